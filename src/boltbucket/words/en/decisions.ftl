# Questions. `.label`: short, above the buttons; `.hint`: what to do on the ship itself.
decision-build = Take tiles and build your ship.
    .label = Build your ship
    .hint = Take a tile, turn it, and put it next to your ship; then finish on a start place.
decision-clock = Waiting for the hourglass.
    .label = Hourglass
    .hint = Nothing to do: the clock decides.
decision-repair = { $flaws_count ->
    [one] Your ship has a mistake. Remove components until it is legal.
   *[other] Your ship has { $flaws_count } mistakes. Remove components until it is legal.
    }
    .label = Repair your ship
    .hint = Tap a marked component to remove it; it counts as lost.
decision-pick-piece = Your ship has broken. Which piece flies on?
    .label = Choose a piece
    .hint = Tap the piece to keep; everything else falls off.
decision-board-alien = Does an alien move in?
    .label = Crew
    .hint = Tap a cabin joined to life support for an alien; all other cabins get two humans.
decision-power-up = { $yardstick ->
    [engines] Engine strength { $strength }
    [cannons] Cannon strength { $strength }
   *[other] Strength { $strength }
    }{ $against ->
    [none] {""}
   *[other] , against { $against }
    }. Power double components with batteries?
    .label = Declare your strength
    .hint = Tap double components to power them; each costs one battery.
decision-pick-battery = { $purpose ->
    [lost] You have no goods left: which battery do you lose?
    [discharge] The discharge takes batteries: which one do you lose?
   *[other] Which battery do you spend?
    }
    .label = Choose a battery
    .hint = Tap a battery component.
decision-defend = { $means ->
    [shield] Spend a battery on a shield to save the component on { $target }?
    [escort] Spend a battery to take the blow for the escorted rocket?
   *[cannon] Spend a battery on a double cannon to save the component on { $target }?
    }
    .label = Defend yourself
    .hint = Tap a battery to spend it, or let the component go.
decision-pick-crew = { $amount ->
    [one] You lose { $amount } crew member. From which cabin?
   *[other] You lose { $amount } crew members. From which cabin is the next one?
    }
    .label = Choose crew
    .hint = Tap a cabin; humans and aliens count alike.
decision-pick-good = You lose goods, the most valuable first. From which hold do you give { $good_a }?
    .label = Choose goods
    .hint = Tap a hold with a block of that colour.
decision-load-goods = Load your goods: { $beside } waiting.
    .label = Load goods
    .hint = Tap a block, then a container. You may rearrange everything; what stays outside is lost.
decision-land = { $days ->
    [one] Land on a planet? It costs { $days } flight day.
   *[other] Land on a planet? It costs { $days } flight days.
    }
    .label = Planets
    .hint = A planet takes one ship only.
decision-accept = Do you want it: { $offer }?{ $credits ->
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
    .short = Do you want it: { $offer }?
    .label = An offer
    .hint = Take the reward and lose the days, or leave both.
decision-fly-on = { $cards_left ->
    [one] { $cards_left } card is left. Fly on?
   *[other] { $cards_left } cards are left. Fly on?
    }
    .label = Fly on?
    .hint = Who gives up gets no reward for the order and only half the price for goods.
decision-fly-again = { $flights_left ->
    [one] The flight is paid. There is { $flights_left } more. Fly again?
   *[other] The flight is paid. There are { $flights_left } more. Fly again?
    }
    .label = Fly again?
    .hint = The match ends here only if everybody wants to stop.
decision-pick-title-to-keep = You have won several titles. Which one do you keep?
    .label = Keep a title
    .hint = The others go to players without one.
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
answer-flip = Turn the hourglass
answer-finish = Finish on place { $place }
answer-remove = Remove { $cell }
answer-piece = Fly on with the piece around { $cell }
answer-alien = { $figure } into { $cell }
answer-power = Power { $cell }
answer-battery = Battery from { $cell }
answer-step-in = Take the blow yourself
answer-crew = From cabin { $cell }
answer-good = From hold { $cell }
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
