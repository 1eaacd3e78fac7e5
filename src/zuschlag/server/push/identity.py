"""Who sends pushes: the server's own key (VAPID, RFC 8292), kept beside that of its journal.

The key is made once, for the owner's eyes only. Browsers bind their addresses to its public half:
whoever loses it loses all subscriptions.
"""

from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from zuschlag.journal.seal import key_from_file
from zuschlag.server.push.sealing import encoded, point_of

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys lie below it."""
_GOOD_FOR = 12 * 3600
"""Seconds; 24 hours are allowed at most."""


class PushIdentity:
    """Signs what is sent, for one push service at a time."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(secret, "big") % (_ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What browsers are given."""
        return encoded(point_of(self._key))

    def authorization(self, origin: str, now: int) -> str:
        """The header for a push service at an origin; `now` in seconds since 1970."""
        head = _part({"typ": "JWT", "alg": "ES256"})
        body = _part({"aud": origin, "exp": now + _GOOD_FOR, "sub": self._contact})
        signature = self._key.sign(f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
        r, s = decode_dss_signature(signature)
        signed = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={head}.{body}.{signed}, k={self.public_key}"


def identity_in(file: Path, contact: str) -> PushIdentity:
    """The identity whose key is in a file, which is made when it is missing."""
    return PushIdentity(key_from_file(file), contact)


def _part(claims: dict[str, object]) -> str:
    return encoded(msgspec.json.encode(claims))
