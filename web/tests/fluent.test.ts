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

/** What stands in other files and may be mentioned here: the seats, and what a game says everywhere. */
function elsewhere(file: string): string {
  const [home, language] = [file.split('/web/')[0] ?? '', basename(file)]
  const others = [`${home}/words/${language}`, `${home}/web/words/${language}`].filter((other) => FILES.includes(other) && other !== file)
  return ['seat = Player { $number }', ...others.map((other) => readFileSync(other, 'utf8'))].join('\n')
}

/** Where a line must not end is told besides. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ')

describe.each(FILES)('%s', (file) => {
  it('is said as Fluent says it, whatever the facts', () => {
    const [own, others] = [readFileSync(file, 'utf8'), elsewhere(file)]
    const language = basename(file, '.ftl')
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of [others, own]) bundle.addResource(new FluentResource(source), { allowOverrides: true })
    const words = new Words(language, [compile(others), compile(own)], () => {})
    const every = valuesIn(own).map((values) => factsIn(others + own, values))
    const wrong = Object.keys(compile(own)).filter((id) => {
      const pattern = bundle.getMessage(id)?.value ?? ''
      const alike = every.flatMap((facts) => {
        const errors: Error[] = []
        const said = bundle.formatPattern(pattern, facts, errors)
        return errors.length ? [] : breakable(words.say(id, facts)) === breakable(said)
      })
      return !alike.length || alike.includes(false)
    })
    expect(wrong).toEqual([])
  })
})

it('every folder of words is among these files', () => {
  for (const words of ['words', 'words/later', '../src/dragonden/engine/words', '../src/dragonden/games/dragomino/web/words']) {
    expect(FILES).toEqual(expect.arrayContaining(['en', 'fr', 'de'].map((language) => `${words}/${language}.ftl`)))
  }
})

it('no line begins with a sign that belongs to the word before', () => {
  const book = compile('a = { $n } % sûr ?\nb = Il dit : « oui ! »\nc = so: yes!')
  expect(Object.values(book)).toEqual(['{$n}\u00a0% sûr\u00a0?', 'Il dit\u00a0: «\u00a0oui\u00a0!\u00a0»', 'so: yes!'])
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
