### The web app: lobby, settings, profile, rules, replay.

## Everywhere

web-loading = Betöltés…
web-skip = Ugrás a tartalomra
web-newer = Van újabb változat. Semmi sem vész el.
web-newer-load = Újratöltés
web-navigation = Oldalak
web-language = Nyelv
web-rules = Szabályok
web-settings = Beállítások
web-profile = Profil
web-unofficial = A Starboard rajongók nem hivatalos projektje. Nem a játékok kiadói készítik vagy támogatják, és nem tartalmazza sem a képeiket, sem a szövegeiket.
web-nothing-here = Ezen a címen nincs semmi
web-nothing-here-lead = Lehet, hogy a hivatkozás régi vagy elgépelt. A játékaid biztonságban vannak: a lobbiban megtalálod őket.
web-back-to-lobby = Vissza a lobbiba
web-broken = Valami elromlott ezen az oldalon
web-broken-safe = A játékod biztonságban van: minden megerősített lépésedet eltároltuk. Töltsd be újra az oldalt, és folytasd, ahol tartottál; ha megint elromlik, írd meg, mit csináltál utoljára.
web-part-missing = Az alkalmazás egy része nem érkezett meg
web-part-missing-safe = Vagy frissült a Starboard, mióta megnyitottad, vagy megszakadt a kapcsolat. A játékod biztonságban van: minden, amit megerősítettél, el van mentve. Töltsd be újra az oldalt, és ott folytathatod, ahol abbahagytad.
web-reload = Újratöltés
web-game-roll = Roll for the Galaxy
web-game-bsg = Battlestar Galactica
web-captain = Kapitány
web-your-turn = Te következel
web-save = Mentés
web-saved = Elmentve.
web-search = Keresés

## Lobby

web-hero = Két nagyszerű űrjáték egy asztalnál, bárhol is vagy
web-hero-lead = A Starboard minden szabályt ismer, minden titkot megőriz, és beül az üres székekbe. Élőben vagy levelezve, barátokkal vagy botok ellen, regisztráció nélkül.
web-game-roll-facts = 2–5 játékos · körülbelül 40 perc
web-game-roll-lead = Dobj titokban, találd ki, melyik fázist választják a többiek, és építs birodalmat bolygókból és fejlesztésekből.
web-game-bsg-facts = 3–6 játékos · 2–3 óra
web-game-bsg-lead = Az utolsó emberek az űrben menekülnek, és valaki az asztalnál nem közülük való. Derítsd ki, ki az, mielőtt odavész a flotta.
web-practise-now = Játék most, botok ellen
web-choose-players = Játékosok és botok választása
web-my-games = A játékaim
web-seats-free = { $count } szabad hely
web-lobby-waiting = Soron van: { $names }
web-on-this-device = Ezen az eszközön · { $people } ember, { $bots } bot
web-game-over-watch = Vége: nézd vissza
web-forget-game = A játék törlése erről az eszközről: { $game }
web-open-tables = Nyitott asztalok
web-no-open-tables = Nyilvános asztalnál most senki sem vár. Nyiss egyet te, és küldd el a hivatkozást a barátaidnak.
web-server-away = A szerver nem érhető el. Ezen az eszközön nélküle is játszhatsz; a közös asztalok a kapcsolattal együtt térnek vissza.
web-sit-down = Leülök
web-watch-games = Nézhető játékok
web-watch = Megnézem
web-create-table = Asztal nyitása
web-pace-live = élőben
web-pace-mail = levelezve

## A new game

web-create-title = Új játék
web-create-game = Melyik játék?
web-create-where = Kivel?
web-where-bots = Botok ellen
web-where-bots-explain = Ezen az eszközön, hálózat nélkül is. Később folytathatod.
web-where-passing = Együtt, ezen az eszközön
web-where-passing-explain = Körbeadjátok; két játékos között függöny takar el mindent.
web-where-online = Online
web-where-online-explain = Barátokkal, egy hivatkozás segítségével, vagy bárkivel. A szabad helyekre botok ülhetnek.
web-create-seats = Hány játékos?
web-seats-bsg-explain = A botok is számítanak. Öten a legjobb: közületek ketten Cylonok lehetnek.
web-seats-roll-explain = A botok is számítanak. Két játékosnál egy extra kocka választ még egy fázist.
web-create-people = Kik vannak itt?
web-create-people-explain = Akik itt szerepelnek, ezen az eszközön játszanak; a többi helyre botok ülnek.
web-player-n = { $n }. játékos
web-add-person = Még egy ember
web-remove-person = Eggyel kevesebb
web-your-name = A neved
web-your-name-explain = Így szólítanak a többiek. Később megváltoztathatod.
web-create-level = Milyen erősek a botok?
web-level-easy = Könnyű
web-level-easy-explain = Ismerik a szabályokat, de nem sokkal többet.
web-level-normal = Közepes
web-level-normal-explain = Mérlegelik, mi mennyit ér.
web-level-strong = Erős
web-level-strong-explain = Előre gondolkodnak, és több idő kell nekik.
web-option-variant = Milyen nehéz legyen?
web-variant-standard = A szabályok szerint
web-variant-standard-explain = Kiegyensúlyozott az emberek és a Cylonok között.
web-variant-easier-for-humans = Könnyebb az embereknek
web-variant-easier-for-humans-explain = Minden erőforrás 2-vel magasabbról indul.
web-variant-easier-for-cylons = Könnyebb a Cylonoknak
web-variant-easier-for-cylons-explain = Minden erőforrás 2-vel alacsonyabbról indul.
web-variant-no-sympathizer = Kollaboráns nélkül
web-variant-no-sympathizer-explain = A Kollaboráns helyett eggyel több „Nem vagy Cylon” kártya; az erőforrások alacsonyabbról indulnak, a lelepleződött Cylonok többet húznak.
web-variant-no-sympathizer-not = Csak négy vagy hat játékossal.
web-option-setup = Első játék?
web-option-beginner = Kezdés a könnyebb lapkákkal
web-option-beginner-explain = A kezdőlapkák olcsóbb oldala kerül játékba, kérdés nélkül.
web-option-pace = Milyen gyorsan?
web-pace-choice-quick = Gyorsan
web-pace-choice-quick-explain = Válaszonként 30 másodperc, 2 perc tartalék.
web-pace-choice-live = Egy este alatt
web-pace-choice-live-explain = Válaszonként 90 másodperc, 10 perc tartalék.
web-pace-choice-mail = Levelezve
web-pace-choice-mail-explain = Válaszonként egy nap; szólunk, amikor te következel.
web-pace-choice-slow = Lassan, levelezve
web-pace-choice-slow-explain = Válaszonként három nap.
web-option-join = Ki ülhet le?
web-join-invited = Akinek megvan a hivatkozás
web-join-invited-explain = Más nem látja az asztalt.
web-join-anyone = Bárki
web-join-anyone-explain = Az asztal megjelenik a lobbiban.
web-option-watch = Ki nézheti?
web-watch-players = Senki más
web-watch-players-explain = Csak a játékosok látják a játékot.
web-watch-invited = Akinek megvan a hivatkozás
web-watch-invited-explain = Azt látják, ami nyíltan fekszik, kézben tartott lapot soha.
web-watch-anyone = Bárki
web-watch-anyone-explain = Idegenek is nézhetik; ők sem látják senki lapjait.
web-option-more = Egyebek
web-option-no-tells = Árulkodó jelek nélkül
web-option-no-tells-explain = Minden közbelépési lehetőségnél mindenkit megkérdezünk, és mindenki ugyanannyit vár: a passzolás gyorsasága semmit sem árul el.
web-option-private-talk = Szabad suttogni
web-option-private-talk-explain = Két játékos játék közben négyszemközt is beszélhet.
web-option-title = Az asztal neve
web-option-title-explain = Üresen is maradhat.
web-make-table = Asztal nyitása
web-begin = Kezdés

## Before a game on the server

web-all-here = Mindenki itt van
web-seats = Helyek
web-free-seat = Szabad hely
web-seat-yours = te
web-present = itt van
web-bot-of-level = { $name } · { $level } bot
web-seat-bot = Bot ültetése ide
web-send-bot-away = A bot elküldése
web-leave-seat = Felállok
web-begin-when-full = A játék akkor kezdődhet, ha minden helyen ül valaki: ember vagy bot.
web-invite = Az asztal hivatkozása
web-invite-explain = Aki megnyitja, leülhet vagy nézheti a játékot. Senkinek sem kell regisztrálnia.
web-copy-link = Hivatkozás másolása
web-copied = Másolva
web-table-talk = Beszélgetés
web-say-something = Mondj valamit
web-send = Küldés
web-reconnecting = A kapcsolat megszakadt, helyreállítás folyamatban. Semmi sem veszett el.
web-no-such-table = Ezt az asztalt nem láthatod
web-no-such-table-lead = Lehet, hogy már megszűnt, vagy csak meghívottaké. Ha ott játszottál, jelentkezz be ugyanazzal a névvel; különben kérd el a hivatkozást.
web-table-away = A szerver nem érhető el
web-table-away-lead = Az asztalod ott biztonságban van, mindennel együtt, amit megerősítettél. Ez az oldal tovább próbálkozik, és amint sikerül, megnyitja. Addig a lobbiból ezen az eszközön játszhatsz.

## Settings

web-settings-lead = Mostantól érvényesek, ezen az eszközön.
web-theme = Megjelenés
web-theme-calm = Nyugodt
web-theme-calm-explain = Sötét és lágy, hosszú estékre.
web-theme-contrast = Nagy kontraszt
web-theme-contrast-explain = Fekete, fehér, éles vonalak.
web-motion-and-sound = Mozgás és hang
web-motion = Animációk
web-motion-explain = Kivéve, ha a rendszered kevesebb mozgást kér.
web-sounds = Hang, amikor én következem
web-sounds-explain = Két halk hang, semmi más.
web-bot-pace = Mennyit várnak a botok
web-bot-pace-explain = Ezen az eszközön. Lassabban könnyebb követni.
web-bot-pace-0 = Azonnal
web-bot-pace-450 = Fürgén
web-bot-pace-1200 = Kényelmesen
web-bot-pace-2500 = Lassan
web-notifications = Értesítések
web-notifications-explain = Szólunk, amikor te következel, amikor lejár az időd, és amikor véget ér egy játék; arról soha, hogy kinek mi van a kezében.
web-notifications-sign-in = Ehhez a szervernek ismernie kell téged: előbb válassz nevet.
web-push = Ezen az eszközön
web-push-explain = A böngésződ engedélyt kér majd.
web-push-impossible = Ez a böngésző nem tud bezárt oldalról értesítést mutatni.
web-push-not-allowed = A böngésző nem engedte. Ezt az oldal címe mellett módosíthatod.
web-mail = E-mailben
web-mail-explain = A címet másra nem használjuk. Ha üresen hagyod, nem küldünk levelet.
web-mail-unconfirmed = Még nincs megerősítve: nyisd meg a levelünkben lévő hivatkozást.
web-mail-sent = Elmentve. Nyisd meg a levelünkben lévő hivatkozást.
web-quiet = Csendes órák
web-quiet-explain = Ilyenkor nem küldünk üzenetet, és a levelezős játékokban ezek az órák nem számítanak.
web-quiet-from = Ettől
web-quiet-to = Eddig
web-quiet-not = Add meg, mettől meddig.
web-quiet-save = Mentés: csendes órák
web-hook = Webhookkal
web-hook-explain = Cím (https), amelyet a rendszer akkor hív, amikor te jössz: csevegőhöz vagy saját programhoz. Hagyd üresen, ha nem kell.
web-hook-not = Ez nem https:// kezdetű cím
web-hook-save = Mentés: webhook
web-default-orders = Állandó utasítások új játékokhoz
web-default-orders-explain = Amikor a Battlestar Galactica azt kérdezi, közbelépsz-e, passzolhat helyetted. Ezt minden asztalnál újra módosíthatod.

## Profile

web-profile-lead = A játékhoz nem kell fiók. Elég egy név; bejelentkezéssel minden eszközön megtalálod a játékaidat.
web-be-guest = Játék vendégként
web-be-guest-explain = Ez a böngésző megjegyez téged.
web-be-guest-go = Ez vagyok én
web-sign-in = Bejelentkezés
web-login = Felhasználónév
web-login-explain = 3–40 betű és számjegy, pont vagy aláhúzás.
web-password = Jelszó
web-password-explain = Legalább 8 karakter.
web-password-now = Az eddigi jelszavad
web-passkey = Azonosítókulcs
web-passkey-sign-in = Bejelentkezés azonosítókulccsal
web-passkey-sign-in-explain = Ujjlenyomattal, arccal vagy az eszköz kódjával.
web-passkey-explain = Bejelentkezés jelszó nélkül. Jelenleg { $count } azonosítókulcsod van.
web-passkey-add = Azonosítókulcs hozzáadása
web-you-are = A neved { $name }.
web-you-are-guest = A neved { $name }, és vendég vagy: csak ez a böngésző ismer.
web-played = Lejátszott játékok
web-played-nothing = Ezen a szerveren még nincs befejezett játékod.
web-game = Játék
web-games-played = Lejátszva
web-games-won = Megnyerve
web-best-score = Legjobb
web-won = győzelem
web-lost = vereség
web-keep-account = Játék más eszközökön is
web-keep-account-explain = Felhasználónévvel és jelszóval vagy azonosítókulccsal minden eszközön ugyanaz a játékos leszel.
web-leave-here = Távozás
web-sign-out = Kijelentkezés itt
web-sign-out-everywhere = Kijelentkezés mindenhol
web-export = Minden, amit rólam tárolnak
web-guest-gone = A kijelentkezett vendég nem tud visszatérni. Előbb adj meg felhasználónevet és jelszót.
web-delete = A fiókom törlése
web-delete-sure = Igen, töröljétek a fiókomat és mindent, amit írtam

## Rules

web-rules-title = Kézikönyv
web-rules-parts = A kézikönyv részei
web-rules-bsg = Battlestar Galactica: szabályok
web-rules-bsg-aid = Battlestar Galactica: játékossegédlet
web-rules-bsg-cards = Battlestar Galactica: kártyák
web-rules-bsg-pegasus = Battlestar Galactica, Pegazus: szabályok
web-rules-bsg-exodus = Battlestar Galactica, Exodus: szabályok
web-rules-roll = Roll for the Galaxy: szabályok
web-rules-roll-aid = Roll for the Galaxy: játékossegédlet
web-rules-roll-cards = Roll for the Galaxy: lapkák
web-rules-count = { $count } szabály.
web-rules-in-english = Néhány szabály még angolul van.
web-rules-not-played = Csak olvasásra: ezzel a kiegészítővel itt még nem lehet játszani.
web-cards-count = { $count } tétel.

## Replay

web-replay = Visszajátszás
web-replay-not = Ezt a játékot nem lehet megmutatni
web-replay-back = Egy lépés vissza
web-replay-on = Egy lépés előre
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-moment = A játék pillanata
web-replay-at = { $seq } / { $length }
web-replay-eyes = Kinek a szemével
web-replay-all = Mindent látva
web-replay-secrets = Amit mindenki titkolt
web-replay-spectator = Nézőként
web-replay-link = Hivatkozás erre a pillanatra
web-replay-seat = { $number }. játékos
web-record-save = Mentés fájlba
web-record-open = Mentett játék megnyitása
web-record-open-explain = Nézz meg egy befejezett játékot egy mentett fájlból.
web-record-not = Ez a fájl nem egy Starboard-játék felvétele. Semmi sem változott.

## What the server may refuse

web-refused-server-away = A szerver most nem érhető el. Semmi sem veszett el; próbáld újra kicsit később.
web-refused-store-away = A szerver most nem tud menteni. Semmi sem veszett el; próbáld újra kicsit később.
web-refused-page-broken = Valami elromlott ezen az oldalon. Töltsd be újra.
web-refused-not-signed-in = Előbb válassz nevet.
web-refused-wrong-login = Hibás felhasználónév vagy jelszó.
web-refused-login-taken = Ez a felhasználónév már foglalt. Válassz másikat.
web-refused-wrong-passkey = Ezt az azonosítókulcsot itt nem ismerjük.
web-refused-passkey-cancelled = Nem használtál azonosítókulcsot.
web-refused-too-fast = Ez egyszerre sok volt. Várj egy percet, és próbáld újra.
web-refused-bad-request = Az űrlapon valami hiányzik vagy túl hosszú.
web-refused-no-such-table = Nincs ilyen asztal, vagy nem láthatod.
web-refused-no-such-player = Nincs ilyen játékos.
web-refused-not-invited = Ez az asztal azoké, akiknek megvan a hivatkozás.
web-refused-seat-taken = Valaki gyorsabb volt: ez a hely már foglalt.
web-refused-already-seated = Már ennél az asztalnál ülsz.
web-refused-already-started = A játék már elkezdődött.
web-refused-not-over = A játék még tart. Ha véget ér, itt visszanézheted.
web-refused-only-the-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
web-refused-too-many-tables = Sok olyan asztalod van, amelynél senki sem játszik. Előbb fejezz be vagy hagyj el néhányat.
web-refused-no-mail = Ez a szerver nem küld levelet.
web-refused-other-version = Ezt a játékot régebbi szabályok szerint játszották, ezért már nem lehet megmutatni.
web-refused-not-your-seat = Már nem ülsz ennél az asztalnál.
web-refused-only-players-talk = Játék közben csak a játékosok beszélnek.
web-refused-no-private-talk = Ennél az asztalnál mindenki mindent hall.
web-refused-only-players-start = Csak az kezdheti el, aki itt ül.
web-refused-seats-free = Valaki még hiányzik. Hívd meg, vagy ültess le botokat.
web-refused-nobody-plays = Itt csak botok ülnek. Ülj le te is.
web-refused-table-too-busy = Nagyon sok minden történt egyszerre ennél az asztalnál. Próbáld újra.
web-nothing-changed = Semmi sem változott: válassz újra.
web-refused-other = Ez nem sikerült ({ $code }). Semmi sem veszett el; próbáld újra, vagy töltsd be újra az oldalt.

## What tables share with the rest

web-you = Te
web-game-lost = Ez a játék már nincs itt
web-game-lost-lead = Az egy eszközön játszott játékokat az a böngésző őrzi, amelyikben elkezdődtek. Ezt ott eltávolították, vagy másik eszközön kezdődött. A többi játékod a lobbiban van.
web-game-unreadable = Ezt a játékot már nem lehet megnyitni
web-game-unreadable-lead = Egy régebbi Starboard olyan formában őrizte meg, amelyet ez már nem tud elolvasni. Más nem sérült: a többi játékod a lobbiban van.
web-players = Játékosok
web-leave = Kilépés
