### The tables of the web app: what the screen itself says beside the words of the games.

## Every table

web-log = Log
web-new-lines = New lines
web-your-decision = Your decision
web-confirm = Confirm
web-confirm-count = Confirm ({ $count })
web-start-over = Start over
web-all-choices = All choices
web-sending = Sending…
web-a-moment = One moment…
web-curtain = { $name }, it is your turn
web-curtain-lift = I am { $name }, show me my table
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-thinking = is thinking
web-waiting-for = Waiting for { $names }.
web-coach-ask = What would you do?
web-coach-back = What mattered
web-news = News from the table
web-taken-back = A move was taken back.
web-take-back = Take back
web-sounds-switch = Sounds
web-only-you = Only you see this
web-chosen-of = { $count } of { $of } chosen
web-table-close = Close
web-parts = Parts of the table
web-tab-board = Board
web-tab-mine = Mine
web-reference = Cards and rules
web-reference-search = Search the aid, rules, and cards
web-reference-aid = Player aid
web-reference-rules = Rules
web-reference-cards = Cards
web-reference-none = Nothing found. Try fewer or shorter words.
web-reference-found = { $count ->
    [one] { $count } entry found
   *[other] { $count } entries found
}
web-rule = Rule { $rule }
web-orders = Standing orders
web-orders-lead = What the table answers for you right away, so that nobody has to wait for your “no.”
web-orders-ask = Ask me
web-orders-pass = Pass for me
web-orders-forget = Forget
web-orders-finer = Detailed orders
web-orders-finer-lead = The first order that fits is followed. If none fits, you are asked.
web-orders-earlier = Move up: { $order }
web-orders-forget-this = Forget this order: { $order }
web-orders-new = A new order
web-orders-when = When
web-orders-fact-what = What the die is for
web-orders-fact-onviper = Attack on a viper
web-orders-fact-piloted = Pilot of the viper
web-orders-fact-location = Location
web-orders-fact-target = Target
web-orders-any = anything
web-orders-from = at least
web-orders-to = at most
web-orders-then = Then
web-orders-play = Use { $play }
web-orders-says = This order says
web-orders-never = “At least” is more than “at most”: this can never be the case.
web-orders-there = You have already given this order.
web-orders-add = Give this order
web-time-left = Time left:
web-watching = You are watching
web-connection-broken = Connection lost, trying again…
web-presence-away = away
web-presence-gone = offline
web-talk = Chat
web-talk-say = Say something to the table
web-talk-to = Send to
web-talk-to-all = To everyone
web-talk-to-one = Only to { $name }
web-talk-rules-bsg = Talk freely about what everyone can see. About hidden cards, strengths in your hand, and what you saw in secret, the rules let you speak only vaguely.
web-talk-rules-bsg-loyalties = About your Loyalty cards, say only that you are human or a Cylon. You may hint, truthfully or not, at a Personal Goal or one of the Final Five; never say which card it is or what is on it.
web-talk-rules-bsg-trauma = Never say what hidden trauma tokens show. You may say, truthfully or not, whether an ally is worth meeting.
web-talk-rules-roll = Say what you like: everyone at the table can read it.
web-talk-rules-plain = Say what you like: everyone at the table can read it.
web-watchers = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
web-notice-seat-away = { $name } did not answer in time. A bot plays on until they are back.
web-notice-seat-back = { $name } is back.
web-notice-seat-handed-to-bot = A bot now plays for { $name }.
web-notice-seat-handed-over = { $name } has taken over a seat.
web-notice-seat-left = Someone has left for good; { $name } plays on in their place.
web-notice-seat-offered = The host is offering { $name }’s seat to someone else.
web-notice-game-paused = The host has paused the game.
web-notice-game-goes-on = The game goes on.
web-notice-more-time = The host has added { $time } to the clock.
web-notice-clocks-live = The host has changed the clocks: { $time } for each answer, { $reserve } in reserve.
web-notice-clocks-mail = The host has changed the clocks: { $time } for each answer.
web-notice-channel-on = At the host’s request, an outside channel is now told whose turn it is.
web-notice-channel-off = No outside channel is told whose turn it is anymore.
web-notice-wants-to-end = { $name } would like to end the game here.
web-notice-wants-to-play-on = { $name } would rather play on.
web-notice-game-abandoned = The game was ended by agreement.
web-notice-conceded = { $name } has given up.
web-notice-go-back-asked = The host is asking everyone to go back to an earlier moment.
web-notice-go-back-agreed = { $name } agrees to go back.
web-notice-go-back-refused = { $name } would rather not go back.
web-notice-go-back-called-off = Nobody is asked to go back anymore.
web-notice-went-back = Everyone agreed: the game went back to an earlier moment. What came after it no longer counts.
web-notice-vacation = { $name } is away until { $day }; their clock is stopped.
web-notice-vacation-over = { $name } is no longer away.
web-notice-rematch = There is a new table for the same players: go there
web-notice-friend-invited = { $name } is invited.
web-you-won = Victory
web-you-lost = Defeat
web-watch-again = Watch it again
web-plain-scene = On the table
web-plain-bot = bot

## Battlestar Galactica

web-bsg-turn = Turn { $turn } · { $who }
web-bsg-turn-number = Turn { $turn }
web-bsg-step-check = Skill check
web-bsg-resources = Resources
web-bsg-fleet = The fleet
web-bsg-board = The board: Galactica and the space around her
web-bsg-boards = Boards
web-bsg-galactica = Galactica
web-bsg-hand = Your hand
web-bsg-characters = Characters
web-bsg-lit-hint = You can choose anything that is lit up.
web-bsg-ones-positive = Strength 1 adds to the total
web-bsg-skill-ignored = { $skill } counts for nothing
web-bsg-roll-attack = The die is for an attack by { $by } (target: { $target }).
web-bsg-roll-attack-hits = The die is for an attack by { $by } (target: { $target }): { $from } or more hits.
web-bsg-roll-attack-viper = The die is for an attack by { $by } (target: { $target }): { $from } or more damages it, { $destroyed } destroys it.
web-bsg-roll-attack-viper-vii = The die is for an attack by { $by } (target: { $target }): { $from } or more damages it (a Mark VII: { $seven } or more), { $destroyed } destroys it.
web-bsg-option-of = This is about: { $card }
web-bsg-roll-jump = The die is for the early jump: on { $atMost } or less, { $population } population is lost.
web-bsg-roll-nuke = The die is for a nuke: { $from } or more destroys the basestar, less damages it twice; { $more } or more takes 3 raiders with it.
web-bsg-roll-risk = { $ship ->
    [viper] 2 vipers are being risked
   *[other] A raptor is being risked
}: { $atLeast } or more is a success.
web-bsg-roll-at-least = The die is for what is being resolved, which takes effect on { $atLeast } or more.
web-bsg-roll-at-most = The die is for what is being resolved, which takes effect on { $atMost } or less.
web-bsg-chosen-worth = { $count } chosen · { $by }
web-bsg-add = { $count ->
    [one] Add { $count } card
   *[other] Add { $count } cards
}
web-bsg-add-none = Add none
web-bsg-damaged = damaged
web-bsg-location-damaged = Damaged: nobody can use it until it is repaired.
web-bsg-cylon = Cylon
web-bsg-human = Human
web-bsg-in-viper = in a viper
web-bsg-off-board = not on the board yet
web-bsg-spent = The once-per-game ability has been used.
web-bsg-mark = { $who }: { $meaning }
web-bsg-mark-lead = Your own mark: only you see it. Press to change it.
web-bsg-mark-none = no suspicion noted
web-bsg-mark-trust = you trust them
web-bsg-mark-doubt = you are not sure
web-bsg-mark-accuse = you suspect a Cylon
web-bsg-red-zone = in the red
web-bsg-red-from = In the red zone at { $from } or less. At 0, the humans lose.
web-bsg-start = start
web-bsg-jump = jump
web-bsg-lost = lost
web-bsg-jump-track = Jump preparation · distance { $distance } of 8
web-bsg-jump-lead = On a blue space, the fleet can jump early, at the risk of losing the population shown.
web-bsg-boarding = Boarding party
web-bsg-boarding-lead = A centurion that reaches the end takes over Galactica.
web-bsg-vipers-reserve = Vipers in the Reserves
web-bsg-vipers-damaged = Damaged vipers
web-bsg-raptors = Raptors
web-bsg-nukes = Nukes
web-bsg-civilians = Civilian ships not on the board
web-bsg-decks = decks
web-bsg-deck-crisis = Crisis deck
web-bsg-deck-super = Super Crisis deck
web-bsg-deck-quorum = Quorum deck
web-bsg-deck-quorum-hand = The President’s Quorum hand
web-bsg-deck-destination = Destination deck
web-bsg-deck-destiny = Destiny deck
web-bsg-scene = What is going on
web-bsg-combat = Combat
web-bsg-kept = In play:
web-bsg-foot = After this card
web-bsg-harm-none = nothing
web-bsg-harm-damaged = damaged
web-bsg-harm-destroyed = destroyed
web-bsg-destiny = Destiny
web-bsg-total = { $total } against { $difficulty }
web-bsg-check-pass = Passed:
web-bsg-check-partial = Partial pass:
web-bsg-check-fail = Failed:
web-bsg-decided-pass = Passed without cards.
web-bsg-decided-partial = Partial pass without cards.
web-bsg-decided-fail = Failed without cards.
web-bsg-you-are-cylon = You are a Cylon.
web-bsg-you-are-human = You are human.
web-bsg-note-loyalty = { $who }’s card: { $card }.
web-bsg-note-civilian = Civilian ship { $ship }: { $face }.
web-bsg-note-quorum = Quorum hand you gave up: { $cards }.
web-bsg-note-top = On top of its deck when you looked: { $card }.
web-bsg-note-bottom = You put it on the bottom: { $card }.
web-bsg-end = The end
web-bsg-see-board = See the board
web-bsg-who-was-who = Who was who
web-bsg-held = In hand: { $cards }
web-bsg-knew = Knew: { $note }
web-bsg-what-is-left = What is left
web-bsg-end-counts = { $turns } { $turns ->
    [one] turn
   *[other] turns
}, distance { $distance }, { $passed } { $passed ->
    [one] check
   *[other] checks
} passed, { $failed } failed.
web-bsg-story = How it came to this

## Roll for the Galaxy

web-roll-plan = Your plan
web-roll-place-wild = Wild dice to place
web-roll-selects = selects
web-roll-select = Select
web-roll-put-here = Put here
web-roll-power-done = Done with this power
web-roll-powers = Powers this round
web-roll-use-moved = { $die } to { $phase }
web-roll-use-aside = { $die } set aside
web-roll-moved = moved
web-roll-ready = Ready
web-roll-undo-step = Undo step
web-roll-reset = Reset
web-roll-hint-aside = Pick the worker to set aside.
web-roll-hint-move = Pick a worker to move.
web-roll-hint-where = Choose where it goes.
web-roll-hint-held = “Select” lets it choose that phase; “Put here”, where it is offered, lets it work there.
web-roll-hint-wild = Put the wild dice under phases.
web-roll-hint-select = Which phase do you want to happen?
web-roll-hint-ready = { $phase } will happen.
web-roll-hint-change = Change the plan, use a power, or press Ready.
web-roll-hint-stays = This die stays where it fell. It can select a phase; only Dictate and powers move it elsewhere.
web-roll-round = Round { $round }
web-roll-empire = Your empire · { $tiles } of 12
web-roll-empire-of = { $who } · { $tiles } of 12
web-roll-points = VP
web-roll-ready-mark = ready
web-roll-look = Look at the empire
web-roll-tab-plan = Plan
web-roll-tab-empire = Empire
web-roll-construction = Construction
web-roll-stack-develop = Developments · { $count }
web-roll-stack-settle = Worlds · { $count }
web-roll-progress = { $count } of { $of }
web-roll-empty-stack = empty
web-roll-citizenry = Citizenry
web-roll-cup = Cup
web-roll-credits = Credits
web-roll-score-now = { $points } VP if the game ended now
web-roll-abandon = Abandon tiles first, to draw one more for each
web-roll-letter-home = H
web-roll-letter-military = M
web-roll-letter-consumption = C
web-roll-letter-novelty = N
web-roll-letter-rare = R
web-roll-letter-genes = G
web-roll-letter-alien = A
web-roll-explore-done = Done exploring
web-roll-rearrange = Rearrange my stacks
web-roll-rearrange-done = Keep this order
web-roll-up = Move up
web-roll-down = Move down
web-roll-other-side = To the other stack
web-roll-place-which = Tile { $count } of { $of }: which stack does it go on?
web-roll-place-later = Next: tile { $count } of { $of }
web-roll-place-develop-top = Development, on top
web-roll-place-develop-bottom = Development, on the bottom
web-roll-place-settle-top = World, on top
web-roll-place-settle-bottom = World, on the bottom
web-roll-recruit = Recruit { $count } from Citizenry
web-roll-recall = Recall to the cup, if you like. The good or the worker leaves the tile named beside it.
web-roll-recall-must = Recall to the cup: at least one
web-roll-manage-must = Your cup would be empty. Recall at least { $count ->
    [one] one die
   *[other] { $count } dice
}.
web-roll-manage-recruit = Recruit { $count ->
    [one] a worker
   *[other] { $count } workers
} with your credits.
web-roll-manage-recall = You may recall dice into your cup, at no cost.
web-roll-reveal = The screens are lifted
web-roll-no-phase = does not happen
web-roll-skip = Skip
web-roll-step-of = { $count } of { $of }
web-roll-watching-phases = What just happened
web-roll-final = Final score
web-roll-line-chips = VP chips
web-roll-line-bonus = { $card }: bonus
web-roll-line-total = Total
web-roll-line-tie = Tiebreaker: dice in the cup plus credits

## The table of Battlestar Galactica, at a glance

web-bsg-jump-preparation = Jump preparation
web-bsg-distance-of = Distance { $distance } of { $of }
web-bsg-store-vipers = { $count } { $count ->
    [one] viper
   *[other] vipers
}
web-bsg-store-damaged = { $count } hit
web-bsg-store-raptors = { $count } { $count ->
    [one] raptor
   *[other] raptors
}
web-bsg-store-nukes = { $count } { $count ->
    [one] nuke
   *[other] nukes
}
web-bsg-store-civilians = { $count } civilian { $count ->
    [one] ship
   *[other] ships
}
web-bsg-choosing = choosing…
web-bsg-gave = { $count ->
    [0] added none
   *[other] added { $count }
}
web-bsg-counts-in-check = { $by } to the total
web-bsg-chosen = chosen
web-bsg-add-worth = { $count ->
    [one] Add 1 card: { $by }
   *[other] Add { $count } cards: { $by }
}
web-bsg-you-keep = you keep { $count }
web-bsg-bring = Yours: { $mine } · needed: { $difficulty }. { $hidden ->
    [0] No card is hidden.
    [one] 1 card is hidden.
   *[other] { $hidden } cards are hidden.
}
web-bsg-hidden-must = The hidden cards must add { $rest }.
web-bsg-hidden-enough = The hidden cards may subtract up to { $rest }.
web-bsg-at-pass = { $count } pass
web-bsg-at-partial = { $count } partial
web-bsg-at-fail = fail
web-bsg-or-more = { $count } or more
web-bsg-or-less = { $count } or less
web-bsg-between = { $from } to { $to }
web-bsg-cylon-locations = Cylon locations
web-bsg-your-loyalty = Your loyalty
web-bsg-hold-to-look = hold to look, press to turn up
web-bsg-secret-actions = If it gives you an action, turn it up to take it.
web-bsg-secret-actions-short = Secret actions
web-bsg-secret-new = Something new lies under it
web-bsg-own-quorum = Quorum cards: { $count }
web-bsg-own-super-crisis = Super Crisis card: play it at Caprica, as your action
web-bsg-keep-open = Keep open
web-bsg-turn-down = Turn face down
web-bsg-notes = My notes
web-bsg-notes-none = What you see in secret is noted here.
web-bsg-tab-check = Check
web-bsg-tab-crew = Crew
web-bsg-as-list = List all answers
web-bsg-not-as-list = On the board again
web-bsg-hits-from = hits on { $from } or more: { $chance } in 8
web-bsg-bring-open = The open cards come to { $sum } of { $difficulty }.
web-bsg-nukes-left = { $count } left; a roll of 3 or more destroys a basestar
