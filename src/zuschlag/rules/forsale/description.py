"""For Sale and its parts, room by room."""

from zuschlag.rules.description import Description

FOR_SALE = Description(
    name="for-sale",
    title="For Sale",
    rules="zuschlag.rules.forsale.game:FOR_SALE",
    table="zuschlag.table.forsale.at_table:ForSaleAtTable",
    bots="zuschlag.bots.forsale.roster:FOR_SALE_BOTS",
    levels="zuschlag.bots.forsale.roster:FOR_SALE_LEVELS",
    terminal="zuschlag.terminal.for_sale:FOR_SALE",
    narration="zuschlag.cli.forsale.narration:tell",
    simulate="zuschlag.cli.forsale.simulate:add",
    board="zuschlag.event.forsale.sheet:ForSaleAtBoard",
    arena="zuschlag.lab.forsale.arena:ForSaleInArena",
    compiled={
        "for-sale-table": "zuschlag.lab.forsale.warm:TABLE",
        "for-sale-batch": "zuschlag.lab.forsale.warm:BATCH",
        "for-sale-search": "zuschlag.lab.forsale.warm:SEARCH",
        "for-sale-champion": "zuschlag.lab.forsale.warm:CHAMPION",
        "for-sale-contest": "zuschlag.lab.forsale.warm:CONTEST",
        "for-sale-research": "zuschlag.research.forsale.warm:RESEARCH",
        "for-sale-records": "zuschlag.research.forsale.warm:RECORDS",
    },
)
