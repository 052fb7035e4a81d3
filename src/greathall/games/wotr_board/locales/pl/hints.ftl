### Dlaczego bot zrobiłby właśnie tak: powody za i przeciw, w podpowiedzi.

## Dice

reason-deed = Tą kością: { $deed }.
reason-pass = Masz mniej kości niż wróg: niech on działa pierwszy.
reason-ring = Pierścień Elfów obraca kość na ściankę, która jest teraz potrzebna.
reason-ring-lost = Potem z tego Pierścienia może skorzystać Cień.
reason-ring-face = { $face }: porusza Drużynę, prowadzi armie, pozwala Nazgûlom latać.
reason-face = { $face }: co może, powiedziano przy kościach.
reason-least-useful = { $face }: ta kość daje ci teraz najmniej.
reason-no-use = Tą kością nie da się zrobić nic dobrego.
reason-skip = Kość przepadłaby bez skutku.

## The Fellowship and the Hunt

reason-way =
    { $count ->
        [one] Drużyna ma do Mordoru { $count } krok.
        [few] Drużyna ma do Mordoru { $count } kroki.
       *[many] Drużyna ma do Mordoru { $count } kroków.
    }
reason-way-from =
    { $count ->
        [0] Stąd wchodzi się do Mordoru.
        [one] { $region }: { $count } krok do Mordoru.
        [few] { $region }: { $count } kroki do Mordoru.
       *[many] { $region }: { $count } kroków do Mordoru.
    }
reason-near-enough = Jest już dość blisko, by zadeklarować ją u bram Mordoru.
reason-steps-in-mordor =
    { $count ->
        [one] Do Szczelin Zagłady został { $count } krok.
        [few] Do Szczelin Zagłady zostały { $count } kroki.
       *[many] Do Szczelin Zagłady zostało { $count } kroków.
    }
reason-tile-in-mordor = Każdy krok w Mordorze to żeton Polowania.
reason-no-hunt = Na polu Polowania nie ma kości Cienia: nikt nie poluje.
reason-hunt =
    { $dice ->
        [one] Polowanie rzuca { $dice } kością, sukces od { $needed }: szansa na żeton { $chance } %.
        [few] Polowanie rzuca { $dice } kośćmi, sukces od { $needed }: szansa na żeton { $chance } %.
       *[many] Polowanie rzuca { $dice } kośćmi, sukces od { $needed }: szansa na żeton { $chance } %.
    }
reason-rest = Tam, gdzie ma schronienie, leczy się w każdej turze, w której jest zadeklarowana.
reason-hunters =
    { $count ->
        [one] Z { $count } kością na polu Polowania pierwszy ruch da żeton z szansą { $chance } %.
        [few] Z { $count } kośćmi na polu Polowania pierwszy ruch da żeton z szansą { $chance } %.
       *[many] Z { $count } kośćmi na polu Polowania pierwszy ruch da żeton z szansą { $chance } %.
    }
reason-fewer-actions = Każda kość na polu Polowania to o jedną akcję mniej dla twoich armii.
reason-all-act = Wszystkie kości zostają na akcje.
reason-unseen = Póki nikt nie wie, gdzie jest, Cień nie może się wokół niej zebrać.
reason-gate = Do Mordoru można wejść { $region_at }.
reason-heals = Drużyna leczy się { $region_at }: zepsucie −1.
reason-stronghold-tile = Cień trzyma twierdzę { $region_at }: ciągnie się jeszcze jeden żeton.
reason-enter-mordor = Do Szczelin Zagłady prowadzi tylko tor Mordoru.
reason-nobody-lost = Nie ginie żaden Towarzysz.
reason-corruption = Zepsucie wzrośnie do { $count } z 12.
reason-whole-damage = Zostają całe obrażenia: { $count }.
reason-by-lot = O tym, kto przepadnie, zdecyduje los.
reason-shields = Powstrzyma do { $count } obrażeń.
reason-companion-lost = Strata: { $character }.
reason-hobbit-leaves = Opuści Drużynę.
reason-gollum-reveals = Drużyna zostanie odkryta.
reason-guide = { $character }: poziom { $level }. Przewodnika można stracić zamiast obrażeń i działa jego zdolność.
reason-hide = Odkryta Drużyna nie może się ruszyć, póki się jej nie ukryje.
reason-crown = Obieżyświat może zostać koronowany w Gondorze: Aragorn daje jeszcze jedną kość akcji.
reason-shield-leaves = Kto odchodzi, nie stoi już między Polowaniem a Pierścieniem.
reason-shield-stays = Pozostali zostają, by chronić Pierścień.
reason-balrog = Kolejny żeton osłabi Drużynę.

## Armies and battles

reason-march = Armia idzie { $origin_from } { $region_to }.
reason-leaves = Mało kto zostanie { $region_at }, a wróg jest blisko.
reason-town = Można zdobyć miasteczko { $region_at }.
reason-points =
    { $count ->
        [one] Stawka { $region_at }: { $count } punkt zwycięstwa.
        [few] Stawka { $region_at }: { $count } punkty zwycięstwa.
       *[many] Stawka { $region_at }: { $count } punktów zwycięstwa.
    }
reason-threatened = Wróg jest blisko, zagrożenie { $region_at }.
reason-own-army = Twoja siła { $region_at }: { $count }.
reason-enemy-army = Siła wroga { $region_at }: { $count }.
reason-all-go = Idą wszyscy: razem są najsilniejsi.
reason-guard = Załoga utrzyma osadę { $region_at }.
reason-dice = Twoje kości { $region_at }: { $dice }, wroga: { $against }.
reason-stronger = Licząc kości, przerzuty i jednostki, przeważasz.
reason-weaker = Licząc kości, przerzuty i jednostki, przeważa wróg.
reason-walls = Przez mury { $region_at } trafia tylko 6.
reason-behind-walls = Za murami trafia cię tylko 6.
reason-siege = Armia będzie oblężona, a zmieści się tylko pięć jednostek.
reason-open-field = W polu trafia cię też 5.
reason-spares = Nie giną kolejne jednostki.
reason-holds-ground = Region jest utrzymany.
reason-outright = Jednostka elitarna ginie za dwa trafienia naraz.
reason-reduced = Jednostka elitarna stanie się regularną.
reason-least-missed = Z tego wszystkiego najmniej będzie tego brakować, jak teraz stoi partia.
reason-own-hits = Trafienia we własne jednostki: { $count }. Każde z nich trafia też wroga.
reason-orderly-withdrawal = Trafienie jest anulowane, a armia opuszcza bitwę.
reason-advance = Kto wkroczy, ten zdobędzie region.
reason-together = Razem jesteście silniejsi.
reason-white-rider = Nazgûle tracą dowodzenie.

## Figures and Nations

reason-character = Poziom { $level }, dowodzenie { $leadership }.
reason-new-die = Daje co turę jeszcze jedną kość akcji.
reason-minion = Sługa prowadzi armie i ma własne zdolności.
reason-elite = Jednostka elitarna wytrzymuje dwa trafienia.
reason-regular = Jednostka regularna: jedna kość w bitwie, jedno trafienie.
reason-leads = Prowadzi armię: jedno pudło można przerzucić.
reason-front = Stąd do wroga jest blisko: { $region }.
reason-far = Nie ma wroga w pobliżu: { $region }.
reason-reinforcements = Straty wracają: Cień zawsze może rekrutować.
reason-few-free = Twoje osady potrzebują obrońców, póki są posiłki.
reason-nation =
    { $steps ->
        [0] { $nation }: w stanie wojny.
        [one] { $nation }: { $steps } krok do wojny.
        [few] { $nation }: { $steps } kroki do wojny.
       *[many] { $nation }: { $steps } kroków do wojny.
    }
reason-nation-threatened = { $nation }: wrogowie są blisko.
reason-at-war = Tylko nacje w stanie wojny atakują, rekrutują i przekraczają granice.
reason-voice = Isengard dostaje jednostki regularne we wszystkich osadach albo elitarne w Orthanku.
reason-minions-fly = Nazgûle lecą tam, gdzie prowadzą armie albo tropią Pierścień.
reason-hunts = Powierników Pierścienia ostatnio widziano { $region_at }: Nazgûl przerzuca tam kość Polowania.
reason-leads-there = Jest armia do prowadzenia { $region_at }.
reason-of-no-use = Nikomu nie są potrzebne { $region_at }.
reason-well-placed = Pozostali stoją dobrze.
reason-companions-lead = Towarzysze prowadzą armie i aktywują nacje.
reason-to-the-crown =
    { $count ->
        [0] { $region }: tu może zostać koronowany.
        [one] { $region }: { $count } krok do miejsca koronacji.
        [few] { $region }: { $count } kroki do miejsca koronacji.
       *[many] { $region }: { $count } kroków do miejsca koronacji.
    }

## Cards

reason-card = Najlepsza karta do tego: „{ $card }”.
reason-card-now = To wydarzenie dobrze ci teraz służy.
reason-card-later = Jej lepszy czas dopiero nadejdzie.
reason-card-stays = Zostaje na stole.
reason-card-harms = Karta na stole działa przeciw tobie.
reason-card-for-nothing = Karta za nic.
reason-hand =
    { $count ->
        [one] Masz { $count } kartę; najwięcej może być sześć.
        [few] Masz { $count } karty; najwięcej może być sześć.
       *[many] Masz { $count } kart; najwięcej może być sześć.
    }
reason-deck-character = Karty postaci najbardziej pomagają albo szkodzą Drużynie.
reason-deck-strategy = Karty strategii najbardziej pomagają armiom i nacjom.
reason-combat = W tej rundzie daje ci „{ $combat }”.
reason-event-lost = Wtedy jako wydarzenia już się jej nie zagra.
reason-keep-cards = Twoje karty są cenniejsze jako wydarzenia.

## Whatever else

reason-enough = Wszystko inne kosztowałoby więcej, niż daje.
reason-of-factions = Tak Namiestnik ocenia frakcje; więcej nie mówi.
reason-no-difference = Namiestnik nie widzi różnicy między odpowiedziami: wybierz, jak chcesz.
