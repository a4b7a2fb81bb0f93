### Exodus: najwyżej 40 liter, dla plansz i małych kart. Kreska oznacza, gdzie można podzielić długie słowo.

## Co ile kosztuje i daje
bsg-brief-trauma = { $by } { $count ->
    [one] Trauma
    [few] Traumy
   *[other] Traum
}

## Co robią obszary i karty umiejętności
bsg-brief-location-basestar-bridge = Wybierz 2: statki, pościg, uszkodzenie
bsg-brief-card-red-tape = W teście: usuwa karty o sile 5 i 6
bsg-brief-card-political-prowess = Test obszaru: Ty decydujesz o wyniku
bsg-brief-card-iron-will = W teście: porażka o maks. 4 bez skutków
bsg-brief-card-state-of-emergency = Akcja: −1 żywności; każdy ruch lub akcja
bsg-brief-card-trust-instincts = W teście: +2 karty Przezna|czenia
bsg-brief-card-scout-for-fuel = Akcja: zaryzykuj raptora; 4+: +1 paliwa
bsg-brief-card-protect-the-fleet = W teście: działa nieobsadzony viper
bsg-brief-card-best-of-the-best = Pilot niszczy tyle raiderów, ile wyrzuci
bsg-brief-card-establish-network = W teście: Technika liczy się podwójnie
bsg-brief-card-build-nuke = Akcja: Admirał zyskuje broń nuklearną

## Karty Kworum, pozycje, akcje
bsg-brief-quorum-presidential-order = Mianuj kogoś Admirałem lub CAG
bsg-brief-quorum-resignation = Wymień Kworum; oddaj pozycję Prezydenta
bsg-brief-title-cag = Akcja: 1 viper, potem oddaj pozycję
bsg-brief-title-admiral-cylon-fleet = Wybiera cel skoku; broń razi obszar
bsg-brief-action-cag-wingman = Działa 1 nieobsadzony viper, potem Ty

## Lojalność
bsg-brief-loyalty-cylon-centurion = Po ujawnieniu: 1 centurion na pokładzie
bsg-brief-loyalty-cylon-jump-track = Po ujawnieniu: skok −2
bsg-brief-loyalty-goal-acquire-power = Miej 2 pozycje, inaczej strata żywności
bsg-brief-loyalty-goal-devastation = Brak broni nuklearnej albo spadek morale
bsg-brief-loyalty-goal-political-intrigue = Prezydent w Areszcie albo mniej żywności
bsg-brief-loyalty-goal-sacrifice = 6 trafionych viperów albo spadek paliwa
bsg-brief-loyalty-goal-self-destruction = Areszt/Ambulatorium albo spadek morale
bsg-brief-loyalty-goal-selfish = Odrzuć siłę 20 albo spadnie paliwo
bsg-brief-loyalty-goal-stand-and-fight = 10 raiderów albo spadek populacji
bsg-brief-loyalty-goal-use-caution = Cel o dystansie 1 albo spadek populacji
bsg-brief-loyalty-final-five-examiner-executed = Kto podejrzy, tego czeka egzekucja
bsg-brief-loyalty-final-five-activate-ships = Po podejrzeniu: działają statki Cylonów
bsg-brief-loyalty-final-five-damage = Po podejrzeniu: 2 uszkodzenia Galactici
bsg-brief-loyalty-final-five-owner-executed = Po podejrzeniu: Twoja egzekucja
bsg-brief-loyalty-final-five-examiner-brig = Kto podejrzy, idzie do Aresztu

## Co potrafią postacie
bsg-brief-ability-ftl-operator = Kontrola FTL: można powtórzyć rzut
bsg-brief-ability-coup = Akcja: wolność i pozycja Admirała
bsg-brief-ability-misguided = Dokłada do testu najwyżej 3 karty
bsg-brief-ability-adaptable = Po akcji Kworum: dobierz 2 karty
bsg-brief-ability-influential = Akcja: ułóż 5 górnych kart Kworum
bsg-brief-ability-amoral = Kryzys: zawsze pierwszy wybór
bsg-brief-ability-star-player = Akcja: wymień karty na jedną umiejętność
bsg-brief-ability-longshot = Podaj wynik rzutu w swojej turze
bsg-brief-ability-starts-on-the-bench = Bez kart w pierwszej turze
bsg-brief-ability-quick-fix = W swojej turze usuwa kartę z testu
bsg-brief-ability-discharge-of-a-firearm = Akcja: egzekucja kogoś tutaj
bsg-brief-ability-impulsive = Dokłada zero lub co najmniej dwie karty

## Trauma
bsg-brief-trauma-benevolent = Na Procesie obciąża Cylona
bsg-brief-trauma-antagonistic = Na Procesie obciąża człowieka
bsg-brief-trauma-disaster = Człowiek: egzekucja; Cylon: jeszcze 2

## Kryzysy i cele, o których sam koszt nie mówi wszystkiego
bsg-brief-crisis-ambushed-by-the-press = −1 morale albo Prezydent odrzuca rękę
bsg-brief-crisis-hidden-explosives = −1 raptor i Ambu|latorium albo −1 morale
bsg-brief-crisis-interrogation = Ktoś do Ambulatorium albo −2 i −3 karty
bsg-brief-crisis-labor-dispute = −2 morale albo −1 paliwa i skok −1
bsg-brief-crisis-medal-of-distinction = +1 morale i akcja raiderów lub −1 morale
bsg-brief-crisis-the-circle = Nowy Prezydent, egzekucja lub −3 karty
bsg-brief-crisis-unwelcome-faces = Ktoś do Aresztu… albo −1 morale…
bsg-brief-crisis-detente = Vipery wracają… lub aktywacja Cylonów
bsg-brief-crisis-raiders-inbound = −1 populacji… lub dwie osoby po −3 karty
bsg-brief-crisis-return-to-duty = Start pilotów i raiderów albo ostrzał
bsg-brief-crisis-review-camera-footage = 2 uszkodzone vipery… albo −2 i −3 karty
bsg-brief-crisis-tracked-by-radiation = 1 basestar i 3 raidery albo −1 paliwa
bsg-brief-crisis-training-a-rookie = Akcja raiderów lub 2 uszkodzone vipery
bsg-brief-crisis-human-prisoner = Porażka: ktoś oddaje karty, Ambulatorium
bsg-brief-crisis-fighting-blind = 2 centuriony albo egzekucja CAG
bsg-brief-destination-gas-giant = Można oddać vipera za +1 paliwa
bsg-brief-destination-lions-head-nebula = −4 paliwa, potem skok +2

## Sojusznicy i karty Rozdroża
bsg-brief-ally-lee-apollo-adama-benevolent = Każdy nieobsadzony viper niszczy raidera
bsg-brief-ally-samuel-t-anders-benevolent = Centuriony cofają się o jedno pole
bsg-brief-ally-gaius-baltar-benevolent = Podejrzyj komuś kartę Lojalności
bsg-brief-ally-gaius-baltar-antagonistic = Dobierasz Lojalność (dystans do 7)
bsg-brief-ally-brendan-hot-dog-costanza-benevolent = W jednym obszarze giną 2 raidery
bsg-brief-ally-sherman-cottle-benevolent = −3 Traumy, idź dokądkolwiek
bsg-brief-ally-sherman-cottle-antagonistic = −3 karty, idź dokądkolwiek
bsg-brief-ally-anastasia-dee-dualla-benevolent = Obejrzyj, przesuń statki cywilne
bsg-brief-ally-priestess-elosha-benevolent = Podejrzyj Kryzys z wierzchu talii
bsg-brief-ally-louis-hoshi-benevolent = Statek cywilny znika z planszy
bsg-brief-ally-aaron-kelly-benevolent = Aktywuj nieobsadzone vipery do 4 razy
bsg-brief-ally-romo-lampkin-benevolent = Wolność, idź dokądkolwiek
bsg-brief-ally-alex-crashdown-quartararo-benevolent = Podejrzyj Punkt docelowy z wierzchu
bsg-brief-ally-diana-hardball-seelix-benevolent = Naprawa 3 viperów
bsg-brief-ally-kendra-shaw-benevolent = −1 morale za +1 paliwa lub żywności
bsg-brief-ally-kara-starbuck-thrace-benevolent = Nieobsadzony viper działa do 4 razy
bsg-brief-ally-ellen-tigh-benevolent = Nowy Prezydent lub Admirał
bsg-brief-ally-galen-tyrol-benevolent = Napraw 2 obszary lub 4 vipery
bsg-brief-ally-tom-zarek-benevolent = −1 populacji za +1 inny zasób
bsg-brief-ally-brother-cavil-benevolent = −1 Trauma i −1 losowa
bsg-brief-ally-leoben-conoy-benevolent = Giną statki Cylonów z jednego obszaru
bsg-brief-ally-simon-oneill-benevolent = +2 karty, idź dokądkolwiek
bsg-brief-ally-simon-oneill-antagonistic = +2 Traumy, idź dokądkolwiek
bsg-brief-ally-aaron-doral-benevolent = Dobierz 3 Kworum, zagraj jedną
bsg-brief-ally-caprica-six-antagonistic = −3 karty, +2 z Przezna|czenia
bsg-brief-crossroads-disturbing-vision-antagonistic = Cyloni +2 Traumy, egzekucja Admirała
bsg-brief-crossroads-miraculous-return-benevolent = +1 morale, +1 viper, raidery dwa razy
bsg-brief-crossroads-miraculous-return-antagonistic = −1 morale, −1 statek, trafiony basestar
bsg-brief-crossroads-scanned-benevolent = Usuń 4 raidery, −1 morale
bsg-brief-crossroads-strange-music-benevolent = Podejrzyj Lojalność, −1 Trauma
bsg-brief-crossroads-strange-music-antagonistic = Ktoś dobiera Lojalność; Cyloni +1 Trauma
bsg-brief-crossroads-testimony-benevolent = Inny gracz: −2 karty, −2 Traumy
bsg-brief-crossroads-testimony-antagonistic = Inny gracz: +2 karty, +2 Traumy
bsg-brief-crossroads-the-opera-house-antagonistic = Nic się nie dzieje
