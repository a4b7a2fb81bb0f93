### Exodus: höchstens 40 Zeichen, für Pläne und kleine Karten. Ein Strich zeigt, wo sich ein langes Wort trennen lässt.

## Was etwas kostet und bringt
bsg-brief-trauma = { $by } Trauma

## Was Orte und Fertigkeitkarten tun
bsg-brief-location-basestar-bridge = 2 von: Schiffe, Verfolgung, Schaden
bsg-brief-card-red-tape = Im Check: Karten mit 5 und 6 fallen weg
bsg-brief-card-political-prowess = Orts-Check: du bestimmst das Ergebnis
bsg-brief-card-iron-will = Im Check: bis 4 zu wenig schadet nicht
bsg-brief-card-state-of-emergency = Aktion: −1 Nahrung; alle handeln
bsg-brief-card-trust-instincts = Im Check: +2 Schicksals|karten
bsg-brief-card-scout-for-fuel = Raptor riskieren; ab 4: +1 Treibstoff
bsg-brief-card-protect-the-fleet = Im Check: unbemannte Viper handelt
bsg-brief-card-best-of-the-best = Pilot zerstört so viele Jäger wie Augen
bsg-brief-card-establish-network = Im Check: Technik zählt doppelt
bsg-brief-card-build-nuke = Aktion: Admiral erhält Nuklearwaffe

## Zwölferratskarten, Titel, Aktionen
bsg-brief-quorum-presidential-order = Jemanden zum Admiral/CAG machen
bsg-brief-quorum-resignation = Zwölferrat tauschen; Amt abgeben
bsg-brief-title-cag = Aktion: 1 Viper; Titel weitergeben
bsg-brief-title-admiral-cylon-fleet = Wählt Zielorte; Nuklear|waffe aufs Feld
bsg-brief-action-cag-wingman = 1 unbemannte Viper, dann weitere Aktion

## Loyalität
bsg-brief-loyalty-cylon-centurion = Enttarnt: 1 Zenturio entert
bsg-brief-loyalty-cylon-jump-track = Enttarnt: Sprung −2
bsg-brief-loyalty-goal-acquire-power = 2 Titel halten, sonst sinkt Nahrung
bsg-brief-loyalty-goal-devastation = Keine Nuklearwaffe, sonst sinkt Moral
bsg-brief-loyalty-goal-political-intrigue = Präsident in Brig, sonst sinkt Nahrung
bsg-brief-loyalty-goal-sacrifice = 6 Vipern kaputt, sonst sinkt Treibstoff
bsg-brief-loyalty-goal-self-destruction = Brig/Kranken|station, sonst sinkt Moral
bsg-brief-loyalty-goal-selfish = Stärke 20 abwerfen oder Treibstoff sinkt
bsg-brief-loyalty-goal-stand-and-fight = 10 Jäger, sonst sinkt Bevölkerung
bsg-brief-loyalty-goal-use-caution = Distanz-1-Ziel, sonst sinkt Bevölkerung
bsg-brief-loyalty-final-five-examiner-executed = Wer sie ansieht, wird hingerichtet
bsg-brief-loyalty-final-five-activate-ships = Angesehen: Zylonen|schiffe handeln
bsg-brief-loyalty-final-five-damage = Angesehen: 2 Schaden an Galactica
bsg-brief-loyalty-final-five-owner-executed = Angesehen: du wirst hingerichtet
bsg-brief-loyalty-final-five-examiner-brig = Wer sie ansieht, kommt in die Brig

## Was Charaktere können
bsg-brief-ability-ftl-operator = FTL-Kontrolle: neu würfeln erlaubt
bsg-brief-ability-coup = Aktion: aus der Brig, wird Admiral
bsg-brief-ability-misguided = Legt höchstens 3 Karten zum Check
bsg-brief-ability-adaptable = Nach Zwölferrat-Aktion: 2 Karten ziehen
bsg-brief-ability-influential = Aktion: 5 Zwölferrats|karten ordnen
bsg-brief-ability-amoral = Muss bei Krisen stets das Erste wählen
bsg-brief-ability-star-player = Aktion: Karten gegen neue tauschen
bsg-brief-ability-longshot = Eigener Zug: Wurfergebnis nennen
bsg-brief-ability-starts-on-the-bench = Im ersten Zug keine Karten
bsg-brief-ability-quick-fix = Eigener Zug: Karte aus Check nehmen
bsg-brief-ability-discharge-of-a-firearm = Aktion: jemanden hier hinrichten
bsg-brief-ability-impulsive = Legt keine oder mindestens zwei Karten

## Trauma
bsg-brief-trauma-benevolent = Belastet im Prozess nur Zylonen
bsg-brief-trauma-antagonistic = Belastet im Prozess nur Menschen
bsg-brief-trauma-disaster = Mensch: Hinrichtung; Zylon: 2 weitere

## Krisen und Zielorte, bei denen der Preis nicht alles sagt
bsg-brief-crisis-ambushed-by-the-press = −1 Moral oder Präsident ohne Karten
bsg-brief-crisis-hidden-explosives = −1 Raptor… oder −1 Moral
bsg-brief-crisis-interrogation = Kranken|station oder −2 und −3 Karten
bsg-brief-crisis-labor-dispute = −2 Moral oder Treibstoff und Sprung −1
bsg-brief-crisis-medal-of-distinction = +1 Moral und Jäger handeln oder −1 Moral
bsg-brief-crisis-the-circle = Amtswechsel, Hinrichtung oder −3 Karten
bsg-brief-crisis-unwelcome-faces = Jemand in die Brig… oder −1 Moral…
bsg-brief-crisis-detente = Vipern heim… oder Zylonen handeln
bsg-brief-crisis-raiders-inbound = −1 Bevölkerung… oder zweimal −3 Karten
bsg-brief-crisis-return-to-duty = Piloten und Jäger starten oder Beschuss
bsg-brief-crisis-review-camera-footage = 2 Vipern beschädigt… oder −3 Karten
bsg-brief-crisis-tracked-by-radiation = Basisstern und Jäger oder −1 Treibstoff
bsg-brief-crisis-training-a-rookie = Jäger handeln oder 2 Vipern beschädigt
bsg-brief-crisis-human-prisoner = Misserfolg: Karten weg, Kranken|station
bsg-brief-crisis-fighting-blind = 2 Zenturios oder CAG hingerichtet
bsg-brief-destination-gas-giant = Viper opfern für +1 Treibstoff
bsg-brief-destination-lions-head-nebula = −4 Treibstoff, dann Sprung +2

## Verbündete und Scheidewegkarten
bsg-brief-ally-lee-apollo-adama-benevolent = Jede unbemannte Viper zerstört Jäger
bsg-brief-ally-samuel-t-anders-benevolent = Zenturios weichen ein Feld zurück
bsg-brief-ally-gaius-baltar-benevolent = Eine fremde Loyalitäts|karte ansehen
bsg-brief-ally-gaius-baltar-antagonistic = Du ziehst Loyalität (Distanz bis 7)
bsg-brief-ally-brendan-hot-dog-costanza-benevolent = 2 Jäger auf einem Feld zerstört
bsg-brief-ally-sherman-cottle-benevolent = −3 Trauma, geh, wohin du willst
bsg-brief-ally-sherman-cottle-antagonistic = −3 Karten, geh, wohin du willst
bsg-brief-ally-anastasia-dee-dualla-benevolent = Alle Zivilschiffe ansehen, versetzen
bsg-brief-ally-priestess-elosha-benevolent = Oberste Krise ansehen
bsg-brief-ally-louis-hoshi-benevolent = Ein Zivilschiff verlässt den Plan
bsg-brief-ally-aaron-kelly-benevolent = Unbemannte Vipern handeln bis zu 4-mal
bsg-brief-ally-romo-lampkin-benevolent = Frei, geh, wohin du willst
bsg-brief-ally-alex-crashdown-quartararo-benevolent = Obersten Zielort ansehen
bsg-brief-ally-diana-hardball-seelix-benevolent = 3 Vipern repariert
bsg-brief-ally-kendra-shaw-benevolent = −1 Moral für +1 Treibstoff/Nahrung
bsg-brief-ally-kara-starbuck-thrace-benevolent = Unbemannte Viper handelt bis zu 4-mal
bsg-brief-ally-ellen-tigh-benevolent = Neuer Präsident oder Admiral
bsg-brief-ally-galen-tyrol-benevolent = 2 Orte oder 4 Vipern reparieren
bsg-brief-ally-tom-zarek-benevolent = −1 Bevölkerung für +1 andere Ressource
bsg-brief-ally-brother-cavil-benevolent = −1 Trauma und −1 zufälliges
bsg-brief-ally-leoben-conoy-benevolent = Alle Zylonen|schiffe eines Felds zerstört
bsg-brief-ally-simon-oneill-benevolent = +2 Karten, geh, wohin du willst
bsg-brief-ally-simon-oneill-antagonistic = +2 Trauma, geh, wohin du willst
bsg-brief-ally-aaron-doral-benevolent = Eine von 3 Zwölferrats|karten spielen
bsg-brief-ally-caprica-six-antagonistic = −3 Karten, +2 aus dem Schicksal
bsg-brief-crossroads-disturbing-vision-antagonistic = Zylonen +2 Trauma, Admiral hingerichtet
bsg-brief-crossroads-miraculous-return-benevolent = +1 Moral, +1 Viper, Jäger doppelt
bsg-brief-crossroads-miraculous-return-antagonistic = −1 Moral, −1 Schiff, Basisstern-Treffer
bsg-brief-crossroads-scanned-benevolent = 4 Jäger entfernen, −1 Moral
bsg-brief-crossroads-strange-music-benevolent = Loyalität ansehen, −1 Trauma
bsg-brief-crossroads-strange-music-antagonistic = Mensch zieht Loyalität; Zylon +1 Trauma
bsg-brief-crossroads-testimony-benevolent = Ein anderer: −2 Karten, −2 Trauma
bsg-brief-crossroads-testimony-antagonistic = Ein anderer: +2 Karten, +2 Trauma
bsg-brief-crossroads-the-opera-house-antagonistic = Nichts geschieht
