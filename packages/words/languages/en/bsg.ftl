### Battlestar Galactica: what cards say, what is asked, what happened.

## Words with their forms

bsg-resource-food = food
bsg-resource-fuel = fuel
bsg-resource-morale = morale
bsg-resource-population = population

bsg-skill-politics = Politics
bsg-skill-leadership = Leadership
bsg-skill-tactics = Tactics
bsg-skill-piloting = Piloting
bsg-skill-engineering = Engineering
bsg-skill-treachery = Treachery

bsg-sector-bow = bow
    .in = off the bow
    .to = to the area off the bow
bsg-sector-starboard-bow = starboard bow
    .in = off the starboard bow
    .to = to the area off the starboard bow
bsg-sector-starboard-quarter = starboard quarter
    .in = off the starboard quarter
    .to = to the area off the starboard quarter
bsg-sector-stern = stern
    .in = off the stern
    .to = to the area off the stern
bsg-sector-port-quarter = port quarter
    .in = off the port quarter
    .to = to the area off the port quarter
bsg-sector-port-bow = port bow
    .in = off the port bow
    .to = to the area off the port bow

bsg-ships-raider = { $count } { $count ->
    [one] raider
   *[other] raiders
}
    .are = { $count ->
        [one] is
       *[other] are
    }
    .were = { $count ->
        [one] was
       *[other] were
    }
bsg-ships-heavy-raider = { $count } { $count ->
    [one] heavy raider
   *[other] heavy raiders
}
    .are = { $count ->
        [one] is
       *[other] are
    }
    .were = { $count ->
        [one] was
       *[other] were
    }
bsg-ships-basestar = { $count } { $count ->
    [one] basestar
   *[other] basestars
}
    .are = { $count ->
        [one] is
       *[other] are
    }
    .were = { $count ->
        [one] was
       *[other] were
    }
bsg-ships-civilian = { $count } { $count ->
    [one] civilian ship
   *[other] civilian ships
}
    .are = { $count ->
        [one] is
       *[other] are
    }
    .were = { $count ->
        [one] was
       *[other] were
    }
bsg-ships-viper = { $count } { $count ->
    [one] viper
   *[other] vipers
}
    .unmanned = { $count } unmanned { $count ->
        [one] viper
       *[other] vipers
    }
    .are = { $count ->
        [one] is
       *[other] are
    }
    .were = { $count ->
        [one] was
       *[other] were
    }
bsg-ships-raptor = { $count } { $count ->
    [one] raptor
   *[other] raptors
}
    .are = { $count ->
        [one] is
       *[other] are
    }
    .were = { $count ->
        [one] was
       *[other] were
    }
bsg-ships-centurion = { $count } { $count ->
    [one] centurion
   *[other] centurions
}
    .are = { $count ->
        [one] is
       *[other] are
    }
    .were = { $count ->
        [one] was
       *[other] were
    }
bsg-ships-occupation-force = { $count } { $count ->
    [one] occupation force
   *[other] occupation forces
}
    .are = { $count ->
        [one] is
       *[other] are
    }
    .were = { $count ->
        [one] was
       *[other] were
    }
bsg-unmanned-vipers = { $count ->
    [one] { $count } unmanned viper
   *[other] unmanned vipers up to { $count } times
}
bsg-skill-cards = { $count } { $count ->
    [one] Skill card
   *[other] Skill cards
}
bsg-skill-cards-of = { $count } { LIST($skills, "or") } { $count ->
    [one] card
   *[other] cards
}
bsg-skill-cards-any = { $count } { $count ->
    [one] Skill card of any type
   *[other] Skill cards of any types
}
bsg-skill-cards-own = { $count } { $count ->
    [one] Skill card
   *[other] Skill cards
} from their skill set
bsg-skill-cards-yours = { $count } { $count ->
    [one] Skill card
   *[other] Skill cards
} from your skill set
bsg-skill-cards-own-or-any = { $count } { $count ->
    [one] Skill card
   *[other] Skill cards
} from your skill set (of any types if you have no skill set)
bsg-quorum-cards = { $count } Quorum { $count ->
    [one] card
   *[other] cards
}
bsg-more-quorum-cards = { $count } more Quorum { $count ->
    [one] card
   *[other] cards
}
bsg-loyalty-cards = { $count } Loyalty { $count ->
    [one] card
   *[other] cards
}
bsg-crisis-cards = { $count } Crisis { $count ->
    [one] card
   *[other] cards
}
bsg-destination-cards = { $count } Destination { $count ->
    [one] card
   *[other] cards
}
bsg-card-with-strength = { $name } ({ $skill } { $strength })
bsg-quoted = { $name }

bsg-activation-raiders = raiders
    .what = the raiders
    .do = activate raiders
    .joined = raiders
bsg-activation-heavy-raiders = heavy raiders and centurions
    .what = the heavy raiders and centurions
    .do = activate heavy raiders and centurions
bsg-activation-basestars = basestars
    .what = the basestars
    .do = activate basestars
    .joined = basestars
bsg-activation-launch-raiders = raiders from every basestar
    .what = raiders from every basestar
    .do = launch raiders from every basestar
bsg-activation-occupation-forces = occupation forces
    .what = the occupation forces
    .do = occupation forces
    .joined = occupation forces
bsg-activation-heavy-raiders-alone = heavy raiders
    .what = the heavy raiders (not the centurions)
    .do = activate heavy raiders (not centurions)

bsg-deck-crisis = Crisis deck
bsg-deck-destination = Destination deck
bsg-deck-quorum = Quorum deck
bsg-deck-super-crisis = Super Crisis deck
bsg-place-colonial-one = Colonial One
    .the = Colonial One
    .in = on Colonial One
bsg-board-galactica = Galactica
    .in = on Galactica
bsg-board-pegasus = Pegasus
    .in = on Pegasus
bsg-board-new-caprica = New Caprica
    .in = on New Caprica

# Who an effect concerns. The form “person” is “you” or “they”.
bsg-who-current = the current player
    .person = they
    .of = the current player’s
    .own = their
bsg-who-self = you
    .person = you
    .of = your
    .own = your
bsg-who-president = the President
    .person = they
    .of = the President’s
    .own = their
bsg-who-admiral = the Admiral
    .person = they
    .of = the Admiral’s
    .own = their
bsg-who-chosen = that player
    .person = they
    .of = that player’s
    .own = their
bsg-who-each = each player
    .person = they
    .of = each player’s
    .own = their
bsg-who-each-human = each human player
    .person = they
    .of = each human player’s
    .own = their
bsg-who-each-cylon = each Cylon player
    .person = they
    .of = each Cylon player’s
    .own = their
bsg-who-pronoun = they
    .person = you
    .of = their
    .own = their

bsg-among-can-go-to-brig = a character who can be sent to the Brig
    .short = a character
    .where = { "" }
bsg-among-can-go-to-sickbay = a character who can be sent to Sickbay
    .short = a character
    .where = { "" }
bsg-among-on-galactica-to-brig = a character on Galactica who can be sent to the Brig
    .named = a character on Galactica
    .short = a character
    .where = on Galactica
bsg-among-on-galactica-to-sickbay = a character on Galactica who can be sent to Sickbay
    .named = a character on Galactica
    .short = a character
    .where = on Galactica
bsg-among-others = another human player
bsg-among-other-not-admiral = another human player who is neither the Admiral nor in the Brig
bsg-among-others-in-brig = another player’s character in the Brig
bsg-among-with-hidden-loyalty = another player with a hidden Loyalty card
    .short = another player
bsg-among-human-with-hidden-loyalty = another human player with a hidden Loyalty card
    .short = another human player
bsg-among-humans = a human player
bsg-among-human-on-board = a human player’s character on the board
bsg-among-prisoners = a character in the Brig (or, on New Caprica, in Detention)
bsg-among-on-planet = a character on New Caprica
bsg-among-on-planet-to-detention = a human player on New Caprica who can be sent to Detention
    .named = a human player on New Caprica
bsg-among-on-planet-to-medical-center = a human player on New Caprica who can be sent to the Medical Center
    .named = a human player on New Caprica
bsg-among-in-detention = a character in Detention
bsg-among-revealed-cylon = a revealed Cylon
bsg-among-basestar = a basestar
bsg-among-sector = a space area
bsg-among-civilian = a civilian ship on the board

## What cards do: one message for each operation. Clauses, which sentences are made of.

bsg-sentence = { LIST($clauses, "then") }.
bsg-clauses = { LIST($clauses, "and") }
bsg-run = { LIST($clauses, "and") }
bsg-run-fleet = { LIST($clauses, "and") }
bsg-part = { LIST($clauses, "then") }
bsg-nothing = nothing happens
bsg-no-effect = no effect.

bsg-op-resource-lose = the fleet | loses | { $count } { $resource }
bsg-op-resource-gain = the fleet | gains | { $count } { $resource }
bsg-op-resources-lose = the fleet | loses | { LIST($amounts, "and") }
bsg-op-resources-gain = the fleet | gains | { LIST($amounts, "and") }
bsg-amount = { $count } { $resource }
bsg-amounts-lose = { LIST($resources, "and") }
bsg-amounts-gain = { LIST($resources, "and") }
bsg-op-resource-gain-one = the fleet | gains | { $count } { LIST($resources, "or") } ({ $by } { VERB($by, "choose", "chooses") })
bsg-op-discard = { $who } | { VERB($who, "discard", "discards") } | { $cards }
bsg-op-discard-random = { $who } | { VERB($who, "discard", "discards") } | { $cards } at random
bsg-op-discard-all = { $who } | { VERB($who, "discard", "discards") } | all { FORM($who, "own") } Skill cards
bsg-op-discard-several = { LIST($who, "and") } each discard { $cards }
bsg-op-discard-several-random = { LIST($who, "and") } each discard { $cards } at random
bsg-op-discard-several-all = { LIST($who, "and") } each discard all their Skill cards
bsg-op-discard-unlike = { $who } discards { $cards }, and { $other } discards { $count }
bsg-op-draw = { $who } | { VERB($who, "draw", "draws") } | { $cards }
bsg-op-draw-quorum = { $who } | { VERB($who, "draw", "draws") } | { $cards }
bsg-op-send = { $who } | { VERB($who, "are", "is") } | sent to { FORM($place, "the") }
bsg-op-send-all = all characters { FORM($from, "in") } are sent to { FORM($place, "the") }
bsg-op-free = { $who } | { VERB($who, "move", "moves") } | from the Brig to any location on Galactica except Sickbay
bsg-op-free-optional = { $who } | may | move from the Brig to any location on Galactica except Sickbay
bsg-op-free-anywhere-picked = { $by } | { VERB($by, "move", "moves") } | that character to any location
bsg-op-free-custody-picked = { $by } | { VERB($by, "move", "moves") } | that character to any location on the same board except Sickbay or the Medical Center
bsg-op-free-detention-picked = { $by } | { VERB($by, "move", "moves") } | that character to any location on New Caprica except the Medical Center
bsg-op-free-picked = { $by } | { VERB($by, "move", "moves") } | that character to any location on Galactica except Sickbay
bsg-op-name = { $by } | { VERB($by, "choose", "chooses") } | { $among }; { LIST($clauses, "then") }
bsg-op-name-and = { $by } | { VERB($by, "choose", "chooses") } | { $among } and { LIST($clauses, "next") }
bsg-op-name-optional = { $by } | may | choose { $among }; then { LIST($clauses, "then") }
bsg-op-name-optional-and = { $by } | may | choose { $among } and { LIST($clauses, "next") }
bsg-op-name-send = { $by } | { VERB($by, "send", "sends") } | { HAS($among, "short") ->
    [yes] { FORM($among, "short") } of { FORM($by, "own") } choice { FORM($among, "where") }
   *[no] { $among }
} to { FORM($place, "the") }
bsg-op-name-send-optional = { $by } | may | send { HAS($among, "short") ->
    [yes] { FORM($among, "short") } of { FORM($by, "own") } choice { FORM($among, "where") }
   *[no] { $among }
} to { FORM($place, "the") }
bsg-op-name-send-then = { $by } | { VERB($by, "send", "sends") } | { HAS($among, "short") ->
    [yes] { FORM($among, "short") } of { FORM($by, "own") } choice { FORM($among, "where") }
   *[no] { $among }
} to { FORM($place, "the") }; { LIST($clauses, "then") }
bsg-op-name-send-optional-then = { $by } | may | send { HAS($among, "short") ->
    [yes] { FORM($among, "short") } of { FORM($by, "own") } choice { FORM($among, "where") }
   *[no] { $among }
} to { FORM($place, "the") }; { LIST($clauses, "then") }
bsg-op-name-look = { $by } | { VERB($by, "look", "looks") } | at one of { FORM($among, "short") }’s hidden Loyalty cards, chosen at random
bsg-op-name-look-optional = { $by } | may | look at one of { FORM($among, "short") }’s hidden Loyalty cards, chosen at random
bsg-op-name-look-all = { $by } | { VERB($by, "look", "looks") } | at all of { FORM($among, "short") }’s hidden Loyalty cards
bsg-op-name-execute = { $by } | { VERB($by, "execute", "executes") } | { $among }
bsg-op-name-execute-optional = { $by } | may | execute { $among }
bsg-op-name-execute-even-cylons = { $by } | { VERB($by, "execute", "executes") } | { $among } (a Cylon player cannot ignore this)
bsg-op-name-free-detention = { $by } | { VERB($by, "move", "moves") } | a detainee anywhere on New Caprica but the Medical Center
bsg-op-name-free-detention-optional = { $by } | may | move a detainee anywhere on New Caprica but the Medical Center
bsg-op-choose = { $by } | { VERB($by, "choose", "chooses") } | one: { LIST($options, "next") }
bsg-op-choose-optional = { $by } | may | choose one of the following: { LIST($options, "next") }
bsg-op-choose-several-lead = { $by } | { VERB($by, "do", "does") } | { $count } of the following
bsg-option = ({ $number }) { LIST($clauses, "then") }
bsg-op-may = { $by } | may | { LIST($clauses, "and") }
bsg-op-may-then = { $by } | may | { LIST($clauses, "and") }; if so, { LIST($others, "then") }
bsg-op-wishes = if { $by } { VERB($by, "wish", "wishes") }, { LIST($clauses, "then") }
bsg-op-roll-at-least = { $by } | { VERB($by, "roll", "rolls") } | a die; on { $limit } or more, { LIST($clauses, "then") }
bsg-op-roll-at-most = { $by } | { VERB($by, "roll", "rolls") } | a die; on { $limit } or less, { LIST($clauses, "then") }
bsg-op-roll-at-least-else = { $by } | { VERB($by, "roll", "rolls") } | a die; on { $limit } or more, { LIST($clauses, "then") }; otherwise { LIST($others, "then") }
bsg-op-roll-at-most-else = { $by } | { VERB($by, "roll", "rolls") } | a die; on { $limit } or less, { LIST($clauses, "then") }; otherwise { LIST($others, "then") }
bsg-op-place = { LIST($ships, "and") } { $count ->
    [one] is
   *[other] are
} placed { FORM($sector, "in") }
    .again = { LIST($ships, "and") } { FORM($sector, "in") }
bsg-op-place-anywhere = { LIST($ships, "and") } { $count ->
    [one] is
   *[other] are
} placed where the Admiral (or the CAG, if there is one) chooses
bsg-op-destroy-raptor = { $ships } { FORM($ships, "are") } destroyed
bsg-op-repair-raptor = { $ships } that { FORM($ships, "were") } destroyed { FORM($ships, "are") } returned to the Reserves
bsg-op-repair-vipers = { $by } | { VERB($by, "repair", "repairs") } | up to { $ships }
bsg-op-repair-vipers-destroyed = { $by } | { VERB($by, "repair", "repairs") } | up to { $ships }, which may include destroyed ones
bsg-op-damage-vipers-reserves = { $ships } in the Reserves { FORM($ships, "are") } damaged
bsg-op-damage-vipers-space = { $ships } in space { FORM($ships, "are") } damaged
bsg-op-return-vipers = all vipers in space return to the Reserves and their pilots to the Hangar Deck
bsg-op-destroy-civilian = { $ships } drawn at random { FORM($ships, "are") } destroyed
bsg-op-destroy-civilian-of-planet = { $count ->
    [one] the top locked civilian ship is destroyed (or the top prepared one
   *[other] the top { $count } locked civilian ships are destroyed (or the top prepared ones
}, if none are locked)
bsg-op-destroy-cylons = { $by } | { VERB($by, "destroy", "destroys") } | { LIST($ships, "or") } of { FORM($by, "own") } choice
bsg-op-jump-track-up = the fleet marker advances { $count } { $count ->
    [one] space
   *[other] spaces
}
bsg-op-jump-track-down = the fleet marker falls back { $count } { $count ->
    [one] space
   *[other] spaces
}
bsg-op-look-loyalty = { $by } | { VERB($by, "look", "looks") } | at one of { FORM($of, "of") } Loyalty cards, chosen at random
bsg-op-look-loyalty-all = { $by } | { VERB($by, "look", "looks") } | at all of { FORM($of, "of") } Loyalty cards
bsg-op-look-loyalty-one = { $by } | { VERB($by, "choose", "chooses") } | { LIST($of, "or") } and { VERB($by, "look", "looks") } at one of that player’s Loyalty cards, chosen at random
bsg-op-title = { $who } | { VERB($who, "become", "becomes") } | { $title }
bsg-op-spend-nuke = the Admiral discards 1 nuke
bsg-op-centurion = { $ships } { FORM($ships, "are") } placed at the start of the Boarding Party track
bsg-op-activate = { LIST($what, "and", "what") } are activated
bsg-op-activate-launch = raiders are launched from every basestar
bsg-op-activate-just-placed = the raiders just placed are activated
bsg-op-activate-in-turn = { LIST($what, "next", "do") }
bsg-op-keep = this card stays in play
bsg-op-distance = the distance traveled increases by { $count }
bsg-op-extra-crisis = another Crisis card is drawn and resolved after this one
bsg-op-if-below = in addition, if { $resource } is below { $limit }, { LIST($clauses, "then") }
bsg-op-risk = { $by } | { VERB($by, "risk", "risks") } | { $ships } and { VERB($by, "roll", "rolls") } a die; on { $limit } or more, { LIST($clauses, "then") }; otherwise { LIST($others, "then") }
bsg-op-damage-galactica = Galactica takes { $count } damage
bsg-op-damage-galactica-choice = you | draw | { $choiceOf ->
    [2] { $choiceOf }
   *[other] up to { $choiceOf }
} Galactica damage tokens and resolve { $count } of your choice
bsg-op-activate-vipers = { $by } | { VERB($by, "activate", "activates") } | { $vipers }
bsg-op-look-deck = you | look | at the top card of the Crisis deck or the Destination deck, then return it to the top or bottom of that deck
bsg-op-look-civilians = you | look | at { $ships } on the board and may move each to an adjacent space area
bsg-op-check = skill check { $difficulty } ({ LIST($skills, "and") }); on a pass, { LIST($clauses, "then") }
bsg-op-check-accused = you accuse a character: skill check { $difficulty } ({ LIST($skills, "and") }); on a pass, { LIST($clauses, "then") }
bsg-op-check-nominee = you nominate a character: skill check { $difficulty } ({ LIST($skills, "and") }); on a pass, { LIST($clauses, "then") }
bsg-op-jump = you | roll | a die; on { $limit } or less, the fleet loses the population shown on the fleet marker’s space; whatever the roll, the fleet then jumps
bsg-op-galactica-attacks = Galactica attacks a Cylon ship
bsg-op-attack-centurion = you | attack | a centurion: roll a die; on { $limit } or more, it is destroyed
bsg-op-nuke = you | launch | a nuke at a basestar
bsg-op-launch-self = you | launch | yourself in a viper
bsg-op-own-viper-attacks = your viper attacks up to { $count } { $count ->
    [one] time
   *[other] times
}
bsg-op-act = you | may | take { $count } more { $count ->
[one] action
   *[other] actions
}
bsg-op-order-another = another human player of your choice may take { $count } { $count ->
    [one] action
   *[other] actions
}
bsg-op-order-another-or-move = another human player of your choice may move and then take { $left } { $left ->
    [one] action
   *[other] actions
}, or take { $count } { $count ->
    [one] action
   *[other] actions
}
bsg-op-repair = you | repair | the location you are in, or up to { $ships } if you are on the Hangar Deck
bsg-op-play-quorum = you | play | a card from your Quorum hand
bsg-op-play-super-crisis = you | play | a Super Crisis card
bsg-op-swap-super-crisis = you | may | discard your Super Crisis card and draw a new one
bsg-op-crisis-of = you | draw | { $cards }, choose one to resolve, and discard the other; no Cylon ships are activated afterward, and there is no Prepare for Jump step
bsg-op-launch = every basestar launches { LIST($ships, "and") }
bsg-op-take-card = you | look | at another player’s hand and take a Skill card of your choice from it
bsg-op-hand-over-loyalty = if the distance traveled is { $limit } or less, you give all your hidden Loyalty cards to another player
bsg-op-remove-card = this card leaves the game
bsg-op-give-card = you | give | this card to another human player, who keeps it face up
bsg-op-quorum-choice = you | draw | { $cards }, play one of them, and put the rest on the bottom of the deck
bsg-op-face-up = the cards of this check are added face up
bsg-op-count-positive = { $skill } cards count as positive in this check
bsg-op-difficulty-down = the difficulty is lowered by { $count }
bsg-op-difficulty-up = the difficulty is raised by { $count }
bsg-op-decide-check-pass = the check passes
bsg-op-decide-check-fail = the check fails
bsg-op-ignore-skill = the cards of one skill count for nothing
bsg-op-take-check-cards = you | take | the cards of the check into your hand
bsg-op-add-to-roll = { $count } is added to the result of the die
bsg-op-reroll = the die is rerolled; the new result counts
bsg-op-reroll-piloted = the die is rerolled; if the viper is piloted, { $by } is subtracted from the new result
bsg-op-switch-choice = the other option is chosen instead
bsg-op-replace-crisis = the Crisis card is discarded and another is drawn
bsg-op-board-placed-viper = you | become | the viper’s pilot
bsg-op-look-deck-crisis = you | look | at the top card of the Crisis deck, then return it to the top or bottom of that deck
bsg-op-draw-optional = { $who } | may | draw { $cards }
bsg-op-draw-few = { FORM($who, "person") ->
    [you] if you hold no more than { $limit }, you draw { $cards }
   *[they] { $who } who holds no more than { $limit } draws { $cards }
}
bsg-op-draw-few-optional = { FORM($who, "person") ->
    [you] if you hold no more than { $limit }, you may draw { $cards }
   *[they] { $who } who holds no more than { $limit } may draw { $cards }
}
bsg-op-trade = { $who } | { VERB($who, "discard", "discards") } | { $cards } and { VERB($who, "draw", "draws") } { $drawn }
bsg-op-trade-random = { $who } | { VERB($who, "discard", "discards") } | { $cards } at random and { VERB($who, "draw", "draws") } { $drawn }
bsg-op-draw-super-crisis = { $who } | { VERB($who, "draw", "draws") } | a Super Crisis card
bsg-op-execute = { $who } | { VERB($who, "are", "is") } | executed
bsg-op-cut-hand = you | discard | down to { $count } Skill { $count ->
    [one] card
   *[other] cards
}
bsg-op-free-detention = { $who } | { VERB($who, "move", "moves") } | from Detention to any location on New Caprica except the Medical Center
bsg-op-free-detention-optional = { $who } | may | move from Detention to any location on New Caprica except the Medical Center
bsg-op-free-custody = { $who } | { VERB($who, "are", "is") } | set free and { VERB($who, "go", "goes") } to any location on Galactica except Sickbay (or, on New Caprica, to any location there except the Medical Center)
bsg-op-free-custody-optional = { $who } | may | be set free and go to any location on Galactica except Sickbay (or, on New Caprica, to any location there except the Medical Center)
bsg-op-free-anywhere = { $who } | { VERB($who, "are", "is") } | set free and { VERB($who, "go", "goes") } to any location
bsg-op-execute-even-cylons = { $who } | { VERB($who, "are", "is") } | executed (a Cylon player cannot ignore this)
bsg-op-repair-vipers-all = { $ships } { FORM($ships, "are") } repaired
bsg-op-damage-vipers-reserves-or-space = { $ships } in space or in the Reserves { FORM($ships, "are") } damaged
bsg-op-if = if { $condition }, { LIST($clauses, "then") }
bsg-op-if-in-orbit = if in orbit, { LIST($clauses, "and") }
bsg-op-if-else = if { $condition }, { LIST($clauses, "then") }; otherwise { LIST($others, "then") }
bsg-difficulty-lower = { $difficulty } ({ $count } lower if { $condition })
bsg-difficulty-higher = { $difficulty } ({ $count } higher if { $condition })
bsg-op-check-condemned = you choose { $among }: skill check ({ LIST($skills, "and") }), difficulty { $difficulty }; on a pass, { LIST($clauses, "then") }
bsg-op-crisis-of-under = you | draw | { $cards }, choose one to resolve, and put the other on the bottom of the deck; no Cylon ships are activated afterward, but the card’s Prepare for Jump, if any, takes place
bsg-op-give-card-among = you | give | this card to { $among }, who keeps it face up
bsg-op-face-up-but-destiny = the players add their cards to this check face up; the Destiny cards stay face down
bsg-op-pass-title = the title of { $title } passes to the player highest in its line of succession, not counting the current holder
bsg-op-borrow-title = you | become | { $title } until the end of the turn
bsg-op-hand-card-over = you | give | one of your Skill cards to a human player at your location
bsg-op-swap-hands = you | exchange | your whole hand of Skill cards with another player
bsg-op-take-random-card = you | take | a random Skill card from another player’s hand; that player then draws a Skill card of a type you choose
bsg-op-infiltrate = you | infiltrate | the humans by moving to a location on Galactica (only if you are a Cylon Leader or the Sympathetic Cylon)
bsg-op-end-infiltration = you | end | your infiltration and go to the Resurrection Ship (on New Caprica before Galactica returns, to the Medical Center); if you are in the Brig or Detention, you first discard down to 3 Skill cards
bsg-op-reckless = the check becomes Reckless
bsg-op-no-destiny = no Destiny cards are added to this check
bsg-op-learn-fast = you | look | at the top { $count } cards of a skill deck and put them all into your hand or all into the check
bsg-op-add-to-check = you | add | any number of your Skill cards to the check
bsg-op-replace-outcome = instead of the usual effect of a pass, { LIST($clauses, "then") }
bsg-op-replace-roll = you | discard | a Skill card instead of rolling; its strength plus { $count } is the result
bsg-op-shift-result-up = the result of the die is raised by { $count }
bsg-op-shift-result-down = the result of the die is lowered by { $count }
bsg-op-shift-result-either = the result of the die | is | raised or lowered by { $count } ({ $by } { VERB($by, "choose", "chooses") })
bsg-op-choose-guard = { $by } | { VERB($by, "choose", "chooses") } | { LIST($resources, "or") }; the next time the fleet loses that resource this turn, it loses 1 less
bsg-op-roll-table = { $by } | { VERB($by, "roll", "rolls") } | a die: { LIST($rows, "next") }
bsg-roll-row = { $count ->
    [1] on { $limit }
   *[other] on { $from }–{ $limit }
}, { LIST($clauses, "then") }
bsg-op-damage-basestar = that basestar takes { $count } damage
bsg-op-destroy-named-civilian = that civilian ship is destroyed
bsg-op-hit-sector-named = { $ships } there { FORM($ships, "are") } destroyed
bsg-op-hit-sector-named-viper = { $ships } there { FORM($ships, "are") } damaged
bsg-op-hit-sector-named-scar = { $ships } there (Scar may be one of them) { FORM($ships, "are") } destroyed
bsg-op-hit-sector-named-one = { $by } | { VERB($by, "destroy", "destroys") } | { LIST($ships, "or") } in the same space area
bsg-op-hit-sector-own = { $ships } in your space area { FORM($ships, "are") } destroyed
bsg-op-hit-sector-own-viper = { $ships } in your space area { FORM($ships, "are") } damaged
bsg-op-hit-sector-own-scar = { $ships } in your space area (Scar may be one of them) { FORM($ships, "are") } destroyed
bsg-op-hit-sector-own-one = { $by } | { VERB($by, "destroy", "destroys") } | { LIST($ships, "or") } in your space area
bsg-op-damage-board = { $board } takes { $count } damage
bsg-op-repair-anywhere = you | may | repair a damaged location on any ship
bsg-op-mark-scar = the raider just placed is Scar
bsg-op-remove-basestar = you | remove | a basestar from the board
bsg-op-full-throttle = you | fly | to any space area, or stay in yours, and may then attack once
bsg-op-run-interference = the first { $count } { $count ->
    [one] raider that attacks in your space area misses
   *[other] raiders that attack in your space area miss
}
bsg-op-lose-highest = the fleet’s highest resource drops by 1
bsg-op-guard = the next loss of { $resource } this turn is reduced by 1
bsg-op-add-to-destiny = { $cards } are shuffled into the Destiny deck
bsg-op-rebuild-destiny = the Destiny deck is discarded and rebuilt from { $cards }
bsg-op-glimpse-destiny = you | take | the top { $count } cards of the Destiny deck into your hand and put the same number of cards from your hand on top of it, in any order
bsg-op-swap-with-destiny = you | swap | this card with the top card of the Destiny deck
bsg-op-consult-oracle = you | look | at the bottom card of a deck of your choice (not the Loyalty or Agenda deck) and at the whole Destiny deck; you discard { $count } Destiny cards of your choice and shuffle the rest
bsg-op-next-crisis-jumps = the next Crisis card drawn this turn counts as having Prepare for Jump
bsg-op-skip-preparation = there is no Prepare for Jump step this turn
bsg-op-jump-now = the fleet jumps at once; the Admiral draws only { $cards }
bsg-op-redraw-destination = this card is discarded and replaced by the next Destination card
bsg-op-look-crises = { $by } | { VERB($by, "look", "looks") } | at the top { $cards } and { VERB($by, "put", "puts") } each on the top or bottom of the deck, in any order
bsg-op-resolve-named-crisis = the Crisis card { $card } is taken from its deck or the discard pile and resolved at once; then the deck is shuffled
bsg-op-resolve-top-crisis = you | draw | a Crisis card and resolve it
bsg-op-activate-occupation-force = you | activate | 1 occupation force
bsg-op-place-occupation-force = an occupation force is placed { FORM($place, "in") }
bsg-op-remove-occupation-forces = { $by } | { VERB($by, "remove", "removes") } | { $ships }
bsg-op-attack-occupation-force = you | roll | a die; on { $limit } or more, an occupation force at your location is removed
bsg-op-detain = you | choose | a human player at your location and roll a die; on { $limit } or less, that player is sent to { FORM($place, "the") }; otherwise, on { $other } or less, that player is sent to { FORM($elsewhere, "the") }
bsg-op-prepare-ship = a civilian ship is prepared
bsg-op-evacuate-ship = a prepared civilian ship is evacuated (only if Galactica is in orbit)
bsg-op-prepare-or-evacuate = { $by } | { VERB($by, "prepare", "prepares") } | a civilian ship or, if Galactica is in orbit, { VERB($by, "evacuate", "evacuates") } one
bsg-op-board-galactica = you | may | go to any location on Galactica
bsg-op-look-locked-ship = you | look | at the top locked civilian ship, then return it to the top or bottom of its stack
bsg-op-depart = the fleet leaves New Caprica: every civilian ship left there is destroyed, every human player left there is executed, and the game ends

## What must hold. Clauses, which stand after “if” and “while”.

bsg-bounds = { LIST($limits, "and") }
    .amount = { LIST($limits, "and", "amount") }
    .times = { LIST($limits, "and", "times") }
bsg-bounds-at-least = { $count } or more
    .amount = { $count } or more
    .times = { $count ->
        [1] at least once
       *[other] { $count } or more times
    }
bsg-bounds-at-most = no more than { $count }
    .amount = { $count } or less
    .times = { $count ->
        [1] no more than once
       *[other] no more than { $count } times
    }
bsg-bounds-below = fewer than { $count }
    .amount = less than { $count }
    .times = fewer than { $count } times
bsg-if-resource = { $resource } is { FORM($bounds, "amount") }
bsg-if-resources-and = { LIST($resources, "and") } are each { FORM($bounds, "amount") }
bsg-if-resources-or = { LIST($resources, "or") } is { FORM($bounds, "amount") }
bsg-if-distance = the distance traveled is { FORM($bounds, "amount") }
bsg-if-title = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} { $title }
bsg-if-blue-jump-space = the fleet marker is on a blue space of the Jump Preparation track
bsg-if-nuke-left = a nuke is left
bsg-if-cylon-ship-in-space = a Cylon ship is on the board
bsg-if-civilian-ship-in-space = a civilian ship is on the board
bsg-if-basestar-in-space = a basestar is on the board
bsg-if-centurion-aboard = a centurion is aboard Galactica
bsg-if-viper-to-launch = a viper is available
bsg-if-somebody-to-accuse = there is a character who can be sent to the Brig
bsg-if-pilot = { FORM($who, "person") ->
    [you] you have
   *[they] { $who } has
} Piloting in { FORM($who, "own") } skill set
bsg-if-full-cylon = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} a Cylon player, but not through the Sympathizer card
bsg-if-own-turn = { FORM($who, "person") ->
    [you] it is your turn
   *[they] it is { FORM($who, "of") } turn
}
bsg-if-piloting = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} piloting a viper
bsg-if-in-custody = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} in the Brig or in Detention
bsg-if-not-in-custody = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} neither in the Brig nor in Detention
bsg-if-human-in-custody = a human player is in the Brig or in Detention
bsg-if-human-here = { FORM($who, "person") ->
    [you] another human player is at your location
   *[they] another human player is at { FORM($who, "of") } location
}
bsg-if-may-infiltrate = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} a Cylon Leader or the Sympathetic Cylon
bsg-if-infiltrating = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} infiltrating
bsg-if-cards-in-hand = { FORM($who, "person") ->
    [you] you hold
   *[they] { $who } holds
} { $bounds } Skill cards
bsg-if-basestar-beside = a basestar is available
bsg-if-somebody = there is { $among }
bsg-if-execution-cost-morale = an execution has already cost the fleet morale
bsg-if-super-crises-played = { FORM($who, "person") ->
    [you] you have
   *[they] { $who } has
} played { $bounds } Super Crisis cards
bsg-if-executed = { FORM($who, "person") ->
    [you] you have
   *[they] { $who } has
} been executed { FORM($bounds, "times") }
bsg-if-damaged = { $bounds } locations on { LIST($boards, "and") } are damaged
bsg-if-difference = { $one } and { $other } differ by { FORM($bounds, "amount") }
bsg-if-small-ships-lost = a total of { $bounds } vipers and raptors are damaged or destroyed
bsg-if-in-orbit = Galactica is in orbit
bsg-if-not-in-orbit = Galactica is not in orbit
bsg-if-occupation-force-here = { FORM($who, "person") ->
    [you] an occupation force is at your location
   *[they] an occupation force is at { FORM($who, "of") } location
}
bsg-if-human-to-detain = { FORM($who, "person") ->
    [you] a human player and an occupation force are at your location
   *[they] a human player and an occupation force are at { FORM($who, "of") } location
}
bsg-if-on-board = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} { FORM($board, "in") }
bsg-if-at = { FORM($who, "person") ->
    [you] you are
   *[they] { $who } is
} { FORM($place, "in") }
bsg-if-not = it is not true that { $condition }
bsg-if-all = { LIST($conditions, "and") }
bsg-if-any = { LIST($conditions, "else") }

## What a card is

bsg-kind-crisis = Crisis
bsg-kind-super-crisis = Super Crisis
bsg-kind-quorum = Quorum card
bsg-kind-destination = Destination
bsg-kind-loyalty-human = Loyalty: human
bsg-kind-loyalty-cylon = Loyalty: Cylon
bsg-kind-loyalty-sympathizer = Loyalty: Sympathizer
bsg-kind-loyalty-agenda = Loyalty: Sympathetic Cylon
bsg-kind-skill-card = { $skill }, Skill card
bsg-kind-location = Location
bsg-kind-title = Title
bsg-kind-agenda-hostile = Hostile Agenda
bsg-kind-agenda-sympathetic = Sympathetic Agenda
bsg-kind-action-humans = Human Action
bsg-kind-action-cylons = Cylon Action
bsg-type-political-leader = Political leader
bsg-type-military-leader = Military leader
bsg-type-pilot = Pilot
bsg-type-support = Support
bsg-type-cylon-leader = Cylon Leader

bsg-line-check = Skill check { $difficulty }: { LIST($skills, "and") }.
bsg-line-check-part = 1. Skill check { $difficulty }: { LIST($skills, "and") }.
bsg-line-chooser = { FORM($by, "person") ->
    [you] You choose:
   *[they] { $by } chooses:
}
bsg-line-pass = Pass: { $text }
bsg-line-partial = Partial pass ({ $partial }+): { $text }
bsg-line-fail = Fail: { $text }
bsg-line-part = { $number }. { CAP($text) }
bsg-line-needs-nuke-left = Option 1 is allowed only if the Admiral has a nuke.
bsg-line-needs = Option 1 is allowed only if { $condition }.
bsg-line-activate = Then: { HAS($what, "joined") ->
    [yes] activate { LIST($what, "and", "joined") }
   *[no] { LIST($what, "then", "do") }
}.
bsg-line-jump = Prepare for Jump.
bsg-line-jump-evacuation = Prepare for Jump (in orbit: evacuation).
bsg-line-attack = First: { LIST($what, "next", "do") }.
bsg-line-setup = Place { FORM($sector, "in") }: { LIST($ships, "and") }.
bsg-line-setup-more = { FORM($sector, "in") }: { LIST($ships, "and") }.
bsg-line-special = Then: { $text }
bsg-line-distance = Distance { $distance }.
bsg-line-text = { $text }
bsg-line-reveal = When you reveal this card as an action: { $text }
bsg-line-reveal-not-in-custody = When you reveal this card as an action, unless you are locked up (in the Brig, for example): { $text }
bsg-line-sympathizer = Reveal this card as soon as you receive it: if any resource is in its red zone, you are sent to { FORM($place, "the") } and remain a human player; otherwise, you become a Cylon player, but you draw no Super Crisis card and cannot use the Cylon Fleet.
bsg-line-sympathetic = Reveal this card as soon as you receive it: you become a Cylon player, but you draw no Super Crisis card. You are dealt a Sympathetic Agenda card, which alone decides whether you win. You may infiltrate.
bsg-line-agenda-humans = If the humans win, you win too, provided that { LIST($conditions, "and") }.
bsg-line-agenda-cylons = If the Cylons win, you win too, provided that { LIST($conditions, "and") }.
bsg-line-reply = Afterward, { $card } may be played: { LIST($clauses, "then") }.

bsg-until-jump = until the fleet jumps
bsg-until-end = for the rest of the game
bsg-lasting-unmanned-vipers-attack = Stays in play { $until }: unmanned vipers subtract { $by } from their attack rolls.
bsg-lasting-launches = Stays in play { $until }: whenever a basestar launches ships, it launches { $more } more of each type launched.
bsg-lasting-closed = Stays in play { $until }: { FORM($place, "the") } cannot be activated.
bsg-lasting-closed-ship = Stays in play { $until }: nobody may move to { FORM($place, "the") }.
bsg-lasting-no-loyalty-looks = Stays in play { $until }: no card or ability may be used to look at Loyalty cards.
bsg-lasting-relentless = Stays in play { $until }, then is shuffled back into the Crisis deck; if a civilian ship or a basestar is destroyed first, this card is discarded instead.
bsg-lasting-distance = Stays in play { $until }, as a reminder of the distance gained.
bsg-lasting-launches-after-raiders = Stays in play { $until } or until no raider is left on the board: each time raiders are activated, every basestar then launches { $ships }, which { FORM($ships, "are") } not activated yet.
bsg-lasting-scar = Stays in play { $until } or until Scar is destroyed: Scar acts twice whenever raiders are activated, and only a roll of 7 or 8 destroys it.
bsg-lasting-basestar-destroyed = Stays in play { $until }: whenever a basestar is destroyed, { LIST($clauses, "then") }.
bsg-lasting-executed-at-jump = Stays in play { $until }: any character { LIST($places, "or", "in") } when the fleet jumps is executed after the jump.
bsg-lasting-no-once-per-game = Stays in play { $until }: no human player may use a once-per-game ability.
bsg-in-play-shields-president = While this card is in play: when someone is nominated { FORM($nominated, "in") }, or the President is accused { FORM($accused, "in") }, the difficulty is raised by { $by } and this card is discarded.
bsg-in-play-change-difficulty = When a character is accused { FORM($accused, "in") }, the holder of this card may discard it to { $change }.
bsg-in-play-sole-nominee = As long as its holder is not President, nobody else can be nominated { FORM($nominated, "in") }.
bsg-in-play-chooses-destination = At the next jump, its holder draws { $cards } and chooses the destination instead of the Admiral; then this card is discarded.
bsg-in-play-count-positive = Before cards are added to a skill check, its holder may discard this card to make { $skill } cards count as positive in that check.
bsg-in-play-shows-added-cards = After its holder has added cards to a skill check, the President may discard this card to look at those cards.

bsg-use-face-up = Before cards are added to a skill check: all its cards, including Destiny cards, are added face up.
bsg-use-positive = Before cards are added to a skill check: { $skill } cards count as positive in that check.
bsg-use-after-total = After a skill check is totaled: its difficulty is lowered by { $by }.
bsg-use-before-roll = Before a die is rolled: add { $plus } to the result.
bsg-use-viper-attacked = After a viper is attacked: the die is rerolled; if the viper is piloted, subtract { $by } from the new result.
bsg-use-face-up-but-destiny = Before cards are added to a skill check: players add their cards to it face up; the Destiny cards stay face down.
bsg-use-at-before-check = Before cards are added to a skill check: { $text }
bsg-use-at-enemy-destroyed = After you destroy a basestar or a centurion: { $text }
bsg-use-at-before-raiders = Before raiders are activated: { $text }
bsg-use-at-roll-made = After a die is rolled: { $text }
bsg-use-at-treachery-discarded = After a human player discards a Treachery card: { $text }
bsg-use-in-check = When revealed in a skill check: { $text }
bsg-use-in-reckless-check = When revealed in a Reckless skill check: { $text }
bsg-used-by-cylons = Only Cylon players can use this ability.
bsg-limit-turn = Only 1 of these may be played per turn, no matter who plays it.
bsg-limit-roll = Only 1 of these may be played per roll.
bsg-limit-check = Only 1 of these may be played per skill check.
bsg-limit-check-reckless = Only 1 Reckless card may be played per skill check.
bsg-limit-turn-with = Only 1 of these or 1 { $card } may be played per turn, no matter who plays it.

bsg-line-skills = Skill set, drawn each turn: { LIST($entries, "and") }.
bsg-skill-entry = { $count } { LIST($skills, "or") }
bsg-line-start = Starts { FORM($place, "in") }.
bsg-line-start-any = Starts { LIST($places, "or", "in") }.
bsg-line-start-viper = Starts the game piloting a viper.
bsg-line-start-off-board = Starts off the board.
bsg-line-ability = { $name }: { $text }
bsg-line-ability-once = { $name } (once per game): { $text }
bsg-line-ability-action-once = { $name } (action, once per game): { $text }
bsg-line-ability-action = { $name } (action): { $text }
bsg-line-ability-movement = { $name } (instead of moving): { $text }
bsg-line-ability-movement-once = { $name } (instead of moving, once per game): { $text }
bsg-provided = if { LIST($conditions, "and") }, { $text }

bsg-rule-strength-one-positive = in skill checks on Crisis cards you draw, all cards of strength 1 count as positive.
bsg-rule-take-check-cards = after a skill check, you may take all its cards into your hand instead of discarding them.
bsg-rule-decide-check = before cards are added to the skill check on a Crisis card, you may decide whether it passes or fails; if so, no cards are added.
bsg-rule-ignore-skill = after all cards are added to a skill check, but before they are revealed, you may name a skill type: all cards of that type count as strength 0.
bsg-rule-change-difficulty = before cards are added to a skill check { LIST($places, "or", "in") }, you may { $change }.
bsg-change-up = +{ $count }
bsg-change-down = −{ $count }
bsg-change-either = raise or lower the difficulty by { $count }
bsg-change-raise = raise the difficulty by { $count }
bsg-change-lower = lower the difficulty by { $count }
bsg-rule-accused-difficulty = when you are accused in the Admiral’s Quarters, the difficulty is { $count } lower.
bsg-rule-cannot-activate = you cannot activate { LIST($places, "or", "the") }.
bsg-rule-pays-to-activate = to activate a location, you must first discard { $cards }.
bsg-rule-activates-alone = you cannot activate a location where another character is present, except { FORM($place, "the") }.
bsg-rule-discards-only-card = at the start of any player’s turn, if you have exactly 1 Skill card in hand, you must discard it.
bsg-rule-discards-at-random = when you must discard Skill cards, they are chosen at random.
bsg-rule-hand-limit = your hand limit is { $count } { $count ->
    [one] card
   *[other] cards
}.
bsg-rule-reroll = once during each of your turns, just after a die is rolled, you may have it rerolled; the new result counts.
bsg-rule-switch-choice = after a player chooses an option on a Crisis card, you may change it to the other one.
bsg-rule-replace-crisis = after a Crisis card is revealed, you may discard it and have another drawn in its place.
bsg-rule-draw-crises = in your Crisis step, you draw { $cards }, resolve one, and put the other on the bottom of the deck.
bsg-rule-draw-after-crisis = after your Crisis card is revealed, you draw { $cards } of any type.
bsg-rule-look-deck = at the end of your turn, you may look at the top card of the Crisis deck, then return it to the top or bottom.
bsg-rule-arrives-late = you start off the board and arrive { FORM($place, "in") } at the start of your { $turn ->
    [2] 2nd turn
    [3] 3rd turn
   *[other] turn { $turn }
}; until then, you cannot move or take actions.
bsg-rule-starting-loyalty = you start the game with { $cards }.
bsg-rule-sleeper-loyalty = in the Sleeper Agent phase, you receive { $cards } and are sent to the Brig.
bsg-rule-board-placed-viper = when a viper is placed in a space area from the Reserves while you are on Galactica, but not { LIST($places, "or", "in") }, you may become its pilot and take { $count } { $count ->
    [one] action
   *[other] actions
}.
bsg-rule-acts-more-when-piloting = if you start your turn piloting a viper, you may take { $count } { $count ->
    [one] action
   *[other] actions
}.
bsg-rule-act-after-repair = once during each of your turns, after using a Repair card, you may take another action.
bsg-rule-pays-to-activate-one = to activate { FORM($place, "the") }, you must first discard { $cards }.
bsg-rule-replace-outcome = when a skill check { LIST($places, "or", "in") } passes with a total of { $total } or more, you may have the accused executed instead.
bsg-rule-learn-fast = before a skill check, you may look at the top { $count } cards of a skill deck and take them all or add them all to the check.
bsg-rule-hand-card-over = at the end of your Movement step, you may give a Skill card to another human player at your location; if so, { LIST($clauses, "and") }.
bsg-rule-borrow-title = at the start of your turn, you may become { LIST($titles, "or") } until it ends.
bsg-rule-replace-roll = in your Action step, you may discard a Skill card instead of rolling; the result is its strength plus { $plus }.
bsg-rule-add-to-check = after the cards of a skill check are revealed, you may add any number of your Skill cards to it.
bsg-rule-sees-all-civilians = when you activate { FORM($place, "the") }, you may look at all civilian ships in space and move each to an adjacent area.
bsg-rule-executed-at-morale = when a loss brings morale to { $limit } or less, you are executed; if you prove to be human, this costs no morale.
bsg-rule-sent-if-unmoved = at the end of your Action step, if you are where your turn began, you are sent to { FORM($place, "the") }.
bsg-rule-discards-at-reveals = when any player reveals a “You Are a Cylon” card, you discard all your Skill cards.
bsg-rule-moves-alone = you cannot choose to move to a location where another character is present.
bsg-rule-draws-treachery = your skill set includes Treachery, but as a human player you cannot use Treachery abilities.

bsg-need-blue-jump-space = Only while the fleet marker is on a blue space of the Jump Preparation track.
bsg-need-cylon-ship-in-space = Only while a Cylon ship is on the board.
bsg-need-civilian-ship-in-space = Only while a civilian ship is on the board.
bsg-need-centurion-aboard = Only while a centurion is aboard Galactica.
bsg-need-somebody-to-accuse = Only while there is a character who can be sent to the Brig.
bsg-need-pilot = Only for characters with Piloting in their skill set.
bsg-need-viper-to-launch = Only while a viper is available.
bsg-need-president = Only for the President.
bsg-need-full-cylon = Not for a player who became a Cylon through the Sympathizer card.
bsg-need-admiral = Only for the Admiral.
bsg-need-while = Only while { $condition }.
bsg-place-receives-one-card = Players here draw only 1 Skill card in their Receive Skills step.
bsg-place-cannot-move = Players here cannot move.
bsg-place-draws-no-crisis = Players here draw no Crisis card.
bsg-place-adds-one-card = Players here may add only 1 card to each skill check.
bsg-place-adds-two-cards = Players here may add only 2 cards to each skill check.
bsg-line-action = Action: { $text }
bsg-line-plays-quorum = Action: you play 1 Quorum card from your Quorum hand.
bsg-line-arrested = Anywhere on New Caprica: after the President plays a card from the Quorum hand, they roll a die; on { $limit } or less, they are sent to { FORM($place, "the") }.
bsg-line-destinations = When the fleet jumps, you draw { $cards }, choose 1, and put the other on the bottom of the deck.
bsg-line-places-civilians = When a card places civilian ships without naming a space area, you choose the area.
bsg-line-movement = Instead of moving: { $text }
bsg-line-movement-or-action = Instead of moving, or as an action: { $text }
bsg-line-action-humans = Human Action: { $text }
bsg-line-action-humans-only = Human Action: { $needs } { $text }
bsg-line-action-cylons = Cylon Action: { $text }
bsg-line-succession = Line of succession: { LIST($characters, "and", "short") }.

## What is asked

bsg-prompt-pick-a-character = Which character will you play?
bsg-prompt-choose-launch-sector = Where do you launch your viper?
bsg-prompt-split-skill-draw = You draw { $count } { $first } or { $second } { $count ->
    [one] card
   *[other] cards
}. How many of them should be { $first }?
bsg-prompt-choose-skill-to-draw = Which skill deck do you draw from?
bsg-prompt-move-to = Where do you want to move?
bsg-prompt-discard-to-move = Moving between ships costs 1 Skill card. Which one do you discard?
bsg-prompt-choose-action = Which action do you take?
bsg-prompt-discard-to-activate = Discard { $cards } to activate the location.
bsg-prompt-discard-skill-cards = Discard { $cards }.
bsg-prompt-discard-to-hand-limit = You have too many cards. Discard { $cards }.
bsg-prompt-discard-to-three = You may keep only 3 cards. Discard { $cards }.
bsg-prompt-choose-crisis = Which Crisis card should be resolved?
bsg-prompt-choose-part = { $card }: what do you choose?
bsg-prompt-choose-option = What do you choose?
bsg-prompt-choose-option-other = This concerns { $who }. What do you choose?
bsg-prompt-contribute = Skill check { $difficulty } ({ LIST($skills, "and") }): which cards do you add? Cards added so far: { $cards }.
bsg-prompt-contribute-other = Skill check { $difficulty } ({ LIST($skills, "and") }), concerning { $who }: which cards do you add? Cards added so far: { $cards }.
bsg-prompt-activate-a-viper = Which viper do you activate?
bsg-prompt-use-own-viper = What does your viper do?
bsg-prompt-choose-target = What should Galactica attack?
bsg-prompt-choose-basestar = Which basestar do you launch the nuke at?
bsg-prompt-choose-centurion = Which centurion do you choose?
bsg-prompt-choose-sector = In which space area should a ship be destroyed?
bsg-prompt-choose-sector-to-activate = Which raiders should act next?
bsg-prompt-choose-sector-to-board-from = Which heavy raider should board Galactica next?
bsg-prompt-choose-sector-for-ship = Where do you place { $ship }?
bsg-prompt-place-scarce-ship = There are not enough ships of this kind. Where do you place { $ship }?
bsg-prompt-choose-viper-under-attack = Which viper should be attacked?
bsg-prompt-choose-viper-to-damage = Which viper should be damaged?
bsg-prompt-choose-civilian-to-destroy = Which civilian ship should be destroyed?
bsg-prompt-choose-civilians = Which civilian ships do you look at? Choose { $count }.
bsg-prompt-move-civilian = Where do you move civilian ship { $ship }?
bsg-prompt-withdraw-a-viper = There are no vipers in the Reserves. Which unmanned viper do you call back?
bsg-prompt-choose-vipers-to-repair = How many damaged vipers do you repair?
bsg-prompt-choose-destroyed-vipers-to-repair = How many destroyed vipers do you bring back?
bsg-prompt-repair = What do you repair?
bsg-prompt-choose-damage = Which damage tokens take effect? Choose { $count }.
bsg-prompt-choose-deck = Which deck do you look at?
bsg-prompt-top-or-bottom = You see { $card }. Where do you put it?
bsg-prompt-choose-destination = Where should the fleet jump to?
bsg-prompt-order-destinations = In what order do the other Destination cards go on the bottom of the deck?
bsg-prompt-choose-quorum-card = Which Quorum card do you play?
bsg-prompt-choose-super-crisis = Which Super Crisis card do you play?
bsg-prompt-give-card-to = Who gets this card?
bsg-prompt-choose-for-executive-order = Who receives your Executive Order?
bsg-prompt-executive-order = { $who } gives you an Executive Order. What do you do?
bsg-prompt-name-a-character = Choose { $among }.
bsg-prompt-accused = Who do you accuse?
bsg-prompt-nominee = Who do you nominate for President?
bsg-prompt-leave-the-brig-for = Where do you go from the Brig?
bsg-prompt-leave-the-brig-for-other = { $who } leaves the Brig. You choose where they go.
bsg-prompt-use-reveal-power = Do you use the power of your Cylon card?
bsg-prompt-pass-sympathizer = If you hold the Sympathizer card, who do you give it to?
bsg-prompt-choose-hand = Whose hand do you look at?
bsg-prompt-choose-card-to-take = Which card do you take from { $who }?
bsg-prompt-swap-super-crisis = Do you exchange your Super Crisis card for a new one?
bsg-prompt-give-loyalty-to = Who gets your Loyalty cards?
bsg-prompt-may-draw = You may draw { $cards }. Do you?
bsg-prompt-choose-skill-deck = Which skill deck do you look at?
bsg-prompt-learn-fast = Where do the cards go?
bsg-prompt-add-to-check = Which cards do you add to the check?
bsg-prompt-crises-to-bottom = Which of these Crisis cards go on the bottom of the deck?
bsg-prompt-order-on-top = In what order do these cards go on top of the deck?
bsg-prompt-order-at-bottom = In what order do these cards go on the bottom of the deck?
bsg-prompt-lay-on-destiny = Which cards do you put on top of the Destiny deck? Choose { $count }.
bsg-prompt-order-on-destiny = In what order do these cards go on top of the Destiny deck?
bsg-prompt-choose-deck-bottom = Which deck’s bottom card do you look at?
bsg-prompt-discard-from-destiny = Which Destiny cards do you discard? Choose { $count }.
bsg-prompt-ignore-execution = You are about to be executed. As a Cylon, you may ignore this. Do you?
bsg-prompt-ignore-discard = You are about to discard { $cards }. As a Cylon, you may ignore this. Do you?
bsg-prompt-ignore-discard-all = You are about to discard all your Skill cards. As a Cylon, you may ignore this. Do you?
bsg-prompt-choose-resource = Which of these resources should the fleet lose?
bsg-prompt-choose-civilian = Which civilian ship do you choose?
bsg-prompt-name-a-basestar = Which basestar do you aim at?
bsg-prompt-choose-basestar-to-destroy = Which basestar should be destroyed?
bsg-prompt-choose-basestar-to-remove = Which basestar should leave the board?
bsg-prompt-name-a-sector = Which space area do you aim at?
bsg-prompt-choose-card-of = Whose hand do you take a random card from?
bsg-prompt-leave-detention-for = Where do you go from Detention?
bsg-prompt-leave-detention-for-other = { $who } leaves Detention. You choose where they go.
bsg-prompt-repair-a-location = Which location do you repair?
bsg-prompt-fly-anywhere = Where do you fly?
bsg-prompt-give-skill-card-to = Who do you give a Skill card to?
bsg-prompt-choose-card-to-give = Which card do you give?
bsg-prompt-choose-card-to-give-other = Which card do you give { $who }?
bsg-prompt-swap-hands-with = Who do you exchange hands with?
bsg-prompt-choose-skill-for = Which skill deck should { $who } draw from?
bsg-prompt-condemned = Who do you want executed?
bsg-prompt-choose-force = Which occupation force do you choose?
bsg-prompt-choose-human-to-detain = Who do you detain?
bsg-prompt-choose-sector-for-evacuated = Where should the evacuated ship go?
bsg-prompt-board-galactica = Do you go aboard Galactica?
bsg-prompt-locked-top-or-bottom = Where do you put the locked ship?
bsg-prompt-choose-text-to-resolve = Which card should take effect next?
bsg-prompt-see-added-cards = { $who } is on probation. Do you look at the cards just added?
bsg-prompt-choose-loyalty-to-reveal = Which Loyalty card do you reveal?
bsg-prompt-choose-new-character = Which character will you play from now on?
bsg-prompt-choose-start = Where do you start?
bsg-prompt-infiltrate = Which location on Galactica do you infiltrate?
bsg-prompt-destroy-scar = Scar may be among the destroyed raiders. Do you destroy it?
bsg-prompt-choose-ship-to-damage = Which ship should take the damage?
bsg-prompt-discard-quorum-cards = There are too many cards in the Quorum hand. Discard { $count }.

# Moments at which others may act.
bsg-window-check-begins = Skill check { $difficulty } begins
bsg-window-before-check = Cards are about to be added to skill check { $difficulty }
bsg-window-cards-added = All cards have been added
bsg-window-after-total = The check’s total is { $total }; the difficulty is { $difficulty }
bsg-window-check-resolved = The check is over
bsg-window-before-roll = { $who } is about to roll a die
bsg-window-before-roll-own = You are about to roll a die
bsg-window-after-roll = { $who } rolled { $result }
bsg-window-after-roll-own = You rolled { $result }
bsg-window-viper-attacked = A viper is attacked with a roll of { $result }
bsg-window-location-check = There is a skill check of difficulty { $difficulty } { FORM($place, "in") }
bsg-window-end-of-turn = Your turn is about to end
bsg-window-crisis-revealed = A Crisis card is revealed
bsg-window-crisis-revealed-by = { $who } has drawn a Crisis card
bsg-window-crisis-revealed-own = You have drawn a Crisis card
bsg-window-option-chosen = A choice has been made
bsg-window-option-chosen-by = { $who } chose option { $option }
bsg-window-option-chosen-own = You chose option { $option }
bsg-window-viper-placed = A viper was placed in space
bsg-window-turn-begins = Your turn begins
bsg-window-movement-ended = Your Movement step ends
bsg-window-cards-revealed = The cards of the check are revealed
bsg-window-check-decided = The check passes with a total of { $total }
bsg-window-force-attacked = You rolled { $result } against the occupation force
bsg-window-roll-made = { $who }’s result is { $result }
bsg-window-before-raiders = Raiders are about to be activated
bsg-window-enemy-destroyed = You destroyed an enemy
bsg-window-treachery-discarded = { $who } discarded a Treachery card
bsg-window-location-check-begins = A skill check begins { FORM($place, "in") }
bsg-window-cards-sorted = The cards of the check are face up
bsg-window-roll-begins = { $who } must roll a die
bsg-window-piloted-viper-attacks = A piloted viper attacks { FORM($target, "acc") }
bsg-window-piloted-viper-attacks-by = { $who }’s viper attacks { FORM($target, "acc") }
bsg-window-quorum-resolved = { $who } resolved a Quorum card
bsg-prompt-in-window = { $window }. Do you want to act?
bsg-prompt-in-window-about = { $window }. This concerns { $who }. Do you want to act?

bsg-moment-check-begins = When a skill check begins
bsg-moment-before-check = Before cards are added to a check
bsg-moment-cards-added = When all cards have been added to a check
bsg-moment-after-total = When a check is totaled
bsg-moment-check-resolved = When a check is over
bsg-moment-before-roll = Before a die is rolled
bsg-moment-after-roll = After a die is rolled
bsg-moment-viper-attacked = When a viper is attacked
bsg-moment-location-check = At a location’s skill check
bsg-moment-end-of-turn = At the end of my turn
bsg-moment-crisis-revealed = When a Crisis card is revealed
bsg-moment-option-chosen = When a choice has been made
bsg-moment-viper-placed = When a viper is placed in space
bsg-moment-turn-begins = When my turn begins
bsg-moment-movement-ended = When my Movement step ends
bsg-moment-cards-revealed = When the cards of a check are revealed
bsg-moment-check-decided = When a location’s skill check passes
bsg-moment-force-attacked = When I attack an occupation force
bsg-moment-roll-made = Before the result of a die takes effect
bsg-moment-before-raiders = Before raiders are activated
bsg-moment-enemy-destroyed = When I destroy a basestar or a centurion
bsg-moment-treachery-discarded = When a human player discards a Treachery card
bsg-moment-location-check-begins = When a location’s skill check begins
bsg-moment-cards-sorted = When the cards of a check are face up
bsg-moment-roll-begins = When a die must be rolled
bsg-moment-piloted-viper-attacks = When a piloted viper attacks
bsg-moment-quorum-resolved = When a Quorum card has been resolved
bsg-fact-difficulty = the difficulty
bsg-fact-total = the total
bsg-fact-short = the number of points missing
bsg-fact-roller = the player who rolls
bsg-fact-onViper-yes = the die is for an attack on a viper
bsg-fact-onViper-no = the die is not for an attack on a viper
bsg-fact-what-attack = the die is for an attack
bsg-fact-what-jump = the die is for an early jump
bsg-fact-what-risk = the die is for a ship being risked
bsg-fact-what-card = the die is for a card
bsg-fact-what-pursuit = the die decides where a pursuing Cylon ship appears
bsg-fact-result = the result
bsg-fact-piloted-yes = the viper is piloted
bsg-fact-piloted-no = the viper is unmanned
bsg-fact-location-is = the location is { FORM($place, "the") }
bsg-fact-named = the player named
bsg-fact-option = the number of the option chosen
bsg-fact-target-is = the target is { FORM($target, "acc") }
bsg-fact-seat = the player concerned

bsg-choice-location = activate the location
bsg-choice-location-here = activate { FORM($place, "the") }
bsg-choice-card = play { $card }
bsg-choice-ability = use your ability
bsg-choice-ability-named = use { $name }
bsg-choice-ability-by = { $name }: difficulty { $by }
bsg-choice-ability-skill = { $name }: { $skill }
bsg-choice-ability-sector = { $name }: { $sector }
bsg-choice-ability-card = { $name }: discard { $card }
bsg-choice-ability-title = { $name }: { $title }
bsg-choice-do-attack-occupation-forces = attack the occupation force here
bsg-choice-do-detain-a-human = detain a human
bsg-choice-do-order-departure = order the departure from New Caprica
bsg-choice-do-end-infiltration = end your infiltration
bsg-choice-viper = use your viper
bsg-choice-title-president = draw a Quorum card as President
bsg-choice-title-admiral = launch a nuke as Admiral
bsg-choice-quorum = play { $card }
bsg-choice-quorum-unknown = play Quorum card { $number }
bsg-choice-reveal = reveal yourself: { $card }
bsg-choice-stay = stay
bsg-choice-fly = fly { FORM($sector, "to") }
bsg-choice-launch = launch one { FORM($sector, "in") }
bsg-choice-move = move one from the { $from } to the { $to }
bsg-choice-attack = attack { FORM($target, "acc") }
bsg-choice-attack-in = { FORM($sector, "in") }: attack { FORM($target, "acc") }
bsg-choice-target-in = { $target } { FORM($sector, "in") }
bsg-choice-done = done
bsg-choice-nobody = nobody
bsg-choice-none = no, thank you
bsg-choice-keep = keep it
bsg-choice-use = use it
bsg-choice-skip = do not use it
bsg-choice-swap = exchange it
bsg-choice-top = on top
bsg-choice-bottom = on the bottom
bsg-choice-move-and-act = move, then take an action
bsg-choice-act-only = take two actions without moving
bsg-choice-decline = do nothing
bsg-choice-draw = draw
bsg-choice-ignore = ignore it
bsg-choice-bear = let it happen
bsg-choice-see = look at them
bsg-choice-hand = into your hand
bsg-choice-check = into the check
bsg-choice-scar = Scar is one of them
bsg-choice-others = other raiders only
bsg-choice-repair-location = the location
bsg-choice-repair-vipers = vipers
bsg-choice-part-check = the skill check
bsg-choice-part = { LIST($said, "next") }
bsg-choice-intuition-pass = { $name }: the check passes
bsg-choice-intuition-fail = { $name }: the check fails
bsg-choice-civilian = civilian ship { $ship }
bsg-choice-civilian-in = civilian ship { $ship } { FORM($sector, "in") }
bsg-choice-viper-number = viper { $number }
bsg-choice-viper-in = unmanned viper { FORM($sector, "in") }
bsg-choice-viper-in-mark-vii = unmanned Mark VII { FORM($sector, "in") }
bsg-choice-viper-reserves = viper { $number } in the Reserves
bsg-choice-viper-reserves-mark-vii = Mark VII, viper { $number }, in the Reserves
bsg-choice-viper-damaged = damaged viper { $number }
bsg-choice-viper-damaged-mark-vii = damaged Mark VII, viper { $number }
bsg-choice-viper-of = { $who } { FORM($sector, "in") }
bsg-choice-basestar = basestar { $number }
bsg-choice-basestar-in = basestar { FORM($sector, "in") }
bsg-choice-centurion = centurion { $space ->
    [0] at the start
   *[other] on space { $space }
} of the Boarding Party track
bsg-arbitrator = Arbitrator
bsg-number = { $number }
bsg-chief-of-staff = Chief of Staff

bsg-target-raider = raider
    .acc = a raider
bsg-target-scar = Scar
    .acc = Scar
bsg-target-heavy-raider = heavy raider
    .acc = a heavy raider
bsg-target-basestar = basestar
    .acc = a basestar
bsg-target-centurion = centurion
    .acc = a centurion
bsg-target-occupation-force = occupation force
    .acc = an occupation force
bsg-target-viper = viper
    .acc = a viper
bsg-target-galactica = Galactica
    .acc = Galactica
bsg-attacker-viper = a viper
bsg-attacker-galactica = Galactica
bsg-attacker-nuke = a nuke
bsg-attacker-armory = the crew of the Armory
bsg-attacker-human = a human
bsg-attacker-raider = a raider
bsg-attacker-basestar = a basestar

bsg-token-critical-hit = critical hit
bsg-token-disabled-hangar = disabled hangar
bsg-token-disabled-weapons = disabled weapons
bsg-token-structural-damage = structural damage
bsg-face-empty = nobody on board
bsg-face-population-1 = 1 population
bsg-face-population-2 = 2 population
bsg-face-population-1-fuel-1 = 1 population and 1 fuel
bsg-face-population-1-morale-1 = 1 population and 1 morale

bsg-refusal-option-variant = There is no such variant.
bsg-refusal-option-no-sympathizer-players = The variant without a Sympathizer is for four or six players.
bsg-refusal-option-no-sympathizer-characters = The variant without a Sympathizer is played without Boomer.
bsg-refusal-option-characters = Name { $seats } different characters, or let the players choose.
bsg-refusal-option-modules = Name the expansions as a list.
bsg-refusal-option-modules-unknown = The expansion “{ $module }” does not exist.
bsg-refusal-option-modules-need = { $module } can only be played together with { $other }.
bsg-refusal-option-modules-exclude = { $module } cannot be played together with { $other }.
bsg-refusal-option-modules-players = { $module } is for { $min } to { $max } players.
bsg-refusal-option-modules-only-players = { $module } can only be played by { LIST($players, "or") } players.
bsg-refusal-option-modules-compulsory = A game with { $players } players must include { $module }.
bsg-refusal-option-too-many-players = That is too many players: at most { $max } can play.
bsg-refusal-option-reading = { $name } (choose one): { LIST($choices, "or") }.
bsg-refusal-option-reading-needs = { $name }: this can be chosen only together with { $module }.
bsg-refusal-option-reading-without = { $name }: this can be chosen only without { $module }.
bsg-refusal-bsg-not-one-card = Add either no card or at least two.
bsg-refusal-bsg-not-that-strength = The cards must come to exactly { $strength }; these come to { $got }.
bsg-option-variant = Variant
bsg-option-characters = Characters
bsg-option-modules = Expansions
bsg-option-executedLoyalty = Other Loyalty cards of an executed Cylon
bsg-option-pursuitOrder = Which pursuing Cylon ships come first
bsg-option-crossroadsOrder = Order of the Crossroads cards
bsg-reading-executedLoyalty-handed-over = given to a human player (usual)
bsg-reading-executedLoyalty-kept = kept face down
bsg-reading-pursuitOrder-by-ships = by the number of ships in an area (usual)
bsg-reading-pursuitOrder-by-number = by the number of the area
bsg-reading-crossroadsOrder-clockwise = clockwise (usual)
bsg-reading-crossroadsOrder-counter-clockwise = counterclockwise
bsg-variant-standard = Standard
bsg-variant-easier-for-humans = Easier for the humans
bsg-variant-easier-for-cylons = Easier for the Cylons
bsg-variant-no-sympathizer = Without a Sympathizer

## What happened

bsg-event-character-picked = { $who } chose to play { $character }.
bsg-event-title-passed = { $who } became { $title }.
bsg-event-title-passed-nobody = Nobody was left to be { $title }.
bsg-event-loyalty-dealt = { $who } received { $cards }.
bsg-event-loyalty-dealt-seen = { $who } received { $cards }: { LIST($names, "and") }.
bsg-event-turn-began = Turn { $turn } began: { $who }.
bsg-event-drew-skill = { $who } drew a(n) { $skill } card.
bsg-event-drew-skill-seen = { $who } drew { $card }.
bsg-event-discarded = { $who } discarded { LIST($cards, "and") }.
bsg-event-destiny-built = A new Destiny deck of { $count } cards was built.
bsg-event-moved-walked = { $who } moved to { FORM($place, "the") }.
bsg-event-moved-sent = { $who } was sent to { FORM($place, "the") }.
bsg-event-moved-came = { $who } arrived at { FORM($place, "the") }.
bsg-event-flew = { $who } flew { FORM($sector, "to") }.
bsg-event-launched = An unmanned viper was launched { FORM($sector, "in") }.
bsg-event-launched-by = { $who } launched in a viper { FORM($sector, "in") }.
bsg-event-boarded = { $who } became pilot of the viper { FORM($sector, "in") }.
bsg-event-vipers-returned = { $ships } { FORM($ships, "were") } called home.
bsg-event-viper-moved = A viper moved from the { $from } to the { $to }.
bsg-event-action-taken-location = { $who } chose to activate a location.
bsg-event-action-taken-card = { $who } chose to play a card.
bsg-event-action-taken-ability = { $who } chose to use an ability.
bsg-event-action-taken-viper = { $who } chose to use a viper.
bsg-event-action-taken-president = { $who } acted as President.
bsg-event-action-taken-admiral = { $who } acted as Admiral.
bsg-event-action-taken-quorum = { $who } chose to play a Quorum card.
bsg-event-action-taken-reveal = { $who } chose to reveal a Loyalty card.
bsg-event-action-taken-pass = { $who } took no action.
bsg-event-action-taken-attack-occupation-forces = { $who } chose to attack an occupation force.
bsg-event-action-taken-detain-a-human = { $who } chose to detain a human.
bsg-event-action-taken-order-departure = { $who } chose to order the departure.
bsg-event-action-taken-end-infiltration = { $who } chose to end their infiltration.
bsg-event-ability-used = { $who }’s { $name } took effect.
bsg-event-ability-used-does = { $who }’s { $name } took effect ({ $does }).
bsg-event-skill-ignored = { $who } made { $skill } cards count for nothing in this check.
bsg-event-location-activated = { $who } activated { FORM($place, "the") }.
bsg-event-character-named = { FORM($place, "in") }, { $who } chose { $named }.
bsg-event-ordered = { $who } gave { $target } an Executive Order.
bsg-event-viper-withdrawn = A viper { FORM($sector, "in") } was called back.
bsg-event-travelled = The fleet traveled a distance of { $count } ({ $distance } in all).
bsg-event-crisis-discarded = { $card } was discarded.
bsg-event-card-played = { $who } played { $card }.
bsg-event-resource-lost = The fleet lost { $count } { $resource } and had { $now ->
    [0] none
   *[other] { $now }
} left.
bsg-event-resource-gained = The fleet gained { $count } { $resource }, for a total of { $now }.
bsg-event-resource-unchanged = { $resource } stayed at { $now }.
bsg-event-rolled = { $who } rolled { $die }.
bsg-event-rolled-changed = { $who } rolled { $die }, which counted as { $result }.
bsg-event-attacked = { $by } attacked { FORM($target, "acc") } with a roll of { $result }.
bsg-event-attacked-in = { FORM($sector, "in") }, { $by } attacked { FORM($target, "acc") } with a roll of { $result }.
bsg-event-missed = { $by } attacked { FORM($target, "acc") } with a roll of { $result } and missed.
bsg-event-missed-in = { FORM($sector, "in") }, { $by } attacked { FORM($target, "acc") } with a roll of { $result } and missed.
bsg-event-viper-damaged = A viper was damaged.
bsg-event-viper-destroyed = A viper was destroyed.
bsg-event-viper-damaged-pilot = { $who }’s viper was damaged.
bsg-event-viper-destroyed-pilot = { $who }’s viper was destroyed.
bsg-event-ships-placed = { $ships } appeared { FORM($sector, "in") }.
bsg-event-ships-destroyed = { $ships } { FORM($sector, "in") } { FORM($ships, "were") } destroyed.
bsg-event-scar-destroyed = Scar was destroyed { FORM($sector, "in") }.
bsg-event-ships-moved = A { $ship } moved from the { $from } to the { $to }.
bsg-event-basestar-damaged = The basestar { FORM($sector, "in") } was damaged: { $token }.
bsg-event-basestar-destroyed = The basestar { FORM($sector, "in") } was destroyed.
bsg-event-galactica-damaged = Galactica was hit: { $token }.
bsg-event-pegasus-damaged = Pegasus was hit: { $token }.
bsg-event-repaired = A location was repaired: { $place }.
bsg-event-repaired-pegasus = A location on Pegasus was repaired: { $place }.
bsg-event-vipers-repaired = { $ships } { FORM($ships, "were") } repaired.
bsg-event-raptor-destroyed = A raptor was lost ({ $left ->
    [0] none
   *[other] { $left }
} left).
bsg-event-raptor-repaired = A raptor came back ({ $left } in all).
bsg-event-civilian-destroyed = Civilian ship { $ship } was destroyed: { $face }.
bsg-event-civilian-destroyed-in = Civilian ship { $ship } was destroyed { FORM($sector, "in") }: { $face }.
bsg-event-civilian-moved = Civilian ship { $ship } moved { FORM($sector, "to") }.
bsg-event-civilians-seen = { $who } looked at { $ships }.
bsg-event-civilians-seen-faces = { $who } looked at { $ships }: { LIST($faces, "and") }.
bsg-civilian-seen = number { $ship } ({ $face })
bsg-event-centurion-boarded = A centurion boarded Galactica ({ $centurions } on board).
bsg-space = { $space ->
    [0] the start
   *[other] space { $space }
}
bsg-event-centurions-advanced = { $count ->
    [one] The centurion advanced to { LIST($spaces, "and") } of the Boarding Party track.
   *[other] The centurions advanced to { LIST($spaces, "and") } of the Boarding Party track.
}
bsg-event-centurion-destroyed = A centurion was destroyed ({ $left ->
    [0] none
   *[other] { $left }
} left).
bsg-event-nuke-spent = A nuke was used ({ $left ->
    [0] none
   *[other] { $left }
} left).
bsg-event-crisis-drawn = { $who } drew a Crisis card: { $card }.
bsg-event-crisis-replaced = { $who } replaced the Crisis card with { $card }.
bsg-event-part-chosen = { $card }: { $who } chose “{ CAP(LIST($said, "next")) }.”
bsg-event-part-chosen-check = { $card }: { $who } chose the skill check.
bsg-event-option-chosen = { $who } chose “{ CAP(LIST($said, "next")) }.”
bsg-event-card-kept = { $card } stayed in play.
bsg-event-card-left-play = { $card } left play.
bsg-event-check-began = { $of }: skill check { $difficulty } ({ LIST($skills, "and") }) began.
bsg-event-check-began-partial = { $of }: skill check { $difficulty } (partial pass: { $partial }; { LIST($skills, "and") }) began.
bsg-event-difficulty-changed = The difficulty changed to { $difficulty }.
bsg-event-difficulty-changed-by = { $who } changed the difficulty to { $difficulty }.
bsg-event-contributed = { $who } added { $cards }.
bsg-event-contributed-seen = { $who } added { LIST($names, "and") }.
bsg-event-contributed-nothing = { $who } added no cards.
bsg-event-destiny-added = The Destiny deck added { $cards }.
bsg-event-destiny-added-seen = The Destiny deck added { LIST($names, "and") }.
bsg-event-check-revealed = The cards in the check were { LIST($names, "and") }.
bsg-event-check-revealed-empty = There were no cards in the check.
bsg-event-check-totalled = The check’s total was { $total }; the difficulty was { $difficulty }.
bsg-event-check-settled-pass = { $of }: the check passed.
bsg-event-check-settled-partial = { $of }: the check was a partial pass.
bsg-event-check-settled-fail = { $of }: the check failed.
bsg-event-activated = { FORM($what, "what") } were activated.
bsg-event-activated-launch = Raiders were launched from the basestars.
bsg-event-jump-track-moved = { $to ->
    [0] The fleet marker went back to the start of the Jump Preparation track.
   *[other] The fleet marker moved to space { $to } of the Jump Preparation track.
}
bsg-event-jumped = The fleet jumped.
bsg-event-destination-chosen = { $who } chose { $card }, distance { $distance }.
bsg-event-destinations-seen = { $who } looked at { $cards }.
bsg-event-destinations-seen-cards = { $who } looked at { $cards }: { LIST($names, "and") }.
bsg-event-sleeper-phase = The Sleeper Agent phase began at distance { $distance }.
bsg-event-sympathizer-prisoner = { $who } was the Sympathizer and was sent to the Brig.
bsg-event-sympathizer-cylon = { $who } was the Sympathizer and joined the Cylons.
bsg-event-loyalty-looked-at = { $who } looked at { $cards } belonging to { $of }.
bsg-event-loyalty-looked-at-seen = { $who } looked at { $cards } belonging to { $of }: { LIST($names, "and") }.
bsg-event-loyalty-passed = { $from } gave { $to } { $cards }.
bsg-event-loyalty-passed-seen = { $from } gave { $to } { $cards }: { LIST($names, "and") }.
bsg-event-cylon-revealed = { $who } was revealed as a Cylon ({ $card }).
bsg-event-reveal-power-used = { $who } used the power of { $card }.
bsg-event-super-crisis-drawn = { $who } drew a Super Crisis card.
bsg-event-super-crisis-drawn-seen = { $who } drew the Super Crisis card { $card }.
bsg-event-super-crisis-played = { $who } played the Super Crisis card { $card }.
bsg-event-hand-seen = { $who } looked at { $of }’s hand.
bsg-event-hand-seen-cards = { $who } looked at { $of }’s hand: { LIST($names, "and") }.
bsg-event-card-taken = { $to } took a card from { $from }.
bsg-event-card-taken-seen = { $to } took { $card } from { $from }.
bsg-event-quorum-drawn = The President drew { $cards }.
bsg-event-quorum-drawn-seen = The President drew { LIST($names, "and") }.
bsg-event-quorum-played = { $who } played { $card }.
bsg-event-quorum-given = { $who } received { $card }.
bsg-event-deck-looked-top = { $who } looked at the top card of the { $deck } and left it there.
bsg-event-deck-looked-bottom = { $who } looked at the top card of the { $deck } and put it on the bottom.
bsg-event-deck-looked-top-seen = { $who } looked at the top card of the { $deck } and left { $card } there.
bsg-event-deck-looked-bottom-seen = { $who } looked at the top card of the { $deck } and put { $card } on the bottom.
bsg-event-executed = { $who } was executed.
bsg-event-proved-human = { $who } proved to be human: { LIST($names, "and") }.
bsg-event-proved-human-without = { $who } proved to be human.
bsg-event-character-replaced = { $who } continued as { $character }.
bsg-event-loyalty-added = { $cards } went into the Loyalty deck, which was shuffled.
bsg-event-agenda-dealt-hostile = { $who } received a Hostile Agenda card.
bsg-event-agenda-dealt-sympathetic = { $who } received a Sympathetic Agenda card.
bsg-event-agenda-dealt-hostile-seen = { $who } received the Hostile Agenda { $card }.
bsg-event-agenda-dealt-sympathetic-seen = { $who } received the Sympathetic Agenda { $card }.
bsg-event-infiltration-began = { $who } began to infiltrate the humans.
bsg-event-infiltration-ended = { $who } ended their infiltration.
bsg-event-ship-destroyed = { $board } was destroyed.
bsg-event-loss-prevented = The loss of { $resource } was reduced by 1.
bsg-event-resource-guarded = { $who } protected { $resource } for this turn.
bsg-event-quorum-discarded = The President discarded { LIST($names, "and") }.
bsg-event-check-reckless = The check became Reckless.
bsg-event-check-text = { $card } took effect in the check.
bsg-event-added-cards-seen = { $who } looked at the cards { $of } had added.
bsg-event-added-cards-seen-cards = { $who } looked at the cards { $of } had added: { LIST($names, "and") }.
bsg-event-skill-cards-seen = { $who } looked at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the { $skill } deck.
bsg-event-skill-cards-seen-cards = { $who } looked at the top of the { $skill } deck: { LIST($names, "and") }.
bsg-event-cards-committed-hand = { $who } took { $cards } into hand.
bsg-event-cards-committed-check = { $who } set { $cards } aside for the check.
bsg-event-card-given = { $from } gave { $to } a Skill card.
bsg-event-card-given-seen = { $from } gave { $to } { $card }.
bsg-event-hands-swapped = { $who } and { $other } exchanged hands.
bsg-event-roll-replaced = { $who } discarded { $card } instead of rolling, for a result of { $result }.
bsg-event-result-shifted = { $who } changed the result to { $result }.
bsg-event-raider-missed = A raider { FORM($sector, "in") } missed.
bsg-event-scar-placed = Scar appeared.
bsg-event-scar-placed-in = Scar appeared { FORM($sector, "in") }.
bsg-event-basestar-removed = The basestar { FORM($sector, "in") } was removed from the board.
bsg-event-destiny-mixed = { $cards } went into the Destiny deck, which was shuffled.
bsg-event-destiny-rebuilt = The Destiny deck was rebuilt from { $cards }.
bsg-event-destiny-taken = { $who } took { $cards } from the Destiny deck.
bsg-event-destiny-taken-seen = { $who } took these cards from the Destiny deck: { LIST($names, "and") }.
bsg-event-destiny-laid = { $who } put { $cards } on top of the Destiny deck.
bsg-event-destiny-laid-seen = { $who } put these cards on top of the Destiny deck: { LIST($names, "and") }.
bsg-event-destiny-discarded = { $who } discarded these cards from the Destiny deck: { LIST($names, "and") }.
bsg-event-bottom-seen = { $who } looked at the bottom card of the { $deck }.
bsg-event-bottom-seen-card = { $who } looked at the bottom card of the { $deck }: { $card }.
bsg-event-skill-bottom-seen = { $who } looked at the bottom card of the { $skill } deck.
bsg-event-skill-bottom-seen-card = { $who } looked at the bottom card of the { $skill } deck: { $card }.
bsg-event-crises-arranged = { $who } looked at the next Crisis cards and put { $count ->
    [0] none of them
   *[other] { $count }
} on the bottom of the deck.
bsg-event-new-caprica-reached = The fleet settled on New Caprica at distance { $distance }.
bsg-event-galactica-returned = Galactica returned to orbit around New Caprica.
bsg-event-departure-ordered = The Admiral ordered the departure from New Caprica.
bsg-event-force-placed = An occupation force appeared { FORM($place, "in") }.
bsg-event-force-moved = An occupation force moved from { FORM($from, "the") } to { FORM($to, "the") }.
bsg-event-force-removed = The occupation force { FORM($place, "in") } was removed.
bsg-event-ship-prepared = A civilian ship was prepared ({ $locked } locked, { $prepared } prepared).
bsg-event-ship-evacuated = Civilian ship { $ship } was evacuated { FORM($sector, "to") }.
bsg-event-locked-ship-top = { $who } left the locked ship on top.
bsg-event-locked-ship-bottom = { $who } put the locked ship on the bottom.
bsg-event-turn-cut-short = { $who }’s turn ended immediately.
bsg-event-ended = The game ended. { $reason }
bsg-event-loyalties-shown = The Loyalty cards were revealed: { LIST($hands, "and") }.
bsg-event-agendas-shown = The Agenda cards were revealed: { LIST($hands, "and") }.
bsg-shown-hand = { $who } ({ LIST($names, "and") })
bsg-shown-hand-empty = { $who } (none)

## How it ended

bsg-outcome-humans-reached-kobol = The fleet found the way to Kobol: the humans are saved.
bsg-outcome-food-gone = The fleet has no food left: the Cylons win.
bsg-outcome-fuel-gone = The fleet has no fuel left: the Cylons win.
bsg-outcome-morale-gone = The fleet has no morale left: the Cylons win.
bsg-outcome-population-gone = The fleet has no population left: the Cylons win.
bsg-outcome-galactica-boarded = Centurions have taken Galactica: the Cylons win.
bsg-outcome-galactica-destroyed = Galactica is destroyed: the Cylons win.
bsg-outcome-no-characters-left = No character is left to replace the dead: the Cylons win.
bsg-outcome-humans-left-new-caprica = The fleet has escaped from New Caprica: the humans are saved.

## Why a bot did what it did

bot-bsg-gives = I wanted this check to pass, so I added { $cards } { $cards ->
    [one] card
   *[other] cards
} (stakes: { $stakes }).
bot-bsg-keeps-cards = I kept my cards for something that matters more (stakes: { $stakes }).
bot-bsg-sabotages = I am a Cylon and wanted this check to fail, so I added { $cards } { $cards ->
    [one] card
   *[other] cards
} (stakes: { $stakes }).
bot-bsg-opposes = Failing this check seemed better for humanity, so I added { $cards } { $cards ->
    [one] card
   *[other] cards
} against it.
bot-bsg-acts = Of all the things I could do, this helped the fleet the most.
bot-bsg-pretends = I am a hidden Cylon and did what a human would have done.
bot-bsg-presses = Of all the things I could do, this hurt the fleet the most.
bot-bsg-reveals = I had done enough in hiding; it was time to reveal { $card }.
bot-bsg-goes = The most useful thing I could do was { FORM($place, "in") }.
bot-bsg-goes-stay = The most useful thing I could do was right where I was.
bot-bsg-searched = I tried { $choices } choices in possible futures, and this one came out best.
bot-bsg-names = I put the chance that { $who } is a Cylon at { $doubt }%.
bot-bsg-interrupts = It was worth stepping in.
bot-bsg-passes = It was not worth stepping in.
bot-bsg-chooses = It seemed the best of the choices I had.
bot-bsg-slips = I am a hidden Cylon and chose something that could pass for a mistake.
