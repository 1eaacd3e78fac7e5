"""What would mend a refused move: the facts that go with its slug. Only what the seat may know."""

from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly import refusals as why
from zuschlag.rules.monopoly.answer import phase_of
from zuschlag.rules.monopoly.choices import choices_of
from zuschlag.rules.monopoly.doors import least_of
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import MOST_DEBTS, NOBODY, Table
from zuschlag.rules.monopoly.words import Action, Bid

Facts = dict[str, object]


def facts_of(state: State, seat: int, action: Action, code: int, waiting: tuple[int, ...]) -> Facts:
    """The numbers that go with a reason."""
    t = state.read()
    if code in (why.NOT_NOW, why.NOT_YOUR_TURN, why.AUCTION_RUNS, why.DICE_ARE_THROWN):
        return {"phase": phase_of(t), "waiting": list(waiting)}
    if code in (why.WISHES_COME_FIRST, why.DEBT_COMES_FIRST, why.NOT_ASKED):
        return {"phase": phase_of(t), "waiting": list(waiting)}
    if code == why.SOMEBODY_HOLDS:
        return {"holding": listed(t.holding)}
    if code == why.BID_TOO_LOW and isinstance(action, Bid):
        named = NOBODY if action.street is None else action.street
        least = least_of(state.tables, 0, seat, named)
        return {"least": least, "offered": action.amount}
    if code == why.STREET_NOT_NAMED:
        return {"streets": choices_of(state, seat).streets}
    if code == why.TOO_MANY_DEBTS:
        return {"most": MOST_DEBTS}
    if code == why.NOT_ENOUGH_CASH:
        return {"cash": t.cash[seat]}
    if code in (why.TOO_FEW_HOUSES, why.TOO_FEW_HOTELS):
        return {"houses": t.houses, "hotels": t.hotels}
    if code in (why.NO_SUCH_CLAIM, why.NOT_YOUR_CLAIM):
        return {"yours": _own_claims(t, seat)}
    if code in (why.NO_SUCH_OFFER, why.NOT_YOUR_OFFER):
        return {"to_you": [t.offer_id[p] for p in range(t.offers) if t.offer_to[p] == seat]}
    if code in (why.NOT_YOUR_DEED, why.NO_STREET):
        return {"deeds": listed(t.deeds[seat])}
    if code == why.CAN_STILL_PAY:
        return {"debt": t.debt[0]}
    return {}


def _own_claims(t: Table, seat: int) -> list[int]:
    return [t.claim_id[place] for place in range(t.claims) if t.claim_owner[place] == seat]
