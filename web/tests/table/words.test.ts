import { expect, test } from 'vitest'
import { fill } from '../../src/words/index.svelte'

test('a name is filled in', () => {
  expect(fill('{name} sits down.', { name: 'Anna' })).toBe('Anna sits down.')
})

test('one and many are told apart, and the number stands where it belongs', () => {
  const form = '{n|# seat is|# seats are} free'
  expect([0, 1, 2].map((n) => fill(form, { n }))).toEqual(['0 seats are free', '1 seat is free', '2 seats are free'])
})

test('a number without a figure may choose words alone', () => {
  expect(fill('{n|one|many} of {n}', { n: 3 })).toBe('many of 3')
})

test('what is not given stays as it is written', () => {
  expect(fill('{who} {n|one|many}', {})).toBe('{who} {n|one|many}')
})

test('what people write is never a form', () => {
  expect(fill('{name} says: {text}', { name: '{text}', text: '{n|one|many} $& {name}' })).toBe('{text} says: {n|one|many} $& {name}')
})
