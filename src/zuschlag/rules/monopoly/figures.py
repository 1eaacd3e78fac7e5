"""What property costs, earns and is worth now, worked out by the rules for whoever shows it.

Nobody else computes a price: pages and terminal show these figures. All of them are public.
"""

from typing import Any, NamedTuple

import msgspec

from zuschlag.rules.kernel import plain
from zuschlag.rules.monopoly.mortgage import (
    interest,
    level_back,
    mortgage_value,
    most_to_raise,
    redemption,
)
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.rent import station_rent, street_rent, utility_times
from zuschlag.rules.monopoly.score import worth_of_buildings, worth_of_deeds
from zuschlag.rules.monopoly.state import BANK, SLOTS, STATION, STREET, Table
from zuschlag.rules.monopoly.trade import fees

# Uncompiled: a few sums a move are not worth a door of their own.
_mortgage_value, _interest, _redemption = plain(mortgage_value), plain(interest), plain(redemption)
_level_back, _most_to_raise = plain(level_back), plain(most_to_raise)
_street_rent, _station_rent, _utility_times = (
    plain(street_rent),
    plain(station_rent),
    plain(utility_times),
)
_fees = plain(fees)
_worth_of_deeds, _worth_of_buildings = plain(worth_of_deeds), plain(worth_of_buildings)


class SlotFigures(msgspec.Struct, frozen=True, array_like=True):
    """One property; what it costs to whoever has it, and what a visitor would be asked for."""

    slot: int
    mortgage: int  # what the bank pays when it is mortgaged
    interest: int  # what taking it over costs while it is mortgaged
    redeem: int  # what redeeming it would cost now
    release: int  # what taking it over and redeeming it at once costs
    build: int  # one level more
    unbuild: int  # what one level less brings
    rent: int | None  # None: nothing, or the dice say
    times: int | None  # what the dice are multiplied by


class PersonFigures(NamedTuple):
    """What somebody's property is worth, and what could be raised on it."""

    deeds: int
    buildings: int
    raisable: int


class Figures(NamedTuple):
    """By slot and by seat."""

    slots: list[SlotFigures]
    people: list[PersonFigures]


def figures_of(state: State, t: Table) -> Figures:
    """All figures of a position; kept with the state until property changes."""
    mark = (t.owner, t.level, t.mortgaged, t.inherited, t.living)
    if state.figures is None or state.figures[0] != mark:
        state.figures = (mark, _figures(t))
    found: Figures = state.figures[1]
    return found


def _figures(t: Any) -> Figures:
    here, mortgaged = t._replace(by_card=0), t._replace(mortgaged=-1)  # -1: all of them
    slots = [_slot(here, mortgaged, slot) for slot in range(SLOTS) if t.price[slot] > 0]
    return Figures(slots, [_person(t, seat) for seat in range(t.seats)])


def _slot(t: Any, mortgaged: Any, slot: int) -> SlotFigures:
    rent, times = _asked(t, slot)
    is_street = t.kind[slot] == STREET
    return SlotFigures(
        slot=slot,
        mortgage=_mortgage_value(t, slot),
        interest=_interest(t, slot),
        redeem=_redemption(t, slot),
        release=_fees(mortgaged, 1 << slot, 1 << slot),
        build=t.house[slot],
        unbuild=_level_back(t, slot) if is_street else 0,
        rent=rent,
        times=times,
    )


def _asked(t: Any, slot: int) -> tuple[int | None, int | None]:
    """Rent, or the multiple of a roll."""
    if t.owner[slot] == BANK or t.mortgaged >> slot & 1:
        return None, None
    if t.kind[slot] == STREET:
        return _street_rent(t, slot), None
    if t.kind[slot] == STATION:
        return _station_rent(t, slot), None
    return None, _utility_times(t, slot)


def _person(t: Any, seat: int) -> PersonFigures:
    raisable = _most_to_raise(t, seat) - t.cash[seat]
    return PersonFigures(_worth_of_deeds(t, seat), _worth_of_buildings(t, seat), raisable)
