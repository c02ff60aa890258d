### Co mówi serwer, jakakolwiek by to była gra. Odmowy zaczynają się od refused-, zdania stołu od server-.

server-waits-for-people =
    { $free ->
        [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
        [few] Wolne są { $free } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
       *[many] Wolnych miejsc jest { $free }. Gra zacznie się, gdy wszystkie będą zajęte.
    }
server-waits-for-words = Gra zacznie się, gdy tylko przeglądarki doślą swoje słowo do kości ({ $players }), albo za kilka sekund bez niego.
server-end-turn = { $player }: zakończ turę albo cofnij to, co wybrano.
    .other = { $player } kończy turę albo coś cofa.
server-stopped = Gra została przerwana, bo wszyscy się na to zgodzili. Nie ma wyniku.
server-end-answer = { $player }: potwierdź wybór albo go cofnij.
    .other = { $player } potwierdza wybór albo go cofa.
server-substitute = { $player } nie odpowiada: wybrał za to bot „{ $bot }”.

undo-final = Tamta tura jest zakończona; nie można jej cofnąć.
undo-stopped = Wszyscy zgodzili się przerwać grę; niczego nie można cofnąć.

## Mail

mail-subject = Twoja tura: { $game }, stół { $code }
mail-body =
    Stół czeka na ciebie:
    { $link }
    
    Na tym adresie potwierdzono powiadomienia o turach. Żadnych więcej listów stąd:
    { $stop }
mail-confirm-subject = Czy to twój adres? Tury przy stole Istanbulu
mail-confirm-body =
    Ktoś przy stole Istanbulu na { $site } chce dostawać na ten adres wiadomości o swoich turach.
    
    Jeśli to ty, potwierdź to na tej stronie; tam też możesz powiedzieć, że nie chcesz listów z tego serwera:
    { $link }
    
    Jeśli to nie ty, nie musisz nic robić: zanim ktoś nie potwierdzi, nic tu nie przyjdzie.

## Refusals

refused-stale = Tymczasem coś się wydarzyło. Spójrz na stół i wybierz jeszcze raz.
refused-illegal = Teraz nie jest to możliwe.
refused-not-yours = To nie twoja decyzja: trzeba do niej klucza innego miejsca albo na tym miejscu gra bot.
refused-not-asked = Stół czeka na kogoś innego.
refused-cannot-undo = Tego nie można cofnąć.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-over = Gra jest zakończona.
refused-not-over = Z tym trzeba poczekać do końca gry.
refused-full = Przy tym stole nie ma wolnych miejsc. Możesz się przyglądać.
refused-token = Ten klucz nie otwiera żadnego miejsca przy tym stole. Użyj linku, który pojawił się przy zajęciu miejsca.
refused-too-long = To za długie: czytanych jest najwyżej { $most } bajtów.
refused-too-fast = To było za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
refused-malformed = Nie można zrozumieć tej wiadomości: { $problem }
refused-origin = Ten serwer nie przyjmuje żądań ze stron { $origin }.
refused-host = Ten serwer nie zna nazwy „{ $host }”. Kto go prowadzi, może mu ją nadać: ARASTA_HOSTS.
refused-busy = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
wrong-number-of-seats =
    Podano { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, a graczy w tej grze jest { $players }.
wrong-players = Liczba miejsc to liczba graczy; nie podawaj players w ustawieniach.
wrong-unseen = W grze są karty, których nikt nie widział; można ją kontynuować tylko przy stole wpisywanym ręcznie.
wrong-unseen-hand = Ktoś trzyma karty, których nikt tu nie widział. Bot nie może grać taką ręką.
wrong-not-away = { $player } jest przy stole. Bot może grać tylko za kogoś, kogo nie ma.
wrong-not-away-long =
    Nieobecność trwa jeszcze krótko: { $player }. Za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } można oddać miejsce botowi; kto otworzył stół, może to zrobić od razu.
wrong-by-hand-seats = Kto otwiera stół wpisywany ręcznie, wpisuje za wszystkich: miejsca należą do ludzi przy nim, co najmniej jedno, i do botów. Żadne nie może być wolne.
wrong-bot-looks = Bot gra kartami, które ma. Spójrz na tę za niego i powiedz, która to.
wrong-by-hand-seed = Stół wpisywany ręcznie nie ma ziarna losowania: prawdziwe kości padają, jak chcą.
wrong-time-up =
    { $per ->
        [turn] Czas minął, więc tę turę gra bot. Po niej możesz wrócić na swoje miejsce.
       *[game] Czas na tę grę minął, więc do końca gra bot.
    }
wrong-word-given = To miejsce dało już słowo do kości. Następna gra przyjmie nowe.
wrong-word-not-awaited = Kości tego stołu nie czekają na słowo z tego miejsca. Kto siada z "word": null, daje je później, przed początkiem gry.
wrong-record = To nie jest zachowana gra albo plik zmieniono: { $problem }
wrong-no-mail = Ten serwer nie wysyła poczty. Zostaw stronę otwartą, a przeglądarka powie ci, że to twoja tura.
wrong-ticket =
    Ten kod został już użyty albo wygasł. Poproś o nowy tam, gdzie siedzisz, i użyj go w ciągu { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
       *[many] { $minutes } minut
    }.
wrong-correction =
    Wpisane później „{ $entry }” już do tego nie pasuje{ $n ->
        [one] { "" } i trzeba by to wpisać od nowa.
        [few] { "" }; to i wszystko, co po nim, razem { $n } wpisy, trzeba by wpisać od nowa.
       *[many] { "" }; to i wszystko, co po nim, razem { $n } wpisów, trzeba by wpisać od nowa.
    }
wrong-open-tables = Ten serwer nie ma listy stołów. Wyślij link albo kod tym, którzy mają przyjść.
wrong-fork = Rozwidlić można tylko grę zakończoną albo taką, w której żadne miejsce nie jest wolne, a ty masz klucze wszystkich ludzi.
wrong-no-hints = Przy tym stole nie ma podpowiedzi. Uzgadnia się to, gdy stół się otwiera.
wrong-no-chances = Przy tym stole nie widać szans na wygraną. Uzgadnia się to, gdy stół się otwiera.
database-unwell =
    { $problem ->
        [gone] Baza danych jest nieosiągalna. Dopóki nie wróci, niczego nie da się odczytać ani zapisać.
        [full] Niczego nie da się zapisać: dysk bazy danych jest pełny. Zrób na nim miejsce; serwera nie trzeba uruchamiać ponownie.
        [read-only] Niczego nie da się zapisać: baza danych jest tylko do odczytu. Pozwól na zapis albo uruchom serwer z inną.
        [locked] Niczego nie da się zapisać: bazę danych zablokował inny program.
        [slow] Baza danych nie odpowiada na czas.
       *[failed] Niczego nie da się zapisać: baza danych odmawia zapisu. Powód jest w dzienniku serwera.
    }
workers-warming = Serwer się przygotowuje: wczytuje to, czego potrzebują boty i doradcy. Za pierwszym razem trwa to kilka minut.
workers-unwell =
    { $pool ->
        [bots] Żaden bot nie może myśleć: { $problem }. Stoły na to czekają; nowy proces jest uruchamiany raz po raz.
        [searching] Żaden bot, który przeszukuje, nie może myśleć: { $problem }. Stoły na to czekają; nowy proces jest uruchamiany raz po raz.
        [hints] Nie da się wyliczyć podpowiedzi ani szans: { $problem }. Nowy proces jest uruchamiany raz po raz.
       *[reviews] Nie da się przeanalizować żadnej gry: { $problem }. Nowy proces jest uruchamiany raz po raz.
    }
advice-failed = Teraz nikt nie mógł tego wyliczyć. Spróbuj za chwilę jeszcze raz.
no-such-table = Nie ma stołu „{ $name }”. Link może być niepełny.
no-such-code = Nie ma stołu o kodzie „{ $name }”.
refusal-page-heading = { $why ->
    [no_such] Nie ma takiej strony
    [too_fast] Chwileczkę
    [busy] Serwer nie może teraz odpowiedzieć
   *[other] To niemożliwe
}
refusal-page-home = Na stronę startową
no-such-page = Pod „{ $name }” nic nie ma.
no-such-language = Nie ma tekstów w języku „{ $name }”.

## The end of a connection

bye-restart = Serwer uruchamia się ponownie. Za chwilę połączenie wróci.
bye-protocol = Ta strona jest starsza lub nowsza niż serwer. Wczytaj ją ponownie.
bye-token = Jeden z kluczy nie otwiera żadnego miejsca przy tym stole. Użyj linku, który pojawił się przy zajęciu miejsca.
bye-game = Nie ma takiego stołu. Link może być niepełny albo stół tymczasem usunięto.
bye-late = Połączenie zamknięto: nikt się nie przywitał.
bye-silent = Połączenie zamknięto: zbyt długo nic nie było słychać.
bye-slow = Połączenie było za wolne. Połącz się ponownie.
bye-too-fast = Tego było naraz za dużo. Połącz się ponownie za chwilę.
bye-moved = To miejsce gra dalej na innym urządzeniu.
bye-malformed = Pierwsza wiadomość była niezrozumiała. Jeśli prowadził tu link, jest niepełny albo zmieniony: skopiuj go w całości.
