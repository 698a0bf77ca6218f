# Das Nachschlagewerk: Kapitel, Zeichen und was über ein gezeichnetes Schiff gesagt wird.
chapter-start = Das Spiel
chapter-ship = Das Schiff
chapter-building = Bauen
chapter-flight = Flug
chapter-cards = Abenteuerkarten
chapter-games = Spielarten und Varianten
chapter-missions = Missionen
rules-title = Regeln
rules-see-also = Siehe auch
rules-mark-2007 = Ausgabe 2007
rules-mark-2021 = Ausgabe 2021
rules-mark-ours = Eigene Festlegung
rules-mark-uncertain = Nicht sicher
rules-mark-example = Beispiel
rules-mark-played = Gespieltes Beispiel
rules-nothing-found = Über „{ $words }“ steht hier nichts. Versuch ein anderes Wort, oder sieh die Liste durch.
rules-no-topic = Ein Thema „{ $topic }“ gibt es nicht.{ $likely ->
    [none] {""}
   *[other] {" "}Meintest du: { $likely }?
    }
rules-how-to-read = boltbucket rules THEMA zeigt ein Thema, boltbucket rules --search WÖRTER sucht nach Wörtern oder beantwortet eine Frage.
ask-exposed-connectors = offen enden schön hässlich aussehen
ask-shields = schild schützen schutz
ask-goods = laden würfel blöcke fracht verkaufen wert preis
ask-flight-days = ziehen zurückfallen hinten
ask-solo = allein einzeln
ask-life-support = alien aliens braun lila wohnen leben
ask-hourglass = zeit uhr sand minuten sekunden
ask-good-ship = tipps strategie rat beste anfänger
ask-controls = tasten tastatur maus finger ziehen drehen steuerung bedienung handy
ask-piles = ansehen anschauen karten einsehbar spicken
ask-reserve = behalten aufheben später
ask-strength = stark schwach strom doppelt batterie
ask-giving-up = aufhören aussteigen verlassen überrundet runde tot
ask-hits = meteorit schuss schießen treffer würfel würfeln
ask-mistakes = falsch regelwidrig fehler erlaubt reparieren korrigieren
ask-connectors = rohr rohre verbinden passen anlegen
ask-building = plättchen nehmen anlegen bauen drehen
ask-setup = vorbereiten tisch beginnen start plan
ask-rules = anfang beginnen überblick zusammenfassung grundlagen lernen ziel
ask-end-of-flight = geld bezahlt zahlen verdienen credits ende punkte verkaufen preis preise wert rechnung
ask-winning = gewinnen gewonnen gewinne gewinnt sieg sieger siegt ziel punkte erster
ask-flight-order = zuerst erster reihenfolge vorn führend raketen start
ask-losing-components = zerbricht bricht auseinander hälfte stücke verloren teile abfallen
ask-five-players = trucker spieler personen anzahl
ask-credits = schulden minus pleite null leihen
ask-editions = unterschied unterschiede version alt neu schachtel
ask-batteries = aufladen leer strom ladung
ask-combat-zone = gleichstand gleich schwächste
ask-losing-crew = keine crew tot opfern
ask-levels = karten anzahl dauer schwierigkeit
ask-cargo = rot container platz
ask-payload = schwer explosiv zerbrechlich radioaktiv artefakt
ask-rewards = angebot ablehnen verzichten nehmen tage
ask-enemies = pirat schmuggler sklavenhändler kampf angriff
ask-open-space = kein antrieb keine antriebe ziehen
ask-cabins = umziehen wohnen schlafen mensch menschen
search-endings = e en er es em ern n s st t te ten est ung ungen nd end
search-stop-words = ein eine einen einem einer der die das den dem des ich du wir mich mir mein dein er sie es zu von in im auf an am für mit und oder nicht ist sind sein bin tun tut habe hat haben kann darf muss soll man was welche welcher welches wer wessen wie wann wo warum wenn dann dass diese dieser dieses gibt bekomme bekommt passiert geschieht eigentlich denn viel viele wieviel

fact-exposed = Freiliegende Anschlüsse: { $value }
fact-engines = Antriebsstärke ohne Batterien: { $value }
fact-engines-best = Antriebsstärke mit Batterien: { $value }
fact-cannons = Kanonenstärke ohne Batterien: { $value }
fact-cannons-best = Kanonenstärke mit Batterien: { $value }
fact-crew = Crew: { $value }
fact-humans = Menschen: { $value }
fact-batteries = Batterien: { $value }
fact-goods-value = Die Güter sind { $value } wert
fact-infected = Die Epidemie trifft { $value }
fact-stranded = Geht { $of } verloren, verlässt das Alien { $value }
fact-shield = { $value ->
    [yes] Ein Schild deckt { $side ->
        [front] die Vorderseite
        [right] die rechte Seite
        [rear] das Heck
       *[left] die linke Seite
        }
   *[no] Kein Schild deckt { $side ->
        [front] die Vorderseite
        [right] die rechte Seite
        [rear] das Heck
       *[left] die linke Seite
        }
    }
fact-pieces = { $of ->
    [none] { $value ->
        [one] Das Schiff ist in einem Stück
       *[other] Stücke: { $value }
        }
   *[other] Stücke, wenn { $of } verloren geht: { $value }
    }
fact-flaws = { $value ->
    [none] Es gibt keinen Fehler
   *[other] Fehler: { $value }
    }
fact-hit = { $value ->
    [none] { $side ->
        [front] Von vorne in Spalte { $line } wird nichts getroffen
        [right] Von rechts in Reihe { $line } wird nichts getroffen
        [rear] Von hinten in Spalte { $line } wird nichts getroffen
       *[left] Von links in Reihe { $line } wird nichts getroffen
        }
   *[other] { $side ->
        [front] Von vorne in Spalte { $line } wird { $value } getroffen
        [right] Von rechts in Reihe { $line } wird { $value } getroffen
        [rear] Von hinten in Spalte { $line } wird { $value } getroffen
       *[left] Von links in Reihe { $line } wird { $value } getroffen
        }
    }
fact-bounces = { $value ->
    [yes] Ein kleiner Meteorit prallt dort ab: { $side ->
        [front] vorne, Spalte { $line }
        [right] rechts, Reihe { $line }
        [rear] hinten, Spalte { $line }
       *[left] links, Reihe { $line }
        }
   *[no] Ein kleiner Meteorit trifft dort einen Anschluss: { $side ->
        [front] vorne, Spalte { $line }
        [right] rechts, Reihe { $line }
        [rear] hinten, Spalte { $line }
       *[left] links, Reihe { $line }
        }
    }
fact-guns = { $value ->
    [none] Keine Kanone erreicht dort einen großen Meteoriten: { $side ->
        [front] vorne, Spalte { $line }
        [right] rechts, Reihe { $line }
        [rear] hinten, Spalte { $line }
       *[left] links, Reihe { $line }
        }
   *[other] Kanone { $value } schießt dort einen großen Meteoriten ab: { $side ->
        [front] vorne, Spalte { $line }
        [right] rechts, Reihe { $line }
        [rear] hinten, Spalte { $line }
       *[left] links, Reihe { $line }
        }
    }

# Gespielte Beispiele
played-red = Rot
played-blue = Blau
played-green = Grün
played-yellow = Gelb
played-at = { $name }, auf Feld { $space }
played-end = Am Ende: { $places }.
