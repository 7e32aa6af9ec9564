import { expect, it } from 'vitest'
import { bestReach, endTowards, laidOut, nextSpot, spots, type Cell } from './chain'
import type { Link } from './types'

const beside = ([x, y]: Cell, [u, v]: Cell) => Math.abs(x - u) + Math.abs(y - v) === 1

it('every domino joins the one before it', () => {
  for (const end of ['left', 'right'] as const) {
    let before: Cell = end === 'right' ? [1, 0] : [0, 0]
    for (const [inner, outer] of spots(end, 60, 7)) {
      expect(beside(before, inner)).toBe(true)
      expect(beside(inner, outer)).toBe(true)
      before = outer
    }
  }
})

it('no two dominoes share a cell, on a wide table and on a narrow one', () => {
  for (const reach of [3, 7, 11]) {
    const cells = [...spots('left', 60, reach), ...spots('right', 60, reach)].flat().map(String)
    expect(new Set([...cells, '0,0', '1,0']).size).toBe(242)
  }
})

it('the half that joins faces the chain', () => {
  const chain: Link[] = [
    { domino: '2-3', left: '2', right: '3', order: 2 },
    { domino: '3-4', left: '3', right: '4', order: 0 },
    { domino: '4-5', left: '4', right: '5', order: 1 },
  ]
  expect(laidOut(chain, 7).map(({ x, halves }) => [x, ...halves])).toEqual([
    [-2, '2', '3'],
    [0, '3', '4'],
    [2, '4', '5'],
  ])
})

it('the first domino lies in the middle', () => {
  expect(nextSpot([], 'left', 7)).toEqual([
    [0, 0],
    [1, 0],
  ])
})

it('a long chain turns later on a wide table than on a narrow one', () => {
  const chain = Array.from({ length: 40 }, (_, order): Link => ({ domino: '1-1', left: '1', right: '1', order }))
  const wide = bestReach(chain, 3)
  expect(bestReach(chain, 0.8)).toBeLessThan(wide)
  expect(bestReach(chain.slice(0, 3), 3)).toBeLessThanOrEqual(wide)
})

it('arrow keys lead to the end that is drawn there, also where the chain has turned', () => {
  const chain = (count: number) => Array.from({ length: count }, (_, order): Link => ({ domino: '1-1', left: '1', right: '1', order }))
  expect(['ArrowLeft', 'ArrowRight', 'r'].map((key) => endTowards(key, chain(1), 7))).toEqual(['left', 'right', null])
  const folded = chain(5) // all to the right of the first: it has turned back
  const [[x]] = nextSpot(folded, 'right', 3)
  const [[left]] = nextSpot(folded, 'left', 3)
  expect(endTowards('ArrowLeft', folded, 3)).toBe(left < x ? 'left' : 'right')
  expect(['ArrowUp', 'ArrowDown'].map((key) => endTowards(key, folded, 3))).toEqual(['left', 'right'])
})
