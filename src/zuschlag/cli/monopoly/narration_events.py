"""What happened in Monopoly, event by event: who, and what they do."""

from collections.abc import Callable
from typing import Any

from zuschlag.cli.monopoly.narration_names import Names, dice, height
from zuschlag.cli.speech import conjugated, does
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event

Phrase = tuple[int | None, str]
"""Who, and verb and rest behind the name; None for a whole sentence."""

_CAUSES = {
    "rent": "rent",
    "donation": "as a donation",
    "card": "for the card",
    "fine": "to leave jail",
    "interest": "interest on the mortgages",
}
_EXITS = {"double": "by the double", "card": "with the card", "fine": "for the fine"}
_ENDINGS = {
    "last-standing": "Nobody else is left in the game.",
    "time": "The time is up, everything is counted.",
    "rounds": "The last round has been played, everything is counted.",
    "ruling": "The game ends by this ruling.",
}

_Teller = Callable[[Any, Names], Phrase | None]


def phrase(event: Event, names: Names) -> Phrase | None:
    """The phrase for an event that needs no other to be understood; None where none is needed."""
    teller = _TELLERS.get(type(event))
    return teller(event, names) if teller else None


def _by(verb: str, rest: Callable[[Any, Names], str] = lambda e, n: "") -> _Teller:
    """Told of the seat of the event."""
    return lambda event, names: (event.seat, names.phrase(event.seat, verb, rest(event, names)))


def _went(event: events.Moved, names: Names) -> Phrase:
    there = names.slot(event.to)
    if event.steps < 0:
        return event.seat, names.phrase(event.seat, "go", f"back to {there}")
    if names.board.slots[event.to].kind == "jail":
        return event.seat, names.phrase(event.seat, "visit", there)
    return event.seat, names.phrase(event.seat, "land", f"on {there}")


def _left_jail(event: events.Freed, names: Names) -> Phrase:
    return event.seat, names.phrase(event.seat, "leave", f"jail {_EXITS[event.how]}")


def _may_ask(event: events.ClaimOpened, names: Names) -> Phrase:
    owner = names.of(event.owner)
    if event.amount is None:
        return None, f"{owner} may ask for rent; the dice will say how much."
    return None, f"{owner} may ask for {names.money(event.amount)} rent."


def _asked(event: events.RentDemanded, names: Names) -> Phrase:
    rest = f"{names.to(event.debtor)} for the rent of {names.slot(event.slot)}"
    return event.owner, names.phrase(event.owner, "ask", rest)


def _let_off(event: events.RentWaived, names: Names) -> Phrase:
    rest = f"{names.to(event.debtor)} off the rent of {names.slot(event.slot)}"
    return event.owner, names.phrase(event.owner, "let", rest)


def _too_late(event: events.ClaimExpired, names: Names) -> Phrase:
    owner, debtor = names.of(event.owner), names.of(event.debtor)
    rent = f"the rent of {names.slot(event.slot)}"
    return None, f"Too late: {owner} did not ask for {rent}, {does(debtor, 'pay')} nothing."


def _paid(event: events.Paid, names: Names) -> Phrase:
    rest = f"{names.to(event.creditor)} {names.money(event.amount)} {_CAUSES[event.cause]}"
    return event.debtor, names.phrase(event.debtor, "pay", rest)


def owed(event: events.Owed, cash: int | None, names: Names) -> Phrase:
    """A debt that has to wait, and at last what the purse holds."""
    rest = f"{names.to(event.creditor)} {names.money(event.amount)} {_CAUSES[event.cause]}"
    told = names.phrase(event.debtor, "owe", rest)
    if cash is not None:
        told += f" and {conjugated(names.of(event.debtor), 'have')} {names.money(cash)}"
    return event.debtor, told


def _bankrupt(event: events.WentBankrupt, names: Names) -> Phrase:
    left = f"all that is left, {names.money(event.paid)}, goes"
    paid = f"bankrupt: {left} to {names.to(event.creditor)}"
    return event.seat, names.phrase(event.seat, "be", paid)


def _left(event: events.LeftGame, names: Names) -> Phrase:
    rest = f"the game; {names.money(event.cash)} and all buildings go to the bank"
    return event.seat, names.phrase(event.seat, "leave", rest)


def _now(level: int) -> str:
    return f"now {height(level)}"


def _ended(event: events.GameEnded, names: Names) -> Phrase:
    return None, _ENDINGS[event.ending]


def _stayed(event: events.StayedInJail, names: Names) -> Phrase:
    return event.seat, names.phrase(event.seat, "stay", f"in jail, turn {event.jail_turn - 1} of 3")


def _lapsed(event: events.OffersLapsed, names: Names) -> Phrase:
    return None, "Open offers lapse."


_TELLERS: dict[type, _Teller] = {
    events.DiceRolled: _by("roll", lambda e, n: dice(e.dice)),
    events.Moved: _went,
    events.SalaryPaid: _by("get", lambda e, n: f"{n.money(e.amount)} at {n.slot(0)}"),
    events.Bought: _by("buy", lambda e, n: f"{n.slot(e.slot)} for {n.money(e.price)}"),
    events.ClaimOpened: _may_ask,
    events.RentDemanded: _asked,
    events.RentWaived: _let_off,
    events.ClaimExpired: _too_late,
    events.RentRolled: lambda e, n: (
        e.debtor,
        n.phrase(e.debtor, "roll", f"{dice(e.dice)} for it"),
    ),
    events.Paid: _paid,
    events.CardDrawn: _by("draw", lambda e, n: n.card(e.card)),
    events.Received: _by("get", lambda e, n: n.money(e.amount)),
    events.Jailed: _by("go", lambda e, n: "to jail"),
    events.Freed: _left_jail,
    events.Built: _by(
        "build", lambda e, n: f"on {n.slot(e.street)} for {n.money(e.price)} ({_now(e.level)})"
    ),
    events.Unbuilt: _by(
        "sell", lambda e, n: f"from {n.slot(e.street)} for {n.money(e.back)} ({_now(e.level)})"
    ),
    events.Mortgaged: _by("mortgage", lambda e, n: f"{n.slot(e.slot)} for {n.money(e.amount)}"),
    events.Redeemed: _by("redeem", lambda e, n: f"{n.slot(e.slot)} for {n.money(e.price)}"),
    events.OffersLapsed: _lapsed,
    events.Held: _by("hold", lambda e, n: "the dice back"),
    events.Released: _by("let", lambda e, n: "the dice go"),
    events.WentBankrupt: _bankrupt,
    events.LeftGame: _left,
    events.GameEnded: _ended,
    events.StayedInJail: _stayed,
}
