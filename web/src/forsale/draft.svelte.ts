// The bid being put together: by coins, plus and minus, or figures typed one after the other.

/** Figures typed within this time belong to one number. */
const TYPING = 1500

export class Draft {
  total = $state(0)
  private typed = ''
  private typedAt = 0

  constructor(
    /** Least and most, or null when no bid is possible. */
    private readonly bounds: () => [number, number] | null,
    private readonly clock: () => number = () => Date.now(),
  ) {}

  /** Where the bid begins when it is one's turn. */
  reset(): void {
    this.total = this.bounds()?.[0] ?? 0
    this.typed = ''
  }

  add(coins: number): void {
    const [least, most] = this.bounds() ?? [0, 0]
    this.typed = ''
    this.total = Math.max(least, Math.min(most, this.total + coins))
  }

  /** What is typed stands as it is, also when it is not possible: the button then says why. */
  digit(digit: number): void {
    const [, most] = this.bounds() ?? [0, 0]
    const now = this.clock()
    const more = now - this.typedAt < TYPING ? this.typed + digit : String(digit)
    this.typed = more.length > String(most).length ? String(digit) : more
    this.typedAt = now
    this.total = Number(this.typed)
  }

  get problem(): 'none' | 'low' | 'high' | null {
    const bounds = this.bounds()
    if (!bounds) return 'none'
    if (this.total < bounds[0]) return 'low'
    return this.total > bounds[1] ? 'high' : null
  }
}
