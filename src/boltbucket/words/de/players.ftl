# Wer mitspielt: Bots, ihre Spielstärken und fertige Sätze für den Chat.
character-random = Würfel
    .style = Tut, was nicht verboten ist. Nennt das Strategie.
character-careful = Zauder
    .style = Wenige freiliegende Anschlüsse, Schilde ringsum und Ersatz für den Ersatz.
character-hauler = Schlepp
    .style = Große Frachträume; hat noch keinen Planeten getroffen, der nicht gefiel.
character-gunner = Bumm
    .style = Kanonen überall. Wer braucht schon Sitzplätze?
character-racer = Flitz
    .style = Erst Antriebe, dann Fragen, Bremsen nie.
bot-beginner = Anfänger
    .style = Langsame Hände, viele Fehler, große Begeisterung.
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

# Was alle an einem Tisch erfahren, im Chat
notice-kicked = { $host } hat { $name } weggeschickt; ein Bot spielt weiter.
notice-left = { $name } ist gegangen; ein Bot spielt weiter.
notice-new-host = { $name } hat jetzt die Leitung des Tisches.
notice-bot-changed = { $host } hat auf den Platz von { $name } einen anderen Bot gesetzt.
notice-link-made = { $host } hat für den Platz von { $name } einen neuen Link gemacht.
notice-link-asked = { $host } bittet um einen neuen Link für den Platz von { $name }. Wer ihn öffnet, sieht alles, was { $name } sieht. Wenn das in Ordnung ist, stimm in der Liste der Leute zu.
notice-link-agreed = { $name } ist mit dem neuen Link einverstanden.
notice-options-changed = { $host } hat Uhren und Optionen des Tisches geändert.
notice-watching-begun = { $host } lässt Leute zusehen.
notice-watching-ended = { $host } lässt niemanden mehr zusehen.
notice-watch-link-made = { $host } hat einen neuen Link zum Zusehen gemacht; der alte gilt nicht mehr.
notice-made-public = { $host } hat den Tisch in die öffentliche Liste gesetzt.
notice-made-private = { $host } hat den Tisch aus der öffentlichen Liste genommen.
notice-store-shortened = Der Server hat verloren, was er zuletzt gespeichert hat. An diesem Tisch können einige Antworten fehlen.
