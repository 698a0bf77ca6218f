# Co se při čtení čekalo.

# Lodě
fault-ship-header = ship, potom vydání a plán, třeba ship 2021 II
fault-edition = vydání: { $known }
fault-board = plán vydání { $edition }: { $known }
fault-end-of-line = konec řádku
fault-end-of-row = konec řady
fault-end-of-columns = konec čísel sloupců
fault-end-of-ship = konec lodi
fault-columns = čísla sloupců
fault-row = řada { $row }
fault-column = sloupec { $column }
fault-square = pole ve sloupci { $column } a řadě { $row }
fault-free-square = { $sign } pro volné pole, nebo dílek
fault-outside-square = { $sign } pro pole mimo plán, nebo dílek
fault-rows-at-most = počet řad nejvýš { $most }
fault-squares-at-most = počet polí nejvýš { $most }
fault-squares-as-first = tolik polí jako v první řadě: { $width }
fault-sketch-cabin = startovní kajuta, nebo vytištěná čísla sloupců a řad
fault-sketch-one-cabin = jen jedna startovní kajuta, nebo vytištěná čísla
fault-sketch-board-ends = . nebo -, protože plán končí před tímto polem
fault-quirks = jedna ze zvláštností { $known }
fault-quirk-number = číslo
fault-quirk-sides = strany, třeba ^<
fault-quirk-rows = čísla řad, třeba 5-6
fault-tile = dílek jako c, g^, ev nebo b2, nebo # a číslo, nebo . či -
fault-tile-number = číslo vytištěného dílku
fault-tile-size = jeho velikost, třeba 2
fault-tile-no-direction = - a čtyři přípojky; tento druh nikam nesměřuje
fault-tile-one-direction = jen jeden směr
fault-tile-direction-once = každý směr jednou
fault-tile-connector = přípojka { $side ->
    [front] přední
    [right] pravé
    [rear] zadní
   *[left] levé
    } strany, 0 až 3
fault-tile-contents = + a co je v dílku, nebo konec slova
fault-holds-nothing = konec slova; do tohoto dílku se nic nevejde
fault-crew = h pro kosmonauta, b pro hnědého nebo p pro fialového mimozemšťana
fault-crew-two = nejvýš dva kosmonauti
fault-crew-either = kosmonauti, nebo jeden mimozemšťan
fault-batteries = kolik baterií, 1 až { $most }
fault-goods = zboží: R, Y, G nebo B
fault-goods-at-most = nejvýš tolik zboží: { $most }
fault-goods-red = Y, G nebo B; R patří jen do červených kontejnerů

# Scénáře
fault-line-not-indented = řádek bez odsazení
fault-settings = { $known }, nebo něco odehraného či očekávaného
fault-plays = JMÉNO > ODPOVĚĎ, = FAKT, JMÉNO refused KÓD: ODPOVĚĎ, nebo ...
fault-refused = JMÉNO refused KÓD: ODPOVĚĎ
fault-event-name = jméno události, třeba TileLost
fault-event-fields = pole události { $event } jako { $fields }=…, ne { $word }
fault-playable-setup = nastavení, které se dá hrát ({ $reason })
fault-level-of-flights = úroveň, která patří k letům, ne { $level }
fault-handicap = handicap JMÉNO head_start SEKUNDY extra_time SEKUNDY
fault-ship-line = ship JMÉNO, ship JMÉNO at POLE, nebo ship JMÉNO out
fault-numbers-line = { $name } JMÉNO ČÍSLO, pro libovolně mnoho
fault-bank-line = zboží jako RYGGB, nebo none
fault-dice-line = součty dvou kostek, 2 až 12, nebo obě kostky jako 3+4
fault-title-names = titul: { $known }
fault-title-gold = gold, nebo konec řádku
fault-one-word = jedno slovo za { $name }
fault-number-instead = číslo místo { $word }
fault-seats = místo hráče: { $known }
fault-no-yard = fakt o letu: žádné lodi se nestaví
fault-yard-tile = dílek a down, up, nebo kdo ho má
fault-facts = jeden z faktů { $known }
fault-seat-value = místo hráče a hodnota
fault-seat-lost = místo hráče a číslo, nebo místo, pole a jak se ztratilo
fault-seat-ship = místo hráče a pod ním odsazený nákres jeho lodi
fault-seat-asked = místo hráče a druh rozhodnutí, nebo nobody
fault-seat-answers = místo hráče a jeho odpovědi oddělené čárkami
fault-seat-strength = místo hráče a síla, třeba 4 nebo 4½
fault-bank-amount = zboží a kolik ho má banka, třeba R 11
fault-seat-bill = místo hráče, položka (nebo total) a částka
fault-trek-title = titul, kdo ho má, a silver nebo gold, v Treku
fault-a-player = hráč, ne hodiny
fault-title-holders = po prvním letu držitel každého titulu
fault-ship-below = odsazený nákres lodi pod tím
fault-an-answer = odpověď
fault-number-no-yard = číslo, protože se žádné lodi nestaví
fault-tile-lying = dílek, který tam leží, ne { $word }
fault-card = karta vydání { $edition } nebo jedna z { $known }
fault-card-fields = pole karty { $card }: { $reason }
fault-card-braces = pole ve složených závorkách, třeba days = 1

# Soubory misí a karty
fault-missing = chybí
fault-unknown-field = neznámé pole; na výběr je { $known }
fault-a-table = očekávána tabulka, ne { $found }
fault-tables = očekávány tabulky, ne { $found }
fault-a-text = očekáván text, ne { $found }
fault-a-flag = očekáváno true nebo false, ne { $found }
fault-a-whole = očekáváno celé číslo, ne { $found }
fault-a-count = očekáváno celé číslo od 0, ne { $found }
fault-a-number = očekáváno celé číslo od 1, ne { $found }
fault-numbers = očekáván seznam čísel, ne { $found }
fault-texts = očekáván seznam textů, ne { $found }
fault-none-of = { $found } není nic z { $known }
fault-kind-none-of = není nic z { $known }
fault-stands-twice = stojí tu dvakrát
fault-card-id = očekáváno vydání, úroveň a číslo, třeba 2021-II-07
fault-card-has-no = karta nemá { $field }
fault-size-and-side = očekávána velikost a strana, ne { $found }
fault-yardstick-penalty = očekáváno měřítko a trest, ne { $found }
fault-python-own = Python se spouští jen z vlastních souborů nebo z balíčků
fault-python-name = očekáváno jméno souboru v Pythonu ve stejné složce
fault-python-charter = { $file } musí obsahovat jednu podtřídu MissionCharter, ne { $count }
fault-level-one = tabulka začíná úrovní I
fault-rows-such-as = očekávány řady jako 'above 7', ne { $found }
fault-players = očekáván nejmenší a největší počet hráčů, třeba [2, 4], ne { $found }
fault-strengths-grow = síly musí s úrovněmi růst
fault-fleet-line = očekávána síla a trest, třeba '6: 3 goods', ne { $found }
fault-columns-list = očekáván seznam sloupců, ne { $found }
fault-column-parts = sloupec má to, co porovnává, a řádky
fault-difference = očekáván rozdíl jako 'crew - cannons', ne { $found }
fault-toml-open = na konci zůstalo něco otevřené, řádek { $line }
fault-toml-twice = tohle tu stojí podruhé: řádek { $line }, sloupec { $column }
fault-toml = odsud dál to není TOML: řádek { $line }, sloupec { $column }
fault-not-utf8 = není text v UTF-8

# Hodnoty voleb, porty, boti
fault-above-nought = { $found } není číslo větší než nula
fault-port = port je číslo od 1 do 65535
fault-width = šířka je číslo od 16 do 8192
fault-no-free-port = žádný port od { $first } do { $last } není volný
fault-bot-raised = { $bot } selhal: { $error }; na { $kind } odpovězeno { $answer }
fault-bot-too-slow = { $bot } přemýšlel příliš dlouho; na { $kind } odpovězeno { $answer }
fault-bot-illegal = { $bot } odpověděl neplatně: { $wrong }; na { $kind } odpovězeno { $answer }
