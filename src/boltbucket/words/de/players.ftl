# Wer mitspielt: Bots, ihre Spielstärken und fertige Sätze für den Chat.
character-random = Würfel
    .style = Macht irgendetwas, was erlaubt ist.
character-careful = Zauder
    .style = Wenige freiliegende Anschlüsse, Schilde nach allen Seiten.
character-hauler = Schlepp
    .style = Große Frachträume und Appetit auf jeden Planeten.
character-gunner = Bumm
    .style = Kanonen überall; kein Feind ist zu stark.
character-racer = Flitz
    .style = Zuerst Antriebe, und immer vorneweg.
bot-beginner = Anfänger
    .style = Langsame Hände, viele Fehler.
bot-trucker = Trucker
    .style = Versteht das Handwerk.
bot-ace = Ass
    .style = Plant voraus und verschwendet kaum ein Plättchen.

phrase-hello = Hallo!
phrase-hurry = Beeilung!
phrase-nice-ship = Schönes Schiff!
phrase-nice-try = Netter Versuch!
phrase-oh-no = Oh nein!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-wait-please = Bitte wartet auf mich.
phrase-well-flown = Gut geflogen!
phrase-good-game = Gutes Spiel!
