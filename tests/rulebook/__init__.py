"""The rulebooks clause by clause; tests cite the ids of `docs/rules/for-sale.md`."""
