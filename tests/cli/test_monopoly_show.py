"""`show` narrates a written game of Monopoly so that a player understands it."""

import re
from contextvars import copy_context

import pytest

from tests.cli.command import zuschlag
from tests.house.tree import ROOT
from tests.record.games import Record, with_, written
from tests.record.monopoly.games import first_turns, game, played
from tests.words import slugs
from zuschlag.cli.narration import tell
from zuschlag.rules.monopoly.refusals import SLUGS
from zuschlag.words.here import speak

Actions = list[list[object]]

FIRST_TURNS = """\
Monopoly, Aalen, to the letter, on the board Aalen: Ada, Ben and Cleo. M1,500 each.
The owner must ask for the rent before somebody rolls again. Otherwise the visit was free.
Ada begins.

Turn 1: Ada
  Ada rolled 1 and 2 and came to Ebnat.
  Ada bought Ebnat for M60.

Turn 2: Ben
  Ben rolled 1 and 2 and came to Ebnat.
  Ada may ask Ben for M4: Ebnat.
  Ben paid M4 to Ada for Ebnat.

Turn 3: Cleo
  Ben offered Ada M100 for Ebnat.
  Ada declined the offer.
  Cleo rolled 1 and 2 and came to Ebnat.
  Ada may ask Cleo for M4: Ebnat.

Turn 4: Ada
  Ada mortgaged Ebnat for M30.
  Too late: no rent on Ebnat for Ada.
  Ada rolled 1 and 2 and came to Waldhausen.

  Ada: M1,474, Ebnat (mortgaged)
  Ben: M1,496, no deeds
  Cleo: M1,500, no deeds

The record ends here. To move: Ada.
"""


def story(record: Record) -> str:
    """All that is told, in one line."""
    return " ".join(" ".join(tell(record)[0]).split())


def rolled(*actions: list[object], dice: list[list[int]], **other: object) -> str:
    return story(game(*actions, dice=dice, **other))


def test_an_unfinished_game_is_told_as_far_as_it_goes() -> None:
    ran = zuschlag("show", "-", given=written(first_turns()))
    assert (ran.code, ran.out, ran.err) == (0, FIRST_TURNS, "")


def test_an_illegal_move_is_told_where_it_stands() -> None:
    ran = zuschlag("show", "-", given=written(game([0, "roll"], [1, "roll"])))
    assert ran.code == 2
    last = ran.out.splitlines()[-1]
    assert last == "Move 1 by Ben is illegal. It was for Ada to move."


def test_an_illegal_word_of_the_table_is_told_too() -> None:
    lines, is_legal = tell(game([-1, "time-up"], [-1, "time-up"]))
    assert not is_legal
    assert lines[-1] == "Move 1 by the table is illegal. The time was up already."


def test_missing_dice_are_told_where_they_are_missing() -> None:
    ran = zuschlag("show", "-", given=written(with_(first_turns(), ("deal", "dice"), [[1, 2]])))
    assert ran.code == 2
    assert "Ada bought Ebnat" in ran.out
    last = ran.out.splitlines()[-1]
    assert last == "Move 3 by Ben: More dice are thrown than deal.dice has (1)."


def test_what_is_not_a_game_is_named_in_one_sentence() -> None:
    told = zuschlag("show", "-", given=written(game(board="atlantis"))).sentence
    assert "no board atlantis" in told


def test_switches_that_differ_from_the_preset_are_told() -> None:
    options = {
        "end.limit": {"rounds": 9},
        "rent.claim": "manual",
        "cash.hidden": False,
        "donation": [1, 2],
    }
    told = story(game(options=options))
    assert "Agreed: Length: 9 rounds; Cash covered: No; Donations: 1, 2." in told
    assert "end.limit" not in told


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("aalen-casual", "Rent is paid without anybody asking."),
        ("aalen-event", "The next roll waits a few seconds for that"),
        ("classic", "there is time until the turn after next"),
    ],
)
def test_how_rent_is_paid_is_told(edition: str, words: str) -> None:
    assert words in story(game(edition=edition))


def test_rent_paid_by_itself_is_told_in_one_word() -> None:
    turn: Actions = [[0, "roll"], [0, "buy"], [0, "done"], [1, "roll"]]
    told = rolled(*turn, dice=[[1, 2], [1, 2]], edition="aalen-casual")
    assert (
        "Ben rolled 1 and 2 and came to Ebnat. Ben paid M4 to Ada for Ebnat, M1,496 left." in told
    )


def test_an_auction_is_told_bid_by_bid() -> None:
    auction: Actions = [
        [0, "roll"], [0, "decline"], [1, "bid", 10], [2, "bid", 20], [0, "pass"], [1, "pass"],
    ]  # fmt: skip
    told = rolled(*auction, dice=[[1, 2]])
    assert "Ada left Ebnat to the hammer. Ben bid M10. Cleo bid M20. Ada passed. Ben" in told
    assert "Ben passed. Sold! Cleo got Ebnat for M20." in told
    unsold = rolled(*auction[:2], [1, "pass"], [2, "pass"], [0, "pass"], dice=[[1, 2]])
    assert "Ada passed. Nobody wanted Ebnat. The bank keeps it." in unsold


def test_the_ways_into_jail_and_out_of_it_are_told() -> None:
    thrice = rolled(*[[0, "roll"]] * 3, dice=[[5, 5], [5, 5], [3, 3]])
    assert "Ada rolled 3 and 3, a double. Ada went to jail for the third double." in thrice
    actions: Actions = [*[[0, "roll"]] * 3, [1, "roll"], [1, "done"], [2, "roll"], [2, "done"]]
    dice = [[5, 5], [5, 5], [3, 3], [4, 6], [4, 6]]
    paid = rolled(*actions, [0, "pay-fine"], [0, "roll"], dice=[*dice, [4, 6]])
    assert "Turn 4: Ada" in paid
    assert "Ada paid M50 to leave jail. Ada rolled 4 and 6 and came to Car park." in paid
    stays = rolled(*actions, [0, "roll"], dice=[*dice, [1, 2]])
    assert "Ada rolled 1 and 2. Ada stayed in jail (1 of 3)." in stays
    freed = rolled(*actions, [0, "roll"], dice=[*dice, [5, 5]])
    assert "a double. Ada left jail by the double. Ada went to Car park." in freed


def test_cards_are_told_in_the_words_of_the_board() -> None:
    told = rolled([0, "roll"], dice=[[3, 4]])
    assert "Ada rolled 3 and 4 and came to Fortune. Ada drew: " in told


def test_bargains_are_told() -> None:
    turn: Actions = [[0, "roll"], [0, "buy"], [0, "mortgage", 3]]
    told = rolled(
        *turn,
        [0, "offer", 1, {"deeds": [3]}, {"cash": 9}],
        [0, "offer", 2, {"deeds": [3]}, {"cash": 8}],
        [0, "withdraw", 0],
        [2, "accept", 1, {"3": "redeem"}],
        dice=[[1, 2]],
    )
    assert "Ada offered Ben Ebnat for M9. Ada offered Cleo Ebnat for M8." in told
    assert "Ada took the offer back. Done deal: Cleo accepted." in told
    first = rolled(
        *turn,
        [0, "offer", 1, {"deeds": [3]}, {"cash": 9}],
        [0, "offer", 2, {"deeds": [3]}, {"cash": 8}],
        [1, "accept", 0],
        dice=[[1, 2]],
    )
    assert "Done deal: Ada gave Ben Ebnat for M9." in first


def test_holding_waiving_and_leaving_are_told() -> None:
    turn: Actions = [[0, "roll"], [0, "buy"], [2, "hold"], [0, "done"], [2, "done"], [1, "roll"]]
    told = rolled(*turn, [0, "waive", 0], [1, "give-up"], dice=[[1, 2], [1, 2]])
    assert "Cleo held the dice back." in told
    assert "Cleo let the dice go." in told
    assert "Ada let Ben off the rent on Ebnat." in told
    assert "Ben left the game. M1,500 and all buildings went to the bank." in told
    assert "Ben: out of the game" in told


def test_a_ruling_is_told_with_its_reason() -> None:
    told = story(game([-1, "ruling", {"winners": [1, 2], "reason": "Fire alarm."}]))
    assert "By ruling: Ben and Cleo. The reason: Fire alarm." in told
    assert told.endswith("Ben and Cleo share the win.")


def test_that_the_time_is_up_is_told() -> None:
    assert "The time is up." in story(game([-1, "time-up"]))


def test_a_player_called_you_is_spoken_to() -> None:
    told = story(first_turns() | {"seats": ["Ada", "You", "Cleo"]})
    assert (
        "Turn 2: you You rolled 1 and 2 and came to Ebnat. Ada may ask you for M4: Ebnat." in told
    )
    assert "You paid M4 to Ada for Ebnat, M1,496 left." in told


@pytest.mark.parametrize("seed", range(20))
def test_any_game_can_be_told_in_lines_of_a_page(seed: int) -> None:
    _, record, answer = played(seed)
    lines, is_legal = tell(record)
    assert is_legal
    assert all(len(line) <= 100 for line in lines)
    assert ("The record ends here" in lines[-1]) == (answer["phase"] != "done")


def test_every_refusal_a_record_can_meet_has_a_sentence() -> None:
    page = (ROOT / "docs" / "record.md").read_text("utf-8")
    told = {*re.findall(r"^\| `(monopoly/[a-z-]+)`", page, re.MULTILINE)}
    assert told <= {f"monopoly/{slug}" for slug in SLUGS}
    assert told <= slugs.told("monopoly")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["Zug 2: Ben", "Ben zahlt M4 an Ada für Ebnat.", "Am Zug: Ada."]),
        ("it", ["Turno 2: Ben", "Ben paga M4 a Ada per Ebnat.", "Tocca a: Ada."]),
        ("fr", ["Ben paie M4 à Ada pour Ebnat.", "Le relevé s’arrête ici."]),
    ],
)
def test_a_story_is_told_in_the_language_spoken_here(language: str, words: list[str]) -> None:
    speaking = copy_context()
    speaking.run(speak, language)
    told = speaking.run(story, first_turns())
    assert [one for one in words if one not in told] == []
