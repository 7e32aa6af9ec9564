/** Hexes with a corner up: q counts to the east, r to the south-east; 100 units from side to side. */

import { noise, type Point } from './paths'

export interface Hex {
  q: number
  r: number
}
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const WIDE = 100
export const RADIUS = WIDE / Math.sqrt(3) // from the middle to a corner
export const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const // clockwise
export type Direction = (typeof DIRECTIONS)[number]
const BESIDE = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`

/** The six hexes around one, in the order of the directions. */
export function around({ q, r }: Hex): Hex[] {
  return BESIDE.map(([dq, dr]) => ({ q: q + dq, r: r + dr }))
}

/** The middle of a hex. */
export function middle({ q, r }: Hex): Point {
  return [WIDE * (q + r / 2), RADIUS * 1.5 * r]
}

/** The hex that a point lies in. */
export function hexAt(x: number, y: number): Hex {
  const r = y / (RADIUS * 1.5)
  const q = x / WIDE - r / 2
  const s = -q - r
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)]
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)]
  if (dq > dr && dq > ds) return { q: -rr - rs || 0, r: rr || 0 }
  return dr > ds ? { q: rq || 0, r: -rq - rs || 0 } : { q: rq || 0, r: rr || 0 }
}

/** A corner of a hex around the origin; number 0 is at the top, the others follow clockwise. */
export function corner(number: number, radius = RADIUS): Point {
  const angle = ((60 * number - 90) * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** The numbers of the two corners of the edge in a direction, clockwise. */
export function edge(direction: number): [number, number] {
  return [(direction + 1) % 6, (direction + 2) % 6]
}

const text = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** A hex around the origin with corners pulled up to `off` units out of place. */
export function cutHex(radius = RADIUS, seed = 0, off = 0): string {
  const pull = (i: number) => (noise(seed * 31 + i) - 0.5) * 2 * off
  const corners = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = corner(i, radius)
    return text([x + pull(2 * i), y + pull(2 * i + 1)])
  })
  return `M${corners.join('L')}Z`
}

/** The line around some hexes; around holes in them too. */
export function outline(hexes: Hex[]): string {
  const inside = new Set(hexes.map(hexKey))
  const next = new Map<string, { from: Point; to: Point }[]>()
  for (const hex of hexes) {
    const [x, y] = middle(hex)
    around(hex).forEach((other, direction) => {
      if (inside.has(hexKey(other))) return
      const [from, to] = edge(direction).map((i): Point => [x + corner(i)[0], y + corner(i)[1]]) as [Point, Point]
      next.set(text(from), [...(next.get(text(from)) ?? []), { from, to }])
    })
  }
  let path = ''
  for (let start = first(next); start; start = first(next)) {
    const points: string[] = []
    for (let at = text(start); ; ) {
      const step = next.get(at)?.pop()
      if (!step) break
      points.push(at)
      at = text(step.to)
    }
    path += `M${points.join('L')}Z`
  }
  return path
}

function first(next: Map<string, { from: Point }[]>): Point | null {
  for (const steps of next.values()) if (steps[0]) return steps[0].from
  return null
}

/** A box around hexes with a rim, never smaller than `least` units each way. */
export function boxAround(hexes: Hex[], rim: number, least = 0): Box {
  const points = hexes.map(middle)
  const stretch = (values: number[], half: number) => {
    const [low, high] = [Math.min(...values) - half - rim, Math.max(...values) + half + rim]
    const lack = Math.max(0, least - (high - low)) / 2
    return [low - lack, high - low + 2 * lack] as const
  }
  const [x, width] = stretch(points.map(([px]) => px), WIDE / 2)
  const [y, height] = stretch(points.map(([, py]) => py), RADIUS)
  return { x, y, width, height }
}

const ROW: Record<string, (odd: boolean) => number> = {
  ArrowRight: () => 0,
  ArrowLeft: () => 3,
  ArrowUp: (odd) => (odd ? 4 : 5),
  ArrowDown: (odd) => (odd ? 2 : 1),
}

/** Where an arrow key leads; up and down sway, so that going on keeps to the column. */
export function stepBy(key: string, hex: Hex): Hex | null {
  const direction = ROW[key]?.(Math.abs(hex.r) % 2 === 1)
  return direction === undefined ? null : (around(hex)[direction] ?? null)
}
