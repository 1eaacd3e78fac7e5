import { expect, test } from 'vitest'
import { landmarks as forSale } from '../../src/forsale/landmarks'
import { landmarks as monopoly } from '../../src/monopoly/landmarks'
import { addressOf, wantedIn } from '../../src/replay/address'
import { curveOf, moveAt, pointOf } from '../../src/replay/curve'
import { meaningOf, type Moves } from '../../src/replay/keys'
import { isNewRound, marksOf, nextMark } from '../../src/replay/marks'
import { recordIn } from '../../src/replay/record'
import { frame } from './made'

test('an address keeps the place and the seat', () => {
  expect(addressOf('abc', 12, 'open')).toBe('/r/abc?at=12')
  expect(addressOf('', 0, 2)).toBe('/r?at=0&seat=2')
  expect(wantedIn(new URLSearchParams('at=12&seat=2'))).toEqual({ at: 12, viewpoint: 2 })
  expect(wantedIn(new URLSearchParams('at=-1&seat=open'))).toEqual({ at: 0, viewpoint: 'open' })
})

test('marks are rounds, hammers, rents and new leaders', () => {
  const laid = { event: 'cheques_laid', round: 1, cheques: [] }
  const rent = (amount: number) => ({ event: 'paid', debtor: 0, creditor: 1, amount, cause: 'rent' })
  const events: Record<number, unknown[]> = { 2: [laid], 3: [{ event: 'auction_won' }], 5: [rent(20), rent(300)], 6: [laid], 8: [laid] }
  const frames = Array.from({ length: 10 }, (_, at) => frame(at, { events: events[at] ?? [] }))
  const money = frames.map((_, at) => (at < 5 ? [5, 3, 1] : [2, 6, 1]))
  const kinds = (kind: string, by = forSale): number[] => marksOf(frames, money, by).filter((mark) => mark.kind === kind).map((mark) => mark.at)
  expect(kinds('round')).toEqual([2, 6, 8])
  expect(kinds('sale')).toEqual([3])
  expect([kinds('rent'), kinds('rent', monopoly)]).toEqual([[], [5]])
  expect(kinds('lead')).toEqual([6])
  const marks = marksOf(frames, money, forSale)
  expect([nextMark(marks, 3, 1), nextMark(marks, 3, -1), nextMark([], 3, 1)]).toEqual([6, 2, null])
})

test('a game that counts its rounds has them marked, one that does not only its leaders', () => {
  const frames = Array.from({ length: 6 }, (_, at) => frame(at, { game: { round: 1 + Math.floor(at / 3) } }))
  const money = frames.map((_, at) => (at < 2 ? [1, 0] : [0, 1]))
  expect(marksOf(frames, money, { isRound: isNewRound })).toEqual([{ at: 3, kind: 'round' }])
  expect(marksOf(frames, money, { isRound: () => false })).toEqual([{ at: 2, kind: 'lead' }])
})

test('a press on the curve is the move below it', () => {
  const curve = curveOf(Array.from({ length: 601 }, (_, at) => [at, 0]), [{ name: 'Anna', colour: 3 }, { name: 'Ben', colour: 0 }])
  expect(curve.moves.length).toBeLessThanOrEqual(122)
  expect(curve.moves.at(-1)).toBe(600)
  expect(curve.series[0]).toMatchObject({ name: 'Anna', seat: 3 })
  expect([moveAt(curve, 0, 500), moveAt(curve, 46, 500), moveAt(curve, 260, 500), moveAt(curve, 499, 500)]).toEqual([0, 0, 300, 600])
  expect([pointOf(curve, 0), pointOf(curve, 600)]).toEqual([0, curve.moves.length - 1])
})

test('what is no record is told apart', () => {
  expect(recordIn('\uFEFF{"game": "for-sale"}')).toEqual({ game: 'for-sale' })
  expect(() => recordIn('hello')).toThrow('record/not-json')
  expect(() => recordIn('[1]')).toThrow('record/not-json')
  expect(() => recordIn('{"game": "for')).toThrow('record/truncated')
  expect(() => recordIn(`"${'x'.repeat(1_000_001)}"`)).toThrow('record/too-large')
})

test('keys go through the game, and leave writing, lists and rows of cards alone', () => {
  const done: string[] = []
  const names = ['back', 'forward', 'earlierMark', 'laterMark', 'first', 'last', 'toggle', 'speed', 'text']
  const moves = Object.fromEntries(names.map((name) => [name, (value?: number) => done.push(name + (value ?? ''))])) as unknown as Moves
  document.body.innerHTML = '<input id="text"><input id="slider" type="range"><div class="stage"><button id="card">7</button></div><button id="play"></button><select id="list"></select>'
  const press = (key: string, id?: string, more: KeyboardEventInit = {}): string | undefined => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more })
    Object.defineProperty(event, 'target', { value: id ? document.getElementById(id) : document.body })
    meaningOf(event, moves)?.()
    return done.pop()
  }
  expect([press('ArrowLeft'), press('ArrowRight', undefined, { shiftKey: true }), press('Home'), press('End'), press(' '), press('4'), press('1')]).toEqual(
    ['back', 'laterMark', 'first', 'last', 'toggle', 'speed4', 'speed0.5'],
  )
  expect([press('ArrowRight', 'slider'), press(' ', 'slider'), press('ArrowRight', 'play')]).toEqual(['forward', 'toggle', 'forward'])
  expect([press('4', 'text'), press(' ', 'play'), press('ArrowLeft', 'card'), press('End', 'list'), press('ArrowLeft', undefined, { altKey: true })]).toEqual(
    Array(5).fill(undefined),
  )
})
