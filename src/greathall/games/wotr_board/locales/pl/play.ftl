### O co pytani są gracze „Wojny o Pierścień”, co mogą odpowiedzieć i co im się opowiada.
### Terminy według GLOSSARY.md.

## What Action dice can be used for

deed-move-fellowship = Porusz Drużynę
deed-hide-fellowship = Ukryj Drużynę
deed-separate = Odłącz Towarzyszy
deed-move-companions = Porusz Towarzyszy
deed-move-minions = Porusz Nazgûle i Sługi
deed-move-army-led = Porusz armię z dowódcą
deed-move-armies = Porusz armie
deed-attack-led = Zaatakuj z dowódcą
deed-attack = Zaatakuj
deed-advance-nation = Przesuń nację
deed-recruit = Rekrutuj
deed-enter-minion = Wprowadź Sługę do gry
deed-voice-of-saruman = Głos Sarumana
deed-draw-card = Dobierz kartę
deed-play-card = Zagraj kartę
deed-enter-companion = Wprowadź Aragorna lub Gandalfa Białego
deed-send-envoy = Przesuń nację Towarzysza
deed-remove-card = Usuń kartę ze stołu

## Questions of the turn

question-die = Której kości używasz?
# $about: the die
question-act = { $about }: co robisz tą kością?
question-allocate = Ile kości kładziesz na pole Polowania?
question-ring-die = Pierścień Elfów: którą kość zmieniasz?
question-ring-face = Pierścień Elfów: w co zmienia się „{ $about }”?
question-draw-from = Z której talii dobierasz?
question-discard = Masz za dużo kart. Którą odrzucasz zakrytą?
question-swap = Którą kartę wymieniasz z partnerem?
question-play-card = Którą kartę zagrywasz?
question-guide-draw =
    { $about_id ->
        [character] Przewodnikiem jest Gandalf Szary. Czy dobierasz kartę z { deck-character.gen }?
        [faction] Przewodnikiem jest Gandalf Szary. Czy dobierasz kartę z { deck-faction.gen }?
       *[strategy] Przewodnikiem jest Gandalf Szary. Czy dobierasz kartę z { deck-strategy.gen }?
    }
question-remove-card = Którą kartę usuwasz ze stołu?
question-advance-nation = Która nacja się przesuwa?
question-send-envoy = Który Towarzysz przesuwa swoją nację?

## Questions about the Fellowship and the Hunt

question-declare = Gdzie deklarujesz Drużynę?
question-guide = Kto prowadzi Drużynę?
question-separate = Kto opuszcza Drużynę?
question-enter-mordor = Czy Drużyna wchodzi do Mordoru?
question-reveal = Drużyna jest odkryta. Gdzie się znajduje?
question-stop-tile = Zaraz zostanie dobrany żeton Polowania. Czy temu zapobiegasz?
question-replace-tile = Czy w zamian dobiera się inny żeton?
question-hunt-bonus = Czy używasz karty do tego rzutu Polowania?
question-hunt-card = Której karty używasz przeciw obrażeniom?
question-guide-ability = Obrażenia: { $about }. Czy korzystasz z Przewodnika?
question-casualty-of-hunt = Obrażenia: { $about }. Czy tracisz za nie Towarzysza?

## Questions about characters

question-enter-companion = Kto wchodzi do gry?
question-enter-minion = Który Sługa wchodzi do gry?
question-enter-in = Gdzie wchodzi do gry { $about }?
question-voice = Co sprawia Głos Sarumana?
question-move-companion = Który Towarzysz się porusza?
question-join-group = { $about }: kto idzie razem?
question-move-companion-to =
    { $cards_amount ->
        [0] Dokąd idzie { $about }?
       *[other] Dokąd idą { $about }, { $cards }?
    }
question-move-minion = Kto leci lub idzie?
question-move-minion-to = { $about } ({ $cards }): dokąd?

## Questions about Armies

question-recruit =
    { $about_kind ->
        [nothing] Jaką figurkę rekrutujesz?
       *[region] Jaką figurkę rekrutujesz następną?
    }
question-recruit-in = Gdzie rekrutujesz { $about_acc }?
question-remove-unit = Za dużo jednostek { $about_at }. Którą usuwasz?
question-move-army = Która armia się porusza?
question-move-to = Dokąd rusza armia { $about_from }?
question-march-to = Dokąd dalej rusza armia { $about_from }?
question-stay-behind = Kto zostaje { $about_at }?
question-join-army = Czy twoje figurki idą razem { $about_from }? (Cel: { $cards })

## Questions of battles

question-attack-from = Która armia atakuje?
question-attack = Kogo atakuje armia { $about_from }?
question-rearguard = Kto nie bierze udziału w bitwie { $about_at }?
question-white-rider = Biały Jeździec: czy Gandalf rezygnuje z dowodzenia przeciw Nazgûlom { $about_at }?
question-withdraw = Czy walczysz w polu { $about_at }, czy chronisz się w twierdzy?
question-combat-card = Jakiej karty walki używasz { $about_at }?
question-casualty = Trafienie { $about_at }. Którą jednostkę tracisz lub osłabiasz?
question-cease = Czy kontynuujesz bitwę { $about_at }?
question-extend-siege = Czy osłabiasz jednostkę elitarną, aby kontynuować bitwę { $about_at }?
question-retreat = Dokąd się wycofujesz { $about_from }?
question-advance = Czy wkraczasz { $about_to }?
question-sorcerer =
    { $about_id ->
        [character] Czarownik: czy dobierasz kartę z { deck-character.gen }?
       *[strategy] Czarownik: czy dobierasz kartę z { deck-strategy.gen }?
    }
question-forfeit = Który Towarzysz rezygnuje z dowodzenia?
question-forfeit-points = Z ilu punktów dowodzenia Nazgûli rezygnujesz?
question-own-hits = Ile trafień zadajesz własnym jednostkom?
question-slay = Kogo eliminujesz { $about_at }?
question-silence = Którego Towarzysza uciszasz?
question-heroic-death = Kto ginie, aby inni żyli?
question-orderly-withdrawal = Odwrót w szyku: czy anulujesz trafienie i opuścisz bitwę { $about_at } po tej rundzie?
question-scouts = Dokąd wycofuje się twoja armia { $about_from }?

## Questions of cards. $about: the card, if not said otherwise

question-another-way = „{ $about }”: co robisz?
question-card-companions = „{ $about }”: kto się porusza?
question-card-region = „{ $about }”: który region?
question-card-army = „{ $about }”: która armia?
question-card-nation = „{ $about }”: która nacja?
question-card-recruits = „{ $about }”: ile jednostek regularnych rekrutujesz?
question-pay-with-card = „{ $about }”: którą kartą płacisz?
question-promote = Którą jednostkę regularną zastępujesz elitarną { $about_at }?
question-promote-in = Gdzie zamieniasz jednostkę regularną na { $about_acc }?
question-nazgul-home = Dokąd lecą Nazgûle { $about_from }?
question-free-card = Którą kartę postaci zagrywasz bez kości?
question-join-dunlendings = Kto dołącza do Dunlendingów { $about_at }?
question-nazgul-strike = „{ card-the-nazgul-strike }”: co robisz?
question-drive-fellowship = Dokąd idą Powiernicy Pierścienia?
question-lure = „{ card-lure-of-the-ring }”: { $about }. Co wybierasz?
question-breaking = Który Towarzysz opuszcza Drużynę?
question-sorrow-and-toil = Strata: { $about }. Którą kartę Wolnych Ludów odrzucasz?
question-balrog = Czy używasz karty „{ card-balrog-of-moria }”?
question-lidless-eye = Która kość staje się Okiem?
question-spells-from = Która armia rzuca czary?
question-spells-on = W którą armię uderzają czary?
question-eliminate-leader = Który dowódca ginie { $about_at }?
question-black-captain = „{ card-the-black-captain-commands }”: co robisz?
question-move-or-attack = Czy te armie ruszają, czy atakują?
question-land-in = Gdzie ląduje armia { $about_from }?
question-stormcrow = Która nacja się cofa?
question-storm-victim = { $about }: kto ginie?

## Answers

answer-die-pass = Spasuj
answer-die-ring = Użyj Pierścienia Elfów
answer-act-skip = Odrzuć ją bez efektu
answer-allocate =
    { $count ->
        [0] Żadnej
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }
answer-draw-from-character = { deck-character }
answer-draw-from-strategy = { deck-strategy }
answer-declare-no = Nigdzie
answer-swap-no = Żadnej
answer-done = Gotowe
answer-go = Reszta idzie
answer-stay = Zostań
answer-stay-behind-go = Nikt więcej: ruszaj
answer-rearguard-go = Nikt więcej: atakuj
answer-join-group-go = Nikt więcej: ruszaj
answer-guide-ability-no = Nie
answer-casualty-of-hunt-guide = Przewodnika
answer-casualty-of-hunt-random = Losowego Towarzysza
answer-voice-call = Zrekrutuj po jednostce regularnej w każdej osadzie Isengardu
answer-voice-promote = Zamień dwie jednostki regularne w Orthanku na elitarne
answer-move-minion = { $unit } { $region_at }
answer-move-minion-done = Gotowe
answer-withdraw-fight = Walcz w polu
answer-withdraw-withdraw = Schroń się w twierdzy
answer-combat-card-no = Żadnej
answer-casualty-outright = { $unit }, za dwa trafienia
answer-cease-cease = Przerwij
answer-cease-go-on = Kontynuuj
answer-extend-siege-cease = Przerwij
answer-advance-advance = Wkrocz
answer-sorcerer-draw = Dobierz kartę
answer-forfeit-points = { $count }
answer-own-hits = { $count }
answer-scouts-withdraw = Do twierdzy
answer-another-way-hide = Ukryj Drużynę
answer-another-way-move = Porusz Drużynę
answer-card-companions-fellowship = Towarzysze z Drużyny
answer-card-companions-board = Towarzysze na planszy
answer-card-recruits = { $count }
answer-join-dunlendings = { $unit } { $region_from }
answer-join-dunlendings-done = Nikt więcej
answer-nazgul-strike-hunt-roll = Wykonaj rzut Polowania
answer-lure-corruption = Dodaj zepsucie
answer-lure-eliminate = Wyeliminuj go
answer-black-captain-fly = Nazgûle lecą
answer-black-captain-recruit = Zrekrutuj 2 Nazgûle
answer-move-or-attack-move = Rusz
answer-move-or-attack-attack = Zaatakuj
answer-move-or-attack-done = Ani jedno, ani drugie
answer-sorrow-and-toil-free-peoples = Losową kartę z ręki
answer-sorrow-and-toil-gondor-player = Losową kartę z ręki { player-gondor-player.gen }
answer-sorrow-and-toil-rohan-player = Losową kartę z ręki { player-rohan-player.gen }
answer-sorrow-and-toil-no = Żadnej
answer-storm-victim = { $unit } { $region_at }

## Events of the turn

event-turn-began = Zaczyna się tura { $turn }.
event-lead-passed = Gracz prowadzący: { $player } ({ $side }).
event-game-won =
    { $how_id ->
        [ring] Pierścień zostaje zniszczony. Zwycięstwo: { $side }.
        [corruption] Powiernik Pierścienia ulega zepsuciu. Zwycięstwo: { $side }.
        [military] Zwycięstwo: { $side }, punktów: { $points }.
       *[time] Partia się kończy; nikt nie wygrywa.
    }{ $best_kind ->
        [nothing] {""}
       *[other] {" "}Najlepszy wynik: { $best }.
    }
event-dice-rolled =
    { $side }: wypada { $faces }{ $eyes ->
        [0] .
        [one] . Na pole Polowania trafia { $eyes } Oko.
        [few] . Na pole Polowania trafiają { $eyes } Oczy.
       *[many] . Na pole Polowania trafia { $eyes } Oczu.
    }
event-hunt-allocated =
    { $dice ->
        [0] Cień nie kładzie kości na pole Polowania.
        [one] Cień kładzie { $dice } kość na pole Polowania.
        [few] Cień kładzie { $dice } kości na pole Polowania.
       *[many] Cień kładzie { $dice } kości na pole Polowania.
    }
event-die-used = { $player }: { $deed } ({ $face }).
event-die-skipped = { $player }: odrzucono kość ({ $face }).
event-action-passed = { $player }: pas.
event-ring-used = { $player }: Pierścień Elfów zmienia „{ $before }” na „{ $after }”.
event-ring-handed-over = { $player }: Pierścień Elfów przechodzi do Cienia.
event-die-changed = { $side }: kość „{ $before }” zmienia się w „{ $after }”.
event-dice-discarded =
    { $side }: stracono { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    } ({ $face }).
event-card-drawn =
    { $card_kind ->
        [nothing] { $player }: dobrano kartę z { $deck_gen }.
       *[card] { $player }: dobrano kartę „{ $card }” z { $deck_gen }.
    }
event-card-buried =
    { $card_kind ->
        [nothing] { $player }: odrzucono zakrytą kartę z { $deck_gen }.
       *[card] { $player }: odrzucono zakrytą kartę „{ $card }” z { $deck_gen }.
    }
event-card-discarded = { $player }: odrzucono kartę „{ $card }”.
event-cards-swapped =
    { $given_kind ->
        [nothing] { $player } i { $teammate } wymieniają się kartą.
       *[card] { $player } i { $teammate } wymieniają się kartą: „{ $given }” za „{ $received }”.
    }
event-card-played =
    { $face_kind ->
        [nothing] { $player }: zagrano kartę „{ $card }”.
       *[face] { $player }: zagrano kartę „{ $card }” ({ $face }).
    }
event-table-card-used = Kartę „{ $card }” wykorzystano i odrzucono.
event-table-card-removed = { $player }: kartę „{ $card }” usunięto ze stołu.
event-table-card-discarded = Kartę „{ $card }” odrzucono ze stołu.
event-card-dice-rolled = „{ $card }”: wypada { $dice }, potrzeba { $needed }; sukcesy: { $successes }.

## Events of the Fellowship and the Hunt

event-fellowship-moved =
    { $mordor ->
        [0] Drużyna nie posuwa się naprzód w Mordorze.
        [1] Drużyna rusza: krok { $mordor } na torze Mordoru.
        [2] Drużyna rusza: krok { $mordor } na torze Mordoru.
        [3] Drużyna rusza: krok { $mordor } na torze Mordoru.
        [4] Drużyna rusza: krok { $mordor } na torze Mordoru.
        [5] Drużyna rusza: jest przy Szczelinach Zagłady.
       *[other] Drużyna rusza: postęp { $progress }.
    }
event-fellowship-declared = Drużyna zadeklarowana { $region_at } ({ $path }).
event-fellowship-revealed =
    { $region_kind ->
        [nothing] Drużyna odkryta.
       *[region] Drużyna odkryta { $region_at } ({ $path }).
    }
event-fellowship-hidden = Drużyna znów jest ukryta.
event-fellowship-driven = Powierników Pierścienia zepchnięto { $region_to }.
event-guide-changed = Drużynę prowadzi { $guide }.
event-companions-separated = Od Drużyny { $region_at } odłączono: { $companions_acc }.
event-companion-lost = Strata: { $companion }.
event-companion-taken-alive = { $companion } trafia żywy do niewoli i opuszcza Drużynę.
event-corruption-added = Zepsucie +{ $count }: { $corruption }.
event-corruption-healed = Zepsucie −{ $count }: { $corruption }.
event-mordor-entered = Drużyna wchodzi do Mordoru. Żetony w puli Polowania: { $pool }.
event-hunt-rolled =
    Rzut Polowania: { $rolled }{ $rerolled_kind ->
        [nothing] {""}
       *[list] {" "}(przerzut: { $rerolled })
    }; potrzeba { $needed }, sukcesy: { $successes }.
event-tile-drawn =
    { $due_to_id ->
        [card] Żeton Polowania z powodu karty: { $tile }.
        [stronghold] Żeton Polowania z powodu twierdzy: { $tile }.
        [balrog] Żeton Polowania z powodu Balroga: { $tile }.
        [mordor] Żeton Polowania w Mordorze: { $tile }.
       *[hunt] Żeton Polowania: { $tile }.
    }
event-tile-stopped = „{ $card }”: żetonu Polowania się nie dobiera.
event-tile-replaced = „{ $card }”: dobiera się inny żeton zamiast { $tile }.
event-tile-ignored = Żeton nie działa: { $tile }.
event-tile-damage =
    { $damage_sign ->
        [less] Żeton { $tile } leczy { $damage_size }.
       *[more] Obrażenia żetonu { $tile }: { $damage }.
    }
event-damage-lowered = { $by }: obrażenia spadają do { $damage }.
event-tile-brought-into-play =
    { $in_pool ->
        [yes] Specjalny żeton trafia do puli Polowania: { $tile }.
       *[no] Specjalny żeton czeka na Mordor: { $tile }.
    }
event-tile-removed = Żeton Polowania wypada z gry: { $tile }.
event-tiles-returned = Pulę Polowania znów napełniono zwykłymi żetonami ({ $count }).

## Events of characters, Armies and Nations

event-companions-moved = { $player }: { $companions } – { $origin_from } { $region_to }.
event-minion-moved = { $player }: { $figure } – { $origin_from } { $region_to }.
event-character-entered = { $player }: w grze { $character } – { $region_at }.
event-character-eliminated = Z gry wypada: { $character }.
event-figure-recruited = { $player }: zrekrutowano { $figure_acc } { $region_at }.
event-unit-promoted = { $player }: { $figure } { $region_at } zamiast regularnej.
event-unit-removed = { $player }: usunięto { $figure_acc } { $region_at }.
event-army-moved = { $side }: armia rusza { $origin_from } { $region_to }: { $figures }.
event-army-joined =
    { $agrees ->
        [yes] { $player }: figurki { $region_at } idą razem.
       *[no] { $player }: figurki { $region_at } zostają.
    }
event-settlement-captured = { $side }: zdobyto osadę { $region_at }. Punkty zwycięstwa: { $points }.
event-nation-activated =
    { $nation }: nacja jest teraz aktywna ({ $how_id ->
        [entry] wkroczenie Cienia
        [attack] atak
        [declared] zadeklarowana Drużyna
        [companion] Towarzysz
        [arrival] Czarnoksiężnik z Angmaru
       *[card] karta
    }).
event-nation-advanced =
    { $nation }: { $steps ->
        [0] nacja jest teraz w stanie wojny
        [one] { $steps } krok do wojny
        [few] { $steps } kroki do wojny
       *[many] { $steps } kroków do wojny
    } ({ $how_id ->
        [attack] atak
        [capture] utrata osady
        [muster] kość mobilizacji
        [ability] Towarzysz
       *[card] karta
    }).
event-nation-set-back =
    { $nation }: krok wstecz, { $steps ->
        [one] { $steps } krok do wojny
        [few] { $steps } kroki do wojny
       *[many] { $steps } kroków do wojny
    }.

## Events of battles

event-battle-began =
    { $battle_id ->
        [siege] Bitwa oblężnicza { $region_at }. Atakujący: { $side } – { $figures }.
        [sortie] Wypad { $region_at }. Atakujący: { $side } – { $figures }.
       *[field] Bitwa { $region_at }, atak { $origin_from }. Atakujący: { $side } – { $figures }.
    }
event-white-rider-used = Biały Jeździec { $region_at }: Gandalf i wszystkie Nazgûle nie mają dowodzenia w tej bitwie.
event-combat-card-chosen = { $side }: zakryta karta walki z { $deck_gen }.
event-combat-card-revealed =
    { $combat_kind ->
        [card] { $side }: wezwanie do bitwy „{ $card }”.
       *[combat] { $side }: karta walki „{ $combat }” ({ $card }).
    }
event-combat-card-cancelled = { $side }: karta walki anulowana ({ $card }).
event-leadership-forfeited = { $side }: dowodzenie −{ $count }.
event-companion-silenced = { $figure } nie liczy się w tej rundzie.
event-leader-reroll-cancelled = { $side }: bez przerzutu dowódców w tej rundzie.
event-combat-rolled = { $side }: rzut bitewny { $dice }; trafienia: { $hits }.
event-leaders-rerolled = { $side }: przerzut dowódców { $dice }; trafienia: { $hits }.
event-additional-attack-rolled = { $side }: dodatkowy atak { $dice }; trafienia: { $hits }.
event-misses-turned = { $side }: pudła, które stały się trafieniami: { $count }.
event-hits-added = { $side }: dodane trafienia: { $count }.
event-hits-cancelled = { $side }: anulowane trafienia: { $count }.
event-figure-lost = { $side }: stracono { $figure_acc } { $region_at }.
event-unit-reduced = { $side }: osłabiono { $figure_acc } { $region_at }.
event-force-destroyed = Armia { $side_gen } { $region_at } zostaje zniszczona.
event-battle-ceased = { $side }: bitwę { $region_at } przerwano.
event-siege-battle-extended = { $side }: bitwa { $region_at } trwa dalej.
event-army-retreated = Armia { $side_gen } wycofuje się { $origin_from } { $region_to }.
event-army-withdrew = Armia { $side_gen } chroni się w twierdzy { $region_at }.
event-siege-began = Zaczyna się oblężenie { $region_at }.
event-siege-ended = Oblężenie { $region_at } się kończy.
event-sorcerer-drew = Czarownik: karta z { $deck_gen }.
