// Written by scripts/types from the Python structs: change those, not this.

/** The table as one seat sees it. */
export interface View {
  seat: number | null
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
  asteroids: Tile[]
  contents: Record<TileName, number>
  shown: Record<TileName, number>
  tile: TileName | null
  axis: "row" | "column" | null
  hatched: [number, number] | null
  nameless: [number, number] | null
  coming: Coming[]
}

export type Phase = "play" | "place" | "wild" | "claim" | "dino" | "stego" | "hatch" | "act" | "move_pawn" | "crosshair" | "step" | "overlap" | "cover" | "return_tile" | "swap" | "return_pawn" | "claim_again" | "put" | "busy" | "over"

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

/** Lay it: first half at (x, y), second half on this side of it. */
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

/** Lay a domino from hand, as in place, so that this half lies on an egg. */
export interface Hatch {
  type: "hatch"
  domino: number
  x: number
  y: number
  side: SideName
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

/** Move one's pawn from (x, y) to (to_x, to_y). */
export interface MovePawn {
  type: "move_pawn"
  x: number
  y: number
  to_x: number
  to_y: number
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

/** Lay it: first half at (x, y), second half on this side of it. */
export interface Cover {
  type: "cover"
  x: number
  y: number
  side: SideName
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

/** Give the pawn on this square back to its owner. */
export interface ReturnPawn {
  type: "return_pawn"
  x: number
  y: number
}

/** Put this tile back next, counted from the top; None: a tile that others may not know. */
export interface Put {
  type: "put"
  tile: TileName | null
}

export type AnyMove = Play | Place | Wild | Claim | NoClaim | Dino | LookHand | ReplaceHand | Hatch | Act | Skip | MovePawn | Crosshair | Step | Overlap | Cover | ReturnTile | Swap | ReturnPawn | Put
