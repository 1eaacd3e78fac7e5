"""What the arena says about games: shares, margins and their errors, ratings, the gate."""

import math

import pytest

from tests.lab.arena_rows import game, small
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.lab.arena.cells import Estimate, bounded, cells, clustered
from zuschlag.lab.arena.gate import Verdict, judged
from zuschlag.lab.arena.playing import Row
from zuschlag.lab.arena.ratings import GHOST, MIDDLE, POINTS, ratings
from zuschlag.lab.arena.run import run
from zuschlag.lab.runner import Here

DUEL = [("a", "b")]
FOUR_DEALS = [
    game("ab", (9, 5), deal=0),
    game("ba", (5, 9), deal=0),  # a wins both
    game("ab", (9, 5), deal=1),
    game("ba", (9, 5), deal=1),  # one each
    game("ab", (5, 9), deal=2),
    game("ba", (9, 5), deal=2),  # none
    game("ab", (7, 7), deal=3),
    game("ba", (7, 7), deal=3),  # two halves
]


def test_errors_are_those_of_deals_not_of_games() -> None:
    """By hand: shares 1, 1/2, 0, 1/2 have variance 1/6, so the error is sqrt(1/6 / 4)."""
    first, second = cells(DUEL, FOUR_DEALS)
    assert (first.bot, first.rivals, first.deals, first.games) == ("a", ("b",), 4, 8)
    assert first.wins.value == second.wins.value == 0.5
    assert first.wins.error == second.wins.error == pytest.approx(math.sqrt(1 / 24))
    assert first.margin.value == 0
    # Margins by deal are 4, 0, -4, 0: variance 32/3.
    assert first.margin.error == pytest.approx(math.sqrt(32 / 3 / 4))


def test_a_shared_win_is_shared_out() -> None:
    rows = [game("abb", (8, 8, 3)), game("abb", (8, 8, 8), deal=1)]
    one, others = cells([("a", "b", "b")], rows)
    assert one.wins.value == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert others.wins.value == pytest.approx((1 / 4 + 1 / 3) / 2)
    assert one.wins.value + 2 * others.wins.value == pytest.approx(1)


def test_a_margin_is_measured_from_the_mean_of_the_others() -> None:
    rows = [game("abb", (10, 4, 1), deal=deal) for deal in range(2)]
    one, others = cells([("a", "b", "b")], rows)
    assert one.margin == Estimate(7.5, 0.0)
    assert others.margin.value == pytest.approx(((4 - 5.5) + (1 - 7)) / 2)


def test_intervals_stay_between_nothing_and_all() -> None:
    never, always = bounded(Estimate(0.0, 0.0), 20), bounded(Estimate(1.0, 0.0), 20)
    assert never.low == pytest.approx(0)
    assert 0.1 < never.high < 0.2
    assert always.high == pytest.approx(1)
    assert 0.8 < always.low < 0.9
    wide = bounded(Estimate(0.5, 0.05), 20)
    assert wide.high - wide.low == pytest.approx(2 * 1.96 * 0.05, rel=0.05)


def test_deals_that_do_not_differ_have_no_error() -> None:
    found = clustered([1 / 3] * 7)
    assert found.value == pytest.approx(1 / 3)
    assert found.error == 0


def test_a_known_case_of_two() -> None:
    """Three wins in four make three times the strength: 400 log10(3) points."""
    rows = [game("ab", (9, 5) if deal % 4 else (5, 9), deal=deal) for deal in range(4000)]
    best, worst = ratings("ab", rows, 1, draws=100)
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.value - worst.value == pytest.approx(POINTS * math.log10(3), abs=0.3)
    assert best.value + worst.value == pytest.approx(2 * MIDDLE)
    assert best.low < best.value < best.high
    # A share of 0.75 of 4,000 games is known to 0.0068: 6.4 points of the difference, 3.2 of each.
    assert best.high - best.low == pytest.approx(2 * 1.96 * 3.2, rel=0.3)


def test_equals_are_rated_alike() -> None:
    orders = ["abc", "bca", "cab", "acb", "bac", "cba"]
    rows = [game(order, (3, 2, 1), deal=at) for at, order in enumerate(orders)]
    rows += [game("abc", (2, 2, 2), deal=6)]
    assert [one.value for one in ratings("abc", rows, 1, draws=2)] == pytest.approx([MIDDLE] * 3)


def test_a_twin_beside_a_bot_is_as_good_as_the_bot() -> None:
    """Swapping two names swaps their ratings, several of a kind at one table included."""
    rows = [
        game("abb", (3, 2, 1), deal=0),
        game("bab", (2, 2, 1), deal=1),
        game("aab", (1, 3, 2), deal=2),
    ]
    swap = str.maketrans("ab", "ba")
    turned = [game("".join(row.seating).translate(swap), row.scores, row.deal) for row in rows]
    one = {each.bot: each.value for each in ratings("ab", rows, 1, draws=2)}
    other = {each.bot: each.value for each in ratings("ab", turned, 1, draws=2)}
    assert one["a"] == pytest.approx(other["b"])
    assert one["a"] != pytest.approx(one["b"])


def likelihood(rows: list[Row], points: dict[str, float]) -> float:
    """The logarithm, written a second time, seat by seat."""
    strength = {bot: 10 ** ((value - MIDDLE) / POINTS) for bot, value in points.items()}
    total = sum(GHOST * (math.log(one) - 2 * math.log(one + 1)) for one in strength.values())
    for row in rows:
        for rank in sorted(set(row.ranks)):
            level = [
                strength[bot]
                for bot, own in zip(row.seating, row.ranks, strict=True)
                if own == rank
            ]
            rest = [
                strength[bot] for bot, own in zip(row.seating, row.ranks, strict=True) if own > rank
            ]
            for place in range(len(level)):
                there = sum(rest) + sum(level) * (1 - place / len(level))
                if len(rest) + len(level) - place > 1:
                    total += sum(map(math.log, level)) / len(level) - math.log(there)
    return total


def test_no_other_strengths_make_the_games_likelier() -> None:
    scores = [(5, 3, 2, 1), (4, 4, 2, 1), (1, 3, 3, 3), (2, 9, 1, 8), (7, 7, 7, 7), (6, 2, 3, 1)]
    seated = ["abcd", "abbb", "bacd", "ccda", "dabc", "adcb"]
    rows = [
        game(order, one, at) for at, (order, one) in enumerate(zip(seated, scores, strict=True))
    ]
    found = {one.bot: one.value for one in ratings("abcd", rows, 1, draws=1)}
    # Ratings have no middle of their own; the ghost's strength does.
    shift = max(
        range(-300, 301), key=lambda by: likelihood(rows, {b: v + by for b, v in found.items()})
    )
    best = {bot: value + shift for bot, value in found.items()}
    for bot in "abcd":
        for by in (-3, 3):
            assert likelihood(rows, {**best, bot: best[bot] + by}) < likelihood(rows, best)


def test_who_always_wins_is_rated_and_not_infinite() -> None:
    rows = [game("ab", (9, 5), deal=deal) for deal in range(50)]
    best, worst = ratings("ab", rows, 1, draws=5)
    assert best.bot == "a"
    assert 300 < best.value - worst.value < 3000


def test_intervals_are_the_same_every_time() -> None:
    assert ratings("ab", FOUR_DEALS, 5) == ratings("ab", FOUR_DEALS, 5)


def gate(new: str, old: str, deals: int = 12, kind: str = "gate") -> Verdict:
    rivals = [name for name in ("heuristic", "random") if name not in (new, old)]
    plan = small((new, old, *rivals), kind, deals)
    return judged(plan, run(plan, Here()))


def test_the_gate_catches_a_weaker_bot() -> None:
    found = gate("random", "heuristic")
    assert not found.may_replace
    assert {(one.rivals, one.crowd) for one in found.falls} == {
        (("heuristic", "heuristic"), 1),
        (("heuristic",), 2),
    }


def test_the_gate_lets_an_equal_bot_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FOR_SALE_BOTS, "twin", HeuristicBot)
    found = gate("twin", "heuristic", deals=4, kind="gate-mixed")
    assert found.may_replace
    beside = [one for one in found.comparisons if "heuristic" not in one.rivals]
    assert beside
    assert all(one.difference == Estimate(0.0, 0.0) for one in beside)
    assert all(one.difference.value == pytest.approx(0) for one in found.comparisons)


def test_the_gate_lets_a_better_bot_pass() -> None:
    found = gate("heuristic", "random")
    assert found.may_replace
    assert all(one.difference.low > 0 for one in found.comparisons)


def test_the_gate_compares_deal_by_deal() -> None:
    """The old one wins deal 0 and loses deal 1; so does the new one: no doubt is left."""
    plan = small(("random", "heuristic", "searcher"), "gate", 2)
    fields = {tuple(sorted(field)): at for at, field in enumerate(plan.fields)}
    rows = [
        row
        for deal in range(2)
        for row in (
            game_of(("random", "searcher@4", "searcher@4"), fields, deal, deal == 0),
            game_of(("heuristic", "searcher@4", "searcher@4"), fields, deal, deal == 0),
            game_of(("searcher@4", "random", "random"), fields, deal, True),
            game_of(("searcher@4", "heuristic", "heuristic"), fields, deal, True),
            game_of(("random", "heuristic", "heuristic"), fields, deal, deal == 0),
            game_of(("heuristic", "random", "random"), fields, deal, True),
        )
    ]
    verdict = judged(plan, rows)
    found = {(one.rivals, one.crowd): one for one in verdict.comparisons}
    assert len(found) == 4
    alone = found[("searcher@4", "searcher@4"), 1]
    assert (alone.new.value, alone.new.error) == (0.5, 0.5)
    assert alone.difference == Estimate(0.0, 0.0)
    assert not alone.falls
    duel = found[("heuristic", "heuristic"), 1]
    assert duel.old.value == pytest.approx(1 / 3)
    assert duel.old.error == 0
    assert duel.difference.value == pytest.approx(0.5 - 1 / 3)
    crowd = found[("heuristic",), 2]
    assert crowd.new == Estimate(0.0, 0.0)
    assert verdict.falls == [crowd]  # and one is enough
    assert not verdict.may_replace


def game_of(
    seating: tuple[str, ...], fields: dict[tuple[str, ...], int], deal: int, first_wins: bool
) -> Row:
    scores = (9, 1, 2) if first_wins else (1, 9, 2)
    made = game("abc", scores, deal, fields[tuple(sorted(seating))])
    return Row(made.field, deal, seating, made.scores, made.ranks, made.winners, made.ending)
