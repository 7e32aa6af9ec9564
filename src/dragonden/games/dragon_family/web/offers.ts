/** What is offered: by kind, and where on the map. */

import { hexKey, type Hex } from '$kit/hexes'
import type { AnyMove, Explore, Found, Gain, Go, HandlerNumber, Lay, MoveHandler, Settle, View } from './types'

export type Mode = 'explore' | 'move' | 'settle'
export type Choice = Explore | MoveHandler | Settle // of a mode, a handler and perhaps a tile
export type Act = Lay | Go | Found // what is then done
export const MODES: Mode[] = ['explore', 'move', 'settle']

type Of<Type extends AnyMove['type']> = Extract<AnyMove, { type: Type }>

export function offersOf<Type extends AnyMove['type']>(offered: AnyMove[], type: Type): Of<Type>[] {
  return offered.filter((move): move is Of<Type> => move.type === type)
}

/** What has been chosen and is to be carried out on the map. */
export function modeOf({ phase }: View): Mode | null {
  return phase === 'explore' || phase === 'move' || phase === 'settle' ? phase : null
}

/** Where a handler of the actor stands. */
export function standOf(view: View, handler: HandlerNumber): Hex {
  const [q, r] = view.players[view.actor ?? 0]?.handlers[handler] ?? [0, 0]
  return { q, r }
}

/** Where the act is done: a lair is founded where the chosen handler stands. */
export function placeOf(view: View, act: Act): Hex {
  return act.type === 'found' ? standOf(view, view.chosen?.handler ?? 0) : act
}

/** Which of these acts are done on a spot. */
export function actsAt(view: View, acts: Act[], spot: string): Act[] {
  return acts.filter((act) => hexKey(placeOf(view, act)) === spot)
}

/** The choice of a mode with a handler, or with the first that can, out of what may be chosen. */
export function choiceOf(ways: AnyMove[], mode: Mode, handler: HandlerNumber | null, tile: Explore['tile']): Choice | undefined {
  const open = offersOf(ways, mode).filter((way) => way.type !== 'explore' || tile === null || way.tile === tile)
  return open.find((way) => way.handler === handler) ?? open[0]
}

/** What the act would bring, and whom. */
export function gainsOf(view: View, act: Act): Gain[] {
  const { q, r } = placeOf(view, act)
  return view.outlooks.find((outlook) => outlook.q === q && outlook.r === r)?.gains ?? []
}
