"""What `make bench` says about movement: a page that freezes for a moment is noticed."""

import msgspec
from playwright.sync_api import Page

from bench.pages.computing import TASK, longest_computing
from bench.pages.watching import LEAD, Seen, figures, seen_on, watch

BUSY = """(ms) => new Promise((done) => setTimeout(() => {
  const until = performance.now() + ms
  while (performance.now() < until);
  requestAnimationFrame(() => setTimeout(done, 100))
}))"""
DEAL = """() => {
  const row = document.createElement('p')
  row.dataset.at = 'row-1'
  document.body.append(row)
  row.animate([{ opacity: 0 }, { opacity: 1 }], 100)
}"""


def test_a_busy_page_has_a_long_task_and_a_long_frame(desktop: Page) -> None:
    watch(desktop)
    desktop.goto("/")
    desktop.wait_for_load_state("networkidle")
    before = seen_on(desktop)
    desktop.evaluate(DEAL)
    desktop.evaluate(BUSY, 80)
    seen = seen_on(desktop)
    found = figures(since(before, seen), "dealing")
    assert found.times == 1
    assert any(80 <= length < 1000 for length in found.tasks)
    assert max(found.frames) > 40  # at least three frames of 16.7 ms
    assert found.causes


def since(before: Seen, now: Seen) -> Seen:
    """Only what came later: a page that is loaded is busy too."""
    return Seen(
        frames=now.frames[len(before.frames) :],
        tasks=now.tasks[len(before.tasks) :],
        slow=now.slow[len(before.slow) :],
        marks=now.marks,
    )


def test_only_what_happens_in_a_scene_counts_for_it() -> None:
    seen = Seen(
        frames=[(0.0, 17.0), (5000.0, 5017.0), (9000.0, 9017.0)],
        tasks=[(5000.0 - LEAD, 55.0), (9000.0, 70.0)],
        slow=[],
        marks=[("dealing", 5000.0), ("dealing", 5090.0), ("token moves", 8990.0)],
    )
    dealing, walking = figures(seen, "dealing"), figures(seen, "token moves")
    assert (dealing.times, dealing.frames, dealing.tasks) == (1, [17.0], [55.0])
    assert (walking.times, walking.frames, walking.tasks) == (1, [17.0], [70.0])
    assert figures(seen, "reveal").times == 0


def test_the_most_that_a_task_computed_is_that_of_the_page_in_its_scene() -> None:
    mark = {"name": "dealing", "pid": 1, "tid": 1, "ts": 5_000_000}
    tasks = [
        {"name": TASK, "pid": 1, "tid": 1, "ts": 5_000_000, "dur": 90_000, "tdur": 20_000},
        {"name": TASK, "pid": 1, "tid": 1, "ts": 9_000_000, "dur": 60_000, "tdur": 60_000},
        {"name": TASK, "pid": 2, "tid": 1, "ts": 5_000_000, "dur": 80_000, "tdur": 80_000},
    ]
    trace = msgspec.json.encode({"traceEvents": [mark, *tasks]})
    assert longest_computing(trace, ("dealing", "reveal")) == {"dealing": 20.0, "reveal": 0.0}
    assert longest_computing(b'{"traceEvents": []}', ("dealing",)) == {}
