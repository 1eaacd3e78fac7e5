"""Evenings of old: they open, show what they showed, go on to their end and can be checked."""

import asyncio
import io
import json
import shutil
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import zuschlag
from tests.eras.comparing import differences
from tests.eras.era import ERAS, Era
from tests.eras.evening_era import EVENINGS, KeptEvening, box_of
from tests.eras.evening_finish import Finish
from tests.eras.evening_world import EveningWorld, seen_by_all
from tests.eras.looking import carried, entries_in
from tests.eras.sitting import Site
from tests.event.served import EveningProcess
from tests.faults.server_process import UNLIMITED
from tests.secrecy.virtual import run
from tests.thorough import thorough
from zuschlag.event.packing import packed
from zuschlag.event.verification import check_evening
from zuschlag.fair import Verdict, check
from zuschlag.journal.passphrase import unlocked
from zuschlag.journal.resuming import claimed, mirror_in, restored
from zuschlag.record import judge
from zuschlag.server.auth import hashed
from zuschlag.table.caller import Speaker
from zuschlag.words.speech import Words

KINDS = {
    "created", "changed", "joined", "renamed", "left", "wished", "card_made", "device_moved",
    "organised", "invited", "role_given", "role_taken", "seeds_called", "seed_shown", "drawn",
    "swapped", "called", "present", "round_started", "clock_stopped", "clock_started",
    "clock_moved", "bell", "dispute", "result_taken", "corrected", "round_closed",
    "end_moved", "bell_rung",
}  # fmt: skip
LATER_KINDS = {
    7: {"board_set", "cards_printed", "screen_set", "sheet_entered", "sheet_confirmed",
        "referee_named", "settled", "ruled"},
    8: {"opened", "table_opened", "opening_ended"},
    9: {"deal_sealed", "deal_seeded", "gate_opened", "seeds_gathered", "row_finished",
        "gate_lifted", "seed_told"},
}  # fmt: skip
"""By the era that was the first one to show them."""
DAY = 24 * 3600 * 1000
LATER = {"soon": 60_000, "years later": 3650 * DAY}


@pytest.fixture(scope="module", params=EVENINGS, ids=repr)
def kept(request: pytest.FixtureRequest) -> KeptEvening:
    """One evening after the other."""
    found: KeptEvening = request.param
    return found


@pytest.fixture(scope="module")
def everything(kept: KeptEvening, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """All that is stored of it, for another journal to take in."""
    return carried(kept.moved_to(tmp_path_factory.mktemp("evening")))


def test_an_evening_and_its_tables_are_seen_as_they_were(kept: KeptEvening) -> None:
    before = kept.json("views.json")
    assert differences(before, seen_by_all(kept), f"evening.{kept.name}") == []


def test_the_evenings_show_every_kind_of_entry_of_their_first_days() -> None:
    shown = [kept.json("views.json")["chains"] for kept in EVENINGS if kept.number == 6]
    kinds = {kind for chains in shown for chain in chains.values() for kind in chain["kinds"]}
    assert kinds >= KINDS


@pytest.mark.parametrize("number", LATER_KINDS)
def test_every_later_kind_of_entry_is_shown_by_its_era(number: int) -> None:
    shown = [kept.json("views.json")["chains"] for kept in EVENINGS if kept.number == number]
    kinds = {kind for chains in shown for chain in chains.values() for kind in chain["kinds"]}
    assert kinds >= LATER_KINDS[number]


@pytest.mark.parametrize("with_stick", [one for one in EVENINGS if one.has_stick], ids=repr)
def test_from_a_stick_of_old_the_evening_is_what_the_laptop_had(
    with_stick: KeptEvening, tmp_path: Path
) -> None:
    shutil.copy(with_stick.stick, tmp_path)
    mirror, file = claimed(mirror_in(tmp_path))
    key = unlocked(mirror.first.key, with_stick.told["phrase"])
    another = tmp_path / "another"
    another.mkdir()
    asyncio.run(restored(mirror, key, another, file))
    lost = asyncio.run(entries_in(with_stick.moved_to(tmp_path)))
    found = asyncio.run(entries_in(another / "journal.db"))
    evening = with_stick.json("views.json")["evening"]["Olga"]["told"]["evening"]["id"]
    assert found[evening] == lost[evening]
    assert set(found) == set(lost)
    for name, entries in found.items():
        assert entries == lost[name][: len(entries)]


def test_who_may_not_see_a_table_did_not_and_everybody_saw_the_same_evening(
    kept: KeptEvening,
) -> None:
    """What was kept is worth keeping."""
    seen = kept.json("views.json")
    assert {one["status"] for one in seen["tables"]["Zoe"]} == {404}
    assert {one["status"] for one in seen["tables"]["Asta"]} == {404}
    public = [json.dumps(one["told"]["evening"]) for one in seen["evening"].values()]
    assert len(set(public)) == 1
    assert seen["evening"]["Wall"]["told"]["me"] == seen["evening"]["Zoe"]["told"]["me"]
    assert seen["evening"]["Asta"]["told"]["desk"]


def test_everything_that_was_asked_is_answered_again_and_not_done_again(
    kept: KeptEvening, everything: bytes
) -> None:
    asked = json.loads((kept.folder / "asked.json").read_text("utf-8"))
    world = EveningWorld(kept, kept.at)

    async def again() -> list[Any]:
        async with world.open(everything):
            before = (await world.look("Zoe"))["cursor"]
            path = f"{kept.path}/commands"
            told = [await world.ask(one["who"], "POST", path, one["body"]) for one in asked]
            assert (await world.look("Zoe"))["cursor"] == before
            return [json.loads(text) for _, text in told]

    assert differences([one["answer"] for one in asked], run(again()), "evening.asked") == []


def test_roles_and_codes_of_old_open_what_they_opened_and_no_more(
    kept: KeptEvening, everything: bytes
) -> None:
    world = EveningWorld(kept, kept.at)

    async def refused(who: str, **command: Any) -> str:
        body = {"id": f"refused-{command['do']}-{who}", "command": command}
        _, text = await world.ask(who, "POST", f"{kept.path}/commands", body)
        return str(json.loads(text)["error"])

    async def tried() -> None:
        async with world.open(everything):
            assert await refused("Asta", do="draw") == "event/not-yours"
            assert await refused("Bert", do="stop-clock", why="x") == "event/not-yours"
            assert await refused("Zoe", do="organise", key="0" * 32) == "event/wrong-key"
            card = (await world.look("Cem"))["me"]["card"]
            await world.do("Zoe", "use-card", entrant=3, code=card)
            assert await refused("Wall", do="use-card", entrant=3, code=card) == "event/wrong-card"
            if "void" in kept.told:
                number, code = kept.told["void"]
                told = await refused("Wall", do="use-card", entrant=number, code=code)
                assert told == "event/wrong-card"
            await world.do("Bert", "assist", code=kept.told["invitation"])
            await world.do("Wall", "organise", key=kept.told["key"])
            assert await refused("Olga", do="invite") == "event/not-yours"

    run(tried())


@pytest.mark.parametrize("later", ["soon", pytest.param("years later", marks=thorough)])
def test_an_evening_goes_on_to_its_end_and_can_be_checked(
    kept: KeptEvening, later: str, everything: bytes
) -> None:
    world = EveningWorld(kept, kept.at + LATER[later])

    async def whole() -> dict[str, bytes]:
        async with world.kept_going(everything):
            await Finish(world.ask, kept.path, list(kept.people)).run()
            organiser = Speaker(hashed(kept.people["Olga"].token))
            id = (await world.look("Olga"))["evening"]["id"]
            return await packed(world.evenings, id, organiser, Words("en"))

    _check(kept, run(whole()))


def _check(kept: KeptEvening, files: dict[str, bytes]) -> None:
    """Draws, seeds and standings hold; so does every written game, with what came out."""
    told = json.loads(files["evening.json"])
    commit = kept.json("views.json")["evening"]["Zoe"]["told"]["evening"]["commit"]
    assert check_evening(told, commit).verdict is Verdict.VERIFIED
    _check_records(files["records.jsonl"])


def _check_records(lines: bytes) -> None:
    assert lines
    for line in lines.splitlines():
        assert judge(line)["scores"] is not None
        assert check(json.loads(line)).verdict == Verdict.VERIFIED


def _unpacked(box: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(box)) as kept:
        return {name: kept.read(name) for name in kept.namelist()}


@pytest.mark.parametrize("of", [era for era in ERAS if box_of(era).exists()], ids=repr)
def test_the_box_of_an_evening_of_old_can_be_checked(of: Era, tmp_path: Path) -> None:
    files = _unpacked(box_of(of).read_bytes())
    told = json.loads(files["evening.json"])
    assert check_evening(told).verdict is Verdict.VERIFIED
    _check_records(files["records.jsonl"])
    file = tmp_path / "evening.json"
    file.write_bytes(files["evening.json"])
    assert zuschlag("verify", file).code == 0


@thorough
def test_the_real_server_goes_on_with_an_evening_after_two_kills(
    kept: KeptEvening, tmp_path: Path
) -> None:
    kept.moved_to(tmp_path)
    process = EveningProcess(tmp_path, environment=UNLIMITED)
    for _ in range(2):
        process.start()
        assert (process.code, process.key) == (kept.told["code"], kept.told["key"])
        process.kill()
    process.start()
    site = Site(process.origin)
    try:
        site.people = kept.people
        asyncio.run(Finish(site.ask_for, kept.path, list(kept.people)).run())
        files = _unpacked(site.text("Olga", f"{kept.path}/box"))
    finally:
        site.close()
        process.stop()
    _check(kept, files)
