/** The boards that games bring; nothing here names a game. */

import type { Component } from 'svelte'
import type { BoardProps } from '$kit/board'
import { fetched } from '$kit/fetched.svelte'

export type AnyBoard = Component<BoardProps<never, never>>
type Loads<Kind> = Record<string, () => Promise<{ default: Kind }>>

const boards = import.meta.glob('../../src/dragonden/games/*/web/Board.svelte') as Loads<AnyBoard>

/** What one game has among files of the same name. */
export async function found<Kind>(files: Loads<Kind>, game: string): Promise<Kind | null> {
  const path = Object.keys(files).find((file) => file.includes(`/games/${game}/`))
  const load = path && files[path]
  return load ? (await fetched(load)).default : null
}

/** A game's own board, or null if it has none: then it is played from text. */
export const boardOf = (game: string) => found(boards, game)
