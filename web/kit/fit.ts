/** How large pieces can be that lie side by side in a given room. */

interface Room {
  width: number
  height: number
}

/** The width of `count` equal pieces, `ratio` times as wide as high, that all fit into a room, and how many stand in a row. */
export function widthOf(count: number, { width, height }: Room, ratio: number, gap: number): { width: number; columns: number } {
  let best = { width: 0, columns: 1 }
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows)
    const across = (width - gap * (columns - 1)) / columns
    const down = ((height - gap * (rows - 1)) / rows) * ratio
    const least = Math.floor(Math.min(across, down))
    if (least > best.width) best = { width: least, columns }
  }
  return best
}
