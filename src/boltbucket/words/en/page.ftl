# Texts of the page.

# Page
page-title = Boltbucket
page-title-turn = ● Your turn – Boltbucket
page-home = Start page
page-close = Close
page-cancel = Cancel
page-settings = Settings
page-connecting = Connecting to the table…
page-connection-lost = { $seconds ->
    [0] Connection lost. Trying again…
   *[other] Connection lost. Next try in { $seconds } s.
}
page-connection-slow = Slow connection: your tap is still on its way…
page-try-now = Try now
page-waiting = Waiting for
page-seconds = { $seconds } s
page-flight-of = flight { $number } of { $flights }
refusal-unknown = That does not work ({ $code }).
refusal-connection-lost = The connection was lost before the answer arrived. Please try again.
refusal-not-connected = There is no connection to the server right now. Wait until it is back.
refusal-server-error = The server has dropped a wrench somewhere. It was not your fault. Please try again in a moment.

# When the server is out of reach
offline-title = Cannot reach the server
offline-missing = Boltbucket is played on a server, and right now this device cannot reach it. Your seats are safe: they wait there, and so does your ship.
offline-ask = Is the network on? Is the computer that hosts the game awake, and on the same network as this device?
offline-again = Try again

# Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = match device
settings-theme-dark = night sky
settings-theme-light = blueprint
settings-motion = Animation
settings-motion-hint = Calm: nothing flies or shakes.
settings-motion-auto = match device
settings-motion-full = lively
settings-motion-calm = calm
settings-speed = Flight speed
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = instant
settings-sound = Sound
settings-sound-on = on
settings-volume = Volume
settings-captions = Captions for sounds
settings-guide = Explanations
settings-remarks = Remarks by bots
settings-sound-off = off
settings-awake = Keep the screen on
settings-awake-hint = While a game is running. Needs a secure address (https).
settings-hand = Hand
settings-hand-hint = On a phone, the tile in your hand sits under this thumb.
settings-hand-left = left
settings-hand-right = right

# Keys
keys-title = Keyboard
keys-all = All keys
keys-everywhere = Everywhere
keys-this-sheet = Show this overview
keys-go-on = Next control (Shift: previous)
keys-press = Activate the focused control
keys-ship = Move from square to square on a ship
keys-close = Close whatever is open; in flight, skip what is being shown
keys-building = Building
keys-draw = Take a tile from the heap
keys-heap = Move from tile to tile in the heap
keys-turn = Turn the tile clockwise
keys-turn-back = Turn the tile counter-clockwise
keys-fits = Show where it fits
keys-place-best = Put it where it fits best
keys-rule = Open the rule about something
keys-names = Say what something is
key-wheel = wheel
key-right-click = right click
key-double-click = double click
key-hover = hover
keys-reserve = Put it in reserve
keys-give-back = Put it back on the heap
keys-pick-up = Pick the last tile up again
keys-flight = In flight
keys-planet = Choose a planet
keys-confirm = Confirm what you have chosen on the ship
keys-skip = Skip what is being shown
keys-home = Back to my ship
keys-last-event = Read the last event aloud again
keys-read-ship = Read the ship aloud, square by square
keys-replay = Replay
keys-play = Play and pause
keys-step = One step back or forward
keys-chapter = One card back or forward
keys-practice = Practice yard (plus all the building keys)
keys-practice-draw = Draw a tile
keys-practice-drop = Put the tile away
key-space = Space
key-enter = Enter
key-tab = Tab
key-escape = Esc
key-shift = Shift
key-backspace = Backspace
key-page-up = Page up
key-page-down = Page down

# Things as a screen reader says them
side-front = front
side-right = right
side-rear = rear
side-left = left
side-to-left = left
side-to-rear = to the rear
side-to-right = right
side-to-front = forward
connector-smooth = smooth
connector-single = one pipe
connector-double = two pipes
connector-universal = universal
tile-sized = { $tile } ({ $capacity })
tile-looking = { $tile }, facing { $sides }
tile-side = { $side } { $connector }
cell-name = Column { $column }, row { $row }
square-empty = { $cell }: empty
square-tile = { $cell }: { $tile }
square-charge = { $charge ->
    [one] { $charge } battery
   *[other] { $charge } batteries
}
figure-engines = Engine strength: without and with batteries
figure-cannons = Cannon strength: without and with batteries
figure-batteries = Batteries
figure-crew = Crew
figure-exposed = Exposed connectors
figure-flaws = Mistakes
hourglass-left = { $seconds ->
    [one] { $seconds } second of sand left
   *[other] { $seconds } seconds of sand left
}
hourglass-still = The sand on space { $space } has run out
log-title = What happened so far
log-why = Why? Open the rule
log-empty = Nothing has happened yet. Enjoy it while it lasts.
card-level = Level { $level } card

# Building
building-heap = { $count ->
    [one] The heap: { $count } tile
   *[other] The heap: { $count } tiles
}
building-face-down = Face-down tile
building-payload-face-down = Face-down payload
building-tools = Hourglass, piles and finishing
building-bench = Workbench
building-own-ship = Your ship
building-ship-of = The ship of { $name }
building-hand-empty = Tap a tile in the heap
building-hand-done = Hands off: the ship is finished
building-hand-stopped = Hands off: time is up
building-hand-turn = In your hand: { $tile }. Turn it
building-turn = Turn clockwise
building-turn-key = Turn clockwise (R)
building-turn-back = Turn counter-clockwise
building-give-back = Put back
building-give-back-key = Put the tile back on the heap, face up (Backspace)
building-pick-up = Pick up again
building-pick-up-key = Take the last tile back into your hand (U)
building-show-fits = Where it fits
building-show-fits-key = Show where the tile fits (F)
building-reserve-box = Reserve
building-reserved = In reserve: { $tile }. Take it
building-reserve-free = Free reserve slot
building-apart = Here, it does not connect to your ship
building-sound = No mistakes so far.
building-flip = Flip the hourglass
building-finish = Finish
building-finished = Finished
building-finish-title = Finish building
building-finish-hint = Once you claim a start place, your ship is done. Whoever starts farther ahead meets both trouble and opportunity first.
building-doubt-engines = No engine: open space would end this flight for you.
building-doubt-engines-here = No engine: in open space, this ship will not move.
building-doubt-crew = No crew: who is going to fly it?
building-doubt-tiles = A single tile: is that a ship?
building-build-on = Build on
building-start-anyway = Finish anyway
building-finish-flaws = { $count ->
    [one] Your ship has a mistake. You will have to fix it before launch.
   *[other] Your ship has { $count } mistakes. You will have to fix them before launch.
}
building-place = Start place { $place }
building-place-means = { $space ->
    [0] starts at the back
    [one] starts { $space } space ahead
   *[other] starts { $space } spaces ahead
    }; finishing in this order pays { $reward ->
        [one] { $reward } credit
       *[other] { $reward } credits
    }
building-piles = Piles of cards
building-pile = { $count ->
    [one] Look through pile { $pile }, { $count } card
   *[other] Look through pile { $pile }, { $count } cards
}
building-pile-hint = See what is coming
building-pile-closed = Nobody may look at this pile
building-pile-closed-name = { $count ->
    [one] Pile { $pile }, { $count } card, unknown
   *[other] Pile { $pile }, { $count } cards, unknown
}
building-looking = Pile { $pile }
building-looking-hint = These cards will come up, in some order. While you look, nobody else can see this pile, and you cannot build.
building-put-back = Put the pile back
building-other-finished = done: start place { $place }
building-other-looking = is looking at pile { $pile }
building-other-holds = in hand: { $tile }
building-other-reaches = is reaching for a tile
building-panes = Heap, others and log
building-filter = Which face-up tiles to show
building-filter-all = Face up: { $count }
building-filter-kind = { $kind } ({ $count })
building-beaten = { $name } was faster
building-tab-heap = Heap
building-tab-others = Others
building-tab-log = Log

# Launch
launch-waiting = The ships are being inspected
launch-remove = Take off the { $tile }?
launch-falls-too = { $count ->
    [one] One more tile falls off with it.
   *[other] { $count } more tiles fall off with it.
}
launch-remove-confirm = Take it off
launch-piece = { $count ->
    [one] Piece { $number }: { $count } tile
   *[other] Piece { $number }: { $count } tiles
}
launch-may-board = The { $figure } can move in here
launch-crew-choose = Tap a marked cabin to take an alien aboard.
launch-crew-done = Humans everywhere else

# Start page
page-missing = Nothing here but vacuum
page-missing-hint = This address leads nowhere. Perhaps a letter fell off the link along the way.
start-you = Trucker
start-tagline = Build a spaceship out of spare parts, fly it through meteors and pirates, and see how much of it arrives.
start-new-table = New table
start-join = Join a table
start-join-example = Code or link
start-join-button = Join
start-my-games = My games
start-forget = Forget { $title }
start-open-tables = Open tables
start-more = More
start-rules = How to play
start-practice = Practice yard
start-replay = Watch a replay

# New table, joining, lobby
new-title = New table
new-presets = Ready-made games
new-details = Details
new-your-name = Your name
new-next = Next you get a link to send to your friends; bots can fill the empty seats.
new-open = Open the table
preset-first-game = First game
    .explain = The learning flight: one flight, no hourglass, no aliens, friendly cards.
preset-quick = Quick game
    .explain = One level II flight, about half an hour.
preset-own = Custom
preset-evening = Evening with friends
    .explain = Two flights, levels I and II, as in the 2021 box.
preset-veterans = Veterans
    .explain = Three flights of the 2007 edition, each rougher than the last.
preset-trek = Transgalactic Trek
    .explain = Levels I, II and III in a row, with titles to win and defend.
preset-missions = Mission game
    .explain = Every flight has its own mission, and everyone starts with 20 credits.
option-seats = Players
    .explain = Bots can fill empty seats; otherwise they are removed.
option-on = yes
option-off = no
option-flight-number = Flight { $number }
option-flight-remove = Remove flight { $number }
option-flight-add = Another flight
join-title = Table { $code }
join-sit = Take a seat
join-watch = Just watch
lobby-title = At the table
lobby-setup = What you are playing
lobby-open-seat = Free seat
lobby-you = That’s you
lobby-here = is here
lobby-away = is away
lobby-bot = Bot
lobby-no-bot = Nobody yet
lobby-bot-character = Bot on seat { $seat }
lobby-bot-strength = Strength of { $name }
lobby-colour = Your colour and shape
lobby-kick = Ask { $name } to leave
lobby-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
lobby-start = Start the game
lobby-start-open = { $count ->
    [one] The empty seat will be removed.
   *[other] The { $count } empty seats will be removed.
}
lobby-waiting-host = The host will start the game.
lobby-ready = I am ready
lobby-ready-mark = ready
lobby-not-ready = Not ready yet: { $names }.
lobby-all-ready = Everybody is ready.
lobby-invite = Invite
lobby-invite-hint = Anyone with this link can sit down or watch.
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copy-watch = Copy spectator link
lobby-copied = Copied
lobby-code = Code
lobby-qr = QR code of the link
refusal-no-clipboard = The link could not be copied. Select it and copy it yourself.
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-purple = purple
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star

# Flight
credits-name = credits
hit-meteor-light = Small meteor { $side ->
    [front] from the front
    [right] from the right
    [rear] from behind
   *[left] from the left
}
hit-meteor-heavy = Large meteor { $side ->
    [front] from the front
    [right] from the right
    [rear] from behind
   *[left] from the left
}
hit-shot-light = Light cannon fire { $side ->
    [front] from the front
    [right] from the right
    [rear] from behind
   *[left] from the left
}
hit-shot-heavy = Heavy cannon fire { $side ->
    [front] from the front
    [right] from the right
    [rear] from behind
   *[left] from the left
}
card-row-strength = Strength
card-row-needs-crew = Crew needed
card-row-entrance = Row or column
card-row-arrow = { $clockwise ->
    [yes] clockwise around the ship
   *[no] counter-clockwise around the ship
    }
card-row-contraband = Contraband
contraband-batteries = batteries
contraband-crew = crew
contraband-goods = goods
card-row-costs = Costs
card-row-loses = If you are weaker
card-row-wins = Reward
card-row-days = Flight days
card-row-components = Components
card-row-batteries = Batteries
card-loses-days = { $amount ->
    [one] { $amount } flight day
   *[other] { $amount } flight days
}
card-loses-crew = { $amount ->
    [one] { $amount } crew member
   *[other] { $amount } crew members
}
card-loses-goods = { $amount ->
    [one] { $amount } block of goods
   *[other] { $amount } blocks of goods
}
yardstick-engines = Weakest engines
yardstick-cannons = Weakest cannons
yardstick-crew = Smallest crew
loop-name = Flight board
loop-place = { $place }. { $name }, { $days ->
    [0] in the lead
    [one] { $days } space behind the leader
   *[other] { $days } spaces behind the leader
}
loop-away = { $name } is sitting this out
loop-cards-left = { $count ->
    [one] card left
   *[other] cards left
}
dice-rolled = Dice: { $dice }, which means { $line }
die-rolled = Die: { $one }
flight-rule-of-card = The rule for this card
flight-to-front = Enlarge the ship of { $name }
flight-question = Your decision
flight-skip = Skip
flight-views = Views
flight-tab-ship = Ship
flight-tab-card = Card
flight-tab-log = Log
flight-no-card = The next card has not been turned up yet.
flight-gave-up = Gave up: { $reason }
flight-away = sits this card out
flight-bill = The bill
flight-last-card = That was the last card.
flight-own-ship = Back to my ship
flight-cell-chosen = chosen
flight-cell-choice = can be chosen
flight-cell-falling = would fall off
decision-unknown = What do you do?
power-lowest = lowest so far
power-drop = Drop { $cell }
power-batteries = { $used ->
    [0] No batteries used
    [one] { $used } battery used
   *[other] { $used } batteries used
}, { $left ->
    [0] none left.
   *[other] { $left } left.
}
power-days = { $days ->
    [one] You move { $days } space ahead.
   *[other] You move { $days } spaces ahead.
}
power-stranded = Without engine strength you have to give up here.
power-enemy-more = You beat them.
power-enemy-equal = A tie: they leave you alone.
power-enemy-less = They beat you.
power-contest-more = Somebody else is weaker.
power-contest-equal = Tied, and ties hurt the ship in front.
power-contest-less = You are the weakest so far.
power-stays = Without engine strength you stay where you are.
power-fleet-safe = You match the whole fleet: nothing happens to you.
power-fleet-pays = { $suffers ->
    [one] You cannot match { $suffers } of its { $lines } lines and pay for it.
   *[other] You cannot match { $suffers } of its { $lines } lines and pay for each of them.
}
power-contest-first = You declare first. The weakest ship pays; nobody moves.
power-weakest-you = You are the weakest.
power-weakest-next = You are the second weakest: a smaller penalty.
power-weakest-other = { $name } is the weakest, not you.
power-difference = Here, a difference is compared: whoever has the lowest pays.
power-confirm-engines = Fly with { $strength }
power-confirm-cannons = Fire with { $strength }
power-all = Power all
power-none = Power none
crew-no-humans = { $giving_up ->
    [no] No human would be left. On later flights, you would have to give up.
   *[yes] No human would be left: you would have to give up.
}
crew-loses-brown = Without the brown alien your engine strength drops by 2.
crew-loses-purple = Without the purple alien your cannon strength drops by 2.
pick-confirm = { $amount ->
    [one] Confirm
   *[other] Confirm { $picked } of { $amount }
}
pick-clear = Clear
defend-shield = Raise the shield
defend-cannon = Fire the double cannon
defend-cost = One battery from { $cell }; { $left ->
    [0] that is your last one.
   *[other] { $left } would be left.
}
defend-pass = Let it hit
defend-loses = You lose the { $tile } on { $cell }.
defend-falls = { $count ->
    [one] One more tile falls off with it.
   *[other] { $count } more tiles fall off with it.
}
load-beside = Goods next to your ship
load-nothing-beside = Nothing is waiting next to your ship.
load-take-out = Take it out
load-where = { $good }: tap the hold it goes into.
load-worth = { $value ->
    [one] Worth { $value } credit.
   *[other] Worth { $value } credits.
}
load-leaves = { $count ->
    [one] One block stays behind
   *[other] { $count } blocks stay behind
}, worth { $value }. Leave it at that?
load-all = Load whatever fits
load-done = Done
offer-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
offer-goods = With what you carry now, room for { $fit } of { $count }, worth { $value }
offer-crew = { $crew ->
    [one] { $crew } crew member leaves
   *[other] { $crew } crew members leave
}, { $left ->
    [0] nobody stays
    [one] { $left } stays
   *[other] { $left } stay
}
offer-days = { $days ->
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
}
offer-place = place { $now } → { $then }
offer-take = Take it
offer-leave = Leave it
land-choose = Choose a planet
land-confirm = Land on planet { $planet }
land-pass = Fly past
fly-on-sure = You would get nothing for the finishing order and only { $half } instead of { $goods } for your goods. Sure?
fly-on-give-up-sure = Yes, give up
piece-name = Piece { $number }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
piece-engines = engines
piece-cannons = cannons
piece-falls = { $count ->
    [one] { $count } tile falls off
   *[other] { $count } tiles fall off
}
piece-no-humans = No humans aboard
piece-choose = Tap the piece that flies on
piece-confirm = Fly on with this piece
boom-hit-0 = CRUNCH!
boom-hit-1 = CLANG!
boom-hit-2 = KABOOM!
boom-missed = whoosh…
boom-bounced = PLONK!
boom-shielded = BZZZT!
boom-shot = PEW! PEW!
boom-broke = UH-OH!
escape-owed = { $count ->
    [one] or { $count } component has to go
   *[other] or { $count } components have to go
}
escape-choose = Tap an engine or a component on the ship.
escape-power = Power it up
discard-choose = Tap a component on the ship.
discard-confirm = Give it up
odds-open = How likely was it?
odds-title = How likely was it?
odds-line = { $line } comes up in { $ways } of { $rolls } rolls: { $percent }.
odds-line-fixed = One die always shows { $die }: { $line } comes up in { $ways } of { $rolls } rolls, { $percent }.
odds-line-certain = Nobody rolled for it: it was bound to come along line { $line }.
odds-loses = loses a tile
odds-missed = misses
odds-bounced = bounces off
odds-parried = a battery stops it
odds-shot = a cannon shoots it
odds-lost = hits: a tile is lost
odds-then = Worked out for the ships as they were at that moment, with the batteries they had.
odds-why-nothing-there = There was nothing in that line.
odds-why-plated = It hit heavy plating on { $cell } and bounced off.
odds-why-smooth = It hit the smooth side of { $cell } and bounced off.
odds-why-shield = It was headed for { $cell }; a shield covered that side, for one battery.
odds-why-no-shield = It was headed for { $cell }, and no shield covered that side.
odds-why-cannon = It was headed for { $cell }; a cannon could reach that line.
odds-why-no-cannon = It was headed for { $cell }, and no cannon could reach that line.
odds-why-no-battery = It was headed for { $cell }, and there was no battery left to stop it.
odds-why-heavy-shot = It was headed for { $cell }, and nothing stops heavy cannon fire.

# Rules
rules-all = All rules
rules-see = See also
rules-failed = The rules could not be loaded right now.
rules-loading = Loading the rules…
rules-no-such = There is no rule called { $topic }.
rules-example = Drawn example

# Bill
bill-game-over = The game is over
bill-lines = Line by line
bill-none = Nothing earned, nothing to pay. A draw against the universe.
bill-titles = Titles
bill-title-gold = golden
bill-wrecks = What is left
bill-what = What for
bill-row-order = Order of arrival
bill-row-best-looking = Best-looking ship
bill-row-goods = Goods sold
bill-row-losses = Losses
bill-row-forgiven = Debt forgiven
bill-row-mission = Mission
bill-total = This flight
bill-purse = Your credits
bill-secret = secret
bill-rematch = Play again
bill-wants = { $names }: another game, please!
bill-replay = Watch the replay
bill-waiting = Waiting for
coach-title = A word with the coach
coach-offer = Which of your decisions cost you most, and what would have been better? The coach judges only by what you could have known at the time.
coach-ask = Ask the coach
coach-thinking = The coach is flying it again…
coach-picture = Your ship at that moment
coach-given = Your answer: { $answer }.
coach-better = Better: { $answer }.
coach-cost = Average gain in credits: { $credits }. It turns out better in { $percent } of the imagined flights.
coach-nothing = No complaints. Whatever went wrong, blame the universe.
coach-how = The coach imagines many ways the flight could have gone on from what you saw, with the same luck for both answers. Decisions not mentioned here made no clear difference.
ranking-title = Final ranking
ranking-best = richest
ranking-winner = winner
ranking-winners-rule = Everyone with a profit has won; the richest has won a little more.
ranking-nobody = Nobody made a profit this time. The insurance company sends its regards.
ranking-partner = with { $name }
wreck-lost = { $count ->
    [one] { $count } component lost
   *[other] { $count } components lost
}
wreck-caption = { $level }: { $left ->
    [one] { $left } component left
   *[other] { $left } components left
}, { $lost } lost
wreck-save-png = Save picture
wreck-save-svg = as SVG

# Replay
replay-title = Replay
replay-loading = Fetching the game…
replay-open-file = Open a replay from a file
replay-choose-file = Choose a file
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-back = One step back
replay-chapter-on = Next card
replay-chapter-back = Previous card
replay-scrub = Moment of the game
replay-frame = Step { $frame } of { $frames }
replay-speed = Speed
replay-more = More: speed, point of view, saving
replay-view = Point of view
replay-view-all = a spectator
replay-export = Save replay
replay-record = Save the record

# Rules reference
rules-contents = Contents
rules-search = Search the rules
rules-shown-tiles = Components
rules-shown-cards = Cards
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } topic
   *[other] { $count } topics
}

# Practice yard
practice-title = Practice yard
practice-level = Ship board
practice-away = Put away
practice-draw = Draw a tile
practice-hint = Draw a tile or take one from the shelf. Tap a tile on the ship to pick it up; R turns it.
practice-advice = What I think of it
practice-good = Good:
practice-bad = Bad:
practice-note = Note:
practice-nothing = Build a little, and I’ll tell you.
practice-notation = The ship as text
practice-shelf = Shelf
practice-kind = Kind of component
practice-all-kinds = all kinds
advice-flaws = { $count ->
    [one] { $count } mistake: it would have to come off before launch.
   *[other] { $count } mistakes: they would have to come off before launch.
}
advice-no-flaws = No mistakes.
advice-no-engines = No engine: in open space you would have to give up.
advice-only-double-engines = Only double engines: without batteries you are going nowhere.
advice-engines = Strong engines: up to { $strength }.
advice-no-cannons = No cannon: every enemy beats you, and every large meteor hits.
advice-cannons = Up to { $strength } cannon strength, enough for most enemies here (about { $enemy }).
advice-few-cannons = Up to { $strength } cannon strength; enemies here have about { $enemy }.
advice-no-batteries = No batteries: double components and shields are dead weight.
advice-few-batteries = { $batteries ->
    [one] { $batteries } battery
   *[other] { $batteries } batteries
} for { $count ->
    [one] { $count } component that needs one.
   *[other] { $count } components that need one.
}
advice-idle-batteries = { $batteries ->
    [one] { $batteries } battery, but hardly anything to use it.
   *[other] { $batteries } batteries, but hardly anything to use them.
}
advice-shields = Shields cover all four sides.
advice-unshielded = { $side ->
    [front] No shield at the front: a small meteor costs you a tile in { $risk } of rolls.
    [right] No shield on the right: a small meteor costs you a tile in { $risk } of rolls.
    [rear] No shield at the rear: a small meteor costs you a tile in { $risk } of rolls.
   *[left] No shield on the left: a small meteor costs you a tile in { $risk } of rolls.
}
advice-tidy = { $exposed ->
    [0] Not a single exposed connector: a candidate for the best-looking ship.
    [one] Only { $exposed } exposed connector: a candidate for the best-looking ship.
   *[other] Only { $exposed } exposed connectors: a candidate for the best-looking ship.
}
advice-exposed = { $exposed ->
    [one] { $exposed } exposed connector: stardust costs you a day.
   *[other] { $exposed } exposed connectors: stardust costs you that many days.
}
advice-ragged = { $exposed ->
    [one] { $exposed } exposed connector: stardust and small meteors will love you.
   *[other] { $exposed } exposed connectors: stardust and small meteors will love you.
}
advice-few-cabins = A crew of { $crew } is small: slavers and combat zones hurt.
advice-crew = A crew of { $crew }.
advice-no-holds = No hold: planets are no use to you.
advice-holds = { $room ->
    [one] Room for { $room } block of goods.
   *[other] Room for { $room } blocks of goods.
}
advice-no-red-holds = { $room ->
    [one] Room for { $room } block of goods, but not for a red one.
   *[other] Room for { $room } blocks of goods, but not for red ones.
}
advice-weak-spot = { $count ->
    [one] If { $cell } is hit, { $count } more tile falls off.
   *[other] If { $cell } is hit, { $count } more tiles fall off.
}

# The forecast of the practice yard
forecast-heading = What to expect
forecast-mean = credits on average; four flights in five bring in { $low } to { $high }.
forecast-spread = Profits between { $worst } and { $best } credits
forecast-bin = { $from } to { $to }: { $count ->
    [one] { $count } flight
   *[other] { $count } flights
}
forecast-arrives = { $percent } of its flights arrive.
forecast-fails = { $percent } are given up: { $reason }.
forecast-income = Where the money comes from
forecast-suffers = Components lost on the way: { $components }
forecast-crew = Crew lost: { $crew }
forecast-dangers-here = Lost most often
forecast-how = { $flights ->
    [one] { $flights } flight against ships built by three bots, flown just now.
   *[other] { $flights } flights against ships built by three bots, flown just now.
}
forecast-flying = Sixty flights are under way…
forecast-not-yet = As soon as the ship has six tiles and no mistakes, bots will fly it sixty times.
forecast-other = Before the first card

# Guide of the learning flight
guide-name = Guide
guide-next = Got it
guide-hide = Hide
guide-show = Explain
guide-idle = I’ll speak up when something new comes along.
guide-skip = No more tips
guide-rule = Read the rule
lesson-try-again = Try again

# Bill, in short
bill-short-order = place { $count }
bill-short-best-looking = { $count ->
    [one] { $count } exposed connector
   *[other] { $count } exposed connectors
}
bill-short-goods = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
bill-short-losses = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
