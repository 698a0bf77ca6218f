# Rough Roads: cards that make a flight harder.
road-abandoned-debris = Abandoned Debris
    .about = Before an abandoned ship or station, everyone in turn votes for a direction; a large meteor comes from the one with the most votes.
road-bad-luck = Bad Luck
    .about = A meteor or shot that hits nobody and costs nobody a battery is rolled again, up to three rolls.
road-big-baddies = Big Baddies
    .about = Two dice are rolled for every enemy; the lower one is added to its strength.
road-cosmic-psychosis = Cosmic Psychosis
    .about = After every card, a square is rolled for everyone: if there is a cabin with a human on it, that cabin is destroyed. Aliens keep calm.
road-dead-zone = Dead Zone
    .about = Before building, a column is rolled. Nothing in it works, and nothing can be carried there.
road-defective-connectors = Defective Connectors
    .about = Every joint between a universal connector and a one-pipe or two-pipe one costs a point of engine strength. You may drop such components when you declare it.
road-explosive-stuff = Explosive Stuff
    .about = A component that is destroyed with goods or batteries in it blows up the eight squares around it.
road-gravitational-anomaly = Gravitational Anomaly
    .about = Engines may also be built facing forward, where they do nothing. After Open Space and Planets, all ships turn around.
road-infected-goods = Infected Goods
    .about = When you load goods, every block on offer beyond your number of aliens costs you a human, whether you take the block or not.
road-metal-fatigue = Metal Fatigue
    .about = After a card that moved rockets, a die is rolled. Every player who moved at least that far rolls for a square; the component there falls off.
road-meteoric-inversion = Meteoric Inversion
    .about = Large meteors behave like small ones, and small ones like large ones.
road-nasty-surprise = Nasty Surprise
    .about = Once the ships are built, another card takes the place of this one.
road-paranoid-locals = Paranoid Locals
    .about = If you land on a planet, you are shot at from the front first: lightly, or heavily if nobody else lands.
road-personalized-cabins = Personalized Cabins
    .about = Crew members you give up take their cabin with them, and whoever else lives in it. Lost cabins cost nothing.
road-piercing-projectiles = Piercing Projectiles
    .about = A meteor or shot that destroys a component also hits the next one in its line.
road-remorseless-fate = Remorseless Fate
    .about = Combat Zone and Sabotage spare only the player with the most. Epidemic takes whole cabins, Stardust every component with an exposed connector.
road-space-junk = Space Junk
    .about = Whatever falls off a ship flies at those behind it: when the card is over, each component is a large meteor.
road-union-ship = Union Ship
    .about = Before the last card, everyone pays a credit or a block of goods for each crew member, or gives up.

event-roads-laid = { $roads_count ->
    [1] Rough Roads, hard: { $roads }.
    [2] Rough Roads, extreme: { $roads }.
   *[other] Rough Roads, insane: { $roads }.
    }
event-road-surprised = A nasty surprise: { $road }.
event-column-died = Nothing will work in column { $column }.
event-ships-turned = { $backwards ->
    [yes] All ships turn around and fly backwards now.
   *[no] All ships turn around and fly forwards again.
    }
event-hit-rolled-again = Line { $line } would have hurt nobody. Bad luck: it is rolled again.
event-hit-flew-on = It flies on through { $seat }’s ship and hits { $cell } too.
event-fatigue-rolled = { $seat } rolls { $die }: anyone who has moved at least that far may lose a component.
event-bolt-held = { $seat } has nothing in column { $column }, row { $row }: all bolts hold.
event-madness-struck = { $seats_count ->
    [0] Madness looks into column { $column }, row { $row } and finds nobody.
   *[other] Madness strikes in column { $column }, row { $row }: { $seats }.
    }
event-strongest-spared = { $seat } has the { $yardstick ->
    [engines] strongest engines
    [cannons] strongest cannons
   *[crew] largest crew
    } and is spared; all others pay ({ $values }).
event-enemy-grew = { $enemy }: { $more } stronger, which makes { $strength }.
event-junk-drifted = { $pieces ->
    [one] { $pieces } component that fell off { $seat }’s ship flies at those behind.
   *[other] { $pieces } components that fell off { $seat }’s ship fly at those behind.
    }
event-direction-voted = { $seat } wants the debris to come from the { $side ->
    [front] front
    [right] right
    [rear] rear
   *[left] left
    }.
event-dues-paid = { $seat } gives the union { $good_a } from { $cell }.

bearing-front = From the front
bearing-right = From the right
bearing-rear = From the rear
bearing-left = From the left
decision-pick-debris-direction = Where should the debris come from?
    .label = Abandoned Debris
    .hint = One large meteor for all of you; if directions are tied, one from each.
decision-pay-union = { $amount ->
    [one] The union wants { $amount } credit or block of goods for your crew.
   *[other] The union wants { $amount } credits or blocks of goods for your crew.
    }
    .label = Union Ship
    .hint = Give goods block by block and the rest in credits, or give up.
answer-credits = Pay in credits
give-up-union = the union was not paid
payment-union = the crew’s union
cause-infected-goods = infected goods

option-rough-roads = Rough Roads
    .explain = Cards that make every flight harder, drawn before you build.
option-rough-roads-none = None
    .explain = The roads are as smooth as they get.
option-rough-roads-hard = Hard
    .explain = One card per flight.
option-rough-roads-extreme = Extreme
    .explain = Two cards per flight.
option-rough-roads-insane = Insane
    .explain = Three cards per flight.
option-roads = Chosen cards
    .explain = These apply to every flight, on top of those that are drawn.
roads-show = { $count ->
    [one] Rough Roads, { $count } card
   *[other] Rough Roads, { $count } cards
    }
refusal-setup-roads = The number of Rough Roads cards ({ $count }) is out of range: 0 to { $most } per flight.
refusal-setup-road = There is no Rough Roads card called “{ $road }”. Choose one of: { $known }.
refusal-setup-road-twice = The Rough Roads card “{ $road }” is named twice. Name it once.
refusal-setup-road-mission = The Rough Roads card “{ $road }” contradicts the mission { $mission }. Leave one of them out.
