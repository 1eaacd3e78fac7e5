"""Commitment, key, streams and dice: known values, and laws of luck that nobody can bend."""

import ast
import hashlib
import hmac
import itertools
import math
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fair.many import DECK, chi_square, counts_of_places
from zuschlag import fair
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.monopoly.game import MONOPOLY

SHUFFLES = 4_000
"""How many shuffles are counted; the campaign may count a million."""

TABLE = "00112233445566778899aabbccddeeff"
SERVER = bytes(range(32))
ADA, BEN = b"\x01" * 32, b"\x02" * 32
KEY = b"k" * 32


def is_likely(found: float, freedom: int) -> bool:
    """Within five standard deviations: the key is fixed, so this never fails by bad luck."""
    return abs(found - freedom) < 5 * math.sqrt(2 * freedom)


def test_the_commitment_is_the_hash_of_version_table_and_seed() -> None:
    message = f"15:zuschlag-fair-1,6:commit,32:{TABLE},64:{SERVER.hex()},"
    assert fair.commitment(TABLE, SERVER) == hashlib.sha256(message.encode()).hexdigest()
    assert (
        fair.commitment(TABLE, SERVER)
        == "4a873d81f5ad6bfdd044f19907868feec1abcd810a27d64549be4bd38b908277"
    )


def test_a_player_seals_with_the_plain_hash_of_the_seed() -> None:
    assert fair.client_hash(ADA) == hashlib.sha256(ADA).hexdigest()


def test_the_key_comes_from_all_seeds_in_the_order_of_the_seats() -> None:
    message = (
        f"15:zuschlag-fair-1,3:key,32:{TABLE},64:{ADA.hex()},0:,64:{BEN.hex()},"  # seat 1 is absent
    )
    key = fair.table_key(SERVER, TABLE, [ADA, None, BEN])
    assert key == hmac.digest(SERVER, message.encode(), "sha256")
    assert key.hex() == "f9872bdf4c7c6b78dc1fb4d5a85651c627a469e80848da0386bd597a7f4c6a8c"


def test_every_seed_and_every_seat_matters_to_the_key() -> None:
    lists: list[list[bytes | None]] = [
        [],
        [None],
        [None, None],
        [ADA],
        [ADA, None],
        [None, ADA],
        [ADA, BEN],
        [BEN, ADA],
    ]
    keys = {fair.table_key(SERVER, TABLE, seeds) for seeds in lists}
    assert len(keys) == len(lists)


def test_the_key_is_not_known_from_what_was_sealed() -> None:
    """Else a server with a puppet at the table could choose the last seal to its liking."""
    sealed = [bytes.fromhex(fair.client_hash(seed)) for seed in (ADA, BEN)]
    assert fair.table_key(SERVER, TABLE, sealed) != fair.table_key(SERVER, TABLE, [ADA, BEN])


def test_two_tables_with_the_same_seeds_differ() -> None:
    keys = [fair.table_key(SERVER, table, [ADA, BEN]) for table in ("one", "two")]
    orders = [fair.deal("for-sale", key, FOR_SALE.agree("2015", 4)) for key in keys]
    assert orders[0] != orders[1]
    assert fair.commitment("one", SERVER) != fair.commitment("two", SERVER)


@given(st.lists(st.tuples(st.text(max_size=4), st.lists(st.sampled_from([None, ADA, BEN])))))
def test_no_two_tables_share_a_key(tables: list[tuple[str, list[bytes | None]]]) -> None:
    different = {(table, tuple(seeds)) for table, seeds in tables}
    keys = {fair.table_key(SERVER, table, seeds) for table, seeds in different}
    assert len(keys) == len(different)


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_of_another_length_is_a_bug_of_the_caller(length: int) -> None:
    seed = bytes(length)
    for call in (
        lambda: fair.commitment(TABLE, seed),
        lambda: fair.client_hash(seed),
        lambda: fair.table_key(seed, TABLE, []),
        lambda: fair.table_key(SERVER, TABLE, [seed]),
    ):
        with pytest.raises(ValueError, match="32 bytes"):
            call()


def test_a_stream_is_blocks_of_eight_numbers() -> None:
    blocks = b"".join(
        hmac.digest(KEY, f"15:zuschlag-fair-1,6:stream,9:buildings,1:{number},".encode(), "sha256")
        for number in range(3)
    )
    words = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 96, 4)]
    stream = fair.Stream(KEY, "buildings")
    assert [stream.randrange(2**32) for _ in words] == words
    later = fair.Stream(KEY, "buildings", start=1)
    assert [later.randrange(2**32) for _ in words[8:]] == words[8:]


def test_numbers_that_would_favour_small_ones_are_drawn_again() -> None:
    stop = 3_000_000_000
    raw, drawn = fair.Stream(KEY, "x"), fair.Stream(KEY, "x")
    words = [raw.randrange(2**32) for _ in range(2_000)]
    kept = [word for word in words if word < stop]
    assert 0.2 < 1 - len(kept) / len(words) < 0.4
    assert [drawn.randrange(stop) for _ in kept] == kept


@pytest.mark.parametrize("stop", [0, -1, 2**32 + 1])
def test_what_cannot_be_drawn_is_refused(stop: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        fair.Stream(KEY, "x").randrange(stop)


@given(st.integers(1, 2**32), st.integers(0, 1000))
def test_a_number_is_always_below_its_bound(stop: int, start: int) -> None:
    assert 0 <= fair.Stream(KEY, "x", start).randrange(stop) < stop


@given(st.lists(st.integers()), st.binary(min_size=32, max_size=32))
def test_a_shuffle_keeps_every_card(cards: list[int], key: bytes) -> None:
    mixed = list(cards)
    fair.Stream(key, "x").shuffle(mixed)
    assert Counter(mixed) == Counter(cards)


def test_a_shuffle_is_repeatable_and_differs_by_purpose_and_key() -> None:
    def shuffled(key: bytes, purpose: str) -> tuple[int, ...]:
        cards = list(range(30))
        fair.Stream(key, purpose).shuffle(cards)
        return tuple(cards)

    assert shuffled(KEY, "buildings") == shuffled(KEY, "buildings")
    chosen = itertools.product([KEY, b"l" * 32], ["buildings", "cheques", "dice:1", "dice:11"])
    assert len({shuffled(*one) for one in chosen}) == 8


def test_every_card_comes_to_every_place_equally_often() -> None:
    counts = counts_of_places(KEY, SHUFFLES)
    assert is_likely(chi_square(counts), (DECK - 1) ** 2)


def test_every_order_of_five_cards_is_equally_likely() -> None:
    orders: Counter[str] = Counter()
    for number in range(SHUFFLES * 3):
        cards = list("abcde")
        fair.Stream(KEY, f"five:{number}").shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 120
    assert is_likely(chi_square(list(orders.values())), 119)


def test_every_throw_of_two_dice_is_equally_likely() -> None:
    throws = Counter(fair.throw(KEY, number) for number in range(SHUFFLES * 3))
    assert set(throws) == set(itertools.product(range(1, 7), repeat=2))
    assert is_likely(chi_square(list(throws.values())), 35)


def test_a_throw_says_nothing_about_the_next_one() -> None:
    sums = [sum(fair.throw(KEY, number)) - 7 for number in range(SHUFFLES * 3)]
    together = sum(one * other for one, other in itertools.pairwise(sums)) / (len(sums) - 1)
    variance = 35 / 6
    assert abs(together / variance) < 5 / math.sqrt(len(sums))


def test_streams_of_different_purposes_are_unrelated() -> None:
    one, other = fair.Stream(KEY, "buildings"), fair.Stream(KEY, "cheques")
    pairs = Counter((one.randrange(6), other.randrange(6)) for _ in range(SHUFFLES * 3))
    assert is_likely(chi_square(list(pairs.values())), 35)


def test_dice_do_not_depend_on_how_the_cards_were_dealt() -> None:
    before = [fair.throw(KEY, number) for number in range(10)]
    fair.deal("monopoly", KEY, MONOPOLY.agree("aalen-casual", 4))
    assert [fair.throw(KEY, number) for number in reversed(range(10))] == before[::-1]


def test_nothing_here_draws_from_another_generator() -> None:
    """What `random` will say can be told from what it has said."""
    for file in Path(fair.__file__).parent.glob("*.py"):
        imported = {
            name.split(".")[0]
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in (getattr(node, "module", None) or "", *(one.name for one in node.names))
        }
        assert not imported & {"random", "secrets", "numpy", "time", "os"}, file
