/** What is asked over HTTP. */

import type { Card, Create, Engage, Free, Learn, LessonText, Manifest, Offerings, Problem, Program, Rematch, Replay, SeatToken, Sit } from './protocol'
import { settings } from './settings.svelte'
import { say } from './words.svelte'
import { home } from './route.svelte'

/** A request that was not done, with the sentence to show. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason)
  }
}

export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const url = `${home}/api/${path}${path.includes('?') ? '&' : '?'}language=${settings.language}`
  const request = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(url, request).catch(() => {
    throw new Trouble(0, say('shell-no-server'))
  })
  const told: unknown = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Trouble(answer.status, (told as Problem).reason ?? answer.statusText)
  return told as Answer
}

export const api = {
  offerings: () => ask<Offerings>('games'),
  manifest: (game: string) => ask<Manifest>(`games/${game}`),
  lessons: (game: string) => ask<LessonText[]>(`games/${game}/lessons`),
  learn: (game: string, lesson: string, learn: Learn) => ask<Card>(`games/${game}/lessons/${lesson}`, learn),
  tables: () => ask<Card[]>('tables'),
  mine: () => ask<Card[]>('mine'),
  table: (id: string) => ask<Card>(`tables/${id}`),
  create: (create: Create) => ask<Card>('tables', create),
  sit: (id: string, sit: Sit) => ask<Card>(`tables/${id}/seats`, sit),
  engage: (id: string, engage: Engage) => ask<Card>(`tables/${id}/bots`, engage),
  assign: (id: string, program: Program) => ask<SeatToken>(`tables/${id}/programs`, program),
  free: (id: string, free: Free) => ask<Card>(`tables/${id}/free`, free),
  rematch: (id: string, rematch: Rematch) => ask<Card>(`tables/${id}/rematch`, rematch),
  replay: (id: string, seat: string, from = 0) => ask<Replay>(`tables/${id}/replay?seat=${seat}&from=${from}`),
}
