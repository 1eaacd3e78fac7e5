"""The plain 2015 playout in C (playout.c), built here and called like the compiled rules."""

import ctypes
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

SOURCE = Path(__file__).with_name("playout.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")

Playout = Callable[[int, int, int], int]
"""(seed, games, seats) -> digest of all scores"""


def build() -> Playout:
    """Compile the C source and hand out its door."""
    library = Path(tempfile.mkdtemp(prefix="zuschlag-bench-")) / "playout.so"
    subprocess.run(["gcc", *FLAGS, "-o", str(library), str(SOURCE)], check=True)
    door = ctypes.CDLL(str(library)).digest_of_games
    door.restype = ctypes.c_uint64
    door.argtypes = [ctypes.c_uint64, ctypes.c_int64, ctypes.c_int]
    return lambda seed, games, seats: int(door(seed, games, seats))
