// Arrow keys walk along a row of buttons; the row is one stop for the Tab key.

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** An action for the row; the buttons are those marked `data-stop`. */
export function roving(row: HTMLElement) {
  row.addEventListener('keydown', walk)
  return { destroy: () => row.removeEventListener('keydown', walk) }
}

function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  if (!step) return
  const row = event.currentTarget as HTMLElement
  const stops = [...row.querySelectorAll<HTMLElement>('[data-stop]')]
  const last = stops.length - 1
  const at = stops.indexOf((event.target as Element).closest<HTMLElement>('[data-stop]')!)
  const next = stops[Math.max(0, Math.min(last, step(at, last)))]
  event.preventDefault()
  event.stopPropagation()
  next?.focus()
}

/** Begins to walk from outside: the stop that Tab would reach. */
export function enter(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus()
}
