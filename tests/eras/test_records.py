"""Written games of old: judged with the same bytes, verified as before, served as they were."""

import io
import json
from pathlib import Path

import msgspec

from tests.eras.comparing import broken_lines
from tests.eras.era import Era, lines_of
from tests.eras.looking import carried
from tests.eras.world import World
from tests.secrecy.virtual import run
from zuschlag.cli.verify import as_json
from zuschlag.errors import Malformed
from zuschlag.fair import Findings, check
from zuschlag.record import judge_lines, parse


def test_every_answer_has_the_bytes_it_had(era: Era) -> None:
    records = era.data("records.jsonl")
    now = [msgspec.json.encode(answer) for answer in judge_lines(io.BytesIO(records))]
    assert broken_lines(lines_of(era.data("answers.jsonl")), now, "answers") == []


def test_the_answers_are_of_every_form(era: Era) -> None:
    answers = [json.loads(line) for line in lines_of(era.data("answers.jsonl"))]
    finished = [one for one in answers if one["ok"] and one["scores"] is not None]
    unfinished = [one for one in answers if one["ok"] and one["scores"] is None]
    illegal = [one for one in answers if "at" in one]
    unreadable = [one for one in answers if not one["ok"] and "path" in one]
    least = min(map(len, (finished, unfinished, illegal, unreadable)))
    assert least >= 25
    assert len({one["error"] for one in (*illegal, *unreadable)}) >= 25


def test_every_verdict_on_a_shuffle_is_what_it_was(era: Era) -> None:
    records = lines_of(era.data("records.jsonl"))
    before: list[str | None] = era.json("verdicts.json")
    told = [(line, old) for line, old in zip(records, before, strict=True) if old is not None]
    assert len(told) >= 10
    assert [_verdict(line) for line, _ in told] == [old for _, old in told]


def _verdict(line: bytes) -> str:
    try:
        findings = check(parse(line))
    except Malformed as fault:
        findings = Findings([], fault)
    return f"{as_json(findings).decode()}\n"


def test_finished_tables_serve_the_records_they_served(era: Era, journal: Path) -> None:
    before = json.loads((era.folder / "served.json").read_bytes())
    assert set(before) == {name for name, told in era.tables.items() if told["status"] == "over"}
    stored = carried(journal, *(era.tables[name]["id"] for name in before))

    async def served() -> dict[str, str]:
        async with World(era, era.at).open(stored) as world:
            return {name: await _record(world, era.tables[name]) for name in before}

    assert run(served()) == before


async def _record(world: World, told: dict[str, str]) -> str:
    _, text = await world.ask(told["host"], "GET", f"/api/tables/{told['id']}/record")
    return text.decode()
