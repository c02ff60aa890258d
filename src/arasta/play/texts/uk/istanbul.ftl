### Настільна гра українською. Що треба знати, сказано в table.ftl. Назви — як в українському виданні, речення наші.


## Names

game-istanbul = Стамбул
name-family = родич гравця { $player }
    .gen = родича гравця { $player }
    .acc = родича гравця { $player }
name-place-1 = Стельмах
    .gen = Стельмаха
    .acc = Стельмаха
    .ins = Стельмахом
    .to = до Стельмаха
    .at = у Стельмаха
    .from = від Стельмаха
name-place-2 = Склад тканин
    .gen = Складу тканин
    .acc = Склад тканин
    .ins = Складом тканин
    .to = на Склад тканин
    .at = на Складі тканин
    .from = зі Складу тканин
name-place-3 = Склад спецій
    .gen = Складу спецій
    .acc = Склад спецій
    .ins = Складом спецій
    .to = на Склад спецій
    .at = на Складі спецій
    .from = зі Складу спецій
name-place-4 = Склад фруктів
    .gen = Складу фруктів
    .acc = Склад фруктів
    .ins = Складом фруктів
    .to = на Склад фруктів
    .at = на Складі фруктів
    .from = зі Складу фруктів
name-place-5 = Поштамт
    .gen = Поштамту
    .acc = Поштамт
    .ins = Поштамтом
    .to = на Поштамт
    .at = на Поштамті
    .from = з Поштамту
name-place-6 = Караван-сарай
    .gen = Караван-сараю
    .acc = Караван-сарай
    .ins = Караван-сараєм
    .to = до Караван-сараю
    .at = у Караван-сараї
    .from = з Караван-сараю
name-place-7 = Фонтан
    .gen = Фонтана
    .acc = Фонтан
    .ins = Фонтаном
    .to = до Фонтана
    .at = біля Фонтана
    .from = від Фонтана
name-place-8 = Чорний ринок
    .gen = Чорного ринку
    .acc = Чорний ринок
    .ins = Чорним ринком
    .to = на Чорний ринок
    .at = на Чорному ринку
    .from = з Чорного ринку
name-place-9 = Чайхана
    .gen = Чайхани
    .acc = Чайхану
    .ins = Чайханою
    .to = до Чайхани
    .at = у Чайхані
    .from = з Чайхани
name-place-10 = Великий базар
    .gen = Великого базару
    .acc = Великий базар
    .ins = Великим базаром
    .to = на Великий базар
    .at = на Великому базарі
    .from = з Великого базару
name-place-11 = Малий базар
    .gen = Малого базару
    .acc = Малий базар
    .ins = Малим базаром
    .to = на Малий базар
    .at = на Малому базарі
    .from = з Малого базару
name-place-12 = Поліція
    .gen = Поліції
    .acc = Поліцію
    .ins = Поліцією
    .to = до Поліції
    .at = у Поліції
    .from = з Поліції
name-place-13 = Палац Султана
    .gen = Палацу Султана
    .acc = Палац Султана
    .ins = Палацом Султана
    .to = до Палацу Султана
    .at = у Палаці Султана
    .from = з Палацу Султана
name-place-14 = Мала мечеть
    .gen = Малої мечеті
    .acc = Малу мечеть
    .ins = Малою мечеттю
    .to = до Малої мечеті
    .at = у Малій мечеті
    .from = з Малої мечеті
name-place-15 = Велика мечеть
    .gen = Великої мечеті
    .acc = Велику мечеть
    .ins = Великою мечеттю
    .to = до Великої мечеті
    .at = у Великій мечеті
    .from = з Великої мечеті
name-place-16 = Ювелір
    .gen = Ювеліра
    .acc = Ювеліра
    .ins = Ювеліром
    .to = до Ювеліра
    .at = у Ювеліра
    .from = від Ювеліра
name-place-17 = Обсмажувальний цех
    .gen = Обсмажувального цеху
    .acc = Обсмажувальний цех
    .ins = Обсмажувальним цехом
    .to = до Обсмажувального цеху
    .at = в Обсмажувальному цеху
    .from = з Обсмажувального цеху
name-place-18 = Гільдія
    .gen = Гільдії
    .acc = Гільдію
    .ins = Гільдією
    .to = до Гільдії
    .at = у Гільдії
    .from = з Гільдії
name-place-19 = Таверна
    .gen = Таверни
    .acc = Таверну
    .ins = Таверною
    .to = до Таверни
    .at = у Таверні
    .from = з Таверни
name-place-20 = Кав’ярня
    .gen = Кав’ярні
    .acc = Кав’ярню
    .ins = Кав’ярнею
    .to = до Кав’ярні
    .at = у Кав’ярні
    .from = з Кав’ярні
name-place-21 = Посольство
    .gen = Посольства
    .acc = Посольство
    .ins = Посольством
    .to = до Посольства
    .at = у Посольстві
    .from = з Посольства
name-place-22 = Кіоск
    .gen = Кіоску
    .acc = Кіоск
    .ins = Кіоском
    .to = до Кіоску
    .at = у Кіоску
    .from = з Кіоску
name-place-23 = Аукціонний дім
    .gen = Аукціонного дому
    .acc = Аукціонний дім
    .ins = Аукціонним домом
    .to = до Аукціонного дому
    .at = в Аукціонному домі
    .from = з Аукціонного дому
name-place-24 = Таємне товариство
    .gen = Таємного товариства
    .acc = Таємне товариство
    .ins = Таємним товариством
    .to = до Таємного товариства
    .at = у Таємному товаристві
    .from = з Таємного товариства
name-place-25 = Катакомби
    .gen = Катакомб
    .acc = Катакомби
    .ins = Катакомбами
    .to = до Катакомб
    .at = у Катакомбах
    .from = з Катакомб
name-good-red = тканина
    .gen = тканини
    .acc = тканину
    .few = тканини
    .many = тканин
    .two = дві тканини
    .hue = червоний
    .huegen = червоного
name-good-green = спеція
    .gen = спеції
    .acc = спецію
    .few = спеції
    .many = спецій
    .two = дві спеції
    .hue = зелений
    .huegen = зеленого
name-good-yellow = фрукт
    .gen = фрукта
    .acc = фрукт
    .few = фрукти
    .many = фруктів
    .two = два фрукти
    .hue = жовтий
    .huegen = жовтого
name-good-blue = прикраса
    .gen = прикраси
    .acc = прикрасу
    .few = прикраси
    .many = прикрас
    .two = дві прикраси
    .hue = синій
    .huegen = синього
name-good-coffee = кава
    .gen = кави
    .acc = каву
    .few = кави
    .many = кави
    .two = дві кави
    .hue = кавовий
    .huegen = кавового
name-token-governor = Губернатор
    .gen = Губернатора
    .acc = Губернатора
    .dat = Губернаторові
    .ins = Губернатором
    .from = від Губернатора
name-token-smuggler = Контрабандист
    .gen = Контрабандиста
    .acc = Контрабандиста
    .dat = Контрабандистові
    .ins = Контрабандистом
    .from = від Контрабандиста
name-token-coffee-trader = Торговець кавою
    .gen = Торговця кавою
    .acc = Торговця кавою
    .dat = Торговцеві кавою
    .ins = Торговцем кавою
    .from = від Торговця кавою
name-token-courier = Кур’єр
    .gen = Кур’єра
    .acc = Кур’єра
    .dat = Кур’єрові
    .ins = Кур’єром
    .from = від Кур’єра
name-card-one-good = Один товар
name-card-five-lira = П’ять лір
name-card-palace-again = Ще раз Палац
name-card-post-again = Ще раз Поштамт
name-card-dealer-again = Ще раз Ювелір
name-card-family-home = Родич додому
name-card-small-market-any = Вільний базар
name-card-stay = Лишитися
name-card-move-3-4 = Довга дорога
name-card-return-assistant = Покликати помічника
name-card-two-coffee = Дві кави
name-card-coffee-for-guild = Карта гільдії за каву
name-card-coffee-for-8 = Ліри за каву
name-card-swap-3 = Обмін
name-card-dice-mocha = Кавові кубики
name-card-die-to-6 = Кубик на шістку
name-card-corner = На кутове місце
name-card-wainwright-again = Ще раз Стельмах
name-card-coffee-house-again = Ще раз Кав’ярня
name-card-letter = Лист
name-card-dice-letters = Поштові кубики
name-card-item-for-7 = Ліри за товар
name-card-red-and-3 = Тканина й ліри
name-card-green-and-3 = Спеція й ліри
name-card-yellow-and-3 = Фрукт і ліри
name-card-top-discard = Повтор
name-card-family-step = Родич у дорозі
name-card-join-merchant = До іншого купця
name-card-companion-2 = Швидкий компаньйон
name-card-token-service = Послуга
name-card-mosque-again = Ще раз мечеть
name-card-society-again = Ще раз Товариство
name-card-anywhere-3-lira = Куди завгодно
name-guild-1 = Розширення
name-guild-2 = Тканини й не тільки
name-guild-3 = Спеції й не тільки
name-guild-4 = Фрукти й не тільки
name-guild-5 = Усього потроху
name-guild-6 = Три карти бонусів
name-guild-7 = Загальний збір
name-guild-8 = Щедрий Чорний ринок
name-guild-9 = Подвійна Чайхана
name-guild-10 = Ліри за тканину, спецію та фрукт
name-guild-11 = Ліри за прикрасу, тканину та спецію
name-guild-12 = Будь-де
name-guild-13 = Палац за будь-які товари
name-guild-14 = Легка Мала мечеть
name-guild-15 = Легка Велика мечеть
name-guild-16 = Ювелір і кава
name-guild-17 = П’ять кав
name-guild-18 = Нові карти гільдії
name-guild-19 = Подвійна Таверна
name-guild-20 = Кав’ярня за півціни
name-kiosk-1 = Фрукт і ліра
name-kiosk-2 = Спеція і ліра
name-kiosk-3 = Тканина і ліра
name-kiosk-4 = Два фрукти
name-kiosk-5 = Дві спеції
name-kiosk-6 = Дві тканини
name-kiosk-7 = Фрукт
name-kiosk-8 = Спеція
name-kiosk-9 = Тканина
name-kiosk-10 = Прикраса
name-kiosk-11 = Карта бонусу
name-kiosk-12 = Дві ліри
name-kiosk-13 = Тонкий гаманець
name-kiosk-14 = Тугий гаманець
name-kiosk-15 = Компаньйон
name-kiosk-16 = Кубик лір
name-kiosk-17 = Розширення за ліри
name-kiosk-18 = Розширення за товари
name-kiosk-19 = До Фонтана
name-kiosk-20 = Товар або лист
name-kiosk-21 = Карта або лист
name-kiosk-22 = Ліри або лист
name-kiosk-23 = Ліри або товар
name-kiosk-24 = Ліри або карта
name-letter-delivered = доставлений лист
name-street = { $first } і { $last }
name-cell = { $word }
name-demand = { $word }
name-expansion-mocha = Мока та бакшиш
name-expansion-letters = Листи та печатки
name-layout-short = Короткі шляхи
name-layout-long = Довгі шляхи
name-layout-order = По порядку
name-layout-first = Для першої гри
name-layout-random = Випадкова

## Settings: what is agreed before a game

setting-expansions = Доповнення
    .about = Чим доповнено базову гру; обидва доповнення разом — це «Гранд Базар».
setting-expansions-mocha = { name-expansion-mocha }
    .about = Кава, гільдії й таверна, завсідники якої перегороджують вулиці.
setting-expansions-letters = { name-expansion-letters }
    .about = Листи, за доставку яких дають печатки, компаньйон кожному купцеві, кіоск і аукціони.
setting-layout = Розкладка
    .about = Як лежать місця. Якщо не вибрати — надрукована розкладка для першої гри, а де її немає — випадкова.
setting-layout-short = { name-layout-short }
    .about = Місця, які часто відвідують одне за одним, лежать поруч: для першої гри.
setting-layout-long = { name-layout-long }
    .about = Місця, які часто відвідують одне за одним, лежать далеко одне від одного.
setting-layout-order = { name-layout-order }
    .about = Місця лежать за своїми номерами.
setting-layout-first = { name-layout-first }
    .about = Як радить доповнення для першої гри.
setting-layout-random = { name-layout-random }
    .about = Місця розкладає випадок.
setting-variants = Варіанти
    .about = Правила, які трохи змінюють гру.
setting-variants-neutral-assistants = Нейтральні помічники
    .about = У кожному стосі є помічник нічийного кольору, якого може забрати будь-який купець.
setting-variants-caravan-leader = Ватажок каравану
    .about = Хто веде караван, лишає собі в Караван-сараї всі карти.
setting-letters-deck = Карти бонусів
    .about = Які карти бонусів лежать у колоді, якщо з доповнень вибрано лише «{ name-expansion-letters }».
setting-letters-deck-all = Усі
    .about = З базової гри та з доповнення.
setting-letters-deck-new = Лише нові
    .about = Лише з доповнення.
allowed-layout = одне зі значень: { $allowed } — або список місць ряд за рядом
wrong-layout = { $word } має значення { $value }, а потрібне { allowed-layout }.
wrong-places = Власна розкладка називає кожне з місць [{ $places }] один раз, ряд за рядом.
wrong-left-out = Доповнення вимкнено через ARASTA_EXPANSIONS=no; щоб грати з ними, приберіть цю змінну.
wrong-no-grid = Для такого поля немає сітки: місць { $places }, доповнення — { $chosen-and }.

## Actions, as a button says them

action-move = Піти { $target-to }
action-card = Зіграти «{ $target }»
action-tile = Застосувати { $target-hue } тайл мечеті
action-tile-mosque-tile = Узяти { $target-hue } тайл мечеті
action-tile-guild-tile = Узяти { $target-hue } тайл мечеті
action-decline-assistant = Закінчити хід без помічника
action-decline-pay-merchants = Не платити й закінчити хід
action-decline-buy-good = Нічого не купувати
action-decline-use-kiosk-tile = Не застосовувати тайл
action-pick-up = Забрати свого помічника
action-pick-up-neutral = Забрати нейтрального помічника
action-leave = Залишити помічника
action-pay =
    Заплатити { $token-price ->
        [one] { $token-price } ліру
        [few] { $token-price } ліри
       *[many] { $token-price } лір
    }
action-pay-pay-merchants =
    Заплатити купцям по { $merchant-price ->
        [one] { $merchant-price } лірі
        [few] { $merchant-price } ліри
       *[many] { $merchant-price } лір
    }
action-pay-roast =
    Обсмажити { $roast-coffee ->
        [one] { $roast-coffee } каву
        [few] { $roast-coffee } кави
       *[many] { $roast-coffee } кави
    } за { $roast-lira ->
        [one] { $roast-lira } ліру
        [few] { $roast-lira } ліри
       *[many] { $roast-lira } лір
    }
action-skip = Обійтися без дії
action-act = Виконати дію
action-act-act-there = Виконати там дію
action-skip-act-there = Обійтися там без дії
action-skip-act-beside = Жодне з двох місць
action-done = Готово
action-done-sell = Закінчити продаж
action-done-return-assistants = Більше нікого
action-done-encounters = Більше жодних зустрічей
action-done-end-turn = Закінчити хід
action-done-roast = Більше не обсмажувати
action-done-tavern = Більше нічого
action-done-swap-give = Більше не віддавати й узяти стільки ж
action-meet-token = Звернутися до { $target-gen }
action-meet-family = Відправити додому { $target-acc }
action-take = Узяти { $target-acc }
action-take-buy-good =
    Купити { $target-acc } за { $green-tile-price ->
        [one] { $green-tile-price } ліру
        [few] { $green-tile-price } ліри
       *[many] { $green-tile-price } лір
    }
action-take-take-two = Узяти { $target-two }
action-give = Віддати { $target-acc }
action-give-roast =
    Обсмажити { $roast-coffee ->
        [one] { $roast-coffee } каву
        [few] { $roast-coffee } кави
       *[many] { $roast-coffee } кави
    } за { $target-acc }
action-from-deck = Узяти з колоди
action-from-discard = Узяти верхню карту скиду
action-discard = Скинути «{ $target }»
action-discard-roast =
    Обсмажити { $roast-coffee ->
        [one] { $roast-coffee } каву
        [few] { $roast-coffee } кави
       *[many] { $roast-coffee } кави
    } за «{ $target }»
action-discard-guild = Скинути карту гільдії «{ $target }»
action-discard-guild-roast =
    Обсмажити { $roast-coffee ->
        [one] { $roast-coffee } каву
        [few] { $roast-coffee } кави
       *[many] { $roast-coffee } кави
    } за карту гільдії «{ $target }»
action-return = Покликати помічника { $target-from }
action-call = Назвати { $target }
action-reroll = Перекинути обидва кубики
action-turn = Повернути кубик: { $target } → { $red-tile-face }
action-sell = Продати { $target-acc }
action-send = Відправити родича { $target-to }
action-reward-card = Узяти карту бонусу
action-reward-lira =
    Узяти { $reward-lira ->
        [one] { $reward-lira } ліру
        [few] { $reward-lira } ліри
       *[many] { $reward-lira } лір
    }
action-draw = Витягнути «{ $target }»
action-demand = Відкрити тайл попиту { $target }
action-lay = Викласти на { $target }
action-six = Зіграти «Кубик на шістку»: { $target } → { $card-face }
action-copy-six = Повторити «Кубик на шістку»: { $target } → { $card-face }
action-ruby = Узяти рубін { $target-from }
action-guild-card = Зіграти карту гільдії замість руху
action-guild = Зіграти «{ $target }»
action-draw-guild = Витягнути карту гільдії «{ $target }»
action-movement-tile = Купити тайл переміщення
action-encounter-tile = Купити тайл зустрічі
action-set-barrier = Поставити бар’єр
action-baksheesh = Дати бакшиш за рубін
action-barrier = Поставити бар’єр між { $target }
action-use = Виконати дію { $target-gen }
action-use-use-kiosk-tile = Застосувати тайл
action-use-back = Застосувати тайл навпаки
action-companion = Ходити компаньйоном
action-place-companion = Поставити компаньйона поруч із купцем
action-step = Відправити компаньйона { $target-to }
action-step-family-walk = Відправити родича { $target-to }
action-leave-companion = Лишити компаньйона на полі
action-recall-companion = Забрати компаньйона в запас
action-join = Піти до купця гравця { $target }
action-letter-place = Віддати лист { $target-to }
action-letter-letter = Віддати { $target }
action-draw-letter = Витягнути лист { $target-to }
action-double-turn =
    Ще один хід за { $double-turn-seals ->
        [one] { $double-turn-seals } печатку
        [few] { $double-turn-seals } печатки
       *[many] { $double-turn-seals } печаток
    }
action-kiosk = Вибрати «{ $target }»
action-reveal = Відкрити тайл кіоску «{ $target }»
action-pass = Пас
action-bid =
    Поставити { $target ->
        [one] { $target } ліру
        [few] { $target } ліри
       *[many] { $target } лір
    }
action-serve = Скористатися послугами { $target-gen }

## Questions: what is to be decided

question-move = Куди піде ваш купець { $place-from }?
    .other = { $player } вирішує, куди піде купець { $place-from }.
question-assistant = Залишите чи заберете помічника { $place-at }?
    .other = { $player } вирішує, залишити чи забрати помічника { $place-at }.
question-pay-merchants =
    Заплатите іншим купцям { $place-at } по { $merchant-price ->
        [one] { $merchant-price } лірі
        [few] { $merchant-price } ліри
       *[many] { $merchant-price } лір
    }?
    .other = { $player } вирішує, чи платити іншим купцям { $place-at }.
question-action = Виконаєте дію { $place-gen }?
    .other = { $player } вирішує, чи виконати дію { $place-gen }.
question-after-action = Зробите щось іще після дії?
    .other = { $player } може зробити щось іще після дії.
question-encounters = Кого зустрінете { $place-at }?
    .other = { $player } вирішує, кого зустріти { $place-at }.
question-end-turn = Зробите щось іще перед кінцем ходу?
    .other = { $player } може зробити щось іще перед кінцем ходу.
question-last-cards = Останнє коло скінчилося. Які карти ви ще обміняєте на товари чи ліри?
    .other = { $player } вирішує, які карти обміняти на товари чи ліри після останнього кола.
question-walk = Куди приведе довга дорога ({ $nearest } або { $farthest } кроки)?
    .other = { $player } вирішує, куди приведе довга дорога.
question-take-good = Який товар візьмете: { $permitted-acc }?
    .other = { $player } вирішує, який товар узяти.
question-give-goods = Який товар віддасте (лишилося { $goods })?
    .other = { $player } вирішує, який товар віддати.
question-buy-good =
    Який товар купите за зеленим тайлом, заплативши { $price ->
        [one] { $price } ліру
        [few] { $price } ліри
       *[many] { $price } лір
    }?
    .other = { $player } вирішує, чи купити товар за зеленим тайлом.
question-take-card = Візьмете карту бонусу з колоди чи «{ $card }» зі скиду?
    .other = { $player } вирішує, узяти карту бонусу з колоди чи «{ $card }» зі скиду.
question-discard-card = Яку карту бонусу скинете?
    .other = { $player } вирішує, яку карту бонусу скинути.
question-return-assistants = Яких помічників покличете до себе?
    .other = { $player } вирішує, яких помічників покликати.
question-return-assistant = Якого помічника покличете до себе?
    .other = { $player } вирішує, якого помічника покликати.
question-call-number = Яке число від { $lowest-call } до { $highest-call } назвете?
    .other = { $player } вирішує, яке число назвати.
question-change-dice = На кубиках { $dice }. Зміните кидок?
    .other = { $player } вирішує, чи змінити кидок { $dice }.
question-change-dice-pay-tea-house = Ви назвали { $number }, на кубиках { $dice }. Зміните кидок?
    .other = { $player } називає { $number } і вирішує, чи змінити кидок { $dice }.
question-sell =
    { $sold ->
        [0] Що продасте { $place-at }?
       *[other] Що ще продасте { $place-at } (уже { $sold })?
    }
    .other = { $player } вирішує, що продати { $place-at }.
question-send-family = Куди відправите родича?
    .other = { $player } вирішує, куди відправити родича.
question-act-there = Чи виконає ваш родич дію { $place-gen }?
    .other = { $player } вирішує, чи виконає родич дію { $place-gen }.
question-mosque-tile = Який тайл { $place-gen } візьмете?
    .other = { $player } вирішує, який тайл { $place-gen } взяти.
question-reward = Яку нагороду візьмете за спійманого родича?
    .other = { $player } вирішує, яку нагороду взяти за спійманого родича.
question-pay-lira-or-card =
    Чим заплатите Губернаторові: { $price ->
        [one] { $price } лірою
        [few] { $price } лірами
       *[many] { $price } лірами
    } чи картою?
    .other = { $player } вирішує, чим заплатити Губернаторові.
question-pay-lira-or-good =
    Чим заплатите Контрабандистові: { $price ->
        [one] { $price } лірою
        [few] { $price } лірами
       *[many] { $price } лірами
    } чи товаром?
    .other = { $player } вирішує, чим заплатити Контрабандистові.
question-pay-fixed-or-good =
    Чим заплатите Торговцеві кавою: { $price ->
        [one] { $price } лірою
        [few] { $price } лірами
       *[many] { $price } лірами
    } чи товаром?
    .other = { $player } вирішує, чим заплатити Торговцеві кавою.
question-pay-lira-or-letter =
    Чим заплатите Кур’єрові: { $price ->
        [one] { $price } лірою
        [few] { $price } лірами
       *[many] { $price } лірами
    } чи листом?
    .other = { $player } вирішує, чим заплатити Кур’єрові.
question-take-item =
    { $coffee ->
        [0] Який товар візьмете?
       *[other] Який товар візьмете — чи каву?
    }
    .other = { $player } вирішує, що взяти.
question-pay-item =
    { $coffee ->
        [0] Який товар віддасте?
       *[other] Який товар віддасте — чи каву?
    }
    .other = { $player } вирішує, що віддати.
question-play-guild-card = Яку карту гільдії зіграєте?
    .other = { $player } вирішує, яку карту гільдії зіграти.
question-roast = Що віддасте за каву в Обсмажувальному цеху?
    .other = { $player } вирішує, що віддати за каву в Обсмажувальному цеху.
question-discard-guild-card = Яку карту гільдії скинете?
    .other = { $player } вирішує, яку карту гільдії скинути.
question-tavern =
    { $second ->
        [0] Що зробите в Таверні?
       *[other] Що ще зробите в Таверні?
    }
    .other = { $player } вирішує, що робити в Таверні.
question-place-barrier = Між якими місцями поставите бар’єр?
    .other = { $player } вирішує, де поставити бар’єр.
question-act-beside = Дію якого місця виконаєте: { $one-gen } чи { $other-gen }?
    .other = { $player } вирішує, дію якого місця виконати: { $one-gen } чи { $other-gen }.
question-swap-give =
    { $given ->
        [0] Що віддасте?
       *[other] Що ще віддасте (уже { $given })?
    }
    .other = { $player } вирішує, що віддати.
question-swap-take = Що візьмете (лишилося { $left })?
    .other = { $player } вирішує, що взяти.
question-to-corner = На яке кутове місце піде ваш купець?
    .other = { $player } вирішує, на яке кутове місце піде купець.
question-take-two = Якого товару візьмете два?
    .other = { $player } вирішує, якого товару взяти два.
question-act-anywhere = Дію якого місця виконаєте?
    .other = { $player } вирішує, дію якого місця виконати.
question-guild-tile = Який тайл { $place-gen } візьмете?
    .other = { $player } вирішує, який тайл { $place-gen } взяти.
question-companion-walk =
    Куди піде ваш компаньйон ({ $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    })?
    .other = { $player } вирішує, куди піде компаньйон.
question-recall-companion = Заберете компаньйона в запас?
    .other = { $player } вирішує, чи забрати компаньйона в запас.
question-family-walk = Куди піде ваш родич?
    .other = { $player } вирішує, куди піде родич.
question-to-merchant = До чийого купця приєднаєтеся?
    .other = { $player } вирішує, до чийого купця приєднатися.
question-to-anywhere = Куди піде ваш купець?
    .other = { $player } вирішує, куди піде купець.
question-relocate = Куди ведуть Катакомби?
    .other = { $player } вирішує, куди ведуть Катакомби.
question-choose-ruby = Звідки візьмете рубін?
    .other = { $player } вирішує, звідки взяти рубін.
question-pay-seals =
    Якими листами заплатите (лишилося сплатити { $due ->
        [one] { $due } печатку
        [few] { $due } печатки
       *[many] { $due } печаток
    })?
    .other = { $player } вирішує, якими листами заплатити.
question-give-letter = Який лист віддасте?
    .other = { $player } вирішує, який лист віддати.
question-choose-kiosk-tile = Який тайл кіоску виберете?
    .other = { $player } вирішує, який тайл кіоску вибрати.
question-use-kiosk-tile = Застосуєте тайл кіоску «{ $tile }»?
    .other = { $player } вирішує, чи застосувати тайл кіоску «{ $tile }».
question-bid =
    { $bid ->
        [0] Скільки поставите за карти бонусів (їх { $auction-cards })?
       *[other]
            Скільки поставите за карти бонусів (їх { $auction-cards })? { $bidder } дає { $bid ->
                [one] { $bid } ліру
                [few] { $bid } ліри
               *[many] { $bid } лір
            }.
    }
    .other =
        { $player } { $bid ->
            [0] відкриває аукціон; карт бонусів на ньому — { $auction-cards }
           *[other] вирішує, чи дати більше за { $bid }
        }.
question-serve-token = Чиїми послугами скористаєтеся?
    .other = { $player } вирішує, чиїми послугами скористатися.
question-card-drawn = Яку карту бонусу тягне { $player }?
question-guild-card-drawn = Яку карту гільдії тягне { $player }?
question-letter-drawn = Який лист тягне { $player }?
question-kiosk-tile-drawn = { $player } відкриває Кіоск. Який тайл відкрито (лишилося { $tiles })?
question-demand-drawn = Який тайл попиту відкрився { $place-at }?
question-place-laid = Де лежить { $place }?
question-roll-dice = { $player } кидає кубики. Що випало?
question-roll-dice-move-token = { $token } іде далі. Що випало на кубиках?
question-roll-dice-move-neutral = Нейтральний купець іде { $place-from }. Що випало на кубиках?
question-roll-dice-pay-tea-house = { $player } називає { $number }. Що випало на кубиках?
question-roll-dice-pay-black-market = { $player } кидає кубики на Чорному ринку. Що випало?
question-roll-dice-pay-guild-black-market = { $player } кидає кубики за карту гільдії «Щедрий Чорний ринок». Що випало?
question-roll-dice-reward-dice = { $player } кидає кубики за «{ $card }». Що випало?
question-roll-die = { $player } кидає кубик за тайл кіоску «Кубик лір». Що випало?

## Why not

why-already-there = Ваш купець зараз { $place-at }; закінчити рух треба в іншому місці.
why-steps =
    { $place } — за { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    } звідси; цим рухом туди не дійти.
why-cart-complete = У вашого візка вже є всі розширення: { $extensions } з { $extensions }.
why-nothing-sells = У вас немає жодного товару, на який є попит.
why-family-away = Ваш родич зараз { $place-at }, а не в Поліції.
why-palace-goods =
    Палацу потрібні: { $red ->
        [one] { $red } тканина
        [few] { $red } тканини
       *[many] { $red } тканин
    }, { $green ->
        [one] { $green } спеція
        [few] { $green } спеції
       *[many] { $green } спецій
    }, { $yellow ->
        [one] { $yellow } фрукт
        [few] { $yellow } фрукти
       *[many] { $yellow } фруктів
    }, { $blue ->
        [one] { $blue } прикраса
        [few] { $blue } прикраси
       *[many] { $blue } прикрас
    }{ $any ->
        [0] { "" }
        [one] { " " }і ще { $any } будь-який товар
        [few] { " " }і ще { $any } будь-які товари
       *[many] { " " }і ще { $any } будь-яких товарів
    }; усього цього у вас немає.
why-no-ruby = Рубінів там більше немає.
why-mosque = Жодного тайла цієї мечеті вам зараз не взяти: треба мати на візку її товари, і кожен колір — лише раз.
why-family-home = Ваш родич уже в Поліції.
why-no-assistant-out = Усі ваші помічники з вами.
why-assistant-at-merchant = Ваш купець і сам { $place-at }; тайл кличе помічника з іншого місця.
why-no-assistant-elsewhere = В інших місцях ваших помічників немає.
why-not-in-hand = Цієї карти у вас немає.
why-card-moment =
    { $moment ->
        [hook] Цю карту грають під час дії, якої вона стосується.
        [repeat] Цю карту грають одразу після дії, яку вона повторює.
        [move] Цю карту грають перед рухом купця.
        [move-assistant] Цю карту грають перед рухом купця або перед тим, як залишити чи забрати помічника.
       *[free] Цю карту грають між діями, а не зараз.
    }
why-card-repeat = Ця карта повторює дію одного місця ({ $place-or }), а остання дія була не там.
why-last-cards = Останнє коло скінчилося; можна грати лише карти, що дають товари чи ліри.
why-no-tile = У вас немає { $good-huegen } тайла мечеті.
why-tile-used = Цього ходу ви цей тайл уже застосували.
why-row-full = На вашому візку більше немає місця для { $good-many }.
why-no-good = У вас немає { $good-gen }.
why-not-demanded = На тайлі попиту немає { $good-many }.
why-not-wanted = Більше { $good-many } за тайлом попиту не потрібно.
why-other-mosque = Такий тайл ({ $good-hue }) лежить в іншій мечеті.
why-tile-owned = У вас уже є { $good-hue } тайл мечеті.
why-stack-empty = Таких тайлів ({ $good-hue }) більше немає.
why-tile-goods = Для цього тайла { $good-many } на візку треба не менше { $need }; у вас { $have }.
why-stack-without-assistant = Під вашим купцем немає жодного помічника.
why-assistant-here = Тут уже є ваш помічник; заберіть його.
why-no-assistant-here = Такого помічника тут немає.
why-no-assistant-at = { $place } — там вашого помічника немає.
why-met-already = Цього ходу ця зустріч уже була.
why-not-here = Цієї фігурки немає там, де ви зараз дієте.
why-family-safe = У Поліції родичі вдома; звідти їх ніхто не відправляє.
why-own-family = Це ваш власний родич; додому відправляють лише чужих.
why-place-not-in-game = { $place } — цього місця в грі немає.
why-not-in-game = Цього в цій грі немає.
why-token-not-in-game = { $token } у цій грі участі не бере.
why-barrier = Дорогу { $place-to } перегороджує бар’єр.
why-same-place = Закінчити рух там само, { $place-at }, не можна.
why-already-home = Ваш родич уже { $place-at }.
why-coffee = Для цього треба { $need } кави; у вас { $have }.
why-goods =
    Для цього { $need ->
        [one] потрібен { $need } товар
        [few] потрібні { $need } товари
       *[many] потрібно { $need } товарів
    }, а у вас є не все.
why-seals =
    Для цього { $need ->
        [one] потрібна { $need } печатка
        [few] потрібні { $need } печатки
       *[many] потрібно { $need } печаток
    }; на ваших листах { $have }.
why-lira-or-good =
    Для цього { $need ->
        [one] потрібна { $need } ліра
        [few] потрібні { $need } ліри
       *[many] потрібно { $need } лір
    } або товар; у вас { $have ->
        [one] { $have } ліра
        [few] { $have } ліри
       *[many] { $have } лір
    } і жодного товару.
why-nothing-to-give = Вам нічого за це віддати.
why-empty-hand = У вас немає карт бонусів.
why-no-card-to-draw = Карт бонусів не вистачає.
why-no-guild-card-to-draw = Карт гільдії не вистачає.
why-no-letter-to-draw = Листів більше не лишилося.
why-nothing-to-copy = Верхню карту скиду повторити не можна.
why-other-card-on-top = Зверху в скиді лежить «{ $card }», а вона кубиків не повертає.
why-no-such-die = На жодному кубику не випало { $face }, повертати нічого.
why-tile-barred = На цей кидок тайл мечеті не діє.
why-no-track = { $place } — тут рубінів не продають.
why-no-guild-card = У вас немає карти гільдії.
why-guild-cards = Жодної з ваших карт гільдії не можна виконати повністю.
why-phase-1 = Це роблять перед картою, яка веде купця, а не після неї.
why-nothing-to-roast = За каву вам нічого віддати: бракує лір, немає ні товару, ні карти.
why-roasted = Кожен обмін роблять один раз, і цей ви вже зробили.
why-roast-first = Зробіть хоча б один з обмінів.
why-tavern = У Таверні вам нічого не по кишені.
why-tavern-first = Скористайтеся однією з пропозицій.
why-tavern-used = Цією пропозицією ви вже скористалися.
why-tavern-tile-owned = Тайл цього виду у вас уже є.
why-tavern-stack-empty = Тайлів цього виду більше немає.
why-baksheesh-goods =
    На бакшиш піде { $need ->
        [one] { $need } { $good }
        [few] { $need } { $good-few }
       *[many] { $need } { $good-many }
    }; у вас { $have }.
why-no-street = Між двома місцями цього поля такої вулиці немає.
why-not-beside = Це місце не поруч із бар’єром.
why-swapped = Ви віддаєте { $good-acc }, узяти те саме не можна.
why-swap-room = Узяти стільки ж іншого вам буде нікуди.
why-swap-first = Спершу щось віддайте.
why-not-common = Узяти можна лише тканину, спецію чи фрукт; { $good } не підходить.
why-no-corner = { $place } — не кутове місце.
why-no-companion = Компаньйона у вас іще немає; він приходить біля Фонтана.
why-companion-out = Ваш компаньйон уже { $place-at }.
why-no-companion-out = Вашого компаньйона немає на полі або йому нікуди йти.
why-family-not-home = До Поліції родич піти не може.
why-all-merchants-here = Інших купців в інших місцях немає.
why-no-such-seat = Такого суперника немає.
why-double-turn = Цього кола ще один хід ви вже купували.
why-no-letters = У вас немає листів.
why-no-such-letter = Такого листа у вас немає.
why-letters-set = Із цим листом плата не зійдеться: жоден не має бути зайвим.
why-kiosk-not-open = Цей тайл не відкрито.
why-kiosk-one-way = Іншого застосування в цього тайла немає.
why-must-bid = Ви відкриваєте аукціон і маєте зробити ставку.
why-bid = Найвища ставка — { $n }; поставте більше.

## The result

score-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    }
score-cards =
    { $n ->
        [one] { $n } карта бонусу
        [few] { $n } карти бонусів
       *[many] { $n } карт бонусів
    }
result-by-lira =
    (рубінів порівну, менше на { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    })
result-by-goods =
    (рубінів і лір порівну, менше на { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    })
result-by-cards =
    (рубінів, лір і товарів порівну, менше на { $n ->
        [one] { $n } карту бонусу
        [few] { $n } карти бонусів
       *[many] { $n } карт бонусів
    })

## The log

log-move = { $player } іде { $target-to }.
log-card = { $player } грає «{ $target }».
log-tile = { $player } застосовує { $target-hue } тайл мечеті.
log-tile-mosque-tile = { $player } бере { $target-hue } тайл мечеті.
log-tile-guild-tile = { $player } бере { $target-hue } тайл мечеті.
log-decline-assistant = { $player } закінчує хід без помічника.
log-decline-pay-merchants = { $player } не платить і закінчує хід.
log-decline-buy-good = { $player } нічого не купує.
log-decline-use-kiosk-tile = { $player } не застосовує тайл кіоску «{ $tile }».
log-pick-up = { $player } забирає помічника.
log-pick-up-neutral = { $player } забирає нейтрального помічника.
log-leave = { $player } залишає помічника.
log-pay = { $player } платить лірами.
log-pay-pay-merchants = { $player } платить купцям.
log-pay-roast = { $player } обсмажує каву за ліри.
log-act = { $player } виконує дію { $place-gen }.
log-act-act-there = Родич гравця { $player } виконує дію { $place-gen }.
log-skip = { $player } нічого не робить { $place-at }.
log-skip-act-there = Родич гравця { $player } нічого не робить { $place-at }.
log-skip-act-beside = { $player } не виконує дій біля бар’єра.
log-meet-token = { $player } звертається до { $target-gen }.
log-meet-family = { $player } відправляє додому { $target-acc }.
log-take = { $player } бере { $target-acc }.
log-take-buy-good = { $player } купує { $target-acc }.
log-take-take-two = { $player } бере { $target-two }.
log-give = { $player } віддає { $target-acc }.
log-give-roast = { $player } обсмажує каву за { $target-acc }.
log-from-deck = { $player } тягне з колоди.
log-from-discard = { $player } бере «{ $thing }» зі скиду.
log-discard = { $player } скидає «{ $target }».
log-discard-roast = { $player } обсмажує каву за «{ $target }».
log-discard-guild = { $player } скидає карту гільдії «{ $target }».
log-discard-guild-roast = { $player } обсмажує каву за карту гільдії «{ $target }».
log-return = { $player } кличе помічника { $target-from }.
log-call = { $player } називає { $target }.
log-reroll = { $player } перекидає кубики.
log-turn = { $player } повертає кубик: { $target } → { $red-tile-face }.
log-sell = { $player } продає { $target-acc }.
log-send = { $player } відправляє родича { $target-to }.
log-reward-card = { $player } бере в нагороду карту бонусу.
log-reward-lira = { $player } бере в нагороду ліри.
log-done = { $player } закінчує.
log-done-sell = { $player } закінчує продаж.
log-done-swap-give = { $player } більше нічого не віддає.
log-roll = { $player } викидає { $target-apart }.
log-roll-number = { $player } викидає { $target }.
log-roll-move-token = { $token } іде { $place-to }.
log-roll-move-neutral = Нейтральний купець іде { $place-to }.
log-roll-pay-black-market = { $player } викидає { $total } ({ $target-apart }).
log-roll-pay-guild-black-market = { log-roll-pay-black-market }
log-roll-pay-tea-house = { log-roll-pay-black-market }
log-draw = { $player } тягне «{ $target }».
log-draw-hidden = { $player } тягне карту бонусу.
log-demand = Тепер { $place-at } купують { $goods }.
log-six = { $player } грає «Кубик на шістку»: { $target } → { $card-face }.
log-copy-six = { $player } повторює «Кубик на шістку»: { $target } → { $card-face }.
log-ruby = { $player } бере рубін { $target-from }.
log-guild-card = { $player } грає карту гільдії.
log-guild = { $player } грає карту гільдії «{ $target }».
log-draw-guild = { $player } тягне карту гільдії «{ $target }».
log-draw-guild-hidden = { $player } тягне карту гільдії.
log-movement-tile = { $player } купує тайл переміщення.
log-encounter-tile = { $player } купує тайл зустрічі.
log-set-barrier = { $player } бере бар’єр.
log-baksheesh = { $player } дає бакшиш.
log-barrier = { $player } ставить бар’єр між { $one-ins } і { $other-ins }.
log-use = { $player } виконує дію { $target-gen }.
log-use-use-kiosk-tile = { $player } застосовує тайл кіоску «{ $tile }».
log-use-back = { $player } застосовує тайл кіоску «{ $tile }» навпаки.
log-companion = { $player } ходить компаньйоном.
log-place-companion = { $player } ставить компаньйона поруч із купцем.
log-step = Компаньйон гравця { $player } іде { $target-to }.
log-step-family-walk = Родич гравця { $player } іде { $target-to }.
log-leave-companion = { $player } лишає компаньйона на полі.
log-recall-companion = { $player } забирає компаньйона в запас.
log-join = { $player } іде до купця гравця { $target }.
log-letter-place = { $player } віддає лист { $target-to }.
log-letter-letter = { $player } віддає { $target }.
log-draw-letter = { $player } тягне лист { $target-to }.
log-double-turn = { $player } купує ще один хід.
log-kiosk = { $player } вибирає тайл кіоску «{ $target }».
log-reveal = Відкрито тайл кіоску «{ $target }».
log-pass = { $player } пасує.
log-bid =
    { $player } ставить { $target ->
        [one] { $target } ліру
        [few] { $target } ліри
       *[many] { $target } лір
    }.
log-serve = { $player } користується послугами { $target-gen }.
change-goods-red =
    { $n } { $count ->
        [one] тканина
        [few] тканини
       *[many] тканин
    }
change-goods-green =
    { $n } { $count ->
        [one] спеція
        [few] спеції
       *[many] спецій
    }
change-goods-yellow =
    { $n } { $count ->
        [one] фрукт
        [few] фрукти
       *[many] фруктів
    }
change-goods-blue =
    { $n } { $count ->
        [one] прикраса
        [few] прикраси
       *[many] прикрас
    }
change-mosque-tiles-red = { $n } червоний тайл мечеті
change-mosque-tiles-green = { $n } зелений тайл мечеті
change-mosque-tiles-yellow = { $n } жовтий тайл мечеті
change-mosque-tiles-blue = { $n } синій тайл мечеті
change-capacity = { $n } до місткості
change-coffee =
    { $n } { $count ->
        [one] кава
        [few] кави
       *[many] кави
    }
change-tavern-tiles =
    { $n } { $count ->
        [one] тайл таверни
        [few] тайли таверни
       *[many] тайлів таверни
    }
change-letters =
    { $n } { $count ->
        [one] лист до доставки
        [few] листи до доставки
       *[many] листів до доставки
    }
change-delivered =
    { $n } { $count ->
        [one] доставлений лист
        [few] доставлені листи
       *[many] доставлених листів
    }
change-stack =
    { $n } { $count ->
        [one] помічник у стосі
        [few] помічники у стосі
       *[many] помічників у стосі
    }

## The story: each turn in one sentence. table.ftl says how it is put together

story-move = іде { $target-to }
story-card =
    { $trade ->
        [gain] грає «{ $target }» і отримує { $gained }
        [cost]
            { $money ->
                [paid] грає «{ $target }» і платить { $paid }
               *[other] грає «{ $target }» і віддає { $paid }
            }
        [both]
            { $money ->
                [gained] грає «{ $target }» і продає { $paid } за { $gained }
               *[other] грає «{ $target }» і віддає { $paid } за { $gained }
            }
       *[none] грає «{ $target }»
    }
story-tile =
    { $trade ->
        [cost] платить { $paid }, щоб покликати помічника
       *[other] кличе помічника
    }
story-decline-assistant = закінчує там хід без помічника
story-decline-pay-merchants = не платить і закінчує хід
story-skip = нічого там не робить
story-skip-act-there = лишає його там без діла
story-meet-token =
    { $trade ->
        [gain] отримує { $target-from } { $gained }
        [cost]
            { $money ->
                [paid] платить { $target-dat } { $paid }
               *[other] віддає { $target-dat } { $paid }
            }
        [both]
            { $money ->
                [paid] платить { $target-dat } { $paid } за { $gained }
               *[other] віддає { $target-dat } { $paid } за { $gained }
            }
       *[none] звертається до { $target-gen }
    }
story-meet-family =
    { $trade ->
        [gain] відправляє додому { $target-acc } і отримує { $gained }
       *[other] відправляє додому { $target-acc }
    }
story-reward =
    { $trade ->
        [gain] відправляє родича додому й отримує { $gained }
       *[other] відправляє родича додому
    }
story-discard-discard-card = скидає «{ $target }»
story-return-return-assistants =
    { $n ->
        [1] кличе до себе помічника
        [one] кличе до себе { $n } помічника
        [few] кличе до себе { $n } помічників
       *[many] кличе до себе { $n } помічників
    }
story-call =
    { $total ->
        [0] називає { $target }
       *[other]
            { $trade ->
                [gain] називає { $target }, викидає { $total } і отримує { $gained }
               *[other] називає { $target } і викидає { $total }
            }
    }
story-roll-pay-black-market =
    { $trade ->
        [gain] викидає { $total } і отримує { $gained }
       *[other] викидає { $total }
    }
story-send = відправляє родича { $target-to }
story-demand = { $place-at } тепер купують { $goods }
story-roll-move-token = { $token } іде { $place-to }
story-roll-move-neutral = нейтральний купець іде { $place-to }
story-guild =
    { $trade ->
        [gain] грає карту гільдії «{ $target }» і отримує { $gained }
        [cost]
            { $money ->
                [paid] грає карту гільдії «{ $target }» і платить { $paid }
               *[other] грає карту гільдії «{ $target }» і віддає { $paid }
            }
        [both]
            { $money ->
                [gained] грає карту гільдії «{ $target }» і продає { $paid } за { $gained }
               *[other] грає карту гільдії «{ $target }» і віддає { $paid } за { $gained }
            }
       *[none] грає карту гільдії «{ $target }»
    }
story-discard-guild-discard-guild-card = скидає карту гільдії «{ $target }»
story-use-place = виконує дію { $target-gen }
story-movement-tile =
    { $trade ->
        [cost] купує тайл переміщення за { $paid }
       *[other] бере тайл переміщення
    }
story-encounter-tile =
    { $trade ->
        [cost] купує тайл зустрічі за { $paid }
       *[other] бере тайл зустрічі
    }
story-set-barrier =
    { $trade ->
        [cost] платить { $paid } за бар’єр
       *[other] бере бар’єр
    }
story-barrier = ставить його між { $one-ins } і { $other-ins }
story-baksheesh =
    { $trade ->
        [both] дає бакшиш — { $paid } — за { $gained }
        [cost] дає бакшиш: { $paid }
       *[other] дає бакшиш
    }
story-six =
    { $trade ->
        [gain] грає «{ name-card-die-to-6 }», доводить кидок до { $total } і отримує { $gained }
       *[other] грає «{ name-card-die-to-6 }» і доводить кидок до { $total }
    }
story-copy-six =
    { $trade ->
        [gain] повторює «{ name-card-die-to-6 }», доводить кидок до { $total } і отримує { $gained }
       *[other] повторює «{ name-card-die-to-6 }» і доводить кидок до { $total }
    }
story-roll-pay-guild-black-market = { story-roll-pay-black-market }
story-roll-reward-dice =
    { $trade ->
        [gain] викидає { $target-apart } і отримує { $gained }
        [both] викидає { $target-apart } і віддає { $paid } за { $gained }
       *[other] викидає { $target-apart }
    }
story-place-companion = ставить компаньйона поруч із купцем
story-recall-companion = забирає компаньйона в запас
story-step = відправляє компаньйона { $target-to }
story-step-family-walk = відправляє родича { $target-to }
story-join = іде до купця гравця { $target }
story-double-turn =
    { $trade ->
        [cost] віддає { $paid } за ще один хід
       *[other] отримує ще один хід
    }
story-use-use-kiosk-tile =
    { $trade ->
        [gain] застосовує тайл кіоску «{ $tile }» і отримує { $gained }
        [cost]
            { $money ->
                [paid] застосовує тайл кіоску «{ $tile }» і платить { $paid }
               *[other] застосовує тайл кіоску «{ $tile }» і віддає { $paid }
            }
        [both]
            { $money ->
                [gained] застосовує тайл кіоску «{ $tile }» і продає { $paid } за { $gained }
               *[other] застосовує тайл кіоску «{ $tile }» і віддає { $paid } за { $gained }
            }
       *[none] застосовує тайл кіоску «{ $tile }»
    }
story-use-back = { story-use-use-kiosk-tile }
story-decline-use-kiosk-tile = не застосовує тайл кіоску «{ $tile }»
story-serve =
    { $trade ->
        [gain] отримує { $target-from } { $gained }
        [cost]
            { $money ->
                [paid] платить { $target-dat } { $paid }
               *[other] віддає { $target-dat } { $paid }
            }
        [both]
            { $money ->
                [paid] платить { $target-dat } { $paid } за { $gained }
               *[other] віддає { $target-dat } { $paid } за { $gained }
            }
       *[none] користується послугами { $target-gen }
    }
story-roll-roll-die =
    { $trade ->
        [gain] викидає { $total } і отримує { $gained }
       *[other] викидає { $total }
    }
story-auction = виграє аукціон
story-delivers =
    { $n ->
        [1] доставляє лист
        [one] доставляє { $n } лист
        [few] доставляє { $n } листи
       *[many] доставляє { $n } листів
    }
some-goods-red =
    { $n ->
        [1] тканину
        [one] { $n } тканину
        [few] { $n } тканини
       *[many] { $n } тканин
    }
some-goods-green =
    { $n ->
        [1] спецію
        [one] { $n } спецію
        [few] { $n } спеції
       *[many] { $n } спецій
    }
some-goods-yellow =
    { $n ->
        [1] фрукт
        [one] { $n } фрукт
        [few] { $n } фрукти
       *[many] { $n } фруктів
    }
some-goods-blue =
    { $n ->
        [1] прикрасу
        [one] { $n } прикрасу
        [few] { $n } прикраси
       *[many] { $n } прикрас
    }
some-mosque-tiles-red = червоний тайл мечеті
some-mosque-tiles-green = зелений тайл мечеті
some-mosque-tiles-yellow = жовтий тайл мечеті
some-mosque-tiles-blue = синій тайл мечеті
some-capacity =
    { $n ->
        [1] розширення візка
        [one] { $n } розширення візка
        [few] { $n } розширення візка
       *[many] { $n } розширень візка
    }
some-cards =
    { $n ->
        [1] карту бонусу
        [one] { $n } карту бонусу
        [few] { $n } карти бонусів
       *[many] { $n } карт бонусів
    }
some-cards-named = «{ $thing }»
some-coffee =
    { $n ->
        [1] каву
        [one] { $n } каву
        [few] { $n } кави
       *[many] { $n } кави
    }
some-guild-cards =
    { $n ->
        [1] карту гільдії
        [one] { $n } карту гільдії
        [few] { $n } карти гільдії
       *[many] { $n } карт гільдії
    }
some-guild-cards-named = карту гільдії «{ $thing }»
some-tavern-tiles =
    { $n ->
        [1] тайл таверни
        [one] { $n } тайл таверни
        [few] { $n } тайли таверни
       *[many] { $n } тайлів таверни
    }
some-letters =
    { $n ->
        [1] лист
        [one] { $n } лист
        [few] { $n } листи
       *[many] { $n } листів
    }
some-letters-named = лист { $thing-to }
some-delivered =
    { $n ->
        [1] доставлений лист
        [one] { $n } доставлений лист
        [few] { $n } доставлені листи
       *[many] { $n } доставлених листів
    }

## Effects: the texts of cards and places are made of these

effect-gain-extension = отримайте розширення візка; останнє з { $extensions } дає рубін
effect-fill-row = наберіть { $good-many }, скільки вміститься на візок
effect-buy-good =
    із зеленим тайлом мечеті можна за { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    } взяти ще один товар
effect-use-post-office = отримайте все, що видно на відкритих клітинках; потім пересуньте маркер пошти
effect-take-card = візьміть карту бонусу з колоди або верхню карту скиду
effect-discard-unless-leader = скиньте карту бонусу
effect-return-assistants = покличте до себе будь-яких своїх помічників
effect-roll-dice = киньте два кубики
effect-change-dice = із червоним тайлом мечеті кидок можна змінити
effect-pay-black-market = отримайте прикраси за сумою кидка: { $list }
effect-from-total = { $n } за { $total }+
effect-take-good = візьміть один товар на вибір
effect-take-common-good = візьміть тканину, спецію чи фрукт
effect-call-number = назвіть число від { $lowest-call } до { $highest-call } і киньте кубики: випало стільки або більше — отримайте стільки лір, менше — { $missed-call }
effect-sell =
    продайте до { $most-sold ->
        [one] { $most-sold } товару
        [few] { $most-sold } товарів
       *[many] { $most-sold } товарів
    } за тайлом попиту; потім цей тайл іде в самий низ стосу
effect-send-family = відправте звідси родича до будь-якого іншого місця й виконайте його дію
effect-pay-palace = віддайте по товару за кожну відкриту клітинку
effect-pay-dealer = заплатіть стільки лір, скільки показує найбільше відкрите число
effect-take-ruby = візьміть наступний рубін
effect-take-ruby-of = візьміть наступний рубін { $place-from }
effect-mosque-tile = якщо на візку стільки товарів, скільки показано на тайлі, віддайте один із них і візьміть тайл; обидва тайли цієї мечеті дають рубін
effect-family-home = поверніть родича додому, до Поліції
effect-reward =
    візьміть карту бонусу або { $reward-lira ->
        [one] { $reward-lira } ліру
        [few] { $reward-lira } ліри
       *[many] { $reward-lira } лір
    }
effect-repeat-action = ще раз виконайте дію { $place-gen }
effect-repeat-either = ще раз виконайте дію { $place-gen } або { $other-gen }
effect-stay = ваш купець лишається на місці; далі — так, ніби він щойно прийшов
effect-walk = ваш купець проходить { $nearest } або { $farthest } кроки
effect-return-assistant = покличте до себе одного зі своїх помічників
effect-draw-card = витягніть карту бонусу
effect-pay-lira-or-card =
    заплатіть { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    } або скиньте карту бонусу
effect-pay-lira-or-good =
    заплатіть { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    } або віддайте один товар
effect-move-token = { $token } іде туди, куди вкаже кидок
effect-card-small-market-any = на Малому базарі: продайте будь-які товари, хоч би що показував тайл попиту
effect-card-die-to-6 = після свого кидка, який щось дає: поверніть один кубик на { $card-face }
effect-card-top-discard = виконайте верхню карту скиду
effect-change-dice-by-card = кидок можна змінити картою бонусу
effect-gain-coffee =
    отримайте { $n ->
        [one] { $n } каву
        [few] { $n } кави
       *[many] { $n } кави
    }
effect-pay-coffee =
    віддайте { $n ->
        [one] { $n } каву
        [few] { $n } кави
       *[many] { $n } кави
    }
effect-gain-good = отримайте { $good-acc }
effect-pay-good = віддайте { $good-acc }
effect-give-goods =
    віддайте { $goods ->
        [one] { $goods } будь-який товар
        [few] { $goods } будь-які товари
       *[many] { $goods } будь-яких товарів
    }
effect-take-two = візьміть два однакові товари: тканини, спеції чи фрукти
effect-take-item = візьміть один товар на вибір або каву
effect-pay-item = віддайте один товар або каву
effect-pay-any-good = віддайте один товар
effect-swap-give =
    віддайте до { $most-swapped ->
        [one] { $most-swapped } товару
        [few] { $most-swapped } товарів
       *[many] { $most-swapped } товарів
    } чи кави й візьміть стільки ж інших
effect-call-number-for-more = назвіть число від { $lowest-call } до { $highest-call } і киньте кубики: випало стільки або більше — отримайте у { $factor } рази більше лір, менше — { $missed }
effect-draw-cards =
    витягніть { $n ->
        [1] карту бонусу
        [one] { $n } карту бонусу
        [few] { $n } карти бонусів
       *[many] { $n } карт бонусів
    }
effect-discard-card = скиньте карту бонусу
effect-draw-guild-card = витягніть карту гільдії
effect-draw-guild-cards =
    витягніть { $n ->
        [1] карту гільдії
        [one] { $n } карту гільдії
        [few] { $n } карти гільдії
       *[many] { $n } карт гільдії
    }
effect-discard-guild-card = скиньте карту гільдії
effect-roast =
    кожне по разу: { $roast-coffee ->
        [one] { $roast-coffee } каву
        [few] { $roast-coffee } кави
       *[many] { $roast-coffee } кави
    } за { $roast-lira ->
        [one] { $roast-lira } ліру
        [few] { $roast-lira } ліри
       *[many] { $roast-lira } лір
    }, { $roast-coffee ->
        [one] { $roast-coffee } каву
        [few] { $roast-coffee } кави
       *[many] { $roast-coffee } кави
    } за товар, { $roast-coffee ->
        [one] { $roast-coffee } каву
        [few] { $roast-coffee } кави
       *[many] { $roast-coffee } кави
    } за карту бонусу чи гільдії
effect-tavern = купіть тайл таверни, поставте бар’єр або дайте бакшиш
effect-tavern-twice = скористайтеся однією чи двома різними пропозиціями Таверни, усього на { $n } каву дешевше
effect-pay-coffee-house = віддайте стільки кави, скільки показує найбільше відкрите число
effect-pay-coffee-house-half = віддайте кави вдвічі менше, ніж показує найбільше відкрите число Кав’ярні (округливши вгору)
effect-coffee-per-ruby = отримайте каву за кожен свій рубін
effect-stack-to-fountain = ваш купець іде до Фонтана разом із помічниками під ним
effect-extra-turn = зробіть ще один хід
effect-act-anywhere = виконайте дію будь-якого місця
effect-family-home-quietly = ваш родич повертається додому, до Поліції
effect-guild-tile = візьміть { $place-at } тайл, якого не маєте, за один товар його кольору, хоч би скільки їх було потрібно
effect-to-corner = ваш купець іде на інше кутове місце
effect-reward-dice = за кожен кубик: { $list }
effect-for-face = { $face } — { $effect }
effect-choose-ruby = візьміть наступний рубін у будь-якому місці, де продають рубіни
effect-draw-letters =
    витягніть { $n ->
        [1] лист
        [one] { $n } лист
        [few] { $n } листи
       *[many] { $n } листів
    }
effect-draw-letter = витягніть лист
effect-give-letter = віддайте лист
effect-pay-seals =
    заплатіть листами { $n ->
        [one] { $n } печатку
        [few] { $n } печатки
       *[many] { $n } печаток
    }
effect-society-lira = перші за гру отримують іще й ліри: { $list }
effect-open-kiosk = відкрийте тайлів кіоску на один більше, ніж гравців; починаючи з вас, кожен вибирає один і може його застосувати, а ви можете застосувати й останній
effect-open-auction = виставте на аукціон карти бонусів ({ $auction-cards }): ви відкриваєте торги, кожен інший гравець один раз робить ставку або пасує, і останнє слово за вами; гроші дістаються вам — або запасу, якщо переможете ви
effect-companion-to-supply = заберіть компаньйона в запас
effect-recall-companion = компаньйона можна забрати в запас
effect-companion-walk =
    ваш компаньйон проходить { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
effect-family-walk = ваш родич проходить один крок, але не до Поліції; потім можна виконати дію того місця
effect-to-merchant = ваш купець іде до купця іншого гравця, і тому за це не платять
effect-to-anywhere = ваш купець іде до будь-якого іншого місця
effect-relocate = ваш купець іде до будь-якого іншого місця — або компаньйон, якщо тут діє він; там нічого не відбувається
effect-serve-token = скористайтеся послугами Губернатора, Контрабандиста чи іншого такого персонажа, хоч би де він був
effect-pay-fixed-or-good =
    заплатіть { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    } або віддайте один товар
effect-pay-lira-or-letter =
    заплатіть { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    } або віддайте лист
effect-roll-die = киньте один кубик
effect-die-lira = отримайте стільки лір, скільки випало
when-free = будь-коли у свій хід між діями
when-free-last = будь-коли у свій хід між діями, а також після кінця гри
when-move = перед рухом купця
when-move-assistant = перед рухом купця або перед тим, як залишити чи забрати помічника
when-repeat = одразу після дії, яка повторюється
when-hook = коли починається дія, якої вона стосується
when-card-die-to-6 = будь-коли у свій хід після такого кидка
when-card-top-discard = тоді, коли можна зіграти ту карту

## Reference pages

rules-istanbul-places = Місця
rules-istanbul-cards = Карти бонусів
rules-istanbul-tokens = Зустрічі
rules-istanbul-mosque = Тайли мечетей
rules-istanbul-layouts = Розкладки
rules-istanbul-guild = Карти гільдії
rules-istanbul-kiosk = Тайли кіоску
rules-istanbul-tavern = Таверна
rules-istanbul-letters = Листи й компаньйон
rules-layout-of = { $layout }, «{ $expansion }»
rules-tavern-tiles =
    Тайли: { $tavern-tiles ->
        [one] { $tavern-tiles } тайл
        [few] { $tavern-tiles } тайли
       *[many] { $tavern-tiles } тайлів
    } кожного виду коштують по черзі { $list } кави; у гравця може бути по одному кожного виду.
rules-tavern-movement = Тайл переміщення: ваш купець може пройти по прямій на будь-яку відстань.
rules-tavern-encounter = Тайл зустрічі: ці зустрічі для вас безплатні: { $tokens }.
rules-tavern-barrier = Бар’єр: поставте його між двома сусідніми місцями й виконайте дію одного з них. Пройти там може лише той, хто ставив останнім.
rules-tavern-baksheesh = Бакшиш: віддайте каву й товари за наступний рубін будь-якого місця, де продають рубіни.
rules-tavern-prices =
    Бар’єр коштує { $barrier-price } кави. Бакшиш — це { $baksheesh-coffee } кави і { $baksheesh-goods ->
        [one] { $baksheesh-goods } { $good }
        [few] { $baksheesh-goods } { $good-few }
       *[many] { $baksheesh-goods } { $good-many }
    }, наступного разу — { $baksheesh-goods ->
        [one] { $baksheesh-goods } { $other }
        [few] { $baksheesh-goods } { $other-few }
       *[many] { $baksheesh-goods } { $other-many }
    }, і так по черзі.
rules-letters-delivery = На листі вказано місце. Лист доставлено, щойно там опиниться ваш купець, компаньйон чи родич.
rules-letters-seals = Лист — це одна печатка, доставлений — дві. Віддані листи йдуть у скид.
rules-letters-prices = Печатками платять за рубін у Таємному товаристві ({ $society-seals }), а раз за коло, наприкінці свого ходу, — за ще один хід ({ $double-turn-seals }).
rules-letters-copies =
    { $places }: { $n ->
        [1] по одному листу
        [one] по { $n } листу
        [few] по { $n } листи
       *[many] по { $n } листів
    }
rules-companion = Компаньйон приходить у ваш запас біля Фонтана. Звідти його можна перед рухом поставити поруч із купцем; відтоді щоходу ви рухаєте одного з них, компаньйона — на один крок і без помічників.
rules-tile-red = після кидка на Чорному ринку чи в Чайхані, раз за хід: поверніть кубик на { $red-tile-face } або перекиньте обидва
rules-tile-green =
    на складі, раз за хід: ще один товар на вибір за { $green-tile-price ->
        [one] { $green-tile-price } ліру
        [few] { $green-tile-price } ліри
       *[many] { $green-tile-price } лір
    }
rules-tile-yellow =
    раз за хід: за { $yellow-tile-price ->
        [one] { $yellow-tile-price } ліру
        [few] { $yellow-tile-price } ліри
       *[many] { $yellow-tile-price } лір
    } покличте помічника з іншого місця
rules-tile-blue = ваш останній помічник одразу приєднується до стосу
rules-requires =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }: тайли один за одним вимагають стільки товарів свого кольору: { $list }
describe-demand =
    { $n ->
        [one] { $n } { $good }
        [few] { $n } { $good-few }
       *[many] { $n } { $good-many }
    }
rules-more-6 = З доповненням «Мока та бакшиш» тут отримують іще й каву.
rules-more-7 = З доповненням «Листи та печатки» тут можна забрати в запас і компаньйона.

## The board in the terminal

board-discard = скид { $n }, зверху «{ $card }»
board-discard-short = скид { $n }
board-dice = кидок { $dice }
board-legend-pieces = A купець  (A) родич  a помічник
board-legend-neutral = N n нейтральні
board-legend-goods = R тканина G спеція Y фрукт B прикраса * будь-який
board-legend-companion = [A] компаньйон
board-legend-tavern = M тайл переміщення  E тайл зустрічі  ┃ ━ бар’єр
board-hand = Ваша рука: { $cards }
board-hand-empty = порожньо
board-laid-out = На продаж: { $goods }
board-leader = ватажок каравану
board-guild-hand = Ваші карти гільдії: { $cards }
board-guild-deck = карти гільдії { $n }
board-letter-supply = лишилося листів: { $n }
board-barrier-keeper = бар’єр тримає { $player }
board-leader-is = ватажок каравану: { $player }
board-kiosk-open = відкрито в Кіоску: { $tiles }
board-bid = { $player } ставить { $n }
board-letters = листи: { $places }
board-no-letters = листів немає
board-delivered = доставлено { $n }
board-companion-none = компаньйона немає
board-companion-supply = компаньйон у запасі
board-companion-out = компаньйон на полі
board-tile-movement = M
board-tile-encounter = E
board-column-tiles = тайли
board-column-goods = R G Y B
board-column-room = місць
board-column-stack = помічники
board-column-cards = карти
board-column-coffee = кава
board-column-guild = гільд.
board-post =
    дає { $goods } і { $lira ->
        [one] { $lira } ліру
        [few] { $lira } ліри
       *[many] { $lira } лір
    }
board-post-short =
    { $goods } і { $lira ->
        [one] { $lira } ліру
        [few] { $lira } ліри
       *[many] { $lira } лір
    }
board-post-tiny = { $goods }, { $lira } лір
board-lira =
    ціна { $n ->
        [one] { $n } ліра
        [few] { $n } ліри
       *[many] { $n } лір
    }
board-goods = ціна { $goods }
board-no-ruby = рубінів немає
board-coffee = ціна { $n } кави
board-society =
    { $seals ->
        [one] { $seals } печатка
        [few] { $seals } печатки
       *[many] { $seals } печаток
    } і { $n ->
        [one] { $n } ліра
        [few] { $n } ліри
       *[many] { $n } лір
    } назад
board-society-short =
    { $seals ->
        [one] { $seals } печатка
        [few] { $seals } печатки
       *[many] { $seals } печаток
    } +{ $n }
board-society-tiny = { $seals } печ.
board-society-spent =
    { $seals ->
        [one] { $seals } печатка
        [few] { $seals } печатки
       *[many] { $seals } печаток
    }
board-hint-1 =
    розширення за { $price ->
        [one] { $price } ліру
        [few] { $price } ліри
       *[many] { $price } лір
    }
board-hint-1-short =
    за { $price ->
        [one] { $price } ліру
        [few] { $price } ліри
       *[many] { $price } лір
    }
board-hint-1-tiny = за { $price } лір
board-hint-2 = усі ваші тканини
board-hint-2-short = тканини
board-hint-3 = усі ваші спеції
board-hint-3-short = спеції
board-hint-4 = усі ваші фрукти
board-hint-4-short = фрукти
board-hint-6 = карти бонусів
board-hint-6-short = бонуси
board-hint-7 = кличе помічників
board-hint-7-short = помічники
board-hint-7-tiny = помічники
board-hint-8 = товар і прикраси
board-hint-8-short = прикраси
board-hint-8-tiny = прикраси
board-hint-9 = число, кидок, ліри
board-hint-9-short = число й ліри
board-hint-12 = відправляє родича
board-hint-12-short = родич
board-hint-17 = обсмажування кави
board-hint-18 = карти гільдії
board-hint-18-short = карти
board-hint-21 = листи
board-hint-21-short = листи
board-hint-22 = лист і тайли
board-hint-22-short = лист, тайл
board-hint-23 = товар і аукціон
board-hint-23-short = товар, торги
board-hint-25 = хід куди завгодно
board-hint-25-short = куди завгодно
board-place-2-short = Тканини
board-place-3-short = Спеції
board-place-4-short = Фрукти
board-place-13-short = Палац
board-place-14-short = Мала мечеть
board-place-15-short = Вел. мечеть
board-place-16-short = Ювелір
board-place-20-short = Кав’ярня
board-place-1-short = Стельмах
board-place-5-short = Поштамт
board-place-6-short = Караван
board-place-6-tiny = Караван
board-place-7-short = Фонтан
board-place-7-tiny = Фонтан
board-place-8-short = Чорний р.
board-place-8-tiny = Чорн.р.
board-place-9-short = Чайхана
board-place-9-tiny = Чайхана
board-place-10-short = Вел. базар
board-place-10-tiny = В.баз.
board-place-11-short = Мал. базар
board-place-11-tiny = М.баз.
board-place-12-short = Поліція
board-place-14-tiny = М.меч.
board-place-15-tiny = В.меч.
board-place-17-short = Обсмаж.
board-place-17-tiny = Обсм.
board-place-18-short = Гільдія
board-place-18-tiny = Гільдія
board-place-19-short = Таверна
board-place-20-tiny = Кав.
board-place-21-short = Посольство
board-place-22-short = Кіоск
board-place-23-short = Аукціон
board-place-23-tiny = Аукціон
board-place-24-short = Товариство
board-place-25-short = Катакомби
board-place-25-tiny = Катак.
board-barrier-lies = бар’єр: { $one }–{ $other }
board-small-player = гравець
board-small-rubies = рубіни
board-small-lira = ліри
board-small-coffee = кава
board-small-goods = R G Y B
board-small-room = із
board-small-stack = пом.
board-small-cards = карт
board-small-guild = гіл.
board-small-tiles = тайли
board-small-letters = листи
board-small-companion = [+]

## The book of rules: how a turn runs and how the day ends

rules-istanbul-turn = Як іде хід
rules-istanbul-end = Як закінчується день
rules-istanbul-variants = Варіанти
rules-istanbul-turn-aim = Ви ведете купця базаром, наповнюєте візок товарами й обмінюєте їх на рубіни. Перемогу приносять лише рубіни. Хід складається з чотирьох фаз, одна за одною.
rules-istanbul-turn-move = Рух: ваш купець проходить одне чи два місця вздовж рядів і стовпців, разом з усіма помічниками під ним. Лишитися на місці він не може.
rules-istanbul-turn-assistant = Помічник: залиште там найнижчого помічника свого стосу або заберіть того, якого залишили там раніше. Без цього хід закінчується; лише біля Фонтана помічник не потрібен.
rules-istanbul-turn-merchants =
    Плата: кожен інший купець у цьому місці отримує від вас { $merchant-price ->
        [one] { $merchant-price } ліру
        [few] { $merchant-price } ліри
       *[many] { $merchant-price } лір
    }. Якщо ви не можете або не хочете платити, хід закінчується. Біля Фонтана не платять нікому.
rules-istanbul-turn-action = Дія: виконайте дію місця або обійдіться без неї.
rules-istanbul-turn-encounters =
    Зустрічі: чужих родичів відправляють до Поліції, за кожного — нагорода: карта бонусу або { $reward-lira ->
        [one] { $reward-lira } ліра
        [few] { $reward-lira } ліри
       *[many] { $reward-lira } лір
    }. За плату можна звернутися до Губернатора, Контрабандиста та інших таких персонажів; потім кубики скажуть, куди вони підуть.
rules-istanbul-turn-any-time = Карт бонусів і тайлів мечетей можна застосувати скільки завгодно, щоразу в ту мить, яку на них указано. Вибране можна скасувати, поки хід не закінчено, — якщо не випали кубики чи карти й не вирішував хтось інший.
rules-istanbul-turn-guild-card = Замість усього цього можна зіграти одну карту гільдії. Вона і є весь ваш хід: ніхто не рухається, нікому не платять, нікого не зустрічають, якщо карта не каже іншого.
rules-istanbul-turn-companion = { rules-companion }
rules-istanbul-turn-letters = { rules-letters-delivery }
rules-istanbul-turn-double-turn = { rules-letters-prices }
rules-istanbul-end-rubies =
    Останнє коло починається, щойно хтось збере { $usual ->
        [one] { $usual } рубін
        [few] { $usual } рубіни
       *[many] { $usual } рубінів
    } (удвох — { $of-two }, з будь-яким доповненням — { $with-expansions }); його дограють до кінця. Рубіни понад це теж рахуються.
rules-istanbul-end-cards = Потім кожен, починаючи з першого гравця, ще може зіграти карти бонусів, які дають товари або ліри.
rules-istanbul-end-winner = Перемагає той, у кого найбільше рубінів. Якщо їх порівну, вирішують ліри, потім товари на візку, потім карти бонусів у руці; хто рівний в усьому, ділить перемогу.
rules-istanbul-variants-neutral-assistants = Нейтральні помічники: найнижчого помічника кожного замінює помічник нічийного кольору. Хто приходить туди, де він стоїть, може забрати його як свого; біля Фонтана кличуть лише своїх.
rules-istanbul-variants-caravan-leader = Ватажок каравану: хто останнім діяв у Караван-сараї, від кінця того ходу веде караван і карт там не скидає.
