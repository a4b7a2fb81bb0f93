### Cylon vezérek és a Rokonszenvező Cylon: legfeljebb 40 betű, táblákra és kis kártyákra. A vonás mutatja, hol választható el egy hosszú szó.

## Hűség, Titkos küldetések, tevékenységek
bsg-brief-loyalty-sympathetic-cylon = Cylon saját Titkos küldetéssel
bsg-brief-agenda-genocide = Cylon győz: élelem és népesség max. 2
bsg-brief-agenda-grant-mercy = Ember győz: élelem/morál/népesség max. 2
bsg-brief-agenda-mutual-annihilation = Ember győz a Szuper|krízised után
bsg-brief-agenda-reduce-them-to-ruins = Cylon győz: 4 sérült hely, morál max. 3
bsg-brief-agenda-show-their-true-nature = Cylon győz: Fogdában vagy kivégezve
bsg-brief-agenda-siege-warfare = Cylon győz: minden a piros zónában
bsg-brief-agenda-convert-the-infidels = Ember győz: minden erőforrás max. 3
bsg-brief-agenda-guide-them-to-destiny = Ember győz: népesség = morál ±2
bsg-brief-agenda-join-the-colonials = Ember győz: beszivárogva, szabadon
bsg-brief-agenda-prove-their-worth = Ember győz: 5 sérült Viper vagy Raptor
bsg-brief-agenda-salvage-their-equipment = Cylon győz: Galactica-sérülés max. 2
bsg-brief-agenda-the-illusion-of-hope = Cylon győz legalább 6-os távolságnál
bsg-brief-action-end-infiltration = Beszivárgás vége, vissza a Cylonokhoz

## Mit tudnak a karakterek
bsg-brief-ability-primacy = Tevékenység: báziscsillag be vagy ki
bsg-brief-ability-aggressive-tactics = Mozgás helyett: 2 újabb tevékenység
bsg-brief-ability-lies-and-secrets = Cylon lelep|leződésekor eldob mindent
bsg-brief-ability-glimpse-the-face-of-god = Mozgás helyett: 2 Végzet lap cseréje
bsg-brief-ability-cryptic-message = Tevékenység: teljes lapcsere valakivel
bsg-brief-ability-clouded = Nem mehet oda, ahol más van
bsg-brief-ability-intimate = Mozgás helyett: véletlen lapot vesz el
bsg-brief-ability-human-delusion = Felfedés után is tehet a próbába
bsg-brief-ability-conflicted-loyalties = A Cylon flotta 1 kártyába kerül
