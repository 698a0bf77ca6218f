# What has happened. Present tense, names as subjects; the reason and its numbers in the sentence.

# Building
event-flight-began = Flight { $number }: { $level }. Go!
event-tile-taken = { $face_down ->
    [yes] { $seat } takes a face-down tile: { $tile_a }.
   *[no] { $seat } takes { $tile_a } from the open heap.
    }
event-tile-placed = { $seat } builds { $tile_a } on { $cell }.
event-tile-picked-up = { $cell ->
    [none] { $seat } picks { $tile_it } up from the reserve again.
   *[other] { $seat } picks { $tile_it } up from { $cell } again.
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
    [one] The hourglass runs; it will run once.
   *[other] The hourglass runs; it can run { $spaces } times.
    }
event-sand-ran-out = The sand on space { $space } has run out.
event-hourglass-flipped = { $last ->
    [yes] { $seat } has finished and turns the hourglass onto its last space { $space }.
   *[no] { $seat } turns the hourglass onto space { $space }.
    }
event-building-finished = { $in_time ->
    [yes] { $seat } finishes building and will start from place { $place }.
   *[no] Time is up: { $seat } will start from place { $place }.
    }
event-building-stopped = The sand has run out for the last time: { $seat } must stop building.
event-wait-ended = The others’ head start is over: { $seat } may build.
event-turn-passed = It is { $seat }’s turn to build.
event-place-given-back = { $seat } gives place { $place } back: the ship has mistakes and is built on.
event-place-changed = { $seat } moves up to place { $place }.
event-place-lost = { $seat } had to repair the ship and starts behind the others, from place { $place }.
event-places-swapped = { $first } and { $second } swap ships.

# Launch
event-flaws-found = { $flaws_count ->
    [one] { $seat }’s ship has a mistake: { $flaws }.
   *[other] { $seat }’s ship has { $flaws_count } mistakes: { $flaws }.
    }
event-tile-taken-off = { $seat } takes { $tile_it } off { $cell }, free of charge: { $cause }.
event-reserve-forfeited = { $tiles_count ->
    [one] One tile is left in { $seat }’s reserve and counts as lost: { $tiles }.
   *[other] { $tiles_count } tiles are left in { $seat }’s reserve and count as lost: { $tiles }.
    }
event-alien-boarded = { $seat } takes { $figure_it } aboard on { $cell }: a matching life support is joined to the cabin.
event-crew-boarded = { $humans ->
    [one] { $humans } human boards { $seat }’s ship.
   *[other] { $humans } humans board { $seat }’s ship.
    }
event-batteries-loaded = { $batteries ->
    [0] { $seat }’s ship has no batteries.
    [one] { $seat }’s ship is loaded with { $batteries } battery.
   *[other] { $seat }’s ship is loaded with { $batteries } batteries.
    }
event-launched = { $cards ->
    [one] Lift-off! { $cards } card lies ahead. Start spaces: { $positions }.
   *[other] Lift-off! { $cards } cards lie ahead. Start spaces: { $positions }.
    }

# Flight
event-card-revealed = The leader reveals: { $card }.
event-card-skipped = { $card } is ignored: a single ship has no rivals.
event-strength-declared = { $yardstick ->
    [engines] { $seat } declares engine strength { $strength }
    [cannons] { $seat } declares cannon strength { $strength }
    [crew] { $seat } counts a crew of { $strength }
   *[other] { $seat } declares { $strength }
    }{ $against ->
    [none] .
   *[other] , against { $against }.
    }
event-battery-spent = { $seat } spends a battery from { $cell } for { $purpose ->
    [engines] a double engine
    [cannons] a double cannon
    [cannon] a double cannon
    [shield] a shield
    [escort] the escorted rocket
    [discharge] nothing, drained by the discharge
   *[other] power
    }.
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
event-hit-missed = { $seat } has nothing in line { $line }: a miss.
event-hit-bounced = It bounces off { $seat }’s ship on { $cell }: that side is smooth or plated.
event-hit-shielded = { $seat }’s shield stops it before it reaches { $cell }, for one battery.
event-meteor-shot = { $seat }’s cannon on { $cell } shoots the large meteor.
event-tile-lost = { $seat } loses { $tile_it } on { $cell }: { $cause }.
event-piece-kept = { $cells_count ->
    [one] { $seat }’s ship has broken; a piece of { $cells_count } component flies on.
   *[other] { $seat }’s ship has broken; a piece of { $cells_count } components flies on.
    }
event-crew-lost = { $seat } loses { $figure_a } from the cabin on { $cell }: { $reason }.
event-good-loaded = { $seat } loads { $good_a } into { $cell }.
event-good-unloaded = { $seat } takes { $good_a } out of { $cell }.
event-goods-left = { $seat } leaves these goods behind; they go to the bank: { $goods }.
event-goods-missing = The bank has run out: { $seat } cannot get { $goods }.
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
event-offer-declined = { $seat } declines: { $offer }.
event-offer-taken = { $seat } accepts: { $offer }.
event-enemy-met = { $result ->
    [won] { $seat } beats { $enemy_it }: cannon strength { $strength } against { $against }.
    [tied] { $seat } holds { $enemy_it } off: cannon strength { $strength } equals { $against }. They move on.
   *[lost] { $seat } loses to { $enemy_it }: cannon strength { $strength } against { $against }. They move on.
    }
event-weakest-found = { $yardstick ->
    [engines] { $seat } has the weakest engines
    [cannons] { $seat } has the weakest cannons
    [crew] { $seat } has the smallest crew
    [crew-cannons] { $seat } has the least crew beyond cannon strength
    [engines-cannons] { $seat } has the least engine strength beyond cannon strength
    [engines-crew] { $seat } has the least engine strength beyond crew
    [cannons-engines] { $seat } has the least cannon strength beyond engine strength
    [cannons-crew] { $seat } has the least cannon strength beyond crew
    [crew-engines] { $seat } has the least crew beyond engine strength
   *[other] { $seat } has the lowest value
    } and suffers the penalty ({ $values }; of equals the one farther ahead).
event-next-weakest-found = { $seat } comes next ({ $values }) and suffers a smaller penalty, because five play.
event-sabotage-missed = The saboteurs find nothing on { $seat }’s column { $column }, row { $row }.
event-gave-up = { $seat } gives up: { $reason }.
event-flight-ended = { $order_count ->
    [0] The flight is over; nobody has arrived.
   *[other] The flight is over. In order of arrival: { $order }.
    }
event-bill-presented = { $seat }: { $item }: { $amount_signed } { $amount_size ->
    [one] credit
   *[other] credits
    }.
event-flight-wished = { $again ->
    [yes] { $seat } flies again.
   *[no] { $seat } would stop here.
    }

# The Trek
event-titles-drawn = Titles in play: { $titles }.
event-title-scored = { $scores_count ->
    [0] { $title }: nobody has arrived, nobody scores.
   *[other] { $title }: { $scores }.
    }
event-title-won = { $seat } wins the title { $title }: the best score, and of equals the farthest ahead.
event-title-given = { $seat } passes the title { $title } on to { $receiver }.
event-title-defended = { $credits ->
    [one] { $seat } defends the title { $title } and earns { $credits } credit.
   *[other] { $seat } defends the title { $title } and earns { $credits } credits.
    }
event-match-ended = { $winners_count ->
    [0] The game is over: nobody has made a profit. Credits: { $credits }.
   *[other] The game is over. Winners: { $winners }. Credits: { $credits }.
    }
