// Written by scripts/types from the Python structs: change those, not this.

/** The first message, once. */
export interface Hello {
  type: "hello"
  version: number
  language?: Language
  seen?: number | null
  changes?: boolean
}

export type Language = "en" | "fr" | "de"

/** Make a move. → done, refused */
export interface Act {
  type: "act"
  id: string
  ply: number
  seat: number
  move: Record<string, unknown>
}

/** Ask why a move is not allowed now. → refused, allowed */
export interface Why {
  type: "why"
  id: string
  seat: number
  move: Record<string, unknown>
}

/** Ask a bot what it would do, where the table allows hints. → hinted, refused */
export interface Hint {
  type: "hint"
  id: string
  seat: number
}

/** Ask for the position in plain text, while somebody reads it. → reading, refused */
export interface Read {
  type: "read"
  id: string
  seat: number | null
}

/** Ask for what stands in the log before the entries that you have. → logged */
export interface Log {
  type: "log"
  id: string
  before: number
}

/** Say that the curtain is open for one of your seats. → allowed, refused */
export interface Look {
  type: "look"
  id: string
  seat: number
}

/** Take back moves. → done, refused */
export interface Undo {
  type: "undo"
  id: string
  ply: number
  seat: number
  moves?: number | null
}

/** Answer somebody who asked to take back moves; false withdraws one's own question. → done */
export interface Consent {
  type: "consent"
  id: string
  ply: number
  agree: boolean
}

/** Give up a seat's game for good: a bot plays on, or the game is over. → done, refused */
export interface Resign {
  type: "resign"
  id: string
  seat: number
}

/** Let a bot play for one's seat until one returns; before the start, free it. → done */
export interface Leave {
  type: "leave"
  id: string
  seat: number
}

/** Take one's seat back from the bot. → done, refused */
export interface Return {
  type: "return"
  id: string
  seat: number
}

/** Let a bot play for somebody who has been away for a minute, or has not moved for long */
export interface Replace {
  type: "replace"
  id: string
  seat: number
}

/** Let another person take the seat of somebody who has not played for long. → done, refused */
export interface OpenSeat {
  type: "open"
  id: string
  seat: number
}

/** Say something to everybody at the table. Spectators cannot. → done, refused */
export interface Chat {
  type: "chat"
  id: string
  text: string
}

/** Ask whether the connection lives. → pong */
export interface Ping {
  type: "ping"
  id: string
}

export type ClientMessage = Hello | Act | Why | Hint | Read | Log | Look | Undo | Consent | Resign | Leave | Return | Replace | OpenSeat | Chat | Ping

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome"
  version: number
  now: number
  card: Card
}

/** A table as lists and lobbies show it. */
export interface Card {
  id: string
  game: string
  options: Record<string, unknown>
  public: boolean
  status: Status
  sitters: Sitter[]
  yours: number[]
  actor: number | null
  created: number
  changed: number
  clock: number | null
  hints: boolean
  undo: boolean
  chat: boolean
  wait: number
  wait_here: number
  host: number | null
  rules: number
  outdated: boolean
  rematch: string | null
  winners: number[]
  moves: number
}

export type Status = "waiting" | "running" | "over"

/** Who sits on a seat. */
export interface Sitter {
  kind: "open" | "person" | "bot"
  name: string | null
  level: string | null
  here: boolean
  away_since: number | null
  resigned: boolean
  program: boolean
  kept: boolean
  opened: boolean
  covered: number | null
  device: number | null
}

/** What has changed; a part that is missing has not. */
export interface Update {
  type: "update"
  ply: number
  entries?: Entry[]
  whole?: boolean
  card?: Card
  position?: Position
  change?: unknown
  watching?: number
}

/** One thing that happened, as it stands in the log. */
export interface Entry {
  ply: number
  at: number
  kind: string
  seat: number | null
  lines: Line[][]
  text: string | null
}

/** A message and the facts it mentions, not yet in any language. */
export interface Line {
  id: string
  facts: Record<string, string | number | Line>
  fleeting?: boolean
  trace?: Line | null
}

/** The game as it stands. Only a table that has begun has one. */
export interface Position {
  moves: number
  actor: number | null
  views: SeatView[]
  undo: Takeback[]
  asked: Asked | null
  since: number | null
  deadline: number | null
  result: Result | null
  truth: unknown | null
  learning: Learning | null
}

/** What one of your seats sees, and what it may do. */
export interface SeatView {
  seat: number | null
  view: unknown
  prompt: Line
  offers: (Record<string, unknown>)[]
  facts: (Record<string, string | number | Line>)[]
  instead: (Record<string, unknown>)[]
  forced: boolean
}

/** How far `undo` goes, for the seat that you hold. */
export interface Takeback {
  seat: number
  free: number
  last: number
}

/** Somebody wants to take back moves and waits for consent. */
export interface Asked {
  ply: number
  seat: number
  moves: number
  agreed: number[]
  waiting: number[]
}

/** Who won, and by what. */
export interface Result {
  winners: number[]
  resigned: number[]
  by: "rules" | "resigning" | "closing"
  scores: string[]
  ranking: number[]
  decided_by: string | null
  columns: string[]
  standing: number[][]
  reason: Line | null
  together: boolean
}

/** How far one has come in the lesson that is taught at this table. */
export interface Learning {
  id: string
  step: number
}

/** It is stored for good; the `update` came before or will come after. */
export interface Done {
  type: "done"
  id: string
  ply: number
}

/** It is not allowed, and nothing has changed. */
export interface Refused {
  type: "refused"
  id: string | null
  rule: string | null
  line: Line
  reason: string
}

/** The answer to `look`, and to `why` about a move that is allowed. */
export interface Allowed {
  type: "allowed"
  id: string
}

/** What a bot would do. */
export interface Hinted {
  type: "hinted"
  id: string
  move: Record<string, unknown>
  line: Line
  thoughts: Thought[]
  together: boolean
}

/** A move that a bot has thought of. */
export interface Thought {
  move: Record<string, unknown>
  line: Line
  visits: number
  chance: number
  points: number
}

/** The position in plain text of your language. */
export interface Reading {
  type: "reading"
  id: string
  picture: string
  sections: Section[]
}

/** Some sentences under a heading, so that a listener can go from one part to the next. */
export interface Section {
  title: string
  sentences: string[]
}

/** An earlier part of the log, without what was told only once. */
export interface Logged {
  type: "logged"
  id: string
  entries: Entry[]
}

/** The connection lives. */
export interface Pong {
  type: "pong"
  id: string
  now: number
}

export type ServerMessage = Welcome | Update | Done | Refused | Allowed | Hinted | Reading | Logged | Pong

/** Why a request was not done; nothing has changed. */
export interface Problem {
  status: number
  line: string
  reason: string
}

/** What can be played here. */
export interface Offerings {
  games: Manifest[]
  levels: string[]
  bots: string[]
}

/** What a list of games says about one of them. */
export interface Manifest {
  name: string
  title: string
  designers: string[]
  publisher: string
  players: [number, number]
  ages: number
  minutes: number
  options: Option[]
  presets: Preset[]
  sentences: Record<string, string>
  rules: Ruling[]
  lessons: string[]
  has_box: boolean
}

/** One thing to choose. */
export interface Option {
  name: string
  choices: (boolean | number | string)[]
  default: boolean | number | string
}

/** Options that go well together. The browser's words name it: `create-preset-<name>`. */
export interface Preset {
  name: string
  options: Record<string, boolean | number | string>
  minutes: number
}

/** A row of RULES.md. */
export interface Ruling {
  id: string
  sentence: string
  source: string
  function: string
  test: string
}

/** What a game says, in one language: for pages that were built without it. */
export interface GameWords {
  fluent: string
}

/** What a lesson says, in one language. */
export interface LessonText {
  id: string
  title: string
  steps: string[]
  done: string
}

/** The right to play on one seat of one table, until the seat is freed or gets a new token. */
export interface SeatToken {
  table: string
  seat: number
  name: string
  token: string
}

/** A game step by step; moves that were taken back are left out. */
export interface Replay {
  card: Card
  seat: number | null
  truth: boolean
  total: number
  frames: Frame[]
}

/** The game after one move, as one viewpoint saw it. */
export interface Frame {
  moves: number
  seat: number | null
  lines: Line[]
  view: unknown
}

/** The bot's view of a finished game. */
export interface Analysis {
  level: string
  together: boolean
  winners: number[]
  total: number
  done: number
  verdicts: Verdict[]
}

/** What was played against what the bot would have played, by what the seat knew then. */
export interface Verdict {
  moves: number
  seat: number
  offered: number
  agreed: boolean
  played: Judged
  best: Judged
  chance_lost: number
  points_lost: number
}

/** A move, and what came of it in the bot's simulations. */
export interface Judged {
  move: Record<string, unknown>
  line: Line
  chance: number
  points: number
}

/** Set up a table. It begins when no seat is open. */
export interface Create {
  game: string
  sitters: (Me | Open | Bot)[]
  options?: Record<string, boolean | number | string>
  public?: boolean
  clock?: number | null
  hints?: boolean
  undo?: boolean
  chat?: boolean | null
  wait?: number
  box?: string | Record<string, Record<string, number>> | null
}

/** A seat for you; several: you pass the device. */
export interface Me {
  kind: "me"
  name: string
}

/** A seat for somebody who comes. */
export interface Open {
  kind: "open"
}

/** A seat for a bot. */
export interface Bot {
  kind: "bot"
  level: string
}

/** Begin a lesson. */
export interface Learn {
  name: string
}

/** Take an open seat; while the game is played, one that the others have opened to you. */
export interface Sit {
  name: string
  seat?: number | null
  beside?: boolean
}

/** Put a bot on an open seat; for the one who set up the table. */
export interface Engage {
  seat: number
  level: string
}

/** Let a program play on an open seat or on yours; or give your program a new token. */
export interface Program {
  seat: number
  name: string
}

/** Open a seat before the start: your own, your program's, or a bot's if you sit here. */
export interface Free {
  seat: number
}

/** Play again: the same bots, your seats, and open ones for the others. */
export interface Rematch {
  options?: Record<string, boolean | number | string> | null
  public?: boolean | null
}

/** Have a bot judge the decisions of a finished game, and hear what it has found so far. */
export interface Analyse {
  known?: number
}

export type Asking = Create | Learn | Sit | Engage | Program | Free | Rematch | Analyse

export const VERSION = 3
