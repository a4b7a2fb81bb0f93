# Somebody to ask, in games with bots, and after a game
coach = Coach
coach-thinking = Thinking…
coach-would = I would choose: { $answer }
coach-do = Do that
coach-close = Close
coach-nothing = none
coach-roll-plan = { $phase }, with these workers: { $workers }
coach-roll-manage = dice into the cup: { $recruit }, called back: { $recall }
coach-looking = I am playing your decisions again in my head…
coach-none = I would have decided as you did, wherever it mattered.
coach-you-did = You chose: { $answer }
coach-points = Worth about { $points ->
    [one] one point
   *[other] { $points } points
 } by my count.
coach-see = See it in the replay

## Why, before it is done
coach-why-roll-selects = With these dice { $phase } brings you most, and others may well choose what the rest of your workers wait for.
coach-why-roll-searched = I played this round through in my head with { $plans } plans: choosing { $phase } left you with the best prospects.
coach-why-roll-explores = With what you have in hand and on your stacks, that is worth more than the alternative.
coach-why-roll-places = On that side it suits what you already own, and the workers you will roll.
coach-why-roll-manages = Dice that rest earn nothing: bring back as many as your credits are good for.
coach-why-roll-start-tiles = These two sides go well together, and can be built soon.
coach-why-roll-plainest-die = The plainest die is the easiest to spare.
coach-why-roll-ships-trade = You need credits now, to bring your workers back.
coach-why-roll-ships-consume = You can spare the credits, and points are what counts in the end.
coach-why-bsg-gives = { $weight ->
    [much] A lot depends on this check
    [some] This check is worth some cards
   *[little] It takes little to help here
 }: that is about what is missing, with what the others may add and what may go wrong.
coach-why-bsg-keeps-cards = { $weight ->
    [much] It matters, but your cards would not turn it
    [some] It is not worth your cards
   *[little] Hardly anything depends on it
 }: keep your cards for a check where they count.
coach-why-bsg-sabotages = You are on the other side: this is a check worth spoiling, and cards of this kind could be anybody’s.
coach-why-bsg-opposes = Failing here does the fleet less harm than passing.
coach-why-bsg-acts = Of all you could do now, this does most for the fleet.
coach-why-bsg-pretends = That is what a human would do: it keeps you hidden.
coach-why-bsg-presses = Of all you could do now, this hurts the fleet most.
coach-why-bsg-reveals = Hiding gains you nothing more: what your card does now is worth more.
coach-why-bsg-goes = The most useful thing to do now can be done there.
coach-why-bsg-searched = I tried { $choices } moves in worlds that could be this one, two turns ahead: the fleet came off best with this one.
coach-why-bsg-names = From what was seen so far I put the chance that this is a Cylon at { $doubt }%.
coach-why-bsg-interrupts = What it saves is worth more than what it costs.
coach-why-bsg-passes = It would cost more than it is likely to save.
coach-why-bsg-chooses = As far as anybody can know now, it leaves you best off.
coach-why-bsg-slips = It harms the fleet and could pass for a mistake.
