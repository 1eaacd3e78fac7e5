"""Monopoly written as its ledger has it, without a glance at the real rules."""
