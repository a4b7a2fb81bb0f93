### Nowa Caprica: najwyżej 40 liter, dla plansz i małych kart. Kreska oznacza, gdzie można podzielić długie słowo.

## Co ile kosztuje i daje
bsg-brief-to-detention = do Więzienia
bsg-brief-to-medical-center = do Centrum medycznego
bsg-brief-place-occupation-force = nowe siły okupacyjne
bsg-brief-skip-preparation = bez przygoto|wania skoku

## Co robią obszary
bsg-brief-location-medical-center = Następna tura: tylko 1 karta
bsg-brief-location-resistance-hq = Test 7: egzekucja na Nowej Caprice
bsg-brief-location-detention = Test 9 uwalnia; do testu 2 karty
bsg-brief-location-occupation-authority = Prezydent: dobierz i zagraj Kworum
bsg-brief-location-occupation-authority-cylon = Siły okupacyjne: ruch i nowe tutaj
bsg-brief-location-occupation-authority-occupied = Siły okupacyjne; dalej Kanion
bsg-brief-location-breeders-canyon = Najwyższy zasób −1: skok +1
bsg-brief-location-breeders-canyon-cylon = Rozpatrz Kryzys; bez przygoto|wania skoku
bsg-brief-location-breeders-canyon-occupied = Siły okupacyjne; dalej Lądowisko
bsg-brief-location-shipyard = Przygotuj statek; na orbicie ewakuuj
bsg-brief-location-shipyard-cylon = Obejrzyj internowany statek i przełóż
bsg-brief-location-shipyard-occupied = Siły okupacyjne; zaraz ginie statek

## Lojalność, Intencje, akcje
bsg-brief-action-attack-occupation-forces = 5 lub więcej usuwa siły okupacyjne
bsg-brief-action-detain-a-human = Do 3: Więzienie; do 7: Centrum medyczne
bsg-brief-action-order-departure = Odlot z Nowej Caprici; reszta ginie

## Kryzysy i cele, o których sam koszt nie mówi wszystkiego
bsg-brief-crisis-a-cylon-ally = Statek, 1–5: Więzienie; albo −3 karty
bsg-brief-crisis-marine-reinforcements = −1 żeton sił i −3 karty albo Więzienie
bsg-brief-crisis-attack-on-the-power-plant = −1 morale i +2 karty albo −1 populacji…
bsg-brief-crisis-keeping-hera-hidden = 2 Zdrady w talii albo ktoś do Więzienia
bsg-brief-crisis-execution-list = 1–5: Prezydent ginie albo −1 populacji
