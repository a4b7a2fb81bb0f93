### The web app: lobby, settings, profile, rules, replay.

## Everywhere

web-loading = Loading…
web-skip = Skip to the content
web-newer = A newer version is here. Nothing will be lost.
web-newer-load = Load again
web-navigation = Pages
web-language = Language
web-rules = Rules
web-settings = Settings
web-profile = Profile
web-unofficial = Starboard is an unofficial project by fans. It is not made or endorsed by the publishers of these games and contains none of their artwork or text.
web-nothing-here = There is nothing at this address
web-nothing-here-lead = The link may be old or mistyped. Your games are safe: you will find them in the lobby.
web-back-to-lobby = Back to the lobby
web-broken = Something broke on this page
web-broken-safe = Your game is safe: everything you confirmed is stored. Load the page again and carry on where you were; if it breaks again, tell us what you did last.
web-part-missing = A part of the app did not arrive
web-part-missing-safe = Either Starboard has been updated since you opened it, or the connection is gone. Your game is safe: everything you confirmed is stored. Load the page again to carry on where you were.
web-reload = Load again
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

## Lobby

web-hero = Two great space games at one table, wherever you are
web-hero-lead = Starboard knows every rule, keeps every secret, and plays the empty chairs. Live or by mail, with friends or against bots, without an account.
web-game-roll-facts = 2 to 5 players · about 40 minutes
web-game-roll-lead = Roll your dice in secret, guess which phases the others will choose, and build an empire of worlds and developments.
web-game-bsg-facts = 3 to 7 players · 2 to 3 hours · with Pegasus and Exodus
web-game-bsg-lead = The last humans are fleeing through space, and somebody at the table is not one of them. Find out who before the fleet is lost.
web-game-liars-dice-facts = 2 to 6 players · about 15 minutes
web-game-tic-tac-toe-facts = 2 players · a minute
web-learn = Learn in five minutes
web-learn-bsg = one check, one traitor, step by step
web-learn-roll = a round, step by step
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
web-game-over-watch = Over: watch it again
web-forget-game = Remove this game of { $game } from this device
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at a public table right now. Make one yourself and send your friends the link.
web-server-away = The server cannot be reached. Playing on this device works without it; tables with others come back with the connection.
web-sit-down = Sit down
web-watch-games = Games to watch
web-watch = Watch
web-create-table = Make a table
web-pace-live = live
web-pace-mail = by mail

## A new game

web-create-title = A new game
web-create-game = Which game?
web-create-where = With whom?
web-where-bots = Against bots
web-where-bots-explain = On this device, even without a network. You can carry on later.
web-where-passing = Together at this device
web-where-passing-explain = You pass it around; a curtain hides everything in between.
web-where-online = Online
web-where-online-explain = With friends by a link, or with anybody. Free seats can be given to bots.
web-create-seats = How many players?
web-seats-bsg-explain = Bots count. Best with five: two of you may be Cylons.
web-seats-roll-explain = Bots count. With two, an extra die chooses one more phase.
web-seats-liars-dice-explain = Bots count. They bid without much thought.
web-seats-tic-tac-toe-explain = One against one.
web-create-people = Who is here?
web-create-people-explain = Everybody named here plays at this device; bots take the other seats.
web-player-n = Player { $n }
web-add-person = One more person
web-remove-person = One fewer
web-your-name = Your name
web-your-name-explain = What the others call you. You can change it later.
web-create-level = How strong are the bots?
web-level-easy = Easy
web-level-easy-explain = They know the rules and little more.
web-level-normal = Normal
web-level-normal-explain = They weigh what things are worth.
web-level-strong = Strong
web-level-strong-explain = They think ahead, and take longer.
web-module-pegasus-explain = A second battlestar, Treachery cards, executions, and new Cylon locations.
web-module-new-caprica-explain = Instead of Kobol: at distance 7 everybody settles on a planet, occupied by the Cylons, and has to get away again.
web-module-cylon-leaders-explain = One player may be a Cylon from the beginning, with a secret aim of their own.
web-module-sympathetic-cylon-explain = In place of the Sympathizer: a Cylon who may mean well, with a secret aim.
web-module-exodus-explain = More cards, four characters, cards that act in skill checks, and new rules for executions and nukes.
web-module-personal-goals-explain = Some human Loyalty cards bring a secret aim. Whoever does not reach it costs the fleet a resource.
web-module-final-five-explain = Some human Loyalty cards do harm when somebody looks at them. Good for a first game with Exodus.
web-module-cylon-fleet-explain = The Cylons pursue: their ships gather on a board of their own and jump in. Adds a CAG, faster vipers and escorts.
web-module-ionian-nebula-explain = Instead of Kobol: trauma, allies, and at distance 8 a trial that eliminates players.
web-option-variant = How hard?
web-variant-standard = As in the rules
web-variant-standard-explain = Balanced between humans and Cylons.
web-variant-easier-for-humans = Easier for humans
web-variant-easier-for-humans-explain = Every resource begins 2 higher.
web-variant-easier-for-cylons = Easier for Cylons
web-variant-easier-for-cylons-explain = Every resource begins 2 lower.
web-variant-no-sympathizer = No Sympathizer
web-variant-no-sympathizer-explain = One more human card instead of the Sympathizer; resources begin lower and revealed Cylons draw more.
web-variant-no-sympathizer-not = Only with four or six players.
web-option-setup = First game?
web-option-beginner = Begin with the easy tiles
web-option-beginner-explain = The cheaper sides of the starting tiles are used, without asking.
web-option-pace = How fast?
web-pace-choice-quick = Quick
web-pace-choice-quick-explain = 30 seconds for each answer, 2 minutes in reserve.
web-pace-choice-live = In one evening
web-pace-choice-live-explain = 90 seconds for each answer, 10 minutes in reserve.
web-pace-choice-mail = By mail
web-pace-choice-mail-explain = A day for each answer; you are told when it is your turn.
web-pace-choice-slow = Slowly by mail
web-pace-choice-slow-explain = Three days for each answer.
web-option-join = Who may sit down?
web-join-invited = Whoever has the link
web-join-invited-explain = The table is shown to nobody else.
web-join-anyone = Anybody
web-join-anyone-explain = The table is listed in the lobby.
web-option-watch = Who may watch?
web-watch-players = Nobody else
web-watch-players-explain = Only those who play see the game.
web-watch-invited = Whoever has the link
web-watch-invited-explain = They see what lies open, never a hand.
web-watch-anyone = Anybody
web-watch-anyone-explain = Strangers can watch too; they see no hand either.
web-option-more = More
web-option-no-tells = No tells
web-option-no-tells-explain = Everybody is asked at every interruption, and all wait equally long: how fast you pass tells nothing.
web-option-private-talk = Whispering allowed
web-option-private-talk-explain = Two players may talk alone during the game.
web-option-title = A name for the table
web-option-title-explain = Can be left empty.
web-make-table = Make the table
web-begin = Begin

## Before a game on the server

web-all-here = Everybody is here
web-seats = Seats
web-free-seat = Free seat
web-seat-yours = you
web-present = here
web-bot-of-level = { $name } · bot, { $level }
web-seat-bot = Let a bot sit here
web-send-bot-away = Send the bot away
web-leave-seat = Get up
web-begin-when-full = The game can begin when every seat is taken, by people or bots.
web-invite = The link to this table
web-invite-explain = Whoever opens it can sit down or watch. Nobody needs an account.
web-table-password = Password of the table
web-table-password-explain = Leave it empty for none. Whoever has the link needs no password.
web-with-password = password
web-take-seat = A seat for you
web-take-seat-lead = Somebody hands you a seat at a game that is being played. With it you learn what the seat knows.
web-take-seat-do = Take the seat
web-copy-link = Copy the link
web-copied = Copied
web-table-talk = Talk
web-say-something = Say something
web-send = Send
web-reconnecting = The connection broke and is being restored. Nothing is lost.
web-no-such-table = This table is not here for you
web-no-such-table-lead = It may be gone, or for invited people only. If you were playing there, sign in as the player you were; otherwise ask for the link.
web-unknown-game = This game has no table here
web-table-away = The server cannot be reached
web-table-away-lead = Your table is safe there, with everything you confirmed. This page keeps trying and opens it as soon as it gets through. Until then you can play on this device, from the lobby.

## Settings

web-settings-lead = They apply to this device, from now on.
web-theme = Look
web-theme-system = Like the system
web-theme-system-explain = Dark or light, to match this device.
web-theme-dark = Dark
web-theme-dark-explain = Night around the fleet, for long evenings.
web-theme-light = Light
web-theme-light-explain = An inked chart instead of the night, for bright rooms.
web-theme-contrast = High contrast
web-theme-contrast-explain = Black, white, and clear lines.
web-zoom = Size
web-zoom-explain = Everything on the page grows or shrinks.
web-own-colour = My colour
web-own-colour-explain = At every table; whoever has that colour gets yours instead, on your screen only.
web-own-colour-none = The colour of my seat
web-own-colour-0 = Blue
web-own-colour-1 = Coral
web-own-colour-2 = Green
web-own-colour-3 = Violet
web-own-colour-4 = Teal
web-own-colour-5 = Pink
web-own-colour-6 = Sand
web-motion-and-sound = Motion and sound
web-motion = Animations
web-motion-explain = Unless your system asks for less motion.
web-sounds = A sound when it is my turn
web-sounds-explain = Two soft notes, nothing else.
web-tips = Tips
web-tips-explain = One sentence when something new first appears, each only once.
web-volume = Volume
web-bot-pace = How long bots take
web-bot-pace-explain = On this device. Slower is easier to follow.
web-bot-pace-0 = At once
web-bot-pace-450 = Brisk
web-bot-pace-1200 = Easy to follow
web-bot-pace-2500 = Slowly
web-notifications = Messages
web-notifications-explain = When it is your turn, when your time runs out, when a game is over. Never what is in anybody’s hand.
web-notifications-sign-in = For that the server must know you: choose a name first.
web-push = On this device
web-push-explain = Your browser will ask whether it may.
web-push-impossible = This browser cannot show messages from a page that is closed.
web-push-not-allowed = The browser did not allow it. You can change that next to the address of this page.
web-mail = By e-mail
web-mail-explain = The address is used for nothing else. Leave it empty for no mail.
web-mail-unconfirmed = Not confirmed yet: open the link in the mail we sent.
web-mail-sent = Saved. Open the link in the mail we sent.
web-mail-when = How often
web-mail-turns = Whenever it is my turn
web-mail-daily = Once a day, all my games together
web-quiet = Quiet hours
web-quiet-explain = No messages during these hours; games by mail do not count them.
web-quiet-from = From
web-quiet-to = Until
web-quiet-not = Say when they begin and when they end.
web-quiet-save = Save: quiet hours
web-hook = By webhook
web-hook-explain = An address (https) that is called when it is your turn: for a chat room or a program of yours. Leave it empty for none.
web-hook-not = That is not an address beginning with https://
web-hook-form = What takes the messages
web-hook-form-usual = As the address suggests
web-hook-form-discord = A Discord channel
web-hook-form-slack = A Slack channel
web-hook-form-matrix = A Matrix room, by its webhook bridge
web-hook-form-json = A program that reads JSON
web-calendar = Calendar of deadlines
web-calendar-explain = A secret link for the calendar you use anyway: when your time is up at which table. Whoever has the link can read that.
web-calendar-make = Make the link
web-calendar-new = Make a new link
web-calendar-drop = No more link
web-hook-save = Save: webhook
web-default-orders = Standing orders for new games
web-default-orders-explain = When Battlestar Galactica asks whether you interrupt, you can have it pass for you. You can change this at every table.

## Profile

web-profile-lead = You need no account to play. A name is enough; with a login you will find your games on every device.
web-be-guest = Play as a guest
web-be-guest-explain = This browser remembers you.
web-be-guest-go = That is me
web-sign-in = Sign in
web-login = Login name
web-login-explain = 3 to 40 letters, digits, dots, or underscores.
web-password = Password
web-password-explain = At least 8 characters.
web-password-now = Your current password
web-passkey = Passkey
web-passkey-sign-in = Sign in with a passkey
web-passkey-sign-in-explain = With your fingerprint, face, or device code.
web-passkey-explain = Sign in without a password. You have { $count ->
    [one] { $count } passkey
   *[other] { $count } passkeys
}.
web-passkey-add = Add a passkey
web-you-are = You are { $name }.
web-you-are-guest = You are { $name }, a guest: only this browser knows you.
web-played = What you have played
web-played-nothing = No finished games on this server yet.
web-game = Game
web-games-played = Played
web-games-won = Won
web-best-score = Best
web-won = won
web-lost = lost
web-keep-account = Play on other devices too
web-keep-account-explain = With a login name and a password, or a passkey, you are yourself everywhere.
web-leave-here = Leaving
web-sign-out = Sign out here
web-sign-out-everywhere = Sign out everywhere
web-export = Everything stored about me
web-guest-gone = A guest who signs out cannot come back. Set a login name and a password first.
web-delete = Delete my account
web-delete-sure = Yes, delete my account and everything I wrote

## Rules

web-rules-title = Look it up
web-rules-parts = Parts of the reference
web-rules-bsg = Battlestar Galactica: rules
web-rules-bsg-aid = Battlestar Galactica: player aid
web-rules-bsg-cards = Battlestar Galactica: cards
web-rules-bsg-pegasus = Battlestar Galactica, Pegasus: rules
web-rules-bsg-exodus = Battlestar Galactica, Exodus: rules
web-rules-roll = Roll for the Galaxy: rules
web-rules-roll-aid = Roll for the Galaxy: player aid
web-rules-roll-cards = Roll for the Galaxy: tiles
web-rules-count = { $count ->
    [one] { $count } rule.
   *[other] { $count } rules.
}
web-rules-in-english = Some rules are still in English.
web-rules-not-played = For reading only: this expansion cannot be played here yet.
web-cards-count = { $count ->
    [one] { $count } entry.
   *[other] { $count } entries.
}

## Replay

web-replay = Replay
web-replay-not = This game cannot be shown
web-replay-back = One move back
web-replay-on = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-at = { $seq } of { $length }
web-replay-eyes = From whose eyes
web-replay-all = All-seeing
web-replay-secrets = What everybody held back
web-replay-spectator = As a spectator
web-replay-link = Link to this moment
web-replay-seat = Player { $number }
web-record-save = Save as a file
web-record-open = Open a saved game
web-record-open-explain = Watch a finished game from a record file.
web-record-not = This file holds no record of a Starboard game. Nothing has changed.

## What the server may refuse

web-refused-server-away = The server cannot be reached right now. Nothing is lost; try again in a moment.
web-refused-store-away = The server cannot store anything right now. Nothing is lost; try again in a moment.
web-refused-page-broken = Something went wrong on this page. Load it again.
web-refused-not-signed-in = Choose a name first.
web-refused-wrong-login = Login name or password is wrong.
web-refused-login-taken = Somebody has this login name already. Choose another.
web-refused-wrong-passkey = This passkey is not known here.
web-refused-passkey-cancelled = No passkey was used.
web-refused-too-fast = That was a lot at once. Wait a minute, then try again.
web-refused-bad-request = Something in the form is missing or too long.
web-refused-no-such-table = There is no such table, or it is not yours to see.
web-refused-no-such-player = There is no such player.
web-refused-not-invited = This table is for people with its link.
web-refused-seat-taken = Somebody was faster: this seat is taken.
web-refused-already-seated = You are already sitting at this table.
web-refused-already-started = The game has already begun.
web-refused-not-over = The game is still going on. When it is over, you can watch it again here.
web-refused-only-the-host = Only whoever made the table can do that.
web-refused-too-many-tables = You have many tables that nobody plays at. Finish or leave some first.
web-refused-no-mail = This server sends no mail.
web-refused-other-version = This game was played by older rules and cannot be shown any more.
web-refused-unknown-game = This page does not know the game that is played there. A newer Starboard may: load the page again.
web-refused-not-your-seat = You are no longer sitting at this table.
web-refused-only-players-talk = During a game only its players talk.
web-refused-no-private-talk = At this table everybody hears everything.
web-refused-only-players-start = Only somebody who sits here can begin.
web-refused-seats-free = Somebody is still missing. Invite them, or let bots sit down.
web-refused-nobody-plays = Only bots sit here. Take a seat yourself.
web-refused-paused = The game is paused: nobody moves until it goes on.
web-refused-nobody-waits = The table waits for nobody, so there is no time to add.
web-refused-not-for-two = Only a game of two can be given up. Hand your seat over instead.
web-refused-only-by-mail = Only in games by mail can somebody be away without their clock running.
web-refused-no-vacation-left = You have had all the days away that one game allows.
web-refused-no-such-moment = The game cannot go back there: there is no such moment, or it no longer counts.
web-refused-not-asked-to-go-back = Nobody asks to go back there any more.
web-refused-not-started = The game is not being played.
web-refused-no-such-seat = This link is not valid any more: somebody has taken the seat, or it was withdrawn.
web-refused-password-needed = This table wants a password. Ask whoever made it.
web-refused-wrong-password = That is not the password of this table.
web-refused-too-many-tries = Too many wrong tries; wait ten minutes.
web-refused-not-welcome = Somebody at this table does not want to play with you.
web-refused-not-heard = They do not take whispers from you.
web-refused-only-players-invite = Only somebody at the table can invite others.
web-refused-only-friends = Only friends can be invited like this; send the others the link.
web-refused-too-many-friends = You have very many friends already; take somebody off the list first.
web-refused-too-many-blocked = You have blocked too many people. Take somebody off the list first.
web-refused-too-many-reports = You have reported a lot already. Wait until that was looked at.
web-refused-reported-before = You have reported that already. It will be looked at.
web-refused-wrong-code = This code is not valid, was used already, or its time is over.
web-refused-no-login-yet = This account has no login name yet. Come back without a new password, then choose both.
web-refused-table-too-busy = Too much happened at this table at once. Try again.
web-nothing-changed = Nothing has changed: choose again.
web-refused-other = That did not work ({ $code }). Nothing is lost; try again, or load the page again.

## Battlestar Galactica: Pegasus and New Caprica

web-bsg-jump-track-settling = Jump preparation · distance { $distance } of 7
web-bsg-planet-settled = The fleet has settled. Galactica returns when the jump track is full.
web-bsg-planet-orbit = Galactica is in orbit. The Admiral can order the departure; whoever and whatever is still here then is lost.
web-bsg-stack-locked = Locked
web-bsg-stack-locked-lead = Civilian ships that are held fast. An occupation force that acts at the Shipyard destroys the top one.
web-bsg-stack-prepared = Prepared
web-bsg-stack-prepared-lead = Civilian ships that can be evacuated as soon as Galactica is back in orbit.
web-bsg-stack-in-space = In space
web-bsg-stack-in-space-lead = Civilian ships in the areas around Galactica.
web-bsg-deck-new-caprica = New Caprica Crisis deck
web-bsg-forces = { $count ->
    [one] { $count } occupation force
   *[other] { $count } occupation forces
}
web-bsg-location-lost = Destroyed with its ship: nobody can go there any more.
web-bsg-scar = Scar
web-bsg-scar-lead = This raider is Scar: it acts twice, and only a roll of 7 or 8 destroys it.
web-bsg-leader = Leader
web-bsg-infiltrating = infiltrating
web-bsg-executed = Executed:
web-bsg-own-aim = You win by your Agenda alone.
web-bsg-type-cylon-leader = Cylon Leader
web-bsg-reckless = Reckless
web-bsg-reckless-lead = A Reckless card was played: texts for Reckless checks take effect if their cards are revealed.
web-bsg-texts = Take effect:
web-bsg-destiny-hidden = Destiny stays hidden
web-bsg-super-crises = { $count ->
    [one] { $count } Super Crisis card
   *[other] { $count } Super Crisis cards
}

## What tables share with the rest

web-you = You
web-game-lost = This game is no longer here
web-game-lost-lead = Games on one device are kept in the browser they were begun in. This one was removed there, or begun on another device. Your other games are in the lobby.
web-game-unreadable = This game cannot be opened any more
web-game-unreadable-lead = An older Starboard kept it in a way this one cannot read. Nothing else is affected: your other games are in the lobby.
web-players = Players
web-leave = Leave
