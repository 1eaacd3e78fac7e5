"""Everything that can be set about a server: one struct.

`configure.py` reads it from a file, the environment and flags; `zuschlag serve --help` explains it
(`help-serve--port` and so on in the catalogue), and so does docs/server.md.
"""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec


def within(least: float, most: float) -> msgspec.Meta:
    """The bounds of a setting."""
    return msgspec.Meta(ge=least, le=most)


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one server is run: where it is, who may come, and how much of everything."""

    # Where
    host: str = "127.0.0.1"
    port: Annotated[int, within(0, 65535)] = 8765
    lan: bool = False
    data: str = ""
    journal: str = ""
    hints: str = ""
    workers: Annotated[int, within(1, 64)] = 1
    relay_host: str = ""
    relay_port: Annotated[int, within(0, 65535)] = 0
    bots: Annotated[int, within(1, 64)] = 1
    bot_seconds: Annotated[float, within(0.01, 60)] = 1.0

    thinkers: Annotated[int, within(1, 64)] = 1
    thinker_seconds: Annotated[float, within(0.2, 60)] = 1.0
    thinker_megabytes: Annotated[int, within(32, 65_536)] = 256

    # Web Push, the only thing that talks beyond the server's own addresses
    push: str = ""
    push_host: list[str] = []
    push_loopback: bool = False

    # The league
    league: Annotated[str, msgspec.Meta(max_length=20)] = ""
    league_seconds: Annotated[int, within(1, 3600)] = 10
    league_tables: Annotated[int, within(1, 1000)] = 8
    league_games: Annotated[int, within(1, 2000)] = 120

    # Who may come
    tls_cert: str = ""
    tls_key: str = ""
    trusted_proxy: list[str] = []
    origin: list[str] = []
    session_hours: Annotated[float, within(0.01, 24 * 365)] = 720.0
    bot_token_hours: Annotated[float, within(0.01, 24 * 365)] = 24.0 * 30

    # What is shown
    static: str = ""
    reference: bool = True
    metrics: bool = True
    metrics_port: Annotated[int, within(0, 65535)] = 0
    log: Literal["debug", "info", "warning", "error"] = "info"

    # How much, per session
    seat_messages: Annotated[int, within(1, 100_000)] = 100
    watcher_messages: Annotated[int, within(1, 100_000)] = 50
    chat_lines: Annotated[int, within(1, 10_000)] = 5
    requests: Annotated[int, within(1, 100_000)] = 300
    session_sockets: Annotated[int, within(1, 10_000)] = 20
    session_tables: Annotated[int, within(1, 10_000)] = 20
    bot_tokens: Annotated[int, within(1, 10_000)] = 20
    replays: Annotated[int, within(1, 100_000)] = 120

    # How much, per address: generous, for a whole venue may share one
    sessions: Annotated[int, within(1, 1_000_000)] = 300
    code_guesses: Annotated[int, within(1, 10_000)] = 10
    visits: Annotated[int, within(1, 1_000_000)] = 6000
    new_tables: Annotated[int, within(1, 1_000_000)] = 1000
    unknown_sockets: Annotated[int, within(1, 100_000)] = 100

    # How much, of everything
    sockets: Annotated[int, within(1, 1_000_000)] = 12_000
    spectators: Annotated[int, within(1, 100_000)] = 200
    body_bytes: Annotated[int, within(1024, 10_000_000)] = 64 * 1024
    frame_bytes: Annotated[int, within(256, 1_000_000)] = 4096
    queue_bytes: Annotated[int, within(4096, 100_000_000)] = 256 * 1024
    handshake_seconds: Annotated[float, within(0.1, 600)] = 5.0
    resume_seconds: Annotated[float, within(0.1, 600)] = 10.0
    recheck_seconds: Annotated[float, within(0.1, 600)] = 60.0
    violations: Annotated[int, within(1, 10_000)] = 10
    stop_seconds: Annotated[float, within(1, 600)] = 10.0

    @property
    def has_tls(self) -> bool:
        """Whether this process speaks https itself."""
        return bool(self.tls_cert)

    @property
    def is_secure(self) -> bool:
        """Whether people reach it by https only, here or at a proxy: then the strict form holds."""
        https = bool(self.origin) and all(one.startswith("https://") for one in self.origin)
        return self.has_tls or (bool(self.trusted_proxy) and https)

    @property
    def journal_address(self) -> str:
        """Where games are kept."""
        # Here and not above: every command shows the help of this one, few need a journal.
        from zuschlag.journal.opening import default_address

        if self.journal or not self.data:
            return self.journal or default_address()
        return str(Path(self.data).expanduser() / "journal.db")

    @property
    def push_key_file(self) -> Path:
        """Where the key is kept that signs pushes."""
        return self.key_file.with_name("push.key")

    @property
    def key_file(self) -> Path:
        """Where the key is kept."""
        from zuschlag.journal.opening import default_key_file

        return Path(self.data).expanduser() / "journal.key" if self.data else default_key_file()


def usual() -> dict[str, Any]:
    """Every setting by name with its default."""
    return {
        field.name: [] if field.default is msgspec.NODEFAULT else field.default
        for field in msgspec.structs.fields(ServerSettings)
    }
