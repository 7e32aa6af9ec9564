import { expect, it, vi } from 'vitest'
import { Placement } from '../kit/placement.svelte'

const MOVES: Record<string, string[]> = { a: ['a0', 'a1', 'a2'], b: ['b0'] }

function placing() {
  const play = vi.fn()
  return { play, placement: new Placement<string>((spot) => MOVES[spot] ?? [], play) }
}

it('a spot that takes nothing is not chosen', () => {
  const { placement } = placing()
  expect(placement.choose('c')).toBe(false)
  expect(placement.preview).toBeNull()
})

it('turning goes round through every way to lie', () => {
  const { placement } = placing()
  placement.choose('a')
  placement.rotate()
  placement.rotate()
  expect(placement.preview).toBe('a2')
  placement.rotate()
  expect(placement.preview).toBe('a0')
  placement.rotate(-1)
  expect(placement.preview).toBe('a2')
})

it('nothing is played before it is confirmed, and then once', () => {
  const { placement, play } = placing()
  placement.choose('a')
  expect(play).not.toHaveBeenCalled()
  placement.confirm()
  placement.confirm()
  expect(play.mock.calls).toEqual([['a0']])
})

it('a way to lie can be preferred', () => {
  const { placement } = placing()
  placement.choose('a', (move) => move === 'a1')
  expect(placement.preview).toBe('a1')
})

it('letting go plays nothing', () => {
  const { placement, play } = placing()
  placement.choose('b')
  placement.cancel()
  placement.confirm()
  expect(play).not.toHaveBeenCalled()
})
