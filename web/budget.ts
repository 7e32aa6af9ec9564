import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const BOARD = /games\/(\w+)\/web\/Board\.svelte$/
const BOOK = /^\0virtual:wordbooks\/(\w+)\/(\w+)$/
/** Fetched when somebody goes there or opens it; whatever else is imported is needed at once. */
const LATER = /\/later\/|Page\.svelte$|\/(Cover|Sheet)\.svelte$/

/**
 * Fails the build when the first table page of any game weighs more than `most` bytes gzipped: all
 * script, style and words that somebody at the table needs to see it, in the wordiest language.
 * An import that is merely put off counts, unless it leads to a page or into a folder `later`.
 */
export function budget({ page, most }: { page: string; most: number }): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
      const entry = chunks.flatMap((chunk) => (chunk.isEntry ? chunk.moduleIds : []))
      const all = chunks.flatMap((chunk) => chunk.moduleIds)
      const pages = all.filter((id) => id.endsWith(page))
      const boards = all.filter((id) => BOARD.test(id))
      const languages = new Set(all.flatMap((id) => BOOK.exec(id)?.[2] ?? []))
      if (!boards.length || !pages.length || !languages.size) this.error(`No board, no ${page} or no words: are the patterns in budget.ts right?`)
      for (const board of boards) {
        const game = BOARD.exec(board)?.[1]
        const weights = [...languages].map((language) => {
          const needed = (id: string) => isNeeded(id, game ?? '', language)
          const puts = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds.filter(needed) ?? []
          const files = reached(bundle, chunks, [...entry, ...pages, board], puts)
          return files.reduce((sum, name) => sum + gzipped(bundle, name), 0)
        })
        const weight = Math.max(...weights)
        console.log(`first table page of ${game}: ${(weight / 1000).toFixed(1)} kB gzip`)
        if (weight > most) this.error(`${game}: ${weight} bytes are more than the ${most} allowed.`)
      }
    },
  }
}

/** Whether a module that is imported when needed is needed for the first page of this game. */
function isNeeded(id: string, game: string, language: string): boolean {
  const [, book, spoken] = BOOK.exec(id) ?? []
  if (book) return spoken === language && (book === 'shell' || book === game)
  return !LATER.test(id) && (BOARD.exec(id)?.[1] ?? game) === game
}

/** The files that hold these modules, with all that they import and their style. */
function reached(bundle: Bundle, chunks: Chunk[], modules: string[], puts: (id: string) => string[]): string[] {
  const files = new Set<string>()
  const seek = (id: string) => chunks.filter((chunk) => chunk.moduleIds.includes(id)).forEach((chunk) => visit(chunk.fileName))
  const visit = (name: string) => {
    const file = bundle[name]
    if (!file || files.has(name)) return
    files.add(name)
    if (file.type !== 'chunk') return
    file.imports.forEach(visit)
    file.viteMetadata?.importedCss.forEach(visit)
    file.moduleIds.flatMap(puts).forEach(seek)
  }
  modules.forEach(seek)
  return [...files]
}

function gzipped(bundle: Bundle, name: string): number {
  const file = bundle[name]
  const content = file?.type === 'chunk' ? file.code : (file?.source ?? '')
  return gzipSync(content).length
}
