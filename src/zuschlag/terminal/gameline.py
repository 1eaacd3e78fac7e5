"""The line that asks for the game first; all forms have it."""

from textual.message import Message

from zuschlag.rules.games import descriptions
from zuschlag.terminal.choice import Choice, Item
from zuschlag.words import here


def games() -> list[Item]:
    """Every game there is, by its title."""
    return [(name, one.title or name) for name, one in descriptions().items()]


class GameLine(Choice):
    """Which game; another one brings another form."""

    class Chosen(Message):
        """Another game is wanted."""

        def __init__(self, game: str) -> None:
            super().__init__()
            self.game = game

    def __init__(self, game: str) -> None:
        super().__init__(f"{here.say('key-game')} (g)", games(), id="game")
        self.choose(game)

    def action_step(self, by: int) -> None:
        """On to the next game."""
        self.place = (self.place + by) % len(self.items)
        self.post_message(self.Chosen(str(self.value)))
