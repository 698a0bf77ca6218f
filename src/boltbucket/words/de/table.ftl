# Rund um den Tisch: Vereinbarungen, Leute, Chat, Missionen und Titel, wie die Seite sie zeigt.

# Zeitspannen
duration-none = ohne Grenze
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h

# Startseite
start-no-link = Das ist weder ein Code noch ein Link dieser Seite.
start-learn = Lernen
start-replay-hint = Link oder Name der Aufzeichnung
start-replay-button = Ansehen
phase-lobby = noch nicht begonnen
phase-choosing = Wahl der Mission
phase-building = beim Bauen
phase-launch = beim Start
phase-flight = im Flug
phase-between = bei der Abrechnung
phase-over = zu Ende

# Neuer Tisch
new-seats = Wer noch mitspielt
new-somebody = Ein Mensch
preset-with-friends = { $count ->
    [one] Ein Platz ist für einen Freund frei
   *[other] { $count } Plätze sind für Freunde frei
  }
preset-with-bots = { $count ->
    [one] Mit einem Bot
   *[other] Mit { $count } Bots
  }
new-clocks = Uhren, Abwesende und Bots
seat-number = Platz { $seat }
option-teams-four = Für Teams müsst ihr zu viert sein.
handicap-head-start = Vorsprung (s)
handicap-extra-time = Mehr Zeit (s)
handicap-explain = Vorsprung: so viele Sekunden früher anfangen zu bauen. Mehr Zeit: so viele Sekunden weiterbauen, wenn die Sanduhr abgelaufen ist.
missions-none = Keine
    .explain = Flüge ohne Missionen.
missions-drawn = Gezogen
    .explain = Vor jedem Flug werden drei gezogen; ihr einigt euch auf eine, oder der Zufall entscheidet.
missions-agreed = Festgelegt
    .explain = Wählt jetzt eine Mission für jeden Flug.
missions-star = * Regeln unserer eigenen Erfindung: Den Text der gedruckten Karte kennen wir nicht.
mission-hard = Mit Schiffen dieser Klasse nicht empfohlen.
missions-all = { $count ->
    [one] Die Mission, die gezogen werden kann
   *[other] Die { $count } Missionen, die gezogen werden können
}
clock-decision-seconds = Bedenkzeit
    .explain = Danach antwortet einmal ein Bot für dich.
clock-fly-on-seconds = Takt zwischen den Karten
    .explain = Wie lange die nächste Karte auf alle wartet, die noch nicht gesagt haben, dass sie weiterfliegen.
clock-between-seconds = Zeit für die Abrechnung
    .explain = Spätestens danach beginnt der nächste Flug.
clock-count-seconds = Countdown vor dem Bauen
    .explain = Drei, zwei, eins: Alle fangen zugleich an, und vorher läuft kein Sand.
clock-grace-seconds = Geduld mit Abwesenden
    .explain = Wie lange der Tisch wartet, wenn jemand die Verbindung verliert.
clock-bot-pace = Zeit, die Bots sich nehmen
    .explain = Im Vergleich zum Üblichen. Schnellere Bots bauen auch schneller.
clock-draw-ms = Pause zwischen zwei Plättchen
    .explain = Die kürzeste Zeit zwischen zwei Plättchen vom Haufen, für Menschen und Bots gleich. Nach der Regel von 2007 nehmen alle, so schnell sie können: Dort gibt es keine Pause.
clock-by-rulebook = Wie die Spielregel sagt
clock-bot-stands-in = Ein Bot springt für Abwesende ein
    .explain = Bis sie wieder da sind. Sonst wartet der Tisch.
clock-watching = Zuschauen erlaubt
    .explain = Wer zuschaut, sieht, was alle sehen, und kann den Chat lesen.
clock-at-once = sofort
clock-tenths = { $seconds } s

# Leute
lobby-host = leitet den Tisch
people-title = Leute und Tisch
people-away = seit { $time } weg
people-sat-in = (ein Bot springt ein)
people-bot-soon = (in { $seconds } s übernimmt ein Bot)
people-partner = dein Gegenüber im Team
people-sure = Wirklich?
people-new-link = Neuer Link
people-agree-link = Neuem Link zustimmen
people-new-watch-link = Neuer Zuschau-Link
people-luck = Fingerabdruck des Zufalls in diesem Spiel
people-luck-hint = In der Aufzeichnung steht später das Geheimnis, aus dem er stammt; boltbucket verify vergleicht beide.
people-give-link = Der neue Link von { $name }. Der alte gilt nicht mehr; schick diesen sonst niemandem.
people-seat-link = Link des Platzes
people-other-device = Auf einem anderen Gerät weiterspielen
people-other-device-hint = Dein Platz, nur für dich: Scanne oder öffne diesen Link auf dem anderen Gerät. Beide dürfen offen bleiben.
people-renew = Neuen Link anlegen; der alte gilt dann nicht mehr
people-leave = Tisch verlassen
people-leave-bot = Ein Bot fliegt für dich weiter.
people-leave-sure = Dein Platz wird frei.
people-leave-yes = Verlassen
pause-begin = Pause
pause-end = Weiter
pause-asked = { $name } möchte eine Pause.
pause-waiting = Du hast um eine Pause gebeten. Noch nicht zugestimmt: { $names }.
pause-agreed = { $name } hat um eine Pause gebeten. Noch nicht zugestimmt: { $names }.
pause-agree = Einverstanden
pause-decline = Weiterspielen
pause-by = Pause auf Wunsch von { $name }; alle Uhren stehen still.
pause-over = { $name } lässt das Spiel weitergehen.
pause-now = Der Tisch macht Pause; alle Uhren stehen still.

# Chat
chat-title = Chat
chat-messages = Nachrichten
chat-unread = { $count ->
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
chat-empty = Noch hat niemand etwas gesagt. Gebt wenigstens jemandem die Schuld!
chat-phrases = Fertige Sätze
chat-write = Etwas sagen
chat-send = Senden
chat-read-only = Wer zuschaut, kann mitlesen.
chat-mute = Stumm schalten
chat-unmute = Stummschaltung aufheben

# Wahl der Mission
choosing-wait = Die anderen wählen noch.
choosing-fly = Diese fliegen
choosing-reject = Diese nicht

# Missionskarten
mission-title = Die Mission dieses Flugs
mission-show = Mission: { $mission }
mission-own = Unsere eigene Erfindung: Den Text der gedruckten Karte kennen wir nicht.
mission-printed = Wie auf der Karte gedruckt.
mission-heap = Im Haufen: { $kinds }.
mission-dealt = An alle ausgeteilt: { $count } × { $kind }.
mission-most = Höchstens { $count } × { $kind } auf einem Schiff.
mission-forbidden = Auf Schiffen verboten: { $kinds }.
mission-open = { $count ->
    [one] { $count } Superkarte in jedem einsehbaren Stapel.
   *[other] { $count } Superkarten in jedem einsehbaren Stapel.
}
mission-hidden = { $count ->
    [one] { $count } Superkarte im unbekannten Stapel.
   *[other] { $count } Superkarten im unbekannten Stapel.
}
mission-super-pile = Ein einsehbarer Stapel Superkarten statt des unbekannten Stapels.
mission-supercards = Superkarten im Spiel: { $kinds }.
mission-without = Durch andere Karten ersetzt: { $kinds }.
mission-looks = Die Belohnung für das schönste Schiff gibt es { $times }-fach.
mission-losses = { $who ->
    [who_gave_up] Nur wer aufgegeben hat, zahlt für Verluste.
    [finishers] Nur wer ankommt, zahlt für Verluste.
   *[nobody] Niemand zahlt für Verluste.
}
mission-order = Vorschrift: { $order }.
reward-mission = für die Mission
reward-component = je gelieferter Fracht: { $component }
reward-humans = je heimgebrachtem Menschen
reward-aliens = je heimgebrachtem Alien
reward-crew-lost = je verlorenem Crewmitglied
reward-aliens-lost = je verlorenem Alien
reward-no-alien = für einen Start ohne Alien
reward-finished = für die Ankunft
reward-pairs = je Paar aus zerbrechlicher und explosiver Fracht
reward-payload = je gelieferter Nutzlast
reward-triplets = je Satz aus drei Arten Nutzlast
reward-mass = je Punkt gelieferter Masse
reward-most-mass = für die größte Masse
reward-most-delivered = für die größte Lieferung
reward-stories = je verlorenem Bauteil, wenn du ankommst
reward-best-story = für die meisten verlorenen Bauteile
reward-isotopes-lost = je verlorener radioaktiver Fracht
reward-orders = je eingehaltener Vorschrift
reward-escort = wenn die begleitete Rakete ankommt
reward-contest = Einsatz, den alle, die verlieren, an die Gewinner zahlen

# Titel
titles-title = Titel des Trecks
titles-show = Titel im Spiel
titles-explain = Der erste Flug entscheidet, wer welchen Titel bekommt. Danach verteidigt man ihn für Credits; ein auf dem zweiten Flug verteidigter Titel wird golden.
titles-holder = gehört
titles-free = noch frei
