import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FONTS = ['fredoka', 'nunito']

/** Puts the licenses of the fonts beside them, as they demand. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle() {
      for (const font of FONTS) {
        const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}/package.json`)).replace('package.json', 'LICENSE')
        this.emitFile({ type: 'asset', fileName: `licenses/${font}.txt`, source: readFileSync(file, 'utf8') })
      }
    },
  }
}
