### A két kis példajáték.

## Amőba

tic-tac-toe-prompt-mark-a-cell = Melyik mezőt jelölöd meg?
tic-tac-toe-cell-0 = bal felső
tic-tac-toe-cell-1 = felső középső
tic-tac-toe-cell-2 = jobb felső
tic-tac-toe-cell-3 = bal középső
tic-tac-toe-cell-4 = középső
tic-tac-toe-cell-5 = jobb középső
tic-tac-toe-cell-6 = bal alsó
tic-tac-toe-cell-7 = alsó középső
tic-tac-toe-cell-8 = jobb alsó
tic-tac-toe-event-marked = { $who } megjelölte a(z) { $cell } mezőt.
tic-tac-toe-scene-marks = { $who }: { LIST($cells, "and") }.
tic-tac-toe-scene-none = { $who }: még egy mezőt sem jelölt meg.
tic-tac-toe-outcome-three-in-a-row = Három egy sorban.
tic-tac-toe-outcome-board-full = Betelt a tábla.

## Hazudós kocka

liars-dice-bid = { $count } darab { $face }-{ $face ->
    [3] as
    [5] ös
    [6] os
   *[other] es
}
liars-dice-face = { $face }
liars-dice-prompt-name-an-opening = Hány kockával nyitnál? A legnagyobb számot mondó licitál először.
liars-dice-prompt-choose-a-face = Melyik számra licitálsz?
liars-dice-prompt-raise-the-bid = A licit: { $bid }. Mire emeled? { $dice } kocka van játékban.
liars-dice-prompt-challenge = A licit: { $bid }. Szerinted hazugság? { $dice } kocka van játékban.
liars-dice-choice-liar = hazugság
liars-dice-moment-challenge = Licit után
liars-dice-fact-count = a bemondott kockák száma
liars-dice-fact-face = a bemondott szám
liars-dice-fact-dice = a játékban lévő kockák száma
liars-dice-play-liar = „hazugság”
liars-dice-option-dice = Kockák játékosonként
liars-dice-refusal-dice-per-player = Játékosonként { $min }–{ $max } kocka lehet.
liars-dice-refusal-not-a-bid = A licit két részből áll: hány kocka és melyik szám.
liars-dice-refusal-more-than-all-dice = Csak { $dice } kocka van játékban.
liars-dice-refusal-bid-too-low = Licitálj { $count } kockánál többre, vagy ugyanennyire, de { $face } fölötti számmal.
liars-dice-event-rolled = { $who } dobott.
liars-dice-event-rolled-seen = { $who } dobása: { LIST($faces, "and") }.
liars-dice-event-openings = A nyitó számok: { LIST($openings, "and") }.
liars-dice-opening = { $who } { $count }
liars-dice-event-bid = { $who } licitje: { $bid }.
liars-dice-event-challenged = { $who } szerint { $bidder } hazudott.
liars-dice-event-revealed = Felemelték a poharakat: { LIST($cups, "next") }. Licit: { $bid }. Találat: { $count }.
liars-dice-cup = { $who } ({ LIST($faces, "and") })
liars-dice-event-lost-a-die = { $who } elveszített egy kockát, maradt { $left }.
liars-dice-event-out = { $who } elveszítette az utolsó kockáját, és kiesett.
liars-dice-scene-no-bid = Még nincs licit.
liars-dice-scene-bid = { $who } licitje: { $bid }.
liars-dice-scene-cup = { $who }: { $dice } kocka.
liars-dice-scene-seen = { $who }: { LIST($faces, "and") }.
liars-dice-scene-out = { $who }: kiesett.
liars-dice-outcome-last-with-dice = Másnak már nincs kockája.
