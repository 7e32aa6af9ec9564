import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Announcer } from '../shell/table/announcer.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const heard = (voice: Announcer) => voice.lines.map(({ text }) => text)
const LONG = 'Ben places a domino with a very long name.'

it('what happens at once is said one thing after another, each when the last was heard', () => {
  const voice = new Announcer()
  for (const text of [LONG, 'two', 'three']) voice.announce(text)
  expect(heard(voice)).toEqual([LONG])
  vi.advanceTimersByTime(45 * LONG.length)
  expect(heard(voice)).toEqual([LONG])
  vi.advanceTimersByTime(500)
  expect(heard(voice)).toEqual([LONG, 'two'])
  vi.advanceTimersByTime(5_000)
  expect(heard(voice)).toEqual([LONG, 'two', 'three'])
})

it('an answer to a key does not wait, and what waits is not lost', () => {
  const voice = new Announcer()
  voice.announce('one')
  voice.announce('two')
  voice.answer('a free square')
  expect(heard(voice)).toEqual(['one', 'a free square'])
  vi.advanceTimersByTime(5_000)
  expect(heard(voice)).toEqual(['one', 'a free square', 'two'])
})

it('whoever acts does not wait for what was before, and nobody hears what is long past', () => {
  const voice = new Announcer()
  for (let i = 0; i < 20; i++) voice.announce(`${i}`)
  vi.advanceTimersByTime(600)
  expect(heard(voice)).toEqual(['0', '14'])
  voice.act('You lay a domino.')
  vi.advanceTimersByTime(60_000)
  expect(heard(voice)).toEqual(['0', '14', 'You lay a domino.'])
})

it('nothing is said to the next person', () => {
  const voice = new Announcer()
  voice.announce('You draw: town.')
  voice.announce('You draw: forest.')
  voice.hush()
  vi.advanceTimersByTime(60_000)
  expect(heard(voice)).toEqual([])
})

it('old lines go', () => {
  const voice = new Announcer()
  for (let i = 0; i < 20; i++) voice.answer(`${i}`)
  expect(heard(voice)).toEqual(['14', '15', '16', '17', '18', '19'])
})
