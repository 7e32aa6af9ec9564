/** Offers sorted by the control that shows them. */

import { offersOf } from '../offers'
import type { AnyMove, Discard, Hatch, KindName, ResourceName } from '../types'

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
