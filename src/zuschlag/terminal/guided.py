"""A guided first game in the terminal: the table of the game, and a sheet before every step."""

from zuschlag.terminal.app import TableApp
from zuschlag.terminal.closing import ClosingScreen
from zuschlag.terminal.guided_table import GuidedTable
from zuschlag.terminal.monopoly.sheets import ActingSheet
from zuschlag.terminal.playing import Playing
from zuschlag.terminal.sheets import Reading
from zuschlag.terminal.wishes import Wishes, your_name
from zuschlag.words import here
from zuschlag.words.guide import lesson
from zuschlag.words.names import named

_LOOK = 0.05


class GuidedApp(TableApp):
    """Begins at a step of the lesson; after the end it is the app of every other table."""

    def __init__(self, wishes: Wishes, first: int = 0) -> None:
        super().__init__(wishes)
        self.first = first
        self.table: GuidedTable | None = None
        self._told = -1

    async def begin(self) -> None:
        """The lesson instead of a form."""
        await self._learn(self.first)
        self.set_interval(_LOOK, self._look)

    async def play_again(self) -> None:
        """From the beginning; at another table as always."""
        if self.table is None:
            await super().play_again()
        else:
            await self._learn(0)

    async def show_form(self) -> None:
        """The lesson is over."""
        self.table = None
        await super().show_form()

    def notice(self) -> str:
        """What is to be done now stands below the table, too."""
        if self.table is None:
            return self.wishes.notice_now()
        return self._text().rsplit(". ", 1)[-1]

    def _way_back(self) -> str:
        """How to go on with the lesson."""
        if self.table is None:
            return super()._way_back()
        game, step = self.wishes.game, self.table.step + 1
        return here.say("guide-way-back", command=f"zuschlag play {game} --guide {step}")

    async def _learn(self, first: int) -> None:
        kind = self.screens.seat
        found = lesson(self.wishes.game)
        self.table = GuidedTable(found, your_name(self.wishes), first, kind.memory)
        self._told = -1
        await self._come_to(self.table, kind)
        self.show_table()

    def _look(self) -> None:
        """Tell the step that has been reached, once everything before it was shown."""
        table = self.table
        if table is None or not table.is_told or table.step == self._told:
            return
        if self._is_quiet():
            self._told = table.step
            steps = len(table.lesson.steps)
            title = here.say("guide-title", game=named(here.words(), "game", self.wishes.game))
            told = here.say("guide-step", n=table.step + 1, all=steps)
            text = "\n\n".join((told, self._text(), here.say("guide-keys")))
            self.push_screen(Reading(title, text), self._read)

    def _is_quiet(self) -> bool:
        """Whether nothing is being shown: at the end, or where you could act."""
        if isinstance(self.screen, ClosingScreen):
            return True
        playing = [screen for screen in self.screen_stack if isinstance(screen, Playing)]
        is_in_sight = isinstance(self.screen, Playing | ActingSheet)
        return is_in_sight and bool(playing) and playing[-1].conductor.is_free

    def _read(self, _: object) -> None:
        """What was only to be read is followed by what was played meanwhile."""
        if self.table is not None and not self.table.lesson.steps[self.table.step].is_yours:
            self.table.skip()
        elif isinstance(self.screen, Playing):
            self.screen.say("")

    def _text(self) -> str:
        assert self.table is not None, "a lesson is given"
        name = f"{self.wishes.game}-{self.table.lesson.steps[self.table.step].key}"
        return here.say(f"guide-{name}")
