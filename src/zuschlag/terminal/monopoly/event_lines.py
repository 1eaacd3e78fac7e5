"""Events as sentences for the log, in the second person where they are about you."""

from collections.abc import Callable, Sequence
from typing import Any

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event
from zuschlag.terminal.monopoly.estate import height
from zuschlag.terminal.monopoly.speech import Speech

_CAUSES = {
    "rent": "rent",
    "donation": "as a donation",
    "card": "for the card",
    "fine": "to leave jail",
    "interest": "interest on the mortgages",
}
_EXITS = {"double": "by a double", "card": "with the card", "fine": "for the fine"}
_ENDINGS = {
    "last-standing": "Nobody else is left. The game is over.",
    "time": "The time is up. Everything is counted.",
    "rounds": "The last round is played. Everything is counted.",
    "ruling": "The game ends by a ruling.",
}

_DEBTS = (events.Paid, events.Owed)

_Tell = Callable[[Any, Speech], str]


def told(event: Event, speech: Speech) -> str:
    """The line the log gets for an event; empty where none is needed."""
    tell = _TELLERS.get(type(event))
    if tell is None:
        return ""
    line = tell(event, speech)
    return line if not line or line[-1] in ".!?”" else f"{line}."


def style_of(event: Event) -> str:
    """How loudly it is said."""
    match event:
        case events.DiceRolled():
            return "bold"
        case events.LotSold() | events.Traded() | events.Bought():
            return "bold $sold"
        case events.WentBankrupt() | events.LeftGame() | events.GameEnded() | events.TimeCalled():
            return "bold $hammer"
        case events.TurnEnded():
            return "$muted"
    return ""


def is_dull(event: Event, later: Sequence[Event], asks_itself: bool, you: int | None = 0) -> bool:
    """A debt settled in the same breath, and rent that comes by itself, are told as payments."""
    match event:
        case events.ClaimOpened(debtor, owner):
            return asks_itself or you not in (debtor, owner)
        case events.RentDemanded(_, debtor):
            return any(isinstance(o, _DEBTS) and o.debtor == debtor for o in later)
        case events.Owed(debtor, creditor, amount, cause):
            return events.Paid(debtor, creditor, amount, cause) in later
        case events.Freed(_, "fine"):
            return any(isinstance(one, _DEBTS) for one in later)
    return False


def _by(verb: str, rest: Callable[[Any, Speech], str] = lambda e, s: "") -> _Tell:
    return lambda event, speech: speech.does(event.seat, verb, rest(event, speech))


def _dice(event: events.DiceRolled, speech: Speech) -> str:
    one, two = event.dice
    double = ", a double" if one == two else ""
    return speech.does(event.seat, "roll", f"{one} and {two}{double}")


def _moved(event: events.Moved, speech: Speech) -> str:
    if event.steps < 0:
        return speech.does(event.seat, "go", f"back to {speech.slot(event.to)}")
    if speech.board.slots[event.to].kind == "jail":
        return speech.does(event.seat, "visit", f"the {speech.slot(event.to).lower()}")
    return speech.does(event.seat, "land", f"on {speech.slot(event.to)}")


def _claim(event: events.ClaimOpened, speech: Speech) -> str:
    amount = "rent; the dice will say how much"
    if event.amount is not None:
        amount = f"{speech.money(event.amount)} rent"
    who = "You" if event.owner == speech.you else speech.of(event.owner)
    return f"{who} may ask {speech.of(event.debtor)} for {amount}"


def _owed(event: events.Owed, speech: Speech) -> str:
    sum_owed = f"{speech.of(event.creditor)} {speech.money(event.amount)}"
    return speech.does(event.debtor, "owe", f"{sum_owed} {_CAUSES[event.cause]}")


def _paid(event: events.Paid, speech: Speech) -> str:
    sum_paid = f"{speech.of(event.creditor)} {speech.money(event.amount)}"
    return speech.does(event.debtor, "pay", f"{sum_paid} {_CAUSES[event.cause]}")


def _expired(event: events.ClaimExpired, speech: Speech) -> str:
    late = speech.does(event.owner, "be", f"too late for the rent of {speech.slot(event.slot)}")
    return f"{late}; nothing is paid"


def _bid(event: events.BidPlaced, speech: Speech) -> str:
    where = f" for {speech.slot(event.street)}" if event.street is not None else ""
    return speech.does(event.seat, "bid", f"{speech.money(event.amount)}{where}")


def _opened(event: events.LotOpened, speech: Speech) -> str:
    name = speech.lot(event.lot)
    return f"Under the hammer: {name}. {speech.does(event.turn, 'begin')}"


def _sold(event: events.LotSold, speech: Speech) -> str:
    what = f"{speech.lot(event.lot)} for {speech.money(event.price)}"
    return f"Sold! {speech.does(event.seat, 'take', what)}"


def _calls(event: events.WishesCalled, speech: Speech) -> str:
    return speech.does(event.seat, "want", f"to build; {_asked(event, speech)}")


def _asked(event: events.WishesCalled, speech: Speech) -> str:
    if not event.asked:
        return "nobody else is asked"
    is_plural = len(event.asked) > 1 or event.asked == [speech.you]
    return f"{speech.all_of(event.asked)} {'are' if is_plural else 'is'} asked too"


def _trade(event: events.Traded, speech: Speech) -> str:
    gives = speech.does(event.seat, "give", f"{speech.of(event.to)} {speech.side(event.give)}")
    return f"Done deal. {gives} for {speech.side(event.want)}"


def _bankrupt(event: events.WentBankrupt, speech: Speech) -> str:
    got = f"bankrupt. {speech.of(event.creditor).capitalize()} "
    got += "get" if event.creditor == speech.you else "gets"
    return speech.does(event.seat, "be", f"{got} {speech.money(event.paid)}")


def _estate(event: events.DeedsPassed, speech: Speech) -> str:
    if not event.deeds:
        return ""
    if event.heir is None:
        return f"The bank will auction {speech.slots(event.deeds)}"
    return speech.does(event.heir, "inherit", speech.slots(event.deeds))


def _next(event: events.TurnEnded, speech: Speech) -> str:
    return f"Next: {speech.of(event.next)}"


_TELLERS: dict[type, _Tell] = {
    events.DiceRolled: _dice,
    events.Moved: _moved,
    events.SalaryPaid: _by("collect", lambda e, s: s.money(e.amount)),
    events.Bought: _by("buy", lambda e, s: f"{s.slot(e.slot)} for {s.money(e.price)}"),
    events.Declined: _by("leave", lambda e, s: f"{s.slot(e.slot)} to the hammer"),
    events.LotOpened: _opened,
    events.BidPlaced: _bid,
    events.BidderPassed: _by("pass"),
    events.LotSold: _sold,
    events.LotUnsold: lambda e, s: f"Nobody wants {s.lot(e.lot)}; the bank keeps it",
    events.ClaimOpened: _claim,
    events.RentDemanded: lambda e, s: s.does(
        e.owner, "ask", f"{s.of(e.debtor)} for the rent of {s.slot(e.slot)}"
    ),
    events.RentWaived: lambda e, s: s.does(
        e.owner, "let", f"{s.of(e.debtor)} off the rent of {s.slot(e.slot)}"
    ),
    events.ClaimExpired: _expired,
    events.RentRolled: lambda e, s: s.does(
        e.debtor, "roll", f"{e.dice[0]} and {e.dice[1]} for the rent"
    ),
    events.Owed: _owed,
    events.Paid: _paid,
    events.CardDrawn: _by("draw", lambda e, s: f"“{s.card(e.card)}”"),
    events.Received: _by("get", lambda e, s: s.money(e.amount)),
    events.Jailed: _by("go", lambda e, s: "to jail"),
    events.Freed: _by("leave", lambda e, s: f"jail {_EXITS[e.how]}"),
    events.Built: _by(
        "build", lambda e, s: f"on {s.slot(e.street)} for {s.money(e.price)}: {height(e.level)}"
    ),
    events.Unbuilt: _by(
        "sell", lambda e, s: f"from {s.slot(e.street)} for {s.money(e.back)}: {height(e.level)}"
    ),
    events.Mortgaged: _by("mortgage", lambda e, s: f"{s.slot(e.slot)} for {s.money(e.amount)}"),
    events.Redeemed: _by("redeem", lambda e, s: f"{s.slot(e.slot)} for {s.money(e.price)}"),
    events.WishesCalled: _calls,
    events.WishSealed: _by("seal", lambda e, s: "a wish"),
    events.Offered: _by(
        "offer", lambda e, s: f"{s.of(e.to)} {s.side(e.give)} for {s.side(e.want)}"
    ),
    events.Traded: _trade,
    events.Rejected: _by("decline", lambda e, s: "the offer"),
    events.Withdrawn: _by("take", lambda e, s: "the offer back"),
    events.OffersLapsed: lambda e, s: "Open offers lapse.",
    events.Held: _by("hold", lambda e, s: "the dice back"),
    events.Released: _by("let", lambda e, s: "the dice go"),
    events.WentBankrupt: _bankrupt,
    events.LeftGame: _by("leave", lambda e, s: "the game; all goes to the bank"),
    events.DeedsPassed: _estate,
    events.TurnEnded: _next,
    events.FirstRolled: lambda e, s: f"The highest roll begins: {s.of(e.opener)}.",
    events.TimeCalled: lambda e, s: "The time is up.",
    events.LastCall: lambda e, s: "The last turn is over. Rent may still be asked for.",
    events.GameEnded: lambda e, s: _ENDINGS[e.ending],
    events.Ruled: lambda e, s: f"By ruling: {s.all_of(e.winners)}",
    events.StayedInJail: _by("stay", lambda e, s: f"in jail ({e.jail_turn - 1} of 3)"),
}
