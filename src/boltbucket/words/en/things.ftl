# Components. `.a`: taken or built; `.the`: it does something; `.it`: something is done to it.
component-structural = structural module
    .a = a structural module
    .the = the structural module
    .it = the structural module
component-starting-cabin = starting cabin
    .a = a starting cabin
    .the = the starting cabin
    .it = the starting cabin
component-cabin = crew cabin
    .a = a crew cabin
    .the = the crew cabin
    .it = the crew cabin
component-single-cannon = single cannon
    .a = a single cannon
    .the = the single cannon
    .it = the single cannon
component-double-cannon = double cannon
    .a = a double cannon
    .the = the double cannon
    .it = the double cannon
component-single-engine = single engine
    .a = a single engine
    .the = the single engine
    .it = the single engine
component-double-engine = double engine
    .a = a double engine
    .the = the double engine
    .it = the double engine
component-shield = shield
    .a = a shield
    .the = the shield
    .it = the shield
component-battery = battery component
    .a = a battery component
    .the = the battery component
    .it = the battery component
component-cargo = cargo hold
    .a = a cargo hold
    .the = the cargo hold
    .it = the cargo hold
component-special-cargo = red cargo hold
    .a = a red cargo hold
    .the = the red cargo hold
    .it = the red cargo hold
    .short = red hold
component-life-support-brown = brown life support
    .a = a brown life support module
    .the = the brown life support module
    .it = the brown life support module
    .short = brown life supp.
component-life-support-purple = purple life support
    .a = a purple life support module
    .the = the purple life support module
    .it = the purple life support module
    .short = purple life supp.
component-explosive = explosive cargo
    .a = a piece of explosive cargo
    .the = the explosive cargo
    .it = the explosive cargo
component-fragile = fragile cargo
    .a = a piece of fragile cargo
    .the = the fragile cargo
    .it = the fragile cargo
    .short = fragile cargo
component-heavy = heavy cargo
    .a = a piece of heavy cargo
    .the = the heavy cargo
    .it = the heavy cargo
component-radioactive = radioactive cargo
    .a = a piece of radioactive cargo
    .the = the radioactive cargo
    .it = the radioactive cargo
component-single-artifact = single artifact
    .a = a single artifact
    .the = the single artifact
    .it = the single artifact
component-double-artifact = double artifact
    .a = a double artifact
    .the = the double artifact
    .it = the double artifact
component-sentry = sentry
    .a = a sentry
    .the = the sentry
    .it = the sentry
component-arms-locker = arms locker
    .a = an arms locker
    .the = the arms locker
    .it = the arms locker

# Goods
good-red = red block
    .a = a red block
    .the = the red block
    .it = the red block
    .short = red
    .letter = R
good-yellow = yellow block
    .a = a yellow block
    .the = the yellow block
    .it = the yellow block
    .short = yellow
    .letter = Y
good-green = green block
    .a = a green block
    .the = the green block
    .it = the green block
    .short = green
    .letter = G
good-blue = blue block
    .a = a blue block
    .the = the blue block
    .it = the blue block
    .short = blue
    .letter = B

# Crew
figure-human = human
    .a = a human
    .the = the human
    .it = the human
figure-brown = brown alien
    .a = the brown alien
    .the = the brown alien
    .it = the brown alien
figure-purple = purple alien
    .a = the purple alien
    .the = the purple alien
    .it = the purple alien

# Adventure cards
card-open-space = Open Space
    .the = open space
    .it = open space
    .rule = In order, everyone moves ahead by their engine strength. If you have none, you must give up.
    .gentle = In order, everyone moves ahead by their engine strength.
    .flavour = Nothing ahead, nothing behind. Step on it.
card-planets = Planets
    .the = the planets
    .it = the planets
    .rule = In order, each player may land on a free planet, load its goods and lose the flight days.
    .flavour = Stop, load, sign here, and do not feed the locals.
card-abandoned-ship = Abandoned Ship
    .the = the abandoned ship
    .it = the abandoned ship
    .rule = In order, the first player who has enough crew and says yes sends that crew home on it, gets the credits and loses the flight days.
    .flavour = Finders keepers. Keepers fly it home.
card-abandoned-station = Abandoned Station
    .the = the abandoned station
    .it = the abandoned station
    .rule = In order, the first player who has enough crew and says yes loads the goods and loses the flight days.
    .flavour = The lights are on, the shelves are full. What could go wrong?
card-meteor-swarm = Meteor Swarm
    .the = the meteor swarm
    .it = the meteor swarm
    .rule = Every meteor comes down the row or column that is rolled and meets every ship.
    .flavour = The weather report said scattered rocks.
card-smugglers = Smugglers
    .the = the smugglers
    .it = the smugglers
    .rule = If you are weaker, you lose goods; the first player who is stronger may load theirs.
    .flavour = They only want to talk. About your cargo.
card-slavers = Slavers
    .the = the slavers
    .it = the slavers
    .rule = If you are weaker, you lose crew; the first player who is stronger may collect the bounty.
    .flavour = Now hiring. Your crew, mostly.
card-pirates = Pirates
    .the = the pirates
    .it = the pirates
    .rule = If you are weaker, you get shot at; the first player who is stronger may collect the bounty.
    .flavour = They take no goods and no crew. They just like the noise.
card-combat-zone = Combat Zone
    .the = the combat zone
    .it = the combat zone
    .rule = Line by line, the ship with the lowest value pays the penalty; ties go against the ship farther ahead.
    .flavour = Wrong place, wrong time, wrong ship.
card-stardust = Stardust
    .the = the stardust
    .it = the stardust
    .rule = From last to first, everyone loses a flight day for each exposed connector.
    .flavour = Romantic, until it gets into the pipes.
card-epidemic = Epidemic
    .the = the epidemic
    .it = the epidemic
    .rule = Every occupied cabin joined to another occupied cabin loses one crew member.
    .flavour = Somebody sneezed. Somebody always sneezes.
card-sabotage = Sabotage
    .the = the sabotage
    .it = the sabotage
    .rule = The ship with the smallest crew loses the component on a rolled square; the saboteurs get three tries.
    .flavour = It was holding when we checked it yesterday.

# Building mistakes
flaw-mismatch = a one-pipe connector meets a two-pipe connector
flaw-connector-on-smooth = a connector meets a smooth side
flaw-engine-direction = an engine does not point to the rear
flaw-behind-exhaust = something sits right behind an engine
flaw-before-barrel = something sits right in front of a cannon
flaw-not-connected = this part is not joined to the ship
flaw-outside = this is outside the building area
flaw-radioactive-joined = two pieces of radioactive cargo are joined
flaw-artifact-in-zone = an artifact is in another artifact’s dead zone

# How components came off
cause-destroyed = destroyed
cause-fallen-off = nothing holds it any longer
cause-given-up = given up
cause-removed = taken off as a building mistake

# Why crew left
cause-life-support = its life support is gone
cause-epidemic = the epidemic spreads between joined cabins
cause-slavers = taken by the slavers
cause-combat-zone = the penalty of the combat zone
cause-abandoned-ship = off to fly the abandoned ship home

# What credits are for
payment-abandoned-ship = for the abandoned ship
payment-slavers = the bounty on the slavers
payment-pirates = the bounty on the pirates

# Why a flight was given up
give-up-before = before the first card
give-up-chosen = by choice
give-up-no-humans = no human is left to steer the ship
give-up-no-engines = no engine strength in open space
give-up-lapped = the leader is more than a lap ahead
give-up-no-ship = nothing is left of the ship
give-up-sits-out = this trucker sits out the rest of the game

# Lines of the bill
bill-order = finishing in place { $count }
bill-best-looking = best-looking ship, { $count ->
    [0] no exposed connector
    [one] { $count } exposed connector
   *[other] { $count } exposed connectors
    }
bill-goods = goods sold, { $count ->
    [one] { $count } block
   *[other] { $count } blocks
    }
bill-losses = { $count ->
    [one] { $count } component lost
   *[other] { $count } components lost
    }
bill-forgiven = debt forgiven: nobody pays more than they have
bill-title = title { $title }, score { $count }

# Flights
level-l = Learning flight
level-first = First flight
level-i = Level I
level-ii = Level II
level-iii = Level III
level-iiia = Level IIIa
level-iv = Level IV (our own)
level-fork = Fork (our own, level I)
level-tug-and-barge = Tug and Barge (our own, level II)
level-manta = Manta (our own, level III)

# Titles of the Trek
title-hauler = Top Hauler
    .counts = Components holding at least one block of goods.
    .restriction = Each hold may carry only one block on this flight. (Our own design; we do not know the printed restriction.)
    .flavour = Never leaves a planet hungry.
title-drummer = Battery Drummer
    .counts = Components that run on batteries: double cannons, double engines and shields.
    .restriction = Each battery component is loaded with one battery fewer than printed. (Our own design; we do not know the printed restriction.)
    .flavour = Plays everything at full charge.
title-xeno-steward = Xeno Steward
    .counts = For each alien, the distance in squares (across plus along) to the nearest other cabin, all added up.
    .restriction = Your aliens add +1 instead of +2. (Our own design; we do not know the printed restriction.)
    .flavour = Every guest deserves a room far from the others.
title-cruise-captain = Cruise Captain
    .counts = Occupied cabins with a view: a smooth side facing an empty square.
    .restriction = Your shields do not cover any side where a cabin enjoys its view. (Our own design; we do not know the printed restriction.)
    .flavour = On your left: stars. On your right: more stars.
title-engineer = Master Engineer
    .counts = All components of the ship.
    .restriction = You may not reserve tiles. (Our own design; we do not know the printed restriction.)
    .flavour = If it fits, it flies.
title-corridor-master = Corridor Master
    .counts = The longest chain of joined components with one or two connectors each.
    .restriction = You may not build structural modules. (Our own design; we do not know the printed restriction.)
    .flavour = It is not lost. It is at the end of the corridor.

# Players
player-nameless = Player { $number }
goods-none = nothing
