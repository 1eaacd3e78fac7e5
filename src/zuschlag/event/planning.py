"""The rounds to come, from the draw: one planner for each format.

Everything here follows from the public log and the server's seed: the verifier plans again.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from zuschlag.errors import Refusal
from zuschlag.event.draw import Draw, draw
from zuschlag.event.evening_state import EveningState
from zuschlag.event.formats import FINALISTS, finalists, round_robin
from zuschlag.event.results import FINAL, HEAT, ROBIN, SWISS
from zuschlag.event.seating.meetings import Round, meetings, repeats
from zuschlag.event.seating.places import seat_by_need
from zuschlag.event.seating.plan import Wishes, plan
from zuschlag.event.seating.sizes import LEAST
from zuschlag.event.seating.swiss import swiss_round
from zuschlag.table.table_event import TableEvent


class Planned(NamedTuple):
    """Rounds with their stage; how many meetings are repeated, and the fewest where known."""

    stage: str
    rounds: list[list[list[int]]]
    repeats: int
    least: int | None = None
    final: int | None = None


def drawn(evening: EveningState, now: int) -> TableEvent:
    """The draw and the plan that follows from it, or why there is none."""
    number = evening.next_number
    public: dict[str, Any] = {"round": number, "draw": evening.draws.get(number, 0) + 1}
    try:
        return TableEvent(kind="drawn", at=now, public=public | plan_of(evening))
    except Refusal as fault:
        public |= {"error": fault.slug, "facts": fault.facts}
        return TableEvent(kind="draw_failed", at=now, public=public)


def plan_of(evening: EveningState) -> dict[str, Any]:
    """Who takes part, and all rounds from the next one on."""
    here = sorted(evening.here)
    shown = {n: evening.entrants[n].seed for n in here}
    seeds = {number: bytes.fromhex(seed) for number, seed in shown.items() if seed}
    thrown = evening.drawing.thrown if evening.drawing else ""
    luck = draw(evening.server_seed, evening.id, evening.next_number, here, seeds, thrown)
    found = _PLANNERS[evening.settings.format](evening, luck)
    rounds = [
        {"stage": found.stage, "tables": tables, "final": found.final} for tables in found.rounds
    ]
    return {
        "entrants": here,
        "order": luck.order,
        "rounds": rounds,
        "repeats": found.repeats,
        "least": found.least,
    }


def wishes_of(evening: EveningState) -> Wishes:
    """What everybody needs, as the plan counts tables: from 0."""
    people = [evening.entrants[number] for number in evening.here]
    fixed = {one.number: one.table - 1 for one in people if one.table is not None}
    words = sorted({one.apart for one in people if one.apart})
    apart = [[one.number for one in people if one.apart == word] for word in words]
    return Wishes(evening.settings.size, fixed, apart)


def _past(evening: EveningState) -> list[Round]:
    return [done.tables for done in evening.closed]


def _meet(evening: EveningState, luck: Draw, stage: str = HEAT, but: int = 0) -> Planned:
    """All rounds that are left, but so many."""
    left = evening.settings.rounds - len(evening.closed) - but
    made = plan(luck.order, left, wishes_of(evening), _past(evening), luck.movement)
    return Planned(stage, made.rounds, made.repeats, made.least)


def _swiss(evening: EveningState, luck: Draw) -> Planned:
    """The first round is drawn, every other one follows the standings."""
    past, wishes = _past(evening), wishes_of(evening)
    if not past:
        first = plan(luck.order, 1, wishes, past, luck.movement)
        return Planned(SWISS, first.rounds, first.repeats, first.least)
    here = set(evening.here)
    ranked = [row.entrant for row in evening.standings() if row.entrant in here]
    tables = swiss_round(ranked, wishes, past, luck.movement)
    return Planned(SWISS, [tables], repeats(meetings([*past, tables])))


def _robin(evening: EveningState, luck: Draw) -> Planned:
    made = round_robin(luck.order, wishes_of(evening), _past(evening), luck.movement)
    return Planned(ROBIN, made.rounds, made.repeats, made.least)


def _heats_and_final(evening: EveningState, luck: Draw) -> Planned:
    if len(evening.closed) < evening.settings.rounds - 1:
        return _meet(evening, luck, but=1)
    return _final(evening, luck)


def _final(evening: EveningState, luck: Draw) -> Planned:
    """The best at one table; everybody else plays a free round."""
    past, wishes = _past(evening), wishes_of(evening)
    size = _final_size(len(luck.order), evening.settings.size)
    best = finalists([one.counted for one in evening.closed], size, luck.order, evening.lots())
    others = [who for who in luck.order if who not in best]
    label = _final_label(best, others, wishes)
    free: list[list[int]] = []
    if others:
        fixed = {who: at - (at > label) for who, at in wishes.fixed.items() if who in others}
        free = plan(others, 1, wishes._replace(fixed=fixed), past, luck.movement).rounds[0]
    if label > len(free):
        raise Refusal("event/no-such-table", {"table": label + 1, "most": len(free) + 1})
    tables = [*free[:label], *seat_by_need([best], past), *free[label:]]
    return Planned(FINAL, [tables], repeats(meetings([*past, tables])), None, label)


def _final_size(people: int, wanted: int) -> int:
    """Four to six, so that nobody else is left with too few to play."""
    least, most = FINALISTS
    by_wish = sorted(range(least, most + 1), key=lambda size: (abs(size - wanted), size))
    for size in by_wish:
        if people == size or people - size >= LEAST:
            return size
    raise Refusal("event/too-few", {"least": least, "found": people})


def _final_label(best: Sequence[int], others: Sequence[int], wishes: Wishes) -> int:
    """A table a finalist needs; else the first that nobody else does."""
    needed = [wishes.fixed[who] for who in best if who in wishes.fixed]
    taken = {wishes.fixed[who] for who in others if who in wishes.fixed}
    return needed[0] if needed else next(n for n in range(len(taken) + 1) if n not in taken)


_PLANNERS: dict[str, Callable[[EveningState, Draw], Planned]] = {
    "meet": _meet,
    "swiss": _swiss,
    "final": _heats_and_final,
    "robin": _robin,
}
