/** Sentences from the same Fluent files that the server and the terminal use. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Fact = string | number
export interface Line {
  id: string
  facts: Record<string, Fact>
}

/** A message by its name, with the facts it mentions. */
export type Say = (id: string, facts?: Record<string, Fact>) => string

export class Words {
  private bundle: FluentBundle

  constructor(
    readonly language: string,
    sources: string[],
    private onMissing: (problem: string) => void = (problem) => console.error(problem),
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    // Later words may say the same better: what a terminal spells out a board shows.
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  say: Say = (id, facts = {}) => {
    const pattern = this.bundle.getMessage(id)?.value
    if (!pattern) {
      this.onMissing(`${this.language}: there is no message ${id}`)
      return id
    }
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, facts, errors)
    for (const error of errors) this.onMissing(`${this.language}: ${id}: ${error.message}`)
    return text
  }

  /** A line as a sentence; the facts `seat` and `other` become the names of who sits there. */
  line(line: Line, names: string[]): string {
    const facts = { ...line.facts }
    for (const fact of ['seat', 'other']) {
      const seat = facts[fact]
      if (typeof seat === 'number') facts[fact] = names[seat] ?? this.say('seat', { number: seat + 1 })
    }
    return this.say(line.id, facts)
  }
}
