"""The row as the round has seen it: what was laid, who took what, and what everybody did last.

Fed with events alone; events are public, so nothing here is secret.
"""

from zuschlag.rules.forsale.words import (
    AuctionWon,
    BidPlaced,
    BuildingsLaid,
    ChequesLaid,
    Event,
    Passed,
    Sealed,
)
from zuschlag.terminal.card_widgets import Face, building_face, cheque_face
from zuschlag.words import here


class Lots:
    """One round's row and deeds."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.buildings: list[int] = []
        self.cheques: list[int] = []
        self.taken: dict[int, int] = {}
        self.deeds: dict[int, str] = {}

    def note(self, event: Event) -> None:
        """Remember what this event shows."""
        match event:
            case BuildingsLaid(_, buildings, _):
                self._clear()
                self.buildings = list(buildings)
            case ChequesLaid(_, cheques):
                self._clear()
                self.cheques = list(cheques)
            case BidPlaced(seat, total):
                self.deeds[seat] = here.say("deed-bids", total=total)
            case Passed(seat, building, _, _):
                self._take(seat, building, "deed-took")
            case AuctionWon(seat, building, _):
                self._take(seat, building, "deed-bought")
            case Sealed(seat):
                self.deeds[seat] = here.say("state-face-down")

    def _clear(self) -> None:
        self.buildings, self.cheques = [], []
        self.taken.clear()
        self.deeds.clear()

    def _take(self, seat: int, building: int | None, how: str) -> None:
        if building is None:
            self.deeds[seat] = here.say("deed-no-lot")
            return
        self.taken[building] = seat
        self.deeds[seat] = here.say(how, building=building)

    def faces(self) -> list[Face]:
        """The cards to lay on the stage, low to high."""
        if self.cheques:
            return [cheque_face(amount) for amount in self.cheques]
        there = [building for building in self.buildings if building not in self.taken]
        return [self._building(building, there) for building in self.buildings]

    def _building(self, building: int, there: list[int]) -> Face:
        if building in self.taken:
            return building_face(building, "taken", self.names[self.taken[building]])
        return building_face(building, "next" if building == there[0] else "")
