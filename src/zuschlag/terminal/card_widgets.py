"""Cards as widgets: a `Face` says what is printed, a `CardWidget` prints it as large as it can."""

from dataclasses import dataclass

from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from zuschlag.terminal.buildings import card_lines
from zuschlag.terminal.columns import left
from zuschlag.terminal.digits import large
from zuschlag.terminal.sketches import sketch, street
from zuschlag.words import here

_ROOM_FOR_SKETCH = 8
_BACK = ("░▒░▒░▒░▒░", "▒░▒░▒░▒░▒")


@dataclass(frozen=True)
class Face:
    """What a card shows: middle lines, two lines below, and how it lies there (a CSS class)."""

    value: int | None
    drawing: tuple[str, ...] = ()
    caption: tuple[str, str] = ("", "")
    lies: str = ""


def building_face(building: int, lies: str = "", owner: str = "") -> Face:
    """A building; with an owner it is taken and says by whom."""
    caption = (
        (here.say("card-taken-by"), left(owner, 9).rstrip()) if owner else card_lines(building)
    )
    return Face(building, tuple(sketch(building)), caption, f"building {lies}")


def cheque_face(amount: int, lies: str = "") -> Face:
    """A cheque; the zero is stamped."""
    stamp = here.say("card-uncovered" if amount == 0 else "card-cheque")
    wave = "·-·-·-·-·"
    return Face(
        amount, ("", *here.say("card-pay-to").splitlines()), (wave, stamp), f"cheque {lies}"
    )


BACK = Face(None, lies="back")


class CardWidget(Widget):
    """One card, seven lines tall or ten where the terminal allows."""

    def __init__(self) -> None:
        super().__init__(classes="card")
        self.face: Face | None = None
        self.display = False

    def show(self, face: Face | None) -> None:
        """Show this face, or no card at all."""
        if face == self.face:
            return
        self.face = face
        self.display = face is not None
        self.set_classes("card " + (face.lies if face else ""))
        self.refresh()

    def render(self) -> Content:
        """The printed side, or the pattern of the back."""
        if self.face is None:
            return Content("")
        if self.face.value is None:
            return Content("\n".join(_BACK[line % 2] for line in range(self.size.height)))
        lines = large(self.face.value)
        if self.size.height >= _ROOM_FOR_SKETCH:
            lines += self.face.drawing
        return Content("\n".join([*lines, *self.face.caption]))


class Skyline(Widget):
    """A street of buildings, for screens with room to spare."""

    def render(self) -> Content:
        """As many as fit."""
        return Content("\n".join(street(self.size.width)))


class SmallCard(Widget):
    """A building of your own hand, three lines tall, to be chosen by a click."""

    class Picked(Message):
        """Somebody clicked this card."""

        def __init__(self, building: int) -> None:
            super().__init__()
            self.building = building

    def __init__(self) -> None:
        super().__init__(classes="small-card")
        self.shown: tuple[int | None, str] = (None, "")
        self.building = 0
        self.display = False

    def show(self, building: int | None, lies: str = "") -> None:
        """Show a building, or no card."""
        if (building, lies) == self.shown:
            return
        self.shown = (building, lies)
        self.building = building or 0
        self.display = building is not None
        self.set_classes(f"small-card {lies}")
        self.refresh()

    def render(self) -> Content:
        """The value; a mark besides the colour says that it is chosen."""
        value = str(self.building)
        if self.has_class("chosen"):
            return Content(f"▸{value:>2}◂")
        return Content("▒▒▒▒" if self.has_class("laid") else f" {value:>2} ")

    def on_click(self, event: Click) -> None:
        """Offer this card."""
        event.stop()
        self.post_message(self.Picked(self.building))
