# What has happened. Present tense, names as subjects; the reason and its numbers in the sentence.

# Building
event-flight-began = Flight { $number }: { $level }. Go!
event-tile-taken = { $face_down ->
    [yes] { $seat } turns over a face-down tile: { $tile_a }.
   *[no] { $seat } takes { $tile_a } from the face-up tiles.
    }
event-tile-placed = { $seat } builds { $tile_a } on { $cell }.
event-tile-picked-up = { $cell ->
    [none] { $seat } takes { $tile_it } back out of the reserve.
   *[other] { $seat } picks { $tile_it } up again from { $cell }.
    }
event-tile-returned = { $seat } puts { $tile_it } back on the heap, face up.
event-tile-reserved = { $seat } reserves { $tile_a }.
event-reserved-tile-fetched = { $seat } takes { $tile_it } out of the reserve.
event-pile-looked-at = { $cards_count ->
    [0] { $seat } looks at pile { $pile }.
   *[other] { $seat } looks at pile { $pile }: { $cards }.
    }
event-pile-put-back = { $seat } puts pile { $pile } back.
event-hourglass-started = { $spaces ->
    [one] The hourglass is running, and it will run only once.
   *[other] The hourglass is running; it can run { $spaces } times.
    }
event-sand-ran-out = The sand on space { $space } has run out.
event-hourglass-flipped = { $last ->
    [yes] { $seat } has finished and flips the hourglass onto its last space, { $space }.
   *[no] { $seat } flips the hourglass onto space { $space }.
    }
event-building-finished = { $in_time ->
    [yes] { $seat } finishes building and takes start place { $place }.
   *[no] Time is up: { $seat } gets start place { $place }.
    }
event-building-stopped = The sand has run out for the last time: { $seat } must stop building.
event-wait-ended = The head start is over: { $seat } may build.
event-turn-passed = It is { $seat }’s turn to build.
event-place-given-back = { $seat } gives start place { $place } back: the ship has mistakes and has to be fixed.
event-place-changed = { $seat } moves up to start place { $place }.
event-place-lost = { $seat } had to repair the ship and starts behind the others, from place { $place }.
event-places-swapped = { $first } and { $second } swap ships.

# Launch
event-flaws-found = { $flaws_count ->
    [one] { $seat }’s ship has a mistake: { $flaws }.
   *[other] { $seat }’s ship has { $flaws_count } mistakes: { $flaws }.
    }
event-tile-taken-off = { $seat } takes { $tile_it } off { $cell } at no cost: { $cause }.
event-reserve-forfeited = { $tiles_count ->
    [one] One tile left in { $seat }’s reserve counts as lost: { $tiles }.
   *[other] { $tiles_count } tiles left in { $seat }’s reserve count as lost: { $tiles }.
    }
event-alien-boarded = { $seat } takes { $figure_it } aboard on { $cell }: the cabin is joined to matching life support.
event-crew-boarded = { $humans ->
    [one] { $humans } human boards { $seat }’s ship.
   *[other] { $humans } humans board { $seat }’s ship.
    }
event-batteries-loaded = { $batteries ->
    [0] { $seat }’s ship carries no batteries.
    [one] { $seat }’s ship is loaded with { $batteries } battery.
   *[other] { $seat }’s ship is loaded with { $batteries } batteries.
    }
event-launched = { $cards ->
    [one] Lift-off! { $cards } card lies ahead. Start spaces: { $positions }.
   *[other] Lift-off! { $cards } cards lie ahead. Start spaces: { $positions }.
    }

# Flight
event-card-revealed = The leader reveals: { $card }.
event-card-skipped = { $card } is ignored: a lone ship has no rivals.
event-strength-declared = { $yardstick ->
    [crew] { $seat } has a crew of { $strength }.
    [engines] { $seat } declares engine strength { $strength }{ $against ->
        [none] .
       *[other] {" "}against { $against }.
    }
    [cannons] { $seat } declares cannon strength { $strength }{ $against ->
        [none] .
       *[other] {" "}against { $against }.
    }
   *[other] { $seat } declares { $strength }{ $against ->
        [none] .
       *[other] {" "}against { $against }.
    }
    }
event-battery-spent = { $purpose ->
    [discharge] { $seat } loses a battery from { $cell } to the discharge.
    [engines] { $seat } spends a battery from { $cell } on a double engine.
    [cannons] { $seat } spends a battery from { $cell } on a double cannon.
    [cannon] { $seat } spends a battery from { $cell } on a double cannon.
    [shield] { $seat } spends a battery from { $cell } on a shield.
    [escort] { $seat } spends a battery from { $cell } to cover the escorted rocket.
   *[other] { $seat } spends a battery from { $cell }.
    }
event-rocket-moved = { $days_sign ->
    [loss] { $seat } loses { $days_size ->
        [one] { $days_size } flight day
       *[other] { $days_size } flight days
        }.
   *[gain] { $seat } moves { $days_size ->
        [one] { $days_size } empty space
       *[other] { $days_size } empty spaces
        } ahead.
    }
event-dice-rolled = { $seat } rolls { $dice } = { $dice_sum }.
event-lane-rolled = { $seat } rolls { $pips }: line { $line }.
event-hit-approached = { $meteor ->
    [yes] { $heavy ->
        [yes] A large meteor
       *[no] A small meteor
        }
   *[no] { $heavy ->
        [yes] Heavy cannon fire
       *[no] Light cannon fire
        }
    } comes { $side ->
    [front] from the front along column { $line }
    [right] from the right along row { $line }
    [rear] from behind along column { $line }
   *[left] from the left along row { $line }
    }, towards { $seats }.
event-hit-missed = { $seat } has nothing in line { $line }: it misses.
event-hit-bounced = { $reason ->
    [plated] It bounces off { $seat }’s ship on { $cell }: that side is plated.
   *[smooth] It bounces off { $seat }’s ship on { $cell }: that side is smooth.
    }
event-hit-shielded = { $seat }’s shield stops it before it reaches { $cell }, at the cost of one battery.
event-meteor-shot = { $seat }’s cannon on { $cell } blasts the large meteor.
event-tile-lost = { $seat } loses { $tile_it } on { $cell }: { $cause }.
event-piece-kept = { $cells_count ->
    [one] { $seat }’s ship has broken up; a piece of { $cells_count } component flies on.
   *[other] { $seat }’s ship has broken up; a piece of { $cells_count } components flies on.
    }
event-crew-lost = { $seat } loses { $figure_a } from the cabin on { $cell }: { $reason }.
event-good-loaded = { $seat } loads { $good_a } into { $cell }.
event-good-unloaded = { $seat } takes { $good_a } out of { $cell }.
event-goods-left = { $seat } leaves goods behind; they go back to the bank: { $goods }.
event-goods-missing = The bank has run out. { $seat } misses out on: { $goods }.
event-good-lost = { $seat } loses { $good_a } from { $cell }: the most valuable goods go first.
event-battery-lost = { $seat } has no goods left and loses a battery from { $cell } instead.
event-credits-gained = { $amount_sign ->
    [loss] { $seat } pays { $amount_size ->
        [one] { $amount_size } credit
       *[other] { $amount_size } credits
        }: { $reason }.
   *[gain] { $seat } gets { $amount_size ->
        [one] { $amount_size } credit
       *[other] { $amount_size } credits
        }: { $reason }.
    }
event-planet-reached = { $seat } lands on planet { $planet }: that place is taken now.
event-offer-declined = { $seat } passes on { $offer_it }.
event-offer-taken = { $offer_kind ->
    [abandoned-ship] { $seat } takes the abandoned ship.
    [abandoned-station] { $seat } docks at the abandoned station.
   *[other] { $seat } collects the reward for beating { $offer_it }.
    }
event-enemy-met = { $result ->
    [won] { $seat } beats { $enemy_it }: cannon strength { $strength } against { $against }.
    [tied] { $seat } holds { $enemy_it } off: cannon strength { $strength } against { $against }. They move on.
   *[lost] { $seat } loses to { $enemy_it }: cannon strength { $strength } against { $against }. They move on.
    }
event-weakest-found = { $yardstick ->
    [engines] { $seat } has the weakest engines
    [cannons] { $seat } has the weakest cannons
    [crew] { $seat } has the smallest crew
    [crew-cannons] { $seat } has the lowest crew minus cannon strength
    [engines-cannons] { $seat } has the lowest engine strength minus cannon strength
    [engines-crew] { $seat } has the lowest engine strength minus crew
    [cannons-engines] { $seat } has the lowest cannon strength minus engine strength
    [cannons-crew] { $seat } has the lowest cannon strength minus crew
    [crew-engines] { $seat } has the lowest crew minus engine strength
   *[other] { $seat } has the lowest value
    } and pays the penalty ({ $values }{ $values_tied ->
    [yes] ; tied, and { $seat } is farther ahead
   *[no] {""}
    }).
event-next-weakest-found = { $seat } comes next ({ $values }) and suffers a smaller penalty, because there are five players.
event-sabotage-missed = The saboteurs find nothing at column { $column }, row { $row } of { $seat }’s ship.
event-gave-up = { $seat } gives up: { $reason }.
event-flight-ended = { $order_count ->
    [0] The flight is over. Nobody made it.
   *[other] The flight is over. In order of arrival: { $order }.
    }
event-bill-presented = { $seat }: { $item }: { $amount_signed } { $amount_size ->
    [one] credit
   *[other] credits
    }.
event-flight-wished = { $again ->
    [yes] { $seat } will fly again.
   *[no] { $seat } would rather stop here.
    }

# The Trek
event-titles-drawn = Titles in play: { $titles }.
event-title-scored = { $scores_count ->
    [0] { $title }: nobody arrived, so nobody scores.
   *[other] { $title }: { $scores }.
    }
event-title-won = { $reason ->
    [tie] { $seat } wins the title { $title }: tied for the best score, and farthest ahead.
    [lot] { $seat } draws the title { $title }: nobody arrived, so chance decides.
   *[score] { $seat } wins the title { $title } with the best score.
    }
event-title-given = { $seat } passes the title { $title } on to { $receiver }.
event-title-defended = { $credits ->
    [one] { $seat } defends the title { $title } and earns { $credits } credit.
   *[other] { $seat } defends the title { $title } and earns { $credits } credits.
    }
event-match-ended = { $winners_count ->
    [0] The game is over: nobody has made a profit. Credits: { $credits }.
    [one] The game is over. Winner: { $winners }. Credits: { $credits }.
   *[other] The game is over. Winners: { $winners }. Credits: { $credits }.
    }
