### What can be done about a table and the people at it: pausing, clocks, seats, endings, being away.

place-host = Host controls
place-pause = Pause the game
place-go-on = Resume the game
place-pause-explain = Nobody can answer, bots wait, and no clock runs until you resume the game.
place-more-time = More time
place-more-time-explain = For everyone the table is waiting for now.
place-give = Give
place-clocks = Change the clocks
place-clocks-explain = From now on. Anyone the table is waiting for gets a fresh clock.
place-change = Change
place-seats = Seats
place-seats-explain = Whoever takes over a seat sees everything it knows, and its player loses it. The table is told.
place-to-bot = Let a bot play for { $name }
place-to-somebody = Hand { $name }’s seat to someone else
place-link-explain = Send this link to one person: the first to open it can take the seat.
place-mine = My seat
place-my-bot = Let a bot play for me from now on
place-my-somebody = Hand my seat to someone else
place-sure-bot = { $name } loses the seat for good. Let a bot take over?
place-sure-mine = You lose your seat for good. Let a bot take over?
place-end = End the game
place-end-agree = I agree to end it here
place-end-withdraw = I would rather play on
place-end-explain = It ends without a winner when everyone who is here agrees.
place-end-who = Agreed so far: { $names }
place-concede = Give up
place-sure-concede = The other player wins. Give up?
place-away = Time away
place-away-explain = Your clock stops until then, the others see the date, and nobody plays for you. This server allows only so many days per game; chances for everyone to interrupt still pass without you.
place-away-until = Away until
place-away-set = I am away until then
place-away-back = I am back
place-away-all = Away from all my correspondence games until
place-away-tables = { $count ->
    [one] { $count } game has been told.
   *[other] { $count } games have been told.
}
place-people = People
place-people-explain = People you block cannot sit down at your tables or whisper to you. They are not told.
place-block = Block { $name }
place-unblock = Unblock { $name }
place-report = Report { $name }
place-report-lead = What should the people who run this server know about { $name }? What { $name } wrote here is included.
place-report-kind = What it is about
place-report-talk = What was said
place-report-play = How they play
place-report-name = The name
place-report-other = Something else
place-report-text = What happened
place-report-send = Send the report
place-blocked = Blocked people
place-blocked-none = You have blocked nobody.
place-ratings = Ratings
place-rating = Rating
place-ratings-explain = Everyone starts at about 1000. Only games among people count, if they are played to the end or conceded; a game with a bot at the table, or one ended by agreement, counts for nobody. In Battlestar Galactica, each side has a rating of its own.
place-role-human = Human
place-role-cylon = Cylon
place-role-leader = Cylon Leader
place-by-role = By side
place-by-character = By character
place-by-ending = By ending
place-ending-conceded = Someone gave up.
place-recover = Recover your account
place-recover-explain = With a recovery code you wrote down, or one that came by email. Each works once.
place-recover-go = Recover
place-code = Code
place-new-password = New password
place-new-password-explain = Leave it empty to keep the one you have. A new one signs you out on all other devices.
place-forgotten = Forgot your password?
place-forgotten-explain = If your account has a confirmed address, we send a link there.
place-forgotten-go = Send the email
place-forgotten-done = If there is such an account, an email is on its way.
place-email = Email address
place-codes = Recovery codes
place-codes-explain = { $count ->
    [one] { $count } code is left.
   *[other] { $count } codes are left.
} Codes let you back in when everything else is lost; new ones replace the old.
place-codes-make = Create new codes
place-codes-shown = Write these down now: they will not be shown again.
place-done = Done.
