### Dlaczego bot zrobiłby właśnie tak: powody za i przeciw, w podpowiedzi.

reason-decides = Lokalizacja „{ $location }” jest wtedy rozstrzygnięta dla ciebie: atak { $attack }, obrona { $defence }.
reason-to-spare = Lokalizacja „{ $location }” jest twoja z zapasem: atak { $attack }, obrona { $defence }.
reason-closer = Lokalizacja „{ $location }” jest bliżej: atak { $attack }, obrona { $defence }.
reason-points =
    Lokalizacja „{ $location }” daje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
reason-attackers-fall = Po walce atakujący zostają wykluczeni.
reason-price = Płaci za to inna karta; najmniej brakowałoby karty „{ $card }”.
reason-forsake = Ręka będzie pusta, więc trzeba będzie poświęcić kartę.
reason-no-price = Nie kosztuje to innej karty.
reason-reserve = W rezerwie czeka na lepsze miejsce i poruszy się tam bez opłaty.
reason-item-waits = Przedmiot czeka przy karcie „{ $card }” na miejsce, w którym się liczy.
reason-item-falls = Jeśli karta „{ $card }” zostanie wykluczona, przedmiot przepadnie z nią.
reason-event = Jej tekst działa od razu.
reason-action = Akcja karty „{ $card }” pomoże bardziej niż zagrana karta.
reason-new-path = Obecna ścieżka stoi dobrze, a „{ $card }” otwiera następną.
reason-ring = Żeton Pierścienia daje więcej kart do wyboru.
reason-ring-kept = Nieużyty może na końcu dać punkt.
reason-pass = Nic innego nie daje więcej, niż kosztuje, a karty zostają na ręce.
reason-discard = Karta przepada za nic; to dobre tylko wtedy, gdy nie wolno spasować.
reason-winnow = Dwie karty przepadają na zawsze, a przychodzi tylko jedna.
reason-activate = W lokalizacji „{ $location }” masz przewagę albo najwięcej do zdobycia.
reason-least-missed = Z tego wszystkiego będzie tego teraz brakować najmniej.
reason-most-useful = Z tego wszystkiego da teraz najwięcej.

outlook-holds = „{ $location }” się obroni: atak { $attack }, obrona { $defence }
outlook-falls = „{ $location }” padnie: atak { $attack }, obrona { $defence }
reason-text-helps = Tekst daje więcej, niż zabiera.
reason-text-costs = Tekst zabrałby więcej, niż daje.
reason-agree = Twój sojusznik dobrze wybrał; nikt inny nie wybrałby dla was lepiej.
reason-token = Tam żeton najbardziej zmienia walkę.
reason-strike = To najlepsza karta, którą wróg może tu stracić.
reason-no-matter = Bot nie widzi tu różnicy.
