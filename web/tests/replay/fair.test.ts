import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hex } from '../../src/link/sha256'
import { drawn as ofForSale } from '../../src/forsale/dealing'
import { drawn as ofMonopoly } from '../../src/monopoly/dealing'
import { check as checkBy, commitment, Stream, tableKey, thrown, verdict } from '../../src/replay/fair'

const written = (name: string) => JSON.parse(readFileSync(`../tests/fair/${name}.json`, 'utf8'))
const check = (record: any, own?: Map<number, string>) => checkBy(record, record.game === 'monopoly' ? ofMonopoly : ofForSale, own)

test('the worked example of docs/fairness.md comes out the same', () => {
  const table = '00112233445566778899aabbccddeeff'
  const server = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('')
  expect(commitment(table, server)).toBe('4a873d81f5ad6bfdd044f19907868feec1abcd810a27d64549be4bd38b908277')
  const key = tableKey(server, table, ['01'.repeat(32), null, '02'.repeat(32)])
  expect(hex(key)).toBe('f9872bdf4c7c6b78dc1fb4d5a85651c627a469e80848da0386bd597a7f4c6a8c')
  expect(new Stream(key, 'opener').below(3)).toBe(2)
  expect([0, 1, 2, 3, 4].map((number) => thrown(key, number).join('-'))).toEqual(['3-4', '6-5', '2-3', '3-6', '3-5'])
  const example = new Stream(key, 'example')
  expect([1, 2, 3, 4, 5].map(() => example.below(3_000_000_000))).toEqual([2847103547, 383103775, 2476251011, 2549507302, 200783687])
})

test.each(['for_sale', 'for_sale_round', 'monopoly', 'monopoly_rolled'])('a game as it was dealt is verified: %s', (name) => {
  const found = check(written(name))
  expect(found.cannotTell).toBeNull()
  expect(found.found.filter((one) => !one.ok)).toEqual([])
  expect(verdict(found)).toBe(true)
})

test.each([
  ['for_sale', 'buildings', (record: any) => record.deal.buildings.reverse()],
  ['monopoly_rolled', 'setup', (record: any) => record.deal.setup.reverse()],
  ['for_sale', 'cheques', (record: any) => record.deal.cheques.reverse()],
  ['for_sale', 'cheques', (record: any) => record.deal.cheques.pop()],
  ['for_sale', 'opener', (record: any) => (record.deal.opener = (record.deal.opener + 1) % record.seats.length)],
  ['for_sale_round', 'buildings', (record: any) => record.deal.buildings.reverse()],
  ['for_sale_round', 'opener', (record: any) => (record.deal.opener = 1)],
  ['for_sale_round', 'commitment', (record: any) => (record.fair.round = record.fair.table)],
  ['monopoly', 'dice', (record: any) => (record.deal.dice[3][0] = (record.deal.dice[3][0] % 6) + 1)],
  ['monopoly', 'chance', (record: any) => record.deal.chance.reverse()],
  ['monopoly', 'chest', (record: any) => record.deal.chest.pop()],
  ['monopoly', 'setup', (record: any) => (record.deal.setup = [])],
])('in %s changed %s are found', (name, what, change) => {
  const record = written(name)
  change(record)
  const found = check(record)
  expect(found.found.filter((one) => !one.ok).map((one) => one.what)).toContain(what)
  expect(verdict(found)).toBe(false)
})

test('the first wrong throw is named', () => {
  const record = written('monopoly')
  record.deal.dice[3][0] = (record.deal.dice[3][0] % 6) + 1
  expect(check(record).found.find((one) => one.what === 'dice')).toMatchObject({ ok: false, at: 3 })
})

test('a changed seed breaks its seal, and the server cannot change its own', () => {
  const player = written('for_sale')
  const seat = player.fair.seeds.findIndex((one: any) => one.seed)
  player.fair.seeds[seat].seed = 'ab'.repeat(32)
  expect(check(player).found.find((one) => one.what === 'seeds')?.ok).toBe(false)
  const server = written('for_sale')
  server.fair.server_seed = 'ab'.repeat(32)
  expect(check(server).found.find((one) => one.what === 'commitment')?.ok).toBe(false)
})

test('whoever still knows the own seed is told whether it is in the record', () => {
  const record = written('for_sale')
  const seat = record.fair.seeds.findIndex((one: any) => one.seed)
  const own = (seed: string) => check(record, new Map([[seat, seed]])).found.find((one) => one.what === 'own')
  expect(own(record.fair.seeds[seat].seed)?.ok).toBe(true)
  expect(own('ab'.repeat(32))?.ok).toBe(false)
  expect(check(record).found.find((one) => one.what === 'own')).toBeUndefined()
})

test('of a game nobody here can deal the seeds are checked, and that is said', () => {
  const record = written('for_sale')
  const found = checkBy(record, null)
  expect(found.found.map((one) => one.what)).toEqual(['commitment', 'seeds'])
  expect([found.isPartial, verdict(found), check(record).isPartial]).toEqual([true, null, undefined])
})

test.each([
  ['missing', (record: any) => delete record.fair],
  ['hidden', (record: any) => (record.fair.server_seed = null)],
  ['version', (record: any) => (record.fair.version = 'zuschlag-fair-9')],
  ['unreadable', (record: any) => (record.fair.commit = 'short')],
  ['unreadable', (record: any) => (record.fair.seeds = 7)],
  ['unreadable', (record: any) => delete record.deal],
])('without a fit fair part nothing can be told: %s', (why, change) => {
  const record = written('for_sale')
  change(record)
  expect(check(record)).toEqual({ found: [], cannotTell: why })
})
