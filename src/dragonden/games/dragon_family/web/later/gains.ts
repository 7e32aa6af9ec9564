/** Who gains what where, and who pays whom. */

import { around, hexKey, type Hex } from '$kit/hexes'
import { YIELDS } from '../paints'
import type { Act } from '../offers'
import type { ResourceName, Tile, View } from '../types'
import { tilesByHex, type Total } from '../world'

/** The tiles around a place, each once, by direction from the east. */
export function tilesAround(tiles: Map<string, Tile>, place: Hex): Tile[] {
  return [...new Set(around(place).flatMap((hex) => tiles.get(hexKey(hex)) ?? []))]
}

export interface Gain {
  seat: number
  resource: ResourceName
  tile: Tile
  lost: boolean // no token is left
}

/** What exploring a place would bring, and whom: who explores first, then clockwise. */
export function gainsAt(view: View, seat: number, place: Hex): Gain[] {
  const beside = tilesAround(tilesByHex(view.tiles), place)
  const left = { ...view.supply }
  const gains: Gain[] = []
  for (let turn = 0; turn < view.players.length; turn++) {
    const taker = (seat + turn) % view.players.length
    for (const tile of beside) {
      if (taker !== seat && !tile.handlers.includes(taker) && tile.lair?.seat !== taker) continue
      const resource = YIELDS[tile.landscape]
      gains.push({ seat: taker, resource, tile, lost: left[resource]-- <= 0 })
    }
  }
  return gains
}

/** What a handler gains by moving onto a tile. */
function gainOn(view: View, seat: number, tile: Tile): Gain[] {
  const resource = YIELDS[tile.landscape]
  return [{ seat, resource, tile, lost: view.supply[resource] <= 0 }]
}

/** Gains by seat and resource, without what is lost. */
export function totals(gains: Gain[]): Total[] {
  const sums = new Map<string, Total>()
  for (const { seat, resource, lost } of gains) {
    const key = `${seat} ${resource}`
    const sum = sums.get(key) ?? { seat, resource, count: 0 }
    if (!lost) sums.set(key, { ...sum, count: sum.count + 1 })
  }
  return [...sums.values()]
}

/** The gold that others are owed for a lair on a tile. */
export function tithesOn(view: View, seat: number, tile: Tile | undefined): Total[] {
  const lairs = view.territories[tile?.territory ?? -1]?.lairs ?? []
  return lairs.flatMap((count, other) => (other !== seat && count ? [{ seat: other, resource: 'gold' as const, count }] : []))
}

/** What an act would bring. */
export function gainsBy(view: View, act: Act | null): Gain[] {
  const seat = view.actor ?? 0
  if (act?.type === 'explore') return gainsAt(view, seat, act)
  const tile = act?.type === 'move' ? tilesByHex(view.tiles).get(hexKey(act)) : undefined
  return tile ? gainOn(view, seat, tile) : []
}
