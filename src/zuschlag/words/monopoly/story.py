"""Monopoly as a story: events come in, lines go out, every turn of a person has its head.

What comes in together is what one move and its dice brought about. `purses` is everybody's cash
afterwards as the reader's view shows it; a purse that the view hides is not spoken of.
"""

from collections.abc import Sequence

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.events import Event
from zuschlag.words.monopoly.facts import facts_of
from zuschlag.words.monopoly.once import is_said_anyway
from zuschlag.words.monopoly.places import Places
from zuschlag.words.monopoly.purses import Purses, is_from_auction, left_after, payer
from zuschlag.words.monopoly.rents import Rents
from zuschlag.words.speech import Words
from zuschlag.words.story import Facts, Line, People, key_of

_PLACED = ("rent", "donation")
_HEADS = (events.TurnEnded, events.LastCall, events.Ruled, events.GameEnded)


class Story:
    """The game as one reader is told it; nobody in particular is None."""

    def __init__(
        self, words: Words, names: Sequence[str], board: Board, reader: int | None = None
    ) -> None:
        self.words = words
        self.people = People(words, names, reader)
        self.places = Places(words, board)
        self._rents = Rents()
        self._at: dict[int, int] = {}
        self._turns = 0
        self._offer: int | None = None  # the latest, which need not be told again

    def tell(self, told: Sequence[Event], purses: Purses = ()) -> list[Line]:
        """What one move brought about."""
        lines: list[Line] = []
        for place in range(len(told)):
            lines += self.say(told, place, purses)
        return lines

    def say(self, told: Sequence[Event], place: int, purses: Purses = ()) -> list[Line]:
        """One event of a move; for those who show events one by one, in their order."""
        event, lines = told[place], []
        if isinstance(event, events.TurnEnded):
            self._turns = max(self._turns, 1) + 1
        if self._turns == 0 and isinstance(event, events.DiceRolled):
            self._turns = 1
            lines.append(Line(self._head(event.seat), place, is_head=True))
        if not is_said_anyway(told, place):
            text = self._sentence(told, place, purses)
            lines.append(Line(text, place, isinstance(event, _HEADS)))
        self._note(event)
        return lines

    def _head(self, seat: int) -> str:
        facts = self.people.facts("next", seat)
        return self.words("monopoly-turn-ended", turn=self._turns, **facts)

    def _sentence(self, told: Sequence[Event], place: int, purses: Purses) -> str:
        event = told[place]
        earlier = told[place - 1] if place else None
        facts = facts_of(event, self.people, self.places)
        if payer(event) is not None:
            left = left_after(told, place, purses)
            facts["left"] = "unknown" if left is None else self.places.sum(left)
        key = key_of("monopoly", event.__struct_config__.tag)
        if isinstance(event, events.Moved) and isinstance(earlier, events.DiceRolled):
            key = "monopoly-rolled-and-moved"
            facts |= facts_of(earlier, self.people, self.places)
        line = self.words(key, **(facts | self._more(event, earlier)))
        return f"{line[:-1]}" if line.endswith("..") else line  # a short name may end with a stop

    def _more(self, event: Event, earlier: Event | None) -> Facts:
        """What a sentence wants beyond the fields of its event."""
        match event:
            case events.TurnEnded():
                return {"turn": self._turns}
            case events.Moved(_, _, to):
                is_jail = self.places.board.slots[to].kind == "jail"
                return {"visit": "yes" if is_jail else "no"}
            case events.Paid() | events.Owed():
                return self._cause(event)
            case events.Traded(_, _, offer):
                return {"told": "yes" if offer == self._offer else "no"}
            case events.Jailed():
                return {"why": "double" if isinstance(earlier, events.DiceRolled) else "other"}
            case events.Freed():
                return {"fine": self.places.sum(self.places.board.money.fine)}
            case events.Built() if is_from_auction(earlier):
                return {"price": "none", "left": "unknown"}
        return {}

    def _cause(self, event: events.Paid | events.Owed) -> Facts:
        """The place that costs: a street and its like, or where one stands."""
        is_rent = event.cause == "rent"
        slot = self._rents.place_of(event) if is_rent else self._at.get(event.debtor)
        if slot is not None:
            return {"place": self.places.name(slot)}
        return {"place": "", "cause": "none" if event.cause in _PLACED else event.cause}

    def _note(self, event: Event) -> None:
        self._rents.note(event)
        if isinstance(event, events.Moved):
            self._at[event.seat] = event.to
        elif isinstance(event, events.Offered):
            self._offer = event.offer
