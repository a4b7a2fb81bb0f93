# Somebody to ask, in games with bots, and after a game
coach = Coach
coach-thinking = Thinking…
coach-would = I would choose: { $answer }
coach-do = Do that
coach-do-ready = Do that, and be ready
coach-show = Show it to me
coach-close = Close
coach-face-down = My advice depends on your secret cards, and they lie face down. Look at them to read it.
coach-nothing = none
coach-roll-plan = { $phase } (selecting die: { $die }). Other workers: { $workers }
coach-roll-plan-uses = { $phase } (selecting die: { $die }). Other workers: { $workers }. Powers: { $powers }
coach-roll-scout = { $task }, abandoning { $tiles }
coach-roll-manage = recruit: { $recruit }, recall: { $recall }
coach-looking = I am going through your decisions again…
coach-none = Wherever it mattered, I would have decided as you did.
coach-you-did = You chose: { $answer }
coach-points = Worth about { $points ->
    [one] one point
   *[other] { $points } points
 } by my count.
coach-see = See it in the replay

## Why, before it is done
coach-why-roll-selects = With these dice, { $phase } brings you the most, and others may well choose the phases the rest of your workers are waiting for.
coach-why-roll-searched = I thought this round through with { $plans } plans: choosing { $phase } left you with the best prospects.
coach-why-roll-explores = With the credits you have and the tiles on your stacks, that is worth more than the alternative.
coach-why-roll-places = On that side, it suits what you already own and the workers you will roll.
coach-why-roll-manages = Resting dice earn nothing: bring back as many as you can pay for.
coach-why-roll-start-tiles = These two sides go well together and can be built soon.
coach-why-roll-plainest-die = The most ordinary die is the easiest to spare.
coach-why-roll-ships-trade = You need credits now, to bring your workers back.
coach-why-roll-ships-consume = You can spare the credits, and points are what count in the end.
coach-why-bsg-gives = { $weight ->
    [much] A lot depends on this check
    [some] This check is worth some cards
   *[little] It takes little to help here
 }: this comes to roughly what is missing, given what others may add and what may go wrong.
coach-why-bsg-keeps-cards = { $weight ->
    [much] It matters, but your cards would not change the result
    [some] It is not worth your cards
   *[little] Hardly anything depends on it
 }: keep your cards for a check where they count.
coach-why-bsg-sabotages = You are on the other side: this check is worth sabotaging, and cards like these could be anyone’s.
coach-why-bsg-opposes = Failing here does the fleet less harm than passing.
coach-why-bsg-acts = Of all the things you could do now, this does the most for the fleet.
coach-why-bsg-pretends = That is what a human would do: it keeps you hidden.
coach-why-bsg-presses = Of all the things you could do now, this hurts the fleet the most.
coach-why-bsg-reveals = Hiding gains you nothing more: what your card can do now is worth more.
coach-why-bsg-goes = The most useful thing you can do now can be done there.
coach-why-bsg-goes-there = The most useful thing you can do now can be done there: { $does }.
coach-why-bsg-searched = I played { $choices } choices on to the end of the turn, in games that could be this one. { $gains ->
    [food] With this one, the fleet kept more food.
    [fuel] With this one, the fleet kept more fuel.
    [morale] With this one, the fleet kept more morale.
    [population] With this one, the fleet kept more of its population.
    [way] With this one, the fleet was further on its way.
    [danger] With this one, the Cylon ships were less of a danger.
    [damage] With this one, less of Galactica was damaged.
   *[none] The fleet did best with this one.
}
coach-why-bsg-searched-cylon = I played { $choices } choices on to the end of the turn, in games that could be this one. { $gains ->
    [food] With this one, the fleet was left with less food.
    [fuel] With this one, the fleet was left with less fuel.
    [morale] With this one, the fleet was left with less morale.
    [population] With this one, the fleet was left with fewer people.
    [way] With this one, the fleet was not as far on its way.
    [danger] With this one, the Cylon ships were more of a danger.
    [damage] With this one, more of Galactica was damaged.
   *[none] The Cylons did best with this one.
}
coach-why-bsg-names = From what has happened so far, I put the chance that this player is a Cylon at { $doubt }%.
coach-why-bsg-interrupts = What it saves is worth more than what it costs.
coach-why-bsg-interrupts-check-begins = A lot depends on this check, and cards alone may well not pass it.
coach-why-bsg-interrupts-before-check = This check matters: that makes it likelier to pass, or shows who hurts it.
coach-why-bsg-interrupts-cards-added = Cards of that skill were probably added to hurt: without them, the check may pass.
coach-why-bsg-interrupts-after-total = Only a little is missing, and this makes up for it.
coach-why-bsg-interrupts-check-resolved = There are many cards in this check, and all of them come into your hand.
coach-why-bsg-interrupts-before-roll = This roll matters, and that makes success likelier.
coach-why-bsg-interrupts-after-roll = A new roll is likely to be better than this one.
coach-why-bsg-interrupts-viper-attacked = Otherwise the viper is destroyed, or its pilot goes to Sickbay.
coach-why-bsg-interrupts-crisis-revealed = This Crisis card would cost the fleet a lot: another one is probably milder.
coach-why-bsg-interrupts-option-chosen = The other option costs the fleet much less.
coach-why-bsg-passes = It would cost more than it is likely to save.
coach-why-bsg-passes-check-begins = Too little depends on this check, or cards alone will probably pass it.
coach-why-bsg-passes-after-total = It would not change the result of this check, or too little depends on it.
coach-why-bsg-passes-check-resolved = There are few cards in this check: keep it for a larger one.
coach-why-bsg-passes-before-roll = Too little depends on this roll, or it would hardly change it.
coach-why-bsg-passes-crisis-revealed = This Crisis card is not bad enough for it.
coach-why-bsg-passes-option-chosen = The other option is hardly better, if at all.
coach-why-bsg-chooses = As far as anyone can know now, it leaves you best off.
coach-why-bsg-chooses-pick-a-character = They are about equally strong: this is mostly a matter of taste.
coach-why-bsg-chooses-choose-skill-to-draw = Checks often ask for this skill, or you hold little of it so far.
coach-why-bsg-chooses-choose-destination = Set against what it costs, this one takes the fleet the furthest.
coach-why-bsg-chooses-choose-part = Of the choices on the card, it costs the fleet the least.
coach-why-bsg-chooses-discard-to-hand-limit = Of your cards, these are worth the least to you.
coach-why-bsg-slips = It harms the fleet and could pass for a mistake.
