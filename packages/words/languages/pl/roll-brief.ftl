### Roll for the Galaxy: najwyżej 40 liter, dla plansz i małych kart. Kreska oznacza, gdzie można podzielić długie słowo.

## Co ile kosztuje i daje
roll-brief-world = { $text }
roll-brief-dice = { $count } { $count ->
    [one] kość
   *[other] kości
} { $colour }
roll-brief-colour-military = Wojska
roll-brief-colour-consumption = Konsumpcji
roll-brief-colour-novelty = Ulepszeń
roll-brief-colour-rare = Pierwiastków
roll-brief-colour-genes = Genów
roll-brief-colour-alien = Obcych
roll-brief-to-cup = { $dice } do kubka
roll-brief-to-citizenry = { $dice } do Populacji
roll-brief-to-good = dobro: { $dice }
roll-brief-credits = +${ $count }
roll-brief-removes = −{ $count } { $count ->
    [one] kość
   *[other] kości
}
roll-brief-start-credits = zaczynasz z ${ $count }

## Technologie, które przesuwają Robotników
roll-brief-backup-planning = Dyktat bez ograniczeń
roll-brief-diversification = Przesuń 1 rodzimą kość z Odkrywania
roll-brief-hydroponics-guild = Przesuń 1 kość Ulepszeń lub Genów
roll-brief-space-mercenaries = Przesuń 1 kość Wojska lub Pierwiastków
roll-brief-colonial-affinity = Przesuń 1 kość do Kolonizacji
roll-brief-local-subsidies = Przesuń 1 rodzimą kość
roll-brief-operations-affinity = 1 kość do Odkrywania lub Produkcji
roll-brief-shipping-affinity = Przesuń 1 kość do Dostawy
roll-brief-technology-affinity = Przesuń 1 kość do Rozwoju
roll-brief-executive-power = Dokładnie 2 z jednej akcji do wybranej
roll-brief-galactic-influence = Przesuń 1 kość do dowolnej akcji
roll-brief-galactic-mandate = Dyktat przesuwa do 3 kości
roll-brief-homeworld-patriotism = 2 rodzime kości do wybranej akcji
roll-brief-isolation-policy = Przesuń 2 kości z Odkrywania
roll-brief-mad-scientists = Najwięcej Planet Ulepszeń: przesuń 2
roll-brief-propaganda-campaign = Przesuń 2 kości do wybranej akcji
roll-brief-nanotechnology = Przesuń 2 kości do dowolnej akcji

## Technologie poszczególnych akcji
roll-brief-advanced-logistics = Odkrywanie: przebuduj Strefę Rozbudowy
roll-brief-jumpdrive-research = Sprzedaż: +$1 za dobro Pierwiastków
roll-brief-public-works = Rozwój: +$1 za każdą inną Technologię
roll-brief-technology-unions = Najwięcej Technologii: +$1 (I i IV)
roll-brief-terraforming-robots = Kolonizacja: +$1, Pierwiastki jeszcze $1
roll-brief-export-duties = Sprzedaż: +$1 za każde dobro
roll-brief-galactic-demand = Sprzedaż: +$2 za dobro Ulepszeń
roll-brief-galactic-recycling = +$1 za inną Technologię lub Planetę
roll-brief-minor-research-labs = Konsumpcja Genów, Obcych: +1 PZ
roll-brief-space-docks = Dostawa: dodatkowy rodzimy Robotnik
roll-brief-alien-research-team = Odkrywanie: dodatkowy kafel; Obcy +$1
roll-brief-alien-uplift-blueprints = Planety Genów, Obcych tańsze o 1
roll-brief-free-trade-zone = Szare Planety tańsze o 2
roll-brief-major-research-labs = Odkrywanie: dodatkowy rodzimy Robotnik
roll-brief-merchant-guild = Produkcja: na koniec +$2
roll-brief-space-marines = 1 kość za 1 kość Wojska, +$1
roll-brief-space-refineries = Konsumpcja Pierwiastków: +1 PZ
roll-brief-space-tourism = Dostawa: +$1, najdroższe Planety +$1
roll-brief-trade-levies = Konsumpcja: +$1 za dobro
roll-brief-conscription = 1 kość za 2 kości Wojska
roll-brief-galactic-salon = Dostawa: na koniec +1 PZ
roll-brief-information-tech = 1 kość za 2 kości Ulepszeń
roll-brief-investment-credits = Technologie tańsze o 1
roll-brief-replicant-robots = Planety tańsze o 1
roll-brief-alien-research-ship = Odkrywanie: plus kość rodzima i Obcych
roll-brief-galactic-investors = Rozwój: na koniec +$2
roll-brief-organic-shipyards = Dostawa: plus kość rodzima i Genów
roll-brief-robot-surveyors = Kolonizacja: na koniec +$2

## Technologie o koszcie 6
roll-brief-free-trade-association = Dostawa: +$2; koniec: ½ kosztu Ulepszeń
roll-brief-galactic-bankers = Kup PZ; koniec: 1 PZ za Technologię
roll-brief-galactic-exchange = 2 kości do kubka; koniec: 1 PZ za kolor
roll-brief-galactic-federation = 2 kości do kubka; koszt Technologii / 3
roll-brief-galactic-renaissance = Konsumpcja: +1 PZ; koniec: za żetony PZ
roll-brief-galactic-reserves = Planety: 2 dobra; koniec: 1 PZ za dobro
roll-brief-mining-league = Pierwiastki: +$1; koniec: 2 PZ/Planetę
roll-brief-new-economy = Konsumpcja: +$2; koniec: za Technologie
roll-brief-new-galactic-order = Kości Wojska do kubka; koniec: 2 PZ za 3
roll-brief-system-diversification = Przesuń 2 kości; koniec: ½ Przesunięć

## Połówki Frakcji
roll-brief-space-piracy = Dostawa: +$1 za 2 Wojska w Populacji
roll-brief-alien-archaeology = Odkrywanie: Obcy magazynują za $4
roll-brief-consumer-markets = Produkcja: +$1 za dobro Ulepszeń
roll-brief-improved-reconnaissance = Eksploracja: kafle na wierzch stosów
roll-brief-genetics-lab = Produkcja: +$2 za dobro z kością Genów
roll-brief-galactic-religion = Rozwój: +$1 za Ulepszenia w Populacji
roll-brief-biological-adaptation = Technologie z Przesunię|ciem tańsze o 1
roll-brief-mining-industry = Konsumpcja Pierwiastków: +$1 za dobro

## Planety, które dają więcej niż jedno
roll-brief-rebel-miners = −1 kość, 2 kości Wojska do Populacji
roll-brief-blaster-gem-mines = Kość Wojska i Pierwiastków do Populacji
roll-brief-rebel-warrior-race = −1 kość, 1 Wojska, 1 Genów do Populacji
roll-brief-epsilon-eridani = Kość Ulepszeń i Wojska do Populacji

## Frakcje
roll-brief-faction-1 = Kości Wojska dają Kredyty
roll-brief-faction-2 = Kości Obcych magazynują za $4
roll-brief-faction-3 = Dobra Ulepszeń dają Kredyty
roll-brief-faction-4 = Nowe kafle na wierzch stosów
roll-brief-faction-5 = Dobra z Genami dają Kredyty
roll-brief-faction-6 = Ulepszenia w Populacji dają Kredyty
roll-brief-faction-7 = Tańsze Technologie z Przesunię|ciem
roll-brief-faction-8 = Skonsumowane Pierwiastki dają Kredyty
roll-brief-faction-9 = Dwie Planety: Konsumpcja i Wojsko

## Akcje
roll-brief-phase-explore = Szukaj kafli albo zbieraj Kredyty
roll-brief-phase-develop = Buduj Technologie
roll-brief-phase-settle = Kolonizuj Planety
roll-brief-phase-produce = Połóż dobra na Planetach
roll-brief-phase-ship = Sprzedaj dobra albo konsumuj za PZ
