/** What the table gives to a game's board. The board draws it and says what was chosen. */

import type { Snippet } from 'svelte'
import type { Line, Say } from './words'

export interface BoardProps<View, Move> {
  view: View
  offered: Move[] // what this seat may do now; empty if others are to act
  reading: string[] // each offered move in a few words, or empty while they are on their way
  play: (move: Move) => void
  instead: ((move: Move) => void) | null // takes back my last choice and plays this one; null: not possible
  why: (move: Move) => void // tells the player which rule forbids it
  tell: (text: string) => void // says something through the live region
  names: string[]
  words: Say
  me: number | null // null: only watching
  last: Line[] // the log's lines about the last move
  pointed: Line[] // those of the log line under the pointer, or none
  around: Around
}

/** What the table puts around a board; `Frame.svelte` has a place for each. */
export interface Around {
  seats: number
  actor: number | null
  who: Snippet<[seat: number]> // a seat's name, its clock, who plays for it
  notices: Snippet // what floats over the board
  cover: Snippet | null // lies over board and dock, as the result does
  acts: Snippet // what one can do besides moving
  side: Snippet<[own: Snippet | undefined]> // log and chat, and what the board has to look up
  folded: boolean // the side, where there is room for it
  sheet: boolean // the side covers the board, where there is none
  shut: () => void // the sheet
}

/** Whether two moves are the same. */
export function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
