import { expect, it } from 'vitest'
import { Drawn } from '$kit/later/drawn.svelte'

const marked = ({ pieces }: Drawn) => [...pieces].join()

it('marks what is drawn until the next piece is played', () => {
  const drawn = new Drawn()
  drawn.see(0, ['a', 'b'])
  expect(marked(drawn)).toBe('')
  drawn.see(0, ['b'])
  drawn.see(0, ['b', 'c'])
  expect(marked(drawn)).toBe('c')
  drawn.see(0, ['b', 'c', 'd'])
  expect(marked(drawn)).toBe('c,d')
  drawn.see(0, ['c', 'd'])
  expect(marked(drawn)).toBe('')
})

it('marks what comes in the very moment another piece leaves', () => {
  const drawn = new Drawn()
  drawn.see(0, ['a', 'b'])
  drawn.see(0, ['b', 'c'])
  expect(marked(drawn)).toBe('c')
})

it('does not take a piece that was taken back for a new one', () => {
  const drawn = new Drawn()
  drawn.see(0, ['a', 'b'])
  drawn.see(0, ['b'])
  drawn.see(0, ['a', 'b'])
  expect(marked(drawn)).toBe('')
})

it('knows nothing of the hand of somebody else', () => {
  const drawn = new Drawn()
  drawn.see(0, ['a'])
  drawn.see(1, ['a', 'b'])
  expect(marked(drawn)).toBe('')
})
