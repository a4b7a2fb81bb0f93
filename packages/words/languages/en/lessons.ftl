# A first round of each game, hand in hand, and tips
lesson = Lesson
lesson-step = { $step } of { $of }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-go-on = Play on from here
lesson-new-game = Begin a new game

## Roll for the Galaxy
lesson-roll-dice = These are your workers, just rolled in secret: each die lies under the phase it shows.
lesson-roll-phases = Five phases, but only those that somebody chooses happen.
lesson-roll-phases-why = Who chooses?
lesson-roll-phases-more = Everybody chooses one phase, in secret, and whatever is chosen happens for all. With two players one more die is rolled, and it chooses, too.
lesson-roll-choose = Any die can choose a phase. Two of yours wait for Settle, and { $other } needs Settle badly: choose Explore and leave Settle to { $other }.
lesson-roll-choose-do = Press the die that does not show Settle, press the place for it at the top of Explore, then Ready.
lesson-roll-choose-why = What if I guess wrong?
lesson-roll-choose-more = Dice under a phase that nobody chose come back to your cup: a round lost, nothing else.
lesson-roll-revealed = The plans are open: Explore is yours, Settle is { $other }’s, and both happen for you both.
lesson-roll-revealed-why = What was the other die?
lesson-roll-revealed-more = With two players an extra die, which is nobody’s, chooses a phase, too. Here it showed a phase that was chosen already.
lesson-roll-explore = An explorer scouts for a new tile, or earns two credits.
lesson-roll-explore-do = Scout: you will soon need something to build.
lesson-roll-place = Every tile has two sides: a development for your developers, or a world for your settlers.
lesson-roll-place-do = Put it on either stack.
lesson-roll-built = { $tile } is yours: points for the end, and a new die for you.
lesson-roll-manage = Dice that have worked rest in your Citizenry; each credit brings one back into your cup.
lesson-roll-manage-do = Bring back as many as you can pay for.
lesson-roll-manage-why = And without credits?
lesson-roll-manage-more = Nobody is ever without: at zero you get one. Explorers and goods that are sold bring more.
lesson-roll-again = Your dice are rolled again, the new one among them. What will { $other } choose this time?
lesson-roll-end = It ends when somebody has twelve tiles or the point chips are gone; the most points win. That is the whole game.

## Battlestar Galactica
lesson-bsg-crew = You are { $me }. You are all fleeing from the Cylons, and somebody here may be one of them.
lesson-bsg-loyalty = Only you see your Loyalty: you are human. Everybody will say that of themselves.
lesson-bsg-resources = When one of these four runs out, humanity has lost.
lesson-bsg-move = Your turn begins with a move.
lesson-bsg-move-do = Go to { $place }, where Galactica’s guns are.
lesson-bsg-act = Then one action: what your place offers, or a card, or something only you can do.
lesson-bsg-act-do = Use { $place }.
lesson-bsg-target = A raider is hit by a 3 or more, a basestar by a 5 or more.
lesson-bsg-target-do = Fire at a raider.
lesson-bsg-crisis = Every turn ends with a crisis. Skill cards have to come to { $difficulty } here, or the fleet pays for it.
lesson-bsg-contribute = Green cards help, red cards hurt, and nobody sees who gave what.
lesson-bsg-contribute-do = Choose two that help.
lesson-bsg-contribute-why = Why would anybody hurt us?
lesson-bsg-contribute-more = Because Cylons win when humanity fails. Two of the cards come from a shuffled deck, so that nobody can be sure.
lesson-bsg-counted = { $total } of { $difficulty }, and some of these cards hurt.
lesson-bsg-counted-why = Who was it?
lesson-bsg-counted-more = Two cards came by chance, the rest from you four. Remember who draws such cards: a check in the Admiral’s Quarters can send a suspect to the Brig.
lesson-bsg-jump = Then Cylon ships act, and the fleet gets ready to jump away from them.
lesson-bsg-end = Humans win with the jump after distance 8; Cylons when a resource runs out, or Galactica is wrecked or boarded. Trust wisely.

## Tips
tip = Tip
tip-got-it = Got it
tip-no-more = No more tips
tip-roll-dictate = Dictate: put one of your workers aside, and another one may work wherever you like. The one put aside goes back to your cup.
tip-roll-wild = A star works in any phase: put it where you like.
tip-roll-ship = A good can be sold for credits or used up for points. Credits early, points late, is a good rule.
tip-roll-produce = A worker that produces becomes a good on a world, until it is shipped.
tip-roll-poor = Few credits, and dice waiting: explorers can Stock, two credits each.
tip-roll-twelve = Somebody is close to twelve tiles: the round in which that happens is the last.
tip-bsg-check = A check: colours it names help, all others hurt, and only you know what you gave.
tip-bsg-window = You may step in here, but nobody has to: passing costs nothing.
tip-bsg-part = You alone decide on this card. Everybody will see what you chose, and wonder why.
tip-bsg-hand = More than ten cards at the end of a turn are too many: give up the weakest.
tip-bsg-brig = In the Brig you add at most one card to a check and draw no Crisis. As your action you can try to get out.
tip-bsg-sickbay = In Sickbay you draw only one card next turn. Walk out as soon as you can.
tip-bsg-cylon = You are a Cylon. Spoil checks quietly, sow doubt, and show yourself when that hurts more than hiding.
tip-bsg-revealed = You have shown yourself: now you act from the Cylon locations and add at most one card to a check.
tip-bsg-president = You are President: you hold the Quorum cards, and some crises are yours to decide.
tip-bsg-admiral = You are Admiral: you hold the nukes, and you choose where the fleet jumps to.
tip-bsg-blue = The fleet marker is on a blue space: FTL Control can make the fleet jump now, at a risk for those who are left behind.
tip-bsg-boarded = Centurions are aboard. If one gets to the end of its track, the game is lost: shoot it from the Armory.
tip-bsg-sleeper = New Loyalty cards were dealt. Whoever was human may have become a Cylon just now.
