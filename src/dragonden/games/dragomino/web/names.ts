/** Pieces in words, for those who hear the board. */

import type { Say } from '$kit/words'
import type { Domino, Half, ReturnedEgg } from './types'

export function halfName(half: Half, words: Say): string {
  const name = words('landscape-name', { landscape: half.landscape })
  return half.well ? words('web-with-well', { name }) : name
}

export function dominoName(domino: Domino, words: Say): string {
  return domino.halves.map((half) => halfName(half, words)).join(' – ')
}

export function eggName(egg: ReturnedEgg, words: Say, names: string[]): string {
  if (!egg.looked.length) return words('text-egg-unseen', { egg: egg.number })
  const looked = egg.looked.map((seat) => names[seat] ?? '').join(', ')
  return words('text-egg', { egg: egg.number, side: egg.side ?? 'unknown', looked })
}
