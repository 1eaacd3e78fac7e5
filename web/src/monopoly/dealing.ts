// What a game of Monopoly was dealt and threw, from the seeds of its luck.

import { compared, opener, range, shuffled, Stream, thrown, type Drawn, type Finding } from '../replay/fair'

export const drawn: Drawn = (record, key) => {
  const { deal } = record
  const deck = (what: 'chance' | 'chest', sign: string): Finding => compared(what, shuffled(ids(sign), new Stream(key, what)), deal[what])
  const found = [deck('chance', 'CH'), deck('chest', 'CC')]
  if ((record.rules ?? 1) > 1) {
    const setup = firstRolls(new Stream(key, 'setup'), record.seats.length)
    found.push({ what: 'setup', ok: JSON.stringify(setup) === JSON.stringify(deal.setup) })
  } else {
    found.push(opener(record, key))
    if ('setup' in deal) found.push({ what: 'setup', ok: false })
  }
  const throws = (deal.dice ?? []) as unknown[]
  return [...found, compared('dice', throws.map((_, number) => thrown(key, number)), throws)]
}

const ids = (deck: string): string[] => range(1, 16).map((number) => `${deck}-${String(number).padStart(2, '0')}`)

/** Everybody rolls; who is level rolls again, first for the bank (lowest), then for the start (highest). */
function firstRolls(stream: Stream, seats: number): number[][][] {
  const rolls: number[][][] = range(1, seats).map(() => [])
  const roll = (who: number[]): number[] =>
    who.map((seat) => {
      const dice = [stream.below(6) + 1, stream.below(6) + 1]
      rolls[seat]!.push(dice)
      return dice[0]! + dice[1]!
    })
  const everybody = range(0, seats - 1)
  let sums = roll(everybody)
  while (new Set(sums).size === 1) sums = roll(everybody)
  for (const best of [Math.min, Math.max]) {
    let level = everybody.filter((seat) => sums[seat] === best(...sums))
    while (level.length > 1) {
      const again = roll(level)
      level = level.filter((_, place) => again[place] === best(...again))
    }
  }
  return rolls
}
