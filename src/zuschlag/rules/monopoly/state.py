"""Everything a game of Monopoly is, in one record: board, switches, people, deeds, what is owed."""

from typing import Annotated

from zuschlag.rules.bits import EMPTY, add, clockwise, drop, has
from zuschlag.rules.kernel import record, rule

MOST_SEATS = 8
BANK = MOST_SEATS  # the ninth purse: money is double entry and always sums to zero
NOBODY = -1
SLOTS = 40
STRIDE = 64  # room for the slots of one seat in a flat list
GROUPS = 10
STREET_GROUPS = 8
STATION_GROUP = 8
UTILITY_GROUP = 9
DECK = 16
MOST_DEBTS = 32
MOST_CLAIMS = 8
MOST_OFFERS = 48  # three for each seat in a turn and in the window after it
MOST_REFUSED = 512
MOST_TOLD = 128

PerSeat = Annotated[list[int], MOST_SEATS]
PerPurse = Annotated[list[int], MOST_SEATS + 1]
PerSlot = Annotated[list[int], SLOTS]
PerGroup = Annotated[list[int], GROUPS]
PerDeck = Annotated[list[int], 2]
PerCard = Annotated[list[int], 2 * DECK]
PerDebt = Annotated[list[int], MOST_DEBTS]
PerClaim = Annotated[list[int], MOST_CLAIMS]
PerOffer = Annotated[list[int], MOST_OFFERS]
PerEvent = Annotated[list[int], MOST_TOLD]

# kinds of slots
GO, STREET, STATION, UTILITY, CHANCE, CHEST, DONATION, JAIL, PARKING, GO_TO_JAIL = range(10)
# the two decks
CHANCE_DECK, CHEST_DECK = range(2)
# stages the rules go through by themselves, then stages in which somebody is asked
MOVING, LANDED, RESTED, TURN_OVER, TO_ROLL, TO_BUY, TO_END, WINDOW, LAST_WINDOW, OVER = range(10)
# what the dice are wanted for
NOTHING, MOVE, RENT = range(3)
# what lies under the hammer
NO_LOT, LAND, HOUSE, HOTEL = range(4)
# why somebody owes
FOR_RENT, FOR_DONATION, FOR_CARD, FOR_FINE, FOR_INTEREST = range(5)
# switches
EQUAL_TURNS, FINISH_TURN, STOP_NOW = range(3)
ASK_SHORT, ASK_NEVER, ASK_ALWAYS = range(3)
# endings
NOT_ENDED, LAST_STANDING, TIME, ROUNDS, RULING = range(5)

HOTEL_LEVEL = 5


class Table:
    """Deeds, streets and positions are slots 0 to 39; sets are bits of one number."""

    # the board
    kind: PerSlot
    group: PerSlot
    price: PerSlot
    house: PerSlot  # what one level costs
    due: PerSlot  # donations
    rents: Annotated[list[int], SLOTS * 8]  # bare, one to four houses, hotel
    members: PerGroup
    station_rent: Annotated[list[int], 4]
    utility_times: Annotated[list[int], 2]
    utility_by_card: int
    station_by_card: int
    salary: int
    fine: int
    start_money: int
    jail_slot: int
    effect: PerCard
    amount: PerCard  # money, slot or steps, as the effect wants it
    per_hotel: PerCard
    all_houses: int
    all_hotels: int

    # what was agreed before the game
    seats: int
    opener: int
    auto_claim: int
    claim_turns: int  # how many turns a claim stays open
    group_rent_stays: int
    fresh_roll: int
    count_mortgaged: int
    least_opening: int
    bid_step: int
    open_outcry: int
    building_floor: int  # 0: the regular price
    hotel_needs_all: int
    hotel_short_refused: int
    roll_optional: int
    interest_down: int
    end_mode: int
    half_buildings: int
    tiebreak_list: int
    round_limit: int
    ask_mode: int
    whole_estate: int
    may_leave: int

    # rulings that came later: a game keeps the number of the rules it began with
    property_for_debt: int  # for money alone no debt is forgiven
    claims_bind: int  # open claims count like debts in a trade
    leaver_auctions: int  # a street undecided by a leaver is auctioned first
    purses_covered: int  # a refused acceptance reveals nothing of the other purse
    stop_keeps_claims: int
    bid_names_street: int
    ruling_ends: int  # a ruling is the ending, even after a count
    queue_is_strict: int  # a debt too many is a fault, not forgotten

    # people
    living: int  # a set: who is still in the game
    active: int  # who rolls now, in the window who rolls next
    last_turn: int  # whose turn is running or ended last
    rounds: int
    turn_number: int
    new_round: int  # this window is between two rounds
    time_is_up: int
    ends_by: int  # what the last window was opened for
    ending: int
    ruled: int  # a set: winners by ruling
    outs: int  # how many have left the game
    out: PerSeat  # in which place it left, 0 while in the game
    leaving: int  # a set: who leaves as soon as the hammer has fallen
    fault: int  # the record cannot hold what the rules ask for
    cash: PerPurse
    at: PerSeat
    jailed: PerSeat  # 0 free, else the number of the jail turn
    doubles: int  # in a row in this turn
    again: int  # the last throw calls for another

    # deeds and buildings
    deeds: PerPurse
    owner: PerSlot
    level: PerSlot
    built: int  # a set: streets with a building
    mortgaged: int  # a set
    inherited: int  # a set: interest paid, may be redeemed for the mortgage alone
    houses: int  # with the bank
    hotels: int

    # the decks: rings, so that a card put under the deck costs nothing
    deck: PerCard
    top: PerDeck
    left: PerDeck
    seen: PerDeck  # how many cards were put under: everybody knows those
    keeper_card: PerDeck  # which card of the deck frees from jail
    keeper: PerDeck  # who holds it; the bank while it is in the deck

    # the agenda, most urgent first
    throw_for: int
    throw_claim: int  # which claim the rent roll decides
    dice: Annotated[list[int], 2]
    lot: int
    lot_slot: int
    lot_turn: int
    lot_leader: int
    lot_bidders: int  # a set
    lot_high: int
    lot_street: int  # where the leader will build
    debts: int
    debtor: PerDebt
    creditor: PerDebt
    debt: PerDebt
    cause: PerDebt
    estates: int  # a set: deeds the bank must still auction
    estate: PerSeat  # the same by the seat that left them
    asked: int  # a set: who must still answer the call for wishes
    answered: int  # a set: who has, with a wish or without
    called_by: int  # whose wish opened the collection
    wishing: int  # a set: whose wishes are being worked off
    wishes_after: int  # the seat after which wishes are looked at, clockwise
    wish: Annotated[list[int], MOST_SEATS * STRIDE]
    pretended: PerSlot  # levels placed for a moment only, to count
    stage: int
    by_card: int  # a card sent the player here: rent is multiplied

    # claims, oldest first
    claims: int
    next_claim: int
    claim_id: PerClaim
    claim_debtor: PerClaim
    claim_owner: PerClaim
    claim_slot: PerClaim
    claim_amount: PerClaim  # 0: the dice will say
    claim_times: PerClaim  # what a rent roll is multiplied by
    claim_turn: PerClaim

    # offers
    offers: int
    next_offer: int
    offer_id: PerOffer
    offer_from: PerOffer
    offer_to: PerOffer
    give_cash: PerOffer
    give_deeds: PerOffer
    give_cards: PerOffer
    give_debt: PerOffer
    want_cash: PerOffer
    want_deeds: PerOffer
    want_cards: PerOffer
    want_debt: PerOffer
    offer_redeem: PerOffer
    offer_mark: PerOffer
    offers_made: PerSeat
    refusals: int
    refused: Annotated[list[int], MOST_REFUSED]  # fingerprints of this round's rejected offers

    # holding up the next roll
    holding: int  # a set
    has_held: int  # a set: once a window is enough

    # what the last action brought about
    told: int
    said: PerEvent
    said_seat: PerEvent
    said_other: PerEvent
    said_slot: PerEvent
    said_amount: PerEvent


TABLE = record(Table)


class Move:
    """One action in numbers; each verb reads only what it needs."""

    verb: int
    seat: int
    number: int  # a bid, a slot, an id, a deck or a set of winners
    slot: int  # a street for a building bid
    to: int
    give_cash: int
    give_deeds: int
    give_cards: int
    give_debt: int
    want_cash: int
    want_deeds: int
    want_cards: int
    want_debt: int
    redeem: int  # a set: mortgaged deeds to redeem on receipt
    streets: int  # a set: which entries of levels count
    levels: PerSlot


MOVE_RECORD = record(Move)


@rule
def pay(t: Table, payer: int, payee: int, amount: int) -> None:
    """Money only ever moves; the bank's purse has no bottom (MA-BANK-6, GAP-16)."""
    t.cash[payer] -= amount
    t.cash[payee] += amount


@rule
def is_living(t: Table, seat: int) -> bool:
    """Still in the game (MA-BANKRUPT-4)."""
    return has(t.living, seat)


@rule
def next_seat(t: Table, seat: int) -> int:
    """The left neighbour still in the game (MA-TURN-3, MA-TURN-7)."""
    return clockwise(t.living, seat)


@rule
def holds_group(t: Table, seat: int, group: int) -> bool:
    """All deeds of the group in one hand (MA-BUILD-1)."""
    return t.deeds[seat] & t.members[group] == t.members[group]


@rule
def is_bare(t: Table, group: int) -> bool:
    """No building anywhere in the group (MA-MORT-2, MA-TRADE-2)."""
    return t.built & t.members[group] == EMPTY


@rule
def give_deed(t: Table, slot: int, taker: int) -> None:
    """The deed changes hands and lies open in front of its new owner (MA-BUY-2)."""
    giver = t.owner[slot]
    t.deeds[giver] = drop(t.deeds[giver], slot)
    t.deeds[taker] = add(t.deeds[taker], slot)
    t.owner[slot] = taker


@rule
def is_quiet(t: Table) -> bool:
    """Nothing more urgent than turn or window: no dice, hammer, debt or wishes (GAP-19, GAP-46)."""
    return (
        t.throw_for == NOTHING
        and t.lot == NO_LOT
        and t.debts == 0
        and t.asked == EMPTY
        and t.wishing == EMPTY
        and t.stage != OVER
    )


@rule
def in_window(t: Table) -> bool:
    """Between two turns, where every seat may act (GAP-19)."""
    return t.stage == WINDOW or t.stage == LAST_WINDOW


@rule
def has_floor(t: Table, seat: int) -> bool:
    """Standing actions: in the seat's own turn or in the window (MA-STD-1..3, GAP-19, GAP-20)."""
    return is_quiet(t) and (in_window(t) or seat == t.active)


@rule
def may_raise(t: Table, seat: int) -> bool:
    """Selling and mortgaging: with the floor, bidding, or in debt (GAP-23, GAP-44)."""
    if t.lot != NO_LOT:
        return is_bidder_asked(t, seat)
    if t.debts > 0:
        return t.throw_for == NOTHING and t.debtor[0] == seat
    return has_floor(t, seat)


@rule
def is_bidder_asked(t: Table, seat: int) -> bool:
    """Whether this seat may bid or pass now (GAP-42)."""
    if t.lot == NO_LOT or not has(t.lot_bidders, seat):
        return False
    if t.open_outcry:
        return seat != t.lot_leader
    return seat == t.lot_turn
