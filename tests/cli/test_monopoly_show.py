"""`show` narrates a written game of Monopoly so that a player understands it."""

import re

import pytest

from tests.cli.command import zuschlag
from tests.house.tree import ROOT
from tests.record.games import Record, with_, written
from tests.record.monopoly.games import first_turns, game, played
from zuschlag.cli.monopoly.words import MONOPOLY_SENTENCES
from zuschlag.cli.narration import tell
from zuschlag.rules.monopoly.refusals import SLUGS

Actions = list[list[object]]

FIRST_TURNS = """\
Monopoly aalen-event-strict, board Aalen: Ada, Ben, Cleo; M1500 each
  Rent is paid only if the owner asks for it before the next player rolls.
  Ada begins.

Round 1, Ada's turn   (Ada M1500, Ben M1500, Cleo M1500)
  Ada rolls 1 + 2, lands on Ebnat.
  Ada buys Ebnat for M60.

Round 1, Ben's turn   (Ada M1440, Ben M1500, Cleo M1500)
  Ben rolls 1 + 2, lands on Ebnat. Ada may ask for M4 rent.
  Ada asks Ben for the rent of Ebnat. Ben pays Ada M4 rent.
Before Cleo can roll
  Ben offers Ada M100 for Ebnat.
  Ada rejects the offer.

Round 1, Cleo's turn   (Ada M1444, Ben M1496, Cleo M1500)
  Cleo rolls 1 + 2, lands on Ebnat. Ada may ask for M4 rent.
Before Ada can roll
  Ada mortgages Ebnat for M30.
  Too late: Ada did not ask for the rent of Ebnat, Cleo pays nothing.

Round 2, Ada's turn   (Ada M1474, Ben M1496, Cleo M1500)
  Ada rolls 1 + 2, lands on Waldhausen.

  Ada: M1474, Ebnat (mortgaged)
  Ben: M1496, no deeds
  Cleo: M1500, no deeds

The record ends here; to move: Ada
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
    assert "Ada buys Ebnat" in ran.out
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
    assert "Switches: end.limit 9 rounds, cash.hidden off, donation 1 and 2." in told
    assert "rent.claim" not in told


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("aalen-casual", "Rent is paid by itself."),
        ("aalen-event", "before the next player rolls"),
        ("classic", "before the second next turn"),
    ],
)
def test_how_rent_is_paid_is_told(edition: str, words: str) -> None:
    assert words in story(game(edition=edition))


def test_rent_paid_by_itself_is_told_in_one_word() -> None:
    turn: Actions = [[0, "roll"], [0, "buy"], [0, "done"], [1, "roll"]]
    told = rolled(*turn, dice=[[1, 2], [1, 2]], edition="aalen-casual")
    assert "Ben rolls 1 + 2, lands on Ebnat, pays Ada M4 rent." in told


def test_an_auction_is_told_bid_by_bid_in_one_line() -> None:
    auction: Actions = [
        [0, "roll"], [0, "decline"], [1, "bid", 10], [2, "bid", 20], [0, "pass"], [1, "pass"],
    ]  # fmt: skip
    told = rolled(*auction, dice=[[1, 2]])
    assert (
        "Ada declines Ebnat. Auction of Ebnat: Ben M10, Cleo M20, Ada passes, Ben passes." in told
    )
    assert "Cleo gets it for M20." in told
    running = rolled(*auction[:3], dice=[[1, 2]])
    assert "Auction of Ebnat: Ben M10." in running
    unsold = rolled(*auction[:2], [1, "pass"], [2, "pass"], [0, "pass"], dice=[[1, 2]])
    assert "Ada passes. Nobody bids, the bank keeps it." in unsold


def test_the_ways_into_jail_and_out_of_it_are_told() -> None:
    thrice = rolled(*[[0, "roll"]] * 3, dice=[[5, 5], [5, 5], [3, 3]])
    assert "Ada rolls 3 + 3, goes to jail for the third double." in thrice
    actions: Actions = [*[[0, "roll"]] * 3, [1, "roll"], [1, "done"], [2, "roll"], [2, "done"]]
    dice = [[5, 5], [5, 5], [3, 3], [4, 6], [4, 6]]
    paid = rolled(*actions, [0, "pay-fine"], [0, "roll"], dice=[*dice, [4, 6]])
    assert "Round 2, Ada's turn" in paid
    assert "Ada leaves jail for the fine. Ada rolls 4 + 6, lands on Car park." in paid
    stays = rolled(*actions, [0, "roll"], dice=[*dice, [1, 2]])
    assert "Ada rolls 1 + 2, stays in jail, turn 1 of 3." in stays
    freed = rolled(*actions, [0, "roll"], dice=[*dice, [5, 5]])
    assert "Ada rolls 5 + 5, leaves jail by the double, lands on Car park." in freed


def test_cards_are_told_in_the_words_of_the_board() -> None:
    told = rolled([0, "roll"], dice=[[3, 4]])
    assert 'Ada rolls 3 + 4, lands on Fortune, draws "' in told


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
    assert "Ada offers Ben Ebnat for M9. Ada offers Cleo Ebnat for M8." in told
    assert "Ada withdraws the offer to Ben of Ebnat for M9." in told
    assert "Cleo accepts the offer, redeems Ebnat at once for M33." in told
    kept = rolled(
        *turn, [0, "offer", 1, {"deeds": [3]}, {"cash": 9}], [1, "accept", 0], dice=[[1, 2]]
    )
    assert "Ben accepts the offer, pays the bank M3 for the mortgage on Ebnat." in kept


def test_holding_waiving_and_leaving_are_told() -> None:
    turn: Actions = [[0, "roll"], [0, "buy"], [2, "hold"], [0, "done"], [2, "done"], [1, "roll"]]
    told = rolled(*turn, [0, "waive", 0], [1, "give-up"], dice=[[1, 2], [1, 2]])
    assert "Cleo holds the dice back." in told
    assert "Cleo lets the dice go." in told
    assert "Ada lets Ben off the rent of Ebnat." in told
    assert "Ben leaves the game; M1500 and all buildings go to the bank." in told
    assert "Ben: out of the game" in told


def test_a_ruling_is_told_with_its_reason() -> None:
    told = story(game([-1, "ruling", {"winners": [1, 2], "reason": "Fire alarm."}]))
    assert 'Ruling: Ben and Cleo won ("Fire alarm.").' in told
    assert told.endswith("Ben and Cleo share the win")


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("equalTurns", "Time is up: the round is played to its end."),
        ("finishTurn", "Time is up: nobody begins another turn."),
        ("stopNow", "Time is up: the game stops here."),
    ],
)
def test_what_is_still_played_when_time_is_up_is_told(mode: str, words: str) -> None:
    assert words in story(game([-1, "time-up"], options={"end.mode": mode}))


def test_a_player_called_you_is_spoken_to() -> None:
    told = story(first_turns() | {"seats": ["Ada", "You", "Cleo"]})
    assert "Round 1, your turn" in told
    assert "You roll 1 + 2, land on Ebnat. Ada may ask for M4 rent." in told
    assert "Ada asks you for the rent of Ebnat. You pay Ada M4 rent." in told


@pytest.mark.parametrize("seed", range(20))
def test_any_game_can_be_told_in_lines_of_a_page(seed: int) -> None:
    _, record, answer = played(seed)
    lines, is_legal = tell(record)
    assert is_legal
    assert all(len(line) <= 100 for line in lines if not line.startswith("Round"))
    assert ("The record ends here" in lines[-1]) == (answer["phase"] != "done")


def test_every_refusal_a_record_can_meet_has_a_sentence() -> None:
    page = (ROOT / "docs" / "record.md").read_text("utf-8")
    told = {*re.findall(r"^\| `(monopoly/[a-z-]+)`", page, re.MULTILINE)}
    assert told <= {f"monopoly/{slug}" for slug in SLUGS}
    assert told <= set(MONOPOLY_SENTENCES)
