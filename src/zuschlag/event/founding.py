"""The tables of a round: their names are made from the round, so that nothing is founded twice."""

from zuschlag.event.evening_state import EveningRound, EveningState
from zuschlag.event.results import SeatResult
from zuschlag.event.settings import for_table
from zuschlag.table.caller import Speaker
from zuschlag.table.ports import Seal
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import OVER, TableState


def table_id(seal: Seal, evening: str, number: int, table: int) -> str:
    """The same table for the same place in the same round, however often it is asked for."""
    return seal.mark(f"evening|{evening}|{number}|{table}".encode())[:32]


def host_of(seal: Seal, evening: str) -> Speaker:
    """The evening itself is the host of its tables; nobody has its credential."""
    return Speaker(seal.mark(f"host|{evening}".encode()))


def start_id(evening: str, number: int, table: int) -> str:
    """The id of the command that starts a table: given again, it is answered, not done again."""
    return f"start|{evening}|{number}|{table}"


def settings_of(evening: EveningState, played: EveningRound, table: int) -> Settings:
    """What is agreed at this table."""
    title = f"{evening.settings.title} {played.number}/{table + 1}".strip()
    return for_table(evening.settings, len(played.tables[table]), title[:60])


def seated(evening: EveningState, people: list[int]) -> list[TableEvent]:
    """Everybody on the seat the plan gives them."""
    return [_sits(evening, number, seat) for seat, number in enumerate(people)]


def _sits(evening: EveningState, number: int, seat: int) -> TableEvent:
    entrant = evening.entrants[number]
    public = {"name": entrant.name, "colour": seat}
    if entrant.bot:
        return TableEvent(kind="bot_seated", at=0, seat=seat, public=public | {"bot": entrant.bot})
    secret = {"holder": entrant.holder}
    return TableEvent(kind="sat", at=0, seat=seat, public=public, secret=secret)


def result_of(table: TableState, people: list[int], left: set[int]) -> list[SeatResult] | None:
    """What came out; None while it is played, and where a game ended without an outcome."""
    outcome = table.result["outcome"] if table.status == OVER and table.result else None
    if outcome is None:
        return None
    rows = zip(people, outcome["ranking"], outcome["scores"], strict=True)
    return [SeatResult(who, place, score, who in left) for who, place, score in rows]
