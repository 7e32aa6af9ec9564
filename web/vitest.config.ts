import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

// Apart from how pages are built, which can be done without what tests need.
export default mergeConfig(
  client,
  defineConfig({
    test: {
      // Only files that say so have a document. Files share one process, its modules and its document:
      // making them anew for each took four fifths of the time. So each test leaves a clean house.
      environment: 'node',
      isolate: false,
      maxWorkers: 1, // other checks run beside these
      setupFiles: ['tests/setup.ts'],
      unstubGlobals: true,
      testTimeout: 600_000, // a busy machine is no fault
      include: ['tests/**/*.test.ts', '../src/dragonden/games/*/web/*.test.ts'],
    },
  }),
)
