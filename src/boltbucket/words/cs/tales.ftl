# Tři věty na konci letu. Každá je pravdivá, a právě proto směšná: nesmí tu stát nic, co neříká
# skutečnost za ní (client/src/headless/tales/facts.ts).

bill-tales = Co se o tom bude vyprávět
tale-none = O tomto letu si nikdo nic nezapsal.
tale-n-parts = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
tale-n-ships = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
tale-n-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
tale-n-boxes = { $count ->
    [one] { $count } kostička zboží
    [few] { $count } kostičky zboží
   *[other] { $count } kostiček zboží
}
tale-n-crew = { $count ->
    [one] { $count } člen posádky
    [few] { $count } členové posádky
   *[other] { $count } členů posádky
}
tale-n-money = { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
   *[other] { $count } kreditů
}
tale-n-batteries = { $count ->
    [one] { $count } baterie
    [few] { $count } baterie
   *[other] { $count } baterií
}
tale-n-hits = { $count ->
    [one] { $count } rána
    [few] { $count } rány
   *[other] { $count } ran
}
tale-n-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
tale-n-times = { $count ->
    [one] jednou
    [2] dvakrát
    [few] { $count }krát
   *[other] { $count }krát
}

tale-broke =
    .one = { $seat } přichází o { $parts } naráz. Tomu se říká týmová práce. ({ $card })
    .two = „To vydrží,“ myslí si { $seat }. Proti: { $parts }, všechny najednou. ({ $card })
    .three = { $seat } mává na rozloučenou: { $parts }, všechny spolu, jak už to mezi přáteli bývá. ({ $card })
tale-wreck =
    .one = { $seat } přilétá lehčí o { $parts }. Víc neztrácí nikdo a nikdo tomu neříká dieta.
    .two = Někde venku zůstává { $parts }, původní majitel: { $seat }. Zbytek přistál.
    .three = { $seat } dodává loď na splátky. Zbývá dodat: { $parts }.
tale-whole =
    .one = Ztráty tohoto letu: { $parts }. { $seat } k nim nepřidává ani jeden.
    .two = { $seat } přilétá s celou lodí a cestou jen počítá cizí kusy: { $parts }.
    .three = Ostatní ztrácejí { $parts }. { $seat } neztrácí ani přehled.
tale-peace =
    .one = Neztratil se jediný dílek. Sběrné suroviny podaly stížnost.
    .two = Všechny dílky doletěly. Podezíráme špatnou galaxii.
    .three = Nic se nerozbilo. Vysvětlit to neumí nikdo.
tale-alone =
    .one = Na startu: { $ships }. V cíli první { $seat }, poslední taky { $seat }, a to jsou všichni.
    .two = { $seat } vyhrává závod o jednom účastníkovi. Na startu: { $ships }.
    .three = Na startu { $ships }, v cíli jen { $seat }. Oslava byla tichá.
tale-nobody =
    .one = Na startu { $ships }, v cíli žádná. Aspoň nikdo nepřiletěl pozdě.
    .two = Do cíle nedoletěl nikdo. Cílová páska je jako nová.
    .three = Na startu { $ships }, v cíli nikdo. Uvítací výbor snědl dort sám.
tale-brief =
    .one = { $seat } a tenhle let: { $deck }, a to stačilo.
    .two = { $seat } končí brzy: { $deck }. Zbytek balíčku byl prý taky dobrý.
    .three = { $seat } jde domů brzy: { $deck }, pak večeře.
tale-hair =
    .one = { $seat } poráží { $enemy_it }, { $strength } ku { $against }. Jeden volný šroubek, a byla by to remíza.
    .two = { $strength } ku { $against }: { $seat } poráží { $enemy_it } s náskokem. Velmi malým.
    .three = { $seat } poráží { $enemy_it }, { $strength } ku { $against }. Ten rozdíl by se vešel do přihrádky u spolujezdce.
tale-short =
    .one = { $strength } ku { $against }: { $seat } skoro poráží { $enemy_it }. „Skoro“ se nepočítá.
    .two = { $seat } prohrává o fous, { $strength } ku { $against } ({ $enemy }). Fous se účtuje zvlášť.
    .three = { $seat } má { $strength }, { $enemy_the } { $against }. Někde v loděnici leží dělo, které o tom ví.
tale-overkill =
    .one = { $seat } vítá { $enemy_it } silou { $strength } ku { $against }. Nebyl to boj, byla to formalita.
    .two = { $strength } ku { $against }: { $enemy_the } teď uvažují o jiném povolání. Doporučení píše { $seat }.
    .three = Na { $enemy_it } stačí o něco víc než { $against }. { $seat } má { $strength }. Jistota je jistota.
tale-feared =
    .one = Kdo neuspěl: { $ships }. { $enemy } jdou na pivo.
    .two = { $enemy } potkávají { $ships } a pokaždé mají navrch.
    .three = { $enemy } neprohráli s nikým. Dosvědčí to { $ships }.
tale-robbed =
    .one = { $seat } veze pěkný kus cesty { $boxes }. Pro někoho jiného.
    .two = { $seat } postrádá { $boxes }. Samozřejmě ty nejlepší.
    .three = { $seat } ztrácí { $boxes }. Pojišťovna se ptá, co znamená „ztrácí“.
tale-dumped =
    .one = { $seat } nechává { $boxes } za sebou. Kdo najde, může si nechat.
    .two = Dál necestuje: { $boxes }. Dál cestuje: { $seat }.
    .three = { $seat } nechává ve vesmíru { $boxes }. Ještě dlouho se dívaly za lodí.
tale-crew =
    .one = { $seat } hlásí ztráty: { $crew }. V jídelně si toho všimli.
    .two = { $seat } má na palubě víc místa. Předčasný odchod: { $crew }. Výpověď nedal nikdo.
    .three = Nikdo neztrácí víc posádky než { $seat }: { $crew }. Volné palandy k pronájmu.
tale-sold =
    .one = { $seat } dostává { $money } a opuštěná loď nové osazenstvo: { $crew }. Opuštěná už není.
    .two = { $crew } za { $money }: { $seat } tomu říká personální plánování.
    .three = { $money }, cena: { $crew }. Posádka je na lodi to nejcennější, říká odjakživa { $seat }.
tale-power =
    .one = { $seat } má spotřebu { $batteries }. Ostatní letěli za světlem.
    .two = { $seat } pouští do drátů { $batteries }. Kde z nich vyšly, neví nikdo.
    .three = Nikdo nespotřebuje víc než { $seat }: { $batteries }. A nikdo nemá větší radost z vypínače.
tale-missed =
    .one = { $seat } jen poslouchá svist: { $hits } vedle. Pomáhá nic tam nestavět.
    .two = { $seat } a { $hits } vedle. Začíná to vypadat osobně.
    .three = Nejbezpečněji bylo tam, kde { $seat } nemá loď. Potvrdí to { $hits }.
tale-bounced =
    .one = { $seat } odráží { $hits }. Lakem se zabývá soud.
    .two = { $seat } a { $hits }: všechny sklouzly jako výmluvy.
    .three = Ťuk, ťuk: { $hits } na trup a { $seat } neotvírá.
tale-shielded =
    .one = { $seat } zastavuje štítem { $hits }, každou za baterii. Od toho štíty jsou.
    .two = { $seat } má ve štítech { $hits } a na každou malé modré „ne“.
    .three = { $seat } má štíty a rány mají smůlu. Zastaveno: { $hits }.
tale-gunned =
    .one = { $seat } odvrací dělem { $hits } a říká tomu řízení.
    .two = Ohlášeno: { $hits }. { $seat } schůzku ruší dělem.
    .three = Nikdo nenadělal víc štěrku než { $seat }. Odvráceno: { $hits }.
tale-weakest =
    .one = Hledá se nejslabší loď. Hlásí se { $seat }: { $times }.
    .two = { $seat } je při porovnání { $times } na konci. Spolehlivost je taky ctnost.
    .three = Když má být někdo nejslabší, bere to na sebe { $seat }: { $times }.
tale-late =
    .one = { $seat } ztrácí { $days }. Prý kvůli výhledu.
    .two = Nikdo neztrácí víc času než { $seat }: { $days }. Zákazníci si čekání oblíbili.
    .three = { $seat } a ztracený čas: { $days }. Ten už se nevrátí.
tale-lead =
    .one = Vedení se změnilo { $times }. Vpředu je asi nepříjemně.
    .two = První místo si lodě předaly { $times }, jako horký brambor.
    .three = Do vedení šel { $times } někdo jiný. Asi tam vpředu táhne.
tale-comeback =
    .one = { $seat } startuje jako poslední a přilétá jako první. Ostatní by tu loď rádi viděli ještě jednou.
    .two = Na startu vidí { $seat } motory všech ostatních. V cíli je to naopak.
    .three = Poslední budou prvními: { $seat } to bere jako pokyn.
tale-fallen =
    .one = { $seat } startuje jako první a přilétá jako poslední. Víc letu za své peníze nedostal nikdo.
    .two = { $seat } je na startu vpředu. V cíli má výhled na cizí motory.
    .three = Od čela až na konec pole: { $seat } ho teď zná celé.
tale-scrap =
    .one = Nikdo neztrácí víc než { $seat } ({ $parts }) a nikdo víc nevydělává: { $money }. Stavte hůř, bohatněte.
    .two = { $seat } má { $money }, ačkoli cestou ztrácí { $parts }. Představte si tu loď celou.
    .three = Největší vrak, největší měšec: { $seat }, ztráta { $parts }, zisk { $money }.
tale-debt =
    .one = { $seat } letí a ještě doplácí { $money }. Takže koníček.
    .two = Nakonec je { $seat } v mínusu: { $money }. Zůstat doma by vyšlo levněji.
    .three = { $seat } platí za tenhle let { $money }. Výhled je v ceně.
tale-beauty =
    .one = Cenu za krásu má { $seat }. Lodi přitom chybí { $parts }. Méně je více.
    .two = { $seat } má tak hezkou loď až teď. Napřed muselo něco pryč: { $parts }.
    .three = { $seat } má cenu za nejhezčí loď, i když jí chybí { $parts }. Díry jsou v módě.
tale-same =
    .one = Součet { $sum } padl na kostkách { $times }. Kostky všechno popírají.
    .two = { $sum }, pořád { $sum }: { $times }. Na ty kostky by se měl někdo podívat.
    .three = Kostky milují { $sum }: { $times }. Není to vzájemné.
tale-declined =
    .one = { $seat } říká „ne, děkuji“ { $times }. Maminka by měla radost.
    .two = { $seat } dostává nabídky a má jiné plány: { $times }.
    .three = { $seat } odmítá { $times }. Jen tak se zlákat nedá.
tale-landed =
    .one = { $seat } přistává { $times }: dopravce se smyslem pro památky.
    .two = Nikdo nepřistává častěji než { $seat }: { $times }. Podvozek se vyplatil.
    .three = { $seat } zastavuje na planetách { $times } a pohlednice nikde.
tale-winner =
    .one = { $seat } si odnáší nejvíc: { $money }. Na kýbl šroubů slušné.
    .two = { $seat } má { $money }, víc než kdo jiný. Šrouby jsou na účet podniku.
    .three = Účty se uzavírají, v čele { $seat }: { $money }. Přepočítáno dvakrát.
tale-dice =
    .one = Kostky padly { $times } a neomluvily se ani jednou.
    .two = Kostky měly poslední slovo { $times } a odvolat se nešlo.
    .three = Házelo se { $times }. Vždycky to někoho trefí.
tale-deck =
    .one = Odkryto: { $deck }. Nikdo se o ně neprosil.
    .two = Mezi startem a cílem: { $deck }. Každá má na lodě svůj názor.
    .three = Dohromady { $deck }. Připadalo nám to víc.
