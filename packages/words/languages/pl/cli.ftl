### Co mówi wiersz poleceń, gdy wywołano go błędnie.

cli-no-game = nie ma gry „{ $name }”; dostępne: { $known }
cli-no-module = nie ma modułu „{ $name }”; dostępne: { $known }
cli-name-a-game = podaj grę: { $known }
cli-no-language = nie ma języka „{ $name }”; dostępne: { $known }
cli-see-help = Zobacz „{ $command } --help”.
cli-unexpected = nieoczekiwany argument „{ $name }”
cli-whole-number = --{ $name } przyjmuje liczbę całkowitą od { $min } do { $max }, a nie „{ $given }”
cli-option-pair = --option przyjmuje nazwa=wartość, a nie „{ $given }”
cli-wrong-arguments = błędne wywołanie ({ $details })
