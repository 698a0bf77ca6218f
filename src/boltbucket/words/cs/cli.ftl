# Nápověda příkazové řádky.

# Příkazy
cli-boltbucket = hrát, provozovat server, kontrolovat a zkoumat
    .description = Galaxy Trucker: hrát, provozovat server, kontrolovat a zkoumat.
cli-cards = vypsat letové karty obou vydání a Misí
    .description = Vypíše letové karty. Zboží: R červené, Y žluté, G zelené, B modré.
cli-check = najít chyby lodi a všechno spočítat
    .description = Vypíše chyby a čísla lodi. Návratový kód je 0 pro loď v pořádku, 1 pro loď s chybami, 2 pro nečitelný soubor.
cli-compare = říct, který ze dvou botů je lepší a jak je to jisté
    .description = Oba boti hrají stejná semínka ze stejných míst proti stejným soupeřům (bez --rival proti botům jako ten druhý). Hry ze stejného semínka nejsou nezávislé, a tak interval počítá semínka.
cli-compare-first = bot, o kterého jde
cli-compare-second = bot, se kterým se porovnává
cli-compare-rival = kdo další sedí u stolu; pro více soupeřů zadej vícekrát
cli-compare-seats = počet míst u stolu (jinak 4)
cli-compare-hands = dát všem ruce této síly, aby rozhodoval úsudek
cli-compare-games = počet her prvního bota, zaokrouhlený na celá semínka (jinak 200)
cli-learn = znovu se z nasimulovaných letů naučit, jakou cenu mají lodě
    .description = Lodě postavené boty i tytéž lodě s vyměněnými dílky létají znovu a znovu spolu; z toho, co přivezou domů, vznikají tabulky, podle kterých kapitáni a esa lodě posuzují. Po přerušení se pokračuje tam, kde se skončilo. Vyžaduje doplněk `learn`.
cli-learn-lessons = počet lekcí pro každou úroveň: jedna loděnice a její lety (jinak 250)
cli-learn-minutes = skončit po tolika minutách (jinak 60)
cli-learn-folder = kam se ukládají lety (jinak build/school)
cli-learn-out = soubor pro tabulky (jinak build/worth.json)
cli-bot = začít vlastního bota, vyzkoušet ho a nahlédnout mu přes rameno
    .description = Boti bez balíčku: vytvoří soubor pro nového, nechá ho hrát a ukáže jedno jeho rozhodnutí. Jak boty psát, vysvětluje docs/bots.md.
cli-bot-new = vytvořit soubor pro nového bota
cli-bot-new-name = malá písmena, číslice a _
cli-bot-test = nechat bota hrát a říct, co se nepovedlo
cli-bot-test-bot = třída v souboru, třeba miser.py:Miser, nebo jméno bota
cli-bot-test-games = počet her (jinak 12)
cli-bot-test-rival = kdo další sedí u stolu; pro více soupeřů zadej vícekrát (jinak tři truckeři)
cli-bot-show = ukázat jedno rozhodnutí bota: co vidí a co řekne
cli-bot-show-bot = třída v souboru, třeba miser.py:Miser, nebo jméno bota
cli-bot-show-decision = kolikáté z jeho rozhodnutí (jinak 1)
cli-bot-show-plot = nakreslit jeho loď v té chvíli do souboru .svg nebo .png
cli-bot-show-rival = kdo další sedí u stolu; pro více soupeřů zadej vícekrát (jinak tři truckeři)
cli-draw = nakreslit loď jako SVG nebo PNG
    .description = Nakreslí loď; jak, určuje přípona obrázku.
cli-forecast = proletět s lodí mnoha balíčky
    .description = Proletí s lodí mnoha balíčky mezi soupeři, které postavili boti: jak je rozložen její zisk, které dílky jsou v nebezpečí a čím její lety končí.
cli-play = hrát v prohlížeči
    .description = Spustí herní server a otevře prohlížeč; je-li obvyklý port obsazený, vezme se jiný.
cli-rules = číst a prohledávat pravidla
    .description = Ukáže téma pravidel; bez tématu vypíše všechna.
cli-scenario = přehrát scénáře a říct, zda platí
    .description = Přehraje scénáře: návratový kód 0, když všechny platí, 1, když některý neplatí, 2, když některý nejde přečíst. Podoba scénáře je popsána v docs/notation.md.
cli-serve = provozovat herní server
    .description = Provozuje herní server. S --host 0.0.0.0 se mohou připojit ostatní v místní síti.
cli-simulate = odehrát mnoho her mezi boty
    .description = Odehraje mnoho her mezi boty na všech jádrech a vypíše, jak dopadli. Bot je charakter se silou, třeba hauler:ace; síly jsou beginner, trucker, captain, ace. hauler:ace@trucker myslí jako eso a má ruce truckera; miser.py:Miser je třída v souboru.
cli-tiles = vypsat dílky obou vydání a Misí
    .description = Vypíše dílky s přípojkami neotočeného dílku; sever je vpředu.
cli-tournament = nechat boty hrát proti sobě a ohodnotit je
    .description = Každá čtveřice botů u stolu, nebo každá dvojice, ve všech rozesazeních; hodnoceno pomocí OpenSkill. Předvolba `ladder` měří, co síly slibují.
cli-verify = přehrát záznamy a říct, zda souhlasí
    .description = Přehraje záznamy: návratový kód 0, když všechny souhlasí, 1, když některý nesouhlasí, 2, když některý nejde přečíst nebo patří k pravidlům, která tento program nezná.
cli-export = zapsat dohrané hry tohoto serveru do souborů
    .description = Zapíše záznamy dohraných her, jeden soubor na hru. Bez jmen všechny.
cli-import = přidat záznamy her na tento server
    .description = Ověří záznamy přehráním a přidá je ke hrám serveru.
cli-backup = zálohovat za běhu vše, co server uložil, do jednoho souboru
cli-move-store = přenést vše z jednoho úložiště do druhého a zkontrolovat
    .description = Přenese celý klub i se stoly, hrami a chatem z jednoho úložiště do druhého a zkontroluje, že vše dorazilo. Úložiště je složka s daty nebo adresa databáze PostgreSQL. Ani jedno nesmí používat žádný server, nové musí být prázdné a staré zůstane, jak je. Návratový kód je 0, když je vše v pořádku, 1, když byla některá hra poškozená už předtím, 2, když se nic nepřestěhovalo.
cli-join = nechat bota hrát u stolu na jakémkoli serveru
    .description = Připojí se ke stolu podle odkazu a nechá hrát bota. S odkazem na místo (končí na #...) hraje bot za toto místo, jinak si vezme volné.
cli-plan = vypsat plány lodí, napsat vlastní, zkontrolovat a nakreslit je
    .description = Plány lodí: vypsat ty, které jsou kromě vytištěných, založit soubor pro nový, zkontrolovat ho a nakreslit. docs/plans.md učí, jak se plány píší.
cli-plan-list = vypsat všechny plány, které nejsou vytištěné
cli-plan-new = založit soubor pro nový plán
cli-plan-check = říct, zda se na plánu dá hrát, nebo co je na něm špatně
cli-plan-draw = nakreslit plán
cli-mission = vypsat mise, psát vlastní a vyzkoušet je
    .description = Mise: vypsat, jaké jsou, založit soubor pro novou a nechat ji hrát boty. Jak se mise píšou, učí docs/missions.md.
cli-mission-list = vypsat všechny mise
cli-mission-counters = vypsat, co umí vyúčtování mise počítat
cli-mission-new = založit soubor pro novou misi
cli-mission-test = zkontrolovat soubor mise a nechat ji hrát boty
    .description = Zkontroluje soubor mise, odehraje ji s boty a ohlásí, kdo kolik vydělal. Python vedle mise se spustí: zkoušej jen soubory, kterým věříš.
cli-words-check = vypsat, co jazyku ještě chybí
    .description = Porovná jazyk s angličtinou: texty, zástupné znaky, tvary množného čísla a pravidla. Návratový kód je 0, když už nic nechybí, jinak 1.
cli-words = zkontrolovat překlad
    .description = Pro překladatele: jazyk je jedna složka slov. Jak na to, vysvětluje docs/words.md.

# Volby
cli-help = ukázat tuto nápovědu a skončit
cli-lang = jazyk odpovědí (jinak jazyk počítače)
cli-version = ukázat verzi programu a skončit
cli-edition = jen tato krabice: 2007, 2021 nebo missions
cli-forecast-edition = vydání, pokud ho loď neuvádí
cli-kind = jen tento druh; lze uvést vícekrát
cli-json = vypsat objekt JSON
cli-cards-json = vypsat seznam JSON
cli-rules-json = vypsat JSON
cli-tiles-json = vypsat seznam JSON
cli-level = úroveň letu (jinak II); uvedena vícekrát znamená lety po sobě
cli-cards-level = jen tato úroveň: I, II, III nebo IV (superkarty se hodí ke všem)
cli-forecast-level = úroveň letu (jinak podle plánu lodi)
cli-tiles-level = přijímá se jako u karet; všechny úrovně se staví ze stejných dílků
cli-learning = jen karty výukového nebo zkušebního letu
cli-file = loď v notaci; - je standardní vstup
cli-output = jméno s příponou .svg nebo .png; - vypíše SVG
cli-theme = co je na pozadí
cli-title = co stojí nad lodí
cli-width = šířka PNG
cli-seed = semínko náhody (jinak 1)
cli-workers = kolik procesů (jinak jeden na jádro)
cli-forecast-workers = kolik procesů
cli-cluster = plánovač clusteru Dask, na kterém se hraje, například tcp://host:8786
cli-plot = loď a její nebezpečí, .svg nebo .png
cli-simulate-plot = grafy jako .svg nebo .png
cli-tournament-plot = hodnocení jako .svg nebo .png
cli-host = adresa, na které se naslouchá (jinak jen tento počítač)
cli-port = port (jinak 8000)
cli-data = složka pro hry
cli-lan = pustit i telefony a další počítače v místní síti
cli-no-browser = neotevírat prohlížeč
cli-url = adresa, kterou lidé používají za proxy
cli-origin = další původ, který se smí připojit
cli-store = adresa databáze, kterou sdílí více serverů: postgresql://…
cli-bus = adresa Redisu, který mezi nimi přenáší zprávy: redis://…
cli-allow-host = další jméno, na které server slyší; * je jakékoli
cli-metrics = kdo smí číst /metrics (výchozí: tento počítač)
cli-proxy = proxy, jejímž hlavičkám se věří
cli-keep-days = zapomenout hry, kterých se tak dlouho nikdo nedotkl
cli-bot-workers = procesy pro boty (jinak počet jader bez jednoho)
cli-log = protokol jako řádky JSON, - pro chybový výstup (jinak ve složce s daty)
cli-log-details = do protokolu jdou i kódy stolů a adresy
cli-topic = jméno nebo název tématu, nebo otázka
cli-search = vypsat témata, která na to odpovídají
cli-pages = zapsat všechna témata jako stránky v Markdownu
cli-files = scénář; - je standardní vstup
cli-verify-files = záznam; - je standardní vstup
cli-verify-commitment = otisk náhody, který byl zobrazen u stolu
cli-quiet = říkat jen to, co neplatí
cli-bots = jeden až pět botů
cli-tournament-bots = dva boti nebo více
cli-trek = Transgalaktický trek
cli-missions = hra s misemi: 20 kreditů na začátku, pro každý let se losuje mise
cli-with-mission = mise letu; jednou pro každý let
cli-other-ships = když je mise známá, mohou se všichni shodnout na jiné lodi
cli-lesson = seřadit dílky a karty jako v lekci
cli-play-learn = otevřít prohlížeč rovnou u výukového letu s průvodcem
cli-rough-roads = karty Drsných štrek na let: žádná, 1 (hard), 2 (extreme) nebo 3 (insane)
cli-road = karta Drsných štrek, která platí na každém letu; i vícekrát
cli-prognostic = balíčky se skládají nezamíchané
cli-teams = týmová varianta z roku 2007, pro čtyři
cli-sand = jak dlouho se sype písek, v procentech obvyklého času (jinak 100)
cli-handicap = pomoc pro místo v sekundách: 2:30:60 dává místu 2 náskok 30 a na konci 60 navíc
cli-games = kolik her
cli-fixed-seats = místa se nestřídají
cli-csv = řádek za každé místo každé hry
cli-jsonl = objekt JSON na řádek za každé místo každé hry
cli-parquet = soubor Parquet s řádkem za každé místo každé hry
cli-forecast-csv = řádek za každý let
cli-forecast-jsonl = objekt JSON na řádek za každý let
cli-forecast-parquet = soubor Parquet s řádkem za každý let
cli-records = záznam každé hry
cli-pairs = dva u stolu místo čtyř
cli-preset = připravený turnaj
cli-ours = jen to, co jsme ke krabicím přidali
cli-plan-list-json = vypsat seznam JSON
cli-plan-new-name = malá písmena, číslice a _
cli-plan-check-file = soubor s plánem nebo jméno plánu
cli-plan-check-json = vypsat JSON
cli-plan-draw-file = soubor s plánem nebo jméno plánu
cli-plan-draw-output = obrázek: .svg nebo .png
cli-plan-file = soubor s plánem, na kterém se letí; lze uvést vícekrát
cli-mission-list-json = vypsat seznam JSON
cli-mission-test-level = úroveň letu (jinak všechny vytištěné, ke kterým se hodí)
cli-mission-test-file = soubor mise, nebo jméno mise
cli-mission-test-workers = procesy (jinak jeden na jádro)
cli-mission-test-bots = kdo hraje (jinak od každého jeden)
cli-mission-test-games = kolik her (jinak 200)
cli-mission-new-name = malá písmena, číslice a _
cli-all = vypsat všechno, nejen začátek
cli-language = jeho zkratka, nebo složka, ve které je
cli-export-output = složka (jinak tady)
cli-export-records = jména záznamů
cli-export-data = složka s daty serveru
cli-import-data = složka s daty serveru
cli-import-files = záznamy her
cli-backup-file = soubor, do kterého se zapíše
cli-backup-data = složka s daty serveru
cli-move-store-source = kde vše je: složka s daty nebo postgresql://...
cli-move-store-target = kam vše patří: prázdná složka s daty nebo postgresql://...
cli-join-seed = semínko pro to, co bot nechá na náhodě
cli-link = odkaz na stůl nebo na místo; - je standardní vstup
cli-join-bot = charakter a síla, třeba hauler:ace
cli-name = jméno u stolu (jinak jméno charakteru)
cli-option = varianta, se kterou se hraje
cli-building = jak se staví lodě (jinak real_time)
cli-flights = kolik letů (jinak 200)
cli-rivals = kolik soupeřů letí s lodí (jinak 3)
cli-simulate-edition = vydání, které se hraje (jinak 2021)
cli-tournament-edition = vydání, které se hraje (jinak 2021)
cli-mission-test-edition = vydání, které se hraje (jinak 2021)

# Rámec
cli-usage = použití
cli-options = volby
cli-arguments = argumenty
cli-commands = příkazy
metavar-bot = BOT
metavar-box = KRABICE
metavar-command = PŘÍKAZ
metavar-days = DNY
metavar-file = SOUBOR
metavar-folder = SLOŽKA
metavar-from = ODKUD
metavar-hash = OTISK
metavar-host = POČÍTAČ
metavar-kind = DRUH
metavar-language = JAZYK
metavar-level = ÚROVEŇ
metavar-n = N
metavar-name = JMÉNO
metavar-option = VARIANTA
metavar-origin = PŮVOD
metavar-percent = PROCENTA
metavar-output = VÝSTUP
metavar-picture = OBRÁZEK
metavar-pixels = PIXELY
metavar-port = PORT
metavar-proxy = PROXY
metavar-record = ZÁZNAM
metavar-road = ŠTREKA
metavar-seed = SEMÍNKO
metavar-title = TITULEK
metavar-to = KAM
metavar-topic = TÉMA
metavar-url = URL
metavar-word = SLOVO
cli-see-help = { $message } (viz { $prog } --help)

# Zpráva o zkontrolované lodi
report-mistakes = { $count ->
    [0] Chyby
   *[other] Chyby: { $count } (pole jako sloupec/řádek)
    }
report-no-mistakes = žádné: tato loď smí letět
report-figures = Čísla
report-engines = Síla motorů
report-cannons = Síla děl
report-shielded = Kryté strany
report-crew = Posádka
report-batteries = Baterie
report-goods = Zboží
report-exposed = Otevřené přípojky
report-tiles = Dílky
report-pieces = Části
report-none = žádné
report-span = { $least } bez baterií, { $best } nejvýš
report-humans = { $count ->
    [one] { $count } kosmonaut
    [few] { $count } kosmonauti
   *[other] { $count } kosmonautů
    }
report-flaw-mismatch = jednoduchá přípojka u dvojité: { $first } a { $second }
report-flaw-connector-on-smooth = přípojka u prázdné hrany: { $first } a { $second }
report-flaw-engine-direction = motor nesměřuje dozadu: { $first }
report-flaw-behind-exhaust = dílek za motorem: motor { $first }, dílek { $second }
report-flaw-before-barrel = dílek před dělem: dělo { $first }, dílek { $second }
report-flaw-not-connected = nedrží na lodi: { $places }
report-flaw-outside = mimo stavební zónu: { $first }
report-flaw-radioactive-joined = spojený radioaktivní náklad: { $first } a { $second }
report-flaw-artifact-in-zone = artefakty v mrtvé zóně toho druhého: { $first } a { $second }

# Seznamy karet a dílků
list-id = Číslo
list-kind = Druh
list-printed = Co na ní je
list-no-card = Taková karta není.
list-cards-counted = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
    }
list-note-learning = * výukový let 2021 nebo zkušební let 2007
list-note-uncertain = ? ne všechno na ní je jisté, viz docs/facts.md
list-note-own-design = + čísla jsou naše vlastní, ta z tištěné karty neznáme
list-days = { $amount ->
    [one] { $amount } den
    [few] { $amount } dny
   *[other] { $amount } dní
    }
list-crew = posádka { $amount }
list-goods = zboží { $amount }
list-credits = { $amount ->
    [one] { $amount } kredit
    [few] { $amount } kredity
   *[other] { $amount } kreditů
    }
list-crew-lost = ztráta posádky { $amount }
list-goods-lost = ztráta zboží { $amount }
list-strength = síla { $amount }
list-components = dílky { $amount }
list-batteries = baterie { $amount }
list-full = plnou silou děla: { $sides }
list-value-crew = posádka
list-value-engines = motory
list-value-cannons = děla
list-faction-robbers = lupiči
list-faction-pirates = piráti
list-faction-slavers = otrokáři
list-small = malý
list-large = velký
list-light = malá
list-heavy = velká
