"""The slugs that have a sentence, found by their keys."""

from zuschlag.words.speech import catalogue


def told(area: str) -> set[str]:
    """Every slug of an area (board, journal, ...) that has one."""
    start = f"refused-{area}-"
    keys = [key for key in catalogue("en") if key.startswith(start)]
    return {f"{area}/{key.removeprefix(start)}" for key in keys}
