// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Card, Entry } from '../shell/protocol'
import { Showing, type Moment } from '../shell/table/showing.svelte'
import { sinceMine, standing, type Told } from '../shell/table/sitting.svelte'

const entry = (ply: number): Entry => ({ ply, at: 0, kind: 'moved', seat: 1, lines: [], text: null })
const moment = (ply: number): Moment => ({ ply, card: {} as Card, position: null, fresh: [entry(ply)] })
let left: number | null
let showing: Showing

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  left = null
  showing = new Showing(
    ({ ply }) => (ply % 10 ? 1000 : 0), // every tenth has nothing to see
    () => left,
  )
})
afterEach(() => vi.useRealTimers())

it('shows one thing after another, each for its time', () => {
  for (const ply of [1, 2, 3]) showing.hear(moment(ply), false)
  expect([showing.now?.ply, showing.behind]).toEqual([1, 2])
  vi.advanceTimersByTime(999)
  expect(showing.now?.ply).toBe(1)
  vi.advanceTimersByTime(1)
  expect([showing.now?.ply, showing.behind]).toEqual([2, 1])
  vi.advanceTimersByTime(1000)
  expect([showing.now?.ply, showing.behind]).toEqual([3, 0])
})

it('takes no time for what nobody sees', () => {
  showing.hear(moment(10), false)
  showing.hear(moment(20), false)
  expect(showing.now?.ply).toBe(20)
})

it('skips ahead to the newest with all that happened', () => {
  for (const ply of [1, 2, 3]) showing.hear(moment(ply), false)
  showing.skip()
  expect(showing.now?.fresh.map(({ ply }) => ply)).toEqual([2, 3])
  expect([showing.now?.ply, showing.behind]).toEqual([3, 0])
})

it('never lets what I did wait', () => {
  showing.hear(moment(1), false)
  showing.hear(moment(2), false)
  showing.hear(moment(3), true)
  expect([showing.now?.ply, showing.behind]).toEqual([3, 0])
})

it('hurries when much has happened', () => {
  for (let ply = 1; ply < 60; ply++) showing.hear(moment(ply), false)
  vi.advanceTimersByTime(15_001)
  expect(showing.behind).toBe(0)
})

it('leaves me my clock', () => {
  for (let ply = 1; ply < 10; ply++) showing.hear(moment(ply), false)
  left = 5000
  vi.advanceTimersByTime(2001)
  expect(showing.behind).toBe(0)
})

const told = (ply: number, seat: number | null, kind = 'moved', count = 0): Told => ({ ply, at: 0, kind, seat, lines: [{ id: kind, facts: { count }, fleeting: false, trace: null }], text: null })

it('moves that were taken back do not stand', () => {
  const log = [told(1, 0), told(2, 1), told(3, 1), told(4, 1, 'undone', 2), told(5, 1)]
  expect(standing(log).map(({ ply }) => ply)).toEqual([1, 5])
})

it('since I acted all others have moved; who watches sees the last turn', () => {
  const moves = [told(1, 0), told(2, 1), told(3, 2), told(4, 2)]
  expect(sinceMine(moves, 0).map(({ ply }) => ply)).toEqual([2, 3, 4])
  expect(sinceMine(moves, 2)).toEqual([])
  expect(sinceMine(moves, null).map(({ ply }) => ply)).toEqual([3, 4])
})
