/** "It is your turn": in the page's title and, if wanted, by a sound and a notification. */

import { settings } from '../settings.svelte'
import { say } from '../words.svelte'

let audio: AudioContext | null = null

/** A short wooden knock; two for one's own turn. */
export function knock(times: number): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  for (let i = 0; i < times; i++) {
    const at = audio.currentTime + i * 0.16
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(i ? 520 : 390, at)
    tone.frequency.exponentialRampToValueAtTime(180, at + 0.12)
    volume.gain.setValueAtTime(0.25, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.14)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.15)
  }
}

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
      knock(2)
      if (settings.notify && document.hidden && Notification.permission === 'granted') {
        new Notification(say('table-page-your-turn'), { body: title(), icon: '/egg.svg', tag: 'turn' })
      }
    }
    before = now
  })
}
