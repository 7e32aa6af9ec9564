/** What the signs of a game mean; games bring it. */

import type { Component } from 'svelte'
import type { Say } from '$kit/words'
import { found } from '../../boards'

type Legend = Component<{ view: unknown; words: Say }>

const legends = import.meta.glob('../../../../src/dragonden/games/*/web/later/Legend.svelte') as Record<string, () => Promise<{ default: Legend }>>

export const legendOf = (game: string) => found(legends, game)
