### What the command line says when it is called wrongly.

cli-no-game = there is no game “{ $name }”; choose from { $known }
cli-no-module = there is no module “{ $name }”; choose from { $known }
cli-name-a-game = name a game: { $known }
cli-no-language = there is no language “{ $name }”; choose from { $known }
cli-see-help = Use “{ $command } --help” for help.
cli-unexpected = unexpected “{ $name }”
cli-whole-number = --{ $name } takes a whole number from { $min } to { $max }, not “{ $given }”
cli-option-pair = --option takes name=value, not “{ $given }”
cli-wrong-arguments = { $details }
