/** The pictures of games in lists, which games bring. */

import type { Component } from 'svelte'
import './covers.css'
import { found } from '../boards'

const covers = import.meta.glob('../../../src/dragonden/games/*/web/Cover.svelte') as Record<string, () => Promise<{ default: Component }>>

export const coverOf = (game: string) => found(covers, game)
