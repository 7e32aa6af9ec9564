import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { oneFile } from './one_file.ts'
import { unhydrated } from '../unhydrated.ts'
import { wordbooks } from '../wordbooks.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The page of reports: one file that needs nothing else, which `dragonden study` fills.
export default defineConfig({
  root: here('.'),
  plugins: [
    svelte({ compilerOptions: { runes: true, discloseVersion: false } }),
    unhydrated(),
    wordbooks(here('..'), here('../../src/dragonden')),
    oneFile(600_000),
  ],
  resolve: { alias: { $kit: here('../kit') } },
  build: {
    outDir: here('../../src/dragonden/lab/page'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
