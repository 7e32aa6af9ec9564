import { expect, it } from 'vitest'
import { changed } from '../shell/table/changes'
import cases from './changes.json'

it.each(cases)('$what', ({ old, change, now }) => {
  const before = structuredClone(old)
  expect(changed(old, change)).toEqual(now)
  expect(old).toEqual(before)
})

it('keeps what has not changed', () => {
  const old = { deck: { size: 3 }, piles: [{ top: 'cow' }, { top: 'ring' }] }
  const now = changed(old, { piles: { 1: { top: ['crown'] } } }) as typeof old
  expect(now.deck).toBe(old.deck)
  expect(now.piles[0]).toBe(old.piles[0])
  expect(now.piles[1]).toEqual({ top: 'crown' })
})
