### Exodus: legfeljebb 40 betű, táblákra és kis kártyákra. A vonás mutatja, hol választható el egy hosszú szó.

## Mi mennyibe kerül és mit hoz
bsg-brief-trauma = { $by } trauma

## Mit tesznek a helyszínek és a szakértelem kártyák
bsg-brief-location-basestar-bridge = 2 ezekből: hajók, üldözés, sérülés
bsg-brief-card-red-tape = Próbában: az 5-ös és 6-os lap kiesik
bsg-brief-card-political-prowess = Helyszín próbája: te döntöd el
bsg-brief-card-iron-will = Próbában: 4 pont hiány még nem árt
bsg-brief-card-state-of-emergency = Tevékenység: −1 élelem; mindenki lép
bsg-brief-card-trust-instincts = Próbában: +2 Végzet lap
bsg-brief-card-scout-for-fuel = Tevékenység: Raptor; 4+: +1 üzemanyag
bsg-brief-card-protect-the-fleet = Próbában: pilóta nélküli Viper léphet
bsg-brief-card-best-of-the-best = Pilóta: dobásnyi raider elpusztul
bsg-brief-card-establish-network = Próbában: a Gépész duplán számít
bsg-brief-card-build-nuke = Tevékenység: új Atomfegyver

## Tanács kártyák, posztok, tevékenységek
bsg-brief-quorum-presidential-order = Valaki Admirális vagy CAG lesz
bsg-brief-quorum-resignation = Tanács cseréje; új Elnök jön
bsg-brief-title-cag = Tevékenység: 1 Viper; poszt átadása
bsg-brief-title-admiral-cylon-fleet = Úticélt választ, szektort bombáz
bsg-brief-action-cag-wingman = 1 pilóta nélküli Viper, majd újra te

## Hűség
bsg-brief-loyalty-cylon-centurion = Felfedve: 1 centúrió behatol
bsg-brief-loyalty-cylon-jump-track = Felfedve: ugrás −2
bsg-brief-loyalty-goal-acquire-power = Legyen 2 posztod, vagy élelem vész el
bsg-brief-loyalty-goal-devastation = Atomfegyver nélkül, vagy morál vész el
bsg-brief-loyalty-goal-political-intrigue = Elnök a Fogdában, vagy élelem vész el
bsg-brief-loyalty-goal-sacrifice = 6 Viper sérül, vagy üzemanyag vész el
bsg-brief-loyalty-goal-self-destruction = Fogda/Gyengélkedő, vagy morál vész el
bsg-brief-loyalty-goal-selfish = Dobj el 20 erőt, vagy üzemanyag vész el
bsg-brief-loyalty-goal-stand-and-fight = 10 raider, vagy népesség vész el
bsg-brief-loyalty-goal-use-caution = 1-es távolság, vagy népesség vész el
bsg-brief-loyalty-final-five-examiner-executed = Aki megnézi, azt kivégzik
bsg-brief-loyalty-final-five-activate-ships = Ha megnézik: Cylon hajók lépnek
bsg-brief-loyalty-final-five-damage = Ha megnézik: 2 sérülés a Galacticán
bsg-brief-loyalty-final-five-owner-executed = Ha megnézik: téged végeznek ki
bsg-brief-loyalty-final-five-examiner-brig = Aki megnézi, a Fogdába kerül

## Mit tudnak a karakterek
bsg-brief-ability-ftl-operator = FTL irányítás: a dobás ismételhető
bsg-brief-ability-coup = Tevékenység: kiszabadul, Admirális lesz
bsg-brief-ability-misguided = Legfeljebb 3 lapot tehet a próbába
bsg-brief-ability-adaptable = Tanács kijátszása után húz 2 lapot
bsg-brief-ability-influential = Tevékenység: 5 felső Tanács rendezése
bsg-brief-ability-amoral = Krízisnél az első lehetőség kötelező
bsg-brief-ability-star-player = Tevékenység: lapcsere egy szakérte|lemre
bsg-brief-ability-longshot = Megnevezi egy dobás eredményét
bsg-brief-ability-starts-on-the-bench = Az első körben nem kap kártyát
bsg-brief-ability-quick-fix = Saját köre: kivesz egy lapot a próbából
bsg-brief-ability-discharge-of-a-firearm = Tevékenység: itt kivégez valakit
bsg-brief-ability-impulsive = Nulla vagy legalább két lapot tesz be

## Trauma
bsg-brief-trauma-benevolent = Tárgyaláskor a Cylonokat terheli
bsg-brief-trauma-antagonistic = Tárgyaláskor az embereket terheli
bsg-brief-trauma-disaster = Ember: kivégzés; Cylon: még 2 húzása

## Krízisek és úticélok, ahol az ár nem mond el mindent
bsg-brief-crisis-ambushed-by-the-press = −1 morál vagy Elnök eldob mindent
bsg-brief-crisis-hidden-explosives = −1 Raptor és Gyengél|kedő vagy −1 morál
bsg-brief-crisis-interrogation = Gyengél|kedőre vagy −2 és −3 kártya
bsg-brief-crisis-labor-dispute = −2 morál vagy −1 üzemanyag és ugrás −1
bsg-brief-crisis-medal-of-distinction = +1 morál, raiderek lépnek; vagy −1 morál
bsg-brief-crisis-the-circle = Új Elnök, kivégzés vagy −3 kártya
bsg-brief-crisis-unwelcome-faces = Valaki Fogdába… vagy −1 morál…
bsg-brief-crisis-detente = Viperek haza… vagy Cylon hajók lépnek
bsg-brief-crisis-raiders-inbound = −1 népesség… vagy ketten −3 kártya
bsg-brief-crisis-return-to-duty = Pilóták és raiderek startja vagy ágyúzás
bsg-brief-crisis-review-camera-footage = 2 Viper sérül… vagy −2 és −3 kártya
bsg-brief-crisis-tracked-by-radiation = 1 bázis|csillag… vagy −1 üzemanyag
bsg-brief-crisis-training-a-rookie = Raiderek lépnek vagy 2 Viper sérül
bsg-brief-crisis-human-prisoner = Kudarc: valaki lapjai oda, Gyengélkedő
bsg-brief-crisis-fighting-blind = 2 centúrió behatol vagy CAG kivégzése
bsg-brief-destination-gas-giant = Egy Viperért +1 üzemanyag
bsg-brief-destination-lions-head-nebula = −4 üzemanyag, majd ugrás +2

## Szövetségesek és Keresztút kártyák
bsg-brief-ally-lee-apollo-adama-benevolent = Pilóta nélküli Viperek raidert lőnek
bsg-brief-ally-samuel-t-anders-benevolent = A centúriók egy mezőt visszalépnek
bsg-brief-ally-gaius-baltar-benevolent = Megnézed valaki egyik Hűség|kártyáját
bsg-brief-ally-gaius-baltar-antagonistic = Hűségkártyát húzol (távolság max. 7)
bsg-brief-ally-brendan-hot-dog-costanza-benevolent = 2 raider elpusztul egy szektorban
bsg-brief-ally-sherman-cottle-benevolent = −3 trauma, mehetsz bárhová
bsg-brief-ally-sherman-cottle-antagonistic = −3 kártya, mehetsz bárhová
bsg-brief-ally-anastasia-dee-dualla-benevolent = Minden civil hajó látható, mozgatható
bsg-brief-ally-priestess-elosha-benevolent = A felső Krízis megnézése
bsg-brief-ally-louis-hoshi-benevolent = Egy civil hajó lekerül a tábláról
bsg-brief-ally-aaron-kelly-benevolent = Pilóta nélküli Viperek, akár 4 aktiválás
bsg-brief-ally-romo-lampkin-benevolent = Szabad vagy, mehetsz bárhová
bsg-brief-ally-alex-crashdown-quartararo-benevolent = A felső Úticél megnézése
bsg-brief-ally-diana-hardball-seelix-benevolent = 3 Viper megjavul
bsg-brief-ally-kendra-shaw-benevolent = −1 morál: +1 üzemanyag vagy élelem
bsg-brief-ally-kara-starbuck-thrace-benevolent = Egy pilóta nélküli Viper akár 4-szer lép
bsg-brief-ally-ellen-tigh-benevolent = Új Elnök vagy Admirális
bsg-brief-ally-galen-tyrol-benevolent = 2 helyszín vagy 4 Viper javítása
bsg-brief-ally-tom-zarek-benevolent = −1 népességért +1 más erőforrás
bsg-brief-ally-brother-cavil-benevolent = −1 trauma és még −1 véletlen|szerűen
bsg-brief-ally-leoben-conoy-benevolent = Egy szektor Cylon hajói elpusztulnak
bsg-brief-ally-simon-oneill-benevolent = +2 kártya, mehetsz bárhová
bsg-brief-ally-simon-oneill-antagonistic = +2 trauma, mehetsz bárhová
bsg-brief-ally-aaron-doral-benevolent = 3 Tanács lapból egyet kijátszol
bsg-brief-ally-caprica-six-antagonistic = −3 kártya, +2 a Végzetből
bsg-brief-crossroads-disturbing-vision-antagonistic = Cylonok +2 trauma, Admirális kivégzése
bsg-brief-crossroads-miraculous-return-benevolent = +1 morál, +1 Viper, raiderek kétszer
bsg-brief-crossroads-miraculous-return-antagonistic = −1 morál, −1 hajó, báziscsillag sérül
bsg-brief-crossroads-scanned-benevolent = 4 raider lekerül, −1 morál
bsg-brief-crossroads-strange-music-benevolent = Hűség megnézése, −1 trauma
bsg-brief-crossroads-strange-music-antagonistic = Valaki Hűséget húz; Cylonok +1 trauma
bsg-brief-crossroads-testimony-benevolent = Más játékos: −2 kártya, −2 trauma
bsg-brief-crossroads-testimony-antagonistic = Más játékos: +2 kártya, +2 trauma
bsg-brief-crossroads-the-opera-house-antagonistic = Nem történik semmi
