"""What is sealed is opened only with the same key, at the same place, unchanged."""

import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zuschlag.errors import ZuschlagError
from zuschlag.journal.seal import KeySeal, Unsealable, key_from_file

SEAL, OTHER = KeySeal(bytes(32)), KeySeal(bytes([1] * 32))


@given(st.binary(), st.binary())
def test_what_is_sealed_is_opened_again(plain: bytes, where: bytes) -> None:
    sealed = SEAL.seal(plain, where)
    assert SEAL.open(sealed, where) == plain
    assert sealed != SEAL.seal(plain, where)


def test_another_place_or_key_does_not_open_it() -> None:
    sealed = SEAL.seal(b"deck", b"table 5")
    for seal, where in ((SEAL, b"table 6"), (OTHER, b"table 5")):
        with pytest.raises(Unsealable):
            seal.open(sealed, where)


def test_any_changed_byte_is_noticed() -> None:
    sealed = SEAL.seal(b"deck", b"here")
    for place in range(len(sealed)):
        wrong = bytes([*sealed[:place], sealed[place] ^ 1, *sealed[place + 1 :]])
        with pytest.raises(Unsealable):
            SEAL.open(wrong, b"here")
    for length in range(len(sealed)):
        with pytest.raises(Unsealable):
            SEAL.open(sealed[:length], b"here")


def test_marks_depend_on_the_key_and_on_what_is_marked() -> None:
    assert SEAL.mark(b"a") == SEAL.mark(b"a")
    assert len({SEAL.mark(b"a"), SEAL.mark(b"b"), OTHER.mark(b"a")}) == 3
    assert len(SEAL.mark(b"a")) == 64


def test_a_key_file_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "key"
    key = key_from_file(path)
    assert len(key) == 32
    assert key_from_file(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(path.parent.iterdir()) == [path]


def test_a_key_file_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_bytes(b"too short")
    with pytest.raises(ZuschlagError, match="journal/bad-key"):
        key_from_file(path)
    with pytest.raises(ZuschlagError, match="journal/key-unusable"):
        key_from_file(tmp_path)
    with pytest.raises(ZuschlagError, match="journal/bad-key"):
        KeySeal(b"short")
