"""The standing league of a server."""
