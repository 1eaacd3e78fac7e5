import { afterEach, describe, expect, test } from 'vitest'
import aalen from '../../src/monopoly/boards/aalen'
import classic from '../../src/monopoly/boards/classic'
import { Board, GROUPS, onTable, signOf, type WrittenBoard } from '../../src/monopoly/boards.svelte'
import { vignetteOf } from '../../src/monopoly/vignettes'
import { LANGUAGES, prefs } from '../../src/store/prefs.svelte'

afterEach(() => {
  prefs.language = 'en'
})

describe.each([
  ['aalen', aalen],
  ['classic', classic],
])('the board %s', (id, written: WrittenBoard) => {
  const board = new Board(written, id)

  test.each(LANGUAGES)('has every name and every card in %s', (language) => {
    prefs.language = language
    const cards = [...written.chance, ...written.chest].map((card) => board.card(card.id))
    expect(cards).toHaveLength(32)
    expect(cards.filter((text) => /[{}]/.test(text) || text.length < 10)).toEqual([])
    expect(board.slots.map((slot) => board.name(slot.index)).filter((name) => !name)).toEqual([])
  })

  test('has a drawing for every slot and a sign for every group', () => {
    expect(board.slots.filter((slot) => vignetteOf(board, slot.index).length === 0)).toEqual([])
    expect(new Set(GROUPS.map(signOf)).size).toBe(10)
    expect(GROUPS.map((group) => board.members(group).length)).toEqual([2, 3, 3, 3, 3, 3, 3, 2, 4, 2])
  })
})

test('a card tells the figures of its own board', () => {
  const dear: WrittenBoard = { ...aalen, currency: 'EUR', chance: aalen.chance.map((card) => (card.id === 'CH-08' ? { ...card, amount: 77 } : card)) }
  expect(new Board(dear).card('CH-08')).toContain('EUR\u00a077')
  expect(new Board(aalen).card('CH-01')).toContain('Marktplatz')
})

test('what was typed straight is printed curly, and French lines do not break before a mark', () => {
  expect(new Board(aalen).card('CH-11')).toContain('the Spy’s pipe')
  prefs.language = 'fr'
  expect(new Board(aalen).card('CH-01')).toContain('L’Espion t’a vu\u00a0: avance')
})

test('a language that a board lacks speaks English, else what there is', () => {
  const [start, ...rest] = aalen.slots
  const board = new Board({ ...aalen, slots: [{ ...start!, name: { de: 'Los', it: 'Via' } }, ...rest] })
  prefs.language = 'fr'
  expect(board.name(0)).toBe('Los')
})

test('a table lays the board it is played on, by name or whole', async () => {
  await onTable.lay('classic')
  expect(onTable.board?.id).toBe('classic')
  await onTable.lay({ ...aalen, title: 'Hillbury' })
  expect(onTable.board?.id).toBeNull()
  expect(onTable.board?.title).toBe('Hillbury')
})
