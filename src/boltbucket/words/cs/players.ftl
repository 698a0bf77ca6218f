# Kdo hraje: boti, jejich síla a hotové věty do chatu.
character-random = Kostka
    .style = Dělá, co není zakázané. Říká tomu strategie.
character-careful = Puntík
    .style = Málo otevřených přípojek, štíty kolem dokola a náhradní díl k náhradnímu dílu.
character-hauler = Náklaďák
    .style = Velké kontejnery a planeta, která by se nelíbila, se ještě nenašla.
character-gunner = Bum
    .style = Děla všude. Kdo by si chtěl sednout?
character-racer = Šíp
    .style = Nejdřív motory, pak otázky, brzdy nikdy.
bot-beginner = Začátečník
    .style = Pomalé ruce, spousta chyb, velké nadšení.
bot-trucker = Trucker
    .style = Řemeslu rozumí.
bot-ace = Eso
    .style = Plánuje dopředu a skoro žádný dílek nepřijde nazmar.

phrase-hello = Ahoj!
phrase-hurry = Pospěšte si!
phrase-nice-ship = Hezká loď!
phrase-nice-try = Dobrý pokus!
phrase-oh-no = Ale ne!
phrase-ouch = Au!
phrase-thanks = Díky!
phrase-wait-please = Počkejte na mě, prosím.
phrase-well-flown = Pěkný let!
phrase-good-game = Dobrá hra!

# Co se u stolu dozvědí všichni, v chatu
notice-kicked = { $host }: { $name } musí od stolu; dál hraje bot.
notice-left = { $name } odchází; dál hraje bot.
notice-new-host = Hostitelem je teď { $name }.
notice-bot-changed = { $host }: na místě { $name } teď sedí jiný bot.
notice-link-made = { $host }: místo { $name } má nový odkaz.
notice-link-asked = { $host } žádá o nový odkaz pro místo { $name }. Kdo ho otevře, uvidí vše, co vidí { $name }. Je-li to v pořádku, dej souhlas v seznamu lidí.
notice-link-agreed = { $name } s novým odkazem souhlasí.
notice-options-changed = { $host }: hodiny a volby stolu se změnily.
notice-watching-begun = { $host }: u stolu se smí přihlížet.
notice-watching-ended = { $host }: u stolu se už přihlížet nesmí.
notice-watch-link-made = { $host }: odkaz pro diváky je nový, starý už neplatí.
notice-made-public = { $host }: stůl je ve veřejném seznamu.
notice-made-private = { $host }: stůl už není ve veřejném seznamu.
notice-store-shortened = Server ztratil to, co uložil naposled. U tohoto stolu může několik odpovědí chybět.
