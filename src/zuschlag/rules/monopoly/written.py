"""Monopoly on paper: terms, deal and actions of a written game, from JSON and back."""

from collections.abc import Mapping
from typing import Any

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.report import PREFIXES
from zuschlag.rules.monopoly.setup_roll import settle_setup
from zuschlag.rules.monopoly.state import DECK
from zuschlag.rules.monopoly.terms import Terms, agree
from zuschlag.rules.monopoly.words import Deal

KEYS = ("edition", "board", "options", "seats", "deal", "actions")
MOST_DICE = 100_000
MOST_ROLLS = 1000
FACES = 6

Dice = tuple[int, int]


def read_game(record: Mapping[str, Any]) -> tuple[Terms, Deal]:
    """Terms and deal of a record whose outer keys are known to be there."""
    seats = len(checks.a_list(record["seats"], "seats", most=100))
    for place, name in enumerate(record["seats"]):
        checks.a_name(name, f"seats[{place}]")
    options = record["options"]
    if not isinstance(options, dict):
        checks.an_object(options, "options", ())
    edition = checks.shortened(checks.a_text(record["edition"], "edition"))
    terms = agree(edition, seats, options, record["board"], record.get("rules", 1))
    return terms, read_deal(record["deal"], seats)


def read_deal(written: object, seats: int) -> Deal:
    """Both decks, the dice, and who begins (MA-BANK-2..4, MA-TURN-1..2, GAP-12)."""
    extras = ("opener", "setup", "banker")
    deal = checks.an_object(written, "deal", ("chance", "chest", "dice"), extras)
    if "opener" not in deal and "setup" not in deal:
        raise Malformed("record/missing-key", "deal.opener", {"instead": "deal.setup"})
    chance = read_deck(deal["chance"], "deal.chance", PREFIXES[0])
    chest = read_deck(deal["chest"], "deal.chest", PREFIXES[1])
    dice = read_dice(deal["dice"], "deal.dice", MOST_DICE)
    banker = None
    if "banker" in deal:
        banker = checks.a_number_below(deal["banker"], "deal.banker", seats)
    setup = read_setup(deal["setup"], seats) if "setup" in deal else None
    opener = None
    if "opener" in deal:
        opener = checks.a_number_below(deal["opener"], "deal.opener", seats)
    if setup is None:
        return Deal(chance, chest, opener or 0, dice, banker, is_banker_agreed=banker is not None)
    rolled_banker, rolled_opener = settle_setup(setup, banker)
    if opener not in (None, rolled_opener):
        facts = {"rolled": rolled_opener, "found": opener}
        raise Malformed("record/opener-not-rolled", "deal.opener", facts)
    return Deal(chance, chest, rolled_opener, dice, rolled_banker, setup, banker is not None)


def read_deck(written: object, path: str, prefix: str) -> list[str]:
    """All sixteen cards, each once."""
    cards = checks.a_list(written, path, most=100)
    known = [f"{prefix}-{number:02}" for number in range(1, DECK + 1)]
    for place, card in enumerate(cards):
        if checks.a_text(card, f"{path}[{place}]") not in known:
            facts: dict[str, object] = {"card": checks.shortened(card), "known": known}
            raise Malformed("record/unknown-card", f"{path}[{place}]", facts)
        if card in cards[:place]:
            facts = {"card": card, "copies": 1}
            raise Malformed("record/duplicate-card", f"{path}[{place}]", facts)
    if len(cards) != DECK:
        facts = {"expected": DECK, "found": len(cards)}
        raise Malformed("record/wrong-number-of-cards", path, facts)
    return cards


def read_dice(written: object, path: str, most: int) -> list[Dice]:
    """Throws of two dice, in order."""
    throws = checks.a_list(written, path, most)
    return [a_throw(throw, f"{path}[{place}]") for place, throw in enumerate(throws)]


def a_throw(throw: object, path: str) -> Dice:
    """Two dice, or Malformed."""
    dice = checks.a_list(throw, path, 2)
    if len(dice) != 2:
        raise Malformed("record/wrong-number-of-dice", path, {"expected": 2, "found": len(dice)})
    for place, one in enumerate(dice):
        if not 1 <= checks.a_number(one, f"{path}[{place}]") <= FACES:
            facts = {"least": 1, "most": FACES}
            raise Malformed("record/out-of-range", f"{path}[{place}]", facts)
    return dice[0], dice[1]


def read_setup(written: object, seats: int) -> list[list[Dice]]:
    """For every seat its rolls, re-rolls after the first."""
    rolls = checks.a_list(written, "deal.setup", 100)
    if len(rolls) != seats:
        facts = {"expected": seats, "found": len(rolls)}
        raise Malformed("record/wrong-number-of-rolls", "deal.setup", facts)
    return [read_dice(own, f"deal.setup[{seat}]", MOST_ROLLS) for seat, own in enumerate(rolls)]


def write_game(state: State) -> dict[str, Any]:
    """Edition, board, options and deal as a record has them, with the dice thrown so far."""
    terms, deal = state.terms, state.deal
    found: dict[str, Any] = {
        "chance": list(deal.chance),
        "chest": list(deal.chest),
        "dice": [list(throw) for throw in state.dice],
        "opener": deal.opener,
    }
    if deal.setup is not None:
        found["setup"] = [[list(throw) for throw in own] for own in deal.setup]
    if deal.is_banker_agreed:
        found["banker"] = deal.banker
    return {
        "edition": terms.edition,
        "board": boards.as_written(terms.board),
        "options": dict(terms.options),
        "deal": found,
    }
