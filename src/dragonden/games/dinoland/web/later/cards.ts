/** The pictures on the impact cards. */

import type { CardName } from '../types'

/** Squares around the target that are hit, by rows; the target is in the middle. */
const SHAPES: Partial<Record<CardName, string>> = {
  regular: '..... .###. .###. .###. .....',
  regular_wrap: '..... .###. .###. .###. .....',
  regular_limit: '..... .###. .###. .###. .....',
  radius_double: '..#.. .###. ##### .###. ..#..',
  radius_double_noarea: '..#.. .###. ##### .###. ..#..',
  radius_double_kind: '..#.. ..#.. ##### ..#.. ..#..',
  regular_kind: '..... ..#.. .###. ..#.. .....',
  random_shape_0: '..... .##.. .#.#. ..##. .....',
  random_shape_1: '..... ##... .###. ...## .....',
  random_shape_2: '..... .#.#. .###. .#.#. .....',
  random_shape_3: '..... .###. ..#.. ..#.. .....',
  random_shape_5: '..... #.#.# ##### ..... .....',
  longest_row: '..... ..... ##### ..... .....',
  shortest_row: '..#.. ..#.. ..#.. ..#.. ..#..',
}

/** The squares a card hits, from −2 to 2 around the target; none if it is about no shape. */
export function shapeOf(card: CardName): { x: number; y: number }[] {
  const rows = (SHAPES[card] ?? '').split(' ')
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x: x - 2, y: y - 2 }] : [])))
}
