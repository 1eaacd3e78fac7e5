"""Monopoly told as its ledger tells it, without a glance at the real rules."""
