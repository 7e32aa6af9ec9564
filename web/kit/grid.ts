/** Where dominoes lie: squares of 100 units each; x grows to the right, y downwards. */

import { pointUnder } from './drag'

export const SIZE = 100
export type Cell = { x: number; y: number }
export interface Box extends Cell {
  width: number
  height: number
}

export const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const
export type Side = keyof typeof STEP
export const SIDES: Side[] = ['N', 'E', 'S', 'W']

/** Where a domino is laid: its first half, and on which side of it the second. */
export interface Lying extends Cell {
  side: Side
}

/** A domino as it lies: its upper or left half first. */
export interface Laid<Half> extends Cell {
  key: string
  seed: number
  upright: boolean
  halves: [Half, Half]
}

export const spot = ({ x, y }: Cell): string => `${x},${y}`

/** The two squares that a lay covers, that of the first half first. */
export function covered({ x, y, side }: Lying): [Cell, Cell] {
  const [dx, dy] = STEP[side]
  return [
    { x, y },
    { x: x + dx, y: y + dy },
  ]
}

/** The square under a pointer. */
export function cellUnder(svg: SVGSVGElement | undefined, event: { clientX: number; clientY: number }): Cell | null {
  const point = pointUnder(svg, event)
  return point && { x: Math.floor(point.x / SIZE), y: Math.floor(point.y / SIZE) }
}

/** The same, if the pointer is over the drawing at all. */
export function cellOn(svg: SVGSVGElement | undefined, event: PointerEvent): Cell | null {
  const over = document.elementsFromPoint(event.clientX, event.clientY).includes(svg as Element)
  return over ? cellUnder(svg, event) : null
}

const ARROWS: Record<string, Side> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }

/** The square to which an arrow key leads. */
export function beside(key: string, at: Cell): Cell | null {
  const side = ARROWS[key]
  return side ? covered({ ...at, side })[1] : null
}

/** The lays that cover a spot, turning round it: by the first half, then by the second. */
export function around<Lay extends Lying>(lays: Lay[], at: string): Lay[] {
  const turning = (which: 0 | 1) => SIDES.flatMap((side) => lays.filter((lay) => lay.side === side && spot(covered(lay)[which]) === at))
  return [...turning(0), ...turning(1)]
}

/** A domino on two squares, those of its halves. */
export function lying<Half>(key: string, seed: number, cells: [Cell, Cell], halves: [Half, Half]): Laid<Half> {
  const [one, two] = cells
  const back = two.x < one.x || two.y < one.y
  return {
    key,
    seed,
    x: Math.min(one.x, two.x),
    y: Math.min(one.y, two.y),
    upright: one.x === two.x,
    halves: back ? [halves[1], halves[0]] : halves,
  }
}

/** A box around cells with a rim, never smaller than `least` cells each way. */
export function boxAround(cells: Cell[], rim: number, least = 0): Box {
  const xs = cells.map((cell) => cell.x)
  const ys = cells.map((cell) => cell.y)
  const stretch = (low: number, high: number) => {
    const lack = Math.max(0, least - (high - low + 1 + 2 * rim)) / 2
    return [low - rim - lack, high + 1 + rim + lack] as const
  }
  const [left, right] = stretch(Math.min(...xs), Math.max(...xs))
  const [top, bottom] = stretch(Math.min(...ys), Math.max(...ys))
  return { x: left * SIZE, y: top * SIZE, width: (right - left) * SIZE, height: (bottom - top) * SIZE }
}
