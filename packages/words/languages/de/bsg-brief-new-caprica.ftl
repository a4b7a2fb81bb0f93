### Neu-Caprica: höchstens 40 Zeichen, für Pläne und kleine Karten. Ein Strich zeigt, wo sich ein langes Wort trennen lässt.

## Was etwas kostet und bringt
bsg-brief-to-detention = ins Gefängnis
bsg-brief-to-medical-center = ins Medizini|sche Zentrum
bsg-brief-place-occupation-force = neue Truppe
bsg-brief-skip-preparation = Sprung ruht

## Was Orte tun
bsg-brief-location-medical-center = Im nächsten Zug nur 1 Karte
bsg-brief-location-resistance-hq = Check 7: Hinrichtung auf Neu-Caprica
bsg-brief-location-detention = Check 9 befreit; nur 2 Karten je Check
bsg-brief-location-occupation-authority = Zwölferrat ziehen, spielen (Präsident)
bsg-brief-location-occupation-authority-cylon = Truppe zieht weiter, neue kommt
bsg-brief-location-occupation-authority-occupied = Truppe hier; zieht in den Canyon
bsg-brief-location-breeders-canyon = Höchste Ressource −1: Sprung +1
bsg-brief-location-breeders-canyon-cylon = Krise ausführen, Sprungskala ruht
bsg-brief-location-breeders-canyon-occupied = Truppe hier; zieht zur Werft
bsg-brief-location-shipyard = Schiff vorbereiten, später evakuieren
bsg-brief-location-shipyard-cylon = Fest|gehaltenes Schiff ansehen
bsg-brief-location-shipyard-occupied = Truppe hier; ein Schiff geht verloren

## Loyalität, Absichten, Aktionen
bsg-brief-action-attack-occupation-forces = Ab 5 wird hier eine Truppe entfernt
bsg-brief-action-detain-a-human = Bis 3 Gefängnis, bis 7 Med. Zentrum
bsg-brief-action-order-departure = Abflug; wer bleibt, ist verloren

## Krisen und Zielorte, bei denen der Preis nicht alles sagt
bsg-brief-crisis-a-cylon-ally = Schiff, 1–5: Gefängnis; oder −3 Karten
bsg-brief-crisis-marine-reinforcements = −1 Truppe und −3 Karten oder Gefängnis
bsg-brief-crisis-attack-on-the-power-plant = −1 Moral… oder −1 Bevölkerung…
bsg-brief-crisis-keeping-hera-hidden = 2 Verrat ins Schicksal oder Gefängnis
bsg-brief-crisis-execution-list = Hinrichtung (1–5) oder −1 Bevölkerung
