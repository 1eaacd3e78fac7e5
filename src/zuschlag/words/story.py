"""What every story is told with: lines, and people as a sentence names them."""

from collections.abc import Sequence
from typing import NamedTuple

from zuschlag.words.speech import Fact, Words

Facts = dict[str, Fact]


class Line(NamedTuple):
    """A sentence of a story; a head begins a new part of it."""

    text: str
    place: int  # of its event, among those that were told together
    is_head: bool = False


class People:
    """Everybody at the table; one of them may be reading."""

    def __init__(self, words: Words, names: Sequence[str], reader: int | None) -> None:
        self.words = words
        self.names = names
        self.reader = reader

    def facts(self, field: str, seat: int | None) -> Facts:
        """Who somebody is to the reader, and their name; None is the bank."""
        if seat is None:
            return {field: "bank", f"{field}_name": ""}
        who = "you" if seat == self.reader else "other"
        return {field: who, f"{field}_name": self.names[seat]}

    def listed(self, seats: Sequence[int]) -> str:
        """A, B and you."""
        you = self.words("story-you")
        return listed(self.words, [you if s == self.reader else self.names[s] for s in seats])

    def first(self, seats: Sequence[int]) -> str:
        """The same at the beginning of a sentence."""
        text = self.listed(seats)
        return text[:1].upper() + text[1:] if seats and seats[0] == self.reader else text

    def winners(self, key: str, seats: Sequence[int], **more: Fact) -> str:
        """A sentence about those who won: you, another, or several."""
        alone = self.facts("winner", seats[0])["winner"] if len(seats) == 1 else "several"
        return self.words(key, winner=alone, winners=self.first(seats), **more)


def listed(words: Words, parts: Sequence[object]) -> str:
    """A, B and C."""
    texts = [str(part) for part in parts]
    if len(texts) < 2:
        return "".join(texts)
    return words("story-and", before=", ".join(texts[:-1]), last=texts[-1])


def key_of(game: str, tag: object) -> str:
    """The sentence of an event: its game and its type."""
    return f"{game}-{str(tag).replace('_', '-')}"
