/** How seats are told apart: by colour and by a sign of their own. */

import { polygon, star } from './paths'

export interface SeatStyle {
  main: string
  dark: string
  pale: string
  sign: string // a path around the origin, about 20 across
}

const CROSS = 'M-3.5-10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z'
const HEART = 'M0 9C-13-1-9-9-4.5-9C-2-9 0-7 0-5C0-7 2-9 4.5-9C9-9 13-1 0 9Z'
const MOON = 'M4-10A10 10 0 1 0 4 10A8 8 0 1 1 4-10Z'

const SEATS: SeatStyle[] = [
  { main: '#d9573f', dark: '#6a1a14', pale: '#fbd3b4', sign: polygon(24, 9) },
  { main: '#4a8fc4', dark: '#173f60', pale: '#d3e9f7', sign: polygon(3, 11.5) },
  { main: '#e3a83b', dark: '#6e4610', pale: '#fcebba', sign: star(5, 11.5, 5) },
  { main: '#6a9f46', dark: '#28491a', pale: '#dcefc2', sign: polygon(4, 11) },
  { main: '#9a68b8', dark: '#43235a', pale: '#ead8f4', sign: HEART },
  { main: '#3f9d97', dark: '#10433f', pale: '#c9ece6', sign: CROSS },
  { main: '#d97aa4', dark: '#6d2547', pale: '#fbdbe8', sign: MOON },
  { main: '#8b6f55', dark: '#3c2a1b', pale: '#e8d8c4', sign: polygon(6, 10.5) },
]

export function seatStyle(seat: number): SeatStyle {
  return SEATS[seat % SEATS.length] as SeatStyle
}
