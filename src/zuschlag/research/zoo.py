"""One table as an environment of PettingZoo: seat after seat, or all at once, whatever is played.

An observation is a row of numbers with its mask. Whoever is not asked may only pass, which means
nothing. One compiled call does a step and fills what the next seat sees.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from zuschlag.research.many import ManyTables, Seeding
from zuschlag.research.vector import observation_space

Seen = dict[str, Any]
Steps = tuple[
    dict[str, Seen],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class _AtTable:
    """One table at which every seat is an agent, for both kinds of environments."""

    def sit_down(self, batch: ManyTables, observation: str) -> None:
        """Names and spaces."""
        self.batch = batch
        # the only table's rows and columns, which every step fills anew
        self._row, self._mask, self._seat = batch.seen[0], batch.masks[0], batch.seat
        self._has_ended, self._actions, self._step_one = (
            batch.has_ended,
            batch.actions,
            batch.step_one,
        )
        self._seen: Seen | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(batch.payoff.shape[1])]
        self.agents: list[str] = []
        names = self.possible_agents
        self.action_spaces = {name: spaces.Discrete(batch.actions) for name in names}
        self.observation_spaces = {
            name: spaces.Dict(
                observation=observation_space(observation, batch.width),
                action_mask=spaces.Box(0, 1, (batch.actions,), np.int8),
            )
            for name in names
        }
        self.render_mode = None
        self._seeding = Seeding()

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space every time, so that seeding it lasts."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Likewise."""
        return self.observation_spaces[agent]

    def deal_anew(self, seed: int | None) -> None:
        """The first game of a seed, or the next one."""
        self.batch.begin(self._seeding.seed_of(seed))
        self.agents = self.possible_agents[:]

    def shown_to(self, name: str) -> Seen:
        """What any seat sees."""
        seen, mask = self.batch.look(0, self.possible_agents.index(name))
        return {"observation": seen, "action_mask": mask}


class TableAEC(_AtTable, AECEnv):  # type: ignore[misc]
    """Seat after seat, as the rules ask them."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game of a seed, or the next one."""
        self.deal_anew(seed)
        names = self.agents
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
        self.agent_selection = self.possible_agents[self._seat.item(0)]
        self._seen = {
            "observation": self._row.copy(),
            "action_mask": self._mask.copy(),
        }

    def observe(self, agent: str) -> Seen:
        """What this agent may know, whoever is asked."""
        if agent == self.agent_selection and self._seen is not None:
            return self._seen
        return self.shown_to(agent)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Of the selected agent; before the end nobody has got anything, and all play on."""
        name, seen = self.agent_selection, self._seen
        if seen is not None:
            return seen if observe else None, 0.0, False, False, self.infos[name]
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: Any) -> None:
        """The selected agent acts; an illegal action is an error."""
        if self._seen is None:
            self._leave(action)
            return
        number = int(action)
        if not (0 <= number < self._actions and self._mask.item(number)):
            raise ValueError(f"{number} is not legal for {self.agent_selection}")
        self._step_one(number)
        if self._has_ended.item(0):
            self._finish()
        else:
            self._turn_to_asked()

    def _leave(self, action: Any) -> None:
        """After the game: seat after seat gets up, as PettingZoo wants it."""
        if action is not None or not self.agents:
            raise ValueError("the game is over: the only valid action is None, once for each agent")
        name = self.agents.pop(0)
        del self.terminations[name], self.truncations[name], self.infos[name]
        del self._cumulative_rewards[name]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _finish(self) -> None:
        """Until now nobody has got anything."""
        over, cut = self.batch.endings
        self.rewards = dict(zip(self.agents, self.batch.payoff[0].tolist(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, bool(over[0]))
        self.truncations = dict.fromkeys(self.agents, bool(cut[0]))
        self._seen = None
        self.agent_selection = self.agents[0]


class TableParallel(_AtTable, ParallelEnv):  # type: ignore[misc]
    """Everybody says something at every step; only those who are asked are heard.

    An illegal action counts as the lowest that is legal.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """The first game of a seed, or the next one."""
        self.deal_anew(seed)
        return self._views(), {name: {} for name in self.agents}

    def step(self, actions: dict[str, Any]) -> Steps:
        """What everybody who is asked says."""
        names, batch = self.agents, self.batch
        self.hear({seat: int(actions[name]) for seat, name in enumerate(names)})
        over, cut = (bool(one[0]) for one in batch.endings)
        payoff = batch.payoff[0].tolist() if over or cut else [0.0] * len(names)
        views, rewards = self._views(), dict(zip(names, payoff, strict=True))
        if over or cut:
            self.agents = []
        return (
            views,
            rewards,
            dict.fromkeys(names, over),
            dict.fromkeys(names, cut),
            {name: {} for name in names},
        )

    def hear(self, said: dict[int, int]) -> None:
        """Only who is asked is heard."""
        self.batch.step_one(said[self.batch.seat.item(0)])

    def _views(self) -> dict[str, Seen]:
        return {name: self.shown_to(name) for name in self.agents}
