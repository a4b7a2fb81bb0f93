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
