/** Which page is shown: a path, kept in the browser's address and history. */

/** The path under which the house is found, if not at the root of its host: `/games`. */
export const home = document.querySelector<HTMLMetaElement>('meta[name=prefix]')?.content ?? ''

const inside = () => location.pathname.slice(home.length) || '/'

class Route {
  path = $state(inside())
  query = $state(location.search)

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.path = inside()
    this.query = location.search
  }

  go(to: string): void {
    history.pushState(null, '', home + to)
    this.read()
    scrollTo(0, 0)
  }

  /** Stay on the page, under another address. */
  replace(to: string): void {
    history.replaceState(null, '', home + to)
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
  route.go(link.getAttribute('href')?.slice(home.length) ?? '/')
}
