### Arasta українською, для будь-якої гри. Поруч лежить файл кожної гри; ключ стоїть лише в одному з них. Що треба знати
### про ключі та значення, сказано на початку англійського файлу.
###
### Для тих, хто править українські тексти:
###
### До читача звертаємося на «ви» з малої літери. Імена гравців не мають роду й не відмінюються: речення ставлять їх у
### називному відмінку, а дієслово — у теперішньому часі. Назви місць і осіб — як в українському виданні.
###
### Місце без імені звемо «Купець 2», щоб писати «родич гравця Купець 2».
###
### Форми назв, однакові для всього роду речей, у текстах стоять після дефіса:
###
###     місця (name-place):    .gen (Чайхани), .acc (Чайхану), .ins (Чайханою), .to (до Чайхани), .at (у Чайхані),
###                            .from (з Чайхани)
###     особи (name-token):    .gen, .acc, .dat, .ins, .from (від Губернатора)
###     товари (name-good):    .gen, .acc (одну тканину), .few (2 тканини), .many (5 тканин), .two (дві тканини)
###     родич (name-family):   .gen, .acc
###     кістки: name-colour .gen, .many; name-resource .gen, .acc, .many; name-face .alone; name-area .gen, .from;
###             name-tile .gen, .acc


## Names

name-seat = Купець { $word }
name-number = { $word }
name-dice = { $word }
    .apart = { $first } і { $last }

## Settings: what is agreed before a game

setting-players = Гравці
    .about = Скільки гравців сідає за стіл.

## Lists

list-more = { $most }, { $last }
list-or = { $most } або { $last }
list-and = { $most } і { $last }
list-none = нічого

## What a setting may be, and what is wrong with one

allowed-number = цілим числом від { $least } до { $most }
allowed-one = одним зі значень: { $allowed }
allowed-any = будь-якими зі значень: { $allowed }
wrong-number = { $word } має значення { $value }, а має бути { allowed-number }.
wrong-one = { $word } має значення { $value }, а має бути { allowed-one }.
wrong-any = { $word } має значення { $value }, а має бути { allowed-any }.
wrong-setting = Налаштування { $value } немає; є { $allowed }.
wrong-beside = { $word } { $part } потребує, щоб { $other } мало значення { $one_of-or }, а не { $found }.
wrong-game = Гри { $value } немає; є { $allowed }.
wrong-seed = seed має значення { $value }, а має бути { allowed-number } або None, щоб воно випало саме.
wrong-seat = seat має значення { $value }, а має бути { allowed-number } або None, щоб воно випало саме.
wrong-bots = bots має значення { $value }, а має називати щонайменше одного бота, щонайбільше { $most }: по одному на кожне місце, крім місця агента.
wrong-chance = chance має значення { $value }, а має бути { $allowed-or }.

## Actions, as a button says them

action-decline = Відмовитися
action-keep = Залишити кидок
action-roll = Кинути { $target }

## Questions: what is to be decided

question-to = { $player }: { $question }
question-over = Гру закінчено.

## Why not

why-unknown = Дії «{ $action }» немає.
why-unknown-near = Дії «{ $action }» немає. Можливо, «{ $near }»?
why-unknown-id = Дії { $id } немає; номери йдуть від нуля до { $last }.
why-over = Гру закінчено.
why-other-decision = «{ $action }» — не відповідь на це запитання. { $question }
why-not-now = Зараз це неможливо.
why-lira =
    Для цього треба { $need ->
        [one] { $need } ліра
        [few] { $need } ліри
       *[many] { $need } лір
    }; у вас { $have }.
why-no-action = { $given } — не дія; дайте вибір, номер або назву.
why-other-game = «{ $action }» — вибір з іншої гри.
why-not-your-turn = Зараз вирішує { $player }.
why-chance-first = Спершу мають випасти кубики або карти.
why-nothing = Нічого не вибрано.
why-too-many = Разом можна вибрати щонайбільше { $most }.
why-not-your-decision = «{ $action }» — не ваше рішення.
why-both-dice = Тут важать обидва кубики; назвіть їх так: «{ $action }».
option-unseen = Ніхто тут її не бачить
    .about = Карта лишається закритою, її заступає інша, якою вона могла б бути. Коли її зіграють, скажіть, яка це була.
why-seen = «{ $action } ?» — для карти, яку взяли зі справжньої коробки закритою.
why-revealed = Ключ кубиків уже відомий усім; цю гру закрито.
why-set-complete = Більше нічого не вибрати; «{ $action }» — це вже забагато.
why-set-incomplete = Це ще не все; виберіть також із: { $choices }.
undo-nothing = Ще нічого не сталося.
undo-chance = Після цього вибору щось випало; його не повернути.
undo-revealed = Ключ кубиків уже відомий усім; нічого не повернути.
undo-turn = Відтоді вирішував хтось інший; цього не повернути.
batch-illegal = У грі { $index } дія «{ $action }» недозволена; дозволено { $legal }. Жодна гра не змінилася.

## Seats, steps and what is agreed at the table

no-such-seat = Місця { $seat } за столом немає; номери йдуть від нуля до { $last }.
no-such-bot = Бота «{ $name }» немає; є { $bots-and }.
bot-broken = Бота «{ $name }» з пакета { $package } не завантажити: { $problem }.
bot-fault = Бот «{ $name }» не може грати далі: { $problem }.
bot-unable = Бот «{ $name }» не вміє грати в { $kind }: { $problem }.
extra-missing = Для цього потрібно { $library }, а його не встановлено; це дає pip install 'arasta[{ $extra }]'.
net-missing = Мережі «{ $net }» немає: бракує файлу { $file }. Установіть arasta ще раз або виберіть бота без мережі.
net-damaged = Мережу у файлі { $file } пошкоджено. Установіть arasta ще раз.
net-unreadable = У файлі { $file } немає мережі. Бот net=ФАЙЛ грає за файлом, який залишила для гравців команда arasta train, або за файлом із пакета.
net-foreign = Мережа у файлі { $file } вчилася на ознаках { $trained }, а в цієї arasta { $version }. Навчіть її заново або встановіть ту arasta, до якої вона належить.
net-unmappable =
    Мережа у файлі { $file } не може грати за цими правилами: { $problem ->
        [gone] «{ $name }», яке вона знає, більше немає
        [moved] «{ $name }», яке вона знає за номером, тепер має інший; нове дописують у кінець таблиці
       *[changed] «{ $name }» означає тепер не те, чого вона навчилася
    }. Скасуйте цю зміну, навчіть мережу заново (arasta train) або встановіть ту arasta, до якої вона належить.
net-widened =
    Мережа «{ $net }» ніколи не бачила: { $things }{ $more ->
        [0] .
       *[other] { " " }і ще { $more }.
    } Вона грає за всім іншим, що знає; навчити її може arasta train --begin-with champion.
no-such-step = Кроку { $step } немає; кроки йдуть від нуля до { $last }.
wrong-names = names має значення { $value }, а має називати по черзі імена для всіх місць ({ $players }).
wrong-names-line = Ім’я — один рядок, щонайбільше { $most } символів.
wrong-words = words має значення { $value }, а має називати по черзі слова всіх місць ({ $players }); порожнє, якщо слова немає.
wrong-words-line = Слово для кубиків — один рядок, щонайбільше { $most } символів.
wrong-dice = dice має бути arasta.FairDice, а chance — fair.
wrong-dice-id = Id чесних кубиків має значення { $value }, а може мати щонайбільше { $most } звичайних літер, цифр, дефісів або підкреслень.
wrong-dice-key = Ключ чесних кубиків має складатися з { $digits } шістнадцяткових цифр, писаних малими літерами.
wrong-no-dice = У цієї гри немає чесних кубиків; вона мала б із них почати.

## Records and snapshots

record-line = рядок { $line }: { $problem }
record-format = запис починається з «{ $format }».
record-too-long = запис має щонайбільше { $most } символів.
record-line-too-long = рядок має щонайбільше { $most } символів.
record-no-game = гри «{ $name }» немає; є { $games }.
record-setting = { $reason }
record-chance = chance має значення «{ $chance }», а має бути { $allowed-or }.
record-seed = «{ $seed }» — не зерно; зерно — ціле число.
record-first = «{ $first }» — не номер випадіння; він лічить кидки й витягування до першого з цих кубиків.
record-stream = випадок ішов потоком «{ $stream }», якого ця версія не знає.
record-no-dice = у записі немає зобов’язання; чесні кубики починаються разом із грою.
record-no-key = у записі немає ключа чесних кубиків; дайте dice=, щоб грати ними далі, або chance="auto" чи "manual".
record-key = ключ не той, щодо якого зобов’язалися; більше скаже arasta verify.
record-other-dice = дані кубики — не ті, що в записі: в них інші id, зобов’язання і слова.
record-word = немає місця для «{ $word }»; останнє — «{ $last }».
record-no-colon = «{ $text }» — ні слово заголовка, ні хід; в обох є двокрапка.
record-twice = «{ $label }» стоїть у заголовку двічі.
record-early-result = є підсумок, а гру не закінчено.
record-other-result = підсумок «{ $result }», а гра скінчилася так: «{ $ranks }».
record-after-result = після підсумку запис іде далі.
record-goes-on = гру закінчено, а запис іде далі.
record-turn = рядок позначено «{ $label }», а триває хід «{ $turn }».
record-illegal = «{ $action }» тут недозволено. { $reason }
snapshot-no-mark = Це не знімок гри.
snapshot-checksum = Знімок пошкоджено: не сходиться контрольна сума.
snapshot-damaged = Знімок не відкрити: { $reason }

## The result

score-rubies =
    { $n ->
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    }
score-lira =
    { $n ->
        [one] { $n } ліра
        [few] { $n } ліри
       *[many] { $n } лір
    }
result-standing = { $rank }. { $player }: { $scores }
result-by-rubies =
    (менше на { $n ->
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    })
result-by-equal = (порівну всього)
result-tie = { $ahead } випереджає, { $behind } далі: порівну { $equal }; вирішує { $more } проти { $less }.
result-tie-equal = { $ahead } і { $behind } мають усього порівну.
result-shared = Спільна перемога: { $players }

## The log

log-decline = { $player } відмовляється.
log-keep = { $player } залишає кидок.
log-last-round =
    Останнє коло: у гравця { $player } { $n ->
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    }.
log-changes = { $line } ({ $changes })

## The story: each turn in one sentence


# Кількості в розповіді стоять у знахідному відмінку («бере 2 ліри і спецію», «платить 2 ліри за спецію»).

story-sentence = { $story }.
story-and-then = { $most }; { $last }
story-deeds = { $player } { $deeds }
story-more = { $most }, { $last }
story-pays =
    { $number ->
        [one] платить { $paid } (кому: { $players })
        [few] платить по { $paid } (кому: { $players })
       *[many] платить по { $paid } (кому: { $players })
    }
story-trade =
    { $trade ->
        [gain] бере { $gained }
        [cost]
            { $money ->
                [paid] платить { $paid }
               *[other] віддає { $paid }
            }
       *[both]
            { $money ->
                [paid] платить { $paid } за { $gained }
                [gained] продає { $paid } за { $gained }
               *[other] віддає { $paid } за { $gained }
            }
    }
story-last-round = { $player }, рубінів { $n }: починається останнє коло
some-lira =
    { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    }
some-rubies =
    { $n ->
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    }
change-paid = { $change } (кому: { $player })
change-lira =
    { $n } { $count ->
        [one] ліра
        [few] ліри
       *[many] лір
    }
change-rubies =
    { $n } { $count ->
        [one] рубін
        [few] рубіни
       *[many] рубінів
    }

## Effects: the texts of cards and places are made of these

effect-gain-lira =
    отримайте { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    }
effect-pay-lira =
    заплатіть { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    }
effect-times =
    { $n ->
        [2] { $effect }, двічі
       *[other] { $effect }, разів: { $n }
    }
effect-or = { $one } Або: { $other }

## Reference pages

rules-copies = у колоді: { $n }

## The board in the terminal

board-round = Коло { $n }
board-last-round = Останнє коло { $n }
board-setup = Підготовка
board-over = Гру закінчено
board-target =
    до { $n ->
        [one] { $n } рубіна
        [few] { $n } рубінів
       *[many] { $n } рубінів
    }
board-deck = колода { $n }
board-you = ви
board-legend-open = ▸ на вибір
board-column-rubies = рубіни
board-column-lira = ліри
board-column-tiles = тайли

## Hints and looking back

hint = { $choice }: { $chance }
hint-why = { $choice }: { $chance } ({ $why })
analysis-title = Погляд назад
analysis-players = { $game }: { $players }
analysis-unfinished = Гру ще не закінчено.
analysis-unseen =
    { $n ->
        [one] { $n } карту ніхто не бачив; її заступає ймовірна.
        [few] { $n } карти ніхто не бачив; їх заступають імовірні.
       *[many] { $n } карт ніхто не бачив; їх заступають імовірні.
    }
analysis-percent = { $n } %
analysis-chances = Шанси на перемогу після кожного ходу
analysis-chances-about = Так оцінює гру мережа чемпіона, очима того, хто має ходити. Число позначає помилку зі списку нижче, трикутник — усмішку долі.
analysis-before = Початок
analysis-mistakes = Найбільші помилки
analysis-mistakes-about = Скільки шансів на перемогу коштував вибір порівняно з найкращим, наскільки гравець міг це знати.
analysis-no-mistakes = Жоден вибір не коштував багато.
analysis-better = краще: { $choice }
analysis-luck = Талан і помилки
analysis-luck-about = Талан — це шанси на перемогу, які дали гравцеві кубики й карти, порівняно із середнім від усього, що могло випасти. Помилки — усе, що коштували вибори разом.
analysis-decisions = Усі рішення
analysis-column-number = №
analysis-column-turn = хід
analysis-column-player = гравець
analysis-column-chosen = вибір
analysis-column-best = найкраще
analysis-column-cost = ціна
analysis-column-luck = талан
analysis-column-lost = помилки
analysis-written = Сторінка у файлі { $file }.

## Keeping games

keep-exists = Файл { $file } уже є; назвіть новий або завантажте ту гру й грайте далі.
keep-no-folder = { $file } не записати; тека має існувати й дозволяти вам запис.
keep-failed = { $file } не записати: { $problem }.
keep-in-use = У гру з { $file } грає інший процес ({ $process }). Спершу вийдіть там з-за столу або почніть нову гру.
keep-unreadable = { $file } не відкрити: { $problem }.
keep-not-kept = Гра не зберігається: { $file } не записати ({ $problem }). Іншу теку задає ARASTA_DATA.

## The ladder

bot-raised = він видав помилку { $problem } у { $where }
bot-answer = він мав відповісти номером дії для кожної гри (разом { $games }), а відповів { $answer } форми { $shape }
bot-illegal = він вибрав «{ $action }», а дозволено { $legal }
bot-slow = він думав над рішенням довше за { $seconds } с; більше часу дає ботам --seconds
bot-large = він зайняв понад { $megabytes } МБ пам’яті; більше дає ботам --memory
pair-wrong = «{ $text }» — не пара; пара — це два боти через двокрапку, наприклад champion:greedy.
bots-too-few = Таблиці треба щонайменше двох ботів, кожного по разу, наприклад --bots random,greedy.
parts-in-use = У { $file } пише інший процес ({ $process }). Зачекайте на нього або тримайте цю таблицю в іншому файлі.
parts-unreadable = У { $file } немає частин таблиці або їх пошкоджено; тримайте цю таблицю в іншому файлі.
parts-of-another = У { $file } частини іншої таблиці: { $word } там { $there }, а тут { $here }. Тримайте цю в іншому файлі.
picture-kind = { $file } не намалювати; вид малюнка каже кінець назви, один із: { $kinds }.
ray-unreachable = За адресою { $address } немає кластера Ray, або його ключ не той, що тут: { $problem }. Саме --ray запускає його на цій машині.
ray-token = Кластер Ray за адресою { $address } вимагає свій ключ. Запишіть його на кожній машині, і на цій теж, у ~/.ray/auth_token або в RAY_AUTH_TOKEN.
process-died = Загинув процес, у якому { $one } грав проти { $field } ({ $problem }). --keep продовжує після останньої частини; менше --jobs потребує менше пам’яті.
self-play-died = Загинув процес, у якому грав { $bot } ({ $problem }). Менше --jobs потребує менше пам’яті.

## Playing in the terminal

terminal-welcome = Ви граєте за: { $seats }. Наберіть літеру вибору або ? для довідки.
terminal-opponents = Решта: { $bots }.
terminal-opponent = { $name } ({ $level })
terminal-by-hand = Ви вводите те, що діється за вашим столом: вибори, кидки, витягування. Наберіть ? для довідки.
terminal-ask = Ваш вибір [a–{ $last }, ?]:
terminal-ask-enter = Enter — «{ $choice }» [?]:
terminal-ask-chance = Що випало [?]:
terminal-only = Єдиний вибір: { $choice }.
terminal-many = Можливостей: { $n }. Наберіть одну, як-от «{ $one }» чи «{ $other }», або початок, якщо підходить лише одна; Enter покаже всі.
terminal-unseen = Ніхто тут цього не бачив? Наберіть «{ $action }».
terminal-sum = Досить суми: «{ $action }».
terminal-set = Можна набрати кілька разом: { $example }
terminal-older = … l покаже, що було раніше.
terminal-page = Enter — далі:
terminal-then = тоді { $path }: { $changes }
terminal-follows-chance = далі щось випаде, без повернення
terminal-follows-other = далі вирішує хтось інший
terminal-follows-turn = закінчує ваш хід
terminal-follows-over = закінчує гру
terminal-whatever = Хоч що виберете: { $follows }.
terminal-lost = «{ $action }» закінчує ваш хід без дії. Якщо ви цього хочете, наберіть ще раз.
terminal-legal = Ви можете вибрати «{ $action }».
terminal-undone = Повернуто.
terminal-several = «{ $typed }» може означати: { $names }.
terminal-letter = Вибору «{ $typed }» немає; є { $letters }.
terminal-number = «{ $typed }» тут не вибір. Вибори мають літери; саме число означає місце або річ із цим номером, якщо вона одна.
terminal-hand-over = { $player }, ваш хід. Натисніть Enter, коли більше ніхто не дивиться.
terminal-no-log = Ще нічого не сталося.
terminal-topics = Є сторінки про: { $topics }; їх покаже r і одне з цих слів.
terminal-result = Підсумок
terminal-left = Ви встали з-за столу.
terminal-saved = Запис у файлі { $file }.
terminal-save-where = Назвіть новий файл: s game.txt
terminal-not-kept = Гру не збережено: наступного разу її збереже --record ФАЙЛ або s ФАЙЛ під час гри.
terminal-resume = Щоб грати далі: arasta play --terminal --resume
terminal-load = Щоб грати далі: arasta play --terminal --load { $file }
terminal-unfinished = Є незакінчена гра:
terminal-go-on = Грати її далі? [Enter: так, n: нова гра]:
games-none = Незакінчених ігор немає.
games-game =
    { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }, люди на місцях { $people }, хід { $turn }, { $saved }
terminal-help =
    Вибір: його літера, назва («move 9»), номер речі («9») або початок назви, якщо підходить лише одна. Кілька разом, коли питають про кілька: «sell red green» або їхні літери.
    → каже, скільки вибір коштує й що дає. «тоді leave, act: +2 ліри, …» значить: якщо підете далі через leave і act, як зробили б більшість, отримаєте 2 ліри, а ще щось можуть додати випадок, інші або ваші дальші вибори.
    Команди, літерою або словом, з косою рискою попереду чи без неї:
      u, undo            повернути останній вибір, якщо після нього нічого не випало й ніхто не ходив
      b, board           усе поле
      l, log [ходи]      що сталося за останні 12 ходів або за стільки, скільки назвете
      ? вибір            що він робить, скільки коштує й що дає або чому зараз неможливий
      r, rules [тема]    правила: { $topics }
      s, save файл       копія гри донині в новий файл
      q, quit            вийти
      Enter              запитання ще раз або наступна сторінка виборів
    На полі A B C … — купці по черзі місць, (A) родичі, a b c … помічники, ▸ — те, що можна вибрати. R — червоні тканини, G — зелені спеції, Y — жовті фрукти, B — сині прикраси. У малому вікні місця показують, хто там і чого вони вимагають; b показує все.
verify-sound =
    Перевірено: ключ той, щодо якого зобов’язалися, і всі кидки й витягування ({ $outcomes }) випливають з нього.
    Порівняйте це з тим, що вам показали до гри; лише тоді ніхто не міг відтоді вибрати інший ключ:
      id { $id }
      зобов’язання { $commitment }
verify-word = { "  " }слово з місця { $seat }: { $word }
verify-no-words = { "  " }Ніхто не дав слова, тож той, хто вибирав ключ, міг вибрати кидки й витягування.
verify-first = { "  " }Гра продовжує іншу: кидків і витягувань, що випали до цих кубиків і яких вони не доводять, — { $first }.
verify-not-over = Запис кінчається раніше за гру; доти все перевірено.
verify-by-hand = Перевіряти нічого: кидки й витягування цієї гри введено вручну.
verify-no-commitment = Перевіряти нічого: ніхто не зобов’язувався щодо ключа перед цією грою. Таке є в ігор із chance fair.
verify-empty = Не перевірено: у записі немає ні кидка, ні витягування.
verify-other-commitment = Не перевірено: у записі інше зобов’язання, { $commitment }. Воно з іншої гри, або ключ підмінено.
verify-no-key = Не перевірено: у записі є зобов’язання, а ключа ще немає. Його видно, коли гру закінчено або віддано; перевірте тодішній запис.
verify-wrong-key = Не перевірено: ключ і id запису не дають його зобов’язання, { $commitment }. Щось із трьох змінено.
verify-differs = Не перевірено: рядок { $line }, випадіння { $number } мало бути «{ $due }», а в записі «{ $found }». Його змінено, щось додано чи пропущено або змінено слово якогось місця.
verify-added = Не перевірено: у рядку { $line } запис має «{ $found }» як випадіння { $number } там, де мав вирішувати гравець. Його додано або пропущено вибір.
replay-not-over = Запис кінчається раніше за гру. Лишилося вирішити:

list-apart = { $most }; { $last }
result-standing-by = { $standing } { $by }
change-of = { $player }: { $changes }
change-open = { $changes }, …
