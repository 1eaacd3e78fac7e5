"""Whole games kept as records, with the judge's answer to each."""
