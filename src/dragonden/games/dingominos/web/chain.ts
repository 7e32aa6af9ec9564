/** Where the chain lies: from the opening domino to both sides, turning back at the table's edge.

   left end … ┐                 the right side winds downwards,
              └ 0 ┐             the left side upwards, two rows apart
                  └ … right end
*/

import type { DominoName, EndName, Link, SignName } from './types'

export const SIZE = 100
const REACHES = [3, 5, 7, 9, 11] // cells from the middle to the edge where a chain may turn

export type Cell = readonly [x: number, y: number]

export interface Laid {
  key: DominoName
  seed: number
  x: number
  y: number
  upright: boolean
  halves: [SignName, SignName] // the upper or left one first
  order: number
}

/** The cells of one domino after another, from the opening domino outward to the right. */
function* winding(reach: number): Generator<[Cell, Cell]> {
  let [x, y, step] = [1, 0, 1] // the cell reached, and whether it goes right or left
  for (;;) {
    if (Math.abs(x + 2 * step) <= reach) {
      yield [
        [x + step, y],
        [x + 2 * step, y],
      ]
      x += 2 * step
    } else {
      yield [
        [x, y + 1],
        [x, y + 2],
      ]
      y += 2
      step = -step
    }
  }
}

/** The cells of the next dominoes on one side: the inner half first. The left is the right turned round. */
export function spots(end: EndName, count: number, reach: number): [Cell, Cell][] {
  const cells: [Cell, Cell][] = []
  const turned = ([x, y]: Cell): Cell => (end === 'right' ? [x, y] : [1 - x, -y])
  const wind = winding(reach)
  while (cells.length < count) {
    const [inner, outer] = wind.next().value as [Cell, Cell]
    cells.push([turned(inner), turned(outer)])
  }
  return cells
}

/** A domino on two cells, its signs in the order of the cells. */
export function lying(key: DominoName, cells: [Cell, Cell], signs: [SignName, SignName], order: number): Laid {
  const [[x, y], [u, v]] = cells
  const turned = u < x || v < y
  return {
    key,
    seed: [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 97,
    x: Math.min(x, u),
    y: Math.min(y, v),
    upright: x === u,
    halves: turned ? [signs[1], signs[0]] : signs,
    order,
  }
}

/** Every domino of the chain where it lies. */
export function laidOut(chain: Link[], reach: number): Laid[] {
  const opening = chain.findIndex((link) => link.order === 0)
  const right = spots('right', chain.length - opening - 1, reach)
  const left = spots('left', Math.max(opening, 0), reach)
  return chain.map((link, i) => {
    const cells = i === opening ? OPENING : i > opening ? right[i - opening - 1] : left[opening - 1 - i]
    const signs: [SignName, SignName] = i < opening ? [link.right, link.left] : [link.left, link.right]
    return lying(link.domino, cells as [Cell, Cell], signs, link.order)
  })
}

export const OPENING: [Cell, Cell] = [
  [0, 0],
  [1, 0],
]

/** Where the next domino at an end would lie. */
export function nextSpot(chain: Link[], end: EndName, reach: number): [Cell, Cell] {
  const opening = chain.findIndex((link) => link.order === 0)
  if (opening < 0) return OPENING
  const before = end === 'left' ? opening : chain.length - opening - 1
  return spots(end, before + 1, reach)[before] as [Cell, Cell]
}

const TOWARDS: Record<string, (cell: Cell) => number> = { ArrowLeft: ([x]) => -x, ArrowRight: ([x]) => x, ArrowUp: ([, y]) => -y, ArrowDown: ([, y]) => y }

/** The end that lies where an arrow key points, as the chain is drawn; null: it is no such key. */
export function endTowards(key: string, chain: Link[], reach: number): EndName | null {
  const far = TOWARDS[key]
  if (!far) return null
  const reached = (end: EndName) => Math.max(...nextSpot(chain, end, reach).map(far))
  return reached('left') > reached('right') ? 'left' : 'right'
}

/** A box around the whole chain and where it goes on. */
export function boxOf(chain: Link[], reach: number): Box {
  const laid = laidOut(chain, reach).flatMap(({ x, y, upright }): Cell[] => [[x, y], upright ? [x, y + 1] : [x + 1, y]])
  const next = chain.length ? [...nextSpot(chain, 'left', reach), ...nextSpot(chain, 'right', reach)] : OPENING
  return around([...laid, ...next])
}

/** Where the chain should turn to be seen as large as can be on a table of this shape. */
export function bestReach(chain: Link[], ratio: number): number {
  const size = (reach: number) => {
    const { width, height } = boxOf(chain, reach)
    return Math.max(width, height * ratio)
  }
  return REACHES.reduce((best, reach) => (size(reach) < size(best) ? reach : best))
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A box around some cells. */
function around(cells: Cell[]): Box {
  const xs = cells.map(([x]) => x)
  const ys = cells.map(([, y]) => y)
  const [left, right] = [Math.min(-2, ...xs), Math.max(3, ...xs) + 1]
  const [top, bottom] = [Math.min(-1, ...ys), Math.max(1, ...ys) + 1]
  const rim = 0.4
  return { x: (left - rim) * SIZE, y: (top - rim) * SIZE, width: (right - left + 2 * rim) * SIZE, height: (bottom - top + 2 * rim) * SIZE }
}
