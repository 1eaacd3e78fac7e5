"""The long runs: `make campaign` prints one table and keeps it in docs/campaign.md."""
