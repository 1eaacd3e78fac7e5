"""Games whose luck comes card by card and throw by throw are the games of the rules."""

import random
from typing import Any

import numpy as np
import pytest

from tests.laws.games import TABLES
from tests.thorough import a_few
from zuschlag.cli import main
from zuschlag.errors import Unavailable
from zuschlag.research import extra
from zuschlag.research.forsale import unfolding as forsale
from zuschlag.research.monopoly import unfolding as monopoly
from zuschlag.research.monopoly.eyes import Turn
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.numbers import NUMBERS
from zuschlag.rules.forsale.words import Deal
from zuschlag.rules.monopoly.game import MONOPOLY


def drawn(chances: list[tuple[int, float]], luck: random.Random) -> int:
    """One of the outcomes, after they have been added up."""
    assert sum(likely for _, likely in chances) == pytest.approx(1)
    assert [one for one, _ in chances] == sorted({one for one, _ in chances})
    return luck.choices([one for one, _ in chances], [likely for _, likely in chances])[0]


def unfolded(terms: Any, luck: random.Random) -> tuple[forsale.Unfolding, list[tuple[int, int]]]:
    """A random game to its end, and what everybody did."""
    table, said = forsale.Unfolding(terms), []
    while not table.is_over:
        if table.owed is not None:
            table.name(drawn(table.chances(), luck))
        elif table.is_auction:
            [seat] = table.waiting
            said.append((seat, luck.choice(table.legal(seat))))
            table.bid(*said[-1])
        else:
            numbers = [luck.choice(table.legal(seat)) for seat in range(terms.seats)]
            said += [(seat, numbers[seat]) for seat in table.waiting]
            table.sell(numbers)
    return table, said


@pytest.mark.parametrize(("edition", "seats"), a_few(TABLES, 3))
def test_a_game_of_for_sale_that_unfolds_is_the_one_that_was_dealt_so(
    edition: str, seats: int
) -> None:
    terms, luck = FOR_SALE.agree(edition, seats), random.Random(f"{edition} {seats}")
    for _ in range(3):
        table, said = unfolded(terms, luck)
        rows = {
            what: [card for one, cards in table.heard if one == what for card in cards]
            for what in (forsale.ROW, forsale.CHEQUES)
        }
        values = [terms.deck.cheques[card] for card in rows[forsale.CHEQUES]]
        state = FOR_SALE.begin(terms, Deal(rows[forsale.ROW], values, 0))
        for seat, number in said:
            assert number in NUMBERS.open_to(state, seat)
            FOR_SALE.apply(state, seat, NUMBERS.action(terms, number))
        assert FOR_SALE.waiting_for(state) == ()
        outcome = FOR_SALE.outcome(state)
        assert outcome is not None
        assert [score for score, _ in table.standings()] == list(outcome.scores)


def test_an_illegal_number_is_an_error() -> None:
    table = forsale.Unfolding(FOR_SALE.agree("2015", 4))
    while table.owed is not None:
        table.name(table.chances()[0][0])
    with pytest.raises(ValueError, match="seat 0"):
        table.bid(0, 22)
    with pytest.raises(ValueError, match="seat 1"):
        table.bid(1, 1)


def test_monopoly_unfolds_by_its_rules_and_shows_what_environments_show() -> None:
    """What may be said at every step, and what a seat sees, are those of a table of the rules."""
    luck = random.Random(3)
    options = {"end.limit": {"rounds": 2}, "players.mayLeave": False}
    table = monopoly.Unfolding(MONOPOLY.agree("aalen-casual", 2, options))
    throws = steps = 0
    turn: Turn | None = None
    while not table.is_over:
        if table.is_chance:
            throws += table.is_stacked
            table.happen(drawn(table.chances(), luck))
            turn = None
            continue
        if turn is None or turn.seat != table.next:
            turn = Turn(table.rules_table(), table.next)
        row, mask = turn.seen()
        legal = np.flatnonzero(mask).tolist()
        assert table.legal(table.next) == legal
        assert table.legal(1 - table.next) == []
        assert table.seen(table.next).tobytes() == row.tobytes()
        number, other = luck.choice(legal), table.copy()
        table.say(number)
        assert other.legal(other.next) == legal
        turn, steps = None if turn.say(number) else turn, steps + 1
    assert throws >= 4
    assert steps > 10
    assert sum(table.payoff(by_worth=False)) == pytest.approx(1)
    assert min(table.payoff(by_worth=True)) >= 0


def test_the_first_deck_is_stacked_before_the_second_and_both_before_the_dice() -> None:
    luck = random.Random(1)
    table = monopoly.Unfolding(MONOPOLY.agree("aalen-casual", 2))
    counts = []
    while not table.is_stacked:
        counts.append(len(table.chances()))
        table.happen(drawn(table.chances(), luck))
    assert counts == [*range(16, 1, -1)] * 2
    assert [sorted(cards) for cards in table.stacked] == [list(range(16))] * 2
    with pytest.raises(ValueError, match="not legal"):
        table.say(268)


@pytest.mark.parametrize("command", [["simulate", "for-sale"], ["arena"]])
def test_without_ray_the_command_says_what_to_install(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None)
    assert main([*command, "--ray", "local"]) != 0
    assert "zuschlag[ray]" in capsys.readouterr().err


def test_without_openspiel_the_import_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None)
    monkeypatch.delitem(__import__("sys").modules, "zuschlag.research.openspiel", raising=False)
    with pytest.raises(Unavailable) as refused:
        __import__("zuschlag.research.openspiel")
    assert refused.value.facts["install"] == "zuschlag[openspiel]"
