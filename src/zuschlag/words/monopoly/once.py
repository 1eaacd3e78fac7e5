"""Each thing is told once: which events go without saying beside those they happen with."""

from collections.abc import Sequence

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event

_DEBTS = (events.Paid, events.Owed)
_ENDS = (events.LastCall, events.GameEnded)


def is_said_anyway(told: Sequence[Event], place: int) -> bool:
    """A debt settled in the same breath is a payment; dice are told with the move."""
    earlier, event, later = told[:place], told[place], told[place + 1 :]
    match event:
        case events.DiceRolled(seat):
            return bool(later) and isinstance(later[0], events.Moved) and later[0].seat == seat
        case events.Owed(debtor, creditor, amount, cause):
            return events.Paid(debtor, creditor, amount, cause) in later
        case events.RentDemanded(_, debtor):
            return _is_charged(debtor, "rent", later)
        case events.ClaimOpened(debtor, _, slot):
            return _is_asked(debtor, slot, later) or _is_charged(debtor, "rent", later)
        case events.Freed(seat, "fine"):
            return _is_charged(seat, "fine", told)
        case events.LotOpened(lot):
            return any(isinstance(one, events.Declined) and one.slot == lot for one in earlier)
        case events.WishSealed(seat):
            return any(isinstance(one, events.WishesCalled) and one.seat == seat for one in earlier)
        case events.TurnEnded():
            return any(isinstance(one, _ENDS) for one in later)
        case events.GameEnded():
            return any(isinstance(one, events.Ruled) for one in earlier)
        case events.DeedsPassed(_, _, deeds):
            return not deeds
    return False


def _is_charged(debtor: int, cause: str, told: Sequence[Event]) -> bool:
    return any(
        isinstance(one, _DEBTS) and (one.debtor, one.cause) == (debtor, cause) for one in told
    )


def _is_asked(debtor: int, slot: int, later: Sequence[Event]) -> bool:
    asking = (events.RentDemanded, events.RentRolled)
    return any(
        isinstance(one, asking) and (one.debtor, one.slot) == (debtor, slot) for one in later
    )
