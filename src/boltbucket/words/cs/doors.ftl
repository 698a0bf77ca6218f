# Dveře: úvodní stránka, hry proti botům, uložené lety, lidé bez místa.

start-door-learn = Naučit se hrát
    .explain = Tvůj první let s průvodcem po boku. Asi deset minut, bez účtu.
start-door-bots = Hrát proti botům
    .explain = Vyber let, vyber soupeře a leť.
start-friends = S přáteli
start-running = Tvé rozehrané hry
running-with = { $what }, spoluhráči: { $names }
running-bots = { $what } proti botům
running-still = nikdo u ní není, hra stojí

# Proti botům
bots-flight = Který let to bude?
bots-faces = Kdo letí s tebou?
bots-faces-hint = Klepnutím tvář pozveš, dalším ji pošleš domů.
bots-strength = Jak jsou dobří?
bots-suggested = náš návrh
bots-more = Trek a mise
bots-mission = Mise
bots-mission-level = S jakou lodí?
bots-go = Letíme!
course-l = Bez přesýpacích hodin, přívětivé karty.
course-first = Mírný začátek z roku 2007.
course-i = Písek se sype. Malé lodě, malé starosti.
course-ii = Víc místa na stavbu, víc způsobů, jak o něj přijít.
course-iii = Velké lodě, velké peníze, velké díry.
course-iiia = Jiný tvar a žádné pojištění.
course-iv = Naše vlastní představa o tom, co už je moc.
course-trek = Tři lety za sebou a tituly k získání.
course-mission = Jeden let s vlastním úkolem.

# Moje lety
flights-title = Moje lety
flights-none = Každý dokončený let zůstane tady, v tomto zařízení: loď, kredity, záznam. Zatím nic nepřistálo.
flights-all = { $count ->
    [0] Rekordy a osobní odkaz
    [one] Tvůj jediný let, rekordy a osobní odkaz
    [2] Oba lety, rekordy a osobní odkaz
    [few] Všechny { $count } lety, rekordy a osobní odkaz
   *[other] Všech { $count } letů, rekordy a osobní odkaz
}
flights-more = Starší lety
flights-curve = Co který let vynesl; čára je průměr posledních pěti.
flights-export = Uložit do souboru
flights-clear = Smazat z tohoto zařízení
flights-clear-sure = Smazat všechny lety v tomto zařízení? Cesta zpátky není.
flight-home = { $lost ->
    [0] Návrat domů v jednom kuse
    [one] Návrat domů bez { $lost } dílku
    [few] Návrat domů bez { $lost } dílků
   *[other] Návrat domů bez { $lost } dílků
}
flight-lost = { $lost ->
    [0] Odstoupení, loď je celá
    [one] Odstoupení, chybí { $lost } dílek
    [few] Odstoupení, chybí { $lost } dílky
   *[other] Odstoupení, chybí { $lost } dílků
}
flight-with = spoluhráči: { $names }
flight-place = { $players ->
    [one] { $place }. z { $players }
    [few] { $place }. ze { $players }
   *[other] { $place }. z { $players }
}
flight-remove = Smazat
flight-remove-sure = Smazat navždy
records-title = Rekordy
records-flights = lety
records-arrived = návraty domů
records-firsts = nejvyšší výdělky
records-won = vyhrané hry
records-of = { $all ->
    [one] { $count } z { $all }
    [few] { $count } ze { $all }
   *[other] { $count } z { $all }
}
records-best = nejlepší let
records-toughest = nejvíc chybějících dílků při příletu
records-lost = ztracené dílky celkem
records-earned = kredity celkem
personal-title = Osobní odkaz
personal-none = S osobním odkazem zůstanou tvé lety i na tomto serveru a najdeš je ve svých dalších zařízeních. Není tu jméno ani heslo: kdo má odkaz, má i lety.
personal-make = Vytvořit osobní odkaz
personal-hint = Otevři nebo naskenuj ho ve svém dalším zařízení. Nech si ho pro sebe: kdo ho má, může tyto lety číst i mazat.
personal-qr = QR kód tvého osobního odkazu
personal-forget = Smazat odkaz i vše, co je pod ním
personal-forget-sure = Vše pod tímto odkazem se ze serveru smaže. Co je ve tvých zařízeních, tam zůstane.

# Lidé bez místa
door-gone = Takový stůl tu není
door-late = Hra už začala. Můžeš se dívat, nebo požádat o místo bota.
door-full = Všechna místa jsou obsazená. Můžeš se dívat, nebo požádat o místo bota.
door-no-bots = Na všech místech sedí lidé.
door-still = U tohoto stolu nikdo není, takže hra stojí.
door-ask = Převzít místo: { $name }
door-asked = Žádáš o místo: { $name }. Teď musí kývnout hostitel.
door-turned-down = Odpověď zní ne. Můžeš požádat o jiné místo, nebo se dívat.
door-stop = Už nežádat
door-own = Otevřít vlastní stůl
door-knocks = { $name } stojí u dveří a chce místo, na kterém sedí { $bot }.
door-watching = Díváš se.
door-seat = Převzít místo bota
door-back = Ke dveřím
door-let-in = Pustit dál
door-turn-down = Ne
door-make-host = Předat vedení stolu: { $name }
people-still = U stolu nikdo není: hra stojí, dokud se někdo nevrátí.
lobby-host-away = { $name } tu není. Za chvíli se hostitelem stane někdo jiný a bude moct hru spustit.
lobby-only-here = Tento odkaz otevře jen tento počítač. Chceš-li pustit i telefony ze své sítě, ukonči program a spusť ho příkazem
lobby-guest = O tom, co se hraje, rozhoduje hostitel.

# Set-up
sand-usual = jako v krabici
sand-times = { $times } × tak dlouho
option-building-lesson = Výukový let nemá přesýpací hodiny.
handicap-range = Zadej celý počet sekund od 0 do { $most }.
new-fill = Doplnit boty
    .explain = Přátelé mohou místo bota převzít i později.
