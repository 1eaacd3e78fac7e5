"""Planted leaks: ways in which a careless server would let out what it must not.

Each is a small change to the real code, made for one test. Its net must catch it.
"""

from tests.secrecy import (
    leaks_in_answers,
    leaks_in_errors,
    leaks_in_files,
    leaks_in_frames,
    leaks_in_time,
)
from tests.secrecy.leak import Leak, Planted


def _all(where: str, planted: Planted) -> list[Leak]:
    return [Leak(name, where, plant, net) for name, (plant, net) in planted.items()]


LEAKS: list[Leak] = [
    *_all("frames", leaks_in_frames.PLANTED),
    *_all("errors", leaks_in_errors.PLANTED),
    *_all("answers by HTTP", leaks_in_answers.PLANTED),
    *_all("timing or size", leaks_in_time.PLANTED),
    *_all("logs, figures, files", leaks_in_files.PLANTED),
]
