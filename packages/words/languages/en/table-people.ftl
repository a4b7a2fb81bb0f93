### Whoever sits at a table: being away, being asked twice, what was missed, what is said.

web-away-bot = A bot is playing for you.
web-away-waits = Your time ran out. The game is waiting for you.
web-away-take-over = Take over
web-away-all = Everyone is away. The game waits until someone is back.

web-about-table = About this table
web-paused = The game is paused. Nobody can answer, and no clock runs.
web-abandoned = The game was ended before it was over.
web-on-vacation = away until { $day }

web-hold = Tap it to choose it.
web-sure-no = Cancel
web-bsg-sure-reveal = Reveal yourself as a Cylon? Everyone will know, and there is no way back.
web-bsg-sure-title = { $count ->
    [one] You lose your title.
   *[other] You lose your titles.
 }
web-bsg-sure-hand = You discard Skill cards until you have 3.
web-bsg-sure-place = You go here: { $place }. You draw a Super Crisis card.
web-bsg-sure-turn = Your turn ends.
web-bsg-sure-custody = You are locked up: what your card can do does not happen.
web-bsg-sure-nuke = A nuke can be used only once (you have { $count }). Use one now?
web-bsg-sure-once = You can do this only once in the whole game. Do it now?

web-rematch = Play again

web-bsg-turning = The cards of the check are being revealed.
web-bsg-turn-all = Show all of them

web-since = Since your last turn

web-quick = Quick messages
web-quick-choose = Choose what to say
web-quick-say = Say it
web-quick-suspect = I suspect { $name }.
web-quick-trust = I trust { $name }.
web-quick-brig = { $name } belongs in the Brig.
web-quick-why = { $name }, why did you do that?
web-quick-human = I am human.
web-quick-help-much = I can help a lot with this.
web-quick-help-little = I can help a little with this.
web-quick-help-none = I cannot help with this.
web-quick-sabotage = Someone sabotaged that check.
web-quick-jump = Let’s jump as soon as we can.
web-quick-hello = Hello, everyone!
web-quick-moment = One moment, please.
web-quick-thanks = Thank you!
web-quick-well-played = Well played!
web-mute = Mute
web-talk-large = Larger chat
web-unread = { $count ->
    [one] { $count } unread
   *[other] { $count } unread
}

web-bsg-sort-hand = Sort
web-bsg-hand-place = Place { $place } of { $count }
web-bsg-change = { $what } from { $from } to { $to }

## Battlestar: what a check is for, and what an answer changes
web-bsg-place-check-accused = { $by } accuses { $who }: if the check passes, { $who } goes to the Brig.
web-bsg-place-check-accused-you = { $by } accuses you: if the check passes, you go to the Brig.
web-bsg-place-check-nominee = { $by } nominates { $who }: if the check passes, { $who } becomes President.
web-bsg-place-check-nominee-you = { $by } nominates you: if the check passes, you become President.
web-bsg-place-check-candidate = { $by } wants to become President, and will if the check passes.
web-bsg-place-check-candidate-you = You nominate yourself: if the check passes, you become President.
web-bsg-place-check-condemned = { $by } wants { $who } executed: if the check passes, that happens.
web-bsg-place-check-condemned-you = { $by } wants you executed: if the check passes, that happens.
web-bsg-place-check-brig = { $who } wants to leave the Brig, and may if the check passes.
web-bsg-place-check-brig-you = You want to leave the Brig, and may if the check passes.
web-bsg-place-check-detention = { $who } wants to leave Detention: if the check passes, it happens.
web-bsg-place-check-detention-you = You want to leave Detention: if the check passes, you do.
web-bsg-nothing-on = No Crisis card is on the table, and no check is going on.
web-bsg-chosen-part = Chosen
web-bsg-humans-lose = the humans lose
web-bsg-centurion-takes = A centurion on the last space takes Galactica: the humans lose.
web-bsg-already-passed = already passed: this changes nothing
web-bsg-still-short = not enough: still { $short } short
web-bsg-helps-cylons = a higher roll helps the Cylons
web-bsg-viper-hit-none = With { $result }, the viper is missed.
web-bsg-viper-hit-damaged = With { $result }, the viper is damaged.
web-bsg-viper-hit-destroyed = With { $result }, the viper is destroyed.
web-bsg-drawn-so-far = Drawn so far: { $count }
web-bsg-card-of = Card { $card } of { $of }.
web-bsg-starting-hand = Starting hand, from the skills of your character: card { $card } of { $of }.
web-bsg-skill-for-politics = new cards
web-bsg-skill-for-leadership = extra actions
web-bsg-skill-for-tactics = scouting, die rolls
web-bsg-skill-for-piloting = viper combat
web-bsg-skill-for-engineering = repairs
web-bsg-skill-for-treachery = helps the Cylons
web-bsg-scarce = Left: { $left }. The current player decides what goes where.
web-bsg-scarce-of = Left: { $left }; still to be placed: { $wanted }. The current player decides what goes where.
web-bsg-pick-lead = You choose from the type with the most characters left; a support character can always be chosen.
web-bsg-run-out = { $what }: 0. Unless that changes, the humans lose at the end of this turn.
web-bsg-destinations-lead = Only you see these; the rest goes under the deck, face down.
web-bsg-distance-then = then distance { $distance } of { $of }
web-bsg-once = once per game
web-bsg-asked-again = You are asked again: { $event }
web-bsg-too-late = { $event } That came first: your card stays in your hand.
web-bsg-of-caprica = (Does not apply: the card was drawn on Caprica.)
web-bsg-so-far = So far:
web-bsg-raiders-lead = The current player decides in which order the raiders act.
web-bsg-civilians-lead = Only then will everyone see what was aboard.
web-bsg-order-lead = Press them in the order in which they should act, then confirm.
web-bsg-cost-lead = Moving here from where you are costs { $count } { $count ->
    [one] Skill card
   *[other] Skill cards
}.
