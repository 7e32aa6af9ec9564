/** Where dominoes lie in a zone. */

import type * as grid from '$kit/grid'
import { covered, lying, spot } from '$kit/grid'
import type { Line } from '$kit/words'
import type { AnyMove, Half, LandscapeName, Place, Square, View } from './types'

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

/** The eggs that a place would bring, each in the middle of the edge where landscapes meet. */
export function eggsAt(place: Place, { picked, meetings }: Pick<View, 'picked' | 'meetings'>): EggAt[] {
  const cells = covered(place).map(spot)
  return meetings
    .filter((meeting) => cells[meeting.half] === spot(meeting))
    .map((meeting) => {
      const [here, there] = covered(meeting)
      return { x: (here.x + there.x + 1) / 2, y: (here.y + there.y + 1) / 2, landscape: (picked?.halves[meeting.half] as Half).landscape }
    })
}

export interface EggAt extends grid.Cell {
  landscape: LandscapeName
}

/** The dominoes that log lines tell of having been placed in a seat's zone. */
export function placedIn(lines: Line[], seat: number): Laid[] {
  return lines.filter(({ id, facts }) => id === 'log-place' && facts['seat'] === seat).map(({ facts }) => markOf(facts as unknown as Place))
}

/** Where a place would be, to be outlined. */
export function markOf({ x, y, side }: Place): Laid {
  const blank: Half = { landscape: 'desert', well: false }
  return lying(`${x} ${y} ${side}`, 0, covered({ x, y, side }), [blank, blank])
}
