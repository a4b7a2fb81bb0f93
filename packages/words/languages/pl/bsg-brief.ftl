### Battlestar Galactica: najwyżej 40 liter, dla plansz i małych kart. Kreska oznacza, gdzie można podzielić długie słowo.

## Co ile kosztuje i daje
bsg-brief-stakes = { $text }
bsg-brief-fail = Porażka: { $text }
bsg-brief-attack = Atak: { $ships }
bsg-brief-or = { $one } albo { $other }
bsg-brief-and = { $one } i { $other }
bsg-brief-of = { $who } { $what }
bsg-brief-roll = 1–{ $limit }: { $text }
bsg-brief-food = { $by } żywności
bsg-brief-fuel = { $by } paliwa
bsg-brief-morale = { $by } morale
bsg-brief-population = { $by } populacji
bsg-brief-cards = { $by } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
bsg-brief-hand = odrzuca rękę
bsg-brief-skill = { $by } { $skill }
bsg-brief-send-all = { $from }: { $to }
bsg-brief-to-sickbay = do Ambu|latorium
bsg-brief-to-brig = do Aresztu
bsg-brief-from-weapons-control = Kontrola uzbrojenia
bsg-brief-from-command = Dowództwo
bsg-brief-from-armory = Zbrojownia
bsg-brief-execute = egzekucja
bsg-brief-execute-who = { $who } ginie
bsg-brief-title-president-to-chosen = nowy Prezydent
bsg-brief-activate-raiders = aktywacja raiderów
bsg-brief-activate-heavy-raiders = aktywacja ciężkich raiderów
bsg-brief-activate-basestars = atak basestarów
bsg-brief-activate-launch-raiders = start raiderów
bsg-brief-destroy-civilian = { $by } { $count ->
    [one] statek cywilny
    [few] statki cywilne
   *[other] statków cywilnych
}
bsg-brief-destroy-raptor = { $by } { $count ->
    [one] raptor
    [few] raptory
   *[other] raptorów
}
bsg-brief-damage-vipers = { $count } { $count ->
    [one] uszkodzony viper
    [few] uszkodzone vipery
   *[other] uszkodzonych viperów
}
bsg-brief-damage-galactica = { $count } { $count ->
    [one] uszkodzenie
    [few] uszkodzenia
   *[other] uszkodzeń
}
bsg-brief-centurion = { $count } { $count ->
    [one] centurion
    [few] centuriony
   *[other] centurionów
} na pokładzie
bsg-brief-spend-nuke = strata broni nuklearnej
bsg-brief-return-vipers = vipery wracają
bsg-brief-jump-track = skok { $by }
bsg-brief-add-to-destiny = { $by } { $skill } w Przeznaczeniu
bsg-brief-who-each = każdy
bsg-brief-who-chosen = ktoś

## Co robią obszary
bsg-brief-location-ftl-control = Skok; 6 lub mniej: strata populacji
bsg-brief-location-weapons-control = Ostrzelaj statek Cylonów
bsg-brief-location-command = Aktywuj nieobsadzone vipery do 2 razy
bsg-brief-location-communications = Obejrzyj i przesuń 2 statki cywilne
bsg-brief-location-admirals-quarters = Oskarż: test 7 wysyła do Aresztu
bsg-brief-location-research-lab = Dobierz 1 Technikę lub Taktykę
bsg-brief-location-hangar-deck = Wystartuj viperem, potem znów akcja
bsg-brief-location-armory = Rzut 7 lub więcej: zniszcz centuriona
bsg-brief-location-sickbay = Następna tura: tylko 1 karta
bsg-brief-location-brig = Test 7 uwalnia; do testu 1 karta
bsg-brief-location-press-room = Dobierz 2 karty Polityki
bsg-brief-location-presidents-office = Dobierz Kworum i dobierz lub zagraj
bsg-brief-location-administration = Test 5: nominuj nowego Prezydenta
bsg-brief-location-caprica = Superkryzys albo wybór z 2 Kryzysów
bsg-brief-location-cylon-fleet = Aktywuj lub wyślij statki Cylonów
bsg-brief-location-human-fleet = Ukradnij kartę; 5+ uszkadza Galacticę
bsg-brief-location-resurrection-ship = Nowy Superkryzys; oddaj Lojalność
bsg-brief-damaged = Obszar uszkodzony: najpierw napraw

## Co robią karty umiejętności
bsg-brief-card-consolidate-power = Akcja: dobierz 2 dowolne karty
bsg-brief-card-investigative-committee = Przed testem: karty kładzie się odkryte
bsg-brief-card-executive-order = Akcja: inny człowiek ma 2 akcje
bsg-brief-card-declare-emergency = Po zliczeniu: trudność −2
bsg-brief-card-launch-scout = Akcja: zaryzykuj raptora; 3+: podgląd
bsg-brief-card-strategic-planning = Przed rzutem: +2 do wyniku
bsg-brief-card-evasive-maneuvers = Atak na vipera: nowy rzut, z pilotem −2
bsg-brief-card-maximum-firepower = Akcja: Twój viper atakuje do 4 razy
bsg-brief-card-repair = Akcja: napraw swój obszar lub 2 vipery
bsg-brief-card-scientific-research = Przed testem: Technika liczy się na plus

## Co robią karty Kworum
bsg-brief-quorum-accept-prophecy = 1 karta; odwołać Prezydenta o 2 trudniej
bsg-brief-quorum-arrest-order = Wyślij postać do Aresztu
bsg-brief-quorum-assign-arbitrator = 2 Polityki; trudność oskarżenia ±3
bsg-brief-quorum-assign-mission-specialist = 2 Polityki; przy skoku wybór z 3 celów
bsg-brief-quorum-assign-vice-president = 2 Polityki; jedyny kandydat na urząd
bsg-brief-quorum-authorization-of-brutal-force = Zniszcz 3 raidery; 1–2: −1 populacji
bsg-brief-quorum-encourage-mutiny = 3+: inny Admirał; inaczej −1 morale
bsg-brief-quorum-food-rationing = 6 lub więcej: +1 żywności
bsg-brief-quorum-inspirational-speech = 6 lub więcej: +1 morale
bsg-brief-quorum-presidential-pardon = Uwolnij kogoś z Aresztu
bsg-brief-quorum-release-cylon-mugshots = Podejrzyj Lojalność; 1–3: −1 morale

## Pozycje, Lojalność, broń nuklearna
bsg-brief-title-president = Akcja: dobierz lub zagraj kartę Kworum
bsg-brief-title-admiral = Wybiera cel skoku, ma broń nuklearną
bsg-brief-loyalty-not-a-cylon = Człowiek: doprowadź flotę do celu
bsg-brief-loyalty-cylon-brig = Po ujawnieniu: ktoś idzie do Aresztu
bsg-brief-loyalty-cylon-damage = Po ujawnieniu: 2 z 5 uszkodzeń Galactici
bsg-brief-loyalty-cylon-morale = Po ujawnieniu: −1 morale
bsg-brief-loyalty-cylon-sickbay = Po ujawnieniu ktoś −5 kart, Ambulatorium
bsg-brief-loyalty-sympathizer = Czerwony zasób: Areszt; inaczej Cylon
bsg-brief-token-nuke = Akcja Admirała: 3+ niszczy basestara

## Co potrafią postacie
bsg-brief-ability-inspirational-leader = Twoje Kryzysy: siła jeden zawsze pomaga
bsg-brief-ability-command-authority = Weź na rękę wszystkie karty z testu
bsg-brief-ability-emotionally-attached = Nie może użyć Kajuty Admirała
bsg-brief-ability-cylon-hatred = Test w Kajucie Admirała: trudność −3
bsg-brief-ability-declare-martial-law = Akcja: Admirał zostaje Prezydentem
bsg-brief-ability-alcoholic = Z jedną kartą na ręce musi ją odrzucić
bsg-brief-ability-eco-officer = Raz w swojej turze: powtórz rzut kością
bsg-brief-ability-moral-compass = Zmień wybór dokonany przy Kryzysie
bsg-brief-ability-stranded = Wchodzi na planszę w swojej 2. turze
bsg-brief-ability-religious-visions = Twój Kryzys: wybór jednego z 2
bsg-brief-ability-skilled-politician = Akcja: dobierz 4 Kworum, zagraj jedną
bsg-brief-ability-terminal-illness = Użycie obszaru kosztuje 2 karty
bsg-brief-ability-delusional-intuition = Twój Kryzys ujawniony: dobierz 1 kartę
bsg-brief-ability-cylon-detector = Akcja: obejrzyj całą czyjąś Lojalność
bsg-brief-ability-coward = Zaczyna z 2 kartami Lojalności
bsg-brief-ability-friends-in-low-places = Admini|stracja, Areszt: trudność ±2
bsg-brief-ability-unconventional-tactics = Akcja: −1 populacji, +1 inny zasób
bsg-brief-ability-convicted-criminal = Nie użyje obszaru, w którym ktoś jest
bsg-brief-ability-alert-viper-pilot = Wsiada do nowego vipera i ma akcję
bsg-brief-ability-cag = Akcja: nieobsadzone vipery, do 6 razy
bsg-brief-ability-headstrong = Odrzuca karty losowo
bsg-brief-ability-expert-pilot = Zaczyna turę w viperze: 2 akcje
bsg-brief-ability-secret-destiny = Odrzuć Kryzys i dobierz inny
bsg-brief-ability-insubordinate = Przy oskarżeniu: trudność −3
bsg-brief-ability-recon = Koniec tury: podejrzyj Kryzys z wierzchu
bsg-brief-ability-mysterious-intuition = Rozstrzygnij test Kryzysu po swojemu
bsg-brief-ability-sleeper-agent = Uśpiony agent: 2 Lojalności i Areszt
bsg-brief-ability-maintenance-engineer = Po Naprawie: kolejna akcja
bsg-brief-ability-blind-devotion = Jedna umiejętność w teście się nie liczy
bsg-brief-ability-reckless = Limit ręki: 8 kart

## Kryzysy i cele, o których sam koszt nie mówi wszystkiego
bsg-brief-crisis-boarding-parties = Atak: 4 ciężkie raidery, 1 basestar
bsg-brief-crisis-crash-landing = Porażka: −1 paliwa albo −1 morale…
bsg-brief-crisis-cylon-screenings = Porażka: −1 morale, podgląd Lojalności
bsg-brief-crisis-cylon-virus = Porażka: 1 centurion, Ambulatorium
bsg-brief-crisis-declare-martial-law = Admirał Prezydentem albo −1 populacji…
bsg-brief-crisis-detector-sabotage = Porażka: koniec podglądania Lojalności
bsg-brief-crisis-low-supplies = Porażka: −1 morale; żywność < 6: więcej
bsg-brief-crisis-requested-resignation = Po −2 karty albo upadek Prezydenta
bsg-brief-crisis-riots-basestars-jump = Żywność i morale albo populacja i paliwo
bsg-brief-crisis-riots-launch-raiders = Żywność i morale albo populacja i paliwo
bsg-brief-crisis-thirty-three = Atak: 1 basestar, może powrócić
bsg-brief-crisis-water-shortage-basestars = −1 żywności albo Prezydent −2 karty…
bsg-brief-crisis-water-shortage-basestars-jump = −1 żywności albo Prezydent −2 karty…
bsg-brief-crisis-water-shortage-raiders-jump = −1 żywności albo Prezydent −2 karty…
bsg-brief-crisis-bomb-on-colonial-1 = Porażka: −2 morale, bez Colonial One
bsg-brief-destination-cylon-refinery = −1 paliwa; 2 vipery, 6+: +2 paliwa
bsg-brief-destination-icy-moon = −1 paliwa; raptor, 3+: +1 żywności
bsg-brief-destination-ragnar-anchorage = Napraw 3 vipery, odzyskaj 1 raptora
bsg-brief-destination-tylium-planet = −1 paliwa; raptor, 3+: +2 paliwa
