import { beforeAll, describe, expect, test } from 'vitest'
import type { MonopolyObservation, MonopolyOptions } from '../../src/link/wire'
import { askingOf, ownClaims, toolsOf, type Situation } from '../../src/monopoly/asking'
import { loadWords, t } from '../../src/words/index.svelte'
import { BOARD, game, person } from './stages'

beforeAll(() => loadWords('en'))

const now = (parts: Partial<MonopolyObservation>, options: MonopolyOptions, seat: number | null = 0): Situation => ({
  game: game(parts),
  seat,
  options,
  board: BOARD,
  names: ['Anna', 'Bruno', 'Clara'],
  t,
})
const ids = (situation: Situation): string[] => askingOf(situation).answers.map((answer) => answer.id)

describe('the question of the moment', () => {
  test('before the end of a turn only what is possible is mentioned', () => {
    const ends = (options: MonopolyOptions, parts: Partial<MonopolyObservation> = {}): string => askingOf(now({ turn: 0, phase: 'turn', ...parts }, { done: true, ...options })).question
    expect(ends({})).toBe('Nothing else to do: end your turn.')
    expect(ends({ offer: [1] })).toBe('You may still build or trade. Then end your turn.')
    const claims = [{ id: 7, debtor: 1, owner: 0, slot: 5, amount: 25 }]
    expect(ends({ demand: [7] }, { claims })).toContain('ask for rent')
  })

  test('nobody is asked anything once people have agreed to stop', () => {
    const over = { ...now({ turn: 0 }, { roll: true }), isOver: true }
    expect(askingOf(over)).toMatchObject({ question: 'The game is over.', answers: [], isYours: false })
  })

  test('the dice are held among people, not among bots', () => {
    const window = now({ phase: 'window' }, { hold: true })
    const [hold, ...others] = toolsOf(window)
    expect([hold?.label, others]).toEqual(['Hold the dice', []])
    expect(hold?.about).toContain('waits until you let the dice go')
    expect(toolsOf({ ...window, isAmongBots: true })).toEqual([])
  })

  test('a free property is bought, or goes to the hammer', () => {
    const asked = now({ people: [person({ at: 39 }), person()] }, { buy: true, decline: true })
    expect(askingOf(asked).question).toContain('Buy it for M400')
    expect(ids(asked)).toEqual(['buy', 'decline'])
  })

  test('without the price in cash it can only be declined', () => {
    const poor = now({ people: [person({ at: 39, cash: 20 }), person()] }, { decline: true })
    expect(askingOf(poor).question).toContain('you have M20')
    expect(ids(poor)).toEqual(['decline'])
  })

  test('a double rolls again, and jail has three ways out', () => {
    expect(askingOf(now({ dice: [4, 4] }, { roll: true })).question).toBe('A double. Roll again.')
    const jail = now({ people: [person({ at: 10, jail: 2, cards: ['chest'] }), person()], phase: 'window' }, { roll: true, 'pay-fine': true, 'use-card': ['chest'] })
    expect(ids(jail)).toEqual(['roll', 'pay-fine', 'card-chest'])
  })

  test('a debt says how much is missing, and what helps', () => {
    const owing = now(
      { phase: 'debt', debts: [{ from: 0, to: 1, amount: 320 }], people: [person({ cash: 180, deeds: [5, 15], raisable: 200 }), person()] },
      { mortgage: [5, 15], offer: [1] },
    )
    expect(askingOf(owing).question).toBe('You owe M320 to Bruno. Raise M140 more.')
    expect(ids(owing)).toEqual(['mortgage', 'trade'])
  })

  test('whoever is short for good may give up', () => {
    const lost = now({ phase: 'debt', debts: [{ from: 0, to: null, amount: 320 }], people: [person({ cash: 18 }), person()] }, { 'give-up': true })
    expect(askingOf(lost).question).toContain('can raise M18 at most')
    expect(ids(lost)).toEqual(['give-up'])
  })

  test('the hammer asks for a bid, and says who leads', () => {
    const auction = { lot: 39, high: 150, leader: 1, turn: 0 }
    const bidding = askingOf(now({ phase: 'auction', auction }, { bid: [151, 900], pass: true }))
    expect(bidding).toMatchObject({ isYours: true, isBidding: true })
    expect(bidding.question).toContain('bid at least M151')
    const waiting = askingOf(now({ phase: 'auction', auction: { ...auction, leader: 0 } }, {}))
    expect(waiting.question).toContain('your M150 is the highest bid')
  })

  test('sealed wishes are asked for only where one is asked', () => {
    expect(ids(now({ phase: 'wishes', asked: [0, 1] }, { wish: [16], done: true }))).toEqual(['wish', 'done'])
    expect(askingOf(now({ phase: 'wishes', asked: [1] }, {})).question).toContain('It is up to Bruno')
  })

  test('a hold ends with the same key as a turn', () => {
    const holding = now({ phase: 'window', turn: 1, people: [person({ is_holding: true }), person()] }, { done: true })
    expect(askingOf(holding).question).toContain('The dice wait for you')
    const turn = now({}, { done: true })
    expect(askingOf(turn).answers[0]).toMatchObject({ keys: 'e', action: ['done'] })
  })

  test('who watches is told whose turn it is', () => {
    expect(askingOf(now({ waiting: [2] }, {}, null)).question).toBe('It is up to Clara.')
  })
})

test('only what is allowed is a tool', () => {
  expect(toolsOf(now({}, {}))).toEqual([])
  expect(toolsOf(now({}, { build: [16], redeem: [5], offer: [1], hold: true })).map((tool) => tool.id)).toEqual(['build', 'mortgage', 'trade', 'hold'])
})

test('own claims are those the server lets one speak about', () => {
  const claims = [
    { id: 3, debtor: 1, owner: 0, slot: 5, amount: 25 },
    { id: 4, debtor: 0, owner: 1, slot: 12, amount: null },
  ]
  expect(ownClaims({ game: game({ claims }), options: { demand: [3], waive: [3] } }).map((claim) => claim.id)).toEqual([3])
})
