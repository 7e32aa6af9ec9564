/** What this browser remembers about its person. */

import type { Language } from './protocol'
import type { PaceName } from './table/showing.svelte'

export const LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' }

interface Settings {
  language: Language
  name: string
  level: string // of bots in "play now"; empty: as the server proposes
  theme: 'auto' | 'light' | 'dark'
  sound: boolean
  volume: number // of sounds, 0 to 100
  notify: boolean
  folded: boolean // the side of a table, where there is room for it
  inWords: boolean // tables and moves, also in words
  pace: PaceName // at which one sees what others do
  forced: boolean // make a move by itself where there is no other, and everybody knows
  removed: string[] // finished tables that were taken off the list
  chatHidden: boolean
  muted: string[] // whose chat is not shown: table/seat
  learned: string[] // lessons that were finished: game/lesson
}

const KEY = 'dragonden'

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find((tag): tag is Language => tag in LANGUAGES) ?? 'en'
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // no storage, or spoilt: begin anew
  }
}

export const settings = $state<Settings>({
  language: browserLanguage(),
  name: '',
  level: '',
  theme: 'auto',
  sound: false,
  volume: 60,
  notify: false,
  folded: false,
  inWords: false,
  pace: 'normal',
  forced: true,
  removed: [],
  chatHidden: false,
  muted: [],
  learned: [],
  ...kept(),
})

/** Keep every change; call once, inside an effect's reach. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // A browser without storage forgets; everything else works.
    }
  })
  $effect(() => {
    document.documentElement.lang = settings.language
    document.documentElement.dataset['theme'] = settings.theme
  })
}
