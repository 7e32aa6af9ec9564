// Written by scripts/types from the Python structs: change those, not this.

/** The table as one seat sees it. */
export interface View {
  actor: number | null
  phase: Phase
  extra_year: boolean
  open_piles: boolean
  bluff: boolean
  year: number
  years: number
  deck: Deck
  later: Deck[]
  piles: Pile[]
  card: CardName | null
  players: Player[]
}

export type Phase = "turn" | "put" | "over"

/** A face-down deck. */
export interface Deck {
  size: number
  cards: CardName[] | null
}

export type CardName = "cow" | "sheep" | "gold1" | "gold2" | "gold3" | "blue" | "pink" | "ring" | "sword" | "helmet" | "shield" | "breastplate" | "polish" | "crown" | "scepter" | "bracelet" | "necklace"

/** A pile of treasure. */
export interface Pile {
  name: PileName
  size: number
  top: CardName | null
  cards: CardName[] | null
  dragon: number | null
}

export type PileName = "a" | "b" | "c" | "d" | "e" | "f"

/** What a player has. */
export interface Player {
  treasure: Record<CardName, number>
  sheet: Sheet
  hunger: Hunger[]
  dragon: PileName | null
  in_hand: number
  hand: CardName | null
}

/** A line of the score pad, in fifths of a point. */
export interface Sheet {
  coins: number
  blue: number
  pink: number
  ring: number
  armour: number
  polish: number
  jewels: number
  total: number
}

export type Hunger = "animals" | "cows" | "sheep"

/** Take the top card of the deck, to put it or another. */
export interface Draw {
  type: "draw"
}

/** Place your dragon on a pile. */
export interface Dragon {
  type: "dragon"
  pile: PileName
}

/** Put this card on a pile. */
export interface Put {
  type: "put"
  card: CardName
  pile: PileName
}

export type AnyMove = Draw | Dragon | Put
