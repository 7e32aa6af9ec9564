/** Sentences and numbers of a report in one language. */

import en from 'virtual:wordbooks/report/en'
import fr from 'virtual:wordbooks/report/fr'
import de from 'virtual:wordbooks/report/de'
import { signed, Words } from '$kit/words'
import type { Cell, Figure, Format, Text } from './report'

const BOOKS = { en, fr, de }

export class Speech {
  private words: Words
  private percents: Intl.NumberFormat
  private numbers: Intl.NumberFormat

  constructor(
    readonly language: string,
    private forPlayers = false, // who know bots, and neither seeds nor rules by their ids
  ) {
    this.words = new Words(language, [BOOKS[language as keyof typeof BOOKS] ?? en])
    this.percents = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    this.numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  }

  say = (id: string, facts: Record<string, string | number> = {}): string => {
    const simpler = `${id}-players`
    return this.words.say(this.forPlayers && this.words.has(simpler) ? simpler : id, facts)
  }

  /** A computer player by its name, or many of them. */
  player = (name: string, many = true): string => (this.forPlayers ? this.words.say(many ? 'player-many' : 'player-one', { player: name }) : name)

  tell = (text: Text): string => {
    if (typeof text === 'string') return text
    if (!('id' in text && 'facts' in text)) return (text as Record<string, string>)[this.language] ?? ''
    const { id, facts } = text as { id: string; facts: Record<string, Text | number> }
    const told = Object.entries(facts).map(([name, fact]) => {
      if (typeof fact === 'object') return [name, this.tell(fact)]
      const isPlayer = typeof fact === 'string' && (['level', 'strong', 'weak'].includes(name) || id === 'study-level')
      return [name, isPlayer ? this.player(fact, name !== 'strong') : fact]
    })
    return this.say(id, Object.fromEntries(told) as Record<string, string | number>)
  }

  figure(value: number, format: Format = 'number'): string {
    return signed((format === 'percent' ? this.percents : this.numbers).format(value))
  }

  /** A number as a cell shows it; its interval is told apart. */
  cell(cell: Cell): string {
    if (cell === null) return '–'
    return isFigure(cell) ? this.figure(cell.value, cell.format) : this.tell(cell)
  }

  interval({ low, high, format }: Figure): string {
    return low == null || high == null ? '' : `${this.figure(low, format)} … ${this.figure(high, format)}`
  }
}

export const isFigure = (cell: Cell): cell is Figure => cell !== null && typeof cell === 'object' && 'value' in cell && typeof cell.value === 'number'
