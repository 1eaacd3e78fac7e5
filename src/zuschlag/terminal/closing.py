"""What the last screen of every game can do: again, another table, save, goodbye."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.game import Outcome
from zuschlag.terminal.card_widgets import Skyline
from zuschlag.terminal.digits import large
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.press import keyed
from zuschlag.terminal.room import RoomScreen
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.talking import TalkSheet
from zuschlag.terminal.titles import titled
from zuschlag.words import here


class ClosingScreen(RoomScreen):
    """Buttons and keys below whatever the game has to say at its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "again", "key-again"),
        Binding("n", "new_table", "key-new-table"),
        Binding("slash", "talk", "key-talk", key_display="/"),
        Binding("s", "save", "key-save"),
        Binding("q,escape", "leave", "key-quit", key_display="q"),
    ]

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        seat.on_news = self._on_news

    @property
    def outcome(self) -> Outcome:
        """The result."""
        found = self.seat.outcome()
        assert found is not None, "this screen comes after the end"
        return found

    @property
    def score(self) -> int:
        """Yours, or for who watched that of the winner."""
        seat = self.outcome.winners[0] if self.seat.you is None else self.seat.you
        return self.outcome.scores[seat]

    def place(self, key: str, **facts: str) -> str:
        """Your own score and rank in a sentence; nothing for who watched."""
        if self.seat.you is None:
            return ""
        rank, of = self.outcome.ranking[self.seat.you], len(self.outcome.ranking)
        return here.say(key, score=self.score, rank=rank, of=of, **facts)

    def on_mount(self) -> None:
        """Somebody may have asked for another game already."""
        self._on_news()

    def _on_news(self) -> None:
        """Talk goes on, and so may the game at another table."""
        if self.seat.latest.table.rematch and self.query("#status"):
            self.say(here.say("rematch-waits"))
        elif self.seat.talk and self.query("#status"):
            self.say("{}: {}".format(*self.seat.talk[-1]))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A table of others is begun by them."""
        is_own = self.seat.link.is_own
        if action == "talk" and is_own:
            return False
        if action == "again" and self.seat.you is None and not self.seat.latest.table.rematch:
            return False
        return super().check_action(action, parameters)

    def foot(self) -> ComposeResult:
        """Skyline, status, buttons, keys."""
        yield Skyline()
        yield Static("", id="status", markup=False)
        with Horizontal(classes="answers"):
            yield keyed("key-again", "a", "again", "again", urgent=True)
            yield keyed("key-new-table", "n", "new_table", "new-table")
            yield keyed("keep-title", "s", "save", "save")
            yield keyed("key-quit", "q", "leave", "quit")
        yield KeyLine()

    async def action_again(self) -> None:
        """The same table, a new deal."""
        await self.host.play_again()

    async def action_new_table(self) -> None:
        """Back to the form."""
        await self.host.show_form()

    def action_save(self) -> None:
        """Save the game."""
        self.host.save_game()

    def action_talk(self) -> None:
        """Talk about it."""
        self.app.push_screen(TalkSheet(self.seat))

    def action_leave(self) -> None:
        """Goodbye."""
        self.app.exit(0)


class RankedScreen(ClosingScreen):
    """Who has won, and how everybody stands; a game says it in figures."""

    game_title: ClassVar[str]
    fortune_classes: ClassVar[str] = ""

    def furnish(self) -> ComposeResult:
        """Verdict, table, buttons."""
        outcome, edition = self.outcome, self.seat.view().edition
        yield Static(titled(f"{self.game_title} {edition}", here.say("final-title")), id="title")
        with Horizontal(id="verdict-row"):
            fortune = "\n".join(large(self.score))
            yield Static(fortune, id="fortune", classes=self.fortune_classes, markup=False)
            yield Static(self._verdict(outcome), id="verdict")
        with Vertical(id="standings"):
            yield Static(self.heading(), id="standings-heading", markup=False)
            for seat in by_rank(outcome):
                classes = "standing winner" if seat in outcome.winners else "standing"
                yield Static(self.standing(outcome, seat), classes=classes)
        yield from self.foot()

    def _verdict(self, outcome: Outcome) -> Content:
        told = Teller(self.seat.names, self.seat.you).verdict(outcome.winners)
        place, why = self.placed(), (self.why(outcome), "$muted")
        return Content.assemble((told, "bold $sold"), f"\n{place}\n", why)

    def placed(self) -> str:
        """Where you came in."""
        raise NotImplementedError

    def why(self, outcome: Outcome) -> str:
        """What decided it."""
        raise NotImplementedError

    def heading(self) -> str:
        """What the columns hold."""
        raise NotImplementedError

    def standing(self, outcome: Outcome, seat: int) -> Content:
        """Two lines for a seat."""
        raise NotImplementedError


class StoppedScreen(ClosingScreen):
    """A game that ended without a result, because people agreed to stop."""

    def furnish(self) -> ComposeResult:
        """That, and the buttons."""
        yield Static(titled(here.say("final-title")), id="title")
        yield Static(here.say("final-stopped"), id="verdict", markup=False)
        yield from self.foot()


def by_rank(outcome: Outcome) -> list[int]:
    """The seats, best first."""
    return sorted(range(len(outcome.ranking)), key=lambda seat: (outcome.ranking[seat], seat))
