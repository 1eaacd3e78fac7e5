"""A line between two workers of one server: both prove that they know its key, then talk.

Length, sealed bytes. A message is sealed for its direction and its number, so nothing can be read,
forged, repeated, dropped or turned around unnoticed, on whatever network lies between two hosts.
"""

import asyncio
import hashlib
import hmac
import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

MOST_BYTES = 1 << 20

_CHALLENGE = 32
_PROOF = 32
_TAG = 16
_CALLER, _ANSWERER = b"caller", b"answerer"


def relay_key(key: bytes) -> bytes:
    """A key for this purpose alone."""
    return hmac.digest(key, b"zuschlag relay 2", hashlib.sha256)


def _proof(key: bytes, *parts: bytes) -> bytes:
    return hmac.digest(key, b"|".join(parts), hashlib.sha256)


class WorkerChannel:
    """One connection after its handshake."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, key: bytes, own: bytes
    ) -> None:
        self._reader = reader
        self._writer = writer
        other = _ANSWERER if own == _CALLER else _CALLER
        self._seal, self._unseal = AESGCM(_proof(key, own)), AESGCM(_proof(key, other))
        self._sent = self._heard = 0

    async def send(self, message: bytes) -> None:
        sealed = self._seal.encrypt(self._sent.to_bytes(12), message, None)
        self._sent += 1
        self._writer.write(len(sealed).to_bytes(4) + sealed)
        await self._writer.drain()

    async def hear(self) -> bytes:
        """The next message; ConnectionError when it is not from the right sender."""
        size = int.from_bytes(await self._reader.readexactly(4))
        if size > MOST_BYTES + _TAG:
            raise ConnectionError("too long")
        sealed = await self._reader.readexactly(size)
        try:
            message = self._unseal.decrypt(self._heard.to_bytes(12), sealed, None)
        except InvalidTag:
            raise ConnectionError("not ours") from None
        self._heard += 1
        return message

    def close(self) -> None:
        self._writer.close()


async def called(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, key: bytes
) -> WorkerChannel:
    """The caller's end."""
    return await _agreed(reader, writer, key, _CALLER)


async def answered(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, key: bytes
) -> WorkerChannel:
    """The other end."""
    return await _agreed(reader, writer, key, _ANSWERER)


async def _agreed(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, key: bytes, own: bytes
) -> WorkerChannel:
    """Both say a number nobody has used before, and prove over both that they know the key."""
    mine = secrets.token_bytes(_CHALLENGE)
    writer.write(mine)
    theirs = await reader.readexactly(_CHALLENGE)
    both = (mine, theirs) if own == _CALLER else (theirs, mine)
    other = _ANSWERER if own == _CALLER else _CALLER
    writer.write(_proof(key, own, *both))
    proof = await reader.readexactly(_PROOF)
    if not hmac.compare_digest(proof, _proof(key, other, *both)):
        raise ConnectionError("not ours")
    return WorkerChannel(reader, writer, _proof(key, b"line", *both), own)
