// What a page at a board remembers over a reload: a phone that slept must not ask everything again.

export function remembered<Value>(key: string, otherwise: Value): Value {
  try {
    const found = localStorage.getItem(`zuschlag-board-${key}`)
    return found ? { ...otherwise, ...(JSON.parse(found) as Partial<Value>) } : otherwise
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`zuschlag-board-${key}`, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing forgets it, and nothing else is lost.
  }
}
