### Arasta po polsku, dla każdej gry. Własne słowa. Obok leżą pliki poszczególnych gier; klucz stoi tylko w jednym.
###
### Dla tłumaczy: co trzeba wiedzieć, mówi początek pliku en/table.ftl. Nazwy mają tu te formy:
###
###     lokacje (name-place):    .gen (Poczty), .acc (Pocztę), .ins (Pocztą), .to (na Pocztę), .at (na Poczcie),
###                              .from (z Poczty)
###     postacie (name-token):   .gen, .acc, .dat, .ins, .from (od Burmistrza)
###     towary (name-good):      .gen (tkaniny), .acc (tkaninę), .few (2 tkaniny), .many (5 tkanin), .two (dwie tkaniny)
###     osoby (name-family):     .gen, .acc
###     karty (name-card):       .acc („Długą drogę”)
###     gra w kości:             name-resource .acc, .gen, .ins, .many; name-colour .gen, .few, .many, .ins;
###                              name-area .gen, .from; name-face .alone, .gen, .die (czerwoną kością)
###
### Imion graczy nie odmieniamy i nie znamy ich rodzaju: zdania mówią o nich w mianowniku i w czasie teraźniejszym.


## Names

name-seat = Miejsce { $word }
name-number = { $word }
name-dice = { $word }
    .apart = { $first } i { $last }

## Settings: what is agreed before a game

setting-players = Gracze
    .about = Ilu graczy zasiada do gry.

## Lists

list-more = { $most }, { $last }
list-or = { $most } lub { $last }
list-and = { $most } i { $last }
list-none = nic
list-apart = { $most }; { $last }

## What a setting may be, and what is wrong with one

allowed-number = liczba całkowita od { $least } do { $most }
allowed-one = jedna z wartości: { $allowed }
allowed-any = dowolne z wartości: { $allowed }
wrong-number = { $word } ma wartość { $value }, a dozwolona jest { allowed-number }.
wrong-one = { $word } ma wartość { $value }, a dozwolona jest { allowed-one }.
wrong-any = { $word } ma wartość { $value }, a dozwolone są { allowed-any }.
wrong-setting = Nie ma ustawienia { $value }; są: { $allowed }.
wrong-beside = { $word } { $part } wymaga, by { $other } miało wartość { $one_of-or }, a nie { $found }.
wrong-game = Nie ma gry { $value }; są: { $allowed }.
wrong-seed = seed ma wartość { $value }, a dozwolona jest { allowed-number } albo None, by zostało wylosowane.
wrong-seat = seat ma wartość { $value }, a dozwolona jest { allowed-number } albo None, by zostało wylosowane.
wrong-bots = bots ma wartość { $value }, a powinno podawać co najmniej jednego bota, a najwyżej { $most }: po jednym na każde miejsce poza miejscem agenta.
wrong-chance = chance ma wartość { $value }, a powinno mieć { $allowed-or }.

## Actions, as a button says them

action-decline = Zrezygnuj
action-keep = Zostaw wynik rzutu
action-roll = Wypada: { $target }

## Questions: what is to be decided

question-to = { $player }: { $question }
question-over = Gra jest zakończona.

## Why not

why-unknown = Nie ma akcji „{ $action }”.
why-unknown-near = Nie ma akcji „{ $action }”. Może chodziło o „{ $near }”?
why-unknown-id = Nie ma akcji { $id }; numery idą od zera do { $last }.
why-over = Gra jest zakończona.
why-other-decision = „{ $action }” to nie odpowiedź na to pytanie. { $question }
why-not-now = Teraz nie jest to możliwe.
why-lira =
    Na to trzeba { $need ->
        [one] { $need } liry
        [few] { $need } lir
       *[many] { $need } lir
    }; masz { $have }.
why-no-action = { $given } to nie akcja; podaj wybór, numer albo nazwę.
why-other-game = „{ $action }” to wybór z innej gry niż ta.
why-not-your-turn = Teraz decyduje { $player }.
why-chance-first = Najpierw rozstrzygają kości albo karty.
why-nothing = Nic nie zostało wybrane.
why-too-many = Naraz można wybrać najwyżej { $most } rzeczy.
why-not-your-decision = „{ $action }” to nie twoja decyzja.
why-both-dice = Liczą się tu obie kości; podaj je tak: „{ $action }”.
option-unseen = Nikt tu jej nie widzi
    .about = Karta pozostaje zakryta, a zastępuje ją inna, którą mogłaby być. Gdy zostanie zagrana, powiedz, która to była.
why-seen = „{ $action } ?” jest dla karty dobranej z prawdziwego pudełka i zakrytej.
why-revealed = Klucz kości jest już wszystkim znany; ta gra jest zamknięta.
why-set-complete = Nic więcej nie można już wybrać; „{ $action }” to za dużo.
why-set-incomplete = To jeszcze nie wszystko; wybierz też spośród: { $choices }.
undo-nothing = Nic się jeszcze nie wydarzyło.
undo-chance = Po tym wyborze był rzut albo dobranie; nie można go cofnąć.
undo-revealed = Klucz kości jest już wszystkim znany; niczego nie można cofnąć.
undo-turn = Od tego czasu decydował ktoś inny; nie można tego cofnąć.
batch-illegal = W grze { $index } akcja „{ $action }” jest niedozwolona; dozwolone są: { $legal }. Żadna gra się nie zmieniła.

## Seats, steps and what is agreed at the table

no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od zera do { $last }.
no-such-bot = Nie ma bota „{ $name }”; są: { $bots-and }.
bot-broken = Nie można wczytać bota „{ $name }” z pakietu { $package }: { $problem }.
bot-fault = Bot „{ $name }” nie może grać dalej: { $problem }.
bot-unable = Bot „{ $name }” nie umie grać w { $kind }: { $problem }.
extra-missing = Do tego potrzeba { $library }, a tego tu nie ma; dodaje to pip install 'arasta[{ $extra }]'.
net-missing = Nie ma sieci „{ $net }”: brakuje pliku { $file }. Zainstaluj arastę ponownie albo wybierz bota bez sieci.
net-damaged = Sieć w pliku { $file } jest uszkodzona. Zainstaluj arastę ponownie.
net-unreadable = W pliku { $file } nie ma sieci. Bot net=PLIK gra według pliku, który zostawiło graczom polecenie arasta train, albo według pliku z pakietu.
net-foreign = Sieć w pliku { $file } uczyła się na cechach { $trained }, a ta arasta ma { $version }. Naucz ją od nowa albo zainstaluj arastę, do której należy.
net-unmappable =
    Sieć w pliku { $file } nie może grać według tych zasad: { $problem ->
        [gone] nie ma już „{ $name }”, które zna
        [moved] „{ $name }”, które zna po numerze, ma teraz inny; nowe rzeczy dopisuje się na końcu tabeli
       *[changed] „{ $name }” znaczy teraz co innego, niż się nauczyła
    }. Cofnij tę zmianę, naucz sieć od nowa (arasta train) albo zainstaluj arastę, do której należy.
net-widened =
    Sieć „{ $net }” nigdy nie widziała: { $things }{ $more ->
        [0] .
       *[other] { " " }i jeszcze { $more }.
    } Gra na podstawie wszystkiego innego, co zna; nauczy ją tego arasta train --begin-with champion.
no-such-step = Nie ma kroku { $step }; kroki mają numery od zera do { $last }.
wrong-names = names ma wartość { $value }, a powinno wymieniać po kolei imiona dla wszystkich miejsc ({ $players }).
wrong-names-line = Imię to jeden wiersz, najwyżej { $most } znaków.
wrong-words = words ma wartość { $value }, a powinno wymieniać po kolei słowa wszystkich miejsc ({ $players }); puste, jeśli ktoś go nie dał.
wrong-words-line = Słowo do kości to jeden wiersz, najwyżej { $most } znaków.
wrong-dice = dice musi być obiektem arasta.FairDice, a chance mieć wartość fair.
wrong-dice-id = Id uczciwych kości ma wartość { $value }, a może mieć najwyżej { $most } zwykłych liter, cyfr, łączników lub podkreśleń.
wrong-dice-key = Klucz uczciwych kości musi mieć { $digits } cyfr szesnastkowych, pisanych małymi literami.
wrong-no-dice = Ta gra nie ma uczciwych kości; musiałaby się z nimi zacząć.

## Records and snapshots

record-line = wiersz { $line }: { $problem }
record-format = zapis zaczyna się od „{ $format }”.
record-too-long = zapis ma najwyżej { $most } znaków.
record-line-too-long = wiersz ma najwyżej { $most } znaków.
record-no-game = nie ma gry „{ $name }”; są: { $games }.
record-setting = { $reason }
record-chance = chance ma wartość „{ $chance }”, a powinno mieć { $allowed-or }.
record-seed = „{ $seed }” to nie ziarno losowania; ziarno jest liczbą całkowitą.
record-first = „{ $first }” to nie numer losowania; liczy on rzuty i dobrania przed pierwszym z tych kości.
record-stream = los szedł strumieniem „{ $stream }”, którego ta wersja nie zna.
record-no-dice = w zapisie nie ma zobowiązania; uczciwe kości zaczynają się razem z grą.
record-no-key = w zapisie nie ma klucza uczciwych kości; podaj dice=, by grać nimi dalej, albo chance="auto" lub "manual".
record-key = klucz nie jest tym, do którego się zobowiązano; więcej powie arasta verify.
record-other-dice = podane kości nie są tymi z zapisu: mają inne id, zobowiązanie i słowa.
record-word = nie ma miejsca dla „{ $word }”; ostatnie to „{ $last }”.
record-no-colon = „{ $text }” to ani słowo nagłówka, ani tura; oba mają dwukropek.
record-twice = „{ $label }” stoi w nagłówku dwa razy.
record-early-result = jest wynik, a gra się nie skończyła.
record-other-result = wynik to „{ $result }”, a gra skończyła się tak: „{ $ranks }”.
record-after-result = po wyniku zapis ciągnie się dalej.
record-goes-on = gra jest skończona, a zapis ciągnie się dalej.
record-turn = wiersz ma oznaczenie „{ $label }”, a trwa tura „{ $turn }”.
record-illegal = „{ $action }” jest tu niedozwolone. { $reason }
snapshot-no-mark = To nie jest migawka gry.
snapshot-checksum = Migawka jest uszkodzona: nie zgadza się suma kontrolna.
snapshot-damaged = Nie można otworzyć migawki: { $reason }

## The result

score-rubies =
    { $n ->
        [one] { $n } rubin
        [few] { $n } rubiny
       *[many] { $n } rubinów
    }
score-lira =
    { $n ->
        [one] { $n } lira
        [few] { $n } liry
       *[many] { $n } lir
    }
result-standing-by = { $standing } { $by }
result-standing = { $rank }. { $player }: { $scores }
result-by-rubies =
    (mniej o { $n ->
        [one] { $n } rubin
        [few] { $n } rubiny
       *[many] { $n } rubinów
    })
result-by-equal = (po równo wszystkiego)
result-tie = { $ahead } wyprzedza gracza { $behind }: po równo mają { $equal }; o kolejności decyduje { $more } wobec { $less }.
result-tie-equal = { $ahead } i { $behind } mają wszystkiego po równo.
result-shared = Wspólne zwycięstwo: { $players }

## The log

log-decline = { $player } rezygnuje.
log-keep = { $player } zostawia wynik rzutu.
log-last-round =
    Ostatnia runda: { $player } ma { $n ->
        [one] { $n } rubin
        [few] { $n } rubiny
       *[many] { $n } rubinów
    }.
log-changes = { $line } ({ $changes })

## The story: each turn in one sentence


# Kwoty w opowieści stoją w bierniku („otrzymuje 2 liry i przyprawę”, „płaci 2 liry za przyprawę”).

story-sentence = { $story }.
story-and-then = { $most }; { $last }
story-deeds = { $player } { $deeds }
story-more = { $most }, { $last }
story-pays =
    { $number ->
        [one] płaci { $paid } graczowi { $players }
        [few] płaci po { $paid } graczom: { $players }
       *[many] płaci po { $paid } graczom: { $players }
    }
story-trade =
    { $trade ->
        [gain] otrzymuje { $gained }
        [cost]
            { $money ->
                [paid] płaci { $paid }
               *[other] oddaje { $paid }
            }
       *[both]
            { $money ->
                [paid] płaci { $paid } za { $gained }
                [gained] sprzedaje { $paid } za { $gained }
               *[other] oddaje { $paid } za { $gained }
            }
    }
story-last-round =
    { $player } ma { $n ->
        [one] { $n } rubin
        [few] { $n } rubiny
       *[many] { $n } rubinów
    } i rozpoczyna ostatnią rundę
some-lira =
    { $n ->
        [one] lirę
        [few] { $n } liry
       *[many] { $n } lir
    }
some-rubies =
    { $n ->
        [one] rubin
        [few] { $n } rubiny
       *[many] { $n } rubinów
    }
change-of = { $player }: { $changes }
change-open = { $changes }, …
change-paid = { $change } dla gracza { $player }
change-lira =
    { $n } { $count ->
        [one] lira
        [few] liry
       *[many] lir
    }
change-rubies =
    { $n } { $count ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }

## Effects: the texts of cards and places are made of these

effect-gain-lira =
    otrzymaj { $n ->
        [one] { $n } lirę
        [few] { $n } liry
       *[many] { $n } lir
    }
effect-pay-lira =
    zapłać { $n ->
        [one] { $n } lirę
        [few] { $n } liry
       *[many] { $n } lir
    }
effect-times =
    { $n ->
        [2] { $effect }, dwa razy
       *[other] { $effect }, { $n } razy
    }
effect-or = { $one } Albo: { $other }

## Reference pages

rules-copies = { $n } w talii

## The board in the terminal

board-round = Runda { $n }
board-last-round = Ostatnia runda { $n }
board-setup = Przygotowanie
board-over = Koniec gry
board-target =
    do { $n ->
        [one] { $n } rubinu
        [few] { $n } rubinów
       *[many] { $n } rubinów
    }
board-deck = talia { $n }
board-you = ty
board-legend-open = ▸ do wyboru
board-column-rubies = rubiny
board-column-lira = liry

## Hints and looking back

hint = { $choice }: { $chance }
hint-why = { $choice }: { $chance } ({ $why })
analysis-title = Spojrzenie wstecz
analysis-players = { $game }: { $players }
analysis-unfinished = Gra jeszcze się nie skończyła.
analysis-unseen =
    { $n ->
        [one] Jednej karty nikt nie widział; zastępuje ją prawdopodobna.
        [few] { $n } kart nikt nie widział; zastępują je prawdopodobne.
       *[many] { $n } kart nikt nie widział; zastępują je prawdopodobne.
    }
analysis-percent = { $n }%
analysis-chances = Szanse na wygraną po każdej turze
analysis-chances-about = Tak ocenia grę sieć mistrza, oczami tego, kto ma właśnie działać. Numer oznacza błąd z listy poniżej, trójkąt – uśmiech losu.
analysis-before = Początek
analysis-mistakes = Największe błędy
analysis-mistakes-about = Ile szans na wygraną kosztował wybór w porównaniu z najlepszym, na ile gracz mógł to wiedzieć.
analysis-no-mistakes = Żaden wybór nie kosztował wiele.
analysis-better = lepiej: { $choice }
analysis-luck = Szczęście i błędy
analysis-luck-about = Szczęście to szanse na wygraną, które dały graczowi kości i karty, w porównaniu ze średnią tego, co mogło wypaść. Błędy to wszystko, co kosztowały wybory razem wzięte.
analysis-decisions = Wszystkie decyzje
analysis-column-number = nr
analysis-column-turn = tura
analysis-column-player = gracz
analysis-column-chosen = wybór
analysis-column-best = najlepszy
analysis-column-cost = koszt
analysis-column-luck = szczęście
analysis-column-lost = błędy
analysis-written = Strona jest w pliku { $file }.

## Keeping games

keep-exists = Plik { $file } już istnieje; podaj nowy albo wczytaj tamtą grę i graj dalej.
keep-no-folder = Nie można zapisać { $file }; folder musi istnieć i pozwalać ci na zapis.
keep-failed = Nie można zapisać { $file }: { $problem }.
keep-in-use = W grę z pliku { $file } gra inny proces ({ $process }). Najpierw odejdź tam od stołu albo zacznij nową grę.
keep-unreadable = Nie można otworzyć { $file }: { $problem }.
keep-not-kept = Gra nie jest zachowywana: nie można zapisać { $file } ({ $problem }). Inny folder wskazuje ARASTA_DATA.

## The ladder

bot-raised = zgłosił błąd { $problem } w { $where }
bot-answer = miał odpowiedzieć numerem akcji dla każdej z gier (razem { $games }), a odpowiedział { $answer } o kształcie { $shape }
bot-illegal = wybrał „{ $action }”, a dozwolone są: { $legal }
bot-slow = zastanawiał się nad decyzją dłużej niż { $seconds } s; więcej czasu daje botom --seconds
bot-large = zajął więcej niż { $megabytes } MB pamięci; więcej daje botom --memory
pair-wrong = „{ $text }” to nie para; parę tworzą dwa boty z dwukropkiem, na przykład champion:greedy.
bots-too-few = Drabinka potrzebuje co najmniej dwóch botów, każdego wymienionego raz, na przykład --bots random,greedy.
parts-in-use = Do pliku { $file } pisze inny proces ({ $process }). Poczekaj na niego albo trzymaj tę drabinkę w innym pliku.
parts-unreadable = W pliku { $file } nie ma części drabinki albo są uszkodzone; trzymaj tę drabinkę w innym pliku.
parts-of-another = Plik { $file } ma części innej drabinki: { $word } ma tam wartość { $there }, a tu { $here }. Trzymaj tę w innym pliku.
picture-kind = Nie można narysować { $file }; rodzaj obrazka podaje końcówka nazwy, jedna z: { $kinds }.
ray-unreachable = Pod adresem { $address } nie ma klastra Ray albo jego token jest inny niż tutejszy: { $problem }. Samo --ray uruchamia go na tym komputerze.
ray-token = Klaster Ray pod adresem { $address } wymaga swojego tokenu. Wpisz go na każdym komputerze, także na tym, do ~/.ray/auth_token albo do RAY_AUTH_TOKEN.
process-died = Zginął proces, w którym { $one } grał przeciw { $field } ({ $problem }). --keep podejmuje pracę po ostatniej części; mniej --jobs potrzebuje mniej pamięci.
self-play-died = Zginął proces, w którym grał { $bot } ({ $problem }). Mniej --jobs potrzebuje mniej pamięci.

## Playing in the terminal

terminal-welcome = Grasz jako { $seats }. Wpisz literę wyboru albo ?, by zobaczyć pomoc.
terminal-opponents = Pozostali to: { $bots }.
terminal-opponent = { $name } ({ $level })
terminal-by-hand = Wpisujesz to, co dzieje się przy twoim stole: wybory, rzuty i dobrania. Wpisz ?, by zobaczyć pomoc.
terminal-ask = Twój wybór [a–{ $last }, ?]:
terminal-ask-enter = Enter to „{ $choice }” [?]:
terminal-ask-chance = Co wypadło [?]:
terminal-only = Jedyny wybór: { $choice }.
terminal-many = Możliwości jest { $n }. Wpisz jedną, na przykład „{ $one }” lub „{ $other }”, albo początek, o ile pasuje tylko jedna; Enter wypisze wszystkie.
terminal-unseen = Nikt tu tego nie widział? Wpisz „{ $action }”.
terminal-sum = Wystarczy suma: „{ $action }”.
terminal-set = Można wpisać kilka naraz: { $example }
terminal-older = … l pokazuje, co było wcześniej.
terminal-page = Enter prowadzi dalej:
terminal-then = potem { $path }: { $changes }
terminal-follows-chance = potem rzut lub dobranie, bez cofania
terminal-follows-other = potem decyduje ktoś inny
terminal-follows-turn = kończy twoją turę
terminal-follows-over = kończy grę
terminal-whatever = Cokolwiek wybierzesz: { $follows }.
terminal-lost = „{ $action }” kończy twoją turę bez akcji. Jeśli tego chcesz, wpisz to jeszcze raz.
terminal-legal = Możesz wybrać „{ $action }”.
terminal-undone = Cofnięto.
terminal-several = „{ $typed }” może oznaczać: { $names }.
terminal-letter = Nie ma wyboru „{ $typed }”; są: { $letters }.
terminal-number = „{ $typed }” nie jest tu wyborem. Każdy wybór ma literę; sama liczba oznacza lokację lub rzecz o tym numerze, jeśli jest tylko jedna.
terminal-hand-over = { $player }, twoja tura. Naciśnij Enter, gdy nikt inny nie patrzy.
terminal-no-log = Nic się jeszcze nie wydarzyło.
terminal-topics = Są strony na tematy: { $topics }; pokaże je r i jedno z tych słów.
terminal-result = Klasyfikacja
terminal-left = Odchodzisz od stołu.
terminal-saved = Zapis jest w pliku { $file }.
terminal-save-where = Podaj nowy plik: s gra.txt
terminal-not-kept = Gra nie została zachowana: następnym razem zachowa ją --record PLIK albo s PLIK podczas gry.
terminal-resume = By grać dalej: arasta play --terminal --resume
terminal-load = By grać dalej: arasta play --terminal --load { $file }
terminal-unfinished = Jest niedokończona gra:
terminal-go-on = Dokończyć ją? [Enter: tak, n: nowa gra]:
games-none = Nie ma niedokończonych gier.
games-game =
    { $game }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, ludzie na miejscach { $people }, tura { $turn }, { $saved }
terminal-help =
    Wybór: jego litera, nazwa („move 9”), numer rzeczy („9”) albo początek nazwy, o ile pasuje tylko jedna. Kilka naraz, gdy pytanie dotyczy kilku rzeczy: „sell red green” albo ich litery.
    → mówi, co wybór kosztuje i daje. „potem leave, act: +2 liry, …” znaczy: jeśli pójdziesz dalej przez leave i act, jak zrobiłaby większość, zyskasz 2 liry, a więcej mogą przynieść los, inni gracze lub twoje dalsze wybory.
    Polecenia, jako litera lub słowo, z ukośnikiem z przodu lub bez:
      u, undo            cofa twój ostatni wybór, jeśli nie było po nim rzutu, dobrania ani innego gracza
      b, board           cała plansza
      l, log [tury]      co się wydarzyło, w ostatnich 12 turach lub w tylu, ile podasz
      ? wybór            co robi, ile kosztuje i daje albo dlaczego nie jest teraz możliwy
      r, rules [temat]   zasady: { $topics }
      s, save plik       kopia dotychczasowej gry w nowym pliku
      q, quit            odejście
      Enter              jeszcze raz pytanie albo następna strona wyborów
    Na planszy A B C … to kupcy kolejnych miejsc, (A) członkowie rodzin, a b c … pomocnicy, ▸ to, co możesz wybrać. R to czerwone tkaniny, G zielone przyprawy, Y żółte owoce, B niebieskie klejnoty. W małym oknie lokacje pokazują, kto tam jest i czego żądają; b pokazuje wszystko.
verify-sound =
    Sprawdzone: klucz jest tym, do którego się zobowiązano, i wynikają z niego wszystkie rzuty i dobrania ({ $outcomes }).
    Porównaj to z tym, co było widać przed grą; dopiero wtedy nikt nie mógł od tego czasu wybrać innego klucza:
      id { $id }
      zobowiązanie { $commitment }
verify-word = { "  " }słowo z miejsca { $seat }: { $word }
verify-no-words = { "  " }Nikt nie dał słowa, więc ten, kto wybrał klucz, mógł wybrać rzuty i dobrania.
verify-first = { "  " }Gra jest ciągiem dalszym innej: rzutów i dobrań sprzed tych kości jest { $first } i tych nic tu nie dowodzi.
verify-not-over = Zapis kończy się przed końcem gry; do tego miejsca wszystko jest sprawdzone.
verify-by-hand = Nie ma czego sprawdzać: rzuty i dobrania tej gry wpisano ręcznie.
verify-no-commitment = Nie ma czego sprawdzać: nikt nie zobowiązał się do klucza przed tą grą. Robią to gry z chance fair.
verify-empty = Nie sprawdzono: w zapisie nie ma rzutu ani dobrania.
verify-other-commitment = Nie sprawdzono: w zapisie jest inne zobowiązanie, { $commitment }. Należy do innej gry albo klucz został podmieniony.
verify-no-key = Nie sprawdzono: zapis ma zobowiązanie, ale jeszcze bez klucza. Klucz widać, gdy gra się skończy lub zostanie oddana; sprawdź zapis z tamtej chwili.
verify-wrong-key = Nie sprawdzono: z klucza i id nie wynika zobowiązanie zapisu, { $commitment }. Jedno z tych trzech zmieniono.
verify-differs = Nie sprawdzono: wiersz { $line }, losowanie numer { $number } powinno dać „{ $due }”, a w zapisie jest „{ $found }”. Zmieniono je, coś dopisano lub pominięto albo zmieniono słowo któregoś miejsca.
verify-added = Nie sprawdzono: w wierszu { $line } zapis ma „{ $found }” jako losowanie numer { $number }, gdzie decydować miał gracz. Dopisano je albo pominięto wybór.
replay-not-over = Zapis kończy się przed końcem gry. Do rozstrzygnięcia:
