import { afterAll, describe, expect, test } from 'vitest'
import { ask, auctionOptions, coachLine } from '../../src/forsale/asking'
import { whatDecided } from '../../src/forsale/deciding'
import { eventsOf } from '../../src/forsale/events'
import { keysOfForSale } from '../../src/forsale/keys'
import { passPreview } from '../../src/forsale/passing'
import { roundsOf } from '../../src/forsale/rounds'
import { story, tellIn } from '../../src/forsale/telling'
import { LANGUAGES, loadWords } from '../../src/words/index.svelte'
import type { YouPart } from '../../src/link/wire'
import { ENTRIES, LAST, NAMES, RECORDED } from './recorded'
import { auction, seat, table, you } from './stages'

afterAll(() => loadWords('en'))

const situation = (game = auction(), options: unknown = null) => ({
  game,
  table: table(),
  you: you(options),
  step: null,
  preview: passPreview(game, 0),
  chosen: null,
})

const mayOnlyPass = (of: YouPart): boolean => auctionOptions(of)?.pass === true && !auctionOptions(of)?.bid

describe.each(LANGUAGES)('in %s', (language) => {
  test('a whole game is told without a gap', async () => {
    await loadWords(language)
    const told = story({ names: NAMES, seat: 0, now: () => LAST, entries: () => ENTRIES })
    for (const entry of ENTRIES) {
      const lines = told.tell(entry).map((line) => line.text)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).not.toMatch(/[{}|#]|for-?sale[.-]|undefined|unknown/)
    }
  })

  test('what is asked and what the coach says are whole sentences at every moment', async () => {
    await loadWords(language)
    for (const { game, decision } of RECORDED) {
      const now = { ...situation(game), you: you(null, { decision }) }
      for (const line of [ask(now), coachLine(now) ?? '.']) expect(line).toMatch(/^[^{}|#]*[.?]$/)
      expect(coachLine(now) === null).toBe(decision === null || mayOnlyPass(now.you))
    }
  })

  test('who can only pass is told so once: by the question', async () => {
    await loadWords(language)
    expect(coachLine(situation(auction(), { pass: true }))).toBe(null)
    expect(coachLine(situation(auction(), { pass: true, bid: [5, 9] }))).not.toBe(null)
  })

  test('a ruling names the winners, and nothing is called sold out', async () => {
    await loadWords(language)
    const events = [{ event: 'ruled', winners: [0, 2] }, { event: 'game_ended', scores: [9, 8, 7], ranking: [1, 3, 1], winners: [0, 2] }]
    const ruled = { n: 1, kind: 'move', at: 0, action: ['ruling', { winners: [0, 2], reason: 'late' }], events }
    const [line, ...more] = ruled.events.flatMap((event) => tellIn(ruled, event as never, NAMES, 0))
    expect(line).toMatch(/(you|du|tu|toi) .*Clara\.$/)
    expect(more).toEqual([])
    expect(ask({ ...situation(), step: { event: events[0] as never, place: 0, game: auction(), ms: 1 } })).toBe(line)
  })

  test('the end and the keys have their words', async () => {
    await loadWords(language)
    const scores = LAST.scores!
    const ranking = scores.map((own) => 1 + scores.filter((other) => other > own).length)
    const rounds = roundsOf(eventsOf(ENTRIES).map(({ event }) => event))
    const winners = [ranking.indexOf(1)]
    expect(whatDecided(LAST, rounds, { scores, ranking, winners }, (one) => NAMES[one]!)).toMatch(/^[^{}|#]+\.$/)
    for (const line of keysOfForSale()) expect(line.does).not.toContain('forsale.')
  })
})

describe('what is asked', () => {
  test('a bid names the least, the building and the coins that come back', async () => {
    await loadWords('en')
    expect(ask(situation(auction(), { pass: true, bid: [5, 15] }))).toBe('Bid at least 5, or take the garden shed and 2 coins back.')
  })

  test('who has not bid takes the building for nothing', () => {
    const game = auction({ people: [seat({ coins: 12, passing: { building: 3, back: 0, paid: 0 } }), seat({ bid: 4 }), seat()] })
    expect(ask(situation(game, { pass: true, bid: [5, 12] }))).toBe('Bid at least 5, or take the garden shed for nothing.')
  })

  test('without enough coins only the pass is spoken of', () => {
    expect(ask(situation(auction(), { pass: true }))).toContain('do not stretch to another bid')
  })

  test('otherwise it says who is waited for', () => {
    expect(ask(situation(auction({ waiting: [1] })))).toBe('Bruno is bidding.')
    const sale = auction({ phase: 'sell', waiting: [1, 2], own_sealed: 9 })
    expect(ask(situation(sale))).toBe('Your gatekeeper’s lodge lies face down. Waiting for Bruno and Clara.')
  })
})

describe('what decided it', () => {
  const end = (coins: number[], cheques: number[]) =>
    auction({ phase: 'done', people: coins.map((own, index) => seat({ coins: own, cheques: [cheques[index]!] })) })
  const name = (one: number): string => NAMES[one]!

  test('more coins at equal scores', () => {
    const line = whatDecided(end([5, 3, 0], [20, 22, 1]), [], { scores: [25, 25, 1], ranking: [1, 2, 3], winners: [0] }, name)
    expect(line).toBe('Level at 25. Anna had more coins left: 5 against 3.')
  })

  test('coins that were kept, when the cheques say otherwise', () => {
    const line = whatDecided(end([9, 3, 0], [20, 22, 1]), [], { scores: [29, 25, 1], ranking: [1, 2, 3], winners: [0] }, name)
    expect(line).toContain('The coins decided it')
  })

  test('one sale that was worth the margin', () => {
    const sales = [{ seat: 0, building: 13, cheque: 15 }, { seat: 1, building: 12, cheque: 2 }]
    const round = { phase: 'sell' as const, number: 4, row: [2, 15], events: [{ event: 'revealed' as const, sales }] }
    const line = whatDecided(end([1, 1, 0], [30, 22, 1]), [round], { scores: [31, 23, 1], ranking: [1, 2, 3], winners: [0] }, name)
    expect(line).toBe('Sale 4 decided it: Anna got 15 for the windmill, Bruno got 2 for the half-timbered cottage.')
  })
})

test('what is left is told to whom it belongs, and counted as the server counts', async () => {
  await loadWords('en')
  const sale = RECORDED.findIndex(({ game }) => game.phase === 'sell')
  const told = story({ names: NAMES, seat: 0, now: () => RECORDED[sale - 1]!.game, entries: () => ENTRIES.slice(0, sale) })
  let spoken = 0
  RECORDED.slice(0, sale).forEach(({ entry, game }) => {
    for (const { text } of told.tell(entry)) {
      const left = /(\d+|no) coins? left\.$/.exec(text)
      if (!left) continue
      spoken++
      expect(text).toMatch(/You /)
      expect(Number(left[1] === 'no' ? 0 : left[1])).toBe(game.people[0]!.coins)
    }
  })
  expect(spoken).toBeGreaterThan(1)
})
