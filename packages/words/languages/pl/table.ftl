### The tables of the web app: what the screen itself says beside the words of the games.

## Every table

web-log = Przebieg
web-new-lines = Nowe wpisy
web-your-decision = Twoja decyzja
web-confirm = Zatwierdź
web-confirm-count = Zatwierdź ({ $count })
web-start-over = Od nowa
web-all-choices = Wszystkie możliwości
web-sending = Wysyłanie…
web-a-moment = Chwileczkę…
web-curtain = { $name }, Twoja kolej
web-curtain-lift = To ja, { $name }, pokaż mój stół
web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
web-thinking = myśli
web-waiting-for = Czekamy na odpowiedź: { $names }.
web-coach-ask = Jaka jest Twoja rada?
web-coach-back = Co zaważyło
web-news = Wieści ze stołu
web-taken-back = Cofnięto ruch.
web-take-back = Cofnij
web-sounds-switch = Dźwięki
web-only-you = Tylko Ty to widzisz
web-chosen-of = Wybrano { $count } z { $of }
web-table-close = Zamknij
web-parts = Części stołu
web-tab-board = Plansza
web-tab-mine = Moje
web-reference = Karty i zasady
web-reference-search = Szukaj w pomocy, zasadach i kartach
web-reference-aid = Pomoc gracza
web-reference-rules = Zasady
web-reference-cards = Karty
web-reference-none = Niczego nie znaleziono. Spróbuj krótszych słów albo mniejszej ich liczby.
web-reference-found = { $count ->
    [one] Znaleziono { $count } hasło
    [few] Znaleziono { $count } hasła
   *[other] Znaleziono { $count } haseł
}
web-rule = Zasada { $rule }
web-orders = Stałe polecenia
web-orders-lead = Na co stół odpowiada za Ciebie od razu, żeby nikt nie czekał na Twoje „nie”.
web-orders-ask = Pytaj mnie
web-orders-pass = Pasuj za mnie
web-orders-forget = Usuń
web-orders-finer = Dokładniejsze polecenia
web-orders-finer-lead = Wykonywane jest pierwsze pasujące polecenie. Jeśli żadne nie pasuje, stół pyta Ciebie.
web-orders-earlier = Przesuń wyżej: { $order }
web-orders-forget-this = Usuń: { $order }
web-orders-new = Nowe polecenie
web-orders-when = Kiedy
web-orders-fact-what = Czego dotyczy rzut
web-orders-fact-onviper = Atak na vipera
web-orders-fact-piloted = Pilot vipera
web-orders-fact-location = Obszar
web-orders-fact-target = Cel
web-orders-any = bez znaczenia
web-orders-from = co najmniej
web-orders-to = co najwyżej
web-orders-then = Wtedy
web-orders-play = Użyj: { $play }
web-orders-says = To polecenie brzmi
web-orders-never = „Co najmniej” jest większe niż „co najwyżej”: to nigdy nie zajdzie.
web-orders-there = To polecenie już obowiązuje.
web-orders-add = Wydaj to polecenie
web-time-left = Pozostały czas:
web-watching = Oglądasz
web-connection-broken = Utracono połączenie, trwa ponowne łączenie…
web-presence-away = z dala od stołu
web-presence-gone = offline
web-talk = Rozmowa
web-talk-say = Powiedz coś przy stole
web-talk-to = Do kogo
web-talk-to-all = Do wszystkich
web-talk-to-one = Tylko: { $name }
web-talk-rules-bsg = O tym, co wszyscy widzą, mów swobodnie. O zakrytych kartach, o sile kart na ręce i o tym, co udało Ci się zobaczyć w tajemnicy, mów tylko ogólnie, jak każą zasady.
web-talk-rules-bsg-loyalties = O swojej karcie Lojalności mów tylko, że czyni Cię człowiekiem lub Cylonem. Możesz sugerować, zgodnie z prawdą lub nie, że masz Cel osobisty albo kartę Ostatniej Piątki; nigdy nie mów, która to karta ani co na niej jest.
web-talk-rules-bsg-trauma = Nigdy nie mów, co jest na zakrytych żetonach Traumy. Wolno doradzać, szczerze lub nie, czy warto spotkać sojusznika.
web-talk-rules-roll = Mów, co chcesz: czytają to wszyscy przy stole.
web-talk-rules-plain = Mów, co chcesz: czytają to wszyscy przy stole.
web-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[other] { $count } osób ogląda
}
web-notice-seat-away = Gracza { $name } nie ma przy stole: minął czas na odpowiedź. Do powrotu gra bot.
web-notice-seat-back = { $name } znów jest przy stole.
web-notice-seat-handed-to-bot = Za gracza { $name } gra teraz bot.
web-notice-seat-handed-over = { $name } przejmuje miejsce.
web-notice-seat-left = Ktoś odszedł na dobre; w zastępstwie gra dalej { $name }.
web-notice-seat-offered = Założyciel stołu oferuje komuś innemu miejsce gracza { $name }.
web-notice-game-paused = Gra została wstrzymana.
web-notice-game-goes-on = Gra toczy się dalej.
web-notice-more-time = Dodatkowy czas: { $time }.
web-notice-clocks-live = Nowe zegary: { $time } na odpowiedź, w zapasie { $reserve }.
web-notice-clocks-mail = Nowe zegary: { $time } na odpowiedź.
web-notice-channel-on = Zewnętrzny kanał ogłasza teraz, czyja kolej: tak chce założyciel stołu.
web-notice-channel-off = Żaden zewnętrzny kanał nie ogłasza już, czyja kolej.
web-notice-wants-to-end = { $name } proponuje zakończyć grę w tym miejscu.
web-notice-wants-to-play-on = { $name } woli jednak grać dalej.
web-notice-game-abandoned = Gra została zakończona za zgodą wszystkich.
web-notice-conceded = { $name } poddaje grę.
web-notice-go-back-asked = Założyciel stołu pyta wszystkich o powrót do wcześniejszej chwili.
web-notice-go-back-agreed = { $name } zgadza się wrócić.
web-notice-go-back-refused = { $name } woli nie wracać.
web-notice-go-back-called-off = Pytanie o powrót zostało wycofane.
web-notice-went-back = Wszyscy się zgodzili: gra wróciła do wcześniejszej chwili. To, co było potem, już się nie liczy.
web-notice-vacation = { $name } wyjeżdża; zegar stoi do { $day }.
web-notice-vacation-over = { $name } wraca z wyjazdu.
web-notice-rematch = Jest nowy stół dla tych samych graczy: przejdź tam
web-notice-friend-invited = Zaproszono: { $name }.
web-you-won = Zwycięstwo
web-you-lost = Porażka
web-watch-again = Obejrzyj jeszcze raz
web-plain-scene = Na stole
web-plain-bot = bot

## Battlestar Galactica

web-bsg-turn = Tura { $turn } · { $who }
web-bsg-turn-number = Tura { $turn }
web-bsg-step-check = Test umiejętności
web-bsg-resources = Zasoby
web-bsg-fleet = Flota
web-bsg-board = Plansza: Galactica i przestrzeń wokół niej
web-bsg-boards = Plansze
web-bsg-galactica = Galactica
web-bsg-hand = Twoja ręka
web-bsg-characters = Postacie
web-bsg-lit-hint = To, co możesz wskazać, jest podświetlone.
web-bsg-ones-positive = Karty o sile 1 na plus
web-bsg-skill-ignored = { $skill }: bez znaczenia
web-bsg-roll-attack = Rzut dotyczy ataku. Atakuje: { $by }; cel: { $target }.
web-bsg-roll-attack-hits = Rzut dotyczy ataku. Atakuje: { $by }; cel: { $target }. Trafia wynik { $from } lub wyższy.
web-bsg-roll-attack-viper = Rzut dotyczy ataku. Atakuje: { $by }; cel: { $target }. Wynik { $from } lub wyższy go uszkadza, { $destroyed } niszczy.
web-bsg-roll-attack-viper-vii = Rzut dotyczy ataku. Atakuje: { $by }; cel: { $target }. Wynik { $from } lub wyższy (Mark VII: { $seven } lub wyższy) go uszkadza, { $destroyed } niszczy.
web-bsg-option-of = Czego to dotyczy: { $card }
web-bsg-roll-jump = Rzut dotyczy wcześniejszego skoku: przy wyniku { $atMost } lub niższym populacja spada o { $population }.
web-bsg-roll-nuke = Rzut dotyczy broni nuklearnej: wynik { $from } lub wyższy niszczy basestara, niższy uszkadza go dwukrotnie; { $more } lub wyższy niszczy też 3 raidery obok.
web-bsg-roll-risk = Stawką { $ship ->
    [viper] są 2 vipery
   *[other] jest raptor
}: wynik { $atLeast } lub wyższy to sukces.
web-bsg-roll-at-least = Rzut dotyczy tego, co się rozpatruje: liczy się wynik { $atLeast } lub wyższy.
web-bsg-roll-at-most = Rzut dotyczy tego, co się rozpatruje: liczy się wynik { $atMost } lub niższy.
web-bsg-chosen-worth = Wybrano: { $count } · { $by }
web-bsg-add = { $count ->
    [one] Dołóż { $count } kartę
    [few] Dołóż { $count } karty
   *[other] Dołóż { $count } kart
}
web-bsg-add-none = Nic nie dokładaj
web-bsg-damaged = uszkodzony
web-bsg-location-damaged = Obszar uszkodzony: nikt go nie użyje, dopóki nie zostanie naprawiony.
web-bsg-cylon = Cylon
web-bsg-human = Człowiek
web-bsg-in-viper = w viperze
web-bsg-off-board = jeszcze poza planszą
web-bsg-spent = Jednorazowa zdolność została wykorzystana.
web-bsg-mark = { $who }: { $meaning }
web-bsg-mark-lead = Twój własny znak: tylko Ty go widzisz. Naciśnij, aby zmienić.
web-bsg-mark-none = brak podejrzeń
web-bsg-mark-trust = ufasz tej osobie
web-bsg-mark-doubt = masz wątpliwości
web-bsg-mark-accuse = Twoim zdaniem: Cylon
web-bsg-red-zone = w czerwonej strefie
web-bsg-red-from = Czerwona strefa: { $from } lub mniej. Przy 0 ludzie przegrywają.
web-bsg-start = start
web-bsg-jump = skok
web-bsg-lost = przegrana
web-bsg-jump-track = Przygotowanie do skoku · dystans { $distance } z 8
web-bsg-jump-lead = Z niebieskiego pola flota może skoczyć wcześniej, ryzykując wskazaną populację.
web-bsg-boarding = Abordaż
web-bsg-boarding-lead = Centurion, który dotrze do końca, przejmuje Galacticę.
web-bsg-vipers-reserve = Vipery w Rezerwie
web-bsg-vipers-damaged = Uszkodzone vipery
web-bsg-raptors = Raptory
web-bsg-nukes = Broń nuklearna
web-bsg-civilians = Statki cywilne poza planszą
web-bsg-decks = talie
web-bsg-deck-crisis = Talia Kryzysów
web-bsg-deck-super = Talia Superkryzysów
web-bsg-deck-quorum = Talia Kworum
web-bsg-deck-quorum-hand = Ręka kart Kworum Prezydenta
web-bsg-deck-destination = Talia Punktów docelowych
web-bsg-deck-destiny = Talia Przeznaczenia
web-bsg-scene = Co się dzieje
web-bsg-combat = Walka
web-bsg-kept = W grze:
web-bsg-foot = Co następuje po karcie
web-bsg-harm-none = pudło
web-bsg-harm-damaged = uszkodzenie
web-bsg-harm-destroyed = zniszczenie
web-bsg-destiny = Przeznaczenie
web-bsg-total = { $total } przy trudności { $difficulty }
web-bsg-check-pass = Sukces:
web-bsg-check-partial = Częściowy sukces:
web-bsg-check-fail = Porażka:
web-bsg-decided-pass = Sukces bez kart.
web-bsg-decided-partial = Częściowy sukces bez kart.
web-bsg-decided-fail = Porażka bez kart.
web-bsg-you-are-cylon = Jesteś Cylonem.
web-bsg-you-are-human = Jesteś człowiekiem.
web-bsg-note-loyalty = Karta gracza { $who }: { $card }.
web-bsg-note-civilian = Statek cywilny { $ship }: { $face }.
web-bsg-note-quorum = Oddane karty Kworum: { $cards }.
web-bsg-note-top = Ostatnio widziana na wierzchu talii: { $card }.
web-bsg-note-bottom = Odłożona na spód: { $card }.
web-bsg-end = Koniec
web-bsg-see-board = Zobacz planszę
web-bsg-who-was-who = Kto był kim
web-bsg-held = Na ręce: { $cards }
web-bsg-knew = Tajna wiedza: { $note }
web-bsg-what-is-left = Co zostało
web-bsg-end-counts = Tury: { $turns }, dystans: { $distance }, testy zakończone sukcesem: { $passed }, porażką: { $failed }.
web-bsg-story = Jak do tego doszło

## Roll for the Galaxy

web-roll-plan = Twój plan
web-roll-place-wild = Jokery do przydzielenia
web-roll-selects = aktywuje
web-roll-select = Aktywuj
web-roll-put-here = Połóż tutaj
web-roll-power-done = Koniec tej Zdolności
web-roll-powers = Zdolności w tej rundzie
web-roll-use-moved = { $die } do akcji { FORM($phase, "gen") }
web-roll-use-aside = odłożono: { $die }
web-roll-moved = przesunięta
web-roll-ready = Gotowe
web-roll-undo-step = Cofnij krok
web-roll-reset = Od nowa
web-roll-hint-aside = Wskaż Robotnika do odłożenia.
web-roll-hint-move = Wskaż Robotnika do przesunięcia.
web-roll-hint-where = Wskaż, dokąd trafi.
web-roll-hint-held = „Aktywuj”: kość wybierze tę akcję. „Połóż tutaj”, gdzie się da: będzie tam pracować.
web-roll-hint-wild = Połóż Jokery pod akcjami.
web-roll-hint-select = Która akcja ma się odbyć?
web-roll-hint-ready = Odbędzie się: { $phase }.
web-roll-hint-change = Zmień plan, użyj Zdolności albo zgłoś gotowość.
web-roll-hint-stays = Ta kość leży tam, gdzie wypadła. Może aktywować akcję; gdzie indziej przesuną ją tylko Dyktat i Zdolności.
web-roll-round = Runda { $round }
web-roll-empire = Twoje Imperium · { $tiles } z 12
web-roll-empire-of = { $who } · { $tiles } z 12
web-roll-points = PZ
web-roll-ready-mark = gotowe
web-roll-look = Obejrzyj Imperium
web-roll-tab-plan = Plan
web-roll-tab-empire = Imperium
web-roll-construction = Strefa Rozbudowy
web-roll-stack-develop = Technologie · { $count }
web-roll-stack-settle = Planety · { $count }
web-roll-progress = { $count } z { $of }
web-roll-empty-stack = pusto
web-roll-citizenry = Populacja
web-roll-cup = Kubek
web-roll-credits = Kredyty
web-roll-score-now = { $points } PZ, gdyby gra się teraz skończyła
web-roll-abandon = Najpierw odrzuć kafle: za każdy dobierzesz jeden więcej
web-roll-letter-home = P
web-roll-letter-military = W
web-roll-letter-consumption = K
web-roll-letter-novelty = U
web-roll-letter-rare = R
web-roll-letter-genes = G
web-roll-letter-alien = T
web-roll-explore-done = Koniec odkrywania
web-roll-rearrange = Ułóż stosy na nowo
web-roll-rearrange-done = Zostaw tę kolejność
web-roll-up = Wyżej
web-roll-down = Niżej
web-roll-other-side = Na drugi stos
web-roll-place-which = Kafel { $count } z { $of }: na który stos?
web-roll-place-later = Potem: kafel { $count } z { $of }
web-roll-place-develop-top = Technologia, na wierzch
web-roll-place-develop-bottom = Technologia, na spód
web-roll-place-settle-top = Planeta, na wierzch
web-roll-place-settle-bottom = Planeta, na spód
web-roll-recruit = Rekrutacja z Populacji: { $count }
web-roll-recall = Przywołanie do kubka, jeśli chcesz. Dobro lub Robotnik znika z kafla podanego obok.
web-roll-recall-must = Przywołanie do kubka: co najmniej jedna kość
web-roll-manage-must = Twój kubek byłby pusty. Przywołaj co najmniej { $count ->
    [one] jedną kość
    [few] { $count } kości
   *[other] { $count } kości
}.
web-roll-manage-recruit = Zrekrutuj za Kredyty { $count ->
    [one] jednego Robotnika
   *[other] { $count } Robotników
}.
web-roll-manage-recall = Możesz za darmo przywołać kości do kubka.
web-roll-reveal = Zasłonki w górę
web-roll-no-phase = nie odbywa się
web-roll-skip = Pomiń
web-roll-step-of = { $count } z { $of }
web-roll-watching-phases = Co się właśnie stało
web-roll-final = Wynik końcowy
web-roll-line-chips = Żetony PZ
web-roll-line-bonus = { $card }: premia
web-roll-line-total = Razem
web-roll-line-tie = Remis rozstrzygają kości w kubku i Kredyty

## Stół Battlestar Galactica w skrócie

web-bsg-jump-preparation = Przygotowanie do skoku
web-bsg-distance-of = Dystans { $distance } z { $of }
web-bsg-store-vipers = { $count } { $count ->
    [one] viper
    [few] vipery
   *[many] viperów
}
web-bsg-store-damaged = { $count } { $count ->
    [one] uszkodzony
    [few] uszkodzone
   *[many] uszkodzonych
}
web-bsg-store-raptors = { $count } { $count ->
    [one] raptor
    [few] raptory
   *[many] raptorów
}
web-bsg-store-nukes = broń nukl.: { $count }
web-bsg-store-civilians = { $count } { $count ->
    [one] cywilny
    [few] cywilne
   *[many] cywilnych
}
web-bsg-choosing = wybiera…
web-bsg-gave = { $count ->
    [0] nic nie dołożono
   *[other] dołożono { $count }
}
web-bsg-counts-in-check = { $by } do sumy
web-bsg-chosen = wybrana
web-bsg-add-worth = { $count ->
    [one] Dołóż 1 kartę: { $by }
    [few] Dołóż { $count } karty: { $by }
   *[many] Dołóż { $count } kart: { $by }
}
web-bsg-you-keep = zostaje Ci { $count }
web-bsg-bring = Od Ciebie: { $mine } · potrzeba: { $difficulty }. { $hidden ->
    [0] Żadna karta nie jest zakryta.
    [one] 1 karta jest zakryta.
    [few] { $hidden } karty są zakryte.
   *[many] { $hidden } kart jest zakrytych.
}
web-bsg-hidden-must = Zakryte karty muszą dać { $rest }.
web-bsg-hidden-enough = Zakryte karty mogą odjąć najwyżej { $rest }.
web-bsg-at-pass = { $count } sukces
web-bsg-at-partial = { $count } częściowy
web-bsg-at-fail = porażka
web-bsg-or-more = od { $count }
web-bsg-or-less = do { $count }
web-bsg-between = od { $from } do { $to }
web-bsg-cylon-locations = Obszary Cylonów
web-bsg-your-loyalty = Twoja lojalność
web-bsg-hold-to-look = przytrzymaj, by zerknąć; naciśnij, by odkryć
web-bsg-secret-actions = Jeśli daje Ci akcję, odkryj ją, by z niej skorzystać.
web-bsg-secret-actions-short = Tajne akcje
web-bsg-secret-new = Jest pod nią coś nowego
web-bsg-own-quorum = Karty Kworum: { $count }
web-bsg-own-super-crisis = Karta Superkryzysu: zagrasz ją na Caprice jako akcję
web-bsg-keep-open = Zostaw odkryte
web-bsg-turn-down = Zakryj
web-bsg-notes = Notatki
web-bsg-notes-none = Co zobaczysz w tajemnicy, będzie tutaj.
web-bsg-tab-check = Test
web-bsg-tab-crew = Załoga
web-bsg-as-list = Wszystkie odpowiedzi jako lista
web-bsg-not-as-list = Znów na planszy
web-bsg-hits-from = trafia od { $from }: { $chance } na 8
web-bsg-bring-open = Odkryte karty dają razem { $sum } z { $difficulty }.
web-bsg-nukes-left = zostało: { $count }; 3 lub więcej na kości niszczy basestara
