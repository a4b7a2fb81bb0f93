### Amit a parancssor mond, ha hibásan hívják.

cli-no-game = nincs „{ $name }” nevű játék; ezek vannak: { $known }
cli-no-module = nincs „{ $name }” nevű modul; ezek vannak: { $known }
cli-name-a-game = adj meg egy játékot: { $known }
cli-no-language = nincs „{ $name }” jelű nyelv; ezek vannak: { $known }
cli-see-help = Lásd: „{ $command } --help”.
cli-unexpected = nem várt argumentum: „{ $name }”
cli-whole-number = --{ $name }: egész szám kell { $min } és { $max } között, nem „{ $given }”
cli-option-pair = --option: név=érték kell, nem „{ $given }”
cli-wrong-arguments = hibás hívás ({ $details })
