/** Somebody at a table: which seat's eyes they look through, and what they were told. */

import type { Line as Said } from '$kit/words'
import { namesAt } from '../people'
import type { Entry, Hinted, Line, Position, SeatView, Thought } from '../protocol'
import { say, speech } from '../words.svelte'
import { Connection, type Question } from './connection.svelte'

export interface Refusal {
  rule: string | null
  text: string
}

/** A move with its words. */
export type Suggestion = Pick<Thought, 'move' | 'text'>

/** An entry of the log for one viewpoint. */
export type Told = Omit<Entry, 'lines'> & { lines: Line[] }

/** The log without what players are to remember, except for what happened since their last move. */
export function remembered(entries: Told[], seat: number | null, over: boolean): Told[] {
  const moved = entries.filter((entry) => entry.kind === 'moved')
  const since = moved.findLast((entry) => entry.seat === seat)?.ply ?? moved.at(-1)?.ply ?? 0
  return entries.map((entry) =>
    over || entry.ply >= since ? entry : { ...entry, lines: entry.lines.flatMap((line) => (line.fleeting ? (line.trace ?? []) : line)) },
  )
}

export class Sitting {
  readonly line: Connection
  refusal = $state.raw<Refusal | null>(null)
  thinking = $state(false) // a bot, about a hint
  suggested = $state.raw<Suggestion | null>(null) // a move of the hint that is pointed at
  private hinted = $state.raw<{ told: Hinted; at: Position | null } | null>(null)
  pointed = $state.raw<Said[]>([])
  picture = $state('')
  reading = $state.raw<string[]>([])
  busy = $state(false) // a move is on its way
  private lifted = $state<number | null>(null) // the seat for which the curtain was opened last

  constructor(id: string) {
    this.line = new Connection(id)
  }

  get card() {
    return this.line.card
  }
  get position() {
    return this.line.position
  }
  names = $derived.by(() => (this.card && speech.words ? namesAt(this.card, say) : []))

  /** The seat whose turn it is, if it is one of ours and no bot plays for it. */
  due = $derived.by((): number | null => {
    const actor = this.position?.actor ?? null
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
    return entries.map((entry) => ({ ...entry, lines: entry.lines[viewpoint] ?? [] }))
  }
  log = $derived.by(() => remembered(this.told(this.line.entries), this.seat, this.card?.status === 'over'))

  /** The log's lines about the last move. */
  last = $derived.by(() => this.log.findLast((entry) => entry.kind === 'moved')?.lines ?? [])

  openCurtain(): void {
    this.lifted = this.seat
  }

  async play(move: object): Promise<void> {
    if (this.due === null || this.busy) return this.why(move)
    this.busy = true
    this.forget()
    await this.ask({ type: 'act', ply: this.line.ply, seat: this.due, move: move as Record<string, unknown> })
    this.busy = false
  }

  /** Whether the last choice of the seat to act can be taken back at once. */
  changeable = $derived.by(() => {
    const back = this.position?.undo.find((undo) => undo.seat === this.due)
    return back?.last === 1 && back.free > 0
  })

  /** Take back the last choice and play this instead. */
  async instead(move: object): Promise<void> {
    const seat = this.due
    if (seat === null || this.busy) return
    this.busy = true
    this.forget()
    const back = await this.line.ask({ type: 'undo', ply: this.line.ply, seat, moves: 1 })
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
    const told = await this.line.ask(question)
    if (told.type === 'refused') {
      this.refusal = { rule: told.rule, text: told.reason }
      return false
    }
    if (told.type === 'hinted') this.hinted = { told, at: this.position }
    return true
  }

  /** The hint, as long as the position is the one it was given for. */
  hint = $derived.by(() => (this.hinted?.at === this.position ? (this.hinted?.told ?? null) : null))

  async askHint(): Promise<void> {
    if (this.due === null || this.thinking) return
    this.thinking = true
    await this.ask({ type: 'hint', seat: this.due })
    this.thinking = false
  }

  /** The position and its moves in words, for the seat shown. */
  async read(): Promise<void> {
    const { ply } = this.line
    const told = await this.line.ask({ type: 'read', seat: this.seat })
    if (told.type !== 'reading' || ply !== this.line.ply) return
    this.picture = told.picture
    this.reading = told.offers
  }

  forget(): void {
    this.refusal = null
    this.hinted = null
  }
}
