"""The presets and the switches of ledger 2.7."""

from typing import Any

DEFAULTS: dict[str, Any] = {
    "players.max": 6,
    "players.mayLeave": True,
    "rent.claim": "manual-grace",
    "rent.groupWithMortgage": "base",
    "rent.utilityRoll": "fresh",
    "rent.countMortgaged": True,
    "auction.minOpen": 1,
    "auction.step": 1,
    "auction.order": "clockwise",
    "buildAuction.floor": "regular",
    "hotel.needsAllFour": True,
    "sell.hotelShort": "atomicGroup",
    "jail.rollOptional": False,
    "interest.round": "ceil",
    "end.mode": "equalTurns",
    "end.buildings": "full",
    "end.tiebreak": "shared",
    "end.limit": None,
    "build.alwaysAsk": "short",
    "bankrupt.estate": "mortgaged",
    "donation": [200, 100],
    "cash.hidden": True,
}

PRESETS: dict[str, dict[str, Any]] = {
    "aalen-event": {"rent.claim": "manual-grace", "end.limit": {"minutes": 60}},
    "aalen-event-strict": {"rent.claim": "manual", "end.limit": {"minutes": 60}},
    "aalen-casual": {"rent.claim": "auto", "end.limit": {"rounds": 200}},
    "tournament": {"rent.claim": "manual-grace", "end.limit": {"minutes": 60}},
    "classic": {
        "rent.claim": "championship",
        "rent.groupWithMortgage": "double",
        "rent.utilityRoll": "arrival",
        "bankrupt.estate": "all",
    },
}


TO_THE_LETTER = {"jail.rollOptional": True, "hotel.needsAllFour": False}  # GAP-80


def flags_of(edition: str, options: dict[str, Any], rules: int) -> dict[str, Any]:
    """Defaults, then the preset, then the record's own options."""
    is_strict = edition == "aalen-event-strict" and rules > 1
    return DEFAULTS | PRESETS[edition] | (TO_THE_LETTER if is_strict else {}) | options
