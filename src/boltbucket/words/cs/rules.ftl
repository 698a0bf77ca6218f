# Přehled pravidel: kapitoly, značky a co se říká o nakreslené lodi.
chapter-start = Hra
chapter-ship = Loď
chapter-building = Stavba
chapter-flight = Let
chapter-cards = Letové karty
chapter-games = Způsoby hry a varianty
chapter-missions = Mise
rules-title = Pravidla
rules-see-also = Viz také
rules-mark-2007 = Vydání 2007
rules-mark-2021 = Vydání 2021
rules-mark-ours = Naše vlastní rozhodnutí
rules-mark-uncertain = Není jisté
rules-mark-example = Příklad
rules-mark-played = Odehraný příklad
rules-nothing-found = O „{ $words }“ tu nic není. Zkus jiné slovo, nebo projdi seznam.
rules-no-topic = Téma „{ $topic }“ neexistuje.{ $likely ->
    [none] {""}
   *[other] {" "}Nehledáš: { $likely }?
    }
rules-how-to-read = boltbucket rules TÉMA ukáže téma, boltbucket rules --search SLOVA hledá slova nebo odpoví na otázku.
ask-exposed-connectors = otevřené konce hezká ošklivá krása
ask-shields = štít chránit ochrana
ask-goods = naložit kostky kostičky náklad prodat hodnota cena
ask-flight-days = posunout couvnout pozadu
ask-solo = sám sólo jeden
ask-life-support = mimozemšťan hnědý fialový bydlet žít
ask-hourglass = čas hodiny písek minuty sekundy
ask-good-ship = tipy rady strategie nejlepší začátečník
ask-controls = klávesy klávesnice myš prst táhnout otočit ovládání mobil
ask-piles = prohlédnout podívat karty nahlédnout
ask-reserve = nechat odložit později
ask-strength = silný slabý proud dvojitý baterie
ask-giving-up = skončit vzdát opustit předletět předlétnout kolo mrtvý
ask-hits = meteor střela střílet zásah kostky házet
ask-mistakes = špatně chyba chybně dovoleno opravit
ask-connectors = trubka spojit pasovat sedět připojit
ask-building = dílek vzít připojit stavět postavit otočit
ask-setup = připravit stůl začít plán
ask-rules = začátek začít přehled shrnutí základy naučit cíl
ask-end-of-flight = peníze platit zaplatit vydělat kredity konec body prodat cena ceny hodnota účet
ask-winning = vyhrát vyhraju vyhraje vyhrává výhra vítěz vítězství cíl body
ask-flight-order = první pořadí vpředu vedoucí rakety start
ask-losing-components = rozpadne rozlomí polovina kusy ztracené části odpadne
ask-five-players = hráčů lidí počet
ask-credits = dluh dluhy záporné nula půjčit
ask-editions = rozdíl rozdíly verze staré nové krabice
ask-batteries = dobít nabít prázdné proud
ask-combat-zone = remíza shoda stejně nejslabší
ask-losing-crew = žádná posádka mrtvý obětovat
ask-levels = karet počet délka obtížnost
ask-cargo = červené kontejner místo
ask-payload = těžký výbušný křehký radioaktivní artefakt
ask-rewards = nabídka odmítnout vzít dny
ask-enemies = pirát pašerák otrokář boj útok
ask-open-space = žádný motor motory letět
ask-cabins = přestěhovat bydlet spát kosmonaut
search-endings = a e y i u o ou em ech ách ami ům ů ý á é í ého ému ím ích ými ovi ové am ám at ám áš ává ávám it ím íš ju ji eš
search-stop-words = a i k o s u v z na do od po pro při se si je jsou jsem být mám má mají já ty my mě mi můj tvůj on ona ono to ten ta tento tato co který která které kdo čí jak kdy kde kam proč když pak že může můžu smím musím nebo ne není dostanu stane děje kolik dělají stojí

fact-exposed = Otevřené přípojky: { $value }
fact-engines = Síla motorů bez baterií: { $value }
fact-engines-best = Síla motorů s bateriemi: { $value }
fact-cannons = Síla děl bez baterií: { $value }
fact-cannons-best = Síla děl s bateriemi: { $value }
fact-crew = Posádka: { $value }
fact-humans = Kosmonauti: { $value }
fact-batteries = Baterie: { $value }
fact-goods-value = Hodnota zboží: { $value }
fact-infected = Epidemie postihne { $value }
fact-stranded = Když se ztratí { $of }, mimozemšťan opustí { $value }
fact-shield = { $value ->
    [yes] Štít kryje { $side ->
        [front] předek
        [right] pravý bok
        [rear] záď
       *[left] levý bok
        }
   *[no] Žádný štít nekryje { $side ->
        [front] předek
        [right] pravý bok
        [rear] záď
       *[left] levý bok
        }
    }
fact-pieces = { $of ->
    [none] { $value ->
        [one] Loď drží pohromadě
        [few] Počet částí: { $value }
       *[other] Počet částí: { $value }
        }
   *[other] Počet částí, když se ztratí { $of }: { $value }
    }
fact-flaws = { $value ->
    [none] Žádná chyba
   *[other] Chyby: { $value }
    }
fact-hit = { $value ->
    [none] { $side ->
        [front] Zepředu ve sloupci { $line }: nic není zasaženo
        [right] Zprava v řádku { $line }: nic není zasaženo
        [rear] Zezadu ve sloupci { $line }: nic není zasaženo
       *[left] Zleva v řádku { $line }: nic není zasaženo
        }
   *[other] { $side ->
        [front] Zepředu ve sloupci { $line } je zasaženo { $value }
        [right] Zprava v řádku { $line } je zasaženo { $value }
        [rear] Zezadu ve sloupci { $line } je zasaženo { $value }
       *[left] Zleva v řádku { $line } je zasaženo { $value }
        }
    }
fact-bounces = { $value ->
    [yes] Malý meteor se tam odrazí: { $side ->
        [front] předek, sloupec { $line }
        [right] pravý bok, řádek { $line }
        [rear] záď, sloupec { $line }
       *[left] levý bok, řádek { $line }
        }
   *[no] Malý meteor tam narazí na přípojku: { $side ->
        [front] předek, sloupec { $line }
        [right] pravý bok, řádek { $line }
        [rear] záď, sloupec { $line }
       *[left] levý bok, řádek { $line }
        }
    }
fact-guns = { $value ->
    [none] Žádné dělo tam velký meteor nesestřelí: { $side ->
        [front] předek, sloupec { $line }
        [right] pravý bok, řádek { $line }
        [rear] záď, sloupec { $line }
       *[left] levý bok, řádek { $line }
        }
   *[other] Dělo { $value } tam velký meteor sestřelí: { $side ->
        [front] předek, sloupec { $line }
        [right] pravý bok, řádek { $line }
        [rear] záď, sloupec { $line }
       *[left] levý bok, řádek { $line }
        }
    }

# Odehrané příklady
played-red = Červený
played-blue = Modrý
played-green = Zelený
played-yellow = Žlutý
played-at = { $name }, na poli { $space }
played-end = Nakonec: { $places }.
