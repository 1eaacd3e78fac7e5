import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Prefs } from '../../src/store/prefs.svelte'

const KEY = 'zuschlag-prefs'

const fresh = (): Prefs => new Prefs()

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the first language of the browser that we speak is taken', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-NL', 'it-CH', 'de'])
  expect(fresh().language).toBe('it')
})

test('who speaks none of ours is spoken to in English', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl', 'pl'])
  expect(fresh().language).toBe('en')
})

test('what was chosen is there again', () => {
  const prefs = fresh()
  prefs.name = 'Anna'
  prefs.theme = 'dark'
  prefs.text = true
  prefs.keep()
  const again = fresh()
  expect([again.name, again.theme, again.text]).toEqual(['Anna', 'dark', true])
})

test('what another window has kept holds here too', () => {
  const [here, there] = [fresh(), fresh()]
  there.language = 'fr'
  there.contrast = true
  there.keep()
  here.follow()
  expect([here.language, here.contrast]).toEqual(['fr', true])
})

test('who wants less motion gets none until they ask for it', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  expect(fresh().motion).toBe(false)
})

test('sound is off until somebody asks', () => {
  expect(fresh().sound).toBe(false)
})

test('what was kept and cannot be read is forgotten', () => {
  localStorage.setItem(KEY, '{"name": ')
  expect(fresh().name).toBe('')
})

test('what does not belong there does not come back', () => {
  localStorage.setItem(KEY, JSON.stringify({ theme: 'neon', speed: 'fast', language: 'tlh', keep: 1, name: 7 }))
  const prefs = fresh()
  expect([prefs.theme, prefs.speed, prefs.name]).toEqual(['auto', 1, ''])
  expect(['de', 'en', 'it', 'fr']).toContain(prefs.language)
  expect(prefs.keep).toBeTypeOf('function')
})

test('a browser that keeps nothing still plays', () => {
  const prefs = fresh()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => prefs.keep()).not.toThrow()
})
