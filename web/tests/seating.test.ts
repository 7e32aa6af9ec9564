import { expect, it } from 'vitest'
import { chairsFor, choiceOf, sitters } from '../shell/home/seating'
import { namesAt, titleOf } from '../shell/people'
import type { Card, Sitter } from '../shell/protocol'

const say = (id: string, facts: Record<string, string | number> = {}) => `${id} ${Object.values(facts).join()}`

it('new chairs are for bots, the first for me', () => {
  expect(chairsFor(3, [], 'drake').map(({ who }) => who)).toEqual(['me', 'bot:drake', 'bot:drake'])
})

it('fewer players keep who sat there before', () => {
  const chairs = chairsFor(2, [{ who: 'friend', name: '' }, { who: 'guest', name: 'Bo' }, { who: 'me', name: '' }], 'drake')
  expect(chairs.map(({ who }) => who)).toEqual(['friend', 'guest'])
})

it('chairs become sitters, a nameless guest by number', () => {
  const chairs = [
    { who: 'me' as const, name: '' },
    { who: 'guest' as const, name: ' ' },
    { who: 'friend' as const, name: '' },
    { who: 'bot:elder' as const, name: '' },
  ]
  expect(sitters(chairs, 'Ada', (seat) => `Player ${seat + 1}`)).toEqual([
    { kind: 'me', name: 'Ada' },
    { kind: 'me', name: 'Player 2' },
    { kind: 'open' },
    { kind: 'bot', level: 'elder' },
  ])
})

it('a choice keeps its type through the form', () => {
  const option = { name: 'rounds', choices: [1, 2, 3], default: 1 }
  expect(choiceOf(option, '3')).toBe(3)
  expect(choiceOf(option, 'nonsense')).toBe(1)
})

it('bots of one level are numbered, people are not', () => {
  const sitter = (kind: Sitter['kind'], name: string | null, level: string | null): Sitter => ({
    kind,
    name,
    level,
    here: false,
    away_since: null,
    resigned: false,
    program: false,
    kept: false,
    opened: false,
    covered: null,
    device: null,
  })
  const card = { sitters: [sitter('person', 'Ada', null), sitter('bot', null, 'drake'), sitter('bot', null, 'drake')] } as Card
  expect(namesAt(card, say)).toEqual(['Ada', 'table-level drake 1', 'table-level drake 2'])
})

it('titles are made from names', () => {
  expect(titleOf('dragon_family')).toBe('Dragon Family')
})
