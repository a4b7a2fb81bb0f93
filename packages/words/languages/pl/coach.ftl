# Ktoś, kogo można zapytać: w grach z botami i po grze
coach = Trener
coach-thinking = Zastanawiam się…
coach-would = Mój wybór: { $answer }
coach-do = Zrób tak
coach-do-ready = Zrób tak i zgłoś gotowość
coach-show = Pokaż mi
coach-close = Zamknij
coach-face-down = Moja rada zależy od Twoich tajnych kart, a te leżą zakryte. Zajrzyj do nich, by ją przeczytać.
coach-nothing = nic
coach-roll-plan = { $phase } (aktywuje: { $die }). Pozostali Robotnicy: { $workers }
coach-roll-plan-uses = { $phase } (aktywuje: { $die }). Pozostali Robotnicy: { $workers }. Moce: { $powers }
coach-roll-scout = { $task }; odrzucone: { $tiles }
coach-roll-manage = rekrutacja: { $recruit }; przywołanie: { $recall }
coach-looking = Rozgrywam Twoje decyzje jeszcze raz w myślach…
coach-none = Tam, gdzie to miało znaczenie, moja decyzja byłaby taka sama.
coach-you-did = Twój wybór: { $answer }
coach-points = Według moich rachunków warte około { $points ->
    [one] jednego punktu
   *[other] { $points } punktów
 }.
coach-see = Zobacz w powtórce

## Dlaczego, zanim się to zrobi
coach-why-roll-selects = Z tymi kośćmi najwięcej daje { $phase }, a to, na co czekają pozostali Robotnicy, mogą wybrać inni.
coach-why-roll-searched = Runda rozegrana w myślach według tylu planów: { $plans }. Najlepsze widoki dawał wybór: { $phase }.
coach-why-roll-explores = Przy tym, co masz, jest to warte więcej niż druga możliwość.
coach-why-roll-places = Po tej stronie pasuje do tego, co już masz, i do tego, co wypada na Twoich kościach.
coach-why-roll-manages = Kości, które odpoczywają, nic nie dają: przywróć tyle, na ile starczy Kredytów.
coach-why-roll-start-tiles = Te dwie strony dobrze do siebie pasują i szybko je zbudujesz.
coach-why-roll-plainest-die = Najzwyklejszej kości najmniej szkoda.
coach-why-roll-ships-trade = Teraz potrzebujesz Kredytów, żeby przywrócić Robotników.
coach-why-roll-ships-consume = Bez tych Kredytów sobie poradzisz, a na końcu liczą się punkty.
coach-why-bsg-gives = { $weight ->
    [much] Od tego testu dużo zależy
    [some] Ten test jest wart kilku kart
   *[little] Tu niewiele trzeba, żeby pomóc
 }: mniej więcej tyle brakuje, jeśli policzyć, co mogą dołożyć inni i co może pójść źle.
coach-why-bsg-keeps-cards = { $weight ->
    [much] To ważne, ale Twoje karty nic by nie zmieniły
    [some] To nie jest warte Twoich kart
   *[little] Prawie nic od tego nie zależy
 }: zachowaj karty na test, w którym się przydadzą.
coach-why-bsg-sabotages = Jesteś po drugiej stronie: ten test warto zepsuć, a takie karty mógł dać każdy.
coach-why-bsg-opposes = Porażka zaszkodzi tu flocie mniej niż sukces.
coach-why-bsg-acts = Ze wszystkiego, co możesz teraz zrobić, to najbardziej pomoże flocie.
coach-why-bsg-pretends = Tak postąpiłby człowiek: dzięki temu pozostaniesz w ukryciu.
coach-why-bsg-presses = Ze wszystkiego, co możesz teraz zrobić, to najbardziej zaszkodzi flocie.
coach-why-bsg-reveals = Ukrycie nic już nie da: to, co teraz zrobi Twoja karta, jest warte więcej.
coach-why-bsg-goes = To, co teraz najbardziej się przyda, można zrobić właśnie tam.
coach-why-bsg-goes-there = To, co teraz najbardziej się przyda, można zrobić właśnie tam: { $does }.
coach-why-bsg-searched = Sprawdzone możliwości: { $choices }, do końca tury i przy różnych założeniach o tym, co zakryte. { $gains ->
    [food] Przy tej możliwości flocie zostało więcej żywności.
    [fuel] Przy tej możliwości flocie zostało więcej paliwa.
    [morale] Przy tej możliwości flocie zostało więcej morale.
    [population] Przy tej możliwości flocie zostało więcej populacji.
    [way] Przy tej możliwości flota była bliżej celu.
    [danger] Przy tej możliwości statki Cylonów były mniej groźne.
    [damage] Przy tej możliwości Galactica była mniej uszkodzona.
   *[none] Flota najlepiej wyszła na tej.
}
coach-why-bsg-searched-cylon = Sprawdzone możliwości: { $choices }, do końca tury i przy różnych założeniach o tym, co zakryte. { $gains ->
    [food] Przy tej możliwości flocie zostało mniej żywności.
    [fuel] Przy tej możliwości flocie zostało mniej paliwa.
    [morale] Przy tej możliwości flocie zostało mniej morale.
    [population] Przy tej możliwości flocie zostało mniej populacji.
    [way] Przy tej możliwości flota była dalej od celu.
    [danger] Przy tej możliwości statki Cylonów były groźniejsze.
    [damage] Przy tej możliwości Galactica była bardziej uszkodzona.
   *[none] Cyloni najlepiej wyszli na tej.
}
coach-why-bsg-names = Z tego, co dotąd było widać, szansę, że to Cylon, oceniam na { $doubt }%.
coach-why-bsg-interrupts = To, co w ten sposób ocalisz, jest warte więcej, niż za to zapłacisz.
coach-why-bsg-interrupts-check-begins = Od tego testu dużo zależy, a same karty mogą nie wystarczyć.
coach-why-bsg-interrupts-before-check = Ten test jest ważny: to zwiększy szansę na sukces albo pokaże, kto szkodzi.
coach-why-bsg-interrupts-cards-added = Karty tej umiejętności ktoś pewnie dołożył, by zaszkodzić: bez nich test może się powieść.
coach-why-bsg-interrupts-after-total = Brakuje tylko trochę, a to wystarczy.
coach-why-bsg-interrupts-check-resolved = W tym teście jest dużo kart, a wszystkie trafią na Twoją rękę.
coach-why-bsg-interrupts-before-roll = Ten rzut jest ważny, a to zwiększa szansę na sukces.
coach-why-bsg-interrupts-after-roll = Nowy rzut będzie zapewne lepszy od tego.
coach-why-bsg-interrupts-viper-attacked = W przeciwnym razie viper zostanie zniszczony albo jego pilot trafi do Ambulatorium.
coach-why-bsg-interrupts-crisis-revealed = Ta karta Kryzysu dużo by kosztowała flotę: inna będzie zapewne łagodniejsza.
coach-why-bsg-interrupts-option-chosen = Druga możliwość kosztuje flotę dużo mniej.
coach-why-bsg-passes = Kosztowałoby to więcej, niż zapewne by ocaliło.
coach-why-bsg-passes-check-begins = Od tego testu zależy za mało albo karty zapewne wystarczą.
coach-why-bsg-passes-after-total = To nie odwróci wyniku tego testu albo za mało od niego zależy.
coach-why-bsg-passes-check-resolved = W tym teście jest mało kart: zachowaj to na większy.
coach-why-bsg-passes-before-roll = Od tego rzutu zależy za mało albo prawie nic by to nie zmieniło.
coach-why-bsg-passes-crisis-revealed = Ta karta Kryzysu nie jest na to dość groźna.
coach-why-bsg-passes-option-chosen = Druga możliwość jest niewiele lepsza, jeśli w ogóle.
coach-why-bsg-chooses = O ile da się to teraz wiedzieć, wyjdziesz na tym najlepiej.
coach-why-bsg-chooses-pick-a-character = Wszystkie są mniej więcej równie mocne: to głównie kwestia gustu.
coach-why-bsg-chooses-choose-skill-to-draw = Testy często wymagają tej umiejętności albo masz jej jeszcze mało.
coach-why-bsg-chooses-choose-destination = Ten Punkt docelowy najbardziej przybliża flotę do celu w stosunku do tego, ile kosztuje.
coach-why-bsg-chooses-choose-part = Z możliwości na karcie ta kosztuje flotę najmniej.
coach-why-bsg-chooses-discard-to-hand-limit = Z Twoich kart te są dla Ciebie najmniej warte.
coach-why-bsg-slips = Szkodzi flocie, a może uchodzić za pomyłkę.
