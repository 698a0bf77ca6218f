# Fragen. `.label`: kurz, über den Knöpfen; `.hint`: was man auf dem Schiff selbst tut.
decision-build = Nimm Plättchen und bau dein Schiff.
    .label = Bau dein Schiff
    .hint = Nimm ein Plättchen, dreh es und leg es an dein Schiff; zum Schluss wählst du einen Startplatz.
decision-clock = Warten auf die Sanduhr.
    .label = Sanduhr
    .hint = Nichts zu tun: Die Uhr entscheidet.
decision-repair = { $flaws_count ->
    [one] Dein Schiff hat einen Fehler. Nimm Plättchen ab, bis es regelgerecht ist.
   *[other] Dein Schiff hat { $flaws_count } Fehler. Nimm Plättchen ab, bis es regelgerecht ist.
    }
    .label = Schiff korrigieren
    .hint = Tippe auf ein markiertes Plättchen, um zu sehen, was mit ihm abfällt.
decision-pick-piece = Dein Schiff ist zerbrochen. Welches Stück fliegt weiter?
    .label = Stück wählen
    .hint = Tippe auf das Stück, das du behältst; alles andere fällt ab.
decision-board-alien = Zieht ein Alien ein?
    .label = Crew
    .hint = Tippe für ein Alien auf eine Kabine mit Lebenserhaltung; alle anderen erhalten zwei Menschen.
decision-power-up = { $yardstick ->
    [engines] Antriebsstärke { $strength }
    [cannons] Kanonenstärke { $strength }
   *[other] Stärke { $strength }
    }{ $against ->
    [none] {""}
   *[other] {" "}gegen { $against }
    }. Doppelte Bauteile mit Batterien einschalten?
    .label = Stärke ansagen
    .hint = Tippe doppelte Bauteile an, um sie einzuschalten; jedes kostet eine Batterie.
decision-pick-battery = { $purpose ->
    [lost] Du hast keine Güter mehr: Welche Batterie verlierst du?
    [discharge] Die Entladung kostet Batterien: Welche verlierst du?
   *[other] Welche Batterie gibst du aus?
    }
    .label = Batterie wählen
    .hint = Tippe auf ein Batterieteil.
decision-defend = { $means ->
    [shield] Eine Batterie für einen Schild ausgeben, um das Bauteil auf { $target } zu retten?
    [escort] Eine Batterie ausgeben, um den Schlag für die begleitete Rakete abzufangen?
   *[cannon] Eine Batterie für eine Doppelkanone ausgeben, um das Bauteil auf { $target } zu retten?
    }
    .label = Verteidigung
    .hint = Tippe auf eine Batterie oder gib das Bauteil verloren.
decision-pick-crew = { $amount ->
    [one] Du verlierst { $amount } Crewmitglied. Aus welcher Kabine?
   *[other] Du verlierst { $amount } Crewmitglieder. Aus welcher Kabine kommt das nächste?
    }
    .label = Crew wählen
    .hint = Tippe auf eine Kabine; Menschen und Aliens zählen gleich.
decision-pick-good = Du verlierst Güter, die wertvollsten zuerst. Von welchem Frachtraum gibst du { $good_a } ab?
    .label = Güter wählen
    .hint = Tippe auf einen Frachtraum mit einem Block dieser Farbe.
decision-load-goods = Zu verladen: { $beside }.
    .label = Güter laden
    .hint = Tippe auf einen Block, dann auf einen Container. Du darfst alles umräumen; was draußen bleibt, ist weg.
decision-land = { $days ->
    [one] Auf einem Planeten landen? Das kostet { $days } Flugtag.
   *[other] Auf einem Planeten landen? Das kostet { $days } Flugtage.
    }
    .label = Planeten
    .hint = Auf jedem Planeten ist nur für ein Schiff Platz.
decision-accept = { $offer_kind ->
    [abandoned-ship] Das verlassene Schiff übernehmen?
    [abandoned-station] An der verlassenen Station andocken?
    [smugglers] Bei den Gütern der Schmuggler zugreifen?
    [slavers] Das Kopfgeld für die Sklavenhändler kassieren?
    [pirates] Das Kopfgeld für die Piraten kassieren?
   *[other] Die Belohnung nehmen ({ $offer })?
    }{ $credits ->
    [0] {""}
    [one] {" "}Du erhältst { $credits } Credit.
   *[other] {" "}Du erhältst { $credits } Credits.
    }{ $goods_count ->
    [0] {""}
   *[other] {" "}Du darfst { $goods } laden.
    }{ $crew ->
    [0] {""}
    [one] {" "}Das kostet { $crew } Crewmitglied.
   *[other] {" "}Das kostet { $crew } Crewmitglieder.
    }{ $days ->
    [one] {" "}Das kostet { $days } Flugtag.
   *[other] {" "}Das kostet { $days } Flugtage.
    }
    .short = { $offer_kind ->
        [abandoned-ship] Das verlassene Schiff übernehmen?
        [abandoned-station] An der verlassenen Station andocken?
        [smugglers] Bei den Gütern der Schmuggler zugreifen?
        [slavers] Das Kopfgeld für die Sklavenhändler kassieren?
        [pirates] Das Kopfgeld für die Piraten kassieren?
       *[other] Die Belohnung nehmen ({ $offer })?
    }
    .label = Ein Angebot
    .hint = Nimm die Belohnung und verliere die Tage, oder lass beides.
decision-fly-on = { $cards_left ->
    [one] Noch { $cards_left } Karte. Weiterfliegen?
   *[other] Noch { $cards_left } Karten. Weiterfliegen?
    }
    .label = Weiterfliegen?
    .hint = Wer aufgibt, bekommt keine Belohnung für die Reihenfolge und nur den halben Preis für Güter.
decision-fly-again = { $flights_left ->
    [one] Der Flug ist abgerechnet, { $flights_left } Flug kommt noch. Noch einmal fliegen?
   *[other] Der Flug ist abgerechnet, { $flights_left } Flüge kommen noch. Noch einmal fliegen?
    }
    .label = Noch ein Flug?
    .hint = Die Partie endet hier nur, wenn alle aufhören wollen.
decision-pick-title-to-keep = Du hast mehrere Titel gewonnen. Welchen behältst du?
    .label = Titel behalten
    .hint = Die anderen gehen an Trucker ohne Titel.
decision-pick-title-to-give = Wer bekommt den Titel { $title }?
    .label = Titel weitergeben
    .hint = Wähle einen Trucker ohne Titel.

# Antworten
answer-take = Plättchen { $handle } nehmen
answer-place = Auf { $cell } bauen
answer-pick-up = Letztes Plättchen wieder aufnehmen
answer-take-off = Plättchen von { $cell } abnehmen
answer-return = Plättchen zurücklegen
answer-reserve = Plättchen reservieren
answer-fetch = Plättchen { $slot } aus der Reserve holen
answer-look = Stapel { $pile } ansehen
answer-put-back = Stapel zurücklegen
answer-flip = Sanduhr umdrehen
answer-finish = Bau beenden, Platz { $place }
answer-remove = { $cell } entfernen
answer-piece = Mit dem Stück um { $cell } weiterfliegen
answer-alien = { $figure } auf { $cell }
answer-power = { $cell } einschalten
answer-battery = Batterie von { $cell }
answer-step-in = Den Schlag selbst einstecken
answer-crew = Aus Kabine { $cell }
answer-good = Von Frachtraum { $cell }
answer-load = { $good } auf { $cell }
answer-unload = { $good } von { $cell } nehmen
answer-planet = Planet { $planet }
answer-yes = Ja
answer-no = Nein
answer-pass = Verzichten
answer-done = Fertig
answer-fly-on = Weiterfliegen
answer-give-up = Aufgeben
answer-fly-again = Noch einmal fliegen
answer-stop = Aufhören
answer-sand = Die Sanduhr ist abgelaufen
answer-go = { $seat } darf anfangen
answer-time-up = Die Zeit von { $seat } ist um
