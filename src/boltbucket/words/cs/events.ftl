# Co se stalo. Přítomný čas a jména v prvním pádě; důvod a jeho čísla jsou ve větě.

# Stavba
event-flight-began = Let { $number }: { $level }. Start!
event-tile-taken = { $face_down ->
    [yes] { $seat } bere zakrytý dílek: { $tile }.
   *[no] { $seat } bere z odkrytých dílků { $tile_a }.
    }
event-tile-placed = { $seat } staví na { $cell } { $tile_a }.
event-tile-picked-up = { $cell ->
    [none] { $seat } bere { $tile_it } zpátky z rezervy.
   *[other] { $seat } bere { $tile_it } zpátky z { $cell }.
    }
event-tile-returned = { $seat } vrací { $tile_it } lícem vzhůru na hromádku.
event-tile-reserved = { $seat } si rezervuje { $tile_a }.
event-reserved-tile-fetched = { $seat } bere z rezervy { $tile_it }.
event-pile-looked-at = { $cards_count ->
    [0] { $seat } si prohlíží balíček { $pile }.
   *[other] { $seat } si prohlíží balíček { $pile }: { $cards }.
    }
event-pile-put-back = { $seat } vrací balíček { $pile }.
event-hourglass-started = { $spaces ->
    [one] Hodiny běží; poběží jen jednou.
    [few] Hodiny běží; mohou běžet { $spaces }krát.
   *[other] Hodiny běží; mohou běžet { $spaces }krát.
    }
event-sand-ran-out = Hodiny na poli { $space } se dosypaly.
event-hourglass-flipped = { $last ->
    [yes] { $seat } má hotovo a otáčí hodiny na poslední pole { $space }.
   *[no] { $seat } otáčí hodiny na pole { $space }.
    }
event-building-finished = { $in_time ->
    [yes] { $seat } končí stavbu a bere si { $place }. startovní místo.
   *[no] Čas vypršel: { $seat } dostává { $place }. startovní místo.
    }
event-building-stopped = Hodiny se naposledy dosypaly: { $seat } musí přestat stavět.
event-wait-ended = Náskok ostatních skončil: { $seat } smí stavět.
event-turn-passed = Na tahu při stavbě: { $seat }.
event-place-given-back = { $seat } vrací { $place }. místo: loď má chyby a staví se dál.
event-place-changed = { $seat } se posouvá na { $place }. místo.
event-place-lost = { $seat } startuje kvůli opravám až za ostatními, na { $place }. místě.
event-places-swapped = { $first } a { $second } si vyměňují lodě.

# Příprava k letu
event-flaws-found = { $flaws_count ->
    [one] { $seat } má na lodi { $flaws_count } chybu: { $flaws }.
    [few] { $seat } má na lodi { $flaws_count } chyby: { $flaws }.
   *[other] { $seat } má na lodi { $flaws_count } chyb: { $flaws }.
    }
event-tile-taken-off = { $seat } zdarma odebírá z { $cell } { $tile_it }: { $cause }.
event-reserve-forfeited = { $tiles_count ->
    [one] { $seat } má v rezervě ještě { $tiles_count } dílek, počítá se jako ztracený: { $tiles }.
    [few] { $seat } má v rezervě ještě { $tiles_count } dílky, počítají se jako ztracené: { $tiles }.
   *[other] { $seat } má v rezervě ještě { $tiles_count } dílků, počítají se jako ztracené: { $tiles }.
    }
event-alien-boarded = { $seat } ubytuje na { $cell } { $figure_it }: kajuta je napojena na odpovídající podporu životních funkcí.
event-crew-boarded = { $humans ->
    [one] { $seat } bere na palubu { $humans } kosmonauta.
    [few] { $seat } bere na palubu { $humans } kosmonauty.
   *[other] { $seat } bere na palubu { $humans } kosmonautů.
    }
event-batteries-loaded = { $batteries ->
    [0] { $seat } nemá na lodi žádné baterie.
    [one] { $seat } nakládá { $batteries } baterii.
    [few] { $seat } nakládá { $batteries } baterie.
   *[other] { $seat } nakládá { $batteries } baterií.
    }
event-launched = { $cards ->
    [one] Start! Čeká vás { $cards } karta. Startovní pole: { $positions }.
    [few] Start! Čekají vás { $cards } karty. Startovní pole: { $positions }.
   *[other] Start! Čeká vás { $cards } karet. Startovní pole: { $positions }.
    }

# Let
event-card-revealed = Vedoucí hráč otáčí kartu: { $card }.
event-card-skipped = Karta se ignoruje: { $card }. Jediná loď nemá soupeře.
event-strength-declared = { $yardstick ->
    [crew] { $seat } má posádku { $strength }.
    [engines] { $seat } oznamuje sílu motorů { $strength }{ $against ->
        [none] .
       *[other] {" "}proti { $against }.
    }
    [cannons] { $seat } oznamuje sílu děl { $strength }{ $against ->
        [none] .
       *[other] {" "}proti { $against }.
    }
   *[other] { $seat } oznamuje { $strength }{ $against ->
        [none] .
       *[other] {" "}proti { $against }.
    }
    }
event-battery-spent = { $purpose ->
    [discharge] { $seat } přichází vybitím o baterii z { $cell }.
    [engines] { $seat } platí baterii z { $cell } za dvojitý motor.
    [cannons] { $seat } platí baterii z { $cell } za dvojité dělo.
    [cannon] { $seat } platí baterii z { $cell } za dvojité dělo.
    [shield] { $seat } platí baterii z { $cell } za štít.
    [escort] { $seat } platí baterii z { $cell } za doprovázenou raketu.
   *[other] { $seat } platí baterii z { $cell }.
    }
event-rocket-moved = { $days_sign ->
    [loss] { $seat } ztrácí { $days_size ->
        [one] { $days_size } letový den
        [few] { $days_size } letové dny
       *[other] { $days_size } letových dní
        }.
   *[gain] { $seat } letí o { $days_size ->
        [one] { $days_size } prázdné pole
        [few] { $days_size } prázdná pole
       *[other] { $days_size } prázdných polí
        } dopředu.
    }
event-dice-rolled = { $seat } hází { $dice } = { $dice_sum }.
event-lane-rolled = { $seat } hází { $pips }: linie { $line }.
event-hit-approached = { $meteor ->
    [yes] { $heavy ->
        [yes] Velký meteor letí
       *[no] Malý meteor letí
        }
   *[no] { $heavy ->
        [yes] Velká střela letí
       *[no] Malá střela letí
        }
    } { $side ->
    [front] zepředu sloupcem { $line }
    [right] zprava řádkem { $line }
    [rear] zezadu sloupcem { $line }
   *[left] zleva řádkem { $line }
    }. Cíl: { $seats }.
event-hit-missed = { $seat } nemá v linii { $line } žádný dílek: vedle.
event-hit-bounced = { $reason ->
    [plated] { $seat }: odráží se to na { $cell }, ta hrana je pancéřovaná.
   *[smooth] { $seat }: odráží se to na { $cell }, ta hrana je prázdná.
    }
event-hit-shielded = { $seat } to odráží štítem před { $cell }, stojí to jednu baterii.
event-meteor-shot = { $seat } sestřeluje velký meteor dělem na { $cell }.
event-tile-lost = { $seat } ztrácí na { $cell } { $tile_it }: { $cause }.
event-piece-kept = { $cells_count ->
    [one] { $seat } má rozlomenou loď; dál letí část o { $cells_count } dílku.
    [few] { $seat } má rozlomenou loď; dál letí část o { $cells_count } dílcích.
   *[other] { $seat } má rozlomenou loď; dál letí část o { $cells_count } dílcích.
    }
event-crew-lost = { $seat } ztrácí z kajuty na { $cell } { $figure_a }: { $reason }.
event-good-loaded = { $seat } nakládá na { $cell } { $good_a }.
event-good-unloaded = { $seat } vykládá z { $cell } { $good_a }.
event-goods-left = { $seat } nechává zboží, které se vrací do zásoby: { $goods }.
event-goods-missing = V zásobě už není zboží, které má dostat { $seat }: { $goods }.
event-good-lost = { $seat } ztrácí z { $cell } { $good_a }: nejdražší zboží jde první.
event-battery-lost = { $seat } už nemá zboží a místo něj ztrácí baterii z { $cell }.
event-credits-gained = { $amount_sign ->
    [loss] { $seat } platí { $amount_size ->
        [one] { $amount_size } kredit
        [few] { $amount_size } kredity
       *[other] { $amount_size } kreditů
        }: { $reason }.
   *[gain] { $seat } získává { $amount_size ->
        [one] { $amount_size } kredit
        [few] { $amount_size } kredity
       *[other] { $amount_size } kreditů
        }: { $reason }.
    }
event-planet-reached = { $seat } přistává na planetě { $planet }: to místo je teď obsazené.
event-offer-declined = { $seat } odmítá: { $offer }.
event-offer-taken = { $offer_kind ->
    [abandoned-ship] { $seat } si bere opuštěnou loď.
    [abandoned-station] { $seat } přistává u opuštěné stanice.
   *[other] { $seat } si bere odměnu za { $offer_it }.
    }
event-enemy-met = { $result ->
    [won] { $seat } poráží { $enemy_it }: síla děl { $strength } proti { $against }.
    [tied] { $seat } drží remízu: síla děl { $strength } proti { $against } ({ $enemy }). Nepřítel letí dál.
   *[lost] { $seat } prohrává: síla děl { $strength } proti { $against } ({ $enemy }). Nepřítel letí dál.
    }
event-weakest-found = { $yardstick ->
    [engines] { $seat } má nejslabší motory
    [cannons] { $seat } má nejslabší děla
    [crew] { $seat } má nejmenší posádku
    [crew-cannons] { $seat } má nejnižší rozdíl „posádka mínus síla děl“
    [engines-cannons] { $seat } má nejnižší rozdíl „síla motorů mínus síla děl“
    [engines-crew] { $seat } má nejnižší rozdíl „síla motorů mínus posádka“
    [cannons-engines] { $seat } má nejnižší rozdíl „síla děl mínus síla motorů“
    [cannons-crew] { $seat } má nejnižší rozdíl „síla děl mínus posádka“
    [crew-engines] { $seat } má nejnižší rozdíl „posádka mínus síla motorů“
   *[other] { $seat } má nejnižší hodnotu
    } a nese postih ({ $values }{ $values_tied ->
    [yes] ; remíza a { $seat } letí více vepředu
   *[no] {""}
    }).
event-next-weakest-found = Další v pořadí je { $seat } ({ $values }) a nese menší postih, protože hraje pět hráčů.
event-sabotage-missed = { $seat } má štěstí: ve sloupci { $column }, řádku { $row } nenacházejí sabotéři nic.
event-gave-up = { $seat } odstupuje z letu: { $reason }.
event-flight-ended = { $order_count ->
    [0] Let skončil; nikdo nedoletěl.
   *[other] Let skončil. Pořadí v cíli: { $order }.
    }
event-bill-presented = { $seat }: { $item }: { $amount_signed } { $amount_size ->
    [one] kredit
    [few] kredity
   *[other] kreditů
    }.
event-flight-wished = { $again ->
    [yes] { $seat } poletí znovu.
   *[no] { $seat } raději už nepoletí.
    }

# Trek
event-titles-drawn = Ve hře jsou tituly: { $titles }.
event-title-scored = { $scores_count ->
    [0] { $title }: nikdo nedoletěl, nikdo neboduje.
   *[other] { $title }: { $scores }.
    }
event-title-won = { $reason ->
    [tie] { $seat } získává titul { $title }: nejlepší skóre má víc lodí a tato letí nejvíc vepředu.
    [lot] { $seat } dostává titul { $title } losem: do cíle nikdo nedoletěl.
   *[score] { $seat } získává titul { $title } za nejlepší skóre.
    }
event-title-given = { $seat } předává titul { $title }. Teď ho má { $receiver }.
event-title-defended = { $credits ->
    [one] { $seat } obhajuje titul { $title } a získává { $credits } kredit.
    [few] { $seat } obhajuje titul { $title } a získává { $credits } kredity.
   *[other] { $seat } obhajuje titul { $title } a získává { $credits } kreditů.
    }
event-match-ended = { $winners_count ->
    [0] Konec hry: nikdo nemá zisk. Kredity: { $credits }.
   *[other] Konec hry. Vyhrává: { $winners }. Kredity: { $credits }.
    }
