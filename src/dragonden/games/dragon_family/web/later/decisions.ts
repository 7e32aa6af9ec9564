/** Offers sorted by the control that shows them. */

import { offersOf } from '../offers'
import type { AnyMove, Discard, Hatch, KindName, ResourceName } from '../types'

/** The offer to put just these tiles under the stack. */
export function discardOf(offered: AnyMove[], tiles: KindName[]): Discard | undefined {
  const sorted = (names: string[]) => [...names].sort().join()
  return offersOf(offered, 'discard').find((move) => sorted(move.tiles) === sorted(tiles))
}

/** What can be had for an egg, each with the payments for it. */
export function eggsOf(offered: AnyMove[]): { egg: Hatch['egg']; payments: Hatch[] }[] {
  const eggs = new Map<Hatch['egg'], Hatch[]>()
  for (const move of offersOf(offered, 'hatch')) eggs.set(move.egg, [...(eggs.get(move.egg) ?? []), move])
  return [...eggs].map(([egg, payments]) => ({ egg, payments }))
}

/** The payments that cost least gold for each kind; gold for gold only where there is no other. */
export function thrifty({ egg, payments }: { egg: Hatch['egg']; payments: Hatch[] }): Hatch[] {
  const least = payments.filter(({ kind, golds }) => !payments.some((other) => other.kind === kind && other.golds < golds))
  const without = least.filter(({ kind, golds }) => !golds && (egg !== 'token' || kind !== 'gold'))
  return egg === 'token' && without.length ? without : least
}

/** The tokens of a payment, one by one. */
export function tokensOf({ kind, golds }: Hatch, price: number): ResourceName[] {
  return Array.from({ length: price }, (_, i) => (i < price - golds ? kind : 'gold'))
}
