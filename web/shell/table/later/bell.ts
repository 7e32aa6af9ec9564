/** Sounds, made here and not fetched, and notifications, for those who want them. */

import type { Sound } from '$kit/sounds'
import { say } from '../../words.svelte'

/** The tones of a sound: from which to which pitch, in hertz, and how long, in seconds. */
const TONES: Record<Sound, [from: number, to: number, lasts: number][]> = {
  placed: [[390, 180, 0.14]], // a knock on wood
  turn: [[390, 180, 0.14], [520, 180, 0.14]],
  found: [[660, 680, 0.1], [880, 900, 0.1], [1100, 1120, 0.18]],
  end: [[520, 525, 0.16], [660, 665, 0.16], [780, 785, 0.16], [1040, 1045, 0.4]],
}
const LOUDEST = 0.3 // of what the device can do, when the volume is 100

let audio: { context: AudioContext; master: GainNode } | null = null
let sounding: OscillatorNode[] = []

/** Make a sound, in place of one that is still heard: so it is never louder than the volume, 0 to 100. */
export function ring(sound: Sound, volume: number): void {
  audio ??= open()
  const { context, master } = audio
  if (context.state === 'suspended') void context.resume() // until somebody has pressed something
  master.gain.value = (LOUDEST * Math.min(100, Math.max(0, volume))) / 100
  sounding.forEach((tone) => tone.stop())
  let at = context.currentTime
  sounding = TONES[sound].map(([from, to, lasts]) => {
    const tone = context.createOscillator()
    const fade = context.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(from, at)
    tone.frequency.exponentialRampToValueAtTime(to, at + lasts)
    fade.gain.setValueAtTime(1, at)
    fade.gain.exponentialRampToValueAtTime(0.005, at + lasts)
    tone.connect(fade).connect(master)
    tone.start(at)
    tone.stop((at += lasts))
    return tone
  })
}

function open() {
  const context = new AudioContext()
  const master = context.createGain()
  master.connect(context.destination)
  return { context, master }
}

/** Tell somebody who looks elsewhere. */
export function notify(title: string): void {
  if (!document.hidden || Notification.permission !== 'granted') return
  new Notification(say('table-page-your-turn'), { body: title, icon: '/egg.svg', tag: 'turn' })
}
