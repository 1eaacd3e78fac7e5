"""A one-line button that never takes the focus, so that Enter keeps its meaning."""

from textual.widgets import Static

from zuschlag.words import here


class Press(Static):
    """A label that runs an action of its screen when it is clicked."""

    def __init__(self, label: str, action: str, id: str | None = None, classes: str = "") -> None:
        super().__init__(label, id=id, classes=classes, markup=False)
        self.action = action

    async def on_click(self) -> None:
        """Do what is written on it."""
        await self.screen.run_action(self.action)


def keyed(label: str, key: str, action: str, id: str, urgent: bool = False) -> Press:
    """A button that says its key; the label is a key of the words."""
    classes = "press urgent" if urgent else "press"
    return Press(f" {here.say(label)} ({key_name(key)}) ", action, id=id, classes=classes)


def key_name(key: str) -> str:
    """What is printed on a key; letters, and what all keyboards share, as they are."""
    named = f"keyname-{key.lower()}"
    return here.say(named) if here.words().has(named) else key
