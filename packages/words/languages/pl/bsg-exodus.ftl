### Battlestar Galactica with Exodus: what only its cards say, what only it asks and tells.

## Słowa i ich formy
bsg-ships-damaged = { $ships } z { $count } { $count ->
    [one] żetonem
   *[other] żetonami
} uszkodzeń
    .acc = { FORM($ships, "acc") } z { $count } { $count ->
        [one] żetonem
       *[other] żetonami
    } uszkodzeń
bsg-plain-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
bsg-trauma-tokens = { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} Traumy
bsg-trauma-benevolent = życzliwy
bsg-trauma-antagonistic = wrogi
bsg-trauma-disaster = katastrofa
bsg-traumas-benevolent = { $count } { $count ->
    [one] życzliwy
    [few] życzliwe
   *[many] życzliwych
}
bsg-traumas-antagonistic = { $count } { $count ->
    [one] wrogi
    [few] wrogie
   *[many] wrogich
}
bsg-traumas-disaster = { $count } { $count ->
    [one] katastrofa
    [few] katastrofy
   *[many] katastrof
}
bsg-board-cylon-fleet-board = plansza Floty Cylonów
    .in = na planszy Floty Cylonów
    .gen = planszy Floty Cylonów
    .a = a
bsg-who-cag = CAG
    .person = they
    .gen = CAG
bsg-who-owner = właściciel karty
    .person = they
    .gen = właściciela karty
bsg-who-examiner = oglądający gracz
    .person = they
    .gen = oglądającego gracza
bsg-who-each-other-human = każdy inny gracz prowadzący człowieka
    .person = they
    .gen = każdego innego gracza prowadzącego człowieka
bsg-receiver-any = dowolnemu graczowi prowadzącemu człowieka{ $free ->
    [1] { " " }spoza Aresztu
   *[other] { "" }
}
bsg-receiver-other = innemu graczowi prowadzącemu człowieka{ $free ->
    [1] { " " }spoza Aresztu
   *[other] { "" }
}
bsg-among-other-players = innego gracza
    .end = { "" }
bsg-among-others-here = innego gracza w tym samym obszarze
    .end = { "" }
bsg-among-other-can-go-to-brig = innego gracza, którego można wysłać do Aresztu
    .end = ,
    .short = wybranego innego gracza
    .named = innego gracza
bsg-among-other-can-go-to-sickbay = innego gracza, którego można wysłać do Ambulatorium
    .end = ,
    .short = wybranego innego gracza
    .named = innego gracza
bsg-among-humans-with-loyalty = gracza prowadzącego człowieka, który ma karty Lojalności
    .end = ,

## Co robią karty: po jednym komunikacie na działanie. Człony, z których powstają zdania.
bsg-op-activate-twice = { FORM($what, "what") } zostają aktywowane dwukrotnie
bsg-op-activate-vipers-same = { $by } | { VERB($by, "aktywujesz", "aktywuje") } jednego i tego samego nieobsadzonego vipera najwyżej { $count } razy
bsg-op-refresh-hand = odrzucasz dowolną liczbę kart umiejętności i dobierasz tyle samo kart jednej umiejętności ze swojego zestawu
bsg-op-take-hand = zabierasz wszystkie karty umiejętności { FORM($from, "gen") }
bsg-op-draw-trauma = { FORM($who, "person") ->
    [one] ten gracz
   *[other] { $who }
} | { VERB($who, "losujesz", "losuje") } { $tokens }
bsg-op-discard-trauma = { $who } | { VERB($who, "odrzucasz", "odrzuca") } { $tokens }
bsg-op-discard-trauma-random = { $who } | losowo { VERB($who, "odrzucasz", "odrzuca") } { $tokens }
    .again = losowo { VERB($who, "odrzucasz", "odrzuca") } jeszcze { $tokens }
bsg-op-discard-trauma-optional = { $who } | { VERB($who, "możesz", "może") } odrzucić { $tokens }
bsg-op-arrange-quorum = podglądasz { $cards } z wierzchu talii i odkładasz je na wierzch w dowolnej kolejności
bsg-op-trade-quorum = możesz odrzucić dowolną liczbę kart Kworum z ręki i dobrać tyle samo nowych
bsg-op-look-deck-destination = podglądasz wierzchnią kartę talii Punktów docelowych i odkładasz ją na wierzch lub na spód
bsg-op-search-destiny = { $by } | { VERB($by, "możesz", "może") } przejrzeć całą talię Przeznaczenia i odrzucić z niej { $cards }; resztę się tasuje
bsg-op-take-destiny = { $who } | { VERB($who, "dobierasz", "dobiera") } { $cards } z wierzchu talii Przeznaczenia
bsg-op-break-out = wychodzisz na wolność i przechodzisz do Dowództwa (na Nowej Caprice przed powrotem Galactici: do Kwatery głównej ruchu oporu)
bsg-op-go-anywhere = { $who } | { VERB($who, "przechodzisz", "przechodzi") } do dowolnego obszaru
bsg-op-give-title = { $by } | { VERB($by, "przekazujesz", "przekazuje") } pozycję { LIST($titles, "or", "gen") } { $to }
bsg-op-give-title-optional = { $by } | { VERB($by, "możesz", "może") } przekazać pozycję { LIST($titles, "or", "gen") } { $to }
bsg-op-pass-titles = każdą pozycję { FORM($who, "gen") } przejmuje inny gracz, najwyższy w jej linii sukcesji
bsg-op-add-human-card = do talii Lojalności wtasowuje się kartę „Nie jesteś Cylonem”
bsg-op-draw-loyalty = { FORM($who, "person") ->
    [you] Ty
    [one] ten gracz
   *[they] { $who }
} | { VERB($who, "dobierasz", "dobiera") } kartę Lojalności
bsg-op-everybody-acts = każdy gracz po kolei, począwszy od Ciebie, może wykonać ruch albo akcję
bsg-op-decide-check-as-they-like = rozstrzygasz, czy test kończy się sukcesem, czy porażką; nie dokłada się do niego kart
bsg-op-discard-from-check = karty o sile { LIST($strengths, "or") } zostają usunięte z testu
bsg-op-double-skill = karty { FORM($skill, "gen") } liczą się w tym teście podwójnie
bsg-op-add-destiny-to-check = do testu dokłada się jeszcze { $cards } z talii Przeznaczenia
bsg-op-remove-check-card = usuwasz z testu jedną kartę
bsg-op-set-roll = zamiast rzucać kością, podajesz wynik
bsg-op-if-skill-in-check = jeśli karty { FORM($skill, "gen") } w tym teście mają łączną siłę co najmniej { $limit }, { LIST($clauses, "then") }
bsg-op-iron-will = jeśli do sukcesu zabraknie najwyżej { $limit }, porażka nie ma skutków; jeśli ostateczna siła wynosi 0 lub mniej, { LIST($clauses, "then") }
bsg-op-roll-below-raiders = { $by } | { VERB($by, "rzucasz", "rzuca") } kością; przy wyniku niższym niż liczba raiderów na planszy głównej { LIST($clauses, "then") }
bsg-op-roll-below-raiders-else = { $by } | { VERB($by, "rzucasz", "rzuca") } kością; przy wyniku niższym niż liczba raiderów na planszy głównej { LIST($clauses, "then") }; w przeciwnym razie { LIST($others, "then") }
bsg-op-choose-several = { $by } | { VERB($by, "wybierasz", "wybiera") } { $count } { $count ->
    [one] opcję
    [few] opcje
   *[many] opcji
} i kolejno je { VERB($by, "rozpatrujesz", "rozpatruje") }: { LIST($options, "next") }
bsg-op-damage-vipers-unmanned-in-space = w przestrzeni { FORM($ships, "unmanned") }
bsg-op-damage-vipers-by = { $damaged } ({ FORM($by, "person") ->
    [you] wybierasz je Ty
   *[they] wybiera je { $by }
})
bsg-op-destroy-viper = { $by } | { VERB($by, "poświęcasz", "poświęca") } vipera (zostaje on zniszczony)
    .infinitive = poświęcić vipera (zostaje on zniszczony)
bsg-op-rebuild-viper = flota odzyskuje { FORM($ships, "acc") } spośród zniszczonych
bsg-op-vipers-strike = za każdego nieobsadzonego vipera w przestrzeni możesz zniszczyć 1 raidera w jego obszarze
bsg-op-launch-pilots = każda postać na Galactice (poza Aresztem), która ma Pilotaż w zestawie umiejętności, może wystartować w viperze
bsg-op-destroy-raiders-by-roll = zamiast ataku pilot rzuca kością i niszczy w tym obszarze przestrzeni tyle raiderów, ile wypadło
bsg-op-repair-locations = naprawiasz najwyżej { $count } { $count ->
    [one] uszkodzony obszar
    [few] uszkodzone obszary
   *[many] uszkodzonych obszarów
} Galactici
bsg-op-place-on-fleet-board = umieszczasz { FORM($ships, "acc") } w wybranym obszarze przestrzeni { FORM($board, "in") }
bsg-op-place-on-fleet-board-one = umieszczasz { LIST($ships, "or", "acc") } w jednym wybranym obszarze { FORM($board, "in") }
bsg-op-recall-named-civilian = ten statek cywilny wraca do puli poza planszą
bsg-op-look-civilians-all = podglądasz wszystkie statki cywilne na planszy i możesz każdy z nich przesunąć na sąsiedni obszar przestrzeni
bsg-op-destroy-all-cylons = wszystkie statki Cylonów wokół Galactici ulegają zniszczeniu
bsg-op-clear-sector-removed = wszystkie statki Cylonów z tego obszaru zdejmuje się z planszy
bsg-op-clear-sector-destroyed = wszystkie statki Cylonów w tym obszarze zostają zniszczone
bsg-op-remove-raiders = { $by } | { VERB($by, "zdejmujesz", "zdejmuje") } z planszy { FORM($ships, "acc") }
bsg-op-nuke-sector = używasz broni nuklearnej przeciw wybranemu obszarowi przestrzeni
bsg-op-gain-nuke = Admirał otrzymuje żeton broni nuklearnej (może mieć najwyżej 3)
bsg-op-push-centurions-back = każdy centurion cofa się o 1 pole na torze Abordażu
bsg-op-advance-after-jump = po skoku znacznik floty przesuwa się o { $count } { $count ->
    [one] pole
    [few] pola
   *[many] pól
} naprzód
bsg-op-pursue = żeton pościgu przesuwa się o { $count } { $count ->
    [one] pole
    [few] pola
   *[many] pól
} naprzód

## Co musi zachodzić. Człony, które stoją po „jeśli” i „gdy”.
bsg-if-not-title = { FORM($who, "person") ->
    [you] nie jesteś
   *[they] { $who } nie jest
} { FORM($title, "ins") }
bsg-if-titles-held = { FORM($who, "person") ->
    [you] masz
   *[they] { $who } ma
} { FORM($bounds, "titles") }
bsg-if-nukes = liczba żetonów broni nuklearnej Admirała wynosi { $bounds }
bsg-if-nukes-gone = Admirałowi zostało { $count } żetonów broni nuklearnej
bsg-if-holder-at = { $title } jest { FORM($place, "in") }
bsg-if-vipers-lost = liczba uszkodzonych lub zniszczonych viperów wynosi { $bounds }
bsg-if-raiders-in-space = liczba raiderów na planszy głównej wynosi { $bounds }
bsg-if-reached-distance = flota odwiedziła Punkt docelowy o dystansie { $distance }
bsg-if-strength-in-hand = { FORM($who, "person") ->
    [you] możesz
   *[they] { $who } może
} odrzucić karty umiejętności o łącznej sile dokładnie { $strength }
bsg-if-at-any = { FORM($who, "person") ->
    [you] jesteś
   *[they] { $who } jest
} { LIST($places, "or", "in") }

## Czym jest karta
bsg-kind-loyalty-goal = Lojalność: człowiek, Cel osobisty
bsg-kind-loyalty-final = Lojalność: człowiek, Ostatnia Piątka
bsg-kind-ally = Sojusznik
bsg-kind-crossroads = Karta Rozdroża
bsg-line-consequence = Konsekwencja, jeśli w teście jest karta ze zdolnością testową: { $text }
bsg-line-you = „Ty” to gracz prowadzący Cylona, który zagrał tę kartę.
bsg-line-goal = Akcja: jeśli { LIST($conditions, "and") }, ujawniasz tę kartę (nie stajesz się przez to Cylonem).
bsg-line-goal-pays = Akcja: odrzucasz karty umiejętności o łącznej sile dokładnie { $strength } i ujawniasz tę kartę (nie stajesz się przez to Cylonem).
bsg-line-goal-draws = Potem, przy dystansie 6 lub mniejszym, do talii Lojalności zostaje wtasowana karta „Nie jesteś Cylonem”, a Ty dobierasz kartę Lojalności.
bsg-line-goal-loses = Jeśli przy ostatnim skoku ta karta jest nadal zakryta, a Ty nie jesteś ujawnionym Cylonem, { $resource } spada o 1.
bsg-line-examined = Gdy inny gracz obejrzy tę kartę, pokazuje ją wszystkim, po czym { $text } Potem karta znów jest zakryta.
bsg-line-examined-gone = Gdy inny gracz obejrzy tę kartę, pokazuje ją wszystkim, po czym { $text }
bsg-line-executed = Gdy karta zostaje ujawniona wskutek egzekucji: { $text } Potem karta opuszcza grę.
bsg-line-ally = Obszar: { $place }.
bsg-line-benevolent = Żeton życzliwy: { $text }
bsg-line-antagonistic = Żeton wrogi: { $text }
bsg-use-at-location-check-begins = Gdy rozpoczyna się test umiejętności wywołany przez obszar: { $text }
bsg-use-at-piloted-viper-attacks = Gdy atakuje pilotowany viper: { $text }
bsg-line-once-per-turn = Raz na turę.
bsg-line-places-civilians-empty-first = Wskazujesz obszar przestrzeni dla statków cywilnych, jeśli karta go nie podaje: w miarę możliwości taki, gdzie ich nie ma.
bsg-rule-reroll-jump = gdy ktoś rzuca kością w Kontroli FTL, możesz kazać powtórzyć rzut; liczy się nowy wynik.
bsg-rule-draw = gdy dowolny gracz wykona akcję z karty Kworum, możesz dobrać { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} dowolnych umiejętności.
bsg-rule-set-roll = gdy w Twojej turze ktoś ma rzucić kością, możesz zamiast tego podać wynik; nic go nie zmienia.
bsg-rule-remove-check-card = w swojej turze po odkryciu kart testu umiejętności możesz usunąć jedną z nich, zanim którakolwiek zadziała.
bsg-rule-adds-at-most = do testu umiejętności możesz dołożyć najwyżej { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}.
bsg-rule-never-adds-one = do testu umiejętności nie dokładasz żadnej karty albo dokładasz co najmniej 2, chyba że jesteś w Areszcie.
bsg-rule-takes-first-part = gdy karta Kryzysu zostawia wybór Tobie jako aktywnemu graczowi, musisz wybrać pierwszą opcję.
bsg-rule-receives-late = w swojej pierwszej turze nie otrzymujesz kart umiejętności.
bsg-need-cag = Tylko dla CAG.

## Pytania
bsg-prompt-decide-check = Czy test ma się zakończyć sukcesem, czy porażką?
bsg-prompt-remove-check-card = Którą kartę usuwasz z testu?
bsg-prompt-choose-final-five = Która z tych kart działa teraz?
bsg-prompt-discard-for-goal = Które karty odrzucasz? Ich łączna siła musi wynosić dokładnie { $strength }.
bsg-prompt-choose-title = Którą pozycję przekazujesz?
bsg-prompt-give-title-to = Kto zostaje { FORM($title, "ins") }?
bsg-prompt-go-anywhere = Dokąd przechodzisz?
bsg-prompt-state-of-emergency = Trwa stan wyjątkowy. Co robisz?
bsg-prompt-discard-to-refresh = Które karty wymieniasz na tyle samo kart jednej umiejętności?
bsg-prompt-order-quorum-deck = W jakiej kolejności te karty wracają na wierzch talii Kworum?
bsg-prompt-trade-quorum-cards = Które karty Kworum wymieniasz na nowe?
bsg-prompt-search-destiny = Czy przeglądasz talię Przeznaczenia?
bsg-prompt-choose-raiders-to-destroy = Ile raiderów { FORM($sector, "in") } zostaje zniszczonych?
bsg-prompt-choose-fleet-area = W którym obszarze planszy Floty Cylonów umieszczasz { FORM($ship, "acc") }?
bsg-prompt-choose-raider-to-remove = Skąd zdejmujesz raidera?
bsg-prompt-choose-sector-to-nuke = Przeciw któremu obszarowi przestrzeni używasz broni nuklearnej?
bsg-prompt-choose-viper-mark = Którego rodzaju vipera wybierasz?
bsg-prompt-mark-vii-to-place = Vipery do umieszczenia { FORM($sector, "in") }: { $count }. Ile z nich to Mark VII?
bsg-prompt-mark-vii-to-repair = Vipery do naprawy: { $count }. Ile z nich to Mark VII?
bsg-prompt-mark-vii-to-damage = Vipery do uszkodzenia: { $count }. Ile z nich to Mark VII?
bsg-prompt-choose-viper-to-destroy = Który viper zostaje zniszczony?
bsg-prompt-launch-or-stay = Czy startujesz w viperze?
bsg-prompt-repair-locations = Które obszary naprawiasz?
bsg-prompt-lay-trauma-on-ally = Który żeton Traumy kładziesz na karcie sojusznika ({ $ally })?
bsg-prompt-choose-cylon-for-ally = Który gracz prowadzący Cylona dobiera nowego sojusznika?
bsg-prompt-choose-ally = Kogo spotykasz?
bsg-prompt-meet-ally-first = Czeka Cię spotkanie z sojusznikiem, a możesz też użyć zdolności. Co najpierw?
bsg-prompt-may-discard-trauma = Czy odrzucasz { $tokens }?
bsg-prompt-choose-trauma-to-discard = Który żeton Traumy odrzucasz? Pozostało do odrzucenia: { $count }.
bsg-prompt-lay-trauma-on-crossroads = { $card }: który żeton Traumy kładziesz na tej karcie?
bsg-prompt-choose-crossroads-result = { $card }: który wynik wybierasz?
bsg-prompt-choose-condemned = Remis: kilku graczy ma najwięcej żetonów. Kto odpada z gry?
bsg-choice-ability-result = { $name }: wynik { $result }
bsg-choice-do-cag-wingman = aktywuj vipera jako CAG i wykonaj kolejną akcję
bsg-choice-title-cag = aktywuj vipera jako CAG i przekaż pozycję
bsg-choice-reveal-goal = ujawnij kartę { $card }
bsg-choice-launch-mark-vii = start vipera Mark VII { FORM($sector, "in") }
bsg-choice-move-mark-vii = przesuń vipera Mark VII { FORM($from, "from") } { FORM($to, "to") }
bsg-choice-escort = odeskortuj statek cywilny { $ship } w bezpieczne miejsce
bsg-choice-escort-in = { FORM($sector, "in") }: odeskortuj statek cywilny { $ship } w bezpieczne miejsce
bsg-choice-look = przejrzyj
bsg-choice-mark-ii = Mark II
bsg-choice-mark-vii = Mark VII
bsg-choice-decide-pass = sukces
bsg-choice-decide-fail = porażka
bsg-choice-emergency-move = wykonaj ruch
bsg-choice-emergency-act = wykonaj akcję
bsg-choice-emergency-decline = nie rób nic
bsg-choice-take-off-launch = wystartuj
bsg-choice-take-off-stay = zostań
bsg-choice-ally-meet = najpierw spotkanie
bsg-choice-ally-wait = najpierw zdolność
bsg-choice-trauma-discard = odrzuć
bsg-choice-trauma-keep = zachowaj
bsg-token-collateral-damage = straty uboczne
bsg-token-damage-to-personnel = straty w załodze
bsg-part-ionian-nebula-traumaPool = Pula żetonów Traumy
bsg-part-ionian-nebula-allyDeck = Talia Sojuszników

## Dziennik
bsg-event-action-taken-cag = { $who } wykonał{ FORM($who, "a") } akcję CAG.
bsg-event-action-taken-cag-wingman = { $who } postanowił{ FORM($who, "a") } wezwać skrzydłowego.
bsg-event-sector-nuked = { FORM($sector, "in") } wybuchła broń nuklearna; wynik: { $result }.
bsg-event-loyalty-discarded = { $who } odrzucił{ FORM($who, "a") } karty Lojalności: { LIST($names, "and") }.
bsg-event-goal-revealed = { $who } ujawnił{ FORM($who, "a") } kartę { $card }.
bsg-event-goal-unmet = { $who } nie ujawnił{ FORM($who, "a") } karty { $card }, co oznacza spadek { FORM($resource, "gen") } o 1.
bsg-event-final-five-shown = { $who } musiał{ FORM($who, "a") } pokazać kartę { $card }.
bsg-event-final-five-shown-by = { $by } obejrzał{ FORM($by, "a") } kartę { FORM($who, "gen") } i pokazał{ FORM($by, "a") } ją wszystkim: { $card }.
bsg-event-nuke-gained = Admirał otrzymał żeton broni nuklearnej (razem: { $count }).
bsg-event-check-decided-pass = { $who } zdecydował{ FORM($who, "a") }, że test kończy się sukcesem.
bsg-event-check-decided-fail = { $who } zdecydował{ FORM($who, "a") }, że test kończy się porażką.
bsg-event-check-cards-removed = Z testu usunięto: { LIST($names, "and") }.
bsg-event-check-cards-removed-by = { $who } { FORM($who, "a") ->
    [a] usunęła
   *[other] usunął
} z testu: { LIST($names, "and") }.
bsg-event-skill-doubled = W tym teście jedna umiejętność liczyła się podwójnie: { $skill }.
bsg-event-consequence = { $card }: nastąpiła Konsekwencja.
bsg-event-failure-spared = Do sukcesu zabrakło tylko { $short }, więc porażka nie miała skutków.
bsg-event-roll-set = { $who } podał{ FORM($who, "a") } wynik: { $result }.
bsg-event-quorum-arranged = { $who } podejrzał{ FORM($who, "a") } { $cards } z wierzchu talii i ułożył{ FORM($who, "a") } je w nowej kolejności.
bsg-event-hand-taken = { $to } zabrał{ FORM($to, "a") } { FORM($from, "dat") } wszystkie karty z ręki: { $cards }.
bsg-event-hand-taken-seen = { $to } zabrał{ FORM($to, "a") } { FORM($from, "dat") } wszystkie karty z ręki: { LIST($names, "and") }.
bsg-event-escorted = Statek cywilny { $ship }, który był { FORM($sector, "in") }, odeskortowano w bezpieczne miejsce.
bsg-event-escorted-by = { $who } odeskortował{ FORM($who, "a") } w bezpieczne miejsce statek cywilny { $ship }, który był { FORM($sector, "in") }.
bsg-event-civilian-recalled = Statek cywilny { $ship }, który był { FORM($sector, "in") }, wrócił do puli poza planszą.
bsg-event-ships-removed = Zdjęto z planszy { FORM($ships, "acc") } ({ $sector }).
bsg-event-scar-removed = Zdjęto z planszy Szramę, która była { FORM($sector, "in") }.
bsg-event-centurions-driven-back = { $count ->
    [one] Centurion cofnął się na pole { LIST($spaces, "and") } toru Abordażu.
   *[other] Centuriony cofnęły się na pola { LIST($spaces, "and") } toru Abordażu.
}
bsg-event-fleet-placed = { FORM($board, "in") } umieszczono { FORM($ships, "acc") } ({ $sector }).
bsg-event-fleet-arrived = { FORM($sector, "in") } pojawiła się flota Cylonów: { LIST($ships, "and") }.
bsg-event-fleet-outrun = { $count } { $count ->
    [one] statek Cylonów został w tyle i ruszył
    [few] statki Cylonów zostały w tyle i ruszyły
   *[many] statków Cylonów zostało w tyle i ruszyło
} w pościg.
bsg-event-pursuit-moved = { $to ->
    [0] Żeton pościgu wrócił na Start.
   *[other] Żeton pościgu stanął na polu { $to } toru Pościgu.
}
bsg-event-trauma-drawn = { $who } wylosował{ FORM($who, "a") } { $tokens }.
bsg-event-trauma-drawn-seen = { $who } wylosował{ FORM($who, "a") } { $tokens }: { LIST($kinds, "and") }.
bsg-event-trauma-discarded = { $who } odrzucił{ FORM($who, "a") } { $tokens }.
bsg-event-trauma-discarded-seen = { $who } odrzucił{ FORM($who, "a") } { $tokens }: { LIST($kinds, "and") }.
bsg-event-trauma-met = { $who } zabrał{ FORM($who, "a") } żeton Traumy, który leżał { FORM($place, "in") }.
bsg-event-disaster-drawn = { $who } ujawnił{ FORM($who, "a") } Traumę: { LIST($kinds, "and") }.
bsg-event-ally-arrived = Nowy sojusznik { FORM($place, "in") }: { $ally }.
bsg-event-ally-arrived-by = Nowy sojusznik { FORM($place, "in") }: { $ally }. Żeton Traumy wybiera { $who }.
bsg-event-ally-left = Sojusznik opuścił grę: { $ally } ({ $place }).
bsg-event-ally-met = { $who } spotkał{ FORM($who, "a") } sojusznika: { $ally }. Żeton: { $token }.
bsg-event-crossroads-reached = Przy dystansie { $distance } rozpoczął się etap Rozdroży.
bsg-event-crossroads-dealt = { $who } otrzymał{ FORM($who, "a") } kartę Rozdroża.
bsg-event-crossroads-dealt-seen = { $who } otrzymał{ FORM($who, "a") } kartę Rozdroża { $card }.
bsg-event-crossroads-revealed = { $who } ujawnił{ FORM($who, "a") } kartę { $card }. Żeton: { $token }.
bsg-event-trauma-shown = Ujawniono żetony Traumy: { LIST($hands, "and") }.
bsg-event-trial-held = Proces. Żetony obciążające graczy: { LIST($hands, "and") }.
bsg-event-trial-held-nobody = Proces. Nikt nie miał dość żetonów, by odpaść z gry.
bsg-event-eliminated = { $who } odpadł{ FORM($who, "a") } z gry.
bsg-shown-count = { $who } ({ $count })

## Zakończenie
bsg-outcome-humans-left-ionian-nebula = Flota opuściła Mgławicę Jońską: wygrywają ludzie.
bsg-target-sector = obszar przestrzeni
