/** "It is your turn": in the page's title and, if wanted, by a sound and a notification. */

import { sounds, type Sound } from '$kit/sounds'
import { settings } from '../settings.svelte'
import { say } from '../words.svelte'

const bell = () => import('./later/bell')

/** A sound, for those who want to hear it. */
export async function ring(sound: Sound): Promise<void> {
  if (settings.sound && settings.volume > 0) (await bell()).ring(sound, settings.volume)
}
sounds.play = (sound) => void ring(sound)

/** Keep title, sound and notification in step with whose turn it is; call inside an effect's reach. */
export function announceTurn(title: () => string, mine: () => boolean): void {
  $effect(() => {
    document.title = `${mine() ? `● ${say('table-page-your-turn')} – ` : ''}${title()}`
    return () => {
      document.title = 'Dragonden'
    }
  })
  let before = false
  $effect(() => {
    const now = mine()
    if (now && !before) {
      void ring('turn')
      if (settings.notify) void bell().then(({ notify }) => notify(title()))
    }
    before = now
  })
}
