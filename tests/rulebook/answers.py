"""Whole answers of the judge, as a test expects them, and the figures of an edition as played.

What an answer always says is filled in; the test gives the rest and compares all of it.
"""

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from tests.rulebook.scenes import Answer, Scene, all_pass, play, scene
from zuschlag.rules.forsale.game import FOR_SALE

UNDECIDED: Answer = {"scores": None, "ranking": None, "winners": None}


def figures(begun: Scene) -> tuple[int, int, list[int]]:
    """Cards of each deck that are missing, coins of each seat, and the size of every row sold."""
    missing = [
        len(deck) - len(cards)
        for deck, cards in zip(whole_decks(begun.edition), _dealt(begun), strict=True)
    ]
    coins = play(begun)["coins"]
    rows = []
    while (answer := play(begun))["phase"] == "buy":
        rows.append(len(answer["row"]))
        begun = all_pass(begun)
    assert missing == missing[:1] * 2
    assert coins == coins[:1] * len(begun.names)
    return missing[0], coins[0], rows


def whole_decks(edition: str) -> tuple[list[int], list[int]]:
    """All buildings and all cheques of an edition, ascending."""
    most = FOR_SALE.seats(edition)[-1]
    buildings, cheques = _dealt(scene(edition, most))
    return sorted(buildings), sorted(cheques)


def _dealt(begun: Scene) -> tuple[list[int], list[int]]:
    dealt = FOR_SALE.deal(FOR_SALE.agree(begun.edition, len(begun.names), begun.options), Random(3))
    assert (len(dealt.buildings), len(dealt.cheques)) == (
        len(begun.deal.buildings),
        len(begun.deal.cheques),
    )
    return dealt.buildings, dealt.cheques


def in_all(piles: Sequence[Sequence[int]]) -> list[int]:
    """The cards of all seats, ascending."""
    return sorted(card for pile in piles for card in pile)


def buying(
    turn: int, bid: Sequence[int] | None, *, bids: Sequence[int] = (), **told: Any
) -> Answer:
    """The whole answer in an auction: whose turn it is, least and most bid, and what is told."""
    seats = len(told["coins"])
    options = {"pass": True} if bid is None else {"pass": True, "bid": list(bid)}
    answer = {"ok": True, "phase": "buy", "round": 1, "box": 0, "bids": list(bids) or [0] * seats}
    answer |= {"cheques": [[]] * seats, "waiting": [turn], "options": {str(turn): options}}
    return answer | UNDECIDED | told


def selling(*, sealed: Collection[int] = (), **told: Any) -> Answer:
    """The whole answer in a sale; the sealed seats have already laid a building face down."""
    hands = told["buildings"]
    waiting = [seat for seat, hand in enumerate(hands) if hand and seat not in sealed]
    answer = {"ok": True, "phase": "sell", "round": 1, "bids": [0] * len(hands), "box": 0}
    answer |= {"cheques": [[]] * len(hands), "waiting": waiting}
    answer |= {"options": {str(seat): {"sell": hands[seat]} for seat in waiting}}
    return answer | UNDECIDED | told


def ended(**told: Any) -> Answer:
    """The whole answer when all is sold."""
    seats = len(told["coins"])
    answer = {"ok": True, "phase": "done", "bids": [0] * seats, "row": [], "waiting": []}
    return answer | {"buildings": [[]] * seats, "options": {}, "box": 0} | told
