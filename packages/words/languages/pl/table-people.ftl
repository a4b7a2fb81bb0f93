### Kto siedzi przy stole: nieobecność, pytania dla pewności, co się działo, co się mówi.

web-away-bot = Gra za Ciebie bot.
web-away-waits = Twój czas minął. Gra czeka na Ciebie.
web-away-take-over = Przejmij grę
web-away-all = Nikogo nie ma przy stole. Gra stoi, dopóki ktoś nie wróci.

web-about-table = O tym stole
web-paused = Gra jest wstrzymana. Nikt nie może odpowiadać i żaden zegar nie chodzi.
web-abandoned = Gra została zakończona przed czasem.
web-on-vacation = wyjazd do { $day }

web-hold = Krótkie dotknięcie wybiera tę odpowiedź.
web-sure-no = Anuluj
web-bsg-sure-reveal = Ujawnić się jako Cylon? Wszyscy się dowiedzą i nie będzie odwrotu.
web-bsg-sure-title = { $count ->
    [one] Tracisz swoją pozycję.
   *[other] Tracisz swoje pozycje.
 }
web-bsg-sure-hand = Odrzucasz karty umiejętności, aż zostaną Ci 3.
web-bsg-sure-place = Trafiasz tutaj: { $place }. Dobierasz kartę Superkryzysu.
web-bsg-sure-turn = Twoja tura się kończy.
web-bsg-sure-custody = Jesteś w zamknięciu: zdolność Twojej karty nie zadziała.
web-bsg-sure-nuke = Użyta broń nuklearna przepada na dobre (masz jeszcze: { $count }). Użyć teraz?
web-bsg-sure-once = Można to zrobić tylko raz w całej grze. Zrobić to teraz?

web-rematch = Zagraj jeszcze raz

web-bsg-turning = Karty testu są odkrywane.
web-bsg-turn-all = Pokaż wszystkie

web-since = Od Twojej ostatniej tury

web-quick = Szybka wypowiedź
web-quick-choose = Wybierz, co powiesz
web-quick-say = Powiedz
web-quick-suspect = Podejrzewam: { $name }.
web-quick-trust = Ufam tej osobie: { $name }.
web-quick-brig = Do Aresztu: { $name }.
web-quick-why = { $name }, dlaczego tak?
web-quick-human = Jestem człowiekiem.
web-quick-help-much = Mogę tu bardzo pomóc.
web-quick-help-little = Mogę tu trochę pomóc.
web-quick-help-none = Nie mogę tu pomóc.
web-quick-sabotage = Ktoś sabotował ten test.
web-quick-jump = Skaczmy, gdy tylko się da.
web-quick-hello = Cześć wszystkim!
web-quick-moment = Chwileczkę, proszę.
web-quick-thanks = Dziękuję!
web-quick-well-played = Dobra gra!
web-mute = Wycisz
web-talk-large = Większe okno rozmowy
web-unread = { $count ->
    [one] { $count } nieprzeczytana
    [few] { $count } nieprzeczytane
   *[many] { $count } nieprzeczytanych
}

web-bsg-sort-hand = Uporządkuj
web-bsg-hand-place = Miejsce { $place } z { $count }
web-bsg-change = { $what }: z { $from } na { $to }

## Battlestar: what a check is for, and what an answer changes
web-bsg-place-check-accused = { $by } oskarża { FORM($who, "acc") }. Jeśli test się powiedzie, { $who } trafi do Aresztu.
web-bsg-place-check-accused-you = { $by } oskarża ciebie. Jeśli test się powiedzie, trafisz do Aresztu.
web-bsg-place-check-nominee = { $by } nominuje { FORM($who, "acc") } na Prezydenta. Jeśli test się powiedzie, { $who } obejmie to stanowisko.
web-bsg-place-check-nominee-you = { $by } nominuje ciebie na Prezydenta. Jeśli test się powiedzie, obejmiesz to stanowisko.
web-bsg-place-check-candidate = { $by } nominuje na Prezydenta siebie. Jeśli test się powiedzie, obejmie to stanowisko.
web-bsg-place-check-candidate-you = Nominujesz na Prezydenta siebie. Jeśli test się powiedzie, obejmiesz to stanowisko.
web-bsg-place-check-condemned = { $by } proponuje egzekucję postaci { FORM($who, "gen") }. Jeśli test się powiedzie, zostanie wykonana.
web-bsg-place-check-condemned-you = { $by } proponuje egzekucję twojej postaci. Jeśli test się powiedzie, zostanie wykonana.
web-bsg-place-check-brig = { $who } chce wyjść z Aresztu. Pozwala na to sukces testu.
web-bsg-place-check-brig-you = Chcesz wyjść z Aresztu. Pozwala na to sukces testu.
web-bsg-place-check-detention = { $who } chce wyjść z Więzienia. Nastąpi to, jeśli test się powiedzie.
web-bsg-place-check-detention-you = Chcesz wyjść z Więzienia. Nastąpi to, jeśli test się powiedzie.
web-bsg-nothing-on = Na stole nie leży karta kryzysu i nie trwa żaden test.
web-bsg-chosen-part = Wybrano
web-bsg-humans-lose = ludzie przegrywają
web-bsg-centurion-takes = Centurion z ostatniego pola opanuje Galacticę: ludzie przegrywają.
web-bsg-already-passed = test już się powiódł: to nic nie zmieni
web-bsg-still-short = za mało: brakuje jeszcze { $short }
web-bsg-helps-cylons = wyższy wynik pomaga Cylonom
web-bsg-viper-hit-none = Przy wyniku { $result } viper pozostaje nietknięty.
web-bsg-viper-hit-damaged = Przy wyniku { $result } viper zostaje uszkodzony.
web-bsg-viper-hit-destroyed = Przy wyniku { $result } viper zostaje zniszczony.
web-bsg-drawn-so-far = Dobrano dotąd kart: { $count }
web-bsg-card-of = Karta { $card } z { $of }.
web-bsg-starting-hand = Ręka początkowa, z umiejętności Twojej postaci: karta { $card } z { $of }.
web-bsg-skill-for-politics = nowe karty
web-bsg-skill-for-leadership = dodatkowe akcje
web-bsg-skill-for-tactics = zwiad, rzuty
web-bsg-skill-for-piloting = walka viperów
web-bsg-skill-for-engineering = naprawy
web-bsg-skill-for-treachery = pomaga Cylonom
web-bsg-scarce = Pozostało: { $left }. O miejscu decyduje aktywny gracz.
web-bsg-scarce-of = Pozostało: { $left }; do umieszczenia: { $wanted }. O miejscu decyduje aktywny gracz.
web-bsg-pick-lead = Wybierasz z grupy, w której zostało najwięcej postaci; postać wspierającą można wybrać zawsze.
web-bsg-run-out = { $what }: 0. Jeśli to się nie zmieni, ludzie przegrają z końcem tej tury.
web-bsg-destinations-lead = Tylko Ty je widzisz; reszta trafia zakryta na spód talii.
web-bsg-distance-then = potem dystans { $distance } z { $of }
web-bsg-once = raz na grę
web-bsg-asked-again = To samo pytanie jeszcze raz: { $event }
web-bsg-too-late = { $event } To nastąpiło wcześniej: twoja karta zostaje na ręce.
web-bsg-of-caprica = (Nie dotyczy: kartę dobrano na Caprice.)
web-bsg-so-far = Na razie:
web-bsg-raiders-lead = O kolejności działania raiderów decyduje aktywny gracz.
web-bsg-civilians-lead = Dopiero wtedy wszyscy zobaczą, co było na pokładzie.
web-bsg-order-lead = Naciskaj ich w kolejności, w jakiej mają działać, a potem zatwierdź.
web-bsg-cost-lead = Ruch tutaj z twojego obszaru kosztuje kart umiejętności: { $count }.
