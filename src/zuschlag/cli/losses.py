"""What an operator has accepted to lose at a start, in sentences."""

from zuschlag.journal.heads import Loss
from zuschlag.journal.keys import Renewed


def tell(lost: Renewed | list[Loss]) -> None:
    for line in renewed(lost) if isinstance(lost, Renewed) else shortened(lost):
        print(line, flush=True)


def renewed(key: Renewed) -> list[str]:
    """After --new-key."""
    lines = [f"A new key was made: {key.file}. Keep a copy of it elsewhere."]
    if key.set_aside is not None:
        lines.append(f"What was there before is kept as {key.set_aside}.")
    return [
        *lines,
        f"{key.closed} games that were not over are closed. They and all finished games of before"
        " stay in the journal, but nobody can open them without their key, and the server cannot"
        " show their records. Records that people have saved are as good as ever.",
    ]


def shortened(lost: list[Loss]) -> list[str]:
    """After --accept-loss."""
    return [
        "The journal has lost its end, and goes on from what is there:",
        *(f"  table {one.table}: {one.found} of {one.seq} entries are left" for one in lost),
    ]
