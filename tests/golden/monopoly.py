"""Monopoly in the golden playthroughs: a few rounds of four presets, by both numbers of the rules.

The players here are eager: they swap deeds until groups are complete, and build where they can.
They are no bots of ours, which may learn to play better.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.golden.playthrough import Luck, Playthrough, Side, plain, viewer_of
from zuschlag.rules.monopoly import words as w
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.layout import GROUPS
from zuschlag.rules.monopoly.views import Observation

ALREADY_KNOWN = ("edition", "options", "board", "rules", "viewer", "memory")
TOLD_OTHERWISE = ("people", "owners", "levels", "mortgaged", "known_cards", "book", "figures")


def dealt(deal: w.Deal) -> Iterator[str]:
    """Both decks."""
    yield f"chance {plain(deal.chance)}"
    yield f"chest {plain(deal.chest)}"


def view(seen: Observation) -> Iterator[str]:
    """One line for the table, one for the streets, one for each seat, one for known cards."""
    fields = msgspec.to_builtins(seen)
    shown = {
        name: value
        for name, value in fields.items()
        if name not in (*ALREADY_KNOWN, *TOLD_OTHERWISE) and value not in (None, [])
    }
    levels = {slot: level for slot, level in enumerate(seen.levels) if level}
    yield f"   {viewer_of(seen)}: {plain(shown)}"
    yield f"      levels: {plain(levels)}; mortgaged: {plain(seen.mortgaged)}"
    for seat, one in enumerate(fields["people"]):
        yield f"      {seat}: {plain(one)}"
    if seen.viewer is None and not seen.memory:  # all see the same
        for figures in fields["figures"]:
            yield f"      slot {plain(figures)}"
    if seen.memory:
        yield f"      cards under their decks: {plain(seen.known_cards)}"


def chosen(seen: Observation, may: w.Options | None, luck: Luck) -> w.Action | None:
    """What an eager player does; None for a seat that is not waited for and keeps still."""
    if may is None:
        return None
    if may.demand and luck.randrange(6):  # the others forget it
        return w.Waive(may.waive[0]) if luck.randrange(6) == 0 else w.Demand(may.demand[0])
    if seen.viewer not in seen.waiting:
        return None
    choices = [*_going_on(may, luck), *_money(seen, may, luck), *_trading(seen, may, luck)]
    ticket = luck.randrange(sum(weight for weight, _ in choices))
    for weight, action in choices:
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("the weights do not add up")


def _going_on(may: w.Options, luck: Luck) -> Iterator[tuple[int, w.Action]]:
    if may.roll:
        yield 6, w.Roll()
    if may.done:
        yield 6, w.Done()
    if may.buy:
        yield 30, w.Buy()
    if may.decline:
        yield 5, w.Decline()
    if may.can_pass:
        yield 6, w.Pass()
    if may.bid is not None:
        yield 8, _bid(may, may.bid, luck)
    if may.hold:
        yield 1, w.Hold()
    if may.pay_fine:
        yield 3, w.PayFine()
    if may.use_card:
        yield 9, w.UseCard(may.use_card[0])


def _bid(may: w.Options, bounds: tuple[int, int], luck: Luck) -> w.Bid:
    least, most = bounds
    places = [place for place, least in enumerate(may.bids) if least <= most]
    if not places:
        return w.Bid(min(most, least + luck.randrange(40)))
    place = places[luck.randrange(len(places))]
    return w.Bid(min(most, may.bids[place] + luck.randrange(20)), may.streets[place])


def _money(seen: Observation, may: w.Options, luck: Luck) -> Iterator[tuple[int, w.Action]]:
    needs_cash = 40 if seen.debts else 1
    if may.build and not seen.debts:
        yield 40, w.Build([_one(may.build, luck)])
    if may.wish:
        yield 40, w.Wish({_one(may.wish, luck): 1})
    if may.redeem:
        yield 2, w.Redeem(_one(may.redeem, luck))
    if may.mortgage:
        yield needs_cash, w.Mortgage(_one(may.mortgage, luck))
    if may.sell:
        yield needs_cash, w.Sell([_one(may.sell, luck)])
    if may.give_up and (seen.debts or _is_tired(seen, luck)):
        yield 6, w.GiveUp()


def _is_tired(seen: Observation, luck: Luck) -> bool:
    living = sum(one.is_living for one in seen.people)
    return living > 2 and seen.round > 3 and luck.randrange(50) == 0


def _trading(seen: Observation, may: w.Options, luck: Luck) -> Iterator[tuple[int, w.Action]]:
    if may.accept:
        yield 40, w.Accept(_one(may.accept, luck))
    if may.reject:
        yield 8, w.Reject(_one(may.reject, luck))
    if may.withdraw:
        yield 1, w.Withdraw(_one(may.withdraw, luck))
    if may.offer and may.offers_left and not seen.debts and seen.viewer is not None:
        for to in may.offer:
            if swap := _swap(seen, seen.viewer, to):
                yield 8, swap


def _swap(seen: Observation, mine: int, to: int) -> w.Offer | None:
    """A street of a group begun here against one of a group begun there."""
    for want in _loose(seen, to):
        for give in _loose(seen, mine):
            if _count(seen, mine, want) and not _count(seen, mine, give, but=give):
                return w.Offer(to, w.Side(deeds=[give]), w.Side(deeds=[want]))
    return None


def _loose(seen: Observation, seat: int) -> list[int]:
    built = {GROUPS[slot] for slot, level in enumerate(seen.levels) if level}
    return [slot for slot in seen.people[seat].deeds if GROUPS[slot] not in built]


def _count(seen: Observation, seat: int, slot: int, but: int | None = None) -> int:
    deeds = seen.people[seat].deeds
    return sum(GROUPS[one] == GROUPS[slot] for one in deeds if one != but)


def _one(values: list[Any], luck: Luck) -> Any:
    return values[luck.randrange(len(values))]


SIDE = Side(MONOPOLY, "Monopoly", dealt, chosen, view)


def _game(edition: str, seats: int, every: int, rules: int, **more: Any) -> Playthrough:
    name = f"monopoly-{edition}-{seats}-by-number-{rules}"
    return Playthrough(SIDE, name, edition, seats, every, rules, **more)


ROUNDS: dict[str, object] = {"end.limit": {"rounds": 12}}
DEAR: dict[str, object] = ROUNDS | {"donation": [700, 300]}  # so that somebody is bankrupt soon

PLAYTHROUGHS = [
    _game("classic", 2, 40, 1, board="classic", options=ROUNDS),
    _game("aalen-event-strict", 3, 50, 2, table_says={180: w.TimeUp()}),
    _game("aalen-casual", 4, 70, 2, options=DEAR),
    _game("tournament", 3, 40, 1, table_says={110: w.Ruling([1], "late")}),
]
