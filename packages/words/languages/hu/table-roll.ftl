### A Roll for the Galaxy asztala: mit hoznak a kockák, a lapkák és a gombok.

## A sáv és a többiek

web-roll-pool-left = { $of } GYP-ból maradt { $points }
web-roll-pool-empty = Elfogytak a GYP-k
web-roll-ends = Vége 12 lapkánál vagy az utolsó GYP-nál
web-roll-last-round = Utolsó forduló
web-roll-last-hint = E forduló után véget ér a játék.
web-roll-planning = tervez
web-roll-built-of = { $tiles } lapka a 12-ből
web-roll-site = { $tile }: { $count } / { $of }

## Minden fázisnak egy oszlop

web-roll-what-explore = Lapkák vagy kredit
web-roll-what-develop = Fejlesztések építése
web-roll-what-settle = Bolygók betelepítése
web-roll-what-produce = Áru a bolygókra
web-roll-what-ship = Eladás, fogyasztás
web-roll-lately = legutóbb
web-roll-lately-who = Az előző fordulóban választotta: { $names }
web-roll-nobody-explore = Senki sem fedez fel neked
web-roll-nobody-develop = Senki sem fejleszt neked
web-roll-nobody-settle = Senki sem telepít neked
web-roll-nobody-produce = Senki sem termel neked
web-roll-nobody-ship = Senki sem szállít neked
web-roll-dictate-could = A Diktátum ide tehet egy kockát.
web-roll-tag-good = 1 áru
web-roll-tag-back = kimarad
web-roll-credits-change = Kredit: most { $from }, utána { $to }
web-roll-or-tiles = vagy { $count } lapka a zsákból, és minden eldobottért eggyel több
web-roll-out-explore = +{ $credits } kredit vagy { $tiles ->
    [one] { $tiles } lapka
   *[other] { $tiles } lapka, vegyesen is
}
web-roll-out-explore-full = { $tiles } lapka; több kredited nem lehet
web-roll-out-done = Elkészül: { $tile }
web-roll-out-done-too = Elkészül: { $tile } és { $next }
web-roll-out-empty-develop = Nincs építhető fejlesztés
web-roll-out-empty-settle = Nincs betelepíthető bolygó
web-roll-out-explorers-bring = Lapkát a felfedezők hoznak
web-roll-out-produce = { $count } áru, értéke legfeljebb { $credits } kredit
web-roll-out-no-room = Egy bolygón sincs hely árunak
web-roll-out-ship = Legfeljebb +{ $credits } kredit vagy +{ $points } GYP
web-roll-out-no-goods = Nincs árud
web-roll-out-waits = { $count } áru vár
web-roll-out-if = Csak ha valaki választja: { $phase }
web-roll-out-helps = Segít: { $tiles }
web-roll-gets-good = árut kap
web-roll-has-room = van hely árunak
web-roll-is-full = tele van
web-roll-sell = Eladás
web-roll-consume = Fogyasztás
web-roll-consume-suits = hozzá illő kockával
web-roll-world-good = Áru: { $credits } kredit vagy { $points } GYP
web-roll-world-empty = Még nincs áru (értéke { $credits } kredit)

## Ami az enyém

web-roll-credits-of = a lehetséges 10-ből
web-roll-citizenry-empty = üres: minden kockád dolgozik
web-roll-cup-empty = ide tér vissza, aki nem dolgozik
web-roll-note-ready = { $work ->
    [0] egy kocka sem dolgozik biztosan
   *[other] { $work } kocka dolgozik
}, { $rest } talán nem
web-roll-note-ready-all = { $work ->
    [one] a kockád biztosan dolgozik
    [2] mindkét kocka biztosan dolgozik
   *[other] mind a { $work } kocka biztosan dolgozik
}
web-roll-note-dictate = egy kocka félre, { $max ->
    [one] egy másik átkerül
   *[other] legfeljebb { $max } átkerül
}
web-roll-note-undo = a többi marad
web-roll-note-reset = ahogy dobtad
web-roll-hint-select-how = Nyomd meg egy kockás oszlop „Kiválasztás” gombját, vagy húzz rá egy kockát (1–5-ös billentyű).
web-roll-hint-held-select = „Kiválasztás”: ezt a fázist választja.
web-roll-hint-wild-how = Húzd oda őket, vagy válassz egy kockát, majd egy fázist (1–5-ös billentyű).
web-roll-hint-dictate = A félretett kocka kihasználatlanul visszakerül a pohárba. Ha mégsem kell, nyomd meg újra a Diktátum gombot vagy az Escape billentyűt.
web-roll-hint-next-worker = { $tile }: { $count } kocka a szükséges { $need } közül. Az elkészült lapka kockái a Lakosságodba kerülnek, a megmaradók a pohárba.
web-roll-hint-next-worker-any = Minden munkásodra szükség van itt, és mind a Lakosságodba kerül: a sorrend mindegy.
web-roll-hint-goods = A fogyasztás 1 GYP-t ér, és 1-1-gyel többet, ha az áru, illetve a szállító színe megegyezik a bolygóéval. A fogyasztási kocka minden színhez illik.

## A nyílt tervek

web-roll-plans-open = A tervek nyilvánosak
web-roll-happen = Mindenkinek: { $phases }.
web-roll-happening = most
web-roll-next = következik
web-roll-later = később
web-roll-over = lezajlott
web-roll-chosen-by = választotta:
web-roll-chosen-by-who = választotta: { $names }
web-roll-chosen-by-die = az extra kocka választotta
web-roll-extra-die = extra kocka
web-roll-to-cup = vissza a pohárba
web-roll-did-credits = +{ $count } kredit
web-roll-did-tiles = { $count } lapka
web-roll-did-goods = { $count } áru
web-roll-did-points = +{ $count } GYP
web-roll-did-done = { $tile }: kész

## Mit hoznak a válaszok

web-roll-act-scout = Felderítés
web-roll-act-stock = Raktározás: +{ $credits } kredit
web-roll-note-scout = { $die }: húzz { $count } lapkát
web-roll-note-stock = { $die }: utána { $credits } kredited lesz
web-roll-note-stock-lost = { $die }: utána { $credits } kredited lesz, { $lost } elvész
web-roll-note-trade = +{ $credits } kredit, utána { $then } lesz
web-roll-note-trade-lost = +{ $credits } kredit: { $then } lesz, { $lost } elvész
web-roll-note-consume = +{ $points } GYP
web-roll-note-produce = eladva { $credits } kreditet ér
web-roll-note-good = { $credits } kredit vagy { $points } GYP
web-roll-note-bottom = { $count ->
    [0] egyedül lesz ott
   *[other] { $count } lapka alá
}
web-roll-note-top = ez épül következőnek
web-roll-good-for = Melyik kockán mi van a legtöbbször: { $dice }
web-roll-star = csillag (Joker)
web-roll-note-manage = marad { $credits } kredit, { $cup } kocka a pohárban
web-roll-note-manage-last = nem marad kredited, ezért kapsz { $credits } kreditet; { $cup } kocka a pohárban
web-roll-note-recruit-more = még { $count }: annyit kell toboroznod, amennyit ki tudsz fizetni
