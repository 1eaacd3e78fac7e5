import { beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, isolate } from './fakes'

const OWN = '/assets/index-old.js'
const NEWER = '/assets/index-new.js'
const reload = vi.fn()

beforeEach(() => {
  vi.resetModules()
  reload.mockClear()
  sessionStorage.clear()
  document.head.innerHTML = ''
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.setAttribute('src', OWN)
  document.head.append(script)
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

test('a page of another build loads anew, once for each', async () => {
  const { isOld } = await import('../../src/link/build')
  expect([isOld(OWN), isOld(null), isOld(undefined)]).toEqual([false, false, false])
  expect(reload).not.toHaveBeenCalled()
  expect(isOld(NEWER)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  // It came again as it was, from some cache on the way: better an old page than none.
  expect(isOld(NEWER)).toBe(false)
  expect(isOld('/assets/index-newest.js')).toBe(true)
})

test('an old page says nothing to a newer server', async () => {
  isolate()
  const { TableLink } = await import('../../src/link/socket')
  const link = new TableLink('abc', 0, { frame: () => {}, state: () => {}, unseated: () => {} })
  await link.open()
  FakeSocket.last.hear({ t: 'hello', proto: 1, server_time: 0, build: NEWER })
  expect(FakeSocket.last.sent).toEqual([])
  expect(reload).toHaveBeenCalledOnce()
  link.close()
  vi.unstubAllGlobals()
})

test('nor does it use an answer that was meant for other pages', async () => {
  const answer = new Response('[]', { headers: { 'zuschlag-build': NEWER } })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer))
  const { openTables } = await import('../../src/link/http')
  const heard = vi.fn()
  void openTables().then(heard, heard)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(heard).not.toHaveBeenCalled()
  expect(fetch).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
