### Roll for the Galaxy: what tiles say, what is asked, what happened.

## Words with their forms

roll-phase-explore = Explore
roll-phase-develop = Develop
    .built = another development
roll-phase-settle = Settle
    .built = a world
roll-phase-produce = Produce
roll-phase-ship = Ship
roll-face-wild = wild
roll-dictate = Dictate

roll-colour-home = home
roll-colour-military = military
roll-colour-consumption = consumption
roll-colour-novelty = novelty
roll-colour-rare = rare elements
roll-colour-genes = genes
roll-colour-alien = alien technology

roll-world-novelty = novelty
roll-world-rare = rare elements
roll-world-genes = genes
roll-world-alien = alien technology
roll-world-grey = gray

roll-dice = { $count } { $colour } { $count ->
    [one] die
   *[other] dice
}
roll-die = { $colour } die
    .a = a(n) { $colour } die
roll-workers = { $count } { $count ->
    [one] worker
   *[other] workers
}
roll-workers-of = { $count } { LIST($colours, "or") } { $count ->
    [one] worker
   *[other] workers
}
roll-workers-but = { $count } { $count ->
    [one] worker
   *[other] workers
} of any color except { LIST($colours, "or") }
roll-up-to = { $count ->
    [1] { $what }
   *[other] up to { $what }
}
roll-exactly = exactly { $what }
roll-credits = { $count } { $count ->
    [one] credit
   *[other] credits
}
    .more = { $count } more { $count ->
        [one] credit
       *[other] credits
    }
roll-points = { $count } { $count ->
    [one] VP
   *[other] VP
}
    .more = { $count } more VP
roll-tiles = { $count } { $count ->
    [one] tile
   *[other] tiles
}
roll-card-development = { $name }
roll-card-world = { $name }
roll-tile = { $development } / { $world }

roll-place-cup = cup
    .to = to your cup
    .theirs = into the cup
    .in = in the cup
roll-place-citizenry = Citizenry
    .to = to your Citizenry
    .theirs = into Citizenry
    .in = in Citizenry
roll-place-good = good
    .to = to this world, as a good
roll-place-strip = beneath the strip
    .in = { $phase } worker
roll-place-stack = construction zone
    .in = on the { $stack } stack
roll-place-on-world = good on { $card }
    .in = good on { $card }
roll-stack-develop = development
    .to = on the development stack
roll-stack-settle = world
    .to = on the world stack
roll-where-top = on top of the { $stack } stack
roll-where-bottom = on the bottom of the { $stack } stack

roll-kind-development = Development, cost { $cost }
roll-kind-world = { $colour } world, cost { $cost }
roll-kind-home = Home world, { $colour }, cost { $cost }
roll-kind-faction = Faction { $number }

## What worlds give

roll-gain = Add { $dice } { FORM($place, "to") }.
roll-gain-credits = Gain { $credits }.
roll-removes = First return { $count } of your dice to the supply.
roll-start-credits = You start the game with { $credits }.

## What developments do

roll-power-reassign = Reassign: you may move { $movers }{ $from ->
    [any] { "" }
   *[one] { " " }from { $phase }
} to { $to }.
roll-to-any = any other phase
roll-to-selected = the phase you selected
roll-to-phases = { LIST($phases, "or") }
roll-power-reassign-one-column = Both must come from the same phase.
roll-power-reassign-most-novelty = Only if nobody has more novelty worlds than you; if you are tied, just 1 worker.
roll-power-dictate-again = Reassign: you may use Dictate as often as you like, each time setting another worker aside.
roll-power-dictate-moves = Reassign: your Dictate may move up to { $max } workers instead of 1.
roll-power-stock-pays = Explore: each of your { $colour } workers that Stocks earns you { $credits } instead.
roll-power-scout-on-top = Explore: when you Scout, you may also put tiles on the top of your stacks.
roll-power-extra-workers = { $phase }: you have { LIST($workers, "and") } (not from your dice).
roll-extra-worker = an extra { $colour } worker
roll-power-extra-tile = Explore: once all explorers are done, draw 1 more tile and put it on the bottom of a stack.
roll-power-rearrange = Explore: before and after each task, you may rearrange your construction zone, turning tiles over as you like.
roll-power-pays-if-scouted = Explore: gain { $credits } if at least 1 of your { $colour } workers Scouts.
roll-power-cheaper = { $phase }: { $what } cost you { $by } less.
roll-power-cheaper-floor = { $phase }: { $what } cost you { $by } less, but never less than { $floor }.
roll-cheaper-developments = developments
roll-cheaper-reassign-developments = developments with a Reassign power
roll-cheaper-worlds = worlds
roll-cheaper-worlds-of = { LIST($colours, "and") } worlds
roll-power-pays-developments = Develop: gain { $credits } for each other development you complete.
roll-power-pays-worlds = Settle: gain { $credits } for each world you settle.
roll-power-pays-worlds-extra = Settle: gain { $credits } for each world you settle, and { FORM($extra, "more") } if it is a { $colour } world.
roll-power-pays-extra-only = Settle: gain { $extra } for each { $colour } world you settle.
roll-power-back-every = { $phase }: all { $colour } dice that paid for { FORM($phase, "built") } go to your cup instead of your Citizenry.
roll-power-back-some = { $phase }: of the dice that paid for { FORM($phase, "built") }, { $min ->
    [0] up to { $max }
   *[other] { $min } { $max ->
        [2] or
       *[other] to
    } { $max }
} of your choice go to your cup instead of your Citizenry.
roll-power-once = When this is completed: { $what }.
roll-once-remove = return { $count } of your dice to the supply
roll-once-credits = gain { $credits }
roll-once-dice = add { $dice } { FORM($place, "to") }
roll-once-list = { LIST($steps, "and") }
roll-power-pays = { LIST($phases, "or") }: at the end of the phase, gain { $credits }.
roll-power-pays-most-developments = { LIST($phases, "or") }: at the end of the phase, gain { $credits } if you have more developments than any other player.
roll-power-pays-more = { LIST($phases, "or") }: at the end of the phase, gain { $credits }, and { FORM($more, "more") } if you own all the worlds that share the highest cost in play.
roll-power-scores = { $phase }: at the end of the phase, gain { $points }.
roll-power-pays-per-die = { $phase }: at the end of the phase, gain { $credits } for { $per ->
    [one] each { $colour } die in your Citizenry
   *[other] every { $per } { $colour } dice in your Citizenry, rounding up
}.
roll-power-pays-per-good-world = Produce: at the end of the phase, gain { $credits } for each good on your { $colour } worlds.
roll-power-pays-per-good-die = Produce: at the end of the phase, gain { $credits } for each { $colour } die that is a good.
roll-power-trade-pays = Ship: gain { FORM($credits, "more") } for each good you Trade.
roll-power-trade-pays-world = Ship: gain { FORM($credits, "more") } for each good you Trade from a(n) { $colour } world.
roll-power-trade-buys-point = Ship: after each Trade, you may spend 1 credit to gain 1 VP.
roll-power-consume-scores = Ship: gain { FORM($points, "more") } for each good you Consume.
roll-power-consume-scores-world = Ship: gain { FORM($points, "more") } for each good you Consume from a(n) { LIST($colours, "or") } world.
roll-power-consume-pays = Ship: gain { $credits } for each good you Consume.
roll-power-consume-pays-world = Ship: gain { $credits } for each good you Consume from a(n) { $colour } world.
roll-power-goods-per-world = Each of your worlds that can produce goods can hold { $goods } of them.

roll-bonus-per-development = At game end: { $points } for each development in your empire.
roll-bonus-per-development-without-reassign = At game end: { $points } for each development in your empire that has no Reassign power.
roll-bonus-per-die-colour = At game end: { $points } for each different color among your dice.
roll-bonus-per-good = At game end: { $points } for each of your goods.
roll-bonus-per-group-of-dice = At game end: { $points } for each group of { $size } { $colour } dice you own; an incomplete group counts, too.
roll-bonus-per-world = At game end: { $points } for each { $colour } world in your empire.
roll-bonus-share-of-cost = At game end: VP equal to the total cost of { $what }, divided by { $divisor } and rounded up.
roll-share-developments = all developments in your empire
roll-share-novelty-worlds = all novelty worlds in your empire
roll-share-reassign-developments = all developments in your empire with a Reassign power
roll-bonus-triangular-chips = At game end: 1 VP if your VP chips are worth at least 1, 2 VP for at least 3, 3 VP for at least 6, 4 VP for at least 10, and so on, each step 1 larger than the last.

## What is asked

roll-prompt-choose-start-development = Which of your two tiles becomes your first development? The other one becomes a world.
roll-prompt-assign-workers = Assign your workers and select a phase.
roll-prompt-choose-explore-task = What does your next explorer do?
roll-prompt-place-drawn-tiles = Put each tile you drew on one of your stacks, on the side you want to build.
roll-prompt-place-extra-tile = You drew { $tile }. Which stack do you put it on?
roll-prompt-discard-a-tile = The bag is empty. Which tile do you put back into it?
roll-prompt-choose-paying-dice = Which { $min } of these dice pay for the tile?
roll-prompt-choose-next-worker = Which worker goes on the { $stack } stack next?
roll-prompt-choose-dice-for-cup = Which dice go to your cup? Choose { $range }.
roll-prompt-choose-die-to-remove = Which of your dice do you return to the supply?
roll-prompt-choose-world-for-producer = Which producer puts a good on which world?
roll-prompt-choose-shipment = Which good do you ship, with which shipper, and how?
roll-prompt-buy-a-point = Do you spend 1 credit to gain 1 VP?
roll-prompt-manage-empire = Recruit workers with your credits, and recall dice if you like.
roll-range = { $min ->
    [0] up to { $max }
   *[other] { $min } { $max ->
        [2] or
       *[other] to
    } { $max }
}
roll-range-exactly = { $min }

roll-choice-buy = buy 1 VP
roll-choice-keep = keep the credit
roll-choice-trade = Trade { $good }, with { $shipper }
roll-choice-consume = Consume { $good }, with { $shipper }
roll-good-on = the good on { $card }
roll-good-die = the { $colour } good
roll-shipper = a(n) { $colour } shipper
roll-shipper-extra = the extra { $colour } shipper
roll-choice-produce = { FORM($die, "a") } on { $card }
roll-choice-die-in = { $die }, { FORM($place, "in") }
roll-task-stock = Stock
roll-task-scout = Scout
roll-task-rearrange = Rearrange
roll-task-done = Done

## Why a plan is refused

roll-refusal-not-a-plan = This plan cannot be read.
roll-refusal-not-a-task = This is not a task for an explorer.
roll-refusal-no-phase-selected = Select a phase with one of your dice.
roll-refusal-not-your-die = You did not roll that die.
roll-refusal-die-not-wild = Only a wild die may be put under a phase it does not show.
roll-refusal-die-placed-twice = A wild die has been placed twice.
roll-refusal-wild-not-placed = Every wild die must be put under a phase.
roll-refusal-power-used-already = { $power } can be used only once per round.
roll-refusal-dictate-sets-one-aside = Dictate must first set one worker aside.
roll-refusal-only-dictate-sets-aside = { $power } does not set a worker aside.
roll-refusal-not-beneath-strip = That die is not beneath the phase strip.
roll-refusal-wrong-number-of-moves = { $power } moves { $min ->
    [one] at least { $min } worker
   *[other] at least { $min } workers
} and at most { $max }.
roll-refusal-no-such-power = You cannot use { $power } now.
roll-refusal-not-from-one-column = { $power } can move workers from one phase only.
roll-refusal-may-not-move = { $power } cannot move { FORM($die, "a") } to { $phase }.
roll-refusal-die-moved-twice = A power can move the same worker only once.
roll-refusal-same-column = That worker is already there.
roll-refusal-not-your-tile = That tile is not in your construction zone.
roll-refusal-not-all-your-tiles = The new order must contain every tile in your construction zone exactly once.
roll-refusal-explorers-left = You still have explorers to use.
roll-refusal-no-explorers = You have no explorers left.
roll-refusal-no-such-explorer = You have no explorer of that color.
roll-refusal-not-a-placement = Choose a stack for each tile.
roll-refusal-no-such-stack = There is no such stack.
roll-refusal-top-or-bottom = A tile goes on the top or the bottom of a stack.
roll-refusal-only-to-the-bottom = Tiles you Scout go on the bottom of a stack.
roll-refusal-tile-placed-twice = A tile has been placed twice.
roll-refusal-tiles-left = Every tile you drew must be placed.
roll-refusal-not-in-citizenry = That die is not in your Citizenry.
roll-refusal-not-recallable = Only developers, settlers, and goods can be recalled.
roll-refusal-recruit-exactly = Recruit { $count ->
    [one] exactly { $count } worker
   *[other] exactly { $count } workers
}.
roll-refusal-cup-would-be-empty = Your cup would be empty: recall at least one die.
roll-refusal-option-yes-or-no = The option “{ $name }” can only be on or off.
roll-refusal-option-number = The option “{ $name }” must be a whole number from { $min } to { $max }.
roll-refusal-option-factions = Name { $seats } different factions, or leave it to chance.
roll-refusal-option-home-worlds = Name { $seats } different home worlds, or leave it to chance.

roll-option-beginner = First game: use the cheaper sides of the starting tiles
roll-option-pointsPerPlayer = VP in the pool for each player
roll-option-factions = Factions
roll-option-homeWorlds = Home worlds

## What happened

roll-event-seat-dealt = { $who } leads faction { $faction } ({ LIST($halves, "and") }) from { $home }, starting with { $credits }.
roll-event-drew = { $who } drew { $tiles }.
roll-event-drew-seen = { $who } drew { LIST($cards, "and") }.
roll-event-placed = { $who } put a tile { $where }.
roll-event-placed-seen = { $who } put { $card } { $where }.
roll-event-top-shown = { $card } was on top of { $who }’s { $stack } stack.
roll-event-top-empty = { $who }’s { $stack } stack was empty.
roll-event-round-began = Round { $round } began.
roll-event-rolled = { $who } rolled { LIST($dice, "and") }.
roll-event-rolled-seen = { $who } rolled { LIST($faces, "and") }.
roll-face-count = { $count } × { $face }
roll-event-revealed = { $who } selected { $phase } with { FORM($die, "a") } and assigned { LIST($columns, "and") }.
roll-event-revealed-alone = { $who } selected { $phase } with { FORM($die, "a") }.
roll-column = { $count } to { $phase }
roll-event-extra-die = The extra die showed { $face } and added { $phase }.
roll-event-extra-die-nothing = The extra die showed { $face } and added nothing.
roll-event-phases-set = Phases this round: { LIST($phases, "and") }.
roll-event-returned = { $who } returned { LIST($dice, "and") } to the cup (unused in { $phase }).
roll-event-returned-dictate = { $who } returned { LIST($dice, "and") } to the cup (set aside by Dictate).
roll-event-phase-began = { $phase } began.
roll-event-phase-began-in-turn = { $phase } began, one player at a time.
roll-event-phase-ended = { $phase } ended.
roll-event-stocked = { $who } Stocked with a(n) { $colour } explorer.
roll-event-scouted = { $who } Scouted with a(n) { $colour } explorer and could draw { $draws }.
roll-event-scouted-abandoning = { $who } Scouted with a(n) { $colour } explorer, abandoned { $abandoned }, and could draw { $draws }.
roll-event-abandoned = { $who } abandoned { $tiles }.
roll-event-abandoned-seen = { $who } abandoned { LIST($cards, "and") }.
roll-event-rearranged = { $who } rearranged the construction zone: { $develop } on the development stack, { $settle } on the world stack.
roll-event-rearranged-developments = { $who } rearranged the construction zone: { $develop } on the development stack, none on the world stack.
roll-event-rearranged-worlds = { $who } rearranged the construction zone: { $settle } on the world stack, none on the development stack.
roll-event-bag-refilled = What was abandoned went back into the bag: { $tiles }.
roll-event-discarded = { $who } put a tile back into the bag.
roll-event-discarded-seen = { $who } put { $card } back into the bag.
roll-event-scout-lost = { $who } could not draw { $tiles }: none were left.
roll-event-worker-placed = { $who } put { FORM($die, "a") } { FORM($stack, "to") }.
roll-event-completed-development = { $who } completed { $card }, paying with { LIST($dice, "and") }.
roll-event-completed-world = { $who } settled { $card }, paying with { LIST($dice, "and") }.
roll-event-completed-development-free = { $who } completed { $card } at no cost.
roll-event-completed-world-free = { $who } settled { $card } at no cost.
roll-event-to-citizenry = { $who } moved { LIST($dice, "and") } to Citizenry.
roll-event-to-cup = { $who } put { LIST($dice, "and") } into the cup.
roll-event-die-removed = { $who } gave up { FORM($die, "a") } ({ FORM($place, "in") }).
roll-event-die-gained = { $who } gained { FORM($die, "a") } and put it { FORM($place, "theirs") }.
roll-event-die-gained-good = { $who } gained { FORM($die, "a") } as a good on { $card }.
roll-event-credits-gained = { $who } gained { $credits }.
roll-event-credits-lost = { $who } gained { $credits } and lost { $lost } over the limit.
roll-event-credits-all-lost = { $who } was at the credit limit and lost { $lost }.
roll-event-credits-paid = { $who } paid { $credits }.
roll-event-points-gained = { $who } gained { $points }.
roll-event-pool-emptied = The VP pool ran out in round { $round }.
roll-event-produced = { $who } produced a good on { $card } with { FORM($die, "a") }.
roll-event-shipped-trade = { $who } Traded the { $good } good on { $card } with a(n) { $shipper } shipper.
roll-event-shipped-consume = { $who } Consumed the { $good } good on { $card } with a(n) { $shipper } shipper.
roll-event-power = { $who } used { $card }.
roll-event-recruited = { $who } recruited { LIST($dice, "and") }.
roll-event-marker-reset = { $who } had no credits left and received 1.
roll-event-recalled = { $who } recalled { LIST($dice, "and") }.
roll-event-scored = Final score: { LIST($scores, "and") }.
roll-score = { $who } { $points }
roll-score-line-chips = VP chips
roll-score-line-tile = { $card }
roll-score-line-bonus = Bonus for { $card }

## How it ended

roll-outcome-pool-empty = The VP pool ran out.
roll-outcome-twelve-tiles = An empire reached twelve tiles.
roll-outcome-pool-empty-and-twelve-tiles = The VP pool ran out and an empire reached twelve tiles.

## Why a bot did what it did

bot-roll-selects = { $phase } looked best with these dice.
bot-roll-searched = I tried { $plans } plans, and { $phase } came out best.
bot-roll-explores = { $task } was worth the most to me.
bot-roll-explores-done = Exploring further would not have paid off.
bot-roll-places = I placed the tiles I drew ({ $tiles }) where they are worth the most to me.
bot-roll-manages = I recruited as many dice as I could pay for: { $dice }.
bot-roll-start-tiles = These two sides go best together.
bot-roll-discards = I gave up the tile worth the least to me.
bot-roll-plainest-die = I gave up the most ordinary die.
bot-roll-best-dice = I took the best dice.
bot-roll-produces = The good will be worth the most there.
bot-roll-ships-trade = I needed the credits more than the points.
bot-roll-ships-consume = I wanted the points more than the credits.
bot-roll-buys-buy = I could spare the credits.
bot-roll-buys-keep = I needed the credits for dice.
