### Battlestar Galactica with Exodus: what only its cards say, what only it asks and tells.

## Words with their forms
bsg-ships-damaged = { $ships } with { $count } damage { $count ->
    [one] token
   *[other] tokens
}
bsg-plain-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
bsg-trauma-tokens = { $count } trauma { $count ->
    [one] token
   *[other] tokens
}
bsg-trauma-benevolent = benevolent
bsg-trauma-antagonistic = antagonistic
bsg-trauma-disaster = disaster
bsg-traumas-benevolent = { $count } benevolent
bsg-traumas-antagonistic = { $count } antagonistic
bsg-traumas-disaster = { $count } { $count ->
    [one] disaster
   *[other] disasters
}
bsg-board-cylon-fleet-board = Cylon Fleet board
    .in = on the Cylon Fleet board
bsg-who-cag = the CAG
    .person = they
    .of = the CAG’s
    .own = their
bsg-who-owner = the owner
    .person = they
    .of = the owner’s
    .own = their
bsg-who-examiner = the player who looked at it
    .person = they
    .of = that player’s
    .own = their
bsg-who-each-other-human = every other human player
    .person = they
    .of = every other human player’s
    .own = their
bsg-receiver-any = a human player{ $free ->
    [1] { " " }not in the Brig
   *[other] { "" }
}
bsg-receiver-other = another human player{ $free ->
    [1] { " " }not in the Brig
   *[other] { "" }
}
bsg-among-other-players = another player
bsg-among-others-here = another character at the same location
bsg-among-other-can-go-to-brig = another character who can be sent to the Brig
    .short = another character
    .where = { "" }
bsg-among-other-can-go-to-sickbay = another character who can be sent to Sickbay
    .short = another character
    .where = { "" }
bsg-among-humans-with-loyalty = a human player who has Loyalty cards

## What cards do: one message for each operation. Clauses, which sentences are made of.
bsg-op-activate-twice = { FORM($what, "what") } are activated twice
bsg-op-activate-vipers-same = { $by } | { VERB($by, "activate", "activates") } | a single unmanned viper up to { $count } times
bsg-op-refresh-hand = you | discard | any number of your Skill cards and draw the same number, all of one type from your skill set
bsg-op-take-hand = you | take | all of { FORM($from, "of") } Skill cards
bsg-op-draw-trauma = { $who } | { VERB($who, "draw", "draws") } | { $tokens }
bsg-op-discard-trauma = { $who } | { VERB($who, "discard", "discards") } | { $tokens } of { FORM($who, "own") } choice
bsg-op-discard-trauma-random = { $who } | { VERB($who, "discard", "discards") } | { $tokens } at random
bsg-op-discard-trauma-optional = { $who } | may | discard { $tokens }
bsg-op-arrange-quorum = you | look | at the top { $cards } and put them back on top of the deck in any order
bsg-op-trade-quorum = you | may | discard any number of cards from your Quorum hand and draw the same number
bsg-op-look-deck-destination = you | look | at the top card of the Destination deck, then return it to the top or bottom of that deck
bsg-op-search-destiny = { $by } | may | look through the whole Destiny deck and discard { $cards } from it; the rest are shuffled
bsg-op-take-destiny = { $who } | { VERB($who, "take", "takes") } | the top { $cards } of the Destiny deck into { FORM($who, "own") } hand
bsg-op-break-out = you | are | set free and go to Command (or, on New Caprica before Galactica returns, to Resistance HQ)
bsg-op-go-anywhere = { $who } | { VERB($who, "go", "goes") } | to any location
bsg-op-give-title = { $by } | { VERB($by, "give", "gives") } | the title of { LIST($titles, "or") } to { $to }
bsg-op-give-title-optional = { $by } | may | give the title of { LIST($titles, "or") } to { $to }
bsg-op-pass-titles = each of { FORM($who, "of") } titles passes to the other player highest in its line of succession
bsg-op-add-human-card = a “You Are Not a Cylon” card is shuffled into the Loyalty deck
bsg-op-draw-loyalty = { $who } | { VERB($who, "draw", "draws") } | a Loyalty card
bsg-op-everybody-acts = each player in turn order, starting with you, may either move or take 1 action
bsg-op-decide-check-as-they-like = you | decide | whether the check passes or fails; no cards are added to it
bsg-op-discard-from-check = all cards of strength { LIST($strengths, "or") } are removed from the check
bsg-op-double-skill = { $skill } cards count double in this check
bsg-op-add-destiny-to-check = the top { $cards } of the Destiny deck are added to the check
bsg-op-remove-check-card = you | remove | one card from the check
bsg-op-set-roll = you | name | the result instead of rolling
bsg-op-if-skill-in-check = if the { $skill } cards in the check have a total strength of { $limit } or more, { LIST($clauses, "then") }
bsg-op-iron-will = if the check fails by { $limit } or less, its fail effect is ignored; if its total is 0 or less, { LIST($clauses, "then") }
bsg-op-roll-below-raiders = { $by } | { VERB($by, "roll", "rolls") } | a die; if the result is lower than the number of raiders around Galactica, { LIST($clauses, "then") }
bsg-op-roll-below-raiders-else = { $by } | { VERB($by, "roll", "rolls") } | a die; if the result is lower than the number of raiders around Galactica, { LIST($clauses, "then") }; otherwise { LIST($others, "then") }
bsg-op-choose-several = { $by } | { VERB($by, "do", "does") } | { $count } of the following: { LIST($options, "next") }
bsg-op-damage-vipers-unmanned-in-space = { FORM($ships, "unmanned") } in space { FORM($ships, "are") } damaged
bsg-op-damage-vipers-by = { $damaged } ({ FORM($by, "person") ->
    [you] you choose
   *[they] { $by } chooses
} which)
bsg-op-destroy-viper = { $by } | { VERB($by, "destroy", "destroys") } | a viper
bsg-op-rebuild-viper = { $ships } that { FORM($ships, "were") } destroyed { FORM($ships, "are") } returned to the Reserves
bsg-op-vipers-strike = for each unmanned viper in space, you may destroy a raider in its space area
bsg-op-launch-pilots = every character with Piloting in their skill set who is on Galactica but not in the Brig may launch in a viper
bsg-op-destroy-raiders-by-roll = instead of attacking, the pilot rolls a die and destroys that many raiders in the same space area
bsg-op-repair-locations = you | repair | up to { $count } damaged { $count ->
    [one] location
   *[other] locations
} on Galactica
bsg-op-place-on-fleet-board = you | place | { $ships } in a space area of your choice { FORM($board, "in") }
bsg-op-place-on-fleet-board-one = you | place | { LIST($ships, "or") } in one space area of your choice { FORM($board, "in") }
bsg-op-recall-named-civilian = that civilian ship is removed from the board and shuffled back among the unused ones
bsg-op-look-civilians-all = you | look | at all civilian ships on the board and may move each to an adjacent space area
bsg-op-destroy-all-cylons = all Cylon ships around Galactica are destroyed
bsg-op-clear-sector-removed = all Cylon ships there are removed from the board
bsg-op-clear-sector-destroyed = all Cylon ships there are destroyed
bsg-op-remove-raiders = { $by } | { VERB($by, "remove", "removes") } | { $ships } from the board
bsg-op-nuke-sector = you | launch | a nuke at a space area
bsg-op-gain-nuke = the Admiral gains a nuke (but never has more than 3)
bsg-op-push-centurions-back = every centurion falls back 1 space on the Boarding Party track
bsg-op-advance-after-jump = after the jump, the fleet marker advances { $count } { $count ->
    [one] space
   *[other] spaces
}
bsg-op-pursue = the pursuit token advances { $count } { $count ->
    [one] space
   *[other] spaces
}

## What must hold. Clauses, which stand after “if” and “while”.
bsg-if-not-title = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} not { $title }
bsg-if-titles-held = { FORM($who, "person") ->
    [you] you hold
   *[they] { $who } holds
} { $bounds } titles
bsg-if-nukes = the Admiral has { $bounds } nukes
bsg-if-nukes-gone = the Admiral has { $count } nukes left
bsg-if-holder-at = the { $title } is { FORM($place, "in") }
bsg-if-vipers-lost = { $bounds } vipers are damaged or destroyed
bsg-if-raiders-in-space = { $bounds } raiders are around Galactica
bsg-if-reached-distance = the fleet has visited a destination of distance { $distance }
bsg-if-strength-in-hand = { FORM($who, "person") ->
    [you] you
   *[they] { $who }
} can discard Skill cards with a total strength of exactly { $strength }
bsg-if-at-any = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} { LIST($places, "or", "in") }

## What a card is
bsg-kind-loyalty-goal = Loyalty: human, with a Personal Goal
bsg-kind-loyalty-final = Loyalty: human, one of the Final Five
bsg-kind-ally = Ally
bsg-kind-crossroads = Crossroads card
bsg-line-consequence = Consequence (if a card with a skill check ability is revealed): { $text }
bsg-line-you = “You” is the Cylon player who played this card.
bsg-line-goal = Action: if { LIST($conditions, "and") }, you may reveal this card (you do not become a Cylon).
bsg-line-goal-pays = Action: you may discard Skill cards with a total strength of exactly { $strength } to reveal this card (you do not become a Cylon).
bsg-line-goal-draws = Then, if the distance traveled is 6 or less, a “You Are Not a Cylon” card is shuffled into the Loyalty deck, and you draw a Loyalty card.
bsg-line-goal-loses = If this card is still hidden when the fleet makes its last jump and you are not a revealed Cylon, the fleet loses 1 { $resource }.
bsg-line-examined = When another player looks at this card, it is shown to everyone: { $text } Then it is turned face down again.
bsg-line-examined-gone = When another player looks at this card, it is shown to everyone: { $text }
bsg-line-executed = When an execution reveals it: { $text } Then it leaves the game.
bsg-line-ally = Found { FORM($place, "in") }.
bsg-line-benevolent = Benevolent: { $text }
bsg-line-antagonistic = Antagonistic: { $text }
bsg-use-at-location-check-begins = When a location’s skill check begins: { $text }
bsg-use-at-piloted-viper-attacks = When a piloted viper attacks: { $text }
bsg-line-once-per-turn = Once per turn.
bsg-line-places-civilians-empty-first = When a card places civilian ships without naming a space area, you choose the area: one without civilian ships, if there is one.
bsg-rule-reroll-jump = when the die for FTL Control is rolled, you may have it rerolled; the new result counts.
bsg-rule-draw = after any player resolves the action of a Quorum card, you may draw { $count } Skill cards of any types.
bsg-rule-set-roll = when a die is about to be rolled during your turn, you may name its result instead; nothing can change that result.
bsg-rule-remove-check-card = during your turn, when the cards of a skill check are revealed, you may remove one of them from the check before any of them takes effect.
bsg-rule-adds-at-most = you may add no more than { $count } cards to a skill check.
bsg-rule-never-adds-one = you may not add exactly 1 card to a skill check (add none, or at least 2), unless you are in the Brig.
bsg-rule-takes-first-part = when a Crisis card gives the choice to you as the current player, you must choose option 1 (the skill check, if there is one).
bsg-rule-receives-late = you draw no Skill cards in the Receive Skills step of your first turn.
bsg-need-cag = Only for the CAG.

## What is asked
bsg-prompt-decide-check = Does the check pass or fail?
bsg-prompt-remove-check-card = Which card do you remove from the check?
bsg-prompt-choose-final-five = Which of these cards should take effect next?
bsg-prompt-discard-for-goal = Which cards do you discard? Their total strength must be exactly { $strength }.
bsg-prompt-choose-title = Which title do you give?
bsg-prompt-give-title-to = Who becomes { $title }?
bsg-prompt-go-anywhere = Where do you go?
bsg-prompt-state-of-emergency = State of Emergency: what do you do?
bsg-prompt-discard-to-refresh = Which cards do you discard? You then draw the same number of cards of one skill type.
bsg-prompt-order-quorum-deck = In what order do these cards go back on top of the Quorum deck?
bsg-prompt-trade-quorum-cards = Which Quorum cards do you exchange for new ones?
bsg-prompt-search-destiny = Do you look through the Destiny deck?
bsg-prompt-choose-raiders-to-destroy = How many raiders should be destroyed { FORM($sector, "in") }?
bsg-prompt-choose-fleet-area = In which area of the Cylon Fleet board do you place { $ship }?
bsg-prompt-choose-raider-to-remove = Where do you remove a raider from?
bsg-prompt-choose-sector-to-nuke = Which space area do you launch the nuke at?
bsg-prompt-choose-viper-mark = Which kind of viper do you take?
bsg-prompt-mark-vii-to-place = Vipers to place { FORM($sector, "in") }: { $count }. How many of them should be Mark VII?
bsg-prompt-mark-vii-to-repair = Vipers to repair: { $count }. How many of them should be Mark VII?
bsg-prompt-mark-vii-to-damage = Vipers to damage: { $count }. How many of them should be Mark VII?
bsg-prompt-choose-viper-to-destroy = Which viper should be destroyed?
bsg-prompt-launch-or-stay = Do you launch in a viper?
bsg-prompt-repair-locations = Which locations do you repair?
bsg-prompt-lay-trauma-on-ally = Which trauma token do you put on { $ally }’s card?
bsg-prompt-choose-cylon-for-ally = Which Cylon player brings in the new ally?
bsg-prompt-choose-ally = Which ally do you meet?
bsg-prompt-meet-ally-first = You are about to meet an ally, and you can use an ability. Which comes first?
bsg-prompt-may-discard-trauma = You may discard { $tokens }. Do you?
bsg-prompt-choose-trauma-to-discard = Which trauma token do you discard? Still to discard: { $count }.
bsg-prompt-lay-trauma-on-crossroads = { $card }: which trauma token do you put on it?
bsg-prompt-choose-crossroads-result = { $card }: which result do you choose?
bsg-prompt-choose-condemned = Several players are tied for the most tokens. Who is eliminated?
bsg-choice-ability-result = { $name }: result { $result }
bsg-choice-do-cag-wingman = activate a viper as CAG and take another action
bsg-choice-title-cag = activate a viper as CAG and pass on the title
bsg-choice-reveal-goal = reveal { $card }
bsg-choice-launch-mark-vii = launch a Mark VII { FORM($sector, "in") }
bsg-choice-move-mark-vii = move a Mark VII from the { $from } to the { $to }
bsg-choice-escort = escort civilian ship { $ship } to safety
bsg-choice-escort-in = { FORM($sector, "in") }: escort civilian ship { $ship } to safety
bsg-choice-look = look through it
bsg-choice-mark-ii = Mark II
bsg-choice-mark-vii = Mark VII
bsg-choice-decide-pass = it passes
bsg-choice-decide-fail = it fails
bsg-choice-emergency-move = move
bsg-choice-emergency-act = take an action
bsg-choice-emergency-decline = do nothing
bsg-choice-take-off-launch = launch
bsg-choice-take-off-stay = stay
bsg-choice-ally-meet = meet the ally first
bsg-choice-ally-wait = use the ability first
bsg-choice-trauma-discard = discard
bsg-choice-trauma-keep = keep them
bsg-token-collateral-damage = collateral damage
bsg-token-damage-to-personnel = damage to personnel
bsg-part-ionian-nebula-traumaPool = Trauma pool
bsg-part-ionian-nebula-allyDeck = Ally deck

## What happened
bsg-event-action-taken-cag = { $who } acted as CAG.
bsg-event-action-taken-cag-wingman = { $who } chose to call a wingman.
bsg-event-sector-nuked = { FORM($sector, "in") }, a nuke went off with a roll of { $result }.
bsg-event-loyalty-discarded = { $who } discarded Loyalty cards: { LIST($names, "and") }.
bsg-event-goal-revealed = { $who } revealed { $card }.
bsg-event-goal-unmet = { $who } never revealed { $card }, at the cost of 1 { $resource }.
bsg-event-final-five-shown = { $who } had to reveal { $card }.
bsg-event-final-five-shown-by = { $by } looked at one of { $who }’s Loyalty cards, which was shown to everyone: { $card }.
bsg-event-nuke-gained = The Admiral gained a nuke ({ $count } in all).
bsg-event-check-decided-pass = { $who } decided that the check should pass.
bsg-event-check-decided-fail = { $who } decided that the check should fail.
bsg-event-check-cards-removed = Removed from the check: { LIST($names, "and") }.
bsg-event-check-cards-removed-by = { $who } removed { LIST($names, "and") } from the check.
bsg-event-skill-doubled = { $skill } cards counted double in this check.
bsg-event-consequence = { $card }: the Consequence took effect.
bsg-event-failure-spared = The check failed by only { $short }, so its fail effect was ignored.
bsg-event-roll-set = { $who } named the result of the die: { $result }.
bsg-event-quorum-arranged = { $who } looked at the top { $cards } and put them back in an order of their choice.
bsg-event-hand-taken = { $to } took { $from }’s whole hand: { $cards }.
bsg-event-hand-taken-seen = { $to } took { $from }’s whole hand: { LIST($names, "and") }.
bsg-event-escorted = Civilian ship { $ship } { FORM($sector, "in") } was escorted to safety.
bsg-event-escorted-by = { $who } escorted civilian ship { $ship } { FORM($sector, "in") } to safety.
bsg-event-civilian-recalled = Civilian ship { $ship } { FORM($sector, "in") } was called back.
bsg-event-ships-removed = { FORM($sector, "in") }, { $ships } { FORM($ships, "were") } removed from the board.
bsg-event-scar-removed = { FORM($sector, "in") }, Scar was removed from the board.
bsg-event-centurions-driven-back = { $count ->
    [one] The centurion fell back to { LIST($spaces, "and") } of the Boarding Party track.
   *[other] The centurions fell back to { LIST($spaces, "and") } of the Boarding Party track.
}
bsg-event-fleet-placed = { $ships } appeared { FORM($board, "in") }, { FORM($sector, "in") }.
bsg-event-fleet-arrived = { FORM($sector, "in") }, the Cylon fleet jumped in: { LIST($ships, "and") }.
bsg-event-fleet-outrun = { $count } Cylon { $count ->
    [one] ship stayed behind and took
   *[other] ships stayed behind and took
} up the pursuit.
bsg-event-pursuit-moved = { $to ->
    [0] The pursuit token went back to the start.
   *[other] The pursuit token moved to space { $to } of the Pursuit track.
}
bsg-event-trauma-drawn = { $who } drew { $tokens }.
bsg-event-trauma-drawn-seen = { $who } drew { $tokens }: { LIST($kinds, "and") }.
bsg-event-trauma-discarded = { $who } discarded { $tokens }.
bsg-event-trauma-discarded-seen = { $who } discarded { $tokens }: { LIST($kinds, "and") }.
bsg-event-trauma-met = { $who } took the trauma token { FORM($place, "in") }.
bsg-event-disaster-drawn = { $who } revealed { LIST($kinds, "and") }.
bsg-event-ally-arrived = { $ally } arrived at { FORM($place, "the") }.
bsg-event-ally-arrived-by = { $ally } arrived at { FORM($place, "the") }; { $who } had to choose a trauma token for the card.
bsg-event-ally-left = { $ally } left { FORM($place, "the") }.
bsg-event-ally-met = { $who } met { $ally } (token: { $token }).
bsg-event-crossroads-reached = The Crossroads phase began at distance { $distance }.
bsg-event-crossroads-dealt = { $who } received a Crossroads card.
bsg-event-crossroads-dealt-seen = { $who } received the Crossroads card { $card }.
bsg-event-crossroads-revealed = { $who } revealed { $card } (token: { $token }).
bsg-event-trauma-shown = The trauma tokens were revealed: { LIST($hands, "and") }.
bsg-event-trial-held = At the Trial, tokens counted against { LIST($hands, "and") }.
bsg-event-trial-held-nobody = At the Trial, nobody had enough tokens to be eliminated.
bsg-event-eliminated = { $who } was eliminated.
bsg-shown-count = { $who } ({ $count })

## How it ended
bsg-outcome-humans-left-ionian-nebula = The fleet has left the Ionian Nebula behind: the humans are saved.
bsg-target-sector = space area
