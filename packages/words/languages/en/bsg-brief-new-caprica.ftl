### What New Caprica adds in at most 40 letters, for boards and small cards. A bar marks where a long word may break.

## What things cost and bring
bsg-brief-to-detention = to Detention
bsg-brief-to-medical-center = to the Medical Center
bsg-brief-place-occupation-force = a new force
bsg-brief-skip-preparation = no jump preparation

## What places do
bsg-brief-location-medical-center = At turn start, draw only 1 card
bsg-brief-location-resistance-hq = Check 7: execute one on New Caprica
bsg-brief-location-detention = Check 9 to leave; add only 2 cards
bsg-brief-location-occupation-authority = President: draw and play Quorum cards
bsg-brief-location-occupation-authority-cylon = Activate a force; place a new one here
bsg-brief-location-occupation-authority-occupied = Force here; next it enters the Canyon
bsg-brief-location-breeders-canyon = Highest resource −1: jump track +1
bsg-brief-location-breeders-canyon-cylon = Resolve a Crisis; no jump preparation
bsg-brief-location-breeders-canyon-occupied = Force here; next it enters the Shipyard
bsg-brief-location-shipyard = Prepare a ship; in orbit, evacuate one
bsg-brief-location-shipyard-cylon = See the top locked ship, maybe bury it
bsg-brief-location-shipyard-occupied = Force here; next: top ship destroyed

## Loyalty, agendas, actions
bsg-brief-action-attack-occupation-forces = Roll 5 or more: remove a force here
bsg-brief-action-detain-a-human = 1–3: Detention; to 7: Medical Center
bsg-brief-action-order-departure = Leave New Caprica; the rest is lost

## Crises and destinations, where what they cost is not all there is to say
bsg-brief-crisis-a-cylon-ally = Ship ready, 1–5: Detention; or −3 cards
bsg-brief-crisis-marine-reinforcements = −1 force & −3 cards, or one detained
bsg-brief-crisis-attack-on-the-power-plant = −1 morale & +2 cards, or −1 population…
bsg-brief-crisis-keeping-hera-hidden = 2 Treachery to Destiny or one detained
bsg-brief-crisis-execution-list = 1–5: President executed or −1 population
