### Settings, profile, statistics, rules: pages that nobody sees at a table.

## Settings

web-settings-lead = Sie gelten für dieses Gerät, ab sofort.
web-theme = Aussehen
web-theme-system = Wie das System
web-theme-system-explain = Dunkel oder hell, wie dieses Gerät.
web-theme-dark = Dunkel
web-theme-dark-explain = Nacht um die Flotte, für lange Abende.
web-theme-light = Hell
web-theme-light-explain = Eine gezeichnete Karte statt der Nacht, für helle Räume.
web-theme-contrast = Hoher Kontrast
web-theme-contrast-explain = Schwarz, Weiß und klare Linien.
web-zoom = Größe
web-zoom-explain = Alles auf der Seite wird größer oder kleiner.
web-own-colour = Meine Farbe
web-own-colour-explain = An jedem Tisch, aber nur auf deinem Bildschirm; wer sie dort schon hat, bekommt dafür die Farbe deines Platzes.
web-own-colour-none = Die meines Platzes
web-own-colour-0 = Blau
web-own-colour-1 = Koralle
web-own-colour-2 = Grün
web-own-colour-3 = Violett
web-own-colour-4 = Türkis
web-own-colour-5 = Rosa
web-own-colour-6 = Sand
web-motion-and-sound = Bewegung und Ton
web-motion = Animationen
web-motion-explain = Es sei denn, dein System wünscht weniger Bewegung.
web-sounds = Ein Ton, wenn ich am Zug bin
web-sounds-explain = Zwei leise Töne, sonst nichts.
web-tips = Tipps
web-tips-explain = Ein Satz, wenn etwas zum ersten Mal vorkommt; jeder nur einmal.
web-volume = Lautstärke
web-bot-pace = Wie lange Bots brauchen
web-bot-pace-explain = Auf diesem Gerät. Langsamen Bots lässt sich leichter folgen.
web-bot-pace-0 = Sofort
web-bot-pace-450 = Flott
web-bot-pace-1200 = Zum Mitlesen
web-bot-pace-2500 = Langsam
web-notifications = Benachrichtigungen
web-notifications-explain = Wenn du am Zug bist, wenn deine Zeit abläuft, wenn ein Spiel zu Ende ist. Nie, was jemand auf der Hand hat.
web-notifications-sign-in = Dafür muss der Server dich kennen: Wähle zuerst einen Namen.
web-default-orders = Daueranweisungen für neue Spiele
web-default-orders-explain = Wenn Battlestar Galactica fragt, ob du eingreifst, kann es für dich passen. An jedem Tisch kannst du das wieder ändern.

## Profile

web-profile-lead = Zum Spielen brauchst du kein Konto. Ein Name genügt; wenn du dich anmeldest, findest du deine Spiele auf jedem Gerät.
web-be-guest = Als Gast spielen
web-be-guest-explain = Dieser Browser merkt sich dich.
web-be-guest-go = Das bin ich
web-login = Anmeldename
web-login-explain = 3 bis 40 Buchstaben, Ziffern, Punkte oder Unterstriche.
web-password = Passwort
web-password-explain = Mindestens 8 Zeichen.
web-password-now = Dein bisheriges Passwort
web-passkey = Passkey
web-passkey-sign-in = Mit Passkey anmelden
web-passkey-sign-in-explain = Mit Fingerabdruck, Gesicht oder Gerätecode.
web-passkey-explain = Anmelden ohne Passwort. Du hast { $count ->
    [one] { $count } Passkey
   *[other] { $count } Passkeys
}.
web-passkey-add = Passkey hinzufügen
web-you-are = Du bist { $name }.
web-you-are-guest = Du bist { $name }, ein Gast: Nur dieser Browser kennt dich.
web-you-are-guest-back = Du bist { $name }, ein Gast. Wenn dieser Browser dich vergisst, bringt dich { $back ->
    [code] einer deiner Codes für den Notfall zurück.
   *[mail] ein Link zurück, den wir an deine E-Mail-Adresse schicken.
}
web-played = Gespielt
web-played-nothing = Auf diesem Server noch keine beendeten Spiele.
web-game = Spiel
web-games-played = Gespielt
web-games-won = Gewonnen
web-best-score = Bestwert
web-lost = verloren
web-keep-account = Auch auf anderen Geräten spielen
web-keep-account-explain = Mit Anmeldename und Passwort oder einem Passkey bist du überall du selbst.
web-leave-here = Gehen
web-sign-out = Hier abmelden
web-sign-out-everywhere = Überall abmelden
web-export = Alles, was über mich gespeichert ist
web-guest-gone = Ein Gast, der sich abmeldet, kann nicht zurückkommen. Leg vorher Anmeldename und Passwort fest.
web-delete = Mein Konto löschen
web-delete-sure = Ja, mein Konto und alles von mir Geschriebene löschen

## Rules

web-rules-title = Nachschlagen
web-rules-parts = Teile des Nachschlagewerks
web-rules-bsg = Battlestar Galactica: Regeln
web-rules-bsg-aid = Battlestar Galactica: Spielhilfe
web-rules-bsg-cards = Battlestar Galactica: Karten
web-rules-bsg-pegasus = Battlestar Galactica, Pegasus: Regeln
web-rules-bsg-exodus = Battlestar Galactica, Exodus: Regeln
web-rules-roll = Roll for the Galaxy: Regeln
web-rules-roll-aid = Roll for the Galaxy: Spielhilfe
web-rules-roll-cards = Roll for the Galaxy: Plättchen
web-rules-not-played = Zum Nachlesen: Diese Erweiterung kann hier noch nicht gespielt werden.
web-cards-count = { $count ->
    [one] { $count } Eintrag.
   *[other] { $count } Einträge.
}
