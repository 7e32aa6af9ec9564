/** Shapes cut by an unsteady hand: outlines that are a little off, always in the same way. */

export type Point = readonly [number, number]

/** A number from 0 to 1 that depends on nothing but the seed. */
export function noise(seed: number): number {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed + 0x7f4a7c15, 0xc2b2ae35)
  return ((Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f) >>> 8) & 0xffff) / 0xffff
}

const round = (value: number) => Math.round(value * 10) / 10

/** A rounded rectangle with corners and sides pulled up to `off` units out of place. */
export function cutRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  seed = 0,
  off = 1.2,
): string {
  let step = seed * 31
  const pull = () => (noise(step++) - 0.5) * 2 * off
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  const pulled = corners.map(([cx, cy]): Point => [cx + pull(), cy + pull()])
  const parts: string[] = []
  pulled.forEach((corner, i) => {
    const before = pulled[(i + 3) % 4] as Point
    const after = pulled[(i + 1) % 4] as Point
    const start = towards(corner, before, radius)
    const end = towards(corner, after, radius)
    const next = towards(after, corner, radius)
    const middle: Point = [(end[0] + next[0]) / 2 + pull() * 0.7, (end[1] + next[1]) / 2 + pull() * 0.7]
    parts.push(`${i ? 'L' : 'M'}${text(start)}Q${text(corner)} ${text(end)}Q${text(middle)} ${text(next)}`)
  })
  return `${parts.join('')}Z`
}

/** A regular polygon around the origin; `turn` in degrees, 0 puts a corner straight up. */
export function polygon(corners: number, radius: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((turn - 90 + (360 * i) / corners) * Math.PI) / 180
    return text([radius * Math.cos(angle), radius * Math.sin(angle)])
  })
  return `M${points.join('L')}Z`
}

/** A star around the origin. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = ((-90 + (180 * i) / points) * Math.PI) / 180
    const radius = i % 2 ? inner : outer
    return text([radius * Math.cos(angle), radius * Math.sin(angle)])
  })
  return `M${corners.join('L')}Z`
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(distance / length, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function text([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}
