### The tables of the web app: what the screen itself says beside the words of the games.

## Every table

web-log = Verlauf
web-new-lines = Neue Zeilen
web-your-decision = Deine Entscheidung
web-confirm = Bestätigen
web-confirm-count = Bestätigen ({ $count })
web-start-over = Von vorn
web-all-choices = Alle Möglichkeiten
web-sending = Wird gesendet …
web-a-moment = Einen Moment …
web-curtain = { $name }, du bist dran
web-curtain-lift = Ich bin { $name }, zeig mir meinen Tisch
web-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-thinking = überlegt
web-waiting-for = Warten auf { $names }.
web-coach-ask = Was würdest du tun?
web-coach-back = Worauf es ankam
web-news = Neues vom Tisch
web-taken-back = Ein Zug wurde zurückgenommen.
web-take-back = Zurücknehmen
web-sounds-switch = Klänge
web-only-you = Nur du siehst das
web-chosen-of = { $count } von { $of } gewählt
web-table-close = Schließen
web-parts = Teile des Tisches
web-tab-board = Spielplan
web-tab-mine = Meins
web-reference = Karten und Regeln
web-reference-search = Spielhilfe, Regeln und Karten durchsuchen
web-reference-aid = Spielhilfe
web-reference-rules = Regeln
web-reference-cards = Karten
web-reference-none = Nichts gefunden. Versuch es mit weniger oder kürzeren Wörtern.
web-reference-found = { $count ->
    [one] { $count } Eintrag gefunden
   *[other] { $count } Einträge gefunden
}
web-rule = Regel { $rule }
web-orders = Daueranweisungen
web-orders-lead = Was der Tisch sofort für dich beantwortet, damit niemand auf dein „Nein“ warten muss.
web-orders-ask = Frag mich
web-orders-pass = Für mich passen
web-orders-forget = Vergessen
web-orders-finer = Genauere Anweisungen
web-orders-finer-lead = Die erste passende Anweisung gilt. Passt keine, wirst du gefragt.
web-orders-earlier = Weiter nach vorn: { $order }
web-orders-forget-this = Vergessen: { $order }
web-orders-new = Eine neue Anweisung
web-orders-when = Wann
web-orders-fact-what = Wofür gewürfelt wird
web-orders-fact-onviper = Angriff auf eine Viper
web-orders-fact-piloted = Pilot der Viper
web-orders-fact-location = Ort
web-orders-fact-target = Ziel
web-orders-any = beliebig
web-orders-from = mindestens
web-orders-to = höchstens
web-orders-then = Dann
web-orders-play = Einsetzen: { $play }
web-orders-says = Diese Anweisung lautet
web-orders-never = „Mindestens“ ist mehr als „höchstens“: Das kann nie eintreten.
web-orders-there = Diese Anweisung hast du schon gegeben.
web-orders-add = Diese Anweisung geben
web-time-left = Verbleibende Zeit:
web-watching = Du schaust zu
web-connection-broken = Verbindung verloren, neuer Versuch …
web-presence-away = abwesend
web-presence-gone = offline
web-talk = Gespräch
web-talk-say = Sag etwas am Tisch
web-talk-to = An wen
web-talk-to-all = An alle
web-talk-to-one = Nur an { $name }
web-talk-rules-bsg = Sprich frei über alles, was alle sehen. Über verdeckte Karten, über Stärken auf deiner Hand und über heimlich Gesehenes erlauben die Regeln nur vage Andeutungen.
web-talk-rules-bsg-loyalties = Sag über deine Loyalitätskarte nur, dass sie dich zum Menschen oder zum Zylonen macht. Ein Persönliches Ziel oder eine Karte der letzten Fünf darfst du andeuten, wahr oder nicht; sag nie, welche Karte es ist oder was darauf steht.
web-talk-rules-bsg-trauma = Sag nie, was verborgene Traumamarker zeigen. Ob sich die Begegnung mit einem Verbündeten lohnt, darfst du sagen, ehrlich oder nicht.
web-talk-rules-roll = Sag, was du willst: Alle am Tisch lesen es.
web-talk-rules-plain = Sag, was du willst: Alle am Tisch lesen es.
web-watchers = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
web-notice-seat-away = { $name } hat nicht rechtzeitig geantwortet. Bis zur Rückkehr spielt ein Bot.
web-notice-seat-back = { $name } ist wieder da.
web-notice-seat-handed-to-bot = Ein Bot spielt jetzt für { $name }.
web-notice-seat-handed-over = { $name } hat einen Platz übernommen.
web-notice-seat-left = Jemand ist endgültig gegangen; { $name } spielt an diesem Platz weiter.
web-notice-seat-offered = Der Platz von { $name } wird jemand anderem angeboten.
web-notice-game-paused = Das Spiel ist angehalten.
web-notice-game-goes-on = Das Spiel geht weiter.
web-notice-more-time = Es gibt { $time } mehr Zeit.
web-notice-clocks-live = Neue Bedenkzeit: { $time } je Antwort, { $reserve } Reserve.
web-notice-clocks-mail = Neue Bedenkzeit: { $time } je Antwort.
web-notice-channel-on = Ein externer Kanal erfährt jetzt, wer dran ist.
web-notice-channel-off = Kein externer Kanal erfährt mehr, wer dran ist.
web-notice-wants-to-end = { $name } möchte das Spiel hier beenden.
web-notice-wants-to-play-on = { $name } möchte doch weiterspielen.
web-notice-game-abandoned = Das Spiel wurde im Einvernehmen beendet.
web-notice-conceded = { $name } hat aufgegeben.
web-notice-go-back-asked = Alle werden gefragt, ob es zu einem früheren Stand zurückgehen soll.
web-notice-go-back-agreed = { $name } ist fürs Zurückgehen.
web-notice-go-back-refused = { $name } möchte lieber nicht zurück.
web-notice-go-back-called-off = Es wird nicht mehr gefragt, ob es zurückgehen soll.
web-notice-went-back = Alle waren dafür: Das Spiel ging zu einem früheren Stand zurück. Was danach kam, zählt nicht mehr.
web-notice-vacation = { $name } ist bis { $day } im Urlaub; die Uhr steht so lange.
web-notice-vacation-over = { $name } ist aus dem Urlaub zurück.
web-notice-rematch = Es gibt einen neuen Tisch für dieselben Leute: hingehen
web-notice-friend-invited = { $name } ist eingeladen.
web-you-won = Sieg
web-you-lost = Niederlage
web-watch-again = Noch einmal ansehen
web-plain-scene = Auf dem Tisch
web-plain-bot = Bot

## Battlestar Galactica

web-bsg-turn = Zug { $turn } · { $who }
web-bsg-turn-number = Zug { $turn }
web-bsg-step-check = Fertigkeit-Check
web-bsg-resources = Ressourcen
web-bsg-fleet = Die Flotte
web-bsg-board = Der Spielplan: die Galactica und der Weltraum um sie herum
web-bsg-boards = Spielpläne
web-bsg-galactica = Galactica
web-bsg-hand = Deine Hand
web-bsg-characters = Charaktere
web-bsg-lit-hint = Was du anwählen darfst, leuchtet.
web-bsg-ones-positive = Auch Einsen zählen positiv
web-bsg-skill-ignored = { $skill }: zählt nicht
web-bsg-roll-attack = Gewürfelt wird für einen Angriff. Es greift an: { $by }; Ziel: { $target }.
web-bsg-roll-attack-hits = Gewürfelt wird für einen Angriff. Es greift an: { $by }; Ziel: { $target }. Treffer ab { $from }.
web-bsg-roll-attack-viper = Gewürfelt wird für einen Angriff. Es greift an: { $by }; Ziel: { $target }. Ab { $from } wird sie beschädigt, bei { $destroyed } zerstört.
web-bsg-roll-attack-viper-vii = Gewürfelt wird für einen Angriff. Es greift an: { $by }; Ziel: { $target }. Ab { $from } (Mark VII: ab { $seven }) wird sie beschädigt, bei { $destroyed } zerstört.
web-bsg-option-of = Es geht um: { $card }
web-bsg-roll-jump = Gewürfelt wird für den vorzeitigen Sprung: Bei { $atMost } oder weniger sinkt die Bevölkerung um { $population }.
web-bsg-roll-nuke = Gewürfelt wird für eine Nuklearwaffe: Ab { $from } ist der Basisstern zerstört, sonst zweimal beschädigt; ab { $more } auch 3 Jäger dort.
web-bsg-roll-risk = { $ship ->
    [viper] 2 Vipern werden riskiert
   *[other] Ein Raptor wird riskiert
}: Bei { $atLeast } oder mehr gelingt es.
web-bsg-roll-at-least = Gewürfelt wird für das, was gerade ausgeführt wird: Es zählt { $atLeast } oder mehr.
web-bsg-roll-at-most = Gewürfelt wird für das, was gerade ausgeführt wird: Es zählt { $atMost } oder weniger.
web-bsg-chosen-worth = { $count } gewählt · { $by }
web-bsg-add = { $count ->
    [one] { $count } Karte dazulegen
   *[other] { $count } Karten dazulegen
}
web-bsg-add-none = Nichts dazulegen
web-bsg-damaged = beschädigt
web-bsg-location-damaged = Beschädigt: Niemand kann den Ort nutzen, bis er repariert ist.
web-bsg-cylon = Zylon
web-bsg-human = Mensch
web-bsg-in-viper = in einer Viper
web-bsg-off-board = noch nicht an Bord
web-bsg-spent = Die einmalige Fähigkeit ist verbraucht.
web-bsg-mark = { $who }: { $meaning }
web-bsg-mark-lead = Dein eigenes Zeichen: Nur du siehst es. Drück darauf, um es zu ändern.
web-bsg-mark-none = kein Verdacht notiert
web-bsg-mark-trust = du vertraust dieser Person
web-bsg-mark-doubt = du bist unsicher
web-bsg-mark-accuse = du hältst diese Person für einen Zylonen
web-bsg-red-zone = im roten Bereich
web-bsg-red-from = Roter Bereich: { $from } oder weniger. Bei 0 verlieren die Menschen.
web-bsg-start = Start
web-bsg-jump = Sprung
web-bsg-lost = verloren
web-bsg-jump-track = Sprungvorbereitung · Distanz { $distance } von 8
web-bsg-jump-lead = Von einem blauen Feld aus kann die Flotte früher springen, riskiert dabei aber die angegebene Bevölkerung.
web-bsg-boarding = Enter-Skala
web-bsg-boarding-lead = Ein Zenturio, der das Ende erreicht, nimmt die Galactica ein.
web-bsg-vipers-reserve = Vipern in der Reserve
web-bsg-vipers-damaged = Beschädigte Vipern
web-bsg-raptors = Raptoren
web-bsg-nukes = Nuklearwaffen
web-bsg-civilians = Zivilschiffe im Vorrat
web-bsg-decks = Stapel
web-bsg-deck-crisis = Krisenstapel
web-bsg-deck-super = Super-Krisenstapel
web-bsg-deck-quorum = Zwölferratsstapel
web-bsg-deck-quorum-hand = Zwölferratshand des Präsidenten
web-bsg-deck-destination = Zielortstapel
web-bsg-deck-destiny = Schicksalsstapel
web-bsg-scene = Was gerade geschieht
web-bsg-combat = Kampf
web-bsg-kept = Im Spiel:
web-bsg-foot = Was auf die Karte folgt
web-bsg-harm-none = nichts
web-bsg-harm-damaged = beschädigt
web-bsg-harm-destroyed = zerstört
web-bsg-destiny = Schicksal
web-bsg-total = { $total } gegen { $difficulty }
web-bsg-check-pass = Erfolg:
web-bsg-check-partial = Teilerfolg:
web-bsg-check-fail = Misserfolg:
web-bsg-decided-pass = Erfolg, ganz ohne Karten.
web-bsg-decided-partial = Teilerfolg, ganz ohne Karten.
web-bsg-decided-fail = Misserfolg, ganz ohne Karten.
web-bsg-you-are-cylon = Du bist ein Zylon.
web-bsg-you-are-human = Du bist ein Mensch.
web-bsg-note-loyalty = Karte von { $who }: { $card }.
web-bsg-note-civilian = Zivilschiff { $ship }: { $face }.
web-bsg-note-quorum = Abgegebene Zwölferratshand: { $cards }.
web-bsg-note-top = Oben auf dem Stapel, als du nachsahst: { $card }.
web-bsg-note-bottom = Unter den Stapel gelegt: { $card }.
web-bsg-end = Das Ende
web-bsg-see-board = Spielplan ansehen
web-bsg-who-was-who = Wer wer war
web-bsg-held = Auf der Hand: { $cards }
web-bsg-knew = Wusste: { $note }
web-bsg-what-is-left = Was übrig ist
web-bsg-end-counts = { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}, Distanz { $distance }, Checks: { $passed } bestanden, { $failed } gescheitert.
web-bsg-story = Wie es dazu kam

## Roll for the Galaxy

web-roll-plan = Dein Plan
web-roll-place-wild = Joker-Würfel zum Legen
web-roll-selects = wählt
web-roll-select = Wählen
web-roll-put-here = Hierher
web-roll-power-done = Fähigkeit abschließen
web-roll-powers = Fähigkeiten in dieser Runde
web-roll-use-moved = { $die } zu { $phase }
web-roll-use-aside = { $die } beiseitegelegt
web-roll-moved = verschoben
web-roll-ready = Fertig
web-roll-undo-step = Schritt zurück
web-roll-reset = Zurücksetzen
web-roll-hint-aside = Wähle den Arbeiter, der beiseitegelegt wird.
web-roll-hint-move = Wähle einen Arbeiter zum Verschieben.
web-roll-hint-where = Sag, wohin er kommt.
web-roll-hint-held = „Wählen“: Der Würfel wählt diese Phase. „Hierher“, wo es geht: Er arbeitet dort.
web-roll-hint-wild = Leg die Joker-Würfel unter Phasen.
web-roll-hint-select = Welche Phase soll stattfinden?
web-roll-hint-ready = { $phase } wird stattfinden.
web-roll-hint-change = Ändere den Plan, setz eine Fähigkeit ein, oder sag, dass du fertig bist.
web-roll-hint-stays = Dieser Würfel liegt, wie er gefallen ist. Er kann eine Phase wählen; nur Diktat und Fähigkeiten verschieben ihn.
web-roll-round = Runde { $round }
web-roll-empire = Dein Imperium · { $tiles } von 12
web-roll-empire-of = { $who } · { $tiles } von 12
web-roll-points = SP
web-roll-ready-mark = fertig
web-roll-look = Imperium ansehen
web-roll-tab-plan = Plan
web-roll-tab-empire = Imperium
web-roll-construction = Bauzone
web-roll-stack-develop = Entwicklungen · { $count }
web-roll-stack-settle = Welten · { $count }
web-roll-progress = { $count } von { $of }
web-roll-empty-stack = nichts
web-roll-citizenry = Bürgerschaft
web-roll-cup = Becher
web-roll-credits = Credits
web-roll-score-now = { $points } SP, wenn jetzt Schluss wäre
web-roll-abandon = Erst ablegen: für jedes ein Plättchen mehr
web-roll-letter-home = H
web-roll-letter-military = M
web-roll-letter-consumption = K
web-roll-letter-novelty = L
web-roll-letter-rare = S
web-roll-letter-genes = G
web-roll-letter-alien = A
web-roll-explore-done = Fertig erkundet
web-roll-rearrange = Stapel neu ordnen
web-roll-rearrange-done = So lassen
web-roll-up = Nach oben
web-roll-down = Nach unten
web-roll-other-side = Auf den anderen Stapel
web-roll-place-which = Plättchen { $count } von { $of }: auf welchen Stapel?
web-roll-place-later = Danach: Plättchen { $count } von { $of }
web-roll-place-develop-top = Entwicklung, obenauf
web-roll-place-develop-bottom = Entwicklung, zuunterst
web-roll-place-settle-top = Welt, obenauf
web-roll-place-settle-bottom = Welt, zuunterst
web-roll-recruit = { $count } aus der Bürgerschaft rekrutieren
web-roll-recall = Zurückrufen in den Becher, wenn du magst. Die Ware oder der Arbeiter verlässt das Plättchen, das daneben steht.
web-roll-recall-must = Zurückrufen in den Becher: mindestens einen
web-roll-manage-must = Dein Becher wäre leer. Ruf mindestens { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} zurück.
web-roll-manage-recruit = Rekrutiere für deine Credits { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
}.
web-roll-manage-recall = Du darfst kostenlos Würfel in den Becher zurückrufen.
web-roll-reveal = Die Sichtschirme heben sich
web-roll-no-phase = findet nicht statt
web-roll-skip = Überspringen
web-roll-step-of = { $count } von { $of }
web-roll-watching-phases = Was gerade geschah
web-roll-final = Endwertung
web-roll-line-chips = Siegpunktchips
web-roll-line-bonus = { $card }: Bonus
web-roll-line-total = Summe
web-roll-line-tie = Gleichstand: Würfel im Becher und Credits

## Der Tisch von Battlestar Galactica, auf einen Blick

web-bsg-jump-preparation = Sprungvorbereitung
web-bsg-distance-of = Distanz { $distance } von { $of }
web-bsg-store-vipers = { $count } { $count ->
    [one] Viper
   *[other] Vipern
}
web-bsg-store-damaged = { $count } beschädigt
web-bsg-store-raptors = { $count } { $count ->
    [one] Raptor
   *[other] Raptoren
}
web-bsg-store-nukes = { $count } { $count ->
    [one] Nuklearwaffe
   *[other] Nuklearwaffen
}
web-bsg-store-civilians = { $count } { $count ->
    [one] Zivilschiff
   *[other] Zivilschiffe
}
web-bsg-choosing = wählt …
web-bsg-gave = { $count ->
    [0] gab keine
   *[other] gab { $count }
}
web-bsg-counts-in-check = { $by } zur Summe
web-bsg-chosen = dabei
web-bsg-add-worth = { $count ->
    [one] 1 Karte dazulegen: { $by }
   *[other] { $count } Karten dazulegen: { $by }
}
web-bsg-you-keep = du behältst { $count }
web-bsg-bring = Von dir: { $mine } · nötig: { $difficulty }. { $hidden ->
    [0] Keine Karte ist verdeckt.
    [one] 1 Karte ist verdeckt.
   *[other] { $hidden } Karten sind verdeckt.
}
web-bsg-hidden-must = Die verdeckten Karten müssen { $rest } bringen.
web-bsg-hidden-enough = Die verdeckten Karten dürfen { $rest } kosten.
web-bsg-at-pass = { $count } Erfolg
web-bsg-at-partial = { $count } Teilerfolg
web-bsg-at-fail = Misserfolg
web-bsg-or-more = ab { $count }
web-bsg-or-less = bis { $count }
web-bsg-between = { $from } bis { $to }
web-bsg-cylon-locations = Zylonen-Orte
web-bsg-your-loyalty = Deine Loyalität
web-bsg-hold-to-look = halten zum Ansehen, drücken zum Aufdecken
web-bsg-secret-actions = Gibt sie dir eine Aktion, decke sie dafür auf.
web-bsg-secret-actions-short = Geheime Aktionen
web-bsg-secret-new = Darunter liegt etwas Neues
web-bsg-own-quorum = Zwölferratskarten: { $count }
web-bsg-own-super-crisis = Super-Krisenkarte: auf Caprica als Aktion zu spielen
web-bsg-keep-open = Offen lassen
web-bsg-turn-down = Verdecken
web-bsg-notes = Notizen
web-bsg-notes-none = Was du im Geheimen siehst, steht hier.
web-bsg-tab-check = Check
web-bsg-tab-crew = Crew
web-bsg-as-list = Alle Antworten als Liste
web-bsg-not-as-list = Wieder auf dem Spielplan
web-bsg-hits-from = trifft ab { $from }: { $chance } von 8
web-bsg-bring-open = Die offenen Karten ergeben { $sum } von { $difficulty }.
web-bsg-nukes-left = noch { $count }; ab einer gewürfelten 3 ist ein Basisstern zerstört
