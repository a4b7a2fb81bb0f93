### Battlestar Galactica: was Karten sagen, was gefragt wird, was geschah.

## Wörter und ihre Formen

bsg-resource-food = Nahrung
    .the = die Nahrung
bsg-resource-fuel = Treibstoff
    .the = der Treibstoff
bsg-resource-morale = Moral
    .the = die Moral
bsg-resource-population = Bevölkerung
    .the = die Bevölkerung

bsg-skill-politics = Politik
    .stem = Politik-
bsg-skill-leadership = Führung
    .stem = Führungs-
bsg-skill-tactics = Taktik
    .stem = Taktik-
bsg-skill-piloting = Fliegen
    .stem = Fliegen-
bsg-skill-engineering = Technik
    .stem = Technik-
bsg-skill-treachery = Verrat
    .stem = Verrats-

bsg-sector-bow = Bug
    .in = vor dem Bug
    .to = vor den Bug
    .from = vom Bug
bsg-sector-starboard-bow = Steuerbord vorn
    .in = steuerbord vorn
    .to = nach Steuerbord vorn
    .from = von Steuerbord vorn
bsg-sector-starboard-quarter = Steuerbord achtern
    .in = steuerbord achtern
    .to = nach Steuerbord achtern
    .from = von Steuerbord achtern
bsg-sector-stern = Heck
    .in = hinter dem Heck
    .to = hinter das Heck
    .from = vom Heck
bsg-sector-port-quarter = Backbord achtern
    .in = backbord achtern
    .to = nach Backbord achtern
    .from = von Backbord achtern
bsg-sector-port-bow = Backbord vorn
    .in = backbord vorn
    .to = nach Backbord vorn
    .from = von Backbord vorn

bsg-ships-raider = { $count } Jäger
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
    .become = { $count ->
        [one] wird
       *[other] werden
    }
    .were = { $count ->
        [one] wurde
       *[other] wurden
    }
    .acc = { $count } Jäger
bsg-ships-heavy-raider = { $count } { $count ->
    [one] schwerer Jäger
   *[other] schwere Jäger
}
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
    .become = { $count ->
        [one] wird
       *[other] werden
    }
    .were = { $count ->
        [one] wurde
       *[other] wurden
    }
    .acc = { $count } { $count ->
        [one] schweren Jäger
       *[other] schwere Jäger
    }
bsg-ships-basestar = { $count } { $count ->
    [one] Basisstern
   *[other] Basissterne
}
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
    .become = { $count ->
        [one] wird
       *[other] werden
    }
    .were = { $count ->
        [one] wurde
       *[other] wurden
    }
    .acc = { $count } { $count ->
        [one] Basisstern
       *[other] Basissterne
    }
bsg-ships-civilian = { $count } { $count ->
    [one] Zivilschiff
   *[other] Zivilschiffe
}
    .random = { $count } { $count ->
        [one] zufälliges Zivilschiff
       *[other] zufällige Zivilschiffe
    }
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
    .become = { $count ->
        [one] wird
       *[other] werden
    }
    .were = { $count ->
        [one] wurde
       *[other] wurden
    }
    .acc = { $count } { $count ->
        [one] Zivilschiff
       *[other] Zivilschiffe
    }
bsg-ships-viper = { $count } { $count ->
    [one] Viper
   *[other] Vipern
}
    .unmanned = { $count } unbemannte { $count ->
        [one] Viper
       *[other] Vipern
    }
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
    .become = { $count ->
        [one] wird
       *[other] werden
    }
    .were = { $count ->
        [one] wurde
       *[other] wurden
    }
    .acc = { $count } { $count ->
        [one] Viper
       *[other] Vipern
    }
bsg-ships-raptor = { $count } { $count ->
    [one] Raptor
   *[other] Raptoren
}
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
    .become = { $count ->
        [one] wird
       *[other] werden
    }
    .were = { $count ->
        [one] wurde
       *[other] wurden
    }
    .acc = { $count } { $count ->
        [one] Raptor
       *[other] Raptoren
    }
bsg-ships-centurion = { $count } { $count ->
    [one] Zenturio
   *[other] Zenturios
}
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
    .become = { $count ->
        [one] wird
       *[other] werden
    }
    .were = { $count ->
        [one] wurde
       *[other] wurden
    }
    .acc = { $count } { $count ->
        [one] Zenturio
       *[other] Zenturios
    }
bsg-ships-occupation-force = { $count } { $count ->
    [one] Besatzungstruppe
   *[other] Besatzungstruppen
}
    .come = { $count ->
        [one] kommt
       *[other] kommen
    }
    .become = { $count ->
        [one] wird
       *[other] werden
    }
    .were = { $count ->
        [one] wurde
       *[other] wurden
    }
    .acc = { $count } { $count ->
        [one] Besatzungstruppe
       *[other] Besatzungstruppen
    }
bsg-unmanned-vipers = { $count ->
    [one] { $count } unbemannte Viper
   *[other] bis zu { $count }-mal unbemannte Vipern
}
bsg-skill-cards = { $count } { $count ->
    [one] Fertigkeitkarte
   *[other] Fertigkeitkarten
}
bsg-skill-cards-of = { $count } { LIST($skills, "or", "stem") }{ $count ->
    [one] Karte
   *[other] Karten
}
bsg-skill-cards-any = { $count } beliebige { $count ->
    [one] Fertigkeitkarte
   *[other] Fertigkeitkarten
}
bsg-skill-cards-own = { $count } { $count ->
    [one] Fertigkeitkarte
   *[other] Fertigkeitkarten
} aus dem eigenen Fertigkeitenprofil
bsg-skill-cards-yours = { $count } { $count ->
    [one] Fertigkeitkarte
   *[other] Fertigkeitkarten
} aus deinem Fertigkeitenprofil
bsg-skill-cards-own-or-any = { $count } { $count ->
    [one] Fertigkeitkarte
   *[other] Fertigkeitkarten
} aus deinem Fertigkeitenprofil (ohne eigenes Profil: beliebige)
bsg-quorum-cards = { $count } { $count ->
    [one] Zwölferratskarte
   *[other] Zwölferratskarten
}
bsg-more-quorum-cards = { $count } { $count ->
    [one] weitere Zwölferratskarte
   *[other] weitere Zwölferratskarten
}
bsg-loyalty-cards = { $count } { $count ->
    [one] Loyalitätskarte
   *[other] Loyalitätskarten
}
bsg-crisis-cards = { $count } { $count ->
    [one] Krisenkarte
   *[other] Krisenkarten
}
bsg-destination-cards = { $count } { $count ->
    [one] Zielortkarte
   *[other] Zielortkarten
}
bsg-card-with-strength = „{ $name }“ ({ $skill } { $strength })
bsg-quoted = „{ $name }“

bsg-activation-raiders = Jäger
    .what = die Jäger
bsg-activation-heavy-raiders = schwere Jäger mit Zenturios
    .what = die schweren Jäger samt Zenturios
bsg-activation-basestars = Basissterne
    .what = die Basissterne
bsg-activation-launch-raiders = „Jäger starten“
    .what = die startenden Jäger
bsg-activation-occupation-forces = Besatzungstruppen
    .what = die Besatzungstruppen
bsg-activation-heavy-raiders-alone = schwere Jäger
    .what = die schweren Jäger (ohne die Zenturios)

bsg-deck-crisis = Krisenstapel
    .gen = des Krisenstapels
bsg-deck-destination = Zielortstapel
    .gen = des Zielortstapels
bsg-deck-quorum = Zwölferratsstapel
    .gen = des Zwölferratsstapels
bsg-deck-super-crisis = Super-Krisenstapel
    .gen = des Super-Krisenstapels
bsg-place-colonial-one = Colonial One
    .the = die Colonial One
    .in = auf der Colonial One
    .to = auf die Colonial One
bsg-board-galactica = Galactica
    .the = die Galactica
    .in = auf der Galactica
    .gen = der Galactica
bsg-board-pegasus = Pegasus
    .the = die Pegasus
    .in = auf der Pegasus
    .gen = der Pegasus
bsg-board-new-caprica = Neu-Caprica
    .the = Neu-Caprica
    .in = auf Neu-Caprica
    .gen = von Neu-Caprica

# Wen ein Effekt betrifft. Die Form „person“ ist „you“ oder „they“.
bsg-who-current = der aktive Spieler
    .person = they
    .gen = des aktiven Spielers
bsg-who-self = du
    .person = you
    .gen = von dir
bsg-who-president = der Präsident
    .person = they
    .gen = des Präsidenten
bsg-who-admiral = der Admiral
    .person = they
    .gen = des Admirals
bsg-who-chosen = dieser Spieler
    .person = they
    .gen = dieses Spielers
bsg-who-each = jeder Spieler
    .person = they
    .gen = jedes Spielers
bsg-who-each-human = jeder menschliche Spieler
    .person = they
    .gen = jedes menschlichen Spielers
bsg-who-each-cylon = jeder zylonische Spieler
    .person = they
    .gen = jedes zylonischen Spielers
bsg-who-pronoun = er
    .person = they
    .gen = dieses Spielers

bsg-among-can-go-to-brig = einen Spieler, der in die Brig kommen kann
    .end = { "" }
    .short = einen beliebigen Spieler
bsg-among-can-go-to-sickbay = einen Spieler, der auf die Krankenstation kommen kann
    .end = { "" }
    .short = einen beliebigen Spieler
bsg-among-on-galactica-to-brig = einen Spieler auf der Galactica, der in die Brig kommen kann
    .end = { "" }
    .short = einen beliebigen Spieler auf der Galactica
bsg-among-on-galactica-to-sickbay = einen Spieler auf der Galactica, der auf die Krankenstation kommen kann
    .end = { "" }
    .short = einen beliebigen Spieler auf der Galactica
bsg-among-others = einen anderen menschlichen Spieler
    .end = { "" }
bsg-among-other-not-admiral = einen anderen menschlichen Spieler, der weder Admiral ist noch in der Brig sitzt
    .end = ,
bsg-among-others-in-brig = einen anderen Spieler, der in der Brig ist
    .end = ,
bsg-among-with-hidden-loyalty = einen anderen Spieler, der eine verdeckte Loyalitätskarte hat
    .end = ,
    .short = eines anderen Spielers
bsg-among-human-with-hidden-loyalty = einen anderen Spieler, der kein enttarnter Zylon ist und eine verdeckte Loyalitätskarte hat
    .end = ,
    .short = eines anderen Spielers (außer enttarnten Zylonen)
bsg-among-humans = einen menschlichen Spieler
    .end = { "" }
bsg-among-human-on-board = einen menschlichen Spieler, dessen Charakter auf dem Plan ist
    .end = ,
bsg-among-prisoners = einen Spieler in der Brig (auf Neu-Caprica: im Gefängnis)
    .end = { "" }
bsg-among-on-planet = einen Spieler auf Neu-Caprica
    .end = { "" }
bsg-among-on-planet-to-detention = einen menschlichen Spieler auf Neu-Caprica, der ins Gefängnis kommen kann
    .end = { "" }
    .short = 1 menschlichen Spieler auf Neu-Caprica
bsg-among-on-planet-to-medical-center = einen menschlichen Spieler auf Neu-Caprica, der ins Medizinische Zentrum kommen kann
    .end = { "" }
    .short = 1 menschlichen Spieler auf Neu-Caprica
bsg-among-in-detention = einen Spieler im Gefängnis
    .end = { "" }
bsg-among-revealed-cylon = einen enttarnten Zylonen
    .end = { "" }
bsg-among-basestar = einen Basisstern
    .end = { "" }
bsg-among-sector = ein Weltraumfeld
    .end = { "" }
bsg-among-civilian = ein Zivilschiff auf dem Plan
    .end = { "" }

## Was Karten tun: eine Meldung je Vorgang. Satzteile, aus denen Sätze entstehen.

bsg-sentence = { LIST($clauses, "then") }.
bsg-clauses = { LIST($clauses, "and") }
bsg-run = { LIST($clauses, "and") }
bsg-run-fleet = { LIST($clauses, "and") }
bsg-part = { LIST($clauses, "then") }
bsg-nothing = es | geschieht | nichts
bsg-no-effect = keine Wirkung.

bsg-op-resource-lose = { FORM($resource, "the") } sinkt um { $count }
    .inverted = sinkt { FORM($resource, "the") } um { $count }
bsg-op-resource-gain = { FORM($resource, "the") } steigt um { $count }
    .inverted = steigt { FORM($resource, "the") } um { $count }
bsg-op-resources-lose = { LIST($amounts, "and") }
    .inverted = { LIST($amounts, "and", "inverted") }
bsg-op-resources-gain = { LIST($amounts, "and") }
    .inverted = { LIST($amounts, "and", "inverted") }
bsg-amount = { $count } { $resource }
    .name = { $resource }
    .the = { FORM($resource, "the") }
bsg-amounts-lose = { $number ->
    [one] { LIST($resources, "and", "the") } sinkt um { $count }
   *[other] { LIST($resources, "and", "name") } sinken um je { $count }
}
    .inverted = { $number ->
        [one] sinkt { LIST($resources, "and", "the") } um { $count }
       *[other] sinken { LIST($resources, "and", "name") } um je { $count }
    }
bsg-amounts-gain = { $number ->
    [one] { LIST($resources, "and", "the") } steigt um { $count }
   *[other] { LIST($resources, "and", "name") } steigen um je { $count }
}
    .inverted = { $number ->
        [one] steigt { LIST($resources, "and", "the") } um { $count }
       *[other] steigen { LIST($resources, "and", "name") } um je { $count }
    }
bsg-op-resource-gain-one = { LIST($resources, "or", "the") } steigt um { $count } ({ $by } { VERB($by, "wählst", "wählt") })
    .inverted = steigt { LIST($resources, "or", "the") } um { $count } ({ $by } { VERB($by, "wählst", "wählt") })
bsg-op-discard = { $who } | { VERB($who, "wirfst", "wirft") } | { $cards } ab
bsg-op-discard-random = { $who } | { VERB($who, "wirfst", "wirft") } | zufällig { $cards } ab
bsg-op-discard-all = { $who } | { VERB($who, "wirfst", "wirft") } | alle { VERB($who, "deine", "seine") } Fertigkeitkarten ab
bsg-op-discard-several = { LIST($who, "and") } | werfen | je { $cards } ab
bsg-op-discard-several-random = { LIST($who, "and") } | werfen | zufällig je { $cards } ab
bsg-op-discard-several-all = { LIST($who, "and") } | werfen | alle ihre Fertigkeitkarten ab
bsg-op-discard-unlike = { $who } | wirft | { $cards } ab, { $other } { $count }
bsg-op-draw = { $who } | { VERB($who, "ziehst", "zieht") } | { $cards }
bsg-op-draw-quorum = { $who } | { VERB($who, "ziehst", "zieht") } | { $cards }
    .done = { $cards } ziehen
bsg-op-send = { $who } | { VERB($who, "kommst", "kommt") } | { FORM($place, "to") }
bsg-op-send-all = alle Charaktere { FORM($from, "in") } | kommen | { FORM($place, "to") }
bsg-op-free = { $who } | verlässt | die Brig und { VERB($who, "gehst", "geht") } an einen beliebigen Ort der Galactica außer der Krankenstation
bsg-op-free-optional = { $who } | { VERB($who, "darfst", "darf") } | die Brig verlassen und an einen beliebigen Ort der Galactica außer der Krankenstation gehen
bsg-op-free-anywhere-picked = { $by } | { VERB($by, "bringst", "bringt") } | ihn an einen beliebigen Ort
bsg-op-free-custody-picked = { $by } | { VERB($by, "bringst", "bringt") } | ihn an einen anderen Ort desselben Plans (nicht Krankenstation oder Medizinisches Zentrum)
bsg-op-free-detention-picked = { $by } | { VERB($by, "bringst", "bringt") } | ihn an einen beliebigen anderen Ort auf Neu-Caprica außer dem Medizinischen Zentrum
bsg-op-free-picked = { $by } | { VERB($by, "bringst", "bringt") } | ihn an einen beliebigen Ort der Galactica außer der Krankenstation
bsg-op-name = { $by } | { VERB($by, "wählst", "wählt") } | { $among }; { LIST($clauses, "next") }
    .done = { $among }{ FORM($among, "end") } wählen; { LIST($clauses, "next") }
bsg-op-name-and = { $by } | { VERB($by, "wählst", "wählt") } | { $among }{ FORM($among, "end") } und { LIST($clauses, "next") }
bsg-op-name-optional = { $by } | { VERB($by, "darfst", "darf") } | { $among }{ FORM($among, "end") } wählen; { LIST($clauses, "next") }
bsg-op-name-optional-and = wenn { $by } { VERB($by, "möchtest", "möchte") }, { VERB($by, "wählst du", "wählt er") } { $among }{ FORM($among, "end") } und { LIST($clauses, "next") }
    .inverted = gilt: Wenn { $by } { VERB($by, "möchtest", "möchte") }, { VERB($by, "wählst du", "wählt er") } { $among }{ FORM($among, "end") } und { LIST($clauses, "next") }
bsg-op-name-send = { $by } | { VERB($by, "schickst", "schickt") } | { FORM($among, "short") } { FORM($place, "to") }
    .done = { FORM($among, "short") } { FORM($place, "to") } schicken
bsg-op-name-send-optional = { $by } | { VERB($by, "darfst", "darf") } | { FORM($among, "short") } { FORM($place, "to") } schicken
bsg-op-name-send-then = { $by } | { VERB($by, "schickst", "schickt") } | { FORM($among, "short") } { FORM($place, "to") }; { LIST($clauses, "then") }
bsg-op-name-send-optional-then = { $by } | { VERB($by, "darfst", "darf") } | { FORM($among, "short") } { FORM($place, "to") } schicken; { LIST($clauses, "then") }
bsg-op-name-look = { $by } | { VERB($by, "siehst", "sieht") } | { VERB($by, "dir", "sich") } eine zufällige verdeckte Loyalitätskarte { FORM($among, "short") } an
bsg-op-name-look-optional = { $by } | { VERB($by, "darfst", "darf") } | { VERB($by, "dir", "sich") } eine zufällige verdeckte Loyalitätskarte { FORM($among, "short") } ansehen
bsg-op-name-look-all = { $by } | { VERB($by, "siehst", "sieht") } | { VERB($by, "dir", "sich") } alle verdeckten Loyalitätskarten { FORM($among, "short") } an
bsg-op-name-execute = { $by } | lässt | { $among }{ FORM($among, "end") } hinrichten
bsg-op-name-execute-optional = { $by } | { VERB($by, "darfst", "darf") } | { $among }{ FORM($among, "end") } hinrichten lassen
bsg-op-name-execute-even-cylons = { $by } | lässt | { $among }{ FORM($among, "end") } hinrichten (kein Zylon darf das ignorieren)
bsg-op-name-free-detention = { $by } | { VERB($by, "bringst", "bringt") } | einen Häftling an einen anderen Ort auf Neu-Caprica, außer ins Medizinische Zentrum
bsg-op-name-free-detention-optional = { $by } | { VERB($by, "darfst", "darf") } | 1 Häftling auf Neu-Caprica verlegen (nicht Medizinisches Zentrum)
bsg-op-choose = { $by } | { VERB($by, "wählst", "wählt") } |: { LIST($options, "next") }
bsg-op-choose-optional = { $by } | { VERB($by, "darfst", "darf") } | eine Möglichkeit wählen: { LIST($options, "next") }
bsg-op-choose-several-lead = { $by } | { VERB($by, "führst", "führt") } | { $count ->
    [one] { $count } dieser Möglichkeiten
   *[other] { $count } dieser Möglichkeiten nacheinander
} aus
bsg-option = ({ $number }) { LIST($clauses, "then") }
bsg-op-may = { HAS($clauses, "done") ->
    [yes] { $by } | { VERB($by, "darfst", "darf") } | { LIST($clauses, "and", "done") }
   *[no] wenn { $by } { VERB($by, "möchtest", "möchte") }, { LIST($clauses, "and") }
}
    .inverted = { HAS($clauses, "done") ->
        [yes] { VERB($by, "darfst", "darf") } { $by } { LIST($clauses, "and", "done") }
       *[no] gilt: Wenn { $by } { VERB($by, "möchtest", "möchte") }, { LIST($clauses, "and") }
    }
bsg-op-may-then = { HAS($clauses, "done") ->
    [yes] { $by } | { VERB($by, "darfst", "darf") } | { LIST($clauses, "and", "done") }; dann { LIST($others, "and") }
   *[no] wenn { $by } { VERB($by, "möchtest", "möchte") }, { LIST($clauses, "and") }; dann { LIST($others, "and") }
}
    .inverted = { HAS($clauses, "done") ->
        [yes] { VERB($by, "darfst", "darf") } { $by } { LIST($clauses, "and", "done") }; dann { LIST($others, "and") }
       *[no] gilt: Wenn { $by } { VERB($by, "möchtest", "möchte") }, { LIST($clauses, "and") }; dann { LIST($others, "and") }
    }
bsg-op-wishes = wenn { $by } { VERB($by, "möchtest", "möchte") }, { LIST($clauses, "then") }
    .inverted = gilt: Wenn { $by } { VERB($by, "möchtest", "möchte") }, { LIST($clauses, "then") }
bsg-op-roll-at-least = { $by } | { VERB($by, "würfelst", "würfelt") } |; bei { $limit } oder mehr { LIST($clauses, "and") }
bsg-op-roll-at-most = { $by } | { VERB($by, "würfelst", "würfelt") } |; bei { $limit } oder weniger { LIST($clauses, "and") }
bsg-op-roll-at-least-else = { $by } | { VERB($by, "würfelst", "würfelt") } |; bei { $limit } oder mehr { LIST($clauses, "and") }; sonst { LIST($others, "and") }
bsg-op-roll-at-most-else = { $by } | { VERB($by, "würfelst", "würfelt") } |; bei { $limit } oder weniger { LIST($clauses, "and") }; sonst { LIST($others, "and") }
bsg-op-place = { FORM($sector, "to") } { $count ->
    [one] kommt
   *[other] kommen
} { LIST($ships, "and") }
    .inverted = { $count ->
        [one] kommt
       *[other] kommen
    } { FORM($sector, "to") } { LIST($ships, "and") }
bsg-op-place-anywhere = { $count ->
    [one] auf ein Weltraumfeld
   *[other] auf Weltraumfelder
} nach Wahl des Admirals (falls vorhanden: des CAG) | { $count ->
    [one] kommt
   *[other] kommen
} | { LIST($ships, "and") }
bsg-op-destroy-raptor = { $ships } | { FORM($ships, "become") } | zerstört
bsg-op-repair-raptor = von den zerstörten Schiffen | { FORM($ships, "come") } | { $ships } in die Reserve zurück
bsg-op-repair-vipers = { $by } | { VERB($by, "reparierst", "repariert") } | bis zu { $ships }
bsg-op-repair-vipers-destroyed = { $by } | { VERB($by, "reparierst", "repariert") } | bis zu { $ships }, auch zerstörte
bsg-op-damage-vipers-reserves = { $ships } in der Reserve | { FORM($ships, "become") } | beschädigt
bsg-op-damage-vipers-space = { $ships } im Weltraum | { FORM($ships, "become") } | beschädigt
bsg-op-return-vipers = alle Vipern im Weltraum | kehren | in die Reserve zurück (ihre Piloten auf das Hangardeck)
bsg-op-destroy-civilian = { FORM($ships, "random") } | { FORM($ships, "become") } | zerstört
bsg-op-destroy-civilian-of-planet = { $count ->
    [one] das oberste festgehaltene Zivilschiff | wird
   *[other] die obersten { $count } festgehaltenen Zivilschiffe | werden
} | zerstört ({ $count ->
    [one] ist keines festgehalten, ein vorbereitetes
   *[other] soweit keine festgehalten sind, vorbereitete
})
bsg-op-destroy-cylons = { $by } | { VERB($by, "zerstörst", "zerstört") } | { LIST($ships, "or", "acc") } nach { VERB($by, "deiner", "seiner") } Wahl
bsg-op-jump-track-up = der Flottenmarker | rückt | { $count } { $count ->
    [one] Feld
   *[other] Felder
} vor
bsg-op-jump-track-down = der Flottenmarker | rückt | { $count } { $count ->
    [one] Feld
   *[other] Felder
} zurück
bsg-op-look-loyalty = { $by } | { VERB($by, "siehst", "sieht") } | { VERB($by, "dir", "sich") } eine zufällige Loyalitätskarte { FORM($of, "gen") } an
    .done = { VERB($by, "dir", "sich") } eine zufällige Loyalitätskarte { FORM($of, "gen") } ansehen
bsg-op-look-loyalty-all = { $by } | { VERB($by, "siehst", "sieht") } | { VERB($by, "dir", "sich") } alle Loyalitätskarten { FORM($of, "gen") } an
bsg-op-look-loyalty-one = { $by } | { VERB($by, "siehst", "sieht") } | { VERB($by, "dir", "sich") } 1 zufällige Loyalitätskarte { LIST($of, "or", "gen") } an
bsg-op-title = { $who } | { VERB($who, "wirst", "wird") } | { $title }
bsg-op-spend-nuke = der Admiral | gibt | einen Nuklearmarker ab
bsg-op-centurion = { $ships } | { FORM($ships, "come") } | an den Anfang der Enter-Skala
bsg-op-activate = { LIST($what, "and", "what") } | werden | aktiviert
bsg-op-activate-launch = von jedem Basisstern | starten | Jäger
bsg-op-activate-just-placed = die eben aufgestellten Jäger | werden | aktiviert
bsg-op-activate-in-turn = nacheinander aktivieren: { LIST($what, "next") }
bsg-op-keep = diese Zwölferratskarte | bleibt | im Spiel
bsg-op-distance = die zurückgelegte Distanz | steigt | um { $count }
bsg-op-extra-crisis = nach dieser Karte | wird | eine weitere Krisenkarte gezogen und ausgeführt
bsg-op-if-below = zusätzlich { LIST($clauses, "and") }, falls { FORM($resource, "the") } unter { $limit } liegt
bsg-op-risk = { $by } | { VERB($by, "riskierst", "riskiert") } | { $ships } und { VERB($by, "würfelst", "würfelt") }; bei { $limit } oder mehr { LIST($clauses, "and") }; sonst { LIST($others, "and") }
    .done = { $ships } riskieren und würfeln; bei { $limit } oder mehr { LIST($clauses, "and") }; sonst { LIST($others, "and") }
bsg-op-damage-galactica = die Galactica | erhält | { $count } Schadensmarker
bsg-op-damage-galactica-choice = du | ziehst | { $choiceOf ->
    [2] { $choiceOf }
   *[other] bis zu { $choiceOf }
} Galactica-Schadensmarker und führst { $count } davon aus
    .done = { $choiceOf ->
        [2] { $choiceOf }
       *[other] bis zu { $choiceOf }
    } Galactica-Schadensmarker ziehen und { $count } davon ausführen
bsg-op-activate-vipers = { $by } | { VERB($by, "aktivierst", "aktiviert") } | { $vipers }
    .done = { $vipers } aktivieren
bsg-op-look-deck = du | siehst | dir die oberste Karte des Krisenstapels oder des Zielortstapels an und legst sie oben oder unten zurück
bsg-op-look-civilians = du | siehst | dir { $ships } auf dem Plan an und darfst jedes auf ein angrenzendes Weltraumfeld ziehen
bsg-op-check = Fertigkeit-Check { $difficulty } ({ LIST($skills, "and") }); bei Erfolg { LIST($clauses, "and") }
bsg-op-check-accused = du | beschuldigst | einen Spieler: Fertigkeit-Check { $difficulty } ({ LIST($skills, "and") }); bei Erfolg { LIST($clauses, "and") }
bsg-op-check-nominee = du | schlägst | einen Spieler vor: Fertigkeit-Check { $difficulty } ({ LIST($skills, "and") }); bei Erfolg { LIST($clauses, "and") }
bsg-op-jump = du | würfelst; | bei { $limit } oder weniger verliert die Flotte die auf der Sprungvorbereitungs-Skala angegebene Bevölkerung; danach springt die Flotte
bsg-op-galactica-attacks = die Galactica | greift | ein Zylonenschiff an
bsg-op-attack-centurion = du | greifst | einen Zenturio an und würfelst; bei { $limit } oder mehr wird er zerstört
bsg-op-nuke = du | setzt | eine Nuklearwaffe gegen einen Basisstern ein
bsg-op-launch-self = du | startest | selbst in einer Viper
bsg-op-own-viper-attacks = deine Viper | greift | bis zu { $count }-mal an
bsg-op-act = du | darfst | noch { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
} ausführen
bsg-op-order-another = ein anderer menschlicher Spieler deiner Wahl | darf | { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
} ausführen
bsg-op-order-another-or-move = ein anderer menschlicher Spieler deiner Wahl | darf | sich bewegen und danach { $left } { $left ->
    [one] Aktion
   *[other] Aktionen
} ausführen oder, ohne sich zu bewegen, { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
} ausführen
bsg-op-repair = du | reparierst | den Ort, an dem du bist, oder, wenn du auf dem Hangardeck bist, bis zu { $ships }
bsg-op-play-quorum = du | spielst | eine Karte der Zwölferratshand aus
    .done = eine Karte der Zwölferratshand ausspielen
bsg-op-play-super-crisis = du | spielst | deine Super-Krisenkarte aus
bsg-op-swap-super-crisis = du | darfst | deine Super-Krisenkarte abwerfen und eine neue ziehen
bsg-op-crisis-of = du | ziehst | { $cards }, führst eine davon nach deiner Wahl aus und wirfst den Rest ab; die Symbole für Aktivierung und Sprungvorbereitung gelten nicht
bsg-op-launch = von jedem Basisstern | starten | { LIST($ships, "and") }
bsg-op-take-card = du | siehst | dir die Hand eines anderen Spielers an und nimmst eine Fertigkeitkarte daraus
bsg-op-hand-over-loyalty = beträgt die zurückgelegte Distanz höchstens { $limit }, gibst du deine verdeckten Loyalitätskarten einem anderen Spieler
bsg-op-remove-card = diese Karte | kommt | aus dem Spiel
bsg-op-give-card = du | gibst | diese Karte einem anderen menschlichen Spieler, der sie offen vor sich auslegt
bsg-op-quorum-choice = du | ziehst | { $cards }, spielst eine davon aus und legst den Rest unter den Stapel
bsg-op-face-up = alle Karten dieses Checks | werden | offen dazugelegt
bsg-op-count-positive = alle { FORM($skill, "stem") }Karten | zählen | in diesem Check positiv
bsg-op-difficulty-down = der Schwierigkeitswert | sinkt | um { $count }
bsg-op-difficulty-up = der Schwierigkeitswert | steigt | um { $count }
bsg-op-decide-check-pass = der Check | gilt | als bestanden
bsg-op-decide-check-fail = der Check | gilt | als gescheitert
bsg-op-ignore-skill = die Karten einer Fertigkeit | zählen | nicht
bsg-op-take-check-cards = du | nimmst | die Karten des Checks auf die Hand
bsg-op-add-to-roll = das Ergebnis des Wurfs | steigt | um { $count }
bsg-op-reroll = der Wurf | wird | wiederholt
bsg-op-reroll-piloted = der Wurf | wird | wiederholt; ist die Viper bemannt, wird vom neuen Ergebnis { $by } abgezogen
bsg-op-switch-choice = der andere Teil der Karte | wird | ausgeführt
bsg-op-replace-crisis = die Krisenkarte | wird | abgeworfen und eine andere gezogen
bsg-op-board-placed-viper = du | übernimmst | die Viper
bsg-op-look-deck-crisis = du | siehst | dir die oberste Karte des Krisenstapels an und legst sie oben oder unten zurück
bsg-op-draw-optional = { $who } | { VERB($who, "darfst", "darf") } | { $cards } ziehen
bsg-op-draw-few = { FORM($who, "person") ->
    [you] du ziehst { $cards }, falls du höchstens { $limit } auf der Hand hast
   *[they] { $who }, der höchstens { $limit } auf der Hand hat, zieht { $cards }
}
bsg-op-draw-few-optional = { FORM($who, "person") ->
    [you] du darfst { $cards } ziehen, falls du höchstens { $limit } auf der Hand hast
   *[they] { $who }, der höchstens { $limit } auf der Hand hat, darf { $cards } ziehen
}
bsg-op-trade = { $who } | { VERB($who, "wirfst", "wirft") } | { $cards } ab und { VERB($who, "ziehst", "zieht") } { $drawn }
bsg-op-trade-random = { $who } | { VERB($who, "wirfst", "wirft") } | zufällig { $cards } ab und { VERB($who, "ziehst", "zieht") } { $drawn }
bsg-op-draw-super-crisis = { $who } | { VERB($who, "ziehst", "zieht") } | eine Super-Krisenkarte
    .again = { VERB($who, "ziehst", "zieht") } außerdem eine Super-Krisenkarte
bsg-op-execute = { $who } | { VERB($who, "wirst", "wird") } | hingerichtet
bsg-op-cut-hand = du | wirfst | alle bis auf { $count } { $count ->
    [one] Fertigkeitkarte
   *[other] Fertigkeitkarten
} ab
bsg-op-free-detention = { $who } | verlässt | das Gefängnis und { VERB($who, "gehst", "geht") } an einen beliebigen anderen Ort auf Neu-Caprica außer dem Medizinischen Zentrum
bsg-op-free-detention-optional = { $who } | { VERB($who, "darfst", "darf") } | das Gefängnis verlassen und an einen beliebigen anderen Ort auf Neu-Caprica außer dem Medizinischen Zentrum gehen
bsg-op-free-custody = { $who } | { VERB($who, "kommst", "kommt") } | frei und { VERB($who, "gehst", "geht") } an einen anderen Ort der Galactica außer der Krankenstation (auf Neu-Caprica: dort, außer ins Medizinische Zentrum)
bsg-op-free-custody-optional = { $who } | { VERB($who, "darfst", "darf") } | freikommen und an einen anderen Ort der Galactica außer der Krankenstation gehen (auf Neu-Caprica: dort, außer ins Medizinische Zentrum)
bsg-op-free-anywhere = { $who } | { VERB($who, "kommst", "kommt") } | frei und { VERB($who, "gehst", "geht") } an einen beliebigen Ort
bsg-op-execute-even-cylons = { $who } | { VERB($who, "wirst", "wird") } | hingerichtet (kein Zylon darf das ignorieren)
bsg-op-repair-vipers-all = { $ships } | { FORM($ships, "become") } | repariert
bsg-op-damage-vipers-reserves-or-space = { $ships } im Weltraum oder in der Reserve | { FORM($ships, "become") } | beschädigt
bsg-op-if = falls { $condition }, { LIST($clauses, "and") }
bsg-op-if-in-orbit = im Orbit { LIST($clauses, "and") }
bsg-op-if-else = falls { $condition }, { LIST($clauses, "and") }; sonst { LIST($others, "and") }
bsg-difficulty-lower = { $difficulty }, um { $count } niedriger, falls { $condition }
bsg-difficulty-higher = { $difficulty }, um { $count } höher, falls { $condition }
bsg-op-check-condemned = du | wählst | { $among }: Fertigkeit-Check ({ LIST($skills, "and") }) mit Schwierigkeitswert { $difficulty }; bei Erfolg { LIST($clauses, "and") }
bsg-op-crisis-of-under = du | ziehst | { $cards }, führst eine davon nach deiner Wahl aus und legst den Rest unter den Stapel; das Symbol für Aktivierung gilt nicht, das für Sprungvorbereitung schon
bsg-op-give-card-among = du | wählst | { $among }{ FORM($among, "end") } und gibst ihm diese Karte; er legt sie offen vor sich aus
bsg-op-face-up-but-destiny = die Spieler | legen | ihre Karten offen zu diesem Check; die Schicksalskarten bleiben verdeckt
bsg-op-pass-title = der Titel { $title } | geht | an den Ersten in der Amtsfolge, den bisherigen Inhaber ausgenommen
bsg-op-borrow-title = du | wirst | für diesen Zug { $title }
bsg-op-hand-card-over = du | gibst | eine deiner Fertigkeitkarten einem menschlichen Spieler, der am selben Ort ist
bsg-op-swap-hands = du | tauschst | alle Fertigkeitkarten mit einem anderen Spieler
bsg-op-take-random-card = du | ziehst | einem anderen Spieler zufällig eine Fertigkeitkarte aus der Hand; er zieht dafür eine Karte der Fertigkeit, die du nennst
bsg-op-infiltrate = du | infiltrierst | die Menschen und gehst an einen Ort der Galactica (nur als Zylonenführer oder sympathisierender Zylon)
bsg-op-end-infiltration = du | beendest | deine Infiltration und kommst auf das Auferstehungs-Schiff (auf Neu-Caprica vor der Rückkehr der Galactica: ins Medizinische Zentrum); bist du in der Brig oder im Gefängnis, wirfst du zuerst alle bis auf 3 Fertigkeitkarten ab
bsg-op-reckless = der Check | wird | waghalsig
bsg-op-no-destiny = zu diesem Check | werden | keine Schicksalskarten gelegt
bsg-op-learn-fast = du | siehst | dir die obersten { $count } Karten eines Fertigkeitenstapels an und nimmst sie alle auf die Hand oder legst sie alle zum Check
bsg-op-add-to-check = du | legst | beliebig viele deiner Fertigkeitkarten zum Check
bsg-op-replace-outcome = anstelle der Wirkung des Erfolgs { LIST($clauses, "and") }
bsg-op-replace-roll = du | wirfst | anstelle des Würfelwurfs eine Fertigkeitkarte ab; ihre Stärke plus { $count } ist das Ergebnis
bsg-op-shift-result-up = das Ergebnis des Wurfs | steigt | um { $count }
bsg-op-shift-result-down = das Ergebnis des Wurfs | sinkt | um { $count }
bsg-op-shift-result-either = das Ergebnis des Wurfs | steigt | oder sinkt um { $count } ({ $by } { VERB($by, "wählst", "wählt") })
bsg-op-choose-guard = { $by } | { VERB($by, "wählst", "wählt") } | { LIST($resources, "or") }; der nächste Verlust dieser Ressource in diesem Zug fällt um 1 geringer aus
bsg-op-roll-table = { $by } | { VERB($by, "würfelst", "würfelt") } |; { LIST($rows, "next") }
bsg-roll-row = { $count ->
    [1] bei { $limit }
   *[other] bei { $from }–{ $limit }
} { LIST($clauses, "and") }
bsg-op-damage-basestar = dieser Basisstern | erhält | { $count } Schadensmarker
bsg-op-destroy-named-civilian = dieses Zivilschiff | wird | zerstört
bsg-op-hit-sector-named = { $ships } dort | { FORM($ships, "become") } | zerstört
bsg-op-hit-sector-named-viper = { $ships } dort | { FORM($ships, "become") } | beschädigt
bsg-op-hit-sector-named-scar = { $ships } dort (Scar darf darunter sein) | { FORM($ships, "become") } | zerstört
bsg-op-hit-sector-named-one = { $by } | { VERB($by, "zerstörst", "zerstört") } | auf demselben Weltraumfeld { LIST($ships, "or", "acc") }
bsg-op-hit-sector-own = { $ships } auf deinem Weltraumfeld | { FORM($ships, "become") } | zerstört
bsg-op-hit-sector-own-viper = { $ships } auf deinem Weltraumfeld | { FORM($ships, "become") } | beschädigt
bsg-op-hit-sector-own-scar = { $ships } auf deinem Weltraumfeld (Scar darf darunter sein) | { FORM($ships, "become") } | zerstört
bsg-op-hit-sector-own-one = { $by } | { VERB($by, "zerstörst", "zerstört") } | auf deinem Feld { LIST($ships, "or", "acc") }
bsg-op-damage-board = { FORM($board, "the") } | erhält | { $count } Schadensmarker
bsg-op-repair-anywhere = du | darfst | einen beschädigten Ort eines beliebigen Schiffs reparieren
bsg-op-mark-scar = der eben aufgestellte Jäger | ist | Scar
bsg-op-remove-basestar = du | nimmst | einen Basisstern vom Plan
    .done = einen vom Plan nehmen
bsg-op-full-throttle = du | fliegst | auf ein beliebiges Weltraumfeld oder bleibst auf deinem und darfst danach einmal angreifen
bsg-op-run-interference = { $count ->
    [one] der erste Jäger, der auf deinem Weltraumfeld angreift, verfehlt sein Ziel
   *[other] die ersten { $count } Jäger, die auf deinem Weltraumfeld angreifen, verfehlen ihr Ziel
}
bsg-op-lose-highest = die höchste Ressource der Flotte sinkt um 1
    .inverted = sinkt die höchste Ressource der Flotte um 1
bsg-op-guard = der nächste Verlust von { $resource } in diesem Zug | fällt | um 1 geringer aus
bsg-op-add-to-destiny = in den Schicksalsstapel | werden | { $cards } gemischt
bsg-op-rebuild-destiny = der Schicksalsstapel | wird | abgeworfen und aus { $cards } neu gebildet
bsg-op-glimpse-destiny = du | nimmst | die obersten { $count } Karten des Schicksalsstapels auf die Hand und legst ebenso viele Handkarten in beliebiger Reihenfolge oben darauf
bsg-op-swap-with-destiny = du | tauschst | diese Karte gegen die oberste Karte des Schicksalsstapels
bsg-op-consult-oracle = du | siehst | dir die unterste Karte eines Stapels deiner Wahl (außer Loyalitäts- und Absichtsstapeln) und den ganzen Schicksalsstapel an; { $count } Schicksalskarten deiner Wahl werden abgeworfen, der Rest wird gemischt
bsg-op-next-crisis-jumps = die nächste in diesem Zug gezogene Krisenkarte | wird | behandelt, als hätte sie das Sprungvorbereitungs-Symbol
bsg-op-skip-preparation = in diesem Zug | entfällt | die Sprungvorbereitung
bsg-op-jump-now = die Flotte | springt | sofort; der Admiral zieht nur { $cards }
bsg-op-redraw-destination = diese Karte | wird | abgeworfen und durch die nächste Zielortkarte ersetzt
bsg-op-look-crises = { $by } | { VERB($by, "siehst", "sieht") } | { VERB($by, "dir", "sich") } die obersten { $cards } an und { VERB($by, "legst", "legt") } jede oben oder unten zurück, in beliebiger Reihenfolge
    .done = { VERB($by, "dir", "sich") } die obersten { $cards } ansehen und jede oben oder unten zurücklegen, in beliebiger Reihenfolge
bsg-op-resolve-named-crisis = die Krisenkarte { $card } | wird | aus dem Stapel oder dem Ablagestapel genommen und sofort ausgeführt; danach wird der Stapel gemischt
bsg-op-resolve-top-crisis = du | ziehst | eine Krisenkarte und führst sie aus
bsg-op-activate-occupation-force = du | aktivierst | eine Besatzungstruppe
bsg-op-place-occupation-force = { FORM($place, "to") } | kommt | eine neue Besatzungstruppe
bsg-op-remove-occupation-forces = { $by } | { VERB($by, "entfernst", "entfernt") } | { $ships }
bsg-op-attack-occupation-force = du | würfelst; | bei { $limit } oder mehr wird eine Besatzungstruppe an deinem Ort entfernt
bsg-op-detain = du | wählst | einen menschlichen Spieler an deinem Ort und würfelst; bei { $limit } oder weniger kommt er { FORM($place, "to") }, sonst bei { $other } oder weniger { FORM($elsewhere, "to") }
bsg-op-prepare-ship = ein Zivilschiff | wird | vorbereitet
bsg-op-evacuate-ship = ein vorbereitetes Zivilschiff | wird | evakuiert (nur wenn die Galactica im Orbit ist)
bsg-op-prepare-or-evacuate = { $by } | { VERB($by, "bereitest", "bereitet") } | ein Zivilschiff vor oder { VERB($by, "evakuierst", "evakuiert") } eines (nur im Orbit)
bsg-op-board-galactica = du | darfst | an einen beliebigen Ort der Galactica gehen
bsg-op-look-locked-ship = du | siehst | dir das oberste festgehaltene Zivilschiff an und legst es oben oder unten zurück
bsg-op-depart = die Flotte | verlässt | Neu-Caprica: Jedes dort verbliebene Zivilschiff wird zerstört, jeder dort verbliebene Mensch hingerichtet, und das Spiel endet

## Was gelten muss. Nebensätze, die nach „wenn“ und „falls“ stehen.

bsg-bounds = { LIST($limits, "and") }
    .cards = { LIST($limits, "and", "cards") }
    .super = { LIST($limits, "and", "super") }
bsg-bounds-at-least = mindestens { $count }
    .cards = mindestens { $count } { $count ->
        [one] Fertigkeitkarte
       *[other] Fertigkeitkarten
    }
    .super = mindestens { $count } { $count ->
        [one] Super-Krisenkarte
       *[other] Super-Krisenkarten
    }
bsg-bounds-at-most = höchstens { $count }
    .cards = höchstens { $count } { $count ->
        [one] Fertigkeitkarte
       *[other] Fertigkeitkarten
    }
    .super = höchstens { $count } { $count ->
        [one] Super-Krisenkarte
       *[other] Super-Krisenkarten
    }
bsg-bounds-below = weniger als { $count }
    .cards = weniger als { $count } { $count ->
        [one] Fertigkeitkarte
       *[other] Fertigkeitkarten
    }
    .super = weniger als { $count } { $count ->
        [one] Super-Krisenkarte
       *[other] Super-Krisenkarten
    }
bsg-if-resource = { FORM($resource, "the") } { $bounds } beträgt
bsg-if-resources-and = { LIST($resources, "and") } jeweils { $bounds } betragen
bsg-if-resources-or = { LIST($resources, "or") } { $bounds } beträgt
bsg-if-distance = die Distanz { $bounds } beträgt
bsg-if-title = { FORM($who, "person") ->
    [you] du { $title } bist
   *[they] { $who } { $title } ist
}
bsg-if-blue-jump-space = der Flottenmarker auf einem blauen Feld der Sprungvorbereitungs-Skala steht
bsg-if-nuke-left = noch eine Nuklearwaffe übrig ist
bsg-if-cylon-ship-in-space = ein Zylonenschiff auf dem Plan ist
bsg-if-civilian-ship-in-space = ein Zivilschiff auf dem Plan ist
bsg-if-basestar-in-space = ein Basisstern auf dem Plan ist
bsg-if-centurion-aboard = ein Zenturio an Bord ist
bsg-if-viper-to-launch = eine Viper frei ist
bsg-if-somebody-to-accuse = jemand in die Brig kommen kann
bsg-if-pilot = { FORM($who, "person") ->
    [you] du Fliegen im Fertigkeitenprofil hast
   *[they] { $who } Fliegen im Fertigkeitenprofil hat
}
bsg-if-full-cylon = { FORM($who, "person") ->
    [you] du zylonischer Spieler bist, aber nicht durch die Sympathisantenkarte
   *[they] { $who } zylonischer Spieler ist, aber nicht durch die Sympathisantenkarte
}
bsg-if-own-turn = { FORM($who, "person") ->
    [you] du am Zug bist
   *[they] { $who } am Zug ist
}
bsg-if-piloting = { FORM($who, "person") ->
    [you] du eine Viper fliegst
   *[they] { $who } eine Viper fliegt
}
bsg-if-in-custody = { FORM($who, "person") ->
    [you] du in der Brig oder im Gefängnis bist
   *[they] { $who } in der Brig oder im Gefängnis ist
}
bsg-if-not-in-custody = { FORM($who, "person") ->
    [you] du weder in der Brig noch im Gefängnis bist
   *[they] { $who } weder in der Brig noch im Gefängnis ist
}
    .again = weder in der Brig noch im Gefängnis { VERB($who, "bist", "ist") }
bsg-if-human-in-custody = ein menschlicher Spieler in der Brig oder im Gefängnis ist
bsg-if-human-here = { FORM($who, "person") ->
    [you] ein anderer menschlicher Spieler an deinem Ort ist
   *[they] ein anderer menschlicher Spieler am Ort { FORM($who, "gen") } ist
}
bsg-if-may-infiltrate = { FORM($who, "person") ->
    [you] du Zylonenführer oder sympathisierender Zylon bist
   *[they] { $who } Zylonenführer oder sympathisierender Zylon ist
}
bsg-if-infiltrating = { FORM($who, "person") ->
    [you] du gerade infiltrierst
   *[they] { $who } gerade infiltriert
}
bsg-if-cards-in-hand = { FORM($who, "person") ->
    [you] du { FORM($bounds, "cards") } auf der Hand hast
   *[they] { $who } { FORM($bounds, "cards") } auf der Hand hat
}
bsg-if-basestar-beside = ein Basisstern frei ist
bsg-if-somebody = man { $among }{ FORM($among, "end") } wählen kann
bsg-if-execution-cost-morale = eine Hinrichtung die Flotte schon Moral gekostet hat
bsg-if-super-crises-played = { FORM($who, "person") ->
    [you] du { FORM($bounds, "super") } ausgespielt hast
   *[they] { $who } { FORM($bounds, "super") } ausgespielt hat
}
bsg-if-executed = { FORM($who, "person") ->
    [you] du { $bounds }-mal hingerichtet wurdest
   *[they] { $who } { $bounds }-mal hingerichtet wurde
}
    .again = { $bounds }-mal hingerichtet { VERB($who, "wurdest", "wurde") }
bsg-if-damaged = { $bounds } Orte { LIST($boards, "and", "gen") } beschädigt sind
bsg-if-difference = der Unterschied zwischen { $one } und { $other } { $bounds } beträgt
bsg-if-small-ships-lost = insgesamt { $bounds } Vipern und Raptoren beschädigt oder zerstört sind
bsg-if-in-orbit = die Galactica im Orbit ist
bsg-if-not-in-orbit = die Galactica nicht im Orbit ist
bsg-if-occupation-force-here = { FORM($who, "person") ->
    [you] eine Besatzungstruppe an deinem Ort ist
   *[they] eine Besatzungstruppe am Ort { FORM($who, "gen") } ist
}
bsg-if-human-to-detain = { FORM($who, "person") ->
    [you] ein menschlicher Spieler und eine Besatzungstruppe an deinem Ort sind
   *[they] ein menschlicher Spieler und eine Besatzungstruppe am Ort { FORM($who, "gen") } sind
}
bsg-if-on-board = { FORM($who, "person") ->
    [you] du { FORM($board, "in") } bist
   *[they] { $who } { FORM($board, "in") } ist
}
bsg-if-at = { FORM($who, "person") ->
    [you] du { FORM($place, "in") } bist
   *[they] { $who } { FORM($place, "in") } ist
}
bsg-if-not = es nicht zutrifft, dass { $condition }
bsg-if-all = { LIST($conditions, "and") }
bsg-if-any = { LIST($conditions, "or") }

## Was eine Karte ist

bsg-kind-crisis = Krise
bsg-kind-super-crisis = Super-Krise
bsg-kind-quorum = Zwölferratskarte
bsg-kind-destination = Zielort
bsg-kind-loyalty-human = Loyalität: Mensch
bsg-kind-loyalty-cylon = Loyalität: Zylon
bsg-kind-loyalty-sympathizer = Loyalität: Sympathisant
bsg-kind-loyalty-agenda = Loyalität: Sympathisierender Zylon
bsg-kind-skill-card = { $skill }, Fertigkeitkarte
bsg-kind-location = Ort
bsg-kind-title = Titel
bsg-kind-agenda-hostile = Feindliche Absichten
bsg-kind-agenda-sympathetic = Wohlwollende Absichten
bsg-kind-action-humans = Menschen-Aktion
bsg-kind-action-cylons = Zylonen-Aktion
bsg-type-political-leader = { FORM($character, "gender") ->
    [f] Politische Anführerin
   *[m] Politischer Anführer
}
bsg-type-military-leader = { FORM($character, "gender") ->
    [f] Militärische Anführerin
   *[m] Militärischer Anführer
}
bsg-type-pilot = { FORM($character, "gender") ->
    [f] Pilotin
   *[m] Pilot
}
bsg-type-support = Unterstützung
bsg-type-cylon-leader = { FORM($character, "gender") ->
    [f] Zylonenführerin
   *[m] Zylonenführer
}

bsg-line-check = Check { $difficulty }: { LIST($skills, "and") }.
bsg-line-check-part = 1. Check { $difficulty }: { LIST($skills, "and") }.
bsg-line-chooser = { FORM($by, "person") ->
    [you] Du wählst 1 oder 2.
   *[they] { $by } wählt 1 oder 2.
}
bsg-line-pass = Erfolg: { CAP($text) }
bsg-line-partial = Teilerfolg ({ $partial }+): { CAP($text) }
bsg-line-fail = Misserfolg: { CAP($text) }
bsg-line-part = { $number }. { CAP($text) }
bsg-line-needs-nuke-left = Nr. 1 ist nur mit einer Nuklearwaffe möglich.
bsg-line-needs = Nr. 1 ist nur möglich, wenn { $condition }.
bsg-line-activate = Danach aktivieren: { LIST($what, "next") }.
bsg-line-jump = Zuletzt: Sprungvorbereitung.
bsg-line-jump-evacuation = Zuletzt: Sprungvorbereitung (Orbit: Evakuierung).
bsg-line-attack = Zuerst aktivieren: { LIST($what, "next") }.
bsg-line-setup = { FORM($sector, "in") } aufstellen: { LIST($ships, "and", "acc") }.
bsg-line-setup-more = { FORM($sector, "in") }: { LIST($ships, "and", "acc") }.
bsg-line-special = Danach: { CAP($text) }
bsg-line-distance = Distanz { $distance }.
bsg-line-text = { $text }
bsg-line-reveal = Beim Enttarnen als Aktion: { CAP($text) }
bsg-line-reveal-not-in-custody = Beim Enttarnen als Aktion, außer in Haft (etwa in der Brig): { CAP($text) }
bsg-line-sympathizer = Wird beim Erhalt sofort aufgedeckt: Ist eine Ressource im roten Bereich, kommst du { FORM($place, "to") } und bleibst Mensch; sonst wirst du ein zylonischer Spieler ohne Super-Krisenkarte, der die Zylonenflotte nicht nutzen kann.
bsg-line-sympathetic = Wird beim Erhalt sofort aufgedeckt: Du wirst ein zylonischer Spieler ohne Super-Krisenkarte und erhältst eine Karte „Wohlwollende Absichten“, die allein entscheidet, ob du gewinnst. Du darfst infiltrieren.
bsg-line-agenda-humans = Gewinnen die Menschen, gewinnst auch du, sofern { LIST($conditions, "and") }.
bsg-line-agenda-cylons = Gewinnen die Zylonen, gewinnst auch du, sofern { LIST($conditions, "and") }.
bsg-line-reply = Danach darf { $card } ausgespielt werden: { CAP(LIST($clauses, "and")) }.

bsg-until-jump = bis zum Sprung der Flotte
bsg-until-end = bis zum Ende der Partie
bsg-lasting-unmanned-vipers-attack = Im Spiel { $until }: Angriffswürfe unbemannter Vipern zählen { $by } weniger.
bsg-lasting-launches = Im Spiel { $until }: Startet ein Basisstern Schiffe, startet er von jeder Art { $more } mehr.
bsg-lasting-closed = Im Spiel { $until }: { CAP(FORM($place, "the")) } kann nicht aktiviert werden.
bsg-lasting-closed-ship = Im Spiel { $until }: Niemand darf { FORM($place, "to") } gehen.
bsg-lasting-no-loyalty-looks = Im Spiel { $until }: Keine Karte oder Fähigkeit erlaubt es, Loyalitätskarten anzusehen.
bsg-lasting-relentless = Im Spiel { $until }, danach in den Krisenstapel gemischt; vorher abgeworfen, wenn ein Zivilschiff oder ein Basisstern zerstört wird.
bsg-lasting-distance = Im Spiel { $until }, zur Erinnerung an die gewonnene Distanz.
bsg-lasting-launches-after-raiders = Im Spiel { $until } oder bis kein Jäger mehr auf dem Plan ist: Nach jeder Aktivierung der Jäger startet jeder Basisstern { $ships } (noch ohne Aktivierung).
bsg-lasting-scar = Im Spiel { $until } oder bis Scar zerstört ist: Werden Jäger aktiviert, handelt Scar zweimal; nur eine gewürfelte 7 oder 8 zerstört ihn.
bsg-lasting-basestar-destroyed = Im Spiel { $until }: Jedes Mal, wenn ein Basisstern zerstört wird, { LIST($clauses, "and") }.
bsg-lasting-executed-at-jump = Im Spiel { $until }: Wer beim Sprung { LIST($places, "or", "in") } ist, wird danach hingerichtet.
bsg-lasting-no-once-per-game = Im Spiel { $until }: Kein menschlicher Spieler darf einmalige Fähigkeiten nutzen.
bsg-in-play-shields-president = Solange sie im Spiel ist: Wird { FORM($nominated, "in") } jemand vorgeschlagen oder { FORM($accused, "in") } der Präsident beschuldigt, steigt der Schwierigkeitswert um { $by }, und diese Karte wird abgeworfen.
bsg-in-play-change-difficulty = Wird { FORM($accused, "in") } jemand beschuldigt, darf der Besitzer diese Karte abwerfen und { $change }.
bsg-in-play-sole-nominee = Solange der Besitzer nicht Präsident ist, kann { FORM($nominated, "in") } niemand anderes vorgeschlagen werden.
bsg-in-play-chooses-destination = Beim nächsten Sprung zieht der Besitzer { $cards } und wählt anstelle des Admirals den Zielort; danach wird diese Karte abgeworfen.
bsg-in-play-count-positive = Bevor Karten zu einem Fertigkeit-Check gelegt werden, darf der Besitzer diese Karte abwerfen: Alle { FORM($skill, "stem") }Karten zählen darin positiv.
bsg-in-play-shows-added-cards = Hat der Besitzer Karten zu einem Fertigkeit-Check gelegt, darf der Präsident diese Karte abwerfen und sich die Karten ansehen, die der Besitzer gelegt hat.

bsg-use-face-up = Bevor Karten zu einem Fertigkeit-Check gelegt werden: Alle Karten, auch die Schicksalskarten, werden offen dazugelegt.
bsg-use-positive = Bevor Karten zu einem Fertigkeit-Check gelegt werden: Alle { FORM($skill, "stem") }Karten zählen positiv.
bsg-use-after-total = Nachdem die Karten eines Fertigkeit-Checks zusammengezählt sind: Der Schwierigkeitswert sinkt um { $by }.
bsg-use-before-roll = Vor einem Würfelwurf: Das Ergebnis steigt um { $plus }.
bsg-use-viper-attacked = Nach dem Angriff auf eine Viper: Der Wurf wird wiederholt; ist die Viper bemannt, wird vom neuen Ergebnis { $by } abgezogen.
bsg-use-face-up-but-destiny = Bevor Karten zu einem Fertigkeit-Check gelegt werden: Die Spieler legen ihre Karten offen dazu; die Schicksalskarten bleiben verdeckt.
bsg-use-at-before-check = Bevor Karten zu einem Fertigkeit-Check gelegt werden: { CAP($text) }
bsg-use-at-enemy-destroyed = Wenn du einen Basisstern oder einen Zenturio zerstört hast: { CAP($text) }
bsg-use-at-before-raiders = Bevor Jäger aktiviert werden: { CAP($text) }
bsg-use-at-roll-made = Nach einem Würfelwurf: { CAP($text) }
bsg-use-at-treachery-discarded = Wenn ein menschlicher Spieler eine Verrats-Karte abgeworfen hat: { CAP($text) }
bsg-use-in-check = In einem Fertigkeit-Check aufgedeckt: { CAP($text) }
bsg-use-in-reckless-check = In einem waghalsigen Fertigkeit-Check aufgedeckt: { CAP($text) }
bsg-used-by-cylons = Nur zylonische Spieler können diesen Text nutzen.
bsg-limit-turn = Nur 1 solche Karte pro Zug, egal, wer sie ausspielt.
bsg-limit-roll = Nur 1 solche Karte pro Wurf.
bsg-limit-check = Nur 1 solche Karte pro Fertigkeit-Check.
bsg-limit-check-reckless = Nur 1 waghalsige Karte pro Fertigkeit-Check.
bsg-limit-turn-with = Pro Zug nur 1 solche Karte oder 1 Karte { $card }, egal, wer sie ausspielt.

bsg-line-skills = Pro Zug: { LIST($entries, "and") }.
bsg-skill-entry = { $count } × { LIST($skills, "or") }
bsg-line-start = Beginnt { FORM($place, "in") }.
bsg-line-start-any = Beginnt { LIST($places, "or", "in") }.
bsg-line-start-viper = Beginnt in einer Viper.
bsg-line-start-off-board = Beginnt außerhalb des Plans.
bsg-line-ability = { $name }: { CAP($text) }
bsg-line-ability-once = { $name } (einmal im Spiel): { CAP($text) }
bsg-line-ability-action-once = { $name } (Aktion, einmal im Spiel): { CAP($text) }
bsg-line-ability-action = { $name } (Aktion): { CAP($text) }
bsg-line-ability-movement = { $name } (statt Bewegung): { CAP($text) }
bsg-line-ability-movement-once = { $name } (statt Bewegung, einmal im Spiel): { CAP($text) }
bsg-provided = falls { LIST($conditions, "and") }, { $text }

bsg-rule-strength-one-positive = Bei Checks von Krisenkarten, die du gezogen hast, zählen Karten der Stärke 1 positiv.
bsg-rule-take-check-cards = Nach einem Fertigkeit-Check darfst du alle seine Karten auf die Hand nehmen, statt sie abzuwerfen.
bsg-rule-decide-check = Bevor Karten zum Check einer Krisenkarte gelegt werden, darfst du ihn für bestanden oder gescheitert erklären; dann werden keine gelegt.
bsg-rule-ignore-skill = Wenn alle Karten zu einem Check gelegt, aber noch nicht aufgedeckt sind, darfst du eine Fertigkeit nennen: Ihre Karten zählen nicht.
bsg-rule-change-difficulty = Vor einem Check { LIST($places, "or", "in") } darfst du { $change }.
bsg-change-up = +{ $count }
bsg-change-down = −{ $count }
bsg-change-either = den Schwierigkeitswert um { $count } erhöhen oder senken
bsg-change-raise = den Schwierigkeitswert um { $count } erhöhen
bsg-change-lower = den Schwierigkeitswert um { $count } senken
bsg-rule-accused-difficulty = Wirst du im Admirals-Quartier beschuldigt, sinkt der Schwierigkeitswert um { $count }.
bsg-rule-cannot-activate = Du kannst { LIST($places, "and", "acc") } nicht aktivieren.
bsg-rule-pays-to-activate = Um einen Ort zu aktivieren, musst du zuerst { $cards } abwerfen.
bsg-rule-activates-alone = Du kannst keinen Ort aktivieren, an dem andere Charaktere sind; ausgenommen ist { FORM($place, "the") }.
bsg-rule-discards-only-card = Hast du zu Beginn des Zuges eines beliebigen Spielers genau eine Fertigkeitkarte auf der Hand, wirfst du sie ab.
bsg-rule-discards-at-random = Musst du Fertigkeitkarten abwerfen, werden sie zufällig bestimmt.
bsg-rule-hand-limit = Dein Handkartenlimit beträgt { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
bsg-rule-reroll = Einmal in jedem deiner Züge darfst du einen Würfelwurf sofort wiederholen lassen; das neue Ergebnis gilt.
bsg-rule-switch-choice = Hat jemand bei einer Krisenkarte seine Wahl getroffen, darfst du sie ändern.
bsg-rule-replace-crisis = Wird eine Krisenkarte aufgedeckt, darfst du sie abwerfen und eine andere ziehen lassen.
bsg-rule-draw-crises = Für deine Krise ziehst du { $cards }, führst eine aus und legst die andere unter den Stapel.
bsg-rule-draw-after-crisis = Wenn deine Krisenkarte aufgedeckt ist, ziehst du { $cards } deiner Wahl, auch außerhalb deines Fertigkeitenprofils.
bsg-rule-look-deck = Am Ende deines Zuges darfst du dir die oberste Karte des Krisenstapels ansehen und sie oben oder unten zurücklegen.
bsg-rule-arrives-late = Zu Beginn deines { $turn }. Zuges kommst du { FORM($place, "to") }; bis dahin kannst du dich nicht bewegen, nicht bewegt werden und keine Aktionen ausführen.
bsg-rule-starting-loyalty = Du beginnst das Spiel mit { $cards }.
bsg-rule-sleeper-loyalty = In der Schläfer-Phase erhältst du { $cards } und kommst in die Brig.
bsg-rule-board-placed-viper = Wird eine Viper aus der Reserve in den Weltraum gestellt, während du auf der Galactica bist, aber nicht { LIST($places, "or", "in") }, darfst du sie bemannen und { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
} ausführen.
bsg-rule-acts-more-when-piloting = Beginnst du deinen Zug in einer Viper, darfst du { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
} ausführen.
bsg-rule-act-after-repair = Einmal in jedem deiner Züge darfst du nach der Aktion einer Reparatur-Karte eine weitere Aktion ausführen.
bsg-rule-pays-to-activate-one = Um { FORM($place, "acc") } zu aktivieren, musst du zuerst { $cards } abwerfen.
bsg-rule-replace-outcome = Gelingt ein Check { LIST($places, "or", "in") } mit mindestens { $total }, darfst du den Beschuldigten stattdessen hinrichten lassen.
bsg-rule-learn-fast = Vor einem Check darfst du die obersten { $count } Karten eines Fertigkeitenstapels ansehen und alle nehmen oder zum Check legen.
bsg-rule-hand-card-over = Am Ende deiner Bewegung darfst du einem anderen Menschen an deinem Ort eine Fertigkeitkarte geben; dann { LIST($clauses, "and") }.
bsg-rule-borrow-title = Zu Beginn deines Zuges darfst du für diesen Zug { LIST($titles, "or") } werden.
bsg-rule-replace-roll = Statt bei deiner Aktion zu würfeln, darfst du eine Fertigkeitkarte abwerfen; es gilt ihre Stärke plus { $plus }.
bsg-rule-add-to-check = Sind die Karten eines Checks aufgedeckt, darfst du beliebig viele deiner Fertigkeitkarten dazulegen.
bsg-rule-sees-all-civilians = Aktivierst du { FORM($place, "acc") }, darfst du alle Zivilschiffe auf dem Plan ansehen und jedes 1 Feld weit ziehen.
bsg-rule-executed-at-morale = Sinkt die Moral auf { $limit } oder weniger, wirst du hingerichtet; bist du Mensch, kostet das keine Moral.
bsg-rule-sent-if-unmoved = Bist du nach der Aktion dort, wo dein Zug begann, kommst du { FORM($place, "to") }.
bsg-rule-discards-at-reveals = Deckt jemand „Du bist ein Zylon“ auf, wirfst du alle Fertigkeitkarten ab.
bsg-rule-moves-alone = Du kannst nicht freiwillig an einen Ort gehen, an dem ein anderer Charakter ist.
bsg-rule-draws-treachery = Du ziehst auch Verrat, kannst aber als Mensch die Texte dieser Karten nicht nutzen.

bsg-need-blue-jump-space = Nur wenn der Flottenmarker auf einem blauen Feld der Sprungvorbereitungs-Skala steht.
bsg-need-cylon-ship-in-space = Nur wenn ein Zylonenschiff auf dem Plan ist.
bsg-need-civilian-ship-in-space = Nur wenn ein Zivilschiff auf dem Plan ist.
bsg-need-centurion-aboard = Nur wenn ein Zenturio an Bord ist.
bsg-need-somebody-to-accuse = Nur wenn jemand in die Brig kommen kann.
bsg-need-pilot = Nur wer Fliegen im Fertigkeitenprofil hat.
bsg-need-viper-to-launch = Nur wenn eine Viper frei ist.
bsg-need-president = Nur für den Präsidenten.
bsg-need-full-cylon = Nicht für Spieler, die durch die Sympathisantenkarte Zylon geworden sind.
bsg-need-admiral = Nur für den Admiral.
bsg-need-while = Nur wenn { $condition }.
bsg-place-receives-one-card = Wer seinen Zug hier beginnt, erhält nur 1 Fertigkeitkarte.
bsg-place-cannot-move = Wer hier ist, kann sich nicht bewegen.
bsg-place-draws-no-crisis = Wer hier ist, zieht keine Krisenkarte.
bsg-place-adds-one-card = Wer hier ist, darf nur 1 Karte zu einem Fertigkeit-Check legen.
bsg-place-adds-two-cards = Wer hier ist, darf nur 2 Karten zu einem Fertigkeit-Check legen.
bsg-line-action = Aktion: { CAP($text) }
bsg-line-plays-quorum = Aktion: Du spielst 1 Karte der Zwölferratshand aus.
bsg-line-arrested = Überall auf Neu-Caprica: Hat der Präsident eine Karte der Zwölferratshand ausgespielt, würfelt er; bei { $limit } oder weniger kommt er { FORM($place, "to") }.
bsg-line-destinations = Springt die Flotte, ziehst du { $cards }, wählst 1 davon und legst den Rest unter den Stapel.
bsg-line-places-civilians = Du wählst das Weltraumfeld für Zivilschiffe, für die eine Karte keines nennt.
bsg-line-movement = Statt der Bewegung: { CAP($text) }
bsg-line-movement-or-action = Statt der Bewegung oder als Aktion: { CAP($text) }
bsg-line-action-humans = Menschen-Aktion: { CAP($text) }
bsg-line-action-humans-only = Menschen-Aktion: { $needs } { $text }
bsg-line-action-cylons = Zylonen-Aktion: { CAP($text) }
bsg-line-succession = Amtsfolge: { LIST($characters, "and", "short") }.

## Was gefragt wird

bsg-prompt-pick-a-character = Welchen Charakter spielst du?
bsg-prompt-choose-launch-sector = Wo startest du deine Viper?
bsg-prompt-split-skill-draw = { $count ->
    [one] Du ziehst { $count } { FORM($first, "stem") } oder { FORM($second, "stem") }Karte. Soll es eine { FORM($first, "stem") }Karte sein (1) oder nicht (0)?
   *[other] Du ziehst insgesamt { $count } { FORM($first, "stem") } oder { FORM($second, "stem") }Karten. Wie viele davon sollen { FORM($first, "stem") }Karten sein?
}
bsg-prompt-choose-skill-to-draw = Aus welcher Fertigkeit ziehst du?
bsg-prompt-move-to = Wohin bewegst du dich?
bsg-prompt-discard-to-move = Der Wechsel zwischen den Schiffen kostet eine Karte. Welche wirfst du ab?
bsg-prompt-choose-action = Was tust du?
bsg-prompt-discard-to-activate = Wirf { $cards } ab, um den Ort zu aktivieren.
bsg-prompt-discard-skill-cards = Wirf { $cards } ab.
bsg-prompt-discard-to-hand-limit = Du hast zu viele Karten. Wirf { $cards } ab.
bsg-prompt-discard-to-three = Du darfst 3 Karten behalten. Wirf { $cards } ab.
bsg-prompt-choose-crisis = Welche Krisenkarte wird ausgeführt?
bsg-prompt-choose-part = { $card }: Was wählst du?
bsg-prompt-choose-option = Was soll geschehen?
bsg-prompt-choose-option-other = Es geht um { $who }. Was soll geschehen?
bsg-prompt-contribute = Fertigkeit-Check { $difficulty } ({ LIST($skills, "and") }): Welche Karten legst du dazu? Bisher gelegte Karten: { $cards }.
bsg-prompt-contribute-other = Fertigkeit-Check { $difficulty } ({ LIST($skills, "and") }), es geht um { $who }: Welche Karten legst du dazu? Bisher gelegte Karten: { $cards }.
bsg-prompt-activate-a-viper = Welche Viper aktivierst du?
bsg-prompt-use-own-viper = Was macht deine Viper?
bsg-prompt-choose-target = Was greift die Galactica an?
bsg-prompt-choose-basestar = Gegen welchen Basisstern setzt du die Nuklearwaffe ein?
bsg-prompt-choose-centurion = Welchen Zenturio wählst du?
bsg-prompt-choose-sector = Auf welchem Weltraumfeld wird ein Schiff zerstört?
bsg-prompt-choose-sector-to-activate = Welche Jäger handeln als Nächstes?
bsg-prompt-choose-sector-to-board-from = Welcher schwere Jäger entert als Nächstes?
bsg-prompt-choose-sector-for-ship = Wohin kommt { $ship }?
bsg-prompt-place-scarce-ship = Von diesen Schiffen gibt es nicht genug. Wohin kommt { $ship }?
bsg-prompt-choose-viper-under-attack = Welche Viper wird angegriffen?
bsg-prompt-choose-viper-to-damage = Welche Viper wird beschädigt?
bsg-prompt-choose-civilian-to-destroy = Welches Zivilschiff wird zerstört?
bsg-prompt-choose-civilians = Welche Zivilschiffe siehst du dir an? Wähle { $count }.
bsg-prompt-move-civilian = Wohin ziehst du Zivilschiff { $ship }?
bsg-prompt-withdraw-a-viper = In der Reserve ist keine Viper. Welche unbemannte Viper rufst du zurück?
bsg-prompt-choose-vipers-to-repair = Wie viele beschädigte Vipern reparierst du?
bsg-prompt-choose-destroyed-vipers-to-repair = Wie viele zerstörte Vipern holst du zurück?
bsg-prompt-repair = Was reparierst du?
bsg-prompt-choose-damage = Welche Schadensmarker führst du aus? Wähle { $count }.
bsg-prompt-choose-deck = Welchen Stapel siehst du dir an?
bsg-prompt-top-or-bottom = Du siehst { $card }. Wohin legst du die Karte?
bsg-prompt-choose-destination = Wohin springt die Flotte?
bsg-prompt-order-destinations = In welcher Reihenfolge kommen die anderen Zielortkarten unter den Stapel?
bsg-prompt-choose-quorum-card = Welche Zwölferratskarte spielst du aus?
bsg-prompt-choose-super-crisis = Welche Super-Krisenkarte spielst du aus?
bsg-prompt-give-card-to = Wer bekommt diese Karte?
bsg-prompt-choose-for-executive-order = Wem gibst du den Befehl?
bsg-prompt-executive-order = { $who } gibt dir einen Exekutivbefehl. Was tust du?
bsg-prompt-name-a-character = Wähle { $among }.
bsg-prompt-accused = Wen beschuldigst du?
bsg-prompt-nominee = Wen schlägst du für das Präsidentenamt vor?
bsg-prompt-leave-the-brig-for = Wohin gehst du aus der Brig?
bsg-prompt-leave-the-brig-for-other = Wohin geht { $who } aus der Brig? Du wählst.
bsg-prompt-use-reveal-power = Nutzt du die Wirkung deiner Zylonenkarte?
bsg-prompt-pass-sympathizer = Falls du die Sympathisantenkarte hast: Wem gibst du sie?
bsg-prompt-choose-hand = Wessen Hand siehst du dir an?
bsg-prompt-choose-card-to-take = Welche Karte nimmst du von { $who }?
bsg-prompt-swap-super-crisis = Tauschst du deine Super-Krisenkarte?
bsg-prompt-give-loyalty-to = Wer bekommt deine Loyalitätskarten?
bsg-prompt-may-draw = Du darfst { $cards } ziehen. Ziehst du?
bsg-prompt-choose-skill-deck = Welchen Fertigkeitenstapel siehst du dir an?
bsg-prompt-learn-fast = Wohin kommen die Karten?
bsg-prompt-add-to-check = Welche Karten legst du zum Check?
bsg-prompt-crises-to-bottom = Welche dieser Krisenkarten kommen unter den Stapel?
bsg-prompt-order-on-top = In welcher Reihenfolge kommen diese Karten auf den Stapel?
bsg-prompt-order-at-bottom = In welcher Reihenfolge kommen diese Karten unter den Stapel?
bsg-prompt-lay-on-destiny = Welche Karten legst du auf den Schicksalsstapel? Wähle { $count }.
bsg-prompt-order-on-destiny = In welcher Reihenfolge kommen diese Karten auf den Schicksalsstapel?
bsg-prompt-choose-deck-bottom = Von welchem Stapel siehst du dir die unterste Karte an?
bsg-prompt-discard-from-destiny = Welche Karten des Schicksalsstapels werden abgeworfen? Wähle { $count }.
bsg-prompt-ignore-execution = Du sollst hingerichtet werden. Als Zylon darfst du das ignorieren. Tust du es?
bsg-prompt-ignore-discard = Du sollst { $cards } abwerfen. Als Zylon darfst du das ignorieren. Tust du es?
bsg-prompt-ignore-discard-all = Du sollst alle deine Fertigkeitkarten abwerfen. Als Zylon darfst du das ignorieren. Tust du es?
bsg-prompt-choose-resource = Welche dieser Ressourcen sinkt?
bsg-prompt-choose-civilian = Welches Zivilschiff wählst du?
bsg-prompt-name-a-basestar = Auf welchen Basisstern zielst du?
bsg-prompt-choose-basestar-to-destroy = Welcher Basisstern wird zerstört?
bsg-prompt-choose-basestar-to-remove = Welcher Basisstern verlässt den Spielplan?
bsg-prompt-name-a-sector = Auf welches Weltraumfeld zielst du?
bsg-prompt-choose-card-of = Wem ziehst du zufällig eine Karte aus der Hand?
bsg-prompt-leave-detention-for = Wohin gehst du aus dem Gefängnis?
bsg-prompt-leave-detention-for-other = Wohin geht { $who } aus dem Gefängnis? Du wählst.
bsg-prompt-repair-a-location = Welchen Ort reparierst du?
bsg-prompt-fly-anywhere = Wohin fliegst du?
bsg-prompt-give-skill-card-to = Wem gibst du eine Fertigkeitkarte?
bsg-prompt-choose-card-to-give = Welche Karte gibst du?
bsg-prompt-choose-card-to-give-other = Welche Karte gibst du { $who }?
bsg-prompt-swap-hands-with = Mit wem tauschst du die Handkarten?
bsg-prompt-choose-skill-for = Aus welchem Fertigkeitenstapel zieht { $who }?
bsg-prompt-condemned = Wer soll hingerichtet werden?
bsg-prompt-choose-force = Welche Besatzungstruppe wählst du?
bsg-prompt-choose-human-to-detain = Wen nimmst du fest?
bsg-prompt-choose-sector-for-evacuated = Wohin kommt das evakuierte Schiff?
bsg-prompt-board-galactica = Gehst du an Bord der Galactica?
bsg-prompt-locked-top-or-bottom = Wohin legst du das festgehaltene Schiff?
bsg-prompt-choose-text-to-resolve = Welche Karte wirkt als Nächstes?
bsg-prompt-see-added-cards = { $who } ist auf Bewährung. Siehst du dir die eben gelegten Karten an?
bsg-prompt-choose-loyalty-to-reveal = Welche Loyalitätskarte deckst du auf?
bsg-prompt-choose-new-character = Welchen Charakter spielst du ab jetzt?
bsg-prompt-choose-start = Wo beginnst du?
bsg-prompt-infiltrate = Wo infiltrierst du die Galactica?
bsg-prompt-destroy-scar = Scar kann unter den zerstörten Jägern sein. Soll er dazugehören?
bsg-prompt-choose-ship-to-damage = Welches Schiff erhält den Schaden?
bsg-prompt-discard-quorum-cards = Die Zwölferratshand ist zu groß. Wirf { $count } { $count ->
    [one] Karte
   *[other] Karten
} ab.

# Augenblicke, in denen andere eingreifen dürfen.
bsg-window-check-begins = Fertigkeit-Check { $difficulty } beginnt
bsg-window-before-check = Gleich werden Karten zum Fertigkeit-Check { $difficulty } gelegt
bsg-window-cards-added = Alle Karten sind gelegt
bsg-window-after-total = Der Check ergibt { $total } (Schwierigkeitswert { $difficulty })
bsg-window-check-resolved = Der Check ist vorbei
bsg-window-before-roll = { $who } würfelt gleich
bsg-window-before-roll-own = Du würfelst gleich
bsg-window-after-roll = { $who } hat eine { $result } gewürfelt
bsg-window-after-roll-own = Du hast eine { $result } gewürfelt
bsg-window-viper-attacked = Eine Viper wird angegriffen (Ergebnis { $result })
bsg-window-location-check = Check mit Schwierigkeitswert { $difficulty } { FORM($place, "in") }
bsg-window-end-of-turn = Ende deines Zuges
bsg-window-crisis-revealed = Eine Krisenkarte wurde aufgedeckt
bsg-window-crisis-revealed-by = { $who } hat eine Krisenkarte aufgedeckt
bsg-window-crisis-revealed-own = Du hast eine Krisenkarte aufgedeckt
bsg-window-option-chosen = Eine Wahl wurde getroffen
bsg-window-option-chosen-by = { $who } hat Option { $option } gewählt
bsg-window-option-chosen-own = Du hast Option { $option } gewählt
bsg-window-viper-placed = Eine Viper wurde in den Weltraum gestellt
bsg-window-turn-begins = Dein Zug beginnt
bsg-window-movement-ended = Deine Bewegung endet
bsg-window-cards-revealed = Die Karten des Checks sind aufgedeckt
bsg-window-check-decided = Der Check ist mit { $total } bestanden
bsg-window-force-attacked = Du hast gegen die Besatzungstruppe eine { $result } gewürfelt
bsg-window-roll-made = { $who } kommt auf das Ergebnis { $result }
bsg-window-before-raiders = Gleich werden Jäger aktiviert
bsg-window-enemy-destroyed = Du hast einen Gegner zerstört
bsg-window-treachery-discarded = { $who } hat eine Verrats-Karte abgeworfen
bsg-window-location-check-begins = Ein Check beginnt { FORM($place, "in") }
bsg-window-cards-sorted = Die Karten des Checks liegen offen
bsg-window-roll-begins = { $who } soll würfeln
bsg-window-piloted-viper-attacks = Eine bemannte Viper greift { FORM($target, "acc") } an
bsg-window-piloted-viper-attacks-by = { $who } greift in einer Viper { FORM($target, "acc") } an
bsg-window-quorum-resolved = { $who } hat die Aktion einer Zwölferratskarte ausgeführt
bsg-prompt-in-window = { $window }. Greifst du ein?
bsg-prompt-in-window-about = { $window }. Es geht um { $who }. Greifst du ein?

bsg-moment-check-begins = Wenn ein Fertigkeit-Check beginnt
bsg-moment-before-check = Bevor Karten zu einem Check gelegt werden
bsg-moment-cards-added = Wenn alle Karten zu einem Check gelegt sind
bsg-moment-after-total = Wenn ein Check zusammengezählt ist
bsg-moment-check-resolved = Wenn ein Check vorbei ist
bsg-moment-before-roll = Vor einem Würfelwurf
bsg-moment-after-roll = Nach einem Würfelwurf
bsg-moment-viper-attacked = Wenn eine Viper angegriffen wird
bsg-moment-location-check = Beim Check eines Ortes
bsg-moment-end-of-turn = Am Ende meines Zuges
bsg-moment-crisis-revealed = Wenn eine Krisenkarte aufgedeckt wird
bsg-moment-option-chosen = Wenn eine Wahl getroffen wurde
bsg-moment-viper-placed = Wenn eine Viper in den Weltraum gestellt wird
bsg-moment-turn-begins = Wenn mein Zug beginnt
bsg-moment-movement-ended = Wenn meine Bewegung endet
bsg-moment-cards-revealed = Wenn die Karten eines Checks aufgedeckt sind
bsg-moment-check-decided = Wenn der Check eines Ortes bestanden ist
bsg-moment-force-attacked = Wenn ich eine Besatzungstruppe angegriffen habe
bsg-moment-roll-made = Wenn das Ergebnis eines Wurfs feststeht
bsg-moment-before-raiders = Bevor Jäger aktiviert werden
bsg-moment-enemy-destroyed = Wenn ich einen Basisstern oder Zenturio zerstört habe
bsg-moment-treachery-discarded = Wenn ein menschlicher Spieler eine Verrats-Karte abgeworfen hat
bsg-moment-location-check-begins = Wenn der Check eines Ortes beginnt
bsg-moment-cards-sorted = Wenn die Karten eines Checks offenliegen
bsg-moment-roll-begins = Wenn gewürfelt werden soll
bsg-moment-piloted-viper-attacks = Wenn eine bemannte Viper angreift
bsg-moment-quorum-resolved = Wenn die Aktion einer Zwölferratskarte ausgeführt ist
bsg-fact-difficulty = Schwierigkeitswert
bsg-fact-total = Summe
bsg-fact-short = fehlende Punkte
bsg-fact-roller = es würfelt
bsg-fact-onViper-yes = der Wurf gilt einem Angriff auf eine Viper
bsg-fact-onViper-no = der Wurf gilt keinem Angriff auf eine Viper
bsg-fact-what-attack = der Wurf gilt einem Angriff
bsg-fact-what-jump = der Wurf gilt einem vorzeitigen Sprung
bsg-fact-what-risk = der Wurf gilt einem riskierten Schiff
bsg-fact-what-card = der Wurf gilt einer Karte
bsg-fact-what-pursuit = der Wurf bestimmt das Feld für ein verfolgendes Zylonenschiff
bsg-fact-result = Ergebnis
bsg-fact-piloted-yes = die Viper ist bemannt
bsg-fact-piloted-no = die Viper ist unbemannt
bsg-fact-location-is = Ort: { $place }
bsg-fact-named = ausgewählte Person
bsg-fact-option = Nummer der gewählten Möglichkeit
bsg-fact-target-is = Ziel: { $target }
bsg-fact-seat = beteiligte Person

bsg-choice-location = den Ort aktivieren
bsg-choice-location-here = { FORM($place, "acc") } aktivieren
bsg-choice-card = { $card } ausspielen
bsg-choice-ability = deine Fähigkeit nutzen
bsg-choice-ability-named = „{ $name }“ nutzen
bsg-choice-ability-by = { $name }: Schwierigkeitswert { $by }
bsg-choice-ability-skill = { $name }: { $skill }
bsg-choice-ability-sector = { $name }: { $sector }
bsg-choice-ability-card = { $name }: { $card } abwerfen
bsg-choice-ability-title = { $name }: { $title }
bsg-choice-do-attack-occupation-forces = die Besatzungstruppe hier angreifen
bsg-choice-do-detain-a-human = einen Menschen festnehmen
bsg-choice-do-order-departure = den Abflug von Neu-Caprica befehlen
bsg-choice-do-end-infiltration = die Infiltration beenden
bsg-choice-viper = deine Viper einsetzen
bsg-choice-title-president = Titel Präsident: eine Zwölferratskarte ziehen
bsg-choice-title-admiral = Titel Admiral: eine Nuklearwaffe einsetzen
bsg-choice-quorum = { $card } ausspielen
bsg-choice-quorum-unknown = Zwölferratskarte { $number } ausspielen
bsg-choice-reveal = dich enttarnen: { $card }
bsg-choice-stay = bleiben
bsg-choice-fly = { FORM($sector, "to") } fliegen
bsg-choice-launch = eine { FORM($sector, "to") } starten
bsg-choice-move = eine { FORM($from, "from") } { FORM($to, "to") } ziehen
bsg-choice-attack = { FORM($target, "acc") } angreifen
bsg-choice-attack-in = { FORM($sector, "in") } { FORM($target, "acc") } angreifen
bsg-choice-target-in = { $target } { FORM($sector, "in") }
bsg-choice-done = fertig
bsg-choice-nobody = niemanden
bsg-choice-none = nein danke
bsg-choice-keep = behalten
bsg-choice-use = nutzen
bsg-choice-skip = nicht nutzen
bsg-choice-swap = tauschen
bsg-choice-top = oben auf den Stapel
bsg-choice-bottom = unter den Stapel
bsg-choice-move-and-act = dich bewegen und eine Aktion ausführen
bsg-choice-act-only = zwei Aktionen ausführen, ohne dich zu bewegen
bsg-choice-decline = nichts tun
bsg-choice-draw = ziehen
bsg-choice-ignore = ignorieren
bsg-choice-bear = geschehen lassen
bsg-choice-see = ansehen
bsg-choice-hand = auf die Hand
bsg-choice-check = zum Check
bsg-choice-scar = Scar ist einer davon
bsg-choice-others = nur andere Jäger
bsg-choice-repair-location = den Ort
bsg-choice-repair-vipers = Vipern
bsg-choice-part-check = der Fertigkeit-Check
bsg-choice-part = { LIST($said, "next") }
bsg-choice-intuition-pass = { $name }: Der Check ist bestanden
bsg-choice-intuition-fail = { $name }: Der Check ist gescheitert
bsg-choice-civilian = Zivilschiff { $ship }
bsg-choice-civilian-in = Zivilschiff { $ship } { FORM($sector, "in") }
bsg-choice-viper-number = Viper { $number }
bsg-choice-viper-in = unbemannte Viper { FORM($sector, "in") }
bsg-choice-viper-in-mark-vii = unbemannte Viper Mark VII { FORM($sector, "in") }
bsg-choice-viper-reserves = Viper { $number } in der Reserve
bsg-choice-viper-reserves-mark-vii = Viper { $number } (Mark VII) in der Reserve
bsg-choice-viper-damaged = beschädigte Viper { $number }
bsg-choice-viper-damaged-mark-vii = beschädigte Viper { $number } (Mark VII)
bsg-choice-viper-of = { $who } { FORM($sector, "in") }
bsg-choice-basestar = Basisstern { $number }
bsg-choice-basestar-in = Basisstern { FORM($sector, "in") }
bsg-choice-centurion = Zenturio { $space ->
    [0] auf dem Startfeld
   *[other] auf Feld { $space }
} der Enter-Skala
bsg-arbitrator = Schlichter
bsg-number = { $number }
bsg-chief-of-staff = Stabschef

bsg-target-raider = Jäger
    .acc = einen Jäger
bsg-target-scar = Scar
    .acc = Scar
bsg-target-heavy-raider = schwerer Jäger
    .acc = einen schweren Jäger
bsg-target-basestar = Basisstern
    .acc = einen Basisstern
bsg-target-centurion = Zenturio
    .acc = einen Zenturio
bsg-target-occupation-force = Besatzungstruppe
    .acc = eine Besatzungstruppe
bsg-target-viper = Viper
    .acc = eine Viper
bsg-target-galactica = Galactica
    .acc = die Galactica
bsg-attacker-viper = eine Viper
bsg-attacker-galactica = die Galactica
bsg-attacker-nuke = eine Nuklearwaffe
bsg-attacker-armory = die Mannschaft der Waffenkammer
bsg-attacker-human = ein Mensch
bsg-attacker-raider = ein Jäger
bsg-attacker-basestar = ein Basisstern

bsg-token-critical-hit = kritischer Treffer
bsg-token-disabled-hangar = beschädigter Hangar
bsg-token-disabled-weapons = Waffenfehlfunktion
bsg-token-structural-damage = Strukturschaden
bsg-face-empty = niemand an Bord
bsg-face-population-1 = ein Bevölkerungspunkt
bsg-face-population-2 = zwei Bevölkerungspunkte
bsg-face-population-1-fuel-1 = je ein Punkt Bevölkerung und Treibstoff
bsg-face-population-1-morale-1 = je ein Punkt Bevölkerung und Moral

bsg-refusal-option-variant = Diese Variante gibt es nicht.
bsg-refusal-option-no-sympathizer-players = Die Variante ohne Sympathisanten ist für vier oder sechs Personen.
bsg-refusal-option-no-sympathizer-characters = Die Variante ohne Sympathisanten wird ohne Boomer gespielt.
bsg-refusal-option-characters = Nenne { $seats } verschiedene Charaktere oder lass die Spieler wählen.
bsg-refusal-option-modules = Nenne die Erweiterungen als Liste.
bsg-refusal-option-modules-unknown = Die Erweiterung „{ $module }“ gibt es nicht.
bsg-refusal-option-modules-need = { $module } lässt sich nur zusammen mit { $other } spielen.
bsg-refusal-option-modules-exclude = { $module } und { $other } lassen sich nicht zusammen spielen.
bsg-refusal-option-modules-players = { $module } ist für { $min } bis { $max } Personen.
bsg-refusal-option-modules-only-players = { $module } lässt sich nur mit { LIST($players, "or") } Personen spielen.
bsg-refusal-option-modules-compulsory = Bei { $players } Personen ist { $module } Pflicht.
bsg-refusal-option-too-many-players = Das sind zu viele: Höchstens { $max } können mitspielen.
bsg-refusal-option-reading = Bei der Option „{ $name }“ ist nur möglich: { LIST($choices, "or") }.
bsg-refusal-option-reading-needs = Die Option „{ $name }“ gibt es nur zusammen mit { $module }.
bsg-refusal-option-reading-without = Die Option „{ $name }“ gibt es nur ohne { $module }.
bsg-refusal-bsg-not-one-card = Leg keine Karte oder mindestens zwei.
bsg-refusal-bsg-not-that-strength = Die Karten müssen zusammen genau { $strength } ergeben; diese ergeben { $got }.
bsg-option-variant = Variante
bsg-option-characters = Charaktere
bsg-option-modules = Erweiterungen
bsg-option-executedLoyalty = Übrige Loyalitätskarten eines hingerichteten Zylonen
bsg-option-pursuitOrder = Welche verfolgenden Zylonenschiffe zuerst kommen
bsg-option-crossroadsOrder = Reihenfolge der Scheidewegkarten
bsg-reading-executedLoyalty-handed-over = gehen an einen menschlichen Spieler (üblich)
bsg-reading-executedLoyalty-kept = bleiben verdeckt bei ihm
bsg-reading-pursuitOrder-by-ships = nach der Zahl der Schiffe auf einem Feld (üblich)
bsg-reading-pursuitOrder-by-number = nach der Nummer des Feldes
bsg-reading-crossroadsOrder-clockwise = im Uhrzeigersinn (üblich)
bsg-reading-crossroadsOrder-counter-clockwise = gegen den Uhrzeigersinn
bsg-variant-standard = Standard
bsg-variant-easier-for-humans = Leichter für die Menschen
bsg-variant-easier-for-cylons = Leichter für die Zylonen
bsg-variant-no-sympathizer = Ohne Sympathisanten

## Was geschah

bsg-event-character-picked = { $who } hat sich für { $character } entschieden.
bsg-event-title-passed = { $who } wurde { FORM($who, "gender") ->
    [f] { FORM($title, "f") }
   *[other] { $title }
}.
bsg-event-title-passed-nobody = Niemand war mehr da, der { $title } sein konnte.
bsg-event-loyalty-dealt = { $who } hat { $cards } bekommen.
bsg-event-loyalty-dealt-seen = { $who } hat { $cards } bekommen: { LIST($names, "and") }.
bsg-event-turn-began = Zug { $turn }: { $who } war an der Reihe.
bsg-event-drew-skill = { $who } hat eine { FORM($skill, "stem") }Karte gezogen.
bsg-event-drew-skill-seen = { $who } hat { $card } gezogen.
bsg-event-discarded = { $who } hat { LIST($cards, "and") } abgeworfen.
bsg-event-destiny-built = Der Schicksalsstapel wurde aus { $count } Karten neu gebildet.
bsg-event-moved-walked = { $who } ging { FORM($place, "to") }.
bsg-event-moved-sent = { $who } wurde { FORM($place, "to") } geschickt.
bsg-event-moved-came = { $who } kam { FORM($place, "to") }.
bsg-event-flew = { $who } flog { FORM($sector, "to") }.
bsg-event-launched = Eine unbemannte Viper startete { FORM($sector, "to") }.
bsg-event-launched-by = { $who } startete in einer Viper { FORM($sector, "to") }.
bsg-event-boarded = { $who } hat die Viper { FORM($sector, "in") } übernommen.
bsg-event-vipers-returned = { $ships } { FORM($ships, "were") } zurückgerufen.
bsg-event-viper-moved = Eine Viper flog { FORM($from, "from") } { FORM($to, "to") }.
bsg-event-action-taken-location = { $who } hat beschlossen, einen Ort zu aktivieren.
bsg-event-action-taken-card = { $who } hat beschlossen, eine Karte auszuspielen.
bsg-event-action-taken-ability = { $who } hat beschlossen, eine Fähigkeit zu nutzen.
bsg-event-action-taken-viper = { $who } hat beschlossen, die Viper einzusetzen.
bsg-event-action-taken-president = { $who } hat als { FORM($who, "gender") ->
    [f] Präsidentin
   *[other] Präsident
} gehandelt.
bsg-event-action-taken-admiral = { $who } hat als { FORM($who, "gender") ->
    [f] Admiralin
   *[other] Admiral
} gehandelt.
bsg-event-action-taken-quorum = { $who } hat beschlossen, eine Zwölferratskarte auszuspielen.
bsg-event-action-taken-reveal = { $who } hat beschlossen, eine Loyalitätskarte aufzudecken.
bsg-event-action-taken-pass = { $who } hat auf eine Aktion verzichtet.
bsg-event-action-taken-attack-occupation-forces = { $who } hat beschlossen, eine Besatzungstruppe anzugreifen.
bsg-event-action-taken-detain-a-human = { $who } hat beschlossen, einen Menschen festzunehmen.
bsg-event-action-taken-order-departure = { $who } hat beschlossen, den Abflug zu befehlen.
bsg-event-action-taken-end-infiltration = { $who } hat beschlossen, die Infiltration zu beenden.
bsg-event-ability-used = Die Fähigkeit „{ $name }“ von { $who } kam zum Einsatz.
bsg-event-ability-used-does = Die Fähigkeit „{ $name }“ von { $who } kam zum Einsatz ({ $does }).
bsg-event-skill-ignored = { $who } hat eine Fertigkeit genannt, die bei diesem Check nicht zählt: { $skill }.
bsg-event-location-activated = { $who } hat { FORM($place, "acc") } aktiviert.
bsg-event-character-named = { $who } hat { FORM($place, "in") } { $named } ausgewählt.
bsg-event-ordered = { $who } hat { $target } einen Exekutivbefehl gegeben.
bsg-event-viper-withdrawn = Eine Viper { FORM($sector, "in") } wurde zurückgerufen.
bsg-event-travelled = Die Flotte legte eine Distanz von { $count } zurück, insgesamt { $distance }.
bsg-event-crisis-discarded = { $card } wurde abgeworfen.
bsg-event-card-played = { $who } hat { $card } ausgespielt.
bsg-event-resource-lost = { FORM($resource, "the") } sank um { $count } auf { $now }.
bsg-event-resource-gained = { FORM($resource, "the") } stieg um { $count } auf { $now }.
bsg-event-resource-unchanged = { FORM($resource, "the") } blieb bei { $now }.
bsg-event-rolled = { $who } hat eine { $die } gewürfelt.
bsg-event-rolled-changed = { $who } hat eine { $die } gewürfelt; sie zählte als { $result }.
bsg-event-attacked = { $by } griff { FORM($target, "acc") } an (Ergebnis { $result }).
bsg-event-attacked-in = { $by } griff { FORM($sector, "in") } { FORM($target, "acc") } an (Ergebnis { $result }).
bsg-event-missed = { $by } griff { FORM($target, "acc") } an und traf nicht (Ergebnis { $result }).
bsg-event-missed-in = { $by } griff { FORM($sector, "in") } { FORM($target, "acc") } an und traf nicht (Ergebnis { $result }).
bsg-event-viper-damaged = Eine Viper wurde beschädigt.
bsg-event-viper-destroyed = Eine Viper wurde zerstört.
bsg-event-viper-damaged-pilot = Die Viper von { $who } wurde beschädigt.
bsg-event-viper-destroyed-pilot = Die Viper von { $who } wurde zerstört.
bsg-event-ships-placed = { $ships } { FORM($ships, "were") } { FORM($sector, "in") } aufgestellt.
bsg-event-ships-destroyed = { $ships } { FORM($ships, "were") } { FORM($sector, "in") } zerstört.
bsg-event-scar-destroyed = Scar wurde { FORM($sector, "in") } zerstört.
bsg-event-ships-moved = Ein { $ship } flog { FORM($from, "from") } { FORM($to, "to") }.
bsg-event-basestar-damaged = Der Basisstern { FORM($sector, "in") } wurde beschädigt: { $token }.
bsg-event-basestar-destroyed = Der Basisstern { FORM($sector, "in") } wurde zerstört.
bsg-event-galactica-damaged = Die Galactica wurde getroffen: { $token }.
bsg-event-pegasus-damaged = Die Pegasus wurde getroffen: { $token }.
bsg-event-repaired = { FORM($place, "the") } wurde repariert.
bsg-event-repaired-pegasus = Ein Ort der Pegasus wurde repariert: { $place }.
bsg-event-vipers-repaired = { $ships } { FORM($ships, "were") } repariert.
bsg-event-raptor-destroyed = Ein Raptor ging verloren; { $left ->
    [0] keiner blieb
    [one] { $left } blieb
   *[other] { $left } blieben
} übrig.
bsg-event-raptor-repaired = Ein Raptor kam zurück; insgesamt { $left ->
    [one] war es { $left }
   *[other] waren es { $left }
}.
bsg-event-civilian-destroyed = Zivilschiff { $ship } wurde zerstört: { $face }.
bsg-event-civilian-destroyed-in = Zivilschiff { $ship } wurde { FORM($sector, "in") } zerstört: { $face }.
bsg-event-civilian-moved = Zivilschiff { $ship } flog { FORM($sector, "to") }.
bsg-event-civilians-seen = { $who } hat sich { $ships } angesehen.
bsg-event-civilians-seen-faces = { $who } hat sich { $ships } angesehen: { LIST($faces, "and") }.
bsg-civilian-seen = Nr. { $ship } ({ $face })
bsg-event-centurion-boarded = Ein Zenturio enterte die Galactica; an Bord { $centurions ->
    [one] war nun { $centurions }
   *[other] waren nun { $centurions }
}.
bsg-space = { $space ->
    [0] das Startfeld
   *[other] Feld { $space }
}
bsg-event-centurions-advanced = { $count ->
    [one] Der Zenturio rückte auf { LIST($spaces, "and") } der Enter-Skala vor.
   *[other] Die Zenturios rückten auf { LIST($spaces, "and") } der Enter-Skala vor.
}
bsg-event-centurion-destroyed = Ein Zenturio wurde zerstört; { $left ->
    [0] keiner blieb
    [one] { $left } blieb
   *[other] { $left } blieben
} übrig.
bsg-event-nuke-spent = Eine Nuklearwaffe wurde eingesetzt; { $left ->
    [0] keine blieb
    [one] { $left } blieb
   *[other] { $left } blieben
} übrig.
bsg-event-crisis-drawn = { $who } hat eine Krise gezogen: { $card }.
bsg-event-crisis-replaced = { $who } hat die Krise durch { $card } ersetzt.
bsg-event-part-chosen = { $card }: { $who } hat gewählt: { CAP(LIST($said, "next")) }.
bsg-event-part-chosen-check = { $card }: { $who } hat den Fertigkeit-Check gewählt.
bsg-event-option-chosen = { $who } hat gewählt: „{ CAP(LIST($said, "next")) }“.
bsg-event-card-kept = { $card } blieb im Spiel.
bsg-event-card-left-play = { $card } war nicht mehr im Spiel.
bsg-event-check-began = { $of }: Fertigkeit-Check { $difficulty } begann ({ LIST($skills, "and") }).
bsg-event-check-began-partial = { $of }: Fertigkeit-Check { $difficulty } begann ({ LIST($skills, "and") }; Teilerfolg ab { $partial }).
bsg-event-difficulty-changed = Der Schwierigkeitswert änderte sich auf { $difficulty }.
bsg-event-difficulty-changed-by = { $who } hat den Schwierigkeitswert auf { $difficulty } geändert.
bsg-event-contributed = { $who } hat { $cards } dazugelegt.
bsg-event-contributed-seen = { $who } hat { LIST($names, "and") } dazugelegt.
bsg-event-contributed-nothing = { $who } hat keine Karte dazugelegt.
bsg-event-destiny-added = Vom Schicksalsstapel kamen { $cards } dazu.
bsg-event-destiny-added-seen = Vom Schicksalsstapel kamen { LIST($names, "and") } dazu.
bsg-event-check-revealed = Der Check enthielt { LIST($names, "and") }.
bsg-event-check-revealed-empty = Der Check enthielt keine Karte.
bsg-event-check-totalled = Der Check ergab { $total } (Schwierigkeitswert { $difficulty }).
bsg-event-check-settled-pass = { $of }: Der Check war ein Erfolg.
bsg-event-check-settled-partial = { $of }: Der Check war ein Teilerfolg.
bsg-event-check-settled-fail = { $of }: Der Check war ein Misserfolg.
bsg-event-activated = { FORM($what, "what") } wurden aktiviert.
bsg-event-activated-launch = Von den Basissternen starteten Jäger.
bsg-event-jump-track-moved = { $to ->
    [0] Der Flottenmarker stand am Anfang der Sprungvorbereitungs-Skala.
   *[other] Der Flottenmarker stand auf Feld { $to } der Sprungvorbereitungs-Skala.
}
bsg-event-jumped = Die Flotte sprang.
bsg-event-destination-chosen = { $who } hat { $card } gewählt, Distanz { $distance }.
bsg-event-destinations-seen = { $who } hat sich { $cards } angesehen.
bsg-event-destinations-seen-cards = { $who } hat sich { $cards } angesehen: { LIST($names, "and") }.
bsg-event-sleeper-phase = Bei Distanz { $distance } begann die Schläfer-Phase.
bsg-event-sympathizer-prisoner = { $who } war { FORM($who, "gender") ->
    [f] die Sympathisantin
   *[other] der Sympathisant
} und kam in die Brig.
bsg-event-sympathizer-cylon = { $who } war { FORM($who, "gender") ->
    [f] die Sympathisantin
   *[other] der Sympathisant
} und schloss sich den Zylonen an.
bsg-event-loyalty-looked-at = { $who } hat sich { $cards } von { $of } angesehen.
bsg-event-loyalty-looked-at-seen = { $who } hat sich { $cards } von { $of } angesehen: { LIST($names, "and") }.
bsg-event-loyalty-passed = { $from } hat { $to } { $cards } gegeben.
bsg-event-loyalty-passed-seen = { $from } hat { $to } { $cards } gegeben: { LIST($names, "and") }.
bsg-event-cylon-revealed = { $who } wurde als Zylon enttarnt: { $card }.
bsg-event-reveal-power-used = { $who } hat die Wirkung von { $card } genutzt.
bsg-event-super-crisis-drawn = { $who } hat eine Super-Krisenkarte gezogen.
bsg-event-super-crisis-drawn-seen = { $who } hat die Super-Krise { $card } gezogen.
bsg-event-super-crisis-played = { $who } hat die Super-Krise { $card } gespielt.
bsg-event-hand-seen = { $who } hat sich die Hand von { $of } angesehen.
bsg-event-hand-seen-cards = { $who } hat sich die Hand von { $of } angesehen: { LIST($names, "and") }.
bsg-event-card-taken = { $to } hat { $from } eine Karte abgenommen.
bsg-event-card-taken-seen = { $to } hat { $from } { $card } abgenommen.
bsg-event-quorum-drawn = Für die Zwölferratshand gezogen: { $cards }.
bsg-event-quorum-drawn-seen = Für die Zwölferratshand gezogen: { LIST($names, "and") }.
bsg-event-quorum-played = { $who } hat { $card } ausgespielt.
bsg-event-quorum-given = { $who } hat { $card } bekommen.
bsg-event-deck-looked-top = { $who } hat sich die oberste Karte { FORM($deck, "gen") } angesehen und sie oben gelassen.
bsg-event-deck-looked-bottom = { $who } hat sich die oberste Karte { FORM($deck, "gen") } angesehen und sie unter den Stapel gelegt.
bsg-event-deck-looked-top-seen = { $who } hat sich die oberste Karte { FORM($deck, "gen") } angesehen: { $card } blieb oben.
bsg-event-deck-looked-bottom-seen = { $who } hat sich die oberste Karte { FORM($deck, "gen") } angesehen: { $card } kam unter den Stapel.
bsg-event-executed = { $who } wurde hingerichtet.
bsg-event-proved-human = { $who } erwies sich als Mensch: { LIST($names, "and") }.
bsg-event-proved-human-without = { $who } erwies sich als Mensch.
bsg-event-character-replaced = { $who } hat als { $character } weitergespielt.
bsg-event-loyalty-added = In den Loyalitätsstapel gemischt: { $cards }.
bsg-event-agenda-dealt-hostile = { $who } hat eine Karte „Feindliche Absichten“ bekommen.
bsg-event-agenda-dealt-sympathetic = { $who } hat eine Karte „Wohlwollende Absichten“ bekommen.
bsg-event-agenda-dealt-hostile-seen = { $who } hat eine Karte „Feindliche Absichten“ bekommen: { $card }.
bsg-event-agenda-dealt-sympathetic-seen = { $who } hat eine Karte „Wohlwollende Absichten“ bekommen: { $card }.
bsg-event-infiltration-began = { $who } hat die Menschen infiltriert.
bsg-event-infiltration-ended = { $who } hat die Infiltration beendet.
bsg-event-ship-destroyed = { FORM($board, "the") } wurde zerstört.
bsg-event-loss-prevented = Der Verlust von { $resource } fiel um 1 geringer aus.
bsg-event-resource-guarded = { $who } hat für diesen Zug eine Ressource geschützt: { $resource }.
bsg-event-quorum-discarded = Aus der Zwölferratshand abgeworfen: { LIST($names, "and") }.
bsg-event-check-reckless = Der Check wurde waghalsig.
bsg-event-check-text = { $card } kam im Check zur Wirkung.
bsg-event-added-cards-seen = { $who } hat sich die Karten angesehen, die { $of } dazugelegt hatte.
bsg-event-added-cards-seen-cards = { $who } hat sich die Karten angesehen, die { $of } dazugelegt hatte: { LIST($names, "and") }.
bsg-event-skill-cards-seen = { $who } hat sich { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} des { FORM($skill, "stem") }Stapels angesehen.
bsg-event-skill-cards-seen-cards = { $who } hat sich die obersten { FORM($skill, "stem") }Karten angesehen: { LIST($names, "and") }.
bsg-event-cards-committed-hand = { $who } hat { $cards } auf die Hand genommen.
bsg-event-cards-committed-check = { $who } hat { $cards } für den Check bestimmt.
bsg-event-card-given = { $from } hat { $to } eine Fertigkeitkarte gegeben.
bsg-event-card-given-seen = { $from } hat { $to } { $card } gegeben.
bsg-event-hands-swapped = { $who } und { $other } haben ihre Handkarten getauscht.
bsg-event-roll-replaced = { $who } hat anstelle eines Würfelwurfs { $card } abgeworfen; das Ergebnis war { $result }.
bsg-event-result-shifted = { $who } hat das Ergebnis auf { $result } geändert.
bsg-event-raider-missed = Ein Jäger { FORM($sector, "in") } verfehlte sein Ziel.
bsg-event-scar-placed = Scar erschien.
bsg-event-scar-placed-in = Scar erschien { FORM($sector, "in") }.
bsg-event-basestar-removed = Der Basisstern { FORM($sector, "in") } wurde vom Plan genommen.
bsg-event-destiny-mixed = In den Schicksalsstapel gemischt: { $cards }.
bsg-event-destiny-rebuilt = Der Schicksalsstapel wurde aus { $cards } neu gebildet.
bsg-event-destiny-taken = { $who } hat { $cards } vom Schicksalsstapel genommen.
bsg-event-destiny-taken-seen = { $who } hat { LIST($names, "and") } vom Schicksalsstapel genommen.
bsg-event-destiny-laid = { $who } hat { $cards } auf den Schicksalsstapel gelegt.
bsg-event-destiny-laid-seen = { $who } hat { LIST($names, "and") } auf den Schicksalsstapel gelegt.
bsg-event-destiny-discarded = { $who } hat { LIST($names, "and") } aus dem Schicksalsstapel abgeworfen.
bsg-event-bottom-seen = { $who } hat sich die unterste Karte { FORM($deck, "gen") } angesehen.
bsg-event-bottom-seen-card = { $who } hat sich die unterste Karte { FORM($deck, "gen") } angesehen: { $card }.
bsg-event-skill-bottom-seen = { $who } hat sich die unterste Karte des { FORM($skill, "stem") }Stapels angesehen.
bsg-event-skill-bottom-seen-card = { $who } hat sich die unterste Karte des { FORM($skill, "stem") }Stapels angesehen: { $card }.
bsg-event-crises-arranged = { $who } hat sich die nächsten Krisenkarten angesehen und { $count ->
    [0] keine davon
   *[other] { $count } davon
} unter den Stapel gelegt.
bsg-event-new-caprica-reached = Bei Distanz { $distance } ließ sich die Flotte auf Neu-Caprica nieder.
bsg-event-galactica-returned = Die Galactica kehrte in den Orbit von Neu-Caprica zurück.
bsg-event-departure-ordered = Der Abflug von Neu-Caprica wurde befohlen.
bsg-event-force-placed = { FORM($place, "in") } erschien eine Besatzungstruppe.
bsg-event-force-moved = Eine Besatzungstruppe { FORM($from, "in") } zog weiter { FORM($to, "to") }.
bsg-event-force-removed = Die Besatzungstruppe { FORM($place, "in") } wurde entfernt.
bsg-event-ship-prepared = Ein Zivilschiff wurde vorbereitet; festgehalten: { $locked }, vorbereitet: { $prepared }.
bsg-event-ship-evacuated = Zivilschiff { $ship } wurde { FORM($sector, "to") } evakuiert.
bsg-event-locked-ship-top = { $who } hat das festgehaltene Schiff oben gelassen.
bsg-event-locked-ship-bottom = { $who } hat das festgehaltene Schiff unter den Stapel gelegt.
bsg-event-turn-cut-short = Der Zug von { $who } war sofort zu Ende.
bsg-event-ended = Das Spiel ging zu Ende. { $reason }
bsg-event-loyalties-shown = Die Loyalitätskarten wurden aufgedeckt: { LIST($hands, "and") }.
bsg-event-agendas-shown = Die Absichtskarten wurden aufgedeckt: { LIST($hands, "and") }.
bsg-shown-hand = { $who } ({ LIST($names, "and") })
bsg-shown-hand-empty = { $who } (keine)

## Wie es endete

bsg-outcome-humans-reached-kobol = Die Flotte hat den Weg nach Kobol gefunden: Die Menschen sind gerettet.
bsg-outcome-food-gone = Die Flotte hat keine Nahrung mehr: Die Zylonen gewinnen.
bsg-outcome-fuel-gone = Die Flotte hat keinen Treibstoff mehr: Die Zylonen gewinnen.
bsg-outcome-morale-gone = Die Flotte hat keine Moral mehr: Die Zylonen gewinnen.
bsg-outcome-population-gone = Die Flotte hat keine Bevölkerung mehr: Die Zylonen gewinnen.
bsg-outcome-galactica-boarded = Zenturios haben die Galactica erobert: Die Zylonen gewinnen.
bsg-outcome-galactica-destroyed = Die Galactica ist zerstört: Die Zylonen gewinnen.
bsg-outcome-no-characters-left = Niemand ist mehr da, der an die Stelle der Toten treten könnte: Die Zylonen gewinnen.
bsg-outcome-humans-left-new-caprica = Die Flotte ist von Neu-Caprica entkommen: Die Menschen sind gerettet.

## Warum ein Bot so gehandelt hat

bot-bsg-gives = Dieser Check sollte gelingen; Karten: { $cards } (auf dem Spiel stand: { $stakes }).
bot-bsg-keeps-cards = Meine Karten habe ich für Wichtigeres behalten (auf dem Spiel stand: { $stakes }).
bot-bsg-sabotages = Ich bin ein Zylon, und dieser Check sollte misslingen; Karten: { $cards } (auf dem Spiel stand: { $stakes }).
bot-bsg-opposes = Ein Misserfolg schien für die Menschen besser; Karten: { $cards }.
bot-bsg-acts = Von allem, was möglich war, half dies der Flotte am meisten.
bot-bsg-pretends = Ich bin ein unenttarnter Zylon und habe getan, was ein Mensch getan hätte.
bot-bsg-presses = Von allem, was möglich war, schadete dies der Flotte am meisten.
bot-bsg-reveals = Unenttarnt hatte ich genug getan; es war Zeit, { $card } zu zeigen.
bot-bsg-goes = Am meisten auszurichten war { FORM($place, "in") }.
bot-bsg-goes-stay = Am meisten auszurichten war dort, wo ich stand.
bot-bsg-searched = In den Spielverläufen, die ich durchgespielt habe, ging das am besten aus; geprüfte Möglichkeiten: { $choices }.
bot-bsg-names = Die Wahrscheinlichkeit, dass { $who } ein Zylon ist, schätzte ich auf { $doubt } %.
bot-bsg-interrupts = Es lohnte sich, einzugreifen.
bot-bsg-passes = Es lohnte sich nicht, einzugreifen.
bot-bsg-chooses = Das schien das Beste von dem, was zur Wahl stand.
bot-bsg-slips = Ich bin ein unenttarnter Zylon und habe gewählt, was als Versehen durchgeht.
