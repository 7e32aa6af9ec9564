/**
 * What is fetched when it is first needed. If it cannot be had, the page is loaded anew as soon as it can be: browsers
 * never ask again for a file that could not be had once. If that does not help, the page asks whoever reads it.
 */

export const missing = $state({ any: false })
/** Whether the page has to stay: it may still have something to tell the server. */
export const staying = { needed: (): boolean => false }

const LOOK_AGAIN = 2_000 // milliseconds between two looks for the server
const HEALED = 'dragonden-loaded-anew' // when the page was, by itself
const RARELY = 60_000 // milliseconds from one time to the next

/** A part of the page; without it, nothing more happens here. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    if (!missing.any) {
      missing.any = true
      void heal()
    }
    return new Promise(() => {}) // the next page has it
  }
}

async function heal(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(HEALED)) < RARELY) return
  while (staying.needed() || !(await isThere())) await new Promise((later) => setTimeout(later, LOOK_AGAIN))
  sessionStorage.setItem(HEALED, `${Date.now()}`)
  location.reload()
}

const isThere = async (): Promise<boolean> => (await fetch(location.href).catch(() => null))?.ok ?? false

/** Load the page anew, if it can be. */
export async function tryAgain(): Promise<void> {
  missing.any = false
  if (await isThere()) location.reload()
  else missing.any = true
}
