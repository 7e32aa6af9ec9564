import { describe, expect, it } from 'vitest'
import type { Place, Square } from './types'
import { around, boxAround, covered } from '$kit/grid'
import { dominoesOf, eggsAt, placedIn } from './zone'

const place = (x: number, y: number, side: Place['side']): Place => ({ type: 'place', x, y, side })
const square = (x: number, y: number, landscape: Square['half']['landscape'], which: number): Square => ({
  x,
  y,
  half: { landscape, well: false },
  domino: 3,
  which,
})

describe('turning round a spot', () => {
  const places = [place(2, 0, 'W'), place(2, 0, 'N'), place(3, 0, 'W'), place(9, 9, 'N')]
  it('goes clockwise by the first half, then by the second', () => {
    expect(around(places, '2,0').map(({ x, side }) => `${x}${side}`)).toEqual(['2N', '2W', '3W'])
  })
  it('offers nothing where nothing may lie', () => {
    expect(around(places, '5,5')).toEqual([])
  })
})

it('north is up', () => {
  expect(covered(place(1, 1, 'N'))).toEqual([
    { x: 1, y: 1 },
    { x: 1, y: 0 },
  ])
})

it('a domino that lies turned round shows its second half first', () => {
  const [laid] = dominoesOf([square(4, 2, 'snow', 0), square(3, 2, 'forest', 1)])
  expect(laid).toMatchObject({ x: 3, y: 2, upright: false })
  expect(laid?.halves.map((half) => half.landscape)).toEqual(['forest', 'snow'])
})

it('a log line tells where a domino went, and in whose zone', () => {
  const lines = [{ id: 'log-place', facts: { seat: 2, x: 0, y: 5, side: 'S' } }]
  expect(placedIn(lines, 2)).toMatchObject([{ x: 0, y: 5, upright: true }])
  expect(placedIn(lines, 1)).toEqual([])
})

it('a box is never smaller than asked', () => {
  expect(boxAround([{ x: 0, y: 0 }], 1, 5)).toEqual({ x: -200, y: -200, width: 500, height: 500 })
})

it('an egg lies in the middle of the edge where a half meets its landscape', () => {
  const halves = [square(0, 0, 'snow', 0).half, square(0, 0, 'forest', 1).half] as [Square['half'], Square['half']]
  const picked = { number: 2, halves, printed: 'SF' }
  const meetings = [0, 1].map((half) => ({ half, x: 0, y: 1, side: 'N' as const }))
  expect(eggsAt(place(0, 1, 'E'), { picked, meetings })).toEqual([{ x: 0.5, y: 1, landscape: 'snow' }])
  expect(eggsAt(place(0, 2, 'N'), { picked, meetings })).toEqual([{ x: 0.5, y: 1, landscape: 'forest' }])
})
