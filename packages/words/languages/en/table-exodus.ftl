### What tables with Exodus say beside the game's own words.
## The Cylon fleet
web-bsg-cylon-fleet = Cylon fleet
web-bsg-fleet-area = { $area } (die { $die })
web-bsg-pursuit = Pursuit
web-bsg-pursuit-start-lead = Start: the Cylon fleet is searching for your trail.
web-bsg-pursuit-civilians-lead = { $count ->
    [one] The CAG places 1 civilian ship around Galactica.
   *[other] The CAG places { $count } civilian ships around Galactica.
}
web-bsg-pursuit-nothing-lead = Nothing happens here.
web-bsg-pursuit-attack-lead = All Cylon ships waiting here jump to Galactica, each into the matching area; then the pursuit starts over.
web-bsg-mark-vii-count = { $count } of them Mark VII
web-bsg-mark-vii-reserve = Mark VII vipers in the Reserves
web-bsg-mark-vii-damaged = Damaged Mark VII vipers
## Decks
web-bsg-deck-loyalty = Loyalty deck
web-bsg-deck-human = “You Are Not a Cylon” deck
web-bsg-deck-human-discarded = Discarded from it
## Trauma and allies
web-bsg-trauma-hidden = a trauma token, face down
web-bsg-trauma-count = { $count ->
    [one] 1 trauma token
   *[other] { $count } trauma tokens
}
web-bsg-trauma-waiting = A trauma token waits for the next player to start a turn here.
web-bsg-trauma-mine = Your trauma:
web-bsg-trauma-laid = on your card:
web-bsg-trauma-against-antagonistic = At the Trial, antagonistic tokens count against you: { $count } so far. Three or more can eliminate you.
web-bsg-trauma-against-benevolent = At the Trial, benevolent tokens count against you: { $count } so far. Three or more can eliminate you.
web-bsg-ally-here = { $ally } is here. Anyone who ends their Movement step here must meet them.
web-bsg-ally-here-known = { $ally } is here. The token on the card: { $token }.
web-bsg-ally-disaster = neither effect applies
web-bsg-shown-ally = { $who } meets an ally.
web-bsg-shown-final-five = Shown to everyone: { $who }’s card.
web-bsg-shown-goal = { $who } has revealed a Personal Goal.
## Goals
web-bsg-goal-progress = { $have } of { $need } · if hidden at the end: { $costs } −1
web-bsg-goal-at-most = { $have } now, { $need } needed · if hidden at the end: { $costs } −1
web-bsg-goal-met = Can be revealed now · if hidden at the end: { $costs } −1
web-bsg-goal-not-yet = Not met yet · if hidden at the end: { $costs } −1
## The Crossroads and the Trial
web-bsg-crossroads = The Crossroads
web-bsg-trial = The Trial
web-bsg-trial-against = { $count ->
    [one] token counts
   *[other] tokens count
}
web-bsg-trial-lead = Antagonistic tokens count against humans, benevolent ones against Cylon players; two or fewer have no effect.
web-bsg-trial-nobody = Nobody is eliminated.
web-bsg-eliminated = eliminated
web-bsg-eliminated-lead = Takes no further part in the game.
web-bsg-eliminated-you = You are out of the game. You can keep watching what everyone can see.
## Checks
web-bsg-skill-doubled = { $skill } counts double
web-bsg-consequence-open = Consequence: only if a card with this icon is revealed.
web-bsg-consequence-comes = The Consequence will take effect: there is a card with this icon.
web-bsg-consequence-happened = The Consequence took effect.
web-bsg-consequence-not = No Consequence: no card with this icon.
web-bsg-failure-spared = The fail effect is ignored.
web-bsg-strength-chosen = Chosen: { $sum } of { $strength }
