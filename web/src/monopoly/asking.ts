// What is asked of you now: one sentence, and the answers to it. Everything else that is open stands beside
// it as a tool. Only what the server's options allow is offered.

import type { MonopolyObservation, MonopolyOptions } from '../link/wire'
import type { IconName } from '../parts/icons'
import type { Board } from './boards.svelte'
import { auctionOf, claimsOf, debtsOf, offersOf, type Claim, type Offer } from './events'
import { Teller, type Speak } from './naming'

export type SheetName = 'build' | 'sell' | 'wish' | 'mortgage' | 'trade' | 'offers' | 'give-up'

export interface Answer {
  id: string
  label: string
  keys: string
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  icon?: IconName
  /** What it is good for, where its name does not say. */
  about?: string
  /** A move, as it is written. */
  action?: unknown[]
  /** Or a sheet to open. */
  sheet?: SheetName
}

/** Kinds of decisions, for the coach: one sentence before the first of each. */
export type Lesson = 'roll' | 'buy' | 'auction' | 'done' | 'jail' | 'debt' | 'wish'

export interface Asking {
  question: string
  lesson?: Lesson
  answers: Answer[]
  /** The table waits for you. */
  isYours: boolean
  /** You are at the hammer: the bid pad comes up. */
  isBidding: boolean
}

export interface Situation {
  game: MonopolyObservation
  /** Nobody is asked any more. */
  isOver?: boolean
  /** Nobody else is a person: bots leave time enough, and nobody has to hold their dice. */
  isAmongBots?: boolean
  seat: number | null
  options: MonopolyOptions
  board: Board
  names: readonly string[]
  t: Speak
}

const still = (question: string): Asking => ({ question, answers: [], isYours: false, isBidding: false })
const asked = (lesson: Lesson, question: string, ...answers: (Answer | false)[]): Asking => ({
  question,
  lesson,
  answers: answers.filter((one): one is Answer => one !== false),
  isYours: true,
  isBidding: false,
})

export function askingOf(now: Situation): Asking {
  const { game, seat, options, t } = now
  const teller = new Teller(now.names, t, now.board)
  if (now.isOver || game.phase === 'done') return still(t('entry-over'))
  if (seat === null) return still(waiting(game, teller))
  if (!game.people[seat]!.is_living) return still(t('monopoly.ask_out'))
  if (game.phase === 'auction') return atAuction(now, seat, teller)
  if (game.phase === 'debt') return inDebt(now, seat, teller)
  if (game.phase === 'wishes') return atWishes(now, seat, teller)
  if (options.buy || options.decline) return forSale(now, seat, teller)
  if (options.roll) return beforeTheRoll(now, seat, teller)
  if (options.done) return beforeDone(now, seat, teller)
  return between(now, seat, teller)
}

function waiting(game: MonopolyObservation, teller: Teller): string {
  const { t, all } = teller
  return game.waiting.length ? t('monopoly.ask_wait', { names: all(game.waiting) }) : t('monopoly.ask_dice')
}

function atAuction({ game, options }: Situation, seat: number, teller: Teller): Asking {
  const { t, lotFirst, sum, all } = teller
  const auction = auctionOf(game)
  if (!auction) return still(waiting(game, teller))
  const name = lotFirst(auction.lot)
  if (!options.pass) {
    if (auction.leader === seat) return still(t('monopoly.ask_bid_leading', { lot: name, sum: sum(auction.high) }))
    const others = game.waiting.filter((one) => one !== seat)
    return still(t('monopoly.ask_bid_wait', { lot: name, names: all(others) }))
  }
  const question = options.bid
    ? t('monopoly.ask_bid', { lot: name, sum: sum(options.bid[0]) })
    : t('monopoly.ask_bid_poor', { lot: name, cash: sum(game.people[seat]!.cash ?? 0) })
  return { question, lesson: 'auction', answers: [], isYours: true, isBidding: true }
}

function inDebt({ game, options }: Situation, seat: number, teller: Teller): Asking {
  const { t, who, to, sum } = teller
  const [debt] = debtsOf(game)
  if (!debt) return still(waiting(game, teller))
  if (debt.from !== seat) {
    return still(t('monopoly.ask_debt_other', { name: who(debt.from), to: to(debt.to), sum: sum(debt.amount) }))
  }
  const cash = game.people[seat]!.cash ?? 0
  const most = cash + game.people[seat]!.raisable
  const about = { to: to(debt.to), sum: sum(debt.amount), more: sum(debt.amount - cash), most: sum(most) }
  return asked(
    'debt',
    t(most >= debt.amount ? 'monopoly.ask_debt' : 'monopoly.ask_debt_hopeless', about),
    !!options.mortgage?.length && {
      id: 'mortgage',
      label: t('monopoly.do_mortgage'),
      keys: 'm',
      kind: 'primary',
      icon: 'deed',
      sheet: 'mortgage',
    },
    !!(options.sell?.length || options.clear?.length) && {
      id: 'sell',
      label: t('monopoly.do_sell'),
      keys: 's',
      icon: 'house',
      sheet: 'sell',
    },
    !!options.offer?.length && { id: 'trade', label: t('monopoly.do_trade'), keys: 't', icon: 'trade', sheet: 'trade' },
    !!options['give-up'] && { id: 'give-up', label: t('monopoly.do_give_up'), keys: '', kind: 'danger', icon: 'flag', sheet: 'give-up' },
  )
}

function atWishes({ game, options }: Situation, seat: number, teller: Teller): Asking {
  const { t, all } = teller
  if (!game.asked.includes(seat)) {
    return still(t('monopoly.ask_wish_wait', { names: all(game.asked) }))
  }
  return asked(
    'wish',
    t('monopoly.ask_wish', { houses: t('monopoly.houses', { n: game.houses }), hotels: t('monopoly.hotels', { n: game.hotels }) }),
    !!options.wish?.length && { id: 'wish', label: t('monopoly.do_wish'), keys: 'u', kind: 'primary', icon: 'lock', sheet: 'wish' },
    !!options.done && { id: 'done', label: t('monopoly.do_no_wish'), keys: 'e', action: ['done'] },
  )
}

function forSale({ game, options, board }: Situation, seat: number, teller: Teller): Asking {
  const { t, slot, sum } = teller
  const here = game.people[seat]!.at
  const { price } = board.slots[here]!
  const about = { slot: slot(here), sum: sum(price), cash: sum(game.people[seat]!.cash ?? 0) }
  return asked(
    'buy',
    t(options.buy ? 'monopoly.ask_buy' : 'monopoly.ask_cannot_buy', about),
    !!options.buy && { id: 'buy', label: t('monopoly.do_buy', { sum: sum(price) }), keys: 'b', kind: 'primary', icon: 'deed', action: ['buy'] },
    !!options.decline && { id: 'decline', label: t('monopoly.do_auction'), keys: 'a', icon: 'hammer', action: ['decline'] },
  )
}

function beforeTheRoll(now: Situation, seat: number, teller: Teller): Asking {
  const { game, options, board } = now
  const { t, sum } = teller
  const jail = game.people[seat]!.jail
  const roll: Answer = {
    id: 'roll',
    label: jail ? t('answer-double') : t('monopoly.do_roll'),
    keys: 'r',
    kind: 'primary',
    icon: 'dice',
    action: ['roll'],
  }
  if (!jail) return asked('roll', t(game.phase === 'turn' && game.turn === seat && isAgain(now) ? 'monopoly.ask_again' : 'monopoly.ask_roll'), roll)
  return asked(
    'jail',
    t('monopoly.ask_jail', { n: jail }),
    roll,
    !!options['pay-fine'] && {
      id: 'pay-fine',
      label: t('monopoly.do_fine', { sum: sum(board.written.money.fine) }),
      keys: 'p',
      icon: 'coin',
      action: ['pay-fine'],
    },
    ...(options['use-card'] ?? []).map(
      (deck): Answer => ({ id: `card-${deck}`, label: t('monopoly.do_card'), keys: 'c', icon: 'deed', action: ['use-card', deck] }),
    ),
    !!options.done && { id: 'done', label: t('monopoly.do_stay'), keys: 'e', action: ['done'] },
  )
}

/** In the own turn the dice lie on the table already: they were a double. */
function isAgain({ game }: Situation): boolean {
  return game.dice[0] > 0 && game.dice[0] === game.dice[1]
}

/** What there is to do before the turn ends; what is not possible is not mentioned. */
function beforeTheEnd(now: Situation): 'monopoly.ask_done' | 'monopoly.ask_done_build' | 'monopoly.ask_done_only' {
  if (ownClaims(now).length) return 'monopoly.ask_done'
  return toolsOf(now).some(({ id }) => id === 'build' || id === 'trade') ? 'monopoly.ask_done_build' : 'monopoly.ask_done_only'
}

function beforeDone(now: Situation, seat: number, teller: Teller): Asking {
  const { game } = now
  const { t } = teller
  if (game.phase === 'window') {
    const isHold = game.people[seat]!.is_holding
    return {
      question: isHold ? t('monopoly.ask_hold') : t('ask-last-call'),
      answers: [{ id: 'done', label: isHold ? t('answer-let-go') : t('monopoly.do_done'), keys: 'e', kind: 'primary', icon: 'check', action: ['done'] }],
      isYours: true,
      isBidding: false,
    }
  }
  if (game.turn === seat) {
    return asked('done', t(beforeTheEnd(now)), { id: 'done', label: t('monopoly.do_end'), keys: 'e', kind: 'primary', icon: 'check', action: ['done'] })
  }
  // A hold said in advance may be taken back while somebody else's turn runs.
  return {
    ...still(waiting(game, teller)),
    answers: [{ id: 'done', label: t('answer-let-go'), keys: 'e', icon: 'check', action: ['done'] }],
  }
}

function between({ game }: Situation, seat: number, teller: Teller): Asking {
  const { t, who, all } = teller
  if (game.phase !== 'window') return still(waiting(game, teller))
  const holding = game.people.flatMap((person, one) => (person.is_holding && one !== seat ? [one] : []))
  if (holding.length) return still(t('monopoly.ask_held', { names: all(holding), name: who(game.turn) }))
  return still(t('monopoly.ask_window', { name: who(game.turn) }))
}

/** What is open besides the question, as tools. */
export function toolsOf({ game, options, t, isAmongBots }: Situation): Answer[] {
  const isDebt = game.phase === 'debt'
  const tools: (Answer | false)[] = [
    !!options.build?.length && { id: 'build', label: t('monopoly.do_build'), keys: 'u', icon: 'house', sheet: 'build' },
    !isDebt && !!(options.sell?.length || options.clear?.length) && { id: 'sell', label: t('monopoly.do_sell'), keys: 's', icon: 'hotel', sheet: 'sell' },
    !isDebt &&
      !!(options.mortgage?.length || options.redeem?.length) && { id: 'mortgage', label: t('monopoly.do_mortgage'), keys: 'm', icon: 'deed', sheet: 'mortgage' },
    !isDebt && !!options.offer?.length && { id: 'trade', label: t('monopoly.do_trade'), keys: 't', icon: 'trade', sheet: 'trade' },
    !!options.hold && !isAmongBots && { id: 'hold', label: t('monopoly.do_hold'), keys: 'h', icon: 'pause', about: t('monopoly.hold_about'), action: ['hold'] },
  ]
  return tools.filter((one): one is Answer => one !== false)
}

/** Rent you may ask for now. */
export function ownClaims({ game, options }: Pick<Situation, 'game' | 'options'>): Claim[] {
  return claimsOf(game).filter((claim) => options.demand?.includes(claim.id) || options.waive?.includes(claim.id))
}

/** Offers that wait for your word, and your own. */
export function offersFor({ game, options }: Pick<Situation, 'game' | 'options'>): { toAnswer: Offer[]; own: Offer[] } {
  const offers = offersOf(game)
  return {
    toAnswer: offers.filter((offer) => options.reject?.includes(offer.id) || options.accept?.includes(offer.id)),
    own: offers.filter((offer) => options.withdraw?.includes(offer.id)),
  }
}
