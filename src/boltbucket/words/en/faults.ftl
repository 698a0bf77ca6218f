# What readers expected, in the very words of the program: it finds them here by their English.

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
fault-quirks = one of the quirks { $known }
fault-quirk-number = a number
fault-quirk-sides = sides such as ^<
fault-quirk-rows = row numbers such as 5-6
fault-tile = a tile such as c, g^, ev or b2, or # and a number, or . or -
fault-tile-number = the number of a printed tile
fault-tile-size = its size, such as 2
fault-tile-no-direction = - and four connectors; this kind looks nowhere
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
fault-goods-red = Y, G or B; R needs a special hold

# Scenarios
fault-line-not-indented = a line that is not indented
fault-settings = { $known }, or something played or expected
fault-plays = NAME > ANSWER, = FACT, NAME refused CODE: ANSWER, or ...
fault-refused = NAME refused CODE: ANSWER
fault-event-name = the name of an event, such as TileLost
fault-event-fields = fields of { $event } as { $fields }=…, not { $word }
fault-playable-setup = a set-up that can be played ({ $reason })
fault-level-of-flights = a level that is one of the flights, not { $level }
fault-handicap = handicap NAME head_start SECONDS extra_time SECONDS
fault-ship-line = ship NAME, ship NAME at SPACE, or ship NAME out
fault-numbers-line = { $name } NAME NUMBER, for as many as you like
fault-bank-line = goods, as in RYGGB, or none
fault-dice-line = sums of two dice, 2 to 12, or both dice, as in 3+4
fault-title-names = a title: { $known }
fault-title-gold = gold, or the end of the line
fault-one-word = one word after { $name }
fault-number-instead = a number instead of { $word }
fault-seats = a seat: { $known }
fault-no-yard = a fact about the flight: no ships are being built
fault-yard-tile = a tile, and down, up or who has it
fault-facts = one of the facts { $known }
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
fault-card-fields = the fields of { $card }: { $reason }
fault-card-braces = fields in braces, such as days = 1

# Mission files and cards
fault-missing = is missing
fault-unknown-field = unknown field; there are { $known }
fault-a-table = expected a table, not { $found }
fault-tables = expected tables, not { $found }
fault-a-text = expected text, not { $found }
fault-a-flag = expected true or false, not { $found }
fault-a-whole = expected a whole number, not { $found }
fault-a-count = expected a whole number from 0, not { $found }
fault-a-number = expected a whole number from 1, not { $found }
fault-numbers = expected a list of numbers, not { $found }
fault-texts = expected a list of texts, not { $found }
fault-none-of = { $found } is none of { $known }
fault-kind-none-of = is none of { $known }
fault-stands-twice = stands twice
fault-card-id = expected edition, level and number, like 2021-II-07
fault-card-has-no = the card has no { $field }
fault-size-and-side = expected a size and a side, not { $found }
fault-yardstick-penalty = expected a yardstick and a penalty, not { $found }
fault-python-own = Python is only run from files of your own or of packages
fault-python-name = expected the name of a Python file in the same folder
fault-python-charter = { $file } must define one subclass of MissionCharter, not { $count }
fault-level-one = the table begins with level I
fault-rows-such-as = expected rows such as 'above 7', not { $found }
fault-players = expected the least and the most players, as in [2, 4], not { $found }
fault-strengths-grow = the strengths must grow from level to level
fault-fleet-line = expected a strength and a penalty, as in '6: 3 goods', not { $found }
fault-columns-list = expected a list of columns, not { $found }
fault-column-parts = a column has what it compares, and lines
fault-difference = expected a difference such as 'crew - cannons', not { $found }
fault-toml-open = something is left open at the end, line { $line }
fault-toml-twice = this stands here for the second time: line { $line }, column { $column }
fault-toml = this is no TOML from here on: line { $line }, column { $column }
fault-not-utf8 = is not a text in UTF-8

# Values of options, ports, bots
fault-above-nought = { $found } is not a number above nought
fault-port = a port is a number from 1 to 65535
fault-width = a width is a number from 16 to 8192
fault-no-free-port = no port from { $first } to { $last } is free
fault-bot-raised = { $bot } raised { $error }; { $kind } answered with { $answer }
fault-bot-too-slow = { $bot } thought too long; { $kind } answered with { $answer }
fault-bot-illegal = { $bot } gave an illegal answer: { $wrong }; { $kind } answered with { $answer }
