"""The shape every board has: what is on each slot and what a card can do.

A town gives this shape names, prices, rents, amounts and texts; it never changes it.
"""

LANGUAGES = ("de", "en", "it", "fr")
SLOTS = 40
CARDS = 16

COLOURS = ("brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue")
DECKS = {"chance": "CH", "chest": "CC"}

_SIDES = (
    "go brown chest brown donation station lightblue chance lightblue lightblue",
    "jail pink utility pink pink station orange chest orange orange",
    "parking red chance red red station yellow yellow utility yellow",
    "go-to-jail green green chest green station chance darkblue donation darkblue",
)
_STOPS = tuple(stop for side in _SIDES for stop in side.split())

KINDS = tuple("street" if stop in COLOURS else stop for stop in _STOPS)
# Only properties have a group; a donation slot is not one (MA-PROP-1, GAP-01).
GROUPS = tuple(stop if stop in (*COLOURS, "station", "utility") else "" for stop in _STOPS)

# Each effect of a card with the figures it needs, and the words in braces its text may use.
EFFECTS = {
    "move": ("to",),
    "nearest-station": (),
    "nearest-utility": (),
    "receive": ("amount",),
    "pay": ("amount",),
    "keeper": (),
    "back": ("steps",),
    "jail": (),
    "repairs": ("house", "hotel"),
    "pay-each": ("amount",),
    "collect-each": ("amount",),
}
PLACEHOLDERS = EFFECTS | {
    "move": ("slot", "salary"),
    "nearest-station": ("times",),
    "nearest-utility": ("times",),
}
