/** An analysis as it grows: asked for again and again, for as long as somebody looks at it. */

import { ask, Trouble } from '../../api'
import type { Analyse, Analysis, Verdict } from '../../protocol'

const EVERY = 800 // milliseconds between two questions
const LATER = 3_000 // and where the server does not answer

export class Review {
  told = $state.raw<Analysis | null>(null)
  verdicts = $state.raw<Verdict[]>([])
  trouble = $state('') // why it does not go on
  lost = $state(false) // nobody answers just now
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(readonly table: string) {
    void this.ask()
  }

  get done(): boolean {
    return this.told !== null && this.verdicts.length >= this.told.total
  }

  async ask(): Promise<void> {
    this.trouble = ''
    try {
      const question: Analyse = { known: this.verdicts.length }
      this.hear(await ask<Analysis>(`tables/${this.table}/analysis`, question))
    } catch (error) {
      this.fail(error as Error)
    }
  }

  /** Nobody looks any more: the server notices by not being asked. */
  end(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  private hear(told: Analysis): void {
    if (this.ended) return
    this.lost = false
    this.told = told
    if (told.verdicts.length) this.verdicts = [...this.verdicts, ...told.verdicts]
    if (!this.done) this.timer = setTimeout(() => void this.ask(), EVERY)
  }

  private fail(error: Error): void {
    if (this.ended) return
    this.lost = error instanceof Trouble && error.status === 0
    if (this.lost) this.timer = setTimeout(() => void this.ask(), LATER)
    else this.trouble = error.message
  }
}
