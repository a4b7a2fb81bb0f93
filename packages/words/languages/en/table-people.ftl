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
