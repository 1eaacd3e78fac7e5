"""A second, plain telling of the rules, written from the rulebook ledger alone, to test against."""
