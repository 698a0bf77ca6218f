# The reference of the rules: chapters, marks, and what is said of a drawn ship.
chapter-start = The game
chapter-ship = The ship
chapter-building = Building
chapter-flight = Flight
chapter-cards = Adventure cards
chapter-games = Games and variants
chapter-missions = Missions
rules-title = Rules
rules-see-also = See also
rules-mark-2007 = 2007 edition
rules-mark-2021 = 2021 edition
rules-mark-ours = Our own ruling or design
rules-mark-uncertain = Not certain
rules-mark-example = Example
rules-mark-played = Played example
rules-nothing-found = Nothing found for “{ $words }”. Try another word, or look through the list.
rules-no-topic = There is no topic “{ $topic }”.{ $likely ->
    [none] {""}
   *[other] {" "}Did you mean: { $likely }?
    }
rules-how-to-read = boltbucket rules TOPIC shows a topic, boltbucket rules --search WORDS looks for words or answers a question.
ask-exposed-connectors = open ends beautiful ugly looks
ask-shields = shield protect
ask-goods = load cubes blocks cargo sell worth value price
ask-flight-days = move fall back behind
ask-solo = single alone one
ask-life-support = alien aliens brown purple live
ask-hourglass = timer time clock sand long minutes seconds
ask-good-ship = tips strategy advice best beginner mistake
ask-controls = keys keyboard mouse touch drag rotate turn shortcut controls play on a phone
ask-piles = look peek cards see foreseeable
ask-reserve = keep save later aside
ask-strength = strong weak power double battery
ask-giving-up = quit surrender abandon leave stop lapped lap die dead
ask-hits = meteor shot shoot hit dice roll
ask-mistakes = wrong illegal error legal allowed repair
ask-connectors = pipe pipes join fit match attach
ask-building = tile take place attach build turn rotate
ask-setup = prepare table begin start board
ask-rules = start begin overview summary basics introduction learn goal about
ask-end-of-flight = bill money paid pay earn credits end points sell price prices worth payment
ask-winning = win won wins winner winning victory first points score end goal aim
ask-flight-order = first goes order ahead leader turn rockets start
ask-losing-components = break breaks broken two half split pieces lost parts fall
ask-five-players = players people number
ask-credits = debt negative owe broke zero borrow
ask-editions = difference differ version old new box
ask-batteries = recharge refill empty power charge
ask-combat-zone = tie tied equal weakest
ask-losing-crew = crew no more dead sacrifice
ask-levels = cards number hard difficulty
ask-cargo = red hold container room space
ask-payload = heavy explosive fragile radioactive artifact
ask-rewards = offer refuse decline take days
ask-enemies = pirate smuggler slaver fight battle attack
ask-open-space = no engines engine move
ask-cabins = move crew live sleep human humans astronaut
search-endings = s es e ed ing er ers ly 's ies ning ry ries ty ties
search-stop-words = a an the i you we me my your he she it they to of in on at for with and or not is are be am do does did have has had can may must what which who whose how when where why if then that this these those there get gets happen happens so as but by from into out up will would should could any some work works mean means between go goes during while left many much use used using need needs instead same still also just really ever one

fact-exposed = Exposed connectors: { $value }
fact-engines = Engine strength without batteries: { $value }
fact-engines-best = Engine strength with batteries: { $value }
fact-cannons = Cannon strength without batteries: { $value }
fact-cannons-best = Cannon strength with batteries: { $value }
fact-crew = Crew: { $value }
fact-humans = Humans: { $value }
fact-batteries = Batteries: { $value }
fact-goods-value = The goods are worth { $value }
fact-infected = The epidemic spreads to { $value }
fact-stranded = If { $of } is lost, the alien leaves { $value }
fact-shield = { $value ->
    [yes] A shield covers the { $side ->
        [front] front
        [right] right side
        [rear] rear
       *[left] left side
        }
   *[no] No shield covers the { $side ->
        [front] front
        [right] right side
        [rear] rear
       *[left] left side
        }
    }
fact-pieces = { $of ->
    [none] { $value ->
        [one] The ship is in one piece
       *[other] Pieces: { $value }
        }
   *[other] Pieces if { $of } is lost: { $value }
    }
fact-flaws = { $value ->
    [none] There are no mistakes
   *[other] Mistakes: { $value }
    }
fact-hit = { $value ->
    [none] { $side ->
        [front] From the front in column { $line }: nothing is hit
        [right] From the right in row { $line }: nothing is hit
        [rear] From behind in column { $line }: nothing is hit
       *[left] From the left in row { $line }: nothing is hit
        }
   *[other] { $side ->
        [front] From the front in column { $line } { $value } is hit
        [right] From the right in row { $line } { $value } is hit
        [rear] From behind in column { $line } { $value } is hit
       *[left] From the left in row { $line } { $value } is hit
        }
    }
fact-bounces = { $value ->
    [yes] A small meteor bounces off there: { $side ->
        [front] front, column { $line }
        [right] right, row { $line }
        [rear] rear, column { $line }
       *[left] left, row { $line }
        }
   *[no] A small meteor finds a connector there: { $side ->
        [front] front, column { $line }
        [right] right, row { $line }
        [rear] rear, column { $line }
       *[left] left, row { $line }
        }
    }
fact-guns = { $value ->
    [none] No cannon can shoot a large meteor there: { $side ->
        [front] front, column { $line }
        [right] right, row { $line }
        [rear] rear, column { $line }
       *[left] left, row { $line }
        }
   *[other] Cannon { $value } can shoot a large meteor there: { $side ->
        [front] front, column { $line }
        [right] right, row { $line }
        [rear] rear, column { $line }
       *[left] left, row { $line }
        }
    }

# Played examples
played-red = Red
played-blue = Blue
played-green = Green
played-yellow = Yellow
played-at = { $name }, on space { $space }
played-end = In the end: { $places }.
