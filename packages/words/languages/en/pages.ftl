### Settings, profile, statistics, rules: pages that nobody sees at a table.

## Settings

web-settings-lead = These apply to this device, from now on.
web-theme = Theme
web-theme-system = Same as the system
web-theme-system-explain = Dark or light, to match this device.
web-theme-dark = Dark
web-theme-dark-explain = Night around the fleet, for long evenings.
web-theme-light = Light
web-theme-light-explain = An inked chart instead of the night, for bright rooms.
web-theme-contrast = High contrast
web-theme-contrast-explain = Black, white, and clear lines.
web-zoom = Size
web-zoom-explain = Everything on the page grows or shrinks.
web-own-colour = My color
web-own-colour-explain = At every table; a player who already has that color gets the color of your seat instead, on your screen only.
web-own-colour-none = The color of my seat
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
web-tips-explain = A short hint when something new appears, each shown only once.
web-volume = Volume
web-bot-pace = Bot speed
web-bot-pace-explain = On this device. Slower is easier to follow.
web-bot-pace-0 = Instant
web-bot-pace-450 = Brisk
web-bot-pace-1200 = Easy to follow
web-bot-pace-2500 = Slow
web-notifications = Notifications
web-notifications-explain = When it is your turn, when your time runs out, when a game is over. Never what is in anyone’s hand.
web-notifications-sign-in = The server has to know you for this: choose a name first.
web-default-orders = Standing orders for new games
web-default-orders-explain = When Battlestar Galactica asks whether you want to interrupt, it can pass for you. You can change this at every table.

## Profile

web-profile-lead = You need no account to play. A name is enough; with a login, you will find your games on every device.
web-be-guest = Play as a guest
web-be-guest-explain = This browser remembers you.
web-be-guest-go = Use this name
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
web-you-are-guest-back = You are { $name }, a guest. If this browser forgets you, { $back ->
    [code] one of your recovery codes brings you back.
   *[mail] a link we send to your email address brings you back.
}
web-played = What you have played
web-played-nothing = No finished games on this server yet.
web-game = Game
web-games-played = Played
web-games-won = Won
web-best-score = Best
web-lost = lost
web-keep-account = Play on other devices too
web-keep-account-explain = With a login name and a password, or a passkey, you can sign in anywhere.
web-leave-here = Leaving
web-sign-out = Sign out here
web-sign-out-everywhere = Sign out everywhere
web-export = Download everything stored about me
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
web-rules-not-played = For reading only: this expansion cannot be played here yet.
web-cards-count = { $count ->
    [one] { $count } entry.
   *[other] { $count } entries.
}
