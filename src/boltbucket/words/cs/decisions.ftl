# Otázky. `.label`: krátce, nad tlačítky; `.hint`: co udělat přímo na lodi.
decision-build = Ber dílky a stav loď.
    .label = Stav loď
    .hint = Vezmi dílek, otoč ho a připoj k lodi; nakonec si vyber startovní místo.
decision-clock = Čeká se na přesýpací hodiny.
    .label = Přesýpací hodiny
    .hint = Není co dělat: rozhodují hodiny.
decision-repair = { $flaws_count ->
    [one] Tvoje loď má { $flaws_count } chybu. Odstraňuj dílky, dokud nebude v pořádku.
    [few] Tvoje loď má { $flaws_count } chyby. Odstraňuj dílky, dokud nebude v pořádku.
   *[other] Tvoje loď má { $flaws_count } chyb. Odstraňuj dílky, dokud nebude v pořádku.
    }
    .label = Oprav loď
    .hint = Klepni na označený dílek a uvidíš, co by odpadlo s ním.
decision-pick-piece = Loď se rozlomila. Která část poletí dál?
    .label = Vyber část
    .hint = Klepni na část, kterou si necháš; vše ostatní odpadne.
decision-board-alien = Nastoupí mimozemšťan?
    .label = Posádka
    .hint = Klepni na kajutu s podporou životních funkcí; do ostatních nastoupí po dvou kosmonautech.
decision-power-up = { $yardstick ->
    [engines] Síla motorů { $strength }
    [cannons] Síla děl { $strength }
   *[other] Síla { $strength }
    }{ $against ->
    [none] {""}
   *[other] , proti { $against }
    }. Zapojíš za baterie dvojité dílky?
    .label = Oznam sílu
    .hint = Klepni na dvojité dílky; každý stojí jednu baterii.
decision-pick-battery = { $purpose ->
    [lost] Už nemáš zboží: kterou baterii ztratíš?
    [discharge] Vybití bere baterie: kterou ztratíš?
   *[other] Kterou baterii zaplatíš?
    }
    .label = Vyber baterii
    .hint = Klepni na dílek s bateriemi.
decision-defend = { $means ->
    [shield] Zaplatíš baterii za štít a zachráníš dílek na { $target }?
    [escort] Zaplatíš baterii a vezmeš ránu za doprovázenou raketu?
   *[cannon] Zaplatíš baterii za dvojité dělo a zachráníš dílek na { $target }?
    }
    .label = Obrana
    .hint = Klepni na baterii, nebo dílek obětuj.
decision-pick-crew = { $amount ->
    [one] Ztrácíš { $amount } člena posádky. Ze které kajuty?
    [few] Ztrácíš { $amount } členy posádky. Ze které kajuty bude další?
   *[other] Ztrácíš { $amount } členů posádky. Ze které kajuty bude další?
    }
    .label = Vyber posádku
    .hint = Klepni na kajutu; kosmonauti i mimozemšťané se počítají stejně.
decision-pick-good = Ztrácíš zboží, nejdražší první. Odkud odevzdáš { $good_a }?
    .label = Vyber zboží
    .hint = Klepni na dílek s kostičkou této barvy.
decision-load-goods = Nalož zboží. Čeká: { $beside }.
    .label = Nakládání
    .hint = Klepni na kostičku, pak na kontejner. Vše můžeš přerovnat; co zůstane venku, je pryč.
decision-land = { $days ->
    [one] Přistát na planetě? Stojí to { $days } letový den.
    [few] Přistát na planetě? Stojí to { $days } letové dny.
   *[other] Přistát na planetě? Stojí to { $days } letových dní.
    }
    .label = Planety
    .hint = Na každé planetě je místo jen pro jednu loď.
decision-accept = { $offer_kind ->
    [abandoned-ship] Vzít si opuštěnou loď?
    [abandoned-station] Přistát u opuštěné stanice?
    [smugglers] Vzít si zboží pašeráků?
    [slavers] Vybrat odměnu za otrokáře?
    [pirates] Vybrat odměnu za piráty?
   *[other] Vzít odměnu ({ $offer })?
    }{ $credits ->
    [0] {""}
    [one] {" "}Získáš { $credits } kredit.
    [few] {" "}Získáš { $credits } kredity.
   *[other] {" "}Získáš { $credits } kreditů.
    }{ $goods_count ->
    [0] {""}
   *[other] {" "}Smíš naložit: { $goods }.
    }{ $crew ->
    [0] {""}
    [one] {" "}Stojí to { $crew } člena posádky.
    [few] {" "}Stojí to { $crew } členy posádky.
   *[other] {" "}Stojí to { $crew } členů posádky.
    }{ $days ->
    [one] {" "}Stojí to { $days } letový den.
    [few] {" "}Stojí to { $days } letové dny.
   *[other] {" "}Stojí to { $days } letových dní.
    }
    .short = { $offer_kind ->
        [abandoned-ship] Vzít si opuštěnou loď?
        [abandoned-station] Přistát u opuštěné stanice?
        [smugglers] Vzít si zboží pašeráků?
        [slavers] Vybrat odměnu za otrokáře?
        [pirates] Vybrat odměnu za piráty?
       *[other] Vzít odměnu ({ $offer })?
    }
    .label = Nabídka
    .hint = Vezmi odměnu a ztrať dny, nebo nech obojí.
decision-fly-on = { $cards_left ->
    [one] Zbývá { $cards_left } karta. Letíš dál?
    [few] Zbývají { $cards_left } karty. Letíš dál?
   *[other] Zbývá { $cards_left } karet. Letíš dál?
    }
    .label = Letíš dál?
    .hint = Kdo odstoupí, nemá odměnu za pořadí a za zboží dostane jen polovinu.
decision-fly-again = { $flights_left ->
    [one] Let je vyúčtován, zbývá { $flights_left } let. Poletíš znovu?
    [few] Let je vyúčtován, zbývají { $flights_left } lety. Poletíš znovu?
   *[other] Let je vyúčtován, zbývá { $flights_left } letů. Poletíš znovu?
    }
    .label = Další let?
    .hint = Hra tu skončí jen tehdy, když chtějí skončit všichni.
decision-pick-title-to-keep = Máš víc titulů. Který si necháš?
    .label = Nech si titul
    .hint = Ostatní dostanou hráči bez titulu.
decision-pick-title-to-give = Kdo dostane titul { $title }?
    .label = Předej titul
    .hint = Vyber hráče bez titulu.

# Odpovědi
answer-take = Vzít dílek { $handle }
answer-place = Postavit na { $cell }
answer-pick-up = Vzít poslední dílek zpátky
answer-take-off = Sundat dílek z { $cell }
answer-return = Vrátit dílek
answer-reserve = Rezervovat dílek
answer-fetch = Vzít z rezervy dílek { $slot }
answer-look = Prohlédnout balíček { $pile }
answer-put-back = Vrátit balíček
answer-flip = Otočit hodiny
answer-finish = Ukončit stavbu, { $place }. místo
answer-remove = Odstranit { $cell }
answer-piece = Letět dál s částí kolem { $cell }
answer-alien = { $figure } na { $cell }
answer-power = Zapojit { $cell }
answer-battery = Baterie z { $cell }
answer-step-in = Vzít ránu na sebe
answer-crew = Z kajuty { $cell }
answer-good = Z dílku { $cell }
answer-load = { $good } na { $cell }
answer-unload = { $good } pryč z { $cell }
answer-planet = Planeta { $planet }
answer-yes = Ano
answer-no = Ne
answer-pass = Nechat být
answer-done = Hotovo
answer-fly-on = Letět dál
answer-give-up = Odstoupit
answer-fly-again = Letět znovu
answer-stop = Skončit
answer-sand = Hodiny se dosypaly
answer-go = { $seat } smí začít
answer-time-up = Čas vypršel: { $seat }
