# Die erste Runde jedes Spiels an der Hand, und Tipps
lesson = Lektion
lesson-step = { $step } von { $of }
lesson-next = Weiter
lesson-leave = Lektion verlassen
lesson-go-on = Von hier weiterspielen
lesson-new-game = Neues Spiel beginnen

## Roll for the Galaxy
lesson-roll-dice = Das sind deine Arbeiter, eben geheim gewürfelt: Jeder Würfel liegt bei der Phase, die er zeigt. Der Buchstabe in der Ecke nennt die Farbe: H ist ein Heimatwürfel.
lesson-roll-phases = Fünf Phasen, aber nur die finden statt, die jemand wählt.
lesson-roll-phases-why = Wer wählt?
lesson-roll-phases-more = Alle wählen geheim je eine Phase, und was gewählt ist, gilt für alle. Zu zweit wählt noch ein weiterer Würfel mit.
lesson-roll-guess = Alle sehen, was { $other } baut. Der Welt „{ $tile }“ fehlen noch Arbeiter, also wird { $other } wohl Besiedeln wählen.
lesson-roll-choose = Jeder Würfel kann eine Phase wählen und arbeitet dann auch dort. Zwei von deinen warten aufs Besiedeln, doch das wählt wohl { $other }: Wähle du Erkunden.
lesson-roll-choose-do = Drück oben bei Erkunden auf „Wählen“, dann auf Fertig.
lesson-roll-choose-astray = Damit wählst du eine andere Phase. Drück noch einmal auf diesen Würfel, dann auf den Platz oben bei Erkunden.
lesson-roll-choose-why = Und wenn ich falsch rate?
lesson-roll-choose-more = Würfel bei einer Phase, die niemand gewählt hat, kommen in deinen Becher zurück: eine verlorene Runde, sonst nichts.
lesson-roll-revealed = Die Pläne liegen offen: Erkunden hast du gewählt, Besiedeln { $other }, und beides gilt für euch beide.
lesson-roll-revealed-why = Was war das für ein Würfel?
lesson-roll-revealed-more = Zu zweit wählt auch ein Würfel, der niemandem gehört. Diesmal zeigte er eine Phase, die schon gewählt war.
lesson-roll-revealed-otherwise = Die Pläne liegen offen: { $phase ->
    [develop] Entwickeln
    [settle] Besiedeln
    [produce] Produzieren
   *[ship] Verschiffen
} hast du gewählt, Besiedeln { $other }, und jede gewählte Phase gilt für euch beide.
lesson-roll-explore = Ein Erkunder sucht ein neues Plättchen oder verdient zwei Credits.
lesson-roll-explore-do = Wähle Auskundschaften: Bald brauchst du etwas zum Bauen. Plättchen musst du dafür nicht ablegen.
lesson-roll-place = Jedes Plättchen hat zwei Seiten: eine Entwicklung für deine Entwickler oder eine Welt für deine Siedler. Die Zahl sagt, wie viele Arbeiter nötig sind und wie viele Punkte es bringt.
lesson-roll-place-do = Leg es auf einen der Stapel; mit der kleineren Zahl ist es schneller gebaut.
lesson-roll-built = { $tile } gehört dir: Punkte für das Ende und ein neuer Würfel für dich.
lesson-roll-manage = Würfel, die gearbeitet haben, ruhen in deiner Bürgerschaft; jeder Credit holt einen zurück in den Becher, aus dem du würfelst.
lesson-roll-manage-do = Hol so viele zurück, wie du bezahlen kannst.
lesson-roll-manage-why = Und ohne Credits?
lesson-roll-manage-more = Ganz ohne ist niemand: Bei null bekommst du einen. Erkunder und verkaufte Waren bringen mehr.
lesson-roll-again = Deine Würfel sind neu gefallen, der neue ist dabei. Was wird { $other } diesmal wählen?
lesson-roll-end = Schluss ist, wenn jemand zwölf Plättchen hat oder der Vorrat an Siegpunkten (SP) aufgebraucht ist; dann gewinnt, wer die meisten Punkte hat. Die übrigen Phasen kommen später: Entwickler bauen Entwicklungen, Produzenten legen Waren auf Welten, und Händler verkaufen sie für Credits oder verbrauchen sie für Punkte. Das ist das ganze Spiel.

## Battlestar Galactica
lesson-bsg-crew = Du bist { $me }. Ihr alle flieht vor den Zylonen, und jemand hier könnte einer von ihnen sein.
lesson-bsg-loyalty = Deine Loyalität siehst nur du: Du bist Mensch. Das werden alle von sich behaupten.
lesson-bsg-resources = Geht eine dieser vier Ressourcen aus, hat die Menschheit verloren.
lesson-bsg-move = Dein Zug beginnt mit einer Bewegung.
lesson-bsg-move-do = Geh zu diesem Ort: { $place }. Dort sind die Geschütze der Galactica.
lesson-bsg-act = Dann eine Aktion: was dein Ort bietet, eine Karte oder etwas, das nur du kannst.
lesson-bsg-act-do = Nutze diesen Ort: { $place }.
lesson-bsg-target = Ein Jäger wird ab 3 getroffen, ein Basisstern ab 5.
lesson-bsg-target-do = Schieß auf einen Jäger.
lesson-bsg-crisis = Jeder Zug eines Menschen endet mit einer Krise. Hier müssen Fertigkeitkarten zusammen { $difficulty } ergeben, sonst zahlt die Flotte dafür.
lesson-bsg-contribute = Ein grüner Streifen am unteren Kartenrand heißt: Die Karte hilft; ein roter: Sie schadet. Die Farbe der Karte selbst zählt dafür nicht. Alle sehen, wie viele Karten du gibst, aber niemand sieht, welche.
lesson-bsg-contribute-do = Wähle zwei, die helfen.
lesson-bsg-contribute-why = Warum sollte uns jemand schaden?
lesson-bsg-contribute-more = Weil die Zylonen gewinnen, wenn die Menschheit scheitert. Zwei der Karten kommen von einem gemischten Stapel, damit sich niemand sicher sein kann.
lesson-bsg-counted = { $total } von { $difficulty }, und einige dieser Karten haben geschadet.
lesson-bsg-counted-why = Wer war das?
lesson-bsg-counted-more = Zwei Karten kamen durch Zufall, die anderen von euch vieren. Merk dir, wer solche Karten zieht: Ein Check im Admirals-Quartier bringt Verdächtige in die Brig.
lesson-bsg-jump = Dann handeln die Zylonenschiffe, und die Flotte bereitet den Sprung vor, der sie abhängt.
lesson-bsg-end = Die Menschen gewinnen mit dem nächsten Sprung ab Distanz 8 (jeder Zielort sagt, wie weit er die Flotte bringt), die Zylonen, wenn eine Ressource ausgeht oder die Galactica zerstört oder eingenommen ist. Vertrau mit Bedacht.

## Tipps
tip = Tipp
tip-got-it = Verstanden
tip-no-more = Keine Tipps mehr
tip-roll-dictate = Diktat: Leg einen deiner Arbeiter beiseite, dann darf ein anderer arbeiten, wo du willst. Der beiseitegelegte kommt zurück in deinen Becher.
tip-roll-wild = Ein Joker, der Stern, arbeitet in jeder Phase: Leg ihn hin, wo du willst.
tip-roll-ship = Eine Ware lässt sich für Credits verkaufen oder für Punkte verbrauchen. Früh Credits, spät Punkte: eine gute Faustregel.
tip-roll-produce = Ein Arbeiter, der produziert, wird zur Ware auf einer Welt, bis sie verschifft wird.
tip-roll-poor = Wenige Credits, und Würfel warten: Erkunder können einlagern, je zwei Credits.
tip-roll-twelve = Jemand hat bald zwölf Plättchen: Die Runde, in der das geschieht, ist die letzte.
tip-bsg-check = Ein Check: Genannte Farben helfen, alle anderen schaden, und was du gibst, weißt nur du.
tip-bsg-window = Hier kannst du eingreifen, musst aber nicht: Passen kostet nichts.
tip-bsg-part = Über diese Karte entscheidest du allein. Alle werden sehen, was du gewählt hast, und sich fragen, warum.
tip-bsg-hand = Mehr als zehn Karten sind am Ende eines Zuges zu viel: Trenn dich von den schwächsten.
tip-bsg-brig = In der Brig legst du höchstens eine Karte zu einem Check und ziehst keine Krisenkarte. Als Aktion kannst du versuchen freizukommen.
tip-bsg-sickbay = Auf der Krankenstation ziehst du im nächsten Zug nur eine Karte. Geh, sobald du kannst.
tip-bsg-loyalty = Deine Loyalitätskarte bestimmt, was du willst: Sieh sie dir an, wenn niemand zuschaut.
tip-bsg-cylon = Du bist ein Zylon. Verdirb heimlich Checks, säe Zweifel und zeig dich, wenn das mehr schadet als dein Versteck.
tip-bsg-human = Du bist ein Mensch: Du gewinnst, wenn die Flotte in Sicherheit gelangt. Finde also heraus, wer gegen sie arbeitet.
tip-bsg-revealed = Du hast dich gezeigt: Jetzt handelst du von den Zylonen-Orten aus und legst höchstens eine Karte zu einem Check.
tip-bsg-president = Dir gehört der Titel Präsident: Du hast die Zwölferratskarten, und manche Krise entscheidest du.
tip-bsg-admiral = Dir gehört der Titel Admiral: Du hast die Nuklearwaffen und wählst, wohin die Flotte springt.
tip-bsg-blue = Der Flottenmarker steht auf einem blauen Feld: Mit der FTL-Kontrolle kann die Flotte jetzt springen, auf die Gefahr hin, Menschen zurückzulassen.
tip-bsg-boarded = Zenturios sind an Bord. Erreicht einer das Ende seiner Skala, ist das Spiel verloren: Greif ihn von der Waffenkammer aus an.
tip-bsg-boarders = Zenturios sind an Bord. Erreicht einer das Ende seiner Skala, gewinnen die Zylonen.
tip-bsg-sleeper = Neue Loyalitätskarten sind ausgeteilt. Wer Mensch war, kann eben zum Zylonen geworden sein.
