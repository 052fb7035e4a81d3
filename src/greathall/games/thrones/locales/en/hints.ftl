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
