/** Gains and tithes, summed up for those who read them. */

import type { Gain, Tile, View } from '../types'
import type { Total } from '../world'

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
export function tithesOn(view: View, tile: Tile | undefined): Total[] {
  const tithes = view.territories[tile?.territory ?? -1]?.tithes ?? []
  return tithes.flatMap((count, seat) => (count ? [{ seat, resource: 'gold' as const, count }] : []))
}
