# Rozšíření Mise: superkarty, co se na misích děje, a jejich jména.

# Superkarty
card-meteor-shower = Meteorický déšť
    .the = meteorický déšť
    .it = meteorický déšť
    .rule = Malé meteory ze dvou stran, po jednom do každého řádku a sloupce, bez kostek.
    .flavour = Vezmi si deštník. Ocelový.
card-meteor-alert = Meteorický poplach
    .the = meteorický poplach
    .it = meteorický poplach
    .rule = Velké meteory, řádek po řádku až do úrovně letu.
    .flavour = Siréna funguje. To je ta dobrá zpráva.
card-black-hole = Černá díra
    .the = černá díra
    .it = černou díru
    .rule = Vyrovnej motory její sílu, nebo za každý chybějící bod odevzdej dva dílky.
    .flavour = Nechce tebe. Chce všechno.
card-enemy-fleet = Nepřátelská flotila
    .the = nepřátelská flotila
    .it = nepřátelskou flotilu
    .rule = Útočí na všechny; každý řádek, který nevyrovnáš, stojí svůj postih.
    .flavour = Vezmi to z té lepší stránky: jste v tom všichni.
card-tactical-zone = Taktická zóna
    .the = taktická zóna
    .it = taktickou zónu
    .rule = Porovnávají se rozdíly dvou hodnot; platí loď s nejnižším, při remíze ta více vepředu.
    .flavour = Někdo si přečetl knížku o válčení.
card-nanobot-dust = Nanobotí prach
    .the = nanobotí prach
    .it = nanobotí prach
    .rule = Odpadne tolik dílků s otevřenými přípojkami, kolik je úroveň. (Čísla jsou naše.)
    .flavour = Maličcí, hladoví a velmi důkladní.
card-dust-storm = Prachová bouře
    .the = prachová bouře
    .it = prachovou bouři
    .rule = Každý ztrácí den za otevřenou přípojku, od úrovně III dva. (Náš vlastní návrh.)
    .flavour = Stěrače zapnout.
card-plague = Mor
    .the = mor
    .it = mor
    .rule = Každá obsazená kajuta napojená na obsazenou kajutu ztrácí celou posádku. (Náš vlastní návrh.)
    .flavour = Dobrá zpráva: v kajutách je teď klid.
card-contagion = Nákaza
    .the = nákaza
    .it = nákazu
    .rule = Každá obsazená kajuta s obsazenou kajutou na osmi polích kolem ztrácí jednoho člena posádky. (Náš vlastní návrh.)
    .flavour = Tenké stěny, hustý vzduch.
card-leaking-cells = Prosakující články
    .the = prosakující články
    .it = prosakující články
    .rule = Každá kajuta na osmi polích kolem nabitého dílku s bateriemi ztrácí jednoho člena posádky. (Náš vlastní návrh.)
    .flavour = Když to svítí zeleně, neolizuj to.
card-discharge = Vybití
    .the = vybití
    .it = vybití
    .rule = Každý ztrácí tolik baterií, kolik je úroveň; za každou chybějící odpadne dílek napojený na dílek s bateriemi. (Náš vlastní návrh.)
    .flavour = Kdo nechal rozsvíceno?
card-robopolice-raid = Razie robopolicie
    .the = razie robopolicie
    .it = razii robopolicie
    .rule = Jednotky vniknou do tvé lodi, na své obchůzce zabavují, co najdou, a vyhazují do vzduchu dílky s kontrabandem, pokud nenarazí na bráněný dílek. Jen s vetřelci. (Většina této karty je náš vlastní návrh.)
    .flavour = Řidičák, doklady, smysl života.

cause-enemy-fleet = postih nepřátelské flotily
cause-tactical-zone = postih taktické zóny
cause-plague = mor vyprazdňuje spojené kajuty
cause-contagion = nákaza přeskakuje mezi sousedními kajutami
cause-leaking-cells = poblíž prosakují baterie
give-up-black-hole = loď pohltila černá díra
give-up-captured = loď zajala flotila
give-up-fewer-delivered = někdo, kdo ještě letí, veze víc artefaktů
bill-contest-lost = prohraná sázka, skóre { $count }
bill-contest-won = vyhraná sázka, skóre { $count }
bill-mission = mise { $mission }, započteno { $count }

# Co se děje
event-missions-drawn = Mise na výběr: { $missions }.
event-mission-wished = { $unwanted ->
    [yes] { $seat } raději ne: { $mission }.
   *[no] { $seat } si přeje: { $mission }.
    }
event-mission-dropped = Nikdo nechce misi { $mission }: odkládá se.
event-mission-chosen = { $how ->
    [agreed] Dohoda: mise tohoto letu je { $mission }
    [chance] Dohoda není, rozhoduje los: mise tohoto letu je { $mission }
   *[set_up] Mise tohoto letu je { $mission }
    }{ $own_design ->
    [yes] {" "}(pravidla podle našeho návrhu).
   *[no] .
    }
event-ship-wished = { $seat } si přeje letět s lodí: { $plan }.
event-ship-chosen = Všichni se shodli: na tuto misi se letí s lodí: { $plan }.
event-orders-drawn = Příkazy pro tento let: { $orders }.
event-orders-kept = { $orders_count ->
    [0] { $seat } nedodržuje žádný z příkazů.
   *[other] { $seat } dodržuje: { $orders }.
    }
event-card-sat-out = { $seat } otevírá láhev a tuto kartu vynechává: { $card }.
event-escort-moved = Doprovázená raketa letí na pole { $position }.
event-convoy-moved = Doprovázené rakety letí na pole { $spaces }.
event-convoy-shrank = { $reason ->
    [lapped] Zadní z doprovázených raket je ztracená: vedoucí hráč je před ní o víc než celé kolo.
   *[hit] Zadní z doprovázených raket je ztracená: nikdo za ni ránu nevzal.
    }
event-escort-covered = { $seat } bere ránu za doprovázenou raketu.
event-escort-lost = { $reason ->
    [lapped] Doprovázená raketa je ztracená: vedoucí hráč má náskok víc než jedno kolo.
   *[hit] Doprovázená raketa je ztracená: nikdo za ni ránu nevzal.
    }
event-contest-scored = { $winners_count ->
    [0] Sázka nemá vítěze: nikdo nedoletěl.
   *[other] Skóre sázky: { $scores }. Vyhrává nejnižší: { $winners }.
    }
event-trucker-replaced = { $seat } let nepřežívá; nastupuje nový trucker. Kredity: { $purse }.
event-trucker-missed = { $seat } let nepřežívá a do konce hry už jen přihlíží.
event-fleet-met = { $suffers ->
    [0] { $seat } flotile odolává: síla děl { $strength } proti { $against }.
    [one] { $seat } má sílu děl { $strength } proti { $against }: vyrovnané řádky { $matched }, platí se { $suffers } řádek ({ $faction ->
        [pirates] piráti
        [slavers] otrokáři
       *[robbers] lupiči
        }).
    [few] { $seat } má sílu děl { $strength } proti { $against }: vyrovnané řádky { $matched }, platí se { $suffers } řádky ({ $faction ->
        [pirates] piráti
        [slavers] otrokáři
       *[robbers] lupiči
        }).
   *[other] { $seat } má sílu děl { $strength } proti { $against }: vyrovnané řádky { $matched }, platí se { $suffers } řádků ({ $faction ->
        [pirates] piráti
        [slavers] otrokáři
       *[robbers] lupiči
        }).
    }
event-hole-escaped = { $components ->
    [0] { $seat } uniká černé díře: síla motorů { $strength } proti { $against }.
    [one] { $seat } uniká černé díře: síla motorů { $strength } proti { $against } a { $components } odevzdaný dílek.
    [few] { $seat } uniká černé díře: síla motorů { $strength } proti { $against } a { $components } odevzdané dílky.
   *[other] { $seat } uniká černé díře: síla motorů { $strength } proti { $against } a { $components } odevzdaných dílků.
    }
event-part-swallowed = Černá díra pohlcuje část lodi ({ $seat }): síla motorů { $strength } proti { $against } a málo dílků.
event-ship-swallowed = Černá díra pohlcuje loď ({ $seat }): síla motorů { $strength } proti { $against } a málo dílků.
event-raid-approached = { $seat } hází { $die }: robopolicie přichází { $side ->
    [front] zepředu, nejdřív sloupcem { $line }.
    [right] zprava, nejdřív řádkem { $line }.
    [rear] zezadu, nejdřív sloupcem { $line }.
   *[left] zleva, nejdřív řádkem { $line }.
    }
event-unit-backed-off = { $unit ->
    [2] Druhá jednotka robopolicie
   *[other] Robopolicie
    } { $guard ->
    [none] { $side ->
        [front] ve sloupci
        [rear] ve sloupci
       *[other] v řádku
        } { $line } nic nenachází (loď: { $seat }) a zkouší to vedle.
   *[other] ustupuje před bráněným dílkem na { $cell } (loď: { $seat }, { $side ->
        [front] sloupec
        [rear] sloupec
       *[other] řádek
        } { $line }) a zkouší to vedle.
    }
event-unit-gave-up = { $unit ->
    [2] Druhá jednotka robopolicie
   *[other] Robopolicie
    } nenachází cestu dovnitř (loď: { $seat }) a vzdává to.
event-unit-entered = { $unit ->
    [2] Druhá jednotka robopolicie
   *[other] Robopolicie
    } vniká dovnitř na { $cell } (loď: { $seat }) a drží se { $clockwise ->
    [yes] vpravo.
   *[no] vlevo.
    }
event-unit-moved = { $unit ->
    [2] Druhá jednotka robopolicie
   *[other] Robopolicie
    } prochází lodí ({ $seat }): { $path }.
event-confiscated = { $unit ->
    [2] Druhá jednotka robopolicie
   *[other] Robopolicie
    } prohledává { $cell } (loď: { $seat }) a zabavuje { $crew_count ->
    [0] {""}
    [one] { $crew_count } člena posádky
    [few] { $crew_count } členy posádky
   *[other] { $crew_count } členů posádky
    }{ $batteries ->
    [0] {""}
    [one] { $batteries } baterii
    [few] { $batteries } baterie
   *[other] { $batteries } baterií
    }{ $goods_count ->
    [0] {""}
   *[other] zboží: { $goods }
    }.
event-charge-planted = { $unit ->
    [2] Druhá jednotka robopolicie
   *[other] Robopolicie
    } klade na { $cell } nálož (loď: { $seat }).
event-unit-defeated = { $unit ->
    [2] Druhá jednotka robopolicie
   *[other] Robopolicie
    } je na { $cell } poražena (loď: { $seat }): { $guard ->
    [sentry] stojí tam strážce.
    [arms_locker] zbrojní skříň je v dobrých rukou.
    [purple_alien] fialový mimozemšťan je ozbrojen vždy.
   *[armed_crew] posádka je ozbrojená.
    }
event-unit-left = { $unit ->
    [2] Druhá jednotka robopolicie
   *[other] Robopolicie
    } obešla celou loď ({ $seat }) a na { $cell } ji opouští.
event-charges-exploded = { $cells_count ->
    [one] Nálož vybuchuje (loď: { $seat }): { $cells }.
    [few] Nálože vybuchují (loď: { $seat }): { $cells }.
   *[other] Nálože vybuchují (loď: { $seat }): { $cells }.
    }

# Otázky
decision-discard = { $purpose ->
    [sit_out] Odevzdat křehký náklad a tuto kartu vynechat?
    [nanobot_dust] Nanoboti žerou otevřené přípojky. Který dílek odpadne (ještě { $amount })?
   *[other] Který dílek odpadne (ještě { $amount })?
    }
    .label = Odevzdej dílek
    .hint = Klepni na dílek, který půjde pryč.
decision-escape = { $owed ->
    [one] Černá díra táhne silou { $against }, tvoje motory mají { $strength }: pryč musí { $owed } dílek, nebo zapoj motory.
    [few] Černá díra táhne silou { $against }, tvoje motory mají { $strength }: pryč musí { $owed } dílky, nebo zapoj motory.
   *[other] Černá díra táhne silou { $against }, tvoje motory mají { $strength }: pryč musí { $owed } dílků, nebo zapoj motory.
    }
    .label = Unikni
    .hint = Klepni na dvojité motory, ať běží, nebo na dílky, ať zmizí; žádný nesmí strhnout další.
answer-discard = Odevzdat { $cell }

# Odmítnutí
refusal-mission-forbids = Tato mise takový dílek zakazuje. Vrať ho.
refusal-mission-limit = Tato mise víc takových dílků na lodi nedovoluje. Vrať ho.
refusal-setup-mission = Mise { $mission } neexistuje. Vyber z: { $known }.

# Mise. `.about`: o co jde.
mission-alien-design = Mimozemský design
    .about = Děla dopředu před řádkem 7 platí polovinu, motory za ním nic; krása se platí trojnásobně.
    .flavour = Zákazník to chce oblé. Zákazník v tom nepoletí.
mission-alien-archaeology = Mimozemská archeologie
    .about = Doruč artefakty: 5 kreditů za jednoduchý, 10 za dvojitý. Veze-li jich někdo, kdo ještě letí, víc než ty, na konci odstupuješ.
    .flavour = Tohle patří do muzea. Nejlépe do našeho.
mission-the-bet = Sázka
    .about = Meteory a málo děl: nejmenší součet ztrát a děl vyhrává sázku.
    .flavour = „To dám s méně děly.“ Slavná poslední slova.
mission-beverage-run = Rozvoz nápojů
    .about = Doruč křehké láhve, nebo jednu otevři a vynech superkartu.
    .flavour = Devětadevadesát lahví na palubě. Aspoň jedna by mohla doletět.
mission-club-gold-trials = Zkoušky Zlatého klubu
    .about = V každém balíčku k nahlédnutí superkarta; dokončený let se vyplácí. (Náš vlastní návrh.)
    .flavour = Šampaňské je zdarma. Cesta k němu ne.
mission-experiments = Pokusy
    .about = Všechny druhy nákladu; sady různých druhů vynášejí víc. (Náš vlastní návrh.)
    .flavour = Neptejte se, co je uvnitř. A netřeste s tím.
mission-escort-mission = Doprovod
    .about = Letí s vámi neutrální raketa; dovezte ji společně domů. (Náš vlastní návrh.)
    .flavour = Hlídej ji jako vlastní loď. Ne, líp.
mission-hilarious-stories = Veselé historky
    .about = Čím víc ztratíš, tím víc vyděláš, pokud doletíš. (Náš vlastní návrh.)
    .flavour = A pak nám upadl motor. Ty naše obličeje stály za to.
mission-easy-peasy = Brnkačka
    .about = Ve skrytém balíčku číhají flotily; kdo se jim nevyrovná, je zajat. (Náš vlastní návrh.)
    .flavour = Zadání mělo jednu stránku. Stálo na ní „rutina“.
mission-carpool = Spolujízda
    .about = Dovez domů celou posádku; počítá se každý. (Náš vlastní návrh.)
    .flavour = Už tam budeme?
mission-diplomatic-mission = Diplomatická mise
    .about = Dovez své mimozemšťany bezpečně domů. (Náš vlastní návrh.)
    .flavour = Usmívat se, klanět se a chapadla nestrkat do přechodové komory.
mission-riding-a-powder-keg = Na sudu s prachem
    .about = Doruč výbušný náklad. (Náš vlastní návrh.)
    .flavour = Nekouřit. Nejiskřit. Nerozčilovat se.
mission-radioactive-isotopes = Radioaktivní izotopy
    .about = Doruč radioaktivní náklad; každý ztracený něco stojí. (Náš vlastní návrh.)
    .flavour = Aspoň se ušetří za světlo.
mission-heavy-duty = Nadměrný náklad
    .about = Doruč tolik hmoty, kolik uvezeš. (Náš vlastní návrh.)
    .flavour = Zvedat motory, ne zády.
mission-directives = Směrnice
    .about = Tři příkazy shora; dodržet je se vyplatí. (Náš vlastní návrh.)
    .flavour = Centrála loď nikdy neviděla, ale názor má.
mission-cocktail-time = Čas na koktejl
    .about = Křehký a výbušný náklad, nejlépe po dvojicích. (Náš vlastní návrh.)
    .flavour = Protřepat. Určitě protřepat.

# Řádky vyúčtování na misích
bill-component = doručeno: { $component }, { $count }
bill-humans = kosmonauti v cíli: { $count }
bill-aliens = mimozemšťané v cíli: { $count }
bill-crew-lost = ztracená posádka: { $count }
bill-aliens-lost = ztracení mimozemšťané: { $count }
bill-no-alien = start bez mimozemšťana
bill-finished = dokončený let se splněnou misí
bill-pairs = dvojice křehkého a výbušného nákladu: { $count }
bill-payload = doručený náklad: { $count }
bill-triplets = sady tří druhů nákladu: { $count }
bill-mass = doručená hmotnost: { $count }
bill-most-mass = největší hmotnost: { $count }
bill-most-delivered = nejvíc doručeno: { $count }
bill-stories = historky o ztracených dílcích: { $count }
bill-best-story = nejlepší historka: { $count ->
    [one] { $count } ztracený dílek
    [few] { $count } ztracené dílky
   *[other] { $count } ztracených dílků
    }
bill-isotopes-lost = ztracený radioaktivní náklad: { $count }
bill-orders = dodržené příkazy: { $count }
bill-escort = doprovázená raketa doletěla

# Příkazy Směrnic
order-off-the-edges = žádný dílek v krajních sloupcích
order-few-shields = nejvýš dva štíty
order-cannons-forward = každé dělo míří dopředu
order-no-double-engines = žádné dvojité motory
order-cabins-apart = žádné dvě spojené kajuty
order-gap-in-the-middle = prázdné pole v řádku 7
order-no-red-holds = žádné červené kontejnery
order-no-aliens = žádní mimozemšťané na palubě

# Výběr
decision-pick-mission-to-fly = Na kterou misi chceš letět?
    .label = Vyber misi
    .hint = Když se neshodnete, rozhodne los.
decision-pick-mission-to-reject = Neshodli jste se. Je tu mise, do které se ti nechce?
    .label = Vyřaď misi
    .hint = Když všichni jmenují stejnou, odloží se, než rozhodne los.
decision-pick-after-death = Tvůj trucker let nepřežil. Co teď?
    .label = Po nehodě
    .hint = Kdo přihlíží, nemá loď a na nic se ho neptáme.
fate-return = Začít znovu jako nový trucker s 1 kreditem
fate-sit-out = Do konce hry jen přihlížet
decision-pick-ship-to-fly = Chceš na tuto misi jinou loď?
    .label = Volba lodi
    .hint = Změní se, jen když si všichni přejete stejnou.
mission-none = Žádná z nich
    .about = Poletím na kteroukoli.
plan-i = třída I
plan-ii = třída II
plan-iii = třída III
plan-iiia = třída IIIa
plan-iv = třída IV
plan-fork = Vidlice
plan-tug-and-barge = Remorkér a člun
plan-manta = Manta
option-extra-unknown-supercard = Superkarta navíc
    .explain = Rozvoz nápojů: superkarta i ve skrytém balíčku.
option-artifacts-later = Artefakty až později
    .explain = Pokusy: na letech úrovně I žádné artefakty.
option-heavy-armour = Těžký pancíř
    .explain = Sázka: těžký náklad o hmotnosti 1 lze postavit jako pancíř.
option-intruders = Vetřelci
    .explain = K superkartám patří razie robopolicie a na hromádce leží dvanáct dílků podle našeho návrhu, které proti nim pomáhají.
refusal-setup-missions-trek = Trek nemá mise. Vyber hru s misemi, nebo mise vynech.
refusal-setup-missions = Počet misí { $missions } nesedí k počtu letů { $flights }. Uveď jednu na každý let, nebo žádnou.
refusal-setup-missions-level = Pro let { $level } žádná mise není. Vyber jiný let.
refusal-setup-mission-level = Mise { $mission } se na letu { $level } hrát nedá. Vyber jinou misi nebo let.
refusal-setup-mission-seats = Mise { $mission } není pro tento počet hráčů: { $seats }. Vyber jinou misi.
refusal-setup-option =
    Volba { $option } neexistuje. { $count ->
        [0] Tahle hra žádné nemá.
       *[other] Vyber z: { $known }.
    }

# `boltbucket mission list`
missions-name = Jméno
missions-title = Název
missions-players = Hráči
missions-special = Čím je zvláštní
missions-counted = { $count ->
    [one] { $count } mise
    [few] { $count } mise
   *[other] { $count } misí
    }
missions-own-design = náš vlastní návrh: text tištěné karty neznáme
missions-supercards = superkarty
missions-other-rules = jiná pravidla
missions-option = varianta { $option }
missions-not-recommended = nedoporučeno pro třídu { $ships }
