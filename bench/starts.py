"""How long a start takes: with nothing compiled, with everything cached, and with plain rules."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

_STEPS = "from zuschlag.lab.warm import steps\nfor step in steps({part!r}).values(): step()"
_PARTS = {
    "table": "for-sale-table",
    "batch": "for-sale-batch",
    "Monopoly table": "monopoly-table",
    "Monopoly batch": "monopoly-batch",
}
_PLAIN = "import zuschlag.record"


def starts() -> Iterator[tuple[str, float]]:
    """Seconds of whole processes, interpreter included, one after the other."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-bench-") as cache:
        for name, part in _PARTS.items():
            code = _STEPS.format(part=part)
            yield f"{name}, cold (compiles)", _seconds(code, cache)
            yield f"{name}, cached", min(_seconds(code, cache) for _ in range(3))
        yield "plain, nothing compiled", min(_seconds(_PLAIN, cache, plain=True) for _ in range(3))


def _seconds(code: str, cache: str, plain: bool = False) -> float:
    environment = {**os.environ, "ZUSCHLAG_CACHE": cache}
    if plain:
        environment["ZUSCHLAG_RULES"] = "plain"
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    return time.perf_counter() - began
