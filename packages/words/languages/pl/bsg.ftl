### Battlestar Galactica: teksty kart, pytania, dziennik.

## Słowa i ich formy

# Forma „o” to końcówka czasu przeszłego: spadł{ FORM($resource, "o") }.
bsg-resource-food = żywność
    .o = a
    .acc = żywność
    .gen = żywności
bsg-resource-fuel = paliwo
    .o = o
    .acc = paliwo
    .gen = paliwa
bsg-resource-morale = morale
    .o = o
    .acc = morale
    .gen = morale
bsg-resource-population = populacja
    .o = a
    .acc = populację
    .gen = populacji

bsg-skill-politics = Polityka
    .gen = Polityki
bsg-skill-leadership = Zdolności przywódcze
    .gen = Zdolności przywódczych
bsg-skill-tactics = Taktyka
    .gen = Taktyki
bsg-skill-piloting = Pilotaż
    .gen = Pilotażu
bsg-skill-engineering = Technika
    .gen = Techniki
bsg-skill-treachery = Zdrada
    .gen = Zdrady

bsg-sector-bow = dziób
    .in = przed dziobem
    .to = do obszaru przed dziobem
    .from = z obszaru przed dziobem
bsg-sector-starboard-bow = sterburta od dziobu
    .in = przy sterburcie od dziobu
    .to = do obszaru przy sterburcie od dziobu
    .from = z obszaru przy sterburcie od dziobu
bsg-sector-starboard-quarter = sterburta od rufy
    .in = przy sterburcie od rufy
    .to = do obszaru przy sterburcie od rufy
    .from = z obszaru przy sterburcie od rufy
bsg-sector-stern = rufa
    .in = za rufą
    .to = do obszaru za rufą
    .from = z obszaru za rufą
bsg-sector-port-quarter = bakburta od rufy
    .in = przy bakburcie od rufy
    .to = do obszaru przy bakburcie od rufy
    .from = z obszaru przy bakburcie od rufy
bsg-sector-port-bow = bakburta od dziobu
    .in = przy bakburcie od dziobu
    .to = do obszaru przy bakburcie od dziobu
    .from = z obszaru przy bakburcie od dziobu

bsg-ships-raider = { $count } { $count ->
    [one] raider
    [few] raidery
   *[many] raiderów
}
    .acc = { $count } { $count ->
        [one] raidera
        [few] raidery
       *[many] raiderów
    }
    .destroyed = { $count } { $count ->
        [one] raider zostaje zniszczony
        [few] raidery zostają zniszczone
       *[many] raiderów zostaje zniszczonych
    }
bsg-ships-heavy-raider = { $count } { $count ->
    [one] ciężki raider
    [few] ciężkie raidery
   *[many] ciężkich raiderów
}
    .acc = { $count } { $count ->
        [one] ciężkiego raidera
        [few] ciężkie raidery
       *[many] ciężkich raiderów
    }
    .destroyed = { $count } { $count ->
        [one] ciężki raider zostaje zniszczony
        [few] ciężkie raidery zostają zniszczone
       *[many] ciężkich raiderów zostaje zniszczonych
    }
bsg-ships-basestar = { $count } { $count ->
    [one] basestar
    [few] basestary
   *[many] basestarów
}
    .acc = { $count } { $count ->
        [one] basestara
        [few] basestary
       *[many] basestarów
    }
    .destroyed = { $count } { $count ->
        [one] basestar zostaje zniszczony
        [few] basestary zostają zniszczone
       *[many] basestarów zostaje zniszczonych
    }
bsg-ships-civilian = { $count } { $count ->
    [one] statek cywilny
    [few] statki cywilne
   *[many] statków cywilnych
}
    .acc = { $count } { $count ->
        [one] statek cywilny
        [few] statki cywilne
       *[many] statków cywilnych
    }
    .destroyed = { $count } { $count ->
        [one] statek cywilny zostaje zniszczony
        [few] statki cywilne zostają zniszczone
       *[many] statków cywilnych zostaje zniszczonych
    }
    .faces = { $count ->
        [one] awers { $count } statku cywilnego
       *[other] awersy { $count } statków cywilnych
    }
bsg-ships-viper = { $count } { $count ->
    [one] viper
    [few] vipery
   *[many] viperów
}
    .acc = { $count } { $count ->
        [one] vipera
        [few] vipery
       *[many] viperów
    }
    .unmanned = { $count } { $count ->
        [one] nieobsadzony viper zostaje uszkodzony
        [few] nieobsadzone vipery zostają uszkodzone
       *[many] nieobsadzonych viperów zostaje uszkodzonych
    }
    .destroyed = { $count } { $count ->
        [one] viper zostaje zniszczony
        [few] vipery zostają zniszczone
       *[many] viperów zostaje zniszczonych
    }
    .damaged = { $count } { $count ->
        [one] viper zostaje uszkodzony
        [few] vipery zostają uszkodzone
       *[many] viperów zostaje uszkodzonych
    }
    .repaired = { $count } { $count ->
        [one] viper zostaje naprawiony
        [few] vipery zostają naprawione
       *[many] viperów zostaje naprawionych
    }
bsg-ships-raptor = { $count } { $count ->
    [one] raptor
    [few] raptory
   *[many] raptorów
}
    .acc = { $count } { $count ->
        [one] raptora
        [few] raptory
       *[many] raptorów
    }
    .destroyed = { $count } { $count ->
        [one] raptor zostaje zniszczony
        [few] raptory zostają zniszczone
       *[many] raptorów zostaje zniszczonych
    }
bsg-ships-centurion = { $count } { $count ->
    [one] centurion
    [few] centuriony
   *[many] centurionów
}
    .acc = { $count } { $count ->
        [one] centuriona
        [few] centuriony
       *[many] centurionów
    }
    .destroyed = { $count } { $count ->
        [one] centurion zostaje zniszczony
        [few] centuriony zostają zniszczone
       *[many] centurionów zostaje zniszczonych
    }
bsg-ships-occupation-force = { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} sił okupacyjnych
    .acc = { $count } { $count ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } sił okupacyjnych
bsg-unmanned-vipers = { $count ->
    [one] { $count } nieobsadzonego vipera
   *[other] nieobsadzone vipery, łącznie najwyżej { $count } razy
}
bsg-skill-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} umiejętności
    .each = po { $count } { $count ->
        [one] karcie
        [few] karty
       *[many] kart
    } umiejętności
bsg-skill-cards-of = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} { LIST($skills, "or", "gen") }
bsg-skill-cards-any = { $count } { $count ->
    [one] kartę dowolnej umiejętności
    [few] karty dowolnych umiejętności
   *[many] kart dowolnych umiejętności
}
bsg-skill-cards-own = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} ze swojego zestawu umiejętności
bsg-skill-cards-yours = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} ze swojego zestawu umiejętności
bsg-skill-cards-own-or-any = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} ze swojego zestawu umiejętności (a jeśli go nie masz, z dowolnych talii umiejętności)
bsg-quorum-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} Kworum
bsg-more-quorum-cards = jeszcze { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} Kworum
bsg-loyalty-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} Lojalności
bsg-crisis-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} Kryzysu
bsg-destination-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} Punktu docelowego
bsg-card-with-strength = „{ $name }” ({ $skill } { $strength })
bsg-quoted = „{ $name }”

bsg-activation-raiders = raidery
    .what = raidery
bsg-activation-heavy-raiders = ciężkie raidery i centuriony
    .what = ciężkie raidery wraz z centurionami
bsg-activation-basestars = basestary
    .what = basestary
bsg-activation-launch-raiders = wysłanie raiderów
    .what = wysłanie raiderów
bsg-activation-occupation-forces = siły okupacyjne
    .what = siły okupacyjne
bsg-activation-heavy-raiders-alone = ciężkie raidery
    .what = ciężkie raidery (bez centurionów)

bsg-deck-crisis = talia Kryzysów
    .gen = talii Kryzysów
bsg-deck-destination = talia Punktów docelowych
    .gen = talii Punktów docelowych
bsg-deck-quorum = talia Kworum
    .gen = talii Kworum
bsg-deck-super-crisis = talia Superkryzysów
    .gen = talii Superkryzysów
bsg-place-colonial-one = Colonial One
    .gen = Colonial One
    .in = na Colonial One
    .to = na Colonial One
bsg-board-galactica = Galactica
    .in = na Galactice
    .gen = Galactici
    .a = a
bsg-board-pegasus = Pegasus
    .in = na Pegasusie
    .gen = Pegasusa
    .a = { "" }
bsg-board-new-caprica = Nowa Caprica
    .in = na Nowej Caprice
    .gen = Nowej Caprici
    .a = a

# Kogo dotyczy efekt. Forma „person” to „you”, „they” albo „one”: ktoś, o kim już była mowa.
bsg-who-current = aktywny gracz
    .person = they
    .gen = aktywnego gracza
bsg-who-self = { "" }
    .person = you
    .gen = gracza, który wykonuje akcję
bsg-who-president = Prezydent
    .person = they
    .gen = Prezydenta
bsg-who-admiral = Admirał
    .person = they
    .gen = Admirała
bsg-who-chosen = ten gracz
    .person = they
    .gen = tego gracza
bsg-who-each = każdy gracz
    .person = they
    .gen = każdego gracza
bsg-who-each-human = każdy gracz prowadzący człowieka
    .person = they
    .gen = każdego gracza prowadzącego człowieka
bsg-who-each-cylon = każdy gracz prowadzący Cylona
    .person = they
    .gen = każdego gracza prowadzącego Cylona
bsg-who-pronoun = { "" }
    .person = one
    .gen = tego gracza

bsg-among-can-go-to-brig = gracza, którego można wysłać do Aresztu
    .end = ,
    .short = wybranego gracza
    .named = gracza
bsg-among-can-go-to-sickbay = gracza, którego można wysłać do Ambulatorium
    .end = ,
    .short = wybranego gracza
    .named = gracza
bsg-among-on-galactica-to-brig = gracza z postacią na Galactice, którego można wysłać do Aresztu
    .end = ,
    .short = wybranego gracza z postacią na Galactice
    .named = gracza z postacią na Galactice
bsg-among-on-galactica-to-sickbay = gracza z postacią na Galactice, którego można wysłać do Ambulatorium
    .end = ,
    .short = wybranego gracza z postacią na Galactice
    .named = gracza z postacią na Galactice
bsg-among-others = innego gracza prowadzącego człowieka
    .end = { "" }
bsg-among-other-not-admiral = innego gracza prowadzącego człowieka, poza Admirałem i graczami w Areszcie
    .end = ,
bsg-among-others-in-brig = innego gracza, którego postać jest w Areszcie
    .end = ,
bsg-among-with-hidden-loyalty = innego gracza, który ma zakrytą kartę Lojalności
    .end = ,
    .short = innego gracza
bsg-among-human-with-hidden-loyalty = innego gracza, który nie jest ujawnionym Cylonem i ma zakrytą kartę Lojalności
    .end = ,
    .short = innego gracza (nie ujawnionego Cylona)
bsg-among-humans = gracza prowadzącego człowieka
    .end = { "" }
bsg-among-human-on-board = gracza prowadzącego człowieka na planszy
    .end = { "" }
bsg-among-prisoners = gracza, którego postać jest w Areszcie (na Nowej Caprice: w Więzieniu)
    .end = ,
bsg-among-on-planet = gracza, którego postać jest na Nowej Caprice
    .end = ,
bsg-among-on-planet-to-detention = gracza prowadzącego człowieka na Nowej Caprice, którego można wysłać do Więzienia
    .end = ,
    .short = gracza-człowieka z Nowej Caprici
    .named = gracza prowadzącego człowieka na Nowej Caprice
bsg-among-on-planet-to-medical-center = gracza prowadzącego człowieka na Nowej Caprice, którego można wysłać do Centrum medycznego
    .end = ,
    .short = gracza-człowieka z Nowej Caprici
    .named = gracza prowadzącego człowieka na Nowej Caprice
bsg-among-in-detention = gracza, którego postać jest w Więzieniu
    .end = ,
bsg-among-revealed-cylon = ujawnionego Cylona
    .end = { "" }
bsg-among-basestar = basestara
    .end = { "" }
bsg-among-sector = obszar przestrzeni
    .end = { "" }
bsg-among-civilian = statek cywilny na planszy
    .end = { "" }

## Co robią karty: po jednym komunikacie na działanie. Człony, z których powstają zdania.

bsg-sentence = { LIST($clauses, "then") }.
bsg-clauses = { LIST($clauses, "and") }
bsg-run = { LIST($clauses, "and") }
bsg-run-fleet = { $more ->
    [0] { LIST($clauses, "then") }
   *[other] { LIST($clauses, "and") }
}
bsg-part = { LIST($clauses, "then") }
bsg-nothing = nic się nie dzieje
bsg-no-effect = brak efektu.

bsg-op-resource-lose = { $resource } spada o { $count }
bsg-op-resource-gain = { $resource } rośnie o { $count }
bsg-op-resources-lose = { LIST($amounts, "then") }
bsg-op-resources-gain = { LIST($amounts, "then") }
bsg-amount = { $resource } o { $count }
    .name = { $resource }
bsg-amounts-lose = { LIST($resources, "and", "name") } { $number ->
    [one] spada
   *[other] spadają
} o { $count }
bsg-amounts-gain = { LIST($resources, "and", "name") } { $number ->
    [one] rośnie
   *[other] rosną
} o { $count }
bsg-op-resource-gain-one = { LIST($resources, "or") } rośnie o { $count } ({ FORM($by, "person") ->
    [you] Ty wybierasz
   *[they] wybiera { $by }
})
bsg-op-discard = { FORM($who, "person") ->
    [one] ten gracz
   *[other] { $who }
} | { VERB($who, "odrzucasz", "odrzuca") } { $cards }
bsg-op-discard-random = { FORM($who, "person") ->
    [one] ten gracz
   *[other] { $who }
} | losowo { VERB($who, "odrzucasz", "odrzuca") } { $cards }
bsg-op-discard-all = { $who } | { VERB($who, "odrzucasz", "odrzuca") } wszystkie swoje karty umiejętności
bsg-op-discard-several = { LIST($who, "and") } odrzucają { FORM($cards, "each") }
bsg-op-discard-several-random = { LIST($who, "and") } losowo odrzucają { FORM($cards, "each") }
bsg-op-discard-several-all = { LIST($who, "and") } odrzucają wszystkie swoje karty umiejętności
bsg-op-discard-unlike = { $who } odrzuca { $cards }, a { $other } { $count }
bsg-op-draw = { FORM($who, "person") ->
    [one] ten gracz
   *[other] { $who }
} | { VERB($who, "dobierasz", "dobiera") } { $cards }
bsg-op-draw-quorum = { $who } | { VERB($who, "dobierasz", "dobiera") } { $cards }
    .infinitive = dobrać { $cards }
bsg-op-send = { $who } | { VERB($who, "trafiasz", "trafia") } { FORM($place, "to") }
    .again = potem { VERB($who, "trafiasz", "trafia") } { FORM($place, "to") }
bsg-op-send-all = wszystkie postacie { FORM($from, "in") } trafiają { FORM($place, "to") }
bsg-op-free = { $who } | { VERB($who, "przechodzisz", "przechodzi") } z Aresztu do dowolnego obszaru Galactici oprócz Ambulatorium
bsg-op-free-optional = { $who } | { VERB($who, "możesz", "może") } przejść z Aresztu do dowolnego obszaru Galactici oprócz Ambulatorium
bsg-op-free-anywhere-picked = { $by } | { VERB($by, "przenosisz", "przenosi") } go do dowolnego obszaru
bsg-op-free-custody-picked = { $by } | { VERB($by, "przenosisz", "przenosi") } go do innego obszaru tej samej planszy (oprócz Ambulatorium i Centrum medycznego)
bsg-op-free-detention-picked = { $by } | { VERB($by, "przenosisz", "przenosi") } go do dowolnego innego obszaru Nowej Caprici oprócz Centrum medycznego
bsg-op-free-picked = { $by } | { VERB($by, "przenosisz", "przenosi") } go do dowolnego obszaru Galactici oprócz Ambulatorium
bsg-op-name = { $by } | { FORM($by, "person") ->
    [you] wybierasz
    [one] wskazuje
   *[they] wybiera
} { $among }; { LIST($clauses, "then") }
    .infinitive = wybrać { $among }; { LIST($clauses, "then") }
bsg-op-name-and = { $by } | { VERB($by, "wybierasz", "wybiera") } { $among }{ FORM($among, "end") } i { LIST($clauses, "then") }
bsg-op-name-optional = { $by } | { VERB($by, "możesz", "może") } wybrać { $among }; wtedy { LIST($clauses, "then") }
bsg-op-name-optional-and = { $by } | { VERB($by, "możesz", "może") } wybrać { $among }; wtedy { LIST($clauses, "then") }
bsg-op-name-send = { $by } | { VERB($by, "wysyłasz", "wysyła") } { FORM($place, "to") } { FORM($among, "short") }
    .infinitive = wysłać { FORM($place, "to") } { FORM($among, "short") }
bsg-op-name-send-optional = { $by } | { VERB($by, "możesz", "może") } wysłać { FORM($place, "to") } { FORM($among, "short") }
bsg-op-name-send-then = { $by } | { VERB($by, "wysyłasz", "wysyła") } { FORM($place, "to") } { FORM($among, "short") }; { LIST($clauses, "then") }
bsg-op-name-send-optional-then = { $by } | { VERB($by, "możesz", "może") } wysłać { FORM($place, "to") } { FORM($among, "short") }; { LIST($clauses, "then") }
bsg-op-name-look = { $by } | { VERB($by, "oglądasz", "ogląda") } losową zakrytą kartę Lojalności { FORM($among, "short") }
bsg-op-name-look-optional = { $by } | { VERB($by, "możesz", "może") } obejrzeć losową zakrytą kartę Lojalności { FORM($among, "short") }
bsg-op-name-look-all = { $by } | { VERB($by, "oglądasz", "ogląda") } wszystkie zakryte karty Lojalności { FORM($among, "short") }
bsg-op-name-execute = { $by } | { VERB($by, "skazujesz", "skazuje") } na egzekucję { $among }
bsg-op-name-execute-optional = { $by } | { VERB($by, "możesz", "może") } skazać na egzekucję { $among }
bsg-op-name-execute-even-cylons = { $by } | { VERB($by, "skazujesz", "skazuje") } na egzekucję { $among } (żaden Cylon nie może tego zignorować)
bsg-op-name-free-detention = { $by } | { VERB($by, "przenosisz", "przenosi") } gracza z Więzienia do innego obszaru planety (oprócz Centrum medycznego)
bsg-op-name-free-detention-optional = { $by } | { VERB($by, "możesz", "może") } przenieść więźnia na planecie (nie do Centrum medycznego)
bsg-op-choose = { $by } | { VERB($by, "wybierasz", "wybiera") }: { LIST($options, "next") }
bsg-op-choose-optional = { $by } | { VERB($by, "możesz", "może") } wybrać jedno: { LIST($options, "next") }
bsg-op-choose-several-lead = { $by } | { VERB($by, "rozpatrujesz", "rozpatruje") } { $count ->
    [one] { $count } z poniższych
   *[other] kolejno { $count } z poniższych
}
bsg-option = ({ $number }) { LIST($clauses, "then") }
bsg-op-may = { FORM($by, "person") ->
    [you] możesz
    [one] może
   *[they] { $by } może
} { LIST($clauses, "then") }
bsg-op-may-then = { FORM($by, "person") ->
    [you] możesz
    [one] może
   *[they] { $by } może
} { LIST($clauses, "then") }; wtedy { LIST($others, "then") }
bsg-op-wishes = { FORM($by, "person") ->
    [you] jeśli chcesz
    [one] jeśli ten gracz zechce
   *[they] jeśli { $by } chce
}, { LIST($clauses, "then") }
bsg-op-roll-at-least = { $by } | { VERB($by, "rzucasz", "rzuca") } kością; przy { $limit } lub więcej { LIST($clauses, "then") }
bsg-op-roll-at-most = { $by } | { VERB($by, "rzucasz", "rzuca") } kością; przy { $limit } lub mniej { LIST($clauses, "then") }
bsg-op-roll-at-least-else = { FORM($by, "person") ->
    [one] ten gracz
   *[other] { $by }
} | { VERB($by, "rzucasz", "rzuca") } kością; przy { $limit } lub więcej { LIST($clauses, "then") }; w przeciwnym razie { LIST($others, "then") }
bsg-op-roll-at-most-else = { $by } | { VERB($by, "rzucasz", "rzuca") } kością; przy { $limit } lub mniej { LIST($clauses, "then") }; w przeciwnym razie { LIST($others, "then") }
bsg-op-place = { FORM($sector, "in") } { $count ->
    [one] pojawia się
    [few] pojawiają się
   *[many] pojawia się
} { LIST($ships, "and") }
    .again = { FORM($sector, "in") } { LIST($ships, "and") }
bsg-op-place-anywhere = Admirał (lub CAG, jeśli jest w grze) umieszcza { LIST($ships, "and", "acc") } w przestrzeni według własnego wyboru
bsg-op-destroy-raptor = { FORM($ships, "destroyed") }
bsg-op-repair-raptor = flota odzyskuje { FORM($ships, "acc") } spośród zniszczonych
bsg-op-repair-vipers = { $by } | { VERB($by, "naprawiasz", "naprawia") } najwyżej { FORM($ships, "acc") }
    .again = najwyżej { FORM($ships, "acc") }
bsg-op-repair-vipers-destroyed = { $by } | { VERB($by, "naprawiasz", "naprawia") } najwyżej { FORM($ships, "acc") }, także spośród zniszczonych
bsg-op-damage-vipers-reserves = w Rezerwie { FORM($ships, "damaged") }
bsg-op-damage-vipers-space = w przestrzeni { FORM($ships, "damaged") }
bsg-op-return-vipers = wszystkie vipery z przestrzeni wracają do Rezerwy (piloci trafiają na Pokład hangarowy)
bsg-op-destroy-civilian = { FORM($ships, "destroyed") } (losowo)
bsg-op-destroy-civilian-of-planet = { $count ->
    [one] wierzchni internowany statek cywilny zostaje zniszczony
    [few] { $count } wierzchnie internowane statki cywilne zostają zniszczone
   *[many] { $count } wierzchnich internowanych statków cywilnych zostaje zniszczonych
} (jeśli nie ma internowanych – spośród przygotowanych)
bsg-op-destroy-cylons = { $by } | { VERB($by, "niszczysz", "niszczy") }{ $number ->
    [1] { "" }
   *[other] { " do wyboru" }
} { LIST($ships, "or", "acc") }
bsg-op-jump-track-up = znacznik floty przesuwa się o { $count } { $count ->
    [one] pole
    [few] pola
   *[many] pól
} naprzód
bsg-op-jump-track-down = znacznik floty cofa się o { $count } { $count ->
    [one] pole
    [few] pola
   *[many] pól
}
bsg-op-look-loyalty = { $by } | { VERB($by, "oglądasz", "ogląda") } losową kartę Lojalności { FORM($of, "gen") }
    .infinitive = obejrzeć losową kartę Lojalności { FORM($of, "gen") }
bsg-op-look-loyalty-all = { $by } | { VERB($by, "oglądasz", "ogląda") } wszystkie karty Lojalności { FORM($of, "gen") }
bsg-op-look-loyalty-one = { $by } | { VERB($by, "wybierasz", "wybiera") } { LIST($of, "or", "gen") } i { VERB($by, "oglądasz", "ogląda") } 1 losową kartę Lojalności tego gracza
bsg-op-title = { $who } | { VERB($who, "zostajesz", "zostaje") } { FORM($title, "ins") }
bsg-op-spend-nuke = Admirał odrzuca żeton broni nuklearnej
bsg-op-centurion = na polu Start toru Abordażu { $count ->
    [one] pojawia się
    [few] pojawiają się
   *[many] pojawia się
} { $ships }
bsg-op-activate = { LIST($what, "and", "what") } zostają aktywowane
bsg-op-activate-launch = każdy basestar wysyła raidery
bsg-op-activate-just-placed = właśnie umieszczone raidery zostają aktywowane
bsg-op-activate-in-turn = aktywacja: { LIST($what, "next") }
bsg-op-keep = rozpatrywana karta pozostaje w grze
bsg-op-distance = przebyty dystans rośnie o { $count }
bsg-op-extra-crisis = po tym Kryzysie zostaje dobrana i rozpatrzona kolejna karta Kryzysu
bsg-op-if-below = jeśli poziom { FORM($resource, "gen") } jest niższy niż { $limit }, dodatkowo { LIST($clauses, "then") }
bsg-op-risk = { $by } | { VERB($by, "ryzykujesz", "ryzykuje") } { FORM($ships, "acc") } i { VERB($by, "rzucasz", "rzuca") } kością; przy { $limit } lub więcej { LIST($clauses, "then") }; w przeciwnym razie { LIST($others, "then") }
    .infinitive = zaryzykować { FORM($ships, "acc") } i rzucić kością; przy { $limit } lub więcej { LIST($clauses, "then") }; w przeciwnym razie { LIST($others, "then") }
bsg-op-damage-galactica = Galactica otrzymuje { $count } { $count ->
    [one] uszkodzenie
    [few] uszkodzenia
   *[many] uszkodzeń
}
bsg-op-damage-galactica-choice = losujesz { $choiceOf ->
    [2] { $choiceOf } żetony
   *[other] do { $choiceOf } żetonów
} uszkodzeń Galactici i rozpatrujesz { $count } { $count ->
    [one] wybrany
    [few] wybrane
   *[many] wybranych
} z nich
    .infinitive = wylosować { $choiceOf ->
        [2] { $choiceOf } żetony
       *[other] do { $choiceOf } żetonów
    } uszkodzeń Galactici i rozpatrzyć { $count } { $count ->
        [one] wybrany
        [few] wybrane
       *[many] wybranych
    } z nich
bsg-op-activate-vipers = { $by } | { VERB($by, "aktywujesz", "aktywuje") } { $vipers }
    .infinitive = aktywować { $vipers }
bsg-op-look-deck = podglądasz wierzchnią kartę talii Kryzysów albo talii Punktów docelowych, po czym odkładasz ją na wierzch lub na spód
bsg-op-look-civilians = podglądasz { FORM($ships, "faces") } na planszy i możesz każdy z tych statków przesunąć na sąsiedni obszar przestrzeni
bsg-op-check = wykonujesz test o trudności { $difficulty } ({ LIST($skills, "and") }); w razie sukcesu { LIST($clauses, "then") }
bsg-op-check-accused = oskarżasz gracza i wykonujesz test o trudności { $difficulty } ({ LIST($skills, "and") }); w razie sukcesu oskarżony { LIST($clauses, "then") }
bsg-op-check-nominee = nominujesz gracza i wykonujesz test o trudności { $difficulty } ({ LIST($skills, "and") }); w razie sukcesu nominowany { LIST($clauses, "then") }
bsg-op-jump = rzucasz kością; przy { $limit } lub mniej flota traci populację podaną na torze Przygotowania do skoku; potem flota wykonuje skok
bsg-op-galactica-attacks = Galactica atakuje statek Cylonów
bsg-op-attack-centurion = atakujesz centuriona; przy wyniku rzutu { $limit } lub wyższym zostaje on zniszczony
bsg-op-nuke = używasz broni nuklearnej przeciw basestarowi
bsg-op-launch-self = startujesz w viperze
bsg-op-own-viper-attacks = Twój viper atakuje najwyżej { $count } { $count ->
    [one] raz
   *[other] razy
}
bsg-op-act = możesz wykonać jeszcze { $count } { $count ->
    [one] akcję
    [few] akcje
   *[many] akcji
}
bsg-op-order-another = wybrany przez Ciebie inny gracz prowadzący człowieka może wykonać { $count } { $count ->
    [one] akcję
    [few] akcje
   *[many] akcji
}
bsg-op-order-another-or-move = wybrany przez Ciebie inny gracz prowadzący człowieka może się poruszyć, a potem wykonać { $left } { $left ->
    [one] akcję
    [few] akcje
   *[many] akcji
}, albo wykonać { $count } { $count ->
    [one] akcję
    [few] akcje
   *[many] akcji
}
bsg-op-repair = naprawiasz obszar, w którym jesteś, a na Pokładzie hangarowym możesz zamiast tego naprawić najwyżej { FORM($ships, "acc") }
bsg-op-play-quorum = zagrywasz kartę Kworum z ręki
    .infinitive = zagrać kartę Kworum z ręki
bsg-op-play-super-crisis = zagrywasz swoją kartę Superkryzysu
bsg-op-swap-super-crisis = możesz odrzucić swoją kartę Superkryzysu i dobrać nową
bsg-op-crisis-of = dobierasz { $cards }, jedną rozpatrujesz, a drugą odrzucasz; symbole aktywacji i przygotowania do skoku nie działają
bsg-op-launch = każdy basestar wysyła { LIST($ships, "and", "acc") }
bsg-op-take-card = oglądasz rękę innego gracza i zabierasz z niej wybraną kartę umiejętności
bsg-op-hand-over-loyalty = jeśli przebyty dystans wynosi najwyżej { $limit }, oddajesz wszystkie swoje zakryte karty Lojalności innemu graczowi
bsg-op-remove-card = ta karta zostaje usunięta z gry
bsg-op-give-card = przekazujesz tę kartę innemu graczowi prowadzącemu człowieka; leży ona przed nim odkryta
bsg-op-quorum-choice = dobierasz { $cards }, zagrywasz jedną z nich, a resztę odkładasz na spód talii
bsg-op-face-up = karty trafiają do tego testu odkryte
bsg-op-count-positive = karty { FORM($skill, "gen") } liczą się w tym teście na plus
bsg-op-difficulty-down = poziom trudności spada o { $count }
bsg-op-difficulty-up = poziom trudności rośnie o { $count }
bsg-op-decide-check-pass = test kończy się sukcesem
bsg-op-decide-check-fail = test kończy się porażką
bsg-op-ignore-skill = karty jednej umiejętności się nie liczą
bsg-op-take-check-cards = bierzesz na rękę karty z testu
bsg-op-add-to-roll = do wyniku rzutu dodaje się { $count }
bsg-op-reroll = rzut zostaje powtórzony
bsg-op-reroll-piloted = rzut zostaje powtórzony, a jeśli viper jest pilotowany, od nowego wyniku odejmuje się { $by }
bsg-op-switch-choice = obowiązuje druga część karty
bsg-op-replace-crisis = karta Kryzysu zostaje odrzucona i dobiera się następną
bsg-op-board-placed-viper = przejmujesz vipera
bsg-op-look-deck-crisis = podglądasz wierzchnią kartę talii Kryzysów i odkładasz ją na wierzch lub na spód
bsg-op-draw-optional = { $who } | { VERB($who, "możesz", "może") } dobrać { $cards }
bsg-op-draw-few = { FORM($who, "person") ->
    [you] jeśli masz na ręce najwyżej { $limit }, dobierasz { $cards }
   *[they] { $who }, który ma na ręce najwyżej { $limit }, dobiera { $cards }
}
bsg-op-draw-few-optional = { FORM($who, "person") ->
    [you] jeśli masz na ręce najwyżej { $limit }, możesz dobrać { $cards }
   *[they] { $who }, który ma na ręce najwyżej { $limit }, może dobrać { $cards }
}
bsg-op-trade = { $who } | { VERB($who, "odrzucasz", "odrzuca") } { $cards } i { VERB($who, "dobierasz", "dobiera") } { $drawn }
bsg-op-trade-random = { $who } | losowo { VERB($who, "odrzucasz", "odrzuca") } { $cards } i { VERB($who, "dobierasz", "dobiera") } { $drawn }
bsg-op-draw-super-crisis = { $who } | { VERB($who, "dobierasz", "dobiera") } kartę Superkryzysu
bsg-op-execute = na { FORM($who, "person") ->
    [you] Twojej postaci
   *[they] postaci { FORM($who, "gen") }
} wykonuje się egzekucję
bsg-op-cut-hand = Ty | ograniczasz rękę do { $count } { $count ->
    [one] karty
   *[other] kart
} umiejętności
bsg-op-free-detention = { $who } | { VERB($who, "przechodzisz", "przechodzi") } z Więzienia do dowolnego innego obszaru Nowej Caprici oprócz Centrum medycznego
bsg-op-free-detention-optional = { $who } | { VERB($who, "możesz", "może") } przejść z Więzienia do dowolnego innego obszaru Nowej Caprici oprócz Centrum medycznego
bsg-op-free-custody = { $who } | { VERB($who, "wychodzisz", "wychodzi") } na wolność i { VERB($who, "przechodzisz", "przechodzi") } do innego obszaru Galactici oprócz Ambulatorium (na Nowej Caprice: do innego jej obszaru oprócz Centrum medycznego)
bsg-op-free-custody-optional = { $who } | { VERB($who, "możesz", "może") } wyjść na wolność i przejść do innego obszaru Galactici oprócz Ambulatorium (na Nowej Caprice: do innego jej obszaru oprócz Centrum medycznego)
bsg-op-free-anywhere = { $who } | { VERB($who, "wychodzisz", "wychodzi") } na wolność i { VERB($who, "przechodzisz", "przechodzi") } do dowolnego obszaru
bsg-op-execute-even-cylons = na { FORM($who, "person") ->
    [you] Twojej postaci
   *[they] postaci { FORM($who, "gen") }
} wykonuje się egzekucję (żaden Cylon nie może tego zignorować)
bsg-op-repair-vipers-all = { FORM($ships, "repaired") }
bsg-op-damage-vipers-reserves-or-space = w przestrzeni lub w Rezerwie { FORM($ships, "damaged") }
bsg-op-if = jeśli { $condition }, { LIST($clauses, "then") }
bsg-op-if-in-orbit = na orbicie { LIST($clauses, "then") }
bsg-op-if-else = jeśli { $condition }, { LIST($clauses, "then") }; w przeciwnym razie { LIST($others, "then") }
bsg-difficulty-lower = { $difficulty } (o { $count } niższej, jeśli { $condition })
bsg-difficulty-higher = { $difficulty } (o { $count } wyższej, jeśli { $condition })
bsg-op-check-condemned = wskazujesz { $among }{ FORM($among, "end") } i wykonujesz test ({ LIST($skills, "and") }) o trudności { $difficulty }; w razie sukcesu { LIST($clauses, "then") }
bsg-op-crisis-of-under = dobierasz { $cards }, jedną rozpatrujesz, a drugą odkładasz na spód talii; symbole aktywacji pomija się, ale symbol przygotowania do skoku działa
bsg-op-give-card-among = wybierasz { $among }{ FORM($among, "end") } i przekazujesz mu tę kartę; leży ona przed nim odkryta
bsg-op-face-up-but-destiny = gracze dokładają karty do tego testu odkryte; karty Przeznaczenia pozostają zakryte
bsg-op-pass-title = pozycja { FORM($title, "gen") } przechodzi na gracza, który jest najwyżej w linii sukcesji, z pominięciem obecnego posiadacza
bsg-op-borrow-title = zostajesz { FORM($title, "ins") } do końca tury
bsg-op-hand-card-over = dajesz jedną ze swoich kart umiejętności graczowi prowadzącemu człowieka, który jest w tym samym obszarze
bsg-op-swap-hands = wymieniasz się z innym graczem wszystkimi kartami umiejętności z ręki
bsg-op-take-random-card = zabierasz losową kartę umiejętności z ręki innego gracza; dobiera on kartę ze wskazanej przez Ciebie talii umiejętności
bsg-op-infiltrate = jako Przywódca Cylonów lub Przyjazny Cylon rozpoczynasz infiltrację i przechodzisz do wybranego obszaru Galactici
bsg-op-end-infiltration = kończysz infiltrację i trafiasz na Okręt Zmartwychwstania (na Nowej Caprice przed powrotem Galactici: do Centrum medycznego); jeśli jesteś w Areszcie lub Więzieniu, najpierw odrzucasz karty umiejętności tak, aby zostały Ci najwyżej 3
bsg-op-reckless = test staje się Ryzykowny
bsg-op-no-destiny = karty Przeznaczenia do niego nie trafiają
bsg-op-learn-fast = podglądasz { $count } { $count ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
   *[many] wierzchnich kart
} wybranej talii umiejętności i wszystkie bierzesz na rękę albo wszystkie dokładasz do testu
bsg-op-add-to-check = dokładasz do testu dowolną liczbę kart z ręki
bsg-op-replace-outcome = zamiast tego, co przyniósłby sukces, { LIST($clauses, "then") }
bsg-op-replace-roll = zamiast rzucać kością, odrzucasz kartę umiejętności; wynikiem jest jej siła powiększona o { $count }
bsg-op-shift-result-up = wynik rzutu rośnie o { $count }
bsg-op-shift-result-down = wynik rzutu spada o { $count }
bsg-op-shift-result-either = wynik rzutu rośnie albo spada o { $count } ({ FORM($by, "person") ->
    [you] Ty wybierasz
   *[they] wybiera { $by }
})
bsg-op-choose-guard = { $by } | { VERB($by, "wybierasz", "wybiera") } jeden zasób ({ LIST($resources, "or", "acc") }); jego najbliższy spadek w tej turze będzie o 1 mniejszy
bsg-op-roll-table = { $by } | { VERB($by, "rzucasz", "rzuca") } kością: { LIST($rows, "next") }
bsg-roll-row = przy { $count ->
    [1] { $limit }
   *[other] { $from }–{ $limit }
} { LIST($clauses, "then") }
bsg-op-damage-basestar = ten basestar otrzymuje { $count } { $count ->
    [one] uszkodzenie
    [few] uszkodzenia
   *[many] uszkodzeń
}
bsg-op-destroy-named-civilian = ten statek cywilny zostaje zniszczony
bsg-op-hit-sector-named = niszczysz tam { FORM($ships, "acc") }
bsg-op-hit-sector-named-viper = uszkadzasz tam { FORM($ships, "acc") }
bsg-op-hit-sector-named-scar = niszczysz tam { FORM($ships, "acc") } (jednym z nich może być Szrama)
bsg-op-hit-sector-named-one = { $by } | { VERB($by, "niszczysz", "niszczy") } w jego obszarze { LIST($ships, "or", "acc") }
bsg-op-hit-sector-own = w Twoim obszarze przestrzeni { FORM($ships, "destroyed") }
bsg-op-hit-sector-own-viper = w Twoim obszarze przestrzeni { FORM($ships, "damaged") }
bsg-op-hit-sector-own-scar = w Twoim obszarze przestrzeni { FORM($ships, "destroyed") } (jednym z nich może być Szrama)
bsg-op-hit-sector-own-one = { $by } | { VERB($by, "niszczysz", "niszczy") } w swoim obszarze { LIST($ships, "or", "acc") }
bsg-op-damage-board = { $board } otrzymuje { $count } { $count ->
    [one] uszkodzenie
    [few] uszkodzenia
   *[many] uszkodzeń
}
bsg-op-repair-anywhere = możesz naprawić 1 uszkodzony obszar dowolnego statku
bsg-op-mark-scar = właśnie umieszczony raider to Szrama
bsg-op-remove-basestar = zdejmujesz z planszy basestara
    .infinitive = zdjąć z planszy basestara
bsg-op-full-throttle = lecisz do dowolnego obszaru przestrzeni albo zostajesz w swoim, a potem możesz raz zaatakować
bsg-op-run-interference = { $count ->
    [one] pierwszy ({ $count }) raider atakujący w Twoim obszarze przestrzeni chybia
    [few] pierwsze { $count } raidery atakujące w Twoim obszarze przestrzeni chybiają
   *[many] pierwszych { $count } raiderów atakujących w Twoim obszarze przestrzeni chybia
}
bsg-op-lose-highest = najwyższy z zasobów floty spada o 1
bsg-op-guard = najbliższy w tej turze spadek { FORM($resource, "gen") } będzie o 1 mniejszy
bsg-op-add-to-destiny = do talii Przeznaczenia wtasowuje się { $cards }
bsg-op-rebuild-destiny = talię Przeznaczenia odrzuca się i tworzy nową, biorąc do niej wyłącznie { $cards }
bsg-op-glimpse-destiny = bierzesz na rękę { $count } { $count ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
   *[many] wierzchnich kart
} talii Przeznaczenia i kładziesz na niej tyle samo kart z ręki w dowolnej kolejności
bsg-op-swap-with-destiny = zamieniasz tę kartę na wierzchnią kartę talii Przeznaczenia
bsg-op-consult-oracle = podglądasz spodnią kartę wybranej talii (oprócz talii Lojalności i Intencji) i całą talię Przeznaczenia; odrzucasz z niej { $count } { $count ->
    [one] wybraną kartę
    [few] wybrane karty
   *[many] wybranych kart
}, a resztę tasujesz
bsg-op-next-crisis-jumps = następna karta Kryzysu dobrana w tej turze działa tak, jakby miała symbol przygotowania do skoku
bsg-op-skip-preparation = w tej turze nie ma fazy przygotowania do skoku
bsg-op-jump-now = flota od razu skacze; Admirał dobiera tylko { $cards }
bsg-op-redraw-destination = ta karta zostaje odrzucona i zastąpiona następną kartą Punktu docelowego
bsg-op-look-crises = { $by } | { VERB($by, "podglądasz", "podgląda") } { $cards } z wierzchu talii i każdą { VERB($by, "odkładasz", "odkłada") } na wierzch lub na spód, w dowolnej kolejności
    .infinitive = podejrzeć { $cards } z wierzchu talii i każdą odłożyć na wierzch lub na spód, w dowolnej kolejności
bsg-op-resolve-named-crisis = karta { $card } z talii Kryzysów lub stosu kart odrzuconych zostaje od razu rozpatrzona, a potem talia zostaje potasowana
bsg-op-resolve-top-crisis = Ty | dobierasz kartę Kryzysu i rozpatrujesz ją
bsg-op-activate-occupation-force = aktywujesz 1 żeton sił okupacyjnych
bsg-op-place-occupation-force = { FORM($place, "in") } pojawia się żeton sił okupacyjnych
bsg-op-remove-occupation-forces = { $by } | { VERB($by, "usuwasz", "usuwa") } { FORM($ships, "acc") }
bsg-op-attack-occupation-force = rzucasz kością; przy { $limit } lub więcej usuwasz żeton sił okupacyjnych ze swojego obszaru
bsg-op-detain = wskazujesz gracza prowadzącego człowieka w swoim obszarze i rzucasz kością; przy 1–{ $limit } trafia on { FORM($place, "to") }, przy { $from }–{ $other } { FORM($elsewhere, "to") }, a przy wyższym wyniku nic się nie dzieje
bsg-op-prepare-ship = statek cywilny zostaje przygotowany
bsg-op-evacuate-ship = przygotowany statek cywilny zostaje ewakuowany (tylko gdy Galactica jest na orbicie)
bsg-op-prepare-or-evacuate = { $by } | { VERB($by, "przygotowujesz", "przygotowuje") } lub (na orbicie) { VERB($by, "ewakuujesz", "ewakuuje") } statek cywilny
bsg-op-board-galactica = Ty | możesz przejść do dowolnego obszaru Galactici
bsg-op-look-locked-ship = podglądasz wierzchni statek ze stosu internowanych statków cywilnych i odkładasz go na wierzch lub na spód stosu
bsg-op-depart = flota odlatuje z Nowej Caprici: wszystkie pozostawione tam statki cywilne zostają zniszczone, na postaciach graczy prowadzących ludzi, którzy tam zostali, wykonuje się egzekucję, po czym gra się kończy

## Co musi zachodzić. Człony, które stoją po „jeśli” i „gdy”.

bsg-bounds = { LIST($limits, "and") }
    .cards = { LIST($limits, "and", "cards") }
    .titles = { LIST($limits, "and", "titles") }
    .times = { LIST($limits, "and", "times") }
bsg-bounds-at-least = co najmniej { $count }
    .cards = co najmniej { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }
    .titles = co najmniej { $count } { $count ->
        [one] pozycję
        [few] pozycje
       *[many] pozycji
    }
    .times = co najmniej { $count } { $count ->
        [one] raz
       *[other] razy
    }
bsg-bounds-at-most = najwyżej { $count }
    .cards = najwyżej { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }
    .titles = najwyżej { $count } { $count ->
        [one] pozycję
        [few] pozycje
       *[many] pozycji
    }
    .times = najwyżej { $count } { $count ->
        [one] raz
       *[other] razy
    }
bsg-bounds-below = mniej niż { $count }
    .cards = mniej niż { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }
    .titles = mniej niż { $count } { $count ->
        [one] pozycję
        [few] pozycje
       *[many] pozycji
    }
    .times = mniej niż { $count } { $count ->
        [one] raz
       *[other] razy
    }
bsg-if-resource = poziom { FORM($resource, "gen") } wynosi { $bounds }
bsg-if-resources-and = poziomy { LIST($resources, "and", "gen") } wynoszą { $bounds }
bsg-if-resources-or = poziom { LIST($resources, "or", "gen") } wynosi { $bounds }
bsg-if-distance = dystans wynosi { $bounds }
bsg-if-title = { FORM($who, "person") ->
    [you] jesteś
   *[they] { $who } jest
} { FORM($title, "ins") }
bsg-if-blue-jump-space = znacznik floty stoi na niebieskim polu toru Przygotowania do skoku
bsg-if-nuke-left = pozostał żeton broni nuklearnej
bsg-if-cylon-ship-in-space = na planszy jest statek Cylonów
bsg-if-civilian-ship-in-space = na planszy jest statek cywilny
bsg-if-basestar-in-space = na planszy jest basestar
bsg-if-centurion-aboard = na pokładzie jest centurion
bsg-if-viper-to-launch = dostępny jest viper
bsg-if-somebody-to-accuse = kogoś można wysłać do Aresztu
bsg-if-pilot = { FORM($who, "person") ->
    [you] masz
   *[they] { $who } ma
} Pilotaż w zestawie umiejętności
bsg-if-full-cylon = { FORM($who, "person") ->
    [you] prowadzisz
   *[they] { $who } prowadzi
} Cylona, ale nie przez kartę Sympatyka
bsg-if-own-turn = { FORM($who, "person") ->
    [you] trwa Twoja tura
   *[they] trwa tura { FORM($who, "gen") }
}
bsg-if-piloting = { FORM($who, "person") ->
    [you] pilotujesz
   *[they] { $who } pilotuje
} vipera
bsg-if-in-custody = { FORM($who, "person") ->
    [you] jesteś
   *[they] { $who } jest
} w Areszcie lub w Więzieniu
bsg-if-not-in-custody = { FORM($who, "person") ->
    [you] nie jesteś
   *[they] { $who } nie jest
} ani w Areszcie, ani w Więzieniu
bsg-if-human-in-custody = gracz prowadzący człowieka jest w Areszcie lub w Więzieniu
bsg-if-human-here = { FORM($who, "person") ->
    [you] w Twoim obszarze jest
   *[they] w obszarze { FORM($who, "gen") } jest
} inny gracz prowadzący człowieka
bsg-if-may-infiltrate = { FORM($who, "person") ->
    [you] jesteś
   *[they] { $who } jest
} Przywódcą Cylonów lub Przyjaznym Cylonem
bsg-if-infiltrating = { FORM($who, "person") ->
    [you] infiltrujesz
   *[they] { $who } infiltruje
} flotę ludzi
bsg-if-cards-in-hand = { FORM($who, "person") ->
    [you] masz
   *[they] { $who } ma
} na ręce { FORM($bounds, "cards") } umiejętności
bsg-if-basestar-beside = któryś basestar jest poza planszą
bsg-if-somebody = można wskazać { $among }
bsg-if-execution-cost-morale = wcześniej w tej grze flota straciła morale z powodu egzekucji
bsg-if-super-crises-played = liczba kart Superkryzysu zagranych przez { FORM($who, "person") ->
    [you] Ciebie
   *[they] { FORM($who, "gen") }
} wynosi { $bounds }
bsg-if-executed = { FORM($who, "person") ->
    [you] na Twojej postaci
   *[they] na postaci { FORM($who, "gen") }
} wykonano egzekucję { FORM($bounds, "times") }
bsg-if-damaged = liczba uszkodzonych obszarów { LIST($boards, "and", "gen") } wynosi { $bounds }
bsg-if-difference = różnica między poziomem { FORM($one, "gen") } a poziomem { FORM($other, "gen") } wynosi { $bounds }
bsg-if-small-ships-lost = łączna liczba uszkodzonych lub zniszczonych viperów i raptorów wynosi { $bounds }
bsg-if-in-orbit = Galactica jest na orbicie
bsg-if-not-in-orbit = Galactica nie jest na orbicie
bsg-if-occupation-force-here = { FORM($who, "person") ->
    [you] w Twoim obszarze są
   *[they] w obszarze { FORM($who, "gen") } są
} siły okupacyjne
bsg-if-human-to-detain = { FORM($who, "person") ->
    [you] w Twoim obszarze są
   *[they] w obszarze { FORM($who, "gen") } są
} siły okupacyjne i gracz prowadzący człowieka
bsg-if-on-board = { FORM($who, "person") ->
    [you] jesteś
   *[they] { $who } jest
} { FORM($board, "in") }
bsg-if-at = { FORM($who, "person") ->
    [you] jesteś
   *[they] { $who } jest
} { FORM($place, "in") }
bsg-if-not = nie zachodzi to, że { $condition }
bsg-if-all = { LIST($conditions, "and") }
bsg-if-any = { LIST($conditions, "else") }

## Czym jest karta

bsg-kind-crisis = Kryzys
bsg-kind-super-crisis = Superkryzys
bsg-kind-quorum = Karta Kworum
bsg-kind-destination = Punkt docelowy
bsg-kind-loyalty-human = Lojalność: człowiek
bsg-kind-loyalty-cylon = Lojalność: Cylon
bsg-kind-loyalty-sympathizer = Lojalność: Sympatyk
bsg-kind-loyalty-agenda = Lojalność: Przyjazny Cylon
bsg-kind-skill-card = { $skill }, karta umiejętności
bsg-kind-location = Obszar
bsg-kind-title = Pozycja
bsg-kind-agenda-hostile = Wrogie Intencje
bsg-kind-agenda-sympathetic = Przyjazne Intencje
bsg-kind-action-humans = Akcja ludzi
bsg-kind-action-cylons = Akcja Cylonów
bsg-type-political-leader = { FORM($character, "gender") ->
    [f] Przywódczyni polityczna
   *[m] Przywódca polityczny
}
bsg-type-military-leader = { FORM($character, "gender") ->
    [f] Przywódczyni wojskowa
   *[m] Przywódca wojskowy
}
bsg-type-pilot = { FORM($character, "gender") ->
    [f] Pilotka
   *[m] Pilot
}
bsg-type-support = Postać wspierająca
bsg-type-cylon-leader = { FORM($character, "gender") ->
    [f] Przywódczyni Cylonów
   *[m] Przywódca Cylonów
}

bsg-line-check = Test o trudności { $difficulty }: { LIST($skills, "and") }.
bsg-line-check-part = 1. Test o trudności { $difficulty }: { LIST($skills, "and") }.
bsg-line-chooser = { FORM($by, "person") ->
    [you] Wybierasz:
   *[they] { $by } wybiera:
}
bsg-line-pass = Sukces: { $text }
bsg-line-partial = Częściowy sukces ({ $partial }+): { $text }
bsg-line-fail = Porażka: { $text }
bsg-line-part = { $number }. { CAP($text) }
bsg-line-needs-nuke-left = Wybór 1 wymaga żetonu broni nuklearnej.
bsg-line-needs = Wybór 1 tylko wtedy, gdy { $condition }.
bsg-line-activate = Potem aktywacja: { LIST($what, "next") }.
bsg-line-jump = Przygotowanie do skoku.
bsg-line-jump-evacuation = Przygotowanie do skoku (orbita: ewakuacja).
bsg-line-attack = Najpierw aktywacja: { LIST($what, "next") }.
bsg-line-setup = Rozstawienie { FORM($sector, "in") }: { LIST($ships, "and") }.
bsg-line-setup-more = { FORM($sector, "in") }: { LIST($ships, "and") }.
bsg-line-special = Potem: { $text }
bsg-line-distance = Dystans { $distance }.
bsg-line-text = { $text }
bsg-line-reveal = Po ujawnieniu się (akcja): { $text }
bsg-line-reveal-not-in-custody = Po ujawnieniu się (akcja), chyba że w zamknięciu (np. w Areszcie): { $text }
bsg-line-sympathizer = Ujawniasz tę kartę od razu po otrzymaniu: jeśli jakiś zasób jest w czerwonej strefie, trafiasz { FORM($place, "to") } i pozostajesz człowiekiem; w przeciwnym razie prowadzisz odtąd Cylona, ale nie otrzymujesz karty Superkryzysu i nie możesz używać Floty Cylonów.
bsg-line-sympathetic = Po otrzymaniu tej karty natychmiast ją ujawniasz: odtąd prowadzisz Cylona, ale zamiast karty Superkryzysu otrzymujesz kartę Przyjaznych Intencji, która jako jedyna rozstrzyga, czy wygrywasz. Możesz infiltrować flotę ludzi.
bsg-line-agenda-humans = Wygrywasz, jeśli wygrywają ludzie, a przy tym { LIST($conditions, "and") }.
bsg-line-agenda-cylons = Wygrywasz, jeśli wygrywają Cyloni, a przy tym { LIST($conditions, "and") }.
bsg-line-reply = Potem możesz zagrać kartę { $card }: { LIST($clauses, "then") }.

bsg-until-jump = do skoku floty
bsg-until-end = do końca gry
bsg-lasting-unmanned-vipers-attack = W grze { $until }: od rzutów ataku nieobsadzonych viperów odejmuje się { $by }.
bsg-lasting-launches = W grze { $until }: gdy basestar wysyła statki, wysyła o { $more } więcej każdego rodzaju.
bsg-lasting-closed = W grze { $until }: nie można aktywować { FORM($place, "gen") }.
bsg-lasting-closed-ship = W grze { $until }: nikt nie może wejść { FORM($place, "to") }.
bsg-lasting-no-loyalty-looks = W grze { $until }: żadna karta ani zdolność nie pozwala obejrzeć kart Lojalności innego gracza.
bsg-lasting-relentless = W grze { $until }, potem wtasowana do talii Kryzysów; odrzucana wcześniej, jeśli zostanie zniszczony statek cywilny lub basestar.
bsg-lasting-distance = W grze { $until } jako przypomnienie o zyskanym dystansie.
bsg-lasting-launches-after-raiders = W grze { $until } albo do chwili, gdy na planszy nie ma raiderów: po każdej aktywacji raiderów każdy basestar wysyła { FORM($ships, "acc") }, które przy tej aktywacji jeszcze nie działają.
bsg-lasting-scar = W grze { $until } albo do zniszczenia Szramy: przy każdej aktywacji raiderów Szrama działa dwa razy, a niszczy ją tylko wynik rzutu 7 lub 8.
bsg-lasting-basestar-destroyed = W grze { $until }: za każdym razem, gdy zostaje zniszczony basestar, { LIST($clauses, "then") }.
bsg-lasting-executed-at-jump = W grze { $until }: na postaciach, które przy skoku są { LIST($places, "or", "in") }, wykonuje się po skoku egzekucję.
bsg-lasting-no-once-per-game = W grze { $until }: gracze prowadzący ludzi nie mogą korzystać z jednorazowych zdolności.
bsg-in-play-shields-president = Dopóki ta karta jest w grze: gdy { FORM($nominated, "in") } ktoś zostaje nominowany albo { FORM($accused, "in") } zostaje oskarżony Prezydent, poziom trudności rośnie o { $by }, a karta zostaje odrzucona.
bsg-in-play-change-difficulty = Przed testem { FORM($accused, "in") } posiadacz tej karty może ją odrzucić i { $change }.
bsg-in-play-sole-nominee = Dopóki posiadacz tej karty nie jest Prezydentem, { FORM($nominated, "in") } nie można nominować nikogo innego.
bsg-in-play-chooses-destination = Przy najbliższym skoku posiadacz tej karty dobiera { $cards } i zamiast Admirała wybiera Punkt docelowy, a potem karta zostaje odrzucona.
bsg-in-play-count-positive = Zanim do testu umiejętności zostaną dołożone karty, posiadacz tej karty może ją odrzucić; wtedy karty { FORM($skill, "gen") } liczą się w tym teście na plus.
bsg-in-play-shows-added-cards = Gdy posiadacz tej karty dołoży karty do testu umiejętności, Prezydent może ją odrzucić i obejrzeć te karty.

bsg-use-face-up = Przed dokładaniem kart do testu umiejętności: wszystkie karty, także karty Przeznaczenia, trafiają do testu odkryte.
bsg-use-positive = Przed dokładaniem kart do testu umiejętności: karty { FORM($skill, "gen") } liczą się na plus.
bsg-use-after-total = Po zsumowaniu kart testu umiejętności: poziom trudności spada o { $by }.
bsg-use-before-roll = Przed rzutem kością: do wyniku dodaje się { $plus }.
bsg-use-viper-attacked = Po ataku na vipera: rzut zostaje powtórzony, a jeśli viper jest pilotowany, od nowego wyniku odejmuje się { $by }.
bsg-use-face-up-but-destiny = Przed dokładaniem kart do testu umiejętności: gracze dokładają je odkryte; karty Przeznaczenia pozostają zakryte.
bsg-use-at-before-check = Przed dokładaniem kart do testu umiejętności: { $text }
bsg-use-at-enemy-destroyed = Gdy zniszczysz basestara lub centuriona: { $text }
bsg-use-at-before-raiders = Przed aktywacją raiderów: { $text }
bsg-use-at-roll-made = Po rzucie kością: { $text }
bsg-use-at-treachery-discarded = Gdy gracz prowadzący człowieka odrzuci kartę Zdrady: { $text }
bsg-use-in-check = Po odkryciu w teście umiejętności: { $text }
bsg-use-in-reckless-check = Po odkryciu w Ryzykownym teście umiejętności: { $text }
bsg-used-by-cylons = Z tego tekstu mogą korzystać tylko gracze prowadzący Cylonów.
bsg-limit-turn = Tylko 1 taka karta na turę, bez względu na to, kto ją zagrywa.
bsg-limit-roll = Tylko 1 taka karta na rzut.
bsg-limit-check = Tylko 1 taka karta na test umiejętności.
bsg-limit-check-reckless = Tylko 1 karta ze zdolnością Ryzyko na test umiejętności.
bsg-limit-turn-with = W jednej turze można użyć tylko 1 takiej karty albo 1 karty { $card }, bez względu na to, kto ją zagrywa.

bsg-line-skills = Co turę: { LIST($entries, "and") }.
bsg-skill-entry = { $count } × { LIST($skills, "or") }
bsg-line-start = Zaczyna { FORM($place, "in") }.
bsg-line-start-any = Zaczyna { LIST($places, "or", "in") }.
bsg-line-start-viper = Zaczyna w viperze.
bsg-line-start-off-board = Zaczyna poza planszą.
bsg-line-ability = { $name }: { $text }
bsg-line-ability-once = { $name } (raz na grę): { $text }
bsg-line-ability-action-once = { $name } (akcja, raz na grę): { $text }
bsg-line-ability-action = { $name } (akcja): { $text }
bsg-line-ability-movement = { $name } (Ruch): { $text }
bsg-line-ability-movement-once = { $name } (Ruch, raz na grę): { $text }
bsg-provided = jeśli { LIST($conditions, "and") }, to { $text }

bsg-rule-strength-one-positive = w testach z Twoich kart Kryzysu karty o sile 1 liczą się na plus.
bsg-rule-take-check-cards = po teście umiejętności możesz wziąć na rękę wszystkie jego karty, zamiast je odrzucać.
bsg-rule-decide-check = zanim do testu z karty Kryzysu zostaną dołożone karty, możesz rozstrzygnąć, czy zakończy się sukcesem, czy porażką; wtedy kart się nie dokłada.
bsg-rule-ignore-skill = po dołożeniu kart do testu, a przed ich ujawnieniem, możesz wskazać umiejętność: jej karty się nie liczą.
bsg-rule-change-difficulty = zanim do testu { LIST($places, "or", "in") } zostaną dołożone karty, możesz { $change }.
bsg-change-up = +{ $count }
bsg-change-down = −{ $count }
bsg-change-either = podnieść lub obniżyć poziom trudności o { $count }
bsg-change-raise = podnieść poziom trudności o { $count }
bsg-change-lower = obniżyć poziom trudności o { $count }
bsg-rule-accused-difficulty = gdy ktoś oskarża Cię w Kajucie Admirała, poziom trudności spada o { $count }.
bsg-rule-cannot-activate = nie możesz aktywować { LIST($places, "and", "gen") }.
bsg-rule-pays-to-activate = aby aktywować obszar, musisz najpierw odrzucić { $cards }.
bsg-rule-activates-alone = nie możesz aktywować obszaru, w którym są inne postacie, z wyjątkiem { FORM($place, "gen") }.
bsg-rule-discards-only-card = gdy ktoś rozpoczyna turę, a Ty masz na ręce dokładnie 1 kartę umiejętności, odrzucasz ją.
bsg-rule-discards-at-random = gdy musisz odrzucić karty umiejętności, odrzucasz losowe.
bsg-rule-hand-limit = Twój limit ręki to { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}.
bsg-rule-reroll = raz w każdej swojej turze możesz nakazać powtórzenie rzutu zaraz po jego wykonaniu; liczy się nowy wynik.
bsg-rule-switch-choice = gdy ktoś dokona wyboru wynikającego z karty Kryzysu, możesz ten wybór zmienić.
bsg-rule-replace-crisis = po ujawnieniu karty Kryzysu możesz ją odrzucić; na jej miejsce wchodzi następna.
bsg-rule-draw-crises = w swojej fazie kryzysów dobierasz { $cards }, jedną rozpatrujesz, a drugą odkładasz na spód talii.
bsg-rule-draw-after-crisis = po ujawnieniu Twojej karty Kryzysu dobierasz { $cards } dowolnego rodzaju.
bsg-rule-look-deck = na koniec swojej tury możesz podejrzeć wierzchnią kartę talii Kryzysów i odłożyć ją na wierzch lub na spód.
bsg-rule-arrives-late = jesteś poza planszą aż do swojej { $turn }. tury, w której pojawiasz się { FORM($place, "in") }; do tego czasu nie możesz się poruszać ani wykonywać akcji.
bsg-rule-starting-loyalty = zaczynasz grę, mając { $cards }.
bsg-rule-sleeper-loyalty = w fazie uśpionych agentów otrzymujesz { $cards } i trafiasz do Aresztu.
bsg-rule-board-placed-viper = gdy jesteś na Galactice (ale nie { LIST($places, "or", "in") }), a viper z Rezerwy zostaje umieszczony w przestrzeni, możesz zacząć go pilotować i wykonać { $count } { $count ->
    [one] akcję
    [few] akcje
   *[many] akcji
}.
bsg-rule-acts-more-when-piloting = jeśli zaczynasz swoją turę, pilotując vipera, możesz wykonać { $count } { $count ->
    [one] akcję
    [few] akcje
   *[many] akcji
}.
bsg-rule-act-after-repair = raz w każdej swojej turze po akcji z karty „Naprawa” możesz wykonać kolejną akcję.
bsg-rule-pays-to-activate-one = aby aktywować obszar { $place }, musisz najpierw odrzucić { $cards }.
bsg-rule-replace-outcome = gdy test { LIST($places, "or", "in") } kończy się sukcesem z siłą co najmniej { $total }, możesz skazać oskarżonego na egzekucję zamiast na Areszt.
bsg-rule-learn-fast = przed testem możesz podejrzeć { $count } { $count ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
   *[many] wierzchnich kart
} wybranej talii umiejętności i wszystkie wziąć na rękę lub dołożyć do testu.
bsg-rule-hand-card-over = na koniec swojej fazy ruchu możesz dać kartę umiejętności innemu graczowi prowadzącemu człowieka w swoim obszarze; wtedy { LIST($clauses, "then") }.
bsg-rule-borrow-title = na początku swojej tury możesz do jej końca zostać { LIST($titles, "or", "ins") }.
bsg-rule-replace-roll = zamiast rzutu w swojej fazie akcji możesz odrzucić kartę umiejętności; wynik: jej siła + { $plus }.
bsg-rule-add-to-check = po odkryciu kart testu umiejętności możesz dołożyć do niego dowolną liczbę kart z ręki.
bsg-rule-sees-all-civilians = aktywując { $place }, możesz podejrzeć wszystkie statki cywilne na planszy i każdy przesunąć na sąsiedni obszar.
bsg-rule-executed-at-morale = gdy morale spada do { $limit } lub mniej, wykonuje się na Twojej postaci egzekucję; jeśli to człowiek, bez utraty morale.
bsg-rule-sent-if-unmoved = jeśli kończysz fazę akcji tam, gdzie zaczęła się tura, trafiasz { FORM($place, "to") }.
bsg-rule-discards-at-reveals = gdy ktoś ujawnia kartę „Jesteś Cylonem”, odrzucasz wszystkie karty umiejętności.
bsg-rule-moves-alone = nie możesz z własnej woli przemieścić się do obszaru, w którym jest inna postać.
bsg-rule-draws-treachery = masz w zestawie Zdradę, ale prowadząc człowieka, nie możesz używać tekstów jej kart.

bsg-need-blue-jump-space = Tylko gdy znacznik floty stoi na niebieskim polu toru Przygotowania do skoku.
bsg-need-cylon-ship-in-space = Tylko gdy na planszy jest statek Cylonów.
bsg-need-civilian-ship-in-space = Tylko gdy na planszy jest statek cywilny.
bsg-need-centurion-aboard = Tylko gdy na pokładzie jest centurion.
bsg-need-somebody-to-accuse = Tylko gdy kogoś można wysłać do Aresztu.
bsg-need-pilot = Tylko dla postaci z Pilotażem w zestawie umiejętności.
bsg-need-viper-to-launch = Tylko gdy dostępny jest viper.
bsg-need-president = Tylko dla Prezydenta.
bsg-need-full-cylon = Nie dla gracza, który stał się Cylonem przez kartę Sympatyka.
bsg-need-admiral = Tylko dla Admirała.
bsg-need-while = Tylko gdy { $condition }.
bsg-place-receives-one-card = Kto jest tu na początku swojej tury, otrzymuje tylko 1 kartę umiejętności.
bsg-place-cannot-move = Kto tu jest, nie może się poruszać.
bsg-place-draws-no-crisis = Kto tu jest, nie dobiera karty Kryzysu.
bsg-place-adds-one-card = Kto tu jest, może dołożyć do testu umiejętności najwyżej 1 kartę.
bsg-place-adds-two-cards = Kto tu jest, może dołożyć do testu umiejętności najwyżej 2 karty.
bsg-line-action = Akcja: { $text }
bsg-line-plays-quorum = Akcja: zagrywasz 1 kartę Kworum z ręki.
bsg-line-arrested = Wszędzie na Nowej Caprice: po zagraniu karty Kworum z ręki Prezydent rzuca kością; przy { $limit } lub mniej trafia { FORM($place, "to") }.
bsg-line-destinations = Gdy flota wykonuje skok, dobierasz { $cards }, wybierasz 1, a drugą odkładasz na spód talii.
bsg-line-places-civilians = Wskazujesz obszar przestrzeni dla statków cywilnych, jeśli karta go nie podaje.
bsg-line-movement = Ruch: { $text }
bsg-line-movement-or-action = Ruch lub akcja: { $text }
bsg-line-action-humans = Akcja ludzi: { $text }
bsg-line-action-humans-only = Akcja ludzi. { $needs } { $text }
bsg-line-action-cylons = Akcja Cylonów: { $text }
bsg-line-succession = Linia sukcesji: { LIST($characters, "and", "short") }.

## Pytania

bsg-prompt-pick-a-character = Którą postać wybierasz?
bsg-prompt-choose-launch-sector = Gdzie startuje Twój viper?
bsg-prompt-split-skill-draw = Otrzymujesz łącznie { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} { FORM($first, "gen") } lub { FORM($second, "gen") }. Ile ma być kart { FORM($first, "gen") }?
bsg-prompt-choose-skill-to-draw = Kartę której umiejętności dobierasz?
bsg-prompt-move-to = Dokąd się przemieszczasz?
bsg-prompt-discard-to-move = Ruch między statkami kosztuje 1 kartę umiejętności. Którą odrzucasz?
bsg-prompt-choose-action = Jaką akcję wykonujesz?
bsg-prompt-discard-to-activate = Aby aktywować obszar, odrzuć { $cards }.
bsg-prompt-discard-skill-cards = Odrzuć { $cards }.
bsg-prompt-discard-to-hand-limit = Masz za dużo kart. Odrzuć { $cards }.
bsg-prompt-discard-to-three = Możesz zachować tylko 3 karty. Odrzuć { $cards }.
bsg-prompt-choose-crisis = Która karta Kryzysu zostanie rozpatrzona?
bsg-prompt-choose-part = { $card }: co wybierasz?
bsg-prompt-choose-option = Co ma się wydarzyć?
bsg-prompt-choose-option-other = Dotyczy to { FORM($who, "gen") }. Co ma się wydarzyć?
bsg-prompt-contribute = Test umiejętności o poziomie trudności { $difficulty } ({ LIST($skills, "and") }): które karty dokładasz? Dołożono już kart: { $cards }.
bsg-prompt-contribute-other = Test umiejętności o poziomie trudności { $difficulty } ({ LIST($skills, "and") }), który dotyczy { FORM($who, "gen") }: które karty dokładasz? Dołożono już kart: { $cards }.
bsg-prompt-activate-a-viper = Którego vipera aktywujesz?
bsg-prompt-use-own-viper = Co robi Twój viper?
bsg-prompt-choose-target = Galactica atakuje. Jaki cel wskazujesz?
bsg-prompt-choose-basestar = Przeciw któremu basestarowi używasz broni nuklearnej?
bsg-prompt-choose-centurion = Którego centuriona wybierasz?
bsg-prompt-choose-sector = W którym obszarze przestrzeni niszczysz statek?
bsg-prompt-choose-sector-to-activate = Które raidery aktywujesz teraz?
bsg-prompt-choose-sector-to-board-from = Który ciężki raider dokonuje teraz abordażu?
bsg-prompt-choose-sector-for-ship = Gdzie umieszczasz { FORM($ship, "acc") }?
bsg-prompt-place-scarce-ship = Brakuje statków tego rodzaju. Gdzie umieszczasz { FORM($ship, "acc") }?
bsg-prompt-choose-viper-under-attack = Który viper zostaje zaatakowany?
bsg-prompt-choose-viper-to-damage = Który viper zostaje uszkodzony?
bsg-prompt-choose-civilian-to-destroy = Który statek cywilny zostaje zniszczony?
bsg-prompt-choose-civilians = Awersy których statków cywilnych podglądasz? Wybierz { $count }.
bsg-prompt-move-civilian = Dokąd przesuwasz statek cywilny { $ship }?
bsg-prompt-withdraw-a-viper = W Rezerwie nie ma viperów. Którego nieobsadzonego vipera wycofujesz?
bsg-prompt-choose-vipers-to-repair = Ile uszkodzonych viperów naprawiasz?
bsg-prompt-choose-destroyed-vipers-to-repair = Ile zniszczonych viperów odzyskujesz?
bsg-prompt-repair = Co naprawiasz?
bsg-prompt-choose-damage = Które żetony uszkodzeń rozpatrujesz? Wybierz { $count }.
bsg-prompt-choose-deck = Wierzchnią kartę której talii podglądasz?
bsg-prompt-top-or-bottom = Widzisz kartę { $card }. Gdzie ją odkładasz?
bsg-prompt-choose-destination = Dokąd skacze flota?
bsg-prompt-order-destinations = W jakiej kolejności pozostałe karty Punktu docelowego trafiają na spód talii?
bsg-prompt-choose-quorum-card = Którą kartę Kworum zagrywasz?
bsg-prompt-choose-super-crisis = Którą kartę Superkryzysu zagrywasz?
bsg-prompt-give-card-to = Kto otrzymuje tę kartę?
bsg-prompt-choose-for-executive-order = Komu wydajesz rozkaz?
bsg-prompt-executive-order = { $who } wydaje Ci Rozkaz prezydencki. Co robisz?
bsg-prompt-name-a-character = Kogo wybierasz? Wskaż { $among }.
bsg-prompt-accused = Kogo oskarżasz?
bsg-prompt-nominee = Kogo nominujesz na Prezydenta?
bsg-prompt-leave-the-brig-for = Dokąd przechodzisz z Aresztu?
bsg-prompt-leave-the-brig-for-other = Dokąd { $who } przechodzi z Aresztu? Ty wybierasz.
bsg-prompt-use-reveal-power = Czy używasz zdolności swojej karty Cylona?
bsg-prompt-pass-sympathizer = Jeśli masz kartę Sympatyka: komu ją przekazujesz?
bsg-prompt-choose-hand = Czyją rękę oglądasz?
bsg-prompt-choose-card-to-take = Którą kartę zabierasz { FORM($who, "dat") }?
bsg-prompt-swap-super-crisis = Czy wymieniasz swoją kartę Superkryzysu?
bsg-prompt-give-loyalty-to = Kto otrzymuje Twoje karty Lojalności?
bsg-prompt-may-draw = Możesz dobrać { $cards }. Czy dobierasz?
bsg-prompt-choose-skill-deck = Karty której talii umiejętności podglądasz?
bsg-prompt-learn-fast = Dokąd trafiają te karty?
bsg-prompt-add-to-check = Które karty dokładasz do testu?
bsg-prompt-crises-to-bottom = Które z tych kart Kryzysu trafiają na spód talii?
bsg-prompt-order-on-top = W jakiej kolejności te karty trafiają na wierzch talii?
bsg-prompt-order-at-bottom = W jakiej kolejności te karty trafiają na spód talii?
bsg-prompt-lay-on-destiny = Które karty kładziesz na wierzch talii Przeznaczenia? Wybierz { $count }.
bsg-prompt-order-on-destiny = W jakiej kolejności te karty trafiają na wierzch talii Przeznaczenia?
bsg-prompt-choose-deck-bottom = Spodnią kartę której talii podglądasz?
bsg-prompt-discard-from-destiny = Które karty talii Przeznaczenia zostają odrzucone? Wybierz { $count }.
bsg-prompt-ignore-execution = Na Twojej postaci ma zostać wykonana egzekucja. Prowadzisz Cylona i możesz to zignorować. Czy to ignorujesz?
bsg-prompt-ignore-discard = Masz odrzucić { $cards }. Prowadzisz Cylona i możesz to zignorować. Czy to ignorujesz?
bsg-prompt-ignore-discard-all = Masz odrzucić wszystkie swoje karty umiejętności. Prowadzisz Cylona i możesz to zignorować. Czy to ignorujesz?
bsg-prompt-choose-resource = Który z tych zasobów spada?
bsg-prompt-choose-civilian = Który statek cywilny wybierasz?
bsg-prompt-name-a-basestar = W którego basestara celujesz?
bsg-prompt-choose-basestar-to-destroy = Który basestar zostaje zniszczony?
bsg-prompt-choose-basestar-to-remove = Który basestar opuszcza planszę?
bsg-prompt-name-a-sector = W który obszar przestrzeni celujesz?
bsg-prompt-choose-card-of = Z czyjej ręki bierzesz losową kartę?
bsg-prompt-leave-detention-for = Dokąd przechodzisz z Więzienia?
bsg-prompt-leave-detention-for-other = Dokąd { $who } przechodzi z Więzienia? Ty wybierasz.
bsg-prompt-repair-a-location = Który obszar naprawiasz?
bsg-prompt-fly-anywhere = Dokąd lecisz?
bsg-prompt-give-skill-card-to = Komu dajesz kartę umiejętności?
bsg-prompt-choose-card-to-give = Którą kartę dajesz?
bsg-prompt-choose-card-to-give-other = Którą kartę dajesz { FORM($who, "dat") }?
bsg-prompt-swap-hands-with = Z kim wymieniasz się kartami?
bsg-prompt-choose-skill-for = Z której talii umiejętności { $who } dobiera kartę?
bsg-prompt-condemned = Czyją egzekucję proponujesz?
bsg-prompt-choose-force = Który żeton sił okupacyjnych wybierasz?
bsg-prompt-choose-human-to-detain = Kogo próbujesz pojmać?
bsg-prompt-choose-sector-for-evacuated = Dokąd trafia ewakuowany statek?
bsg-prompt-board-galactica = Czy przechodzisz na Galacticę?
bsg-prompt-locked-top-or-bottom = Gdzie odkładasz internowany statek?
bsg-prompt-choose-text-to-resolve = Która karta działa teraz?
bsg-prompt-see-added-cards = { $who } jest na okresie próbnym. Czy oglądasz właśnie dołożone karty?
bsg-prompt-choose-loyalty-to-reveal = Którą kartę Lojalności ujawniasz?
bsg-prompt-choose-new-character = Którą postać prowadzisz od tej chwili?
bsg-prompt-choose-start = Gdzie zaczynasz?
bsg-prompt-infiltrate = W którym obszarze Galactici rozpoczynasz infiltrację?
bsg-prompt-destroy-scar = Wśród zniszczonych raiderów może być Szrama. Czy ją niszczysz?
bsg-prompt-choose-ship-to-damage = Który statek otrzymuje uszkodzenie?
bsg-prompt-discard-quorum-cards = Masz na ręce za dużo kart Kworum. Odrzuć { $count }.

# Chwile, w których inni mogą zareagować.
bsg-window-check-begins = Rozpoczyna się test umiejętności o poziomie trudności { $difficulty }
bsg-window-before-check = Zaraz zacznie się dokładanie kart do testu o poziomie trudności { $difficulty }
bsg-window-cards-added = Wszyscy dołożyli już karty do testu
bsg-window-after-total = Ostateczna siła to { $total } przy poziomie trudności { $difficulty }
bsg-window-check-resolved = Test się zakończył
bsg-window-before-roll = { $who } zaraz rzuci kością
bsg-window-before-roll-own = Zaraz rzucisz kością
bsg-window-after-roll = { $who } wyrzucił{ FORM($who, "a") } { $result }
bsg-window-after-roll-own = Twój rzut: { $result }
bsg-window-viper-attacked = Atak na vipera z wynikiem { $result }
bsg-window-location-check = Test o poziomie trudności { $difficulty } { FORM($place, "in") }
bsg-window-end-of-turn = Koniec Twojej tury
bsg-window-crisis-revealed = Ujawniono kartę Kryzysu
bsg-window-crisis-revealed-by = { $who } ujawnił{ FORM($who, "a") } kartę Kryzysu
bsg-window-crisis-revealed-own = Ujawniasz kartę Kryzysu
bsg-window-option-chosen = Dokonano wyboru
bsg-window-option-chosen-by = { $who } wybrał{ FORM($who, "a") } opcję { $option }
bsg-window-option-chosen-own = Wybierasz opcję { $option }
bsg-window-viper-placed = Umieszczono vipera w przestrzeni
bsg-window-turn-begins = Zaczyna się Twoja tura
bsg-window-movement-ended = Kończy się Twoja faza ruchu
bsg-window-cards-revealed = Odkryto karty testu
bsg-window-check-decided = Test kończy się sukcesem z siłą { $total }
bsg-window-force-attacked = Wynik Twojego ataku na siły okupacyjne to { $result }
bsg-window-roll-made = Wynik rzutu to { $result } ({ $who })
bsg-window-before-raiders = Zaraz nastąpi aktywacja raiderów
bsg-window-enemy-destroyed = Udało Ci się zniszczyć wroga
bsg-window-treachery-discarded = { $who } odrzucił{ FORM($who, "a") } kartę Zdrady
bsg-window-location-check-begins = Rozpoczyna się test { FORM($place, "in") }
bsg-window-cards-sorted = Odkryto i podzielono karty testu
bsg-window-roll-begins = { $who } ma rzucić kością
bsg-window-piloted-viper-attacks = Pilotowany viper atakuje { FORM($target, "acc") }
bsg-window-piloted-viper-attacks-by = { $who } atakuje viperem { FORM($target, "acc") }
bsg-window-quorum-resolved = { $who } wykonał{ FORM($who, "a") } akcję z karty Kworum
bsg-prompt-in-window = { $window }. Czy reagujesz?
bsg-prompt-in-window-about = { $window }. Dotyczy to { FORM($who, "gen") }. Czy reagujesz?

bsg-moment-check-begins = Gdy rozpoczyna się test umiejętności
bsg-moment-before-check = Zanim zostaną dołożone karty do testu
bsg-moment-cards-added = Po dołożeniu wszystkich kart do testu
bsg-moment-after-total = Po zsumowaniu kart testu
bsg-moment-check-resolved = Po zakończeniu testu
bsg-moment-before-roll = Przed rzutem kością
bsg-moment-after-roll = Po rzucie kością
bsg-moment-viper-attacked = Po ataku na vipera
bsg-moment-location-check = Przy teście obszaru
bsg-moment-end-of-turn = Na koniec mojej tury
bsg-moment-crisis-revealed = Po ujawnieniu karty Kryzysu
bsg-moment-option-chosen = Po dokonaniu wyboru
bsg-moment-viper-placed = Po umieszczeniu vipera w przestrzeni
bsg-moment-turn-begins = Na początku mojej tury
bsg-moment-movement-ended = Na koniec mojej fazy ruchu
bsg-moment-cards-revealed = Po odkryciu kart testu
bsg-moment-check-decided = Po sukcesie w teście obszaru
bsg-moment-force-attacked = Po moim ataku na siły okupacyjne
bsg-moment-roll-made = Po ustaleniu wyniku rzutu
bsg-moment-before-raiders = Przed aktywacją raiderów
bsg-moment-enemy-destroyed = Gdy zniszczę basestara lub centuriona
bsg-moment-treachery-discarded = Gdy gracz prowadzący człowieka odrzuci kartę Zdrady
bsg-moment-location-check-begins = Gdy rozpoczyna się test obszaru
bsg-moment-cards-sorted = Po odkryciu i podzieleniu kart testu
bsg-moment-roll-begins = Gdy ktoś ma rzucić kością
bsg-moment-piloted-viper-attacks = Gdy atakuje pilotowany viper
bsg-moment-quorum-resolved = Po wykonaniu akcji z karty Kworum
bsg-fact-difficulty = poziom trudności
bsg-fact-total = ostateczna siła
bsg-fact-short = niedobór siły
bsg-fact-roller = osoba rzucająca
bsg-fact-onViper-yes = rzut dotyczy ataku na vipera
bsg-fact-onViper-no = rzut nie dotyczy ataku na vipera
bsg-fact-what-attack = rzut dotyczy ataku
bsg-fact-what-jump = rzut dotyczy wcześniejszego skoku
bsg-fact-what-risk = rzut dotyczy ryzykowanego statku
bsg-fact-what-card = rzut dotyczy karty
bsg-fact-what-pursuit = rzut wskazuje, gdzie pojawia się ścigający statek Cylonów
bsg-fact-result = wynik
bsg-fact-piloted-yes = viper jest pilotowany
bsg-fact-piloted-no = viper jest nieobsadzony
bsg-fact-location-is = obszar to { $place }
bsg-fact-named = wskazana osoba
bsg-fact-option = numer wybranej opcji
bsg-fact-target-is = cel to { $target }
bsg-fact-seat = dana osoba

bsg-choice-location = aktywuj obszar
bsg-choice-location-here = aktywuj obszar: { $place }
bsg-choice-card = zagraj kartę { $card }
bsg-choice-ability = użyj swojej zdolności
bsg-choice-ability-named = użyj zdolności „{ $name }”
bsg-choice-ability-by = { $name }: poziom trudności { $by }
bsg-choice-ability-skill = { $name }: { $skill }
bsg-choice-ability-sector = { $name }: { $sector }
bsg-choice-ability-card = { $name }: odrzuć { $card }
bsg-choice-ability-title = { $name }: { $title }
bsg-choice-do-attack-occupation-forces = zaatakuj siły okupacyjne w tym obszarze
bsg-choice-do-detain-a-human = spróbuj pojmać człowieka
bsg-choice-do-order-departure = rozkaż odlot z Nowej Caprici
bsg-choice-do-end-infiltration = zakończ infiltrację
bsg-choice-viper = użyj swojego vipera
bsg-choice-title-president = dobierz kartę Kworum jako Prezydent
bsg-choice-title-admiral = użyj broni nuklearnej jako Admirał
bsg-choice-quorum = zagraj kartę Kworum { $card }
bsg-choice-quorum-unknown = zagraj kartę Kworum nr { $number }
bsg-choice-reveal = ujawnij się: { $card }
bsg-choice-stay = bez ruchu
bsg-choice-fly = leć { FORM($sector, "to") }
bsg-choice-launch = start vipera { FORM($sector, "in") }
bsg-choice-move = przesuń vipera { FORM($from, "from") } { FORM($to, "to") }
bsg-choice-attack = zaatakuj { FORM($target, "acc") }
bsg-choice-attack-in = { FORM($sector, "in") } zaatakuj { FORM($target, "acc") }
bsg-choice-target-in = { $target } { FORM($sector, "in") }
bsg-choice-done = koniec
bsg-choice-nobody = nikogo
bsg-choice-none = nie, dziękuję
bsg-choice-keep = zatrzymaj
bsg-choice-use = użyj
bsg-choice-skip = nie używaj
bsg-choice-swap = wymień
bsg-choice-top = na wierzch
bsg-choice-bottom = na spód
bsg-choice-move-and-act = wykonaj ruch i akcję
bsg-choice-act-only = wykonaj dwie akcje bez ruchu
bsg-choice-decline = nie rób nic
bsg-choice-draw = dobierz
bsg-choice-ignore = zignoruj
bsg-choice-bear = nie ignoruj
bsg-choice-see = obejrzyj je
bsg-choice-hand = na rękę
bsg-choice-check = do testu
bsg-choice-scar = jednym z nich jest Szrama
bsg-choice-others = tylko inne raidery
bsg-choice-repair-location = obszar
bsg-choice-repair-vipers = vipery
bsg-choice-part-check = test umiejętności
bsg-choice-part = { LIST($said, "next") }
bsg-choice-intuition-pass = { $name }: sukces testu
bsg-choice-intuition-fail = { $name }: porażka testu
bsg-choice-civilian = statek cywilny { $ship }
bsg-choice-civilian-in = statek cywilny { $ship } { FORM($sector, "in") }
bsg-choice-viper-number = viper { $number }
bsg-choice-viper-in = nieobsadzony viper { FORM($sector, "in") }
bsg-choice-viper-in-mark-vii = nieobsadzony viper Mark VII { FORM($sector, "in") }
bsg-choice-viper-reserves = viper { $number } w Rezerwie
bsg-choice-viper-reserves-mark-vii = viper { $number } (Mark VII) w Rezerwie
bsg-choice-viper-damaged = uszkodzony viper { $number }
bsg-choice-viper-damaged-mark-vii = uszkodzony viper { $number } (Mark VII)
bsg-choice-viper-of = { $who } { FORM($sector, "in") }
bsg-choice-basestar = basestar { $number }
bsg-choice-basestar-in = basestar { FORM($sector, "in") }
bsg-choice-centurion = centurion na polu { $space ->
    [0] Start
   *[other] { $space }
} toru Abordażu
bsg-arbitrator = Arbiter
bsg-number = { $number }
bsg-chief-of-staff = Szef kancelarii

bsg-target-raider = raider
    .acc = raidera
bsg-target-scar = Szrama
    .acc = Szramę
bsg-target-heavy-raider = ciężki raider
    .acc = ciężkiego raidera
bsg-target-basestar = basestar
    .acc = basestara
bsg-target-centurion = centurion
    .acc = centuriona
bsg-target-occupation-force = siły okupacyjne
    .acc = siły okupacyjne
bsg-target-viper = viper
    .acc = vipera
bsg-target-galactica = Galactica
    .acc = Galacticę
bsg-attacker-viper = viper
    .a = { "" }
bsg-attacker-galactica = Galactica
    .a = a
bsg-attacker-nuke = broń nuklearna
    .a = a
bsg-attacker-armory = załoga Zbrojowni
    .a = a
bsg-attacker-human = człowiek
    .a = { "" }
bsg-attacker-raider = raider
    .a = { "" }
bsg-attacker-basestar = basestar
    .a = { "" }

bsg-token-critical-hit = trafienie krytyczne
bsg-token-disabled-hangar = uszkodzony hangar
bsg-token-disabled-weapons = uszkodzone uzbrojenie
bsg-token-structural-damage = uszkodzenie strukturalne
bsg-face-empty = nikogo na pokładzie
bsg-face-population-1 = 1 jednostka populacji
bsg-face-population-2 = 2 jednostki populacji
bsg-face-population-1-fuel-1 = po 1 jednostce populacji i paliwa
bsg-face-population-1-morale-1 = po 1 jednostce populacji i morale

bsg-refusal-option-variant = Nie ma takiego wariantu.
bsg-refusal-option-no-sympathizer-players = Wariant bez Sympatyka jest dla czterech lub sześciu graczy.
bsg-refusal-option-no-sympathizer-characters = W wariancie bez Sympatyka nie gra się postacią Boomer.
bsg-refusal-option-characters = Podaj różne postacie ({ $seats }) albo zostaw wybór graczom.
bsg-refusal-option-modules = Podaj rozszerzenia jako listę.
bsg-refusal-option-modules-unknown = Nie ma rozszerzenia „{ $module }”.
bsg-refusal-option-modules-need = { $module }: do gry potrzeba także: { $other }.
bsg-refusal-option-modules-exclude = { $module }: nie można łączyć z: { $other }.
bsg-refusal-option-modules-players = { $module }: od { $min } do { $max } graczy.
bsg-refusal-option-modules-only-players = { $module }: tylko dla { LIST($players, "or") } graczy.
bsg-refusal-option-modules-compulsory = { $module }: obowiązkowo przy { $players } graczach.
bsg-refusal-option-too-many-players = Za dużo osób: może grać najwyżej { $max }.
bsg-refusal-option-reading = { $name } – do wyboru: { LIST($choices, "or") }.
bsg-refusal-option-reading-needs = { $name }: to ustawienie wymaga: { $module }.
bsg-refusal-option-reading-without = { $name }: tego ustawienia nie można łączyć z: { $module }.
bsg-refusal-bsg-not-one-card = Nie dokładaj żadnej karty albo dołóż co najmniej 2.
bsg-refusal-bsg-not-that-strength = Łączna siła kart musi wynosić dokładnie { $strength }, a wynosi { $got }.
bsg-option-variant = Wariant
bsg-option-characters = Postacie
bsg-option-modules = Rozszerzenia
bsg-option-executedLoyalty = Pozostałe karty Lojalności Cylona po egzekucji
bsg-option-pursuitOrder = Kolejność ścigających statków Cylonów
bsg-option-crossroadsOrder = Kolejność kart Rozdroży
bsg-reading-executedLoyalty-handed-over = dostaje je gracz prowadzący człowieka (domyślnie)
bsg-reading-executedLoyalty-kept = pozostają zakryte u właściciela
bsg-reading-pursuitOrder-by-ships = według liczby statków w obszarze (domyślnie)
bsg-reading-pursuitOrder-by-number = według numeru obszaru
bsg-reading-crossroadsOrder-clockwise = zgodnie z ruchem wskazówek zegara (domyślnie)
bsg-reading-crossroadsOrder-counter-clockwise = przeciwnie do ruchu wskazówek zegara
bsg-variant-standard = Zwykły
bsg-variant-easier-for-humans = Łatwiejszy dla ludzi
bsg-variant-easier-for-cylons = Łatwiejszy dla Cylonów
bsg-variant-no-sympathizer = Bez Sympatyka

## Dziennik

bsg-event-character-picked = { $who } wybrał{ FORM($who, "a") } postać: { $character }.
bsg-event-title-passed = { $who } został{ FORM($who, "a") } { FORM($title, "ins") }.
bsg-event-title-passed-nobody = Nikt nie mógł objąć pozycji { FORM($title, "gen") }.
bsg-event-loyalty-dealt = { $who } otrzymał{ FORM($who, "a") } { $cards }.
bsg-event-loyalty-dealt-seen = { $who } otrzymał{ FORM($who, "a") } { $cards }: { LIST($names, "and") }.
bsg-event-turn-began = Rozpoczęła się tura { $turn }: { $who }.
bsg-event-drew-skill = { $who } dobrał{ FORM($who, "a") } kartę { FORM($skill, "gen") }.
bsg-event-drew-skill-seen = { $who } dobrał{ FORM($who, "a") } kartę { $card }.
bsg-event-discarded = { $who } odrzucił{ FORM($who, "a") } z ręki: { LIST($cards, "and") }.
bsg-event-destiny-built = Utworzono nową talię Przeznaczenia (kart: { $count }).
bsg-event-moved-walked = { $who } przemieścił{ FORM($who, "a") } się { FORM($place, "to") }.
bsg-event-moved-sent = { $who } trafił{ FORM($who, "a") } { FORM($place, "to") }.
bsg-event-moved-came = { $who } pojawił{ FORM($who, "a") } się { FORM($place, "in") }.
bsg-event-flew = { $who } poleciał{ FORM($who, "a") } { FORM($sector, "to") }.
bsg-event-launched = Nieobsadzony viper wystartował { FORM($sector, "in") }.
bsg-event-launched-by = { $who } wystartował{ FORM($who, "a") } w viperze { FORM($sector, "in") }.
bsg-event-boarded = { $who } { FORM($who, "a") ->
    [a] przejęła
   *[other] przejął
} vipera { FORM($sector, "in") }.
bsg-event-vipers-returned = Do Rezerwy odwołano { FORM($ships, "acc") }.
bsg-event-viper-moved = Viper przeleciał { FORM($from, "from") } { FORM($to, "to") }.
bsg-event-action-taken-location = { $who } postanowił{ FORM($who, "a") } aktywować obszar.
bsg-event-action-taken-card = { $who } postanowił{ FORM($who, "a") } zagrać kartę.
bsg-event-action-taken-ability = { $who } postanowił{ FORM($who, "a") } użyć zdolności.
bsg-event-action-taken-viper = { $who } postanowił{ FORM($who, "a") } użyć vipera.
bsg-event-action-taken-president = { $who } wykonał{ FORM($who, "a") } akcję Prezydenta.
bsg-event-action-taken-admiral = { $who } wykonał{ FORM($who, "a") } akcję Admirała.
bsg-event-action-taken-quorum = { $who } postanowił{ FORM($who, "a") } zagrać kartę Kworum.
bsg-event-action-taken-reveal = { $who } postanowił{ FORM($who, "a") } ujawnić kartę Lojalności.
bsg-event-action-taken-pass = { $who } spasował{ FORM($who, "a") }.
bsg-event-action-taken-attack-occupation-forces = { $who } postanowił{ FORM($who, "a") } zaatakować siły okupacyjne.
bsg-event-action-taken-detain-a-human = { $who } postanowił{ FORM($who, "a") } pojmać człowieka.
bsg-event-action-taken-order-departure = { $who } postanowił{ FORM($who, "a") } wydać rozkaz odlotu.
bsg-event-action-taken-end-infiltration = { $who } postanowił{ FORM($who, "a") } zakończyć infiltrację.
bsg-event-ability-used = Zadziałała zdolność „{ $name }” ({ $who }).
bsg-event-ability-used-does = Zadziałała zdolność „{ $name }” ({ $who }): { $does }.
bsg-event-skill-ignored = { $who } wskazał{ FORM($who, "a") } umiejętność, która nie liczy się w tym teście: { $skill }.
bsg-event-location-activated = { $who } aktywował{ FORM($who, "a") } obszar: { $place }.
bsg-event-character-named = { $place }: { $who } wskazał{ FORM($who, "a") } { FORM($named, "acc") }.
bsg-event-ordered = { $who } wydał{ FORM($who, "a") } rozkaz { FORM($target, "dat") }.
bsg-event-viper-withdrawn = Do Rezerwy wycofano vipera, który był { FORM($sector, "in") }.
bsg-event-travelled = Przebyty dystans wzrósł o { $count }, do { $distance }.
bsg-event-crisis-discarded = Odrzucono kartę { $card }.
bsg-event-card-played = { $who } zagrał{ FORM($who, "a") } kartę { $card }.
bsg-event-resource-lost = { $resource } spadł{ FORM($resource, "o") } o { $count }, do { $now }.
bsg-event-resource-gained = { $resource } wzrosł{ FORM($resource, "o") } o { $count }, do { $now }.
bsg-event-resource-unchanged = { $resource } pozostał{ FORM($resource, "o") } na poziomie { $now }.
bsg-event-rolled = { $who } wyrzucił{ FORM($who, "a") } { $die }.
bsg-event-rolled-changed = { $who } wyrzucił{ FORM($who, "a") } { $die }, co dało { $result }.
bsg-event-attacked = { $by } zaatakował{ FORM($by, "a") } { FORM($target, "acc") }; wynik: { $result }.
bsg-event-attacked-in = { FORM($sector, "in") } { $by } zaatakował{ FORM($by, "a") } { FORM($target, "acc") }; wynik: { $result }.
bsg-event-missed = { $by } zaatakował{ FORM($by, "a") } { FORM($target, "acc") }; wynik: { $result }, pudło.
bsg-event-missed-in = { FORM($sector, "in") } { $by } zaatakował{ FORM($by, "a") } { FORM($target, "acc") }; wynik: { $result }, pudło.
bsg-event-viper-damaged = Viper został uszkodzony.
bsg-event-viper-destroyed = Viper został zniszczony.
bsg-event-viper-damaged-pilot = Viper { FORM($who, "gen") } został uszkodzony.
bsg-event-viper-destroyed-pilot = Viper { FORM($who, "gen") } został zniszczony.
bsg-event-ships-placed = { FORM($sector, "in") } umieszczono { FORM($ships, "acc") }.
bsg-event-ships-destroyed = { FORM($sector, "in") } zniszczono { FORM($ships, "acc") }.
bsg-event-scar-destroyed = { FORM($sector, "in") } zniszczono Szramę.
bsg-event-ships-moved = { $ship } przeleciał { FORM($from, "from") } { FORM($to, "to") }.
bsg-event-basestar-damaged = Basestar { FORM($sector, "in") } otrzymał żeton uszkodzeń: { $token }.
bsg-event-basestar-destroyed = Basestar { FORM($sector, "in") } został zniszczony.
bsg-event-galactica-damaged = Galactica otrzymała żeton uszkodzeń: { $token }.
bsg-event-pegasus-damaged = Pegasus otrzymał żeton uszkodzeń: { $token }.
bsg-event-repaired = Naprawiono obszar: { $place }.
bsg-event-repaired-pegasus = Naprawiono obszar Pegasusa: { $place }.
bsg-event-vipers-repaired = Naprawiono { FORM($ships, "acc") }.
bsg-event-raptor-destroyed = Zniszczono raptora ({ $left ->
    [0] nie został żaden
   *[other] zostało: { $left }
}).
bsg-event-raptor-repaired = Flota odzyskała raptora (razem: { $left }).
bsg-event-civilian-destroyed = Zniszczono statek cywilny { $ship }: { $face }.
bsg-event-civilian-destroyed-in = Statek cywilny { $ship } zniszczono { FORM($sector, "in") }: { $face }.
bsg-event-civilian-moved = Statek cywilny { $ship } przeniesiono { FORM($sector, "to") }.
bsg-event-civilians-seen = { $who } podejrzał{ FORM($who, "a") } { FORM($ships, "faces") }.
bsg-event-civilians-seen-faces = { $who } podejrzał{ FORM($who, "a") } { FORM($ships, "faces") }: { LIST($faces, "and") }.
bsg-civilian-seen = nr { $ship } ({ $face })
bsg-event-centurion-boarded = Centurion wdarł się na Galacticę (na pokładzie: { $centurions }).
bsg-space = { $space ->
    [0] Start
   *[other] { $space }
}
bsg-event-centurions-advanced = { $count ->
    [one] Centurion przesunął się na pole { LIST($spaces, "and") } toru Abordażu.
   *[other] Centuriony przesunęły się na pola { LIST($spaces, "and") } toru Abordażu.
}
bsg-event-centurion-destroyed = Zniszczono centuriona ({ $left ->
    [0] nie został żaden
   *[other] zostało: { $left }
}).
bsg-event-nuke-spent = Zużyto żeton broni nuklearnej ({ $left ->
    [0] nie został żaden
   *[other] zostało: { $left }
}).
bsg-event-crisis-drawn = { $who } dobrał{ FORM($who, "a") } kartę Kryzysu { $card }.
bsg-event-crisis-replaced = { $who } wymienił{ FORM($who, "a") } kartę Kryzysu na inną: { $card }.
bsg-event-part-chosen = { $card }: { $who } wybrał{ FORM($who, "a") } opcję: { LIST($said, "next") }.
bsg-event-part-chosen-check = { $card }: { $who } wybrał{ FORM($who, "a") } test umiejętności.
bsg-event-option-chosen = { $who } wybrał{ FORM($who, "a") } opcję: „{ CAP(LIST($said, "next")) }”.
bsg-event-card-kept = Karta { $card } pozostała w grze.
bsg-event-card-left-play = Karta { $card } nie jest już w grze.
bsg-event-check-began = { $of }: rozpoczął się test o trudności { $difficulty } ({ LIST($skills, "and") }).
bsg-event-check-began-partial = { $of }: rozpoczął się test umiejętności o poziomie trudności { $difficulty }, częściowy sukces od { $partial } ({ LIST($skills, "and") }).
bsg-event-difficulty-changed = Poziom trudności zmienił się na { $difficulty }.
bsg-event-difficulty-changed-by = { $who } zmienił{ FORM($who, "a") } poziom trudności na { $difficulty }.
bsg-event-contributed = { $who } dołożył{ FORM($who, "a") } { $cards }.
bsg-event-contributed-seen = { $who } dołożył{ FORM($who, "a") } do testu: { LIST($names, "and") }.
bsg-event-contributed-nothing = { $who } nie dołożył{ FORM($who, "a") } żadnej karty.
bsg-event-destiny-added = Z talii Przeznaczenia dołożono { $cards }.
bsg-event-destiny-added-seen = Z talii Przeznaczenia dołożono: { LIST($names, "and") }.
bsg-event-check-revealed = Odkryto karty testu: { LIST($names, "and") }.
bsg-event-check-revealed-empty = Do testu nie dołożono żadnej karty.
bsg-event-check-totalled = Ostateczna siła wyniosła { $total } przy poziomie trudności { $difficulty }.
bsg-event-check-settled-pass = { $of }: test zakończył się sukcesem.
bsg-event-check-settled-partial = { $of }: test zakończył się częściowym sukcesem.
bsg-event-check-settled-fail = { $of }: test zakończył się porażką.
bsg-event-activated = Aktywowano { FORM($what, "what") }.
bsg-event-activated-launch = Basestary wysłały raidery.
bsg-event-jump-track-moved = Znacznik floty stanął na polu { $to ->
    [0] Start
   *[other] { $to }
} toru Przygotowania do skoku.
bsg-event-jumped = Flota wykonała skok.
bsg-event-destination-chosen = { $who } wybrał{ FORM($who, "a") } Punkt docelowy { $card } (dystans: { $distance }).
bsg-event-destinations-seen = { $who } podejrzał{ FORM($who, "a") } { $cards }.
bsg-event-destinations-seen-cards = { $who } podejrzał{ FORM($who, "a") } { $cards }: { LIST($names, "and") }.
bsg-event-sleeper-phase = Przy dystansie { $distance } rozpoczęła się faza uśpionych agentów.
bsg-event-sympathizer-prisoner = { $who } okazał{ FORM($who, "a") } się Sympatykiem i trafił{ FORM($who, "a") } do Aresztu.
bsg-event-sympathizer-cylon = { $who } okazał{ FORM($who, "a") } się Sympatykiem i dołączył{ FORM($who, "a") } do Cylonów.
bsg-event-loyalty-looked-at = { $who } obejrzał{ FORM($who, "a") } { $cards } { FORM($of, "gen") }.
bsg-event-loyalty-looked-at-seen = { $who } obejrzał{ FORM($who, "a") } { $cards } { FORM($of, "gen") }: { LIST($names, "and") }.
bsg-event-loyalty-passed = { $from } przekazał{ FORM($from, "a") } { FORM($to, "dat") } { $cards }.
bsg-event-loyalty-passed-seen = { $from } przekazał{ FORM($from, "a") } { FORM($to, "dat") } { $cards }: { LIST($names, "and") }.
bsg-event-cylon-revealed = { $who } ujawnił{ FORM($who, "a") } się jako Cylon: { $card }.
bsg-event-reveal-power-used = { $who } użył{ FORM($who, "a") } zdolności karty { $card }.
bsg-event-super-crisis-drawn = { $who } dobrał{ FORM($who, "a") } kartę Superkryzysu.
bsg-event-super-crisis-drawn-seen = { $who } dobrał{ FORM($who, "a") } kartę Superkryzysu { $card }.
bsg-event-super-crisis-played = { $who } zagrał{ FORM($who, "a") } kartę Superkryzysu { $card }.
bsg-event-hand-seen = { $who } obejrzał{ FORM($who, "a") } rękę { FORM($of, "gen") }.
bsg-event-hand-seen-cards = { $who } obejrzał{ FORM($who, "a") } rękę { FORM($of, "gen") }: { LIST($names, "and") }.
bsg-event-card-taken = { $to } zabrał{ FORM($to, "a") } kartę { FORM($from, "dat") }.
bsg-event-card-taken-seen = { $to } zabrał{ FORM($to, "a") } { FORM($from, "dat") } kartę { $card }.
bsg-event-quorum-drawn = Prezydent dobrał { $cards }.
bsg-event-quorum-drawn-seen = Prezydent dobrał z talii Kworum: { LIST($names, "and") }.
bsg-event-quorum-played = { $who } zagrał{ FORM($who, "a") } kartę Kworum { $card }.
bsg-event-quorum-given = { $who } otrzymał{ FORM($who, "a") } kartę Kworum { $card }.
bsg-event-deck-looked-top = { $who } podejrzał{ FORM($who, "a") } wierzchnią kartę { FORM($deck, "gen") } i zostawił{ FORM($who, "a") } ją na wierzchu.
bsg-event-deck-looked-bottom = { $who } podejrzał{ FORM($who, "a") } wierzchnią kartę { FORM($deck, "gen") } i odłożył{ FORM($who, "a") } ją na spód.
bsg-event-deck-looked-top-seen = { $who } podejrzał{ FORM($who, "a") } wierzchnią kartę { FORM($deck, "gen") } ({ $card }) i zostawił{ FORM($who, "a") } ją na wierzchu.
bsg-event-deck-looked-bottom-seen = { $who } podejrzał{ FORM($who, "a") } wierzchnią kartę { FORM($deck, "gen") } ({ $card }) i odłożył{ FORM($who, "a") } ją na spód.
bsg-event-executed = Wykonano egzekucję na postaci { FORM($who, "gen") }.
bsg-event-proved-human = { $who } udowodnił{ FORM($who, "a") }, że jest człowiekiem: { LIST($names, "and") }.
bsg-event-proved-human-without = { $who } udowodnił{ FORM($who, "a") }, że jest człowiekiem.
bsg-event-character-replaced = { $who } wybrał{ FORM($who, "a") } nową postać: { $character }.
bsg-event-loyalty-added = Do talii Lojalności wtasowano { $cards }.
bsg-event-agenda-dealt-hostile = { $who } otrzymał{ FORM($who, "a") } kartę Wrogich Intencji.
bsg-event-agenda-dealt-sympathetic = { $who } otrzymał{ FORM($who, "a") } kartę Przyjaznych Intencji.
bsg-event-agenda-dealt-hostile-seen = { $who } otrzymał{ FORM($who, "a") } kartę Wrogich Intencji { $card }.
bsg-event-agenda-dealt-sympathetic-seen = { $who } otrzymał{ FORM($who, "a") } kartę Przyjaznych Intencji { $card }.
bsg-event-infiltration-began = { $who } { FORM($who, "a") ->
    [a] rozpoczęła
   *[other] rozpoczął
} infiltrację floty ludzi.
bsg-event-infiltration-ended = { $who } zakończył{ FORM($who, "a") } infiltrację.
bsg-event-ship-destroyed = { $board } { FORM($board, "a") ->
    [a] została zniszczona
   *[other] został zniszczony
}.
bsg-event-loss-prevented = Spadek { FORM($resource, "gen") } był o 1 mniejszy, niż miał być.
bsg-event-resource-guarded = { $who } zabezpieczył{ FORM($who, "a") } w tej turze jeden zasób: { $resource }.
bsg-event-quorum-discarded = Prezydent odrzucił z ręki karty Kworum: { LIST($names, "and") }.
bsg-event-check-reckless = Test stał się Ryzykowny.
bsg-event-check-text = W teście zadziałała karta { $card }.
bsg-event-added-cards-seen = { $who } obejrzał{ FORM($who, "a") } karty dołożone przez { FORM($of, "acc") }.
bsg-event-added-cards-seen-cards = { $who } obejrzał{ FORM($who, "a") } karty dołożone przez { FORM($of, "acc") }: { LIST($names, "and") }.
bsg-event-skill-cards-seen = { $who } podejrzał{ FORM($who, "a") } { $count } { $count ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
   *[many] wierzchnich kart
} talii { FORM($skill, "gen") }.
bsg-event-skill-cards-seen-cards = { $who } podejrzał{ FORM($who, "a") } wierzch talii { FORM($skill, "gen") }: { LIST($names, "and") }.
bsg-event-cards-committed-hand = { $who } { FORM($who, "a") ->
    [a] wzięła
   *[other] wziął
} na rękę { $cards }.
bsg-event-cards-committed-check = { $who } dołożył{ FORM($who, "a") } do testu { $cards }.
bsg-event-card-given = { $from } dał{ FORM($from, "a") } { FORM($to, "dat") } kartę umiejętności.
bsg-event-card-given-seen = { $from } dał{ FORM($from, "a") } { FORM($to, "dat") } kartę { $card }.
bsg-event-hands-swapped = Wymiana wszystkich kart umiejętności z ręki: { $who } i { $other }.
bsg-event-roll-replaced = Zamiast rzucać kością, { $who } odrzucił{ FORM($who, "a") } kartę { $card }, co dało wynik { $result }.
bsg-event-result-shifted = { $who } zmienił{ FORM($who, "a") } wynik na { $result }.
bsg-event-raider-missed = Raider { FORM($sector, "in") } chybił.
bsg-event-scar-placed = Pojawiła się Szrama.
bsg-event-scar-placed-in = Szrama pojawiła się { FORM($sector, "in") }.
bsg-event-basestar-removed = Basestara, który był { FORM($sector, "in") }, zdjęto z planszy.
bsg-event-destiny-mixed = Do talii Przeznaczenia wtasowano { $cards }.
bsg-event-destiny-rebuilt = Utworzono nową talię Przeznaczenia, biorąc do niej wyłącznie { $cards }.
bsg-event-destiny-taken = { $who } dobrał{ FORM($who, "a") } z talii Przeznaczenia { $cards }.
bsg-event-destiny-taken-seen = { $who } dobrał{ FORM($who, "a") } z talii Przeznaczenia: { LIST($names, "and") }.
bsg-event-destiny-laid = { $who } położył{ FORM($who, "a") } na talii Przeznaczenia { $cards }.
bsg-event-destiny-laid-seen = { $who } położył{ FORM($who, "a") } na talii Przeznaczenia: { LIST($names, "and") }.
bsg-event-destiny-discarded = { $who } odrzucił{ FORM($who, "a") } z talii Przeznaczenia: { LIST($names, "and") }.
bsg-event-bottom-seen = { $who } podejrzał{ FORM($who, "a") } spodnią kartę { FORM($deck, "gen") }.
bsg-event-bottom-seen-card = { $who } podejrzał{ FORM($who, "a") } spodnią kartę { FORM($deck, "gen") }: { $card }.
bsg-event-skill-bottom-seen = { $who } podejrzał{ FORM($who, "a") } spodnią kartę talii { FORM($skill, "gen") }.
bsg-event-skill-bottom-seen-card = { $who } podejrzał{ FORM($who, "a") } spodnią kartę talii { FORM($skill, "gen") }: { $card }.
bsg-event-crises-arranged = { $who } podejrzał{ FORM($who, "a") } następne karty Kryzysu; na spód talii { $count ->
    [0] nie trafiła żadna
    [one] trafiła { $count } karta
    [few] trafiły { $count } karty
   *[many] trafiło { $count } kart
}.
bsg-event-new-caprica-reached = Po przebyciu dystansu { $distance } flota osiedliła się na Nowej Caprice.
bsg-event-galactica-returned = Galactica powróciła na orbitę Nowej Caprici.
bsg-event-departure-ordered = Admirał wydał rozkaz odlotu z Nowej Caprici.
bsg-event-force-placed = Siły okupacyjne pojawiły się { FORM($place, "in") }.
bsg-event-force-moved = Siły okupacyjne, które były { FORM($from, "in") }, przeszły { FORM($to, "to") }.
bsg-event-force-removed = Usunięto żeton sił okupacyjnych, który był { FORM($place, "in") }.
bsg-event-ship-prepared = Przygotowano statek cywilny (internowane: { $locked }, przygotowane: { $prepared }).
bsg-event-ship-evacuated = Statek cywilny { $ship } ewakuowano { FORM($sector, "to") }.
bsg-event-locked-ship-top = { $who } zostawił{ FORM($who, "a") } internowany statek na wierzchu.
bsg-event-locked-ship-bottom = { $who } odłożył{ FORM($who, "a") } internowany statek na spód.
bsg-event-turn-cut-short = Tura { FORM($who, "gen") } od razu się skończyła.
bsg-event-ended = Gra dobiegła końca. { $reason }
bsg-event-loyalties-shown = Odkryto karty Lojalności: { LIST($hands, "and") }.
bsg-event-agendas-shown = Odkryto karty Intencji: { LIST($hands, "and") }.
bsg-shown-hand = { $who } ({ LIST($names, "and") })
bsg-shown-hand-empty = { $who } (brak)

## Zakończenie

bsg-outcome-humans-reached-kobol = Flota dotarła na Kobol: wygrywają ludzie.
bsg-outcome-food-gone = Flocie zabrakło żywności: wygrywają Cyloni.
bsg-outcome-fuel-gone = Flocie zabrakło paliwa: wygrywają Cyloni.
bsg-outcome-morale-gone = Morale floty spadło do zera: wygrywają Cyloni.
bsg-outcome-population-gone = Flota straciła całą populację: wygrywają Cyloni.
bsg-outcome-galactica-boarded = Centuriony opanowały Galacticę: wygrywają Cyloni.
bsg-outcome-galactica-destroyed = Galactica została zniszczona: wygrywają Cyloni.
bsg-outcome-no-characters-left = Nie ma już postaci, która zajęłaby miejsce straconej: wygrywają Cyloni.
bsg-outcome-humans-left-new-caprica = Flota uciekła z Nowej Caprici: wygrywają ludzie.

## Dlaczego bot tak zrobił

bot-bsg-gives = Zależy mi na powodzeniu tego testu; dokładam karty: { $cards } (stawka { $stakes }).
bot-bsg-keeps-cards = Zachowuję karty na coś ważniejszego (stawka { $stakes }).
bot-bsg-sabotages = Jestem Cylonem i zależy mi na porażce w tym teście; dokładam karty: { $cards } (stawka { $stakes }).
bot-bsg-opposes = Porażka w tym teście wydaje się lepsza dla ludzi; dokładam karty: { $cards }.
bot-bsg-acts = Ze wszystkiego, co jest możliwe, to najbardziej pomaga flocie.
bot-bsg-pretends = Jestem ukrytym Cylonem i robię to, co zrobiłby człowiek.
bot-bsg-presses = Ze wszystkiego, co jest możliwe, to najbardziej szkodzi flocie.
bot-bsg-reveals = W ukryciu nic więcej nie wskóram; pora pokazać kartę { $card }.
bot-bsg-goes = Najbardziej przydam się { FORM($place, "in") }.
bot-bsg-goes-stay = Najbardziej przydam się tu, gdzie jestem.
bot-bsg-searched = To wypada najlepiej w światach, które sobie wyobrażam; sprawdzone możliwości: { $choices }.
bot-bsg-names = Szansa, że { $who } jest Cylonem, to według mnie { $doubt }%.
bot-bsg-interrupts = Warto zareagować.
bot-bsg-passes = Nie warto reagować.
bot-bsg-chooses = To wydaje się najlepsze z tego, co jest do wyboru.
bot-bsg-slips = Jestem ukrytym Cylonem i wybieram coś, co może uchodzić za pomyłkę.
