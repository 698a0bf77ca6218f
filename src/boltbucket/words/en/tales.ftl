# Three sentences at the end of a flight. Each is true, and funny because of it: nothing may be said
# here that the fact behind it (client/src/headless/tales/facts.ts) does not say.

bill-tales = The stories they will tell
tale-none = Nobody took notes on this flight.
tale-n-parts = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
tale-n-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
tale-n-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tale-n-boxes = { $count ->
    [one] { $count } block of goods
   *[other] { $count } blocks of goods
}
tale-n-crew = { $count ->
    [one] { $count } crew member
   *[other] { $count } crew members
}
tale-n-money = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
tale-n-batteries = { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
}
tale-n-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
tale-n-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
tale-n-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}

tale-broke =
    .one = { $seat } lost { $parts } in one go. That’s what they call teamwork. ({ $card })
    .two = “It will hold,” thought { $seat }. { $parts } disagreed, all at once. ({ $card })
    .three = { $parts } left { $seat } together, as friends do. ({ $card })
tale-wreck =
    .one = { $seat } arrived { $parts } lighter. Nobody lost more, and nobody calls that a diet.
    .two = { $parts } of { $seat }’s ship are still out there. The rest landed.
    .three = { $seat } delivered the ship in instalments: { $parts } are yet to come.
tale-whole =
    .one = { $parts } were lost on this flight. None of them was { $seat }’s.
    .two = { $seat } came home complete and had to watch { $parts } of other people’s ships go by.
    .three = The others left { $parts } behind. { $seat } did not even lose count.
tale-peace =
    .one = Not one component was lost. The scrap dealers have lodged a complaint.
    .two = All components came through. We suspect the wrong galaxy.
    .three = Nothing broke. Nobody can explain it.
tale-alone =
    .one = { $ships } set off. { $seat } arrived first, last and everywhere in between.
    .two = Out of { $ships }, { $seat } came first in a field of one.
    .three = Of { $ships }, only { $seat } arrived. The party was quiet.
tale-nobody =
    .one = { $ships } set off and none arrived. At least nobody was late.
    .two = Nobody reached the end. The finish line is as good as new.
    .three = { $ships }, no arrivals. The welcoming committee ate the cake itself.
tale-brief =
    .one = { $seat } saw { $deck } of this flight and had seen enough.
    .two = After { $deck } it was over for { $seat }. The rest of the deck is said to have been good, too.
    .three = { $seat } went home early: { $deck }, then supper.
tale-hair =
    .one = { $seat } beat { $enemy_it }, { $strength } to { $against }. One loose screw, and this would be a different story.
    .two = { $strength } to { $against }: { $seat } beat { $enemy_it } with room to spare. A very small room.
    .three = { $seat } and { $enemy_the } met at { $strength } to { $against }. The difference would fit in a glove box.
tale-short =
    .one = { $strength } to { $against }: { $seat } was nearly a match for { $enemy_the }. There is no prize for nearly.
    .two = { $seat } missed beating { $enemy_it } by a whisker, { $strength } to { $against }. The whisker cost extra.
    .three = Against { $enemy_it }, { $seat } had { $strength } to their { $against }. Somewhere in the yard lies a cannon that knows this.
tale-overkill =
    .one = { $seat } met { $enemy_it } with { $strength } to { $against }. It was less a fight than a formality.
    .two = { $strength } to { $against }: after { $seat }, { $enemy_the } are thinking about another line of work.
    .three = { $seat } needed a little over { $against } for { $enemy_it } and brought { $strength }. Better safe than sorry.
tale-feared =
    .one = { $ships } took on { $enemy_it }. Final score: { $enemy } { $ships }, truckers nil.
    .two = { $enemy } called on { $ships } and got the better of every one of them.
    .three = Nobody beat { $enemy_it }. { $ships } can confirm it.
tale-robbed =
    .one = { $seat } carried { $boxes } a good part of the way. For somebody else.
    .two = { $boxes } went missing aboard { $seat }’s ship. The best ones, of course.
    .three = { $seat } lost { $boxes }. The insurers would like to know what “lost” means.
tale-dumped =
    .one = { $seat } left { $boxes } behind. Finders keepers.
    .two = { $boxes } did not travel with { $seat }, or not for long.
    .three = { $seat } left { $boxes } standing in space. They gazed after the ship for a long time.
tale-crew =
    .one = { $seat } is { $crew } short. The canteen has noticed.
    .two = { $crew } left { $seat } before the end. None of them gave notice.
    .three = Nobody lost more crew than { $seat }: { $crew }. There are bunks to let.
tale-sold =
    .one = { $seat } left { $crew } on an abandoned ship and got { $money } for it. At least it is no longer abandoned.
    .two = { $crew } for { $money }: { $seat } calls it human resources.
    .three = { $money } for { $crew }. { $seat } has always said the crew is the most valuable thing aboard.
tale-power =
    .one = { $seat } used { $batteries }. Everybody else steered by the glow.
    .two = { $batteries } went into { $seat }’s wires. Nobody knows where they came out.
    .three = Nobody spent more than { $seat }: { $batteries }. Nobody had more fun with a switch.
tale-missed =
    .one = { $hits } flew past { $seat }. It helps to have built nothing there.
    .two = { $seat } was missed by { $hits }. It is beginning to look personal.
    .three = The safest place on this flight was where { $seat } had no ship: { $hits } can confirm that.
tale-bounced =
    .one = { $hits } bounced off { $seat }. The paint is a matter for the courts.
    .two = { $hits } slid off { $seat } like excuses.
    .three = Knock, knock: { $hits } on { $seat }’s ship, and nobody answered.
tale-shielded =
    .one = { $seat } stopped { $hits } with a shield and a battery each. That is what they are for.
    .two = { $hits } ended in { $seat }’s shields, with a small blue “no”.
    .three = Whatever was aimed at { $seat } had to get past the shields. { $hits } never did.
tale-gunned =
    .one = { $seat } shot down { $hits } on the way in and calls it driving.
    .two = { $hits } had a date with { $seat } and met the cannon first.
    .three = Nobody made more gravel than { $seat }: { $hits }.
tale-weakest =
    .one = Wanted: the weakest ship. Found: { $seat }, { $times }.
    .two = { $seat } came out weakest { $times }. Reliability is a virtue, too.
    .three = Somebody had to be the weakest, and { $seat } stepped up { $times }.
tale-late =
    .one = { $seat } lost { $days } on the way. Scenic route, says { $seat }.
    .two = Nobody lost more time than { $seat }: { $days }. The customers have grown fond of waiting.
    .three = { $days } went by without { $seat }. They will not be back.
tale-lead =
    .one = The lead changed hands { $times }. Being ahead must be unpleasant.
    .two = First place was passed on { $times }, like a hot potato.
    .three = Somebody else took the lead { $times }. It must be draughty up there.
tale-comeback =
    .one = { $seat } left last and arrived first. The others would like another look at that ship.
    .two = At the start, { $seat } saw everybody’s engines. At the end, they saw { $seat }’s.
    .three = The last shall be first: { $seat } took it as an instruction.
tale-fallen =
    .one = { $seat } left first and arrived last. Nobody got more flying for the money.
    .two = { $seat } was ahead at the start. By the end, the view was of other people’s engines.
    .three = From the front of the field to the back: { $seat } knows all of it now.
tale-scrap =
    .one = Nobody lost more components than { $seat } ({ $parts }), and nobody earned more: { $money }. Build worse, get richer.
    .two = { $seat } made { $money } with what was left after { $parts } had gone. Imagine it whole.
    .three = Biggest wreck, biggest purse: { $seat }, { $parts } down, { $money } up.
tale-debt =
    .one = { $seat } flew, and paid { $money } for the pleasure. A hobby, then.
    .two = In the end, { $seat } was { $money } poorer. Staying at home would have been cheaper.
    .three = This flight cost { $seat } { $money }. The view was included.
tale-beauty =
    .one = The prize for the best looks went to { $seat }, whose ship had shed { $parts }. Less is more.
    .two = { $parts } had to go before { $seat }’s ship was this pretty.
    .three = { $seat } took the beauty prize with { $parts } missing. Holes are in fashion.
tale-same =
    .one = The dice came up { $sum } { $times }. They deny everything.
    .two = { $sum }, again and again: { $times }. Somebody should take a look at those dice.
    .three = The dice love { $sum } and said so { $times }. It is not mutual.
tale-declined =
    .one = { $seat } said “no, thank you” { $times }. Mother would be proud.
    .two = { $seat } was offered something and had other plans: { $times }.
    .three = { $seat } passed { $times }. Nobody can call { $seat } easily tempted.
tale-landed =
    .one = { $seat } landed { $times }: a delivery firm with a taste for sightseeing.
    .two = Nobody set down more often than { $seat }: { $times }. The landing gear has earned its keep.
    .three = { $seat } stopped off on planets { $times } and never sent a postcard.
tale-winner =
    .one = { $seat } took home the most: { $money }. Not bad for a bucket of bolts.
    .two = { $money } for { $seat }, more than anybody else got. Bolts are on the house.
    .three = The books close with { $seat } in front: { $money }. The bookkeeper checked it twice.
tale-dice =
    .one = The dice were thrown { $times } and have not apologised once.
    .two = The dice had the last word { $times }, and nobody could appeal.
    .three = The dice fell { $times }. They always fall on somebody.
tale-deck =
    .one = { $deck } were turned over. Nobody had asked for them.
    .two = { $deck } lay between start and finish. Each had an opinion about ships.
    .three = All in all it took { $deck }. It felt like more.
