// Written by scripts/types from the Python structs: change those, not this.

/** The table as one seat sees it. */
export interface View {
  seat: number | null
  actor: number | null
  first: number
  phase: Phase
  round: number
  quiet: number
  ending: Ending | null
  tiles: Tile[]
  territories: Territory[]
  players: Player[]
  supply: Record<ResourceName, number>
  market: ColourName[]
  pile: ColourName[]
  stack: StackTile[]
  unseen: Record<KindName, number>
}

export type Phase = "action" | "discard" | "hatch" | "feed" | "over"

export type Ending = "tiles" | "lairs" | "quiet"

/** A tile of the map, named by its place. */
export interface Tile {
  q: number
  r: number
  kind: KindName
  landscape: LandscapeName
  hexes: ([number, number])[]
  water: DirectionName[]
  handlers: number[]
  lair: Lair | null
  territory: number | null
}

export type KindName = "town" | "forest" | "mountain" | "ocean2" | "ocean3" | "ocean4" | "ocean5"

export type LandscapeName = "town" | "forest" | "mountain" | "ocean"

export type DirectionName = "E" | "SE" | "SW" | "W" | "NW" | "NE"

/** A lair and the dragon that lives there. */
export interface Lair {
  seat: number
  colour: ColourName
}

export type ColourName = "gold" | "green" | "red" | "blue"

/** Tiles of one landscape that hang together. */
export interface Territory {
  landscape: LandscapeName
  q: number
  r: number
  tiles: number
  lairs: number[]
  controllers: number[]
}

/** What belongs to a player. */
export interface Player {
  handlers: ([number, number])[]
  lairs_left: number
  resources: Record<ResourceName, number>
  nest: Dragon[]
  hand: (KindName | null)[]
  points: number
}

export type ResourceName = "gold" | "leaf" | "ruby" | "pearl"

/** A dragon in a nest. */
export interface Dragon {
  colour: ColourName
  food: number
  golds: number
  fed: boolean
}

/** A tile of the stack. */
export interface StackTile {
  kind: KindName | null
  burier: number | null
}

/** Lay a tile at (q, r) and go there with the handler on the tile at (from_q, from_r). */
export interface Explore {
  type: "explore"
  from_q: number
  from_r: number
  tile: KindName
  q: number
  r: number
  rotation: number
}

/** Move the handler on the tile at (from_q, from_r) to the tile at (q, r). */
export interface Move {
  type: "move"
  from_q: number
  from_r: number
  q: number
  r: number
}

/** Put these tiles of the hand under the stack; others see only how many are hidden. */
export interface Discard {
  type: "discard"
  tiles: Buried[]
}

export type Buried = "town" | "forest" | "mountain" | "ocean2" | "ocean3" | "ocean4" | "ocean5" | "hidden"

/** Found a lair at (q, r) for the dragon with this much food of its colour and gold on it. */
export interface Settle {
  type: "settle"
  q: number
  r: number
  colour: ColourName
  food: number
  golds: number
}

/** Take no action. */
export interface Pass {
  type: "pass"
}

/** Pay 3 - golds of a kind and `golds` gold for a market dragon, the pile's, or 1 gold. */
export interface Hatch {
  type: "hatch"
  source: Source
  colour: HatchColour
  kind: ResourceName
  golds: number
}

export type Source = "market" | "pile" | "token"

export type HatchColour = "gold" | "green" | "red" | "blue" | "none"

/** Hatch nothing. */
export interface Decline {
  type: "decline"
}

/** Give a resource to the dragon with this much food of its colour and gold on it. */
export interface Feed {
  type: "feed"
  colour: ColourName
  food: number
  golds: number
  resource: ResourceName
}

/** Feed no more. */
export interface Stop {
  type: "stop"
}

export type AnyMove = Explore | Move | Discard | Settle | Pass | Hatch | Decline | Feed | Stop
