# Was ein Ass in der Übungswerft tun würde, und warum so gebaut wird.

ace-ask = Was würde ein Ass tun?
ace-thinking = Das Ass kneift ein Auge zu …
ace-title = Was ein Ass tun würde
ace-place = Auf { $square } bauen, gedreht wie gezeigt.
ace-take = Aus dem Regal nehmen: { $tile }. Es kommt auf { $square }.
ace-return = Weglegen und ein besseres Plättchen suchen.
ace-nowhere = Weglegen: Es passt nirgends.
ace-finish = Bau beenden. Nichts, was noch dazukommen könnte, macht das Schiff besser.
ace-credits = Credits, verglichen mit dem Bauteil, das dort sonst hinkommt: { $credits }.
ace-at-best = Am besten läge es noch auf { $square }.
ace-for = Dafür spricht
ace-against = Dagegen spricht
ace-do = So machen
ace-how = Beurteilt danach, was solche Schiffe in Tausenden simulierter Flüge heimgebracht haben. Wer gegen die Sanduhr baut, ist weniger wählerisch. Ein belegtes Feld geht anderen Bauteilen verloren: Das spricht dagegen.

# Gründe
reason-engine = Antriebe
reason-cannon = Kanonen
reason-battery = Batterien für alles, was sie braucht
reason-crew = Crew
reason-container = Frachträume
reason-red-container = rote Frachträume
reason-shield = Schilde
reason-brown = ein braunes Alien
reason-purple = ein lila Alien
reason-epidemic = Kabinen nebeneinander
reason-exposed = freiliegende Anschlüsse
reason-losses = was Treffer abreißen können
reason-room = Platz zum Weiterbauen
reason-place = wo und wie es liegt
reason-tile = ein belegtes Feld
reason-first = ganz vorne starten
reason-tiles = ausgelassene Plättchen
