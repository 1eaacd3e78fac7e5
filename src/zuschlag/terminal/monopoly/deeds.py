"""What stands on a deed, line by line, and who holds it now."""

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.columns import left, right
from zuschlag.terminal.monopoly import estate
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.words import here

_LONG = 28


def facts_of(seen: Observation, terms: Terms, speech: Speech, slot: int) -> list[str]:
    """A few lines about a slot as it stands: owner first, then figures."""
    one, money = terms.board.slots[slot], speech.money
    if one.kind == "donation":
        place = [s for s, other in enumerate(terms.board.slots) if other.kind == "donation"]
        amount = money(terms.donation[place.index(slot)])
        return [here.say("place-donation", amount=amount)]
    if not one.price:
        return [here.say(f"place-{one.kind}", salary=money(terms.board.money.salary))]
    owner = seen.owners[slot]
    if owner is None:
        return [
            here.say("deed-for-sale", price=money(one.price)),
            *_bare_figures(terms, speech, slot),
        ]
    whose = {"who": "you" if owner == speech.you else "other", "name": speech.names[owner]}
    if slot in seen.mortgaged:
        back = money(estate.of(seen, slot).redeem)
        return [here.say("deed-down", **whose), here.say("deed-redeeming", cost=back)]
    key = "deed-held-built" if one.kind == "street" else "deed-held"
    held = here.say(key, stands=estate.height(seen.levels[slot]), **whose)
    return [held, _rent_now(seen, slot), *_bare_figures(terms, speech, slot)[1:]]


def _rent_now(seen: Observation, slot: int) -> str:
    return here.say("deed-rent-now", rent=estate.rent_now(seen, slot))


def _bare_figures(terms: Terms, speech: Speech, slot: int) -> list[str]:
    one, money = terms.board.slots[slot], terms.board.money
    if one.kind == "station":
        return [here.say("deed-stations", rents="/".join(map(str, money.station)))]
    if one.kind == "utility":
        return [here.say("deed-utilities", one=money.utility[0], both=money.utility[1])]
    built = "/".join(str(rent) for rent in one.rents[1:5])
    return [
        here.say("deed-rent", bare=one.rents[0], whole=2 * one.rents[0]),
        here.say("deed-houses", built=built, hotel=str(one.rents[5])),
        here.say("deed-house-costs", cost=speech.money(one.house)),
    ]


def deed_lines(seen: Observation, terms: Terms, speech: Speech, slot: int) -> list[str]:
    """The whole deed, for a sheet of its own."""
    one, money = terms.board.slots[slot], speech.money
    lines = facts_of(seen, terms, speech, slot)[:1]
    if not one.price:
        return facts_of(seen, terms, speech, slot)
    if seen.owners[slot] is not None and slot not in seen.mortgaged:
        lines.append(_rent_now(seen, slot))
    lines += ["", _row("row-price", money(one.price))]
    lines += _rent_table(terms, speech, slot)
    lines.append(_row("row-mortgage", money(estate.of(seen, slot).mortgage)))
    lines.append(_row("row-redeem", money(estate.of(seen, slot).redeem)))
    return [*lines, "", *_sisters(seen, terms, speech, slot)]


def _rent_table(terms: Terms, speech: Speech, slot: int) -> list[str]:
    one, figures = terms.board.slots[slot], terms.board.money
    if one.kind == "station":
        rents = enumerate(figures.station, start=1)
        return [_row("row-stations", speech.money(rent), count=n) for n, rent in rents]
    if one.kind == "utility":
        held = zip(("row-one", "row-both"), figures.utility, strict=True)
        return [_row(key, here.say("dice-times", times=times)) for key, times in held]
    built = [_row("row-houses", speech.money(one.rents[n]), count=n) for n in range(1, 5)]
    return [
        _row("row-bare", speech.money(one.rents[0])),
        _row("row-whole", speech.money(2 * one.rents[0])),
        *built,
        _row("row-hotel", speech.money(one.rents[5])),
        _row("row-house", speech.money(one.house)),
    ]


def _row(key: str, figure: str, **facts: int) -> str:
    return left(here.say(key, **facts), 13) + right(figure, 8)


def _sisters(seen: Observation, terms: Terms, speech: Speech, slot: int) -> list[str]:
    group = terms.board.slots[slot].group
    lines = [here.say(f"group-{group}") + ":"]
    for other in estate.members(terms.board, group):
        owner = seen.owners[other]
        holder = speech.of(owner)
        name = speech.slot(other)
        if len(name) > _LONG:
            name = speech.story.places.short(other)
        lines.append(f"  {name}: {holder}")
    return lines
