// Sentences for people who listen. Polite ones wait their turn; urgent ones are for "your turn" and low time.
// A region that is written to again at once is read once only: what is said stands for a moment, and what
// comes meanwhile is gathered and read as one.

class Voice {
  polite = $state('')
  urgent = $state('')
}

export const voice = new Voice()

const STANDS = 250 // milliseconds

class Queue {
  private waiting: string[] = []
  private last = ''
  private isBusy = false

  constructor(
    private readonly say: (text: string) => void,
    /** How long the first sentence waits for others of the same moment. */
    private readonly hold: number,
  ) {}

  add(text: string): void {
    this.waiting.push(text)
    if (!this.isBusy) this.speakIn(this.hold)
  }

  private speakIn(ms: number): void {
    this.isBusy = true
    setTimeout(() => this.speak(), ms)
  }

  private speak(): void {
    this.isBusy = this.waiting.length > 0
    if (!this.isBusy) return
    const text = this.waiting.map((one, place) => (place + 1 < this.waiting.length ? ended(one) : one)).join(' ')
    this.waiting = []
    // The same sentence twice is read twice only when its text differs.
    this.last = this.last === text ? `${text}\u00a0` : text
    this.say(this.last)
    this.speakIn(STANDS)
  }
}

/** Where another sentence follows, names of buttons end like one. */
const ended = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)

const polite = new Queue((text) => (voice.polite = text), 120)
const urgent = new Queue((text) => (voice.urgent = text), 0)

/** Says a sentence. Several in a burst are read as one, and none is lost. */
export function announce(text: string, isUrgent = false): void {
  if (text) (isUrgent ? urgent : polite).add(text)
}
