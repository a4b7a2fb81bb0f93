### What can be done about a table and the people at it: pausing, clocks, seats, endings, being away.

place-host = As the host
place-pause = Pause the game
place-go-on = Let the game go on
place-pause-explain = Nobody can answer, bots stand still and no clock runs until you let it go on.
place-more-time = More time
place-more-time-explain = For everybody the table waits for now.
place-give = Give
place-clocks = Other clocks
place-clocks-explain = From now on. Whoever is waited for begins anew.
place-change = Change
place-seats = Seats
place-seats-explain = Whoever takes a seat over learns what it knows; its player loses it. The table is told.
place-to-bot = Let a bot play for { $name }
place-to-somebody = Hand the seat of { $name } to somebody else
place-link-explain = Send this link to one person: whoever opens it first can take the seat.
place-mine = My seat
place-my-bot = Let a bot play for me from now on
place-my-somebody = Hand my seat to somebody else
place-sure-bot = { $name } loses the seat for good. Let a bot play on?
place-sure-mine = You lose your seat for good. Let a bot play on?
place-end = End the game
place-end-agree = I agree to end it here
place-end-withdraw = I would rather play on
place-end-explain = It ends without a winner when everybody who is here agrees.
place-end-who = Agreed so far: { $names }
place-back = Go back
place-back-explain = Everybody who is here must agree. What lay on the table lies there again, decks in their order; dice and shuffles that come are new ones. Nobody forgets what they have seen.
place-back-to = To how it stood right after
place-back-ask = Ask all to go back
place-back-sure = If all agree, everything after this no longer counts: “{ $line }” Ask them?
place-back-asked = The host asks all to go back to how it stood right after this: “{ $line }”
place-back-beginning = The game began.
place-back-undone = { $count ->
    [one] { $count } step would no longer count.
   *[other] { $count } steps would no longer count.
}
place-back-secrets = Careful: somebody has learned a secret since, and would still know it.
place-back-none = Nobody has learned a secret since.
place-back-own = you know more
place-back-agree = I agree to go back
place-back-refuse = I would rather not
place-back-call-off = Call it off
place-concede = Give up
place-sure-concede = The other player wins. Give up?
place-away = Being away
place-away-explain = Your clock stands until then, the others see the date, and nobody plays for you. Only so many days in one game, as this server allows; windows where everybody may interrupt close all the same.
place-away-until = Away until
place-away-set = I am away until then
place-away-back = I am back
place-away-all = Away from all my games by mail until
place-away-tables = { $count ->
    [one] { $count } game knows.
   *[other] { $count } games know.
}
place-people = People
place-people-explain = Whoever is blocked neither sits down at your tables nor whispers to you; they are not told.
place-block = Block { $name }
place-unblock = Do not block { $name } any more
place-report = Report { $name }
place-report-lead = What should whoever runs this server know about { $name }? What { $name } wrote here is sent along.
place-report-kind = What it is about
place-report-talk = What was said
place-report-play = How they play
place-report-name = The name
place-report-other = Something else
place-report-text = What happened
place-report-send = Send the report
place-blocked = Blocked people
place-blocked-none = You have blocked nobody.
place-friends = Friends
place-friends-explain = Two are friends when both say so. Friends can be invited to a table with one choice.
place-friends-none = You have no friends on this list yet: ask people you have played with, at the table or on their page.
place-befriend = Ask { $name } to be friends
place-befriend-back = Be friends with { $name }
place-unfriend = No longer friends with { $name }
place-unfriend-asks = Rather not be friends with { $name }
place-unfriend-asked = Do not ask { $name } any more
place-friend-asks = would like to be friends
place-friend-asked = has not answered yet
place-invite-friend = Invite a friend
place-invite-send = Invite
place-invited = { $name } is invited.
place-invitations = You are invited
place-invited-by = invited by { $name }
place-invitation-no = Not this time
place-ratings = Ratings
place-rating = Rating
place-ratings-explain = Everybody begins at about 1000. Only games among people count, once each, when they are played to the end or given up; with a bot at the table, or ended by agreement, a game counts for nobody. In Battlestar Galactica each side has a rating of its own.
place-role-human = Human
place-role-cylon = Cylon
place-role-leader = Cylon leader
place-by-role = By side
place-by-character = By character
place-by-ending = By ending
place-ending-conceded = Somebody gave up.
place-recover = Come back with a code
place-recover-explain = A recovery code you wrote down, or one that came by mail. Each works once.
place-recover-go = Come back
place-code = Code
place-new-password = New password
place-new-password-explain = Leave it empty to keep the one you have. A new one signs out everybody else.
place-forgotten = Forgotten password
place-forgotten-explain = If your account has a confirmed address, a link goes there.
place-forgotten-go = Send the mail
place-forgotten-done = If there is such an account, a mail is on its way.
place-email = E-mail address
place-codes = Recovery codes
place-codes-explain = { $count ->
    [one] { $count } code is left. Codes bring you back when everything else is lost; new ones replace the old.
   *[other] { $count } codes are left. Codes bring you back when everything else is lost; new ones replace the old.
}
place-codes-make = Make new codes
place-codes-shown = Write these down now: they are not shown again.
place-done = Done.
