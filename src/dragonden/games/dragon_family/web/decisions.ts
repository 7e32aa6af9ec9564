/** Offers sorted by the control that shows them. */

import { offersOf } from './offers'
import type { AnyMove, Discard, Hatch, KindName, Player, ResourceName } from './types'

/** The offer to put just these tiles under the stack. */
export function discardOf(offered: AnyMove[], tiles: KindName[]): Discard | undefined {
  const sorted = (names: string[]) => [...names].sort().join()
  return offersOf(offered, 'discard').find((move) => sorted(move.tiles) === sorted(tiles))
}

/** What can be had for an egg, each with the payments for it. */
export function eggsOf(offered: AnyMove[]): { key: string; source: Hatch['source']; colour: Hatch['colour']; payments: Hatch[] }[] {
  const eggs = new Map<string, Hatch[]>()
  for (const move of offersOf(offered, 'hatch')) {
    const key = `${move.source} ${move.colour}`
    eggs.set(key, [...(eggs.get(key) ?? []), move])
  }
  return [...eggs].map(([key, payments]) => {
    const { source, colour } = payments[0] as Hatch
    return { key, source, colour, payments }
  })
}

/** The tokens of a payment, one by one. */
export function tokensOf({ kind, golds }: Hatch): ResourceName[] {
  return [0, 1, 2].map((i) => (i < 3 - golds ? kind : 'gold'))
}

/** Offers that no control of the board shows: they are listed in words. */
export function restOf(offered: AnyMove[], own: Player | null): AnyMove[] {
  const hand = own?.hand ?? []
  return offered.filter((move) => {
    switch (move.type) {
      case 'explore':
        return !hand.includes(move.tile)
      case 'discard':
        return !move.tiles.every((tile) => tile !== 'hidden' && hand.includes(tile))
      case 'feed':
        return !own?.nest.some(({ colour, food, golds, fed }) => !fed && colour === move.colour && food === move.food && golds === move.golds)
      case 'move':
      case 'settle':
      case 'pass':
      case 'hatch':
      case 'decline':
      case 'stop':
        return !own
      default:
        return true
    }
  })
}
