"""The bottom line: the keys that mean something now, each of them also a button.

The description of a binding is the key of its words, said in the language of whoever sits here.
Where the window is too narrow for all of them, the last ones go, but never the one that lists all.

Textual's own footer builds a widget per key at every change; this one prints a line.
"""

from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from zuschlag.terminal.press import key_name
from zuschlag.words import here

BETWEEN = "  "
LISTS_ALL = "keys"


class KeyLine(Static):
    """Shows the live bindings of its screen."""

    def __init__(self) -> None:
        super().__init__("", id="keys", markup=False)

    def on_mount(self) -> None:
        """Follow the screen's bindings."""
        self.screen.bindings_updated_signal.subscribe(self, self._follow)
        self._follow(self.screen)

    def on_resize(self) -> None:
        """More of them may fit now, or fewer."""
        self._follow(self.screen)

    def _follow(self, screen: Screen[object]) -> None:
        keys: dict[str, Content] = {}
        for key, active in screen.active_bindings.items():
            binding = active.binding
            if binding.show and binding.action not in keys:
                shown = key_name(binding.key_display or key)
                keys[binding.action] = self._printed(key, shown, here.say(binding.description))
        self.update(Content(BETWEEN).join(fitting(keys, self.size.width).values()), layout=False)

    def _printed(self, key: str, shown: str, does: str) -> Content:
        told = Content.assemble((shown, "bold $hammer"), f" {does}")
        return told.stylize(f"@click=app.press_key('{key}')")


def fitting(keys: dict[str, Content], width: int) -> dict[str, Content]:
    """As many keys as there is room for; all of them while there is no room yet."""
    kept = dict(keys)
    for action in reversed(keys):
        if not width or _length(kept) <= width:
            break
        if action != LISTS_ALL:
            del kept[action]
    return kept


def _length(keys: dict[str, Content]) -> int:
    return sum(key.cell_length for key in keys.values()) + len(BETWEEN) * (len(keys) - 1)
