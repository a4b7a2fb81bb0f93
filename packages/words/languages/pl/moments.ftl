### Chwile gry Battlestar Galactica, które wypełniają ekran: po nagłówku; co się stało, mówi zdanie jak w dzienniku.

web-moment-loyalty = Twoja lojalność, tylko dla Ciebie
web-moment-looked = Karta Lojalności, gracz { $who }: tylko dla Twoich oczu
web-moment-hold = Czy ktoś zagląda Ci przez ramię? Przytrzymaj kartę albo spację, by zobaczyć.
web-moment-cylon-wins = Wygrywasz, jeśli flota przepadnie: zasób na 0, Galactica zniszczona albo opanowana.
web-moment-human-wins = Wygrywasz, jeśli flota ocaleje.
web-moment-new-card = Nowa karta: { $card }
web-moment-still-cylon = Poprzednia karta nadal czyni Cię Cylonem.
web-moment-sleeper = Nikt nie wie, kto się budzi
web-moment-reveal = { $who } to Cylon
web-moment-reveal-you = Teraz wiedzą wszyscy
web-moment-execution = Egzekucja: { $who }
web-moment-execution-you = Egzekucja: to Ty
web-moment-kobol = Kobol
web-moment-nuke = Atak nuklearny
web-moment-damage = Galactica trafiona
web-moment-go-on = Dalej: kliknij albo naciśnij dowolny klawisz
web-moment-given = { $who }: karty dołożone do testów
web-moment-given-pass = sukces
web-moment-given-partial = częściowy
web-moment-given-fail = porażka
