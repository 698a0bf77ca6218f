# Die Hilfe der Kommandozeile.

# Befehle
cli-boltbucket = spielen, hosten, prüfen und untersuchen
    .description = Galaxy Trucker: spielen, hosten, prüfen und untersuchen.
cli-cards = die Abenteuerkarten beider Ausgaben und der Missionen auflisten
    .description = Abenteuerkarten auflisten. Güter: R rot, Y gelb, G grün, B blau.
cli-check = die Baufehler eines Schiffs finden und alles zählen
    .description = Baufehler und Zahlen eines Schiffs ausgeben. Der Rückgabewert ist 0 für ein regelgerechtes Schiff, 1 für eines mit Fehlern, 2 für eine unlesbare Datei.
cli-draw = ein Schiff als SVG oder PNG zeichnen
    .description = Ein Schiff zeichnen; die Endung des Bildnamens sagt, wie.
cli-forecast = ein Schiff durch viele Decks fliegen
    .description = Ein Schiff unter Rivalen, die Bots gebaut haben, durch viele Decks fliegen: wie sich sein Gewinn verteilt, welche Plättchen in Gefahr sind und was seine Flüge beendet.
cli-play = im Browser spielen
    .description = Den Spielserver starten und den Browser öffnen; ist der übliche Port belegt, wird ein anderer genommen.
cli-rules = die Regeln lesen und durchsuchen
    .description = Ein Thema der Regeln zeigen; ohne Thema alle auflisten.
cli-scenario = Szenarien spielen und sagen, ob sie stimmen
    .description = Szenarien spielen: Rückgabewert 0, wenn alle stimmen, 1, wenn eines nicht stimmt, 2, wenn eines nicht lesbar ist. Die Form eines Szenarios steht in docs/notation.md.
cli-serve = einen Spielserver betreiben
    .description = Einen Spielserver betreiben. Mit --host 0.0.0.0 können andere im lokalen Netz mitspielen.
cli-simulate = viele Spiele unter Bots spielen
    .description = Viele Spiele unter Bots auf allen Kernen spielen und ausgeben, wie sie abschnitten. Ein Bot ist ein Charakter mit einer Spielstärke, etwa hauler:ace; Spielstärken sind beginner, trucker, ace.
cli-tiles = die Plättchen beider Ausgaben und der Missionen auflisten
    .description = Plättchen mit den Anschlüssen des ungedrehten Plättchens auflisten; Norden ist vorne.
cli-tournament = Bots gegeneinander spielen lassen und bewerten
    .description = Je vier Bots an einem Tisch, oder jedes Paar, in allen Sitzordnungen; bewertet mit OpenSkill. Die Vorgabe `ladder` misst, was die Spielstärken versprechen.
cli-verify = Aufzeichnungen nachspielen und sagen, ob sie stimmen
    .description = Aufzeichnungen nachspielen: Rückgabewert 0, wenn alle stimmen, 1, wenn eine nicht stimmt, 2, wenn eine nicht lesbar ist oder zu Regeln gehört, die dieses Programm nicht kennt.
cli-export = beendete Spiele dieses Servers in Dateien schreiben
    .description = Die Aufzeichnungen beendeter Spiele schreiben, eine Datei je Spiel. Ohne Namen alle.
cli-import = Aufzeichnungen von Spielen in diesen Server aufnehmen
    .description = Aufzeichnungen durch Nachspielen prüfen und den Spielen des Servers hinzufügen.
cli-backup = alles, was ein Server gespeichert hat, im Betrieb in eine Datei sichern
cli-join = einen Bot an einem Tisch auf irgendeinem Server spielen lassen
    .description = Sich über den Link an einen Tisch setzen und einen Bot spielen lassen. Mit dem Link zu einem Platz (er endet auf #...) spielt der Bot für diesen Platz, sonst nimmt er einen freien.
cli-plan = Schiffspläne auflisten, eigene schreiben, prüfen und zeichnen
    .description = Schiffspläne: die vorhandenen neben den gedruckten auflisten, eine Datei für einen neuen anlegen, ihn prüfen und zeichnen. docs/plans.md erklärt, wie Pläne geschrieben werden.
cli-plan-list = alle Pläne auflisten, die nicht gedruckt sind
cli-plan-new = eine Datei für einen neuen Plan anlegen
cli-plan-check = sagen, ob ein Plan spielbar ist oder was daran nicht stimmt
cli-plan-draw = einen Plan zeichnen
cli-mission = Missionen auflisten, eigene schreiben und ausprobieren
    .description = Missionen: die vorhandenen auflisten, eine Datei für eine neue anlegen und Bots sie spielen lassen. docs/missions.md lehrt, wie man Missionen schreibt.
cli-mission-list = alle Missionen auflisten
cli-mission-counters = auflisten, was die Abrechnung einer Mission zählen kann
cli-mission-new = eine Datei für eine neue Mission anlegen
cli-mission-test = eine Missionsdatei prüfen und von Bots spielen lassen
    .description = Eine Missionsdatei prüfen, mit Bots spielen und berichten, wer was verdient hat. Python neben der Mission wird ausgeführt: Teste nur Dateien, denen du traust.
cli-words-check = auflisten, was einer Sprache noch fehlt
    .description = Eine Sprache mit der englischen vergleichen: Texte, Platzhalter, Mehrzahlformen und Regeln. Der Rückgabewert ist 0, wenn nichts mehr zu tun ist, sonst 1.
cli-words = eine Übersetzung prüfen
    .description = Für Übersetzer: Eine Sprache ist ein Ordner voller Wörter. docs/words.md erklärt, wie.

# Optionen
cli-help = diese Hilfe zeigen und enden
cli-lang = Sprache der Antworten (sonst die des Rechners)
cli-version = die Version des Programms zeigen und enden
cli-edition = nur diese Schachtel: 2007, 2021 oder missions
cli-forecast-edition = falls das Schiff es nicht sagt
cli-kind = nur diese Art; darf mehrmals angegeben werden
cli-json = ein JSON-Objekt ausgeben
cli-cards-json = eine JSON-Liste ausgeben
cli-rules-json = JSON ausgeben
cli-tiles-json = eine JSON-Liste ausgeben
cli-level = Level des Flugs (sonst II); mehrmals angegeben: ein Flug nach dem anderen
cli-cards-level = nur dieser Level: I, II, III oder IV (Superkarten passen zu allen)
cli-forecast-level = der Level zum Fliegen (sonst der des Schiffsplans)
cli-tiles-level = wie bei den Karten erlaubt; alle Level werden aus denselben Plättchen gebaut
cli-learning = nur Karten des Lernflugs oder Probeflugs
cli-file = ein Schiff in der Notation; - ist die Standardeingabe
cli-output = ein Name mit der Endung .svg oder .png; - gibt SVG aus
cli-theme = was dahinter liegt
cli-title = was über dem Schiff steht
cli-width = Breite eines PNG
cli-seed = wo der Zufall beginnt (sonst 1)
cli-workers = wie viele Prozesse (sonst einer je Kern)
cli-forecast-workers = wie viele Prozesse
cli-plot = das Schiff mit seinen Gefahren, .svg oder .png
cli-simulate-plot = Diagramme als .svg oder .png
cli-tournament-plot = die Bewertungen als .svg oder .png
cli-host = Adresse, auf der gelauscht wird (sonst nur dieser Rechner)
cli-port = Port (sonst 8000)
cli-data = Ordner für Spiele
cli-no-browser = den Browser nicht öffnen
cli-url = die Adresse, die Leute benutzen, hinter einem Proxy
cli-origin = eine weitere Herkunft, die sich verbinden darf
cli-allow-host = ein weiterer Name, auf den der Server hört; * ist jeder
cli-metrics = wer /metrics lesen darf (sonst: dieser Rechner)
cli-proxy = ein Proxy, dessen Kopfzeilen geglaubt wird
cli-keep-days = Spiele vergessen, die so lange niemand angerührt hat
cli-bot-workers = Prozesse für Bots (sonst Kerne weniger einen)
cli-log = Protokoll als JSON-Zeilen, - für die Fehlerausgabe (sonst im Datenordner)
cli-log-details = auch Codes von Tischen und Adressen kommen ins Protokoll
cli-topic = Name oder Titel eines Themas, oder eine Frage
cli-search = die Themen auflisten, die darauf antworten
cli-pages = alle Themen als Markdown-Seiten schreiben
cli-files = ein Szenario; - ist die Standardeingabe
cli-verify-files = eine Aufzeichnung; - ist die Standardeingabe
cli-verify-commitment = der Fingerabdruck des Glücks, der am Tisch angezeigt wurde
cli-quiet = nur sagen, was nicht stimmt
cli-bots = ein bis fünf Bots
cli-tournament-bots = zwei Bots oder mehr
cli-trek = der Transgalaktische Treck
cli-missions = das Missionen-Spiel: 20 Credits zu Beginn, für jeden Flug wird eine Mission gezogen
cli-with-mission = die Mission eines Flugs; einmal für jeden Flug
cli-other-ships = ist die Mission bekannt, können sich alle auf ein anderes Schiff einigen
cli-rough-roads = Karten der Krassen Strecken pro Flug: keine, 1 (hard), 2 (extreme) oder 3 (insane)
cli-road = eine Karte der Krassen Strecken, die neben jedem Flug liegt; auch mehrfach
cli-prognostic = die Stapel werden ungemischt aufeinandergelegt
cli-teams = die Team-Variante von 2007, für vier
cli-sand = wie lange der Sand läuft, in Prozent der gedruckten Zeit (sonst 100)
cli-handicap = Hilfe für einen Platz in Sekunden: 2:30:60 sind 30 Vorsprung und 60 mehr für den zweiten
cli-games = wie viele Spiele
cli-fixed-seats = die Plätze wandern nicht
cli-csv = eine Zeile für jeden Platz jedes Spiels
cli-records = die Aufzeichnung jedes Spiels
cli-pairs = zwei an einem Tisch statt vier
cli-preset = ein fertig vorbereitetes Turnier
cli-ours = nur, was wir den Schachteln hinzugefügt haben
cli-plan-list-json = eine JSON-Liste ausgeben
cli-plan-new-name = Kleinbuchstaben, Ziffern und _
cli-plan-check-file = eine Plandatei oder der Name eines Plans
cli-plan-check-json = JSON ausgeben
cli-plan-draw-file = eine Plandatei oder der Name eines Plans
cli-plan-draw-output = das Bild: .svg oder .png
cli-plan-file = eine Plandatei, auf der geflogen wird; darf mehrmals angegeben werden
cli-mission-list-json = eine JSON-Liste ausgeben
cli-mission-test-level = Level des Flugs (sonst alle gedruckten, zu denen die Mission passt)
cli-mission-test-file = eine Missionsdatei oder der Name einer Mission
cli-mission-test-workers = Prozesse (sonst einer je Kern)
cli-mission-test-bots = wer spielt (sonst einer von jedem)
cli-mission-test-games = sonst 200
cli-mission-new-name = Kleinbuchstaben, Ziffern und _
cli-all = alles auflisten, nicht nur das Erste
cli-language = ihr Kürzel oder der Ordner, in dem sie liegt
cli-export-output = Ordner (sonst hier)
cli-export-records = Namen von Aufzeichnungen
cli-export-data = Datenordner des Servers
cli-import-data = Datenordner des Servers
cli-import-files = Aufzeichnungen von Spielen
cli-backup-file = die Datei, die geschrieben wird
cli-backup-data = Datenordner des Servers
cli-join-seed = für das, was der Bot dem Zufall überlässt
cli-link = der Link des Tisches oder eines Platzes; - ist die Standardeingabe
cli-bot = Charakter und Spielstärke, etwa hauler:ace
cli-name = der Name am Tisch (sonst der des Charakters)
cli-option = eine Variante, mit der gespielt wird
cli-building = wie Schiffe gebaut werden (sonst real_time)
cli-flights = wie viele Flüge (sonst 200)
cli-rivals = wie viele Rivalen mitfliegen (sonst 3)
cli-simulate-edition = die Ausgabe, die gespielt wird (sonst 2021)
cli-tournament-edition = die Ausgabe, die gespielt wird (sonst 2021)
cli-mission-test-edition = die Ausgabe, die gespielt wird (sonst 2021)

# Der Rahmen
cli-usage = Aufruf
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
metavar-bot = BOT
metavar-box = SCHACHTEL
metavar-command = BEFEHL
metavar-days = TAGE
metavar-file = DATEI
metavar-folder = ORDNER
metavar-hash = PRÜFSUMME
metavar-host = RECHNER
metavar-kind = ART
metavar-language = SPRACHE
metavar-level = LEVEL
metavar-n = N
metavar-name = NAME
metavar-option = VARIANTE
metavar-origin = HERKUNFT
metavar-percent = PROZENT
metavar-output = AUSGABE
metavar-picture = BILD
metavar-pixels = PIXEL
metavar-port = PORT
metavar-proxy = PROXY
metavar-record = AUFZEICHNUNG
metavar-road = STRECKE
metavar-seed = STARTZAHL
metavar-title = TITEL
metavar-topic = THEMA
metavar-url = URL
metavar-word = WORT
cli-see-help = { $message } (siehe { $prog } --help)

# Der Bericht über ein geprüftes Schiff
report-mistakes = { $count ->
    [0] Baufehler
   *[other] Baufehler: { $count } (Felder als Spalte/Reihe)
    }
report-no-mistakes = keine: Dieses Schiff darf fliegen
report-figures = Zahlen
report-engines = Antriebsstärke
report-cannons = Kanonenstärke
report-shielded = Gedeckte Seiten
report-crew = Crew
report-batteries = Batterien
report-goods = Güter
report-exposed = Freiliegende Anschlüsse
report-tiles = Plättchen
report-pieces = Stücke
report-none = keine
report-span = { $least } ohne Batterien, { $best } höchstens
report-humans = { $count ->
    [one] { $count } Mensch
   *[other] { $count } Menschen
    }
report-flaw-mismatch = 1-Rohr-Anschluss an 2-Rohr-Anschluss: { $first } und { $second }
report-flaw-connector-on-smooth = Anschluss an glatter Seite: { $first } und { $second }
report-flaw-engine-direction = Antrieb zeigt nicht zum Heck: { $first }
report-flaw-behind-exhaust = Plättchen hinter einem Antrieb: Antrieb { $first }, Plättchen { $second }
report-flaw-before-barrel = Plättchen vor einer Kanone: Kanone { $first }, Plättchen { $second }
report-flaw-not-connected = nicht mit dem Schiff verbunden: { $places }
report-flaw-outside = außerhalb des Baubereichs: { $first }
report-flaw-radioactive-joined = radioaktive Fracht verbunden: { $first } und { $second }
report-flaw-artifact-in-zone = Artefakte in der toten Zone des anderen: { $first } und { $second }

# Listen von Karten und Plättchen
list-id = Nummer
list-kind = Art
list-printed = Was darauf steht
list-no-card = So eine Karte gibt es nicht.
list-cards-counted = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
list-note-learning = * Lernflug von 2021 oder Probeflug von 2007
list-note-uncertain = ? nicht alles darauf ist sicher, siehe docs/facts.md
list-note-own-design = + Zahlen von uns, die der gedruckten Karte sind nicht bekannt
list-days = { $amount ->
    [one] { $amount } Tag
   *[other] { $amount } Tage
    }
list-crew = { $amount } Crew
list-goods = { $amount } Güter
list-credits = { $amount ->
    [one] { $amount } Credit
   *[other] { $amount } Credits
    }
list-crew-lost = { $amount } Crew verloren
list-goods-lost = { $amount } Güter verloren
list-strength = Stärke { $amount }
list-components = Bauteile { $amount }
list-batteries = Batterien { $amount }
list-full = voll zählen Kanonen: { $sides }
list-value-crew = Crew
list-value-engines = Antriebe
list-value-cannons = Kanonen
list-faction-robbers = Räuber
list-faction-pirates = Piraten
list-faction-slavers = Sklavenhändler
list-small = klein
list-large = groß
list-light = leicht
list-heavy = schwer
