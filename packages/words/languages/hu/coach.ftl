# Akit meg lehet kérdezni: botok elleni játékban és játék után
coach = Edző
coach-thinking = Gondolkodom…
coach-would = Én ezt választanám: { $answer }
coach-do = Legyen így
coach-do-ready = Legyen így, készen vagyok
coach-show = Mutasd meg
coach-close = Bezárás
coach-face-down = A tanácsom a titkos kártyáidtól függ, azok pedig lefordítva fekszenek. Nézd meg őket, ha el akarod olvasni.
coach-nothing = semmit
coach-roll-plan = { $phase } (kiválasztja: { $die }). A többi munkás: { $workers }
coach-roll-plan-uses = { $phase } (kiválasztja: { $die }). A többi munkás: { $workers }. Képességek: { $powers }
coach-roll-scout = { $task }; eldobva: { $tiles }
coach-roll-manage = toborzás: { $recruit }, visszahívás: { $recall }
coach-looking = Fejben újra végigjátszom a döntéseidet…
coach-none = Ahol számított, én is úgy döntöttem volna, ahogy te.
coach-you-did = Te ezt választottad: { $answer }
coach-points = Számításom szerint körülbelül { $points } pontot ér.
coach-see = Megnézem a visszajátszásban

## Miért, mielőtt megtörténik
coach-why-roll-selects = Ezekkel a kockákkal a(z) { $phase } hozza a legtöbbet; amire a többi munkásod vár, azt mások is választhatják.
coach-why-roll-searched = Fejben { $plans } tervvel játszottam végig a fordulót; ezzel jártál a legjobban: { $phase }.
coach-why-roll-explores = Ahogy most állsz, ez többet ér, mint a másik lehetőség.
coach-why-roll-places = Azzal az oldalával illik ahhoz, amid van, és a munkásokhoz, akiket dobni fogsz.
coach-why-roll-manages = A pihenő kocka nem hoz semmit: hozz vissza annyit, amennyire a kreditjeidből futja.
coach-why-roll-start-tiles = Ez a két oldal jól illik egymáshoz, és hamar megépíthető.
coach-why-roll-plainest-die = A legegyszerűbb kockát a legkönnyebb nélkülözni.
coach-why-roll-ships-trade = Most kreditre van szükséged, hogy visszahozd a munkásaidat.
coach-why-roll-ships-consume = A kreditet nélkülözheted, a végén pedig a pont számít.
coach-why-bsg-gives = { $weight ->
    [much] Ezen a próbán sok múlik
    [some] Ez a próba megér néhány lapot
   *[little] Itt kevéssel is segíthetsz
 }: körülbelül ennyi hiányzik, ha beleszámítod, mit adhatnak a többiek, és mi sülhet el rosszul.
coach-why-bsg-keeps-cards = { $weight ->
    [much] Fontos, de a lapjaid nem változtatnának az eredményen
    [some] Nem éri meg a lapjaidat
   *[little] Alig múlik rajta valami, a lapjaid többet érnek
 }: tartogasd őket olyan próbára, ahol számítanak.
coach-why-bsg-sabotages = Te a másik oldalon állsz: ezt a próbát érdemes elrontani, és ilyen lapot bárki adhatott.
coach-why-bsg-opposes = A kudarc itt kevesebbet árt a flottának, mint a siker.
coach-why-bsg-acts = Mindabból, amit most tehetsz, ez segít a legtöbbet a flottának.
coach-why-bsg-pretends = Egy ember ezt tenné: így maradsz rejtve.
coach-why-bsg-presses = Mindabból, amit most tehetsz, ez árt a legtöbbet a flottának.
coach-why-bsg-reveals = A rejtőzés már nem hoz többet: amit a kártyád most tesz, az többet ér.
coach-why-bsg-goes = A most leghasznosabb dolgot ott lehet megtenni.
coach-why-bsg-goes-there = A most leghasznosabb dolgot ott lehet megtenni: { $does }.
coach-why-bsg-searched = { $choices } lehetőséget játszottam végig a kör végéig olyan világokban, amilyen ez is lehet. { $gains ->
    [food] Ezzel több élelem maradt a flottának.
    [fuel] Ezzel több üzemanyag maradt a flottának.
    [morale] Ezzel több morál maradt a flottának.
    [population] Ezzel több népesség maradt a flottának.
    [way] Ezzel jutott előbbre a flotta az útján.
    [danger] Ezzel voltak kevésbé veszélyesek a Cylon hajók.
    [damage] Ezzel sérült meg kevésbé a Galactica.
   *[none] A flotta ezzel járt a legjobban.
}
coach-why-bsg-searched-cylon = { $choices } lehetőséget játszottam végig a kör végéig olyan világokban, amilyen ez is lehet. { $gains ->
    [food] Ezzel kevesebb élelem maradt a flottának.
    [fuel] Ezzel kevesebb üzemanyag maradt a flottának.
    [morale] Ezzel kevesebb morál maradt a flottának.
    [population] Ezzel kevesebb népesség maradt a flottának.
    [way] Ezzel jutott kevésbé előre a flotta az útján.
    [danger] Ezzel voltak veszélyesebbek a Cylon hajók.
    [damage] Ezzel sérült meg jobban a Galactica.
   *[none] A Cylonok ezzel jártak a legjobban.
}
coach-why-bsg-names = Az eddigiek alapján { $doubt }% esélyt adok arra, hogy ez a játékos Cylon.
coach-why-bsg-interrupts = Amit megment, többet ér annál, amibe kerül.
coach-why-bsg-interrupts-check-begins = Ezen a próbán sok múlik, és pusztán lapokkal könnyen kudarcba fulladhat.
coach-why-bsg-interrupts-before-check = Ez a próba fontos: így nagyobb eséllyel sikerül, vagy kiderül, ki árt neki.
coach-why-bsg-interrupts-cards-added = Ilyen szakértelmű lapokat alighanem ártó szándékkal adtak: nélkülük sikerülhet a próba.
coach-why-bsg-interrupts-after-total = Csak kevés hiányzik, és ez pótolja.
coach-why-bsg-interrupts-check-resolved = Ebben a próbában sok lap van, és mind a kezedbe kerül.
coach-why-bsg-interrupts-before-roll = Ez a dobás fontos, és így nagyobb eséllyel sikerül.
coach-why-bsg-interrupts-after-roll = Az új dobás valószínűleg jobb lesz ennél.
coach-why-bsg-interrupts-viper-attacked = Különben a Viper megsemmisül, vagy a pilótája a Gyengélkedőre kerül.
coach-why-bsg-interrupts-crisis-revealed = Ez a Krízis kártya sokba kerülne a flottának: egy másik valószínűleg enyhébb.
coach-why-bsg-interrupts-option-chosen = A másik lehetőség sokkal kevesebbe kerül a flottának.
coach-why-bsg-passes = Többe kerülne, mint amennyit valószínűleg megment.
coach-why-bsg-passes-check-begins = Ezen a próbán túl kevés múlik, vagy pusztán lapokkal is valószínűleg sikerül.
coach-why-bsg-passes-after-total = Ez nem változtatna a próba eredményén, vagy túl kevés múlik a próbán.
coach-why-bsg-passes-check-resolved = Ebben a próbában kevés lap van: tartogasd egy nagyobbra.
coach-why-bsg-passes-before-roll = Ezen a dobáson túl kevés múlik, vagy alig változtatna rajta.
coach-why-bsg-passes-crisis-revealed = Ez a Krízis kártya nem elég súlyos ehhez.
coach-why-bsg-passes-option-chosen = A másik lehetőség alig jobb, ha egyáltalán jobb.
coach-why-bsg-chooses = Amennyire most tudni lehet, ezzel jársz a legjobban.
coach-why-bsg-chooses-pick-a-character = Nagyjából egyformán erősek: ez főleg ízlés dolga.
coach-why-bsg-chooses-choose-skill-to-draw = A próbák gyakran kérik ezt a szakértelmet, vagy még kevés van nálad belőle.
coach-why-bsg-chooses-choose-destination = Itt éri meg leginkább a megtett távolság azt, amibe a flottának kerül.
coach-why-bsg-chooses-choose-part = A kártya lehetőségei közül ez kerül a legkevesebbe a flottának.
coach-why-bsg-chooses-discard-to-hand-limit = A lapjaid közül ezek érnek neked a legkevesebbet.
coach-why-bsg-slips = Árt a flottának, és tévedésnek is látszhat.
