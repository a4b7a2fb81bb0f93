### Minden játéknak közös: emberek, elutasítások, állandó utasítások, értesítések, hibák.

person = { $name }
    .of = { $name }
nobody = senki
list-and = { LIST($things, "and") }

## Miért nem fogadható el egy válasz, és mi más mehet félre

refusal-not-a-choice = Ez nincs a választhatók között.
refusal-too-few = Legalább { $min } elemet válassz.
refusal-too-many = Legfeljebb { $max } elemet válassz.
refusal-not-all = Mind a(z) { $count } elemet tedd sorrendbe.
refusal-not-a-number = Egész szám kell.
refusal-out-of-range = A szám { $min } és { $max } között lehet.
refusal-not-a-list = Lista kell.
refusal-chosen-twice = Ugyanazt kétszer választottad.
refusal-not-json = Ez a válasz nem olvasható.
refusal-game-over = A játéknak vége.
refusal-game-not-over = A játéknak még nincs vége.
refusal-not-your-ask = Ez a kérdés másnak szól.
refusal-already-answered = Erre már válaszoltál.
refusal-no-such-ask = Ez a kérdés már nem aktuális.
refusal-no-sealed-answer = Nincs visszavonható rejtett válaszod.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely.
refusal-behind-the-horizon = Ez már nem vonható vissza: azóta kiderült valami, ami rejtve volt.
refusal-others-went-on-from-it = Ez már nem vonható vissza: mások már építettek rá.
refusal-no-such-moment = Oda nem lehet visszalépni: nincs ilyen pillanat, vagy már nem számít.
refusal-wrong-number-of-seats = Ezt a játékot { $min }–{ $max } játékos játszhatja.
refusal-seed-must-be-64-hex-digits = A kezdőértéknek 64 hexadecimális számjegyből kell állnia.
refusal-no-such-face = A kockának nincs ilyen oldala.
refusal-bad-orders = Ezek az állandó utasítások nem érthetők ({ $details }).
refusal-orders-too-long = Ezek az állandó utasítások túl hosszúak. Törölj közülük néhányat.
refusal-corrupt-state = A mentett játék sérült ({ $details }).
refusal-broken-rules = Hiba történt a játék szabályainak végrehajtása közben. Ez a mi hibánk ({ $details }).
refusal-unknown-option = Nincs „{ $name }” nevű beállítás.
refusal-unknown = Ez nem lehetséges ({ $id }).

fault-not-your-ask = Nem a te döntésed
fault-stale-ask = Elkésett
fault-illegal-answer = Nem megengedett
fault-game-over = Vége a játéknak
fault-nothing-to-take-back = Nem vonható vissza
fault-bad-setup = A játék nem készíthető elő
fault-bad-orders = Érthetetlen állandó utasítások
fault-corrupt-state = Sérült mentés
fault-broken-rules = Belső hiba

## Kérdések

prompt-order-of-plays = Többen is közbe akarnak lépni. Milyen sorrendben?
choice-pass = passz
choice-play-by = { $who }: { $play }

## Állandó utasítások

order-pass = { $when } – passzolj helyettem.
order-ask = { $when } – kérdezz meg.
order-play = { $when } – használd ezt: { $play }.
order-always = Minden közbelépési lehetőségnél
order-elsewhere = Egy pillanatban, amelyet ez a játék nem ismer
order-window = { $window }
order-window-when = { $window }, ha { LIST($tests, "then") }
order-test-is = { $fact } { $value }
order-test-at-least = { $fact } legalább { $value }
order-test-at-most = { $fact } legfeljebb { $value }
order-test-between = { $fact } { $min } és { $max } között van
order-other-test = olyasmi teljesül, amit ez a játék nem ismer
order-other-play = valami, amit ez a játék nem ismer

## A játék vége

outcome-won = { $count ->
    [one] A győztes: { LIST($winners, "and") }
   *[other] A győztesek: { LIST($winners, "and") }
}. { $reason }
outcome-nobody-won = Senki sem győzött. { $reason }

## Miért döntött így egy bot

bot-unknown-ask = Nem ismertem ezt a kérdést, ezért az első megengedett választ adtam.
bot-stumbled = Gondolkodás közben valami elromlott; egy megengedett választ adtam.
