### Was sich mit einem Tisch und den Leuten daran tun lässt: anhalten, Uhren, Plätze, Enden, fort sein.

place-host = Für den, der den Tisch eröffnet hat
place-pause = Spiel anhalten
place-go-on = Weiterspielen lassen
place-pause-explain = Niemand kann antworten, Bots stehen still, und keine Uhr läuft, bis du es weitergehen lässt.
place-more-time = Mehr Zeit
place-more-time-explain = Für alle, auf die der Tisch gerade wartet.
place-give = Geben
place-clocks = Andere Uhren
place-clocks-explain = Ab jetzt. Wer gerade dran ist, beginnt von vorn.
place-change = Ändern
place-seats = Plätze
place-seats-explain = Wer einen Platz übernimmt, erfährt, was er weiß; wer dort saß, verliert ihn. Der Tisch erfährt es.
place-to-bot = Einen Bot für { $name } spielen lassen
place-to-somebody = Den Platz von { $name } jemand anderem geben
place-link-explain = Schick diesen Link einer Person: Wer ihn zuerst öffnet, kann den Platz übernehmen.
place-mine = Mein Platz
place-my-bot = Ab jetzt einen Bot für mich spielen lassen
place-my-somebody = Meinen Platz jemand anderem geben
place-sure-bot = { $name } verliert den Platz endgültig. Einen Bot weiterspielen lassen?
place-sure-mine = Du verlierst deinen Platz endgültig. Einen Bot weiterspielen lassen?
place-end = Spiel beenden
place-end-agree = Ich bin dafür, hier aufzuhören
place-end-withdraw = Ich möchte doch weiterspielen
place-end-explain = Es endet ohne Sieger, wenn alle zustimmen, die da sind.
place-end-who = Dafür sind bisher: { $names }
place-back = Zurückgehen
place-back-explain = Alle müssen zustimmen, die da sind. Auf dem Tisch liegt wieder, was lag, Stapel in ihrer Reihenfolge; Würfe und Mischen danach sind neu. Niemand vergisst, was er gesehen hat.
place-back-to = Zum Stand gleich nach
place-back-ask = Alle fragen, ob es zurückgeht
place-back-sure = Wenn alle zustimmen, zählt nichts mehr, was danach kam: „{ $line }“ Fragen?
place-back-asked = Alle werden gefragt, ob es zum Stand gleich danach zurückgeht: „{ $line }“
place-back-beginning = Das Spiel begann.
place-back-undone = { $count ->
    [one] { $count } Schritt würde nicht mehr zählen.
   *[other] { $count } Schritte würden nicht mehr zählen.
}
place-back-secrets = Vorsicht: Seither hat jemand Geheimes erfahren und wüsste es weiterhin.
place-back-none = Seither hat niemand Geheimes erfahren.
place-back-own = du weißt mehr darüber
place-back-agree = Ich bin fürs Zurückgehen
place-back-refuse = Lieber nicht
place-back-call-off = Nicht mehr fragen
place-concede = Aufgeben
place-sure-concede = Dann gewinnt die andere Seite. Aufgeben?
place-away = Fort sein
place-away-explain = Deine Uhr steht bis dahin, die anderen sehen den Tag, und niemand spielt für dich. Nur so viele Tage je Spiel, wie dieser Server erlaubt; Fenster, in denen alle dazwischengehen dürfen, schließen trotzdem.
place-away-until = Fort bis
place-away-set = Bis dahin bin ich fort
place-away-back = Ich bin wieder da
place-away-all = Fort von allen meinen Fernpartien bis
place-away-tables = { $count ->
    [one] { $count } Spiel weiß es.
   *[other] { $count } Spiele wissen es.
}
place-people = Leute
place-people-explain = Wer gesperrt ist, setzt sich weder an deine Tische noch flüstert er dir etwas zu; gesagt wird es niemandem.
place-block = { $name } sperren
place-unblock = { $name } nicht mehr sperren
place-report = { $name } melden
place-report-lead = Was soll, wer diesen Server betreibt, über { $name } wissen? Was { $name } hier geschrieben hat, wird mitgeschickt.
place-report-kind = Worum es geht
place-report-talk = Was gesagt wurde
place-report-play = Wie gespielt wird
place-report-name = Der Name
place-report-other = Etwas anderes
place-report-text = Was geschehen ist
place-report-send = Meldung abschicken
place-blocked = Gesperrte Leute
place-blocked-none = Du hast niemanden gesperrt.
place-friends = Freunde
place-friends-explain = Freunde sind zwei, wenn beide es sagen. Freunde lassen sich mit einem Griff an einen Tisch einladen.
place-friends-none = Hier steht noch niemand: Frag Leute, mit denen du gespielt hast, am Tisch oder auf ihrer Seite.
place-befriend = { $name } die Freundschaft anbieten
place-befriend-back = Mit { $name } Freundschaft schließen
place-unfriend = Keine Freundschaft mehr mit { $name }
place-unfriend-asks = Keine Freundschaft mit { $name }
place-unfriend-asked = { $name } nicht mehr fragen
place-friend-asks = möchte Freundschaft schließen
place-friend-asked = hat noch nicht geantwortet
place-invite-friend = Jemanden einladen
place-invite-send = Einladen
place-invited = { $name } ist eingeladen.
place-invitations = Du bist eingeladen
place-invited-by = eingeladen von { $name }
place-invitation-no = Diesmal nicht
place-ratings = Wertungen
place-rating = Wertung
place-ratings-explain = Alle beginnen bei etwa 1000. Nur Spiele unter Menschen zählen, jedes einmal, wenn sie zu Ende gespielt oder aufgegeben wurden; mit einem Bot am Tisch oder im Einvernehmen beendet zählt ein Spiel für niemanden. In Battlestar Galactica hat jede Seite eine eigene Wertung.
place-role-human = Mensch
place-role-cylon = Zylon
place-role-leader = Zylonenführer
place-by-role = Nach Seite
place-by-character = Nach Figur
place-by-ending = Nach Ausgang
place-ending-conceded = Jemand hat aufgegeben.
place-recover = Mit einem Code zurück
place-recover-explain = Ein Code, den du notiert hast, oder einer, der per Mail kam. Jeder gilt einmal.
place-recover-go = Zurückkommen
place-code = Code
place-new-password = Neues Passwort
place-new-password-explain = Leer: das alte bleibt. Ein neues meldet alle anderen ab.
place-forgotten = Passwort vergessen
place-forgotten-explain = Hat dein Konto eine bestätigte Adresse, geht ein Link dorthin.
place-forgotten-go = Mail schicken
place-forgotten-done = Wenn es ein solches Konto gibt, ist eine Mail unterwegs.
place-email = E-Mail-Adresse
place-codes = Codes für den Notfall
place-codes-explain = { $count ->
    [one] { $count } Code ist übrig. Codes bringen dich zurück, wenn alles andere verloren ist; neue ersetzen die alten.
   *[other] { $count } Codes sind übrig. Codes bringen dich zurück, wenn alles andere verloren ist; neue ersetzen die alten.
}
place-codes-make = Neue Codes
place-codes-shown = Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt.
place-done = Erledigt.
