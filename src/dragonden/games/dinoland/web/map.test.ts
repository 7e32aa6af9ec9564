import { describe, expect, it } from 'vitest'
import { around, boxAround } from '$kit/grid'
import { areasAt, enlarged, framed, ghostOf, movesAt, piecesOf, spotsOf, toldOf, turned } from './map'
import { middleOf, outline } from './later/shape'
import type { AnyMove, Area, Domino, Half, Place, SideName, Square } from './types'

const half = (terrain: Half['terrain'], creature: Half['creature'] = 'nothing', arrow: SideName | null = null): Half => ({ terrain, creature, arrow })
const square = (x: number, y: number, domino: number, which: number, terrain: Half['terrain'] = 'grass'): Square => ({
  x,
  y,
  half: half(terrain),
  domino,
  which,
  pawn: null,
  hatcher: null,
  hit: false,
})
const place = (x: number, y: number, side: SideName): Place => ({ type: 'place', x, y, side })

describe('a domino that turns', () => {
  it('turns its arrow along', () => {
    const up = half('grass', 'triceratops', 'N')
    expect((['E', 'S', 'W', 'N'] as const).map((side) => turned(up, side).arrow)).toEqual(['N', 'E', 'S', 'W'])
  })
  it('shows its second half first if that lies above or to the left', () => {
    const domino: Domino = { number: 7, halves: [half('lava', 'triceratops', 'E'), half('water')], printed: '' }
    const ghost = ghostOf(place(2, 5, 'N'), domino)
    expect(ghost).toMatchObject({ x: 2, y: 4, upright: true })
    expect(ghost.halves.map(({ terrain }) => terrain)).toEqual(['water', 'lava'])
    expect(ghost.halves[1].arrow).toBe('N')
  })
  it('goes round a spot clockwise by the first half, then by the second', () => {
    const places = [place(2, 0, 'W'), place(2, 0, 'N'), place(3, 0, 'W'), place(9, 9, 'N')]
    expect(around(places, '2,0').map(({ x, side }) => `${x}${side}`)).toEqual(['2N', '2W', '3W'])
  })
})

it('a domino with a covered half leaves the other alone', () => {
  const { whole, lone } = piecesOf([square(0, 0, 3, 0), square(1, 0, 9, 1), square(1, 1, 9, 0)])
  expect(lone.map(({ x, y }) => [x, y])).toEqual([[0, 0]])
  expect(whole).toMatchObject([{ x: 1, y: 0, upright: true, key: '9' }])
})

describe('the outline of an area', () => {
  it('goes round a square', () => {
    expect(outline([{ x: 0, y: 0 }])).toBe('M0 0L100 0L100 100L0 100L0 0Z')
  })
  it('leaves out the sides between its squares', () => {
    expect(outline([{ x: 0, y: 0 }, { x: 1, y: 0 }])).not.toContain('M100 0L100 100')
    expect(outline([{ x: 0, y: 0 }, { x: 1, y: 0 }]).match(/M/g)).toHaveLength(1)
  })
  it('goes round a hole too', () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1)
    expect(outline(ring).match(/M/g)).toHaveLength(2)
    expect(outline(ring).match(/L/g)).toHaveLength(16)
  })
  it('closes where two squares touch by a corner', () => {
    const path = outline([{ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }, { x: -1, y: -1 }, { x: 0, y: -1 }, { x: 1, y: -1 }])
    expect(path).not.toContain('NaN')
    expect(path.match(/L/g)).toHaveLength(14)
  })
})

it('the sum of an area stands on a square of it', () => {
  const bent: [number, number][] = [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]]
  expect(bent).toContainEqual(Object.values(middleOf(bent)))
})

it('a wildcard square is in several areas', () => {
  const area = (terrain: Area['terrain'], squares: [number, number][]): Area => ({ terrain, squares, dinosaurs: 0, owners: [], lost: false, points: 0 })
  const areas = [area('grass', [[0, 0], [1, 0]]), area('lava', [[1, 0], [2, 0]])]
  expect(areasAt(areas, '1,0')).toHaveLength(2)
  expect(areasAt(areas, '2,0').map(({ terrain }) => terrain)).toEqual(['lava'])
  expect(areasAt(areas, null)).toEqual([])
})

describe('what is chosen on the map', () => {
  const hatches = [place(1, 1, 'E'), place(1, 1, 'N'), place(5, 5, 'S')]
  it('a domino is laid by either half', () => {
    expect([...spotsOf(hatches, null).keys()]).toEqual(['1,1', '2,1', '1,0', '5,5', '5,6'])
    expect(movesAt(hatches, '2,1', null)).toEqual([hatches[0]])
  })
  it('one that hatches is laid by the half that does', () => {
    expect([...spotsOf(hatches, 0).keys()]).toEqual(['1,1', '5,5'])
    expect([...spotsOf(hatches, 1).keys()]).toEqual(['2,1', '1,0', '5,6'])
    expect(movesAt(hatches, '1,1', 0)).toHaveLength(2)
    expect(movesAt(hatches, '1,1', 1)).toEqual([])
  })
  it('a pawn and where it goes are squares', () => {
    const moves: AnyMove[] = [{ type: 'pawn', x: 0, y: 0 }, { type: 'claim', x: 1, y: 0 }]
    expect([...spotsOf(moves, null).keys()]).toEqual(['0,0', '1,0'])
    expect(movesAt(moves, '1,0', null)).toEqual([moves[1]])
  })
  it('nothing on the map answers to a choice made elsewhere', () => {
    expect(spotsOf([{ type: 'act' }, { type: 'skip' }], null).size).toBe(0)
    expect(movesAt([{ type: 'act' }], '0,0', null)).toEqual([])
  })
})

it('a log line tells which squares it is about', () => {
  expect(toldOf([{ id: 'log-place', facts: { seat: 1, x: 4, y: 2, side: 'S', domino: '' } }])).toEqual([
    { x: 4, y: 2 },
    { x: 4, y: 3 },
  ])
  expect(toldOf([{ id: 'log-hatch_place', facts: { seat: 1, x: 4, y: 2, side: 'W', domino: '', egg_x: 3, egg_y: 2 } }])).toEqual([
    { x: 4, y: 2 },
    { x: 3, y: 2 },
  ])
  expect(toldOf([{ id: 'log-pawn_to', facts: { seat: 1, x: 4, y: 2, to_x: 0, to_y: 1 } }])).toEqual([{ x: 0, y: 1 }])
  expect(toldOf([{ id: 'log-no_claim', facts: { seat: 1 } }])).toEqual([])
  expect(toldOf([{ id: 'log-triceratops', facts: { seat: 1 } }])).toEqual([]) // as it was once stored
})

it('a square told of twice is marked once', () => {
  const met = { id: 'log-triceratops', facts: { x: 4, y: 2 } }
  expect(toldOf([{ id: 'log-place', facts: { seat: 1, x: 4, y: 2, side: 'E', domino: '' } }, met, met])).toHaveLength(2)
})

it('a box is never smaller than asked', () => {
  expect(boxAround([{ x: 0, y: 0 }], 1, 5)).toEqual({ x: -200, y: -200, width: 500, height: 500 })
})

it.each([
  { width: 308, height: 200 },
  { width: 380, height: 480 },
  { width: 900, height: 420 },
])('the rulers of any map are read in a window of $width by $height', (room) => {
  for (const side of [430, 900, 1400, 1800]) {
    const large = enlarged({ width: side, height: side }, room)
    const box = framed({ x: 0, y: 0, width: side, height: side }, room, large)
    const unit = Math.min(room.width / box.width, room.height / box.height)
    expect(32 * large * unit).toBeGreaterThan(11)
  }
})
