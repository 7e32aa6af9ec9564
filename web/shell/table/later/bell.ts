/** Sounds and notifications, for those who want them. */

import { say } from '../../words.svelte'

let audio: AudioContext | null = null

/** A short wooden knock; two for one's own turn. */
export function knock(times: number): void {
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

/** Tell somebody who looks elsewhere. */
export function notify(title: string): void {
  if (!document.hidden || Notification.permission !== 'granted') return
  new Notification(say('table-page-your-turn'), { body: title, icon: '/egg.svg', tag: 'turn' })
}
