# What the form in a terminal says about a table

own-edition = Un’edizione a sé; il foglio delle regole (r) dice di più.
coins-each = { $coins } a testa.
figures-for-sale = { $coins } a testa, { $cards } edifici su { $all }, { $rows }.
rows = { $n ->
        [one] una fila
       *[other] { $n } file
    } da { $shown }
rows-and-one = { $rows } e una da { $short }
short-row = { $cards } edifici: { $rows }, poi una da { $short } in cui i primi { $empty } a passare non prendono niente e riprendono tutte le monete. Con 2 da parte: { $other } edifici, { $all } file complete.
full-rows = { $cards } edifici: { $rows }, tutte complete. Con i 3 stampati l’ultima sarebbe più corta.
removed-3 = 3, ultima fila corta
removed-2 = 2, file complete
lies-open = scoperto
lies-covered = coperto
claim-auto = arriva da solo
claim-manual-grace = da chiedere, con calma
claim-manual = da chiedere, subito
claim-championship = da chiedere, più tempo
pace-calm = calmo
pace-brisk = svelto
pace-fast = rapido
figures-monopoly = { $start } a testa, { $salary } a giro, { $stock }. { $end }
bank-stock = { $houses ->
        [one] { $houses } casa
       *[other] { $houses } case
    } e { $hotels ->
        [one] { $hotels } albergo
       *[other] { $hotels } alberghi
    }
ends-last = Vince chi resta.
ends-after = Finisce dopo { $limit }.

# The line at the top of a table

auction-number = Asta { $n } di { $of }
sale-number = Vendita { $n } di { $of }
sale-number-open = Vendita { $n }
buildings-left = ancora { $n ->
        [one] un edificio
       *[other] { $n } edifici
    }
buildings-last = gli ultimi edifici
cheques-left = ancora { $n ->
        [one] un assegno
       *[other] { $n } assegni
    }
cheques-last = gli ultimi assegni
time-left = ancora { $time }
time-is-up = tempo scaduto

# A building on its card: two lines of nine letters

card-1 = telone
card-2 = pensilina
card-3 = capanno / attrezzi
card-4 = casetta / dell’orto
card-5 = carro da / cantiere
card-6 = roulotte
card-7 = vagone
card-8 = casa gal- / leggiante
card-9 = casello
card-10 = baita di / tronchi
card-11 = darsena
card-12 = casa a / graticcio
card-13 = mulino / a vento
card-14 = villetta / a schiera
card-15 = cascina
card-16 = torre / d’acqua
card-17 = angolo / con forno
card-18 = loft in / mattoni
card-19 = bungalow / di vetro
card-20 = palazzina
card-21 = palazzo / liberty
card-22 = canonica
card-23 = osserva- / torio
card-24 = tenuta / vinicola
card-25 = attico
card-26 = villa / sul lago
card-27 = castello / in acqua
card-28 = monastero / su rupe
card-29 = hotel / termale
card-30 = reggia / sul colle
