"""How smoothly the pages move: `make bench ARGS="--only pages"`."""
