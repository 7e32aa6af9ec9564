import { expect, it } from 'vitest'
import { widthOf } from '../kit/fit'
import { addressed } from '../shell/table/prompt'

it('pieces take as many rows as make them largest', () => {
  expect(widthOf(1, { width: 100, height: 100 }, 2, 0)).toEqual({ width: 100, columns: 1 })
  expect(widthOf(4, { width: 400, height: 50 }, 2, 0)).toEqual({ width: 100, columns: 4 })
  expect(widthOf(4, { width: 200, height: 100 }, 2, 0)).toEqual({ width: 100, columns: 2 })
  expect(widthOf(4, { width: 206, height: 106 }, 2, 6)).toEqual({ width: 100, columns: 2 })
})

it('all pieces fit, however many there are', () => {
  for (let count = 1; count < 40; count++) {
    const { width, columns } = widthOf(count, { width: 300, height: 120 }, 1.9, 6)
    expect(columns * (width + 6) - 6).toBeLessThanOrEqual(300)
    expect(Math.ceil(count / columns) * (width / 1.9 + 6) - 6).toBeLessThanOrEqual(120)
  }
})

it('a prompt calls nobody by name who sits alone at the device', () => {
  expect(addressed('Anna, pick a domino.', 'Anna', false)).toBe('Pick a domino.')
  expect(addressed('Anna, pick a domino.', 'Anna', true)).toBe('Anna, pick a domino.')
  expect(addressed('The asteroid strikes.', 'Anna', false)).toBe('The asteroid strikes.')
})
