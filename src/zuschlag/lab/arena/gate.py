"""The gate: whether a new bot may take the place of an old one.

Both play the same deals in the same seats against the same rivals, and are compared deal by deal.
The new one must not fall anywhere: a cell falls when the upper 95 % bound of the difference lies
below zero.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from zuschlag.lab.arena.cells import Deals, Estimate, clustered, wins_by_deal
from zuschlag.lab.arena.fields import Field
from zuschlag.lab.arena.plan import Plan
from zuschlag.lab.arena.playing import Row


@dataclass(frozen=True)
class Comparison:
    """The new bot beside the old one in the same company; `crowd` of them at one table.

    Against each other there is nobody to be beside: then the old one's share is the fair one.
    """

    rivals: Field
    crowd: int
    new: Estimate
    old: Estimate
    difference: Estimate

    @property
    def falls(self) -> bool:
        """Whether the new one is worse here, beyond reasonable doubt."""
        return self.difference.high < 0


@dataclass(frozen=True)
class Verdict:
    """All comparisons, and what follows."""

    new: str
    old: str
    comparisons: list[Comparison]

    @property
    def falls(self) -> list[Comparison]:
        """Where the new one is worse."""
        return [one for one in self.comparisons if one.falls]

    @property
    def may_replace(self) -> bool:
        """Whether the new one falls nowhere."""
        return not self.falls


def judged(plan: Plan, rows: Sequence[Row]) -> Verdict:
    """Compare cell by cell; the plan is of a gate, its first two bots the new and the old one."""
    new, old = plan.bots[:2]
    played = _by_company(plan.fields, rows)
    found = [
        _beside(field, new, old, played)
        for field in plan.fields
        if new in field and old not in field
    ]
    duels = [field for field in plan.fields if new in field and old in field]
    found += [_against(field, new, old, played) for field in duels]
    return Verdict(new, old, found)


Company = tuple[str, ...]


def _by_company(fields: Sequence[Field], rows: Sequence[Row]) -> dict[Company, list[Row]]:
    found: dict[Company, list[Row]] = defaultdict(list)
    companies = [tuple(sorted(field)) for field in fields]
    for row in rows:
        found[companies[row.field]].append(row)
    return found


def _beside(field: Field, new: str, old: str, played: dict[Company, list[Row]]) -> Comparison:
    """The same field with the old one in the new one's place."""
    twin = tuple(sorted(old if bot == new else bot for bot in field))
    ours = wins_by_deal(new, played[tuple(sorted(field))])
    theirs = wins_by_deal(old, played[twin])
    return _compared(field, new, ours, theirs)


def _against(field: Field, new: str, old: str, played: dict[Company, list[Row]]) -> Comparison:
    """The two of them at one table, beside a fair share."""
    ours = wins_by_deal(new, played[tuple(sorted(field))])
    return _compared(field, new, ours, dict.fromkeys(ours, 1 / len(field)))


def _compared(field: Field, new: str, ours: Deals, theirs: Deals) -> Comparison:
    rivals = tuple(bot for bot in field if bot != new)
    difference = clustered([ours[deal] - theirs[deal] for deal in ours])
    mine, others = (clustered(list(one.values())) for one in (ours, theirs))
    return Comparison(rivals, field.count(new), mine, others, difference)
