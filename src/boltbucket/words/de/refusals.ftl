# Was falsch ist und was richtig wäre.

# Jede Antwort
refusal-not-offered = Diese Antwort ({ $answer }) steht nicht zur Wahl. Nimm eine der gezeigten.
refusal-not-asked = Du wirst gerade nichts gefragt. Warte, bis eine Frage kommt.
refusal-game-over = Das Spiel ist zu Ende, es geht nichts mehr. Fang ein neues an, um weiterzuspielen.
refusal-not-an-answer = { $answer } ist keine Antwort. Eine Antwort ist ein Verb, dem Wörter oder ganze Zahlen folgen.
refusal-unknown-answer = { $answer } bedeutet beim Bauen nichts. Plättchen nehmen, anlegen, zurücklegen oder reservieren, Stapel ansehen, Sanduhr umdrehen oder Bau beenden.

# Bauen
refusal-not-your-turn = { $turn ->
    [none] Du bist mit Bauen nicht an der Reihe. Warte, bis du dran bist.
   *[other] { $turn } ist mit Bauen an der Reihe. Warte, bis du dran bist.
    }
refusal-head-start = Andere haben einen Vorsprung. Sobald er vorbei ist, darfst du bauen.
refusal-already-finished = Du hast den Bau beendet und startest von Platz { $place }. Du kannst nur noch die Sanduhr umdrehen.
refusal-time-is-up = Die Sanduhr ist zum letzten Mal abgelaufen. Wähle jetzt einen Startplatz.
refusal-looking = Du siehst dir gerade Stapel { $pile } an. Leg ihn zuerst zurück.
refusal-no-such-tile = Im Haufen gibt es kein Plättchen { $handle }. Nimm eines, das dort liegt.
refusal-tile-taken = { $by } war schneller und hat dieses Plättchen. Nimm ein anderes.
refusal-hand-full = Du hältst ein Plättchen. Bau es an, reserviere es oder leg es zuerst zurück.
refusal-hand-empty = Du hältst kein Plättchen. Nimm zuerst eines.
refusal-bad-turn = Ein Plättchen lässt sich nicht { $turn }-mal drehen. Dreh es um 0, 1, 2 oder 3 Viertel.
refusal-outside = { $cell } liegt außerhalb des Baubereichs. Wähle ein Feld innerhalb.
refusal-square-taken = { $cell } ist belegt. Wähle ein leeres Feld.
refusal-not-joined = Auf { $cell } ist das Plättchen nicht mit deinem Schiff verbunden. Dreh es so, dass ein Anschluss passt, oder wähle ein anderes Feld.
refusal-nothing-to-change = Nur das zuletzt genommene Plättchen lässt sich ändern, bis du ein neues oder einen Stapel nimmst.
refusal-nothing-taken-off = Nur auf dem ersten Flug der Ausgabe 2007 lässt sich beim Bauen ein fehlerhaftes Plättchen wieder abnehmen.
refusal-no-mistake-there = Auf { $cell } ist kein Fehler. Abnehmen lässt sich nur ein fehlerhaftes Plättchen, nie die Startkabine.
refusal-reserved-stays = Ein reserviertes Plättchen kommt nicht auf den Haufen zurück. Bau es an oder reserviere es wieder.
refusal-no-reserve = Auf diesem Flug gibt es keine Reserve. Bau das Plättchen an oder leg es zurück.
refusal-reserve-full = { $limit ->
    [one] Deine Reserve ist voll, sie fasst { $limit } Plättchen. Bau es zuerst an.
   *[other] Deine Reserve ist voll, sie fasst { $limit } Plättchen. Bau zuerst eines davon an.
    }
refusal-payload-not-reserved = Nutzlast darf nicht reserviert werden. Bau sie an oder leg sie zurück.
refusal-nothing-reserved = Auf Reserveplatz { $slot } liegt kein Plättchen. Wähle eines, das da ist.
refusal-no-peeking = Die Karten dieses Flugs sind geheim. Bau, ohne sie anzusehen.
refusal-pile-closed = Stapel { $pile } darf niemand ansehen. Wähle einen der einsehbaren Stapel.
refusal-pile-in-use = { $by } sieht sich diesen Stapel gerade an. Warte oder wähle einen anderen.
refusal-build-first = Leg mindestens ein Plättchen an, bevor du dir Karten ansiehst.
refusal-no-pile = Du siehst dir keinen Stapel an, also gibt es keinen zurückzulegen.
refusal-no-hourglass = Hier wird ohne Zeitlimit gebaut: Es gibt keine Sanduhr zum Umdrehen.
refusal-not-started = Es hat noch nicht begonnen. Warte auf den Start.
refusal-sand-running = Die Sanduhr auf Feld { $space } läuft noch. Warte, bis sie abgelaufen ist.
refusal-last-space = Die Sanduhr steht auf dem letzten Feld und wird nicht mehr umgedreht.
refusal-not-finished-flip = Auf das letzte Feld darf die Sanduhr nur drehen, wer fertig gebaut hat. Beende zuerst den Bau.
refusal-no-such-place = Es gibt keinen Startplatz { $place }. Die Plätze zählen ab 1.
refusal-place-too-high = Es spielen nur { $places } mit: Platz { $place } wird nicht benutzt. Wähle einen Platz bis { $places }.
refusal-place-taken = { $by } hat Platz { $place }. Wähle einen freien.
refusal-place-in-order = Auf diesem Flug gibt es die Plätze in der Reihenfolge, in der ihr fertig werdet: Deiner ist Platz { $place }.
refusal-title-forbids-tile = Dein goldener Titel verbietet dieses Bauteil. Leg es zurück.

# Spielaufbau
refusal-setup-field = „{ $field }“ fehlt, ist unbekannt oder hat die falsche Form. Berichtige den Spielaufbau.
refusal-setup-edition = Eine Ausgabe { $edition } gibt es nicht. Wähle eine von: { $known }.
refusal-setup-level = Diese Ausgabe hat keinen Flug { $level }. Wähle aus: { $known }.
refusal-setup-flights = Eine Partie hat 1 bis 20 Flüge, nicht { $count }.
refusal-setup-seats = { $seats } Trucker sind zu viele oder zu wenige. Diese Partie ist für 1 bis { $most }.
refusal-setup-sand = Die Sanduhr läuft mit 10 bis 1000 Prozent der üblichen Zeit, nicht mit { $percent }.
refusal-setup-teams = Teams brauchen vier Trucker, nicht { $seats }.
refusal-setup-lesson = Es gibt keine Lektion „{ $lesson }“. Zur Wahl stehen: { $known }.
refusal-setup-lesson-flight = Die Lektion „{ $lesson }“ ist ein einzelner Flug der Ausgabe { $edition }, Level { $level }.
refusal-setup-trek = Der Treck führt über Level I, II und III, nicht über { $flights }.
refusal-setup-handicap = Das Handicap von { $seat } ist nicht möglich. Erlaubt sind 0 bis 3600 Sekunden für einen Platz dieser Partie.
refusal-setup-handicap-twice = { $seat } hat mehr als ein Handicap. Vorsprung und mehr Zeit gehören für jeden Platz in ein einziges.

# Aufzeichnungen und Spielstände
refusal-bad-save = Der Spielstand ist nicht lesbar. Nimm eine Datei genau so, wie dieses Programm sie geschrieben hat.
refusal-save-version = Gespeichert mit Regelversion { $version }, dies ist Version { $ours }. Öffne das Spiel mit jener Version.
refusal-not-a-record = Das ist keine Aufzeichnung eines Spiels. Aufzeichnungen beginnen mit Version, Aufbau und Startwert.
refusal-record-version = Die Aufzeichnung hat Version { $version }, die dieses Programm nicht kennt. Nimm ein neueres Programm.
refusal-record-unreadable = Die Aufzeichnung ist ab Zeile { $line }, Spalte { $column } nicht lesbar: Das ist kein JSON. Vielleicht ist sie abgeschnitten oder verändert.
refusal-record-field = Die Aufzeichnung ist nicht lesbar: { $field } fehlt oder ist nicht, was es sein soll. Vielleicht ist sie abgeschnitten oder verändert.
refusal-record-entry = Eintrag { $entry } der Aufzeichnung ist nicht lesbar. Vielleicht wurde er verändert.

# Bots
refusal-unknown-bot = Einen Bot namens { $bot } gibt es nicht. Wähle einen von: { $known }.
refusal-broken-bot = Der Bot { $bot } kann nicht spielen: { $error }. Nimm einen anderen, oder wende dich an die Leute, die ihn geschrieben haben.
refusal-no-such-file = Eine Datei { $file } gibt es nicht.
refusal-not-in-file = In { $file } gibt es kein { $name }.
refusal-unknown-strength = Eine Spielstärke { $strength } gibt es nicht. Wähle eine von: { $known }.

# Tische auf dem Server
refusal-bad-message = Die Nachricht ist nicht zu verstehen. Lade die Seite neu.
refusal-bad-name = Ein Name braucht mindestens ein sichtbares Zeichen. Wähle einen anderen.
refusal-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
refusal-no-such-table = Einen Tisch { $table } gibt es hier nicht. Prüfe den Link oder den Code.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht. Wähle einen der gezeigten.
refusal-no-bot = Dort sitzt kein Bot. Wähle einen Platz mit Bot.
refusal-nobody-there = Dort sitzt niemand. Wähle einen Platz, an dem jemand sitzt.
refusal-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
refusal-seats-taken = Hier sitzen mehr Leute, als dieses Spiel erlaubt: { $seats }. Erst muss jemand aufstehen.
refusal-table-full = Der Tisch ist voll. Schau zu, oder eröffne einen eigenen.
refusal-server-full = Der Server hat keinen Platz für weitere Tische. Versuch es später noch einmal.
refusal-already-playing = Das Spiel hat begonnen; das lässt sich nur vorher ändern. Warte auf das Ende.
refusal-still-playing = Das Spiel ist noch nicht zu Ende. Spielt es zuerst fertig.
refusal-stale-answer = Die Frage hat sich inzwischen geändert. Sieh sie noch einmal an und antworte neu.
refusal-only-host = Das darf nur, wer den Tisch leitet. Bitte freundlich darum.
refusal-only-watching = Du schaust nur zu. Nimm einen freien Platz, um zu spielen.
refusal-not-yourself = Dich selbst kannst du nicht wegschicken. Verlass stattdessen den Tisch.
refusal-paused = Das Spiel macht Pause. Lass es zuerst weitergehen.
refusal-chat-too-fast = Das war viel auf einmal. Hol kurz Luft, bevor du wieder schreibst.
refusal-empty-chat = Die Nachricht ist leer. Schreib etwas, oder wähle einen Satz.
refusal-unknown-phrase = Einen Satz „{ $phrase }“ gibt es nicht. Wähle einen aus der Liste.
refusal-count-down = Auf die Plätze: Gleich darf gebaut werden.
refusal-too-fast = So schnell ist keine Hand. Versuch es in { $wait_ms } ms noch einmal.
refusal-bad-token = Dieser Link passt zu keinem Platz am Tisch. Lass dir einen neuen geben.
refusal-foreign-origin = Die Anfrage kommt von einer anderen Seite. Öffne die Seite dieses Servers selbst.
refusal-no-hello = Die erste Nachricht muss ein Gruß mit Version und Tisch sein. Lade die Seite neu.
refusal-wrong-version = Die Seite spricht Version { $version }, der Server Version { $ours }. Lade die Seite neu.
refusal-too-many-spectators = Es schauen schon zu viele zu. Versuch es später noch einmal.
refusal-slow-down = Zu viele Anfragen. Warte einen Augenblick.
refusal-too-many-connections = Es gibt zu viele Verbindungen zu diesem Server. Schließe ein paar Fenster oder versuch es später noch einmal.
refusal-too-many-lines = Das Schiff hat zu viele Zeilen: höchstens { $most }.
refusal-too-many-squares = Das Schiff hat zu viele Felder: höchstens { $most }.
refusal-wrong-host = Dieser Server heißt nicht { $host }. Öffne ihn unter seiner eigenen Adresse oder starte ihn mit --url oder --allow-host.
refusal-too-long = Die Nachricht ist zu lang: höchstens { $most } Zeichen.
refusal-not-found = Unter dieser Adresse gibt es nichts als Vakuum. Geh zurück zur Startseite.
refusal-no-such-record = Eine Aufzeichnung { $record } gibt es hier nicht. Prüfe den Link.
refusal-no-such-moment = Auf diesen Augenblick lässt sich nicht zurückblicken. Frag nach etwas, das auf dem gezeigten Flug geschehen ist.
refusal-game-unreadable = Was vom Spiel { $record } gespeichert ist, ist beschädigt und lässt sich nicht weiterspielen. Fang am Tisch ein neues an.
refusal-other-rules = Das Spiel { $record } wurde mit anderen Regeln begonnen, als dieser Server hat, und lässt sich hier nicht weiterspielen. Fang am Tisch ein neues an.
refusal-table-unreadable = Was vom Tisch { $table } gespeichert ist, ist beschädigt. Eröffne einen neuen und bitte die Leute, die den Server betreiben, um eine Sicherung.
refusal-store-failed = Der Server kann gerade nichts speichern, deshalb geht es nicht weiter. Er versucht es wieder: Warte bitte.
refusal-still-hidden = Das Spiel läuft noch, deshalb ist die Aufzeichnung geheim. Warte auf das Ende.
refusal-ship-with-mistakes = Das Schiff hat noch Fehler: Behebe sie zuerst.
refusal-bad-notation = Das Schiff ist nicht lesbar: { $reason }. Sieh in der Beschreibung der Notation nach.
refusal-kicked = Wer den Tisch leitet, hat deinen Platz freigegeben. Schau zu, oder eröffne einen eigenen Tisch.
refusal-left = Du hast den Tisch verlassen. Öffne seinen Link noch einmal, um zuzuschauen.
refusal-token-changed = Dein Platz hat einen neuen Link. Öffne diesen, um weiterzuspielen.
refusal-no-hurry = Während eines Flugs dürfen Fristen länger werden, aber nicht kürzer. Ändere das zwischen zwei Flügen.
refusal-needs-consent = Während eines Flugs bekommt { $name } nur dann einen neuen Link, wenn die anderen einverstanden sind. Sie sind gefragt: Versuch es wieder, wenn sie zugestimmt haben.
refusal-nobody-agrees = Während eines Flugs muss noch jemand einem neuen Link für { $name } zustimmen, und sonst ist niemand da. Mach es zwischen zwei Flügen.
refusal-no-such-wish = Darum hat niemand gebeten. Sieh noch einmal in der Liste der Leute nach.
refusal-watching-ended = An diesem Tisch darf niemand mehr zuschauen. Frag, ob du wieder hereindarfst.
refusal-watch-link-changed = Der Link zum Zuschauen hat sich geändert. Frag am Tisch nach dem neuen.
refusal-wrong-method = Diese Adresse wird anders benutzt. Sieh in der Beschreibung der Schnittstelle nach.
refusal-bad-request = Die Anfrage ist nicht zu verstehen. Lade die Seite neu.
refusal-no-such-profile = Unter diesem persönlichen Link liegt nichts. Vielleicht wurde er gelöscht, oder es fehlt ein Buchstabe.
refusal-profiles-full = Dieser Server hat keinen Platz für weitere persönliche Links. Deine Flüge bleiben auf diesem Gerät.
refusal-watch-by-link = An diesem Tisch brauchst du den Link zum Zuschauen. Frag jemanden, der mitspielt, danach.
refusal-too-many-knocks = Vor der Tür stehen schon genug Leute. Warte, bis sie eine Antwort haben.
refusal-bad-link = { $link } ist kein Link zu einem Tisch. Kopiere ihn vom Tisch.
