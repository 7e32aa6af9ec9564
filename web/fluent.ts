import { FluentResource } from '@fluent/bundle'
import type { Book, Pattern } from './kit/words.ts'

type Value = NonNullable<FluentResource['body'][number]['value']>
type Piece = Exclude<Value, string>[number]

/** A Fluent file as the client reads it: what it can say, as plain data. */
export function compile(source: string): Book {
  const messages = new FluentResource(source).body
  return Object.fromEntries(messages.map(({ id, value }) => [id, pattern(value ?? '', id)]))
}

/** The messages that are said by name, or come from the server, with those that they mention. */
export function kept(book: Book, wanted: (id: string) => boolean): Book {
  const found = new Set<string>()
  const keep = (id: string) => {
    if (found.has(id) || !(id in book)) return
    found.add(id)
    for (const [, name] of JSON.stringify(book[id]).matchAll(/\{([\w-]+)\}/g)) keep(name ?? '')
  }
  Object.keys(book).filter(wanted).forEach(keep)
  return Object.fromEntries(Object.entries(book).filter(([id]) => found.has(id)))
}

function pattern(value: Value, id: string): Pattern {
  if (typeof value === 'string') return plain(value, id)
  const pieces: Exclude<Pattern, string> = []
  for (const piece of value.map((one) => compiled(one, id))) {
    const before = pieces.at(-1)
    if (typeof piece === 'string' && typeof before === 'string') pieces[pieces.length - 1] = before + piece
    else pieces.push(piece)
  }
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces
}

function compiled(piece: Piece, id: string): Exclude<Pattern, string>[number] {
  if (typeof piece === 'string') return plain(piece, id)
  if (piece.type === 'str') return plain(piece.value, id)
  if (piece.type === 'var') return `{$${piece.name}}`
  if (piece.type === 'mesg' && !piece.attr) return `{${piece.name}}`
  if (piece.type !== 'select' || piece.selector.type !== 'var') throw new Error(`${id}: the client cannot say this.`)
  const said = piece.variants.map(({ key, value }, i) => [i === piece.star ? '' : `${key.value}`, pattern(value, id)])
  return [piece.selector.name, Object.fromEntries(said)]
}

function plain(text: string, id: string): string {
  if (text.includes('{')) throw new Error(`${id}: braces cannot be said.`)
  return text.replace(/ (?=[%:;?!»])|(?<=«) /g, '\u00a0') // no line begins with these
}
