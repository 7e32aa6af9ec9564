/** What the table gives to a game's board. The board draws it and says what was chosen. */

import type { Snippet } from 'svelte'
import type { Line, Say } from './words'

export interface BoardProps<View, Move> {
  view: View
  offered: Move[] // what this seat may do now; empty if others are to act
  reading: string[] // each offered move in a few words
  play: (move: Move) => void
  others: Move[] // what may be chosen in place of my last choice; empty if that cannot be taken back at once
  instead: (move: Move) => void // takes back my last choice and plays one of these
  why: (move: Move) => void // tells the player which rule forbids it
  tell: (text: string) => void // says something through the live region
  names: string[]
  words: Say
  me: number | null // null: only watching
  last: Line[] // the log's lines about the last move
  since: Line[] // those about all moves since I acted, the last one among them
  pointed: Line[] // those of the log line under the pointer, or none
  suggested: Suggested<Move>[] // moves to be drawn where they would be made
  around: Around
}

/** A move that is drawn and not made: the best one as a bot sees it, the one that was played, or one that waits to be sent. */
export interface Suggested<Move> {
  move: Move
  kind: 'best' | 'played' | 'unsent'
}

/** The classes of a control that makes one of these moves, if any of them is suggested. */
export function suggestedAs<Move>(suggested: Suggested<Move>[], makes: (move: Move) => boolean): string {
  return suggested.flatMap(({ move, kind }) => (makes(move) ? `suggested ${kind}` : [])).join(' ')
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
