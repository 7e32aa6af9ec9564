/** What was pressed is often gone with the move: then the focus stays in the same place of the table. */

const FOCUSABLE = '[role=application], button:enabled, a[href], summary, [tabindex="0"]'

/** Keep the focus in a part of the page whose places are marked by `data-place`. */
export function keepFocus(part: HTMLElement): () => void {
  let place: Element | null = null // where the focus was last
  const look = () => {
    if (!place || document.activeElement !== document.body) return
    const found = [place, part].flatMap((one) => [...one.querySelectorAll<HTMLElement>(FOCUSABLE), one as HTMLElement])
    found.find((one) => one.matches(FOCUSABLE) && one.checkVisibility())?.focus({ preventScroll: true })
  }
  part.addEventListener('focusin', (event) => (place = (event.target as Element).closest('[data-place]')))
  part.addEventListener('pointerdown', () => (place = null)) // whoever presses beside everything has let go
  const watch = new MutationObserver(look)
  watch.observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => watch.disconnect()
}
