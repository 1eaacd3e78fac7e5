import { afterAll, describe, expect, test } from 'vitest'
import type { Entry } from '../../src/link/frames'
import { placesText, tellTable } from '../../src/table/telling'
import { LANGUAGES, loadWords } from '../../src/words/index.svelte'

const NAMES = ['Anna', 'Bruno', 'Clara']
const ANYBODY = { names: NAMES, seat: null }
const REASON = 'the {hall} closes'
const said = { winners: [0, 2], reason: REASON }
const entry = (kind: string, parts: object = {}): Entry => ({ n: 1, kind, at: 0, seat: 1, ...parts })

const NEWS = [
  entry('pause_asked'),
  entry('pause_answered', { yes: true }),
  entry('pause_answered', { yes: false }),
  entry('ruling_asked', said),
  entry('ruling_answered', { yes: true }),
  entry('ruling_answered', { yes: false }),
  entry('code_made', { by: 'host' }),
  entry('codes_dropped'),
  entry('seat_moved'),
  entry('seat_moved', { by: 'host' }),
  entry('seat_moved', { by: 'former' }),
]

afterAll(() => loadWords('en'))

describe.each(LANGUAGES)('in %s', (language) => {
  test('whatever people agree on and wherever a seat goes has a sentence of its own', async () => {
    await loadWords(language)
    const lines = NEWS.map((one) => tellTable(one, ANYBODY).join())
    expect(new Set(lines).size).toBe(NEWS.length)
    for (const line of lines) {
      expect(line).toContain('Bruno')
      expect(line.replace(REASON, '')).not.toMatch(/[{}|]|table\.|undefined/)
    }
    expect(lines[3]).toContain(REASON)
  })

  test('whoever it is about is spoken to', async () => {
    await loadWords(language)
    for (const one of [entry('sat', { name: 'Bruno' }), entry('paused'), entry('rematch'), ...NEWS]) {
      const [told] = tellTable(one, { names: NAMES, seat: 1 })
      expect(told).not.toContain('Bruno')
      expect(told).not.toBe(tellTable(one, ANYBODY)[0])
    }
  })

  test('a ruling is told with its reason and with those who agreed; other moves are the game’s to tell', async () => {
    await loadWords(language)
    const ruled = { n: 1, kind: 'move', at: 0, action: ['ruling', said], events: [] }
    expect(tellTable(ruled, ANYBODY).join()).toContain(REASON)
    expect(tellTable({ ...ruled, agreed: [0, 1] }, ANYBODY).join()).toMatch(/Anna.*Bruno/)
    expect(tellTable({ ...ruled, action: ['pass'] }, ANYBODY)).toEqual([])
  })
})

test('places are told with the best first', async () => {
  await loadWords('en')
  expect(placesText([3, 1, 1], NAMES)).toBe('Places: 1 Bruno, 1 Clara, 3 Anna.')
})
