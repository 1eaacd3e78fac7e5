// Things in the air: each has left one place of the page and will land at another.

import { lasting, moves } from '../look/motion'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Route {
  thing: 'coin' | 'building' | 'cheque'
  /** Value of the building or cheque; null is face down. */
  value: number | null
  from: Box
  /** The name of the place it goes to. */
  to: string
  /** Milliseconds at usual speed. */
  delay: number
  ms: number
  /** The thing lies at its target already: it comes there itself, and no likeness of it. */
  isItself?: boolean
}

export interface Flight extends Omit<Route, 'to'> {
  id: number
  to: Box
}

export const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'

export function placeIn(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-at="${name}"]`)
}

/** Where it is on the screen; what has no room of its own is where its surroundings are. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 && element.parentElement) return boxOf(element.parentElement)
  return { left, top, width, height }
}

export class Flights {
  /** Likenesses in the air, drawn by Flights.svelte. */
  list: Flight[] = $state.raw([])
  private coming: Animation[] = []
  private count = 0

  start(routes: Route[], root: ParentNode): void {
    if (!moves()) return
    const started: Flight[] = []
    for (const route of routes) {
      const target = placeIn(root, route.to)
      if (!target) continue
      if (route.isItself) this.coming.push(come(target, route))
      else started.push({ ...route, id: this.count++, to: boxOf(target) })
    }
    this.list = [...this.list, ...started]
  }

  land(flight: Flight): void {
    this.list = this.list.filter((one) => one !== flight)
  }

  clear(): void {
    for (const animation of this.coming) animation.cancel()
    this.coming = []
    this.list = []
  }
}

/** The thing itself comes from where it was; until then it is not seen. */
function come(target: HTMLElement, { from, delay, ms }: Route): Animation {
  const to = boxOf(target)
  const shift = `${from.left + from.width / 2 - to.left - to.width / 2}px ${from.top + from.height / 2 - to.top - to.height / 2}px`
  const scale = String(Math.min(1, Math.max(0.3, from.width / Math.max(1, to.width))))
  return target.animate(
    [
      { translate: shift, scale, opacity: 0, zIndex: 5 },
      { translate: shift, scale, opacity: 1, zIndex: 5, offset: 0.05 },
      { translate: '0 0', scale: '1', opacity: 1, zIndex: 5 },
    ],
    { duration: lasting(ms), delay: lasting(delay), easing: EASE, fill: 'backwards' },
  )
}
