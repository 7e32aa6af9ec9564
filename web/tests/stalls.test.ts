import { expect, test } from 'vitest'
import type { Card, Position, Sitter } from '../shell/protocol'
import { stalling } from '../shell/table/stalls'

const person: Sitter = { kind: 'person', name: 'Anna', level: null, here: true, away_since: null, resigned: false, program: false, kept: false, opened: false, covered: null, device: null }
const NOW = 10_000_000
const MINUTE = 60_000

function stalls(minutes: number, sitters: Partial<Sitter>[], yours = [0], more: Partial<Card> = {}): number[] {
  const card = { status: 'running', yours, wait: 86_400, wait_here: 300, sitters: sitters.map((one) => ({ ...person, ...one })), ...more } as Card
  return stalling(card, { actor: 1, since: NOW - minutes * MINUTE } as Position, NOW)
}

test('somebody who does not move keeps the others waiting after five minutes, if all are here', () => {
  expect(stalls(4, [{}, {}])).toEqual([])
  expect(stalls(5, [{}, {}])).toEqual([1])
  expect(stalls(5, [{}, {}, { here: false }])).toEqual([])
  expect(stalls(24 * 60, [{}, {}, { here: false }])).toEqual([1])
})

test('those for whom a bot plays anyway need not be here', () => {
  expect(stalls(5, [{}, {}, { here: false, level: 'drake', covered: NOW }])).toEqual([1])
  expect(stalls(0, [{}, {}, { here: false, level: 'drake', covered: NOW - 6 * MINUTE }])).toEqual([2])
  expect(stalls(0, [{}, {}, { level: 'drake', covered: 0 }])).toEqual([2]) // it had waited long enough
})

test('nobody waits for themselves, for bots, or when it is over', () => {
  expect(stalls(5, [{}, {}], [1])).toEqual([])
  expect(stalls(5, [{}, {}], [])).toEqual([])
  expect(stalls(5, [{ resigned: true }, {}])).toEqual([])
  expect(stalls(5, [{}, { kind: 'bot', level: 'drake' }])).toEqual([])
  expect(stalls(5, [{}, {}], [0], { status: 'over' })).toEqual([])
})
