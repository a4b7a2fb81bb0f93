### Roll for the Galaxy: teksty kafli, pytania, dziennik.

## Słowa i ich formy

roll-phase-explore = Odkrywanie
    .gen = Odkrywania
    .acc = Odkrywanie
roll-phase-develop = Rozwój Technologii
    .gen = Rozwoju Technologii
    .acc = Rozwój Technologii
    .built = inną Technologię
roll-phase-settle = Kolonizacja
    .gen = Kolonizacji
    .acc = Kolonizację
    .built = Planetę
roll-phase-produce = Produkcja
    .gen = Produkcji
    .acc = Produkcję
roll-phase-ship = Dostawa
    .gen = Dostawy
    .acc = Dostawę
roll-face-wild = Joker
    .acc = Jokera
roll-dictate = Dyktat

roll-colour-home = Rodzimej Populacji
roll-colour-military = Wojska
roll-colour-consumption = Konsumpcji
roll-colour-novelty = Ulepszeń
roll-colour-rare = Rzadkich Pierwiastków
roll-colour-genes = Genów
roll-colour-alien = Technologii Obcych Cywilizacji

roll-world-novelty = Planeta Ulepszeń
    .gen = Planety Ulepszeń
    .acc = Planetę Ulepszeń
    .gen-pl = Planet Ulepszeń
    .loc-pl = Planetach Ulepszeń
roll-world-rare = Planeta Rzadkich Pierwiastków
    .gen = Planety Rzadkich Pierwiastków
    .acc = Planetę Rzadkich Pierwiastków
    .gen-pl = Planet Rzadkich Pierwiastków
    .loc-pl = Planetach Rzadkich Pierwiastków
roll-world-genes = Planeta Genów
    .gen = Planety Genów
    .acc = Planetę Genów
    .gen-pl = Planet Genów
    .loc-pl = Planetach Genów
roll-world-alien = Planeta Technologii Obcych Cywilizacji
    .gen = Planety Technologii Obcych Cywilizacji
    .acc = Planetę Technologii Obcych Cywilizacji
    .gen-pl = Planet Technologii Obcych Cywilizacji
    .loc-pl = Planetach Technologii Obcych Cywilizacji
roll-world-grey = szara Planeta
    .gen = szarej Planety
    .acc = szarą Planetę
    .gen-pl = szarych Planet
    .loc-pl = szarych Planetach

roll-dice = { $count } { $count ->
    [one] kość
   *[other] kości
} { $colour }
roll-die = kość { $colour }
    .gen = kości { $colour }
roll-workers = { $count } { $count ->
    [one] Robotnika
   *[other] Robotników
}
roll-workers-of = { $count } { $count ->
    [one] kość
   *[other] kości
} { LIST($colours, "or") }
roll-workers-but = { $count } { $count ->
    [one] kość
   *[other] kości
} (oprócz kości { LIST($colours, "or") })
roll-up-to = { $count ->
    [1] { $what }
   *[other] najwyżej { $what }
}
roll-exactly = dokładnie { $what }
roll-credits = { $count } { $count ->
    [one] Kredyt
    [few] Kredyty
   *[many] Kredytów
}
    .ins = { $count } { $count ->
        [one] Kredytem
       *[other] Kredytami
    }
roll-points = { $count } PZ
roll-tiles = { $count } { $count ->
    [one] kafel
    [few] kafle
   *[many] kafli
}
    .gen = { $count } { $count ->
        [one] kafla
       *[other] kafli
    }
roll-card-development = „{ $name }”
    .acc = Technologię „{ $name }”
    .gen = Technologii „{ $name }”
    .loc = Technologii „{ $name }”
roll-card-world = „{ $name }”
    .acc = Planetę „{ $name }”
    .gen = Planety „{ $name }”
    .loc = Planecie „{ $name }”
roll-tile = „{ $development }” / „{ $world }”

roll-place-cup = kubek
    .to = do swojego kubka
    .theirs = do kubka
    .in = w kubku
roll-place-citizenry = Populacja
    .to = do swojej Populacji
    .theirs = do Populacji
    .in = w Populacji
roll-place-good = dobro
    .to = jako dobro na tę Planetę
roll-place-strip = pod Paskiem
    .in = w akcji { FORM($phase, "gen") }
roll-place-stack = Strefa Rozbudowy
    .in = { FORM($stack, "on") }
roll-place-on-world = dobro na { FORM($card, "loc") }
    .in = dobro na { FORM($card, "loc") }
roll-stack-develop = stos Technologii
    .to = na stos Technologii
    .on = na stosie Technologii
    .gen = stosu Technologii
roll-stack-settle = stos Planet
    .to = na stos Planet
    .on = na stosie Planet
    .gen = stosu Planet
roll-where-top = na wierzch { FORM($stack, "gen") }
roll-where-bottom = na spód { FORM($stack, "gen") }

roll-kind-development = Technologia, koszt { $cost }
roll-kind-world = { $colour }, koszt { $cost }
roll-kind-home = Rodzima Planeta: { $colour }, koszt { $cost }
roll-kind-faction = Frakcja { $number }

## Co dają Planety

roll-gain = Weź { $dice } { FORM($place, "to") }.
roll-gain-credits = Otrzymujesz { $credits }.
roll-removes = Najpierw usuń { $count } { $count ->
    [one] własną kość
    [few] własne kości
   *[many] własnych kości
}.
roll-start-credits = Rozpoczynasz grę z { FORM($credits, "ins") }.

## Co robią Technologie

roll-power-reassign = Przesunięcie kości: możesz przesunąć { $movers }{ $from ->
    [any] { "" }
   *[one] { " " }z akcji { FORM($phase, "gen") }
} do { $to }.
roll-to-any = dowolnej innej akcji
roll-to-selected = aktywowanej przez Ciebie akcji
roll-to-phases = akcji { LIST($phases, "or", "gen") }
roll-power-reassign-one-column = Wszyscy przesuwani Robotnicy muszą pochodzić z tej samej akcji.
roll-power-reassign-most-novelty = Tylko jeśli nikt nie ma więcej Planet Ulepszeń niż Ty; w razie remisu przesuwasz tylko jednego Robotnika.
roll-power-dictate-again = Przesunięcie kości: możesz użyć Dyktatu dowolną liczbę razy, za każdym razem odkładając kolejnego Robotnika.
roll-power-dictate-moves = Przesunięcie kości: Twój Dyktat może przesunąć najwyżej { $max ->
    [one] { $max } Robotnika
   *[other] { $max } Robotników
} zamiast jednego.
roll-power-stock-pays = Odkrywanie: za każde Magazynowanie Odkrywcą { $colour } otrzymujesz { $credits } zamiast zwykłej zapłaty.
roll-power-scout-on-top = Odkrywanie: podczas Eksploracji możesz kłaść kafle także na wierzch swoich stosów.
roll-power-extra-workers = { $phase }: masz { LIST($workers, "and") }; nie zużywasz na to żadnej kości.
roll-extra-worker = dodatkowego Robotnika { $colour }
roll-power-extra-tile = Odkrywanie: gdy wszyscy gracze wykonają zadania, dobierz jeszcze jeden kafel i połóż go na spód wybranego stosu.
roll-power-rearrange = Odkrywanie: przed każdym zadaniem i po nim możesz dowolnie przekładać kafle w swojej Strefie Rozbudowy i odwracać je na drugą stronę.
roll-power-pays-if-scouted = Odkrywanie: otrzymujesz { $credits }, jeśli Eksplorację wykonuje przynajmniej jeden Twój Odkrywca { $colour }.
roll-power-cheaper = { $phase }: koszt { $what } jest dla Ciebie niższy o { $by }.
roll-power-cheaper-floor = { $phase }: koszt { $what } jest dla Ciebie niższy o { $by }, ale nigdy nie spada poniżej { $floor }.
roll-cheaper-developments = Technologii
roll-cheaper-reassign-developments = Technologii ze Zdolnością Przesunięcia kości
roll-cheaper-worlds = Planet
roll-cheaper-worlds-of = { LIST($colours, "and", "gen-pl") }
roll-power-pays-developments = Rozwój Technologii: otrzymujesz { $credits } za każdą inną opracowaną Technologię.
roll-power-pays-worlds = Kolonizacja: otrzymujesz { $credits } za każdą skolonizowaną Planetę.
roll-power-pays-worlds-extra = Kolonizacja: otrzymujesz { $credits } za każdą skolonizowaną Planetę, a jeśli jest to { $colour }, dodatkowo { $extra }.
roll-power-pays-extra-only = Kolonizacja: otrzymujesz { $extra } za każdą skolonizowaną { FORM($colour, "acc") }.
roll-power-back-every = { $phase }: wszystkie kości { $colour }, którymi płacisz za { FORM($phase, "built") }, wracają do kubka zamiast do Populacji.
roll-power-back-some = { $phase }: spośród kości, którymi płacisz za { FORM($phase, "built") }, wybierz { $min ->
    [0] najwyżej { $max }
   *[other] { $max ->
        [2] { $min } lub { $max }
       *[other] od { $min } do { $max }
    }
}; wybrane wracają do kubka zamiast do Populacji.
roll-power-once = Po opracowaniu: { $what }.
roll-once-remove = usuń { $count } { $count ->
    [one] własną kość
    [few] własne kości
   *[many] własnych kości
}
roll-once-credits = zdobądź { $credits }
roll-once-dice = weź { $dice } { FORM($place, "to") }
roll-once-list = { LIST($steps, "and") }
roll-power-pays = { LIST($phases, "or") }: na koniec akcji otrzymujesz { $credits }.
roll-power-pays-most-developments = { LIST($phases, "or") }: na koniec akcji otrzymujesz { $credits }, jeśli masz więcej Technologii niż każdy inny gracz.
roll-power-pays-more = { LIST($phases, "or") }: na koniec akcji otrzymujesz { $credits } i jeszcze { $more }, jeśli wszystkie Planety o najwyższym koszcie w grze należą do Ciebie.
roll-power-scores = { $phase }: na koniec akcji otrzymujesz { $points }.
roll-power-pays-per-die = { $phase }: na koniec akcji otrzymujesz { $credits } za { $per ->
    [one] każdą kość { $colour } w Twojej Populacji
    [few] każde { $per } kości { $colour } w Twojej Populacji (zaokrąglając w górę)
   *[many] każde { $per } kości { $colour } w Twojej Populacji (zaokrąglając w górę)
}.
roll-power-pays-per-good-world = Produkcja: na koniec akcji otrzymujesz { $credits } za każde dobro na Twoich { FORM($colour, "loc-pl") }.
roll-power-pays-per-good-die = Produkcja: na koniec akcji otrzymujesz { $credits } za każdą kość { $colour }, która jest dobrem.
roll-power-trade-pays = Dostawa: za każde sprzedane dobro otrzymujesz dodatkowo { $credits }.
roll-power-trade-pays-world = Dostawa: za każde dobro sprzedane z { FORM($colour, "gen") } otrzymujesz dodatkowo { $credits }.
roll-power-trade-buys-point = Dostawa: po każdej Sprzedaży możesz wydać 1 Kredyt, aby zdobyć 1 PZ.
roll-power-consume-scores = Dostawa: za każde skonsumowane dobro otrzymujesz dodatkowo { $points }.
roll-power-consume-scores-world = Dostawa: za każde dobro skonsumowane z { LIST($colours, "or", "gen") } otrzymujesz dodatkowo { $points }.
roll-power-consume-pays = Dostawa: za każde skonsumowane dobro otrzymujesz { $credits }.
roll-power-consume-pays-world = Dostawa: za każde dobro skonsumowane z { FORM($colour, "gen") } otrzymujesz { $credits }.
roll-power-goods-per-world = Na każdej z Twoich Planet poza szarymi może leżeć { $goods ->
    [one] { $goods } dobro
    [few] do { $goods } dóbr
   *[many] do { $goods } dóbr
}.

roll-bonus-per-development = Na koniec gry: { $points } za każdą Technologię w Twoim Imperium.
roll-bonus-per-development-without-reassign = Na koniec gry: { $points } za każdą Technologię bez Zdolności Przesunięcia kości w Twoim Imperium.
roll-bonus-per-die-colour = Na koniec gry: { $points } za każdy kolor wśród Twoich kości.
roll-bonus-per-good = Na koniec gry: { $points } za każde Twoje dobro.
roll-bonus-per-group-of-dice = Na koniec gry: { $points } za każde { $size } posiadane kości { $colour } (niepełna grupa liczy się jak pełna).
roll-bonus-per-world = Na koniec gry: { $points } za każdą { FORM($colour, "acc") } w Twoim Imperium.
roll-bonus-share-of-cost = Na koniec gry: PZ równe łącznemu kosztowi { $what }, podzielonemu przez { $divisor } i zaokrąglonemu w górę.
roll-share-developments = wszystkich Technologii w Twoim Imperium
roll-share-novelty-worlds = wszystkich Planet Ulepszeń w Twoim Imperium
roll-share-reassign-developments = wszystkich Technologii ze Zdolnością Przesunięcia kości w Twoim Imperium
roll-bonus-triangular-chips = Na koniec gry: 1 PZ, jeśli Twoje żetony PZ są warte co najmniej 1; 2 PZ – co najmniej 3; 3 PZ – co najmniej 6; 4 PZ – co najmniej 10 i tak dalej; każdy kolejny próg rośnie o 1 więcej niż poprzedni.

## Pytania

roll-prompt-choose-start-development = Który z Twoich dwóch kafli ma być pierwszą Technologią? Drugi zostanie Planetą.
roll-prompt-assign-workers = Przydziel swoich Robotników i aktywuj jedną akcję.
roll-prompt-choose-explore-task = Jakie zadanie wykona Twój następny Odkrywca?
roll-prompt-place-drawn-tiles = Połóż każdy dobrany kafel na jednym ze stosów tą stroną do góry, którą chcesz zbudować.
roll-prompt-place-extra-tile = Dobrany kafel: { $tile }. Na który stos ma trafić?
roll-prompt-discard-a-tile = Woreczek jest pusty. Który kafel do niego odkładasz?
roll-prompt-choose-paying-dice = Którymi kośćmi płacisz za kafel? Wybierz { $min }.
roll-prompt-choose-next-worker = Który Robotnik trafi teraz { FORM($stack, "to") }?
roll-prompt-choose-dice-for-cup = Które kości wracają do Twojego kubka? Wybierz { $range }.
roll-prompt-choose-die-to-remove = Którą swoją kość usuwasz?
roll-prompt-choose-world-for-producer = Który Producent wytworzy dobro i na której Planecie?
roll-prompt-choose-shipment = Które dobro dostarczasz, którym Handlarzem i w jaki sposób?
roll-prompt-buy-a-point = Czy wydajesz 1 Kredyt za 1 PZ?
roll-prompt-manage-empire = Zrekrutuj Robotników za swoje Kredyty i przywołaj kości, jeśli chcesz.
roll-range = { $min ->
    [0] najwyżej { $max }
   *[other] { $max ->
        [2] { $min } lub { $max }
       *[other] od { $min } do { $max }
    }
}
roll-range-exactly = { $min }

roll-choice-buy = kup 1 PZ
roll-choice-keep = zachowaj Kredyt
roll-choice-trade = Sprzedaj { $good } { $shipper }
roll-choice-consume = Skonsumuj { $good } { $shipper }
roll-good-on = dobro z { FORM($card, "gen") }
roll-good-die = dobro (kość { $colour })
roll-shipper = Handlarzem { $colour }
roll-shipper-extra = dodatkowym Handlarzem { $colour }
roll-choice-produce = { $die } na { FORM($card, "loc") }
roll-choice-die-in = { $die }, { FORM($place, "in") }
roll-task-stock = Magazynowanie
roll-task-scout = Eksploracja
roll-task-rearrange = Przełożenie kafli
roll-task-done = Koniec

## Dlaczego plan odrzucono

roll-refusal-not-a-plan = Tego planu nie da się odczytać.
roll-refusal-not-a-task = To nie jest zadanie dla Odkrywcy.
roll-refusal-no-phase-selected = Aktywuj akcję jedną ze swoich kości.
roll-refusal-not-your-die = Tej kości nie ma w Twoim rzucie.
roll-refusal-die-not-wild = Tylko Jokera można przydzielić do akcji, której nie wskazuje.
roll-refusal-die-placed-twice = Ten sam Joker został przydzielony dwa razy.
roll-refusal-wild-not-placed = Każdego Jokera trzeba przydzielić do jakiejś akcji.
roll-refusal-power-used-already = { $power }: tej Zdolności można użyć tylko raz w rundzie.
roll-refusal-dictate-sets-one-aside = Dyktat wymaga odłożenia jednego Robotnika.
roll-refusal-only-dictate-sets-aside = { $power }: ta Zdolność nie odkłada Robotnika.
roll-refusal-not-beneath-strip = Ta kość nie leży pod Paskiem Wyboru Akcji.
roll-refusal-wrong-number-of-moves = { $power }: dozwolona liczba przesuwanych Robotników to od { $min } do { $max }.
roll-refusal-no-such-power = { $power }: tej Zdolności nie możesz teraz użyć.
roll-refusal-not-from-one-column = { $power }: ta Zdolność przesuwa Robotników tylko z jednej akcji.
roll-refusal-may-not-move = { $power }: nie można przesunąć { FORM($die, "gen") } do akcji { FORM($phase, "gen") }.
roll-refusal-die-moved-twice = Jedna Zdolność może przesunąć Robotnika tylko raz.
roll-refusal-same-column = Ten Robotnik już tam jest.
roll-refusal-not-your-tile = Tego kafla nie ma w Twojej Strefie Rozbudowy.
roll-refusal-not-all-your-tiles = Muszą tu być wszystkie kafle z Twojej Strefy Rozbudowy, każdy jeden raz.
roll-refusal-explorers-left = Masz jeszcze niewykorzystanych Odkrywców.
roll-refusal-no-explorers = Nie masz już Odkrywców.
roll-refusal-no-such-explorer = Nie masz Odkrywcy tego koloru.
roll-refusal-not-a-placement = Dla każdego kafla podaj stos, na który trafi.
roll-refusal-no-such-stack = Nie ma takiego stosu.
roll-refusal-top-or-bottom = Kafel kładzie się na wierzch albo na spód stosu.
roll-refusal-only-to-the-bottom = Kafle z Eksploracji trafiają na spód stosu.
roll-refusal-tile-placed-twice = Ten sam kafel został położony dwa razy.
roll-refusal-tiles-left = Trzeba położyć każdy dobrany kafel.
roll-refusal-not-in-citizenry = Tej kości nie ma w Twojej Populacji.
roll-refusal-not-recallable = Przywołać można tylko Inżynierów, Kolonizatorów i dobra.
roll-refusal-recruit-exactly = Zrekrutuj dokładnie { $count ->
    [one] { $count } Robotnika
   *[other] { $count } Robotników
}.
roll-refusal-cup-would-be-empty = Twój kubek byłby pusty: przywołaj co najmniej jedną kość.
roll-refusal-option-yes-or-no = Opcja „{ $name }” może być tylko włączona albo wyłączona.
roll-refusal-option-number = Opcja „{ $name }” musi być liczbą całkowitą od { $min } do { $max }.
roll-refusal-option-factions = Podaj różne Frakcje ({ $seats }) albo zdaj się na los.
roll-refusal-option-home-worlds = Podaj różne Rodzime Planety ({ $seats }) albo zdaj się na los.

roll-option-beginner = Pierwsza gra: kafle początkowe leżą tańszą stroną do góry
roll-option-pointsPerPlayer = PZ w puli na każdego gracza
roll-option-factions = Frakcje
roll-option-homeWorlds = Rodzime Planety

## Dziennik

roll-event-seat-dealt = { $who } otrzymał{ FORM($who, "a") } Frakcję { $faction } ({ LIST($halves, "and") }) i Rodzimą Planetę { $home }; na początek: { $credits }.
roll-event-drew = { $who } dobrał{ FORM($who, "a") } { $tiles }.
roll-event-drew-seen = { $who } dobrał{ FORM($who, "a") } z woreczka: { LIST($cards, "and") }.
roll-event-placed = { $who } położył{ FORM($who, "a") } kafel { $where }.
roll-event-placed-seen = { $who } położył{ FORM($who, "a") } { FORM($card, "acc") } { $where }.
roll-event-top-shown = Na wierzchu { FORM($stack, "gen") } { FORM($who, "gen") } znalazł się kafel { $card }.
roll-event-top-empty = { $stack } { FORM($who, "gen") } opustoszał.
roll-event-round-began = Rozpoczęła się runda { $round }.
roll-event-rolled = { $who } wykonał{ FORM($who, "a") } rzut: { LIST($dice, "and") }.
roll-event-rolled-seen = { $who } rzucił{ FORM($who, "a") } kośćmi. Wynik: { LIST($faces, "and") }.
roll-face-count = { $count } × { $face }
roll-event-revealed = { $who } aktywował{ FORM($who, "a") } { FORM($phase, "acc") } ({ $die }) i przydzielił{ FORM($who, "a") } Robotników: { LIST($columns, "and") }.
roll-event-revealed-alone = { $who } aktywował{ FORM($who, "a") } { FORM($phase, "acc") } ({ $die }).
roll-column = { $phase } { $count }
roll-event-extra-die = Dodatkowa kość wskazała { FORM($face, "acc") }: doszła akcja { FORM($phase, "gen") }.
roll-event-extra-die-nothing = Dodatkowa kość wskazała { FORM($face, "acc") } i niczego nie zmieniła.
roll-event-phases-set = Akcje w tej rundzie: { LIST($phases, "and") }.
roll-event-returned = { $who } odłożył{ FORM($who, "a") } do kubka niewykorzystane kości z akcji { FORM($phase, "gen") }: { LIST($dice, "and") }.
roll-event-returned-dictate = { $who } odłożył{ FORM($who, "a") } do kubka { LIST($dice, "and") } z obszaru Dyktatu.
roll-event-phase-began = Rozpoczęła się akcja { FORM($phase, "gen") }.
roll-event-phase-began-in-turn = Rozpoczęła się akcja { FORM($phase, "gen") }, rozgrywana po kolei.
roll-event-phase-ended = Zakończyła się akcja { FORM($phase, "gen") }.
roll-event-stocked = { $who } wykonał{ FORM($who, "a") } Magazynowanie Odkrywcą { $colour }.
roll-event-scouted = { $who } wykonał{ FORM($who, "a") } Eksplorację Odkrywcą { $colour }; do dobrania: { $draws }.
roll-event-scouted-abandoning = { $who } wykonał{ FORM($who, "a") } Eksplorację Odkrywcą { $colour }; odrzucone: { $abandoned }, do dobrania: { $draws }.
roll-event-abandoned = { $who } odrzucił{ FORM($who, "a") } { $tiles }.
roll-event-abandoned-seen = { $who } odrzucił{ FORM($who, "a") } ze Strefy Rozbudowy: { LIST($cards, "and") }.
roll-event-rearranged = { $who } na nowo ułożył{ FORM($who, "a") } Strefę Rozbudowy; stos Technologii: { $develop }, stos Planet: { $settle }.
roll-event-rearranged-developments = { $who } na nowo ułożył{ FORM($who, "a") } Strefę Rozbudowy; stos Technologii: { $develop }, stos Planet pusty.
roll-event-rearranged-worlds = { $who } na nowo ułożył{ FORM($who, "a") } Strefę Rozbudowy; stos Planet: { $settle }, stos Technologii pusty.
roll-event-bag-refilled = Odrzucone kafle wróciły do woreczka: { $tiles }.
roll-event-discarded = { $who } odłożył{ FORM($who, "a") } kafel do woreczka.
roll-event-discarded-seen = { $who } odłożył{ FORM($who, "a") } do woreczka kafel { $card }.
roll-event-scout-lost = { FORM($who, "dat") } zabrakło { FORM($tiles, "gen") } do dobrania.
roll-event-worker-placed = { $who } położył{ FORM($who, "a") } { $die } { FORM($stack, "to") }.
roll-event-completed-development = { $who } opracował{ FORM($who, "a") } { FORM($card, "acc") } (zapłata: { LIST($dice, "and") }).
roll-event-completed-world = { $who } skolonizował{ FORM($who, "a") } { FORM($card, "acc") } (zapłata: { LIST($dice, "and") }).
roll-event-completed-development-free = { $who } opracował{ FORM($who, "a") } { FORM($card, "acc") } bez żadnego kosztu.
roll-event-completed-world-free = { $who } skolonizował{ FORM($who, "a") } { FORM($card, "acc") } bez żadnego kosztu.
roll-event-to-citizenry = { $who } odłożył{ FORM($who, "a") } do Populacji { LIST($dice, "and") }.
roll-event-to-cup = { $who } odłożył{ FORM($who, "a") } do kubka { LIST($dice, "and") }.
roll-event-die-removed = { $who } pozbył{ FORM($who, "a") } się { FORM($die, "gen") } ({ FORM($place, "in") }).
roll-event-die-gained = { $who } otrzymał{ FORM($who, "a") } { $die } { FORM($place, "theirs") }.
roll-event-die-gained-good = { $who } otrzymał{ FORM($who, "a") } { $die } jako dobro na { FORM($card, "loc") }.
roll-event-credits-gained = { $who } otrzymał{ FORM($who, "a") } { $credits }.
roll-event-credits-lost = { $who } otrzymał{ FORM($who, "a") } { $credits }; nadwyżka ponad limit przepadła ({ $lost }).
roll-event-credits-all-lost = { $who } nic nie otrzymał{ FORM($who, "a") }: nadwyżka ponad limit przepadła ({ $lost }).
roll-event-credits-paid = { $who } zapłacił{ FORM($who, "a") } { $credits }.
roll-event-points-gained = { $who } zdobył{ FORM($who, "a") } { $points }.
roll-event-pool-emptied = W rundzie { $round } wyczerpała się pula PZ.
roll-event-produced = { $who } wyprodukował{ FORM($who, "a") } dobro na { FORM($card, "loc") } ({ $die }).
roll-event-shipped-trade = { $who } sprzedał{ FORM($who, "a") } dobro (kość { $good }) z { FORM($card, "gen") } Handlarzem { $shipper }.
roll-event-shipped-consume = { $who } skonsumował{ FORM($who, "a") } dobro (kość { $good }) z { FORM($card, "gen") } Handlarzem { $shipper }.
roll-event-power = { $who } skorzystał{ FORM($who, "a") } z kafla { $card }.
roll-event-recruited = { $who } zrekrutował{ FORM($who, "a") } { LIST($dice, "and") }.
roll-event-marker-reset = { $who } nie miał{ FORM($who, "a") } już Kredytów i otrzymał{ FORM($who, "a") } jeden.
roll-event-recalled = { $who } przywołał{ FORM($who, "a") } { LIST($dice, "and") }.
roll-event-scored = Wynik końcowy: { LIST($scores, "and") }.
roll-score = { $who } { $points }
roll-score-line-chips = Żetony PZ
roll-score-line-tile = { $card }
roll-score-line-bonus = Premia za kafel { $card }

## Zakończenie

roll-outcome-pool-empty = Wyczerpała się pula PZ.
roll-outcome-twelve-tiles = Czyjeś Imperium osiągnęło dwanaście kafli.
roll-outcome-pool-empty-and-twelve-tiles = Wyczerpała się pula PZ, a czyjeś Imperium osiągnęło dwanaście kafli.

## Dlaczego bot tak zrobił

bot-roll-selects = { $phase } daje mi przy tych kościach najwięcej.
bot-roll-searched = { $phase } wypada najlepiej; sprawdzone plany: { $plans }.
bot-roll-explores = { $task } daje mi najwięcej.
bot-roll-explores-done = Dalsze odkrywanie się nie opłaca.
bot-roll-places = Dobrane kafle kładę tam, gdzie są dla mnie najwięcej warte; kafle: { $tiles }.
bot-roll-manages = Rekrutuję tyle kości, na ile mnie stać: { $dice }.
bot-roll-start-tiles = Te dwie strony najlepiej do siebie pasują.
bot-roll-discards = Oddaję kafel, który jest dla mnie najmniej wart.
bot-roll-plainest-die = Oddaję najzwyklejszą kość.
bot-roll-best-dice = Biorę najlepsze kości.
bot-roll-produces = Tam dobro przyniesie najwięcej.
bot-roll-ships-trade = Kredyty są mi teraz potrzebniejsze niż punkty.
bot-roll-ships-consume = Punkty są mi teraz potrzebniejsze niż Kredyty.
bot-roll-buys-buy = Na ten wydatek mnie stać.
bot-roll-buys-keep = Kredyty są mi potrzebne na kości.
