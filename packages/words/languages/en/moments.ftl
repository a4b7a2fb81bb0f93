### Moments of Battlestar Galactica that fill the screen: a headline each; what happened is said as in the log.

web-moment-loyalty = Your loyalty, for your eyes only
web-moment-hold = Is anybody looking over your shoulder? Hold the card, or Space, to look.
web-moment-cylon-wins = You win if the fleet is lost: a resource at 0, Galactica destroyed or overrun.
web-moment-human-wins = You win if the fleet gets through.
web-moment-sleeper = Nobody knows who wakes
web-moment-reveal = { $who } is a Cylon
web-moment-reveal-you = Now everybody knows
web-moment-execution = { $who } is executed
web-moment-execution-you = You are executed
web-moment-kobol = Kobol
web-moment-nuke = Nuclear strike
web-moment-damage = Galactica is hit
web-moment-go-on = A click or any key goes on
