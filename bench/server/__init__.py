"""How much a server carries: `make bench-server`."""
