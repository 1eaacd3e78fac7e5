"""Seeded games of every edition and player count: they end, and coins and cards are conserved."""

import random
from typing import Any

import pytest

from . import for_sale
from .for_sale import EDITIONS, Game, Illegal

CONFIGURATIONS = [(edition, n) for edition in EDITIONS for n in for_sale.seats_allowed(edition)]


def look(game: Game) -> dict[str, Any]:
    return game.answer()


def chained(hands: list[list[int]]) -> list[int]:
    return [card for hand in hands for card in hand]


def conserved(game: Game, buildings: list[int], cheques: list[int], money: int) -> None:
    """Ledger 0.1, engine invariants: coins and cards, at any moment."""
    seen = look(game)
    assert sum(seen["coins"]) + sum(seen["bids"]) + seen["box"] == money
    held, won = chained(seen["buildings"]), chained(seen["cheques"])
    if seen["phase"] == "buy":
        drawn = held + seen["row"]
        assert (sorted(drawn), won) == (sorted(buildings[: len(drawn)]), [])
    else:
        laid_out = won + seen["row"]
        assert sorted(laid_out) == sorted(cheques[: len(laid_out)])
        assert (len(held), sum(seen["bids"])) == (len(cheques) - len(won), 0)
        assert set(held) <= set(buildings)


@pytest.mark.parametrize(("edition", "seats"), CONFIGURATIONS)
def test_random_games_end_and_conserve(edition: str, seats: int) -> None:
    chance = random.Random(f"{edition}/{seats}")
    for turn in range(25):
        options: dict[str, object] = {"least_bid": "match", "refund": "down"} if turn % 3 else {}
        if (edition, seats) == ("2015-variant", 5) and turn % 2:
            options["variant5_removed"] = 2
        used = for_sale.in_play(edition, seats, options)
        buildings, cheques = (chance.sample(deck, used) for deck in for_sale.cards(edition))
        game = Game(edition, seats, options, buildings, cheques, chance.randrange(seats))
        money = sum(look(game)["coins"])
        while (seen := look(game))["phase"] != "done":
            conserved(game, buildings, cheques, money)
            seat = chance.choice(seen["waiting"])
            may = seen["options"][str(seat)]
            if "sell" in may:
                game.act(seat, "sell", chance.choice(may["sell"]))
            elif "bid" in may and chance.random() < 0.6:
                least, most = may["bid"]
                game.act(seat, "bid", min(least + chance.choice([0, 0, 1, 3]), most))
            else:
                game.act(seat, "pass")
        conserved(game, buildings, cheques, money)
        assert sorted(chained(seen["cheques"])) == sorted(cheques)
        assert sum(seen["scores"]) == sum(cheques) + money - seen["box"]
        with pytest.raises(Illegal, match="game-over"):
            game.act(0, "pass")
