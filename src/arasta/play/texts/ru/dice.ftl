### Игра в кости по-русски. О формах названий сказано в начале table.ftl, о числах правил и значениях — в начале
### английского файла.

## Names

game-dice = Стамбул: игра в кости

name-colour-red = красный
    .gen = красного
    .many = красных
    .fem = красная
    .femacc = красную
name-colour-yellow = жёлтый
    .gen = жёлтого
    .many = жёлтых
    .fem = жёлтая
    .femacc = жёлтую
name-colour-green = зелёный
    .gen = зелёного
    .many = зелёных
    .fem = зелёная
    .femacc = зелёную
name-colour-blue = синий
    .gen = синего
    .many = синих
    .fem = синяя
    .femacc = синюю
name-colour-brown = коричневый
    .gen = коричневого
    .many = коричневых
    .fem = коричневая
    .femacc = коричневую
name-resource-red = красный жетон
    .gen = красного жетона
name-resource-yellow = жёлтый жетон
    .gen = жёлтого жетона
name-resource-green = зелёный жетон
    .gen = зелёного жетона
name-resource-blue = синий жетон
    .gen = синего жетона
name-resource-brown = коричневый жетон
    .gen = коричневого жетона
name-resource-crystal = кристалл
    .gen = кристалла
name-resource-lira = лиры
    .gen = лир
name-face-red = красный
    .alone = красный
    .die = красный кубик
    .diegen = красного кубика
name-face-yellow = жёлтый
    .alone = жёлтый
    .die = жёлтый кубик
    .diegen = жёлтого кубика
name-face-green = зелёный
    .alone = зелёный
    .die = зелёный кубик
    .diegen = зелёного кубика
name-face-blue = синий
    .alone = синий
    .die = синий кубик
    .diegen = синего кубика
name-face-coin = монета
    .alone = монета
    .die = кубик с монетой
    .diegen = кубика с монетой
name-face-card = карта
    .alone = карта
    .die = кубик с картой
    .diegen = кубика с картой
name-area-red = Красный участок
    .gen = Красного участка
name-area-yellow = Жёлтый участок
    .gen = Жёлтого участка
name-area-green = Зелёный участок
    .gen = Зелёного участка
name-area-blue = Синий участок
    .gen = Синего участка
name-area-carpet = Ковёр товаров
    .gen = Ковра товаров
name-area-lira = Ковёр монет
    .gen = Ковра монет
name-tile-kind-lira = лиры
name-tile-kind-crystal = кристалл
name-tile-kind-card = карта
name-tile-kind-action = действие
name-tile-kind-merchant = купец
name-tile-kind-die = кубик
name-tile-lira = { $colour-fem } плитка лир
    .acc = { $colour-femacc } плитку лир
name-tile-crystal = { $colour-fem } плитка кристалла
    .acc = { $colour-femacc } плитку кристалла
name-tile-card = { $colour-fem } плитка карты
    .acc = { $colour-femacc } плитку карты
name-tile-action = { $colour-fem } плитка действия
    .acc = { $colour-femacc } плитку действия
name-tile-merchant = { $colour-fem } плитка купца
    .acc = { $colour-femacc } плитку купца
name-tile-die = плитка кубика
    .acc = плитку кубика
name-pair-alike = два { $one-many } жетона
name-pair-mixed = { $one } и { $other } жетоны

## Actions, as a button says them

action-reroll-reroll = Перебросить за { $reroll-crystals ->
    [1] кристалл
    [one] { $reroll-crystals } кристалл
    [few] { $reroll-crystals } кристалла
   *[many] { $reroll-crystals } кристаллов
}
action-again = Перебросить { $target-die }
action-throw = Перебросить выбранные кубики
action-stop = Больше ничего не делать
action-token = Обменять { $token-goods ->
    [one] { $token-goods } { $target-colour } товар
    [few] { $token-goods } { $target-colour-many } товара
   *[many] { $token-goods } { $target-colour-many } товаров
} на { $target }
action-crystal = Обменять { $crystal-goods ->
    [one] { $crystal-goods } разный товар
    [few] { $crystal-goods } разных товара
   *[many] { $crystal-goods } разных товаров
} на кристалл
action-brown = Обменять { $brown-goods ->
    [one] { $brown-goods } разный товар
    [few] { $brown-goods } разных товара
   *[many] { $brown-goods } разных товаров
} на коричневый жетон
action-two-tokens = Обменять { $two-tokens-goods ->
    [one] { $two-tokens-goods } разный товар
    [few] { $two-tokens-goods } разных товара
   *[many] { $two-tokens-goods } разных товаров
} на два любых жетона
action-lira = Обменять все кубики с монетами на лиры
action-cards = { $target ->
    [1] Потратить кубик с картой: открыть одну карту
    [one] Потратить { $target } кубик с картой: открыть столько же карт и применить одну
    [few] Потратить { $target } кубика с картой: открыть столько же карт и применить одну
   *[many] Потратить { $target } кубиков с картой: открыть столько же карт и применить одну
}
action-tile-mosque-tile-action = Купить { $target-acc }
action-ruby-area-action = Купить следующий рубин { $target-gen }
action-ruby-area = Взять следующий рубин { $target-gen }
action-pay-pay-goods = Заплатить: сперва кубики, потом жетоны, потом коричневые
action-die = Отдать { $target-die }
action-give-pay-goods = Отдать { $target }
action-gain = Взять { $target }
action-use-bazaar-card = Применить «{ $target }»
action-one-lira = Взять вместо этого { $fallback-lira ->
    [one] { $fallback-lira } лиру
    [few] { $fallback-lira } лиры
   *[many] { $fallback-lira } лир
}
action-benefit = Применить карту
action-exchange = Обменять
action-take-take-either = Взять { $target }
action-give-give-token = Отдать { $target }
action-give-up = Отдать свою { $target-acc }
action-take-tile = Взять { $target-acc }
action-reveal-bazaar-card = Открыть «{ $target }»
action-lay-out = Выложить { $target-acc }

## Questions: what is to be decided

question-reroll = Оставите бросок или перебросите (у вас { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
})?
    .other = { $player } решает, перебрасывать ли кубики.
question-dice-again = Какие кубики вы перебросите?
    .other = { $player } решает, какие кубики перебросить.
question-action-dice = Какое действие вы выполните (осталось { $actions-left })?
    .other = { $player } выбирает действие.
question-pay-goods = Цена: { $price }. Чем вы заплатите?
    .other = { $player } решает, чем заплатить.
question-take-tokens = Какие два жетона вы возьмёте?
    .other = { $player } выбирает два жетона.
question-pick-card = Какую карту вы примените?
    .other = { $player } решает, какую карту применить.
question-benefit = Примените карту ({ $card }) или возьмёте вместо неё { $fallback-lira ->
    [one] { $fallback-lira } лиру
    [few] { $fallback-lira } лиры
   *[many] { $fallback-lira } лир
}?
    .other = { $player } решает, применить ли карту ({ $card }).
question-offer = Примените карту ({ $card })?
    .other = { $player } решает, применить ли карту ({ $card }).
question-take-either = Что вы возьмёте: { $one } или { $other }?
    .other = { $player } выбирает: { $one } или { $other }.
question-give-token = { $brown-too ->
    [0] Какой цветной жетон вы отдадите?
   *[other] Какой жетон вы отдадите — цветной или коричневый?
}
    .other = { $player } решает, какой жетон отдать.
question-give-tile = Какую из своих плиток вы отдадите?
    .other = { $player } решает, какую плитку отдать.
question-take-tile = Какую плитку рынка вы возьмёте?
    .other = { $player } решает, какую плитку рынка взять.
question-choose-ruby-dice = С какого участка вы возьмёте рубин?
    .other = { $player } решает, с какого участка взять рубин.
question-die-rolled = { $player } бросает кубики. Что выпало { $dice ->
    [1] на последнем
   *[other] на следующем из оставшихся (их { $dice })
}?
question-card-drawn-dice = Какую карту базара открывает { $player }?
question-tile-drawn = Какая плитка легла на рынок (не хватает { $missing })?

## Why not

why-no-die-chosen = Перебросить нужно хотя бы один кубик.
why-no-die-of-face = Больше нет { $face-diegen }.
why-cannot-pay-so = Так эту цену не заплатить.
why-not-revealed = Эта карта не открыта.
why-coloured-only = Карта требует цветного жетона.
why-no-such-token = У вас нет { $good-gen }.
why-not-your-tile = Этой плитки у вас нет.
why-not-in-market = Этой плитки нет на рынке.
why-no-ruby-in-area = На этом участке рубинов больше нет.
why-no-coin-die = Ни на одном кубике нет монеты.
why-card-dice = Для этого { $need ->
    [one] нужен { $need } кубик с картой
    [few] нужны { $need } кубика с картой
   *[many] нужно { $need } кубиков с картой
}; у вас { $have ->
    [0] ни одного
   *[other] { $have }
}.
why-goods-of-colour = Для этого нужно { $good-colour-many } товаров: { $need }; вместе с коричневыми жетонами у вас { $have }.
why-different-goods = Для этого нужны товары разных цветов: { $need }; вместе с коричневыми жетонами у вас { $have }.
why-carpet-colours = Для этого нужен товар каждого цвета, всего { $need }; вместе с коричневыми жетонами у вас { $have }.
why-carpet-goods = Для этого { $need ->
    [one] нужен { $need } товар
    [few] нужны { $need } товара
   *[many] нужно { $need } товаров
}; вместе с коричневыми жетонами у вас { $have }.

## The result

score-wealth = состояние { $n }
score-wealth-about = При равенстве рубинов решает состояние: лиры, по { $token-worth } за жетон товара и по { $crystal-worth } за кристалл.
result-by-wealth = (рубинов столько же, состояние меньше на { $n })

## The log

log-reroll-reroll = { $player } перебрасывает кубики.
log-stop = { $player } больше ничего не делает.
log-token = { $player } выменивает { $target }.
log-crystal = { $player } выменивает кристалл.
log-brown = { $player } выменивает коричневый жетон.
log-two-tokens = { $player } выменивает два жетона.
log-lira = { $player } меняет кубики с монетами на лиры.
log-cards = { $player } тратит { $target ->
    [1] кубик с картой
    [one] { $target } кубик с картой
    [few] { $target } кубика с картой
   *[many] { $target } кубиков с картой
}.
log-tile-mosque-tile-action = { $player } покупает { $target-acc }.
log-ruby-area-action = { $player } покупает следующий рубин { $target-gen }.
log-ruby-area = { $player } берёт следующий рубин { $target-gen }.
log-pay-pay-goods = { $player } платит.
log-die = { $player } платит.
log-give-pay-goods = { $player } платит.
log-gain = { $player } берёт { $target }.
log-use-bazaar-card = { $player } применяет «{ $target }».
log-one-lira = { $player } берёт вместо этого лиры.
log-benefit = { $player } применяет карту.
log-exchange = { $player } совершает обмен.
log-take-take-either = { $player } берёт { $target }.
log-give-give-token = { $player } отдаёт { $target }.
log-give-up = { $player } отдаёт свою { $target-acc }.
log-take-tile = { $player } берёт { $target-acc }.
log-reveal-bazaar-card = { $player } открывает «{ $target }».
log-lay-out = На рынок ложится { $target }.
log-rolled = { $player } выбрасывает { $dice }.
log-mosque-ruby = { $player } берёт рубин мечети.
log-shortage = Запаса не хватает: все, у кого это есть, возвращают по одному.
log-reshuffled = Сброс перемешан и становится колодой.
log-income = { $player } получает доход с плиток.

change-tokens-red = { $n } { $count ->
    [one] красный жетон
    [few] красных жетона
   *[many] красных жетонов
}
change-tokens-yellow = { $n } { $count ->
    [one] жёлтый жетон
    [few] жёлтых жетона
   *[many] жёлтых жетонов
}
change-tokens-green = { $n } { $count ->
    [one] зелёный жетон
    [few] зелёных жетона
   *[many] зелёных жетонов
}
change-tokens-blue = { $n } { $count ->
    [one] синий жетон
    [few] синих жетона
   *[many] синих жетонов
}
change-tokens-brown = { $n } { $count ->
    [one] коричневый жетон
    [few] коричневых жетона
   *[many] коричневых жетонов
}
change-crystals = { $n } { $count ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}
change-tiles = { $n } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
}
change-dice-red = { $n } { $count ->
    [one] красный кубик
    [few] красных кубика
   *[many] красных кубиков
}
change-dice-yellow = { $n } { $count ->
    [one] жёлтый кубик
    [few] жёлтых кубика
   *[many] жёлтых кубиков
}
change-dice-green = { $n } { $count ->
    [one] зелёный кубик
    [few] зелёных кубика
   *[many] зелёных кубиков
}
change-dice-blue = { $n } { $count ->
    [one] синий кубик
    [few] синих кубика
   *[many] синих кубиков
}
change-dice-coin = { $n } { $count ->
    [one] кубик с монетой
    [few] кубика с монетой
   *[many] кубиков с монетой
}
change-dice-card = { $n } { $count ->
    [one] кубик с картой
    [few] кубика с картой
   *[many] кубиков с картой
}

## The story: each turn in one sentence. table.ftl says how it is put together

story-income = получает с плиток { $gained }
story-roll-face = { $all ->
    [0] бросает кубики
   *[other] { $trade ->
        [cost] платит { $paid } и выбрасывает { $dice }
       *[other] выбрасывает { $dice }
    }
}
story-cards = { $target ->
    [one] { $trade ->
        [gain] применяет карту базара и получает { $gained }
        [cost] применяет карту базара и отдаёт { $paid }
        [both] применяет карту базара и отдаёт { $paid } за { $gained }
       *[none] применяет карту базара
    }
    [few] { $trade ->
        [gain] применяет одну карту базара из { $target } и получает { $gained }
        [cost] применяет одну карту базара из { $target } и отдаёт { $paid }
        [both] применяет одну карту базара из { $target } и отдаёт { $paid } за { $gained }
       *[none] применяет одну карту базара из { $target }
    }
   *[many] { $trade ->
        [gain] применяет одну карту базара из { $target } и получает { $gained }
        [cost] применяет одну карту базара из { $target } и отдаёт { $paid }
        [both] применяет одну карту базара из { $target } и отдаёт { $paid } за { $gained }
       *[none] применяет одну карту базара из { $target }
    }
}
story-reveal = { $trade ->
    [gain] открывает карту базара и получает { $gained }
    [cost] открывает карту базара и отдаёт { $paid }
    [both] { $money ->
        [paid] открывает карту базара и платит { $paid } за { $gained }
       *[other] открывает карту базара и отдаёт { $paid } за { $gained }
    }
   *[none] открывает карту базара
}
story-barter = { $trade ->
    [gain] меняет кубики на { $gained }
    [cost] { $money ->
        [paid] платит { $paid }
       *[other] отдаёт { $paid }
    }
    [both] { $money ->
        [paid] платит { $paid } за { $gained }
       *[other] меняет { $paid } на { $gained }
    }
   *[none] меняется
}
story-shortage = запаса не хватает

some-tokens-red = { $n ->
    [1] красный жетон
    [one] { $n } красный жетон
    [few] { $n } красных жетона
   *[many] { $n } красных жетонов
}
some-tokens-yellow = { $n ->
    [1] жёлтый жетон
    [one] { $n } жёлтый жетон
    [few] { $n } жёлтых жетона
   *[many] { $n } жёлтых жетонов
}
some-tokens-green = { $n ->
    [1] зелёный жетон
    [one] { $n } зелёный жетон
    [few] { $n } зелёных жетона
   *[many] { $n } зелёных жетонов
}
some-tokens-blue = { $n ->
    [1] синий жетон
    [one] { $n } синий жетон
    [few] { $n } синих жетона
   *[many] { $n } синих жетонов
}
some-tokens-brown = { $n ->
    [1] коричневый жетон
    [one] { $n } коричневый жетон
    [few] { $n } коричневых жетона
   *[many] { $n } коричневых жетонов
}
some-crystals = { $n ->
    [1] кристалл
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}
some-tiles = { $n ->
    [1] плитку мечети
    [one] { $n } плитку мечети
    [few] { $n } плитки мечети
   *[many] { $n } плиток мечети
}
some-tiles-named = { $thing-acc }
some-dice-red = { $n ->
    [1] красный кубик
    [one] { $n } красный кубик
    [few] { $n } красных кубика
   *[many] { $n } красных кубиков
}
some-dice-yellow = { $n ->
    [1] жёлтый кубик
    [one] { $n } жёлтый кубик
    [few] { $n } жёлтых кубика
   *[many] { $n } жёлтых кубиков
}
some-dice-green = { $n ->
    [1] зелёный кубик
    [one] { $n } зелёный кубик
    [few] { $n } зелёных кубика
   *[many] { $n } зелёных кубиков
}
some-dice-blue = { $n ->
    [1] синий кубик
    [one] { $n } синий кубик
    [few] { $n } синих кубика
   *[many] { $n } синих кубиков
}
some-dice-coin = { $n ->
    [1] кубик с монетой
    [one] { $n } кубик с монетой
    [few] { $n } кубика с монетой
   *[many] { $n } кубиков с монетой
}
some-dice-card = { $n ->
    [1] кубик с картой
    [one] { $n } кубик с картой
    [few] { $n } кубика с картой
   *[many] { $n } кубиков с картой
}
some-faces-red = { $n ->
    [1] красный
    [one] { $n } красный
    [few] { $n } красных
   *[many] { $n } красных
}
some-faces-yellow = { $n ->
    [1] жёлтый
    [one] { $n } жёлтый
    [few] { $n } жёлтых
   *[many] { $n } жёлтых
}
some-faces-green = { $n ->
    [1] зелёный
    [one] { $n } зелёный
    [few] { $n } зелёных
   *[many] { $n } зелёных
}
some-faces-blue = { $n ->
    [1] синий
    [one] { $n } синий
    [few] { $n } синих
   *[many] { $n } синих
}
some-faces-coin = { $n ->
    [1] монету
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
some-faces-card = { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}

## Amounts, cards and tiles: their texts are made of these

amount-red = { $n ->
    [one] { $n } красный жетон
    [few] { $n } красных жетона
   *[many] { $n } красных жетонов
}
amount-yellow = { $n ->
    [one] { $n } жёлтый жетон
    [few] { $n } жёлтых жетона
   *[many] { $n } жёлтых жетонов
}
amount-green = { $n ->
    [one] { $n } зелёный жетон
    [few] { $n } зелёных жетона
   *[many] { $n } зелёных жетонов
}
amount-blue = { $n ->
    [one] { $n } синий жетон
    [few] { $n } синих жетона
   *[many] { $n } синих жетонов
}
amount-brown = { $n ->
    [one] { $n } коричневый жетон
    [few] { $n } коричневых жетона
   *[many] { $n } коричневых жетонов
}
amount-crystal = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}
amount-lira = { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
}

thing-and = { $first } и { $last }
thing-take-either = { $one } или { $other }
thing-take-tokens = два любых цветных жетона
thing-any-token = один цветной или коричневый жетон
thing-coloured-token = один цветной жетон
thing-give-tile = одну из своих плиток мечети
thing-take-tile = открытую плитку
thing-choose-ruby = следующий рубин любого участка
thing-use-card-dice = { $n ->
    [one] { $n } кубик с картой
    [few] { $n } кубика с картой
   *[many] { $n } кубиков с картой
}
thing-reveal = { $n ->
    [1] карту базара
    [one] { $n } карту базара
    [few] { $n } карты базара
   *[many] { $n } карт базара
}

active-gain = получите { $taken }
active-exchange = обменяйте { $asked } на { $taken }
active-own = если у вас есть { $asked }, получите { $taken }
active-use-card-dice = если на это действие ушло хотя бы { $asked }, получите { $taken }
active-fallback = или возьмите { $fallback-lira ->
    [one] { $fallback-lira } лиру
    [few] { $fallback-lira } лиры
   *[many] { $fallback-lira } лир
}
others-gain = каждый другой игрок получает { $taken }
others-exchange = каждый другой игрок может обменять { $asked } на { $taken }

tile-income = даёт { $income } за{"\u00A0"}ход
tile-action = ещё одно действие
tile-merchant = { $colour } жетон к монетам
tile-merchant-own = жетон своего цвета к кубикам с монетами
tile-die = ещё один кубик

price-same = { $n ->
    [one] { $n } товар { $colour-gen } цвета
    [few] { $n } товара { $colour-gen } цвета
   *[many] { $n } товаров { $colour-gen } цвета
}
price-own = { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
} своего цвета
price-different = { $n ->
    [one] { $n } разный товар
    [few] { $n } разных товара
   *[many] { $n } разных товаров
}
price-carpet = по товару каждого цвета{ $n ->
    [0] {""}
    [one] {" "}и ещё { $n } любой
    [few] {" "}и ещё { $n } любых
   *[many] {" "}и ещё { $n } любых
}

describe-mosque-tile = { $does }. Цена: { $price }.
describe-area-colour = За рубины здесь платят товарами { $colour-gen } цвета.
describe-area-left-carpet = За рубины здесь платят товаром каждого цвета, за следующие — ещё и любыми.
describe-area-right-carpet = За рубины здесь платят лирами.

## Reference pages

rules-dice-actions = Ход и действия
rules-dice-end = Как кончается партия
rules-dice-areas = Торговые участки
rules-dice-mosque = Плитки мечети
rules-dice-cards = Карты базара
rules-dice-values = Количества и цены
rules-derived = выведено: следует из напечатанного
rules-reconstructed = восстановлено: источника мы не знаем; подобрано подходящее число
rules-turn-income = Сначала ваши плитки приносят доход.
rules-turn-roll = Затем вы бросаете { $common-dice } кубиков и ещё по одному за каждую плитку кубика. За { $reroll-crystals ->
    [1] кристалл
    [one] { $reroll-crystals } кристалл
    [few] { $reroll-crystals } кристалла
   *[many] { $reroll-crystals } кристаллов
} можно перебросить любые из них — и так сколько угодно раз.
rules-turn-actions = Затем вы можете выполнить { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
} и ещё по одному за каждую плитку действия. Товары — это кубики и жетоны одного цвета; коричневый жетон заменяет товар любого цвета.
rules-turn-hand-over = Затем кубики переходят к следующему игроку. Плитка действует начиная с вашего следующего хода.
rules-action-stop = больше ничего не делать
rules-action-token = { $token-goods ->
    [one] { $token-goods } товар
    [few] { $token-goods } товара
   *[many] { $token-goods } товаров
} одного цвета за жетон этого цвета
rules-action-crystal = { $crystal-goods ->
    [one] { $crystal-goods } разный товар
    [few] { $crystal-goods } разных товара
   *[many] { $crystal-goods } разных товаров
} за кристалл
rules-action-brown = { $brown-goods ->
    [one] { $brown-goods } разный товар
    [few] { $brown-goods } разных товара
   *[many] { $brown-goods } разных товаров
} за коричневый жетон
rules-action-two-tokens = { $two-tokens-goods ->
    [one] { $two-tokens-goods } разный товар
    [few] { $two-tokens-goods } разных товара
   *[many] { $two-tokens-goods } разных товаров
} за два любых цветных жетона
rules-action-lira = все кубики с монетами, каждый за { $coin-lira ->
    [one] { $coin-lira } лиру
    [few] { $coin-lira } лиры
   *[many] { $coin-lira } лир
}; каждая плитка купца добавляет жетон своего цвета
rules-action-cards = любое число кубиков с картой: откройте столько же карт базара и примените одну из них
rules-action-tile = товары, указанные на открытой плитке, за эту плитку
rules-action-ruby = цену торгового участка за его следующий рубин
rules-goal = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: последний раунд начинает тот, у кого { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
   *[many] { $n } рубинов
}.
rules-area-colour = Участок каждого цвета: рубины один за другим стоят { $list } товаров его цвета
rules-area-left-carpet = { name-area-carpet }: по товару каждого цвета и по очереди ещё столько любых: { $list }
rules-area-right-carpet = { name-area-lira }: { $list } лир
rules-mosque-rubies = Мечеть: рубинов { $n }; каждый берёт один, когда впервые соберёт { $tiles ->
    [one] { $tiles } плитку
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}
rules-tile = { $kind }: { $does }; { $copies }, цена: { $price }
rules-tile-copies = всего { $n }
rules-tile-copies-coloured = { $n } каждого цвета
rules-dice-end-round = Раунд доигрывают до конца, так что ходов у всех поровну. Побеждает тот, у кого больше всего рубинов.
rules-wealth = При равенстве рубинов решает состояние: всё, что у вас есть, по цене в лирах.
rules-resource = { $thing }: всего { $n }, цена { $value }
rules-number-dice = Кубики: { $common-dice } общих и { $spare-dice } для плиток кубика; на каждом четыре цвета, монета и карта.
rules-number-market = Рынок: открытых плиток — { $market-tiles }.
rules-number-start = Начало: у каждого { $starting-crystals ->
    [one] { $starting-crystals } кристалл
    [few] { $starting-crystals } кристалла
   *[many] { $starting-crystals } кристаллов
}; у первого нет лир, у каждого следующего на лиру больше.
rules-number-coin = Кубик с монетой приносит { $coin-lira ->
    [one] { $coin-lira } лиру
    [few] { $coin-lira } лиры
   *[many] { $coin-lira } лир
}.
rules-number-fallback = Кто не может или не хочет применить ту часть карты, что для активного игрока, берёт { $fallback-lira ->
    [one] { $fallback-lira } лиру
    [few] { $fallback-lira } лиры
   *[many] { $fallback-lira } лир
}.

## The board in the terminal

board-areas = Торговые участки
board-area-red = Красный
board-area-yellow = Жёлтый
board-area-green = Зелёный
board-area-blue = Синий
board-area-carpet = { name-area-carpet }
board-area-lira = { name-area-lira }
board-mosque = Мечеть
board-mosque-ruby = за { $n ->
    [one] { $n } плитку
    [few] { $n } плитки
   *[many] { $n } плиток
} · в стопке { $stack }
board-discards = сброс { $n }
board-roll = Кубики
board-no-dice = не брошены
board-again = заново:
board-payment = Цена: { $price }. Выбрано: { $chosen }
board-payment-dice = кубики { $goods }
board-payment-tokens = жетоны { $goods }
board-payment-brown = коричневых { $n }
board-payment-none = ничего
board-actions = действий { $taken } из { $allowed }
board-column-crystals = кристаллы
board-column-tokens = R Y G B
board-column-brown = кор.
board-column-mosque-tiles = плитки
board-supply = Запас
board-revealed = Открыта: { $card }
board-legend-colours = R красный  Y жёлтый  G зелёный  B синий
board-legend-fresh = * действует со следующего хода
