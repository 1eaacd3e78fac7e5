"""`show` narrates a written game: whole, unfinished, illegal, or not a game."""

from pathlib import Path

import pytest

from tests.cli.command import zuschlag
from tests.record.games import finished, game, printed_1997, printed_2015, with_, written

TELLING_2015 = """\
For Sale, 2015, as sold today: Tom, Annika and Michelle. 28 coins each.

Auction 1: 8, 20 and 28. Tom opens.
  Tom bid 1.
  Annika bid 2.
  Michelle bid 3.
  Tom bid 4.
  Annika passed and took the houseboat (8): 1 paid, 1 back.
  Michelle passed and took the town house (20): 1 paid, 2 back.
  Sold! Tom took the cliff monastery (28) for 4 coins.

Auction 2: 1, 2 and 3. Tom opens.

The record ends here. To move: Tom.
"""


def test_an_unfinished_game_is_told_as_far_as_it_goes() -> None:
    ran = zuschlag("show", "-", given=written(printed_2015()))
    assert (ran.code, ran.out, ran.err) == (0, TELLING_2015, "")


def test_a_file_is_told_like_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(written(printed_2015()))
    assert zuschlag("show", file).out == TELLING_2015


def test_a_finished_game_ends_with_a_table_and_the_winner() -> None:
    ran = zuschlag("show", "-", given=written(finished()))
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "For Sale, 1997, the first box: A, B and C. 15 coins each."
    assert [line.split(":")[0] for line in lines if line.startswith(("Auction", "Sale"))] == [
        *(f"Auction {number}" for number in range(1, 7)),
        *(f"Sale {number}" for number in range(1, 7)),
    ]
    table = lines.index("  Place  Player  Score  Cheques  Coins")
    assert len(lines[table + 1 : -2]) == 3
    for row in lines[table + 1 : -2]:
        _, _, score, cheques, coins = row.split()
        assert int(score) == int(cheques) + int(coins)
    assert lines[-1] == "C wins."


def test_who_leaves_without_a_building_is_told_so() -> None:
    auctions: list[list[object]] = [[0, "bid", 1], [1, "pass"], [2, "pass"]]
    record = game("1997-variant", "ABC", actions=auctions)
    told = zuschlag("show", "-", given=written(record)).out.splitlines()
    assert told[4:7] == [
        "  B passed without a building.",
        "  C passed and took the tarpaulin (1) for nothing.",
        "  Sold! A took the bus shelter (2) for 1 coin.",
    ]


def test_an_illegal_move_is_told_where_it_stands() -> None:
    record = printed_1997() | {"edition": "1997-strict"}
    ran = zuschlag("show", "-", given=written(record))
    assert ran.code == 2
    lines = ran.out.splitlines()
    assert lines[-3:-1] == ["  A bid 1.", ""]
    for word in ("Move 1 by B", "illegal", "1 is too low", "least bid was 2"):
        assert word in lines[-1]


def test_a_move_out_of_turn_names_whose_turn_it_was() -> None:
    record = with_(printed_2015(), ("actions", 0), [2, "pass"])
    told = zuschlag("show", "-", given=written(record)).out.splitlines()
    assert told[-1] == "Move 0 by Michelle is illegal. It was for Tom to move."


def test_a_player_called_you_is_spoken_to() -> None:
    record = with_(printed_2015(), ("seats",), ["You", "Annika", "Michelle"])
    told = zuschlag("show", "-", given=written(record)).out
    assert "You open." in told
    assert "  You bid 1.\n" in told
    assert "  Sold! You took the cliff monastery (28) for 4 coins, 24 coins left.\n" in told


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", ["truncated"]),
        (b"{}", ["missing", "zuschlag"]),
        (b"\xff\xfe", ["not JSON"]),
        (written(with_(printed_2015(), ("edition",), "1901")), ["no edition 1901", "2005-seed"]),
        (written(with_(printed_2015(), ("seats",), ["A", "B"])), ["2 seats", "3, 4, 5, 6"]),
        (written(with_(printed_2015(), ("options",), {"fun": 1})), ["options.fun", "refund"]),
        (written(with_(printed_2015(), ("deal", "opener"), 9)), ["deal.opener"]),
        (written(with_(printed_2015(), ("actions", 1), [1])), ["actions[1]"]),
    ],
    ids=["nothing", "empty", "noise", "edition", "seats", "switch", "opener", "action"],
)
def test_what_is_not_a_game_is_named_in_one_sentence(data: bytes, words: list[str]) -> None:
    sentence = zuschlag("show", "-", given=data).sentence
    assert sentence.startswith("zuschlag: ")
    for word in words:
        assert word in sentence


def test_a_file_that_is_not_there_is_named_in_one_sentence(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none.json"):
        assert f"{file} cannot be read" in zuschlag("show", file).sentence


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_names_of_all_the_world_are_told_whatever_the_terminal_speaks(encoding: str) -> None:
    record = with_(printed_2015(), ("seats",), ["Bo", "王小明", "🎲"])
    ran = zuschlag("show", "-", given=written(record), env={"PYTHONIOENCODING": encoding})
    assert ran.code == 0
    assert "  Bo bid 4.\n" in ran.out
    assert encoding != "utf-8" or "  王小明 bid 2.\n" in ran.out
