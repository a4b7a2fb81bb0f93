### Was die Kommandozeile sagt, wenn sie falsch aufgerufen wird.

cli-no-game = Spiel „{ $name }“ gibt es nicht; es gibt { $known }
cli-name-a-game = nenne ein Spiel: { $known }
cli-no-language = Sprache „{ $name }“ gibt es nicht; es gibt { $known }
cli-see-help = Siehe „{ $command } --help“.
cli-unexpected = „{ $name }“ wurde hier nicht erwartet
cli-whole-number = --{ $name } braucht eine ganze Zahl von { $min } bis { $max }, nicht „{ $given }“
cli-option-pair = --option braucht name=wert, nicht „{ $given }“
cli-wrong-arguments = falscher Aufruf ({ $details })
