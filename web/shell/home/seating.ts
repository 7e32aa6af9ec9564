/** The seats of a table being set up. */

import type { Bot, Me, Open, Option } from '../protocol'

/** What a person chooses for a seat: themselves, a friend by link, somebody beside them, or a bot. */
export interface Chair {
  who: 'me' | 'friend' | 'guest' | `bot:${string}`
  name: string // of a guest on the same device
}

/** As many chairs as there are players: those before stay, new ones are for bots. */
export function chairsFor(players: number, before: Chair[], level: string): Chair[] {
  return Array.from({ length: players }, (_, seat) => before[seat] ?? { who: seat ? `bot:${level}` : 'me', name: '' })
}

/** The sitters to ask for; names on one device must differ, so a nameless guest gets a number. */
export function sitters(chairs: Chair[], name: string, guest: (seat: number) => string): (Me | Open | Bot)[] {
  return chairs.map(({ who, name: other }, seat) => {
    if (who === 'me') return { kind: 'me', name }
    if (who === 'guest') return { kind: 'me', name: other.trim() || guest(seat) }
    if (who === 'friend') return { kind: 'open' }
    return { kind: 'bot', level: who.slice('bot:'.length) }
  })
}

/** A choice read back from the value of a form's field. */
export function choiceOf(option: Option, text: string): boolean | number | string {
  return option.choices.find((choice) => String(choice) === text) ?? option.default
}
