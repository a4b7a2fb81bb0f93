# Jemand, den man fragen kann: in Spielen gegen Bots und nach einem Spiel
coach = Trainer
coach-thinking = Ich überlege …
coach-would = Ich würde das wählen: { $answer }
coach-do = So machen
coach-do-ready = So machen, fertig
coach-show = Zeig es mir
coach-close = Schließen
coach-face-down = Mein Rat hängt von deinen geheimen Karten ab, und die liegen verdeckt. Sieh sie dir an, um ihn zu lesen.
coach-nothing = nichts
coach-roll-plan = { $phase } (Auswahlwürfel: { $die }). Übrige Arbeiter: { $workers }
coach-roll-plan-uses = { $phase } (Auswahlwürfel: { $die }). Übrige Arbeiter: { $workers }. Fähigkeiten: { $powers }
coach-roll-scout = { $task }; abgelegt: { $tiles }
coach-roll-manage = rekrutieren: { $recruit }; zurückrufen: { $recall }
coach-looking = Ich spiele deine Entscheidungen im Kopf noch einmal durch …
coach-none = Wo es darauf ankam, hätte ich wie du entschieden.
coach-you-did = Du hast das gewählt: { $answer }
coach-points = Nach meiner Rechnung etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } wert.
coach-see = In der Wiederholung ansehen

## Warum, bevor es getan ist
coach-why-roll-selects = Mit diesen Würfeln bringt dir { $phase } am meisten, und worauf deine übrigen Arbeiter warten, wählen vielleicht andere.
coach-why-roll-searched = Ich habe die Runde im Kopf mit { $plans } Plänen durchgespielt: Mit { $phase } standen deine Aussichten am besten.
coach-why-roll-explores = So wie du dastehst, ist das mehr wert als die andere Möglichkeit.
coach-why-roll-places = So herum passt das Plättchen zu dem, was du hast, und zu den Arbeitern, die du würfeln wirst.
coach-why-roll-manages = Ruhende Würfel bringen nichts: Hol so viele zurück, wie deine Credits hergeben.
coach-why-roll-start-tiles = Diese beiden Seiten passen gut zusammen und sind bald gebaut.
coach-why-roll-plainest-die = Den einfachsten Würfel kannst du am leichtesten entbehren.
coach-why-roll-ships-trade = Du brauchst jetzt Credits, um deine Arbeiter zurückzuholen.
coach-why-roll-ships-consume = Die Credits kannst du entbehren, und am Ende zählen Punkte.
coach-why-bsg-gives = { $weight ->
    [much] An diesem Check hängt viel
    [some] Dieser Check ist ein paar Karten wert
   *[little] Hier hilft schon wenig
 }: Das ist etwa das, was fehlt, wenn man mitrechnet, was die anderen geben und was schiefgehen kann.
coach-why-bsg-keeps-cards = { $weight ->
    [much] Es ist wichtig, aber deine Karten würden nichts ändern
    [some] Das ist deine Karten nicht wert
   *[little] Für deine Karten steht hier zu wenig auf dem Spiel
 }: Heb sie für einen Check auf, bei dem sie zählen.
coach-why-bsg-sabotages = Du stehst auf der anderen Seite: Diesen Check lohnt es sich zu verderben, und solche Karten könnten von jedem sein.
coach-why-bsg-opposes = Hier zu scheitern schadet der Flotte weniger als der Erfolg.
coach-why-bsg-acts = Von allem, was du jetzt tun kannst, nützt das der Flotte am meisten.
coach-why-bsg-pretends = Das würde ein Mensch tun: So bleibst du verborgen.
coach-why-bsg-presses = Von allem, was du jetzt tun kannst, schadet das der Flotte am meisten.
coach-why-bsg-reveals = Das Versteck bringt dir nichts mehr: Was deine Karte jetzt bewirkt, ist mehr wert.
coach-why-bsg-goes = Das Nützlichste, was jetzt zu tun ist, lässt sich dort tun.
coach-why-bsg-goes-there = Das Nützlichste, was jetzt zu tun ist, lässt sich dort tun: { $does }.
coach-why-bsg-searched = Ich habe { $choices } Möglichkeiten in denkbaren Spielverläufen bis zum Ende des Zugs durchgespielt. { $gains ->
    [food] Mit dieser behielt die Flotte mehr Nahrung.
    [fuel] Mit dieser behielt die Flotte mehr Treibstoff.
    [morale] Mit dieser behielt die Flotte mehr Moral.
    [population] Mit dieser behielt die Flotte mehr Bevölkerung.
    [way] Mit dieser war die Flotte weiter auf ihrem Weg.
    [danger] Mit dieser waren die Schiffe der Zylonen weniger gefährlich.
    [damage] Mit dieser war die Galactica weniger beschädigt.
   *[none] Mit dieser stand die Flotte am besten da.
}
coach-why-bsg-searched-cylon = Ich habe { $choices } Möglichkeiten in denkbaren Spielverläufen bis zum Ende des Zugs durchgespielt. { $gains ->
    [food] Mit dieser blieb der Flotte weniger Nahrung.
    [fuel] Mit dieser blieb der Flotte weniger Treibstoff.
    [morale] Mit dieser blieb der Flotte weniger Moral.
    [population] Mit dieser blieb der Flotte weniger Bevölkerung.
    [way] Mit dieser war die Flotte weniger weit auf ihrem Weg.
    [danger] Mit dieser waren die Schiffe der Zylonen gefährlicher.
    [damage] Mit dieser war die Galactica stärker beschädigt.
   *[none] Mit dieser standen die Zylonen am besten da.
}
coach-why-bsg-names = Nach allem, was zu sehen war, schätze ich die Wahrscheinlichkeit, dass diese Person ein Zylon ist, auf { $doubt } %.
coach-why-bsg-interrupts = Es rettet mehr, als es kostet.
coach-why-bsg-interrupts-check-begins = An diesem Check hängt viel, und mit Karten allein gelingt er womöglich nicht.
coach-why-bsg-interrupts-before-check = Dieser Check ist wichtig: So gelingt er eher, oder man sieht, wer ihm schadet.
coach-why-bsg-interrupts-cards-added = Karten dieser Fertigkeit sollten wohl schaden: Ohne sie kann der Check gelingen.
coach-why-bsg-interrupts-after-total = Es fehlt nur wenig, und das gleicht es aus.
coach-why-bsg-interrupts-check-resolved = In diesem Check liegen viele Karten, und alle kommen auf deine Hand.
coach-why-bsg-interrupts-before-roll = Dieser Wurf ist wichtig, und so gelingt er eher.
coach-why-bsg-interrupts-after-roll = Ein neuer Wurf ist wahrscheinlich besser als dieser.
coach-why-bsg-interrupts-viper-attacked = Sonst wird die Viper zerstört, oder ihr Pilot kommt auf die Krankenstation.
coach-why-bsg-interrupts-crisis-revealed = Diese Krisenkarte käme die Flotte teuer zu stehen: Eine andere ist wahrscheinlich milder.
coach-why-bsg-interrupts-option-chosen = Die andere Möglichkeit kostet die Flotte viel weniger.
coach-why-bsg-passes = Es kostet wohl mehr, als es rettet.
coach-why-bsg-passes-check-begins = An diesem Check hängt zu wenig, oder er gelingt wohl auch mit Karten allein.
coach-why-bsg-passes-after-total = Es würde am Ergebnis dieses Checks nichts ändern, oder an ihm hängt zu wenig.
coach-why-bsg-passes-check-resolved = In diesem Check liegen wenige Karten: Heb es für einen größeren auf.
coach-why-bsg-passes-before-roll = An diesem Wurf hängt zu wenig, oder es würde kaum etwas ändern.
coach-why-bsg-passes-crisis-revealed = Diese Krisenkarte ist dafür nicht schlimm genug.
coach-why-bsg-passes-option-chosen = Die andere Möglichkeit ist kaum besser, wenn überhaupt.
coach-why-bsg-chooses = Soweit man es jetzt wissen kann, stehst du damit am besten da.
coach-why-bsg-chooses-pick-a-character = Sie sind etwa gleich stark: Das ist vor allem Geschmackssache.
coach-why-bsg-chooses-choose-skill-to-draw = Checks verlangen diese Fertigkeit oft, oder du hast noch wenig davon.
coach-why-bsg-chooses-choose-destination = Gemessen an dem, was er kostet, bringt dieser Zielort die Flotte am weitesten.
coach-why-bsg-chooses-choose-part = Von den Möglichkeiten auf der Karte kostet diese die Flotte am wenigsten.
coach-why-bsg-chooses-discard-to-hand-limit = Von deinen Karten sind dir diese am wenigsten wert.
coach-why-bsg-slips = Es schadet der Flotte und könnte als Versehen durchgehen.
