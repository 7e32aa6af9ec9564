// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Line } from '../shell/protocol'
import { remembered, type Told } from '../shell/table/sitting.svelte'

const line = (id: string, fleeting = false, trace: Line | null = null): Line => ({ id, facts: {}, fleeting, trace })
const moved = (ply: number, seat: number, ...lines: Line[]): Told => ({ ply, at: 0, kind: 'moved', seat, lines, text: null })
const secret = line('puts-a-cow', true, line('puts-a-card'))
const log = [moved(1, 1, secret), moved(2, 0, secret), moved(3, 1, secret), moved(4, 2, line('round'), line('gone', true))]
const ids = (told: Told[]) => told.map(({ lines }) => lines.map(({ id }) => id).join())

it('what players are to remember stays until they have moved again, then its trace', () => {
  expect(ids(remembered(log, 0, false))).toEqual(['puts-a-card', 'puts-a-cow', 'puts-a-cow', 'round,gone'])
})

it('who watches reads only what has just happened', () => {
  expect(ids(remembered(log, null, false))).toEqual(['puts-a-card', 'puts-a-card', 'puts-a-card', 'round,gone'])
})

it('when it is over the log tells everything', () => {
  expect(ids(remembered(log, 0, true))[0]).toBe('puts-a-cow')
})
