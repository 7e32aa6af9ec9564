// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { steer } from '../kit/cursor'
import { beside, spot, type Cell } from '../kit/grid'

function map(cursor: Cell | null, chosen: string | null = null) {
  return {
    cursor,
    open: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
    home: { x: 9, y: 9 },
    named: spot,
    beside,
    placement: { spot: chosen, confirm: vi.fn(), cancel: vi.fn() },
    walk: vi.fn(),
    tap: vi.fn(),
    rotate: vi.fn(),
  }
}
const press = (key: string, on: ReturnType<typeof map>, shiftKey = false) => steer(new KeyboardEvent('keydown', { key, shiftKey }), on)

it('arrows go from square to square, beginning where something may be done', () => {
  const [fresh, there] = [map(null), map({ x: 2, y: 0 })]
  press('ArrowUp', fresh)
  expect(fresh.walk).toHaveBeenCalledWith({ x: 1, y: 0 })
  press('ArrowUp', there)
  expect(there.walk).toHaveBeenCalledWith({ x: 2, y: -1 })
})

it('N goes round where something may be done, and back with shift', () => {
  const [last, first] = [map({ x: 2, y: 0 }), map({ x: 1, y: 0 })]
  press('n', last)
  expect(last.walk).toHaveBeenCalledWith({ x: 1, y: 0 })
  press('N', first, true)
  expect(first.walk).toHaveBeenCalledWith({ x: 2, y: 0 })
})

it('Enter chooses and then confirms', () => {
  const [other, same] = [map({ x: 1, y: 0 }, '2,0'), map({ x: 2, y: 0 }, '2,0')]
  press('Enter', other)
  expect(other.tap).toHaveBeenCalledWith({ x: 1, y: 0 })
  press('Enter', same)
  expect(same.placement.confirm).toHaveBeenCalledOnce()
})

it('R turns, back with shift, and Escape lets go', () => {
  const one = map({ x: 2, y: 0 }, '2,0')
  press('r', one)
  press('R', one, true)
  expect(one.rotate.mock.calls).toEqual([[1], [-1]])
  press('Escape', one)
  expect(one.placement.cancel).toHaveBeenCalledOnce()
  expect(one.placement.confirm).not.toHaveBeenCalled()
})

it('other keys are for others', () => {
  expect(press('q', map(null))).toBe(false)
})
