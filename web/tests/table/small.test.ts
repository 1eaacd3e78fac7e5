import { expect, test } from 'vitest'
import { ICONS } from '../../src/parts/icons'
import { prefs } from '../../src/store/prefs.svelte'
import { isLoopback } from '../../src/table/loopback'
import { timeText, whenText } from '../../src/table/when'

test('an address of this very machine is known as one', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['192.168.1.20', 'localhost.example', '127.example.org', 'play.example'].map(isLoopback)).toEqual([false, false, false, false])
})

test('a day has twenty-four hours in every language', () => {
  const evening = new Date(2026, 10, 17, 21, 29).getTime()
  for (const language of ['en', 'de', 'it', 'fr'] as const) {
    prefs.language = language
    expect(timeText(evening)).toBe('21:29')
    expect(whenText(evening)).toMatch(/21:29/)
  }
  prefs.language = 'en'
})

test('log and text view have pictures that cannot be taken for each other', () => {
  const lines = (paths: readonly string[]): number => paths.filter((path) => /^M[\d.]+ [\d.]+h\d/.test(path)).length
  expect(lines(ICONS.log)).toBe(3)
  expect(lines(ICONS.text)).toBeLessThan(2)
})
