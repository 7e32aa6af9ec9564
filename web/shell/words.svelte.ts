/** The words of the shell and of one game, in the language chosen, loaded when needed. */

import { tick } from 'svelte'
import books from 'virtual:wordbooks'
import { fetched } from '$kit/fetched.svelte'
import { later, Words } from '$kit/words'
import { settings } from './settings.svelte'

/** The words in a language: those of the shell, of a game, and of other books that are named. */
export async function loadWords(language: string, others: string[], game: string | null = null): Promise<Words> {
  const loads = ['shell', ...(game ? [game] : []), ...others].map((book) => books[book]?.[language])
  const foreign = game && !books[game] ? () => import('./later/foreign').then(({ fetchBook }) => fetchBook(game, language)) : null
  const found = await Promise.all([...loads, foreign].map((load) => load && fetched(load)))
  return new Words(language, found.flatMap((book) => (book ? [book.default] : [])))
}

/** The words at hand; `game` says whose are needed besides the shell's. */
class Speech {
  game = $state<string | null>(null)
  words = $state.raw<Words | null>(null)
  private spoken = $state<string | null>(null) // the game whose words are at hand
  private later = $state(false) // whether there is more to say than at a table
  private loading: Promise<void> | null = null

  /** Load again whenever language or game change; call once, inside an effect's reach. */
  follow(): void {
    $effect(() => {
      const { game } = this
      let late = false
      const others = this.later ? ['later', `${game}_later`] : []
      this.loading = loadWords(settings.language, others, game).then((words) => {
        if (late) return
        this.words = words
        this.spoken = game
      })
      return () => {
        late = true
      }
    })
  }

  /** Whether the words at hand are those of a game. */
  has(game: string): boolean {
    return this.spoken === game
  }

  /** Have the words of all pages, and of what can be opened on them. */
  async more(): Promise<void> {
    await Promise.resolve() // parts ask while they are being drawn, when nothing may change
    this.later = true
    await tick()
    await this.loading
  }
}

export const speech = new Speech()
later.words = () => speech.more()

/** A message in the language at hand. */
export const say = (id: string, facts: Record<string, string | number> = {}): string => speech.words?.say(id, facts) ?? ''
