"""What a page was seen to do: its frames, its long tasks, and when each scene was on the stage.

A page records the times itself (watch.js); here they are sorted into scenes.
"""

from pathlib import Path

import msgspec
from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("watch.js")
LEAD = 60.0
"""Milliseconds before a mark that belong to it: what is noticed has been worked for."""
TAILS = {"dealing": 1000.0, "reveal": 1400.0, "token moves": 250.0}
"""How long each scene goes on after something of it was noticed, in milliseconds."""


class Seen(msgspec.Struct):
    """All that was noticed; times in milliseconds since the page was opened."""

    frames: list[tuple[float, float]]  # start of a frame, start of the next
    tasks: list[tuple[float, float]]  # start and length of those over 50 ms
    slow: list[tuple[float, float, float, str]]  # start, length, style to paint, scripts
    marks: list[tuple[str, float]]


class Figures(msgspec.Struct):
    """One scene on one screen, in milliseconds."""

    times: int
    frames: list[float]
    tasks: list[float]
    causes: list[str]  # of long frames, the longest first


def watch(page: Page) -> None:
    """From the next address on, this page is watched."""
    page.add_init_script(path=SCRIPT)


def seen_on(page: Page) -> Seen:
    """What has been noticed since the page was opened."""
    return msgspec.convert(page.evaluate("() => window.seenByBench"), Seen)


def figures(seen: Seen, scene: str) -> Figures:
    """What happened while this scene was on the stage."""
    shows = spans(seen.marks, scene)

    def within(start: float, end: float) -> bool:
        return any(start < until and end > since for since, until in shows)

    return Figures(
        times=len(shows),
        frames=sorted(after - start for start, after in seen.frames if within(start, after)),
        tasks=sorted(length for start, length in seen.tasks if within(start, start + length)),
        causes=[
            f"{length:.0f} ms, of which {drawing:.0f} to draw: {scripts or 'no script'}"
            for start, length, drawing, scripts in sorted(seen.slow, key=_length, reverse=True)
            if within(start, start + length)
        ],
    )


def _length(frame: tuple[float, float, float, str]) -> float:
    return frame[1]


def spans(marks: list[tuple[str, float]], scene: str) -> list[tuple[float, float]]:
    """When it was on the stage; what overlaps is one show."""
    found: list[tuple[float, float]] = []
    for name, at in marks:
        since, until = at - LEAD, at + TAILS.get(scene, 0.0)
        if name != scene:
            continue
        if found and since <= found[-1][1]:
            found[-1] = (found[-1][0], until)
        else:
            found.append((since, until))
    return found
