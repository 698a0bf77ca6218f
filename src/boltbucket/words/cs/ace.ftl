# Co by ve cvičné loděnici udělalo eso a proč se staví právě takhle.

ace-ask = Co by udělalo eso?
ace-thinking = Eso přimhuřuje oko…
ace-title = Co by udělalo eso
ace-place = Postavit na pole { $square }, otočit podle obrázku.
ace-take = Vzít z regálu: { $tile }. Patří na pole { $square }.
ace-return = Odložit a hledat lepší dílek.
ace-nowhere = Odložit: nikam se nehodí.
ace-finish = Ukončit stavbu. Nic, co by ještě šlo přidat, loď nezlepší.
ace-credits = Kredity ve srovnání s dílkem, který tam obvykle přijde: { $credits }.
ace-at-best = Nejlépe by ještě ležel na poli { $square }.
ace-for = Mluví pro
ace-against = Mluví proti
ace-do = Udělat to
ace-how = Posuzováno podle toho, co takové lodě přivezly z tisíců simulovaných letů. Kdo staví proti přesýpacím hodinám, vybírá méně. Obsazené pole už nezbude na jiné dílky: to mluví proti.

# Důvody
reason-engine = motory
reason-cannon = děla
reason-battery = baterie pro vše, co je potřebuje
reason-crew = posádka
reason-container = kontejnery
reason-red-container = červené kontejnery
reason-shield = štíty
reason-brown = hnědý mimozemšťan
reason-purple = fialový mimozemšťan
reason-epidemic = kajuty vedle sebe
reason-exposed = otevřené přípojky
reason-losses = co mohou zásahy utrhnout
reason-room = místo pro další stavbu
reason-place = kde a jak leží
reason-tile = zaplněné pole
reason-first = start z prvního místa
reason-tiles = vynechané dílky
