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
