### Dwie małe gry przykładowe.

## Kółko i krzyżyk

tic-tac-toe-prompt-mark-a-cell = Które pole zaznaczasz?
tic-tac-toe-cell-0 = lewe górne
tic-tac-toe-cell-1 = środkowe górne
tic-tac-toe-cell-2 = prawe górne
tic-tac-toe-cell-3 = lewe środkowe
tic-tac-toe-cell-4 = środkowe
tic-tac-toe-cell-5 = prawe środkowe
tic-tac-toe-cell-6 = lewe dolne
tic-tac-toe-cell-7 = środkowe dolne
tic-tac-toe-cell-8 = prawe dolne
tic-tac-toe-event-marked = { $who } zaznaczył{ FORM($who, "a") } pole { $cell }.
tic-tac-toe-scene-marks = { $who }: { LIST($cells, "and") }.
tic-tac-toe-scene-none = { $who }: jeszcze żadnego pola.
tic-tac-toe-outcome-three-in-a-row = Trzy w rzędzie.
tic-tac-toe-outcome-board-full = Plansza jest pełna.

## Kości kłamcy

liars-dice-bid = { $count } { $count ->
    [one] kość z wynikiem
    [few] kości z wynikiem
   *[many] kości z wynikiem
} { $face }
liars-dice-face = { $face }
liars-dice-prompt-name-an-opening = Od ilu kości chcesz zacząć licytację? Zaczyna osoba, która poda najwyższą liczbę.
liars-dice-prompt-choose-a-face = Którą ściankę licytujesz?
liars-dice-prompt-raise-the-bid = Obecna licytacja: { $bid }. Jak ją podbijasz? Kości w grze: { $dice }.
liars-dice-prompt-challenge = Obecna licytacja: { $bid }. Czy zarzucasz kłamstwo? Kości w grze: { $dice }.
liars-dice-choice-liar = zarzuć kłamstwo
liars-dice-moment-challenge = Po licytacji
liars-dice-fact-count = licytowana liczba kości
liars-dice-fact-face = licytowana ścianka
liars-dice-fact-dice = liczba kości w grze
liars-dice-play-liar = zarzut kłamstwa
liars-dice-option-dice = Kości na gracza
liars-dice-refusal-dice-per-player = Liczba kości na gracza: od { $min } do { $max }.
liars-dice-refusal-not-a-bid = Licytacja to liczba kości i ścianka.
liars-dice-refusal-more-than-all-dice = Kości w grze jest tylko { $dice }.
liars-dice-refusal-bid-too-low = Licytuj więcej kości niż { $count } albo tyle samo, ale ściankę wyższą niż { $face }.
liars-dice-event-rolled = { $who } rzucił{ FORM($who, "a") } kośćmi.
liars-dice-event-rolled-seen = { $who } wyrzucił{ FORM($who, "a") } { LIST($faces, "and") }.
liars-dice-event-openings = Propozycje na początek: { LIST($openings, "and") }.
liars-dice-opening = { $who } { $count }
liars-dice-event-bid = { $who } zalicytował{ FORM($who, "a") }: { $bid }.
liars-dice-event-challenged = { $who } zarzucił{ FORM($who, "a") } kłamstwo { FORM($bidder, "dat") }.
liars-dice-event-revealed = Podniesiono kubki: { LIST($cups, "next") }. Licytacja: { $bid }. Znaleziono: { $count }.
liars-dice-cup = { $who } ({ LIST($faces, "and") })
liars-dice-event-lost-a-die = { $who } stracił{ FORM($who, "a") } kość (zostało: { $left }).
liars-dice-event-out = { $who } stracił{ FORM($who, "a") } ostatnią kość i odpadł{ FORM($who, "a") } z gry.
liars-dice-scene-no-bid = Nie ma jeszcze licytacji.
liars-dice-scene-bid = Obecna licytacja ({ $who }): { $bid }.
liars-dice-scene-cup = { $who }: { $dice } { $dice ->
    [one] kość
    [few] kości
   *[many] kości
}.
liars-dice-scene-seen = { $who }: { LIST($faces, "and") }.
liars-dice-scene-out = { $who }: poza grą.
liars-dice-outcome-last-with-dice = Nikt inny nie ma już kości.
