"""Where moves are kept: one contract, three stores (memory, SQLite, PostgreSQL)."""
