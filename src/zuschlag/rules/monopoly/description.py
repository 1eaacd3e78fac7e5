"""Monopoly and its parts, room by room."""

from zuschlag.rules.description import Description

MONOPOLY = Description(
    name="monopoly",
    title="Monopoly",
    rules="zuschlag.rules.monopoly.game:MONOPOLY",
    table="zuschlag.table.monopoly.at_table:MonopolyAtTable",
    bots="zuschlag.bots.monopoly.roster:MONOPOLY_BOTS",
    levels="zuschlag.bots.monopoly.roster:MONOPOLY_LEVELS",
    terminal="zuschlag.terminal.monopoly.screens:MONOPOLY",
    narration="zuschlag.cli.monopoly.narration:tell",
    simulate="zuschlag.cli.monopoly.simulate:add",
    board="zuschlag.event.monopoly.sheet:MonopolyAtBoard",
    arena="zuschlag.lab.monopoly.arena:MonopolyInArena",
    compiled={
        "monopoly-table": "zuschlag.lab.monopoly.warm:TABLE",
        "monopoly-batch": "zuschlag.lab.monopoly.warm:BATCH",
        "monopoly-magnate": "zuschlag.lab.monopoly.warm:MAGNATE",
        "monopoly-contest": "zuschlag.lab.monopoly.warm:CONTEST",
        "monopoly-research": "zuschlag.research.monopoly.warm:RESEARCH",
    },
)
