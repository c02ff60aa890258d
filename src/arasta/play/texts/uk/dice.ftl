### Гра на кістках українською. Що треба знати, сказано в table.ftl.


## Names

game-dice = Стамбул: гра на кістках
name-colour-red = червоний
    .gen = червоного
    .few = червоні
    .many = червоних
    .fem = червона
    .femacc = червону
name-colour-yellow = жовтий
    .gen = жовтого
    .few = жовті
    .many = жовтих
    .fem = жовта
    .femacc = жовту
name-colour-green = зелений
    .gen = зеленого
    .few = зелені
    .many = зелених
    .fem = зелена
    .femacc = зелену
name-colour-blue = синій
    .gen = синього
    .few = сині
    .many = синіх
    .fem = синя
    .femacc = синю
name-colour-brown = коричневий
    .gen = коричневого
    .few = коричневі
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
name-resource-lira = ліри
    .gen = лір
    .acc = ліри
    .many = лір
name-face-red = червона
    .alone = червону
    .die = червону кістку
    .diegen = червоної кістки
name-face-yellow = жовта
    .alone = жовту
    .die = жовту кістку
    .diegen = жовтої кістки
name-face-green = зелена
    .alone = зелену
    .die = зелену кістку
    .diegen = зеленої кістки
name-face-blue = синя
    .alone = синю
    .die = синю кістку
    .diegen = синьої кістки
name-face-coin = монета
    .alone = монету
    .die = кістку з монетою
    .diegen = кістки з монетою
name-face-card = карта
    .alone = карту
    .die = кістку з картою
    .diegen = кістки з картою
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
name-pair-alike = два { $one-few } жетони
name-pair-mixed = { $one } і { $other } жетони

## Actions, as a button says them

action-reroll-reroll =
    Перекинути за { $reroll-crystals ->
        [1] кристал
        [one] { $reroll-crystals } кристал
        [few] { $reroll-crystals } кристали
       *[many] { $reroll-crystals } кристалів
    }
action-again = Перекинути { $target-die }
action-throw = Перекинути вибрані кістки
action-stop = Більше нічого не робити
action-token =
    Обміняти { $token-goods ->
        [one] { $token-goods } { $target-colour } товар
        [few] { $token-goods } товари { $target-colour-gen } кольору
       *[many] { $token-goods } товарів { $target-colour-gen } кольору
    } на { $target-acc }
action-crystal =
    Обміняти { $crystal-goods ->
        [one] { $crystal-goods } різний товар
        [few] { $crystal-goods } різні товари
       *[many] { $crystal-goods } різних товарів
    } на кристал
action-brown =
    Обміняти { $brown-goods ->
        [one] { $brown-goods } різний товар
        [few] { $brown-goods } різні товари
       *[many] { $brown-goods } різних товарів
    } на коричневий жетон
action-two-tokens =
    Обміняти { $two-tokens-goods ->
        [one] { $two-tokens-goods } різний товар
        [few] { $two-tokens-goods } різні товари
       *[many] { $two-tokens-goods } різних товарів
    } на два будь-які жетони
action-lira = Обміняти всі кістки з монетами на ліри
action-cards =
    { $target ->
        [1] Витратити кістку з картою: відкрити одну карту
        [one] Витратити { $target } кістку з картою: відкрити стільки ж карт і застосувати одну
        [few] Витратити { $target } кістки з картою: відкрити стільки ж карт і застосувати одну
       *[many] Витратити { $target } кісток із картою: відкрити стільки ж карт і застосувати одну
    }
action-tile-mosque-tile-action = Купити { $target-acc }
action-ruby-area-action = Купити наступний рубін { $target-from }
action-ruby-area = Узяти наступний рубін { $target-from }
action-pay-pay-goods = Заплатити: спершу кістки, потім жетони, потім коричневі
action-die = Віддати { $target-die }
action-give-pay-goods = Віддати { $target-acc }
action-gain = Узяти { $target }
action-use-bazaar-card = Застосувати «{ $target }»
action-one-lira =
    Узяти натомість { $fallback-lira ->
        [one] { $fallback-lira } ліру
        [few] { $fallback-lira } ліри
       *[many] { $fallback-lira } лір
    }
action-benefit = Застосувати карту
action-exchange = Обміняти
action-take-take-either = Узяти { $target-acc }
action-give-give-token = Віддати { $target-acc }
action-give-up = Віддати свою { $target-acc }
action-take-tile = Узяти { $target-acc }
action-reveal-bazaar-card = Відкрити «{ $target }»
action-lay-out = Викласти { $target-acc }

## Questions: what is to be decided

question-reroll =
    Залишите кидок чи перекинете (у вас { $crystals ->
        [one] { $crystals } кристал
        [few] { $crystals } кристали
       *[many] { $crystals } кристалів
    })?
    .other = { $player } вирішує, чи перекидати кістки.
question-dice-again = Які кістки перекинете?
    .other = { $player } вирішує, які кістки перекинути.
question-action-dice = Яку дію виконаєте (лишилося { $actions-left })?
    .other = { $player } вибирає дію.
question-pay-goods = Ціна: { $price }. Чим заплатите?
    .other = { $player } вирішує, чим заплатити.
question-take-tokens = Які два жетони візьмете?
    .other = { $player } вирішує, які два жетони взяти.
question-pick-card = Яку карту застосуєте?
    .other = { $player } вирішує, яку карту застосувати.
question-benefit =
    Застосуєте карту ({ $card }) чи візьмете замість неї { $fallback-lira ->
        [one] { $fallback-lira } ліру
        [few] { $fallback-lira } ліри
       *[many] { $fallback-lira } лір
    }?
    .other = { $player } вирішує, чи застосувати карту ({ $card }).
question-offer = Застосуєте карту ({ $card })?
    .other = { $player } вирішує, чи застосувати карту ({ $card }).
question-take-either = Що візьмете: { $one } чи { $other }?
    .other = { $player } вибирає: { $one } чи { $other }.
question-give-token =
    { $brown-too ->
        [0] Який кольоровий жетон віддасте?
       *[other] Який жетон віддасте — кольоровий чи коричневий?
    }
    .other = { $player } вирішує, який жетон віддати.
question-give-tile = Яку зі своїх плиток віддасте?
    .other = { $player } вирішує, яку плитку віддати.
question-take-tile = Яку плитку з ринку візьмете?
    .other = { $player } вирішує, яку плитку з ринку взяти.
question-choose-ruby-dice = З якої ділянки візьмете рубін?
    .other = { $player } вирішує, з якої ділянки взяти рубін.
question-die-rolled =
    { $player } кидає кістки. Що випало { $dice ->
        [1] на останній
       *[other] на наступній із решти (їх { $dice })
    }?
question-card-drawn-dice = Яку карту базару відкриває { $player }?
question-tile-drawn = Яка плитка лягла на ринок (бракує { $missing })?

## Why not

why-no-die-chosen = Перекинути треба щонайменше одну кістку.
why-no-die-of-face = Більше немає { $face-diegen }.
why-cannot-pay-so = Так цю ціну не заплатити.
why-not-revealed = Цю карту не відкрито.
why-coloured-only = Карта вимагає кольорового жетона.
why-no-such-token = У вас немає { $good-gen }.
why-not-your-tile = Цієї плитки у вас немає.
why-not-in-market = Цієї плитки на ринку немає.
why-no-ruby-in-area = На цій ділянці рубінів більше немає.
why-no-coin-die = На жодній кістці немає монети.
why-card-dice =
    Для цього { $need ->
        [one] потрібна { $need } кістка з картою
        [few] потрібні { $need } кістки з картою
       *[many] потрібно { $need } кісток із картою
    }; у вас { $have ->
        [0] жодної
       *[other] { $have }
    }.
why-goods-of-colour =
    Для цього { $need ->
        [one] потрібен { $need } товар { $good-colour-gen } кольору
        [few] потрібні { $need } товари { $good-colour-gen } кольору
       *[many] потрібно { $need } товарів { $good-colour-gen } кольору
    }; разом із коричневими жетонами у вас { $have }.
why-different-goods = Для цього потрібні товари різних кольорів: { $need }; разом із коричневими жетонами у вас { $have }.
why-carpet-colours = Для цього потрібен товар кожного кольору, усього { $need }; разом із коричневими жетонами у вас { $have }.
why-carpet-goods =
    Для цього { $need ->
        [one] потрібен { $need } товар
        [few] потрібні { $need } товари
       *[many] потрібно { $need } товарів
    }; разом із коричневими жетонами у вас { $have }.

## The result

score-wealth = статки { $n }
result-by-wealth = (рубінів порівну, статки менші на { $n })

## The log

log-reroll-reroll = { $player } перекидає кістки.
log-stop = { $player } більше нічого не робить.
log-token = { $player } вимінює { $target-acc }.
log-crystal = { $player } вимінює кристал.
log-brown = { $player } вимінює коричневий жетон.
log-two-tokens = { $player } вимінює два жетони.
log-lira = { $player } обмінює кістки з монетами на ліри.
log-cards =
    { $player } витрачає { $target ->
        [1] кістку з картою
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
log-use-bazaar-card = { $player } застосовує «{ $target }».
log-one-lira = { $player } бере замість цього ліри.
log-benefit = { $player } застосовує карту.
log-exchange = { $player } робить обмін.
log-take-take-either = { $player } бере { $target-acc }.
log-give-give-token = { $player } віддає { $target-acc }.
log-give-up = { $player } віддає свою { $target-acc }.
log-take-tile = { $player } бере { $target-acc }.
log-reveal-bazaar-card = { $player } відкриває «{ $target }».
log-lay-out = На ринок лягає { $target }.
log-rolled = { $player } викидає { $dice }.
log-mosque-ruby = { $player } бере рубін мечеті.
log-shortage = Запасу бракує: усі, хто це має, повертають по одному.
log-reshuffled = Скид перетасовано, він стає колодою.
log-income = { $player } отримує дохід із плиток.
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

story-income = отримує з плиток { $gained }
story-roll-face =
    { $all ->
        [0] кидає кістки
       *[other]
            { $trade ->
                [cost] платить { $paid } і викидає { $dice }
               *[other] викидає { $dice }
            }
    }
story-cards =
    { $target ->
        [1]
            { $trade ->
                [gain] застосовує карту базару й отримує { $gained }
                [cost] застосовує карту базару і віддає { $paid }
                [both] застосовує карту базару і віддає { $paid } за { $gained }
               *[none] застосовує карту базару
            }
        [one]
            { $trade ->
                [gain] застосовує одну карту базару з { $target } і отримує { $gained }
                [cost] застосовує одну карту базару з { $target } і віддає { $paid }
                [both] застосовує одну карту базару з { $target } і віддає { $paid } за { $gained }
               *[none] застосовує одну карту базару з { $target }
            }
        [few]
            { $trade ->
                [gain] застосовує одну карту базару з { $target } і отримує { $gained }
                [cost] застосовує одну карту базару з { $target } і віддає { $paid }
                [both] застосовує одну карту базару з { $target } і віддає { $paid } за { $gained }
               *[none] застосовує одну карту базару з { $target }
            }
       *[many]
            { $trade ->
                [gain] застосовує одну карту базару з { $target } і отримує { $gained }
                [cost] застосовує одну карту базару з { $target } і віддає { $paid }
                [both] застосовує одну карту базару з { $target } і віддає { $paid } за { $gained }
               *[none] застосовує одну карту базару з { $target }
            }
    }
story-reveal =
    { $trade ->
        [gain] відкриває карту базару й отримує { $gained }
        [cost] відкриває карту базару і віддає { $paid }
        [both] відкриває карту базару і віддає { $paid } за { $gained }
       *[none] відкриває карту базару
    }
story-barter =
    { $trade ->
        [gain] обмінює кістки на { $gained }
        [cost]
            { $money ->
                [paid] платить { $paid }
               *[other] віддає { $paid }
            }
        [both]
            { $money ->
                [paid] віддає { $paid } за { $gained }
               *[other] обмінює { $paid } на { $gained }
            }
       *[none] торгує
    }
story-shortage = запасу бракує
some-tokens-red =
    { $n ->
        [1] червоний жетон
        [one] { $n } червоний жетон
        [few] { $n } червоні жетони
       *[many] { $n } червоних жетонів
    }
some-tokens-yellow =
    { $n ->
        [1] жовтий жетон
        [one] { $n } жовтий жетон
        [few] { $n } жовті жетони
       *[many] { $n } жовтих жетонів
    }
some-tokens-green =
    { $n ->
        [1] зелений жетон
        [one] { $n } зелений жетон
        [few] { $n } зелені жетони
       *[many] { $n } зелених жетонів
    }
some-tokens-blue =
    { $n ->
        [1] синій жетон
        [one] { $n } синій жетон
        [few] { $n } сині жетони
       *[many] { $n } синіх жетонів
    }
some-tokens-brown =
    { $n ->
        [1] коричневий жетон
        [one] { $n } коричневий жетон
        [few] { $n } коричневі жетони
       *[many] { $n } коричневих жетонів
    }
some-crystals =
    { $n ->
        [1] кристал
        [one] { $n } кристал
        [few] { $n } кристали
       *[many] { $n } кристалів
    }
some-tiles =
    { $n ->
        [1] плитку мечеті
        [one] { $n } плитку мечеті
        [few] { $n } плитки мечеті
       *[many] { $n } плиток мечеті
    }
some-tiles-named = { $thing-acc }
some-dice-red =
    { $n ->
        [1] червону кістку
        [one] { $n } червону кістку
        [few] { $n } червоні кістки
       *[many] { $n } червоних кісток
    }
some-dice-yellow =
    { $n ->
        [1] жовту кістку
        [one] { $n } жовту кістку
        [few] { $n } жовті кістки
       *[many] { $n } жовтих кісток
    }
some-dice-green =
    { $n ->
        [1] зелену кістку
        [one] { $n } зелену кістку
        [few] { $n } зелені кістки
       *[many] { $n } зелених кісток
    }
some-dice-blue =
    { $n ->
        [1] синю кістку
        [one] { $n } синю кістку
        [few] { $n } сині кістки
       *[many] { $n } синіх кісток
    }
some-dice-coin =
    { $n ->
        [1] кістку з монетою
        [one] { $n } кістку з монетою
        [few] { $n } кістки з монетою
       *[many] { $n } кісток із монетою
    }
some-dice-card =
    { $n ->
        [1] кістку з картою
        [one] { $n } кістку з картою
        [few] { $n } кістки з картою
       *[many] { $n } кісток із картою
    }
some-faces-red =
    { $n ->
        [1] червону
        [one] { $n } червону
        [few] { $n } червоні
       *[many] { $n } червоних
    }
some-faces-yellow =
    { $n ->
        [1] жовту
        [one] { $n } жовту
        [few] { $n } жовті
       *[many] { $n } жовтих
    }
some-faces-green =
    { $n ->
        [1] зелену
        [one] { $n } зелену
        [few] { $n } зелені
       *[many] { $n } зелених
    }
some-faces-blue =
    { $n ->
        [1] синю
        [one] { $n } синю
        [few] { $n } сині
       *[many] { $n } синіх
    }
some-faces-coin =
    { $n ->
        [1] монету
        [one] { $n } монету
        [few] { $n } монети
       *[many] { $n } монет
    }
some-faces-card =
    { $n ->
        [1] карту
        [one] { $n } карту
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
thing-take-tokens = два будь-які кольорові жетони
thing-any-token = один кольоровий або коричневий жетон
thing-coloured-token = один кольоровий жетон
thing-give-tile = одну зі своїх плиток мечеті
thing-take-tile = відкриту плитку
thing-choose-ruby = наступний рубін будь-якої ділянки
thing-use-card-dice =
    { $n ->
        [one] { $n } кістку з картою
        [few] { $n } кістки з картою
       *[many] { $n } кісток із картою
    }
thing-reveal =
    { $n ->
        [1] карту базару
        [one] { $n } карту базару
        [few] { $n } карти базару
       *[many] { $n } карт базару
    }
active-gain = отримайте { $taken }
active-exchange = обміняйте { $asked } на { $taken }
active-own = якщо у вас є { $asked }, отримайте { $taken }
active-use-card-dice = якщо на цю дію пішло щонайменше { $asked }, отримайте { $taken }
active-fallback =
    або візьміть { $fallback-lira ->
        [one] { $fallback-lira } ліру
        [few] { $fallback-lira } ліри
       *[many] { $fallback-lira } лір
    }
others-gain = кожен інший гравець отримує { $taken }
others-exchange = кожен інший гравець може обміняти { $asked } на { $taken }
tile-income = дає { $income } за{ "\u00A0" }хід
tile-action = ще одна дія
tile-merchant = { $colour } жетон до монет
tile-merchant-own = жетон свого кольору до кісток із монетами
tile-die = ще одна кістка
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
    } свого кольору
price-different =
    { $n ->
        [one] { $n } різний товар
        [few] { $n } різні товари
       *[many] { $n } різних товарів
    }
price-carpet =
    по товару кожного кольору{ $n ->
        [0] { "" }
        [one] { " " }і ще { $n } будь-який
        [few] { " " }і ще { $n } будь-які
       *[many] { " " }і ще { $n } будь-яких
    }
describe-mosque-tile = { $does }. Ціна: { $price }.
describe-area-colour = За рубіни тут платять товарами { $colour-gen } кольору.
describe-area-left-carpet = За рубіни тут платять по товару кожного кольору, а за наступні ще й будь-якими.
describe-area-right-carpet = За рубіни тут платять лірами.

## Reference pages

rules-dice-actions = Хід і дії
rules-dice-areas = Торгові ділянки
rules-dice-mosque = Плитки мечеті
rules-dice-cards = Карти базару
rules-dice-values = Кількості й ціни
rules-derived = виведено: випливає з надрукованого
rules-reconstructed = відтворено: джерела ми не знаємо; дібрано відповідне число
rules-turn-income = Спершу ваші плитки дають дохід.
rules-turn-roll =
    Потім ви кидаєте { $common-dice ->
        [one] { $common-dice } кістку
        [few] { $common-dice } кістки
       *[many] { $common-dice } кісток
    } і ще по одній за кожну плитку кістки. За { $reroll-crystals ->
        [1] кристал
        [one] { $reroll-crystals } кристал
        [few] { $reroll-crystals } кристали
       *[many] { $reroll-crystals } кристалів
    } можна перекинути будь-які з них — і так скільки завгодно разів.
rules-turn-actions =
    Потім ви можете виконати { $actions ->
        [one] { $actions } дію
        [few] { $actions } дії
       *[many] { $actions } дій
    } і ще по одній за кожну плитку дії. Товари — це кістки й жетони одного кольору; коричневий жетон замінює товар будь-якого кольору.
rules-turn-hand-over = Потім кістки переходять до наступного гравця. Плитка діє, починаючи з вашого наступного ходу.
rules-action-stop = більше нічого не робити
rules-action-token =
    { $token-goods ->
        [one] { $token-goods } товар
        [few] { $token-goods } товари
       *[many] { $token-goods } товарів
    } одного кольору за жетон цього кольору
rules-action-crystal =
    { $crystal-goods ->
        [one] { $crystal-goods } різний товар
        [few] { $crystal-goods } різні товари
       *[many] { $crystal-goods } різних товарів
    } за кристал
rules-action-brown =
    { $brown-goods ->
        [one] { $brown-goods } різний товар
        [few] { $brown-goods } різні товари
       *[many] { $brown-goods } різних товарів
    } за коричневий жетон
rules-action-two-tokens =
    { $two-tokens-goods ->
        [one] { $two-tokens-goods } різний товар
        [few] { $two-tokens-goods } різні товари
       *[many] { $two-tokens-goods } різних товарів
    } за два будь-які кольорові жетони
rules-action-lira =
    усі кістки з монетами, кожну за { $coin-lira ->
        [one] { $coin-lira } ліру
        [few] { $coin-lira } ліри
       *[many] { $coin-lira } лір
    }; кожна плитка купця додає жетон свого кольору
rules-action-cards = будь-яку кількість кісток із картою: відкрийте стільки ж карт базару й застосуйте одну з них
rules-action-tile = товари, вказані на відкритій плитці, за цю плитку
rules-action-ruby = ціну торгової ділянки за її наступний рубін
rules-goal =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }: останнє коло починає той, у кого { $n ->
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    }.
rules-area-colour = Ділянка кожного кольору: рубіни один за одним коштують { $list } товарів її кольору
rules-area-left-carpet = { name-area-carpet }: по товару кожного кольору і по черзі ще стільки будь-яких: { $list }
rules-area-right-carpet = { name-area-lira }: { $list } лір
rules-mosque-rubies =
    Мечеть: рубінів { $n }; кожен бере один, коли вперше збере { $tiles ->
        [one] { $tiles } плитку
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }
rules-tile = { $kind }: { $does }; { $copies }, ціна: { $price }
rules-tile-copies = усього { $n }
rules-tile-copies-coloured =
    { $n ->
        [one] { $n } кожного кольору
        [few] { $n } кожного кольору
       *[many] { $n } кожного кольору
    }
rules-wealth = Коли рубінів порівну, вирішують статки: усе, що у вас є, за ціною в лірах.
rules-resource = { $thing }: усього { $n }, ціна { $value }
rules-number-dice = Кістки: { $common-dice } спільних і { $spare-dice } для плиток кістки; на кожній чотири кольори, монета й карта.
rules-number-market = Ринок: відкритих плиток — { $market-tiles }.
rules-number-start =
    Початок: у кожного { $starting-crystals ->
        [one] { $starting-crystals } кристал
        [few] { $starting-crystals } кристали
       *[many] { $starting-crystals } кристалів
    }; перший не має лір, кожен наступний — на ліру більше.
rules-number-coin =
    Кістка з монетою дає { $coin-lira ->
        [one] { $coin-lira } ліру
        [few] { $coin-lira } ліри
       *[many] { $coin-lira } лір
    }.
rules-number-fallback =
    Хто не може чи не хоче застосувати ту частину карти, що для активного гравця, бере { $fallback-lira ->
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
board-mosque-ruby =
    за { $n ->
        [one] { $n } плитку
        [few] { $n } плитки
       *[many] { $n } плиток
    } · у стосі { $stack }
board-discards = скид { $n }
board-roll = Кістки
board-no-dice = не кинуто
board-again = знову:
board-payment = Ціна: { $price }. Вибрано: { $chosen }
board-payment-dice = кістки { $goods }
board-payment-tokens = жетони { $goods }
board-payment-brown = коричневих { $n }
board-payment-none = нічого
board-actions = дій { $taken } із { $allowed }
board-column-crystals = кристали
board-column-tokens = R Y G B
board-column-brown = кор.
board-column-mosque-tiles = плитки
board-supply = Запас
board-revealed = Відкрита: { $card }
board-legend-colours = R червоний  Y жовтий  G зелений  B синій
board-legend-fresh = * діє від наступного ходу

## How the game ends

score-wealth-about = Коли рубінів порівну, вирішують статки: ліри, по { $token-worth } за жетон товару й по { $crystal-worth } за кристал.
rules-dice-end = Як закінчується гра
rules-dice-end-round = Коло дограють до кінця, тож ходів у всіх порівну. Перемагає той, у кого найбільше рубінів.
