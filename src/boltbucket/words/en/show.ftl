# The flight as a show: what a card did, lift-off, wishes, stakes.

verdict-skipped = Only one ship is left: this card does nothing.
verdict-nothing = Nothing happened to anybody.
verdict-nobody-moved = Nobody moved a single space.
verdict-open-space =
    { $names } gained most: { $count ->
        [one] one day
       *[other] { $count } days
    }.
verdict-open-space-still =
    { $names } gained most: { $count ->
        [one] one day
       *[other] { $count } days
    }. No engine strength: { $others }.
verdict-dust-none = Not one exposed connector: nobody lost a day.
verdict-dust =
    { $names } lost most: { $count ->
        [one] one day
       *[other] { $count } days
    }.
verdict-dust-clean =
    { $names } lost most: { $count ->
        [one] one day
       *[other] { $count } days
    }. No dust stuck to { $others }.
verdict-planets-none = Nobody landed.
verdict-planets-all = Everybody landed.
verdict-planets-passed = { $names } landed, { $others } flew on.
verdict-planets-full = { $names } landed. No planet was left for { $others }.
verdict-offer-taken = { $names } took it.
verdict-offer-declined = Nobody wanted it.
verdict-offer-crew = It takes a crew of { $count }, and nobody has that many.
verdict-enemy-beaten = { $names } drove them off before anybody paid.
verdict-enemy-beaten-late = { $names } drove them off, too late for { $others }.
verdict-enemy-won = They got the better of { $names } and flew off unbeaten.
verdict-enemy-tied = A draw all round: nothing won, nothing lost.
verdict-fleet-paid = The fleet made { $names } pay.
verdict-fleet-none = The fleet found nobody it could make pay.
verdict-contest-none = Nobody had to pay.
verdict-contest = Weakest, and made to pay: { $names }.
verdict-contest-one = { $names } came out weakest { $count } times and paid every time.
verdict-illness =
    { $count ->
        [one] One of the crew fell ill
       *[other] { $count } of the crew fell ill
    }. Hardest hit: { $names }.
verdict-illness-none = Nobody caught anything.
verdict-sabotage =
    The bomb cost { $names } { $count ->
        [one] a component
       *[other] { $count } components
    }.
verdict-sabotage-none = The bomb meant for { $names } went off in empty space.
verdict-hole = The hole swallowed { $names }.
verdict-hole-none = Everybody got away from the hole.
verdict-discharge =
    { $count ->
        [one] One battery ran dry
       *[other] { $count } batteries ran dry
    }. Hardest hit: { $names }.
verdict-discharge-tiles =
    Out of batteries: { $names } paid with { $count ->
        [one] a component
       *[other] { $count } components
    }.
verdict-whole = Not a single component was lost.
verdict-losses =
    { $count ->
        [one] One component lost
       *[other] { $count } components lost
    }. Hardest hit: { $names }.
verdict-losses-some =
    { $count ->
        [one] One component lost
       *[other] { $count } components lost
    }. Hardest hit: { $names }. Not a scratch on { $others }.

flight-catching-up = Catching up: skip to now
liftoff-title = The ships before lift-off
liftoff-boarding = All aboard!
liftoff-sorting = Anything loose comes off now
liftoff-go = Lift-off!

wish-title = Until I say stop:
wish-fly-on = Always fly on
wish-pass = Pass every abandoned ship and station
wish-engines = Always power all engines
wish-stop = Stop: { $wish }

stakes-title = If they win:
stakes-weakest = If you are the weakest:
stakes-nothing = you lose nothing
stakes-crew =
    { $count ->
        [one] one of your crew
       *[other] { $count } of your crew
    }
stakes-goods =
    { $count ->
        [one] one block of goods
       *[other] { $count } blocks of goods
    }
stakes-batteries =
    { $count ->
        [one] one battery
       *[other] { $count } batteries
    }
stakes-days =
    { $count ->
        [one] one flight day
       *[other] { $count } flight days
    }
stakes-shots =
    { $count ->
        [one] a shot at your ship
       *[other] { $count } shots at your ship
    }
stakes-out = your flight ends

bill-row-under-way = Earned on the way


# The yard in one line.

yard-finished = Finished, start place { $count }. Waiting for { $names }.
yard-all-finished = All ships are finished.
yard-stopped = Time! Choose your start place.
yard-wait = { $count ->
    [one] Others have a head start: you may build in { $count } second.
   *[other] Others have a head start: you may build in { $count } seconds.
}
yard-head-start = { $count ->
    [one] Head start for { $count } more second: { $names } must still wait.
   *[other] Head start for { $count } more seconds: { $names } must still wait.
}
count-start = Building begins in { $count }
yard-turn-mine = Your turn.
yard-turn = { $names } is building.
yard-sand =
    { $count ->
        [one] The sand runs for another second.
       *[other] The sand runs for another { $count } seconds.
    }
yard-sand-last =
    { $count ->
        [one] Last run: one second left.
       *[other] Last run: { $count } seconds left.
    }
yard-turn-it = The sand has run out: anybody may flip the hourglass.
yard-turn-last = The sand has run out: only a player who has finished may flip the hourglass now.
yard-time-up = Time is up.
yard-calm = No hourglass: build in peace.
yard-flipped = flipped the hourglass
yard-flipped-last = flipped the hourglass: last run!

# What is heard, for those who do not hear it.

heard-count = beep: it is about to begin
heard-tick = tick, tick
heard-turn = chime: your turn
heard-refused = buzz
heard-hourglass-flipped = the hourglass is flipped
heard-sand-ran-out = bell: the sand has run out
heard-building-finished = fanfare: a ship is finished
heard-launched = roar of engines
heard-applause = applause
heard-dice-rolled = dice rattle
heard-tile-lost = crash
heard-enemy-met = growl
bill-beauty = Best-looking ship
bill-beauty-crowd = The crowd loves it
bill-faster = Show all
wreck-before = As built
wreck-after = As landed
wreck-all = Save all as one picture
wreck-share = Share
wreck-practice = Try this ship in the practice yard
next-level = Next: { $level }
