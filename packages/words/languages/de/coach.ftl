# Jemand, den man fragen kann: in Spielen gegen Bots und nach einem Spiel
coach = Trainer
coach-thinking = Ich überlege …
coach-would = Ich würde das wählen: { $answer }
coach-do = So machen
coach-do-ready = So machen, fertig
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
coach-why-bsg-searched = Ich habe { $choices } Möglichkeiten in denkbaren Spielverläufen zwei Züge weit durchgespielt: Mit dieser stand die Flotte am besten da.
coach-why-bsg-searched-cylon = Ich habe { $choices } Möglichkeiten in denkbaren Spielverläufen zwei Züge weit durchgespielt: Mit dieser standen die Zylonen am besten da.
coach-why-bsg-names = Nach allem, was zu sehen war, schätze ich die Wahrscheinlichkeit, dass diese Person ein Zylon ist, auf { $doubt } %.
coach-why-bsg-interrupts = Es rettet mehr, als es kostet.
coach-why-bsg-passes = Es kostet wohl mehr, als es rettet.
coach-why-bsg-chooses = Soweit man es jetzt wissen kann, stehst du damit am besten da.
coach-why-bsg-slips = Es schadet der Flotte und könnte als Versehen durchgehen.
