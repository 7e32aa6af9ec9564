import type { Say } from '$kit/words'

/** Fifths of a point, written with one decimal. */
export function pointsOf(fifths: number, words: Say): string {
  return words('text-points', { whole: Math.floor(fifths / 5), tenths: 2 * (((fifths % 5) + 5) % 5) })
}
