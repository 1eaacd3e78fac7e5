"""What a row of words must say, written again from the view that the contract gives a viewer."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.laws.games import Setting, play
from zuschlag.research.forsale.eyes import Eyes
from zuschlag.research.forsale.packed import packed
from zuschlag.rules.bits import gathered
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.views import PHASES, Observation

KINDS = ("words", "planes")


def a_setting(edition: str, seats: int, seed: int, **options: object) -> Setting:
    """One game of an edition, settled by its seed."""
    deal = FOR_SALE.deal(FOR_SALE.agree(edition, seats, options), random.Random(seed))
    return Setting(edition, seats, options, deal, seed)


def positions(setting: Setting) -> Iterator[State]:
    """Every position of a random game, the last one too."""
    found: list[State] = []
    last, _ = play(setting, lambda state, seat, action: found.append(state.copy()))
    return iter([*found, last])


def told(terms: Terms, seen: Observation) -> list[int]:
    """The words for this viewer."""
    viewer = seen.viewer or 0
    is_auction = seen.phase == "buy"
    bought = [purchase.building for purchase in seen.purchases or []]
    row = seen.row if is_auction else []
    gone = Counter(seen.cheques_seen)
    rest = Counter(terms.deck.cheques) - gone
    cheques = Counter([] if is_auction else seen.row)
    head = [PHASES.index(seen.phase), seen.round, seen.cards_left]
    head += [seen.high, seen.people[viewer].least or 0, gathered(row)]
    unseen = set(range(1, terms.deck.buildings + 1)) - set(bought) - set(row)
    head += [gathered(sorted(unseen)), *_by_value(cheques), *_by_value(rest)]
    around = [(viewer + step) % terms.seats for step in range(terms.seats)]
    bidders = [seat for seat, one in enumerate(seen.people) if one.in_auction]
    head += [gathered([around.index(seat) for seat in of]) for of in (bidders, seen.waiting)]
    return head + [number for seat in around for number in _of_seat(seen, seat)]


def _by_value(cheques: Counter[int]) -> list[int]:
    return [gathered([value for value, times in cheques.items() if times >= n]) for n in (1, 2)]


def _of_seat(seen: Observation, seat: int) -> list[int]:
    one: Any = seen.people[seat]
    hand = [b for b in one.hand if seat != seen.viewer or b != seen.own_sealed]
    return [one.coins, one.bid, gathered(hand), sum(one.cheques)]


def look(eyes: Eyes, tables: Any, seat: int) -> bytes:
    """Row and mask, byte by byte."""
    row, mask = eyes.of_packed(tables, seat)
    return bytes(row.tobytes() + mask.tobytes())


def differences(setting: Setting, luck: random.Random) -> tuple[int, list[str]]:
    """How many times a world was drawn from what a seat sees, and where it looks different."""
    terms = FOR_SALE.agree(setting.edition, setting.seats, setting.options)
    both = {kind: Eyes(terms, kind) for kind in KINDS}
    compared, wrong = 0, []
    for state in positions(setting):
        real = packed(state.tables)
        for seat in range(terms.seats):
            seen = FOR_SALE.observe(state, seat, memory=True)
            drawn = packed(FOR_SALE.imagine(seen, luck).tables)
            compared += 1
            for kind, eyes in both.items():
                if look(eyes, real, seat) != look(eyes, drawn, seat):
                    wrong.append(f"{setting.edition}, {kind}, seat {seat}, {seen.phase}")
    return compared, wrong
