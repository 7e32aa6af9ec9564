import { build } from 'vite'
import { expect, it } from 'vitest'
import { budget } from '../budget'

const NOISE = Array.from({ length: 400 }, (_, i) => (Math.sin(i + 1) * 1e9).toString(36)).join('') // does not shrink
const IMPORTS = ['own:shell/TablePage.svelte', 'own:shell/HomePage.svelte', 'own:games/nim/web/Board.svelte', 'virtual:wordbooks/nim/en']

/** Builds a client with this board; whatever is called heavy is. */
async function weigh(board: string): Promise<void> {
  const load = (id: string) => {
    if (id.endsWith('main')) return IMPORTS.map((one) => `import('${one}')`).join(';')
    if (id.endsWith('Board.svelte')) return board
    return `console.log('${/heavy|Home/.test(id) ? NOISE : id.slice(1)}')`
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'own',
        resolveId: (id) => (/^(own|virtual):/.test(id) ? `\0${id}` : null),
        load: (id) => (/^\0(own|virtual):/.test(id) ? { code: load(id), moduleType: 'js' } : null),
      },
      budget({ page: 'shell/TablePage.svelte', most: 2_500 }),
    ],
    build: { write: false, rolldownOptions: { input: 'own:main' } },
  })
}

it('a small board is within the budget, and pages besides the table do not count', async () => {
  await weigh("console.log('board')")
})

it('what a board puts off for a moment counts', async () => {
  await expect(weigh("import('own:games/nim/web/heavy.svelte')")).rejects.toThrow('nim: ')
})

it('what a board fetches when it is opened does not count', async () => {
  await weigh("addEventListener('click', () => import('own:games/nim/web/later/heavy.svelte'))")
})
