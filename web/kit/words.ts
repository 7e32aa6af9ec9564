/** Sentences from the same Fluent files that the server and the terminal use. */

import { fetched } from './fetched.svelte'

export type Fact = string | number
export interface Line {
  id: string
  facts: Record<string, Fact | Line>
}

/** A message by its name, with the facts it mentions. */
export type Say = (id: string, facts?: Record<string, Fact>) => string

/** Text that mentions a `{$fact}` or a `{message}`, or such pieces and choices in a row. */
export type Pattern = string | (string | Choice)[]
/** What is said for the values of a fact, under '' for all others. */
export type Choice = [fact: string, said: Record<string, Pattern>]
/** A Fluent file as `fluent.ts` compiles it, so that browsers need not read Fluent. */
export type Book = Record<string, Pattern>

/** A number, or a text with numbers, with minus signs that read as such. */
export const signed = (text: string | number): string => `${text}`.replace(/(^|[^\w])-(?=\d)/g, '$1−')

/** What a part that is loaded later waits for: its words, if the page has more of them. */
export const later = { words: (): Promise<void> => Promise.resolve() }

/** A part that is fetched later, once its words are there. */
export async function worded<Part>(load: () => Promise<{ default: Part }>): Promise<Part> {
  const [part] = await Promise.all([fetched(load), later.words()])
  return part.default
}

export class Words {
  private book: Book
  private plurals: Intl.PluralRules
  private numbers: Intl.NumberFormat
  private retelling = false

  constructor(
    readonly language: string,
    books: Book[],
    private onMissing: (problem: string) => void = (problem) => console.error(problem),
  ) {
    // Later words may say the same better: what a terminal spells out a board shows.
    this.book = Object.assign({}, ...books) as Book
    this.plurals = new Intl.PluralRules(language)
    this.numbers = new Intl.NumberFormat(language)
  }

  say: Say = (id, facts = {}) => {
    const pattern = this.book[id]
    if (pattern === undefined) return this.missing(`there is no message ${id}`, id)
    return this.tell(pattern, facts, id)
  }

  has = (id: string): boolean => id in this.book

  /** A line as a sentence; the facts `seat` and `other` become the names of who sits there. */
  line(line: Line, names: string[]): string {
    const facts: Record<string, Fact> = {}
    for (const [name, fact] of Object.entries(line.facts)) {
      if (typeof fact === 'object') facts[name] = this.line(fact, names)
      else if (typeof fact === 'number' && (name === 'seat' || name === 'other')) facts[name] = names[fact] ?? this.say('seat', { number: fact + 1 })
      else facts[name] = fact
    }
    return this.say(line.id, facts)
  }

  /** A line of a log, which an older version may have stored: what is not known of it is left open. */
  retell(line: Line, names: string[]): string {
    this.retelling = true
    const text = this.line(line, names)
    this.retelling = false
    return text
  }

  private tell(pattern: Pattern, facts: Record<string, Fact>, id: string): string {
    if (typeof pattern !== 'string') {
      return pattern.map((piece) => this.tell(typeof piece === 'string' ? piece : this.chosen(piece, facts, id), facts, id)).join('')
    }
    return pattern.replace(/\{(\$?)([\w-]+)\}/g, (_, isFact: string, name: string) => {
      if (!isFact) return this.say(name, facts)
      const fact = facts[name] ?? this.missing(`${id} needs the fact ${name}`, name)
      return typeof fact === 'number' ? signed(this.numbers.format(fact)) : fact
    })
  }

  private chosen([name, said]: Choice, facts: Record<string, Fact>, id: string): Pattern {
    const fact = facts[name] ?? this.missing(`${id} needs the fact ${name}`, '')
    return said[fact] ?? (typeof fact === 'number' ? said[this.plurals.select(fact)] : null) ?? said[''] ?? ''
  }

  private missing(problem: string, instead: string): string {
    if (this.retelling) return '…'
    this.onMissing(`${this.language}: ${problem}`)
    return instead
  }
}
