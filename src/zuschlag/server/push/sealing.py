"""Messages only one browser can read (RFC 8291, aes128gcm of RFC 8188), all of the same length.

In: what is said, and the keys the browser gave with its address. Out: the body of a push.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from zuschlag.errors import Malformed

MESSAGE_BYTES = 256
"""Whatever is said, whoever hears it: a push service learns nothing from the length."""
_RECORD_SIZE = 4096
_LAST_RECORD = b"\x02"
_SALT_BYTES, _AUTH_BYTES, _POINT_BYTES = 16, 16, 65


class BrowserKeys(msgspec.Struct, frozen=True):
    """What a browser gives with its address: a public key, and a secret it shares with us."""

    point: bytes
    auth: bytes


def browser_keys(p256dh: str, auth: str) -> BrowserKeys:
    """The keys as JSON has them, or Malformed."""
    try:
        found = BrowserKeys(decoded(p256dh), decoded(auth))
        if len(found.point) != _POINT_BYTES or len(found.auth) != _AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.point)
    except ValueError:
        raise Malformed("push/bad-keys", "p256dh") from None
    return found


def padded(message: dict[str, str]) -> bytes:
    """The message as JSON, with spaces up to the length all have."""
    text = msgspec.json.encode(message)
    if len(text) > MESSAGE_BYTES:
        raise ValueError("a push is too long")
    return text.ljust(MESSAGE_BYTES)


def sealed(plain: bytes, keys: BrowserKeys) -> bytes:
    """The body of a push."""
    own = ec.generate_private_key(ec.SECP256R1())
    salt = os.urandom(_SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    shared = own.exchange(ec.ECDH(), theirs)
    key, nonce = _key_and_nonce(shared, keys.auth, keys.point, point_of(own), salt)
    body = AESGCM(key).encrypt(nonce, plain + _LAST_RECORD, None)
    size, length = _RECORD_SIZE.to_bytes(4, "big"), bytes([_POINT_BYTES])
    return salt + size + length + point_of(own) + body


def _key_and_nonce(
    shared: bytes, auth: bytes, browser: bytes, server: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """Both sides find the same (RFC 8291, 3.4)."""
    first = _derived(shared, auth, b"WebPush: info\0" + browser + server, 32)
    key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derived(first, salt, b"Content-Encoding: nonce\0", 12)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it is sent."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(raw: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes again; ValueError for anything else."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
