import type { CardName, Sheet } from './types'

/** The lines of the score pad: what each category counts. */
export const PAD: [keyof Sheet | 'hunger', CardName[]][] = [
  ['hunger', ['cow', 'sheep']],
  ['coins', ['gold1', 'gold2', 'gold3']],
  ['blue', ['blue']],
  ['pink', ['pink']],
  ['ring', ['ring']],
  ['armour', ['sword', 'helmet', 'shield', 'breastplate']],
  ['polish', ['polish']],
  ['jewels', ['crown', 'scepter', 'bracelet', 'necklace']],
]
