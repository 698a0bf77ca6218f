# Texts of the page, to be merged into the shared catalogues and translated.

## Page
page-title = Boltbucket
page-title-turn = ● Your turn – Boltbucket
page-home = Start page
page-close = Close
page-cancel = Cancel
page-settings = Settings
page-connecting = Connecting to the table …
page-connection-lost = { $seconds ->
    [0] The connection is lost. Trying again …
   *[other] The connection is lost. Next try in { $seconds } s.
}
page-try-now = Try now
page-waiting = Waiting for
page-seconds = { $seconds } s
page-flight-of = flight { $number } of { $flights }
refusal-unknown = That is not possible ({ $code }).
refusal-connection-lost = The connection broke before the answer arrived. Please try again.
refusal-not-connected = There is no connection to the server right now.
refusal-server-error = The server has a problem. Please try again in a moment.

## Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = as the device
settings-theme-dark = night sky
settings-theme-light = blueprint
settings-motion = Movement
settings-motion-hint = Calm shows what happens without flying and shaking.
settings-motion-auto = as the device
settings-motion-full = lively
settings-motion-calm = calm
settings-speed = Speed of the flight
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = at once
settings-sound = Sound
settings-sound-on = on
settings-sound-off = off
settings-hand = Hand
settings-hand-hint = On a phone the tile in your hand lies under this thumb.
settings-hand-left = left
settings-hand-right = right

## Things as a screen reader says them
good-letter-red = R
good-letter-yellow = Y
good-letter-green = G
good-letter-blue = B
side-front = front
side-right = right
side-rear = rear
side-left = left
connector-smooth = smooth
connector-single = single
connector-double = double
connector-universal = universal
tile-sized = { $tile } ({ $capacity })
tile-looking = { $tile }, looking to { $sides }
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
hourglass-still = The sand has run out on space { $space }
log-title = What has happened
log-why = Why? Open the rule
log-empty = Nothing has happened yet.
card-level = Card of level { $level }
card-planet = Planet { $number }
card-field-days = Flight days
card-field-credits = Credits
card-field-strength = Strength
card-field-crew = Crew
card-field-goods = Goods
card-field-good-loss = Goods lost
card-field-crew-loss = Crew lost
card-field-reward = Reward

## Building
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
building-hand-turn = In your hand: { $tile }. Turn it
building-turn = Turn right
building-turn-key = Turn right (R)
building-turn-back = Turn left
building-give-back = Put back
building-give-back-key = Put the tile back on the heap, face up (Backspace)
building-pick-up = Pick up again
building-pick-up-key = Take the last tile back into your hand (U)
building-show-fits = Where it fits
building-show-fits-key = Show where the tile fits (F)
building-reserve = Reserve
building-reserved = In reserve: { $tile }. Take it
building-reserve-free = Free reserve space
building-apart = Here it touches no part of your ship with a matching connector
building-sound = No mistakes so far.
building-flip = Turn the hourglass
building-flip-now = The sand has run out: anyone may turn it.
building-flip-last = The last turn: only who has finished may turn it, then time runs out.
building-flip-wait = When the sand has run out it can be turned.
building-no-hourglass = No hourglass: take all the time you need.
building-finish = Finish
building-finished = Finished
building-finish-title = Finish building
building-finish-hint = Once you have taken a start place your ship is done. Whoever starts further ahead meets trouble and chances first.
building-finish-flaws = { $count ->
    [one] Your ship has a mistake. You will have to repair it before the start.
   *[other] Your ship has { $count } mistakes. You will have to repair them before the start.
}
building-place = Place { $place }
building-place-means = starts { $space } spaces ahead; arriving in this order pays { $reward }
building-piles = Piles of cards
building-pile = Look through pile { $pile }, { $count } cards
building-pile-hint = Look at what is coming
building-pile-closed = Nobody may look at this pile
building-pile-closed-name = Pile { $pile }, { $count } cards, closed
building-looking = Pile { $pile }
building-looking-hint = These cards will come, in some order. Others cannot look at this pile meanwhile; you cannot build.
building-put-back = Put the pile back
building-other-finished = has finished: place { $place }
building-other-looking = looks at pile { $pile }
building-other-holds = holds { $tile }
building-other-reaches = reaches for a tile
building-tab-heap = Heap
building-tab-others = Others
building-tab-log = Log

## Launch
launch-waiting = Ships are being checked
launch-remove = Take off { $tile }?
launch-falls-too = { $count ->
    [one] One more tile falls off with it.
   *[other] { $count } more tiles fall off with it.
}
launch-remove-confirm = Take it off
launch-remove-choose = Tap a marked tile to see what happens when it comes off.
launch-piece = { $count ->
    [one] Piece { $number }: { $count } tile
   *[other] Piece { $number }: { $count } tiles
}
launch-keep = Fly on with this piece
launch-may-board = { $figure } can move in here
launch-crew-choose = Tap a marked cabin to let an alien move in.
launch-crew-done = Humans everywhere else

## Start page
page-missing = There is nothing here
page-missing-hint = The address leads nowhere; perhaps a letter is missing from the link.
start-you = Trucker
start-tagline = Build a spaceship out of spare parts, fly it through meteors and pirates, and see how much of it arrives.
start-play-now = Play now
start-play-now-hint = A learning flight against three bots. No account, nothing to install.
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

## New table, joining, lobby
new-title = New table
new-presets = Ready-made games
new-details = Details
new-your-name = Your name
new-next = Next you get a link to send to your friends; empty seats can be filled with bots.
new-open = Open the table
preset-first = First game
    .explain = The learning flight: no aliens, no cards to fear, more time.
preset-evening = Evening with friends
    .explain = Two flights, levels I and II, as in the 2021 box.
preset-veterans = Veterans
    .explain = Three flights of the 2007 edition, harder each time.
preset-trek = Transgalactic Trek
    .explain = Levels I, II and III in a row, with titles to win and defend.
preset-missions = Missions
    .explain = Every flight has a mission of its own, and 20 credits to start with.
option-seats = Players
    .explain = Empty seats can be filled with bots or are put away.
option-on = yes
option-off = no
option-percent = { $value } %
option-flight-number = Flight { $number }
option-flight-remove = Remove flight { $number }
option-flight-add = Another flight
join-title = Table { $code }
join-sit = Take a seat
join-watch = Just watch
lobby-title = At the table
lobby-setup = What is played
lobby-open-seat = Free seat
lobby-you = That is you
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
    [one] The free seat will be put away.
   *[other] The { $count } free seats will be put away.
}
lobby-waiting-host = The host will start the game.
lobby-invite = Invite
lobby-invite-hint = Whoever has this link can sit down or watch.
lobby-link = Link to this table
lobby-copy = Copy link
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
