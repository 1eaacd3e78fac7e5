"""A key for somebody's pocket: locked by a phrase that is shown once and kept nowhere.

The phrase is 80 random bits in letters that can be read out; trying them out is made slow (scrypt).
"""

import secrets
from typing import Annotated

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from zuschlag.errors import ZuschlagError

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans("OIL", "011")
_GROUPS, _GROUP = 4, 4
_COST, _BLOCK = 2**15, 8
_NONCE = bytes(12)  # a new salt makes a new key, which locks one thing only
_WHAT = b"zuschlag mirror key 1"


class LockedKey(msgspec.Struct, frozen=True):
    """What stands beside the mirror; without the phrase it is noise."""

    salt: bytes
    cost: Annotated[int, msgspec.Meta(ge=2, le=2**18)]  # more would only eat the reader's memory
    locked: bytes


def new_phrase() -> str:
    """Four groups of four letters."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def locked(key: bytes, phrase: str) -> LockedKey:
    """The key, to be opened by this phrase alone."""
    salt = secrets.token_bytes(16)
    return LockedKey(salt, _COST, _cipher(phrase, salt, _COST).encrypt(_NONCE, key, _WHAT))


def unlocked(kept: LockedKey, phrase: str) -> bytes:
    """The key, or a fault when it is another phrase."""
    try:
        return _cipher(phrase, kept.salt, kept.cost).decrypt(_NONCE, kept.locked, _WHAT)
    except (InvalidTag, ValueError):
        raise ZuschlagError("journal/wrong-phrase") from None


def _cipher(phrase: str, salt: bytes, cost: int) -> ChaCha20Poly1305:
    """However it was typed: small letters, spaces, an O for a zero."""
    typed = "".join(one for one in phrase.upper().translate(_ALIKE) if one in _LETTERS)
    made = Scrypt(salt=salt, length=32, n=cost, r=_BLOCK, p=1).derive(typed.encode())
    return ChaCha20Poly1305(made)
