# Was Befehle ausgeben.

# Was ein Befehl nicht konnte
problem-said = { $reason }
problem-in-file = { $file }: { $reason }
problem-standard-input = Standardeingabe: { $reason }
problem-picture-name = { $name }: Der Name eines Bildes endet auf .svg oder .png
problem-cannot-write = { $file }: Dorthin lässt sich nicht schreiben
problem-no-level = { $edition } hat keinen Level { $level }; es gibt { $known }
problem-not-playable = so kann man nicht spielen: { $reason }
problem-two-bots = ein Turnier braucht mindestens zwei Bots
problem-ship-with-mistakes = { $file }: Dieses Schiff hat Baufehler (siehe boltbucket check)
problem-which-edition = { $file }: Sag --edition dazu, das Schiff verrät es nicht
problem-plan-name = { $name } ist kein Name für einen Plan: Nimm Kleinbuchstaben, Ziffern und _, aber keinen Namen eines Levels oder Plans, den es schon gibt
problem-mission-name = { $name } ist kein Name für eine Mission: Nimm Kleinbuchstaben, Ziffern und _
problem-mission-exists = eine Mission { $name } gibt es schon; wähl einen anderen Namen
problem-file-exists = { $file } gibt es schon; wähl einen anderen Namen
problem-no-level-fits = { $mission } kann zu { $seats } auf keinem Level geflogen werden
problem-table-refused = der Tisch hat abgelehnt: { $reason }

# Was an einem Text nicht stimmt
wrong-no-text = das ist kein Text

# Was die Maschine nicht konnte
machine-enoent = diese Datei oder diesen Ordner gibt es nicht
machine-eacces = keine Berechtigung
machine-eperm = das ist nicht erlaubt
machine-eexist = das gibt es schon
machine-eisdir = das ist ein Ordner
machine-enotdir = das ist kein Ordner
machine-enospc = die Festplatte ist voll
machine-erofs = hier kann nichts geschrieben werden
machine-eaddrinuse = dieser Port ist belegt
machine-eaddrnotavail = diese Adresse hat der Rechner nicht
machine-econnrefused = dort antwortet niemand
machine-other = das kann der Rechner nicht ({ $said })
page-not-built = Die Seite ist noch nicht gebaut: Ruf `make page` in einer Kopie der Quellen auf.

# Listen von Plättchen und Karten
list-unknown-level = einen Level { $value } gibt es nicht; es gibt { $known }
list-unknown-edition = eine Ausgabe { $value } gibt es nicht; es gibt { $known }
list-unknown-card = eine Kartenart { $value } gibt es nicht; es gibt { $known }
list-unknown-tile = eine Plättchenart { $value } gibt es nicht; es gibt { $known }
list-north = Nord
list-east = Ost
list-south = Süd
list-west = West
list-else = Weiteres
list-smooth = -
list-single = 1 Rohr
list-double = 2 Rohre
list-universal = universal
list-holds = fasst { $amount }
list-looks = nach { $sides }
list-mass = Masse { $amount }
list-zone = Zone { $sides }
list-no-tile = So ein Plättchen gibt es nicht.
list-note-levels = Alle Level werden aus denselben Plättchen gebaut.
list-note-ours = Nichts davon liegt in der Schachtel: Es sind zweite Exemplare gedruckter Plättchen, für einen fünften Trucker und für Level IV.
list-note-payload = Anschlüsse und Massen der Nutzlast sind nicht sicher, siehe docs/facts.md.
list-raid = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
    }; Würfel { $sides }; Reihe oder Spalte { $dice }; { $arrow ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
    }; Schmuggelware { $contraband ->
    [crew] Crew
    [goods] Güter
   *[batteries] Batterien
    }
list-note-guards = Wächter und Waffenschränke sind eigener Entwurf, für Tische mit Eindringlingen.
list-tiles-counted = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
    }
list-cabins-counted = { $count ->
    [one] { $count } Startkabine
   *[other] { $count } Startkabinen
    }

# Viele Spiele
running-games = Spiele
running-ladder = Leiter
running-tournament = Turnier
running-flights = Flüge
running-stopped = Nach { $done } von { $total } abgebrochen.
compare-title = { $first } gegen { $second }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
    }, { $seeds ->
    [one] { $seeds } Startwert
   *[other] { $seeds } Startwerte
    }
compare-wins = Siege von { $bot }:
compare-wins-of-second = Siege von { $bot } an seiner Stelle:
compare-more-wins = Unterschied bei den Siegen:
compare-credits = Credits von { $bot }:
compare-more-credits = Unterschied bei den Credits:
compare-chance = Der Zufall allein gewönne { $share }.
compare-better = { $first } ist besser als { $second }.
compare-worse = { $first } ist schlechter als { $second }.
compare-cannot-tell = Aus so wenigen Spielen lässt sich nicht sagen, wer besser ist.
learn-stopped = Angehalten; die bisherigen Flüge bleiben erhalten.
learn-explained = { $board }: { $flights ->
    [one] { $flights } Flug
   *[other] { $flights } Flüge
    }; bei den für die Probe beiseitegelegten Flügen sagen die Tabellen { $share } der Unterschiede in Credits voraus
learn-written = Die Tabellen stehen in { $file }.
bot-file-ready = { $file } ist bereit. Ausprobieren: boltbucket bot test { $bot }
bot-did = { $bot }: { $credits } Credits, gewinnt { $wins }, kommt bei { $arrived } der Flüge an
bot-slips = { $count ->
    [0] Nie musste für ihn geantwortet werden.
    [one] Einmal musste für ihn geantwortet werden.
   *[other] { $count }-mal musste für ihn geantwortet werden.
}
bot-asked = Entscheidung { $number }: { $kind }
bot-in-hand = in der Hand: { $tile }
bot-may-say = möglich: { $answers }
bot-answers = Antwort: { $answer }
bot-leads-to = { $answer }: Credits am Ende solcher Flüge, im Mittel: { $credits }
problem-no-such-decision = das Spiel ist vor Entscheidung { $number } zu Ende
problem-needs-learn = zum Lernen braucht es NumPy: pip install "boltbucket[learn]"
simulated-in = { $games ->
    [one] { $games } Spiel in { $seconds } s
   *[other] { $games } Spiele in { $seconds } s
    }
games-counted = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
    }
column-bot = Bot
column-games = Spiele
column-credits = Credits
column-spread = ±
column-wins = Siege
column-sure = { $share }-Bereich
column-arrived = Am Ziel
column-lost-tiles = Verluste
column-rating = Wertung
column-rung = Sprosse
column-board = Plan
column-others = Andere
ladder-title = { $games ->
    [one] Leiter, { $games } Spiel
   *[other] Leiter, { $games } Spiele
    }
ladder-both = beide
ladder-passed = bestanden
ladder-failed = verfehlt
ladder-uncertain = ungewiss
tournament-title = { $games ->
    [one] Turnier, { $games } Spiel
   *[other] Turnier, { $games } Spiele
    }
tournament-ratings = Wertungen
tournament-ratings-by = Wertungen ({ $method })

# Diagramme
chart-games = { $games ->
    [one] { $games } Spiel, { $flown }
   *[other] { $games } Spiele, { $flown }
    }
chart-credits = Verteilung der Credits
chart-money = Credits nach Herkunft
chart-places = Plätze im Ziel
chart-place = { $place ->
    [0] aufgegeben
   *[other] Platz { $place }
    }
chart-losses = Verlorene Bauteile pro Spiel, nach Karte
chart-mean-profit = Mittlerer Gewinn { $mean }
chart-profit = Verteilung des Gewinns
chart-ends = Wie Flüge endeten
chart-flight-losses = Verlorene Bauteile pro Flug, nach Karte
label-launch = Start
label-other = andere Karte
label-end-arrived = angekommen
label-end-chosen = freiwillig aufgegeben
label-end-no-engines = kein Antrieb im freien Weltraum
label-end-no-humans = keine Menschen mehr
label-end-lapped = überrundet
label-end-no-ship = nicht gestartet

# Die Vorhersage für ein Schiff
forecast-title = { $flights ->
    [one] { $flights } Flug auf Level { $level }, { $edition }
   *[other] { $flights } Flüge auf Level { $level }, { $edition }
    }
forecast-profit = Gewinn: { $mean } im Mittel, Median { $median }, { $low } bis { $high } bei vier von fünf Flügen
forecast-ends = Wie Flüge endeten
forecast-after = nach { $card }
forecast-dangers = Die gefährdetsten Plättchen (Spalte/Reihe, Anteil der Flüge)
forecast-no-danger = keines ging je verloren
forecast-losses = Verlorene Bauteile pro Flug, nach Karte
forecast-no-loss = keine

# Missionen
plans-name = Name
plans-title = Titel
plans-level = Level
plans-squares = Felder
plans-parts = Teile
plans-dice = Würfel
plans-dice-sum = zwei Würfel zusammengezählt
plans-dice-one = ein Würfel
plans-dice-blocks = ein Würfel nach dem anderen
plans-own-design = Keiner dieser Pläne ist gedruckt: Sie sind von uns oder von denen, die sie geschrieben haben.
plans-file-ready = { $file } ist angelegt. Ändere sie, dann: boltbucket plan check { $file }
plans-sound = { $title } ist in Ordnung: Level { $level }, { $squares } Felder in { $parts ->
    [one] einem Teil
   *[other] { $parts } Teilen
    }
plans-part = Teil { $number }, Zahl der Felder: { $squares }
missions-file-ready = { $file } ist angelegt. Ändere sie, dann: boltbucket mission test { $file }
missions-tried = { $title }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
    } auf Level { $levels } von { $edition }
missions-credits-for = Credits pro Spiel für
missions-altogether = zusammen
missions-arrived = angekommen
missions-won = gewonnen

# Aufzeichnungen und Szenarien
verified-all = { $answers ->
    [one] alle Ereignisse stimmen überein, { $answers } Antwort
   *[other] alle Ereignisse stimmen überein, { $answers } Antworten
    }
verified-some = die Ereignisse stimmen bei { $sealed } von { $answers ->
    [one] { $answers } Antwort überein
   *[other] { $answers } Antworten überein
    }
verified-unsealed = { $answers ->
    [one] { $answers } Antwort lässt sich wiederholen; zum Vergleichen sind keine Ereignisse aufgezeichnet
   *[other] { $answers } Antworten lassen sich wiederholen; zum Vergleichen sind keine Ereignisse aufgezeichnet
    }
verified-unfinished = { $said }, das Spiel ist nicht zu Ende
verified-commitment = Der Zufall stand vor der ersten Antwort fest; sein Fingerabdruck ist { $commitment }
disagrees-refused = die Antwort wird abgelehnt: { $details }
disagrees-events = es folgen andere Ereignisse als aufgezeichnet
disagrees-chance = es werden andere Zahlen gezogen als aufgezeichnet
disagrees-entries = das Spiel geht mit einer anderen Antwort weiter als aufgezeichnet
disagrees-seed = die aufgezeichneten Zahlen sind nicht die des Startwerts
disagrees-commitment = der Startwert ist nicht der, dessen Fingerabdruck vor dem Spiel genannt wurde
disagrees-at-first = vor der ersten Antwort: { $reason }
disagrees-at-last = nach dem letzten Eintrag: { $reason }
disagrees-at = Eintrag { $entry }, Sitz { $seat } { $answer }: { $reason }
scenario-holds = stimmt
scenario-expected = erwartet
scenario-found = gefunden

# Der Server
serve-ready = Boltbucket ist bereit:
serve-network = In deinem Netzwerk:
serve-no-network = Die Adresse dieses Rechners im Netzwerk ist nicht bekannt: Schlag sie nach und öffne auf dem Handy http://ADRESSE:{ $port }.
serve-data = Spiele liegen in
serve-how-to-end = Strg-C beendet den Server.
serve-lost = { $count ->
    [one] Das zuletzt Gespeicherte ist weg: Eine Änderung fehlt im Speicher. Die Tische erfahren davon.
   *[other] Das zuletzt Gespeicherte ist weg: { $count } Änderungen fehlen im Speicher. Die Tische erfahren davon.
}
serve-goodbye = Gute Nacht. Alle Spiele sind sicher verstaut.
backup-done = { $file }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }
backup-damaged = Das Spiel { $record } ist beschädigt: Es ist nicht, was gespeichert wurde.
move-store-running = Zeilen
move-store-done = Umgezogen und geprüft: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    }.
move-store-damaged = Das Spiel { $record } war schon vor dem Umzug beschädigt und kam mit, wie es ist.
move-store-then = Der alte Speicher ist, wie er war. Starte Server ab jetzt nur noch mit dem neuen: Zwei Clubs wachsen nicht wieder zusammen.
join-seated = Am Tisch { $code } Platz genommen.
join-over = Das Spiel ist zu Ende: { $credits }.
words-no-language = eine Sprache { $language } gibt es nicht, und keinen solchen Ordner; es gibt { $known }
words-complete = Nichts fehlt: { $messages ->
    [one] { $messages } Text.
   *[other] { $messages } Texte.
    }
words-more = und { $count } weitere (--all listet sie auf)
words-lack-passages = { $count ->
    [one] { $count } Regelthema hat andere Absätze als das englische:
   *[other] { $count } Regelthemen haben andere Absätze als die englischen:
    }
words-lack-topic = { $count ->
    [one] { $count } Regelthema fehlt:
   *[other] { $count } Regelthemen fehlen:
    }
words-lack-plural = { $count ->
    [one] { $count } Text fehlt eine Mehrzahlform der Sprache:
   *[other] { $count } Texten fehlt eine Mehrzahlform der Sprache:
    }
words-lack-variables = { $count ->
    [one] { $count } Text hat andere Platzhalter als der englische:
   *[other] { $count } Texte haben andere Platzhalter als die englischen:
    }
words-lack-parts = { $count ->
    [one] { $count } Text hat andere Teile als der englische:
   *[other] { $count } Texte haben andere Teile als die englischen:
    }
words-lack-unknown = { $count ->
    [one] { $count } Text, nach dem niemand fragt:
   *[other] { $count } Texte, nach denen niemand fragt:
    }
words-lack-missing = { $count ->
    [one] { $count } Text fehlt:
   *[other] { $count } Texte fehlen:
    }
words-lack-junk = { $count ->
    [one] { $count } Stelle ist kein Fluent:
   *[other] { $count } Stellen sind kein Fluent:
    }
