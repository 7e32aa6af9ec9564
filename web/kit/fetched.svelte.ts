/** What is fetched when it is first needed. If it cannot be had, the page tells so, and is loaded anew on demand. */

export const missing = $state({ any: false })

/** A part of the page; without it, nothing more happens here. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    missing.any = true
    return new Promise(() => {}) // the next page has it
  }
}

/** Load the page anew, if it can be: browsers never ask again for a file that could not be had once. */
export async function tryAgain(): Promise<void> {
  missing.any = false
  if ((await fetch(location.href).catch(() => null))?.ok) location.reload()
  else missing.any = true
}
