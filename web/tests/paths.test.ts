import { describe, expect, it } from 'vitest'
import { cutRect, noise, polygon, star } from '../kit/paths'

describe('shapes', () => {
  it('are cut in the same way every time', () => {
    expect(cutRect(0, 0, 100, 50, 8, 3)).toBe(cutRect(0, 0, 100, 50, 8, 3))
  })
  it('differ from seed to seed', () => {
    expect(cutRect(0, 0, 100, 50, 8, 3)).not.toBe(cutRect(0, 0, 100, 50, 8, 4))
  })
  it('stay within their hand’s unsteadiness', () => {
    const numbers = cutRect(0, 0, 100, 50, 8, 5, 1).match(/-?[\d.]+/g)?.map(Number) ?? []
    const xs = numbers.filter((_, i) => i % 2 === 0)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-2)
    expect(Math.max(...xs)).toBeLessThanOrEqual(102)
    const ys = numbers.filter((_, i) => i % 2)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(-2)
    expect(Math.max(...ys)).toBeLessThanOrEqual(52)
  })
  it('have as many corners as asked', () => {
    expect(polygon(6, 10).match(/L/g)).toHaveLength(5)
    expect(star(5, 10, 4).match(/L/g)).toHaveLength(9)
  })
})

it('noise is spread over 0 to 1', () => {
  const values = Array.from({ length: 500 }, (_, seed) => noise(seed))
  expect(Math.min(...values)).toBeLessThan(0.05)
  expect(Math.max(...values)).toBeGreaterThan(0.95)
})
