"""A push service on loopback, and a browser that subscribes there and reads what it is sent.

What is encrypted is opened here by hashes alone, as RFC 8188 and RFC 8291 have it: nothing of the
server's own code is asked.
"""

import asyncio
import contextlib
import hashlib
import hmac
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Has an address at a push service, a key and a secret."""

    def __init__(self, endpoint: str, language: str = "en") -> None:
        self.endpoint = endpoint
        self.language = language
        self.key = ec.generate_private_key(CURVE)
        self.auth = secrets.token_bytes(16)

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, Any]:
        """What its page posts to our server."""
        keys = {"p256dh": b64(self.point), "auth": b64(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": self.language}

    def opened(self, body: bytes) -> bytes:
        """What a push says."""
        return opened(body, self.key, self.auth)


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """A body of one record, decrypted."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    assert length == 65
    assert len(body) - 86 <= size
    sender, text = body[21:86], body[86:]
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    secret = _one_block(_one_block(auth, shared), b"WebPush: info\0" + own + sender + b"\1")
    first = _one_block(salt, secret)
    content_key = _one_block(first, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = _one_block(first, b"Content-Encoding: nonce\0\1")[:12]
    plain = AESGCM(content_key).decrypt(nonce, text, None)
    said, end, padding = plain.rpartition(b"\2")
    assert end
    assert not padding.strip(b"\0")
    return said


def _one_block(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, hashlib.sha256)


def claims(authorization: str, server_key: str) -> dict[str, Any]:
    """What the server says about itself, once its signature is found to be good."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == server_key
    head, body, signature = parts["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unb64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(server_key))
    public.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(unb64(body))
    return found


class Pushed(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is posted, and answers as it is told to."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.came: asyncio.Queue[Pushed] = asyncio.Queue()
        self.answer = "HTTP/1.1 201 Created\r\n\r\n"
        self.holds = asyncio.Event()
        self.holds.set()

    def browser(self, name: str = "one", language: str = "en") -> Browser:
        """Somebody with an address here."""
        return Browser(f"http://127.0.0.1:{self.port}/push/{name}", language)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        kept = {name: _spelled(head, name) for name in headers}
        body = await reader.readexactly(int(headers["content-length"]))
        self.came.put_nowait(Pushed(head[0].split()[1], kept, body))
        await self.holds.wait()
        with contextlib.suppress(OSError):
            writer.write(self.answer.encode())
            await writer.drain()
        writer.close()


def _spelled(head: list[str], name: str) -> str:
    """A header as it was written."""
    return next(line.split(": ", 1)[1] for line in head if line.lower().startswith(f"{name}: "))


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """One that answers while the block runs."""
    service = PushService(0)
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        service.holds.set()
        server.close()
