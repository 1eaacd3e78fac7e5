"""Everything that can be set about a server: one struct, each field with a sentence for people.

`configure.py` reads it from a file, the environment and flags; `zuschlag serve --help` and
docs/server.md show the sentences.
"""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec


def says(sentence: str, least: float | None = None, most: float | None = None) -> msgspec.Meta:
    """What a setting is for, and its bounds."""
    return msgspec.Meta(description=sentence, ge=least, le=most)


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one server is run: where it is, who may come, and how much of everything."""

    # Where
    host: Annotated[str, says("address to listen on")] = "127.0.0.1"
    port: Annotated[int, says("port to listen on; 0: any free one", 0, 65535)] = 8765
    lan: Annotated[
        bool, says("serve the local network over plain http; show the address and a QR code")
    ] = False
    data: Annotated[str, says("folder for the journal and the key, instead of the usual ones")] = ""
    journal: Annotated[
        str, says("where games are kept: memory:, sqlite:///PATH, postgresql://USER@HOST/NAME")
    ] = ""
    hints: Annotated[
        str, says("redis://HOST: carries news between workers; without it PostgreSQL does")
    ] = ""
    workers: Annotated[int, says("server processes; more than one needs PostgreSQL", 1, 64)] = 1
    bots: Annotated[int, says("processes in which bots think", 1, 64)] = 1
    bot_seconds: Annotated[float, says("seconds a bot may think about one move", 0.01, 60)] = 1.0

    thinkers: Annotated[
        int, says("processes for bots that remember and search, started when one is seated", 1, 64)
    ] = 1
    thinker_seconds: Annotated[
        float, says("seconds such a bot may compute for one move", 0.2, 60)
    ] = 1.0
    thinker_megabytes: Annotated[int, says("megabytes such a process may grow by", 32, 65_536)] = (
        256
    )

    # Who may come
    tls_cert: Annotated[str, says("file with the certificate chain: https instead of http")] = ""
    tls_key: Annotated[str, says("file with the key of the certificate")] = ""
    trusted_proxy: Annotated[
        list[str], says("address or network of a proxy whose X-Forwarded-For is believed")
    ] = []
    origin: Annotated[
        list[str], says("address people type, such as https://play.example.org; repeat for more")
    ] = []
    session_hours: Annotated[float, says("hours until a session ends", 0.01, 24 * 365)] = 720.0
    bot_token_hours: Annotated[float, says("hours until a bot token ends", 0.01, 24 * 365)] = (
        24.0 * 30
    )

    # What is shown
    static: Annotated[str, says("folder with the built pages, instead of the installed ones")] = ""
    reference: Annotated[bool, says("serve the API reference")] = True
    metrics: Annotated[bool, says("serve /metrics to this machine when listening on loopback")] = (
        True
    )
    metrics_port: Annotated[
        int, says("a port of its own for /metrics on 127.0.0.1; 0: none", 0, 65535)
    ] = 0
    log: Annotated[
        Literal["debug", "info", "warning", "error"], says("lowest level that is logged")
    ] = "info"

    # How much, per session
    seat_messages: Annotated[int, says("messages from a seat in 20 s", 1, 100_000)] = 100
    watcher_messages: Annotated[int, says("messages from a spectator in 20 s", 1, 100_000)] = 50
    chat_lines: Annotated[int, says("lines of chat in 10 s", 1, 10_000)] = 5
    requests: Annotated[
        int, says("HTTP requests from a session in 20 s; a new socket counts as five", 1, 100_000)
    ] = 300
    session_sockets: Annotated[int, says("open sockets of a session", 1, 10_000)] = 20
    session_tables: Annotated[int, says("open tables a session has made", 1, 10_000)] = 20
    bot_tokens: Annotated[int, says("bot tokens a session makes in an hour", 1, 10_000)] = 20
    replays: Annotated[
        int, says("stretches of written games shown in a minute; long games cost more", 1, 100_000)
    ] = 120

    # How much, per address: generous, for a whole venue may share one
    sessions: Annotated[int, says("sessions begun from an address in a minute", 1, 1_000_000)] = 300
    code_guesses: Annotated[
        int, says("wrong join codes from an address in a minute", 1, 10_000)
    ] = 10
    visits: Annotated[int, says("requests without a session in a minute", 1, 1_000_000)] = 6000
    new_tables: Annotated[int, says("tables made from an address in an hour", 1, 1_000_000)] = 1000
    unknown_sockets: Annotated[int, says("unfinished connections from an address", 1, 100_000)] = (
        100
    )

    # How much, of everything
    sockets: Annotated[int, says("open sockets of all workers together", 1, 1_000_000)] = 12_000
    body_bytes: Annotated[int, says("bytes in a request", 1024, 10_000_000)] = 64 * 1024
    frame_bytes: Annotated[int, says("bytes in a message on a socket", 256, 1_000_000)] = 4096
    queue_bytes: Annotated[int, says("bytes waiting for a slow socket", 4096, 100_000_000)] = (
        256 * 1024
    )
    handshake_seconds: Annotated[float, says("seconds to send a request", 0.1, 600)] = 5.0
    resume_seconds: Annotated[float, says("seconds until a socket names its table", 0.1, 600)] = (
        10.0
    )
    recheck_seconds: Annotated[
        float, says("seconds between checks of open credentials", 0.1, 600)
    ] = 60.0
    violations: Annotated[int, says("faults before a socket is closed", 1, 10_000)] = 10
    stop_seconds: Annotated[float, says("seconds allowed for stopping", 1, 600)] = 10.0

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
    def key_file(self) -> Path:
        """Where the key is kept."""
        from zuschlag.journal.opening import default_key_file

        return Path(self.data).expanduser() / "journal.key" if self.data else default_key_file()


def sentences() -> dict[str, tuple[Any, str]]:
    """Every setting by name with its default and its sentence."""
    told = {}
    for field in msgspec.structs.fields(ServerSettings):
        default = field.default if field.default is not msgspec.NODEFAULT else []
        told[field.name] = (default, field.type.__metadata__[0].description)
    return told
