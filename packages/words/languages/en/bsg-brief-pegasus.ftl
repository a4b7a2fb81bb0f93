### What Pegasus adds in at most 40 letters, for boards and small cards. A bar marks where a long word may break.

## What things cost and bring
bsg-brief-damaged-pegasus = Damaged. If all { $count } are, Pegasus is lost

## What places do
bsg-brief-location-pegasus-cic = Fire at a basestar; 1–3 hits Pegasus
bsg-brief-location-airlock = Check 12: execution (4 less in Brig)
bsg-brief-location-main-batteries = Shell a space area; 1–3 hits your own
bsg-brief-location-engine-room = Discard 2: next Crisis prepares jump
bsg-brief-location-caprica-overlay = Super Crisis, or pick from 2 Crises
bsg-brief-location-cylon-fleet-overlay = Activate or launch Cylon ships
bsg-brief-location-human-fleet-overlay = See a card and draw 2, or infiltrate
bsg-brief-location-resurrection-ship-overlay = Draw a Super Crisis; next turn 1 card

## What Skill cards do
bsg-brief-card-investigative-committee-pegasus = Before a check: players’ cards face up
bsg-brief-card-support-the-people = Makes check Reckless; small hands draw 2
bsg-brief-card-preventative-policy = Instead of moving: shield one resource
bsg-brief-card-major-victory = Basestar destroyed: 5+ gives +1 morale
bsg-brief-card-at-any-cost = Makes check Reckless; Treachery helps
bsg-brief-card-guts-and-initiative = Makes check Reckless; no Destiny cards
bsg-brief-card-critical-situation = Instead of moving: 1 more action
bsg-brief-card-full-throttle = Fly to any space area, attack once
bsg-brief-card-run-interference = First 4 raiders near your viper miss
bsg-brief-card-jury-rigged = Makes check Reckless; difficulty −4
bsg-brief-card-calculations = After a roll: +1 or −1
bsg-brief-card-broadcast-location = In a Reckless check: 1 basestar appears
bsg-brief-card-by-your-command = In a Reckless check: raiders act
bsg-brief-card-special-destiny = In a Reckless check: each +1 Treachery
bsg-brief-card-gods-plan = Cylon: swap it with top Destiny card
bsg-brief-card-human-weakness = If a human is jailed: top resource drops
bsg-brief-card-sabotage = Cylon: if Treachery discarded, 1 damage

## What Quorum cards do
bsg-brief-quorum-assign-chief-of-staff = 2 Politics; later Politics helps a check
bsg-brief-quorum-civilian-self-defense = Civilians kill 3 raiders; 1–2: ship lost
bsg-brief-quorum-consult-the-oracle = See bottom card, discard 2 from Destiny
bsg-brief-quorum-eulogy = +1 morale if an execution cost morale
bsg-brief-quorum-execute-prisoner = Execute someone in the Brig
bsg-brief-quorum-probation = May see what one player adds to a check
bsg-brief-quorum-resources-for-galactica = Repair a location and 2 vipers
bsg-brief-quorum-unsavory-connections = Swap 2 for Treachery; +1 food or fuel

## Loyalty, agendas, actions
bsg-brief-loyalty-cylon-treachery = Reveal: each human draws 1 Treachery

## What characters can do
bsg-brief-ability-intolerant = Quarters check of 10+: execute instead
bsg-brief-ability-blind-jump = Action: jump; lose 2 civilian ships
bsg-brief-ability-bent-on-revenge = Cannot use FTL Control or Engine Room
bsg-brief-ability-efficient = Communications: see and move all ships
bsg-brief-ability-fast-learner = Take 3 cards, or add them to a check
bsg-brief-ability-emotionally-fragile = Executed when morale drops to 2
bsg-brief-ability-politically-adroit = Give a card to someone here, draw 2
bsg-brief-ability-manipulative = Be President or Admiral for a turn
bsg-brief-ability-nothing-but-trouble = Draws Treachery as part of skill set
bsg-brief-ability-hotshot = Your roll: a card’s strength + 2 instead
bsg-brief-ability-sacrifice = Action: destroy 5 raiders, go to Sickbay
bsg-brief-ability-stim-junkie = Not moving: goes to Sickbay

## Crises and destinations, where what they cost is not all there is to say
bsg-brief-crisis-assassination-plot = +3 Treachery or the Admiral is executed
bsg-brief-crisis-civilian-ship-nuked = −1 ship and Treachery, or −2 ships
bsg-brief-crisis-suspicious-election-results = New President or Admiral +1 Treachery
bsg-brief-crisis-scar = Scar: a raider that acts twice
bsg-brief-crisis-demand-peace-manifesto = −1 morale & 2 damage, or hands lost
bsg-brief-crisis-footage-transmitted = Fail: Cylons +2 Treachery, Super Crisis
bsg-brief-crisis-psychological-warfare = −1 morale & Treachery, or 6 into Destiny
bsg-brief-destination-a-civilian-convoy = −3 fuel, +1 population…
bsg-brief-destination-binary-star = −1 fuel, civilian ships fore and aft
bsg-brief-destination-gas-cloud = See the top 3 Crises, order them
bsg-brief-destination-mining-asteroid = −1 fuel, repair 2 vipers; Scar comes
bsg-brief-destination-misjump = −1 civilian ship, another destination
