"""Home again: the files of an evening, and that whoever changes one is found out."""

import copy
import csv
import io
import json
import random
import re
import zipfile
from functools import cache
from typing import Any

import pytest

from tests.event.hall import ORGANISER, Hall
from tests.house.tree import ROOT
from zuschlag.event import commands as c
from zuschlag.event.box import files_of, zipped
from zuschlag.event.verification import MOST_BYTES, check_evening, evening_in
from zuschlag.fair import Verdict
from zuschlag.words.speech import LANGUAGES, Words


@cache
def an_evening() -> Hall:
    """People with phones, dice in the hall, a late-comer, a leaver, a correction, a swap."""
    hall = Hall(rounds=3, title="Friday & <friends>")
    hall.people(11)
    hall.do("=cmd", c.Join("=1+1"))
    hall.draw(thrown="316254")
    luck = random.Random(5)
    hall.play_round(luck)
    hall.join("Late")
    hall.do("person 2", c.Leave())
    hall.draw()
    one, two = (people[0] for people in hall.evening.rounds[1].tables[:2])
    hall.do(ORGANISER, c.Swap(one, two, "they asked for it"))
    hall.play_round(luck)
    hall.do(ORGANISER, c.Correct(1, 1, [1, 1, 3, 4], [9, 9, 2, 1], "they were level"))
    hall.play_round(luck)
    hall.organise(c.End())
    return hall


@cache
def files() -> dict[str, bytes]:
    return files_of(an_evening().evening, [{"a": 1}, {"b": 2}], Words("en"))


def exported() -> dict[str, Any]:
    found = evening_in(files()["evening.json"])
    assert found is not None
    return copy.deepcopy(found)


def test_the_verifier_confirms_what_was_exported() -> None:
    findings = check_evening(exported(), an_evening().evening.commit)
    assert findings.fault is None
    assert [(one.what, one.ok) for one in findings.found] == [
        ("noted", True),
        ("commitment", True),
        ("seeds", True),
        ("draws", True),
        ("seated", True),
        ("standings", True),
    ]
    assert findings.found[3].facts == {"count": 2, "wrong": []}


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every number and text inside."""
    if isinstance(value, dict):
        return [one for key, inner in value.items() for one in places_in(inner, (*path, key))]
    if isinstance(value, list):
        return [one for n, inner in enumerate(value) for one in places_in(inner, (*path, n))]
    return [path] if isinstance(value, int | str) and not isinstance(value, bool) else []


def changed(document: dict[str, Any], path: tuple[Any, ...]) -> None:
    inside: Any = document
    for step in path[:-1]:
        inside = inside[step]
    old = inside[path[-1]]
    if isinstance(old, int):
        inside[path[-1]] = old + 1
    else:
        inside[path[-1]] = ("0" if old[-1:] != "0" else "1").join([old[:-1], ""]) or "1"


def test_a_changed_draw_seed_or_standing_is_found() -> None:
    document = exported()
    kinds = [line["kind"] for line in document["log"]]
    counts = {"drawn", "seed_shown", "result_taken", "corrected"}
    told = [
        path
        for path in places_in(document)
        if path[0] in ("server_seed", "standings")
        or (path[0] == "log" and kinds[path[1]] in counts)
    ]
    ignored = {"at", "by", "why", "head", "source", "kind"}
    told = [path for path in told if not ignored & set(map(str, path))]
    for path in random.Random(1).sample(told, 60):
        false = exported()
        changed(false, path)
        assert check_evening(false).verdict != Verdict.VERIFIED, path


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"log": 5},
        {"log": []},
        {"log": [{}]},
        {"log": [{"kind": "joined", "at": 1}]},
        {"log": [None], "server_seed": "zz"},
        {"evening": None},
        {"server_seed": ""},
        {"standings": None},
    ],
)
def test_nonsense_is_no_evening_and_never_a_crash(wrong: dict[str, Any]) -> None:
    whole = exported() if wrong else {"format": "zuschlag-evening-1"}
    assert check_evening(whole | wrong).verdict != Verdict.VERIFIED


def test_only_an_evening_is_taken_for_one() -> None:
    for data in (b"", b"{}", b"[1]", b'["zuschlag-evening-1"]', b'{"format": "zuschlag-evening-1"'):
        assert evening_in(data) is None
    assert evening_in(b'"zuschlag-evening-1"' + b" " * MOST_BYTES) is None


def test_the_program_of_the_page_makes_the_draws_again() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text("utf-8")
    part = page.partition("## The draw of an evening")[2]
    program = re.findall(r"^```py\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)[0]
    names: dict[str, Any] = {"__name__": "verify_draw"}
    exec(program, names)
    told = json.loads(files()["draw.json"])
    assert len(told["draws"]) == 2
    assert names["verify"](told) == []
    told["draws"][1]["order"].reverse()
    told["draws"][0]["seeds"][3]["seed"] = "00" * 32
    assert names["verify"](told) == ["seed of 4", "draw 1", "draw 2"]


def sheet(name: str) -> list[dict[str, str]]:
    text = files()[name].decode("utf-8-sig")
    assert files()[name].startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(text)))


def test_sheets_say_what_the_evening_says() -> None:
    evening = an_evening().evening
    rows = evening.standings()
    assert [int(row["number"]) for row in sheet("standings.csv")] == [one.entrant for one in rows]
    seats = sum(len(people) for one in evening.rounds for people in one.tables)
    assert len(sheet("results.csv")) == seats
    assert all(int(row["times"]) >= 1 for row in sheet("meetings.csv"))


def test_no_name_is_a_formula() -> None:
    names = {row["name"] for row in sheet("standings.csv")}
    assert "'=1+1" in names
    assert "=1+1" not in names


def test_rulings_name_who_and_why() -> None:
    lines = files()["rulings.txt"].decode().splitlines()
    assert [line.split("; ")[0] for line in lines] == ["swapped", "corrected"]
    assert lines[1].endswith("they were level")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_names_as_text_and_has_no_script(language: str) -> None:
    page = files_of(an_evening().evening, [], Words(language))["results.html"].decode()
    assert "<h1>Friday &amp; &lt;friends&gt;</h1>" in page
    assert "<script" not in page
    assert "http" not in page
    comma = "." if language == "en" else ","
    assert f"{comma}33</td>" in page or f"{comma}5</td>" in page
    assert page.count("<tr>") == 14 + sum(len(one.tables) for one in an_evening().evening.rounds)


def test_a_rehearsal_says_so_on_its_page() -> None:
    hall = Hall(is_rehearsal=True)
    for number in range(3):
        hall.organise(c.Enter(f"Bot {number}", "random"))
    page = files_of(hall.evening, [], Words("en"))["results.html"].decode()
    assert Words("en")("evening-rehearsal") in page


def test_the_box_holds_every_file() -> None:
    with zipfile.ZipFile(io.BytesIO(zipped(files()))) as box:
        assert {name: box.read(name) for name in box.namelist()} == files()
    assert zipped(files()) == zipped(files())
