"""Cards are found by table, code, holder and list; credentials by their hash alone."""

from tests.journal.stories import card, chain, following, table_id
from zuschlag.journal.contract import Credential, Journal, PushAddress


async def opened(journal: Journal, **said: object) -> str:
    table = table_id()
    await journal.append(chain(table, 1), card(table, **said))
    return table


async def test_a_card_is_found_by_table_and_by_code(journal: Journal) -> None:
    table = table_id()
    label = card(table, holders=[("ann", 0), ("bob", 3)], public={"title": "Größe 😀", "n": 1.5})
    await journal.append(chain(table, 1), label)
    assert await journal.card(table) == label
    assert await journal.card_by_code(label.code) == label
    assert await journal.card(table_id()) is None
    assert await journal.card_by_code("NOTHERE0") is None


async def test_a_new_card_replaces_the_last_one(journal: Journal) -> None:
    table = table_id()
    first = chain(table, 1)[0]
    await journal.append([first], card(table, holders=[("ann", 0), ("bob", 1)]))
    later = card(table, code="ZZZZZZZZ", status="play", touched=9, holders=[("bob", 1)])
    await journal.append([following(first)], later)
    assert await journal.card(table) == later
    assert await journal.card_by_code(card(table).code) is None
    assert await journal.held_by("ann", 5) == []
    assert await journal.held_by("bob", 5) == [later]


async def test_an_append_without_a_card_leaves_it(journal: Journal) -> None:
    table = table_id()
    first = chain(table, 1)[0]
    await journal.append([first], card(table))
    await journal.append([following(first)])
    assert await journal.card(table) == card(table)


async def test_the_list_shows_listed_tables_that_are_not_over(journal: Journal) -> None:
    old = await opened(journal, touched=5)
    new = await opened(journal, touched=7, status="play")
    await opened(journal, is_listed=False)
    await opened(journal, status="over")
    assert [one.table for one in await journal.listed(10)] == [new, old]
    assert [one.table for one in await journal.listed(1)] == [new]


async def test_live_tables_are_those_not_over_and_touched_since(journal: Journal) -> None:
    await opened(journal, touched=5)
    new = await opened(journal, touched=7, is_listed=False)
    newer = await opened(journal, touched=9)
    await opened(journal, touched=9, status="over")
    assert [one.table for one in await journal.live(7)] == [newer, new]


async def test_a_holder_finds_every_table_of_theirs(journal: Journal) -> None:
    old = await opened(journal, touched=5, holders=[("ann", 0), ("ann", 1)])
    new = await opened(journal, touched=7, holders=[("bob", 0), ("ann", 1)], status="over")
    await opened(journal, holders=[("bob", 0)])
    assert [one.table for one in await journal.held_by("ann", 5)] == [new, old]
    assert [one.table for one in await journal.held_by("ann", 1)] == [new]
    assert await journal.held_by("eve", 5) == []


async def test_a_credential_is_known_by_its_hash(journal: Journal) -> None:
    one = Credential(hash="ab" * 32, kind="session", created=1, expires=100)
    await journal.put_credential(one)
    assert await journal.credential(one.hash) == one
    assert await journal.credential("cd" * 32) is None


async def test_the_same_hash_again_replaces_a_credential(journal: Journal) -> None:
    one = Credential(hash="ab" * 32, kind="session", created=1, expires=100)
    revoked = Credential(hash="ab" * 32, kind="session", created=1, expires=100, revoked=50)
    await journal.put_credential(one)
    await journal.put_credential(revoked)
    assert await journal.credential(one.hash) == revoked


async def test_expired_credentials_are_forgotten(journal: Journal) -> None:
    for number in range(4):
        one = Credential(hash=f"{number:064x}", kind="bot", created=1, expires=100 + number)
        await journal.put_credential(one)
    assert await journal.forget(102) == 2
    assert await journal.forget(102) == 0
    assert await journal.credential(f"{1:064x}") is None
    assert await journal.credential(f"{2:064x}") is not None


async def test_whoever_is_unlinked_holds_nothing_and_the_chains_stay(journal: Journal) -> None:
    holder = "ab" * 32
    one = Credential(hash=holder, kind="session", created=1, expires=100)
    await journal.put_credential(one)
    shared = await opened(journal, holders=[(holder, 0), ("bob", 1)])
    await journal.unlink(holder)
    assert await journal.credential(holder) is None
    assert await journal.held_by(holder, 5) == []
    assert [found.table for found in await journal.held_by("bob", 5)] == [shared]
    assert await journal.heads([shared]) == {shared: 1}


def _push(number: int, holder: str) -> PushAddress:
    return PushAddress(id=f"{number:064x}", holder=holder, created=number, sealed=b"s%d" % number)


async def test_push_addresses_belong_to_one_holder_and_go_with_them(journal: Journal) -> None:
    for holder in ("ann", "bob"):
        one = Credential(hash=holder, kind="session", created=1, expires=100)
        await journal.put_credential(one)
    for push in (_push(2, "ann"), _push(1, "ann"), _push(3, "bob"), _push(4, "bob")):
        await journal.put_push(push)
    assert await journal.pushes("ann") == [_push(1, "ann"), _push(2, "ann")]
    assert await journal.count_pushes() == 4
    await journal.put_push(_push(2, "bob"))  # another session of the same browser
    assert await journal.pushes("ann") == [_push(1, "ann")]
    await journal.drop_push(_push(4, "bob").id)
    assert await journal.pushes("bob") == [_push(2, "bob"), _push(3, "bob")]
    await journal.unlink("ann")
    assert await journal.pushes("ann") == []
    await journal.drop_pushes("bob")
    assert await journal.count_pushes() == 0


async def test_push_addresses_of_credentials_that_are_over_are_forgotten(journal: Journal) -> None:
    for holder, expires in (("ann", 100), ("bob", 200)):
        one = Credential(hash=holder, kind="session", created=1, expires=expires)
        await journal.put_credential(one)
        await journal.put_push(_push(expires, holder))
    await journal.forget(150)
    assert await journal.pushes("ann") == []
    assert await journal.pushes("bob") == [_push(200, "bob")]


async def test_a_removed_table_is_gone_whole_and_the_others_are_not(journal: Journal) -> None:
    gone, stays = [await opened(journal, holders=[("bob", 0)], code=code) for code in ("A1", "B2")]
    await journal.remove(gone, 77)
    assert await journal.card(gone) is None
    assert await journal.card_by_code("A1") is None
    assert await journal.heads([gone, stays]) == {stays: 1}
    assert [found.table for found in await journal.held_by("bob", 5)] == [stays]
