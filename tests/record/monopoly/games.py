"""Written games of Monopoly for the judge's tests: short good ones, and long ones at random."""

import random
from typing import Any

from tests.record.games import Answer, Record, written
from zuschlag import record
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly import words
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.words import Action, Options, Side

ANSWER_KEYS = [
    "ok", "phase", "round", "turn", "cash", "positions", "jail", "owners", "levels", "mortgaged",
    "cards", "bank", "claims", "debts", "auction", "offers", "waiting", "options", "scores",
    "ranking", "winners", "ending",
]  # fmt: skip
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]
CHANCE = [f"CH-{number:02}" for number in range(1, 17)]
CHEST = [f"CC-{number:02}" for number in range(1, 17)]


def game(*actions: list[object], dice: list[list[int]] | None = None, **other: Any) -> Record:
    """A game of three; the dice are 1 and 2 as often as anybody may want."""
    deal: Record = {
        "opener": 0,
        "chance": CHANCE,
        "chest": CHEST,
        "dice": dice or [[1, 2] for _ in range(50)],
    }
    found: Record = {"zuschlag": 1, "game": "monopoly", "edition": "aalen-event-strict"}
    found |= {"board": "aalen", "options": {}, "seats": NAMES[:3], "deal": deal}
    return found | {"actions": list(actions)} | other


def first_turns() -> Record:
    """Ada buys slot 3, Ben visits it, pays, and bargains."""
    return game(
        [0, "roll"], [0, "buy"], [0, "done"], [1, "roll"], [0, "demand", 0], [1, "done"],
        [1, "offer", 0, {"cash": 100}, {"deeds": [3]}, {}],
        [0, "reject", 0], [2, "roll"], [2, "done"], [0, "mortgage", 3], [0, "roll"],
    )  # fmt: skip


def fault(spoilt: Record) -> tuple[str, str, dict[str, Any]]:
    """Why this is not a game, and where."""
    answer = record.judge(written(spoilt))
    assert list(answer) == ["ok", "error", "path", "facts"], answer
    assert answer["ok"] is False
    return answer["error"], answer["path"], answer["facts"]


def played(seed: int, most: int = 120) -> tuple[State, Record, Answer]:
    """A game at random, as far as it came; the state, its record and the contract's own answer."""
    luck = random.Random(seed)
    edition, seats = luck.choice(MONOPOLY.editions()), luck.randint(2, 6)
    deal = MONOPOLY.deal(MONOPOLY.agree(edition, seats), luck)
    state = MONOPOLY.begin(
        MONOPOLY.agree(edition, seats, None, luck.choice(["aalen", "classic"])), deal
    )
    actions: list[tuple[int, Action]] = []
    while len(actions) < most and (waiting := MONOPOLY.waiting_for(state)):
        seat = luck.choice(waiting)
        options = MONOPOLY.options(state, seat)
        assert options is not None
        action = _any_action(options, state, seat, luck)
        try:
            MONOPOLY.apply(state, seat, action)
        except Refusal:
            continue  # options do not tell which offers were rejected before
        actions.append((seat, action))
        while MONOPOLY.wants_chance(state):
            MONOPOLY.roll(state, luck)
    whole = record.write(state, NAMES[:seats], actions, {"seed": seed}, game=MONOPOLY)
    return state, whole, MONOPOLY.answer(state)


def _any_action(o: Options, state: State, seat: int, luck: random.Random) -> Action:
    """One of the things the seat may do; what moves the game on is likelier."""
    onward: list[Action] = []
    onward += [words.Roll()] * o.roll + [words.Buy()] * o.buy + [words.Decline()] * o.decline
    onward += [words.Pass()] * o.can_pass + [words.Done()] * o.done + [words.GiveUp()] * _broke(o)
    onward += [words.Bid(o.bid[0])] if o.bid else []
    aside: list[Action] = [words.Demand(claim) for claim in o.demand]
    aside += [words.Accept(offer) for offer in o.accept] + [words.Reject(one) for one in o.reject]
    aside += [words.Mortgage(slot) for slot in o.mortgage[:2]] + [words.Build([s]) for s in o.build]
    aside += [words.Sell([slot]) for slot in o.sell] + [words.Redeem(s) for s in o.redeem]
    aside += [words.PayFine()] * o.pay_fine + [words.UseCard(deck) for deck in o.use_card]
    aside += [words.Hold()] * (o.hold and luck.random() < 0.1)
    if o.offer and o.mortgage:
        give = Side(deeds=[luck.choice(o.mortgage)])
        aside.append(words.Offer(luck.choice(o.offer), give, Side(cash=1)))
    aside += [words.Sell(_levels(state, group)) for group in o.clear]
    return luck.choice(aside if aside and (not onward or luck.random() < 0.3) else onward or aside)


def _broke(o: Options) -> bool:
    """Gives up only where nothing else is open."""
    return o.give_up and not (o.roll or o.done or o.buy or o.decline)


def _levels(state: State, group: list[int]) -> list[int]:
    level = state.read().level
    return [slot for slot in group for _ in range(level[slot])]
