"""How many decisions games of Monopoly take, by edition, seats and length: played, not guessed.

`python -m tools.game_lengths` lets landlords play and writes what the form for a new table reckons
with. The same seed gives the same file; it takes a minute once the rules are compiled.
"""

from pathlib import Path

from zuschlag.lab.monopoly.simulate import COMPILED, MonopolyPlan, simulate
from zuschlag.rules.monopoly.game import MONOPOLY

WRITTEN = Path(__file__).parent.parent / "web" / "src" / "home" / "lengths.ts"
HEAD = """// Written by `python -m tools.game_lengths`: how many decisions a game of Monopoly takes
// between bots if it ends after so many rounds, by edition and seats. The last is as good as none.

/** Rounds after which a game ended, and decisions until then. */
export type Lengths = readonly (readonly [rounds: number, decisions: number])[]

export const LENGTHS: Readonly<Record<string, Readonly<Record<number, Lengths>>>> = {
"""
ROUNDS = (10, 25, 50, 100, 200, 500)
SEATS = range(2, 7)
GAMES = 300
SEED = 1935


def decisions(edition: str, seats: int, rounds: int) -> int:
    """How many a game takes on average."""
    options = {"end.limit": {"rounds": rounds}}
    plan = MonopolyPlan(edition, seats, GAMES, (COMPILED,) * seats, SEED, options)
    found: int = round(simulate(plan, 1).moves / GAMES)
    return found


def written() -> str:
    """The whole file."""
    lines = [HEAD]
    for edition in MONOPOLY.editions():
        lines.append(f"  '{edition}': {{\n")
        for seats in SEATS:
            pairs = [f"[{rounds}, {decisions(edition, seats, rounds)}]" for rounds in ROUNDS]
            lines.append(f"    {seats}: [{', '.join(pairs)}],\n")
        lines.append("  },\n")
    return "".join([*lines, "}\n"])


if __name__ == "__main__":
    WRITTEN.write_text(written())
