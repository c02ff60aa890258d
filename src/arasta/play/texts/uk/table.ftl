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
###                            .hue, .huegen колір тайла мечеті (червоний, червоного)
###     родич (name-family):   .gen, .acc
###     кістки: name-colour .gen, .few, .many, .fem, .femacc; name-resource .gen, .acc, .many; name-area .gen, .from; name-tile .acc;
###             name-face .alone (викидає червону), .die (червону кістку), .diegen (червоної кістки)
###
### Скасувати — те, що зроблено; повернути — кубик або помічника; відправити — родича; викинути — те, що випало на кубиках.
### У назві карти й тайла стоїть те, що отримують, а після «за» — те, що віддають («Ліри за каву»).
### Числа правил стоять із формами one, few, many, хоч би які вони були тепер.


## Names

name-seat = Купець { $word }
name-number = { $word }
name-dice = { $word }
    .apart = { $first } і { $last }

## Settings: what is agreed before a game

setting-players = Гравці
    .about = Скільки людей грає.

## Lists

list-more = { $most }, { $last }
list-or = { $most } або { $last }
list-and = { $most } і { $last }
list-none = нічого

## What a setting may be, and what is wrong with one

allowed-number = ціле число від { $least } до { $most }
allowed-one = одне зі значень: { $allowed }
allowed-any = будь-які зі значень: { $allowed }
wrong-number = { $word } має значення { $value }, а потрібне { allowed-number }.
wrong-one = { $word } має значення { $value }, а потрібне { allowed-one }.
wrong-any = { $word } має значення { $value }, а потрібні { allowed-any }.
wrong-setting = Налаштування { $value } немає; є { $allowed }.
wrong-beside = { $word } { $part } потребує, щоб { $other } мало значення { $one_of-or }, а не { $found }.
wrong-game = Гри { $value } немає; є { $allowed }.
wrong-seed = seed має значення { $value }, а потрібне { allowed-number } або None, якщо байдуже яке.
wrong-seat = seat має значення { $value }, а потрібне { allowed-number } або None, якщо місце визначить жереб.
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
why-other-decision = Зараз вирішується не «{ $action }». { $question }
why-not-now = Зараз це неможливо.
why-lira =
    Для цього { $need ->
        [one] потрібна { $need } ліра
        [few] потрібні { $need } ліри
       *[many] потрібно { $need } лір
    }; у вас { $have }.
why-no-action = { $given } — не дія; назвіть варіант, номер або назву.
why-other-game = «{ $action }» — вибір з іншої гри.
why-not-your-turn = Зараз вирішує { $player }.
why-chance-first = Спершу мають випасти кубики або карти.
why-nothing = Нічого не вибрано.
why-too-many = За раз можна вибрати щонайбільше { $most }.
why-not-your-decision = «{ $action }» — вирішувати не вам.
why-both-dice = Тут важливі обидва кубики; назвіть їх так: «{ $action }».
option-unseen = Її тут ніхто не бачить
    .about = Карта лишається закритою, а замість неї стоїть одна з можливих. Коли її зіграють, скажіть, яка це була.
why-seen = «{ $action } ?» — для карти, яку беруть зі справжньої колоди й нікому не показують.
why-revealed = Ключ кубиків уже відомий усім; цю гру закрито.
why-set-complete = Більше нічого вибрати не можна; «{ $action }» — зайве.
why-set-incomplete = Це ще не все; виберіть також із: { $choices }.
undo-nothing = Ще нічого не зроблено.
undo-chance = Після цього вибору кидали кубики або брали карту; скасувати його не можна.
undo-revealed = Ключ кубиків уже відомий усім; скасувати нічого не можна.
undo-turn = Відтоді вирішував хтось інший; скасувати вибір не можна.
batch-illegal = У грі { $index } дію «{ $action }» виконати не можна; можна { $legal }. Жодна гра не змінилася.

## Seats, steps and what is agreed at the table

no-such-seat = Місця { $seat } за столом немає; номери йдуть від нуля до { $last }.
no-such-bot = Бота «{ $name }» немає; є { $bots-and }.
bot-broken = Бот «{ $name }» з пакета { $package } не завантажується: { $problem }.
bot-fault = Бот «{ $name }» не може грати далі: { $problem }.
bot-unable = Бот «{ $name }» не вміє грати в { $kind }: { $problem }.
extra-missing = Для цього потрібна бібліотека { $library }, а її не встановлено. Її встановить команда pip install 'arasta[{ $extra }]'.
net-missing = Нейромережі «{ $net }» немає: файл { $file } не знайдено. Установіть Arasta ще раз або виберіть бота без нейромережі.
net-damaged = Нейромережу у файлі { $file } пошкоджено. Установіть Arasta ще раз.
net-unreadable = У файлі { $file } немає нейромережі. Бот net=ФАЙЛ грає за файлом, який залишила для гравців команда arasta train, або за файлом із пакета.
net-foreign = Нейромережу у файлі { $file } навчено на ознаках { $trained }, а в цієї Arasta — { $version }. Навчіть її заново або встановіть ту Arasta, до якої вона належить.
net-unmappable =
    Нейромережа у файлі { $file } не може грати за цими правилами: { $problem ->
        [gone] «{ $name }», яке вона знає, більше немає
        [moved] «{ $name }» вона знає за номером, а номер змінився; нове дописують у кінець таблиці
       *[changed] «{ $name }» означає вже не те, чого вона навчилася
    }. Скасуйте цю зміну, навчіть її заново (arasta train) або встановіть ту Arasta, до якої вона належить.
net-widened =
    Нейромережа «{ $net }» ще не бачила: { $things }{ $more ->
        [0] .
       *[other] { " " }і ще { $more }.
    } Вона грає, спираючись на все інше, що знає; навчить її arasta train --begin-with champion.
no-such-step = Кроку { $step } немає; кроки йдуть від нуля до { $last }.
wrong-names = names має значення { $value }, а має називати по порядку імена для всіх місць ({ $players }).
wrong-names-line = Ім’я — один рядок, щонайбільше { $most } символів.
wrong-words = words має значення { $value }, а має називати по порядку слова всіх місць ({ $players }); порожнє — для місця без слова.
wrong-words-line = Слово для кубиків — один рядок, щонайбільше { $most } символів.
wrong-dice = dice має бути arasta.FairDice, а chance — fair.
wrong-dice-id = Ім’я чесних кубиків — { $value }, а воно може складатися щонайбільше з { $most } латинських літер, цифр, дефісів і підкреслень.
wrong-dice-key = Ключ чесних кубиків — це { $digits } шістнадцяткових цифр малими літерами.
wrong-no-dice = У цій грі немає чесних кубиків: вони мали з’явитися на самому початку.

## Records and snapshots

record-line = рядок { $line }: { $problem }
record-format = запис починається з «{ $format }».
record-too-long = запис має щонайбільше { $most } символів.
record-line-too-long = рядок має щонайбільше { $most } символів.
record-no-game = гри «{ $name }» немає; є { $games }.
record-setting = { $reason }
record-chance = chance має значення «{ $chance }», а має бути { $allowed-or }.
record-seed = «{ $seed }» — не зерно; зерно — ціле число.
record-first = «{ $first }» — не номер результату; він каже, скільки кидків і витягнутих карт було до першого з цих кубиків.
record-stream = випадок ішов потоком «{ $stream }», якого ця версія не знає.
record-no-dice = у записі немає обіцянки; чесні кубики починаються разом із грою.
record-no-key = у записі немає ключа чесних кубиків; дайте dice=, щоб грати ними далі, або chance="auto" чи "manual".
record-key = ключ не той, про який каже обіцянка; більше скаже arasta verify.
record-other-dice = передані кубики — не з цього запису: ім’я, обіцянка або слова в них інші.
record-word = немає місця для «{ $word }»; останнє — «{ $last }».
record-no-colon = «{ $text }» — ні слово заголовка, ні хід; в обох є двокрапка.
record-twice = «{ $label }» стоїть у заголовку двічі.
record-early-result = є підсумок, а гру не закінчено.
record-other-result = підсумок «{ $result }», а гра скінчилася так: «{ $ranks }».
record-after-result = після підсумку запис іде далі.
record-goes-on = гру закінчено, а запис іде далі.
record-turn = рядок позначено «{ $label }», а триває хід «{ $turn }».
record-illegal = «{ $action }» тут зробити не можна. { $reason }
snapshot-no-mark = Це не знімок гри.
snapshot-checksum = Знімок пошкоджено: не сходиться контрольна сума.
snapshot-damaged = Знімок не відкривається: { $reason }

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
result-by-equal = (рівність в усьому)
result-tie = { $ahead } вище, { $behind } нижче: порівну — { $equal }, вирішує { $more } проти { $less }.
result-tie-equal = { $ahead } і { $behind } рівні в усьому.
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
        [1] платить { $paid } гравцеві { $players }
       *[other] платить по { $paid } гравцям { $players }
    }
story-trade =
    { $trade ->
        [gain] отримує { $gained }
        [cost]
            { $money ->
                [paid] платить { $paid }
               *[other] віддає { $paid }
            }
       *[both]
            { $money ->
                [paid] віддає { $paid } за { $gained }
                [gained] продає { $paid } за { $gained }
               *[other] віддає { $paid } за { $gained }
            }
    }
story-last-round =
    з { $n ->
        [one] { $n } рубіном
        [few] { $n } рубінами
       *[many] { $n } рубінами
    } { $player } починає останнє коло
some-lira =
    { $n ->
        [one] { $n } ліру
        [few] { $n } ліри
       *[many] { $n } лір
    }
some-rubies =
    { $n ->
        [1] рубін
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    }
change-paid = { $change } — гравцеві { $player }
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
        [2] { $effect } (двічі)
        [one] { $effect } ({ $n } раз)
        [few] { $effect } ({ $n } рази)
       *[many] { $effect } ({ $n } разів)
    }
effect-or = { $one } Або: { $other }

## Reference pages

rules-copies = { $n } у колоді

## The board in the terminal

board-round = Коло { $n }
board-last-round = Останнє коло, { $n }-те
board-setup = Підготовка
board-over = Гру закінчено
board-target =
    мета — { $n ->
        [one] { $n } рубін
        [few] { $n } рубіни
       *[many] { $n } рубінів
    }
board-deck = колода { $n }
board-you = ви
board-legend-open = ▸ можна вибрати
board-column-rubies = рубіни
board-column-lira = ліри

## Hints and looking back

hint = { $choice }: { $chance }
hint-why = { $choice }: { $chance } ({ $why })
analysis-title = Розбір гри
analysis-players = { $game }: { $players }
analysis-unfinished = Гру ще не закінчено.
analysis-unseen =
    { $n ->
        [1] Одну карту так ніхто й не бачив; замість неї взято ймовірну.
        [one] { $n } карту так ніхто й не бачив; замість неї взято ймовірну.
        [few] { $n } карти так ніхто й не бачив; замість них узято ймовірні.
       *[many] { $n } карт так ніхто й не бачив; замість них узято ймовірні.
    }
analysis-percent = { $n }{ "\u00A0" }%
analysis-chances = Шанси на перемогу після кожного ходу
analysis-chances-about = Як оцінює гру нейромережа чемпіона, дивлячись очима того, хто зараз вибирає. Число позначає помилку зі списку нижче, трикутник — удачу.
analysis-before = Початок
analysis-mistakes = Найбільші помилки
analysis-mistakes-about = Скільки шансів на перемогу коштував вибір порівняно з найкращим — з огляду на те, що гравець міг знати.
analysis-no-mistakes = Жоден вибір не обійшовся дорого.
analysis-better = краще: { $choice }
analysis-luck = Удача й помилки
analysis-luck-about = Удача — це шанси на перемогу, які дали гравцеві кубики й карти, порівняно із середнім з усього можливого. Помилки — це ціна всіх його помилок разом.
analysis-decisions = Усі рішення
analysis-column-number = №
analysis-column-turn = хід
analysis-column-player = гравець
analysis-column-chosen = вибрано
analysis-column-best = найкраще
analysis-column-cost = ціна
analysis-column-luck = удача
analysis-column-lost = помилки
analysis-written = Сторінку збережено у файлі { $file }.

## Keeping games

keep-exists = Файл { $file } уже є; назвіть новий або завантажте ту гру й грайте далі.
keep-no-folder = Записати { $file } не можна: тека має існувати й дозволяти запис.
keep-failed = Записати { $file } не вдалося: { $problem }.
keep-in-use = Гру з { $file } зараз веде інший процес ({ $process }). Спершу вийдіть там з-за столу або почніть нову гру.
keep-unreadable = { $file } не відкривається: { $problem }.
keep-not-kept = Гра не зберігається: записати { $file } не вдалося ({ $problem }). Іншу теку задає ARASTA_DATA.

## The ladder

bot-raised = він спричинив { $problem } у { $where }
bot-answer = потрібен був номер дії для кожної гри, усього { $games }, а надійшла відповідь { $answer } форми { $shape }
bot-illegal = він вибрав «{ $action }», а можна було { $legal }
bot-slow = на рішення пішло понад { $seconds }{ "\u00A0" }с; більше часу дає --seconds
bot-large = він зайняв понад { $megabytes }{ "\u00A0" }МБ пам’яті; більше дає ботам --memory
pair-wrong = «{ $text }» — не пара; пара — це два боти через двокрапку, наприклад champion:greedy.
bots-too-few = Для турніру треба щонайменше двох ботів, кожного названо один раз, наприклад --bots random,greedy.
parts-in-use = У { $file } зараз пише інший процес ({ $process }). Дочекайтеся його або ведіть цей турнір в іншому файлі.
parts-unreadable = У { $file } немає частин турніру або їх пошкоджено; ведіть цей турнір в іншому файлі.
parts-of-another = У { $file } лежать частини іншого турніру: { $word } там { $there }, а тут { $here }. Ведіть цей в іншому файлі.
picture-kind = Намалювати { $file } не можна; вид малюнка задає закінчення назви, одне з: { $kinds }.
ray-unreachable = За адресою { $address } немає кластера Ray, або його ключ не той, що тут: { $problem }. Просто --ray запустить кластер на цій машині.
ray-token = Кластер Ray за адресою { $address } вимагає свій ключ. Запишіть його на кожній машині, і на цій теж, у ~/.ray/auth_token або в RAY_AUTH_TOKEN.
process-died = Завершився процес, у якому { $one } грав проти { $field } ({ $problem }). --keep продовжить з останньої частини; що менше --jobs, то менше потрібно пам’яті.
self-play-died = Завершився процес, у якому грав { $bot } ({ $problem }). Що менше --jobs, то менше потрібно пам’яті.

## Playing in the terminal

terminal-welcome = Ви граєте за: { $seats }. Уведіть літеру варіанта або ? — довідка.
terminal-opponents = Суперники: { $bots }.
terminal-opponent = { $name } ({ $level })
terminal-by-hand = Уводьте те, що відбувається за вашим столом: вибір, кидки, витягнуті карти. ? — довідка.
terminal-ask = Ваш вибір [a–{ $last }, ?]:
terminal-ask-enter = Enter — «{ $choice }» [?]:
terminal-ask-chance = Що випало [?]:
terminal-only = Єдиний варіант: { $choice }.
terminal-many = Варіантів: { $n }. Уведіть один із них, наприклад «{ $one }» чи «{ $other }», або його початок, якщо підходить лише один; Enter покаже всі.
terminal-unseen = Ніхто тут не бачив? Уведіть «{ $action }».
terminal-sum = Досить суми: «{ $action }».
terminal-set = Можна ввести кілька одразу: { $example }
terminal-older = … що було раніше, покаже l.
terminal-page = Далі — Enter:
terminal-then = тоді { $path }: { $changes }
terminal-follows-chance = далі кидок або карта, скасувати буде не можна
terminal-follows-other = далі вирішує хтось інший
terminal-follows-turn = кінець вашого ходу
terminal-follows-over = кінець гри
terminal-whatever = Хоч би що ви вибрали: { $follows }.
terminal-lost = «{ $action }» закінчить ваш хід без дії. Якщо так і задумано, уведіть ще раз.
terminal-legal = Ви можете вибрати «{ $action }».
terminal-undone = Скасовано.
terminal-several = «{ $typed }» може означати: { $names }.
terminal-letter = Варіанта «{ $typed }» немає; є { $letters }.
terminal-number = «{ $typed }» тут нічого не означає. У варіантів є літери; число саме означає місце або річ із цим номером, якщо вона одна.
terminal-hand-over = { $player }, ваш хід. Натисніть Enter, коли більше ніхто не дивиться.
terminal-no-log = Ще нічого не сталося.
terminal-topics = Є сторінки: { $topics }; їх покаже r з одним із цих слів.
terminal-result = Підсумок
terminal-left = Ви вийшли з-за столу.
terminal-saved = Запис у файлі { $file }.
terminal-save-where = Назвіть новий файл, наприклад: s game.txt
terminal-not-kept = Гру не збережено: наступного разу її збереже --record ФАЙЛ або s ФАЙЛ під час гри.
terminal-resume = Щоб грати далі: arasta play --terminal --resume
terminal-load = Щоб грати далі: arasta play --terminal --load { $file }
terminal-unfinished = Є незакінчена гра:
terminal-go-on = Грати її далі? [Enter — так, n — нова гра]:
games-none = Незакінчених ігор немає.
games-game =
    { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }, люди на місцях { $people }, хід { $turn }, { $saved }
terminal-help =
    Варіант: його літера, назва («move 9»), номер його речі («9») або початок назви, якщо підходить лише один. Кілька одразу, де потрібно кілька: «sell red green» або їхні літери.
    → каже, скільки варіант коштує й що дає. «тоді leave, act: +2 ліри, …» означає: якщо ви продовжите через leave і act, як зробила б більшість, ви отримаєте 2 ліри, а решта залежить від випадку, інших гравців і ваших дальших рішень.
    Команди — літерою або словом, з косою рискою попереду чи без неї:
      u, undo             скасувати останній вибір, якщо після нього не було кидка, карти чи чужого рішення
      b, board            усе поле
      l, log [ходів]      що сталося за останні 12 ходів або за стільки, скільки назвете
      ? варіант           що він дає, скільки коштує або чому зараз неможливий
      r, rules [сторінка] зазирнути в правила: { $topics }
      s, save файл        зберегти гру до цього місця в новий файл
      q, quit             вийти
      Enter               ще раз запитання або наступна сторінка варіантів
    На полі A B C … — купці гравців, (A) — родичі, a b c … — помічники, ▸ — те, що можна вибрати. R — червоні товари (тканини), G — зелені (спеції), Y — жовті (фрукти), B — сині (прикраси). У малому вікні місця показують, хто там стоїть і чого там просять; усе показує b.
verify-sound =
    Перевірено: ключ той, про який каже обіцянка, і з нього випливають усі кидки й карти, усього { $outcomes }.
    Порівняйте це з тим, що вам показали до гри: лише тоді ясно, що ключ відтоді не підмінили.
      ім’я { $id }
      обіцянка { $commitment }
verify-word = { "  " }слово з місця { $seat }: { $word }
verify-no-words = { "  " }Жодне місце не дало слова, тож той, хто вибирав ключ, міг вибрати й кидки та карти.
verify-first = { "  " }Гра продовжила іншу: кидків і карт, що випали до цих кубиків і за які вони не відповідають, — { $first }.
verify-not-over = Запис закінчується раніше за гру; до цього місця все перевірено.
verify-by-hand = Перевіряти нічого: кидки й карти цієї гри введено вручну.
verify-no-commitment = Перевіряти нічого: до цієї гри ніхто не давав обіцянки. Вона є в ігор із chance fair.
verify-empty = Не перевірено: у записі немає ні кидка, ні витягнутої карти.
verify-other-commitment = Не перевірено: у записі інша обіцянка, { $commitment }. Вона з іншої гри, або ключ підмінили.
verify-no-key = Не перевірено: обіцянка в записі є, а ключа ще немає. Його показують, коли гру закінчено або зупинено; перевірте тодішній запис.
verify-wrong-key = Не перевірено: ключ та ім’я із запису не дають його обіцянки, { $commitment }. Одне з трьох змінили.
verify-differs = Не перевірено: рядок { $line }, результат { $number } мав бути «{ $due }», а в записі «{ $found }». Або його там змінили, щось додали чи пропустили, або змінили слово якогось місця.
verify-added = Не перевірено: рядок { $line }, у записі «{ $found }» стоїть як результат { $number }, хоча вирішувати мав гравець. Його додали, або вибір пропущено.
replay-not-over = Запис закінчується раніше за гру. Лишилося вирішити:
list-apart = { $most }; { $last }
result-standing-by = { $standing } { $by }
change-of = { $player }: { $changes }
change-open = { $changes }, …
