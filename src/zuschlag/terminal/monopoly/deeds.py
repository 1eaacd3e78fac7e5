"""What stands on a deed, line by line, and who holds it now."""

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.monopoly import estate
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.terminal.wishes import YOU

_STATIONS = ("1 station", "2 stations", "3 stations", "4 stations")
_LONG = 28
_PLACES = {
    "go": "Passing or reaching it brings {salary}.",
    "chance": "Draw a card.",
    "chest": "Draw a card.",
    "jail": "Just visiting, unless you were sent here.",
    "parking": "Nothing happens here.",
    "go-to-jail": "Straight to jail, without salary.",
}


def facts_of(seen: Observation, terms: Terms, speech: Speech, slot: int) -> list[str]:
    """A few lines about a slot as it stands: owner first, then figures."""
    one, money = terms.board.slots[slot], speech.money
    if one.kind == "donation":
        place = [s for s, other in enumerate(terms.board.slots) if other.kind == "donation"]
        return [f"A donation of {money(terms.donation[place.index(slot)])} to the bank."]
    if not one.price:
        return [_PLACES[one.kind].format(salary=money(terms.board.money.salary))]
    owner = seen.owners[slot]
    if owner is None:
        return [f"For sale at {money(one.price)}.", *_bare_figures(terms, speech, slot)]
    whose = "Yours" if owner == YOU else f"Owned by {speech.of(owner)}"
    if slot in seen.mortgaged:
        back = money(estate.of(seen, slot).redeem)
        return [f"{whose}, mortgaged: no rent.", f"Redeeming it costs {back}."]
    stands = f", {estate.height(seen.levels[slot])}" if one.kind == "street" else ""
    rent = estate.rent_now(seen, slot)
    return [f"{whose}{stands}.", f"Rent now {rent}.", *_bare_figures(terms, speech, slot)[1:]]


def _bare_figures(terms: Terms, speech: Speech, slot: int) -> list[str]:
    one, money = terms.board.slots[slot], terms.board.money
    if one.kind == "station":
        return [f"Rent {'/'.join(map(str, money.station))} for one to four stations."]
    if one.kind == "utility":
        return [f"Rent {money.utility[0]} or {money.utility[1]} times the dice."]
    built = "/".join(str(rent) for rent in one.rents[1:5])
    return [
        f"Rent {one.rents[0]}, whole colour {2 * one.rents[0]}.",
        f"Houses {built}, hotel {one.rents[5]}.",
        f"A house costs {speech.money(one.house)}.",
    ]


def deed_lines(seen: Observation, terms: Terms, speech: Speech, slot: int) -> list[str]:
    """The whole deed, for a sheet of its own."""
    one, money = terms.board.slots[slot], speech.money
    lines = facts_of(seen, terms, speech, slot)[:1]
    if not one.price:
        return facts_of(seen, terms, speech, slot)
    if seen.owners[slot] is not None and slot not in seen.mortgaged:
        lines.append(f"Rent now {estate.rent_now(seen, slot)}.")
    lines += ["", f"Price        {money(one.price):>8}"]
    lines += _rent_table(terms, speech, slot)
    lines.append(f"Mortgage     {money(estate.of(seen, slot).mortgage):>8}")
    lines.append(f"To redeem    {money(estate.of(seen, slot).redeem):>8}")
    return [*lines, "", *_sisters(seen, terms, speech, slot)]


def _rent_table(terms: Terms, speech: Speech, slot: int) -> list[str]:
    one, figures = terms.board.slots[slot], terms.board.money
    if one.kind == "station":
        told = zip(_STATIONS, figures.station, strict=True)
        return [f"{name:<13}{speech.money(rent):>8}" for name, rent in told]
    if one.kind == "utility":
        held = ("One held", "Both held")
        return [f"{n:<13}{t:>4} × dice" for n, t in zip(held, figures.utility, strict=True)]
    names = ("Bare land", "1 house", "2 houses", "3 houses", "4 houses", "Hotel")
    rents = [f"{n:<13}{speech.money(r):>8}" for n, r in zip(names, one.rents, strict=True)]
    doubled = f"{'Whole colour':<13}{speech.money(2 * one.rents[0]):>8}"
    house = f"{'House':<13}{speech.money(one.house):>8}"
    return [rents[0], doubled, *rents[1:], house]


def _sisters(seen: Observation, terms: Terms, speech: Speech, slot: int) -> list[str]:
    group = terms.board.slots[slot].group
    lines = [f"{estate.GROUP_NAMES[group]}:"]
    for other in estate.members(terms.board, group):
        owner = seen.owners[other]
        holder = "the bank" if owner is None else speech.of(owner)
        name = speech.slot(other)
        if len(name) > _LONG:
            name = terms.board.slots[other].short.en
        lines.append(f"  {name}: {holder}")
    return lines
