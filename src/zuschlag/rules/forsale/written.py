"""For Sale on paper: terms, deal and actions of a written game, and the judge's answer.

Strings and lists come in from JSON, numbers for the rules go out, or Malformed with a path.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.bits import listed
from zuschlag.rules.forsale.editions import Terms, agree
from zuschlag.rules.forsale.moves import BID, PASS, SELL_BUILDING, Numbers, bounds
from zuschlag.rules.forsale.position import (
    State,
    buildings_of,
    cheque_values,
    unstacked,
)
from zuschlag.rules.forsale.state import BUY, SELL, Table
from zuschlag.rules.forsale.views import PHASES
from zuschlag.rules.forsale.words import Action, Bid, Deal, Pass, Sell
from zuschlag.rules.game import Outcome
from zuschlag.rules.ruling import TABLE_SEAT, Ruling, is_ruling, read_ruling

KEYS = ("edition", "options", "seats", "deal", "actions")
MOST_ACTIONS = 100_000
_HUGE = 2**62
_USUAL = 1000
_VERBS = {"bid": BID, "pass": PASS, "sell": SELL_BUILDING}


def read_game(record: Mapping[str, Any]) -> tuple[Terms, Deal]:
    """Terms and deal of a record whose outer keys are known to be there."""
    seats = len(checks.a_list(record["seats"], "seats", most=100))
    for place, name in enumerate(record["seats"]):
        checks.a_name(name, f"seats[{place}]")
    options = record["options"]
    if not isinstance(options, dict):
        checks.an_object(options, "options", ())
    edition = checks.shortened(checks.a_text(record["edition"], "edition"))
    terms = agree(edition, seats, options, record.get("rules", 1))
    cards = checks.an_object(record["deal"], "deal", ("buildings", "cheques", "opener"))
    deal = Deal(
        checks.a_list(cards["buildings"], "deal.buildings", most=100),
        checks.a_list(cards["cheques"], "deal.cheques", most=100),
        checks.a_number_below(cards["opener"], "deal.opener", seats),
    )
    check_deal(terms, deal)
    return terms, deal


def check_deal(terms: Terms, deal: Deal) -> None:
    """Only cards of the edition, none more often than it exists, and the right number of them."""
    every_building = Counter(range(1, terms.deck.buildings + 1))
    _check_cards(deal.buildings, "deal.buildings", every_building, terms.in_play)
    _check_cards(deal.cheques, "deal.cheques", Counter(terms.deck.cheques), terms.in_play)
    checks.a_number_below(deal.opener, "deal.opener", terms.seats)


def _check_cards(cards: list[int], path: str, there: Counter[int], wanted: int) -> None:
    left = Counter(there)
    for place, card in enumerate(cards):
        checks.a_number(card, f"{path}[{place}]")
        if card not in there:
            raise Malformed("record/unknown-card", f"{path}[{place}]", {"card": card})
        if not left[card]:
            facts = {"card": card, "copies": there[card]}
            raise Malformed("record/duplicate-card", f"{path}[{place}]", facts)
        left[card] -= 1
    if len(cards) != wanted:
        facts = {"expected": wanted, "found": len(cards)}
        raise Malformed("record/wrong-number-of-cards", path, facts)


def read_moves(rows: list[Any], seats: int, first: int = 0) -> Numbers:
    """Players' moves as rows of (seat, verb, value), well formed; `first` is the number of one."""
    moves = [
        _usual_move(row, seats) or _explain_move(row, f"actions[{place}]", seats)
        for place, row in enumerate(rows, first)
    ]
    return np.array(moves, np.int64).reshape(len(moves), 3)


def _usual_move(row: Any, seats: int) -> tuple[int, int, int] | None:
    """The numbers of a row that is plainly well formed: a file has thousands of them."""
    if type(row) is not list or not row or type(row[0]) is not int or not 0 <= row[0] < seats:
        return None
    if len(row) == 2 and row[1] == "pass":
        return row[0], PASS, 0
    if len(row) == 3 and row[1] in ("bid", "sell") and type(row[2]) is int and 0 <= row[2] < _USUAL:
        return row[0], _VERBS[row[1]], row[2]
    return None


def _explain_move(row: object, path: str, seats: int) -> tuple[int, int, int]:
    """What is wrong with an unusual row, or its numbers if it is only unusual."""
    parts = checks.a_list(row, path, most=3)
    if len(parts) < 2:
        raise Malformed("record/short-action", path, {"expected": "seat, verb, value"})
    seat = checks.a_number_below(parts[0], f"{path}[0]", seats)
    verb = checks.a_text(parts[1], f"{path}[1]")
    if verb not in _VERBS:
        facts: dict[str, object] = {"verb": checks.shortened(verb), "known": list(_VERBS)}
        raise Malformed("record/unknown-verb", f"{path}[1]", facts)
    wanted = 2 if verb == "pass" else 3
    if len(parts) != wanted:
        facts = {"verb": verb, "expected": wanted, "found": len(parts)}
        raise Malformed("record/wrong-number-of-parts", path, facts)
    return seat, _VERBS[verb], 0 if verb == "pass" else checks.a_number(parts[2], f"{path}[2]")


def read_action(row: object, path: str, seats: int) -> tuple[int, Action]:
    """One action, typed."""
    if is_ruling(row):
        return TABLE_SEAT, _a_ruling(checks.a_list(row, path, most=3), path, seats)
    move = _usual_move(row, seats) or _explain_move(row, path, seats)
    return move[0], as_action(list(move))


def read_actions(actions: object, seats: int) -> list[tuple[int, Action]]:
    """The actions of a record, typed."""
    found: list[tuple[int, Action]] = []
    for moves, ruling in stretches(actions, seats):
        found += [(move[0], as_action(move)) for move in moves.tolist()]
        found += [(TABLE_SEAT, ruling)] if ruling is not None else []
    return found


def stretches(actions: object, seats: int) -> list[tuple[Numbers, Ruling | None]]:
    """The actions cut after every ruling: moves as numbers, and the ruling that follows them."""
    rows = checks.a_list(actions, "actions", MOST_ACTIONS)
    found: list[tuple[Numbers, Ruling | None]] = []
    begin = 0
    for place in [place for place, row in enumerate(rows) if is_ruling(row)]:
        moves = read_moves(rows[begin:place], seats, begin)
        found.append((moves, _a_ruling(rows[place], f"actions[{place}]", seats)))
        begin = place + 1
    return [*found, (read_moves(rows[begin:], seats, begin), None)]


def _a_ruling(row: list[Any], path: str, seats: int) -> Ruling:
    if len(row) != 3:
        facts = {"verb": row[1], "expected": 3, "found": len(row)}
        raise Malformed("record/wrong-number-of-parts", path, facts)
    return read_ruling(row[2], f"{path}[2]", seats)


def as_action(move: list[int]) -> Action:
    """A row of numbers as a typed action."""
    if move[1] == BID:
        return Bid(move[2])
    return Sell(move[2]) if move[1] == SELL_BUILDING else Pass()


def as_numbers(action: Action) -> tuple[int, int]:
    """Verb and value for the rules; TypeError for what is not an action, a bug of the caller."""
    match action:
        case Bid(total):
            return BID, _whole(total)
        case Sell(building):
            return SELL_BUILDING, _whole(building)
        case Pass():
            return PASS, 0
    raise TypeError(f"not an action of For Sale: {action!r}")


def _whole(value: object) -> int:
    """An int, cut to what a machine word holds; 2.5 or True would lose coins on the way."""
    if type(value) is not int:
        raise TypeError(f"an action holds whole numbers, not {value!r}")
    return max(-_HUGE, min(value, _HUGE))


def write_game(state: State) -> dict[str, Any]:
    """Edition, options and deal as a record has them."""
    t, terms = state.read(), state.terms
    cheques = [t.worth[card] for card in unstacked(t.cheque_deck, t.in_play)]
    buildings = unstacked(t.building_deck, t.in_play)
    deal = {"buildings": buildings, "cheques": cheques, "opener": state.opener}
    return {"edition": terms.edition, "options": dict(terms.options), "deal": deal}


def answer(state: State, waiting: tuple[int, ...], result: Outcome | None) -> dict[str, Any]:
    """The whole table as the judge answers it, hidden things included."""
    t = state.read()
    seats = range(t.seats)
    return {
        "ok": True,
        "phase": PHASES[t.phase],
        "round": t.round_number,
        "coins": t.coins[: t.seats],
        "bids": t.bid[: t.seats],
        "box": t.box,
        "row": listed(t.row) if t.phase == BUY else cheque_values(t, t.row),
        "buildings": [buildings_of(t, seat) for seat in seats],
        "cheques": [cheque_values(t, t.cheques[seat]) for seat in seats],
        "waiting": list(waiting),
        "options": {str(seat): _options(state, t, seat) for seat in waiting},
        "scores": result.scores if result else None,
        "ranking": result.ranking if result else None,
        "winners": result.winners if result else None,
    } | ({"ending": str(result.ending)} if result and state.ruling else {})


def _options(state: State, t: Table, seat: int) -> dict[str, Any]:
    if t.phase == SELL:
        return {"sell": listed(t.hand[seat])}
    least, most = bounds(state.tables, 0, seat)
    return {"pass": True, "bid": [least, most]} if least <= most else {"pass": True}
