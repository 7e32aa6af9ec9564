import { afterEach, vi } from 'vitest'

// Files share one document and one clock: what a test leaves in them would be there for the next.
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/svelte')
  configure({ asyncUtilTimeout: 600_000 }) // a busy machine is no fault
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    localStorage.clear()
  })
}
afterEach(() => void vi.useRealTimers())
