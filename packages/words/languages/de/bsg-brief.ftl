### Battlestar Galactica: höchstens 40 Zeichen, für Pläne und kleine Karten. Ein Strich zeigt, wo sich ein langes Wort trennen lässt.

## Was etwas kostet und bringt
bsg-brief-stakes = { $text }
bsg-brief-fail = Misserfolg: { $text }
bsg-brief-attack = Angriff: { $ships }
bsg-brief-or = { $one } oder { $other }
bsg-brief-and = { $one } und { $other }
bsg-brief-of = { $who } { $what }
bsg-brief-roll = 1–{ $limit }: { $text }
bsg-brief-food = { $by } Nahrung
bsg-brief-fuel = { $by } Treibstoff
bsg-brief-morale = { $by } Moral
bsg-brief-population = { $by } Bevölkerung
bsg-brief-cards = { $by } { $count ->
    [one] Karte
   *[other] Karten
}
bsg-brief-hand = ganze Hand weg
bsg-brief-skill = { $by } { $skill }
bsg-brief-send-all = { $from }: { $to }
bsg-brief-to-sickbay = Kranken|station
bsg-brief-to-brig = in die Brig
bsg-brief-from-weapons-control = Waffen|steuerung
bsg-brief-from-command = Kommando
bsg-brief-from-armory = Waffenkammer
bsg-brief-execute = Hinrichtung
bsg-brief-execute-who = { $who } hingerichtet
bsg-brief-title-president-to-chosen = neuer Präsident
bsg-brief-activate-raiders = Jäger handeln
bsg-brief-activate-heavy-raiders = schwere Jäger handeln
bsg-brief-activate-basestars = Basissterne feuern
bsg-brief-activate-launch-raiders = Jäger starten
bsg-brief-destroy-civilian = { $by } { $count ->
    [one] Zivilschiff
   *[other] Zivilschiffe
}
bsg-brief-destroy-raptor = { $by } { $count ->
    [one] Raptor
   *[other] Raptoren
}
bsg-brief-damage-vipers = { $count } { $count ->
    [one] Viper
   *[other] Vipern
} beschädigt
bsg-brief-damage-galactica = { $count } Schaden
bsg-brief-centurion = { $count } { $count ->
    [one] Zenturio entert
   *[other] Zenturios entern
}
bsg-brief-spend-nuke = Nuklearwaffe weg
bsg-brief-return-vipers = Vipern kehren heim
bsg-brief-jump-track = Sprung { $by }
bsg-brief-add-to-destiny = { $by } { $skill } ins Schicksal
bsg-brief-who-each = alle je
bsg-brief-who-chosen = jemand

## Was Orte tun
bsg-brief-location-ftl-control = Sprung; 1–6 kostet Bevölkerung
bsg-brief-location-weapons-control = Auf ein Zylonen|schiff feuern
bsg-brief-location-command = Unbemannte Vipern handeln bis zu 2-mal
bsg-brief-location-communications = 2 Zivilschiffe ansehen, versetzen
bsg-brief-location-admirals-quarters = Beschuldige: Check 7 schickt in die Brig
bsg-brief-location-research-lab = 1 Technik oder Taktik ziehen
bsg-brief-location-hangar-deck = In Viper starten, noch eine Aktion
bsg-brief-location-armory = Wurf ab 7: Zenturio wird zerstört
bsg-brief-location-sickbay = Im nächsten Zug nur 1 Karte
bsg-brief-location-brig = Check 7 befreit; nur 1 Karte je Check
bsg-brief-location-press-room = 2 Politik ziehen
bsg-brief-location-presidents-office = Zwölferrat ziehen, dann ziehen/spielen
bsg-brief-location-administration = Check 5: neuer Präsident
bsg-brief-location-caprica = Super-Krise oder eine von 2 Krisen
bsg-brief-location-cylon-fleet = Zylonen|schiffe handeln oder starten
bsg-brief-location-human-fleet = Karte stehlen; ab 5 Galactica-Schaden
bsg-brief-location-resurrection-ship = Neue Super-Krise; Loyalität abgeben
bsg-brief-damaged = Beschädigt. Erst reparieren

## Was Fertigkeitkarten tun
bsg-brief-card-consolidate-power = Aktion: 2 beliebige Karten ziehen
bsg-brief-card-investigative-committee = Vor dem Check: Karten liegen offen
bsg-brief-card-executive-order = Aktion: ein anderer Mensch handelt 2-mal
bsg-brief-card-declare-emergency = Nach dem Zählen: Schwierig|keit −2
bsg-brief-card-launch-scout = Aktion: Raptor riskieren; ab 3 Vorschau
bsg-brief-card-strategic-planning = Vor einem Wurf: +2 zum Ergebnis
bsg-brief-card-evasive-maneuvers = Viper angegriffen: neu würfeln, Pilot −2
bsg-brief-card-maximum-firepower = Aktion: in Viper bis zu 4-mal angreifen
bsg-brief-card-repair = Aktion: den Ort oder 2 Vipern reparieren
bsg-brief-card-scientific-research = Vor dem Check: Technik zählt positiv

## Was Zwölferratskarten tun
bsg-brief-quorum-accept-prophecy = 1 Karte; Präsident 2 schwerer zu stürzen
bsg-brief-quorum-arrest-order = Einen Charakter in die Brig schicken
bsg-brief-quorum-assign-arbitrator = 2 Politik; Beschul|digung um 3 ändern
bsg-brief-quorum-assign-mission-specialist = 2 Politik; nächstes Ziel aus 3 wählen
bsg-brief-quorum-assign-vice-president = 2 Politik; niemand sonst nominierbar
bsg-brief-quorum-authorization-of-brutal-force = 3 Jäger zerstören; 1–2: −1 Bevölkerung
bsg-brief-quorum-encourage-mutiny = Ab 3 neuer Admiral, sonst −1 Moral
bsg-brief-quorum-food-rationing = Ab 6: +1 Nahrung
bsg-brief-quorum-inspirational-speech = Ab 6: +1 Moral
bsg-brief-quorum-presidential-pardon = Jemanden aus der Brig befreien
bsg-brief-quorum-release-cylon-mugshots = Loyalität ansehen; 1–3: −1 Moral

## Titel, Loyalität, Nuklearwaffen
bsg-brief-title-president = Aktion: Zwölferrats|karte ziehen/spielen
bsg-brief-title-admiral = Wählt Zielorte, setzt Nuklear|waffen ein
bsg-brief-loyalty-not-a-cylon = Mensch: Bring die Flotte ans Ziel
bsg-brief-loyalty-cylon-brig = Enttarnt: jemand kommt in die Brig
bsg-brief-loyalty-cylon-damage = Enttarnt: 2 von 5 Schadens|markern wirken
bsg-brief-loyalty-cylon-morale = Enttarnt: −1 Moral
bsg-brief-loyalty-cylon-sickbay = Zylon: jemand −5 Karten, Kranken|station
bsg-brief-loyalty-sympathizer = Roter Bereich: Brig, sonst Zylon
bsg-brief-token-nuke = Admiral: ab 3 Basisstern zerstört

## Was Charaktere können
bsg-brief-ability-inspirational-leader = Deine Krisen: Stärke eins zählt positiv
bsg-brief-ability-command-authority = Alle Karten eines Checks auf die Hand
bsg-brief-ability-emotionally-attached = Kann Admirals-Quartier nicht nutzen
bsg-brief-ability-cylon-hatred = Admirals-Quartier: Schwierig|keit −3
bsg-brief-ability-declare-martial-law = Aktion: Der Admiral wird Präsident
bsg-brief-ability-alcoholic = Wirft die letzte Handkarte stets ab
bsg-brief-ability-eco-officer = Einmal im eigenen Zug: neu würfeln
bsg-brief-ability-moral-compass = Die Wahl bei einer Krise ändern
bsg-brief-ability-stranded = Kommt erst in Zug 2 auf den Plan
bsg-brief-ability-religious-visions = Deine Krise: eine von 2 wählen
bsg-brief-ability-skilled-politician = Aktion: eine von 4 Zwölferrats|karten
bsg-brief-ability-terminal-illness = Einen Ort zu nutzen kostet 2 Karten
bsg-brief-ability-delusional-intuition = Zieht nach der eigenen Krise 1 Karte
bsg-brief-ability-cylon-detector = Aktion: Loyalität eines Spielers ansehen
bsg-brief-ability-coward = Beginnt mit 2 Loyalitäts|karten
bsg-brief-ability-friends-in-low-places = Regierung, Brig: Schwierig|keit ±2
bsg-brief-ability-unconventional-tactics = Aktion: +1 Ressource für −1 Bevölkerung
bsg-brief-ability-convicted-criminal = Nutzt keinen Ort, an dem jemand ist
bsg-brief-ability-alert-viper-pilot = Steigt in neue Viper ein und handelt
bsg-brief-ability-cag = Aktion: unbemannte Vipern, bis zu 6-mal
bsg-brief-ability-headstrong = Wirft Karten zufällig ab
bsg-brief-ability-expert-pilot = Zugbeginn in der Viper: 2 Aktionen
bsg-brief-ability-secret-destiny = Krise abwerfen, andere ziehen
bsg-brief-ability-insubordinate = Bei Beschul|digung: Schwierig|keit −3
bsg-brief-ability-recon = Zugende: oberste Krise ansehen
bsg-brief-ability-mysterious-intuition = Einen Krisen-Check selbst entscheiden
bsg-brief-ability-sleeper-agent = Schläfer-Phase: 2 Loyalität und Brig
bsg-brief-ability-maintenance-engineer = Nach einer Reparatur: weitere Aktion
bsg-brief-ability-blind-devotion = Eine Fertigkeit zählt im Check nichts
bsg-brief-ability-reckless = Nur 8 Karten auf der Hand

## Krisen und Zielorte, bei denen der Preis nicht alles sagt
bsg-brief-crisis-boarding-parties = Angriff: 4 schwere Jäger, 1 Basisstern
bsg-brief-crisis-crash-landing = Misserfolg: −1 Treibstoff oder Moral…
bsg-brief-crisis-cylon-screenings = Misserfolg: −1 Moral, Loyalität gesehen
bsg-brief-crisis-cylon-virus = Misserfolg: 1 Zenturio, Kranken|station
bsg-brief-crisis-declare-martial-law = Admiral Präsident oder −1 Bevölkerung…
bsg-brief-crisis-detector-sabotage = Misserfolg: Loyalität bleibt verdeckt
bsg-brief-crisis-low-supplies = Misserfolg: −1 Moral, Nahrung < 6: mehr
bsg-brief-crisis-requested-resignation = Je −2 Karten oder Präsident stürzt
bsg-brief-crisis-riots-basestars-jump = Je −1: Nahrung und Moral oder der Rest
bsg-brief-crisis-riots-launch-raiders = Je −1: Nahrung und Moral oder der Rest
bsg-brief-crisis-thirty-three = Angriff: 1 Basisstern, kommt wieder
bsg-brief-crisis-water-shortage-basestars = −1 Nahrung oder Präsident −2 Karten…
bsg-brief-crisis-water-shortage-basestars-jump = −1 Nahrung oder Präsident −2 Karten…
bsg-brief-crisis-water-shortage-raiders-jump = −1 Nahrung oder Präsident −2 Karten…
bsg-brief-crisis-bomb-on-colonial-1 = Misserfolg: −2 Moral, Colonial One zu
bsg-brief-destination-cylon-refinery = −1 Treibstoff; 2 Vipern, ab 6: +2
bsg-brief-destination-icy-moon = −1 Treibstoff; Raptor, ab 3: +1 Nahrung
bsg-brief-destination-ragnar-anchorage = 3 Vipern reparieren, 1 Raptor zurück
bsg-brief-destination-tylium-planet = −1 Treibstoff; Raptor, ab 3: +2
