# Co je v napsaném špatně a co se čekalo: podle kódu chyby.

# Kde to je
place-notation-error = řádek { $line }, sloupec { $column }: očekáváno: { $fault }
place-unreadable = očekáváno: { $fault }
place-mission-error = { $field ->
    [none] { $file }:{ $line }: { $fault }
   *[other] { $file }:{ $line }: { $field }: { $fault }
    }
place-plan-error = { $field ->
    [none] { $file }:{ $line }: { $fault }
   *[other] { $file }:{ $line }: { $field }: { $fault }
    }
place-data-error = { $file }: { $entry }: { $field }: { $fault }

# Lodě
fault-ship-header = ship, potom vydání a plán, třeba ship 2021 II
fault-edition = vydání: { $known }
fault-board = plán vydání { $edition }: { $known }
fault-end-of-line = konec řádku
fault-end-of-row = konec řádku lodi
fault-end-of-columns = konec čísel sloupců
fault-end-of-ship = konec lodi
fault-columns = čísla sloupců
fault-row = řádek { $row }
fault-column = sloupec { $column }
fault-square = pole ve sloupci { $column } a řádku { $row }
fault-free-square = { $sign } pro volné pole, nebo dílek
fault-outside-square = { $sign } pro pole mimo plán, nebo dílek
fault-rows-at-most = počet řádků nejvýš { $most }
fault-squares-at-most = počet polí nejvýš { $most }
fault-squares-as-first = tolik polí jako v prvním řádku: { $width }
fault-sketch-cabin = startovní kajuta, nebo vytištěná čísla sloupců a řádků
fault-sketch-one-cabin = jen jedna startovní kajuta, nebo vytištěná čísla
fault-sketch-board-ends = . nebo -, protože plán končí před tímto polem
fault-quirks = jedna ze zvláštností { $known }
fault-quirk-number = číslo
fault-quirk-sides = strany, třeba ^<
fault-quirk-rows = čísla řádků, třeba 5-6
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
fault-refused-line = JMÉNO refused KÓD: ODPOVĚĎ
fault-event-name = jméno události, třeba TileLost
fault-event-fields = pole události { $event } jako { $known }, ne { $word }
fault-playable-setup = nastavení, které se dá hrát ({ $reason })
fault-level-of-flights = úroveň, která patří k letům, ne { $level }
fault-handicap = handicap JMÉNO head_start SEKUNDY extra_time SEKUNDY
fault-ship-line = ship JMÉNO, ship JMÉNO at POLE, nebo ship JMÉNO out
fault-numbers-line = { $name } JMÉNO ČÍSLO, pro libovolně mnoho
fault-bank-line = zboží jako RYGGB, nebo none
fault-dice-line = součty dvou kostek, 2 až 12, obě kostky jako 3+4 nebo jedna kostka jako d5
fault-title-names = titul: { $known }
fault-title-gold = gold, nebo konec řádku
fault-one-word = jedno slovo za { $name }
fault-number-instead = číslo místo { $word }
fault-seats = místo hráče: { $known }
fault-number-from-nought = číslo od 0, ne { $word }
fault-free-space = pole bez jiné rakety: na poli { $space } už někdo stojí
fault-goods-in-box = nejvýše tolik zboží, kolik je v krabici: { $count } ({ $good })
fault-no-yard = fakt o letu: žádné lodě se nestaví
fault-yard-tile = dílek a down, up, nebo kdo ho má
fault-facts = jeden z faktů { $known }
fault-seat-value = místo hráče a hodnota
fault-seat-lost = místo hráče a číslo, nebo místo, pole a jak se ztratilo
fault-seat-ship = místo hráče a pod ním odsazený nákres jeho lodi
fault-seat-asked = místo hráče a druh rozhodnutí, nebo nobody
fault-seat-answers = místo hráče a jeho odpovědi oddělené čárkami
fault-seat-strength = místo hráče a síla, třeba 4 nebo 4½
fault-bank-amount = zboží a kolik ho je v zásobě, třeba R 11
fault-seat-bill = místo hráče, položka (nebo total) a částka
fault-trek-title = titul, kdo ho má, a silver nebo gold, v treku
fault-a-player = hráč, ne hodiny
fault-title-holders = po prvním letu držitel každého titulu
fault-ship-below = odsazený nákres lodi pod tím
fault-an-answer = odpověď
fault-number-no-yard = číslo, protože se žádné lodě nestaví
fault-tile-lying = dílek, který tam leží, ne { $word }
fault-card = karta vydání { $edition } nebo jedna z { $known }
fault-card-fields = pole karty { $card }: { $field }: { $reason }
fault-card-braces = pole ve složených závorkách, třeba days = 1

# Co scénář říká a hra nedělá
fault-somebody-asked = že se hra někoho zeptá
fault-game-is-over = hra skončila
fault-game-goes-on = hra ještě běží
fault-accepted = že { $seat } > { $answer } bude přijato
fault-refused-while = { $refused }: { $refusal } Teď: { $asked }
fault-refused-with = { $refused }: { $refusal }
fault-to-be-refused = odmítnutí { $refused }
fault-was-accepted = bylo to přijato
fault-no-change = odmítnutí, které nic nezmění
fault-a-change = změna
fault-question = { $seat } má otázku { $kind }: { $options }
fault-questions = { $questions }
fault-rolls-written = { $count ->
    [one] { $count } hod, na víc nemá scénář kostky
    [few] { $count } hody, na víc nemá scénář kostky
   *[other] { $count } hodů, na víc nemá scénář kostky
    }
fault-rolls-made = { $count ->
    [one] { $count } hod; přidej kostky nebo semínko (seed)
    [few] { $count } hody; přidej kostky nebo semínko (seed)
   *[other] { $count } hodů; přidej kostky nebo semínko (seed)
    }
fault-end-of-game = konec hry, nebo poslední řádek ...
fault-all-rolled = že se hodí všemi kostkami scénáře
fault-rolls-left = { $count ->
    [one] { $count } hod zbývá
    [few] { $count } hody zbývají
   *[other] { $count } hodů zbývá
    }
fault-still-there = je stále na místě
fault-nothing-asked = na nic se nikdo neptá
fault-no-bill = vyúčtování ještě není
fault-not-told = neřeklo se to
fault-not-in-the-heap = není na hromádce

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
fault-stands-twice = je uvedeno dvakrát
fault-card-id = očekáváno vydání, úroveň a číslo, třeba 2021-II-07
fault-card-has-no = karta nemá { $field }
fault-size-and-side = očekávána velikost a strana, ne { $found }
fault-yardstick-penalty = očekáváno měřítko a postih, ne { $found }
fault-python-own = Python se spouští jen z vlastních souborů nebo z balíčků
fault-python-name = očekáváno jméno souboru v Pythonu ve stejné složce
fault-python-variant = { $file } musí obsahovat jednu podtřídu MissionVariant, ne { $count }
fault-level-one = tabulka musí začínat úrovní I
fault-rows-such-as = očekávány řádky jako 'above 7', ne { $found }
fault-players = očekáván nejmenší a největší počet hráčů, třeba [2, 4], ne { $found }
fault-strengths-grow = síly musí s úrovněmi růst
fault-fleet-line = očekávána síla a postih, třeba '6: 3 goods', ne { $found }
fault-columns-list = očekáván seznam sloupců, ne { $found }
fault-column-parts = sloupec má to, co porovnává, a řádky
fault-difference = očekáván rozdíl jako 'crew - cannons', ne { $found }
fault-toml-twice = na řádku { $line } je to uvedeno podruhé
fault-toml = od řádku { $line } to není TOML
fault-not-utf8 = není text v UTF-8
fault-python-failed = { $file } se nedá spustit: { $error }
fault-package-failed = misi balíčku { $package } se nepodařilo přečíst: { $error }

# Krabice: dílky, karty a plány
fault-level-has-no = úroveň nemá { $field }
fault-bank-has-no = zásoba nemá { $field }
fault-start-spaces-fall = od prvního místa k poslednímu musí klesat
fault-start-spaces-loop = nevejdou se na letový plán s počtem polí { $loop }
fault-rewards-as-places = musí jich být tolik co startovních polí
fault-pile-or-learning = let má buď jen výukové karty, nebo balíčky karet
fault-pile-above-level = karty nad úrovní { $level }
fault-id-begins = nezačíná na { $edition }-
fault-box-holds = očekáváno { $expected }, nalezeno { $found }
fault-too-few-cards = málo karet úrovně { $level } na počet balíčků { $piles }
fault-one-start = očekáváno jedno S pro startovní kajutu, ne { $found }
fault-row-squares = řádek { $row } má polí { $squares } na sloupců { $columns }
fault-printed-number = očekáváno vytištěné číslo, ne { $found }
fault-not-consecutive = vytištěná čísla { $found } nejdou po sobě
fault-no-such-tile = vytištěný dílek { $number } neexistuje
fault-starts-in-order = očekáváno S pro první část, T, U a V pro další, každé jednou, ne { $found }
fault-plan-too-large = plán je příliš velký: řádky krát (sloupce + 1) je { $bits }, nejvýše může být { $most }
fault-dice-reach = { $dice ->
    [by_one] jedna kostka nedosáhne na všechna čísla { $found }: čísluj od 1 do 6
    [by_blocks] pro jednu kostku po druhé je potřeba 3, 6 nebo 9 řádků a sloupců, ne { $found }
   *[by_sum] dvě kostky nedosáhnou na všechna čísla { $found }: čísluj od 2 do 12
    }
fault-parts-touch = dvě startovní kajuty leží v jedné části: nech mezi částmi volná pole
fault-part-without-start = ve sloupci { $column }, řádku { $row } nejde stavět: ta část nemá startovní kajutu
fault-tile-word = nelze přečíst { $found }
fault-four-connectors = očekávány čtyři číslice od 0 do 3, ne { $found }
fault-given-once = uvedeno víckrát: { $found }
fault-side-twice = strana je uvedena dvakrát v { $found }
fault-no-connector = dílek potřebuje aspoň jednu
fault-cabin-colours = startovní kajuty mají barvu, jiné dílky ne
fault-capacity-of = { $kind } má { $known }, ne { $found }
fault-directions-of = { $kind } má { $expected }, ne { $found }
fault-shield-sides = štít kryje dvě sousední strany
fault-smooth-side = strana hlavně nebo trysky je prázdná hrana

# Příkazy a jejich volby
fault-unknown-word = tuto volbu nebo slovo tady neznám: { $word }{ $likely ->
    [none] {""}
   *[other] {"; "}nemáš na mysli { $likely }?
    }
fault-missing-argument = toto chybí: { $name }
fault-needs-value = { $option } potřebuje hodnotu
fault-needs-no-value = { $option } hodnotu nemá
fault-option-value = { $option }: { $reason }
fault-from-to = { $found } není číslo od { $least } do { $most }
fault-above-nought = { $found } není číslo větší než nula
fault-seat-head-extra = { $found } není handicap jako 2:30:60: místo, sekundy náskoku, sekundy navíc na konci

# Porty a boti
fault-no-free-port = { $count ->
    [one] port { $first } je obsazený
    [few] žádný z portů { $first } až { $last } není volný
   *[other] žádný z portů { $first } až { $last } není volný
    }
fault-store-version = { $file } zapsala jiná verze programu
fault-retention-days = hry se uchovávají nejméně 1 den, ne { $found }
fault-store-unreadable = { $file } nelze číst ani zapisovat jako úložiště her: { $reason }
fault-store-unreachable = úložiště { $store } není dostupné: { $reason }
fault-store-and-bus = servery, které sdílejí úložiště, potřebují i sběrnici: zadej --store i --bus, nebo ani jedno
fault-club-not-installed = chybí balíček { $package }; ke sdílení úložiště nainstaluj boltbucket[club]
fault-folder-in-use = složku { $folder } už používá jiný server
fault-store-in-use = { $count ->
    [one] úložiště { $store } používá server: nejdřív ho ukonči
    [few] úložiště { $store } používají { $count } servery: nejdřív je ukonči
   *[other] úložiště { $store } používá { $count } serverů: nejdřív je ukonči
    }
fault-store-not-empty = úložiště { $store } není prázdné: co v něm je, by se smíchalo s tím, co přijde
fault-store-same = úložiště { $store } nejde přestěhovat samo do sebe
fault-store-not-arrived = nic se nepřestěhovalo: z { $table } odesláno řádků: { $sent }, a to, co dorazilo (řádků: { $arrived }), není totéž
fault-needs-extra = k tomu je potřeba { $package } a to není nainstalované: pip install "boltbucket[{ $extra }]"
fault-cluster-unreachable = na { $address } žádný cluster není
fault-cluster-without-workers = cluster { $address } nemá žádné workery: spusť nějaké, například „dask worker { $address }“
fault-cluster-lost = cluster { $address } zmizel; co bylo do té doby hotové, zůstává
fault-cluster-version = na workeru clusteru běží Boltbucket { $there }, tady { $here }: výsledky by nebyly stejné
fault-file-exists = { $file } už existuje
fault-bot-slip = { $bot } { $slip }; na { $kind } odpovězeno { $answer }
fault-bot-raised = selhal: { $error } ({ $where })
fault-bot-too-slow = přemýšlel příliš dlouho
fault-bot-illegal = odpověděl neplatně: { $wrong }
