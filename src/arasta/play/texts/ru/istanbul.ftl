### Настольная игра по-русски. О формах названий сказано в начале table.ftl, о числах правил и значениях — в начале
### английского файла.

## Names

game-istanbul = Стамбул

name-family = родственник игрока { $player }
    .acc = родственника игрока { $player }
name-place-1 = Тележный мастер
    .gen = Тележного мастера
    .ins = Тележным мастером
    .to = к Тележному мастеру
    .at = у Тележного мастера
    .from = от Тележного мастера
name-place-2 = Склад тканей
    .gen = Склада тканей
    .ins = Складом тканей
    .to = на Склад тканей
    .at = на Складе тканей
    .from = со Склада тканей
name-place-3 = Склад специй
    .gen = Склада специй
    .ins = Складом специй
    .to = на Склад специй
    .at = на Складе специй
    .from = со Склада специй
name-place-4 = Склад фруктов
    .gen = Склада фруктов
    .ins = Складом фруктов
    .to = на Склад фруктов
    .at = на Складе фруктов
    .from = со Склада фруктов
name-place-5 = Почтамт
    .gen = Почтамта
    .ins = Почтамтом
    .to = на Почтамт
    .at = на Почтамте
    .from = с Почтамта
name-place-6 = Караван-сарай
    .gen = Караван-сарая
    .ins = Караван-сараем
    .to = в Караван-сарай
    .at = в Караван-сарае
    .from = из Караван-сарая
name-place-7 = Фонтан
    .gen = Фонтана
    .ins = Фонтаном
    .to = к Фонтану
    .at = у Фонтана
    .from = от Фонтана
name-place-8 = Чёрный рынок
    .gen = Чёрного рынка
    .ins = Чёрным рынком
    .to = на Чёрный рынок
    .at = на Чёрном рынке
    .from = с Чёрного рынка
name-place-9 = Чайхана
    .gen = Чайханы
    .ins = Чайханой
    .to = в Чайхану
    .at = в Чайхане
    .from = из Чайханы
name-place-10 = Большой рынок
    .gen = Большого рынка
    .ins = Большим рынком
    .to = на Большой рынок
    .at = на Большом рынке
    .from = с Большого рынка
name-place-11 = Малый рынок
    .gen = Малого рынка
    .ins = Малым рынком
    .to = на Малый рынок
    .at = на Малом рынке
    .from = с Малого рынка
name-place-12 = Полицейский участок
    .gen = Полицейского участка
    .ins = Полицейским участком
    .to = в Полицейский участок
    .at = в Полицейском участке
    .from = из Полицейского участка
name-place-13 = Дворец султана
    .gen = Дворца султана
    .ins = Дворцом султана
    .to = во Дворец султана
    .at = во Дворце султана
    .from = из Дворца султана
name-place-14 = Малая мечеть
    .gen = Малой мечети
    .ins = Малой мечетью
    .to = в Малую мечеть
    .at = в Малой мечети
    .from = из Малой мечети
name-place-15 = Большая мечеть
    .gen = Большой мечети
    .ins = Большой мечетью
    .to = в Большую мечеть
    .at = в Большой мечети
    .from = из Большой мечети
name-place-16 = Ювелир
    .gen = Ювелира
    .ins = Ювелиром
    .to = к Ювелиру
    .at = у Ювелира
    .from = от Ювелира
name-place-17 = Обжарочный цех
    .gen = Обжарочного цеха
    .ins = Обжарочным цехом
    .to = в Обжарочный цех
    .at = в Обжарочном цехе
    .from = из Обжарочного цеха
name-place-18 = Гильдия
    .gen = Гильдии
    .ins = Гильдией
    .to = в Гильдию
    .at = в Гильдии
    .from = из Гильдии
name-place-19 = Таверна
    .gen = Таверны
    .ins = Таверной
    .to = в Таверну
    .at = в Таверне
    .from = из Таверны
name-place-20 = Кофейня
    .gen = Кофейни
    .ins = Кофейней
    .to = в Кофейню
    .at = в Кофейне
    .from = из Кофейни
name-place-21 = Посольство
    .gen = Посольства
    .ins = Посольством
    .to = в Посольство
    .at = в Посольстве
    .from = из Посольства
name-place-22 = Киоск
    .gen = Киоска
    .ins = Киоском
    .to = к Киоску
    .at = у Киоска
    .from = от Киоска
name-place-23 = Аукцион
    .gen = Аукциона
    .ins = Аукционом
    .to = на Аукцион
    .at = на Аукционе
    .from = с Аукциона
name-place-24 = Тайное общество
    .gen = Тайного общества
    .ins = Тайным обществом
    .to = в Тайное общество
    .at = в Тайном обществе
    .from = из Тайного общества
name-place-25 = Катакомбы
    .gen = Катакомб
    .ins = Катакомбами
    .to = в Катакомбы
    .at = в Катакомбах
    .from = из Катакомб
name-good-red = ткань
    .acc = ткань
    .few = ткани
    .many = тканей
    .ins = тканями
    .two = две ткани
    .hue = красный
    .huegen = красного
name-good-green = специя
    .acc = специю
    .few = специи
    .many = специй
    .ins = специями
    .two = две специи
    .hue = зелёный
    .huegen = зелёного
name-good-yellow = фрукт
    .acc = фрукт
    .few = фрукта
    .many = фруктов
    .ins = фруктами
    .two = два фрукта
    .hue = жёлтый
    .huegen = жёлтого
name-good-blue = украшение
    .acc = украшение
    .few = украшения
    .many = украшений
    .ins = украшениями
    .two = два украшения
    .hue = синий
    .huegen = синего
name-good-coffee = кофе
    .acc = кофе
    .few = кофе
    .many = кофе
    .ins = кофе
    .two = два кофе
    .hue = кофейный
    .huegen = кофейного
name-token-governor = Управляющий
    .gen = Управляющего
    .dat = Управляющему
    .acc = Управляющего
    .ins = Управляющим
name-token-smuggler = Контрабандист
    .gen = Контрабандиста
    .dat = Контрабандисту
    .acc = Контрабандиста
    .ins = Контрабандистом
name-token-coffee-trader = Торговец кофе
    .gen = Торговца кофе
    .dat = Торговцу кофе
    .acc = Торговца кофе
    .ins = Торговцем кофе
name-token-courier = Курьер
    .gen = Курьера
    .dat = Курьеру
    .acc = Курьера
    .ins = Курьером
name-card-one-good = Любой товар
name-card-five-lira = Пять лир
name-card-palace-again = Снова во Дворец
name-card-post-again = Снова на Почтамт
name-card-dealer-again = Снова к Ювелиру
name-card-family-home = Родственник домой
name-card-small-market-any = Вольная торговля
name-card-stay = На месте
name-card-move-3-4 = Долгий путь
name-card-return-assistant = Позвать помощника
name-card-two-coffee = Два кофе
name-card-coffee-for-guild = Карта гильдии за кофе
name-card-coffee-for-8 = Лиры за кофе
name-card-swap-3 = Обмен
name-card-dice-mocha = Кофейные кубики
name-card-die-to-6 = Кубик на шесть
name-card-corner = На угол
name-card-wainwright-again = Снова к мастеру
name-card-coffee-house-again = Снова в Кофейню
name-card-letter = Письмо
name-card-dice-letters = Почтовые кубики
name-card-item-for-7 = Лиры за товар
name-card-red-and-3 = Ткань и лиры
name-card-green-and-3 = Специя и лиры
name-card-yellow-and-3 = Фрукт и лиры
name-card-top-discard = Повтор
name-card-family-step = Родственник в пути
name-card-join-merchant = Попутчик
name-card-companion-2 = Быстрый компаньон
name-card-token-service = Услуга
name-card-mosque-again = Снова в мечеть
name-card-society-again = Снова в Тайное общество
name-card-anywhere-3-lira = Куда угодно
name-guild-1 = Расширение
name-guild-2 = Ткани и не только
name-guild-3 = Специи и не только
name-guild-4 = Фрукты и не только
name-guild-5 = Всего понемногу
name-guild-6 = Три карты бонусов
name-guild-7 = Общий сбор
name-guild-8 = Щедрый Чёрный рынок
name-guild-9 = Двойная Чайхана
name-guild-10 = Лиры за ткань, специю и фрукт
name-guild-11 = Лиры за украшение, ткань и специю
name-guild-12 = Где угодно
name-guild-13 = Любые товары Дворцу
name-guild-14 = Малая мечеть без труда
name-guild-15 = Большая мечеть без труда
name-guild-16 = Ювелир и кофе
name-guild-17 = Пять кофе
name-guild-18 = Новые карты гильдии
name-guild-19 = Двойная Таверна
name-guild-20 = Кофейня за полцены
name-kiosk-1 = Фрукт и лира
name-kiosk-2 = Специя и лира
name-kiosk-3 = Ткань и лира
name-kiosk-4 = Два фрукта
name-kiosk-5 = Две специи
name-kiosk-6 = Две ткани
name-kiosk-7 = Фрукт
name-kiosk-8 = Специя
name-kiosk-9 = Ткань
name-kiosk-10 = Украшение
name-kiosk-11 = Карта бонуса
name-kiosk-12 = Две лиры
name-kiosk-13 = Тощий кошель
name-kiosk-14 = Тугой кошель
name-kiosk-15 = Компаньон
name-kiosk-16 = Кубик лир
name-kiosk-17 = Расширение за лиры
name-kiosk-18 = Расширение за товары
name-kiosk-19 = К Фонтану
name-kiosk-20 = Товар или письмо
name-kiosk-21 = Карта или письмо
name-kiosk-22 = Лиры или письмо
name-kiosk-23 = Лиры или товар
name-kiosk-24 = Лиры или карта
name-letter-delivered = доставленное письмо
name-street = { $first } и { $last }
name-cell = { $word }
name-demand = { $word }
name-expansion-mocha = Кофе и бакшиш
name-expansion-letters = Письма и печати
name-layout-short = Короткие пути
name-layout-long = Длинные пути
name-layout-order = По порядку
name-layout-first = Для первой партии
name-layout-random = Случайная

## Settings: what is agreed before a game

setting-expansions = Дополнения
    .about = Чем дополнена базовая игра; оба дополнения вместе — это «Гранд базар».
setting-expansions-mocha = { name-expansion-mocha }
    .about = Кофе, гильдии и таверна, завсегдатаи которой перегораживают улицы.
setting-expansions-letters = { name-expansion-letters }
    .about = Письма, за доставку которых дают печати, компаньон каждому купцу, киоск и аукционы.
setting-layout = Раскладка
    .about = Как лежат места. Если не выбрать — напечатанная раскладка для первой партии, а где её нет — случайная.
setting-layout-short = { name-layout-short }
    .about = Места, в которые часто ходят друг за другом, лежат рядом: для первой партии.
setting-layout-long = { name-layout-long }
    .about = Места, в которые часто ходят друг за другом, лежат далеко.
setting-layout-order = { name-layout-order }
    .about = Места лежат по порядку номеров.
setting-layout-first = { name-layout-first }
    .about = Как советует дополнение для первой партии.
setting-layout-random = { name-layout-random }
    .about = Места раскладывает случай.
setting-variants = Варианты
    .about = Правила, которые немного меняют игру.
setting-variants-neutral-assistants = Нейтральные помощники
    .about = В каждой стопке лежит помощник ничейного цвета, которого может забрать любой купец.
setting-variants-caravan-leader = Хозяин каравана
    .about = Тот, кто ведёт караван, оставляет себе все карты в Караван-сарае.
setting-letters-deck = Карты бонусов
    .about = Какие карты бонусов лежат в колоде, если из дополнений выбраны только «{ name-expansion-letters }».
setting-letters-deck-all = Все
    .about = Карты базовой игры и дополнения.
setting-letters-deck-new = Только новые
    .about = Карты дополнения.

allowed-layout = одно из: { $allowed } — или список мест ряд за рядом
wrong-layout = { $word }: указано { $value }, а нужно { allowed-layout }.
wrong-places = Своя раскладка называет каждое из мест [{ $places }] один раз, ряд за рядом.
wrong-left-out = Дополнения отключены через ARASTA_EXPANSIONS=no; чтобы играть с ними, уберите эту переменную.
wrong-no-grid = Для такого поля нет сетки: мест { $places }, дополнения — { $chosen-and }.

## Actions, as a button says them

action-move = Идти { $target-to }
action-card = Сыграть «{ $target }»
action-tile = Применить { $target-hue } жетон мечети
action-tile-mosque-tile = Взять { $target-hue } жетон мечети
action-tile-guild-tile = Взять { $target-hue } жетон мечети
action-decline-assistant = Завершить ход без помощника
action-decline-pay-merchants = Не платить и завершить ход
action-decline-buy-good = Ничего не покупать
action-decline-use-kiosk-tile = Не применять жетон
action-pick-up = Забрать помощника
action-pick-up-neutral = Забрать нейтрального помощника
action-leave = Оставить помощника
action-pay = Заплатить { $token-price ->
    [one] { $token-price } лиру
    [few] { $token-price } лиры
   *[many] { $token-price } лир
}
action-pay-pay-merchants = Заплатить купцам по { $merchant-price ->
    [one] { $merchant-price } лире
    [few] { $merchant-price } лиры
   *[many] { $merchant-price } лир
}
action-pay-roast = Обжарить { $roast-coffee } кофе за { $roast-lira ->
    [one] { $roast-lira } лиру
    [few] { $roast-lira } лиры
   *[many] { $roast-lira } лир
}
action-skip = Обойтись без действия
action-act = Выполнить действие
action-act-act-there = Выполнить там действие
action-skip-act-there = Обойтись там без действия
action-skip-act-beside = Ни одно из двух мест
action-done = Готово
action-done-sell = Завершить продажу
action-done-return-assistants = Больше никого
action-done-encounters = Больше никаких встреч
action-done-end-turn = Завершить ход
action-done-roast = Больше не обжаривать
action-done-tavern = Больше ничего
action-done-swap-give = Больше не отдавать и взять столько же
action-meet-token = Обратиться к { $target-dat }
action-meet-family = Отправить домой { $target-acc }
action-take = Взять { $target-acc }
action-take-buy-good = Купить { $target-acc } за { $green-tile-price ->
    [one] { $green-tile-price } лиру
    [few] { $green-tile-price } лиры
   *[many] { $green-tile-price } лир
}
action-take-take-two = Взять { $target-two }
action-give = Отдать { $target-acc }
action-give-roast = Обжарить { $roast-coffee } кофе за { $target-acc }
action-from-deck = Взять из колоды
action-from-discard = Взять верхнюю карту сброса
action-discard = Сбросить «{ $target }»
action-discard-roast = Обжарить { $roast-coffee } кофе за «{ $target }»
action-discard-guild = Сбросить карту гильдии «{ $target }»
action-discard-guild-roast = Обжарить { $roast-coffee } кофе за карту гильдии «{ $target }»
action-return = Вернуть помощника { $target-from }
action-call = Назвать { $target }
action-reroll = Перебросить оба кубика
action-turn = Повернуть кубик: { $target } → { $red-tile-face }
action-sell = Продать { $target-acc }
action-send = Отправить родственника { $target-to }
action-reward-card = Взять карту бонуса
action-reward-lira = Взять { $reward-lira ->
    [one] { $reward-lira } лиру
    [few] { $reward-lira } лиры
   *[many] { $reward-lira } лир
}
action-draw = Вытянуть «{ $target }»
action-demand = Открыть жетон спроса { $target }
action-lay = Выложить на { $target }
action-six = Сыграть «Кубик на шесть»: { $target } → { $card-face }
action-copy-six = Повторить «Кубик на шесть»: { $target } → { $card-face }
action-ruby = Взять рубин { $target-at }
action-guild-card = Сыграть карту гильдии вместо движения
action-guild = Сыграть «{ $target }»
action-draw-guild = Вытянуть карту гильдии «{ $target }»
action-movement-tile = Купить жетон перемещения
action-encounter-tile = Купить жетон встреч
action-set-barrier = Поставить барьер
action-baksheesh = Дать бакшиш за рубин
action-barrier = Поставить барьер между { $target }
action-use = Действовать { $target-at }
action-use-use-kiosk-tile = Применить жетон
action-use-back = Применить жетон наоборот
action-companion = Ходить компаньоном
action-place-companion = Поставить компаньона рядом с купцом
action-step = Отправить компаньона { $target-to }
action-step-family-walk = Отправить родственника { $target-to }
action-leave-companion = Оставить компаньона на поле
action-recall-companion = Забрать компаньона в запас
action-join = Идти к купцу игрока { $target }
action-letter-place = Отдать письмо для { $target-gen }
action-letter-letter = Отдать { $target }
action-draw-letter = Вытянуть письмо для { $target-gen }
action-double-turn = Ещё один ход за { $double-turn-seals ->
    [one] { $double-turn-seals } печать
    [few] { $double-turn-seals } печати
   *[many] { $double-turn-seals } печатей
}
action-kiosk = Выбрать «{ $target }»
action-reveal = Открыть жетон киоска «{ $target }»
action-pass = Пас
action-bid = Поставить { $target ->
    [one] { $target } лиру
    [few] { $target } лиры
   *[many] { $target } лир
}
action-serve = Воспользоваться услугами { $target-gen }

## Questions: what is to be decided

question-move = Куда ваш купец пойдёт { $place-from }?
    .other = { $player } решает, куда купец пойдёт { $place-from }.
question-assistant = Оставите или заберёте помощника { $place-at }?
    .other = { $player } решает, оставить или забрать помощника { $place-at }.
question-pay-merchants = Заплатите другим купцам { $place-at } по { $merchant-price ->
    [one] { $merchant-price } лире
    [few] { $merchant-price } лиры
   *[many] { $merchant-price } лир
}?
    .other = { $player } решает, платить ли другим купцам { $place-at }.
question-action = Будете действовать { $place-at }?
    .other = { $player } решает, действовать ли { $place-at }.
question-after-action = Сделаете что-нибудь ещё после действия?
    .other = { $player } может сделать что-нибудь ещё после действия.
question-encounters = Кого вы встретите { $place-at }?
    .other = { $player } решает, кого встретить { $place-at }.
question-end-turn = Сделаете что-нибудь ещё перед концом хода?
    .other = { $player } может сделать что-нибудь ещё перед концом хода.
question-last-cards = Последний раунд окончен. Какие карты вы ещё обратите в товары или лиры?
    .other = { $player } решает, какие карты обратить в товары или лиры после последнего раунда.
question-walk = Куда приведёт долгий путь ({ $nearest } или { $farthest } шага)?
    .other = { $player } решает, куда приведёт долгий путь.
question-take-good = Какой товар вы возьмёте: { $permitted-acc }?
    .other = { $player } решает, какой товар взять.
question-give-goods = Какой товар вы отдадите (осталось { $goods })?
    .other = { $player } решает, какой товар отдать.
question-buy-good = Какой товар вы купите по зелёному жетону за { $price ->
    [one] { $price } лиру
    [few] { $price } лиры
   *[many] { $price } лир
}?
    .other = { $player } решает, купить ли товар по зелёному жетону.
question-take-card = Возьмёте карту бонуса из колоды или «{ $card }» из сброса?
    .other = { $player } решает, взять ли карту бонуса из колоды или «{ $card }» из сброса.
question-discard-card = Какую карту бонуса вы сбросите?
    .other = { $player } решает, какую карту бонуса сбросить.
question-return-assistants = Каких помощников вы вернёте?
    .other = { $player } решает, каких помощников вернуть.
question-return-assistant = Какого помощника вы вернёте?
    .other = { $player } решает, какого помощника вернуть.
question-call-number = Какое число от { $lowest-call } до { $highest-call } вы назовёте?
    .other = { $player } решает, какое число назвать.
question-change-dice = На кубиках { $dice }. Измените бросок?
    .other = { $player } решает, изменить ли бросок { $dice }.
question-change-dice-pay-tea-house = Вы назвали { $number }, на кубиках { $dice }. Измените бросок?
    .other = { $player } называет { $number } и решает, изменить ли бросок { $dice }.
question-sell = { $sold ->
    [0] Что вы продадите { $place-at }?
   *[other] Что ещё вы продадите { $place-at } (уже { $sold })?
}
    .other = { $player } решает, что продать { $place-at }.
question-send-family = Куда вы отправите родственника?
    .other = { $player } решает, куда отправить родственника.
question-act-there = Будет ли родственник действовать { $place-at }?
    .other = { $player } решает, будет ли родственник действовать { $place-at }.
question-mosque-tile = Какой жетон { $place-gen } вы возьмёте?
    .other = { $player } решает, какой жетон { $place-gen } взять.
question-reward = Какую награду вы возьмёте за пойманного родственника?
    .other = { $player } решает, какую награду взять за пойманного родственника.
question-pay-lira-or-card = Чем вы заплатите Управляющему: { $price ->
    [one] { $price } лирой
    [few] { $price } лирами
   *[many] { $price } лирами
} или картой?
    .other = { $player } решает, чем заплатить Управляющему.
question-pay-lira-or-good = Чем вы заплатите Контрабандисту: { $price ->
    [one] { $price } лирой
    [few] { $price } лирами
   *[many] { $price } лирами
} или товаром?
    .other = { $player } решает, чем заплатить Контрабандисту.
question-pay-fixed-or-good = Чем вы заплатите Торговцу кофе: { $price ->
    [one] { $price } лирой
    [few] { $price } лирами
   *[many] { $price } лирами
} или товаром?
    .other = { $player } решает, чем заплатить Торговцу кофе.
question-pay-lira-or-letter = Чем вы заплатите Курьеру: { $price ->
    [one] { $price } лирой
    [few] { $price } лирами
   *[many] { $price } лирами
} или письмом?
    .other = { $player } решает, чем заплатить Курьеру.
question-take-item = { $coffee ->
    [0] Какой товар вы возьмёте?
   *[other] Какой товар вы возьмёте — или кофе?
}
    .other = { $player } решает, что взять.
question-pay-item = { $coffee ->
    [0] Какой товар вы отдадите?
   *[other] Какой товар вы отдадите — или кофе?
}
    .other = { $player } решает, что отдать.
question-play-guild-card = Какую карту гильдии вы сыграете?
    .other = { $player } решает, какую карту гильдии сыграть.
question-roast = Что вы отдадите за кофе в Обжарочном цехе?
    .other = { $player } решает, что отдать за кофе в Обжарочном цехе.
question-discard-guild-card = Какую карту гильдии вы сбросите?
    .other = { $player } решает, какую карту гильдии сбросить.
question-tavern = { $second ->
    [0] Что вы сделаете в Таверне?
   *[other] Что ещё вы сделаете в Таверне?
}
    .other = { $player } решает, что делать в Таверне.
question-place-barrier = Между какими местами вы поставите барьер?
    .other = { $player } решает, где поставить барьер.
question-act-beside = Где вы будете действовать: { $one-at } или { $other-at }?
    .other = { $player } решает, где действовать: { $one-at } или { $other-at }.
question-swap-give = { $given ->
    [0] Что вы отдадите?
   *[other] Что ещё вы отдадите (уже { $given })?
}
    .other = { $player } решает, что отдать.
question-swap-take = Что вы возьмёте (осталось { $left })?
    .other = { $player } решает, что взять.
question-to-corner = На какой угол пойдёт ваш купец?
    .other = { $player } решает, на какой угол пойдёт купец.
question-take-two = Какого товара вы возьмёте два?
    .other = { $player } решает, какого товара взять два.
question-act-anywhere = Где вы будете действовать?
    .other = { $player } решает, где действовать.
question-guild-tile = Какой жетон { $place-gen } вы возьмёте?
    .other = { $player } решает, какой жетон { $place-gen } взять.
question-companion-walk = Куда пойдёт ваш компаньон ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
})?
    .other = { $player } решает, куда пойдёт компаньон.
question-recall-companion = Заберёте компаньона в запас?
    .other = { $player } решает, забрать ли компаньона в запас.
question-family-walk = Куда пойдёт ваш родственник?
    .other = { $player } решает, куда пойдёт родственник.
question-to-merchant = К чьему купцу вы присоединитесь?
    .other = { $player } решает, к чьему купцу присоединиться.
question-to-anywhere = Куда пойдёт ваш купец?
    .other = { $player } решает, куда пойдёт купец.
question-relocate = Куда ведут Катакомбы?
    .other = { $player } решает, куда ведут Катакомбы.
question-choose-ruby = Где вы возьмёте рубин?
    .other = { $player } решает, где взять рубин.
question-pay-seals = Какими письмами вы заплатите (осталось { $due ->
    [one] { $due } печать
    [few] { $due } печати
   *[many] { $due } печатей
})?
    .other = { $player } решает, какими письмами заплатить.
question-give-letter = Какое письмо вы отдадите?
    .other = { $player } решает, какое письмо отдать.
question-choose-kiosk-tile = Какой жетон киоска вы выберете?
    .other = { $player } решает, какой жетон киоска выбрать.
question-use-kiosk-tile = Примените жетон киоска «{ $tile }»?
    .other = { $player } решает, применить ли жетон киоска «{ $tile }».
question-bid = { $bid ->
    [0] Сколько вы поставите за карты бонусов (их { $auction-cards })?
   *[other] Сколько вы поставите за карты бонусов (их { $auction-cards })? { $bidder } даёт { $bid ->
       [one] { $bid } лиру
       [few] { $bid } лиры
      *[many] { $bid } лир
   }.
}
    .other = { $player } { $bid ->
        [0] открывает аукцион; карт бонусов на нём — { $auction-cards }
       *[other] решает, поставить ли больше { $bid }
    }.
question-serve-token = Чьими услугами вы воспользуетесь?
    .other = { $player } решает, чьими услугами воспользоваться.

# What chance is asked, whoever enters a real game answers. These name the player themselves.
question-card-drawn = Какую карту бонуса тянет { $player }?
question-guild-card-drawn = Какую карту гильдии тянет { $player }?
question-letter-drawn = Какое письмо тянет { $player }?
question-kiosk-tile-drawn = { $player } открывает Киоск. Какой жетон вскрыт (осталось { $tiles })?
question-demand-drawn = Какой жетон спроса открылся { $place-at }?
question-place-laid = Где лежит { $place }?
question-roll-dice = { $player } бросает кубики. Что выпало?
question-roll-dice-move-token = { $token } переходит. Что выпало на кубиках?
question-roll-dice-move-neutral = Нейтральный купец уходит { $place-from }. Что выпало на кубиках?
question-roll-dice-pay-tea-house = { $player } называет { $number }. Что выпало на кубиках?
question-roll-dice-pay-black-market = { $player } бросает кубики на Чёрном рынке. Что выпало?
question-roll-dice-pay-guild-black-market = { $player } бросает кубики за карту гильдии «Щедрый Чёрный рынок». Что выпало?
question-roll-dice-reward-dice = { $player } бросает кубики за «{ $card }». Что выпало?
question-roll-die = { $player } бросает кубик за жетон киоска «Кубик лир». Что выпало?

## Why not

why-already-there = Ваш купец уже { $place-at }; закончить движение нужно в другом месте.
why-steps = { $place } в { $steps ->
    [one] { $steps } шаге
    [few] { $steps } шагах
   *[many] { $steps } шагах
} отсюда; этим движением туда не попасть.
why-cart-complete = У вашей телеги уже есть все расширения: { $extensions } из { $extensions }.
why-nothing-sells = У вас нет ни одного товара, на который есть спрос.
why-family-away = Ваш родственник { $place-at }, а не в Полицейском участке.
why-palace-goods = Дворцу нужны: { $red ->
    [one] { $red } ткань
    [few] { $red } ткани
   *[many] { $red } тканей
}, { $green ->
    [one] { $green } специя
    [few] { $green } специи
   *[many] { $green } специй
}, { $yellow ->
    [one] { $yellow } фрукт
    [few] { $yellow } фрукта
   *[many] { $yellow } фруктов
}, { $blue ->
    [one] { $blue } украшение
    [few] { $blue } украшения
   *[many] { $blue } украшений
}{ $any ->
    [0] {""}
    [one] {" "}и ещё { $any } любой товар
    [few] {" "}и ещё { $any } любых товара
   *[many] {" "}и ещё { $any } любых товаров
}; всего этого у вас нет.
why-no-ruby = Рубинов там больше нет.
why-mosque = Ни одного жетона этой мечети вам сейчас не взять: нужны её товары на телеге, и каждый цвет — лишь один раз.
why-family-home = Ваш родственник уже в Полицейском участке.
why-no-assistant-out = Все ваши помощники при вас.
why-assistant-at-merchant = Ваш купец и сам { $place-at }; жетон возвращает помощника из другого места.
why-no-assistant-elsewhere = В других местах ваших помощников нет.
why-not-in-hand = Этой карты у вас на руке нет.
why-card-moment = { $moment ->
    [hook] Эту карту играют во время действия, к которому она относится.
    [repeat] Эту карту играют сразу после действия, которое она повторяет.
    [move] Эту карту играют до движения купца.
    [move-assistant] Эту карту играют до движения купца или перед тем, как оставить или забрать помощника.
   *[free] Эту карту играют между действиями, а не сейчас.
}
why-card-repeat = Эта карта повторяет действие одного места ({ $place-or }), а последнее действие было не там.
why-last-cards = Последний раунд окончен; можно играть лишь карты бонусов, которые приносят товары или лиры.
why-no-tile = У вас нет { $good-huegen } жетона мечети.
why-tile-used = В этом ходу вы этот жетон уже применили.
why-row-full = На вашей телеге больше нет места для { $good-many }.
why-no-good = У вас нет { $good-many }.
why-not-demanded = На жетоне спроса нет { $good-many }.
why-not-wanted = Больше { $good-many } по жетону спроса не нужно.
why-other-mosque = Жетон за { $good-acc } лежит в другой мечети.
why-tile-owned = У вас уже есть { $good-hue } жетон мечети.
why-stack-empty = Жетонов за { $good-acc } больше нет.
why-tile-goods = Для этого жетона { $good-many } на телеге нужно не меньше { $need }; у вас { $have }.
why-stack-without-assistant = Под вашим купцом нет ни одного помощника.
why-assistant-here = Здесь уже есть ваш помощник; заберите его.
why-no-assistant-here = Такого помощника здесь нет.
why-no-assistant-at = { $place } — там вашего помощника нет.
why-met-already = В этом ходу эта встреча уже была.
why-not-here = Этой фигуры нет там, где вы сейчас действуете.
why-family-safe = В Полицейском участке родственники дома; оттуда их никто не отправляет.
why-own-family = Это ваш собственный родственник; домой отправляют только чужих.
why-place-not-in-game = { $place } — этого места в партии нет.
why-not-in-game = Этого в партии нет.
why-token-not-in-game = { $token } в этой партии не участвует.
why-barrier = Путь { $place-to } закрывает барьер.
why-same-place = Движение нельзя закончить там же, { $place-at }.
why-already-home = Ваш родственник уже { $place-at }.
why-coffee = Для этого нужно { $need } кофе; у вас { $have }.
why-goods = Для этого { $need ->
    [one] нужен { $need } товар
    [few] нужны { $need } товара
   *[many] нужно { $need } товаров
}, а у вас есть не всё.
why-seals = Для этого { $need ->
    [one] нужна { $need } печать
    [few] нужны { $need } печати
   *[many] нужно { $need } печатей
}; на ваших письмах { $have }.
why-lira-or-good = Для этого { $need ->
    [one] нужна { $need } лира
    [few] нужны { $need } лиры
   *[many] нужно { $need } лир
} или товар; у вас { $have ->
    [one] { $have } лира
    [few] { $have } лиры
   *[many] { $have } лир
} и ни одного товара.
why-nothing-to-give = Вам нечего за это отдать.
why-empty-hand = У вас нет карт бонусов.
why-no-card-to-draw = Карт бонусов не хватает.
why-no-guild-card-to-draw = Карт гильдии не хватает.
why-no-letter-to-draw = Писем больше не осталось.
why-nothing-to-copy = Верхнюю карту сброса повторить нельзя.
why-other-card-on-top = Сверху в сбросе лежит «{ $card }», а она кубиков не поворачивает.
why-no-such-die = Ни на одном кубике не выпало { $face }, повернуть нечего.
why-tile-barred = На этот бросок жетон мечети не действует.
why-no-track = { $place } — здесь рубины не продают.
why-no-guild-card = У вас нет карт гильдии.
why-guild-cards = Ни одну из ваших карт гильдии нельзя выполнить целиком.
why-phase-1 = Это делают до карты, которая ведёт купца, а не после неё.
why-nothing-to-roast = За кофе вам нечего отдать: не хватает лир, нет ни товара, ни карты.
why-roasted = Каждый обмен делают один раз, и этот вы уже сделали.
why-roast-first = Сделайте хотя бы один из обменов.
why-tavern = В Таверне вам ничего не по карману.
why-tavern-first = Воспользуйтесь одним из предложений.
why-tavern-used = Этим предложением вы уже воспользовались.
why-tavern-tile-owned = Такой жетон у вас уже есть.
why-tavern-stack-empty = Таких жетонов больше нет.
why-baksheesh-goods = На бакшиш уйдёт { $need ->
    [one] { $need } { $good }
    [few] { $need } { $good-few }
   *[many] { $need } { $good-many }
}; у вас { $have }.
why-no-street = Между двумя местами этого поля такой улицы нет.
why-not-beside = Это место не рядом с барьером.
why-swapped = Вы отдаёте { $good-acc }, взять то же самое нельзя.
why-swap-room = Взять столько же другого вам будет некуда.
why-swap-first = Сначала что-нибудь отдайте.
why-not-common = Взять можно только ткань, специю или фрукт; { $good } не подходит.
why-no-corner = { $place } — не на углу.
why-no-companion = Компаньона у вас ещё нет; он приходит у Фонтана.
why-companion-out = Ваш компаньон уже { $place-at }.
why-no-companion-out = Вашего компаньона нет на поле, или ему некуда идти.
why-family-not-home = В Полицейский участок родственник пойти не может.
why-all-merchants-here = Других купцов в других местах нет.
why-no-such-seat = Такого соперника нет.
why-double-turn = В этом раунде ещё один ход вы уже покупали.
why-no-letters = У вас нет писем.
why-no-such-letter = Такого письма у вас нет.
why-letters-set = С этим письмом плата не сойдётся: ни одно не должно быть лишним.
why-kiosk-not-open = Этот жетон не открыт.
why-kiosk-one-way = Другого применения у этого жетона нет.
why-must-bid = Вы открываете аукцион и должны сделать ставку.
why-bid = Высшая ставка — { $n }; поставьте больше.

## The result

score-goods = { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}
score-cards = { $n ->
    [one] { $n } карта бонуса
    [few] { $n } карты бонусов
   *[many] { $n } карт бонусов
}
result-by-lira = (рубинов столько же, меньше на { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
})
result-by-goods = (рубинов и лир столько же, меньше на { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
})
result-by-cards = (рубинов, лир и товаров столько же, меньше на { $n ->
    [one] { $n } карту бонуса
    [few] { $n } карты бонусов
   *[many] { $n } карт бонусов
})

## The log

log-move = { $player } идёт { $target-to }.
log-card = { $player } играет «{ $target }».
log-tile = { $player } применяет { $target-hue } жетон мечети.
log-tile-mosque-tile = { $player } берёт { $target-hue } жетон мечети.
log-tile-guild-tile = { $player } берёт { $target-hue } жетон мечети.
log-decline-assistant = { $player } завершает ход без помощника.
log-decline-pay-merchants = { $player } не платит и завершает ход.
log-decline-buy-good = { $player } ничего не покупает.
log-decline-use-kiosk-tile = { $player } не применяет жетон киоска «{ $tile }».
log-pick-up = { $player } забирает помощника.
log-pick-up-neutral = { $player } забирает нейтрального помощника.
log-leave = { $player } оставляет помощника.
log-pay = { $player } платит лирами.
log-pay-pay-merchants = { $player } платит купцам.
log-pay-roast = { $player } обжаривает кофе за лиры.
log-act = { $player } действует { $place-at }.
log-act-act-there = { $player }: родственник действует { $place-at }.
log-skip = { $player } ничего не делает { $place-at }.
log-skip-act-there = { $player }: родственник ничего не делает { $place-at }.
log-skip-act-beside = { $player } не действует ни по одну сторону барьера.
log-meet-token = { $player } обращается к { $target-dat }.
log-meet-family = { $player } отправляет домой { $target-acc }.
log-take = { $player } берёт { $target-acc }.
log-take-buy-good = { $player } покупает { $target-acc }.
log-take-take-two = { $player } берёт { $target-two }.
log-give = { $player } отдаёт { $target-acc }.
log-give-roast = { $player } обжаривает кофе за { $target-acc }.
log-from-deck = { $player } берёт из колоды.
log-from-discard = { $player } берёт «{ $thing }» из сброса.
log-discard = { $player } сбрасывает «{ $target }».
log-discard-roast = { $player } обжаривает кофе за «{ $target }».
log-discard-guild = { $player } сбрасывает карту гильдии «{ $target }».
log-discard-guild-roast = { $player } обжаривает кофе за карту гильдии «{ $target }».
log-return = { $player } возвращает помощника { $target-from }.
log-call = { $player } называет { $target }.
log-reroll = { $player } перебрасывает кубики.
log-turn = { $player } поворачивает кубик: { $target } → { $red-tile-face }.
log-sell = { $player } продаёт { $target-acc }.
log-send = { $player } отправляет родственника { $target-to }.
log-reward-card = { $player } берёт в награду карту бонуса.
log-reward-lira = { $player } берёт в награду лиры.
log-done = { $player } заканчивает.
log-done-sell = { $player } завершает продажу.
log-done-swap-give = { $player } больше ничего не отдаёт.
log-roll = { $player } выбрасывает { $target-apart }.
log-roll-number = { $player } выбрасывает { $target }.
log-roll-move-token = { $token } переходит { $place-to }.
log-roll-move-neutral = Нейтральный купец переходит { $place-to }.
log-roll-pay-black-market = { $player } выбрасывает { $total } ({ $target-apart }).
log-roll-pay-guild-black-market = { log-roll-pay-black-market }
log-roll-pay-tea-house = { log-roll-pay-black-market }
log-draw = { $player } тянет «{ $target }».
log-draw-hidden = { $player } тянет карту бонуса.
log-demand = Теперь { $place-at } покупают { $goods }.
log-six = { $player } играет «Кубик на шесть»: { $target } → { $card-face }.
log-copy-six = { $player } повторяет «Кубик на шесть»: { $target } → { $card-face }.
log-ruby = { $player } берёт рубин { $target-at }.
log-guild-card = { $player } играет карту гильдии.
log-guild = { $player } играет карту гильдии «{ $target }».
log-draw-guild = { $player } тянет карту гильдии «{ $target }».
log-draw-guild-hidden = { $player } тянет карту гильдии.
log-movement-tile = { $player } покупает жетон перемещения.
log-encounter-tile = { $player } покупает жетон встреч.
log-set-barrier = { $player } берёт барьер.
log-baksheesh = { $player } даёт бакшиш.
log-barrier = { $player } ставит барьер между { $one-ins } и { $other-ins }.
log-use = { $player } действует { $target-at }.
log-use-use-kiosk-tile = { $player } применяет жетон киоска «{ $tile }».
log-use-back = { $player } применяет жетон киоска «{ $tile }» наоборот.
log-companion = { $player } ходит компаньоном.
log-place-companion = { $player } ставит компаньона рядом с купцом.
log-step = { $player }: компаньон идёт { $target-to }.
log-step-family-walk = { $player }: родственник идёт { $target-to }.
log-leave-companion = { $player } оставляет компаньона на поле.
log-recall-companion = { $player } забирает компаньона в запас.
log-join = { $player } идёт к купцу игрока { $target }.
log-letter-place = { $player } отдаёт письмо для { $target-gen }.
log-letter-letter = { $player } отдаёт { $target }.
log-draw-letter = { $player } тянет письмо для { $target-gen }.
log-double-turn = { $player } покупает ещё один ход.
log-kiosk = { $player } выбирает жетон киоска «{ $target }».
log-reveal = Открыт жетон киоска «{ $target }».
log-pass = { $player } пасует.
log-bid = { $player } ставит { $target ->
    [one] { $target } лиру
    [few] { $target } лиры
   *[many] { $target } лир
}.
log-serve = { $player } пользуется услугами { $target-gen }.

change-goods-red = { $n } { $count ->
    [one] ткань
    [few] ткани
   *[many] тканей
}
change-goods-green = { $n } { $count ->
    [one] специя
    [few] специи
   *[many] специй
}
change-goods-yellow = { $n } { $count ->
    [one] фрукт
    [few] фрукта
   *[many] фруктов
}
change-goods-blue = { $n } { $count ->
    [one] украшение
    [few] украшения
   *[many] украшений
}
change-mosque-tiles-red = { $n } красный жетон мечети
change-mosque-tiles-green = { $n } зелёный жетон мечети
change-mosque-tiles-yellow = { $n } жёлтый жетон мечети
change-mosque-tiles-blue = { $n } синий жетон мечети
change-capacity = { $n } к вместимости
change-coffee = { $n } кофе
change-tavern-tiles = { $n } { $count ->
    [one] жетон таверны
    [few] жетона таверны
   *[many] жетонов таверны
}
change-letters = { $n } { $count ->
    [one] письмо к доставке
    [few] письма к доставке
   *[many] писем к доставке
}
change-delivered = { $n } { $count ->
    [one] доставленное письмо
    [few] доставленных письма
   *[many] доставленных писем
}
change-stack = { $n } { $count ->
    [one] помощник
    [few] помощника
   *[many] помощников
} в стопке

## The story: each turn in one sentence. table.ftl says how it is put together

story-move = идёт { $target-to }
story-card = { $trade ->
    [gain] играет «{ $target }» и получает { $gained }
    [cost] { $money ->
        [paid] играет «{ $target }» и платит { $paid }
       *[other] играет «{ $target }» и отдаёт { $paid }
    }
    [both] { $money ->
        [gained] играет «{ $target }» и продаёт { $paid } за { $gained }
       *[other] играет «{ $target }» и отдаёт { $paid } за { $gained }
    }
   *[none] играет «{ $target }»
}
story-tile = { $trade ->
    [cost] платит { $paid } и возвращает помощника
   *[other] возвращает помощника
}
story-decline-assistant = завершает там ход без помощника
story-decline-pay-merchants = не платит и завершает ход
story-skip = ничего там не делает
story-skip-act-there = оставляет его там без дела
story-meet-token = { $trade ->
    [gain] получает от { $target-gen } { $gained }
    [cost] { $money ->
        [paid] платит { $target-dat } { $paid }
       *[other] отдаёт { $target-dat } { $paid }
    }
    [both] { $money ->
        [paid] платит { $target-dat } { $paid } за { $gained }
       *[other] отдаёт { $target-dat } { $paid } за { $gained }
    }
   *[none] обращается к { $target-dat }
}
story-meet-family = { $trade ->
    [gain] отправляет домой { $target-acc } и получает { $gained }
   *[other] отправляет домой { $target-acc }
}
story-reward = { $trade ->
    [gain] отправляет родственника домой и получает { $gained }
   *[other] отправляет родственника домой
}
story-discard-discard-card = сбрасывает «{ $target }»
story-return-return-assistants = { $n ->
    [1] возвращает помощника
    [one] возвращает { $n } помощника
    [few] возвращает { $n } помощников
   *[many] возвращает { $n } помощников
}
story-call = { $total ->
    [0] называет { $target }
   *[other] { $trade ->
        [gain] называет { $target }, выбрасывает { $total } и получает { $gained }
       *[other] называет { $target } и выбрасывает { $total }
    }
}
story-roll-pay-black-market = { $trade ->
    [gain] выбрасывает { $total } и получает { $gained }
   *[other] выбрасывает { $total }
}
story-send = отправляет родственника { $target-to }
story-demand = { $place-at } теперь покупают { $goods }
story-roll-move-token = { $token } переходит { $place-to }
story-roll-move-neutral = нейтральный купец переходит { $place-to }
story-guild = { $trade ->
    [gain] играет карту гильдии «{ $target }» и получает { $gained }
    [cost] { $money ->
        [paid] играет карту гильдии «{ $target }» и платит { $paid }
       *[other] играет карту гильдии «{ $target }» и отдаёт { $paid }
    }
    [both] { $money ->
        [gained] играет карту гильдии «{ $target }» и продаёт { $paid } за { $gained }
       *[other] играет карту гильдии «{ $target }» и отдаёт { $paid } за { $gained }
    }
   *[none] играет карту гильдии «{ $target }»
}
story-discard-guild-discard-guild-card = сбрасывает карту гильдии «{ $target }»
story-use-place = действует { $target-at }
story-movement-tile = { $trade ->
    [cost] покупает жетон перемещения за { $paid }
   *[other] берёт жетон перемещения
}
story-encounter-tile = { $trade ->
    [cost] покупает жетон встреч за { $paid }
   *[other] берёт жетон встреч
}
story-set-barrier = { $trade ->
    [cost] платит { $paid } за барьер
   *[other] берёт барьер
}
story-barrier = ставит его между { $one-ins } и { $other-ins }
story-baksheesh = { $trade ->
    [both] даёт бакшиш — { $paid } — за { $gained }
    [cost] даёт бакшиш: { $paid }
   *[other] даёт бакшиш
}
story-six = { $trade ->
    [gain] играет «{ name-card-die-to-6 }», доводит бросок до { $total } и получает { $gained }
   *[other] играет «{ name-card-die-to-6 }» и доводит бросок до { $total }
}
story-copy-six = { $trade ->
    [gain] повторяет «{ name-card-die-to-6 }», доводит бросок до { $total } и получает { $gained }
   *[other] повторяет «{ name-card-die-to-6 }» и доводит бросок до { $total }
}
story-roll-pay-guild-black-market = { story-roll-pay-black-market }
story-roll-reward-dice = { $trade ->
    [gain] выбрасывает { $target-apart } и получает { $gained }
    [both] выбрасывает { $target-apart } и отдаёт { $paid } за { $gained }
   *[other] выбрасывает { $target-apart }
}
story-place-companion = ставит компаньона рядом с купцом
story-recall-companion = забирает компаньона в запас
story-step = отправляет компаньона { $target-to }
story-step-family-walk = отправляет родственника { $target-to }
story-join = идёт к купцу игрока { $target }
story-double-turn = { $trade ->
    [cost] отдаёт { $paid } за ещё один ход
   *[other] получает ещё один ход
}
story-use-use-kiosk-tile = { $trade ->
    [gain] применяет жетон киоска «{ $tile }» и получает { $gained }
    [cost] { $money ->
        [paid] применяет жетон киоска «{ $tile }» и платит { $paid }
       *[other] применяет жетон киоска «{ $tile }» и отдаёт { $paid }
    }
    [both] применяет жетон киоска «{ $tile }» и отдаёт { $paid } за { $gained }
   *[none] применяет жетон киоска «{ $tile }»
}
story-use-back = { story-use-use-kiosk-tile }
story-decline-use-kiosk-tile = не применяет жетон киоска «{ $tile }»
story-serve = { $trade ->
    [gain] получает от { $target-gen } { $gained }
    [cost] { $money ->
        [paid] платит { $target-dat } { $paid }
       *[other] отдаёт { $target-dat } { $paid }
    }
    [both] { $money ->
        [paid] платит { $target-dat } { $paid } за { $gained }
       *[other] отдаёт { $target-dat } { $paid } за { $gained }
    }
   *[none] пользуется услугами { $target-gen }
}
story-roll-roll-die = { $trade ->
    [gain] выбрасывает { $total } и получает { $gained }
   *[other] выбрасывает { $total }
}
story-auction = выигрывает аукцион
story-delivers = { $n ->
    [1] доставляет письмо
    [one] доставляет { $n } письмо
    [few] доставляет { $n } письма
   *[many] доставляет { $n } писем
}

some-goods-red = { $n ->
    [1] ткань
    [one] { $n } ткань
    [few] { $n } ткани
   *[many] { $n } тканей
}
some-goods-green = { $n ->
    [1] специю
    [one] { $n } специю
    [few] { $n } специи
   *[many] { $n } специй
}
some-goods-yellow = { $n ->
    [1] фрукт
    [one] { $n } фрукт
    [few] { $n } фрукта
   *[many] { $n } фруктов
}
some-goods-blue = { $n ->
    [1] украшение
    [one] { $n } украшение
    [few] { $n } украшения
   *[many] { $n } украшений
}
some-mosque-tiles-red = красный жетон мечети
some-mosque-tiles-green = зелёный жетон мечети
some-mosque-tiles-yellow = жёлтый жетон мечети
some-mosque-tiles-blue = синий жетон мечети
some-capacity = { $n ->
    [1] расширение телеги
    [one] { $n } расширение телеги
    [few] { $n } расширения телеги
   *[many] { $n } расширений телеги
}
some-cards = { $n ->
    [1] карту бонуса
    [one] { $n } карту бонуса
    [few] { $n } карты бонусов
   *[many] { $n } карт бонусов
}
some-cards-named = «{ $thing }»
some-coffee = { $n ->
    [1] кофе
   *[other] { $n } кофе
}
some-guild-cards = { $n ->
    [1] карту гильдии
    [one] { $n } карту гильдии
    [few] { $n } карты гильдии
   *[many] { $n } карт гильдии
}
some-guild-cards-named = карту гильдии «{ $thing }»
some-tavern-tiles = { $n ->
    [1] жетон таверны
    [one] { $n } жетон таверны
    [few] { $n } жетона таверны
   *[many] { $n } жетонов таверны
}
some-letters = { $n ->
    [1] письмо
    [one] { $n } письмо
    [few] { $n } письма
   *[many] { $n } писем
}
some-letters-named = письмо для { $thing-gen }
some-delivered = { $n ->
    [1] доставленное письмо
    [one] { $n } доставленное письмо
    [few] { $n } доставленных письма
   *[many] { $n } доставленных писем
}

## Effects: the texts of cards and places are made of these

effect-gain-extension = получите расширение телеги; последнее из { $extensions } приносит рубин
effect-fill-row = наполните телегу { $good-ins } доверху
effect-buy-good = с зелёным жетоном мечети можно за { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
} взять ещё один товар
effect-use-post-office = получите всё, что видно на открытых делениях; затем передвиньте фишку почты
effect-take-card = возьмите карту бонуса из колоды или верхнюю карту сброса
effect-discard-unless-leader = сбросьте карту бонуса
effect-return-assistants = верните любых своих помощников
effect-roll-dice = бросьте два кубика
effect-change-dice = с красным жетоном мечети бросок можно изменить
effect-pay-black-market = получите украшения по сумме броска: { $list }
effect-from-total = { $n } при { $total }+
effect-take-good = возьмите один товар на выбор
effect-take-common-good = возьмите ткань, специю или фрукт
effect-call-number = назовите число от { $lowest-call } до { $highest-call } и бросьте кубики: выпало столько или больше — получите столько лир, меньше — { $missed-call }
effect-sell = продайте до { $most-sold ->
    [one] { $most-sold } товара
    [few] { $most-sold } товаров
   *[many] { $most-sold } товаров
} по жетону спроса; затем этот жетон уходит в самый низ стопки
effect-send-family = отправьте родственника отсюда в любое другое место и выполните его действие
effect-pay-palace = отдайте по товару за каждое открытое деление
effect-pay-dealer = заплатите столько лир, сколько показывает наибольшее открытое число
effect-take-ruby = возьмите следующий рубин
effect-take-ruby-of = возьмите следующий рубин { $place-at }
effect-mosque-tile = если на телеге столько товаров, сколько показано на жетоне, отдайте один из них и возьмите жетон; оба жетона этой мечети приносят рубин
effect-family-home = верните родственника домой, в Полицейский участок
effect-reward = возьмите карту бонуса или { $reward-lira ->
    [one] { $reward-lira } лиру
    [few] { $reward-lira } лиры
   *[many] { $reward-lira } лир
}
effect-repeat-action = ещё раз выполните действие { $place-at }
effect-repeat-either = ещё раз выполните действие { $place-at } или { $other-at }
effect-stay = ваш купец остаётся на месте; дальше — так, будто он только что пришёл
effect-walk = ваш купец проходит { $nearest } или { $farthest } шага
effect-return-assistant = верните одного из своих помощников
effect-draw-card = возьмите карту бонуса
effect-pay-lira-or-card = заплатите { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
} или сбросьте карту бонуса
effect-pay-lira-or-good = заплатите { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
} или один товар
effect-move-token = { $token } переходит туда, куда укажет бросок
effect-card-small-market-any = на Малом рынке: продайте любые товары, что бы ни показывал жетон спроса
effect-card-die-to-6 = после своего броска, который что-то приносит: поверните один кубик на { $card-face }
effect-card-top-discard = выполните верхнюю карту сброса
effect-change-dice-by-card = бросок можно изменить картой бонуса
effect-gain-coffee = получите { $n } кофе
effect-pay-coffee = отдайте { $n } кофе
effect-gain-good = получите { $good-acc }
effect-pay-good = отдайте { $good-acc }
effect-give-goods = отдайте { $goods ->
    [one] { $goods } любой товар
    [few] { $goods } любых товара
   *[many] { $goods } любых товаров
}
effect-take-two = возьмите два одинаковых товара: ткани, специи или фрукты
effect-take-item = возьмите один товар на выбор или кофе
effect-pay-item = отдайте один товар или кофе
effect-pay-any-good = отдайте один товар
effect-swap-give = отдайте до { $most-swapped ->
    [one] { $most-swapped } товара
    [few] { $most-swapped } товаров
   *[many] { $most-swapped } товаров
} или кофе и возьмите столько же других
effect-call-number-for-more = назовите число от { $lowest-call } до { $highest-call } и бросьте кубики: выпало столько или больше — получите в { $factor } раза больше лир, меньше — { $missed }
effect-draw-cards = возьмите { $n ->
    [1] карту бонуса
    [one] { $n } карту бонуса
    [few] { $n } карты бонусов
   *[many] { $n } карт бонусов
}
effect-discard-card = сбросьте карту бонуса
effect-draw-guild-card = возьмите карту гильдии
effect-draw-guild-cards = возьмите { $n ->
    [1] карту гильдии
    [one] { $n } карту гильдии
    [few] { $n } карты гильдии
   *[many] { $n } карт гильдии
}
effect-discard-guild-card = сбросьте карту гильдии
effect-roast = каждое по разу: { $roast-coffee } кофе за { $roast-lira ->
    [one] { $roast-lira } лиру
    [few] { $roast-lira } лиры
   *[many] { $roast-lira } лир
}, { $roast-coffee } кофе за товар, { $roast-coffee } кофе за карту бонуса или гильдии
effect-tavern = купите жетон таверны, поставьте барьер или дайте бакшиш
effect-tavern-twice = воспользуйтесь одним или двумя разными предложениями Таверны, всего на { $n } кофе дешевле
effect-pay-coffee-house = заплатите столько кофе, сколько показывает наибольшее открытое число
effect-pay-coffee-house-half = заплатите в кофе половину наибольшего открытого числа Кофейни (с округлением вверх)
effect-coffee-per-ruby = получите по кофе за каждый свой рубин
effect-stack-to-fountain = ваш купец переходит к Фонтану вместе с помощниками под ним
effect-extra-turn = сделайте ещё один ход
effect-act-anywhere = выполните действие любого места
effect-family-home-quietly = ваш родственник возвращается домой, в Полицейский участок
effect-guild-tile = возьмите { $place-at } недостающий вам жетон за один товар его цвета, сколько бы их ни требовалось
effect-to-corner = ваш купец переходит на другой угол
effect-reward-dice = за каждый кубик: { $list }
effect-for-face = { $face } — { $effect }
effect-choose-ruby = возьмите следующий рубин в любом месте, где продают рубины
effect-draw-letters = возьмите { $n ->
    [1] письмо
    [one] { $n } письмо
    [few] { $n } письма
   *[many] { $n } писем
}
effect-draw-letter = возьмите письмо
effect-give-letter = отдайте письмо
effect-pay-seals = заплатите письмами { $n ->
    [one] { $n } печать
    [few] { $n } печати
   *[many] { $n } печатей
}
effect-society-lira = первые за партию получают ещё и лиры: { $list }
effect-open-kiosk = откройте жетонов киоска на один больше, чем игроков; начиная с вас каждый выбирает один и может его применить, а вы можете применить и последний
effect-open-auction = выставьте на аукцион карты бонусов ({ $auction-cards }): вы открываете торг, каждый другой игрок один раз делает ставку или пасует, и последнее слово за вами; деньги достаются вам — или в запас, если победите вы
effect-companion-to-supply = заберите компаньона в запас
effect-recall-companion = компаньона можно забрать в запас
effect-companion-walk = ваш компаньон проходит { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
effect-family-walk = ваш родственник проходит один шаг, но не в Полицейский участок; затем можно выполнить действие того места
effect-to-merchant = ваш купец переходит к купцу другого игрока, и тому за это не платят
effect-to-anywhere = ваш купец переходит в любое другое место
effect-relocate = ваш купец переходит в любое другое место — или компаньон, если здесь действует он; там ничего не происходит
effect-serve-token = воспользуйтесь услугами Управляющего, Контрабандиста или другого такого персонажа, где бы он ни был
effect-pay-fixed-or-good = заплатите { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
} или один товар
effect-pay-lira-or-letter = заплатите { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
} или отдайте письмо
effect-roll-die = бросьте один кубик
effect-die-lira = получите столько лир, сколько выпало

when-free = в любой момент своего хода между действиями
when-free-last = в любой момент своего хода между действиями и после конца игры
when-move = до движения купца
when-move-assistant = до движения купца или перед тем, как оставить или забрать помощника
when-repeat = сразу после действия, которое повторяется
when-hook = когда начинается действие, к которому она относится
when-card-die-to-6 = в любой момент своего хода после такого броска
when-card-top-discard = тогда, когда можно сыграть ту карту

## Reference pages

rules-istanbul-turn = Как идёт ход
rules-istanbul-end = Как кончается день
rules-istanbul-variants = Варианты
rules-istanbul-places = Места
rules-istanbul-cards = Карты бонусов
rules-istanbul-tokens = Встречи
rules-istanbul-mosque = Жетоны мечетей
rules-istanbul-layouts = Раскладки
rules-istanbul-guild = Карты гильдии
rules-istanbul-kiosk = Жетоны киоска
rules-istanbul-tavern = Таверна
rules-istanbul-letters = Письма и компаньон
rules-istanbul-turn-aim = Вы ведёте купца по базару, наполняете телегу товарами и обращаете их в рубины. Победу приносят только рубины. Ход состоит из четырёх фаз, одна за другой.
rules-istanbul-turn-move = Движение: ваш купец переходит на одно или два места по рядам и столбцам, вместе со всеми помощниками под ним. Остаться на месте он не может.
rules-istanbul-turn-assistant = Помощник: оставьте там нижнего помощника своей стопки или заберите того, которого оставили там раньше. Без этого ход кончается; лишь у Фонтана помощник не нужен.
rules-istanbul-turn-merchants = Плата: каждый другой купец в этом месте получает от вас { $merchant-price ->
    [one] { $merchant-price } лиру
    [few] { $merchant-price } лиры
   *[many] { $merchant-price } лир
}. Если вы не можете или не хотите платить, ход кончается. У Фонтана не платят никому.
rules-istanbul-turn-action = Действие: выполните действие места или обойдитесь без него.
rules-istanbul-turn-encounters = Встречи: чужих родственников отправляют в Полицейский участок, за каждого — награда: карта бонуса или { $reward-lira ->
    [one] { $reward-lira } лира
    [few] { $reward-lira } лиры
   *[many] { $reward-lira } лир
}. За плату можно обратиться к Управляющему, Контрабандисту и другим таким персонажам; потом кубики скажут, куда они уйдут.
rules-istanbul-turn-any-time = Карт бонусов и жетонов мечетей можно применить сколько угодно, каждый раз в тот момент, который на них указан. Выбранное можно отменить, пока ход не завершён, — если не выпали кубики или карты и не решал кто-то другой.
rules-istanbul-turn-guild-card = Вместо всего этого можно сыграть одну карту гильдии. Она и есть весь ваш ход: никто не движется, никому не платят, никого не встречают, если карта не говорит иного.
rules-istanbul-turn-companion = { rules-companion }
rules-istanbul-turn-letters = { rules-letters-delivery }
rules-istanbul-turn-double-turn = { rules-letters-prices }
rules-istanbul-end-rubies = Последний раунд начинается, как только у кого-то набирается { $usual } рубинов (вдвоём — { $of-two }, с любым дополнением — { $with-expansions }); его доигрывают до конца. Рубины сверх того тоже считаются.
rules-istanbul-end-cards = Затем каждый, начиная с первого игрока, ещё может сыграть карты бонусов, которые приносят товары или лиры.
rules-istanbul-end-winner = Побеждает тот, у кого больше всего рубинов. При равенстве решают лиры, затем товары на телеге, затем карты бонусов на руке; кто равен во всём, делит победу.
rules-istanbul-variants-neutral-assistants = Нейтральные помощники: нижнего помощника каждого заменяет помощник ничейного цвета. Кто приходит туда, где он стоит, может забрать его как своего; у Фонтана возвращают только своих.
rules-istanbul-variants-caravan-leader = Хозяин каравана: кто последним действовал в Караван-сарае, с конца того хода ведёт караван и карт там не сбрасывает.
rules-layout-of = { $layout }, «{ $expansion }»
rules-tavern-tiles = Жетоны: { $tavern-tiles ->
    [one] { $tavern-tiles } жетон
    [few] { $tavern-tiles } жетона
   *[many] { $tavern-tiles } жетонов
} каждого вида стоят по очереди { $list } кофе; у игрока может быть по одному каждого вида.
rules-tavern-movement = Жетон перемещения: ваш купец может пройти по прямой на любое расстояние.
rules-tavern-encounter = Жетон встреч: эти встречи для вас бесплатны: { $tokens }.
rules-tavern-barrier = Барьер: поставьте его между двумя соседними местами и выполните действие одного из них. Пройти там может только тот, кто ставил последним.
rules-tavern-baksheesh = Бакшиш: отдайте кофе и товары за следующий рубин любого места, где продают рубины.
rules-tavern-prices = Барьер стоит { $barrier-price } кофе. Бакшиш — это { $baksheesh-coffee } кофе и { $baksheesh-goods ->
    [one] { $baksheesh-goods } { $good }
    [few] { $baksheesh-goods } { $good-few }
   *[many] { $baksheesh-goods } { $good-many }
}, в следующий раз — { $baksheesh-goods ->
    [one] { $baksheesh-goods } { $other }
    [few] { $baksheesh-goods } { $other-few }
   *[many] { $baksheesh-goods } { $other-many }
}, и так по очереди.
rules-letters-delivery = На письме указано место. Письмо доставлено, как только там окажется ваш купец, компаньон или родственник.
rules-letters-seals = Письмо — это одна печать, доставленное — две. Отданные письма уходят в сброс.
rules-letters-prices = Печатями платят за рубин в Тайном обществе ({ $society-seals }) и раз в раунд, в конце своего хода, — за ещё один ход ({ $double-turn-seals }).
rules-letters-copies = { $places }: { $n ->
    [1] по одному письму
    [one] по { $n } письму
    [few] по { $n } письма
   *[many] по { $n } писем
}
rules-companion = Компаньон приходит в ваш запас у Фонтана. Оттуда его можно до движения поставить рядом с купцом; с этого времени вы каждый ход двигаете одного из них, компаньона — на один шаг и без помощников.
rules-tile-red = после броска на Чёрном рынке или в Чайхане, раз в ход: поверните кубик на { $red-tile-face } или перебросьте оба
rules-tile-green = на складе, раз в ход: ещё один товар на выбор за { $green-tile-price ->
    [one] { $green-tile-price } лиру
    [few] { $green-tile-price } лиры
   *[many] { $green-tile-price } лир
}
rules-tile-yellow = раз в ход: за { $yellow-tile-price ->
    [one] { $yellow-tile-price } лиру
    [few] { $yellow-tile-price } лиры
   *[many] { $yellow-tile-price } лир
} верните помощника из другого места
rules-tile-blue = ваш последний помощник сразу присоединяется к стопке
rules-requires = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: жетоны один за другим требуют столько товаров своего цвета: { $list }
describe-demand = { $n ->
    [one] { $n } { $good }
    [few] { $n } { $good-few }
   *[many] { $n } { $good-many }
}
rules-more-6 = С дополнением «Кофе и бакшиш» здесь получают ещё и кофе.
rules-more-7 = С дополнением «Письма и печати» здесь можно забрать в запас и компаньона.

## The board in the terminal

board-discard = сброс { $n }, сверху «{ $card }»
board-discard-short = сброс { $n }
board-dice = бросок { $dice }
board-legend-pieces = A купец  (A) родственник  a помощник
board-legend-neutral = N n нейтральные
board-legend-goods = R ткань G специя Y фрукт B украшение * любой
board-legend-companion = [A] компаньон
board-legend-tavern = M перемещение  E встречи  ┃ ━ барьер
board-hand = Ваша рука: { $cards }
board-hand-empty = пусто
board-laid-out = На продажу: { $goods }
board-leader = хозяин каравана
board-guild-hand = Ваши карты гильдии: { $cards }
board-guild-deck = карты гильдии { $n }
board-letter-supply = осталось писем: { $n }
board-barrier-keeper = барьером владеет { $player }
board-leader-is = хозяин каравана — { $player }
board-kiosk-open = в Киоске открыты: { $tiles }
board-bid = { $player } ставит { $n }
board-letters = письма: { $places }
board-no-letters = писем нет
board-delivered = доставлено { $n }
board-companion-none = компаньона нет
board-companion-supply = компаньон в запасе
board-companion-out = компаньон на поле
board-tile-movement = M
board-tile-encounter = E
board-column-tiles = жетоны
board-column-goods = R G Y B
board-column-room = мест
board-column-stack = помощники
board-column-cards = карты
board-column-coffee = кофе
board-column-guild = гильд.
board-post = даёт { $goods } и { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[many] { $lira } лир
}
board-post-short = { $goods } и { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[many] { $lira } лир
}
board-post-tiny = { $goods }, { $lira } лир
board-lira = цена { $n ->
    [one] { $n } лира
    [few] { $n } лиры
   *[many] { $n } лир
}
board-goods = цена { $goods }
board-no-ruby = рубинов нет
board-coffee = цена { $n } кофе
board-society = { $seals ->
    [one] { $seals } печать
    [few] { $seals } печати
   *[many] { $seals } печатей
} и { $n ->
    [one] { $n } лира
    [few] { $n } лиры
   *[many] { $n } лир
} назад
board-society-short = { $seals ->
    [one] { $seals } печать
    [few] { $seals } печати
   *[many] { $seals } печатей
} +{ $n }
board-society-tiny = { $seals } печ.
board-society-spent = { $seals ->
    [one] { $seals } печать
    [few] { $seals } печати
   *[many] { $seals } печатей
}
board-hint-1 = расширение за { $price ->
    [one] { $price } лиру
    [few] { $price } лиры
   *[many] { $price } лир
}
board-hint-1-short = за { $price ->
    [one] { $price } лиру
    [few] { $price } лиры
   *[many] { $price } лир
}
board-hint-1-tiny = за { $price } лир
board-hint-2 = все ваши ткани
board-hint-2-short = ткани
board-hint-3 = все ваши специи
board-hint-3-short = специи
board-hint-4 = все ваши фрукты
board-hint-4-short = фрукты
board-hint-6 = карты бонусов
board-hint-6-short = бонусы
board-hint-7 = возврат помощников
board-hint-7-short = помощники
board-hint-7-tiny = помощники
board-hint-8 = товар и украшения
board-hint-8-short = украшения
board-hint-8-tiny = украшения
board-hint-9 = число, бросок, лиры
board-hint-9-short = число и лиры
board-hint-12 = шлёт родственника
board-hint-12-short = родственник
board-hint-17 = обжарка кофе
board-hint-18 = карты гильдии
board-hint-18-short = карты
board-hint-21 = письма
board-hint-21-short = письма
board-hint-22 = письмо и жетоны
board-hint-22-short = письмо, жетон
board-hint-23 = товар и аукцион
board-hint-23-short = товар, торг
board-hint-25 = ход куда угодно
board-hint-25-short = куда угодно
board-place-2-short = Ткани
board-place-3-short = Специи
board-place-4-short = Фрукты
board-place-13-short = Дворец
board-place-14-short = М. мечеть
board-place-15-short = Б. мечеть
board-place-20-short = Кофейня
board-place-1-short = Мастер
board-place-5-short = Почтамт
board-place-6-short = Караван
board-place-6-tiny = Караван
board-place-7-short = Фонтан
board-place-7-tiny = Фонтан
board-place-8-short = Чёрный р.
board-place-8-tiny = Чёрн.р.
board-place-9-short = Чайхана
board-place-9-tiny = Чайхана
board-place-10-short = Бол. рынок
board-place-10-tiny = Бол. р.
board-place-11-short = Мал. рынок
board-place-11-tiny = Мал. р.
board-place-12-short = Участок
board-place-14-tiny = М.меч.
board-place-15-tiny = Б.меч.
board-place-17-short = Обжарка
board-place-17-tiny = Обжарка
board-place-18-short = Гильдия
board-place-18-tiny = Гильдия
board-place-19-short = Таверна
board-place-20-tiny = Кофейня
board-place-21-short = Посольство
board-place-22-short = Киоск
board-place-23-short = Аукцион
board-place-23-tiny = Аукцион
board-place-24-short = Общество
board-place-24-tiny = Общ-во
board-place-25-short = Катакомбы
board-place-25-tiny = Катак.
board-barrier-lies = барьер: { $one }–{ $other }
board-small-player = игрок
board-small-rubies = рубины
board-small-lira = лиры
board-small-coffee = кофе
board-small-goods = R G Y B
board-small-room = из
board-small-stack = пом.
board-small-cards = карт
board-small-guild = гил.
board-small-tiles = жетоны
board-small-letters = письма
board-small-companion = [+]
