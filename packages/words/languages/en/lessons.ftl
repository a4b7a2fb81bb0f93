# A first round of each game, hand in hand, and tips
lesson = Lesson
lesson-step = { $step } of { $of }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-go-on = Play on from here
lesson-new-game = Start a new game

## Roll for the Galaxy
lesson-roll-dice = These are your workers, just rolled in secret: each die is under the phase it shows. The letter in its corner is its color: H is a home die.
lesson-roll-phases = There are five phases, but only those that someone chooses take place.
lesson-roll-phases-why = Who chooses?
lesson-roll-phases-more = Each player secretly chooses one phase, and every chosen phase takes place for everyone. With two players, an extra die is rolled, and it chooses a phase, too.
lesson-roll-guess = Everyone can see what { $other } is building. The world { $tile } still needs workers, so { $other } will probably choose Settle.
lesson-roll-choose = Any die can choose a phase, and it works there, too. Two of yours are waiting for Settle, which { $other } will probably choose: so choose Explore.
lesson-roll-choose-do = Press “Select” at the top of Explore, then press Ready.
lesson-roll-choose-astray = That chooses another phase. Press the chosen die once more, then the place at the top of Explore.
lesson-roll-choose-why = What if I guess wrong?
lesson-roll-choose-more = Dice under a phase that nobody chose come back to your cup: they lose a round, nothing more.
lesson-roll-revealed = The plans are revealed: you chose Explore, { $other } chose Settle, and both phases take place for both of you.
lesson-roll-revealed-why = What was the other die?
lesson-roll-revealed-more = With two players, an extra die that belongs to nobody chooses a phase, too. Here it showed a phase that had already been chosen.
lesson-roll-revealed-otherwise = The plans are revealed: you chose { $phase ->
    [develop] Develop
    [settle] Settle
    [produce] Produce
   *[ship] Ship
}, { $other } chose Settle, and every phase that was chosen takes place for both of you.
lesson-roll-explore = An explorer either scouts for a new tile or earns two credits.
lesson-roll-explore-do = Scout: you will soon need something to build. You need not abandon any tile for that.
lesson-roll-place = Every tile has two sides: a development for your developers and a world for your settlers. The number says how many workers it takes, and how many points it is worth.
lesson-roll-place-do = Put it on either stack; a lower number is built sooner.
lesson-roll-built = { $tile } is yours: it is worth points at the end, and it gives you a new die.
lesson-roll-manage = Dice that have worked rest in your Citizenry; each credit brings one of them back to your cup, from which you roll.
lesson-roll-manage-do = Bring back as many as you can pay for.
lesson-roll-manage-why = And without credits?
lesson-roll-manage-more = You never run out: at zero, you get one. Explorers and traded goods bring more.
lesson-roll-again = You roll your dice again, including the new one. What will { $other } choose this time?
lesson-roll-end = The game ends when someone has twelve tiles or the supply of victory points (VP) runs out; the most points win. The other phases are for later: developers build developments, producers put goods on worlds, and shippers trade goods for credits or consume them for points. That is the whole game.

## Battlestar Galactica
lesson-bsg-crew = You are { $me }. All of you are fleeing from the Cylons, and someone here may be one of them.
lesson-bsg-loyalty = Only you see your Loyalty card: you are human. Everyone else will claim the same.
lesson-bsg-resources = If any of these four runs out, humanity loses.
lesson-bsg-move = Your turn begins with a move.
lesson-bsg-move-do = Go to { $place }, where Galactica’s guns are.
lesson-bsg-act = Then you take one action: use your location, play a card, or use an ability of your own.
lesson-bsg-act-do = Use { $place }.
lesson-bsg-target = You hit a raider with a roll of 3 or more, a basestar with 5 or more.
lesson-bsg-target-do = Fire at a raider.
lesson-bsg-crisis = Every human player’s turn ends with a Crisis card. Here, Skill cards must add up to { $difficulty }, or the fleet pays for it.
lesson-bsg-contribute = A green strip at the foot of a card means it helps, a red one that it hurts, whatever the card’s own color. Everyone sees how many cards you add, but nobody sees which.
lesson-bsg-contribute-do = Choose two that help.
lesson-bsg-contribute-why = Why would anyone hurt us?
lesson-bsg-contribute-more = Because the Cylons win when humanity fails. Two of the cards come from a shuffled deck, so nobody can be sure.
lesson-bsg-counted = The cards add up to { $total } of { $difficulty }, and some of them hurt.
lesson-bsg-counted-why = Who was it?
lesson-bsg-counted-more = Two cards came from the deck, the rest from the four of you. Remember who draws such cards: a check in the Admiral’s Quarters can send a suspect to the Brig.
lesson-bsg-jump = Then the Cylon ships act, and the fleet prepares to jump away from them.
lesson-bsg-end = The humans win with the jump after distance 8 (each destination says how far it takes the fleet); the Cylons win when a resource runs out, or when Galactica is destroyed or boarded. Trust wisely.

## Tips
tip = Tip
tip-got-it = Got it
tip-no-more = No more tips
tip-roll-dictate = Dictate: set one of your workers aside, and another may work in any phase you like. The one set aside goes back to your cup.
tip-roll-wild = A star is wild: put it under any phase you like.
tip-roll-ship = A good can be Traded for credits or Consumed for points. A rule of thumb: credits early, points late.
tip-roll-produce = A worker that produces becomes a good on a world and stays there until it is shipped.
tip-roll-poor = Low on credits, with dice waiting in your Citizenry? Explorers can Stock, for two credits each.
tip-roll-twelve = Someone is close to twelve tiles. The round in which someone gets there is the last.
tip-bsg-check = A skill check: cards of the skills it names help, all others hurt, and only you know which ones you added.
tip-bsg-window = You may act here, but you do not have to: passing costs nothing.
tip-bsg-part = You alone decide on this card. Everyone will see what you chose, and wonder why.
tip-bsg-hand = You may keep only ten cards at the end of a turn: discard the weakest.
tip-bsg-brig = In the Brig, you add at most one card to each skill check and draw no Crisis card. As your action, you can try to get out.
tip-bsg-sickbay = If you start your turn in Sickbay, you draw only one card. Move out as soon as you can.
tip-bsg-loyalty = Your Loyalty card changes what you want: look at it when nobody watches.
tip-bsg-cylon = You are a Cylon. Sabotage checks quietly, sow doubt, and reveal yourself when that hurts more than hiding.
tip-bsg-human = You are human: you win if the fleet reaches safety, so find out who works against it.
tip-bsg-revealed = You have revealed yourself: you now act from the Cylon locations and add at most one card to each skill check.
tip-bsg-president = You are President: you hold the Quorum cards, and some crises are yours to decide.
tip-bsg-admiral = You are Admiral: you hold the nukes, and you choose where the fleet jumps to.
tip-bsg-blue = The fleet marker is on a blue space: FTL Control can make the fleet jump now, at the risk of leaving people behind.
tip-bsg-boarded = Centurions are aboard. If one reaches the end of its track, the humans lose: attack it from the Armory.
tip-bsg-boarders = Centurions are aboard. If one reaches the end of its track, the Cylons win.
tip-bsg-sleeper = New Loyalty cards were dealt. Anyone who was human may now be a Cylon.
