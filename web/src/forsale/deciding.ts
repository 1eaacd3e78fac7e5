// What decided a finished game, in one sentence.

import type { ForSaleObservation, ForSaleSold } from '../link/wire'
import { t } from '../words/index.svelte'
import { inSentence } from './names'
import { leavingsIn, salesIn, sum, type Round } from './rounds'

export interface Result {
  scores: number[]
  ranking: number[]
  winners: number[]
}

export function whatDecided(
  game: ForSaleObservation,
  rounds: readonly Round[],
  { scores, ranking, winners }: Result,
  nameOf: (seat: number) => string,
): string {
  if (winners.length !== 1) return t('forsale.decided_shared')
  const first = winners[0]!
  const second = ranking.indexOf(2)
  const names = { winner: nameOf(first), second: nameOf(second) }
  const margin = (scores[first] ?? 0) - (scores[second] ?? 0)
  const [own, other] = [game.people[first], game.people[second]]
  const [a, b] = [own?.coins ?? 0, other?.coins ?? 0]
  if (margin === 0) return t('forsale.decided_coins_tie', { ...names, n: scores[first] ?? 0, a, b })
  if (sum(other?.cheques ?? []) > sum(own?.cheques ?? [])) return t('forsale.decided_coins', { ...names, a, b })
  return duel(rounds, first, second, margin, names) ?? bargain(rounds, first, names) ?? t('forsale.decided_margin', { ...names, n: margin })
}

type Names = { winner: string; second: string }

/** The sale between the first two that alone was worth the margin. */
function duel(rounds: readonly Round[], first: number, second: number, margin: number, names: Names): string | null {
  let best: { round: number; won: ForSaleSold; lost: ForSaleSold } | null = null
  for (const round of rounds) {
    const won = salesIn(round).find((sale) => sale.seat === first)
    const lost = salesIn(round).find((sale) => sale.seat === second)
    if (!won || !lost) continue
    if (!best || won.cheque - lost.cheque > best.won.cheque - best.lost.cheque) best = { round: round.number, won, lost }
  }
  if (!best || best.won.cheque - best.lost.cheque < margin) return null
  return t('forsale.decided_sale', {
    ...names,
    round: best.round,
    a: best.won.cheque,
    b: best.lost.cheque,
    building: inSentence(best.won.building),
    other: inSentence(best.lost.building),
  })
}

/** The winner's building with the most between its price and its cheque. */
function bargain(rounds: readonly Round[], winner: number, names: Names): string | null {
  const prices = new Map(
    rounds.flatMap((round) => leavingsIn(round).map((event): [number | null, number] => [event.building, event.paid])),
  )
  const deals = rounds
    .flatMap(salesIn)
    .filter((sale) => sale.seat === winner && prices.has(sale.building))
    .map((sale) => ({ ...sale, paid: prices.get(sale.building)! }))
    .sort((a, b) => b.cheque - b.paid - (a.cheque - a.paid))
  const [best] = deals
  return best ? t('forsale.decided_bargain', { ...names, building: inSentence(best.building), paid: best.paid, cheque: best.cheque }) : null
}
