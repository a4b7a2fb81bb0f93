### Pegasus: höchstens 40 Zeichen, für Pläne und kleine Karten. Ein Strich zeigt, wo sich ein langes Wort trennen lässt.

## Was etwas kostet und bringt
bsg-brief-damaged-pegasus = Beschädigt; bei { $count } ist Pegasus verloren

## Was Orte tun
bsg-brief-location-pegasus-cic = Auf Basisstern feuern; 1–3: Pegasus
bsg-brief-location-airlock = Mit Check 12 hinrichten; Brig: −4
bsg-brief-location-main-batteries = Feld beschießen; 1–3 trifft Eigene
bsg-brief-location-engine-room = −2 Karten: Krise bereitet Sprung vor
bsg-brief-location-caprica-overlay = Super-Krise oder eine von 2 Krisen
bsg-brief-location-cylon-fleet-overlay = Zylonen|schiffe handeln oder starten
bsg-brief-location-human-fleet-overlay = Vorschau + 2 Karten oder infiltrieren
bsg-brief-location-resurrection-ship-overlay = Super-Krise ziehen; dann nur 1 Karte

## Was Fertigkeitkarten tun
bsg-brief-card-investigative-committee-pegasus = Vor dem Check: Spieler|karten offen
bsg-brief-card-support-the-people = Waghalsiger Check: kleine Hand zieht 2
bsg-brief-card-preventative-policy = Statt Bewegung: eine Ressource schützen
bsg-brief-card-major-victory = Basisstern/Zenturio weg: ab 5 +1 Moral
bsg-brief-card-at-any-cost = Waghalsiger Check: Verrat zählt positiv
bsg-brief-card-guts-and-initiative = Waghalsiger Check: kein Schicksal
bsg-brief-card-critical-situation = Statt Bewegung: 1 weitere Aktion
bsg-brief-card-full-throttle = Zu einem Feld fliegen und angreifen
bsg-brief-card-run-interference = Erste 4 Jäger bei deiner Viper verfehlen
bsg-brief-card-jury-rigged = Waghalsiger Check: Schwierig|keit −4
bsg-brief-card-calculations = Nach einem Wurf: +1 oder −1
bsg-brief-card-broadcast-location = Waghalsiger Check: 1 Basisstern kommt
bsg-brief-card-by-your-command = Waghalsiger Check: Jäger handeln
bsg-brief-card-special-destiny = Waghalsiger Check: jeder zieht 1 Verrat
bsg-brief-card-gods-plan = Zylon: gegen Schicksals|karte tauschen
bsg-brief-card-human-weakness = Zylon, bei Haft: höchster Wert sinkt
bsg-brief-card-sabotage = Zylon, Verrat abgeworfen: 1 Schaden

## Was Zwölferratskarten tun
bsg-brief-quorum-assign-chief-of-staff = 2 Politik; Politik zählt einmal positiv
bsg-brief-quorum-civilian-self-defense = 3 Jäger zerstört; 1–2: Zivilschiff weg
bsg-brief-quorum-consult-the-oracle = Unterste Karte; 2 Schicksal abwerfen
bsg-brief-quorum-eulogy = +1 Moral, wenn Hinrichtung sie senkte
bsg-brief-quorum-execute-prisoner = Jemanden in der Brig hinrichten
bsg-brief-quorum-probation = Zeigt einmal jemandes Check-Karten
bsg-brief-quorum-resources-for-galactica = Ort und 2 Vipern reparieren
bsg-brief-quorum-unsavory-connections = 2 Verrat; +1 Nahrung oder Treibstoff

## Loyalität, Absichten, Aktionen
bsg-brief-loyalty-cylon-treachery = Enttarnt: jeder Mensch zieht 1 Verrat

## Was Charaktere können
bsg-brief-ability-intolerant = Quartier-Check ab 10: hinrichten
bsg-brief-ability-blind-jump = Aktion: Sprung für 2 Zivilschiffe
bsg-brief-ability-bent-on-revenge = Nutzt weder FTL noch Maschinen|raum
bsg-brief-ability-efficient = Kommuni|kation: alle Zivilschiffe
bsg-brief-ability-fast-learner = 3 Karten: auf die Hand oder in den Check
bsg-brief-ability-emotionally-fragile = Hingerichtet, wenn Moral auf 2 sinkt
bsg-brief-ability-politically-adroit = Hier eine Karte abgeben, 2 ziehen
bsg-brief-ability-manipulative = Einen Zug lang Präsident oder Admiral
bsg-brief-ability-nothing-but-trouble = Zieht auch Verrat
bsg-brief-ability-hotshot = Statt Wurf: Stärke einer Karte + 2
bsg-brief-ability-sacrifice = Aktion: 5 Jäger weg, Kranken|station
bsg-brief-ability-stim-junkie = Ohne Bewegung: Kranken|station

## Krisen und Zielorte, bei denen der Preis nicht alles sagt
bsg-brief-crisis-assassination-plot = +3 Verrat oder Admiral hingerichtet
bsg-brief-crisis-civilian-ship-nuked = −1 Schiff und Verrat oder −2 Schiffe
bsg-brief-crisis-suspicious-election-results = Neuer Präsident oder Admiral +1 Verrat
bsg-brief-crisis-scar = Scar: ein Jäger, der doppelt handelt
bsg-brief-crisis-demand-peace-manifesto = −1 Moral und 2 Schaden oder Karten weg
bsg-brief-crisis-footage-transmitted = Misserfolg: Super-Krise, +2 Verrat
bsg-brief-crisis-psychological-warfare = −1 Moral und Verrat oder 6 ins Schicksal
bsg-brief-destination-a-civilian-convoy = −3 Treibstoff, +1 Bevölkerung…
bsg-brief-destination-binary-star = −1 Treibstoff, Zivilschiffe am Bug/Heck
bsg-brief-destination-gas-cloud = Oberste 3 Krisen ansehen, ordnen
bsg-brief-destination-mining-asteroid = −1 Treibstoff, 2 Vipern heil; Scar kommt
bsg-brief-destination-misjump = −1 Zivilschiff, anderer Zielort
