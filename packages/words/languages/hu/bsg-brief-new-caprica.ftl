### Új Caprica: legfeljebb 40 betű, táblákra és kis kártyákra. A vonás mutatja, hol választható el egy hosszú szó.

## Mi mennyibe kerül és mit hoz
bsg-brief-to-detention = Börtönbe
bsg-brief-to-medical-center = Orvosi központba
bsg-brief-place-occupation-force = új megszállók
bsg-brief-skip-preparation = nincs előkészítés

## Mit tesznek a helyszínek
bsg-brief-location-medical-center = A következő körben csak 1 kártya
bsg-brief-location-resistance-hq = 7-es próba: kivégzés Új Capricán
bsg-brief-location-detention = 9-es próba szabadít; próbába 2 kártya
bsg-brief-location-occupation-authority = Elnök: húz és kijátszik Tanácsot
bsg-brief-location-occupation-authority-cylon = Megszálló erő lép, új érkezik ide
bsg-brief-location-occupation-authority-occupied = Megszállók itt; tovább a kanyonba
bsg-brief-location-breeders-canyon = Legnagyobb erőforrás −1: ugrás +1
bsg-brief-location-breeders-canyon-cylon = Krízis végrehajtása; nincs előkészítés
bsg-brief-location-breeders-canyon-occupied = Megszállók itt; tovább a Hajógyárba
bsg-brief-location-shipyard = Készíts elő hajót; később evakuálj
bsg-brief-location-shipyard-cylon = Nézd meg a felső zárolt hajót
bsg-brief-location-shipyard-occupied = Megszállók itt; a felső hajó elvész

## Hűség, Titkos küldetések, tevékenységek
bsg-brief-action-attack-occupation-forces = 5-től egy itteni megszálló erő eltűnik
bsg-brief-action-detain-a-human = 3-ig Börtön, 7-ig Orvosi központ
bsg-brief-action-order-departure = Indulás; aki marad, elvész

## Krízisek és úticélok, ahol az ár nem mond el mindent
bsg-brief-crisis-a-cylon-ally = Hajó, 1–5: Börtön; vagy −3 kártya
bsg-brief-crisis-marine-reinforcements = −1 megszálló és −3 kártya vagy Börtön
bsg-brief-crisis-attack-on-the-power-plant = −1 morál és +2 kártya vagy −1 népesség…
bsg-brief-crisis-keeping-hera-hidden = 2 Árulás a Végzetbe, vagy Börtön
bsg-brief-crisis-execution-list = 1–5: Elnök kivégzése vagy −1 népesség
