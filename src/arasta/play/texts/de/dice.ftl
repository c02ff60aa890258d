### Das Würfelspiel auf Deutsch. table.ftl sagt, was zu wissen ist, en/dice.ftl nennt die Zahlen der Regeln.
###
### Farben sind Stämme: { $colour }e Waren, einen { $colour }en Marker. So geht es mit rot, gelb, grün, blau und braun.

## Names

game-dice = Istanbul: Das Würfelspiel

name-colour-red = rot
name-colour-yellow = gelb
name-colour-green = grün
name-colour-blue = blau
name-colour-brown = braun
name-resource-red = roter Marker
    .one = einen roten Marker
    .acc = den roten Marker
    .no = keinen roten Marker
name-resource-yellow = gelber Marker
    .one = einen gelben Marker
    .acc = den gelben Marker
    .no = keinen gelben Marker
name-resource-green = grüner Marker
    .one = einen grünen Marker
    .acc = den grünen Marker
    .no = keinen grünen Marker
name-resource-blue = blauer Marker
    .one = einen blauen Marker
    .acc = den blauen Marker
    .no = keinen blauen Marker
name-resource-brown = brauner Marker
    .one = einen braunen Marker
    .acc = den braunen Marker
    .no = keinen braunen Marker
name-resource-crystal = Kristall
    .one = einen Kristall
    .acc = den Kristall
    .no = keinen Kristall
name-resource-lira = Lira
    .one = eine Lira
    .acc = die Lira
    .no = keine Lira
name-face-red = rot
    .alone = Rot
    .die = einen roten Würfel
name-face-yellow = gelb
    .alone = Gelb
    .die = einen gelben Würfel
name-face-green = grün
    .alone = Grün
    .die = einen grünen Würfel
name-face-blue = blau
    .alone = Blau
    .die = einen blauen Würfel
name-face-coin = Münze
    .alone = eine Münze
    .die = einen Münzwürfel
name-face-card = Karte
    .alone = eine Karte
    .die = einen Kartenwürfel
name-area-red = roter Bereich
    .gen = des roten Bereichs
name-area-yellow = gelber Bereich
    .gen = des gelben Bereichs
name-area-green = grüner Bereich
    .gen = des grünen Bereichs
name-area-blue = blauer Bereich
    .gen = des blauen Bereichs
name-area-carpet = Warenteppich
    .gen = des Warenteppichs
name-area-lira = Münzteppich
    .gen = des Münzteppichs
name-tile-kind-lira = Lira
name-tile-kind-crystal = Kristall
name-tile-kind-card = Karte
name-tile-kind-action = Aktion
name-tile-kind-merchant = Händler
name-tile-kind-die = Würfel
name-tile-lira = { $colour }es Lira-Plättchen
    .the = das { $colour }e Lira-Plättchen
    .The = Das { $colour }e Lira-Plättchen
name-tile-crystal = { $colour }es Kristallplättchen
    .the = das { $colour }e Kristallplättchen
    .The = Das { $colour }e Kristallplättchen
name-tile-card = { $colour }es Kartenplättchen
    .the = das { $colour }e Kartenplättchen
    .The = Das { $colour }e Kartenplättchen
name-tile-action = { $colour }es Aktionsplättchen
    .the = das { $colour }e Aktionsplättchen
    .The = Das { $colour }e Aktionsplättchen
name-tile-merchant = { $colour }es Händlerplättchen
    .the = das { $colour }e Händlerplättchen
    .The = Das { $colour }e Händlerplättchen
name-tile-die = Würfelplättchen
    .the = das Würfelplättchen
    .The = Das Würfelplättchen
name-pair-alike = zwei { $one }e Marker
    .Acc = Zwei { $one }e Marker
name-pair-mixed = einen { $one }en und einen { $other }en Marker
    .Acc = Einen { $one }en und einen { $other }en Marker

## Actions, as a button says them

action-reroll-reroll = { $reroll-crystals ->
    [one] Einen Kristall
   *[other] { $reroll-crystals } Kristalle
} zahlen und Würfel neu werfen
action-again = Noch { $target-die } neu werfen
action-throw = Gewählte Würfel neu werfen
action-stop = Keine weitere Aktion
action-token = { $token-goods } { $target-colour }e Waren gegen { $target-one } tauschen
action-crystal = { $crystal-goods } verschiedene Waren gegen einen Kristall tauschen
action-brown = { $brown-goods } verschiedene Waren gegen einen braunen Marker tauschen
action-two-tokens = { $two-tokens-goods } verschiedene Waren gegen zwei Marker deiner Wahl tauschen
action-lira = Alle Münzwürfel zu Lira machen
action-cards = { $target ->
    [one] Einen Kartenwürfel nutzen: eine Karte aufdecken
   *[other] { $target } Kartenwürfel nutzen: ebenso viele Karten aufdecken, eine nutzen
}
action-tile-mosque-tile-action = { $target-The } kaufen
action-ruby-area-action = Nächsten Rubin { $target-gen } kaufen
action-ruby-area = Nächsten Rubin { $target-gen } nehmen
action-pay-pay-goods = Erst mit Würfeln zahlen, dann mit Markern, zuletzt mit braunen
action-die = Mit einem { $target }en Würfel zahlen
action-give-pay-goods = Mit einem { $target-colour }en Marker zahlen
action-gain = { $target } nehmen
action-use-bazaar-card = „{ $target }“ nutzen
action-one-lira = Stattdessen { $fallback-lira } Lira nehmen
action-benefit = Karte nutzen
action-exchange = Auf den Tausch eingehen
action-take-take-either = { $target } nehmen
action-give-give-token = Einen { $target-colour }en Marker abgeben
action-give-up = { $target-The } abgeben
action-take-tile = { $target-The } nehmen
action-reveal-bazaar-card = „{ $target }“ aufdecken
action-lay-out = { $target-The } auslegen

## Questions: what is to be decided

question-reroll = Behältst du den Wurf, oder wirfst du Würfel neu (noch { $crystals ->
    [one] ein Kristall
   *[other] { $crystals } Kristalle
})?
    .other = { $player } überlegt, Würfel neu zu werfen.
question-dice-again = Welche Würfel wirfst du neu?
    .other = { $player } überlegt, welche Würfel noch einmal rollen.
question-action-dice = Welche Aktion führst du aus (noch { $actions-left })?
    .other = { $player } überlegt, welche Aktion es sein soll.
question-pay-goods = Der Preis: { $price }. Womit zahlst du?
    .other = { $player } überlegt, womit zu zahlen ist.
question-take-tokens = Welche zwei Marker nimmst du?
    .other = { $player } überlegt, welche zwei Marker es sein sollen.
question-pick-card = Welche Karte nutzt du?
    .other = { $player } überlegt, welche Karte es sein soll.
question-benefit = Nutzt du die Karte ({ $card }), oder nimmst du stattdessen { $fallback-lira } Lira?
    .other = { $player } überlegt, die Karte zu nutzen ({ $card }).
question-offer = Nutzt du die Karte ({ $card })?
    .other = { $player } überlegt, die Karte zu nutzen ({ $card }).
question-take-either = Nimmst du { $one } oder { $other }?
    .other = { $player } überlegt: { $one } oder { $other }?
question-give-token = { $brown-too ->
    [0] Welchen farbigen Marker gibst du ab?
   *[other] Welchen Marker gibst du ab, farbig oder braun?
}
    .other = { $player } überlegt, welcher Marker wegkommt.
question-give-tile = Welches deiner Plättchen gibst du ab?
    .other = { $player } überlegt, welches Plättchen wegkommt.
question-take-tile = Welches Plättchen des Marktes nimmst du?
    .other = { $player } überlegt, welches Plättchen des Marktes es sein soll.
question-choose-ruby-dice = Aus welchem Bereich nimmst du den Rubin?
    .other = { $player } überlegt, aus welchem Bereich der Rubin kommen soll.
question-die-rolled = { $player } würfelt. Was zeigt { $dice ->
    [one] der letzte Würfel
   *[other] der nächste von { $dice } Würfeln
}?
question-card-drawn-dice = Welche Basarkarte deckt { $player } auf?
question-tile-drawn = Welches Plättchen kommt in den Markt (noch { $missing })?

## Why not

why-no-die-chosen = Mindestens einen Würfel musst du neu werfen.
why-no-die-of-face = Kein anderer Würfel zeigt { $face-alone }.
why-cannot-pay-so = So lässt sich der Preis nicht bezahlen.
why-not-revealed = Diese Karte wurde nicht aufgedeckt.
why-coloured-only = Die Karte verlangt einen farbigen Marker.
why-no-such-token = Du hast { $good-no }.
why-not-your-tile = Dieses Plättchen gehört dir nicht.
why-not-in-market = Dieses Plättchen liegt nicht im Markt.
why-no-ruby-in-area = In diesem Bereich ist kein Rubin mehr.
why-no-coin-die = Kein Würfel zeigt eine Münze.
why-card-dice = Das kostet { $need ->
    [one] einen Kartenwürfel
   *[other] { $need } Kartenwürfel
}; du hast { $have ->
    [0] keinen
   *[other] { $have }
}.
why-goods-of-colour = Das kostet { $need } { $good-colour }e Waren; mit braunen Markern hast du { $have }.
why-different-goods = Das kostet Waren in { $need } verschiedenen Farben; mit braunen Markern hast du { $have }.
why-carpet-colours = Das kostet je eine Ware in allen { $need } Farben; mit braunen Markern hast du { $have } davon.
why-carpet-goods = Das kostet { $need } Waren; mit braunen Markern hast du { $have }.

## The result

score-wealth = Vermögen { $n }
score-wealth-about = Bei gleich vielen Rubinen entscheidet das Vermögen: Lira, { $token-worth } für jeden Warenmarker und { $crystal-worth } für jeden Kristall.
result-by-wealth = (gleich viele Rubine, { $n } weniger Vermögen)

## The log

log-reroll-reroll = { $player } wirft Würfel neu.
log-stop = { $player } führt keine weitere Aktion aus.
log-token = { $player } tauscht Waren gegen { $target-one }.
log-crystal = { $player } tauscht Waren gegen einen Kristall.
log-brown = { $player } tauscht Waren gegen einen braunen Marker.
log-two-tokens = { $player } tauscht Waren gegen zwei Marker.
log-lira = { $player } macht Münzwürfel zu Lira.
log-cards = { $player } nutzt { $target ->
    [one] einen Kartenwürfel
   *[other] { $target } Kartenwürfel
}.
log-tile-mosque-tile-action = { $player } kauft { $target-the }.
log-ruby-area-action = { $player } kauft den nächsten Rubin { $target-gen }.
log-ruby-area = { $player } nimmt den nächsten Rubin { $target-gen }.
log-pay-pay-goods = { $player } zahlt.
log-die = { $player } zahlt.
log-give-pay-goods = { $player } zahlt.
log-gain = { $player } nimmt { $target }.
log-use-bazaar-card = { $player } nutzt „{ $target }“.
log-one-lira = { $player } nimmt stattdessen Lira.
log-benefit = { $player } nutzt die Karte.
log-exchange = { $player } geht auf den Tausch ein.
log-take-take-either = { $player } nimmt { $target-acc }.
log-give-give-token = { $player } gibt { $target-one } ab.
log-give-up = { $player } gibt { $target-the } ab.
log-take-tile = { $player } nimmt { $target-the }.
log-reveal-bazaar-card = { $player } deckt „{ $target }“ auf.
log-lay-out = Neu im Markt: { $target }.
log-rolled = { $player } würfelt { $dice }.
log-mosque-ruby = { $player } nimmt einen Rubin der Moschee.
log-shortage = Der Vorrat reicht nicht: Alle, die davon haben, geben zurück.
log-reshuffled = Der Ablagestapel wird gemischt und zum neuen Stapel.
log-income = Die Plättchen von { $player } bringen etwas ein.

change-tokens-red = { $n } { $count ->
    [one] roter
   *[other] rote
} Marker
change-tokens-yellow = { $n } { $count ->
    [one] gelber
   *[other] gelbe
} Marker
change-tokens-green = { $n } { $count ->
    [one] grüner
   *[other] grüne
} Marker
change-tokens-blue = { $n } { $count ->
    [one] blauer
   *[other] blaue
} Marker
change-tokens-brown = { $n } { $count ->
    [one] brauner
   *[other] braune
} Marker
change-crystals = { $n } { $count ->
    [one] Kristall
   *[other] Kristalle
}
change-tiles = { $n } Plättchen
change-dice-red = { $n } { $count ->
    [one] roter
   *[other] rote
} Würfel
change-dice-yellow = { $n } { $count ->
    [one] gelber
   *[other] gelbe
} Würfel
change-dice-green = { $n } { $count ->
    [one] grüner
   *[other] grüne
} Würfel
change-dice-blue = { $n } { $count ->
    [one] blauer
   *[other] blaue
} Würfel
change-dice-coin = { $n } Münzwürfel
change-dice-card = { $n } Kartenwürfel

## The story: each turn in one sentence. table.ftl says how it is put together

story-income = bekommt zuerst { $gained }
story-roll-face = { $all ->
    [0] würfelt
   *[other] { $trade ->
        [cost] zahlt { $paid } und würfelt { $dice }
       *[other] würfelt { $dice }
    }
}
story-cards = { $target ->
    [one] { $trade ->
        [gain] nutzt eine Basarkarte und nimmt { $gained }
        [cost] nutzt eine Basarkarte und gibt { $paid } ab
        [both] nutzt eine Basarkarte und tauscht { $paid } gegen { $gained }
       *[none] nutzt eine Basarkarte
    }
   *[other] { $trade ->
        [gain] wählt aus { $target } Basarkarten und nimmt { $gained }
        [cost] wählt aus { $target } Basarkarten und gibt { $paid } ab
        [both] wählt aus { $target } Basarkarten und tauscht { $paid } gegen { $gained }
       *[none] wählt aus { $target } Basarkarten
    }
}
story-reveal = { $trade ->
    [gain] deckt eine Basarkarte auf und nimmt { $gained }
    [cost] deckt eine Basarkarte auf und gibt { $paid } ab
    [both] deckt eine Basarkarte auf und tauscht { $paid } gegen { $gained }
   *[none] deckt eine Basarkarte auf
}
story-barter = { $trade ->
    [gain] tauscht Würfel gegen { $gained }
    [cost] { $money ->
        [paid] zahlt { $paid }
       *[other] gibt { $paid } ab
    }
    [both] { $money ->
        [paid] zahlt { $paid } für { $gained }
       *[other] tauscht { $paid } gegen { $gained }
    }
   *[none] tauscht
}
story-shortage = der Vorrat reicht nicht

some-tokens-red = { $n ->
    [one] einen roten Marker
   *[other] { $n } rote Marker
}
some-tokens-yellow = { $n ->
    [one] einen gelben Marker
   *[other] { $n } gelbe Marker
}
some-tokens-green = { $n ->
    [one] einen grünen Marker
   *[other] { $n } grüne Marker
}
some-tokens-blue = { $n ->
    [one] einen blauen Marker
   *[other] { $n } blaue Marker
}
some-tokens-brown = { $n ->
    [one] einen braunen Marker
   *[other] { $n } braune Marker
}
some-crystals = { $n ->
    [one] einen Kristall
   *[other] { $n } Kristalle
}
some-tiles = { $n ->
    [one] ein Moscheeplättchen
   *[other] { $n } Moscheeplättchen
}
some-tiles-named = { $thing-the }
some-dice-red = { $n ->
    [one] einen roten Würfel
   *[other] { $n } rote Würfel
}
some-dice-yellow = { $n ->
    [one] einen gelben Würfel
   *[other] { $n } gelbe Würfel
}
some-dice-green = { $n ->
    [one] einen grünen Würfel
   *[other] { $n } grüne Würfel
}
some-dice-blue = { $n ->
    [one] einen blauen Würfel
   *[other] { $n } blaue Würfel
}
some-dice-coin = { $n ->
    [one] einen Münzwürfel
   *[other] { $n } Münzwürfel
}
some-dice-card = { $n ->
    [one] einen Kartenwürfel
   *[other] { $n } Kartenwürfel
}
some-faces-red = { $n ->
    [1] Rot
   *[other] { $n }-mal Rot
}
some-faces-yellow = { $n ->
    [1] Gelb
   *[other] { $n }-mal Gelb
}
some-faces-green = { $n ->
    [1] Grün
   *[other] { $n }-mal Grün
}
some-faces-blue = { $n ->
    [1] Blau
   *[other] { $n }-mal Blau
}
some-faces-coin = { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}
some-faces-card = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}

## Amounts, cards and tiles: their texts are made of these

amount-red = { $n ->
    [one] einen roten Marker
   *[other] { $n } rote Marker
}
amount-yellow = { $n ->
    [one] einen gelben Marker
   *[other] { $n } gelbe Marker
}
amount-green = { $n ->
    [one] einen grünen Marker
   *[other] { $n } grüne Marker
}
amount-blue = { $n ->
    [one] einen blauen Marker
   *[other] { $n } blaue Marker
}
amount-brown = { $n ->
    [one] einen braunen Marker
   *[other] { $n } braune Marker
}
amount-crystal = { $n ->
    [one] einen Kristall
   *[other] { $n } Kristalle
}
amount-lira = { $n } Lira

thing-and = { $first } und { $last }
thing-take-either = { $one } oder { $other }
thing-take-tokens = zwei farbige Marker deiner Wahl
thing-any-token = einen farbigen oder braunen Marker
thing-coloured-token = einen farbigen Marker
thing-give-tile = eins deiner Moscheeplättchen
thing-take-tile = ein ausliegendes Plättchen
thing-choose-ruby = den nächsten Rubin eines Bereichs deiner Wahl
thing-use-card-dice = { $n }
thing-reveal = { $n ->
    [one] eine Basarkarte
   *[other] { $n } Basarkarten
}

active-gain = nimm { $taken }
active-exchange = gib { $asked } für { $taken }
active-own = wenn du { $asked } hast, nimm { $taken }
active-use-card-dice = wenn diese Aktion { $asked } oder mehr Kartenwürfel gekostet hat, nimm { $taken }
active-fallback = oder nimm { $fallback-lira } Lira
others-gain = alle anderen nehmen { $taken }
others-exchange = alle anderen dürfen { $asked } für { $taken } geben

tile-income = { $income } je{"\u00A0"}Zug
tile-action = eine Aktion mehr
tile-merchant = einen { $colour }en Marker bei Münzwürfeln
tile-merchant-own = einen Marker seiner Farbe bei Münzwürfeln
tile-die = ein Würfel mehr

price-same = { $n } { $colour }e Waren
price-own = { $n } Waren seiner Farbe
price-different = { $n } verschiedene Waren
price-carpet = je eine Ware in jeder Farbe{ $n ->
    [0] {""}
    [one] {" "}und eine beliebige
   *[other] {" "}und { $n } beliebige
}

describe-mosque-tile = { $does }. Preis: { $price }.
describe-area-colour = Seine Rubine kosten { $colour }e Waren.
describe-area-left-carpet = Seine Rubine kosten je eine Ware in jeder Farbe, spätere dazu weitere beliebige.
describe-area-right-carpet = Seine Rubine kosten Lira.

## Reference pages

rules-dice-actions = Zug und Aktionen
rules-dice-end = So endet die Partie
rules-dice-areas = Handelsbereiche
rules-dice-mosque = Moscheeplättchen
rules-dice-cards = Basarkarten
rules-dice-values = Zahlen und Werte
rules-derived = abgeleitet: folgt aus dem Gedruckten
rules-reconstructed = rekonstruiert: keine Quelle bekannt; eine Zahl, die passt
rules-turn-income = Zuerst bekommst du, was deine Plättchen in jedem Zug einbringen.
rules-turn-roll = Dann wirfst du { $common-dice } Würfel und für jedes Würfelplättchen einen mehr. So oft du willst, darfst du { $reroll-crystals ->
    [one] einen Kristall
   *[other] { $reroll-crystals } Kristalle
} zahlen und beliebige davon neu werfen.
rules-turn-actions = Dann hast du { $actions } Aktionen und für jedes Aktionsplättchen eine mehr. Waren sind Würfel oder Marker einer Farbe; ein brauner Marker ist eine Ware beliebiger Farbe.
rules-turn-hand-over = Dann gehen die Würfel weiter. Ein Plättchen wirkt ab deinem nächsten Zug.
rules-action-stop = keine weitere Aktion
rules-action-token = { $token-goods } Waren einer Farbe für einen Marker dieser Farbe
rules-action-crystal = { $crystal-goods } verschiedene Waren für einen Kristall
rules-action-brown = { $brown-goods } verschiedene Waren für einen braunen Marker
rules-action-two-tokens = { $two-tokens-goods } verschiedene Waren für zwei farbige Marker deiner Wahl
rules-action-lira = alle Münzwürfel für je { $coin-lira } Lira; jedes Händlerplättchen bringt einen Marker seiner Farbe dazu
rules-action-cards = beliebig viele Kartenwürfel: Decke ebenso viele Basarkarten auf und nutze eine davon
rules-action-tile = die Waren auf einem ausliegenden Plättchen für das Plättchen
rules-action-ruby = der Preis eines Handelsbereichs für seinen nächsten Rubin
rules-goal = Mit { $players } Spielern läutet die letzte Runde ein, wer { $n } Rubine hat.
rules-area-colour = Jede Farbe: { $list } Waren davon
rules-area-left-carpet = { name-area-carpet }: je eine Ware in jeder Farbe und { $list } beliebige
rules-area-right-carpet = { name-area-lira }: { $list } Lira
rules-mosque-rubies = Moschee: { $n } Rubine, je einer für alle, die als Erste { $tiles } Plättchen haben
rules-tile = { $kind }: { $does }; { $copies }, Preis: { $price }
rules-tile-copies = insgesamt { $n }
rules-tile-copies-coloured = { $n ->
    [one] eins in jeder Farbe
   *[other] { $n } in jeder Farbe
}
rules-dice-end-round = Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Dann gewinnt, wer die meisten Rubine hat.
rules-wealth = Bei gleich vielen Rubinen entscheidet das Vermögen: alles, was du hast, mit seinem Wert in Lira.
rules-resource = { $thing }: insgesamt { $n }, Wert { $value }
rules-number-dice = Würfel: { $common-dice } für alle und { $spare-dice } für Würfelplättchen; jeder hat die vier Farben, eine Münze und eine Karte.
rules-number-market = Markt: { $market-tiles } Plättchen liegen offen aus.
rules-number-start = Start: Alle haben { $starting-crystals ->
    [one] einen Kristall
   *[other] { $starting-crystals } Kristalle
}; wer beginnt, hat keine Lira, wer danach kommt, jeweils eine mehr.
rules-number-coin = Ein Münzwürfel bringt { $coin-lira } Lira.
rules-number-fallback = Wer an der Reihe ist und eine Karte, die nur ihm gilt, nicht nutzen kann oder will, nimmt { $fallback-lira } Lira.

## The board in the terminal

board-areas = Handelsbereiche
board-area-red = Rot
board-area-yellow = Gelb
board-area-green = Grün
board-area-blue = Blau
board-area-carpet = { name-area-carpet }
board-area-lira = { name-area-lira }
board-mosque = Moschee
board-mosque-ruby = für { $n } Plättchen · { $stack } im Stapel
board-discards = Ablage { $n }
board-roll = Würfel
board-no-dice = nicht geworfen
board-again = neu:
board-payment = Zu zahlen: { $price }. Bisher gewählt: { $chosen }
board-payment-dice = Würfel { $goods }
board-payment-tokens = Marker { $goods }
board-payment-brown = { $n } braun
board-payment-none = nichts
board-actions = Aktionen { $taken } von { $allowed }
board-column-crystals = Kristalle
board-column-tokens = R Y G B
board-column-brown = braun
board-column-mosque-tiles = Plättchen
board-supply = Vorrat
board-revealed = Aufgedeckt: { $card }
board-legend-colours = R rote Stoffe  Y gelbe Früchte  G grüne Gewürze  B blauer Schmuck
board-legend-fresh = * wirkt ab dem nächsten Zug
