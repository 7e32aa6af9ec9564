/** Games of other packages: the pages were built without their words, so the server is asked for them. */

import type { Book } from '$kit/words'
import { compile } from '../../fluent'
import type { GameWords } from '../protocol'

/** The words of a game in a language; none if they cannot be had, as when there is no such game. */
export async function fetchBook(game: string, language: string): Promise<{ default: Book } | undefined> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words?language=${language}`).catch(() => null)
  return answer?.ok ? { default: compile(((await answer.json()) as GameWords).fluent) } : undefined
}
