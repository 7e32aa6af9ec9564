/** Where dominoes lie on the map, and what can be done there. */

import type * as grid from '$kit/grid'
import { around, covered, lying, SIDES, spot, type Cell } from '$kit/grid'
import type { Line } from '$kit/words'
import type { AnyMove, Area, Domino, Half, Place, SideName, Square } from './types'

/** A domino as it lies, arrows as they point on the table. */
export type Laid = grid.Laid<Half>

/** What is left of a domino whose other half was covered or destroyed. */
export interface Lone extends Cell {
  key: string
  seed: number
  half: Half
}

/** The moves that are made on the map or with a domino of the hand. */
const ON_TABLE: AnyMove['type'][] = ['play', 'overlap', 'hatch', 'place', 'claim', 'pawn']
export const isOnTable = (move: AnyMove): boolean => ON_TABLE.includes(move.type)

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

type Size = Pick<grid.Box, 'width' | 'height'>
const FIGURE = 32 // units high is a number on a ruler
export const READ = 12 // pixels high it has to be
const RIM = 75 // units wide are the rulers beside the map
const EDGE = 20 // units at the right of it
const TOOLS = 52 // pixels below it are for buttons, if there is room

/** The share of a window above the buttons that lie over the map. */
const roomAbove = (window: Size) => 1 - Math.min(0.16, TOOLS / window.height)

/** How much larger than usual rulers and rings are drawn: they are read on a large map, and in a small window, too. */
export function enlarged(map: Size, window: Size): number {
  const needed = (units: number, pixels: number) => (READ * units) / Math.max(1, FIGURE * pixels - READ * RIM)
  const wanted = Math.max(map.width / 800, map.height / 800, needed(map.width + EDGE, window.width), needed(map.height, window.height * roomAbove(window)))
  return Math.min(5, Math.max(1, wanted))
}

/** The map with its rulers, and with room below for the buttons that lie over it. */
export function framed(map: grid.Box, window: Size, large: number): grid.Box {
  const rim = RIM * large
  return { x: map.x - rim, y: map.y - rim, width: map.width + rim + EDGE, height: (map.height + rim) / roomAbove(window) }
}

/** The cell nearest to a place. */
export function nearest(place: Cell, cells: Iterable<Cell>): Cell | null {
  const far = (cell: Cell) => Math.hypot(cell.x - place.x, cell.y - place.y)
  return [...cells].reduce<Cell | null>((best, cell) => (best && far(best) <= far(cell) ? best : cell), null)
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
    if (id === 'log-place' || id === 'log-cover' || id === 'log-hatch_place') return covered(facts as unknown as Place)
    if (id === 'log-pawn_to') return [{ x: facts['to_x'] as number, y: facts['to_y'] as number }]
    return ['log-claim', 'log-move_pawn', 'log-return_pawn', 'log-dino-alike', 'log-step', 'log-triceratops'].includes(id) ? [{ x, y }] : []
  })
  const known = cells.filter(({ x, y }) => x + y < Infinity) // older lines did not tell all places
  return [...new Map(known.map((cell) => [spot(cell), cell])).values()]
}

/** The squares that a lay covers and may be chosen by: those of both halves, or only that of the half that hatches. */
const reach = (lay: Place, hatching: number | null): Cell[] => covered(lay).filter((_, which) => which === (hatching ?? which))

/** The squares on the map or beside it that a choice can begin with. */
export function spotsOf(offered: AnyMove[], hatching: number | null): Map<string, Cell> {
  const cells = offered.flatMap((move): Cell[] => {
    if (move.type === 'place') return reach(move, hatching)
    return move.type === 'claim' || move.type === 'pawn' ? [{ x: move.x, y: move.y }] : []
  })
  return new Map(cells.map((cell) => [spot(cell), cell]))
}

/** The moves that a chosen square stands for, in the order in which turning goes through them. */
export function movesAt(offered: AnyMove[], at: string, hatching: number | null): AnyMove[] {
  const lays = around(offered.filter((move) => move.type === 'place'), at)
  if (lays.length) return lays.filter((lay) => reach(lay, hatching).some((cell) => spot(cell) === at))
  return offered.filter((move) => (move.type === 'claim' || move.type === 'pawn') && spot(move) === at)
}
