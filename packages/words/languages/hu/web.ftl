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
web-unofficial = A Starboard nem hivatalos rajongói projekt. Nem a játékok kiadói készítik vagy támogatják, és nem tartalmazza sem a képeiket, sem a szövegeiket.
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
web-game-liars-dice = Hazudós kocka
web-game-tic-tac-toe = Amőba
web-captain = Kapitány
web-guest = { $star } kapitány
web-your-turn = Te következel
web-away-title = Távol vagy
web-save = Mentés
web-saved = Elmentve.
web-search = Keresés
web-sign-in = Bejelentkezés
web-statistics = Statisztika
web-won = győzelem
web-rules-count = { $count } szabály.
web-rules-in-english = Néhány szabály még angolul van.

## Lobby

web-hero = Két nagyszerű űrjáték egy asztalnál, bárhol is vagy
web-hero-lead = A Starboard minden szabályt ismer, minden titkot megőriz, és beül az üres székekbe. Élőben vagy levelezve, barátokkal vagy botok ellen, regisztráció nélkül.
web-game-roll-facts = 2–5 játékos · körülbelül 40 perc
web-game-roll-lead = Dobj titokban, találd ki, melyik fázist választják a többiek, és építs birodalmat bolygókból és fejlesztésekből.
web-game-bsg-facts = 3–7 játékos · 2–3 óra · a Pegazus és az Exodus kiegészítővel
web-game-bsg-lead = Az utolsó emberek az űrben menekülnek, és valaki az asztalnál nem közülük való. Derítsd ki, ki az, mielőtt odavész a flotta.
web-game-liars-dice-facts = 2–6 játékos · körülbelül 15 perc
web-game-tic-tac-toe-facts = 2 játékos · egy perc
web-learn = Tanuld meg öt perc alatt
web-learn-bsg = egy próba, egy áruló, lépésről lépésre
web-learn-roll = egy forduló, lépésről lépésre
web-lesson = Lecke
web-practise-now = Játék most, botok ellen
web-choose-players = Játékosok és botok választása
web-my-games = A játékaim
web-seats-free = { $count } szabad hely
web-lobby-paused = szünetel
web-lobby-waiting = Soron van: { $names }
web-on-this-device = Ezen az eszközön · { $people } ember, { $bots } bot
web-kept-turn = { $turn }. kör
web-kept-round = { $round }. forduló
web-game-over-watch = Vége: nézd vissza
web-forget-game = A játék törlése erről az eszközről: { $game }
web-open-tables = Nyitott asztalok
web-no-open-tables = Nyilvános asztalnál most senki sem vár. Nyiss egyet te, és küldd el a hivatkozást a barátaidnak.
web-server-away = A szerver nem érhető el. Ezen az eszközön nélküle is játszhatsz; a közös asztalok a kapcsolattal együtt térnek vissza.
web-no-server = Ennek az oldalnak nincs szervere. Ezen az eszközön játszhatsz; a közös asztalokhoz Starboard-szerver kell.
web-sit-down = Leülök
web-watch-games = Nézhető játékok
web-watch = Megnézem
web-create-table = Asztal nyitása
web-pace-live = élőben
web-pace-mail = levelezve

## A new game

web-create-title = Új játék
web-your-name = A neved
web-your-name-explain = Így szólítanak a többiek. Később megváltoztathatod.
web-create-level = Milyen erősek a botok?
web-level-easy = Könnyű
web-level-normal = Közepes
web-level-strong = Erős
web-pace-choice-quick = Gyorsan
web-pace-choice-live = Egy este alatt
web-pace-choice-mail = Levelezve
web-pace-choice-slow = Lassan, levelezve
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
web-table-password = Az asztal jelszava
web-table-password-explain = Üresen: nincs. Akinek megvan a hivatkozás, annak nem kell jelszó.
web-with-password = jelszóval
web-take-seat = Egy hely neked
web-take-seat-lead = Valaki átad neked egy helyet egy folyó játékban. Vele együtt megtudod mindazt, amit az a hely tud.
web-take-seat-do = Átveszem a helyet
web-copy-link = Hivatkozás másolása
web-copied = Másolva
web-table-talk = Beszélgetés
web-say-something = Mondj valamit
web-send = Küldés
web-reconnecting = A kapcsolat megszakadt, helyreállítás folyamatban. Semmi sem veszett el.
web-no-such-table = Ezt az asztalt nem láthatod
web-no-such-table-lead = Lehet, hogy már megszűnt, vagy csak meghívottaké. Ha ott játszottál, jelentkezz be ugyanazzal a névvel; különben kérd el a hivatkozást.
web-seat-gone = A helyeden már valaki más játszik
web-seat-gone-lead = A helyedet valaki más vagy egy bot vette át, ezért ez az asztal már nem nyílik meg neked. Ha nézni szeretnéd a játékot, kérd el a hivatkozást valakitől, aki az asztalnál van.
web-unknown-game = Ehhez a játékhoz itt nincs asztal
web-table-away = A szerver nem érhető el
web-table-away-lead = Az asztalod ott biztonságban van, mindennel együtt, amit megerősítettél. Ez az oldal tovább próbálkozik, és amint sikerül, megnyitja. Addig a lobbiból ezen az eszközön játszhatsz.

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
web-refused-too-many-tables = Túl sok befejezetlen asztalod van. Előbb fejezz be vagy hagyj el néhányat.
web-refused-too-many-joined = Itt túl sok asztal van megnyitva. Előbb zárj be néhányat.
web-refused-no-mail = Ez a szerver nem küld levelet.
web-refused-mail-not-sent = A levelet most nem sikerült elküldeni. Mentsd el újra a címet később.
web-refused-other-version = Ezt a játékot régebbi szabályok szerint játszották, ezért már nem lehet megmutatni.
web-refused-unknown-game = Ez az oldal nem ismeri az ott folyó játékot. Egy újabb Starboard talán igen: töltsd be újra az oldalt.
web-refused-not-your-seat = Már nem ülsz ennél az asztalnál.
web-refused-only-players-talk = Játék közben csak a játékosok beszélnek.
web-refused-no-private-talk = Ennél az asztalnál mindenki mindent hall.
web-refused-only-players-start = Csak az kezdheti el, aki itt ül.
web-refused-seats-free = Valaki még hiányzik. Hívd meg, vagy ültess le botokat.
web-refused-nobody-plays = Itt csak botok ülnek. Ülj le te is.
web-refused-paused = A játék szünetel: senki sem lép, amíg nem folytatódik.
web-refused-nobody-waits = Az asztal nem vár senkire, így nincs kinek időt adni.
web-refused-not-for-two = Csak kétszemélyes játékot lehet feladni. Add át inkább a helyed.
web-refused-only-by-mail = Csak levelezős játékban lehet valaki úgy távol, hogy az órája nem jár.
web-refused-no-vacation-left = Az egy játékban megengedett összes szabadnapod elfogyott.
web-refused-no-such-moment = Oda nem lehet visszalépni: nincs ilyen pillanat, vagy már nem számít.
web-refused-not-asked-to-go-back = Már senki sem kéri, hogy oda visszalépjünk.
web-refused-not-started = Ezt a játékot most nem játsszák.
web-refused-no-such-seat = Ez a hivatkozás már nem érvényes: a hely elkelt, vagy visszavonták.
web-refused-password-needed = Ehhez az asztalhoz jelszó kell. Kérd el attól, aki nyitotta.
web-refused-wrong-password = Nem ez az asztal jelszava.
web-refused-too-many-tries = Túl sok hibás próbálkozás; várj tíz percet.
web-refused-not-welcome = Valaki ennél az asztalnál nem szeretne veled játszani.
web-refused-not-heard = Ez a játékos tőled nem fogad suttogást.
web-refused-only-players-invite = Csak az hívhat meg másokat, aki az asztalnál van.
web-refused-only-friends = Így csak barátokat lehet meghívni; a többieknek küldd el a hivatkozást.
web-refused-too-many-friends = Már túl sok barátod van; előbb vegyél le valakit a listáról.
web-refused-too-many-blocked = Túl sok embert tiltottál le. Előbb vegyél le valakit a listáról.
web-refused-too-many-muted = Túl sok embert némítottál el. Előbb oldd fel valakinek a némítását.
web-refused-too-many-reports = Már sok mindent jelentettél. Várd meg, amíg megnézik.
web-refused-reported-before = Ezt már jelentetted. Meg fogják nézni.
web-refused-wrong-code = Ez a kód nem érvényes, már felhasználták, vagy lejárt.
web-refused-no-login-yet = Ennek a fióknak még nincs felhasználóneve. Térj vissza új jelszó nélkül, aztán válaszd meg mindkettőt.
web-refused-table-too-busy = Nagyon sok minden történt egyszerre ennél az asztalnál. Próbáld újra.
web-nothing-changed = Semmi sem változott: válassz újra.
web-refused-other = Ez nem sikerült ({ $code }). Semmi sem veszett el; próbáld újra, vagy töltsd be újra az oldalt.

## Battlestar Galactica: Pegazus és Új Caprica

web-bsg-jump-track-settling = Ugrás előkészítése · távolság: { $distance } / 7
web-bsg-planet-settled = A flotta letelepedett. A Galactica akkor tér vissza, ha az Ugrás előkészítő sáv megtelik.
web-bsg-planet-orbit = A Galactica keringési pályán van. Az Admirális kiadhatja az indulási parancsot; aki és ami akkor még itt van, elvész.
web-bsg-stack-locked = Zárolt
web-bsg-stack-locked-lead = Civil hajók, amelyeket visszatartanak. A Hajógyárban aktiválódó megszálló erő megsemmisíti a legfelsőt.
web-bsg-stack-prepared = Előkészített
web-bsg-stack-prepared-lead = Civil hajók, amelyek evakuálhatók, amint a Galactica újra keringési pályán van.
web-bsg-stack-in-space = Az űrben
web-bsg-stack-in-space-lead = Civil hajók a Galactica körüli űrszektorokban.
web-bsg-deck-new-caprica = Új Caprica Krízis pakli
web-bsg-forces = { $count } megszálló erő
web-bsg-location-lost = A hajóval együtt megsemmisült: többé senki sem mehet oda.
web-bsg-scar = Scar
web-bsg-scar-lead = Ez a raider Scar: kétszer cselekszik, és csak 7-es vagy 8-as dobás semmisíti meg.
web-bsg-leader = Vezér
web-bsg-infiltrating = beszivárgó
web-bsg-executed = Kivégezve:
web-bsg-own-aim = Egyedül a Titkos küldetésed dönti el, hogy győzöl-e.
web-bsg-reckless = Vakmerő
web-bsg-reckless-lead = Vakmerő kártyát játszottak ki: a Vakmerő próbákra vonatkozó szövegek érvényesülnek, ha a kártyájukat felfedik.
web-bsg-texts = Érvényesül:
web-bsg-destiny-hidden = A Végzet kártyák rejtve maradnak
web-bsg-super-crises = { $count } Szuperkrízis kártya

## What tables share with the rest

web-you = Te
web-game-lost = Ez a játék már nincs itt
web-game-lost-lead = Az egy eszközön játszott játékokat az a böngésző őrzi, amelyikben elkezdődtek. Ezt ott eltávolították, vagy másik eszközön kezdődött. A többi játékod a lobbiban van.
web-game-unreadable = Ezt a játékot már nem lehet megnyitni
web-game-unreadable-lead = Egy régebbi Starboard olyan formában őrizte meg, amelyet ez már nem tud elolvasni. Más nem sérült: a többi játékod a lobbiban van.
web-players = Játékosok
web-leave = Kilépés
