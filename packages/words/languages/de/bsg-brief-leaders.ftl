### Zylonenführer und sympathisierender Zylon: höchstens 40 Zeichen, für Pläne und kleine Karten. Ein Strich zeigt, wo sich ein langes Wort trennen lässt.

## Loyalität, Absichten, Aktionen
bsg-brief-loyalty-sympathetic-cylon = Zylon mit eigenen Absichten
bsg-brief-agenda-genocide = Zylonensieg: Nahrung, Bevölkerung max. 2
bsg-brief-agenda-grant-mercy = Menschensieg: Wert außer Treibstoff 1–2
bsg-brief-agenda-mutual-annihilation = Menschensieg nach deiner Super-Krise
bsg-brief-agenda-reduce-them-to-ruins = Zylonensieg: 4 Orte kaputt, Moral max. 3
bsg-brief-agenda-show-their-true-nature = Zylonensieg: Brig oder hingerichtet
bsg-brief-agenda-siege-warfare = Zylonensieg: alle Werte im roten Bereich
bsg-brief-agenda-convert-the-infidels = Menschensieg: alle Ressourcen max. 3
bsg-brief-agenda-guide-them-to-destiny = Menschensieg: Bevölkerung = Moral ±2
bsg-brief-agenda-join-the-colonials = Menschensieg: du infiltrierst, bist frei
bsg-brief-agenda-prove-their-worth = Menschensieg: 5 Vipern/Raptoren kaputt
bsg-brief-agenda-salvage-their-equipment = Zylonensieg: Galactica-Schaden max. 2
bsg-brief-agenda-the-illusion-of-hope = Zylonensieg ab Distanz 6
bsg-brief-action-end-infiltration = Infiltration beenden, zu den Zylonen

## Was Charaktere können
bsg-brief-ability-primacy = Aktion: Basisstern holen oder entfernen
bsg-brief-ability-aggressive-tactics = Statt Bewegung: 2 weitere Aktionen
bsg-brief-ability-lies-and-secrets = Wirft bei Enttarnungen alles ab
bsg-brief-ability-glimpse-the-face-of-god = Statt Bewegung: 2 Schicksal tauschen
bsg-brief-ability-cryptic-message = Aktion: Hand mit jemandem tauschen
bsg-brief-ability-clouded = Geht nicht dorthin, wo jemand ist
bsg-brief-ability-intimate = Statt Bewegung: Zufallskarte nehmen
bsg-brief-ability-human-delusion = Nach dem Aufdecken Karten dazulegen
bsg-brief-ability-conflicted-loyalties = Zylonen|flotte kostet 1 Karte
