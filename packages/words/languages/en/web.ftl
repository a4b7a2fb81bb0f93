### The web app: lobby, settings, profile, rules, replay.

## Everywhere

web-loading = Loading…
web-skip = Skip to the content
web-newer = A newer version is available. Nothing will be lost.
web-newer-load = Reload
web-navigation = Pages
web-language = Language
web-rules = Rules
web-settings = Settings
web-profile = Profile
web-unofficial = Starboard is an unofficial fan project. It is not made or endorsed by the publishers of these games and contains none of their artwork or text.
web-nothing-here = There is nothing at this address
web-nothing-here-lead = The link may be old or mistyped. Your games are safe: you can find them in the lobby.
web-back-to-lobby = Back to the lobby
web-broken = Something went wrong on this page
web-broken-safe = Your game is safe: everything you confirmed is saved. Reload the page to continue where you left off; if it happens again, tell us what you did last.
web-part-missing = Part of the app did not load
web-part-missing-safe = Either Starboard has been updated since you opened it, or the connection was lost. Your game is safe: everything you confirmed is saved. Reload the page to continue where you left off.
web-reload = Reload
web-game-roll = Roll for the Galaxy
web-game-bsg = Battlestar Galactica
web-game-liars-dice = Liar’s Dice
web-game-tic-tac-toe = Tic-tac-toe
web-captain = Captain
web-guest = Captain { $star }
web-your-turn = Your turn
web-away-title = You are away
web-save = Save
web-saved = Saved.
web-search = Search
web-sign-in = Sign in
web-statistics = Statistics
web-won = won
web-rules-count = { $count ->
    [one] { $count } rule.
   *[other] { $count } rules.
}
web-rules-in-english = Some rules are still in English.

## Lobby

web-hero = Two great space games at one table, wherever you are
web-hero-lead = Starboard knows every rule, keeps every secret, and fills the empty seats. Play live or by correspondence, with friends or against bots, no account needed.
web-game-roll-facts = 2 to 5 players · about 40 minutes
web-game-roll-lead = Roll your dice in secret, guess which phases the others will choose, and build an empire of worlds and developments.
web-game-bsg-facts = 3 to 7 players · 2 to 3 hours · with Pegasus and Exodus
web-game-bsg-lead = The last humans are fleeing through space, and someone at the table is not one of them. Find out who before the fleet is lost.
web-game-liars-dice-facts = 2 to 6 players · about 15 minutes
web-game-tic-tac-toe-facts = 2 players · a minute
web-learn = Learn in five minutes
web-learn-bsg = one skill check, one traitor, step by step
web-learn-roll = one round, step by step
web-lesson = Lesson
web-practise-now = Play now, against bots
web-choose-players = Choose players and bots
web-my-games = My games
web-seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-lobby-paused = paused
web-lobby-waiting = Waiting for { $names }
web-on-this-device = On this device · { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-kept-turn = Turn { $turn }
web-kept-round = Round { $round }
web-game-over-watch = Finished: watch it again
web-forget-game = Remove this game of { $game } from this device
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at a public table right now. Create one yourself and send your friends the link.
web-server-away = The server cannot be reached. You can still play on this device; tables with others come back with the connection.
web-no-server = This site has no server. You can play on this device; tables with others need a Starboard server.
web-sit-down = Sit down
web-watch-games = Games to watch
web-watch = Watch
web-create-table = Create a table
web-pace-live = live
web-pace-mail = by correspondence

## A new game

web-create-title = A new game
web-your-name = Your name
web-your-name-explain = What the others see. You can change it later.
web-create-level = How strong are the bots?
web-level-easy = Easy
web-level-normal = Normal
web-level-strong = Strong
web-pace-choice-quick = Quick
web-pace-choice-live = In one evening
web-pace-choice-mail = By correspondence
web-pace-choice-slow = Slow correspondence
web-begin = Begin

## Before a game on the server

web-all-here = Everyone is here
web-seats = Seats
web-free-seat = Free seat
web-seat-yours = you
web-present = here
web-bot-of-level = { $name } · bot, { $level }
web-seat-bot = Seat a bot here
web-send-bot-away = Remove the bot
web-leave-seat = Leave this seat
web-begin-when-full = The game can begin once every seat is taken, by people or bots.
web-invite = The link to this table
web-invite-explain = Anyone who opens it can sit down or watch. Nobody needs an account.
web-table-password = Table password
web-table-password-explain = Leave it empty for none. People with the link need no password.
web-with-password = password needed
web-take-seat = A seat for you
web-take-seat-lead = Someone is handing you a seat in a game that is in progress. You will see everything this seat knows.
web-take-seat-do = Take the seat
web-copy-link = Copy the link
web-copied = Copied
web-table-talk = Chat
web-say-something = Say something
web-send = Send
web-reconnecting = Reconnecting: the connection was interrupted. Nothing is lost.
web-no-such-table = You cannot see this table
web-no-such-table-lead = It may be gone, or open only to invited people. If you were playing there, sign in as that player; otherwise ask for the link.
web-seat-gone = Your seat belongs to someone else now
web-seat-gone-lead = Someone else or a bot is playing in your place, so this table is closed to you. If you would like to watch, ask someone at the table for the link.
web-unknown-game = This game cannot be shown here
web-table-away = The server cannot be reached
web-table-away-lead = Your table is safe there, with everything you confirmed. This page keeps trying and will open it as soon as the server can be reached. Until then, you can play on this device, from the lobby.

## Replay

web-replay = Replay
web-replay-not = This game cannot be shown
web-replay-back = One move back
web-replay-on = One move forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-at = { $seq } of { $length }
web-replay-eyes = Point of view
web-replay-all = See everything
web-replay-secrets = What everyone kept secret
web-replay-spectator = As a spectator
web-replay-link = Link to this moment
web-replay-seat = Player { $number }
web-record-save = Save as a file
web-record-open = Open a saved game
web-record-open-explain = Watch a finished game from a record file.
web-record-not = This file is not a saved Starboard game. Nothing has changed.

## What the server may refuse

web-refused-server-away = The server cannot be reached right now. Nothing is lost; try again in a moment.
web-refused-store-away = The server cannot save anything right now. Nothing is lost; try again in a moment.
web-refused-page-broken = Something went wrong on this page. Reload it.
web-refused-not-signed-in = Choose a name first.
web-refused-wrong-login = Wrong login name or password.
web-refused-login-taken = Someone already has this login name. Choose another.
web-refused-wrong-passkey = This passkey is not known here.
web-refused-passkey-cancelled = No passkey was used.
web-refused-too-fast = Too many requests at once. Wait a minute, then try again.
web-refused-bad-request = Something in the form is missing or too long.
web-refused-no-such-table = There is no such table, or you are not allowed to see it.
web-refused-no-such-player = There is no such player.
web-refused-not-invited = This table is only for people with the link.
web-refused-seat-taken = Someone was faster: this seat is taken.
web-refused-already-seated = You are already sitting at this table.
web-refused-already-started = The game has already begun.
web-refused-not-over = The game is still going on. When it is over, you can watch it again here.
web-refused-only-the-host = Only the host of the table can do that.
web-refused-too-many-tables = You have too many unfinished tables. Finish or leave some first.
web-refused-too-many-joined = Too many tables are open here. Close some first.
web-refused-no-mail = This server sends no email.
web-refused-mail-not-sent = The email could not be sent just now. Save the address again later.
web-refused-other-version = This game was played by older rules and can no longer be shown.
web-refused-unknown-game = This page does not know the game that is played there. A newer version of Starboard may: reload the page.
web-refused-not-your-seat = You are no longer sitting at this table.
web-refused-only-players-talk = During a game, only its players can chat.
web-refused-no-private-talk = Whispering is not allowed at this table.
web-refused-only-players-start = Only someone with a seat here can begin the game.
web-refused-seats-free = Some seats are still free. Invite people, or seat bots there.
web-refused-nobody-plays = Only bots are sitting here. Take a seat yourself.
web-refused-paused = The game is paused: nobody can move until it is resumed.
web-refused-nobody-waits = The table is not waiting for anyone, so there is no time to add.
web-refused-not-for-two = Only a two-player game can be conceded. Hand over your seat instead.
web-refused-only-by-mail = Only in correspondence games can you be away without your clock running.
web-refused-no-vacation-left = You have used up all the days away that one game allows.
web-refused-no-such-moment = The game cannot go back there: there is no such moment, or it no longer counts.
web-refused-not-asked-to-go-back = Nobody is asking to go back there anymore.
web-refused-not-started = The game is not in progress.
web-refused-no-such-seat = This link is no longer valid: someone has taken the seat, or the offer was withdrawn.
web-refused-password-needed = This table needs a password. Ask the host.
web-refused-wrong-password = That is not this table’s password.
web-refused-too-many-tries = Too many wrong tries. Wait ten minutes.
web-refused-not-welcome = Someone at this table does not want to play with you.
web-refused-not-heard = This player does not accept whispers from you.
web-refused-only-players-invite = Only someone at the table can invite others.
web-refused-only-friends = Only friends can be invited like this; send the others the link.
web-refused-too-many-friends = You already have too many friends; take someone off the list first.
web-refused-too-many-blocked = You have blocked too many people. Unblock someone first.
web-refused-too-many-muted = You have muted too many people. Unmute someone first.
web-refused-too-many-reports = You have already sent many reports. Wait until they have been looked at.
web-refused-reported-before = You have already reported that. It will be looked at.
web-refused-wrong-code = This code is not valid, has already been used, or has expired.
web-refused-no-login-yet = This account has no login name yet. Recover it without a new password, then choose both.
web-refused-table-too-busy = Too much happened at this table at once. Try again.
web-nothing-changed = Nothing has changed: choose again.
web-refused-other = That did not work ({ $code }). Nothing is lost; try again, or reload the page.

## Battlestar Galactica: Pegasus and New Caprica

web-bsg-jump-track-settling = Jump preparation · distance { $distance } of 7
web-bsg-planet-settled = The fleet has settled. Galactica returns when the jump track is full.
web-bsg-planet-orbit = Galactica is in orbit. The Admiral can order the departure; everyone and everything still here is then lost.
web-bsg-stack-locked = Locked
web-bsg-stack-locked-lead = Civilian ships that cannot leave yet. An occupation force that acts at the Shipyard destroys the top one.
web-bsg-stack-prepared = Prepared
web-bsg-stack-prepared-lead = Civilian ships that can be evacuated as soon as Galactica is back in orbit.
web-bsg-stack-in-space = In space
web-bsg-stack-in-space-lead = Civilian ships in the areas around Galactica.
web-bsg-deck-new-caprica = New Caprica Crisis deck
web-bsg-forces = { $count ->
    [one] { $count } occupation force
   *[other] { $count } occupation forces
}
web-bsg-location-lost = Destroyed with its ship: nobody can go there anymore.
web-bsg-scar = Scar
web-bsg-scar-lead = This raider is Scar: it acts twice, and only a roll of 7 or 8 destroys it.
web-bsg-leader = Leader
web-bsg-infiltrating = infiltrating
web-bsg-executed = Executed:
web-bsg-own-aim = Only your Agenda decides whether you win.
web-bsg-reckless = Reckless
web-bsg-reckless-lead = A Reckless card was played: abilities for Reckless skill checks take effect if their cards are revealed.
web-bsg-texts = Taking effect:
web-bsg-destiny-hidden = Destiny stays hidden
web-bsg-super-crises = { $count ->
    [one] { $count } Super Crisis card
   *[other] { $count } Super Crisis cards
}

## What tables share with the rest

web-you = You
web-game-lost = This game is no longer here
web-game-lost-lead = Games on one device are stored in the browser where they were started. This one was removed there, or was started on another device. Your other games are in the lobby.
web-game-unreadable = This game can no longer be opened
web-game-unreadable-lead = An older version of Starboard saved it in a way this one cannot read. Nothing else is affected: your other games are in the lobby.
web-players = Players
web-leave = Leave
