### Battlestar Galactica mit Exodus: was nur diese Karten sagen, was nur hier gefragt und erzählt wird.

## Wörter und ihre Formen
bsg-ships-damaged = { $ships } mit { $count } { $count ->
    [one] Schadensmarker
   *[other] Schadensmarkern
}
bsg-plain-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
bsg-trauma-tokens = { $count } Traumamarker
bsg-trauma-benevolent = wohlwollend
bsg-trauma-antagonistic = feindselig
bsg-trauma-disaster = Katastrophe
bsg-traumas-benevolent = { $count } { $count ->
    [one] wohlwollender
   *[other] wohlwollende
}
    .acc = { $count } { $count ->
        [one] wohlwollenden
       *[other] wohlwollende
    }
bsg-traumas-antagonistic = { $count } { $count ->
    [one] feindseliger
   *[other] feindselige
}
    .acc = { $count } { $count ->
        [one] feindseligen
       *[other] feindselige
    }
bsg-traumas-disaster = { $count } { $count ->
    [one] Katastrophe
   *[other] Katastrophen
}
    .acc = { $count } { $count ->
        [one] Katastrophe
       *[other] Katastrophen
    }
bsg-board-cylon-fleet-board = Zylonenflotten-Plan
    .the = der Zylonenflotten-Plan
    .in = auf dem Zylonenflotten-Plan
    .gen = des Zylonenflotten-Plans
bsg-who-cag = der CAG
    .person = they
    .gen = des CAG
bsg-who-owner = der Besitzer
    .person = they
    .gen = des Besitzers
bsg-who-examiner = der Betrachter
    .person = they
    .gen = des Betrachters
bsg-who-each-other-human = jeder andere menschliche Spieler
    .person = they
    .gen = jedes anderen menschlichen Spielers
bsg-receiver-any = einem menschlichen Spieler{ $free ->
    [1] { " " }außerhalb der Brig
   *[other] { "" }
}
bsg-receiver-other = einem anderen menschlichen Spieler{ $free ->
    [1] { " " }außerhalb der Brig
   *[other] { "" }
}
bsg-among-other-players = einen anderen Spieler
    .end = { "" }
bsg-among-others-here = einen anderen Spieler am selben Ort
    .end = { "" }
bsg-among-other-can-go-to-brig = einen anderen Spieler, der in die Brig kommen kann
    .end = { "" }
    .short = einen beliebigen anderen Spieler
bsg-among-other-can-go-to-sickbay = einen anderen Spieler, der auf die Krankenstation kommen kann
    .end = { "" }
    .short = einen beliebigen anderen Spieler
bsg-among-humans-with-loyalty = einen menschlichen Spieler, der Loyalitätskarten hat
    .end = ,

## Was Karten tun: eine Meldung je Vorgang. Satzteile, aus denen Sätze entstehen.
bsg-op-activate-twice = { FORM($what, "what") } | werden | zweimal aktiviert
bsg-op-activate-vipers-same = { $by } | { VERB($by, "aktivierst", "aktiviert") } | ein und dieselbe unbemannte Viper bis zu { $count }-mal
bsg-op-refresh-hand = du | wirfst | beliebig viele Fertigkeitkarten ab und ziehst ebenso viele, alle aus einer Fertigkeit deines Fertigkeitenprofils
bsg-op-take-hand = du | nimmst | alle Fertigkeitkarten { FORM($from, "gen") } auf die Hand
bsg-op-draw-trauma = { $who } | { VERB($who, "ziehst", "zieht") } | { $tokens }
    .again = { VERB($who, "ziehst", "zieht") } außerdem { $tokens }
bsg-op-discard-trauma = { $who } | { VERB($who, "wirfst", "wirft") } | { $tokens } { VERB($who, "deiner", "seiner") } Wahl ab
bsg-op-discard-trauma-random = { $who } | { VERB($who, "wirfst", "wirft") } | zufällig { $tokens } ab
    .again = { VERB($who, "wirfst", "wirft") } zufällig noch { $tokens } ab
bsg-op-discard-trauma-optional = { $who } | { VERB($who, "darfst", "darf") } | { $tokens } abwerfen
bsg-op-arrange-quorum = du | siehst | dir die obersten { $cards } an und legst sie in beliebiger Reihenfolge oben zurück
bsg-op-trade-quorum = du | darfst | beliebig viele Karten aus der Zwölferratshand abwerfen und ebenso viele neue ziehen
bsg-op-look-deck-destination = du | siehst | dir die oberste Karte des Zielortstapels an und legst sie oben oder unten zurück
bsg-op-search-destiny = { $by } | { VERB($by, "darfst", "darf") } | den ganzen Schicksalsstapel durchsehen und { $cards } daraus abwerfen; der Rest wird gemischt
bsg-op-take-destiny = { $who } | { VERB($who, "nimmst", "nimmt") } | die obersten { $cards } des Schicksalsstapels auf die Hand
bsg-op-break-out = du | kommst | frei und gehst zum Kommando (auf Neu-Caprica vor der Rückkehr der Galactica: ins Hauptquartier des Widerstands)
bsg-op-go-anywhere = { $who } | { VERB($who, "gehst", "geht") } | an einen beliebigen Ort
bsg-op-give-title = { $by } | { VERB($by, "gibst", "gibt") } | { $to } den Titel { LIST($titles, "or") }
bsg-op-give-title-optional = { $by } | { VERB($by, "darfst", "darf") } | { $to } den Titel { LIST($titles, "or") } geben
bsg-op-pass-titles = jeder Titel { FORM($who, "gen") } | geht | an den Ersten in der Amtsfolge dieses Titels, den bisherigen Inhaber ausgenommen
bsg-op-add-human-card = eine Karte „Du bist kein Zylon“ | wird | in den Loyalitätsstapel gemischt
bsg-op-draw-loyalty = { $who } | { VERB($who, "ziehst", "zieht") } | eine Loyalitätskarte
bsg-op-everybody-acts = reihum, mit dir beginnend, | darf | sich jeder Spieler bewegen oder eine Aktion ausführen
bsg-op-decide-check-as-they-like = du | bestimmst, | ob der Check gelingt oder misslingt; es werden keine Karten gelegt
bsg-op-discard-from-check = alle Karten der Stärke { LIST($strengths, "or") } | werden | aus dem Check entfernt
bsg-op-double-skill = alle { FORM($skill, "stem") }Karten | zählen | in diesem Check doppelt
bsg-op-add-destiny-to-check = zum Check | kommen | offen noch { $cards } vom Schicksalsstapel
bsg-op-remove-check-card = du | entfernst | eine Karte aus dem Check
bsg-op-set-roll = du | nennst | das Ergebnis, statt zu würfeln
bsg-op-if-skill-in-check = falls die { FORM($skill, "stem") }Karten im Check zusammen mindestens { $limit } ergeben, { LIST($clauses, "and") }
bsg-op-iron-will = fehlen zum Erfolg höchstens { $limit } Punkte, entfällt die Wirkung des Misserfolgs; ist die Gesamtstärke 0 oder weniger, { LIST($clauses, "and") }
bsg-op-roll-below-raiders = { $by } | { VERB($by, "würfelst", "würfelt") } |; bei weniger als der Zahl der Jäger um die Galactica { LIST($clauses, "and") }
bsg-op-roll-below-raiders-else = { $by } | { VERB($by, "würfelst", "würfelt") } |; bei weniger als der Zahl der Jäger um die Galactica { LIST($clauses, "and") }; sonst { LIST($others, "and") }
bsg-op-choose-several = { $by } | { VERB($by, "wählst", "wählt") } | { $count } der folgenden Möglichkeiten und { VERB($by, "führst", "führt") } sie nacheinander aus: { LIST($options, "next") }
bsg-op-damage-vipers-unmanned-in-space = { FORM($ships, "unmanned") } im Weltraum | { FORM($ships, "become") } | beschädigt
bsg-op-damage-vipers-by = { $damaged } ({ FORM($by, "person") ->
    [you] du wählst
   *[they] { $by } wählt
} sie aus)
bsg-op-destroy-viper = { $by } | { VERB($by, "opferst", "opfert") } | eine Viper (sie wird zerstört)
    .done = eine Viper opfern (sie wird zerstört)
bsg-op-rebuild-viper = von den zerstörten Schiffen | { FORM($ships, "come") } | { $ships } in die Reserve zurück
bsg-op-vipers-strike = für jede unbemannte Viper im Weltraum | darfst | du einen Jäger auf ihrem Weltraumfeld zerstören
bsg-op-launch-pilots = jeder Spieler, der auf der Galactica, aber nicht in der Brig ist und Fliegen im Fertigkeitenprofil hat, | darf | sofort in einer Viper starten
bsg-op-destroy-raiders-by-roll = statt anzugreifen, | würfelt | der Pilot und zerstört so viele Jäger auf seinem Weltraumfeld, wie der Würfel zeigt
bsg-op-repair-locations = du | reparierst | bis zu { $count } { $count ->
    [one] beschädigten Ort
   *[other] beschädigte Orte
} der Galactica
bsg-op-place-on-fleet-board = du | stellst | { FORM($ships, "acc") } auf ein beliebiges Weltraumfeld { FORM($board, "gen") }
bsg-op-place-on-fleet-board-one = du | stellst | { LIST($ships, "or", "acc") } auf ein beliebiges Weltraumfeld { FORM($board, "gen") }
bsg-op-recall-named-civilian = es | wird | in den Vorrat der Zivilschiffe zurückgemischt
bsg-op-look-civilians-all = du | siehst | dir alle Zivilschiffe auf dem Plan an und darfst jedes auf ein angrenzendes Weltraumfeld ziehen
bsg-op-destroy-all-cylons = alle Zylonenschiffe um die Galactica | werden | zerstört
bsg-op-clear-sector-removed = alle Zylonenschiffe dort | werden | vom Plan genommen
bsg-op-clear-sector-destroyed = alle Zylonenschiffe dort | werden | zerstört
bsg-op-remove-raiders = { $by } | { VERB($by, "nimmst", "nimmt") } | { $ships } vom Plan
bsg-op-nuke-sector = du | setzt | eine Nuklearwaffe gegen ein Weltraumfeld ein
bsg-op-gain-nuke = der Admiral | erhält | einen Nuklearmarker (er kann höchstens 3 haben)
bsg-op-push-centurions-back = jeder Zenturio | rückt | auf der Enter-Skala 1 Feld zurück
bsg-op-advance-after-jump = nach dem Sprung | rückt | der Flottenmarker { $count } { $count ->
    [one] Feld
   *[other] Felder
} vor
bsg-op-pursue = der Verfolgungsmarker | rückt | { $count } { $count ->
    [one] Feld
   *[other] Felder
} vor

## Was gelten muss. Nebensätze, die nach „wenn“ und „falls“ stehen.
bsg-if-not-title = { FORM($who, "person") ->
    [you] du nicht { $title } bist
   *[they] { $who } nicht { $title } ist
}
bsg-if-titles-held = { FORM($who, "person") ->
    [you] du { $bounds } Titel hast
   *[they] { $who } { $bounds } Titel hat
}
bsg-if-nukes = der Admiral { $bounds } Nuklearwaffen hat
bsg-if-nukes-gone = die Zahl der Nuklearwaffen des Admirals { $count } beträgt
bsg-if-holder-at = der { $title } { FORM($place, "in") } ist
bsg-if-vipers-lost = { $bounds } Vipern beschädigt oder zerstört sind
bsg-if-raiders-in-space = { $bounds } Jäger auf den Weltraumfeldern um die Galactica sind
bsg-if-reached-distance = die Flotte schon einmal an einem Zielort mit Distanz { $distance } war
bsg-if-strength-in-hand = { FORM($who, "person") ->
    [you] einige deiner Fertigkeitkarten zusammen genau { $strength } ergeben
   *[they] einige Fertigkeitkarten { FORM($who, "gen") } zusammen genau { $strength } ergeben
}
bsg-if-at-any = { FORM($who, "person") ->
    [you] du { LIST($places, "or", "in") } bist
   *[they] { $who } { LIST($places, "or", "in") } ist
}

## Was eine Karte ist
bsg-kind-loyalty-goal = Loyalität: Mensch mit Persönlichem Ziel
bsg-kind-loyalty-final = Loyalität: Mensch, einer der letzten Fünf
bsg-kind-ally = Verbündetenkarte
bsg-kind-crossroads = Scheidewegkarte
bsg-line-consequence = Konsequenz, falls eine Karte mit Check-Symbol im Check liegt: { CAP($text) }
bsg-line-you = Mit „du“ ist der zylonische Spieler gemeint, der diese Karte ausgespielt hat.
bsg-line-goal = Aktion: Du deckst diese Karte auf (und wirst dadurch nicht zum Zylonen), falls { LIST($conditions, "and") }.
bsg-line-goal-pays = Aktion: Du wirfst Fertigkeitkarten mit einer Gesamtstärke von genau { $strength } ab und deckst diese Karte auf (und wirst dadurch nicht zum Zylonen).
bsg-line-goal-draws = Bei Distanz 6 oder weniger wird dann eine Karte „Du bist kein Zylon“ in den Loyalitätsstapel gemischt, und du ziehst eine Loyalitätskarte.
bsg-line-goal-loses = Ist diese Karte beim letzten Sprung noch verdeckt und bist du kein enttarnter Zylon, sinkt { FORM($resource, "the") } um 1.
bsg-line-examined = Sieht sich ein anderer Spieler diese Karte an, wird sie allen gezeigt und wirkt: { CAP($text) } Danach wird diese Karte wieder verdeckt.
bsg-line-examined-gone = Sieht sich ein anderer Spieler diese Karte an, wird sie allen gezeigt und wirkt: { CAP($text) }
bsg-line-executed = Wird diese Karte durch eine Hinrichtung aufgedeckt: { CAP($text) } Danach kommt sie aus dem Spiel.
bsg-line-ally = Ort: { $place }.
bsg-line-benevolent = Wohlwollend: { CAP($text) }
bsg-line-antagonistic = Feindselig: { CAP($text) }
bsg-use-at-location-check-begins = Wenn der Check eines Ortes beginnt: { CAP($text) }
bsg-use-at-piloted-viper-attacks = Wenn eine bemannte Viper angreift: { CAP($text) }
bsg-line-once-per-turn = Einmal pro Zug.
bsg-line-places-civilians-empty-first = Du wählst das Weltraumfeld für Zivilschiffe, für die eine Karte keines nennt: wenn möglich eines ohne Zivilschiffe.
bsg-rule-reroll-jump = Wird für die FTL-Kontrolle gewürfelt, darfst du den Wurf wiederholen lassen.
bsg-rule-draw = Hat ein beliebiger Spieler die Aktion einer Zwölferratskarte ausgeführt, darfst du { $count } beliebige { $count ->
    [one] Fertigkeitkarte
   *[other] Fertigkeitkarten
} ziehen.
bsg-rule-set-roll = Soll in deinem Zug gewürfelt werden, darfst du stattdessen das Ergebnis nennen; nichts kann es mehr ändern.
bsg-rule-remove-check-card = Sind in deinem Zug die Karten eines Fertigkeit-Checks aufgedeckt, darfst du eine davon entfernen, bevor eine von ihnen wirkt.
bsg-rule-adds-at-most = Du darfst höchstens { $count } { $count ->
    [one] Karte
   *[other] Karten
} zu einem Fertigkeit-Check legen.
bsg-rule-never-adds-one = Du legst zu einem Fertigkeit-Check entweder keine Karte oder mindestens 2, außer du bist in der Brig.
bsg-rule-takes-first-part = Überlässt eine Krisenkarte dir als aktivem Spieler die Wahl, musst du die erste Möglichkeit wählen.
bsg-rule-receives-late = In deinem ersten Zug erhältst du keine Fertigkeitkarten.
bsg-need-cag = Nur für den CAG.

## Was gefragt wird
bsg-prompt-decide-check = Soll der Check gelingen oder misslingen?
bsg-prompt-remove-check-card = Welche Karte entfernst du aus dem Check?
bsg-prompt-choose-final-five = Welche dieser Karten wirkt als Nächstes?
bsg-prompt-discard-for-goal = Welche Karten wirfst du ab? Zusammen müssen sie genau { $strength } ergeben.
bsg-prompt-choose-title = Welchen Titel vergibst du?
bsg-prompt-give-title-to = Wer wird { $title }?
bsg-prompt-go-anywhere = Wohin gehst du?
bsg-prompt-state-of-emergency = Es herrscht Ausnahmezustand. Was tust du?
bsg-prompt-discard-to-refresh = Welche Karten tauschst du gegen ebenso viele einer einzigen Fertigkeit?
bsg-prompt-order-quorum-deck = In welcher Reihenfolge kommen diese Karten wieder auf den Zwölferratsstapel?
bsg-prompt-trade-quorum-cards = Welche Zwölferratskarten tauschst du gegen neue?
bsg-prompt-search-destiny = Siehst du den Schicksalsstapel durch?
bsg-prompt-choose-raiders-to-destroy = Wie viele Jäger { FORM($sector, "in") } werden zerstört?
bsg-prompt-choose-fleet-area = Auf welches Weltraumfeld des Zylonenflotten-Plans stellst du { FORM($ship, "acc") }?
bsg-prompt-choose-raider-to-remove = Welchen Jäger nimmst du vom Plan?
bsg-prompt-choose-sector-to-nuke = Gegen welches Weltraumfeld setzt du die Nuklearwaffe ein?
bsg-prompt-choose-viper-mark = Welche Art von Viper soll es sein?
bsg-prompt-mark-vii-to-place = Vipern, die { FORM($sector, "in") } aufgestellt werden: { $count }. Wie viele davon sollen Mark VII sein?
bsg-prompt-mark-vii-to-repair = Vipern, die repariert werden: { $count }. Wie viele davon sollen Mark VII sein?
bsg-prompt-mark-vii-to-damage = Vipern, die beschädigt werden: { $count }. Wie viele davon sollen Mark VII sein?
bsg-prompt-choose-viper-to-destroy = Welche Viper wird zerstört?
bsg-prompt-launch-or-stay = Startest du in einer Viper?
bsg-prompt-repair-locations = Welche Orte reparierst du?
bsg-prompt-lay-trauma-on-ally = Welchen Traumamarker legst du auf die Karte von { $ally }?
bsg-prompt-choose-cylon-for-ally = Welcher zylonische Spieler zieht den neuen Verbündeten?
bsg-prompt-choose-ally = Wem begegnest du?
bsg-prompt-meet-ally-first = Du begegnest einem Verbündeten und kannst eine Fähigkeit nutzen. Was kommt zuerst?
bsg-prompt-may-discard-trauma = Du darfst { $tokens } abwerfen. Tust du es?
bsg-prompt-choose-trauma-to-discard = Welchen Traumamarker wirfst du ab? Noch abzuwerfen: { $count }.
bsg-prompt-lay-trauma-on-crossroads = { $card }: Welchen Traumamarker legst du darauf?
bsg-prompt-choose-crossroads-result = { $card }: Welches Ergebnis wählst du?
bsg-prompt-choose-condemned = Mehrere Spieler haben gleich viele Marker. Wer scheidet aus?
bsg-choice-ability-result = { $name }: Ergebnis { $result }
bsg-choice-do-cag-wingman = Flügelmann: eine Viper aktivieren und noch eine Aktion ausführen
bsg-choice-title-cag = Titel CAG: eine Viper aktivieren und den Titel weitergeben
bsg-choice-reveal-goal = { $card } aufdecken
bsg-choice-launch-mark-vii = eine Mark VII { FORM($sector, "to") } starten
bsg-choice-move-mark-vii = eine Mark VII { FORM($from, "from") } { FORM($to, "to") } ziehen
bsg-choice-escort = Zivilschiff { $ship } in Sicherheit eskortieren
bsg-choice-escort-in = { FORM($sector, "in") } Zivilschiff { $ship } in Sicherheit eskortieren
bsg-choice-look = durchsehen
bsg-choice-mark-ii = Mark II
bsg-choice-mark-vii = Mark VII
bsg-choice-decide-pass = gelingen
bsg-choice-decide-fail = misslingen
bsg-choice-emergency-move = dich bewegen
bsg-choice-emergency-act = eine Aktion ausführen
bsg-choice-emergency-decline = nichts tun
bsg-choice-take-off-launch = starten
bsg-choice-take-off-stay = bleiben
bsg-choice-ally-meet = zuerst die Begegnung
bsg-choice-ally-wait = zuerst die Fähigkeit
bsg-choice-trauma-discard = abwerfen
bsg-choice-trauma-keep = behalten
bsg-token-collateral-damage = Kollateralschaden
bsg-token-damage-to-personnel = Personalverluste
bsg-part-ionian-nebula-traumaPool = Vorrat an Traumamarkern
bsg-part-ionian-nebula-allyDeck = Verbündetenstapel

## Was geschah
bsg-event-action-taken-cag = { $who } hat als CAG gehandelt.
bsg-event-action-taken-cag-wingman = { $who } hat beschlossen, einen Flügelmann einzusetzen.
bsg-event-sector-nuked = { FORM($sector, "in") } explodierte eine Nuklearwaffe (Ergebnis { $result }).
bsg-event-loyalty-discarded = { $who } hat abgeworfen: { LIST($names, "and") }.
bsg-event-goal-revealed = { $who } hat { $card } aufgedeckt.
bsg-event-goal-unmet = { $who } hatte { $card } nicht aufgedeckt. Das kostete die Flotte 1 { $resource }.
bsg-event-final-five-shown = { $who } musste { $card } zeigen.
bsg-event-final-five-shown-by = { $by } hat sich eine Loyalitätskarte von { $who } angesehen und sie allen gezeigt: { $card }.
bsg-event-nuke-gained = Ein Nuklearmarker kam dazu; nun { $count ->
    [one] war es { $count }
   *[other] waren es { $count }
}.
bsg-event-check-decided-pass = { $who } hat bestimmt, dass der Check gelingt.
bsg-event-check-decided-fail = { $who } hat bestimmt, dass der Check misslingt.
bsg-event-check-cards-removed = Aus dem Check entfernt: { LIST($names, "and") }.
bsg-event-check-cards-removed-by = { $who } hat { LIST($names, "and") } aus dem Check entfernt.
bsg-event-skill-doubled = Eine Fertigkeit zählte in diesem Check doppelt: { $skill }.
bsg-event-consequence = { $card }: Die Konsequenz trat ein.
bsg-event-failure-spared = Zum Erfolg { $short ->
    [one] fehlte nur { $short } Punkt
   *[other] fehlten nur { $short } Punkte
}, darum blieb der Misserfolg ohne Wirkung.
bsg-event-roll-set = { $who } hat das Ergebnis genannt: { $result }.
bsg-event-quorum-arranged = { $who } hat sich die obersten { $cards } angesehen und sie neu geordnet.
bsg-event-hand-taken = { $to } hat alle Handkarten von { $from } genommen: { $cards }.
bsg-event-hand-taken-seen = { $to } hat alle Handkarten von { $from } genommen: { LIST($names, "and") }.
bsg-event-escorted = Zivilschiff { $ship } { FORM($sector, "in") } wurde in Sicherheit eskortiert.
bsg-event-escorted-by = { $who } hat Zivilschiff { $ship } { FORM($sector, "in") } in Sicherheit eskortiert.
bsg-event-civilian-recalled = Zivilschiff { $ship } { FORM($sector, "in") } wurde zurückgerufen.
bsg-event-ships-removed = { $ships } { FORM($sector, "in") } { FORM($ships, "were") } vom Plan genommen.
bsg-event-scar-removed = Scar wurde { FORM($sector, "in") } vom Plan genommen.
bsg-event-centurions-driven-back = { $count ->
    [one] Der Zenturio rückte auf { LIST($spaces, "and") } der Enter-Skala zurück.
   *[other] Die Zenturios rückten auf { LIST($spaces, "and") } der Enter-Skala zurück.
}
bsg-event-fleet-placed = { FORM($board, "in") } { FORM($ships, "were") } { $ships } aufgestellt ({ $sector }).
bsg-event-fleet-arrived = { FORM($sector, "in") } erschien die Zylonenflotte: { LIST($ships, "and") }.
bsg-event-fleet-outrun = { $count } { $count ->
    [one] Zylonenschiff blieb zurück und nahm
   *[other] Zylonenschiffe blieben zurück und nahmen
} die Verfolgung auf.
bsg-event-pursuit-moved = { $to ->
    [0] Der Verfolgungsmarker kam auf das Startfeld zurück.
   *[other] Der Verfolgungsmarker stand auf Feld { $to } der Verfolgungsskala.
}
bsg-event-trauma-drawn = { $who } hat { $tokens } gezogen.
bsg-event-trauma-drawn-seen = { $who } hat { $tokens } gezogen: { LIST($kinds, "and", "acc") }.
bsg-event-trauma-discarded = { $who } hat { $tokens } abgeworfen.
bsg-event-trauma-discarded-seen = { $who } hat { $tokens } abgeworfen: { LIST($kinds, "and", "acc") }.
bsg-event-trauma-met = { $who } hat den Traumamarker { FORM($place, "in") } genommen.
bsg-event-disaster-drawn = { $who } hat { LIST($kinds, "and") } aufgedeckt.
bsg-event-ally-arrived = { FORM($place, "in") } erschien eine neue Verbündetenkarte: { $ally }.
bsg-event-ally-arrived-by = { FORM($place, "in") } erschien eine neue Verbündetenkarte: { $ally }. Den Traumamarker dafür musste { $who } wählen.
bsg-event-ally-left = Eine Verbündetenkarte kam aus dem Spiel: { $ally } ({ $place }).
bsg-event-ally-met = { $who } begegnete { $ally }. Der Marker: { $token }.
bsg-event-crossroads-reached = Bei Distanz { $distance } begann die Scheideweg-Phase.
bsg-event-crossroads-dealt = { $who } hat eine Scheidewegkarte bekommen.
bsg-event-crossroads-dealt-seen = { $who } hat die Scheidewegkarte { $card } bekommen.
bsg-event-crossroads-revealed = { $who } hat { $card } aufgedeckt. Der Marker: { $token }.
bsg-event-trauma-shown = Die Traumamarker wurden aufgedeckt: { LIST($hands, "and") }.
bsg-event-trial-held = Der Prozess. Belastende Marker: { LIST($hands, "and") }.
bsg-event-trial-held-nobody = Der Prozess. Niemand hatte genug Marker, um auszuscheiden.
bsg-event-eliminated = { $who } schied aus.
bsg-shown-count = { $who } ({ $count })

## Wie es endete
bsg-outcome-humans-left-ionian-nebula = Die Flotte hat den Ionischen Nebel hinter sich gelassen: Die Menschen sind gerettet.
bsg-target-sector = Weltraumfeld
