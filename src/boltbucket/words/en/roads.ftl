# Rough Roads: cards that make a flight harder.
road-abandoned-debris = Abandoned Debris
    .about = Before an abandoned ship or station, all vote for a direction in turn; a large meteor comes from the one with the most votes.
road-bad-luck = Bad Luck
    .about = A meteor or shot that hits nobody and costs nobody a battery is rolled for again, up to three rolls.
road-big-baddies = Big Baddies
    .about = For every enemy two dice are thrown; the lower one is added to its strength.
road-cosmic-psychosis = Cosmic Psychosis
    .about = After every card coordinates are rolled for all: a cabin with a human there is destroyed. Aliens keep calm.
road-dead-zone = Dead Zone
    .about = Before building a column is rolled. Nothing in it works, and nothing can be carried there.
road-defective-connectors = Defective Connectors
    .about = Every joint of a universal connector with a single or double one costs a point of engine strength. Such components may be dropped when you declare it.
road-explosive-stuff = Explosive Stuff
    .about = A component that is destroyed with goods or batteries in it blows up the eight squares around it.
road-gravitational-anomaly = Gravitational Anomaly
    .about = Engines may also be built to look ahead, where they do nothing. After Open Space and Planets all ships turn round.
road-infected-goods = Infected Goods
    .about = When you load, you lose a human for every block on offer beyond the number of your aliens, taken or not.
road-metal-fatigue = Metal Fatigue
    .about = After a card that moved rockets a die is thrown. Who moved at least that far rolls for a component that falls off.
road-meteoric-inversion = Meteoric Inversion
    .about = Large meteors behave like small ones, and small ones like large ones.
road-nasty-surprise = Nasty Surprise
    .about = When the ships are built, another card takes the place of this one.
road-paranoid-locals = Paranoid Locals
    .about = Who lands on a planet is shot at from the front first: lightly, or heavily if nobody else lands.
road-personalized-cabins = Personalized Cabins
    .about = Crew that is given up takes its cabin along, and whoever still lives there. Lost cabins cost nothing.
road-piercing-projectiles = Piercing Projectiles
    .about = A meteor or shot that destroys a component hits the next one in its line as well.
road-remorseless-fate = Remorseless Fate
    .about = Combat Zone and Sabotage spare only the one with the most. Epidemic takes whole cabins, Stardust every component with an open connector.
road-space-junk = Space Junk
    .about = What falls off a ship flies at those behind it: each component is a large meteor when the card is over.
road-union-ship = Union Ship
    .about = Before the last card everybody pays a credit or a block of goods for each of the crew, or gives up.

event-roads-laid = { $roads_count ->
    [1] Rough Roads, hard: { $roads }.
    [2] Rough Roads, extreme: { $roads }.
   *[other] Rough Roads, insane: { $roads }.
    }
event-road-surprised = A nasty surprise: { $road }.
event-column-died = Nothing will work in column { $column }.
event-ships-turned = { $backwards ->
    [yes] All ships turn round and fly backwards now.
   *[no] All ships turn round and fly forwards again.
    }
event-hit-rolled-again = Line { $line } would have hurt nobody: bad luck, it is rolled for again.
event-hit-flew-on = It flies on through { $seat }’s ship and hits { $cell } too.
event-fatigue-rolled = { $seat } rolls { $die }: who has moved at least that far may lose a component.
event-bolt-held = { $seat } has nothing in column { $column }, row { $row }: all bolts hold.
event-madness-struck = { $seats_count ->
    [0] Madness looks into column { $column }, row { $row } and finds nobody.
   *[other] Madness strikes in column { $column }, row { $row }: { $seats }.
    }
event-strongest-spared = { $seat } has the { $yardstick ->
    [engines] strongest engines
    [cannons] strongest cannons
   *[crew] largest crew
    } and is spared; all others suffer ({ $values }; of equals the one farther behind).
event-enemy-grew = { $enemy }: stronger by { $more }, so { $strength } now.
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
decision-pick-debris-direction = From where shall the debris come?
    .label = Abandoned Debris
    .hint = One large meteor for all of you; of equal votes each direction counts.
decision-pay-union = { $amount ->
    [one] The union wants { $amount } credit or block of goods for your crew.
   *[other] The union wants { $amount } credits or blocks of goods for your crew.
    }
    .label = Union Ship
    .hint = Give goods block by block and the rest in credits, or give up.
answer-credits = Pay in credits
give-up-union = the union is not paid
payment-union = the union of the crew
cause-infected-goods = infected goods

option-rough-roads = Rough Roads
    .explain = Cards that make every flight harder, drawn before you build.
option-rough-roads-none = None
    .explain = The roads are as smooth as they get.
option-rough-roads-hard = Hard
    .explain = One card a flight.
option-rough-roads-extreme = Extreme
    .explain = Two cards a flight.
option-rough-roads-insane = Insane
    .explain = Three cards a flight.
option-roads = Chosen cards
    .explain = These lie beside every flight, besides those that are drawn.
roads-show = { $count ->
    [one] Rough Roads, { $count } card
   *[other] Rough Roads, { $count } cards
    }
refusal-setup-roads = { $count } cards of Rough Roads are too many or too few: it is none up to { $most } a flight.
refusal-setup-road = There is no card of Rough Roads called “{ $road }”. Choose one of: { $known }.
refusal-setup-road-twice = The card of Rough Roads “{ $road }” is named twice. Name it once.
refusal-setup-road-mission = The card of Rough Roads “{ $road }” contradicts the mission { $mission }. Leave one of them out.
