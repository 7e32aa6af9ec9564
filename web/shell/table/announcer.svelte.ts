/** What a screen reader says of a table: one thing after another, each when the last can have been heard. */

import { signed } from '$kit/words'

const KEPT = 6 // lines that stay in the live region
const LETTER = 45 // milliseconds to speak one; a practised listener is this fast
const PAUSE = 500
const MOST = 6 // that wait: who is further behind hears the latest, and finds the rest in the log

export class Announcer {
  lines = $state.raw<{ text: string }[]>([])
  private waiting: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Say something that has happened, after all that happened before it. */
  announce = (text: string): void => {
    if (!text.trim()) return
    this.waiting = [...this.waiting.slice(1 - MOST), text]
    if (this.timer === undefined) this.next()
  }

  /** Answer somebody who has pressed a key: at once, and what waits goes on after it. */
  answer = (text: string): void => {
    clearTimeout(this.timer)
    this.speak(text)
  }

  /** Say what somebody has done who no longer waits for what was before. */
  act = (text: string): void => {
    this.waiting = []
    this.answer(text)
  }

  /** Say nothing of all that. */
  hush = (): void => {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
    this.lines = []
  }

  private next = (): void => {
    const text = this.waiting.shift()
    this.timer = undefined
    if (text !== undefined) this.speak(text)
  }

  private speak(text: string): void {
    this.lines = [...this.lines.slice(1 - KEPT), { text: signed(text) }]
    this.timer = setTimeout(this.next, PAUSE + LETTER * text.length)
  }
}
