"""Options and apply, compared: all that is offered, and a sample of all that is not."""

import random
from collections.abc import Iterator

from zuschlag.errors import Refusal
from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly import words as w
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import DECKS, State
from zuschlag.rules.monopoly.state import LAND, SLOTS, STRIDE, Table
from zuschlag.rules.monopoly.words import Action, Options

NOTHING = Options()
BARE: tuple[Action, ...] = (
    w.Roll(),
    w.Buy(),
    w.Decline(),
    w.Pass(),
    w.Hold(),
    w.Done(),
    w.PayFine(),
    w.GiveUp(),
)
Reply = tuple[str, dict[str, object]] | None


def reply_to(state: State, seat: int, action: Action) -> Reply:
    """None if a copy of the state takes the action, else slug and facts of the refusal."""
    copy = state.copy()
    try:
        MONOPOLY.apply(copy, seat, action)
    except Refusal as refusal:
        assert copy.tables.tobytes() == state.tables.tobytes(), "refused, and yet changed"
        return refusal.slug, dict(refusal.facts)
    return None


def promised_bids(o: Options) -> Iterator[w.Bid]:
    """The least and the most, for every street where one must be named (GAP-81)."""
    if o.bid is None:
        return
    places = list(zip(o.streets, o.bids, strict=True)) if o.bids else [(None, o.bid[0])]
    for street, least in places:
        if least <= o.bid[1]:
            yield from (w.Bid(amount, street) for amount in sorted({least, o.bid[1]}))


def offered(state: State, options: Options) -> Iterator[Action]:
    """Every single action that options promise."""
    o, t = options, state.read()
    flags = (o.roll, o.buy, o.decline, o.can_pass, o.hold, o.done, o.pay_fine, o.give_up)
    yield from (action for action, is_open in zip(BARE, flags, strict=True) if is_open)
    yield from promised_bids(o)
    yield from (w.Demand(claim) for claim in o.demand)
    yield from (w.Waive(claim) for claim in o.waive)
    yield from (w.Wish({street: 1}) for street in o.wish)
    yield from (w.Build([street]) for street in o.build)
    yield from (w.Sell([street]) for street in o.sell)
    yield from (w.Sell([s for s in group for _ in range(t.level[s])]) for group in o.clear)
    yield from (w.Mortgage(slot) for slot in o.mortgage)
    yield from (w.Redeem(slot) for slot in o.redeem)
    yield from (w.UseCard(deck) for deck in o.use_card)
    yield from (w.Accept(offer) for offer in o.accept)
    yield from (w.Reject(offer) for offer in o.reject)
    yield from (w.Withdraw(offer) for offer in o.withdraw)


def not_offered(state: State, seat: int, options: Options, luck: random.Random) -> Iterator[Action]:
    """Of everything that could be said in one breath what options leave out."""
    promised = list(offered(state, options))
    for action in everything(state, seat, options, luck):
        if action not in promised:
            yield action


def everything(state: State, seat: int, options: Options, luck: random.Random) -> Iterator[Action]:
    """Each bare verb, each claim, offer and deck, and slots: the seat's own and some others."""
    t = state.read()
    yield from BARE
    yield from (w.UseCard(deck) for deck in DECKS)
    least, most = options.bid or (1, 0)
    yield from (w.Bid(amount) for amount in (-1, 0, least - 1, most + 1))
    yield from (w.Bid(least, nowhere) for nowhere in (-1, 0, 40))
    for claim in (*t.claim_id[: t.claims], t.next_claim):
        yield from (w.Demand(claim), w.Waive(claim))
    for offer in (*t.offer_id[: t.offers], t.next_offer):
        yield from (w.Accept(offer), w.Reject(offer), w.Withdraw(offer))
    own = listed(t.deeds[seat]) if 0 <= seat < t.seats else []
    for slot in sorted({*own, *luck.sample(range(40), 6)}):
        yield from (w.Mortgage(slot), w.Redeem(slot))
        yield from (w.Build([slot]), w.Wish({slot: 1}), w.Sell([slot]))


def broken_promises(state: State, seat: int, luck: random.Random) -> list[str]:
    """Where options and apply differ for this seat."""
    options = MONOPOLY.options(state, seat)
    open_to = options or NOTHING
    found = [
        f"{seat} {action} is offered and refused: {reply}"
        for action in offered(state, open_to)
        if (reply := reply_to(state, seat, action)) is not None
    ]
    found += [
        f"{seat} {action} is done without being offered"
        for action in not_offered(state, seat, open_to, luck)
        if reply_to(state, seat, action) is None
    ]
    return found + wrong_least(state, seat, open_to)


def wrong_least(state: State, seat: int, options: Options) -> list[str]:
    """A bid needs the next step and the price of its street; a refusal names just that (GAP-33)."""
    t = state.read()
    if not options.can_pass or (t.lot != LAND and not options.streets):
        return []
    found = []
    for named in (None, *options.streets):
        least = _least(t, named if named is not None else _usual_street(t, seat, options.streets))
        for amount in (least - 1, least):
            reply = reply_to(state, seat, w.Bid(amount, named))
            if named is None and options.bids and len(options.streets) > 1:
                if reply is None or not reply[0].endswith("street-not-named"):
                    found.append(f"{seat} bids {amount} without a street: {reply}")
                continue
            if (reply is None) != (least <= amount <= t.cash[seat]):
                found.append(f"{seat} bids {amount} on {named}, least is {least}: {reply}")
            if reply and reply[0].endswith("too-low") and reply[1].get("least") != least:
                found.append(f"{seat} is told {reply[1]} on {named}, least is {least}")
    return found


def _usual_street(t: Table, seat: int, streets: list[int]) -> int | None:
    """Where an unnamed bid goes: as wished, else cheapest, else lowest (MA-BUILD-11)."""
    wishes = t.wish[seat * STRIDE : seat * STRIDE + SLOTS] if t.wishing >> seat & 1 else [0] * SLOTS
    return min(streets, key=lambda slot: (not wishes[slot], t.house[slot], slot), default=None)


def _least(t: Table, street: int | None) -> int:
    least = t.lot_high + t.bid_step if t.lot_high else t.least_opening
    return least if street is None or t.building_floor else max(least, t.house[street])


def stuck(state: State) -> list[str]:
    """Dead ends: nobody is asked, or somebody who is asked can do nothing that works."""
    waiting = MONOPOLY.waiting_for(state)
    is_over, wants_chance = MONOPOLY.outcome(state) is not None, MONOPOLY.wants_chance(state)
    if is_over or wants_chance:
        return [f"{waiting} are asked"] if waiting or is_over == wants_chance else []
    if not waiting:
        return ["nobody is asked"]
    found = []
    for seat in waiting:
        options = MONOPOLY.options(state, seat) or NOTHING
        if all(reply_to(state, seat, action) is not None for action in offered(state, options)):
            found.append(f"{seat} is asked and can do nothing: {options}")
    return found
