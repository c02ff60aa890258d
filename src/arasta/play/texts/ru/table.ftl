### Arasta по-русски, какая бы игра ни шла. Рядом с этим файлом лежит по файлу на каждую игру; ключ стоит только в одном
### из них. Что нужно знать о ключах и значениях, сказано в начале английского файла.
###
### Для тех, кто правит русские тексты:
###
### Обращение. К читателю — на «вы», со строчной буквы. О купцах говорит настоящее время: у имён игроков нет ни рода, ни
### падежей, поэтому имя стоит в именительном падеже подлежащим, после двоеточия или после слова «игрок» в нужном падеже
### («родственник игрока { $player }»).
###
### Названия. Названия мест и имена встречных пишутся с прописной буквы, товары — со строчной; названия карт и жетонов
### стоят в «ёлочках» и не склоняются. Само название стоит в именительном падеже; у него есть формы, одни и те же для
### всего рода вещей, и в текстах они стоят после дефиса:
###
###     места (name-place-…):     .gen  Чайханы        .ins  Чайханой
###                               .to   в Чайхану, на Почтамт, к Фонтану
###                               .at   в Чайхане, на Почтамте, у Фонтана
###                               .from из Чайханы, с Почтамта, от Фонтана
###     встречные (name-token-…): .gen Управляющего, .dat Управляющему, .acc Управляющего, .ins Управляющим
###     товары (name-good-…):     само название — в единственном числе (ткань), .acc  одну ткань
###                               .few  2 ткани, .many 5 тканей, нет тканей; .ins тканями; .two две ткани
###                               .hue  цвет жетона мечети: красный; .huegen  красного
###     родственник (name-family): .acc родственника игрока …
###     кубики (name-dice):       .apart 3 и 5
###     грани (name-face-…):      .alone монета, .die кубик с монетой, .diegen кубика с монетой
###     цвета (name-colour-…):    .gen красного, .many красных (товаров), .fem красная, .femacc красную (плитка, плитку)
###     плитки (name-tile-…):     .acc красную плитку лир
###
### В названии карты и жетона стоит то, что получают, а после «за» — то, что отдают («Лиры за кофе»).
###
### Числа. Формы числа — one (1, 21), few (2–4), many (0, 5–20); other нужна лишь дробям, поэтому основная — many.

## Names

name-seat = Купец { $word }
name-number = { $word }
name-dice = { $word }
    .apart = { $first } и { $last }

## Settings: what is agreed before a game

setting-players = Игроки
    .about = Сколько человек играет.

## Lists

list-more = { $most }, { $last }
list-or = { $most } или { $last }
list-and = { $most } и { $last }
list-none = ничего
list-apart = { $most }; { $last }

## What a setting may be, and what is wrong with one

allowed-number = целое число от { $least } до { $most }
allowed-one = одно из: { $allowed }
allowed-any = любые из: { $allowed }

wrong-number = { $word }: указано { $value }, а нужно { allowed-number }.
wrong-one = { $word }: указано { $value }, а нужно { allowed-one }.
wrong-any = { $word }: указано { $value }, а нужны { allowed-any }.
wrong-setting = Настройки { $value } нет; есть { $allowed }.
wrong-beside = При { $word } { $part } настройка { $other } может быть только { $one_of-or }, а указано: { $found }.
wrong-game = Игры { $value } нет; есть { $allowed }.
wrong-seed = seed: указано { $value }, а нужно { allowed-number } или None, если всё равно какое.
wrong-seat = seat: указано { $value }, а нужно { allowed-number } или None, если место выберет жребий.
wrong-bots = bots: указано { $value }, а нужен хотя бы один бот и не больше { $most }: по одному на каждое место, кроме места агента.
wrong-chance = chance: указано { $value }, а нужно { $allowed-or }.

## Actions, as a button says them

action-decline = Отказаться
action-keep = Оставить бросок
action-roll = Выбросить { $target }

## Questions: what is to be decided

question-to = { $player }: { $question }
question-over = Партия окончена.

## Why not

why-unknown = Действия «{ $action }» нет.
why-unknown-near = Действия «{ $action }» нет. Может быть, «{ $near }»?
why-unknown-id = Действия { $id } нет; номера идут от нуля до { $last }.
why-over = Партия окончена.
why-other-decision = Сейчас решается не «{ $action }». { $question }
why-not-now = Сейчас это невозможно.
why-lira = Для этого { $need ->
    [one] нужна { $need } лира
    [few] нужны { $need } лиры
   *[many] нужно { $need } лир
}; у вас { $have }.

why-no-action = { $given } — не действие; укажите вариант, номер или название.
why-other-game = «{ $action }» — это из другой игры.
why-not-your-turn = Сейчас решает { $player }.
why-chance-first = Сначала нужны кубики или карты.
why-nothing = Ничего не выбрано.
why-too-many = За один раз можно выбрать не больше { $most }.
why-not-your-decision = «{ $action }» — решать не вам.
why-both-dice = Здесь важны оба кубика: укажите их, как в «{ $action }».
option-unseen = Её никто здесь не видит
    .about = Карта остаётся закрытой, а вместо неё стоит одна из возможных. Когда её разыграют, скажите, какая это была.
why-seen = «{ $action } ?» — для карты, которую берут из настоящей колоды и никому не показывают.
why-revealed = Ключ кубиков уже известен всем; эта партия закрыта.
why-set-complete = Больше ничего выбрать нельзя; «{ $action }» — лишнее.
why-set-incomplete = Это ещё не всё; выберите также из: { $choices }.

undo-nothing = Пока ещё ничего не сделано.
undo-chance = После этого выбора уже бросали кубики или брали карту; отменить его нельзя.
undo-revealed = Ключ кубиков уже известен всем; отменить ничего нельзя.
undo-turn = С тех пор решал кто-то другой; отменить выбор нельзя.

batch-illegal = В партии { $index } «{ $action }» сделать нельзя; можно { $legal }. Ни одна партия не изменилась.

## Seats, steps and what is agreed at the table

no-such-seat = Места { $seat } нет; места идут от нуля до { $last }.
no-such-bot = Бота «{ $name }» нет; есть { $bots-and }.
bot-broken = Бот «{ $name }» из { $package } не загружается: { $problem }.
bot-fault = Бот «{ $name }» не может продолжать: { $problem }.
bot-unable = Бот «{ $name }» не умеет играть в { $kind }: { $problem }.
extra-missing = Для этого нужна библиотека { $library }, а она не установлена. Её поставит команда pip install 'arasta[{ $extra }]'.
net-missing = Нейросети «{ $net }» нет: файл { $file } не найден. Установите Arasta заново или выберите бота без нейросети.
net-damaged = Нейросеть в { $file } повреждена. Установите Arasta заново.
net-unreadable = В файле { $file } нет нейросети. Бот net=ФАЙЛ играет по файлу, который оставила для игроков команда arasta train, или по файлу из пакета.
net-foreign = Нейросеть в { $file } обучена на признаках { $trained }, а у этой Arasta — { $version }. Обучите её заново или установите Arasta, к которой она относится.
net-unmappable = Нейросеть в { $file } не может играть по этим правилам: { $problem ->
    [gone] «{ $name }», которое она знает, больше нет
    [moved] «{ $name }» она знает по номеру, а номер стал другим; новое добавляют в конец таблицы
   *[changed] «{ $name }» значит уже не то, что она выучила
}. Верните всё как было, обучите её заново (arasta train) или установите Arasta, к которой она относится.
net-widened = Нейросети «{ $net }» ещё не встречались { $things }{ $more ->
    [0] .
   *[other] { " " }и ещё { $more }.
} Она играет, опираясь на всё остальное, что знает; научит её arasta train --begin-with champion.
no-such-step = Шага { $step } нет; шаги идут от нуля до { $last }.
wrong-names = names: указано { $value }, а нужны имена для всех мест ({ $players }), по порядку.
wrong-names-line = Имя — это одна строка не длиннее { $most } знаков.
wrong-words = words: указано { $value }, а нужно слово для каждого места ({ $players }), по порядку; пустое — для места без слова.
wrong-words-line = Слово для кубиков — это одна строка не длиннее { $most } знаков.
wrong-dice = dice должно быть arasta.FairDice, а chance — fair.
wrong-dice-id = Имя честных кубиков — { $value }, а оно может состоять не более чем из { $most } латинских букв, цифр, дефисов и подчёркиваний.
wrong-dice-key = Ключ честных кубиков — это { $digits } шестнадцатеричных цифр со строчными буквами.
wrong-no-dice = В этой партии нет честных кубиков: они должны были появиться в самом начале.

## Records and snapshots

record-line = строка { $line }: { $problem }
record-format = запись начинается с «{ $format }».
record-too-long = в записи может быть не больше { $most } знаков.
record-line-too-long = в строке может быть не больше { $most } знаков.
record-no-game = игры «{ $name }» нет; есть { $games }.
record-setting = { $reason }
record-chance = chance: указано «{ $chance }», а нужно { $allowed-or }.
record-seed = «{ $seed }» — не seed; seed — это целое число.
record-first = «{ $first }» — не номер исхода; он говорит, сколько бросков и вытянутых карт было до первого из этих кубиков.
record-stream = случай шёл по потоку «{ $stream }», которого эта версия не знает.
record-no-dice = в записи нет обещания; честные кубики начинаются вместе с партией.
record-no-key = в записи нет ключа честных кубиков; чтобы играть ими дальше, передайте dice=, иначе — chance="auto" или "manual".
record-key = ключ не тот, о котором говорит обещание; подробнее скажет arasta verify.
record-other-dice = переданные кубики — не из этой записи: имя, обещание или слова у них другие.
record-word = места для «{ $word }» нет; последнее — «{ $last }».
record-no-colon = «{ $text }» — не слово заголовка и не ход: в обоих есть двоеточие.
record-twice = «{ $label }» стоит в заголовке дважды.
record-early-result = результат есть, а партия не окончена.
record-other-result = указан результат «{ $result }», а партия закончилась так: «{ $ranks }».
record-after-result = после результата запись продолжается.
record-goes-on = партия окончена, а запись продолжается.
record-turn = строка подписана «{ $label }», а сейчас ход «{ $turn }».
record-illegal = «{ $action }» здесь сделать нельзя. { $reason }
snapshot-no-mark = Это не снимок партии.
snapshot-checksum = Снимок повреждён: не сходится контрольная сумма.
snapshot-damaged = Снимок не открывается: { $reason }

## The result

score-rubies = { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
   *[many] { $n } рубинов
}
score-lira = { $n ->
    [one] { $n } лира
    [few] { $n } лиры
   *[many] { $n } лир
}
result-standing-by = { $standing } { $by }
result-standing = { $rank }. { $player }: { $scores }
result-by-rubies = (меньше на { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
   *[many] { $n } рубинов
})
result-by-equal = (равенство во всём)
result-tie = { $ahead } выше, { $behind } ниже: поровну — { $equal }, решает { $more } против { $less }.
result-tie-equal = { $ahead } и { $behind } равны во всём.
result-shared = Общая победа: { $players }

## The log

log-decline = { $player } отказывается.
log-keep = { $player } оставляет бросок.
log-last-round = Последний раунд: у игрока { $player } { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
   *[many] { $n } рубинов
}.
log-changes = { $line } ({ $changes })

## The story: each turn in one sentence

# Сказуемые стоят в третьем лице настоящего времени без подлежащего («идёт на Почтамт»). То, что платят и получают, стоит
# в винительном падеже: «получает 2 лиры, специю и фрукт», «платит 2 лиры за специю».
story-sentence = { $story }.
story-and-then = { $most }; { $last }
story-deeds = { $player } { $deeds }
story-more = { $most }, { $last }
story-pays = { $number ->
    [1] платит { $paid } игроку { $players }
   *[other] платит по { $paid } игрокам { $players }
}
story-trade = { $trade ->
    [gain] получает { $gained }
    [cost] { $money ->
        [paid] платит { $paid }
       *[other] отдаёт { $paid }
    }
   *[both] { $money ->
        [paid] платит { $paid } за { $gained }
        [gained] продаёт { $paid } за { $gained }
       *[other] отдаёт { $paid } за { $gained }
    }
}
story-last-round = с { $n ->
    [one] { $n } рубином
    [few] { $n } рубинами
   *[many] { $n } рубинами
} { $player } начинает последний раунд

some-lira = { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
}
some-rubies = { $n ->
    [1] рубин
    [one] { $n } рубин
    [few] { $n } рубина
   *[many] { $n } рубинов
}

change-of = { $player }: { $changes }
change-open = { $changes }, …
change-paid = { $change } — игроку { $player }
change-lira = { $n } { $count ->
    [one] лира
    [few] лиры
   *[many] лир
}
change-rubies = { $n } { $count ->
    [one] рубин
    [few] рубина
   *[many] рубинов
}

## Effects: the texts of cards and places are made of these

effect-gain-lira = получите { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
}
effect-pay-lira = заплатите { $n ->
    [one] { $n } лиру
    [few] { $n } лиры
   *[many] { $n } лир
}
effect-times = { $n ->
    [2] { $effect } (дважды)
    [one] { $effect } ({ $n } раз)
    [few] { $effect } ({ $n } раза)
   *[many] { $effect } ({ $n } раз)
}
effect-or = { $one } Или: { $other }

## Reference pages

rules-copies = { $n } в колоде

## The board in the terminal

board-round = Раунд { $n }
board-last-round = Последний раунд, { $n }-й
board-setup = Подготовка
board-over = Партия окончена
board-target = цель — { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
   *[many] { $n } рубинов
}
board-deck = колода { $n }
board-you = вы
board-legend-open = ▸ можно выбрать
board-column-rubies = рубины
board-column-lira = лиры

## Hints and looking back

hint = { $choice }: { $chance }
hint-why = { $choice }: { $chance } ({ $why })

analysis-title = Разбор партии
analysis-players = { $game }: { $players }
analysis-unfinished = Партия ещё не окончена.
analysis-unseen = { $n ->
    [1] Одну карту так никто и не видел; вместо неё взята вероятная.
    [one] { $n } карту так никто и не видел; вместо неё взята вероятная.
    [few] { $n } карты так никто и не видел; вместо них взяты вероятные.
   *[many] { $n } карт так никто и не видел; вместо них взяты вероятные.
}
analysis-percent = { $n }{"\u00A0"}%
analysis-chances = Шансы на победу после каждого хода
analysis-chances-about = Как оценивает партию нейросеть чемпиона, глядя глазами того, чей сейчас выбор. Число отмечает ошибку из списка ниже, треугольник — удачу.
analysis-before = Начало
analysis-mistakes = Самые крупные ошибки
analysis-mistakes-about = Сколько шансов на победу стоил выбор по сравнению с лучшим — судя по тому, что игрок мог знать.
analysis-no-mistakes = Ни один выбор не обошёлся дорого.
analysis-better = лучше: { $choice }
analysis-luck = Удача и ошибки
analysis-luck-about = Удача — это шансы на победу, которые игроку принесли кубики и карты, по сравнению со средним из возможного. Ошибки — это цена всех его ошибок вместе.
analysis-decisions = Все решения
analysis-column-number = №
analysis-column-turn = ход
analysis-column-player = игрок
analysis-column-chosen = выбрано
analysis-column-best = лучшее
analysis-column-cost = цена
analysis-column-luck = удача
analysis-column-lost = ошибки
analysis-written = Страница сохранена в { $file }.

## Keeping games

keep-exists = { $file } уже существует; укажите новый файл или загрузите ту партию и продолжите её.
keep-no-folder = { $file } записать нельзя: папка должна существовать и быть доступной для записи.
keep-failed = { $file } записать не удалось: { $problem }.
keep-in-use = { $file } сейчас разыгрывает другой процесс ({ $process }). Сначала выйдите из-за стола там или начните новую партию.
keep-unreadable = { $file } не открывается: { $problem }.
keep-not-kept = Партия не сохраняется: { $file } записать не удалось ({ $problem }). Другую папку задаёт ARASTA_DATA.

## The ladder

bot-raised = он вызвал { $problem } в { $where }
bot-answer = нужен был номер действия для каждой партии, всего { $games }, а пришёл ответ { $answer } формы { $shape }
bot-illegal = он выбрал «{ $action }», а можно было { $legal }
bot-slow = на решение ушло больше { $seconds }{"\u00A0"}с; больше времени даёт --seconds
bot-large = он занял больше { $megabytes }{"\u00A0"}МБ памяти; больше даёт ботам --memory
pair-wrong = «{ $text }» — не пара; пара — это два бота через двоеточие, например champion:greedy.
bots-too-few = Для турнира нужны хотя бы два бота, каждый назван один раз, например --bots random,greedy.
parts-in-use = В { $file } сейчас пишет другой процесс ({ $process }). Дождитесь его или ведите этот турнир в другом файле.
parts-unreadable = В { $file } нет частей турнира, или они повреждены; ведите этот турнир в другом файле.
parts-of-another = В { $file } лежат части другого турнира: { $word } там { $there }, а здесь { $here }. Ведите этот в другом файле.
picture-kind = { $file } нарисовать нельзя; вид картинки задаёт окончание имени, одно из: { $kinds }.
ray-unreachable = По адресу { $address } кластера Ray нет, или его ключ не тот, что здесь: { $problem }. Просто --ray запустит его на этой машине.
ray-token = Кластер Ray по адресу { $address } требует свой ключ. Запишите его на каждой машине, и на этой тоже, в ~/.ray/auth_token или в RAY_AUTH_TOKEN.
process-died = Завершился процесс, в котором { $one } играл против { $field } ({ $problem }). --keep продолжит с последней части; чем меньше --jobs, тем меньше нужно памяти.
self-play-died = Завершился процесс, в котором играл { $bot } ({ $problem }). Чем меньше --jobs, тем меньше нужно памяти.

## Playing in the terminal

terminal-welcome = Вы играете за: { $seats }. Введите букву варианта или ? — справка.
terminal-opponents = Соперники: { $bots }.
terminal-opponent = { $name } ({ $level })
terminal-by-hand = Вводите то, что происходит у вас за столом: выбор, броски, вытянутые карты. ? — справка.
terminal-ask = Ваш выбор [a–{ $last }, ?]:
terminal-ask-enter = Enter — «{ $choice }» [?]:
terminal-ask-chance = Что выпало [?]:
terminal-only = Единственный вариант: { $choice }.
terminal-many = Вариантов: { $n }. Введите один из них, например «{ $one }» или «{ $other }», или его начало, если подходит только один; Enter покажет все.
terminal-unseen = Никто здесь не видел? Введите «{ $action }».
terminal-sum = Достаточно суммы: «{ $action }».
terminal-set = Можно ввести сразу несколько: { $example }
terminal-older = … что было раньше, покажет l.
terminal-page = Дальше — Enter:
terminal-then = затем { $path }: { $changes }
terminal-follows-chance = дальше бросок или карта, отменить будет нельзя
terminal-follows-other = дальше решает другой
terminal-follows-turn = конец вашего хода
terminal-follows-over = конец партии
terminal-whatever = Что бы вы ни выбрали: { $follows }.
terminal-lost = «{ $action }» завершит ваш ход без действия. Если так и задумано, введите ещё раз.
terminal-legal = «{ $action }» вам доступно.
terminal-undone = Отменено.
terminal-several = «{ $typed }» может значить: { $names }.
terminal-letter = Варианта «{ $typed }» нет; есть { $letters }.
terminal-number = «{ $typed }» здесь ничего не значит. У вариантов есть буквы; число само по себе — это место или вещь с таким номером, если она одна.
terminal-hand-over = { $player }, ваш ход. Нажмите Enter, когда никто больше не смотрит.
terminal-no-log = Пока ещё ничего не произошло.
terminal-topics = Есть страницы: { $topics }; их покажет r с одним из этих слов.
terminal-result = Итоги
terminal-left = Вы вышли из-за стола.
terminal-saved = Запись — в { $file }.
terminal-save-where = Назовите новый файл, например: s game.txt
terminal-not-kept = Партия не сохранена: в следующий раз её сохранит --record ФАЙЛ или s ФАЙЛ во время игры.
terminal-resume = Продолжить: arasta play --terminal --resume
terminal-load = Продолжить: arasta play --terminal --load { $file }
terminal-unfinished = Есть неоконченная партия:
terminal-go-on = Продолжить её? [Enter — да, n — новая партия]:
games-none = Неоконченных партий нет.
games-game = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, люди на местах { $people }, ход { $turn }, { $saved }
terminal-help =
    Вариант: его буква, имя («move 9»), номер его вещи («9») или начало имени, если подходит только один. Несколько сразу, где нужно несколько: «sell red green» или их буквы.
    → говорит, чего вариант стоит и что приносит. «затем leave, act: +2 лиры, …» значит: если вы продолжите через leave и act, как сделало бы большинство, вы получите 2 лиры, а остальное зависит от случая, других игроков и ваших следующих решений.
    Команды — буквой или словом, с косой чертой впереди или без неё:
      u, undo              отменить последний выбор, если после него не было броска, карты или чужого решения
      b, board             всё поле
      l, log [ходов]       что было за последние 12 ходов или за столько, сколько вы назовёте
      ? вариант            что он даёт, чего стоит и почему сейчас невозможен
      r, rules [страница]  заглянуть в правила: { $topics }
      s, save файл         сохранить партию до этого места в новый файл
      q, quit              выйти
      Enter                ещё раз вопрос или следующая страница вариантов
    На поле A B C … — купцы игроков, (A) — родственники, a b c … — помощники, ▸ — то, что можно выбрать. R — красные товары (ткани), G — зелёные (специи), Y — жёлтые (фрукты), B — синие (украшения). В маленьком окне места показывают, кто там стоит и чего там просят; всё показывает b.

verify-sound =
    Проверено: ключ тот самый, о котором говорит обещание, и из него следуют все исходы бросков и карт, всего { $outcomes }.
    Сравните это с тем, что вам показали до партии: только тогда ясно, что ключ с тех пор не подменили.
      имя { $id }
      обещание { $commitment }
verify-word = { "  " }слово места { $seat }: { $word }
verify-no-words = { "  " }Ни одно место не дало слова, поэтому тот, кто выбрал ключ, мог выбрать и исходы.
verify-first = { "  " }Партия продолжила другую: до этих кубиков уже выпало исходов — { $first }, и за них эти кубики не отвечают.
verify-not-over = Запись кончается раньше партии; до этого места всё проверено.
verify-by-hand = Проверять нечего: броски и карты этой партии введены вручную.
verify-no-commitment = Проверять нечего: до этой партии никто не давал обещания. Оно есть у партий с chance fair.
verify-empty = Не проверено: в записи нет ни броска, ни вытянутой карты.
verify-other-commitment = Не проверено: в записи другое обещание, { $commitment }. Оно от другой партии, или ключ подменили.
verify-no-key = Не проверено: обещание в записи есть, а ключа ещё нет. Его показывают, когда партия окончена или прекращена; проверьте запись тогда.
verify-wrong-key = Не проверено: ключ и имя из записи не дают её обещания, { $commitment }. Одно из трёх изменили.
verify-differs = Не проверено: строка { $line }, исход { $number } должен быть «{ $due }», а в записи «{ $found }». Либо его там изменили, что-то добавили или пропустили, либо изменили слово какого-то места.
verify-added = Не проверено: строка { $line }, в записи «{ $found }» стоит исходом { $number }, хотя решать должен был игрок. Его добавили, или выбор пропущен.
replay-not-over = Запись кончается раньше партии. Осталось решить:
