### Wer am Tisch sitzt: Abwesenheit, Rückfragen, Verpasstes, Gesagtes.

web-away-bot = Ein Bot spielt für dich.
web-away-waits = Deine Zeit ist abgelaufen. Das Spiel wartet auf dich.
web-away-take-over = Übernehmen
web-away-all = Alle sind abwesend. Das Spiel steht still, bis jemand zurück ist.

web-about-table = Zu diesem Tisch
web-paused = Das Spiel ist angehalten. Niemand kann antworten, und keine Uhr läuft.
web-abandoned = Das Spiel wurde vorzeitig beendet.
web-on-vacation = im Urlaub bis { $day }

web-hold = Zum Auswählen kurz antippen.
web-sure-no = Abbrechen
web-bsg-sure-reveal = Enttarnst du dich als Zylon? Alle werden es wissen, und es gibt kein Zurück.
web-bsg-sure-title = { $count ->
    [one] Du verlierst deinen Titel.
   *[other] Du verlierst deine Titel.
 }
web-bsg-sure-hand = Du wirfst Fertigkeitkarten ab, bis du noch 3 hast.
web-bsg-sure-place = Du kommst hierhin: { $place }. Du ziehst eine Super-Krisenkarte.
web-bsg-sure-turn = Dein Zug endet.
web-bsg-sure-custody = Du sitzt in Haft: Die Wirkung deiner Karte entfällt.
web-bsg-sure-nuke = Eine eingesetzte Nuklearwaffe ist für immer weg (du hast { $count }). Jetzt einsetzen?
web-bsg-sure-once = Das geht nur einmal im ganzen Spiel. Jetzt tun?

web-rematch = Noch einmal spielen

web-bsg-turning = Die Karten des Checks werden aufgedeckt.
web-bsg-turn-all = Alle zeigen

web-since = Seit deinem letzten Zug

web-quick = Schnell gesagt
web-quick-choose = Wähle, was du sagst
web-quick-say = Sagen
web-quick-suspect = Ich verdächtige { $name }.
web-quick-trust = Ich vertraue { $name }.
web-quick-brig = { $name } gehört in die Brig.
web-quick-why = { $name }, warum hast du das getan?
web-quick-human = Ich bin ein Mensch.
web-quick-help-much = Hier kann ich viel beitragen.
web-quick-help-little = Hier kann ich ein wenig beitragen.
web-quick-help-none = Hier kann ich nichts beitragen.
web-quick-sabotage = Diesen Check hat jemand sabotiert.
web-quick-jump = Lasst uns springen, sobald es geht.
web-quick-hello = Hallo zusammen!
web-quick-moment = Einen Moment, bitte.
web-quick-thanks = Danke!
web-quick-well-played = Gut gespielt!
web-mute = Stumm schalten
web-talk-large = Gespräch vergrößern
web-unread = { $count ->
    [one] { $count } ungelesen
   *[other] { $count } ungelesen
}

web-bsg-sort-hand = Sortieren
web-bsg-hand-place = Platz { $place } von { $count }
web-bsg-change = { $what } von { $from } auf { $to }

## Battlestar: what a check is for, and what an answer changes
web-bsg-place-check-accused = { $by } beschuldigt { $who }: Gelingt der Check, muss { $who } in die Brig.
web-bsg-place-check-accused-you = { $by } beschuldigt dich: Gelingt der Check, musst du in die Brig.
web-bsg-place-check-nominee = { $by } schlägt { $who } für das Präsidentenamt vor: Gelingt der Check, bekommt { $who } das Amt.
web-bsg-place-check-nominee-you = { $by } schlägt dich für das Präsidentenamt vor: Gelingt der Check, bekommst du das Amt.
web-bsg-place-check-candidate = { $by } schlägt sich selbst für das Präsidentenamt vor und bekommt es, wenn der Check gelingt.
web-bsg-place-check-candidate-you = Du schlägst dich selbst für das Präsidentenamt vor: Gelingt der Check, bekommst du das Amt.
web-bsg-place-check-condemned = { $by } will { $who } hinrichten lassen: Gelingt der Check, geschieht es.
web-bsg-place-check-condemned-you = { $by } will dich hinrichten lassen: Gelingt der Check, geschieht es.
web-bsg-place-check-brig = { $who } will die Brig verlassen: Gelingt der Check, ist es so weit.
web-bsg-place-check-brig-you = Du willst die Brig verlassen: Gelingt der Check, darfst du es.
web-bsg-place-check-detention = { $who } will das Gefängnis verlassen: Gelingt der Check, ist es so weit.
web-bsg-place-check-detention-you = Du willst das Gefängnis verlassen: Gelingt der Check, kommst du frei.
web-bsg-nothing-on = Es liegt keine Krisenkarte aus, und es läuft kein Check.
web-bsg-chosen-part = Gewählt
web-bsg-humans-lose = die Menschen verlieren
web-bsg-centurion-takes = Ein Zenturio auf dem letzten Feld erobert die Galactica: Die Menschen verlieren.
web-bsg-already-passed = schon gelungen: Das ändert nichts
web-bsg-still-short = reicht nicht: Es fehlen noch { $short }
web-bsg-helps-cylons = ein höheres Ergebnis hilft den Zylonen
web-bsg-viper-hit-none = Bei { $result } wird die Viper verfehlt.
web-bsg-viper-hit-damaged = Bei { $result } wird die Viper beschädigt.
web-bsg-viper-hit-destroyed = Bei { $result } wird die Viper zerstört.
web-bsg-drawn-so-far = Bisher gezogen: { $count }
web-bsg-card-of = Karte { $card } von { $of }.
web-bsg-starting-hand = Starthand, aus den Fertigkeiten deines Charakters: Karte { $card } von { $of }.
web-bsg-skill-for-politics = neue Karten
web-bsg-skill-for-leadership = mehr Aktionen
web-bsg-skill-for-tactics = Aufklärung, Würfe
web-bsg-skill-for-piloting = Kampf mit Vipern
web-bsg-skill-for-engineering = Reparaturen
web-bsg-skill-for-treachery = hilft den Zylonen
web-bsg-scarce = Übrig: { $left }. Was wohin kommt, entscheidet der aktive Spieler.
web-bsg-scarce-of = Übrig: { $left }; noch zu platzieren: { $wanted }. Was wohin kommt, entscheidet der aktive Spieler.
web-bsg-pick-lead = Zur Wahl steht die Gruppe, von der die meisten Charaktere übrig sind; die Gruppe „Unterstützung“ ist immer wählbar.
web-bsg-run-out = { $what }: 0. Bleibt es dabei, verlieren die Menschen am Ende dieses Zuges.
web-bsg-destinations-lead = Nur du siehst sie; der Rest kommt verdeckt unter den Stapel.
web-bsg-distance-then = dann Distanz { $distance } von { $of }
web-bsg-once = einmal im Spiel
web-bsg-asked-again = Du wirst noch einmal gefragt: { $event }
web-bsg-too-late = { $event } Das kam zuerst: Deine Karte bleibt auf der Hand.
web-bsg-of-caprica = (Entfällt: Die Karte wurde auf Caprica gezogen.)
web-bsg-so-far = Bisher:
web-bsg-raiders-lead = In welcher Reihenfolge die Jäger handeln, entscheidet der aktive Spieler.
web-bsg-civilians-lead = Erst dann sehen alle, was an Bord war.
web-bsg-order-lead = Drücke sie in der Reihenfolge, in der sie handeln sollen, und bestätige dann.
web-bsg-cost-lead = Von dort, wo du bist, kostet der Weg hierher { $count } { $count ->
    [one] Fertigkeitkarte
   *[other] Fertigkeitkarten
}.
