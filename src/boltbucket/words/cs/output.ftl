# Co příkazy vypisují.

# Co příkaz nedokázal
problem-said = { $reason }
problem-in-file = { $file }: { $reason }
problem-standard-input = standardní vstup: { $reason }
problem-picture-name = { $name }: jméno obrázku končí na .svg nebo .png
problem-cannot-write = { $file }: tam se nedá zapisovat
problem-no-level = { $level } není úroveň vydání { $edition }; na výběr je { $known }
problem-not-playable = takhle hrát nejde: { $reason }
problem-two-bots = turnaj potřebuje aspoň dva boty
problem-ship-with-mistakes = { $file }: tato loď má chyby (viz boltbucket check)
problem-which-edition = { $file }: uveď --edition, z lodi se to nepozná
problem-plan-name = { $name } není jméno pro plán: použij malá písmena, číslice a _, ale ne jméno úrovně nebo plánu, který už existuje
problem-mission-name = { $name } není jméno pro misi: použij malá písmena, číslice a _
problem-mission-exists = mise { $name } už existuje; zvol jiné jméno
problem-file-exists = { $file } už existuje; zvol jiné jméno
problem-no-level-fits = { $mission } se při počtu hráčů { $seats } nedá hrát na žádné úrovni
problem-table-refused = stůl odmítl: { $reason }

# Co je špatně v textu
wrong-no-text = tohle není text

# Co počítač nedokázal
machine-enoent = takový soubor ani složka není
machine-eacces = chybí oprávnění
machine-eperm = to není dovoleno
machine-eexist = to už existuje
machine-eisdir = to je složka
machine-enotdir = to není složka
machine-enospc = disk je plný
machine-erofs = sem se nedá zapisovat
machine-eaddrinuse = tento port je obsazený
machine-eaddrnotavail = tento počítač takovou adresu nemá
machine-econnrefused = nikdo tam neodpovídá
machine-other = to počítač nedokáže ({ $said })
page-not-built = Stránka není sestavená: spusť `make page` v kopii zdrojů.

# Seznamy dílků a karet
list-unknown-level = úroveň { $value } není; na výběr je { $known }
list-unknown-edition = vydání { $value } není; na výběr je { $known }
list-unknown-card = druh karty { $value } není; na výběr je { $known }
list-unknown-tile = druh dílku { $value } není; na výběr je { $known }
list-north = Sever
list-east = Východ
list-south = Jih
list-west = Západ
list-else = Další
list-smooth = -
list-single = jedn.
list-double = dvoj.
list-universal = univ.
list-holds = místo: { $amount }
list-looks = na { $sides }
list-mass = hmotnost { $amount }
list-zone = zóna { $sides }
list-no-tile = Takový dílek není.
list-note-levels = Všechny úrovně se staví ze stejných dílků.
list-note-ours = Nic z toho v krabici není: jsou to druhé kusy vytištěných dílků pro pátého hráče a pro úroveň IV.
list-note-payload = Přípojky a hmotnosti nákladu nejsou jisté, viz docs/facts.md.
list-raid = { $units ->
    [one] 1 jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
    }; kostka { $sides }; řádek nebo sloupec { $dice }; { $arrow ->
    [clockwise] po směru hodin
   *[counterclockwise] proti směru hodin
    }; kontraband { $contraband ->
    [crew] posádka
    [goods] zboží
   *[batteries] baterie
    }
list-note-guards = Strážci a zbrojní skříně jsou náš vlastní návrh pro stoly s vetřelci.
list-tiles-counted = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
    }
list-cabins-counted = { $count ->
    [one] { $count } startovní kajuta
    [few] { $count } startovní kajuty
   *[other] { $count } startovních kajut
    }

# Mnoho her
running-games = hry
running-ladder = žebřík
running-tournament = turnaj
running-flights = lety
running-stopped = Přerušeno po { $done } z celkem { $total }.
compare-title = { $first } proti { $second }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
    }, { $seeds ->
    [one] { $seeds } semínko
    [few] { $seeds } semínka
   *[other] { $seeds } semínek
    }
compare-wins = výhry bota { $bot }:
compare-wins-of-second = výhry bota { $bot } na jeho místě:
compare-more-wins = rozdíl ve výhrách:
compare-credits = kredity bota { $bot }:
compare-more-credits = rozdíl v kreditech:
compare-chance = Náhoda sama by vyhrála { $share } her.
compare-better = { $first } je lepší než { $second }.
compare-worse = { $first } je horší než { $second }.
compare-cannot-tell = Z tak mála her se nedá poznat, kdo je lepší.
learn-stopped = Zastaveno; dosavadní lety zůstávají uložené.
learn-explained = { $board }: { $flights ->
    [one] { $flights } let
    [few] { $flights } lety
   *[other] { $flights } letů
    }; u letů odložených ke zkoušce tabulky předpovídají { $share } rozdílů v kreditech
learn-written = Tabulky jsou v souboru { $file }.
bot-file-ready = Soubor { $file } je připraven. Vyzkoušej: boltbucket bot test { $bot }
bot-did = { $bot }: kredity { $credits }, vyhrané hry { $wins }, dokončené lety { $arrived }
bot-slips = { $count ->
    [0] Nikdy se za něj nemuselo odpovídat.
    [one] Jednou se za něj muselo odpovědět.
    [few] { $count }× se za něj muselo odpovědět.
   *[other] { $count }× se za něj muselo odpovědět.
}
bot-asked = Rozhodnutí { $number }: { $kind }
bot-in-hand = v ruce: { $tile }
bot-may-say = možnosti: { $answers }
bot-answers = odpověď: { $answer }
bot-leads-to = { $answer }: lety končí v průměru s kredity: { $credits }
problem-no-such-decision = hra skončí před rozhodnutím { $number }
problem-needs-learn = k učení je potřeba NumPy: pip install "boltbucket[learn]"
simulated-in = { $games ->
    [one] { $games } hra za { $seconds } s
    [few] { $games } hry za { $seconds } s
   *[other] { $games } her za { $seconds } s
    }
games-counted = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
    }
column-bot = Bot
column-games = Hry
column-credits = Kredity
column-spread = ±
column-wins = Výhry
column-sure = Rozmezí { $share }
column-arrived = V cíli
column-lost-tiles = Ztráty
column-rating = Hodnocení
column-rung = Příčka
column-board = Plán
column-others = Ostatní
ladder-title = { $games ->
    [one] Žebřík, { $games } hra
    [few] Žebřík, { $games } hry
   *[other] Žebřík, { $games } her
    }
ladder-both = oba
ladder-passed = splněno
ladder-failed = nesplněno
ladder-uncertain = nejisté
tournament-title = { $games ->
    [one] Turnaj, { $games } hra
    [few] Turnaj, { $games } hry
   *[other] Turnaj, { $games } her
    }
tournament-ratings = Hodnocení
tournament-ratings-by = Hodnocení ({ $method })

# Grafy
chart-games = { $games ->
    [one] { $games } hra, { $flown }
    [few] { $games } hry, { $flown }
   *[other] { $games } her, { $flown }
    }
chart-credits = Rozložení kreditů
chart-money = Kredity podle původu
chart-places = Pořadí v cíli
chart-place = { $place ->
    [0] odstoupení
   *[other] { $place }. místo
    }
chart-losses = Ztracené dílky na hru, podle karty
chart-mean-profit = Průměrný zisk { $mean }
chart-profit = Rozložení zisku
chart-ends = Jak lety skončily
chart-flight-losses = Ztracené dílky na let, podle karty
label-launch = start
label-other = jiná karta
label-end-arrived = v cíli
label-end-chosen = dobrovolné odstoupení
label-end-no-engines = bez motorů ve volném vesmíru
label-end-no-humans = bez kosmonautů
label-end-lapped = předletění o kolo
label-end-no-ship = bez startu

# Předpověď pro loď
forecast-title = { $flights ->
    [one] { $flights } let na úrovni { $level }, { $edition }
    [few] { $flights } lety na úrovni { $level }, { $edition }
   *[other] { $flights } letů na úrovni { $level }, { $edition }
    }
forecast-profit = Zisk: průměrně { $mean }, medián { $median }, ve čtyřech letech z pěti { $low } až { $high }
forecast-ends = Jak lety skončily
forecast-after = po kartě { $card }
forecast-dangers = Nejohroženější dílky (sloupec/řádek, podíl letů)
forecast-no-danger = žádný se nikdy neztratil
forecast-losses = Ztracené dílky na let, podle karty
forecast-no-loss = žádné

# Mise
plans-name = Jméno
plans-title = Název
plans-level = Úroveň
plans-squares = Pole
plans-parts = Části
plans-dice = Kostky
plans-dice-sum = součet dvou kostek
plans-dice-one = jedna kostka
plans-dice-blocks = jedna kostka po druhé
plans-own-design = Žádný z těchto plánů není vytištěný: jsou naše, nebo těch, kdo je napsali.
plans-file-ready = { $file } je připraven. Uprav ho a potom: boltbucket plan check { $file }
plans-sound = { $title } je v pořádku: úroveň { $level }, počet polí { $squares }, počet částí { $parts }
plans-part = část { $number }: počet polí { $squares }
missions-file-ready = { $file } je připraven. Uprav ho a potom: boltbucket mission test { $file }
missions-tried = { $title }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
    } na úrovni { $levels }, vydání { $edition }
missions-credits-for = Kredity na hru za
missions-altogether = celkem
missions-arrived = v cíli
missions-won = výhry

# Záznamy a scénáře
verified-all = { $answers ->
    [one] všechny události souhlasí, { $answers } odpověď
    [few] všechny události souhlasí, { $answers } odpovědi
   *[other] všechny události souhlasí, { $answers } odpovědí
    }
verified-some = události souhlasí u { $sealed } z celkem { $answers ->
    [one] { $answers } odpovědi
    [few] { $answers } odpovědí
   *[other] { $answers } odpovědí
    }
verified-unsealed = { $answers ->
    [one] { $answers } odpověď jde přehrát; události k porovnání zaznamenány nejsou
    [few] { $answers } odpovědi jdou přehrát; události k porovnání zaznamenány nejsou
   *[other] { $answers } odpovědí jde přehrát; události k porovnání zaznamenány nejsou
    }
verified-unfinished = { $said }, hra není u konce
verified-commitment = Náhoda byla dána před první odpovědí; její otisk je { $commitment }
disagrees-refused = odpověď je odmítnuta: { $details }
disagrees-events = následují jiné události než zaznamenané
disagrees-chance = padla jiná čísla než zaznamenaná
disagrees-entries = hra pokračuje jinou odpovědí než zaznamenanou
disagrees-seed = zaznamenaná čísla neodpovídají semínku náhody
disagrees-commitment = semínko náhody není to, jehož otisk byl oznámen před hrou
disagrees-at-first = před první odpovědí: { $reason }
disagrees-at-last = po posledním zápisu: { $reason }
disagrees-at = zápis { $entry }, místo { $seat } { $answer }: { $reason }
scenario-holds = platí
scenario-expected = čekalo se
scenario-found = nalezeno

# Server
serve-ready = Boltbucket je připraven:
serve-network = Ve tvé síti:
serve-no-network = Adresu tohoto počítače v síti se nepodařilo zjistit: najdi ji a na telefonu otevři http://ADRESA:{ $port }.
serve-data = Hry jsou uloženy v
serve-how-to-end = Ctrl-C server ukončí.
serve-lost = { $count ->
    [one] To, co bylo uloženo naposled, je pryč: v úložišti chybí jedna změna. Stoly se to dozvědí.
    [few] To, co bylo uloženo naposled, je pryč: v úložišti chybějí { $count } změny. Stoly se to dozvědí.
   *[other] To, co bylo uloženo naposled, je pryč: v úložišti chybí { $count } změn. Stoly se to dozvědí.
}
serve-goodbye = Dobrou noc. Všechny hry jsou v bezpečí.
backup-done = { $file }: { $games ->
        [one] jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $tables ->
        [one] jeden stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }
backup-damaged = Hra { $record } je poškozená: není to, co bylo uloženo.
move-store-running = řádky
move-store-done = Přestěhováno a zkontrolováno: { $games ->
        [one] jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $tables ->
        [one] jeden stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $answers ->
        [one] jedna odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }.
move-store-damaged = Hra { $record } byla poškozená už před stěhováním a přenesla se, jak je.
move-store-then = Staré úložiště zůstalo, jak bylo. Servery odteď spouštěj jen s novým: dva kluby už spolu nesrostou.
join-seated = Bot sedí u stolu { $code }.
join-over = Hra skončila: { $credits }.
words-no-language = jazyk { $language } není, ani taková složka; na výběr je { $known }
words-complete = Nic nechybí: { $messages ->
    [one] { $messages } text.
    [few] { $messages } texty.
   *[other] { $messages } textů.
    }
words-more = a další: { $count } (vypíše je --all)
words-lack-passages = { $count ->
    [one] { $count } téma pravidel má jiné odstavce než anglické:
    [few] { $count } témata pravidel mají jiné odstavce než anglická:
   *[other] { $count } témat pravidel má jiné odstavce než anglická:
    }
words-lack-topic = { $count ->
    [one] { $count } téma pravidel chybí:
    [few] { $count } témata pravidel chybějí:
   *[other] { $count } témat pravidel chybí:
    }
words-lack-plural = { $count ->
    [one] { $count } textu chybí tvar množného čísla:
    [few] { $count } textům chybí tvar množného čísla:
   *[other] { $count } textům chybí tvar množného čísla:
    }
words-lack-variables = { $count ->
    [one] { $count } text má jiné zástupné znaky než anglický:
    [few] { $count } texty mají jiné zástupné znaky než anglické:
   *[other] { $count } textů má jiné zástupné znaky než anglické:
    }
words-lack-parts = { $count ->
    [one] { $count } text má jiné části než anglický:
    [few] { $count } texty mají jiné části než anglické:
   *[other] { $count } textů má jiné části než anglické:
    }
words-lack-unknown = { $count ->
    [one] { $count } text, o který si nikdo neříká:
    [few] { $count } texty, o které si nikdo neříká:
   *[other] { $count } textů, o které si nikdo neříká:
    }
words-lack-missing = { $count ->
    [one] { $count } text chybí:
    [few] { $count } texty chybějí:
   *[other] { $count } textů chybí:
    }
words-lack-junk = { $count ->
    [one] { $count } místo není Fluent:
    [few] { $count } místa nejsou Fluent:
   *[other] { $count } míst není Fluent:
    }
