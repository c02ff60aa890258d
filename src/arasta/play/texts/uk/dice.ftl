### Гра на кістках українською. Що треба знати, сказано в table.ftl.


## Names

game-dice = Стамбул: гра на кістках
name-colour-red = червоний
    .gen = червоного
    .many = червоних
    .fem = червона
    .femacc = червону
name-colour-yellow = жовтий
    .gen = жовтого
    .many = жовтих
    .fem = жовта
    .femacc = жовту
name-colour-green = зелений
    .gen = зеленого
    .many = зелених
    .fem = зелена
    .femacc = зелену
name-colour-blue = синій
    .gen = синього
    .many = синіх
    .fem = синя
    .femacc = синю
name-colour-brown = коричневий
    .gen = коричневого
    .many = коричневих
    .fem = коричнева
    .femacc = коричневу
name-resource-red = червоний жетон
    .gen = червоного жетона
    .acc = червоний жетон
    .many = червоних жетонів
name-resource-yellow = жовтий жетон
    .gen = жовтого жетона
    .acc = жовтий жетон
    .many = жовтих жетонів
name-resource-green = зелений жетон
    .gen = зеленого жетона
    .acc = зелений жетон
    .many = зелених жетонів
name-resource-blue = синій жетон
    .gen = синього жетона
    .acc = синій жетон
    .many = синіх жетонів
name-resource-brown = коричневий жетон
    .gen = коричневого жетона
    .acc = коричневий жетон
    .many = коричневих жетонів
name-resource-crystal = кристал
    .gen = кристала
    .acc = кристал
    .many = кристалів
name-resource-lira = ліра
    .gen = ліри
    .acc = ліру
    .many = лір
name-face-red = червоний
    .alone = червоне
name-face-yellow = жовтий
    .alone = жовте
name-face-green = зелений
    .alone = зелене
name-face-blue = синій
    .alone = синє
name-face-coin = монета
    .alone = монету
name-face-card = карта
    .alone = карту
name-area-red = червона ділянка
    .gen = червоної ділянки
    .from = із червоної ділянки
name-area-yellow = жовта ділянка
    .gen = жовтої ділянки
    .from = із жовтої ділянки
name-area-green = зелена ділянка
    .gen = зеленої ділянки
    .from = із зеленої ділянки
name-area-blue = синя ділянка
    .gen = синьої ділянки
    .from = із синьої ділянки
name-area-carpet = Килим товарів
    .gen = Килима товарів
    .from = із Килима товарів
name-area-lira = Килим монет
    .gen = Килима монет
    .from = із Килима монет
name-tile-kind-lira = ліри
name-tile-kind-crystal = кристал
name-tile-kind-card = карта
name-tile-kind-action = дія
name-tile-kind-merchant = купець
name-tile-kind-die = кістка
name-tile-lira = { $colour-fem } плитка лір
    .acc = { $colour-femacc } плитку лір
name-tile-crystal = { $colour-fem } плитка кристала
    .acc = { $colour-femacc } плитку кристала
name-tile-card = { $colour-fem } плитка карти
    .acc = { $colour-femacc } плитку карти
name-tile-action = { $colour-fem } плитка дії
    .acc = { $colour-femacc } плитку дії
name-tile-merchant = { $colour-fem } плитка купця
    .acc = { $colour-femacc } плитку купця
name-tile-die = плитка кістки
    .acc = плитку кістки
name-pair-alike = два жетони, обидва: { $one }
name-pair-mixed = жетони: { $one } і { $other }

## Actions, as a button says them

action-reroll-reroll =
    Заплатити { $reroll-crystals ->
        [one] { $reroll-crystals } кристал
        [few] { $reroll-crystals } кристали
       *[many] { $reroll-crystals } кристалів
    } і кинути кістки ще раз
action-again = Кинути ще раз кістку, що показує { $target-alone }
action-throw = Кинути вибрані кістки ще раз
action-stop = Більше без дій
action-token = Виміняти { $token-goods } товари { $target-colour-gen } кольору на { $target-acc }
action-crystal = Виміняти { $crystal-goods } різні товари на кристал
action-brown = Виміняти { $brown-goods } різні товари на коричневий жетон
action-two-tokens = Виміняти { $two-tokens-goods } різні товари на два жетони на вибір
action-lira = Обернути всі кістки з монетою на ліри
action-cards =
    { $target ->
        [one] Узяти { $target } кістку з картою: відкрити одну карту
        [few] Узяти { $target } кістки з картою: відкрити стільки карт і скористатися однією
       *[many] Узяти { $target } кісток із картою: відкрити стільки карт і скористатися однією
    }
action-tile-mosque-tile-action = Купити { $target-acc }
action-ruby-area-action = Купити наступний рубін { $target-from }
action-ruby-area = Узяти наступний рубін { $target-from }
action-pay-pay-goods = Заплатити, що належить: спершу кістками, потім жетонами, потім коричневими
action-die = Заплатити кісткою, що показує { $target-alone }
action-give-pay-goods = Віддати { $target-acc }
action-gain = Узяти { $target }
action-use-bazaar-card = Скористатися «{ $target }»
action-one-lira =
    Узяти натомість { $fallback-lira ->
        [one] { $fallback-lira } ліру
        [few] { $fallback-lira } ліри
       *[many] { $fallback-lira } лір
    }
action-benefit = Скористатися картою
action-exchange = Зробити обмін
action-take-take-either = Узяти { $target-acc }
action-give-give-token = Віддати { $target-acc }
action-give-up = Віддати { $target-acc }
action-take-tile = Узяти { $target-acc }
action-reveal-bazaar-card = Відкрити «{ $target }»
action-lay-out = Викласти { $target-acc }

## Questions: what is to be decided

question-reroll =
    Залишите кидок чи кинете ще раз (у вас { $crystals ->
        [one] { $crystals } кристал
        [few] { $crystals } кристали
       *[many] { $crystals } кристалів
    })?
    .other = { $player } вирішує, чи кидати ще раз.
question-dice-again = Які кістки кинете ще раз?
    .other = { $player } вирішує, які кістки кинути ще раз.
question-action-dice = Яку дію виконаєте (лишилося: { $actions-left })?
    .other = { $player } вирішує, яку дію виконати.
question-pay-goods = Ціна — { $price }. Чим заплатите?
    .other = { $player } вирішує, чим заплатити.
question-take-tokens = Які два жетони візьмете?
    .other = { $player } вирішує, які два жетони взяти.
question-pick-card = Якою картою скористаєтеся?
    .other = { $player } вирішує, якою картою скористатися.
question-benefit =
    Скористаєтеся картою ({ $card }) чи візьмете натомість { $fallback-lira ->
        [one] { $fallback-lira } ліру
        [few] { $fallback-lira } ліри
       *[many] { $fallback-lira } лір
    }?
    .other = { $player } вирішує, чи скористатися картою ({ $card }).
question-offer = Скористаєтеся картою ({ $card })?
    .other = { $player } вирішує, чи скористатися картою ({ $card }).
question-take-either = Візьмете { $one } чи { $other }?
    .other = { $player } вибирає: { $one } чи { $other }.
question-give-token =
    { $brown-too ->
        [0] Який кольоровий жетон віддасте?
       *[other] Який жетон віддасте, кольоровий чи коричневий?
    }
    .other = { $player } вирішує, який жетон віддати.
question-give-tile = Яку зі своїх плиток віддасте?
    .other = { $player } вирішує, яку плитку віддати.
question-take-tile = Яку плитку з ринку візьмете?
    .other = { $player } вирішує, яку плитку з ринку взяти.
question-choose-ruby-dice = Рубін якої ділянки візьмете?
    .other = { $player } вирішує, рубін якої ділянки взяти.
question-die-rolled =
    { $player } кидає. Що показує { $dice ->
        [one] остання кістка
        [few] наступна з кісток ({ $dice })
       *[many] наступна з кісток ({ $dice })
    }?
question-card-drawn-dice = Яку карту базару відкриває { $player }?
question-tile-drawn = Яку плитку викладено на ринок (бракує: { $missing })?

## Why not

why-no-die-chosen = Треба кинути ще раз щонайменше одну кістку.
why-no-die-of-face = Жодна інша кістка не показує { $face-alone }.
why-cannot-pay-so = Так цю ціну не заплатити.
why-not-revealed = Цю карту не відкрито.
why-coloured-only = Карта просить кольоровий жетон.
why-no-such-token = У вас немає { $good-gen }.
why-not-your-tile = Цієї плитки у вас немає.
why-not-in-market = Цієї плитки на ринку немає.
why-no-ruby-in-area = На цій ділянці рубінів більше немає.
why-no-coin-die = Жодна кістка не показує монети.
why-card-dice =
    Для цього треба { $need ->
        [one] { $need } кістка з картою
        [few] { $need } кістки з картою
       *[many] { $need } кісток із картою
    }; у вас { $have }.
why-goods-of-colour =
    Для цього треба { $need ->
        [one] { $need } товар
        [few] { $need } товари
       *[many] { $need } товарів
    } { $good-colour-gen } кольору; з коричневими жетонами у вас { $have }.
why-different-goods = Для цього треба товари стількох різних кольорів: { $need }; з коричневими жетонами у вас { $have }.
why-carpet-colours = Для цього треба по товару кожного з кольорів ({ $need }); з коричневими жетонами у вас { $have } з них.
why-carpet-goods =
    Для цього треба { $need ->
        [one] { $need } товар
        [few] { $need } товари
       *[many] { $need } товарів
    }; з коричневими жетонами у вас { $have }.

## The result

score-wealth = статки { $n }
result-by-wealth = (рубінів порівну, статки менші на { $n })

## The log

log-reroll-reroll = { $player } кидає ще раз.
log-stop = { $player } більше не виконує дій.
log-token = { $player } вимінює { $target-acc }.
log-crystal = { $player } вимінює кристал.
log-brown = { $player } вимінює коричневий жетон.
log-two-tokens = { $player } вимінює два жетони.
log-lira = { $player } обертає кістки з монетою на ліри.
log-cards =
    { $player } бере { $target ->
        [one] { $target } кістку з картою
        [few] { $target } кістки з картою
       *[many] { $target } кісток із картою
    }.
log-tile-mosque-tile-action = { $player } купує { $target-acc }.
log-ruby-area-action = { $player } купує наступний рубін { $target-from }.
log-ruby-area = { $player } бере наступний рубін { $target-from }.
log-pay-pay-goods = { $player } платить.
log-die = { $player } платить.
log-give-pay-goods = { $player } платить.
log-gain = { $player } бере { $target }.
log-use-bazaar-card = { $player } користується «{ $target }».
log-one-lira = { $player } бере натомість ліри.
log-benefit = { $player } користується картою.
log-exchange = { $player } робить обмін.
log-take-take-either = { $player } бере { $target-acc }.
log-give-give-token = { $player } віддає { $target-acc }.
log-give-up = { $player } віддає { $target-acc }.
log-take-tile = { $player } бере { $target-acc }.
log-reveal-bazaar-card = { $player } відкриває «{ $target }».
log-lay-out = На ринку з’являється { $target }.
log-rolled = { $player } кидає: { $dice }.
log-mosque-ruby = { $player } бере рубін мечеті.
log-shortage = У запасі бракує: хто має, повертає.
log-reshuffled = Скинуті карти тасують, вони стають колодою.
log-income = Плитки дають дохід: { $player }.
change-tokens-red =
    { $n } { $count ->
        [one] червоний жетон
        [few] червоні жетони
       *[many] червоних жетонів
    }
change-tokens-yellow =
    { $n } { $count ->
        [one] жовтий жетон
        [few] жовті жетони
       *[many] жовтих жетонів
    }
change-tokens-green =
    { $n } { $count ->
        [one] зелений жетон
        [few] зелені жетони
       *[many] зелених жетонів
    }
change-tokens-blue =
    { $n } { $count ->
        [one] синій жетон
        [few] сині жетони
       *[many] синіх жетонів
    }
change-tokens-brown =
    { $n } { $count ->
        [one] коричневий жетон
        [few] коричневі жетони
       *[many] коричневих жетонів
    }
change-crystals =
    { $n } { $count ->
        [one] кристал
        [few] кристали
       *[many] кристалів
    }
change-tiles =
    { $n } { $count ->
        [one] плитка
        [few] плитки
       *[many] плиток
    }
change-dice-red =
    { $n } { $count ->
        [one] червона кістка
        [few] червоні кістки
       *[many] червоних кісток
    }
change-dice-yellow =
    { $n } { $count ->
        [one] жовта кістка
        [few] жовті кістки
       *[many] жовтих кісток
    }
change-dice-green =
    { $n } { $count ->
        [one] зелена кістка
        [few] зелені кістки
       *[many] зелених кісток
    }
change-dice-blue =
    { $n } { $count ->
        [one] синя кістка
        [few] сині кістки
       *[many] синіх кісток
    }
change-dice-coin =
    { $n } { $count ->
        [one] кістка з монетою
        [few] кістки з монетою
       *[many] кісток із монетою
    }
change-dice-card =
    { $n } { $count ->
        [one] кістка з картою
        [few] кістки з картою
       *[many] кісток із картою
    }

## The story: each turn in one sentence. table.ftl says how it is put together

story-income = отримує на початку { $gained }
story-roll-face =
    { $all ->
        [0] кидає
       *[other]
            { $trade ->
                [cost] платить { $paid } і кидає: { $dice }
               *[other] кидає: { $dice }
            }
    }
story-cards =
    { $target ->
        [one]
            { $trade ->
                [gain] користується картою базару і бере { $gained }
                [cost] користується картою базару і віддає { $paid }
                [both] користується картою базару і віддає { $paid } за { $gained }
               *[none] користується картою базару
            }
        [few]
            { $trade ->
                [gain] вибирає з { $target } карт базару і бере { $gained }
                [cost] вибирає з { $target } карт базару і віддає { $paid }
                [both] вибирає з { $target } карт базару і віддає { $paid } за { $gained }
               *[none] вибирає з { $target } карт базару
            }
       *[many]
            { $trade ->
                [gain] вибирає з { $target } карт базару і бере { $gained }
                [cost] вибирає з { $target } карт базару і віддає { $paid }
                [both] вибирає з { $target } карт базару і віддає { $paid } за { $gained }
               *[none] вибирає з { $target } карт базару
            }
    }
story-reveal =
    { $trade ->
        [gain] відкриває карту базару і бере { $gained }
        [cost] відкриває карту базару і віддає { $paid }
        [both] відкриває карту базару і віддає { $paid } за { $gained }
       *[none] відкриває карту базару
    }
story-barter =
    { $trade ->
        [gain] міняє кістки на { $gained }
        [cost]
            { $money ->
                [paid] платить { $paid }
               *[other] віддає { $paid }
            }
        [both]
            { $money ->
                [paid] платить { $paid } за { $gained }
               *[other] міняє { $paid } на { $gained }
            }
       *[none] торгує
    }
story-shortage = у запасі бракує
some-tokens-red =
    { $n ->
        [one] { $n } червоний жетон
        [few] { $n } червоні жетони
       *[many] { $n } червоних жетонів
    }
some-tokens-yellow =
    { $n ->
        [one] { $n } жовтий жетон
        [few] { $n } жовті жетони
       *[many] { $n } жовтих жетонів
    }
some-tokens-green =
    { $n ->
        [one] { $n } зелений жетон
        [few] { $n } зелені жетони
       *[many] { $n } зелених жетонів
    }
some-tokens-blue =
    { $n ->
        [one] { $n } синій жетон
        [few] { $n } сині жетони
       *[many] { $n } синіх жетонів
    }
some-tokens-brown =
    { $n ->
        [one] { $n } коричневий жетон
        [few] { $n } коричневі жетони
       *[many] { $n } коричневих жетонів
    }
some-crystals =
    { $n ->
        [one] { $n } кристал
        [few] { $n } кристали
       *[many] { $n } кристалів
    }
some-tiles =
    { $n ->
        [one] { $n } плитку мечеті
        [few] { $n } плитки мечеті
       *[many] { $n } плиток мечеті
    }
some-tiles-named = { $thing-acc }
some-dice-red =
    { $n ->
        [one] { $n } червону кістку
        [few] { $n } червоні кістки
       *[many] { $n } червоних кісток
    }
some-dice-yellow =
    { $n ->
        [one] { $n } жовту кістку
        [few] { $n } жовті кістки
       *[many] { $n } жовтих кісток
    }
some-dice-green =
    { $n ->
        [one] { $n } зелену кістку
        [few] { $n } зелені кістки
       *[many] { $n } зелених кісток
    }
some-dice-blue =
    { $n ->
        [one] { $n } синю кістку
        [few] { $n } сині кістки
       *[many] { $n } синіх кісток
    }
some-dice-coin =
    { $n ->
        [one] { $n } кістку з монетою
        [few] { $n } кістки з монетою
       *[many] { $n } кісток із монетою
    }
some-dice-card =
    { $n ->
        [one] { $n } кістку з картою
        [few] { $n } кістки з картою
       *[many] { $n } кісток із картою
    }
some-faces-red =
    { $n ->
        [1] червоне
       *[other] { $n }× червоне
    }
some-faces-yellow =
    { $n ->
        [1] жовте
       *[other] { $n }× жовте
    }
some-faces-green =
    { $n ->
        [1] зелене
       *[other] { $n }× зелене
    }
some-faces-blue =
    { $n ->
        [1] синє
       *[other] { $n }× синє
    }
some-faces-coin =
    { $n ->
        [1] монета
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }
some-faces-card =
    { $n ->
        [1] карта
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }

## Amounts, cards and tiles: their texts are made of these

amount-red =
    { $n ->
        [one] { $n } червоний жетон
        [few] { $n } червоні жетони
       *[many] { $n } червоних жетонів
    }
amount-yellow =
    { $n ->
        [one] { $n } жовтий жетон
        [few] { $n } жовті жетони
       *[many] { $n } жовтих жетонів
    }
amount-green =
    { $n ->
        [one] { $n } зелений жетон
        [few] { $n } зелені жетони
       *[many] { $n } зелених жетонів
    }
amount-blue =
    { $n ->
        [one] { $n } синій жетон
        [few] { $n } сині жетони
       *[many] { $n } синіх жетонів
    }
amount-brown =
    { $n ->
        [one] { $n } коричневий жетон
        [few] { $n } коричневі жетони
       *[many] { $n } коричневих жетонів
    }
amount-crystal =
    { $n ->
        [one] { $n } кристал
        [few] { $n } кристали
       *[many] { $n } кристалів
    }
amount-lira =
    { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    }
thing-and = { $first } і { $last }
thing-take-either = { $one } або { $other }
thing-take-tokens = два кольорові жетони на вибір
thing-any-token = жетон, кольоровий чи коричневий,
thing-coloured-token = кольоровий жетон
thing-give-tile = одну зі своїх плиток мечеті
thing-take-tile = відкриту плитку
thing-choose-ruby = наступний рубін ділянки на вибір
thing-use-card-dice = { $n }
thing-reveal =
    { $n ->
        [one] { $n } карту базару
        [few] { $n } карти базару
       *[many] { $n } карт базару
    }
active-gain = отримайте { $taken }
active-exchange = віддайте { $asked } за { $taken }
active-own = якщо маєте { $asked }, отримайте { $taken }
active-use-card-dice = якщо на цю дію пішло щонайменше { $asked } кісток із картою, отримайте { $taken }
active-fallback =
    або візьміть { $fallback-lira ->
        [one] { $fallback-lira } ліру
        [few] { $fallback-lira } ліри
       *[many] { $fallback-lira } лір
    }
others-gain = кожен інший гравець отримує { $taken }
others-exchange = кожен інший гравець може віддати { $asked } за { $taken }
tile-income = { $income } за{ "\u00A0" }хід
tile-action = одна дія більше
tile-merchant = { $colour } жетон за кістки з монетою
tile-merchant-own = жетон її кольору за кістки з монетою
tile-die = одна кістка більше
price-same =
    { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    } { $colour-gen } кольору
price-own =
    { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    } її кольору
price-different =
    { $n ->
        [one] { $n } товар
        [few] { $n } різні товари
       *[many] { $n } різних товарів
    }
price-carpet =
    по товару кожного кольору{ $n ->
        [0] { "" }
        [one] { " " }і { $n } будь-який
        [few] { " " }і { $n } будь-які
       *[many] { " " }і { $n } будь-яких
    }
describe-mosque-tile = { $does }. Ціна: { $price }.
describe-area-colour = За рубіни тут платять товарами { $colour-gen } кольору.
describe-area-left-carpet = За рубіни тут платять по товару кожного кольору, а за дальші ще й будь-якими.
describe-area-right-carpet = За рубіни тут платять лірами.

## Reference pages

rules-dice-actions = Хід і дії
rules-dice-areas = Торгові ділянки
rules-dice-mosque = Плитки мечеті
rules-dice-cards = Карти базару
rules-dice-values = Кількості й вартості
rules-derived = виведено: випливає з надрукованого
rules-reconstructed = відтворено: джерела не знаємо; число, яке підходить
rules-turn-income = Спершу ваші плитки дають дохід.
rules-turn-roll =
    Потім ви кидаєте { $common-dice } кісток і ще по одній за кожну плитку кістки. Хоч скільки разів можна заплатити { $reroll-crystals ->
        [one] { $reroll-crystals } кристал
        [few] { $reroll-crystals } кристали
       *[many] { $reroll-crystals } кристалів
    } і кинути будь-які з них ще раз.
rules-turn-actions = Потім можна виконати { $actions } дії і ще по одній за кожну плитку дії. Товари — це кістки або жетони одного кольору; коричневий жетон — товар будь-якого кольору.
rules-turn-hand-over = Потім кістки переходять до наступного гравця. Плитка діє від вашого наступного ходу.
rules-action-stop = більше без дій
rules-action-token = { $token-goods } товари одного кольору за жетон цього кольору
rules-action-crystal = { $crystal-goods } різні товари за кристал
rules-action-brown = { $brown-goods } різні товари за коричневий жетон
rules-action-two-tokens = { $two-tokens-goods } різні товари за два кольорові жетони на вибір
rules-action-lira = усі кістки з монетою, лір за кожну: { $coin-lira }; кожна плитка купця додає жетон свого кольору
rules-action-cards = скільки завгодно кісток із картою: відкрийте стільки карт базару й скористайтеся однією
rules-action-tile = товари з відкритої плитки за цю плитку
rules-action-ruby = ціна торгової ділянки за її наступний рубін
rules-goal = Гравців { $players }: хто має рубінів { $n }, починає останнє коло.
rules-area-colour = Кожен колір: { $list } його товарів
rules-area-left-carpet = { name-area-carpet }: по товару кожного кольору і будь-яких { $list }
rules-area-right-carpet = { name-area-lira }: лір { $list }
rules-mosque-rubies = Мечеть: рубінів { $n }, по одному тому, хто першим має плиток { $tiles }
rules-tile = { $kind }: { $does }; { $copies }, за { $price }
rules-tile-copies = усього { $n }
rules-tile-copies-coloured =
    { $n ->
        [one] по { $n } кожного кольору
        [few] по { $n } кожного кольору
       *[many] по { $n } кожного кольору
    }
rules-wealth = Коли рубінів порівну, вирішують статки: усе, що ви маєте, за вартістю в лірах.
rules-resource = { $thing }: усього { $n }, вартість { $value }
rules-number-dice = Кістки: { $common-dice } для всіх і { $spare-dice } для плиток кістки; на кожній чотири кольори, монета й карта.
rules-number-market = Ринок: відкритих плиток { $market-tiles }.
rules-number-start =
    Початок: кожен гравець має { $starting-crystals ->
        [one] { $starting-crystals } кристал
        [few] { $starting-crystals } кристали
       *[many] { $starting-crystals } кристалів
    }; перший не має лір, кожен наступний — на ліру більше.
rules-number-coin = Кістка з монетою дає лір: { $coin-lira }.
rules-number-fallback =
    Хто не може чи не хоче скористатися картою лише для активного гравця, бере { $fallback-lira ->
        [one] { $fallback-lira } ліру
        [few] { $fallback-lira } ліри
       *[many] { $fallback-lira } лір
    }.

## The board in the terminal

board-areas = Торгові ділянки
board-area-red = Червона
board-area-yellow = Жовта
board-area-green = Зелена
board-area-blue = Синя
board-area-carpet = { name-area-carpet }
board-area-lira = { name-area-lira }
board-mosque = Мечеть
board-mosque-ruby = плиток { $n } · у стосі { $stack }
board-discards = скинуті { $n }
board-roll = Кістки
board-no-dice = ще не кинуто
board-again = ще раз:
board-payment = Заплатити: { $price }. Уже вибрано: { $chosen }
board-payment-dice = кістки { $goods }
board-payment-tokens = жетони { $goods }
board-payment-brown = коричневі { $n }
board-payment-none = нічого
board-actions = дії: { $taken } із { $allowed }
board-column-crystals = кристали
board-column-tokens = R Y G B
board-column-brown = коричневі
board-supply = Запас
board-revealed = Відкрито: { $card }
board-legend-colours = R червоні тканини  Y жовті фрукти  G зелені спеції  B сині прикраси
board-legend-fresh = * діє від наступного ходу

## How the game ends

score-wealth-about = Коли рубінів порівну, вирішують статки: ліри, по { $token-worth } за кожен жетон товару і по { $crystal-worth } за кожен кристал.
rules-dice-end = Як закінчується гра
rules-dice-end-round = Коло дограють до кінця, тож у всіх порівну ходів. Тоді перемагає той, у кого найбільше рубінів.
