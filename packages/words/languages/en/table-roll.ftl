### The table of Roll for the Galaxy: what dice, tiles and buttons bring.

## The bar and the others

web-roll-pool-left = { $points } of { $of } VP left
web-roll-pool-empty = No VP left
web-roll-ends = Ends at 12 tiles or when the VP run out
web-roll-last-round = Last round
web-roll-last-hint = The game ends after this round.
web-roll-planning = is planning
web-roll-built-of = { $tiles } of 12 tiles
web-roll-site = { $tile }: { $count } of { $of }

## A lane for each phase

web-roll-what-explore = Scout or Stock
web-roll-what-develop = Build developments
web-roll-what-settle = Settle worlds
web-roll-what-produce = Put goods on worlds
web-roll-what-ship = Trade or Consume goods
web-roll-lately = last round
web-roll-lately-who = Chosen last round by { $names }
web-roll-nobody-explore = You have no explorers
web-roll-nobody-develop = You have no developers
web-roll-nobody-settle = You have no settlers
web-roll-nobody-produce = You have no producers
web-roll-nobody-ship = You have no shippers
web-roll-dictate-could = Dictate could move a die here.
web-roll-tag-good = 1 good
web-roll-tag-back = unused
web-roll-credits-change = Credits: { $from } now, { $to } afterward
web-roll-or-tiles = or { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} from the bag, and one more for each tile you abandon
web-roll-out-explore = +${ $credits }, or { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles, or a mix
}
web-roll-out-explore-full = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; you are at the credit limit
web-roll-out-done = { $tile } is finished
web-roll-out-done-too = { $tile } and { $next } are finished
web-roll-out-empty-develop = No development to build
web-roll-out-empty-settle = No world to settle
web-roll-out-explorers-bring = Explore to get tiles
web-roll-out-produce = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}, worth up to ${ $credits }
web-roll-out-no-room = No world has room for a good
web-roll-out-ship = Up to +${ $credits }, or up to +{ $points } VP
web-roll-out-no-goods = You have no goods
web-roll-out-waits = { $count ->
    [one] { $count } good is waiting
   *[other] { $count } goods are waiting
}
web-roll-out-if = Only if someone chooses { $phase }
web-roll-out-helps = With { $tiles }
web-roll-gets-good = gets a good
web-roll-has-room = has room for a good
web-roll-is-full = is full
web-roll-sell = Trade it
web-roll-consume = Consume it
web-roll-consume-suits = with a matching die
web-roll-world-good = A good: ${ $credits }, or { $points } VP
web-roll-world-empty = No good yet (worth ${ $credits })

## What is mine

web-roll-credits-of = of 10 at most
web-roll-citizenry-empty = empty: all your dice are at work
web-roll-cup-empty = unused dice come back here
web-roll-note-ready = { $work ->
    [0] no die works
    [one] { $work } die works
   *[other] { $work } dice work
} for sure, { $rest } may not
web-roll-note-ready-all = { $work ->
    [one] your die works
    [2] both dice work
   *[other] all { $work } dice work
} for sure
web-roll-note-dictate = set one die aside, move { $max ->
    [one] another
   *[other] up to { $max }
}
web-roll-note-undo = the rest stays
web-roll-note-reset = back to the roll
web-roll-hint-select-how = Press “Select” in a lane with a die, or drag any die onto “Select” (keys 1 to 5).
web-roll-hint-held-select = “Select” lets it choose that phase.
web-roll-hint-wild-how = Drag them, or pick one and then a phase (keys 1 to 5).
web-roll-hint-dictate = The die set aside goes back to your cup unused. Press Dictate again, or Escape, to cancel.
web-roll-hint-next-worker = { $tile } has { $count } of { $need } dice. Those on a finished tile go to your Citizenry, others that are left to the cup.
web-roll-hint-next-worker-any = All your workers here are needed, and all go to your Citizenry: the order makes no difference.
web-roll-hint-goods = Consuming brings 1 VP, and 1 more each for a good and a shipper of the world’s color. Consumption dice match every color.

## The open plans

web-roll-plans-open = The plans are revealed
web-roll-happen = These happen for everyone: { $phases }.
web-roll-happening = happening now
web-roll-next = comes next
web-roll-later = comes later
web-roll-over = is over
web-roll-chosen-by = chosen by
web-roll-chosen-by-who = chosen by { $names }
web-roll-chosen-by-die = chosen by the extra die
web-roll-extra-die = extra die
web-roll-to-cup = back to the cup
web-roll-did-credits = +${ $count }
web-roll-did-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-roll-did-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
web-roll-did-points = +{ $count } VP
web-roll-did-done = { $tile }: done

## What answers bring

web-roll-act-scout = Scout
web-roll-act-stock = Stock: +${ $credits }
web-roll-note-scout = { $die }: draw { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-roll-note-stock = { $die }: brings you to ${ $credits }
web-roll-note-stock-lost = { $die }: brings you to ${ $credits }; ${ $lost } is lost
web-roll-note-trade = +${ $credits }, bringing you to ${ $then }
web-roll-note-trade-lost = +${ $credits } up to ${ $then }, ${ $lost } lost
web-roll-note-consume = +{ $points } VP
web-roll-note-produce = can be Traded for ${ $credits } later
web-roll-note-good = ${ $credits }, or { $points } VP
web-roll-note-bottom = { $count ->
    [0] the only one there
    [one] below { $count } tile
   *[other] below { $count } tiles
}
web-roll-note-top = built next
web-roll-good-for = What each die shows most often: { $dice }
web-roll-star = star (wild)
web-roll-note-manage = ${ $credits } left, { $cup ->
    [one] { $cup } die in the cup
   *[other] { $cup } dice in the cup
}
web-roll-note-manage-last = no credits left, so you get ${ $credits }; { $cup ->
    [one] { $cup } die in the cup
   *[other] { $cup } dice in the cup
}
web-roll-note-recruit-more = { $count } more: you must recruit all you can pay for
