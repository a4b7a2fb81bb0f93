### What tiles, factions and phases of Roll for the Galaxy do in at most 40 letters, for boards and small cards. A bar marks where a long word may break.

## What things cost and bring
roll-brief-world = { $text }
roll-brief-dice = { $count } { $colour } { $count ->
    [one] die
   *[other] dice
}
roll-brief-colour-military = military
roll-brief-colour-consumption = consumption
roll-brief-colour-novelty = novelty
roll-brief-colour-rare = rare elements
roll-brief-colour-genes = genes
roll-brief-colour-alien = alien
roll-brief-to-cup = { $dice } to the cup
roll-brief-to-citizenry = { $dice } to Citizenry
roll-brief-to-good = { $dice } as a good
roll-brief-credits = +${ $count }
roll-brief-removes = −{ $count } { $count ->
    [one] die
   *[other] dice
}
roll-brief-start-credits = you start with ${ $count }

## Developments that move workers
roll-brief-backup-planning = Dictate as often as you like
roll-brief-diversification = Move 1 home worker out of Explore
roll-brief-hydroponics-guild = Move 1 novelty or genes worker
roll-brief-space-mercenaries = Move 1 military or rare elements worker
roll-brief-colonial-affinity = Move 1 worker to Settle
roll-brief-local-subsidies = Move 1 home worker
roll-brief-operations-affinity = Move 1 worker to Explore or Produce
roll-brief-shipping-affinity = Move 1 worker to Ship
roll-brief-technology-affinity = Move 1 worker to Develop
roll-brief-executive-power = Move 2 from one phase to the chosen one
roll-brief-galactic-influence = Move 1 worker to any phase
roll-brief-galactic-mandate = Dictate moves up to 3 workers
roll-brief-homeworld-patriotism = Move 2 home workers to your phase
roll-brief-isolation-policy = Move 2 workers out of Explore
roll-brief-mad-scientists = Most novelty worlds: move 2 workers
roll-brief-propaganda-campaign = Move 2 workers to the phase you chose
roll-brief-nanotechnology = Move 2 workers to any phase

## Developments of phases
roll-brief-advanced-logistics = Explore: rearrange construction zone
roll-brief-jumpdrive-research = Trade from rare elements worlds: +$1
roll-brief-public-works = Develop: +$1 per other development
roll-brief-technology-unions = Most developments: +$1 (I and IV)
roll-brief-terraforming-robots = Settle: +$1, rare elements +$1 more
roll-brief-export-duties = Trade: +$1 per good
roll-brief-galactic-demand = Trade from novelty worlds: +$2
roll-brief-galactic-recycling = +$1 per other tile you complete
roll-brief-minor-research-labs = Consume genes or alien: +1 VP per good
roll-brief-space-docks = Ship: an extra home worker
roll-brief-alien-research-team = Explore: extra tile; alien scout +$1
roll-brief-alien-uplift-blueprints = Genes, alien worlds cost 1 less
roll-brief-free-trade-zone = Gray worlds cost 2 less
roll-brief-major-research-labs = Explore: an extra home worker
roll-brief-merchant-guild = Produce: +$2 at the end
roll-brief-space-marines = Swap 1 die for 1 military, +$1
roll-brief-space-refineries = Consume rare elements: +1 VP per good
roll-brief-space-tourism = Ship: +$1, $1 more with costliest worlds
roll-brief-trade-levies = Consume: +$1 per good
roll-brief-conscription = Swap 1 die for 2 military
roll-brief-galactic-salon = Ship: +1 VP at the end
roll-brief-information-tech = Swap 1 die for 2 novelty
roll-brief-investment-credits = Developments cost 1 less
roll-brief-replicant-robots = Worlds cost 1 less
roll-brief-alien-research-ship = Explore: extra home and alien workers
roll-brief-galactic-investors = Develop: +$2 at the end
roll-brief-organic-shipyards = Ship: extra home and genes workers
roll-brief-robot-surveyors = Settle: +$2 at the end

## Developments of cost 6
roll-brief-free-trade-association = Ship: +$2; end: ½ novelty cost as VP
roll-brief-galactic-bankers = Trade: buy VP; end: 1 VP per development
roll-brief-galactic-exchange = 2 dice to cup; end: 1 VP per color
roll-brief-galactic-federation = 2 dice to cup; end: development cost / 3
roll-brief-galactic-renaissance = Consume: +1 VP; end: VP for VP chips
roll-brief-galactic-reserves = Worlds hold 2 goods; end: 1 VP per good
roll-brief-mining-league = Rare elements: +$1; end: 2 VP per world
roll-brief-new-economy = Consume: +$2; end: VP for developments
roll-brief-new-galactic-order = Military dice to cup; end: 2 VP per 3
roll-brief-system-diversification = Move 2 non-home; end: ½ Reassign cost

## Halves of factions
roll-brief-space-piracy = Ship: +$1 per 2 military in Citizenry
roll-brief-alien-archaeology = Explore: alien workers Stock for $4
roll-brief-consumer-markets = Produce: +$1 per good on novelty worlds
roll-brief-improved-reconnaissance = Scout: may put tiles on top of stacks
roll-brief-genetics-lab = Produce: +$2 per genes die among goods
roll-brief-galactic-religion = Develop: +$1 per novelty in Citizenry
roll-brief-biological-adaptation = Reassign developments cost 1 less
roll-brief-mining-industry = Consume rare elements: +$1 per good

## Worlds with more than one gift
roll-brief-rebel-miners = −1 die, 2 military dice to Citizenry
roll-brief-blaster-gem-mines = 1 military, 1 rare elements to Citizenry
roll-brief-rebel-warrior-race = −1 die, 1 military, 1 genes to Citizenry
roll-brief-epsilon-eridani = 1 novelty, 1 military to Citizenry

## Factions
roll-brief-faction-1 = Military dice earn credits
roll-brief-faction-2 = Alien dice Stock for $4
roll-brief-faction-3 = Novelty goods earn credits
roll-brief-faction-4 = Scouted tiles may go on top of stacks
roll-brief-faction-5 = Genes goods earn credits
roll-brief-faction-6 = Novelty in Citizenry earns credits
roll-brief-faction-7 = Reassign developments are cheaper
roll-brief-faction-8 = Consumed rare elements earn credits
roll-brief-faction-9 = Two worlds: consumption, military dice

## Phases
roll-brief-phase-explore = Scout for tiles or Stock credits
roll-brief-phase-develop = Build developments
roll-brief-phase-settle = Settle worlds
roll-brief-phase-produce = Put goods on worlds
roll-brief-phase-ship = Trade goods, or Consume them for VP
