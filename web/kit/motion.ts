/** Movement, or none for those who asked their system for less of it. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

export function stillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function span(milliseconds: number): number {
  return stillness() ? 0 : milliseconds
}

/** A piece comes down onto the table. */
export function land(_: Element, { height = 60, turn = 8, delay = 0 } = {}): TransitionConfig {
  return {
    delay: span(delay),
    duration: span(420),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translateY(${-height * u}px) rotate(${turn * u}deg) scale(${1 + 0.25 * u}); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** An egg or card turns over. */
export function turnOver(_: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: span(delay),
    duration: span(480),
    easing: cubicOut,
    css: (t, u) => `transform: scaleX(${Math.abs(Math.cos(u * Math.PI)).toFixed(3)}) translateY(${-14 * Math.sin(t * Math.PI)}px)`,
  }
}
