### Moments of Battlestar Galactica that fill the screen: a headline each; what happened is said as in the log.

web-moment-loyalty = Your loyalty, for your eyes only
web-moment-looked = { $who }’s Loyalty card, for your eyes only
web-moment-hold = Is anyone looking over your shoulder? Hold the card, or Space, to look.
web-moment-cylon-wins = You win if the fleet is lost: a resource at 0, or Galactica destroyed or boarded.
web-moment-human-wins = You win if the fleet reaches safety.
web-moment-new-card = New card: { $card }
web-moment-still-cylon = Your other card still makes you a Cylon.
web-moment-sleeper = Sleeper agents awaken
web-moment-reveal = { $who } is a Cylon
web-moment-reveal-you = Now everyone knows
web-moment-execution = { $who } is executed
web-moment-execution-you = You are executed
web-moment-kobol = Kobol
web-moment-nuke = Nuclear strike
web-moment-damage = Galactica is hit
web-moment-go-on = Click or press any key to continue
web-moment-given = The cards { $who } added, check by check
web-moment-given-pass = pass
web-moment-given-partial = partial
web-moment-given-fail = fail
