### Why a bot would do so: reasons for and against, in a hint. $strength: ours; $against: what it meets, as far as one can tell

reason-takes-castle = There is a castle to be taken { $area_at }.
reason-takes-stronghold = There is a stronghold to be taken { $area_at }.
reason-undefended = No enemy stands { $area_at }.
reason-attack = With { $strength } strength you would meet about { $against } { $area_at }, house cards aside.
reason-neutral = It takes { $lord } strength { $area_at }; you have { $strength }.
reason-nowhere = There is nowhere to go from here.
reason-threat = An enemy can reach you { $area_at } with about { $strength } strength.
reason-no-threat = No enemy can reach you { $area_at } now.
reason-support = It lends { $strength } strength to your battles next to it.
reason-raid = It takes away a support, raid or consolidate power order beside it.
reason-power =
    It brings { $count ->
        [one] { $count } power token
       *[other] { $count } power tokens
    }.
reason-muster =
    It musters { $area_at } for { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
reason-star = It uses up one of your special orders.
reason-stay = Any move would cost more than it brings.
reason-leaves-empty = Nobody stays behind { $area_at }.
reason-raided = The { $order } order { $area_at } is gone then.
reason-cards = Against { $won } of the { $all } cards that the enemy may play, you win.
reason-battle = At stake: { $area }.
reason-card-spent = A strong card is spent until your hand is empty.
reason-bid-track = A better place on the { $track } track serves you for rounds.
reason-bid-wildlings = The wildlings are beaten only if all bid enough.
reason-bid-kept =
    { $count ->
        [0] You keep no power token.
        [one] You keep { $count } power token.
       *[other] You keep { $count } power tokens.
    }
reason-least-missed = Of all these it is missed least where the match stands now.
reason-ready = Every army of yours has its order.
reason-not-ready = Another order may still be better.
reason-raven-replaces = Now that all orders lie open, another one would do more.
reason-raven-looks = You alone know then what the wildlings bring.
reason-raven-kept = No other order would be much better.
reason-order-poor = Another order would gain most there.
reason-no-matter = It makes no difference that the bot could see.
reason-power-now = It brings power tokens at once.
reason-token-keeps = It stays yours when your units have left.
reason-token-saved = It is not worth a power token.
reason-enough = Nothing else is worth its points here.
reason-stronger = It makes you stronger { $area_at }.
reason-own-side = It is your own battle.
reason-against-neutral = It is against a neutral lord alone.
reason-against-leader = It hinders whoever is nearer to winning.
reason-support-withheld = Neither side's victory would serve you.
reason-more-strength = Every point of strength counts in a battle.
reason-text-helps = Its text helps you here.
reason-text-harms = Its text would cost you more than it brings.
reason-blade = You are one point behind, and ties are yours.
reason-blade-kept = One point more would change nothing; it waits for another battle.
reason-tide-poor = The card that you have drawn gives you too little.
reason-tide-good = The card that you have drawn is good enough.
reason-retreat-safe = Your units are safest and most useful there.
reason-retreat-unsafe = There they are of least use to their house.
reason-ships = Each ship that becomes yours is one fewer of theirs.
reason-order-harms = That order would do you most harm.
reason-strongest = It is the strongest of these cards.
reason-weakest = It is the weakest of these cards.
reason-yourself = Nobody serves you better than you.
reason-yourself-last = It would fall on you.
reason-farthest = This house is the farthest from winning.
reason-nearest = This house is the nearest to winning.
reason-rise-most = There you rise by most that matters.
reason-fall-least = There a fall costs you least.
reason-fall-theirs = There a fall costs them most.
reason-helps-most = Of these it helps you most now.
reason-places-return = Places on a track come back by a bid; units are lost for long.
