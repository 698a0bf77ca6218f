# Texte der Seite.

# Seite
page-title = Boltbucket
page-title-turn = ● Du bist dran – Boltbucket
page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-settings = Einstellungen
page-connecting = Verbindung zum Tisch …
page-connection-lost = { $seconds ->
    [0] Die Verbindung ist weg. Neuer Versuch …
   *[other] Die Verbindung ist weg. Nächster Versuch in { $seconds } s.
}
page-connection-slow = Langsame Leitung: Deine Eingabe ist noch unterwegs …
page-try-now = Jetzt versuchen
page-waiting = Warten auf
page-seconds = { $seconds } s
page-flight-of = Flug { $number } von { $flights }
refusal-unknown = Das geht nicht ({ $code }).
refusal-connection-lost = Die Verbindung riss ab, bevor die Antwort ankam. Bitte versuch es noch einmal.
refusal-not-connected = Gerade gibt es keine Verbindung zum Server. Warte, bis sie wieder da ist.
refusal-server-error = Dem Server ist ein Schraubenschlüssel ins Getriebe gefallen. Du kannst nichts dafür. Bitte versuch es gleich noch einmal.

# Wenn der Server nicht zu erreichen ist
offline-title = Kein Weg zum Server
offline-missing = Boltbucket wird auf einem Server gespielt, und den erreicht dieses Gerät gerade nicht. Deine Plätze sind sicher: Sie warten dort, und dein Schiff auch.
offline-ask = Ist das Netz an? Ist der Rechner wach, auf dem das Spiel läuft, und im selben Netz wie dieses Gerät?
offline-again = Noch einmal versuchen

# Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = wie im System
settings-theme-dark = Nachthimmel
settings-theme-light = Bauplan
settings-motion = Animationen
settings-motion-hint = Ruhig: Nichts fliegt, nichts wackelt.
settings-motion-auto = wie im System
settings-motion-full = lebhaft
settings-motion-calm = ruhig
settings-speed = Tempo des Flugs
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-instant = sofort
settings-sound = Ton
settings-sound-on = an
settings-volume = Lautstärke
settings-captions = Untertitel für Geräusche
settings-guide = Erklärungen
settings-remarks = Sprüche der Bots
settings-sound-off = aus
settings-awake = Bildschirm anlassen
settings-awake-hint = Solange ein Spiel läuft. Braucht eine sichere Adresse (https).
settings-hand = Hand
settings-hand-hint = Auf dem Handy liegt das Plättchen in deiner Hand unter diesem Daumen.
settings-hand-left = links
settings-hand-right = rechts

# Tasten
keys-title = Tasten
keys-all = Alle Tasten
keys-everywhere = Überall
keys-this-sheet = Diese Übersicht zeigen
keys-go-on = Nächstes Element (mit Umschalt: voriges)
keys-press = Ausgewähltes auslösen
keys-ship = Von Feld zu Feld eines Schiffs
keys-close = Schließen, was offen ist; im Flug überspringen
keys-building = Beim Bauen
keys-draw = Ein Plättchen vom Haufen nehmen
keys-heap = Von Plättchen zu Plättchen im Haufen
keys-turn = Nach rechts drehen
keys-turn-back = Nach links drehen
keys-fits = Zeigen, wo es passt
keys-place-best = Anlegen, wo es am besten passt
keys-rule = Was ist das? Die Regel öffnen
keys-names = Sagen, was etwas ist
key-wheel = Mausrad
key-right-click = Rechtsklick
key-double-click = Doppelklick
key-hover = darüberfahren
keys-reserve = In die Reserve legen
keys-give-back = Zurück auf den Haufen legen
keys-pick-up = Das letzte Plättchen wieder aufnehmen
keys-flight = Im Flug
keys-planet = Einen Planeten wählen
keys-confirm = Bestätigen, was du auf dem Schiff gewählt hast
keys-skip = Überspringen, was gerade gezeigt wird
keys-home = Zurück zu meinem Schiff
keys-last-event = Das letzte Ereignis noch einmal vorlesen
keys-read-ship = Das Schiff vorlesen, Feld für Feld
keys-replay = Aufzeichnung
keys-play = Abspielen und anhalten
keys-step = Einen Schritt zurück oder weiter
keys-chapter = Eine Karte zurück oder weiter
keys-practice = Übungswerft (dazu alle Tasten zum Bauen)
keys-practice-draw = Ein Plättchen ziehen
keys-practice-drop = Das Plättchen weglegen
key-space = Leertaste
key-enter = Eingabe
key-tab = Tab
key-escape = Esc
key-shift = Umschalt
key-backspace = Rücktaste
key-page-up = Bild auf
key-page-down = Bild ab

# Dinge, wie ein Bildschirmleser sie sagt
side-front = vorne
side-right = rechts
side-rear = hinten
side-left = links
side-to-left = nach links
side-to-rear = nach hinten
side-to-right = nach rechts
side-to-front = nach vorne
connector-smooth = glatt
connector-single = 1 Rohr
connector-double = 2 Rohre
connector-universal = universal
tile-sized = { $tile } ({ $capacity })
tile-looking = { $tile }, zeigt { $sides }
tile-side = { $side } { $connector }
cell-name = Spalte { $column }, Reihe { $row }
square-empty = { $cell }: leer
square-tile = { $cell }: { $tile }
square-charge = { $charge ->
    [one] { $charge } Batterie
   *[other] { $charge } Batterien
}
figure-engines = Antriebsstärke: ohne und mit Batterien
figure-cannons = Kanonenstärke: ohne und mit Batterien
figure-batteries = Batterien
figure-crew = Crew
figure-exposed = Freiliegende Anschlüsse
figure-flaws = Baufehler
hourglass-left = { $seconds ->
    [one] Noch { $seconds } Sekunde Sand
   *[other] Noch { $seconds } Sekunden Sand
}
hourglass-still = Die Sanduhr auf Feld { $space } ist abgelaufen
log-title = Was geschehen ist
log-why = Warum? Regel öffnen
log-empty = Noch ist nichts geschehen. Genieß es, solange es dauert.
card-level = Karte für Level { $level }

# Bauen
building-heap = { $count ->
    [one] Der Haufen: { $count } Plättchen
   *[other] Der Haufen: { $count } Plättchen
}
building-face-down = Verdecktes Plättchen
building-payload-face-down = Verdeckte Nutzlast
building-tools = Sanduhr, Stapel und Bauende
building-bench = Werkbank
building-own-ship = Dein Schiff
building-ship-of = Das Schiff von { $name }
building-hand-empty = Tippe auf ein Plättchen im Haufen
building-hand-done = Hände weg: Das Schiff ist fertig
building-hand-stopped = Hände weg: Die Zeit ist um
building-hand-turn = In deiner Hand: { $tile }. Drehen
building-turn = Rechts drehen
building-turn-key = Rechts drehen (R)
building-turn-back = Links drehen
building-give-back = Zurücklegen
building-give-back-key = Das Plättchen offen auf den Haufen zurücklegen (Rücktaste)
building-pick-up = Wieder aufnehmen
building-pick-up-key = Das letzte Plättchen wieder in die Hand nehmen (U)
building-show-fits = Wo es passt
building-show-fits-key = Zeigen, wo das Plättchen passt (F)
building-reserve-box = Reserve
building-reserved = In Reserve: { $tile }. Nehmen
building-reserve-free = Freier Reserveplatz
building-apart = Hier berührt es dein Schiff an keinem passenden Anschluss
building-sound = Bisher keine Fehler.
building-flip = Sanduhr umdrehen
building-finish = Fertig
building-finished = Bau beendet
building-finish-title = Bau beenden
building-finish-hint = Mit dem Startplatz ist dein Schiff fertig. Wer weiter vorne startet, begegnet Gefahren und Chancen zuerst.
building-doubt-engines = Kein Antrieb: Im freien Weltraum wäre der Flug für dich zu Ende.
building-doubt-engines-here = Kein Antrieb: Im freien Weltraum kommt dieses Schiff nicht voran.
building-doubt-crew = Keine Crew: Wer soll das fliegen?
building-doubt-tiles = Ein einziges Plättchen: Ist das ein Schiff?
building-build-on = Weiterbauen
building-start-anyway = So starten
building-finish-flaws = { $count ->
    [one] Dein Schiff hat einen Fehler. Du musst ihn vor dem Start korrigieren.
   *[other] Dein Schiff hat { $count } Fehler. Du musst sie vor dem Start korrigieren.
}
building-place = Platz { $place }
building-place-means = { $space ->
    [0] startet ganz hinten
    [one] startet { $space } Feld weiter vorne
   *[other] startet { $space } Felder weiter vorne
    }; auf diesem Platz anzukommen bringt { $reward ->
        [one] { $reward } Credit
       *[other] { $reward } Credits
    }
building-piles = Kartenstapel
building-pile = { $count ->
    [one] Stapel { $pile } ansehen, { $count } Karte
   *[other] Stapel { $pile } ansehen, { $count } Karten
}
building-pile-hint = Sieh nach, was kommt
building-pile-closed = Diesen Stapel darf niemand ansehen
building-pile-closed-name = { $count ->
    [one] Stapel { $pile }, { $count } Karte, unbekannt
   *[other] Stapel { $pile }, { $count } Karten, unbekannt
}
building-looking = Stapel { $pile }
building-looking-hint = Diese Karten kommen in irgendeiner Reihenfolge. Solange du sie ansiehst, kann es sonst niemand, und bauen kannst du auch nicht.
building-put-back = Stapel zurücklegen
building-other-finished = fertig: Platz { $place }
building-other-looking = sieht sich Stapel { $pile } an
building-other-holds = hält: { $tile }
building-other-reaches = greift nach einem Plättchen
building-panes = Haufen, andere Schiffe und Verlauf
building-filter = Welche offenen Plättchen gezeigt werden
building-filter-all = Offen: { $count }
building-filter-kind = { $kind } ({ $count })
building-beaten = { $name } war schneller
building-tab-heap = Haufen
building-tab-others = Andere
building-tab-log = Verlauf

# Start
launch-waiting = Die Schiffe werden geprüft
launch-remove = { $tile }: abnehmen?
launch-falls-too = { $count ->
    [one] Ein weiteres Plättchen fällt mit ab.
   *[other] { $count } weitere Plättchen fallen mit ab.
}
launch-remove-confirm = Abnehmen
launch-piece = { $count ->
    [one] Stück { $number }: { $count } Plättchen
   *[other] Stück { $number }: { $count } Plättchen
}
launch-may-board = Hier kann einziehen: { $figure }
launch-crew-choose = Tippe auf eine markierte Kabine, um ein Alien einziehen zu lassen.
launch-crew-done = Überall sonst Menschen

page-missing = Hier ist nichts als Vakuum
page-missing-hint = Die Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe vom Link abgefallen.

# Startseite
start-you = Trucker
start-tagline = Bau ein Raumschiff aus Ersatzteilen, flieg damit durch Meteoriten und Piraten, und sieh zu, wie viel davon ankommt.
start-new-table = Neuer Tisch
start-join = An einen Tisch setzen
start-join-example = Code oder Link
start-join-button = Mitspielen
start-my-games = Meine Spiele
start-forget = { $title } vergessen
start-open-tables = Offene Tische
start-more = Mehr
start-rules = Spielregeln
start-practice = Übungswerft
start-replay = Aufzeichnung ansehen

# Neuer Tisch
new-title = Neuer Tisch
new-presets = Fertige Spiele
new-details = Einzelheiten
new-your-name = Dein Name
new-next = Gleich bekommst du einen Link für deine Freunde; freie Plätze können Bots besetzen.
new-open = Tisch eröffnen
preset-first-game = Erstes Spiel
    .explain = Der Lernflug: ein Flug, keine Sanduhr, keine Aliens, freundliche Karten.
preset-quick = Schnelles Spiel
    .explain = Ein Flug auf Level II, in etwa einer halben Stunde.
preset-own = Eigene Zusammenstellung
preset-evening = Abend mit Freunden
    .explain = Zwei Flüge, Level I und II, wie in der Schachtel von 2021.
preset-veterans = Alte Hasen
    .explain = Drei Flüge der Ausgabe 2007, jedes Mal härter.
preset-trek = Transgalaktischer Treck
    .explain = Level I, II und III nacheinander, mit Titeln, die man gewinnt und verteidigt.
preset-missions = Missionsspiel
    .explain = Jeder Flug hat eine eigene Mission, und alle beginnen mit 20 Credits.
option-seats = Trucker am Tisch
    .explain = Freie Plätze können Bots besetzen; sonst fallen sie weg.
option-on = ja
option-off = nein
option-flight-number = Flug { $number }
option-flight-remove = Flug { $number } entfernen
option-flight-add = Noch ein Flug

# Tisch
join-title = Tisch { $code }
join-sit = Platz nehmen
join-watch = Nur zuschauen
lobby-title = Am Tisch
lobby-setup = Was gespielt wird
lobby-open-seat = Freier Platz
lobby-you = Das bist du
lobby-here = ist da
lobby-away = ist weg
lobby-bot = Bot
lobby-no-bot = Noch niemand
lobby-bot-character = Bot auf Platz { $seat }
lobby-bot-strength = Spielstärke von { $name }
lobby-colour = Deine Farbe und Form
lobby-kick = { $name } bitten zu gehen
lobby-spectators = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
lobby-start = Spiel starten
lobby-start-open = { $count ->
    [one] Der freie Platz fällt weg.
   *[other] Die { $count } freien Plätze fallen weg.
}
lobby-waiting-host = Wer den Tisch leitet, startet das Spiel.
lobby-ready = Ich bin bereit
lobby-ready-mark = bereit
lobby-not-ready = Noch nicht bereit: { $names }.
lobby-all-ready = Alle sind bereit.
lobby-invite = Einladen
lobby-invite-hint = Wer diesen Link hat, kann sich setzen oder zuschauen.
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copy-watch = Link zum Zuschauen kopieren
lobby-copied = Kopiert
lobby-code = Code
lobby-qr = QR-Code des Links
refusal-no-clipboard = Der Link ließ sich nicht kopieren. Markiere und kopiere ihn selbst.
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-red = rot
colour-purple = lila
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-star = Stern

# Flug
credits-name = Credits
hit-meteor-light = Kleiner Meteorit { $side ->
    [front] von vorne
    [right] von rechts
    [rear] von hinten
   *[left] von links
}
hit-meteor-heavy = Großer Meteorit { $side ->
    [front] von vorne
    [right] von rechts
    [rear] von hinten
   *[left] von links
}
hit-shot-light = Leichtes Kanonenfeuer { $side ->
    [front] von vorne
    [right] von rechts
    [rear] von hinten
   *[left] von links
}
hit-shot-heavy = Schweres Kanonenfeuer { $side ->
    [front] von vorne
    [right] von rechts
    [rear] von hinten
   *[left] von links
}
card-row-strength = Stärke
card-row-needs-crew = Nötige Crew
card-row-entrance = Reihe oder Spalte
card-row-arrow = { $clockwise ->
    [yes] im Uhrzeigersinn ums Schiff
   *[no] gegen den Uhrzeigersinn ums Schiff
    }
card-row-contraband = Schmuggelware
contraband-batteries = Batterien
contraband-crew = Crew
contraband-goods = Güter
card-row-costs = Kostet
card-row-loses = Wer schwächer ist
card-row-wins = Belohnung
card-row-days = Flugtage
card-row-components = Bauteile
card-row-batteries = Batterien
card-loses-days = { $amount ->
    [one] { $amount } Flugtag
   *[other] { $amount } Flugtage
}
card-loses-crew = { $amount ->
    [one] { $amount } Crewmitglied
   *[other] { $amount } Crewmitglieder
}
card-loses-goods = { $amount ->
    [one] { $amount } Güter-Block
   *[other] { $amount } Güter-Blöcke
}
yardstick-engines = Schwächste Antriebe
yardstick-cannons = Schwächste Kanonen
yardstick-crew = Kleinste Crew
loop-name = Flugplan
loop-place = { $place }. { $name }, { $days ->
    [0] in Führung
    [one] { $days } Feld hinter der Spitze
   *[other] { $days } Felder hinter der Spitze
}
loop-away = { $name } ist gerade nicht dabei
loop-cards-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
}
dice-rolled = Würfel: { $dice }, das heißt { $line }
die-rolled = Würfel: { $one }
flight-rule-of-card = Die Regel dieser Karte
flight-to-front = Das Schiff von { $name } groß zeigen
flight-question = Deine Entscheidung
flight-skip = Überspringen
flight-views = Ansichten
flight-tab-ship = Schiff
flight-tab-card = Karte
flight-tab-log = Verlauf
flight-no-card = Die nächste Karte ist noch nicht aufgedeckt.
flight-gave-up = Hat aufgegeben: { $reason }
flight-away = setzt bei dieser Karte aus
flight-bill = Die Abrechnung
flight-last-card = Das war die letzte Karte.
flight-own-ship = Zurück zu meinem Schiff
flight-cell-chosen = gewählt
flight-cell-choice = wählbar
flight-cell-falling = würde abfallen
decision-unknown = Was tust du?
power-lowest = bisher am wenigsten
power-drop = { $cell } abwerfen
power-batteries = { $used ->
    [0] Keine Batterie benutzt
    [one] { $used } Batterie benutzt
   *[other] { $used } Batterien benutzt
}, { $left ->
    [0] keine mehr übrig.
   *[other] noch { $left } übrig.
}
power-days = { $days ->
    [one] Du fliegst { $days } Feld vor.
   *[other] Du fliegst { $days } Felder vor.
}
power-stranded = Ohne Antriebsstärke musst du hier aufgeben.
power-enemy-more = Du besiegst sie.
power-enemy-equal = Gleichstand: Sie lassen dich in Ruhe.
power-enemy-less = Sie besiegen dich.
power-contest-more = Jemand anders ist schwächer.
power-contest-equal = Gleichstand: Es trifft das Schiff weiter vorne.
power-contest-less = Du bist bisher am schwächsten.
power-stays = Ohne Antriebsstärke bleibst du, wo du bist.
power-fleet-safe = Du hältst der ganzen Flotte stand: Dir geschieht nichts.
power-fleet-pays = { $suffers ->
    [one] Nicht erreicht: { $suffers } von { $lines } Zeilen. Dafür zahlst du.
   *[other] Nicht erreicht: { $suffers } von { $lines } Zeilen. Dafür zahlst du.
}
power-contest-first = Du sagst zuerst an. Das schwächste Schiff zahlt; niemand rückt vor.
power-weakest-you = Du bist am schwächsten.
power-weakest-next = Du bist am zweitschwächsten: kleinere Strafe.
power-weakest-other = Am schwächsten ist { $name }, nicht du.
power-difference = Hier zählt eine Differenz: Wer die kleinste hat, zahlt.
power-confirm-engines = Mit { $strength } fliegen
power-confirm-cannons = Mit { $strength } feuern
power-all = Alle einschalten
power-none = Alle ausschalten
crew-no-humans = { $giving_up ->
    [no] Kein Mensch bliebe übrig. Auf späteren Flügen müsstest du dann aufgeben.
   *[yes] Kein Mensch bliebe übrig: Du müsstest aufgeben.
}
crew-loses-brown = Ohne das braune Alien sinkt deine Antriebsstärke um 2.
crew-loses-purple = Ohne das lila Alien sinkt deine Kanonenstärke um 2.
pick-confirm = { $amount ->
    [one] Bestätigen
   *[other] { $picked } von { $amount } bestätigen
}
pick-clear = Zurücknehmen
defend-shield = Schild hochfahren
defend-cannon = Doppelkanone abfeuern
defend-cost = Eine Batterie von { $cell }; { $left ->
    [0] keine bliebe übrig.
    [one] { $left } bliebe übrig.
   *[other] { $left } blieben übrig.
}
defend-pass = Treffen lassen
defend-loses = Du verlierst auf { $cell }: { $tile }.
defend-falls = { $count ->
    [one] Ein weiteres Plättchen fällt mit ab.
   *[other] { $count } weitere Plättchen fallen mit ab.
}
load-beside = Güter neben deinem Schiff
load-nothing-beside = Neben deinem Schiff wartet nichts.
load-take-out = Herausnehmen
load-where = { $good }: Tippe auf den Frachtraum, in den er soll.
load-worth = { $value ->
    [one] { $value } Credit wert.
   *[other] { $value } Credits wert.
}
load-leaves = { $count ->
    [one] Ein Block bleibt zurück
   *[other] { $count } Blöcke bleiben zurück
}, Wert { $value }. Dabei belassen?
load-all = Laden, was hineinpasst
load-done = Fertig
offer-credits = { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}
offer-goods = Platz für { $fit } von { $count }, so wie du beladen bist; Wert { $value }
offer-crew = { $crew ->
    [one] { $crew } Crewmitglied geht
   *[other] { $crew } Crewmitglieder gehen
}, { $left ->
    [0] niemand bleibt
    [one] { $left } bleibt
   *[other] { $left } bleiben
}
offer-days = { $days ->
    [one] { $days } Flugtag verloren
   *[other] { $days } Flugtage verloren
}
offer-place = Platz { $now } → { $then }
offer-take = Zugreifen
offer-leave = Verzichten
land-choose = Wähle einen Planeten
land-confirm = Auf Planet { $planet } landen
land-pass = Vorbeifliegen
fly-on-sure = Du bekämst nichts für die Reihenfolge und nur { $half } statt { $goods } für deine Güter. Sicher?
fly-on-give-up-sure = Ja, aufgeben
piece-name = Stück { $number }: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
piece-engines = Antriebe
piece-cannons = Kanonen
piece-falls = { $count ->
    [one] { $count } Plättchen fällt ab
   *[other] { $count } Plättchen fallen ab
}
piece-no-humans = Keine Menschen an Bord
piece-choose = Tippe auf das Stück, das weiterfliegt
piece-confirm = Mit diesem Stück weiterfliegen
boom-hit-0 = KRACH!
boom-hit-1 = SCHEPPER!
boom-hit-2 = RUMMS!
boom-missed = wusch …
boom-bounced = PLONG!
boom-shielded = BZZZT!
boom-shot = PENG!
boom-broke = AU BACKE!
escape-owed = { $count ->
    [one] sonst muss { $count } Bauteil weg
   *[other] sonst müssen { $count } Bauteile weg
}
escape-choose = Tippe auf dem Schiff einen Antrieb oder ein Bauteil an.
escape-power = Einschalten
discard-choose = Tippe auf dem Schiff ein Bauteil an.
discard-confirm = Abgeben
odds-open = Wie wahrscheinlich war das?
odds-title = Wie wahrscheinlich war das?
odds-line = { $line } fällt in { $ways } von { $rolls } Würfen: { $percent }.
odds-line-fixed = Ein Würfel zeigt immer { $die }: { $line } fällt in { $ways } von { $rolls } Würfen, { $percent }.
odds-line-certain = Gewürfelt wurde nicht: In Linie { $line } musste etwas kommen.
odds-loses = verliert ein Plättchen
odds-missed = geht vorbei
odds-bounced = prallt ab
odds-parried = eine Batterie hält das Geschoss auf
odds-shot = eine Kanone schießt das Geschoss ab
odds-lost = trifft und kostet ein Plättchen
odds-then = Gezählt für die Schiffe, wie sie in diesem Augenblick waren, mit den Batterien, die sie da hatten.
odds-why-nothing-there = In dieser Linie war nichts.
odds-why-plated = Das Geschoss traf auf { $cell } die Panzerung und prallte ab.
odds-why-smooth = Das Geschoss traf die glatte Seite von { $cell } und prallte ab.
odds-why-shield = Das Geschoss flog auf { $cell } zu; ein Schild deckte die Seite, für eine Batterie.
odds-why-no-shield = Das Geschoss flog auf { $cell } zu, und kein Schild deckte diese Seite.
odds-why-cannon = Das Geschoss flog auf { $cell } zu; eine Kanone erreichte diese Linie.
odds-why-no-cannon = Das Geschoss flog auf { $cell } zu, und keine Kanone erreichte diese Linie.
odds-why-no-battery = Das Geschoss flog auf { $cell } zu, und keine Batterie war mehr da, um es aufzuhalten.
odds-why-heavy-shot = Das Geschoss flog auf { $cell } zu, und schweres Kanonenfeuer hält nichts auf.

# Regeln
rules-all = Alle Regeln
rules-see = Siehe auch
rules-failed = Die Regeln lassen sich gerade nicht laden.
rules-loading = Die Regeln werden geladen …
rules-no-such = Eine Regel namens { $topic } gibt es nicht.
rules-example = Beispiel, gezeichnet

# Abrechnung
bill-game-over = Das Spiel ist aus
bill-lines = Zeile für Zeile
bill-none = Nichts zu zahlen, nichts verdient. Unentschieden gegen das Universum.
bill-titles = Titel
bill-title-gold = golden
bill-wrecks = Was übrig ist
bill-what = Wofür
bill-row-order = Reihenfolge
bill-row-best-looking = Schönstes Schiff
bill-row-goods = Verkaufte Güter
bill-row-losses = Verluste
bill-row-forgiven = Erlassen
bill-row-mission = Mission
bill-total = Dieser Flug
bill-purse = Deine Credits
bill-secret = geheim
bill-rematch = Noch einmal spielen
bill-wants = { $names }: Noch ein Spiel, bitte!
bill-replay = Aufzeichnung ansehen
bill-waiting = Warten auf
coach-title = Auf ein Wort mit dem Trainer
coach-offer = Welche deiner Entscheidungen hat am meisten gekostet, und was wäre besser gewesen? Der Trainer geht von dem aus, was du damals wissen konntest.
coach-ask = Trainer fragen
coach-thinking = Der Trainer fliegt alles noch einmal …
coach-picture = Dein Schiff in diesem Moment
coach-given = Deine Wahl: { $answer }.
coach-better = Besser: { $answer }.
coach-cost = Gewinn an Credits im Schnitt: { $credits }. In { $percent } der durchgespielten Flüge endet es besser.
coach-nothing = Nichts zu beanstanden. Was schiefging, lag am Universum.
coach-how = Beurteilt nach Flügen, durchgespielt mit dem, was du gesehen hast, und mit gleichem Glück für beide Antworten. Was hier nicht steht, machte keinen klaren Unterschied.
ranking-title = Endstand
ranking-best = am reichsten
ranking-winner = gewonnen
ranking-winners-rule = Wer Gewinn gemacht hat, hat gewonnen; wer am reichsten ist, ein bisschen mehr.
ranking-nobody = Diesmal hat niemand Gewinn gemacht. Die Versicherung lässt grüßen.
ranking-partner = mit { $name }
wreck-lost = { $count ->
    [one] { $count } Bauteil verloren
   *[other] { $count } Bauteile verloren
}
wreck-caption = { $level }: { $left ->
    [one] { $left } Bauteil übrig
   *[other] { $left } Bauteile übrig
}, { $lost } verloren
wreck-save-png = Als Bild speichern
wreck-save-svg = als SVG

# Aufzeichnung
replay-title = Aufzeichnung
replay-loading = Das Spiel wird geholt …
replay-open-file = Aufzeichnung aus einer Datei öffnen
replay-choose-file = Datei auswählen
replay-controls = Bedienung der Aufzeichnung
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-back = Einen Schritt zurück
replay-chapter-on = Zur nächsten Karte
replay-chapter-back = Zur Karte davor
replay-scrub = Augenblick des Spiels
replay-frame = Schritt { $frame } von { $frames }
replay-speed = Tempo
replay-more = Mehr: Tempo, Blickwinkel, Speichern
replay-view = Blickwinkel
replay-view-all = Publikum
replay-export = Wiedergabe speichern
replay-record = Aufzeichnung speichern
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-shown-tiles = Bauteile
rules-shown-cards = Karten
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Thema
   *[other] { $count } Themen
}

# Übungswerft
practice-title = Übungswerft
practice-level = Plan
practice-away = Weglegen
practice-draw = Plättchen ziehen
practice-hint = Zieh ein Plättchen, oder nimm eines aus dem Regal; tippe auf ein Plättchen des Schiffs, um es aufzunehmen. R dreht.
practice-advice = Was ich davon halte
practice-good = Gut:
practice-bad = Schlecht:
practice-note = Hinweis:
practice-nothing = Bau ein wenig, dann sage ich es dir.
practice-notation = Das Schiff als Text
practice-shelf = Regal
practice-kind = Art des Bauteils
practice-all-kinds = alle Arten
advice-flaws = { $count ->
    [one] { $count } Fehler: Er müsste vor dem Start weg.
   *[other] { $count } Fehler: Sie müssten vor dem Start weg.
}
advice-no-flaws = Keine Fehler.
advice-no-engines = Kein Antrieb: Im freien Weltraum müsstest du aufgeben.
advice-only-double-engines = Nur Doppelantriebe: Ohne Batterien stehst du still.
advice-engines = Starke Antriebe: bis zu { $strength }.
advice-no-cannons = Keine Kanone: Jeder Feind besiegt dich, jeder große Meteorit trifft.
advice-cannons = Bis zu { $strength } Kanonenstärke, genug für die meisten Feinde hier (etwa { $enemy }).
advice-few-cannons = Bis zu { $strength } Kanonenstärke; Feinde haben hier etwa { $enemy }.
advice-no-batteries = Keine Batterien: Doppelte Bauteile und Schilde sind nur Ballast.
advice-few-batteries = { $batteries ->
    [one] { $batteries } Batterie
   *[other] { $batteries } Batterien
} für { $count ->
    [one] { $count } Bauteil, das eine braucht.
   *[other] { $count } Bauteile, die eine brauchen.
}
advice-idle-batteries = { $batteries ->
    [one] { $batteries } Batterie, aber kaum etwas, das sie benutzt.
   *[other] { $batteries } Batterien, aber kaum etwas, das sie benutzt.
}
advice-shields = Schilde decken alle vier Seiten.
advice-unshielded = { $side ->
    [front] Kein Schild nach vorne: Ein kleiner Meteorit kostet dich in { $risk } der Würfe ein Plättchen.
    [right] Kein Schild nach rechts: Ein kleiner Meteorit kostet dich in { $risk } der Würfe ein Plättchen.
    [rear] Kein Schild nach hinten: Ein kleiner Meteorit kostet dich in { $risk } der Würfe ein Plättchen.
   *[left] Kein Schild nach links: Ein kleiner Meteorit kostet dich in { $risk } der Würfe ein Plättchen.
}
advice-tidy = { $exposed ->
    [0] Kein einziger freiliegender Anschluss: ein Kandidat für das schönste Schiff.
    [one] Nur { $exposed } freiliegender Anschluss: ein Kandidat für das schönste Schiff.
   *[other] Nur { $exposed } freiliegende Anschlüsse: ein Kandidat für das schönste Schiff.
}
advice-exposed = { $exposed ->
    [one] { $exposed } freiliegender Anschluss: Sternenstaub kostet dich einen Tag.
   *[other] { $exposed } freiliegende Anschlüsse: So viele Tage kostet dich Sternenstaub.
}
advice-ragged = { $exposed ->
    [one] { $exposed } freiliegender Anschluss: Sternenstaub und kleine Meteoriten werden dich lieben.
   *[other] { $exposed } freiliegende Anschlüsse: Sternenstaub und kleine Meteoriten werden dich lieben.
}
advice-few-cabins = Eine Crew von { $crew } ist klein: Sklavenhändler und Kampfzonen werden wehtun.
advice-crew = Eine Crew von { $crew }.
advice-no-holds = Kein Frachtraum: Planeten nützen dir nichts.
advice-holds = { $room ->
    [one] Platz für { $room } Güter-Block.
   *[other] Platz für { $room } Güter-Blöcke.
}
advice-no-red-holds = { $room ->
    [one] Platz für { $room } Güter-Block, aber nicht für einen roten.
   *[other] Platz für { $room } Güter-Blöcke, aber nicht für rote.
}
advice-weak-spot = { $count ->
    [one] Wird { $cell } getroffen, fällt { $count } weiteres Plättchen ab.
   *[other] Wird { $cell } getroffen, fallen { $count } weitere Plättchen ab.
}

# Die Vorhersage der Übungswerft
forecast-heading = Was zu erwarten ist
forecast-mean = Credits im Schnitt; vier von fünf Flügen bringen { $low } bis { $high }.
forecast-spread = Gewinne zwischen { $worst } und { $best } Credits
forecast-bin = { $from } bis { $to }: { $count ->
    [one] { $count } Flug
   *[other] { $count } Flüge
}
forecast-arrives = { $percent } der Flüge kommen an.
forecast-fails = { $percent } werden aufgegeben: { $reason }.
forecast-income = Woher das Geld kommt
forecast-suffers = Unterwegs verlorene Bauteile: { $components }
forecast-crew = Verlorene Crew: { $crew }
forecast-dangers-here = Am häufigsten verloren
forecast-how = { $flights ->
    [one] { $flights } Flug gegen die Schiffe von drei Bots, eben erst geflogen.
   *[other] { $flights } Flüge gegen die Schiffe von drei Bots, eben erst geflogen.
}
forecast-flying = Sechzig Flüge sind unterwegs …
forecast-not-yet = Sobald das Schiff sechs Plättchen und keinen Fehler hat, fliegen Bots sechzigmal damit.
forecast-other = Vor der ersten Karte

# Begleitung beim Lernflug
guide-name = Begleitung
guide-next = Verstanden
guide-hide = Ausblenden
guide-show = Erklären
guide-idle = Ich melde mich, wenn etwas Neues kommt.
guide-skip = Genug erklärt
guide-rule = Die Regel dazu
lesson-try-again = Noch einmal versuchen

# Abrechnung, kurz
bill-short-order = Platz { $count }
bill-short-best-looking = { $count ->
    [one] { $count } freiliegender Anschluss
   *[other] { $count } freiliegende Anschlüsse
}
bill-short-goods = { $count ->
    [one] { $count } Block
   *[other] { $count } Blöcke
}
bill-short-losses = { $count ->
    [one] { $count } Bauteil
   *[other] { $count } Bauteile
}
