import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { command } from '../../src/link/command'
import { api, forgetSession } from '../../src/link/http'
import { isolate } from './fakes'

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status })

beforeEach(() => forgetSession())
afterEach(() => vi.unstubAllGlobals())

test('a session is made once, before the first request', async () => {
  const fetching = isolate(() => json(200, {}))
  await Promise.all([api('GET', '/api/games'), api('GET', '/api/tables')])
  await api('GET', '/api/tables/mine')
  const paths = fetching.mock.calls.map(([path]) => path as string)
  expect(paths).toEqual(['/api/session', '/api/games', '/api/tables', '/api/tables/mine'])
})

test('a session that is over is made anew, once', async () => {
  let isOver = true
  const fetching = isolate((path) => {
    if (path === '/api/session') return new Response(null, { status: 204 })
    const answer = isOver ? json(401, { error: 'session/over', facts: {} }) : json(200, { good: true })
    isOver = false
    return answer
  })
  expect(await api('GET', '/api/games')).toEqual({ good: true })
  expect(fetching.mock.calls.map(([path]) => path as string)).toEqual(['/api/session', '/api/games', '/api/session', '/api/games'])
})

test('what is refused is a problem with slug, facts and status', async () => {
  isolate((path) => (path === '/api/session' ? json(200, {}) : json(404, { error: 'code/unknown', facts: { left: 2 } })))
  await expect(api('POST', '/api/join', { code: 'X' })).rejects.toMatchObject({ slug: 'code/unknown', facts: { left: 2 }, status: 404 })
})

test('a server that is not there is told as such', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(api('GET', '/api/games')).rejects.toMatchObject({ slug: 'server/unreachable' })
})

test('what is no JSON is a server that is not there', async () => {
  isolate(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(api('GET', '/api/games')).rejects.toMatchObject({ slug: 'server/unreachable', status: 502 })
})

test('a command names the seat only when it is another one', async () => {
  const fetching = isolate(() => json(200, { cursor: 1, made: {} }))
  await command('abc', { do: 'start' })
  await command('abc', { do: 'show-seed', seed: '00' }, 2)
  const bodies = fetching.mock.calls.filter(([path]) => String(path).endsWith('commands')).map(([, init]) => JSON.parse((init as { body: string }).body) as object)
  expect(bodies[0]).toMatchObject({ command: { do: 'start' } })
  expect(bodies[0]).not.toHaveProperty('seat')
  expect(bodies[1]).toMatchObject({ seat: 2 })
})
