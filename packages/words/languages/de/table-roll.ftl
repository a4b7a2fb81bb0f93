### Der Tisch von Roll for the Galaxy: was Würfel, Plättchen und Knöpfe bringen.

## Die Leiste und die anderen

web-roll-pool-left = Noch { $points } von { $of } SP
web-roll-pool-empty = Keine SP übrig
web-roll-ends = Ende bei 12 Plättchen oder mit dem letzten SP
web-roll-last-round = Letzte Runde
web-roll-last-hint = Nach dieser Runde endet das Spiel.
web-roll-planning = plant noch
web-roll-built-of = { $tiles } von 12 Plättchen
web-roll-site = { $tile }: { $count } von { $of }

## Eine Bahn für jede Phase

web-roll-what-explore = Auskundschaften, Einlagern
web-roll-what-develop = Entwicklungen bauen
web-roll-what-settle = Welten besiedeln
web-roll-what-produce = Waren auf Welten legen
web-roll-what-ship = Verkaufen, Verbrauchen
web-roll-lately = zuletzt
web-roll-lately-who = Letzte Runde gewählt von { $names }
web-roll-nobody-explore = Du hast keine Erkunder
web-roll-nobody-develop = Du hast keine Entwickler
web-roll-nobody-settle = Du hast keine Siedler
web-roll-nobody-produce = Du hast keine Produzenten
web-roll-nobody-ship = Du hast keine Händler
web-roll-dictate-could = Mit dem Diktat könntest du einen Würfel herholen.
web-roll-tag-good = 1 Ware
web-roll-tag-back = übrig
web-roll-credits-change = Credits: jetzt { $from }, dann { $to }
web-roll-or-tiles = oder { $count } Plättchen aus dem Beutel, und für jedes abgelegte eins mehr
web-roll-out-explore = +${ $credits } oder { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen, oder gemischt
}
web-roll-out-explore-full = { $tiles } Plättchen; mehr Credits kannst du nicht haben
web-roll-out-done = { $tile } wird fertig
web-roll-out-done-too = { $tile } und { $next } werden fertig
web-roll-out-empty-develop = Keine Entwicklung zu bauen
web-roll-out-empty-settle = Keine Welt zu besiedeln
web-roll-out-explorers-bring = Erkunder bringen Plättchen
web-roll-out-produce = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}, bis zu ${ $credits } wert
web-roll-out-no-room = Keine Welt hat Platz für eine Ware
web-roll-out-ship = Bis zu +${ $credits } oder bis zu +{ $points } SP
web-roll-out-no-goods = Du hast keine Waren
web-roll-out-waits = { $count ->
    [one] { $count } Ware wartet
   *[other] { $count } Waren warten
}
web-roll-out-if = Nur wenn jemand { $phase } wählt
web-roll-out-helps = Mit { $tiles }
web-roll-gets-good = bekommt eine Ware
web-roll-has-room = hat Platz für eine Ware
web-roll-is-full = ist voll
web-roll-sell = Verkaufen
web-roll-consume = Verbrauchen
web-roll-consume-suits = mit passendem Würfel
web-roll-world-good = Eine Ware: ${ $credits } oder { $points } SP
web-roll-world-empty = Noch keine Ware (wert ${ $credits })

## Was mir gehört

web-roll-credits-of = von höchstens 10
web-roll-citizenry-empty = leer: alle Würfel sind bei der Arbeit
web-roll-cup-empty = wer nicht arbeitet, kommt hierher zurück
web-roll-note-ready = { $work ->
    [0] Kein Würfel arbeitet sicher
    [one] { $work } Würfel arbeitet
   *[other] { $work } Würfel arbeiten
}, { $rest } vielleicht nicht
web-roll-note-ready-all = { $work ->
    [one] Dein Würfel arbeitet
    [2] Beide Würfel arbeiten
   *[other] Alle { $work } Würfel arbeiten
} sicher
web-roll-note-dictate = ein Würfel beiseite, { $max ->
    [one] ein anderer wechselt
   *[other] bis zu { $max } wechseln
}
web-roll-note-undo = der Rest bleibt
web-roll-note-reset = wie gewürfelt
web-roll-hint-select-how = Drück „Wählen“ in einer Bahn mit Würfel, oder zieh einen beliebigen darauf (Tasten 1 bis 5).
web-roll-hint-held-select = „Wählen“: Der Würfel wählt diese Phase.
web-roll-hint-wild-how = Zieh sie, oder wähle erst den Würfel, dann die Phase (Tasten 1 bis 5).
web-roll-hint-dictate = Der beiseitegelegte Würfel kommt ungenutzt in den Becher zurück. Drück Diktat noch einmal oder Escape, um abzubrechen.
web-roll-hint-next-worker = { $tile }: { $count } von { $need } Würfeln. Die eines fertigen Plättchens kommen in deine Bürgerschaft, die übrigen in den Becher.
web-roll-hint-next-worker-any = Alle deine Arbeiter werden hier gebraucht und kommen in deine Bürgerschaft: Die Reihenfolge ist egal.
web-roll-hint-goods = Verbrauchen bringt 1 SP und je 1 mehr für Ware und Händler in der Farbe der Welt. Konsumwürfel passen zu jeder Farbe.

## Die offenen Pläne

web-roll-plans-open = Die Pläne liegen offen
web-roll-happen = Für alle: { $phases }.
web-roll-happening = jetzt
web-roll-next = als Nächstes
web-roll-later = später
web-roll-over = vorbei
web-roll-chosen-by = gewählt von
web-roll-chosen-by-who = gewählt von { $names }
web-roll-chosen-by-die = gewählt vom Zusatzwürfel
web-roll-extra-die = Zusatzwürfel
web-roll-to-cup = zurück in den Becher
web-roll-did-credits = +${ $count }
web-roll-did-tiles = { $count } Plättchen
web-roll-did-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
web-roll-did-points = +{ $count } SP
web-roll-did-done = { $tile }: fertig

## Was Antworten bringen

web-roll-act-scout = Auskundschaften
web-roll-act-stock = Einlagern: +${ $credits }
web-roll-note-scout = { $die }: { $count } Plättchen ziehen
web-roll-note-stock = { $die }: dann hast du ${ $credits }
web-roll-note-stock-lost = { $die }: dann hast du ${ $credits }, ${ $lost } verfallen
web-roll-note-trade = +${ $credits }, dann hast du ${ $then }
web-roll-note-trade-lost = +${ $credits } bis ${ $then }, ${ $lost } verfällt
web-roll-note-consume = +{ $points } SP
web-roll-note-produce = bringt beim Verkauf ${ $credits }
web-roll-note-good = ${ $credits } oder { $points } SP
web-roll-note-bottom = { $count ->
    [0] das einzige dort
   *[other] unter { $count } Plättchen
}
web-roll-note-top = wird als Nächstes gebaut
web-roll-good-for = Was jeder Würfel am häufigsten zeigt: { $dice }
web-roll-star = Stern (Joker)
web-roll-note-manage = Rest ${ $credits }, { $cup } Würfel im Becher
web-roll-note-manage-last = Keine Credits übrig, daher bekommst du ${ $credits }; { $cup } Würfel im Becher
web-roll-note-recruit-more = noch { $count }: Rekrutiere so viele, wie du bezahlen kannst
