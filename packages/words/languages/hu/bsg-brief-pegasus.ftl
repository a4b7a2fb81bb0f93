### Pegazus: legfeljebb 40 betű, táblákra és kis kártyákra. A vonás mutatja, hol választható el egy hosszú szó.

## Mi mennyibe kerül és mit hoz
bsg-brief-damaged-pegasus = Sérült; ha mind a { $count }, Pegazus elvész

## Mit tesznek a helyszínek
bsg-brief-location-pegasus-cic = Lőj bázis|csillagra; 1–3: Pegazus sérül
bsg-brief-location-airlock = 12-es próba: kivégzés; Fogda: −4
bsg-brief-location-main-batteries = Lőj egy szektorra; 1–3 a sajátot éri
bsg-brief-location-engine-room = −2 kártya: a Krízis ugrást készít elő
bsg-brief-location-caprica-overlay = Szuperkrízis, vagy 2 Krízisből egy
bsg-brief-location-cylon-fleet-overlay = Cylon hajók lépnek, vagy újak indulnak
bsg-brief-location-human-fleet-overlay = 2 kártya és kémlelés vagy beszivárgás
bsg-brief-location-resurrection-ship-overlay = Húzz Szuper|krízist; utána csak 1 lap

## Mit tesznek a szakértelem kártyák
bsg-brief-card-investigative-committee-pegasus = Próba előtt: a játékosok lapjai nyíltak
bsg-brief-card-support-the-people = Vakmerő próba: legfeljebb 4 lapnál +2
bsg-brief-card-preventative-policy = Mozgás helyett: egy erőforrás védelme
bsg-brief-card-major-victory = Báziscsillag elpusztul: 5-től +1 morál
bsg-brief-card-at-any-cost = Vakmerő próba: az Árulás segít
bsg-brief-card-guts-and-initiative = Vakmerő próba: nincs Végzet lap
bsg-brief-card-critical-situation = Mozgás helyett: 1 újabb tevékenység
bsg-brief-card-full-throttle = Repülj bárhová, és támadj egyszer
bsg-brief-card-run-interference = Az első 4 raider nálad mellélő
bsg-brief-card-jury-rigged = Vakmerő próba: nehézség −4
bsg-brief-card-calculations = Dobás után: +1 vagy −1
bsg-brief-card-broadcast-location = Vakmerő próba: 1 báziscsillag érkezik
bsg-brief-card-by-your-command = Vakmerő próba: raiderek lépnek
bsg-brief-card-special-destiny = Vakmerő próba: mindenki húz 1 Árulást
bsg-brief-card-gods-plan = Cylon: csere a Végzet felső lapjával
bsg-brief-card-human-weakness = Cylon: fogoly esetén erőforrás|vesztés
bsg-brief-card-sabotage = Cylon, eldobott Árulás: 1 sérülés

## Mit tesznek a Tanács kártyák
bsg-brief-quorum-assign-chief-of-staff = 2 Politika; egy próbán a Politika segít
bsg-brief-quorum-civilian-self-defense = 3 raider elpusztul; 1–2: civil hajó is
bsg-brief-quorum-consult-the-oracle = Pakli alja; dobj el 2 Végzet lapot
bsg-brief-quorum-eulogy = +1 morál, ha kivégzés csökkentette
bsg-brief-quorum-execute-prisoner = Kivégzel valakit a Fogdában
bsg-brief-quorum-probation = Megnézhető, mit tett be egy játékos
bsg-brief-quorum-resources-for-galactica = Javíts helyszínt és 2 Vipert
bsg-brief-quorum-unsavory-connections = 2 Árulás; +1 élelem vagy üzemanyag

## Hűség, Titkos küldetések, tevékenységek
bsg-brief-loyalty-cylon-treachery = Felfedve: minden ember húz 1 Árulást

## Mit tudnak a karakterek
bsg-brief-ability-intolerant = Admirális szállása, 10-től: kivégezhet
bsg-brief-ability-blind-jump = Tevékenység: ugrás 2 civil hajó árán
bsg-brief-ability-bent-on-revenge = Nem használ FTL-t és Géptermet
bsg-brief-ability-efficient = Kommunikáció: minden civil hajó
bsg-brief-ability-fast-learner = 3 felső lap: kézbe vagy a próbába
bsg-brief-ability-emotionally-fragile = Ha a morál 2-re esik, kivégzik
bsg-brief-ability-politically-adroit = Itt átadhat egy lapot, és húz 2-t
bsg-brief-ability-manipulative = Egy körre Elnök vagy Admirális
bsg-brief-ability-nothing-but-trouble = Árulást is húz
bsg-brief-ability-hotshot = Dobás helyett: egy lap ereje + 2
bsg-brief-ability-sacrifice = Tevékenység: −5 raider, Gyengélkedő
bsg-brief-ability-stim-junkie = Ha nem mozdul: Gyengélkedő

## Krízisek és úticélok, ahol az ár nem mond el mindent
bsg-brief-crisis-assassination-plot = +3 Árulás vagy Admirális kivégzése
bsg-brief-crisis-civilian-ship-nuked = −1 hajó és Árulás vagy −2 hajó
bsg-brief-crisis-suspicious-election-results = Új Elnök vagy Admirális +1 Árulás
bsg-brief-crisis-scar = Scar: egy duplán támadó raider
bsg-brief-crisis-demand-peace-manifesto = −1 morál és 2 sérülés vagy lapvesztés
bsg-brief-crisis-footage-transmitted = Kudarc: Cylonok +2 Árulás, Szuperkrízis
bsg-brief-crisis-psychological-warfare = −1 morál és Árulás vagy 6 a Végzetbe
bsg-brief-destination-a-civilian-convoy = −3 üzemanyag, +1 népesség…
bsg-brief-destination-binary-star = −1 üzemanyag, civil hajók az űrben
bsg-brief-destination-gas-cloud = A felső 3 Krízis megnézése, rendezése
bsg-brief-destination-mining-asteroid = −1 üzemanyag, 2 Viper javul; jön Scar
bsg-brief-destination-misjump = −1 civil hajó, másik úticél
