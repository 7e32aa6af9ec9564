// @vitest-environment happy-dom
import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Card } from '../shell/protocol'
import { settings } from '../shell/settings.svelte'
import RulesPanel from '../shell/table/later/RulesPanel.svelte'

const SENTENCES: Record<string, string> = { en: 'Lay it.', fr: 'Posez-le.', de: 'Lege ihn.' }
let sentences = SENTENCES // what the server says
const answers: Record<string, () => void> = {} // by language, when the server is to answer

/** A server that knows one rule, and answers when it is told to. */
function asked(url: string): Promise<Response> {
  const language = new URL(url, 'http://table').searchParams.get('language') ?? ''
  const rule = { id: 'R1', sentence: sentences[language], source: 'printed', function: '', test: '' }
  const manifest = { sentences: { about: language }, options: [], rules: [rule] }
  return new Promise((answer) => {
    answers[language] = () => answer(Response.json(manifest))
  })
}

beforeEach(() => {
  settings.language = 'en'
  sentences = SENTENCES
  vi.stubGlobal('fetch', vi.fn(asked))
})

const card = (moves: number) => ({ game: 'dragomino', options: {}, moves }) as unknown as Card

it('the rules open in the language chosen and follow when it is switched', async () => {
  render(RulesPanel, { card: card(0), focus: null, close: () => {} })
  answers['en']?.()
  expect(await screen.findByText('Lay it.')).toBeTruthy()
  flushSync(() => (settings.language = 'de'))
  answers['de']?.()
  expect(await screen.findByText('Lege ihn.')).toBeTruthy()
  expect(screen.queryByText('Lay it.')).toBeNull()
})

it('a late answer in the language left does not come back', async () => {
  render(RulesPanel, { card: card(0), focus: null, close: () => {} })
  flushSync(() => (settings.language = 'fr'))
  answers['fr']?.()
  expect(await screen.findByText('Posez-le.')).toBeTruthy()
  answers['en']?.()
  await new Promise((rest) => setTimeout(rest))
  expect(screen.queryByText('Lay it.')).toBeNull()
})

it('moves at the table do not ask for the rules again', async () => {
  const { rerender } = render(RulesPanel, { card: card(0), focus: null, close: () => {} })
  await rerender({ card: card(1) })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('the name of an option stands out', async () => {
  sentences = { en: 'With `thirst`, look.' }
  const { container } = render(RulesPanel, { card: card(0), focus: null, close: () => {} })
  answers['en']?.()
  expect((await screen.findByText('thirst')).tagName).toBe('CODE')
  expect(container.querySelector('dd')?.textContent).toBe('With thirst, look.')
})
