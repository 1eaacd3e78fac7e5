import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'zuschlag-prefs'

async function fresh(): Promise<typeof import('../../src/store/prefs.svelte').prefs> {
  vi.resetModules()
  return (await import('../../src/store/prefs.svelte')).prefs
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the first language of the browser that we speak is taken', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-NL', 'it-CH', 'de'])
  expect((await fresh()).language).toBe('it')
})

test('who speaks none of ours is spoken to in English', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl', 'pl'])
  expect((await fresh()).language).toBe('en')
})

test('what was chosen is there again', async () => {
  const prefs = await fresh()
  prefs.name = 'Anna'
  prefs.theme = 'dark'
  prefs.text = true
  prefs.keep()
  const again = await fresh()
  expect([again.name, again.theme, again.text]).toEqual(['Anna', 'dark', true])
})

test('who wants less motion gets none until they ask for it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  expect((await fresh()).motion).toBe(false)
})

test('sound is off until somebody asks', async () => {
  expect((await fresh()).sound).toBe(false)
})

test('what was kept and cannot be read is forgotten', async () => {
  localStorage.setItem(KEY, '{"name": ')
  expect((await fresh()).name).toBe('')
})

test('what does not belong there does not come back', async () => {
  localStorage.setItem(KEY, JSON.stringify({ theme: 'neon', speed: 'fast', language: 'tlh', keep: 1, name: 7 }))
  const prefs = await fresh()
  expect([prefs.theme, prefs.speed, prefs.name]).toEqual(['auto', 1, ''])
  expect(['de', 'en', 'it', 'fr']).toContain(prefs.language)
  expect(prefs.keep).toBeTypeOf('function')
})

test('a browser that keeps nothing still plays', async () => {
  const prefs = await fresh()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => prefs.keep()).not.toThrow()
})
