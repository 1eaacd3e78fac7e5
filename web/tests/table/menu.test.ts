import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Command, SeatPart, YouPart } from '../../src/link/wire'
import type { TableStore } from '../../src/store/table.svelte'
import Menu from '../../src/table/Menu.svelte'
import Notices from '../../src/table/Notices.svelte'
import { loadWords } from '../../src/words/index.svelte'
import { auction, table, you } from '../forsale/stages'

let shown: Record<string, unknown> | null = null
let asked: Command[] = []

const people: SeatPart[] = ['Anna', 'Bruno', 'Clara'].map((name, colour) => ({ kind: 'person', name, colour, away: null, bot: null, program: false }))
const CLOCK = { at: 0, is_running: true, asked: {}, deadlines: {}, bank: [], limit: null }
const ASIDE: YouPart = you(null, { seat: null, seats: [] })

beforeAll(() => loadWords('en'))
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  asked = []
  document.body.replaceChildren()
})

function store(parts: Partial<TableStore> = {}, tableParts: object = {}): TableStore {
  return {
    table: table({ seats: people, host: null, ...tableParts }),
    game: auction(),
    you: you(null, { is_host: false }),
    present: [true, true, true],
    gone: {},
    offset: 0,
    entries: [],
    clock: null,
    link: 'live',
    isUnseated: false,
    wayBack: '7KQ2M4XD01ABCDEF',
    handedOn: null,
    now: () => 0,
    do: (command: Command) => Promise.resolve(asked.push(command)),
    ...parts,
  } as unknown as TableStore
}

function show(View: typeof Menu | typeof Notices, of: TableStore): HTMLElement {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
  shown = mount(View as typeof Menu, { target: document.body, props: { store: of, open: true, onsheet: vi.fn() } })
  flushSync()
  return document.body
}

const button = (page: HTMLElement, text: string): HTMLElement | undefined =>
  [...page.querySelectorAll('button')].find((one) => one.textContent.includes(text))
const press = (page: HTMLElement, text: string): void => {
  button(page, text)!.click()
  flushSync()
}

test('at a table of an evening nothing is offered that only its organiser decides', () => {
  const page = show(Menu, store({}, { evening: 'e'.repeat(32) }))
  const refused = ['Pause', 'End the game', 'another device', 'Invite', 'Agree on', 'way back']
  expect(refused.filter((text) => button(page, text))).toEqual([])
  expect(page.querySelector(`a[href="/e/${'e'.repeat(32)}"]`)).not.toBeNull()
  expect(button(page, 'Rules')).toBeDefined()
})

test('ending a game asks first; alone it ends, with others they are asked', async () => {
  const page = show(Menu, store({}, { seats: table().seats }))
  press(page, 'End the game without a result')
  expect([asked, page.textContent.includes('It ends now and without a result')]).toEqual([[], true])
  press(page, 'Play on')
  press(page, 'End the game without a result')
  press(page, 'End the game without a result')
  expect(asked).toEqual([{ do: 'vote-end', yes: true }])
  await unmount(shown!)
  shown = null
  document.body.replaceChildren()
  press(show(Menu, store()), 'End the game without a result')
  expect(document.body.textContent).toContain('The others are asked.')
  expect(button(document.body, 'Ask the others to end it')).toBeDefined()
})

test('a vote to end the game names who asked, and can be refused', () => {
  const page = show(Notices, store({}, { votes: [1] }))
  expect(page.textContent).toContain('Bruno wants to end the game without a result.')
  press(page, 'Play on')
  expect(asked).toEqual([{ do: 'vote-end', yes: false }])
})

test('whoever loses the connection is named at once, and the others wait or let a bot play', () => {
  const gone = { present: [true, false, true], gone: { 1: { since: -6000, patience: 1 } }, offset: -Date.now(), clock: { ...CLOCK, asked: { 1: 0 } } }
  const page = show(Notices, store(gone, { settings: { ...table().settings, absence: 'ask', away_after: 30 } }))
  expect(page.textContent).toContain('Bruno has lost the connection.')
  expect(page.textContent).toMatch(/A bot plays in 0:[23]\d\./)
  press(page, 'Wait')
  press(page, 'Let the bot play')
  expect(asked).toEqual([{ do: 'wait-for', seat: 1 }, { do: 'let-bot', seat: 1 }])
})

test('a seat that is kept says for whom the table waits, and who wants it', () => {
  const kept = { settings: { ...table().settings, absence: 'ask' }, absences: { 1: { is_kept: true, asker: 2, wishes: [] } } }
  const page = show(Notices, store({ present: [true, false, true] }, kept))
  expect(page.textContent).toContain('Clara keeps the seat of Bruno: the table waits.')
  expect(button(page, 'Wait')).toBeUndefined()
})

test('a table that waits for ever takes everybody’s wish for a bot', () => {
  const waits = { settings: { ...table().settings, absence: 'wait' }, absences: { 1: { is_kept: false, asker: null, wishes: [0] } } }
  const page = show(Notices, store({ present: [true, false, true], clock: { ...CLOCK, asked: { 1: 0 } } }, waits))
  expect(page.textContent.replace(/\s+/g, ' ')).toContain('The table waits. You would let a bot play for Bruno. Waiting for Clara.')
  expect(button(page, 'Let the bot play')).toBeUndefined()
})

test('a host who plays hands no seat on, whoever is gone', () => {
  const page = show(Menu, store({ you: you(), present: [true, false, false] }))
  expect(button(page, 'Hand on')).toBeUndefined()
})

test('a host who does not play may hand on the seats that nobody is connected to', () => {
  const page = show(Menu, store({ you: ASIDE, present: [true, false, true] }))
  expect([...page.querySelectorAll('li')].map((one) => one.textContent.includes('Hand on'))).toEqual([false, true, false])
  press(page, 'Hand on the seat of Bruno')
  expect(asked).toEqual([{ do: 'reissue', seat: 1 }])
})

test('a player asks the others for a pause; a host who does not play simply makes one', async () => {
  const page = show(Menu, store())
  press(page, 'Ask for a pause')
  expect(asked).toEqual([{ do: 'pause' }])
  await unmount(shown!)
  shown = null
  expect(button(show(Menu, store({ you: ASIDE })), 'Ask')).toBeUndefined()
  expect(button(document.body, 'Pause')).toBeDefined()
})

test('when all pauses are used up, the button says so', () => {
  const used = { pauses: 2, settings: { ...table().settings, pauses: 2 } }
  const page = show(Menu, store({}, used))
  press(page, 'Ask for a pause')
  expect(asked).toEqual([])
  expect(page.textContent).toContain('No more pauses: this table allows 2.')
})

test('alone with bots a pause needs nobody and is not counted', () => {
  const used = { pauses: 2, settings: { ...table().settings, pauses: 2 }, seats: table().seats }
  press(show(Menu, store({}, used)), 'Pause')
  expect(asked).toEqual([{ do: 'pause' }])
})

test('a result is agreed on by two people or more', () => {
  const alone = people.map((seat, number) => ({ ...seat, away: number ? 'stood' : null }))
  expect(button(show(Menu, store({}, { seats: alone })), 'Agree on a result')).toBeUndefined()
})

test('a result wants winners and a reason, and places are put right', () => {
  const page = show(Menu, store())
  press(page, 'Agree on a result')
  const send = (): void => page.querySelector('form')!.requestSubmit()
  send()
  expect(asked).toEqual([])
  page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[1]!.click()
  flushSync()
  const reason = [...page.querySelectorAll<HTMLInputElement>('input')].find((one) => one.maxLength === 200)!
  reason.value = ' the hall closes '
  reason.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  send()
  expect(asked).toEqual([{ do: 'rule', winners: [1], reason: 'the hall closes' }])
  page.querySelector<HTMLInputElement>('[role=switch]')!.click()
  flushSync()
  send()
  expect(asked.at(-1)).toEqual({ do: 'rule', winners: [1], reason: 'the hall closes', places: [2, 1, 2] })
})

test('the way back is shown as link, QR code and letters, and only to whoever sits', () => {
  const page = show(Menu, store())
  press(page, 'Your way back')
  expect(page.textContent).toContain('7KQ2-M4XD-01AB-CDEF')
  expect(page.textContent).toContain('/t/t#code=7KQ2M4XD01ABCDEF')
  expect(page.textContent).toContain('Anna')
})

test('a spectator with a seat here may type its code', async () => {
  const page = show(Menu, store({ you: you(null, { seat: null, seats: [], is_host: false }), wayBack: null }))
  press(page, 'I have a seat here')
  const field = page.querySelector<HTMLInputElement>('input')!
  field.value = '7kq2 m4xd-01ab-cdef'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  page.querySelector('form')!.requestSubmit()
  expect(asked).toEqual([{ do: 'take-over', code: '7KQ2M4XD01ABCDEF' }])
})

test('who is asked for a pause answers; who asked sees for whom everybody waits', async () => {
  const page = show(Notices, store({}, { pause: { seat: 1, agreed: [] } }))
  expect(page.textContent).toContain('Bruno asks for a pause.')
  press(page, 'Play on')
  expect(asked).toEqual([{ do: 'answer-pause', yes: false }])
  await unmount(shown!)
  show(Notices, store({}, { pause: { seat: 0, agreed: [2] } }))
  expect(document.body.textContent).toContain('You asked for a pause. Waiting for Bruno.')
  expect(button(document.body, 'Agree')).toBeUndefined()
})

test('a proposed result is shown with its reason, and whoever agreed may think again', async () => {
  const ruling = { seat: 1, agreed: [], winners: [0, 2], reason: '<b>late</b>', places: [1, 3, 1] }
  const page = show(Notices, store({}, { ruling }))
  expect(page.textContent).toContain('Bruno proposes to end the game with a win for Anna and Clara: ‘<b>late</b>’')
  expect(page.textContent).toContain('Places: 1 Anna, 1 Clara, 3 Bruno.')
  press(page, 'Agree')
  await unmount(shown!)
  show(Notices, store({}, { ruling: { ...ruling, agreed: [0] } }))
  expect(document.body.textContent).toContain('Waiting for Clara.')
  press(document.body, 'Withdraw')
  expect(asked).toEqual([{ do: 'answer-ruling', yes: true }, { do: 'answer-ruling', yes: false }])
})

test('whoever lost a seat to the host’s code is told, and can have it back until it is played', async () => {
  const outside = { you: you(null, { seat: null, seats: [], is_host: false }), isUnseated: true }
  const page = show(Notices, store({ ...outside, handedOn: { seat: 1, can_return: true } }))
  expect(page.textContent).toContain('While you were away')
  expect(page.textContent).not.toContain('on another device now')
  press(page, 'Take my seat back')
  expect(asked).toEqual([{ do: 'come-back', seat: 1 }])
  await unmount(shown!)
  show(Notices, store({ ...outside, handedOn: { seat: 1, can_return: false } }))
  expect(document.body.textContent).toContain('it stays theirs')
  expect(document.body.querySelector('button')).toBeNull()
})
