/** The line to a table: says hello, asks, and comes back by itself when it was cut. */

import { VERSION, type Card, type ClientMessage, type Entry, type Position, type ServerMessage, type Update } from '../protocol'
import { settings } from '../settings.svelte'
import { home } from '../route.svelte'
import { changed } from './changes'

type Answer = Extract<ServerMessage, { type: 'done' | 'refused' | 'allowed' | 'hinted' | 'reading' | 'logged' | 'pong' }>
type Asking = Exclude<ClientMessage, { type: 'hello' }>
type Without<Kind> = Kind extends Asking ? Omit<Kind, 'id'> : never
export type Question = Without<Asking>

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const PING_EVERY = 2_500 // a dead line is noticed within 5 seconds …
const PING_UNSEEN = 15_000 // … if anybody looks
const PONG_WITHIN = 2_400
const WELCOME_WITHIN = 20_000 // or another line is tried
const FOR_GOOD = [4400, 4403, 4404, 4426] // closed for these reasons there is no coming back
const TOO_OLD = 4426 // the server speaks another version: the page is loaded again
const RELOADED = 'dragonden-reloaded' // from which version, so that it is tried once

export class Connection {
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  closedBy = $state(0)
  card = $state.raw<Card | null>(null)
  position = $state.raw<Position | null>(null)
  entries = $state.raw<Entry[]>([])
  fresh = $state.raw<Entry[]>([]) // what the last update told
  watching = $state(0)
  ply = $state(0)
  ahead = $state(0) // of the server's clock, in milliseconds
  heard: (update: Update) => void = () => {} // called when an update has been taken in

  private socket: WebSocket | null = null
  private waiting = new Map<string, { message: Asking; answer: (told: Answer) => void }>()
  private wait = FIRST_WAIT
  private patience = PONG_WITHIN
  private timers: ReturnType<typeof setTimeout>[] = []
  private ended = false
  private made = 0
  private readonly mark = Math.random().toString(36).slice(2, 10)

  constructor(readonly table: string) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.hurry)
    this.open()
  }

  /** Ask; the answer may come after a lost connection was made again. */
  ask(question: Question): Promise<Answer> {
    const id = `${this.mark}-${++this.made}`
    const message = { ...question, id } as Asking
    return new Promise((answer) => {
      this.waiting.set(id, { message, answer })
      if (this.state === 'open') this.send(message)
    })
  }

  /** Fetch what stands in the log before what is here. */
  async fetchEarlier(): Promise<void> {
    const [first] = this.entries
    if (!first || first.ply <= 1) return
    const told = await this.ask({ type: 'log', before: first.ply })
    if (told.type === 'logged' && this.entries[0] === first) this.entries = [...told.entries, ...this.entries]
  }

  /** Say hello again: in another language, say. */
  renew(): void {
    this.wait = FIRST_WAIT
    if (this.socket) hangUp(this.socket)
  }

  end(): void {
    this.ended = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.hurry)
    this.timers.forEach(clearTimeout)
    if (this.socket) hangUp(this.socket)
  }

  private open(): void {
    if (this.ended) return
    const { protocol, host } = location
    const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${home}/api/tables/${this.table}/socket`
    const socket = new WebSocket(address)
    const before = this.socket
    this.socket = socket
    before?.close()
    socket.onopen = () =>
      this.send({ type: 'hello', version: VERSION, language: settings.language, seen: this.ply || null, changes: true })
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => this.lost(socket, event.code)
    this.later(() => socket.close(), WELCOME_WITHIN)
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private hear(told: ServerMessage): void {
    if (told.type === 'welcome') this.welcome(told.card, told.now)
    else if (told.type === 'update') this.update(told)
    else if (told.id !== null) {
      const asked = this.waiting.get(told.id)
      this.waiting.delete(told.id)
      asked?.answer(told)
    }
  }

  private welcome(card: Card, now: number): void {
    this.card = card
    this.ahead = now - Date.now()
    this.state = 'open'
    this.wait = FIRST_WAIT
    sessionStorage.removeItem(RELOADED)
    for (const { message } of this.waiting.values()) this.send(message)
    this.ping()
  }

  private update(update: Update): void {
    const news = update.entries ?? []
    const position = update.position ?? this.position
    if (update.ply) this.ply = update.ply
    if (update.card) this.card = update.card
    this.position = update.change === undefined ? position : (changed(position, update.change) as Position)
    if (update.watching !== undefined) this.watching = update.watching
    if (update.whole) this.entries = news
    else if (news.length) this.entries = [...this.entries, ...news]
    this.fresh = update.whole ? [] : news
    this.heard(update)
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return
    this.timers.forEach(clearTimeout)
    if (code === TOO_OLD && reload()) return // nothing is said before the new page is there
    this.closedBy = code
    if (FOR_GOOD.includes(code)) {
      this.state = 'closed'
      return
    }
    this.state = 'lost'
    this.later(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private later(what: () => void, wait: number): void {
    this.timers.forEach(clearTimeout)
    this.timers = [setTimeout(what, wait)]
  }

  /** Notice a line that is dead without having been closed. */
  private ping(): void {
    this.later(() => {
      const silence = setTimeout(() => {
        this.patience = Math.min(this.patience * 2, LONGEST_WAIT) // the server may only be busy
        this.cut()
      }, this.patience)
      this.timers.push(silence)
      const sent = Date.now()
      void this.ask({ type: 'ping' }).then(() => {
        clearTimeout(silence)
        if (Date.now() - sent < PONG_WITHIN / 2) this.patience = PONG_WITHIN // it is busy no more
        if (this.state === 'open') this.ping()
      })
    }, document.hidden ? PING_UNSEEN : PING_EVERY)
  }

  /** There is no line: a socket itself may take a minute to notice. */
  private cut = (): void => {
    const { socket } = this
    if (!socket || this.state === 'closed') return
    this.lost(socket, 1006)
    this.socket = null
    socket.close()
  }

  private hurry = (): void => {
    if (this.state !== 'lost' || document.hidden) return
    this.later(() => this.open(), 0)
  }
}

/** Close a line, as soon as it is there: browsers complain if it is closed before. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}

/** Fetch a page that speaks as the server does, unless that was just tried; whether it is fetched. */
function reload(): boolean {
  if (sessionStorage.getItem(RELOADED) === `${VERSION}`) return false
  sessionStorage.setItem(RELOADED, `${VERSION}`)
  location.reload()
  return true
}
