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
phrase-good-luck = Hodně štěstí!
phrase-hurry = Pospěšte si!
phrase-wait = Počkejte na mě, prosím.
phrase-nice-ship = Hezká loď!
phrase-ouch = Au!
phrase-thanks = Díky!
phrase-sorry = Promiňte!
phrase-well-flown = Pěkný let!
phrase-again = Ještě jednou?
