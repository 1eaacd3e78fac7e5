"""Generated games of Monopoly for the laws: any preset, board, seats, switches and deal."""

import random
from dataclasses import dataclass, replace

from hypothesis import strategies as st

from tests.laws.monopoly.head_start import deal_out
from zuschlag.rules.game import LATEST, RULES
from zuschlag.rules.monopoly.board import names
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.terms import choices
from zuschlag.rules.monopoly.words import Deal

SEATS = (2, 3, 4, 5, 6, 7, 8)
MOST_ROUNDS = 25


@dataclass(frozen=True)
class Setting:
    """All that fixes a game but the moves; `moves` seeds a line of random play."""

    edition: str
    seats: int
    options: dict[str, object]
    board: str
    deal: Deal
    moves: int
    head_start: bool = False  # deeds, buildings and purses dealt out beforehand
    rules: int = LATEST

    def start(self) -> State:
        """A fresh game."""
        terms = MONOPOLY.agree(self.edition, self.seats, self.options, self.board, self.rules)
        state = MONOPOLY.begin(terms, self.deal)
        if self.head_start:
            deal_out(state, random.Random(f"head start {self.moves}"))
        return state

    def from_scratch(self) -> "Setting":
        """The same game as a record could tell it: nothing dealt out beforehand."""
        return replace(self, head_start=False)


def some_options(seats: int, luck: random.Random) -> dict[str, object]:
    """About a third of the switches turned, and mostly a short game."""
    found: dict[str, object] = {
        name: luck.choice(values) for name, values in choices().items() if luck.random() < 0.3
    }
    found.pop("players.max", None)
    if seats > 6:
        found["players.max"] = luck.choice([most for most in (7, 8) if most >= seats])
    if luck.random() < 0.8:
        found["end.limit"] = {"rounds": luck.randint(1, MOST_ROUNDS)}
    elif luck.random() < 0.5:
        found["end.limit"] = {"minutes": luck.randint(1, 90)}
    if luck.random() < 0.2:
        found["donation"] = [luck.randint(1, 400), luck.randint(1, 400)]
    return found


def a_setting(seed: object, **wanted: object) -> Setting:
    """Any game at all; `wanted` switches are set whatever else is drawn."""
    luck = random.Random(f"setting {seed}")
    edition, seats = luck.choice(MONOPOLY.editions()), luck.choice(SEATS)
    options = some_options(seats, luck) | {
        name.replace("_", "."): value for name, value in wanted.items()
    }
    rules = luck.choice(RULES)
    deal = MONOPOLY.deal(MONOPOLY.agree(edition, seats, options, rules=rules), luck)
    board, moves = luck.choice(names()), luck.getrandbits(32)
    return Setting(edition, seats, options, board, deal, moves, luck.random() < 0.6, rules)


def settings_of_games() -> st.SearchStrategy[Setting]:
    """Games for hypothesis: a number names one of them."""
    return st.integers(0, 2**32).map(a_setting)


def short_games() -> st.SearchStrategy[Setting]:
    """Games of few rounds, or until the time is called: to be played to their end."""
    limits = st.sampled_from([{"rounds": 1}, {"rounds": 2}, {"rounds": 3}, {"minutes": 60}])
    return st.builds(lambda seed, limit: a_setting(seed, end_limit=limit), st.integers(), limits)
