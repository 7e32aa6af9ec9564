import { expect, it } from 'vitest'
import type { Verdict } from '../shell/protocol'
import { across, curves, HEIGHT, levels, marks, measure, nearest, pathOf, upwards, worst } from '../shell/table/later/graph'

function verdict(moves: number, seat: number, played: number, best = played, points = 0): Verdict {
  const judged = (chance: number, points: number) => ({ move: {}, line: { id: `${chance}`, facts: {} }, chance, points })
  return {
    moves,
    seat,
    offered: 2,
    agreed: played === best,
    played: judged(played, 0),
    best: judged(best, points),
    chance_lost: best - played,
    points_lost: points,
  }
}

const WIDTH = 640
const chances = measure([], 40, false, WIDTH)

it('chances go from nothing below to certainty above, moves from left to right', () => {
  expect(upwards(0, chances)).toBeGreaterThan(upwards(0.5, chances))
  expect(upwards(0.5, chances)).toBeGreaterThan(upwards(1, chances))
  expect(across(0, chances)).toBeLessThan(across(40, chances))
})

it('everything lies inside the picture', () => {
  for (const [x, y] of [[0, 0], [40, 1]] as const) {
    expect(across(x, chances)).toBeGreaterThan(0)
    expect(across(x, chances)).toBeLessThan(WIDTH)
    expect(upwards(y, chances)).toBeGreaterThan(0)
    expect(upwards(y, chances)).toBeLessThan(HEIGHT)
  }
})

it('a seat has a line through its own decisions and to how it ended', () => {
  const [one, two] = curves([verdict(0, 0, 0.5), verdict(1, 1, 0.4, 0.6), verdict(2, 0, 0.7)], 2, [0], chances)
  expect(one?.points.map((point) => point.verdict.moves)).toEqual([0, 2])
  expect(one?.path.match(/[ML]/g)).toEqual(['M', 'L'])
  expect(one?.end?.y).toBe(upwards(1, chances))
  expect(two?.end?.y).toBe(upwards(0, chances))
  expect(two?.points[0]?.best).toBeLessThan(two?.points[0]?.y ?? 0)
})

it('while decisions are missing, no line leads to the end', () => {
  expect(curves([verdict(0, 0, 0.5)], 1, null, chances)[0]?.end).toBeNull()
})

it('who shares the victory ends at their share', () => {
  const [one] = curves([verdict(0, 0, 0.5)], 2, [0, 1], chances)
  expect(one?.end?.y).toBe(upwards(0.5, chances))
})

it('points get a scale of round numbers that holds them all', () => {
  const scale = measure([verdict(0, 0, 0, 0, 37.4), verdict(1, 0, 0, 0, -3)], 10, true, WIDTH)
  expect([scale.low, scale.high]).toEqual([-20, 40])
  expect(levels(scale)).toEqual([-20, 0, 20, 40])
  expect(curves([verdict(0, 0, 0, 0, 3)], 1, [0], scale)[0]?.end).toBeNull()
})

it('a scale of chances has quarters, one of moves a few round numbers', () => {
  expect(levels(chances)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(marks(chances)).toEqual([0, 10, 20, 30, 40])
  expect(marks(measure([], 3, false, WIDTH))).toEqual([0, 1, 2, 3])
  expect(marks(measure([], 142, false, WIDTH))).toEqual([0, 50, 100])
})

it('the nearest point is found from anywhere', () => {
  const points = curves([verdict(0, 0, 0.1), verdict(40, 0, 0.9)], 1, [0], chances)[0]?.points ?? []
  expect(nearest(points, 0, HEIGHT)?.verdict.moves).toBe(0)
  expect(nearest(points, WIDTH, 0)?.verdict.moves).toBe(40)
  expect(nearest([], 0, 0)).toBeNull()
})

it('no decision makes no line', () => {
  expect(pathOf([])).toBe('')
})

it('the worst decisions come first, and what may be luck is left out', () => {
  const given = [verdict(0, 0, 0.5, 0.51), verdict(1, 0, 0.2, 0.5), verdict(2, 1, 0.1, 0.6), verdict(3, 1, 0.5, 0.4)]
  expect(worst(given, false).map((v) => v.moves)).toEqual([2, 1])
  expect(worst(given, false, 1).map((v) => v.moves)).toEqual([2])
  expect(worst([verdict(0, 0, 0.1, 0.9, 0.2), verdict(1, 0, 0.5, 0.5, 4)], true).map((v) => v.moves)).toEqual([1])
})
