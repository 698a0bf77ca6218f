# Texty stránky.

# Stránka
page-title = Boltbucket
page-title-turn = ● Jsi na tahu – Boltbucket
page-home = Úvodní stránka
page-close = Zavřít
page-cancel = Zrušit
page-settings = Nastavení
page-connecting = Připojování ke stolu…
page-connection-lost = { $seconds ->
    [0] Spojení se přerušilo. Nový pokus…
   *[other] Spojení se přerušilo. Další pokus za { $seconds } s.
}
page-connection-slow = Pomalé spojení: klepnutí je ještě na cestě…
page-try-now = Zkusit hned
page-waiting = Na tahu:
page-seconds = { $seconds } s
page-flight-of = { $flights ->
    [one] let { $number } z { $flights }
    [few] let { $number } ze { $flights }
   *[other] let { $number } z { $flights }
}
refusal-unknown = To nejde ({ $code }).
refusal-connection-lost = Spojení se přerušilo, než odpověď dorazila. Zkus to prosím znovu.
refusal-not-connected = Právě není spojení se serverem. Počkej, až se obnoví.
refusal-server-error = Serveru spadl do soukolí klíč. Tvoje chyba to není. Zkus to prosím za chvíli znovu.

# Když je server nedostupný
offline-title = K serveru nevede cesta
offline-missing = Boltbucket se hraje na serveru a toto zařízení se k němu teď nedostane. Tvoje místa jsou v bezpečí: čekají tam, a tvoje loď taky.
offline-ask = Je zapnutá síť? Běží počítač, na kterém hra je, a je ve stejné síti jako toto zařízení?
offline-again = Zkusit znovu

# Nastavení
settings-language = Jazyk
settings-theme = Barvy
settings-theme-auto = podle zařízení
settings-theme-dark = noční obloha
settings-theme-light = technický výkres
settings-motion = Animace
settings-motion-hint = Klidné: nic nelétá a netřese se.
settings-motion-auto = podle zařízení
settings-motion-full = živé
settings-motion-calm = klidné
settings-speed = Rychlost letu
settings-speed-slow = pomalu
settings-speed-normal = normálně
settings-speed-fast = rychle
settings-speed-instant = hned
settings-sound = Zvuk
settings-sound-on = zapnuto
settings-volume = Hlasitost
settings-captions = Titulky ke zvukům
settings-guide = Vysvětlivky
settings-remarks = Hlášky botů
settings-sound-off = vypnuto
settings-awake = Nechat displej zapnutý
settings-awake-hint = Dokud běží hra. Vyžaduje zabezpečenou adresu (https).
settings-hand = Ruka
settings-hand-hint = Na telefonu leží dílek v ruce pod tímto palcem.
settings-hand-left = levá
settings-hand-right = pravá

# Klávesy
keys-title = Klávesy
keys-all = Všechny klávesy
keys-everywhere = Všude
keys-this-sheet = Ukázat tento přehled
keys-go-on = Další prvek (se Shiftem předchozí)
keys-press = Stisknout vybraný prvek
keys-ship = Z pole na pole lodi
keys-close = Zavřít, co je otevřené; za letu přeskočit
keys-building = Při stavbě
keys-draw = Vzít dílek z hromádky
keys-heap = Z dílku na dílek na hromádce
keys-turn = Otočit doprava
keys-turn-back = Otočit doleva
keys-fits = Ukázat, kam se hodí
keys-place-best = Položit ho, kam se hodí nejlépe
keys-rule = Co to je? Otevřít pravidlo
keys-names = Říct, co to je
key-wheel = kolečko
key-right-click = pravé tlačítko
key-double-click = dvojklik
key-hover = najetí myší
keys-reserve = Dát do rezervy
keys-give-back = Vrátit na hromádku
keys-pick-up = Vzít poslední dílek zase do ruky
keys-flight = Za letu
keys-planet = Vybrat planetu
keys-confirm = Potvrdit, co je na lodi vybráno
keys-skip = Přeskočit, co se právě ukazuje
keys-home = Zpátky k mé lodi
keys-last-event = Přečíst znovu poslední událost
keys-read-ship = Přečíst loď pole po poli
keys-replay = Záznam hry
keys-play = Přehrát a zastavit
keys-step = O krok zpět nebo dál
keys-chapter = O kartu zpět nebo dál
keys-practice = Cvičná loděnice (a všechny klávesy pro stavbu)
keys-practice-draw = Vytáhnout dílek
keys-practice-drop = Odložit dílek
key-space = mezerník
key-enter = Enter
key-tab = Tab
key-escape = Esc
key-shift = Shift
key-backspace = Backspace
key-page-up = Page Up
key-page-down = Page Down

# Věci, jak je říká čtečka obrazovky
side-front = vpředu
side-right = vpravo
side-rear = vzadu
side-left = vlevo
side-to-left = doleva
side-to-rear = dozadu
side-to-right = doprava
side-to-front = dopředu
connector-smooth = prázdná hrana
connector-single = jednoduchá
connector-double = dvojitá
connector-universal = univerzální
tile-sized = { $tile } ({ $capacity })
tile-looking = { $tile }, míří { $sides }
tile-side = { $side } { $connector }
cell-name = Sloupec { $column }, řádek { $row }
square-empty = { $cell }: prázdné
square-tile = { $cell }: { $tile }
square-charge = { $charge ->
    [one] { $charge } baterie
    [few] { $charge } baterie
   *[other] { $charge } baterií
}
figure-engines = Síla motorů: bez baterií a s nimi
figure-cannons = Síla děl: bez baterií a s nimi
figure-batteries = Baterie
figure-crew = Posádka
figure-exposed = Otevřené přípojky
figure-flaws = Chyby
hourglass-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
hourglass-still = Hodiny na poli { $space } se dosypaly
log-title = Co se stalo
log-why = Proč? Otevřít pravidlo
log-empty = Zatím se nic nestalo. Užij si to, dokud to trvá.
card-level = Karta úrovně { $level }

# Stavba
building-heap = { $count ->
    [one] Hromádka: { $count } dílek
    [few] Hromádka: { $count } dílky
   *[other] Hromádka: { $count } dílků
}
building-face-down = Zakrytý dílek
building-payload-face-down = Zakrytý náklad
building-tools = Hodiny, balíčky a ukončení stavby
building-bench = Dílna
building-own-ship = Tvoje loď
building-ship-of = Loď: { $name }
building-hand-empty = Klepni na dílek na hromádce
building-hand-done = Ruce pryč: loď je hotová
building-hand-stopped = Ruce pryč: čas vypršel
building-hand-turn = V ruce: { $tile }. Otočit
building-turn = Otočit doprava
building-turn-key = Otočit doprava (R)
building-turn-back = Otočit doleva
building-give-back = Vrátit
building-give-back-key = Vrátit dílek lícem vzhůru na hromádku (Backspace)
building-pick-up = Vzít zpátky
building-pick-up-key = Vzít poslední dílek zpátky do ruky (U)
building-show-fits = Kam se hodí
building-show-fits-key = Ukázat, kam se dílek hodí (F)
building-reserve-box = Rezerva
building-reserved = V rezervě: { $tile }. Vzít
building-reserve-free = Volné místo v rezervě
building-apart = Tady se nedotýká lodi žádnou vhodnou přípojkou
building-sound = Zatím bez chyb.
building-flip = Otočit hodiny
building-finish = Hotovo
building-finished = Stavba ukončena
building-finish-title = Ukončit stavbu
building-finish-hint = Jakmile máš startovní místo, loď je hotová. Kdo startuje víc vepředu, potká potíže i příležitosti první.
building-doubt-engines = Žádný motor: volný vesmír by pro tebe byl konec letu.
building-doubt-engines-here = Žádný motor: ve volném vesmíru se tahle loď nepohne.
building-doubt-crew = Žádná posádka: kdo ji bude řídit?
building-doubt-tiles = Jediný dílek: to má být loď?
building-build-on = Stavět dál
building-start-anyway = Odstartovat takhle
building-finish-flaws = { $count ->
    [one] Tvoje loď má { $count } chybu. Před startem ji musíš opravit.
    [few] Tvoje loď má { $count } chyby. Před startem je musíš opravit.
   *[other] Tvoje loď má { $count } chyb. Před startem je musíš opravit.
}
building-place = { $place }. místo
building-place-means = { $space ->
    [0] startuje úplně vzadu
    [one] startuje o { $space } pole napřed
    [few] startuje o { $space } pole napřed
   *[other] startuje o { $space } polí napřed
    }; odměna za toto pořadí v cíli: { $reward ->
        [one] { $reward } kredit
        [few] { $reward } kredity
       *[other] { $reward } kreditů
    }
building-piles = Balíčky karet
building-pile = { $count ->
    [one] Prohlédnout balíček { $pile }, { $count } karta
    [few] Prohlédnout balíček { $pile }, { $count } karty
   *[other] Prohlédnout balíček { $pile }, { $count } karet
}
building-pile-hint = Podívej se, co přijde
building-pile-closed = Tento balíček si nikdo prohlédnout nesmí
building-pile-closed-name = { $count ->
    [one] Balíček { $pile }, { $count } karta, skrytý
    [few] Balíček { $pile }, { $count } karty, skrytý
   *[other] Balíček { $pile }, { $count } karet, skrytý
}
building-looking = Balíček { $pile }
building-looking-hint = Tyto karty přijdou v nějakém pořadí. Ostatní si zatím balíček prohlédnout nemohou a ty nemůžeš stavět.
building-put-back = Vrátit balíček
building-other-finished = hotovo: { $place }. místo
building-other-looking = si prohlíží balíček { $pile }
building-other-holds = drží: { $tile }
building-other-reaches = sahá po dílku
building-panes = Hromádka, ostatní a průběh
building-filter = Které odkryté dílky ukázat
building-filter-all = Odkryté: { $count }
building-filter-kind = { $kind } ({ $count })
building-beaten = Rychlejší: { $name }
building-tab-heap = Hromádka
building-tab-others = Ostatní
building-tab-log = Průběh

# Příprava k letu
launch-waiting = Lodě se kontrolují
launch-remove = { $tile }: odebrat?
launch-falls-too = { $count ->
    [one] Odpadne s ním ještě { $count } dílek.
    [few] Odpadnou s ním ještě { $count } dílky.
   *[other] Odpadne s ním ještě { $count } dílků.
}
launch-remove-confirm = Odebrat
launch-piece = { $count ->
    [one] Část { $number }: { $count } dílek
    [few] Část { $number }: { $count } dílky
   *[other] Část { $number }: { $count } dílků
}
launch-may-board = { $figure } se sem může nastěhovat
launch-crew-choose = Klepni na označenou kajutu, aby se nastěhoval mimozemšťan.
launch-crew-done = Všude jinde kosmonauti

page-missing = Tady je jen vakuum
page-missing-hint = Adresa nikam nevede. Možná z odkazu cestou upadlo písmeno.

# Úvodní stránka
start-you = Trucker
start-tagline = Postav loď z náhradních dílů, proleť s ní mezi meteory a piráty a uvidíš, kolik z ní doletí.
start-new-table = Nový stůl
start-join = Přisednout ke stolu
start-join-example = Kód nebo odkaz
start-join-button = Přisednout
start-my-games = Moje hry
start-forget = Zapomenout: { $title }
start-open-tables = Otevřené stoly
start-more = Další
start-rules = Pravidla hry
start-practice = Cvičná loděnice
start-replay = Přehrát záznam

# Nový stůl
new-title = Nový stůl
new-presets = Připravené hry
new-details = Podrobnosti
new-your-name = Tvoje jméno
new-next = Potom dostaneš odkaz pro přátele; prázdná místa mohou obsadit boti.
new-open = Otevřít stůl
preset-first-game = První hra
    .explain = Výukový let: jediný let, bez hodin, bez mimozemšťanů, přívětivé karty.
preset-quick = Rychlá hra
    .explain = Jeden let úrovně II, asi na půl hodiny.
preset-own = Vlastní nastavení
preset-evening = Večer s přáteli
    .explain = Dva lety, úrovně I a II, jako v krabici z roku 2021.
preset-veterans = Veteráni
    .explain = Tři lety vydání 2007, pokaždé těžší.
preset-trek = Transgalaktický trek
    .explain = Úrovně I, II a III po sobě, s tituly, které se získávají a obhajují.
preset-missions = Hra s misemi
    .explain = Každý let má vlastní misi a všichni začínají s 20 kredity.
option-seats = Hráči
    .explain = Prázdná místa mohou obsadit boti, jinak se odeberou.
option-on = ano
option-off = ne
option-flight-number = Let { $number }
option-flight-remove = Odebrat let { $number }
option-flight-add = Další let

# Stůl
join-title = Stůl { $code }
join-sit = Posadit se
join-watch = Jen se dívat
lobby-title = U stolu
lobby-setup = Co se hraje
lobby-open-seat = Volné místo
lobby-you = To jsi ty
lobby-here = je tady
lobby-away = je pryč
lobby-bot = Bot
lobby-no-bot = Zatím nikdo
lobby-bot-character = Bot na místě { $seat }
lobby-bot-strength = Síla hry: { $name }
lobby-colour = Tvoje barva a tvar
lobby-kick = Požádat o odchod: { $name }
lobby-spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
lobby-start = Začít hru
lobby-start-open = { $count ->
    [one] Volné místo se odebere.
    [few] { $count } volná místa se odeberou.
   *[other] { $count } volných míst se odebere.
}
lobby-waiting-host = Hru spustí hostitel.
lobby-ready = Můžeme začít
lobby-ready-mark = čeká na start
lobby-not-ready = Ještě chybí: { $names }.
lobby-all-ready = Všichni čekají na start.
lobby-invite = Pozvat
lobby-invite-hint = Kdo má tento odkaz, může si přisednout nebo se dívat.
lobby-link = Odkaz na tento stůl
lobby-copy = Kopírovat odkaz
lobby-copy-watch = Kopírovat odkaz pro diváky
lobby-copied = Zkopírováno
lobby-code = Kód
lobby-qr = QR kód odkazu
refusal-no-clipboard = Odkaz se nepodařilo zkopírovat. Označ ho a zkopíruj ručně.
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-red = červená
colour-purple = fialová
shape-circle = kruh
shape-square = čtverec
shape-triangle = trojúhelník
shape-diamond = kosočtverec
shape-star = hvězda

# Let
credits-name = kredity
hit-meteor-light = Malý meteor { $side ->
    [front] zepředu
    [right] zprava
    [rear] zezadu
   *[left] zleva
}
hit-meteor-heavy = Velký meteor { $side ->
    [front] zepředu
    [right] zprava
    [rear] zezadu
   *[left] zleva
}
hit-shot-light = Malá střela { $side ->
    [front] zepředu
    [right] zprava
    [rear] zezadu
   *[left] zleva
}
hit-shot-heavy = Velká střela { $side ->
    [front] zepředu
    [right] zprava
    [rear] zezadu
   *[left] zleva
}
card-row-strength = Síla
card-row-needs-crew = Potřebná posádka
card-row-entrance = Řádek nebo sloupec
card-row-arrow = { $clockwise ->
    [yes] kolem lodi po směru hodin
   *[no] kolem lodi proti směru hodin
    }
card-row-contraband = Kontraband
contraband-batteries = baterie
contraband-crew = posádka
contraband-goods = zboží
card-row-costs = Stojí
card-row-loses = Kdo je slabší
card-row-wins = Odměna
card-row-days = Letové dny
card-row-components = Dílky
card-row-batteries = Baterie
card-loses-days = { $amount ->
    [one] { $amount } letový den
    [few] { $amount } letové dny
   *[other] { $amount } letových dní
}
card-loses-crew = { $amount ->
    [one] { $amount } člen posádky
    [few] { $amount } členové posádky
   *[other] { $amount } členů posádky
}
card-loses-goods = { $amount ->
    [one] { $amount } kostička zboží
    [few] { $amount } kostičky zboží
   *[other] { $amount } kostiček zboží
}
yardstick-engines = Nejslabší motory
yardstick-cannons = Nejslabší děla
yardstick-crew = Nejmenší posádka
loop-name = Letový plán
loop-place = { $place }. { $name }, { $days ->
    [0] ve vedení
    [one] { $days } pole za vedoucím hráčem
    [few] { $days } pole za vedoucím hráčem
   *[other] { $days } polí za vedoucím hráčem
}
loop-away = { $name } je zatím mimo let
loop-cards-left = { $count ->
    [one] zbývá karta
    [few] zbývají karty
   *[other] zbývá karet
}
dice-rolled = Kostky: { $dice }, to znamená { $line }
die-rolled = Kostka: { $one }
flight-rule-of-card = Pravidlo této karty
flight-to-front = Zvětšit loď: { $name }
flight-question = Tvoje rozhodnutí
flight-skip = Přeskočit
flight-views = Pohledy
flight-tab-ship = Loď
flight-tab-card = Karta
flight-tab-log = Průběh
flight-no-card = Další karta ještě není otočená.
flight-gave-up = Let skončil odstoupením: { $reason }
flight-away = tuto kartu vynechává
flight-bill = Vyúčtování
flight-last-card = To byla poslední karta.
flight-own-ship = Zpátky k mé lodi
flight-cell-chosen = vybráno
flight-cell-choice = lze vybrat
flight-cell-falling = odpadlo by
decision-unknown = Co uděláš?
power-lowest = zatím nejméně
power-drop = Odhodit { $cell }
power-batteries = { $used ->
    [0] Žádná použitá baterie
    [one] { $used } použitá baterie
    [few] { $used } použité baterie
   *[other] { $used } použitých baterií
}, { $left ->
    [0] žádná nezbývá.
    [one] zbývá { $left }.
    [few] zbývají { $left }.
   *[other] zbývá { $left }.
}
power-days = { $days ->
    [one] Poletíš o { $days } pole dopředu.
    [few] Poletíš o { $days } pole dopředu.
   *[other] Poletíš o { $days } polí dopředu.
}
power-stranded = Bez síly motorů tu musíš odstoupit z letu.
power-enemy-more = Porazíš je.
power-enemy-equal = Remíza: nechají tě být.
power-enemy-less = Porazí tě.
power-contest-more = Někdo jiný je slabší.
power-contest-equal = Remíza: odnese to loď více vepředu.
power-contest-less = Tvoje loď je zatím nejslabší.
power-stays = Bez síly motorů zůstaneš, kde jsi.
power-fleet-safe = Vyrovnáš se celé flotile: nic se ti nestane.
power-fleet-pays = { $suffers ->
    [one] Nevyrovnáš { $suffers } řádek (celkem { $lines }) a zaplatíš za něj.
    [few] Nevyrovnáš { $suffers } řádky (celkem { $lines }) a zaplatíš za ně.
   *[other] Nevyrovnáš { $suffers } řádků (celkem { $lines }) a zaplatíš za ně.
}
power-contest-first = Oznamuješ sílu jako první. Nejslabší loď zaplatí; nikdo se neposune.
power-weakest-you = Tvoje loď je nejslabší.
power-weakest-next = Tvoje loď je druhá nejslabší: menší postih.
power-weakest-other = Nejslabší loď má { $name }, ne ty.
power-difference = Počítá se rozdíl: platí, kdo ho má nejmenší.
power-confirm-engines = Letět se silou { $strength }
power-confirm-cannons = Střílet se silou { $strength }
power-all = Zapojit vše
power-none = Nezapojit nic
crew-no-humans = { $giving_up ->
    [no] Nezbude žádný kosmonaut. Na pozdějších letech by pak bylo nutné odstoupit.
   *[yes] Nezbude žádný kosmonaut: bude nutné odstoupit.
}
crew-loses-brown = Bez hnědého mimozemšťana klesne síla motorů o 2.
crew-loses-purple = Bez fialového mimozemšťana klesne síla děl o 2.
pick-confirm = { $amount ->
    [one] Potvrdit
    [few] Potvrdit { $picked } ze { $amount }
   *[other] Potvrdit { $picked } z { $amount }
}
pick-clear = Zrušit výběr
defend-shield = Zapnout štít
defend-cannon = Vystřelit z dvojitého děla
defend-cost = Jedna baterie z { $cell }; { $left ->
    [0] nezbude žádná.
    [one] zbude { $left }.
    [few] zbudou { $left }.
   *[other] zbude { $left }.
}
defend-pass = Nechat zasáhnout
defend-loses = Na { $cell } bude pryč { $tile }.
defend-falls = { $count ->
    [one] Odpadne s ním ještě { $count } dílek.
    [few] Odpadnou s ním ještě { $count } dílky.
   *[other] Odpadne s ním ještě { $count } dílků.
}
load-beside = Zboží vedle lodi
load-nothing-beside = Vedle lodi nic nečeká.
load-take-out = Vyložit
load-where = { $good }: klepni na dílek, kam patří.
load-worth = { $value ->
    [one] Hodnota: { $value } kredit.
    [few] Hodnota: { $value } kredity.
   *[other] Hodnota: { $value } kreditů.
}
load-leaves = { $count ->
    [one] Zůstane { $count } kostička
    [few] Zůstanou { $count } kostičky
   *[other] Zůstane { $count } kostiček
} v hodnotě { $value }. Nechat to tak?
load-all = Naložit, co se vejde
load-done = Hotovo
offer-credits = { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
   *[other] { $credits } kreditů
}
offer-goods = { $fit ->
    [0] nevejde se nic
    [one] vejde se { $fit }
    [few] vejdou se { $fit }
   *[other] vejde se { $fit }
} { $count ->
    [one] z { $count } kostičky
    [few] ze { $count } kostiček
   *[other] z { $count } kostiček
}, jak máš naloženo; hodnota { $value }
offer-crew = { $crew ->
    [one] odejde { $crew } člen posádky
    [few] odejdou { $crew } členové posádky
   *[other] odejde { $crew } členů posádky
}, { $left ->
    [0] nezůstane nikdo
    [one] zůstane { $left }
    [few] zůstanou { $left }
   *[other] zůstane { $left }
}
offer-days = { $days ->
    [one] ztráta { $days } letového dne
    [few] ztráta { $days } letových dní
   *[other] ztráta { $days } letových dní
}
offer-place = { $now }. místo → { $then }. místo
offer-take = Vzít
offer-leave = Nechat být
land-choose = Vyber planetu
land-confirm = Přistát na planetě { $planet }
land-pass = Letět kolem
fly-on-sure = Za pořadí nedostaneš nic a za zboží jen { $half } místo { $goods }. Opravdu?
fly-on-give-up-sure = Ano, odstoupit
piece-name = Část { $number }: { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
piece-engines = motory
piece-cannons = děla
piece-falls = { $count ->
    [one] odpadne { $count } dílek
    [few] odpadnou { $count } dílky
   *[other] odpadne { $count } dílků
}
piece-no-humans = Na palubě není kosmonaut
piece-choose = Klepni na část, která poletí dál
piece-confirm = Letět dál s touto částí
boom-hit-0 = KŘUP!
boom-hit-1 = PRÁSK!
boom-hit-2 = BUM!
boom-missed = fííí…
boom-bounced = CINK!
boom-shielded = BZZZ!
boom-shot = PIF PAF!
boom-broke = A JE TO!
escape-owed = { $count ->
    [one] jinak musí pryč { $count } dílek
    [few] jinak musí pryč { $count } dílky
   *[other] jinak musí pryč { $count } dílků
}
escape-choose = Klepni na lodi na motor nebo na dílek.
escape-power = Zapojit
discard-choose = Klepni na lodi na dílek.
discard-confirm = Odevzdat
odds-open = Jak to bylo pravděpodobné?
odds-title = Jak to bylo pravděpodobné?
odds-line = { $line } padne { $ways ->
    [one] při { $ways } hodu
    [few] při { $ways } hodech
   *[other] při { $ways } hodech
} z celkem { $rolls }: { $percent }.
odds-line-fixed = Jedna kostka ukazuje vždy { $die }: { $line } padne { $ways ->
    [one] při { $ways } hodu
    [few] při { $ways } hodech
   *[other] při { $ways } hodech
} z celkem { $rolls }, { $percent }.
odds-line-certain = Nikdo neházel: linií { $line } to přiletět muselo.
odds-loses = ztratí dílek
odds-missed = letí vedle
odds-bounced = odrazí se
odds-parried = zastaví to baterie
odds-shot = sestřelí ho dělo
odds-lost = zásah: dílek je ztracený
odds-then = Počítáno pro lodě, jaké byly v té chvíli, s bateriemi, které tehdy měly.
odds-why-nothing-there = V té linii nic nebylo.
odds-why-plated = Narazilo to do pancíře na { $cell } a odrazilo se.
odds-why-smooth = Narazilo to do prázdné hrany na { $cell } a odrazilo se.
odds-why-shield = Letělo to na { $cell }; tu stranu kryl štít, za jednu baterii.
odds-why-no-shield = Letělo to na { $cell } a žádný štít tu stranu nekryl.
odds-why-cannon = Letělo to na { $cell }; na tu linii dosáhlo dělo.
odds-why-no-cannon = Letělo to na { $cell } a žádné dělo na tu linii nedosáhlo.
odds-why-no-battery = Letělo to na { $cell } a nezbyla baterie, která by to zastavila.
odds-why-heavy-shot = Letělo to na { $cell } a velkou střelu nic nezastaví.

# Pravidla
rules-all = Všechna pravidla
rules-see = Viz také
rules-failed = Pravidla teď nejde načíst.
rules-loading = Pravidla se načítají…
rules-no-such = Pravidlo { $topic } neexistuje.
rules-example = Nakreslený příklad

# Vyúčtování
bill-game-over = Konec hry
bill-lines = Řádek po řádku
bill-none = Nic k placení, nic vydělaného. Remíza s vesmírem.
bill-titles = Tituly
bill-title-gold = zlatý
bill-wrecks = Co zbylo
bill-what = Za co
bill-row-order = Pořadí v cíli
bill-row-best-looking = Nejhezčí loď
bill-row-goods = Prodané zboží
bill-row-losses = Ztráty
bill-row-forgiven = Odpuštěno
bill-row-mission = Mise
bill-total = Tento let
bill-purse = Tvoje kredity
bill-secret = tajné
bill-rematch = Hrát znovu
bill-wants = { $names }: ještě jednu hru, prosím!
bill-replay = Přehrát záznam
bill-waiting = Ještě se čeká:
coach-title = Na slovíčko s trenérem
coach-offer = Které z tvých rozhodnutí stálo nejvíc a co by bylo lepší? Trenér vychází z toho, co se tehdy dalo vědět.
coach-ask = Zeptat se trenéra
coach-thinking = Trenér to letí znovu…
coach-picture = Tvá loď v tu chvíli
coach-given = Tvoje volba: { $answer }.
coach-better = Lepší: { $answer }.
coach-cost = Zisk navíc v průměru, v kreditech: { $credits }. Z letů zahraných na zkoušku by lépe dopadlo { $percent }.
coach-nothing = Není co vytknout. Co se nepovedlo, má na svědomí vesmír.
coach-how = Posuzováno podle letů zahraných na zkoušku z toho, co bylo vidět, se stejným štěstím pro obě odpovědi. U všeho ostatního nebyl rozdíl zřetelný.
ranking-title = Konečné pořadí
ranking-best = nejvíc kreditů
ranking-winner = vítězství
ranking-winners-rule = Vyhrává každý, kdo má zisk; kdo má nejvíc, o něco víc.
ranking-nobody = Tentokrát nemá zisk nikdo. Pojišťovna pozdravuje.
ranking-partner = partner: { $name }
wreck-lost = { $count ->
    [one] { $count } ztracený dílek
    [few] { $count } ztracené dílky
   *[other] { $count } ztracených dílků
}
wreck-caption = { $level }: { $left ->
    [one] zbyl { $left } dílek
    [few] zbyly { $left } dílky
   *[other] zbylo { $left } dílků
}, ztraceno { $lost }
wreck-save-png = Uložit jako obrázek
wreck-save-svg = jako SVG

# Záznam
replay-title = Záznam hry
replay-loading = Hra se načítá…
replay-open-file = Otevřít záznam ze souboru
replay-choose-file = Vybrat soubor
replay-controls = Ovládání záznamu
replay-play = Přehrát
replay-pause = Pozastavit
replay-on = O krok dál
replay-back = O krok zpět
replay-chapter-on = K další kartě
replay-chapter-back = K předchozí kartě
replay-scrub = Okamžik hry
replay-frame = Krok { $frame } z celkem { $frames }
replay-speed = Rychlost
replay-more = Další: rychlost, pohled, uložení
replay-view = Pohled
replay-view-all = divák
replay-export = Uložit přehrávání
replay-record = Uložit záznam
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-shown-tiles = Dílky
rules-shown-cards = Karty
rules-found = { $count ->
    [0] Nic nenalezeno
    [one] { $count } téma
    [few] { $count } témata
   *[other] { $count } témat
}

# Cvičná loděnice
practice-title = Cvičná loděnice
practice-level = Plán
practice-away = Odložit
practice-draw = Vytáhnout dílek
practice-hint = Vytáhni dílek, nebo vezmi nějaký z regálu; klepnutím na dílek lodi ho zvedneš. R otáčí.
practice-advice = Co si o ní myslím
practice-good = Dobré:
practice-bad = Špatné:
practice-note = Poznámka:
practice-nothing = Kousek postav a řeknu ti to.
practice-notation = Loď jako text
practice-shelf = Regál
practice-kind = Druh dílku
practice-all-kinds = všechny druhy
advice-flaws = { $count ->
    [one] { $count } chyba: před startem by musela pryč.
    [few] { $count } chyby: před startem by musely pryč.
   *[other] { $count } chyb: před startem by musely pryč.
}
advice-no-flaws = Žádné chyby.
advice-no-engines = Žádný motor: ve volném vesmíru by bylo nutné odstoupit.
advice-only-double-engines = Jen dvojité motory: bez baterií stojíš.
advice-engines = Silné motory: až { $strength }.
advice-no-cannons = Žádné dělo: každý nepřítel tě porazí, každý velký meteor zasáhne.
advice-cannons = Síla děl až { $strength }, na většinu nepřátel tady stačí (asi { $enemy }).
advice-few-cannons = Síla děl až { $strength }; nepřátelé tu mají asi { $enemy }.
advice-no-batteries = Žádné baterie: dvojité dílky a štíty jsou jen přítěž.
advice-few-batteries = { $batteries ->
    [one] { $batteries } baterie
    [few] { $batteries } baterie
   *[other] { $batteries } baterií
} na { $count ->
    [one] { $count } dílek, který baterii potřebuje.
    [few] { $count } dílky, které baterii potřebují.
   *[other] { $count } dílků, které baterii potřebují.
}
advice-idle-batteries = { $batteries ->
    [one] { $batteries } baterie, ale skoro nic ji nepoužívá.
    [few] { $batteries } baterie, ale skoro nic je nepoužívá.
   *[other] { $batteries } baterií, ale skoro nic je nepoužívá.
}
advice-shields = Štíty kryjí všechny čtyři strany.
advice-unshielded = { $side ->
    [front] Předek nekryje štít: malý meteor tě připraví o dílek s pravděpodobností { $risk }.
    [right] Pravý bok nekryje štít: malý meteor tě připraví o dílek s pravděpodobností { $risk }.
    [rear] Záď nekryje štít: malý meteor tě připraví o dílek s pravděpodobností { $risk }.
   *[left] Levý bok nekryje štít: malý meteor tě připraví o dílek s pravděpodobností { $risk }.
}
advice-tidy = { $exposed ->
    [0] Ani jedna otevřená přípojka: adept na nejhezčí loď.
    [one] Jen { $exposed } otevřená přípojka: adept na nejhezčí loď.
    [few] Jen { $exposed } otevřené přípojky: adept na nejhezčí loď.
   *[other] Jen { $exposed } otevřených přípojek: adept na nejhezčí loď.
}
advice-exposed = { $exposed ->
    [one] { $exposed } otevřená přípojka: hvězdný prach tě bude stát den.
    [few] { $exposed } otevřené přípojky: tolik dní tě bude stát hvězdný prach.
   *[other] { $exposed } otevřených přípojek: tolik dní tě bude stát hvězdný prach.
}
advice-ragged = { $exposed ->
    [one] { $exposed } otevřená přípojka: hvězdný prach a malé meteory si tě zamilují.
    [few] { $exposed } otevřené přípojky: hvězdný prach a malé meteory si tě zamilují.
   *[other] { $exposed } otevřených přípojek: hvězdný prach a malé meteory si tě zamilují.
}
advice-few-cabins = Malá posádka ({ $crew }): otrokáři a bojové zóny budou bolet.
advice-crew = Posádka: { $crew }.
advice-no-holds = Žádné kontejnery: planety ti k ničemu nebudou.
advice-holds = { $room ->
    [one] Místo na { $room } kostičku zboží.
    [few] Místo na { $room } kostičky zboží.
   *[other] Místo na { $room } kostiček zboží.
}
advice-no-red-holds = { $room ->
    [one] Místo na { $room } kostičku zboží, ale ne na červenou.
    [few] Místo na { $room } kostičky zboží, ale ne na červené.
   *[other] Místo na { $room } kostiček zboží, ale ne na červené.
}
advice-weak-spot = { $count ->
    [one] Když bude zasaženo { $cell }, odpadne ještě { $count } dílek.
    [few] Když bude zasaženo { $cell }, odpadnou ještě { $count } dílky.
   *[other] Když bude zasaženo { $cell }, odpadne ještě { $count } dílků.
}

# Předpověď cvičné loděnice
forecast-heading = Co se dá čekat
forecast-mean = průměr v kreditech; čtyři lety z pěti vynesou { $low } až { $high }.
forecast-spread = Zisky mezi { $worst } a { $best } kredity
forecast-bin = { $from } až { $to }: { $count ->
    [one] { $count } let
    [few] { $count } lety
   *[other] { $count } letů
}
forecast-arrives = { $percent } letů doletí do cíle.
forecast-fails = { $percent } skončí odstoupením: { $reason }.
forecast-income = Odkud jsou peníze
forecast-suffers = Ztracené dílky cestou: { $components }
forecast-crew = Ztracená posádka: { $crew }
forecast-dangers-here = Nejčastější ztráty
forecast-how = { $flights ->
    [one] { $flights } let proti lodím tří botů, právě odlétaný.
    [few] { $flights } lety proti lodím tří botů, právě odlétané.
   *[other] { $flights } letů proti lodím tří botů, právě odlétaných.
}
forecast-flying = Šedesát letů je na cestě…
forecast-not-yet = Jakmile má loď šest dílků a žádnou chybu, boti s ní šedesátkrát poletí.
forecast-other = Před první kartou

# Průvodce výukovým letem
guide-name = Průvodce
guide-next = Rozumím
guide-hide = Skrýt
guide-show = Vysvětlit
guide-idle = Ozvu se, až přijde něco nového.
guide-skip = To stačí
guide-rule = Pravidlo k tomu
lesson-try-again = Zkusit znovu

# Vyúčtování, krátce
bill-short-order = { $count }. místo
bill-short-best-looking = { $count ->
    [one] { $count } otevřená přípojka
    [few] { $count } otevřené přípojky
   *[other] { $count } otevřených přípojek
}
bill-short-goods = { $count ->
    [one] { $count } kostička
    [few] { $count } kostičky
   *[other] { $count } kostiček
}
bill-short-losses = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
