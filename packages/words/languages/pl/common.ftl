### Wspólne dla wszystkich gier: osoby, odmowy, stałe polecenia, powiadomienia, błędy.

# Forma „a” to końcówka czasu przeszłego: wybrał{ FORM($who, "a") }.
person = { $gender ->
    [unknown] gracz { $name }
   *[other] { $name }
}
    .a = { $gender ->
        [f] a
       *[other] { "" }
    }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
nobody = nikt
list-and = { LIST($things, "and") }

## Dlaczego odpowiedź odrzucono i co jeszcze może się nie udać

refusal-not-a-choice = Nie ma takiej możliwości do wyboru.
refusal-too-few = Wybierz co najmniej { $min }.
refusal-too-many = Wybierz co najwyżej { $max }.
refusal-not-all = Trzeba ustalić kolejność wszystkich pozycji ({ $count }).
refusal-not-a-number = Potrzebna jest liczba całkowita.
refusal-out-of-range = Podaj liczbę od { $min } do { $max }.
refusal-not-a-list = Potrzebna jest lista.
refusal-chosen-twice = Ta sama rzecz została wybrana dwa razy.
refusal-not-json = Tej odpowiedzi nie da się odczytać.
refusal-game-over = Gra już się zakończyła.
refusal-game-not-over = Gra jeszcze trwa.
refusal-not-your-ask = To pytanie jest do kogoś innego.
refusal-already-answered = Na to pytanie odpowiedź już padła.
refusal-no-such-ask = To pytanie nie jest już aktualne.
refusal-no-sealed-answer = Nie ma zakrytej odpowiedzi, którą można by wycofać.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-behind-the-horizon = Tego nie można już cofnąć: w międzyczasie ujawniono coś zakrytego.
refusal-others-went-on-from-it = Tego nie można już cofnąć: inni zdążyli na to zareagować.
refusal-no-such-moment = Gra nie może tam wrócić: nie ma takiej chwili albo już się nie liczy.
refusal-wrong-number-of-seats = Liczba graczy w tej grze: od { $min } do { $max }.
refusal-seed-must-be-64-hex-digits = Ziarno losowania musi mieć 64 cyfry szesnastkowe.
refusal-no-such-face = Kość nie ma takiej ścianki.
refusal-bad-orders = Te stałe polecenia są niezrozumiałe ({ $details }).
refusal-orders-too-long = Tych stałych poleceń jest za dużo. Usuń niektóre z nich.
refusal-corrupt-state = Zapis gry jest uszkodzony ({ $details }).
refusal-broken-rules = Zasady gry zawiodły. To nasz błąd ({ $details }).
refusal-unknown-option = Nie ma opcji „{ $name }”.
refusal-unknown = To niemożliwe ({ $id }).

fault-not-your-ask = To nie Twoja decyzja
fault-stale-ask = Za późno
fault-illegal-answer = Niedozwolone
fault-game-over = Koniec gry
fault-nothing-to-take-back = Nie można cofnąć
fault-bad-setup = Nie można przygotować gry
fault-bad-orders = Niezrozumiałe stałe polecenia
fault-corrupt-state = Uszkodzony zapis gry
fault-broken-rules = Błąd wewnętrzny

## Pytania

prompt-order-of-plays = Kilka osób chce teraz zareagować. W jakiej kolejności?
choice-pass = pas
choice-play-by = { $who }: { $play }

## Stałe polecenia

order-pass = { $when } – pasuj za mnie.
order-ask = { $when } – zapytaj mnie.
order-play = { $when } – użyj: { $play }.
order-always = Przy każdej możliwości reakcji
order-elsewhere = W chwili, której ta gra nie zna
order-window = { $window }
order-window-when = { $window }, jeśli { LIST($tests, "and") }
order-test-is = { $fact } to { $value }
order-test-at-least = { $fact } wynosi co najmniej { $value }
order-test-at-most = { $fact } wynosi co najwyżej { $value }
order-test-between = { $fact } wynosi od { $min } do { $max }
order-other-test = zachodzi coś, czego ta gra nie zna
order-other-play = coś, czego ta gra nie zna

## Zakończenie gry

outcome-won = { $count ->
    [one] Wygrywa { LIST($winners, "and") }
   *[other] Wygrywają { LIST($winners, "and") }
}. { $reason }
outcome-nobody-won = Nikt nie wygrywa. { $reason }

## Dlaczego bot tak zrobił

bot-unknown-ask = Nie znam tego pytania, biorę więc pierwszą dozwoloną odpowiedź.
bot-stumbled = Podczas namysłu coś poszło nie tak; biorę dozwoloną odpowiedź.
