/** Who sits where, by name. */

import type { Say } from '$kit/words'
import type { Card, Sitter } from './protocol'

/** The names at a table: people by theirs, bots by their level, numbered where there are several. */
export function namesAt(card: Card, say: Say): string[] {
  const plain = card.sitters.map((sitter, seat) => nameOf(sitter, seat, say))
  return plain.map((name, seat) => {
    const twins = plain.filter((other) => other === name).length
    const before = plain.slice(0, seat).filter((other) => other === name).length
    return twins > 1 ? `${name} ${before + 1}` : name
  })
}

function nameOf(sitter: Sitter, seat: number, say: Say): string {
  if (sitter.kind === 'person' && sitter.name) return sitter.name
  if (sitter.kind === 'bot') return say('table-level', { level: sitter.level ?? '' })
  return say('seat', { number: seat + 1 })
}

/** A game's title from its name: the titles are proper names, the same in every language. */
export function titleOf(game: string): string {
  return game.replace(/(^|_)(\w)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
}
