"""Deals and dice that everybody can check afterwards: committed seeds, streams, and the check.

The table draws from here, `zuschlag verify` checks. `docs/fairness.md` describes every step.
"""

from zuschlag.fair.chance import (
    VERSION,
    Stream,
    client_hash,
    commitment,
    draw_key,
    hall_seed,
    lot,
    luck_of_throw,
    table_key,
    throw,
)
from zuschlag.fair.deals import DealLuck, SeatSeed, deal, told
from zuschlag.fair.verification import Finding, Findings, Verdict, check

__all__ = [
    "VERSION",
    "DealLuck",
    "Finding",
    "Findings",
    "SeatSeed",
    "Stream",
    "Verdict",
    "check",
    "client_hash",
    "commitment",
    "deal",
    "draw_key",
    "hall_seed",
    "lot",
    "luck_of_throw",
    "table_key",
    "throw",
    "told",
]
