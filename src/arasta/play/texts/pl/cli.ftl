### Co mówi wiersz poleceń: do czego służą polecenia i ich argumenty i co było nie tak. Słowa poleceń i argumentów (play,
### --seats) są w każdym języku takie same. W nawiasie stoi wartość zwykła.

## The commands. These texts name nothing: no variables, and no other texts.

cli-play = zagraj z botami albo wpisuj grę przy prawdziwym stole
cli-games = wypisz niedokończone gry
cli-serve = udostępnij gry przeglądarkom i botom
cli-backup = skopiuj wszystkie gry serwera do jednego pliku
cli-restore = przywróć gry z kopii do pustej bazy danych
cli-forget = pokaż, wyeksportuj i usuń porzucone stoły albo to, co zachowano o osobie
cli-replay = przeczytaj zapisaną grę zdanie po zdaniu
cli-verify = sprawdź uczciwe kości zapisanej gry
cli-analyse = spójrz wstecz na zapisaną grę: szanse na wygraną, błędy i szczęście
cli-rules = zajrzyj do zasad lokacji, kart i kafelków
cli-rules-usage =
    arasta rules GRA          wszystkie strony gry
    arasta rules [GRA] TEMAT  jedna z nich
cli-simulate = niech losowi gracze szybko rozegrają wiele gier
cli-export = niech bot gra sam ze sobą, a jego decyzje trafią do pliku do uczenia
cli-ladder = niech boty grają ze sobą, i oceń je
cli-train = wyszkol mistrza w grach z samym sobą, na karcie graficznej
cli-teach = naucz małą sieć wybierać tak jak mistrz, na karcie graficznej
cli-bench = zmierz szybkość na tle innego programu
cli-doctor = sprawdź, co tu jest zainstalowane, skompilowane i osiągalne, a jeśli nie jest, co zrobić
cli-overview =
    Arasta gra w Istanbul, grę planszową i grę kościaną.

      arasta                        graj w przeglądarce, z botami i przyjaciółmi
      arasta play --terminal        graj tutaj, z botami
      arasta serve                  udostępnij gry przeglądarkom i botom
      arasta backup gry.zip         skopiuj wszystkie gry serwera; restore je przywraca
      arasta forget tables          porzucone stoły; forget person: co zachowano o osobie
      arasta games                  wypisz niedokończone gry
      arasta rules                  zajrzyj do zasad lokacji, kart i kafelków
      arasta replay gra.txt         przeczytaj zapisaną grę
      arasta verify gra.txt         sprawdź uczciwe kości takiej gry
      arasta analyse gra.txt        jej szanse na wygraną, błędy i szczęście
      arasta simulate --games 1000  niech losowi gracze szybko grają
      arasta simulate --census      co robią, a czego nie robią nigdy
      arasta export --by BOT        niech bot gra sam ze sobą, do uczenia
      arasta ladder --bots A,B      niech boty grają ze sobą, i oceń je
      arasta bench                  zmierz szybkość
      arasta doctor                 co jest zainstalowane i działa, a co trzeba zrobić
      arasta train                  wyszkol mistrza, na karcie graficznej
      arasta teach                  wyszkol jego ucznia, z którym ekspert patrzy naprzód

    play, simulate i ladder grają w grę kościaną z --game dice. Więcej mówi arasta POLECENIE --help.

## Arguments

# Te też niczego nie nazywają.

help-usage = użycie:
help-given = co trzeba podać
help-options = opcje
help-help = pokaż tę pomoc

help-analyse-html = zapisz stronę z wykresem
help-analyse-json = wypisz JSON: wszystkie tury, decyzje i zrządzenia losu
help-arguments-game = { $games } ({ $usual })
help-arguments-seed = to samo ziarno, ta sama gra
help-backup-file = nowy plik albo taki, który ma być zastąpiony
help-bench-json = wypisz JSON
help-bench-quick = tylko kilka sekund, bez czasów kompilacji
help-export-by = kto gra na wszystkich miejscach ({ $usual }): { $bots }
help-export-games = ile gier ({ $usual })
help-export-jobs = ile procesów naraz (jeden na rdzeń)
help-export-memory = MB pamięci dla bota z innego pakietu ({ $usual }; 0: bez ograniczenia); gdy zajmie więcej, to koniec
help-export-out = plik Parquet, nowy albo do zastąpienia (GRA{ $ending })
help-export-part = ile gier gra się obok siebie i zapisuje razem ({ $usual }); mniej dla powolnych botów
help-export-seconds = na decyzję bota z innego pakietu ({ $usual }); gdy potrzebuje więcej, to koniec
help-forget-address = person: adres e-mail
help-forget-days = tables: tyle dni bez żadnego wyboru ({ $usual })
help-forget-export = najpierw zapisz to wszystko w nowym pliku
help-forget-seat = person: miejsce przy tym stole, licząc od 1
help-forget-table = person: stół, przez kod lub id, razem z --seat
help-forget-token = person: link do miejsca albo jego klucz
help-forget-what = porzucone stoły albo to, co zachowano o osobie
help-forget-yes = usuń; bez tego nic nie jest usuwane
help-ladder-bots = każdy z nich przeciw stołowi każdego z pozostałych: { $bots }
help-ladder-games = gier na parę ({ $usual }); każde rozdanie gra się raz z każdego miejsca
help-ladder-jobs = ile procesów naraz (po jednym na rdzeń); przy 1 bot ma wszystkie rdzenie
help-ladder-json = wypisz JSON
help-ladder-keep = zachowuj w tym pliku, co rozegrano, i podejmuj to dalej
help-ladder-pair = tylko te: jeden bot przeciw stołowi innego; net=PLIK to mistrz z siecią z pliku
help-ladder-picture = narysuj wynik jako SVG, PNG lub PDF
help-ladder-ray = graj na klastrze Ray pod tym adresem albo na własnym, tylko z tego komputera
help-play-ask-all = pytaj nawet wtedy, gdy jest tylko jeden wybór
help-play-memory = z --terminal: MB pamięci dla takiego bota ({ $usual }; 0: bez ograniczenia)
help-play-seconds = z --terminal: na decyzję bota z innego pakietu ({ $usual })
help-play-bots = kto gra na pozostałych miejscach, ostatni na wszystkich, które zostały ({ $usual }): { $bots }
help-play-chance = auto: rzuty i karty losuje komputer (auto); manual: wpisujesz grę przy prawdziwym stole, także rzuty i dobrania
help-play-load = graj dalej w grę z pliku i tam ją zachowuj
help-play-names = kto gdzie siedzi, od miejsca 1
help-play-new = zacznij nową grę, nawet jeśli jest niedokończona
help-play-record = zachowuj nową grę w tym nowym pliku
help-play-resume = graj dalej w niedokończoną grę o tym numerze z `arasta games` (1, najnowsza)
help-play-seats = miejsca, na których grają tu ludzie (1; z --chance manual wszystkie)
help-play-terminal = graj tutaj, w terminalu
help-recipes-device = cuda, karta graficzna (cuda)
help-recipes-folder = gdzie wszystko jest przechowywane (training)
help-recipes-game = ({ $usual })
help-record-file-file = zapis gry; - czyta go ze standardowego wejścia
help-replay-seat = tak, jak widziało ją miejsce N (widz)
help-replay-story = jedno zdanie na turę (każdy krok)
help-restore-file = plik zapisany przez arasta backup
help-rules-game = { $games }; bez tematu wszystkie strony gry
help-rules-topic = jedna strona; bez gry pierwsza znaleziona ({ $topics })
help-serve-host = adres, na którym serwer słucha; 0.0.0.0 to wszystkie ({ $usual })
help-serve-log-level = jak dużo trafia do dziennika (info)
help-serve-port = 0: dowolny wolny ({ $usual })
help-serve-environment = Zmienne środowiskowe, przed którymi pierwszeństwo mają argumenty: ARASTA_DATABASE, ARASTA_DATA, ARASTA_WORKERS i pozostałe, które wymienia docs/deploy.md.
help-serve-workers = procesy, w których myślą boty (1)
help-server-extra-data = folder danych (folder użytkownika)
help-server-extra-database = postgresql://… lub sqlite:///… (plik w folderze danych)
help-simulate-census = policz każdy wybór i powiedz, czego nikt nigdy nie wybrał; we wszystkich odmianach gry i liczbach graczy, jeśli ich nie podasz
help-simulate-games = ile gier ({ $usual }; dla --census { $census })
help-simulate-json = wypisz JSON
help-simulate-limit = najwięcej decyzji w grze ({ $usual })
help-train-begin-with = zacznij od wag wcześniejszego treningu albo od { $champion }
help-train-matches = gier w każdym meczu (8192)
help-train-resume = wznów od punktu kontrolnego w folderze
help-train-yardstick = punkty krzywej między dwoma pomiarami względem sieci początkowej; 0: bez pomiarów (0)
help-verify-commitment = zobowiązanie pokazane ci przed grą
help-ladder-part = ile rozdań gra się obok siebie i zachowuje razem ({ $usual }); mniej dla powolnych botów
help-ladder-limit = najwięcej decyzji w grze ({ $usual })
help-ladder-seconds = na decyzję bota ({ $usual }); kto potrzebuje więcej, przegrywa swoje gry
help-ladder-memory = MB pamięci dla bota z innego pakietu ({ $usual }; 0: bez ograniczenia); kto zajmie więcej, przegrywa swoje gry
help-lang = język tego, co jest wypisywane, np. de lub pl; inaczej język z ARASTA_LANG albo systemu
help-settings = ustawienia gry
help-setting = { $game }: { $allowed }.
help-setting-usual = { $game }: { $allowed } ({ $usual }).
export-written = { $file }: gry: { $games }, pozycje: { $rows }, ziarno { $seed }

## The doctor: what it looks at, and for each what it may find

doctor-head = Arasta { $version }, Python { $python }, { $system }, w { $folder }
doctor-packages = pakiety
doctor-packages-there = są wszystkie, których potrzebuje Arasta ({ $number })
doctor-packages-missing = nie zainstalowano: { $packages }. To, co ich potrzebuje, nie działa; dodaje je pip install arasta.
doctor-extras = dodatki
doctor-extras-there = są wszystkie: { $extras }
doctor-extras-missing = nie zainstalowano: { $extras }. Do gry żaden nie jest potrzebny; pierwszy dodaje pip install 'arasta[{ $one }]'.
doctor-compiler = kompilator
doctor-compiler-there = Numba { $version } kompiluje
doctor-rules = zasady
doctor-rules-there = skompilowane
doctor-rules-missing = jeszcze nie skompilowano: { $games }. Dzieje się to, gdy są potrzebne, i raz trwa minutę.
doctor-cache = skompilowane zasady
doctor-data = zapisane gry
doctor-folder-there = { $folder }, { $free } MB wolnego miejsca
doctor-folder-wrong = W { $folder } nie można pisać: { $problem }. Inny folder wskazuje { $variable }.
doctor-folder-full = W { $folder } zostało tylko { $free } MB. Zrób miejsce albo wskaż inny folder przez { $variable }.
doctor-database = baza danych
doctor-database-there = { $address }
doctor-database-new = { $address } powstanie, gdy stół otworzy się po raz pierwszy
doctor-nets = sieci
doctor-nets-there = wszystkie są całe ({ $number })
doctor-bots = inne boty
doctor-bots-there = { $bots }
doctor-card = karta graficzna
doctor-card-there = { $card }
doctor-card-none = nie ma. Do gry nie jest potrzebna, do treningu tak.
doctor-card-unused = jest, ale PyTorch jej nie używa: pip install 'arasta[train]', z PyTorchem dla tej karty.
doctor-browser = przeglądarka
doctor-browser-there = { $browser }
doctor-browser-none = nie ma tu żadnej. Otwórz adres, który wypisze arasta; arasta serve --host 0.0.0.0 wpuszcza inne urządzenia.
doctor-well = Wszystko, czego potrzeba do gry, działa.
doctor-ill = To, co ma znak ✗, nie działa.

## Wrong use

usage-in-file = { $file }, { $problem }
usage-no-card = PyTorch nie znajduje tu karty graficznej; z --device cpu jej nie potrzeba, ale trwa to dużo dłużej.
usage-no-checkpoint = Nie ma punktu kontrolnego { $file }; bez --resume trening zaczyna się od początku.
usage-no-memory-limit = Ten system nie ogranicza pamięci procesu: --memory nic nie zmienia.
usage-no-game = Nie ma gry „{ $game }”; są: { $games }.
usage-no-page = Nie ma zasad na temat „{ $topic }”; są: { $topics }.
usage-no-search = Z --epochs 0 sieć uczy się tylko z przeszukiwania: daj jej pozycje do przeszukania, --searched 8192.
usage-one-card = Trening używa jednej karty graficznej i nie dzieli pracy na procesy (tu: { $processes }); uruchom go bez torchrun.
usage-no-seat = Nie ma miejsca { $number }; w tej grze są miejsca od 1 do { $players }.
usage-no-text = Nie można odczytać { $name }: to nie jest tekst w UTF-8.
usage-no-topic = Gra { $game } nie ma zasad na temat „{ $topic }”; jej tematy to: { $topics }.
usage-not-unfinished = Nie ma niedokończonej gry { $number }; ich listę pokazuje arasta games.
usage-not-written = Nie można zapisać { $file }: { $problem }.
usage-nothing-unfinished = Nie ma niedokończonej gry; nową zaczyna arasta play --terminal.
usage-person = Osobę wskazuje --token, --address albo --table razem z --seat; każdy link jest takim kluczem.
usage-seats = --seats ma wartość { $value }, a powinno wymieniać numery miejsc, oddzielone przecinkami: 1 albo 1,3.
usage-too-long = Nie można odczytać { $name }: więcej niż { $most } bajtów nie ma żaden zapis gry.
usage-unreadable = Nie można odczytać { $name }: { $problem }.
usage-yardstick = --yardstick mierzy względem sieci, od której zaczął się trening: --begin-with SIEĆ.
usage-number = { $value } to nie liczba całkowita od { $least } do { $most }
usage-number-up = { $value } to nie liczba całkowita od { $least } w górę
usage-choices = { $problem }.
usage-wrong = { $problem }; co jest dozwolone, mówi { $command } --help.
usage-no-argument = Nie ma argumentu „{ $argument }”; co jest dozwolone, mówi { $command } --help.
usage-lang = nie ma tekstów w języku „{ $value }”; są: { $languages }
usage-choice = { $argument } ma wartość { $value }, a możliwe są tylko: { $allowed }
usage-no-value = { $argument } wymaga wartości
usage-beside = { $argument } nie łączy się z { $other }
usage-missing = brakuje: { $arguments }
usage-one-of = potrzebne jest jedno z: { $arguments }
usage-nothing-listens = Pod adresem { $host }, port { $port }, nie da się słuchać: { $problem }. Podaj inny przez --port lub --host; --port 0 bierze dowolny wolny.

## Co mówią polecenia

told-ready = Arasta jest pod adresem { $address } (zatrzymuje ją Ctrl-C).
told-compiling = Kompilacja zasad: trwa do minuty …
told-backup = Plik { $file } zawiera { $games ->
    [one] jedną grę
    [few] { $games } gry
   *[many] { $games } gier
}, a także sekrety: trzymaj go tam, gdzie tylko ty możesz go czytać.
told-restored = { $games ->
    [one] Przywrócono jedną grę.
    [few] Przywrócono { $games } gry.
   *[many] Przywrócono { $games } gier.
}
told-abandoned = { $tables ->
    [one] Jeden stół jest opuszczony
    [few] { $tables } stoły są opuszczone
   *[many] { $tables } stołów jest opuszczonych
} od { $days ->
    [one] jednego dnia
    [few] { $days } dni
   *[many] { $days } dni
}.
told-tables-kept = Są w pliku { $file }; arasta restore przywraca je do pustej bazy danych.
told-seats = { $seats ->
    [one] Ta osoba ma tu jedno miejsce.
    [few] Ta osoba ma tu { $seats } miejsca.
   *[many] Ta osoba ma tu { $seats } miejsc.
}
told-person-kept = To, co o niej zachowano, jest w pliku { $file }; tylko ty możesz go czytać.
told-deleted = Wszystko to usunięto.
told-not-deleted = Nic jeszcze nie usunięto: robi to --yes.
