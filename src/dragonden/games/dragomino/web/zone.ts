/** Where dominoes lie: squares of a zone, 100 units each. */

import type { Line } from '$kit/words'
import type { AnyMove, Half, Place, Square } from './types'

export const SIZE = 100
export type Cell = { x: number; y: number }
export interface Box extends Cell {
  width: number
  height: number
}

/** A domino as it lies: its upper or left half first. */
export interface Laid extends Cell {
  key: string
  seed: number
  upright: boolean
  halves: [Half, Half]
}

const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const

export const spot = ({ x, y }: Cell): string => `${x},${y}`

/** The two squares that a placement covers, that of the first half first. */
export function covered({ x, y, side }: Omit<Place, 'type'>): [Cell, Cell] {
  const [dx, dy] = STEP[side]
  return [
    { x, y },
    { x: x + dx, y: y + dy },
  ]
}

export function placesOf(offered: AnyMove[]): Place[] {
  return offered.filter((move) => move.type === 'place')
}

/** The placements that cover a spot, turning round it: by the first half, then by the second. */
export function around(places: Place[], at: string): Place[] {
  const turning = (which: 0 | 1) =>
    Object.keys(STEP).flatMap((side) =>
      places.filter((place) => place.side === side && spot(covered(place)[which]) === at),
    )
  return [...turning(0), ...turning(1)]
}

function lying(key: string, seed: number, cells: [Cell, Cell], halves: [Half, Half]): Laid {
  const [one, two] = cells
  const turned = two.x < one.x || two.y < one.y
  return {
    key,
    seed,
    x: Math.min(one.x, two.x),
    y: Math.min(one.y, two.y),
    upright: one.x === two.x,
    halves: turned ? [halves[1], halves[0]] : halves,
  }
}

/** The dominoes of a zone; its squares come in pairs. */
export function dominoesOf(zone: Square[]): Laid[] {
  const laid: Laid[] = []
  for (let i = 0; i + 1 < zone.length; i += 2) {
    const [one, two] = [zone[i] as Square, zone[i + 1] as Square]
    laid.push(lying(`${one.domino ?? 'start'}`, one.domino ?? 40, [one, two], [one.half, two.half]))
  }
  return laid
}

export function ghostOf(place: Place, halves: [Half, Half], seed: number): Laid {
  return lying('ghost', seed, covered(place), halves)
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

/** The domino that a log line tells of having been placed in a seat's zone. */
export function placedIn(lines: Line[], seat: number): Laid | null {
  const line = lines.find(({ id, facts }) => id === 'log-place' && facts['seat'] === seat)
  if (!line) return null
  const { x, y, side } = line.facts as unknown as Place
  const blank: Half = { landscape: 'desert', well: false }
  return lying('mark', 0, covered({ x, y, side }), [blank, blank])
}
