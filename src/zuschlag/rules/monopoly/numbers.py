"""Typed actions as the numbers the rules read."""

from collections.abc import Callable
from typing import Any

import numpy as np

from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly import words
from zuschlag.rules.monopoly.actions import as_written
from zuschlag.rules.monopoly.position import DECKS
from zuschlag.rules.monopoly.state import MOVE_RECORD, NOBODY, SLOTS
from zuschlag.rules.monopoly.verbs import NUMBERS, VERBS
from zuschlag.rules.monopoly.words import Action, Side

_HUGE = 2**62


def blank_moves(count: int) -> Tables:
    """Room for so many moves."""
    return np.zeros(count, MOVE_RECORD)


def write_moves(actions: list[tuple[int, Action]]) -> Tables:
    """All actions of a game, one record each."""
    moves = blank_moves(len(actions))
    for place, (seat, action) in enumerate(actions):
        write_move(moves[place], seat, action)
    return moves


def write_move(m: Any, seat: int, action: Action) -> None:
    """One action into a record; TypeError for what is no action, a bug of the caller."""
    m.verb = NUMBERS[as_written(action)[0]]
    m.seat = _whole(seat)
    m.slot = NOBODY
    m.streets = 0
    m.redeem = 0
    match action:
        case words.Bid(amount, street):
            m.number = _whole(amount)
            m.slot = NOBODY if street is None else _street(street)
        case words.Demand(number) | words.Waive(number) | words.Reject(number):
            m.number = _whole(number)
        case words.Withdraw(number) | words.Mortgage(number) | words.Redeem(number):
            m.number = _whole(number)
        case words.Wish(levels):
            _write_levels(m, levels)
        case words.Build(streets) | words.Sell(streets):
            _write_levels(m, {slot: streets.count(slot) for slot in streets})
        case words.UseCard(deck):
            m.number = DECKS.index(deck) if deck in DECKS else NOBODY
        case words.Offer(to, give, want, redeem):
            m.to = _whole(to)
            m.redeem = _slots(redeem)
            m.give_cash, m.give_deeds, m.give_cards, m.give_debt = _side(give)
            m.want_cash, m.want_deeds, m.want_cards, m.want_debt = _side(want)
        case words.Accept(number, redeem):
            m.number = _whole(number)
            m.redeem = _slots(redeem)
        case words.Ruling(winners):
            m.number = gathered([seat for seat in winners if 0 <= _whole(seat) < 60])


def _write_levels(m: Any, levels: dict[int, int]) -> None:
    m.streets = _slots(list(levels))
    for slot, count in levels.items():
        m.levels[slot % SLOTS] = max(0, min(_whole(count), SLOTS))


def _side(side: Side) -> tuple[int, int, int, int]:
    cards = gathered([DECKS.index(deck) for deck in side.cards])
    return _whole(side.cash), _slots(side.deeds), cards, _whole(side.debt)


def _slots(slots: list[int]) -> int:
    for slot in slots:
        if not 0 <= _whole(slot) < SLOTS:
            raise ValueError(f"a slot is a number from 0 to 39, not {slot!r}")
    return gathered(slots)


def _street(street: int) -> int:
    """Below zero stands for no street at all, so a wrong one is put beyond the board."""
    return _whole(street) if _whole(street) >= 0 else SLOTS


def _whole(value: object) -> int:
    """An int, cut to what a machine word holds; 2.5 or True would lose money on the way."""
    if type(value) is not int:
        raise TypeError(f"an action holds whole numbers, not {value!r}")
    return max(-_HUGE, min(value, _HUGE))


def read_move(m: Any) -> Action:
    """The numbers of a move as a typed action."""
    verb = VERBS[m.verb]
    number = int(m.number)
    if verb in _BARE_WORDS:
        return _BARE_WORDS[verb]()
    if verb in _NUMBERED_WORDS:
        return _NUMBERED_WORDS[verb](number)
    if verb == "bid":
        return words.Bid(number, None if m.slot == NOBODY else int(m.slot))
    if verb == "wish":
        return words.Wish({slot: int(m.levels[slot]) for slot in listed(m.streets)})
    if verb in ("build", "sell"):
        named = [slot for slot in listed(m.streets) for _ in range(int(m.levels[slot]))]
        return words.Build(named) if verb == "build" else words.Sell(named)
    if verb == "use-card":
        return words.UseCard(DECKS[number])
    if verb == "accept":
        return words.Accept(number, listed(m.redeem))
    if verb == "offer":
        give = _read_side(m.give_cash, m.give_deeds, m.give_cards, m.give_debt)
        want = _read_side(m.want_cash, m.want_deeds, m.want_cards, m.want_debt)
        return words.Offer(int(m.to), give, want, listed(m.redeem))
    raise ValueError(f"{verb} is not a player's move")


def _read_side(cash: int, deeds: int, cards: int, debt: int) -> Side:
    return Side(int(cash), listed(deeds), [DECKS[deck] for deck in listed(cards)], int(debt))


_BARE_WORDS: dict[str, Callable[[], Action]] = {
    "roll": words.Roll,
    "buy": words.Buy,
    "decline": words.Decline,
    "pass": words.Pass,
    "hold": words.Hold,
    "done": words.Done,
    "pay-fine": words.PayFine,
    "give-up": words.GiveUp,
}
_NUMBERED_WORDS: dict[str, Callable[[int], Action]] = {
    "demand": words.Demand,
    "waive": words.Waive,
    "mortgage": words.Mortgage,
    "redeem": words.Redeem,
    "reject": words.Reject,
    "withdraw": words.Withdraw,
}
