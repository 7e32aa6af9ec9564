// Written by scripts/types from the Python structs: change those, not this.

/** The table as one seat sees it. */
export interface View {
  actor: number | null
  phase: Phase
  mode: "competitive" | "cooperative"
  brachiosaurus: boolean
  expansion: boolean
  turn: number
  turns: number
  map: Square[]
  box: [number, number, number, number]
  row: number
  column: number
  card: CardName | null
  players: Player[]
  areas: Area[]
  deck: (number | null)[]
  picked: Domino | null
  hatch_half: number | null
  asteroids: Tile[]
  contents: Record<TileName, number>
  shown: Record<TileName, number>
  tile: TileName | null
  moving: [number, number] | null
  axis: "row" | "column" | null
  hatched: [number, number] | null
  nameless: [number, number] | null
  coming: Coming[]
}

export type Phase = "play" | "place" | "wild" | "claim" | "dino" | "stego" | "hatch" | "hatch_place" | "act" | "move_pawn" | "pawn_to" | "crosshair" | "step" | "overlap" | "cover" | "return_tile" | "swap" | "return_pawn" | "claim_again" | "put" | "over"

/** A square of the map. */
export interface Square {
  x: number
  y: number
  half: Half
  domino: number
  which: number
  pawn: number | null
  hatcher: number | null
  hit: boolean
}

/** One half of a domino. */
export interface Half {
  terrain: TerrainName
  creature: CreatureName
  arrow: SideName | null
}

export type TerrainName = "grass" | "stone" | "water" | "lava" | "desert" | "wildcard"

export type CreatureName = "nothing" | "egg" | "triceratops" | "brachiosaurus" | "velociraptor" | "stegosaurus" | "wildcard"

export type SideName = "N" | "E" | "S" | "W"

export type CardName = "regular" | "single" | "longest_row" | "shortest_row" | "regular_wrap" | "radius_double" | "radius_double_kind" | "radius_double_noarea" | "single_dino" | "regular_kind" | "random_shape_0" | "random_shape_1" | "random_shape_2" | "random_shape_3" | "random_shape_5" | "regular_limit"

/** What a player has. */
export interface Player {
  hand: (Domino | null)[]
  pawns: number
  points: number
}

/** A domino; arrows are stated for the pose with the second half to the right. */
export interface Domino {
  number: number
  halves: [Half, Half]
  printed: string
}

/** An area, as it would count if the asteroid struck now. */
export interface Area {
  terrain: TerrainName
  squares: ([number, number])[]
  dinosaurs: number
  owners: number[]
  lost: boolean
  points: number
}

/** A face-down asteroid tile. */
export interface Tile {
  tile: TileName | null
  looked: number[]
}

export type TileName = "regular" | "egg_hatch" | "move_pawn" | "move_crosshairs" | "overlap" | "return_asteroid" | "switch_impact" | "draw_dominoes" | "swap_hand" | "look_last" | "return_pawn" | "claim_again" | "insta_end" | "hatch_all_terrain" | "hatch_all_unclaimed" | "rearrange_asteroid" | "mini_impact"

/** Something that is still to come before the next turn. */
export interface Coming {
  what: "name" | "hatch" | "reveal" | "dinosaur"
  seat: number
  count: number
  creature: CreatureName | null
}

/** Choose a domino from hand to place. */
export interface Play {
  type: "play"
  domino: number
}

/** Lay the chosen domino: first half at (x, y), second half on this side of it. */
export interface Place {
  type: "place"
  x: number
  y: number
  side: SideName
}

/** Name a wildcard dinosaur; a Triceratops needs an arrow, the others have none. */
export interface Wild {
  type: "wild"
  name: NameName
  arrow: Arrow
}

export type NameName = "triceratops" | "brachiosaurus" | "velociraptor" | "stegosaurus"

export type Arrow = "N" | "E" | "S" | "W" | "none"

/** Put a pawn on this square. */
export interface Claim {
  type: "claim"
  x: number
  y: number
}

/** Claim nothing. */
export interface NoClaim {
  type: "no_claim"
}

/** Let the dinosaur on this half act first. */
export interface Dino {
  type: "dino"
  half: HalfNumber
}

export type HalfNumber = 0 | 1

/** Stegosaurus: look at the hand of this seat. */
export interface LookHand {
  type: "look_hand"
  other: number
}

/** Stegosaurus: replace the whole hand from the deck. */
export interface ReplaceHand {
  type: "replace_hand"
}

/** Choose a domino from hand to lay on an egg, so that the dinosaur on this half hatches. */
export interface Hatch {
  type: "hatch"
  domino: number
  half: HalfNumber
}

/** Let the hatched dinosaur act. */
export interface Act {
  type: "act"
}

/** Leave the hatched dinosaur's action. */
export interface Skip {
  type: "skip"
}

/** Choose the pawn on this square, to move it or to give it back to its owner. */
export interface Pawn {
  type: "pawn"
  x: number
  y: number
}

/** Choose the crosshair to move three steps. */
export interface Crosshair {
  type: "crosshair"
  axis: "row" | "column"
}

/** Move the chosen crosshair one step. */
export interface Step {
  type: "step"
  side: SideName
}

/** Choose a domino from hand to lay on top of others. */
export interface Overlap {
  type: "overlap"
  domino: number
}

/** Put a revealed asteroid tile back into the deck. */
export interface ReturnTile {
  type: "return_tile"
  tile: TileName
}

/** Exchange hands with this seat. */
export interface Swap {
  type: "swap"
  other: number
}

/** Put this tile back next, counted from the top; None: a tile that others may not know. */
export interface Put {
  type: "put"
  tile: TileName | null
}

export type AnyMove = Play | Place | Wild | Claim | NoClaim | Dino | LookHand | ReplaceHand | Hatch | Act | Skip | Pawn | Crosshair | Step | Overlap | ReturnTile | Swap | Put
