import { describe, expect, it } from 'vitest'
import type { Explore, Tile, View } from './types'
import { discardOf, eggsOf } from './later/decisions'
import { gainsAt, tilesAround, tithesOn, totals } from './later/gains'
import { actsAt } from './offers'
import { restOf } from './rest'
import { scoreOf } from './scores'
import { shoreOf, standsOn, tilesByHex, waterOf } from './world'

const tile = (q: number, r: number, landscape: Tile['landscape'], more: Partial<Tile> = {}): Tile => ({
  q,
  r,
  kind: landscape === 'ocean' ? 'ocean2' : landscape,
  landscape,
  hexes: [[q, r]],
  water: [],
  handlers: [],
  lair: null,
  territory: null,
  ...more,
})
const start = tile(0, 0, 'town', { hexes: [[0, 0], [1, 0], [0, 1]], handlers: [1, 2] })
const player = { handlers: [], lairs_left: 4, resources: { gold: 0, leaf: 0, ruby: 0, pearl: 0 }, nest: [], hand: [], points: 0 } as unknown as View['players'][0]
const view = (tiles: Tile[], more: Partial<View> = {}): View =>
  ({ tiles, territories: [], players: [player, player, player], supply: { gold: 20, leaf: 20, ruby: 20, pearl: 20 }, ...more }) as View

describe('exploring', () => {
  it('pays once for the starting tile, though it touches twice', () => {
    expect(tilesAround(tilesByHex([start]), { q: 1, r: -1 })).toEqual([start])
    expect(totals(gainsAt(view([start]), 0, { q: 1, r: -1 })).filter(({ seat }) => seat === 0)).toEqual([{ seat: 0, resource: 'gold', count: 1 }])
  })
  it('pays others where they have a handler or a lair, clockwise from who explores', () => {
    const forest = tile(2, -1, 'forest', { lair: { seat: 0, colour: 'green' } })
    const gains = gainsAt(view([start, forest]), 2, { q: 1, r: -1 })
    expect(gains.map(({ seat, resource }) => `${seat} ${resource}`)).toEqual(['2 leaf', '2 gold', '0 leaf', '1 gold'])
  })
  it('leaves nothing to those who come after the last token', () => {
    const gains = gainsAt(view([start], { supply: { gold: 1, leaf: 0, ruby: 0, pearl: 0 } }), 1, { q: 1, r: -1 })
    expect(gains.map(({ seat, lost }) => [seat, lost])).toEqual([[1, false], [2, true]])
    expect(totals(gains)).toHaveLength(1)
  })
})

describe('water', () => {
  it('begins at the rotation and runs clockwise', () => {
    expect(waterOf('ocean3', 4)).toEqual(['NW', 'NE', 'E'])
    expect(waterOf('forest', 0)).toEqual([])
  })
  it('meets the edge at the same points from both sides', () => {
    const ends = (path: string) => path.match(/^M(\S+) (\S+)C.* (\S+) (\S+)$/)?.slice(1).map(Number) as [number, number, number, number]
    const west = ends(shoreOf(['E', 'SE'])?.coast ?? '')
    const east = ends(shoreOf(['SW', 'W'])?.coast ?? '')
    // Where the first begins on its east edge, 100 units to the west of that point the second ends.
    expect(west[2]).toBe(50)
    expect(east[0]).toBe(-50)
    expect(west[3]).toBe(east[1])
  })
  it('is none on land', () => {
    expect(shoreOf([])).toBeNull()
  })
})

it('a tithe goes to all the others with lairs in the territory', () => {
  const ocean = tile(2, 0, 'ocean', { territory: 0 })
  const territories = [{ landscape: 'ocean', q: 2, r: 0, tiles: 1, lairs: [1, 2, 1], controllers: [1] }] as View['territories']
  expect(tithesOn(view([ocean], { territories }), 0, ocean)).toEqual([
    { seat: 1, resource: 'gold', count: 2 },
    { seat: 2, resource: 'gold', count: 1 },
  ])
})

it('ten handlers on the starting tile all stand apart', () => {
  const stands = standsOn({ ...start, handlers: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4] })
  expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(10)
})

describe('offers', () => {
  const explore = (from: number, rotation: number): Explore => ({ type: 'explore', from_q: from, from_r: 0, tile: 'ocean2', q: 5, r: 5, rotation })
  it('turn with the handler preferred, or with one that can', () => {
    const acts = [explore(1, 0), explore(1, 3), explore(2, 0)]
    expect(actsAt(acts, '5,5', '2,0')).toEqual([explore(2, 0)])
    expect(actsAt(acts, '5,5', '9,9')).toHaveLength(2)
    expect(actsAt(acts, '0,0', null)).toEqual([])
  })
  it('bury equal tiles in any order', () => {
    const two = { type: 'discard', tiles: ['forest', 'town'] } as const
    expect(discardOf([{ type: 'discard', tiles: [] }, { ...two, tiles: [...two.tiles] }], ['town', 'forest'])).toEqual(two)
  })
  it('hatch one thing by several payments', () => {
    const hatch = (golds: number) => ({ type: 'hatch', source: 'pile', colour: 'none', kind: 'leaf', golds }) as const
    expect(eggsOf([hatch(0), hatch(1), { type: 'decline' }]).map(({ payments }) => payments.length)).toEqual([2])
  })
  it('that no control shows are listed', () => {
    const odd = { type: 'dance' } as never
    expect(restOf([odd, { type: 'pass' }, explore(1, 0)], { ...player, hand: ['ocean2'] })).toEqual([odd])
    expect(restOf([explore(1, 0)], player)).toEqual([explore(1, 0)])
  })
})

it('points are dragons, lairs and tiles controlled', () => {
  const territories = [
    { landscape: 'forest', q: 0, r: 0, tiles: 4, lairs: [1, 1, 0], controllers: [0, 1] },
    { landscape: 'forest', q: 0, r: 0, tiles: 7, lairs: [1, 0, 0], controllers: [0] },
  ] as View['territories']
  const players = [{ ...player, lairs_left: 2, nest: [{ colour: 'red', food: 0, golds: 0, fed: false }] }] as View['players']
  expect(scoreOf(view([], { territories, players }), 0)).toEqual({ nest: 1, lairs: 6, lands: { forest: [7, 4], mountain: [], ocean: [] }, total: 18 })
})
