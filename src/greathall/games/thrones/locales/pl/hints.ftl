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
reason-ready = Każda twoja armia ma rozkaz.
reason-not-ready = Inny rozkaz może być jeszcze lepszy.
reason-raven-replaces = Teraz, gdy wszystkie rozkazy są odkryte, inny dałby więcej.
reason-raven-looks = Tylko ty będziesz wtedy wiedzieć, co niosą dzicy.
reason-raven-kept = Żaden inny rozkaz nie byłby dużo lepszy.
reason-order-poor = Tam zmiana rozkazu daje najwięcej.
reason-no-matter = Bot nie widzi tu różnicy.
reason-power-now = Od razu daje żetony władzy.
reason-token-keeps = Obszar pozostanie twój, gdy jednostki odejdą.
reason-token-saved = To niewarte żetonu władzy.
reason-enough = Nic innego nie jest tu warte swoich punktów.
reason-stronger = Wzmacnia cię { $area_at }.
reason-own-side = To twoja własna walka.
reason-against-neutral = To tylko przeciw neutralnemu lordowi.
reason-against-leader = To przeszkadza temu, komu bliżej do zwycięstwa.
reason-support-withheld = Zwycięstwo żadnej strony ci nie służy.
reason-more-strength = W walce liczy się każdy punkt siły.
reason-text-helps = Jej tekst tutaj ci pomaga.
reason-text-harms = Jej tekst kosztowałby więcej, niż daje.
reason-blade = Brakuje ci jednego punktu, a remisy wygrywasz.
reason-blade-kept = Jeden punkt nic by nie zmienił; poczeka na inną walkę.
reason-tide-poor = Dobrana karta daje za mało.
reason-tide-good = Dobrana karta jest wystarczająco dobra.
reason-retreat-safe = Tam twoje jednostki są najbezpieczniejsze i najbardziej potrzebne.
reason-retreat-unsafe = Tam przynoszą swojemu rodowi najmniej pożytku.
reason-ships = Każdy okręt, który stanie się twój, to jeden mniej po ich stronie.
reason-order-harms = Ten rozkaz zaszkodziłby ci najbardziej.
reason-strongest = To najsilniejsza z tych kart.
reason-weakest = To najsłabsza z tych kart.
reason-yourself = Nikt nie zadba o ciebie lepiej niż ty.
reason-yourself-last = Spadłoby to na ciebie.
reason-farthest = Temu rodowi najdalej do zwycięstwa.
reason-nearest = Temu rodowi najbliżej do zwycięstwa.
reason-rise-most = Tam awans daje najwięcej.
reason-fall-least = Tam spadek kosztuje cię najmniej.
reason-fall-theirs = Tam spadek kosztuje ich najwięcej.
reason-helps-most = Z tego wszystkiego to pomaga ci teraz najbardziej.
reason-places-return = Miejsca na torze można odzyskać licytacją; jednostki traci się na długo.
