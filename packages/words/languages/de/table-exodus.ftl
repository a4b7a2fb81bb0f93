### What tables with Exodus say beside the game's own words.
## The Cylon fleet
web-bsg-cylon-fleet = Zylonenflotte
web-bsg-fleet-area = { $area } (Würfel { $die })
web-bsg-pursuit = Verfolgung
web-bsg-pursuit-start-lead = Start: Die Zylonenflotte sucht die Spur.
web-bsg-pursuit-civilians-lead = { $count ->
    [one] Der CAG stellt 1 Zivilschiff auf ein Weltraumfeld.
   *[other] Der CAG stellt { $count } Zivilschiffe auf Weltraumfelder.
}
web-bsg-pursuit-nothing-lead = Hier geschieht nichts.
web-bsg-pursuit-attack-lead = Alle wartenden Schiffe kommen zur Galactica, jedes auf das entsprechende Weltraumfeld; dann beginnt die Verfolgung von vorn.
web-bsg-mark-vii-count = { $count } davon Mark VII
web-bsg-mark-vii-reserve = Vipern Mark VII in der Reserve
web-bsg-mark-vii-damaged = Beschädigte Vipern Mark VII
## Decks
web-bsg-deck-loyalty = Loyalitätsstapel
web-bsg-deck-human = Nicht-Zylon-Stapel
web-bsg-deck-human-discarded = Davon abgeworfen
## Trauma and allies
web-bsg-trauma-hidden = ein verdeckter Traumamarker
web-bsg-trauma-count = { $count } Traumamarker
web-bsg-trauma-waiting = Ein Traumamarker wartet auf alle, die ihren Zug hier beginnen.
web-bsg-trauma-mine = Dein Trauma:
web-bsg-trauma-laid = auf deiner Karte:
web-bsg-trauma-against-antagonistic = Beim Prozess zählen feindselige Marker gegen dich: bisher { $count }. Ab drei kannst du ausscheiden.
web-bsg-trauma-against-benevolent = Beim Prozess zählen wohlwollende Marker gegen dich: bisher { $count }. Ab drei kannst du ausscheiden.
web-bsg-ally-here = { $ally } ist hier. Wer seine Bewegung hier beendet, muss sich auf die Begegnung einlassen.
web-bsg-ally-here-known = { $ally } ist hier. Der Marker auf der Karte: { $token }.
web-bsg-ally-disaster = keiner der Texte gilt
web-bsg-shown-ally = { $who } begegnet einem Verbündeten.
web-bsg-shown-final-five = Von allen gesehen: eine Karte von { $who }.
web-bsg-shown-goal = { $who } hat ein Persönliches Ziel aufgedeckt.
## Goals
web-bsg-goal-progress = { $have } von { $need } · am Ende verdeckt: { $costs } −1
web-bsg-goal-at-most = Jetzt { $have }, nötig { $need } · am Ende verdeckt: { $costs } −1
web-bsg-goal-met = Jetzt aufdeckbar · am Ende verdeckt: { $costs } −1
web-bsg-goal-not-yet = Noch nicht erfüllt · am Ende verdeckt: { $costs } −1
## The Crossroads and the Trial
web-bsg-crossroads = Der Scheideweg
web-bsg-trial = Der Prozess
web-bsg-trial-against = { $count ->
    [one] Marker zählt
   *[other] Marker zählen
}
web-bsg-trial-lead = Gegen Menschen zählen feindselige Marker, gegen zylonische Spieler wohlwollende; mit höchstens zwei scheidet niemand aus.
web-bsg-trial-nobody = Niemand scheidet aus.
web-bsg-eliminated = ausgeschieden
web-bsg-eliminated-lead = Spielt nicht mehr mit.
web-bsg-eliminated-you = Du bist ausgeschieden. Du kannst weiter zuschauen und siehst, was alle sehen.
## Checks
web-bsg-skill-doubled = { $skill } zählt doppelt
web-bsg-consequence-open = Konsequenz: nur wenn eine Karte mit diesem Symbol aufgedeckt wird.
web-bsg-consequence-comes = Die Konsequenz kommt: Eine Karte mit diesem Symbol ist dabei.
web-bsg-consequence-happened = Die Konsequenz ist eingetreten.
web-bsg-consequence-not = Keine Konsequenz: keine Karte mit diesem Symbol.
web-bsg-failure-spared = Der Misserfolg bleibt ohne Wirkung.
web-bsg-strength-chosen = Gewählt: { $sum } von { $strength }
