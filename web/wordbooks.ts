import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compile, kept } from './fluent.ts'

const NAME = 'virtual:wordbooks'
const LANGUAGES = ['en', 'fr', 'de']
/** Said by the server, unless a component asks for one of them by name. */
const SERVERS = /^(option-|facts-|refused-|text-|read-|move-|notation-|table-)/

/**
 * The Fluent files as modules: one book for the shell, one for the pages besides the table, one for
 * each game and one for what its board loads later, in each language. `virtual:wordbooks` lists them by name,
 * `virtual:wordbooks/<book>/<language>` is one of them, with what browsers may have to say.
 */
export function wordbooks(shell: string, source: string): Plugin {
  const folders: Record<string, string[]> = {
    shell: [join(shell, 'words'), join(source, 'engine/words'), join(source, 'table/words')],
    later: [join(shell, 'words/later')],
    report: [join(source, 'lab/words')],
  }
  const asking = [join(shell, 'shell'), join(shell, 'kit')] // where messages are asked for by name
  for (const game of readdirSync(join(source, 'games'))) {
    const home = join(source, 'games', game)
    const own = [join(home, 'words'), join(home, 'web/words')].filter((folder) => existsSync(folder))
    if (own.length) folders[game] = own
    const later = join(home, 'web/words/later')
    if (existsSync(later)) folders[`${game}_later`] = [...own, later]
  }
  const list = (book: string) =>
    `${book}: {${LANGUAGES.map((language) => `${language}: () => import('${NAME}/${book}/${language}')`).join()}}`
  return {
    name: 'wordbooks',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const [book, language] = id.slice(NAME.length + 2).split('/')
      if (!book) return `export default {${Object.keys(folders).map(list).join()}}`
      const files = (folders[book] ?? []).map((folder) => join(folder, `${language}.ftl`))
      files.forEach((file) => this.addWatchFile(file))
      const words = Object.assign({}, ...files.map((file) => compile(readFileSync(file, 'utf8'))))
      const game = book.replace('_later', '')
      const board = join(source, 'games', game, 'web')
      const later = join(board, 'later')
      const asks = asked([...asking, board], `${game}_later` in folders ? later : '')
      const tells = told(['table', 'server'].map((folder) => join(source, folder)))
      const first = (id: string) => id !== 'about' && id !== 'how' && (!SERVERS.test(id) || asks(id) || tells(id))
      if (book === game) return `export default ${JSON.stringify(kept(words, first))}`
      const [own, asksLater] = [compile(readFileSync(files.at(-1) ?? '', 'utf8')), asked([later])]
      return `export default ${JSON.stringify(kept(words, (id) => id in own || (asksLater(id) && !first(id))))}`
    },
  }
}

/** Whether the sources in these folders, but not in one of them, name a message, in full or by its beginning. */
function asked(folders: string[], without = ''): (id: string) => boolean {
  const all = folders.flatMap((folder) => globSync('**/*.{svelte,ts}', { cwd: folder }).map((file) => join(folder, file)))
  const files = without ? all.filter((file) => !file.startsWith(without)) : all
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = new Set([...text.matchAll(/['"]([\w-]+)['"]/g)].map(([, name]) => name))
  const beginnings = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, name]) => name ?? '')
  return (id) => names.has(id) || beginnings.some((beginning) => id.startsWith(beginning))
}

/** Whether Python sources in these folders send a message for browsers to say, as the log of a table is. */
function told(folders: string[]): (id: string) => boolean {
  const files = folders.flatMap((folder) => globSync('*.py', { cwd: folder }).map((file) => join(folder, file)))
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = new Set([...text.matchAll(/Line\("([\w-]+)"/g)].map(([, name]) => name))
  const beginnings = [...text.matchAll(/Line\(f"([\w-]+)\{/g)].map(([, name]) => name ?? '')
  return (id) => names.has(id) || beginnings.some((beginning) => id.startsWith(beginning))
}
