### Stół „Wojny o Pierścień” w terminalu.

war-turn = Tura { $turn }. { $phase }
war-points = Punkty zwycięstwa: { $parts }.
war-points-of = { $player } { $count } z { $most }
war-fellowship = Drużyna: { $place }, postęp { $count }.
war-in-mordor = Drużyna: krok { $count } z { $most } w Mordorze.
war-hidden = Ukryta.
war-revealed = Odkryta.
war-corruption = Zepsucie { $count } z { $most }.
war-guide = Przewodnik: { $guide }.
war-companions = Towarzysze: { $companions }.
war-hunt = Pole Polowania: kości Cienia { $shadow }, Wolnych Ludów { $free }. Żetony w puli Polowania: { $pool }.
war-at-war = W stanie wojny: { $nations }.
war-steps = Kroki do wojny: { $nations }.
war-passive = nacja pasywna
war-table = Na stole: { $cards }.
war-dice = pozostałe kości
war-all-dice = wszystkie kości
war-rings = Pierścienie Elfów
war-character-cards = karty postaci
war-strategy-cards = karty strategii
war-nobody = nic
war-besieged = oblężona
war-besieging = oblega
war-taken = Zdobyte osady
war-battle = Bitwa { $place }
war-round = Runda { $round }.
war-side = { $player }: { $figures }; kości { $dice }, trafia od { $needed }, dowodzenie { $leadership }
war-combat-card = Karta walki: { $card }
war-rolled = Wypadło: { $dice }; trafienia: { $hits }
war-odds = Szanse na tyle sukcesów: { $chances }
war-hand = Ręka: { $player }
war-discard = Odrzucone karty
war-reinforcements = Posiłki: { $player }
war-casualties = Straty Wolnych Ludów
war-tiles-drawn = Dobrane żetony Polowania
war-tiles-waiting = Żetony czekające na Mordor
war-tiles-removed = Żetony poza grą
war-worth =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }
war-legend = 3/1: 3 jednostki regularne, 1 elitarna. +2: dowódcy lub Nazgûle. *1: postacie. @: Powiernicy Pierścienia. #: twierdza, =: miasto, -: miasteczko, %: fortyfikacja. ^: góry.
war-no-map = Mapa potrzebuje terminala o szerokości { $columns } kolumn. Wszystko, co na niej widać, jest opowiedziane niżej słowami.
war-faction-cards = karty frakcji
war-on-card = Figurek na karcie „{ $card }”: { $count }
