# Pierwsza runda każdej gry krok po kroku oraz porady
lesson = Lekcja
lesson-step = { $step } z { $of }
lesson-next = Dalej
lesson-leave = Wyjdź z lekcji
lesson-go-on = Graj dalej stąd
lesson-new-game = Zacznij nową grę

## Roll for the Galaxy
lesson-roll-dice = To Twoi Robotnicy: kości właśnie rzucone w ukryciu. Każda leży pod akcją, którą pokazuje. Litera w rogu mówi o kolorze: P to kość Rodzimej Populacji.
lesson-roll-phases = Akcji jest pięć, ale odbędą się tylko te, które ktoś wybierze.
lesson-roll-phases-why = Kto wybiera?
lesson-roll-phases-more = Każdy w ukryciu wybiera jedną akcję, a to, co wybrano, odbywa się dla wszystkich. W grze na dwie osoby wybiera też dodatkowa kość.
lesson-roll-guess = Wszyscy widzą, co buduje { $other }. Planeta „{ $tile }” wciąż czeka na Robotników, więc { $other } pewnie wybierze Kolonizację.
lesson-roll-choose = Akcję można wybrać dowolną kością, a ta kość też w niej pracuje. Dwie z Twoich czekają na Kolonizację, ale ją wybierze pewnie { $other }: Ty wybierz Odkrywanie.
lesson-roll-choose-do = Naciśnij „Aktywuj” u góry Odkrywania, a potem „Gotowe”.
lesson-roll-choose-astray = To wybór innej akcji. Naciśnij tę kość jeszcze raz, a potem miejsce u góry Odkrywania.
lesson-roll-choose-why = A jeśli źle zgadnę?
lesson-roll-choose-more = Kości pod akcją, której nikt nie wybrał, wracają do kubka: tracisz rundę, nic więcej.
lesson-roll-revealed = Plany odsłonięte: Odkrywanie to Twój wybór, Kolonizację wybrał gracz { $other }, a obie akcje odbywają się dla Was obojga.
lesson-roll-revealed-why = A ta dodatkowa kość?
lesson-roll-revealed-more = W grze na dwie osoby akcję wybiera też kość niczyja. Tym razem pokazała akcję już wybraną.
lesson-roll-revealed-otherwise = Plany odsłonięte: { $phase ->
    [develop] Rozwój Technologii
    [settle] Kolonizacja
    [produce] Produkcja
   *[ship] Dostawa
} to Twój wybór, Kolonizację wybrał gracz { $other }, a każda wybrana akcja odbywa się dla Was obojga.
lesson-roll-explore = Odkrywca szuka nowego kafla albo zarabia dwa Kredyty.
lesson-roll-explore-do = Wybierz Eksplorację: wkrótce przyda się coś do zbudowania. Kafli nie musisz przy tym odrzucać.
lesson-roll-place = Każdy kafel ma dwie strony: Technologię dla Inżynierów i Planetę dla Kolonizatorów. Liczba mówi, ilu potrzeba Robotników i ile to punktów.
lesson-roll-place-do = Połóż go na jednym ze stosów; z mniejszą liczbą zbudujesz go szybciej.
lesson-roll-built = { $tile }: to już Twoje. Punkty na koniec gry i nowa kość dla Ciebie.
lesson-roll-manage = Kości, które wykonały zadanie, odpoczywają w Populacji; za każdy Kredyt jedna wraca do kubka, z którego rzucasz.
lesson-roll-manage-do = Przywróć ich tyle, za ile możesz zapłacić.
lesson-roll-manage-why = A bez Kredytów?
lesson-roll-manage-more = Nikt nie zostaje bez niczego: przy zerze dostajesz jeden. Więcej przynoszą Odkrywcy i sprzedane dobra.
lesson-roll-again = Kości rzucone na nowo, jest wśród nich ta świeżo zdobyta. Co tym razem wybierze { $other }?
lesson-roll-end = Gra kończy się, gdy ktoś ma dwanaście kafli albo skończy się pula Punktów Zwycięstwa (PZ); wygrywa, kto ma najwięcej punktów. Pozostałe akcje przydadzą się później: Inżynierowie budują Technologie, Producenci wytwarzają dobra na Planetach, a Handlarze sprzedają je za Kredyty albo konsumują za punkty. To cała gra.

## Battlestar Galactica
lesson-bsg-crew = Twoja postać: { $me }. Wszyscy uciekacie przed Cylonami, a ktoś przy tym stole może być jednym z nich.
lesson-bsg-loyalty = Swoją Lojalność widzisz tylko Ty: jesteś człowiekiem. Każdy powie o sobie to samo.
lesson-bsg-resources = Gdy skończy się choć jeden z tych czterech zasobów, ludzkość przegrywa.
lesson-bsg-move = Tura zaczyna się od ruchu.
lesson-bsg-move-do = Idź tam, gdzie są działa Galactici: { $place }.
lesson-bsg-act = Potem jedna akcja: to, co daje miejsce, karta albo coś, co potrafisz tylko Ty.
lesson-bsg-act-do = Użyj tego miejsca: { $place }.
lesson-bsg-target = Raidera trafia 3 lub więcej, basestara 5 lub więcej.
lesson-bsg-target-do = Strzelaj do raidera.
lesson-bsg-crisis = Tura każdego człowieka kończy się kryzysem. Tutaj karty umiejętności muszą dać razem { $difficulty }, inaczej zapłaci flota.
lesson-bsg-contribute = Zielony pasek u dołu karty znaczy, że pomaga, czerwony, że szkodzi; kolor samej karty nie ma tu znaczenia. Wszyscy widzą, ile kart dajesz, ale nikt nie widzi, które.
lesson-bsg-contribute-do = Wybierz dwie, które pomagają.
lesson-bsg-contribute-why = Czemu ktoś miałby szkodzić?
lesson-bsg-contribute-more = Bo Cyloni wygrywają, gdy ludzkość przegrywa. Dwie karty pochodzą z potasowanej talii, żeby nikt nie był pewien.
lesson-bsg-counted = Karty dały razem { $total } z { $difficulty }, a niektóre zaszkodziły.
lesson-bsg-counted-why = Kto to zrobił?
lesson-bsg-counted-more = Dwie karty dał przypadek, resztę Wasza czwórka. Zapamiętaj, kto dobiera takie karty: udany test w Kajucie Admirała wyśle podejrzanego do Aresztu.
lesson-bsg-jump = Potem działają statki Cylonów, a flota szykuje skok, który ją przed nimi uratuje.
lesson-bsg-end = Ludzie wygrywają skokiem po przebyciu dystansu 8 (każdy Punkt docelowy mówi, jak daleko zabiera flotę); Cyloni, gdy skończy się zasób albo Galactica zostanie zniszczona lub opanowana. Ufaj z rozwagą.

## Porady
tip = Porada
tip-got-it = Jasne
tip-no-more = Bez porad
tip-roll-dictate = Dyktat: odłóż jednego Robotnika, a inny może pracować, gdzie chcesz. Odłożony wróci do kubka.
tip-roll-wild = Joker (gwiazdka) pracuje w każdej akcji: połóż go, gdzie chcesz.
tip-roll-ship = Dobro można sprzedać za Kredyty albo skonsumować za punkty. Wcześnie Kredyty, późno punkty: dobra zasada.
tip-roll-produce = Robotnik, który produkuje, staje się dobrem na Planecie i leży tam aż do Dostawy.
tip-roll-poor = Mało Kredytów, a kości czekają w Populacji? Każdy Odkrywca może magazynować: to dwa Kredyty.
tip-roll-twelve = Ktoś ma już prawie dwanaście kafli: runda, w której to się stanie, będzie ostatnia.
tip-bsg-check = Test: karty wymienionych umiejętności pomagają, pozostałe szkodzą, a co dajesz, wiesz tylko Ty.
tip-bsg-window = Możesz się tu wtrącić, ale nie musisz: pas nic nie kosztuje.
tip-bsg-part = O tej karcie decydujesz tylko Ty. Wszyscy zobaczą wybór i będą się zastanawiać dlaczego.
tip-bsg-hand = Ponad dziesięć kart na koniec tury to za dużo: odrzuć najsłabsze.
tip-bsg-brig = W Areszcie dokładasz do testu najwyżej jedną kartę i nie dobierasz karty Kryzysu. W ramach akcji możesz próbować wyjść.
tip-bsg-sickbay = Jeśli zaczynasz turę w Ambulatorium, dobierasz tylko jedną kartę. Wyjdź, gdy tylko możesz.
tip-bsg-loyalty = Twoja karta Lojalności zmienia to, czego chcesz: zajrzyj do niej, gdy nikt nie patrzy.
tip-bsg-cylon = Jesteś Cylonem. Po cichu psuj testy, siej wątpliwości i ujawnij się, gdy zaszkodzi to bardziej niż ukrycie.
tip-bsg-human = Jesteś człowiekiem: wygrasz, jeśli flota dotrze w bezpieczne miejsce, więc wypatruj, kto działa przeciw niej.
tip-bsg-revealed = Wszyscy wiedzą, kim jesteś: teraz działasz z obszarów Cylonów i dokładasz do testu najwyżej jedną kartę.
tip-bsg-president = Jesteś Prezydentem: masz karty Kworum, a o niektórych kryzysach decydujesz Ty.
tip-bsg-admiral = Jesteś Admirałem: masz broń nuklearną i wybierasz, dokąd skacze flota.
tip-bsg-blue = Znacznik floty stoi na niebieskim polu: Kontrola FTL pozwala już wykonać skok, z ryzykiem dla tych, którzy zostaną.
tip-bsg-boarded = Centuriony są na pokładzie. Jeśli któryś dojdzie do końca toru, ludzie przegrają: zaatakuj go ze Zbrojowni.
tip-bsg-boarders = Centuriony są na pokładzie. Jeśli któryś dojdzie do końca toru, Cyloni wygrają.
tip-bsg-sleeper = Rozdano nowe karty Lojalności. Kto był człowiekiem, mógł właśnie stać się Cylonem.
