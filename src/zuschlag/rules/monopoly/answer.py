"""The whole table as the judge answers it (design of the record), hidden things included."""

from typing import Any

import msgspec

from zuschlag.rules.bits import listed
from zuschlag.rules.game import Outcome
from zuschlag.rules.monopoly.position import DECKS
from zuschlag.rules.monopoly.report import LOTS
from zuschlag.rules.monopoly.state import (
    BANK,
    LAND,
    LAST_WINDOW,
    NO_LOT,
    NOBODY,
    OVER,
    RENT,
    SLOTS,
    WINDOW,
    Table,
)
from zuschlag.rules.monopoly.words import Options, Side


def phase_of(t: Table) -> str:
    """Where the game stands, in one word."""
    if t.stage == OVER:
        return "done"
    if t.lot != NO_LOT:
        return "auction"
    if t.debts > 0:
        return "debt"
    if t.asked:
        return "wishes"
    return "window" if t.stage in (WINDOW, LAST_WINDOW) else "turn"


def answer(
    t: Table, waiting: tuple[int, ...], options: dict[int, Options], result: Outcome | None
) -> dict[str, Any]:
    """Everything there is to know of a position."""
    seats = t.seats
    return {
        "ok": True,
        "phase": phase_of(t),
        "round": t.rounds,
        "turn": t.active,
        "cash": t.cash[:seats],
        "positions": t.at[:seats],
        "jail": t.jailed[:seats],
        "owners": [_seat_or_none(owner) for owner in t.owner[:SLOTS]],
        "levels": t.level[:SLOTS],
        "mortgaged": listed(t.mortgaged),
        "cards": {deck: _seat_or_none(t.keeper[place]) for place, deck in enumerate(DECKS)},
        "bank": {"houses": t.houses, "hotels": t.hotels},
        "claims": claims_of(t),
        "debts": debts_of(t),
        "auction": auction_of(t),
        "offers": offers_of(t),
        "waiting": list(waiting),
        "options": {str(seat): _plain(found) for seat, found in options.items()},
        "scores": result.scores if result else None,
        "ranking": result.ranking if result else None,
        "winners": result.winners if result else None,
        "ending": str(result.ending) if result else None,
    }


def _plain(options: Options) -> dict[str, Any]:
    """As JSON has it: bounds are a list like everything else."""
    found: dict[str, Any] = msgspec.to_builtins(options)
    return found | ({"bid": list(options.bid)} if options.bid else {})


def _seat_or_none(owner: int) -> int | None:
    return None if owner == BANK else owner


def claims_of(t: Table) -> list[dict[str, Any]]:
    """Rent that may still be asked for."""
    return [
        {
            "id": t.claim_id[place],
            "debtor": t.claim_debtor[place],
            "owner": t.claim_owner[place],
            "slot": t.claim_slot[place],
            "amount": t.claim_amount[place] or None,
        }
        for place in range(t.claims)
        if t.throw_for != RENT or place != t.throw_claim
    ]


def debts_of(t: Table) -> list[dict[str, Any]]:
    """What is owed, in the order it will be settled; the bank is null."""
    return [
        {
            "from": t.debtor[place],
            "to": _seat_or_none(t.creditor[place]),
            "amount": t.debt[place],
        }
        for place in range(t.debts)
    ]


def auction_of(t: Table) -> dict[str, Any] | None:
    """What lies under the hammer."""
    if t.lot == NO_LOT:
        return None
    return {
        "lot": t.lot_slot if t.lot == LAND else LOTS[t.lot],
        "high": t.lot_high,
        "leader": None if t.lot_leader == NOBODY else t.lot_leader,
        "turn": None if t.open_outcry else t.lot_turn,
    }


def offers_of(t: Table) -> list[dict[str, Any]]:
    """Trades that wait for an answer."""
    return [
        {
            "id": t.offer_id[place],
            "from": t.offer_from[place],
            "to": t.offer_to[place],
            "give": _whole_side(given_side(t, place)),
            "want": _whole_side(wanted_side(t, place)),
        }
        for place in range(t.offers)
    ]


def given_side(t: Table, place: int) -> Side:
    """What the maker of an offer gives."""
    cards = [DECKS[deck] for deck in listed(t.give_cards[place])]
    return Side(t.give_cash[place], listed(t.give_deeds[place]), cards, t.give_debt[place])


def wanted_side(t: Table, place: int) -> Side:
    """What the maker of an offer wants."""
    cards = [DECKS[deck] for deck in listed(t.want_cards[place])]
    return Side(t.want_cash[place], listed(t.want_deeds[place]), cards, t.want_debt[place])


def _whole_side(side: Side) -> dict[str, Any]:
    return {"cash": side.cash, "deeds": side.deeds, "cards": side.cards, "debt": side.debt}
