/** What is offered: by kind, and where on the map. */

import { hexKey } from '$kit/hexes'
import type { AnyMove, Explore, Move, Settle } from './types'

export type Mode = 'explore' | 'move' | 'settle'
export type Act = Explore | Move | Settle
export const MODES: Mode[] = ['explore', 'move', 'settle']

type Of<Type extends AnyMove['type']> = Extract<AnyMove, { type: Type }>

export function offersOf<Type extends AnyMove['type']>(offered: AnyMove[], type: Type): Of<Type>[] {
  return offered.filter((move): move is Of<Type> => move.type === type)
}

/** Where the handler comes from that a move takes along; a lair takes none. */
export function fromOf(act: Act): string | null {
  return act.type === 'settle' ? null : hexKey({ q: act.from_q, r: act.from_r })
}

/** Which of these acts end on a spot, all by one handler: the one preferred, if it can. */
export function actsAt(acts: Act[], spot: string, handler: string | null): Act[] {
  const here = acts.filter((act) => hexKey(act) === spot)
  const froms = here.map(fromOf)
  const from = froms.includes(handler) ? handler : (froms[0] ?? null)
  return here.filter((act) => fromOf(act) === from)
}
