### Przywódcy Cylonów i Przyjazny Cylon: najwyżej 40 liter, dla plansz i małych kart. Kreska oznacza, gdzie można podzielić długie słowo.

## Lojalność, Intencje, akcje
bsg-brief-loyalty-sympathetic-cylon = Cylon z własnymi Intencjami
bsg-brief-agenda-genocide = Wygrana Cylonów: żywność, populacja do 2
bsg-brief-agenda-grant-mercy = Wygrana ludzi: zasób prócz paliwa do 2
bsg-brief-agenda-mutual-annihilation = Wygrana ludzi po Twoim Super|kryzysie
bsg-brief-agenda-reduce-them-to-ruins = Wygrana Cylonów: 4 uszkodz., morale do 3
bsg-brief-agenda-show-their-true-nature = Wygrana Cylonów: Areszt lub egzekucja
bsg-brief-agenda-siege-warfare = Wygrana Cylonów: zasoby w czerwieni
bsg-brief-agenda-convert-the-infidels = Wygrana ludzi: wszystkie zasoby do 3
bsg-brief-agenda-guide-them-to-destiny = Wygrana ludzi: populacja = morale ±2
bsg-brief-agenda-join-the-colonials = Wygrana ludzi: infiltrujesz na wolności
bsg-brief-agenda-prove-their-worth = Wygrana ludzi: 5 trafionych maszyn
bsg-brief-agenda-salvage-their-equipment = Wygrana Cylonów: uszkodzenia do 2
bsg-brief-agenda-the-illusion-of-hope = Wygrana Cylonów: dystans co najmniej 6
bsg-brief-action-end-infiltration = Koniec infiltracji, powrót do Cylonów

## Co potrafią postacie
bsg-brief-ability-primacy = Akcja: basestar na planszę lub z planszy
bsg-brief-ability-aggressive-tactics = Zamiast ruchu: 2 dodatkowe akcje
bsg-brief-ability-lies-and-secrets = Odrzuca rękę, gdy ujawnia się Cylon
bsg-brief-ability-glimpse-the-face-of-god = Zamiast ruchu: 2 karty z Przezna|czenia
bsg-brief-ability-cryptic-message = Akcja: wymień się ręką z innym graczem
bsg-brief-ability-clouded = Nie wejdzie tam, gdzie ktoś jest
bsg-brief-ability-intimate = Zamiast ruchu: weź komuś losową kartę
bsg-brief-ability-human-delusion = Dołóż karty do testu po odkryciu
bsg-brief-ability-conflicted-loyalties = Flota Cylonów kosztuje 1 kartę
