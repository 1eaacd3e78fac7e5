import { afterEach, expect, test } from 'vitest'
import { lettersOf, nameSeats, seatLetter } from '../../src/look/seats.svelte'

const seats = (...names: string[]) => names.map((name, at) => ({ name, colour: 7 - at }))
const lettersFor = (...names: string[]): string[] => {
  const found = lettersOf(seats(...names))
  return names.map((_, at) => found[7 - at] ?? '')
}

afterEach(() => nameSeats([]))

test('a letter is the initial of whoever has the sign', () => {
  expect(lettersFor('Gast', 'Ada', 'Ben', 'Çelik')).toEqual(['G', 'A', 'B', 'Ç'])
})

test('who shares an initial gets another letter of the own name, and nobody the same', () => {
  expect(lettersFor('Ada', 'Anna', 'Nora')).toEqual(['A', 'B', 'N'])
  expect(lettersFor('Bo', 'Bob', 'Bert', '!!', 'aa')).toEqual(['B', 'O', 'E', 'C', 'A'])
  expect(new Set(lettersFor('A', 'A', 'A', 'A', 'A', 'A', 'A', 'A')).size).toBe(8)
})

test('before anybody sits there, signs are lettered in their order', () => {
  expect(seatLetter(1)).toBe('B')
  nameSeats([{ name: 'Ada', colour: 1 }])
  expect([seatLetter(0), seatLetter(1)]).toEqual(['A', 'A'])
})
