"""Events of For Sale as the log tells them, to the one who sits here."""

from collections.abc import Sequence

from zuschlag.rules.forsale.words import Event, Swept
from zuschlag.words import here
from zuschlag.words.forsale.story import Story
from zuschlag.words.story import listed as in_a_row


def coins(number: int) -> str:
    """A number of coins."""
    return here.say("told-coins", count=number)


def joined(words: Sequence[str]) -> str:
    """Words in a row with a final "and"."""
    return in_a_row(here.words(), words)


class Teller:
    """Knows everybody's name, and which seat is yours."""

    def __init__(self, names: Sequence[str], you: int | None = 0) -> None:
        self.names = list(names)
        self.you = you
        self.story = Story(here.words(), self.names, you)

    def tell(self, event: Event, purses: Sequence[int | None] = ()) -> list[str]:
        """The lines the log gets for an event; `purses` is what your view shows of all coins."""
        return [line.text for line in self.story.tell([event], purses)]

    def sweep(self, event: Swept) -> str:
        """Somebody is alone with buildings and takes the rest."""
        return " ".join(self.tell(event))

    def verdict(self, winners: Sequence[int]) -> str:
        """Who has won, one or several."""
        return self.story.people.winners("told-verdict", winners)
