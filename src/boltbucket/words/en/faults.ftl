# What is wrong with what people wrote, and what was expected: from the code of the fault.

# Where it is
place-notation-error = line { $line }, column { $column }: expected { $fault }
place-unreadable = expected { $fault }
place-mission-error = { $field ->
    [none] { $file }:{ $line }: { $fault }
   *[other] { $file }:{ $line }: { $field }: { $fault }
    }
place-plan-error = { $field ->
    [none] { $file }:{ $line }: { $fault }
   *[other] { $file }:{ $line }: { $field }: { $fault }
    }
place-data-error = { $file }: { $entry }: { $field }: { $fault }

# Ships
fault-ship-header = ship, then edition and board, such as ship 2021 II
fault-edition = an edition: { $known }
fault-board = a board of { $edition }: { $known }
fault-end-of-line = the end of the line
fault-end-of-row = the end of the row
fault-end-of-columns = the end of the column numbers
fault-end-of-ship = the end of the ship
fault-columns = the column numbers
fault-row = row { $row }
fault-column = column { $column }
fault-square = the square of column { $column }, row { $row }
fault-free-square = { $sign } for a free square, or a tile
fault-outside-square = { $sign } for a square outside the area, or a tile
fault-rows-at-most = { $most } rows at most
fault-squares-at-most = { $most } squares at most
fault-squares-as-first = { $width } squares, as in the first row
fault-sketch-cabin = a starting cabin, or the printed column and row numbers
fault-sketch-one-cabin = only one starting cabin, or the printed numbers
fault-sketch-board-ends = . or -, as the board ends before this square
fault-quirks = one of these quirks: { $known }
fault-quirk-number = a number
fault-quirk-sides = sides such as ^<
fault-quirk-rows = row numbers such as 5-6
fault-tile = a tile such as c, g^, ev or b2, or # and a number, or . or -
fault-tile-number = the number of a printed tile
fault-tile-size = its size, such as 2
fault-tile-no-direction = - and four connectors; this kind has no direction
fault-tile-one-direction = one direction only
fault-tile-direction-once = each direction once
fault-tile-connector = the connector of the { $side } side, 0 to 3
fault-tile-contents = + and what is in the tile, or the end of the word
fault-holds-nothing = the end of the word; nothing fits into this tile
fault-crew = h for a human, b for the brown or p for the purple alien
fault-crew-two = two humans at most
fault-crew-either = humans or one alien
fault-batteries = how many batteries, 1 to { $most }
fault-goods = goods: R, Y, G or B
fault-goods-at-most = at most { $most } goods
fault-goods-red = Y, G or B; R needs a red hold

# Scenarios
fault-line-not-indented = a line that is not indented
fault-settings = { $known }, or something played or expected
fault-plays = NAME > ANSWER, = FACT, NAME refused CODE: ANSWER, or ...
fault-refused-line = NAME refused CODE: ANSWER
fault-event-name = the name of an event, such as TileLost
fault-event-fields = fields of { $event } as { $known }, not { $word }
fault-playable-setup = a set-up that can be played ({ $reason })
fault-level-of-flights = a level that is one of the flights, not { $level }
fault-handicap = handicap NAME head_start SECONDS extra_time SECONDS
fault-ship-line = ship NAME, ship NAME at SPACE, or ship NAME out
fault-numbers-line = { $name } NAME NUMBER, for as many as you like
fault-bank-line = goods, as in RYGGB, or none
fault-dice-line = sums of two dice, 2 to 12, both dice, as in 3+4, or one die, as in d5
fault-title-names = a title: { $known }
fault-title-gold = gold, or the end of the line
fault-one-word = one word after { $name }
fault-number-instead = a number instead of { $word }
fault-seats = a seat: { $known }
fault-number-from-nought = a number of 0 or more, not { $word }
fault-free-space = a space without another rocket: { $space } is taken
fault-goods-in-box = no more goods than the box has: { $count } of { $good }
fault-no-yard = a fact about the flight, as no ships are being built
fault-yard-tile = a tile, and down, up or who has it
fault-facts = one of these facts: { $known }
fault-seat-value = a seat and a value
fault-seat-lost = a seat and a number, or a seat, a square and how it was lost
fault-seat-ship = a seat, and its ship drawn in indented lines below
fault-seat-asked = a seat and a kind of decision, or nobody
fault-seat-answers = a seat and its answers, separated by commas
fault-seat-strength = a seat and a strength, as in 4 or 4½
fault-bank-amount = a good and how many of it the bank has, as in R 11
fault-seat-bill = a seat, an item (or total) and an amount
fault-trek-title = a title, its holder, and silver or gold, in a Trek
fault-a-player = a player, not the clock
fault-title-holders = a holder of every title after the first flight
fault-ship-below = a drawing of the ship in indented lines below
fault-an-answer = an answer
fault-number-no-yard = a number, as no ships are being built
fault-tile-lying = a tile that lies there, not { $word }
fault-card = a card of { $edition } or one of { $known }
fault-card-fields = the fields of { $card }: { $field }: { $reason }
fault-card-braces = fields in braces, such as days = 1

# What a scenario says and the game does not do
fault-somebody-asked = somebody to be asked
fault-game-is-over = the game is over
fault-game-goes-on = the game goes on
fault-accepted = { $seat } > { $answer } to be accepted
fault-refused-while = { $refused }: { $refusal } Now { $asked }
fault-refused-with = { $refused }: { $refusal }
fault-to-be-refused = the refusal { $refused }
fault-was-accepted = it was accepted
fault-no-change = a refusal that changes nothing
fault-a-change = a change
fault-question = { $seat } is asked { $kind }: { $options }
fault-questions = { $questions }
fault-rolls-written = { $count ->
    [one] { $count } roll; the scenario has no dice for more
   *[other] { $count } rolls; the scenario has no dice for more
    }
fault-rolls-made = { $count ->
    [one] { $count } roll; add dice or a seed
   *[other] { $count } rolls; add dice or a seed
    }
fault-end-of-game = the end of the game, or a last line ...
fault-all-rolled = all dice of the scenario to be rolled
fault-rolls-left = { $count ->
    [one] { $count } roll is left
   *[other] { $count } rolls are left
    }
fault-still-there = still there
fault-nothing-asked = nothing is asked
fault-no-bill = there is no bill yet
fault-not-told = it was not told
fault-not-in-the-heap = not in the heap

# Mission files and cards
fault-missing = is missing
fault-unknown-field = unknown field; the fields are { $known }
fault-a-table = expected a table, not { $found }
fault-tables = expected tables, not { $found }
fault-a-text = expected text, not { $found }
fault-a-flag = expected true or false, not { $found }
fault-a-whole = expected a whole number, not { $found }
fault-a-count = expected a whole number of 0 or more, not { $found }
fault-a-number = expected a whole number of 1 or more, not { $found }
fault-numbers = expected a list of numbers, not { $found }
fault-texts = expected a list of texts, not { $found }
fault-none-of = { $found } is not one of { $known }
fault-kind-none-of = is not one of { $known }
fault-stands-twice = is given twice
fault-card-id = expected edition, level and number, like 2021-II-07
fault-card-has-no = the card has no { $field }
fault-size-and-side = expected a size and a side, not { $found }
fault-yardstick-penalty = expected a yardstick and a penalty, not { $found }
fault-python-own = Python is run only from your own files and from packages
fault-python-name = expected the name of a Python file in the same folder
fault-python-variant = { $file } must define one subclass of MissionVariant, not { $count }
fault-level-one = the table must begin with level I
fault-rows-such-as = expected rows such as 'above 7', not { $found }
fault-players = expected the least and the most players, as in [2, 4], not { $found }
fault-strengths-grow = the strengths must rise from level to level
fault-fleet-line = expected a strength and a penalty, as in '6: 3 goods', not { $found }
fault-columns-list = expected a list of columns, not { $found }
fault-column-parts = a column has what it compares, and lines
fault-difference = expected a difference such as 'crew - cannons', not { $found }
fault-toml-twice = defined a second time in line { $line }
fault-toml = not valid TOML from line { $line } on
fault-not-utf8 = is not UTF-8 text
fault-python-failed = { $file } cannot be run: { $error }
fault-package-failed = the mission of the package { $package } cannot be read: { $error }

# Boxes: tiles, cards and boards
fault-level-has-no = a level has no { $field }
fault-bank-has-no = the bank has no { $field }
fault-start-spaces-fall = they must decrease from place 1 to the last place
fault-start-spaces-loop = they do not fit on a board of { $loop } spaces
fault-rewards-as-places = there must be as many as start spaces
fault-pile-or-learning = a flight has either learning cards only or piles of cards
fault-pile-above-level = cards above level { $level }
fault-id-begins = does not begin with { $edition }-
fault-box-holds = expected { $expected }, found { $found }
fault-too-few-cards = too few cards of level { $level } for { $piles } piles
fault-one-start = expected one S for the starting cabin, not { $found }
fault-row-squares = row { $row } has { $squares } squares for { $columns } columns
fault-printed-number = expected a printed number, not { $found }
fault-not-consecutive = the printed numbers { $found } are not consecutive
fault-no-such-tile = there is no printed tile { $number }
fault-starts-in-order = expected S for the first part, T, U and V for further ones, each once, not { $found }
fault-plan-too-large = the plan is too large: rows times (columns + 1) is { $bits }, and at most { $most } is possible
fault-dice-reach = { $dice ->
    [by_one] one die does not reach all of { $found }: number from 1 to 6
    [by_blocks] one die after the other needs 3, 6 or 9 rows and columns, not { $found }
   *[by_sum] two dice do not reach all of { $found }: number from 2 to 12
    }
fault-parts-touch = two starting cabins are in one part: leave free squares between parts
fault-part-without-start = nothing can be built in column { $column }, row { $row }: its part has no starting cabin
fault-tile-word = cannot read { $found }
fault-four-connectors = expected four digits from 0 to 3, not { $found }
fault-given-once = given more than once: { $found }
fault-side-twice = a side is given twice in { $found }
fault-no-connector = a tile needs at least one
fault-cabin-colours = starting cabins have a colour, other tiles have none
fault-capacity-of = { $kind } has { $known }, not { $found }
fault-directions-of = { $kind } has { $expected }, not { $found }
fault-shield-sides = a shield covers two sides next to each other
fault-smooth-side = the side of a barrel or an exhaust is smooth

# Commands and their options
fault-unknown-word = unknown option or word: { $word }{ $likely ->
    [none] {""}
   *[other] {"; "}did you mean { $likely }?
    }
fault-missing-argument = missing: { $name }
fault-needs-value = { $option } needs a value
fault-needs-no-value = { $option } takes no value
fault-option-value = { $option }: { $reason }
fault-from-to = { $found } is not a number from { $least } to { $most }
fault-above-nought = { $found } must be greater than 0
fault-seat-head-extra = { $found } is not a handicap such as 2:30:60: seat, seconds of head start, extra seconds at the end

# Ports and bots
fault-no-free-port = { $count ->
    [one] port { $first } is in use
   *[other] none of the ports { $first } to { $last } is free
    }
fault-store-version = { $file } was written by another version of the program
fault-retention-days = games are kept for at least 1 day, not { $found }
fault-store-unreadable = { $file } cannot be read or written as a store of games: { $reason }
fault-store-unreachable = the store { $store } cannot be reached: { $reason }
fault-store-and-bus = servers that share a store need a bus as well: give both --store and --bus, or neither
fault-club-not-installed = the package { $package } is missing; install boltbucket[club] to share a store
fault-folder-in-use = another server is already using the folder { $folder }
fault-store-in-use = { $count ->
    [one] a server is using the store { $store }: stop it first
   *[other] { $count } servers are using the store { $store }: stop them first
    }
fault-store-not-empty = the store { $store } is not empty: its contents would be mixed with what is moved there
fault-store-same = { $store } cannot be moved to itself
fault-store-not-arrived = nothing was moved: of { $table }, { $sent } rows were sent, and what arrived ({ $arrived } rows) is not the same
fault-needs-extra = this needs { $package }, which is not installed: pip install "boltbucket[{ $extra }]"
fault-cluster-unreachable = there is no cluster at { $address }
fault-cluster-without-workers = the cluster at { $address } has no workers: start some, for example with "dask worker { $address }"
fault-cluster-lost = the cluster at { $address } has gone away; everything done before that is kept
fault-cluster-version = a worker of the cluster runs Boltbucket { $there }, but this is { $here }: the results would differ
fault-file-exists = { $file } already exists
fault-bot-slip = { $bot } { $slip }; { $kind } answered with { $answer }
fault-bot-raised = raised { $error } ({ $where })
fault-bot-too-slow = thought too long
fault-bot-illegal = gave an illegal answer: { $wrong }
