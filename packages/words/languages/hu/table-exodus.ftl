### What tables with Exodus say beside the game's own words.
## The Cylon fleet
web-bsg-cylon-fleet = Cylon flotta
web-bsg-fleet-area = { $area } (kocka: { $die })
web-bsg-pursuit = Üldözés
web-bsg-pursuit-start-lead = Start: a Cylon flotta az emberek nyomát keresi.
web-bsg-pursuit-civilians-lead = A CAG { $count } civil hajót rak a Galactica köré.
web-bsg-pursuit-nothing-lead = Itt nem történik semmi.
web-bsg-pursuit-attack-lead = Az itt várakozó összes hajó a Galactica köré kerül, mindegyik a saját szektorának megfelelő szektorba; utána az üldözés elölről kezdődik.
web-bsg-mark-vii-count = ebből { $count } Mark VII-es
web-bsg-mark-vii-reserve = Mark VII-es Viperek az Utánpótlásban
web-bsg-mark-vii-damaged = Sérült Mark VII-es Viperek
## Decks
web-bsg-deck-loyalty = Hűségpakli
web-bsg-deck-human = „Nem vagy Cylon” pakli
web-bsg-deck-human-discarded = Ebből eldobva
## Trauma and allies
web-bsg-trauma-hidden = rejtett trauma token
web-bsg-trauma-count = { $count } trauma token
web-bsg-trauma-waiting = Egy trauma token vár arra, aki itt kezdi a körét.
web-bsg-trauma-mine = A traumáid:
web-bsg-trauma-laid = a kártyádon:
web-bsg-trauma-against-antagonistic = A Tárgyaláson a rosszindulatú tokenek szólnak ellened: eddig { $count }. Háromtól kizárhatnak.
web-bsg-trauma-against-benevolent = A Tárgyaláson a jóindulatú tokenek szólnak ellened: eddig { $count }. Háromtól kizárhatnak.
web-bsg-ally-here = Szövetséges van itt: { $ally }. Aki itt fejezi be a mozgás fázisát, köteles találkozni vele.
web-bsg-ally-here-known = Szövetséges van itt: { $ally }. A kártyáján lévő token: { $token }.
web-bsg-ally-disaster = egyik szöveg sem érvényes
web-bsg-shown-ally = { $who } szövetségessel találkozik.
web-bsg-shown-final-five = Mindenki látta { $who } egyik kártyáját.
web-bsg-shown-goal = { $who } felfedte az egyik Egyéni célját.
## Goals
web-bsg-goal-progress = { $have } / { $need } · ha rejtve marad: { $costs } −1
web-bsg-goal-at-most = Most { $have }, { $need } kell · ha rejtve marad: { $costs } −1
web-bsg-goal-met = Most felfedhető · ha rejtve marad: { $costs } −1
web-bsg-goal-not-yet = Még nem teljesült · ha rejtve marad: { $costs } −1
## The Crossroads and the Trial
web-bsg-crossroads = Keresztutak
web-bsg-trial = A Tárgyalás
web-bsg-trial-against = token számít
web-bsg-trial-lead = Az emberek ellen a rosszindulatú tokenek szólnak, a Cylon játékosok ellen a jóindulatúak; kettőig egyik sem számít.
web-bsg-trial-nobody = Senkit sem zárnak ki.
web-bsg-eliminated = kizárva
web-bsg-eliminated-lead = Nem vesz többé részt a játékban.
web-bsg-eliminated-you = Kizártak a játékból. Tovább nézheted azt, amit mindenki lát.
## Checks
web-bsg-skill-doubled = { $skill }: duplán számít
web-bsg-consequence-open = Következmény: csak ha ilyen jelű kártyát fednek fel.
web-bsg-consequence-comes = Jön a Következmény: van ilyen jelű kártya.
web-bsg-consequence-happened = A Következmény bekövetkezett.
web-bsg-consequence-not = Nincs Következmény: nincs ilyen jelű kártya.
web-bsg-failure-spared = A kudarc hatása elmarad.
web-bsg-strength-chosen = Kiválasztva: { $sum } / { $strength }
