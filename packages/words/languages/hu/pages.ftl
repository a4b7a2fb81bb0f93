### Settings, profile, statistics, rules: pages that nobody sees at a table.

## Settings

web-settings-lead = Mostantól érvényesek, ezen az eszközön.
web-theme = Megjelenés
web-theme-system = A rendszer szerint
web-theme-system-explain = Sötét vagy világos, ahogy ez az eszköz.
web-theme-dark = Sötét
web-theme-dark-explain = Éjszaka a flotta körül, hosszú estékre.
web-theme-light = Világos
web-theme-light-explain = Rajzolt térkép az éjszaka helyett, világos szobába.
web-theme-contrast = Nagy kontraszt
web-theme-contrast-explain = Fekete, fehér, éles vonalak.
web-zoom = Méret
web-zoom-explain = Az oldalon minden nagyobb vagy kisebb lesz.
web-own-colour = Az én színem
web-own-colour-explain = Minden asztalnál; ha ez a szín másé, ő a te helyed színét kapja, de csak a te képernyődön.
web-own-colour-none = A helyem színe
web-own-colour-0 = Kék
web-own-colour-1 = Korall
web-own-colour-2 = Zöld
web-own-colour-3 = Lila
web-own-colour-4 = Türkiz
web-own-colour-5 = Rózsaszín
web-own-colour-6 = Homok
web-motion-and-sound = Mozgás és hang
web-motion = Animációk
web-motion-explain = Kivéve, ha a rendszered kevesebb mozgást kér.
web-sounds = Hang, amikor én következem
web-sounds-explain = Két halk hang, semmi más.
web-tips = Tippek
web-tips-explain = Egy rövid tanács, amikor valami először felbukkan; mindegyik csak egyszer.
web-volume = Hangerő
web-bot-pace = Mennyit várnak a botok
web-bot-pace-explain = Ezen az eszközön. Lassabban könnyebb követni.
web-bot-pace-0 = Azonnal
web-bot-pace-450 = Fürgén
web-bot-pace-1200 = Kényelmesen
web-bot-pace-2500 = Lassan
web-notifications = Értesítések
web-notifications-explain = Szólunk, amikor te következel, amikor lejár az időd, és amikor véget ér egy játék; arról soha, hogy kinek mi van a kezében.
web-notifications-sign-in = Ehhez a szervernek ismernie kell téged: előbb válassz nevet.
web-default-orders = Állandó utasítások új játékokhoz
web-default-orders-explain = Beállíthatod, hogy a Battlestar Galactica passzoljon helyetted, amikor azt kérdezi, közbelépsz-e. Ezt minden asztalnál módosíthatod.

## Profile

web-profile-lead = A játékhoz nem kell fiók. Elég egy név; bejelentkezéssel minden eszközön megtalálod a játékaidat.
web-be-guest = Játék vendégként
web-be-guest-explain = Ez a böngésző megjegyez téged.
web-be-guest-go = Ez vagyok én
web-login = Felhasználónév
web-login-explain = 3–40 karakter: betű, számjegy, pont vagy aláhúzás.
web-password = Jelszó
web-password-explain = Legalább 8 karakter.
web-password-now = A jelenlegi jelszavad
web-passkey = Azonosítókulcs
web-passkey-sign-in = Bejelentkezés azonosítókulccsal
web-passkey-sign-in-explain = Ujjlenyomattal, arccal vagy az eszköz kódjával.
web-passkey-explain = Bejelentkezés jelszó nélkül. Jelenleg { $count } azonosítókulcsod van.
web-passkey-add = Azonosítókulcs hozzáadása
web-you-are = A neved { $name }.
web-you-are-guest = A neved { $name }, és vendég vagy: csak ez a böngésző ismer.
web-you-are-guest-back = A neved { $name }, és vendég vagy. Ha ez a böngésző elfelejt, { $back ->
    [code] egy vészhelyzeti kóddal visszatérhetsz.
   *[mail] az e-mail-címedre küldött hivatkozással visszatérhetsz.
}
web-played = Lejátszott játékok
web-played-nothing = Ezen a szerveren még nincs befejezett játékod.
web-game = Játék
web-games-played = Lejátszva
web-games-won = Megnyerve
web-best-score = Legjobb
web-lost = vereség
web-keep-account = Játék más eszközökön is
web-keep-account-explain = Felhasználónévvel és jelszóval vagy azonosítókulccsal minden eszközön ugyanaz a játékos leszel.
web-leave-here = Távozás
web-sign-out = Kijelentkezés itt
web-sign-out-everywhere = Kijelentkezés mindenhol
web-export = A rólam tárolt adatok letöltése
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
web-rules-not-played = Csak olvasásra: ezzel a kiegészítővel itt még nem lehet játszani.
web-cards-count = { $count } tétel.
