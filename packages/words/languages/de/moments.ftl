### Augenblicke von Battlestar Galactica, die den Bildschirm füllen: je eine Überschrift; was geschah, steht da wie im Protokoll.

web-moment-loyalty = Deine Loyalität, nur für deine Augen
web-moment-looked = Loyalitätskarte von { $who }, nur für deine Augen
web-moment-hold = Schaut dir jemand über die Schulter? Zum Ansehen die Karte oder die Leertaste halten.
web-moment-cylon-wins = Du gewinnst, wenn die Flotte verloren ist: eine Ressource auf 0, die Galactica zerstört oder erobert.
web-moment-human-wins = Du gewinnst, wenn die Flotte durchkommt.
web-moment-new-card = Neue Karte: { $card }
web-moment-still-cylon = Deine andere Karte macht dich weiterhin zum Zylonen.
web-moment-sleeper = Niemand weiß, wer erwacht
web-moment-reveal = { $who } ist ein Zylon
web-moment-reveal-you = Jetzt wissen es alle
web-moment-execution = { $who } wird hingerichtet
web-moment-execution-you = Du wirst hingerichtet
web-moment-kobol = Kobol
web-moment-nuke = Nuklearschlag
web-moment-damage = Die Galactica ist getroffen
web-moment-go-on = Weiter mit einem Klick oder einer Taste
web-moment-given = Was { $who } zu den Checks gab
web-moment-given-pass = Erfolg
web-moment-given-partial = Teilerfolg
web-moment-given-fail = Misserfolg
