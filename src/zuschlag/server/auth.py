"""Who is asking: a session cookie or a bearer token, never both, known here only by its hash.

Nothing else in a request says who somebody is.
"""

import base64
import hashlib
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from zuschlag.errors import Malformed
from zuschlag.journal.contract import Credential, Journal, Unclear, Unwritable
from zuschlag.server.errors import Stranger
from zuschlag.server.settings import ServerSettings
from zuschlag.table.ports import Clock, Dice
from zuschlag.table.service import Speaker

Headers = Iterable[tuple[bytes, bytes]]

_LONGEST = 200


class Token(msgspec.Struct, frozen=True):
    """A token as it came in, and what it claims to be."""

    text: str
    kind: str  # session | bot


class Sessions:
    """Makes, finds and revokes credentials."""

    def __init__(
        self, journal: Journal, clock: Clock, dice: Dice, settings: ServerSettings
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._dice = dice
        self._settings = settings
        self._tidied = 0
        self.cookie_name = "__Host-s" if settings.is_secure else "zuschlag-s"

    async def begin(self, kind: str) -> str:
        """A new token of 256 bits; only its hash is kept."""
        text = base64.urlsafe_b64encode(self._dice.token(32)).rstrip(b"=").decode()
        if kind == "bot":
            text = f"zuschlag_{text}"
        now = self._clock.now()
        await self._journal.put_credential(
            Credential(hash=hashed(text), kind=kind, created=now, expires=now + self._life(kind))
        )
        with suppress(Unclear, Unwritable):  # whoever comes next will try again
            await self._tidy(now)
        return text

    async def _tidy(self, now: int) -> None:
        """Forget, at most once an hour, what has been over for a day.

        When somebody comes, not by the clock: a server on which nothing happens writes nothing.
        """
        if now - self._tidied >= 3_600_000:
            self._tidied = now
            await self._journal.forget(now - 24 * 3_600_000)

    def _life(self, kind: str) -> int:
        hours = {"bot": self._settings.bot_token_hours}.get(kind, self._settings.session_hours)
        return int(hours * 3_600_000)

    def token(self, headers: Headers) -> Token | None:
        """The token of a request; Malformed when there is more than one."""
        bearers, cookies = [], []
        for name, value in headers:
            if name == b"authorization":
                bearers.append(_bearer(value))
            elif name == b"cookie":
                cookies += _cookies(value, self.cookie_name)
        if len(bearers) + len(cookies) > 1:
            raise Malformed("session/two-credentials", "")
        if bearers:
            return Token(bearers[0], "bot")
        return Token(cookies[0], "session") if cookies else None

    async def known(self, token: Token | None) -> Speaker:
        """The speaker behind a token, or Stranger."""
        if token is None:
            raise Stranger("session/missing")
        holder = hashed(token.text)
        if not await self.is_good(holder, token.kind):
            raise Stranger("session/over")
        return Speaker(holder=holder, kind=token.kind)

    async def is_good(self, holder: str, kind: str) -> bool:
        """Whether a credential is known, of this kind, not over and not revoked."""
        found = await self._journal.credential(holder)
        if found is None or found.kind != kind or found.revoked is not None:
            return False
        return found.expires > self._clock.now()

    async def revoke(self, holder: str) -> None:
        """No longer good, from now on."""
        found = await self._journal.credential(holder)
        if found is not None and found.revoked is None:
            gone = msgspec.structs.replace(found, revoked=self._clock.now())
            await self._journal.put_credential(gone)

    def cookie(self, text: str) -> str:
        """The Set-Cookie of a session; an empty text takes it away."""
        lasts = int(self._settings.session_hours * 3600) if text else 0
        parts = [f"{self.cookie_name}={text}", "Path=/", f"Max-Age={lasts}", "HttpOnly"]
        parts += ["SameSite=Lax", *(["Secure"] if self._settings.is_secure else [])]
        return "; ".join(parts)


def hashed(text: str) -> str:
    """How a token is known here: 256 random bits need no slow hash."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def _bearer(value: bytes) -> str:
    scheme, _, text = value.decode("latin-1").partition(" ")
    if scheme.lower() != "bearer" or not 1 <= len(text.strip()) <= _LONGEST:
        raise Malformed("session/not-bearer", "authorization")
    return text.strip()


def _cookies(value: bytes, name: str) -> list[str]:
    found = []
    for part in value.decode("latin-1").split(";"):
        key, equals, text = part.strip().partition("=")
        if key == name and equals and text:
            found.append(text[:_LONGEST])
    return found
