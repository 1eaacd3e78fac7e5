// What may be done, as far as it can be put on buttons, and moves as people write them: `lay 3`.

const MOST = 24

export interface Offered {
  /** One press each. */
  moves: unknown[][]
  /** What needs to be written. */
  others: Record<string, unknown>
}

/** `{"lay": [1, 2]}` is two moves, `{"pass": true}` one; the rest is for whoever writes. */
export function offered(options: unknown): Offered {
  const found: Offered = { moves: [], others: {} }
  for (const [verb, what] of Object.entries((options ?? {}) as Record<string, unknown>)) {
    if (what === true) found.moves.push([verb])
    else if (Array.isArray(what) && what.length <= MOST) found.moves.push(...what.map((one) => [verb, one]))
    else if (what !== null && what !== false) found.others[verb] = what
  }
  return found
}

/** A move as one would write it. */
export const spoken = (action: readonly unknown[]): string => action.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ')

/** A move from what somebody wrote: words and JSON, with spaces between. */
export function written(text: string): unknown[] {
  return parts(text.trim()).map((part) => {
    try {
      return JSON.parse(part) as unknown
    } catch {
      return part
    }
  })
}

/** Spaces inside brackets and quotes part nothing. */
function parts(text: string): string[] {
  const found: string[] = []
  let [part, depth, isQuoted] = ['', 0, false]
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted) depth += Number('[{'.includes(sign)) - Number(']}'.includes(sign))
    if (/\s/.test(sign) && !isQuoted && depth <= 0) {
      if (part) found.push(part)
      part = ''
    } else part += sign
  }
  return part ? [...found, part] : found
}
