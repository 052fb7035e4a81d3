### Pierwsza gra z mistrzem przeciw botom: co jest tu inne i co nowe.

lesson-hand = Twoja ręka
    .text = Grasz Gandalfem w pojedynkę; Balrog jest botem z zasad, bez miejsca przy stole. Te siedem kart widzisz tylko ty, a jego kart nie widzi nikt.
lesson-bot-turn = Dlaczego bot robi to, co robi
    .text = W swojej turze bot zadaje sobie od góry pytania z tego schematu i robi to, do czego prowadzi droga. Przebyta droga jest podświetlona i opowiedziana niżej.
lesson-beneficial = Co służy Cieniowi
    .text = Bot nie robi niczego, co mu nie pomaga. Dodaje symbole tam, gdzie przegrywa, ale może wygrać, zabiera ci karty, dodaje zepsucie albo dobiera.
lesson-rightmost = Skrajna prawa
    .text = Karty Cienia leżą od lewej do prawej tak, jak przyszły. Gdzie trzeba wybrać, bot bierze skrajną prawą. Za nic nie płaci, a karty z jego ręki są losowe: licz się z tym.
lesson-over = Znasz karty, walki i sposób myślenia bota. Graj do ostatniej ścieżki albo usiądź przy własnym stole; czekają trzy poziomy.
