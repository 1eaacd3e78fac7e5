"""Deals and dice that everybody can check afterwards: committed seeds, streams, and the check.

The table draws from here, `zuschlag verify` checks. `docs/fairness.md` describes every step.
"""

from zuschlag.fair.chance import (
    OF_ROUND,
    VERSION,
    Stream,
    client_hash,
    commitment,
    draw_key,
    hall_seed,
    lot,
    luck_of_throw,
    round_key,
    table_key,
    throw,
)
from zuschlag.fair.deals import SHARED, DealLuck, SeatSeed, deal, round_deal, told, told_of_round
from zuschlag.fair.rounds import check_rounds
from zuschlag.fair.verification import Finding, Findings, Verdict, check

__all__ = [
    "OF_ROUND",
    "SHARED",
    "VERSION",
    "DealLuck",
    "Finding",
    "Findings",
    "SeatSeed",
    "Stream",
    "Verdict",
    "check",
    "check_rounds",
    "client_hash",
    "commitment",
    "deal",
    "draw_key",
    "hall_seed",
    "lot",
    "luck_of_throw",
    "round_deal",
    "round_key",
    "table_key",
    "throw",
    "told",
    "told_of_round",
]
