"""For Sale as environments of PettingZoo: seat after seat, or all at once.

An observation is a row of numbers with its mask. Whoever is not asked may only pass, which means
nothing. The rules deal, and one compiled call does a step and fills what the next seat sees.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from zuschlag.research.forsale.batch import LEARNERS, Batch
from zuschlag.research.forsale.vector import observation_space
from zuschlag.rules.forsale.editions import agree

Seen = dict[str, Any]
PASS = 1


class _Table:
    """One table at which every seat is an agent."""

    def __init__(
        self, edition: str, seats: int, observation: str, reward: str, options: Any
    ) -> None:
        terms, lineup = agree(edition, seats, options), [LEARNERS] * seats
        self.batch = Batch(terms, 1, lineup, observation, reward, rotate=False)
        self.names = [f"seat_{seat}" for seat in range(seats)]
        self.actions = {name: spaces.Discrete(self.batch.actions) for name in self.names}
        self.views = {
            name: spaces.Dict(
                observation=observation_space(observation, self.batch.width),
                action_mask=spaces.Box(0, 1, (self.batch.actions,), np.int8),
            )
            for name in self.names
        }
        self._has_seed = False

    def begin(self, seed: int | None) -> None:
        """The first game of a seed, or the next one."""
        if seed is None and not self._has_seed:
            seed = int(np.random.default_rng().integers(1 << 62))
        self._has_seed = True
        self.batch.begin(seed)

    def shown_to_asked(self) -> Seen:
        """What a step has filled in already."""
        return {"observation": self.batch.seen[0].copy(), "action_mask": self.batch.masks[0].copy()}

    def shown_to(self, name: str) -> Seen:
        """What any seat sees."""
        seen, mask = self.batch.look(0, self.names.index(name))
        return {"observation": seen, "action_mask": mask}


class _Spaces:
    """What may be done and seen, for both kinds of environments."""

    _table: _Table

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space every time, so that seeding it lasts."""
        return self._table.actions[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Likewise."""
        return self._table.views[agent]


class ForSaleAEC(_Spaces, AECEnv):  # type: ignore[misc]
    """Seat after seat: in the sale the lowest seat lays its building down first, unseen."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "for_sale_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "2015",
        seats: int = 4,
        observation: str = "planes",
        reward: str = "win",
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self._table = _Table(edition, seats, observation, reward, options)
        self.possible_agents = self._table.names
        self.action_spaces, self.observation_spaces = self._table.actions, self._table.views
        self.render_mode = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game of a seed, or the next one."""
        self._table.begin(seed)
        names = self._table.names
        self.agents = names[:]
        self.rewards, self._cumulative_rewards = (
            dict.fromkeys(names, 0.0),
            dict.fromkeys(names, 0.0),
        )
        self.terminations, self.truncations = (
            dict.fromkeys(names, False),
            dict.fromkeys(names, False),
        )
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._turn_to_asked()

    def _turn_to_asked(self) -> None:
        table = self._table
        self.agent_selection = table.names[table.batch.seat.item(0)]
        self._seen: Seen | None = table.shown_to_asked()

    def observe(self, agent: str) -> Seen:
        """What this agent may know, whoever is asked."""
        if agent == self.agent_selection and self._seen is not None:
            return self._seen
        return self._table.shown_to(agent)

    def step(self, action: Any) -> None:
        """The selected agent acts; an illegal action is an error."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        batch, number = self._table.batch, int(action)
        if not (0 <= number < batch.actions and batch.legal.item(0) >> number & 1):
            raise ValueError(f"{number} is not legal for {self.agent_selection}")
        batch.step_one(number)
        if batch.has_ended.item(0):
            self._finish(batch.payoff[0].tolist())
        else:
            self._turn_to_asked()

    def _finish(self, payoff: list[float]) -> None:
        """Until now nobody has got anything."""
        self.rewards = dict(zip(self.agents, payoff, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._seen = None
        self.agent_selection = self.agents[0]


class ForSaleParallel(_Spaces, ParallelEnv):  # type: ignore[misc]
    """Everybody says something at every step; only those who are asked are heard.

    An illegal action counts as the lowest that is legal.
    """

    metadata: dict[str, Any] = {"name": "for_sale_v0", "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        edition: str = "2015",
        seats: int = 4,
        observation: str = "planes",
        reward: str = "win",
        options: Mapping[str, object] | None = None,
    ) -> None:
        self._table = _Table(edition, seats, observation, reward, options)
        self.possible_agents = self._table.names
        self.agents: list[str] = []
        self.action_spaces, self.observation_spaces = self._table.actions, self._table.views
        self.render_mode = None

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """The first game of a seed, or the next one."""
        self._table.begin(seed)
        self.agents = self._table.names[:]
        return self._views(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """One bid or pass, or a whole round of the sale."""
        names, batch = self.agents, self._table.batch
        is_auction, last = batch.legal.item(0) & PASS, -1
        while not batch.is_due.item(0) and batch.seat.item(0) > last:
            last = batch.seat.item(0)
            batch.step_one(int(actions[names[last]]))
            if is_auction:
                break
        is_over = bool(batch.has_ended.item(0))
        payoff = batch.payoff[0].tolist() if is_over else [0.0] * len(names)
        views, rewards = self._views(), dict(zip(names, payoff, strict=True))
        over, cut = dict.fromkeys(names, is_over), dict.fromkeys(names, False)
        if is_over:
            self.agents = []
        return views, rewards, over, cut, {name: {} for name in names}

    def _views(self) -> dict[str, Seen]:
        return {name: self._table.shown_to(name) for name in self.agents}
