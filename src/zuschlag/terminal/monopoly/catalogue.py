"""What the form says about presets, boards, opponents and limits, in plain sentences."""

from zuschlag.rules.monopoly.board import sum_of_money
from zuschlag.rules.monopoly.terms import Terms

_PRESETS = {
    "aalen-casual": "Against bots: rent comes by itself, purses lie open, the end after rounds.",
    "aalen-event": "As at the city event: ask for your rent, an hour on the clock, purses covered.",
    "aalen-event-strict": "The event to the letter: whoever asks too late gets no rent.",
    "tournament": "An hour, and everybody asks for the own rent.",
    "classic": "The usual sheet: longer time to ask, double rent stays, estates pass whole.",
}
_BOARDS = {"aalen": "Aalen", "classic": "Classic"}
_OPPONENTS = {"landlord": "Landlord (shrewd)"}

CLAIMS: dict[object, str] = {
    "auto": "comes by itself",
    "manual-grace": "asked for, in peace",
    "manual": "asked for, quickly",
    "championship": "asked for, two turns",
}
PURSES: dict[object, str] = {False: "open to all", True: "covered"}
PACES: dict[object, str] = {0.7: "calm", 0.35: "brisk", 0.1: "fast"}
LIMITS: tuple[tuple[str, int], ...] = (
    ("minutes", 30),
    ("minutes", 60),
    ("minutes", 90),
    ("rounds", 10),
    ("rounds", 25),
    ("rounds", 50),
    ("rounds", 200),
)


def difference(preset: str) -> str:
    """How a preset differs, in one sentence."""
    return _PRESETS.get(preset, "A preset of its own; the rules sheet (r) tells more.")


def board(place: str) -> str:
    """A board by its name, or the file it is in."""
    return _BOARDS.get(place, place)


def opponent(name: str) -> str:
    """A friendly name for a bot of the roster."""
    return _OPPONENTS.get(name, name.replace("-", " ").replace("_", " ").capitalize())


def figures(terms: Terms) -> str:
    """Money, buildings and the end of these terms."""
    board, bank = terms.board, terms.board.bank
    start, salary = (sum_of_money(board, sum_) for sum_ in (board.money.start, board.money.salary))
    ends = "The last one standing wins."
    if terms.limit.minutes:
        ends = f"It ends after {terms.limit.minutes} minutes."
    elif terms.limit.rounds:
        ends = f"It ends after {terms.limit.rounds} rounds."
    stock = f"{bank.houses} houses and {bank.hotels} hotels"
    return f"{start} each, {salary} per round, {stock}. {ends}"
