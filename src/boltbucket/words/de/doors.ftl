# Türen: Startseite, Spiele gegen Bots, aufbewahrte Flüge, Leute ohne Platz.

start-door-learn = Lernen
    .explain = Dein erster Flug, mit Begleitung an deiner Seite. Etwa zehn Minuten, ohne Konto.
start-door-bots = Gegen Bots spielen
    .explain = Flug aussuchen, Gegner aussuchen, los.
start-friends = Mit Freunden
start-running = Deine laufenden Spiele
running-with = { $what } mit { $names }
running-bots = { $what } gegen Bots
running-still = niemand ist da, das Spiel ruht

# Gegen Bots
bots-flight = Was willst du fliegen?
bots-faces = Wer fliegt mit?
bots-faces-hint = Tippe ein Gesicht an, um es einzuladen, und noch einmal, um es heimzuschicken.
bots-strength = Wie gut sind sie?
bots-suggested = unser Vorschlag
bots-more = Treck und Missionen
bots-mission = Eine Mission
bots-mission-level = Mit welchem Schiff?
bots-go = Los geht’s!
course-l = Keine Sanduhr, freundliche Karten.
course-first = Der sanfte Anfang von 2007.
course-i = Die Sanduhr läuft. Kleine Schiffe, kleine Sorgen.
course-ii = Mehr Platz zum Bauen, mehr Möglichkeiten, ihn zu verlieren.
course-iii = Große Schiffe, großes Geld, große Löcher.
course-iiia = Eine andere Form, und keine Versicherung.
course-iv = Unsere eigene Vorstellung von zu viel.
course-trek = Drei Flüge nacheinander, mit Titeln zu gewinnen.
course-mission = Ein Flug mit einem eigenen Auftrag.

# Meine Flüge
flights-title = Meine Flüge
flights-none = Jeder Flug, den du beendest, bleibt hier auf diesem Gerät: Schiff, Credits, Aufzeichnung. Bisher ist noch nichts gelandet.
flights-all = { $count ->
    [0] Rekorde und persönlicher Link
    [one] Dein einziger Flug, Rekorde und persönlicher Link
    [2] Beide Flüge, Rekorde und persönlicher Link
   *[other] Alle { $count } Flüge, Rekorde und persönlicher Link
}
flights-more = Ältere Flüge
flights-curve = Was jeder Flug eingebracht hat; die Linie ist der Schnitt der letzten fünf.
flights-export = Als Datei sichern
flights-clear = Von diesem Gerät löschen
flights-clear-sure = Alle Flüge auf diesem Gerät löschen? Es gibt kein Zurück.
flight-home = { $lost ->
    [0] Kam in einem Stück heim
    [one] Kam heim, { $lost } Teil fehlte
   *[other] Kam heim, { $lost } Teile fehlten
}
flight-lost = { $lost ->
    [0] Gab auf, Schiff heil
    [one] Gab auf, { $lost } Teil fehlte
   *[other] Gab auf, { $lost } Teile fehlten
}
flight-with = mit { $names }
flight-place = { $place }. von { $players }
flight-remove = Löschen
flight-remove-sure = Endgültig löschen
records-title = Rekorde
records-flights = Flüge
records-arrived = kamen heim
records-firsts = brachten am meisten ein
records-won = Spiele gewonnen
records-of = { $count } von { $all }
records-best = bester Flug
records-toughest = die meisten fehlenden Teile bei der Ankunft
records-lost = Teile insgesamt verloren
records-earned = Credits insgesamt
personal-title = Persönlicher Link
personal-none = Mit einem persönlichen Link bleiben deine Flüge auch auf diesem Server, und du findest sie auf deinen anderen Geräten. Es gibt keinen Namen und kein Passwort: Wer den Link hat, hat die Flüge.
personal-make = Persönlichen Link anlegen
personal-hint = Öffne oder scanne ihn auf deinem anderen Gerät. Behalte ihn für dich: Wer ihn hat, kann diese Flüge lesen und löschen.
personal-qr = QR-Code deines persönlichen Links
personal-forget = Link löschen samt allem, was dort liegt
personal-forget-sure = Alles unter diesem Link wird vom Server gelöscht. Was auf deinen Geräten liegt, bleibt dort.

# Leute ohne Platz
door-gone = Diesen Tisch gibt es nicht
door-late = Das Spiel hat begonnen. Du kannst zuschauen oder um den Platz eines Bots bitten.
door-full = Alle Plätze sind besetzt. Du kannst zuschauen oder um den Platz eines Bots bitten.
door-no-bots = Auf allen Plätzen sitzen Leute.
door-still = An diesem Tisch ist niemand, darum ruht das Spiel.
door-ask = Für { $name } übernehmen
door-asked = Du hast um den Platz von { $name } gebeten. Wer den Tisch leitet, muss noch nicken.
door-turned-down = Das war ein Nein. Du kannst um einen anderen Platz bitten oder zuschauen.
door-stop = Nicht mehr bitten
door-own = Einen eigenen Tisch eröffnen
door-knocks = { $name } steht vor der Tür und hätte gern den Platz von { $bot }.
door-watching = Du schaust zu.
door-seat = Den Platz eines Bots übernehmen
door-back = Zur Tür
door-let-in = Hereinlassen
door-turn-down = Nein
door-make-host = { $name } die Leitung geben
people-still = Niemand ist am Tisch: Das Spiel ruht, bis jemand zurückkommt.
lobby-host-away = { $name } ist weg. Gleich bekommt jemand anders hier die Leitung und kann das Spiel starten.
lobby-only-here = Diesen Link kann nur dieser Rechner öffnen. Um Handys in deinem Netz hereinzulassen, beende das Programm und starte es mit
lobby-guest = Was gespielt wird, bestimmt, wer den Tisch leitet.

# Set-up
sand-usual = wie gedruckt
sand-times = { $times } × so lange
option-building-lesson = Ein Lernflug hat keine Sanduhr.
handicap-range = Gib bitte ganze Sekunden ein, von 0 bis { $most }.
new-fill = Mit Bots auffüllen
    .explain = Freunde können später noch den Platz eines Bots übernehmen.
