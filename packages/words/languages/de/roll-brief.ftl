### Roll for the Galaxy: höchstens 40 Zeichen, für Pläne und kleine Karten. Ein Strich zeigt, wo sich ein langes Wort trennen lässt.

## Was etwas kostet und bringt
roll-brief-world = { $text }
roll-brief-dice = { $count } { $colour }
roll-brief-colour-military = Militär|würfel
roll-brief-colour-consumption = Konsumwürfel
roll-brief-colour-novelty = Luxusgüter|würfel
roll-brief-colour-rare = Elemente-Würfel
roll-brief-colour-genes = Genwürfel
roll-brief-colour-alien = Alien-Würfel
roll-brief-to-cup = { $dice } in den Becher
roll-brief-to-citizenry = { $dice } in die Bürgerschaft
roll-brief-to-good = Ware: { $dice }
roll-brief-credits = +${ $count }
roll-brief-removes = −{ $count } Würfel
roll-brief-start-credits = du beginnst mit ${ $count }

## Entwicklungen, die Arbeiter versetzen
roll-brief-backup-planning = Diktat beliebig oft
roll-brief-diversification = 1 Heimat|arbeiter aus Erkunden versetzen
roll-brief-hydroponics-guild = 1 Luxusgüter- oder Genarbeiter versetzen
roll-brief-space-mercenaries = 1 Militär-/Elemente-Arbeiter versetzen
roll-brief-colonial-affinity = 1 Arbeiter zu Besiedeln
roll-brief-local-subsidies = 1 Heimat|arbeiter versetzen
roll-brief-operations-affinity = 1 Arbeiter zu Erkunden/Produzieren
roll-brief-shipping-affinity = 1 Arbeiter zu Verschiffen
roll-brief-technology-affinity = 1 Arbeiter zu Entwickeln
roll-brief-executive-power = Genau 2 aus einer Phase zur gewählten
roll-brief-galactic-influence = 1 Arbeiter zu beliebiger Phase
roll-brief-galactic-mandate = Diktat bewegt bis zu 3 Arbeiter
roll-brief-homeworld-patriotism = 2 Heimat|arbeiter zur gewählten Phase
roll-brief-isolation-policy = 2 Arbeiter aus Erkunden versetzen
roll-brief-mad-scientists = Meiste Luxusgüter|welten: 2 versetzen
roll-brief-propaganda-campaign = 2 Arbeiter zur gewählten Phase
roll-brief-nanotechnology = 2 Arbeiter zu beliebigen Phasen

## Entwicklungen der Phasen
roll-brief-advanced-logistics = Erkunden: Bauzone neu ordnen
roll-brief-jumpdrive-research = Verkaufen: +$1 je Elemente-Ware
roll-brief-public-works = Entwickeln: +$1 je fertige Entwicklung
roll-brief-technology-unions = Meiste Entwick|lungen: +$1 (I und IV)
roll-brief-terraforming-robots = Besiedeln: +$1, Elemente noch +$1
roll-brief-export-duties = Verkaufen: +$1 je Ware
roll-brief-galactic-demand = Verkaufen: +$2 je Luxusgüter-Ware
roll-brief-galactic-recycling = +$1 je Entwicklung oder Welt
roll-brief-minor-research-labs = Verbrauchen: +1 SP je Gen-/Alien-Ware
roll-brief-space-docks = Verschiffen: ein Heimat|arbeiter mehr
roll-brief-alien-research-team = Erkunden: Extra-Plättchen; Alien +$1
roll-brief-alien-uplift-blueprints = Gen- und Alien-Welten 1 billiger
roll-brief-free-trade-zone = Graue Welten 2 billiger
roll-brief-major-research-labs = Erkunden: ein Heimat|arbeiter mehr
roll-brief-merchant-guild = Produzieren: am Ende +$2
roll-brief-space-marines = 1 Würfel gegen 1 Militär|würfel, +$1
roll-brief-space-refineries = Verbrauchen: +1 SP je Elemente-Ware
roll-brief-space-tourism = Verschiffen: +$1, teuerste Welten +$1
roll-brief-trade-levies = Verbrauchen: +$1 je Ware
roll-brief-conscription = 1 Würfel gegen 2 Militär|würfel
roll-brief-galactic-salon = Verschiffen: am Ende +1 SP
roll-brief-information-tech = 1 Würfel gegen 2 Luxusgüter|würfel
roll-brief-investment-credits = Entwick|lungen 1 billiger
roll-brief-replicant-robots = Welten 1 billiger
roll-brief-alien-research-ship = Erkunden: plus Heimat-, Alien-Arbeiter
roll-brief-galactic-investors = Entwickeln: am Ende +$2
roll-brief-organic-shipyards = Verschiffen: plus Heimat-, Genarbeiter
roll-brief-robot-surveyors = Besiedeln: am Ende +$2

## Entwicklungen mit Kosten 6
roll-brief-free-trade-association = Verschiffen: +$2; Ende: ½ Luxuswelten
roll-brief-galactic-bankers = SP kaufen; Ende: 1 SP je Entwicklung
roll-brief-galactic-exchange = 2 Würfel in Becher; Ende: 1 SP je Farbe
roll-brief-galactic-federation = 2 Würfel zurück; Ende: Entwick|lungen / 3
roll-brief-galactic-renaissance = Verbrauchen: +1 SP; Ende: für SP-Chips
roll-brief-galactic-reserves = Welten: 2 Waren; Ende: 1 SP je Ware
roll-brief-mining-league = Elemente: +$1; Ende: 2 SP je Welt
roll-brief-new-economy = Verbrauchen: +$2; Ende: Entwick|lungen
roll-brief-new-galactic-order = Militär in Becher; Ende: 2 SP je 3
roll-brief-system-diversification = 2 versetzen; Ende: ½ Umverteilen-Kosten

## Hälften der Fraktionen
roll-brief-space-piracy = Verschiffen: +$1 je 2 Militär|würfel
roll-brief-alien-archaeology = Erkunden: Alien-Arbeiter lagern $4 ein
roll-brief-consumer-markets = Produzieren: +$1 je Luxusgüter-Ware
roll-brief-improved-reconnaissance = Auskund|schaften: Plättchen nach oben
roll-brief-genetics-lab = Produzieren: +$2 je Genwürfel als Ware
roll-brief-galactic-religion = Entwickeln: +$1 je Luxus in Bürgerschaft
roll-brief-biological-adaptation = Umverteilen-Entwick|lungen 1 billiger
roll-brief-mining-industry = Verbrauchen: +$1 je Elemente-Ware

## Welten mit mehr als einer Gabe
roll-brief-rebel-miners = −1, dafür 2 Militär in die Bürgerschaft
roll-brief-blaster-gem-mines = Bürgerschaft: 1 Militär, 1 Elemente
roll-brief-rebel-warrior-race = −1 Würfel; Bürgerschaft: Militär, Gen
roll-brief-epsilon-eridani = Bürgerschaft: 1 Luxusgüter, 1 Militär

## Fraktionen
roll-brief-faction-1 = Militär|würfel bringen Credits
roll-brief-faction-2 = Alien-Würfel lagern $4 ein
roll-brief-faction-3 = Luxusgüter bringen Credits
roll-brief-faction-4 = Neue Plättchen nach oben
roll-brief-faction-5 = Genwürfel als Ware bringen Credits
roll-brief-faction-6 = Luxusgüter-Bürger bringen Credits
roll-brief-faction-7 = Umverteilen-Entwick|lungen billiger
roll-brief-faction-8 = Verbrauchte Elemente bringen Credits
roll-brief-faction-9 = Zwei Welten: Konsum und Militär

## Phasen
roll-brief-phase-explore = Plättchen suchen oder Credits erhalten
roll-brief-phase-develop = Entwick|lungen bauen
roll-brief-phase-settle = Welten besiedeln
roll-brief-phase-produce = Waren auf Welten legen
roll-brief-phase-ship = Waren verkaufen oder für SP verbrauchen
