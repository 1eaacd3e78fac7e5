"""Bots of Monopoly: legal in every preset, never stalling, and the landlord is worth its name."""

import random
from collections.abc import Sequence

import pytest

from zuschlag.bots.driving import Stalled, steps
from zuschlag.bots.match import play_match
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.bots.monopoly.wanderer import WandererBot
from zuschlag.rules.game import fresh
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Action, Demand, Options

FROZEN = ("landlord", "random")
"""The bots of old; `test_monopoly_ladder` has the others."""
SHORT = {"end.limit": {"rounds": 12}}
TABLES = [
    (edition, 2 + place % 5 if name == "landlord" else 6 - place % 5, name)
    for place, edition in enumerate(MONOPOLY.editions())
    for name in FROZEN
]


def match(
    edition: str, names: Sequence[str], seed: int, rounds: int
) -> tuple[State, list[tuple[int, Action]]]:
    players = [MONOPOLY_BOTS[name] for name in names]
    terms = MONOPOLY.agree(edition, len(names), {"end.limit": {"rounds": rounds}})
    return play_match(MONOPOLY, terms, players, random.Random(seed))


@pytest.mark.parametrize(("edition", "seats", "name"), TABLES)
def test_every_bot_finishes_every_preset(edition: str, seats: int, name: str) -> None:
    state, moves = match(edition, [name] * seats, 1, rounds=12)
    assert moves
    assert MONOPOLY.outcome(state) is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_play_together_at_every_number_of_seats(seats: int) -> None:
    names = [list(MONOPOLY_BOTS)[seat % 2] for seat in range(seats)]
    state, _ = match("aalen-casual", names, seats, rounds=12)
    assert MONOPOLY.outcome(state) is not None


def test_no_move_of_a_bot_is_ever_refused() -> None:
    # A refusal would end the match with an exception.
    for seed in range(4):
        match("aalen-event-strict", ["random", "landlord", "random"], seed, rounds=25)


def test_the_landlord_beats_three_random_ones() -> None:
    names = ["landlord", "random", "random", "random"]
    won = 0
    for seed in range(12):
        result = MONOPOLY.outcome(match("aalen-casual", names, seed, rounds=30)[0])
        assert result is not None
        won += result.winners == [0]
    # Chance would be 3. The campaign plays many games: of 30 rounds it wins nearly 60 %.
    assert won >= 6


def test_a_match_is_repeatable_by_its_luck() -> None:
    names = ["random", "landlord", "random"]
    first = match("aalen-casual", names, 4, rounds=8)[1]
    assert first == match("aalen-casual", names, 4, rounds=8)[1]
    assert first != match("aalen-casual", names, 5, rounds=8)[1]


def test_rent_is_asked_for_although_the_game_waits_for_somebody_else() -> None:
    _, moves = match("aalen-event", ["random", "landlord", "random"], 2, rounds=25)
    assert {seat for seat, action in moves if isinstance(action, Demand)} == {0, 1, 2}


class Sleeper(WandererBot):
    """Never says anything."""

    def choose(self, seen: Observation, options: Options) -> Action | None:
        """Keep still, even when waited for."""
        return None


def test_a_bot_that_says_nothing_is_named_with_its_position() -> None:
    players = [Sleeper, Sleeper]
    with pytest.raises(Stalled, match=r"Nobody moves: phase turn, round 1, turn \d.*cash"):
        play_match(MONOPOLY, MONOPOLY.agree("aalen-casual", 2), players, random.Random(1))


def test_a_game_without_end_is_stopped_and_told() -> None:
    luck = random.Random(1)
    state = fresh(MONOPOLY, MONOPOLY.agree("classic", 2), luck)
    bots = [WandererBot(luck), WandererBot(luck)]
    with pytest.raises(Stalled, match="No end after 50 moves: phase"):
        list(steps(MONOPOLY, state, bots, luck, most=50))


class Onlooker(WandererBot):
    """Notes what it is shown."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self.seen: list[Observation] = []
        SHOWN.append(self)

    def choose(self, seen: Observation, options: Options) -> Action | None:
        """Look, then play like the random player."""
        self.seen.append(seen)
        return super().choose(seen, options)


SHOWN: list[Onlooker] = []


def test_a_bot_is_shown_its_own_seat_with_memory_and_nothing_else() -> None:
    SHOWN.clear()
    terms = MONOPOLY.agree("aalen-event", 3, SHORT)
    play_match(MONOPOLY, terms, [Onlooker] * 3, random.Random(2))
    for seat, bot in enumerate(SHOWN):
        assert bot.seen
        assert {(view.viewer, view.memory) for view in bot.seen} == {(seat, True)}
