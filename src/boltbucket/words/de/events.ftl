# Was geschehen ist. Gegenwart, Namen als Subjekt; der Grund und seine Zahlen stehen im Satz.

# Bauen
event-flight-began = Flug { $number }: { $level }. Los!
event-tile-taken = { $face_down ->
    [yes] { $seat } nimmt ein verdecktes Plättchen: { $tile }.
   *[no] { $seat } nimmt { $tile_a } von den offenen Plättchen.
    }
event-tile-placed = { $seat } baut { $tile_a } auf { $cell }.
event-tile-picked-up = { $cell ->
    [none] { $seat } nimmt { $tile_it } wieder aus der Reserve.
   *[other] { $seat } nimmt { $tile_it } wieder von { $cell }.
    }
event-tile-returned = { $seat } legt { $tile_it } offen auf den Haufen zurück.
event-tile-reserved = { $seat } reserviert { $tile_a }.
event-reserved-tile-fetched = { $seat } holt { $tile_it } aus der Reserve.
event-pile-looked-at = { $cards_count ->
    [0] { $seat } sieht sich Stapel { $pile } an.
   *[other] { $seat } sieht sich Stapel { $pile } an: { $cards }.
    }
event-pile-put-back = { $seat } legt Stapel { $pile } zurück.
event-hourglass-started = { $spaces ->
    [one] Die Sanduhr läuft; sie läuft nur einmal.
   *[other] Die Sanduhr läuft; sie kann { $spaces }-mal laufen.
    }
event-sand-ran-out = Die Sanduhr auf Feld { $space } ist abgelaufen.
event-hourglass-flipped = { $last ->
    [yes] { $seat } ist fertig und dreht die Sanduhr auf das letzte Feld { $space }.
   *[no] { $seat } dreht die Sanduhr auf Feld { $space }.
    }
event-building-finished = { $in_time ->
    [yes] { $seat } beendet den Bau und startet von Platz { $place }.
   *[no] Die Zeit ist um: { $seat } startet von Platz { $place }.
    }
event-building-stopped = Die Sanduhr ist zum letzten Mal abgelaufen: { $seat } muss mit dem Bauen aufhören.
event-wait-ended = Der Vorsprung der anderen ist vorbei: { $seat } darf bauen.
event-turn-passed = { $seat } ist mit Bauen an der Reihe.
event-place-given-back = { $seat } gibt Platz { $place } zurück: Das Schiff hat Fehler und wird weitergebaut.
event-place-changed = { $seat } rückt auf Platz { $place } vor.
event-place-lost = { $seat } musste das Schiff reparieren und startet hinter den anderen, von Platz { $place }.
event-places-swapped = { $first } und { $second } tauschen die Schiffe.

# Start
event-flaws-found = { $flaws_count ->
    [one] Das Schiff von { $seat } hat einen Fehler: { $flaws }.
   *[other] Das Schiff von { $seat } hat { $flaws_count } Fehler: { $flaws }.
    }
event-tile-taken-off = { $seat } nimmt { $tile_it } kostenlos von { $cell }: { $cause }.
event-reserve-forfeited = { $tiles_count ->
    [one] In der Reserve von { $seat } liegt noch ein Plättchen und zählt als verloren: { $tiles }.
   *[other] In der Reserve von { $seat } liegen noch { $tiles_count } Plättchen und zählen als verloren: { $tiles }.
    }
event-alien-boarded = { $seat } nimmt auf { $cell } { $figure_it } an Bord: Die Kabine ist an ein passendes Lebenserhaltungssystem angeschlossen.
event-crew-boarded = { $humans ->
    [one] { $seat } nimmt einen Menschen an Bord.
   *[other] { $seat } nimmt { $humans } Menschen an Bord.
    }
event-batteries-loaded = { $batteries ->
    [0] Das Schiff von { $seat } hat keine Batterien.
    [one] Das Schiff von { $seat } wird mit { $batteries } Batterie beladen.
   *[other] Das Schiff von { $seat } wird mit { $batteries } Batterien beladen.
    }
event-launched = { $cards ->
    [one] Start! { $cards } Karte liegt vor euch. Startfelder: { $positions }.
   *[other] Start! { $cards } Karten liegen vor euch. Startfelder: { $positions }.
    }

# Flug
event-card-revealed = Die nächste Karte: { $card }.
event-card-skipped = { $card } wird ignoriert: Ein einzelnes Schiff hat keine Rivalen.
event-strength-declared = { $yardstick ->
    [crew] { $seat } hat eine Crew von { $strength }.
    [engines] { $seat } sagt Antriebsstärke { $strength }{ $against ->
        [none] {" "}an.
       *[other] {" "}gegen { $against } an.
    }
    [cannons] { $seat } sagt Kanonenstärke { $strength }{ $against ->
        [none] {" "}an.
       *[other] {" "}gegen { $against } an.
    }
   *[other] { $seat } sagt { $strength }{ $against ->
        [none] {" "}an.
       *[other] {" "}gegen { $against } an.
    }
    }
event-battery-spent = { $purpose ->
    [discharge] { $seat } verliert durch die Entladung eine Batterie von { $cell }.
    [engines] { $seat } gibt eine Batterie von { $cell } für einen Doppelantrieb aus.
    [cannons] { $seat } gibt eine Batterie von { $cell } für eine Doppelkanone aus.
    [cannon] { $seat } gibt eine Batterie von { $cell } für eine Doppelkanone aus.
    [shield] { $seat } gibt eine Batterie von { $cell } für einen Schild aus.
    [escort] { $seat } gibt eine Batterie von { $cell } für die begleitete Rakete aus.
   *[other] { $seat } gibt eine Batterie von { $cell } aus.
    }
event-rocket-moved = { $days_sign ->
    [loss] { $seat } verliert { $days_size ->
        [one] { $days_size } Flugtag
       *[other] { $days_size } Flugtage
        }.
   *[gain] { $seat } fliegt { $days_size ->
        [one] { $days_size } leeres Feld
       *[other] { $days_size } leere Felder
        } vor.
    }
event-dice-rolled = { $seat } würfelt { $dice } = { $dice_sum }.
event-lane-rolled = { $seat } würfelt { $pips }: Linie { $line }.
event-hit-approached = { $meteor ->
    [yes] { $heavy ->
        [yes] Ein großer Meteorit kommt
       *[no] Ein kleiner Meteorit kommt
        }
   *[no] { $heavy ->
        [yes] Schweres Kanonenfeuer kommt
       *[no] Leichtes Kanonenfeuer kommt
        }
    } { $side ->
    [front] von vorne in Spalte { $line }
    [right] von rechts in Reihe { $line }
    [rear] von hinten in Spalte { $line }
   *[left] von links in Reihe { $line }
    }, auf { $seats } zu.
event-hit-missed = { $seat } hat in Linie { $line } kein Bauteil: vorbei.
event-hit-bounced = { $reason ->
    [plated] Das Geschoss prallt am Schiff von { $seat } auf { $cell } ab: Die Seite ist gepanzert.
   *[smooth] Der Meteorit prallt am Schiff von { $seat } auf { $cell } ab: Die Seite ist glatt.
    }
event-hit-shielded = Der Schild von { $seat } hält das Geschoss vor { $cell } auf und kostet eine Batterie.
event-meteor-shot = Die Kanone von { $seat } auf { $cell } schießt den großen Meteoriten ab.
event-tile-lost = { $seat } verliert { $tile_it } auf { $cell }: { $cause }.
event-piece-kept = { $cells_count ->
    [one] Das Schiff von { $seat } ist zerbrochen; ein Stück aus { $cells_count } Bauteil fliegt weiter.
   *[other] Das Schiff von { $seat } ist zerbrochen; ein Stück aus { $cells_count } Bauteilen fliegt weiter.
    }
event-crew-lost = { $seat } verliert { $figure_a } aus der Kabine auf { $cell }: { $reason }.
event-good-loaded = { $seat } lädt { $good_a } auf { $cell }.
event-good-unloaded = { $seat } nimmt { $good_a } von { $cell }.
event-goods-left = { $seat } lässt Güter zurück, sie gehen in den Vorrat: { $goods }.
event-goods-missing = Der Vorrat ist leer. Das fehlt für { $seat }: { $goods }.
event-good-lost = { $seat } verliert { $good_a } von { $cell }: Die wertvollsten Güter gehen zuerst.
event-battery-lost = { $seat } hat keine Güter mehr und verliert stattdessen eine Batterie von { $cell }.
event-credits-gained = { $amount_sign ->
    [loss] { $seat } bezahlt { $amount_size ->
        [one] { $amount_size } Credit
       *[other] { $amount_size } Credits
        }: { $reason }.
   *[gain] { $seat } erhält { $amount_size ->
        [one] { $amount_size } Credit
       *[other] { $amount_size } Credits
        }: { $reason }.
    }
event-planet-reached = { $seat } landet auf Planet { $planet }: Dieser Platz ist jetzt vergeben.
event-offer-declined = { $seat } verzichtet: { $offer }.
event-offer-taken = { $offer_kind ->
    [abandoned-ship] { $seat } übernimmt das verlassene Schiff.
    [abandoned-station] { $seat } dockt an der verlassenen Station an.
   *[other] { $seat } holt sich die Belohnung für den Sieg über { $offer_it }.
    }
event-enemy-met = { $result ->
    [won] { $seat } besiegt { $enemy_it }: Kanonenstärke { $strength } gegen { $against }.
    [tied] { $seat } wehrt { $enemy_it } ab: Kanonenstärke { $strength } ist gleich { $against }. Der Feind zieht weiter.
   *[lost] { $seat } unterliegt: Kanonenstärke { $strength } gegen { $against } ({ $enemy }). Der Feind zieht weiter.
    }
event-weakest-found = { $yardstick ->
    [engines] { $seat } hat die schwächsten Antriebe
    [cannons] { $seat } hat die schwächsten Kanonen
    [crew] { $seat } hat die kleinste Crew
    [crew-cannons] { $seat } hat bei Crew minus Kanonenstärke den niedrigsten Wert
    [engines-cannons] { $seat } hat bei Antriebsstärke minus Kanonenstärke den niedrigsten Wert
    [engines-crew] { $seat } hat bei Antriebsstärke minus Crew den niedrigsten Wert
    [cannons-engines] { $seat } hat bei Kanonenstärke minus Antriebsstärke den niedrigsten Wert
    [cannons-crew] { $seat } hat bei Kanonenstärke minus Crew den niedrigsten Wert
    [crew-engines] { $seat } hat bei Crew minus Antriebsstärke den niedrigsten Wert
   *[other] { $seat } hat den niedrigsten Wert
    } und erleidet die Strafe ({ $values }{ $values_tied ->
    [yes] ; Gleichstand, und { $seat } liegt weiter vorne
   *[no] {""}
    }).
event-next-weakest-found = { $seat } ist als Nächstes dran ({ $values }) und erleidet eine kleinere Strafe, weil zu fünft gespielt wird.
event-sabotage-missed = Die Saboteure finden bei { $seat } in Spalte { $column }, Reihe { $row } nichts.
event-gave-up = { $seat } gibt auf: { $reason }.
event-flight-ended = { $order_count ->
    [0] Der Flug ist zu Ende; niemand ist angekommen.
   *[other] Der Flug ist zu Ende. Reihenfolge der Ankunft: { $order }.
    }
event-bill-presented = { $seat }: { $item }: { $amount_signed } { $amount_size ->
    [one] Credit
   *[other] Credits
    }.
event-flight-wished = { $again ->
    [yes] { $seat } ist beim nächsten Flug wieder dabei.
   *[no] { $seat } würde lieber aufhören.
    }

# Der Treck
event-titles-drawn = Diese Titel sind im Spiel: { $titles }.
event-title-scored = { $scores_count ->
    [0] { $title }: Niemand ist angekommen, niemand wird gewertet.
   *[other] { $title }: { $scores }.
    }
event-title-won = { $reason ->
    [tie] { $seat } gewinnt den Titel { $title }: Gleichstand bei der besten Wertung, und am weitesten vorne.
    [lot] { $seat } bekommt den Titel { $title } durch das Los: Niemand ist angekommen.
   *[score] { $seat } gewinnt den Titel { $title } mit der besten Wertung.
    }
event-title-given = { $seat } gibt den Titel { $title } an { $receiver } weiter.
event-title-defended = { $credits ->
    [one] { $seat } verteidigt den Titel { $title } und erhält { $credits } Credit.
   *[other] { $seat } verteidigt den Titel { $title } und erhält { $credits } Credits.
    }
event-match-ended = { $winners_count ->
    [0] Das Spiel ist aus: Niemand hat Gewinn gemacht. Credits: { $credits }.
   *[other] Das Spiel ist aus. Gewonnen: { $winners }. Credits: { $credits }.
    }
