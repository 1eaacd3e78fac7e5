"""Typed actions as the numbers the rules read, and back."""

from collections.abc import Callable
from operator import attrgetter
from struct import Struct
from typing import Any, NamedTuple

import numpy as np

from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.parts import ACTIONS, NUMBERS, PARTS, VERB_OF, VERBS
from zuschlag.rules.monopoly.position import DECKS
from zuschlag.rules.monopoly.state import MOVE_RECORD, NOBODY, SLOTS
from zuschlag.rules.monopoly.words import BY_THE_TABLE, Action, Ruling, Side

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


class _Draft:
    """A move while it is written: an attribute of a record takes ten times as long to set."""

    __slots__ = MOVE_RECORD.names or ()

    def __init__(self) -> None:
        for name in _SINGLE:
            setattr(self, name, 0)
        self.levels = [0] * _LEVELS


_SINGLE = [name for name in MOVE_RECORD.names or () if name != "levels"]
_LEVELS = (MOVE_RECORD.itemsize // 8) - len(_SINGLE)
_PACKED = Struct(f"{MOVE_RECORD.itemsize // 8}q")
_numbers = attrgetter(*_SINGLE)


def one_move(seat: int, action: Action) -> Tables:
    """One action, as a record of its own."""
    draft = _Draft()
    write_move(draft, seat, action)
    packed = _PACKED.pack(*_numbers(draft), *draft.levels)
    return np.frombuffer(bytearray(packed), MOVE_RECORD)


def write_move(m: Any, seat: int, action: Action) -> None:
    """One action into a record; TypeError for what is not an action, a bug of the caller."""
    kind = type(action)
    if kind not in VERB_OF:
        raise TypeError(f"not an action of Monopoly: {action!r}")
    m.verb = NUMBERS[VERB_OF[kind]]
    m.seat = _whole(seat)
    m.slot = NOBODY
    m.streets = 0
    m.redeem = 0
    if isinstance(action, Ruling):
        m.number = gathered([seat for seat in action.winners if 0 <= _whole(seat) < 60])
        return
    for part in PARTS[kind]:
        _KINDS[part.kind].put(m, getattr(action, part.name))


def read_move(m: Any) -> Action:
    """The numbers of a move as a typed action."""
    action = ACTIONS[VERBS[m.verb]]
    if action in BY_THE_TABLE:
        raise ValueError(f"{VERBS[m.verb]} is not a player's move")
    return action(*[_KINDS[part.kind].take(m) for part in PARTS[action]])


def _whole(value: object) -> int:
    """An int, cut to what a machine word holds; 2.5 or True would lose money on the way."""
    if type(value) is not int:
        raise TypeError(f"an action holds whole numbers, not {value!r}")
    return max(-_HUGE, min(value, _HUGE))


def _slots(slots: list[int]) -> int:
    for slot in slots:
        if not 0 <= _whole(slot) < SLOTS:
            raise ValueError(f"a slot is a number from 0 to 39, not {slot!r}")
    return gathered(slots)


def _put_number(m: Any, number: int) -> None:
    m.number = _whole(number)


def _put_street(m: Any, street: int | None) -> None:
    """Below zero means no street at all, so a wrong one is put beyond the board."""
    if street is not None:
        m.slot = _whole(street) if _whole(street) >= 0 else SLOTS


def _put_levels(m: Any, levels: dict[int, int]) -> None:
    m.streets = _slots(list(levels))
    for slot, count in levels.items():
        m.levels[slot % SLOTS] = max(0, min(_whole(count), SLOTS))


def _put_streets(m: Any, streets: list[int]) -> None:
    _put_levels(m, {slot: streets.count(slot) for slot in streets})


def _put_deck(m: Any, deck: str) -> None:
    m.number = DECKS.index(deck) if deck in DECKS else NOBODY


def _put_seat(m: Any, seat: int) -> None:
    m.to = _whole(seat)


def _put_given(m: Any, side: Side) -> None:
    m.give_cash, m.give_deeds, m.give_cards, m.give_debt = _side(side)


def _put_wanted(m: Any, side: Side) -> None:
    m.want_cash, m.want_deeds, m.want_cards, m.want_debt = _side(side)


def _side(side: Side) -> tuple[int, int, int, int]:
    cards = gathered([DECKS.index(deck) for deck in side.cards])
    return _whole(side.cash), _slots(side.deeds), cards, _whole(side.debt)


def _put_redeemed(m: Any, slots: list[int]) -> None:
    m.redeem = _slots(slots)


def _number(m: Any) -> int:
    return int(m.number)


def _street(m: Any) -> int | None:
    return None if m.slot == NOBODY else int(m.slot)


def _levels(m: Any) -> dict[int, int]:
    return {slot: int(m.levels[slot]) for slot in listed(m.streets)}


def _streets(m: Any) -> list[int]:
    return [slot for slot, count in _levels(m).items() for _ in range(count)]


def _taken_side(cash: int, deeds: int, cards: int, debt: int) -> Side:
    return Side(int(cash), listed(deeds), [DECKS[deck] for deck in listed(cards)], int(debt))


class _Kind(NamedTuple):
    """How one kind of part is put into a move, and taken out again."""

    put: Callable[[Any, Any], None]
    take: Callable[[Any], Any]


_KINDS = {
    "amount": _Kind(_put_number, _number),
    "number": _Kind(_put_number, _number),
    "slot": _Kind(_put_number, _number),
    "street": _Kind(_put_street, _street),
    "streets": _Kind(_put_streets, _streets),
    "levels": _Kind(_put_levels, _levels),
    "deck": _Kind(_put_deck, lambda m: DECKS[m.number]),
    "seat": _Kind(_put_seat, lambda m: int(m.to)),
    "given": _Kind(
        _put_given,
        lambda m: _taken_side(m.give_cash, m.give_deeds, m.give_cards, m.give_debt),
    ),
    "wanted": _Kind(
        _put_wanted,
        lambda m: _taken_side(m.want_cash, m.want_deeds, m.want_cards, m.want_debt),
    ),
    "redeemed": _Kind(_put_redeemed, lambda m: listed(m.redeem)),
}
