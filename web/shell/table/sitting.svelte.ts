/** Somebody at a table: which seat's eyes they look through, and what they were told. */

import type { Line as Said } from '$kit/words'
import { namesAt } from '../people'
import type { Entry, Hinted, Line, Position, Reading, SeatView, Thought, Update } from '../protocol'
import { settings } from '../settings.svelte'
import { say, speech } from '../words.svelte'
import { Connection, type Question } from './connection.svelte'
import { PACES, Showing, type Moment } from './showing.svelte'

export interface Refusal {
  rule: string | null
  text: string
}

/** A move with its line. */
export type Suggestion = Pick<Thought, 'move' | 'line'>

/** What an offered move is called: its own fields, and the facts that came with it. */
export function describe(move: Record<string, unknown>, facts: Said['facts'] = {}): Said {
  const own = Object.entries(move).filter((field): field is [string, string | number] => typeof field[1] === 'string' || typeof field[1] === 'number')
  return { id: `move-${String(move.type)}`, facts: { ...Object.fromEntries(own), ...facts } }
}

const READ_AGAIN = 500 // milliseconds between two questions for the position in words

/** An entry of the log for one viewpoint. */
export type Told = Omit<Entry, 'lines'> & { lines: Line[] }

const MOST_MUTED = 99 // that a browser remembers, at tables long over

/** The log without what players are to remember, except for what happened since their last move. */
export function remembered(entries: Told[], seat: number | null, over: boolean): Told[] {
  const moved = entries.filter((entry) => entry.kind === 'moved')
  const since = moved.findLast((entry) => entry.seat === seat)?.ply ?? moved.at(-1)?.ply ?? 0
  return entries.map((entry) =>
    over || entry.ply >= since ? entry : { ...entry, lines: entry.lines.flatMap((line) => (line.fleeting ? (line.trace ?? []) : line)) },
  )
}

/** The moves that stand: those that were taken back are left out. */
export function standing(entries: Told[]): Told[] {
  const stand: Told[] = []
  for (const entry of entries) {
    if (entry.kind === 'moved') stand.push(entry)
    else if (entry.kind === 'undone') stand.length = Math.max(0, stand.length - Number(entry.lines[0]?.facts['count'] ?? 1))
  }
  return stand
}

/** The moves since a seat's last one; who only watches sees the last player's turn. */
export function sinceMine(moves: Told[], seat: number | null): Told[] {
  const mine = seat ?? moves.at(-1)?.seat ?? null
  const before = seat === null ? moves.findLastIndex((move) => move.seat !== mine) : moves.findLastIndex((move) => move.seat === seat)
  return moves.slice(before + 1)
}

export class Sitting {
  readonly line: Connection
  readonly showing: Showing
  refusal = $state.raw<Refusal | null>(null)
  thinking = $state(false) // a bot, about a hint
  suggested = $state.raw<Suggestion | null>(null) // a move of the hint that is pointed at
  private hinted = $state.raw<{ told: Hinted; at: Position | null } | null>(null)
  pointed = $state.raw<Said[]>([])
  private heard = $state.raw<{ seat: number | null; told: Reading } | null>(null)
  private asking = false // for the position in words
  busy = $state(false) // a move is on its way
  sending = $state.raw<object | null>(null) // the move that is
  private lifted = $state<number | null>(null) // the seat for which the curtain was opened last

  constructor(id: string) {
    this.line = new Connection(id)
    this.showing = new Showing(
      (moment) => PACES[settings.pace] * this.weigh(moment),
      ({ position, card }) => (position?.deadline && card.yours.includes(position.actor ?? -1) ? Math.max(0, position.deadline - Date.now() - this.line.ahead) : null),
    )
    this.line.heard = (update) => this.hear(update)
  }

  end(): void {
    this.line.end()
    this.showing.end()
  }

  /** What was told waits until what happened before has been seen; what I did myself does not. */
  private hear(update: Update): void {
    const { ply, card, position, fresh } = this.line
    if (!card) return
    const own = fresh.some((entry) => entry.seat !== null && card.yours.includes(entry.seat) && (entry.kind === 'moved' || entry.kind === 'undone'))
    this.showing.hear({ ply, card, position, fresh }, own || update.whole === true)
  }

  /** How much there is to see: nothing if the log tells this reader of no move, else 1, or up to 3 if it tells much. */
  private weigh({ fresh }: Moment): number {
    const lines = this.told(fresh).flatMap((entry) => (entry.kind === 'moved' ? entry.lines : [])).length
    return lines && 1 + Math.min(2, Math.max(0, lines - 3) * 0.4)
  }

  get card() {
    return this.showing.now?.card ?? null
  }
  get position() {
    return this.showing.now?.position ?? null
  }
  /** The events that have been shown. */
  get ply() {
    return this.showing.now?.ply ?? 0
  }
  names = $derived.by(() => (this.card && speech.words ? namesAt(this.card, say) : []))

  /** The seat whose turn it is, if it is one of ours and no bot plays for it. */
  due = $derived.by((): number | null => {
    const actor = this.showing.behind ? null : (this.position?.actor ?? null)
    if (actor === null || !this.card?.yours.includes(actor)) return null
    return this.card.sitters[actor]?.level ? null : actor
  })

  /** Whose view is shown: with several seats on this device, that of the one to act. */
  seat = $derived.by((): number | null => {
    const { card } = this
    if (!card?.yours.length) return null
    if (this.due !== null) return this.due
    return this.lifted !== null && card.yours.includes(this.lifted) ? this.lifted : (card.yours[0] ?? null)
  })

  /** Another person on this device is to look: first the curtain falls. */
  curtain = $derived.by(() => {
    const { card } = this
    return card !== null && card.yours.length > 1 && card.status === 'running' && this.seat !== this.lifted
  })

  shown = $derived.by((): SeatView | null => {
    const views = this.position?.views ?? []
    return views.find((view) => view.seat === this.seat) ?? views[0] ?? null
  })

  /** What happened, as the seat shown may read it. */
  told(entries: Entry[]): Told[] {
    const views = this.position?.views ?? []
    const viewpoint = Math.max(0, views.findIndex((view) => view.seat === this.seat))
    const heard = entries.filter((entry) => entry.kind !== 'chatted' || !this.isMuted(entry.seat))
    return heard.map((entry) => ({ ...entry, lines: entry.lines[viewpoint] ?? [] }))
  }

  /** Whether I do not want to read what a seat says. */
  isMuted(seat: number | null): boolean {
    if (seat === null || this.card?.yours.includes(seat)) return false
    return settings.chatHidden || settings.muted.includes(`${this.card?.id}/${seat}`)
  }
  mute(seat: number, muted: boolean): void {
    const one = `${this.card?.id}/${seat}`
    settings.muted = [...settings.muted.filter((other) => other !== one).slice(-MOST_MUTED), ...(muted ? [one] : [])]
  }
  log = $derived.by(() => remembered(this.told(this.line.entries.filter((entry) => entry.ply <= this.ply)), this.seat, this.card?.status === 'over'))

  private moves = $derived.by(() => standing(this.log))

  /** The last move. */
  latest = $derived.by(() => this.moves.at(-1) ?? null)

  /** The log's lines about the last move. */
  last = $derived.by(() => this.latest?.lines ?? [])

  /** The log's lines about all that has happened since I acted. */
  since = $derived.by(() => sinceMine(this.moves, this.seat).flatMap((move) => move.lines))

  openCurtain(): void {
    this.lifted = this.seat
  }

  async play(move: object): Promise<void> {
    if (this.due === null || this.busy) return this.why(move)
    this.busy = true
    this.sending = move
    this.forget()
    await this.ask({ type: 'act', ply: this.ply, seat: this.due, move: move as Record<string, unknown> })
    this.sending = null
    this.busy = false
  }

  /** Take back the last choice and play this instead. */
  async instead(move: object): Promise<void> {
    const seat = this.due
    if (seat === null || this.busy) return
    this.busy = true
    this.forget()
    const back = await this.line.ask({ type: 'undo', ply: this.ply, seat, moves: 1 })
    if (back.type === 'refused') this.refusal = { rule: back.rule, text: back.reason }
    if (back.type === 'done') await this.ask({ type: 'act', ply: back.ply, seat, move: move as Record<string, unknown> })
    this.busy = false
  }

  async why(move: object): Promise<void> {
    if (this.seat === null) {
      this.refusal = { rule: null, text: say('table-watching') }
      return
    }
    await this.ask({ type: 'why', seat: this.seat, move: move as Record<string, unknown> })
  }

  /** Ask, and show a refusal. */
  async ask(question: Question): Promise<boolean> {
    const told = await this.inquire(question)
    if (told.type === 'refused') {
      this.refusal = { rule: told.rule, text: told.reason }
      return false
    }
    if (told.type === 'hinted') this.hinted = { told, at: this.position }
    return true
  }

  /** Ask; where several share this device, the server answers for the seat whose curtain is open. */
  private async inquire(question: Question) {
    const about = question.type === 'hint' || question.type === 'why' || question.type === 'read' ? question.seat : null
    if (about !== null && (this.card?.yours.length ?? 0) > 1 && about === this.lifted) await this.line.ask({ type: 'look', seat: about })
    return this.line.ask(question)
  }

  /** The hint, as long as the position is the one it was given for, and its seat uncovered. */
  hint = $derived.by(() => (this.hinted?.at === this.position && !this.curtain ? (this.hinted?.told ?? null) : null))

  async askHint(): Promise<void> {
    if (this.due === null || this.thinking || this.curtain) return
    this.thinking = true
    await this.ask({ type: 'hint', seat: this.due })
    this.thinking = false
  }

  /** Each offered move of the seat shown, in a few words. */
  reading = $derived.by((): string[] => this.shown?.offers.map((move, i) => this.write(describe(move, this.shown?.facts[i]))) ?? [])

  /** A line about this table in the language at hand. */
  write(line: Said): string {
    return speech.words?.line(line, this.names) ?? ''
  }

  /** The position in words, as the seat shown may read it. */
  aloud = $derived.by(() => (this.heard?.seat === this.seat ? this.heard.told : null))

  /** Ask for the position in words; again while it changes and is wanted. */
  async read(wanted: () => boolean): Promise<void> {
    if (this.asking) return
    this.asking = true
    for (let fresh = false; !fresh && wanted(); ) {
      const [ply, seat] = [this.ply, this.seat]
      const told = await this.inquire({ type: 'read', seat })
      if (told.type === 'reading') this.heard = { seat, told }
      await new Promise((later) => setTimeout(later, READ_AGAIN))
      fresh = told.type === 'reading' && ply === this.ply && seat === this.seat
    }
    this.asking = false
  }

  forget(): void {
    this.refusal = null
    this.hinted = null
  }
}
