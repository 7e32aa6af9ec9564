/** The points of a seat by what they are for. */

import type { LandscapeName, View } from './types'

export const LANDS: LandscapeName[] = ['forest', 'mountain', 'ocean'] // a town is never a territory
const LAIRS = 4
const LAIR_POINTS = 3

export interface Score {
  nest: number
  lairs: number
  lands: Record<string, number[]> // the sizes of the territories controlled, by landscape
  total: number
}

export function scoreOf(view: View, seat: number): Score {
  const player = view.players[seat]
  const nest = player?.nest.length ?? 0
  const lairs = LAIR_POINTS * (LAIRS - (player?.lairs_left ?? LAIRS))
  const held = view.territories.filter(({ controllers }) => controllers.includes(seat))
  const sizes = (land: LandscapeName) => held.filter(({ landscape }) => landscape === land).map(({ tiles }) => tiles)
  const lands = Object.fromEntries(LANDS.map((land) => [land, sizes(land).sort((one, two) => two - one)]))
  const total = nest + lairs + held.reduce((sum, { tiles }) => sum + tiles, 0)
  return { nest, lairs, lands, total }
}
