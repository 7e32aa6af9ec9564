/** Movement across the page, for the boards that have it. */

import { cubicOut } from 'svelte/easing'
import { crossfade } from 'svelte/transition'
import { span } from './motion'

/** A piece moves from where it lay to where it lies now, anywhere on the page. */
export function mover() {
  return crossfade({
    duration: (distance) => span(Math.min(900, 260 + distance * 0.8)),
    easing: cubicOut,
    fallback: () => ({ duration: span(200), css: (t) => `opacity: ${t}` }),
  })
}
