"""`draw.json` by itself is verified like an evening; and the mark of an evening."""

import copy
import random
from pathlib import Path
from typing import Any

from msgspec.json import decode, encode

from tests.cli.command import here
from tests.event.test_export import an_evening, files
from zuschlag.event import commands as c
from zuschlag.event.draw_verification import are_draws, check_draws, draws_in
from zuschlag.event.evening_view import evening_part
from zuschlag.event.export import evening_json, mark_of
from zuschlag.fair import Verdict


def written() -> dict[str, Any]:
    found = draws_in(files()["draw.json"])
    assert found is not None
    return found


def test_the_draws_of_an_evening_are_made_again(tmp_path: Path) -> None:
    assert check_draws(written()).verdict == Verdict.VERIFIED
    assert check_draws(written(), written()["commit"]).verdict == Verdict.VERIFIED
    assert check_draws(written(), "00" * 32).verdict == Verdict.DIFFERS
    file = tmp_path / "draw.json"
    file.write_bytes(files()["draw.json"])
    told = here("verify", file)
    assert told.code == 0
    assert "draws of an evening by themselves" in told.out
    assert "Verified: seeds and draws fit together." in told.out


def test_whatever_is_changed_in_the_draws_is_found() -> None:
    luck = random.Random(3)
    for _ in range(40):
        changed = copy.deepcopy(written())
        one = luck.choice(changed["draws"])
        what = luck.choice(
            ("order", "entrants", "seed", "commit", "server_seed", "thrown", "round")
        )
        if what in ("order", "entrants"):
            at = luck.randrange(len(one[what]) - 1)
            one[what][at : at + 2] = reversed(one[what][at : at + 2])
        elif what == "seed":
            next(part for part in one["seeds"] if part["seed"])["seed"] = "00" * 32
        elif what == "thrown":
            one[what] += "6"
        elif what == "round":
            one[what] += 1
        else:
            changed[what] = "00" * 32
        assert check_draws(changed).verdict != Verdict.VERIFIED, what


def test_a_file_that_is_something_else_is_left_to_others() -> None:
    for other in (b"", b"{", b'{"draws": []}', files()["evening.json"], b'["draws"]'):
        assert draws_in(other) is None
    broken = {**written(), "draws": [{"round": "x"}]}
    assert are_draws(broken)
    assert check_draws(broken).fault is not None


def test_the_mark_of_an_evening_is_that_of_its_file_and_changes_with_it() -> None:
    evening = an_evening().evening
    document = decode(files()["evening.json"])
    assert evening_part(evening).mark == mark_of(document)
    luck = random.Random(4)
    for _ in range(60):
        changed = copy.deepcopy(document)
        line = luck.choice(changed["log"])
        key = luck.choice(sorted(line))
        line[key] = [line[key], "changed"]
        assert mark_of(changed) != mark_of(document), key


def test_what_the_wall_shows_after_the_end_does_not_change_the_mark_but_a_correction_does() -> None:
    hall = copy.deepcopy(an_evening())
    before = mark_of(evening_json(hall.evening))
    hall.organise(c.SetScreen(["podium"]))
    assert mark_of(evening_json(hall.evening)) == before
    hall.organise(c.Correct(2, 1, [1, 2, 3, 4], [9, 8, 2, 1], "a slip of the pen"))
    assert mark_of(evening_json(hall.evening)) != before


def test_a_mark_does_not_depend_on_how_the_file_is_written() -> None:
    document = decode(files()["evening.json"])
    other = decode(encode(dict(reversed(document.items()))))
    assert mark_of(other) == mark_of(document)
