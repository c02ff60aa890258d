### Gra planszowa po polsku. Dla tłumaczy: co trzeba wiedzieć, mówi table.ftl.
###
### Nazwy lokacji, kart i postaci są takie jak w polskim wydaniu; zdania są nasze.


## Names

game-istanbul = Istanbul
name-family = członek rodziny ({ $player })
    .gen = członka rodziny ({ $player })
    .acc = członka rodziny ({ $player })
name-place-1 = Kołodziej
    .gen = Kołodzieja
    .acc = Kołodzieja
    .ins = Kołodziejem
    .to = do Kołodzieja
    .at = u Kołodzieja
    .from = od Kołodzieja
name-place-2 = Skład tkanin
    .gen = Składu tkanin
    .acc = Skład tkanin
    .ins = Składem tkanin
    .to = do Składu tkanin
    .at = w Składzie tkanin
    .from = ze Składu tkanin
name-place-3 = Skład przypraw
    .gen = Składu przypraw
    .acc = Skład przypraw
    .ins = Składem przypraw
    .to = do Składu przypraw
    .at = w Składzie przypraw
    .from = ze Składu przypraw
name-place-4 = Skład owoców
    .gen = Składu owoców
    .acc = Skład owoców
    .ins = Składem owoców
    .to = do Składu owoców
    .at = w Składzie owoców
    .from = ze Składu owoców
name-place-5 = Poczta
    .gen = Poczty
    .acc = Pocztę
    .ins = Pocztą
    .to = na Pocztę
    .at = na Poczcie
    .from = z Poczty
name-place-6 = Karawanseraj
    .gen = Karawanseraju
    .acc = Karawanseraj
    .ins = Karawanserajem
    .to = do Karawanseraju
    .at = w Karawanseraju
    .from = z Karawanseraju
name-place-7 = Fontanna
    .gen = Fontanny
    .acc = Fontannę
    .ins = Fontanną
    .to = do Fontanny
    .at = przy Fontannie
    .from = od Fontanny
name-place-8 = Czarny rynek
    .gen = Czarnego rynku
    .acc = Czarny rynek
    .ins = Czarnym rynkiem
    .to = na Czarny rynek
    .at = na Czarnym rynku
    .from = z Czarnego rynku
name-place-9 = Herbaciarnia
    .gen = Herbaciarni
    .acc = Herbaciarnię
    .ins = Herbaciarnią
    .to = do Herbaciarni
    .at = w Herbaciarni
    .from = z Herbaciarni
name-place-10 = Duży targ
    .gen = Dużego targu
    .acc = Duży targ
    .ins = Dużym targiem
    .to = na Duży targ
    .at = na Dużym targu
    .from = z Dużego targu
name-place-11 = Mały targ
    .gen = Małego targu
    .acc = Mały targ
    .ins = Małym targiem
    .to = na Mały targ
    .at = na Małym targu
    .from = z Małego targu
name-place-12 = Posterunek policji
    .gen = Posterunku policji
    .acc = Posterunek policji
    .ins = Posterunkiem policji
    .to = na Posterunek policji
    .at = na Posterunku policji
    .from = z Posterunku policji
name-place-13 = Pałac Sułtana
    .gen = Pałacu Sułtana
    .acc = Pałac Sułtana
    .ins = Pałacem Sułtana
    .to = do Pałacu Sułtana
    .at = w Pałacu Sułtana
    .from = z Pałacu Sułtana
name-place-14 = Mały meczet
    .gen = Małego meczetu
    .acc = Mały meczet
    .ins = Małym meczetem
    .to = do Małego meczetu
    .at = w Małym meczecie
    .from = z Małego meczetu
name-place-15 = Duży meczet
    .gen = Dużego meczetu
    .acc = Duży meczet
    .ins = Dużym meczetem
    .to = do Dużego meczetu
    .at = w Dużym meczecie
    .from = z Dużego meczetu
name-place-16 = Jubiler
    .gen = Jubilera
    .acc = Jubilera
    .ins = Jubilerem
    .to = do Jubilera
    .at = u Jubilera
    .from = od Jubilera
name-place-17 = Palarnia kawy
    .gen = Palarni kawy
    .acc = Palarnię kawy
    .ins = Palarnią kawy
    .to = do Palarni kawy
    .at = w Palarni kawy
    .from = z Palarni kawy
name-place-18 = Ratusz
    .gen = Ratusza
    .acc = Ratusz
    .ins = Ratuszem
    .to = do Ratusza
    .at = w Ratuszu
    .from = z Ratusza
name-place-19 = Tawerna
    .gen = Tawerny
    .acc = Tawernę
    .ins = Tawerną
    .to = do Tawerny
    .at = w Tawernie
    .from = z Tawerny
name-place-20 = Kawiarnia
    .gen = Kawiarni
    .acc = Kawiarnię
    .ins = Kawiarnią
    .to = do Kawiarni
    .at = w Kawiarni
    .from = z Kawiarni
name-place-21 = Ambasada
    .gen = Ambasady
    .acc = Ambasadę
    .ins = Ambasadą
    .to = do Ambasady
    .at = w Ambasadzie
    .from = z Ambasady
name-place-22 = Kiosk
    .gen = Kiosku
    .acc = Kiosk
    .ins = Kioskiem
    .to = do Kiosku
    .at = w Kiosku
    .from = z Kiosku
name-place-23 = Dom aukcyjny
    .gen = Domu aukcyjnego
    .acc = Dom aukcyjny
    .ins = Domem aukcyjnym
    .to = do Domu aukcyjnego
    .at = w Domu aukcyjnym
    .from = z Domu aukcyjnego
name-place-24 = Tajne stowarzyszenie
    .gen = Tajnego stowarzyszenia
    .acc = Tajne stowarzyszenie
    .ins = Tajnym stowarzyszeniem
    .to = do Tajnego stowarzyszenia
    .at = w Tajnym stowarzyszeniu
    .from = z Tajnego stowarzyszenia
name-place-25 = Katakumby
    .gen = Katakumb
    .acc = Katakumby
    .ins = Katakumbami
    .to = do Katakumb
    .at = w Katakumbach
    .from = z Katakumb
name-good-red = tkanina
    .gen = tkaniny
    .acc = tkaninę
    .few = tkaniny
    .many = tkanin
    .two = dwie tkaniny
name-good-green = przyprawa
    .gen = przyprawy
    .acc = przyprawę
    .few = przyprawy
    .many = przypraw
    .two = dwie przyprawy
name-good-yellow = owoc
    .gen = owocu
    .acc = owoc
    .few = owoce
    .many = owoców
    .two = dwa owoce
name-good-blue = klejnot
    .gen = klejnotu
    .acc = klejnot
    .few = klejnoty
    .many = klejnotów
    .two = dwa klejnoty
name-good-coffee = kawa
    .gen = kawy
    .acc = kawę
    .few = kawy
    .many = kaw
    .two = dwie kawy
name-token-governor = Burmistrz
    .gen = Burmistrza
    .acc = Burmistrza
    .dat = Burmistrzowi
    .ins = Burmistrzem
    .from = od Burmistrza
name-token-smuggler = Przemytnik
    .gen = Przemytnika
    .acc = Przemytnika
    .dat = Przemytnikowi
    .ins = Przemytnikiem
    .from = od Przemytnika
name-token-coffee-trader = Handlarz kawy
    .gen = Handlarza kawy
    .acc = Handlarza kawy
    .dat = Handlarzowi kawy
    .ins = Handlarzem kawy
    .from = od Handlarza kawy
name-token-courier = Kurier
    .gen = Kuriera
    .acc = Kuriera
    .dat = Kurierowi
    .ins = Kurierem
    .from = od Kuriera
name-card-one-good = Jeden towar
    .acc = Jeden towar
name-card-five-lira = Pięć lir
    .acc = Pięć lir
name-card-palace-again = Jeszcze raz Pałac
    .acc = Jeszcze raz Pałac
name-card-post-again = Jeszcze raz Poczta
    .acc = Jeszcze raz Poczta
name-card-dealer-again = Jeszcze raz Jubiler
    .acc = Jeszcze raz Jubiler
name-card-family-home = Powrót rodziny
    .acc = Powrót rodziny
name-card-small-market-any = Wolny targ
    .acc = Wolny targ
name-card-stay = Postój
    .acc = Postój
name-card-move-3-4 = Długa droga
    .acc = Długą drogę
name-card-return-assistant = Zawołaj pomocnika
    .acc = Zawołaj pomocnika
name-card-two-coffee = Dwie kawy
    .acc = Dwie kawy
name-card-coffee-for-guild = Kawa za kartę gildii
    .acc = Kawę za kartę gildii
name-card-coffee-for-8 = Kawa za liry
    .acc = Kawę za liry
name-card-swap-3 = Wymiana
    .acc = Wymianę
name-card-dice-mocha = Kości kawowe
    .acc = Kości kawowe
name-card-die-to-6 = Kość na szóstkę
    .acc = Kość na szóstkę
name-card-corner = Za róg
    .acc = Za róg
name-card-wainwright-again = Jeszcze raz Kołodziej
    .acc = Jeszcze raz Kołodziej
name-card-coffee-house-again = Jeszcze raz Kawiarnia
    .acc = Jeszcze raz Kawiarnia
name-card-letter = List
    .acc = List
name-card-dice-letters = Kości listowe
    .acc = Kości listowe
name-card-item-for-7 = Liry za towar
    .acc = Liry za towar
name-card-red-and-3 = Tkanina i liry
    .acc = Tkaninę i liry
name-card-green-and-3 = Przyprawa i liry
    .acc = Przyprawę i liry
name-card-yellow-and-3 = Owoc i liry
    .acc = Owoc i liry
name-card-top-discard = Naśladowanie
    .acc = Naśladowanie
name-card-family-step = Krok rodziny
    .acc = Krok rodziny
name-card-join-merchant = Do innego kupca
    .acc = Do innego kupca
name-card-companion-2 = Spacer wspólnika
    .acc = Spacer wspólnika
name-card-token-service = Przysługa
    .acc = Przysługę
name-card-mosque-again = Jeszcze raz meczet
    .acc = Jeszcze raz meczet
name-card-society-again = Jeszcze raz Stowarzyszenie
    .acc = Jeszcze raz Stowarzyszenie
name-card-anywhere-3-lira = Dokądkolwiek
    .acc = Dokądkolwiek
name-guild-1 = Rozszerzenie
name-guild-2 = Tkaniny i więcej
name-guild-3 = Przyprawy i więcej
name-guild-4 = Owoce i więcej
name-guild-5 = Po trochu wszystkiego
name-guild-6 = Trzy karty bonusowe
name-guild-7 = Zbiórka
name-guild-8 = Lepszy Czarny rynek
name-guild-9 = Podwójna Herbaciarnia
name-guild-10 = Tkanina, przyprawa i owoc za liry
name-guild-11 = Klejnot, tkanina i przyprawa za liry
name-guild-12 = Gdziekolwiek
name-guild-13 = Pałac za dowolne towary
name-guild-14 = Łatwy Mały meczet
name-guild-15 = Łatwy Duży meczet
name-guild-16 = Jubiler i kawa
name-guild-17 = Pięć kaw
name-guild-18 = Więcej kart gildii
name-guild-19 = Podwójna Tawerna
name-guild-20 = Kawiarnia za pół ceny
name-kiosk-1 = Owoc i lira
name-kiosk-2 = Przyprawa i lira
name-kiosk-3 = Tkanina i lira
name-kiosk-4 = Dwa owoce
name-kiosk-5 = Dwie przyprawy
name-kiosk-6 = Dwie tkaniny
name-kiosk-7 = Owoc
name-kiosk-8 = Przyprawa
name-kiosk-9 = Tkanina
name-kiosk-10 = Klejnot
name-kiosk-11 = Karta bonusowa
name-kiosk-12 = Dwie liry
name-kiosk-13 = Mała sakiewka
name-kiosk-14 = Duża sakiewka
name-kiosk-15 = Wspólnik
name-kiosk-16 = Kość lir
name-kiosk-17 = Rozszerzenie za liry
name-kiosk-18 = Rozszerzenie za towary
name-kiosk-19 = Do Fontanny
name-kiosk-20 = Towar za list
name-kiosk-21 = Karta za list
name-kiosk-22 = Liry za list
name-kiosk-23 = Liry za towar
name-kiosk-24 = Liry za kartę
name-letter-delivered = doręczony list
name-street = { $first } a { $last }
name-cell = { $word }
name-demand = { $word }
name-expansion-mocha = Mokka & Bakszysz
name-expansion-letters = Listy & Pieczęcie
name-layout-short = Krótkie drogi
name-layout-long = Długie drogi
name-layout-order = Po kolei
name-layout-first = Na pierwszą grę
name-layout-random = Losowy

## Settings: what is agreed before a game

setting-expansions = Rozszerzenia
    .about = Co dochodzi do gry podstawowej; oba razem to Wielki Bazar.
setting-expansions-mocha = { name-expansion-mocha }
    .about = Kawa, gildie i tawerna, której goście zagradzają ulice.
setting-expansions-letters = { name-expansion-letters }
    .about = Listy do doręczenia za pieczęcie, wspólnik każdego kupca, kiosk i aukcje.
setting-layout = Układ
    .about = Jak leżą lokacje. Bez wyboru: jak wydrukowano dla pierwszej gry, a gdzie nic nie wydrukowano, losowo.
setting-layout-short = { name-layout-short }
    .about = Lokacje odwiedzane często jedna po drugiej leżą blisko siebie: na pierwszą grę.
setting-layout-long = { name-layout-long }
    .about = Lokacje odwiedzane często jedna po drugiej leżą daleko od siebie.
setting-layout-order = { name-layout-order }
    .about = Lokacje leżą w kolejności numerów.
setting-layout-first = { name-layout-first }
    .about = Tak jak rozszerzenie proponuje na pierwszą grę.
setting-layout-random = { name-layout-random }
    .about = Lokacje rozkłada los.
setting-variants = Warianty
    .about = Zasady, które trochę zmieniają grę.
setting-variants-neutral-assistants = Neutralni pomocnicy
    .about = W każdym stosie jest pomocnik w kolorze, którym nikt nie gra; może go zabrać każdy kupiec.
setting-variants-caravan-leader = Przewodnik karawany
    .about = Kto prowadzi karawanę, zatrzymuje w Karawanseraju wszystkie karty.
setting-letters-deck = Karty bonusowe
    .about = Które karty bonusowe są w talii, gdy jedynym rozszerzeniem są { name-expansion-letters }.
setting-letters-deck-all = Wszystkie
    .about = Te z gry podstawowej i te z rozszerzenia.
setting-letters-deck-new = Tylko nowe
    .about = Te z rozszerzenia.
allowed-layout = jedna z wartości: { $allowed }, albo lista lokacji rząd po rzędzie
wrong-layout = { $word } ma wartość { $value }, a dozwolona jest { allowed-layout }.
wrong-places = Własny układ wymienia każdą z lokacji [{ $places }] raz, rząd po rzędzie.
wrong-left-out = Rozszerzenia wyłącza ARASTA_EXPANSIONS=no; usuń to, by z nimi grać.
wrong-no-grid = Nie ma siatki na tyle lokacji ({ $places }), ile mają { $chosen-and }.

## Actions, as a button says them

action-move = Idź { $target-to }
action-card = Zagraj „{ $target-acc }”
action-tile = Użyj żetonu { $target-many } z meczetu
action-tile-mosque-tile = Weź żeton { $target-many }
action-tile-guild-tile = Weź żeton { $target-many }
action-decline-assistant = Zakończ turę bez pomocnika
action-decline-pay-merchants = Nie płać nikomu i zakończ turę
action-decline-buy-good = Nic nie kupuj
action-decline-use-kiosk-tile = Nie używaj żetonu
action-pick-up = Zabierz swojego pomocnika
action-pick-up-neutral = Zabierz neutralnego pomocnika
action-leave = Zostaw pomocnika
action-pay =
    Zapłać { $token-price ->
        [one] { $token-price } lirę
        [few] { $token-price } liry
       *[many] { $token-price } lir
    }
action-pay-pay-merchants =
    Zapłać kupcom, każdemu { $merchant-price ->
        [one] { $merchant-price } lirę
        [few] { $merchant-price } liry
       *[many] { $merchant-price } lir
    }
action-pay-roast = Wypal { $roast-coffee } kawy za { $roast-lira } liry
action-skip = Zrezygnuj z akcji
action-act = Wykonaj akcję
action-act-act-there = Wykonaj tam akcję
action-skip-act-there = Zrezygnuj tam z akcji
action-skip-act-beside = Nie wykonuj żadnej z akcji
action-done = Gotowe
action-done-sell = Zakończ sprzedaż
action-done-return-assistants = Nikogo więcej
action-done-encounters = Nie spotykaj nikogo więcej
action-done-end-turn = Zakończ turę
action-done-roast = Nie wypalaj więcej kawy
action-done-tavern = Niczego więcej
action-done-swap-give = Nie oddawaj więcej i weź tyle samo
action-meet-token = Spotkaj { $target-acc }
action-meet-family = Odeślij { $target-acc }
action-take = Weź { $target-acc }
action-take-buy-good = Kup { $target-acc } za { $green-tile-price } liry
action-take-take-two = Weź { $target-two }
action-give = Oddaj { $target-acc }
action-give-roast = Wypal { $roast-coffee } kawy za { $target-acc }
action-from-deck = Dobierz z talii
action-from-discard = Weź odrzuconą z wierzchu
action-discard = Odrzuć „{ $target-acc }”
action-discard-roast = Wypal { $roast-coffee } kawy za „{ $target-acc }”
action-discard-guild = Odrzuć kartę gildii „{ $target }”
action-discard-guild-roast = Wypal { $roast-coffee } kawy za kartę gildii „{ $target }”
action-return = Zawołaj pomocnika { $target-from }
action-call = Zapowiedz { $target }
action-reroll = Rzuć obiema kośćmi jeszcze raz
action-turn = Obróć kość z { $target } na { $red-tile-face }
action-sell = Sprzedaj { $target-acc }
action-send = Wyślij członka rodziny { $target-to }
action-reward-card = Weź kartę bonusową
action-reward-lira = Weź { $reward-lira } liry
action-draw = Dobierz „{ $target-acc }”
action-demand = Odkryj żeton popytu { $target }
action-lay = Połóż na { $target }
action-six = Zagraj „Kość na szóstkę” i obróć kość z { $target } na { $card-face }
action-copy-six = Naśladuj „Kość na szóstkę” i obróć kość z { $target } na { $card-face }
action-ruby = Weź rubin { $target-from }
action-guild-card = Zagraj kartę gildii zamiast ruchu
action-guild = Zagraj kartę gildii „{ $target }”
action-draw-guild = Dobierz kartę gildii „{ $target }”
action-movement-tile = Kup żeton ruchu
action-encounter-tile = Kup żeton spotkania
action-set-barrier = Postaw blokadę
action-baksheesh = Daj bakszysz za rubin
action-barrier = Połóż blokadę między { $target }
action-use = Wykonaj akcję { $target-gen }
action-use-use-kiosk-tile = Użyj żetonu
action-use-back = Użyj żetonu w drugą stronę
action-companion = Rusz wspólnikiem
action-place-companion = Postaw wspólnika obok kupca
action-step = Wspólnik idzie { $target-to }
action-step-family-walk = Członek rodziny idzie { $target-to }
action-leave-companion = Zostaw wspólnika tam, gdzie stoi
action-recall-companion = Zabierz wspólnika do zasobów
action-join = Dołącz do kupca gracza { $target }
action-letter-place = Oddaj list { $target-to }
action-letter-letter = Oddaj { $target }
action-draw-letter = Dobierz list { $target-to }
action-double-turn = Zapłać { $double-turn-seals } pieczęcie za jeszcze jedną turę
action-kiosk = Wybierz „{ $target }”
action-reveal = Odkryj żeton kiosku „{ $target }”
action-pass = Pasuj
action-bid =
    Zaoferuj { $target ->
        [one] { $target } lirę
        [few] { $target } liry
       *[many] { $target } lir
    }
action-serve = Skorzystaj z przysługi { $target-gen }

## Questions: what is to be decided

question-move = Dokąd pójdzie twój kupiec { $place-from }?
    .other = { $player } decyduje, dokąd pójdzie kupiec { $place-from }.
question-assistant = Zostawisz czy zabierzesz pomocnika { $place-at }?
    .other = { $player } decyduje, czy zostawić albo zabrać pomocnika { $place-at }.
question-pay-merchants = Zapłacisz innym kupcom { $place-at }, każdemu { $merchant-price } liry?
    .other = { $player } decyduje, czy płacić innym kupcom { $place-at }.
question-action = Wykonasz akcję { $place-gen }?
    .other = { $player } decyduje, czy wykonać akcję { $place-gen }.
question-after-action = Coś jeszcze po akcji, czy gotowe?
    .other = { $player } może jeszcze coś zrobić po akcji.
question-encounters = Kogo spotkasz { $place-at }?
    .other = { $player } decyduje, kogo spotkać { $place-at }.
question-end-turn = Coś jeszcze przed końcem tury?
    .other = { $player } może jeszcze coś zrobić przed końcem tury.
question-last-cards = Ostatnia runda dobiegła końca. Które karty zamienisz jeszcze na towary lub liry?
    .other = { $player } decyduje, które karty po ostatniej rundzie zamienić na towary lub liry.
question-walk = Dokąd prowadzi długa droga ({ $nearest } lub { $farthest } kroki)?
    .other = { $player } decyduje, dokąd prowadzi długa droga.
question-take-good = Który towar weźmiesz ({ $permitted })?
    .other = { $player } decyduje, który towar wziąć.
question-give-goods = Który towar oddasz (do oddania: { $goods })?
    .other = { $player } decyduje, który towar oddać.
question-buy-good = Który towar kupisz za { $price } liry dzięki żetonowi przypraw?
    .other = { $player } decyduje, czy kupić towar dzięki żetonowi przypraw.
question-take-card = Dobierzesz kartę bonusową z talii czy weźmiesz odrzuconą „{ $card }”?
    .other = { $player } decyduje, czy dobrać kartę bonusową, czy wziąć odrzuconą „{ $card }”.
question-discard-card = Którą kartę bonusową odrzucisz?
    .other = { $player } decyduje, którą kartę bonusową odrzucić.
question-return-assistants = Którzy z twoich pomocników wracają do ciebie?
    .other = { $player } decyduje, którzy pomocnicy wracają.
question-return-assistant = Który z twoich pomocników wraca do ciebie?
    .other = { $player } decyduje, który pomocnik wraca.
question-call-number = Jaką liczbę zapowiadasz, od { $lowest-call } do { $highest-call }?
    .other = { $player } decyduje, jaką liczbę zapowiedzieć.
question-change-dice = Kości pokazują { $dice }. Zmienisz wynik?
    .other = { $player } decyduje, czy zmienić wynik { $dice }.
question-change-dice-pay-tea-house = Zapowiedziana liczba to { $number }, a kości pokazują { $dice }. Zmienisz wynik?
    .other = { $player } zapowiada { $number } i decyduje, czy zmienić wynik { $dice }.
question-sell =
    { $sold ->
        [0] Co sprzedasz { $place-at }?
       *[other] Co jeszcze sprzedasz { $place-at } (już sprzedane: { $sold })?
    }
    .other = { $player } decyduje, co sprzedać { $place-at }.
question-send-family = Dokąd wyślesz członka rodziny?
    .other = { $player } decyduje, dokąd wysłać członka rodziny.
question-act-there = Czy twój członek rodziny wykona akcję { $place-gen }?
    .other = { $player } decyduje, czy członek rodziny wykona akcję { $place-gen }.
question-mosque-tile = Który żeton { $place-gen } weźmiesz?
    .other = { $player } decyduje, który żeton { $place-gen } wziąć.
question-reward = Jaką nagrodę weźmiesz za odesłanego członka rodziny?
    .other = { $player } decyduje, jaką nagrodę wziąć za odesłanego członka rodziny.
question-pay-lira-or-card = Zapłacisz Burmistrzowi { $price } liry czy kartą?
    .other = { $player } decyduje, jak zapłacić Burmistrzowi.
question-pay-lira-or-good = Zapłacisz Przemytnikowi { $price } liry czy towarem?
    .other = { $player } decyduje, jak zapłacić Przemytnikowi.
question-pay-fixed-or-good = Zapłacisz Handlarzowi kawy { $price } liry czy towarem?
    .other = { $player } decyduje, jak zapłacić Handlarzowi kawy.
question-pay-lira-or-letter = Zapłacisz Kurierowi { $price } liry czy listem?
    .other = { $player } decyduje, jak zapłacić Kurierowi.
question-take-item =
    { $coffee ->
        [0] Który towar weźmiesz?
       *[other] Który towar weźmiesz, a może kawę?
    }
    .other = { $player } decyduje, co wziąć.
question-pay-item =
    { $coffee ->
        [0] Który towar oddasz?
       *[other] Który towar oddasz, a może kawę?
    }
    .other = { $player } decyduje, co oddać.
question-play-guild-card = Którą kartę gildii zagrasz?
    .other = { $player } decyduje, którą kartę gildii zagrać.
question-roast = Co oddasz za kawę w Palarni?
    .other = { $player } decyduje, co oddać za kawę w Palarni.
question-discard-guild-card = Którą kartę gildii odrzucisz?
    .other = { $player } decyduje, którą kartę gildii odrzucić.
question-tavern =
    { $second ->
        [0] Co zrobisz w Tawernie?
       *[other] Co jeszcze zrobisz w Tawernie?
    }
    .other = { $player } decyduje, co zrobić w Tawernie.
question-place-barrier = Między którymi lokacjami położysz blokadę?
    .other = { $player } decyduje, gdzie położyć blokadę.
question-act-beside = Akcję której lokacji przy blokadzie wykonasz: { $one-gen } czy { $other-gen }?
    .other = { $player } decyduje, akcję której lokacji wykonać: { $one-gen } czy { $other-gen }.
question-swap-give =
    { $given ->
        [0] Co oddasz?
       *[other] Co jeszcze oddasz (już oddane: { $given })?
    }
    .other = { $player } decyduje, co oddać.
question-swap-take = Co weźmiesz (jeszcze do wzięcia: { $left })?
    .other = { $player } decyduje, co wziąć.
question-to-corner = Do którego rogu pójdzie twój kupiec?
    .other = { $player } decyduje, do którego rogu pójdzie kupiec.
question-take-two = Których towarów weźmiesz dwa?
    .other = { $player } decyduje, których towarów wziąć dwa.
question-act-anywhere = Akcję której lokacji wykonasz?
    .other = { $player } decyduje, akcję której lokacji wykonać.
question-guild-tile = Który żeton { $place-gen } weźmiesz?
    .other = { $player } decyduje, który żeton { $place-gen } wziąć.
question-companion-walk =
    Dokąd pójdzie twój wspólnik, robiąc { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }?
    .other = { $player } decyduje, dokąd pójdzie wspólnik.
question-recall-companion = Zabierzesz wspólnika do swoich zasobów?
    .other = { $player } decyduje, czy wspólnik opuści bazar.
question-family-walk = Dokąd pójdzie twój członek rodziny?
    .other = { $player } decyduje, dokąd pójdzie członek rodziny.
question-to-merchant = Do czyjego kupca dołączysz?
    .other = { $player } decyduje, do czyjego kupca dołączyć.
question-to-anywhere = Dokąd pójdzie twój kupiec?
    .other = { $player } decyduje, dokąd pójdzie kupiec.
question-relocate = Dokąd prowadzą Katakumby?
    .other = { $player } decyduje, dokąd prowadzą Katakumby.
question-choose-ruby = Rubin z której lokacji weźmiesz?
    .other = { $player } decyduje, rubin z której lokacji wziąć.
question-pay-seals =
    Którymi listami zapłacisz (brakuje { $due ->
        [one] jednej pieczęci
        [few] { $due } pieczęci
       *[many] { $due } pieczęci
    })?
    .other = { $player } decyduje, którymi listami zapłacić.
question-give-letter = Który list oddasz?
    .other = { $player } decyduje, który list oddać.
question-choose-kiosk-tile = Który żeton kiosku wybierzesz?
    .other = { $player } decyduje, który żeton kiosku wybrać.
question-use-kiosk-tile = Użyjesz żetonu kiosku „{ $tile }”?
    .other = { $player } decyduje, czy użyć żetonu kiosku „{ $tile }”.
question-bid =
    { $bid ->
        [0] Ile oferujesz za karty bonusowe ({ $auction-cards })?
       *[other] Ile oferujesz za karty bonusowe ({ $auction-cards }), jeśli w ogóle? { $bidder } daje { $bid }.
    }
    .other =
        { $bid ->
            [0] { $player } otwiera aukcję kart bonusowych ({ $auction-cards })
           *[other] { $player } decyduje, czy zaoferować więcej niż { $bid }
        }.
question-serve-token = Czyją przysługę wykorzystasz?
    .other = { $player } decyduje, czyją przysługę wykorzystać.
question-card-drawn = Którą kartę bonusową dobiera { $player }?
question-guild-card-drawn = Którą kartę gildii dobiera { $player }?
question-letter-drawn = Który list dobiera { $player }?
question-kiosk-tile-drawn = { $player } otwiera Kiosk. Który żeton się odkrywa (jeszcze: { $tiles })?
question-demand-drawn = Jaki żeton popytu pojawia się { $place-at }?
question-place-laid = Gdzie położono { $place-acc }?
question-roll-dice = { $player } rzuca. Co pokazują kości?
question-roll-dice-move-token = Co pokazują kości dla { $token-gen }?
question-roll-dice-move-neutral = Co pokazują kości dla neutralnego kupca { $place-at }?
question-roll-dice-pay-tea-house = { $player } zapowiada { $number }. Co pokazują kości?
question-roll-dice-pay-black-market = { $player } rzuca na Czarnym rynku. Co pokazują kości?
question-roll-dice-pay-guild-black-market = { $player } rzuca dzięki karcie gildii „Lepszy Czarny rynek”. Co pokazują kości?
question-roll-dice-reward-dice = { $player } rzuca dzięki karcie „{ $card }”. Co pokazują kości?
question-roll-die = { $player } rzuca dzięki żetonowi kiosku „Kość lir”. Co pokazuje kość?

## Why not

why-already-there = Twój kupiec jest już { $place-at }; ruch musi kończyć się gdzie indziej.
why-steps =
    Stąd { $place-to } { $steps ->
        [one] jest { $steps } krok
        [few] są { $steps } kroki
       *[many] jest { $steps } kroków
    }; ten ruch tam nie sięga.
why-cart-complete = Twój wózek ma już wszystkie rozszerzenia ({ $extensions }).
why-nothing-sells = Nie masz żadnego towaru z żetonu popytu.
why-family-away = Twój członek rodziny jest { $place-at }, a nie na Posterunku policji.
why-palace-goods =
    Pałac żąda: tkaniny { $red }, przyprawy { $green }, owoce { $yellow }, klejnoty { $blue }{ $any ->
        [0] { "" }
       *[other] { " " }i { $any } dowolnego rodzaju
    }; nie masz wszystkich.
why-no-ruby = Nie ma tam już rubinów.
why-mosque = Żaden żeton tego meczetu nie jest dla ciebie dostępny: trzeba mieć na wózku jego towary, a każdy kolor można wziąć tylko raz.
why-family-home = Twój członek rodziny jest już na Posterunku policji.
why-no-assistant-out = Wszyscy twoi pomocnicy są z tobą.
why-assistant-at-merchant = Twój kupiec też jest { $place-at }; żeton woła pomocnika z innej lokacji.
why-no-assistant-elsewhere = W innych lokacjach nie ma twoich pomocników.
why-not-in-hand = Nie masz tej karty.
why-card-moment =
    { $moment ->
        [hook] Tę kartę zagrywa się w trakcie akcji, do której należy.
        [repeat] Tę kartę zagrywa się zaraz po akcji, którą powtarza.
        [move] Tę kartę zagrywa się przed ruchem kupca.
        [move-assistant] Tę kartę zagrywa się przed ruchem kupca albo przed zostawieniem lub zabraniem pomocnika.
       *[free] Tę kartę zagrywa się między akcjami, nie teraz.
    }
why-card-repeat = Ta karta powtarza tylko akcję lokacji { $place-or }; ostatnia była inna.
why-last-cards = Ostatnia runda dobiegła końca; można już zagrać tylko karty, które dają towary lub liry.
why-no-tile = Nie masz żetonu { $good-many } z meczetu.
why-tile-used = Ten żeton został już użyty w tej turze.
why-row-full = Na wózku nie ma miejsca na więcej { $good-many }.
why-no-good = Nie masz { $good-gen }.
why-not-demanded = Na żetonie popytu nie ma { $good-many }.
why-not-wanted = Na żetonie popytu nie ma więcej { $good-many }.
why-other-mosque = Żeton { $good-many } leży w drugim meczecie.
why-tile-owned = Masz już żeton { $good-many }.
why-stack-empty = Nie ma już żetonów { $good-many }.
why-tile-goods =
    Ten żeton wymaga { $need ->
        [one] { $need } { $good-gen }
        [few] { $need } { $good-many }
       *[many] { $need } { $good-many }
    } na wózku; masz { $have }.
why-stack-without-assistant = Pod twoim kupcem nie ma pomocnika.
why-assistant-here = Jest tu już twój pomocnik; zabierz go.
why-no-assistant-here = Nie ma tu takiego pomocnika.
why-no-assistant-at = Nie ma { $place-at } twojego pomocnika.
why-met-already = To spotkanie już było w tej turze.
why-not-here = Tu, gdzie działa twoja figura w tej turze, nie ma z kim się spotkać.
why-family-safe = Na Posterunku policji członkowie rodzin są u siebie; nikt ich nie odsyła.
why-own-family = To twój własny członek rodziny; odsyła się tylko cudzych.
why-place-not-in-game = W tej grze nie ma { $place-gen }.
why-not-in-game = To nie należy do tej gry.
why-token-not-in-game = { $token } nie bierze udziału w tej grze.
why-barrier = Drogę { $place-to } zagradza blokada.
why-same-place = Ruch musi kończyć się w innej lokacji niż { $place }.
why-already-home = Twój członek rodziny jest już { $place-at }.
why-coffee =
    Na to trzeba { $need ->
        [one] { $need } kawy
        [few] { $need } kaw
       *[many] { $need } kaw
    }; masz { $have }.
why-goods =
    Na to trzeba { $need ->
        [one] { $need } towaru
        [few] { $need } towarów
       *[many] { $need } towarów
    }; nie masz wszystkich.
why-seals =
    Na to trzeba { $need ->
        [one] { $need } pieczęci
        [few] { $need } pieczęci
       *[many] { $need } pieczęci
    }; twoje listy mają { $have }.
why-lira-or-good =
    Na to trzeba { $need ->
        [one] { $need } liry
        [few] { $need } lir
       *[many] { $need } lir
    } albo towaru; masz { $have } i żadnego towaru.
why-nothing-to-give = Nie masz za to nic do oddania.
why-empty-hand = Nie masz karty bonusowej.
why-no-card-to-draw = Za mało kart bonusowych do dobrania.
why-no-guild-card-to-draw = Za mało kart gildii do dobrania.
why-no-letter-to-draw = Nie ma już listów do dobrania.
why-nothing-to-copy = Na wierzchu odrzuconych nie leży karta, którą można naśladować.
why-other-card-on-top = Na wierzchu odrzuconych leży „{ $card }”, a ta nie obraca kości.
why-no-such-die = Żadna kość nie pokazuje { $face }, by ją obrócić.
why-tile-barred = Żeton meczetu nie pomaga przy tym rzucie.
why-no-track = Nie można kupić rubinów { $place-at }.
why-no-guild-card = Nie masz karty gildii.
why-guild-cards = Żadnej z twoich kart gildii nie da się wykonać w całości.
why-phase-1 = To jest możliwe tylko przed zagraniem karty, która rusza kupca.
why-nothing-to-roast = Nie masz ani dość lir, ani towaru, ani karty, by oddać je za kawę.
why-roasted = Każdej wymiany można dokonać raz, a ta już była.
why-roast-first = Trzeba dokonać jednej z wymian.
why-tavern = Nie możesz w Tawernie za nic zapłacić.
why-tavern-first = Trzeba skorzystać z jednej z ofert.
why-tavern-used = Z tej oferty już skorzystano.
why-tavern-tile-owned = Masz już żeton tego rodzaju.
why-tavern-stack-empty = Nie ma już żetonów tego rodzaju.
why-baksheesh-goods =
    Bakszysz wymaga { $need ->
        [one] { $need } { $good-gen }
        [few] { $need } { $good-many }
       *[many] { $need } { $good-many }
    }; masz { $have }.
why-no-street = Między tymi lokacjami nie ma na tej planszy ulicy.
why-not-beside = Ta lokacja nie leży przy blokadzie.
why-swapped = Skoro oddajesz { $good-acc }, nie możesz tego zarazem wziąć.
why-swap-room = Nie byłoby miejsca, by wziąć tyle innych rzeczy.
why-swap-first = Najpierw coś oddaj.
why-not-common = Można wziąć tylko tkaninę, przyprawę lub owoc, a nie { $good-acc }.
why-no-corner = W żadnym rogu nie ma { $place-gen }.
why-no-companion = Nie ma jeszcze z tobą wspólnika; przyprowadza go Fontanna.
why-companion-out = Twój wspólnik jest już { $place-at }.
why-no-companion-out = Twój wspólnik nie stoi na planszy albo nie może stamtąd odejść.
why-family-not-home = Członek rodziny nie może sam pójść na Posterunek policji.
why-all-merchants-here = Żaden inny kupiec nie stoi gdzie indziej.
why-no-such-seat = Nie ma takiego gracza.
why-double-turn = W tej rundzie masz już kupioną dodatkową turę.
why-no-letters = Nie masz listów.
why-no-such-letter = Nie masz takiego listu.
why-letters-set = Z tym listem rachunek by się nie zgadzał: żaden nie może być zbędny.
why-kiosk-not-open = Ten żeton nie jest odkryty.
why-kiosk-one-way = Tego żetonu można użyć tylko w jedną stronę.
why-must-bid = Otwierasz aukcję i musisz złożyć ofertę.
why-bid = Najwyższa oferta to { $n }; zaoferuj więcej.

## The result

score-goods =
    { $n ->
        [one] { $n } towar
        [few] { $n } towary
       *[many] { $n } towarów
    }
score-cards =
    { $n ->
        [one] { $n } karta bonusowa
        [few] { $n } karty bonusowe
       *[many] { $n } kart bonusowych
    }
result-by-lira =
    (równo rubinów, mniej o { $n ->
        [one] { $n } lirę
        [few] { $n } liry
       *[many] { $n } lir
    })
result-by-goods =
    (równo rubinów i lir, mniej o { $n ->
        [one] { $n } towar
        [few] { $n } towary
       *[many] { $n } towarów
    })
result-by-cards =
    (równo rubinów, lir i towarów, mniej o { $n ->
        [one] { $n } kartę bonusową
        [few] { $n } karty bonusowe
       *[many] { $n } kart bonusowych
    })

## The log

log-move = { $player } idzie { $target-to }.
log-card = { $player } zagrywa „{ $target-acc }”.
log-tile = { $player } używa żetonu { $target-many } z meczetu.
log-tile-mosque-tile = { $player } bierze żeton { $target-many } z meczetu.
log-tile-guild-tile = { $player } bierze żeton { $target-many } z meczetu.
log-decline-assistant = { $player } kończy turę bez pomocnika.
log-decline-pay-merchants = { $player } nikomu nie płaci i kończy turę.
log-decline-buy-good = { $player } nic nie kupuje.
log-decline-use-kiosk-tile = { $player } nie używa żetonu kiosku „{ $tile }”.
log-pick-up = { $player } zabiera pomocnika.
log-pick-up-neutral = { $player } zabiera neutralnego pomocnika.
log-leave = { $player } zostawia pomocnika.
log-pay = { $player } płaci lirami.
log-pay-pay-merchants = { $player } płaci kupcom.
log-pay-roast = { $player } wypala kawę za liry.
log-act = { $player } wykonuje akcję { $place-gen }.
log-act-act-there = Członek rodziny ({ $player }) wykonuje akcję { $place-gen }.
log-skip = { $player } nic nie robi { $place-at }.
log-skip-act-there = Członek rodziny ({ $player }) nic nie robi { $place-at }.
log-skip-act-beside = { $player } nie korzysta z żadnej lokacji przy blokadzie.
log-meet-token = { $player } spotyka { $target-acc }.
log-meet-family = { $player } odsyła { $target-acc }.
log-take = { $player } bierze { $target-acc }.
log-take-buy-good = { $player } kupuje { $target-acc }.
log-take-take-two = { $player } bierze { $target-two }.
log-give = { $player } oddaje { $target-acc }.
log-give-roast = { $player } wypala kawę za { $target-acc }.
log-from-deck = { $player } dobiera z talii.
log-from-discard = { $player } bierze „{ $thing-acc }” z kart odrzuconych.
log-discard = { $player } odrzuca „{ $target-acc }”.
log-discard-roast = { $player } wypala kawę za „{ $target-acc }”.
log-discard-guild = { $player } odrzuca kartę gildii „{ $target }”.
log-discard-guild-roast = { $player } wypala kawę za kartę gildii „{ $target }”.
log-return = { $player } woła pomocnika { $target-from }.
log-call = { $player } zapowiada { $target }.
log-reroll = { $player } rzuca jeszcze raz.
log-turn = { $player } obraca kość z { $target } na { $red-tile-face }.
log-sell = { $player } sprzedaje { $target-acc }.
log-send = { $player } wysyła członka rodziny { $target-to }.
log-reward-card = { $player } wybiera w nagrodę kartę bonusową.
log-reward-lira = { $player } bierze w nagrodę liry.
log-done = { $player } kończy.
log-done-sell = { $player } kończy sprzedaż.
log-done-swap-give = { $player } nie oddaje nic więcej.
log-roll = { $player } wyrzuca { $target-apart }.
log-roll-number = { $player } wyrzuca { $target }.
log-roll-move-token = { $token } idzie { $place-to }.
log-roll-move-neutral = Neutralny kupiec idzie { $place-to }.
log-roll-pay-black-market = { $player } wyrzuca { $total } ({ $target-apart }).
log-roll-pay-guild-black-market = { log-roll-pay-black-market }
log-roll-pay-tea-house = { log-roll-pay-black-market }
log-draw = { $player } dobiera „{ $target-acc }”.
log-draw-hidden = { $player } dobiera kartę bonusową.
log-demand = { $place } skupuje teraz: { $goods }.
log-six = { $player } zagrywa „Kość na szóstkę” i obraca kość z { $target } na { $card-face }.
log-copy-six = { $player } naśladuje „Kość na szóstkę” i obraca kość z { $target } na { $card-face }.
log-ruby = { $player } bierze rubin { $target-from }.
log-guild-card = { $player } zagrywa kartę gildii.
log-guild = { $player } zagrywa kartę gildii „{ $target }”.
log-draw-guild = { $player } dobiera kartę gildii „{ $target }”.
log-draw-guild-hidden = { $player } dobiera kartę gildii.
log-movement-tile = { $player } kupuje żeton ruchu.
log-encounter-tile = { $player } kupuje żeton spotkania.
log-set-barrier = { $player } bierze blokadę.
log-baksheesh = { $player } daje bakszysz.
log-barrier = { $player } kładzie blokadę między { $one-ins } a { $other-ins }.
log-use = { $player } wykonuje akcję { $target-gen }.
log-use-use-kiosk-tile = { $player } używa żetonu kiosku „{ $tile }”.
log-use-back = { $player } używa żetonu kiosku „{ $tile }” w drugą stronę.
log-companion = { $player } rusza wspólnikiem.
log-place-companion = { $player } stawia wspólnika obok kupca.
log-step = Wspólnik ({ $player }) idzie { $target-to }.
log-step-family-walk = Członek rodziny ({ $player }) idzie { $target-to }.
log-leave-companion = { $player } zostawia wspólnika tam, gdzie stoi.
log-recall-companion = { $player } zabiera wspólnika do swoich zasobów.
log-join = { $player } dołącza do kupca gracza { $target }.
log-letter-place = { $player } oddaje list { $target-to }.
log-letter-letter = { $player } oddaje { $target }.
log-draw-letter = { $player } dobiera list { $target-to }.
log-double-turn = { $player } kupuje jeszcze jedną turę.
log-kiosk = { $player } wybiera żeton kiosku „{ $target }”.
log-reveal = Odkryto żeton kiosku „{ $target }”.
log-pass = { $player } pasuje.
log-bid =
    { $player } oferuje { $target ->
        [one] { $target } lirę
        [few] { $target } liry
       *[many] { $target } lir
    }.
log-serve = { $player } korzysta z przysługi { $target-gen }.
change-goods-red =
    { $n } { $count ->
        [one] tkanina
        [few] tkaniny
       *[many] tkanin
    }
change-goods-green =
    { $n } { $count ->
        [one] przyprawa
        [few] przyprawy
       *[many] przypraw
    }
change-goods-yellow =
    { $n } { $count ->
        [one] owoc
        [few] owoce
       *[many] owoców
    }
change-goods-blue =
    { $n } { $count ->
        [one] klejnot
        [few] klejnoty
       *[many] klejnotów
    }
change-mosque-tiles-red = { $n } żeton tkanin z meczetu
change-mosque-tiles-green = { $n } żeton przypraw z meczetu
change-mosque-tiles-yellow = { $n } żeton owoców z meczetu
change-mosque-tiles-blue = { $n } żeton klejnotów z meczetu
change-capacity = { $n } do pojemności wózka
change-coffee =
    { $n } { $count ->
        [one] kawa
        [few] kawy
       *[many] kaw
    }
change-tavern-tiles =
    { $n } { $count ->
        [one] żeton tawerny
        [few] żetony tawerny
       *[many] żetonów tawerny
    }
change-letters =
    { $n } { $count ->
        [one] list do doręczenia
        [few] listy do doręczenia
       *[many] listów do doręczenia
    }
change-delivered =
    { $n } { $count ->
        [one] doręczony list
        [few] doręczone listy
       *[many] doręczonych listów
    }
change-stack =
    { $n } { $count ->
        [one] pomocnik w stosie
        [few] pomocnicy w stosie
       *[many] pomocników w stosie
    }

## The story: each turn in one sentence. table.ftl says how it is put together

story-move = idzie { $target-to }
story-card =
    { $trade ->
        [gain] zagrywa „{ $target-acc }” i otrzymuje { $gained }
        [cost]
            { $money ->
                [paid] zagrywa „{ $target-acc }” i płaci { $paid }
               *[other] zagrywa „{ $target-acc }” i oddaje { $paid }
            }
        [both]
            { $money ->
                [paid] zagrywa „{ $target-acc }” i oddaje { $paid } za { $gained }
                [gained] zagrywa „{ $target-acc }” i sprzedaje { $paid } za { $gained }
               *[other] zagrywa „{ $target-acc }” i oddaje { $paid } za { $gained }
            }
       *[none] zagrywa „{ $target-acc }”
    }
story-tile =
    { $trade ->
        [cost] płaci { $paid }, by zawołać pomocnika
       *[other] woła pomocnika
    }
story-decline-assistant = kończy tam turę bez pomocnika
story-decline-pay-merchants = nikomu nie płaci i kończy turę
story-skip = nic tam nie robi
story-skip-act-there = nie każe mu tam nic robić
story-meet-token =
    { $trade ->
        [gain] otrzymuje { $target-from } { $gained }
        [cost]
            { $money ->
                [paid] płaci { $target-dat } { $paid }
               *[other] oddaje { $target-dat } { $paid }
            }
        [both]
            { $money ->
                [paid] płaci { $target-dat } { $paid } za { $gained }
               *[other] oddaje { $target-dat } { $paid } za { $gained }
            }
       *[none] spotyka { $target-acc }
    }
story-meet-family =
    { $trade ->
        [gain] odsyła { $target-acc } i otrzymuje { $gained }
       *[other] odsyła { $target-acc }
    }
story-reward =
    { $trade ->
        [gain] odsyła członka rodziny i otrzymuje { $gained }
       *[other] odsyła członka rodziny
    }
story-discard-discard-card = odrzuca „{ $target-acc }”
story-return-return-assistants =
    { $n ->
        [one] woła do siebie pomocnika
        [few] woła do siebie { $n } pomocników
       *[many] woła do siebie { $n } pomocników
    }
story-call =
    { $total ->
        [0] zapowiada { $target }
       *[other]
            { $trade ->
                [gain] zapowiada { $target }, wyrzuca { $total } i otrzymuje { $gained }
               *[other] zapowiada { $target } i wyrzuca { $total }
            }
    }
story-roll-pay-black-market =
    { $trade ->
        [gain] wyrzuca { $total } i otrzymuje { $gained }
       *[other] wyrzuca { $total }
    }
story-send = wysyła członka rodziny { $target-to }
story-demand = { $place } skupuje teraz: { $goods }
story-roll-move-token = { $token } idzie { $place-to }
story-roll-move-neutral = neutralny kupiec idzie { $place-to }
story-guild =
    { $trade ->
        [gain] zagrywa kartę gildii „{ $target }” i otrzymuje { $gained }
        [cost] zagrywa kartę gildii „{ $target }” i oddaje { $paid }
        [both] zagrywa kartę gildii „{ $target }” i oddaje { $paid } za { $gained }
       *[none] zagrywa kartę gildii „{ $target }”
    }
story-discard-guild-discard-guild-card = odrzuca kartę gildii „{ $target }”
story-use-place = wykonuje akcję { $target-gen }
story-movement-tile =
    { $trade ->
        [cost] kupuje żeton ruchu za { $paid }
       *[other] bierze żeton ruchu
    }
story-encounter-tile =
    { $trade ->
        [cost] kupuje żeton spotkania za { $paid }
       *[other] bierze żeton spotkania
    }
story-set-barrier =
    { $trade ->
        [cost] płaci { $paid } za blokadę
       *[other] bierze blokadę
    }
story-barrier = kładzie ją między { $one-ins } a { $other-ins }
story-baksheesh =
    { $trade ->
        [both] daje { $paid } jako bakszysz za { $gained }
        [cost] daje { $paid } jako bakszysz
       *[other] daje bakszysz
    }
story-six =
    { $trade ->
        [gain] zagrywa „{ name-card-die-to-6 }”, co daje { $total }, i otrzymuje { $gained }
       *[other] zagrywa „{ name-card-die-to-6 }”, co daje { $total }
    }
story-copy-six =
    { $trade ->
        [gain] naśladuje „{ name-card-die-to-6 }”, co daje { $total }, i otrzymuje { $gained }
       *[other] naśladuje „{ name-card-die-to-6 }”, co daje { $total }
    }
story-roll-pay-guild-black-market = { story-roll-pay-black-market }
story-roll-reward-dice =
    { $trade ->
        [gain] wyrzuca { $target-apart } i otrzymuje { $gained }
        [both] wyrzuca { $target-apart } i oddaje { $paid } za { $gained }
       *[other] wyrzuca { $target-apart }
    }
story-place-companion = stawia wspólnika obok kupca
story-recall-companion = zabiera wspólnika do swoich zasobów
story-step = wysyła wspólnika { $target-to }
story-step-family-walk = wysyła członka rodziny { $target-to }
story-join = dołącza do kupca gracza { $target }
story-double-turn =
    { $trade ->
        [cost] oddaje { $paid } za jeszcze jedną turę
       *[other] otrzymuje jeszcze jedną turę
    }
story-use-use-kiosk-tile =
    { $trade ->
        [gain] używa żetonu kiosku „{ $tile }” i otrzymuje { $gained }
        [cost] używa żetonu kiosku „{ $tile }” i oddaje { $paid }
        [both] używa żetonu kiosku „{ $tile }” i oddaje { $paid } za { $gained }
       *[none] używa żetonu kiosku „{ $tile }”
    }
story-use-back = { story-use-use-kiosk-tile }
story-decline-use-kiosk-tile = nie używa żetonu kiosku „{ $tile }”
story-serve =
    { $trade ->
        [gain] otrzymuje { $target-from } { $gained }
        [cost]
            { $money ->
                [paid] płaci { $target-dat } { $paid }
               *[other] oddaje { $target-dat } { $paid }
            }
        [both]
            { $money ->
                [paid] płaci { $target-dat } { $paid } za { $gained }
               *[other] oddaje { $target-dat } { $paid } za { $gained }
            }
       *[none] korzysta z przysługi { $target-gen }
    }
story-roll-roll-die =
    { $trade ->
        [gain] wyrzuca { $total } i otrzymuje { $gained }
       *[other] wyrzuca { $total }
    }
story-auction = wygrywa aukcję
story-delivers =
    { $n ->
        [one] doręcza list
        [few] doręcza { $n } listy
       *[many] doręcza { $n } listów
    }
some-goods-red =
    { $n ->
        [one] tkaninę
        [few] { $n } tkaniny
       *[many] { $n } tkanin
    }
some-goods-green =
    { $n ->
        [one] przyprawę
        [few] { $n } przyprawy
       *[many] { $n } przypraw
    }
some-goods-yellow =
    { $n ->
        [one] owoc
        [few] { $n } owoce
       *[many] { $n } owoców
    }
some-goods-blue =
    { $n ->
        [one] klejnot
        [few] { $n } klejnoty
       *[many] { $n } klejnotów
    }
some-mosque-tiles-red = żeton tkanin z meczetu
some-mosque-tiles-green = żeton przypraw z meczetu
some-mosque-tiles-yellow = żeton owoców z meczetu
some-mosque-tiles-blue = żeton klejnotów z meczetu
some-capacity =
    { $n ->
        [one] rozszerzenie wózka
        [few] { $n } rozszerzenia wózka
       *[many] { $n } rozszerzeń wózka
    }
some-cards =
    { $n ->
        [one] kartę bonusową
        [few] { $n } karty bonusowe
       *[many] { $n } kart bonusowych
    }
some-cards-named = „{ $thing-acc }”
some-coffee =
    { $n ->
        [one] kawę
        [few] { $n } kawy
       *[many] { $n } kaw
    }
some-guild-cards =
    { $n ->
        [one] kartę gildii
        [few] { $n } karty gildii
       *[many] { $n } kart gildii
    }
some-guild-cards-named = kartę gildii „{ $thing }”
some-tavern-tiles =
    { $n ->
        [one] żeton tawerny
        [few] { $n } żetony tawerny
       *[many] { $n } żetonów tawerny
    }
some-letters =
    { $n ->
        [one] list
        [few] { $n } listy
       *[many] { $n } listów
    }
some-letters-named = list { $thing-to }
some-delivered =
    { $n ->
        [one] doręczony list
        [few] { $n } doręczone listy
       *[many] { $n } doręczonych listów
    }

## Effects: the texts of cards and places are made of these

effect-gain-extension = weź rozszerzenie wózka; ostatnie z { $extensions } daje rubin
effect-fill-row = uzupełnij { $good-few } do pełna
effect-buy-good = z żetonem przypraw z meczetu możesz dopłacić { $n } liry za jeszcze jeden towar
effect-use-post-office = otrzymaj to, co pokazują odkryte pola; potem przesuwa się znacznik
effect-take-card = weź kartę bonusową z talii albo z wierzchu odrzuconych
effect-discard-unless-leader = odrzuć kartę bonusową
effect-return-assistants = zawołaj do siebie dowolną liczbę swoich pomocników
effect-roll-dice = rzuć dwiema kośćmi
effect-change-dice = możesz zmienić wynik żetonem tkanin z meczetu
effect-pay-black-market = otrzymaj klejnoty według sumy: { $list }
effect-from-total = { $n } od { $total }
effect-take-good = weź jeden dowolny towar
effect-take-common-good = weź jedną tkaninę, przyprawę lub owoc
effect-call-number = zapowiedz liczbę od { $lowest-call } do { $highest-call } i rzuć kośćmi: jeśli wypadnie co najmniej tyle, otrzymaj zapowiedzianą liczbę lir, a jeśli nie, to { $missed-call }
effect-sell = sprzedaj do { $most-sold } towarów z żetonu popytu; potem żeton wędruje na spód
effect-send-family = wyślij stąd członka rodziny do dowolnej innej lokacji i wykonaj jej akcję
effect-pay-palace = oddaj towar za każde odkryte pole
effect-pay-dealer = zapłać tyle lir, ile wynosi najwyższa odkryta liczba
effect-take-ruby = weź kolejny rubin
effect-take-ruby-of = weź kolejny rubin { $place-from }
effect-mosque-tile = jeśli masz na wózku tyle towarów, ile pokazuje żeton, oddaj jeden z nich i weź żeton; oba żetony tego meczetu razem dają rubin
effect-family-home = odeślij swojego członka rodziny na Posterunek policji
effect-reward = weź kartę bonusową albo { $reward-lira } liry
effect-repeat-action = wykonaj jeszcze raz akcję { $place-gen }
effect-repeat-either = wykonaj jeszcze raz akcję { $place-gen } albo { $other-gen }
effect-stay = twój kupiec zostaje na miejscu; graj dalej, jakby właśnie tam doszedł
effect-walk = twój kupiec robi { $nearest } albo { $farthest } kroki
effect-return-assistant = zawołaj do siebie jednego pomocnika
effect-draw-card = dobierz kartę bonusową
effect-pay-lira-or-card = zapłać { $n } liry albo odrzuć kartę bonusową
effect-pay-lira-or-good = zapłać { $n } liry albo oddaj jeden towar
effect-move-token = { $token } idzie do lokacji, którą wskażą kości
effect-card-small-market-any = na Małym targu: sprzedaj dowolne towary, cokolwiek pokazuje żeton popytu
effect-card-die-to-6 = po swoim rzucie, który może coś dać: obróć jedną kość na { $card-face }
effect-card-top-discard = wykonaj kartę z wierzchu odrzuconych
effect-change-dice-by-card = możesz zmienić wynik kartą bonusową
effect-gain-coffee =
    otrzymaj { $n ->
        [one] { $n } kawę
        [few] { $n } kawy
       *[many] { $n } kaw
    }
effect-pay-coffee =
    oddaj { $n ->
        [one] { $n } kawę
        [few] { $n } kawy
       *[many] { $n } kaw
    }
effect-gain-good = otrzymaj { $good-acc }
effect-pay-good = oddaj { $good-acc }
effect-give-goods =
    oddaj { $goods ->
        [one] { $goods } dowolny towar
        [few] { $goods } dowolne towary
       *[many] { $goods } dowolnych towarów
    }
effect-take-two = weź dwa towary jednego rodzaju: tkaniny, przyprawy lub owoce
effect-take-item = weź jeden dowolny towar albo kawę
effect-pay-item = oddaj jeden towar albo kawę
effect-pay-any-good = oddaj jeden towar
effect-swap-give = oddaj do { $most-swapped } towarów lub kaw i weź tyle samo innych rodzajów
effect-call-number-for-more = zapowiedz liczbę od { $lowest-call } do { $highest-call } i rzuć kośćmi: jeśli wypadnie co najmniej tyle, otrzymaj { $factor } razy tyle lir, ile wynosi ta liczba, a jeśli nie, to { $missed }
effect-draw-cards =
    dobierz { $n ->
        [one] kartę bonusową
        [few] { $n } karty bonusowe
       *[many] { $n } kart bonusowych
    }
effect-discard-card = odrzuć kartę bonusową
effect-draw-guild-card = dobierz kartę gildii
effect-draw-guild-cards =
    dobierz { $n ->
        [one] kartę gildii
        [few] { $n } karty gildii
       *[many] { $n } kart gildii
    }
effect-discard-guild-card = odrzuć kartę gildii
effect-roast = każda wymiana raz: { $roast-coffee } kawy za { $roast-lira } liry, { $roast-coffee } za jeden towar, { $roast-coffee } za kartę bonusową lub gildii
effect-tavern = kup żeton tawerny, postaw blokadę albo daj bakszysz
effect-tavern-twice = skorzystaj z jednej lub dwóch różnych ofert Tawerny, płacąc razem o { $n } kawę mniej
effect-pay-coffee-house = oddaj tyle kaw, ile wynosi najwyższa odkryta liczba
effect-pay-coffee-house-half = oddaj tyle kaw, ile wynosi połowa najwyższej odkrytej liczby w Kawiarni, zaokrąglona w górę
effect-coffee-per-ruby = otrzymaj kawę za każdy swój rubin
effect-stack-to-fountain = twój kupiec idzie do Fontanny razem z pomocnikami pod nim
effect-extra-turn = rozegraj jeszcze jedną turę
effect-act-anywhere = wykonaj akcję dowolnej lokacji
effect-family-home-quietly = twój członek rodziny wraca na Posterunek policji
effect-guild-tile = weź żeton { $place-gen }, którego nie masz, za jeden towar jego koloru, ilukolwiek by żądał
effect-to-corner = twój kupiec idzie do innego rogu
effect-reward-dice = otrzymaj za każdą kość: { $list }
effect-for-face = przy { $face } { $effect }
effect-choose-ruby = weź kolejny rubin z dowolnej lokacji, która sprzedaje rubiny
effect-draw-letters =
    dobierz { $n ->
        [one] list
        [few] { $n } listy
       *[many] { $n } listów
    }
effect-draw-letter = dobierz list
effect-give-letter = oddaj list
effect-pay-seals = zapłać { $n } pieczęciami ze swoich listów
effect-society-lira = pierwsze takie zakupy w całej grze zwracają po kolei { $list } liry
effect-open-kiosk = odkryj o jeden żeton kiosku więcej, niż jest graczy; po kolei od ciebie każdy wybiera jeden i może go użyć, a ty możesz użyć też ostatniego
effect-open-auction = wystaw na aukcję { $auction-cards } karty bonusowe: otwierasz, każdy inny gracz raz licytuje lub pasuje, a ty możesz zamknąć; pieniądze są twoje albo idą do zasobów, jeśli wygrywasz
effect-companion-to-supply = zabierz wspólnika do swoich zasobów
effect-recall-companion = możesz zabrać wspólnika do swoich zasobów
effect-companion-walk =
    twój wspólnik robi { $n ->
        [one] jeden krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
effect-family-walk = twój członek rodziny robi jeden krok, ale nie na Posterunek policji; potem możesz wykonać tam akcję
effect-to-merchant = twój kupiec idzie do kupca innego gracza, któremu nic się nie płaci
effect-to-anywhere = twój kupiec idzie do dowolnej innej lokacji
effect-relocate = twój kupiec idzie do dowolnej innej lokacji, albo wspólnik, jeśli to on tu działa; nic się tam nie dzieje
effect-serve-token = skorzystaj z Burmistrza, Przemytnika lub innej takiej postaci, gdziekolwiek jest
effect-pay-fixed-or-good = zapłać { $n } liry albo oddaj jeden towar
effect-pay-lira-or-letter = zapłać { $n } liry albo oddaj list
effect-roll-die = rzuć jedną kością
effect-die-lira = otrzymaj tyle lir
when-free = w dowolnej chwili swojej tury między akcjami
when-free-last = w dowolnej chwili swojej tury między akcjami, także po końcu gry
when-move = przed ruchem kupca
when-move-assistant = przed ruchem kupca albo przed zostawieniem lub zabraniem pomocnika
when-repeat = zaraz po akcji, którą powtarza
when-hook = gdy zaczyna się akcja, do której należy
when-card-die-to-6 = w dowolnej chwili swojej tury po takim rzucie
when-card-top-discard = zawsze wtedy, gdy można by zagrać tamtą kartę
rules-istanbul-turn = Jak przebiega tura
rules-istanbul-end = Jak kończy się dzień
rules-istanbul-variants = Warianty

## Reference pages

rules-istanbul-places = Lokacje
rules-istanbul-cards = Karty bonusowe
rules-istanbul-tokens = Spotkania
rules-istanbul-mosque = Żetony meczetów
rules-istanbul-layouts = Układy
rules-istanbul-guild = Karty gildii
rules-istanbul-kiosk = Żetony kiosku
rules-istanbul-tavern = Tawerna
rules-istanbul-letters = Listy i wspólnik
rules-istanbul-turn-aim = Prowadzisz kupca przez bazar, napełniasz wózek towarami i zamieniasz je w rubiny. O zwycięstwie decydują tylko rubiny. Twoja tura ma cztery kroki, jeden po drugim.
rules-istanbul-turn-move = Ruch: twój kupiec idzie o jedną lub dwie lokacje dalej, wzdłuż rzędów i kolumn, razem ze wszystkimi pomocnikami pod nim. Nie może zostać na miejscu.
rules-istanbul-turn-assistant = Pomocnik: zostaw w lokacji najniższego pomocnika ze stosu albo zabierz tego, który już tam czeka. Bez tego twoja tura się kończy; tylko przy Fontannie pomocnika nie trzeba.
rules-istanbul-turn-merchants =
    Zapłata: każdy inny kupiec w lokacji dostaje od ciebie { $merchant-price ->
        [one] { $merchant-price } lirę
        [few] { $merchant-price } liry
       *[many] { $merchant-price } lir
    }. Jeśli nie możesz lub nie chcesz zapłacić, twoja tura się kończy. Przy Fontannie nikomu się nie płaci.
rules-istanbul-turn-action = Akcja: wykonaj to, co robi lokacja, albo z tego zrezygnuj.
rules-istanbul-turn-encounters =
    Spotkania: członków rodzin innych graczy odsyłasz na Posterunek policji, za każdego w nagrodę bierzesz kartę bonusową albo { $reward-lira ->
        [one] { $reward-lira } lirę
        [few] { $reward-lira } liry
       *[many] { $reward-lira } lir
    }. Z Burmistrzem, Przemytnikiem i im podobnymi możesz się spotkać za opłatą; potem kości mówią, dokąd idą.
rules-istanbul-turn-any-time = Kart bonusowych i żetonów meczetu używasz wtedy, gdy na to pozwalają, ilu tylko chcesz. Wybory możesz cofać, dopóki nie zakończysz tury, chyba że był już rzut lub dobranie albo decydował ktoś inny.
rules-istanbul-turn-guild-card = Zamiast tego wszystkiego możesz zagrać jedną kartę gildii. To cała twoja tura: nikt się nie rusza, nikomu nie płacisz i nikogo nie spotykasz, chyba że karta tak mówi.
rules-istanbul-turn-companion = { rules-companion }
rules-istanbul-turn-letters = { rules-letters-delivery }
rules-istanbul-turn-double-turn = { rules-letters-prices }
rules-istanbul-end-rubies =
    Ostatnią rundę rozpoczyna ten, kto zbierze { $usual ->
        [one] { $usual } rubin
        [few] { $usual } rubiny
       *[many] { $usual } rubinów
    }, przy dwóch graczach { $of-two }, z dowolnym rozszerzeniem { $with-expansions }; gra się ją do końca. Rubiny ponad tę liczbę też się liczą.
rules-istanbul-end-cards = Potem każdy, począwszy od pierwszego gracza, może jeszcze zagrać karty bonusowe, które dają towary lub liry.
rules-istanbul-end-winner = Wygrywa ten, kto ma najwięcej rubinów. Przy równej ich liczbie decydują liry, potem towary na wózku, potem karty bonusowe na ręce; kto ma po równo wszystkiego, dzieli zwycięstwo.
rules-istanbul-variants-neutral-assistants = Neutralni pomocnicy: najniższego pomocnika każdego gracza zastępuje jeden w kolorze, którym nikt nie gra. Kto przyjdzie do lokacji, w której taki stoi, może go zabrać jak własnego; przy Fontannie wracają tylko twoi.
rules-istanbul-variants-caravan-leader = Przewodnik karawany: kto ostatni korzystał z Karawanseraju, prowadzi karawanę od końca tej tury i nie odrzuca tam żadnej karty.
rules-layout-of = { $layout }, { $expansion }
rules-tavern-tiles = Żetony: { $tavern-tiles } żetony jednego rodzaju kosztują po kolei { $list } kawy; każdy gracz może mieć po jednym każdego rodzaju.
rules-tavern-movement = Żeton ruchu: zamiast zwykłego ruchu twój kupiec może iść prosto tak daleko, jak chcesz.
rules-tavern-encounter = Żeton spotkania: z każdą z tych postaci spotykasz się za darmo: { $tokens }.
rules-tavern-barrier = Blokada: połóż ją między dwiema sąsiednimi lokacjami i wykonaj akcję jednej z nich. Przechodzi przez nią tylko ten, kto położył ją ostatni.
rules-tavern-baksheesh = Bakszysz: daj kawę i towary za kolejny rubin z lokacji, która sprzedaje rubiny.
rules-tavern-prices =
    Blokada kosztuje { $barrier-price } kawy. Bakszysz kosztuje { $baksheesh-coffee } kawy i { $baksheesh-goods ->
        [one] { $baksheesh-goods } { $good-acc }
        [few] { $baksheesh-goods } { $good-few }
       *[many] { $baksheesh-goods } { $good-many }
    }, następnym razem { $baksheesh-goods ->
        [one] { $baksheesh-goods } { $other-acc }
        [few] { $baksheesh-goods } { $other-few }
       *[many] { $baksheesh-goods } { $other-many }
    } i tak na zmianę.
rules-letters-delivery = Każdy list wskazuje lokację. Jest doręczony, gdy tylko stanie tam twój kupiec, wspólnik lub członek rodziny.
rules-letters-seals = List liczy się jako jedna pieczęć, doręczony jako dwie. Oddane listy idą na stos odrzuconych.
rules-letters-prices = Pieczęciami płaci się za rubin w Tajnym stowarzyszeniu ({ $society-seals }), a raz na rundę, na końcu tury, za jeszcze jedną turę ({ $double-turn-seals }).
rules-letters-copies =
    { $places }: { $n ->
        [one] po jednym liście
        [few] po { $n } listy
       *[many] po { $n } listów
    }
rules-companion = Wspólnik przychodzi do twoich zasobów przy Fontannie. Stamtąd możesz postawić go obok kupca przed ruchem; odtąd w każdej turze ruszasz jednego z nich, wspólnika o jeden krok i bez pomocników.
rules-tile-red = po rzucie na Czarnym rynku lub w Herbaciarni, raz na turę: obróć kość na { $red-tile-face } albo rzuć obiema jeszcze raz
rules-tile-green = w składzie, raz na turę: jeszcze jeden dowolny towar za { $green-tile-price } liry
rules-tile-yellow = raz na turę: zapłać { $yellow-tile-price } liry i zawołaj pomocnika z innej lokacji
rules-tile-blue = twój ostatni pomocnik od razu dołącza do stosu
rules-requires = przy { $players } graczach żetony jednego koloru wymagają po kolei { $list } jego towarów
describe-demand = { $good }: { $n }
rules-more-6 = Z rozszerzeniem Mokka & Bakszysz daje też kawę.
rules-more-7 = Z rozszerzeniem Listy & Pieczęcie możesz też zabrać wspólnika do zasobów.

## The board in the terminal

board-discard = odrzucone { $n }, na wierzchu „{ $card }”
board-discard-short = odrzucone { $n }
board-dice = ostatni rzut { $dice }
board-legend-pieces = A kupiec  (A) rodzina  a pomocnik
board-legend-neutral = N n neutralni
board-legend-goods = R tkaniny G przyprawy Y owoce B klejnoty * dowolne
board-legend-companion = [A] wspólnik
board-legend-tavern = M żeton ruchu  E żeton spotkania  ┃ ━ blokada
board-hand = Twoje karty: { $cards }
board-hand-empty = brak
board-laid-out = Wyłożone na sprzedaż: { $goods }
board-leader = przewodnik karawany
board-guild-hand = Twoje karty gildii: { $cards }
board-guild-deck = talia gildii { $n }
board-letter-supply = listów w zasobach { $n }
board-barrier-keeper = blokadę ma { $player }
board-leader-is = przewodnik karawany: { $player }
board-kiosk-open = odkryte w Kiosku: { $tiles }
board-bid = { $player } oferuje { $n }
board-letters = listy: { $places }
board-no-letters = brak listów
board-delivered = doręczone: { $n }
board-companion-none = bez wspólnika
board-companion-supply = wspólnik w zasobach
board-companion-out = wspólnik w drodze
board-tile-movement = M
board-tile-encounter = E
board-column-tiles = żetony
board-column-goods = R G Y B
board-column-room = wózek
board-column-stack = pomocnicy
board-column-cards = karty
board-column-coffee = kawa
board-column-guild = gildia
board-post = daje { $goods } i liry: { $lira }
board-post-short = { $goods } i liry: { $lira }
board-post-tiny = { $goods }, liry { $lira }
board-lira = cena w lirach: { $n }
board-goods = żąda { $goods }
board-no-ruby = brak rubinów
board-coffee = cena w kawach: { $n }
board-society = pieczęcie { $seals }, liry z powrotem: { $n }
board-society-short =
    pieczęcie { $seals }, +{ $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    }
board-society-tiny = pieczęcie { $seals }
board-society-spent = żąda pieczęci: { $seals }
board-hint-1 = rozszerzenie za { $price } lir
board-hint-1-short = wózek za { $price } lir
board-hint-1-tiny = za { $price } lir
board-hint-2 = uzupełnia tkaniny
board-hint-2-short = tkaniny
board-hint-3 = uzupełnia przyprawy
board-hint-3-short = przyprawy
board-hint-4 = uzupełnia owoce
board-hint-4-short = owoce
board-hint-6 = daje karty bonusowe
board-hint-6-short = karty bonusowe
board-hint-7 = pomocnicy wracają
board-hint-7-short = powrót pomocników
board-hint-7-tiny = pomocnicy
board-hint-8 = towar; rzut: klejnoty
board-hint-8-short = rzut o klejnoty
board-hint-8-tiny = klejnoty
board-hint-9 = zapowiedź, rzut, liry
board-hint-9-short = zapowiedź i rzut
board-hint-12 = wysyła rodzinę
board-hint-12-short = rodzina
board-hint-17 = wypala kawę
board-hint-18 = daje karty gildii
board-hint-18-short = karty gildii
board-hint-21 = daje listy
board-hint-21-short = listy
board-hint-22 = list i żetony
board-hint-22-short = list, żetony
board-hint-23 = towar i aukcja
board-hint-23-short = towar, aukcja
board-hint-25 = wiodą dokądkolwiek
board-hint-25-short = dokądkolwiek
board-place-2-short = Tkaniny
board-place-3-short = Przyprawy
board-place-4-short = Owoce
board-place-13-short = Pałac
board-place-14-short = Mały meczet
board-place-15-short = Duży meczet
board-place-16-short = Jubiler
board-place-20-short = Kawiarnia
board-place-1-short = Kołodziej
board-place-5-short = Poczta
board-place-6-short = Karawans.
board-place-6-tiny = Karaw.
board-place-7-short = Fontanna
board-place-7-tiny = Font.
board-place-8-short = Cz. rynek
board-place-8-tiny = Cz.ryn.
board-place-9-short = Herbac.
board-place-9-tiny = Herb.
board-place-10-short = Duży targ
board-place-10-tiny = D.targ
board-place-11-short = Mały targ
board-place-11-tiny = M.targ
board-place-12-short = Policja
board-place-14-tiny = M.mecz.
board-place-15-tiny = D.mecz.
board-place-17-short = Palarnia
board-place-17-tiny = Palar.
board-place-18-short = Ratusz
board-place-18-tiny = Ratusz
board-place-19-short = Tawerna
board-place-20-tiny = Kawiar.
board-place-21-short = Ambasada
board-place-22-short = Kiosk
board-place-23-short = Aukcje
board-place-23-tiny = Aukcje
board-place-24-short = Stowarz.
board-place-25-short = Katakumby
board-place-25-tiny = Katak.
board-barrier-lies = blokada: { $one }–{ $other }
board-small-player = gracz
board-small-rubies = rubiny
board-small-lira = liry
board-small-coffee = kaw
board-small-goods = R G Y B
board-small-room = do
board-small-stack = stos
board-small-cards = kar
board-small-guild = gld
board-small-tiles = żetony
board-small-letters = listy
board-small-companion = [+]
