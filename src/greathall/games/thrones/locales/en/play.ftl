### What players of A Game of Thrones: The Board Game are asked, may answer and are told. Terms follow GLOSSARY.md.
### A place has forms that end in _at, _from and _to; a house may have cases (_gen, _acc, …); units are counted.

## Questions of the Westeros phase. $about: what it is about

question-westeros-choice = { $about }: what do you choose for everybody?
question-disband = Your armies exceed your supply. Which unit do you remove?
question-muster-at = Where do you muster next?
question-muster = What do you muster { $about_at }?
# $about: a track, or wildlings
question-bid =
    { $about_kind ->
        [track] How much power do you bid for the { $about } track?
       *[wildlings] How much power do you bid against the wildlings?
    }
question-break-tie = Equal bids: who gets the next place on the { $about } track?
question-highest-bidder = Equal highest bids: who gets the reward?
question-lowest-bidder = Equal lowest bids: who takes the hardest penalty?
question-raise-track = { $about }: on which track do you take the first place?
# $about: a house
question-fall-on-track = On which track does { $about } fall 2 places?
question-downgrade-knight = { $about }: where does a knight of yours become a footman?
question-lose-unit = { $about }: which unit do you lose?
question-lose-or-fall = { $about }: what do you choose?
question-take-card-back = { $about }: which house card do you take back into your hand?
question-discard-card = { $about }: which house card do you discard?
question-horde-muster = In which castle or stronghold do you muster?

## Questions of the Planning phase

question-place-order = Which order do you place { $about_at }?
question-orders-ready = All your orders are placed. Are you ready to reveal them?
question-use-raven = How do you use the { dominance-court }?
question-replace-which = Which order do you replace?
question-replace-with = Which order takes its place { $about_at }?
question-wildling-card-back = The top wildling card is { $about }. Where do you put it?

## Questions of the Action phase

question-choose-raid = Which raid order do you resolve?
question-choose-march = Which march order do you resolve?
question-choose-consolidate = Which consolidate power order do you resolve?
question-raid-target = Where does your raid go { $about_from }?
question-march-to = Where do units go { $about_from }?
question-march-group = Which units go { $about_to }?
question-leave-power-token = Do you leave a power token { $about_at }?
question-consolidate = How do you use the special order { $about_at }?
question-capture-ships = How many of the ships { $about_at } do you replace with yours?

## Questions of a battle

question-give-support = Whom do you support { $about_at }?
# $about: the house that offers it
question-accept-support = Do you accept { $about_gen } support?
question-choose-house-card = Which house card do you play in the battle { $about_at }?
question-use-card-text = Do you use the text of { $about }?
question-replacement-card = Which house card do you play instead of { $about }?
question-lower-track =
    { $about_id ->
        [doran-martell] { $about }: on which track does the opponent fall to the last place?
       *[other] { $about }: on which track do you fall to the last place?
    }
question-remove-order = { $about }: which order of the opponent do you remove?
question-kill-footman = { $about }: which footman do you destroy?
question-upgrade-footman = { $about }: where does a footman of yours become a knight?
question-discard-from-hand = { $about }: which card does the opponent discard?
question-use-blade = Do you use the { dominance-fiefdoms } for +1 strength in the battle { $about_at }?
question-redraw-tide = You have drawn { $about }. Do you use the { dominance-fiefdoms } to draw another card?
question-casualty = Which unit do you lose { $about_at }?
question-retreat-to = Where do the beaten units retreat { $about_from }?
question-retreat-loss = Not all units can retreat { $about_to }. Which one is destroyed?

## Answers. $unit, $location, $order: what the answer names; $count: a number

answer-westeros-choice-supply = { card-supply }: set supply anew
answer-westeros-choice-mustering = { card-mustering }: everybody musters
answer-westeros-choice-clash-of-kings = { card-clash-of-kings }: bid for influence
answer-westeros-choice-power = Power for everybody
answer-westeros-choice-defense = No defense orders this round
answer-westeros-choice-march-plus-1 = No special march orders +1 this round
answer-westeros-choice-nothing = Nothing
answer-disband = { $unit } { $location_at }
answer-muster-at-done = Finish mustering
answer-muster = { $unit } { $location_at }
answer-muster-upgrade =
    { $unit_id ->
        [knight] Upgrade a footman to a knight
       *[siege-engine] Upgrade a footman to a siege engine
    }
answer-muster-done = Nothing more
answer-bid =
    { $count ->
        [0] Nothing
       *[other] { $count } power
    }
answer-lose-unit = { $unit } { $location_at }
answer-lose-or-fall-units = Lose 2 units
answer-lose-or-fall-track = Fall 2 places on the track where you are highest
answer-take-card-back-none = No card
answer-horde-muster-none = Nowhere
answer-place-order = { $order }
answer-place-order-none = No order
answer-orders-ready-ready = Ready
answer-use-raven-no = Not at all
answer-use-raven-replace-order = Replace one of your orders
answer-use-raven-look-at-wildlings = Look at the top wildling card
answer-replace-with = { $order }
answer-wildling-card-back-top = Back on top of the deck
answer-wildling-card-back-bottom = Under the deck
answer-raid-target-none = Remove nothing
answer-march-to-done = No more moves
answer-consolidate-power = Gain power
answer-consolidate-muster = Muster
answer-capture-ships =
    { $count ->
        [0] No ships
       *[other] { unit-ship.count }
    }
answer-give-support-attacker = The attacker
answer-give-support-defender = The defender
answer-give-support-nobody = Nobody
answer-remove-order-none = No order
answer-kill-footman-standing = One that stands
answer-kill-footman-routed = A routed one
answer-upgrade-footman-none = Nowhere
answer-discard-from-hand-none = No card

## Events of the Westeros phase

event-new-round = Round { $round } begins.
event-phase-opened = { $phase }.
# $deck: I, II or III
event-westeros-card-revealed = Westeros { $deck }: { $card }.
event-winter-came = { $card }: Westeros deck { $deck } is shuffled, and another card is revealed.
# $count: where the marker stands
event-threat-grew = The threat of the wildlings grows to { $count }.
event-westeros-choice-made =
    { $card }: { $player } chooses { $choice_id ->
        [supply] { card-supply }
        [mustering] { card-mustering }
        [clash-of-kings] { card-clash-of-kings }
        [power] power for everybody
        [defense] to forbid defense orders
        [march-plus-1] to forbid the special march order +1
       *[nothing] that nothing happens
    }.
event-orders-banned =
    { $card }: nobody may place { $order_id ->
        [march-plus-1] the special march order +1
        [defense] defense orders
        [raid] raid orders
        [support] support orders
       *[consolidate-power] consolidate power orders
    } this round.
event-supply-set = { $player_gen } supply is { $count }.
event-unit-mustered = { $player } musters { $unit } { $area_at }.
event-unit-upgraded =
    { $unit_id ->
        [knight] { $player } upgrades a footman { $area_at } to a knight.
       *[siege-engine] { $player } upgrades a footman { $area_at } to a siege engine.
    }
event-unit-downgraded = { $player_gen } knight { $area_at } becomes a footman.
event-unit-lost = { $player } loses { $unit } { $area_at }.
# $about: a track, or wildlings; $count: how much power
event-bid-made =
    { $about_kind ->
        [track] { $player } bids { $count } power for the { $about } track.
       *[wildlings] { $player } bids { $count } power against the wildlings.
    }
# $houses: from the first place to the last
event-track-settled = { $track } track: { $houses }.
# $count: the new place
event-moved-on-track = { $player } goes to place { $count } on the { $track } track.
event-power-gained =
    { $count ->
        [0] { $player } gains no power.
       *[other] { $player } gains { $count } power.
    }
event-power-lost =
    { $count ->
        [0] { $player } has no power to lose.
       *[other] { $player } loses { $count } power.
    }
event-wildlings-attacked = The wildlings attack with strength { $strength }.
# $strength: of the wildlings; $total: of all bids
event-wildlings-beaten = The Night's Watch beats off the wildlings, { $total } to { $strength }. { $card }; highest bid: { $player }.
event-wildlings-won = The wildlings break through, { $strength } to { $total }. { $card }; lowest bid: { $player }.

## Events of the Planning phase

# $count: of the orders; $houses: how many houses have placed them
event-orders-revealed =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    } of { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } revealed.
event-order-replaced = { dominance-court }: { $player } replaces the { $old } order { $area_at } with { $order }.
# $card: nothing for those who may not see it
event-wildlings-seen =
    { $card_kind ->
        [nothing] { dominance-court }: { $player } looks at the top wildling card.
       *[card] { dominance-court }: { $player } looks at the top wildling card, { $card }.
    }
event-wildling-card-put-back =
    { $where_id ->
        [top] { $player } puts the wildling card back on top of the deck.
       *[bottom] { $player } puts the wildling card under the deck.
    }

## Events of the Action phase

# $order: what is removed; $victim: whose it was
event-raid-made = { $player } raids { $area_from } { $target_to } and removes { $victim_gen } { $order } order.
event-raid-in-vain = { $player_gen } raid order { $area_at } is removed without effect.
event-marched = { $player } marches { $origin_from } { $area_to }: { $units }.
event-stayed-put = { $player_gen } march order { $area_at } is removed; nobody moves.
event-power-token-left = { $player } leaves a power token { $area_at }.
event-power-token-removed = { $player_gen } power token { $area_at } is removed.
# $strength: of the lord; $total: of those who came
event-lord-conquered = { $player } overcomes the neutral lord { $area_at }, { $total } to { $strength }.
event-lord-stood-firm = { $player } is too weak for the neutral lord { $area_at }, { $total } to { $strength }.
event-ships-captured =
    { $player } takes over { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } { $area_at }.
event-ships-scuttled =
    { $player } loses { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } { $area_at }.
event-power-consolidated =
    { $count ->
        [0] { $player } consolidates power { $area_at } and gains nothing.
       *[other] { $player } consolidates power { $area_at } and gains { $count } power.
    }

## Events of a battle

event-battle-began = { $attacker } attacks { $defender } { $area_at }, coming { $origin_from }.
# $to: the house that is supported
event-support-given = { $player_gen } support goes to { $to }.
event-support-refused = { $by } refuses { $player_gen } support.
event-house-cards-revealed = { $attacker } plays { $attacker_card }, { $defender } plays { $defender_card }.
event-card-text-used = { $player } uses the text of { $card }.
# $card: nothing if there was no other
event-card-replaced =
    { $card_kind ->
        [nothing] { $player } takes { $old } back and has no other card to play.
       *[card] { $player } plays { $card } instead of { $old }.
    }
event-order-removed = { $player_gen } { $order } order { $area_at } is removed.
event-blade-used = { $player } uses the { dominance-fiefdoms }: +1 strength.
event-tide-redrawn = { $player } uses the { dominance-fiefdoms } to draw another tides of battle card.
event-tides-revealed = { $attacker } has { $attacker_card }; { $defender } has { $defender_card }.
# $tied: whether the track decided
event-battle-won =
    { $player } beats { $loser } { $area_at }, { $strength } to { $against }{ $tied ->
        [yes] , being higher on the { track-fiefdoms } track
       *[no] {""}
    }.
event-battle-broken-off = Nobody is left against { $player } { $area_at }: the battle ends.
event-garrison-fell = { $player_gen } garrison { $area_at } is beaten and removed.
event-retreated = { $player } retreats { $area_to }: { $units }.
event-house-card-discarded = { $player } discards { $card }.
event-house-card-taken-back = { $player } takes { $card } back into hand.
# $card: the last one played; nothing if all come back
event-hand-restored =
    { $card_kind ->
        [nothing] { $player } takes the discarded house cards back into hand.
       *[card] { $player } takes the other house cards back into hand; { $card } stays discarded.
    }
# $how: by seven castles and strongholds at once, or after the last round; $count: how many there are
event-game-won =
    { $how_id ->
        [castles] { $player } wins at once
       *[rounds] { $player } wins after the tenth round
    }. Castles and strongholds: { $count }.
