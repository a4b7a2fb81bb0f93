### Was sich mit einem Tisch und den Leuten daran tun lässt: anhalten, Uhren, Plätze, Enden, Urlaub.

place-host = Tischleitung
place-pause = Spiel anhalten
place-go-on = Weiterspielen lassen
place-pause-explain = Niemand kann antworten, Bots stehen still, und keine Uhr läuft, bis du es weitergehen lässt.
place-more-time = Mehr Zeit
place-more-time-explain = Für alle, auf die der Tisch gerade wartet.
place-give = Geben
place-clocks = Andere Bedenkzeit
place-clocks-explain = Ab jetzt. Wer gerade am Zug ist, bekommt die neue Zeit von Anfang an.
place-change = Ändern
place-channel = Ein Webhook eurer Gruppe
place-channel-explain = Dort sagt der Tisch in deiner Sprache an, wer dran ist: in einem Kanal bei Discord, Slack oder Matrix oder über ein Programm. Nie etwas Geheimes. Der Tisch wird benachrichtigt.
place-channel-set = Dort ansagen
place-channel-off = Nicht mehr ansagen
place-channel-none = Zurzeit ist keiner eingetragen.
place-channel-now = Zurzeit: { $form }
place-hook-trouble = Nachrichten dorthin kommen nicht an. Der letzte Versuch ({ $last }) ist gescheitert: { $why ->
    [inside] Die Adresse führt in ein privates Netz, und dorthin wird nichts geschickt.
    [late] Es kam nicht rechtzeitig eine Antwort.
    [answered] Die Antwort war Fehler { $status }.
   *[unreachable] Es kam keine Verbindung zustande.
} Die nächste Nachricht wird wieder dorthin geschickt.
place-seats = Plätze
place-seats-explain = Wer einen Platz übernimmt, erfährt alles, was man dort weiß; wer vorher dort saß, verliert ihn. Der Tisch wird benachrichtigt.
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
place-back-explain = Alle müssen zustimmen, die da sind. Auf dem Tisch liegt wieder, was dort lag, die Stapel in derselben Reihenfolge; was danach gewürfelt oder gemischt wird, fällt neu aus. Niemand vergisst, was er gesehen hat.
place-back-to = Zum Stand gleich danach
place-back-ask = Alle fragen, ob es zurückgehen soll
place-back-sure = Wenn alle zustimmen, zählt nichts mehr, was hiernach kam: „{ $line }“ Sollen alle gefragt werden?
place-back-asked = Alle werden gefragt, ob es zum Stand gleich danach zurückgehen soll: „{ $line }“
place-back-beginning = Das Spiel begann.
place-back-undone = { $count ->
    [one] { $count } Schritt würde nicht mehr zählen.
   *[other] { $count } Schritte würden nicht mehr zählen.
}
place-back-secrets = Vorsicht: Seither hat jemand Geheimes erfahren und wüsste es weiterhin. Auch was alle gesehen haben, bleibt bekannt.
place-back-none = Seither hat niemand Geheimes erfahren. Was alle gesehen haben, bleibt aber bekannt.
place-back-own = du weißt mehr darüber
place-back-agree = Ich bin fürs Zurückgehen
place-back-refuse = Lieber nicht
place-back-call-off = Frage zurückziehen
place-concede = Aufgeben
place-sure-concede = Dann gewinnt die andere Seite. Aufgeben?
place-away = Urlaub
place-away-explain = Deine Uhr steht bis dahin, die anderen sehen das Datum, und niemand spielt für dich. Pro Spiel nur so viele Tage, wie dieser Server erlaubt; Fristen, in denen alle eingreifen dürfen, laufen trotzdem ab.
place-away-left = { $count ->
    [one] In diesem Spiel hast du noch { $count } Tag: längstens bis { $day }.
   *[other] In diesem Spiel hast du noch { $count } Tage: längstens bis { $day }.
}
place-away-cut = Mehr Tage sind in diesem Spiel nicht übrig: Dein Urlaub dauert bis { $day }.
place-away-until = Urlaub bis
place-away-set = Urlaub nehmen
place-away-back = Ich bin wieder da
place-away-all = Urlaub in allen meinen Fernpartien bis
place-away-tables = { $count ->
    [one] In { $count } Spiel eingetragen.
   *[other] In { $count } Spielen eingetragen.
}
place-away-left-all = { $count ->
    [one] In jedem deiner Spiele hast du noch mindestens { $count } Tag.
   *[other] In jedem deiner Spiele hast du noch mindestens { $count } Tage.
}
place-away-short = { $count ->
    [one] In { $count } Spiel sind für so lange nicht genug Tage übrig.
   *[other] In { $count } Spielen sind für so lange nicht genug Tage übrig.
}
place-people = Leute
place-people-explain = Wer gesperrt ist, kann sich nicht an deine Tische setzen und dir nichts zuflüstern; davon erfährt niemand.
place-block = { $name } sperren
place-unblock = { $name } nicht mehr sperren
place-report = { $name } melden
place-report-lead = Was sollten die Betreiber dieses Servers über { $name } wissen? Was { $name } hier geschrieben hat, wird mitgeschickt.
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
place-friends-explain = Zwei sind Freunde, wenn beide es sagen. Freunde kannst du in einem Schritt an einen Tisch einladen.
place-friends-none = Hier steht noch niemand: Frag Leute, mit denen du gespielt hast, am Tisch oder auf ihrer Seite.
place-befriend = { $name } die Freundschaft anbieten
place-befriend-back = Mit { $name } Freundschaft schließen
place-unfriend = Freundschaft mit { $name } beenden
place-unfriend-asks = Freundschaft mit { $name } ablehnen
place-unfriend-asked = { $name } nicht mehr fragen
place-friend-asks = möchte Freundschaft schließen
place-friend-asked = hat noch nicht geantwortet
place-invite-friend = Freunde einladen
place-invite-send = Einladen
place-invited = { $name } ist eingeladen.
place-invitations = Du bist eingeladen
place-invited-by = eingeladen von { $name }
place-invitation-no = Diesmal nicht
place-ratings = Wertungen
place-rating = Wertung
place-ratings-explain = Alle beginnen bei etwa 1000. Es zählen nur Spiele ohne Bots, die zu Ende gespielt oder aufgegeben wurden, jedes einmal; im Einvernehmen beendete zählen für niemanden. In Battlestar Galactica hat jede Seite eine eigene Wertung.
place-role-human = Mensch
place-role-cylon = Zylon
place-role-leader = Zylonenführer
place-by-role = Nach Seite
place-by-character = Nach Charakter
place-by-ending = Nach Ausgang
place-ending-conceded = Jemand hat aufgegeben.
place-statistics-lead = Alle beendeten Spiele dieses Servers, die unter Menschen oder an einem öffentlichen Tisch gespielt wurden: wie sie ausgingen und wie es den Leuten darin erging. Ein Spiel zählt, wenn es vorbei ist; von laufenden Spielen steht hier nichts.
place-statistics-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
place-recover = Mit einem Code zurück
place-recover-explain = Ein Code, den du notiert hast, oder einer, der per E-Mail kam. Jeder gilt einmal.
place-recover-go = Zurückkommen
place-code = Code
place-new-password = Neues Passwort
place-new-password-explain = Leer: Das alte bleibt. Mit einem neuen wirst du auf allen anderen Geräten abgemeldet.
place-forgotten = Passwort vergessen
place-forgotten-explain = Hat dein Konto eine bestätigte Adresse, geht ein Link dorthin.
place-forgotten-go = E-Mail schicken
place-forgotten-done = Wenn es ein solches Konto gibt, ist eine E-Mail unterwegs.
place-email = E-Mail-Adresse
place-codes = Codes für den Notfall
place-codes-explain = { $count ->
    [one] { $count } Code ist übrig. Codes bringen dich zurück, wenn alles andere verloren ist; neue ersetzen die alten.
   *[other] { $count } Codes sind übrig. Codes bringen dich zurück, wenn alles andere verloren ist; neue ersetzen die alten.
}
place-codes-make = Neue Codes
place-codes-shown = Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt.
place-done = Erledigt.

## Wie jemand benachrichtigt wird und wann nicht.

place-push = Auf diesem Gerät
place-push-explain = Dein Browser fragt dich, ob du es erlaubst.
place-push-impossible = Dieser Browser kann keine Benachrichtigungen einer geschlossenen Seite zeigen.
place-push-not-allowed = Der Browser hat es nicht erlaubt. Du kannst das neben der Adresse dieser Seite ändern.
place-mail = Per E-Mail
place-mail-explain = Die Adresse dient keinem anderen Zweck. Leer heißt: keine E-Mails.
place-mail-unconfirmed = Noch nicht bestätigt: Öffne den Link in unserer E-Mail.
place-mail-sent = Gespeichert. Öffne den Link in unserer E-Mail.
place-mail-when = Wie oft
place-mail-turns = Immer wenn ich dran bin
place-mail-daily = Einmal am Tag, alle Spiele zusammen
place-quiet = Ruhezeiten
place-quiet-explain = In dieser Zeit kommen keine Nachrichten, und bei Fernpartien zählen diese Stunden nicht.
place-quiet-from = Von
place-quiet-to = Bis
place-quiet-not = Gib an, von wann bis wann.
place-quiet-save = Ruhezeiten speichern
place-hook = Per Webhook
place-hook-explain = Eine Adresse (https), die aufgerufen wird, wenn du am Zug bist: für einen Chatraum oder ein eigenes Programm. Leer heißt: keine.
place-hook-not = Es muss eine https-Adresse mit einem öffentlichen Namen sein, etwa https://chat.example/abc
place-hook-form = Wer die Nachrichten annimmt
place-hook-form-usual = Wie es die Adresse nahelegt
place-hook-form-discord = Ein Discord-Kanal
place-hook-form-slack = Ein Slack-Kanal
place-hook-form-matrix = Ein Matrix-Raum, über seine Webhook-Brücke
place-hook-form-json = Ein Programm, das JSON liest
place-calendar = Kalender der Fristen
place-calendar-explain = Ein geheimer Link für den Kalender, den du ohnehin benutzt: wann an welchem Tisch deine Zeit um ist. Wer den Link hat, kann das lesen.
place-calendar-make = Link erzeugen
place-calendar-new = Neuen Link erzeugen
place-calendar-drop = Link löschen
place-hook-save = Webhook speichern
