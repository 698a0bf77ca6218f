# Who plays: bots, their strengths, and ready phrases of the chat.
character-random = Dice
    .style = Does whatever is not forbidden. Calls it a strategy.
character-careful = Fuss
    .style = Few exposed connectors, shields all round, and a spare for the spare.
character-hauler = Barge
    .style = Big holds, never met a planet it did not like.
character-gunner = Boom
    .style = Cannons everywhere. Who needs somewhere to sit?
character-racer = Zip
    .style = Engines first, questions later, brakes never.
bot-beginner = Beginner
    .style = Slow hands, many mistakes, great enthusiasm.
bot-trucker = Trucker
    .style = Knows the trade.
bot-ace = Ace
    .style = Plans ahead and hardly ever wastes a tile.

phrase-hello = Hello!
phrase-hurry = Hurry up!
phrase-nice-ship = Nice ship!
phrase-nice-try = Nice try!
phrase-oh-no = Oh no!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-wait-please = Wait for me, please.
phrase-well-flown = Well flown!
phrase-good-game = Good game!

# What everybody at a table is told, in the chat
notice-kicked = { $host } has sent { $name } away; a bot plays on.
notice-left = { $name } has left; a bot plays on.
notice-new-host = { $name } is the host now.
notice-bot-changed = { $host } has put another bot in the seat of { $name }.
notice-link-made = { $host } has made a new link for the seat of { $name }.
notice-link-asked = { $host } asks for a new link for the seat of { $name }. Whoever opens it sees everything { $name } sees. If that is right, agree in the list of people.
notice-link-agreed = { $name } agrees to the new link.
notice-options-changed = { $host } has changed the clocks and options of the table.
notice-watching-begun = { $host } lets people watch.
notice-watching-ended = { $host } has ended watching.
notice-watch-link-made = { $host } has made a new link for watching; the old one has ended.
notice-made-public = { $host } has put the table on the public list.
notice-made-private = { $host } has taken the table off the public list.
notice-store-shortened = The server has lost what it stored last. This table may have gone back by some answers.
