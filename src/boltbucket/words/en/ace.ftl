# What an ace would do in the practice yard, and why a builder does what it does.

ace-ask = What would an ace do?
ace-thinking = The ace squints at it…
ace-title = What an ace would do
ace-place = Build it on { $square }, turned as shown.
ace-take = Take this from the shelf: { $tile }. It goes on { $square }.
ace-return = Put it away and look for a better one.
ace-nowhere = Put it away: it fits nowhere.
ace-finish = Finish. Nothing you could add would make it better.
ace-credits = In credits, against what usually ends up there: { $credits }.
ace-at-best = The best place for it would be { $square }.
ace-for = For it
ace-against = Against it
ace-do = Do that
ace-how = Judged by what ships like this one brought home in thousands of simulated flights. Against the clock, an ace would be less choosy. A square that is taken is lost to other components, which counts against it.

# Reasons
reason-engine = engines
reason-cannon = cannons
reason-battery = batteries for what needs them
reason-crew = crew
reason-container = holds
reason-red-container = red holds
reason-shield = shields
reason-brown = a brown alien
reason-purple = a purple alien
reason-epidemic = cabins side by side
reason-exposed = exposed connectors
reason-losses = what hits may tear off
reason-room = room to build on
reason-place = where and how it is built
reason-tile = a square filled
reason-first = starting first
reason-tiles = tiles left out
