### Battlestar Galactica: legfeljebb 40 betű, táblákra és kis kártyákra. A vonás mutatja, hol választható el egy hosszú szó.

## Mi mennyibe kerül és mit hoz
bsg-brief-stakes = { $text }
bsg-brief-fail = Kudarc: { $text }
bsg-brief-attack = Támadás: { $ships }
bsg-brief-or = { $one } vagy { $other }
bsg-brief-and = { $one } és { $other }
bsg-brief-of = { $who } { $what }
bsg-brief-roll = 1–{ $limit }: { $text }
bsg-brief-food = { $by } élelem
bsg-brief-fuel = { $by } üzemanyag
bsg-brief-morale = { $by } morál
bsg-brief-population = { $by } népesség
bsg-brief-cards = { $by } kártya
bsg-brief-hand = minden lap oda
bsg-brief-skill = { $by } { $skill }
bsg-brief-send-all = { $from }: { $to }
bsg-brief-to-sickbay = Gyengél|kedőre
bsg-brief-to-brig = Fogdába
bsg-brief-from-weapons-control = Fegyver|irányítás
bsg-brief-from-command = Parancs|nokság
bsg-brief-from-armory = Fegyvertár
bsg-brief-execute = kivégzés
bsg-brief-execute-who = { $who } kivégzése
bsg-brief-title-president-to-chosen = új Elnök
bsg-brief-activate-raiders = raiderek lépnek
bsg-brief-activate-heavy-raiders = heavy raiderek lépnek
bsg-brief-activate-basestars = bázis|csillagok lőnek
bsg-brief-activate-launch-raiders = raiderek indulnak
bsg-brief-destroy-civilian = { $by } civil hajó
bsg-brief-destroy-raptor = { $by } Raptor
bsg-brief-damage-vipers = { $count } Viper sérül
bsg-brief-damage-galactica = { $count } sérülés
bsg-brief-centurion = { $count } centúrió behatol
bsg-brief-spend-nuke = egy Atomfegyver oda
bsg-brief-return-vipers = Viperek hazatérnek
bsg-brief-jump-track = ugrás { $by }
bsg-brief-add-to-destiny = { $by } { $skill } a Végzetbe
bsg-brief-who-each = mindenki
bsg-brief-who-chosen = valaki

## Mit tesznek a helyszínek
bsg-brief-location-ftl-control = Ugrás; legfeljebb 6: népesség|vesztés
bsg-brief-location-weapons-control = Lőj egy Cylon hajóra
bsg-brief-location-command = Pilóta nélküli Viperek: akár 2-szer
bsg-brief-location-communications = Nézz meg és mozgass 2 civil hajót
bsg-brief-location-admirals-quarters = Vádolj meg valakit: 7-es próba, Fogda
bsg-brief-location-research-lab = Húzz 1 Gépész vagy Taktika kártyát
bsg-brief-location-hangar-deck = Szállj fel Viperrel, újabb tevékenység
bsg-brief-location-armory = Dobás 7-től: egy centúrió elpusztul
bsg-brief-location-sickbay = A következő körben csak 1 kártya
bsg-brief-location-brig = 7-es próba szabadít; próbába 1 kártya
bsg-brief-location-press-room = Húzz 2 Politika kártyát
bsg-brief-location-presidents-office = Tanács: húzz, majd húzz vagy játssz ki
bsg-brief-location-administration = 5-ös próba: új Elnök jelölése
bsg-brief-location-caprica = Szuperkrízis, vagy 2 Krízisből egy
bsg-brief-location-cylon-fleet = Cylon hajók lépnek, vagy újak indulnak
bsg-brief-location-human-fleet = Lopj egy lapot; 5+: Galactica sérül
bsg-brief-location-resurrection-ship = Új Szuperkrízis; Hűségkártya átadása
bsg-brief-damaged = Sérült: előbb meg kell javítani

## Mit tesznek a szakértelem kártyák
bsg-brief-card-consolidate-power = Tevékenység: húzz 2 tetszőleges lapot
bsg-brief-card-investigative-committee = Próba előtt: a lapok nyíltan kerülnek be
bsg-brief-card-executive-order = Tevékenység: valaki 2 tevé|kenységet kap
bsg-brief-card-declare-emergency = Összegzés után: nehézség −2
bsg-brief-card-launch-scout = Tevékenység: Raptor; 3+: pakli teteje
bsg-brief-card-strategic-planning = Dobás előtt: +2 az eredményhez
bsg-brief-card-evasive-maneuvers = Vipert támadnak: újradobás, pilótával −2
bsg-brief-card-maximum-firepower = Tevékenység: Viperrel akár 4 támadás
bsg-brief-card-repair = Tevékenység: itt javíts, vagy 2 Vipert
bsg-brief-card-scientific-research = Próba előtt: a Gépész pozitívnak számít

## Mit tesznek a Tanács kártyák
bsg-brief-quorum-accept-prophecy = 1 lap; Elnököt leváltani 2-vel nehezebb
bsg-brief-quorum-arrest-order = Küldj egy karaktert a Fogdába
bsg-brief-quorum-assign-arbitrator = 2 Politika; vádnál a nehézség ±3
bsg-brief-quorum-assign-mission-specialist = 2 Politika; úticél választása 3 közül
bsg-brief-quorum-assign-vice-president = 2 Politika; más nem jelölhető Elnöknek
bsg-brief-quorum-authorization-of-brutal-force = 3 raider elpusztul; 1–2: −1 népesség
bsg-brief-quorum-encourage-mutiny = 3+: új Admirális, különben −1 morál
bsg-brief-quorum-food-rationing = Dobás 6-tól: +1 élelem
bsg-brief-quorum-inspirational-speech = Dobás 6-tól: +1 morál
bsg-brief-quorum-presidential-pardon = Szabadíts ki valakit a Fogdából
bsg-brief-quorum-release-cylon-mugshots = Nézz meg egy Hűséget; 1–3: −1 morál

## Posztok, Hűség, atomfegyverek
bsg-brief-title-president = Tevékenység: Tanács húzása, kijátszása
bsg-brief-title-admiral = Úticélt választ, Atomfegyvert vet be
bsg-brief-loyalty-not-a-cylon = Ember: vidd célba a flottát
bsg-brief-loyalty-cylon-brig = Felfedve: valaki a Fogdába kerül
bsg-brief-loyalty-cylon-damage = Felfedve: 5-ből 2 sérülés a Galacticán
bsg-brief-loyalty-cylon-morale = Felfedve: −1 morál
bsg-brief-loyalty-cylon-sickbay = Felfedve: valaki −5 lap, Gyengélkedő
bsg-brief-loyalty-sympathizer = Piros zónánál Fogda; különben Cylon
bsg-brief-token-nuke = Admirális: 3-tól egy báziscsillag oda

## Mit tudnak a karakterek
bsg-brief-ability-inspirational-leader = Saját Kríziseiben az egyes erő segít
bsg-brief-ability-command-authority = Egy próba minden lapját kézbe veheti
bsg-brief-ability-emotionally-attached = Nem használhatja az Admirális szállását
bsg-brief-ability-cylon-hatred = Admirális szállása: nehézség −3
bsg-brief-ability-declare-martial-law = Tevékenység: az Admirális lesz az Elnök
bsg-brief-ability-alcoholic = Ha csak egy lapja van, el kell dobnia
bsg-brief-ability-eco-officer = Saját körében egyszer: újradobás
bsg-brief-ability-moral-compass = Megváltoz|tathat egy krízisbeli döntést
bsg-brief-ability-stranded = Csak a 2. körében lép játékba
bsg-brief-ability-religious-visions = Krízisét 2 közül választhatja
bsg-brief-ability-skilled-politician = Tevékenység: 4 Tanácsból egyet kijátszik
bsg-brief-ability-terminal-illness = Helyszín használata 2 kártyába kerül
bsg-brief-ability-delusional-intuition = Saját Krízise után húz 1 kártyát
bsg-brief-ability-cylon-detector = Tevékenység: valaki minden Hűségét látja
bsg-brief-ability-coward = 2 Hűség|kártyával kezd
bsg-brief-ability-friends-in-low-places = Kormányzat, Fogda: nehézség ±2
bsg-brief-ability-unconventional-tactics = Tevékenység: −1 népesség, +1 erőforrás
bsg-brief-ability-convicted-criminal = Nem használ helyszínt, ahol más is van
bsg-brief-ability-alert-viper-pilot = Új Viperbe ülhet, és cselekedhet
bsg-brief-ability-cag = Pilóta nélküli Viperek, akár 6 aktiválás
bsg-brief-ability-headstrong = Véletlen|szerűen dob el lapot
bsg-brief-ability-expert-pilot = Viperben kezdve: 2 tevékenység
bsg-brief-ability-secret-destiny = Eldobhat egy Krízist, jön egy másik
bsg-brief-ability-insubordinate = Ha megvádolják: nehézség −3
bsg-brief-ability-recon = Köre végén megnézi a felső Krízist
bsg-brief-ability-mysterious-intuition = Eldöntheti egy krízispróba sorsát
bsg-brief-ability-sleeper-agent = Alvó ügynök: 2 Hűség és Fogda
bsg-brief-ability-maintenance-engineer = Javítás után: újabb tevékenység
bsg-brief-ability-blind-devotion = Egy szakértelem nem számít a próbában
bsg-brief-ability-reckless = Kézlimit: 8 kártya

## Krízisek és úticélok, ahol az ár nem mond el mindent
bsg-brief-crisis-boarding-parties = Támadás: 4 heavy raider, 1 báziscsillag
bsg-brief-crisis-crash-landing = Kudarc: −1 üzemanyag vagy −1 morál…
bsg-brief-crisis-cylon-screenings = Kudarc: −1 morál, egy Hűség kiderül
bsg-brief-crisis-cylon-virus = Kudarc: 1 centúrió, Gyengélkedő
bsg-brief-crisis-declare-martial-law = Admirálisból Elnök vagy −1 népesség…
bsg-brief-crisis-detector-sabotage = Kudarc: Hűséget nem nézhet meg senki
bsg-brief-crisis-low-supplies = Kudarc: −1 morál; élelem < 6: több
bsg-brief-crisis-requested-resignation = −2 kártya, vagy az Elnök bukása
bsg-brief-crisis-riots-basestars-jump = −1 élelem és morál vagy a másik kettő
bsg-brief-crisis-riots-launch-raiders = −1 élelem és morál vagy a másik kettő
bsg-brief-crisis-thirty-three = Támadás: 1 báziscsillag, visszatérhet
bsg-brief-crisis-water-shortage-basestars = −1 élelem vagy Elnök −2 kártya…
bsg-brief-crisis-water-shortage-basestars-jump = −1 élelem vagy Elnök −2 kártya…
bsg-brief-crisis-water-shortage-raiders-jump = −1 élelem vagy Elnök −2 kártya…
bsg-brief-crisis-bomb-on-colonial-1 = Kudarc: −2 morál, Colonial One lezárva
bsg-brief-destination-cylon-refinery = −1 üzemanyag; 2 Viper, 6-tól: +2
bsg-brief-destination-icy-moon = −1 üzemanyag; Raptor, 3-tól: +1 élelem
bsg-brief-destination-ragnar-anchorage = 3 Viper javítása, 1 Raptor vissza
bsg-brief-destination-tylium-planet = −1 üzemanyag; Raptor, 3-tól: +2
