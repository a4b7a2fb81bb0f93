### The two small example games.

## Tic-tac-toe

tic-tac-toe-prompt-mark-a-cell = Which cell do you mark?
tic-tac-toe-cell-0 = top left
    .the = the top left cell
tic-tac-toe-cell-1 = top middle
    .the = the top middle cell
tic-tac-toe-cell-2 = top right
    .the = the top right cell
tic-tac-toe-cell-3 = middle left
    .the = the middle left cell
tic-tac-toe-cell-4 = center
    .the = the center cell
tic-tac-toe-cell-5 = middle right
    .the = the middle right cell
tic-tac-toe-cell-6 = bottom left
    .the = the bottom left cell
tic-tac-toe-cell-7 = bottom middle
    .the = the bottom middle cell
tic-tac-toe-cell-8 = bottom right
    .the = the bottom right cell
tic-tac-toe-event-marked = { $who } marked { FORM($cell, "the") }.
tic-tac-toe-scene-marks = { $who }: { LIST($cells, "and") }.
tic-tac-toe-scene-none = { $who }: no cell marked yet.
tic-tac-toe-outcome-three-in-a-row = Three in a row.
tic-tac-toe-outcome-board-full = The board is full.

## Liar’s dice

liars-dice-bid = { $count } { $count ->
    [one] die
   *[other] dice
} showing { $face }
liars-dice-face = { $face }
liars-dice-prompt-name-an-opening = How many dice do you want to open with? The highest number bids first.
liars-dice-prompt-choose-a-face = Which face do you bid?
liars-dice-prompt-raise-the-bid = The bid is { $bid }. How do you raise it? Dice in play: { $dice }.
liars-dice-prompt-challenge = The bid is { $bid }. Do you call it a lie? Dice in play: { $dice }.
liars-dice-choice-liar = call it a lie
liars-dice-moment-challenge = After a bid
liars-dice-fact-count = the number of dice bid
liars-dice-fact-face = the face bid
liars-dice-fact-dice = the number of dice in play
liars-dice-play-liar = “liar”
liars-dice-option-dice = Dice per player
liars-dice-refusal-dice-per-player = There can be { $min } to { $max } dice per player.
liars-dice-refusal-not-a-bid = A bid is a number of dice and a face.
liars-dice-refusal-more-than-all-dice = There are only { $dice } dice in play.
liars-dice-refusal-bid-too-low = Bid more than { $count } { $count ->
    [one] die
   *[other] dice
}, or the same number with a face higher than { $face }.
liars-dice-event-rolled = { $who } rolled the dice.
liars-dice-event-rolled-seen = { $who } rolled { LIST($faces, "and") }.
liars-dice-event-openings = The openings: { LIST($openings, "and") }.
liars-dice-opening = { $who } { $count }
liars-dice-event-bid = { $who } bid { $bid }.
liars-dice-event-challenged = { $who } called { $bidder } a liar.
liars-dice-event-revealed = The cups were lifted: { LIST($cups, "next") }. Bid: { $bid }. Found: { $count }.
liars-dice-cup = { $who } ({ LIST($faces, "and") })
liars-dice-event-lost-a-die = { $who } lost a die and had { $left } left.
liars-dice-event-out = { $who } lost their last die and was out.
liars-dice-scene-no-bid = There is no bid yet.
liars-dice-scene-bid = Bid by { $who }: { $bid }.
liars-dice-scene-cup = { $who }: { $dice } { $dice ->
    [one] die
   *[other] dice
}.
liars-dice-scene-seen = { $who }: { LIST($faces, "and") }.
liars-dice-scene-out = { $who }: out.
liars-dice-outcome-last-with-dice = Nobody else has dice left.
