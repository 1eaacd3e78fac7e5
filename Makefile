# Thin on purpose: dev.py does the work and needs nothing but Python. `make help` lists the chores.
PYTHON ?= python3
ARGS ?=
LAN ?=

ifeq ($(shell command -v $(PYTHON) 2>/dev/null),)
$(error Zuschlag needs Python 3.11 or newer, and there is no $(PYTHON) here. Please install python3)
endif

.DEFAULT_GOAL := help
.PHONY: play test test-research check fmt bench bench-server campaign docs types pictures lock clean help

play: ; @$(PYTHON) dev.py play $(if $(filter-out 0 no,$(LAN)),--lan )$(ARGS)
test: ; @$(PYTHON) dev.py test $(ARGS)
test-research: ; @$(PYTHON) dev.py test-research $(ARGS)
check: ; @$(PYTHON) dev.py check
fmt: ; @$(PYTHON) dev.py fmt
bench: ; @$(PYTHON) dev.py bench $(ARGS)
bench-server: ; @$(PYTHON) dev.py bench-server $(ARGS)
campaign: ; @$(PYTHON) dev.py campaign $(ARGS)
docs: ; @$(PYTHON) dev.py docs $(ARGS)
types: ; @$(PYTHON) dev.py types
pictures: ; @$(PYTHON) dev.py pictures $(ARGS)
lock: ; @$(PYTHON) dev.py lock $(ARGS)
clean: ; @$(PYTHON) dev.py clean
help: ; @$(PYTHON) dev.py help
