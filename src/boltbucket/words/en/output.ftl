# What commands print.

# What a command could not do
problem-said = { $reason }
problem-in-file = { $file }: { $reason }
problem-standard-input = standard input: { $reason }
problem-picture-name = { $name }: the name of a picture ends in .svg or .png
problem-cannot-write = { $file }: cannot be written there
problem-no-level = { $edition } has no level { $level }; there are { $known }
problem-not-playable = this game cannot be played: { $reason }
problem-two-bots = a tournament needs at least two bots
problem-ship-with-mistakes = { $file }: this ship has mistakes (see boltbucket check)
problem-which-edition = { $file }: add --edition, the ship does not say
problem-plan-name = { $name } cannot be the name of a plan: use lower-case letters, digits and _, and no name that a level or plan already has
problem-mission-name = { $name } cannot be the name of a mission: use lower-case letters, digits and _
problem-mission-exists = there already is a mission { $name }; choose another name
problem-file-exists = { $file } already exists; choose another name
problem-no-level-fits = { $mission } cannot be flown by { $seats } players on any level
problem-table-refused = the table refused: { $reason }

# What is wrong with a text
wrong-no-text = this is not text

# What the machine could not do
machine-enoent = there is no such file or folder
machine-eacces = permission denied
machine-eperm = this is not permitted
machine-eexist = it already exists
machine-eisdir = this is a folder
machine-enotdir = this is not a folder
machine-enospc = the disk is full
machine-erofs = nothing can be written here
machine-eaddrinuse = this port is in use
machine-eaddrnotavail = this machine does not have that address
machine-econnrefused = nobody answers there
machine-other = the machine cannot do that ({ $said })
page-not-built = The page has not been built: run `make page` in a copy of the sources.

# Lists of tiles and cards
list-unknown-level = there is no level { $value }; choose from { $known }
list-unknown-edition = there is no edition { $value }; choose from { $known }
list-unknown-card = there is no card kind { $value }; choose from { $known }
list-unknown-tile = there is no tile kind { $value }; choose from { $known }
list-north = North
list-east = East
list-south = South
list-west = West
list-else = Other
list-smooth = -
list-single = 1 pipe
list-double = 2 pipes
list-universal = universal
list-holds = holds { $amount }
list-looks = facing { $sides }
list-mass = mass { $amount }
list-zone = zone { $sides }
list-no-tile = No matching tile.
list-note-levels = All levels use the same tiles.
list-note-ours = None of these is in the box: they are second copies of printed tiles, for a fifth player and for level IV.
list-note-payload = Connectors and masses of payload are uncertain, see docs/facts.md.
list-raid = { $units ->
    [one] 1 unit
   *[other] { $units } units
    }; die { $sides }; row or column { $dice }; { $arrow ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
    }; contraband { $contraband ->
    [crew] crew
    [goods] goods
   *[batteries] batteries
    }
list-note-guards = Sentries and arms lockers are our own design, for tables with intruders.
list-tiles-counted = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
    }
list-cabins-counted = { $count ->
    [one] { $count } starting cabin
   *[other] { $count } starting cabins
    }

# Many games
running-games = games
running-ladder = ladder
running-tournament = tournament
running-flights = flights
running-stopped = Stopped after { $done } of { $total }.
compare-title = { $first } against { $second }: { $games ->
    [one] { $games } game
   *[other] { $games } games
    }, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
    }
compare-wins = wins of { $bot }:
compare-wins-of-second = wins of { $bot } in its place:
compare-more-wins = difference in wins:
compare-credits = credits of { $bot }:
compare-more-credits = difference in credits:
compare-chance = Chance alone would win { $share }.
compare-better = { $first } is better than { $second }.
compare-worse = { $first } is worse than { $second }.
compare-cannot-tell = There are too few games to tell which of the two is better.
learn-stopped = Stopped; the flights so far are kept.
learn-explained = { $board }: { $flights ->
    [one] { $flights } flight
   *[other] { $flights } flights
    }; on flights kept apart as a test, the tables explain { $share } of the differences in credits
learn-written = The tables are in { $file }.
bot-file-ready = { $file } is ready. Try it: boltbucket bot test { $bot }
bot-did = { $bot }: { $credits } credits, wins { $wins }, gets home in { $arrived } of its flights
bot-slips = { $count ->
    [0] It always had a valid answer.
    [one] Once, an answer had to be given for it.
   *[other] { $count } times, an answer had to be given for it.
}
bot-asked = Decision { $number }: { $kind }
bot-in-hand = in hand: { $tile }
bot-may-say = may say: { $answers }
bot-answers = says: { $answer }
bot-leads-to = { $answer }: credits at the end of such flights, on average: { $credits }
problem-no-such-decision = the game is over before decision { $number }
problem-needs-learn = learning needs NumPy: pip install "boltbucket[learn]"
simulated-in = { $games ->
    [one] { $games } game in { $seconds } s
   *[other] { $games } games in { $seconds } s
    }
games-counted = { $count ->
    [one] { $count } game
   *[other] { $count } games
    }
column-bot = Bot
column-games = Games
column-credits = Credits
column-spread = ±
column-wins = Wins
column-sure = { $share } range
column-arrived = Arrived
column-lost-tiles = Lost tiles
column-rating = Rating
column-rung = Rung
column-board = Board
column-others = Others
ladder-title = { $games ->
    [one] Ladder, { $games } game
   *[other] Ladder, { $games } games
    }
ladder-both = both
ladder-passed = passed
ladder-failed = failed
ladder-uncertain = cannot tell
tournament-title = { $games ->
    [one] Tournament, { $games } game
   *[other] Tournament, { $games } games
    }
tournament-ratings = Ratings
tournament-ratings-by = Ratings ({ $method })

# Charts
chart-games = { $games ->
    [one] { $games } game, { $flown }
   *[other] { $games } games, { $flown }
    }
chart-credits = Distribution of credits
chart-money = Credits by source
chart-places = Finishing places
chart-place = { $place ->
    [0] gave up
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] place { $place }
    }
chart-losses = Components lost per game, by card
chart-mean-profit = Mean profit { $mean }
chart-profit = Distribution of profit
chart-ends = How flights ended
chart-flight-losses = Components lost per flight, by card
label-launch = launch
label-other = another card
label-end-arrived = arrived
label-end-chosen = gave up by choice
label-end-no-engines = no engines in open space
label-end-no-humans = no humans left
label-end-lapped = lapped
label-end-no-ship = did not start

# The forecast of a ship
forecast-title = { $flights ->
    [one] { $flights } flight of level { $level }, { $edition }
   *[other] { $flights } flights of level { $level }, { $edition }
    }
forecast-profit = Profit: { $mean } on average, median { $median }, { $low } to { $high } in four flights out of five
forecast-ends = How flights ended
forecast-after = after { $card }
forecast-dangers = Most endangered tiles (column/row, share of flights)
forecast-no-danger = none was ever lost
forecast-losses = Components lost per flight, by card
forecast-no-loss = none

# Missions
plans-name = Name
plans-title = Title
plans-level = Level
plans-squares = Squares
plans-parts = Parts
plans-dice = Dice
plans-dice-sum = two dice added up
plans-dice-one = one die
plans-dice-blocks = one die after the other
plans-own-design = None of these plans is printed: they are ours, or their authors’ own.
plans-file-ready = { $file } is ready. Change it, then: boltbucket plan check { $file }
plans-sound = { $title } is sound: level { $level }, { $squares } squares in { $parts ->
    [one] one part
   *[other] { $parts } parts
    }
plans-part = part { $number }: { $squares } squares
missions-file-ready = { $file } is ready. Change it, then: boltbucket mission test { $file }
missions-tried = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
    } on level { $levels } of { $edition }
missions-credits-for = Credits per game for
missions-altogether = total
missions-arrived = arrived
missions-won = won

# Records and scenarios
verified-all = { $answers ->
    [one] all events agree, { $answers } answer
   *[other] all events agree, { $answers } answers
    }
verified-some = events agree for { $sealed } of { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
    }
verified-unsealed = { $answers ->
    [one] { $answers } answer can be played again; no events are recorded to compare
   *[other] { $answers } answers can be played again; no events are recorded to compare
    }
verified-unfinished = { $said }, the game is not over
verified-commitment = The luck was fixed before the first answer; its fingerprint is { $commitment }
disagrees-refused = the answer is refused: { $details }
disagrees-events = the events that follow are not the recorded ones
disagrees-chance = the numbers drawn are not the recorded ones
disagrees-entries = the game continues with a different answer from the recorded one
disagrees-seed = the recorded numbers do not come from the seed
disagrees-commitment = the seed is not the one whose fingerprint was shown before the game
disagrees-at-first = before the first answer: { $reason }
disagrees-at-last = after the last entry: { $reason }
disagrees-at = entry { $entry }, seat { $seat } { $answer }: { $reason }
scenario-holds = holds
scenario-expected = expected
scenario-found = found

# The server
serve-ready = Boltbucket is ready:
serve-network = On your network:
serve-no-network = The address of this machine on its network is not known: look it up, then open http://ADDRESS:{ $port } on the phone.
serve-data = Games are kept in
serve-how-to-end = Ctrl-C ends the server.
serve-lost = { $count ->
    [one] The last change is missing from the store. The tables are told.
   *[other] The last { $count } changes are missing from the store. The tables are told.
}
serve-goodbye = Good night. Every game is safely stored.
backup-done = { $file }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
backup-damaged = Game { $record } is damaged: it is not what was stored.
move-store-running = rows
move-store-done = Moved and checked: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }.
move-store-damaged = Game { $record } was already damaged and has been moved as it is.
move-store-then = The old store is as it was. Start servers with the new one only: once there are two clubs, they cannot be merged again.
join-seated = Seated at table { $code }.
join-over = The game is over: { $credits }.
words-no-language = there is no language { $language }, and no such folder; there are { $known }
words-complete = Nothing is missing: { $messages ->
    [one] { $messages } message.
   *[other] { $messages } messages.
    }
words-more = and { $count } more (--all lists them)
words-lack-passages = { $count ->
    [one] { $count } topic of the rules has different passages from the English:
   *[other] { $count } topics of the rules have different passages from the English:
    }
words-lack-topic = { $count ->
    [one] { $count } topic of the rules is missing:
   *[other] { $count } topics of the rules are missing:
    }
words-lack-plural = { $count ->
    [one] { $count } message lacks a plural form of the language:
   *[other] { $count } messages lack a plural form of the language:
    }
words-lack-variables = { $count ->
    [one] { $count } message has different placeholders from the English:
   *[other] { $count } messages have different placeholders from the English:
    }
words-lack-parts = { $count ->
    [one] { $count } message has different parts from the English:
   *[other] { $count } messages have different parts from the English:
    }
words-lack-unknown = { $count ->
    [one] { $count } message that nothing uses:
   *[other] { $count } messages that nothing uses:
    }
words-lack-missing = { $count ->
    [one] { $count } message is missing:
   *[other] { $count } messages are missing:
    }
words-lack-junk = { $count ->
    [one] { $count } place that is not Fluent:
   *[other] { $count } places that are not Fluent:
    }
