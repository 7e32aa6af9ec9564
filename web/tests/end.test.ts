// @vitest-environment happy-dom
import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Card, Result } from '../shell/protocol'
import EndPanel from '../shell/table/later/EndPanel.svelte'
import { loadWords, speech } from '../shell/words.svelte'

/** The end of a game between Anna and Ben that gave each 12 points. */
async function ended(language: string, together: boolean): Promise<string> {
  const words = await loadWords(language, ['later'])
  speech.words = words
  const card = { id: 'x', game: 'none', sitters: [{}, {}], yours: [], rematch: null } as unknown as Card
  const announce = vi.fn()
  const result: Result = { winners: [0, 1], resigned: [], by: 'rules', scores: ['12', '12'], ranking: [1, 1], decided_by: null, columns: ['points'], standing: [[12], [12]], reason: null, together }
  render(EndPanel, { card, result, view: null, names: ['Anna', 'Ben'], words, refuse: () => {}, announce, close: () => {} })
  const title = screen.getByRole('heading').textContent.trim()
  expect(announce).toHaveBeenCalledExactlyOnceWith(title) // who hears the page is told, too
  return title
}

it.each([
  ['en', 'Anna and Ben reached 12 points together!'],
  ['fr', 'Anna et Ben : 12 points atteints ensemble !'],
  ['de', 'Anna und Ben: zusammen 12 Punkte erreicht!'],
])('those who play together are told in %s what they reached, and not ranked', async (language, sentence) => {
  expect((await ended(language, true)).replaceAll('\u00a0', ' ')).toBe(sentence)
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('those who tie share the victory', async () => {
  expect(await ended('en', false)).toBe('Anna and Ben share the victory!')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
