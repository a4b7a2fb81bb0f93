### Roll for the Galaxy: legfeljebb 40 betű, táblákra és kis kártyákra. A vonás mutatja, hol választható el egy hosszú szó.

## Mi mennyibe kerül és mit hoz
roll-brief-world = { $text }
roll-brief-dice = { $count } { $colour }
roll-brief-colour-military = katonai kocka
roll-brief-colour-consumption = fogyasztási kocka
roll-brief-colour-novelty = újdonság|kocka
roll-brief-colour-rare = ritkaelem-kocka
roll-brief-colour-genes = génkocka
roll-brief-colour-alien = idegen kocka
roll-brief-to-cup = { $dice } a pohárba
roll-brief-to-citizenry = { $dice } a Lakosságba
roll-brief-to-good = áru: { $dice }
roll-brief-credits = +${ $count }
roll-brief-removes = −{ $count } kocka
roll-brief-start-credits = kezdéskor ${ $count }

## Munkásokat mozgató fejlesztések
roll-brief-backup-planning = Diktátum akárhányszor
roll-brief-diversification = 1 anyabolygó-munkás el a Felfede|zéstől
roll-brief-hydroponics-guild = Mozgass 1 újdonság- vagy génmunkást
roll-brief-space-mercenaries = Mozgass 1 katonai vagy ritkaelem-munkást
roll-brief-colonial-affinity = 1 munkás a Betelepí|téshez
roll-brief-local-subsidies = Mozgass 1 anyabolygó-munkást
roll-brief-operations-affinity = 1 munkás: Felfedezés vagy Termelés
roll-brief-shipping-affinity = 1 munkás a Szállításhoz
roll-brief-technology-affinity = 1 munkás a Fejlesz|téshez
roll-brief-executive-power = Pontosan 2-t egy fázisból a választottba
roll-brief-galactic-influence = 1 munkás bármely fázisba
roll-brief-galactic-mandate = A Diktátum 3 munkást mozgathat
roll-brief-homeworld-patriotism = 2 anyabolygó-munkás a te fázisodba
roll-brief-isolation-policy = 2 munkás el a Felfede|zéstől
roll-brief-mad-scientists = Legtöbb újdonság|bolygó: mozgass 2-t
roll-brief-propaganda-campaign = 2 munkás a választott fázisba
roll-brief-nanotechnology = 2 munkás bármely fázisba

## A fázisok fejlesztései
roll-brief-advanced-logistics = Felfedezés: Építési terület átrendezése
roll-brief-jumpdrive-research = Eladás: +$1 ritkaelem-árunként
roll-brief-public-works = Fejlesztés: +$1 minden új fejlesz|tésért
roll-brief-technology-unions = Legtöbb fejlesztés: +$1 (I. és IV.)
roll-brief-terraforming-robots = Betelepítés: +$1, ritkaelem még +$1
roll-brief-export-duties = Eladás: +$1 árunként
roll-brief-galactic-demand = Eladás: +$2 újdonság|árunként
roll-brief-galactic-recycling = +$1 fejlesz|tésért vagy bolygóért
roll-brief-minor-research-labs = Gén- és idegen áru fogyasztása: +1 GYP
roll-brief-space-docks = Szállítás: még egy anyabolygó-munkás
roll-brief-alien-research-team = Felfedezés: plusz lapka; idegen +$1
roll-brief-alien-uplift-blueprints = Gén- és idegen bolygó 1-gyel olcsóbb
roll-brief-free-trade-zone = Szürke bolygó 2-vel olcsóbb
roll-brief-major-research-labs = Felfedezés: még egy anyabolygó-munkás
roll-brief-merchant-guild = Termelés: a végén +$2
roll-brief-space-marines = 1 kocka helyett 1 katonai, +$1
roll-brief-space-refineries = Ritkaelem fogyasztása: +1 GYP
roll-brief-space-tourism = Szállítás: +$1, legdrágább bolygó +$1
roll-brief-trade-levies = Fogyasztás: +$1 árunként
roll-brief-conscription = 1 kocka helyett 2 katonai
roll-brief-galactic-salon = Szállítás: a végén +1 GYP
roll-brief-information-tech = 1 kocka helyett 2 újdonság
roll-brief-investment-credits = Fejlesztés 1-gyel olcsóbb
roll-brief-replicant-robots = Bolygó 1-gyel olcsóbb
roll-brief-alien-research-ship = Felfedezés: + anyabolygó-, idegen munkás
roll-brief-galactic-investors = Fejlesztés: a végén +$2
roll-brief-organic-shipyards = Szállítás: + anyabolygó- és génmunkás
roll-brief-robot-surveyors = Betelepítés: a végén +$2

## 6 költségű fejlesztések
roll-brief-free-trade-association = Szállítás: +$2; végén ½ újdonság|bolygó
roll-brief-galactic-bankers = Vehetsz GYP-ot; végén 1 fejleszté|senként
roll-brief-galactic-exchange = 2 kocka a pohárba; végén színenként 1
roll-brief-galactic-federation = 2 kocka a pohárba; fejlesztések harmada
roll-brief-galactic-renaissance = Fogyasztás: +1 GYP; végén zsetonokért
roll-brief-galactic-reserves = Bolygón 2 áru; végén árunként 1 GYP
roll-brief-mining-league = Ritkaelem: +$1; végén bolygónként 2
roll-brief-new-economy = Fogyasztás: +$2; végén fejlesz|tésekért
roll-brief-new-galactic-order = Katonai a pohárba; végén 3-anként 2 GYP
roll-brief-system-diversification = Mozgass 2-t; végén ½ Átcsopor|tosítás

## A frakciók felei
roll-brief-space-piracy = Szállítás: 2 katonai kockánként +$1
roll-brief-alien-archaeology = Felfedezés: idegen munkás $4-et raktároz
roll-brief-consumer-markets = Termelés: +$1 újdonság|árunként
roll-brief-improved-reconnaissance = Felderítés: lapka a halom tetejére
roll-brief-genetics-lab = Termelés: +$2 génkoc|kánként, ha áru
roll-brief-galactic-religion = Fejlesztés: +$1/újdonság a Lakosságban
roll-brief-biological-adaptation = Átcsopor|tosító fejlesztés 1-gyel olcsóbb
roll-brief-mining-industry = Ritkaelem fogyasztása: +$1 árunként

## Bolygók több ajándékkal
roll-brief-rebel-miners = −1 kocka, 2 katonai a Lakosságba
roll-brief-blaster-gem-mines = Katonai és ritkaelem a Lakosságba
roll-brief-rebel-warrior-race = −1 kocka, katonai és gén a Lakosságba
roll-brief-epsilon-eridani = Újdonság és katonai a Lakosságba

## Frakciók
roll-brief-faction-1 = A katonai kockák kreditet hoznak
roll-brief-faction-2 = Az idegen kockák $4-et raktároznak
roll-brief-faction-3 = Az újdonságáruk kreditet hoznak
roll-brief-faction-4 = Új lapkák a halmok tetejére
roll-brief-faction-5 = A génáruk kreditet hoznak
roll-brief-faction-6 = Újdonság|kocka a Lakosságban: kredit
roll-brief-faction-7 = Olcsóbb átcsopor|tosító fejlesztés
roll-brief-faction-8 = Az elfogyasz|tott ritkaelem kreditet hoz
roll-brief-faction-9 = Két bolygó: fogyasztási és katonai kocka

## Fázisok
roll-brief-phase-explore = Lapkát derítesz fel, vagy kreditet kapsz
roll-brief-phase-develop = Fejlesz|téseket építesz
roll-brief-phase-settle = Bolygókat telepítesz be
roll-brief-phase-produce = Árut teszel a bolygókra
roll-brief-phase-ship = Árut adsz el, vagy GYP-ért fogyasztasz
