# Krasse Strecken: Karten, die einen Flug schwerer machen.
road-abandoned-debris = Verlassene Trümmer
    .about = Vor einem verlassenen Schiff oder einer verlassenen Station stimmen alle der Reihe nach über eine Richtung ab; aus der mit den meisten Stimmen kommt ein großer Meteorit.
road-bad-luck = Pech
    .about = Für einen Meteoriten oder Schuss, der niemanden trifft und niemanden eine Batterie kostet, wird neu gewürfelt, höchstens dreimal insgesamt.
road-big-baddies = Große Bösewichte
    .about = Bei jedem Feind werden zwei Würfel geworfen; der niedrigere kommt zu seiner Stärke dazu.
road-cosmic-psychosis = Weltraumkoller
    .about = Nach jeder Karte wird ein Feld für alle ausgewürfelt: Liegt dort eine Kabine mit einem Menschen, wird sie zerstört. Aliens bleiben ruhig.
road-dead-zone = Tote Zone
    .about = Vor dem Bau wird eine Spalte ausgewürfelt. Nichts in ihr funktioniert, und nichts lässt sich dort befördern.
road-defective-connectors = Undichte Anschlüsse
    .about = Jede Verbindung eines Universalanschlusses mit einem 1-Rohr- oder 2-Rohr-Anschluss kostet einen Punkt Antriebsstärke. Beim Ansagen dürfen solche Bauteile abgeworfen werden.
road-explosive-stuff = Explosives Zeug
    .about = Wird ein Bauteil mit Gütern oder Batterien zerstört, sprengt es die acht Felder ringsum mit.
road-gravitational-anomaly = Gravitationsanomalie
    .about = Antriebe dürfen auch nach vorne zeigen, bringen dort aber nichts. Nach Freier Weltraum und Planeten wenden alle Schiffe.
road-infected-goods = Verseuchte Güter
    .about = Beim Laden verlierst du für jeden angebotenen Block über die Zahl deiner Aliens hinaus einen Menschen, auch wenn du ihn nicht nimmst.
road-metal-fatigue = Materialermüdung
    .about = Nach einer Karte, die Raketen bewegt hat, wird gewürfelt. Wer mindestens so weit gezogen ist, würfelt ein Feld aus: Das Bauteil dort fällt ab.
road-meteoric-inversion = Verkehrte Meteoriten
    .about = Große Meteoriten verhalten sich wie kleine und kleine wie große.
road-nasty-surprise = Böse Überraschung
    .about = Sind die Schiffe gebaut, kommt eine andere Karte an die Stelle von dieser.
road-paranoid-locals = Misstrauische Einheimische
    .about = Wer auf einem Planeten landet, wird zuerst von vorne beschossen: leicht, oder schwer, wenn sonst niemand landet.
road-personalized-cabins = Persönliche Kabinen
    .about = Wer von Bord geht, nimmt die eigene Kabine mit und alle, die noch darin wohnen. Verlorene Kabinen kosten nichts.
road-piercing-projectiles = Durchschläge
    .about = Ein Meteorit oder Schuss, der ein Bauteil zerstört, trifft auch das nächste in seiner Linie.
road-remorseless-fate = Gnadenloses Schicksal
    .about = Kampfzone und Sabotage verschonen nur, wer am meisten hat. Die Epidemie nimmt ganze Kabinen, der Sternenstaub jedes Bauteil mit freiliegendem Anschluss.
road-space-junk = Weltraumschrott
    .about = Was von einem Schiff abfällt, fliegt auf die Schiffe dahinter zu: Ist die Karte vorbei, kommt jedes Bauteil als großer Meteorit.
road-union-ship = Gewerkschaftsschiff
    .about = Vor der letzten Karte zahlen alle pro Crewmitglied einen Credit oder einen Güter-Block, oder sie geben auf.

event-roads-laid = { $roads_count ->
    [1] Krasse Strecken, schwer: { $roads }.
    [2] Krasse Strecken, extrem: { $roads }.
   *[other] Krasse Strecken, wahnsinnig: { $roads }.
    }
event-road-surprised = Eine böse Überraschung: { $road }.
event-column-died = In Spalte { $column } wird nichts funktionieren.
event-ships-turned = { $backwards ->
    [yes] Alle Schiffe wenden und fliegen nun rückwärts.
   *[no] Alle Schiffe wenden und fliegen wieder vorwärts.
    }
event-hit-rolled-again = Linie { $line } hätte niemandem wehgetan: Pech, es wird neu gewürfelt.
event-hit-flew-on = Das Geschoss schlägt durch das Schiff von { $seat } und trifft auch { $cell }.
event-fatigue-rolled = { $seat } würfelt { $die }: Wer mindestens so weit gezogen ist, kann ein Bauteil verlieren.
event-bolt-held = { $seat } hat in Spalte { $column }, Reihe { $row } nichts: Alle Schrauben halten.
event-madness-struck = { $seats_count ->
    [0] Der Koller sucht in Spalte { $column }, Reihe { $row } und findet niemanden.
   *[other] Der Koller schlägt in Spalte { $column }, Reihe { $row } zu: { $seats }.
    }
event-strongest-spared = { $seat } hat die { $yardstick ->
    [engines] stärksten Antriebe
    [cannons] stärksten Kanonen
   *[crew] größte Crew
    } und wird verschont; alle anderen trifft es ({ $values }).
event-enemy-grew = { $enemy }: um { $more } stärker, also jetzt { $strength }.
event-junk-drifted = { $pieces ->
    [one] { $pieces } abgefallenes Bauteil von { $seat } fliegt auf die Schiffe dahinter zu.
   *[other] { $pieces } abgefallene Bauteile von { $seat } fliegen auf die Schiffe dahinter zu.
    }
event-direction-voted = { $seat } möchte die Trümmer von { $side ->
    [front] vorne
    [right] rechts
    [rear] hinten
   *[left] links
    } kommen sehen.
event-dues-paid = { $seat } gibt der Gewerkschaft { $good_it } von { $cell }.

bearing-front = Von vorne
bearing-right = Von rechts
bearing-rear = Von hinten
bearing-left = Von links
decision-pick-debris-direction = Von wo sollen die Trümmer kommen?
    .label = Verlassene Trümmer
    .hint = Ein großer Meteorit für euch alle; bei Stimmengleichheit einer aus jeder dieser Richtungen.
decision-pay-union = { $amount ->
    [one] Die Gewerkschaft will für deine Crew { $amount } Credit oder Güter-Block.
   *[other] Die Gewerkschaft will für deine Crew { $amount } Credits oder Güter-Blöcke.
    }
    .label = Gewerkschaftsschiff
    .hint = Gib Güter Block für Block und den Rest in Credits, oder gib auf.
answer-credits = In Credits zahlen
give-up-union = die Gewerkschaft bekommt kein Geld
payment-union = die Gewerkschaft der Crew
cause-infected-goods = verseuchte Güter

option-rough-roads = Krasse Strecken
    .explain = Karten, die jeden Flug schwerer machen; gezogen, bevor ihr baut.
option-rough-roads-none = Keine
    .explain = Glatter wird die Straße nicht.
option-rough-roads-hard = Schwer
    .explain = Eine Karte pro Flug.
option-rough-roads-extreme = Extrem
    .explain = Zwei Karten pro Flug.
option-rough-roads-insane = Wahnsinnig
    .explain = Drei Karten pro Flug.
option-roads = Ausgesuchte Karten
    .explain = Sie gelten auf jedem Flug, zusätzlich zu den gezogenen.
roads-show = { $count ->
    [one] Krasse Strecken, { $count } Karte
   *[other] Krasse Strecken, { $count } Karten
    }
refusal-setup-roads = Die Zahl der Karten der Krassen Strecken ({ $count }) ist nicht möglich: keine bis { $most } pro Flug.
refusal-setup-road = Es gibt keine Karte der Krassen Strecken „{ $road }“. Zur Wahl stehen: { $known }.
refusal-setup-road-twice = Die Karte der Krassen Strecken „{ $road }“ ist zweimal genannt. Nenne sie einmal.
refusal-setup-road-mission = Die Karte der Krassen Strecken „{ $road }“ widerspricht der Mission { $mission }. Lass eine von beiden weg.
