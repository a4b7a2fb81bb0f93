### Was die Kommandozeile sagt, wenn sie falsch aufgerufen wird.

cli-no-game = Das Spiel „{ $name }“ gibt es nicht; es gibt { $known }
cli-no-module = Das Modul „{ $name }“ gibt es nicht; es gibt { $known }
cli-name-a-game = Nenne ein Spiel: { $known }
cli-no-language = Die Sprache „{ $name }“ gibt es nicht; es gibt { $known }
cli-see-help = Siehe „{ $command } --help“.
cli-unexpected = „{ $name }“ wurde hier nicht erwartet
cli-whole-number = --{ $name } braucht eine ganze Zahl von { $min } bis { $max }, nicht „{ $given }“
cli-option-pair = --option braucht name=wert, nicht „{ $given }“
cli-wrong-arguments = falscher Aufruf ({ $details })
