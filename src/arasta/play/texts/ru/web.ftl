### Стол в браузере, по-русски. Что нужно знать о русских текстах, сказано в начале table.ftl.

## What a search engine says of the start page

web-page-about = «Стамбул» — настольная игра и игра в кости — с ботами и друзьями

## Lists

web-list-more = { $most }, { $last }
web-list-and = { $most } и { $last }
web-list-or = { $most } или { $last }

## The table

web-seat = Место { $n }
web-colour-1 = Шафран
web-colour-2 = Слива
web-colour-3 = Бирюза
web-colour-4 = Жемчуг
web-colour-5 = Уголь
web-you = вы
web-own = Ваша телега
web-cart = Телега, вмещает по { $capacity } каждого товара
web-goods-held = { $good }: { $n }
web-cards = Ваши карты
web-cards-now = можно сыграть подсвеченные
web-cards-give = выберите, какую сбросить
web-cards-rest = не сейчас
web-cards-away = спрятаны
web-covered-card = Спрятанная карта
web-no-cards = карт нет
web-bazaar = Базар
web-question = Вопрос
web-stall = Что можно выбрать
web-log = Как идёт день
web-since-key = С моего хода
web-player-about = Что есть у игрока { $player }
web-player-turns = Последние ходы
web-dialog-player = Имущество игрока
web-since = после вашего хода
web-typed = Ввести ход
web-type = введите ход, напр. { $example }
web-type-example = help
web-round = раунд { $n }
web-last-round = последний раунд
web-over = конец
web-waiting = ожидание
web-watching = Вы зритель.
web-home = На главную
web-astray = Эта ссылка не ведёт ни к какому столу
web-astray-no-table = В ней не сказано, какой это стол: не хватает конца. Скопируйте её целиком.
web-astray-watch = Смотреть без места
web-menu = Меню
web-elsewhere = Куда ещё
web-recap = Что было после моего хода
web-rules = Правила
web-sound = Звук
web-theme = Светлая или тёмная тема
web-settings = Настройки
web-language = Язык
web-lost = Связи нет. Восстанавливаем…
web-no-answer = Сервер не отвечает. Проверьте связь и попробуйте снова.
web-title = Ходит { $player } · Arasta
web-title-mine = Ваш ход · Arasta
web-turn = ходит
web-merchants-here = Купцы здесь: { $people }
web-rubies-here = { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
   *[many] { $n } рубинов
}
web-here = здесь
web-out-at = помощники: { $places }
web-all-home = все ваши помощники при вас
web-family-at = родственник: { $place }
web-companion-at = компаньон: { $place }

## Deciding

web-their-turn = Решает { $player }
web-trail = Ходит { $player }
web-trail-mine = Ваш ход
web-step-move = Движение
web-step-pay = Плата
web-step-act = Действие
web-step-meet = Встречи
web-step-roll = Бросок
web-enter-two = нажмите на оба кубика или введите их числа
web-enter-row = нажмите на выпавшую грань или введите её номер в ряду
web-enter-plan = нажмите на место, где она лежит
web-enter-list = нажмите на неё или введите часть названия
web-die-of = Кубик { $n }
web-die-shows = Кубик { $n }: { $face }
web-seek = искать по названию
web-found = подходит: { $n }
web-unseen-card = Карта, которую здесь никто не видел. Когда её разыграют, скажите, какая это.
web-dialog-unseen = Какая это была карта?
web-go-back = Назад, сюда
web-correct = Исправить это
web-dialog-correct = Что это было?
web-correct-all-the-same = Всё равно исправить
web-go = Вперёд
web-bots-slow = не спеша
web-bots-quick = быстро
web-bots-at-once = сразу
web-to-my-turn = К моему ходу
web-take-all = Все сразу
web-chance-of = Вероятность удачи
web-picked = выбрано
web-confirm = Подтвердить
web-undo = Отменить
web-end-turn = Завершить ход
web-result = Итоги
web-no-undo = Сейчас отменять нечего.
web-no-end = Сначала ответьте на вопрос.
web-only-end = Осталось только завершить ход.
web-choose-place = выберите подсвеченное место
web-choose-lit = выберите то, что подсвечено
web-choose-cart = выберите на своей телеге
web-choose-things = выбирайте в любом порядке
web-choose-card = выберите одну из своих карт
web-choose-one = выберите, что вам больше по душе
web-sending = минутку
web-paid-to = игроку { $player }
web-then-chance = дальше случай: отменить нельзя
web-then-real = дальше скажите, что выпало
web-then-turn = дальше конец хода
web-then-over = дальше конец партии
web-then-other = дальше решает другой
web-then-more = и будет что решать дальше
web-then-itself = продолжится само
web-then-lacks = это не всё, выберите ещё
web-chosen = выбрано: { $n }
web-set-full = К выбранному это не подходит. Сначала что-нибудь уберите.
web-peek = Взглянуть на поле
web-market-asks = Рынок покупает
web-for-goods = { $n ->
    [one] за { $n } товар
    [few] за { $n } товара
   *[many] за { $n } товаров
}
web-called = вы назвали { $n }
web-rolled = выпало
web-lot = { $n ->
    [1] Карта бонуса
    [one] { $n } карта бонуса
    [few] { $n } карты бонусов
   *[many] { $n } карт бонусов
} — за высшую ставку
web-bidder-out = пасует
web-bidder-now = делает ставку
web-bidder-next = ещё впереди
web-bidder-closes = последнее слово
web-no-bid = Ставок ещё не было.
web-leads = впереди { $player }: { $n ->
    [one] { $n } лира
    [few] { $n } лиры
   *[many] { $n } лир
}
web-bid-more = Можно ввести любую ставку от { $least } до { $most }.

## Advice

web-hint = Подсказка
web-hint-about = О чём здесь подумал бы чемпион
web-champion = выбор чемпиона
web-thinking = Чемпион думает…
web-percent = { $n }{"\u00A0"}%
web-odds = Шансы на победу
web-odds-of = Шансы на победу: { $chance }
web-played = было выбрано
web-best-here = Лучшее, что можно выбрать

## What is held

web-held-lira = { $n ->
    [one] лира
    [few] лиры
   *[many] лир
}
web-held-coffee = кофе
web-held-rubies = { $n ->
    [one] рубин
    [few] рубина
   *[many] рубинов
}
web-held-cards = { $n ->
    [one] карта бонуса
    [few] карты бонусов
   *[many] карт бонусов
}
web-held-guild-cards = { $n ->
    [one] карта гильдии
    [few] карты гильдии
   *[many] карт гильдии
}
web-held-stack = { $n ->
    [one] помощник
    [few] помощника
   *[many] помощников
}
web-held-letters = { $n ->
    [one] письмо
    [few] письма
   *[many] писем
}
web-held-delivered = { $n ->
    [one] доставленное
    [few] доставленных
   *[many] доставленных
}
web-held-capacity = к вместимости телеги
web-held-goods-red = { $n ->
    [one] ткань
    [few] ткани
   *[many] тканей
}
web-held-goods-green = { $n ->
    [one] специя
    [few] специи
   *[many] специй
}
web-held-goods-yellow = { $n ->
    [one] фрукт
    [few] фрукта
   *[many] фруктов
}
web-held-goods-blue = { $n ->
    [one] украшение
    [few] украшения
   *[many] украшений
}
web-held-crystals = { $n ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}
web-held-mosque-tiles-red = красный жетон мечети
web-held-mosque-tiles-green = зелёный жетон мечети
web-held-mosque-tiles-yellow = жёлтый жетон мечети
web-held-mosque-tiles-blue = синий жетон мечети
web-held-tavern-tiles = { $n ->
    [one] жетон таверны
    [few] жетона таверны
   *[many] жетонов таверны
}
web-held-tiles = { $n ->
    [one] плитка мечети
    [few] плитки мечети
   *[many] плиток мечети
}
web-held-tokens-red = { $n ->
    [one] красный жетон
    [few] красных жетона
   *[many] красных жетонов
}
web-held-tokens-yellow = { $n ->
    [one] жёлтый жетон
    [few] жёлтых жетона
   *[many] жёлтых жетонов
}
web-held-tokens-green = { $n ->
    [one] зелёный жетон
    [few] зелёных жетона
   *[many] зелёных жетонов
}
web-held-tokens-blue = { $n ->
    [one] синий жетон
    [few] синих жетона
   *[many] синих жетонов
}
web-held-tokens-brown = { $n ->
    [one] коричневый жетон
    [few] коричневых жетона
   *[many] коричневых жетонов
}
web-held-dice-red = { $n ->
    [one] красный кубик
    [few] красных кубика
   *[many] красных кубиков
}
web-held-dice-yellow = { $n ->
    [one] жёлтый кубик
    [few] жёлтых кубика
   *[many] жёлтых кубиков
}
web-held-dice-green = { $n ->
    [one] зелёный кубик
    [few] зелёных кубика
   *[many] зелёных кубиков
}
web-held-dice-blue = { $n ->
    [one] синий кубик
    [few] синих кубика
   *[many] синих кубиков
}
web-held-dice-coin = { $n ->
    [one] кубик с монетой
    [few] кубика с монетой
   *[many] кубиков с монетой
}
web-held-dice-card = { $n ->
    [one] кубик с картой
    [few] кубика с картой
   *[many] кубиков с картой
}
web-place-short-1 = Тел. мастер

## Short names, for small tiles

web-place-short-2 = Ткани
web-place-short-3 = Специи
web-place-short-4 = Фрукты
web-place-short-5 = Почтамт
web-place-short-10 = Бол. рынок
web-place-short-11 = Мал. рынок
web-place-short-12 = Участок
web-place-short-13 = Дворец
web-place-short-14 = М. мечеть
web-place-short-15 = Б. мечеть
web-place-short-17 = Обжарка
web-place-short-23 = Аукцион
web-place-short-24 = Общество
web-place-short-8 = Чёрн. рынок
web-place-short-6 = Караван

## Explanations

web-letter-for = Письмо: { $place }
web-tip-lira = лиры в кошельке
web-tip-coffee = кофе
web-tip-assistants = помощники при купце
web-tip-cards = карты бонусов на руке
web-tip-stack = помощники при купце
web-tip-letters = письма, считая доставленные
web-tip-guild-cards = карты гильдии на руке
web-tip-delivered = доставленные письма

## Windows

web-close = Закрыть
web-dialog-settings = Настройки
web-dialog-log = Как идёт день
web-say = Сказать что-нибудь
web-send = Отправить
web-dialog-chat = Разговор
web-chat = Разговор
web-chat-unread = Разговор: { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[many] { $n } новых сообщений
}
web-chat-none = Пока никто ничего не сказал.
web-chat-reads = Вы зритель: вам видно, что говорят игроки.
web-chat-people = Кого вы слышите
web-mute = Не слышать: { $player }
web-unmute = Снова слышать: { $player }
web-reactions = Реакции
web-reaction-bravo = Браво
web-reaction-thanks = Спасибо
web-reaction-laugh = Смешно
web-reaction-wow = Вот это да
web-reaction-sad = Как жаль
web-reaction-tea = Выпейте чаю, мы не спешим
web-dialog-rules = Правила
web-rules-title = Правила · Arasta
web-book-seek = найти карту, место, слово
web-book-elsewhere = в этой партии нет
web-look-up = Найти это в правилах
web-dialog-share = Пригласить или поделиться
web-share = Поделиться
web-share-moment = Поделиться этим моментом
web-share-replay-about = По этой ссылке можно просмотреть партию — с начала или с шага, на который вы смотрите. Ваших разговоров в ней нет.
web-transfer = Продолжить на телефоне
web-dialog-transfer = Продолжить на другом устройстве
web-transfer-about = Наведите камеру телефона на код, и ваше место перейдёт туда.
web-transfer-code = Код, который переносит ваше место
web-transfer-once = Код сработает один раз, в течение { $minutes ->
    [1] минуты
    [one] { $minutes } минуты
    [few] { $minutes } минут
   *[many] { $minutes } минут
}. Этот экран потом останется зрителем.
web-dialog-moved = Вы продолжили в другом месте
web-moved-about = Ваше место теперь на другом устройстве. Чтобы вернуть его, выберите там «Продолжить на другом устройстве» и откройте ссылку здесь.
web-dialog-expired = Место не перешло
web-watch-here = Смотреть здесь
web-dialog-keys = Клавиши
web-key-arrows = к следующему, что можно выбрать
web-key-enter = выбрать это или сделать то, что на большой кнопке
web-key-escape = шаг назад
web-key-hint = подсказка, если за столом они есть
web-key-undo = отменить
web-key-reset = отменить весь ход
web-key-end = завершить ход
web-key-log = что произошло
web-key-rules = правила — о том, что сейчас объясняется
web-key-type = ввести ход
web-key-keys = эти клавиши
web-key-play = пуск или пауза
web-key-step = шаг назад или вперёд
web-key-ends = в начало или в конец
web-set-theme = Тема
web-set-theme-system = как в системе
web-set-theme-light = светлая
web-set-theme-dark = тёмная
web-set-motion = Движение
web-set-motion-system = как в системе
web-set-motion-all = фигуры ходят
web-set-motion-none = без движения
web-set-confirm = Спрашивать перед ходом
web-set-confirm-about = Первое нажатие показывает, чего стоит выбор и что он даёт, второе делает его.
web-set-path = Играть дальше, как показано
web-set-path-about = Выбор делается сразу с тем, что показано в предпросмотре: например, оставить помощника и выполнить действие.
web-set-end = Спрашивать перед концом хода
web-set-end-about = Пока ход не завершён, его можно отменить.
web-leave-to-bot = Пусть за меня играет бот
web-leave = Выйти из-за стола
web-leave-about = За того, кто вышел, играет бот; вернуться на место можно в любой момент.
web-stop = Прекратить партию
web-go-on-playing = Всё-таки играть дальше
web-asks-stop = { $players } { $n ->
    [1] хочет
   *[other] хотят
} прекратить партию. Для этого нужно согласие всех.
web-stop-agree = Прекратить
web-stop-wished = Вы хотите прекратить партию. Ждём ответа: { $players }.
web-stop-alone = Партия прекратится здесь и сейчас, без результата. Она останется среди ваших партий.
web-dialog-stop = Прекратить партию?
web-keep-playing = Играть дальше
web-people = Игроки
web-dialog-people = Игроки
web-presence-here = здесь
web-presence-coming_back = возвращается
web-presence-gone = нет за столом
web-presence-away = нет уже { $time }
web-presence-bot = играет бот
web-wants-stop = хочет прекратить партию
web-wants-again = хочет сыграть ещё
web-replace = Пусть играет бот: { $player }
web-replace-in = через { $time }
web-watchers = { $n ->
    [one] Смотрит { $n } зритель.
    [few] Смотрят { $n } зрителя.
   *[many] Смотрят { $n } зрителей.
}
web-take-back = Вернуться на место
web-bot-plays = за вас играет бот
web-bot-stuck = { $player } сейчас не может думать. Стол ждёт и спросит снова.
web-clock-bot = { $per ->
    [turn] Время на ход. Когда оно выйдет, этот ход сделает бот; потом можно вернуться на место.
   *[game] Время на всю партию. Когда оно выйдет, до конца доиграет бот.
}
web-clock-waits = { $per ->
    [turn] Время на ход. Когда оно выйдет, стол подождёт ещё.
   *[game] Время на всю партию. Когда оно выйдет, стол подождёт ещё.
}
web-seconds = { $n }{"\u00A0"}с
web-minutes = { $n }{"\u00A0"}мин
web-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
web-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
web-set-notify = Сообщать о моём ходе
web-set-notify-about = Браузер покажет уведомление, когда страница не видна.
web-notify-unsafe = Браузеры показывают уведомления, только если адрес начинается с https, или на том же компьютере, где сервер. Здесь о вашем ходе скажут звук и заголовок вкладки.
web-notify-forbidden = Уведомления для этой страницы запрещены. Разрешить их можно в настройках браузера.
web-mail = Письмо, когда мой ход
web-mail-about = Только когда вас нет за столом, раз за ход. Адрес никто за столом не увидит.
web-mail-asked = Туда отправлено письмо: пока вы не подтвердите в нём адрес, сообщений не будет. Если вы отказались от писем отсюда, разрешить их снова можно по ссылке из любого письма.
web-mail-page = Письма с этого сервера
web-mail-no-key = Эта ссылка неполная или больше не действует. Откройте её из письма ещё раз.
web-mail-is-asked = Кто-то за столом на этом сервере хочет узнавать о своих ходах по вашему адресу. Это вы?
web-mail-is-confirmed = О ваших ходах пишут на ваш адрес, когда вас нет за столом: раз за ход и не чаще одного письма в десять минут.
web-mail-is-stopped = На ваш адрес писем с этого сервера не будет, кто бы ни оставил его за столом.
web-mail-yes = Да, пишите о моих ходах
web-mail-no = Не нужно писем
web-mail-left = О ваших ходах пишут сюда:
web-mail-address = Ваш адрес почты
web-mail-leave = Писать сюда
web-mail-stop = Больше не писать
web-set-sound = Звук
web-set-sound-about = Колокольчик скажет, что ваш ход.
web-set-calm = Спокойный вид
web-set-calm-about = Без узоров и сияния.
web-fair = Честные кубики
web-fair-before = Это обещание дано до партии, раньше, чем браузеры дали слова для кубиков. Ключ, который его подтверждает, покажут после партии.
web-fair-proof = Что доказано?
web-fair-bound = Ваш браузер видел обещание до того, как дал своё слово, и это слово вошло в кубики. Значит, никто не мог подобрать ключ под себя: исходов не выбирал тот, кто держит этот сервер.
web-fair-unbound = Этот браузер до партии слова не давал. Для него доказано лишь то, что после показанного сейчас обещания ничего не меняли; браузер, который дал слово, может проверить больше.
web-fair-changed = Осторожно: это не то обещание, которое ваш браузер видел раньше. Кубики могли выбрать заново.
web-fair-left-out = Слова вашего браузера в кубиках нет: оно пришло слишком поздно или его пропустили. Значит, кубики могли выбрать без вас.
web-fair-not-proven = Не доказано
web-fair-not-peeking = Что никто не заглядывал вперёд: у того, кто держит этот сервер, есть ключ, и он мог знать, что выпадет.
web-fair-not-last = Что никто не помогал изнутри: игрок в сговоре с сервером мог дать последнее слово и подобрать его.
web-fair-words = Слова для кубиков
web-fair-no-word = Слова не было; партия началась без него.
web-fair-promise = Обещание
web-word-awaited = слова для кубиков ещё нет
web-fair-command = Команда arasta verify проверит в сохранённой записи каждый бросок и каждую карту.
web-fair-wrong = Ключ не подходит к обещанию, данному до партии.
web-fair-differs = Ключ подходит к обещанию, но бросок или карта номер { $n } из него не следует.
web-fair-checked = Ваш браузер проверил все броски и карты: { $n }.
web-fair-suspect = Осторожно: что-то не сходится.
web-fair-follows = Ваш браузер проверил все броски и карты ({ $n }): каждый следует из обещания, данного до партии, и из слов игроков.
web-record = Скачать запись
web-replay = Просмотр партии
web-earlier = Шаг назад
web-later = Шаг вперёд
web-step-of = Шаг { $step } из { $last }.
web-now = Выйти
web-play-on = Пуск
web-pause = Пауза
web-speed = Скорость
web-times = { $n }×
web-pass-to = Передайте экран:
web-hidden = Чужие карты спрятаны. Ваши откроются по вашему слову.
web-i-am = Это я, { $player }
web-room = Стол накрывают
web-room-clock = { $per ->
    [turn] { $time } на ход
   *[game] { $time } на партию
}
web-room-no-clock = без часов
web-leave-room = Освободить место
web-send-link = Отправить
web-qr = Ссылка в виде кода для камеры телефона
web-free = свободное место
web-seat-bot = Посадить бота
web-invite = Отправьте эту ссылку тем, кого ждёте:
web-copy = Скопировать
web-copied = Скопировано
web-code = Или назовите код:
web-your-name = Ваше имя
web-join = Сесть

## The end

web-wins = Побеждает { $player }
web-shared = Победу делят { $players }
web-ranking = Итоги
web-board = Поле
web-rematch = Ещё раз
web-rematch-waits = Ждём
web-rematch-missing = ждём ответа: { $players }
web-rematch-agreed = хотят ещё: { $players }
web-rematch-follow = К следующей партии
web-stopped = Партия прекращена
web-score-rubies = рубины
web-score-lira = лиры
web-score-goods = товары
web-score-cards = карты бонусов
web-score-wealth = состояние
web-score-coffee = кофе
web-score-letters = письма

web-mistakes = Ошибки
web-rolls = { $n ->
    [one] { $n } бросок
    [few] { $n } броска
   *[many] { $n } бросков
}
web-expected = сколько следовало ожидать
web-face-rolled = { $face }: { $n }, ожидалось { $expected }
web-better = лучше: { $choice }
web-better-why = лучше: { $choice } — { $why }
web-no-mistakes = Ни один выбор не обошёлся дорого.
web-analyse = Разобрать партию
web-analyse-about = Чемпион посмотрит каждый выбор и каждый бросок. Это займёт минуту.
web-analysing = Чемпион разбирает партию…

## The start page

web-welcome = Проведите своего купца по базару Стамбула. Кто первым соберёт рубины, тот и завершит день.
web-play = Играть
web-play-about = { $game }: вы и два бота
web-my-tables = Ваши столы
web-your-move = Ваш ход
web-go-on = Дальше
web-ended-early = Прекращена
web-all-games = { $n ->
    [1] Ваша партия и её результат
   *[other] Все ваши партии: { $n }
}
web-own-games = Ваши партии
web-own-games-title = Ваши партии · Arasta
web-games-going = Идут
web-games-over = Окончены
web-no-games = Вы здесь ещё не играли. Все столы, за которые вы сядете, будут на этой странице.
web-games-gone = Столов, которых на этом сервере больше нет: { $n }.
web-won = Победа
web-won-by = Победа: { $players }
# Of so many players this one came second, third and so on.
web-place-of = { $rank }-е место из { $n }
web-date-and-time = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
web-time-of-day = { DATETIME($when, timeStyle: "short") }
web-waits-free = Есть свободное место
web-mode-base = базовая игра
web-totals = Всего
web-won-of = { $n ->
    [one] из { $n } партии выиграно
    [few] из { $n } партий выиграно
   *[many] из { $n } партий выиграно
}
web-totals-game = Игра
web-totals-played = Сыграно
web-totals-won = Побед
web-totals-share = Доля побед
web-against = соперники: { $who }
web-against-people = люди
web-against-screen = другие за этим экраном
web-against-mixed = боты разных уровней
web-new-table = Новый стол
web-game = Игра
web-name = Имя
# Who gives no name is called by the colour of the seat, which the server draws.
web-name-none = как вас называть
web-seats = Места
web-seat-here = этот экран
web-seat-link = по ссылке
web-add-seat = Добавить место
web-remove-seat = Убрать место
web-name-of = Имя на месте { $n }
web-chance = Кубики
web-chance-about = Кубики, которые бросает сервер, или настоящие — за настоящим столом.
web-chance-fair = честные, от сервера
web-chance-manual = настоящие, вводим здесь
web-chance-note = Вы играете своей коробкой. Что выпало, вытянуто или выложено, вы отмечаете здесь за всех. Места остаются в этом порядке.
web-per = Часы
web-per-about = Сколько времени дано людям на раздумья.
web-per-none = нет
web-per-turn = на каждый ход
web-per-game = на партию
web-per-note = Без часов стол ждёт целыми днями. Кто отдал ход боту, может потом вернуться на место.
web-time = Время
web-patience = Отлучки
web-patience-about = Сколько ждать отошедшего, прежде чем остальные могут посадить за него бота. Хозяин стола может сделать это сразу.
web-patience-now = бот сразу
web-patience-soon = 2 минуты
web-patience-late = 10 минут
web-patience-day = день
web-late = Потом
web-late-about = Что бывает, когда время вышло.
web-late-bot = дальше играет бот
web-late-wait = стол ждёт
web-help = Советы
web-help-about = О чём можно спросить во время игры.
web-help-none = нет
web-help-hints = подсказки
web-help-chances = подсказки и шансы
web-pace = Боты
web-pace-about = Сколько времени боты делают вид, что думают.
web-pace-slow = не спеша
web-pace-usual = обычно
web-pace-fast = быстро
web-listed = Гости
web-listed-about = Найдут ли этот стол чужие на главной странице сервера.
web-listed-link = только по ссылке
web-listed-all = кто угодно, из списка
web-needs = Для «{ $value }» нужно: { $other } — { $allowed }.
web-needs-none = нет
web-more = Больше настроек
web-less = Меньше настроек
web-make = Открыть стол
web-code-or-link = Код стола или ссылка
web-public = Открыто для всех
web-free-seats = { $n ->
    [one] { $n } место свободно
    [few] { $n } места свободны
   *[many] { $n } мест свободно
}
web-watch = смотреть
web-upload = Открыть запись партии
web-bot-beginner = бот-новичок
web-bot-easy = лёгкий бот
web-bot-normal = обычный бот
web-bot-hard = сильный бот
web-bot-expert = бот-эксперт
web-bot-champion = чемпион
web-bot-greedy = жадный бот
web-bot-random = случайный бот
web-level-beginner = новичок
web-level-easy = лёгкий
web-level-normal = обычный
web-level-hard = сильный
web-level-expert = эксперт
web-level-champion = чемпион
web-level-greedy = жадный
web-level-random = случайный
web-bot-called = { $name } ({ $level })

# Боты — люди базара и играют на любом уровне. У каждого есть имя, лицо и фраза под именем, без подлежащего.
web-character-elif = Торгует инжиром и помнит все цены.
web-character-emre = Сначала бежит, потом спрашивает дорогу.
web-character-defne = Дважды пересчитывает свои лиры — и ваши тоже.
web-character-burak = Ни разу не прошёл мимо чайника с чаем.
web-character-zehra = Знает все короткие пути от мечети к мечети.
web-character-yusuf = Насвистывает, когда кубики к нему добры.
web-character-lale = Ткёт ковры и планы — ряд за рядом.
web-character-kerem = Здоровается со всеми и не забывает ни одного долга.
web-character-suna = Говорит мало, уносит много.
web-character-tekin = Провёл на этом базаре сорок лет.
web-character-meltem = Налетает как ветер и забирает последний ящик.
web-character-halil = Чинит телеги, и прежде всего — свою.
web-character-nermin = За каждым окошком Почтамта у неё по кузине.
web-character-okan = Продаст вам вашу собственную тень.
web-character-ipek = Носит шелка, а думает о рубинах.
web-character-riza = Вслух надеется, что вам выпадет поменьше.

## The lesson

web-learn = Научиться играть
web-learn-about = первая партия, которая всё объяснит
web-learn-further = Другие уроки:
web-learn-mocha = Кофе и бакшиш
web-learn-letters = Письма и печати
web-learn-dice = Игра в кости
web-lesson = Урок
web-lesson-at = Урок · { $n } из { $most }
web-lesson-on = Понятно
web-lesson-leave = Закончить урок
web-lesson-proposal = Мой план
web-lesson-back = Сейчас это выбрать нельзя. Вот что можно сделать:
web-lesson-would = Мой совет: { $choice }.
web-lesson-plan-1 = С каждым расширением на телеге умещается больше товаров, а последнее приносит рубин.
web-lesson-plan-2 = Наберите тканей: за них платит рынок, их берёт Дворец за рубин, а за жетоном мечети приходят с тканями на телеге.
web-lesson-plan-3 = Наберите специй: за них платит рынок, их берёт Дворец за рубин, а за жетоном мечети приходят со специями на телеге.
web-lesson-plan-4 = Наберите фруктов: за них платит рынок, их берёт Дворец за рубин, а за жетоном мечети приходят с фруктами на телеге.
web-lesson-plan-5 = Почтамт приносит лиры и товары даром, всего понемногу.
web-lesson-plan-6 = Карта бонуса в нужную минуту стоит целого хода.
web-lesson-plan-7 = Верните помощников, чтобы снова действовать, куда бы вы ни пошли.
web-lesson-plan-8 = Товар на выбор, а при хорошем броске — украшения, которых нет ни на одном складе.
web-lesson-plan-9 = Лиры за бросок: назовите число, которое скорее всего выпадет.
web-lesson-plan-10 = Продайте то, на что есть спрос, и как можно больше сразу: за лиры Ювелир продаёт рубины.
web-lesson-plan-11 = Продайте то, на что есть спрос, и как можно больше сразу: за лиры Ювелир продаёт рубины.
web-lesson-plan-12 = Родственник сделает за вас дело далеко отсюда, а вам и шагу ступать не надо.
web-lesson-plan-13 = Разные товары за рубин; следующий здесь будет дороже.
web-lesson-plan-14 = Жетон, который помогает весь день; а оба жетона этой мечети приносят рубин.
web-lesson-plan-15 = Жетон, который помогает весь день; а оба жетона этой мечети приносят рубин.
web-lesson-plan-16 = Ваши лиры за рубин; следующий здесь будет дороже.
web-lesson-welcome = Добро пожаловать на базар
web-lesson-welcome-about = Вы — купец в Стамбуле. Когда у кого-нибудь набирается { $target ->
    [one] { $target } рубин
    [few] { $target } рубина
   *[many] { $target } рубинов
}, день заканчивается. У кого рубинов больше всех, тот и победил.
web-lesson-move = Идите в любое место
web-lesson-move-about = До подсвеченных мест можно дойти. Нажмите на одно, чтобы увидеть, чего это стоит и что даёт; нажмите ещё раз, чтобы пойти туда.
web-lesson-plan = Как добывают рубины
web-lesson-plan-about = Ювелир продаёт их за лиры, Дворец султана — за товары. По рубину приносят два жетона одной мечети и телега, которой больше некуда расти. Товары дают склады, лиры за них — рынки.
web-lesson-hint = Не знаете, что делать?
web-lesson-hint-about = Эта кнопка спросит чемпиона, что сделал бы здесь он и почему.
web-lesson-assistant = Оставьте помощника
web-lesson-assistant-about = Чтобы действовать, оставьте здесь помощника — или заберите того, которого оставили раньше. Без этого ваш ход закончится.
web-lesson-merchants = Здесь другие купцы
web-lesson-merchants-about = Заплатите каждому, иначе ход закончится до действия. А когда придут к вам, заплатят они.
web-lesson-action = Действуйте
web-lesson-action-about = Каждое место делает для вас что-то одно. Задержите на нём курсор или палец — и прочтёте, что именно.
web-lesson-market = Торгуйте на рынке
web-lesson-market-about = Выберите товары, на которые есть спрос, в любом порядке. Чем больше продать за раз, тем дороже выйдет каждый.
web-lesson-dice = Назовите число
web-lesson-dice-about = Если на кубиках выпадет столько или больше, вы получите столько лир, сколько назвали. Если меньше — лишь немного.
web-lesson-fountain = Фонтан
web-lesson-fountain-about = Здесь к вам возвращаются помощники, сколько захотите. Приходите, пока стопка не опустела.
web-lesson-family = Ваш родственник
web-lesson-family-about = Из Полицейского участка он идёт в любое место и там действует. Купец, который его встретит, отправит его домой и получит награду.
web-lesson-encounters = Здесь есть кого встретить
web-lesson-encounters-about = Управляющий и Контрабандист кое-что предлагают, но не даром. Потом кубики скажут, куда они уйдут.
web-lesson-ruby = Рубин!
web-lesson-ruby-about = Победу приносят только рубины. У Ювелира и во Дворце султана каждый следующий дороже, так что следите, куда идут остальные.
web-lesson-mosque = Жетон мечети
web-lesson-mosque-about = Он помогает вам до конца дня. Оба жетона одной мечети приносят рубин.
web-lesson-wheelbarrow = Ваша телега
web-lesson-wheelbarrow-about = Каждого товара на ней умещается не так уж много. За лиры её увеличит Тележный мастер.
web-lesson-cards = Карта бонуса
web-lesson-cards-about = Она ждёт у вас на руке. Когда она подсвечена, её можно сыграть.
web-lesson-end = Завершите ход
web-lesson-end-about = До этого выбранное можно отменить — если только не выпали кубики или карты.
web-lesson-alone = Помощников не осталось
web-lesson-alone-about = Идите к Фонтану или туда, где ждёт кто-то из ваших.
web-lesson-last = Последний раунд
web-lesson-last-about = Кто-то собрал достаточно рубинов. Раунд доигрывается до конца.
web-lesson-over = Вот и прошёл ваш первый день
web-lesson-over-about = Теперь вы знаете всё, что нужно. Просмотрите партию, чтобы понять, что можно было сделать лучше; на главной странице ждут боты посильнее.
web-lesson-through = Вот и весь урок
web-lesson-coffee = Есть кофе
web-lesson-coffee-about = Кофе расплачиваются, как лирами и товарами, а места на телеге он не занимает.
web-lesson-coffee-places = Четыре новых места
web-lesson-coffee-places-about = В Обжарочном цехе дают кофе, в Гильдии — карты гильдии. В Таверне за кофе можно получить преимущества, а в Кофейне — рубины.
web-lesson-roast = Обжарка кофе
web-lesson-roast-about = Кофе дают за лиры, за товар и за карту. Каждый обмен доступен один раз, а выбрать можно сколько угодно из них.
web-lesson-guild-card = Карта гильдии
web-lesson-guild-card-about = Она сильнее карты бонуса, но занимает весь ход. Задержите на ней курсор или палец — и прочтёте, что она делает.
web-lesson-guild-turn = Ход с гильдией
web-lesson-guild-turn-about = Карта заменяет ваш ход: купец остаётся на месте, и вы никого не встречаете, если карта не говорит иного.
web-lesson-tavern = Таверна
web-lesson-tavern-about = За кофе здесь получают полезный жетон или барьер. Бакшиш превращает кофе и товары в рубин.
web-lesson-barrier = Барьер
web-lesson-barrier-about = Поставьте его между двумя соседними местами: в одном из них вы сразу действуете. Теперь здесь пройдёте только вы.
web-lesson-tavern-tile = Жетон таверны
web-lesson-tavern-tile-about = Он помогает вам до конца дня. Задержите на нём курсор или палец — и прочтёте, чем именно.
web-lesson-coffee-trader = Торговец кофе
web-lesson-coffee-trader-about = Кофе за небольшую плату — как у Управляющего и Контрабандиста. Потом кубики скажут, куда он уйдёт.
web-lesson-coffee-house = Кофейня
web-lesson-coffee-house-about = Здесь за рубин платят одним только кофе. Как и у Ювелира, следующий стоит дороже.
web-lesson-letters = Вам письмо
web-lesson-letters-about = В Посольстве вы получаете письма для разных мест базара. Доставьте письмо — и печатей на нём станет больше.
web-lesson-seals = Зачем нужны печати
web-lesson-seals-about = За письма, на которых достаточно печатей, Тайное общество даёт рубин. Печатями можно оплатить и ещё один ход.
web-lesson-letter = Ваши письма
web-lesson-letter-about = На каждом — номер места. Когда туда придёт ваша фигура, письмо будет доставлено само.
web-lesson-delivered = Доставлено!
web-lesson-delivered-about = На доставленном письме две печати вместо одной.
web-lesson-companion = Ваш компаньон
web-lesson-companion-about = Первый визит к Фонтану приводит к вам компаньона. Поставьте его рядом с купцом, и тогда каждый ход будет двигаться один из них двоих.
web-lesson-companion-walk = Компаньон идёт
web-lesson-companion-walk-about = Он проходит один шаг, действует без помощника и тоже доставляет письма.
web-lesson-kiosk = У Киоска
web-lesson-kiosk-about = Каждый выбирает один из открытых жетонов, начиная с того, кто сюда пришёл. Применять его не обязательно.
web-lesson-auction = Аукцион
web-lesson-auction-about = Каждый один раз делает ставку за карты, выше предыдущей, или пасует. Последнее слово — за тем, кто открыл торги.
web-lesson-society = Тайное общество
web-lesson-society-about = Заплатите печатями и выберите рубин в любом месте, где их продают, сколько бы он там ни стоил.
web-lesson-pay-seals = Оплата печатями
web-lesson-pay-seals-about = Письмо — это одна печать, доставленное — две. По возможности берегите те, что ещё успеете доставить.
web-lesson-roll = Ваш первый бросок
web-lesson-roll-about = Вы обмениваете то, что выпало на кубиках. Когда у кого-нибудь набирается { $target ->
    [one] { $target } рубин
    [few] { $target } рубина
   *[many] { $target } рубинов
}, начинается последний раунд. Побеждает тот, у кого рубинов больше всех.
web-lesson-crystals = Кристаллы
web-lesson-crystals-about = За кристалл можно перебросить кубики: сколько угодно кубиков и столько раз, сколько сможете заплатить.
web-lesson-again = Какие кубики?
web-lesson-again-about = Нажмите на кубики, которые хотите перебросить; остальные останутся как есть.
web-lesson-trades = Ваши действия
web-lesson-trades-about = Всё, что подсвечено, — это действия: обмен, плитка, рубин. За них платят кубиками и жетонами; фонари показывают, сколько действий осталось.
web-lesson-halls = Рубины
web-lesson-halls-about = Каждый участок продаёт рубины за товары своего цвета, ковры — за разные товары и за лиры. Каждый следующий дороже.
web-lesson-prayer = Плитки мечети
web-lesson-prayer-about = Плитка приносит что-то каждый ход, начиная со следующего. Кто первым соберёт их достаточно, получит ещё и рубин.
web-lesson-bazaar-card = Карты базара
web-lesson-bazaar-card-about = Выберите одну из карт, открытых кубиками с картой. Часто она даёт что-то и остальным.
web-lesson-offer = Чужая карта
web-lesson-offer-about = Она и вам что-то предлагает. Соглашайтесь или отказывайтесь.
web-lesson-pay = Оплата
web-lesson-pay-about = Выберите кубики и жетоны. Коричневый жетон заменяет любой цвет; кубики после хода пропадут, а жетоны останутся, так что платите сначала кубиками.
web-lesson-first-ruby = Рубин!
web-lesson-first-ruby-about = Победу приносят только рубины. При равенстве решает остальное ваше имущество.

## The dice game

web-own-things = Ваше имущество
web-hall-red = Ряд тканей
web-hall-red-short = Ткани
web-hall-yellow = Фруктовый двор
web-hall-yellow-short = Фрукты
web-hall-green = Пряный переулок
web-hall-green-short = Специи
web-hall-blue = Ювелирный ряд
web-hall-blue-short = Украшения
web-mosque = Мечеть
web-mosque-for = за { $n ->
    [one] { $n } плитку
    [few] { $n } плитки
   *[many] { $n } плиток
}
web-bazaar-cards = Карты базара
web-tiles-of = плиток { $n } из { $most }
web-two-tokens = два цветных жетона на выбор
web-trades = Обмен
web-different = разных
web-all = все
web-dice = Кубики
web-crystals = кристаллы
web-actions-left = действий: { $n }
web-supply = Запас
web-face-red = красный
web-face-yellow = жёлтый
web-face-green = зелёный
web-face-blue = синий
web-face-coin = монета
web-face-card = карта
web-tip-crystals = кристаллы, чтобы перебросить
web-tip-actions = сколько действий осталось
