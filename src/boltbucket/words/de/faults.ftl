# Was an Geschriebenem nicht stimmt und was erwartet wurde: nach dem Code des Fehlers.

# Wo es steht
place-notation-error = Zeile { $line }, Spalte { $column }: erwartet: { $fault }
place-unreadable = erwartet: { $fault }
place-mission-error = { $field ->
    [none] { $file }:{ $line }: { $fault }
   *[other] { $file }:{ $line }: { $field }: { $fault }
    }
place-plan-error = { $field ->
    [none] { $file }:{ $line }: { $fault }
   *[other] { $file }:{ $line }: { $field }: { $fault }
    }
place-data-error = { $file }: { $entry }: { $field }: { $fault }

# Schiffe
fault-ship-header = ship, dann Ausgabe und Plan, etwa ship 2021 II
fault-edition = eine Ausgabe: { $known }
fault-board = ein Plan von { $edition }: { $known }
fault-end-of-line = das Ende der Zeile
fault-end-of-row = das Ende der Reihe
fault-end-of-columns = das Ende der Spaltennummern
fault-end-of-ship = das Ende des Schiffs
fault-columns = die Spaltennummern
fault-row = Reihe { $row }
fault-column = Spalte { $column }
fault-square = das Feld in Spalte { $column }, Reihe { $row }
fault-free-square = { $sign } für ein freies Feld oder ein Plättchen
fault-outside-square = { $sign } für ein Feld außerhalb oder ein Plättchen
fault-rows-at-most = höchstens { $most } Reihen
fault-squares-at-most = höchstens { $most } Felder
fault-squares-as-first = { $width } Felder wie in der ersten Reihe
fault-sketch-cabin = eine Startkabine oder die gedruckten Spalten- und Reihennummern
fault-sketch-one-cabin = nur eine Startkabine oder die gedruckten Nummern
fault-sketch-board-ends = . oder -, denn der Plan endet vor diesem Feld
fault-quirks = eine der Eigenheiten { $known }
fault-quirk-number = eine Zahl
fault-quirk-sides = Seiten, etwa ^<
fault-quirk-rows = Reihennummern, etwa 5-6
fault-tile = ein Plättchen wie c, g^, ev oder b2, oder # und eine Nummer, oder . oder -
fault-tile-number = die Nummer eines gedruckten Plättchens
fault-tile-size = seine Größe, etwa 2
fault-tile-no-direction = - und vier Anschlüsse; diese Art zeigt nirgendwohin
fault-tile-one-direction = nur eine Richtung
fault-tile-direction-once = jede Richtung nur einmal
fault-tile-connector = der Anschluss der { $side ->
    [front] vorderen
    [right] rechten
    [rear] hinteren
   *[left] linken
    } Seite, 0 bis 3
fault-tile-contents = + und was im Plättchen liegt, oder das Ende des Wortes
fault-holds-nothing = das Ende des Wortes; in dieses Plättchen passt nichts
fault-crew = h für einen Menschen, b für das braune oder p für das lila Alien
fault-crew-two = höchstens zwei Menschen
fault-crew-either = Menschen oder ein Alien
fault-batteries = wie viele Batterien, 1 bis { $most }
fault-goods = Güter: R, Y, G oder B
fault-goods-at-most = höchstens { $most } Güter
fault-goods-red = Y, G oder B; R braucht einen roten Frachtraum

# Szenarien
fault-line-not-indented = eine Zeile, die nicht eingerückt ist
fault-settings = { $known }, oder etwas Gespieltes oder Erwartetes
fault-plays = NAME > ANTWORT, = TATSACHE, NAME refused CODE: ANTWORT, oder ...
fault-refused-line = NAME refused CODE: ANTWORT
fault-event-name = der Name eines Ereignisses, etwa TileLost
fault-event-fields = Felder von { $event } wie { $known }, nicht { $word }
fault-playable-setup = ein Aufbau, den man spielen kann ({ $reason })
fault-level-of-flights = ein Level, der zu den Flügen gehört, nicht { $level }
fault-handicap = handicap NAME head_start SEKUNDEN extra_time SEKUNDEN
fault-ship-line = ship NAME, ship NAME at FELD oder ship NAME out
fault-numbers-line = { $name } NAME ZAHL, für beliebig viele
fault-bank-line = Güter wie in RYGGB, oder none
fault-dice-line = Summen zweier Würfel, 2 bis 12, beide Würfel wie in 3+4 oder ein Würfel wie in d5
fault-title-names = ein Titel: { $known }
fault-title-gold = gold oder das Ende der Zeile
fault-one-word = ein Wort nach { $name }
fault-number-instead = eine Zahl statt { $word }
fault-seats = ein Sitz: { $known }
fault-number-from-nought = eine Zahl ab 0, nicht { $word }
fault-free-space = ein Feld ohne andere Rakete: auf { $space } steht schon jemand
fault-goods-in-box = höchstens so viele Güter, wie in der Schachtel sind: { $count } von { $good }
fault-no-yard = eine Tatsache über den Flug: Es werden keine Schiffe gebaut
fault-yard-tile = ein Plättchen und down, up oder wer es hat
fault-facts = eine der Tatsachen { $known }
fault-seat-value = ein Sitz und ein Wert
fault-seat-lost = ein Sitz und eine Zahl, oder ein Sitz, ein Feld und wie es verloren ging
fault-seat-ship = ein Sitz, und darunter eingerückt die Zeichnung seines Schiffs
fault-seat-asked = ein Sitz und eine Art von Entscheidung, oder nobody
fault-seat-answers = ein Sitz und seine Antworten, durch Kommas getrennt
fault-seat-strength = ein Sitz und eine Stärke, etwa 4 oder 4½
fault-bank-amount = ein Gut und wie viele davon der Vorrat hat, etwa R 11
fault-seat-bill = ein Sitz, ein Posten (oder total) und ein Betrag
fault-trek-title = ein Titel, wer ihn hat, und silver oder gold, in einem Treck
fault-a-player = jemand, der mitspielt, nicht die Uhr
fault-title-holders = nach dem ersten Flug für jeden Titel jemand, der ihn trägt
fault-ship-below = darunter eingerückt eine Zeichnung des Schiffs
fault-an-answer = eine Antwort
fault-number-no-yard = eine Zahl, denn es werden keine Schiffe gebaut
fault-tile-lying = ein Plättchen, das dort liegt, nicht { $word }
fault-card = eine Karte von { $edition } oder eine von { $known }
fault-card-fields = die Felder von { $card }: { $field }: { $reason }
fault-card-braces = Felder in geschweiften Klammern, etwa days = 1

# Was ein Szenario sagt und das Spiel nicht tut
fault-somebody-asked = dass jemand gefragt wird
fault-game-is-over = das Spiel ist aus
fault-game-goes-on = das Spiel geht weiter
fault-accepted = dass { $seat } > { $answer } angenommen wird
fault-refused-while = { $refused }: { $refusal } Jetzt: { $asked }
fault-refused-with = { $refused }: { $refusal }
fault-to-be-refused = die Ablehnung { $refused }
fault-was-accepted = es wurde angenommen
fault-no-change = eine Ablehnung, die nichts ändert
fault-a-change = eine Änderung
fault-question = { $seat } wird { $kind } gefragt: { $options }
fault-questions = { $questions }
fault-rolls-written = { $count ->
    [one] { $count } Wurf, denn für mehr hat das Szenario keine Würfel
   *[other] { $count } Würfe, denn für mehr hat das Szenario keine Würfel
    }
fault-rolls-made = { $count ->
    [one] { $count } Wurf; ergänze Würfel oder einen Startwert (seed)
   *[other] { $count } Würfe; ergänze Würfel oder einen Startwert (seed)
    }
fault-end-of-game = das Ende des Spiels oder eine letzte Zeile ...
fault-all-rolled = dass alle Würfel des Szenarios geworfen werden
fault-rolls-left = { $count ->
    [one] { $count } Wurf ist übrig
   *[other] { $count } Würfe sind übrig
    }
fault-still-there = noch da
fault-nothing-asked = es wird nichts gefragt
fault-no-bill = es gibt noch keine Abrechnung
fault-not-told = es wurde nicht erzählt
fault-not-in-the-heap = nicht im Haufen

# Missionsdateien und Karten
fault-missing = fehlt
fault-unknown-field = unbekanntes Feld; es gibt { $known }
fault-a-table = erwartet: eine Tabelle, nicht { $found }
fault-tables = erwartet: Tabellen, nicht { $found }
fault-a-text = erwartet: Text, nicht { $found }
fault-a-flag = erwartet: true oder false, nicht { $found }
fault-a-whole = erwartet: eine ganze Zahl, nicht { $found }
fault-a-count = erwartet: eine ganze Zahl ab 0, nicht { $found }
fault-a-number = erwartet: eine ganze Zahl ab 1, nicht { $found }
fault-numbers = erwartet: eine Liste von Zahlen, nicht { $found }
fault-texts = erwartet: eine Liste von Texten, nicht { $found }
fault-none-of = { $found } ist keines von { $known }
fault-kind-none-of = ist keines von { $known }
fault-stands-twice = steht zweimal da
fault-card-id = erwartet: Ausgabe, Level und Nummer wie 2021-II-07
fault-card-has-no = die Karte hat nicht: { $field }
fault-size-and-side = erwartet: eine Größe und eine Seite, nicht { $found }
fault-yardstick-penalty = erwartet: ein Maßstab und eine Strafe, nicht { $found }
fault-python-own = Python wird nur aus eigenen Dateien oder aus Paketen ausgeführt
fault-python-name = erwartet: der Name einer Python-Datei im selben Ordner
fault-python-variant = { $file } muss eine Unterklasse von MissionVariant enthalten, nicht { $count }
fault-level-one = die Tabelle muss mit Level I beginnen
fault-rows-such-as = erwartet: Reihen wie 'above 7', nicht { $found }
fault-players = erwartet: wie viele mindestens und höchstens mitspielen wie in [2, 4], nicht { $found }
fault-strengths-grow = die Stärken müssen von Level zu Level wachsen
fault-fleet-line = erwartet: eine Stärke und eine Strafe wie in '6: 3 goods', nicht { $found }
fault-columns-list = erwartet: eine Liste von Spalten, nicht { $found }
fault-column-parts = eine Spalte hat, was sie vergleicht, und Zeilen
fault-difference = erwartet: eine Differenz wie 'crew - cannons', nicht { $found }
fault-toml-twice = das steht hier zum zweiten Mal: Zeile { $line }
fault-toml = ab Zeile { $line } ist das kein TOML
fault-not-utf8 = ist kein Text in UTF-8
fault-python-failed = { $file } lässt sich nicht ausführen: { $error }
fault-package-failed = die Mission des Pakets { $package } lässt sich nicht lesen: { $error }

# Schachteln: Plättchen, Karten und Pläne
fault-level-has-no = ein Level hat nicht: { $field }
fault-bank-has-no = der Vorrat hat nicht: { $field }
fault-start-spaces-fall = sie müssen vom ersten bis zum letzten Platz fallen
fault-start-spaces-loop = sie passen nicht auf einen Flugplan mit { $loop } Feldern
fault-rewards-as-places = es müssen so viele sein wie Startfelder
fault-pile-or-learning = ein Flug hat entweder nur Lernkarten oder Kartenstapel
fault-pile-above-level = Karten über Level { $level }
fault-id-begins = beginnt nicht mit { $edition }-
fault-box-holds = erwartet: { $expected }, gefunden: { $found }
fault-too-few-cards = zu wenige Karten von Level { $level } für { $piles } Stapel
fault-one-start = erwartet: ein S für die Startkabine, nicht { $found }
fault-row-squares = Reihe { $row } hat { $squares } Felder für { $columns } Spalten
fault-printed-number = erwartet: eine gedruckte Zahl, nicht { $found }
fault-not-consecutive = die gedruckten Zahlen { $found } folgen nicht aufeinander
fault-no-such-tile = ein gedrucktes Bauteil { $number } gibt es nicht
fault-starts-in-order = erwartet: S für den ersten Teil, T, U und V für weitere, jedes einmal, nicht { $found }
fault-plan-too-large = der Plan ist zu groß: Reihen mal (Spalten + 1) ergibt { $bits }, möglich ist höchstens { $most }
fault-dice-reach = { $dice ->
    [by_one] ein Würfel erreicht nicht alle von { $found }: Nummeriere von 1 bis 6
    [by_blocks] für einen Würfel nach dem anderen braucht es 3, 6 oder 9 Reihen und Spalten, nicht { $found }
   *[by_sum] zwei Würfel erreichen nicht alle von { $found }: Nummeriere von 2 bis 12
    }
fault-parts-touch = zwei Startkabinen liegen in einem Teil: Lass zwischen den Teilen Felder frei
fault-part-without-start = in Spalte { $column }, Reihe { $row } kann nichts gebaut werden: Der Teil hat keine Startkabine
fault-tile-word = unlesbar: { $found }
fault-four-connectors = erwartet: vier Ziffern von 0 bis 3, nicht { $found }
fault-given-once = mehr als einmal angegeben: { $found }
fault-side-twice = eine Seite steht zweimal in { $found }
fault-no-connector = ein Plättchen braucht mindestens einen
fault-cabin-colours = Startkabinen haben eine Farbe, andere Plättchen keine
fault-capacity-of = { $kind } hat { $known }, nicht { $found }
fault-directions-of = { $kind } hat { $expected }, nicht { $found }
fault-shield-sides = ein Schild deckt zwei benachbarte Seiten
fault-smooth-side = die Seite eines Laufs oder einer Düse ist glatt

# Befehle und ihre Optionen
fault-unknown-word = diese Option oder dieses Wort ist hier unbekannt: { $word }{ $likely ->
    [none] {""}
   *[other] {"; "}meintest du { $likely }?
    }
fault-missing-argument = das fehlt: { $name }
fault-needs-value = { $option } braucht einen Wert
fault-needs-no-value = { $option } nimmt keinen Wert
fault-option-value = { $option }: { $reason }
fault-from-to = { $found } ist keine Zahl von { $least } bis { $most }
fault-above-nought = { $found } ist keine Zahl über null
fault-seat-head-extra = { $found } ist kein Handicap wie 2:30:60: Platz, Sekunden Vorsprung, Sekunden mehr am Ende

# Ports und Bots
fault-no-free-port = { $count ->
    [one] Port { $first } ist belegt
   *[other] keiner der Ports { $first } bis { $last } ist frei
    }
fault-store-version = { $file } hat eine andere Version des Programms geschrieben
fault-retention-days = Spiele werden mindestens 1 Tag aufgehoben, nicht { $found }
fault-store-unreadable = { $file } lässt sich nicht als Spielespeicher lesen oder schreiben: { $reason }
fault-store-unreachable = der Speicher { $store } ist nicht zu erreichen: { $reason }
fault-store-and-bus = Server, die sich einen Speicher teilen, brauchen auch einen Bus: entweder --store und --bus angeben oder keines von beiden
fault-club-not-installed = das Paket { $package } fehlt; mit boltbucket[club] lässt sich ein Speicher teilen
fault-folder-in-use = den Ordner { $folder } benutzt schon ein anderer Server
fault-store-in-use = { $count ->
    [one] ein Server benutzt den Speicher { $store }: Beende ihn zuerst
   *[other] { $count } Server benutzen den Speicher { $store }: Beende sie zuerst
    }
fault-store-not-empty = der Speicher { $store } ist nicht leer: Was dort liegt, würde mit dem vermischt, was dazukommt
fault-store-same = { $store } kann nicht auf sich selbst umziehen
fault-store-not-arrived = nichts ist umgezogen: Von { $table } wurden { $sent } Zeilen geschickt, und was ankam ({ $arrived } Zeilen), ist nicht dasselbe
fault-needs-extra = dafür braucht es { $package }, und das ist nicht installiert: pip install "boltbucket[{ $extra }]"
fault-cluster-unreachable = unter { $address } gibt es keinen Cluster
fault-cluster-without-workers = der Cluster { $address } hat keine Worker: Starte welche, etwa mit „dask worker { $address }“
fault-cluster-lost = der Cluster { $address } ist nicht mehr da; was bis dahin fertig war, bleibt erhalten
fault-cluster-version = auf einem Worker des Clusters läuft Boltbucket { $there } und hier { $here }: Die Ergebnisse wären nicht dieselben
fault-file-exists = { $file } gibt es schon
fault-bot-slip = { $bot } { $slip }; { $kind } beantwortet mit { $answer }
fault-bot-raised = ist an { $error } ({ $where }) gescheitert
fault-bot-too-slow = hat zu lange nachgedacht
fault-bot-illegal = hat ungültig geantwortet: { $wrong }
