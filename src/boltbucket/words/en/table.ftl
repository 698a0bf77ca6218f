# Around the table: set-up, people, chat, missions and titles as the page shows them.

# Stretches of time
duration-none = no limit
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h

# Start page
start-no-link = That is neither a table code nor a link to this site.
start-learn = Learn
start-replay-hint = Link or name of the record
start-replay-button = Watch
phase-lobby = not started
phase-choosing = choosing a mission
phase-building = building
phase-launch = launch
phase-flight = in flight
phase-between = reading the bill
phase-over = over

# New table
new-seats = Who else is playing
new-somebody = A person
preset-with-friends = { $count ->
    [one] One seat is free for a friend
   *[other] { $count } seats are free for friends
  }
preset-with-bots = { $count ->
    [one] With a bot
   *[other] With { $count } bots
  }
new-clocks = Clocks, absent players and bots
seat-number = Seat { $seat }
option-teams-four = Teams need four players.
handicap-head-start = Head start (s)
handicap-extra-time = Extra time (s)
handicap-explain = Head start: seconds of building before everyone else. Extra time: seconds of building after the sand has run out.
missions-none = None
    .explain = Flights without missions.
missions-drawn = Drawn
    .explain = Three are drawn before each flight. Agree on one, or chance decides.
missions-agreed = Agreed
    .explain = Choose a mission for each flight now.
missions-star = * Rules of our own design: we do not know the text of the printed card.
mission-hard = Not recommended with ships of this class.
missions-all = { $count ->
    [one] The mission that can be drawn
   *[other] The { $count } missions that can be drawn
}
clock-decision-seconds = Time to decide
    .explain = After that, a bot answers for you, once.
clock-fly-on-seconds = Pace between cards
    .explain = How long the next card waits for players who have not yet chosen to fly on.
clock-between-seconds = Time for the bill
    .explain = After that, the next flight begins no matter what.
clock-count-seconds = Countdown before building
    .explain = Three, two, one: everyone begins at once, and no sand runs before that.
clock-grace-seconds = Patience with absent players
    .explain = How long the table waits for somebody whose connection is lost.
clock-bot-pace = Bots’ thinking time
    .explain = Compared with the usual pace. Faster bots also build faster.
clock-draw-ms = Pause between two tiles
    .explain = The shortest time between two tiles from the heap, the same for people and bots. The 2007 rulebook lets everyone draw as fast as they can: there it is off.
clock-by-rulebook = As the rulebook says
clock-bot-stands-in = A bot stands in for absent players
    .explain = Until they return. Otherwise the table waits.
clock-watching = Spectators welcome
    .explain = They see what everyone sees and can read the chat.
clock-at-once = at once
clock-tenths = { $seconds } s

# People
lobby-host = host
people-title = People and table
people-away = away for { $time }
people-sat-in = (a bot is standing in)
people-bot-soon = (a bot takes over in { $seconds } s)
people-partner = your partner
people-sure = Really?
people-new-link = New link
people-agree-link = Agree to a new link
people-new-watch-link = New spectator link
people-luck = Fingerprint of this game’s luck
people-luck-hint = The record will contain the secret it is made from; boltbucket verify compares the two.
people-give-link = The new link for { $name }. The old one no longer works; do not send this one to anybody else.
people-seat-link = Link to this seat
people-other-device = Continue on another device
people-other-device-hint = Your seat, for your eyes only: scan or open this link on the other device. Both may stay open.
people-renew = Make a new link; the old one stops working
people-leave = Leave the table
people-leave-bot = A bot will fly on in your place.
people-leave-sure = Your seat will be free.
people-leave-yes = Leave
pause-begin = Pause
pause-end = Continue
pause-asked = { $name } asks for a pause.
pause-waiting = You have asked for a pause. Still to agree: { $names }.
pause-agreed = { $name } has asked for a pause. Still to agree: { $names }.
pause-agree = Agree
pause-decline = Play on
pause-by = { $name } has paused the game; all clocks are stopped.
pause-over = { $name } resumes the game.
pause-now = The table is paused; all clocks are stopped.

# Chat
chat-title = Chat
chat-messages = Messages
chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
chat-empty = Nobody has said anything yet. Somebody blame somebody!
chat-phrases = Stock phrases
chat-write = Say something
chat-send = Send
chat-read-only = Spectators can read along.
chat-mute = Mute
chat-unmute = Unmute

# Choosing a mission
choosing-wait = The others are still choosing.
choosing-fly = Fly this one
choosing-reject = Not this one

# Mission cards
mission-title = The mission of this flight
mission-show = Mission: { $mission }
mission-own = Our own design: we do not know the text of the printed card.
mission-printed = As printed on the card.
mission-heap = In the heap: { $kinds }.
mission-dealt = Dealt to everyone: { $count } × { $kind }.
mission-most = At most { $count } × { $kind } per ship.
mission-forbidden = Forbidden on ships: { $kinds }.
mission-open = { $count ->
    [one] { $count } supercard in each foreseeable pile.
   *[other] { $count } supercards in each foreseeable pile.
}
mission-hidden = { $count ->
    [one] { $count } supercard in the unknown pile.
   *[other] { $count } supercards in the unknown pile.
}
mission-super-pile = A foreseeable pile of supercards in place of the unknown pile.
mission-supercards = Supercards in use: { $kinds }.
mission-without = Replaced by other cards: { $kinds }.
mission-looks = The best-looking ship earns { $times } times the usual reward.
mission-losses = { $who ->
    [who_gave_up] Only players who gave up pay for losses.
    [finishers] Only players who arrive pay for losses.
   *[nobody] Nobody pays for losses.
}
mission-order = Order: { $order }.
reward-mission = for the mission
reward-component = for each one delivered: { $component }
reward-humans = for each human brought home
reward-aliens = for each alien brought home
reward-crew-lost = for each crew member lost
reward-aliens-lost = for each alien lost
reward-no-alien = for starting without an alien
reward-finished = for arriving
reward-pairs = for each pair of fragile and explosive cargo
reward-payload = for each piece of payload delivered
reward-triplets = for each set of three kinds of payload
reward-mass = for each point of mass delivered
reward-most-mass = for delivering the largest mass
reward-most-delivered = for delivering the most
reward-stories = for each component lost, if you arrive
reward-best-story = for the most components lost
reward-isotopes-lost = for each piece of radioactive cargo lost
reward-orders = for each order kept
reward-escort = if the escorted rocket arrives
reward-contest = stake that each loser pays to the winners

# Titles
titles-title = Titles of the Trek
titles-show = Titles in play
titles-explain = The first flight decides who gets which title. After that, you defend yours for credits; a title defended on the second flight turns to gold.
titles-holder = held by
titles-free = nobody’s yet
