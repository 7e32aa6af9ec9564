/** A cursor that the keyboard moves over a map: the keys are the same on every board. */

interface Map<Spot> {
  cursor: Spot | null
  open: Spot[] // where something may be done
  home: Spot // where to begin if there is no such spot
  named: (spot: Spot) => string
  beside: (key: string, spot: Spot) => Spot | null // where an arrow key leads; null: it is none
  placement: { spot: string | null; confirm: () => void; cancel: () => void }
  walk: (to: Spot) => void
  tap: (at: Spot) => void
  rotate: (by: number) => void
}

/** Do what a key says; whether it says anything. */
export function steer<Spot>(event: KeyboardEvent, { cursor, open, home, named, beside, placement, walk, tap, rotate }: Map<Spot>): boolean {
  const key = event.key.toLowerCase()
  const by = event.shiftKey ? -1 : 1
  const next = (): Spot => {
    const now = open.findIndex((spot) => cursor && named(spot) === named(cursor))
    return open[now < 0 ? 0 : (now + by + open.length) % open.length] ?? home
  }
  const step = beside(event.key, cursor ?? home)
  if (step) walk(cursor ? step : next())
  else if (key === 'n') walk(next())
  else if (key === 'enter' || key === ' ') {
    if (cursor && placement.spot !== named(cursor)) tap(cursor)
    else placement.confirm()
  } else if (key === 'r') rotate(by)
  else if (key === 'escape') placement.cancel()
  else return false
  event.preventDefault()
  return true
}
