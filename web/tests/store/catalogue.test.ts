import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as http from '../../src/link/http'
import { Problem } from '../../src/link/problem'
import { Catalogue, catalogue } from '../../src/store/catalogue.svelte'

const cards = [...catalogue.games]
const asking = vi.spyOn(http, 'listGames')

beforeEach(() => {
  vi.useFakeTimers()
  asking.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('it is asked for once, whoever wants it', async () => {
  asking.mockResolvedValue(cards)
  const made = new Catalogue()
  expect([made.isThere, made.game('monopoly'), made.agreed('monopoly', 'classic')]).toEqual([false, null, {}])
  await Promise.all([made.want(), made.want()])
  made.await()
  expect(asking).toHaveBeenCalledTimes(1)
  expect([made.isThere, made.title('monopoly'), made.title('other')]).toEqual([true, 'Monopoly', 'other'])
})

test('who can wait gets it when the server is back; who went away does not ask again', async () => {
  asking.mockRejectedValue(new Problem('server/unreachable'))
  const made = new Catalogue()
  await expect(made.want()).rejects.toMatchObject({ slug: 'server/unreachable' })
  const stop = made.await()
  await vi.advanceTimersByTimeAsync(3100)
  expect(asking).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asking).toHaveBeenCalledTimes(3)
  asking.mockResolvedValue(cards)
  made.await()
  await vi.advanceTimersByTimeAsync(10)
  expect(made.isThere).toBe(true)
})

test('what an edition agrees depends on the number of the rules', () => {
  const strict = (rules?: number) => catalogue.agreed('monopoly', 'aalen-event-strict', rules)
  expect([strict(1)['jail.rollOptional'], strict(2)['jail.rollOptional'], strict()['jail.rollOptional']]).toEqual([false, true, true])
  expect(catalogue.agreed('for-sale', '2005-published', 1)).toMatchObject({ refund: 'down', least_bid: 'raise' })
})
