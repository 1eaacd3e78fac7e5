"""The seal on everything the journal must not show, with a key that is kept outside the journal.

The key file is 32 random bytes. Whoever has it and the journal can read live tables; whoever has
the journal alone reads what everybody at the table may.
"""

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from zuschlag.errors import ZuschlagError
from zuschlag.journal.entry import Entry, place_of

KEY_BYTES = 32
_NONCE_BYTES = 12


class Unsealable(ZuschlagError):
    """Sealed with another key, moved to another place, or changed."""


class KeySeal:
    """Locks and unlocks with one key; digests use a second key derived from it."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ZuschlagError("journal/bad-key", {"bytes": KEY_BYTES, "found": len(key)})
        self._cipher = ChaCha20Poly1305(hmac.digest(key, b"zuschlag seal 1", hashlib.sha256))
        self._inner, self._outer = _prepared(hmac.digest(key, b"zuschlag mark 1", hashlib.sha256))

    def seal(self, plain: bytes, where: bytes) -> bytes:
        """Lock it, bound to a place in the journal."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, plain, where)

    def open(self, sealed: bytes, where: bytes) -> bytes:
        try:
            return self._cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], where)
        except (InvalidTag, ValueError):
            raise Unsealable("journal/wrong-seal") from None

    def mark(self, what: bytes) -> str:
        """A keyed digest."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(what)
        outer.update(inner.digest())
        found: str = outer.hexdigest()
        return found


def _prepared(key: bytes) -> tuple[Any, Any]:
    """Both halves of an HMAC with the key taken in, which need not be done for every digest."""
    block = key.ljust(hashlib.sha256().block_size, b"\0")
    inner, outer = (bytes(one ^ pad for one in block) for pad in (0x36, 0x5C))
    return hashlib.sha256(inner), hashlib.sha256(outer)


def opens(seal: KeySeal, entry: Entry) -> bool:
    """Whether this is the key for what is sealed in an entry."""
    if entry.sealed is None:
        return True
    try:
        seal.open(entry.sealed, place_of(entry.table, entry.seq))
    except Unsealable:
        return False
    return True


def key_from_file(path: Path) -> bytes:
    """The key in a file, which is made (for the owner's eyes only) when it is missing."""
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        return _new_key(path)
    except OSError as fault:
        raise _unusable(path, fault) from None
    if len(key) != KEY_BYTES:
        facts = {"file": str(path), "bytes": KEY_BYTES, "found": len(key)}
        raise ZuschlagError("journal/bad-key", facts)
    return key


def _new_key(path: Path) -> bytes:
    return _written(path, secrets.token_bytes(KEY_BYTES))


def write_key(path: Path, key: bytes) -> None:
    """Put a key where it belongs; another one that is there already is never replaced."""
    if _written(path, key) != key:
        raise ZuschlagError("journal/other-key", {"file": str(path)})


def _written(path: Path, key: bytes) -> bytes:
    """Write a key that is on disk before it is used, and never in anybody else's sight."""
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        return _placed(fresh, path, key)
    except OSError as fault:
        raise _unusable(path, fault) from None
    finally:
        fresh.unlink(missing_ok=True)


def _placed(fresh: Path, path: Path, key: bytes) -> bytes:
    try:
        # A link fails where a rename would replace: of two servers that begin, one key wins.
        os.link(fresh, path)
    except FileExistsError:
        return key_from_file(path)
    except OSError:
        os.replace(fresh, path)  # a file system without links
    sync_folder(path.parent)
    return key


def sync_folder(folder: Path) -> None:
    """See to it that the names in a folder are on disk."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _unusable(path: Path, fault: OSError) -> ZuschlagError:
    return ZuschlagError(
        "journal/key-unusable", {"file": str(path), "reason": fault.strerror or str(fault)}
    )
