/** Pieces in words, for those who hear the board and for what a picture cannot say. */

import type { Say } from '$kit/words'
import type { Territory, Tile, View } from './types'
import { wayTo } from './world'

/** A territory: how large, whose lairs, who controls it. */
export function territoryName({ landscape, tiles, lairs, controllers }: Territory, words: Say, names: string[]): string {
  const land = words('web-territory', { landscape, count: tiles })
  if (!controllers.length) return `${land} · ${words('web-uncontrolled')}`
  const owned = lairs.flatMap((count, seat) => (count ? [`${names[seat] ?? ''} ${count}`] : []))
  const held = words('text-held', { lairs: owned.join(', '), seats: controllers.map((seat) => names[seat] ?? '').join(', ') })
  return `${land} · ${held}`
}

/** A tile with all that stands on it. */
export function tileName(tile: Tile, view: View, words: Say, names: string[]): string {
  const parts = [words('web-tile', { ...wayTo(tile), landscape: tile.landscape })]
  if (tile.handlers.length) parts.push(words('web-handlers', { seats: tile.handlers.map((seat) => names[seat] ?? '').join(', ') }))
  if (tile.lair) parts.push(words('web-lair-of', { seat: names[tile.lair.seat] ?? '', colour: tile.lair.colour }))
  const territory = view.territories[tile.territory ?? -1]
  if (territory) parts.push(`${territoryName(territory, words, names)}.`)
  return parts.join(' ')
}
