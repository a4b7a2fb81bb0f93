### What Exodus adds in at most 40 letters, for boards and small cards. A bar marks where a long word may break.

## What things cost and bring
bsg-brief-trauma = { $by } trauma

## What places and Skill cards do
bsg-brief-location-basestar-bridge = Do 2: place ships, delay the fleet, hit
bsg-brief-card-red-tape = In a check: removes strength 5 and 6
bsg-brief-card-political-prowess = Location check: you decide the result
bsg-brief-card-iron-will = In a check: ignore a fail by up to 4
bsg-brief-card-state-of-emergency = Action: −1 food; each moves or acts
bsg-brief-card-trust-instincts = In a check: adds 2 Destiny cards
bsg-brief-card-scout-for-fuel = Action: risk a raptor; 4+: +1 fuel
bsg-brief-card-protect-the-fleet = In a check: an unmanned viper may act
bsg-brief-card-best-of-the-best = Pilot attacks: roll = raiders destroyed
bsg-brief-card-establish-network = In a check: Engineering counts double
bsg-brief-card-build-nuke = Action: the Admiral gains a nuke

## Quorum cards, titles, actions
bsg-brief-quorum-presidential-order = Make someone Admiral or CAG
bsg-brief-quorum-resignation = Redraw Quorum; give up the presidency
bsg-brief-title-cag = Action: activate 1 viper; pass the title
bsg-brief-title-admiral-cylon-fleet = Chooses destinations; nukes hit an area
bsg-brief-action-cag-wingman = Activate 1 unmanned viper, act again

## Loyalty
bsg-brief-loyalty-cylon-centurion = Reveal: 1 centurion boards Galactica
bsg-brief-loyalty-cylon-jump-track = Reveal: jump track −2
bsg-brief-loyalty-goal-acquire-power = Hold 2 titles, else food is lost
bsg-brief-loyalty-goal-devastation = No nukes left, else morale is lost
bsg-brief-loyalty-goal-political-intrigue = President in Brig, else food is lost
bsg-brief-loyalty-goal-sacrifice = 6 vipers damaged, else fuel is lost
bsg-brief-loyalty-goal-self-destruction = In Brig or Sickbay, else morale is lost
bsg-brief-loyalty-goal-selfish = Discard 20 strength, else fuel is lost
bsg-brief-loyalty-goal-stand-and-fight = 10 raiders out, else population drops
bsg-brief-loyalty-goal-use-caution = Visit distance 1, else population drops
bsg-brief-loyalty-final-five-examiner-executed = The player who looks is executed
bsg-brief-loyalty-final-five-activate-ships = If looked at: all Cylon ships act
bsg-brief-loyalty-final-five-damage = If looked at: 2 damage to Galactica
bsg-brief-loyalty-final-five-owner-executed = If looked at: you are executed
bsg-brief-loyalty-final-five-examiner-brig = The player who looks goes to the Brig

## What characters can do
bsg-brief-ability-ftl-operator = FTL Control: the die may be rerolled
bsg-brief-ability-coup = Action: leave the Brig, become Admiral
bsg-brief-ability-misguided = Adds at most 3 cards to a check
bsg-brief-ability-adaptable = After a Quorum action: draw 2 cards
bsg-brief-ability-influential = Action: arrange the top 5 Quorum cards
bsg-brief-ability-amoral = Must take the first choice of a Crisis
bsg-brief-ability-star-player = Action: trade cards for one skill type
bsg-brief-ability-longshot = Your turn: name the result of a die
bsg-brief-ability-starts-on-the-bench = Draws no cards on the first turn
bsg-brief-ability-quick-fix = Your turn: remove a card from a check
bsg-brief-ability-discharge-of-a-firearm = Action: execute someone here
bsg-brief-ability-impulsive = Adds no card or at least two

## Trauma
bsg-brief-trauma-benevolent = Counts against Cylons at the Trial
bsg-brief-trauma-antagonistic = Counts against humans at the Trial
bsg-brief-trauma-disaster = Human: execution; Cylon: draws 2 more

## Crises and destinations, where what they cost is not all there is to say
bsg-brief-crisis-ambushed-by-the-press = −1 morale or President loses all cards
bsg-brief-crisis-hidden-explosives = −1 raptor & Sickbay, or −1 morale
bsg-brief-crisis-interrogation = Someone to Sickbay or −2 and −3 cards
bsg-brief-crisis-labor-dispute = −2 morale or −1 fuel & jump track −1
bsg-brief-crisis-medal-of-distinction = +1 morale & raiders act, or −1 morale
bsg-brief-crisis-the-circle = New President, execution, or −3 cards
bsg-brief-crisis-unwelcome-faces = Someone to the Brig… or −1 morale…
bsg-brief-crisis-detente = Vipers home… or all Cylon ships act
bsg-brief-crisis-raiders-inbound = −1 population… or two lose 3 cards
bsg-brief-crisis-return-to-duty = Pilots & raiders launch or basestars act
bsg-brief-crisis-review-camera-footage = 2 vipers damaged… or −2 and −3 cards
bsg-brief-crisis-tracked-by-radiation = 1 basestar & 3 raiders or −1 fuel
bsg-brief-crisis-training-a-rookie = Raiders act or 2 vipers damaged
bsg-brief-crisis-human-prisoner = Fail: a human loses hand, to Sickbay
bsg-brief-crisis-fighting-blind = 2 centurions aboard or CAG executed
bsg-brief-destination-gas-giant = May trade a viper for +1 fuel
bsg-brief-destination-lions-head-nebula = −4 fuel, then jump track +2

## Allies and Crossroads cards
bsg-brief-ally-lee-apollo-adama-benevolent = Each unmanned viper destroys a raider
bsg-brief-ally-samuel-t-anders-benevolent = Centurions fall back one space
bsg-brief-ally-gaius-baltar-benevolent = See a random Loyalty card
bsg-brief-ally-gaius-baltar-antagonistic = You draw Loyalty at distance 7 or less
bsg-brief-ally-brendan-hot-dog-costanza-benevolent = 2 raiders in one area destroyed
bsg-brief-ally-sherman-cottle-benevolent = −3 trauma, go anywhere
bsg-brief-ally-sherman-cottle-antagonistic = −3 cards, go anywhere
bsg-brief-ally-anastasia-dee-dualla-benevolent = See and move all civilian ships
bsg-brief-ally-priestess-elosha-benevolent = See the top Crisis; may bury it
bsg-brief-ally-louis-hoshi-benevolent = One civilian ship leaves the board
bsg-brief-ally-aaron-kelly-benevolent = Activate unmanned vipers up to 4 times
bsg-brief-ally-romo-lampkin-benevolent = Set free, go anywhere
bsg-brief-ally-alex-crashdown-quartararo-benevolent = See the top Destination; may bury it
bsg-brief-ally-diana-hardball-seelix-benevolent = 3 vipers repaired
bsg-brief-ally-kendra-shaw-benevolent = −1 morale for +1 fuel or food
bsg-brief-ally-kara-starbuck-thrace-benevolent = Activate an unmanned viper up to 4 times
bsg-brief-ally-ellen-tigh-benevolent = Make a human President or Admiral
bsg-brief-ally-galen-tyrol-benevolent = Repair 2 locations or 4 vipers
bsg-brief-ally-tom-zarek-benevolent = −1 population for +1 other resource
bsg-brief-ally-brother-cavil-benevolent = −1 trauma, and −1 at random
bsg-brief-ally-leoben-conoy-benevolent = All Cylon ships in one area destroyed
bsg-brief-ally-simon-oneill-benevolent = +2 cards, go anywhere
bsg-brief-ally-simon-oneill-antagonistic = +2 trauma, go anywhere
bsg-brief-ally-aaron-doral-benevolent = Draw 3 Quorum cards, play one
bsg-brief-ally-caprica-six-antagonistic = −3 cards, +2 from Destiny
bsg-brief-crossroads-disturbing-vision-antagonistic = Each Cylon +2 trauma, Admiral executed
bsg-brief-crossroads-miraculous-return-benevolent = +1 morale, +1 viper, raiders act twice
bsg-brief-crossroads-miraculous-return-antagonistic = −1 morale, −1 ship, a basestar is hit
bsg-brief-crossroads-scanned-benevolent = Remove 4 raiders, −1 morale
bsg-brief-crossroads-strange-music-benevolent = See another’s Loyalty, −1 trauma
bsg-brief-crossroads-strange-music-antagonistic = A human draws Loyalty; Cylons +1 trauma
bsg-brief-crossroads-testimony-benevolent = Another: −2 cards, −2 trauma
bsg-brief-crossroads-testimony-antagonistic = Another: +2 cards, +2 trauma
bsg-brief-crossroads-the-opera-house-antagonistic = Nothing happens
