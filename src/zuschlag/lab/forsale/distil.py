"""Teach a net what champions think: `python -m zuschlag.lab.forsale.distil SEATS`.

Champions play each other and the population; what they found out about every option is what the
net learns. In the next round the net is one of the population. Writes the last net into the file of
this number of seats, with what it wins. A deal is a shard of a runner: whoever plays it, the net is
the same.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from itertools import count

import msgspec
import numpy as np

from zuschlag.bots.forsale.champion.population import expected
from zuschlag.bots.forsale.policies.minds import NET, Mind
from zuschlag.bots.forsale.policies.net import BID_INPUTS, CARD_INPUTS
from zuschlag.bots.forsale.trained import EDITION, Trained, keep, trained
from zuschlag.lab.forsale.contest import play
from zuschlag.lab.forsale.fitting import as_net, fit_bids, fit_cards, lessons
from zuschlag.lab.forsale.thinking_contest import (
    BID_ROW,
    CARD_ROW,
    MOST_CARDS,
    Notes,
    no_notes,
    play_with_champions,
)
from zuschlag.lab.runner import Runner
from zuschlag.lab.training import add_who_plays, runner_of, written

_STEPS = 4000
_AT_ONCE = 64
"""So many deals are handed out together; those that are too many do not count."""
_PAGE = 4000
"""More thoughts than anybody has in one deal."""


class Thoughts(msgspec.Struct, frozen=True):
    """What champions thought in one deal, as bytes of floats."""

    bids: bytes
    cards: bytes


def fields(known: Trained, luck: np.random.Generator) -> list[Mind | None]:
    """Who sits down: champions and others, about as many, and at least one champion."""
    minds = expected(known).minds
    others = [minds[place] for place in luck.integers(len(minds), size=known.seats)]
    seated = [None if luck.random() < 0.5 else mind for mind in others]
    return seated if None in seated else [None, *seated[1:]]


def think(
    known: Trained, playouts: int, seed: int, seated: Sequence[Sequence[Mind | None]], shard: int
) -> Thoughts:
    """One deal, in every rotation."""
    notes, field = no_notes(_PAGE, _PAGE), seated[shard % _AT_ONCE]
    play_with_champions(EDITION, field, expected(known), playouts, (seed, shard, 1), notes)
    bids, cards = notes.made
    return Thoughts(notes.bids[:bids].tobytes(), notes.cards[:cards].tobytes())


def gather(known: Trained, decisions: int, playouts: int, seed: int, runner: Runner) -> Notes:
    """Play until so many decisions about bids and half as many about buildings are noted."""
    luck, bids, cards = np.random.default_rng(seed), b"", b""
    for first in count(0, _AT_ONCE):
        seated = [fields(known, luck) for _ in range(_AT_ONCE)]
        work = partial(think, known, playouts, seed, seated)
        deals = dict(runner.run(work, range(first, first + _AT_ONCE)))
        bids += b"".join(deals[deal].bids for deal in sorted(deals))
        cards += b"".join(deals[deal].cards for deal in sorted(deals))
        notes = Notes(
            np.frombuffer(bids).reshape(-1, BID_ROW)[:decisions],
            np.frombuffer(cards).reshape(-1, MOST_CARDS, CARD_ROW)[: decisions // 2],
            np.array([decisions, decisions // 2], np.int64),
        )
        if len(notes.bids) == decisions and len(notes.cards) == decisions // 2:
            return notes
    raise AssertionError("deals never end")


def learn(pages: Sequence[Notes], seed: int, steps: int = _STEPS) -> list[float]:
    """A net from all that was noted."""
    bids = np.vstack([one.bids for one in pages])
    cards = np.vstack([one.cards for one in pages])
    about_bids = lessons(bids[:, :BID_INPUTS], bids[:, BID_INPUTS:])
    about_cards = lessons(cards[:, :, :CARD_INPUTS], cards[:, :, CARD_INPUTS])
    return as_net(fit_bids(about_bids, steps, seed), fit_cards(about_cards, steps, seed))


def shares(known: Trained, before: Sequence[float], deals: int) -> dict[str, list[float]]:
    """What one net wins against copies of others, in percent with its standard error."""
    net, nets = Mind(NET, 0), [known.net, before or known.net]
    rivals = {f"rule {place}": mind for place, mind in enumerate(known.population)}
    if before:
        rivals["net before"] = Mind(NET, 1)
    found = {}
    for name, rival in rivals.items():
        share, error = play(EDITION, [net, *[rival] * (known.seats - 1)], nets, deals, 91).share()
        found[name] = [round(100 * share, 1), round(100 * error, 1)]
    return found


def main(arguments: list[str], runner: Runner | None = None) -> None:
    """Round after round, and keep what came out."""
    ask = argparse.ArgumentParser(prog="python -m zuschlag.lab.forsale.distil")
    ask.add_argument("seats", type=int, choices=(3, 4, 5, 6))
    ask.add_argument("--rounds", type=int, default=2)
    ask.add_argument("--decisions", type=int, default=20_000)
    ask.add_argument("--playouts", type=int, default=250)
    add_who_plays(ask)
    given = ask.parse_args(arguments)
    runner = runner_of(given, "for-sale", __spec__.name, Thoughts, runner)
    known = msgspec.structs.replace(trained(given.seats), net=[])
    made = [*known.made[:1], written(ask.prog, given, "seats")]
    pages: list[Notes] = []
    for number in range(given.rounds):
        before = known.net
        seed = 1000 * given.seats + number
        pages.append(gather(known, given.decisions, given.playouts, seed, runner))
        known = msgspec.structs.replace(known, net=learn(pages, number), made=made)
        won = shares(known, before, 500)
        print(given.seats, "seats, net", number + 1, won, flush=True)
        figures = {**known.figures, f"net {number + 1}, one against copies, percent and error": won}
        known = msgspec.structs.replace(known, figures=figures)
    keep(known)


if __name__ == "__main__":
    main(sys.argv[1:])
