### What players of War of the Ring are asked, may answer and are told. Terms follow GLOSSARY.md.
### A region has forms that end in _at, _from and _to; a player may have cases (_gen, …); figures are counted.

## What Action dice can be used for

deed-move-fellowship = Move the Fellowship
deed-hide-fellowship = Hide the Fellowship
deed-separate = Separate Companions
deed-move-companions = Move Companions
deed-move-minions = Move Nazgûl and Minions
deed-move-army-led = Move an Army with a Leader
deed-move-armies = Move Armies
deed-attack-led = Attack with a Leader
deed-attack = Attack
deed-advance-nation = Advance a Nation
deed-recruit = Recruit
deed-enter-minion = Bring a Minion into play
deed-voice-of-saruman = The Voice of Saruman
deed-draw-card = Draw a card
deed-play-card = Play a card
deed-enter-companion = Bring in Aragorn or Gandalf the White
deed-send-envoy = Advance a Companion's Nation
deed-remove-card = Remove a card from the table

## Questions of the turn

question-die = Which die do you use?
# $about: the die
question-act = { $about }: what do you do with this die?
question-allocate = How many dice do you put in the Hunt Box?
question-ring-die = Elven Ring: which die do you change?
# $about: the face before
question-ring-face = Elven Ring: what does { $about } become?
question-draw-from = From which deck do you draw?
question-discard = You hold too many cards. Which one do you discard face down?
question-swap = Which card do you swap with your teammate?
question-play-card = Which card do you play?
# $about: a deck
question-guide-draw =
    { $about_id ->
        [character] Gandalf the Grey guides the Fellowship. Do you draw a card of the { deck-character }?
        [faction] Gandalf the Grey guides the Fellowship. Do you draw a card of the { deck-faction }?
       *[strategy] Gandalf the Grey guides the Fellowship. Do you draw a card of the { deck-strategy }?
    }
question-remove-card = Which card do you remove from the table?
question-advance-nation = Which Nation advances?
question-send-envoy = Which Companion advances his Nation?

## Questions about the Fellowship and the Hunt

question-declare = Where do you declare the Fellowship?
question-guide = Who guides the Fellowship?
question-separate = Who leaves the Fellowship?
question-enter-mordor = Does the Fellowship enter Mordor?
question-reveal = The Fellowship is revealed. Where is it?
question-stop-tile = A Hunt tile is about to be drawn. Do you stop it?
question-replace-tile = Do you have another tile drawn instead?
question-hunt-bonus = Do you use a card for this Hunt roll?
question-hunt-card = Which card do you use against the damage?
# $about: the damage
question-guide-ability = Damage: { $about }. Do you use the Guide?
question-casualty-of-hunt = Damage: { $about }. Do you lose a Companion for it?

## Questions about characters

question-enter-companion = Who enters play?
question-enter-minion = Which Minion enters play?
question-enter-in = Where does { $about } enter play?
question-voice = What does the Voice of Saruman do?
question-move-companion = Which Companion moves?
question-join-group = Who goes along with { $about }?
# $about and $cards: the Companions
question-move-companion-to =
    { $cards_amount ->
        [0] Where does { $about } go?
       *[other] Where do { $about }, { $cards } go?
    }
question-move-minion = Who flies or moves?
# $about: the figure; $cards: where it is now
question-move-minion-to = { $about } ({ $cards }): where to?

## Questions about Armies

# $about: the region, or that of the first figure
question-recruit =
    { $about_kind ->
        [nothing] Which figure do you recruit?
       *[region] Which figure do you recruit next?
    }
question-recruit-in = Where do you recruit { $about }?
question-remove-unit = There are too many units { $about_at }. Which one is removed?
question-move-army = Which Army moves?
question-move-to = Where does the Army go { $about_from }?
question-march-to = Where does the Army go on { $about_from }?
question-stay-behind = Who stays behind { $about_at }?
# $about and $cards: the two regions
question-join-army = Do your figures go along { $about_from }? (Goal: { $cards })

## Questions of battles

question-attack-from = Which Army attacks?
question-attack = Whom does the Army attack { $about_from }?
question-rearguard = Who stays out of the battle { $about_at }?
question-white-rider = The White Rider: does Gandalf give up his Leadership against the Nazgûl { $about_at }?
question-withdraw = Do you fight in the field { $about_at }, or withdraw into the Stronghold?
question-combat-card = Which Combat card do you use { $about_at }?
question-casualty = A hit { $about_at }. Which unit is lost or reduced?
question-cease = Do you go on with the battle { $about_at }?
question-extend-siege = Do you reduce an Elite to go on with the battle { $about_at }?
question-retreat = Where do you retreat { $about_from }?
question-advance = Do you advance { $about_to }?
question-sorcerer =
    { $about_id ->
        [character] Sorcerer: do you draw a card of the { deck-character }?
       *[strategy] Sorcerer: do you draw a card of the { deck-strategy }?
    }
question-forfeit = Which Companion gives up his Leadership?
question-forfeit-points = How many points of Nazgûl Leadership do you give up?
question-own-hits = How many hits do you take on your own units?
question-slay = Whom do you eliminate { $about_at }?
question-silence = Which Companion do you silence?
question-heroic-death = Who dies so that others live?
question-orderly-withdrawal = Orderly Withdrawal: do you cancel a hit and leave the battle { $about_at } after this round?
question-scouts = Where does your Army retreat { $about_from }?

## Questions of cards. $about: the card, if not said otherwise

question-another-way = { $about }: what do you do?
question-card-companions = { $about }: who moves?
question-card-region = { $about }: which region?
question-card-army = { $about }: which Army?
question-card-nation = { $about }: which Nation?
question-card-recruits = { $about }: how many Regulars do you recruit?
question-pay-with-card = { $about }: which card do you pay with?
# $about: a region
question-promote = Which Regular is replaced by an Elite { $about_at }?
# $about: the Elite
question-promote-in = Where do you replace a Regular by { $about }?
question-nazgul-home = Where do the Nazgûl fly { $about_from }?
question-free-card = Which Character card do you play without a die?
question-join-dunlendings = Who joins the Dunlendings { $about_at }?
question-nazgul-strike = { card-the-nazgul-strike } What do you do?
question-drive-fellowship = Where do the Ring-bearers go?
# $about: the Companion
question-lure = { card-lure-of-the-ring }: { $about }. What do you choose?
question-breaking = Which Companion leaves the Fellowship?
question-sorrow-and-toil = { $about } is lost. Which Free Peoples card do you discard?
question-balrog = Do you use { card-balrog-of-moria }?
question-lidless-eye = Which die becomes an Eye?
question-spells-from = Which Army casts the spells?
question-spells-on = Which Army do the spells hit?
question-eliminate-leader = Which Leader is eliminated { $about_at }?
question-black-captain = { card-the-black-captain-commands }: what do you do?
question-move-or-attack = Do these Armies move or attack?
question-land-in = Where does the Army land { $about_from }?
question-stormcrow = Which Nation moves back?
# $about: the Nation
question-storm-victim = { $about }: who is eliminated?

## Answers. $unit, $region, $face, $deed: what the answer names; $count: a number

answer-die-pass = Pass
answer-die-ring = Use an Elven Ring
answer-act-skip = Discard it unused
answer-allocate =
    { $count ->
        [0] No die
        [one] { $count } die
       *[other] { $count } dice
    }
answer-draw-from-character = { deck-character }
answer-draw-from-strategy = { deck-strategy }
answer-declare-no = Nowhere
answer-swap-no = No card
answer-done = Done
answer-go = All others go
answer-stay = Stay
answer-stay-behind-go = Nobody else: go
answer-rearguard-go = Nobody else: attack
answer-join-group-go = Nobody else: go
answer-guide-ability-no = No
answer-casualty-of-hunt-guide = The Guide
answer-casualty-of-hunt-random = A random Companion
answer-voice-call = Recruit a Regular in every Isengard Settlement
answer-voice-promote = Replace two Regulars in Orthanc by Elites
answer-move-minion = { $unit } { $region_at }
answer-move-minion-done = Done
answer-withdraw-fight = Fight in the field
answer-withdraw-withdraw = Withdraw into the Stronghold
answer-combat-card-no = No card
answer-casualty-outright = { $unit }, for two hits
answer-cease-cease = Cease
answer-cease-go-on = Go on
answer-extend-siege-cease = Cease
answer-advance-advance = Advance
answer-sorcerer-draw = Draw a card
answer-forfeit-points = { $count }
answer-own-hits = { $count }
answer-scouts-withdraw = Into the Stronghold
answer-another-way-hide = Hide the Fellowship
answer-another-way-move = Move the Fellowship
answer-card-companions-fellowship = Companions of the Fellowship
answer-card-companions-board = Companions on the board
answer-card-recruits = { $count }
answer-join-dunlendings = { $unit } { $region_from }
answer-join-dunlendings-done = Nobody else
answer-nazgul-strike-hunt-roll = Make a Hunt roll
answer-lure-corruption = Add Corruption
answer-lure-eliminate = Eliminate him
answer-black-captain-fly = Nazgûl fly
answer-black-captain-recruit = Recruit 2 Nazgûl
answer-move-or-attack-move = Move
answer-move-or-attack-attack = Attack
answer-move-or-attack-done = Neither
answer-sorrow-and-toil-free-peoples = A random card from hand
answer-sorrow-and-toil-gondor-player = A random card from hand ({ player-gondor-player })
answer-sorrow-and-toil-rohan-player = A random card from hand ({ player-rohan-player })
answer-sorrow-and-toil-no = No card
answer-storm-victim = { $unit } { $region_at }

## Events of the turn

event-turn-began = Turn { $turn } begins.
event-lead-passed = Leading Player: { $player } ({ $side }).
event-game-won =
    { $how_id ->
        [ring] The Ring is destroyed. Victory: { $side }.
        [corruption] The Ring-bearer is corrupted. Victory: { $side }.
        [military] Victory: { $side }, with { $points } points.
       *[time] The match is over; nobody wins.
    }{ $best_kind ->
        [nothing] {""}
       *[other] {" "}Best: { $best }.
    }
event-dice-rolled =
    { $side }: rolled { $faces }{ $eyes ->
        [0] .
        [one] . { $eyes } Eye goes to the Hunt Box.
       *[other] . { $eyes } Eyes go to the Hunt Box.
    }
event-hunt-allocated =
    { $dice ->
        [0] The Shadow puts no dice in the Hunt Box.
        [one] The Shadow puts { $dice } die in the Hunt Box.
       *[other] The Shadow puts { $dice } dice in the Hunt Box.
    }
event-die-used = { $player }: { $deed } ({ $face }).
event-die-skipped = { $player }: a die is discarded ({ $face }).
event-action-passed = { $player }: pass.
event-ring-used = { $player }: an Elven Ring changes { $before } to { $after }.
event-ring-handed-over = { $player }: an Elven Ring goes to the Shadow.
event-die-changed = { $side }: { $before } becomes { $after }.
event-dice-discarded =
    { $side }: { $count ->
        [one] { $count } die is lost
       *[other] { $count } dice are lost
    } ({ $face }).
event-card-drawn =
    { $card_kind ->
        [nothing] { $player }: a card of the { $deck } is drawn.
       *[card] { $player }: { $card } is drawn from the { $deck }.
    }
event-card-buried =
    { $card_kind ->
        [nothing] { $player }: a card of the { $deck } is discarded face down.
       *[card] { $player }: { $card } is discarded face down ({ $deck }).
    }
event-card-discarded = { $player }: { $card } is discarded.
event-cards-swapped =
    { $given_kind ->
        [nothing] { $player } and { $teammate } swap a card.
       *[card] { $player } and { $teammate } swap { $given } for { $received }.
    }
event-card-played =
    { $face_kind ->
        [nothing] { $player }: { $card } is played.
       *[face] { $player }: { $card } is played ({ $face }).
    }
event-table-card-used = { $card } is used and discarded.
event-table-card-removed = { $player }: { $card } is removed from the table.
event-table-card-discarded = { $card } is discarded from the table.
event-card-dice-rolled = { $card }: rolled { $dice }, needed { $needed }; successes: { $successes }.

## Events of the Fellowship and the Hunt

event-fellowship-moved =
    { $mordor ->
        [0] The Fellowship does not get on in Mordor.
        [1] The Fellowship moves: step { $mordor } of the Mordor Track.
        [2] The Fellowship moves: step { $mordor } of the Mordor Track.
        [3] The Fellowship moves: step { $mordor } of the Mordor Track.
        [4] The Fellowship moves: step { $mordor } of the Mordor Track.
        [5] The Fellowship moves: it is at the Crack of Doom.
       *[other] The Fellowship moves: Progress { $progress }.
    }
event-fellowship-declared = The Fellowship is declared { $region_at } ({ $path }).
event-fellowship-revealed =
    { $region_kind ->
        [nothing] The Fellowship is revealed.
       *[region] The Fellowship is revealed { $region_at } ({ $path }).
    }
event-fellowship-hidden = The Fellowship is hidden again.
event-fellowship-driven = The Ring-bearers are driven { $region_to }.
event-guide-changed = { $guide } guides the Fellowship.
event-companions-separated = Separated from the Fellowship { $region_at }: { $companions }.
event-companion-lost = { $companion } is lost.
event-companion-taken-alive = { $companion } is taken alive and leaves the Fellowship.
event-corruption-added = Corruption +{ $count }: { $corruption }.
event-corruption-healed = Corruption −{ $count }: { $corruption }.
event-mordor-entered = The Fellowship enters Mordor. Tiles in the Hunt Pool: { $pool }.
event-hunt-rolled =
    Hunt roll: { $rolled }{ $rerolled_kind ->
        [nothing] {""}
       *[list] {" "}(re-rolled: { $rerolled })
    }; needed { $needed }, successes: { $successes }.
event-tile-drawn =
    { $due_to_id ->
        [card] A Hunt tile by a card: { $tile }.
        [stronghold] A Hunt tile by a Stronghold: { $tile }.
        [balrog] A Hunt tile by the Balrog: { $tile }.
        [mordor] A Hunt tile in Mordor: { $tile }.
       *[hunt] A Hunt tile: { $tile }.
    }
event-tile-stopped = { $card }: no Hunt tile is drawn.
event-tile-replaced = { $card }: another tile is drawn instead of { $tile }.
event-tile-ignored = The tile has no effect: { $tile }.
event-tile-damage =
    { $damage_sign ->
        [less] The tile { $tile } heals { $damage_size }.
       *[more] Damage of the tile { $tile }: { $damage }.
    }
event-damage-lowered = { $by }: the damage falls to { $damage }.
event-tile-brought-into-play =
    { $in_pool ->
        [yes] A special tile joins the Hunt Pool: { $tile }.
       *[no] A special tile waits for Mordor: { $tile }.
    }
event-tile-removed = A Hunt tile is out of the game: { $tile }.
event-tiles-returned = The Hunt Pool is filled again with the standard tiles ({ $count }).

## Events of characters, Armies and Nations

event-companions-moved = { $player }: { $companions } { $origin_from } { $region_to }.
event-minion-moved = { $player }: { $figure } { $origin_from } { $region_to }.
event-character-entered = { $player }: { $character } in play { $region_at }.
event-character-eliminated = Out of the game: { $character }.
event-figure-recruited = { $player }: { $figure } recruited { $region_at }.
event-unit-promoted = { $player }: { $figure } replaces a Regular { $region_at }.
event-unit-removed = { $player }: { $figure } removed { $region_at }.
event-army-moved = { $side }: Army { $origin_from } { $region_to }: { $figures }.
event-army-joined =
    { $agrees ->
        [yes] { $player }: the figures { $region_at } go along.
       *[no] { $player }: the figures { $region_at } stay.
    }
event-settlement-captured = { $side }: Settlement taken { $region_at }. Victory points: { $points }.
event-nation-activated =
    { $nation }: now active ({ $how_id ->
        [entry] Shadow Army enters
        [attack] attacked
        [declared] Fellowship declared
        [companion] Companion
        [arrival] the Witch-king
       *[card] card
    }).
event-nation-advanced =
    { $nation }: { $steps ->
        [0] now At War
        [one] { $steps } step to war
       *[other] { $steps } steps to war
    } ({ $how_id ->
        [attack] attacked
        [capture] Settlement lost
        [muster] Muster die
        [ability] Companion
       *[card] card
    }).
event-nation-set-back =
    { $nation }: set back, { $steps ->
        [one] { $steps } step to war
       *[other] { $steps } steps to war
    }.

## Events of battles

event-battle-began =
    { $battle_id ->
        [siege] Siege battle { $region_at }. Attacker: { $side }, with { $figures }.
        [sortie] Sortie { $region_at }. Attacker: { $side }, with { $figures }.
       *[field] Battle { $region_at }, attacked { $origin_from }. Attacker: { $side }, with { $figures }.
    }
event-white-rider-used = The White Rider { $region_at }: Gandalf and all Nazgûl have no Leadership in this battle.
event-combat-card-chosen = { $side }: a Combat card of the { $deck } lies face down.
event-combat-card-revealed =
    { $combat_kind ->
        [card] { $side }: Call to Battle { $card }.
       *[combat] { $side }: Combat card { $combat } ({ $card }).
    }
event-combat-card-cancelled = { $side }: the Combat card is cancelled ({ $card }).
event-leadership-forfeited = { $side }: Leadership −{ $count }.
event-companion-silenced = { $figure } does not count in this round.
event-leader-reroll-cancelled = { $side }: no Leader re-roll in this round.
event-combat-rolled = { $side }: Combat roll { $dice }; hits: { $hits }.
event-leaders-rerolled = { $side }: Leader re-roll { $dice }; hits: { $hits }.
event-additional-attack-rolled = { $side }: additional attack { $dice }; hits: { $hits }.
event-misses-turned = { $side }: misses that become hits: { $count }.
event-hits-added = { $side }: hits added: { $count }.
event-hits-cancelled = { $side }: hits cancelled: { $count }.
event-figure-lost = { $side }: { $figure } lost { $region_at }.
event-unit-reduced = { $side }: { $figure } reduced to a Regular { $region_at }.
event-force-destroyed = The { $side } Army is destroyed { $region_at }.
event-battle-ceased = { $side }: the battle { $region_at } ceases.
event-siege-battle-extended = { $side }: the battle goes on { $region_at }.
event-army-retreated = The { $side } Army retreats { $origin_from } { $region_to }.
event-army-withdrew = The { $side } Army withdraws into the Stronghold { $region_at }.
event-siege-began = A siege begins { $region_at }.
event-siege-ended = The siege ends { $region_at }.
event-sorcerer-drew = Sorcerer: a card of the { $deck }.
