### Стіл у браузері українською. Що треба знати, сказано в table.ftl.


## The table

web-seat = Місце { $n }
web-colour-1 = Шафран
web-colour-2 = Слива
web-colour-3 = Бірюза
web-colour-4 = Слонова кістка
web-colour-5 = Вугілля
web-you = ви
web-own = Ваш візок
web-cart = Візок: місця на кожен товар { $capacity }
web-goods-held =
    { $n ->
        [one] { $n } { $good }
        [few] { $n } { $good-few }
       *[many] { $n } { $good-many }
    }
web-cards = Ваші карти
web-cards-now = зіграйте підсвічену
web-cards-give = виберіть, яку скинути
web-cards-rest = не зараз
web-cards-away = прибрано
web-covered-card = Прибрана карта
web-no-cards = карт немає
web-bazaar = Базар
web-question = Запитання
web-stall = Що можна вибрати
web-log = День донині
web-since = від вашого останнього ходу
web-typed = Набрати хід
web-type = наберіть хід, напр. { $example }
web-type-example = help
web-round = коло { $n }
web-last-round = останнє коло
web-over = кінець
web-waiting = очікування
web-watching = Ви дивитеся.
web-home = Початкова сторінка
web-menu = Меню
web-recap = Що було від мого останнього ходу
web-rules = Правила
web-sound = Звук
web-theme = Світло чи темно
web-settings = Налаштування
web-lost = Зв’язку немає. Намагаюся повернутися …
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
web-out-at = у дорозі: { $places }
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
web-enter-two = клацніть обидва кубики або наберіть їхні числа
web-enter-row = клацніть те, що випало, або наберіть його номер у ряді
web-enter-plan = клацніть, де воно лежить
web-enter-list = клацніть або наберіть частину назви
web-die-of = Кубик { $n }
web-die-shows = Кубик { $n } показує { $face }
web-seek = шукайте, набираючи
web-found =
    { $n ->
        [one] підходить { $n }
        [few] підходять { $n }
       *[many] підходять { $n }
    }
web-unseen-card = Карта, якої тут ніхто не бачив. Коли її зіграють, скажіть, яка вона.
web-dialog-unseen = Яка це була карта?
web-go-back = Назад сюди
web-go = Уперед
web-confirm = Підтвердити
web-undo = Повернути
web-end-turn = Закінчити хід
web-result = Підсумок
web-no-undo = Зараз нема чого повертати.
web-no-end = Спершу дайте відповідь на запитання.
web-only-end = Лишається тільки закінчити хід.
web-choose-place = виберіть підсвічене місце
web-choose-lit = виберіть підсвічене
web-choose-things = вибирайте в будь-якому порядку
web-choose-card = виберіть одну зі своїх карт
web-choose-one = виберіть, що вам до вподоби
web-sending = хвилинку
web-paid-to = кому: { $player }
web-then-chance = далі щось випаде: не повернути
web-then-real = далі скажіть, що випало
web-then-turn = далі ваш хід скінчиться
web-then-over = далі гра скінчиться
web-then-other = далі вирішує хтось інший
web-then-more = і ще вирішувати
web-then-itself = продовжиться саме
web-then-lacks = виберіть ще, це не все
web-chosen =
    { $n ->
        [one] вибрано { $n }
        [few] вибрано { $n }
       *[many] вибрано { $n }
    }
web-set-full = Це не пасує до вибраного. Спершу щось відкладіть.
web-peek = Подивитися на поле під цим
web-market-asks = Базар хоче
web-for-goods =
    { $n ->
        [one] за { $n } товар
        [few] за { $n } товари
       *[many] за { $n } товарів
    }
web-called = названо { $n }
web-rolled = випало
web-lot =
    { $n ->
        [one] { $n } карта бонусу
        [few] { $n } карти бонусів
       *[many] { $n } карт бонусів
    } за найвищу ставку
web-no-bid = Ставок іще немає.
web-leads =
    Попереду { $player }: { $n ->
        [one] { $n } ліра
        [few] { $n } ліри
       *[many] { $n } лір
    }
web-bid-more = Можна набрати будь-яку ставку від { $least } до { $most }.

## Advice

web-hint = Підказка
web-hint-about = Що спало б тут на думку чемпіонові
web-champion = вибір чемпіона
web-thinking = Чемпіон думає …
web-percent = { $n } %
web-odds = Шанс на перемогу
web-odds-of = Шанс на перемогу { $chance }
web-played = що вибрано
web-best-here = Найкращі вибори тут

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
web-held-capacity = місткість візка
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
web-held-mosque-tiles-red = тайл мечеті за тканини
web-held-mosque-tiles-green = тайл мечеті за спеції
web-held-mosque-tiles-yellow = тайл мечеті за фрукти
web-held-mosque-tiles-blue = тайл мечеті за прикраси
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
web-tip-assistants = помічники з купцем
web-tip-cards = карти бонусів у руці
web-tip-stack = помічники з купцем
web-tip-letters = листи, доставлені теж
web-tip-guild-cards = карти гільдії в руці
web-tip-delivered = доставлені листи

## Windows

web-close = Закрити
web-dialog-settings = Налаштування
web-dialog-log = День донині
web-say = Скажіть щось
web-send = Надіслати
web-dialog-chat = Розмова
web-chat = Розмова
web-chat-unread =
    { $n ->
        [one] Розмова: { $n } нове слово
        [few] Розмова: { $n } нові слова
       *[many] Розмова: { $n } нових слів
    }
web-chat-none = Ще ніхто нічого не сказав.
web-chat-reads = Ви дивитеся: читаєте, що кажуть гравці.
web-chat-people = Кого ви чуєте
web-mute = Не чути: { $player }
web-unmute = Чути знову: { $player }
web-reactions = Відгуки
web-reaction-bravo = Браво
web-reaction-thanks = Дякую
web-reaction-laugh = Сміх
web-reaction-wow = Подив
web-reaction-sad = Шкода
web-reaction-tea = Випийте чаю, часу досить
web-dialog-rules = Правила
web-dialog-share = Запросити чи поділитися
web-share = Поділитися
web-share-moment = Поділитися цією миттю
web-share-replay-about = Хто має це посилання, може переглянути гру від початку або від кроку, на який ви дивитеся. Ваших розмов у ньому немає.
web-transfer = Грати далі на телефоні
web-dialog-transfer = Гра на іншому пристрої
web-transfer-about = Наведіть камеру телефона на код, і ваше місце перейде туди.
web-transfer-code = Код, який переносить ваше місце
web-transfer-once =
    Код діє один раз, { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }. Цей екран потім дивитиметься.
web-dialog-moved = Ви граєте далі деінде
web-moved-about = Ваше місце тепер на іншому пристрої. Щоб повернути його, виберіть там гру на іншому пристрої й відкрийте посилання тут.
web-dialog-expired = Місце не перейшло
web-watch-here = Дивитися тут
web-dialog-keys = Клавіші
web-key-arrows = до наступного, що можна вибрати
web-key-enter = вибрати це або зробити те, що на великій кнопці
web-key-escape = крок назад
web-key-hint = підказка, якщо вони є за столом
web-key-undo = повернути
web-key-reset = повернути весь хід
web-key-end = закінчити хід
web-key-log = що сталося
web-key-type = набрати хід
web-key-keys = ці клавіші
web-key-play = показувати чи спинити
web-key-step = крок назад чи вперед
web-key-ends = на початок чи в кінець
web-set-theme = Світло
web-set-theme-system = як у системі
web-set-theme-light = світло
web-set-theme-dark = темно
web-set-motion = Рух
web-set-motion-system = як у системі
web-set-motion-all = фігурки ходять
web-set-motion-none = немає
web-set-confirm = Питати перед ходом
web-set-confirm-about = Перше клацання показує, скільки вибір коштує й що дає, друге його робить.
web-set-path = Грати далі, як показано
web-set-path-about = Вибір робиться разом із тим, що показує його перегляд: наприклад, залишити помічника й виконати дію.
web-set-end = Питати перед кінцем мого ходу
web-set-end-about = Поки хід не закінчено, його можна повернути.
web-leave-to-bot = Хай за мене грає бот
web-leave = Вийти з-за столу
web-leave-about = За того, хто вийшов, грає бот; місце можна повернути будь-коли.
web-stop = Зупинити гру
web-go-on-playing = Усе ж грати далі
web-asks-stop =
    { $n ->
        [one] { $players } хоче зупинити гру
        [few] { $players } хочуть зупинити гру
       *[many] { $players } хочуть зупинити гру
    }. Вона скінчиться, коли погодяться всі.
web-stop-wished =
    Ви хочете зупинити гру. { $n ->
        [one] { $players } ще не відповідає.
        [few] { $players } ще не відповідають.
       *[many] { $players } ще не відповідають.
    }
web-stop-alone = Гра скінчиться тут і зараз, без підсумку. Вона лишиться серед ваших ігор.
web-stop-agree = Зупинити
web-keep-playing = Грати далі
web-dialog-stop = Зупинити гру?
web-people = Гравці
web-dialog-people = Гравці
web-presence-here = тут
web-presence-coming_back = повертається
web-presence-gone = немає
web-presence-away = немає вже { $time }
web-presence-bot = за них грає бот
web-wants-stop = хоче зупинити гру
web-wants-again = хоче зіграти ще
web-replace = Хай грає бот: { $player }
web-replace-in = через { $time }
web-watchers =
    { $n ->
        [one] Дивиться { $n } людина.
        [few] Дивляться { $n } людини.
       *[many] Дивляться { $n } людей.
    }
web-take-back = Повернути моє місце
web-bot-plays = за вас грає бот
web-bot-stuck = { $player } зараз не може думати. Стіл чекає й питає знову.
web-clock-bot =
    { $per ->
        [turn] Час на хід. Коли він вийде, цей хід зіграє бот; потім місце можна повернути.
       *[game] Час на всю гру. Коли він вийде, до кінця гратиме бот.
    }
web-clock-waits =
    { $per ->
        [turn] Час на хід. Коли він вийде, стіл чекатиме далі.
       *[game] Час на всю гру. Коли він вийде, стіл чекатиме далі.
    }
web-seconds =
    { $n ->
        [one] { $n } секунду
        [few] { $n } секунди
       *[many] { $n } секунд
    }
web-minutes =
    { $n ->
        [one] { $n } хвилину
        [few] { $n } хвилини
       *[many] { $n } хвилин
    }
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
web-set-notify = Казати мені, коли мій хід
web-set-notify-about = Браузер покаже сповіщення, коли цієї сторінки не видно.
web-notify-forbidden = Сповіщення для цієї сторінки заборонено. Дозволити їх можна в налаштуваннях браузера.
web-mail = Лист, коли мій хід
web-mail-about = Лише коли вас тут немає, раз за хід. Адреси за столом більше ніхто не бачить.
web-mail-asked = Туди надіслано листа: поки в ньому не погодитеся, нічого не надійде. Хто спинив листи звідси, може знову їх дозволити посиланням із будь-якого листа.
web-mail-page = Листи з цього сервера
web-mail-no-key = Це посилання неповне або вже не чинне. Відкрийте його з листа ще раз.
web-mail-is-asked = Хтось за тутешнім столом хоче отримувати на вашу адресу звістки про свої ходи. Це ви?
web-mail-is-confirmed = Про ваші ходи вам пишуть на вашу адресу, коли вас немає за столом: раз за хід і не більше одного листа за десять хвилин.
web-mail-is-stopped = На вашу адресу з цього сервера листів немає, хоч би хто лишив її за столом.
web-mail-yes = Так, пишіть про мої ходи
web-mail-no = Ніяких листів звідси
web-mail-left = Про ваші ходи пишуть сюди:
web-mail-address = Ваша адреса пошти
web-mail-leave = Писати туди
web-mail-stop = Більше не писати
web-set-sound = Звук
web-set-sound-about = Дзвінок каже, що ваш хід.
web-set-calm = Спокій
web-set-calm-about = Без оздоб і сяйва.
web-fair = Чесні кубики
web-fair-before = Цю обіцянку дано до гри й до того, як будь-який браузер дав своє слово для кубиків. Ключ, який її доводить, видно після кінця гри.
web-fair-proof = Що доведено?
web-fair-bound = Ваш браузер бачив обіцянку до того, як дав своє слово, і це слово є в кубиках. Тож ніхто не міг дібрати до нього ключ: те, що випало, вибрав не той, хто тримає цей сервер.
web-fair-unbound = Цей браузер не дав слова до гри. Йому це доводить лише те, що після показаної тепер обіцянки нічого не змінено; браузери, які дали слово, можуть перевірити більше.
web-fair-changed = Обережно: це не та обіцянка, яку ваш браузер бачив раніше. Кубики могли вибрати ще раз.
web-fair-left-out = Слова вашого браузера немає в кубиках: воно прийшло запізно або його пропустили. Тож кубики могли вибрати без вас.
web-fair-not-proven = Не доведено
web-fair-not-peeking = Що ніхто не зазирав наперед: хто тримає цей сервер, має ключ і міг знати, що випаде.
web-fair-not-last = Що ніхто не допомагав зсередини: гравець у змові із сервером міг дати слово останнім і дібрати його.
web-fair-words = Слова для кубиків
web-fair-no-word = Слово не надійшло; гра почалася без нього.
web-fair-promise = Обіцянка
web-word-awaited = слово для кубиків ще не надійшло
web-fair-command = Команда arasta verify перевіряє кожен кидок і кожне витягування збереженого запису.
web-fair-wrong = Ключ не пасує до обіцянки, даної до гри.
web-fair-differs = Ключ пасує до обіцянки, але кидок чи витягування номер { $n } з нього не випливає.
web-fair-checked = Ваш браузер перевірив усі кидки й витягування ({ $n }).
web-fair-suspect = Обережно: щось не сходиться.
web-fair-follows = Ваш браузер перевірив усі кидки й витягування ({ $n }): кожне випливає з обіцянки, даної до гри, і зі слів гравців.
web-record = Зберегти запис
web-replay = Озирнутися
web-earlier = Крок назад
web-later = Крок уперед
web-step-of = Крок { $step } із { $last }.
web-now = Вийти
web-play-on = Показувати
web-pause = Пауза
web-speed = Темп
web-times = { $n }×
web-pass-to = Передайте екран:
web-hidden = Решту карт прибрано. Ваші відкриються, коли скажете.
web-i-am = Це я, { $player }
web-room = Стіл накривають
web-room-clock =
    { $per ->
        [turn] на хід { $time }
       *[game] на гру { $time }
    }
web-room-no-clock = без годинника
web-leave-room = Звільнити моє місце
web-send-link = Надіслати
web-qr = Посилання як код для камери телефона
web-free = вільне місце
web-seat-bot = Хай грає бот
web-invite = Надішліть це посилання тим, хто має прийти:
web-copy = Копіювати
web-copied = Скопійовано
web-code = Або скажіть їм код:
web-your-name = Ваше ім’я
web-join = Приєднатися
# A link that leads to no table, with the reason below it.
web-astray = Це посилання не веде до столу
web-astray-no-table = Воно не каже, який стіл мається на увазі: бракує кінця. Скопіюйте його повністю.
web-astray-watch = Дивитися без місця

## The end

web-wins = Цей день виграє { $player }
web-shared = Перемогу ділять { $players }
web-ranking = Підсумок
web-board = Поле
web-rematch = Зіграти ще
web-rematch-waits = Чекаємо
web-rematch-missing =
    { $n ->
        [one] { $players } ще не відповідає
        [few] { $players } ще не відповідають
       *[many] { $players } ще не відповідають
    }
web-rematch-agreed =
    { $n ->
        [one] { $players } теж хоче
        [few] { $players } теж хочуть
       *[many] { $players } теж хочуть
    }
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
web-expected = чого можна було чекати
web-face-rolled = { $face }: { $n }, можна було чекати { $expected }
web-better = краще: { $choice }
web-no-mistakes = Жоден вибір не коштував багато.
web-analyse = Розібрати цю гру
web-analyse-about = Чемпіон перегляне кожен вибір і кожен кидок. Це триває хвилину.
web-analysing = Чемпіон переглядає гру …

## The start page

web-welcome = Пошліть свого купця базаром Стамбула. Хто має досить рубінів, закінчує день.
web-play = Грати зараз
web-play-about = { $game }: ви й два боти
web-my-tables = Ваші столи
web-your-move = Ваш хід
web-go-on = Грати далі
# Of a game without a result: all agreed to stop.
web-ended-early = Зупинено
web-all-games =
    { $n ->
        [one] Ваша гра та її підсумок
        [few] Усі ваші { $n } гри
       *[many] Усі ваші { $n } ігор
    }
web-own-games = Ваші ігри
web-own-games-title = Ваші ігри · Arasta
web-games-going = Тривають
web-games-over = Закінчені
web-no-games = Ви тут іще не грали. Кожен стіл, за який ви сядете, збережеться на цій сторінці.
web-games-gone =
    { $n ->
        [one] { $n } столу більше немає на цьому сервері.
        [few] { $n } столів більше немає на цьому сервері.
       *[many] { $n } столів більше немає на цьому сервері.
    }
web-won = Перемога
web-won-by = Перемога: { $players }
# Of so many players this one came second, third and so on.
web-place-of = Місце { $rank } з { $n }
web-date-and-time = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
web-time-of-day = { DATETIME($when, timeStyle: "short") }
web-waits-free = Є вільне місце
web-mode-base = базова гра
web-totals = Разом
web-won-of =
    { $n ->
        [one] перемог з { $n } гри
        [few] перемог із { $n } ігор
       *[many] перемог із { $n } ігор
    }
web-totals-game = Гра
web-totals-played = Зіграно
web-totals-won = Виграно
web-totals-share = Частка виграних ігор
web-against = проти: { $who }
web-against-people = люди
web-against-screen = інші за цим екраном
web-against-mixed = боти різної сили
web-new-table = Новий стіл
web-game = Гра
web-name = Ім’я
# Who gives no name is called by the colour of the seat, which the server draws.
web-name-none = як вас звуть інші
web-seats = Місця
web-seat-here = цей екран
web-seat-link = за посиланням
web-add-seat = Ще одне місце
web-remove-seat = На одне місце менше
web-name-of = Ім’я на місці { $n }
web-chance = Кубики
web-chance-about = Кубики, що падають тут, або справжні за справжнім столом.
web-chance-fair = чесні, від сервера
web-chance-manual = справжні, вводяться тут
web-chance-note = Ви граєте власною коробкою. Що випаде, що витягнуть чи викладуть, ви клацаєте тут за всіх. Порядок місць не змінюється.
web-per = Годинник
web-per-about = Скільки часу мають люди.
web-per-none = немає
web-per-turn = на кожен хід
web-per-game = на всю гру
web-per-note = Без годинника стіл чекає цілими днями. Хто віддав хід ботові, може потім повернути собі місце.
web-time = Час
web-patience = Відсутність
web-patience-about = Як довго когось має не бути, щоб інші могли посадити бота. Хто відкрив стіл, може це завжди.
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
web-pace-about = Як довго боти ніби думають.
web-pace-slow = неквапно
web-pace-usual = як звичайно
web-pace-fast = швидко
web-listed = Гості
web-listed-about = Чи знайдуть цей стіл чужі на початковій сторінці сервера.
web-listed-link = лише за посиланням
web-listed-all = будь-хто, зі списку
# Why something cannot be chosen: “Short paths” goes only with Expansions: none. “Neutral assistants” goes only with
# Players: 2, 3, or 4.
web-needs = «{ $value }» годиться лише так: { $other } — { $allowed }.
web-needs-none = немає
web-more = Більше налаштувань
web-less = Менше налаштувань
web-make = Відкрити стіл
web-code-or-link = Код столу або посилання
web-public = Відкрито для всіх
web-free-seats =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
web-watch = дивитися
web-upload = Відкрити збережену гру

# The bots are people of the bazaar, who play at any level. Each has a name (Elif, Emre …), a face and a sentence, which
# stands below the name: it has no subject, and is about a woman or a man, as is said beside it.

# Elif, a woman
web-character-elif = Продає інжир і пам’ятає кожну ціну.
# Emre, a young man
web-character-emre = Спершу біжить, а дорогу питає потім.
# Defne, a woman
web-character-defne = Двічі лічить свої ліри, та й ваші теж.
# Burak, a man
web-character-burak = Ніколи не мине чайника з чаєм.
# Zehra, a woman
web-character-zehra = Знає кожен прохід між мечетями.
# Yusuf, a man
web-character-yusuf = Насвистує, коли кубики до нього ласкаві.
# Lale, a woman
web-character-lale = Тче килими, та й планує так само: ряд за рядом.
# Kerem, a man
web-character-kerem = Вітається з кожним і не забуває жодного боргу.
# Suna, an old woman
web-character-suna = Мало каже, багато носить.
# Tekin, an old man
web-character-tekin = Бачив на цьому базарі сорок літ.
# Meltem, a woman; her name is that of a summer wind
web-character-meltem = Приходить, як вітер, і забирає останню скриню.
# Halil, a man
web-character-halil = Лагодить візки, передусім свій.
# Nermin, a woman
web-character-nermin = Має родичку за кожним віконцем Поштамту.
# Okan, a man
web-character-okan = Продав би вам вашу власну тінь.
# İpek, a woman; her name means silk
web-character-ipek = Носить шовк, а думає рубінами.
# Rıza, an old man
web-character-riza = Уголос сподівається, що вам мало випаде.
web-bot-easy = легкий бот
web-bot-normal = звичайний бот
web-bot-hard = важкий бот
web-bot-expert = бот-експерт
web-bot-champion = чемпіон
web-bot-greedy = жадібний бот
web-bot-random = випадковий бот
web-level-easy = легкий
web-level-normal = звичайний
web-level-hard = важкий
web-level-expert = експерт
web-level-champion = чемпіон
web-level-greedy = жадібний
web-level-random = випадковий
web-bot-called = { $name } ({ $level })

## The lesson

web-learn = Навчитися гри
web-learn-about = перша гра, яка сама себе пояснює
web-learn-further = Інші уроки:
web-learn-mocha = Мока та бакшиш
web-learn-letters = Листи та печатки
web-learn-dice = Гра на кістках
web-lesson = Урок
web-lesson-at = Урок · { $n }
web-lesson-on = Зрозуміло
web-lesson-leave = Вийти з уроку
web-lesson-welcome = Вітаємо на базарі
web-lesson-welcome-about = Ви — купець у Стамбулі. Коли хтось має рубінів { $target }, день закінчується, і перемагає той, у кого їх найбільше.
web-lesson-move = Підіть до місця
web-lesson-move-about = До підсвічених місць можна дійти. Клацніть одне, щоб побачити, скільки воно коштує й що дає; клацніть ще раз, щоб піти.
web-lesson-plan = Звідки беруться рубіни
web-lesson-plan-about = Ювелір просить за рубін ліри, Палац Султана — товари. Один дають обидва тайли мечеті, один — візок, що вже не може вирости. Склади дають товари, базари — ліри за них.
web-lesson-hint = Вагаєтеся?
web-lesson-hint-about = Ця кнопка питає чемпіона, що б він тут зробив і чому.
web-lesson-assistant = Залиште помічника
web-lesson-assistant-about = Щоб діяти в місці, залиште там помічника або заберіть того, що там чекає. Без цього ваш хід скінчиться.
web-lesson-merchants = Тут інші купці
web-lesson-merchants-about = Заплатіть кожному, бо хід скінчиться без дії. Вони платять вам, коли приходять до вас.
web-lesson-action = Дійте
web-lesson-action-about = Кожне місце робить для вас щось одне. Затримайтеся на плитці або потримайте її, щоб прочитати, що саме.
web-lesson-market = Продайте на базарі
web-lesson-market-about = Вибирайте товари, яких він хоче, в будь-якому порядку. Що більше продасте разом, то більше дасть кожен.
web-lesson-dice = Назвіть число
web-lesson-dice-about = Якщо кубики покажуть не менше, ніж ви назвали, отримаєте стільки лір. Якщо менше — лише кілька.
web-lesson-fountain = Фонтан
web-lesson-fountain-about = Тут до вас повертаються помічники, скільки хочете. Приходьте, поки стос не спорожнів.
web-lesson-family = Ваш родич
web-lesson-family-about = З Поліції він іде до будь-якого місця й діє там. Купець, який його зустріне, відсилає його за нагороду.
web-lesson-encounters = Зустрічі
web-lesson-encounters-about = Губернатор і Контрабандист пропонують дещо за плату. Потім кубики кажуть, куди вони підуть.
web-lesson-ruby = Рубін!
web-lesson-ruby-about = Важать лише рубіни. Ювелір і Палац Султана з кожним проданим просять більше, тож дивіться, куди йдуть інші.
web-lesson-mosque = Тайл мечеті
web-lesson-mosque-about = Його сила ваша до кінця дня. Обидва тайли однієї мечеті варті рубіна.
web-lesson-wheelbarrow = Ваш візок
web-lesson-wheelbarrow-about = Він уміщає лише стільки кожного товару. Стельмах за ліри його збільшує.
web-lesson-cards = Карта бонусу
web-lesson-cards-about = Вона чекає у вашій руці. Коли вона підсвічена, її можна зіграти.
web-lesson-end = Закінчіть хід
web-lesson-end-about = Доти вибране можна повернути, якщо нічого не випало.
web-lesson-alone = Помічників більше немає
web-lesson-alone-about = Ідіть до Фонтана або туди, де чекає один із ваших.
web-lesson-last = Останнє коло
web-lesson-last-about = У когось досить рубінів. Коло дограють до кінця.
web-lesson-over = Це був ваш перший день
web-lesson-over-about = Ви знаєте все, що треба. Озирніться, щоб побачити, що можна було зробити краще; на початковій сторінці на вас чекають сильніші боти.
web-lesson-through = Ось і весь урок
web-lesson-coffee = Є кава
web-lesson-coffee-about = Кавою платять, як лірами й товарами, а місця на візку вона не займає.
web-lesson-coffee-places = Чотири нові місця
web-lesson-coffee-places-about = В Обсмажувальному цеху дають каву, у Гільдії — карти гільдії. У Таверні за каву можна отримати переваги, а в Кав’ярні — рубіни.
web-lesson-roast = Обсмажування кави
web-lesson-roast-about = Каву дають за ліри, за товар і за карту. Кожен обмін можна зробити один раз, а обміняти — скільки з них захочете.
web-lesson-guild-card = Карта гільдії
web-lesson-guild-card-about = Вона сильніша за карту бонусу, але забирає весь хід. Затримайтеся на ній або потримайте її, щоб прочитати, що вона робить.
web-lesson-guild-turn = Хід із гільдією
web-lesson-guild-turn-about = Карта замінює ваш хід: купець лишається на місці, і ви нікого не зустрічаєте, якщо карта не каже інакше.
web-lesson-tavern = Таверна
web-lesson-tavern-about = За каву тут дають тайл із силою або бар’єр. Бакшиш перетворює каву й товари на рубін.
web-lesson-barrier = Бар’єр
web-lesson-barrier-about = Покладіть його між двома сусідніми місцями: в одному з них ви відразу дієте. Відтоді там пройдете лише ви.
web-lesson-tavern-tile = Тайл таверни
web-lesson-tavern-tile-about = Його сила ваша до кінця дня. Затримайтеся на ньому, щоб її прочитати.
web-lesson-coffee-trader = Торговець кавою
web-lesson-coffee-trader-about = Кава за невелику плату, як у Губернатора й Контрабандиста. Потім кубики кажуть, куди він піде.
web-lesson-coffee-house = Кав’ярня
web-lesson-coffee-house-about = Тут за рубін платять лише кавою. Як і в Ювеліра, наступний коштує більше.
web-lesson-letters = Є пошта
web-lesson-letters-about = У Посольстві ви отримуєте листи для місць базару. Віднесіть лист на його місце, і печаток на ньому стане більше.
web-lesson-seals = Навіщо печатки
web-lesson-seals-about = За листи, на яких досить печаток, Таємне товариство дає рубін. За них можна купити й ще один хід.
web-lesson-letter = Ваші листи
web-lesson-letter-about = На кожному — номер його місця. Коли туди прийде ваша фігура, лист доставиться сам.
web-lesson-delivered = Доставлено!
web-lesson-delivered-about = На доставленому листі дві печатки замість однієї.
web-lesson-companion = Ваш компаньйон
web-lesson-companion-about = Перший візит до Фонтана дає вам компаньйона. Поставте його поруч із купцем, і тоді у свій хід піде один із них.
web-lesson-companion-walk = Компаньйон іде
web-lesson-companion-walk-about = Він проходить один крок, діє без помічника й теж доставляє листи.
web-lesson-kiosk = У Кіоску
web-lesson-kiosk-about = Кожен вибирає один із відкритих тайлів, починаючи з того, хто сюди прийшов. Використовувати його не обов’язково.
web-lesson-auction = Аукціон
web-lesson-auction-about = Кожен один раз дає ціну за карти, вищу за попередню, або пасує. Хто відкрив торги, може їх закрити.
web-lesson-society = Таємне товариство
web-lesson-society-about = Заплатіть печатками й виберіть рубін у будь-якому місці, де їх продають, хоч би скільки він там коштував.
web-lesson-pay-seals = Оплата печатками
web-lesson-pay-seals-about = Лист — це одна печатка, доставлений — дві. За змоги бережіть ті, що ще встигнете доставити.
web-lesson-roll = Ваш перший кидок
web-lesson-roll-about = Ви обмінюєте те, що показують кістки. Коли хтось має рубінів { $target }, починається останнє коло, і перемагає той, у кого їх найбільше.
web-lesson-crystals = Кристали
web-lesson-crystals-about = За кристал можна перекинути кістки: скільки завгодно кісток і стільки разів, скільки зможете заплатити.
web-lesson-again = Які кістки?
web-lesson-again-about = Клацніть кістки, які хочете перекинути; решта лишиться як є.
web-lesson-trades = Ваші дії
web-lesson-trades-about = Усе, що підсвічено, — це дії: обмін, плитка, рубін. За них платять кістками й жетонами; ліхтарі показують, скільки дій лишилося.
web-lesson-halls = Рубіни
web-lesson-halls-about = Кожна ділянка продає рубіни за товари свого кольору, килими — за різні товари й за ліри. Кожен наступний дорожчий.
web-lesson-prayer = Плитки мечеті
web-lesson-prayer-about = Плитка дає щось щоходу, починаючи з вашого наступного. Хто перший збере їх досить, отримає ще й рубін.
web-lesson-bazaar-card = Карти базару
web-lesson-bazaar-card-about = Виберіть одну з карт, відкритих кістками з картою. Часто вона дає щось і решті.
web-lesson-offer = Чужа карта
web-lesson-offer-about = Вона й вам щось пропонує. Погоджуйтеся або відмовтеся.
web-lesson-pay = Оплата
web-lesson-pay-about = Виберіть кістки й жетони. Коричневий жетон замінює будь-який колір; кістки після ходу зникнуть, а жетони лишаться, тож спершу платіть кістками.
web-lesson-first-ruby = Рубін!
web-lesson-first-ruby-about = Важать лише рубіни. Коли їх порівну, вирішує решта вашого майна.

## The dice game

web-own-things = Ваші речі
web-hall-red = Сукняний двір
web-hall-yellow = Фруктовий двір
web-hall-green = Провулок спецій
web-hall-blue = Ювелірний ряд
web-mosque = Мечеть
web-mosque-for = за { $n } плитки
web-bazaar-cards = Карти базару
web-tiles-of = плиток { $n } з { $most }
web-trades = Обміни
web-different = різні
web-all = усі
web-dice = Кістки
web-crystals = кристали
web-actions-left =
    { $n ->
        [one] лишилася { $n } дія
        [few] лишилися { $n } дії
       *[many] лишилося { $n } дій
    }
web-supply = Запас
web-face-red = червоне
web-face-yellow = жовте
web-face-green = зелене
web-face-blue = синє
web-face-coin = монета
web-face-card = карта
web-tip-crystals = кристали, щоб кидати ще раз
web-tip-actions = дій лишилося

## What is new at the table

web-page-about = «Стамбул», настільна гра та гра на кістках, проти ботів і з друзями
web-list-more = { $most }, { $last }
web-list-and = { $most } і { $last }
web-since-key = Від мого ходу
web-player-about = Що має { $player }
web-player-turns = Останні ходи
web-dialog-player = Що в них є
web-elsewhere = Деінде
web-language = Мова
web-correct = Виправити це
web-dialog-correct = Що це було?
web-correct-all-the-same = Усе одно виправити
web-bots-slow = неквапно
web-bots-quick = швидко
web-bots-at-once = одразу
web-to-my-turn = До мого ходу
web-take-all = Усе
web-chance-of = Шанс, що вдасться
web-picked = вибрано
web-choose-cart = вибирайте на своєму візку
web-bidder-out = вибув
web-bidder-now = дає ставку
web-bidder-next = ще попереду
web-bidder-closes = може закрити
web-rules-title = Правила · Arasta
web-book-seek = знайдіть карту, місце, слово
# Beside a chapter or a thing that is not in the game at hand.
web-book-elsewhere = не в цій грі
web-look-up = Знайти в правилах
web-key-rules = правила, там, де щойно пояснено
web-notify-unsafe = Браузери показують сповіщення лише там, де адреса починається з https, або на комп’ютері, який є сервером. Тут про ваш хід скажуть звук і назва вкладки.
web-better-why = краще: { $choice } — { $why }
web-bot-beginner = бот-новачок
web-level-beginner = новачок
web-lesson-proposal = Мій план
web-lesson-would = Я вибрав би так: { $choice }.
web-lesson-plan-1 = Кожне розширення дає місце для більшої кількості товарів, а останнє — рубін.
web-lesson-plan-2 = Наберіть тканин: за них платить базар, Палац дає рубін, а мечеть просить мати їх кілька.
web-lesson-plan-3 = Наберіть спецій: за них платить базар, Палац дає рубін, а мечеть просить мати їх кілька.
web-lesson-plan-4 = Наберіть фруктів: за них платить базар, Палац дає рубін, а мечеть просить мати їх кілька.
web-lesson-plan-5 = Пошта задарма дає ліри й товари, усього потроху.
web-lesson-plan-6 = Карти бонусів варті цілого кроку саме тоді, коли він потрібен.
web-lesson-plan-7 = Покличте помічників до себе, щоб знову діяти, хоч би куди пішли.
web-lesson-plan-8 = Товар на вибір, а за високого кидка й прикраси, яких немає на жодному складі.
web-lesson-plan-9 = Ліри за кидок: назвіть число, яке, мабуть, випаде.
web-lesson-plan-10 = Продайте те, чого він хоче, якнайбільше за раз: за ліри Ювелір дає рубіни.
web-lesson-plan-11 = Продайте те, чого він хоче, якнайбільше за раз: за ліри Ювелір дає рубіни.
web-lesson-plan-12 = Ваш родич діє за вас далеко звідси, а ви не робите ні кроку.
web-lesson-plan-13 = Товари кількох видів за рубін; наступний тут коштуватиме більше.
web-lesson-plan-14 = Тайл, сила якого ваша на цілий день; обидва тайли цієї мечеті дають рубін.
web-lesson-plan-15 = Тайл, сила якого ваша на цілий день; обидва тайли цієї мечеті дають рубін.
web-lesson-plan-16 = Ваші ліри за рубін; наступний тут коштуватиме більше.
web-list-or = { $most } або { $last }
web-two-tokens = два кольорові жетони на вибір
