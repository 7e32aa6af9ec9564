/** What a study has found, as `lab/studies` writes it. */

export type Names = Record<string, string>
export interface Say {
  id: string
  facts: Record<string, string | number | Say | Names>
}
export type Text = Say | Names | string

export type Format = 'percent' | 'number' | 'whole' | 'points'
export interface Figure {
  value: number
  low?: number
  high?: number
  format?: Format
}
export type Cell = Figure | Text | null

/** Place, value, and the ends of the interval. */
export type Point = [x: number, y: number, low?: number | null, high?: number | null]
export interface Series {
  name: Text
  points: Point[]
}
export interface Chart {
  kind: 'intervals' | 'lines' | 'bars' | 'map'
  title: Say
  x?: Say | null
  y?: Say | null
  format?: Format
  series?: Series[]
  names?: Text[]
  reference?: number | null
  grid?: number[][]
  hexes?: boolean
}
export interface Numbers {
  title: Say
  columns: Say[]
  rows: Cell[][]
}
export interface Section {
  id: string
  charts?: Chart[]
  tables?: Numbers[]
  notes?: Say[]
}
export interface Finding {
  severity: number
  text: Say
  section: string
}
export interface OddGame {
  why: Say
  level: string
  number: number
  record: string
}
export interface Report {
  game: string
  title: string
  options: Record<string, string | number | boolean>
  seed: number
  games: Record<string, number>
  complete: boolean
  findings: Finding[]
  sections: Section[]
  odd: OddGame[]
}

export const LANGUAGES: Record<string, string> = { en: 'English', fr: 'Français', de: 'Deutsch' }
