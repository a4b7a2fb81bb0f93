### Roll for the Galaxy: lapkák szövege, kérdések, napló.

## Szavak és alakjaik

roll-phase-explore = Felfedezés
    .from = Felfedezéstől
    .to = a Felfedezéshez
    .acc = Felfedezést
    .in = Felfedezésnél
roll-phase-develop = Fejlesztés
    .from = Fejlesztéstől
    .to = a Fejlesztéshez
    .acc = Fejlesztést
    .in = Fejlesztésnél
    .built = másik fejlesztésért
roll-phase-settle = Betelepítés
    .from = Betelepítéstől
    .to = a Betelepítéshez
    .acc = Betelepítést
    .in = Betelepítésnél
    .built = bolygóért
roll-phase-produce = Termelés
    .from = Termeléstől
    .to = a Termeléshez
    .acc = Termelést
    .in = Termelésnél
roll-phase-ship = Szállítás
    .from = Szállítástól
    .to = a Szállításhoz
    .acc = Szállítást
    .in = Szállításnál
roll-face-wild = Joker
    .acc = Jokert
roll-dictate = Diktátum

# Az alapalak előtag: „kocka” és „munkás” elé írható.
roll-colour-home = { "anyabolygó-" }
    .die-acc = anyabolygó-kockát
roll-colour-military = { "katonai " }
    .die-acc = katonai kockát
roll-colour-consumption = { "fogyasztási " }
    .die-acc = fogyasztási kockát
roll-colour-novelty = { "újdonság" }
    .die-acc = újdonságkockát
roll-colour-rare = { "ritkaelem-" }
    .die-acc = ritkaelem-kockát
roll-colour-genes = { "gén" }
    .die-acc = génkockát
roll-colour-alien = { "idegentechnológia-" }
    .die-acc = idegentechnológia-kockát

roll-world-novelty = újdonságbolygó
    .from = újdonságbolygóról
    .on-pl = újdonságbolygóidon
    .pl = az újdonságbolygók
    .acc = újdonságbolygót
    .for = újdonságbolygóért
roll-world-rare = ritkaelem-bolygó
    .from = ritkaelem-bolygóról
    .on-pl = ritkaelem-bolygóidon
    .pl = a ritkaelem-bolygók
    .acc = ritkaelem-bolygót
    .for = ritkaelem-bolygóért
roll-world-genes = génbolygó
    .from = génbolygóról
    .on-pl = génbolygóidon
    .pl = a génbolygók
    .acc = génbolygót
    .for = génbolygóért
roll-world-alien = idegentechnológia-bolygó
    .from = idegentechnológia-bolygóról
    .on-pl = idegentechnológia-bolygóidon
    .pl = az idegentechnológia-bolygók
    .acc = idegentechnológia-bolygót
    .for = idegentechnológia-bolygóért
roll-world-grey = szürke bolygó
    .from = szürke bolygóról
    .on-pl = szürke bolygóidon
    .pl = a szürke bolygók
    .acc = szürke bolygót
    .for = szürke bolygóért

roll-dice = { $count } { $colour }kocka
    .acc = { $count } { $colour }kockát
    .with = { $count } { $colour }kockával
roll-die = { $colour }kocka
    .acc = { $colour }kockát
    .with = { $colour }kockával
    .about = { $colour }kockáról
roll-workers = { $count } munkást
roll-workers-of = { $count } { LIST($colours, "or", "die-acc") }
roll-workers-but = { $count } kockát ({ LIST($colours, "or", "die-acc") } nem)
roll-up-to = { $count ->
    [1] { $what }
   *[other] legfeljebb { $what }
}
roll-exactly = pontosan { $what }
roll-credits = { $count } kredit
    .acc = { $count } kreditet
    .with = { $count } kredittel
roll-points = { $count } GYP
    .acc = { $count } GYP-ot
roll-tiles = { $count } lapka
    .acc = { $count } lapkát
roll-card-development = „{ $name }”
    .acc = „{ $name }” fejlesztést
    .use = „{ $name }” fejlesztést
roll-card-world = „{ $name }”
    .acc = „{ $name }” bolygót
    .use = „{ $name }” bolygót
    .on = „{ $name }” bolygón
    .onto = „{ $name }” bolygóra
    .from = „{ $name }” bolygóról
roll-tile = „{ $development }” / „{ $world }”

roll-place-cup = pohár
    .to = a poharadba
    .theirs = a poharába
    .in = a pohárban
roll-place-citizenry = Lakosság
    .to = a Lakosságodba
    .theirs = a Lakosságába
    .in = a Lakosságban
roll-place-good = áru
    .to = áruként erre a bolygóra
roll-place-strip = a sáv alatt
    .in = a(z) { FORM($phase, "in") }
roll-place-stack = Építési terület
    .in = { FORM($stack, "on") }
roll-place-on-world = áru a(z) { FORM($card, "on") }
    .in = áru a(z) { FORM($card, "on") }
roll-stack-develop = fejlesztéshalom
    .to = a fejlesztéshalomra
    .on = a fejlesztéshalmon
    .top = a fejlesztéshalom tetejére
    .bottom = a fejlesztéshalom aljára
    .on-top = fejlesztéshalmának tetejére
    .own = fejlesztéshalma
roll-stack-settle = bolygóhalom
    .to = a bolygóhalomra
    .on = a bolygóhalmon
    .top = a bolygóhalom tetejére
    .bottom = a bolygóhalom aljára
    .on-top = bolygóhalmának tetejére
    .own = bolygóhalma
roll-where-top = { FORM($stack, "top") }
roll-where-bottom = { FORM($stack, "bottom") }

roll-kind-development = Fejlesztés, költség: { $cost }
roll-kind-world = { $colour }, költség: { $cost }
roll-kind-home = Anyabolygó: { $colour }, költség: { $cost }
roll-kind-faction = { $number }. frakció

## Mit adnak a bolygók

roll-gain = Kapsz { FORM($dice, "acc") } { FORM($place, "to") }.
roll-gain-credits = Kapsz { FORM($credits, "acc") }.
roll-removes = Előbb tegyél vissza a készletbe { $count } saját kockát.
roll-start-credits = A játékot { FORM($credits, "with") } kezded.

## Mit tesznek a fejlesztések

roll-power-reassign = Átcsoportosítás: { $movers } helyezhetsz át{ $from ->
    [any] { "" }
   *[one] { " " }a(z) { FORM($phase, "from") }
} { $to }.
roll-to-any = bármely másik fázishoz
roll-to-selected = az általad választott fázishoz
roll-to-phases = { LIST($phases, "or", "to") }
roll-power-reassign-one-column = Mindkettőt ugyanattól a fázistól kell elvenned.
roll-power-reassign-most-novelty = Csak akkor, ha senkinek sincs nálad több újdonságbolygója; holtverseny esetén csak 1 munkást.
roll-power-dictate-again = Átcsoportosítás: a Diktátumot akárhányszor használhatod, minden alkalommal egy újabb munkást félretéve.
roll-power-dictate-moves = Átcsoportosítás: a Diktátummal 1 helyett legfeljebb { $max } munkást helyezhetsz át.
roll-power-stock-pays = Felfedezés: minden { $colour }kockád, amely raktároz, a szokásos helyett { FORM($credits, "acc") } hoz.
roll-power-scout-on-top = Felfedezés: felderítéskor a halmaid tetejére is tehetsz lapkát.
roll-power-extra-workers = { $phase }: kapsz még { LIST($workers, "and") }; ehhez nem kell kocka.
roll-extra-worker = egy { $colour }kockának számító munkást
roll-power-extra-tile = Felfedezés: az utolsó felfedező után húzz még egy lapkát, és tedd valamelyik halmod aljára.
roll-power-rearrange = Felfedezés: minden feladat előtt és után tetszés szerint átrendezheted az Építési területed lapkáit, és meg is fordíthatod őket.
roll-power-pays-if-scouted = Felfedezés: kapsz { FORM($credits, "acc") }, ha legalább egy { $colour }kockád felderít.
roll-power-cheaper = { $phase }: { $what } neked { $by } kockával olcsóbbak.
roll-power-cheaper-floor = { $phase }: { $what } neked { $by } kockával olcsóbbak, de legalább { $floor } kockába kerülnek.
roll-cheaper-developments = a fejlesztések
roll-cheaper-reassign-developments = az átcsoportosító képességű fejlesztések
roll-cheaper-worlds = a bolygók
roll-cheaper-worlds-of = { LIST($colours, "and", "pl") }
roll-power-pays-developments = Fejlesztés: valahányszor befejezel egy másik fejlesztést, kapsz { FORM($credits, "acc") }.
roll-power-pays-worlds = Betelepítés: valahányszor betelepítesz egy bolygót, kapsz { FORM($credits, "acc") }.
roll-power-pays-worlds-extra = Betelepítés: valahányszor betelepítesz egy bolygót, kapsz { FORM($credits, "acc") }, és még { FORM($extra, "acc") }, ha az { $colour }.
roll-power-pays-extra-only = Betelepítés: valahányszor { FORM($colour, "acc") } telepítesz be, kapsz { FORM($extra, "acc") }.
roll-power-back-every = { $phase }: minden { $colour }kocka, amellyel { FORM($phase, "built") } fizetsz, nem a Lakosságodba, hanem a poharadba kerül.
roll-power-back-some = { $phase }: a kockák közül, amelyekkel { FORM($phase, "built") } fizetsz, választásod szerint { $min ->
    [0] legfeljebb { $max }
   *[other] { $min }{ $max ->
        [2] { " vagy " }
       *[other] –
    }{ $max }
} nem a Lakosságodba, hanem a poharadba kerül.
roll-power-once = Amikor elkészül: { $what }.
roll-once-remove = visszateszel a készletbe { $count } saját kockát
roll-once-credits = kapsz { FORM($credits, "acc") }
roll-once-dice = kapsz { FORM($dice, "acc") } { FORM($place, "to") }
roll-once-list = { LIST($steps, "then") }
roll-power-pays = { LIST($phases, "or") }: a fázis végén kapsz { FORM($credits, "acc") }.
roll-power-pays-most-developments = { LIST($phases, "or") }: a fázis végén kapsz { FORM($credits, "acc") }, ha egyedül neked van a legtöbb fejlesztésed.
roll-power-pays-more = { LIST($phases, "or") }: a fázis végén kapsz { FORM($credits, "acc") }, és még { FORM($more, "acc") }, ha a játékban lévő legdrágább bolygók mind a tieid.
roll-power-scores = { $phase }: a fázis végén kapsz { FORM($points, "acc") }.
roll-power-pays-per-die = { $phase }: a fázis végén kapsz { FORM($credits, "acc") } { $per ->
    [one] a Lakosságodban lévő minden { $colour }kockáért
   *[other] a Lakosságodban lévő minden { $per } { $colour }kockáért, felfelé kerekítve
}.
roll-power-pays-per-good-world = Termelés: a fázis végén kapsz { FORM($credits, "acc") } a(z) { FORM($colour, "on-pl") } lévő minden áruért.
roll-power-pays-per-good-die = Termelés: a fázis végén kapsz { FORM($credits, "acc") } minden { $colour }kockádért, amely áru.
roll-power-trade-pays = Szállítás: minden eladott áruért még { FORM($credits, "acc") } kapsz.
roll-power-trade-pays-world = Szállítás: { FORM($colour, "from") } eladott minden áruért még { FORM($credits, "acc") } kapsz.
roll-power-trade-buys-point = Szállítás: minden eladás után 1 kreditért vehetsz 1 GYP-ot.
roll-power-consume-scores = Szállítás: minden elfogyasztott áruért még { FORM($points, "acc") } kapsz.
roll-power-consume-scores-world = Szállítás: { LIST($colours, "or", "from") } elfogyasztott minden áruért még { FORM($points, "acc") } kapsz.
roll-power-consume-pays = Szállítás: minden elfogyasztott áruért kapsz { FORM($credits, "acc") }.
roll-power-consume-pays-world = Szállítás: { FORM($colour, "from") } elfogyasztott minden áruért kapsz { FORM($credits, "acc") }.
roll-power-goods-per-world = Minden bolygódon, amely nem szürke, { $goods } áru fér el.

roll-bonus-per-development = A játék végén: { $points } a birodalmadban lévő minden fejlesztésért.
roll-bonus-per-development-without-reassign = A játék végén: { $points } a birodalmadban lévő minden olyan fejlesztésért, amelynek nincs átcsoportosító képessége.
roll-bonus-per-die-colour = A játék végén: { $points } kockáid minden különböző színéért.
roll-bonus-per-good = A játék végén: { $points } minden árudért.
roll-bonus-per-group-of-dice = A játék végén: { $points } minden { $size } saját { $colour }kockáért; a megkezdett csoport is számít.
roll-bonus-per-world = A játék végén: { $points } a birodalmadban lévő minden { FORM($colour, "for") }.
roll-bonus-share-of-cost = A játék végén: annyi GYP, amennyi { $what } összköltsége { $divisor ->
    [2] 2-vel
    [3] 3-mal
    [4] 4-gyel
    [5] 5-tel
    [6] 6-tal
   *[other] { $divisor } részre
} osztva, felfelé kerekítve.
roll-share-developments = a birodalmadban lévő fejlesztések
roll-share-novelty-worlds = a birodalmadban lévő újdonságbolygók
roll-share-reassign-developments = a birodalmadban lévő, átcsoportosító képességű fejlesztések
roll-bonus-triangular-chips = A játék végén: 1 GYP, ha győzelmipont-zsetonjaid értéke legalább 1; 2 GYP, ha legalább 3; 3 GYP, ha legalább 6; 4 GYP, ha legalább 10, és így tovább; minden lépcső 1-gyel nagyobb az előzőnél.

## Kérdések

roll-prompt-choose-start-development = A két lapkád közül melyik legyen az első fejlesztésed? A másik lapkából bolygó lesz.
roll-prompt-assign-workers = Oszd ki a munkásaidat, és válassz egy fázist.
roll-prompt-choose-explore-task = Mit tegyen a következő felfedeződ?
roll-prompt-place-drawn-tiles = Tedd mindegyik húzott lapkát valamelyik halmodra, azzal az oldalával felfelé, amelyet meg akarsz építeni.
roll-prompt-place-extra-tile = Ezt húztad: { $tile }. Melyik halomra kerüljön?
roll-prompt-discard-a-tile = A zsák üres. Melyik lapkát teszed vissza?
roll-prompt-choose-paying-dice = Melyik { $min } kockával fizetsz a lapkáért?
roll-prompt-choose-next-worker = Melyik munkás kerüljön most { FORM($stack, "to") }?
roll-prompt-choose-dice-for-cup = Mely kockák kerüljenek a poharadba? Válassz { $range } kockát.
roll-prompt-choose-die-to-remove = Melyik kockádról mondasz le?
roll-prompt-choose-world-for-producer = Melyik termelő melyik bolygón termeljen árut?
roll-prompt-choose-shipment = Melyik árut szállítod, melyik szállítóval és hogyan?
roll-prompt-buy-a-point = Adsz 1 kreditet 1 GYP-ért?
roll-prompt-manage-empire = Toborozz munkásokat a kreditjeidért, és ha akarsz, hívj vissza kockákat.
roll-range = { $min ->
    [0] legfeljebb { $max }
   *[other] { $min }{ $max ->
        [2] { " vagy " }
       *[other] –
    }{ $max }
}
roll-range-exactly = { $min }

roll-choice-buy = 1 GYP vásárlása
roll-choice-keep = a kredit megtartása
roll-choice-trade = eladás: { $good }, { $shipper }
roll-choice-consume = fogyasztás: { $good }, { $shipper }
roll-good-on = áru a(z) { FORM($card, "from") }
roll-good-die = áru ({ $colour }kocka)
roll-shipper = egy { $colour }kockával
roll-shipper-extra = a plusz munkással ({ $colour }kockának számít)
roll-choice-produce = { $die } a(z) { FORM($card, "onto") }
roll-choice-die-in = { $die }, { FORM($place, "in") }
roll-task-stock = Raktározás
roll-task-scout = Felderítés
roll-task-rearrange = Átrendezés
roll-task-done = Kész

## Miért nem fogadható el egy terv

roll-refusal-not-a-plan = Ez a terv nem olvasható.
roll-refusal-not-a-task = Ez nem felfedezőnek való feladat.
roll-refusal-no-phase-selected = Válassz fázist az egyik kockáddal.
roll-refusal-not-your-die = Ezt a kockát nem te dobtad.
roll-refusal-die-not-wild = Csak Joker kerülhet olyan fázishoz, amelyet nem mutat.
roll-refusal-die-placed-twice = Egy Jokert kétszer osztottál ki.
roll-refusal-wild-not-placed = Minden Jokert ki kell osztani valamelyik fázishoz.
roll-refusal-power-used-already = { $power }: fordulónként csak egyszer használható.
roll-refusal-dictate-sets-one-aside = A Diktátumhoz előbb félre kell tenni egy munkást.
roll-refusal-only-dictate-sets-aside = { $power }: ehhez nem kell munkást félretenni.
roll-refusal-not-beneath-strip = Ez a kocka nincs a Fázissáv alatt.
roll-refusal-wrong-number-of-moves = { $power }: legalább { $min }, legfeljebb { $max } munkást helyez át.
roll-refusal-no-such-power = { $power }: most nem használhatod.
roll-refusal-not-from-one-column = { $power }: csak egyetlen fázis munkásait helyezi át.
roll-refusal-may-not-move = { $power }: nem helyezhet át { FORM($die, "acc") } { FORM($phase, "to") }.
roll-refusal-die-moved-twice = Egy képesség egy munkást csak egyszer helyezhet át.
roll-refusal-same-column = Ez a munkás már ott van.
roll-refusal-not-your-tile = Ez a lapka nincs az Építési területeden.
roll-refusal-not-all-your-tiles = Az Építési területed minden lapkájának szerepelnie kell, pontosan egyszer.
roll-refusal-explorers-left = Még van felhasználatlan felfedeződ.
roll-refusal-no-explorers = Nincs több felfedeződ.
roll-refusal-no-such-explorer = Nincs ilyen színű felfedeződ.
roll-refusal-not-a-placement = Mondd meg minden lapkáról, melyik halomra kerül.
roll-refusal-no-such-stack = Nincs ilyen halom.
roll-refusal-top-or-bottom = A lapka a halom tetejére vagy aljára kerül.
roll-refusal-only-to-the-bottom = A felderített lapka a halom aljára kerül.
roll-refusal-tile-placed-twice = Egy lapkát kétszer tettél le.
roll-refusal-tiles-left = Minden húzott lapkát le kell tenni.
roll-refusal-not-in-citizenry = Ez a kocka nincs a Lakosságodban.
roll-refusal-not-recallable = Csak fejlesztő, telepes és áru hívható vissza.
roll-refusal-recruit-exactly = Pontosan { $count } munkást toborozz.
roll-refusal-cup-would-be-empty = Üres maradna a poharad: hívj vissza legalább egy kockát.
roll-refusal-option-yes-or-no = A(z) „{ $name }” beállítás csak be vagy ki lehet kapcsolva.
roll-refusal-option-number = A(z) „{ $name }” beállítás { $min } és { $max } közötti egész szám.
roll-refusal-option-factions = Adj meg { $seats } különböző frakciót, vagy bízd a véletlenre.
roll-refusal-option-home-worlds = Adj meg { $seats } különböző anyabolygót, vagy bízd a véletlenre.

roll-option-beginner = Első játék: a kezdőlapkák olcsóbb oldalukkal felfelé fekszenek
roll-option-pointsPerPlayer = GYP a készletben játékosonként
roll-option-factions = Frakciók
roll-option-homeWorlds = Anyabolygók

## Napló

roll-event-seat-dealt = { $who } a(z) { $faction }. frakciót kapta ({ LIST($halves, "and") }); anyabolygója a(z) { $home }, kezdőtőkéje { $credits }.
roll-event-drew = { $who } húzott { FORM($tiles, "acc") }.
roll-event-drew-seen = { $who } kihúzta a zsákból: { LIST($cards, "and") }.
roll-event-placed = { $who } letett egy lapkát { $where }.
roll-event-placed-seen = { $who } ezt tette { $where }: { $card }.
roll-event-top-shown = { $who } { FORM($stack, "on-top") } ez került: { $card }.
roll-event-top-empty = { $who } { FORM($stack, "own") } kiürült.
roll-event-round-began = Elkezdődött a(z) { $round }. forduló.
roll-event-rolled = { $who } dobott { LIST($dice, "and", "with") }.
roll-event-rolled-seen = { $who } dobása: { LIST($faces, "and") }.
roll-face-count = { $count } × { $face }
roll-event-revealed = { $who } a(z) { FORM($phase, "acc") } választotta egy { FORM($die, "with") }, és így osztotta ki a munkásait: { LIST($columns, "and") }.
roll-event-revealed-alone = { $who } a(z) { FORM($phase, "acc") } választotta egy { FORM($die, "with") }.
roll-column = { $count } { FORM($phase, "to") }
roll-event-extra-die = Az extra kocka ezt mutatta: { $face }; így a(z) { $phase } is sorra került.
roll-event-extra-die-nothing = Az extra kocka ezt mutatta: { $face }; ez semmit sem változtatott.
roll-event-phases-set = A forduló fázisai: { LIST($phases, "and") }.
roll-event-returned = { $who } visszatett a pohárba { LIST($dice, "and", "acc") }: a(z) { FORM($phase, "in") } kihasználatlanul maradt.
roll-event-returned-dictate = { $who } a diktátum területről visszatett a pohárba { LIST($dice, "and", "acc") }.
roll-event-phase-began = Elkezdődött a(z) { $phase }.
roll-event-phase-began-in-turn = Elkezdődött a(z) { $phase }; a játékosok sorban egymás után következnek.
roll-event-phase-ended = Véget ért a(z) { $phase }.
roll-event-stocked = { $who } raktározott egy { $colour }kockával.
roll-event-scouted = { $who } felderített egy { $colour }kockával, és { FORM($draws, "acc") } húzhatott.
roll-event-scouted-abandoning = { $who } felderített egy { $colour }kockával: { FORM($abandoned, "acc") } eldobott, és { FORM($draws, "acc") } húzhatott.
roll-event-abandoned = { $who } eldobott { FORM($tiles, "acc") }.
roll-event-abandoned-seen = { $who } eldobta: { LIST($cards, "and") }.
roll-event-rearranged = { $who } átrendezte az Építési területét: { $develop } fejlesztésként, { $settle } bolygóként.
roll-event-rearranged-developments = { $who } átrendezte az Építési területét: { $develop } fejlesztésként, bolygóként egy sem.
roll-event-rearranged-worlds = { $who } átrendezte az Építési területét: { $settle } bolygóként, fejlesztésként egy sem.
roll-event-bag-refilled = Ami eldobva volt, visszakerült a zsákba: { $tiles }.
roll-event-discarded = { $who } visszatett egy lapkát a zsákba.
roll-event-discarded-seen = { $who } ezt tette vissza a zsákba: { $card }.
roll-event-scout-lost = { $who } { FORM($tiles, "acc") } már nem tudott húzni: elfogytak a lapkák.
roll-event-worker-placed = { $who } letett egy { FORM($die, "acc") } { FORM($stack, "to") }.
roll-event-completed-development = { $who } befejezte a(z) { FORM($card, "acc") }, és { LIST($dice, "and", "with") } fizetett érte.
roll-event-completed-world = { $who } betelepítette a(z) { FORM($card, "acc") }, és { LIST($dice, "and", "with") } fizetett érte.
roll-event-completed-development-free = { $who } ingyen befejezte a(z) { FORM($card, "acc") }.
roll-event-completed-world-free = { $who } ingyen betelepítette a(z) { FORM($card, "acc") }.
roll-event-to-citizenry = { $who } a Lakosságába tett { LIST($dice, "and", "acc") }.
roll-event-to-cup = { $who } a poharába tett { LIST($dice, "and", "acc") }.
roll-event-die-removed = { $who } lemondott egy { FORM($die, "about") } ({ FORM($place, "in") }).
roll-event-die-gained = { $who } kapott egy { FORM($die, "acc") } { FORM($place, "theirs") }.
roll-event-die-gained-good = { $who } kapott egy { FORM($die, "acc") } áruként a(z) { FORM($card, "onto") }.
roll-event-credits-gained = { $who } kapott { FORM($credits, "acc") }.
roll-event-credits-lost = { $who } kapott { FORM($credits, "acc") }; a korlát fölötti { $lost } elveszett.
roll-event-credits-all-lost = { $who } elérte a kreditkorlátot: { $lost } elveszett.
roll-event-credits-paid = { $who } fizetett { FORM($credits, "acc") }.
roll-event-points-gained = { $who } szerzett { FORM($points, "acc") }.
roll-event-pool-emptied = A(z) { $round }. fordulóban elfogyott a GYP-készlet.
roll-event-produced = { $who } árut termelt a(z) { FORM($card, "on") } egy { FORM($die, "with") }.
roll-event-shipped-trade = { $who } eladta az árut ({ $good }kocka) a(z) { FORM($card, "from") } egy { $shipper }kockával.
roll-event-shipped-consume = { $who } elfogyasztotta az árut ({ $good }kocka) a(z) { FORM($card, "from") } egy { $shipper }kockával.
roll-event-power = { $who } használta a(z) { FORM($card, "use") }.
roll-event-recruited = { $who } toborzott { LIST($dice, "and", "acc") }.
roll-event-marker-reset = { $who } minden kreditje elfogyott, ezért kapott egyet.
roll-event-recalled = { $who } visszahívott { LIST($dice, "and", "acc") }.
roll-event-scored = Végeredmény: { LIST($scores, "and") }.
roll-score = { $who } { $points }
roll-score-line-chips = Győzelmipont-zsetonok
roll-score-line-tile = { $card }
roll-score-line-bonus = Bónusz: { $card }

## Hogyan ért véget

roll-outcome-pool-empty = Elfogyott a GYP-készlet.
roll-outcome-twelve-tiles = Egy birodalom elérte a tizenkét lapkát.
roll-outcome-pool-empty-and-twelve-tiles = Elfogyott a GYP-készlet, és egy birodalom elérte a tizenkét lapkát.

## Miért döntött így egy bot

bot-roll-selects = Ezekkel a kockákkal a(z) { $phase } ígérte a legtöbbet.
bot-roll-searched = { $plans } kipróbált terv alapján a(z) { $phase } bizonyult a legjobbnak.
bot-roll-explores = A(z) { $task } hozta nekem a legtöbbet.
bot-roll-explores-done = Nem érte meg tovább felfedezni.
bot-roll-places = { $tiles } lapkát húztam, és oda tettem, ahol a legtöbbet ér nekem.
bot-roll-manages = { $dice ->
    [0] Nem volt érdemes kockát toboroznom.
   *[other] A kreditjeimért { $dice } kockát volt érdemes toboroznom.
}
bot-roll-start-tiles = Ez a két oldal illik a legjobban egymáshoz.
bot-roll-discards = Ez a lapka ért nekem a legkevesebbet.
bot-roll-plainest-die = A legközönségesebb kockáról mondtam le.
bot-roll-best-dice = A legjobb kockákat tettem a poharamba.
bot-roll-produces = Ott hozza a legtöbbet az áru.
bot-roll-ships-trade = Jobban kellett a kredit, mint a pont.
bot-roll-ships-consume = Jobban kellett a pont, mint a kredit.
bot-roll-buys-buy = Nélkülözni tudtam a krediteket.
bot-roll-buys-keep = Kockákra kellettek a kreditek.
