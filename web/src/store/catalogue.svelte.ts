// What can be played here, as the server tells it: asked for when somebody first wants to know, and only once.

import { listGames } from '../link/http'
import type { EditionCard, GameCard } from '../link/wire'

const AGAIN = 3000

export class Catalogue {
  private cards: readonly GameCard[] | null = $state.raw(null)
  private asked: Promise<readonly GameCard[]> | null = null

  get isThere(): boolean {
    return this.cards !== null
  }

  get games(): readonly GameCard[] {
    return this.cards ?? []
  }

  /** Fetches it; what fails may be asked for again. */
  want(): Promise<readonly GameCard[]> {
    this.asked ??= listGames().then(
      (found) => (this.cards = found),
      (fault: unknown) => {
        this.asked = null
        throw fault
      },
    )
    return this.asked
  }

  /** Fetches it for whoever can wait, until it is there; the answer stops that. */
  await(): () => void {
    let [timer, isWanted] = [0, true]
    const ask = (): void => void this.want().catch(() => isWanted && (timer = window.setTimeout(ask, AGAIN)))
    ask()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }

  game(name: string): GameCard | null {
    return this.games.find((one) => one.game === name) ?? null
  }

  /** As its box has it. Only a game these pages have no word for is worth asking. */
  title(name: string): string {
    void this.want().catch(() => undefined)
    return this.game(name)?.title ?? name
  }

  edition(game: string, edition: string): EditionCard | null {
    return this.game(game)?.editions.find((one) => one.edition === edition) ?? null
  }

  /** Every switch as an edition has it, by a number of the rules; without one by the newest. */
  agreed(game: string, edition: string, rules?: number): Record<string, unknown> {
    const card = this.edition(game, edition)
    const own = Object.entries(card?.options ?? {}).map(([name, values]) => [name, values[0]] as const)
    const numbered = (card?.figures.agreed ?? {}) as Record<string, Record<string, unknown>>
    return { ...Object.fromEntries(own), ...(numbered[String(rules)] ?? Object.values(numbered).at(-1)) }
  }
}

export const catalogue = new Catalogue()
