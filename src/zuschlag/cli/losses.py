"""What an operator has accepted to lose at a start, in sentences."""

from zuschlag.journal.heads import Loss
from zuschlag.journal.keys import Renewed
from zuschlag.words.here import say


def tell(lost: Renewed | list[Loss]) -> None:
    for line in renewed(lost) if isinstance(lost, Renewed) else shortened(lost):
        print(line, flush=True)


def renewed(key: Renewed) -> list[str]:
    """After --new-key."""
    lines = [say("lost-new-key", file=str(key.file))]
    if key.set_aside is not None:
        lines.append(say("lost-set-aside", file=str(key.set_aside)))
    return [*lines, say("lost-closed", games=key.closed)]


def shortened(lost: list[Loss]) -> list[str]:
    """After --accept-loss."""
    return [
        say("lost-end"),
        *(
            "  " + say("lost-table", table=one.table, found=one.found, entries=one.seq)
            for one in lost
        ),
    ]
