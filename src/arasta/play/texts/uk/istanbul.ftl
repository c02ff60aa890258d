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
name-good-green = спеція
    .gen = спеції
    .acc = спецію
    .few = спеції
    .many = спецій
    .two = дві спеції
name-good-yellow = фрукт
    .gen = фрукта
    .acc = фрукт
    .few = фрукти
    .many = фруктів
    .two = два фрукти
name-good-blue = прикраса
    .gen = прикраси
    .acc = прикрасу
    .few = прикраси
    .many = прикрас
    .two = дві прикраси
name-good-coffee = кава
    .gen = кави
    .acc = каву
    .few = кави
    .many = кави
    .two = дві кави
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
name-card-coffee-for-guild = Кава за карту гільдії
name-card-coffee-for-8 = Кава за ліри
name-card-swap-3 = Обмін
name-card-dice-mocha = Кавові кубики
name-card-die-to-6 = Кубик на шістку
name-card-corner = До рогу
name-card-wainwright-again = Ще раз Стельмах
name-card-coffee-house-again = Ще раз Кав’ярня
name-card-letter = Лист
name-card-dice-letters = Листові кубики
name-card-item-for-7 = Ліри за товар
name-card-red-and-3 = Тканина й ліри
name-card-green-and-3 = Спеція й ліри
name-card-yellow-and-3 = Фрукт і ліри
name-card-top-discard = Наслідування
name-card-family-step = Крок родича
name-card-join-merchant = До іншого купця
name-card-companion-2 = Прогулянка компаньйона
name-card-token-service = Послуга
name-card-mosque-again = Ще раз мечеть
name-card-society-again = Ще раз Товариство
name-card-anywhere-3-lira = Куди завгодно
name-guild-1 = Розширення
name-guild-2 = Тканини й більше
name-guild-3 = Спеції й більше
name-guild-4 = Фрукти й більше
name-guild-5 = Усього потроху
name-guild-6 = Три карти бонусів
name-guild-7 = Збір
name-guild-8 = Кращий Чорний ринок
name-guild-9 = Подвійна Чайхана
name-guild-10 = Тканина, спеція і фрукт за ліри
name-guild-11 = Прикраса, тканина і спеція за ліри
name-guild-12 = Будь-де
name-guild-13 = Палац за будь-які товари
name-guild-14 = Легка Мала мечеть
name-guild-15 = Легка Велика мечеть
name-guild-16 = Ювелір і кава
name-guild-17 = П’ять кав
name-guild-18 = Більше карт гільдії
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
name-kiosk-13 = Малий гаманець
name-kiosk-14 = Великий гаманець
name-kiosk-15 = Компаньйон
name-kiosk-16 = Кубик лір
name-kiosk-17 = Розширення за ліри
name-kiosk-18 = Розширення за товари
name-kiosk-19 = До Фонтана
name-kiosk-20 = Товар і лист
name-kiosk-21 = Карта і лист
name-kiosk-22 = Ліри і лист
name-kiosk-23 = Ліри і товар
name-kiosk-24 = Ліри і карта
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
name-layout-random = Випадково

## Settings: what is agreed before a game

setting-expansions = Доповнення
    .about = Що додається до базової гри; обидва разом — це Гранд-базар.
setting-expansions-mocha = { name-expansion-mocha }
    .about = Кава, гільдії й таверна, гості якої перегороджують вулиці.
setting-expansions-letters = { name-expansion-letters }
    .about = Листи, які доставляють за печатки, компаньйон кожному купцеві, кіоск і аукціони.
setting-layout = Розкладка
    .about = Як лежать місця. Якщо не вибрано: як надруковано для першої гри, а де нічого не надруковано — випадково.
setting-layout-short = { name-layout-short }
    .about = Місця, які часто відвідують одне за одним, лежать поруч: для першої гри.
setting-layout-long = { name-layout-long }
    .about = Місця, які часто відвідують одне за одним, лежать далеко одне від одного.
setting-layout-order = { name-layout-order }
    .about = Місця лежать за своїми номерами.
setting-layout-first = { name-layout-first }
    .about = Як доповнення радить для першої гри.
setting-layout-random = { name-layout-random }
    .about = Місця розкладає випадок.
setting-variants = Варіанти
    .about = Правила, які трохи змінюють гру.
setting-variants-neutral-assistants = Нейтральні помічники
    .about = У кожному стосі є помічник кольору, яким ніхто не грає; його може забрати будь-який купець.
setting-variants-caravan-leader = Ватажок каравану
    .about = Хто веде караван, лишає собі в Караван-сараї всі карти.
setting-letters-deck = Карти бонусів
    .about = Які карти бонусів у колоді, коли єдине доповнення — «{ name-expansion-letters }».
setting-letters-deck-all = Усі
    .about = З базової гри та з доповнення.
setting-letters-deck-new = Лише нові
    .about = Лише з доповнення.
allowed-layout = одним зі значень: { $allowed }, або списком місць ряд за рядом
wrong-layout = { $word } має значення { $value }, а має бути { allowed-layout }.
wrong-places = Власна розкладка називає кожне з місць [{ $places }] один раз, ряд за рядом.
wrong-left-out = Доповнення вимикає ARASTA_EXPANSIONS=no; приберіть це, щоб грати з ними.
wrong-no-grid = Немає поля на стільки місць ({ $places }), скільки їх у { $chosen-and }.

## Actions, as a button says them

action-move = Піти { $target-to }
action-card = Зіграти «{ $target }»
action-tile = Скористатися тайлом мечеті за { $target-few }
action-tile-mosque-tile = Узяти тайл мечеті за { $target-few }
action-tile-guild-tile = Узяти тайл мечеті за { $target-few }
action-decline-assistant = Закінчити хід без помічника
action-decline-pay-merchants = Нікому не платити й закінчити хід
action-decline-buy-good = Нічого не купувати
action-decline-use-kiosk-tile = Не використовувати тайл
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
    Заплатити купцям, кожному { $merchant-price ->
        [one] { $merchant-price } ліру
        [few] { $merchant-price } ліри
       *[many] { $merchant-price } лір
    }
action-pay-roast = Обсмажити { $roast-coffee } кави за { $roast-lira } ліри
action-skip = Обійтися без дії
action-act = Виконати дію
action-act-act-there = Виконати там дію
action-skip-act-there = Обійтися там без дії
action-skip-act-beside = Не виконувати жодної з дій
action-done = Готово
action-done-sell = Закінчити продаж
action-done-return-assistants = Більше нікого
action-done-encounters = Більше нікого не зустрічати
action-done-end-turn = Закінчити хід
action-done-roast = Більше не обсмажувати
action-done-tavern = Більше нічого
action-done-swap-give = Більше не віддавати й узяти стільки ж
action-meet-token = Зустріти { $target-acc }
action-meet-family = Відіслати { $target-acc }
action-take = Узяти { $target-acc }
action-take-buy-good = Купити { $target-acc } за { $green-tile-price } ліри
action-take-take-two = Узяти { $target-two }
action-give = Віддати { $target-acc }
action-give-roast = Обсмажити { $roast-coffee } кави за { $target-acc }
action-from-deck = Узяти з колоди
action-from-discard = Узяти верхню зі скинутих
action-discard = Скинути «{ $target }»
action-discard-roast = Обсмажити { $roast-coffee } кави за «{ $target }»
action-discard-guild = Скинути карту гільдії «{ $target }»
action-discard-guild-roast = Обсмажити { $roast-coffee } кави за карту гільдії «{ $target }»
action-return = Покликати помічника { $target-from }
action-call = Назвати { $target }
action-reroll = Кинути обидва кубики ще раз
action-turn = Повернути кубик із { $target } на { $red-tile-face }
action-sell = Продати { $target-acc }
action-send = Послати родича { $target-to }
action-reward-card = Узяти карту бонусу
action-reward-lira = Узяти { $reward-lira } ліри
action-draw = Витягнути «{ $target }»
action-demand = Відкрити тайл попиту { $target }
action-lay = Покласти на { $target }
action-six = Зіграти «Кубик на шістку» й повернути кубик із { $target } на { $card-face }
action-copy-six = Наслідувати «Кубик на шістку» й повернути кубик із { $target } на { $card-face }
action-ruby = Узяти рубін { $target-from }
action-guild-card = Зіграти карту гільдії замість руху
action-guild = Зіграти «{ $target }»
action-draw-guild = Витягнути карту гільдії «{ $target }»
action-movement-tile = Купити тайл переміщення
action-encounter-tile = Купити тайл зустрічі
action-set-barrier = Поставити бар’єр
action-baksheesh = Дати бакшиш за рубін
action-barrier = Покласти бар’єр між { $target }
action-use = Виконати дію { $target-gen }
action-use-use-kiosk-tile = Використати тайл
action-use-back = Використати тайл навпаки
action-companion = Рухати компаньйона
action-place-companion = Поставити компаньйона поруч із купцем
action-step = Компаньйон іде { $target-to }
action-step-family-walk = Родич іде { $target-to }
action-leave-companion = Лишити компаньйона, де він є
action-recall-companion = Забрати компаньйона до запасу
action-join = Приєднатися до купця: { $target }
action-letter-place = Віддати лист { $target-to }
action-letter-letter = Віддати { $target }
action-draw-letter = Витягнути лист { $target-to }
action-double-turn = Заплатити { $double-turn-seals } печатки за ще один хід
action-kiosk = Вибрати «{ $target }»
action-reveal = Відкрити тайл кіоску «{ $target }»
action-pass = Пас
action-bid =
    Запропонувати { $target ->
        [one] { $target } ліру
        [few] { $target } ліри
       *[many] { $target } лір
    }
action-serve = Покликати { $target-acc }

## Questions: what is to be decided

question-move = Куди піде ваш купець { $place-from }?
    .other = { $player } вирішує, куди піде купець { $place-from }.
question-assistant = Залишите чи заберете помічника { $place-at }?
    .other = { $player } вирішує, чи залишити або забрати помічника { $place-at }.
question-pay-merchants = Заплатите іншим купцям { $place-at }, кожному { $merchant-price } ліри?
    .other = { $player } вирішує, чи платити іншим купцям { $place-at }.
question-action = Виконаєте дію { $place-gen }?
    .other = { $player } вирішує, чи виконати дію { $place-gen }.
question-after-action = Щось іще після дії чи готово?
    .other = { $player } ще може щось зробити після дії.
question-encounters = Кого зустрінете { $place-at }?
    .other = { $player } вирішує, кого зустріти { $place-at }.
question-end-turn = Щось іще перед кінцем ходу?
    .other = { $player } ще може щось зробити перед кінцем ходу.
question-last-cards = Останнє коло скінчилося. Які карти ще обернете на товари чи ліри?
    .other = { $player } вирішує, які карти після останнього кола обернути на товари чи ліри.
question-walk = Куди веде довга дорога ({ $nearest } або { $farthest } кроки)?
    .other = { $player } вирішує, куди веде довга дорога.
question-take-good = Який товар візьмете: { $permitted }?
    .other = { $player } вирішує, який товар узяти.
question-give-goods = Який товар віддасте (ще віддати: { $goods })?
    .other = { $player } вирішує, який товар віддати.
question-buy-good = Який товар купите зеленим тайлом за { $price } ліри?
    .other = { $player } вирішує, чи купити товар зеленим тайлом.
question-take-card = Витягнете карту бонусу з колоди чи візьмете скинуту «{ $card }»?
    .other = { $player } вирішує, тягнути карту бонусу чи взяти скинуту «{ $card }».
question-discard-card = Яку карту бонусу скинете?
    .other = { $player } вирішує, яку карту бонусу скинути.
question-return-assistants = Хто з ваших помічників повернеться до вас?
    .other = { $player } вирішує, хто з помічників повернеться.
question-return-assistant = Хто з ваших помічників повернеться до вас?
    .other = { $player } вирішує, хто з помічників повернеться.
question-call-number = Яке число від { $lowest-call } до { $highest-call } назвете?
    .other = { $player } вирішує, яке число назвати.
question-change-dice = Кубики показують { $dice }. Зміните кидок?
    .other = { $player } вирішує, чи змінити кидок { $dice }.
question-change-dice-pay-tea-house = Названо { $number }, кубики показують { $dice }. Зміните кидок?
    .other = { $player } називає { $number } й вирішує, чи змінити кидок { $dice }.
question-sell =
    { $sold ->
        [0] Що продасте { $place-at }?
       *[other] Що ще продасте { $place-at } (уже продано: { $sold })?
    }
    .other = { $player } вирішує, що продати { $place-at }.
question-send-family = Куди пошлете родича?
    .other = { $player } вирішує, куди послати родича.
question-act-there = Чи виконає ваш родич дію { $place-gen }?
    .other = { $player } вирішує, чи виконає родич дію { $place-gen }.
question-mosque-tile = Який тайл { $place-gen } візьмете?
    .other = { $player } вирішує, який тайл { $place-gen } взяти.
question-reward = Яку нагороду візьмете за відісланого родича?
    .other = { $player } вирішує, яку нагороду взяти за відісланого родича.
question-pay-lira-or-card = Заплатите Губернаторові { $price } ліри чи картою?
    .other = { $player } вирішує, чим заплатити Губернаторові.
question-pay-lira-or-good = Заплатите Контрабандистові { $price } ліри чи товаром?
    .other = { $player } вирішує, чим заплатити Контрабандистові.
question-pay-fixed-or-good = Заплатите Торговцеві кавою { $price } ліри чи товаром?
    .other = { $player } вирішує, чим заплатити Торговцеві кавою.
question-pay-lira-or-letter = Заплатите Кур’єрові { $price } ліри чи листом?
    .other = { $player } вирішує, чим заплатити Кур’єрові.
question-take-item =
    { $coffee ->
        [0] Який товар візьмете?
       *[other] Який товар візьмете, чи, може, каву?
    }
    .other = { $player } вирішує, що взяти.
question-pay-item =
    { $coffee ->
        [0] Який товар віддасте?
       *[other] Який товар віддасте, чи, може, каву?
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
question-place-barrier = Між якими місцями покладете бар’єр?
    .other = { $player } вирішує, де ляже бар’єр.
question-act-beside = Дію якого місця біля бар’єра виконаєте: { $one-gen } чи { $other-gen }?
    .other = { $player } вирішує, чию дію виконати: { $one-gen } чи { $other-gen }.
question-swap-give =
    { $given ->
        [0] Що віддасте?
       *[other] Що ще віддасте (уже віддано: { $given })?
    }
    .other = { $player } вирішує, що віддати.
question-swap-take = Що візьмете (ще взяти: { $left })?
    .other = { $player } вирішує, що взяти.
question-to-corner = До якого рогу піде ваш купець?
    .other = { $player } вирішує, до якого рогу піде купець.
question-take-two = Яких товарів візьмете два?
    .other = { $player } вирішує, яких товарів узяти два.
question-act-anywhere = Дію якого місця виконаєте?
    .other = { $player } вирішує, дію якого місця виконати.
question-guild-tile = Який тайл { $place-gen } візьмете?
    .other = { $player } вирішує, який тайл { $place-gen } взяти.
question-companion-walk =
    Куди піде ваш компаньйон, на { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }?
    .other = { $player } вирішує, куди піде компаньйон.
question-recall-companion = Заберете компаньйона до свого запасу?
    .other = { $player } вирішує, чи забрати компаньйона з базару.
question-family-walk = Куди піде ваш родич?
    .other = { $player } вирішує, куди піде родич.
question-to-merchant = До чийого купця приєднаєтеся?
    .other = { $player } вирішує, до чийого купця приєднатися.
question-to-anywhere = Куди піде ваш купець?
    .other = { $player } вирішує, куди піде купець.
question-relocate = Куди ведуть Катакомби?
    .other = { $player } вирішує, куди ведуть Катакомби.
question-choose-ruby = Рубін якого місця візьмете?
    .other = { $player } вирішує, рубін якого місця взяти.
question-pay-seals =
    Якими листами заплатите (ще { $due ->
        [one] { $due } печатка
        [few] { $due } печатки
       *[many] { $due } печаток
    })?
    .other = { $player } вирішує, якими листами заплатити.
question-give-letter = Який лист віддасте?
    .other = { $player } вирішує, який лист віддати.
question-choose-kiosk-tile = Який тайл кіоску виберете?
    .other = { $player } вирішує, який тайл кіоску вибрати.
question-use-kiosk-tile = Використаєте тайл кіоску «{ $tile }»?
    .other = { $player } вирішує, чи використати тайл кіоску «{ $tile }».
question-bid =
    { $bid ->
        [0] Скільки даєте за карти бонусів ({ $auction-cards })?
       *[other] Скільки даєте за карти бонусів ({ $auction-cards }), якщо взагалі? { $bidder } дає { $bid }.
    }
    .other =
        { $bid ->
            [0] { $player } відкриває аукціон карт бонусів ({ $auction-cards })
           *[other] { $player } вирішує, чи дати більше за { $bid }
        }.
question-serve-token = Чиєю послугою скористаєтеся?
    .other = { $player } вирішує, чиєю послугою скористатися.
question-card-drawn = Яку карту бонусу витягує { $player }?
question-guild-card-drawn = Яку карту гільдії витягує { $player }?
question-letter-drawn = Який лист витягує { $player }?
question-kiosk-tile-drawn = { $player } відчиняє Кіоск. Який тайл відкрито (ще: { $tiles })?
question-demand-drawn = Який тайл попиту з’являється { $place-at }?
question-place-laid = Куди лягає { $place }?
question-roll-dice = { $player } кидає. Що показують кубики?
question-roll-dice-move-token = Що показують кубики для { $token-gen }?
question-roll-dice-move-neutral = Що показують кубики для нейтрального купця { $place-at }?
question-roll-dice-pay-tea-house = { $player } називає { $number }. Що показують кубики?
question-roll-dice-pay-black-market = { $player } кидає на Чорному ринку. Що показують кубики?
question-roll-dice-pay-guild-black-market = { $player } кидає за картою гільдії «Кращий Чорний ринок». Що показують кубики?
question-roll-dice-reward-dice = { $player } кидає за картою «{ $card }». Що показують кубики?
question-roll-die = { $player } кидає за тайлом кіоску «Кубик лір». Що показує кубик?

## Why not

why-already-there = Ваш купець уже { $place-at }; рух має скінчитися деінде.
why-steps =
    { $place } — за { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    } звідси; так далеко цей рух не сягає.
why-cart-complete = Ваш візок уже має всі розширення ({ $extensions }).
why-nothing-sells = У вас немає товару, якого хоче тайл попиту.
why-family-away = Ваш родич зараз { $place-at }, а не в Поліції.
why-palace-goods =
    Палац вимагає: тканини { $red }, спеції { $green }, фрукти { $yellow }, прикраси { $blue }{ $any ->
        [0] { "" }
       *[other] { " " }і будь-які { $any }
    }; усіх у вас немає.
why-no-ruby = Рубінів там більше немає.
why-mosque = Жоден тайл цієї мечеті вам не доступний: треба мати на візку його товари, і кожен колір беруть лише раз.
why-family-home = Ваш родич уже в Поліції.
why-no-assistant-out = Усі ваші помічники з вами.
why-assistant-at-merchant = Ваш купець теж { $place-at }; тайл кличе помічника з іншого місця.
why-no-assistant-elsewhere = В інших місцях ваших помічників немає.
why-not-in-hand = Цієї карти у вас немає.
why-card-moment =
    { $moment ->
        [hook] Цю карту грають під час дії, до якої вона належить.
        [repeat] Цю карту грають одразу після дії, яку вона повторює.
        [move] Цю карту грають перед рухом купця.
        [move-assistant] Цю карту грають перед рухом купця або перед тим, як залишити чи забрати помічника.
       *[free] Цю карту грають між діями, не зараз.
    }
why-card-repeat = Ця карта повторює дію, яка не була останньою: { $place-or }.
why-last-cards = Останнє коло скінчилося; можна грати лише карти, що дають товари чи ліри.
why-no-tile = У вас немає тайла мечеті за { $good-few }.
why-tile-used = Цей тайл уже використано цього ходу.
why-row-full = На візку немає місця для більшої кількості { $good-many }.
why-no-good = У вас немає { $good-gen }.
why-not-demanded = Тайл попиту не хоче { $good-many }.
why-not-wanted = Тайл попиту більше не хоче { $good-many }.
why-other-mosque = Тайл за { $good-few } лежить в іншій мечеті.
why-tile-owned = Тайл за { $good-few } у вас уже є.
why-stack-empty = Тайлів за { $good-few } більше немає.
why-tile-goods =
    Для цього тайла на візку треба { $need ->
        [one] { $need } { $good }
        [few] { $need } { $good-few }
       *[many] { $need } { $good-many }
    }; у вас { $have }.
why-stack-without-assistant = Під вашим купцем немає помічника.
why-assistant-here = Тут уже є ваш помічник; заберіть його.
why-no-assistant-here = Такого помічника тут немає.
why-no-assistant-at = Вашого помічника { $place-at } немає.
why-met-already = Ця зустріч цього ходу вже була.
why-not-here = Їх немає там, де стоїть фігурка цього ходу.
why-family-safe = У Поліції родичі вдома; звідти їх ніхто не відсилає.
why-own-family = Це ваш власний родич; відсилають лише чужих.
why-place-not-in-game = { $place } — не в цій грі.
why-not-in-game = Цього в цій грі немає.
why-token-not-in-game = { $token } — не в цій грі.
why-barrier = Дорогу { $place-to } перегороджує бар’єр.
why-same-place = Рух має скінчитися в іншому місці, ніж { $place }.
why-already-home = Ваш родич уже { $place-at }.
why-coffee = Для цього треба кави: { $need }; у вас { $have }.
why-goods = Для цього треба товарів: { $need }; усіх у вас немає.
why-seals = Для цього треба печаток: { $need }; на ваших листах { $have }.
why-lira-or-good = Для цього треба лір ({ $need }) або товар; у вас { $have } і жодного товару.
why-nothing-to-give = Вам нічого за це віддати.
why-empty-hand = У вас немає карт бонусів.
why-no-card-to-draw = Карт бонусів замало, щоб тягнути.
why-no-guild-card-to-draw = Карт гільдії замало, щоб тягнути.
why-no-letter-to-draw = Листів більше немає.
why-nothing-to-copy = Згори скинутих немає карти, яку можна наслідувати.
why-other-card-on-top = Згори скинутих лежить «{ $card }», вона не повертає кубика.
why-no-such-die = Жоден кубик не показує { $face }, щоб його повернути.
why-tile-barred = Тайл мечеті не допомагає при цьому кидку.
why-no-track = { $place } не продає рубінів.
why-no-guild-card = У вас немає карти гільдії.
why-guild-cards = Жодної з ваших карт гільдії не виконати повністю.
why-phase-1 = Це буває перед картою про рух, не після неї.
why-nothing-to-roast = У вас немає ні досить лір, ні товару, ні карти, щоб віддати за каву.
why-roasted = Кожен обмін роблять раз, а цей уже був.
why-roast-first = Треба зробити один з обмінів.
why-tavern = У Таверні вам нема чим платити.
why-tavern-first = Треба скористатися однією з пропозицій.
why-tavern-used = Цією пропозицією вже скористалися.
why-tavern-tile-owned = Тайл цього виду у вас уже є.
why-tavern-stack-empty = Тайлів цього виду більше немає.
why-baksheesh-goods =
    Для бакшишу треба { $need ->
        [one] { $need } { $good }
        [few] { $need } { $good-few }
       *[many] { $need } { $good-many }
    }; у вас { $have }.
why-no-street = Між цими місцями на полі немає вулиці.
why-not-beside = Це місце не біля бар’єра.
why-swapped = Ви віддаєте { $good-acc } і не можете це ж узяти.
why-swap-room = Для стількох інших речей не було б місця.
why-swap-first = Спершу щось віддайте.
why-not-common = Можна взяти лише тканину, спецію чи фрукт; не годиться { $good }.
why-no-corner = { $place } — не в розі.
why-no-companion = Компаньйона ще немає з вами; його приводить Фонтан.
why-companion-out = Ваш компаньйон уже { $place-at }.
why-no-companion-out = Вашого компаньйона немає на полі або йому нікуди йти.
why-family-not-home = Родич не може сам піти до Поліції.
why-all-merchants-here = Жоден інший купець не стоїть деінде.
why-no-such-seat = Такого іншого гравця немає.
why-double-turn = Ще один хід цього кола вже куплено.
why-no-letters = У вас немає листів.
why-no-such-letter = Такого листа у вас немає.
why-letters-set = Із цим листом рахунок не зійшовся б: жоден не має бути зайвим.
why-kiosk-not-open = Цей тайл не відкрито.
why-kiosk-one-way = Цей тайл діє лише в один бік.
why-must-bid = Ви відкриваєте аукціон і мусите дати ставку.
why-bid = Найвища ставка — { $n }; дайте більше.

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
log-tile = { $player } користується тайлом мечеті за { $target-few }.
log-tile-mosque-tile = { $player } бере тайл мечеті за { $target-few }.
log-tile-guild-tile = { $player } бере тайл мечеті за { $target-few }.
log-decline-assistant = { $player } закінчує хід без помічника.
log-decline-pay-merchants = { $player } нікому не платить і закінчує хід.
log-decline-buy-good = { $player } нічого не купує.
log-decline-use-kiosk-tile = { $player } не використовує тайл кіоску «{ $tile }».
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
log-skip-act-beside = { $player } не користується місцями біля бар’єра.
log-meet-token = { $player } зустрічає { $target-acc }.
log-meet-family = { $player } відсилає { $target-acc }.
log-take = { $player } бере { $target-acc }.
log-take-buy-good = { $player } купує { $target-acc }.
log-take-take-two = { $player } бере { $target-two }.
log-give = { $player } віддає { $target-acc }.
log-give-roast = { $player } обсмажує каву за { $target-acc }.
log-from-deck = { $player } тягне з колоди.
log-from-discard = { $player } бере «{ $thing }» зі скинутих.
log-discard = { $player } скидає «{ $target }».
log-discard-roast = { $player } обсмажує каву за «{ $target }».
log-discard-guild = { $player } скидає карту гільдії «{ $target }».
log-discard-guild-roast = { $player } обсмажує каву за карту гільдії «{ $target }».
log-return = { $player } кличе помічника { $target-from }.
log-call = { $player } називає { $target }.
log-reroll = { $player } кидає ще раз.
log-turn = { $player } повертає кубик із { $target } на { $red-tile-face }.
log-sell = { $player } продає { $target-acc }.
log-send = { $player } посилає родича { $target-to }.
log-reward-card = { $player } вибирає в нагороду карту бонусу.
log-reward-lira = { $player } бере в нагороду ліри.
log-done = { $player } закінчує.
log-done-sell = { $player } закінчує продаж.
log-done-swap-give = { $player } більше нічого не віддає.
log-roll = { $player } кидає { $target-apart }.
log-roll-number = { $player } кидає { $target }.
log-roll-move-token = { $token } іде { $place-to }.
log-roll-move-neutral = Нейтральний купець іде { $place-to }.
log-roll-pay-black-market = { $player } кидає { $total } ({ $target-apart }).
log-roll-pay-guild-black-market = { log-roll-pay-black-market }
log-roll-pay-tea-house = { log-roll-pay-black-market }
log-draw = { $player } тягне «{ $target }».
log-draw-hidden = { $player } тягне карту бонусу.
log-demand = { $place } хоче тепер: { $goods }.
log-six = { $player } грає «Кубик на шістку» й повертає кубик із { $target } на { $card-face }.
log-copy-six = { $player } наслідує «Кубик на шістку» й повертає кубик із { $target } на { $card-face }.
log-ruby = { $player } бере рубін { $target-from }.
log-guild-card = { $player } грає карту гільдії.
log-guild = { $player } грає карту гільдії «{ $target }».
log-draw-guild = { $player } тягне карту гільдії «{ $target }».
log-draw-guild-hidden = { $player } тягне карту гільдії.
log-movement-tile = { $player } купує тайл переміщення.
log-encounter-tile = { $player } купує тайл зустрічі.
log-set-barrier = { $player } бере бар’єр.
log-baksheesh = { $player } дає бакшиш.
log-barrier = { $player } кладе бар’єр між { $one-ins } і { $other-ins }.
log-use = { $player } виконує дію { $target-gen }.
log-use-use-kiosk-tile = { $player } використовує тайл кіоску «{ $tile }».
log-use-back = { $player } використовує тайл кіоску «{ $tile }» навпаки.
log-companion = { $player } рухає компаньйона.
log-place-companion = { $player } ставить компаньйона поруч із купцем.
log-step = Компаньйон гравця { $player } іде { $target-to }.
log-step-family-walk = Родич гравця { $player } іде { $target-to }.
log-leave-companion = { $player } лишає компаньйона, де він є.
log-recall-companion = { $player } кличе компаньйона назад.
log-join = { $player } приєднується до купця: { $target }.
log-letter-place = { $player } віддає лист { $target-to }.
log-letter-letter = { $player } віддає { $target }.
log-draw-letter = { $player } тягне лист { $target-to }.
log-double-turn = { $player } купує ще один хід.
log-kiosk = { $player } вибирає тайл кіоску «{ $target }».
log-reveal = Відкрито тайл кіоску «{ $target }».
log-pass = { $player } пасує.
log-bid =
    { $player } дає { $target ->
        [one] { $target } ліру
        [few] { $target } ліри
       *[many] { $target } лір
    }.
log-serve = { $player } користується послугою { $target-gen }.
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
change-mosque-tiles-red = { $n } тайл мечеті за тканини
change-mosque-tiles-green = { $n } тайл мечеті за спеції
change-mosque-tiles-yellow = { $n } тайл мечеті за фрукти
change-mosque-tiles-blue = { $n } тайл мечеті за прикраси
change-capacity = { $n } до місткості візка
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
        [one] недоставлений лист
        [few] недоставлені листи
       *[many] недоставлених листів
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
        [gain] грає «{ $target }» і бере { $gained }
        [cost]
            { $money ->
                [paid] грає «{ $target }» і платить { $paid }
               *[other] грає «{ $target }» і віддає { $paid }
            }
        [both]
            { $money ->
                [paid] грає «{ $target }» і платить { $paid } за { $gained }
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
story-decline-pay-merchants = нікому не платить і закінчує хід
story-skip = нічого там не робить
story-skip-act-there = нічого йому там не доручає
story-meet-token =
    { $trade ->
        [gain] бере { $target-from } { $gained }
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
       *[none] зустрічає { $target-acc }
    }
story-meet-family =
    { $trade ->
        [gain] відсилає { $target-acc } і бере { $gained }
       *[other] відсилає { $target-acc }
    }
story-reward =
    { $trade ->
        [gain] відсилає родича і бере { $gained }
       *[other] відсилає родича
    }
story-discard-discard-card = скидає «{ $target }»
story-return-return-assistants =
    { $n ->
        [one] кличе до себе помічника
        [few] кличе до себе { $n } помічників
       *[many] кличе до себе { $n } помічників
    }
story-call =
    { $total ->
        [0] називає { $target }
       *[other]
            { $trade ->
                [gain] називає { $target }, кидає { $total } і бере { $gained }
               *[other] називає { $target } і кидає { $total }
            }
    }
story-roll-pay-black-market =
    { $trade ->
        [gain] кидає { $total } і бере { $gained }
       *[other] кидає { $total }
    }
story-send = посилає родича { $target-to }
story-demand = { $place } хоче тепер: { $goods }
story-roll-move-token = { $token } іде { $place-to }
story-roll-move-neutral = нейтральний купець іде { $place-to }
story-guild =
    { $trade ->
        [gain] грає карту гільдії «{ $target }» і бере { $gained }
        [cost] грає карту гільдії «{ $target }» і віддає { $paid }
        [both] грає карту гільдії «{ $target }» і віддає { $paid } за { $gained }
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
story-barrier = кладе його між { $one-ins } і { $other-ins }
story-baksheesh =
    { $trade ->
        [both] дає { $paid } як бакшиш за { $gained }
        [cost] дає { $paid } як бакшиш
       *[other] дає бакшиш
    }
story-six =
    { $trade ->
        [gain] грає «{ name-card-die-to-6 }», це дає { $total }, і бере { $gained }
       *[other] грає «{ name-card-die-to-6 }», це дає { $total }
    }
story-copy-six =
    { $trade ->
        [gain] наслідує «{ name-card-die-to-6 }», це дає { $total }, і бере { $gained }
       *[other] наслідує «{ name-card-die-to-6 }», це дає { $total }
    }
story-roll-pay-guild-black-market = { story-roll-pay-black-market }
story-roll-reward-dice =
    { $trade ->
        [gain] кидає { $target-apart } і бере { $gained }
        [both] кидає { $target-apart } і віддає { $paid } за { $gained }
       *[other] кидає { $target-apart }
    }
story-place-companion = ставить компаньйона поруч із купцем
story-recall-companion = кличе компаньйона назад
story-step = посилає компаньйона { $target-to }
story-step-family-walk = посилає родича { $target-to }
story-join = приєднується до купця: { $target }
story-double-turn =
    { $trade ->
        [cost] віддає { $paid } за ще один хід
       *[other] отримує ще один хід
    }
story-use-use-kiosk-tile =
    { $trade ->
        [gain] використовує тайл кіоску «{ $tile }» і бере { $gained }
        [cost] використовує тайл кіоску «{ $tile }» і віддає { $paid }
        [both] використовує тайл кіоску «{ $tile }» і віддає { $paid } за { $gained }
       *[none] використовує тайл кіоску «{ $tile }»
    }
story-use-back = { story-use-use-kiosk-tile }
story-decline-use-kiosk-tile = не використовує тайл кіоску «{ $tile }»
story-serve =
    { $trade ->
        [gain] бере { $target-from } { $gained }
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
       *[none] кличе { $target-acc }
    }
story-roll-roll-die =
    { $trade ->
        [gain] кидає { $total } і бере { $gained }
       *[other] кидає { $total }
    }
story-auction = виграє аукціон
story-delivers =
    { $n ->
        [one] доставляє лист
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
some-mosque-tiles-red = тайл мечеті за тканини
some-mosque-tiles-green = тайл мечеті за спеції
some-mosque-tiles-yellow = тайл мечеті за фрукти
some-mosque-tiles-blue = тайл мечеті за прикраси
some-capacity =
    { $n ->
        [one] розширення візка
        [few] розширення візка ({ $n })
       *[many] розширення візка ({ $n })
    }
some-cards =
    { $n ->
        [one] карту бонусу
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
        [one] карту гільдії
        [few] { $n } карти гільдії
       *[many] { $n } карт гільдії
    }
some-guild-cards-named = карту гільдії «{ $thing }»
some-tavern-tiles =
    { $n ->
        [one] тайл таверни
        [few] { $n } тайли таверни
       *[many] { $n } тайлів таверни
    }
some-letters =
    { $n ->
        [one] лист
        [few] { $n } листи
       *[many] { $n } листів
    }
some-letters-named = лист { $thing-to }
some-delivered =
    { $n ->
        [one] доставлений лист
        [few] { $n } доставлені листи
       *[many] { $n } доставлених листів
    }

## Effects: the texts of cards and places are made of these

effect-gain-extension = візьміть розширення візка; останнє з { $extensions } дає рубін
effect-fill-row = наберіть { $good-few } скільки вміститься
effect-buy-good = із зеленим тайлом мечеті можете за { $n } ліри взяти ще один товар
effect-use-post-office = отримайте те, що показують відкриті клітинки; потім маркер пересувається
effect-take-card = візьміть карту бонусу з колоди або верхню зі скинутих
effect-discard-unless-leader = скиньте карту бонусу
effect-return-assistants = покличте до себе будь-кого зі своїх помічників
effect-roll-dice = киньте два кубики
effect-change-dice = можете змінити кидок червоним тайлом мечеті
effect-pay-black-market = отримайте прикраси за сумою: { $list }
effect-from-total = { $n } від { $total }
effect-take-good = візьміть один товар на вибір
effect-take-common-good = візьміть одну тканину, спецію чи фрукт
effect-call-number = назвіть число від { $lowest-call } до { $highest-call } і киньте кубики: якщо випаде не менше, отримайте стільки лір, а якщо менше — { $missed-call }
effect-sell = продайте до { $most-sold } товарів, яких хоче тайл попиту; потім він іде під низ
effect-send-family = пошліть звідси родича до будь-якого іншого місця й виконайте там дію
effect-pay-palace = віддайте товар за кожну відкриту клітинку
effect-pay-dealer = заплатіть стільки лір, яке найбільше відкрите число
effect-take-ruby = візьміть наступний рубін
effect-take-ruby-of = візьміть наступний рубін { $place-from }
effect-mosque-tile = якщо на візку стільки товарів, скільки показує тайл, віддайте один із них і візьміть тайл; обидва тайли цієї мечеті дають рубін
effect-family-home = відішліть свого родича до Поліції
effect-reward = візьміть карту бонусу або { $reward-lira } ліри
effect-repeat-action = виконайте дію { $place-gen } ще раз
effect-repeat-either = виконайте дію { $place-gen } або { $other-gen } ще раз
effect-stay = ваш купець лишається на місці; далі — ніби він щойно прийшов
effect-walk = ваш купець робить { $nearest } або { $farthest } кроки
effect-return-assistant = покличте до себе одного помічника
effect-draw-card = витягніть карту бонусу
effect-pay-lira-or-card = заплатіть { $n } ліри або скиньте карту бонусу
effect-pay-lira-or-good = заплатіть { $n } ліри або віддайте один товар
effect-move-token = { $token } іде до місця, яке випало
effect-card-small-market-any = на Малому базарі: продайте будь-які товари, хоч би чого хотів тайл попиту
effect-card-die-to-6 = після власного кидка на прибуток: поверніть один кубик на { $card-face }
effect-card-top-discard = виконайте верхню зі скинутих карт
effect-change-dice-by-card = можете змінити кидок картою бонусу
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
effect-take-two = візьміть два товари одного виду: тканини, спеції чи фрукти
effect-take-item = візьміть один товар на вибір або каву
effect-pay-item = віддайте один товар або каву
effect-pay-any-good = віддайте один товар
effect-swap-give = віддайте до { $most-swapped } товарів чи кави й візьміть стільки ж інших
effect-call-number-for-more = назвіть число від { $lowest-call } до { $highest-call } і киньте кубики: якщо випаде не менше, отримайте в { $factor } рази більше лір, а якщо менше — { $missed }
effect-draw-cards =
    витягніть { $n ->
        [one] карту бонусу
        [few] { $n } карти бонусів
       *[many] { $n } карт бонусів
    }
effect-discard-card = скиньте карту бонусу
effect-draw-guild-card = витягніть карту гільдії
effect-draw-guild-cards =
    витягніть { $n ->
        [one] карту гільдії
        [few] { $n } карти гільдії
       *[many] { $n } карт гільдії
    }
effect-discard-guild-card = скиньте карту гільдії
effect-roast = кожне по разу: { $roast-coffee } кави за { $roast-lira } ліри, { $roast-coffee } за один товар, { $roast-coffee } за карту бонусу чи гільдії
effect-tavern = купіть тайл таверни, поставте бар’єр або дайте бакшиш
effect-tavern-twice = скористайтеся однією чи двома різними пропозиціями Таверни, усього на { $n } каву дешевше
effect-pay-coffee-house = віддайте стільки кави, яке найбільше відкрите число
effect-pay-coffee-house-half = віддайте половину найбільшого відкритого числа Кав’ярні кавою, округливши вгору
effect-coffee-per-ruby = отримайте каву за кожен свій рубін
effect-stack-to-fountain = ваш купець іде до Фонтана з помічниками під ним
effect-extra-turn = зробіть ще один хід
effect-act-anywhere = виконайте дію будь-якого місця
effect-family-home-quietly = ваш родич іде додому, до Поліції
effect-guild-tile = візьміть тайл { $place-gen }, якого не маєте, за один товар його кольору, хоч би скільки він просив
effect-to-corner = ваш купець іде до іншого рогу
effect-reward-dice = отримайте за кожен кубик: { $list }
effect-for-face = на { $face } { $effect }
effect-choose-ruby = візьміть наступний рубін будь-якого місця, що продає рубіни
effect-draw-letters =
    витягніть { $n ->
        [one] лист
        [few] { $n } листи
       *[many] { $n } листів
    }
effect-draw-letter = витягніть лист
effect-give-letter = віддайте лист
effect-pay-seals = заплатіть листами { $n } печаток
effect-society-lira = перші рази за всю гру дають ліри: { $list }
effect-open-kiosk = відкрийте на один тайл кіоску більше, ніж гравців; по черзі, від вас, кожен вибирає один і може його використати, а ви можете й останній
effect-open-auction = виставте на аукціон { $auction-cards } карти бонусів: ви відкриваєте, кожен інший раз дає ставку чи пасує, а ви можете закрити; гроші ваші, а якщо виграєте ви — ідуть до запасу
effect-companion-to-supply = заберіть компаньйона до свого запасу
effect-recall-companion = можете забрати компаньйона до свого запасу
effect-companion-walk =
    ваш компаньйон робить { $n ->
        [one] один крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
effect-family-walk = ваш родич робить один крок, але не до Поліції; потім можете виконати там дію
effect-to-merchant = ваш купець іде до купця іншого гравця, якому не платять
effect-to-anywhere = ваш купець іде до будь-якого іншого місця
effect-relocate = ваш купець, або компаньйон, якщо діє він, іде до будь-якого іншого місця; там нічого не стається
effect-serve-token = скористайтеся Губернатором, Контрабандистом чи кимось подібним, хоч би де вони були
effect-pay-fixed-or-good = заплатіть { $n } ліри або віддайте один товар
effect-pay-lira-or-letter = заплатіть { $n } ліри або віддайте лист
effect-roll-die = киньте один кубик
effect-die-lira = отримайте стільки лір
when-free = будь-коли у свій хід між діями
when-free-last = будь-коли у свій хід між діями, а також після кінця гри
when-move = перед рухом купця
when-move-assistant = перед рухом купця або перед тим, як залишити чи забрати помічника
when-repeat = одразу після дії, яку повторює
when-hook = коли починається дія, до якої належить
when-card-die-to-6 = будь-коли у свій хід після такого кидка
when-card-top-discard = щоразу, коли можна було б зіграти ту карту

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
rules-layout-of = { $layout }, { $expansion }
rules-tavern-tiles = Тайли: { $tavern-tiles } тайли одного виду коштують по черзі { $list } кави; кожен гравець може мати по одному кожного виду.
rules-tavern-movement = Тайл переміщення: замість звичайного руху ваш купець може йти прямо, хоч як далеко.
rules-tavern-encounter = Тайл зустрічі: усіх них ви зустрічаєте без оплати: { $tokens }.
rules-tavern-barrier = Бар’єр: покладіть його між двома сусідніми місцями й виконайте дію одного з них. Через нього ходить лише той, хто поклав його останнім.
rules-tavern-baksheesh = Бакшиш: дайте каву й товари за наступний рубін місця, що продає рубіни.
rules-tavern-prices = Бар’єр коштує { $barrier-price } кави. Бакшиш коштує { $baksheesh-coffee } кави й товари ({ $good } × { $baksheesh-goods }), наступного разу ({ $other } × { $baksheesh-goods }) і так по черзі.
rules-letters-delivery = Лист називає місце. Його доставлено, щойно там стане ваш купець, компаньйон чи родич.
rules-letters-seals = Лист — це одна печатка, доставлений — дві. Віддані листи йдуть до скинутих.
rules-letters-prices = Печатками платять за рубін у Таємному товаристві ({ $society-seals }), а раз за коло, наприкінці свого ходу, — за ще один хід ({ $double-turn-seals }).
rules-letters-copies =
    { $places }: { $n ->
        [one] по одному листу
        [few] по { $n } листи
       *[many] по { $n } листів
    }
rules-companion = Компаньйон приходить до вашого запасу біля Фонтана. Звідти його можна поставити поруч із купцем перед рухом; відтоді щоходу ви рухаєте одного з них, компаньйона — на один крок і без помічників.
rules-tile-red = після кидка на Чорному ринку чи в Чайхані, раз за хід: поверніть кубик на { $red-tile-face } або киньте обидва ще раз
rules-tile-green = на складі, раз за хід: ще один товар на вибір за { $green-tile-price } ліри
rules-tile-yellow = раз за хід: заплатіть { $yellow-tile-price } ліри й покличте помічника з іншого місця
rules-tile-blue = ваш останній помічник одразу приєднується до стосу
rules-requires = гравців { $players }: тайли одного кольору вимагають по черзі { $list } його товарів
describe-demand = { $good }: { $n }
rules-more-6 = З доповненням «Мока та бакшиш» також дає каву.
rules-more-7 = З доповненням «Листи та печатки» можна також забрати компаньйона до запасу.

## The board in the terminal

board-discard = скинуті { $n }, згори «{ $card }»
board-discard-short = скинуті { $n }
board-dice = останній кидок { $dice }
board-legend-pieces = A купець  (A) родич  a помічник
board-legend-neutral = N n нейтральні
board-legend-goods = R тканини G спеції Y фрукти B прикраси * будь-які
board-legend-companion = [A] компаньйон
board-legend-tavern = M тайл переміщення  E тайл зустрічі  ┃ ━ бар’єр
board-hand = Ваші карти: { $cards }
board-hand-empty = немає
board-laid-out = На продаж: { $goods }
board-leader = ватажок каравану
board-guild-hand = Ваші карти гільдії: { $cards }
board-guild-deck = колода гільдії { $n }
board-letter-supply = листів лишилося { $n }
board-barrier-keeper = бар’єр тримає { $player }
board-leader-is = ватажок каравану: { $player }
board-kiosk-open = відкрито в Кіоску: { $tiles }
board-bid = { $player } дає { $n }
board-letters = листи: { $places }
board-no-letters = немає листів
board-delivered = доставлено: { $n }
board-companion-none = без компаньйона
board-companion-supply = компаньйон у запасі
board-companion-out = компаньйон у дорозі
board-tile-movement = M
board-tile-encounter = E
board-column-goods = R G Y B
board-column-room = візок
board-column-stack = помічники
board-column-cards = карти
board-column-coffee = кава
board-column-guild = гільдія
board-post = дає { $goods } і ліри: { $lira }
board-post-short = { $goods } і ліри: { $lira }
board-post-tiny = { $goods }, ліри { $lira }
board-lira = ціна в лірах: { $n }
board-goods = просить { $goods }
board-no-ruby = рубінів немає
board-coffee = ціна в каві: { $n }
board-society = печатки { $seals }, лір назад { $n }
board-society-short = печатки { $seals }, +{ $n } лір
board-society-tiny = печатки { $seals }
board-society-spent = ціна в печатках: { $seals }
board-hint-1 = розширення за { $price } лір
board-hint-1-short = візок за { $price } лір
board-hint-1-tiny = за { $price } лір
board-hint-2 = наповнює тканинами
board-hint-2-short = тканини
board-hint-3 = наповнює спеціями
board-hint-3-short = спеції
board-hint-4 = наповнює фруктами
board-hint-4-short = фрукти
board-hint-6 = дає карти бонусів
board-hint-6-short = карти бонусів
board-hint-7 = вертає помічників
board-hint-7-short = вертає помічників
board-hint-7-tiny = помічники
board-hint-8 = товар; кидок: прикраси
board-hint-8-short = кидок: прикраси
board-hint-8-tiny = прикраси
board-hint-9 = назвати, кинути, ліри
board-hint-9-short = назвати й кинути
board-hint-12 = посилає родича
board-hint-12-short = ваш родич
board-hint-17 = обсмажує каву
board-hint-18 = дає карти гільдії
board-hint-18-short = карти гільдії
board-hint-21 = дає листи
board-hint-21-short = листи
board-hint-22 = лист і тайли
board-hint-22-short = лист, тайли
board-hint-23 = товар і аукціон
board-hint-23-short = товар, аукціон
board-hint-25 = веде куди завгодно
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
board-place-6-short = Караван-с.
board-place-6-tiny = Карав.
board-place-7-short = Фонтан
board-place-7-tiny = Фонтан
board-place-8-short = Чорн.рин.
board-place-8-tiny = Ч.рин.
board-place-9-short = Чайхана
board-place-9-tiny = Чайх.
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
board-place-18-tiny = Гільд.
board-place-19-short = Таверна
board-place-20-tiny = Кав.
board-place-21-short = Посольств.
board-place-22-short = Кіоск
board-place-23-short = Аукціон
board-place-23-tiny = Аукц.
board-place-24-short = Товариств.
board-place-25-short = Катакомби
board-place-25-tiny = Катак.
board-barrier-lies = бар’єр: { $one }–{ $other }
board-small-player = гравець
board-small-rubies = рубіни
board-small-lira = ліри
board-small-coffee = кав
board-small-goods = R G Y B
board-small-room = до
board-small-stack = стос
board-small-cards = кар
board-small-guild = глд
board-small-tiles = тайли
board-small-letters = листи
board-small-companion = [+]

## The book of rules: how a turn runs and how the day ends

rules-istanbul-turn = Як іде хід
rules-istanbul-end = Як закінчується день
rules-istanbul-variants = Варіанти
rules-istanbul-turn-aim = Ви посилаєте купця базаром, наповнюєте візок товарами й обертаєте їх на рубіни. Перемагають лише рубіни. У вашого ходу чотири кроки, один за одним.
rules-istanbul-turn-move = Рух: ваш купець іде на одне чи два місця далі, уздовж рядів і стовпців, з усіма помічниками під ним. Лишитися на місці він не може.
rules-istanbul-turn-assistant = Помічник: залиште в місці найнижчого помічника свого стосу або заберіть того, якого залишили там раніше. Без цього хід закінчується; лише біля Фонтана помічник не потрібен.
rules-istanbul-turn-merchants = Плата: кожен інший купець у цьому місці отримує від вас { $merchant-price } ліри. Якщо ви не можете або не хочете платити, хід закінчується. Біля Фонтана не платять нікому.
rules-istanbul-turn-action = Дія: виконайте те, що робить місце, або обійдіться без цього.
rules-istanbul-turn-encounters = Зустріч: чужих родичів відсилають до Поліції, за кожного — нагорода: карта бонусу або { $reward-lira } ліри. Губернатора, Контрабандиста та інших таких можна зустріти за плату; потім кубики кажуть, куди вони підуть.
rules-istanbul-turn-any-time = Карти бонусів і тайли мечетей використовують тоді, коли на них сказано, скільки завгодно. Вибране можна повернути, поки хід не закінчено, якщо нічого не випало й ніхто інший не вирішував.
rules-istanbul-turn-guild-card = Замість усього цього можна зіграти одну карту гільдії. Це весь ваш хід: ніхто не ходить, не платить і нікого не зустрічає, хіба що так каже карта.
rules-istanbul-turn-companion = { rules-companion }
rules-istanbul-turn-letters = { rules-letters-delivery }
rules-istanbul-turn-double-turn = { rules-letters-prices }
rules-istanbul-end-rubies = Хтось має рубінів: { $usual }, удвох { $of-two }, з будь-яким доповненням { $with-expansions }. Тоді це останнє коло, і його дограють до кінця. Рубіни понад це теж лічаться.
rules-istanbul-end-cards = Потім кожен гравець, від першого, ще може зіграти карти бонусів, що дають товари або ліри.
rules-istanbul-end-winner = Перемагає той, у кого найбільше рубінів. Якщо їх порівну, вирішують ліри, потім товари на візку, потім карти бонусів у руці; хто рівний у всьому, ділить перемогу.
rules-istanbul-variants-neutral-assistants = Нейтральні помічники: найнижчого помічника кожного гравця замінено помічником кольору, яким ніхто не грає. Хто приходить до місця, де такий стоїть, може забрати його як свого; Фонтан кличе лише власних.
rules-istanbul-variants-caravan-leader = Ватажок каравану: хто останнім скористався Караван-сараєм, веде караван від кінця того ходу й не скидає там карти.
