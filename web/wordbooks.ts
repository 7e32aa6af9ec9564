import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:wordbooks'
const LANGUAGES = ['en', 'fr', 'de']

/**
 * The Fluent files as modules: one book for the shell and one for each game, in each language.
 * `virtual:wordbooks` lists them by name, `virtual:wordbooks/<book>/<language>` is the text of one.
 */
export function wordbooks(shell: string, source: string): Plugin {
  const games = join(source, 'games')
  const folders: Record<string, string[]> = {
    shell: [join(shell, 'words'), join(source, 'engine/words'), join(source, 'table/words')],
  }
  for (const game of readdirSync(games)) {
    const own = [join(games, game, 'words'), join(games, game, 'web/words')].filter((folder) => existsSync(folder))
    if (own.length) folders[game] = own
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
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`
    },
  }
}
