"""How many sit at each table: 3 to 6, as many tables of the wanted size as possible."""

from zuschlag.errors import Refusal

LEAST, MOST = 3, 6


def table_sizes(people: int, wanted: int) -> list[int]:
    """The sizes of all tables, the largest first; nobody is left over from three people on."""
    if not LEAST <= wanted <= MOST:
        raise Refusal("event/no-such-size", {"least": LEAST, "most": MOST, "found": wanted})
    if people < LEAST:
        raise Refusal("event/too-few", {"least": LEAST, "found": people})
    return _beside_wanted(people, wanted) or _even(people, wanted)


def _beside_wanted(people: int, wanted: int) -> list[int]:
    """The rest one smaller, else one larger; empty where neither comes out even."""
    for of_wanted in range(people // wanted, -1, -1):
        rest = people - of_wanted * wanted
        for other in (wanted - 1, wanted + 1):
            if rest == 0 or (LEAST <= other <= MOST and rest % other == 0):
                return sorted([wanted] * of_wanted + [other] * (rest // other), reverse=True)
    return []


def _even(people: int, wanted: int) -> list[int]:
    """Small halls, like seven people who want to be six: tables that differ by one at most."""
    fitting = range(-(-people // MOST), people // LEAST + 1)
    tables = min(fitting, key=lambda count: (abs(people - count * wanted), count))
    small, larger = divmod(people, tables)
    return [small + 1] * larger + [small] * (tables - larger)
