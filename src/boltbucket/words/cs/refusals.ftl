# Co je špatně a co by bylo správně.

# Každá odpověď
refusal-not-offered = Tato odpověď ({ $answer }) není na výběr. Vyber jednu z nabízených.
refusal-not-asked = Teď se tě hra na nic neptá. Počkej na otázku.
refusal-game-over = Hra skončila, nic dalšího už udělat nejde. Začni novou.
refusal-not-an-answer = { $answer } není odpověď. Odpověď je sloveso, za kterým následují slova nebo celá čísla.
refusal-unknown-answer = { $answer } při stavbě nic neznamená. Dílek můžeš vzít, připojit, vrátit nebo rezervovat, prohlédnout balíček, otočit hodiny nebo stavbu ukončit.

# Stavba
refusal-not-your-turn = { $turn ->
    [none] Nejsi na tahu. Počkej, až na tebe přijde řada.
   *[other] Na tahu je { $turn }. Počkej, až na tebe přijde řada.
    }
refusal-head-start = Ostatní mají náskok. Jakmile skončí, smíš stavět.
refusal-already-finished = Stavbu máš ukončenou a máš { $place }. startovní místo. Můžeš už jen otočit hodiny.
refusal-time-is-up = Hodiny se naposledy dosypaly. Vyber si startovní místo.
refusal-looking = Prohlížíš si balíček { $pile }. Nejdřív ho vrať.
refusal-no-such-tile = Dílek { $handle } na hromádce není. Vezmi některý, který tam leží.
refusal-tile-taken = Tento dílek už má { $by }. Vezmi jiný.
refusal-hand-full = Držíš dílek. Nejdřív ho připoj, rezervuj nebo vrať.
refusal-hand-empty = Nedržíš žádný dílek. Nejdřív si nějaký vezmi.
refusal-bad-turn = Dílek nejde otočit { $turn }krát. Otoč ho o 0, 1, 2 nebo 3 čtvrtiny.
refusal-outside = Pole { $cell } je mimo stavební zónu. Vyber pole uvnitř.
refusal-square-taken = Pole { $cell } je obsazené. Vyber prázdné.
refusal-not-joined = Na { $cell } dílek nedrží na lodi. Otoč ho tak, aby přípojka seděla, nebo vyber jiné pole.
refusal-nothing-to-change = Změnit jde jen naposledy vzatý dílek, dokud nevezmeš další dílek nebo balíček.
refusal-nothing-taken-off = Chybný dílek lze při stavbě sundat jen na prvním letu vydání 2007.
refusal-no-mistake-there = Na { $cell } chyba není. Sundat jde jen chybný dílek, nikdy ne startovní kajuta.
refusal-reserved-stays = Rezervovaný dílek se na hromádku nevrací. Připoj ho, nebo znovu rezervuj.
refusal-no-reserve = Na tomto letu není rezerva. Dílek připoj, nebo vrať.
refusal-reserve-full = { $limit ->
    [one] Rezerva je plná, vejde se do ní { $limit } dílek. Nejdřív ho připoj.
    [few] Rezerva je plná, vejdou se do ní { $limit } dílky. Nejdřív některý připoj.
   *[other] Rezerva je plná, vejde se do ní { $limit } dílků. Nejdřív některý připoj.
    }
refusal-payload-not-reserved = Náklad se nedá rezervovat. Připoj ho, nebo vrať.
refusal-nothing-reserved = Na { $slot }. místě rezervy není dílek. Vyber některý, který tam je.
refusal-no-peeking = Karty tohoto letu jsou tajné. Stav bez prohlížení.
refusal-pile-closed = Balíček { $pile } si nikdo prohlédnout nesmí. Vyber některý z balíčků k nahlédnutí.
refusal-pile-in-use = Tento balíček si prohlíží { $by }. Počkej, nebo vyber jiný.
refusal-build-first = Než se podíváš na karty, připoj aspoň jeden dílek.
refusal-no-pile = Neprohlížíš si žádný balíček, není co vracet.
refusal-no-hourglass = Tady se staví bez časového limitu: nejsou hodiny, které by šlo otočit.
refusal-not-started = Ještě se nezačalo. Počkej na start.
refusal-sand-running = Hodiny na poli { $space } se ještě sypou. Počkej, až se dosypou.
refusal-last-space = Hodiny jsou na posledním poli a už se neotáčejí.
refusal-not-finished-flip = Na poslední pole smí hodiny otočit jen ten, kdo má stavbu hotovou. Nejdřív ji ukonči.
refusal-no-such-place = Startovní místo { $place } není. Místa se počítají od 1.
refusal-place-too-high = Hráčů je jen { $places }: { $place }. místo se nepoužívá. Vyber místo do { $places }.
refusal-place-taken = { $place }. místo už má { $by }. Vyber volné.
refusal-place-in-order = Na tomto letu se místa dávají podle pořadí dokončení: tvoje je { $place }. místo.
refusal-title-forbids-tile = Tvůj zlatý titul takový dílek zakazuje. Vrať ho.

# Příprava hry
refusal-setup-field = „{ $field }“ chybí, je neznámé nebo má špatný tvar. Oprav nastavení hry.
refusal-setup-edition = Vydání { $edition } neexistuje. Vyber některé z: { $known }.
refusal-setup-level = Toto vydání nemá let { $level }. Vyber z: { $known }.
refusal-setup-flights = Hra má 1 až 20 letů, ne { $count }.
refusal-setup-seats = Počet hráčů { $seats } nejde. Hraje 1 až { $most }.
refusal-setup-sand = Hodiny mohou běžet 10 až 1000 procent obvyklého času, ne { $percent }.
refusal-setup-teams = Pro týmy jsou potřeba čtyři hráči, ne { $seats }.
refusal-setup-lesson = Lekce „{ $lesson }“ neexistuje. Vybírej z: { $known }.
refusal-setup-lesson-flight = Lekce „{ $lesson }“ je jediný let { $level } vydání { $edition }.
refusal-setup-trek = Trek vede úrovněmi I, II a III, ne { $flights }.
refusal-setup-handicap = Handicap není možný ({ $seat }). Povoleno je 0 až 3600 sekund pro místo v této hře.
refusal-setup-handicap-twice = Jedno místo má víc než jeden handicap ({ $seat }). Každé místo dostane jediný, s náskokem i časem navíc dohromady.

# Záznamy a uložené hry
refusal-bad-save = Uloženou hru nejde přečíst. Použij soubor tak, jak ho tento program zapsal.
refusal-save-version = Hra je uložena verzí pravidel { $version }, toto je verze { $ours }. Otevři ji v té verzi.
refusal-not-a-record = Toto není záznam hry. Záznam začíná verzí, nastavením a semínkem náhody.
refusal-record-version = Záznam má verzi { $version }, kterou tento program nezná. Použij novější program.
refusal-record-unreadable = Záznam nejde přečíst od řádku { $line }, sloupce { $column }: není to JSON. Možná je useknutý nebo změněný.
refusal-record-field = Záznam nejde přečíst: položka { $field } chybí nebo není tím, čím má být. Možná je useknutý nebo změněný.
refusal-record-entry = Položku { $entry } záznamu nejde přečíst. Možná byla změněna.

# Boti
refusal-unknown-bot = Bot jménem { $bot } neexistuje. Vyber některého z: { $known }.
refusal-broken-bot = Bot { $bot } nemůže hrát: { $error }. Vyber jiného, nebo se zeptej toho, kdo ho napsal.
refusal-no-such-file = Soubor { $file } neexistuje.
refusal-not-in-file = V souboru { $file } nic jménem { $name } není.
refusal-unknown-strength = Síla hry { $strength } neexistuje. Vyber některou z: { $known }.

# Stoly na serveru
refusal-bad-message = Zprávě nejde rozumět. Načti stránku znovu.
refusal-bad-name = Jméno musí mít aspoň jeden viditelný znak. Zvol jiné.
refusal-name-taken = U tohoto stolu už někdo jménem { $name } je. Zvol jiné jméno.
refusal-no-such-table = Stůl { $table } tu není. Zkontroluj odkaz nebo kód.
refusal-no-such-seat = Takové místo u stolu není. Vyber některé ze zobrazených.
refusal-no-bot = Na tom místě není bot. Vyber místo s botem.
refusal-nobody-there = Na tom místě nikdo není. Vyber místo, kde někdo sedí.
refusal-seat-taken = To místo je obsazené. Vyber volné.
refusal-seats-taken = Sedí tu víc lidí, než hra dovoluje: { $seats }. Nejdřív musí někdo vstát.
refusal-table-full = Stůl je plný. Sleduj hru, nebo otevři vlastní stůl.
refusal-server-full = Server nemá místo pro další stoly. Zkus to později.
refusal-already-playing = Hra začala; to lze změnit jen předtím. Počkej na konec.
refusal-still-playing = Hra ještě neskončila. Nejdřív ji dohrajte.
refusal-stale-answer = Otázka se mezitím změnila. Podívej se na ni znovu a odpověz.
refusal-only-host = To smí jen hostitel stolu. Popros ho hezky.
refusal-only-watching = Jen sleduješ. Chceš-li hrát, vezmi si volné místo.
refusal-not-yourself = Sebe vyhodit nemůžeš. Raději od stolu odejdi.
refusal-paused = Hra je pozastavená. Nejdřív ji nech pokračovat.
refusal-chat-too-fast = To bylo moc najednou. Nadechni se, než zase něco napíšeš.
refusal-empty-chat = Zpráva je prázdná. Něco napiš, nebo vyber větu.
refusal-unknown-phrase = Věta „{ $phrase }“ není v seznamu. Vyber jinou.
refusal-count-down = Připrav se: stavba začne za okamžik.
refusal-too-fast = Tak rychlé ruce nikdo nemá. Zkus to znovu za { $wait_ms } ms.
refusal-bad-token = Tento odkaz nepatří k žádnému místu u stolu. Popros o nový.
refusal-foreign-origin = Požadavek přišel z jiné stránky. Otevři přímo stránku tohoto serveru.
refusal-no-hello = První zpráva musí být pozdrav s verzí a stolem. Načti stránku znovu.
refusal-wrong-version = Stránka mluví verzí { $version }, server verzí { $ours }. Načti stránku znovu.
refusal-too-many-spectators = Už se dívá příliš mnoho lidí. Zkus to později.
refusal-slow-down = Příliš mnoho požadavků. Chvíli počkej.
refusal-too-many-connections = K tomuto serveru je příliš mnoho připojení. Zavři některá okna, nebo to zkus později.
refusal-too-many-lines = Loď má příliš mnoho řádků: nejvýše { $most }.
refusal-too-many-squares = Loď má příliš mnoho polí: nejvýše { $most }.
refusal-wrong-host = Tento server se nejmenuje { $host }. Otevři ho pod jeho vlastní adresou, nebo ho spusť s --url či --allow-host.
refusal-too-long = Zpráva je moc dlouhá: nejvýš { $most } znaků.
refusal-not-found = Na této adrese je jen vakuum. Vrať se na úvodní stránku.
refusal-no-such-record = Záznam { $record } tu není. Zkontroluj odkaz.
refusal-no-such-moment = K takovému okamžiku se nedá vrátit. Vyber něco, co se stalo během zobrazeného letu.
refusal-game-unreadable = Co je ze hry { $record } uložené, je poškozené a nedá se v tom pokračovat. Začni u stolu novou.
refusal-other-rules = Hra { $record } začala podle jiných pravidel, než má tento server, a nedá se tu dohrát. Začni u stolu novou.
refusal-table-unreadable = Co je ze stolu { $table } uložené, je poškozené. Otevři nový a zeptej se správce serveru na zálohu.
refusal-store-failed = Server teď nemůže nic uložit, a proto se nedá pokračovat. Zkouší to znovu: chvíli počkej.
refusal-still-hidden = Hra ještě běží, její záznam je proto tajný. Počkej na konec.
refusal-ship-with-mistakes = Loď má ještě chyby: nejdřív je oprav.
refusal-bad-notation = Loď nejde přečíst: { $reason }. Podívej se na popis notace.
refusal-kicked = Hostitel stolu uvolnil tvé místo. Dívej se, nebo otevři vlastní stůl.
refusal-left = Už nesedíš u stolu. Chceš-li se dívat, otevři jeho odkaz znovu.
refusal-token-changed = Tvé místo má nový odkaz. Chceš-li hrát dál, otevři ten.
refusal-no-hurry = Za letu se lhůty smějí prodloužit, ale ne zkrátit. Změň to mezi dvěma lety.
refusal-needs-consent = Za letu dostane { $name } nový odkaz jen tehdy, když ostatní souhlasí. Byli dotázáni: zkus to znovu, až přikývnou.
refusal-nobody-agrees = Za letu musí s novým odkazem pro místo { $name } souhlasit ještě někdo, a nikdo jiný tu není. Udělej to mezi dvěma lety.
refusal-no-such-wish = O to nikdo nežádal. Podívej se znovu na seznam lidí.
refusal-watching-ended = U tohoto stolu se už přihlížet nesmí. Popros, ať tě zase pustí.
refusal-watch-link-changed = Odkaz pro diváky se změnil. Zeptej se u stolu na nový.
refusal-wrong-method = Tato adresa se používá jinak. Podívej se do popisu rozhraní.
refusal-bad-request = Požadavku nelze porozumět. Načti stránku znovu.
refusal-no-such-profile = Pod tímto osobním odkazem nic není. Možná byl smazán, nebo v něm chybí písmeno.
refusal-profiles-full = Tento server nemá místo na další osobní odkazy. Tvé lety zůstávají v tomto zařízení.
refusal-watch-by-link = Ke sledování tohoto stolu potřebuješ divácký odkaz. Popros o něj někoho, kdo hraje.
refusal-too-many-knocks = U dveří už stojí dost lidí. Počkej, až jim hostitel odpoví.
refusal-bad-link = { $link } není odkaz na stůl. Zkopíruj ho od stolu.
