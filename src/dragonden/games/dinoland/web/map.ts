/** Where dominoes lie on the map, and what can be done there. */

import type * as grid from '$kit/grid'
import { around, covered, lying, SIDES, spot, type Cell } from '$kit/grid'
import type { Line } from '$kit/words'
import type { AnyMove, Area, Cover, Domino, Half, Hatch, Place, SideName, Square } from './types'

/** A move that lays a domino. */
export type Lay = Place | Cover | Hatch

/** A domino as it lies, arrows as they point on the table. */
export type Laid = grid.Laid<Half>

/** What is left of a domino whose other half was covered or destroyed. */
export interface Lone extends Cell {
  key: string
  seed: number
  half: Half
}

/** The moves that are made on the map or with a domino of the hand. */
const ON_TABLE: AnyMove['type'][] = ['play', 'overlap', 'place', 'cover', 'hatch', 'claim', 'return_pawn', 'move_pawn']
export const isOnTable = (move: AnyMove): boolean => ON_TABLE.includes(move.type)

/** The egg that a hatch is about. */
export function eggOf(hatch: Hatch): Cell {
  return covered(hatch)[hatch.half]
}

/** A half of a domino whose second half lies on this side of the first: its arrow turns along. */
export function turned(half: Half, side: SideName): Half {
  if (half.arrow === null) return half
  const quarters = SIDES.indexOf(side) - SIDES.indexOf('E') + 4
  return { ...half, arrow: SIDES[(SIDES.indexOf(half.arrow) + quarters) % 4] as SideName }
}

/** A domino as it would lie. */
export function ghostOf(lay: grid.Lying, domino: Domino): Laid {
  const [one, two] = domino.halves
  return lying('ghost', domino.number, covered(lay), [turned(one, lay.side), turned(two, lay.side)])
}

/** Whole dominoes, and halves of which the rest is gone. */
export function piecesOf(map: Square[]): { whole: Laid[]; lone: Lone[] } {
  const whole: Laid[] = []
  const lone: Lone[] = []
  const firsts = new Map(map.filter(({ which }) => which === 0).map((square) => [square.domino, square]))
  const seconds = new Map(map.filter(({ which }) => which === 1).map((square) => [square.domino, square]))
  for (const square of map) {
    const [one, two] = [firsts.get(square.domino), seconds.get(square.domino)]
    const key = `${square.domino}`
    if (!one || !two) lone.push({ key: `${key}.${square.which}`, seed: square.domino, x: square.x, y: square.y, half: square.half })
    else if (square === one) whole.push(lying(key, square.domino, [one, two], [one.half, two.half]))
  }
  return { whole, lone }
}

/** The areas that a square is in: one, or several if it is a wildcard. */
export function areasAt(areas: Area[], at: string | null): Area[] {
  return at === null ? [] : areas.filter((area) => area.squares.some(([x, y]) => `${x},${y}` === at))
}

/** The squares log lines are about, each once: where a domino was laid, a pawn put or taken, or the crosshairs met. */
export function toldOf(lines: Line[]): Cell[] {
  const cells = lines.flatMap(({ id, facts }): Cell[] => {
    const { x, y } = facts as unknown as Cell
    if (id === 'log-place' || id === 'log-cover' || id === 'log-hatch') return covered(facts as unknown as Place)
    if (id === 'log-move-pawn') return [{ x: facts['to_x'] as number, y: facts['to_y'] as number }]
    return ['log-claim', 'log-return-pawn', 'log-triceratops'].includes(id) ? [{ x, y }] : []
  })
  return [...new Map(cells.map((cell) => [spot(cell), cell])).values()]
}

/** The squares on the map or beside it that a choice can begin with. */
export function spotsOf(offered: AnyMove[], pawn: Cell | null, domino: number | null): Map<string, Cell> {
  const cells = offered.flatMap((move): Cell[] => {
    if (move.type === 'place' || move.type === 'cover') return covered(move)
    if (move.type === 'hatch') return domino === null || move.domino === domino ? [eggOf(move)] : []
    if (move.type === 'claim' || move.type === 'return_pawn') return [{ x: move.x, y: move.y }]
    if (move.type !== 'move_pawn') return []
    if (!pawn) return [{ x: move.x, y: move.y }]
    return spot(move) === spot(pawn) ? [{ x: move.to_x, y: move.to_y }] : []
  })
  return new Map(cells.map((cell) => [spot(cell), cell]))
}

/** The moves that a chosen square stands for, in the order in which turning goes through them. */
export function movesAt(offered: AnyMove[], at: string, pawn: Cell | null, domino: number | null): AnyMove[] {
  const lays = offered.filter((move): move is Place | Cover => move.type === 'place' || move.type === 'cover')
  if (lays.length) return around(lays, at)
  return offered.filter((move) => {
    if (move.type === 'hatch') return (domino === null || move.domino === domino) && spot(eggOf(move)) === at
    if (move.type === 'claim' || move.type === 'return_pawn') return spot(move) === at
    return move.type === 'move_pawn' && pawn !== null && spot(move) === spot(pawn) && `${move.to_x},${move.to_y}` === at
  })
}
