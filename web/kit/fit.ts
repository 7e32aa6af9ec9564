/** How large pieces can be that lie side by side in a given room. */

interface Room {
  width: number
  height: number
}

/** The width of `count` equal pieces, `ratio` times as wide as high, that all fit into a room. */
export function widthOf(count: number, { width, height }: Room, ratio: number, gap: number): number {
  let best = 0
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows)
    const across = (width - gap * (columns - 1)) / columns
    const down = ((height - gap * (rows - 1)) / rows) * ratio
    best = Math.max(best, Math.min(across, down))
  }
  return Math.floor(best)
}
