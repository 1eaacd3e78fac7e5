import { describe, expect, test } from 'vitest'
import { asList, changed, faultsOfBuilding, faultsOfSelling, priceOf, stockAfter } from '../../src/monopoly/building'
import { figuresOf, rentOf, worthOf } from '../../src/monopoly/estate'
import { beside, middle, placeOf, SLOTS } from '../../src/monopoly/grid'
import { pacing } from '../../src/monopoly/pacing'
import { pathOf, walkOf } from '../../src/monopoly/steps'
import { termsOf } from '../../src/monopoly/terms'
import { asSide, empty, feesOf, forgivable, turned } from '../../src/monopoly/trading'
import type { SlotFigures } from '../../src/link/wire'
import { BOARD, game, levels, person } from './stages'

const terms = termsOf(game())
const orange = [16, 18, 19]

describe('the table agrees', () => {
  test('on the usual rules, then the preset, then its own switches', () => {
    expect(termsOf({ edition: 'aalen-event', options: {}, rules: 2 })).toMatchObject({ claim: 'manual-grace', minutes: 60, hasAutoDemand: true })
    expect(termsOf({ edition: 'tournament', options: {}, rules: 2 }).hasAutoDemand).toBe(false)
    expect(termsOf({ edition: 'aalen-casual', options: { 'end.limit': { rounds: 25 } }, rules: 2 })).toMatchObject({ claim: 'auto', rounds: 25, minutes: null })
  })
})

describe('rent and worth', () => {
  const said: SlotFigures[] = [
    [19, 90, 9, 99, 100, 100, 50, 16, null],
    [12, 75, 8, 83, 84, 0, 0, null, 10],
    [39, 200, 20, 200, 220, 200, 100, null, null],
  ]

  test('rent is what the server says: money, a multiple of the dice, or none', () => {
    const now = game({ figures: said })
    expect(rentOf(now, 19)).toEqual({ kind: 'money', amount: 16 })
    expect(rentOf(now, 12)).toEqual({ kind: 'times', times: 10 })
    expect(rentOf(now, 39)).toEqual({ kind: 'none' })
  })

  test('an heir redeems for the mortgage alone, because the server says so', () => {
    expect(figuresOf(game({ figures: said }), 39)).toMatchObject({ mortgage: 200, redeem: 200, release: 220 })
  })

  test('worth is what the server counted', () => {
    const rich = game({ people: [person({ cash: 100, deeds_worth: 850, buildings_worth: 1600 })] })
    expect(worthOf(rich, 0)).toEqual({ cash: 100, deeds: 850, buildings: 1600, total: 2550 })
  })

  test('a covered purse has no total', () => {
    expect(worthOf(game({ people: [person({ cash: null })] }), 0).total).toBeNull()
  })
})

describe('building', () => {
  const owner = game({ people: [person({ deeds: orange })] })

  test('two houses each cost 600 and are named one by one', () => {
    const plan = { 16: 2, 18: 2, 19: 2 }
    expect(priceOf(owner, plan)).toBe(600)
    expect(asList(plan)).toEqual([16, 16, 18, 18, 19, 19])
    expect(faultsOfBuilding(owner, BOARD, terms, plan, 600)).toEqual([])
    expect(faultsOfBuilding(owner, BOARD, terms, plan, 599)).toEqual(['cash'])
  })

  test('no street is more than one level ahead', () => {
    expect(faultsOfBuilding(owner, BOARD, terms, { 16: 2 }, 5000)).toEqual(['uneven'])
    const full = { ...owner, levels: levels({ 16: 4, 18: 3, 19: 3 }) }
    expect(faultsOfBuilding(full, BOARD, terms, { 16: 1 }, 5000)).toEqual(['uneven'])
    expect(faultsOfBuilding(full, BOARD, { ...terms, hotelNeedsAll: false }, { 16: 1 }, 5000)).toEqual([])
  })

  test('houses a new hotel gives back do not help in the same purchase', () => {
    const short = { ...owner, houses: 2, levels: levels({ 16: 3, 18: 3, 19: 3 }) }
    expect(faultsOfBuilding(short, BOARD, terms, { 16: 2, 18: 2, 19: 2 }, 5000)).toEqual(['houses'])
    expect(stockAfter({ ...owner, houses: 3, levels: levels({ 16: 4, 18: 4, 19: 4 }) }, { 16: 1 })).toEqual({ houses: 3, hotels: 11 })
  })

  test('a single hotel cannot be sold without four houses, a whole group can', () => {
    const hotels = game({ people: [person({ deeds: [37, 39] })], levels: levels({ 37: 5, 39: 5 }), houses: 1 })
    expect(faultsOfSelling(hotels, BOARD, terms, { 37: 1 })).toEqual(['houses'])
    expect(faultsOfSelling(hotels, BOARD, terms, { 37: 5, 39: 5 })).toEqual([])
    expect(faultsOfSelling(hotels, BOARD, terms, { 37: 5, 39: 4 })).toEqual([])
  })

  test('a plan forgets what was taken back', () => {
    expect(changed(changed({}, 16, 1), 16, -1)).toEqual({})
  })
})

describe('trading', () => {
  test('only what is given is named', () => {
    expect(asSide({ ...empty(), cash: 50, deeds: [39] })).toEqual({ cash: 50, deeds: [39] })
  })

  test('a counter-offer begins with what was asked for', () => {
    const give = { cash: 10, deeds: [1], cards: [], debt: 0 }
    const want = { cash: 0, deeds: [39], cards: ['chest'], debt: 0 }
    expect(turned({ id: 1, from: 1, to: 0, give, want })).toEqual({ give: want, want: give })
  })

  test('a mortgaged deed costs interest, or its redemption', () => {
    const now = game({ mortgaged: [39] })
    expect(feesOf(now, [39, 1], [])).toBe(20)
    expect(feesOf(now, [39, 1], [39])).toBe(220)
  })

  test('only the creditor of the first debt can forgive', () => {
    const owing = game({ debts: [{ from: 1, to: 0, amount: 70 }, { from: 1, to: 2, amount: 9 }] })
    expect(forgivable(owing, 0, 1)).toBe(70)
    expect(forgivable(owing, 2, 1)).toBe(0)
    expect(forgivable(owing, 1, 0)).toBe(0)
  })
})

describe('the ring', () => {
  test('forty places around the edge, corners at every tenth', () => {
    const places = Array.from({ length: SLOTS }, (_, slot) => placeOf(slot))
    expect(new Set(places.map(({ row, column }) => `${row}/${column}`)).size).toBe(40)
    expect(places.every(({ row, column }) => [0, 10].includes(row) || [0, 10].includes(column))).toBe(true)
    expect(places.flatMap((place, slot) => (place.isCorner ? [slot] : []))).toEqual([0, 10, 20, 30])
    expect([0, 5, 10].map(middle)).toEqual([6.25, 50, 93.75])
  })

  test('arrows go along a side and across the middle', () => {
    expect(beside(0, 'ArrowLeft')).toBe(1)
    expect(beside(10, 'ArrowUp')).toBe(11)
    expect(beside(3, 'ArrowUp')).toBe(27)
    expect(beside(15, 'ArrowRight')).toBe(35)
    expect(beside(0, 'ArrowDown')).toBe(0)
    expect(beside(7, 'x')).toBeNull()
  })

  test('a token comes through every slot, over the start and back', () => {
    expect(pathOf(38, 4)).toEqual([39, 0, 1, 2])
    expect(pathOf(7, -3)).toEqual([6, 5, 4])
    expect(walkOf(36).ms).toBe(walkOf(30).ms)
  })

  test('nothing is on the stage for longer than rent can wait', () => {
    const events = Array.from({ length: 40 }, () => ({ event: 'paid', debtor: 0, creditor: 1, amount: 1, cause: 'card' }))
    expect(pacing({ n: 1, kind: 'move', at: 0, events })).toBeLessThan(5000)
    expect(pacing({ n: 1, kind: 'said', at: 0 })).toBe(0)
  })
})
