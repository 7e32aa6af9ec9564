/** The map: which hex belongs to which tile, how water lies, who stands where. */

import { around, corner, DIRECTIONS, edge, hexKey, RADIUS, type Direction, type Hex } from '$kit/hexes'
import type { Point } from '$kit/paths'
import type { Line } from '$kit/words'
import type { KindName, LandscapeName, ResourceName, Tile } from './types'

/** The tiles by the hexes they cover. */
export function tilesByHex(tiles: Tile[]): Map<string, Tile> {
  return new Map(tiles.flatMap((tile) => tile.hexes.map(([q, r]) => [hexKey({ q, r }), tile] as const)))
}

export function landscapeOf(kind: KindName): LandscapeName {
  return kind.startsWith('ocean') ? 'ocean' : (kind as LandscapeName)
}

/** The water edges of a tile laid in a rotation. */
export function waterOf(kind: KindName, rotation: number): Direction[] {
  const count = landscapeOf(kind) === 'ocean' ? Number(kind.slice(-1)) : 0
  return Array.from({ length: count }, (_, i) => DIRECTIONS[(rotation + i) % 6] as Direction)
}

// -- the shore ---------------------------------------------------------------------------------

export interface Shore {
  water: string // the sea, to beyond the edges it reaches
  coast: string // the line between land and sea
  offing: Point // well out at sea
}

const IN = 0.13 // where a coast begins on an edge of water, as a share of the edge
const OUT = 1.03 // water reaches beyond the tile, so that no seam is seen

/** The sea of a tile around the origin; its water edges are one run. */
export function shoreOf(water: Direction[]): Shore | null {
  if (!water.length) return null
  const wet = DIRECTIONS.map((name) => water.includes(name))
  const start = wet.findIndex((is, i) => is && !wet[(i + 5) % 6])
  const count = water.length
  const [open] = edge(start)
  const [, close] = edge(start + count - 1)
  const between = (from: Point, to: Point, share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  const one = between(corner(open), corner(open + 1), IN)
  const two = between(corner(close), corner(close + 5), IN)
  const inward = ((60 * (start + (count - 1) / 2) + 180) * Math.PI) / 180 // away from the sea
  const depth = RADIUS * (-0.06 + 0.17 * (count - 2))
  const deep: Point = [Math.cos(inward) * depth, Math.sin(inward) * depth]
  const along: Point = [-Math.sin(inward), Math.cos(inward)]
  const reach = RADIUS * (0.34 - 0.05 * (count - 2))
  const bend = (side: 1 | -1): Point => [deep[0] + along[0] * reach * side, deep[1] + along[1] * reach * side]
  const lean = (end: Point): Point => [end[0] * 0.72 + deep[0] * 0.2, end[1] * 0.72 + deep[1] * 0.2]
  const coast = `M${text(two)}C${text(lean(two))} ${text(bend(-1))} ${text(deep)}C${text(bend(1))} ${text(lean(one))} ${text(one)}`
  const rim = Array.from({ length: count - 1 }, (_, i) => corner(open + 1 + i, RADIUS * OUT))
  const far = ([x, y]: Point): Point => [x * OUT, y * OUT]
  const offing: Point = [-Math.cos(inward) * RADIUS * 0.36, -Math.sin(inward) * RADIUS * 0.36]
  return { coast, offing, water: `${coast}L${[far(one), ...rim, far(two)].map(text).join('L')}Z` }
}

const text = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

// -- the log -----------------------------------------------------------------------------------

export interface Total {
  seat: number
  resource: ResourceName
  count: number
}

/** What the log says was gained in the last move. */
export function gainedIn(lines: Line[]): Total[] {
  return lines.filter(({ id }) => id === 'log-gain').map(({ facts }) => facts as unknown as Total)
}

// -- places ------------------------------------------------------------------------------------

/** How a place is told: so many steps from the middle along one direction, then along the next. */
export function wayTo({ q, r }: Hex): { steps: number; heading: Direction; more: number; turning: Direction } {
  const origin = { q: 0, r: 0 }
  const beside = around(origin)
  for (let i = 0; i < 6; i++) {
    const [one, two] = [beside[i] ?? origin, beside[(i + 1) % 6] ?? origin]
    const [steps, more] = [q * two.r - r * two.q, r * one.q - q * one.r]
    if (steps > 0 && more >= 0) return { steps, heading: DIRECTIONS[i] ?? 'E', more, turning: DIRECTIONS[(i + 1) % 6] ?? 'E' }
  }
  return { steps: 0, heading: 'E', more: 0, turning: 'SE' }
}

/** The hexes of a territory. */
export function landOf(tiles: Tile[], territory: number): Hex[] {
  return tiles.filter((tile) => tile.territory === territory).map(({ q, r }) => ({ q, r }))
}

/** The places that lines of the log are about, each once. */
export function placesIn(lines: Line[]): Hex[] {
  const told = lines.filter(({ id }) => id === 'log-explore' || id === 'log-move' || id === 'log-settle')
  const places = told.map(({ facts }) => ({ q: Number(facts['q']), r: Number(facts['r']) }))
  const known = places.filter(({ q, r }) => Number.isFinite(q + r)) // older lines did not tell all places
  return [...new Map(known.map((place) => [hexKey(place), place])).values()]
}

/** Where handlers stand on a tile, around its middle: in rows of five at most, below a lair. */
export function standsOn(tile: Tile): { seat: number; x: number; y: number }[] {
  const count = tile.handlers.length
  const start = tile.hexes.length > 1
  const rows = start && count > 5 ? 2 : 1
  const row = Math.ceil(count / rows)
  const gap = Math.min(start ? 27 : 25, (start ? 150 : 74) / Math.max(1, row - 1))
  return tile.handlers.map((seat, i) => {
    const line = Math.floor(i / row)
    const length = line < rows - 1 ? row : count - row * line
    return { seat, x: ((i % row) - (length - 1) / 2) * gap, y: (start ? 14 : tile.lair ? 33 : 24) + line * 32 - (rows - 1) * 22 }
  })
}
