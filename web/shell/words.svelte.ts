/** The words of the shell and of one game, in the language chosen, loaded when needed. */

import { Words } from '$kit/words'
import { settings } from './settings.svelte'

type Files = Record<string, () => Promise<string>>

const shared = {
  ...import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../src/dragonden/engine/words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../src/dragonden/table/words/*.ftl', { query: '?raw', import: 'default' }),
} as Files
const games = {
  ...import.meta.glob<string>('../../src/dragonden/games/*/words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../src/dragonden/games/*/web/words/*.ftl', { query: '?raw', import: 'default' }),
} as Files

/** The words in a language: those of the shell, and those of a game if one is named. */
export async function loadWords(language: string, game: string | null): Promise<Words> {
  const spoken = (path: string) => path.endsWith(`/${language}.ftl`)
  const loads = Object.keys(shared).filter(spoken).map((path) => shared[path]?.())
  if (game) {
    const own = Object.keys(games).filter((path) => spoken(path) && path.includes(`/games/${game}/`))
    loads.push(...own.map((path) => games[path]?.()))
  }
  const sources = await Promise.all(loads)
  return new Words(language, sources.filter((source) => source !== undefined))
}

/** The words at hand; `game` says whose are needed besides the shell's. */
class Speech {
  game = $state<string | null>(null)
  words = $state.raw<Words | null>(null)

  /** Load again whenever language or game change; call once, inside an effect's reach. */
  follow(): void {
    $effect(() => {
      const { language } = settings
      const { game } = this
      let late = false
      void loadWords(language, game).then((words) => {
        if (!late) this.words = words
      })
      return () => {
        late = true
      }
    })
  }

  /** Whether the words at hand are those of a game. */
  has(game: string): boolean {
    return this.game === game && this.words !== null && this.words.has('about')
  }
}

export const speech = new Speech()

/** A message in the language at hand. */
export const say = (id: string, facts: Record<string, string | number> = {}): string => speech.words?.say(id, facts) ?? ''
