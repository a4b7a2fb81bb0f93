### Stół Roll for the Galaxy: co przynoszą kości, kafle i przyciski.

## Pasek i pozostali

web-roll-pool-left = Zostało { $points } z { $of } PZ
web-roll-pool-empty = Brak PZ w puli
web-roll-ends = Koniec przy 12 kaflach albo z ostatnim PZ
web-roll-last-round = Ostatnia runda
web-roll-last-hint = Po tej rundzie gra się kończy.
web-roll-planning = planuje
web-roll-built-of = kafle: { $tiles } z 12
web-roll-site = { $tile }: { $count } z { $of }

## Pas każdej akcji

web-roll-what-explore = Kafle albo Kredyty
web-roll-what-develop = Budowa Technologii
web-roll-what-settle = Kolonizowanie Planet
web-roll-what-produce = Dobra na Planety
web-roll-what-ship = Sprzedaż, Konsumpcja
web-roll-lately = ostatnio
web-roll-lately-who = W poprzedniej rundzie: { $names }
web-roll-nobody-explore = Nikt dla Ciebie nie odkrywa
web-roll-nobody-develop = Nikt dla Ciebie nie buduje
web-roll-nobody-settle = Nikt dla Ciebie nie kolonizuje
web-roll-nobody-produce = Nikt dla Ciebie nie produkuje
web-roll-nobody-ship = Nikt dla Ciebie nie handluje
web-roll-dictate-could = Dyktat może tu przesunąć kość.
web-roll-tag-good = 1 dobro
web-roll-tag-back = wolna
web-roll-credits-change = Kredyty: teraz { $from }, potem { $to }
web-roll-or-tiles = albo { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
   *[many] { $count } kafli
} z woreczka i jeden więcej za każdy odrzucony
web-roll-out-explore = +${ $credits } albo { $tiles ->
    [one] { $tiles } kafel
    [few] { $tiles } kafle, można łączyć
   *[many] { $tiles } kafli, można łączyć
}
web-roll-out-explore-full = { $tiles ->
    [one] { $tiles } kafel
    [few] { $tiles } kafle
   *[many] { $tiles } kafli
}; Kredytów masz komplet
web-roll-out-done = { $tile }: gotowe
web-roll-out-done-too = { $tile } i { $next }: gotowe
web-roll-out-empty-develop = Brak Technologii do budowy
web-roll-out-empty-settle = Brak Planety do kolonizacji
web-roll-out-explorers-bring = Kafle przynosi Odkrywanie
web-roll-out-produce = { $count ->
    [one] { $count } dobro, warte
    [few] { $count } dobra, warte
   *[many] { $count } dóbr, wartych
} do ${ $credits }
web-roll-out-no-room = Żadna Planeta nie ma miejsca
web-roll-out-ship = Do +${ $credits } albo do +{ $points } PZ
web-roll-out-no-goods = Nie masz dóbr
web-roll-out-waits = { $count ->
    [one] { $count } dobro czeka
    [few] { $count } dobra czekają
   *[many] { $count } dóbr czeka
}
web-roll-out-if = Tylko gdy ktoś wybierze: { $phase }
web-roll-out-helps = Pomaga: { $tiles }
web-roll-gets-good = dostanie dobro
web-roll-has-room = ma miejsce na dobro
web-roll-is-full = jest pełna
web-roll-sell = Sprzedaż
web-roll-consume = Konsumpcja
web-roll-consume-suits = z pasującą kością
web-roll-world-good = Dobro: ${ $credits } albo { $points } PZ
web-roll-world-empty = Bez dobra (warte ${ $credits })

## Co jest moje

web-roll-credits-of = z 10 możliwych
web-roll-citizenry-empty = pusta: wszystkie kości pracują
web-roll-cup-empty = wraca tu, kto nie pracuje
web-roll-note-ready = { $work ->
    [0] żadna kość nie pracuje na pewno
    [one] { $work } kość pracuje
    [few] { $work } kości pracują
   *[many] { $work } kości pracuje
}, { $rest } być może nie
web-roll-note-ready-all = { $work ->
    [one] Twoja kość na pewno pracuje
    [2] obie kości na pewno pracują
    [few] wszystkie { $work } kości na pewno pracują
   *[many] wszystkie { $work } kości na pewno pracują
}
web-roll-note-dictate = jedna kość na bok, { $max ->
    [one] inna zmienia akcję
    [few] do { $max } innych zmienia akcję
   *[many] do { $max } innych zmienia akcję
}
web-roll-note-undo = reszta zostaje
web-roll-note-reset = jak po rzucie
web-roll-hint-select-how = Naciśnij „Aktywuj” w pasie z kością albo przeciągnij tam dowolną (klawisze 1–5).
web-roll-hint-held-select = „Aktywuj”: kość wybierze tę akcję.
web-roll-hint-wild-how = Przeciągnij je albo wskaż Jokera, a potem akcję (klawisze 1–5).
web-roll-hint-dictate = Odłożona kość wróci do kubka niewykorzystana. Aby zrezygnować, naciśnij Dyktat jeszcze raz albo Escape.
web-roll-hint-next-worker = { $tile }: { $count } z { $need } kości. Kości z ukończonego kafla trafiają do Populacji, pozostałe do kubka.
web-roll-hint-next-worker-any = Wszyscy Robotnicy są tu potrzebni i wszyscy trafią do Populacji: kolejność nie ma znaczenia.
web-roll-hint-goods = Konsumpcja daje 1 PZ i po 1 więcej, jeśli dobro lub Handlarz ma kolor Planety. Kości Konsumpcji pasują do każdego koloru.

## Odsłonięte plany

web-roll-plans-open = Plany są jawne
web-roll-happen = Dla wszystkich: { $phases }.
web-roll-happening = teraz
web-roll-next = następna
web-roll-later = później
web-roll-over = zakończona
web-roll-chosen-by = wybór:
web-roll-chosen-by-who = wybór: { $names }
web-roll-chosen-by-die = wybór dodatkowej kości
web-roll-extra-die = dodatkowa kość
web-roll-to-cup = z powrotem do kubka
web-roll-did-credits = +${ $count }
web-roll-did-tiles = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
   *[many] { $count } kafli
}
web-roll-did-goods = { $count ->
    [one] { $count } dobro
    [few] { $count } dobra
   *[many] { $count } dóbr
}
web-roll-did-points = +{ $count } PZ
web-roll-did-done = { $tile }: gotowe

## Co przynoszą odpowiedzi

web-roll-act-scout = Eksploracja
web-roll-act-stock = Magazynowanie: +${ $credits }
web-roll-note-scout = { $die }: dobierasz { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
   *[many] { $count } kafli
}
web-roll-note-stock = { $die }: potem masz ${ $credits }
web-roll-note-stock-lost = { $die }: potem masz ${ $credits }, ${ $lost } przepada
web-roll-note-trade = +${ $credits }, potem masz ${ $then }
web-roll-note-trade-lost = +${ $credits }, masz ${ $then }, ${ $lost } przepada
web-roll-note-consume = +{ $points } PZ
web-roll-note-produce = Sprzedaż da potem ${ $credits }
web-roll-note-good = ${ $credits } albo { $points } PZ
web-roll-note-bottom = { $count ->
    [0] jedyny na tym stosie
   *[other] pod spodem, nad nim: { $count }
}
web-roll-note-top = budowany jako następny
web-roll-good-for = Co każda kość pokazuje najczęściej: { $dice }
web-roll-star = gwiazdka (Joker)
web-roll-note-manage = zostanie ${ $credits }, kości w kubku: { $cup }
web-roll-note-manage-last = nie zostanie Ci żaden Kredyt, więc dostaniesz ${ $credits }; kości w kubku: { $cup }
web-roll-note-recruit-more = jeszcze { $count }: rekrutujesz tylu, na ilu Cię stać
