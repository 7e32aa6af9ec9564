// Written by scripts/types from the Python structs: change those, not this.

/** The table as one seat sees it. */
export interface View {
  actor: number | null
  first: number
  phase: Phase
  round: number
  quiet: number
  ending: Ending | null
  chosen: Chosen | null
  outlooks: Outlook[]
  tiles: Tile[]
  territories: Territory[]
  players: Player[]
  lairs: number
  price: number
  supply: Record<ResourceName, number>
  market: ColourName[]
  pile: ColourName[]
  stack: StackTile[]
  unseen: Record<KindName, number>
}

export type Phase = "action" | "explore" | "move" | "discard" | "settle" | "hatch" | "feed" | "over"

export type Ending = "tiles" | "lairs" | "quiet"

/** What the actor has chosen for the action, and has not carried out. */
export interface Chosen {
  handler: HandlerNumber
  tile: KindName | null
}

export type HandlerNumber = 0 | 1

export type KindName = "town" | "forest" | "mountain" | "ocean2" | "ocean3" | "ocean4" | "ocean5"

/** What it would bring to go to a place with the chosen handler. */
export interface Outlook {
  q: number
  r: number
  gains: Gain[]
}

/** A resource that somebody would get from the tile at (q, r). */
export interface Gain {
  seat: number
  resource: ResourceName
  q: number
  r: number
  lost: boolean
}

export type ResourceName = "gold" | "leaf" | "ruby" | "pearl"

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

export type LandscapeName = "town" | "forest" | "mountain" | "ocean"

export type DirectionName = "E" | "SE" | "SW" | "W" | "NW" | "NE"

/** A lair and the dragon that lives there. */
export interface Lair {
  seat: number
  colour: ColourName
}

export type ColourName = "gold" | "green" | "red" | "blue"

/** Connected tiles of one landscape. */
export interface Territory {
  landscape: LandscapeName
  q: number
  r: number
  tiles: number
  lairs: number[]
  tithes: number[]
  controllers: number[]
}

/** What belongs to a player. */
export interface Player {
  handlers: ([number, number])[]
  lairs_left: number
  resources: Record<ResourceName, number>
  nest: Dragon[]
  hand: (KindName | null)[]
  score: Score
}

/** A dragon in a nest. */
export interface Dragon {
  colour: ColourName
  food: number
  golds: number
  fed: boolean
}

/** The points of a player by what they are for, if the game ended now. */
export interface Score {
  nest: number
  lairs: number
  lands: Record<LandscapeName, number[]>
  total: number
}

/** A tile of the stack. */
export interface StackTile {
  kind: KindName | null
  burier: number | null
}

/** Choose a tile of the hand and the handler that will lay it; others do not see the tile. */
export interface Explore {
  type: "explore"
  tile: KindName | null
  handler: HandlerNumber
}

/** Choose the handler that moves. */
export interface MoveHandler {
  type: "move"
  handler: HandlerNumber
}

/** Choose the handler where a lair is founded. */
export interface Settle {
  type: "settle"
  handler: HandlerNumber
}

/** Take no action. */
export interface Pass {
  type: "pass"
}

/** Lay the chosen tile at (q, r) and go there. */
export interface Lay {
  type: "lay"
  q: number
  r: number
  rotation: number
}

/** Go to the tile at (q, r) with the chosen handler. */
export interface Go {
  type: "go"
  q: number
  r: number
}

/** Put these tiles of the hand under the stack; others see only how many are hidden. */
export interface Discard {
  type: "discard"
  tiles: Buried[]
}

export type Buried = "town" | "forest" | "mountain" | "ocean2" | "ocean3" | "ocean4" | "ocean5" | "hidden"

/** Found the lair for the dragon with this much food of its colour and gold on it. */
export interface Found {
  type: "found"
  colour: ColourName
  food: number
  golds: number
}

/** Pay 3 - golds of a kind and `golds` gold for a market dragon, the pile's, or 1 gold. */
export interface Hatch {
  type: "hatch"
  egg: EggName
  kind: ResourceName
  golds: number
}

export type EggName = "gold" | "green" | "red" | "blue" | "pile" | "token"

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

export type AnyMove = Explore | MoveHandler | Settle | Pass | Lay | Go | Discard | Found | Hatch | Decline | Feed | Stop
