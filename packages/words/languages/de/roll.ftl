### Roll for the Galaxy: was Plättchen sagen, was gefragt wird, was geschah.

## Wörter und ihre Formen

roll-phase-explore = Erkunden
roll-phase-develop = Entwickeln
roll-phase-settle = Besiedeln
roll-phase-produce = Produzieren
roll-phase-ship = Verschiffen
roll-face-wild = Joker
roll-dictate = Diktat
    .acc = das Diktat

# Die Grundform ist das Wort für einen Würfel der Farbe.
roll-colour-home = Heimatwürfel
    .dat-pl = Heimatwürfeln
    .worker = Heimatarbeiter
roll-colour-military = Militärwürfel
    .dat-pl = Militärwürfeln
    .worker = Militärarbeiter
roll-colour-consumption = Konsumwürfel
    .dat-pl = Konsumwürfeln
    .worker = Konsumarbeiter
roll-colour-novelty = Luxusgüterwürfel
    .dat-pl = Luxusgüterwürfeln
    .worker = Luxusgüterarbeiter
roll-colour-rare = Seltene-Elemente-Würfel
    .dat-pl = Seltene-Elemente-Würfeln
    .worker = Seltene-Elemente-Arbeiter
roll-colour-genes = Genwürfel
    .dat-pl = Genwürfeln
    .worker = Genarbeiter
roll-colour-alien = Alien-Technologie-Würfel
    .dat-pl = Alien-Technologie-Würfeln
    .worker = Alien-Technologie-Arbeiter

roll-world-novelty = Luxusgüterwelt
    .dat = Luxusgüterwelt
    .pl = Luxusgüterwelten
    .dat-pl = Luxusgüterwelten
roll-world-rare = Seltene-Elemente-Welt
    .dat = Seltene-Elemente-Welt
    .pl = Seltene-Elemente-Welten
    .dat-pl = Seltene-Elemente-Welten
roll-world-genes = Genwelt
    .dat = Genwelt
    .pl = Genwelten
    .dat-pl = Genwelten
roll-world-alien = Alien-Technologie-Welt
    .dat = Alien-Technologie-Welt
    .pl = Alien-Technologie-Welten
    .dat-pl = Alien-Technologie-Welten
roll-world-grey = graue Welt
    .dat = grauen Welt
    .pl = graue Welten
    .dat-pl = grauen Welten

roll-dice = { $count } { $colour }
    .dat = { $count } { $count ->
        [one] { $colour }
       *[other] { FORM($colour, "dat-pl") }
    }
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
roll-die = { $colour }
    .acc = einen { $colour }
    .dat = einem { $colour }
roll-workers = { $count } Arbeiter
roll-workers-of = { $count } { LIST($colours, "or") }
roll-workers-but = { $count } Arbeiter (aber keine { LIST($colours, "or") })
roll-up-to = { $count ->
    [1] { $what }
   *[other] bis zu { $what }
}
    .number = { $count ->
        [1] one
       *[other] many
    }
roll-exactly = genau { $what }
    .number = many
roll-credits = { $count } { $count ->
    [one] Credit
   *[other] Credits
}
    .lapsed = { $count ->
        [one] verfiel
       *[other] verfielen
    }
roll-points = { $count } SP
roll-tiles = { $count } Plättchen
roll-card-development = „{ $name }“
    .acc = die Entwicklung „{ $name }“
    .dat = der Entwicklung „{ $name }“
roll-card-world = „{ $name }“
    .acc = die Welt „{ $name }“
    .dat = der Welt „{ $name }“
roll-tile = „{ $development }“ / „{ $world }“

roll-place-cup = Becher
    .to = in deinen Becher
    .theirs = in den Becher
    .in = im Becher
    .from = aus dem Becher
roll-place-citizenry = Bürgerschaft
    .to = in deine Bürgerschaft
    .theirs = in die Bürgerschaft
    .in = in der Bürgerschaft
    .from = aus der Bürgerschaft
roll-place-good = Ware
    .to = als Ware auf diese Welt
roll-place-strip = unter dem Streifen
    .in = bei { $phase }
    .from = von { $phase }
roll-place-stack = Bauzone
    .in = { FORM($stack, "on") }
    .from = { FORM($stack, "from") }
roll-place-on-world = Ware auf { FORM($card, "dat") }
    .in = Ware auf { FORM($card, "dat") }
    .from = von { FORM($card, "dat") }
roll-stack-develop = Entwicklungsstapel
    .to = auf den Entwicklungsstapel
    .on = auf dem Entwicklungsstapel
    .under = unter den Entwicklungsstapel
    .from = vom Entwicklungsstapel
roll-stack-settle = Weltenstapel
    .to = auf den Weltenstapel
    .on = auf dem Weltenstapel
    .under = unter den Weltenstapel
    .from = vom Weltenstapel
roll-where-top = oben { FORM($stack, "to") }
roll-where-bottom = { FORM($stack, "under") }

roll-kind-development = Entwicklung, Kosten { $cost }
roll-kind-world = { $colour }, Kosten { $cost }
roll-kind-home = Heimatwelt: { $colour }, Kosten { $cost }
roll-kind-faction = Fraktion { $number }

## Was Welten geben

roll-gain = Aus dem Vorrat { FORM($dice, "come") } { $dice } { FORM($place, "to") }.
roll-gain-credits = Du erhältst { $credits }.
roll-removes = Leg zuerst { $count } deiner eigenen Würfel in den Vorrat zurück.
roll-start-credits = Du beginnst das Spiel mit { $credits }.

## Was Entwicklungen tun

roll-power-reassign = Umverteilen: Du darfst { $movers }{ $from ->
    [any] { "" }
   *[one] { " " }von { $phase }
} zu { FORM($movers, "number") ->
    [many] { FORM($to, "many") }
   *[one] { $to }
} verschieben.
roll-to-any = einer beliebigen anderen Phase
    .many = beliebigen anderen Phasen
roll-to-selected = der von dir gewählten Phase
    .many = der von dir gewählten Phase
roll-to-phases = { LIST($phases, "or") }
    .many = { LIST($phases, "or") }
roll-power-reassign-one-column = Sie müssen aus derselben Phase kommen.
roll-power-reassign-most-novelty = Nur wenn niemand mehr Luxusgüterwelten hat als du; bei Gleichstand nur einen einzigen Arbeiter.
roll-power-dictate-again = Umverteilen: Du darfst das Diktat beliebig oft nutzen und legst jedes Mal einen weiteren Arbeiter beiseite.
roll-power-dictate-moves = Umverteilen: Dein Diktat darf bis zu { $max } Arbeiter statt eines einzigen verschieben.
roll-power-stock-pays = Erkunden: Jeder { $colour }, mit dem du einlagerst, bringt dir { $credits } statt des üblichen Betrags.
roll-power-scout-on-top = Erkunden: Beim Auskundschaften darfst du Plättchen auch oben auf deine Stapel legen.
roll-power-extra-workers = { $phase }: Du hast zusätzlich { LIST($workers, "and") }, ohne dafür einen Würfel zu brauchen.
roll-extra-worker = einen { FORM($colour, "worker") }
roll-power-extra-tile = Erkunden: Zieh nach dem letzten Erkunder noch ein Plättchen und leg es unter einen deiner Stapel.
roll-power-rearrange = Erkunden: Vor und nach jeder Aufgabe darfst du die Plättchen deiner Bauzone beliebig umordnen und dabei umdrehen.
roll-power-pays-if-scouted = Erkunden: Du erhältst { $credits }, wenn mindestens ein { $colour } von dir auskundschaftet.
roll-power-cheaper = { $phase }: Für dich kosten { $what } { $by } weniger.
roll-power-cheaper-floor = { $phase }: Für dich kosten { $what } { $by } weniger, aber nie weniger als { $floor }.
roll-cheaper-developments = Entwicklungen
roll-cheaper-reassign-developments = Entwicklungen mit einer Umverteilen-Fähigkeit
roll-cheaper-worlds = Welten
roll-cheaper-worlds-of = { LIST($colours, "and", "pl") }
roll-power-pays-developments = Entwickeln: Du erhältst { $credits } für jede andere Entwicklung, die du fertigstellst.
roll-power-pays-worlds = Besiedeln: Du erhältst { $credits } für jede Welt, die du besiedelst.
roll-power-pays-worlds-extra = Besiedeln: Du erhältst { $credits } für jede Welt, die du besiedelst, und { $extra } mehr, wenn es eine { $colour } ist.
roll-power-pays-extra-only = Besiedeln: Du erhältst { $extra } für jede { $colour }, die du besiedelst.
roll-power-back-every = { $phase }: Alle { $colour }, mit denen du ein Plättchen bezahlst, kommen in deinen Becher statt in die Bürgerschaft.
roll-power-back-some = { $phase }: Von den Würfeln, mit denen du ein anderes Plättchen bezahlst, kommen { $min ->
    [0] bis zu { $max }
   *[other] { $min } { $max ->
        [2] oder
       *[other] bis
    } { $max }
} nach deiner Wahl in deinen Becher statt in die Bürgerschaft.
roll-power-once = Beim Fertigstellen: { $what }.
roll-once-remove = { $count } deiner eigenen Würfel in den Vorrat zurücklegen
roll-once-credits = { $credits } erhalten
roll-once-dice = { $dice } aus dem Vorrat { FORM($place, "to") } legen
roll-once-list = { LIST($steps, "and") }
roll-power-pays = { LIST($phases, "or") }: Am Ende der Phase erhältst du { $credits }.
roll-power-pays-most-developments = { LIST($phases, "or") }: Am Ende der Phase erhältst du { $credits }, wenn du mehr Entwicklungen hast als alle anderen.
roll-power-pays-more = { LIST($phases, "or") }: Am Ende der Phase erhältst du { $credits } und noch { $more } dazu, wenn alle Welten mit den höchsten Kosten im Spiel dir gehören.
roll-power-scores = { $phase }: Am Ende der Phase erhältst du { $points }.
roll-power-pays-per-die = { $phase }: Am Ende der Phase erhältst du { $credits } für { $per ->
    [one] jeden { $colour } in deiner Bürgerschaft
   *[other] je { $per } { $colour } in deiner Bürgerschaft, aufgerundet
}.
roll-power-pays-per-good-world = Produzieren: Am Ende der Phase erhältst du { $credits } für jede Ware auf deinen { FORM($colour, "dat-pl") }.
roll-power-pays-per-good-die = Produzieren: Am Ende der Phase erhältst du { $credits } für jeden { $colour }, der als Ware dient.
roll-power-trade-pays = Verschiffen: Für jede Ware, die du verkaufst, erhältst du { $credits } zusätzlich.
roll-power-trade-pays-world = Verschiffen: Für jede Ware, die du von einer { FORM($colour, "dat") } verkaufst, erhältst du { $credits } zusätzlich.
roll-power-trade-buys-point = Verschiffen: Nach jedem Verkauf darfst du 1 Credit für 1 SP ausgeben.
roll-power-consume-scores = Verschiffen: Für jede Ware, die du verbrauchst, erhältst du { $points } zusätzlich.
roll-power-consume-scores-world = Verschiffen: Für jede Ware, die du von einer { LIST($colours, "or", "dat") } verbrauchst, erhältst du { $points } zusätzlich.
roll-power-consume-pays = Verschiffen: Für jede Ware, die du verbrauchst, erhältst du { $credits }.
roll-power-consume-pays-world = Verschiffen: Für jede Ware, die du von einer { FORM($colour, "dat") } verbrauchst, erhältst du { $credits }.
roll-power-goods-per-world = Jede deiner Welten außer den grauen kann { $goods } { $goods ->
    [one] Ware
   *[other] Waren
} aufnehmen.

roll-bonus-per-development = Am Spielende: { $points } für jede Entwicklung in deinem Imperium.
roll-bonus-per-development-without-reassign = Am Spielende: { $points } für jede Entwicklung in deinem Imperium ohne Umverteilen-Fähigkeit.
roll-bonus-per-die-colour = Am Spielende: { $points } für jede Farbe unter deinen Würfeln.
roll-bonus-per-good = Am Spielende: { $points } für jede deiner Waren.
roll-bonus-per-group-of-dice = Am Spielende: { $points } für je { $size } { $colour }, die dir gehören; eine angefangene Gruppe zählt voll.
roll-bonus-per-world = Am Spielende: { $points } für jede { $colour } in deinem Imperium.
roll-bonus-share-of-cost = Am Spielende: so viele SP wie die Gesamtkosten { $what }, geteilt durch { $divisor } und aufgerundet.
roll-share-developments = aller Entwicklungen in deinem Imperium
roll-share-novelty-worlds = aller Luxusgüterwelten in deinem Imperium
roll-share-reassign-developments = aller Entwicklungen in deinem Imperium mit Umverteilen-Fähigkeit
roll-bonus-triangular-chips = Am Spielende: 1 SP, wenn deine Siegpunktchips mindestens 1 SP wert sind, 2 SP ab 3, 3 SP ab 6, 4 SP ab 10 und so weiter; jede Stufe ist um 1 größer als die vorige.

## Was gefragt wird

roll-prompt-choose-start-development = Welches deiner zwei Plättchen soll deine erste Entwicklung sein? Das andere wird eine Welt.
roll-prompt-assign-workers = Weise deine Arbeiter zu und wähle eine Phase.
roll-prompt-choose-explore-task = Was soll dein nächster Erkunder tun?
roll-prompt-place-drawn-tiles = Leg jedes gezogene Plättchen zu einem deiner Stapel, mit der Seite nach oben, die du bauen willst.
roll-prompt-place-extra-tile = Du hast { $tile } gezogen. Zu welchem Stapel kommt das Plättchen?
roll-prompt-discard-a-tile = Der Beutel ist leer. Welches Plättchen legst du zurück?
roll-prompt-choose-paying-dice = { $min ->
    [one] Mit welchem dieser Würfel bezahlst du das Plättchen?
   *[other] Mit welchen { $min } dieser Würfel bezahlst du das Plättchen?
}
roll-prompt-choose-next-worker = Welcher Arbeiter kommt als Nächstes { FORM($stack, "to") }?
roll-prompt-choose-dice-for-cup = Welche Würfel kommen in deinen Becher? Wähle { $range }.
roll-prompt-choose-die-to-remove = Welchen deiner Würfel legst du in den Vorrat zurück?
roll-prompt-choose-world-for-producer = Welcher Produzent stellt auf welcher Welt eine Ware her?
roll-prompt-choose-shipment = Welche Ware verschiffst du, mit welchem Händler und wie?
roll-prompt-buy-a-point = Gibst du einen Credit für einen SP aus?
roll-prompt-manage-empire = Rekrutiere Arbeiter für deine Credits und ruf nach Wunsch Würfel zurück.
roll-range = { $min ->
    [0] bis zu { $max }
   *[other] { $min } { $max ->
        [2] oder
       *[other] bis
    } { $max }
}
roll-range-exactly = { $min }

roll-choice-buy = einen SP kaufen
roll-choice-keep = den Credit behalten
roll-choice-trade = { $good } mit { $shipper } verkaufen
roll-choice-consume = { $good } mit { $shipper } verbrauchen
roll-good-on = Ware von { FORM($card, "dat") }
roll-good-die = Ware ({ $colour })
roll-shipper = einem { $colour }
roll-shipper-extra = dem zusätzlichen { FORM($colour, "worker") }
roll-choice-produce = { $die } auf { FORM($card, "acc") }
roll-choice-die-in = { $die }, { FORM($place, "in") }
roll-task-stock = Einlagern
roll-task-scout = Auskundschaften
roll-task-rearrange = Umordnen
roll-task-done = Fertig

## Warum ein Plan abgelehnt wird

roll-refusal-not-a-plan = Dieser Plan ist nicht lesbar.
roll-refusal-not-a-task = Das ist keine Aufgabe für einen Erkunder.
roll-refusal-no-phase-selected = Wähle mit einem deiner Würfel eine Phase.
roll-refusal-not-your-die = Diesen Würfel hast du nicht gewürfelt.
roll-refusal-die-not-wild = Nur Joker dürfen unter eine Phase, die sie nicht zeigen.
roll-refusal-die-placed-twice = Ein Joker wurde zweimal gelegt.
roll-refusal-wild-not-placed = Jeder Joker muss unter eine Phase gelegt werden.
roll-refusal-power-used-already = { FORM($power, "acc") } darfst du nur einmal pro Runde nutzen.
roll-refusal-dictate-sets-one-aside = Das Diktat legt zuerst einen Arbeiter beiseite.
roll-refusal-only-dictate-sets-aside = { FORM($power, "acc") } legt keinen Arbeiter beiseite.
roll-refusal-not-beneath-strip = Dieser Würfel liegt nicht unter dem Phasenstreifen.
roll-refusal-wrong-number-of-moves = { FORM($power, "acc") } verschiebt mindestens { $min } und höchstens { $max } Arbeiter.
roll-refusal-no-such-power = { FORM($power, "acc") } kannst du jetzt nicht nutzen.
roll-refusal-not-from-one-column = { FORM($power, "acc") } verschiebt nur Arbeiter einer einzigen Phase.
roll-refusal-may-not-move = { FORM($power, "acc") } kann { FORM($die, "acc") } nicht zu { $phase } verschieben.
roll-refusal-die-moved-twice = Eine Fähigkeit verschiebt einen Arbeiter nur einmal.
roll-refusal-same-column = Dieser Arbeiter liegt schon dort.
roll-refusal-not-your-tile = Dieses Plättchen liegt nicht in deiner Bauzone.
roll-refusal-not-all-your-tiles = Alle Plättchen deiner Bauzone müssen dabei sein, jedes einmal.
roll-refusal-explorers-left = Du hast noch Erkunder einzusetzen.
roll-refusal-no-explorers = Du hast keine Erkunder mehr.
roll-refusal-no-such-explorer = Du hast keinen Erkunder dieser Farbe.
roll-refusal-not-a-placement = Sag für jedes Plättchen, zu welchem Stapel es kommt.
roll-refusal-no-such-stack = Diesen Stapel gibt es nicht.
roll-refusal-top-or-bottom = Ein Plättchen kommt oben auf einen Stapel oder unter ihn.
roll-refusal-only-to-the-bottom = Ausgekundschaftete Plättchen kommen unter einen Stapel.
roll-refusal-tile-placed-twice = Ein Plättchen wurde zweimal gelegt.
roll-refusal-tiles-left = Jedes gezogene Plättchen muss gelegt werden.
roll-refusal-not-in-citizenry = Dieser Würfel liegt nicht in deiner Bürgerschaft.
roll-refusal-not-recallable = Nur Entwickler, Siedler und Waren können zurückgerufen werden.
roll-refusal-recruit-exactly = Rekrutiere genau { $count } Arbeiter.
roll-refusal-cup-would-be-empty = Dein Becher wäre leer: Ruf mindestens einen Würfel zurück.
roll-refusal-option-yes-or-no = Die Option „{ $name }“ ist entweder an oder aus.
roll-refusal-option-number = Die Option „{ $name }“ muss eine ganze Zahl von { $min } bis { $max } sein.
roll-refusal-option-factions = Nenne { $seats } verschiedene Fraktionen oder lass den Zufall entscheiden.
roll-refusal-option-home-worlds = Nenne { $seats } verschiedene Heimatwelten oder lass den Zufall entscheiden.

roll-option-beginner = Erstes Spiel: Die Startplättchen liegen mit der günstigeren Seite oben
roll-option-pointsPerPlayer = SP im Vorrat pro Person
roll-option-factions = Fraktionen
roll-option-homeWorlds = Heimatwelten

## Was geschah

roll-event-seat-dealt = { $who } hat Fraktion { $faction } ({ LIST($halves, "and") }) mit der Heimatwelt { $home } übernommen und mit { $credits } begonnen.
roll-event-drew = { $who } hat { $tiles } gezogen.
roll-event-drew-seen = { $who } hat { LIST($cards, "and") } gezogen.
roll-event-placed = { $who } hat ein Plättchen { $where } gelegt.
roll-event-placed-seen = { $who } hat { $card } { $where } gelegt.
roll-event-top-shown = Oben auf dem { $stack } von { $who } lag nun { $card }.
roll-event-top-empty = Der { $stack } von { $who } war leer.
roll-event-round-began = Runde { $round } begann.
roll-event-rolled = { $who } hat { LIST($dice, "and") } gewürfelt.
roll-event-rolled-seen = { $who } hat gewürfelt: { LIST($faces, "and") }.
roll-face-count = { $count } × { $face }
roll-event-revealed = { $who } hat mit { FORM($die, "dat") } { $phase } gewählt und Arbeiter zugewiesen: { LIST($columns, "and") }.
roll-event-revealed-alone = { $who } hat mit { FORM($die, "dat") } { $phase } gewählt.
roll-column = { $count } × { $phase }
roll-event-extra-die = Der Zusatzwürfel zeigte { $face }: { $phase } kam dazu.
roll-event-extra-die-nothing = Der Zusatzwürfel zeigte { $face }; es kam keine Phase dazu.
roll-event-phases-set = Phasen dieser Runde: { LIST($phases, "and") }.
roll-event-returned = { $who } hat { LIST($dice, "and") } in den Becher zurückgelegt (bei { $phase } nicht eingesetzt).
roll-event-returned-dictate = { $who } hat { LIST($dice, "and") } aus dem Diktatbereich in den Becher zurückgelegt.
roll-event-phase-began = { $phase } begann.
roll-event-phase-began-in-turn = { $phase } begann; gespielt wurde reihum.
roll-event-phase-ended = { $phase } endete.
roll-event-stocked = { $who } hat mit einem { $colour } eingelagert.
roll-event-scouted = { $who } hat mit einem { $colour } ausgekundschaftet; zu ziehen: { $draws }.
roll-event-scouted-abandoning = { $who } hat mit einem { $colour } ausgekundschaftet; abgelegt: { $abandoned }, zu ziehen: { $draws }.
roll-event-abandoned = { $who } hat { $tiles } abgelegt.
roll-event-abandoned-seen = { $who } hat { LIST($cards, "and") } abgelegt.
roll-event-rearranged = { $who } hat die Bauzone umgeordnet: { $develop } auf dem Entwicklungsstapel, { $settle } auf dem Weltenstapel.
roll-event-rearranged-developments = { $who } hat die Bauzone umgeordnet: { $develop } auf dem Entwicklungsstapel, keines auf dem Weltenstapel.
roll-event-rearranged-worlds = { $who } hat die Bauzone umgeordnet: { $settle } auf dem Weltenstapel, keines auf dem Entwicklungsstapel.
roll-event-bag-refilled = Was abgelegt war, kam in den Beutel zurück: { $tiles }.
roll-event-discarded = { $who } hat ein Plättchen in den Beutel zurückgelegt.
roll-event-discarded-seen = { $who } hat { $card } in den Beutel zurückgelegt.
roll-event-scout-lost = { $who } konnte { $tiles } nicht ziehen: Es waren keine mehr da.
roll-event-worker-placed = { $who } hat { FORM($die, "acc") } { FORM($stack, "to") } gelegt.
roll-event-completed-development = { $who } hat { FORM($card, "acc") } fertiggestellt und mit { LIST($dice, "and", "dat") } bezahlt.
roll-event-completed-world = { $who } hat { FORM($card, "acc") } besiedelt und mit { LIST($dice, "and", "dat") } bezahlt.
roll-event-completed-development-free = { $who } hat { FORM($card, "acc") } kostenlos fertiggestellt.
roll-event-completed-world-free = { $who } hat { FORM($card, "acc") } kostenlos besiedelt.
roll-event-to-citizenry = { $who } hat { LIST($dice, "and") } in die Bürgerschaft gelegt.
roll-event-to-cup = { $who } hat { LIST($dice, "and") } in den Becher gelegt.
roll-event-die-removed = { $who } hat { FORM($die, "acc") } { FORM($place, "from") } in den Vorrat zurückgelegt.
roll-event-die-gained = { $who } hat { FORM($die, "acc") } { FORM($place, "theirs") } bekommen.
roll-event-die-gained-good = { $who } hat { FORM($die, "acc") } als Ware auf { FORM($card, "dat") } bekommen.
roll-event-credits-gained = { $who } hat { $credits } bekommen.
roll-event-credits-lost = { $who } hat { $credits } bekommen; { $lost } über der Höchstzahl { FORM($lost, "lapsed") }.
roll-event-credits-all-lost = { $who } hatte schon die Höchstzahl an Credits: { $lost } { FORM($lost, "lapsed") }.
roll-event-credits-paid = { $who } hat { $credits } bezahlt.
roll-event-points-gained = { $who } hat { $points } bekommen.
roll-event-pool-emptied = In Runde { $round } ging der Siegpunktvorrat zu Ende.
roll-event-produced = { $who } hat mit { FORM($die, "dat") } eine Ware auf { FORM($card, "dat") } produziert.
roll-event-shipped-trade = { $who } hat die Ware ({ $good }) von { FORM($card, "dat") } mit einem { $shipper } verkauft.
roll-event-shipped-consume = { $who } hat die Ware ({ $good }) von { FORM($card, "dat") } mit einem { $shipper } verbraucht.
roll-event-power = { $who } hat { $card } genutzt.
roll-event-recruited = { $who } hat { LIST($dice, "and") } rekrutiert.
roll-event-marker-reset = { $who } hatte keine Credits mehr und bekam einen.
roll-event-recalled = { $who } hat { LIST($dice, "and") } zurückgerufen.
roll-event-scored = Endstand: { LIST($scores, "and") }.
roll-score = { $who } { $points }
roll-score-line-chips = Siegpunktchips
roll-score-line-tile = { $card }
roll-score-line-bonus = Bonus von { $card }

## Wie es endete

roll-outcome-pool-empty = Der Siegpunktvorrat ist leer.
roll-outcome-twelve-tiles = Ein Imperium hat zwölf Plättchen erreicht.
roll-outcome-pool-empty-and-twelve-tiles = Der Siegpunktvorrat ist leer, und ein Imperium hat zwölf Plättchen erreicht.

## Warum ein Bot so gehandelt hat

bot-roll-selects = { $phase } versprach mit diesen Würfeln am meisten.
bot-roll-searched = { $phase } schnitt am besten ab; geprüfte Pläne: { $plans }.
bot-roll-explores = { $task } brachte mir am meisten.
bot-roll-explores-done = Weiter zu erkunden lohnte sich nicht.
bot-roll-places = { $tiles ->
    [one] Das gezogene Plättchen habe ich dorthin gelegt, wo es mir am meisten bringt.
   *[other] Die { $tiles } gezogenen Plättchen habe ich dorthin gelegt, wo sie mir am meisten bringen.
}
bot-roll-manages = Ich habe so viele Würfel rekrutiert, wie meine Credits hergaben: { $dice }.
bot-roll-start-tiles = Diese beiden Seiten passen am besten zusammen.
bot-roll-discards = Von diesem Plättchen hatte ich am wenigsten.
bot-roll-plainest-die = Der gewöhnlichste Würfel war am ehesten zu entbehren.
bot-roll-best-dice = Ich habe die besten Würfel genommen.
bot-roll-produces = Dort bringt die Ware am meisten.
bot-roll-ships-trade = Die Credits waren mir wichtiger als die Punkte.
bot-roll-ships-consume = Die Punkte waren mir wichtiger als die Credits.
bot-roll-buys-buy = Die Credits konnte ich entbehren.
bot-roll-buys-keep = Die Credits brauchte ich für Würfel.
