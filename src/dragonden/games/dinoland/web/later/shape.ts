/** The shapes of areas: their edges, and where their points are written. */

import { SIZE, spot, STEP, type Cell } from '$kit/grid'
import type { Area, SideName } from '../types'

export const cellsOf = (area: Area): Cell[] => area.squares.map(([x, y]) => ({ x, y }))

/**
 * The edge of a group of squares as a path, clockwise round each piece and counterclockwise round
 * each hole:  a → b    every side without a neighbour is one step, and each step goes on where
 *             ↑   ↓    the one before it ended.
 *             d ← c
 */
export function outline(cells: Cell[]): string {
  const taken = new Set(cells.map(spot))
  const steps = new Map<string, Cell[]>() // by where they begin
  const add = (from: Cell, to: Cell) => steps.set(spot(from), [...(steps.get(spot(from)) ?? []), to])
  for (const { x, y } of cells) {
    const free = (side: SideName) => !taken.has(spot({ x: x + STEP[side][0], y: y + STEP[side][1] }))
    if (free('N')) add({ x, y }, { x: x + 1, y })
    if (free('E')) add({ x: x + 1, y }, { x: x + 1, y: y + 1 })
    if (free('S')) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 })
    if (free('W')) add({ x, y: y + 1 }, { x, y })
  }
  let path = ''
  for (const [start, ways] of steps) {
    while (ways.length) {
      const [x, y] = start.split(',').map(Number) as [number, number]
      let at = ways.pop() as Cell
      path += `M${x * SIZE} ${y * SIZE}L${at.x * SIZE} ${at.y * SIZE}`
      while (spot(at) !== start) {
        at = steps.get(spot(at))?.pop() as Cell
        path += `L${at.x * SIZE} ${at.y * SIZE}`
      }
      path += 'Z'
    }
  }
  return path
}

/** The square of an area nearest to its middle: where its sum is written. */
export function middleOf(squares: [number, number][]): Cell {
  const mean = (which: 0 | 1) => squares.reduce((sum, square) => sum + square[which], 0) / squares.length
  const [mx, my] = [mean(0), mean(1)]
  const far = ([x, y]: [number, number]) => Math.hypot(x - mx, y - my)
  const [x, y] = squares.reduce((best, square) => (far(square) < far(best) ? square : best))
  return { x, y }
}
