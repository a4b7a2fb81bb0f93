### Die zwei kleinen Beispielspiele.

## Tic-Tac-Toe

tic-tac-toe-prompt-mark-a-cell = Welches Feld markierst du?
tic-tac-toe-cell-0 = oben links
tic-tac-toe-cell-1 = oben Mitte
tic-tac-toe-cell-2 = oben rechts
tic-tac-toe-cell-3 = Mitte links
tic-tac-toe-cell-4 = Mitte
tic-tac-toe-cell-5 = Mitte rechts
tic-tac-toe-cell-6 = unten links
tic-tac-toe-cell-7 = unten Mitte
tic-tac-toe-cell-8 = unten rechts
tic-tac-toe-event-marked = { $who } hat ein Feld markiert: { $cell }.
tic-tac-toe-scene-marks = { $who }: { LIST($cells, "and") }.
tic-tac-toe-scene-none = { $who }: noch kein Feld markiert.
tic-tac-toe-outcome-three-in-a-row = Drei in einer Reihe.
tic-tac-toe-outcome-board-full = Das Brett ist voll.

## Lügenwürfel

liars-dice-bid = { $count } Würfel mit einer { $face }
liars-dice-face = { $face }
liars-dice-prompt-name-an-opening = Mit wie vielen Würfeln möchtest du eröffnen? Wer die höchste Zahl nennt, bietet zuerst.
liars-dice-prompt-choose-a-face = Auf welche Augenzahl bietest du?
liars-dice-prompt-raise-the-bid = Das Gebot lautet: { $bid }. Wie erhöhst du? Würfel im Spiel: { $dice }.
liars-dice-prompt-challenge = Das Gebot lautet: { $bid }. Zweifelst du es an? Würfel im Spiel: { $dice }.
liars-dice-choice-liar = das Gebot anzweifeln
liars-dice-moment-challenge = Nach einem Gebot
liars-dice-fact-count = gebotene Würfel
liars-dice-fact-face = gebotene Augenzahl
liars-dice-fact-dice = Würfel im Spiel
liars-dice-play-liar = „Lüge“
liars-dice-option-dice = Würfel je Spieler
liars-dice-refusal-dice-per-player = Je Spieler sind { $min } bis { $max } Würfel möglich.
liars-dice-refusal-not-a-bid = Ein Gebot besteht aus einer Anzahl Würfel und einer Augenzahl.
liars-dice-refusal-more-than-all-dice = Es sind nur { $dice } Würfel im Spiel.
liars-dice-refusal-bid-too-low = Biete mehr als { $count } Würfel oder gleich viele mit einer höheren Augenzahl als { $face }.
liars-dice-event-rolled = { $who } hat gewürfelt.
liars-dice-event-rolled-seen = { $who } hat { LIST($faces, "and") } gewürfelt.
liars-dice-event-openings = Zur Eröffnung genannt: { LIST($openings, "and") }.
liars-dice-opening = { $who } { $count }
liars-dice-event-bid = { $who } hat geboten: { $bid }.
liars-dice-event-challenged = { $who } hat { $bidder } eine Lüge vorgeworfen.
liars-dice-event-revealed = Die Becher wurden gehoben: { LIST($cups, "next") }. Gebot: { $bid }. Gefunden: { $count }.
liars-dice-cup = { $who } ({ LIST($faces, "and") })
liars-dice-event-lost-a-die = { $who } hat einen Würfel verloren; { $left ->
    [one] { $left } blieb
   *[other] { $left } blieben
} übrig.
liars-dice-event-out = { $who } hat den letzten Würfel verloren und ist ausgeschieden.
liars-dice-scene-no-bid = Es gibt kein Gebot.
liars-dice-scene-bid = Das Gebot von { $who }: { $bid }.
liars-dice-scene-cup = { $who }: { $dice } Würfel.
liars-dice-scene-seen = { $who }: { LIST($faces, "and") }.
liars-dice-scene-out = { $who }: ausgeschieden.
liars-dice-outcome-last-with-dice = Sonst hat niemand mehr Würfel.
