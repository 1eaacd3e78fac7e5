"""The part of `make bench` about the pages: figures of a real browser, printed as they are made."""

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.pages.computing import CATEGORIES, longest_computing
from bench.pages.first import script_bytes, seconds_to_first_decision
from bench.pages.games import play_for_sale, play_monopoly
from bench.pages.pace import seconds_of_a_round
from bench.pages.watching import Figures, figures, seen_on, watch
from bench.server.trial import machine_seconds
from tests.browser.site import has_pages, served
from tests.browser.visitors import SIZES, Visitors, browsing
from tools.browser import browser as browser_program

Play = Callable[[Page, float], None]

WANTED_FRAME, WANTED_SCRIPT, WANTED_SKIP = 20, 90, 2
SCREENS = ("desktop", "phone")
GAMES: tuple[tuple[Play, float, tuple[str, ...]], ...] = (
    (play_for_sale, 80, ("dealing", "reveal")),
    (play_monopoly, 40, ("token moves",)),
)
"""Who plays, for how many seconds, and what there is to see"""
QUIET = 0.1
CAUSES = 3


def print_pages() -> None:
    """Measure and print, if there is a browser and something to show in it."""
    program = browser_program()
    if program is None:
        print("\nThe pages were not measured: there is no browser here.")
        return
    if not has_pages():
        print("\nThe pages were not measured: they are not built.")
        return
    for warning in warnings():
        print(f"\nMind: {warning}")
    with (
        tempfile.TemporaryDirectory(prefix="zuschlag-bench-") as folder,
        served(Path(folder)) as origin,
        browsing(program) as browser,
    ):
        print_first_page(browser, origin)
        print_pace(browser, origin)
        print_movement(browser, origin)


def warnings() -> list[str]:
    """What makes these figures say less than they seem to."""
    if not Path("/proc/stat").exists():
        return []
    before = machine_seconds()
    time.sleep(1)
    share = machine_seconds() - before
    if share <= QUIET:
        return []
    return [f"other programs use {share:.0%} of a core; this machine should be quiet."]


def print_first_page(browser: Browser, origin: str) -> None:
    """What a stranger waits for."""
    print(f"\nThe first page, Chromium {browser.version}")
    with window(browser, origin, "desktop") as page:
        kilobytes = script_bytes(page) / 1000
    print(f"  {'scripts, kB compressed':<34}{kilobytes:>8.1f}   wanted <= {WANTED_SCRIPT}")
    with window(browser, origin, "phone") as page:
        seconds = seconds_to_first_decision(page)
    print(f"  {'until your first decision, s':<34}{seconds:>8.1f}", flush=True)


def print_pace(browser: Browser, origin: str) -> None:
    """How long one waits for three bots in Monopoly."""
    print("\nWaiting for three bots in Monopoly, seconds from turn to turn")
    waits = {}
    for presses, speed in enumerate((1, 2, 4)):
        with window(browser, origin, "desktop", motion=True) as page:
            waits[speed] = seconds_of_a_round(page, presses)
        share = f"   wanted <= {waits[1] / 3:.1f}" if speed == 4 else ""
        print(f"  {f'at speed {speed}':<34}{waits[speed]:>8.1f}{share}", flush=True)
    with window(browser, origin, "desktop", motion=True) as page:
        skipped = seconds_of_a_round(page, 0, skips=True)
    print(f"  {'skipped':<34}{skipped:>8.1f}   wanted <= {WANTED_SKIP}", flush=True)


def print_movement(browser: Browser, origin: str) -> None:
    """Every scene on every screen: frames, and tasks during which the page hears nobody."""
    print(f"\nMovement, {drawn_by(browser)}: milliseconds from frame to frame, tasks over 50 ms,")
    print("the longest of them, and the most that any task has computed")
    print(
        f"{'screen':>9}  {'scene':<13}{'frames':>8}{'p50':>7}{'p95':>7}{'max':>7}{'tasks':>7}"
        f"{'longest':>9}{'computed':>10}   wanted: p95 <= {WANTED_FRAME}, no task"
    )
    for screen in SCREENS:
        for play, seconds, scenes in GAMES:
            with window(browser, origin, screen, motion=True) as page:
                watch(page)
                browser.start_tracing(page=page, categories=CATEGORIES)
                play(page, seconds)
                computed = longest_computing(browser.stop_tracing(), scenes)
                seen = seen_on(page)
            for scene in scenes:
                print_scene(screen, scene, figures(seen, scene), computed.get(scene, 0.0))


def print_scene(screen: str, scene: str, found: Figures, computed: float) -> None:
    """One line, and what the longest frames did."""
    if not found.frames:
        print(f"{screen:>9}  {scene:<13}has not come in this time", flush=True)
        return
    shares = "".join(f"{quantile(found.frames, share):>7.1f}" for share in (0.5, 0.95, 1.0))
    longest = f"{found.tasks[-1]:.0f}" if found.tasks else "< 50"
    tasks = f"{len(found.tasks):>7}{longest:>9}{f'{computed:.0f}' if computed else '?':>10}"
    print(f"{screen:>9}  {scene:<13}{len(found.frames):>8}{shares}{tasks}", flush=True)
    for cause in found.causes[:CAUSES] if found.tasks else ():
        print(f"{'':>11}{cause}")


@contextmanager
def window(browser: Browser, origin: str, screen: str, motion: bool = False) -> Iterator[Page]:
    """Somebody's window; what the browser complains about makes figures worthless."""
    people = Visitors(browser, origin)
    yield people.window(SIZES[screen], motion=motion)
    complaints = people.leave()
    if complaints:
        raise RuntimeError("\n".join(complaints))


def drawn_by(browser: Browser) -> str:
    """Without a graphics card the processor draws as well, which costs frames and no tasks."""
    asked = browser.new_browser_cdp_session()
    status = asked.send("SystemInfo.getInfo")["gpu"].get("featureStatus", {})
    asked.detach()
    is_on_card = str(status.get("gpu_compositing", "")).startswith("enabled")
    return "drawn by a graphics card" if is_on_card else "drawn by the processor alone"


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value that this share is below."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
