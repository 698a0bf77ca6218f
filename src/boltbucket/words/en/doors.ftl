# Doors: the start page, games against bots, flights that are kept, people without a seat.

start-door-learn = Learn
    .explain = Your first flight, with a guide at your side. About ten minutes, no account needed.
start-door-bots = Play against bots
    .explain = Pick a flight, pick your rivals, go.
start-friends = With friends
start-running = Your running games
running-with = { $what } with { $names }
running-bots = { $what } against bots
running-still = on hold: nobody is at the table

# Against bots
bots-flight = What do you want to fly?
bots-faces = Who flies with you?
bots-faces-hint = Tap a face to invite it; tap again to send it home.
bots-strength = How good are they?
bots-suggested = our suggestion
bots-more = Trek and missions
bots-mission = Mission
bots-mission-level = Which ship?
bots-go = Off we go!
course-l = No hourglass, friendly cards.
course-first = The gentle first flight of 2007.
course-i = The hourglass runs. Small ships, small sorrows.
course-ii = More room to build, more ways to lose it.
course-iii = Big ships, big money, big holes.
course-iiia = Another shape, and no insurance.
course-iv = Our own idea of too much.
course-trek = Three flights in a row, with titles to win.
course-mission = One flight with an errand of its own.

# My flights
flights-title = My flights
flights-none = Every flight you finish is kept here, on this device: ship, credits, replay. So far, nothing has landed.
flights-all = { $count ->
    [0] Records and personal link
    [one] Your one flight, records and personal link
   *[other] All { $count } flights, records and personal link
}
flights-more = Older flights
flights-curve = What each flight earned; the line is the average of the last five.
flights-export = Save as a file
flights-clear = Delete from this device
flights-clear-sure = Delete all flights on this device? This cannot be undone.
flight-home = { $lost ->
    [0] Came home in one piece
    [one] Came home with { $lost } tile missing
   *[other] Came home with { $lost } tiles missing
}
flight-lost = { $lost ->
    [0] Gave up, ship intact
    [one] Gave up with { $lost } tile missing
   *[other] Gave up with { $lost } tiles missing
}
flight-with = with { $names }
flight-place = { $place } of { $players }
flight-remove = Delete
flight-remove-sure = Delete for good
records-title = Records
records-flights = flights
records-arrived = came home
records-firsts = earned the most
records-won = games won
records-of = { $count } of { $all }
records-best = best flight
records-toughest = most tiles missing on arrival
records-lost = tiles lost in all
records-earned = credits in all
personal-title = Personal link
personal-none = With a personal link, your flights are also kept on this server, and you can see them on your other devices. There is no name and no password: whoever has the link has the flights.
personal-make = Make a personal link
personal-hint = Open it on your other device, or scan it there. Keep it to yourself: whoever has it can see and delete these flights.
personal-qr = QR code of your personal link
personal-forget = Delete the link and everything under it
personal-forget-sure = Everything under this link will be deleted from the server. What is kept on your devices stays there.

# People without a seat
door-gone = There is no such table
door-late = The game has begun. You can watch, or ask for the seat of a bot.
door-full = All seats are taken. You can watch, or ask for the seat of a bot.
door-no-bots = All seats are taken by people.
door-still = Nobody is at this table, so the game is on hold.
door-ask = Take over from { $name }
door-asked = You have asked for the seat of { $name }. Now the host has to nod.
door-turned-down = That was a no. You can ask for another seat, or watch.
door-stop = Stop asking
door-own = Open a table of your own
door-knocks = { $name } is at the door and would like the seat of { $bot }.
door-watching = You are watching.
door-seat = Take over a bot’s seat
door-back = Back to the door
door-let-in = Let in
door-turn-down = No
door-make-host = Make { $name } the host
people-still = Nobody is at the table: the game is on hold until somebody comes back.
lobby-host-away = { $name } is away. In a moment, somebody else here will become the host and can start the game.
lobby-only-here = Only this machine can open this link. To let in phones on your network, stop the program and start it again with
lobby-guest = The host decides what is played.

# Set-up
sand-usual = as printed
sand-times = { $times } × as long
option-building-lesson = A learning flight has no hourglass.
handicap-range = Please enter a whole number of seconds from 0 to { $most }.
new-fill = Fill with bots
    .explain = Friends can still take over a bot’s seat later.
