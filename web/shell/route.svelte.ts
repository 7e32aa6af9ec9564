/** Which page is shown: a path, kept in the browser's address and history. */

class Route {
  path = $state(location.pathname)
  query = $state(location.search)

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.path = location.pathname
    this.query = location.search
  }

  go(to: string): void {
    history.pushState(null, '', to)
    this.read()
    scrollTo(0, 0)
  }

  /** Stay on the page, under another address. */
  replace(to: string): void {
    history.replaceState(null, '', to)
    this.read()
  }
}

export const route = new Route()

/** A click on a link of ours changes the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest?.('a[href^="/"]')
  if (!link || link.hasAttribute('download') || link.getAttribute('target')) return
  event.preventDefault()
  route.go(link.getAttribute('href') ?? '/')
}
