/** The final scores by category, which games bring. */

import type { Component } from 'svelte'
import type { Say } from '$kit/words'
import { found } from '../../boards'

type Sheet = Component<{ view: unknown; names: string[]; words: Say }>

const sheets = import.meta.glob('../../../../src/dragonden/games/*/web/Sheet.svelte') as Record<string, () => Promise<{ default: Sheet }>>

export const sheetOf = (game: string) => found(sheets, game)
