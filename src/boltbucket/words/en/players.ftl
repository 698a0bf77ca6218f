# Who plays: bots, their strengths, and ready phrases of the chat.
character-random = Dice
    .style = Does anything that is allowed.
character-careful = Fuss
    .style = Few exposed connectors, shields on all sides.
character-hauler = Barge
    .style = Large holds, and greedy for every planet.
character-gunner = Boom
    .style = Cannons everywhere; no enemy is too strong.
character-racer = Zip
    .style = Engines first, and always in front.
bot-beginner = Beginner
    .style = Slow hands, many mistakes.
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
