### Mit lehet tenni az asztallal és a mellette ülőkkel: szünet, órák, helyek, befejezés, távollét.

place-host = Az asztal gazdájaként
place-pause = Szünet
place-go-on = Folytatódjon a játék
place-pause-explain = Senki sem válaszolhat, a botok állnak, és egyetlen óra sem jár, amíg tovább nem engeded.
place-more-time = Több idő
place-more-time-explain = Mindenkinek, akire az asztal most vár.
place-give = Megadom
place-clocks = Más gondolkodási idő
place-clocks-explain = Mostantól. Akire épp várunk, annak az ideje elölről indul.
place-change = Átállítom
place-channel = A csoportotok webhookja
place-channel-explain = Az asztal oda üzeni meg a te nyelveden, ki következik: egy Discord-, Slack- vagy Matrix-csatornára vagy egy programnak. Titkot soha. Az asztal értesül róla.
place-channel-set = Oda üzenje
place-channel-off = Ne üzenje sehová
place-channel-none = Nincs beállítva.
place-channel-now = Most: { $form }
place-hook-trouble = Az oda küldött üzenetek nem érkeznek meg. Az utolsó próbálkozás ({ $last }) nem sikerült: { $why ->
    [inside] a cím magánhálózatba vezet, oda pedig nem küldünk semmit.
    [late] nem jött időben válasz.
    [answered] a válasz { $status } számú hiba volt.
   *[unreachable] nem sikerült kapcsolódni.
} A következő üzenetet is oda küldjük.
place-seats = Helyek
place-seats-explain = Aki átvesz egy helyet, megtudja mindazt, amit az tud; aki ott ült, elveszíti. Az asztal értesül róla.
place-to-bot = Bot játsszon helyette: { $name }
place-to-somebody = { $name } helye legyen másé
place-link-explain = Küldd el ezt a hivatkozást egy embernek: aki először megnyitja, átveheti a helyet.
place-mine = A helyem
place-my-bot = Mostantól bot játsszon helyettem
place-my-somebody = Átadom a helyem másnak
place-sure-bot = { $name } végleg elveszíti a helyét. Játsszon tovább egy bot?
place-sure-mine = Végleg elveszíted a helyed. Játsszon tovább egy bot?
place-end = A játék befejezése
place-end-agree = Részemről abbahagyhatjuk
place-end-withdraw = Mégis játszanék tovább
place-end-explain = Győztes nélkül ér véget, ha mindenki beleegyezik, aki itt van.
place-end-who = Eddig beleegyezett: { $names }
place-back = Visszalépés
place-back-explain = Mindenkinek bele kell egyeznie, aki itt van. Az asztalra visszakerül, ami ott volt, a paklik a régi sorrendjükben; a további dobások és keverések újak. Senki sem felejti el, amit látott.
place-back-to = Az állás közvetlenül ezután
place-back-ask = Megkérdezem, visszalépjünk-e
place-back-sure = Ha mindenki beleegyezik, semmi sem számít, ami ezután történt: „{ $line }” Megkérdezed?
place-back-asked = Az asztal gazdája azt kérdezi, visszalépjünk-e a közvetlenül ezutáni álláshoz: „{ $line }”
place-back-beginning = A játék elkezdődött.
place-back-undone = { $count ->
    [one] { $count } lépés nem számítana többé.
   *[other] { $count } lépés nem számítana többé.
}
place-back-secrets = Vigyázat: azóta valaki megtudott egy titkot, és továbbra is tudná. Azt is tudná mindenki, ami napvilágra került.
place-back-none = Azóta senki sem tudott meg titkot, de ami napvilágra került, azt továbbra is tudná mindenki.
place-back-own = erről te többet tudsz
place-back-agree = Részemről visszaléphetünk
place-back-refuse = Inkább ne
place-back-call-off = Visszavonom a kérdést
place-concede = Feladom
place-sure-concede = Akkor a másik nyer. Feladod?
place-away = Távollét
place-away-explain = Az órád addig áll, a többiek látják, meddig vagy távol, és senki sem játszik helyetted. Egy játékban csak annyi napig lehetsz távol, amennyit ez a szerver enged; a közbelépési lehetőségek ettől még lejárnak.
place-away-left = { $count ->
    [one] Ebben a játékban még { $count } napod van, legfeljebb eddig: { $day }
   *[other] Ebben a játékban még { $count } napod van, legfeljebb eddig: { $day }
}
place-away-cut = Több napod nincs ebben a játékban. A távolléted vége: { $day }
place-away-until = A távollét vége
place-away-set = Addig távol vagyok
place-away-back = Itt vagyok újra
place-away-all = A távollét vége minden levelezős játékomban
place-away-tables = { $count ->
    [one] { $count } játék tud róla.
   *[other] { $count } játék tud róla.
}
place-away-left-all = { $count ->
    [one] Minden játékodban van még legalább { $count } napod.
   *[other] Minden játékodban van még legalább { $count } napod.
}
place-away-short = { $count ->
    [one] { $count } játékban nincs elég napod ilyen hosszú távollétre.
   *[other] { $count } játékban nincs elég napod ilyen hosszú távollétre.
}
place-people = Emberek
place-people-explain = Akit letiltasz, nem ülhet le az asztalaidhoz, és nem suttoghat neked; erről nem értesül.
place-block = Letiltás: { $name }
place-unblock = Tiltás feloldása: { $name }
place-report = Jelentés: { $name }
place-report-lead = Mit tudjon a szerver üzemeltetője erről a játékosról: { $name }? Amit itt írt, azt is elküldjük.
place-report-kind = Miről van szó
place-report-talk = Amit mondott
place-report-play = Ahogyan játszik
place-report-name = A neve
place-report-other = Más
place-report-text = Mi történt
place-report-send = Jelentés elküldése
place-blocked = Letiltott emberek
place-blocked-none = Senkit sem tiltottál le.
place-friends = Barátok
place-friends-explain = Két ember akkor barát, ha ezt mindketten megerősítik. A barátaidat egyetlen lépéssel meghívhatod egy asztalhoz.
place-friends-none = Ezen a listán még nincs senki: kérdezd meg azokat, akikkel játszottál, az asztalnál vagy az oldalukon.
place-befriend = Legyünk barátok: { $name }
place-befriend-back = Barátság elfogadása: { $name }
place-unfriend = Barátság vége: { $name }
place-unfriend-asks = Barátság elutasítása: { $name }
place-unfriend-asked = Kérés visszavonása: { $name }
place-friend-asks = barátságot kér
place-friend-asked = még nem válaszolt
place-invite-friend = Barát meghívása
place-invite-send = Meghívom
place-invited = Meghívót kapott: { $name }.
place-invitations = Meghívóid
place-invited-by = { $name } hívott meg
place-invitation-no = Most nem
place-ratings = Értékszámok
place-rating = Értékszám
place-ratings-explain = Mindenki 1000 körül kezd. Csak az emberek közötti játékok számítanak, ha végigjátszották vagy feladták őket; amelyikben bot is játszott, vagy amelyik megegyezéssel ért véget, az senkinek sem számít. A Battlestar Galacticában mindkét oldalnak saját értékszáma van.
place-role-human = Ember
place-role-cylon = Cylon
place-role-leader = Cylon vezér
place-by-role = Oldal szerint
place-by-character = Karakter szerint
place-by-ending = Befejezés szerint
place-ending-conceded = Valaki feladta.
place-statistics-lead = A szerver befejezett játékai, amelyeket emberek egymás között vagy nyilvános asztalnál játszottak: hogyan értek véget, és hogyan ment a résztvevőknek. Egy játék akkor számít, ha véget ért; folyó játékról itt nincs semmi.
place-statistics-games = { $count ->
    [one] { $count } játék
   *[other] { $count } játék
}
place-recover = Visszatérés kóddal
place-recover-explain = Egy kód, amelyet felírtál, vagy amely levélben jött. Mindegyik egyszer használható.
place-recover-go = Visszatérek
place-code = Kód
place-new-password = Új jelszó
place-new-password-explain = Ha üresen hagyod, marad a régi. Az új jelszó minden más eszközön kijelentkeztet.
place-forgotten = Elfelejtett jelszó
place-forgotten-explain = Ha a fiókodnak van megerősített címe, oda küldünk egy hivatkozást.
place-forgotten-go = Küldjétek a levelet
place-forgotten-done = Ha van ilyen fiók, a levél úton van.
place-email = E-mail-cím
place-codes = Vészhelyzeti kódok
place-codes-explain = { $count ->
    [one] { $count } kód maradt. A kódok visszahoznak, ha minden más elveszett; az újak felváltják a régieket.
   *[other] { $count } kód maradt. A kódok visszahoznak, ha minden más elveszett; az újak felváltják a régieket.
}
place-codes-make = Új kódok
place-codes-shown = Írd fel most: többé nem látod őket.
place-done = Kész.

## Hogyan kap értesítést valaki, és mikor nem.

place-push = Ezen az eszközön
place-push-explain = A böngésződ engedélyt kér majd.
place-push-impossible = Ez a böngésző nem tud értesítést mutatni, ha az oldal be van zárva.
place-push-not-allowed = A böngésző nem engedte. Ezt az oldal címe mellett módosíthatod.
place-mail = E-mailben
place-mail-explain = A címet másra nem használjuk. Ha üresen hagyod, nem küldünk levelet.
place-mail-unconfirmed = Még nincs megerősítve: nyisd meg a levelünkben lévő hivatkozást.
place-mail-sent = Elmentve. Nyisd meg a levelünkben lévő hivatkozást.
place-mail-when = Milyen gyakran
place-mail-turns = Mindig, amikor én jövök
place-mail-daily = Naponta egyszer, minden játékomról
place-quiet = Csendes órák
place-quiet-explain = Ilyenkor nem küldünk üzenetet, és a levelezős játékokban ezek az órák nem számítanak.
place-quiet-from = Ettől
place-quiet-to = Eddig
place-quiet-not = Add meg, mettől meddig.
place-quiet-save = Mentés: csendes órák
place-hook = Webhookkal
place-hook-explain = Cím (https), amelyet a rendszer akkor hív, amikor te jössz: csevegőhöz vagy saját programhoz. Hagyd üresen, ha nem kell.
place-hook-not = Nyilvános nevű https:// cím kell, például https://chat.example/abc
place-hook-form = Ki fogadja az üzeneteket
place-hook-form-usual = Ahogy a cím sugallja
place-hook-form-discord = Egy Discord-csatorna
place-hook-form-slack = Egy Slack-csatorna
place-hook-form-matrix = Egy Matrix-szoba, a webhook-hídján át
place-hook-form-json = Egy program, amely JSON-t olvas
place-calendar = Határidőnaptár
place-calendar-explain = Titkos hivatkozás ahhoz a naptárhoz, amelyet úgyis használsz: mikor melyik asztalnál jár le az időd. Akinél a hivatkozás van, olvashatja.
place-calendar-make = Hivatkozás készítése
place-calendar-new = Új hivatkozás készítése
place-calendar-drop = Ne legyen hivatkozás
place-hook-save = Mentés: webhook
