### Für alle Spiele: Personen, Ablehnungen, Daueranweisungen, Benachrichtigungen, Fehler.

person = { $name }
    .gender = { $gender }
nobody = niemand
list-and = { LIST($things, "and") }

## Warum eine Antwort abgelehnt wird und was sonst schiefgehen kann

refusal-not-a-choice = Das steht nicht zur Wahl.
refusal-too-few = Wähle mindestens { $min }.
refusal-too-many = Wähle höchstens { $max }.
refusal-not-all = Bring { $count ->
    [2] beide
   *[other] alle { $count }
} in eine Reihenfolge.
refusal-not-a-number = Hier wird eine ganze Zahl gebraucht.
refusal-out-of-range = Wähle eine Zahl von { $min } bis { $max }.
refusal-not-a-list = Hier wird eine Liste gebraucht.
refusal-chosen-twice = Dasselbe wurde zweimal gewählt.
refusal-not-json = Diese Antwort ist nicht lesbar.
refusal-game-over = Das Spiel ist zu Ende.
refusal-game-not-over = Das Spiel ist noch nicht zu Ende.
refusal-not-your-ask = Diese Frage geht an jemand anderen.
refusal-already-answered = Das hast du schon beantwortet.
refusal-no-such-ask = Diese Frage ist nicht mehr offen.
refusal-no-sealed-answer = Es gibt keine verdeckte Antwort, die du zurückziehen könntest.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-behind-the-horizon = Das lässt sich nicht mehr zurücknehmen: Inzwischen wurde etwas Verborgenes bekannt.
refusal-others-went-on-from-it = Das lässt sich nicht mehr zurücknehmen: Andere haben inzwischen weitergespielt.
refusal-no-such-moment = Dorthin geht es nicht zurück: Diesen Stand gibt es nicht, oder er zählt nicht mehr.
refusal-wrong-number-of-seats = Dieses Spiel ist für { $min } bis { $max } Personen.
refusal-seed-must-be-64-hex-digits = Der Startwert muss aus 64 Hexadezimalziffern bestehen.
refusal-no-such-face = Diese Seite hat der Würfel nicht.
refusal-bad-orders = Diese Daueranweisungen sind unverständlich ({ $details }).
refusal-orders-too-long = Diese Daueranweisungen sind zu lang. Nimm einige davon weg.
refusal-corrupt-state = Der Spielstand ist beschädigt ({ $details }).
refusal-broken-rules = Bei den Spielregeln ist etwas schiefgegangen. Das ist unser Fehler ({ $details }).
refusal-unknown-option = Die Option „{ $name }“ gibt es nicht.
refusal-unknown = Das geht nicht ({ $id }).

fault-not-your-ask = Nicht deine Entscheidung
fault-stale-ask = Zu spät
fault-illegal-answer = Nicht erlaubt
fault-game-over = Spiel zu Ende
fault-nothing-to-take-back = Nicht zurücknehmbar
fault-bad-setup = Spielaufbau nicht möglich
fault-bad-orders = Daueranweisungen unverständlich
fault-corrupt-state = Spielstand beschädigt
fault-broken-rules = Interner Fehler

## Fragen

prompt-order-of-plays = Mehrere wollen jetzt eingreifen. In welcher Reihenfolge?
choice-pass = passen
choice-play-by = { $who }: { $play }

## Daueranweisungen

order-pass = { $when }: für mich passen.
order-ask = { $when }: mich fragen.
order-play = { $when }: für mich einsetzen: { $play }.
order-always = Immer wenn ich eingreifen könnte
order-elsewhere = In einem Augenblick, den dieses Spiel nicht kennt
order-window = { $window }
order-window-when = { $window } ({ LIST($tests, "next") })
order-test-is = { $fact }: { $value }
order-test-at-least = { $fact } mindestens { $value }
order-test-at-most = { $fact } höchstens { $value }
order-test-between = { $fact } zwischen { $min } und { $max }
order-other-test = etwas gilt, das dieses Spiel nicht kennt
order-other-play = etwas, das dieses Spiel nicht kennt

## Spielende

outcome-won = { LIST($winners, "and") } { $count ->
    [one] gewinnt
   *[other] gewinnen
}. { $reason }
outcome-nobody-won = Niemand gewinnt. { $reason }

## Warum ein Bot so gehandelt hat

bot-unknown-ask = Ich kannte diese Frage nicht und nahm die erste erlaubte Antwort.
bot-stumbled = Beim Überlegen ist etwas schiefgegangen; ich nahm eine erlaubte Antwort.
