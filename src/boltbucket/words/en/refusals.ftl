# What is wrong, and what would be right.

# Any answer
refusal-not-offered = That answer ({ $answer }) is not on offer. Choose one of those shown.
refusal-not-asked = Nobody is asking you anything right now. Wait for a question.
refusal-game-over = The game is over. Start a new one to play on.
refusal-not-an-answer = { $answer } is not an answer. An answer is a verb followed by words or whole numbers.
refusal-unknown-answer = { $answer } means nothing in the yard. Take, place, return or reserve a tile, look at a pile, flip the hourglass, or finish.

# Building
refusal-not-your-turn = { $turn ->
    [none] It is not your turn to build. Wait for it.
   *[other] It is { $turn }’s turn to build. Wait for yours.
    }
refusal-head-start = Others have a head start. You may build as soon as it is over.
refusal-already-finished = You have finished building and hold start place { $place }. All you can still do is flip the hourglass.
refusal-time-is-up = The sand has run out for the last time. Claim a start place now.
refusal-looking = You are looking at pile { $pile }. Put it back first.
refusal-no-such-tile = There is no tile { $handle } in the heap. Take one that lies there.
refusal-tile-taken = { $by } was faster and has that tile. Take another one.
refusal-hand-full = You are holding a tile. Build it, reserve it or put it back first.
refusal-hand-empty = You are not holding a tile. Take one first.
refusal-bad-turn = A tile cannot be turned { $turn } times. Turn it by 0, 1, 2 or 3 quarters.
refusal-outside = { $cell } is outside the building area. Choose a square inside it.
refusal-square-taken = { $cell } is taken. Choose an empty square.
refusal-not-joined = On { $cell } the tile does not connect to your ship. Turn it until a connector fits, or choose another square.
refusal-nothing-to-change = You can only change the tile you took last, until you take another tile or a pile.
refusal-nothing-taken-off = A tile with a mistake can be taken off while building only on the first flight of the 2007 edition.
refusal-no-mistake-there = Nothing is wrong on { $cell }. Only a tile that makes a mistake can be taken off, never the starting cabin.
refusal-reserved-stays = A reserved tile cannot go back to the heap. Build it or reserve it again.
refusal-no-reserve = There is no reserve on this flight. Build the tile or put it back.
refusal-reserve-full = { $limit ->
    [one] Your reserve is full: it holds { $limit } tile. Build that one first.
   *[other] Your reserve is full: it holds { $limit } tiles. Build one of them first.
    }
refusal-payload-not-reserved = Payload cannot be reserved. Build it or put it back.
refusal-nothing-reserved = There is no tile in slot { $slot } of your reserve. Choose one that is there.
refusal-no-peeking = The cards of this flight are secret. Build without peeking.
refusal-pile-closed = Nobody may look at pile { $pile }. Choose one of the foreseeable piles.
refusal-pile-in-use = { $by } is looking at that pile. Wait, or choose another one.
refusal-build-first = Build at least one tile before you look at the cards.
refusal-no-pile = You are not looking at a pile, so there is nothing to put back.
refusal-no-hourglass = Building is untimed here: there is no hourglass to flip.
refusal-not-started = Building has not begun yet. Wait for the start.
refusal-sand-running = The sand on space { $space } is still running. Wait until it has run out.
refusal-last-space = The hourglass is on its last space and cannot be flipped again.
refusal-not-finished-flip = Only a player who has finished may flip the hourglass onto its last space. Finish first.
refusal-no-such-place = There is no start place { $place }. Start places are counted from 1.
refusal-place-too-high = There are only { $places } players, so start place { $place } is not used. Choose one up to { $places }.
refusal-place-taken = { $by } has start place { $place }. Choose a free one.
refusal-place-in-order = On this flight start places go by order of finishing: yours is { $place }.
refusal-title-forbids-tile = Your golden title forbids this component. Put it back.

# Set-up
refusal-setup-field = “{ $field }” is missing, unknown or malformed. Correct it in the set-up.
refusal-setup-edition = There is no edition { $edition }. Choose one of: { $known }.
refusal-setup-level = This edition has no flight { $level }. Choose from: { $known }.
refusal-setup-flights = A game has 1 to 20 flights, not { $count }.
refusal-setup-seats = This game takes 1 to { $most } players, not { $seats }.
refusal-setup-sand = The hourglass can run at 10 to 1000 percent of its usual time, not { $percent }.
refusal-setup-teams = Teams need four players, not { $seats }.
refusal-setup-lesson = There is no lesson called “{ $lesson }”. Choose one of: { $known }.
refusal-setup-lesson-flight = The lesson “{ $lesson }” is a single flight of the { $edition } edition, level { $level }.
refusal-setup-trek = The Trek is flown over levels I, II and III, not { $flights }.
refusal-setup-handicap = The handicap of { $seat } is out of range. Use 0 to 3600 seconds, and a seat of this game.
refusal-setup-handicap-twice = { $seat } has more than one handicap. Give each seat a single one, head start and extra time together.

# Records and saved games
refusal-bad-save = The saved game cannot be read. Use a file exactly as this program wrote it.
refusal-save-version = The game was saved by version { $version } of the rules; this is version { $ours }. Open it with that version.
refusal-not-a-record = This is not a record of a game. Records begin with their version, set-up and seed.
refusal-record-version = The record has version { $version }, which this program does not know. Use a newer program.
refusal-record-unreadable = The record cannot be read from line { $line }, column { $column } on: it is not valid JSON. It may have been cut off or changed.
refusal-record-field = The record cannot be read: { $field } is missing or not what it should be. It may have been cut off or changed.
refusal-record-entry = Entry { $entry } of the record cannot be read. It may have been changed.

# Bots
refusal-unknown-bot = There is no bot called { $bot }. Choose one of: { $known }.
refusal-broken-bot = The bot { $bot } cannot play: { $error }. Choose another one, or ask whoever wrote it.
refusal-no-such-file = There is no file { $file }.
refusal-not-in-file = There is no { $name } in { $file }.
refusal-unknown-strength = There is no strength { $strength }. Choose one of: { $known }.

# Tables on the server
refusal-bad-message = The server cannot make sense of that message. Reload the page.
refusal-bad-name = A name needs at least one visible character. Choose another one.
refusal-name-taken = Somebody at this table is already called { $name }. Choose another name.
refusal-no-such-table = There is no table { $table } here. Check the link or the code.
refusal-no-such-seat = There is no such seat at this table. Choose one of those shown.
refusal-no-bot = There is no bot in that seat. Choose a seat with a bot.
refusal-nobody-there = Nobody is sitting there. Choose a seat with a person in it.
refusal-seat-taken = That seat is taken. Choose a free one.
refusal-seats-taken = More people are sitting here than this game allows: { $seats }. Somebody has to stand up first.
refusal-table-full = The table is full. Watch, or open a table of your own.
refusal-server-full = The server has no room for more tables. Try again later.
refusal-already-playing = The game has begun, and this can only be changed beforehand. Wait for the end.
refusal-still-playing = The game is not over yet. Play it to the end first.
refusal-stale-answer = The question has changed in the meantime. Take another look and answer again.
refusal-only-host = Only the host of the table may do that. Ask nicely.
refusal-only-watching = You are only watching. Take a free seat to play.
refusal-not-yourself = You cannot throw yourself out. Leave the table instead.
refusal-paused = The game is paused. Let it continue first.
refusal-chat-too-fast = That was a lot at once. Take a breath before you write again.
refusal-empty-chat = The message is empty. Write something, or choose a phrase.
refusal-unknown-phrase = There is no phrase “{ $phrase }”. Choose one from the list.
refusal-count-down = On your marks: building begins in a moment.
refusal-too-fast = Nobody’s hands are that fast. Try again in { $wait_ms } milliseconds.
refusal-bad-token = This link does not belong to any seat at the table. Ask for a new one.
refusal-foreign-origin = The request comes from another site. Open this server’s own page.
refusal-no-hello = The first message must be a greeting with version and table. Reload the page.
refusal-wrong-version = The page speaks version { $version }, the server speaks version { $ours }. Reload the page.
refusal-too-many-spectators = Too many people are watching already. Try again later.
refusal-slow-down = Too many requests at once. Wait a moment.
refusal-too-many-connections = There are too many connections to this server. Close some windows, or try again later.
refusal-too-many-lines = The ship has too many lines: at most { $most }.
refusal-too-many-squares = The ship has too many squares: at most { $most }.
refusal-wrong-host = This server is not called { $host }. Open it under its own address, or start it with --url or --allow-host.
refusal-too-long = The message is too long: at most { $most } characters.
refusal-not-found = There is nothing at this address but vacuum. Go back to the start page.
refusal-no-such-record = There is no record { $record } here. Check the link.
refusal-no-such-moment = There is no such moment to look back at. Ask about something that happened on the flight in front of you.
refusal-game-unreadable = The stored game { $record } is damaged and cannot be continued. Start a new one at this table.
refusal-other-rules = Game { $record } was begun under different rules from those of this server, so it cannot go on here. Start a new one at this table.
refusal-table-unreadable = The stored table { $table } is damaged. Open a new one, and ask whoever runs the server for a backup.
refusal-store-failed = The server cannot store anything at the moment, so the game stands still. It keeps trying: please wait.
refusal-still-hidden = The game is still going on, so its record is secret. Wait for the end.
refusal-ship-with-mistakes = The ship still has mistakes. Correct them first.
refusal-bad-notation = The ship cannot be read: { $reason }. See the description of the notation.
refusal-kicked = The host has freed your seat. Watch, or open a table of your own.
refusal-left = You have left the table. Open its link again to watch.
refusal-token-changed = Your seat has a new link. Open that one to play on.
refusal-no-hurry = While a flight is on, time limits may be made longer but not shorter. Change this between two flights.
refusal-needs-consent = While a flight is on, { $name } gets a new link only if the others agree. They have been asked: try again once they have agreed.
refusal-nobody-agrees = While a flight is on, somebody else must agree to a new link for { $name }, and nobody else is here. Do it between two flights.
refusal-no-such-wish = Nobody has asked for that. Look at the list of people again.
refusal-watching-ended = The host no longer lets people watch this table. Ask to be let in again.
refusal-watch-link-changed = The spectator link has changed. Ask the table for the new one.
refusal-wrong-method = This address does not take that kind of request. See the description of the interface.
refusal-bad-request = The server cannot make sense of that request. Reload the page.
refusal-no-such-profile = Nothing is kept under this personal link. It may have been deleted, or a letter is missing.
refusal-profiles-full = This server has no room for more personal links. Your flights stay on this device.
refusal-watch-by-link = To watch this table, you need its spectator link. Ask one of the players for it.
refusal-too-many-knocks = Enough people are at the door already. Wait until the host has answered them.
refusal-bad-link = { $link } is not a link to a table. Copy it from the table.
