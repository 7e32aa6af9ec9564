/** The boards, covers and score sheets that games bring; nothing here names a game. */

import type { Component } from 'svelte'
import type { BoardProps } from '$kit/board'
import type { Say } from '$kit/words'

type Loads<Props extends Record<string, unknown>> = Record<string, () => Promise<{ default: Component<Props> }>>
export type AnyBoard = Component<BoardProps<never, never>>
type SheetProps = { view: unknown; names: string[]; words: Say }

const boards = import.meta.glob('../../src/dragonden/games/*/web/Board.svelte') as Record<string, () => Promise<{ default: AnyBoard }>>
const covers = import.meta.glob('../../src/dragonden/games/*/web/Cover.svelte') as Loads<Record<string, never>>
const sheets = import.meta.glob('../../src/dragonden/games/*/web/Sheet.svelte') as Loads<SheetProps>

async function found<Kind>(files: Record<string, () => Promise<{ default: Kind }>>, game: string): Promise<Kind | null> {
  const path = Object.keys(files).find((file) => file.includes(`/games/${game}/`))
  return path ? ((await files[path]?.())?.default ?? null) : null
}

/** A game's own board, or null if it has none: then it is played from text. */
export const boardOf = (game: string) => found(boards, game)

/** The picture of a game in lists. */
export const coverOf = (game: string) => found(covers, game)

/** The final scores by category. */
export const sheetOf = (game: string) => found(sheets, game)
