"""The campaign in small: enough mutants, all citing clauses, a sample caught, no false alarm."""

import random
import tomllib
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.campaign import runs
from tests.campaign.hunt import PACKAGE, hunt, mutants, try_mutant
from tests.campaign.hunt_monopoly import HARMLESS, hunt_part
from tests.campaign.imagining import VIEWS, imagined
from tests.campaign.monopoly_laws import lawful_games
from tests.campaign.monopoly_mutations import monopoly_mutants, wrong_figures
from tests.campaign.mutations import Mutant, clauses_in
from tests.campaign.pieces import Course
from tests.campaign.unseen import LOOKS, compared
from tests.thorough import thorough


def test_there_are_over_a_hundred_mutants_and_each_cites_a_clause() -> None:
    found = mutants()
    assert len(found) >= 100
    assert len({mutant.what for mutant in found}) == len(found)
    assert [mutant.what for mutant in found if not mutant.clauses] == []


def test_a_sample_of_mutants_is_caught() -> None:
    sample = random.Random(4).sample(mutants(), 3)
    assert [one.mutant.what for one in hunt(sample, workers=1) if not one.is_caught] == []


def test_there_are_over_four_hundred_mutants_of_monopoly_and_each_cites_a_clause() -> None:
    found = [*monopoly_mutants(PACKAGE), *wrong_figures(PACKAGE)]
    assert len(found) >= 400
    assert len({mutant.what for mutant in found}) == len(found)
    assert [mutant.what for mutant in found if not mutant.clauses] == []


@thorough
def test_a_sample_of_monopoly_mutants_is_caught() -> None:
    harmless = tomllib.loads(HARMLESS.read_text())["harmless"]
    found = hunt_part(workers=120, number=7)
    assert len(found) >= 3
    assert [what for what, caught in found.items() if not caught and what not in harmless] == []


def test_landlords_keep_the_laws_for_a_while() -> None:
    games = lawful_games("aalen-event-strict", 4, first=0, games=3, rounds=15, is_plain=True)
    assert games == 3


@pytest.mark.parametrize("game", VIEWS)
def test_what_is_imagined_looks_like_every_view_of_a_position(game: str) -> None:
    found = imagined(game, wanted=4, part=0)
    assert found.wrong == []
    assert found.count("views") > 4 * 2
    assert bool(found.count("refused")) == (game == "monopoly")


@pytest.mark.parametrize("game", LOOKS)
def test_bots_decide_by_what_they_may_see(game: str) -> None:
    found = compared(game, wanted=8, part=0)
    assert found.wrong == []
    assert found.count("positions") == 8


def test_an_unbroken_rulebook_raises_no_alarm() -> None:
    file = "rules/forsale/score.py"
    same = Mutant(file, "nothing is wrong", ("FS15-END-4",), (PACKAGE / file).read_text())
    assert not try_mutant(same).is_caught


def test_ranges_of_clauses_are_spelled_out() -> None:
    told = "as in FS15-PASS-1..3, FS97-BID-3i, FS15V-0; C-04, C-09..11"
    assert clauses_in(told) == (
        *("FS15-PASS-1", "FS15-PASS-2", "FS15-PASS-3", "FS97-BID-3i", "FS15V-0"),
        *("C-04", "C-09", "C-10", "C-11"),
    )


def test_the_rows_of_a_small_campaign_are_met() -> None:
    course = Course(0.02, pool=ThreadPoolExecutor)
    rows = [*runs.plain_and_compiled(course), *runs.sober(0.02)]
    assert [row.what for row in rows if not row.is_met] == []
