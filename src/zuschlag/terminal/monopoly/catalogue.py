"""What the form says about presets, boards, opponents and limits."""

from zuschlag.rules.monopoly.board import sum_of_money
from zuschlag.rules.monopoly.terms import Terms
from zuschlag.terminal.catalogue import difference, opponent
from zuschlag.words import names
from zuschlag.words.here import say, words

__all__ = ["LIMITS", "board", "claims", "difference", "figures", "opponent", "paces", "purses"]

LIMITS: tuple[tuple[str, int], ...] = (
    ("minutes", 30),
    ("minutes", 60),
    ("minutes", 90),
    ("rounds", 10),
    ("rounds", 25),
    ("rounds", 50),
    ("rounds", 200),
)
_CLAIMS = ("auto", "manual-grace", "manual", "championship")
_PACES = {0.7: "calm", 0.35: "brisk", 0.1: "fast"}


def claims() -> dict[object, str]:
    """How rent comes."""
    return {one: say(f"claim-{one}") for one in _CLAIMS}


def purses() -> dict[object, str]:
    """Who sees what others have."""
    return {False: say("lies-open"), True: say("lies-covered")}


def paces() -> dict[object, str]:
    """How quickly bots move."""
    return {pause: say(f"pace-{name}") for pause, name in _PACES.items()}


def board(place: str) -> str:
    """A board by its name, or the file it is in."""
    return names.named(words(), "board", place)


def figures(terms: Terms) -> str:
    """Money, buildings and the end of these terms."""
    board, bank = terms.board, terms.board.bank
    ends = say("ends-last")
    if terms.limit.minutes or terms.limit.rounds:
        unit = "minutes" if terms.limit.minutes else "rounds"
        ends = say(
            "ends-after", limit=names.value_name(words(), {unit: getattr(terms.limit, unit)})
        )
    return say(
        "figures-monopoly",
        start=sum_of_money(board, board.money.start),
        salary=sum_of_money(board, board.money.salary),
        stock=say("bank-stock", houses=bank.houses, hotels=bank.hotels),
        end=ends,
    )
