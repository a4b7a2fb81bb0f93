### Battlestar Galactica with Exodus: what only its cards say, what only it asks and tells.

## Szavak és alakjaik
bsg-ships-damaged = { $ships } { $count } sérülés jelzővel
bsg-plain-cards = { $count } lap
    .acc = { $count } lapot
bsg-trauma-tokens = { $count } trauma token
    .acc = { $count } trauma tokent
bsg-trauma-benevolent = jóindulatú
bsg-trauma-antagonistic = rosszindulatú
bsg-trauma-disaster = tragédia
bsg-traumas-benevolent = { $count } jóindulatú
bsg-traumas-antagonistic = { $count } rosszindulatú
bsg-traumas-disaster = { $count } tragédia
bsg-board-cylon-fleet-board = Cylon flotta tábla
    .the = a Cylon flotta tábla
    .in = a Cylon flotta táblán
bsg-who-cag = a CAG
    .of = a CAG
    .person = they
    .char = a CAG karakterét
bsg-who-owner = a tulajdonos
    .of = a tulajdonos
    .person = they
    .char = a tulajdonos karakterét
bsg-who-examiner = a kártyát megnéző játékos
    .of = a kártyát megnéző játékos
    .person = they
    .char = a kártyát megnéző játékos karakterét
bsg-who-each-other-human = minden más ember játékos
    .of = minden más ember játékos
    .person = they
    .char = minden más ember játékos karakterét
bsg-receiver-any = { $free ->
    [1] egy Fogdán kívüli ember játékosnak
   *[other] egy ember játékosnak
}
bsg-receiver-other = { $free ->
    [1] egy másik, Fogdán kívüli ember játékosnak
   *[other] egy másik ember játékosnak
}
bsg-among-other-players = egy másik játékost
bsg-among-others-here = egy másik játékost, aki veled egy helyszínen van
bsg-among-other-can-go-to-brig = egy másik játékost, aki a Fogdába kerülhet
    .short = egy tetszőleges másik játékost
bsg-among-other-can-go-to-sickbay = egy másik játékost, aki a Gyengélkedőre kerülhet
    .short = egy tetszőleges másik játékost
bsg-among-humans-with-loyalty = egy ember játékost, akinek van Hűségkártyája

## Mit tesznek a kártyák: műveletenként egy üzenet. Tagmondatok, amelyekből mondatok állnak össze.
bsg-op-activate-twice = { FORM($what, "what") } kétszer aktiválódnak
bsg-op-activate-vipers-same = { $by } | legfeljebb { $count } alkalommal { VERB($by, "aktiválod", "aktiválja") } ugyanazt a pilóta nélküli Vipert
bsg-op-refresh-hand = eldobsz tetszőleges számú szakértelem kártyát, és ugyanennyit húzol a szakértelmeid egyikéből
bsg-op-take-hand = elveszed { FORM($from, "of") } összes szakértelem kártyáját
bsg-op-draw-trauma = { $who } | { VERB($who, "húzol", "húz") } { FORM($tokens, "acc") }
bsg-op-discard-trauma = { $who } | { VERB($who, "eldobsz", "eldob") } { FORM($tokens, "acc") }
bsg-op-discard-trauma-random = { $who } | véletlenszerűen { VERB($who, "eldobsz", "eldob") } { FORM($tokens, "acc") }
    .again = véletlenszerűen { VERB($who, "eldobsz", "eldob") } még { FORM($tokens, "acc") }
bsg-op-discard-trauma-optional = { $who } | { VERB($who, "eldobhatsz", "eldobhat") } { FORM($tokens, "acc") }
bsg-op-arrange-quorum = megnézel { FORM($cards, "acc") } a pakli tetejéről, és tetszőleges sorrendben visszateszed őket a tetejére
bsg-op-trade-quorum = az Elnök kezében lévő Tanács kártyák közül bármennyit eldobhatsz, és ugyanannyi újat húzol
bsg-op-look-deck-destination = megnézed az Úticél pakli legfelső lapját, és a pakli tetejére vagy aljára teszed
bsg-op-search-destiny = { $by } | { VERB($by, "átnézheted", "átnézheti") } a teljes Végzet paklit, és { VERB($by, "eldobhatsz", "eldobhat") } belőle { FORM($cards, "acc") }; a többit meg kell keverni
bsg-op-take-destiny = { $who } | { VERB($who, "húzol", "húz") } { FORM($cards, "acc") } a Végzet pakli tetejéről
bsg-op-break-out = kiszabadulsz, és a Parancsnokságra mész (Új Capricán, a Galactica visszatérése előtt az Ellenállás főhadiszállására)
bsg-op-go-anywhere = { $who } | egy tetszőleges helyszínre { VERB($who, "mész", "megy") }
bsg-op-give-title = { $by } | { $to } { VERB($by, "adod", "adja") } { LIST($titles, "or", "the") } posztját
bsg-op-give-title-optional = { $by } | { $to } { VERB($by, "adhatod", "adhatja") } { LIST($titles, "or", "the") } posztját
bsg-op-pass-titles = { FORM($who, "of") } minden posztja az adott poszt utódlási sorrendjében legelöl álló másik játékosra száll
bsg-op-add-human-card = egy „Nem vagy Cylon” kártyát bele kell keverni a Hűségpakliba
bsg-op-draw-loyalty = { $who } | { VERB($who, "húzol", "húz") } egy Hűségkártyát
bsg-op-everybody-acts = tőled kezdve sorban minden játékos mozoghat, vagy végezhet 1 tevékenységet
bsg-op-decide-check-as-they-like = eldöntöd, hogy a próba sikeres vagy sikertelen legyen; kártya nem kerül bele
bsg-op-discard-from-check = minden olyan kártya kikerül a próbából, amelynek az ereje { LIST($strengths, "or") }
bsg-op-double-skill = a(z) { $skill } kártyák ebben a próbában duplán számítanak
bsg-op-add-destiny-to-check = a Végzet pakliból még { $cards } kerül a próbába
bsg-op-remove-check-card = kiveszel egy kártyát a próbából
bsg-op-set-roll = dobás helyett megnevezed az eredményt
bsg-op-if-skill-in-check = { LIST($clauses, "then") } (csak akkor, ha a próbában lévő { $skill } kártyák összesen legalább { $limit } pontot érnek)
bsg-op-iron-will = ha a sikerhez legfeljebb { $limit } pont hiányzik, a kudarc hatása elmarad; ha az összeg 0 vagy kevesebb, { LIST($clauses, "then") }
bsg-op-roll-below-raiders = { $by } | { VERB($by, "dobsz", "dob") }; ha az eredmény kisebb a fő táblán lévő raiderek számánál, { LIST($clauses, "then") }
bsg-op-roll-below-raiders-else = { $by } | { VERB($by, "dobsz", "dob") }; ha az eredmény kisebb a fő táblán lévő raiderek számánál, { LIST($clauses, "then") }; különben { LIST($others, "then") }
bsg-op-choose-several = { $by } | ezek közül { $count } különböző hatást { VERB($by, "választasz", "választ") }, és egymás után { VERB($by, "végrehajtod", "végrehajtja") } őket: { LIST($options, "next") }
bsg-op-damage-vipers-unmanned-in-space = az űrben lévő pilóta nélküliek közül { $ships } megsérül
bsg-op-damage-vipers-by = { $damaged } ({ FORM($by, "person") ->
    [you] te választasz
   *[they] { $by } választ
})
bsg-op-destroy-viper = { $by } | { VERB($by, "feláldozol", "feláldoz") } egy Vipert (megsemmisül)
bsg-op-rebuild-viper = a megsemmisültek közül { $ships } visszakerül az Utánpótlásba
bsg-op-vipers-strike = minden űrben lévő, pilóta nélküli Viper után megsemmisíthetsz egy raidert a Viper szektorában
bsg-op-launch-pilots = a Galacticán (de nem a Fogdában) lévő minden karakter, akinek szakértelmei között van a Pilóta, felszállhat egy Viperrel
bsg-op-destroy-raiders-by-roll = a támadás helyett a pilóta dob a kockával, és abban az űrszektorban annyi raider semmisül meg, amennyi az eredmény
bsg-op-repair-locations = legfeljebb { $count } sérült helyszínt javítasz meg a Galacticán
bsg-op-place-on-fleet-board = { FORM($board, "the") } egy tetszőleges szektorába teszel { FORM($ships, "acc") }
bsg-op-place-on-fleet-board-one = { FORM($board, "the") } egy tetszőleges szektorába teszel { LIST($ships, "or", "acc") }
bsg-op-recall-named-civilian = ez a civil hajó lekerül a tábláról, és a nem használtak közé kell keverni
bsg-op-look-civilians-all = megnézed a táblán lévő összes civil hajót, és mindegyiket átmozgathatod egy szomszédos űrszektorba
bsg-op-destroy-all-cylons = a Galactica körül minden Cylon hajó megsemmisül
bsg-op-clear-sector-removed = onnan minden Cylon hajó lekerül a tábláról
bsg-op-clear-sector-destroyed = ott minden Cylon hajó megsemmisül
bsg-op-remove-raiders = { $by } | { VERB($by, "leveszel", "levesz") } a fő tábláról { FORM($ships, "acc") }
bsg-op-nuke-sector = Atomfegyvert vetsz be egy űrszektor ellen
bsg-op-gain-nuke = az Admirális kap egy Atomfegyvert (legfeljebb 3 lehet nála)
bsg-op-push-centurions-back = minden centúrió egy mezőt lép vissza a Behatolás sávon
bsg-op-advance-after-jump = az ugrás után a flotta jelző { $count } mezőt lép előre
bsg-op-pursue = az üldözés jelző { $count } mezőt lép előre

## Aminek teljesülnie kell. Mellékmondatok a „ha” után.
bsg-if-not-title = { FORM($who, "person") ->
    [you] nem te vagy a(z) { $title }
   *[they] nem { $who } a(z) { $title }
}
bsg-if-titles-held = { FORM($who, "person") ->
    [you] { $bounds } posztot töltesz be
   *[they] { $who } { $bounds } posztot tölt be
}
bsg-if-nukes = az Admirálisnak { $bounds } Atomfegyvere van
bsg-if-nukes-gone = az Admirális Atomfegyvereinek száma { $count }
bsg-if-holder-at = a(z) { $title } { FORM($place, "in") } van
bsg-if-vipers-lost = { $bounds } Viper sérült vagy megsemmisült
bsg-if-raiders-in-space = { $bounds } raider van a fő táblán
bsg-if-reached-distance = a flotta járt már olyan úticélnál, amelynek távolsága { $distance }
bsg-if-strength-in-hand = { FORM($who, "person") ->
    [you] vannak olyan szakértelem kártyáid, amelyek ereje
   *[they] { FORM($who, "of") } egyes szakértelem kártyáinak ereje
} összesen pontosan { $strength }
bsg-if-at-any = { FORM($who, "person") ->
    [you] { LIST($places, "or", "in") } vagy
   *[they] { $who } { LIST($places, "or", "in") } van
}

## Mi a kártya
bsg-kind-loyalty-goal = Hűség: ember, Egyéni cél
bsg-kind-loyalty-final = Hűség: ember, Utolsó Öt
bsg-kind-ally = Szövetséges
bsg-kind-crossroads = Keresztút kártya
bsg-line-consequence = Következmény, ha a próbában van szakértelem próba ikonnal jelölt kártya: { $text }
bsg-line-you = A szöveg ahhoz a Cylon játékoshoz szól, aki kijátszotta ezt a kártyát.
bsg-line-goal = Tevékenység: ha { LIST($conditions, "then") }, felfeded ezt a kártyát (ettől nem leszel Cylon).
bsg-line-goal-pays = Tevékenység: eldobsz néhány szakértelem kártyát, amelyek ereje összesen pontosan { $strength }, és felfeded ezt a kártyát (ettől nem leszel Cylon).
bsg-line-goal-draws = Ha a megtett távolság legfeljebb 6, ezután egy „Nem vagy Cylon” kártyát bele kell keverni a Hűségpakliba, és húzol egy Hűségkártyát.
bsg-line-goal-loses = Ha ez a kártya az utolsó ugrásnál még rejtve van, és nem vagy lelepleződött Cylon, { FORM($resource, "the") } 1-gyel csökken.
bsg-line-examined = Ha egy másik játékos megnézi ezt a kártyát, mindenkinek meg kell mutatni, és ez történik: { $text } Ezután a kártya újra rejtve lesz.
bsg-line-examined-gone = Ha egy másik játékos megnézi ezt a kártyát, mindenkinek meg kell mutatni, és ez történik: { $text }
bsg-line-executed = Ha kivégzés miatt fedik fel: { $text } Ezután a kártya kikerül a játékból.
bsg-line-ally = Helyszín: { $place }.
bsg-line-benevolent = Jóindulatú: { $text }
bsg-line-antagonistic = Rosszindulatú: { $text }
bsg-use-at-location-check-begins = Amikor egy helyszín próbája kezdődik: { $text }
bsg-use-at-piloted-viper-attacks = Amikor egy vezetett Viper támad: { $text }
bsg-line-once-per-turn = Körönként egyszer.
bsg-line-places-civilians-empty-first = Te választod meg az űrszektort a civil hajóknak, ha a kártya nem nevezi meg: előbb olyat, amelyben nincs civil hajó.
bsg-rule-reroll-jump = ha valaki az FTL irányításnál dobott, újradobathatod a kockát; az új eredmény érvényes.
bsg-rule-draw = miután bármelyik játékos végrehajtotta egy Tanács kártya tevékenységét, húzhatsz { $count } tetszőleges szakértelem kártyát.
bsg-rule-set-roll = ha a körödben dobni kell, dobás helyett megnevezheted az eredményt; ezt semmi sem módosíthatja, és újradobni sem lehet.
bsg-rule-remove-check-card = a körödben, ha felfedték egy szakértelem próba kártyáit, egyet kivehetsz, mielőtt bármelyik érvényesülne.
bsg-rule-adds-at-most = egy szakértelem próbába legfeljebb { $count } kártyát tehetsz.
bsg-rule-never-adds-one = egy szakértelem próbába nem tehetsz pontosan 1 kártyát, kivéve, ha a Fogdában vagy.
bsg-rule-takes-first-part = ha egy Krízisnél jelenlegi játékosként te választasz, az első lehetőséget (ha van, a próbát) kell választanod.
bsg-rule-receives-late = az első körödben nem kapsz szakértelem kártyát.
bsg-need-cag = Csak a CAG-nek.

## Kérdések
bsg-prompt-decide-check = Sikeres vagy sikertelen legyen a próba?
bsg-prompt-remove-check-card = Melyik kártyát veszed ki a próbából?
bsg-prompt-choose-final-five = E kártyák közül melyik érvényesüljön most?
bsg-prompt-discard-for-goal = Mely kártyákat dobod el? Az erejük összesen pontosan { $strength } legyen.
bsg-prompt-choose-title = Melyik posztot adod oda?
bsg-prompt-give-title-to = Ki legyen a(z) { $title }?
bsg-prompt-go-anywhere = Hová mész?
bsg-prompt-state-of-emergency = Rendkívüli állapot van. Mit teszel?
bsg-prompt-discard-to-refresh = Mely kártyákat cseréled le ugyanannyi, egyetlen szakértelembe tartozó kártyára?
bsg-prompt-order-quorum-deck = Milyen sorrendben kerüljenek vissza ezek a kártyák a Tanács pakli tetejére?
bsg-prompt-trade-quorum-cards = Mely Tanács kártyákat cseréled újakra?
bsg-prompt-search-destiny = Átnézed a Végzet paklit?
bsg-prompt-choose-raiders-to-destroy = Hány raider semmisüljön meg { FORM($sector, "in") }?
bsg-prompt-choose-fleet-area = A Cylon flotta tábla melyik szektorába kerüljön { $ship }?
bsg-prompt-choose-raider-to-remove = Honnan veszel le egy raidert?
bsg-prompt-choose-sector-to-nuke = Melyik űrszektor ellen veted be az Atomfegyvert?
bsg-prompt-choose-viper-mark = Milyen Viper legyen?
bsg-prompt-mark-vii-to-place = { FORM($sector, "to") } { $count } Viper kerül. Hány legyen közülük Mark VII-es?
bsg-prompt-mark-vii-to-repair = { $count } Vipert javítasz meg. Hány legyen közülük Mark VII-es?
bsg-prompt-mark-vii-to-damage = { $count } Viper sérül meg. Hány legyen közülük Mark VII-es?
bsg-prompt-choose-viper-to-destroy = Melyik Viper semmisüljön meg?
bsg-prompt-launch-or-stay = Felszállsz egy Viperrel?
bsg-prompt-repair-locations = Mely helyszíneket javítod meg?
bsg-prompt-lay-trauma-on-ally = Melyik trauma tokent teszed az új szövetséges kártyájára ({ $ally })?
bsg-prompt-choose-cylon-for-ally = Melyik Cylon játékos húzza az új szövetségest?
bsg-prompt-choose-ally = Kivel találkozol?
bsg-prompt-meet-ally-first = Szövetségessel találkozol, és egy képességet is használhatsz. Melyik legyen előbb?
bsg-prompt-may-discard-trauma = Eldobhatsz { FORM($tokens, "acc") }. Megteszed?
bsg-prompt-choose-trauma-to-discard = Melyik trauma tokent dobod el? Még { $count } tokent kell eldobnod.
bsg-prompt-lay-trauma-on-crossroads = { $card }: melyik trauma tokent teszed rá?
bsg-prompt-choose-crossroads-result = { $card }: melyik eredményt választod?
bsg-prompt-choose-condemned = Több játékosnak van egyformán a legtöbb tokenje. Kit zárjanak ki?
bsg-choice-ability-result = { $name }: az eredmény { $result }
bsg-choice-do-cag-wingman = CAG-ként Viper aktiválása és még egy tevékenység
bsg-choice-title-cag = CAG-ként Viper aktiválása és a poszt átadása
bsg-choice-reveal-goal = felfedés: { $card }
bsg-choice-launch-mark-vii = Mark VII-es indítása { FORM($sector, "to") }
bsg-choice-move-mark-vii = Mark VII-es mozgatása { FORM($from, "from") } { FORM($to, "to") }
bsg-choice-escort = a(z) { $ship }. civil hajó biztonságba kísérése
bsg-choice-escort-in = a(z) { $ship }. civil hajó biztonságba kísérése ({ $sector })
bsg-choice-look = átnézés
bsg-choice-mark-ii = Mark II
bsg-choice-mark-vii = Mark VII
bsg-choice-decide-pass = sikeres
bsg-choice-decide-fail = sikertelen
bsg-choice-emergency-move = mozgás
bsg-choice-emergency-act = egy tevékenység
bsg-choice-emergency-decline = semmi
bsg-choice-take-off-launch = felszállás
bsg-choice-take-off-stay = maradás
bsg-choice-ally-meet = előbb a találkozás
bsg-choice-ally-wait = előbb a képesség
bsg-choice-trauma-discard = eldobás
bsg-choice-trauma-keep = megtartás
bsg-token-collateral-damage = járulékos veszteség
bsg-token-damage-to-personnel = személyzet sérülése
bsg-part-ionian-nebula-traumaPool = Trauma tokenek készlete
bsg-part-ionian-nebula-allyDeck = Szövetséges pakli

## Napló
bsg-event-action-taken-cag = { $who } CAG-ként cselekedett.
bsg-event-action-taken-cag-wingman = { $who } úgy döntött, hogy kísérőgépet hív.
bsg-event-sector-nuked = { FORM($sector, "in") } Atomfegyver robbant, eredmény: { $result }.
bsg-event-loyalty-discarded = { $who } eldobta a Hűségkártyáit: { LIST($names, "and") }.
bsg-event-goal-revealed = { $who } ezt fedte fel: { $card }.
bsg-event-goal-unmet = { $who } nem fedte fel ezt: { $card }. A flotta vesztesége: 1 { $resource }.
bsg-event-final-five-shown = { $who } kénytelen volt megmutatni ezt: { $card }.
bsg-event-final-five-shown-by = { $by } megnézte { FORM($who, "of") } egyik Hűségkártyáját, és mindenkinek megmutatta: { $card }.
bsg-event-nuke-gained = Az Admirális kapott egy Atomfegyvert, így már { $count } van nála.
bsg-event-check-decided-pass = { $who } döntése: a próba sikeres.
bsg-event-check-decided-fail = { $who } döntése: a próba sikertelen.
bsg-event-check-cards-removed = Kikerült a próbából: { LIST($names, "and") }.
bsg-event-check-cards-removed-by = { $who } kivette a próbából: { LIST($names, "and") }.
bsg-event-skill-doubled = Egy szakértelem duplán számított ebben a próbában: { $skill }.
bsg-event-consequence = { $card }: érvényesült a Következmény.
bsg-event-failure-spared = A sikerhez csak { $short } pont hiányzott, ezért a kudarc hatása elmaradt.
bsg-event-roll-set = { $who } megnevezte az eredményt: { $result }.
bsg-event-quorum-arranged = { $who } megnézett { FORM($cards, "acc") } a pakli tetejéről, és új sorrendbe rakta őket.
bsg-event-hand-taken = { $to } elvette { FORM($from, "of") } összes szakértelem kártyáját: { $cards }.
bsg-event-hand-taken-seen = { $to } elvette { FORM($from, "of") } összes szakértelem kártyáját: { LIST($names, "and") }.
bsg-event-escorted = A(z) { $ship }. civil hajót biztonságba kísérték ({ $sector }).
bsg-event-escorted-by = { $who } biztonságba kísérte a(z) { $ship }. civil hajót ({ $sector }).
bsg-event-civilian-recalled = A(z) { $ship }. civil hajó visszakerült a nem használtak közé ({ $sector }).
bsg-event-ships-removed = Lekerült a tábláról { $ships } ({ $sector }).
bsg-event-scar-removed = Lekerült a tábláról Scar, aki { FORM($sector, "in") } volt.
bsg-event-centurions-driven-back = { $count ->
    [one] A centúrió a Behatolás sáv { LIST($spaces, "and") } mezőjére lépett vissza.
   *[other] A centúriók a Behatolás sáv { LIST($spaces, "and") } mezőjére léptek vissza.
}
bsg-event-fleet-placed = { FORM($board, "in") } megjelent { $ships } ({ $sector }).
bsg-event-fleet-arrived = { FORM($sector, "in") } felbukkant a Cylon flotta: { LIST($ships, "and") }.
bsg-event-fleet-outrun = { $count } Cylon hajó lemaradt, és üldözőbe vette a flottát.
bsg-event-pursuit-moved = { $to ->
    [0] Az üldözés jelző visszakerült a Start mezőre.
   *[other] Az üldözés jelző az Üldöző sáv { $to }. mezőjére lépett.
}
bsg-event-trauma-drawn = { $who } húzott { FORM($tokens, "acc") }.
bsg-event-trauma-drawn-seen = { $who } húzott { FORM($tokens, "acc") }: { LIST($kinds, "and") }.
bsg-event-trauma-discarded = { $who } eldobott { FORM($tokens, "acc") }.
bsg-event-trauma-discarded-seen = { $who } eldobott { FORM($tokens, "acc") }: { LIST($kinds, "and") }.
bsg-event-trauma-met = { $who } elvette a trauma tokent, amely { FORM($place, "in") } volt.
bsg-event-disaster-drawn = { $who } felfedte: { LIST($kinds, "and") }.
bsg-event-ally-arrived = { FORM($place, "in") } új szövetséges jelent meg: { $ally }.
bsg-event-ally-arrived-by = { FORM($place, "in") } új szövetséges jelent meg: { $ally }. A trauma tokent { $who } választja ki.
bsg-event-ally-left = Kikerült a játékból egy szövetséges: { $ally } ({ $place }).
bsg-event-ally-met = { $who } szövetségessel találkozott: { $ally }. A token: { $token }.
bsg-event-crossroads-reached = Elkezdődött a Keresztutak fázis, a távolság { $distance }.
bsg-event-crossroads-dealt = { $who } kapott egy Keresztút kártyát.
bsg-event-crossroads-dealt-seen = { $who } ezt a Keresztút kártyát kapta: { $card }.
bsg-event-crossroads-revealed = { $who } ezt fedte fel: { $card }. A token: { $token }.
bsg-event-trauma-shown = Felfedték a trauma tokeneket: { LIST($hands, "and") }.
bsg-event-trial-held = Tárgyalás. Terhelő tokenek: { LIST($hands, "and") }.
bsg-event-trial-held-nobody = Tárgyalás. Senkinek sem volt annyi tokenje, hogy kizárják.
bsg-event-eliminated = { $who } kiesett a játékból.
bsg-shown-count = { $who } ({ $count })

## Hogyan ért véget
bsg-outcome-humans-left-ionian-nebula = A flotta maga mögött hagyta az Ion csillagködöt: az emberek megmenekültek.
bsg-target-sector = űrszektor
