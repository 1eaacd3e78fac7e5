// Where we are: the path decides the page. Links inside the page change it without a reload.

export interface Place {
  page: 'home' | 'table' | 'evening' | 'replay' | 'guide' | 'help' | 'league' | 'lost'
  id: string
  query: URLSearchParams
  hash: string
}

export function placeOf(url: URL): Place {
  const [first = '', id = '', ...further] = url.pathname.split('/').filter(Boolean)
  const rest = { id, query: url.searchParams, hash: url.hash.slice(1) }
  if (first === '') return { page: 'home', ...rest }
  if (first === 't' && id) return { page: 'table', ...rest }
  if (first === 'e' && id) return { page: 'evening', ...rest, id: [id, ...further].join('/') }
  if (first === 'r') return { page: 'replay', ...rest }
  if (first === 'guide' && id && !further.length) return { page: 'guide', ...rest }
  if (first === 'help') return { page: 'help', ...rest }
  if (first === 'league' && !id) return { page: 'league', ...rest }
  return { page: 'lost', ...rest }
}

class Router {
  place: Place = $state.raw(placeOf(new URL(location.href)))

  constructor() {
    addEventListener('popstate', () => this.look())
    window.addEventListener('click', (event) => this.follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.look()
    scrollTo(0, 0)
  }

  replace(path: string): void {
    history.replaceState(null, '', path)
    this.look()
  }

  private look(): void {
    this.place = placeOf(new URL(location.href))
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    if (link.pathname === location.pathname && link.hash) location.hash = link.hash
    else this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
