"""The line that asks for the game first; both forms have it."""

from textual.message import Message

from zuschlag.terminal.choice import Choice, Item

GAMES: list[Item] = [("for-sale", "For Sale"), ("monopoly", "Monopoly")]


class GameLine(Choice):
    """Which game; another one brings another form."""

    class Chosen(Message):
        """Another game is wanted."""

        def __init__(self, game: str) -> None:
            super().__init__()
            self.game = game

    def __init__(self, game: str) -> None:
        super().__init__("Game (g)", GAMES, id="game")
        self.choose(game)

    def action_step(self, by: int) -> None:
        """On to the other game."""
        self.place = (self.place + by) % len(self.items)
        self.post_message(self.Chosen(str(self.value)))
