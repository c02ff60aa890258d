### Что говорит командная строка: для чего нужны команды и их аргументы и что было не так. Слова команд и аргументов
### (play, --seats) во всех языках одни и те же. В скобках стоит то, что принято по умолчанию.

## The commands. These texts name nothing: no variables, and no other texts.

cli-play = играть с ботами или записывать партию за настоящим столом
cli-games = показать неоконченные партии
cli-serve = запустить сервер, на котором играют из браузера и боты
cli-backup = скопировать все партии сервера в один файл
cli-restore = вернуть партии из копии в пустую базу данных
cli-forget = показать, выгрузить и удалить заброшенные столы или всё, что хранится о человеке
cli-replay = прочитать записанную партию по предложениям
cli-verify = проверить честные кубики записанной партии
cli-analyse = разобрать записанную партию: шансы на победу, ошибки и удача
cli-rules = найти в правилах места, карты и жетоны
cli-rules-usage =
    arasta rules GAME          все страницы одной игры
    arasta rules [GAME] TOPIC  одна из них
cli-simulate = быстро сыграть много партий случайными игроками
cli-export = сыграть ботом против самого себя и записать его решения в файл для обучения
cli-ladder = устроить турнир ботов и оценить их силу
cli-train = обучить чемпиона игрой с самим собой, на видеокарте
cli-teach = научить малую нейросеть выбирать, как чемпион, на видеокарте
cli-bench = измерить скорость и сравнить с другой программой
cli-doctor = посмотреть, что здесь установлено, скомпилировано и доступно, а если нет — что делать
cli-overview =
    Arasta играет в «Стамбул» — настольную игру и игру в кости.

      arasta                        играть в браузере, с ботами и друзьями
      arasta play --terminal        играть здесь, с ботами
      arasta serve                  запустить сервер, на котором играют из браузера и боты
      arasta backup games.zip       скопировать все партии сервера; restore вернёт их
      arasta forget tables          заброшенные столы; forget person — что хранится о человеке
      arasta games                  показать неоконченные партии
      arasta rules                  найти в правилах места, карты и жетоны
      arasta replay game.txt        прочитать записанную партию
      arasta verify game.txt        проверить её честные кубики
      arasta analyse game.txt       её шансы на победу, ошибки и удача
      arasta simulate --games 1000  быстро сыграть случайными игроками
      arasta simulate --census      что они делают и чего не делают никогда
      arasta export --by BOT        сыграть ботом против самого себя, для обучения
      arasta ladder --bots A,B      устроить турнир ботов и оценить их силу
      arasta bench                  измерить скорость
      arasta doctor                 что установлено, что работает и что делать
      arasta train                  обучить чемпиона, на видеокарте
      arasta teach                  обучить его ученика, с которым эксперт смотрит вперёд

    Для игры в кости play, simulate и ladder принимают --game dice. Больше скажет arasta COMMAND --help.

## Arguments

# Эти тоже ничего не называют.

help-usage = использование:
help-given = аргументы
help-options = параметры
help-help = показать эту справку

help-analyse-html = записать страницу с графиком
help-analyse-json = вывести JSON: все ходы, решения и исходы случая
help-arguments-game = { $games } ({ $usual })
help-arguments-seed = одинаковый seed — одинаковая партия
help-backup-file = новый файл или тот, который нужно заменить
help-bench-json = вывести JSON
help-bench-quick = лишь несколько секунд, без времени компиляции
help-export-by = кто играет на всех местах ({ $usual }): { $bots }
help-export-games = сколько партий ({ $usual })
help-export-jobs = процессов одновременно (по одному на ядро)
help-export-memory = МБ памяти на бота из чужого пакета ({ $usual }; 0 — без предела); если займёт больше, всё закончится
help-export-out = файл Parquet, новый или заменяемый (ИГРА{ $ending })
help-export-part = партий, которые играют рядом и записывают вместе ({ $usual }); для медленных ботов меньше
help-export-seconds = на решение бота из чужого пакета ({ $usual }); если думает дольше, всё закончится
help-forget-address = person: адрес почты
help-forget-days = tables: сколько дней никто ничего не выбирал ({ $usual })
help-forget-export = сначала записать всё в новый файл
help-forget-seat = person: место за тем столом, считая с 1
help-forget-table = person: стол по коду или id, вместе с --seat
help-forget-token = person: ссылка места или его ключ
help-forget-what = заброшенные столы или то, что хранится о человеке
help-forget-yes = удалить; без этого ничего не удаляется
help-ladder-bots = каждый из них против поля из каждого другого: { $bots }
help-ladder-games = партий на пару ({ $usual }); каждый расклад играют по разу с каждого места
help-ladder-jobs = сколько процессов сразу (по одному на ядро); при 1 бот получает все ядра
help-ladder-json = вывести JSON
help-ladder-keep = хранить сыгранное здесь и продолжать отсюда
help-ladder-pair = только этих: одного бота против поля из другого; net=ФАЙЛ — чемпион с нейросетью из файла
help-ladder-picture = нарисовать итог: SVG, PNG или PDF
help-ladder-ray = играть на кластере Ray по этому адресу или на одной этой машине
help-play-ask-all = спрашивать, даже если вариант один
help-play-memory = с --terminal: МБ памяти на такого бота ({ $usual }; 0 — без предела)
help-play-seconds = с --terminal: на решение бота из чужого пакета ({ $usual })
help-play-bots = кто играет на других местах; последний — на всех оставшихся ({ $usual }): { $bots }
help-play-chance = auto: кубики и карты — здесь (auto); manual: вы записываете партию за настоящим столом, броски и карты тоже
help-play-load = продолжить партию из файла и хранить её там же
help-play-names = кто где сидит, начиная с места 1
help-play-new = начать новую партию, даже если есть неоконченная
help-play-record = хранить новую партию в этом новом файле
help-play-resume = продолжить неоконченную партию по её номеру в `arasta games` (1 — самая новая)
help-play-seats = места, за которыми люди играют здесь (1; с --chance manual — все)
help-play-terminal = играть здесь, в терминале
help-recipes-device = cuda — видеокарта (cuda)
help-recipes-folder = где всё хранится (training)
help-recipes-game = ({ $usual })
help-record-file-file = запись; - читает её со стандартного ввода
help-replay-seat = как её видели с места N (зритель)
help-replay-story = по предложению на ход (все его шаги)
help-restore-file = файл, который записал arasta backup
help-rules-game = { $games }; без страницы покажет все её страницы
help-rules-topic = страница; без игры — у первой, где она есть ({ $topics })
help-serve-host = на каком адресе слушать; 0.0.0.0 — на всех ({ $usual })
help-serve-log-level = насколько подробен журнал (info)
help-serve-port = 0 — любой свободный ({ $usual })
help-serve-environment = Переменные окружения (аргументы важнее них): ARASTA_DATABASE, ARASTA_DATA, ARASTA_WORKERS и другие, перечисленные в docs/deploy.md.
help-serve-workers = сколько процессов думает за ботов (1)
help-server-extra-data = папка данных (своя у каждого пользователя)
help-server-extra-database = postgresql://… или sqlite:///… (файл в папке данных)
help-simulate-census = считать каждый выбор и сказать, чего не выбрали ни разу; все режимы и числа игроков, если не указано иное
help-simulate-games = сколько партий ({ $usual }; для census { $census })
help-simulate-json = вывести JSON
help-simulate-limit = решений в партии ({ $usual })
help-train-begin-with = начать с весов прежнего обучения или с { $champion }
help-train-matches = партий в каждом матче (8192)
help-train-resume = продолжить с контрольной точки в папке
help-train-yardstick = точек кривой между двумя сравнениями с нейросетью, с которой всё началось; 0 — без них (0)
help-verify-commitment = обещание, которое вам показали до партии
help-ladder-part = сколько раскладов играют рядом и хранят вместе ({ $usual }); для медленных ботов меньше
help-ladder-limit = решений в партии ({ $usual })
help-ladder-seconds = на решение бота ({ $usual }); кто думает дольше, проигрывает партии
help-ladder-memory = МБ памяти на бота из чужого пакета ({ $usual }; 0 — без предела); кто займёт больше, проигрывает партии
help-lang = язык того, что выводится, например de или pl; иначе — ARASTA_LANG или язык системы
help-settings = настройки партии
help-setting = { $game }: { $allowed }.
help-setting-usual = { $game }: { $allowed } ({ $usual }).
export-written = { $file }: партий: { $games }, позиций: { $rows }, seed { $seed }

## The doctor: what it looks at, and for each what it may find

doctor-head = Arasta { $version }, Python { $python }, { $system }, в { $folder }
doctor-packages = пакеты
doctor-packages-there = есть все, от которых зависит Arasta ({ $number })
doctor-packages-missing = не установлены: { $packages }. То, чему они нужны, не работает; их поставит команда pip install arasta.
doctor-extras = дополнения
doctor-extras-there = есть все: { $extras }
doctor-extras-missing = не установлены: { $extras }. Для игры они не нужны; первое поставит команда pip install 'arasta[{ $one }]'.
doctor-compiler = компилятор
doctor-compiler-there = Numba { $version } компилирует
doctor-rules = правила
doctor-rules-there = скомпилированы
doctor-rules-missing = ещё не скомпилированы: { $games }. Это произойдёт, когда они понадобятся, и один раз займёт минуту.
doctor-cache = скомпилированные правила
doctor-data = сохранённые партии
doctor-folder-there = { $folder }, свободно { $free } МБ
doctor-folder-wrong = В { $folder } нельзя писать: { $problem }. Другую папку задаёт { $variable }.
doctor-folder-full = В { $folder } осталось только { $free } МБ. Освободите место или задайте другую папку через { $variable }.
doctor-database = база данных
doctor-database-there = { $address }
doctor-database-new = { $address } появится, когда стол откроется впервые
doctor-nets = нейросети
doctor-nets-there = все целы ({ $number })
doctor-bots = другие боты
doctor-bots-there = { $bots }
doctor-card = видеокарта
doctor-card-there = { $card }
doctor-card-none = нет. Для игры она не нужна, для обучения нужна.
doctor-card-unused = есть, но PyTorch ею не пользуется: pip install 'arasta[train]', с PyTorch для этой карты.
doctor-browser = браузер
doctor-browser-there = { $browser }
doctor-browser-none = здесь не найден. Откройте адрес, который напишет arasta; arasta serve --host 0.0.0.0 впустит другие устройства.
doctor-well = Всё, что нужно для игры, работает.
doctor-ill = То, что отмечено ✗, не работает.

## Wrong use

usage-in-file = { $file }, { $problem }
usage-no-card = PyTorch не находит здесь видеокарты; с --device cpu она не нужна, но уйдёт гораздо больше времени.
usage-no-checkpoint = Контрольной точки { $file } нет; без --resume обучение начнётся сначала.
usage-no-memory-limit = Эта система не ограничивает память процесса: --memory ничего не меняет.
usage-no-game = Игры «{ $game }» нет; есть { $games }.
usage-no-page = В правилах нет страницы «{ $topic }»; есть { $topics }.
usage-no-search = С --epochs 0 нейросеть учится только у поиска: дайте ему позиции, --searched 8192.
usage-one-card = Обучение использует одну видеокарту и не делит работу между процессами (здесь: { $processes }); запустите без torchrun.
usage-no-seat = Места { $number } нет; в этой партии места от 1 до { $players }.
usage-no-text = { $name } не читается: это не текст в UTF-8.
usage-no-topic = В правилах игры { $game } нет страницы «{ $topic }»; её страницы: { $topics }.
usage-not-unfinished = Неоконченной партии { $number } нет; их список покажет arasta games.
usage-not-written = { $file } записать не удалось: { $problem }.
usage-nothing-unfinished = Неоконченных партий нет; новую начнёт arasta play --terminal.
usage-person = Человека называют через --token, через --address или через --table и --seat; каждая ссылка — это ключ.
usage-seats = --seats: указано { $value }, а нужны номера мест через запятую: 1 или 1,3.
usage-too-long = { $name } не читается: там больше { $most } байт, а таких длинных записей не бывает.
usage-unreadable = { $name } не читается: { $problem }.
usage-yardstick = --yardstick сравнивает с нейросетью, с которой началось обучение: --begin-with NET.
usage-number = { $value } — не целое число от { $least } до { $most }
usage-number-up = { $value } — не целое число от { $least } и больше
usage-choices = { $problem }.
usage-wrong = { $problem }; что можно, скажет { $command } --help.
usage-no-argument = Аргумента «{ $argument }» нет; что можно, скажет { $command } --help.
usage-lang = текстов на языке «{ $value }» нет; есть { $languages }
usage-choice = { $argument }: { $value } не подходит, возможно только: { $allowed }
usage-no-value = не указано значение { $argument }
usage-beside = { $argument } не сочетается с { $other }
usage-missing = не указано: { $arguments }
usage-one-of = нужно что-то одно: { $arguments }
usage-nothing-listens = Принимать запросы по адресу { $host }, порт { $port }, не выходит: { $problem }. Укажите другой с помощью --port или --host; --port 0 займёт любой свободный.

## Что говорят команды

told-ready = Arasta открыта по адресу { $address } (Ctrl-C остановит её).
told-compiling = Правила компилируются: это займёт до минуты…
told-backup = В файле { $file } { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, а ещё секреты: храните его там, где прочесть его можете только вы.
told-restored = { $games ->
    [one] Возвращена { $games } партия.
    [few] Возвращены { $games } партии.
   *[many] Возвращено { $games } партий.
}
told-abandoned = Заброшено { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}: ни одного хода за { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}.
told-tables-kept = Они в файле { $file }; arasta restore вернёт их в пустую базу данных.
told-seats = { $seats ->
    [one] У этого человека здесь { $seats } место.
    [few] У этого человека здесь { $seats } места.
   *[many] У этого человека здесь { $seats } мест.
}
told-person-kept = Всё, что о нём хранится, в файле { $file }; прочесть его можете только вы.
told-deleted = Всё это удалено.
told-not-deleted = Пока ничего не удалено: удаляет --yes.
