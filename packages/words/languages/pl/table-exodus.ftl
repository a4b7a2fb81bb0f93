### What tables with Exodus say beside the game's own words.
## The Cylon fleet
web-bsg-cylon-fleet = Flota Cylonów
web-bsg-fleet-area = { $area } (kość { $die })
web-bsg-pursuit = Pościg
web-bsg-pursuit-start-lead = Start: flota Cylonów szuka tropu.
web-bsg-pursuit-civilians-lead = { $count ->
    [one] CAG umieszcza 1 statek cywilny wokół Galactici.
    [few] CAG umieszcza { $count } statki cywilne wokół Galactici.
   *[many] CAG umieszcza { $count } statków cywilnych wokół Galactici.
}
web-bsg-pursuit-nothing-lead = Tu nic się nie dzieje.
web-bsg-pursuit-attack-lead = Wszystkie czekające tu statki Cylonów skaczą do Galactici, każdy do odpowiadającego mu obszaru; potem pościg zaczyna się od nowa.
web-bsg-mark-vii-count = w tym Mark VII: { $count }
web-bsg-mark-vii-reserve = Vipery Mark VII w Rezerwie
web-bsg-mark-vii-damaged = Uszkodzone vipery Mark VII
## Decks
web-bsg-deck-loyalty = Talia Lojalności
web-bsg-deck-human = Talia „Nie jesteś Cylonem”
web-bsg-deck-human-discarded = Odrzucone z niej
## Trauma and allies
web-bsg-trauma-hidden = zakryty żeton Traumy
web-bsg-trauma-count = { $count ->
    [one] 1 żeton Traumy
    [few] { $count } żetony Traumy
   *[many] { $count } żetonów Traumy
}
web-bsg-trauma-waiting = Żeton Traumy czeka na tego, kto zacznie tu turę.
web-bsg-trauma-mine = Twoja Trauma:
web-bsg-trauma-laid = na Twojej karcie:
web-bsg-trauma-against-antagonistic = Na Procesie liczą się przeciw Tobie żetony wrogie: na razie { $count }. Od trzech grozi Ci eliminacja.
web-bsg-trauma-against-benevolent = Na Procesie liczą się przeciw Tobie żetony życzliwe: na razie { $count }. Od trzech grozi Ci eliminacja.
web-bsg-ally-here = Sojusznik w tym obszarze: { $ally }. Kto kończy tu fazę ruchu, musi spotkać tego sojusznika.
web-bsg-ally-here-known = Sojusznik w tym obszarze: { $ally }. Żeton na karcie: { $token }.
web-bsg-ally-disaster = żaden z tekstów nie działa
web-bsg-shown-ally = Spotkanie z sojusznikiem: { $who }.
web-bsg-shown-final-five = Wszyscy widzą kartę gracza { $who }.
web-bsg-shown-goal = Ujawniony Cel osobisty: { $who }.
## Goals
web-bsg-goal-progress = { $have } z { $need } · ukryty na koniec: { $costs } −1
web-bsg-goal-at-most = Teraz { $have }, trzeba { $need } · ukryty na koniec: { $costs } −1
web-bsg-goal-met = Można go teraz ujawnić · ukryty na koniec: { $costs } −1
web-bsg-goal-not-yet = Jeszcze niespełniony · ukryty na koniec: { $costs } −1
## The Crossroads and the Trial
web-bsg-crossroads = Rozdroża
web-bsg-trial = Proces
web-bsg-trial-against = { $count ->
    [one] żeton się liczy
    [few] żetony się liczą
   *[many] żetonów się liczy
}
web-bsg-trial-lead = Przeciw ludziom liczą się żetony wrogie, przeciw graczom prowadzącym Cylonów – życzliwe; jeśli ktoś ma ich najwyżej dwa, nie liczą się wcale.
web-bsg-trial-nobody = Nikt nie zostaje wyeliminowany.
web-bsg-eliminated = poza grą
web-bsg-eliminated-lead = Nie bierze dalej udziału w grze.
web-bsg-eliminated-you = Jesteś poza grą. Oglądasz dalej to, co widzą wszyscy.
## Checks
web-bsg-skill-doubled = { $skill } liczy się podwójnie
web-bsg-consequence-open = Konsekwencja: tylko jeśli odkryta zostanie karta z tym symbolem.
web-bsg-consequence-comes = Konsekwencja nastąpi: jest karta z tym symbolem.
web-bsg-consequence-happened = Konsekwencja nastąpiła.
web-bsg-consequence-not = Bez Konsekwencji: nie ma karty z tym symbolem.
web-bsg-failure-spared = Porażka nie ma skutków.
web-bsg-strength-chosen = Wybrano: { $sum } z { $strength }
