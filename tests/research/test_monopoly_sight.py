"""A seat's row of Monopoly is what the contract lets it know, and nothing else shows in it."""

import random
from typing import Any

import numpy as np
import pytest

from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.walks import walk
from tests.research.monopoly_sights import differences, of_edition, told
from tests.thorough import a_few
from zuschlag.research.lanes import OVERHANG
from zuschlag.research.monopoly.eyes import PolicyBot, Turn
from zuschlag.research.monopoly.play import see, weigh
from zuschlag.rules.bits import listed
from zuschlag.rules.kernel import plain
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.layout import GROUPS
from zuschlag.rules.monopoly.options import OPTIONS
from zuschlag.rules.monopoly.position import DECKS

SLOTS = [slot for slot, group in enumerate(GROUPS) if group]


@pytest.mark.parametrize("edition", a_few(MONOPOLY.editions(), 4))
def test_worlds_drawn_from_a_view_look_the_same_to_the_byte(edition: str) -> None:
    luck = random.Random(f"alike {edition}")
    compared, wrong = differences(of_edition(edition, luck), luck, 120, 0.3)
    assert compared > 30
    assert wrong == []


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as the next card of a deck lies in a place that is told, worlds differ."""
    honest = Turn.seen

    def leaking(self: Turn) -> tuple[Any, Any]:
        row, mask = honest(self)
        row[-1] += int(self.tables[0].deck[int(self.tables[0].top[0])])
        return row, mask

    monkeypatch.setattr(Turn, "seen", leaking)
    luck = random.Random(7)
    _, wrong = differences(of_edition("aalen-casual", luck), luck, 20)
    assert wrong


def test_words_are_what_the_contract_shows() -> None:
    """Purses, places, owners and levels, counted from the viewer."""
    for step in walk(a_setting("told"), 80):
        seats = step.after.terms.seats
        for seat in (0, seats - 1):
            seen = MONOPOLY.observe(step.after, seat, memory=True)
            found = told(seen, Turn(step.after.copy().tables, seat))
            around = [(seat + steps) % seats for steps in range(seats)]
            assert [person[:4] for person in found["people"]] == [
                [one.cash, one.at, one.jail, sum(1 << DECKS.index(d) for d in one.cards)]
                for one in (seen.people[other] for other in around)
            ]
            owners = [seen.owners[slot] for slot in SLOTS]
            assert [deed[0] for deed in found["deeds"]] == [
                0 if owner is None else around.index(owner) + 1 for owner in owners
            ]
            assert [deed[1] for deed in found["deeds"]] == [seen.levels[slot] for slot in SLOTS]
            assert listed(found["head"][11]) == sorted(map(around.index, seen.waiting))
            assert found["head"][8:10] == [seen.houses, seen.hotels]


def test_plain_rules_tell_the_same() -> None:
    """Uncompiled, number by number, in the middle of drafts too."""
    weigh_plainly, tell_plainly, luck = plain(weigh), plain(see), random.Random(1)
    for step in list(walk(a_setting("plain"), 60))[::6]:
        turn = Turn(step.after.copy().tables, luck.randrange(step.after.terms.seats))
        for _ in range(4):
            row, mask = turn.seen()
            desks, moves = turn.desks.copy(), turn.moves.copy()
            desks["legal"] = 0
            weigh_plainly(turn.tables, desks, moves, np.zeros(1, OPTIONS))
            cells, bits = (np.zeros(len(one) + OVERHANG, one.dtype) for one in (row, mask))
            tell_plainly(turn.tables, desks, moves, 0, turn.seat, cells, bits)
            assert cells[: len(row)].tolist() == row.tolist()
            assert bits[: len(mask)].tolist() == mask.tolist()
            legal = np.flatnonzero(mask).tolist()
            if not legal or turn.say(luck.choice(legal)) is not None:
                break


def test_a_draft_shows_to_nobody_else() -> None:
    from zuschlag.research.monopoly.aec import MonopolyAEC

    env, luck = MonopolyAEC(seats=3), random.Random(4)
    env.reset(seed=3)
    before: dict[str, Any] = {}
    for _ in range(150):
        asked = env.agent_selection
        others = {name: env.observe(name) for name in env.agents if name != asked}
        if env.batch.desks["draft"][0]:
            for name, seen in others.items():
                assert np.flatnonzero(seen["action_mask"]).tolist() == [3]
                assert seen["observation"].tolist() == before[name]
        before = {name: seen["observation"].tolist() for name, seen in others.items()}
        legal = np.flatnonzero(env.observe(asked)["action_mask"]).tolist()
        env.step(luck.choice(legal))
        if not env.agents:
            break


def test_a_policy_plays_as_a_bot_by_what_it_sees() -> None:
    from zuschlag.bots.match import play_match
    from zuschlag.bots.monopoly.habits.player import HabitBot

    def lowest(row: Any, mask: Any) -> int:
        return int(mask.argmax())

    terms = MONOPOLY.agree("aalen-casual", 3, {"end.limit": {"rounds": 4}})
    players: list[Any] = [lambda luck: PolicyBot(lowest), HabitBot, HabitBot]
    state, moves = play_match(MONOPOLY, terms, players, random.Random(5))
    assert MONOPOLY.outcome(state) is not None
    assert sum(seat == 0 for seat, _ in moves) > 5
