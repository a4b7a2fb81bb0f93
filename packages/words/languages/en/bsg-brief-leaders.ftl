### What leaders and the sympathetic Cylon add in at most 40 letters, for boards and small cards. A bar marks where a long word may break.

## Loyalty, agendas, actions
bsg-brief-loyalty-sympathetic-cylon = Cylon with an Agenda of your own
bsg-brief-agenda-genocide = Cylons win: food, population at most 2
bsg-brief-agenda-grant-mercy = Humans win: food/morale/population 1–2
bsg-brief-agenda-mutual-annihilation = Humans win after your Super Crisis
bsg-brief-agenda-reduce-them-to-ruins = Cylons win: 4 damage, morale at most 3
bsg-brief-agenda-show-their-true-nature = Cylons win: you in Brig or executed
bsg-brief-agenda-siege-warfare = Cylons win: all resources in the red
bsg-brief-agenda-convert-the-infidels = Humans win: all resources at most 3
bsg-brief-agenda-guide-them-to-destiny = Humans win: population, morale within 2
bsg-brief-agenda-join-the-colonials = Humans win; you infiltrate, not jailed
bsg-brief-agenda-prove-their-worth = Humans win: 5 vipers or raptors hit
bsg-brief-agenda-salvage-their-equipment = Cylons win: Galactica damage at most 2
bsg-brief-agenda-the-illusion-of-hope = Cylons win at distance 6 or more
bsg-brief-action-end-infiltration = End infiltration, rejoin the Cylons

## What characters can do
bsg-brief-ability-primacy = Action: basestar in or out, 3 raiders
bsg-brief-ability-aggressive-tactics = Instead of moving: take 2 more actions
bsg-brief-ability-lies-and-secrets = Loses all cards when a Cylon is revealed
bsg-brief-ability-glimpse-the-face-of-god = Instead of moving: swap 2 with Destiny
bsg-brief-ability-cryptic-message = Action: exchange hands with a player
bsg-brief-ability-clouded = Cannot move to an occupied location
bsg-brief-ability-intimate = Instead of moving: take a random card
bsg-brief-ability-human-delusion = Add cards to a check after the reveal
bsg-brief-ability-conflicted-loyalties = Cylon Fleet costs 1 card
