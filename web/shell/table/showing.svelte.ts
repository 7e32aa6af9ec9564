/** What is shown of what the server has told: one visible thing after another, each for its time.

   Everything told is kept as a moment, a whole position that really was. Whoever is behind sees an
   older one and may do nothing in it; skipping ahead shows the newest.
*/

import { flushSync } from 'svelte'
import type { Card, Entry, Position } from '../protocol'

/** All that was known of a table at one time. */
export interface Moment {
  ply: number
  card: Card
  position: Position | null
  fresh: Entry[] // what has happened since the moment shown before
}

/** Milliseconds for each visible thing. */
export const PACES = { slow: 2_000, normal: 1_000, fast: 400, none: 0 } as const
export type PaceName = keyof typeof PACES

const CATCH_UP = 15_000 // milliseconds after which nobody is behind, however much has happened
const OF_CLOCK = 0.2 // and where my clock runs, after this part of what it leaves me

export class Showing {
  now = $state.raw<Moment | null>(null)
  behind = $state(0) // moments that were told and not shown yet
  free = 0 // when the next moment may be shown
  private queue: Moment[] = []
  private until = 0 // when all is to be shown
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private lasts: (moment: Moment) => number, // milliseconds that it is to be seen
    private left: (newest: Moment) => number | null = () => null, // on my clock
  ) {}

  /** A moment has come; one that must not wait takes all before it along. */
  hear(moment: Moment, atOnce: boolean): void {
    this.queue.push(moment)
    this.until = performance.now() + CATCH_UP
    if (atOnce || document.hidden) this.skip()
    else this.advance()
  }

  /** Show the newest moment, with all that has happened meanwhile. */
  skip = (): void => {
    const newest = this.queue.at(-1)
    if (!newest) return
    const fresh = this.queue.flatMap((moment) => moment.fresh)
    this.queue = []
    this.show({ ...newest, fresh })
    this.advance()
  }

  end(): void {
    clearTimeout(this.timer)
  }

  private advance = (): void => {
    clearTimeout(this.timer)
    for (;;) {
      const wait = this.free - performance.now()
      const next = wait > 0 ? undefined : this.queue.shift()
      if (next) this.show(next)
      else {
        if (this.queue.length) this.timer = setTimeout(this.advance, wait)
        break
      }
    }
    this.behind = this.queue.length
  }

  private show(moment: Moment): void {
    this.now = moment
    this.behind = this.queue.length
    flushSync() // its time begins when it is there
    const now = performance.now()
    const left = this.left(this.queue.at(-1) ?? moment)
    if (left !== null) this.until = Math.min(this.until, now + left * OF_CLOCK)
    this.free = now + Math.min(this.lasts(moment), Math.max(0, this.until - now) / Math.max(1, this.queue.length))
  }
}
