### What all games share: people, refusals, standing orders, notices, errors.

person = { $name }
nobody = nobody
list-and = { LIST($things, "and") }

## Why an answer is refused, and what else can go wrong

refusal-not-a-choice = That is not one of the choices.
refusal-too-few = Choose at least { $min }.
refusal-too-many = Choose at most { $max }.
refusal-not-all = Put { $count ->
    [2] both
   *[other] all { $count }
} in order.
refusal-not-a-number = A whole number is needed.
refusal-out-of-range = The number must be from { $min } to { $max }.
refusal-not-a-list = A list is needed.
refusal-chosen-twice = You chose the same thing twice.
refusal-not-json = This answer cannot be read.
refusal-game-over = The game is over.
refusal-game-not-over = The game is not over yet.
refusal-not-your-ask = This question is for someone else.
refusal-already-answered = You have already answered this.
refusal-no-such-ask = This question is no longer open.
refusal-no-sealed-answer = There is no sealed answer to withdraw.
refusal-no-such-seat = There is no such seat at this table.
refusal-behind-the-horizon = This can no longer be taken back: something hidden has been revealed since then.
refusal-others-went-on-from-it = This can no longer be taken back: others have already acted on it.
refusal-no-such-moment = The game cannot go back there: there is no such moment, or it no longer counts.
refusal-wrong-number-of-seats = This game is for { $min } to { $max } players.
refusal-seed-must-be-64-hex-digits = The seed must be 64 hexadecimal digits.
refusal-no-such-face = The die has no such face.
refusal-bad-orders = These standing orders cannot be understood ({ $details }).
refusal-orders-too-long = These standing orders are too long. Remove some of them.
refusal-corrupt-state = The stored game is damaged ({ $details }).
refusal-broken-rules = The rules of the game failed. This is our fault ({ $details }).
refusal-unknown-option = The option “{ $name }” does not exist.
refusal-unknown = This is not possible ({ $id }).

fault-not-your-ask = Not your decision
fault-stale-ask = Too late
fault-illegal-answer = Not allowed
fault-game-over = Game over
fault-nothing-to-take-back = Cannot be taken back
fault-bad-setup = Game cannot be set up
fault-bad-orders = Standing orders not understood
fault-corrupt-state = Stored game damaged
fault-broken-rules = Internal error

## Asks

prompt-order-of-plays = Several players want to act now. Who goes first?
choice-pass = pass
choice-play-by = { $who }: { $play }

## Standing orders

order-pass = { $when }: pass for me.
order-ask = { $when }: ask me.
order-play = { $when }: use { $play }.
order-always = At every chance to act
order-elsewhere = At an unknown moment
order-window = { $window }
order-window-when = { $window }, if { LIST($tests, "and") }
order-test-is = { $fact } is { $value }
order-test-at-least = { $fact } is at least { $value }
order-test-at-most = { $fact } is at most { $value }
order-test-between = { $fact } is between { $min } and { $max }
order-other-test = an unknown condition is met
order-other-play = something unknown

## How a game ends

outcome-won = { LIST($winners, "and") } { $count ->
    [one] wins
   *[other] win
}. { $reason }
outcome-nobody-won = Nobody wins. { $reason }

## Why a bot did what it did

bot-unknown-ask = I did not recognize this question, so I took the first allowed answer.
bot-stumbled = Something went wrong while I was thinking, so I took an answer that is allowed.
