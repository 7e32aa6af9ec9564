/** What was pressed is often gone with the move: then the focus stays in the same place of the table. */

const FOCUSABLE = '[role=application], button:enabled, a[href], summary, [tabindex="0"]'

const focusable = (part: Element) =>
  [part as HTMLElement, ...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.matches(FOCUSABLE) && one.checkVisibility())

/** Keep the focus in a part of the page whose places are marked by `data-place`: on what has come instead. */
export function keepFocus(part: HTMLElement): () => void {
  let place: Element | null = null // where the focus was last,
  let number = 0 // and on which part of it
  const look = () => {
    if (!place || document.activeElement !== document.body) return
    const beside = focusable(place)
    const next = beside[Math.min(number, beside.length - 1)] ?? focusable(part)[0]
    next?.focus({ preventScroll: true })
  }
  part.addEventListener('focusin', ({ target }) => {
    place = (target as Element).closest('[data-place]')
    number = place ? Math.max(0, focusable(place).indexOf(target as HTMLElement)) : 0
  })
  part.addEventListener('pointerdown', () => (place = null)) // whoever presses beside everything has let go
  const watch = new MutationObserver(look)
  watch.observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => watch.disconnect()
}
