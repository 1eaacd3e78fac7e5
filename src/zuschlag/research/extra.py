"""The packages of our extras: who lacks one is told what to install."""

from importlib.util import find_spec

from zuschlag.errors import Unavailable

EXTRA, OPENSPIEL, RAY = "zuschlag[research]", "zuschlag[openspiel]", "zuschlag[ray]"


def need(package: str, extra: str = EXTRA) -> None:
    """Unavailable, with the name of the extra, if this package is not installed."""
    if find_spec(package) is None:
        raise Unavailable("research/not-installed", {"package": package, "install": extra})
