# Mindkét játék első fordulója kézen fogva, és tippek
lesson = Lecke
lesson-step = { $step } / { $of }
lesson-next = Tovább
lesson-leave = Kilépés a leckéből
lesson-go-on = Innen játszom tovább
lesson-new-game = Új játék kezdése

## Roll for the Galaxy
lesson-roll-dice = Ezek a munkásaid, most dobtad őket titokban: mindegyik kocka annál a fázisnál fekszik, amelyet mutat. A sarkában álló betű a színét mutatja: az A anyabolygó-kocka.
lesson-roll-phases = Öt fázis van, de csak az kerül sorra, amelyiket valaki választja.
lesson-roll-phases-why = Ki választ?
lesson-roll-phases-more = Mindenki titokban egy fázist választ, és amit valaki választ, az mindenkinek megtörténik. Két játékosnál még egy kocka is választ.
lesson-roll-guess = Mindenki látja, mit épít { $other }. Ehhez a bolygóhoz még kellenek munkások: { $tile }. Ezért { $other } valószínűleg a Betelepítést választja.
lesson-roll-choose = Bármelyik kocka választhat fázist, és ott dolgozik is. Két kockád a Betelepítésre vár, de azt valószínűleg { $other } választja: te válaszd a Felfedezést.
lesson-roll-choose-do = Nyomd meg a Felfedezés tetején a „Kiválasztás” gombot, aztán a Kész gombot.
lesson-roll-choose-astray = Így egy másik fázist választasz. Nyomd meg még egyszer ezt a kockát, aztán a helyét a Felfedezés tetején.
lesson-roll-choose-why = És ha rosszul tippelek?
lesson-roll-choose-more = Ha egy fázist senki sem választott, az ottani kockák visszakerülnek a poharadba: elvesztegetett idő, semmi több.
lesson-roll-revealed = Látszanak a tervek: te a Felfedezést választottad, { $other } a Betelepítést, és mindkettő mindkettőtöknek megtörténik.
lesson-roll-revealed-why = Mi volt az a másik kocka?
lesson-roll-revealed-more = Két játékosnál egy senkihez sem tartozó kocka is választ. Most olyan fázist mutatott, amelyet már választott valaki.
lesson-roll-revealed-otherwise = Látszanak a tervek: te { $phase ->
    [develop] a Fejlesztést
    [settle] a Betelepítést
    [produce] a Termelést
   *[ship] a Szállítást
} választottad, { $other } a Betelepítést, és minden választott fázis mindkettőtöknek megtörténik.
lesson-roll-explore = A felfedező új lapkát derít fel, vagy két kreditet hoz.
lesson-roll-explore-do = Deríts fel: hamarosan kell majd valami, amit építhetsz. Lapkát nem kell hozzá eldobnod.
lesson-roll-place = Minden lapkának két oldala van: fejlesztés a fejlesztőidnek vagy bolygó a telepeseidnek. A szám azt mutatja, hány munkás kell hozzá, és hány pontot ér.
lesson-roll-place-do = Tedd bármelyik halomra; a kisebb számú hamarabb megépül.
lesson-roll-built = A tiéd lett: { $tile }. Pontot ér a végén, és új kockát adott.
lesson-roll-manage = Amelyik kocka dolgozott, a Lakosságban pihen; minden kredit egyet visszahoz a poharadba, amelyből dobsz.
lesson-roll-manage-do = Hozz vissza annyit, amennyit ki tudsz fizetni.
lesson-roll-manage-why = És kredit nélkül?
lesson-roll-manage-more = Senki sem marad kredit nélkül: nullánál kapsz egyet. Többet a felfedezők és az eladott áruk hoznak.
lesson-roll-again = Újra dobtál, és ott van köztük az új kocka is. Mit választ most { $other }?
lesson-roll-end = A játék akkor ér véget, ha valakinek tizenkét lapkája van, vagy elfogyott a győzelmi pontok (GYP) készlete; az győz, akinek a legtöbb pontja van. A többi fázis később jön: a fejlesztők fejlesztéseket építenek, a termelők árut tesznek a bolygókra, a szállítók pedig kreditért eladják vagy pontért elfogyasztják. Ennyi az egész.

## Battlestar Galactica
lesson-bsg-crew = A karaktered: { $me }. Mindnyájan a Cylonok elől menekültök, és valaki itt közéjük tartozhat.
lesson-bsg-loyalty = A hűségedet csak te látod: ember vagy. Mindenki ezt mondja majd magáról.
lesson-bsg-resources = Ha e négy közül bármelyik elfogy, az emberiség veszített.
lesson-bsg-move = A köröd mozgással kezdődik.
lesson-bsg-move-do = Menj oda, ahol a Galactica ágyúi vannak: { $place }.
lesson-bsg-act = Aztán egy tevékenység: amit a helyszín kínál, egy kártya, vagy amit csak te tudsz.
lesson-bsg-act-do = Használd ezt a helyszínt: { $place }.
lesson-bsg-target = A raidert 3-tól, a báziscsillagot 5-től találod el.
lesson-bsg-target-do = Lőj egy raiderre.
lesson-bsg-crisis = Minden ember játékos köre krízissel végződik. Itt a szakértelem kártyáknak együtt legalább { $difficulty } pontot kell érniük, különben a flotta fizet érte.
lesson-bsg-contribute = A kártya alján a zöld sáv azt jelenti, hogy segít, a piros azt, hogy árt; a kártya saját színe itt nem számít. Mindenki látja, hány kártyát adsz, de senki sem látja, melyeket.
lesson-bsg-contribute-do = Válassz két olyan kártyát, amely segít.
lesson-bsg-contribute-why = Miért ártana nekünk bárki?
lesson-bsg-contribute-more = Mert a Cylonok győznek, ha az emberiség elbukik. Két lap egy megkevert pakliból jön, hogy senki se lehessen biztos benne.
lesson-bsg-counted = Az összeg { $total }, a cél { $difficulty } volt, és néhány lap ártott.
lesson-bsg-counted-why = Ki tette?
lesson-bsg-counted-more = Két lap a pakliból jött, a többit ti négyen adtátok. Jegyezd meg, ki húz ilyen lapokat: az Admirális szállásán egy sikeres próba a Fogdába küldi a gyanúsítottat.
lesson-bsg-jump = Aztán a Cylon hajók lépnek, a flotta pedig készül az ugrásra, amellyel lerázza őket.
lesson-bsg-end = Az emberek a 8-as távolság utáni ugrással győznek (minden úticél megmondja, mennyivel visz tovább); a Cylonok, ha egy erőforrás elfogy, vagy a Galactica elpusztul vagy elesik. Jól gondold meg, kiben bízol.

## Tippek
tip = Tipp
tip-got-it = Értem
tip-no-more = Ne legyen több tipp
tip-roll-dictate = Diktátum: tedd félre az egyik munkásodat, és egy másik ott dolgozhat, ahol akarod. A félretett visszakerül a poharadba.
tip-roll-wild = A csillag bármelyik fázisban dolgozik: tedd, ahová akarod.
tip-roll-ship = Az árut eladhatod kreditért, vagy elfogyaszthatod pontért. Az elején kredit, a végén pont: jó szabály.
tip-roll-produce = A termelő munkásból áru lesz egy bolygón, amíg el nem szállítják.
tip-roll-poor = Kevés a kredit, és várnak a kockák: minden raktározó felfedező két kreditet hoz.
tip-roll-twelve = Valakinek hamarosan tizenkét lapkája lesz: az a forduló lesz az utolsó, amelyikben ez megtörténik.
tip-bsg-check = Próba: a megnevezett szakértelmek kártyái segítenek, a többi árt, és hogy mit adsz, csak te tudod.
tip-bsg-window = Itt közbeléphetsz, de nem kötelező: a passz nem kerül semmibe.
tip-bsg-part = Erről a lapról egyedül te döntesz. Mindenki látja majd, mit választottál, és eltűnődik, miért.
tip-bsg-hand = Tíznél több lap a kör végén túl sok: a leggyengébbeket dobd el.
tip-bsg-brig = A Fogdából legfeljebb egy lapot tehetsz egy próbába, és nem húzol Krízis kártyát. Tevékenységként megpróbálhatsz kijutni.
tip-bsg-sickbay = A Gyengélkedőn a következő körödben csak egy lapot húzol. Menj el, amint lehet.
tip-bsg-loyalty = A Hűségkártyád dönti el, mit akarsz: nézd meg, amikor senki sem figyel.
tip-bsg-cylon = Cylon vagy. Csendben rontsd el a próbákat, kelts kétséget, és akkor leplezd le magad, ha az többet árt a rejtőzésnél.
tip-bsg-human = Ember vagy: akkor győzöl, ha a flotta biztonságba ér, ezért derítsd ki, ki dolgozik ellene.
tip-bsg-revealed = Lelepleződtél: mostantól a Cylon helyszíneken cselekszel, és legfeljebb egy lapot tehetsz egy próbába.
tip-bsg-president = Te vagy az Elnök: nálad vannak a Tanács kártyák, és némelyik krízisről te döntesz.
tip-bsg-admiral = Te vagy az Admirális: nálad vannak az Atomfegyverek, és te választod meg, hová ugrik a flotta.
tip-bsg-blue = A flotta jelző kék mezőn áll: az FTL irányítással a flotta most ugorhat, de a lemaradók elveszhetnek.
tip-bsg-boarded = Centúriók vannak a fedélzeten. Ha egyikük a sávja végére ér, az emberek vesztettek: lődd le őket a Fegyvertárból.
tip-bsg-boarders = Centúriók vannak a fedélzeten. Ha egyikük a sávja végére ér, a Cylonok győznek.
tip-bsg-sleeper = Új Hűségkártyákat osztottak. Aki eddig ember volt, most Cylonná válhatott.
