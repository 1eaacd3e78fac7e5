"""How much of everything one table may have (reliability: nothing grows without end)."""

import msgspec


class TableLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Caps and waits; seconds where a name says so."""

    entries: int = 20_000
    hidden_entries: int = 1_000  # per seat: orders and codes nobody else sees
    chat_lines: int = 2_000
    spectators: int = 200
    open_codes: int = 5
    code_seconds: int = 15 * 60
    seed_seconds: float = 10.0
    claim_seconds: float = 5.0  # how long a roll waits for rent that may be asked for (GAP-22)
    hold_seconds: float = 15.0  # how long a hold lasts (GAP-22)
    restart_credit_seconds: float = 20.0
    slow_least_seconds: float = 12 * 3600.0  # what is left of days for a move after a restart
    quiet_after_start_seconds: float = 30.0  # nobody loses on time right after a restart
    http_here_seconds: float = 30.0  # how long whoever asked by HTTP counts as being here
    absent_seconds: float = 30.0  # without a connection, before a seat may be handed on
    vote_seconds: float = 300.0  # how long somebody who is away still counts when people agree
    lease_seconds: float = 4.0
    renew_seconds: float = 1.2
    poll_seconds: float = 1.0
    idle_seconds: float = 600.0  # a table nobody looks at leaves the memory
