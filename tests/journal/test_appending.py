"""Entries go in all or none, in order, once; every store gives back what it was given."""

import asyncio
import secrets
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.journal.stories import card, chain, chained, entry, following, table_id
from zuschlag.journal.contract import Conflict, Journal
from zuschlag.journal.entry import Entry, digest


async def test_what_is_appended_is_read_again_in_order(journal: Journal) -> None:
    table = table_id()
    entries = chain(table, 5, speaker="s", mark="m", seen_by=[0, 2], sealed=bytes(range(256)))
    await journal.append(entries[:2], card(table))
    await journal.append(entries[2:])
    assert await journal.read(table) == entries
    assert await journal.read(table, 3) == entries[3:]
    assert await journal.read(table, 5) == []
    assert all(digest(one) == one.hash for one in await journal.read(table))


async def test_an_unknown_table_has_no_entries_and_no_head(journal: Journal) -> None:
    assert await journal.read(table_id()) == []
    assert await journal.heads([table_id()]) == {}


async def test_heads_name_the_last_entry_of_each_table(journal: Journal) -> None:
    one, two = table_id(), table_id()
    await journal.append(chain(one, 3), card(one))
    await journal.append(chain(two, 1), card(two))
    assert await journal.heads([one, two, table_id()]) == {one: 3, two: 1}
    assert await journal.heads([]) == {}


async def test_entries_outlive_the_journal_that_wrote_them(fresh: Callable[[], Journal]) -> None:
    table = table_id()
    entries = chain(table, 3)
    for half in (entries[:1], entries[1:]):
        journal = fresh()
        await journal.open()
        await journal.append(half, card(table))
        await journal.close()
    journal = fresh()
    await journal.open()
    assert await journal.read(table) == entries
    await journal.close()


@pytest.mark.parametrize("seq", [1, 2, 4])
async def test_a_seq_that_is_not_the_next_is_refused(journal: Journal, seq: int) -> None:
    table = table_id()
    entries = chain(table, 2)
    await journal.append(entries, card(table))
    wrong = chained([entry(table, seq)], entries[1].hash if seq > 1 else bytes(32))
    with pytest.raises(Conflict, match="journal/seq-taken"):
        await journal.append(wrong, card(table))
    assert await journal.read(table) == entries


async def test_an_entry_that_follows_another_past_is_refused(journal: Journal) -> None:
    table = table_id()
    entries = chain(table, 2)
    await journal.append(entries, card(table))
    with pytest.raises(Conflict, match="journal/wrong-link"):
        await journal.append(chained([entry(table, 3)], bytes([7] * 32)))
    assert await journal.read(table) == entries


async def test_a_table_begins_with_its_first_entry(journal: Journal) -> None:
    table = table_id()
    with pytest.raises(Conflict, match="journal/unknown-table"):
        await journal.append(chain(table, 2)[1:])
    assert await journal.read(table) == []
    assert await journal.card(table) is None


async def test_a_command_is_kept_once_per_table_and_speaker(journal: Journal) -> None:
    table, other = table_id(), table_id()
    said = {"speaker": "ann", "command": "12345678"}
    first = chain(table, 1, **said)[0]
    await journal.append([first], card(table))
    await journal.append(chain(other, 1, **said), card(other))
    for again in ({}, {"mark": "other"}):
        with pytest.raises(Conflict, match="journal/command-known"):
            await journal.append([following(first, **said, **again)])
    second = following(first, speaker="bob", command="12345678")
    await journal.append([second])
    assert await journal.read(table) == [first, second]


async def test_a_command_without_a_speaker_is_kept_once_too(journal: Journal) -> None:
    table = table_id()
    first = chain(table, 1, command="12345678")[0]
    await journal.append([first], card(table))
    with pytest.raises(Conflict, match="journal/command-known"):
        await journal.append([following(first, command="12345678")])


async def test_nothing_is_kept_of_an_append_whose_last_entry_conflicts(journal: Journal) -> None:
    table = table_id()
    first = chain(table, 1, speaker="ann", command="12345678")[0]
    await journal.append([first], card(table))
    second = following(first)
    third = following(second, speaker="ann", command="12345678")
    with pytest.raises(Conflict):
        await journal.append([second, third], card(table, status="over", holders=[("h", 1)]))
    assert await journal.read(table) == [first]
    found = await journal.card(table)
    assert found is not None
    assert found.status == "lobby"
    assert await journal.held_by("h", 5) == []


async def test_the_same_command_twice_in_one_append_is_refused(journal: Journal) -> None:
    table = table_id()
    with pytest.raises(Conflict, match="journal/command-known"):
        await journal.append(chain(table, 2, speaker="ann", command="12345678"), card(table))
    assert await journal.read(table) == []
    assert await journal.heads([table]) == {}
    assert await journal.live(0) == []


async def test_a_join_code_belongs_to_one_table(journal: Journal) -> None:
    one, two = table_id(), table_id()
    await journal.append(chain(one, 1), card(one, code="ABCDEFGH"))
    with pytest.raises(Conflict, match="journal/code-taken"):
        await journal.append(chain(two, 1), card(two, code="ABCDEFGH"))
    await journal.append(chain(two, 1), card(two, code="ABCDEFGJ"))
    assert (await journal.card_by_code("ABCDEFGH")) == card(one, code="ABCDEFGH")


async def test_many_tables_write_at_the_same_time(journal: Journal) -> None:
    chains = [chain(table_id(), 20) for _ in range(40)]

    async def play(entries: list[Entry]) -> None:
        for one in entries:
            await journal.append([one], card(one.table, touched=one.at))

    await asyncio.gather(*map(play, chains))
    for entries in chains:
        assert await journal.read(entries[0].table) == entries


async def test_a_conflict_at_one_table_leaves_others_alone(journal: Journal) -> None:
    chains = [chain(table_id(), 2) for _ in range(30)]
    await asyncio.gather(*(journal.append(one[:1], card(one[0].table)) for one in chains))
    wrong = [one[:1] if number % 3 == 0 else one[1:] for number, one in enumerate(chains)]
    outcomes = await asyncio.gather(
        *(journal.append(one, card(one[0].table)) for one in wrong), return_exceptions=True
    )
    assert [isinstance(one, Conflict) for one in outcomes] == [n % 3 == 0 for n in range(30)]
    heads = await journal.heads([one[0].table for one in chains])
    assert [heads[one[0].table] for one in chains] == [1 if n % 3 == 0 else 2 for n in range(30)]


async def test_of_many_writers_of_one_seq_one_wins(journal: Journal) -> None:
    table = table_id()
    first = chain(table, 1)[0]
    await journal.append([first], card(table))
    rivals = [following(first, public={"who": n}) for n in range(20)]
    outcomes = await asyncio.gather(
        *(journal.append([one]) for one in rivals), return_exceptions=True
    )
    assert sorted(map(bool, outcomes)) == [False] + [True] * 19
    winner = rivals[outcomes.index(None)]
    assert await journal.read(table) == [first, winner]


async def test_appends_of_one_table_may_wait_in_line(journal: Journal) -> None:
    entries = chain(table_id(), 50)
    await asyncio.gather(*(journal.append([one], card(one.table)) for one in entries))
    assert await journal.read(entries[0].table) == entries


async def test_what_is_no_chain_is_our_bug(journal: Journal) -> None:
    one, two = chain(table_id(), 3), chain(table_id(), 3)
    label = card(one[0].table)
    for wrong in ([], [one[0], one[2]], [one[0], two[1]], [entry(one[0].table, 1)], two[:1]):
        with pytest.raises(ValueError, match=r"entry|append|card"):
            await journal.append(wrong, label)
    with pytest.raises(ValueError, match="card"):
        await journal.append(one)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(public=st.dictionaries(st.text(max_size=5), JSON), sealed=st.binary() | st.none())
async def test_everything_json_can_say_comes_back_and_keeps_its_hash(
    journal: Journal, public: dict[str, object], sealed: bytes | None
) -> None:
    table = secrets.token_hex(16)
    entries = chain(table, 1, public=public, sealed=sealed)
    await journal.append(entries, card(table, public=public))
    read = await journal.read(table)
    assert read == entries
    assert digest(read[0]) == read[0].hash
