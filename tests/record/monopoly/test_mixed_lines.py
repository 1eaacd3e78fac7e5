"""One stream of records, both games in it: every line gets the answer it would get alone."""

import io
import json

from tests.cli.command import zuschlag
from tests.record.games import printed_1997, printed_2015, written
from tests.record.monopoly.games import first_turns, game
from zuschlag.record import judge, judge_lines

LINES = [
    written(printed_2015()),
    written(first_turns()),
    b"nonsense",
    written(game([1, "roll"])),
    written(printed_1997()),
    written(game([0, "roll"], board="nowhere")),
    written(game([0, "roll"])),
]
TOLD = [
    "ok", "ok", "record/not-json", "monopoly/not-your-turn", "ok", "board/unknown-name", "ok",
]  # fmt: skip


def test_every_line_gets_the_answer_it_would_get_alone() -> None:
    answers = list(judge_lines(io.BytesIO(b"\n".join(LINES))))
    assert answers == [judge(line) for line in LINES]
    assert [answer.get("error", "ok") for answer in answers] == TOLD


def test_whoever_wants_to_know_hears_of_every_game_before_it_is_played() -> None:
    heard: list[str] = []
    list(judge_lines(io.BytesIO(b"\n".join(LINES)), heard.append))
    assert heard == ["for-sale", "monopoly", "monopoly", "for-sale", "monopoly", "monopoly"]


def test_the_command_answers_line_by_line() -> None:
    ran = zuschlag("judge", "--lines", "-", given=b"\n".join(LINES))
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert (ran.code, answers) == (2, [judge(line) for line in LINES])


def test_the_command_judges_one_game() -> None:
    ran = zuschlag("judge", "-", given=written(first_turns()))
    assert (ran.code, ran.answer) == (0, judge(written(first_turns())))
    spoilt = zuschlag("judge", "-", given=written(game([1, "roll"])))
    assert (spoilt.code, spoilt.answer["error"]) == (2, "monopoly/not-your-turn")
