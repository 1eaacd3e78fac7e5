"""Players who owe more than they have in cash, brought there by play."""

from typing import Any

from tests.rulebook.monopoly.scenes import Scene

PAY_EACH_50 = "CH-15"
EACH_PAYS_10 = "CC-09"


def visiting(slot: int, debtor: str = "A", **position: Any) -> Scene:
    """The debtor rolls three and comes to rest on a slot."""
    at = {debtor: slot - 3} | position.pop("at", {})
    return Scene(turn=debtor, at=at, **position).roll(debtor, 1, 2)


def owing_rent(slot: int, debtor: str = "A", owner: str = "C", **position: Any) -> Scene:
    """The owner of the slot has asked for the rent."""
    return visiting(slot, debtor, **position).do(owner, "demand", 0)


def owing_bank(amount: int, debtor: str = "A", **position: Any) -> Scene:
    """A donation of this amount is due."""
    options = {"donation": [amount, 1]} | position.pop("options", {})
    return visiting(4, debtor, options=options, **position)


def paying_each(debtor: str = "A", **position: Any) -> Scene:
    """A card makes the debtor pay 50 to every other player."""
    return visiting(7, debtor, chance=[PAY_EACH_50], **position)


def collecting(from_each_to: str = "A", **position: Any) -> Scene:
    """A card makes every other player pay 10 to this one."""
    return visiting(17, from_each_to, chest=[EACH_PAYS_10], **position)


def debts(scene: Scene) -> list[tuple[str, str, int]]:
    """Who owes whom how much, in the order it will be settled."""
    letters: dict[int | None, str] = {None: "bank", **dict(enumerate("ABCDEFGH"))}
    return [(letters[d["from"]], letters[d["to"]], d["amount"]) for d in scene.answer["debts"]]
