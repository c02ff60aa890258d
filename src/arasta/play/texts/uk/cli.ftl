### Що каже командний рядок: для чого команди та їхні аргументи й що з ними було не так. Слова команд і аргументів (play,
### --seats) однакові в усіх мовах. Значення в дужках — звичайне.

## The commands. These texts name nothing: no variables, and no other texts.

cli-about = «Стамбул», настільна гра та гра на кістках.
cli-play = грати проти ботів або ввести гру зі справжнього столу
cli-games = показати незакінчені ігри
cli-serve = подавати ігри браузерам і ботам
cli-backup = скопіювати всі ігри сервера в один файл
cli-restore = повернути ігри з копії в порожню базу даних
cli-forget = показати, вивезти й видалити покинуті столи або те, що зберігається про людину
cli-replay = прочитати записану гру реченнями
cli-verify = перевірити чесні кубики записаної гри
cli-analyse = озирнутися на записану гру: шанси, помилки, талан
cli-rules = дізнатися про місця, карти й тайли
cli-rules-usage =
    arasta rules ГРА          усі сторінки гри
    arasta rules [ГРА] ТЕМА   одна з них
cli-simulate = хай випадкові гравці швидко зіграють багато ігор
cli-export = хай бот зіграє сам із собою, а його рішення запишуться у файл для навчання
cli-ladder = хай боти грають між собою, і дати їм оцінки
cli-train = навчити чемпіона грою із самим собою, на графічній карті
cli-teach = навчити малу мережу вибирати, як чемпіон, на графічній карті
cli-bench = виміряти швидкість поруч з іншою програмою
cli-overview =
    Arasta грає у «Стамбул», настільну гру та гру на кістках.

      arasta play                   грати в браузері, проти ботів і з друзями
      arasta play --terminal        грати тут, проти ботів
      arasta serve                  подавати ігри браузерам і ботам
      arasta backup games.zip       скопіювати всі ігри сервера; restore їх повертає
      arasta forget tables          покинуті столи; forget person: що зберігається про когось
      arasta games                  показати незакінчені ігри
      arasta rules                  дізнатися про місця, карти й тайли
      arasta replay game.txt        прочитати записану гру
      arasta verify game.txt        перевірити чесні кубики такої гри
      arasta analyse game.txt       її шанси, помилки й талан
      arasta simulate --games 1000  хай швидко грають випадкові гравці
      arasta simulate --census      що вони роблять і чого ніколи не роблять
      arasta export --by BOT        хай бот грає сам із собою, для навчання
      arasta ladder --bots A,B      хай боти грають між собою, і дати їм оцінки
      arasta bench                  виміряти швидкість
      arasta train                  навчити чемпіона, на графічній карті
      arasta teach                  навчити його учня, яким експерт зазирає наперед

    play, simulate і ladder беруть --game dice для гри на кістках. Більше каже arasta КОМАНДА --help.

## Arguments

help-analyse-html = записати сторінку з графіком
help-analyse-json = надрукувати JSON: усі ходи, рішення та випадіння
help-arguments-game = { $games } ({ $usual })
help-arguments-seed = те саме зерно — та сама гра
help-backup-file = новий файл або той, який замінити
help-bench-json = надрукувати JSON
help-bench-quick = лише кілька секунд, без часу компіляції
help-export-by = хто грає на всіх місцях ({ $usual }): { $bots }
help-export-games = скільки ігор ({ $usual })
help-export-jobs = скільки процесів одночасно (по одному на ядро)
help-export-memory = скільки МБ пам’яті має бот з іншого пакета ({ $usual }; 0 — без межі); якщо займе більше, усе закінчиться
help-export-out = файл Parquet, новий або той, що буде замінений (ГРА{ $ending })
help-export-part = скільки ігор грають поруч і записують разом ({ $usual }); для повільних ботів менше
help-export-seconds = скільки секунд на рішення бота з іншого пакета ({ $usual }); якщо думає довше, усе закінчиться
help-forget-address = person: адреса пошти
help-forget-days = tables: скільки днів без жодного вибору ({ $usual })
help-forget-export = спершу записати все це в новий файл
help-forget-seat = person: місце за тим столом, від 1
help-forget-table = person: стіл за кодом або id, разом із --seat
help-forget-token = person: посилання місця або його ключ
help-forget-what = покинуті столи або те, що зберігається про людину
help-forget-yes = видалити; без цього нічого не видаляється
help-ladder-bots = кожен із них проти столу з кожного іншого: { $bots }
help-ladder-games = скільки ігор у парі ({ $usual }); кожну роздачу грають раз на кожному місці
help-ladder-jobs = скільки процесів водночас (по одному на ядро); з 1 бот має всі ядра
help-ladder-json = надрукувати JSON
help-ladder-keep = зберігати зігране тут і продовжувати з нього
help-ladder-pair = лише ці: один бот проти столу з іншого; net=ФАЙЛ — чемпіон із мережею з файлу
help-ladder-picture = намалювати підсумок як SVG, PNG або PDF
help-ladder-ray = грати на кластері Ray за цією адресою або на тутешньому
help-ladder-part = скільки роздач грають поруч і зберігають разом ({ $usual }); для повільних ботів менше
help-ladder-limit = скільки рішень у грі ({ $usual })
help-ladder-seconds = скільки секунд на рішення бота ({ $usual }); хто думає довше, програє свої ігри
help-ladder-memory = скільки МБ пам’яті має бот з іншого пакета ({ $usual }; 0 — без межі); хто займе більше, програє свої ігри
help-lang = мова того, що друкується, наприклад de або pl; інакше — мова з ARASTA_LANG або системи
help-play-ask-all = питати й там, де вибір один
help-play-memory = з --terminal: скільки МБ пам’яті має такий бот ({ $usual }; 0 — без межі)
help-play-seconds = з --terminal: скільки секунд на рішення бота з іншого пакета ({ $usual })
help-play-bots = хто грає на решті місць, останній — на всіх, що лишилися ({ $usual }): { $bots }
help-play-chance = auto: кидає й тягне комп’ютер (auto); manual: ви вводите гру зі справжнього столу, кидки й витягування теж
help-play-load = грати далі гру з файлу і зберігати її там
help-play-names = хто де сидить, від місця 1
help-play-new = почати нову гру, навіть якщо є незакінчена
help-play-record = зберігати нову гру в цьому новому файлі
help-play-resume = грати далі незакінчену гру за її номером в `arasta games` (1, найновіша)
help-play-seats = місця, за які грають люди тут (1; з --chance manual — усі)
help-play-terminal = грати тут, у терміналі
help-recipes-device = cuda, графічна карта (cuda)
help-recipes-folder = де все зберігається (training)
help-recipes-game = ({ $usual })
help-record-file-file = запис; - читає його зі стандартного вводу
help-replay-seat = як бачило місце N (глядач)
help-replay-story = по одному реченню на хід (усі кроки)
help-restore-file = файл, який записала arasta backup
help-rules-game = { $games }; сама показує всі свої сторінки
help-rules-topic = сторінка; без гри — першої, яка її має ({ $topics })
help-serve-host = адреса, на якій слухати; 0.0.0.0 — на всіх ({ $usual })
help-serve-log-level = скільки писати в журнал (info)
help-serve-port = 0 — будь-який вільний ({ $usual })
help-serve-workers = скільки процесів, у яких думають боти (1)
help-server-extra-data = тека даних (власна тека користувача)
help-server-extra-database = postgresql://… або sqlite:///… (файл у теці даних)
help-setting = { $game }: { $allowed }.
help-setting-usual = { $game }: { $allowed } ({ $usual }).
help-simulate-census = порахувати кожен вибір і сказати, чого ніколи не вибирали; усі режими й кількості гравців, якщо не сказано, які
help-simulate-games = скільки ігор ({ $usual }; для перепису { $census })
help-simulate-json = надрукувати JSON
help-simulate-limit = скільки рішень у грі ({ $usual })
help-train-begin-with = почати з ваг попереднього навчання або з { $champion }
help-train-matches = скільки ігор у кожному матчі (8192)
help-train-resume = продовжити з точки збереження в теці
help-train-yardstick = скільки точок кривої між двома вимірами проти мережі, з якої почато; 0 — жодного (0)
help-verify-commitment = зобов’язання, яке вам показали до гри

## Що записано

export-written = { $file }: ігор: { $games }, позицій: { $rows }, зерно { $seed }

## What was wrong

usage-in-file = { $file }, { $problem }
usage-no-card = PyTorch не знаходить тут графічної карти; з --device cpu вона не потрібна, та часу піде куди більше.
usage-no-checkpoint = Точки збереження { $file } немає; без --resume навчання починається.
usage-no-memory-limit = Ця система не обмежує пам’ять процесу: --memory нічого не змінює.
usage-no-game = Гри «{ $game }» немає; є { $games }.
usage-no-page = Правил про «{ $topic }» немає; є { $topics }.
usage-no-search = З --epochs 0 вчаться лише з пошуку: дайте позиції для пошуку, --searched 8192.
usage-one-card = Навчання використовує одну відеокарту і не ділить роботу між процесами (тут: { $processes }); запустіть без torchrun.
usage-no-seat = Місця { $number } немає; у цій грі місця від 1 до { $players }.
usage-no-text = { $name } не прочитати: це не текст в UTF-8.
usage-no-topic = У грі { $game } немає правил про «{ $topic }»; її теми: { $topics }.
usage-not-unfinished = Незакінченої гри { $number } немає; їх показує arasta games.
usage-not-written = { $file } не записати: { $problem }.
usage-nothing-unfinished = Незакінчених ігор немає; нову починає arasta play --terminal.
usage-person = Людину називають через --token, --address або --table і --seat; кожне посилання — ключ.
usage-seats = --seats має значення { $value }, а має називати місця за номерами через кому: 1 або 1,3.
usage-too-long = { $name } не прочитати: там більше ніж { $most } байтів, а таких довгих записів не буває.
usage-unreadable = { $name } не прочитати: { $problem }.
usage-yardstick = --yardstick міряє проти мережі, з якої почалося навчання: --begin-with МЕРЕЖА.
usage-number = { $value } — не ціле число від { $least } до { $most }
usage-number-up = { $value } — не ціле число від { $least }
usage-choices = { $problem }.
usage-wrong = { $problem }; що дозволено, каже { $command } --help.
usage-no-argument = Аргументу «{ $argument }» немає; що дозволено, каже { $command } --help.
usage-lang = текстів мовою «{ $value }» немає; є { $languages }
