# Akit meg lehet kérdezni: botok elleni játékban és játék után
coach = Edző
coach-thinking = Gondolkodom…
coach-would = Én ezt választanám: { $answer }
coach-do = Legyen így
coach-do-ready = Legyen így, készen vagyok
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
coach-why-bsg-searched = { $choices } lehetőséget próbáltam ki két körre előre olyan világokban, amilyen ez is lehet: a flotta ezzel járt a legjobban.
coach-why-bsg-searched-cylon = { $choices } lehetőséget próbáltam ki két körre előre olyan világokban, amilyen ez is lehet: a Cylonok ezzel jártak a legjobban.
coach-why-bsg-names = Az eddigiek alapján { $doubt }% esélyt adok arra, hogy ez a játékos Cylon.
coach-why-bsg-interrupts = Amit megment, többet ér annál, amibe kerül.
coach-why-bsg-passes = Többe kerülne, mint amennyit valószínűleg megment.
coach-why-bsg-chooses = Amennyire most tudni lehet, ezzel jársz a legjobban.
coach-why-bsg-slips = Árt a flottának, és tévedésnek is látszhat.
