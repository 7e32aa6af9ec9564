import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

const BOARD = /games\/(\w+)\/web\/Board\.svelte$/

/** Fails the build when the first table page of any game weighs more than `most` bytes gzipped. */
export function budget({ page, most }: { page: string; most: number }): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
      const holding = (found: (id: string) => boolean) =>
        chunks.filter((chunk) => chunk.moduleIds.some((id) => found(id.split('?')[0] ?? '')))
      const shell = [...chunks.filter((chunk) => chunk.isEntry), ...holding((id) => id.endsWith(page))]
      const boards = holding((id) => BOARD.test(id))
      if (!boards.length) this.error('No game has a board: is the glob in shell/boards.ts right?')
      for (const board of boards) {
        const game = board.moduleIds.map((id) => BOARD.exec(id)?.[1]).find(Boolean)
        const files = closure(bundle, [...shell, board])
        const weight = files.reduce((sum, name) => sum + gzipped(bundle, name), 0)
        console.log(`first table page of ${game}: ${(weight / 1000).toFixed(1)} kB gzip`)
        if (weight > most) this.error(`${game}: ${weight} bytes are more than the ${most} allowed.`)
      }
    },
  }
}

/** The files that a page made of these chunks loads: what they import, and all their style. */
function closure(bundle: Bundle, chunks: Chunk[]): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (!file || files.has(name)) return
    files.add(name)
    if (file.type !== 'chunk') return
    file.imports.forEach(visit)
    file.viteMetadata?.importedCss.forEach(visit)
  }
  chunks.forEach((chunk) => visit(chunk.fileName))
  return [...files]
}

function gzipped(bundle: Bundle, name: string): number {
  const file = bundle[name]
  const content = file?.type === 'chunk' ? file.code : (file?.source ?? '')
  return gzipSync(content).length
}
