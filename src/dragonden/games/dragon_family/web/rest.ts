import type { AnyMove, Player } from './types'

/** Offers that no control of the board shows: they are listed in words. */
export function restOf(offered: AnyMove[], own: Player | null): AnyMove[] {
  const hand = own?.hand ?? []
  return offered.filter((move) => {
    switch (move.type) {
      case 'explore':
        return !hand.includes(move.tile)
      case 'discard':
        return !move.tiles.every((tile) => tile !== 'hidden' && hand.includes(tile))
      case 'feed':
        return !own?.nest.some(({ colour, food, golds, fed }) => !fed && colour === move.colour && food === move.food && golds === move.golds)
      case 'move':
      case 'settle':
      case 'pass':
      case 'lay':
      case 'go':
      case 'found':
      case 'hatch':
      case 'decline':
      case 'stop':
        return !own
      default:
        return true
    }
  })
}
