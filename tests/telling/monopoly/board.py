"""The classic figures: spaces, groups and cards. Ledger 3.1, 3.3, 3.4."""

from dataclasses import dataclass

# slot,type,group,price,house,base,h1,h2,h3,h4,hotel (ledger 3.1; the mortgage is half the price)
SPACES_CSV = """
0,go
1,street,brown,60,50,2,10,30,90,160,250
2,chest
3,street,brown,60,50,4,20,60,180,320,450
4,donation
5,station,station,200
6,street,lightblue,100,50,6,30,90,270,400,550
7,chance
8,street,lightblue,100,50,6,30,90,270,400,550
9,street,lightblue,120,50,8,40,100,300,450,600
10,jail
11,street,pink,140,100,10,50,150,450,625,750
12,utility,utility,150
13,street,pink,140,100,10,50,150,450,625,750
14,street,pink,160,100,12,60,180,500,700,900
15,station,station,200
16,street,orange,180,100,14,70,200,550,750,950
17,chest
18,street,orange,180,100,14,70,200,550,750,950
19,street,orange,200,100,16,80,220,600,800,1000
20,parking
21,street,red,220,150,18,90,250,700,875,1050
22,chance
23,street,red,220,150,18,90,250,700,875,1050
24,street,red,240,150,20,100,300,750,925,1100
25,station,station,200
26,street,yellow,260,150,22,110,330,800,975,1150
27,street,yellow,260,150,22,110,330,800,975,1150
28,utility,utility,150
29,street,yellow,280,150,24,120,360,850,1025,1200
30,gotojail
31,street,green,300,200,26,130,390,900,1100,1275
32,street,green,300,200,26,130,390,900,1100,1275
33,chest
34,street,green,320,200,28,150,450,1000,1200,1400
35,station,station,200
36,chance
37,street,darkblue,350,200,35,175,500,1100,1300,1500
38,donation
39,street,darkblue,400,200,50,200,600,1400,1700,2000
"""


@dataclass(frozen=True)
class Space:
    """One of the forty spaces."""

    slot: int
    kind: str
    group: str = ""
    price: int = 0
    house: int = 0
    rents: tuple[int, ...] = ()  # by level: unbuilt, one to four houses, hotel

    @property
    def mortgage(self) -> int:
        """Half the price."""
        return self.price // 2

    @property
    def interest(self) -> int:
        """Ten per cent of the mortgage, rounded up. GAP-35."""
        return -(-self.mortgage // 10)


def _space(line: str) -> Space:
    slot, kind, *rest = line.split(",")
    if not rest:
        return Space(int(slot), kind)
    group, price, *figures = rest
    house, *rents = [int(figure) for figure in figures] or [0]
    return Space(int(slot), kind, group, int(price), house, tuple(rents))


SPACES: list[Space] = [_space(line) for line in SPACES_CSV.split()]
PROPERTIES: list[int] = [space.slot for space in SPACES if space.price]  # MA-PROP-1, GAP-01
STREETS: list[int] = [space.slot for space in SPACES if space.kind == "street"]

GROUPS: dict[str, list[int]] = {}
for _slot in PROPERTIES:
    GROUPS.setdefault(SPACES[_slot].group, []).append(_slot)

JAIL = 10
SALARY = 200  # MA-GO-1
FINE = 50  # MA-JAIL-4
START_CASH = 1500  # MA-MONEY-1
HOUSES = 32  # GAP-31
HOTELS = 12
HOTEL_LEVEL = 5

# What a card does: an effect and its figures, read by the turn's telling.
CHANCE: dict[str, tuple[str, int, int]] = {
    "CH-01": ("advance", 39, 0),
    "CH-02": ("advance", 0, 0),
    "CH-03": ("advance", 24, 0),
    "CH-04": ("advance", 11, 0),
    "CH-05": ("station", 0, 0),
    "CH-06": ("station", 0, 0),
    "CH-07": ("utility", 0, 0),
    "CH-08": ("receive", 50, 0),
    "CH-09": ("keeper", 0, 0),
    "CH-10": ("back", 3, 0),
    "CH-11": ("jail", 0, 0),
    "CH-12": ("repairs", 25, 100),
    "CH-13": ("pay", 15, 0),
    "CH-14": ("advance", 5, 0),
    "CH-15": ("pay-each", 50, 0),
    "CH-16": ("receive", 150, 0),
}
CHEST: dict[str, tuple[str, int, int]] = {
    "CC-01": ("advance", 0, 0),
    "CC-02": ("receive", 200, 0),
    "CC-03": ("pay", 50, 0),
    "CC-04": ("receive", 50, 0),
    "CC-05": ("keeper", 0, 0),
    "CC-06": ("jail", 0, 0),
    "CC-07": ("receive", 100, 0),
    "CC-08": ("receive", 20, 0),
    "CC-09": ("each-pays", 10, 0),
    "CC-10": ("receive", 100, 0),
    "CC-11": ("pay", 100, 0),
    "CC-12": ("pay", 50, 0),
    "CC-13": ("receive", 25, 0),
    "CC-14": ("repairs", 40, 115),
    "CC-15": ("receive", 10, 0),
    "CC-16": ("receive", 100, 0),
}
CARDS: dict[str, dict[str, tuple[str, int, int]]] = {"chance": CHANCE, "chest": CHEST}
KEEPERS: dict[str, str] = {"chance": "CH-09", "chest": "CC-05"}


def with_mates(slot: int) -> list[int]:
    """All deeds of the slot's group, itself included."""
    return GROUPS[SPACES[slot].group]
