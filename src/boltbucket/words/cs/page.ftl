# Texty stránky.

# Stránka
page-title = Boltbucket
page-title-turn = ● Jsi na tahu – Boltbucket
page-home = Úvodní stránka
page-close = Zavřít
page-cancel = Zrušit
page-settings = Nastavení
page-connecting = Připojování ke stolu …
page-connection-lost = { $seconds ->
    [0] Spojení se přerušilo. Nový pokus …
   *[other] Spojení se přerušilo. Další pokus za { $seconds } s.
}
page-try-now = Zkusit hned
page-waiting = Čeká se na
page-seconds = { $seconds } s
page-flight-of = let { $number } z { $flights }
refusal-unknown = To nejde ({ $code }).
refusal-connection-lost = Spojení se přerušilo, než odpověď dorazila. Zkus to prosím znovu.
refusal-not-connected = Právě není spojení se serverem. Počkej, až se obnoví.
refusal-server-error = Server má potíže. Zkus to prosím za chvíli znovu.

# Nastavení
settings-language = Jazyk
settings-theme = Barvy
settings-theme-auto = podle zařízení
settings-theme-dark = noční obloha
settings-theme-light = stavební plán
settings-motion = Pohyb
settings-motion-hint = Klidný režim ukáže, co se děje, bez létání a třesení.
settings-motion-auto = podle zařízení
settings-motion-full = živý
settings-motion-calm = klidný
settings-speed = Rychlost letu
settings-speed-slow = pomalu
settings-speed-normal = normálně
settings-speed-fast = rychle
settings-speed-instant = hned
settings-sound = Zvuk
settings-sound-on = zapnutý
settings-sound-off = vypnutý
settings-hand = Ruka
settings-hand-hint = Na telefonu leží dílek v ruce pod tímto palcem.
settings-hand-left = levá
settings-hand-right = pravá

# Věci, jak je říká čtečka obrazovky
good-letter-red = Č
good-letter-yellow = Ž
good-letter-green = Z
good-letter-blue = M
side-front = vpředu
side-right = vpravo
side-rear = vzadu
side-left = vlevo
connector-smooth = prázdná hrana
connector-single = jednoduchá
connector-double = dvojitá
connector-universal = univerzální
tile-sized = { $tile } ({ $capacity })
tile-looking = { $tile }, směr: { $sides }
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
log-empty = Zatím se nic nestalo.
card-level = Karta úrovně { $level }
card-planet = Planeta { $number }
card-field-days = Letové dny
card-field-credits = Kredity
card-field-strength = Síla
card-field-crew = Posádka
card-field-goods = Zboží
card-field-good-loss = Ztracené zboží
card-field-crew-loss = Ztracená posádka
card-field-reward = Odměna

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
building-reserve = Rezervovat
building-reserved = V rezervě: { $tile }. Vzít
building-reserve-free = Volné místo v rezervě
building-apart = Tady se nedotýká lodi žádnou vhodnou přípojkou
building-sound = Zatím bez chyb.
building-flip = Otočit hodiny
building-flip-now = Hodiny se dosypaly: otočit je může kdokoli.
building-flip-last = Poslední otočení: smí jen ten, kdo má hotovo, a pak čas vyprší.
building-flip-wait = Až se hodiny dosypou, půjdou otočit.
building-no-hourglass = Bez hodin: stav, jak dlouho chceš.
building-finish = Hotovo
building-finished = Stavba ukončena
building-finish-title = Ukončit stavbu
building-finish-hint = Jakmile máš startovní místo, loď je hotová. Kdo startuje víc vepředu, potká potíže i příležitosti první.
building-finish-flaws = { $count ->
    [one] Tvoje loď má { $count } chybu. Před startem ji musíš opravit.
    [few] Tvoje loď má { $count } chyby. Před startem je musíš opravit.
   *[other] Tvoje loď má { $count } chyb. Před startem je musíš opravit.
}
building-place = { $place }. místo
building-place-means = startuje o { $space } polí vpředu; za toto pořadí v cíli je { $reward }
building-piles = Balíčky karet
building-pile = Prohlédnout balíček { $pile }, počet karet: { $count }
building-pile-hint = Podívej se, co přijde
building-pile-closed = Tento balíček si nikdo prohlédnout nesmí
building-pile-closed-name = Balíček { $pile }, počet karet: { $count }, skrytý
building-looking = Balíček { $pile }
building-looking-hint = Tyto karty přijdou v nějakém pořadí. Ostatní si zatím balíček prohlédnout nemohou a ty nemůžeš stavět.
building-put-back = Vrátit balíček
building-other-finished = má hotovo: { $place }. místo
building-other-looking = si prohlíží balíček { $pile }
building-other-holds = drží: { $tile }
building-other-reaches = sahá po dílku
building-tab-heap = Hromádka
building-tab-others = Ostatní
building-tab-log = Průběh

# Příprava k letu
launch-waiting = Lodě se kontrolují
launch-remove = Odebrat: { $tile }?
launch-falls-too = { $count ->
    [one] Odpadne s ním ještě { $count } dílek.
    [few] Odpadnou s ním ještě { $count } dílky.
   *[other] Odpadne s ním ještě { $count } dílků.
}
launch-remove-confirm = Odebrat
launch-remove-choose = Klepni na označený dílek a uvidíš, co se stane, když ho odebereš.
launch-piece = { $count ->
    [one] Část { $number }: { $count } dílek
    [few] Část { $number }: { $count } dílky
   *[other] Část { $number }: { $count } dílků
}
launch-keep = Letět dál s touto částí
launch-may-board = { $figure } se sem může nastěhovat
launch-crew-choose = Klepni na označenou kajutu, aby se nastěhoval mimozemšťan.
launch-crew-done = Všude jinde kosmonauti
