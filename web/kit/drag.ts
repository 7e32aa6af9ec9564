/** Dragging a piece over the page, from the press to the release. */

const STILL = 6 // pixels: less is a click

interface Drag {
  move: (event: PointerEvent) => void // called while it is dragged
  drop: (event: PointerEvent) => void // called at its end, if it was dragged at all
}

/** Follow the pointer that was pressed. */
export function drag(pressed: PointerEvent, { move, drop }: Drag): void {
  let dragged = false
  const follow = (event: PointerEvent) => {
    dragged ||= Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > STILL
    if (dragged) move(event)
  }
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', follow)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (dragged) drop(event)
  }
  addEventListener('pointermove', follow)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

/** Where a pointer is in a drawing, in the drawing's units. */
export function pointUnder(svg: SVGSVGElement | undefined, { clientX, clientY }: { clientX: number; clientY: number }): DOMPoint | null {
  const matrix = svg?.getScreenCTM()?.inverse()
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : null
}

/** The spot under the pointer: the nearest element that names one by `data-spot`. */
export function spotUnder({ clientX, clientY }: PointerEvent): string | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement | SVGElement>('[data-spot]')
  return element?.dataset['spot'] ?? null
}
