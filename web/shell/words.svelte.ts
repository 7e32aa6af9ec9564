/** The words of the shell and of one game, in the language chosen, loaded when needed. */

import books from 'virtual:wordbooks'
import { Words } from '$kit/words'
import { settings } from './settings.svelte'

/** The words in a language: those of the shell, and those of a game if one is named. */
export async function loadWords(language: string, game: string | null): Promise<Words> {
  const loads = ['shell', ...(game ? [game] : [])].map((book) => books[book]?.[language]?.())
  const sources = await Promise.all(loads)
  return new Words(language, sources.flatMap((source) => source?.default ?? []))
}

/** The words at hand; `game` says whose are needed besides the shell's. */
class Speech {
  game = $state<string | null>(null)
  words = $state.raw<Words | null>(null)
  private spoken = $state<string | null>(null) // the game whose words are at hand

  /** Load again whenever language or game change; call once, inside an effect's reach. */
  follow(): void {
    $effect(() => {
      const { language } = settings
      const { game } = this
      let late = false
      void loadWords(language, game).then((words) => {
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
}

export const speech = new Speech()

/** A message in the language at hand. */
export const say = (id: string, facts: Record<string, string | number> = {}): string => speech.words?.say(id, facts) ?? ''
