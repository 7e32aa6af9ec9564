/** Who keeps the others waiting, and for whom somebody else may play. */

import type { Card, Position, Sitter } from '../protocol'

/** Milliseconds without a move that are long: less while all who play are connected. */
function patience(card: Card): number {
  const playing = card.sitters.filter((sitter) => sitter.kind === 'person' && !sitter.level && !sitter.program)
  return 1000 * (playing.every((sitter) => sitter.here) ? card.wait_here : card.wait)
}

/** Since when the game has waited for a seat's person; 0: for long. */
function waitingSince(sitter: Sitter, seat: number, position: Position): number {
  if (sitter.level) return sitter.covered ?? Infinity
  return position.actor === seat ? (position.since ?? Infinity) : Infinity
}

/** The seats of others whose people have not played for long. */
export function stalling(card: Card, position: Position | null, now: number): number[] {
  if (card.status !== 'running' || !position) return []
  const playing = card.yours.some((seat) => !card.sitters[seat]?.resigned)
  return card.sitters.flatMap((sitter, seat) => {
    const other = sitter.kind === 'person' && !sitter.resigned && !sitter.opened && !card.yours.includes(seat)
    return playing && other && now - waitingSince(sitter, seat, position) >= patience(card) ? [seat] : []
  })
}
