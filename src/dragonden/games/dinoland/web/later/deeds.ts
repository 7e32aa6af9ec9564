import type { Say } from '$kit/words'
import type { CreatureName, SideName, View } from '../types'

/** What a dinosaur does when it acts. */
export function does(creature: CreatureName, arrow: SideName | null, view: View, words: Say): string {
  const idle = creature === 'brachiosaurus' && !view.brachiosaurus
  return words('web-does', { creature: idle ? 'idle' : creature, side: arrow ?? 'none' })
}
