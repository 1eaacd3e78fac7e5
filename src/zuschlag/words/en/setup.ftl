# What the form in a terminal says about a table

own-edition = An edition of its own; the rules sheet (r) says more.
coins-each = { $coins } each.
figures-for-sale = { $coins } each, { $cards } of { $all } buildings, { $rows }.
rows = { $n ->
        [one] one row
       *[other] { $n } rows
    } of { $shown }
rows-and-one = { $rows } and one of { $short }
short-row = { $cards } buildings: { $rows }, then a row of { $short } where the first { $empty } to leave get nothing and all their coins back. With 2 out instead: { $other } buildings, { $all } full rows.
full-rows = { $cards } buildings: { $rows }, all full. The printed 3 out would leave a short last row.
removed-3 = 3 out, short last row
removed-2 = 2 out, all rows full
lies-open = open to all
lies-covered = covered
claim-auto = comes by itself
claim-manual-grace = asked for, in peace
claim-manual = asked for, quickly
claim-championship = asked for, two turns
pace-calm = calm
pace-brisk = brisk
pace-fast = fast
figures-monopoly = { $start } each, { $salary } per round, { $stock }. { $end }
bank-stock = { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } and { $hotels ->
        [one] { $hotels } hotel
       *[other] { $hotels } hotels
    }
ends-last = The last one standing wins.
ends-after = It ends after { $limit }.

# The line at the top of a table

auction-number = Auction { $n } of { $of }
sale-number = Sale { $n } of { $of }
sale-number-open = Sale { $n }
buildings-left = { $n ->
        [one] one building
       *[other] { $n } buildings
    } to come
buildings-last = the last buildings
cheques-left = { $n ->
        [one] one cheque
       *[other] { $n } cheques
    } to come
cheques-last = the last cheques
time-left = { $time } left
time-is-up = time is up

# A building on its card: two lines of nine letters

card-1 = tarpaulin
card-2 = bus / shelter
card-3 = garden / shed
card-4 = allotment / hut
card-5 = site / trailer
card-6 = caravan
card-7 = railway / carriage
card-8 = houseboat
card-9 = gate / lodge
card-10 = log / cabin
card-11 = boathouse
card-12 = timbered / cottage
card-13 = windmill
card-14 = terraced / house
card-15 = farmhouse
card-16 = water / tower
card-17 = corner / bakery
card-18 = brick / loft
card-19 = glass / bungalow
card-20 = town / house
card-21 = nouveau / block
card-22 = vicarage
card-23 = obser- / vatory
card-24 = vineyard / estate
card-25 = roof-top / penthouse
card-26 = lakeside / villa
card-27 = moated / castle
card-28 = cliff / monastery
card-29 = spa / hotel
card-30 = palace on / the hill
