import { expect, it } from 'vitest'
import { isMyTurn } from '../shell/home/turns'
import type { Card, Sitter } from '../shell/protocol'

const sitter = (level: string | null): Sitter => ({ kind: 'person', name: 'Anna', level, here: true, away_since: null, resigned: false, program: false, kept: false, opened: false, covered: null, device: null })
const card = (actor: number | null, level: string | null = null) => ({ actor, yours: [1], sitters: [sitter(null), sitter(level)] }) as unknown as Card

it('a table waits for me where one of my seats is to act', () => {
  expect([card(1), card(0), card(null)].map(isMyTurn)).toEqual([true, false, false])
})

it('it does not wait for me where a bot plays on my seat', () => {
  expect(isMyTurn(card(1, 'drake'))).toBe(false)
})
