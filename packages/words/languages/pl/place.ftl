### Co można zrobić ze stołem i z ludźmi przy nim: przerwa, zegary, miejsca, zakończenie, wyjazd.

place-host = Jako założyciel stołu
place-pause = Wstrzymaj grę
place-go-on = Wznów grę
place-pause-explain = Nikt nie może odpowiadać, boty stoją i żaden zegar nie chodzi, dopóki nie wznowisz gry.
place-more-time = Więcej czasu
place-more-time-explain = Dla wszystkich, na których stół teraz czeka.
place-give = Dodaj
place-clocks = Inne zegary
place-clocks-explain = Od teraz. Komu właśnie biegnie czas, temu liczy się on od nowa.
place-change = Zmień
place-channel = Webhook Waszej grupy
place-channel-explain = Tam stół ogłasza w Twoim języku, czyja kolej: na kanale Discorda lub Slacka, w pokoju Matrix albo w programie. Tajemnic nie zdradza nigdy. Stół zostanie powiadomiony.
place-channel-set = Ogłaszaj tam
place-channel-off = Nie ogłaszaj nigdzie
place-channel-none = Żaden nie jest ustawiony.
place-channel-now = Teraz: { $form }
place-hook-trouble = Wysyłane tam wiadomości nie docierają. Ostatnia próba ({ $last }) nie powiodła się: { $why ->
    [inside] adres prowadzi do sieci prywatnej, a tam niczego nie wysyłamy.
    [late] odpowiedź nie przyszła na czas.
    [answered] w odpowiedzi przyszedł błąd { $status }.
   *[unreachable] nie udało się nawiązać połączenia.
} Następna wiadomość też zostanie tam wysłana.
place-seats = Miejsca
place-seats-explain = Kto przejmie miejsce, pozna wszystko, co wie siedzący tam gracz; ten swoje miejsce traci. Stół zostanie powiadomiony.
place-to-bot = Niech bot gra za gracza { $name }
place-to-somebody = Oddaj komuś innemu miejsce gracza { $name }
place-link-explain = Wyślij ten odnośnik jednej osobie: kto otworzy go pierwszy, może zająć miejsce.
place-mine = Moje miejsce
place-my-bot = Od teraz niech bot gra za mnie
place-my-somebody = Oddaj moje miejsce komuś innemu
place-sure-bot = { $name } traci miejsce na stałe. Czy bot ma grać dalej?
place-sure-mine = Tracisz swoje miejsce na stałe. Czy bot ma grać dalej?
place-end = Zakończenie gry
place-end-agree = Zgadzam się zakończyć tutaj
place-end-withdraw = Wolę grać dalej
place-end-explain = Gra kończy się bez zwycięzcy, gdy zgodzą się wszyscy obecni.
place-end-who = Dotąd zgadzają się: { $names }
place-back = Powrót do wcześniejszej chwili
place-back-explain = Muszą się zgodzić wszyscy obecni. Na stół wraca to, co na nim leżało, talie w tej samej kolejności; późniejsze rzuty i tasowania będą nowe. Nikt nie zapomni tego, co widział.
place-back-to = Do stanu tuż po tym
place-back-ask = Zapytaj wszystkich o powrót
place-back-sure = Zapytać? Jeśli wszyscy się zgodzą, przestanie się liczyć wszystko, co było po tym: { $line }
place-back-asked = Założyciel stołu pyta wszystkich o powrót do stanu tuż po tym: { $line }
place-back-beginning = Gra się zaczęła.
place-back-undone = { $count ->
    [one] Przestałby się liczyć { $count } krok.
    [few] Przestałyby się liczyć { $count } kroki.
   *[many] Przestałoby się liczyć { $count } kroków.
}
place-back-secrets = Uwaga: od tamtej chwili ktoś poznał tajemnicę i nadal by ją znał. Wszyscy znaliby też to, co wyszło na jaw.
place-back-none = Nikt nie poznał od tamtej chwili żadnej tajemnicy, ale to, co wyszło na jaw, nadal znaliby wszyscy.
place-back-own = wiesz o tym więcej
place-back-agree = Zgadzam się wrócić
place-back-refuse = Wolę nie
place-back-call-off = Wycofaj pytanie
place-concede = Poddaję się
place-sure-concede = Wtedy wygrywa druga osoba. Poddać grę?
place-away = Wyjazd
place-away-explain = Twój zegar stoi do tego dnia, inni widzą datę i nikt za Ciebie nie gra. W jednej grze tylko tyle dni, na ile pozwala ten serwer; chwile, w których każdy może zareagować, mijają mimo to.
place-away-left = { $count ->
    [one] W tej grze masz jeszcze { $count } dzień: najdłużej do { $day }.
   *[other] W tej grze masz jeszcze { $count } dni: najdłużej do { $day }.
}
place-away-cut = Więcej dni w tej grze nie zostało: Twój wyjazd trwa do { $day }.
place-away-until = Wyjazd do
place-away-set = Do tego dnia mnie nie ma
place-away-back = Już jestem
place-away-all = Nie ma mnie w żadnej z moich gier korespondencyjnych do
place-away-tables = { $count ->
    [one] Zapisano w { $count } grze.
   *[other] Zapisano w { $count } grach.
}
place-away-left-all = { $count ->
    [one] W każdej z Twoich gier masz jeszcze co najmniej { $count } dzień.
   *[other] W każdej z Twoich gier masz jeszcze co najmniej { $count } dni.
}
place-away-short = { $count ->
    [one] W { $count } grze zostało za mało dni na tak długi wyjazd.
   *[other] W { $count } grach zostało za mało dni na tak długi wyjazd.
}
place-people = Ludzie
place-people-explain = Zablokowana osoba nie usiądzie przy Twoich stołach ani nie będzie mogła do Ciebie szeptać; nie dowie się o tym.
place-block = Zablokuj: { $name }
place-unblock = Odblokuj: { $name }
place-report = Zgłoś: { $name }
place-report-lead = Co osoba prowadząca ten serwer powinna wiedzieć o graczu { $name }? Dołączymy to, co gracz { $name } pisze przy tym stole.
place-report-kind = O co chodzi
place-report-talk = O wypowiedzi
place-report-play = O sposób gry
place-report-name = O nazwę
place-report-other = O coś innego
place-report-text = Co się stało
place-report-send = Wyślij zgłoszenie
place-blocked = Zablokowane osoby
place-blocked-none = Nikt nie jest zablokowany.
place-friends = Znajomi
place-friends-explain = Dwie osoby są znajomymi, gdy obie to potwierdzą. Znajomych zaprosisz do stołu jednym ruchem.
place-friends-none = Na tej liście nie ma jeszcze nikogo: zapytaj ludzi, z którymi grasz, przy stole albo na ich stronie.
place-befriend = Zaproponuj znajomość: { $name }
place-befriend-back = Przyjmij znajomość: { $name }
place-unfriend = Zakończ znajomość: { $name }
place-unfriend-asks = Odrzuć znajomość: { $name }
place-unfriend-asked = Wycofaj propozycję: { $name }
place-friend-asks = proponuje znajomość
place-friend-asked = jeszcze bez odpowiedzi
place-invite-friend = Zaproś kogoś ze znajomych
place-invite-send = Zaproś
place-invited = Zaproszono: { $name }.
place-invitations = Zaproszenia
place-invited-by = zaprasza { $name }
place-invitation-no = Nie tym razem
place-ratings = Rankingi
place-rating = Ranking
place-ratings-explain = Każdy zaczyna mniej więcej od 1000. Liczą się tylko gry między ludźmi, każda raz, jeśli rozegrano je do końca albo poddano; gra z botem przy stole lub zakończona za zgodą wszystkich nie liczy się nikomu. W Battlestar Galactica każda strona ma własny ranking.
place-role-human = Człowiek
place-role-cylon = Cylon
place-role-leader = Przywódca Cylonów
place-by-role = Według strony
place-by-character = Według postaci
place-by-ending = Według zakończenia
place-ending-conceded = Ktoś się poddał.
place-statistics-lead = Wszystkie skończone gry tego serwera, które rozegrano między ludźmi albo przy publicznym stole: jak się zakończyły i jak poszło ich uczestnikom. Gra liczy się po zakończeniu; o trwających grach nic tu nie ma.
place-statistics-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
place-recover = Odzyskaj konto
place-recover-explain = Zapisany kod albo kod z e-maila. Każdy działa jeden raz.
place-recover-go = Odzyskaj
place-code = Kod
place-new-password = Nowe hasło
place-new-password-explain = Puste: zostaje dotychczasowe. Nowe wyloguje Cię na innych urządzeniach.
place-forgotten = Zapomniane hasło
place-forgotten-explain = Jeśli Twoje konto ma potwierdzony adres, wyślemy tam odnośnik.
place-forgotten-go = Wyślij e-mail
place-forgotten-done = Jeśli jest takie konto, e-mail jest w drodze.
place-email = Adres e-mail
place-codes = Kody awaryjne
place-codes-explain = { $count ->
    [one] Został { $count } kod. Kody pozwalają wrócić, gdy przepadło wszystko inne; nowe zastępują stare.
    [few] Zostały { $count } kody. Kody pozwalają wrócić, gdy przepadło wszystko inne; nowe zastępują stare.
   *[many] Zostało { $count } kodów. Kody pozwalają wrócić, gdy przepadło wszystko inne; nowe zastępują stare.
}
place-codes-make = Nowe kody
place-codes-shown = Zapisz je teraz: nie pokażemy ich więcej.
place-done = Zrobione.

## Jak się o czymś dowiaduję i kiedy mam spokój.

place-push = Na tym urządzeniu
place-push-explain = Przeglądarka zapyta o zgodę.
place-push-impossible = Ta przeglądarka nie pokazuje powiadomień, gdy strona jest zamknięta.
place-push-not-allowed = Przeglądarka na to nie pozwoliła. Możesz to zmienić obok adresu tej strony.
place-mail = E-mailem
place-mail-explain = Adres nie służy do niczego innego. Jeśli nie chcesz poczty, zostaw puste pole.
place-mail-unconfirmed = Jeszcze niepotwierdzony: otwórz odnośnik z wysłanego e-maila.
place-mail-sent = Zapisano. Otwórz odnośnik z wysłanego e-maila.
place-mail-when = Jak często
place-mail-turns = Zawsze, gdy przychodzi moja kolej
place-mail-daily = Raz dziennie, wszystkie gry razem
place-quiet = Godziny ciszy
place-quiet-explain = O tej porze nie wysyłamy wiadomości, a w grach korespondencyjnych te godziny się nie liczą.
place-quiet-from = Od
place-quiet-to = Do
place-quiet-not = Podaj, od kiedy do kiedy.
place-quiet-save = Zapisz: godziny ciszy
place-hook = Przez webhook
place-hook-explain = Adres (https) wywoływany, gdy przychodzi Twoja kolej: dla czatu albo własnego programu. Zostaw puste, jeśli nie chcesz.
place-hook-not = Potrzebny jest adres https:// z publiczną nazwą, na przykład https://chat.example/abc
place-hook-form = Kto odbiera wiadomości
place-hook-form-usual = Jak wskazuje adres
place-hook-form-discord = Kanał Discorda
place-hook-form-slack = Kanał Slacka
place-hook-form-matrix = Pokój Matrix, przez mostek webhooków
place-hook-form-json = Program, który czyta JSON
place-calendar = Kalendarz terminów
place-calendar-explain = Tajny odnośnik, który dodasz do swojego kalendarza: pokaże, kiedy i przy którym stole mija Twój czas. Kto ma odnośnik, może to przeczytać.
place-calendar-make = Utwórz odnośnik
place-calendar-new = Utwórz nowy odnośnik
place-calendar-drop = Usuń odnośnik
place-hook-save = Zapisz: webhook
