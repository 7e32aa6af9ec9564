// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Card, Position, ServerMessage } from '../shell/protocol'
import { Connection } from '../shell/table/connection.svelte'

class Line {
  static CONNECTING = 0
  static OPEN = 1
  static all: Line[] = []
  readyState = Line.CONNECTING
  cutShort = false
  said: { type: string; id?: string; seen?: number | null }[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  constructor(readonly address: string) {
    Line.all.push(this)
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as { type: string })
  }
  close(code = 1000) {
    this.cutShort = this.readyState === Line.CONNECTING
    this.readyState = 3
    this.onclose({ code })
  }
  opens() {
    this.readyState = 1
    this.onopen()
    this.tells({ type: 'welcome', version: 3, now: Date.now(), card: { id: 'x' } as Card })
  }
  tells(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const entry = (ply: number) => ({ ply, at: 0, kind: 'moved', seat: 0, lines: [], text: null })
let connection: Connection
const line = (n: number) => Line.all[n] as Line

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  Line.all = []
  connection = new Connection('some-table')
})
afterEach(() => connection.end())

it('says hello first, without anything seen', () => {
  line(0).opens()
  expect(line(0).said[0]).toMatchObject({ type: 'hello', seen: null })
})

it('comes back after a cut and says what it has seen', async () => {
  line(0).opens()
  line(0).tells({ type: 'update', ply: 7, entries: [entry(7)] })
  line(0).close(1006)
  expect(connection.state).toBe('lost')
  await vi.advanceTimersByTimeAsync(2000)
  line(1).opens()
  expect(connection.state).toBe('open')
  expect(line(1).said[0]).toMatchObject({ type: 'hello', seen: 7 })
})

it('asks again, with the same id, what was not answered before the cut', async () => {
  line(0).opens()
  const answer = connection.ask({ type: 'chat', text: 'hello' })
  const { id } = line(0).said[1] as { id: string }
  line(0).close(1006)
  await vi.advanceTimersByTimeAsync(2000)
  line(1).opens()
  expect(line(1).said[1]).toMatchObject({ type: 'chat', id })
  line(1).tells({ type: 'done', id, ply: 3 })
  await expect(answer).resolves.toMatchObject({ type: 'done', ply: 3 })
})

it('a line that is not there yet is renewed when it is', async () => {
  connection.renew()
  expect(line(0).cutShort).toBe(false)
  line(0).readyState = Line.OPEN
  line(0).onopen()
  await vi.advanceTimersByTimeAsync(2000)
  line(1).opens()
  expect(connection.state).toBe('open')
  connection.end()
  expect(Line.all.map((one) => one.cutShort)).toEqual([false, false])
})

it('what is asked while the line is cut waits for it', async () => {
  line(0).opens()
  line(0).close(1006)
  void connection.ask({ type: 'chat', text: 'later' })
  await vi.advanceTimersByTimeAsync(2000)
  line(1).opens()
  expect(line(1).said.map(({ type }) => type)).toContain('chat')
})

it('waits longer each time', async () => {
  for (const wait of [600, 1100, 2100]) {
    const before = Line.all.length
    line(before - 1).close(1006)
    await vi.advanceTimersByTimeAsync(wait)
    expect(Line.all.length).toBe(before + 1)
  }
  line(Line.all.length - 1).close(1006)
  const before = Line.all.length
  await vi.advanceTimersByTimeAsync(2000)
  expect(Line.all.length).toBe(before)
})

it('does not come back to a table that is not there', async () => {
  line(0).opens()
  line(0).close(4404)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.state).toBe('closed')
  expect(Line.all).toHaveLength(1)
})

it('a line that does not answer pings is dead', async () => {
  line(0).opens()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(line(0).said.at(-1)).toMatchObject({ type: 'ping' })
  await vi.advanceTimersByTimeAsync(2_500)
  expect(line(0).readyState).toBe(3)
  expect(connection.state).toBe('lost')
})

it('a line on which nobody says welcome is given up', async () => {
  line(0).readyState = 1
  line(0).onopen()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(Line.all).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(Line.all).toHaveLength(2)
})

it('a line is lost at once when the browser says so, and comes back with it', async () => {
  line(0).opens()
  dispatchEvent(new Event('offline'))
  expect(connection.state).toBe('lost')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  line(1).opens()
  expect(connection.state).toBe('open')
})

it('whoever answers slowly is given more time', async () => {
  line(0).opens()
  await vi.advanceTimersByTimeAsync(5_000) // the first ping was not answered
  await vi.advanceTimersByTimeAsync(1_000)
  line(1).opens()
  await vi.advanceTimersByTimeAsync(2_500 + 4_000)
  expect(connection.state).toBe('open')
})

it('whoever answers at once again is missed as soon as before', async () => {
  line(0).opens()
  await vi.advanceTimersByTimeAsync(6_000) // the first ping was not answered
  line(1).opens()
  await vi.advanceTimersByTimeAsync(2_500)
  const { id } = line(1).said.at(-1) as { id: string }
  line(1).tells({ type: 'pong', id, now: Date.now() })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connection.state).toBe('lost')
})

it('a whole log replaces the one at hand, news are added', () => {
  line(0).opens()
  line(0).tells({ type: 'update', ply: 2, entries: [entry(1), entry(2)], whole: true })
  line(0).tells({ type: 'update', ply: 3, entries: [entry(3)] })
  expect(connection.entries.map(({ ply }) => ply)).toEqual([1, 2, 3])
  expect(connection.fresh.map(({ ply }) => ply)).toEqual([3])
  line(0).tells({ type: 'update', ply: 3, entries: [entry(3)], whole: true })
  expect(connection.entries).toHaveLength(1)
})

it('makes the changes that it is told in the position it knows', () => {
  line(0).opens()
  const position = { moves: 3, actor: 0, views: [{ seat: 0, offers: [] }] } as unknown as Position
  line(0).tells({ type: 'update', ply: 3, position, change: { views: { 0: { offers: [[{ type: 'draw' }]] } } } })
  expect(connection.position?.views[0]?.offers).toEqual([{ type: 'draw' }])
  line(0).tells({ type: 'update', ply: 4, change: { moves: [4], actor: [1], views: { 0: { offers: [[]] } } } })
  expect(connection.position).toEqual({ moves: 4, actor: 1, views: [{ seat: 0, offers: [] }] })
  line(0).tells({ type: 'update', ply: 5, entries: [entry(5)] })
  expect(connection.position?.moves).toBe(4)
})

it('loads its page again, once, when it is too old', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  line(0).close(4426)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(connection.state).not.toBe('closed') // that would be told, and is over in a moment
  connection = new Connection('some-table') // the page that came is as old
  line(1).close(4426)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(connection.state).toBe('closed')
  connection = new Connection('some-table') // a page that is understood
  line(2).opens()
  line(2).close(4426)
  expect(reload).toHaveBeenCalledTimes(2)
})
