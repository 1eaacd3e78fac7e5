"""The same deal everywhere: equal cards, seeds that belong to the round, and the traveller."""

import copy
from typing import Any

import msgspec
import pytest

from tests.event.hall import ORGANISER as DESK
from tests.event.hall import Hall, settings
from tests.event.test_service import ORGANISER, House
from tests.table.world import LoopClock, loop_time
from zuschlag import fair
from zuschlag.errors import Malformed, NotAllowed
from zuschlag.event import commands as c
from zuschlag.event.evening_state import EveningState
from zuschlag.event.export import evening_json
from zuschlag.event.rehearsal import Rehearsal
from zuschlag.event.settings import EveningSettings, as_ever, checked
from zuschlag.event.traveller import travellers
from zuschlag.event.verification import check_evening
from zuschlag.fair import Verdict
from zuschlag.journal.memory import MemoryJournal
from zuschlag.rules.games import GAMES
from zuschlag.table.settings import Settings

Records = list[dict[str, Any]]


async def rehearsed(people: int, rounds: int = 1) -> tuple[EveningState, Records, House]:
    house = await House(MemoryJournal(loop_time)).start()
    bots = [(f"Bot {number}", "random") for number in range(1, people + 1)]
    agreed = settings(rounds=rounds, is_rehearsal=True, same_deal=True)
    evening = await Rehearsal(house.evenings, LoopClock(), ORGANISER).run(agreed, bots)
    records = [
        await house.evenings.attendant.record(evening, played.number, table)
        for played in evening.rounds
        for table in range(len(played.tables))
    ]
    return evening, msgspec.json.decode(msgspec.json.encode(records)), house


async def test_all_tables_of_a_size_have_equal_decks_and_every_record_verifies_by_itself() -> None:
    evening, records, house = await rehearsed(11, rounds=2)
    by_round: dict[tuple[str, int], list[Any]] = {}
    for record in records:
        assert fair.check(record).verdict is Verdict.VERIFIED
        by_round.setdefault((record["fair"]["round"], len(record["seats"])), []).append(record)
    assert {(size, len(games)) for (_, size), games in by_round.items()} == {(4, 2), (3, 1)}
    for games in by_round.values():
        assert all(one["deal"] == games[0]["deal"] for one in games)
        assert games[0]["deal"]["opener"] == 0
    decks = [tuple(games[0]["deal"]["buildings"][:9]) for games in by_round.values()]
    assert len(set(decks)) == len(decks)  # every round and every size has its own
    assert fair.check_rounds(records).verdict is Verdict.VERIFIED
    assert check_evening(evening_json(evening)).verdict is Verdict.VERIFIED
    await house.tables.stop()


async def test_a_table_dealt_otherwise_a_changed_seed_and_a_changed_promise_are_found() -> None:
    evening, records, house = await rehearsed(8)
    deck = records[1]["deal"]["buildings"]
    deck[0], deck[1] = deck[1], deck[0]
    found = {one.what: one for one in fair.check_rounds(records).found}
    assert found["games"].facts["wrong"] == [2]
    records[1] = copy.deepcopy(records[0])
    records[1]["fair"]["seeds"][0] = {"hash": "0" * 64, "seed": None}
    assert fair.check_rounds(records).verdict is Verdict.DIFFERS
    told = msgspec.json.decode(msgspec.json.encode(evening_json(evening)))
    for line in told["log"]:
        if line["kind"] == "round_closed":
            line["server_seed"] = "0" * 64
    assert check_evening(told).verdict is Verdict.DIFFERS
    await house.tables.stop()


async def test_a_round_of_two_seeds_is_no_round() -> None:
    """Each game is as promised, but to the same round in two ways."""
    _, records, house = await rehearsed(8)
    record = records[1]
    told, seed = record["fair"], bytes(32)
    told["server_seed"] = seed.hex()
    told["commit"] = fair.commitment(told["round"], seed)
    key = fair.round_key(seed, told["round"], 4, [None] * 8)
    terms = GAMES["for-sale"].agree("2015", 4)
    record["deal"] = msgspec.to_builtins(fair.round_deal("for-sale", key, terms))
    record["actions"] = []
    assert fair.check(record).verdict is Verdict.VERIFIED
    found = {one.what: one for one in fair.check_rounds(records).found}
    assert (found["games"].ok, found["alike"].ok) == (True, False)
    await house.tables.stop()


@pytest.mark.parametrize(
    "parts",
    [
        {"table": Settings(game="monopoly", edition="aalen-event", seats=4)},
        {"mode": "boards"},
        {"format": "open"},
    ],
    ids=["monopoly", "boards", "open tables"],
)
def test_it_is_for_rounds_of_for_sale_on_phones(parts: dict[str, Any]) -> None:
    usual = {"table": Settings(game="for-sale", edition="2015", seats=4)}
    with pytest.raises(Malformed, match="event/no-same-deal"):
        checked(EveningSettings(**usual | parts, same_deal=True))


def test_a_command_from_before_has_the_mark_it_had() -> None:
    assert "same_deal" not in as_ever(c.Change(settings()))["settings"]
    assert as_ever(c.Change(settings(same_deal=True)))["settings"]["same_deal"]


def test_without_it_nothing_is_promised_and_no_gate_is_there() -> None:
    hall = Hall(rounds=1)
    hall.people(8)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    assert not hall.evening.rounds[0].is_shared
    with pytest.raises(NotAllowed, match="event/not-now"):
        hall.organise(c.OpenGate("why not"))


def test_the_seed_of_a_round_is_shown_when_it_is_closed_and_not_before() -> None:
    hall = Hall(rounds=1, same_deal=True)
    hall.people(8)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    seed = hall.evening.rounds[0].server_seed.hex()
    for table in (0, 1):
        hall.finish_table(table, [4, 3, 2, 1])
    assert seed not in msgspec.json.encode(hall.evening.log).decode()
    hall.organise(c.CloseRound())
    assert hall.evening.log[-1]["server_seed"] == seed
    with pytest.raises(NotAllowed, match="event/say-why"):
        opened_gate(" ")
    assert opened_gate("a phone fell down").evening.log[-1]["why"] == "a phone fell down"


def opened_gate(why: str) -> Hall:
    hall = Hall(rounds=1, same_deal=True)
    hall.people(8)
    hall.draw()
    hall.organise(c.Call(), c.StartRound(), c.OpenGate(why))
    with pytest.raises(NotAllowed, match="event/gate-is-open"):
        hall.do(DESK, c.OpenGate("again"))
    return hall


async def test_a_traveller_tells_who_got_each_card_and_what_it_was_worth_to_them() -> None:
    evening, records, house = await rehearsed(8)
    played = evening.rounds[0]
    (sheet,) = travellers(played, dict(enumerate(records)))
    assert sheet.tables == [1, 2]
    for place, record in enumerate(records):
        money = [0] * 4
        for line in sheet.rows:
            for lot in line.lots:
                cell = lot.at[place]
                assert cell is not None
                seat = played.tables[place].index(cell.entrant)
                money[seat] += lot.card if line.kind == "cheques" else -cell.figure
        left = [seat.amount - 21 for seat in played.results[place].seats]
        assert money == left, record["seats"]
    await house.tables.stop()
