"""What a tally of Monopoly says: shares with their uncertainty, averages, curves. Plain numbers."""

from dataclasses import dataclass

from zuschlag.lab.monopoly.counting import IN_JAIL, POINTS, ROUNDS_A_POINT, WIN_UNITS
from zuschlag.lab.monopoly.simulate import MonopolyPlan, MonopolyTally
from zuschlag.lab.shares import Share, wilson
from zuschlag.rules.monopoly.state import MOST_SEATS, SLOTS

PER_GAME = ("trades", "auctions", "building_auctions", "bankruptcies")
PER_FINISHED_GAME = ("turns", "rounds")


@dataclass(frozen=True)
class MonopolyFindings:
    """The figures of a simulation, by seat and by slot."""

    plan: MonopolyPlan
    games: int
    cpu_seconds: float
    finished_share: float
    faults: int  # moves of bots that the rules refused: 0, or we have a bug
    win_share: list[Share]
    per_game: dict[str, float]
    short_houses_share: Share
    landing: list[float]  # by slot: the share of throws that came to rest there
    in_jail: float
    worth_rounds: list[int]  # after how many rounds the purses were looked at
    worth_over_time: list[list[float]]  # by seat; 0 for those who have left the game

    @property
    def games_per_cpu_second(self) -> float:
        """Speed of playing on one core, shuffling included."""
        return self.games / self.cpu_seconds if self.cpu_seconds else 0.0


def findings(plan: MonopolyPlan, tally: MonopolyTally) -> MonopolyFindings:
    games, finished = tally.games, max(1, tally.finished)
    rests = tally.rests[: SLOTS + 1]
    throws = max(1, sum(rests))
    points = _points(plan)
    return MonopolyFindings(
        plan=plan,
        games=games,
        cpu_seconds=tally.cpu_seconds,
        finished_share=tally.finished / games,
        faults=tally.faults,
        win_share=[wilson(tally.wins[seat] / WIN_UNITS, games) for seat in range(plan.seats)],
        per_game={name: getattr(tally, name) / finished for name in PER_FINISHED_GAME}
        | {name: getattr(tally, name) / games for name in PER_GAME},
        short_houses_share=wilson(tally.short_games, games),
        landing=[rest / throws for rest in rests[:SLOTS]],
        in_jail=rests[IN_JAIL] / throws,
        worth_rounds=[_rounds_at(plan, point) for point in points],
        worth_over_time=[
            [tally.worth[point * MOST_SEATS + seat] / finished for point in points]
            for seat in range(plan.seats)
        ],
    )


def _points(plan: MonopolyPlan) -> range:
    """From the start to the end of the last round, or as far as the curve is kept."""
    limit = plan.terms.limit.rounds
    return range(POINTS if limit is None else min(POINTS, -(-limit // ROUNDS_A_POINT) + 1))


def _rounds_at(plan: MonopolyPlan, point: int) -> int:
    rounds = point * ROUNDS_A_POINT
    return min(rounds, plan.terms.limit.rounds or rounds)
