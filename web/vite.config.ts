import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { budget } from './budget.ts'
import { groups } from './chunks.ts'
import { licenses } from './licenses.ts'
import { shortHash } from './shorthash.ts'
import { smaller } from './smaller.ts'
import { unhydrated } from './unhydrated.ts'
import { wordbooks } from './wordbooks.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  base: './', // the server says under which path the pages are
  plugins: [
    svelte({ compilerOptions: { runes: true, discloseVersion: false, cssHash: shortHash() } }),
    unhydrated(),
    wordbooks(here('.'), here('../src/dragonden')),
    licenses(),
    smaller(/\/kit-/),
    budget({ page: 'shell/table/TablePage.svelte', most: 75_000 }),
  ],
  // Boards live outside this folder, in their games; they find the kit and Svelte here.
  resolve: {
    alias: { $kit: here('kit') },
    dedupe: ['svelte', '@testing-library/svelte', 'vitest'],
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/dragonden/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses
    modulePreload: false, // what lists of files to fetch ahead weigh, 1.2 kB, is more than they win
    rolldownOptions: {
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } }, // constants of other modules, too
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
})
