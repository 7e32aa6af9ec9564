import type { Plugin } from 'vite'

/**
 * Says once and for all that pages are not rendered by the server. Svelte guards what it needs to
 * take such pages over by `hydrating`; a constant lets the bundler leave all that out.
 */
export function unhydrated(): Plugin {
  return {
    name: 'unhydrated',
    apply: 'build',
    transform: {
      filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js/ },
      handler(code) {
        const told = code.replace('export let hydrating = false', 'export const hydrating = false').replace('hydrating = value', '')
        if (told.includes('let hydrating') || told.includes('hydrating = value')) this.error('Svelte guards hydration in another way now.')
        return { code: told, map: null }
      },
    },
  }
}
