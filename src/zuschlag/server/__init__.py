"""HTTP and WebSocket around the tables: who you are, what you ask, what you may hear."""
