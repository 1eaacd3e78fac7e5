"""A record as a story: what its game says at the head and at the end, and all moves between.

A game's own folder brings a `Telling`; here its record is replayed, and where it goes wrong the
story stops with a sentence that says why.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from zuschlag.cli.story_page import StoryPage
from zuschlag.cli.words import sentence
from zuschlag.errors import Malformed, Refusal
from zuschlag.rules.game import AnyGame
from zuschlag.rules.ruling import TABLE_SEAT, Ruling
from zuschlag.words.here import words
from zuschlag.words.names import named, value_name
from zuschlag.words.story import Line


class Telling(NamedTuple):
    """How one game is told: head and end as texts, events as lines of a story."""

    head: list[str]
    tell: Callable[[list[Any]], list[Line]]
    end: Callable[[], list[str]]
    move: Callable[[int, int, Any], list[Line]] = lambda *_: []  # where events do not say it


def switches(options: Mapping[str, object]) -> list[str]:
    """What a table has agreed on where it differs from the edition: one line for all, or none."""
    spoken = words()
    told = [
        spoken("show-switch", switch=named(spoken, "switch", name), value=value_name(spoken, value))
        for name, value in options.items()
    ]
    return [spoken("show-switches", switches="; ".join(told))] if told else []


def reader_of(names: Sequence[str]) -> int | None:
    """Games saved at one's own table have a player called You."""
    return names.index("You") if "You" in names else None


def told(
    game: AnyGame, record: Mapping[str, Any], telling: Callable[[Any], Telling]
) -> tuple[list[str], bool]:
    """All lines, and whether every move was legal and every throw written down."""
    replay = _Replay(game, record)
    how = telling(replay.state)
    page = StoryPage(how.head)
    page.add(how.tell(game.opening(replay.state)))
    for place, (seat, action) in enumerate(replay.moves):
        page.add(how.move(place, seat, action))
        try:
            page.add(how.tell(replay.play(place)))
        except (Refusal, Malformed) as fault:
            page.close(replay.wrong(place, fault))
            return page.lines, False
        if isinstance(action, Ruling):
            page.write(words()("show-reason", reason=action.reason))
    return page.lines + how.end(), True


class _Replay:
    """The record played once more, with the dice that stand in it."""

    def __init__(self, game: AnyGame, record: Mapping[str, Any]) -> None:
        self.game = game
        self.names: list[str] = record["seats"]
        self.state, self.moves = game.read(record)
        self._dice = list(record["deal"].get("dice", ()))
        self._thrown = 0

    def play(self, place: int) -> list[Any]:
        """What a move and its dice brought about; a ruling may come before they fall."""
        found = list(self.game.apply(self.state, *self.moves[place]))
        while self.game.wants_chance(self.state):
            if self._thrown == len(self._dice):
                if self._is_ruling(place + 1):
                    break
                raise Malformed("record/no-dice", "deal.dice", {"thrown": self._thrown})
            found += self.game.resolve(self.state, self._dice[self._thrown])
            self._thrown += 1
        return found

    def _is_ruling(self, place: int) -> bool:
        return place < len(self.moves) and isinstance(self.moves[place][1], Ruling)

    def wrong(self, place: int, fault: Refusal | Malformed) -> str:
        """Which move it was, and why it cannot be."""
        seat = self.moves[place][0]
        who = words()("show-the-table") if seat == TABLE_SEAT else self.names[seat]
        if isinstance(fault, Refusal):
            fault.facts |= {"who": [self.names[one] for one in self.game.waiting_for(self.state)]}
        key = "show-illegal" if isinstance(fault, Refusal) else "show-fault"
        return words()(key, move=str(place), who=who, why=sentence(fault))
