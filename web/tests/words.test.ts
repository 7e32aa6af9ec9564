import { expect, it, vi } from 'vitest'
import { compile } from '../fluent'
import { signed, Words } from '../kit/words'

const BOOK = compile(`
seat = Player { $number }
log-mommy = { $seat } takes Mommy Dragon from { $other }.
eggs = { $count ->
    [0] no egg
    [one] 1 egg
   *[other] { $count } eggs
}
`)

it('seats in a line become names', () => {
  const words = new Words('en', [BOOK])
  const line = { id: 'log-mommy', facts: { seat: 1, other: 0 } }
  expect(words.line(line, ['Ada', 'Bo'])).toBe('Bo takes Mommy Dragon from Ada.')
})

it('a seat without a name has a number', () => {
  const words = new Words('en', [BOOK])
  expect(words.line({ id: 'log-mommy', facts: { seat: 1, other: 0 } }, [])).toContain('Player 2')
})

it('a line in a line is said in its place', () => {
  const words = new Words('en', [BOOK, { told: 'It was said: {$what}' }])
  const line = { id: 'told', facts: { what: { id: 'log-mommy', facts: { seat: 0, other: 1 } } } }
  expect(words.line(line, ['Ada', 'Bo'])).toBe('It was said: Ada takes Mommy Dragon from Bo.')
})

it('numbers choose their form', () => {
  const words = new Words('en', [BOOK])
  expect([0, 1, 5].map((count) => words.say('eggs', { count }))).toEqual(['no egg', '1 egg', '5 eggs'])
})

it('a missing message or fact is reported', () => {
  const missing = vi.fn()
  const words = new Words('en', [BOOK], missing)
  words.say('nothing')
  expect(missing).toHaveBeenCalledOnce()
  words.say('log-mommy', { seat: 'Ada' })
  expect(missing).toHaveBeenCalledTimes(2)
})

it('a line of an older log is told with what is known, and nothing is reported', () => {
  const missing = vi.fn()
  const words = new Words('en', [BOOK], missing)
  expect(words.retell({ id: 'log-mommy', facts: { seat: 0 } }, ['Ada'])).toBe('Ada takes Mommy Dragon from ….')
  expect(words.retell({ id: 'log-of-old', facts: {} }, ['Ada'])).toBe('…')
  expect(words.retell({ id: 'eggs', facts: {} }, [])).toBe('… eggs')
  expect(missing).not.toHaveBeenCalled()
  words.line({ id: 'log-mommy', facts: {} }, [])
  expect(missing).toHaveBeenCalled() // what happens now is told whole
})

it('a number below zero has a minus sign, and a hyphen stays one', () => {
  const words = new Words('en', [{ at: 'at ({$x}, {$y})' }])
  expect(words.say('at', { x: -2, y: 3 })).toBe('at (−2, 3)')
  expect(signed('egg-shaped, (0, -1) and 5-5')).toBe('egg-shaped, (0, −1) and 5-5')
})
