"""When the journal fails a table: what people at it are told, and what the server hears of it."""

from collections.abc import Callable

from zuschlag.errors import Gone, Unavailable, ZuschlagError
from zuschlag.journal.condition import why

OnTrouble = Callable[[str], None]

BROKEN_CHAIN = "broken-chain"
LOST_KEY = "lost-key"


class Broken(Unavailable):
    """The entries of a table are not the ones that were written; it is played no further."""


def not_now(fault: ZuschlagError) -> Unavailable:
    """The same again in a moment; with the reason, where that helps people to help themselves."""
    return Unavailable("table/unavailable", why(fault))


class Troubles:
    """Tables whose journal cannot be read any more: each is reported once, to whoever listens."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._waiting: list[str] = []
        self._told: OnTrouble = self._waiting.append

    def listen(self, told: OnTrouble) -> None:
        """Note who wants to hear; what was found before comes first."""
        self._told = told
        waiting, self._waiting = self._waiting, []
        for kind in waiting:
            told(kind)

    def broken(self, table: str, seq: int) -> Broken:
        """An entry is missing, was changed, or does not follow the one before it."""
        self._note(table, BROKEN_CHAIN)
        return Broken("table/broken-journal", {"seq": seq})

    def sealed(self, table: str, seq: int) -> ZuschlagError:
        """An entry that the key does not open: from the first one on, it is another key's table."""
        if seq > 1:
            return self.broken(table, seq)
        self._note(table, LOST_KEY)
        return Gone("table/lost-key")

    def _note(self, table: str, kind: str) -> None:
        if table not in self._known:
            self._known.add(table)
            self._told(kind)
