"""Monopoly as a plain environment of Gymnasium: one learner at one table of house players."""

from collections.abc import Mapping, Sequence

from zuschlag.research.many import check_one_learner, default_lineup
from zuschlag.research.monopoly.batch import EDITION, MOST_MOVES, USUAL, USUAL_HOUSE, Batch
from zuschlag.research.single import TableEnv
from zuschlag.rules.monopoly.terms import USUAL_BOARD, agree


class MonopolyEnv(TableEnv):
    """Legal is what `info["action_mask"]` says; anything else counts as the lowest of that."""

    def __init__(
        self,
        *,
        edition: str = EDITION,
        seats: int = 4,
        board: object = USUAL_BOARD,
        lineup: Sequence[str] | None = None,
        rotate: bool = True,
        reward: str = "win",
        observation: str = "words",
        options: Mapping[str, object] | None = None,
        most_moves: int = MOST_MOVES,
        render_mode: None = None,
    ) -> None:
        players = lineup or default_lineup(seats, USUAL_HOUSE)
        check_one_learner(players)
        terms = agree(edition, seats, USUAL if options is None else options, board)
        batch = Batch(terms, 1, players, observation, reward, rotate=rotate, most_moves=most_moves)
        super().__init__(batch, observation)
