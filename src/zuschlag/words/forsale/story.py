"""For Sale as a story: events come in, lines go out; every row and every sale has its head.

What is left in a purse is told of those whose coins the reader sees: `coins` is what the reader's
view shows after these events.
"""

from collections.abc import Sequence

from msgspec.structs import asdict

from zuschlag.rules.forsale.words import (
    AuctionWon,
    BuildingsLaid,
    ChequesLaid,
    Event,
    GameEnded,
    Passed,
    Revealed,
    Ruled,
    Sold,
)
from zuschlag.words.names import building_name
from zuschlag.words.speech import Words
from zuschlag.words.story import Facts, Line, People, key_of, listed

_HEADS = (BuildingsLaid, ChequesLaid, Ruled, GameEnded)


class Story:
    """The game as one reader is told it; nobody in particular is None."""

    def __init__(self, words: Words, names: Sequence[str], reader: int | None = None) -> None:
        self.words = words
        self.people = People(words, names, reader)

    def tell(self, events: Sequence[Event], coins: Sequence[int | None] = ()) -> list[Line]:
        """What one move brought about."""
        is_ruled = any(isinstance(event, Ruled) for event in events)
        told: list[Line] = []
        for place, event in enumerate(events):
            if isinstance(event, GameEnded) and is_ruled:
                continue  # nobody won by counting
            texts = self._texts(event, coins)
            told += [Line(text, place, isinstance(event, _HEADS)) for text in texts]
        return told

    def _texts(self, event: Event, coins: Sequence[int | None]) -> list[str]:
        key = key_of("for-sale", event.__struct_config__.tag)
        if isinstance(event, Revealed):
            return [self.words(key, **self._facts(sale)) for sale in event.sales]
        return [self.words(key, **self._facts(event), **_left(event, coins))]

    def _facts(self, event: Event | Sold) -> Facts:
        facts: Facts = {}
        for field, value in asdict(event).items():
            match field:
                case "seat" | "opener":
                    facts |= self.people.facts(field, value)
                case "building":
                    facts[field] = self._building(value)
                case "buildings" | "cheques":
                    facts[field] = listed(self.words, value)
                case "winners":
                    facts[field] = self.people.listed(value)
                case "round" | "total" | "back" | "paid" | "cheque":
                    facts[field] = value
        return facts | self._more(event)

    def _more(self, event: Event | Sold) -> Facts:
        match event:
            case Passed(_, None, _, _):
                return {"deal": "none"}
            case Passed(_, _, back, paid):
                return {"deal": "paid" if back or paid else "free"}
            case GameEnded(scores, _, winners):
                alone = self.people.facts("winner", winners[0])["winner"]
                winner = alone if len(winners) == 1 else "several"
                names = self.people.first(winners)
                return {"winner": winner, "winners": names, "score": scores[winners[0]]}
        return {}

    def _building(self, building: int | None) -> str:
        if building is None:
            return ""
        return f"{building_name(self.words, building)} ({building})"


def _left(event: Event, coins: Sequence[int | None]) -> Facts:
    """What the one who leaves an auction has left."""
    if not isinstance(event, Passed | AuctionWon):
        return {}
    left = coins[event.seat] if coins else None
    return {"left": "unknown" if left is None else left}
