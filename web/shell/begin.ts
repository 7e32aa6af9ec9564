/** Ways to begin: a game against bots with one click, or a lesson. */

import { api } from './api'
import type { Card, Manifest, Offerings, Option } from './protocol'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

/** The level of bots for those who have not chosen one: not the weakest. */
export function levelFor(levels: string[]): string {
  return levels.includes(settings.level) ? settings.level : (levels[Math.min(1, levels.length - 1)] ?? '')
}

/** What a level of bots is called, and how strong it is. */
export function strengthOf(level: string): string {
  return say('level-strength', { level, name: say('table-level', { level }) })
}

/** A table for this person and as many bots as usual. */
export function playNow(game: Manifest, { levels }: Offerings): Promise<Card> {
  const players = Number(game.options.find((option: Option) => option.name === 'players')?.default ?? 2)
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level: levelFor(levels) }))
  return api.create({ game: game.name, sitters: [{ kind: 'me', name: settings.name.trim() }, ...bots], hints: true })
}

/** A table where a lesson is taught: the one named, else the first that is not done. */
export function learn(game: Manifest, lesson?: string): Promise<Card> {
  const next = lesson ?? game.lessons.find((id) => !isLearned(game.name, id)) ?? game.lessons[0] ?? ''
  return api.learn(game.name, next, { name: settings.name.trim() })
}

/** Whether a lesson was finished in this browser. */
export function isLearned(game: string, lesson: string): boolean {
  return settings.learned.includes(`${game}/${lesson}`)
}

/** Remember that a lesson is finished. */
export function remember(game: string, lesson: string): void {
  if (!isLearned(game, lesson)) settings.learned = [...settings.learned, `${game}/${lesson}`]
}
