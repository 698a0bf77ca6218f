# Drei Sätze am Ende eines Flugs. Jeder ist wahr, und gerade darum komisch: Hier darf nichts stehen,
# was die Tatsache dahinter (client/src/headless/tales/facts.ts) nicht hergibt.

bill-tales = Was man sich davon erzählen wird
tale-none = Auf diesem Flug hat niemand mitgeschrieben.
tale-n-parts = { $count ->
    [one] { $count } Bauteil
   *[other] { $count } Bauteile
}
tale-n-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
tale-n-deck = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
tale-n-boxes = { $count ->
    [one] { $count } Güter-Block
   *[other] { $count } Güter-Blöcke
}
tale-n-crew = { $count ->
    [one] { $count } Crewmitglied
   *[other] { $count } Crewmitglieder
}
tale-n-money = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
tale-n-batteries = { $count ->
    [one] { $count } Batterie
   *[other] { $count } Batterien
}
tale-n-hits = { $count ->
    [one] { $count } Geschoss
   *[other] { $count } Geschosse
}
tale-n-days = { $count ->
    [one] { $count } Flugtag
   *[other] { $count } Flugtage
}
tale-n-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}

tale-broke =
    .one = { $seat } verlor { $parts } auf einen Schlag. Teamarbeit nennt man das. ({ $card })
    .two = „Das hält“, dachte { $seat }. { $parts } waren anderer Meinung, und zwar gleichzeitig. ({ $card })
    .three = { $parts } verließen { $seat } gemeinsam, wie Freunde das tun. ({ $card })
tale-wreck =
    .one = { $seat } kam leichter an: { $parts } weniger. Mehr verlor niemand, und niemand nennt das eine Diät.
    .two = { $parts } von { $seat } sind noch da draußen. Der Rest ist gelandet.
    .three = { $seat } liefert das Schiff in Raten: { $parts } stehen noch aus.
tale-whole =
    .one = { $parts } gingen auf diesem Flug verloren. Keines davon gehörte { $seat }.
    .two = { $seat } kam vollständig heim und sah unterwegs fremde Schiffe vorbeifliegen, in Einzelteilen: { $parts }.
    .three = Die anderen ließen { $parts } zurück. { $seat } verlor nicht einmal den Überblick.
tale-peace =
    .one = Kein einziges Bauteil ging verloren. Der Schrotthandel hat Beschwerde eingelegt.
    .two = Alle Bauteile kamen durch. Vermutlich war es die falsche Galaxie.
    .three = Nichts ging kaputt. Erklären kann es niemand.
tale-alone =
    .one = { $ships } flogen los. { $seat } belegte den ersten Platz und den letzten, und das waren dann alle.
    .two = { $ships } am Start, und { $seat } kam auf Platz eins. Von einem.
    .three = Am Start { $ships }, im Ziel nur { $seat }. Es wurde eine ruhige Feier.
tale-nobody =
    .one = { $ships } flogen los, keines kam an. Immerhin kam auch niemand zu spät.
    .two = Niemand erreichte das Ziel. Die Ziellinie ist wie neu.
    .three = { $ships }, keine Ankunft. Das Empfangskomitee hat den Kuchen selbst gegessen.
tale-brief =
    .one = { $seat } sah { $deck } von diesem Flug und hatte genug gesehen.
    .two = { $deck }, dann war für { $seat } Schluss. Der Rest des Stapels soll auch gut gewesen sein.
    .three = { $seat } machte früh Feierabend: { $deck }, dann Abendbrot.
tale-hair =
    .one = { $seat } besiegte { $enemy_it } mit { $strength } zu { $against }. Eine lockere Schraube, und es wäre unentschieden ausgegangen.
    .two = { $strength } zu { $against }: { $seat } besiegte { $enemy_it } mit Vorsprung. Mit einem sehr kleinen.
    .three = { $seat } gegen { $enemy_it }: { $strength } zu { $against }. Der Unterschied passt in ein Handschuhfach.
tale-short =
    .one = { $strength } zu { $against }: Um ein Haar hätte { $seat } { $enemy_it } besiegt. Haare zählen nicht.
    .two = { $seat } unterlag um eine Winzigkeit, { $strength } zu { $against } ({ $enemy }). Die Winzigkeit wurde extra berechnet.
    .three = Gegen { $enemy_it } hatte { $seat } { $strength } und brauchte mehr als { $against }. Irgendwo in der Werft liegt eine Kanone, die das weiß.
tale-overkill =
    .one = { $seat } empfing { $enemy_it } mit { $strength } zu { $against }. Es war weniger ein Kampf als eine Formsache.
    .two = { $strength } zu { $against }: Seit dem Treffen mit { $seat } denken { $enemy_the } über einen anderen Beruf nach.
    .three = { $seat } brauchte gegen { $enemy_it } etwas mehr als { $against } und brachte { $strength } mit. Sicher ist sicher.
tale-feared =
    .one = { $enemy } gegen { $ships }, Endstand: { $ships } zu null.
    .two = { $enemy } trafen auf { $ships } und behielten jedes Mal die Oberhand.
    .three = Niemand besiegte { $enemy_it }. { $ships } können das bestätigen.
tale-robbed =
    .one = { $seat } fuhr { $boxes } ein gutes Stück weit spazieren, und zwar für andere.
    .two = { $boxes } kamen { $seat } abhanden. Natürlich die besten.
    .three = { $seat } verlor { $boxes }. Die Versicherung fragt, was mit „verlor“ gemeint ist.
tale-dumped =
    .one = { $seat } ließ { $boxes } zurück. Wer sie findet, darf sie behalten.
    .two = { $boxes } reisten nicht mit { $seat }, oder jedenfalls nicht lange.
    .three = { $seat } ließ { $boxes } im All stehen. Sie sahen dem Schiff noch lange nach.
tale-crew =
    .one = { $seat } vermisst { $crew }. Der Kantine ist es aufgefallen.
    .two = { $crew } haben { $seat } vorzeitig verlassen. Gekündigt hatte niemand von ihnen.
    .three = Niemand verlor mehr Crew als { $seat }: { $crew }. Kojen zu vermieten.
tale-sold =
    .one = { $seat } ließ { $crew } auf einem verlassenen Schiff und bekam dafür { $money }. Verlassen ist es jetzt nicht mehr.
    .two = { $crew } gegen { $money }: { $seat } nennt das Personalplanung.
    .three = { $money } für { $crew }. „Unsere Leute sind unser Kapital“, sagt { $seat }.
tale-power =
    .one = { $seat } verbrauchte { $batteries }. Die anderen flogen einfach dem Leuchten nach.
    .two = Der Strom von { $batteries } floss durch die Leitungen von { $seat }. Wohin, weiß niemand.
    .three = Mehr Strom als { $seat } brauchte niemand: { $batteries }. Mehr Spaß am Schalter hatte auch niemand.
tale-missed =
    .one = { $hits } gingen an { $seat } vorbei. Es hilft, dort nichts zu bauen.
    .two = { $seat } wurde so oft verfehlt, dass es langsam persönlich wird: { $hits }.
    .three = Am sichersten war es dort, wo { $seat } kein Schiff hatte. { $hits } können das bestätigen.
tale-bounced =
    .one = { $hits } prallten an { $seat } ab. Um den Lack kümmert sich das Gericht.
    .two = { $hits } glitten an { $seat } ab wie Ausreden.
    .three = Klopf, klopf: { $hits } am Schiff von { $seat }, und niemand machte auf.
tale-shielded =
    .one = { $seat } hielt { $hits } mit Schild und je einer Batterie auf. Dafür sind sie da.
    .two = { $hits } endeten in den Schilden von { $seat }, mit einem kleinen blauen „Nein“.
    .three = Was { $seat } treffen wollte, musste an den Schilden vorbei. { $hits } schafften das nicht.
tale-gunned =
    .one = { $seat } zerlegte { $hits } im Anflug und nennt das Fahren.
    .two = { $hits } waren mit { $seat } verabredet und trafen zuerst auf die Kanone.
    .three = Niemand machte mehr Kies als { $seat }: { $hits }, alle vom Himmel geholt.
tale-weakest =
    .one = Gesucht war das schwächste Schiff, gefunden wurde { $seat }: { $times }.
    .two = { $seat } lag im Vergleich { $times } ganz hinten. Auch Verlässlichkeit ist eine Tugend.
    .three = Wenn jemand das Schlusslicht sein musste, war auf { $seat } Verlass: { $times }.
tale-late =
    .one = { $seat } verlor { $days }. Das war die schöne Strecke, sagt { $seat }.
    .two = Niemand verlor mehr Zeit als { $seat }: { $days }. Die Kundschaft hat das Warten lieb gewonnen.
    .three = { $days } vergingen ohne { $seat }. Sie kommen nicht wieder.
tale-lead =
    .one = Die Führung wechselte { $times }. Vorne scheint es ungemütlich zu sein.
    .two = Der erste Platz wurde { $times } weitergereicht wie eine heiße Kartoffel.
    .three = Jemand anders ging in Führung: { $times }. Vorne muss es ziehen.
tale-comeback =
    .one = { $seat } startete ganz hinten und kam ganz vorne an. Die anderen möchten das Schiff noch einmal sehen.
    .two = Am Start sah { $seat } alle Antriebe von hinten. Im Ziel war es umgekehrt.
    .three = Die Letzten werden die Ersten sein: { $seat } hielt das für eine Anweisung.
tale-fallen =
    .one = { $seat } startete ganz vorne und kam ganz hinten an. Mehr Flug bekam niemand fürs Geld.
    .two = { $seat } lag am Start vorne. Am Ende ging der Blick auf fremde Antriebe.
    .three = Von der Spitze bis ans Ende des Feldes: { $seat } kennt es jetzt ganz.
tale-scrap =
    .one = Niemand verlor mehr als { $seat } ({ $parts }), und niemand verdiente mehr: { $money }. Baut schlechter, werdet reicher.
    .two = { $seat } machte { $money } und verlor dabei { $parts }. Man stelle sich vor, das Schiff wäre heil geblieben.
    .three = Größtes Wrack, dickster Geldbeutel: { $seat }, { $parts } weniger, { $money } mehr.
tale-debt =
    .one = { $seat } flog mit und zahlte dafür { $money }. Ein Hobby also.
    .two = Am Ende war { $seat } um { $money } ärmer. Zu Hause bleiben wäre billiger gewesen.
    .three = Dieser Flug kostete { $seat } { $money }. Die Aussicht ist inbegriffen.
tale-beauty =
    .one = Der Preis für das schönste Schiff ging an { $seat }. Verluste unterwegs: { $parts }. Weniger ist mehr.
    .two = { $parts } mussten weichen, bevor das Schiff von { $seat } so hübsch war.
    .three = { $seat } bekam den Schönheitspreis, und { $parts } fehlten. Löcher sind in Mode.
tale-same =
    .one = Die Würfel zeigten { $times } die { $sum }. Sie streiten alles ab.
    .two = Die { $sum }, immer wieder die { $sum }: { $times }. Diese Würfel sollte sich jemand ansehen.
    .three = Die Würfel lieben die { $sum }: { $times }. Es beruht nicht auf Gegenseitigkeit.
tale-declined =
    .one = { $seat } sagte { $times } „Nein, danke“. Mutter wäre stolz.
    .two = { $seat } bekam etwas angeboten und hatte anderes vor: { $times }.
    .three = { $seat } verzichtete { $times }. Bestechlich sieht anders aus.
tale-landed =
    .one = { $seat } landete { $times }: eine Spedition mit Sinn für Sehenswürdigkeiten.
    .two = Niemand setzte öfter auf als { $seat }: { $times }. Das Fahrwerk hat sich gelohnt.
    .three = { $seat } besuchte { $times } einen Planeten und schrieb nie eine Karte.
tale-winner =
    .one = { $seat } brachte am meisten heim: { $money }. Nicht schlecht für einen Eimer voll Schrauben.
    .two = { $money } für { $seat }, mehr als für alle anderen. Die Schrauben gehen aufs Haus.
    .three = Die Bücher schließen mit { $seat } an der Spitze: { $money }. Es wurde zweimal nachgerechnet.
tale-dice =
    .one = Die Würfel fielen { $times } und haben sich kein einziges Mal entschuldigt.
    .two = Die Würfel hatten { $times } das letzte Wort, und niemand konnte Berufung einlegen.
    .three = Gewürfelt wurde { $times }. Es trifft immer irgendwen.
tale-deck =
    .one = { $deck } wurden aufgedeckt. Niemand hatte sie darum gebeten.
    .two = { $deck } lagen zwischen Start und Ziel. Jede hatte eine Meinung zu Schiffen.
    .three = Alles in allem waren es { $deck }. Es fühlte sich nach mehr an.
