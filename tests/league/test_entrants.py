"""Names in the league: one program's each, cleaned, and nobody else's."""

import pytest

from tests.league.made import a_game
from zuschlag.errors import Malformed, NotAllowed, NotFound, TooMuch
from zuschlag.league.entrants import HERE, MOST, Entrants


def a_league() -> Entrants:
    return Entrants(["club", "dealer"])


def test_a_name_is_cleaned_and_the_same_again_changes_nothing() -> None:
    league = a_league()
    first = league.enter("anna", "  Anna   Bot ", [], 0)
    assert first.player.name == "Anna Bot"
    assert league.enter("anna", "Anna Bot", [], 5) is first


@pytest.mark.parametrize("name", ["", "  ", "x" * 33, "a\u202eb", "Club", "dea1er", "."])
def test_names_that_cannot_be_read_or_are_the_houses_are_refused(name: str) -> None:
    with pytest.raises(Malformed):
        a_league().enter("anna", name, [], 0)


def test_nobody_takes_the_name_of_somebody_who_is_here_or_has_played() -> None:
    league = a_league()
    league.enter("anna", "Anna", [], 0)
    games = [a_game("Bert *club", (1, 2))]
    for name in ("Anna", "аnna", "Bert", "BERT", "B e r t"):
        with pytest.raises(NotAllowed) as refused:
            league.enter("carl", name, games, 0)
        assert refused.value.slug == "league/name-taken"
    assert league.enter("bert", "Bert", games, 0).player.name == "Bert"


def test_a_program_has_one_name() -> None:
    games = [a_game("Bert *club", (1, 2))]
    with pytest.raises(NotAllowed) as refused:
        a_league().enter("bert", "Better Bert", games, 0)
    assert (refused.value.slug, refused.value.facts) == ("league/has-name", {"name": "Bert"})


def full() -> Entrants:
    league = a_league()
    for number in range(MOST):
        league.enter(f"holder {number}", f"Program {number} {'x' * (number % 9)}", [], 0)
    return league


def test_only_so_many_may_come_and_who_never_asks_makes_room() -> None:
    league = full()
    with pytest.raises(TooMuch):
        league.enter("late", "Late", [], HERE)
    league.enter("late", "Late", [], HERE + 1)


def test_who_is_at_a_table_keeps_the_place_without_asking() -> None:
    league = full()
    for number in range(MOST):
        league.seated(f"holder {number}")
    with pytest.raises(TooMuch):
        league.enter("late", "Late", [], 600_000)
    league.over("holder 7", 500_000)
    league.enter("late", "Late", [], 600_000)
    with pytest.raises(NotFound):
        league.of("holder 7")


def test_whoever_has_not_asked_for_half_a_minute_is_not_here() -> None:
    league = a_league()
    for holder, asked in (("anna", 5_000), ("bert", 1_000)):
        league.enter(holder, holder.title(), [], 0).ask(asked)
    league.enter("carl", "Carl", [], 0)
    assert [one.holder for one in league.free(HERE)] == ["bert", "anna"]
    assert [one.holder for one in league.free(HERE + 1_001)] == ["anna"]
    league.seated("anna")
    assert league.free(HERE) == [league.of("bert")]


def test_who_has_not_entered_is_nobody() -> None:
    with pytest.raises(NotFound):
        a_league().of("anna")
