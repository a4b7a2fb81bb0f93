### Settings, profile, statistics, rules: pages that nobody sees at a table.

## Settings

web-settings-lead = Obowiązują na tym urządzeniu, od zaraz.
web-theme = Wygląd
web-theme-system = Jak w systemie
web-theme-system-explain = Ciemny albo jasny, jak to urządzenie.
web-theme-dark = Ciemny
web-theme-dark-explain = Noc wokół floty, na długie wieczory.
web-theme-light = Jasny
web-theme-light-explain = Kreślona mapa zamiast nocy, do jasnych pokoi.
web-theme-contrast = Wysoki kontrast
web-theme-contrast-explain = Czerń, biel i wyraźne linie.
web-zoom = Rozmiar
web-zoom-explain = Wszystko na stronie rośnie albo maleje.
web-own-colour = Mój kolor
web-own-colour-explain = Przy każdym stole; kto już ma ten kolor, dostaje kolor Twojego miejsca, ale tylko na Twoim ekranie.
web-own-colour-none = Kolor mojego miejsca
web-own-colour-0 = Niebieski
web-own-colour-1 = Koralowy
web-own-colour-2 = Zielony
web-own-colour-3 = Fioletowy
web-own-colour-4 = Morski
web-own-colour-5 = Różowy
web-own-colour-6 = Piaskowy
web-motion-and-sound = Ruch i dźwięk
web-motion = Animacje
web-motion-explain = Chyba że Twój system prosi o mniej ruchu.
web-sounds = Dźwięk, gdy przychodzi moja kolej
web-sounds-explain = Dwa ciche tony, nic więcej.
web-tips = Porady
web-tips-explain = Jedno zdanie, gdy coś pojawia się po raz pierwszy, każde tylko raz.
web-volume = Głośność
web-bot-pace = Jak długo myślą boty
web-bot-pace-explain = Na tym urządzeniu. Im wolniej, tym łatwiej śledzić grę.
web-bot-pace-0 = Natychmiast
web-bot-pace-450 = Żwawo
web-bot-pace-1200 = Spokojnie
web-bot-pace-2500 = Powoli
web-notifications = Powiadomienia
web-notifications-explain = Gdy przychodzi Twoja kolej, gdy kończy się Twój czas, gdy gra dobiega końca. Nigdy o tym, co kto ma na ręce.
web-notifications-sign-in = Do tego serwer musi Cię znać: najpierw wybierz imię.
web-default-orders = Stałe polecenia w nowych grach
web-default-orders-explain = Gdy Battlestar Galactica pyta, czy reagujesz, gra może spasować za Ciebie. Przy każdym stole możesz to zmienić.

## Profile

web-profile-lead = Do gry nie potrzeba konta. Wystarczy imię; z loginem znajdziesz swoje gry na każdym urządzeniu.
web-be-guest = Graj jako gość
web-be-guest-explain = Ta przeglądarka Cię zapamięta.
web-be-guest-go = To ja
web-login = Login
web-login-explain = Od 3 do 40 liter i cyfr, kropek lub podkreśleń.
web-password = Hasło
web-password-explain = Co najmniej 8 znaków.
web-password-now = Dotychczasowe hasło
web-passkey = Klucz dostępu
web-passkey-sign-in = Zaloguj się kluczem dostępu
web-passkey-sign-in-explain = Odciskiem palca, twarzą lub kodem urządzenia.
web-passkey-explain = Logowanie bez hasła. Masz { $count ->
    [one] { $count } klucz
    [few] { $count } klucze
   *[other] { $count } kluczy
}.
web-passkey-add = Dodaj klucz dostępu
web-you-are = Grasz jako { $name }.
web-you-are-guest = Grasz jako { $name }, gość: zna Cię tylko ta przeglądarka.
web-you-are-guest-back = Grasz jako { $name }, gość. Gdy ta przeglądarka Cię zapomni, { $back ->
    [code] wrócisz dzięki kodowi awaryjnemu.
   *[mail] wrócisz dzięki odnośnikowi, który wyślemy na Twój adres e-mail.
}
web-played = Rozegrane gry
web-played-nothing = Na tym serwerze nie ma jeszcze skończonych gier.
web-game = Gra
web-games-played = Rozegrane
web-games-won = Wygrane
web-best-score = Najlepszy wynik
web-lost = przegrana
web-keep-account = Graj też na innych urządzeniach
web-keep-account-explain = Z loginem i hasłem albo kluczem dostępu zalogujesz się wszędzie.
web-leave-here = Wylogowanie i usunięcie konta
web-sign-out = Wyloguj tutaj
web-sign-out-everywhere = Wyloguj wszędzie
web-export = Pobierz wszystko, co o mnie zapisano
web-guest-gone = Gość, który się wyloguje, nie może wrócić. Najpierw ustaw login i hasło.
web-delete = Usuń moje konto
web-delete-sure = Tak, usuń moje konto i wszystkie moje wypowiedzi

## Rules

web-rules-title = Sprawdź w zasadach
web-rules-parts = Części kompendium
web-rules-bsg = Battlestar Galactica: zasady
web-rules-bsg-aid = Battlestar Galactica: pomoc gracza
web-rules-bsg-cards = Battlestar Galactica: karty
web-rules-bsg-pegasus = Battlestar Galactica, Pegasus: zasady
web-rules-bsg-exodus = Battlestar Galactica, Exodus: zasady
web-rules-roll = Roll for the Galaxy: zasady
web-rules-roll-aid = Roll for the Galaxy: pomoc gracza
web-rules-roll-cards = Roll for the Galaxy: kafle
web-rules-not-played = Do poczytania: w to rozszerzenie nie można tu jeszcze grać.
web-cards-count = { $count ->
    [one] { $count } pozycja.
    [few] { $count } pozycje.
   *[other] { $count } pozycji.
}
