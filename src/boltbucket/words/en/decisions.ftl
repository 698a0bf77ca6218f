# Questions. `.label`: short, above the buttons; `.hint`: what to do on the ship itself.
decision-build = Take tiles and build your ship.
    .label = Build your ship
    .hint = Take a tile, turn it and add it to your ship. When you are done, claim a start place.
decision-clock = Waiting for the hourglass.
    .label = Hourglass
    .hint = Nothing to do but watch the sand run.
decision-repair = { $flaws_count ->
    [one] Your ship has a mistake. Take tiles off until it is legal.
   *[other] Your ship has { $flaws_count } mistakes. Take tiles off until it is legal.
    }
    .label = Fix your ship
    .hint = Tap a marked tile to see what would come off with it.
decision-pick-piece = Your ship has broken up. Which piece flies on?
    .label = Choose a piece
    .hint = Tap the piece you want to keep; the rest falls off.
decision-board-alien = Take an alien aboard?
    .label = Crew
    .hint = Tap a cabin with life support to take an alien aboard; all other cabins get two humans.
decision-power-up = { $yardstick ->
    [engines] Engine strength { $strength }
    [cannons] Cannon strength { $strength }
   *[other] Strength { $strength }
    }{ $against ->
    [none] {""}
   *[other] {" "}against { $against }
    }. Spend batteries on your doubles?
    .label = Declare your strength
    .hint = Tap double components to power them; each costs a battery.
decision-pick-battery = { $purpose ->
    [lost] You have no goods left: which battery do you lose?
    [discharge] The discharge takes batteries: which one do you lose?
   *[other] Which battery do you spend?
    }
    .label = Choose a battery
    .hint = Tap a battery component.
decision-defend = { $means ->
    [shield] Spend a battery on a shield to save the component on { $target }?
    [escort] Spend a battery to take the hit for the escorted rocket?
   *[cannon] Spend a battery on a double cannon to save the component on { $target }?
    }
    .label = Defend yourself
    .hint = Tap a battery to spend it, or let the hit through.
decision-pick-crew = { $amount ->
    [one] You lose { $amount } crew member. From which cabin?
   *[other] You lose { $amount } crew members. Which cabin does the next one leave?
    }
    .label = Choose crew
    .hint = Tap a cabin; humans and aliens count the same.
decision-pick-good = You lose goods, the most valuable first. Which hold gives up { $good_a }?
    .label = Choose goods
    .hint = Tap a hold with a block of that colour.
decision-load-goods = Waiting to be loaded: { $beside }.
    .label = Load goods
    .hint = Tap a block, then a hold. You may rearrange everything; whatever you leave outside is lost.
decision-land = { $days ->
    [one] Land on a planet? It costs { $days } flight day.
   *[other] Land on a planet? It costs { $days } flight days.
    }
    .label = Planets
    .hint = Each planet takes one ship.
decision-accept = { $offer_kind ->
    [abandoned-ship] Board the abandoned ship?
    [abandoned-station] Dock at the abandoned station?
    [smugglers] Help yourself to the smugglers’ goods?
    [slavers] Collect the bounty on the slavers?
    [pirates] Collect the bounty on the pirates?
   *[other] Take the reward ({ $offer })?
    }{ $credits ->
    [0] {""}
    [one] {" "}You get { $credits } credit.
   *[other] {" "}You get { $credits } credits.
    }{ $goods_count ->
    [0] {""}
   *[other] {" "}You may load { $goods }.
    }{ $crew ->
    [0] {""}
    [one] {" "}It costs { $crew } crew member.
   *[other] {" "}It costs { $crew } crew members.
    }{ $days ->
    [one] {" "}It costs { $days } flight day.
   *[other] {" "}It costs { $days } flight days.
    }
    .short = { $offer_kind ->
        [abandoned-ship] Board the abandoned ship?
        [abandoned-station] Dock at the abandoned station?
        [smugglers] Help yourself to the smugglers’ goods?
        [slavers] Collect the bounty on the slavers?
        [pirates] Collect the bounty on the pirates?
       *[other] Take the reward ({ $offer })?
    }
    .label = An offer
    .hint = Take the reward and lose the days, or keep the days and get nothing.
decision-fly-on = { $cards_left ->
    [one] { $cards_left } card is left. Fly on?
   *[other] { $cards_left } cards are left. Fly on?
    }
    .label = Fly on?
    .hint = If you give up, you get no reward for the finishing order and only half price for your goods.
decision-fly-again = { $flights_left ->
    [one] The bill is settled, and there is { $flights_left } more flight. Fly again?
   *[other] The bill is settled, and there are { $flights_left } more flights. Fly again?
    }
    .label = Fly again?
    .hint = The game ends here only if everyone wants to stop.
decision-pick-title-to-keep = You have won several titles. Which one do you keep?
    .label = Keep a title
    .hint = The others go to players without a title.
decision-pick-title-to-give = Who gets the title { $title }?
    .label = Pass a title on
    .hint = Choose a player without a title.

# Answers
answer-take = Take tile { $handle }
answer-place = Build on { $cell }
answer-pick-up = Pick the last tile up again
answer-take-off = Take the tile off { $cell }
answer-return = Put the tile back
answer-reserve = Reserve the tile
answer-fetch = Take tile { $slot } out of the reserve
answer-look = Look at pile { $pile }
answer-put-back = Put the pile back
answer-flip = Flip the hourglass
answer-finish = Finish and take start place { $place }
answer-remove = Remove { $cell }
answer-piece = Fly on with the piece around { $cell }
answer-alien = { $figure } into { $cell }
answer-power = Power { $cell }
answer-battery = Battery from { $cell }
answer-step-in = Take the hit yourself
answer-crew = From the cabin on { $cell }
answer-good = From the hold on { $cell }
answer-load = { $good } into { $cell }
answer-unload = { $good } out of { $cell }
answer-planet = Planet { $planet }
answer-yes = Yes
answer-no = No
answer-pass = Pass
answer-done = Done
answer-fly-on = Fly on
answer-give-up = Give up
answer-fly-again = Fly again
answer-stop = Stop here
answer-sand = The sand has run out
answer-go = { $seat } may begin
answer-time-up = Time is up for { $seat }
