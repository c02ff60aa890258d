### Що каже командний рядок: для чого команди та їхні аргументи й що з ними було не так. Слова команд і аргументів (play,
### --seats) однакові в усіх мовах. Значення в дужках — звичайне.


## The commands. These texts name nothing: no variables, and no other texts.

cli-play = грати проти ботів або ввести гру зі справжнього столу
cli-games = показати незакінчені ігри
cli-serve = запустити сервер, на якому грають із браузера й боти
cli-backup = скопіювати всі ігри сервера в один файл
cli-restore = повернути ігри з копії в порожню базу даних
cli-forget = показати, вивантажити й видалити покинуті столи або те, що зберігається про людину
cli-replay = прочитати записану гру, речення за реченням
cli-verify = перевірити чесні кубики записаної гри
cli-analyse = розібрати записану гру: шанси на перемогу, помилки й удача
cli-rules = знайти в правилах місця, карти й тайли
cli-rules-usage =
    arasta rules GAME          усі сторінки однієї гри
    arasta rules [GAME] TOPIC  одна з них
cli-simulate = швидко зіграти багато ігор випадковими гравцями
cli-export = хай бот зіграє сам із собою, а його рішення запишуться у файл для навчання
cli-ladder = влаштувати турнір ботів і оцінити їхню силу
cli-train = навчити чемпіона грою із самим собою, на відеокарті
cli-teach = навчити малу нейромережу вибирати, як чемпіон, на відеокарті
cli-bench = виміряти швидкість і порівняти з іншою програмою
cli-doctor = перевірити, що тут установлено, скомпільовано й доступно, а якщо ні — що робити
cli-overview =
    Arasta грає в «Стамбул» — настільну гру та гру на кістках.
    
      arasta                        грати в браузері, з ботами й друзями
      arasta play --terminal        грати тут, з ботами
      arasta serve                  запустити сервер, на якому грають із браузера й боти
      arasta backup games.zip       скопіювати всі ігри сервера; restore їх поверне
      arasta forget tables          покинуті столи; forget person — що зберігається про людину
      arasta games                  показати незакінчені ігри
      arasta rules                  знайти в правилах місця, карти й тайли
      arasta replay game.txt        прочитати записану гру
      arasta verify game.txt        перевірити її чесні кубики
      arasta analyse game.txt       її шанси на перемогу, помилки й удача
      arasta simulate --games 1000  швидко зіграти випадковими гравцями
      arasta simulate --census      що вони роблять і чого не роблять ніколи
      arasta export --by BOT        хай бот грає сам із собою, для навчання
      arasta ladder --bots A,B      влаштувати турнір ботів і оцінити їхню силу
      arasta bench                  виміряти швидкість
      arasta doctor                 що встановлено, що працює й що робити
      arasta train                  навчити чемпіона, на відеокарті
      arasta teach                  навчити його учня, з яким експерт зазирає наперед
    
    Для гри на кістках play, simulate і ladder приймають --game dice. Більше скаже arasta COMMAND --help.

## Arguments


# Ці теж нічого не називають.

help-usage = використання:
help-given = аргументи
help-options = параметри
help-help = показати цю довідку
help-analyse-html = записати сторінку з графіком
help-analyse-json = вивести JSON: усі ходи, рішення й результати випадку
help-arguments-game = { $games } ({ $usual })
help-arguments-seed = однакове зерно — однакова гра
help-backup-file = новий файл або той, який замінити
help-bench-json = вивести JSON
help-bench-quick = лише кілька секунд, без часу компіляції
help-export-by = хто грає на всіх місцях ({ $usual }): { $bots }
help-export-games = скільки ігор ({ $usual })
help-export-jobs = скільки процесів одночасно (по одному на ядро)
help-export-memory = скільки МБ пам’яті має бот з іншого пакета ({ $usual }; 0 — без межі); якщо займе більше, усе закінчиться
help-export-out = файл Parquet, новий або той, що буде замінений (ГРА{ $ending })
help-export-part = скільки ігор грають поруч і записують разом ({ $usual }); для повільних ботів менше
help-export-seconds = скільки секунд на рішення бота з іншого пакета ({ $usual }); якщо думає довше, усе закінчиться
help-forget-address = person: адреса пошти
help-forget-days = tables: скільки днів ніхто нічого не вибирав ({ $usual })
help-forget-export = спершу записати все це в новий файл
help-forget-seat = person: місце за тим столом, від 1
help-forget-table = person: стіл за кодом або id, разом із --seat
help-forget-token = person: посилання місця або його ключ
help-forget-what = покинуті столи або те, що зберігається про людину
help-forget-yes = видалити; без цього нічого не видаляється
help-ladder-bots = кожен із них проти столу з кожного іншого: { $bots }
help-ladder-games = скільки ігор на пару ({ $usual }); кожен розклад грають по разу з кожного місця
help-ladder-jobs = скільки процесів водночас (по одному на ядро); з 1 бот отримує всі ядра
help-ladder-json = вивести JSON
help-ladder-keep = зберігати зігране тут і продовжувати звідси
help-ladder-pair = лише ці: один бот проти столу з іншого; net=ФАЙЛ — чемпіон із нейромережею з файлу
help-ladder-picture = намалювати підсумок як SVG, PNG або PDF
help-ladder-ray = грати на кластері Ray за цією адресою або на самій цій машині
help-ladder-part = скільки розкладів грають поруч і зберігають разом ({ $usual }); для повільних ботів менше
help-ladder-limit = скільки рішень у грі ({ $usual })
help-ladder-seconds = скільки секунд на рішення бота ({ $usual }); хто думає довше, програє свої ігри
help-ladder-memory = скільки МБ пам’яті має бот з іншого пакета ({ $usual }; 0 — без межі); хто займе більше, програє свої ігри
help-lang = мова того, що виводиться, наприклад de або pl; інакше — мова з ARASTA_LANG або системи
help-play-ask-all = питати й там, де вибір один
help-play-memory = з --terminal: скільки МБ пам’яті має такий бот ({ $usual }; 0 — без межі)
help-play-seconds = з --terminal: скільки секунд на рішення бота з іншого пакета ({ $usual })
help-play-bots = хто грає на решті місць; останній — на всіх, що лишилися ({ $usual }): { $bots }
help-play-chance = auto: кубики й карти — тут (auto); manual: ви записуєте гру за справжнім столом, кидки й карти теж
help-play-load = грати далі гру з файлу і зберігати її там
help-play-names = хто де сидить, від місця 1
help-play-new = почати нову гру, навіть якщо є незакінчена
help-play-record = зберігати нову гру в цьому новому файлі
help-play-resume = грати далі незакінчену гру за її номером в `arasta games` (1 — найновіша)
help-play-seats = місця, за які грають люди тут (1; з --chance manual — усі)
help-play-terminal = грати тут, у терміналі
help-recipes-device = cuda — відеокарта (cuda)
help-recipes-folder = де все зберігається (training)
help-recipes-game = ({ $usual })
help-record-file-file = запис; - читає його зі стандартного вводу
help-replay-seat = як її бачили з місця N (глядач)
help-replay-story = по одному реченню на хід (усі кроки)
help-restore-file = файл, який записала arasta backup
help-rules-game = { $games }; без сторінки покаже всі її сторінки
help-rules-topic = сторінка; без гри — у першої, де вона є ({ $topics })
help-serve-host = адреса, на якій слухати; 0.0.0.0 — на всіх ({ $usual })
help-serve-log-level = наскільки докладний журнал (info)
help-serve-port = 0 — будь-який вільний ({ $usual })
help-serve-environment = Змінні середовища (аргументи важливіші за них): ARASTA_DATABASE, ARASTA_DATA, ARASTA_WORKERS та інші, названі в docs/deploy.md.
help-serve-workers = скільки процесів, у яких думають боти (1)
help-server-extra-data = тека даних (власна тека користувача)
help-server-extra-database = postgresql://… або sqlite:///… (файл у теці даних)
help-settings = налаштування гри
help-setting = { $game }: { $allowed }.
help-setting-usual = { $game }: { $allowed } ({ $usual }).
help-simulate-census = рахувати кожен вибір і сказати, чого не вибрали жодного разу; усі режими й кількості гравців, якщо не вказано інше
help-simulate-games = скільки ігор ({ $usual }; для перепису { $census })
help-simulate-json = вивести JSON
help-simulate-limit = скільки рішень у грі ({ $usual })
help-train-begin-with = почати з ваг попереднього навчання або з { $champion }
help-train-matches = скільки ігор у кожному матчі (8192)
help-train-resume = продовжити з контрольної точки в теці
help-train-yardstick = скільки точок кривої між двома порівняннями з нейромережею, з якої все почалося; 0 — без них (0)
help-verify-commitment = обіцянка, яку вам показали до гри
export-written = { $file }: ігор: { $games }, позицій: { $rows }, зерно { $seed }

## The doctor: what it looks at, and for each what it may find

doctor-head = Arasta { $version }, Python { $python }, { $system }, у { $folder }
doctor-packages = пакети
doctor-packages-there = є всі, від яких залежить Arasta ({ $number })
doctor-packages-missing = не встановлено: { $packages }. Те, чому вони потрібні, не працює; їх дає pip install arasta.
doctor-extras = додатки
doctor-extras-there = є всі: { $extras }
doctor-extras-missing = не встановлено: { $extras }. Для гри жоден не потрібен; перший дає pip install 'arasta[{ $one }]'.
doctor-compiler = компілятор
doctor-compiler-there = Numba { $version } компілює
doctor-rules = правила
doctor-rules-there = скомпільовано
doctor-rules-missing = ще не скомпільовано: { $games }. Це станеться, коли вони знадобляться, і один раз триватиме хвилину.
doctor-cache = скомпільовані правила
doctor-data = збережені ігри
doctor-folder-there = { $folder }, вільно { $free } МБ
doctor-folder-wrong = У { $folder } не можна писати: { $problem }. Іншу теку називає { $variable }.
doctor-folder-full = У { $folder } лишилося тільки { $free } МБ. Звільніть місце або назвіть іншу теку через { $variable }.
doctor-database = база даних
doctor-database-there = { $address }
doctor-database-new = { $address } з’явиться, коли стіл відкриють уперше
doctor-nets = мережі
doctor-nets-there = усі цілі ({ $number })
doctor-bots = інші боти
doctor-bots-there = { $bots }
doctor-card = графічна карта
doctor-card-there = { $card }
doctor-card-none = немає. Для гри вона не потрібна, для навчання потрібна.
doctor-card-unused = є, але PyTorch нею не користується: pip install 'arasta[train]', з PyTorch для цієї карти.
doctor-browser = браузер
doctor-browser-there = { $browser }
doctor-browser-none = тут не знайдено. Відкрийте адресу, яку надрукує arasta; arasta serve --host 0.0.0.0 впустить інші пристрої.
doctor-well = Усе, що потрібно для гри, працює.
doctor-ill = Те, що має ✗, не працює.

## What was wrong

usage-in-file = { $file }, { $problem }
usage-no-card = PyTorch не знаходить тут відеокарти; з --device cpu вона не потрібна, але часу піде значно більше.
usage-no-checkpoint = Контрольної точки { $file } немає; без --resume навчання почнеться спочатку.
usage-no-memory-limit = Ця система не обмежує пам’ять процесу: --memory нічого не змінює.
usage-no-game = Гри «{ $game }» немає; є { $games }.
usage-no-page = У правилах немає сторінки «{ $topic }»; є { $topics }.
usage-no-search = З --epochs 0 нейромережа вчиться лише в пошуку: дайте йому позиції, --searched 8192.
usage-one-card = Навчання використовує одну відеокарту і не ділить роботу між процесами (тут: { $processes }); запустіть без torchrun.
usage-no-seat = Місця { $number } немає; у цій грі місця від 1 до { $players }.
usage-no-text = { $name } не читається: це не текст в UTF-8.
usage-no-topic = У правилах гри { $game } немає сторінки «{ $topic }»; її сторінки: { $topics }.
usage-not-unfinished = Незакінченої гри { $number } немає; їхній список покаже arasta games.
usage-not-written = Записати { $file } не вдалося: { $problem }.
usage-nothing-unfinished = Незакінчених ігор немає; нову почне arasta play --terminal.
usage-person = Людину називають через --token, через --address або через --table і --seat; кожне посилання — це ключ.
usage-seats = --seats має значення { $value }, а має називати місця за номерами через кому: 1 або 1,3.
usage-too-long = { $name } не читається: там понад { $most } байтів, а таких довгих записів не буває.
usage-unreadable = { $name } не читається: { $problem }.
usage-yardstick = --yardstick порівнює з нейромережею, з якої почалося навчання: --begin-with NET.
usage-number = { $value } — не ціле число від { $least } до { $most }
usage-number-up = { $value } — не ціле число від { $least } і більше
usage-choices = { $problem }.
usage-wrong = { $problem }; що можна, скаже { $command } --help.
usage-no-argument = Аргументу «{ $argument }» немає; що можна, скаже { $command } --help.
usage-lang = текстів мовою «{ $value }» немає; є { $languages }
usage-choice = { $argument }: { $value } не підходить, можливо лише: { $allowed }
usage-no-value = не вказано значення { $argument }
usage-beside = { $argument } не поєднується з { $other }
usage-missing = не вказано: { $arguments }
usage-one-of = потрібне щось одне: { $arguments }
usage-nothing-listens = Приймати запити за адресою { $host }, порт { $port }, не вдається: { $problem }. Назвіть інший через --port або --host; --port 0 займе будь-який вільний.

## Що кажуть команди

told-ready = Arasta відкрита за адресою { $address } (Ctrl-C її зупинить).
told-compiling = Правила компілюються: це триватиме до хвилини…
told-backup =
    У файлі { $file } { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }, а також секрети: зберігайте його там, де прочитати його можете лише ви.
told-restored =
    { $games ->
        [one] Повернено { $games } гру.
        [few] Повернено { $games } гри.
       *[many] Повернено { $games } ігор.
    }
told-abandoned =
    Покинуто { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
       *[many] { $tables } столів
    }: жодного ходу за { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    }.
told-tables-kept = Вони у файлі { $file }; arasta restore поверне їх у порожню базу даних.
told-seats =
    { $seats ->
        [one] Ця людина має тут { $seats } місце.
        [few] Ця людина має тут { $seats } місця.
       *[many] Ця людина має тут { $seats } місць.
    }
told-person-kept = Усе, що про неї зберігається, у файлі { $file }; прочитати його можете лише ви.
told-deleted = Усе це видалено.
told-not-deleted = Поки що нічого не видалено: видаляє --yes.
