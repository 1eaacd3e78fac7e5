"""What the wall shows, as somebody at the desk wants it."""

from zuschlag.errors import NotAllowed
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.evening_state import RUNNING, EveningState
from zuschlag.event.powers import check_not_own, speaks_as
from zuschlag.table.table_event import TableEvent
from zuschlag.table.text_lines import cleaned_line


def set_screen(evening: EveningState, asker: Asker, command: commands.SetScreen) -> TableEvent:
    """Views, each once; a table only while it is being played, and never one's own."""
    is_watching = "table" in command.views
    if is_watching:
        _check_table(evening, asker, command.table)
    public = {
        "views": list(dict.fromkeys(command.views)),
        "table": command.table if is_watching else None,
        "line": cleaned_line(command.line),
        "round": evening.next_number if is_watching else 0,
    }
    return asker.event("screen_set", speaks_as(evening, asker), **public)


def _check_table(evening: EveningState, asker: Asker, label: int | None) -> None:
    current = evening.current
    if current is None or current.state != RUNNING:
        raise NotAllowed("event/not-now")
    if label is None or label > len(current.tables):
        facts = {"table": label or 0, "most": len(current.tables)}
        raise NotAllowed("event/no-such-table", facts)
    check_not_own(evening, asker, current, label - 1)
    if current.is_shared:
        raise NotAllowed("event/deal-is-shared")
    if label - 1 in current.boards:
        raise NotAllowed("event/not-on-wall", {"table": label})
