### A Battlestar Galactica képernyőt betöltő pillanatai: egy-egy cím; hogy mi történt, azt úgy mondja, mint a napló.

web-moment-loyalty = A hűséged: csak te láthatod
web-moment-looked = { $who } Hűségkártyája: csak te láthatod
web-moment-hold = Nem leskelődik senki mögötted? Tartsd nyomva a lapot vagy a szóközt, ha látni akarod.
web-moment-cylon-wins = Akkor nyersz, ha a flotta elvész: egy erőforrás 0, vagy a Galactica elpusztul, illetve elfoglalják.
web-moment-human-wins = Akkor nyersz, ha a flotta megmenekül.
web-moment-new-card = Új lapod: { $card }
web-moment-still-cylon = A másik lapod szerint továbbra is Cylon vagy.
web-moment-sleeper = Senki sem tudja, ki ébred fel
web-moment-reveal = { $who } Cylon
web-moment-reveal-you = Most már mindenki tudja
web-moment-execution = Kivégzés: { $who }
web-moment-execution-you = Téged végeznek ki
web-moment-kobol = Kobol
web-moment-nuke = Atomcsapás
web-moment-damage = Találat érte a Galacticát
web-moment-go-on = Tovább: kattintás vagy bármely billentyű
web-moment-given = { $who } lapjai, próbáról próbára
web-moment-given-pass = siker
web-moment-given-partial = részleges
web-moment-given-fail = kudarc
