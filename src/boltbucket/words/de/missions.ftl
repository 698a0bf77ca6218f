# Die Erweiterung Missionen: Superkarten, was auf Missionen geschieht, und ihre Namen.

# Superkarten
card-meteor-shower = Meteorschauer
    .the = der Meteorschauer
    .it = den Meteorschauer
    .rule = Kleine Meteoriten von zwei Seiten, einer in jede Reihe und Spalte, ohne Würfel.
    .flavour = Nimm einen Schirm mit. Einen aus Stahl.
card-meteor-alert = Meteoralarm
    .the = der Meteoralarm
    .it = den Meteoralarm
    .rule = Große Meteoriten, Zeile für Zeile bis zum Level des Flugs.
    .flavour = Die Sirene geht. Das ist die gute Nachricht.
card-black-hole = Schwarzes Loch
    .the = das Schwarze Loch
    .it = das Schwarze Loch
    .rule = Erreiche seine Stärke mit den Antrieben, oder gib für jeden fehlenden Punkt zwei Bauteile ab.
    .flavour = Es will nicht dich. Es will alles.
card-enemy-fleet = Feindflotte
    .the = die Feindflotte
    .it = die Feindflotte
    .rule = Sie greift alle an; jede Zeile, die du nicht erreichst, kostet ihre Strafe.
    .flavour = Sieh es positiv: Ihr steckt da gemeinsam drin.
card-tactical-zone = Taktische Zone
    .the = die taktische Zone
    .it = die taktische Zone
    .rule = Verglichen werden Differenzen zweier Werte; das Schiff mit der niedrigsten zahlt, bei Gleichstand das weiter vorne.
    .flavour = Da hat jemand ein Buch über Krieg gelesen.
card-nanobot-dust = Nanobotstaub
    .the = der Nanobotstaub
    .it = den Nanobotstaub
    .rule = So viele Bauteile mit freiliegenden Anschlüssen, wie der Level sagt, fallen ab. (Eigene Zahlen.)
    .flavour = Winzig, hungrig und sehr gründlich.
card-dust-storm = Staubsturm
    .the = der Staubsturm
    .it = den Staubsturm
    .rule = Alle verlieren einen Tag je freiliegendem Anschluss, ab Level III zwei. (Eigener Entwurf.)
    .flavour = Scheibenwischer an.
card-plague = Seuche
    .the = die Seuche
    .it = die Seuche
    .rule = Jede besetzte Kabine, die an eine besetzte Kabine angeschlossen ist, verliert die ganze Crew. (Eigener Entwurf.)
    .flavour = Die gute Nachricht: In den Kabinen ist jetzt Ruhe.
card-contagion = Ansteckung
    .the = die Ansteckung
    .it = die Ansteckung
    .rule = Jede besetzte Kabine mit einer besetzten Kabine auf den acht Feldern ringsum verliert ein Crewmitglied. (Eigener Entwurf.)
    .flavour = Dünne Wände, dicke Luft.
card-leaking-cells = Lecke Zellen
    .the = die lecken Zellen
    .it = die lecken Zellen
    .rule = Jede Kabine auf den acht Feldern um ein geladenes Batterieteil verliert ein Crewmitglied. (Eigener Entwurf.)
    .flavour = Wenn es grün leuchtet, nicht dran lecken.
card-discharge = Entladung
    .the = die Entladung
    .it = die Entladung
    .rule = Alle verlieren so viele Batterien, wie der Level sagt; für jede fehlende fällt ein an ein Batterieteil angeschlossenes Bauteil ab. (Eigener Entwurf.)
    .flavour = Wer hat das Licht angelassen?
card-robopolice-raid = Robopolizei-Razzia
    .the = die Robopolizei-Razzia
    .it = die Robopolizei-Razzia
    .rule = Einheiten dringen in dein Schiff ein, beschlagnahmen auf ihrer Runde, was sie finden, und sprengen Bauteile mit Schmuggelware, sofern sie nicht auf ein verteidigtes Bauteil treffen. Nur mit Eindringlingen. (Diese Karte ist großteils eigener Entwurf.)
    .flavour = Führerschein, Fahrzeugschein, Sinn des Lebens.

cause-enemy-fleet = Strafe der Feindflotte
cause-tactical-zone = Strafe der taktischen Zone
cause-plague = die Seuche leert verbundene Kabinen
cause-contagion = die Ansteckung springt zwischen benachbarten Kabinen über
cause-leaking-cells = Batterien in der Nähe sind undicht
give-up-black-hole = das Schwarze Loch hat das Schiff verschluckt
give-up-captured = die Flotte hat das Schiff gekapert
give-up-fewer-delivered = jemand, der noch fliegt, hat mehr Artefakte
bill-contest-lost = verlorene Wette, Wertung { $count }
bill-contest-won = gewonnene Wette, Wertung { $count }
bill-mission = Mission { $mission }, { $count } gezählt

# Was geschieht
event-missions-drawn = Missionen zur Wahl: { $missions }.
event-mission-wished = { $unwanted ->
    [yes] { $seat } möchte lieber nicht: { $mission }.
   *[no] { $seat } wünscht sich: { $mission }.
    }
event-mission-dropped = Niemand will { $mission }: Diese Mission entfällt.
event-mission-chosen = { $how ->
    [agreed] Einig: Die Mission dieses Flugs ist { $mission }
    [chance] Keine Einigung, also entscheidet das Los: Die Mission dieses Flugs ist { $mission }
   *[set_up] Die Mission dieses Flugs ist { $mission }
    }{ $own_design ->
    [yes] {" "}(Regeln nach eigenem Entwurf).
   *[no] .
    }
event-ship-wished = { $seat } möchte fliegen mit: { $plan }.
event-ship-chosen = Alle sind sich einig: Diese Mission wird damit geflogen: { $plan }.
event-orders-drawn = Vorschriften für diesen Flug: { $orders }.
event-orders-kept = { $orders_count ->
    [0] { $seat } hält keine der Vorschriften ein.
   *[other] { $seat } hält ein: { $orders }.
    }
event-card-sat-out = { $seat } öffnet eine Flasche und setzt bei dieser Karte aus: { $card }.
event-escort-moved = Die begleitete Rakete zieht auf Feld { $position }.
event-convoy-moved = Die begleiteten Raketen ziehen auf die Felder { $spaces }.
event-convoy-shrank = { $reason ->
    [lapped] Die hintere der begleiteten Raketen ist verloren: Wer führt, liegt mehr als eine Runde vor ihr.
   *[hit] Die hintere der begleiteten Raketen ist verloren: Niemand hat den Schlag abgefangen.
    }
event-escort-covered = { $seat } fängt den Schlag für die begleitete Rakete ab.
event-escort-lost = { $reason ->
    [lapped] Die begleitete Rakete ist verloren: Wer führt, liegt mehr als eine Runde vor ihr.
   *[hit] Die begleitete Rakete ist verloren: Niemand hat den Schlag abgefangen.
    }
event-contest-scored = { $winners_count ->
    [0] Niemand gewinnt die Wette: Es ist niemand angekommen.
   *[other] Wertungen der Wette: { $scores }. Die niedrigste gewinnt: { $winners }.
    }
event-trucker-replaced = { $seat } hat nicht überlebt; ein neuer Trucker übernimmt. Credits: { $purse }.
event-trucker-missed = { $seat } hat nicht überlebt und setzt für den Rest des Spiels aus.
event-fleet-met = { $suffers ->
    [0] { $seat } hält der Flotte stand: Kanonenstärke { $strength } gegen { $against }.
    [one] { $seat } hat Kanonenstärke { $strength } gegen { $against }: erreichte Zeilen { $matched }, eine Zeile der { $faction ->
        [pirates] Piraten
        [slavers] Sklavenhändler
       *[robbers] Räuber
        } muss bezahlt werden.
   *[other] { $seat } hat Kanonenstärke { $strength } gegen { $against }: erreichte Zeilen { $matched }, { $suffers } Zeilen der { $faction ->
        [pirates] Piraten
        [slavers] Sklavenhändler
       *[robbers] Räuber
        } müssen bezahlt werden.
    }
event-hole-escaped = { $components ->
    [0] { $seat } entkommt dem Schwarzen Loch: Antriebsstärke { $strength } gegen { $against }.
    [one] { $seat } entkommt dem Schwarzen Loch: Antriebsstärke { $strength } gegen { $against }, dazu { $components } Bauteil abgegeben.
   *[other] { $seat } entkommt dem Schwarzen Loch: Antriebsstärke { $strength } gegen { $against }, dazu { $components } Bauteile abgegeben.
    }
event-part-swallowed = Das Schwarze Loch verschluckt einen Teil des Schiffs von { $seat }: Antriebsstärke { $strength } gegen { $against }, und zu wenige Bauteile.
event-ship-swallowed = Das Schwarze Loch verschluckt das Schiff von { $seat }: Antriebsstärke { $strength } gegen { $against }, und zu wenige Bauteile.
event-raid-approached = { $seat } würfelt { $die }: Die Robopolizei kommt { $side ->
    [front] von vorne, zuerst in Spalte { $line }.
    [right] von rechts, zuerst in Reihe { $line }.
    [rear] von hinten, zuerst in Spalte { $line }.
   *[left] von links, zuerst in Reihe { $line }.
    }
event-unit-backed-off = { $unit ->
    [2] Die zweite Einheit der Robopolizei
   *[other] Die Robopolizei
    } { $guard ->
    [none] findet in { $side ->
        [front] Spalte
        [rear] Spalte
       *[other] Reihe
        } { $line } nichts vom Schiff von { $seat } und versucht es daneben.
   *[other] weicht vor { $cell } am Schiff von { $seat } zurück, denn das Bauteil ist verteidigt ({ $side ->
        [front] Spalte
        [rear] Spalte
       *[other] Reihe
        } { $line }), und versucht es daneben.
    }
event-unit-gave-up = { $unit ->
    [2] Die zweite Einheit der Robopolizei
   *[other] Die Robopolizei
    } findet keinen Weg ins Schiff von { $seat } und gibt auf.
event-unit-entered = { $unit ->
    [2] Die zweite Einheit der Robopolizei
   *[other] Die Robopolizei
    } dringt auf { $cell } ins Schiff von { $seat } ein und hält sich { $clockwise ->
    [yes] rechts.
   *[no] links.
    }
event-unit-moved = { $unit ->
    [2] Die zweite Einheit der Robopolizei
   *[other] Die Robopolizei
    } geht durchs Schiff von { $seat }: { $path }.
event-confiscated = { $unit ->
    [2] Die zweite Einheit der Robopolizei
   *[other] Die Robopolizei
    } durchsucht { $cell } im Schiff von { $seat } und beschlagnahmt { $crew_count ->
    [0] {""}
    [one] { $crew_count } Crewmitglied
   *[other] { $crew_count } Crewmitglieder
    }{ $batteries ->
    [0] {""}
    [one] { $batteries } Batterie
   *[other] { $batteries } Batterien
    }{ $goods_count ->
    [0] {""}
   *[other] Güter: { $goods }
    }.
event-charge-planted = { $unit ->
    [2] Die zweite Einheit der Robopolizei
   *[other] Die Robopolizei
    } legt auf { $cell } im Schiff von { $seat } eine Sprengladung.
event-unit-defeated = { $unit ->
    [2] Die zweite Einheit der Robopolizei
   *[other] Die Robopolizei
    } wird auf { $cell } im Schiff von { $seat } geschlagen: { $guard ->
    [sentry] Dort steht ein Wächter.
    [arms_locker] Der Waffenschrank ist in guten Händen.
    [purple_alien] Das lila Alien ist immer bewaffnet.
   *[armed_crew] Die Crew ist bewaffnet.
    }
event-unit-left = { $unit ->
    [2] Die zweite Einheit der Robopolizei
   *[other] Die Robopolizei
    } ist im Schiff von { $seat } einmal herum und geht auf { $cell } von Bord.
event-charges-exploded = { $cells_count ->
    [one] Die Sprengladung im Schiff von { $seat } geht hoch: { $cells }.
   *[other] Die Sprengladungen im Schiff von { $seat } gehen hoch: { $cells }.
    }

# Fragen
decision-discard = { $purpose ->
    [sit_out] Eine zerbrechliche Fracht abgeben, um bei dieser Karte auszusetzen?
    [nanobot_dust] Die Nanobots fressen freiliegende Anschlüsse. Welches Bauteil fällt ab (noch { $amount })?
   *[other] Welches Bauteil fällt ab (noch { $amount })?
    }
    .label = Bauteil abgeben
    .hint = Tippe auf das Bauteil, das wegkommt.
decision-escape = { $owed ->
    [one] Das Schwarze Loch zieht mit { $against }, deine Antriebe haben { $strength }: { $owed } Bauteil muss weg, oder schalte Antriebe ein.
   *[other] Das Schwarze Loch zieht mit { $against }, deine Antriebe haben { $strength }: { $owed } Bauteile müssen weg, oder schalte Antriebe ein.
    }
    .label = Losreißen
    .hint = Tippe auf Doppelantriebe, um sie einzuschalten, oder auf Bauteile, um sie abzuwerfen; keines darf andere mitreißen.
answer-discard = { $cell } abgeben

# Ablehnungen
refusal-mission-forbids = Diese Mission verbietet das Bauteil. Leg es zurück.
refusal-mission-limit = Diese Mission erlaubt nicht mehr Bauteile dieser Art auf einem Schiff. Leg es zurück.
refusal-setup-mission = Eine Mission { $mission } gibt es nicht. Wähle aus: { $known }.

# Missionen. `.about`: worum es geht.
mission-alien-design = Alien-Design
    .about = Kanonen nach vorne vor Reihe 7 zählen halb, Antriebe dahinter gar nicht; Schönheit zahlt sich dreifach aus.
    .flavour = Der Kunde will es geschwungen. Der Kunde muss es ja nicht fliegen.
mission-alien-archaeology = Alien-Archäologie
    .about = Liefere Artefakte: 5 Credits für ein einfaches, 10 für ein doppeltes. Hat jemand, der noch fliegt, mehr davon als du, gibst du am Ende auf.
    .flavour = Das gehört in ein Museum. Am besten in unseres.
mission-the-bet = Die Wette
    .about = Meteoriten und wenige Kanonen: Die kleinste Summe aus Verlusten und Kanonen gewinnt den Einsatz.
    .flavour = „Das schaffe ich mit weniger Kanonen.“ Berühmte letzte Worte.
mission-beverage-run = Getränkelieferung
    .about = Liefere zerbrechliche Flaschen, oder öffne eine, um bei einer Superkarte auszusetzen.
    .flavour = Neunundneunzig Flaschen im Frachtraum. Eine davon dürfte gern ankommen.
mission-club-gold-trials = Club-Gold-Prüfung
    .about = In jedem einsehbaren Stapel eine Superkarte; Ankommen wird belohnt. (Eigener Entwurf.)
    .flavour = Der Champagner ist umsonst. Der Weg dorthin nicht.
mission-experiments = Experimente
    .about = Alle Arten von Nutzlast; Sätze verschiedener Arten bringen mehr. (Eigener Entwurf.)
    .flavour = Bitte nicht fragen, was drin ist. Bitte nicht schütteln.
mission-escort-mission = Geleitschutz
    .about = Eine neutrale Rakete fliegt mit; bringt sie gemeinsam heim. (Eigener Entwurf.)
    .flavour = Pass auf sie auf wie auf dein eigenes Schiff. Nein, besser.
mission-hilarious-stories = Lustige Geschichten
    .about = Je mehr du verlierst, desto mehr verdienst du, wenn du ankommst. (Eigener Entwurf.)
    .flavour = Und dann fiel der Antrieb ab. Du hättest unsere Gesichter sehen sollen.
mission-easy-peasy = Kinderspiel
    .about = Im unbekannten Stapel lauern Flotten; wer ihnen nicht standhält, wird gekapert. (Eigener Entwurf.)
    .flavour = Die Einweisung hatte eine Seite. Darauf stand „Routine“.
mission-carpool = Fahrgemeinschaft
    .about = Bring die ganze Crew heim; alle zählen. (Eigener Entwurf.)
    .flavour = Sind wir schon da?
mission-diplomatic-mission = Diplomatische Mission
    .about = Bring deine Aliens sicher heim. (Eigener Entwurf.)
    .flavour = Lächeln, verbeugen, und Tentakel nicht in die Schleuse halten.
mission-riding-a-powder-keg = Auf dem Pulverfass
    .about = Liefere explosive Fracht. (Eigener Entwurf.)
    .flavour = Rauchen verboten. Funken verboten. Heftige Gefühle auch.
mission-radioactive-isotopes = Radioaktive Isotope
    .about = Liefere radioaktive Fracht; jede verlorene kostet. (Eigener Entwurf.)
    .flavour = Spart Beleuchtung.
mission-heavy-duty = Schwertransport
    .about = Liefere so viel Masse, wie du bewegen kannst. (Eigener Entwurf.)
    .flavour = Aus den Antrieben heben, nicht aus dem Rücken.
mission-directives = Direktiven
    .about = Drei Vorschriften von oben; sie einzuhalten zahlt sich aus. (Eigener Entwurf.)
    .flavour = Die Zentrale hat noch nie ein Schiff gesehen, aber sie hat Meinungen.
mission-cocktail-time = Cocktailzeit
    .about = Zerbrechliche und explosive Fracht, am besten paarweise. (Eigener Entwurf.)
    .flavour = Geschüttelt. Ganz sicher geschüttelt.

# Zeilen der Abrechnung auf Missionen
bill-component = geliefert: { $component }, { $count }
bill-humans = Menschen am Ziel: { $count }
bill-aliens = Aliens am Ziel: { $count }
bill-crew-lost = Crew verloren: { $count }
bill-aliens-lost = Aliens verloren: { $count }
bill-no-alien = ohne Alien gestartet
bill-finished = mit erfüllter Mission angekommen
bill-pairs = Paare aus zerbrechlicher und explosiver Fracht: { $count }
bill-payload = Nutzlast geliefert: { $count }
bill-triplets = Sätze aus drei Arten Nutzlast: { $count }
bill-mass = Masse geliefert: { $count }
bill-most-mass = größte Masse: { $count }
bill-most-delivered = größte Lieferung: { $count }
bill-stories = Geschichten über verlorene Bauteile: { $count }
bill-best-story = beste Geschichte: { $count ->
    [one] { $count } Bauteil verloren
   *[other] { $count } Bauteile verloren
    }
bill-isotopes-lost = radioaktive Fracht verloren: { $count }
bill-orders = eingehaltene Vorschriften: { $count }
bill-escort = die begleitete Rakete ist angekommen

# Vorschriften der Direktiven
order-off-the-edges = kein Bauteil in den äußersten Spalten
order-few-shields = höchstens zwei Schilde
order-cannons-forward = jede Kanone zeigt nach vorne
order-no-double-engines = keine Doppelantriebe
order-cabins-apart = keine zwei Kabinen verbunden
order-gap-in-the-middle = ein leeres Feld in Reihe 7
order-no-red-holds = kein roter Frachtraum
order-no-aliens = keine Aliens an Bord

# Wählen
decision-pick-mission-to-fly = Welche Mission möchtest du fliegen?
    .label = Mission wählen
    .hint = Seid ihr euch nicht einig, entscheidet das Los.
decision-pick-mission-to-reject = Ihr seid euch nicht einig. Gibt es eine Mission, die du lieber nicht fliegst?
    .label = Mission ausschließen
    .hint = Nennen alle dieselbe, entfällt sie, bevor das Los entscheidet.
decision-pick-after-death = Dein Trucker hat nicht überlebt. Was nun?
    .label = Nach dem Unglück
    .hint = Wer aussetzt, hat kein Schiff mehr und wird nichts gefragt.
fate-return = Als neuer Trucker weitermachen, mit 1 Credit
fate-sit-out = Für den Rest des Spiels aussetzen
decision-pick-ship-to-fly = Möchtest du für diese Mission ein anderes Schiff?
    .label = Schiff wählen
    .hint = Es ändert sich nur, wenn ihr euch alle dasselbe wünscht.
mission-none = Keine davon
    .about = Mir sind alle recht.
plan-i = Schiff der Klasse I
plan-ii = Schiff der Klasse II
plan-iii = Schiff der Klasse III
plan-iiia = Schiff der Klasse IIIa
plan-iv = Schiff der Klasse IV
plan-fork = Gabel
plan-tug-and-barge = Schlepper und Kahn
plan-manta = Manta
option-extra-unknown-supercard = Noch eine Superkarte
    .explain = Getränkelieferung: auch im unbekannten Stapel eine Superkarte.
option-artifacts-later = Artefakte erst später
    .explain = Experimente: auf Flügen von Level I keine Artefakte.
option-heavy-armour = Schwere Panzerung
    .explain = Die Wette: Schwere Fracht mit Masse 1 lässt sich als Panzerung einbauen.
option-intruders = Eindringlinge
    .explain = Zu den Superkarten gehören Robopolizei-Razzien, und zwölf Bauteile nach eigenem Entwurf dagegen liegen im Haufen.
refusal-setup-missions-trek = Der Treck hat keine Missionen. Wähle das Missionsspiel, oder lass die Missionen weg.
refusal-setup-missions = Die Zahl der Missionen ({ $missions }) passt nicht zur Zahl der Flüge ({ $flights }). Nenne für jeden Flug eine oder gar keine.
refusal-setup-missions-level = Für { $level } gibt es keine Mission. Wähle einen anderen Flug.
refusal-setup-mission-level = { $mission } lässt sich nicht auf { $level } fliegen. Wähle eine andere Mission oder einen anderen Flug.
refusal-setup-mission-seats = { $mission } ist nicht für diese Zahl von Truckern: { $seats }. Wähle eine andere Mission.
refusal-setup-option =
    Eine Option { $option } gibt es nicht. { $count ->
        [0] Dieses Spiel hat keine.
       *[other] Wähle aus: { $known }.
    }

# `boltbucket mission list`
missions-name = Name
missions-title = Titel
missions-players = Trucker
missions-special = Was besonders ist
missions-counted = { $count ->
    [one] { $count } Mission
   *[other] { $count } Missionen
    }
missions-own-design = eigener Entwurf: Den Text der gedruckten Karte kennen wir nicht
missions-supercards = Superkarten
missions-other-rules = andere Regeln
missions-option = Variante { $option }
missions-not-recommended = nicht empfohlen für Klasse { $ships }
