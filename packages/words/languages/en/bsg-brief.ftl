### What cards, places and people of Battlestar Galactica do in at most 40 letters, for boards and small cards. A bar marks where a long word may break.

## What things cost and bring
bsg-brief-stakes = { $text }
bsg-brief-fail = Fail: { $text }
bsg-brief-attack = Attack: { $ships }
bsg-brief-or = { $one } or { $other }
bsg-brief-and = { $one } & { $other }
bsg-brief-of = { $who } { $what }
bsg-brief-roll = 1–{ $limit }: { $text }
bsg-brief-food = { $by } food
bsg-brief-fuel = { $by } fuel
bsg-brief-morale = { $by } morale
bsg-brief-population = { $by } population
bsg-brief-cards = { $by } { $count ->
    [one] card
   *[other] cards
}
bsg-brief-hand = loses all cards
bsg-brief-skill = { $by } { $skill }
bsg-brief-send-all = { $from }: all { $to }
bsg-brief-to-sickbay = to Sickbay
bsg-brief-to-brig = to the Brig
bsg-brief-from-weapons-control = Weapons Control
bsg-brief-from-command = Command
bsg-brief-from-armory = Armory
bsg-brief-execute = execution
bsg-brief-execute-who = { $who } executed
bsg-brief-title-president-to-chosen = new President
bsg-brief-activate-raiders = raiders act
bsg-brief-activate-heavy-raiders = heavy raiders act
bsg-brief-activate-basestars = basestars fire
bsg-brief-activate-launch-raiders = raiders launch
bsg-brief-destroy-civilian = { $by } civilian { $count ->
    [one] ship
   *[other] ships
}
bsg-brief-destroy-raptor = { $by } { $count ->
    [one] raptor
   *[other] raptors
}
bsg-brief-damage-vipers = { $count } { $count ->
    [one] viper
   *[other] vipers
} damaged
bsg-brief-damage-galactica = { $count } damage
bsg-brief-centurion = { $count } { $count ->
    [one] centurion
   *[other] centurions
} aboard
bsg-brief-spend-nuke = lose a nuke
bsg-brief-return-vipers = vipers come home
bsg-brief-jump-track = jump track { $by }
bsg-brief-add-to-destiny = { $by } { $skill } in Destiny
bsg-brief-who-each = each
bsg-brief-who-chosen = someone

## What places do
bsg-brief-location-ftl-control = Jump now; 6 or less costs population
bsg-brief-location-weapons-control = Fire at a Cylon ship
bsg-brief-location-command = Activate unmanned vipers up to 2 times
bsg-brief-location-communications = Look at 2 civilian ships; may move them
bsg-brief-location-admirals-quarters = Check 7: send someone to the Brig
bsg-brief-location-research-lab = Draw 1 Engineering or Tactics
bsg-brief-location-hangar-deck = Launch in a viper, act again
bsg-brief-location-armory = Roll 7 or more to destroy a centurion
bsg-brief-location-sickbay = At turn start, draw only 1 card
bsg-brief-location-brig = Check 7 to leave; add only 1 card
bsg-brief-location-press-room = Draw 2 Politics cards
bsg-brief-location-presidents-office = Draw 1 Quorum card, then draw or play 1
bsg-brief-location-administration = Check 5: choose a new President
bsg-brief-location-caprica = Super Crisis, or pick from 2 Crises
bsg-brief-location-cylon-fleet = Activate or launch Cylon ships
bsg-brief-location-human-fleet = Steal a card; 5+ damages Galactica
bsg-brief-location-resurrection-ship = New Super Crisis; give Loyalty away
bsg-brief-damaged = Damaged. Repair it first

## What Skill cards do
bsg-brief-card-consolidate-power = Action: draw 2 cards of any type
bsg-brief-card-investigative-committee = Before a check: cards go in face up
bsg-brief-card-executive-order = Action: someone else gets 2 actions
bsg-brief-card-declare-emergency = After the total: difficulty −2
bsg-brief-card-launch-scout = Action: risk a raptor; 3+: see top card
bsg-brief-card-strategic-planning = Before a roll: +2 to the die
bsg-brief-card-evasive-maneuvers = Viper attacked: reroll, −2 if piloted
bsg-brief-card-maximum-firepower = Action: your viper attacks up to 4 times
bsg-brief-card-repair = Action: repair this location or 2 vipers
bsg-brief-card-scientific-research = Before a check: Engineering helps

## What Quorum cards do
bsg-brief-quorum-accept-prophecy = Draw 1; President is 2 harder to oust
bsg-brief-quorum-arrest-order = Send a character to the Brig
bsg-brief-quorum-assign-arbitrator = 2 Politics; may shift an accusation by 3
bsg-brief-quorum-assign-mission-specialist = 2 Politics; next jump: choose from 3
bsg-brief-quorum-assign-vice-president = 2 Politics; nobody else can be nominated
bsg-brief-quorum-authorization-of-brutal-force = Destroy 3 raiders; 1–2: −1 population
bsg-brief-quorum-encourage-mutiny = 3+: new Admiral; otherwise −1 morale
bsg-brief-quorum-food-rationing = Roll 6 or more: +1 food
bsg-brief-quorum-inspirational-speech = Roll 6 or more: +1 morale
bsg-brief-quorum-presidential-pardon = Free another player from the Brig
bsg-brief-quorum-release-cylon-mugshots = See a Loyalty card; 1–3: −1 morale

## Titles, Loyalty, nukes
bsg-brief-title-president = Action: draw or play a Quorum card
bsg-brief-title-admiral = Chooses destinations, launches nukes
bsg-brief-loyalty-not-a-cylon = Human: bring the fleet to its goal
bsg-brief-loyalty-cylon-brig = Reveal: someone goes to the Brig
bsg-brief-loyalty-cylon-damage = Reveal: 2 damage, chosen from 5 tokens
bsg-brief-loyalty-cylon-morale = Reveal: −1 morale
bsg-brief-loyalty-cylon-sickbay = Reveal: someone −5 cards, to Sickbay
bsg-brief-loyalty-sympathizer = Resource in red: Brig; otherwise Cylon
bsg-brief-token-nuke = Admiral’s action: 3+ destroys a basestar

## What characters can do
bsg-brief-ability-inspirational-leader = Your Crises: strength one always helps
bsg-brief-ability-command-authority = Take all cards of a check into your hand
bsg-brief-ability-emotionally-attached = Cannot use the Admiral’s Quarters
bsg-brief-ability-cylon-hatred = Admiral’s Quarters check: difficulty −3
bsg-brief-ability-declare-martial-law = Action: the Admiral becomes President
bsg-brief-ability-alcoholic = Turn start: discards a lone last card
bsg-brief-ability-eco-officer = Once per own turn: have a die rerolled
bsg-brief-ability-moral-compass = Change the choice made on a Crisis
bsg-brief-ability-stranded = Not on the board until turn 2
bsg-brief-ability-religious-visions = Your Crisis: choose one of 2
bsg-brief-ability-skilled-politician = Action: draw 4 Quorum cards, play one
bsg-brief-ability-terminal-illness = Pays 2 cards to use a location
bsg-brief-ability-delusional-intuition = Your Crisis revealed: draw 1 card
bsg-brief-ability-cylon-detector = Action: see a player’s Loyalty cards
bsg-brief-ability-coward = Starts with 2 Loyalty cards
bsg-brief-ability-friends-in-low-places = Administration, Brig: difficulty ±2
bsg-brief-ability-unconventional-tactics = Action: −1 population, +1 other resource
bsg-brief-ability-convicted-criminal = Cannot use an occupied location
bsg-brief-ability-alert-viper-pilot = May pilot a viper just placed, then act
bsg-brief-ability-cag = Action: activate vipers up to 6 times
bsg-brief-ability-headstrong = Discards are chosen at random
bsg-brief-ability-expert-pilot = Turn started in a viper: 2 actions
bsg-brief-ability-secret-destiny = Discard a Crisis, draw another
bsg-brief-ability-insubordinate = When accused: difficulty −3
bsg-brief-ability-recon = End of turn: see top Crisis, may bury it
bsg-brief-ability-mysterious-intuition = Decide if a Crisis check passes or fails
bsg-brief-ability-sleeper-agent = Sleeper phase: 2 Loyalty cards, Brig
bsg-brief-ability-maintenance-engineer = After a Repair: another action
bsg-brief-ability-blind-devotion = One skill counts for nothing in a check
bsg-brief-ability-reckless = Hand limit: 8 cards

## Crises and destinations, where what they cost is not all there is to say
bsg-brief-crisis-boarding-parties = Attack: 4 heavy raiders, 1 basestar
bsg-brief-crisis-crash-landing = Fail: −1 fuel, or −1 morale and Sickbay
bsg-brief-crisis-cylon-screenings = Fail: −1 morale, a Loyalty card seen
bsg-brief-crisis-cylon-virus = Fail: 1 centurion; FTL crew to Sickbay
bsg-brief-crisis-declare-martial-law = Admiral as President or −1 population…
bsg-brief-crisis-detector-sabotage = Fail: nobody may look at Loyalty cards
bsg-brief-crisis-low-supplies = Fail: −1 morale, more if food below 6
bsg-brief-crisis-requested-resignation = −2 cards each, or President resigns
bsg-brief-crisis-riots-basestars-jump = −1 food & morale or −1 population & fuel
bsg-brief-crisis-riots-launch-raiders = −1 food & morale or −1 population & fuel
bsg-brief-crisis-thirty-three = Attack: 1 basestar, and may return
bsg-brief-crisis-water-shortage-basestars = −1 food or President −2 cards…
bsg-brief-crisis-water-shortage-basestars-jump = −1 food or President −2 cards…
bsg-brief-crisis-water-shortage-raiders-jump = −1 food or President −2 cards…
bsg-brief-crisis-bomb-on-colonial-1 = Fail: −2 morale, Colonial One closed
bsg-brief-destination-cylon-refinery = −1 fuel; risk 2 vipers, 6+: +2 fuel
bsg-brief-destination-icy-moon = −1 fuel; risk a raptor, 3+: +1 food
bsg-brief-destination-ragnar-anchorage = Repair 3 vipers, regain 1 raptor
bsg-brief-destination-tylium-planet = −1 fuel; risk a raptor, 3+: +2 fuel
