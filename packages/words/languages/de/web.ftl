### The web app: lobby, settings, profile, rules, replay.

## Everywhere

web-loading = Wird geladen …
web-skip = Zum Inhalt springen
web-newer = Es gibt eine neuere Version. Nichts geht verloren.
web-newer-load = Neu laden
web-navigation = Seiten
web-language = Sprache
web-rules = Regeln
web-settings = Einstellungen
web-profile = Profil
web-unofficial = Starboard ist ein inoffizielles Projekt von Fans. Es stammt nicht von den Verlagen dieser Spiele, wird von ihnen nicht unterstützt und enthält weder ihre Bilder noch ihre Texte.
web-nothing-here = Unter dieser Adresse gibt es nichts
web-nothing-here-lead = Der Link ist vielleicht alt oder falsch abgetippt. Deine Spiele sind sicher: Du findest sie in der Lobby.
web-back-to-lobby = Zurück zur Lobby
web-broken = Auf dieser Seite ist etwas kaputtgegangen
web-broken-safe = Dein Spiel ist sicher: Alles, was du bestätigt hast, ist gespeichert. Lade die Seite neu und mach dort weiter, wo du warst; geht sie wieder kaputt, sag uns, was du zuletzt getan hast.
web-part-missing = Ein Teil der App ist nicht angekommen
web-part-missing-safe = Entweder wurde Starboard aktualisiert, seit du es geöffnet hast, oder die Verbindung ist weg. Dein Spiel ist sicher: Alles, was du bestätigt hast, ist gespeichert. Lade die Seite neu, dann geht es an derselben Stelle weiter.
web-reload = Neu laden
web-game-roll = Roll for the Galaxy
web-game-bsg = Battlestar Galactica
web-game-liars-dice = Lügenwürfel
web-game-tic-tac-toe = Tic-Tac-Toe
web-captain = Kapitän
web-guest = Kapitän { $star }
web-your-turn = Du bist am Zug
web-away-title = Du bist abwesend
web-save = Speichern
web-saved = Gespeichert.
web-search = Suchen
web-sign-in = Anmelden
web-statistics = Statistik
web-won = gewonnen
web-rules-count = { $count ->
    [one] { $count } Regel.
   *[other] { $count } Regeln.
}
web-rules-in-english = Einige Regeln sind noch auf Englisch.

## Lobby

web-hero = Zwei große Weltraumspiele an einem Tisch, wo immer du bist
web-hero-lead = Starboard kennt jede Regel, wahrt jedes Geheimnis und spielt auf freien Plätzen mit. Live oder als Fernpartie, mit Freunden oder gegen Bots, ohne Konto.
web-game-roll-facts = 2 bis 5 Personen · etwa 40 Minuten
web-game-roll-lead = Würfle verdeckt, errate, welche Phasen die anderen wählen, und bau ein Imperium aus Welten und Entwicklungen.
web-game-bsg-facts = 3 bis 7 Personen · 2 bis 3 Stunden · mit Pegasus und Exodus
web-game-bsg-lead = Die letzten Menschen fliehen durch den Weltraum, und jemand am Tisch ist keiner von ihnen. Finde heraus, wer, bevor die Flotte verloren ist.
web-game-liars-dice-facts = 2 bis 6 Personen · etwa 15 Minuten
web-game-tic-tac-toe-facts = 2 Personen · eine Minute
web-learn = In fünf Minuten lernen
web-learn-bsg = ein Check, ein Verräter, Schritt für Schritt
web-learn-roll = eine Runde, Schritt für Schritt
web-lesson = Lektion
web-practise-now = Jetzt gegen Bots spielen
web-choose-players = Mitspieler und Bots wählen
web-my-games = Meine Spiele
web-seats-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
web-lobby-paused = angehalten
web-lobby-waiting = Wartet auf { $names }
web-on-this-device = Auf diesem Gerät · { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}, { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
web-kept-turn = Zug { $turn }
web-kept-round = Runde { $round }
web-game-over-watch = Beendet: noch einmal ansehen
web-forget-game = Dieses Spiel von diesem Gerät entfernen: { $game }
web-open-tables = Offene Tische
web-no-open-tables = An öffentlichen Tischen wartet gerade niemand. Eröffne selbst einen und schick deinen Freunden den Link.
web-server-away = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du ohne ihn spielen; die Tische mit anderen kommen mit der Verbindung zurück.
web-no-server = Diese Seite hat keinen Server. Auf diesem Gerät kannst du spielen; Tische mit anderen brauchen einen Starboard-Server.
web-sit-down = Platz nehmen
web-watch-games = Spiele zum Zuschauen
web-watch = Zuschauen
web-create-table = Tisch eröffnen
web-pace-live = live
web-pace-mail = als Fernpartie

## A new game

web-create-title = Ein neues Spiel
web-your-name = Dein Name
web-your-name-explain = So nennen dich die anderen. Du kannst ihn später ändern.
web-create-level = Wie stark sind die Bots?
web-level-easy = Leicht
web-level-normal = Normal
web-level-strong = Stark
web-pace-choice-quick = Zügig
web-pace-choice-live = An einem Abend
web-pace-choice-mail = Als Fernpartie
web-pace-choice-slow = Als langsame Fernpartie
web-begin = Beginnen

## Before a game on the server

web-all-here = Alle sind da
web-seats = Plätze
web-free-seat = Freier Platz
web-seat-yours = du
web-present = da
web-bot-of-level = { $name } · Bot, { $level }
web-seat-bot = Bot hierher setzen
web-send-bot-away = Bot wegschicken
web-leave-seat = Aufstehen
web-begin-when-full = Es kann losgehen, wenn alle Plätze besetzt sind, von Menschen oder Bots.
web-invite = Der Link zu diesem Tisch
web-invite-explain = Wer ihn öffnet, kann sich setzen oder zuschauen. Niemand braucht ein Konto.
web-table-password = Passwort des Tisches
web-table-password-explain = Leer: keines. Wer den Link hat, braucht kein Passwort.
web-with-password = mit Passwort
web-take-seat = Ein Platz für dich
web-take-seat-lead = Jemand gibt dir einen Platz in einem laufenden Spiel. Mit ihm erfährst du alles, was man dort weiß.
web-take-seat-do = Platz übernehmen
web-copy-link = Link kopieren
web-copied = Kopiert
web-table-talk = Gespräch
web-say-something = Etwas sagen
web-send = Senden
web-reconnecting = Die Verbindung ist abgerissen und wird wiederhergestellt. Nichts ist verloren.
web-no-such-table = Dieser Tisch ist hier nicht zu finden
web-no-such-table-lead = Vielleicht gibt es ihn nicht mehr, oder er ist nur für Eingeladene. Hast du dort gespielt, melde dich wieder an; sonst bitte um den Link.
web-seat-gone = Deinen Platz hat jetzt jemand anders
web-seat-gone-lead = Für dich spielt dort jetzt jemand anders oder ein Bot; deshalb ist dir dieser Tisch nicht mehr zugänglich. Möchtest du zuschauen, bitte jemanden am Tisch um den Link.
web-unknown-game = Für dieses Spiel gibt es hier keinen Tisch
web-table-away = Der Server ist nicht erreichbar
web-table-away-lead = Dein Tisch ist dort sicher, mit allem, was du bestätigt hast. Diese Seite versucht es weiter und öffnet ihn, sobald sie durchkommt. Bis dahin kannst du von der Lobby aus auf diesem Gerät spielen.

## Replay

web-replay = Wiederholung
web-replay-not = Dieses Spiel lässt sich nicht zeigen
web-replay-back = Ein Zug zurück
web-replay-on = Ein Zug weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-moment = Zeitpunkt im Spiel
web-replay-at = { $seq } von { $length }
web-replay-eyes = Mit wessen Augen
web-replay-all = Allwissend
web-replay-secrets = Was alle verbargen
web-replay-spectator = Als Zuschauer
web-replay-link = Link zu diesem Moment
web-replay-seat = Spieler { $number }
web-record-save = Als Datei speichern
web-record-open = Gespeichertes Spiel öffnen
web-record-open-explain = Ein beendetes Spiel aus einer Aufzeichnung ansehen.
web-record-not = Diese Datei ist keine Aufzeichnung eines Starboard-Spiels. Nichts hat sich geändert.

## What the server may refuse

web-refused-server-away = Der Server ist gerade nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.
web-refused-store-away = Der Server kann gerade nichts speichern. Nichts ist verloren; versuch es gleich noch einmal.
web-refused-page-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
web-refused-not-signed-in = Wähle zuerst einen Namen.
web-refused-wrong-login = Anmeldename oder Passwort stimmt nicht.
web-refused-login-taken = Diesen Anmeldenamen gibt es schon. Nimm einen anderen.
web-refused-wrong-passkey = Dieser Passkey ist hier nicht bekannt.
web-refused-passkey-cancelled = Es wurde kein Passkey benutzt.
web-refused-too-fast = Das war viel auf einmal. Warte eine Minute und versuch es noch einmal.
web-refused-bad-request = Im Formular fehlt etwas, oder etwas ist zu lang.
web-refused-no-such-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
web-refused-no-such-player = Diese Person gibt es hier nicht.
web-refused-not-invited = Dieser Tisch ist nur für Leute, die den Link haben.
web-refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
web-refused-already-seated = Du sitzt schon an diesem Tisch.
web-refused-already-started = Das Spiel hat schon begonnen.
web-refused-not-over = Das Spiel läuft noch. Wenn es vorbei ist, kannst du es hier noch einmal ansehen.
web-refused-only-the-host = Das kann nur, wer den Tisch eröffnet hat.
web-refused-too-many-tables = Du hast zu viele Tische, an denen noch nicht zu Ende gespielt ist. Beende oder verlasse erst einige.
web-refused-too-many-joined = Hier sind zu viele Tische geöffnet. Schließe erst einige.
web-refused-no-mail = Dieser Server verschickt keine E-Mails.
web-refused-mail-not-sent = Die E-Mail konnte gerade nicht verschickt werden. Speichere die Adresse später noch einmal.
web-refused-other-version = Dieses Spiel wurde nach älteren Regeln gespielt und lässt sich nicht mehr zeigen.
web-refused-unknown-game = Diese Seite kennt das Spiel nicht, das dort gespielt wird. Vielleicht kennt es ein neueres Starboard: Lade die Seite neu.
web-refused-not-your-seat = Du sitzt nicht mehr an diesem Tisch.
web-refused-only-players-talk = Während eines Spiels darf nur reden, wer mitspielt.
web-refused-no-private-talk = An diesem Tisch hören alle alles.
web-refused-only-players-start = Nur wer hier sitzt, kann beginnen.
web-refused-seats-free = Es fehlt noch jemand. Lade Leute ein oder setz Bots dazu.
web-refused-nobody-plays = Hier sitzen nur Bots. Setz dich selbst dazu.
web-refused-paused = Das Spiel ist angehalten: Niemand zieht, bis es weitergeht.
web-refused-nobody-waits = Der Tisch wartet auf niemanden, also gibt es keine Zeit zu verlängern.
web-refused-not-for-two = Aufgeben kann man nur ein Spiel zu zweit. Gib stattdessen deinen Platz ab.
web-refused-only-by-mail = Urlaub, in dem die Uhr steht, gibt es nur in Fernpartien.
web-refused-no-vacation-left = Du hast alle Urlaubstage aufgebraucht, die ein Spiel erlaubt.
web-refused-no-such-moment = Dorthin geht es nicht zurück: Diesen Stand gibt es nicht, oder er zählt nicht mehr.
web-refused-not-asked-to-go-back = Ob es dorthin zurückgehen soll, wird nicht mehr gefragt.
web-refused-not-started = Dieses Spiel wird gerade nicht gespielt.
web-refused-no-such-seat = Dieser Link gilt nicht mehr: Jemand hat den Platz schon, oder das Angebot wurde zurückgezogen.
web-refused-password-needed = Dieser Tisch verlangt ein Passwort. Frag die Person, die ihn eröffnet hat.
web-refused-wrong-password = Das ist nicht das Passwort dieses Tisches.
web-refused-too-many-tries = Zu viele falsche Versuche; warte zehn Minuten.
web-refused-not-welcome = Jemand an diesem Tisch möchte nicht mit dir spielen.
web-refused-not-heard = Diese Person lässt sich von dir nichts zuflüstern.
web-refused-only-players-invite = Einladen kann nur, wer am Tisch ist.
web-refused-only-friends = So lassen sich nur Freunde einladen; schick den anderen den Link.
web-refused-too-many-friends = Du hast schon zu viele Freunde; nimm erst jemanden von der Liste.
web-refused-too-many-blocked = Du hast zu viele Leute gesperrt. Nimm erst jemanden von der Liste.
web-refused-too-many-muted = Du hast zu viele Leute stumm geschaltet. Hör erst jemandem wieder zu.
web-refused-too-many-reports = Du hast schon viel gemeldet. Warte, bis das angesehen wurde.
web-refused-reported-before = Das hast du schon gemeldet. Es wird angesehen.
web-refused-wrong-code = Dieser Code gilt nicht, wurde schon benutzt, oder seine Zeit ist um.
web-refused-no-login-yet = Dieses Konto hat noch keinen Anmeldenamen. Komm ohne neues Passwort zurück und wähle dann beides.
web-refused-table-too-busy = An diesem Tisch geschah sehr viel auf einmal. Versuch es noch einmal.
web-nothing-changed = Es hat sich nichts geändert: Wähle noch einmal.
web-refused-other = Das ging nicht ({ $code }). Nichts ist verloren; versuch es noch einmal oder lade die Seite neu.

## Battlestar Galactica: Pegasus und Neu-Caprica

web-bsg-jump-track-settling = Sprungvorbereitung · Distanz { $distance } von 7
web-bsg-planet-settled = Die Flotte hat sich niedergelassen. Die Galactica kehrt zurück, sobald die Sprungvorbereitung abgeschlossen ist.
web-bsg-planet-orbit = Die Galactica ist im Orbit. Der Admiral kann den Abflug befehlen; wer oder was dann noch hier ist, ist verloren.
web-bsg-stack-locked = Festgehalten
web-bsg-stack-locked-lead = Zivilschiffe, die nicht starten können. Eine Besatzungstruppe, die auf der Werft handelt, zerstört das oberste.
web-bsg-stack-prepared = Vorbereitet
web-bsg-stack-prepared-lead = Zivilschiffe, die evakuiert werden können, sobald die Galactica wieder im Orbit ist.
web-bsg-stack-in-space = Im Weltraum
web-bsg-stack-in-space-lead = Zivilschiffe auf den Weltraumfeldern um die Galactica.
web-bsg-deck-new-caprica = Neu-Caprica-Krisenstapel
web-bsg-forces = { $count ->
    [one] { $count } Besatzungstruppe
   *[other] { $count } Besatzungstruppen
}
web-bsg-location-lost = Mit dem Schiff zerstört: Niemand kann mehr dorthin gehen.
web-bsg-scar = Scar
web-bsg-scar-lead = Dieser Jäger ist Scar: Er handelt zweimal, und nur eine 7 oder 8 zerstört ihn.
web-bsg-leader = Zylonenführer
web-bsg-infiltrating = infiltriert
web-bsg-executed = Hingerichtet:
web-bsg-own-aim = Über deinen Sieg entscheidet allein deine Absichtskarte.
web-bsg-reckless = Waghalsig
web-bsg-reckless-lead = Eine waghalsige Karte wurde ausgespielt: Texte für waghalsige Checks gelten, wenn ihre Karten aufgedeckt werden.
web-bsg-texts = Es wirken:
web-bsg-destiny-hidden = Das Schicksal bleibt verdeckt
web-bsg-super-crises = { $count ->
    [one] { $count } Super-Krisenkarte
   *[other] { $count } Super-Krisenkarten
}

## What tables share with the rest

web-you = Du
web-game-lost = Dieses Spiel ist nicht mehr da
web-game-lost-lead = Spiele auf einem Gerät bewahrt der Browser auf, in dem sie begonnen wurden. Dieses wurde dort entfernt oder auf einem anderen Gerät begonnen. Deine übrigen Spiele findest du in der Lobby.
web-game-unreadable = Dieses Spiel lässt sich nicht mehr öffnen
web-game-unreadable-lead = Eine ältere Version von Starboard hat es so gespeichert, dass die jetzige es nicht lesen kann. Sonst ist nichts betroffen: Deine übrigen Spiele findest du in der Lobby.
web-players = Mitspieler
web-leave = Verlassen
