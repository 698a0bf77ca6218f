# Let jako podívaná: co která karta způsobila, start, přání, sázky.

verdict-skipped = Letí už jen jedna loď: karta nic nedělá.
verdict-nothing = Nikomu se nic nestalo.
verdict-nobody-moved = Nikdo se nepohnul ani o pole.
verdict-open-space =
    Nejdál letí { $names }: { $count ->
        [one] o jeden den
        [few] o { $count } dny
       *[other] o { $count } dní
    } dopředu.
verdict-open-space-still =
    Nejdál letí { $names }: { $count ->
        [one] o jeden den
        [few] o { $count } dny
       *[other] o { $count } dní
    } dopředu. Bez běžícího motoru: { $others }.
verdict-dust-none = Ani jedna otevřená přípojka: nikdo neztrácí den.
verdict-dust =
    Nejvíc ztrácí { $names }: { $count ->
        [one] jeden den
        [few] { $count } dny
       *[other] { $count } dní
    }.
verdict-dust-clean =
    Nejvíc ztrácí { $names }: { $count ->
        [one] jeden den
        [few] { $count } dny
       *[other] { $count } dní
    }. Beze ztráty: { $others }.
verdict-planets-none = Nikdo nepřistává.
verdict-planets-all = Přistávají všichni.
verdict-planets-passed = Přistává: { $names }. Letí dál: { $others }.
verdict-planets-full = Přistává: { $names }. Planeta nezbyla: { $others }.
verdict-offer-taken = Kdo to bere: { $names }.
verdict-offer-declined = Nikdo o to nestojí.
verdict-offer-crew =
    { $count ->
        [one] Nikdo na to nemá ani jednoho člena posádky.
        [few] Nikdo na to nemá { $count } členy posádky.
       *[other] Nikdo na to nemá { $count } členů posádky.
    }
verdict-enemy-beaten = { $names } je zahání dřív, než někdo stihne zaplatit.
verdict-enemy-beaten-late = { $names } je zahání, ale pozdě. Už platí: { $others }.
verdict-enemy-won = Prohra: { $names }. Nepřátelé odlétají bez škrábnutí.
verdict-enemy-tied = Samé remízy: nikdo nic nezískal ani neztratil.
verdict-fleet-paid = Flotile platí: { $names }.
verdict-fleet-none = Flotila nenašla nikoho, kdo by musel platit.
verdict-contest-none = Nikdo nemusí platit.
verdict-contest = Kdo byl nejslabší a platí: { $names }.
verdict-contest-one = { $names } je { $count }× nejslabší a pokaždé platí.
verdict-illness =
    { $count ->
        [one] Onemocněl jeden člen posádky
        [few] Onemocněli { $count } členové posádky
       *[other] Onemocnělo { $count } členů posádky
    }, nejvíc na lodi: { $names }.
verdict-illness-none = Nikdo se nenakazil.
verdict-sabotage =
    Bomba: { $names } přichází o { $count ->
        [one] jeden dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }.
verdict-sabotage-none = Bomba vybuchla tam, kde žádná loď není. Kliku má { $names }.
verdict-hole = Díra pohltila: { $names }.
verdict-hole-none = Díře unikli všichni.
verdict-discharge =
    { $count ->
        [one] Vybila se jedna baterie
        [few] Vybily se { $count } baterie
       *[other] Vybilo se { $count } baterií
    }, nejvíc na lodi: { $names }.
verdict-discharge-tiles =
    Baterie došly: { $names } platí { $count ->
        [one] jedním dílkem
        [few] { $count } dílky
       *[other] { $count } dílky
    }.
verdict-whole = Neztratil se jediný dílek.
verdict-losses =
    { $count ->
        [one] Ztracen jeden dílek
        [few] Ztraceny { $count } dílky
       *[other] Ztraceno { $count } dílků
    }, nejvíc na lodi: { $names }.
verdict-losses-some =
    { $count ->
        [one] Ztracen jeden dílek
        [few] Ztraceny { $count } dílky
       *[other] Ztraceno { $count } dílků
    }, nejvíc na lodi: { $names }. Bez škrábnutí: { $others }.

flight-catching-up = Dohání se: přeskočit
liftoff-title = Lodě před startem
liftoff-boarding = Všichni na palubu!
liftoff-sorting = Co nedrží, to teď odpadne
liftoff-go = Start!

wish-title = Dokud neřeknu dost:
wish-fly-on = Vždy letět dál
wish-pass = Míjet všechny opuštěné lodě a stanice
wish-engines = Vždy zapojit všechny motory
wish-stop = Dost: { $wish }

stakes-title = Když vyhrají:
stakes-weakest = Když budeš nejslabší:
stakes-nothing = neztratíš nic
stakes-crew =
    { $count ->
        [one] jeden člen posádky
        [few] { $count } členové posádky
       *[other] { $count } členů posádky
    }
stakes-goods =
    { $count ->
        [one] jedna kostička zboží
        [few] { $count } kostičky zboží
       *[other] { $count } kostiček zboží
    }
stakes-batteries =
    { $count ->
        [one] jedna baterie
        [few] { $count } baterie
       *[other] { $count } baterií
    }
stakes-days =
    { $count ->
        [one] jeden letový den
        [few] { $count } letové dny
       *[other] { $count } letových dní
    }
stakes-shots =
    { $count ->
        [one] jedna střela na tvou loď
        [few] { $count } střely na tvou loď
       *[other] { $count } střel na tvou loď
    }
stakes-out = tvůj let končí

bill-row-under-way = Vyděláno cestou


# Loděnice v jedné větě.

yard-finished = Hotovo, startovní místo { $count }. Ještě staví: { $names }.
yard-all-finished = Všechny lodě jsou hotové.
yard-stopped = Čas! Vyber si startovní místo.
yard-wait = { $count ->
    [one] Ostatní mají náskok: stavět můžeš za { $count } sekundu.
    [few] Ostatní mají náskok: stavět můžeš za { $count } sekundy.
   *[other] Ostatní mají náskok: stavět můžeš za { $count } sekund.
}
yard-head-start = { $count ->
    [one] Náskok ještě { $count } sekundu. Čeká: { $names }.
    [few] Náskok ještě { $count } sekundy. Čeká: { $names }.
   *[other] Náskok ještě { $count } sekund. Čeká: { $names }.
}
count-start = Stavba začne za { $count }
yard-turn-mine = Jsi na tahu.
yard-turn = Teď staví { $names }.
yard-sand =
    { $count ->
        [one] Písek se sype ještě sekundu.
        [few] Písek se sype ještě { $count } sekundy.
       *[other] Písek se sype ještě { $count } sekund.
    }
yard-sand-last =
    { $count ->
        [one] Poslední přesýpání: zbývá sekunda.
        [few] Poslední přesýpání: zbývají { $count } sekundy.
       *[other] Poslední přesýpání: zbývá { $count } sekund.
    }
yard-turn-it = Písek se dosypal: hodiny smí otočit kdokoli.
yard-turn-last = Písek se dosypal. Naposledy smí hodiny otočit jen ten, kdo už dostavěl.
yard-time-up = Čas vypršel.
yard-calm = Bez přesýpacích hodin: stav v klidu.
yard-flipped = otáčí hodiny
yard-flipped-last = otáčí hodiny: poslední přesýpání!

# Co je slyšet, pro ty, kdo to neslyší.

heard-count = pípnutí: za chvíli to začne
heard-tick = tik, tik
heard-turn = gong: jsi na tahu
heard-refused = bzučení
heard-hourglass-flipped = hodiny se otáčejí
heard-sand-ran-out = zvonek: písek se dosypal
heard-building-finished = fanfára: loď je hotová
heard-launched = burácení motorů
heard-applause = potlesk
heard-dice-rolled = rachot kostek
heard-tile-lost = rána
heard-enemy-met = vrčení
bill-beauty = Nejhezčí loď
bill-beauty-crowd = Publikum šílí
bill-faster = Ukázat vše
wreck-before = Po stavbě
wreck-after = Po přistání
wreck-all = Uložit vše jako jeden obrázek
wreck-share = Sdílet
wreck-practice = Tuhle loď do cvičné loděnice
next-level = Příště: { $level }
