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
place-channel = Your group’s webhook
place-channel-explain = Announces whose turn it is, in your language, to a Discord, Slack, or Matrix channel or to a program. Never a secret. The table is told.
place-channel-set = Announce there
place-channel-off = Stop announcing
place-channel-none = None is set.
place-channel-now = Set now: { $form }
place-hook-trouble = Notifications sent there do not arrive. The last attempt, { $last }, failed: { $why ->
    [inside] the address leads into a private network, where nothing is sent.
    [late] nothing answered in time.
    [answered] the answer was error { $status }.
   *[unreachable] no connection could be made.
} The next notification is sent there again.
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
place-back = Go back
place-back-explain = Everyone who is here must agree. What lay on the table lies there again, with decks in the same order; later rolls and shuffles are new. Nobody forgets what they have seen.
place-back-to = To the moment right after
place-back-ask = Ask everyone to go back
place-back-sure = If everyone agrees, nothing after this counts anymore: “{ $line }” Ask them?
place-back-asked = The host is asking everyone to go back to the moment right after this: “{ $line }”
place-back-beginning = The game began.
place-back-undone = { $count ->
    [one] { $count } step would no longer count.
   *[other] { $count } steps would no longer count.
}
place-back-secrets = Careful: someone has learned a secret since, and would still know it. Everyone would still know what has come to light, too.
place-back-none = Nobody has learned anything in secret since, but everyone would still know what has come to light.
place-back-own = you know more about this
place-back-agree = I agree to go back
place-back-refuse = I would rather not
place-back-call-off = Call it off
place-concede = Give up
place-sure-concede = The other player wins. Give up?
place-away = Time away
place-away-explain = Your clock stops until then, the others see the date, and nobody plays for you. This server allows only so many days per game; chances for everyone to interrupt still pass without you.
place-away-left = { $count ->
    [one] You have { $count } day left in this game: until { $day } at the latest.
   *[other] You have { $count } days left in this game: until { $day } at the latest.
}
place-away-cut = No more days are left in this game: you are away until { $day }.
place-away-until = Away until
place-away-set = I am away until then
place-away-back = I am back
place-away-all = Away from all my correspondence games until
place-away-tables = { $count ->
    [one] { $count } game has been told.
   *[other] { $count } games have been told.
}
place-away-left-all = { $count ->
    [one] In each of your games you have at least { $count } day left.
   *[other] In each of your games you have at least { $count } days left.
}
place-away-short = { $count ->
    [one] In { $count } game, too few days are left to be away that long.
   *[other] In { $count } games, too few days are left to be away that long.
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
place-friends = Friends
place-friends-explain = Two people are friends when both say so. You can invite friends to a table in one step.
place-friends-none = You have no friends on this list yet: ask people you have played with, at the table or on their page.
place-befriend = Ask { $name } to be friends
place-befriend-back = Be friends with { $name }
place-unfriend = Stop being friends with { $name }
place-unfriend-asks = I would rather not be friends with { $name }
place-unfriend-asked = Do not ask { $name } anymore
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
place-ratings-explain = Everyone starts at about 1000. Only games among people count, if they are played to the end or conceded; a game with a bot at the table, or one ended by agreement, counts for nobody. In Battlestar Galactica, each side has a rating of its own.
place-role-human = Human
place-role-cylon = Cylon
place-role-leader = Cylon Leader
place-by-role = By side
place-by-character = By character
place-by-ending = By ending
place-ending-conceded = Someone gave up.
place-statistics-lead = All finished games on this server that were played among people or at a listed table: how they ended, and how it went for the people in them. A game counts once it is over; nothing from a game in progress appears here.
place-statistics-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
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

## How people are told, and when they are left alone.

place-push = On this device
place-push-explain = Your browser will ask for permission.
place-push-impossible = This browser cannot show notifications from a page that is closed.
place-push-not-allowed = Your browser did not allow it. You can change that next to this page’s address.
place-mail = By email
place-mail-explain = The address is used for nothing else. Leave it empty for no email.
place-mail-unconfirmed = Not confirmed yet: open the link in the email we sent.
place-mail-sent = Saved. Open the link in the email we sent.
place-mail-when = How often
place-mail-turns = Whenever it is my turn
place-mail-daily = Once a day, all my games together
place-quiet = Quiet hours
place-quiet-explain = No notifications during these hours, and no clock runs in correspondence games.
place-quiet-from = From
place-quiet-to = Until
place-quiet-not = Enter when they begin and when they end.
place-quiet-save = Save quiet hours
place-hook = By webhook
place-hook-explain = An https address that is called when it is your turn, for a chat room or a program of your own. Leave it empty for none.
place-hook-not = Only an https address with a public name will do, such as https://chat.example/abc
place-hook-form = What receives the notifications
place-hook-form-usual = Detect from the address
place-hook-form-discord = A Discord channel
place-hook-form-slack = A Slack channel
place-hook-form-matrix = A Matrix room, through a webhook bridge
place-hook-form-json = A program that reads JSON
place-calendar = Calendar of deadlines
place-calendar-explain = A secret link for your own calendar that shows when your time runs out at each table. Anyone with the link can read it.
place-calendar-make = Create the link
place-calendar-new = Create a new link
place-calendar-drop = Remove the link
place-hook-save = Save webhook
