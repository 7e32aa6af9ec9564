import { describe, expect, it } from 'vitest'
import { around, boxAround, corner, edge, hexAt, hexKey, middle, outline, stepBy } from '../kit/hexes'

describe('places', () => {
  it('the hex under its own middle is itself, and so it is near its corners', () => {
    for (const hex of [{ q: 0, r: 0 }, { q: -3, r: 2 }, { q: 4, r: -7 }]) {
      const [x, y] = middle(hex)
      expect(hexAt(x, y)).toEqual(hex)
      for (let i = 0; i < 6; i++) {
        const [dx, dy] = corner(i, 56)
        expect(hexAt(x + dx, y + dy)).toEqual(hex)
      }
    }
  })
  it('the east lies one width to the right, the north up', () => {
    const [east, , , , north] = around({ q: 2, r: 1 }).map(middle)
    const [x, y] = middle({ q: 2, r: 1 })
    expect(east).toEqual([x + 100, y])
    expect(north?.[1]).toBeLessThan(y)
  })
  it('an edge lies between its hex and the next', () => {
    around({ q: 0, r: 0 }).forEach((other, direction) => {
      const [one, two] = edge(direction).map((i) => corner(i))
      const [x, y] = middle(other)
      expect(((one?.[0] ?? 0) + (two?.[0] ?? 0)) / 2).toBeCloseTo(x / 2)
      expect(((one?.[1] ?? 0) + (two?.[1] ?? 0)) / 2).toBeCloseTo(y / 2)
    })
  })
})

describe('outlines', () => {
  const corners = (path: string) => path.split('M').slice(1).map((loop) => loop.split('L').length)
  it('one hex has six corners, three in a triangle twelve', () => {
    expect(corners(outline([{ q: 0, r: 0 }]))).toEqual([6])
    expect(corners(outline([{ q: 0, r: 0 }, { q: 1, r: 0 }, { q: 0, r: 1 }]))).toEqual([12])
  })
  it('a ring has a line outside and one around its hole', () => {
    expect(corners(outline(around({ q: 0, r: 0 }))).sort((one, two) => one - two)).toEqual([6, 18])
  })
})

it('going up and down by keys keeps to the column', () => {
  let hex = { q: 0, r: 0 }
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) hex = stepBy(key, hex) ?? hex
  expect(hexKey(hex)).toBe('0,0')
  expect(Math.abs(middle(stepBy('ArrowUp', stepBy('ArrowUp', hex) ?? hex) ?? hex)[0])).toBe(0)
  expect(stepBy('x', hex)).toBeNull()
})

it('a box is never smaller than asked', () => {
  expect(boxAround([{ q: 0, r: 0 }], 0, 400)).toMatchObject({ x: -200, y: -200, width: 400, height: 400 })
})
