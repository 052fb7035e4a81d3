### Dlaczego bot zrobiłby właśnie tak: powody za i przeciw, w podpowiedzi.

reason-takes-castle = Do zdobycia jest zamek { $area_at }.
reason-takes-stronghold = Do zdobycia jest twierdza { $area_at }.
reason-undefended = Nie ma { $area_at } żadnego wroga.
reason-attack = Masz siłę { $strength }, a { $area_at } czeka około { $against }, nie licząc kart rodów.
reason-neutral = Potrzeba { $area_at } siły { $lord }; masz { $strength }.
reason-nowhere = Nie ma stąd dokąd iść.
reason-threat = Wróg może zaatakować { $area_at } z siłą około { $strength }.
reason-no-threat = Nikt nie może cię teraz zaatakować { $area_at }.
reason-support = Dodaje siłę { $strength } twoim walkom w sąsiedztwie.
reason-raid = Zabiera sąsiedni rozkaz wsparcia, najazdu albo umocnienia władzy.
reason-power =
    Daje { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } władzy.
reason-muster =
    Mobilizuje { $area_at } za { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
reason-star = Zużywa jeden z twoich specjalnych rozkazów.
reason-stay = Każdy ruch kosztuje więcej, niż daje.
reason-leaves-empty = Nikt nie zostanie { $area_at }.
reason-raided = Rozkaz „{ $order }” { $area_at } wtedy zniknie.
reason-cards = Z { $all } kart, które wróg może zagrać, pokonujesz { $won }.
reason-battle = Stawka: { $area }.
reason-card-spent = Silna karta nie wróci, dopóki ręka nie będzie pusta.
reason-bid-track = Lepsze miejsce na torze „{ $track }” służy przez kilka rund.
reason-bid-wildlings = Dzicy zostaną odparci tylko wtedy, gdy wszyscy zapłacą dość.
reason-bid-kept =
    { $count ->
        [0] Nie zostanie ci żaden żeton władzy.
        [one] Zostanie ci { $count } żeton władzy.
        [few] Zostaną ci { $count } żetony władzy.
       *[many] Zostanie ci { $count } żetonów władzy.
    }
reason-least-missed = Z tego wszystkiego będzie tego teraz brakować najmniej.
