"""The facts of an event of Monopoly, field by field, as its sentence wants them."""

from typing import Any

from msgspec.structs import asdict

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event
from zuschlag.words.monopoly.places import Places
from zuschlag.words.story import Facts, People

_PEOPLE = ("seat", "debtor", "owner", "creditor", "heir", "next", "opener", "banker")
_SUMS = ("amount", "price", "back", "paid", "cash")
_PLACES = ("slot", "street", "to")
_PLAIN = ("cause", "how", "ending", "level", "count")


def facts_of(event: Event, people: People, places: Places) -> Facts:
    """Every field, said."""
    facts: Facts = {}
    for field, value in asdict(event).items():
        facts |= _said(event, field, value, people, places)
    return facts


def _said(event: Event, field: str, value: Any, people: People, places: Places) -> Facts:
    is_trade = isinstance(event, events.Offered | events.Traded)
    if field in _PEOPLE or (field == "to" and is_trade):
        return people.facts(field, value)
    if field in _SUMS:
        is_nothing = value is None or (isinstance(event, events.WentBankrupt) and not value)
        return {field: "none" if is_nothing else places.sum(value)}
    if field in _PLACES:
        return {field: "none" if value is None else places.name(value)}
    if field in _PLAIN:
        return {field: value}
    return _odd(field, value, people, places)


def _odd(field: str, value: Any, people: People, places: Places) -> Facts:
    """Fields that are told in a way of their own; others are not told."""
    match field:
        case "dice":
            one, two = value
            return {"one": one, "two": two, "double": "yes" if one == two else "no"}
        case "lot":
            return {field: places.lot(value)}
        case "card":
            return {field: places.card(value)}
        case "give" | "want":
            return {field: places.side(value)}
        case "asked":
            return {field: people.listed(value), f"{field}_count": len(value)}
        case "winners":
            return {field: people.listed(value)}
        case "deeds":
            return {field: places.shorts(value)}
        case "steps":
            return {"way": "back" if value < 0 else "on"}
        case "jail_turn":
            return {"tries": value - 1}
        case "rolls":
            return {field: _rolls(value, people)}
    return {}


def _rolls(rolls: list[list[tuple[int, int]]], people: People) -> str:
    sums = ["/".join(str(one + two) for one, two in own) for own in rolls]
    return ", ".join(f"{people.names[seat]} {own}" for seat, own in enumerate(sums))
