### Стіл у браузері українською. Що треба знати, сказано в table.ftl.


## The table

web-seat = Місце { $n }
web-colour-1 = Шафран
web-colour-2 = Слива
web-colour-3 = Бірюза
web-colour-4 = Перлина
web-colour-5 = Вугілля
web-you = ви
web-own = Ваш візок
web-cart = Візок, уміщує по { $capacity } кожного товару
web-goods-held =
    { $n ->
        [one] { $n } { $good }
        [few] { $n } { $good-few }
       *[many] { $n } { $good-many }
    }
web-cards = Ваші карти
web-cards-now = можна зіграти підсвічені
web-cards-give = виберіть, яку скинути
web-cards-rest = не зараз
web-cards-away = сховано
web-covered-card = Схована карта
web-no-cards = карт немає
web-bazaar = Базар
web-question = Запитання
web-stall = Що можна вибрати
web-log = Як минає день
web-since = після вашого ходу
web-typed = Увести хід
web-type = уведіть хід, напр. { $example }
web-type-example = help
web-round = коло { $n }
web-last-round = останнє коло
web-over = кінець
web-waiting = очікування
web-watching = Ви глядач.
web-home = На головну
web-menu = Меню
web-recap = Що було після мого ходу
web-rules = Правила
web-sound = Звук
web-theme = Світла чи темна тема
web-settings = Налаштування
web-lost = Зв’язку немає. Відновлюємо…
web-no-answer = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз.
web-title = Ходить { $player } · Arasta
web-title-mine = Ваш хід · Arasta
web-turn = ходить
web-merchants-here = Купці тут: { $people }
web-rubies-here =
    { $n ->
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    }
web-here = тут
web-out-at = помічники: { $places }
web-all-home = усі ваші помічники з вами
web-family-at = родич { $place-at }
web-companion-at = компаньйон { $place-at }

## Deciding

web-trail = Хід: { $player }
web-trail-mine = Ваш хід
web-step-move = Рух
web-step-pay = Плата
web-step-act = Дія
web-step-meet = Зустріч
web-step-roll = Кидок
web-their-turn = Вирішує { $player }
web-enter-two = натисніть на обидва кубики або введіть їхні числа
web-enter-row = натисніть на те, що випало, або введіть його номер у ряді
web-enter-plan = натисніть на місце, де воно лежить
web-enter-list = натисніть на потрібне або введіть частину назви
web-die-of = Кубик { $n }
web-die-shows = Кубик { $n }: { $face }
web-seek = шукати за назвою
web-found = підходить: { $n }
web-unseen-card = Карта, якої тут ніхто не бачив. Коли її зіграють, скажіть, яка це.
web-dialog-unseen = Яка це була карта?
web-go-back = Назад, сюди
web-go = Уперед
web-confirm = Підтвердити
web-undo = Скасувати
web-end-turn = Закінчити хід
web-result = Підсумок
web-no-undo = Зараз нема чого скасовувати.
web-no-end = Спершу дайте відповідь на запитання.
web-only-end = Лишилося тільки закінчити хід.
web-choose-place = виберіть підсвічене місце
web-choose-lit = виберіть підсвічене
web-choose-things = вибирайте в будь-якому порядку
web-choose-card = виберіть одну зі своїх карт
web-choose-one = виберіть, що вам до вподоби
web-sending = хвилинку
web-paid-to = гравцеві { $player }
web-then-chance = далі випадок: скасувати не можна
web-then-real = далі скажіть, що випало
web-then-turn = далі кінець ходу
web-then-over = далі кінець гри
web-then-other = далі вирішує хтось інший
web-then-more = і буде що вирішувати далі
web-then-itself = продовжиться саме
web-then-lacks = це не все, виберіть іще
web-chosen =
    { $n ->
        [one] вибрано: { $n }
        [few] вибрано: { $n }
       *[many] вибрано: { $n }
    }
web-set-full = До вибраного це не підходить. Спершу щось приберіть.
web-peek = Поглянути на поле
web-market-asks = Базар купує
web-for-goods =
    { $n ->
        [one] за { $n } товар
        [few] за { $n } товари
       *[many] за { $n } товарів
    }
web-called = ви назвали { $n }
web-rolled = випало
web-lot =
    { $n ->
        [1] Карта бонусу
        [one] { $n } карта бонусу
        [few] { $n } карти бонусів
       *[many] { $n } карт бонусів
    } — за найвищу ставку
web-no-bid = Ставок іще немає.
web-leads =
    попереду { $player }: { $n ->
        [one] { $n } ліра
        [few] { $n } ліри
       *[many] { $n } лір
    }
web-bid-more = Можна ввести будь-яку ставку від { $least } до { $most }.

## Advice

web-hint = Підказка
web-hint-about = Про що тут подумав би чемпіон
web-champion = вибір чемпіона
web-thinking = Чемпіон думає…
web-percent = { $n }{ "\u00A0" }%
web-odds = Шанси на перемогу
web-odds-of = Шанси на перемогу: { $chance }
web-played = було вибрано
web-best-here = Найкраще, що можна вибрати

## What is held

web-held-lira =
    { $n ->
        [one] ліра
        [few] ліри
       *[many] лір
    }
web-held-coffee =
    { $n ->
        [one] кава
        [few] кави
       *[many] кави
    }
web-held-rubies =
    { $n ->
        [one] рубін
        [few] рубіни
       *[many] рубінів
    }
web-held-cards =
    { $n ->
        [one] карта бонусу
        [few] карти бонусів
       *[many] карт бонусів
    }
web-held-guild-cards =
    { $n ->
        [one] карта гільдії
        [few] карти гільдії
       *[many] карт гільдії
    }
web-held-stack =
    { $n ->
        [one] помічник
        [few] помічники
       *[many] помічників
    }
web-held-letters =
    { $n ->
        [one] лист
        [few] листи
       *[many] листів
    }
web-held-delivered =
    { $n ->
        [one] доставлений
        [few] доставлені
       *[many] доставлених
    }
web-held-capacity = до місткості візка
web-held-goods-red =
    { $n ->
        [one] тканина
        [few] тканини
       *[many] тканин
    }
web-held-goods-green =
    { $n ->
        [one] спеція
        [few] спеції
       *[many] спецій
    }
web-held-goods-yellow =
    { $n ->
        [one] фрукт
        [few] фрукти
       *[many] фруктів
    }
web-held-goods-blue =
    { $n ->
        [one] прикраса
        [few] прикраси
       *[many] прикрас
    }
web-held-crystals =
    { $n ->
        [one] кристал
        [few] кристали
       *[many] кристалів
    }
web-held-mosque-tiles-red = червоний тайл мечеті
web-held-mosque-tiles-green = зелений тайл мечеті
web-held-mosque-tiles-yellow = жовтий тайл мечеті
web-held-mosque-tiles-blue = синій тайл мечеті
web-held-tavern-tiles =
    { $n ->
        [one] тайл таверни
        [few] тайли таверни
       *[many] тайлів таверни
    }
web-held-tiles =
    { $n ->
        [one] плитка мечеті
        [few] плитки мечеті
       *[many] плиток мечеті
    }
web-held-tokens-red =
    { $n ->
        [one] червоний жетон
        [few] червоні жетони
       *[many] червоних жетонів
    }
web-held-tokens-yellow =
    { $n ->
        [one] жовтий жетон
        [few] жовті жетони
       *[many] жовтих жетонів
    }
web-held-tokens-green =
    { $n ->
        [one] зелений жетон
        [few] зелені жетони
       *[many] зелених жетонів
    }
web-held-tokens-blue =
    { $n ->
        [one] синій жетон
        [few] сині жетони
       *[many] синіх жетонів
    }
web-held-tokens-brown =
    { $n ->
        [one] коричневий жетон
        [few] коричневі жетони
       *[many] коричневих жетонів
    }
web-held-dice-red =
    { $n ->
        [one] червона кістка
        [few] червоні кістки
       *[many] червоних кісток
    }
web-held-dice-yellow =
    { $n ->
        [one] жовта кістка
        [few] жовті кістки
       *[many] жовтих кісток
    }
web-held-dice-green =
    { $n ->
        [one] зелена кістка
        [few] зелені кістки
       *[many] зелених кісток
    }
web-held-dice-blue =
    { $n ->
        [one] синя кістка
        [few] сині кістки
       *[many] синіх кісток
    }
web-held-dice-coin =
    { $n ->
        [one] кістка з монетою
        [few] кістки з монетою
       *[many] кісток із монетою
    }
web-held-dice-card =
    { $n ->
        [one] кістка з картою
        [few] кістки з картою
       *[many] кісток із картою
    }

## Short names, for small tiles

web-place-short-2 = Тканини
web-place-short-3 = Спеції
web-place-short-4 = Фрукти
web-place-short-10 = Вел. базар
web-place-short-11 = Мал. базар
web-place-short-13 = Палац
web-place-short-14 = Мал. мечеть
web-place-short-15 = Вел. мечеть
web-place-short-17 = Обсмаж.
web-place-short-23 = Аукціон
web-place-short-24 = Товариство

## Explanations

web-letter-for = Лист { $place-to }
web-tip-lira = ліри в гаманці
web-tip-coffee = кава
web-tip-assistants = помічники при купцеві
web-tip-cards = карти бонусів у руці
web-tip-stack = помічники при купцеві
web-tip-letters = листи, разом із доставленими
web-tip-guild-cards = карти гільдії в руці
web-tip-delivered = доставлені листи

## Windows

web-close = Закрити
web-dialog-settings = Налаштування
web-dialog-log = Як минає день
web-say = Сказати щось
web-send = Надіслати
web-dialog-chat = Розмова
web-chat = Розмова
web-chat-unread =
    Розмова: { $n ->
        [one] { $n } нове повідомлення
        [few] { $n } нові повідомлення
       *[many] { $n } нових повідомлень
    }
web-chat-none = Поки що ніхто нічого не сказав.
web-chat-reads = Ви глядач: вам видно, що кажуть гравці.
web-chat-people = Кого ви чуєте
web-mute = Не чути: { $player }
web-unmute = Знову чути: { $player }
web-reactions = Реакції
web-reaction-bravo = Браво
web-reaction-thanks = Дякую
web-reaction-laugh = Смішно
web-reaction-wow = Оце так
web-reaction-sad = Шкода
web-reaction-tea = Випийте чаю, ми не поспішаємо
web-dialog-rules = Правила
web-dialog-share = Запросити чи поділитися
web-share = Поділитися
web-share-moment = Поділитися цим моментом
web-share-replay-about = За цим посиланням можна переглянути гру — від початку або від кроку, на який ви дивитеся. Ваших розмов у ній немає.
web-transfer = Продовжити на телефоні
web-dialog-transfer = Продовжити на іншому пристрої
web-transfer-about = Наведіть камеру телефона на код, і ваше місце перейде туди.
web-transfer-code = Код, який переносить ваше місце
web-transfer-once =
    Код спрацює один раз, протягом { $minutes ->
        [one] { $minutes } хвилини
        [few] { $minutes } хвилин
       *[many] { $minutes } хвилин
    }. Цей екран потім лишиться глядачем.
web-dialog-moved = Ви продовжили в іншому місці
web-moved-about = Ваше місце тепер на іншому пристрої. Щоб повернути його, виберіть там «Продовжити на іншому пристрої» і відкрийте посилання тут.
web-dialog-expired = Місце не перейшло
web-watch-here = Дивитися тут
web-dialog-keys = Клавіші
web-key-arrows = до наступного, що можна вибрати
web-key-enter = вибрати це або зробити те, що на великій кнопці
web-key-escape = крок назад
web-key-hint = підказка, якщо вони є за столом
web-key-undo = скасувати
web-key-reset = скасувати весь хід
web-key-end = закінчити хід
web-key-log = що сталося
web-key-type = увести хід
web-key-keys = ці клавіші
web-key-play = пуск або пауза
web-key-step = крок назад чи вперед
web-key-ends = на початок чи в кінець
web-set-theme = Тема
web-set-theme-system = як у системі
web-set-theme-light = світла
web-set-theme-dark = темна
web-set-motion = Рух
web-set-motion-system = як у системі
web-set-motion-all = фігурки ходять
web-set-motion-none = без руху
web-set-confirm = Питати перед ходом
web-set-confirm-about = Перше натискання показує, скільки вибір коштує й що він дає, друге його робить.
web-set-path = Грати далі, як показано
web-set-path-about = Вибір робиться разом із тим, що показано наперед: наприклад, залишити помічника й виконати дію.
web-set-end = Питати перед кінцем ходу
web-set-end-about = Поки хід не закінчено, його можна скасувати.
web-leave-to-bot = Хай за мене грає бот
web-leave = Вийти з-за столу
web-leave-about = За того, хто вийшов, грає бот; повернутися на місце можна будь-коли.
web-stop = Зупинити гру
web-go-on-playing = Усе-таки грати далі
web-asks-stop =
    { $n ->
        [1] { $players } хоче
       *[other] { $players } хочуть
    } зупинити гру. Для цього потрібна згода всіх.
web-stop-wished = Ви хочете зупинити гру. Чекаємо на відповідь: { $players }.
web-stop-alone = Гра припиниться тут і зараз, без підсумку. Вона лишиться серед ваших ігор.
web-stop-agree = Зупинити
web-keep-playing = Грати далі
web-dialog-stop = Зупинити гру?
web-people = Гравці
web-dialog-people = Гравці
web-presence-here = тут
web-presence-coming_back = повертається
web-presence-gone = немає за столом
web-presence-away = немає вже { $time }
web-presence-bot = грає бот
web-wants-stop = хоче зупинити гру
web-wants-again = хоче зіграти ще
web-replace = Хай грає бот: { $player }
web-replace-in = через { $time }
web-watchers =
    { $n ->
        [one] Дивиться { $n } глядач.
        [few] Дивляться { $n } глядачі.
       *[many] Дивляться { $n } глядачів.
    }
web-take-back = Повернутися на місце
web-bot-plays = за вас грає бот
web-bot-stuck = { $player } зараз не може думати. Стіл чекає й запитає знову.
web-clock-bot =
    { $per ->
        [turn] Час на хід. Коли він вийде, цей хід зробить бот; потім можна повернутися на місце.
       *[game] Час на всю гру. Коли він вийде, до кінця дограє бот.
    }
web-clock-waits =
    { $per ->
        [turn] Час на хід. Коли він вийде, стіл чекатиме далі.
       *[game] Час на всю гру. Коли він вийде, стіл чекатиме далі.
    }
web-seconds = { $n }{ "\u00A0" }с
web-minutes = { $n }{ "\u00A0" }хв
web-hours =
    { $n ->
        [one] { $n } годину
        [few] { $n } години
       *[many] { $n } годин
    }
web-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
web-set-notify = Повідомляти про мій хід
web-set-notify-about = Браузер покаже сповіщення, коли сторінки не видно.
web-notify-forbidden = Сповіщення для цієї сторінки заборонено. Дозволити їх можна в налаштуваннях браузера.
web-mail = Лист, коли мій хід
web-mail-about = Лише коли вас немає за столом, раз за хід. Адреси за столом ніхто не побачить.
web-mail-asked = Туди надіслано лист: поки ви не підтвердите в ньому адресу, сповіщень не буде. Якщо ви відмовилися від листів звідси, знову дозволити їх можна за посиланням із будь-якого листа.
web-mail-page = Листи з цього сервера
web-mail-no-key = Це посилання неповне або вже не діє. Відкрийте його з листа ще раз.
web-mail-is-asked = Хтось за столом на цьому сервері хоче дізнаватися про свої ходи за вашою адресою. Це ви?
web-mail-is-confirmed = Про ваші ходи пишуть на вашу адресу, коли вас немає за столом: раз за хід і не частіше за один лист на десять хвилин.
web-mail-is-stopped = На вашу адресу листів із цього сервера не буде, хоч би хто залишив її за столом.
web-mail-yes = Так, пишіть про мої ходи
web-mail-no = Листів не треба
web-mail-left = Про ваші ходи пишуть сюди:
web-mail-address = Ваша адреса пошти
web-mail-leave = Писати сюди
web-mail-stop = Більше не писати
web-set-sound = Звук
web-set-sound-about = Дзвіночок скаже, що ваш хід.
web-set-calm = Спокійний вигляд
web-set-calm-about = Без візерунків і сяйва.
web-fair = Чесні кубики
web-fair-before = Цю обіцянку дано до гри, раніше, ніж браузери дали слова для кубиків. Ключ, який її підтверджує, покажуть після гри.
web-fair-proof = Що доведено?
web-fair-bound = Ваш браузер бачив обіцянку до того, як дав своє слово, і це слово ввійшло в кубики. Отже, ніхто не міг дібрати ключ під себе: те, що випало, вибрав не той, хто тримає цей сервер.
web-fair-unbound = Цей браузер до гри слова не давав. Для нього доведено лише те, що після показаної зараз обіцянки нічого не змінювали; браузер, який дав слово, може перевірити більше.
web-fair-changed = Обережно: це не та обіцянка, яку ваш браузер бачив раніше. Кубики могли вибрати заново.
web-fair-left-out = Слова вашого браузера в кубиках немає: воно надійшло запізно, або його пропустили. Отже, кубики могли вибрати без вас.
web-fair-not-proven = Не доведено
web-fair-not-peeking = Що ніхто не зазирав наперед: у того, хто тримає цей сервер, є ключ, і він міг знати, що випаде.
web-fair-not-last = Що ніхто не допомагав зсередини: гравець у змові із сервером міг дати слово останнім і дібрати його.
web-fair-words = Слова для кубиків
web-fair-no-word = Слова не було; гра почалася без нього.
web-fair-promise = Обіцянка
web-word-awaited = слова для кубиків ще немає
web-fair-command = Команда arasta verify перевірить у збереженому записі кожен кидок і кожну карту.
web-fair-wrong = Ключ не підходить до обіцянки, даної до гри.
web-fair-differs = Ключ підходить до обіцянки, але кидок чи карта номер { $n } з неї не випливає.
web-fair-checked = Ваш браузер перевірив усі кидки й карти: { $n }.
web-fair-suspect = Обережно: щось не сходиться.
web-fair-follows = Ваш браузер перевірив усі кидки й карти ({ $n }): усе випливає з обіцянки, даної до гри, і зі слів гравців.
web-record = Завантажити запис
web-replay = Перегляд гри
web-earlier = Крок назад
web-later = Крок уперед
web-step-of = Крок { $step } із { $last }.
web-now = Вийти
web-play-on = Пуск
web-pause = Пауза
web-speed = Швидкість
web-times = { $n }×
web-pass-to = Передайте екран:
web-hidden = Чужі карти сховано. Ваші відкриються за вашим словом.
web-i-am = Це я, { $player }
web-room = Стіл накривають
web-room-clock =
    { $per ->
        [turn] { $time } на хід
       *[game] { $time } на гру
    }
web-room-no-clock = без годинника
web-leave-room = Звільнити місце
web-send-link = Надіслати
web-qr = Посилання як код для камери телефона
web-free = вільне місце
web-seat-bot = Посадити бота
web-invite = Надішліть це посилання тим, кого чекаєте:
web-copy = Скопіювати
web-copied = Скопійовано
web-code = Або назвіть код:
web-your-name = Ваше ім’я
web-join = Сісти
# A link that leads to no table, with the reason below it.
web-astray = Це посилання не веде до жодного столу
web-astray-no-table = У ньому не сказано, який це стіл: бракує кінця. Скопіюйте його повністю.
web-astray-watch = Дивитися без місця

## The end

web-wins = Перемагає { $player }
web-shared = Перемогу ділять { $players }
web-ranking = Підсумок
web-board = Поле
web-rematch = Ще раз
web-rematch-waits = Чекаємо
web-rematch-missing = чекаємо на відповідь: { $players }
web-rematch-agreed = хочуть іще: { $players }
web-rematch-follow = До наступної гри
web-stopped = Гру зупинено
web-score-rubies = рубіни
web-score-lira = ліри
web-score-goods = товари
web-score-cards = карти бонусів
web-score-wealth = статки
web-score-coffee = кава
web-score-letters = листи
web-mistakes = Помилки
web-rolls =
    { $n ->
        [one] { $n } кидок
        [few] { $n } кидки
       *[many] { $n } кидків
    }
web-expected = скільки слід було очікувати
web-face-rolled = { $face }: { $n }, очікувалося { $expected }
web-better = краще: { $choice }
web-no-mistakes = Жоден вибір не обійшовся дорого.
web-analyse = Розібрати гру
web-analyse-about = Чемпіон перегляне кожен вибір і кожен кидок. Це триває хвилину.
web-analysing = Чемпіон розбирає гру…

## The start page

web-welcome = Проведіть свого купця базаром Стамбула. Хто першим збере рубіни, той і завершить день.
web-play = Грати
web-play-about = { $game }: ви й два боти
web-my-tables = Ваші столи
web-your-move = Ваш хід
web-go-on = Далі
# Of a game without a result: all agreed to stop.
web-ended-early = Зупинена
web-all-games =
    { $n ->
        [1] Ваша гра та її підсумок
       *[other] Усі ваші ігри: { $n }
    }
web-own-games = Ваші ігри
web-own-games-title = Ваші ігри · Arasta
web-games-going = Тривають
web-games-over = Закінчені
web-no-games = Ви тут іще не грали. Усі столи, за які ви сядете, будуть на цій сторінці.
web-games-gone = Столів, яких на цьому сервері більше немає: { $n }.
web-won = Перемога
web-won-by = Перемога: { $players }
# Of so many players this one came second, third and so on.
web-place-of = { $rank }-е місце з { $n }
web-date-and-time = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
web-time-of-day = { DATETIME($when, timeStyle: "short") }
web-waits-free = Є вільне місце
web-mode-base = базова гра
web-totals = Усього
web-won-of =
    { $n ->
        [one] з { $n } гри виграно
        [few] з { $n } ігор виграно
       *[many] з { $n } ігор виграно
    }
web-totals-game = Гра
web-totals-played = Зіграно
web-totals-won = Перемог
web-totals-share = Частка перемог
web-against = суперники: { $who }
web-against-people = люди
web-against-screen = інші за цим екраном
web-against-mixed = боти різної сили
web-new-table = Новий стіл
web-game = Гра
web-name = Ім’я
# Who gives no name is called by the colour of the seat, which the server draws.
web-name-none = як вас називати
web-seats = Місця
web-seat-here = цей екран
web-seat-link = за посиланням
web-add-seat = Додати місце
web-remove-seat = Прибрати місце
web-name-of = Ім’я на місці { $n }
web-chance = Кубики
web-chance-about = Кубики, які кидає сервер, або справжні — за справжнім столом.
web-chance-fair = чесні, від сервера
web-chance-manual = справжні, вводимо тут
web-chance-note = Ви граєте своєю коробкою. Що випало, витягнуто чи викладено, ви позначаєте тут за всіх. Місця лишаються в цьому порядку.
web-per = Годинник
web-per-about = Скільки часу мають люди на роздуми.
web-per-none = немає
web-per-turn = на кожен хід
web-per-game = на всю гру
web-per-note = Без годинника стіл чекає цілими днями. Хто віддав хід ботові, може потім повернутися на місце.
web-time = Час
web-patience = Відлучки
web-patience-about = Скільки чекати на того, хто відійшов, перш ніж інші можуть посадити за нього бота. Господар столу може зробити це одразу.
web-patience-now = бот одразу
web-patience-soon = 2 хвилини
web-patience-late = 10 хвилин
web-patience-day = один день
web-late = Потім
web-late-about = Що буде, коли час вийде.
web-late-bot = далі грає бот
web-late-wait = стіл чекає
web-help = Поради
web-help-about = Про що можна питати під час гри.
web-help-none = немає
web-help-hints = підказки
web-help-chances = підказки й шанси
web-pace = Боти
web-pace-about = Скільки часу боти вдають, що думають.
web-pace-slow = неквапно
web-pace-usual = звичайно
web-pace-fast = швидко
web-listed = Гості
web-listed-about = Чи знайдуть цей стіл чужі на головній сторінці сервера.
web-listed-link = лише за посиланням
web-listed-all = будь-хто, зі списку
# Why something cannot be chosen: “Short paths” goes only with Expansions: none. “Neutral assistants” goes only with
# Players: 2, 3, or 4.
web-needs = Для «{ $value }» потрібно: { $other } — { $allowed }.
web-needs-none = немає
web-more = Більше налаштувань
web-less = Менше налаштувань
web-make = Відкрити стіл
web-code-or-link = Код столу або посилання
web-public = Відкрито для всіх
web-free-seats =
    { $n ->
        [one] { $n } місце вільне
        [few] { $n } місця вільні
       *[many] { $n } місць вільних
    }
web-watch = дивитися
web-upload = Відкрити запис гри

# The bots are people of the bazaar, who play at any level. Each has a name (Elif, Emre …), a face and a sentence, which
# stands below the name: it has no subject, and is about a woman or a man, as is said beside it.

# Elif, a woman
web-character-elif = Продає інжир і пам’ятає кожну ціну.
# Emre, a young man
web-character-emre = Спершу біжить, а дорогу питає потім.
# Defne, a woman
web-character-defne = Двічі перелічує свої ліри — і ваші теж.
# Burak, a man
web-character-burak = Ніколи не мине чайника з чаєм.
# Zehra, a woman
web-character-zehra = Знає всі короткі шляхи від мечеті до мечеті.
# Yusuf, a man
web-character-yusuf = Насвистує, коли кубики до нього ласкаві.
# Lale, a woman
web-character-lale = Тче килими й плани — ряд за рядом.
# Kerem, a man
web-character-kerem = Вітається з кожним і не забуває жодного боргу.
# Suna, an old woman
web-character-suna = Мало каже, багато забирає.
# Tekin, an old man
web-character-tekin = Провів на цьому базарі сорок років.
# Meltem, a woman; her name is that of a summer wind
web-character-meltem = Налітає, як вітер, і забирає останній ящик.
# Halil, a man
web-character-halil = Лагодить візки, передусім свій.
# Nermin, a woman
web-character-nermin = За кожним віконцем Поштамту в неї по кузині.
# Okan, a man
web-character-okan = Продасть вам вашу власну тінь.
# İpek, a woman; her name means silk
web-character-ipek = Носить шовки, а думає про рубіни.
# Rıza, an old man
web-character-riza = Уголос сподівається, що вам випаде поменше.
web-bot-easy = легкий бот
web-bot-normal = середній бот
web-bot-hard = сильний бот
web-bot-expert = бот-експерт
web-bot-champion = чемпіон
web-bot-greedy = жадібний бот
web-bot-random = випадковий бот
web-level-easy = легкий
web-level-normal = середній
web-level-hard = сильний
web-level-expert = експерт
web-level-champion = чемпіон
web-level-greedy = жадібний
web-level-random = випадковий
web-bot-called = { $name } ({ $level })

## The lesson

web-learn = Навчитися грати
web-learn-about = перша гра, яка все пояснить
web-learn-further = Інші уроки:
web-learn-mocha = Мока та бакшиш
web-learn-letters = Листи та печатки
web-learn-dice = Гра на кістках
web-lesson = Урок
web-lesson-at = Урок · { $n } з { $most }
web-lesson-on = Зрозуміло
web-lesson-leave = Закінчити урок
web-lesson-welcome = Ласкаво просимо на базар
web-lesson-welcome-about =
    Ви — купець у Стамбулі. Коли хтось збере { $target ->
        [one] { $target } рубін
        [few] { $target } рубіни
       *[many] { $target } рубінів
    }, день закінчується. У кого рубінів найбільше, той і переміг.
web-lesson-move = Ідіть у будь-яке місце
web-lesson-move-about = До підсвічених місць можна дійти. Натисніть на одне, щоб побачити, скільки це коштує й що дає; натисніть іще раз, щоб піти туди.
web-lesson-plan = Як здобувають рубіни
web-lesson-plan-about = Ювелір продає їх за ліри, Палац Султана — за товари. По рубіну дають два тайли однієї мечеті й візок, якому більше нікуди рости. Товари дають склади, ліри за них — базари.
web-lesson-hint = Не знаєте, що робити?
web-lesson-hint-about = Ця кнопка спитає чемпіона, що зробив би тут він і чому.
web-lesson-assistant = Залиште помічника
web-lesson-assistant-about = Щоб діяти, залиште тут помічника — або заберіть того, якого залишили раніше. Без цього ваш хід закінчиться.
web-lesson-merchants = Тут інші купці
web-lesson-merchants-about = Заплатіть кожному, інакше хід закінчиться до дії. А коли прийдуть до вас, заплатять вони.
web-lesson-action = Дійте
web-lesson-action-about = Кожне місце робить для вас щось одне. Затримайте на ньому курсор або палець — і прочитаєте, що саме.
web-lesson-market = Торгуйте на базарі
web-lesson-market-about = Вибирайте товари, на які є попит, у будь-якому порядку. Що більше продати за раз, то дорожче вийде кожен.
web-lesson-dice = Назвіть число
web-lesson-dice-about = Якщо на кубиках випаде стільки або більше, ви отримаєте стільки лір, скільки назвали. Якщо менше — лише трохи.
web-lesson-fountain = Фонтан
web-lesson-fountain-about = Тут до вас повертаються помічники, скільки захочете. Приходьте, поки стос не спорожнів.
web-lesson-family = Ваш родич
web-lesson-family-about = З Поліції він іде в будь-яке місце й там діє. Купець, який його зустріне, відправить його додому й отримає нагороду.
web-lesson-encounters = Тут є кого зустріти
web-lesson-encounters-about = Губернатор і Контрабандист дещо пропонують, але не задарма. Потім кубики скажуть, куди вони підуть.
web-lesson-ruby = Рубін!
web-lesson-ruby-about = Перемогу приносять лише рубіни. У Ювеліра й у Палаці Султана кожен наступний дорожчий, тож стежте, куди йдуть інші.
web-lesson-mosque = Тайл мечеті
web-lesson-mosque-about = Він допомагає вам до кінця дня. Обидва тайли однієї мечеті дають рубін.
web-lesson-wheelbarrow = Ваш візок
web-lesson-wheelbarrow-about = Кожного товару на ньому вміщується не так уже й багато. За ліри його збільшить Стельмах.
web-lesson-cards = Карта бонусу
web-lesson-cards-about = Вона чекає у вашій руці. Коли вона підсвічена, її можна зіграти.
web-lesson-end = Закінчіть хід
web-lesson-end-about = Доти вибране можна скасувати — якщо тільки не випали кубики чи карти.
web-lesson-alone = Помічників не лишилося
web-lesson-alone-about = Ідіть до Фонтана або туди, де чекає хтось із ваших.
web-lesson-last = Останнє коло
web-lesson-last-about = Хтось зібрав досить рубінів. Коло дограють до кінця.
web-lesson-over = Ось і минув ваш перший день
web-lesson-over-about = Тепер ви знаєте все, що треба. Перегляньте гру, щоб зрозуміти, що можна було зробити краще; на головній сторінці чекають сильніші боти.
web-lesson-through = Ось і весь урок
web-lesson-coffee = Є кава
web-lesson-coffee-about = Кавою розплачуються, як лірами й товарами, а місця на візку вона не займає.
web-lesson-coffee-places = Чотири нові місця
web-lesson-coffee-places-about = В Обсмажувальному цеху дають каву, у Гільдії — карти гільдії. У Таверні за каву можна отримати переваги, а в Кав’ярні — рубіни.
web-lesson-roast = Обсмажування кави
web-lesson-roast-about = Каву дають за ліри, за товар і за карту. Кожен обмін можна зробити один раз, а вибрати — скільки завгодно з них.
web-lesson-guild-card = Карта гільдії
web-lesson-guild-card-about = Вона сильніша за карту бонусу, але забирає весь хід. Затримайте на ній курсор або палець — і прочитаєте, що вона робить.
web-lesson-guild-turn = Хід із гільдією
web-lesson-guild-turn-about = Карта замінює ваш хід: купець лишається на місці, і ви нікого не зустрічаєте, якщо карта не каже іншого.
web-lesson-tavern = Таверна
web-lesson-tavern-about = За каву тут отримують корисний тайл або бар’єр. Бакшиш перетворює каву й товари на рубін.
web-lesson-barrier = Бар’єр
web-lesson-barrier-about = Поставте його між двома сусідніми місцями: в одному з них ви одразу дієте. Тепер тут пройдете лише ви.
web-lesson-tavern-tile = Тайл таверни
web-lesson-tavern-tile-about = Він допомагає вам до кінця дня. Затримайте на ньому курсор або палець — і прочитаєте, чим саме.
web-lesson-coffee-trader = Торговець кавою
web-lesson-coffee-trader-about = Кава за невелику плату — як у Губернатора й Контрабандиста. Потім кубики скажуть, куди він піде.
web-lesson-coffee-house = Кав’ярня
web-lesson-coffee-house-about = Тут за рубін платять лише кавою. Як і в Ювеліра, наступний коштує дорожче.
web-lesson-letters = Вам лист
web-lesson-letters-about = У Посольстві ви отримуєте листи для різних місць базару. Доставте лист — і печаток на ньому стане більше.
web-lesson-seals = Навіщо печатки
web-lesson-seals-about = За листи, на яких досить печаток, Таємне товариство дає рубін. Печатками можна оплатити й ще один хід.
web-lesson-letter = Ваші листи
web-lesson-letter-about = На кожному — номер місця. Коли туди прийде ваша фігурка, лист буде доставлено сам собою.
web-lesson-delivered = Доставлено!
web-lesson-delivered-about = На доставленому листі дві печатки замість однієї.
web-lesson-companion = Ваш компаньйон
web-lesson-companion-about = Перший візит до Фонтана приводить до вас компаньйона. Поставте його поруч із купцем, і тоді щоходу рухатиметься один із них двох.
web-lesson-companion-walk = Компаньйон іде
web-lesson-companion-walk-about = Він проходить один крок, діє без помічника й теж доставляє листи.
web-lesson-kiosk = У Кіоску
web-lesson-kiosk-about = Кожен вибирає один із відкритих тайлів, починаючи з того, хто сюди прийшов. Застосовувати його не обов’язково.
web-lesson-auction = Аукціон
web-lesson-auction-about = Кожен один раз робить ставку за карти, вищу за попередню, або пасує. Останнє слово — за тим, хто відкрив торги.
web-lesson-society = Таємне товариство
web-lesson-society-about = Заплатіть печатками й виберіть рубін у будь-якому місці, де їх продають, хоч би скільки він там коштував.
web-lesson-pay-seals = Оплата печатками
web-lesson-pay-seals-about = Лист — це одна печатка, доставлений — дві. За змоги бережіть ті, що ще встигнете доставити.
web-lesson-roll = Ваш перший кидок
web-lesson-roll-about =
    Ви обмінюєте те, що випало на кістках. Коли хтось збере { $target ->
        [one] { $target } рубін
        [few] { $target } рубіни
       *[many] { $target } рубінів
    }, починається останнє коло. Перемагає той, у кого рубінів найбільше.
web-lesson-crystals = Кристали
web-lesson-crystals-about = За кристал можна перекинути кістки: скільки завгодно кісток і стільки разів, скільки зможете заплатити.
web-lesson-again = Які кістки?
web-lesson-again-about = Натисніть на кістки, які хочете перекинути; решта лишиться як є.
web-lesson-trades = Ваші дії
web-lesson-trades-about = Усе, що підсвічено, — це дії: обмін, плитка, рубін. За них платять кістками й жетонами; ліхтарі показують, скільки дій лишилося.
web-lesson-halls = Рубіни
web-lesson-halls-about = Кожна ділянка продає рубіни за товари свого кольору, килими — за різні товари й за ліри. Кожен наступний дорожчий.
web-lesson-prayer = Плитки мечеті
web-lesson-prayer-about = Плитка дає щось щоходу, починаючи з наступного. Хто першим збере їх досить, отримає ще й рубін.
web-lesson-bazaar-card = Карти базару
web-lesson-bazaar-card-about = Виберіть одну з карт, відкритих кістками з картою. Часто вона дає щось і решті.
web-lesson-offer = Чужа карта
web-lesson-offer-about = Вона й вам щось пропонує. Погоджуйтеся або відмовляйтеся.
web-lesson-pay = Оплата
web-lesson-pay-about = Виберіть кістки й жетони. Коричневий жетон замінює будь-який колір; кістки після ходу зникнуть, а жетони лишаться, тож платіть спершу кістками.
web-lesson-first-ruby = Рубін!
web-lesson-first-ruby-about = Перемогу приносять лише рубіни. Коли їх порівну, вирішує решта вашого майна.

## The dice game

web-own-things = Ваше майно
web-hall-red = Ряд тканин
web-hall-red-short = Тканини
web-hall-yellow = Фруктовий двір
web-hall-yellow-short = Фрукти
web-hall-green = Пряний провулок
web-hall-green-short = Спеції
web-hall-blue = Ювелірний ряд
web-hall-blue-short = Прикраси
web-mosque = Мечеть
web-mosque-for =
    за { $n ->
        [one] { $n } плитку
        [few] { $n } плитки
       *[many] { $n } плиток
    }
web-bazaar-cards = Карти базару
web-tiles-of = плиток { $n } з { $most }
web-trades = Обмін
web-different = різних
web-all = усі
web-dice = Кістки
web-crystals = кристали
web-actions-left = дій: { $n }
web-supply = Запас
web-face-red = червона
web-face-yellow = жовта
web-face-green = зелена
web-face-blue = синя
web-face-coin = монета
web-face-card = карта
web-tip-crystals = кристали, щоб перекинути
web-tip-actions = скільки дій лишилося

## What is new at the table

web-page-about = «Стамбул» — настільна гра та гра на кістках — із ботами й друзями
web-list-more = { $most }, { $last }
web-list-and = { $most } і { $last }
web-since-key = Після мого ходу
web-player-about = Що є в гравця { $player }
web-player-turns = Останні ходи
web-dialog-player = Майно гравця
web-elsewhere = Куди ще
web-language = Мова
web-correct = Виправити це
web-dialog-correct = Що це було?
web-correct-all-the-same = Усе одно виправити
web-bots-slow = неквапно
web-bots-quick = швидко
web-bots-at-once = одразу
web-to-my-turn = До мого ходу
web-take-all = Усі одразу
web-chance-of = Імовірність удачі
web-picked = вибрано
web-choose-cart = виберіть на своєму візку
web-bidder-out = пасує
web-bidder-now = робить ставку
web-bidder-next = ще попереду
web-bidder-closes = останнє слово
web-rules-title = Правила · Arasta
web-book-seek = знайти карту, місце, слово
# Beside a chapter or a thing that is not in the game at hand.
web-book-elsewhere = у цій грі немає
web-look-up = Знайти це в правилах
web-key-rules = правила — про те, що зараз пояснюється
web-notify-unsafe = Браузери показують сповіщення, лише якщо адреса починається з https, або на тому самому комп’ютері, де сервер. Тут про ваш хід скажуть звук і заголовок вкладки.
web-better-why = краще: { $choice } — { $why }
web-bot-beginner = бот-новачок
web-level-beginner = новачок
web-lesson-proposal = Мій план
web-lesson-back = Зараз цього вибрати не можна. Ось що можна зробити:
web-lesson-would = Моя порада: { $choice }.
web-lesson-plan-1 = З кожним розширенням на візку вміщується більше товарів, а останнє дає рубін.
web-lesson-plan-2 = Наберіть тканин: за них платить базар, їх бере Палац за рубін, а по тайл мечеті приходять із тканинами на візку.
web-lesson-plan-3 = Наберіть спецій: за них платить базар, їх бере Палац за рубін, а по тайл мечеті приходять зі спеціями на візку.
web-lesson-plan-4 = Наберіть фруктів: за них платить базар, їх бере Палац за рубін, а по тайл мечеті приходять із фруктами на візку.
web-lesson-plan-5 = Поштамт дає ліри й товари задарма, усього потроху.
web-lesson-plan-6 = Карта бонусу в потрібну мить варта цілого ходу.
web-lesson-plan-7 = Покличте помічників, щоб знову діяти, хоч би куди ви пішли.
web-lesson-plan-8 = Товар на вибір, а за вдалого кидка — прикраси, яких немає на жодному складі.
web-lesson-plan-9 = Ліри за кидок: назвіть число, яке найімовірніше випаде.
web-lesson-plan-10 = Продайте те, на що є попит, і якомога більше за раз: за ліри Ювелір продає рубіни.
web-lesson-plan-11 = Продайте те, на що є попит, і якомога більше за раз: за ліри Ювелір продає рубіни.
web-lesson-plan-12 = Родич зробить за вас справу далеко звідси, а вам і кроку ступати не треба.
web-lesson-plan-13 = Різні товари за рубін; наступний тут буде дорожчим.
web-lesson-plan-14 = Тайл, який допомагає весь день; а обидва тайли цієї мечеті дають рубін.
web-lesson-plan-15 = Тайл, який допомагає весь день; а обидва тайли цієї мечеті дають рубін.
web-lesson-plan-16 = Ваші ліри за рубін; наступний тут буде дорожчим.
web-list-or = { $most } або { $last }
web-two-tokens = два кольорові жетони на вибір
