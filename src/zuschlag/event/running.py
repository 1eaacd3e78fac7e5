"""A round from the call to its close, and the end of the evening."""

from zuschlag.errors import NotAllowed
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.boards import boards_of
from zuschlag.event.drawing import check_between_rounds, planned_round
from zuschlag.event.evening_state import CALLED, HERE, RUNNING, EveningRound, EveningState
from zuschlag.event.powers import entrant_meant, is_helper, known_entrant, speaks_as
from zuschlag.event.same_deal import promise, told_at_the_close
from zuschlag.table.table_event import TableEvent


def call(evening: EveningState, asker: Asker, command: commands.Call) -> TableEvent:
    """Everybody to their tables; if somebody has left meanwhile, it is drawn again."""
    current = planned_round(evening)
    seated = [who for people in current.tables for who in people]
    gone = [who for who in seated if evening.entrants[who].state != HERE]
    if gone:
        raise NotAllowed("event/draw-again", {"entrants": gone})
    public, secret = promise(evening, asker, current.number)
    by = speaks_as(evening, asker)
    return asker.event("called", by, secret, round=current.number, **public)


def present(evening: EveningState, asker: Asker, command: commands.Present) -> TableEvent:
    """Oneself, or a neighbour; helpers may tick off anybody."""
    current = _in_state(evening, CALLED)
    named = command.entrant
    own = evening.entrant_of(asker.holder)
    if named is not None and own is not None and not is_helper(evening, asker):
        entrant = known_entrant(evening, named)
        if current.table_of(own.number) != current.table_of(named):
            raise NotAllowed("event/not-yours")
    else:
        entrant = entrant_meant(evening, asker, named)
    if current.table_of(entrant.number) is None:
        raise NotAllowed("event/not-seated", {"entrant": entrant.number})
    by = speaks_as(evening, asker)
    return asker.event("present", by, round=current.number, entrant=entrant.number)


def start_round(evening: EveningState, asker: Asker, command: commands.StartRound) -> TableEvent:
    """The intent is written; tables are made from it."""
    current = _in_state(evening, CALLED)
    public: dict[str, object] = {"round": current.number}
    boards = sorted(table + 1 for table in boards_of(evening, current))
    if boards:
        public["boards"] = boards
    return asker.event("round_started", speaks_as(evening, asker), **public)


def close_round(evening: EveningState, asker: Asker, command: commands.CloseRound) -> TableEvent:
    """Where tables are open: no further ones, and once all results are in it is closed."""
    current = _in_state(evening, RUNNING)
    open_tables = [n + 1 for n in range(len(current.tables)) if n not in current.results]
    if open_tables and current.takes_more:
        return asker.event("opening_ended", speaks_as(evening, asker), round=current.number)
    if open_tables:
        raise NotAllowed("event/results-missing", {"tables": open_tables})
    told = told_at_the_close(current)
    return asker.event("round_closed", speaks_as(evening, asker), round=current.number, **told)


def end(evening: EveningState, asker: Asker, command: commands.End) -> TableEvent:
    """Between rounds; what is planned and not played is dropped."""
    check_between_rounds(evening)
    seed = evening.server_seed.hex()
    return asker.event("over", speaks_as(evening, asker), server_seed=seed)


def _in_state(evening: EveningState, state: str) -> EveningRound:
    current = evening.current
    if current is None or current.state != state:
        raise NotAllowed("event/not-now")
    return current
