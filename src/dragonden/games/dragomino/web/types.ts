// Written by scripts/types from the Python structs: change those, not this.

/** The table as one seat sees it. */
export interface View {
  actor: number | null
  phase: Phase
  thirst: boolean
  round: number
  rounds: number
  starter: number
  offer: Domino[]
  picked: Domino | null
  meetings: Meeting[]
  players: Player[]
  families: Family[]
  hand: Hand | null
  connections: Half[]
  unseen: number[]
}

export type Phase = "pick" | "place" | "egg" | "keep" | "over"

/** An exploration domino. */
export interface Domino {
  number: number
  halves: [Half, Half]
  printed: string
}

/** One half of a domino. */
export interface Half {
  landscape: LandscapeName
  well: boolean
}

export type LandscapeName = "desert" | "snow" | "prairie" | "forest" | "mountain" | "volcano"

/** An edge where a half of the picked domino would bring an egg. */
export interface Meeting {
  half: number
  x: number
  y: number
  side: "N" | "E" | "S" | "W"
}

/** What lies in front of a player. */
export interface Player {
  zone: Square[]
  dragons: Record<LandscapeName, number>
  shells: Record<LandscapeName, number>
  mommy: boolean
  points: number
}

/** A square of a zone. */
export interface Square {
  x: number
  y: number
  half: Half
  domino: number | null
  which: number
}

/** The eggs of a landscape that are still on the table. */
export interface Family {
  landscape: LandscapeName
  fresh: number
  returned: ReturnedEgg[]
  dragons: number
  shells: number
}

/** An egg that was looked at and put back. */
export interface ReturnedEgg {
  number: number
  looked: number[]
  side: SideName | null
}

export type SideName = "dragon" | "shell"

/** The eggs taken for the connection being resolved. */
export interface Hand {
  landscape: LandscapeName
  eggs: ReturnedEgg[]
  to_take: number
}

/** Take the face-up domino with this number. */
export interface Pick {
  type: "pick"
  domino: number
}

/** Lay the picked domino: first half at (x, y), second half on this side of it. */
export interface Place {
  type: "place"
  x: number
  y: number
  side: "N" | "E" | "S" | "W"
}

/** Take a fresh egg of the family, or the returned egg with this number. */
export interface Egg {
  type: "egg"
  egg: "fresh" | number
}

/** Keep the egg taken first (0) or second (1). */
export interface Keep {
  type: "keep"
  egg: 0 | 1
}

export type AnyMove = Pick | Place | Egg | Keep
