"""How long a start takes: with nothing compiled, with everything cached, and with plain rules."""

import os
import subprocess
import sys
import tempfile
import time

_TABLE = "from zuschlag.lab.warm import steps, TABLE\nfor step in steps(TABLE).values(): step()"
_BATCH = "from zuschlag.lab.warm import steps, BATCH\nfor step in steps(BATCH).values(): step()"
_PLAIN = "import zuschlag.record"


def starts() -> dict[str, float]:
    """Seconds of whole processes, interpreter included."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-bench-") as cache:
        return {
            "table, cold (compiles)": _seconds(_TABLE, cache),
            "table, cached": min(_seconds(_TABLE, cache) for _ in range(3)),
            "batch, cold (compiles)": _seconds(_BATCH, cache),
            "batch, cached": min(_seconds(_BATCH, cache) for _ in range(3)),
            "plain, nothing compiled": min(_seconds(_PLAIN, cache, plain=True) for _ in range(3)),
        }


def _seconds(code: str, cache: str, plain: bool = False) -> float:
    environment = {**os.environ, "ZUSCHLAG_CACHE": cache}
    if plain:
        environment["ZUSCHLAG_RULES"] = "plain"
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    return time.perf_counter() - began
