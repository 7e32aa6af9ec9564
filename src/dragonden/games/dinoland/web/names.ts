/** Pieces and areas in words, for tooltips and for those who hear the board. */

import type { Say } from '$kit/words'
import { ghostOf } from './map'
import type { Area, Domino, Half, Place, Square } from './types'

export function halfName({ terrain, creature, arrow }: Half, words: Say): string {
  return words('half-name', { terrain, creature, arrow: arrow ?? 'none' })
}

export function dominoName(domino: Domino, words: Say): string {
  return domino.halves.map((half) => halfName(half, words)).join(' – ')
}

/** A domino as it would lie: its upper or left half first. */
export function layName(lay: Place, domino: Domino, words: Say): string {
  const { x, y, upright, halves } = ghostOf(lay, domino)
  const [one, two] = halves.map((half) => halfName(half, words)) as [string, string]
  return words('web-lay', { x, y, one, two, way: upright ? 'down' : 'across' })
}

export function squareName(square: Square, words: Say, names: string[]): string {
  const name = halfName(square.half, words)
  return square.pawn === null ? name : words('web-with-pawn', { name, seat: names[square.pawn] ?? '' })
}

export function ownersOf(area: Area, words: Say, names: string[]): string {
  return area.owners.length ? area.owners.map((seat) => names[seat] ?? '').join(', ') : words('web-unclaimed')
}

/** An area's sum: squares × dinosaurs, and what is left of it if the asteroid strikes. */
export function sumOf(area: Area, words: Say): string {
  const [size, product] = [area.squares.length, area.squares.length * area.dinosaurs]
  return words('web-sum', { size, dinosaurs: area.dinosaurs, product, points: area.points, fate: area.lost || area.points === product ? 'whole' : 'less' })
}

export function areaName(area: Area, words: Say, names: string[]): string {
  return words('web-area', { terrain: area.terrain, sum: sumOf(area, words), owners: ownersOf(area, words, names), fate: area.lost ? 'lost' : 'whole' })
}
