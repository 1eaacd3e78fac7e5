// Made by tools/wire_types.py from the server's types. Do not edit: run `make types`.


/** A table as everybody sees it, but for the game itself. */
export interface TablePart {
  id: string
  code: string
  status: string
  settings: Settings
  rules: number
  seats: SeatPart[]
  host: number | null
  fair: FairPart
  votes: number[]
  undo: UndoPart | null
  pause: PausePart | null
  ruling: RulingPart | null
  pauses: number
  pause_until: number | null
  result: ResultPart | null
  rematch: string | null
  head: string | null
  absences: Record<string, AbsencePart>
  evening: string | null
  league: boolean
  speed: number
  skips: boolean
  vacations: Record<string, VacationPart>
  row_finished: boolean
}

/** Everything about a table that is agreed before the first card is dealt. */
export interface Settings {
  game: string
  edition: string
  seats: number
  options?: Record<string, unknown>
  board?: string | Record<string, unknown> | null
  title?: string
  listed?: boolean
  time?: TimeLimits
  away_after?: number
  absence?: 'ask' | 'bot' | 'wait'
  undo?: boolean
  pauses?: number
  chat?: boolean
  spectators?: boolean
  spectator_chat?: boolean
  spectator_delay?: number
  pace?: [number, number]
}

/** Seconds for one decision, and a bank that is used up when they are over; None: no hurry. */
export interface TimeLimits {
  move?: number | null
  bank?: number
  days?: number | null
  vacation?: number
}

/** A seat as everybody sees it. */
export interface SeatPart {
  kind: string
  name: string
  colour: number
  away: string | null
  bot: string | null
  program: boolean
}

/** The commitment of the shuffle; the server's seed only when the game is over. */
export interface FairPart {
  version: string
  table: string
  commit: string
  seeds: SeedPart[]
  server_seed?: string | null
  round?: string | null
  opener?: string | null
}

/** What a seat has added to the shuffle so far. */
export interface SeedPart {
  hash: string | null
  seed: string | null
}

/** Who would like a move back, and who has agreed. */
export interface UndoPart {
  seat: number
  agreed: number[]
}

/** Who would like a pause, who has agreed, and until when it would be. */
export interface PausePart {
  seat: number
  agreed: number[]
  until?: number | null
}

/** Who has named winners, why, and who has agreed. */
export interface RulingPart {
  seat: number
  agreed: number[]
  winners: number[]
  reason: string
  places?: number[] | null
}

/** How it ended: `finished` with an outcome, or `agreed` without. */
export interface ResultPart {
  ending: string
  outcome: Record<string, unknown> | null
}

/** What the others want for the seat of somebody who has lost the connection. */
export interface AbsencePart {
  is_kept: boolean
  asker: number | null
  wishes: number[]
}

/** A person at a slow table: on vacation until then, or not; days that are left. */
export interface VacationPart {
  until: number | null
  left: number
}

/** Times in milliseconds since 1970, by the server's clock. */
export interface ClockPart {
  at: number
  is_running: boolean
  asked: Record<string, number>
  deadlines: Record<string, number | null>
  bank: number[]
  limit: number | null
}

/** What is this viewer's alone. */
export interface YouPart {
  seat: number | null
  seats: number[]
  is_host: boolean
  in_control: boolean
  decision: DecisionPart | null
  order: DoOrder | null
  seed_wanted: string | null
  can_undo: boolean
}

/** What the seat may do now, and how to name that in a move. */
export interface DecisionPart {
  on: string
  options: unknown
  roll_after?: number | null
  offers_until?: number | null
}

/** A standing order, kept secret; None takes it back. It answers for the seat while it fits. */
export interface DoOrder {
  do: 'order'
  up_to?: number | null
  pass_above?: number | null
  demand_rent?: boolean
}

/** What is this person's, sent with the whole table only. */
export interface PersonalPart {
  way_back?: string | null
  handed_on?: HandedOnPart | null
}

/** The viewer's seat was given to somebody else; until they have moved it can be had back. */
export interface HandedOnPart {
  seat: number
  can_return: boolean
}

/** Everything at once; `cursor` is what to ask with for what comes next. */
export interface EveningFrame {
  cursor: string
  address: string
  evening: EveningPart
  clock: EveningClockPart
  me: MePart
  desk: DeskPart | null
}

/** An evening as everybody sees it, the wall too. */
export interface EveningPart {
  id: string
  code: string
  status: string
  settings: EveningSettings
  commit: string
  entrants: EntrantPart[]
  is_drawing: boolean
  draw_failed: string | null
  repeats: number | null
  least: number | null
  round: RoundPart | null
  last: RoundPart | null
  standings: StandingPart[]
  screen: ScreenPart
  mark: string
  decisions: EveningDecisionPart[]
  waiting: number[]
  is_closing: boolean
}

/** `table` is for every table; how many seats one has is up to the plan. */
export interface EveningSettings {
  table: Settings
  title?: string
  format?: 'final' | 'meet' | 'open' | 'robin' | 'swiss'
  size?: number
  rounds?: number
  points?: '5-3-2-1' | '7-5-3-1' | 'share' | 'wins'
  mode?: 'boards' | 'phones'
  assistants_rule?: boolean
  minutes?: number | null
  late_points?: boolean
  best?: number
  same_deal?: boolean
  is_rehearsal?: boolean
}

/** Somebody who takes part. */
export interface EntrantPart {
  number: number
  name: string
  state: string
  since: number
  is_on_paper: boolean
}

/** A round: planned, called, running or closed. */
export interface RoundPart {
  number: number
  stage: string
  state: string
  final: number | null
  present: number[]
  tables: EveningTablePart[]
  commit: string | null
  server_seed: string | null
  is_gate_open: boolean
}

/** A table by its printed number: who sits there in which order, and what came out. */
export interface EveningTablePart {
  label: number
  people: number[]
  result: PlacePart[] | null
  is_ruled: boolean
  is_board: boolean
  is_entered: boolean
}

/** What came out for one seat of a table. */
export interface PlacePart {
  entrant: number | null
  place: number
  amount: number
  has_left: boolean
}

/** One line of the standings. */
export interface StandingPart {
  rank: number
  entrant: number
  points: string
  wins: string
  rounds: number
  by_lot: boolean
}

/** What somebody has chosen for the wall. */
export interface ScreenPart {
  views: string[]
  table: number | null
  line: string
}

/** A use of power for all to read: what, as what, where, and why. */
export interface EveningDecisionPart {
  kind: string
  at: number
  by: string
  why: string
  round: number | null
  table: number | null
  entrant: number | null
}

/** Times in milliseconds since 1970, by the server's clock. */
export interface EveningClockPart {
  now: number
  ends_at: number | null
  stopped_since: number | null
  why: string
  has_rung: boolean
}

/** What is one person's alone. */
export interface MePart {
  roles: string[]
  entrant: number | null
  card: string | null
  table: string | null
  seed_wanted: boolean
  sheet: SheetPart | null
  referee: RefereePart | null
}

/** A result sheet, for the table and the desk: what is on it, and what it comes to. */
export interface SheetPart {
  round: number
  table: number
  number: number
  is_open: boolean
  by: string
  entrant: number | null
  is_mine: boolean
  sheet: ForSaleSheet | MonopolySheet | null
  result: PlacePart[]
  warnings: string[]
}

/** What the cheques of each seat add up to, and the coins it has left, in the order of seats. */
export interface ForSaleSheet {
  game: 'for-sale'
  cheques: number[]
  coins: number[]
}

/** Everybody at the table, in the order of seats. */
export interface MonopolySheet {
  game: 'monopoly'
  seats: Estate[]
}

/** One seat: cash and deeds; or when it went bankrupt, 1 for the first to do so. */
export interface Estate {
  cash?: number
  deeds?: SheetDeed[]
  out?: number
}

/** A deed with what stands on it: 1 to 4 houses, 5 for a hotel. */
export interface SheetDeed {
  slot: number
  level?: number
  mortgaged?: boolean
}

/** A dispute at another table that you are asked to decide. */
export interface RefereePart {
  table: number
  line: string
}

/** For organiser and assistants. */
export interface DeskPart {
  next_step: string
  tables: DeskTablePart[]
  sheets: SheetPart[]
  assistants: number[]
  mirror: string | null
}

/** A table for whoever looks after it: how far it is, never what lies on it. */
export interface DeskTablePart {
  label: number
  status: string
  quiet_since: number | null
  dispute: string | null
  referee: number | null
  waits_for: number[]
  bot_at: number | null
  has_finished_row: boolean
}

/** What is to be erased for good, or has been. */
export interface Erasing {
  people: number
  games: number
  sure: string
  is_done: boolean
}

/** For whoever looks after the evening. */
export interface PaperPart {
  created: number
  rounds: RoundPart[]
  standings: PaperStanding[]
}

/** One line of the standings, with everything that decides. */
export interface PaperStanding {
  rank: number
  entrant: number
  final_place: number | null
  points: string
  wins: string
  shares: string
  opponents: string
  rounds: number
  by_lot: boolean
}

/** The table on the wall; `seen` is null until its first moment is old enough. */
export interface WatchedTable {
  cursor: string
  table: number | null
  seconds: number
  seen: WatchedMoment | null
}

/** One moment of a table, as spectators see it. */
export interface WatchedMoment {
  status: string
  names: string[]
  game: unknown
}

/** A round at all tables of one size, by their printed numbers. */
export interface Traveller {
  round: number
  size: number
  tables: number[]
  rows: TravellerRow[]
}

/** A row that lay on all these tables at the same time. */
export interface TravellerRow {
  kind: string
  number: number
  lots: TravellerLot[]
}

/** A card, and what became of it at every table; nothing where the game did not come so far. */
export interface TravellerLot {
  card: number
  at: (TravellerCell | null)[]
}

/** Who got a card at one table: a building for so many coins, a cheque for this building. */
export interface TravellerCell {
  entrant: number
  figure: number
}

/** How a finished game came out. Ranks count from 1; those who are level share a rank. */
export interface Outcome {
  scores: number[]
  ranking: number[]
  winners: number[]
  ending: 'sold-out' | 'swept' | 'last-standing' | 'time' | 'rounds' | 'ruling'
}

/** What the list shows of a table. */
export interface TableCard {
  table: string
  game: string
  status: string
  created: number
  touched: number
  public: Record<string, unknown>
  watchers: number
}

/** A table the asker made, or at which the asker has seats. */
export interface OwnCard {
  table: string
  game: string
  status: string
  created: number
  touched: number
  public: Record<string, unknown>
  watchers: number
  code: string
  seats: number[]
  call: 'bot' | 'turn' | 'wanted' | null
}

/** What a table is to be; with a name the asker sits down at once. */
export interface NewTable {
  settings: Settings
  name?: string | null
  colour?: number | null
}

/** A new table: its id, the code for others, the asker's seat. */
export interface MadeTable {
  table: string
  code: string
  seat: number | null
}

/** The table behind a code; or the evening, then that is no table but leads to many. */
export interface Joined {
  table: string
  evening?: boolean
}

/** Finished games, the last one first, and the key that opens this list elsewhere. */
export interface OwnGames {
  key: string
  games: OwnResult[]
}

/** A finished game: who was there, and how it went; None where the table does not say. */
export interface OwnResult {
  table: string
  game: string
  edition: string
  at: number
  people: string[]
  own: string
  rank: number | null
  score: number | null
}

/** How the league stands; without a game there is none on this server. */
export interface LeagueView {
  game: string | null
  edition: string
  seats: number
  seconds: number
  here: number
  counts: number
  standings: Standing[]
  running: LeagueTable[]
  latest: LeagueTable[]
}

/** One player of the league. */
export interface Standing {
  name: string
  house: boolean
  rating: number
  games: number
  wins: number
  left: number
}

/** A game: its table, when it began or ended, everybody by seat. */
export interface LeagueTable {
  table: string
  at: number
  seats: LeagueSeat[]
}

/** Who sits there; place and score once the game is over. */
export interface LeagueSeat {
  name: string
  house: boolean
  place: number | null
  score: number | null
  left: boolean
}

/** A game with everything needed to make a table of it. */
export interface GameCard {
  game: string
  title: string
  editions: EditionCard[]
  bots: string[]
  boards: string[]
  figures: Record<string, Record<string, unknown>>
  levels: string[]
}

/** An edition: who may sit down, what can be agreed (the usual choice first), its figures. */
export interface EditionCard {
  edition: string
  seats: number[]
  options: Record<string, unknown[]>
  figures: Record<string, unknown>
}

/** A record, who looks at it, and which positions: after move `from` up to after move `to`. */
export interface Lookback {
  record: Record<string, unknown>
  viewpoint?: number | 'open' | null
  from?: number
  to?: number
  options?: boolean
}

/** A stretch of a game, and what holds for all of it. */
export interface Replay {
  game: string
  edition: string
  names: string[]
  steps: number
  frames: Frame[]
  money: number[][]
  outcome: Outcome | null
  refusal: string | null
}

/** The table after so many moves. */
export interface Frame {
  at: number
  seat: number | null
  action: unknown[] | null
  events: unknown[]
  game: unknown
  money: number[]
  options?: unknown
}

/** The table as one viewer may know it. */
export interface ForSaleObservation {
  edition: string
  options: Record<string, unknown>
  rules: number
  viewer: number | null
  memory: boolean
  phase: string
  round: number
  row: number[]
  high: number
  waiting: number[]
  turn: number | null
  people: ForSaleSeatView[]
  box: number | null
  cards_left: number
  own_sealed: number | null
  purchases: ForSalePurchase[] | null
  cheques_seen: number[] | null
  scores: number[] | null
}

/** One seat as the viewer sees it; None is what is hidden. */
export interface ForSaleSeatView {
  coins: number | null
  bid: number
  in_auction: boolean
  hand_size: number
  hand: number[] | null
  sealed: boolean
  cheque_count: number
  cheques: number[] | null
  least: number | null
  passing: ForSalePassing | null
}

/** What leaving the auction now would bring: a building or none, coins back, coins gone. */
export interface ForSalePassing {
  building: number | null
  back: number
  paid: number
}

export type ForSalePurchase = [number, number, number]

/** Passing is always open; `bid` gives least and most total, or None when no bid is legal. */
export interface ForSaleAuctionOptions {
  pass: boolean
  bid?: [number, number] | null
}

/** Any building of the hand. */
export interface ForSaleSaleOptions {
  sell: number[]
}

/** The table as one viewer may know it. */
export interface MonopolyObservation {
  edition: string
  options: Record<string, unknown>
  board: string | Record<string, unknown>
  rules: number
  viewer: number | null
  memory: boolean
  phase: string
  round: number
  turn: number
  opener: number
  dice: [number, number]
  people: MonopolyPersonView[]
  owners: (number | null)[]
  levels: number[]
  mortgaged: number[]
  houses: number
  hotels: number
  claims: MonopolyClaimView[]
  debts: MonopolyDebtView[]
  auction: MonopolyAuctionView | null
  offers: MonopolyOfferView[]
  waiting: number[]
  asked: number[]
  own_wish: Record<string, number> | null
  known_cards: Record<string, string[]> | null
  scores: number[] | null
  figures: SlotFigures[]
  book: Record<string, number | number[]>
}

/** One seat as the viewer sees it; None is what is hidden. */
export interface MonopolyPersonView {
  cash: number | null
  at: number
  jail: number
  deeds: number[]
  cards: string[]
  is_living: boolean
  is_holding: boolean
  deeds_worth: number
  buildings_worth: number
  raisable: number
}

/** Rent that may be asked for; without an amount the dice will decide. */
export interface MonopolyClaimView {
  id: number
  debtor: number
  owner: number
  slot: number
  amount: number | null
}

/** What somebody owes; None is the bank. */
export interface MonopolyDebtView {
  from: number
  to: number | null
  amount: number
}

/** What lies under the hammer: a slot, a house or a hotel. */
export interface MonopolyAuctionView {
  lot: number | string
  high: number
  leader: number | null
  turn: number | null
}

/** A trade that waits for an answer. */
export interface MonopolyOfferView {
  id: number
  from: number
  to: number
  give: MonopolySideView
  want: MonopolySideView
}

/** What one party of an offer gives. */
export interface MonopolySideView {
  cash: number
  deeds: number[]
  cards: string[]
  debt: number
}

export type SlotFigures = [number, number, number, number, number, number, number, number | null, number | null]

/** What a seat may do now; what is left out it may not do. */
export interface MonopolyOptions {
  roll?: boolean
  buy?: boolean
  decline?: boolean
  bid?: [number, number] | null
  streets?: number[]
  bids?: number[]
  pass?: boolean
  demand?: number[]
  waive?: number[]
  hold?: boolean
  done?: boolean
  wish?: number[]
  build?: number[]
  sell?: number[]
  clear?: number[][]
  mortgage?: number[]
  redeem?: number[]
  'pay-fine'?: boolean
  'use-card'?: string[]
  offer?: number[]
  'offers-left'?: number
  accept?: number[]
  reject?: number[]
  withdraw?: number[]
  'give-up'?: boolean
}

/** What one party of a trade gives; `debt` is what it forgives of the debt being settled. */
export interface MonopolySide {
  cash?: number
  deeds?: number[]
  cards?: string[]
  debt?: number
}

/** Take an open seat (any, when none is named); a seat played by a stand-in counts as taken. */
export interface DoSit {
  do: 'sit'
  name: string
  colour?: number | null
  seat?: number | null
}

/** Get up: in the lobby the seat is open again, in a game a bot plays on. */
export interface DoStand {
  do: 'stand'
  seat?: number | null
}

/** Host: put a bot on an open seat. */
export interface DoSeatBot {
  do: 'seat-bot'
  seat: number
  bot: string
}

/** Host: free a seat in the lobby (a bot's, or somebody's who should not be here). */
export interface DoUnseat {
  do: 'unseat'
  seat: number
}

/** Host: other settings, while nothing is dealt. */
export interface DoChange {
  do: 'change'
  settings: Settings
}

/** Host: open seats get a bot, seeds are collected, cards are dealt. */
export interface DoStart {
  do: 'start'
}

/** The SHA-256 of the seed this player will add to the shuffle. */
export interface DoSealSeed {
  do: 'seal-seed'
  hash: string
}

/** The seed itself, when all are sealed. */
export interface DoShowSeed {
  do: 'show-seed'
  seed: string
}

/** An action of the game as a record writes it after the seat: ["bid", 5]. */
export interface DoMove {
  do: 'move'
  on: string
  action: unknown[]
}

/** A line of chat. */
export interface DoSay {
  do: 'say'
  text: string
}

/** May all clocks stop? `until` (milliseconds since 1970) is for another day. */
export interface DoPause {
  do: 'pause'
  until?: number | null
}

/** Yes or no to whoever asked for a pause. */
export interface DoAnswerPause {
  do: 'answer-pause'
  yes: boolean
}

/** End a pause. */
export interface DoGoOn {
  do: 'go-on'
}

/** May I take my last move back? Only where nothing hidden was revealed since. */
export interface DoAskUndo {
  do: 'ask-undo'
}

/** Yes or no to whoever asked. */
export interface DoAnswerUndo {
  do: 'answer-undo'
  yes: boolean
}

/** For or against ending the game now without a result. */
export interface DoVoteEnd {
  do: 'vote-end'
  yes: boolean
}

/** After the end: the same people at a new table. */
export interface DoRematch {
  do: 'rematch'
}

/** A one-time code with which another device takes over your seat. */
export interface DoMoveSeat {
  do: 'move-seat'
  seat?: number | null
}

/** Host who does not play: such a code for the seat of somebody absent, for all to see. */
export interface DoReissue {
  do: 'reissue'
  seat: number
}

/** Use a one-time code or your way back: the seat is yours now, the old device loses it. */
export interface DoTakeOver {
  do: 'take-over'
  code: string
}

/** Play your seat again instead of the stand-in, or of whoever it was handed to. */
export interface DoComeBack {
  do: 'come-back'
  seat?: number | null
}

/** Somebody has lost the connection: keep their seat for them until they are back. */
export interface DoWaitFor {
  do: 'wait-for'
  seat: number
}

/** Somebody has lost the connection: a bot plays for them until they are back. */
export interface DoLetBot {
  do: 'let-bot'
  seat: number
}

/** The only person at a table: how fast bots answer, and whether they go straight on to you. */
export interface DoHurry {
  do: 'hurry'
  speed?: number
  skip?: boolean
}

/** At a slow table: your clock stands still for so many days from now on; 0: you are back. */
export interface DoTakeVacation {
  do: 'vacation'
  days: number
}

/** Name the winners, with a reason everybody reads: a host who does not play, or all agreed. */
export interface DoRule {
  do: 'rule'
  winners: number[]
  reason: string
  places?: number[] | null
}

/** Yes or no to the winners somebody named. */
export interface DoAnswerRuling {
  do: 'answer-ruling'
  yes: boolean
}

/** Enter with a name; a phone seals a seed for the draw as well. */
export interface DoEveningJoin {
  do: 'join'
  name: string
  seal?: string | null
}

/** Organiser, in a rehearsal: enter a bot as if it were a person. */
export interface DoEveningEnter {
  do: 'enter'
  name: string
  bot: string
}

/** Organiser or assistant: enter somebody who has no phone. */
export interface DoEveningRegister {
  do: 'register'
  name: string
}

/** Organiser or assistant: another name for an entrant. */
export interface DoEveningRename {
  do: 'rename'
  entrant: number
  name: string
}

/** Go home: oneself, or whoever an organiser or assistant names. */
export interface DoEveningLeave {
  do: 'leave'
  entrant?: number | null
}

/** Be here again. */
export interface DoEveningReturn {
  do: 'return'
  entrant?: number | null
}

/** Organiser or assistant: a table somebody needs; a word that those share who sit apart. */
export interface DoEveningWish {
  do: 'wish'
  entrant: number
  table?: number | null
  apart?: string
}

/** Organiser or assistant: another code for somebody's phone; the one before is void. */
export interface DoEveningNewCard {
  do: 'new-card'
  entrant: number
}

/** Go on with this phone: with the number and the code on one's card. */
export interface DoEveningUseCard {
  do: 'use-card'
  entrant: number
  code: string
}

/** Look after the evening from this browser: with the key from where it was started. */
export interface DoEveningOrganise {
  do: 'organise'
  key: string
}

/** Organiser: a code that makes whoever uses it an assistant, once. */
export interface DoEveningInvite {
  do: 'invite'
}

/** Become an assistant. */
export interface DoEveningAssist {
  do: 'assist'
  code: string
}

/** Organiser: an assistant is one no longer. */
export interface DoEveningDismiss {
  do: 'dismiss'
  assistant: number
}

/** Organiser: other settings, between rounds; what counts changes for a reason once some do. */
export interface DoEveningChange {
  do: 'change'
  settings: EveningSettings
  why?: string
}

/** Organiser: ask for the seeds, then draw the rounds to come; a second draw says why. */
export interface DoEveningDraw {
  do: 'draw'
  thrown?: string
  why?: string
}

/** The seed that was sealed on joining. */
export interface DoEveningShowSeed {
  do: 'show-seed'
  seed: string
}

/** Organiser: two people change places in the next round, before it is called. */
export interface DoEveningSwap {
  do: 'swap'
  one: number
  two: number
  why: string
}

/** Organiser: a table of the next round plays at a board, or on phones after all. */
export interface DoEveningSetBoard {
  do: 'set-board'
  table: number
  on: boolean
}

/** Organiser: everybody to their tables. */
export interface DoEveningCall {
  do: 'call'
}

/** Organiser, where tables are open: begin; later, seat those who wait though they are few. */
export interface DoEveningOpenTable {
  do: 'open-table'
  why?: string
}

/** I sit here; a neighbour or an assistant may say so of somebody. */
export interface DoEveningPresent {
  do: 'present'
  entrant?: number | null
}

/** Organiser: all tables deal, and the clock runs. */
export interface DoEveningStartRound {
  do: 'start-round'
}

/** Organiser or assistant: everything stands still. */
export interface DoEveningStopClock {
  do: 'stop-clock'
  why: string
}

/** Organiser: the clock runs again. */
export interface DoEveningGoOn {
  do: 'go-on'
}

/** Organiser: more time for all, or less. */
export interface DoEveningMoveClock {
  do: 'move-clock'
  minutes: number
  why: string
}

/** Organiser, where tables share a deal: they wait for each other no longer in this round. */
export interface DoEveningOpenGate {
  do: 'open-gate'
  why: string
}

/** Player: call the organiser to one's own table. */
export interface DoEveningDispute {
  do: 'dispute'
  line?: string
}

/** Whoever may decide: a dispute is settled, and the table plays on; never at one's own. */
export interface DoEveningSettle {
  do: 'settle'
  table: number
  why: string
}

/** Organiser: somebody from another table decides one dispute, and nothing else. */
export interface DoEveningNameReferee {
  do: 'name-referee'
  table: number
  entrant: number
  why: string
}

/** Whoever may decide: the result of a table that has none; never at one's own table. */
export interface DoEveningRule {
  do: 'rule'
  table: number
  places: number[]
  amounts: number[]
  why: string
}

/** Organiser: another result in place of one that stands, which the log keeps. */
export interface DoEveningCorrect {
  do: 'correct'
  round: number
  table: number
  places: number[]
  amounts: number[]
  why: string
}

/** Somebody of the table, or a helper: what lies on the board at the end. */
export interface DoEveningEnterSheet {
  do: 'enter-sheet'
  table: number
  sheet: ForSaleSheet | MonopolySheet
}

/** Another person of the table, or another helper: this sheet is right, by its number. */
export interface DoEveningConfirmSheet {
  do: 'confirm-sheet'
  table: number
  number: number
}

/** Organiser: another sheet in place of a result that stands, which the log keeps. */
export interface DoEveningCorrectSheet {
  do: 'correct-sheet'
  round: number
  table: number
  sheet: ForSaleSheet | MonopolySheet
  why: string
}

/** Organiser: somebody was there to the end of a game after all, or was not. */
export interface DoEveningCorrectLeft {
  do: 'correct-left'
  round: number
  table: number
  entrant: number
  left: boolean
  why: string
}

/** Organiser: the codes of all cards, to be printed; not of those who play or sit with you. */
export interface DoEveningPrintCards {
  do: 'print-cards'
}

/** Organiser or assistant: what the wall shows; of several views one after the other. */
export interface DoEveningSetScreen {
  do: 'screen'
  views?: ('clock' | 'join' | 'names' | 'podium' | 'ranks' | 'table' | 'tables' | 'text')[]
  table?: number | null
  line?: string
}

/** Organiser: all results are in. */
export interface DoEveningCloseRound {
  do: 'close-round'
}

/** Organiser: the evening is over, and the server's seed is shown. */
export interface DoEveningEnd {
  do: 'end'
}

/** A row of buildings is up for auction. */
export interface ForSaleBuildingsLaid {
  event: 'buildings_laid'
  round: number
  buildings: number[]
  opener: number
}

/** A seat has put coins on the table; `total` is its whole bid. */
export interface ForSaleBidPlaced {
  event: 'bid_placed'
  seat: number
  total: number
}

/** A seat left with a building (or none), part of its bid back and the rest paid. */
export interface ForSalePassed {
  event: 'passed'
  seat: number
  building: number | null
  back: number
  paid: number
}

/** The last bidder paid the whole bid and took the last building. */
export interface ForSaleAuctionWon {
  event: 'auction_won'
  seat: number
  building: number
  paid: number
}

/** A row of cheques waits for buildings. */
export interface ForSaleChequesLaid {
  event: 'cheques_laid'
  round: number
  cheques: number[]
}

/** A seat has laid a building face down; nobody else knows which. */
export interface ForSaleSealed {
  event: 'sealed'
  seat: number
}

/** All buildings are turned over, the best first. */
export interface ForSaleRevealed {
  event: 'revealed'
  sales: ForSaleSold[]
}

/** One building of a reveal and the cheque it brought. */
export interface ForSaleSold {
  seat: number
  building: number
  cheque: number
}

/** The last seat with buildings took all remaining cheques for them. */
export interface ForSaleSwept {
  event: 'swept'
  seat: number
  buildings: number[]
  cheques: number[]
}

/** Somebody who may has named the winners. */
export interface ForSaleRuled {
  event: 'ruled'
  winners: number[]
}

/** Everything is counted. */
export interface ForSaleGameEnded {
  event: 'game_ended'
  scores: number[]
  ranking: number[]
  winners: number[]
}

/** The dice for a move. */
export interface MonopolyDiceRolled {
  event: 'dice_rolled'
  seat: number
  dice: [number, number]
}

/** A token moved; steps are negative going back. */
export interface MonopolyMoved {
  event: 'moved'
  seat: number
  come_from: number
  to: number
  steps: number
}

/** The start was reached or passed. */
export interface MonopolySalaryPaid {
  event: 'salary_paid'
  seat: number
  amount: number
}

/** A property at its printed price. */
export interface MonopolyBought {
  event: 'bought'
  seat: number
  slot: number
  price: number
}

/** Not bought: an auction follows. */
export interface MonopolyDeclined {
  event: 'declined'
  seat: number
  slot: number
}

/** Something comes under the hammer: a slot, `house` or `hotel`. */
export interface MonopolyLotOpened {
  event: 'lot_opened'
  lot: number | string
  turn: number
}

/** A higher bid; for a building also its street. */
export interface MonopolyBidPlaced {
  event: 'bid_placed'
  seat: number
  amount: number
  street: number | null
}

/** Out of this auction. */
export interface MonopolyBidderPassed {
  event: 'bidder_passed'
  seat: number
}

/** The hammer falls. */
export interface MonopolyLotSold {
  event: 'lot_sold'
  seat: number
  lot: number | string
  price: number
}

/** Nobody wanted it; the bank keeps it. */
export interface MonopolyLotUnsold {
  event: 'lot_unsold'
  lot: number | string
}

/** Rent may be asked for; None: the dice will decide how much. */
export interface MonopolyClaimOpened {
  event: 'claim_opened'
  debtor: number
  owner: number
  slot: number
  amount: number | null
}

/** The owner asked in time. */
export interface MonopolyRentDemanded {
  event: 'rent_demanded'
  owner: number
  debtor: number
  slot: number
}

/** The owner let the visitor off. */
export interface MonopolyRentWaived {
  event: 'rent_waived'
  owner: number
  debtor: number
  slot: number
}

/** Nobody asked in time: no rent, for good. */
export interface MonopolyClaimExpired {
  event: 'claim_expired'
  owner: number
  debtor: number
  slot: number
}

/** A fresh roll for the rent of a utility. */
export interface MonopolyRentRolled {
  event: 'rent_rolled'
  debtor: number
  slot: number
  dice: [number, number]
}

/** A debt that could not be paid at once; None is the bank. */
export interface MonopolyOwed {
  event: 'owed'
  debtor: number
  creditor: number | null
  amount: number
  cause: string
}

/** A debt is settled. */
export interface MonopolyPaid {
  event: 'paid'
  debtor: number
  creditor: number | null
  amount: number
  cause: string
}

/** The top card of a deck, by its id. */
export interface MonopolyCardDrawn {
  event: 'card_drawn'
  seat: number
  card: string
}

/** Money from the bank by a card. */
export interface MonopolyReceived {
  event: 'received'
  seat: number
  amount: number
}

/** Straight to jail. */
export interface MonopolyJailed {
  event: 'jailed'
  seat: number
}

/** Out of jail: by `double`, `fine` or `card`. */
export interface MonopolyFreed {
  event: 'freed'
  seat: number
  how: string
}

/** A street has grown to this level; 5 is a hotel. */
export interface MonopolyBuilt {
  event: 'built'
  seat: number
  street: number
  level: number
  price: number
}

/** A street has shrunk to this level. */
export interface MonopolyUnbuilt {
  event: 'unbuilt'
  seat: number
  street: number
  level: number
  back: number
}

/** A deed was turned over. */
export interface MonopolyMortgaged {
  event: 'mortgaged'
  seat: number
  slot: number
  amount: number
}

/** A deed lies face up again. */
export interface MonopolyRedeemed {
  event: 'redeemed'
  seat: number
  slot: number
  price: number
}

/** Sealed wishes are collected. */
export interface MonopolyWishesCalled {
  event: 'wishes_called'
  seat: number
  asked: number[]
}

/** A seat has answered; nobody else knows what. */
export interface MonopolyWishSealed {
  event: 'wish_sealed'
  seat: number
}

/** A trade is proposed. */
export interface MonopolyOffered {
  event: 'offered'
  seat: number
  to: number
  offer: number
  give: MonopolySide
  want: MonopolySide
}

/** A trade is done. */
export interface MonopolyTraded {
  event: 'traded'
  seat: number
  to: number
  offer: number
  give: MonopolySide
  want: MonopolySide
}

/** An offer is refused. */
export interface MonopolyRejected {
  event: 'rejected'
  seat: number
  offer: number
}

/** An offer is taken back. */
export interface MonopolyWithdrawn {
  event: 'withdrawn'
  seat: number
  offer: number
}

/** A roll ended all bargaining. */
export interface MonopolyOffersLapsed {
  event: 'offers_lapsed'
  count: number
}

/** The next roll waits for this seat. */
export interface MonopolyHeld {
  event: 'held'
  seat: number
}

/** It no longer has to wait. */
export interface MonopolyReleased {
  event: 'released'
  seat: number
}

/** All that could be paid was paid; None is the bank. */
export interface MonopolyWentBankrupt {
  event: 'went_bankrupt'
  seat: number
  creditor: number | null
  paid: number
}

/** Somebody left voluntarily. */
export interface MonopolyLeftGame {
  event: 'left_game'
  seat: number
  cash: number
}

/** An estate has an heir; None is the bank. */
export interface MonopolyDeedsPassed {
  event: 'deeds_passed'
  seat: number
  heir: number | null
  deeds: number[]
}

/** The next one is to roll. */
export interface MonopolyTurnEnded {
  event: 'turn_ended'
  seat: number
  next: number
}

/** Everybody rolled: the lowest keeps the bank, the highest begins. */
export interface MonopolyFirstRolled {
  event: 'first_rolled'
  rolls: [number, number][][]
  banker: number
  opener: number
}

/** The time is up. */
export interface MonopolyTimeCalled {
  event: 'time_called'
}

/** The last turn is over; rent may still be asked for. */
export interface MonopolyLastCall {
  event: 'last_call'
}

/** Everything is counted. */
export interface MonopolyGameEnded {
  event: 'game_ended'
  ending: string
}

/** The organiser has decided. */
export interface MonopolyRuled {
  event: 'ruled'
  winners: number[]
}

/** No double; the number of the coming jail turn. */
export interface MonopolyStayedInJail {
  event: 'stayed_in_jail'
  seat: number
  jail_turn: number
}

export type Command =
  | DoSit
  | DoStand
  | DoSeatBot
  | DoUnseat
  | DoChange
  | DoStart
  | DoSealSeed
  | DoShowSeed
  | DoMove
  | DoOrder
  | DoSay
  | DoPause
  | DoAnswerPause
  | DoGoOn
  | DoAskUndo
  | DoAnswerUndo
  | DoVoteEnd
  | DoRematch
  | DoMoveSeat
  | DoReissue
  | DoTakeOver
  | DoComeBack
  | DoWaitFor
  | DoLetBot
  | DoHurry
  | DoTakeVacation
  | DoRule
  | DoAnswerRuling

export type EveningCommand =
  | DoEveningJoin
  | DoEveningEnter
  | DoEveningRegister
  | DoEveningRename
  | DoEveningLeave
  | DoEveningReturn
  | DoEveningWish
  | DoEveningNewCard
  | DoEveningUseCard
  | DoEveningOrganise
  | DoEveningInvite
  | DoEveningAssist
  | DoEveningDismiss
  | DoEveningChange
  | DoEveningDraw
  | DoEveningShowSeed
  | DoEveningSwap
  | DoEveningSetBoard
  | DoEveningCall
  | DoEveningOpenTable
  | DoEveningPresent
  | DoEveningStartRound
  | DoEveningStopClock
  | DoEveningGoOn
  | DoEveningMoveClock
  | DoEveningOpenGate
  | DoEveningDispute
  | DoEveningSettle
  | DoEveningNameReferee
  | DoEveningRule
  | DoEveningCorrect
  | DoEveningEnterSheet
  | DoEveningConfirmSheet
  | DoEveningCorrectSheet
  | DoEveningCorrectLeft
  | DoEveningPrintCards
  | DoEveningSetScreen
  | DoEveningCloseRound
  | DoEveningEnd

export type ForSaleEvent =
  | ForSaleBuildingsLaid
  | ForSaleBidPlaced
  | ForSalePassed
  | ForSaleAuctionWon
  | ForSaleChequesLaid
  | ForSaleSealed
  | ForSaleRevealed
  | ForSaleSwept
  | ForSaleRuled
  | ForSaleGameEnded

export type MonopolyEvent =
  | MonopolyDiceRolled
  | MonopolyMoved
  | MonopolySalaryPaid
  | MonopolyBought
  | MonopolyDeclined
  | MonopolyLotOpened
  | MonopolyBidPlaced
  | MonopolyBidderPassed
  | MonopolyLotSold
  | MonopolyLotUnsold
  | MonopolyClaimOpened
  | MonopolyRentDemanded
  | MonopolyRentWaived
  | MonopolyClaimExpired
  | MonopolyRentRolled
  | MonopolyOwed
  | MonopolyPaid
  | MonopolyCardDrawn
  | MonopolyReceived
  | MonopolyJailed
  | MonopolyFreed
  | MonopolyBuilt
  | MonopolyUnbuilt
  | MonopolyMortgaged
  | MonopolyRedeemed
  | MonopolyWishesCalled
  | MonopolyWishSealed
  | MonopolyOffered
  | MonopolyTraded
  | MonopolyRejected
  | MonopolyWithdrawn
  | MonopolyOffersLapsed
  | MonopolyHeld
  | MonopolyReleased
  | MonopolyWentBankrupt
  | MonopolyLeftGame
  | MonopolyDeedsPassed
  | MonopolyTurnEnded
  | MonopolyFirstRolled
  | MonopolyTimeCalled
  | MonopolyLastCall
  | MonopolyGameEnded
  | MonopolyRuled
  | MonopolyStayedInJail
