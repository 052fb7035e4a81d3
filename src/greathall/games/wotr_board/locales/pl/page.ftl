### Własne słowa strony dla „Wojny o Pierścień”: stół wokół mapy.

page-tab-map = Mapa
page-tab-dice = Kości
page-tab-tracks = Tory
page-map = Mapa Śródziemia

## Score, dice, Nations

page-score = Punkty zwycięstwa i zepsucie
page-corruption = zepsucie
page-dice = Kości akcji
page-dice-left = zostało { $left } z { $all }
page-die-in-use = { $face }: w użyciu
page-die-used = { $face }: użyta
page-rings = Pierścienie Elfów: { $count }
page-leads = gracz prowadzący
page-nations = Nacje
page-at-war = w stanie wojny
page-passive = pasywna
page-passive-note = pasywna: staje przed wojną
page-steps-to-war =
    { $steps ->
        [one] { $steps } krok do wojny
        [few] { $steps } kroki do wojny
       *[many] { $steps } kroków do wojny
    }
# $face: a die; $deed: what it is used for
page-with-die = Kość „{ $face }”: { $deed }.

## The Fellowship and the Hunt

page-fellowship-and-hunt = Drużyna i Polowanie
page-fellowship = Drużyna
page-hidden = ukryta
page-revealed = odkryta
page-fellowship-at = { $region }, postęp { $progress }
page-fellowship-in-mordor = Tor Mordoru, krok { $step } z { $most }
page-corruption-is = Zepsucie { $count } z { $most }.
page-corruption-would-be = Zepsucie { $now } → { $then } z { $most }
page-companion = { $name }, poziom { $level }
page-guide-of-ring = Przewodnik
page-hunt = Polowanie
page-hunt-for-ring = Polowanie na Pierścień
page-hits-on = trafia na { $needed }+
page-hunt-dice =
    { $dice ->
        [one] { $dice } kość na { $needed }+.
        [few] { $dice } kości na { $needed }+.
       *[many] { $dice } kości na { $needed }+.
    }
page-hunt-easier = −{ $count } za kości Wolnych Ludów.
page-hunt-rerolls = Przerzuty: { $count }.
page-hunt-box = Pole Polowania: kości Cienia { $shadow }, kości Wolnych Ludów { $free }.
page-nobody-hunts = Żadna kość nie poluje.
page-pool =
    { $count ->
        [one] Pula Polowania: { $count } żeton
        [few] Pula Polowania: { $count } żetony
       *[many] Pula Polowania: { $count } żetonów
    }
page-tiles-of = { $tile }: { $count }
page-tiles-waiting = czekają na Mordor
page-successes =
    { $count ->
        [one] { $count } sukces
        [few] { $count } sukcesy
       *[many] { $count } sukcesów
    }
page-damage = Obrażenia { $count }
page-cause-hunt = rzut Polowania
page-cause-card = przez kartę
page-cause-stronghold = przez twierdzę Cienia
page-cause-balrog = przez Balroga
page-cause-mordor = krok w Mordorze

## Cards

page-hand = Ręka
page-whose-hand = Czyja ręka
page-no-cards = Brak kart na ręce.
page-in-battle = W bitwie:
page-order-number = kolejność
page-table-and-decks = Na stole, talie i karty odrzucone
page-on-table = Na stole
page-nothing-on-table = nic
page-decks-and-discards = Talie i odrzucone
page-cards-held = karty na ręce
page-discards = Karty odrzucone

## Who goes

page-who-goes = Kto idzie?
page-who-goes-then-where = Kto idzie? Potem wybierz dokąd.
page-must-go = { $unit }: musi iść.
page-going = { $unit }: idzie { $going } z { $all }
page-one-fewer = { $unit }: o jedną figurkę mniej
page-one-more = { $unit }: o jedną figurkę więcej
page-all-go = Wszyscy
page-depart = Ruszaj
page-figures = Figurki
page-kind-regular = regularna
page-kind-elite = elitarna
page-kind-leader = dowódca
page-kind-nazgul = Nazgûl

## Battles

page-battle = Bitwa { $region }
page-field = Bitwa { $region }
page-siege = Oblężenie { $region }
page-sortie = Wypad { $region }
page-attacks-field = atakuje
page-attacks-siege = szturmuje
page-attacks-sortie = robi wypad
page-defends-field = broni się
page-defends-siege = za murami
page-defends-sortie = oblega
page-strengths = Siły
page-rolls = Rzuty
page-row-units = siła
page-row-strength = rzut z
page-row-leaders = dowodzenie
page-row-roll = rzut
page-row-reroll = przerzut
page-dice-on =
    { $dice ->
        [one] { $dice } kość na { $needed }+
        [few] { $dice } kości na { $needed }+
       *[many] { $dice } kości na { $needed }+
    }
page-a-hit = trafienie
page-hits-on-side = trafienia w: { $side }
page-card-face-down = zakryta: { $deck }
page-no-card = bez karty
page-no-card-yet = jeszcze bez karty
page-odds = Szanse tej rundy
page-odds-next = Szanse następnej rundy

# Answers that a player sets in advance.
standing-pass-this-turn = Pasuj do końca tej tury, gdy pozwalają na to zasady
standing-no-combat-card = Nie zagrywaj kart walki w tej turze
