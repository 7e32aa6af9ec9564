import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], Function>>[1]

const PIECE = /games\/(\w+)\/web\/(?!later\/|Board\.|Sheet\.|Cover\.)/
const KIT = /web\/(kit\/(SeatMark|seats|paths|motion|mover|PlacementBar|placement|Surface|drag|cursor|board|Frame|Fitted|fit|Lookup|sounds)|shell\/(boards|people|table\/(turn|showing)))\b/

/** Whether a file of this name imports a module, at first or second hand. */
function isUsedBy(name: string, id: string, context: Context, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  return (context.getModuleInfo(id)?.importers ?? []).some((user) => user.endsWith(name) || isUsedBy(name, user, context, seen))
}

/**
 * What comes in one file, as small ones compress badly: what every board uses, and the pieces of a game's board,
 * apart from those that its cover shows as well.
 */
export const groups: Group[] = [
  { name: 'kit', test: KIT },
  { name: 'squares', test: /web\/kit\/(grid|Domino)\b/ },
  {
    name: (id, context) => {
      const [, game] = PIECE.exec(id) ?? []
      if (!game || !isUsedBy('/Board.svelte', id, context)) return null
      return `${game}-${isUsedBy('/Cover.svelte', id, context) ? 'art' : 'pieces'}`
    },
  },
]
