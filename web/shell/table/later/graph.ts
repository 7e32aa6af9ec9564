/** Where the points and lines of an analysis lie: each seat's hopes over the moves of a game. */

import type { Verdict } from '../../protocol'

export const HEIGHT = 240
const LEFT = 44 // room for the numbers of the scale
const RIGHT = 14
const TOP = 14
const BOTTOM = 26

/** A decision on the graph. */
export interface Point {
  x: number
  y: number
  best: number // the height at which the best move would have been
  verdict: Verdict
}

export interface Curve {
  seat: number
  path: string
  points: Point[]
  end: { x: number; y: number } | null // how it ended for this seat
}

/** What is measured: the chance to win or, where all win together, points. */
export interface Measure {
  width: number // of the picture
  moves: number // of the whole game
  together: boolean
  low: number
  high: number
}

export const worth = (judged: Verdict['played'], together: boolean): number => (together ? judged.points : judged.chance)
export const cost = (verdict: Verdict, together: boolean): number => (together ? verdict.points_lost : verdict.chance_lost)

/** The scale that holds all verdicts: chances from 0 to 1, points from round number to round number. */
export function measure(verdicts: Verdict[], moves: number, together: boolean, width: number): Measure {
  if (!together) return { width, moves, together, low: 0, high: 1 }
  const values = verdicts.flatMap((verdict) => [verdict.played.points, verdict.best.points])
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const step = stepOf(high - low)
  return { width, moves, together, low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step }
}

/** A round number that goes into a range some four times: 1, 2 or 5 with zeros. */
function stepOf(range: number): number {
  const size = 10 ** Math.floor(Math.log10(range / 4))
  return ([1, 2, 5].find((digit) => digit * size * 4 >= range) ?? 10) * size
}

export const across = (move: number, { moves, width }: Measure): number => LEFT + (move / Math.max(1, moves)) * (width - LEFT - RIGHT)
export const upwards = (value: number, { low, high }: Measure): number =>
  HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM)

/** The values at which the scale has a line. */
export function levels({ low, high, together }: Measure): number[] {
  const step = together ? stepOf(high - low) : 0.25
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step)
}

/** The moves at which the scale below has a number. */
export function marks({ moves }: Measure): number[] {
  const step = Math.max(1, stepOf(moves))
  return Array.from({ length: Math.floor(moves / step) + 1 }, (_, i) => i * step)
}

/** A line for each seat through its decisions, as what was played left its hopes, and to the end if
 * all decisions are known. */
export function curves(verdicts: Verdict[], seats: number, winners: number[] | null, scale: Measure): Curve[] {
  return Array.from({ length: seats }, (_, seat) => {
    const points = verdicts.filter((verdict) => verdict.seat === seat).map((verdict) => pointOf(verdict, scale))
    const won = winners?.includes(seat) ? 1 / winners.length : 0
    const end = { x: across(scale.moves, scale), y: upwards(won, scale) }
    return { seat, path: pathOf(points), points, end: scale.together || !winners ? null : end }
  })
}

function pointOf(verdict: Verdict, scale: Measure): Point {
  const height = (judged: Verdict['played']) => upwards(worth(judged, scale.together), scale)
  return { x: across(verdict.moves, scale), y: height(verdict.played), best: height(verdict.best), verdict }
}

export function pathOf(points: { x: number; y: number }[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** The point nearest to a place on the graph. */
export function nearest(points: Point[], x: number, y: number): Point | null {
  const distance = (point: Point) => (point.x - x) ** 2 + (point.y - y) ** 2
  return points.reduce<Point | null>((found, point) => (found && distance(found) <= distance(point) ? found : point), null)
}

/** The decisions that cost most, the worst first; what may be luck is left out. */
export function worst(verdicts: Verdict[], together: boolean, most = 5): Verdict[] {
  const least = together ? 0.5 : 0.02
  return verdicts
    .filter((verdict) => cost(verdict, together) >= least)
    .sort((one, other) => cost(other, together) - cost(one, together))
    .slice(0, most)
}

/** The same decisions, all of them, in the order of the game. */
export function mistakes(verdicts: Verdict[], together: boolean): Verdict[] {
  return worst(verdicts, together, Infinity).sort((one, other) => one.moves - other.moves)
}
