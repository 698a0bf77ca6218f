# Drsné štreky: karty, které let ztíží.
road-abandoned-debris = Opuštěné trosky
    .about = Před opuštěnou lodí nebo stanicí hlasují všichni postupně o směru; z toho s nejvíc hlasy přiletí velký meteor.
road-bad-luck = Smůla
    .about = Na meteor nebo střelu, která nikoho nezasáhne a nikoho nestojí baterii, se hází znovu, celkem nejvýš třikrát.
road-big-baddies = Velcí zlouni
    .about = U každého nepřítele se hodí dvěma kostkami; nižší se přičte k jeho síle.
road-cosmic-psychosis = Vesmírné šílenství
    .about = Po každé kartě se pro všechny hodí souřadnice: kajuta s kosmonautem na tom místě je zničena. Mimozemšťané zůstávají v klidu.
road-dead-zone = Mrtvá zóna
    .about = Před stavbou se hodí sloupec. Nic v něm nefunguje a nic se tam nedá vézt.
road-defective-connectors = Netěsné přípojky
    .about = Každý spoj univerzální přípojky s jednoduchou nebo dvojitou stojí bod síly motorů. Při oznamování lze takové dílky odhodit.
road-explosive-stuff = Výbušná směs
    .about = Zničený dílek se zbožím nebo bateriemi vyhodí do povětří osm polí kolem sebe.
road-gravitational-anomaly = Gravitační anomálie
    .about = Motory smějí mířit i dopředu, tam ale nic nedělají. Po Volném vesmíru a Planetách se všechny lodě otočí.
road-infected-goods = Nakažené zboží
    .about = Při nakládání ztratíš za každou nabízenou kostičku nad počet svých mimozemšťanů jednoho kosmonauta, i když ji nevezmeš.
road-metal-fatigue = Únava materiálu
    .about = Po kartě, která pohnula raketami, se hodí kostkou. Kdo se posunul aspoň o tolik, hází o pole: dílek na něm odpadne.
road-meteoric-inversion = Převrácené meteory
    .about = Velké meteory se chovají jako malé a malé jako velké.
road-nasty-surprise = Nemilé překvapení
    .about = Až budou lodě postavené, nahradí tuto kartu jiná.
road-paranoid-locals = Nedůvěřiví domorodci
    .about = Kdo přistává na planetě, schytá nejdřív střelu zepředu: malou, nebo velkou, když nepřistává nikdo jiný.
road-personalized-cabins = Osobní kajuty
    .about = Kdo odchází z posádky, bere s sebou kajutu i toho, kdo v ní ještě bydlí. Ztracené kajuty nic nestojí.
road-piercing-projectiles = Průstřely
    .about = Meteor nebo střela, která zničí dílek, zasáhne i další ve stejné linii.
road-remorseless-fate = Neúprosný osud
    .about = Bojová zóna a Sabotáž ušetří jen toho, kdo má nejvíc. Epidemie bere celé kajuty, Hvězdný prach každý dílek s otevřenou přípojkou.
road-space-junk = Vesmírné smetí
    .about = Co z lodi odpadne, letí na lodě za ní: až karta skončí, přiletí každý dílek jako velký meteor.
road-union-ship = Odborářská loď
    .about = Před poslední kartou zaplatí každý za každého člena posádky kredit nebo kostičku zboží, nebo odstoupí.

event-roads-laid = { $roads_count ->
    [1] Drsné štreky, těžké: { $roads }.
    [2] Drsné štreky, extrémní: { $roads }.
   *[other] Drsné štreky, šílené: { $roads }.
    }
event-road-surprised = Nemilé překvapení: { $road }.
event-column-died = Ve sloupci { $column } nebude nic fungovat.
event-ships-turned = { $backwards ->
    [yes] Všechny lodě se otáčejí a letí teď pozpátku.
   *[no] Všechny lodě se otáčejí a letí zase dopředu.
    }
event-hit-rolled-again = V linii { $line } by to nikomu neublížilo: smůla, hází se znovu.
event-hit-flew-on = { $seat }: letí to lodí dál a zasahuje i { $cell }.
event-fatigue-rolled = { $seat } hází { $die }: kdo se posunul aspoň o tolik, může přijít o dílek.
event-bolt-held = { $seat } ve sloupci { $column }, řádku { $row } nic nemá: všechny šrouby drží.
event-madness-struck = { $seats_count ->
    [0] Šílenství hledá ve sloupci { $column }, řádku { $row } a nikoho nenachází.
   *[other] Šílenství udeřilo ve sloupci { $column }, řádku { $row }: { $seats }.
    }
event-strongest-spared = { $seat } má { $yardstick ->
    [engines] nejsilnější motory
    [cannons] nejsilnější děla
   *[crew] největší posádku
    } a nic neplatí; postih nesou všichni ostatní ({ $values }).
event-enemy-grew = { $enemy }: síla o { $more } větší, tedy { $strength }.
event-junk-drifted = { $pieces ->
    [one] { $seat }: { $pieces } odpadlý dílek letí na lodě vzadu.
    [few] { $seat }: { $pieces } odpadlé dílky letí na lodě vzadu.
   *[other] { $seat }: { $pieces } odpadlých dílků letí na lodě vzadu.
    }
event-direction-voted = { $seat } chce, aby trosky přiletěly { $side ->
    [front] zepředu
    [right] zprava
    [rear] zezadu
   *[left] zleva
    }.
event-dues-paid = { $seat } dává odborům { $good_it } z { $cell }.

bearing-front = Zepředu
bearing-right = Zprava
bearing-rear = Zezadu
bearing-left = Zleva
decision-pick-debris-direction = Odkud mají trosky přiletět?
    .label = Opuštěné trosky
    .hint = Jeden velký meteor pro všechny; při rovnosti hlasů z každého z těch směrů jeden.
decision-pay-union = { $amount ->
    [one] Odbory chtějí za tvou posádku { $amount } kredit nebo kostičku zboží.
    [few] Odbory chtějí za tvou posádku { $amount } kredity nebo kostičky zboží.
   *[other] Odbory chtějí za tvou posádku { $amount } kreditů nebo kostiček zboží.
    }
    .label = Odborářská loď
    .hint = Dávej zboží po kostičkách a zbytek v kreditech, nebo odstup.
answer-credits = Zaplatit v kreditech
give-up-union = odbory nedostaly zaplaceno
payment-union = odbory posádky
cause-infected-goods = nakažené zboží

option-rough-roads = Drsné štreky
    .explain = Karty, které ztíží každý let; losují se před stavbou.
option-rough-roads-none = Žádné
    .explain = Hladší cesta už nebude.
option-rough-roads-hard = Těžké
    .explain = Jedna karta na let.
option-rough-roads-extreme = Extrémní
    .explain = Dvě karty na let.
option-rough-roads-insane = Šílené
    .explain = Tři karty na let.
option-roads = Vybrané karty
    .explain = Platí na každém letu, navíc k vylosovaným.
roads-show = { $count ->
    [one] Drsné štreky, { $count } karta
    [few] Drsné štreky, { $count } karty
   *[other] Drsné štreky, { $count } karet
    }
refusal-setup-roads = Karet Drsných štrek je příliš mnoho nebo málo ({ $count }): na let jich může být nula až { $most }.
refusal-setup-road = Karta Drsných štrek „{ $road }“ neexistuje. Vybírej z: { $known }.
refusal-setup-road-twice = Karta Drsných štrek „{ $road }“ je uvedena dvakrát. Uveď ji jednou.
refusal-setup-road-mission = Karta Drsných štrek „{ $road }“ odporuje misi { $mission }. Jednu z nich vynech.
