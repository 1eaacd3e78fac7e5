"""Switches of Monopoly on the command line: --option NAME=VALUE."""

from zuschlag.cli.options import option


def monopoly_option(text: str) -> tuple[str, object]:
    """NAME=VALUE: true, false, none, whole numbers, rounds:50, 200,100 as what they are."""
    name, value = option(text)
    if not isinstance(value, str):
        return name, value
    unit, colon, amount = value.partition(":")
    if value == "none":
        return name, None
    if colon:
        return name, {unit: option(f"={amount}")[1]}
    if "," in value:
        return name, [option(f"={one}")[1] for one in value.split(",")]
    return name, value
