### Aki az asztalnál ül: távollét, visszakérdezés, ami közben történt, amit mondanak.

web-away-bot = Egy bot játszik helyetted.
web-away-waits = Lejárt az időd. A játék rád vár.
web-away-take-over = Átveszem
web-away-all = Mindenki távol van. A játék áll, amíg valaki vissza nem tér.

web-about-table = Erről az asztalról
web-paused = A játék szünetel. Senki sem válaszolhat, és egyetlen óra sem jár.
web-abandoned = A játékot befejezték, mielőtt véget ért volna.
web-on-vacation = távol, a távollét vége: { $day }

web-hold = Rövid érintés választja ki.
web-sure-no = Mégse
web-bsg-sure-reveal = Leleplezed magad Cylonként? Mindenki megtudja, és nincs visszaút.
web-bsg-sure-title = { $count ->
    [one] Elveszíted a posztodat.
   *[other] Elveszíted a posztjaidat.
 }
web-bsg-sure-hand = Szakértelem kártyákat dobsz el, amíg 3 marad.
web-bsg-sure-place = Ide kerülsz: { $place }. Húzol egy Szuperkrízis kártyát.
web-bsg-sure-turn = A köröd véget ér.
web-bsg-sure-custody = Fogságban vagy: a kártyád hatása elmarad.
web-bsg-sure-nuke = Egy Atomfegyver csak egyszer vethető be (most { $count } van). Beveted?
web-bsg-sure-once = Ezt az egész játékban csak egyszer teheted meg. Megteszed most?

web-rematch = Még egyszer

web-bsg-turning = Sorra felfordítjuk a próba kártyáit.
web-bsg-turn-all = Mutasd mindet

web-since = Az utolsó lépésed óta

web-quick = Gyors megszólalás
web-quick-choose = Válaszd ki, mit mondasz
web-quick-say = Mondd
web-quick-suspect = Gyanús nekem { $name }.
web-quick-trust = Szerintem { $name } megbízható.
web-quick-brig = { $name } a Fogdába való.
web-quick-why = { $name }, ezt miért tetted?
web-quick-human = Ember vagyok.
web-quick-help-much = Ebben sokat tudok segíteni.
web-quick-help-little = Ebben keveset tudok segíteni.
web-quick-help-none = Ebben nem tudok segíteni.
web-quick-sabotage = Ezt a próbát valaki szabotálta.
web-quick-jump = Ugorjunk, amint lehet.
web-quick-hello = Sziasztok!
web-quick-moment = Egy pillanat, kérlek.
web-quick-thanks = Köszönöm!
web-quick-well-played = Szép játék!
web-mute = Némítás
web-talk-large = Beszélgetés nagyobban
web-unread = { $count } olvasatlan

web-bsg-sort-hand = Rendezés
web-bsg-hand-place = { $place }. hely, összesen { $count }
web-bsg-change = { $what }: { $from }, utána { $to }

## Battlestar: what a check is for, and what an answer changes
web-bsg-place-check-accused = { $by } ezt a játékost vádolta meg: { $who }. Ha a próba sikerül, { $who } a Fogdába kerül.
web-bsg-place-check-accused-you = { $by } téged vádolt meg. Ha a próba sikerül, a Fogdába kerülsz.
web-bsg-place-check-nominee = { $by } ezt a játékost jelölte Elnöknek: { $who }. Ha a próba sikerül, { $who } lesz az Elnök.
web-bsg-place-check-nominee-you = { $by } téged jelölt Elnöknek. Ha a próba sikerül, te leszel az Elnök.
web-bsg-place-check-candidate = { $by } magát jelölte Elnöknek. Ha a próba sikerül, ő lesz az Elnök.
web-bsg-place-check-candidate-you = Magadat jelölted Elnöknek. Ha a próba sikerül, te leszel az Elnök.
web-bsg-place-check-condemned = { $by } ezt a játékost akarja kivégeztetni: { $who }. Ha a próba sikerül, ez megtörténik.
web-bsg-place-check-condemned-you = { $by } téged akar kivégeztetni. Ha a próba sikerül, ez megtörténik.
web-bsg-place-check-brig = { $who } ki akar jutni a Fogdából. Ha a próba sikerül, kijuthat.
web-bsg-place-check-brig-you = Ki akarsz jutni a Fogdából. Ha a próba sikerül, kijuthatsz.
web-bsg-place-check-detention = { $who } ki akar jutni a Börtönből. Ha a próba sikerül, kijut.
web-bsg-place-check-detention-you = Ki akarsz jutni a Börtönből. Ha a próba sikerül, kijutsz.
web-bsg-nothing-on = Nincs kint Válság kártya, és nem folyik próba.
web-bsg-chosen-part = Kiválasztva
web-bsg-humans-lose = az emberek vesztenek
web-bsg-centurion-takes = Az utolsó mezőn álló centúrió elfoglalja a Galacticát: az emberek vesztenek.
web-bsg-already-passed = már sikerült: ez nem változtat semmin
web-bsg-still-short = nem elég: még { $short } hiányzik
web-bsg-helps-cylons = a magasabb eredmény a Cylonoknak segít
web-bsg-viper-hit-none = { $result } eredménynél a Viper sértetlen marad.
web-bsg-viper-hit-damaged = { $result } eredménynél a Viper megsérül.
web-bsg-viper-hit-destroyed = { $result } eredménynél a Viper megsemmisül.
web-bsg-drawn-so-far = Eddig húzott kártyák: { $count }
web-bsg-card-of = { $card }. kártya, összesen { $of }.
web-bsg-starting-hand = Kezdő kártyáid a karaktered szakértelmeiből: { $card }. kártya, összesen { $of }.
web-bsg-skill-for-politics = új lapok
web-bsg-skill-for-leadership = több tevékenység
web-bsg-skill-for-tactics = felderítés, dobások
web-bsg-skill-for-piloting = Viper-harc
web-bsg-skill-for-engineering = javítások
web-bsg-skill-for-treachery = a Cylonoknak segít
web-bsg-scarce = Maradt: { $left }. Hogy mi hová kerül, arról a jelenlegi játékos dönt.
web-bsg-scarce-of = Maradt: { $left }, még elhelyezendő: { $wanted }. Hogy mi hová kerül, arról a jelenlegi játékos dönt.
web-bsg-pick-lead = Abból a csoportból választasz, amelyikből a legtöbb karakter maradt; támogatót mindig választhatsz.
web-bsg-run-out = { $what }: 0. Ha ez így marad, a kör végén az emberek vesztenek.
web-bsg-destinations-lead = Csak te látod őket; a többi lefordítva a pakli aljára kerül.
web-bsg-distance-then = utána a távolság { $distance } / { $of }
web-bsg-once = játékonként egyszer
web-bsg-asked-again = Újra te következel: { $event }
web-bsg-too-late = { $event } Ez megelőzött: a kártyád a kezedben marad.
web-bsg-of-caprica = (Nem érvényes: a kártyát Capricán húzták.)
web-bsg-so-far = Eddig:
web-bsg-raiders-lead = A raiderek sorrendjéről a jelenlegi játékos dönt.
web-bsg-civilians-lead = Csak akkor látja mindenki, mi volt a fedélzeten.
web-bsg-order-lead = Nyomd meg őket abban a sorrendben, ahogy cselekedjenek, majd erősítsd meg.
web-bsg-cost-lead = Ide jönni onnan, ahol vagy, { $count } szakértelem kártyába kerül.
