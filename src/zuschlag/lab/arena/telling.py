"""Figures of the arena in words: what terminal, page and Markdown have in common."""

from collections import Counter

from zuschlag.lab.arena.cells import Cell
from zuschlag.lab.arena.figures import Figures
from zuschlag.lab.arena.ratings import Rating
from zuschlag.words.names import named, told
from zuschlag.words.speech import Fact, Words


class Telling:
    """One arena in one language."""

    def __init__(self, found: Figures, words: Words) -> None:
        self.found, self.words = found, words

    def say(self, key: str, **facts: Fact) -> str:
        """A sentence."""
        return self.words(key, **facts)

    @property
    def game(self) -> str:
        """What was played, as people call it."""
        return named(self.words, "game", self.found.plan.game)

    @property
    def edition(self) -> str:
        """By which rules, as people call them."""
        return named(self.words, "edition", self.found.plan.edition)

    @property
    def title(self) -> str:
        """The headline."""
        return self.say("arena-title", game=self.game, seats=self.found.plan.seats)

    @property
    def lead(self) -> str:
        """How much was played."""
        plan = self.found.plan
        return self.say("arena-lead", bots=len(plan.bots), deals=plan.deals, games=self.found.games)

    @property
    def head(self) -> str:
        """All of that in one line."""
        plan = self.found.plan
        return self.say(
            "arena-head",
            game=f"{self.game} {plan.edition}",
            seats=plan.seats,
            deals=plan.deals,
            games=self.found.games,
            seed=str(plan.seed),
        )

    @property
    def wins(self) -> str:
        """What the matrix of wins shows."""
        return self.say("arena-wins", fair=self.percent(self.found.fair))

    @property
    def margins(self) -> str:
        """What margins are."""
        return self.say("arena-margins")

    @property
    def endings(self) -> str:
        """How many games ended in which way."""
        counts = [f"{name} {self.number(times)}" for name, times in self.found.endings.items()]
        return f"{self.say('arena-endings')}: {', '.join(counts)}"

    def bot(self, entry: str) -> str:
        """A bot as commands call it, and as people do."""
        if entry in self.found.plan.programs:
            return f"{entry} *"
        spoken = told(self.words, "bot", entry.partition("@")[0])
        return f"{entry} ({spoken})" if spoken else entry

    def number(self, value: int) -> str:
        """A whole number."""
        return self.words.number(value)

    def decimal(self, value: float) -> str:
        """A number with one digit behind the point."""
        return self.words.decimal(value, 1).replace("-", "−")

    def percent(self, share: float) -> str:
        """A share."""
        return self.words.percent(share, 1)

    def between(self, low: float, high: float) -> str:
        """An interval of shares."""
        ends = [self.words.decimal(100 * one, 1) for one in (low, high)]
        return f"{ends[0]} – {ends[1]}"

    def rating(self, one: Rating) -> tuple[str, str]:
        """A rating and its interval."""
        low, value, high = (self.number(round(it)) for it in (one.low, one.value, one.high))
        return value, f"{low} – {high}"

    def margin(self, cell: Cell) -> str:
        """A margin and its standard error."""
        return f"{self.decimal(cell.margin.value)} ± {self.decimal(cell.margin.error)}"

    def rivals(self, cell: Cell) -> str:
        """Who else sat at the table: 3 × random."""
        return among(cell.rivals)

    def commit(self, commit: str | None, is_changed: bool) -> str:
        """The commit, and whether the code was that of the commit."""
        if commit and is_changed:
            return self.say("arena-made-changed", commit=commit)
        return commit or ""

    @property
    def again(self) -> str:
        """What can be made again."""
        plan = self.found.plan
        if not plan.programs:
            return self.say("arena-made-again")
        return self.say("arena-outside", bots=", ".join(plan.programs))

    @property
    def outside_heads(self) -> list[str]:
        """The heads of the table of programs from outside."""
        keys = ("arena-bot", "arena-games", "arena-outside-millis", "arena-outside-missed")
        return [self.say(key) for key in keys]

    def outside_rows(self) -> list[list[str]]:
        """What each of them used."""
        return [
            [self.bot(one.bot), *map(self.number, (one.games, round(one.millis), one.missed))]
            for one in self.found.programs
        ]

    @property
    def cell_heads(self) -> list[str]:
        """The heads of the table of cells."""
        keys = ("arena-bot", "arena-rivals", "arena-games", "sim-wins", "sim-interval")
        return [self.say(key) for key in (*keys, "arena-error", "arena-margin")]

    def cell_rows(self) -> list[list[str]]:
        """Every cell, without the bot it is about."""
        return [
            [
                self.rivals(cell),
                self.number(cell.games),
                self.percent(cell.share.value),
                self.between(cell.share.low, cell.share.high),
                self.words.decimal(100 * cell.wins.error, 2),
                self.margin(cell),
            ]
            for cell in self.found.cells
        ]


def among(rivals: tuple[str, ...]) -> str:
    """Rivals, those of a kind together."""
    counted = Counter(rivals).items()
    return ", ".join(bot if times == 1 else f"{times} × {bot}" for bot, times in counted)
