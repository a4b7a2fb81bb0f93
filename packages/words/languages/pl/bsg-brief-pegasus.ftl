### Pegasus: najwyżej 40 liter, dla plansz i małych kart. Kreska oznacza, gdzie można podzielić długie słowo.

## Co ile kosztuje i daje
bsg-brief-damaged-pegasus = Obszar uszkodzony; przy { $count } Pegasus ginie

## Co robią obszary
bsg-brief-location-pegasus-cic = Ostrzelaj basestara; 1–3 trafia Pegasusa
bsg-brief-location-airlock = Test 12: egzekucja; w Areszcie o 4 mniej
bsg-brief-location-main-batteries = Ostrzelaj obszar; 1–3 trafia swoich
bsg-brief-location-engine-room = −2 karty: Kryzys przygotuje skok
bsg-brief-location-caprica-overlay = Superkryzys albo wybór z 2 Kryzysów
bsg-brief-location-cylon-fleet-overlay = Aktywuj lub wyślij statki Cylonów
bsg-brief-location-human-fleet-overlay = 2 karty i podgląd lub infiltracja
bsg-brief-location-resurrection-ship-overlay = Dobierz Superkryzys; potem tylko 1 karta

## Co robią karty umiejętności
bsg-brief-card-investigative-committee-pegasus = Przed testem: karty graczy są odkryte
bsg-brief-card-support-the-people = Ryzyko: kto ma mało kart, dobiera 2
bsg-brief-card-preventative-policy = Zamiast ruchu: osłoń jeden zasób
bsg-brief-card-major-victory = Zniszczony basestar: 5+ daje +1 morale
bsg-brief-card-at-any-cost = Ryzyko: Zdrada pomaga w tym teście
bsg-brief-card-guts-and-initiative = Ryzyko: test bez kart Przezna|czenia
bsg-brief-card-critical-situation = Zamiast ruchu: 1 dodatkowa akcja
bsg-brief-card-full-throttle = Leć do dowolnego obszaru i zaatakuj
bsg-brief-card-run-interference = Pierwsze 4 raidery przy Tobie chybiają
bsg-brief-card-jury-rigged = Ryzyko: trudność testu −4
bsg-brief-card-calculations = Po rzucie: +1 albo −1
bsg-brief-card-broadcast-location = W Ryzykownym teście: przybywa 1 basestar
bsg-brief-card-by-your-command = W Ryzykownym teście: aktywacja raiderów
bsg-brief-card-special-destiny = W Ryzykownym teście: każdy +1 Zdrada
bsg-brief-card-gods-plan = Cylon: wymień na kartę Przezna|czenia
bsg-brief-card-human-weakness = Cylon, więzień: spada najwyższy zasób
bsg-brief-card-sabotage = Cylon, odrzucono Zdradę: 1 uszkodzenie

## Co robią karty Kworum
bsg-brief-quorum-assign-chief-of-staff = 2 Polityki; Polityka pomoże w teście
bsg-brief-quorum-civilian-self-defense = Zniszcz 3 raidery; 1–2: ginie statek
bsg-brief-quorum-consult-the-oracle = Spód talii; odrzuć 2 z Przezna|czenia
bsg-brief-quorum-eulogy = +1 morale, jeśli egzekucja je obniżyła
bsg-brief-quorum-execute-prisoner = Egzekucja kogoś w Areszcie
bsg-brief-quorum-probation = Można zobaczyć czyjeś karty w teście
bsg-brief-quorum-resources-for-galactica = Napraw obszar i 2 vipery
bsg-brief-quorum-unsavory-connections = 2 karty na Zdradę; +1 żywności/paliwa

## Lojalność, Intencje, akcje
bsg-brief-loyalty-cylon-treachery = Po ujawnieniu: ludzie po 1 Zdradzie

## Co potrafią postacie
bsg-brief-ability-intolerant = Test w Kajucie na 10+: egzekucja
bsg-brief-ability-blind-jump = Akcja: skok za cenę 2 statków cywilnych
bsg-brief-ability-bent-on-revenge = Nie używa Kontroli FTL ani Maszynowni
bsg-brief-ability-efficient = Łączność: obejrzyj, przesuń wszystkie
bsg-brief-ability-fast-learner = 3 karty z talii: na rękę lub do testu
bsg-brief-ability-emotionally-fragile = Egzekucja, gdy morale spadnie do 2
bsg-brief-ability-politically-adroit = Oddaj komuś tu kartę, dobierz 2
bsg-brief-ability-manipulative = Na turę: pozycja Prezydenta/Admirała
bsg-brief-ability-nothing-but-trouble = Dobiera też karty Zdrady
bsg-brief-ability-hotshot = Zamiast rzutu: siła karty + 2
bsg-brief-ability-sacrifice = Akcja: zniszcz 5 raiderów, Ambulatorium
bsg-brief-ability-stim-junkie = Bez ruchu: trafia do Ambulatorium

## Kryzysy i cele, o których sam koszt nie mówi wszystkiego
bsg-brief-crisis-assassination-plot = +3 Zdrada albo egzekucja Admirała
bsg-brief-crisis-civilian-ship-nuked = −1 statek i Zdrada albo −2 statki
bsg-brief-crisis-suspicious-election-results = Nowy Prezydent albo Admirał +1 Zdrada
bsg-brief-crisis-scar = Szrama: raider, który działa dwa razy
bsg-brief-crisis-demand-peace-manifesto = −1 morale i 2 uszkodz. lub utrata kart
bsg-brief-crisis-footage-transmitted = Porażka: Cyloni +2 Zdrada, Superkryzys
bsg-brief-crisis-psychological-warfare = −1 morale i Zdrada lub 6 w Przezna|czeniu
bsg-brief-destination-a-civilian-convoy = −3 paliwa, +1 populacji…
bsg-brief-destination-binary-star = −1 paliwa, statki cywilne w przestrzeni
bsg-brief-destination-gas-cloud = Podejrzyj i ułóż 3 Kryzysy
bsg-brief-destination-mining-asteroid = −1 paliwa, napraw 2 vipery; Szrama
bsg-brief-destination-misjump = −1 statek cywilny, inny cel skoku
