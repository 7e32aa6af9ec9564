import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { compile, kept } from '../fluent'
import { Words, type Fact } from '../kit/words'

const FILES = ['words/**/*.ftl', '../src/dragonden/**/*.ftl'].flatMap((files) => globSync(files))

/** Facts of every name that is mentioned anywhere, each with one of these values. */
function factsIn(source: string, values: Fact[]): Record<string, Fact> {
  const names = [...new Set([...source.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))]
  return Object.fromEntries(names.map((name, i) => [name, values[i % values.length] ?? 0]))
}

/** All values by which a file chooses, and numbers that show how they are written. */
function valuesIn(source: string): Fact[][] {
  const keys = [...new Set([...source.matchAll(/\[([a-zA-Z]\w*)\]/g)].map(([, key]) => key ?? ''))]
  return [...keys.map((key) => [key]), [0], [1], [2, 1, 0], [5, 1234.5], ['x']]
}

describe.each(FILES)('%s', (file) => {
  it('is said as Fluent says it, whatever the facts', () => {
    const source = readFileSync(file, 'utf8')
    const language = basename(file, '.ftl')
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(source))
    const elsewhere = { seat: 'Player {$number}' } // named by files that do not have it
    const words = new Words(language, [elsewhere, compile(source)], () => {})
    const every = valuesIn(source).map((values) => factsIn(source, values))
    const wrong = Object.keys(compile(source)).filter((id) => {
      const pattern = bundle.getMessage(id)?.value ?? ''
      return every.some((facts) => {
        const errors: Error[] = []
        const said = bundle.formatPattern(pattern, facts, errors)
        return !errors.length && words.say(id, facts) !== said
      })
    })
    expect(wrong).toEqual([])
  })
})

it('what is kept brings along what it mentions', () => {
  const book = compile('a = { b }\nb = { $n ->\n    [0] { c }\n   *[other] many\n}\nc = none\nd = never')
  expect(Object.keys(kept(book, (id) => id === 'a'))).toEqual(['a', 'b', 'c'])
})

it('what the client could not say does not compile', () => {
  expect(() => compile('a = { NUMBER($n) }')).toThrow('a: ')
  expect(() => compile('a = { -term }')).toThrow('a: ')
  expect(() => compile('a = {"{"}b')).toThrow('a: ')
})
