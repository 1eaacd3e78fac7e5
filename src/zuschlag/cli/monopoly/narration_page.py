"""The page a narration is written on: sentences become lines, one line an action."""

import textwrap

from zuschlag.cli.monopoly.narration_names import Names
from zuschlag.cli.speech import does

WIDTH = 100
INDENT = "  "


class Page:
    """Lines told so far, and the sentences of the line being told."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.lines: list[str] = []
        self._sentences: list[str] = []
        self._subject: int | None = None

    def say(self, who: int | None, words: str) -> None:
        """Go on with what this player does, or begin a new sentence."""
        if who is not None and who == self._subject:
            self._sentences[-1] += f", {words}"
        else:
            self._sentences.append(words if who is None else f"{self.names.of(who)} {words}")
        self._subject = who

    def end_line(self) -> None:
        """The action is told."""
        ended = [one if one.endswith((".", '."', '!"')) else f"{one}." for one in self._sentences]
        if ended:
            self.lines += wrapped(" ".join(ended))
        self._sentences, self._subject = [], None

    def head(self, words: str) -> None:
        """A line that begins a new part."""
        self.end_line()
        self.lines += ["", words]

    def under(self, words: str) -> None:
        """A line that begins a new part of a turn."""
        self.end_line()
        self.lines.append(words)

    def doing(self, seat: int, verb: str) -> str:
        """Who does what."""
        return does(self.names.of(seat), verb)


def wrapped(text: str) -> list[str]:
    """A long line broken where it hurts least."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=INDENT,
        subsequent_indent=INDENT * 2,
        break_long_words=False,
        break_on_hyphens=False,
    )
