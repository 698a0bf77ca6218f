# Bauteile. `.a`: genommen oder gebaut; `.the`: es tut etwas; `.it`: ihm geschieht etwas.
component-structural = Verbindungsmodul
    .a = ein Verbindungsmodul
    .the = das Verbindungsmodul
    .it = das Verbindungsmodul
component-starting-cabin = Startkabine
    .a = eine Startkabine
    .the = die Startkabine
    .it = die Startkabine
component-cabin = Kabine
    .a = eine Kabine
    .the = die Kabine
    .it = die Kabine
component-single-cannon = Einzelkanone
    .a = eine Einzelkanone
    .the = die Einzelkanone
    .it = die Einzelkanone
component-double-cannon = Doppelkanone
    .a = eine Doppelkanone
    .the = die Doppelkanone
    .it = die Doppelkanone
component-single-engine = Einzelantrieb
    .a = einen Einzelantrieb
    .the = der Einzelantrieb
    .it = den Einzelantrieb
component-double-engine = Doppelantrieb
    .a = einen Doppelantrieb
    .the = der Doppelantrieb
    .it = den Doppelantrieb
component-shield = Schild
    .a = einen Schild
    .the = der Schild
    .it = den Schild
component-battery = Batterieteil
    .a = ein Batterieteil
    .the = das Batterieteil
    .it = das Batterieteil
component-cargo = Frachtraum
    .a = einen Frachtraum
    .the = der Frachtraum
    .it = den Frachtraum
component-special-cargo = roter Frachtraum
    .a = einen roten Frachtraum
    .the = der rote Frachtraum
    .it = den roten Frachtraum
    .short = roter Frachtraum
component-life-support-brown = braunes Lebenserhaltungssystem
    .a = ein braunes Lebenserhaltungssystem
    .the = das braune Lebenserhaltungssystem
    .it = das braune Lebenserhaltungssystem
    .short = braune Lebenserh.
component-life-support-purple = lila Lebenserhaltungssystem
    .a = ein lila Lebenserhaltungssystem
    .the = das lila Lebenserhaltungssystem
    .it = das lila Lebenserhaltungssystem
    .short = lila Lebenserh.
component-explosive = explosive Fracht
    .a = eine explosive Fracht
    .the = die explosive Fracht
    .it = die explosive Fracht
component-fragile = zerbrechliche Fracht
    .a = eine zerbrechliche Fracht
    .the = die zerbrechliche Fracht
    .it = die zerbrechliche Fracht
    .short = zerbrechl. Fracht
component-heavy = schwere Fracht
    .a = eine schwere Fracht
    .the = die schwere Fracht
    .it = die schwere Fracht
component-radioactive = radioaktive Fracht
    .a = eine radioaktive Fracht
    .the = die radioaktive Fracht
    .it = die radioaktive Fracht
component-single-artifact = einfaches Artefakt
    .a = ein einfaches Artefakt
    .the = das einfache Artefakt
    .it = das einfache Artefakt
component-double-artifact = doppeltes Artefakt
    .a = ein doppeltes Artefakt
    .the = das doppelte Artefakt
    .it = das doppelte Artefakt
component-sentry = Wächter
    .a = einen Wächter
    .the = der Wächter
    .it = den Wächter
component-arms-locker = Waffenschrank
    .a = einen Waffenschrank
    .the = der Waffenschrank
    .it = den Waffenschrank

# Güter
good-red = roter Block
    .a = einen roten Block
    .the = der rote Block
    .it = den roten Block
    .short = rot
    .letter = Ro
good-yellow = gelber Block
    .a = einen gelben Block
    .the = der gelbe Block
    .it = den gelben Block
    .short = gelb
    .letter = Ge
good-green = grüner Block
    .a = einen grünen Block
    .the = der grüne Block
    .it = den grünen Block
    .short = grün
    .letter = Gr
good-blue = blauer Block
    .a = einen blauen Block
    .the = der blaue Block
    .it = den blauen Block
    .short = blau
    .letter = Bl

# Crew
figure-human = Mensch
    .a = einen Menschen
    .the = der Mensch
    .it = den Menschen
figure-brown = braunes Alien
    .a = das braune Alien
    .the = das braune Alien
    .it = das braune Alien
figure-purple = lila Alien
    .a = das lila Alien
    .the = das lila Alien
    .it = das lila Alien

# Abenteuerkarten
card-open-space = Freier Weltraum
    .the = der freie Weltraum
    .it = den freien Weltraum
    .rule = In Flugreihenfolge fliegen alle um ihre Antriebsstärke vor. Wer Stärke 0 hat, muss aufgeben.
    .gentle = In Flugreihenfolge fliegen alle um ihre Antriebsstärke vor.
    .flavour = Vorne nichts, hinten nichts. Gib Gas.
card-planets = Planeten
    .the = die Planeten
    .it = die Planeten
    .rule = In Flugreihenfolge dürfen alle auf einem freien Planeten landen, dessen Güter laden und die Flugtage verlieren.
    .flavour = Landen, laden, hier unterschreiben, und nicht die Einheimischen füttern.
card-abandoned-ship = Verlassenes Schiff
    .the = das verlassene Schiff
    .it = das verlassene Schiff
    .rule = In Flugreihenfolge: Wer zuerst zugreift und genug Crew hat, gibt sie ab, erhält die Credits und verliert die Flugtage.
    .flavour = Wer’s findet, behält’s. Und darf’s fliegen.
card-abandoned-station = Verlassene Station
    .the = die verlassene Station
    .it = die verlassene Station
    .rule = In Flugreihenfolge: Wer zuerst zugreift und genug Crew hat, lädt die Güter und verliert die Flugtage.
    .flavour = Das Licht brennt, die Regale sind voll. Was soll schon passieren?
card-meteor-swarm = Meteorschwarm
    .the = der Meteorschwarm
    .it = den Meteorschwarm
    .rule = Jeder Meteorit fliegt in der erwürfelten Reihe oder Spalte auf alle Schiffe zu.
    .flavour = Der Wetterbericht sprach von vereinzelten Felsen.
card-smugglers = Schmuggler
    .the = die Schmuggler
    .it = die Schmuggler
    .rule = Wer schwächer ist, verliert Güter; wer zuerst stärker ist, darf ihre Güter laden.
    .flavour = Sie wollen nur reden. Über deine Fracht.
card-slavers = Sklavenhändler
    .the = die Sklavenhändler
    .it = die Sklavenhändler
    .rule = Wer schwächer ist, verliert Crew; wer zuerst stärker ist, darf das Kopfgeld kassieren.
    .flavour = Wir stellen ein. Vor allem deine Crew.
card-pirates = Piraten
    .the = die Piraten
    .it = die Piraten
    .rule = Wer schwächer ist, wird beschossen; wer zuerst stärker ist, darf das Kopfgeld kassieren.
    .flavour = Keine Güter, keine Crew. Ihnen geht es um den Lärm.
card-combat-zone = Kampfzone
    .the = die Kampfzone
    .it = die Kampfzone
    .rule = Zeile für Zeile erleidet das Schiff mit dem niedrigsten Wert die Strafe, bei Gleichstand das weiter vorne.
    .flavour = Falscher Ort, falsche Zeit, falsches Schiff.
card-stardust = Sternenstaub
    .the = der Sternenstaub
    .it = den Sternenstaub
    .rule = Von hinten nach vorne verlieren alle einen Flugtag je freiliegendem Anschluss.
    .flavour = Romantisch, bis er in die Rohre kommt.
card-epidemic = Epidemie
    .the = die Epidemie
    .it = die Epidemie
    .rule = Jede besetzte Kabine, die an eine andere besetzte Kabine angeschlossen ist, verliert ein Crewmitglied.
    .flavour = Jemand hat geniest. Jemand niest immer.
card-sabotage = Sabotage
    .the = die Sabotage
    .it = die Sabotage
    .rule = Das Schiff mit der kleinsten Crew verliert das Bauteil auf einem erwürfelten Feld; drei Versuche.
    .flavour = Gestern hat es noch gehalten.

# Baufehler
flaw-mismatch = ein 1-Rohr-Anschluss liegt an einem 2-Rohr-Anschluss
flaw-connector-on-smooth = ein Anschluss liegt an einer glatten Seite
flaw-engine-direction = ein Antrieb zeigt nicht zum Heck
flaw-behind-exhaust = hinter einem Antrieb liegt ein Teil
flaw-before-barrel = vor einer Kanone liegt ein Teil
flaw-not-connected = dieses Stück hängt nicht am Schiff
flaw-outside = das liegt außerhalb des Baubereichs
flaw-radioactive-joined = zwei radioaktive Frachten sind verbunden
flaw-artifact-in-zone = ein Artefakt liegt in der toten Zone eines anderen

# Wie Bauteile abkamen
cause-destroyed = zerstört
cause-fallen-off = nicht mehr mit dem Schiff verbunden, abgefallen
cause-given-up = abgegeben
cause-removed = wegen eines Baufehlers entfernt

# Warum Crew ging
cause-life-support = das Lebenserhaltungssystem fehlt
cause-epidemic = die Epidemie springt zwischen verbundenen Kabinen über
cause-slavers = Beute der Sklavenhändler
cause-combat-zone = Strafe der Kampfzone
cause-abandoned-ship = jemand muss das verlassene Schiff heimfliegen

# Wofür es Credits gibt
payment-abandoned-ship = für das verlassene Schiff
payment-slavers = Kopfgeld für die Sklavenhändler
payment-pirates = Kopfgeld für die Piraten

# Warum jemand aufgab
give-up-before = schon vor der ersten Karte
give-up-chosen = freiwillig
give-up-no-humans = kein Mensch mehr an Bord, der das Schiff steuert
give-up-no-engines = keine Antriebsstärke im freien Weltraum
give-up-lapped = die Spitze liegt mehr als eine Runde voraus
give-up-no-ship = vom Schiff ist nichts übrig
give-up-sits-out = dieser Trucker setzt für den Rest des Spiels aus

# Zeilen der Abrechnung
bill-order = Ankunft auf Platz { $count }
bill-best-looking = schönstes Schiff, { $count ->
    [0] kein freiliegender Anschluss
    [one] { $count } freiliegender Anschluss
   *[other] { $count } freiliegende Anschlüsse
    }
bill-goods = Güter verkauft, { $count ->
    [one] { $count } Block
   *[other] { $count } Blöcke
    }
bill-losses = { $count ->
    [one] { $count } Bauteil verloren
   *[other] { $count } Bauteile verloren
    }
bill-forgiven = Schulden erlassen: Mehr als vorhanden zahlt niemand
bill-title = Titel { $title }, Wertung { $count }

# Flüge
level-l = Lernflug
level-first = Probeflug
level-i = Level I
level-ii = Level II
level-iii = Level III
level-iiia = Level IIIa
level-iv = Level IV (von uns)
level-fork = Gabel (von uns, Level I)
level-tug-and-barge = Schlepper und Kahn (von uns, Level II)
level-manta = Manta (von uns, Level III)

# Titel des Trecks
title-hauler = Oberspediteur
    .counts = Bauteile, auf denen mindestens ein Güter-Block liegt.
    .restriction = Jeder Frachtraum darf auf diesem Flug nur einen Block tragen. (Eigener Entwurf: Die gedruckte Einschränkung kennen wir nicht.)
    .flavour = Verlässt keinen Planeten hungrig.
title-drummer = Batterie-Trommler
    .counts = Bauteile, die Batterien verbrauchen: Doppelkanonen, Doppelantriebe und Schilde.
    .restriction = Jedes Batterieteil wird mit einer Batterie weniger als aufgedruckt beladen. (Eigener Entwurf: Die gedruckte Einschränkung kennen wir nicht.)
    .flavour = Spielt alles mit voller Ladung.
title-xeno-steward = Xeno-Quartiermeister
    .counts = Für jedes Alien die Felder bis zur nächsten anderen Kabine, waagrecht und senkrecht gezählt, alle zusammen.
    .restriction = Deine Aliens zählen +1 statt +2. (Eigener Entwurf: Die gedruckte Einschränkung kennen wir nicht.)
    .flavour = Jeder Gast verdient ein Zimmer weit weg von den anderen.
title-cruise-captain = Kreuzfahrtkapitän
    .counts = Besetzte Kabinen mit Aussicht: eine glatte Seite neben einem leeren Feld.
    .restriction = Deine Schilde wirken nicht an den Seiten, an denen eine Kabine Aussicht hat. (Eigener Entwurf: Die gedruckte Einschränkung kennen wir nicht.)
    .flavour = Links: Sterne. Rechts: noch mehr Sterne.
title-engineer = Chefingenieur
    .counts = Alle Bauteile des Schiffs.
    .restriction = Du darfst keine Plättchen reservieren. (Eigener Entwurf: Die gedruckte Einschränkung kennen wir nicht.)
    .flavour = Was passt, das fliegt.
title-corridor-master = Korridormeister
    .counts = Die längste Kette verbundener Bauteile mit je einem oder zwei Anschlüssen.
    .restriction = Du darfst keine Verbindungsmodule bauen. (Eigener Entwurf: Die gedruckte Einschränkung kennen wir nicht.)
    .flavour = Es ist nicht weg. Es ist am Ende des Korridors.

# Spieler
player-nameless = Trucker { $number }
goods-none = nichts
