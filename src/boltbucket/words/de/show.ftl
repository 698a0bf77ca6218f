# Der Flug als Schau: was eine Karte getan hat, Start, Wünsche, Einsätze.

verdict-skipped = Nur noch ein Schiff ist unterwegs: Die Karte bewirkt nichts.
verdict-nothing = Niemandem ist etwas passiert.
verdict-nobody-moved = Niemand ist auch nur ein Feld weitergekommen.
verdict-open-space =
    Am weitesten: { $names }, { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    } voraus.
verdict-open-space-still =
    Am weitesten: { $names }, { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    } voraus. Ohne laufenden Antrieb: { $others }.
verdict-dust-none = Kein einziger freiliegender Anschluss: Niemand hat einen Tag verloren.
verdict-dust =
    Am meisten verloren: { $names } mit { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }.
verdict-dust-clean =
    Am meisten verloren: { $names } mit { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }. Ganz ohne Staub: { $others }.
verdict-planets-none = Niemand ist gelandet.
verdict-planets-all = Alle sind gelandet.
verdict-planets-passed = Gelandet: { $names }. Weitergeflogen: { $others }.
verdict-planets-full = Gelandet: { $names }. Für { $others } war kein Planet mehr frei.
verdict-offer-taken = Zugegriffen: { $names }.
verdict-offer-declined = Das wollte niemand haben.
verdict-offer-crew = { $count ->
    [one] Niemand hat dafür { $count } Crewmitglied an Bord.
   *[other] Niemand hat dafür { $count } Crewmitglieder an Bord.
    }
verdict-enemy-beaten = Von { $names } in die Flucht geschlagen, bevor jemand zahlen musste.
verdict-enemy-beaten-late = Von { $names } in die Flucht geschlagen, für { $others } zu spät.
verdict-enemy-won = Von ihnen besiegt: { $names }. Dann zogen sie ungerupft ab.
verdict-enemy-tied = Überall unentschieden: nichts gewonnen, nichts verloren.
verdict-fleet-paid = Die Flotte bat zur Kasse: { $names }.
verdict-fleet-none = Die Flotte fand niemanden, der zahlen musste.
verdict-contest-none = Niemand musste zahlen.
verdict-contest = Am schwächsten und dafür zur Kasse gebeten: { $names }.
verdict-contest-one = { $names } war { $count }-mal am schwächsten und zahlte jedes Mal.
verdict-illness =
    { $count ->
        [one] Ein Crewmitglied wurde krank, und zwar
       *[other] { $count } Crewmitglieder wurden krank, die meisten
    } bei { $names }.
verdict-illness-none = Niemand hat sich angesteckt.
verdict-sabotage =
    Die Bombe kostete { $names } { $count ->
        [one] ein Bauteil
       *[other] { $count } Bauteile
    }.
verdict-sabotage-none = Die Bombe für { $names } ging hoch, wo gar kein Schiff war.
verdict-hole = Das Loch verschluckte { $names }.
verdict-hole-none = Alle sind dem Loch entkommen.
verdict-discharge =
    { $count ->
        [one] Eine Batterie ist leer, und zwar
       *[other] { $count } Batterien sind leer, die meisten
    } bei { $names }.
verdict-discharge-tiles =
    Mangels Batterien mit { $count ->
        [one] einem Bauteil
       *[other] { $count } Bauteilen
    } bezahlt: { $names }.
verdict-whole = Kein einziges Bauteil ging verloren.
verdict-losses =
    { $count ->
        [one] Ein Bauteil verloren, und zwar
       *[other] { $count } Bauteile verloren, die meisten
    } bei { $names }.
verdict-losses-some =
    { $count ->
        [one] Ein Bauteil verloren, und zwar
       *[other] { $count } Bauteile verloren, die meisten
    } bei { $names }. Ohne Kratzer: { $others }.

flight-catching-up = Wird nachgeholt: überspringen
liftoff-title = Die Schiffe vor dem Start
liftoff-boarding = Alle an Bord!
liftoff-sorting = Was locker sitzt, fällt jetzt ab
liftoff-go = Start!

wish-title = Bis ich Halt sage:
wish-fly-on = Immer weiterfliegen
wish-pass = An allen verlassenen Schiffen und Stationen vorbei
wish-engines = Immer alle Antriebe einschalten
wish-stop = Halt: { $wish }

stakes-title = Wenn sie gewinnen:
stakes-weakest = Wenn du am schwächsten bist:
stakes-nothing = du verlierst nichts
stakes-crew =
    { $count ->
        [one] ein Crewmitglied
       *[other] { $count } Crewmitglieder
    }
stakes-goods =
    { $count ->
        [one] ein Güter-Block
       *[other] { $count } Güter-Blöcke
    }
stakes-batteries =
    { $count ->
        [one] eine Batterie
       *[other] { $count } Batterien
    }
stakes-days =
    { $count ->
        [one] ein Flugtag
       *[other] { $count } Flugtage
    }
stakes-shots =
    { $count ->
        [one] ein Schuss auf dein Schiff
       *[other] { $count } Schüsse auf dein Schiff
    }
stakes-out = dein Flug ist zu Ende

bill-row-under-way = Unterwegs verdient


# Die Werft in einer Zeile.

yard-finished = Fertig, Startplatz { $count }. Es fehlen noch: { $names }.
yard-all-finished = Alle Schiffe sind fertig.
yard-stopped = Zeit! Wähle deinen Startplatz.
yard-wait = { $count ->
    [one] Andere haben einen Vorsprung: In { $count } Sekunde darfst du bauen.
   *[other] Andere haben einen Vorsprung: In { $count } Sekunden darfst du bauen.
}
yard-head-start = { $count ->
    [one] Noch { $count } Sekunde Vorsprung. Warten müssen: { $names }.
   *[other] Noch { $count } Sekunden Vorsprung. Warten müssen: { $names }.
}
count-start = Gebaut wird in { $count }
yard-turn-mine = Du bist dran.
yard-turn = Jetzt baut { $names }.
yard-sand =
    { $count ->
        [one] Die Sanduhr läuft noch eine Sekunde.
       *[other] Die Sanduhr läuft noch { $count } Sekunden.
    }
yard-sand-last =
    { $count ->
        [one] Letzter Durchlauf: noch eine Sekunde.
       *[other] Letzter Durchlauf: noch { $count } Sekunden.
    }
yard-turn-it = Die Sanduhr ist abgelaufen: Alle dürfen sie umdrehen.
yard-turn-last = Sanduhr abgelaufen. Zum letzten Mal umdrehen darf sie nur, wer fertig ist.
yard-time-up = Die Zeit ist um.
yard-calm = Keine Sanduhr: Bau in aller Ruhe.
yard-flipped = hat die Sanduhr umgedreht
yard-flipped-last = hat die Sanduhr umgedreht: letzter Durchlauf!

# Was zu hören ist, für alle, die es nicht hören.

heard-count = Piepton: gleich geht es los
heard-tick = tick, tick
heard-turn = Gong: Du bist dran
heard-refused = Schnarren
heard-hourglass-flipped = Sanduhr wird umgedreht
heard-sand-ran-out = Glocke: Sanduhr abgelaufen
heard-building-finished = Fanfare: Ein Schiff ist fertig
heard-launched = Antriebe dröhnen
heard-applause = Applaus
heard-dice-rolled = Würfel klappern
heard-tile-lost = Krachen
heard-enemy-met = Knurren
bill-beauty = Schönstes Schiff
bill-beauty-crowd = Das Publikum tobt
bill-faster = Alles zeigen
wreck-before = Wie gebaut
wreck-after = Wie gelandet
wreck-all = Alle als ein Bild speichern
wreck-share = Teilen
wreck-practice = Dieses Schiff in die Übungswerft
next-level = Als Nächstes: { $level }
