/** Whose turn it is at the tables of a list. */

import type { Card } from '../protocol'

/** Whether a table waits for me, and no bot plays for me there. */
export function isMyTurn({ actor, yours, sitters }: Card): boolean {
  return actor !== null && yours.includes(actor) && !sitters[actor]?.level
}
