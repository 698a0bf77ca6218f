# The Missions expansion: supercards, what happens on missions, and their names.

# Supercards
card-meteor-shower = Meteor Shower
    .the = the meteor shower
    .it = the meteor shower
    .rule = Small meteors from two sides, one down every row and column, no dice.
    .flavour = Bring an umbrella. Bring a steel one.
card-meteor-alert = Meteor Alert
    .the = the meteor alert
    .it = the meteor alert
    .rule = Large meteors, line by line down to the level of the flight.
    .flavour = The siren works. That is the good news.
card-black-hole = Black Hole
    .the = the black hole
    .it = the black hole
    .rule = Match its pull with your engines, or give up two components for each missing point.
    .flavour = It is not you it wants. It is everything.
card-enemy-fleet = Enemy Fleet
    .the = the enemy fleet
    .it = the enemy fleet
    .rule = It attacks everyone; every line you cannot match costs you its penalty.
    .flavour = Look on the bright side: you are all in this together.
card-tactical-zone = Tactical Zone
    .the = the tactical zone
    .it = the tactical zone
    .rule = Differences between two values are compared; the lowest pays, and ties go against the ship farther ahead.
    .flavour = Somebody has read a book about war.
card-nanobot-dust = Nanobot Dust
    .the = the nanobot dust
    .it = the nanobot dust
    .rule = Components with exposed connectors fall off: as many as the level of the flight. (Our own numbers.)
    .flavour = Tiny, hungry, and very thorough.
card-dust-storm = Dust Storm
    .the = the dust storm
    .it = the dust storm
    .rule = Everyone loses a flight day for each exposed connector, two from level III on. (Our own design.)
    .flavour = Wipers on.
card-plague = Plague
    .the = the plague
    .it = the plague
    .rule = Every occupied cabin joined to an occupied cabin loses its whole crew. (Our own design.)
    .flavour = Good news: the cabins are quiet now.
card-contagion = Contagion
    .the = the contagion
    .it = the contagion
    .rule = Every occupied cabin with another one among the eight squares around it loses one crew member. (Our own design.)
    .flavour = Thin walls, thick air.
card-leaking-cells = Leaking Cells
    .the = the leaking cells
    .it = the leaking cells
    .rule = Every cabin among the eight squares around a loaded battery component loses one crew member. (Our own design.)
    .flavour = If it glows green, do not lick it.
card-discharge = Discharge
    .the = the discharge
    .it = the discharge
    .rule = Everyone loses as many batteries as the level of the flight; for each one missing, a component joined to a battery component falls off. (Our own design.)
    .flavour = Who left the lights on?
card-robopolice-raid = Robopolice Raid
    .the = the Robopolice raid
    .it = the Robopolice raid
    .rule = Units board your ship, confiscate what they find on their way and blow up components with contraband, unless they run into a defended component. Only with intruders. (Most of this card is our own design.)
    .flavour = Licence, registration, existential purpose.

cause-enemy-fleet = the penalty of the enemy fleet
cause-tactical-zone = the penalty of the tactical zone
cause-plague = the plague empties joined cabins
cause-contagion = the contagion jumps between neighbouring cabins
cause-leaking-cells = batteries next door are leaking
give-up-black-hole = the black hole has swallowed the ship
give-up-captured = the fleet has captured the ship
give-up-fewer-delivered = a ship still flying carries more artifacts
bill-contest-lost = bet lost, score { $count }
bill-contest-won = bet won, score { $count }
bill-mission = mission { $mission }, { $count } counted

# What happens
event-missions-drawn = Missions to choose from: { $missions }.
event-mission-wished = { $unwanted ->
    [yes] { $seat } would rather not fly { $mission }.
   *[no] { $seat } wants to fly { $mission }.
    }
event-mission-dropped = Nobody wants { $mission }: it is set aside.
event-mission-chosen = { $how ->
    [agreed] Agreed: this flight’s mission is { $mission }
    [chance] No agreement, so chance decides: this flight’s mission is { $mission }
   *[set_up] This flight’s mission is { $mission }
    }{ $own_design ->
    [yes] {" "}(rules of our own design).
   *[no] .
    }
event-ship-wished = { $seat } would like to fly with: { $plan }.
event-ship-chosen = All agree on the ship for this mission: { $plan }.
event-orders-drawn = Orders for this flight: { $orders }.
event-orders-kept = { $orders_count ->
    [0] { $seat } keeps none of the orders.
   *[other] { $seat } keeps: { $orders }.
    }
event-card-sat-out = { $seat } opens a bottle and sits this card out: { $card }.
event-escort-moved = The escorted rocket moves to space { $position }.
event-convoy-moved = The escorted rockets move to spaces { $spaces }.
event-convoy-shrank = { $reason ->
    [lapped] The rear one of the escorted rockets is lost: the leader is more than a lap ahead of it.
   *[hit] The rear one of the escorted rockets is lost: nobody took the hit for it.
    }
event-escort-covered = { $seat } takes the hit for the escorted rocket.
event-escort-lost = { $reason ->
    [lapped] The escorted rocket is lost: the leader is more than a lap ahead of it.
   *[hit] The escorted rocket is lost: nobody took the hit for it.
    }
event-contest-scored = { $winners_count ->
    [0] The bet has no winner: nobody has arrived.
   *[other] Scores of the bet: { $scores }. The lowest wins: { $winners }.
    }
event-trucker-replaced = { $seat } did not survive; a new trucker takes over. Credits: { $purse }.
event-trucker-missed = { $seat } did not survive and sits out the rest of the game.
event-fleet-met = { $suffers ->
    [0] { $seat } stands up to the fleet: cannon strength { $strength } against { $against }.
    [one] { $seat } has cannon strength { $strength } against { $against }. Lines matched: { $matched }; one line of the { $faction ->
        [pirates] pirates
        [slavers] slavers
       *[robbers] robbers
        } has to be paid for.
   *[other] { $seat } has cannon strength { $strength } against { $against }. Lines matched: { $matched }; { $suffers } lines of the { $faction ->
        [pirates] pirates
        [slavers] slavers
       *[robbers] robbers
        } have to be paid for.
    }
event-hole-escaped = { $components ->
    [0] { $seat } escapes the black hole: engine strength { $strength } against { $against }.
    [one] { $seat } escapes the black hole: engine strength { $strength } against { $against }, and { $components } component given up.
   *[other] { $seat } escapes the black hole: engine strength { $strength } against { $against }, and { $components } components given up.
    }
event-part-swallowed = The black hole swallows part of { $seat }’s ship: engine strength { $strength } against { $against }, and not enough components.
event-ship-swallowed = The black hole swallows { $seat }’s ship: engine strength { $strength } against { $against }, and not enough components.
event-raid-approached = { $seat } rolls { $die }: the robopolice come { $side ->
    [front] from the front, first along column { $line }.
    [right] from the right, first along row { $line }.
    [rear] from behind, first along column { $line }.
   *[left] from the left, first along row { $line }.
    }
event-unit-backed-off = { $unit ->
    [2] The second robopolice unit
   *[other] The robopolice unit
    } { $guard ->
    [none] finds nothing of { $seat }’s ship in { $side ->
        [front] column
        [rear] column
       *[other] row
        } { $line } and tries the next.
   *[other] backs off from { $cell } on { $seat }’s ship, which is defended ({ $side ->
        [front] column
        [rear] column
       *[other] row
        } { $line }), and tries the next.
    }
event-unit-gave-up = { $unit ->
    [2] The second robopolice unit
   *[other] The robopolice unit
    } finds no way into { $seat }’s ship and gives up.
event-unit-entered = { $unit ->
    [2] The second robopolice unit
   *[other] The robopolice unit
    } enters { $seat }’s ship on { $cell } and keeps to its { $clockwise ->
    [yes] right.
   *[no] left.
    }
event-unit-moved = { $unit ->
    [2] The second robopolice unit
   *[other] The robopolice unit
    } walks through { $seat }’s ship: { $path }.
event-confiscated = { $unit ->
    [2] The second robopolice unit
   *[other] The robopolice unit
    } searches { $cell } on { $seat }’s ship and confiscates { $crew_count ->
    [0] {""}
    [one] { $crew_count } crew member
   *[other] { $crew_count } crew members
    }{ $batteries ->
    [0] {""}
    [one] { $batteries } battery
   *[other] { $batteries } batteries
    }{ $goods_count ->
    [0] {""}
   *[other] goods: { $goods }
    }.
event-charge-planted = { $unit ->
    [2] The second robopolice unit
   *[other] The robopolice unit
    } sets a charge on { $cell } in { $seat }’s ship.
event-unit-defeated = { $unit ->
    [2] The second robopolice unit
   *[other] The robopolice unit
    } is defeated on { $cell } in { $seat }’s ship: { $guard ->
    [sentry] a sentry stands there.
    [arms_locker] the arms locker is in good hands.
    [purple_alien] the purple alien is always armed.
   *[armed_crew] the crew is armed.
    }
event-unit-left = { $unit ->
    [2] The second robopolice unit
   *[other] The robopolice unit
    } has been all around { $seat }’s ship and leaves on { $cell }.
event-charges-exploded = { $cells_count ->
    [one] The charge in { $seat }’s ship explodes: { $cells }.
   *[other] The charges in { $seat }’s ship explode: { $cells }.
    }

# Questions
decision-discard = { $purpose ->
    [sit_out] Give up a piece of fragile cargo to sit this card out?
    [nanobot_dust] Nanobots are eating exposed connectors. Which component falls off ({ $amount } to go)?
   *[other] Which component falls off ({ $amount } to go)?
    }
    .label = Give up a component
    .hint = Tap the component that has to go.
decision-escape = { $owed ->
    [one] The black hole pulls with { $against }, your engines have { $strength }: give up { $owed } component, or power up engines.
   *[other] The black hole pulls with { $against }, your engines have { $strength }: give up { $owed } components, or power up engines.
    }
    .label = Break free
    .hint = Tap double engines to power them, or components to throw them overboard; nothing else may fall off with them.
answer-discard = Give up { $cell }

# Refusals
refusal-mission-forbids = This mission forbids that component. Put it back.
refusal-mission-limit = This mission allows no more components of that kind on a ship. Put it back.
refusal-setup-mission = There is no mission { $mission }. Choose from: { $known }.

# Missions. `.about`: what they are about.
mission-alien-design = Alien Design
    .about = Forward cannons ahead of row 7 count half, engines behind it do nothing, and good looks pay triple.
    .flavour = The client wants it curvy. The client does not have to fly it.
mission-alien-archaeology = Alien Archaeology
    .about = Deliver artifacts: 5 credits for a single, 10 for a double. If somebody still flying carries more of them than you, you give up at the end.
    .flavour = It belongs in a museum. Preferably ours.
mission-the-bet = The Bet
    .about = Meteors, and few cannons: the lowest total of losses plus cannons wins the stakes.
    .flavour = “I could do it with fewer cannons.” Famous last words.
mission-beverage-run = Beverage Run
    .about = Deliver fragile bottles, or open one to sit out a supercard.
    .flavour = Ninety-nine bottles on the wall. Arrive with any.
mission-club-gold-trials = Club Gold Trials
    .about = A supercard in every foreseeable pile; arriving pays. (Our own design.)
    .flavour = The champagne is free. Getting there is not.
mission-experiments = Experiments
    .about = Payload of every kind; sets of different kinds pay extra. (Our own design.)
    .flavour = Please do not ask what is in the box. Please do not shake it.
mission-escort-mission = Escort Mission
    .about = A neutral rocket flies along; bring it home together. (Our own design.)
    .flavour = Look after it as if it were your own. No, better than that.
mission-hilarious-stories = Hilarious Stories
    .about = The more you lose, the more you earn, provided you arrive. (Our own design.)
    .flavour = And then the engine fell off. You should have seen our faces.
mission-easy-peasy = Easy Peasy
    .about = Fleets lurk in the unknown pile; if you cannot match them, you are captured. (Our own design.)
    .flavour = The briefing had one page. It said “routine”.
mission-carpool = Carpool
    .about = Bring the whole crew home; every head counts. (Our own design.)
    .flavour = Are we there yet?
mission-diplomatic-mission = Diplomatic Mission
    .about = Bring your aliens home safely. (Our own design.)
    .flavour = Smile, bow, and keep the tentacles out of the airlock.
mission-riding-a-powder-keg = Riding a Powder Keg
    .about = Deliver explosive cargo. (Our own design.)
    .flavour = No smoking. No sparks. No sudden feelings.
mission-radioactive-isotopes = Radioactive Isotopes
    .about = Deliver radioactive cargo; every piece you lose costs you. (Our own design.)
    .flavour = It saves on lighting.
mission-heavy-duty = Heavy Duty
    .about = Deliver as much mass as you can move. (Our own design.)
    .flavour = Lift with your engines, not with your back.
mission-directives = Directives
    .about = Three orders from above; obeying them pays. (Our own design.)
    .flavour = Head office has never seen a ship, but it has opinions.
mission-cocktail-time = Cocktail Time
    .about = Fragile and explosive cargo, ideally in pairs. (Our own design.)
    .flavour = Shaken. Definitely shaken.

# Lines of the bill on missions
bill-component = delivered: { $component }, { $count }
bill-humans = humans delivered: { $count }
bill-aliens = aliens delivered: { $count }
bill-crew-lost = crew lost: { $count }
bill-aliens-lost = aliens lost: { $count }
bill-no-alien = started without an alien
bill-finished = arrived with the mission accomplished
bill-pairs = pairs of fragile and explosive cargo: { $count }
bill-payload = payload delivered: { $count }
bill-triplets = sets of three kinds of payload: { $count }
bill-mass = mass delivered: { $count }
bill-most-mass = the largest mass: { $count }
bill-most-delivered = the most delivered: { $count }
bill-stories = stories of lost components: { $count }
bill-best-story = the best story: { $count ->
    [one] { $count } component lost
   *[other] { $count } components lost
    }
bill-isotopes-lost = radioactive cargo lost: { $count }
bill-orders = orders kept: { $count }
bill-escort = the escorted rocket has arrived

# Orders of the Directives
order-off-the-edges = nothing in the outermost columns
order-few-shields = at most two shields
order-cannons-forward = every cannon points forward
order-no-double-engines = no double engines
order-cabins-apart = no two cabins joined to each other
order-gap-in-the-middle = an empty square in row 7
order-no-red-holds = no red cargo hold
order-no-aliens = no aliens aboard

# Choosing
decision-pick-mission-to-fly = Which mission would you like to fly?
    .label = Choose a mission
    .hint = If you cannot agree, chance decides.
decision-pick-mission-to-reject = You could not agree. Is there a mission you would rather not fly?
    .label = Rule a mission out
    .hint = If everyone names the same one, it is set aside before chance decides.
decision-pick-after-death = Your trucker did not survive. What now?
    .label = After the accident
    .hint = If you sit out, you have no ship and are not asked anything any more.
fate-return = Start again as a new trucker, with 1 credit
fate-sit-out = Sit out the rest of the game
decision-pick-ship-to-fly = Do you want another ship for this mission?
    .label = Choose the ship
    .hint = It changes only if all of you want the same one.
mission-none = None of these
    .about = They are all fine.
plan-i = class I ship
plan-ii = class II ship
plan-iii = class III ship
plan-iiia = class IIIa ship
plan-iv = class IV ship
plan-fork = Fork
plan-tug-and-barge = Tug and Barge
plan-manta = Manta
option-extra-unknown-supercard = One more supercard
    .explain = Beverage Run: a supercard in the unknown pile as well.
option-artifacts-later = Artifacts later
    .explain = Experiments: no artifacts on flights of level I.
option-heavy-armour = Heavy plating
    .explain = The Bet: heavy cargo of mass 1 can be built in as plating.
option-intruders = Intruders
    .explain = The supercards include Robopolice Raids, and the heap holds twelve components of our own design against them.
refusal-setup-missions-trek = The Trek has no missions. Choose the Missions game, or leave the missions out.
refusal-setup-missions = The number of missions ({ $missions }) does not match the number of flights ({ $flights }). Name one for each flight, or none at all.
refusal-setup-missions-level = There is no mission for { $level }. Choose another flight.
refusal-setup-mission-level = { $mission } cannot be flown on { $level }. Choose another mission or flight.
refusal-setup-mission-seats = { $mission } does not work with this number of players: { $seats }. Choose another mission.
refusal-setup-option =
    There is no option { $option }. { $count ->
        [0] This game has none.
       *[other] Choose from: { $known }.
    }

# `boltbucket mission list`
missions-name = Name
missions-title = Title
missions-players = Players
missions-special = What is special about it
missions-counted = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
    }
missions-own-design = our own design: we do not know the text of the printed card
missions-supercards = supercards
missions-other-rules = other rules
missions-option = option { $option }
missions-not-recommended = not recommended for class { $ships }
