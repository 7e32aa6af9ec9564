/** Where dominoes lie in a zone. */

import type * as grid from '$kit/grid'
import { covered, lying } from '$kit/grid'
import type { Line } from '$kit/words'
import type { AnyMove, Half, Place, Square } from './types'

export type Laid = grid.Laid<Half>

export function placesOf(offered: AnyMove[]): Place[] {
  return offered.filter((move) => move.type === 'place')
}

/** The dominoes of a zone; its squares come in pairs. */
export function dominoesOf(zone: Square[]): Laid[] {
  const laid: Laid[] = []
  for (let i = 0; i + 1 < zone.length; i += 2) {
    const [one, two] = [zone[i] as Square, zone[i + 1] as Square]
    laid.push(lying(`${one.domino ?? 'start'}`, one.domino ?? 40, [one, two], [one.half, two.half]))
  }
  return laid
}

export function ghostOf(place: Place, halves: [Half, Half], seed: number): Laid {
  return lying('ghost', seed, covered(place), halves)
}

/** The domino that a log line tells of having been placed in a seat's zone. */
export function placedIn(lines: Line[], seat: number): Laid | null {
  const line = lines.find(({ id, facts }) => id === 'log-place' && facts['seat'] === seat)
  if (!line) return null
  const { x, y, side } = line.facts as unknown as Place
  const blank: Half = { landscape: 'desert', well: false }
  return lying('mark', 0, covered({ x, y, side }), [blank, blank])
}
