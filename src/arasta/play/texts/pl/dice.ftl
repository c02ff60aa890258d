### Gra w kości po polsku. Dla tłumaczy: co trzeba wiedzieć, mówi table.ftl.


## Names

game-dice = Istanbul: gra kościana
name-colour-red = czerwony
    .gen = czerwonego
    .many = czerwonych
    .few = czerwone
    .ins = czerwonymi
name-colour-yellow = żółty
    .gen = żółtego
    .many = żółtych
    .few = żółte
    .ins = żółtymi
name-colour-green = zielony
    .gen = zielonego
    .many = zielonych
    .few = zielone
    .ins = zielonymi
name-colour-blue = niebieski
    .gen = niebieskiego
    .many = niebieskich
    .few = niebieskie
    .ins = niebieskimi
name-colour-brown = brązowy
    .gen = brązowego
    .many = brązowych
    .few = brązowe
    .ins = brązowymi
name-resource-red = czerwony żeton
    .acc = czerwony żeton
    .gen = czerwonego żetonu
    .many = czerwonych żetonów
    .ins = czerwonym żetonem
name-resource-yellow = żółty żeton
    .acc = żółty żeton
    .gen = żółtego żetonu
    .many = żółtych żetonów
    .ins = żółtym żetonem
name-resource-green = zielony żeton
    .acc = zielony żeton
    .gen = zielonego żetonu
    .many = zielonych żetonów
    .ins = zielonym żetonem
name-resource-blue = niebieski żeton
    .acc = niebieski żeton
    .gen = niebieskiego żetonu
    .many = niebieskich żetonów
    .ins = niebieskim żetonem
name-resource-brown = brązowy żeton
    .acc = brązowy żeton
    .gen = brązowego żetonu
    .many = brązowych żetonów
    .ins = brązowym żetonem
name-resource-crystal = kryształ
    .acc = kryształ
    .gen = kryształu
    .many = kryształów
    .ins = kryształem
name-resource-lira = lira
    .acc = liry
    .gen = liry
    .many = lir
    .ins = lirami
name-face-red = czerwony
    .alone = czerwony
    .gen = czerwonego
    .die = czerwoną kością
name-face-yellow = żółty
    .alone = żółty
    .gen = żółtego
    .die = żółtą kością
name-face-green = zielony
    .alone = zielony
    .gen = zielonego
    .die = zieloną kością
name-face-blue = niebieski
    .alone = niebieski
    .gen = niebieskiego
    .die = niebieską kością
name-face-coin = moneta
    .alone = moneta
    .gen = monety
    .die = kością z monetą
name-face-card = karta
    .alone = karta
    .gen = karty
    .die = kością z kartą
name-area-red = pole czerwone
    .gen = pola czerwonego
    .from = z pola czerwonego
name-area-yellow = pole żółte
    .gen = pola żółtego
    .from = z pola żółtego
name-area-green = pole zielone
    .gen = pola zielonego
    .from = z pola zielonego
name-area-blue = pole niebieskie
    .gen = pola niebieskiego
    .from = z pola niebieskiego
name-area-carpet = Dywan towarów
    .gen = Dywanu towarów
    .from = z Dywanu towarów
name-area-lira = Dywan monet
    .gen = Dywanu monet
    .from = z Dywanu monet
name-tile-kind-lira = liry
name-tile-kind-crystal = kryształ
name-tile-kind-card = karta
name-tile-kind-action = akcja
name-tile-kind-merchant = kupiec
name-tile-kind-die = kość
name-tile-lira = { $colour } kafelek lir
name-tile-crystal = { $colour } kafelek kryształu
name-tile-card = { $colour } kafelek karty
name-tile-action = { $colour } kafelek akcji
name-tile-merchant = { $colour } kafelek kupca
name-tile-die = kafelek kości
name-pair-alike = dwa { $one-few } żetony
name-pair-mixed = { $one } i { $other } żeton

## Actions, as a button says them

action-reroll-reroll =
    Zapłać { $reroll-crystals ->
        [one] kryształ
        [few] { $reroll-crystals } kryształy
       *[many] { $reroll-crystals } kryształów
    } i rzuć kośćmi jeszcze raz
action-again = Rzuć jeszcze raz { $target-die }
action-throw = Rzuć wybranymi kośćmi jeszcze raz
action-stop = Bez dalszych akcji
action-token = Wymień { $token-goods } { $target-colour-few } towary na { $target }
action-crystal = Wymień { $crystal-goods } różne towary na kryształ
action-brown = Wymień { $brown-goods } różne towary na brązowy żeton
action-two-tokens = Wymień { $two-tokens-goods } różne towary na dwa dowolne żetony
action-lira = Zamień wszystkie kości z monetą na liry
action-cards =
    { $target ->
        [one] Użyj kości z kartą: odkryj jedną kartę
        [few] Użyj { $target } kości z kartą: odkryj tyle kart i użyj jednej
       *[many] Użyj { $target } kości z kartą: odkryj tyle kart i użyj jednej
    }
action-tile-mosque-tile-action = Kup { $target }
action-ruby-area-action = Kup kolejny rubin { $target-from }
action-ruby-area = Weź kolejny rubin { $target-from }
action-pay-pay-goods = Zapłać, co trzeba: najpierw kośćmi, potem żetonami, na końcu brązowymi
action-die = Zapłać { $target-die }
action-give-pay-goods = Zapłać { $target-ins }
action-gain = Weź { $target }
action-use-bazaar-card = Użyj karty „{ $target }”
action-one-lira =
    Weź zamiast tego { $fallback-lira ->
        [one] { $fallback-lira } lirę
        [few] { $fallback-lira } liry
       *[many] { $fallback-lira } lir
    }
action-benefit = Użyj karty
action-exchange = Dokonaj wymiany
action-take-take-either = Weź { $target-acc }
action-give-give-token = Oddaj { $target-acc }
action-give-up = Oddaj { $target }
action-take-tile = Weź { $target }
action-reveal-bazaar-card = Odkryj kartę „{ $target }”
action-lay-out = Wyłóż { $target }

## Questions: what is to be decided

question-reroll =
    Zostawiasz wynik czy rzucasz jeszcze raz (masz { $crystals ->
        [one] jeden kryształ
        [few] { $crystals } kryształy
       *[many] { $crystals } kryształów
    })?
    .other = { $player } decyduje, czy rzucać jeszcze raz.
question-dice-again = Którymi kośćmi rzucisz jeszcze raz?
    .other = { $player } decyduje, którymi kośćmi rzucić jeszcze raz.
question-action-dice = Jaką akcję wykonasz (zostało: { $actions-left })?
    .other = { $player } decyduje, jaką akcję wykonać.
question-pay-goods = Cena to { $price }. Czym zapłacisz?
    .other = { $player } decyduje, czym zapłacić.
question-take-tokens = Które dwa żetony weźmiesz?
    .other = { $player } decyduje, które dwa żetony wziąć.
question-pick-card = Której karty użyjesz?
    .other = { $player } decyduje, której karty użyć.
question-benefit =
    Użyjesz karty ({ $card }) czy weźmiesz zamiast tego { $fallback-lira ->
        [one] { $fallback-lira } lirę
        [few] { $fallback-lira } liry
       *[many] { $fallback-lira } lir
    }?
    .other = { $player } decyduje, czy użyć karty ({ $card }).
question-offer = Użyjesz karty ({ $card })?
    .other = { $player } decyduje, czy użyć karty ({ $card }).
question-take-either = Weźmiesz { $one } czy { $other }?
    .other = { $player } wybiera: { $one } czy { $other }.
question-give-token =
    { $brown-too ->
        [0] Który kolorowy żeton oddasz?
       *[other] Który żeton oddasz, kolorowy czy brązowy?
    }
    .other = { $player } decyduje, który żeton oddać.
question-give-tile = Który ze swoich kafelków oddasz?
    .other = { $player } decyduje, który kafelek oddać.
question-take-tile = Który kafelek z targu weźmiesz?
    .other = { $player } decyduje, który kafelek z targu wziąć.
question-choose-ruby-dice = Rubin z którego pola weźmiesz?
    .other = { $player } decyduje, rubin z którego pola wziąć.
question-die-rolled =
    { $player } rzuca. Co pokazuje { $dice ->
        [one] ostatnia kość
        [few] następna z { $dice } kości
       *[many] następna z { $dice } kości
    }?
question-card-drawn-dice = Jaką kartę bazaru odkrywa { $player }?
question-tile-drawn = Jaki kafelek pojawia się na targu (brakuje: { $missing })?

## Why not

why-no-die-chosen = Trzeba rzucić jeszcze raz co najmniej jedną kością.
why-no-die-of-face = Żadna inna kość nie pokazuje { $face-gen }.
why-cannot-pay-so = Tak nie da się zapłacić tej ceny.
why-not-revealed = Ta karta nie została odkryta.
why-coloured-only = Karta żąda kolorowego żetonu.
why-no-such-token = Nie masz { $good-gen }.
why-not-your-tile = Nie masz tego kafelka.
why-not-in-market = Tego kafelka nie ma na targu.
why-no-ruby-in-area = Na tym polu nie ma już rubinów.
why-no-coin-die = Żadna kość nie pokazuje monety.
why-card-dice =
    Na to trzeba { $need ->
        [one] kości z kartą
        [few] { $need } kości z kartą
       *[many] { $need } kości z kartą
    }; masz { $have ->
        [0] zero
       *[other] { $have }
    }.
why-goods-of-colour =
    Na to trzeba { $need ->
        [one] { $need } { $good-colour-gen } towaru
        [few] { $need } { $good-colour-many } towarów
       *[many] { $need } { $good-colour-many } towarów
    }; z brązowymi żetonami masz { $have }.
why-different-goods =
    Na to trzeba { $need ->
        [one] { $need } towaru
        [few] { $need } towarów różnych kolorów
       *[many] { $need } towarów różnych kolorów
    }; z brązowymi żetonami masz { $have }.
why-carpet-colours = Na to trzeba po jednym towarze w każdym z { $need } kolorów; z brązowymi żetonami masz { $have } z nich.
why-carpet-goods =
    Na to trzeba { $need ->
        [one] { $need } towaru
        [few] { $need } towarów
       *[many] { $need } towarów
    }; z brązowymi żetonami masz { $have }.

## The result

score-wealth = majątek { $n }
score-wealth-about =
    Przy równej liczbie rubinów decyduje majątek: liry, do tego każdy żeton towaru za { $token-worth } i każdy kryształ za { $crystal-worth }.
result-by-wealth = (równo rubinów, mniejszy majątek o { $n })

## The log

log-reroll-reroll = { $player } rzuca jeszcze raz.
log-stop = { $player } nie wykonuje dalszych akcji.
log-token = { $player } wymienia towary na { $target }.
log-crystal = { $player } wymienia towary na kryształ.
log-brown = { $player } wymienia towary na brązowy żeton.
log-two-tokens = { $player } wymienia towary na dwa żetony.
log-lira = { $player } zamienia kości z monetą na liry.
log-cards =
    { $player } używa { $target ->
        [one] kości z kartą
        [few] { $target } kości z kartą
       *[many] { $target } kości z kartą
    }.
log-tile-mosque-tile-action = { $player } kupuje { $target }.
log-ruby-area-action = { $player } kupuje kolejny rubin { $target-from }.
log-ruby-area = { $player } bierze kolejny rubin { $target-from }.
log-pay-pay-goods = { $player } płaci.
log-die = { $player } płaci.
log-give-pay-goods = { $player } płaci.
log-gain = { $player } bierze { $target }.
log-use-bazaar-card = { $player } używa karty „{ $target }”.
log-one-lira = { $player } bierze zamiast tego liry.
log-benefit = { $player } używa karty.
log-exchange = { $player } dokonuje wymiany.
log-take-take-either = { $player } bierze { $target-acc }.
log-give-give-token = { $player } oddaje { $target-acc }.
log-give-up = { $player } oddaje { $target }.
log-take-tile = { $player } bierze { $target }.
log-reveal-bazaar-card = { $player } odkrywa kartę „{ $target }”.
log-lay-out = Na targu pojawia się { $target }.
log-rolled = { $player } wyrzuca: { $dice }.
log-mosque-ruby = { $player } bierze rubin z meczetu.
log-shortage = W zasobach brakuje: kto coś z tego ma, oddaje.
log-reshuffled = Odrzucone karty są tasowane i tworzą talię.
log-income = { $player } otrzymuje dochód z kafelków.
change-tokens-red =
    { $n } { $count ->
        [one] czerwony żeton
        [few] czerwone żetony
       *[many] czerwonych żetonów
    }
change-tokens-yellow =
    { $n } { $count ->
        [one] żółty żeton
        [few] żółte żetony
       *[many] żółtych żetonów
    }
change-tokens-green =
    { $n } { $count ->
        [one] zielony żeton
        [few] zielone żetony
       *[many] zielonych żetonów
    }
change-tokens-blue =
    { $n } { $count ->
        [one] niebieski żeton
        [few] niebieskie żetony
       *[many] niebieskich żetonów
    }
change-tokens-brown =
    { $n } { $count ->
        [one] brązowy żeton
        [few] brązowe żetony
       *[many] brązowych żetonów
    }
change-crystals =
    { $n } { $count ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }
change-tiles =
    { $n } { $count ->
        [one] kafelek
        [few] kafelki
       *[many] kafelków
    }
change-dice-red =
    { $n } { $count ->
        [one] czerwona kość
        [few] czerwone kości
       *[many] czerwonych kości
    }
change-dice-yellow =
    { $n } { $count ->
        [one] żółta kość
        [few] żółte kości
       *[many] żółtych kości
    }
change-dice-green =
    { $n } { $count ->
        [one] zielona kość
        [few] zielone kości
       *[many] zielonych kości
    }
change-dice-blue =
    { $n } { $count ->
        [one] niebieska kość
        [few] niebieskie kości
       *[many] niebieskich kości
    }
change-dice-coin =
    { $n } { $count ->
        [one] kość z monetą
        [few] kości z monetą
       *[many] kości z monetą
    }
change-dice-card =
    { $n } { $count ->
        [one] kość z kartą
        [few] kości z kartą
       *[many] kości z kartą
    }

## The story: each turn in one sentence. table.ftl says how it is put together

story-income = na początku otrzymuje { $gained }
story-roll-face =
    { $all ->
        [0] rzuca
       *[other]
            { $trade ->
                [cost] płaci { $paid } i wyrzuca: { $dice }
               *[other] wyrzuca: { $dice }
            }
    }
story-cards =
    { $target ->
        [one]
            { $trade ->
                [gain] używa karty bazaru i otrzymuje { $gained }
                [cost] używa karty bazaru i oddaje { $paid }
                [both] używa karty bazaru i oddaje { $paid } za { $gained }
               *[none] używa karty bazaru
            }
        [few]
            { $trade ->
                [gain] wybiera z { $target } kart bazaru i otrzymuje { $gained }
                [cost] wybiera z { $target } kart bazaru i oddaje { $paid }
                [both] wybiera z { $target } kart bazaru i oddaje { $paid } za { $gained }
               *[none] wybiera z { $target } kart bazaru
            }
       *[many]
            { $trade ->
                [gain] wybiera z { $target } kart bazaru i otrzymuje { $gained }
                [cost] wybiera z { $target } kart bazaru i oddaje { $paid }
                [both] wybiera z { $target } kart bazaru i oddaje { $paid } za { $gained }
               *[none] wybiera z { $target } kart bazaru
            }
    }
story-reveal =
    { $trade ->
        [gain] odkrywa kartę bazaru i otrzymuje { $gained }
        [cost] odkrywa kartę bazaru i oddaje { $paid }
        [both] odkrywa kartę bazaru i oddaje { $paid } za { $gained }
       *[none] odkrywa kartę bazaru
    }
story-barter =
    { $trade ->
        [gain] wymienia kości na { $gained }
        [cost]
            { $money ->
                [paid] płaci { $paid }
               *[other] oddaje { $paid }
            }
        [both]
            { $money ->
                [paid] płaci { $paid } za { $gained }
               *[other] wymienia { $paid } na { $gained }
            }
       *[none] handluje
    }
story-shortage = w zasobach brakuje
some-tokens-red =
    { $n ->
        [one] czerwony żeton
        [few] { $n } czerwone żetony
       *[many] { $n } czerwonych żetonów
    }
some-tokens-yellow =
    { $n ->
        [one] żółty żeton
        [few] { $n } żółte żetony
       *[many] { $n } żółtych żetonów
    }
some-tokens-green =
    { $n ->
        [one] zielony żeton
        [few] { $n } zielone żetony
       *[many] { $n } zielonych żetonów
    }
some-tokens-blue =
    { $n ->
        [one] niebieski żeton
        [few] { $n } niebieskie żetony
       *[many] { $n } niebieskich żetonów
    }
some-tokens-brown =
    { $n ->
        [one] brązowy żeton
        [few] { $n } brązowe żetony
       *[many] { $n } brązowych żetonów
    }
some-crystals =
    { $n ->
        [one] kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
some-tiles =
    { $n ->
        [one] kafelek meczetu
        [few] { $n } kafelki meczetu
       *[many] { $n } kafelków meczetu
    }
some-tiles-named = { $thing }
some-dice-red =
    { $n ->
        [one] czerwoną kość
        [few] { $n } czerwone kości
       *[many] { $n } czerwonych kości
    }
some-dice-yellow =
    { $n ->
        [one] żółtą kość
        [few] { $n } żółte kości
       *[many] { $n } żółtych kości
    }
some-dice-green =
    { $n ->
        [one] zieloną kość
        [few] { $n } zielone kości
       *[many] { $n } zielonych kości
    }
some-dice-blue =
    { $n ->
        [one] niebieską kość
        [few] { $n } niebieskie kości
       *[many] { $n } niebieskich kości
    }
some-dice-coin =
    { $n ->
        [one] kość z monetą
        [few] { $n } kości z monetą
       *[many] { $n } kości z monetą
    }
some-dice-card =
    { $n ->
        [one] kość z kartą
        [few] { $n } kości z kartą
       *[many] { $n } kości z kartą
    }
some-faces-red =
    { $n ->
        [1] czerwony
       *[other] { $n }× czerwony
    }
some-faces-yellow =
    { $n ->
        [1] żółty
       *[other] { $n }× żółty
    }
some-faces-green =
    { $n ->
        [1] zielony
       *[other] { $n }× zielony
    }
some-faces-blue =
    { $n ->
        [1] niebieski
       *[other] { $n }× niebieski
    }
some-faces-coin =
    { $n ->
        [one] moneta
        [few] { $n }× moneta
       *[many] { $n }× moneta
    }
some-faces-card =
    { $n ->
        [one] karta
        [few] { $n }× karta
       *[many] { $n }× karta
    }

## Amounts, cards and tiles: their texts are made of these

amount-red =
    { $n ->
        [one] { $n } czerwony żeton
        [few] { $n } czerwone żetony
       *[many] { $n } czerwonych żetonów
    }
amount-yellow =
    { $n ->
        [one] { $n } żółty żeton
        [few] { $n } żółte żetony
       *[many] { $n } żółtych żetonów
    }
amount-green =
    { $n ->
        [one] { $n } zielony żeton
        [few] { $n } zielone żetony
       *[many] { $n } zielonych żetonów
    }
amount-blue =
    { $n ->
        [one] { $n } niebieski żeton
        [few] { $n } niebieskie żetony
       *[many] { $n } niebieskich żetonów
    }
amount-brown =
    { $n ->
        [one] { $n } brązowy żeton
        [few] { $n } brązowe żetony
       *[many] { $n } brązowych żetonów
    }
amount-crystal =
    { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
amount-lira =
    { $n ->
        [one] { $n } lirę
        [few] { $n } liry
       *[many] { $n } lir
    }
thing-and = { $first } i { $last }
thing-take-either = { $one } lub { $other }
thing-take-tokens = dwa dowolne kolorowe żetony
thing-any-token = żeton, kolorowy lub brązowy,
thing-coloured-token = kolorowy żeton
thing-give-tile = jeden ze swoich kafelków meczetu
thing-take-tile = odkryty kafelek
thing-choose-ruby = kolejny rubin z dowolnego pola
thing-use-card-dice = { $n }
thing-reveal =
    { $n ->
        [one] kartę bazaru
        [few] { $n } karty bazaru
       *[many] { $n } kart bazaru
    }
active-gain = otrzymaj { $taken }
active-exchange = oddaj { $asked } za { $taken }
active-own = jeśli masz { $asked }, otrzymaj { $taken }
active-use-card-dice = jeśli w tej akcji użyto co najmniej { $asked } kości z kartą, otrzymaj { $taken }
active-fallback =
    albo weź { $fallback-lira ->
        [one] { $fallback-lira } lirę
        [few] { $fallback-lira } liry
       *[many] { $fallback-lira } lir
    }
others-gain = każdy inny gracz otrzymuje { $taken }
others-exchange = każdy inny gracz może oddać { $asked } za { $taken }
tile-income = daje { $income } na{ "\u00A0" }turę
tile-action = daje jedną akcję więcej
tile-merchant = daje { $colour } żeton przy kościach z monetą
tile-merchant-own = daje żeton jego koloru przy kościach z monetą
tile-die = daje jedną kość więcej
price-same =
    { $n ->
        [one] { $n } { $colour } towar
        [few] { $n } { $colour-few } towary
       *[many] { $n } { $colour-many } towarów
    }
price-own =
    { $n ->
        [one] { $n } towar
        [few] { $n } towary
       *[many] { $n } towarów
    } jego koloru
price-different =
    { $n ->
        [one] { $n } towar
        [few] { $n } różne towary
       *[many] { $n } różnych towarów
    }
price-carpet =
    po jednym towarze każdego koloru{ $n ->
        [0] { "" }
        [one] { " " }i jeden dowolny
        [few] { " " }i { $n } dowolne
       *[many] { " " }i { $n } dowolnych
    }
describe-mosque-tile = { $does }. Kosztuje: { $price }.
describe-area-colour = Za rubiny płaci się tu { $colour-ins } towarami.
describe-area-left-carpet = Za rubiny płaci się tu po jednym towarze każdego koloru, a za dalsze jeszcze dowolnymi.
describe-area-right-carpet = Za rubiny płaci się tu lirami.

## Reference pages

rules-dice-actions = Tura i akcje
rules-dice-end = Jak kończy się gra
rules-dice-areas = Pola handlu
rules-dice-mosque = Kafelki meczetu
rules-dice-cards = Karty bazaru
rules-dice-values = Liczby i wartości
rules-derived = wywiedzione: wynika z tego, co wydrukowano
rules-reconstructed = odtworzone: nie znamy źródła; liczba, która pasuje
rules-turn-income = Najpierw dochód przynoszą twoje kafelki.
rules-turn-roll =
    Potem rzucasz { $common-dice } kośćmi i jedną więcej za każdy kafelek kości. Ile razy chcesz, możesz zapłacić { $reroll-crystals ->
        [one] kryształ
        [few] { $reroll-crystals } kryształy
       *[many] { $reroll-crystals } kryształów
    }, by rzucić dowolnymi z nich jeszcze raz.
rules-turn-actions = Potem możesz wykonać { $actions } akcje i jedną więcej za każdy kafelek akcji. Towary to kości lub żetony jednego koloru; brązowy żeton jest towarem dowolnego koloru.
rules-turn-hand-over = Potem kości dostaje następny gracz. Kafelek działa od twojej następnej tury.
rules-action-stop = bez dalszych akcji
rules-action-token = { $token-goods } towary jednego koloru za żeton tego koloru
rules-action-crystal = { $crystal-goods } różne towary za kryształ
rules-action-brown = { $brown-goods } różne towary za brązowy żeton
rules-action-two-tokens = { $two-tokens-goods } różne towary za dwa dowolne kolorowe żetony
rules-action-lira =
    wszystkie kości z monetą, { $coin-lira ->
        [one] po { $coin-lira } lirę
        [few] po { $coin-lira } liry
       *[many] po { $coin-lira } lir
    } za każdą; każdy kafelek kupca dodaje żeton swojego koloru
rules-action-cards = dowolna liczba kości z kartą: odkryj tyle kart bazaru i użyj jednej z nich
rules-action-tile = towary z odkrytego kafelka za ten kafelek
rules-action-ruby = cena pola handlu za jego kolejny rubin
rules-goal =
    Przy { $players } graczach ostatnią rundę rozpoczyna ten, kto ma { $n ->
        [one] { $n } rubin
        [few] { $n } rubiny
       *[many] { $n } rubinów
    }.
rules-area-colour = Każdy kolor: { $list } jego towarów
rules-area-left-carpet = { name-area-carpet }: po jednym towarze każdego koloru, a do tego dowolnych { $list }
rules-area-right-carpet = { name-area-lira }: liry { $list }
rules-mosque-rubies = Meczet: rubiny { $n }, po jednym dla każdego, kto jako jeden z pierwszych zbierze tyle kafelków: { $tiles }
rules-tile = { $kind }: { $does }; { $copies }, za { $price }
rules-tile-copies = razem { $n }
rules-tile-copies-coloured =
    { $n ->
        [one] po jednym każdego koloru
        [few] po { $n } każdego koloru
       *[many] po { $n } każdego koloru
    }
rules-dice-end-round = Rundę gra się do końca, by każdy miał tyle samo tur. Potem wygrywa ten, kto ma najwięcej rubinów.
rules-wealth = Przy równej liczbie rubinów decyduje majątek: wszystko, co masz, według wartości w lirach.
rules-resource = { $thing }: razem { $n }, wartość { $value }
rules-number-dice = Kości: { $common-dice } dla wszystkich i { $spare-dice } na kafelki kości; każda ma cztery kolory, monetę i kartę.
rules-number-market = Targ: odkrytych kafelków leży { $market-tiles }.
rules-number-start =
    Początek: każdy gracz ma { $starting-crystals ->
        [one] jeden kryształ
        [few] { $starting-crystals } kryształy
       *[many] { $starting-crystals } kryształów
    }; pierwszy nie ma lir, każdy następny ma o lirę więcej.
rules-number-coin =
    Kość z monetą daje { $coin-lira ->
        [one] { $coin-lira } lirę
        [few] { $coin-lira } liry
       *[many] { $coin-lira } lir
    }.
rules-number-fallback =
    Kto nie może lub nie chce użyć karty przeznaczonej tylko dla gracza w turze, bierze { $fallback-lira ->
        [one] { $fallback-lira } lirę
        [few] { $fallback-lira } liry
       *[many] { $fallback-lira } lir
    }.

## The board in the terminal

board-areas = Pola handlu
board-area-red = Czerwone
board-area-yellow = Żółte
board-area-green = Zielone
board-area-blue = Niebieskie
board-area-carpet = { name-area-carpet }
board-area-lira = { name-area-lira }
board-mosque = Meczet
board-mosque-ruby =
    za { $n ->
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[many] { $n } kafelków
    } · w stosie { $stack }
board-discards = odrzucone { $n }
board-roll = Kości
board-no-dice = jeszcze bez rzutu
board-again = jeszcze raz:
board-payment = Do zapłaty: { $price }. Wybrane: { $chosen }
board-payment-dice = kości { $goods }
board-payment-tokens = żetony { $goods }
board-payment-brown = brązowe { $n }
board-payment-none = nic
board-actions = akcje { $taken } z { $allowed }
board-column-crystals = kryształy
board-column-tokens = R Y G B
board-column-brown = brąz
board-column-mosque-tiles = kafelki
board-supply = Zasoby
board-revealed = Odkryto: { $card }
board-legend-colours = R czerwone tkaniny  Y żółte owoce  G zielone przyprawy  B niebieskie klejnoty
board-legend-fresh = * działa od następnej tury
