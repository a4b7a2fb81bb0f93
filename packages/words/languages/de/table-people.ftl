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
