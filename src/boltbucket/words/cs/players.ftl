# Kdo hraje: boti, jejich síla a hotové věty do chatu.
character-random = Kostka
    .style = Dělá cokoli, co je dovoleno.
character-careful = Puntík
    .style = Málo otevřených přípojek a štíty na všechny strany.
character-hauler = Náklaďák
    .style = Velké kontejnery a chuť na každou planetu.
character-gunner = Bum
    .style = Děla všude; žádný nepřítel není moc silný.
character-racer = Šíp
    .style = Nejdřív motory a pořád vepředu.
bot-beginner = Začátečník
    .style = Pomalé ruce, spousta chyb.
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
