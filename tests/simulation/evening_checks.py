"""What must be true of an evening that is over, whatever happened to it on the way."""

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from tests.faults.retelling import ranked, twice
from tests.simulation.bot_runner import SimSeal
from tests.simulation.evening_clock import late_bells
from zuschlag.event.evening_state import EveningState
from zuschlag.event.export import evening_json
from zuschlag.event.folds import fold
from zuschlag.event.founding import result_of, table_id
from zuschlag.event.verification import check_evening
from zuschlag.fair.verification import Verdict
from zuschlag.journal.chain import first_fault
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.table_event import read

if TYPE_CHECKING:
    from tests.simulation.evening import Evening


async def check(found: "Evening") -> None:
    """Everything, from the disk alone."""
    world, disk, id = found.world, found.disk, found.hall.id
    entries = disk.entries(id)
    fault = first_fault(entries)
    if fault is not None:
        world.broken(f"the chain of the evening: {fault}")
        return
    evening = EveningState(id)
    for entry in entries:
        fold(evening, read(entry, SimSeal()))
    told = msgspec.to_builtins(evening_json(evening))
    for wrong in [*twice(told), *ranked(told), *_tables(found, evening), *_unkept(found)]:
        world.broken(wrong)
    if check_evening(told).verdict is not Verdict.VERIFIED:
        world.broken("the draw or the standings are not verified")
    for wrong in late_bells(found, entries):
        world.broken(wrong)


def _tables(found: "Evening", evening: EveningState) -> list[str]:
    """Each table of each round once, with the result that its own chain says."""
    wrongs, wanted = [], set()
    for played in evening.rounds:
        for table, people in enumerate(played.tables):
            if table not in played.results:
                continue
            id = table_id(SimSeal(), evening.id, played.number, table)
            wanted.add(id)
            live = LiveTable(id, TableLimits(), SimSeal())
            for entry in found.disk.entries(id):
                live.take_in(read(entry, SimSeal()), entry.hash, entry.at)
            said = played.results[table]
            own = result_of(live.table, people, set())
            if own is None or [(one.entrant, one.place, one.amount) for one in own] != [
                (one.entrant, one.place, one.amount) for one in said.seats
            ]:
                wrongs.append(f"round {played.number}, table {table + 1}: another result")
            if said.head != live.head.hex():
                wrongs.append(f"round {played.number}, table {table + 1}: another head")
    there = {name for name in found.disk._tables if name != evening.id and found.disk.entries(name)}
    if there != wanted:
        wrongs.append(f"{len(there)} tables on disk for {len(wanted)} results: a round twice?")
    return wrongs


def _unkept(found: "Evening") -> list[str]:
    """What was answered with yes is there, once."""
    kept = Counter(one.command for one in found.disk.entries(found.hall.id))
    asked = [one for guest in (found.organiser, *found.people) for one in guest.acked]
    wrongs = [f"command {one} is there {kept[one]} times" for one in asked if kept[one] != 1]
    for guest in found.people:
        for table, id in guest.stood:
            there = [one for one in found.disk.entries(table) if one.command == id]
            if len(there) != 1:
                wrongs.append(f"{guest.name}: a command at a table is there {len(there)} times")
    return wrongs
