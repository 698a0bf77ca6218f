# Kolem stolu: domluva, lidé, chat, mise a tituly, jak je ukazuje stránka.

# Doby
duration-none = bez omezení
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h

# Úvodní stránka
start-no-link = To není kód ani odkaz této stránky.
start-learn = Naučit se hrát
start-replay-hint = Odkaz nebo název záznamu
start-replay-button = Přehrát
phase-lobby = ještě nezačalo
phase-choosing = výběr mise
phase-building = stavba
phase-launch = start
phase-flight = v letu
phase-between = vyúčtování
phase-over = skončilo

# Nový stůl
new-seats = Kdo ještě hraje
new-somebody = Člověk
preset-with-friends = { $count ->
    [one] Jedno místo je volné pro kamaráda
    [few] { $count } místa jsou volná pro přátele
   *[other] { $count } míst je volných pro přátele
  }
preset-with-bots = { $count ->
    [one] S jedním botem
    [few] Se { $count } boty
   *[other] S { $count } boty
  }
new-clocks = Čas, nepřítomní a boti
seat-number = Místo { $seat }
option-teams-four = Do týmů musíte být čtyři.
handicap-head-start = Náskok (s)
handicap-extra-time = Čas navíc (s)
handicap-explain = Náskok: o kolik sekund dřív smí začít stavět. Čas navíc: kolik sekund smí stavět, když se písek dosypal.
missions-none = Žádné
    .explain = Lety bez misí.
missions-drawn = Losované
    .explain = Před každým letem se vylosují tři; na jedné se shodnete, nebo rozhodne náhoda.
missions-agreed = Domluvené
    .explain = Vyberte teď misi pro každý let.
missions-star = * Pravidla podle našeho návrhu: text vytištěné karty neznáme.
mission-hard = S loděmi této třídy se nedoporučuje.
missions-all = { $count ->
    [one] Mise, která se může vylosovat
    [few] { $count } mise, které se mohou vylosovat
   *[other] { $count } misí, které se mohou vylosovat
}
clock-decision-seconds = Čas na rozhodnutí
    .explain = Pak za tebe jednou odpoví bot.
clock-fly-on-seconds = Tempo mezi kartami
    .explain = Jak dlouho další karta čeká na ty, kdo ještě neřekli, že letí dál.
clock-between-seconds = Čas na vyúčtování
    .explain = Nejpozději potom začne další let.
clock-count-seconds = Odpočet před stavbou
    .explain = Tři, dva, jedna: všichni začnou najednou a do té doby se písek nesype.
clock-grace-seconds = Trpělivost s nepřítomnými
    .explain = Jak dlouho stůl čeká na toho, komu vypadlo spojení.
clock-bot-pace = Čas, který si boti berou
    .explain = Ve srovnání s obvyklým. Rychlejší boti také rychleji staví.
clock-draw-ms = Přestávka mezi dílky
    .explain = Nejkratší doba mezi dvěma dílky z hromádky, pro lidi i boty stejná. Podle pravidel z roku 2007 bere každý, jak rychle umí: tam přestávka není.
clock-by-rulebook = Podle pravidel
clock-bot-stands-in = Za nepřítomné zaskočí bot
    .explain = Než se vrátí. Jinak stůl čeká.
clock-watching = Diváci jsou vítáni
    .explain = Vidí to, co vidí všichni, a mohou číst chat.
clock-at-once = ihned
clock-tenths = { $seconds } s

# Lidé
lobby-host = hostitel
people-title = Lidé a stůl
people-away = pryč už { $time }
people-sat-in = (zaskakuje bot)
people-bot-soon = (za { $seconds } s zaskočí bot)
people-partner = tvůj partner
people-sure = Opravdu?
people-new-link = Nový odkaz
people-agree-link = Souhlasit s novým odkazem
people-new-watch-link = Nový odkaz pro diváky
people-luck = Otisk náhody této hry
people-luck-hint = V záznamu bude nakonec i tajemství, ze kterého otisk vzešel; boltbucket verify je porovná.
people-give-link = Nový odkaz pro: { $name }. Starý už neplatí; tento nikomu jinému neposílej.
people-seat-link = Odkaz na místo
people-other-device = Pokračovat na jiném zařízení
people-other-device-hint = Tvoje místo, jen pro tebe: naskenuj nebo otevři odkaz na druhém zařízení. Obě mohou zůstat otevřená.
people-renew = Vytvořit nový odkaz; starý přestane platit
people-leave = Odejít od stolu
people-leave-bot = Dál za tebe poletí bot.
people-leave-sure = Tvoje místo se uvolní.
people-leave-yes = Odejít
pause-begin = Přestávka
pause-end = Pokračovat
pause-asked = { $name } žádá o přestávku.
pause-waiting = Žádáš o přestávku. Čeká se na souhlas: { $names }.
pause-agreed = { $name } žádá o přestávku. Čeká se na souhlas: { $names }.
pause-agree = Souhlasím
pause-decline = Hrát dál
pause-by = Přestávka na žádost: { $name }. Všechny hodiny stojí.
pause-over = { $name } nechává hru pokračovat.
pause-now = Stůl má přestávku; všechny hodiny stojí.

# Chat
chat-title = Chat
chat-messages = Zprávy
chat-unread = { $count ->
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
}
chat-empty = Zatím nikdo nic neřekl. Aspoň to na někoho svalte!
chat-phrases = Hotové věty
chat-write = Něco řekni
chat-send = Poslat
chat-read-only = Diváci mohou číst.
chat-mute = Ztlumit
chat-unmute = Zrušit ztlumení

# Výběr mise
choosing-wait = Ostatní ještě vybírají.
choosing-fly = Letět na tuto
choosing-reject = Na tuto ne

# Karty misí
mission-title = Mise tohoto letu
mission-show = Mise: { $mission }
mission-own = Náš vlastní návrh: text vytištěné karty neznáme.
mission-printed = Jak je vytištěno na kartě.
mission-heap = Na hromádce: { $kinds }.
mission-dealt = Každý dostane: { $count } × { $kind }.
mission-most = Na lodi nejvýš { $count } × { $kind }.
mission-forbidden = Na lodích zakázáno: { $kinds }.
mission-open = { $count ->
    [one] { $count } superkarta v každém balíčku k nahlédnutí.
    [few] { $count } superkarty v každém balíčku k nahlédnutí.
   *[other] { $count } superkaret v každém balíčku k nahlédnutí.
}
mission-hidden = { $count ->
    [one] { $count } superkarta ve skrytém balíčku.
    [few] { $count } superkarty ve skrytém balíčku.
   *[other] { $count } superkaret ve skrytém balíčku.
}
mission-super-pile = Balíček superkaret k nahlédnutí místo skrytého balíčku.
mission-supercards = Superkarty ve hře: { $kinds }.
mission-without = Nahrazeno jinými kartami: { $kinds }.
mission-looks = Nejhezčí loď dostane odměnu { $times }krát.
mission-losses = { $who ->
    [who_gave_up] Za ztráty platí jen ten, kdo odstoupil.
    [finishers] Za ztráty platí jen ten, kdo doletí.
   *[nobody] Za ztráty neplatí nikdo.
}
mission-order = Příkaz: { $order }.
reward-mission = za misi
reward-component = za každý doručený dílek: { $component }
reward-humans = za každého kosmonauta dovezeného domů
reward-aliens = za každého mimozemšťana dovezeného domů
reward-crew-lost = za každého ztraceného člena posádky
reward-aliens-lost = za každého ztraceného mimozemšťana
reward-no-alien = za start bez mimozemšťana
reward-finished = za dokončený let
reward-pairs = za každou dvojici křehkého a výbušného nákladu
reward-payload = za každý doručený kus nákladu
reward-triplets = za každou trojici různých druhů nákladu
reward-mass = za každý bod doručené hmotnosti
reward-most-mass = za největší hmotnost
reward-most-delivered = za nejvíc doručeného
reward-stories = za každý ztracený dílek, pokud doletíš
reward-best-story = za nejvíc ztracených dílků
reward-isotopes-lost = za každý ztracený radioaktivní náklad
reward-orders = za každý dodržený příkaz
reward-escort = pokud doprovázená raketa doletí
reward-contest = vklad, který každý poražený zaplatí vítězům

# Tituly
titles-title = Tituly treku
titles-show = Tituly ve hře
titles-explain = První let rozhodne, kdo který titul získá. Potom ho jeho držitel obhajuje za kredity; titul obhájený v druhém letu se změní ve zlatý.
titles-holder = drží
titles-free = zatím volný
