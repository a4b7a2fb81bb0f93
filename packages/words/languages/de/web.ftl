### The web app: lobby, tables, settings.

web-loading = Loading…
web-language = Language
web-nothing-here = There is nothing at this address
web-back-to-lobby = Back to the lobby
web-hero = Two great space games, at one table, wherever you are
web-hero-lead = Starboard referees every rule, keeps every secret and plays the empty chairs. Live or by mail, with friends or against bots.
web-game-roll = Roll for the Galaxy
web-game-roll-lead = Secretly assign your dice, guess what the others will do, and build an empire in about forty minutes.
web-game-bsg = Battlestar Galactica
web-game-bsg-lead = The last humans are fleeing, and somebody at the table is not one of them. Three to six players.
web-practise-now = Play now, against bots
web-go-on-with = Go on with your practice games
web-unofficial = Starboard is an unofficial project by fans. It is not made or endorsed by the publishers of these games and contains none of their artwork or text.
web-you = You
web-no-such-game = This game is no longer here
web-players = Players
web-leave = Leave
