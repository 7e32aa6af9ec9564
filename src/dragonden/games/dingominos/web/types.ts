// Written by scripts/types from the Python structs: change those, not this.

/** The table as one seat sees it. */
export interface View {
  actor: number | null
  phase: Phase
  strict_replay: boolean
  open_hands: boolean
  round: number
  rounds: number
  opener: number
  direction: Direction
  chain: Link[]
  ends: [SignName, SignName] | null
  pool_size: number
  pool: Domino[] | null
  drawn: Domino | null
  penalty: number
  skips: number
  replays: number
  players: Player[]
  shown: Domino[][] | null
}

export type Phase = "opening" | "turn" | "drawn" | "replaying" | "facing" | "over"

export type Direction = "clockwise" | "counterclockwise"

/** A domino of the chain, as it lies. */
export interface Link {
  domino: DominoName
  left: SignName
  right: SignName
  order: number
}

export type DominoName = "1-1" | "1-2" | "1-3" | "1-4" | "1-5" | "1-6" | "2-2" | "2-3" | "2-4" | "2-5" | "2-6" | "3-3" | "3-4" | "3-5" | "3-6" | "4-4" | "4-5" | "4-6" | "5-5" | "5-6" | "6-6" | "1-replay" | "1-skip" | "1-reverse" | "1-draw" | "1-counter" | "2-replay" | "2-skip" | "2-reverse" | "2-draw" | "2-counter" | "3-replay" | "3-skip" | "3-reverse" | "3-draw" | "3-counter" | "4-replay" | "4-skip" | "4-reverse" | "4-draw" | "4-counter" | "5-replay" | "5-skip" | "5-reverse" | "5-draw" | "5-counter" | "6-replay" | "6-skip" | "6-reverse" | "6-draw" | "6-counter" | "replay-replay" | "replay-skip" | "replay-reverse" | "replay-draw" | "replay-counter" | "skip-skip" | "skip-reverse" | "skip-draw" | "skip-counter" | "reverse-reverse" | "reverse-draw" | "reverse-counter" | "draw-draw" | "draw-counter" | "counter-counter" | "1-joker" | "2-joker" | "3-joker" | "4-joker" | "5-joker" | "6-joker" | "replay-joker" | "skip-joker" | "reverse-joker" | "draw-joker" | "counter-joker"

export type SignName = "1" | "2" | "3" | "4" | "5" | "6" | "replay" | "skip" | "reverse" | "draw" | "counter" | "joker"

/** A domino. */
export interface Domino {
  name: DominoName
  halves: [SignName, SignName]
  points: number
}

/** A player's dominoes and points. */
export interface Player {
  hand: Domino[] | null
  hand_size: number
  points: number[]
  total: number
}

/** Open the round with a domino, this half of it on the left. */
export interface Open {
  type: "open"
  domino: DominoName
  left: SignName
}

/** Draw one domino from the pool. */
export interface Draw {
  type: "draw"
}

/** Place nothing and end the turn. */
export interface Pass {
  type: "pass"
}

/** Join a domino to an end of the chain by this half of it, which then faces inward. */
export interface Place {
  type: "place"
  domino: DominoName
  end: EndName
  inner: SignName
}

export type EndName = "left" | "right"

/** Take the dominoes of the DRAW one faces. */
export interface Take {
  type: "take"
}

export type AnyMove = Open | Draw | Pass | Place | Take
