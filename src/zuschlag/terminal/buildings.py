"""The thirty buildings by value: a name to say, and two short lines to print on a card."""

_NAMES = (
    ("tarpaulin", "tarpaulin", ""),
    ("bus shelter", "bus", "shelter"),
    ("garden shed", "garden", "shed"),
    ("allotment hut", "allotment", "hut"),
    ("site trailer", "site", "trailer"),
    ("caravan", "caravan", ""),
    ("railway carriage", "railway", "carriage"),
    ("houseboat", "houseboat", ""),
    ("gatekeeper's lodge", "gate", "lodge"),
    ("log cabin", "log", "cabin"),
    ("boathouse", "boathouse", ""),
    ("timbered cottage", "timbered", "cottage"),
    ("windmill", "windmill", ""),
    ("terraced house", "terraced", "house"),
    ("farmhouse", "farmhouse", ""),
    ("water tower flat", "water", "tower"),
    ("corner bakery", "corner", "bakery"),
    ("brick loft", "brick", "loft"),
    ("glass bungalow", "glass", "bungalow"),
    ("town house", "town", "house"),
    ("art-nouveau block", "nouveau", "block"),
    ("vicarage", "vicarage", ""),
    ("observatory", "obser-", "vatory"),
    ("vineyard estate", "vineyard", "estate"),
    ("penthouse", "roof-top", "penthouse"),
    ("lakeside villa", "lakeside", "villa"),
    ("moated castle", "moated", "castle"),
    ("cliff monastery", "cliff", "monastery"),
    ("spa hotel", "spa", "hotel"),
    ("palace on the hill", "palace on", "the hill"),
)


def name_of(building: int) -> str:
    """What people call it."""
    return _NAMES[building - 1][0]


def card_lines(building: int) -> tuple[str, str]:
    """The name in two lines of at most nine characters."""
    _, first, second = _NAMES[building - 1]
    return first, second


def called(building: int) -> str:
    """Name and value, as it is said at the table."""
    return f"{name_of(building)} ({building})"
