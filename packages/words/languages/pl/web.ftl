### The web app: lobby, settings, profile, rules, replay.

## Everywhere

web-loading = Wczytywanie…
web-skip = Przejdź do treści
web-newer = Jest nowsza wersja. Nic nie przepadnie.
web-newer-load = Wczytaj ponownie
web-navigation = Strony
web-language = Język
web-rules = Zasady
web-settings = Ustawienia
web-profile = Profil
web-unofficial = Starboard to nieoficjalny projekt fanów. Wydawcy tych gier nie tworzą go ani nie wspierają, a Starboard nie zawiera ich grafik ani tekstów.
web-nothing-here = Pod tym adresem niczego nie ma
web-nothing-here-lead = Odnośnik może być stary albo z literówką. Twoje gry są bezpieczne: znajdziesz je w lobby.
web-back-to-lobby = Wróć do lobby
web-broken = Coś się zepsuło na tej stronie
web-broken-safe = Twoja gra jest bezpieczna: wszystko, co zatwierdzono, jest zapisane. Wczytaj stronę ponownie i graj dalej; jeśli znów się zepsuje, napisz nam, co działo się tuż przedtem.
web-part-missing = Część aplikacji się nie wczytała
web-part-missing-safe = Albo Starboard został zaktualizowany od chwili otwarcia tej strony, albo przerwało się połączenie. Twoja gra jest bezpieczna: wszystko, co zatwierdzono, jest zapisane. Wczytaj stronę ponownie, a wrócisz do tego samego miejsca.
web-reload = Wczytaj ponownie
web-game-roll = Roll for the Galaxy
web-game-bsg = Battlestar Galactica
web-game-liars-dice = Kości kłamcy
web-game-tic-tac-toe = Kółko i krzyżyk
web-captain = Kapitan
web-guest = Kapitan { $star }
web-your-turn = Twoja kolej
web-away-title = Nie ma Cię przy stole
web-save = Zapisz
web-saved = Zapisano.
web-search = Szukaj
web-sign-in = Zaloguj się
web-statistics = Statystyki
web-won = wygrana
web-rules-count = { $count ->
    [one] { $count } zasada.
    [few] { $count } zasady.
   *[other] { $count } zasad.
}
web-rules-in-english = Część zasad jest jeszcze po angielsku.

## Lobby

web-hero = Dwie wielkie kosmiczne gry przy jednym stole, gdziekolwiek jesteś
web-hero-lead = Starboard zna każdą zasadę, dochowuje każdej tajemnicy i obsadza puste miejsca. Na żywo lub korespondencyjnie, ze znajomymi lub z botami, bez zakładania konta.
web-game-roll-facts = 2–5 graczy · około 40 minut
web-game-roll-lead = Rzuć kośćmi w ukryciu, zgadnij, jakie akcje wybiorą inni, i zbuduj imperium planet i technologii.
web-game-bsg-facts = 3–7 graczy · 2–3 godziny · z dodatkami Pegasus i Exodus
web-game-bsg-lead = Ostatni ludzie uciekają przez kosmos, a ktoś przy stole nie jest jednym z nich. Dowiedz się kto, zanim flota przepadnie.
web-game-liars-dice-facts = 2–6 graczy · około 15 minut
web-game-tic-tac-toe-facts = 2 graczy · minuta
web-learn = Naucz się w pięć minut
web-learn-bsg = jeden test, jeden zdrajca, krok po kroku
web-learn-roll = jedna runda, krok po kroku
web-lesson = Lekcja
web-practise-now = Graj teraz z botami
web-choose-players = Wybierz graczy i boty
web-my-games = Moje gry
web-seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-lobby-paused = wstrzymana
web-lobby-waiting = Czeka na: { $names }
web-on-this-device = Na tym urządzeniu · { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[other] { $people } osób
}, { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[other] { $bots } botów
}
web-kept-turn = Tura { $turn }
web-kept-round = Runda { $round }
web-game-over-watch = Koniec: zobacz powtórkę
web-forget-game = Usuń tę grę z tego urządzenia: { $game }
web-open-tables = Otwarte stoły
web-no-open-tables = Przy publicznych stołach nikt teraz nie czeka. Załóż własny stół i wyślij znajomym odnośnik.
web-server-away = Serwer jest nieosiągalny. Na tym urządzeniu można grać bez niego; wspólne stoły wrócą wraz z połączeniem.
web-no-server = Ta strona działa bez serwera. Można grać na tym urządzeniu; wspólne stoły wymagają serwera Starboard.
web-sit-down = Usiądź
web-watch-games = Gry do oglądania
web-watch = Oglądaj
web-create-table = Załóż stół
web-pace-live = na żywo
web-pace-mail = korespondencyjnie

## A new game

web-create-title = Nowa gra
web-your-name = Twoje imię
web-your-name-explain = Tak będą Cię nazywać inni. Możesz je później zmienić.
web-create-level = Jaki poziom botów?
web-level-easy = Łatwy
web-level-normal = Normalny
web-level-strong = Trudny
web-pace-choice-quick = Szybko
web-pace-choice-live = W jeden wieczór
web-pace-choice-mail = Korespondencyjnie
web-pace-choice-slow = Powoli, korespondencyjnie
web-begin = Rozpocznij

## Before a game on the server

web-all-here = Są wszyscy
web-seats = Miejsca
web-free-seat = Wolne miejsce
web-seat-yours = Ty
web-present = jest
web-bot-of-level = { $name } · bot, poziom: { $level }
web-seat-bot = Posadź tu bota
web-send-bot-away = Odeślij bota
web-leave-seat = Wstań
web-begin-when-full = Gra może się zacząć, gdy wszystkie miejsca będą zajęte przez ludzi lub boty.
web-invite = Odnośnik do tego stołu
web-invite-explain = Kto go otworzy, może usiąść albo oglądać. Nikt nie potrzebuje konta.
web-table-password = Hasło stołu
web-table-password-explain = Puste: bez hasła. Kto ma odnośnik, nie potrzebuje hasła.
web-with-password = z hasłem
web-take-seat = Miejsce dla Ciebie
web-take-seat-lead = Ktoś oddaje Ci miejsce w toczącej się grze. Wraz z nim poznasz wszystkie jego tajemnice.
web-take-seat-do = Zajmij miejsce
web-copy-link = Kopiuj odnośnik
web-copied = Skopiowano
web-table-talk = Rozmowa
web-say-something = Powiedz coś
web-send = Wyślij
web-reconnecting = Połączenie zostało przerwane i jest przywracane. Nic nie przepadło.
web-no-such-table = Ten stół nie jest dla Ciebie dostępny
web-no-such-table-lead = Być może już go nie ma albo jest tylko dla zaproszonych. Jeśli to Twoja gra, zaloguj się na swoje konto; w przeciwnym razie poproś o odnośnik.
web-seat-gone = Twoje miejsce zajmuje teraz ktoś inny
web-seat-gone-lead = Gra na nim inna osoba albo bot, więc ten stół nie jest już dla Ciebie dostępny. Jeśli chcesz popatrzeć na grę, poproś kogoś przy stole o odnośnik.
web-unknown-game = Dla tej gry nie ma tu stołu
web-table-away = Serwer jest nieosiągalny
web-table-away-lead = Twój stół jest tam bezpieczny, razem ze wszystkim, co zatwierdzono. Ta strona wciąż próbuje i otworzy go, gdy tylko się uda. Do tego czasu możesz grać na tym urządzeniu: wystarczy wejść do lobby.

## Replay

web-replay = Powtórka
web-replay-not = Tej gry nie można pokazać
web-replay-back = Ruch wstecz
web-replay-on = Ruch naprzód
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-moment = Moment gry
web-replay-at = { $seq } z { $length }
web-replay-eyes = Czyimi oczami
web-replay-all = Widok na wszystko
web-replay-secrets = Co kto ukrywał
web-replay-spectator = Jako widz
web-replay-link = Odnośnik do tego momentu
web-replay-seat = Gracz { $number }
web-record-save = Zapisz do pliku
web-record-open = Otwórz zapisaną grę
web-record-open-explain = Obejrzyj zakończoną grę z pliku zapisu.
web-record-not = Ten plik nie jest zapisem gry ze Starboard. Nic się nie zmieniło.

## What the server may refuse

web-refused-server-away = Serwer jest teraz nieosiągalny. Nic nie przepadło; spróbuj za chwilę.
web-refused-store-away = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj za chwilę.
web-refused-page-broken = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie.
web-refused-not-signed-in = Najpierw wybierz imię.
web-refused-wrong-login = Niepoprawny login lub hasło.
web-refused-login-taken = Ten login jest już zajęty. Wybierz inny.
web-refused-wrong-passkey = Ten klucz dostępu nie jest tu znany.
web-refused-passkey-cancelled = Nie użyto klucza dostępu.
web-refused-too-fast = To było za dużo naraz. Poczekaj minutę i spróbuj ponownie.
web-refused-bad-request = W formularzu czegoś brakuje albo coś jest za długie.
web-refused-no-such-table = Nie ma takiego stołu albo nie możesz go zobaczyć.
web-refused-no-such-player = Nie ma takiego gracza.
web-refused-not-invited = Ten stół jest dla osób z odnośnikiem.
web-refused-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
web-refused-already-seated = Już siedzisz przy tym stole.
web-refused-already-started = Gra już się zaczęła.
web-refused-not-over = Gra jeszcze trwa. Gdy się skończy, obejrzysz ją tu ponownie.
web-refused-only-the-host = Może to zrobić tylko założyciel stołu.
web-refused-too-many-tables = Masz zbyt wiele stołów, przy których gra się jeszcze nie skończyła. Najpierw zakończ lub opuść część z nich.
web-refused-too-many-joined = Otwarto tu zbyt wiele stołów. Najpierw zamknij część z nich.
web-refused-no-mail = Ten serwer nie wysyła poczty.
web-refused-mail-not-sent = Nie udało się teraz wysłać e-maila. Zapisz adres jeszcze raz później.
web-refused-other-version = Tę grę rozegrano według starszych zasad i nie można jej już pokazać.
web-refused-unknown-game = Ta strona nie zna gry, w którą się tam gra. Może zna ją nowszy Starboard: wczytaj stronę ponownie.
web-refused-not-your-seat = Nie zajmujesz już miejsca przy tym stole.
web-refused-only-players-talk = W trakcie gry rozmawiają tylko gracze.
web-refused-no-private-talk = Przy tym stole szepty są niedozwolone.
web-refused-only-players-start = Zacząć może tylko ktoś, kto tu siedzi.
web-refused-seats-free = Kogoś jeszcze brakuje. Zaproś kolejne osoby albo posadź boty.
web-refused-nobody-plays = Siedzą tu same boty. Zajmij miejsce.
web-refused-paused = Gra jest wstrzymana: nikt nie wykonuje ruchu, dopóki nie zostanie wznowiona.
web-refused-nobody-waits = Stół na nikogo nie czeka, więc nie ma komu dodać czasu.
web-refused-not-for-two = Poddać można tylko grę dwuosobową. Zamiast tego oddaj swoje miejsce.
web-refused-only-by-mail = Tylko w grze korespondencyjnej można wyjechać tak, by zegar stał.
web-refused-no-vacation-left = Wykorzystano już wszystkie dni wolne, na jakie pozwala jedna gra.
web-refused-no-such-moment = Gra nie może tam wrócić: nie ma takiej chwili albo już się nie liczy.
web-refused-not-asked-to-go-back = Pytanie o powrót do tej chwili jest już nieaktualne.
web-refused-not-started = Ta gra się teraz nie toczy.
web-refused-no-such-seat = Ten odnośnik już nie działa: ktoś zajął to miejsce albo cofnięto ofertę.
web-refused-password-needed = Ten stół wymaga hasła. Zapytaj osobę, która go założyła.
web-refused-wrong-password = To nie jest hasło tego stołu.
web-refused-too-many-tries = Zbyt wiele błędnych prób; poczekaj dziesięć minut.
web-refused-not-welcome = Ktoś przy tym stole nie chce z Tobą grać.
web-refused-not-heard = Ta osoba nie przyjmuje od Ciebie szeptów.
web-refused-only-players-invite = Zapraszać może tylko ktoś, kto jest przy stole.
web-refused-only-friends = Tak można zapraszać tylko znajomych; innym wyślij odnośnik.
web-refused-too-many-friends = Masz już zbyt wielu znajomych; najpierw zdejmij kogoś z listy.
web-refused-too-many-blocked = Zablokowano już zbyt wiele osób. Najpierw zdejmij kogoś z listy.
web-refused-too-many-muted = Wyciszono już zbyt wiele osób. Najpierw przywróć komuś głos.
web-refused-too-many-reports = Wysłano już wiele Twoich zgłoszeń. Poczekaj, aż ktoś je obejrzy.
web-refused-reported-before = To już zgłoszono. Ktoś to obejrzy.
web-refused-wrong-code = Ten kod jest nieważny, został już użyty albo minął jego czas.
web-refused-no-login-yet = To konto nie ma jeszcze loginu. Odzyskaj je bez nowego hasła, a potem wybierz jedno i drugie.
web-refused-table-too-busy = Przy tym stole działo się bardzo dużo naraz. Spróbuj ponownie.
web-nothing-changed = Nic się nie zmieniło: wybierz jeszcze raz.
web-refused-other = To się nie udało ({ $code }). Nic nie przepadło; spróbuj ponownie albo wczytaj stronę od nowa.

## Battlestar Galactica: Pegasus i Nowa Caprica

web-bsg-jump-track-settling = Przygotowanie do skoku · dystans { $distance } z 7
web-bsg-planet-settled = Flota się osiedliła. Galactica wróci, gdy znacznik floty dotrze do końca toru Przygotowania do skoku.
web-bsg-planet-orbit = Galactica jest na orbicie. Admirał może wydać rozkaz odlotu; kto lub co wtedy tu zostanie, przepadnie.
web-bsg-stack-locked = Internowane
web-bsg-stack-locked-lead = Statki cywilne, które nie mogą odlecieć. Siły okupacyjne działające na Lądowisku niszczą ten na wierzchu.
web-bsg-stack-prepared = Przygotowane
web-bsg-stack-prepared-lead = Statki cywilne, które można ewakuować, gdy tylko Galactica wróci na orbitę.
web-bsg-stack-in-space = W przestrzeni
web-bsg-stack-in-space-lead = Statki cywilne w obszarach przestrzeni wokół Galactici.
web-bsg-deck-new-caprica = Talia Kryzysów Nowej Caprici
web-bsg-forces = { $count ->
    [one] { $count } żeton sił okupacyjnych
    [few] { $count } żetony sił okupacyjnych
   *[other] { $count } żetonów sił okupacyjnych
}
web-bsg-location-lost = Zniszczony razem ze statkiem: nikt już tam nie wejdzie.
web-bsg-scar = Szrama
web-bsg-scar-lead = Ten raider to Szrama: działa dwa razy, a niszczy go tylko wynik 7 lub 8.
web-bsg-leader = Przywódca
web-bsg-infiltrating = infiltruje
web-bsg-executed = Straceni:
web-bsg-own-aim = O Twojej wygranej decydują tylko Twoje Intencje.
web-bsg-reckless = Ryzykowny
web-bsg-reckless-lead = Zagrano kartę ze zdolnością Ryzyko: teksty dla Ryzykownych testów działają, jeśli ich karty zostaną odkryte.
web-bsg-texts = Działają:
web-bsg-destiny-hidden = Karty Przeznaczenia pozostają zakryte
web-bsg-super-crises = { $count ->
    [one] { $count } karta Superkryzysu
    [few] { $count } karty Superkryzysu
   *[other] { $count } kart Superkryzysu
}

## What tables share with the rest

web-you = Ty
web-game-lost = Tej gry już tu nie ma
web-game-lost-lead = Gry na jednym urządzeniu są przechowywane w przeglądarce, w której się zaczęły. Ta została tam usunięta albo zaczęła się na innym urządzeniu. Pozostałe gry znajdziesz w lobby.
web-game-unreadable = Tej gry nie da się już otworzyć
web-game-unreadable-lead = Zapisała ją starsza wersja Starboard, w postaci, której ta nie odczyta. Nic innego na tym nie ucierpiało: pozostałe gry znajdziesz w lobby.
web-players = Gracze
web-leave = Wyjdź
