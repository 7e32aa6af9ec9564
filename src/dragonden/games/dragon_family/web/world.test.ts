import { describe, expect, it } from 'vitest'
import { around, DIRECTIONS, type Direction, type Hex } from '$kit/hexes'
import type { Explore, Gain, Tile, View } from './types'
import { discardOf, eggsOf } from './later/decisions'
import { tithesOn, totals } from './later/gains'
import { actsAt, choiceOf, type Act } from './offers'
import { restOf } from './rest'
import { shoreOf, standsOn, waterOf, wayTo } from './world'

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
const player = { handlers: [], lairs_left: 4, resources: { gold: 0, leaf: 0, ruby: 0, pearl: 0 }, nest: [], hand: [] } as unknown as View['players'][0]
const view = (tiles: Tile[], more: Partial<View> = {}): View =>
  ({ tiles, territories: [], players: [player, player, player], supply: { gold: 20, leaf: 20, ruby: 20, pearl: 20 }, ...more }) as View

it('gains are summed up by seat and resource, without what is lost', () => {
  const gain = (seat: number, lost = false): Gain => ({ seat, resource: 'gold', q: 0, r: 0, lost })
  expect(totals([gain(1), gain(1), gain(2, true)])).toEqual([{ seat: 1, resource: 'gold', count: 2 }])
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
  const territories = [{ landscape: 'ocean', q: 2, r: 0, tiles: 1, lairs: [1, 2, 1], tithes: [0, 2, 1], controllers: [1] }] as View['territories']
  expect(tithesOn(view([ocean], { territories }), ocean)).toEqual([
    { seat: 1, resource: 'gold', count: 2 },
    { seat: 2, resource: 'gold', count: 1 },
  ])
})

it('ten handlers on the starting tile all stand apart', () => {
  const stands = standsOn({ ...start, handlers: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4] })
  expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(10)
})

describe('offers', () => {
  const explore = (tile: Explore['tile'], handler: Explore['handler']): Explore => ({ type: 'explore', tile, handler })
  it('take the handler preferred, or one that can', () => {
    const ways = [explore('ocean2', 0), explore('ocean2', 1), explore('town', 0)]
    expect(choiceOf(ways, 'explore', 1, 'ocean2')).toEqual(ways[1])
    expect(choiceOf(ways, 'explore', 1, 'town')).toEqual(ways[2])
    expect(choiceOf(ways, 'move', 1, null)).toBeUndefined()
  })
  it('are done where they say, and a lair where the chosen handler stands', () => {
    const there = view([], { actor: 0, chosen: { handler: 1, tile: null }, players: [{ ...player, handlers: [[0, 0], [5, 5]] }] })
    const acts: Act[] = [{ type: 'found', colour: 'red', food: 3, golds: 0 }, { type: 'go', q: 2, r: 0 }]
    expect(actsAt(there, acts, '5,5')).toEqual([acts[0]])
    expect(actsAt(there, acts, '2,0')).toEqual([acts[1]])
  })
  it('bury equal tiles in any order', () => {
    const two = { type: 'discard', tiles: ['forest', 'town'] } as const
    expect(discardOf([{ type: 'discard', tiles: [] }, { ...two, tiles: [...two.tiles] }], ['town', 'forest'])).toEqual(two)
  })
  it('hatch one thing by several payments', () => {
    const hatch = (golds: number) => ({ type: 'hatch', egg: 'pile', kind: 'leaf', golds }) as const
    expect(eggsOf([hatch(0), hatch(1), { type: 'decline' }]).map(({ payments }) => payments.length)).toEqual([2])
  })
  it('that no control shows are listed', () => {
    const odd = { type: 'dance' } as never
    expect(restOf([odd, { type: 'pass' }, explore('ocean2', 0)], { ...player, hand: ['ocean2'] })).toEqual([odd])
    expect(restOf([explore('ocean2', 0)], player)).toEqual([explore('ocean2', 0)])
  })
})

describe('a place', () => {
  it('is told by the steps that lead there', () => {
    expect(wayTo({ q: 0, r: 0 }).steps).toBe(0)
    for (const q of [-3, -1, 0, 2])
      for (const r of [-2, 0, 1, 3]) {
        const { steps, heading, more, turning } = wayTo({ q, r })
        const beside = (name: Direction) => around({ q: 0, r: 0 })[DIRECTIONS.indexOf(name)] as Hex
        const [one, two] = [beside(heading), beside(turning)]
        expect({ q: steps * one.q + more * two.q, r: steps * one.r + more * two.r }).toEqual({ q, r })
      }
  })
})
