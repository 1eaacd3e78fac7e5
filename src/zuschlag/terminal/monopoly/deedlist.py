"""The lines of the sheet with your deeds: what stands there, what is planned, what it brings."""

from textual.content import Content

from zuschlag.rules.monopoly.state import HOTEL_LEVEL
from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.columns import right
from zuschlag.terminal.monopoly import estate
from zuschlag.terminal.monopoly.building_plan import BuildingPlan
from zuschlag.terminal.monopoly.colours import group_style
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.words import here

_NAME = 39


def heading() -> str:
    """What the columns hold."""
    columns = (("stands", 9), ("plan", 9), ("rent-now", 11), ("mortgage", 10), ("redeem", 8))
    names = [right(here.say(f"column-{name}"), width) for name, width in columns]
    return " " * (_NAME + 2) + "".join(names)


class DeedList:
    """Prints one deed per line."""

    def __init__(self, terms: Terms, speech: Speech, plan: BuildingPlan) -> None:
        self.terms = terms
        self.speech = speech
        self.plan = plan

    def line(self, seen: Observation, slot: int, is_chosen: bool) -> Content:
        """A deed, its figures, and the mark of the one that is chosen."""
        group = self.terms.board.slots[slot].group
        name = Content(f" {self.speech.slot(slot)}").truncate(_NAME, pad=True)
        return Content.assemble(
            ("▸ " if is_chosen else "  ", "bold $hammer"),
            name.stylize(group_style(group)),
            (self._figures(seen, slot), "bold" if is_chosen else ""),
        )

    def _figures(self, seen: Observation, slot: int) -> str:
        board, is_down = self.terms.board, slot in seen.mortgaged
        level, change = seen.levels[slot], self.plan.changes.get(slot, 0)
        stands = height_mark(level) if board.slots[slot].kind == "street" else "-"
        planned = f"→ {height_mark(level + change)}" if change else ""
        rent = estate.rent_now(seen, slot)
        if is_down:
            back = estate.of(seen, slot).redeem
            return f"{right(here.say('deed-mortgaged'), 9)}{planned:>9}{rent:>11}{'':10}{back:>8}"
        value = estate.of(seen, slot).mortgage
        return f"{stands:>9}{planned:>9}{rent:>11}{value:>10}{'':8}"


def height_mark(level: int) -> str:
    """What stands on a street, in a word."""
    if level in (0, HOTEL_LEVEL):
        return here.say("deed-hotel" if level else "deed-bare")
    return f"{level}⌂"
