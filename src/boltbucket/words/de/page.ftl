# Texte der Seite.

# Seite
page-title = Boltbucket
page-title-turn = ● Du bist dran – Boltbucket
page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-settings = Einstellungen
page-connecting = Verbindung zum Tisch …
page-connection-lost = { $seconds ->
    [0] Die Verbindung ist weg. Neuer Versuch …
   *[other] Die Verbindung ist weg. Nächster Versuch in { $seconds } s.
}
page-try-now = Jetzt versuchen
page-waiting = Warten auf
page-seconds = { $seconds } s
page-flight-of = Flug { $number } von { $flights }
refusal-unknown = Das geht nicht ({ $code }).
refusal-connection-lost = Die Verbindung riss ab, bevor die Antwort ankam. Bitte versuch es noch einmal.
refusal-not-connected = Gerade gibt es keine Verbindung zum Server. Warte, bis sie wieder da ist.
refusal-server-error = Der Server hat ein Problem. Bitte versuch es gleich noch einmal.

# Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = wie das Gerät
settings-theme-dark = Nachthimmel
settings-theme-light = Bauplan
settings-motion = Bewegung
settings-motion-hint = Ruhig zeigt, was geschieht, ohne Fliegen und Wackeln.
settings-motion-auto = wie das Gerät
settings-motion-full = lebhaft
settings-motion-calm = ruhig
settings-speed = Tempo des Flugs
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-instant = sofort
settings-sound = Ton
settings-sound-on = an
settings-sound-off = aus
settings-hand = Hand
settings-hand-hint = Auf dem Telefon liegt das Plättchen in deiner Hand unter diesem Daumen.
settings-hand-left = links
settings-hand-right = rechts

# Dinge, wie ein Bildschirmleser sie sagt
good-letter-red = R
good-letter-yellow = G
good-letter-green = Ü
good-letter-blue = B
side-front = vorne
side-right = rechts
side-rear = hinten
side-left = links
connector-smooth = glatt
connector-single = 1 Rohr
connector-double = 2 Rohre
connector-universal = universal
tile-sized = { $tile } ({ $capacity })
tile-looking = { $tile }, zeigt nach { $sides }
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
hourglass-still = Der Sand auf Feld { $space } ist abgelaufen
log-title = Was geschehen ist
log-why = Warum? Regel öffnen
log-empty = Noch ist nichts geschehen.
card-level = Karte von Level { $level }
card-planet = Planet { $number }
card-field-days = Flugtage
card-field-credits = Credits
card-field-strength = Stärke
card-field-crew = Crew
card-field-goods = Güter
card-field-good-loss = Verlorene Güter
card-field-crew-loss = Verlorene Crew
card-field-reward = Belohnung

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
building-reserve = Reservieren
building-reserved = In Reserve: { $tile }. Nehmen
building-reserve-free = Freier Reserveplatz
building-apart = Hier berührt es dein Schiff an keinem passenden Anschluss
building-sound = Bisher keine Fehler.
building-flip = Sanduhr umdrehen
building-flip-now = Der Sand ist abgelaufen: Jeder darf umdrehen.
building-flip-last = Das letzte Mal: Nur wer fertig ist, darf umdrehen, dann läuft die Zeit ab.
building-flip-wait = Ist der Sand abgelaufen, lässt sie sich umdrehen.
building-no-hourglass = Keine Sanduhr: Nimm dir Zeit.
building-finish = Fertig
building-finished = Bau beendet
building-finish-title = Bau beenden
building-finish-hint = Mit dem Startplatz ist dein Schiff fertig. Wer weiter vorne startet, begegnet Gefahren und Chancen zuerst.
building-finish-flaws = { $count ->
    [one] Dein Schiff hat einen Fehler. Du musst ihn vor dem Start korrigieren.
   *[other] Dein Schiff hat { $count } Fehler. Du musst sie vor dem Start korrigieren.
}
building-place = Platz { $place }
building-place-means = startet { $space } Felder weiter vorne; in dieser Reihenfolge anzukommen bringt { $reward }
building-piles = Kartenstapel
building-pile = Stapel { $pile } ansehen, { $count } Karten
building-pile-hint = Sieh nach, was kommt
building-pile-closed = Diesen Stapel darf niemand ansehen
building-pile-closed-name = Stapel { $pile }, { $count } Karten, verdeckt
building-looking = Stapel { $pile }
building-looking-hint = Diese Karten kommen in irgendeiner Reihenfolge. So lange kann kein anderer diesen Stapel ansehen, und du kannst nicht bauen.
building-put-back = Stapel zurücklegen
building-other-finished = ist fertig: Platz { $place }
building-other-looking = sieht sich Stapel { $pile } an
building-other-holds = hält: { $tile }
building-other-reaches = greift nach einem Plättchen
building-tab-heap = Haufen
building-tab-others = Andere
building-tab-log = Verlauf

# Start
launch-waiting = Die Schiffe werden geprüft
launch-remove = { $tile } abnehmen?
launch-falls-too = { $count ->
    [one] Ein weiteres Plättchen fällt mit ab.
   *[other] { $count } weitere Plättchen fallen mit ab.
}
launch-remove-confirm = Abnehmen
launch-remove-choose = Tippe auf ein markiertes Plättchen, um zu sehen, was beim Abnehmen geschieht.
launch-piece = { $count ->
    [one] Stück { $number }: { $count } Plättchen
   *[other] Stück { $number }: { $count } Plättchen
}
launch-keep = Mit diesem Stück weiterfliegen
launch-may-board = { $figure } kann hier einziehen
launch-crew-choose = Tippe auf eine markierte Kabine, um ein Alien einziehen zu lassen.
launch-crew-done = Überall sonst Menschen
