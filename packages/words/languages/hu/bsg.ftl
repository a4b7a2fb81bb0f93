### Battlestar Galactica: kártyák szövege, kérdések, napló.

## Szavak és alakjaik

bsg-resource-food = élelem
    .acc = élelmet
    .the = az élelem
bsg-resource-fuel = üzemanyag
    .acc = üzemanyagot
    .the = az üzemanyag
bsg-resource-morale = morál
    .acc = morált
    .the = a morál
bsg-resource-population = népesség
    .acc = népességet
    .the = a népesség

bsg-skill-politics = Politika
bsg-skill-leadership = Vezetés
bsg-skill-tactics = Taktika
bsg-skill-piloting = Pilóta
bsg-skill-engineering = Gépész
bsg-skill-treachery = Árulás

bsg-sector-bow = Galactica előtti szektor
    .from = a Galactica elől
    .in = a Galactica előtt
    .to = a Galactica elé
bsg-sector-starboard-bow = jobb elülső szektor
    .from = a jobb elülső szektorból
    .in = a jobb elülső szektorban
    .to = a jobb elülső szektorba
bsg-sector-starboard-quarter = jobb hátsó szektor
    .from = a jobb hátsó szektorból
    .in = a jobb hátsó szektorban
    .to = a jobb hátsó szektorba
bsg-sector-stern = Galactica mögötti szektor
    .from = a Galactica mögül
    .in = a Galactica mögött
    .to = a Galactica mögé
bsg-sector-port-quarter = bal hátsó szektor
    .from = a bal hátsó szektorból
    .in = a bal hátsó szektorban
    .to = a bal hátsó szektorba
bsg-sector-port-bow = bal elülső szektor
    .from = a bal elülső szektorból
    .in = a bal elülső szektorban
    .to = a bal elülső szektorba

bsg-ships-raider = { $count } raider
    .acc = { $count } raidert
bsg-ships-heavy-raider = { $count } heavy raider
    .acc = { $count } heavy raidert
bsg-ships-basestar = { $count } báziscsillag
    .acc = { $count } báziscsillagot
bsg-ships-civilian = { $count } civil hajó
    .acc = { $count } civil hajót
    .random = { $count } véletlenszerűen húzott civil hajó
bsg-ships-viper = { $count } Viper
    .acc = { $count } Vipert
bsg-ships-raptor = { $count } Raptor
    .acc = { $count } Raptort
bsg-ships-centurion = { $count } centúrió
    .acc = { $count } centúriót
bsg-ships-occupation-force = { $count } megszálló erő
    .acc = { $count } megszálló erőt
bsg-unmanned-vipers = { $count ->
    [one] { $count } pilóta nélküli Vipert
   *[other] pilóta nélküli Vipert
}
    .times = { $count ->
        [one] { "" }
       *[other] legfeljebb { $count } alkalommal
    }
bsg-skill-cards = { $count } szakértelem kártya
    .acc = { $count } szakértelem kártyát
bsg-skill-cards-of = { $count } { LIST($skills, "or") } kártya
    .acc = { $count } { LIST($skills, "or") } kártyát
    .from = { $count } { LIST($skills, "or") } kártyából
bsg-skill-cards-any = { $count } tetszőleges szakértelem kártya
    .acc = { $count } tetszőleges szakértelem kártyát
bsg-skill-cards-own = { $count } kártya a saját szakértelmei köréből
    .acc = { $count } kártyát a saját szakértelmei köréből
bsg-skill-cards-yours = { $count } kártya a saját szakértelmeid köréből
    .acc = { $count } kártyát a saját szakértelmeid köréből
bsg-skill-cards-own-or-any = { $count } kártya a saját szakértelmeid köréből (ha nincs szakértelmed, bármelyikből)
    .acc = { $count } kártyát a saját szakértelmeid köréből (ha nincs szakértelmed, bármelyikből)
bsg-quorum-cards = { $count } Tanács kártya
    .acc = { $count } Tanács kártyát
bsg-more-quorum-cards = még { $count } Tanács kártya
    .acc = még { $count } Tanács kártyát
bsg-loyalty-cards = { $count } Hűségkártya
    .acc = { $count } Hűségkártyát
    .own = { $count } Hűségkártyáját
bsg-crisis-cards = { $count } Krízis kártya
    .acc = { $count } Krízis kártyát
    .rest = { $count ->
        [2] a másikat
       *[other] a többit
    }
bsg-destination-cards = { $count } Úticél kártya
    .acc = { $count } Úticél kártyát
    .rest = { $count ->
        [2] a másikat
       *[other] a többit
    }
bsg-card-with-strength = „{ $name }” ({ $skill } { $strength })
bsg-quoted = „{ $name }”

bsg-activation-raiders = raiderek aktiválása
    .what = a raiderek
bsg-activation-heavy-raiders = heavy raiderek és centúriók aktiválása
    .what = a heavy raiderek a centúriókkal
bsg-activation-basestars = báziscsillagok aktiválása
    .what = a báziscsillagok
bsg-activation-launch-raiders = raiderek indítása minden báziscsillagról
    .what = a raiderek
bsg-activation-occupation-forces = megszálló erők aktiválása
    .what = a megszálló erők
bsg-activation-heavy-raiders-alone = heavy raiderek aktiválása a centúriók nélkül
    .what = a heavy raiderek (a centúriók nélkül)

bsg-deck-crisis = Krízis pakli
bsg-deck-destination = Úticél pakli
bsg-deck-quorum = Tanács pakli
bsg-deck-super-crisis = Szuperkrízis pakli
bsg-place-colonial-one = Colonial One
    .the = a Colonial One
    .in = a Colonial One fedélzetén
    .to = a Colonial One-ra
bsg-board-galactica = Galactica
    .the = a Galactica
    .in = a Galacticán
bsg-board-pegasus = Pegazus
    .the = a Pegazus
    .in = a Pegazuson
bsg-board-new-caprica = Új Caprica
    .the = Új Caprica
    .in = Új Capricán

# Akire a hatás vonatkozik. A „person” alak „you” vagy „they”.
bsg-who-current = a jelenlegi játékos
    .of = a jelenlegi játékos
    .person = they
    .char = a jelenlegi játékos karakterét
bsg-who-self = { "" }
    .of = a saját
    .person = you
    .char = a karakteredet
bsg-who-president = az Elnök
    .of = az Elnök
    .person = they
    .char = az Elnök karakterét
bsg-who-admiral = az Admirális
    .of = az Admirális
    .person = they
    .char = az Admirális karakterét
bsg-who-chosen = ez a játékos
    .of = ennek a játékosnak az
    .person = they
    .char = ennek a játékosnak a karakterét
bsg-who-each = minden játékos
    .of = minden játékos
    .person = they
    .char = minden játékos karakterét
bsg-who-each-human = minden ember játékos
    .of = minden ember játékos
    .person = they
    .char = minden ember játékos karakterét
bsg-who-each-cylon = minden Cylon játékos
    .of = minden Cylon játékos
    .person = they
    .char = minden Cylon játékos karakterét
bsg-who-pronoun = { "" }
    .named = ő
    .of = a
    .person = pronoun
    .char = a karakterét

bsg-among-can-go-to-brig = egy játékost, aki a Fogdába kerülhet
    .short = egy tetszőleges játékost
bsg-among-can-go-to-sickbay = egy játékost, aki a Gyengélkedőre kerülhet
    .short = egy tetszőleges játékost
bsg-among-on-galactica-to-brig = egy játékost, aki a Galacticán van, és a Fogdába kerülhet
    .short = a Galacticán egy tetszőleges játékost
bsg-among-on-galactica-to-sickbay = egy játékost, aki a Galacticán van, és a Gyengélkedőre kerülhet
    .short = a Galacticán egy tetszőleges játékost
bsg-among-others = egy másik ember játékost
bsg-among-other-not-admiral = egy másik ember játékost, aki nem az Admirális, és nincs a Fogdában
bsg-among-others-in-brig = egy másik játékost, aki a Fogdában van
bsg-among-with-hidden-loyalty = egy másik játékost, akinek van rejtett Hűségkártyája
    .short = valaki más
bsg-among-human-with-hidden-loyalty = egy másik ember játékost, akinek van rejtett Hűségkártyája
    .short = egy másik ember játékos
bsg-among-humans = egy ember játékost
bsg-among-human-on-board = egy ember játékost, akinek a karaktere a táblán van
bsg-among-prisoners = egy játékost, aki a Fogdában van (Új Capricán: a Börtönben)
bsg-among-on-planet = egy játékost, aki Új Capricán van
bsg-among-on-planet-to-detention = egy ember játékost Új Capricán, aki a Börtönbe kerülhet
    .short = Új Capricán egy ember játékost
bsg-among-on-planet-to-medical-center = egy ember játékost Új Capricán, aki az Orvosi központba kerülhet
    .short = Új Capricán egy ember játékost
bsg-among-in-detention = egy játékost, aki a Börtönben van
bsg-among-revealed-cylon = egy lelepleződött Cylont
bsg-among-basestar = egy báziscsillagot
bsg-among-sector = egy űrszektort
bsg-among-civilian = egy civil hajót a táblán

## Mit tesznek a kártyák: műveletenként egy üzenet. Tagmondatok, amelyekből mondatok állnak össze.

bsg-sentence = { LIST($clauses, "then") }.
bsg-clauses = { LIST($clauses, "then") }
bsg-run = { LIST($clauses, "then") }
bsg-run-fleet = { LIST($clauses, "then") }
bsg-part = { LIST($clauses, "then") }
bsg-nothing = nem történik semmi
bsg-no-effect = nincs hatás.

bsg-op-resource-lose = a flotta | { $count } { FORM($resource, "acc") } veszít
bsg-op-resource-gain = a flotta | { $count } { FORM($resource, "acc") } nyer
bsg-op-resources-lose = a flotta | { LIST($amounts, "and") } veszít
bsg-op-resources-gain = a flotta | { LIST($amounts, "and") } nyer
bsg-amount = { $count } { FORM($resource, "acc") }
bsg-amounts-lose = { LIST($resources, "and") }
bsg-amounts-gain = { LIST($resources, "and") }
bsg-op-resource-gain-one = a flotta | { $count } { LIST($resources, "or", "acc") } nyer ({ FORM($by, "person") ->
    [you] te választasz
   *[they] { $by } választ
})
bsg-op-discard = { $who } | { VERB($who, "eldobsz", "eldob") } { FORM($cards, "acc") }
bsg-op-discard-random = { $who } | véletlenszerűen { VERB($who, "eldobsz", "eldob") } { FORM($cards, "acc") }
bsg-op-discard-all = { $who } | { VERB($who, "eldobod", "eldobja") } az összes szakértelem { VERB($who, "kártyádat", "kártyáját") }
bsg-op-discard-several = { LIST($who, "and") } fejenként eldob { FORM($cards, "acc") }
bsg-op-discard-several-random = { LIST($who, "and") } fejenként véletlenszerűen eldob { FORM($cards, "acc") }
bsg-op-discard-several-all = { LIST($who, "and") } eldobja az összes szakértelem kártyáját
bsg-op-discard-unlike = { $who } eldob { FORM($cards, "acc") }, { $other } { $count } lapot
bsg-op-draw = { $who } | { VERB($who, "húzol", "húz") } { FORM($cards, "acc") }
bsg-op-draw-quorum = { $who } | { VERB($who, "húzol", "húz") } { FORM($cards, "acc") }
bsg-op-send = { $who } | { FORM($place, "to") } { VERB($who, "kerülsz", "kerül") }
bsg-op-send-all = { FORM($from, "in") } lévő összes karakter { FORM($place, "to") } kerül
bsg-op-free = { $who } | a Fogdából a Galactica bármely helyszínére { VERB($who, "mész", "megy") } (a Gyengélkedőre nem)
bsg-op-free-optional = { $who } | a Fogdából a Galactica bármely helyszínére { VERB($who, "mehetsz", "mehet") } (a Gyengélkedőre nem)
bsg-op-free-anywhere-picked = { $by } | bármely helyszínre { VERB($by, "helyezed", "helyezi") }
bsg-op-free-custody-picked = { $by } | ugyanannak a táblának bármely helyszínére { VERB($by, "helyezed", "helyezi") } (a Gyengélkedőre és az Orvosi központba nem)
bsg-op-free-detention-picked = { $by } | Új Caprica bármely helyszínére { VERB($by, "helyezed", "helyezi") } (az Orvosi központba nem)
bsg-op-free-picked = { $by } | a Galactica bármely helyszínére { VERB($by, "helyezed", "helyezi") } (a Gyengélkedőre nem)
bsg-op-name = { $by } | { VERB($by, "választasz", "választ") } { $among }; { LIST($clauses, "then") }
bsg-op-name-and = { $by } | { VERB($by, "választasz", "választ") } { $among }, majd { LIST($clauses, "then") }
bsg-op-name-optional = { $by } | { VERB($by, "választhatsz", "választhat") } { $among }; ekkor { LIST($clauses, "then") }
bsg-op-name-optional-and = { $by } | { VERB($by, "választhatsz", "választhat") } { $among }; ekkor { LIST($clauses, "then") }
bsg-op-name-send = { $by } | { FORM($among, "short") } { FORM($place, "to") } { VERB($by, "küldesz", "küld") }
bsg-op-name-send-optional = { $by } | { FORM($among, "short") } { FORM($place, "to") } { VERB($by, "küldhetsz", "küldhet") }
bsg-op-name-send-then = { $by } | { FORM($among, "short") } { FORM($place, "to") } { VERB($by, "küldesz", "küld") }; { LIST($clauses, "then") }
bsg-op-name-send-optional-then = { $by } | { FORM($among, "short") } { FORM($place, "to") } { VERB($by, "küldhetsz", "küldhet") }; { LIST($clauses, "then") }
bsg-op-name-look = { $by } | { VERB($by, "megnézed", "megnézi") } { FORM($among, "short") } egyik, véletlenszerűen húzott rejtett Hűségkártyáját
bsg-op-name-look-optional = { $by } | { VERB($by, "megnézheted", "megnézheti") } { FORM($among, "short") } egyik, véletlenszerűen húzott rejtett Hűségkártyáját
bsg-op-name-look-all = { $by } | { VERB($by, "megnézed", "megnézi") } { FORM($among, "short") } összes rejtett Hűségkártyáját
bsg-op-name-execute = { $by } | { VERB($by, "kivégeztetsz", "kivégeztet") } { $among }
bsg-op-name-execute-optional = { $by } | { VERB($by, "kivégeztethetsz", "kivégeztethet") } { $among }
bsg-op-name-execute-even-cylons = { $by } | { VERB($by, "kivégeztetsz", "kivégeztet") } { $among } (Cylonként sem kerülheti el)
bsg-op-name-free-detention = { $by } | egy foglyot Új Capricán máshová { VERB($by, "helyezel", "helyez") } (az Orvosi központba nem)
bsg-op-name-free-detention-optional = { $by } | egy foglyot Új Capricán máshová { VERB($by, "helyezhetsz", "helyezhet") } (az Orvosi központba nem)
bsg-op-choose = { $by } | { VERB($by, "választasz", "választ") }: { LIST($options, "next") }
bsg-op-choose-optional = { $by } | { VERB($by, "választhatsz", "választhat") }: { LIST($options, "next") }
bsg-op-choose-several-lead = { $by } | ezek közül { $count ->
    [one] { $count } hatást
   *[other] { $count } különbözőt
} { VERB($by, "hajtasz", "hajt") } végre
bsg-option = ({ $number }) { LIST($clauses, "then") }
bsg-op-may = ha { FORM($by, "person") ->
    [you] akarod
   *[they] { $by } úgy dönt
}, { LIST($clauses, "then") }
bsg-op-may-then = ha { FORM($by, "person") ->
    [you] akarod
   *[they] { $by } úgy dönt
}, { LIST($clauses, "then") }; ekkor { LIST($others, "then") }
bsg-op-wishes = ha { FORM($by, "person") ->
    [you] akarod
   *[they] { $by } úgy dönt
}, { LIST($clauses, "then") }
bsg-op-roll-at-least = { $by } | { VERB($by, "dobsz", "dob") }; ha az eredmény legalább { $limit }, { LIST($clauses, "then") }
bsg-op-roll-at-most = { $by } | { VERB($by, "dobsz", "dob") }; ha az eredmény legfeljebb { $limit }, { LIST($clauses, "then") }
bsg-op-roll-at-least-else = { $by } | { VERB($by, "dobsz", "dob") }; ha az eredmény legalább { $limit }, { LIST($clauses, "then") }; különben { LIST($others, "then") }
bsg-op-roll-at-most-else = { $by } | { VERB($by, "dobsz", "dob") }; ha az eredmény legfeljebb { $limit }, { LIST($clauses, "then") }; különben { LIST($others, "then") }
bsg-op-place = { FORM($sector, "to") } { LIST($ships, "and") } kerül
    .again = { FORM($sector, "to") } { LIST($ships, "and") }
bsg-op-place-anywhere = oda kerül { LIST($ships, "and") }, ahová az Admirális (ha van CAG, akkor a CAG) akarja
bsg-op-destroy-raptor = megsemmisül { $ships }
bsg-op-repair-raptor = a megsemmisültek közül { $ships } visszakerül az Utánpótlásba
bsg-op-repair-vipers = { $by } | legfeljebb { FORM($ships, "acc") } { VERB($by, "javítasz", "javít") } meg
bsg-op-repair-vipers-destroyed = { $by } | legfeljebb { FORM($ships, "acc") } { VERB($by, "javítasz", "javít") } meg, akár megsemmisültet is
bsg-op-damage-vipers-reserves = az Utánpótlásban { $ships } megsérül
bsg-op-damage-vipers-space = az űrben { $ships } megsérül
bsg-op-return-vipers = minden Viper visszatér az űrből az Utánpótlásba, a pilótájuk pedig a Hangárfedélzetre
bsg-op-destroy-civilian = megsemmisül { FORM($ships, "random") }
bsg-op-destroy-civilian-of-planet = { $count ->
    [one] a legfelső zárolt civil hajó megsemmisül (ha nincs zárolt, akkor a legfelső előkészített)
   *[other] a legfelső { $count } zárolt civil hajó megsemmisül (ha nincs elég zárolt, akkor a legfelső előkészítettek)
}
bsg-op-destroy-cylons = { $by } | { VERB($by, "megsemmisítesz", "megsemmisít") } { LIST($ships, "or", "acc") }, { VERB($by, "választásod", "választása") } szerint
bsg-op-jump-track-up = a flotta jelző { $count } mezőt lép előre
bsg-op-jump-track-down = a flotta jelző { $count } mezőt lép vissza
bsg-op-look-loyalty = { $by } | { VERB($by, "megnézed", "megnézi") } { FORM($of, "of") } egyik, véletlenszerűen húzott Hűségkártyáját
bsg-op-look-loyalty-all = { $by } | { VERB($by, "megnézed", "megnézi") } { FORM($of, "of") } összes Hűségkártyáját
bsg-op-look-loyalty-one = { $by } | { VERB($by, "megnézed", "megnézi") } { LIST($of, "or", "of") } egyik, véletlenszerűen húzott Hűségkártyáját
bsg-op-title = { FORM($who, "person") ->
    [you] te leszel
    [pronoun] ő lesz
   *[they] { $who } lesz
} a(z) { $title }
    .again = { VERB($who, "te leszel", "ő lesz") } a(z) { $title }
bsg-op-spend-nuke = az Admirális lemond egy Atomfegyverről
bsg-op-centurion = a Behatolás sáv elejére { $ships } kerül
bsg-op-activate = { LIST($what, "and", "what") } aktiválódnak
bsg-op-activate-launch = minden báziscsillagról raiderek indulnak
bsg-op-activate-just-placed = a most lerakott raiderek aktiválódnak
bsg-op-activate-in-turn = { LIST($what, "next") }
bsg-op-keep = ez a Tanács kártya játékban marad
bsg-op-distance = a megtett távolság { $count } egységgel nő
bsg-op-extra-crisis = e kártya után még egy Krízis kártyát kell húzni és végrehajtani
bsg-op-if-below = ezenfelül, ha { FORM($resource, "the") } { $limit } alatt van, { LIST($clauses, "then") }
bsg-op-risk = { $by } | { VERB($by, "kockáztatsz", "kockáztat") } { FORM($ships, "acc") }, és { VERB($by, "dobsz", "dob") } a kockával; ha az eredmény legalább { $limit }, { LIST($clauses, "then") }; különben { LIST($others, "then") }
bsg-op-damage-galactica = a Galactica { $count } sérülést szenved
bsg-op-damage-galactica-choice = húzol { $choiceOf ->
    [2] { $choiceOf }
   *[other] legfeljebb { $choiceOf }
} Galactica sérülés jelzőt, és { $count } általad választott érvényesül
bsg-op-activate-vipers = { $by } | { FORM($vipers, "times") } { VERB($by, "aktiválsz", "aktivál") } { $vipers }
bsg-op-look-deck = megnézed a Krízis pakli vagy az Úticél pakli legfelső lapját, és a pakli tetejére vagy aljára teszed
bsg-op-look-civilians = megnézel { FORM($ships, "acc") } a táblán, és mindegyiket átmozgathatod egy szomszédos űrszektorba
bsg-op-check = szakértelem próba (nehézség { $difficulty }; { LIST($skills, "and") }); siker esetén { LIST($clauses, "then") }
bsg-op-check-accused = megvádolsz egy játékost: szakértelem próba (nehézség { $difficulty }; { LIST($skills, "and") }); siker esetén { LIST($clauses, "then") }
bsg-op-check-nominee = jelölsz egy játékost: szakértelem próba (nehézség { $difficulty }; { LIST($skills, "and") }); siker esetén { LIST($clauses, "then") }
bsg-op-jump = dobsz a kockával; ha az eredmény legfeljebb { $limit }, a flotta elveszíti az Ugrás előkészítő sávon jelzett népességet; ezután a flotta mindenképpen ugrik
bsg-op-galactica-attacks = a Galactica megtámad egy Cylon hajót
bsg-op-attack-centurion = megtámadsz egy centúriót: dobsz a kockával, és ha az eredmény legalább { $limit }, megsemmisül
bsg-op-nuke = Atomfegyvert vetsz be egy báziscsillag ellen
bsg-op-launch-self = felszállsz egy Viperrel
bsg-op-own-viper-attacks = a Vipered legfeljebb { $count } alkalommal támad
bsg-op-act = még { $count } tevékenységet végezhetsz
bsg-op-order-another = egy általad választott másik ember játékos { $count } tevékenységet végezhet
bsg-op-order-another-or-move = egy általad választott másik ember játékos vagy mozoghat, majd { $left } tevékenységet végezhet, vagy { $count } tevékenységet végezhet
bsg-op-repair = megjavítod a helyszínedet, vagy a Hangárfedélzeten ehelyett legfeljebb { FORM($ships, "acc") } javítasz meg
bsg-op-play-quorum = kijátszol a kezedből egy Tanács kártyát
bsg-op-play-super-crisis = kijátszol egy Szuperkrízis kártyát
bsg-op-swap-super-crisis = eldobhatod a Szuperkrízis kártyádat, és húzhatsz másikat
bsg-op-crisis-of = húzol { FORM($cards, "acc") }, az egyiket végrehajtod, { FORM($cards, "rest") } eldobod; a hajók aktiválása és az ugrás előkészítése elmarad
bsg-op-launch = minden báziscsillagról indul { LIST($ships, "and") }
bsg-op-take-card = megnézed egy másik játékos kezét, és elveszel belőle egy szakértelem kártyát
bsg-op-hand-over-loyalty = ha a megtett távolság legfeljebb { $limit }, a rejtett Hűségkártyáidat átadod egy másik játékosnak
bsg-op-remove-card = ez a kártya kikerül a játékból
bsg-op-give-card = ezt a kártyát odaadod egy másik ember játékosnak, aki képpel felfelé maga elé teszi
bsg-op-quorum-choice = húzol { FORM($cards, "acc") }, az egyiket kijátszod, a többit a pakli aljára teszed
bsg-op-face-up = e próba kártyái képpel felfelé kerülnek be
bsg-op-count-positive = a(z) { $skill } kártyák ebben a próbában pozitívnak számítanak
bsg-op-difficulty-down = a nehézség { $count } ponttal csökken
bsg-op-difficulty-up = a nehézség { $count } ponttal nő
bsg-op-decide-check-pass = a próba sikeres
bsg-op-decide-check-fail = a próba sikertelen
bsg-op-ignore-skill = egy szakértelem kártyái semmit sem érnek
bsg-op-take-check-cards = a kezedbe veszed a próba kártyáit
bsg-op-add-to-roll = a dobás eredményéhez { $count } pont adódik
bsg-op-reroll = újra kell dobni; az új eredmény érvényes
bsg-op-reroll-piloted = újra kell dobni; ha a Vipert pilóta vezeti, az új eredményből le kell vonni { $by } pontot
bsg-op-switch-choice = a kártya másik részét kell végrehajtani
bsg-op-replace-crisis = a Krízis kártyát el kell dobni, és másikat kell húzni
bsg-op-board-placed-viper = átveszed a Vipert
bsg-op-look-deck-crisis = megnézed a Krízis pakli legfelső lapját, és a pakli tetejére vagy aljára teszed
bsg-op-draw-optional = { $who } | { VERB($who, "húzhatsz", "húzhat") } { FORM($cards, "acc") }
bsg-op-draw-few = { FORM($who, "person") ->
    [you] ha legfeljebb { $limit } van a kezedben, húzol { FORM($cards, "acc") }
   *[they] { $who }, akinek legfeljebb { $limit } van a kezében, húz { FORM($cards, "acc") }
}
bsg-op-draw-few-optional = { FORM($who, "person") ->
    [you] ha legfeljebb { $limit } van a kezedben, húzhatsz { FORM($cards, "acc") }
   *[they] { $who }, akinek legfeljebb { $limit } van a kezében, húzhat { FORM($cards, "acc") }
}
bsg-op-trade = { $who } | { VERB($who, "eldobsz", "eldob") } { FORM($cards, "acc") }, majd { VERB($who, "húzol", "húz") } { FORM($drawn, "acc") }
bsg-op-trade-random = { $who } | véletlenszerűen { VERB($who, "eldobsz", "eldob") } { FORM($cards, "acc") }, majd { VERB($who, "húzol", "húz") } { FORM($drawn, "acc") }
bsg-op-draw-super-crisis = { $who } | { VERB($who, "húzol", "húz") } egy Szuperkrízis kártyát
bsg-op-execute = { FORM($who, "char") } kivégzik
bsg-op-cut-hand = te csak { $count } kártyát tartasz meg
bsg-op-free-detention = { $who } | a Börtönből Új Caprica bármely helyszínére { VERB($who, "mész", "megy") } (az Orvosi központba nem)
bsg-op-free-detention-optional = { $who } | a Börtönből Új Caprica bármely helyszínére { VERB($who, "mehetsz", "mehet") } (az Orvosi központba nem)
bsg-op-free-custody = { $who } | { VERB($who, "kiszabadulsz", "kiszabadul") }, és a Galactica (Új Capricán: Új Caprica) bármely helyszínére { VERB($who, "mész", "megy") }, de nem a Gyengélkedőre (az Orvosi központba)
bsg-op-free-custody-optional = { $who } | { VERB($who, "kiszabadulhatsz", "kiszabadulhat") }, és a Galactica (Új Capricán: Új Caprica) bármely helyszínére { VERB($who, "mehetsz", "mehet") }, de nem a Gyengélkedőre (az Orvosi központba)
bsg-op-free-anywhere = { $who } | { VERB($who, "kiszabadulsz", "kiszabadul") }, és bármely helyszínre { VERB($who, "mész", "megy") }
bsg-op-execute-even-cylons = { FORM($who, "char") } kivégzik (Cylonként sem kerülheti el)
bsg-op-repair-vipers-all = megjavul { $ships }
bsg-op-damage-vipers-reserves-or-space = az űrben vagy az Utánpótlásban { $ships } megsérül
bsg-op-if = ha { $condition }, { LIST($clauses, "then") }
bsg-op-if-in-orbit = keringési pályán { LIST($clauses, "then") }
bsg-op-if-else = ha { $condition }, { LIST($clauses, "then") }; különben { LIST($others, "then") }
bsg-difficulty-lower = { $difficulty }, de { $count } ponttal kevesebb, ha { $condition }
bsg-difficulty-higher = { $difficulty }, de { $count } ponttal több, ha { $condition }
bsg-op-check-condemned = megnevezel { $among }: szakértelem próba (nehézség { $difficulty }; { LIST($skills, "and") }); siker esetén { LIST($clauses, "then") }
bsg-op-crisis-of-under = húzol { FORM($cards, "acc") }, az egyiket végrehajtod, { FORM($cards, "rest") } a pakli aljára teszed; a hajók aktiválása elmarad, de az ugrás előkészítése (ha a lapon van ilyen ikon) nem
bsg-op-give-card-among = választasz { $among }, és odaadod neki ezt a kártyát; ő képpel felfelé maga elé teszi
bsg-op-face-up-but-destiny = a játékosok képpel felfelé teszik be kártyáikat ebbe a próbába; a Végzet kártyák rejtve maradnak
bsg-op-pass-title = a(z) { $title } posztja az utódlási sorrendben első játékosra száll, jelenlegi birtokosát nem számítva
bsg-op-borrow-title = a kör végéig te leszel a(z) { $title }
bsg-op-hand-card-over = egy szakértelem kártyádat odaadod egy ember játékosnak, aki veled egy helyszínen van
bsg-op-swap-hands = elcseréled az összes szakértelem kártyádat egy másik játékoséira
bsg-op-take-random-card = véletlenszerűen elveszel egy szakértelem kártyát egy másik játékostól; ő az általad megnevezett szakértelemből húz egyet
bsg-op-infiltrate = Cylon vezérként vagy Rokonszenvező Cylonként beszivárogsz az emberek közé, és a Galactica egyik helyszínére mész
bsg-op-end-infiltration = befejezed a Beszivárgást, és a Feltámadás hajóra kerülsz (Új Capricán, a Galactica visszatérése előtt az Orvosi központba); ha a Fogdában vagy a Börtönben vagy, előbb annyi kártyát dobsz el, hogy legfeljebb 3 szakértelem kártyád maradjon
bsg-op-reckless = a próba Vakmerővé válik
bsg-op-no-destiny = ebbe a próbába nem kerülnek Végzet kártyák
bsg-op-learn-fast = megnézed egy szakértelem pakli felső { $count } lapját, és mindet a kezedbe veszed, vagy mindet a próbába teszed
bsg-op-add-to-check = tetszőleges számú szakértelem kártyádat a próbába teszed
bsg-op-replace-outcome = a siker hatása helyett { LIST($clauses, "then") }
bsg-op-replace-roll = dobás helyett eldobsz egy szakértelem kártyát; az eredmény a kártya ereje plusz { $count }
bsg-op-shift-result-up = a dobás eredménye { $count } ponttal nő
bsg-op-shift-result-down = a dobás eredménye { $count } ponttal csökken
bsg-op-shift-result-either = a dobás eredménye { $count } ponttal nő vagy csökken ({ FORM($by, "person") ->
    [you] te választasz
   *[they] { $by } választ
})
bsg-op-choose-guard = { $by } | { VERB($by, "választasz", "választ") } egy erőforrást ({ LIST($resources, "or") }); a következő vesztesége ebben a körben 1-gyel kisebb
bsg-op-roll-table = { $by } | { VERB($by, "dobsz", "dob") } a kockával: { LIST($rows, "next") }
bsg-roll-row = { $count ->
    [1] { $limit } esetén
   *[other] { $from }–{ $limit } esetén
} { LIST($clauses, "then") }
bsg-op-damage-basestar = a báziscsillag { $count } sérülést szenved
bsg-op-destroy-named-civilian = ez a civil hajó megsemmisül
bsg-op-hit-sector-named = ott megsemmisül { $ships }
bsg-op-hit-sector-named-viper = ott megsérül { $ships }
bsg-op-hit-sector-named-scar = ott megsemmisül { $ships }, köztük akár Scar is
bsg-op-hit-sector-named-one = { $by } | a szektorában { VERB($by, "megsemmisítesz", "megsemmisít") } { LIST($ships, "or", "acc") }
bsg-op-hit-sector-own = a te űrszektorodban megsemmisül { $ships }
bsg-op-hit-sector-own-viper = a te űrszektorodban megsérül { $ships }
bsg-op-hit-sector-own-scar = a te űrszektorodban megsemmisül { $ships }, köztük akár Scar is
bsg-op-hit-sector-own-one = { $by } | a szektorodban { VERB($by, "megsemmisítesz", "megsemmisít") } { LIST($ships, "or", "acc") }
bsg-op-damage-board = { FORM($board, "the") } { $count } sérülést szenved
bsg-op-repair-anywhere = megjavíthatod bármelyik hajó egy sérült helyszínét
bsg-op-mark-scar = a most lerakott raider Scar
bsg-op-remove-basestar = leveszel egy báziscsillagot
bsg-op-full-throttle = bármelyik űrszektorba repülsz, vagy a helyeden maradsz, és ezután egyszer támadhatsz
bsg-op-run-interference = a te űrszektorodban támadó első { $count } raider célt téveszt
bsg-op-lose-highest = a flotta legmagasabb értékű erőforrása 1-gyel csökken
bsg-op-guard = { FORM($resource, "the") } következő vesztesége ebben a körben 1-gyel kisebb
bsg-op-add-to-destiny = a Végzet pakliba bele kell keverni { FORM($cards, "acc") }
bsg-op-rebuild-destiny = a Végzet paklit el kell dobni, és { FORM($cards, "from") } újat kell összeállítani
bsg-op-glimpse-destiny = a kezedbe veszed a Végzet pakli felső { $count } lapját, és ugyanennyi kártyát teszel a kezedből a pakli tetejére tetszőleges sorrendben
bsg-op-swap-with-destiny = ezt a kártyát kicseréled a Végzet pakli legfelső lapjára
bsg-op-consult-oracle = megnézed egy általad választott pakli legalsó lapját (a Hűségpakli és a Titkos küldetések paklijai nem választhatók) és a teljes Végzet paklit; az utóbbiból { $count } általad választott kártyát el kell dobni, a többit meg kell keverni
bsg-op-next-crisis-jumps = az ebben a körben húzott következő Krízis kártya úgy számít, mintha rajta lenne az Ugrás előkészítő ikon
bsg-op-skip-preparation = ebben a körben elmarad az Ugrás előkészítő fázis
bsg-op-jump-now = a flotta azonnal ugrik; az Admirális csak { FORM($cards, "acc") } húz
bsg-op-redraw-destination = ezt a kártyát el kell dobni; a helyére a következő Úticél kártya lép
bsg-op-look-crises = { $by } | { VERB($by, "megnézel", "megnéz") } { FORM($cards, "acc") } a pakli tetejéről, és mindegyiket { VERB($by, "visszateszed", "visszateszi") } a tetejére vagy az aljára, tetszőleges sorrendben
bsg-op-resolve-named-crisis = ki kell venni a(z) { $card } Krízis kártyát a pakliból vagy a dobott lapok közül, és azonnal végre kell hajtani; ezután a paklit meg kell keverni
bsg-op-resolve-top-crisis = végrehajtod a Krízis pakli legfelső lapját
bsg-op-activate-occupation-force = aktiválsz egy megszálló erőt
bsg-op-place-occupation-force = { FORM($place, "to") } egy megszálló erő kerül
bsg-op-remove-occupation-forces = { $by } | { VERB($by, "eltávolítasz", "eltávolít") } { FORM($ships, "acc") }
bsg-op-attack-occupation-force = dobsz a kockával; ha az eredmény legalább { $limit }, a helyszínedről lekerül egy megszálló erő
bsg-op-detain = választasz egy ember játékost a helyszíneden, és dobsz a kockával; ha az eredmény legfeljebb { $limit }, { FORM($place, "to") } kerül; ha ennél nagyobb, de legfeljebb { $other }, { FORM($elsewhere, "to") }
bsg-op-prepare-ship = előkészítesz egy civil hajót
bsg-op-evacuate-ship = evakuálsz egy előkészített civil hajót (csak ha a Galactica keringési pályán van)
bsg-op-prepare-or-evacuate = { $by } | { VERB($by, "előkészítesz", "előkészít") } vagy (keringési pályán) { VERB($by, "evakuálsz", "evakuál") } egy civil hajót
bsg-op-board-galactica = a Galactica bármely helyszínére mehetsz
bsg-op-look-locked-ship = megnézed a legfelső zárolt civil hajót, és a halom tetejére vagy aljára teszed
bsg-op-depart = a flotta elhagyja Új Capricát: minden ott maradt civil hajó megsemmisül, minden ott maradt embert kivégeznek, és a játék véget ér

## Aminek teljesülnie kell. Mellékmondatok a „ha” után.

bsg-bounds = { LIST($limits, "and") }
bsg-bounds-at-least = legalább { $count }
bsg-bounds-at-most = legfeljebb { $count }
bsg-bounds-below = kevesebb mint { $count }
bsg-if-resource = { FORM($resource, "the") } { $bounds }
bsg-if-resources-and = { LIST($resources, "and", "the") } egyaránt { $bounds }
bsg-if-resources-or = { LIST($resources, "or", "the") } { $bounds }
bsg-if-distance = a megtett távolság { $bounds }
bsg-if-title = { FORM($who, "person") ->
    [you] te vagy a(z) { $title }
   *[they] { $who } a(z) { $title }
}
bsg-if-blue-jump-space = a flotta jelző az Ugrás előkészítő sáv kék mezőjén áll
bsg-if-nuke-left = maradt Atomfegyver
bsg-if-cylon-ship-in-space = van Cylon hajó a táblán
bsg-if-civilian-ship-in-space = van civil hajó a táblán
bsg-if-basestar-in-space = van báziscsillag a táblán
bsg-if-centurion-aboard = van centúrió a fedélzeten
bsg-if-viper-to-launch = van szabad Viper
bsg-if-somebody-to-accuse = van, aki a Fogdába kerülhet
bsg-if-pilot = { FORM($who, "person") ->
    [you] szakértelmeid között van a Pilóta
   *[they] { $who } szakértelmei között van a Pilóta
}
bsg-if-full-cylon = { FORM($who, "person") ->
    [you] Cylon játékos vagy, de nem a Kollaboráns kártya miatt
   *[they] { $who } Cylon játékos, de nem a Kollaboráns kártya miatt
}
bsg-if-own-turn = { FORM($who, "person") ->
    [you] te vagy soron
   *[they] { $who } van soron
}
bsg-if-piloting = { FORM($who, "person") ->
    [you] Vipert vezetsz
   *[they] { $who } Vipert vezet
}
bsg-if-in-custody = { FORM($who, "person") ->
    [you] a Fogdában, illetve a Börtönben tartózkodsz
   *[they] { $who } a Fogdában, illetve a Börtönben tartózkodik
}
bsg-if-not-in-custody = { FORM($who, "person") ->
    [you] nem vagy sem a Fogdában, sem a Börtönben
   *[they] { $who } nincs sem a Fogdában, sem a Börtönben
}
bsg-if-human-in-custody = egy ember játékos a Fogdában vagy a Börtönben van
bsg-if-human-here = { FORM($who, "person") ->
    [you] egy másik ember játékos is ott van, ahol te vagy
   *[they] egy másik ember játékos is ott van, ahol { $who }
}
bsg-if-may-infiltrate = { FORM($who, "person") ->
    [you] Cylon vezér, illetve a Rokonszenvező Cylon vagy
   *[they] { $who } Cylon vezér, illetve a Rokonszenvező Cylon
}
bsg-if-infiltrating = { FORM($who, "person") ->
    [you] Beszivárgó vagy
   *[they] { $who } Beszivárgó
}
bsg-if-cards-in-hand = { FORM($who, "person") ->
    [you] a kezedben { $bounds } szakértelem kártya van
   *[they] { $who } kezében { $bounds } szakértelem kártya van
}
bsg-if-basestar-beside = van még báziscsillag
bsg-if-somebody = meg lehet nevezni { $among }
bsg-if-execution-cost-morale = a flotta kivégzés miatt már veszített morált
bsg-if-super-crises-played = { FORM($who, "person") ->
    [you] { $bounds } Szuperkrízis kártyát játszottál ki
   *[they] { $who } { $bounds } Szuperkrízis kártyát játszott ki
}
bsg-if-executed = { FORM($who, "char") } { $bounds } alkalommal kivégezték
bsg-if-damaged = { LIST($boards, "and", "in") } összesen { $bounds } helyszín sérült
bsg-if-difference = { FORM($one, "the") } és { FORM($other, "the") } különbsége { $bounds }
bsg-if-small-ships-lost = összesen { $bounds } Viper és Raptor sérült vagy megsemmisült
bsg-if-in-orbit = a Galactica keringési pályán van
bsg-if-not-in-orbit = a Galactica nincs keringési pályán
bsg-if-occupation-force-here = { FORM($who, "person") ->
    [you] megszálló erő van ott, ahol te vagy
   *[they] megszálló erő van ott, ahol { $who } van
}
bsg-if-human-to-detain = { FORM($who, "person") ->
    [you] ember játékos és megszálló erő is van ott, ahol te vagy
   *[they] ember játékos és megszálló erő is van ott, ahol { $who } van
}
bsg-if-on-board = { FORM($who, "person") ->
    [you] { FORM($board, "in") } vagy
   *[they] { $who } { FORM($board, "in") } van
}
bsg-if-at = { FORM($who, "person") ->
    [you] { FORM($place, "in") } vagy
   *[they] { $who } { FORM($place, "in") } van
}
bsg-if-not = nem igaz, hogy { $condition }
bsg-if-all = { LIST($conditions, "then") }
bsg-if-any = ezek legalább egyike teljesül: { LIST($conditions, "else") }

## Mi a kártya

bsg-kind-crisis = Krízis
bsg-kind-super-crisis = Szuperkrízis
bsg-kind-quorum = Tanács kártya
bsg-kind-destination = Úticél
bsg-kind-loyalty-human = Hűség: ember
bsg-kind-loyalty-cylon = Hűség: Cylon
bsg-kind-loyalty-sympathizer = Hűség: Kollaboráns
bsg-kind-loyalty-agenda = Hűség: Rokonszenvező Cylon
bsg-kind-skill-card = { $skill }, szakértelem kártya
bsg-kind-location = Helyszín
bsg-kind-title = Poszt
bsg-kind-agenda-hostile = Ellenséges Titkos küldetés
bsg-kind-agenda-sympathetic = Barátságos Titkos küldetés
bsg-kind-action-humans = Ember tevékenység
bsg-kind-action-cylons = Cylon tevékenység
bsg-type-political-leader = Politikai vezető
bsg-type-military-leader = Katonai vezető
bsg-type-pilot = Pilóta
bsg-type-support = Támogató
bsg-type-cylon-leader = Cylon vezér

bsg-line-check = Próba ({ $difficulty }): { LIST($skills, "and") }.
bsg-line-check-part = 1. Próba ({ $difficulty }): { LIST($skills, "and") }.
bsg-line-chooser = { FORM($by, "person") ->
    [you] Te választasz: 1 vagy 2.
   *[they] { $by } választ: 1 vagy 2.
}
bsg-line-pass = Siker: { $text }
bsg-line-partial = Részleges siker ({ $partial }+): { $text }
bsg-line-fail = Kudarc: { $text }
bsg-line-part = { $number }. { CAP($text) }
bsg-line-needs-nuke-left = Az 1. lehetőséghez Atomfegyver kell.
bsg-line-needs = Az 1. lehetőség feltétele: { $condition }.
bsg-line-activate = Ezután: { LIST($what, "next") }.
bsg-line-jump = Ugrás előkészítése.
bsg-line-jump-evacuation = Ugrás előkészítése (keringési pályán evakuálás).
bsg-line-attack = Először: { LIST($what, "next") }.
bsg-line-setup = Felállítás { FORM($sector, "in") }: { LIST($ships, "and") }.
bsg-line-setup-more = { FORM($sector, "in") }: { LIST($ships, "and") }.
bsg-line-special = Ezután: { $text }
bsg-line-distance = Távolság: { $distance }.
bsg-line-text = { $text }
bsg-line-reveal = Ha tevékenységként leleplezed magad: { $text }
bsg-line-reveal-not-in-custody = Ha tevékenységként leleplezed magad (fogságban, például a Fogdában hatástalan): { $text }
bsg-line-sympathizer = Amikor megkapod, azonnal fel kell fedned: ha valamelyik erőforrás a piros zónában van, { FORM($place, "to") } kerülsz, és ember maradsz; különben Szuperkrízis kártya nélküli Cylon játékos leszel, aki nem használhatja a Cylon flottát.
bsg-line-sympathetic = Amikor megkapod, azonnal fel kell fedned: Szuperkrízis kártya nélküli Cylon játékos leszel, és kapsz egy Barátságos Titkos küldetést; egyedül ez dönti el, hogy győzöl-e. Beszivároghatsz az emberek közé.
bsg-line-agenda-humans = Akkor győzöl, ha az emberek győznek, és { LIST($conditions, "then") }.
bsg-line-agenda-cylons = Akkor győzöl, ha a Cylonok győznek, és { LIST($conditions, "then") }.
bsg-line-reply = Ezután kijátszható a(z) { $card } kártya: { LIST($clauses, "then") }.

bsg-until-jump = a flotta ugrásáig
bsg-until-end = a játék végéig
bsg-lasting-unmanned-vipers-attack = { $until } játékban marad: a pilóta nélküli Viperek támadásainak eredményéből le kell vonni { $by } pontot.
bsg-lasting-launches = { $until } játékban marad: ha egy báziscsillagról hajók indulnak, mindegyik fajtából { $more } hajóval több indul.
bsg-lasting-closed = { $until } játékban marad: { FORM($place, "the") } nem használható.
bsg-lasting-closed-ship = { $until } játékban marad: senki sem mehet { FORM($place, "to") }.
bsg-lasting-no-loyalty-looks = { $until } játékban marad: kártya vagy képesség révén senki sem nézhet meg Hűségkártyát.
bsg-lasting-relentless = { $until } játékban marad, majd vissza kell keverni a Krízis pakliba; hamarabb el kell dobni, ha civil hajó vagy báziscsillag semmisül meg.
bsg-lasting-distance = { $until } játékban marad, emlékeztetőül a nyert távolságra.
bsg-lasting-launches-after-raiders = { $until }, de legfeljebb addig marad játékban, amíg van raider a táblán: valahányszor raiderek aktiválódtak, utána minden báziscsillagról indul { $ships }, de ezek még nem cselekszenek.
bsg-lasting-scar = { $until } vagy Scar megsemmisüléséig játékban marad: valahányszor raiderek aktiválódnak, Scar kétszer cselekszik, és csak 7-es vagy 8-as dobás semmisíti meg.
bsg-lasting-basestar-destroyed = { $until } játékban marad: valahányszor megsemmisül egy báziscsillag, { LIST($clauses, "then") }.
bsg-lasting-executed-at-jump = { $until } játékban marad: aki az ugráskor { LIST($places, "or", "in") } van, azt utána kivégzik.
bsg-lasting-no-once-per-game = { $until } játékban marad: ember játékos nem használhat játékonként egyszer használható képességet.
bsg-in-play-shields-president = Amíg játékban van: ha { FORM($nominated, "in") } jelölnek valakit, vagy { FORM($accused, "in") } az Elnököt vádolják meg, a nehézség { $by } ponttal nő, és ezt a kártyát el kell dobni.
bsg-in-play-change-difficulty = Amikor { FORM($accused, "in") } megvádolnak valakit, a kártya birtokosa eldobhatja ezt a kártyát, hogy { FORM($change, "so") }.
bsg-in-play-sole-nominee = Amíg a kártya birtokosa nem Elnök, { FORM($nominated, "in") } senki mást nem lehet jelölni.
bsg-in-play-chooses-destination = A következő ugrásnál a kártya birtokosa { FORM($cards, "acc") } húz, és az Admirális helyett ő választ úticélt; ezután ezt a kártyát el kell dobni.
bsg-in-play-count-positive = Mielőtt kártyák kerülnek egy szakértelem próbába, a kártya birtokosa eldobhatja ezt a kártyát: ekkor a(z) { $skill } kártyák pozitívnak számítanak a próbában.
bsg-in-play-shows-added-cards = Miután a kártya birtokosa kártyákat tett egy szakértelem próbába, az Elnök eldobhatja ezt a kártyát, hogy megnézze a betett kártyákat.

bsg-use-face-up = Mielőtt kártyák kerülnek egy szakértelem próbába: mindegyik képpel felfelé kerül be, a Végzet kártyák is.
bsg-use-positive = Mielőtt kártyák kerülnek egy szakértelem próbába: a(z) { $skill } kártyák pozitívnak számítanak.
bsg-use-after-total = Miután a próba kártyáit összeadták: a nehézség { $by } ponttal csökken.
bsg-use-before-roll = Kockadobás előtt: az eredményhez { $plus } pontot kell adni.
bsg-use-viper-attacked = Miután megtámadtak egy Vipert: újra kell dobni; ha a Vipert pilóta vezeti, az új eredményből le kell vonni { $by } pontot.
bsg-use-face-up-but-destiny = Mielőtt kártyák kerülnek egy szakértelem próbába: a játékosok képpel felfelé teszik be a sajátjukat; a Végzet kártyák rejtve maradnak.
bsg-use-at-before-check = Mielőtt kártyák kerülnek egy szakértelem próbába: { $text }
bsg-use-at-enemy-destroyed = Miután megsemmisítettél egy báziscsillagot vagy centúriót: { $text }
bsg-use-at-before-raiders = Mielőtt raiderek aktiválódnak: { $text }
bsg-use-at-roll-made = Kockadobás után: { $text }
bsg-use-at-treachery-discarded = Miután egy ember játékos eldobott egy Árulás kártyát: { $text }
bsg-use-in-check = Ha szakértelem próbában fedik fel: { $text }
bsg-use-in-reckless-check = Ha Vakmerő szakértelem próbában fedik fel: { $text }
bsg-used-by-cylons = Ezt a szöveget csak Cylon játékos használhatja.
bsg-limit-turn = Körönként csak 1 ilyen kártya használható, bárki játssza is ki.
bsg-limit-roll = Dobásonként csak 1 ilyen kártya használható.
bsg-limit-check = Szakértelem próbánként csak 1 ilyen kártya használható.
bsg-limit-check-reckless = Szakértelem próbánként csak 1 Vakmerő kártya használható.
bsg-limit-turn-with = Körönként ebből és a(z) { $card } kártyából összesen csak 1 használható, bárki játssza is ki.

bsg-line-skills = Körönként { LIST($entries, "and") } kártyát kap.
bsg-skill-entry = { $count } { LIST($skills, "or") }
bsg-line-start = { FORM($place, "in") } kezd.
bsg-line-start-any = { LIST($places, "or", "in") } kezd.
bsg-line-start-viper = Egy Viperben kezd.
bsg-line-start-off-board = A táblán kívül kezd.
bsg-line-ability = { $name }: { $text }
bsg-line-ability-once = { $name } (játékonként egyszer): { $text }
bsg-line-ability-action-once = { $name } (tevékenység, játékonként egyszer): { $text }
bsg-line-ability-action = { $name } (tevékenység): { $text }
bsg-line-ability-movement = { $name } (mozgás helyett): { $text }
bsg-line-ability-movement-once = { $name } (mozgás helyett, játékonként egyszer): { $text }
bsg-provided = ha { LIST($conditions, "then") }, { $text }

bsg-rule-strength-one-positive = a Krízis kártyáid próbáiban az 1-es erejű kártyák pozitívnak számítanak.
bsg-rule-take-check-cards = egy szakértelem próba után a kezedbe veheted a próba összes kártyáját, ahelyett hogy eldobnák őket.
bsg-rule-decide-check = mielőtt kártyák kerülnek egy Krízis kártya próbájába, eldöntheted, hogy a próba sikeres vagy sikertelen legyen; ekkor nem kerül bele kártya.
bsg-rule-ignore-skill = miután a kártyák bekerültek egy próbába, de még a felfedésük előtt megnevezhetsz egy szakértelmet: annak kártyái semmit sem érnek.
bsg-rule-change-difficulty = mielőtt { LIST($places, "or", "in") } kártyák kerülnek egy próbába, { $change }.
bsg-change-up = +{ $count }
bsg-change-down = −{ $count }
bsg-change-either = { $count } ponttal növelheted vagy csökkentheted a nehézséget
    .so = { $count } ponttal növelje vagy csökkentse a nehézséget
bsg-change-raise = { $count } ponttal növelheted a nehézséget
    .so = { $count } ponttal növelje a nehézséget
bsg-change-lower = { $count } ponttal csökkentheted a nehézséget
    .so = { $count } ponttal csökkentse a nehézséget
bsg-rule-accused-difficulty = ha az Admirális szállásán téged vádolnak meg, a nehézség { $count } ponttal csökken.
bsg-rule-cannot-activate = nem aktiválhatod { LIST($places, "and", "acc") }.
bsg-rule-pays-to-activate = helyszín aktiválásához előbb el kell dobnod { FORM($cards, "acc") }.
bsg-rule-activates-alone = nem aktiválhatsz olyan helyszínt, ahol más karakter is van, kivéve { FORM($place, "acc") }.
bsg-rule-discards-only-card = bármelyik játékos körének elején, ha pontosan 1 szakértelem kártya van a kezedben, eldobod.
bsg-rule-discards-at-random = ha szakértelem kártyát kell eldobnod, a véletlen dönt, melyiket.
bsg-rule-hand-limit = a kézlimited { $count } kártya.
bsg-rule-reroll = minden körödben egyszer újradobathatsz egy kockát, közvetlenül a dobás után; az új eredmény érvényes.
bsg-rule-switch-choice = miután valaki választott egy Krízis kártya lehetőségei közül, megváltoztathatod a választását.
bsg-rule-replace-crisis = miután felfedtek egy Krízis kártyát, eldobathatod; ekkor másikat kell húzni.
bsg-rule-draw-crises = a krízis fázisodban húzol { FORM($cards, "acc") }, az egyiket végrehajtod, a másikat a pakli aljára teszed.
bsg-rule-draw-after-crisis = miután felfedték a Krízis kártyádat, húzol { FORM($cards, "acc") } bármelyik fajtából.
bsg-rule-look-deck = a köröd végén megnézheted a Krízis pakli legfelső lapját, és a pakli tetejére vagy aljára teheted.
bsg-rule-arrives-late = a saját { $turn }. köröd elején jelensz meg { FORM($place, "in") }; addig nem mozoghatsz, és nem végezhetsz tevékenységet.
bsg-rule-starting-loyalty = a játék elején kapsz { FORM($cards, "acc") }.
bsg-rule-sleeper-loyalty = az Alvó ügynök fázisban kapsz { FORM($cards, "acc") }, és a Fogdába kerülsz.
bsg-rule-board-placed-viper = ha a Galacticán vagy (de nem { LIST($places, "or", "in") }), amikor az Utánpótlásból az űrbe helyeznek egy Vipert, átveheted a vezetését, és végezhetsz { $count } tevékenységet.
bsg-rule-acts-more-when-piloting = ha Vipert vezetve kezded a körödet, { $count } tevékenységet végezhetsz.
bsg-rule-act-after-repair = minden körödben egyszer, a Javítás kártya tevékenysége után még egy tevékenységet végezhetsz.
bsg-rule-pays-to-activate-one = ahhoz, hogy aktiváld { FORM($place, "acc") }, előbb el kell dobnod { FORM($cards, "acc") }.
bsg-rule-replace-outcome = ha { LIST($places, "or", "in") } legalább { $total } erővel sikerül egy próba, a Fogda helyett kivégeztetheted a megvádolt játékost.
bsg-rule-learn-fast = próba előtt megnézheted egy szakértelem pakli felső { $count } lapját, és mindet kézbe veheted vagy a próbába teheted.
bsg-rule-hand-card-over = a mozgás fázisod végén odaadhatod egy szakértelem kártyádat egy veled egy helyszínen lévő ember játékosnak; ekkor { LIST($clauses, "then") }.
bsg-rule-borrow-title = a köröd elején a kör végéig átveheted az egyik posztot: { LIST($titles, "or") }.
bsg-rule-replace-roll = a tevékenység fázisodban dobás helyett eldobhatsz egy szakértelem kártyát; ereje + { $plus } az eredmény.
bsg-rule-add-to-check = miután felfedték egy szakértelem próba kártyáit, bármennyi szakértelem kártyádat hozzájuk teheted.
bsg-rule-sees-all-civilians = amikor aktiválod { FORM($place, "acc") }, megnézheted az összes civil hajót a táblán, és mindegyiket egy szomszédos szektorba mozgathatod.
bsg-rule-executed-at-morale = ha egy veszteség után a morál legfeljebb { $limit }, kivégeznek; ha ember vagy, ez nem kerül morálba.
bsg-rule-sent-if-unmoved = ha tevékenység fázisod végén ott vagy, ahol köröd elején, { FORM($place, "to") } kerülsz.
bsg-rule-discards-at-reveals = ha felfednek egy „Cylon vagy” kártyát, eldobod a szakértelem kártyáidat.
bsg-rule-moves-alone = saját akaratodból nem mehetsz olyan helyszínre, ahol másik karakter van.
bsg-rule-draws-treachery = Árulás kártyát is húzol, de ember játékosként nem használhatod a szövegét.

bsg-need-blue-jump-space = Csak ha a flotta jelző az Ugrás előkészítő sáv kék mezőjén áll.
bsg-need-cylon-ship-in-space = Csak ha van Cylon hajó a táblán.
bsg-need-civilian-ship-in-space = Csak ha van civil hajó a táblán.
bsg-need-centurion-aboard = Csak ha van centúrió a fedélzeten.
bsg-need-somebody-to-accuse = Csak ha van, aki a Fogdába kerülhet.
bsg-need-pilot = Csak annak, akinek szakértelmei között van a Pilóta.
bsg-need-viper-to-launch = Csak ha van szabad Viper.
bsg-need-president = Csak az Elnöknek.
bsg-need-full-cylon = Nem használhatja, aki a Kollaboráns kártya miatt lett Cylon.
bsg-need-admiral = Csak az Admirálisnak.
bsg-need-while = Csak ha { $condition }.
bsg-place-receives-one-card = Aki a köre elején itt van, csak 1 szakértelem kártyát kap.
bsg-place-cannot-move = Aki itt van, nem mozoghat.
bsg-place-draws-no-crisis = Aki itt van, nem húz Krízis kártyát.
bsg-place-adds-one-card = Aki itt van, csak 1 kártyát tehet egy szakértelem próbába.
bsg-place-adds-two-cards = Aki itt van, csak 2 kártyát tehet egy szakértelem próbába.
bsg-line-action = Tevékenység: { $text }
bsg-line-plays-quorum = Tevékenység: kijátszol a kezedből 1 Tanács kártyát.
bsg-line-arrested = Új Capricán bárhol: miután az Elnök kijátszott egy Tanács kártyát, dob a kockával; ha az eredmény legfeljebb { $limit }, { FORM($place, "to") } kerül.
bsg-line-destinations = Amikor a flotta ugrik, húzol { FORM($cards, "acc") }, 1 lapot kiválasztasz, { FORM($cards, "rest") } a pakli aljára teszed.
bsg-line-places-civilians = Te választod meg az űrszektort, ha egy kártya szektor megnevezése nélkül helyez el civil hajót.
bsg-line-movement = Mozgás helyett: { $text }
bsg-line-movement-or-action = Mozgás helyett vagy tevékenységként: { $text }
bsg-line-action-humans = Ember tevékenység: { $text }
bsg-line-action-humans-only = Ember tevékenység: { $needs } { $text }
bsg-line-action-cylons = Cylon tevékenység: { $text }
bsg-line-succession = Utódlási sorrend: { LIST($characters, "and", "short") }.

## Kérdések

bsg-prompt-pick-a-character = Melyik karakterrel játszol?
bsg-prompt-choose-launch-sector = Melyik szektorba indítod a Viperedet?
bsg-prompt-split-skill-draw = Összesen { $count } kártyát kapsz ezekből: { $first } és { $second }. Ebből mennyi legyen { $first }?
bsg-prompt-choose-skill-to-draw = Melyik szakértelemből húzol?
bsg-prompt-move-to = Hová mozogsz?
bsg-prompt-discard-to-move = A hajók közötti mozgás egy kártyába kerül. Melyiket dobod el?
bsg-prompt-choose-action = Mit teszel?
bsg-prompt-discard-to-activate = A helyszín aktiválásához dobj el { FORM($cards, "acc") }.
bsg-prompt-discard-skill-cards = Dobj el { FORM($cards, "acc") }.
bsg-prompt-discard-to-hand-limit = Túl sok a kártyád. Dobj el { FORM($cards, "acc") }.
bsg-prompt-discard-to-three = Legfeljebb 3 kártyát tarthatsz meg. Dobj el { FORM($cards, "acc") }.
bsg-prompt-choose-crisis = Melyik Krízis kártyát hajtod végre?
bsg-prompt-choose-part = { $card }: mit választasz?
bsg-prompt-choose-option = Mi történjen?
bsg-prompt-choose-option-other = Akiről szó van: { $who }. Mi történjen?
bsg-prompt-contribute = Szakértelem próba (nehézség { $difficulty }; { LIST($skills, "and") }): mely kártyákat teszed be? { $cards ->
    [0] Eddig nincs bent kártya.
   *[other] Eddig { $cards } kártya van bent.
}
bsg-prompt-contribute-other = Szakértelem próba (nehézség { $difficulty }; { LIST($skills, "and") }), akiről szó van: { $who }. Mely kártyákat teszed be? { $cards ->
    [0] Eddig nincs bent kártya.
   *[other] Eddig { $cards } kártya van bent.
}
bsg-prompt-activate-a-viper = Melyik Vipert aktiválod?
bsg-prompt-use-own-viper = Mit tegyen a Vipered?
bsg-prompt-choose-target = Mit támadjon meg a Galactica?
bsg-prompt-choose-basestar = Melyik báziscsillag ellen veted be az Atomfegyvert?
bsg-prompt-choose-centurion = Melyik centúrió?
bsg-prompt-choose-sector = Melyik űrszektorban semmisüljön meg egy hajó?
bsg-prompt-choose-sector-to-activate = Hol következnek most a raiderek?
bsg-prompt-choose-sector-to-board-from = Melyik heavy raider hatoljon be most?
bsg-prompt-choose-sector-for-ship = Hová kerüljön { $ship }?
bsg-prompt-place-scarce-ship = Ebből a hajófajtából nincs elég. Hová kerüljön { $ship }?
bsg-prompt-choose-viper-under-attack = Melyik Vipert támadják meg?
bsg-prompt-choose-viper-to-damage = Melyik Viper sérüljön meg?
bsg-prompt-choose-civilian-to-destroy = Melyik civil hajó semmisüljön meg?
bsg-prompt-choose-civilians = { $count ->
    [one] Melyik civil hajót nézed meg?
   *[other] Melyik { $count } civil hajót nézed meg?
}
bsg-prompt-move-civilian = Hová mozgatod a(z) { $ship }. civil hajót?
bsg-prompt-withdraw-a-viper = Az Utánpótlásban nincs Viper. Melyik pilóta nélküli Vipert hívod vissza?
bsg-prompt-choose-vipers-to-repair = Hány sérült Vipert javítasz meg?
bsg-prompt-choose-destroyed-vipers-to-repair = Hány megsemmisült Vipert hozol vissza?
bsg-prompt-repair = Mit javítasz meg?
bsg-prompt-choose-damage = { $count ->
    [one] Melyik sérülés érvényesüljön?
   *[other] Melyik { $count } sérülés érvényesüljön?
}
bsg-prompt-choose-deck = Melyik paklit nézed meg?
bsg-prompt-top-or-bottom = Ezt látod: { $card }. Hová teszed?
bsg-prompt-choose-destination = Hová ugorjon a flotta?
bsg-prompt-order-destinations = Milyen sorrendben kerüljön a többi Úticél kártya a pakli aljára?
bsg-prompt-choose-quorum-card = Melyik Tanács kártyát játszod ki?
bsg-prompt-choose-super-crisis = Melyik Szuperkrízis kártyát játszod ki?
bsg-prompt-give-card-to = Ki kapja ezt a kártyát?
bsg-prompt-choose-for-executive-order = Kinek adsz parancsot?
bsg-prompt-executive-order = { $who } végrehajtási parancsot adott neked. Mit teszel?
bsg-prompt-name-a-character = Kit választasz? Nevezz meg { $among }.
bsg-prompt-accused = Kit vádolsz meg?
bsg-prompt-nominee = Kit jelölsz Elnöknek?
bsg-prompt-leave-the-brig-for = Hová mész a Fogdából?
bsg-prompt-leave-the-brig-for-other = Hová kerüljön { $who } a Fogdából? Te választasz.
bsg-prompt-use-reveal-power = Használod a Cylon kártyád hatását?
bsg-prompt-pass-sympathizer = Ha nálad van a Kollaboráns kártya: kinek adod?
bsg-prompt-choose-hand = Kinek a kezét nézed meg?
bsg-prompt-choose-card-to-take = Melyik kártyát veszed el { FORM($who, "of") } kezéből?
bsg-prompt-swap-super-crisis = Kicseréled a Szuperkrízis kártyádat?
bsg-prompt-give-loyalty-to = Ki kapja a Hűségkártyáidat?
bsg-prompt-may-draw = Húzhatsz { FORM($cards, "acc") }. Húzol?
bsg-prompt-choose-skill-deck = Melyik szakértelem paklit nézed meg?
bsg-prompt-learn-fast = Hová kerüljenek a kártyák?
bsg-prompt-add-to-check = Mely kártyákat teszed a próbába?
bsg-prompt-crises-to-bottom = E Krízis kártyák közül melyek kerüljenek a pakli aljára?
bsg-prompt-order-on-top = Milyen sorrendben kerüljenek ezek a kártyák a pakli tetejére?
bsg-prompt-order-at-bottom = Milyen sorrendben kerüljenek ezek a kártyák a pakli aljára?
bsg-prompt-lay-on-destiny = { $count ->
    [one] Melyik kártyát teszed a Végzet pakli tetejére?
   *[other] Melyik { $count } kártyát teszed a Végzet pakli tetejére?
}
bsg-prompt-order-on-destiny = Milyen sorrendben kerüljenek ezek a kártyák a Végzet pakli tetejére?
bsg-prompt-choose-deck-bottom = Melyik pakli legalsó lapját nézed meg?
bsg-prompt-discard-from-destiny = { $count ->
    [one] A Végzet pakli melyik kártyáját dobod el?
   *[other] A Végzet pakli melyik { $count } kártyáját dobod el?
}
bsg-prompt-ignore-execution = A karakteredet ki akarják végezni. Cylonként ezt figyelmen kívül hagyhatod. Így teszel?
bsg-prompt-ignore-discard = El kell dobnod { FORM($cards, "acc") }. Cylonként ezt figyelmen kívül hagyhatod. Így teszel?
bsg-prompt-ignore-discard-all = El kell dobnod az összes szakértelem kártyádat. Cylonként ezt figyelmen kívül hagyhatod. Így teszel?
bsg-prompt-choose-resource = Ezek közül melyik erőforrás csökkenjen?
bsg-prompt-choose-civilian = Melyik civil hajót választod?
bsg-prompt-name-a-basestar = Melyik báziscsillagra célzol?
bsg-prompt-choose-basestar-to-destroy = Melyik báziscsillag semmisüljön meg?
bsg-prompt-choose-basestar-to-remove = Melyik báziscsillag kerüljön le a tábláról?
bsg-prompt-name-a-sector = Melyik űrszektorra célzol?
bsg-prompt-choose-card-of = Kinek a kezéből veszel el véletlenszerűen egy lapot?
bsg-prompt-leave-detention-for = Hová mész a Börtönből?
bsg-prompt-leave-detention-for-other = Hová kerüljön { $who } a Börtönből? Te választasz.
bsg-prompt-repair-a-location = Melyik helyszínt javítod meg?
bsg-prompt-fly-anywhere = Hová repülsz?
bsg-prompt-give-skill-card-to = Kinek adsz szakértelem kártyát?
bsg-prompt-choose-card-to-give = Melyik kártyát adod oda?
bsg-prompt-choose-card-to-give-other = Melyik kártyát kapja meg { $who }?
bsg-prompt-swap-hands-with = Kivel cseréled el a szakértelem kártyáidat?
bsg-prompt-choose-skill-for = Melyik szakértelemből húzzon { $who }?
bsg-prompt-condemned = Kit végezzenek ki?
bsg-prompt-choose-force = Melyik megszálló erőt választod?
bsg-prompt-choose-human-to-detain = Kit fogsz el?
bsg-prompt-choose-sector-for-evacuated = Hová kerüljön az evakuált hajó?
bsg-prompt-board-galactica = A Galactica fedélzetére mész?
bsg-prompt-locked-top-or-bottom = Hová teszed a zárolt hajót?
bsg-prompt-choose-text-to-resolve = Melyik kártya érvényesüljön most?
bsg-prompt-see-added-cards = { $who } próbaidőn van. Megnézed az imént betett kártyákat?
bsg-prompt-choose-loyalty-to-reveal = Melyik Hűségkártyát feded fel?
bsg-prompt-choose-new-character = Melyik karakterrel játszol ezentúl?
bsg-prompt-choose-start = Hol kezdesz?
bsg-prompt-infiltrate = A Galactica melyik helyszínén szivárogsz be?
bsg-prompt-destroy-scar = A megsemmisülő raiderek között Scar is lehet. Legyen köztük?
bsg-prompt-choose-ship-to-damage = Melyik hajó szenvedje el a sérülést?
bsg-prompt-discard-quorum-cards = Túl sok Tanács kártya van a kezedben. Dobj el { $count } lapot.

# Pillanatok, amikor mások közbeléphetnek.
bsg-window-check-begins = Szakértelem próba kezdődik (nehézség: { $difficulty })
bsg-window-before-check = Mindjárt kártyák kerülnek a próbába (nehézség: { $difficulty })
bsg-window-cards-added = Minden kártya bent van
bsg-window-after-total = A próba összege { $total }, nehézsége { $difficulty }
bsg-window-check-resolved = A próba véget ért
bsg-window-before-roll = { $who } dobni készül
bsg-window-before-roll-own = Dobni készülsz
bsg-window-after-roll = { $who } ezt dobta: { $result }
bsg-window-after-roll-own = Ezt dobtad: { $result }
bsg-window-viper-attacked = Megtámadtak egy Vipert, az eredmény { $result }
bsg-window-location-check = Próba { FORM($place, "in") } (nehézség: { $difficulty })
bsg-window-end-of-turn = Véget ér a köröd
bsg-window-crisis-revealed = Felfedtek egy Krízis kártyát
bsg-window-crisis-revealed-by = { $who } felfedett egy Krízis kártyát
bsg-window-crisis-revealed-own = Felfedtél egy Krízis kártyát
bsg-window-option-chosen = Valaki választott
bsg-window-option-chosen-by = { $who } ezt a lehetőséget választotta: { $option }
bsg-window-option-chosen-own = Ezt a lehetőséget választottad: { $option }
bsg-window-viper-placed = Egy Viper az űrbe került
bsg-window-turn-begins = Elkezdődik a köröd
bsg-window-movement-ended = Véget ér a mozgás fázisod
bsg-window-cards-revealed = Felfedték a próba kártyáit
bsg-window-check-decided = A próba sikeres, végső ereje { $total }
bsg-window-force-attacked = A megszálló erő ellen ezt dobtad: { $result }
bsg-window-roll-made = { $who } eredménye: { $result }
bsg-window-before-raiders = Mindjárt raiderek aktiválódnak
bsg-window-enemy-destroyed = Megsemmisítettél egy ellenséget
bsg-window-treachery-discarded = { $who } Árulás kártyát dobott el
bsg-window-location-check-begins = Próba kezdődik { FORM($place, "in") }
bsg-window-cards-sorted = A próba kártyái fel vannak fedve
bsg-window-roll-begins = { $who } dobása következik
bsg-window-piloted-viper-attacks = Egy vezetett Viper támad, célpontja: { $target }
bsg-window-piloted-viper-attacks-by = { $who } egy Viperrel támad, célpontja: { $target }
bsg-window-quorum-resolved = { $who } végrehajtotta egy Tanács kártya tevékenységét
bsg-prompt-in-window = { $window }. Közbelépsz?
bsg-prompt-in-window-about = { $window }. Akiről szó van: { $who }. Közbelépsz?

bsg-moment-check-begins = Amikor szakértelem próba kezdődik
bsg-moment-before-check = Mielőtt kártyák kerülnek egy próbába
bsg-moment-cards-added = Amikor minden kártya bent van
bsg-moment-after-total = Amikor a próba kártyáit összeadták
bsg-moment-check-resolved = Amikor a próba véget ért
bsg-moment-before-roll = Kockadobás előtt
bsg-moment-after-roll = Kockadobás után
bsg-moment-viper-attacked = Amikor megtámadnak egy Vipert
bsg-moment-location-check = Egy helyszín próbájánál
bsg-moment-end-of-turn = A köröm végén
bsg-moment-crisis-revealed = Amikor felfednek egy Krízis kártyát
bsg-moment-option-chosen = Amikor valaki választott
bsg-moment-viper-placed = Amikor egy Viper az űrbe kerül
bsg-moment-turn-begins = Amikor elkezdődik a köröm
bsg-moment-movement-ended = Amikor véget ér a mozgás fázisom
bsg-moment-cards-revealed = Amikor felfedték egy próba kártyáit
bsg-moment-check-decided = Amikor egy helyszín próbája sikerült
bsg-moment-force-attacked = Amikor megtámadtam egy megszálló erőt
bsg-moment-roll-made = Amikor megvan egy dobás eredménye
bsg-moment-before-raiders = Mielőtt raiderek aktiválódnak
bsg-moment-enemy-destroyed = Amikor megsemmisítettem egy báziscsillagot vagy centúriót
bsg-moment-treachery-discarded = Amikor egy ember játékos Árulás kártyát dobott el
bsg-moment-location-check-begins = Amikor egy helyszín próbája kezdődik
bsg-moment-cards-sorted = Amikor egy próba kártyái már fel vannak fedve
bsg-moment-roll-begins = Amikor dobni kell
bsg-moment-piloted-viper-attacks = Amikor egy vezetett Viper támad
bsg-moment-quorum-resolved = Amikor végrehajtották egy Tanács kártya tevékenységét
bsg-fact-difficulty = a nehézség
bsg-fact-total = az összeg
bsg-fact-short = a hiányzó pontok száma
bsg-fact-roller = a dobó játékos
bsg-fact-onViper-yes = a dobás egy Viper elleni támadáshoz tartozik
bsg-fact-onViper-no = a dobás nem Viper elleni támadáshoz tartozik
bsg-fact-what-attack = a dobás egy támadáshoz tartozik
bsg-fact-what-jump = a dobás egy korai ugráshoz tartozik
bsg-fact-what-risk = a dobás egy kockáztatott hajóhoz tartozik
bsg-fact-what-card = a dobás egy kártyához tartozik
bsg-fact-what-pursuit = a dobás egy üldöző Cylon hajó helyét adja meg
bsg-fact-result = az eredmény
bsg-fact-piloted-yes = a Vipert pilóta vezeti
bsg-fact-piloted-no = a Viper pilóta nélküli
bsg-fact-location-is = a helyszín { FORM($place, "the") }
bsg-fact-named = a megnevezett játékos
bsg-fact-option = a választott lehetőség száma
bsg-fact-target-is = a célpont { $target }
bsg-fact-seat = az érintett játékos

bsg-choice-location = a helyszín aktiválása
bsg-choice-location-here = helyszín aktiválása: { $place }
bsg-choice-card = kijátszás: { $card }
bsg-choice-ability = a képességed használata
bsg-choice-ability-named = képesség: { $name }
bsg-choice-ability-by = { $name }: nehézség { $by }
bsg-choice-ability-skill = { $name }: { $skill }
bsg-choice-ability-sector = { $name }: { $sector }
bsg-choice-ability-card = { $name }: { $card } eldobása
bsg-choice-ability-title = { $name }: { $title }
bsg-choice-do-attack-occupation-forces = az itteni megszálló erő megtámadása
bsg-choice-do-detain-a-human = egy ember elfogása
bsg-choice-do-order-departure = indulási parancs Új Capricáról
bsg-choice-do-end-infiltration = a Beszivárgás befejezése
bsg-choice-viper = a Vipered használata
bsg-choice-title-president = Elnökként Tanács kártya húzása
bsg-choice-title-admiral = Admirálisként Atomfegyver bevetése
bsg-choice-quorum = kijátszás: { $card }
bsg-choice-quorum-unknown = a(z) { $number }. Tanács kártya kijátszása
bsg-choice-reveal = lelepleződés: { $card }
bsg-choice-stay = helyben maradás
bsg-choice-fly = repülés { FORM($sector, "to") }
bsg-choice-launch = indítás { FORM($sector, "to") }
bsg-choice-move = mozgatás { FORM($from, "from") } { FORM($to, "to") }
bsg-choice-attack = támadás: { $target }
bsg-choice-attack-in = támadás { FORM($sector, "in") }: { $target }
bsg-choice-target-in = { $target } { FORM($sector, "in") }
bsg-choice-done = kész
bsg-choice-nobody = senkit
bsg-choice-none = nem élek vele
bsg-choice-keep = megtartás
bsg-choice-use = használat
bsg-choice-skip = kihagyás
bsg-choice-swap = csere
bsg-choice-top = a tetejére
bsg-choice-bottom = az aljára
bsg-choice-move-and-act = mozgás és egy tevékenység
bsg-choice-act-only = két tevékenység, mozgás nélkül
bsg-choice-decline = kihagyás
bsg-choice-draw = húzás
bsg-choice-ignore = figyelmen kívül hagyás
bsg-choice-bear = történjen meg
bsg-choice-see = megnézés
bsg-choice-hand = a kezedbe
bsg-choice-check = a próbába
bsg-choice-scar = Scar az egyikük
bsg-choice-others = csak más raiderek
bsg-choice-repair-location = a helyszínt
bsg-choice-repair-vipers = Vipereket
bsg-choice-part-check = a szakértelem próba
bsg-choice-part = { LIST($said, "next") }
bsg-choice-intuition-pass = { $name }: a próba sikeres
bsg-choice-intuition-fail = { $name }: a próba sikertelen
bsg-choice-civilian = { $ship }. civil hajó
bsg-choice-civilian-in = { $ship }. civil hajó { FORM($sector, "in") }
bsg-choice-viper-number = { $number }. Viper
bsg-choice-viper-in = pilóta nélküli Viper { FORM($sector, "in") }
bsg-choice-viper-in-mark-vii = pilóta nélküli Mark VII-es { FORM($sector, "in") }
bsg-choice-viper-reserves = { $number }. Viper az Utánpótlásban
bsg-choice-viper-reserves-mark-vii = { $number }. Viper (Mark VII) az Utánpótlásban
bsg-choice-viper-damaged = { $number }. Viper, sérült
bsg-choice-viper-damaged-mark-vii = { $number }. Viper (Mark VII), sérült
bsg-choice-viper-of = { $who } { FORM($sector, "in") }
bsg-choice-basestar = { $number }. báziscsillag
bsg-choice-basestar-in = báziscsillag { FORM($sector, "in") }
bsg-choice-centurion = centúrió a Behatolás sáv { $space ->
    [0] kezdő
   *[other] { $space }.
} mezőjén
bsg-arbitrator = Döntőbíró
bsg-number = { $number }
bsg-chief-of-staff = Kabinetfőnök

# Az „attacked” alakban benne van az ige: a határozott tárgy mellett más a ragja.
bsg-target-raider = raider
    .attacked = megtámadott egy raidert
bsg-target-scar = Scar
    .attacked = megtámadta Scart
bsg-target-heavy-raider = heavy raider
    .attacked = megtámadott egy heavy raidert
bsg-target-basestar = báziscsillag
    .attacked = megtámadott egy báziscsillagot
bsg-target-centurion = centúrió
    .attacked = megtámadott egy centúriót
bsg-target-occupation-force = megszálló erő
    .attacked = megtámadott egy megszálló erőt
bsg-target-viper = Viper
    .attacked = megtámadott egy Vipert
bsg-target-galactica = Galactica
    .attacked = megtámadta a Galacticát
bsg-attacker-viper = egy Viper
bsg-attacker-galactica = a Galactica
bsg-attacker-nuke = az Admirális egy Atomfegyverrel
bsg-attacker-armory = a Fegyvertár legénysége
bsg-attacker-human = egy ember
bsg-attacker-raider = egy raider
bsg-attacker-basestar = egy báziscsillag

bsg-token-critical-hit = telitalálat
bsg-token-disabled-hangar = sérült hangár
bsg-token-disabled-weapons = sérült fegyverzet
bsg-token-structural-damage = szerkezeti kár
bsg-face-empty = üres
bsg-face-population-1 = 1 népesség
bsg-face-population-2 = 2 népesség
bsg-face-population-1-fuel-1 = 1 népesség és 1 üzemanyag
bsg-face-population-1-morale-1 = 1 népesség és 1 morál

bsg-refusal-option-variant = Nincs ilyen játékvariáns.
bsg-refusal-option-no-sympathizer-players = A Kollaboráns nélküli variáns négy vagy hat játékosnak való.
bsg-refusal-option-no-sympathizer-characters = A Kollaboráns nélküli variánsban Boomer nem választható.
bsg-refusal-option-characters = Adj meg { $seats } különböző karaktert, vagy bízd a játékosokra.
bsg-refusal-option-modules = A kiegészítőket listaként add meg.
bsg-refusal-option-modules-unknown = Nincs „{ $module }” nevű kiegészítő.
bsg-refusal-option-modules-need = { $module }: csak ezzel együtt játszható: { $other }.
bsg-refusal-option-modules-exclude = { $module }: ezzel nem játszható együtt: { $other }.
bsg-refusal-option-modules-players = { $module }: { $min }–{ $max } játékosnak való.
bsg-refusal-option-modules-only-players = { $module }: csak { LIST($players, "or") } játékosnak való.
bsg-refusal-option-modules-compulsory = { $module }: { $players } játékossal kötelező.
bsg-refusal-option-too-many-players = Túl sokan vagytok: legfeljebb { $max } fő játszhat.
bsg-refusal-option-reading = { $name } – választható: { LIST($choices, "or") }.
bsg-refusal-option-reading-needs = { $name }: ez csak ezzel együtt választható: { $module }.
bsg-refusal-option-reading-without = { $name }: ez csak enélkül választható: { $module }.
bsg-refusal-bsg-not-one-card = Vagy egyetlen kártyát se tegyél be, vagy legalább kettőt.
bsg-refusal-bsg-not-that-strength = A kártyák ereje összesen pontosan { $strength } legyen; ezeké { $got }.
bsg-option-variant = Játékvariáns
bsg-option-characters = Karakterek
bsg-option-modules = Kiegészítők
bsg-option-executedLoyalty = A kivégzett Cylon többi Hűségkártyája
bsg-option-pursuitOrder = Mely üldöző Cylon hajók jönnek előbb
bsg-option-crossroadsOrder = A Keresztút kártyák sorrendje
bsg-reading-executedLoyalty-handed-over = egy ember játékos kapja (szokásos)
bsg-reading-executedLoyalty-kept = rejtve nála marad
bsg-reading-pursuitOrder-by-ships = a szektorban lévő hajók száma szerint (szokásos)
bsg-reading-pursuitOrder-by-number = a szektor sorszáma szerint
bsg-reading-crossroadsOrder-clockwise = az óramutató járásával megegyezően (szokásos)
bsg-reading-crossroadsOrder-counter-clockwise = az óramutató járásával ellentétesen
bsg-variant-standard = Szokásos
bsg-variant-easier-for-humans = Könnyebb az embereknek
bsg-variant-easier-for-cylons = Könnyebb a Cylonoknak
bsg-variant-no-sympathizer = Kollaboráns nélkül

## Napló

bsg-event-character-picked = { $who } karaktert választott: { $character }.
bsg-event-title-passed = { $who } lett a(z) { $title }.
bsg-event-title-passed-nobody = Nem maradt senki, aki betölthette volna ezt a posztot: { $title }.
bsg-event-loyalty-dealt = { $who } kapott { FORM($cards, "acc") }.
bsg-event-loyalty-dealt-seen = { $who } kapott { FORM($cards, "acc") }: { LIST($names, "and") }.
bsg-event-turn-began = Elkezdődött a(z) { $turn }. kör: { $who }.
bsg-event-drew-skill = { $who } húzott egy { $skill } kártyát.
bsg-event-drew-skill-seen = { $who } ezt húzta: { $card }.
bsg-event-discarded = { $who } eldobta: { LIST($cards, "and") }.
bsg-event-destiny-built = Új Végzet pakli készült { $count } lapból.
bsg-event-moved-walked = { $who } { FORM($place, "to") } ment.
bsg-event-moved-sent = { $who } { FORM($place, "to") } került.
bsg-event-moved-came = { $who } { FORM($place, "to") } érkezett.
bsg-event-flew = { $who } { FORM($sector, "to") } repült.
bsg-event-launched = Egy pilóta nélküli Viper kirepült { FORM($sector, "to") }.
bsg-event-launched-by = { $who } egy Viperrel kirepült { FORM($sector, "to") }.
bsg-event-boarded = { $who } átvette a Vipert { FORM($sector, "in") }.
bsg-event-vipers-returned = Hazatért { $ships }.
bsg-event-viper-moved = Egy Viper { FORM($from, "from") } { FORM($to, "to") } repült.
bsg-event-action-taken-location = { $who } úgy döntött, hogy helyszínt aktivál.
bsg-event-action-taken-card = { $who } úgy döntött, hogy kártyát játszik ki.
bsg-event-action-taken-ability = { $who } úgy döntött, hogy képességet használ.
bsg-event-action-taken-viper = { $who } úgy döntött, hogy a Viperét használja.
bsg-event-action-taken-president = { $who } Elnökként cselekedett.
bsg-event-action-taken-admiral = { $who } Admirálisként cselekedett.
bsg-event-action-taken-quorum = { $who } úgy döntött, hogy Tanács kártyát játszik ki.
bsg-event-action-taken-reveal = { $who } úgy döntött, hogy felfed egy Hűségkártyát.
bsg-event-action-taken-pass = { $who } nem végzett tevékenységet.
bsg-event-action-taken-attack-occupation-forces = { $who } úgy döntött, hogy megtámad egy megszálló erőt.
bsg-event-action-taken-detain-a-human = { $who } úgy döntött, hogy elfog egy embert.
bsg-event-action-taken-order-departure = { $who } úgy döntött, hogy indulási parancsot ad.
bsg-event-action-taken-end-infiltration = { $who } úgy döntött, hogy befejezi a Beszivárgást.
bsg-event-ability-used = Érvényesült { $who } képessége: { $name }.
bsg-event-ability-used-does = Érvényesült { $who } képessége: { $name } ({ $does }).
bsg-event-skill-ignored = { $who } megnevezett egy szakértelmet, amely ebben a próbában semmit sem ér: { $skill }.
bsg-event-location-activated = { $who } aktiválta { FORM($place, "acc") }.
bsg-event-character-named = { FORM($place, "in") } { $who } ezt a játékost nevezte meg: { $named }.
bsg-event-ordered = { $who } végrehajtási parancsot adott ki, címzettje { $target }.
bsg-event-viper-withdrawn = Visszahívtak egy Vipert, amely { FORM($sector, "in") } volt.
bsg-event-travelled = A flotta { $count } egységnyi távolságot tett meg, eddig összesen { $distance } egységnyit.
bsg-event-crisis-discarded = Eldobták ezt a krízist: { $card }.
bsg-event-card-played = { $who } ezt játszotta ki: { $card }.
bsg-event-resource-lost = A flotta { $count } { FORM($resource, "acc") } veszített, { $now ->
    [0] nem maradt semmi
   *[other] maradt { $now }
}.
bsg-event-resource-gained = A flotta { $count } { FORM($resource, "acc") } nyert, így { $now } lett.
bsg-event-resource-unchanged = { FORM($resource, "the") } továbbra is { $now }.
bsg-event-rolled = { $who } ezt dobta: { $die }.
bsg-event-rolled-changed = { $who } ezt dobta: { $die }; a módosított eredmény { $result }.
bsg-event-attacked = { $by } { FORM($target, "attacked") }, eredmény: { $result }.
bsg-event-attacked-in = { $by } { FORM($target, "attacked") } ({ $sector }), eredmény: { $result }.
bsg-event-missed = { $by } { FORM($target, "attacked") }, eredmény: { $result }, nem talált.
bsg-event-missed-in = { $by } { FORM($target, "attacked") } ({ $sector }), eredmény: { $result }, nem talált.
bsg-event-viper-damaged = Egy Viper megsérült.
bsg-event-viper-destroyed = Egy Viper megsemmisült.
bsg-event-viper-damaged-pilot = { FORM($who, "of") } Vipere megsérült.
bsg-event-viper-destroyed-pilot = { FORM($who, "of") } Vipere megsemmisült.
bsg-event-ships-placed = { FORM($sector, "in") } megjelent { $ships }.
bsg-event-ships-destroyed = { FORM($sector, "in") } megsemmisült { $ships }.
bsg-event-scar-destroyed = { FORM($sector, "in") } megsemmisült Scar.
bsg-event-ships-moved = Egy { $ship } { FORM($from, "from") } { FORM($to, "to") } repült.
bsg-event-basestar-damaged = { FORM($sector, "in") } megsérült egy báziscsillag: { $token }.
bsg-event-basestar-destroyed = { FORM($sector, "in") } megsemmisült egy báziscsillag.
bsg-event-galactica-damaged = A Galactica találatot kapott: { $token }.
bsg-event-pegasus-damaged = A Pegazus találatot kapott: { $token }.
bsg-event-repaired = Megjavították { FORM($place, "acc") }.
bsg-event-repaired-pegasus = Megjavították a Pegazus egyik helyszínét: { $place }.
bsg-event-vipers-repaired = Megjavítottak { FORM($ships, "acc") }.
bsg-event-raptor-destroyed = Elveszett egy Raptor, { $left ->
    [0] nem maradt több
   *[other] maradt { $left }
}.
bsg-event-raptor-repaired = Visszatért egy Raptor, így { $left } lett.
bsg-event-civilian-destroyed = A(z) { $ship }. civil hajó megsemmisült: { $face }.
bsg-event-civilian-destroyed-in = A(z) { $ship }. civil hajó { FORM($sector, "in") } megsemmisült: { $face }.
bsg-event-civilian-moved = A(z) { $ship }. civil hajó { FORM($sector, "to") } került.
bsg-event-civilians-seen = { $who } megnézett { FORM($ships, "acc") }.
bsg-event-civilians-seen-faces = { $who } megnézett { FORM($ships, "acc") }: { LIST($faces, "and") }.
bsg-civilian-seen = a(z) { $ship }. ({ $face })
bsg-event-centurion-boarded = Egy centúrió behatolt a Galacticára, így { $centurions } lett a fedélzeten.
bsg-space = { $space ->
    [0] kezdő
   *[other] { $space }.
}
bsg-event-centurions-advanced = { $count ->
    [one] A centúrió a Behatolás sáv { LIST($spaces, "and") } mezőjére lépett.
   *[other] A centúriók a Behatolás sáv { LIST($spaces, "and") } mezőjére léptek.
}
bsg-event-centurion-destroyed = Megsemmisült egy centúrió, { $left ->
    [0] nem maradt több
   *[other] maradt { $left }
}.
bsg-event-nuke-spent = Elhasználtak egy Atomfegyvert, { $left ->
    [0] nem maradt több
   *[other] maradt { $left }
}.
bsg-event-crisis-drawn = { $who } krízist húzott: { $card }.
bsg-event-crisis-replaced = { $who } kicserélte a krízist erre: { $card }.
bsg-event-part-chosen = A(z) { $card } kártyán { $who } ezt választotta: { LIST($said, "next") }.
bsg-event-part-chosen-check = A(z) { $card } kártyán { $who } a szakértelem próbát választotta.
bsg-event-option-chosen = { $who } ezt választotta: „{ CAP(LIST($said, "next")) }”.
bsg-event-card-kept = Játékban maradt: { $card }.
bsg-event-card-left-play = Kikerült a játékból: { $card }.
bsg-event-check-began = { $of }: elkezdődött a szakértelem próba, nehézsége { $difficulty } ({ LIST($skills, "and") }).
bsg-event-check-began-partial = { $of }: elkezdődött a szakértelem próba, nehézsége { $difficulty }, részleges siker { $partial } ponttól ({ LIST($skills, "and") }).
bsg-event-difficulty-changed = A nehézség megváltozott, új értéke { $difficulty }.
bsg-event-difficulty-changed-by = { $who } megváltoztatta a nehézséget, új értéke { $difficulty }.
bsg-event-contributed = { $who } betett { FORM($cards, "acc") }.
bsg-event-contributed-seen = { $who } betette: { LIST($names, "and") }.
bsg-event-contributed-nothing = { $who } nem tett be kártyát.
bsg-event-destiny-added = A Végzet pakliból bekerült { $cards }.
bsg-event-destiny-added-seen = A Végzet pakliból bekerült: { LIST($names, "and") }.
bsg-event-check-revealed = A próbában ezek voltak: { LIST($names, "and") }.
bsg-event-check-revealed-empty = A próbában nem volt kártya.
bsg-event-check-totalled = A próba összege { $total } lett, nehézsége { $difficulty }.
bsg-event-check-settled-pass = { $of }: a próba sikerült.
bsg-event-check-settled-partial = { $of }: a próba részben sikerült.
bsg-event-check-settled-fail = { $of }: a próba nem sikerült.
bsg-event-activated = { FORM($what, "what") } aktiválódtak.
bsg-event-activated-launch = A báziscsillagokról raiderek indultak.
bsg-event-jump-track-moved = Az Ugrás előkészítő sáv állása { $to } lett.
bsg-event-jumped = A flotta ugrott.
bsg-event-destination-chosen = { $who } úticélt választott: { $card }, távolság { $distance }.
bsg-event-destinations-seen = { $who } megnézett { FORM($cards, "acc") }.
bsg-event-destinations-seen-cards = { $who } megnézett { FORM($cards, "acc") }: { LIST($names, "and") }.
bsg-event-sleeper-phase = Elkezdődött az Alvó ügynök fázis, a távolság { $distance }.
bsg-event-sympathizer-prisoner = { $who } volt a Kollaboráns, és a Fogdába került.
bsg-event-sympathizer-cylon = { $who } volt a Kollaboráns, és átállt a Cylonokhoz.
bsg-event-loyalty-looked-at = { $who } megnézte { FORM($of, "of") } { FORM($cards, "own") }.
bsg-event-loyalty-looked-at-seen = { $who } megnézte { FORM($of, "of") } { FORM($cards, "own") }: { LIST($names, "and") }.
bsg-event-loyalty-passed = { $to } megkapta { FORM($from, "of") } { FORM($cards, "own") }.
bsg-event-loyalty-passed-seen = { $to } megkapta { FORM($from, "of") } { FORM($cards, "own") }: { LIST($names, "and") }.
bsg-event-cylon-revealed = { $who } Cylonként lepleződött le: { $card }.
bsg-event-reveal-power-used = { $who } használta a Cylon kártyája hatását: { $card }.
bsg-event-super-crisis-drawn = { $who } húzott egy Szuperkrízis kártyát.
bsg-event-super-crisis-drawn-seen = { $who } ezt a Szuperkrízist húzta: { $card }.
bsg-event-super-crisis-played = { $who } ezt a Szuperkrízist játszotta ki: { $card }.
bsg-event-hand-seen = { $who } megnézte { FORM($of, "of") } kezét.
bsg-event-hand-seen-cards = { $who } megnézte { FORM($of, "of") } kezét: { LIST($names, "and") }.
bsg-event-card-taken = { $to } elvette { FORM($from, "of") } egyik kártyáját.
bsg-event-card-taken-seen = { $to } elvette { FORM($from, "of") } egyik kártyáját: { $card }.
bsg-event-quorum-drawn = Az Elnök húzott { FORM($cards, "acc") }.
bsg-event-quorum-drawn-seen = Az Elnök kezébe került: { LIST($names, "and") }.
bsg-event-quorum-played = { $who } ezt játszotta ki: { $card }.
bsg-event-quorum-given = { $who } megkapta ezt a kártyát: { $card }.
bsg-event-deck-looked-top = { $who } megnézte a(z) { $deck } legfelső lapját, és ott hagyta.
bsg-event-deck-looked-bottom = { $who } megnézte a(z) { $deck } legfelső lapját, és a pakli aljára tette.
bsg-event-deck-looked-top-seen = { $who } megnézte a(z) { $deck } legfelső lapját, és ott hagyta: { $card }.
bsg-event-deck-looked-bottom-seen = { $who } megnézte a(z) { $deck } legfelső lapját, és a pakli aljára tette: { $card }.
bsg-event-executed = { FORM($who, "of") } karakterét kivégezték.
bsg-event-proved-human = { $who } embernek bizonyult: { LIST($names, "and") }.
bsg-event-proved-human-without = { $who } embernek bizonyult.
bsg-event-character-replaced = { $who } új karaktert választott: { $character }.
bsg-event-loyalty-added = A Hűségpakliba belekevertek { FORM($cards, "acc") }.
bsg-event-agenda-dealt-hostile = { $who } kapott egy Ellenséges Titkos küldetést.
bsg-event-agenda-dealt-sympathetic = { $who } kapott egy Barátságos Titkos küldetést.
bsg-event-agenda-dealt-hostile-seen = { $who } ezt az Ellenséges Titkos küldetést kapta: { $card }.
bsg-event-agenda-dealt-sympathetic-seen = { $who } ezt a Barátságos Titkos küldetést kapta: { $card }.
bsg-event-infiltration-began = { $who } beszivárgott az emberek közé.
bsg-event-infiltration-ended = { $who } befejezte a Beszivárgást.
bsg-event-ship-destroyed = { FORM($board, "the") } megsemmisült.
bsg-event-loss-prevented = { FORM($resource, "the") } 1-gyel kevesebbet csökkent, mint kellett volna.
bsg-event-resource-guarded = { $who } erre a körre megóvott egy erőforrást: { $resource }.
bsg-event-quorum-discarded = Az Elnök eldobta: { LIST($names, "and") }.
bsg-event-check-reckless = A próba Vakmerővé vált.
bsg-event-check-text = A próbában érvényesült: { $card }.
bsg-event-added-cards-seen = { $who } megnézte azokat a kártyákat, amelyeket { $of } tett be.
bsg-event-added-cards-seen-cards = { $who } megnézte azokat a kártyákat, amelyeket { $of } tett be: { LIST($names, "and") }.
bsg-event-skill-cards-seen = { $who } megnézte a(z) { $skill } pakli { $count ->
    [one] legfelső lapját
   *[other] felső { $count } lapját
}.
bsg-event-skill-cards-seen-cards = { $who } megnézte a(z) { $skill } pakli tetejét: { LIST($names, "and") }.
bsg-event-cards-committed-hand = { $who } a kezébe vett { FORM($cards, "acc") }.
bsg-event-cards-committed-check = { $who } félretett a próbához { FORM($cards, "acc") }.
bsg-event-card-given = { $to } megkapta { FORM($from, "of") } egyik szakértelem kártyáját.
bsg-event-card-given-seen = { $to } megkapta { FORM($from, "of") } egyik kártyáját: { $card }.
bsg-event-hands-swapped = { $who } és { $other } elcserélte egymással az összes szakértelem kártyáját.
bsg-event-roll-replaced = { $who } dobás helyett eldobta ezt: { $card }; az eredmény { $result } lett.
bsg-event-result-shifted = { $who } erre módosította az eredményt: { $result }.
bsg-event-raider-missed = { FORM($sector, "in") } egy raider célt tévesztett.
bsg-event-scar-placed = Megjelent Scar.
bsg-event-scar-placed-in = { FORM($sector, "in") } megjelent Scar.
bsg-event-basestar-removed = Lekerült a tábláról a báziscsillag, amely { FORM($sector, "in") } volt.
bsg-event-destiny-mixed = A Végzet pakliba került { $cards }.
bsg-event-destiny-rebuilt = Új Végzet pakli készült { FORM($cards, "from") }.
bsg-event-destiny-taken = { $who } a Végzet pakliból elvett { FORM($cards, "acc") }.
bsg-event-destiny-taken-seen = { $who } elvette a Végzet pakliból: { LIST($names, "and") }.
bsg-event-destiny-laid = { $who } a Végzet pakli tetejére tett { FORM($cards, "acc") }.
bsg-event-destiny-laid-seen = { $who } a Végzet pakli tetejére tette: { LIST($names, "and") }.
bsg-event-destiny-discarded = { $who } eldobta a Végzet pakliból: { LIST($names, "and") }.
bsg-event-bottom-seen = { $who } megnézte a(z) { $deck } legalsó lapját.
bsg-event-bottom-seen-card = { $who } megnézte a(z) { $deck } legalsó lapját: { $card }.
bsg-event-skill-bottom-seen = { $who } megnézte a(z) { $skill } pakli legalsó lapját.
bsg-event-skill-bottom-seen-card = { $who } megnézte a(z) { $skill } pakli legalsó lapját: { $card }.
bsg-event-crises-arranged = { $who } megnézte a következő Krízis kártyákat; a pakli aljára { $count ->
    [0] egy sem
   *[other] { $count }
} került.
bsg-event-new-caprica-reached = A flotta letelepedett Új Capricán; a megtett távolság { $distance }.
bsg-event-galactica-returned = A Galactica visszatért, és Új Caprica körül kering.
bsg-event-departure-ordered = Az Admirális kiadta az indulási parancsot Új Capricán.
bsg-event-force-placed = { FORM($place, "in") } megjelent egy megszálló erő.
bsg-event-force-moved = Egy megszálló erő, amely { FORM($from, "in") } volt, továbbment { FORM($to, "to") }.
bsg-event-force-removed = Lekerült a tábláról a megszálló erő, amely { FORM($place, "in") } volt.
bsg-event-ship-prepared = Előkészítettek egy civil hajót; zárolt: { $locked }, előkészített: { $prepared }.
bsg-event-ship-evacuated = A(z) { $ship }. civil hajót { FORM($sector, "to") } evakuálták.
bsg-event-locked-ship-top = { $who } a halom tetején hagyta a zárolt hajót.
bsg-event-locked-ship-bottom = { $who } a halom aljára tette a zárolt hajót.
bsg-event-turn-cut-short = { FORM($who, "of") } köre azonnal véget ért.
bsg-event-ended = A játék véget ért. { $reason }
bsg-event-loyalties-shown = Felfedték a Hűségkártyákat: { LIST($hands, "and") }.
bsg-event-agendas-shown = Felfedték a Titkos küldetéseket: { LIST($hands, "and") }.
bsg-shown-hand = { $who } ({ LIST($names, "and") })
bsg-shown-hand-empty = { $who } (nincs)

## Hogyan ért véget

bsg-outcome-humans-reached-kobol = A flotta megtalálta a Kobolra vezető utat: az emberek megmenekültek.
bsg-outcome-food-gone = A flottának elfogyott az élelme: a Cylonok győztek.
bsg-outcome-fuel-gone = A flottának elfogyott az üzemanyaga: a Cylonok győztek.
bsg-outcome-morale-gone = A flotta morálja összeomlott: a Cylonok győztek.
bsg-outcome-population-gone = A flotta elvesztette teljes népességét: a Cylonok győztek.
bsg-outcome-galactica-boarded = A centúriók elfoglalták a Galacticát: a Cylonok győztek.
bsg-outcome-galactica-destroyed = A Galactica megsemmisült: a Cylonok győztek.
bsg-outcome-no-characters-left = Nem maradt senki, aki a halottak helyébe léphetne: a Cylonok győztek.
bsg-outcome-humans-left-new-caprica = A flotta elmenekült Új Capricáról: az emberek megmenekültek.

## Miért döntött így egy bot

bot-bsg-gives = Azt akartam, hogy ez a próba sikerüljön, és { $cards } kártyát tudtam rá adni (tét: { $stakes }).
bot-bsg-keeps-cards = A kártyáimat fontosabb dologra tartogattam (tét: { $stakes }).
bot-bsg-sabotages = Cylon vagyok, és azt akartam, hogy ez a próba ne sikerüljön; ezért betettem { $cards } kártyát (tét: { $stakes }).
bot-bsg-opposes = Úgy láttam, az emberek jobban járnak, ha ez a próba nem sikerül; ezért betettem { $cards } kártyát.
bot-bsg-acts = Minden lehetőség közül ez segítette a legjobban a flottát.
bot-bsg-pretends = Rejtőzködő Cylon vagyok, és azt tettem, amit egy ember tett volna.
bot-bsg-presses = Minden lehetőség közül ez ártott a legtöbbet a flottának.
bot-bsg-reveals = Rejtőzködve már nem érhettem el többet; ideje volt felfedni ezt: { $card }.
bot-bsg-goes = { FORM($place, "in") } lehettem a leghasznosabb.
bot-bsg-goes-stay = Ott lehettem a leghasznosabb, ahol voltam.
bot-bsg-searched = Az elképzelt világokban { $choices } kipróbált lehetőség közül ez bizonyult a legjobbnak.
bot-bsg-names = Szerintem { $doubt }% az esélye annak, hogy { $who } Cylon.
bot-bsg-interrupts = Megérte közbelépni.
bot-bsg-passes = Nem érte meg közbelépni.
bot-bsg-chooses = A lehetőségek közül ez tűnt a legjobbnak.
bot-bsg-slips = Rejtőzködő Cylon vagyok, és olyat választottam, ami tévedésnek is beillik.
