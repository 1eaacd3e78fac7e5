import { expect, test } from 'vitest'
import { placeOf } from '../../src/router.svelte'

const at = (path: string): ReturnType<typeof placeOf> => placeOf(new URL(path, 'http://host/'))

test.each([
  ['/', 'home', ''],
  ['/t/0f4c', 'table', '0f4c'],
  ['/t/0f4c/', 'table', '0f4c'],
  ['/e/K7QF-2M9T', 'evening', 'K7QF-2M9T'],
  ['/e/K7QF-2M9T/console', 'evening', 'K7QF-2M9T/console'],
  ['/e', 'lost', ''],
  ['/r', 'replay', ''],
  ['/r/0f4c', 'replay', '0f4c'],
  ['/help', 'help', ''],
  ['/guide/monopoly', 'guide', 'monopoly'],
  ['/guide', 'lost', ''],
  ['/league', 'league', ''],
  ['/league/x', 'lost', 'x'],
  ['/help/for-sale', 'help', 'for-sale'],
  ['/t', 'lost', ''],
  ['/nowhere', 'lost', ''],
])('%s is the page %s', (path, page, id) => {
  expect(at(path)).toMatchObject({ page, id })
})

test('question and code come along', () => {
  const place = at('/r/0f4c?at=17&seat=2#code=ABC')
  expect([place.query.get('at'), place.query.get('seat'), place.hash]).toEqual(['17', '2', 'code=ABC'])
})
