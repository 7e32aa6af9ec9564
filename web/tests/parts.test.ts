// @vitest-environment happy-dom
import { render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import Domino from '../kit/Domino.svelte'
import { Placement } from '../kit/placement.svelte'
import PlacementBar from '../kit/PlacementBar.svelte'
import { seatStyle } from '../kit/seats'
import { Words } from '../kit/words'
import Log from '../shell/table/Log.svelte'

const words = (id: string) => id

it('the bar of a placement turns, confirms and takes back', () => {
  const play = vi.fn()
  const placement = new Placement<string>(() => ['across', 'upright'], play)
  render(PlacementBar<string>, { placement, text: 'two eggs', words })
  expect(screen.queryByRole('button')).toBeNull()
  flushSync(() => placement.choose('here'))
  expect(screen.getByText('two eggs')).toBeTruthy()
  flushSync(() => screen.getByLabelText('kit-rotate').click())
  expect(placement.preview).toBe('upright')
  flushSync(() => screen.getByLabelText('kit-confirm').click())
  expect(play).toHaveBeenCalledWith('upright')
  expect(screen.queryByRole('button')).toBeNull()
})

it('a domino shows both halves', () => {
  const half = createRawSnippet((which: () => number) => ({ render: () => `<g data-half="${which()}"></g>` }))
  const { container } = render(Domino, { half: half as never })
  expect([...container.querySelectorAll('[data-half]')].map((g) => g.getAttribute('data-half'))).toEqual(['0', '1'])
})

it('no two seats share a colour or a sign', () => {
  const styles = Array.from({ length: 8 }, (_, seat) => seatStyle(seat))
  expect(new Set(styles.map(({ main }) => main)).size).toBe(8)
  expect(new Set(styles.map(({ sign }) => sign)).size).toBe(8)
})

it('pointing at a line of the log shows it on the board, and chat is plain text', () => {
  const point = vi.fn()
  const lines = [{ id: 'moved', facts: { seat: 0 }, fleeting: false, trace: null }]
  const told = { at: 0, kind: 'moved', seat: 0, text: null }
  render(Log, {
    entries: [
      { ...told, ply: 1, lines },
      { ...told, ply: 2, lines: [], kind: 'chatted', text: '<i>hi</i>' },
    ],
    names: ['Ada'],
    words: new Words('en', [{ moved: '{$seat} moves.' }], () => {}),
    point,
    chat: null,
    more: async () => {},
  })
  screen.getByText('Ada moves.').closest('li')?.dispatchEvent(new Event('pointerenter'))
  expect(point).toHaveBeenCalledWith(lines)
  expect(screen.getByText('<i>hi</i>')).toBeTruthy()
})
