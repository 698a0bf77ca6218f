# The help of the command line. The keys come from the names of commands and options.

# Commands
cli-boltbucket = play, host, check and study
    .description = Galaxy Trucker: play, host, check and study.
cli-cards = list the adventure cards of both editions and of Missions
    .description = List adventure cards. Goods: R red, Y yellow, G green, B blue.
cli-check = find the mistakes of a ship and count everything
    .description = Print the mistakes and figures of a ship. The exit code is 0 for a legal ship, 1 for one with mistakes, 2 for an unreadable file.
cli-draw = draw a ship as SVG or PNG
    .description = Draw a ship; the file name's ending decides the format.
cli-forecast = fly a ship through many decks
    .description = Fly a ship through many decks against ships built by bots: how its profit is distributed, which tiles are in danger, and what ends its flights.
cli-play = play in the browser
    .description = Start the game server and open the browser; if the usual port is in use, another one is taken.
cli-rules = read and search the rules
    .description = Show a topic of the rules; without one, list them all.
cli-scenario = play scenarios and say whether they hold
    .description = Play scenarios: exit code 0 if all of them hold, 1 if one does not, 2 if one cannot be read. The form of a scenario is described in docs/notation.md.
cli-serve = run a game server
    .description = Run a game server. Others in the local network can join with --host 0.0.0.0.
cli-simulate = play many games among bots
    .description = Play many games among bots on all cores and print the results. A bot is a character with a strength, such as hauler:ace; strengths are beginner, trucker and ace.
cli-tiles = list the tiles of both editions and of Missions
    .description = List tiles with the connectors of the unturned tile; north is the front.
cli-tournament = have bots play each other and rate them
    .description = Every four bots at a table, or every pair, in all seat rotations; rated with OpenSkill. The preset `ladder` checks what the strengths promise.
cli-verify = play records again and say whether they agree
    .description = Replay records: exit code 0 if all of them agree, 1 if one does not, 2 if one cannot be read or belongs to rules this program does not know.
cli-export = write finished games of this server to files
    .description = Write the records of finished games, one file per game. Without names, all of them.
cli-import = add records of games to this server
    .description = Check records by playing them again and add them to the server's games.
cli-backup = copy everything a server has stored into one file, while it runs
cli-join = have a bot play at a table on any server
    .description = Join a table by its link and have a bot play. With a link to a seat (it ends in #...) the bot plays for that seat; otherwise it takes a free one.
cli-plan = list ship plans, write your own, check and draw them
    .description = Ship plans: list those there are besides the printed ones, create a file for a new one, check it and draw it. docs/plans.md explains how to write plans.
cli-plan-list = list all plans that are not printed
cli-plan-new = create a file for a new plan
cli-plan-check = say whether a plan can be played, or what is wrong with it
cli-plan-draw = draw a plan
cli-mission = list missions, write your own and try them out
    .description = Missions: list them, create a file for a new one, and have bots play it. docs/missions.md explains how to write missions.
cli-mission-list = list all missions
cli-mission-counters = list what the bill of a mission can count
cli-mission-new = create a file for a new mission
cli-mission-test = validate a mission file and have bots play it
    .description = Validate a mission file, have bots play it and report who earned what. Python code next to the mission is run: test only files you trust.
cli-words-check = list what a language still lacks
    .description = Compare a language with English: messages, placeholders, plural forms and rules. The exit code is 0 if nothing is left to do, 1 otherwise.
cli-words = check a translation
    .description = For translators: a language is one folder of words. docs/words.md explains how.

# Options
cli-help = show this help message and exit
cli-lang = language of the output (default: the machine's)
cli-version = show program's version number and exit
cli-edition = only this box: 2007, 2021 or missions
cli-forecast-edition = if the ship does not say
cli-kind = only this kind; may be repeated
cli-json = print one JSON object
cli-cards-json = print a JSON list
cli-rules-json = print JSON
cli-tiles-json = print a JSON list
cli-level = level to fly (default: II); repeat it for several flights
cli-cards-level = only this level: I, II, III or IV (supercards fit all levels)
cli-forecast-level = level to fly (default: that of the ship's board)
cli-tiles-level = accepted as for cards; all levels use the same tiles
cli-learning = only cards of the learning or first flight
cli-file = a ship in the notation; - is standard input
cli-output = a name ending in .svg or .png; - prints SVG
cli-theme = background
cli-title = caption
cli-width = width of a PNG
cli-seed = random seed (default: 1)
cli-workers = number of processes (default: one per core)
cli-forecast-workers = number of processes
cli-plot = picture of the ship and its dangers, .svg or .png
cli-simulate-plot = charts, as .svg or .png
cli-tournament-plot = the ratings, as .svg or .png
cli-host = address to listen on (default: this machine only)
cli-port = port (default: 8000)
cli-data = folder for games
cli-no-browser = do not open the browser
cli-url = public address, when behind a proxy
cli-origin = another origin that may connect
cli-allow-host = another name the server answers to; * is any
cli-metrics = who may read /metrics (default: this machine)
cli-proxy = trusted proxy address
cli-keep-days = delete games untouched for this many days
cli-bot-workers = processes for bots (default: cores minus one)
cli-log = log file of JSON lines, - for stderr (default: in the data folder)
cli-log-details = codes of tables and addresses go into the log as well
cli-topic = name or title of a topic, or a question
cli-search = list the topics that answer this
cli-pages = write all topics as Markdown pages
cli-files = a scenario; - is standard input
cli-verify-files = a record; - is standard input
cli-verify-commitment = the fingerprint of the luck that was shown at the table
cli-quiet = report only what does not hold
cli-bots = one to five bots
cli-tournament-bots = two or more bots
cli-trek = play the Transgalactic Trek
cli-missions = the Missions game: 20 credits at the start, a mission is drawn for every flight
cli-with-mission = the mission of a flight; once for each flight
cli-other-ships = all may agree on another ship once the mission is known
cli-rough-roads = cards of Rough Roads a flight: none, 1 (hard), 2 (extreme) or 3 (insane)
cli-road = a card of Rough Roads that lies beside every flight; may be given several times
cli-prognostic = piles are stacked unmixed
cli-teams = the team variant of 2007, for four
cli-sand = how long the sand runs, in percent of the printed time (default: 100)
cli-handicap = help for a seat in seconds: 2:30:60 is a head start of 30 and 60 more for the second seat
cli-games = number of games
cli-fixed-seats = do not rotate seats
cli-csv = one line for each seat of each game
cli-records = the record of every game
cli-pairs = two at a table instead of four
cli-preset = a ready-made tournament
cli-ours = only what we added to the boxes
cli-plan-list-json = print a JSON list
cli-plan-new-name = lower-case letters, digits and _
cli-plan-check-file = a plan file, or the name of a plan
cli-plan-check-json = print JSON
cli-plan-draw-file = a plan file, or the name of a plan
cli-plan-draw-output = the picture: .svg or .png
cli-plan-file = a plan file to fly on; may be repeated
cli-mission-list-json = print a JSON list
cli-mission-test-level = level to fly (default: all printed ones that fit)
cli-mission-test-file = a mission file, or the name of a mission
cli-mission-test-workers = processes (default: one per core)
cli-mission-test-bots = who plays (default: one of each)
cli-mission-test-games = default: 200
cli-mission-new-name = lower-case letters, digits and _
cli-all = list everything, not just the first few
cli-language = its code, or the folder it is in
cli-export-output = folder (default: here)
cli-export-records = names of records
cli-export-data = data folder of the server
cli-import-data = data folder of the server
cli-import-files = records of games
cli-backup-file = the file to write
cli-backup-data = data folder of the server
cli-join-seed = seed for what the bot leaves to chance
cli-link = link to the table or to a seat; - is standard input
cli-bot = character and strength, such as hauler:ace
cli-name = name at the table (default: the character's)
cli-option = a variant to play with
cli-building = how ships are built (default: real_time)
cli-flights = number of flights (default: 200)
cli-rivals = number of rivals (default: 3)
cli-simulate-edition = the edition to play (default: 2021)
cli-tournament-edition = the edition to play (default: 2021)
cli-mission-test-edition = the edition to play (default: 2021)

# The frame
cli-usage = usage
cli-options = options
cli-arguments = arguments
cli-commands = commands
metavar-bot = BOT
metavar-box = BOX
metavar-command = COMMAND
metavar-days = DAYS
metavar-file = FILE
metavar-folder = FOLDER
metavar-hash = HASH
metavar-host = HOST
metavar-kind = KIND
metavar-language = LANGUAGE
metavar-level = LEVEL
metavar-n = N
metavar-name = NAME
metavar-option = OPTION
metavar-origin = ORIGIN
metavar-percent = PERCENT
metavar-output = OUTPUT
metavar-picture = PICTURE
metavar-pixels = PIXELS
metavar-port = PORT
metavar-proxy = PROXY
metavar-record = RECORD
metavar-road = ROAD
metavar-seed = SEED
metavar-title = TITLE
metavar-topic = TOPIC
metavar-url = URL
metavar-word = WORD
cli-see-help = { $message } (see { $prog } --help)

# The report of a checked ship
report-mistakes = { $count ->
    [0] Mistakes
   *[other] Mistakes: { $count } (squares as column/row)
    }
report-no-mistakes = none: this ship may fly
report-figures = Figures
report-engines = Engine strength
report-cannons = Cannon strength
report-shielded = Shielded sides
report-crew = Crew
report-batteries = Batteries
report-goods = Goods
report-exposed = Exposed connectors
report-tiles = Tiles
report-pieces = Pieces
report-none = none
report-span = { $least } without batteries, { $best } at best
report-humans = { $count ->
    [one] { $count } human
   *[other] { $count } humans
    }
report-flaw-mismatch = one-pipe connector on two-pipe connector: { $first } and { $second }
report-flaw-connector-on-smooth = connector on smooth side: { $first } and { $second }
report-flaw-engine-direction = engine not pointing to the rear: { $first }
report-flaw-behind-exhaust = tile behind an engine: engine { $first }, tile { $second }
report-flaw-before-barrel = tile in front of a cannon: cannon { $first }, tile { $second }
report-flaw-not-connected = not joined to the ship: { $places }
report-flaw-outside = outside the building area: { $first }
report-flaw-radioactive-joined = radioactive cargo joined: { $first } and { $second }
report-flaw-artifact-in-zone = artifacts in each other’s dead zone: { $first } and { $second }

# Lists of cards and tiles
list-id = Id
list-kind = Kind
list-printed = What is on it
list-no-card = No matching card.
list-cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
list-note-learning = * learning flight of 2021 or first flight of 2007
list-note-uncertain = ? partly uncertain, see docs/facts.md
list-note-own-design = + numbers of our own design; those of the printed card are not known
list-days = { $amount ->
    [one] { $amount } day
   *[other] { $amount } days
    }
list-crew = { $amount } crew
list-goods = { $amount } goods
list-credits = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
    }
list-crew-lost = { $amount } crew lost
list-goods-lost = { $amount } goods lost
list-strength = strength { $amount }
list-components = components { $amount }
list-batteries = batteries { $amount }
list-full = cannons in full: { $sides }
list-value-crew = crew
list-value-engines = engines
list-value-cannons = cannons
list-faction-robbers = robbers
list-faction-pirates = pirates
list-faction-slavers = slavers
list-small = small
list-large = large
list-light = light
list-heavy = heavy
