# The help of the command line. The keys come from the names of commands and options.

# Commands
cli-boltbucket = play, host, check and study
    .description = Galaxy Trucker: play, host, check and study.
cli-cards = list the adventure cards of both editions and of Missions
    .description = List adventure cards. Goods: R red, Y yellow, G green, B blue.
cli-check = find the mistakes of a ship and count everything
    .description = Print the mistakes and figures of a ship. The exit code is 0 for a legal ship, 1 for one with mistakes, 2 for an unreadable file.
cli-draw = draw a ship as SVG or PNG
    .description = Draw a ship; the ending of the picture's name says how.
cli-forecast = fly a ship through many decks
    .description = Fly a ship through many decks among rivals built by bots: how its profit is spread, which tiles are in danger, and what ends its flights.
cli-play = play in the browser
    .description = Start the game server and open the browser; another port is taken if the usual one is in use.
cli-rules = read and search the rules
    .description = Show a topic of the rules; without one, list them all.
cli-scenario = play scenarios and say whether they hold
    .description = Play scenarios: exit code 0 if all of them hold, 1 if one does not, 2 if one cannot be read. The form of a scenario is described in docs/notation.md.
cli-serve = run a game server
    .description = Run a game server. Others in the local network can join with --host 0.0.0.0.
cli-simulate = play many games among bots
    .description = Play many games among bots on all cores and print how they did. A bot is a character with a strength, such as hauler:ace; strengths are beginner, trucker, ace.
cli-tiles = list the tiles of both editions and of Missions
    .description = List tiles with the connectors of the unturned tile; north is the front.
cli-tournament = let bots play against each other and rate them
    .description = Every four bots at a table, or every pair, in all seat rotations; rated with OpenSkill. The preset `ladder` measures what the strengths promise.
cli-verify = play records again and say whether they agree
    .description = Replay records: exit code 0 if all of them agree, 1 if one does not, 2 if one cannot be read or belongs to rules this program does not know.
cli-export = write finished games of this server to files
    .description = Write the records of finished games, one file a game. Without names, all.
cli-import = add records of games to this server
    .description = Check records by playing them again and add them to the server's games.
cli-backup = copy everything a server has stored into one file, while it runs
cli-join = let a bot play at a table on any server
    .description = Join a table by its link and let a bot play. With a link to a seat (it ends in #...) the bot plays for that seat, otherwise it takes an open one.
cli-plan = list ship plans, write your own, check and draw them
    .description = Ship plans: list those there are besides the printed ones, make a file for a new one, check it and draw it. docs/plans.md teaches how plans are written.
cli-plan-list = list all plans that are not printed
cli-plan-new = make a file for a new plan
cli-plan-check = say whether a plan can be played, or what is wrong with it
cli-plan-draw = draw a plan
cli-mission = list missions, write your own, try them out
    .description = Missions: list those there are, make a file for a new one, and let bots play it. docs/missions.md teaches how missions are written.
cli-mission-list = list all missions
cli-mission-counters = list what the bill of a mission can count
cli-mission-new = make a file for a new mission
cli-mission-test = validate a mission file and let bots play it
    .description = Validate a mission file, play it with bots and report who earned what. Python beside the mission is run: test only files you trust.

# Options
cli-help = show this help message and exit
cli-lang = language of the answers (default: the machine's)
cli-version = show program's version number and exit
cli-edition = only this box: 2007, 2021 or missions
cli-forecast-edition = if the ship does not tell
cli-kind = only this kind; may be given repeatedly
cli-json = print one JSON object
cli-cards-json = print a JSON list
cli-rules-json = print JSON
cli-tiles-json = print a JSON list
cli-level = a level to fly (default: II); given repeatedly, one flight after the other
cli-cards-level = only this level: I, II, III or IV (supercards fit all)
cli-forecast-level = the level to fly (default: that of the ship's plan)
cli-tiles-level = accepted as with cards; all levels are built from the same tiles
cli-learning = only cards of the learning or first flight
cli-file = a ship in the notation; - is standard input
cli-output = a name ending in .svg or .png; - prints SVG
cli-theme = what lies behind
cli-title = what stands above the ship
cli-width = width of a PNG
cli-seed = where chance begins (default: 1)
cli-workers = how many processes (default: one a core)
cli-forecast-workers = how many processes
cli-plot = the ship with its dangers, .svg or .png
cli-simulate-plot = charts, as .svg or .png
cli-tournament-plot = the ratings, as .svg or .png
cli-host = address to listen on (default: this machine only)
cli-port = port (default: 8000)
cli-data = folder for games
cli-no-browser = do not open the browser
cli-url = the address people use, behind a proxy
cli-origin = another origin that may connect
cli-allow-host = another name the server answers to; * is any
cli-metrics = who may read /metrics (default: this machine)
cli-proxy = a proxy whose headers are believed
cli-keep-days = forget games untouched for so long
cli-bot-workers = processes for bots (default: cores less one)
cli-log = log as JSON lines, - for stderr (default: in the data folder)
cli-log-details = codes of tables and addresses go into the log as well
cli-topic = its name or title
cli-search = list topics with these words
cli-pages = write all topics as Markdown pages
cli-files = a scenario; - is standard input
cli-verify-files = a record; - is standard input
cli-verify-commitment = the fingerprint of the luck that was shown at the table
cli-quiet = say only what does not hold
cli-bots = one to five bots
cli-tournament-bots = two bots or more
cli-trek = the Transgalactic Trek
cli-games = how many games
cli-fixed-seats = seats do not go round
cli-csv = a line for every seat of every game
cli-records = the record of every game
cli-pairs = two at a table instead of four
cli-preset = a tournament made ready
cli-ours = only what we added to the boxes
cli-plan-list-json = print a JSON list
cli-plan-new-name = small letters, digits and _
cli-plan-check-file = a plan file, or the name of a plan
cli-plan-check-json = print JSON
cli-plan-draw-file = a plan file, or the name of a plan
cli-plan-draw-output = the picture: .svg or .png
cli-plan-file = a plan file to fly on; may be given repeatedly
cli-mission-list-json = print a JSON list
cli-mission-test-level = a level to fly (default: all printed ones it fits)
cli-mission-test-file = a mission file, or the name of a mission
cli-mission-test-workers = processes (default: one a core)
cli-mission-test-bots = who plays (default: one of each)
cli-mission-test-games = default: 200
cli-mission-new-name = small letters, digits and _
cli-export-output = folder (default: here)
cli-export-records = names of records
cli-export-data = data folder of the server
cli-import-data = data folder of the server
cli-import-files = records of games
cli-backup-file = the file to write
cli-backup-data = data folder of the server
cli-join-seed = for what the bot leaves to chance
cli-link = the link of the table or of a seat; - is standard input
cli-bot = character and strength, as hauler:ace
cli-name = the name at the table (default: the character's)
cli-option = a variant to play with
cli-building = how ships are built (default: real_time)
cli-flights = how many flights (default: 200)
cli-rivals = how many rivals fly along (default: 3)
cli-simulate-edition = the edition to play (default: 2021)
cli-tournament-edition = the edition to play (default: 2021)
cli-mission-test-edition = the edition to play (default: 2021)

# The frame
cli-usage = usage
cli-options = options
cli-arguments = arguments
cli-commands = commands
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
report-flaw-mismatch = single connector on double connector: { $first } and { $second }
report-flaw-connector-on-smooth = connector on smooth side: { $first } and { $second }
report-flaw-engine-direction = engine not pointing to the rear: { $first }
report-flaw-behind-exhaust = tile behind an engine’s exhaust: engine { $first }, tile { $second }
report-flaw-before-barrel = tile before a cannon’s barrel: cannon { $first }, tile { $second }
report-flaw-not-connected = not joined to the ship: { $places }
report-flaw-outside = outside the building area: { $first }
report-flaw-radioactive-joined = radioactive payload joined: { $first } and { $second }
report-flaw-artifact-in-zone = artifacts in each other’s dead zone: { $first } and { $second }

# Lists of cards and tiles
list-id = Id
list-kind = Kind
list-printed = What is on it
list-no-card = No card is like that.
list-cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
list-note-learning = * learning flight of 2021 or first flight of 2007
list-note-uncertain = ? not everything on it is certain, see docs/facts.md
list-note-own-design = + numbers of our own design, those of the printed card are not known
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
list-full = in full: cannons { $sides }
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
