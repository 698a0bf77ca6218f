# Dílky. `.a`: bere se nebo staví; `.the`: sám něco dělá; `.it`: něco se s ním děje.
component-structural = spojovací komponenta
    .a = spojovací komponentu
    .the = spojovací komponenta
    .it = spojovací komponentu
component-starting-cabin = startovní kajuta
    .a = startovní kajutu
    .the = startovní kajuta
    .it = startovní kajutu
component-cabin = kajuta
    .a = kajutu
    .the = kajuta
    .it = kajutu
component-single-cannon = jednoduché dělo
    .a = jednoduché dělo
    .the = jednoduché dělo
    .it = jednoduché dělo
component-double-cannon = dvojité dělo
    .a = dvojité dělo
    .the = dvojité dělo
    .it = dvojité dělo
component-single-engine = jednoduchý motor
    .a = jednoduchý motor
    .the = jednoduchý motor
    .it = jednoduchý motor
component-double-engine = dvojitý motor
    .a = dvojitý motor
    .the = dvojitý motor
    .it = dvojitý motor
component-shield = štít
    .a = štít
    .the = štít
    .it = štít
component-battery = dílek s bateriemi
    .a = dílek s bateriemi
    .the = dílek s bateriemi
    .it = dílek s bateriemi
component-cargo = dílek s kontejnery
    .a = dílek s kontejnery
    .the = dílek s kontejnery
    .it = dílek s kontejnery
component-special-cargo = dílek s červenými kontejnery
    .a = dílek s červenými kontejnery
    .the = dílek s červenými kontejnery
    .it = dílek s červenými kontejnery
    .short = červené kontejnery
component-life-support-brown = hnědá podpora životních funkcí
    .a = hnědou podporu životních funkcí
    .the = hnědá podpora životních funkcí
    .it = hnědou podporu životních funkcí
    .short = hnědá podpora
component-life-support-purple = fialová podpora životních funkcí
    .a = fialovou podporu životních funkcí
    .the = fialová podpora životních funkcí
    .it = fialovou podporu životních funkcí
    .short = fialová podpora
component-explosive = výbušný náklad
    .a = výbušný náklad
    .the = výbušný náklad
    .it = výbušný náklad
component-fragile = křehký náklad
    .a = křehký náklad
    .the = křehký náklad
    .it = křehký náklad
    .short = křehký náklad
component-heavy = těžký náklad
    .a = těžký náklad
    .the = těžký náklad
    .it = těžký náklad
component-radioactive = radioaktivní náklad
    .a = radioaktivní náklad
    .the = radioaktivní náklad
    .it = radioaktivní náklad
component-single-artifact = jednoduchý artefakt
    .a = jednoduchý artefakt
    .the = jednoduchý artefakt
    .it = jednoduchý artefakt
component-double-artifact = dvojitý artefakt
    .a = dvojitý artefakt
    .the = dvojitý artefakt
    .it = dvojitý artefakt
component-sentry = strážce
    .a = strážce
    .the = strážce
    .it = strážce
component-arms-locker = zbrojní skříň
    .a = zbrojní skříň
    .the = zbrojní skříň
    .it = zbrojní skříň

# Zboží
good-red = červená kostička
    .a = červenou kostičku
    .the = červená kostička
    .it = červenou kostičku
    .short = červená
    .letter = Č
good-yellow = žlutá kostička
    .a = žlutou kostičku
    .the = žlutá kostička
    .it = žlutou kostičku
    .short = žlutá
    .letter = Ž
good-green = zelená kostička
    .a = zelenou kostičku
    .the = zelená kostička
    .it = zelenou kostičku
    .short = zelená
    .letter = Z
good-blue = modrá kostička
    .a = modrou kostičku
    .the = modrá kostička
    .it = modrou kostičku
    .short = modrá
    .letter = M

# Posádka
figure-human = kosmonaut
    .a = kosmonauta
    .the = kosmonaut
    .it = kosmonauta
figure-brown = hnědý mimozemšťan
    .a = hnědého mimozemšťana
    .the = hnědý mimozemšťan
    .it = hnědého mimozemšťana
figure-purple = fialový mimozemšťan
    .a = fialového mimozemšťana
    .the = fialový mimozemšťan
    .it = fialového mimozemšťana

# Letové karty. `.it`: čtvrtý pád.
card-open-space = Volný vesmír
    .the = volný vesmír
    .it = volný vesmír
    .rule = Hráči v pořadí letí dopředu o svou sílu motorů. Kdo má sílu 0, musí odstoupit.
    .gentle = Hráči v pořadí letí dopředu o svou sílu motorů.
    .flavour = Vepředu nic, vzadu nic. Šlápni na to.
card-planets = Planety
    .the = planety
    .it = planety
    .rule = Hráči v pořadí mohou přistát na volné planetě, naložit její zboží a ztratit letové dny.
    .flavour = Přistát, naložit, tady podepsat a nekrmit domorodce.
card-abandoned-ship = Opuštěná loď
    .the = opuštěná loď
    .it = opuštěnou loď
    .rule = První, kdo má dost posádky a chce, odevzdá posádku, získá kredity a ztratí letové dny.
    .flavour = Kdo najde, ten má. A taky ten letí.
card-abandoned-station = Opuštěná stanice
    .the = opuštěná stanice
    .it = opuštěnou stanici
    .rule = První, kdo má dost posádky a chce, naloží zboží a ztratí letové dny.
    .flavour = Svítí se, regály jsou plné. Co by se mohlo stát?
card-meteor-swarm = Meteorický roj
    .the = meteorický roj
    .it = meteorický roj
    .rule = Každý meteor letí hozeným řádkem nebo sloupcem na všechny lodě.
    .flavour = Předpověď hlásila ojedinělé kameny.
card-smugglers = Pašeráci
    .the = pašeráci
    .it = pašeráky
    .rule = Kdo je slabší, ztrácí zboží; první silnější si smí naložit to jejich.
    .flavour = Chtějí si jen popovídat. O tvém nákladu.
card-slavers = Otrokáři
    .the = otrokáři
    .it = otrokáře
    .rule = Kdo je slabší, ztrácí posádku; první silnější si smí vzít jejich kredity.
    .flavour = Nabíráme. Hlavně tvou posádku.
card-pirates = Piráti
    .the = piráti
    .it = piráty
    .rule = Na slabší střílejí; první silnější si smí vzít jejich kredity.
    .flavour = Zboží neberou, posádku taky ne. Jde jim o ten rámus.
card-combat-zone = Bojová zóna
    .the = bojová zóna
    .it = bojovou zónu
    .rule = Řádek po řádku nese postih loď s nejnižší hodnotou, při remíze ta více vepředu.
    .flavour = Špatné místo, špatná chvíle, špatná loď.
card-stardust = Hvězdný prach
    .the = hvězdný prach
    .it = hvězdný prach
    .rule = Od konce pořadí ztrácí každý letový den za každou otevřenou přípojku.
    .flavour = Romantika, dokud se nedostane do přípojek.
card-epidemic = Epidemie
    .the = epidemie
    .it = epidemii
    .rule = Každá obsazená kajuta napojená na jinou obsazenou kajutu ztrácí jednoho člena posádky.
    .flavour = Někdo kýchl. Vždycky někdo kýchne.
card-sabotage = Sabotáž
    .the = sabotáž
    .it = sabotáž
    .rule = Loď s nejmenší posádkou ztrácí dílek na hozeném poli; tři pokusy.
    .flavour = Včera to ještě drželo.

# Chyby ve stavbě
flaw-mismatch = jednoduchá přípojka je u dvojité
flaw-connector-on-smooth = přípojka je u prázdné hrany
flaw-engine-direction = motor nesměřuje dozadu
flaw-behind-exhaust = za motorem je dílek
flaw-before-barrel = před hlavní děla je dílek
flaw-not-connected = tato část nedrží na lodi
flaw-outside = toto je mimo stavební zónu
flaw-radioactive-joined = dva radioaktivní náklady jsou spojené
flaw-artifact-in-zone = artefakt leží v mrtvé zóně jiného

# Jak se dílky ztrácejí
cause-destroyed = je na kusy
cause-fallen-off = už nedrží na lodi, odpadá
cause-given-up = odevzdáno
cause-removed = odebráno kvůli chybě ve stavbě

# Proč odchází posádka
cause-life-support = chybí podpora životních funkcí
cause-epidemic = epidemie se šíří mezi spojenými kajutami
cause-slavers = kořist otrokářů
cause-combat-zone = postih bojové zóny
cause-abandoned-ship = někdo musí opuštěnou loď dovést domů

# Za co jsou kredity
payment-abandoned-ship = za opuštěnou loď
payment-slavers = odměna za poražené otrokáře
payment-pirates = odměna za poražené piráty

# Proč někdo odstoupil
give-up-before = ještě před první kartou
give-up-chosen = dobrovolně
give-up-no-humans = na lodi není kosmonaut, který by ji řídil
give-up-no-engines = ve volném vesmíru měla loď sílu motorů 0
give-up-lapped = vedoucí hráč má náskok víc než celé kolo
give-up-no-ship = z lodi nic nezbylo
give-up-sits-out = tento hráč do konce hry jen přihlíží

# Řádky vyúčtování
bill-order = { $count }. místo v cíli
bill-best-looking = nejhezčí loď, { $count ->
    [0] žádná otevřená přípojka
    [one] { $count } otevřená přípojka
    [few] { $count } otevřené přípojky
   *[other] { $count } otevřených přípojek
    }
bill-goods = prodané zboží, { $count ->
    [one] { $count } kostička
    [few] { $count } kostičky
   *[other] { $count } kostiček
    }
bill-losses = { $count ->
    [one] { $count } ztracený dílek
    [few] { $count } ztracené dílky
   *[other] { $count } ztracených dílků
    }
bill-forgiven = odpuštěný dluh: nikdo neplatí víc, než má
bill-title = titul { $title }, skóre { $count }

# Lety
level-l = Výukový let
level-first = Zkušební let
level-i = Úroveň I
level-ii = Úroveň II
level-iii = Úroveň III
level-iiia = Úroveň IIIa
level-iv = Úroveň IV (naše)
level-fork = Vidlice (naše, úroveň I)
level-tug-and-barge = Remorkér a člun (naše, úroveň II)
level-manta = Manta (naše, úroveň III)

# Tituly treku
title-hauler = Velký dopravce
    .counts = Dílky, na kterých leží aspoň jedna kostička zboží.
    .restriction = Každý dílek s kontejnery smí na tomto letu nést jen jednu kostičku. (Náš vlastní návrh: tištěné omezení neznáme.)
    .flavour = Z žádné planety neodlétá s prázdnou.
title-drummer = Bateriový bubeník
    .counts = Dílky, které berou baterie: dvojitá děla, dvojité motory a štíty.
    .restriction = Na každý dílek s bateriemi se naloží o jednu baterii méně, než je vytištěno. (Náš vlastní návrh: tištěné omezení neznáme.)
    .flavour = Všechno hraje na plný výkon.
title-xeno-steward = Xenosprávce
    .counts = Za každého mimozemšťana počet polí k nejbližší jiné kajutě, vodorovně a svisle, vše sečteno.
    .restriction = Tvoji mimozemšťané přidávají +1 místo +2. (Náš vlastní návrh: tištěné omezení neznáme.)
    .flavour = Každý host si zaslouží pokoj daleko od ostatních.
title-cruise-captain = Kapitán výletní lodi
    .counts = Obsazené kajuty s výhledem: prázdná hrana vedle prázdného pole.
    .restriction = Tvoje štíty nefungují na stranách, kde má některá kajuta výhled. (Náš vlastní návrh: tištěné omezení neznáme.)
    .flavour = Vlevo hvězdy. Vpravo další hvězdy.
title-engineer = Hlavní inženýr
    .counts = Všechny dílky lodi.
    .restriction = Nesmíš si rezervovat dílky. (Náš vlastní návrh: tištěné omezení neznáme.)
    .flavour = Co drží, to letí.
title-corridor-master = Mistr chodeb
    .counts = Nejdelší řetěz spojených dílků, z nichž každý má jednu nebo dvě přípojky.
    .restriction = Nesmíš stavět spojovací komponenty. (Náš vlastní návrh: tištěné omezení neznáme.)
    .flavour = Neztratilo se to. Je to na konci chodby.

# Hráči
player-nameless = Hráč { $number }
goods-none = nic
