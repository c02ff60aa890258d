### Stół w przeglądarce po polsku. Co trzeba wiedzieć, mówi table.ftl.


## The table

web-page-about = Istanbul, gra planszowa i gra kościana, z botami i przyjaciółmi
web-list-more = { $most }, { $last }
web-list-and = { $most } i { $last }
web-list-or = { $most } lub { $last }
web-seat = Miejsce { $n }
web-colour-1 = Szafran
web-colour-2 = Śliwka
web-colour-3 = Morski
web-colour-4 = Kość słoniowa
web-colour-5 = Węgiel
web-you = ty
web-own = Twój wózek
web-cart = Wózek: miejsca na każdy towar { $capacity }
web-goods-held =
    { $n ->
        [one] { $n } { $good }
        [few] { $n } { $good-few }
       *[many] { $n } { $good-many }
    }
web-cards = Twoje karty
web-cards-now = zagraj podświetloną
web-cards-give = wybierz kartę do odrzucenia
web-cards-rest = nie teraz
web-cards-away = odłożone
web-covered-card = Karta odłożona na bok
web-no-cards = brak kart
web-bazaar = Bazar
web-question = Pytanie
web-stall = Co możesz wybrać
web-log = Przebieg dnia
web-since-key = Od mojej tury
web-player-about = Co ma { $player }
web-player-turns = Ostatnie tury
web-dialog-player = Co ma ten gracz
web-since = od twojej ostatniej tury
web-typed = Wpisz ruch
web-type = wpisz ruch, np. { $example }
web-type-example = help
web-round = runda { $n }
web-last-round = ostatnia runda
web-over = koniec
web-waiting = oczekiwanie
web-watching = Przyglądasz się.
web-home = Strona startowa
web-menu = Menu
web-elsewhere = Gdzie indziej
web-recap = Co się działo od mojej ostatniej tury
web-rules = Zasady
web-sound = Dźwięk
web-theme = Jasny lub ciemny
web-settings = Ustawienia
web-language = Język
web-lost = Brak połączenia. Próbuję wrócić …
web-no-answer = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
web-title = Gra { $player } · Arasta
web-title-mine = Twój ruch · Arasta
web-turn = ma ruch
web-merchants-here = Kupcy tutaj: { $people }
web-rubies-here =
    { $n ->
        [one] jeden rubin
        [few] { $n } rubiny
       *[many] { $n } rubinów
    }
web-here = tutaj
web-out-at = w drodze: { $places }
web-all-home = wszyscy pomocnicy są z tobą
web-family-at = rodzina { $place-at }
web-companion-at = wspólnik { $place-at }

## Deciding

web-trail = Tura: { $player }
web-trail-mine = Twoja tura
web-step-move = Ruch
web-step-pay = Zapłata
web-step-act = Akcja
web-step-meet = Spotkanie
web-step-roll = Rzut
web-their-turn = Decyduje { $player }
web-enter-two = kliknij obie kości albo wpisz ich liczby
web-enter-row = kliknij to, co wypadło, albo wpisz numer z rzędu
web-enter-plan = kliknij miejsce, gdzie to leży
web-enter-list = kliknij albo wpisz część nazwy
web-die-of = Kość { $n }
web-die-shows = Kość { $n } pokazuje { $face }
web-seek = znajdź, pisząc
web-found =
    { $n ->
        [one] pasuje jedna
        [few] pasują { $n }
       *[many] pasuje { $n }
    }
web-unseen-card = Karta, której nikt tu nie widział. Gdy zostanie zagrana, powiedz, która to.
web-dialog-unseen = Która to była karta?
web-go-back = Z powrotem tutaj
web-correct = Popraw to
web-dialog-correct = Co to było?
web-correct-all-the-same = Popraw mimo to
web-go = Dalej
web-bots-slow = wolno
web-bots-quick = szybko
web-bots-at-once = od razu
web-to-my-turn = Do mojej tury
web-take-all = Wszystko
web-chance-of = Szansa, że się uda
web-picked = wybrano
web-confirm = Potwierdź
web-undo = Cofnij
web-end-turn = Zakończ turę
web-result = Wynik
web-no-undo = Teraz nie ma czego cofnąć.
web-no-end = Najpierw odpowiedz na pytanie.
web-only-end = Pozostaje tylko zakończyć turę.
web-choose-place = wybierz podświetloną lokację
web-choose-lit = wybierz coś podświetlonego
web-choose-cart = wybierz na swoim wózku
web-choose-things = wybieraj w dowolnej kolejności
web-choose-card = wybierz jedną ze swoich kart
web-choose-one = wybierz, co ci odpowiada
web-sending = chwileczkę
web-paid-to = dla: { $player }
web-then-chance = potem decyduje los, bez cofania
web-then-real = potem powiedz, co wypadło
web-then-turn = potem kończy się twoja tura
web-then-over = potem gra się kończy
web-then-other = potem decyduje ktoś inny
web-then-more = i dalsze decyzje
web-then-itself = gra pójdzie dalej sama
web-then-lacks = wybierz więcej, to jeszcze nie wszystko
web-chosen =
    { $n ->
        [one] wybrano { $n }
        [few] wybrano { $n }
       *[many] wybrano { $n }
    }
web-set-full = To nie pasuje do tego, co wybrane. Najpierw coś z tego odłóż.
web-peek = Zobacz planszę pod spodem
web-market-asks = Targ skupuje
web-for-goods =
    { $n ->
        [one] za jeden towar
        [few] za { $n } towary
       *[many] za { $n } towarów
    }
web-called = zapowiedziano { $n }
web-rolled = wypadło
web-lot =
    { $n ->
        [one] Karta bonusowa
        [few] { $n } karty bonusowe
       *[many] { $n } kart bonusowych
    } dla najwyższej oferty
web-bidder-out = pasuje
web-bidder-now = teraz licytuje
web-bidder-next = jeszcze czeka
web-bidder-closes = może zamknąć
web-no-bid = Nikt jeszcze nie licytuje.
web-leads =
    Prowadzi { $player }: { $n ->
        [one] { $n } lira
        [few] { $n } liry
       *[many] { $n } lir
    }
web-bid-more = Można wpisać każdą ofertę od { $least } do { $most }.

## Advice

web-hint = Podpowiedź
web-hint-about = Co przychodzi tu na myśl mistrzowi
web-champion = wybór mistrza
web-thinking = Mistrz myśli …
web-percent = { $n }%
web-odds = Szansa na wygraną
web-odds-of = Szansa na wygraną { $chance }
web-played = co wybrano
web-best-here = Najlepsze wybory tutaj

## What is held

web-held-lira =
    { $n ->
        [one] lira
        [few] liry
       *[many] lir
    }
web-held-coffee =
    { $n ->
        [one] kawa
        [few] kawy
       *[many] kaw
    }
web-held-rubies =
    { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }
web-held-cards =
    { $n ->
        [one] karta bonusowa
        [few] karty bonusowe
       *[many] kart bonusowych
    }
web-held-guild-cards =
    { $n ->
        [one] karta gildii
        [few] karty gildii
       *[many] kart gildii
    }
web-held-stack =
    { $n ->
        [one] pomocnik
        [few] pomocnicy
       *[many] pomocników
    }
web-held-letters =
    { $n ->
        [one] list
        [few] listy
       *[many] listów
    }
web-held-delivered =
    { $n ->
        [one] doręczony
        [few] doręczone
       *[many] doręczonych
    }
web-held-capacity = miejsca na wózku
web-held-goods-red =
    { $n ->
        [one] tkanina
        [few] tkaniny
       *[many] tkanin
    }
web-held-goods-green =
    { $n ->
        [one] przyprawa
        [few] przyprawy
       *[many] przypraw
    }
web-held-goods-yellow =
    { $n ->
        [one] owoc
        [few] owoce
       *[many] owoców
    }
web-held-goods-blue =
    { $n ->
        [one] klejnot
        [few] klejnoty
       *[many] klejnotów
    }
web-held-crystals =
    { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }
web-held-mosque-tiles-red = żeton tkanin z meczetu
web-held-mosque-tiles-green = żeton przypraw z meczetu
web-held-mosque-tiles-yellow = żeton owoców z meczetu
web-held-mosque-tiles-blue = żeton klejnotów z meczetu
web-held-tavern-tiles =
    { $n ->
        [one] żeton tawerny
        [few] żetony tawerny
       *[many] żetonów tawerny
    }
web-held-tiles =
    { $n ->
        [one] kafelek meczetu
        [few] kafelki meczetu
       *[many] kafelków meczetu
    }
web-held-tokens-red =
    { $n ->
        [one] czerwony żeton
        [few] czerwone żetony
       *[many] czerwonych żetonów
    }
web-held-tokens-yellow =
    { $n ->
        [one] żółty żeton
        [few] żółte żetony
       *[many] żółtych żetonów
    }
web-held-tokens-green =
    { $n ->
        [one] zielony żeton
        [few] zielone żetony
       *[many] zielonych żetonów
    }
web-held-tokens-blue =
    { $n ->
        [one] niebieski żeton
        [few] niebieskie żetony
       *[many] niebieskich żetonów
    }
web-held-tokens-brown =
    { $n ->
        [one] brązowy żeton
        [few] brązowe żetony
       *[many] brązowych żetonów
    }
web-held-dice-red =
    { $n ->
        [one] czerwona kość
        [few] czerwone kości
       *[many] czerwonych kości
    }
web-held-dice-yellow =
    { $n ->
        [one] żółta kość
        [few] żółte kości
       *[many] żółtych kości
    }
web-held-dice-green =
    { $n ->
        [one] zielona kość
        [few] zielone kości
       *[many] zielonych kości
    }
web-held-dice-blue =
    { $n ->
        [one] niebieska kość
        [few] niebieskie kości
       *[many] niebieskich kości
    }
web-held-dice-coin =
    { $n ->
        [one] kość z monetą
        [few] kości z monetą
       *[many] kości z monetą
    }
web-held-dice-card =
    { $n ->
        [one] kość z kartą
        [few] kości z kartą
       *[many] kości z kartą
    }

## Short names, for small tiles

web-place-short-2 = Tkaniny
web-place-short-3 = Przyprawy
web-place-short-4 = Owoce
web-place-short-5 = Poczta
web-place-short-10 = Duży targ
web-place-short-11 = Mały targ
web-place-short-12 = Policja
web-place-short-13 = Pałac
web-place-short-14 = Mały meczet
web-place-short-15 = Duży meczet
web-place-short-16 = Jubiler
web-place-short-17 = Palarnia
web-place-short-23 = Aukcje
web-place-short-24 = Stowarzysz.

## Explanations

web-letter-for = List { $place-to }
web-tip-lira = liry w sakiewce
web-tip-coffee = kawy
web-tip-assistants = pomocnicy przy kupcu
web-tip-cards = karty bonusowe na ręce
web-tip-stack = pomocnicy przy kupcu
web-tip-letters = listy, także doręczone
web-tip-guild-cards = karty gildii na ręce
web-tip-delivered = doręczone listy

## Windows

web-close = Zamknij
web-dialog-settings = Ustawienia
web-dialog-log = Przebieg dnia
web-say = Powiedz coś
web-send = Wyślij
web-dialog-chat = Rozmowa
web-chat = Rozmowa
web-chat-unread =
    { $n ->
        [one] Rozmowa: nowa wiadomość
        [few] Rozmowa: { $n } nowe wiadomości
       *[many] Rozmowa: { $n } nowych wiadomości
    }
web-chat-none = Nikt się jeszcze nie odezwał.
web-chat-reads = Przyglądasz się: czytasz to, co mówią gracze.
web-chat-people = Kogo słyszysz
web-mute = Wycisz: { $player }
web-unmute = Słuchaj znowu: { $player }
web-reactions = Reakcje
web-reaction-bravo = Brawo
web-reaction-thanks = Dziękuję
web-reaction-laugh = Śmiech
web-reaction-wow = Zdumienie
web-reaction-sad = Szkoda
web-reaction-tea = Napij się herbaty, nie ma pośpiechu
web-dialog-rules = Zasady
web-rules-title = Zasady · Arasta
web-book-seek = znajdź kartę, lokację, słowo
web-book-elsewhere = nie w tej grze
web-look-up = Zajrzyj do zasad
web-dialog-share = Zaproś lub udostępnij
web-share = Udostępnij
web-share-moment = Udostępnij tę chwilę
web-share-replay-about = Kto ma ten link, może obejrzeć grę od początku albo od kroku, na który patrzysz. Nie zdradza niczego z rozmów.
web-transfer = Gram dalej na telefonie
web-dialog-transfer = Gra na innym urządzeniu
web-transfer-about = Skieruj aparat telefonu na kod, a twoje miejsce się tam przeniesie.
web-transfer-code = Kod, który przenosi twoje miejsce
web-transfer-once =
    Kod działa raz, przez { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Ten ekran będzie się potem przyglądał.
web-dialog-moved = Grasz dalej gdzie indziej
web-moved-about = Twoje miejsce jest teraz na innym urządzeniu. By wróciło, wybierz tam grę na innym urządzeniu i otwórz link tutaj.
web-dialog-expired = Miejsce się nie przeniosło
web-watch-here = Przyglądaj się tutaj
web-dialog-keys = Klawisze
web-key-arrows = do następnej rzeczy, którą można wybrać
web-key-enter = wybierz ją albo zrób to, co mówi duży przycisk
web-key-escape = krok wstecz
web-key-hint = podpowiedź, jeśli stół je ma
web-key-undo = cofnij
web-key-reset = cofnij całą turę
web-key-end = zakończ turę
web-key-log = co się działo
web-key-rules = zasady, w miejscu tego, co właśnie objaśniane
web-key-type = wpisz ruch
web-key-keys = te klawisze
web-key-play = odtwarzaj lub zatrzymaj
web-key-step = krok wstecz lub naprzód
web-key-ends = na początek lub na koniec
web-set-theme = Jasność
web-set-theme-system = jak w systemie
web-set-theme-light = jasny
web-set-theme-dark = ciemny
web-set-motion = Ruch
web-set-motion-system = jak w systemie
web-set-motion-all = figury chodzą
web-set-motion-none = żaden
web-set-confirm = Pytaj przed ruchem
web-set-confirm-about = Pierwsze kliknięcie pokazuje, co wybór kosztuje i daje, drugie go wykonuje.
web-set-path = Graj dalej, jak pokazano
web-set-path-about = Wybór obejmuje to, co pokazuje jego podgląd, na przykład zostawienie pomocnika i akcję.
web-set-end = Pytaj przed końcem mojej tury
web-set-end-about = Dopóki tura trwa, można ją cofnąć.
web-leave-to-bot = Niech za mnie gra bot
web-leave = Odejdź od stołu
web-leave-about = Za tego, kto odejdzie, gra bot; miejsce można odzyskać w każdej chwili.
web-stop = Przerwij grę
web-go-on-playing = Jednak gram dalej
web-asks-stop =
    { $n ->
        [one] { $players } chce przerwać grę
        [few] { $players } chcą przerwać grę
       *[many] { $players } chcą przerwać grę
    }. Kończy się, gdy zgodzą się wszyscy.
web-stop-wished =
    Chcesz przerwać grę. { $n ->
        [one] { $players } jeszcze nie odpowiada.
        [few] { $players } jeszcze nie odpowiadają.
       *[many] { $players } jeszcze nie odpowiadają.
    }
web-stop-alone = Gra kończy się tu i teraz, bez wyniku. Pozostanie wśród twoich gier.
web-dialog-stop = Przerwać grę?
web-stop-agree = Przerwij
web-keep-playing = Gram dalej
web-people = Gracze
web-dialog-people = Gracze
web-presence-here = przy stole
web-presence-coming_back = wraca
web-presence-gone = nie ma
web-presence-away = nie ma już: { $time }
web-presence-bot = gra bot
web-wants-stop = chce przerwać grę
web-wants-again = chce zagrać jeszcze raz
web-replace = Niech gra bot: { $player }
web-replace-in = za { $time }
web-watchers =
    { $n ->
        [one] Przygląda się jedna osoba.
        [few] Przyglądają się { $n } osoby.
       *[many] Przygląda się { $n } osób.
    }
web-take-back = Wracam na swoje miejsce
web-bot-plays = gra za ciebie bot
web-bot-stuck = { $player } nie może teraz myśleć. Stół czeka i pyta ponownie.
web-clock-bot =
    { $per ->
        [turn] Czas na turę. Gdy minie, tę turę zagra bot; potem można wrócić na swoje miejsce.
       *[game] Czas na całą grę. Gdy minie, do końca zagra bot.
    }
web-clock-waits =
    { $per ->
        [turn] Czas na turę. Gdy minie, stół czeka dalej.
       *[game] Czas na całą grę. Gdy minie, stół czeka dalej.
    }
web-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
web-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
web-hours =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
web-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
web-set-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-set-notify-about = Przeglądarka pokazuje powiadomienie, gdy tej strony nie widać.
web-notify-unsafe = Przeglądarki pokazują powiadomienia tylko pod adresem, który zaczyna się od https, albo na komputerze serwera. Tutaj o twojej turze mówią dźwięk i tytuł karty przeglądarki.
web-notify-forbidden = Powiadomienia są dla tej strony zabronione. Można na nie pozwolić w ustawieniach przeglądarki.
web-mail = E-mail, gdy przyjdzie moja kolej
web-mail-about = Tylko gdy cię tu nie ma, raz na turę. Nikt inny przy stole nie widzi adresu.
web-mail-asked = Wysłano tam list: zanim go potwierdzisz, nic więcej nie przyjdzie. Kto zatrzymał pocztę stąd, może pozwolić na nią znowu linkiem z dowolnego listu.
web-mail-page = Poczta z tego serwera
web-mail-no-key = Ten link jest niepełny albo już nieważny. Otwórz go z listu jeszcze raz.
web-mail-is-asked = Ktoś przy tutejszym stole chce dostawać na twój adres wiadomości o swoich turach. To ty?
web-mail-is-confirmed = Twoje tury są zgłaszane na twój adres, gdy nie ma cię przy stole: raz na turę i najwyżej jeden list na dziesięć minut.
web-mail-is-stopped = Na twój adres nie przychodzi poczta z tego serwera, ktokolwiek by go zostawił przy stole.
web-mail-yes = Tak, powiadamiaj mnie o moich turach
web-mail-no = Żadnej poczty stąd
web-mail-left = O swoich turach dowiadujesz się pod adresem:
web-mail-address = Twój adres e-mail
web-mail-leave = Powiadamiaj mnie tam
web-mail-stop = Nie chcę więcej listów
web-set-sound = Dźwięk
web-set-sound-about = Dzwonek mówi, że twoja kolej.
web-set-calm = Spokój
web-set-calm-about = Bez ozdób i blasku.
web-fair = Uczciwe kości
web-fair-before = To zobowiązanie złożono przed grą i zanim jakakolwiek przeglądarka dała słowo do kości. Klucz, który go dowodzi, widać po zakończeniu gry.
web-fair-proof = Czego to dowodzi?
web-fair-bound = Twoja przeglądarka widziała zobowiązanie, zanim dała swoje słowo, a to słowo jest w kościach. Nikt więc nie mógł dobrać do niego klucza: tego, co wypadło, nie wybrał ten, kto prowadzi serwer.
web-fair-unbound = Ta przeglądarka nie dała przed grą słowa. Dla niej to dowód tylko na to, że po pokazanym teraz zobowiązaniu nic się nie zmieniło; przeglądarki, które dały słowo, mogą sprawdzić więcej.
web-fair-changed = Uwaga: to nie jest zobowiązanie, które twoja przeglądarka widziała wcześniej. Kości mogły zostać wylosowane jeszcze raz.
web-fair-left-out = Słowa twojej przeglądarki nie ma w kościach: przyszło za późno albo je pominięto. Kości mogły więc zostać wylosowane bez ciebie.
web-fair-not-proven = Czego to nie dowodzi
web-fair-not-peeking = Tego, że nikt nie podglądał: kto prowadzi serwer, ma klucz i mógł wiedzieć, co wypadnie.
web-fair-not-last = Tego, że nikt nie pomagał od środka: gracz w zmowie z serwerem mógł dać słowo jako ostatni i je dobrać.
web-fair-words = Słowa do kości
web-fair-no-word = Słowo nie przyszło; gra zaczęła się bez niego.
web-fair-promise = Zobowiązanie
web-word-awaited = słowo do kości jeszcze nie przyszło
web-fair-command = Polecenie arasta verify sprawdza każdy rzut i każde dobranie zapisanej gry.
web-fair-wrong = Klucz nie pasuje do zobowiązania złożonego przed grą.
web-fair-differs = Klucz pasuje do zobowiązania, ale rzut lub dobranie numer { $n } z niego nie wynika.
web-fair-checked = Przeglądarka sprawdziła wszystkie rzuty i dobrania ({ $n }).
web-fair-suspect = Uwaga: coś się nie zgadza.
web-fair-follows = Przeglądarka sprawdziła wszystkie rzuty i dobrania ({ $n }): każde wynika ze zobowiązania złożonego przed grą i ze słów graczy.
web-record = Zachowaj zapis
web-replay = Spójrz wstecz
web-earlier = Krok wstecz
web-later = Krok naprzód
web-step-of = Krok { $step } z { $last }.
web-now = Wyjdź
web-play-on = Odtwarzaj
web-pause = Pauza
web-speed = Tempo
web-times = { $n }×
web-pass-to = Podaj ekran:
web-hidden = Pozostałe karty są odłożone. Twoje otworzą się, gdy powiesz, że to ty.
web-i-am = To ja, { $player }
web-room = Przygotowujemy stół
web-room-clock =
    { $per ->
        [turn] czas na turę: { $time }
       *[game] czas na grę: { $time }
    }
web-room-no-clock = bez zegara
web-leave-room = Oddaj moje miejsce
web-send-link = Wyślij
web-qr = Link jako kod dla aparatu telefonu
web-free = wolne miejsce
web-seat-bot = Niech gra bot
web-invite = Wyślij ten link tym, którzy mają dołączyć:
web-copy = Kopiuj
web-copied = Skopiowano
web-code = Albo podaj im kod:
web-your-name = Twoje imię
web-join = Dołącz
# A link that leads to no table, with the reason below it.
web-astray = Ten link nie prowadzi do żadnego stołu
web-astray-no-table = Nie mówi, o który stół chodzi: brakuje końcówki. Skopiuj go w całości.
web-astray-watch = Przyglądaj się bez miejsca

## The end

web-wins = { $player } wygrywa ten dzień
web-shared = { $players } wygrywają wspólnie
web-ranking = Klasyfikacja
web-board = Plansza
web-rematch = Zagraj jeszcze raz
web-rematch-waits = Czekamy
web-rematch-missing =
    { $n ->
        [one] { $players } jeszcze nie odpowiada
        [few] { $players } jeszcze nie odpowiadają
       *[many] { $players } jeszcze nie odpowiadają
    }
web-rematch-agreed =
    { $n ->
        [one] { $players } też chce
        [few] { $players } też chcą
       *[many] { $players } też chcą
    }
web-rematch-follow = Do następnej gry
web-stopped = Gra została przerwana
web-score-rubies = rubiny
web-score-lira = liry
web-score-goods = towary
web-score-cards = karty bonusowe
web-score-wealth = majątek
web-score-coffee = kawa
web-score-letters = listy
web-mistakes = Błędy
web-rolls =
    { $n ->
        [one] jeden rzut
        [few] { $n } rzuty
       *[many] { $n } rzutów
    }
web-expected = czego można się było spodziewać
web-face-rolled = { $face }: { $n }, spodziewane { $expected }
web-better = lepiej: { $choice }
web-better-why = lepiej: { $choice } – { $why }
web-no-mistakes = Żaden wybór nie kosztował wiele.
web-analyse = Przeanalizuj tę grę
web-analyse-about = Mistrz ogląda każdy wybór i każdy rzut. To chwilę trwa.
web-analysing = Mistrz przegląda grę …

## The start page

web-welcome = Poprowadź kupca przez bazar Stambułu. Kto zbierze dość rubinów, kończy dzień.
web-play = Graj teraz
web-play-about = { $game }: ty i dwa boty
web-my-tables = Twoje stoły
web-your-move = Twój ruch
web-go-on = Graj dalej
# Of a game without a result: all agreed to stop.
web-ended-early = Przerwana
web-all-games =
    { $n ->
        [one] Twoja gra i jej wynik
        [few] Wszystkie twoje gry ({ $n })
       *[many] Wszystkie twoje gry ({ $n })
    }
web-own-games = Twoje gry
web-own-games-title = Twoje gry · Arasta
web-games-going = W toku
web-games-over = Zakończone
web-no-games = Nie ma tu jeszcze twoich gier. Na tej stronie znajdzie się każdy stół, przy którym zasiądziesz.
web-games-gone =
    { $n ->
        [one] Jednego stołu już na tym serwerze nie ma.
        [few] { $n } stołów już na tym serwerze nie ma.
       *[many] { $n } stołów już na tym serwerze nie ma.
    }
web-won = Wygrana
web-won-by = Zwycięstwo: { $players }
# Of so many players this one came second, third and so on.
web-place-of = Miejsce { $rank } z { $n }
web-date-and-time = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
web-time-of-day = { DATETIME($when, timeStyle: "short") }
web-waits-free = Jest wolne miejsce
web-mode-base = gra podstawowa
web-totals = Razem
web-won-of =
    { $n ->
        [one] wygranych z jednej gry
        [few] wygranych z { $n } gier
       *[many] wygranych z { $n } gier
    }
web-totals-game = Gra
web-totals-played = Rozegrane
web-totals-won = Wygrane
web-totals-share = Odsetek wygranych gier
web-against = przeciw: { $who }
web-against-people = ludzie
web-against-screen = inni przy tym ekranie
web-against-mixed = boty o różnej sile
web-new-table = Nowy stół
web-game = Gra
web-name = Imię
# Who gives no name is called by the colour of the seat, which the server draws.
web-name-none = jak nazywają cię inni
web-seats = Miejsca
web-seat-here = ten ekran
web-seat-link = przez link
web-add-seat = Jedno miejsce więcej
web-remove-seat = Jedno miejsce mniej
web-name-of = Imię na miejscu { $n }
web-chance = Kości
web-chance-about = Kości, które padają tutaj, albo prawdziwe na prawdziwym stole.
web-chance-fair = uczciwe, z serwera
web-chance-manual = prawdziwe, wpisywane tutaj
web-chance-note = Gracie z prawdziwego pudełka. Co wypadnie, zostanie dobrane lub wyłożone, klikasz tu za wszystkich. Miejsca zachowują kolejność.
web-per = Zegar
web-per-about = Ile czasu mają ludzie.
web-per-none = żaden
web-per-turn = na każdą turę
web-per-game = na całą grę
web-per-note = Bez zegara stół czeka całymi dniami. Kto stracił turę na rzecz bota, może potem wrócić na swoje miejsce.
web-time = Czas
web-patience = Nieobecność
web-patience-about = Jak długo kogoś musi nie być, by pozostali mogli oddać jego miejsce botowi. Kto otworzył stół, może to zrobić zawsze.
web-patience-now = bot od razu
web-patience-soon = 2 minuty
web-patience-late = 10 minut
web-patience-day = jeden dzień
web-late = Potem
web-late-about = Co się dzieje, gdy czas minie.
web-late-bot = bot gra dalej
web-late-wait = stół czeka
web-help = Porady
web-help-about = O co można pytać podczas gry.
web-help-none = żadne
web-help-hints = podpowiedzi
web-help-chances = podpowiedzi i szanse
web-pace = Boty
web-pace-about = Jak długo boty udają, że myślą.
web-pace-slow = bez pośpiechu
web-pace-usual = jak zwykle
web-pace-fast = szybko
web-listed = Goście
web-listed-about = Czy obcy znajdą ten stół na stronie startowej serwera.
web-listed-link = tylko przez link
web-listed-all = każdy, z listy
# Why something cannot be chosen: “Short paths” goes only with Expansions: none. “Neutral assistants” goes only with
# Players: 2, 3, or 4.
web-needs = „{ $value }” wchodzi w grę tylko tak: { $other } – { $allowed }.
web-needs-none = brak
web-more = Więcej opcji
web-less = Mniej opcji
web-make = Otwórz stół
web-code-or-link = Kod stołu lub link
web-public = Otwarte dla wszystkich
web-free-seats =
    { $n ->
        [one] jedno wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
web-watch = przyglądaj się
web-upload = Otwórz zachowaną grę
web-bot-beginner = początkujący bot

# The bots are people of the bazaar, who play at any level. Each has a name (Elif, Emre …), a face and a sentence, which
# stands below the name: it has no subject, and is about a woman or a man, as is said beside it.

# Elif, a woman
web-character-elif = Sprzedaje figi i pamięta każdą cenę.
# Emre, a young man
web-character-emre = Najpierw biegnie, potem pyta o drogę.
# Defne, a woman
web-character-defne = Liczy swoje liry dwa razy, i twoje też.
# Burak, a man
web-character-burak = Nigdy nie mija dzbanka herbaty.
# Zehra, a woman
web-character-zehra = Zna każdy skrót między meczetami.
# Yusuf, a man
web-character-yusuf = Pogwizduje, gdy kości są dla niego łaskawe.
# Lale, a woman
web-character-lale = Tka dywany i tak też planuje: rząd po rzędzie.
# Kerem, a man
web-character-kerem = Kłania się każdemu i nie zapomina długów.
# Suna, an old woman
web-character-suna = Mało mówi, dużo dźwiga.
# Tekin, an old man
web-character-tekin = Przeżył na tym bazarze czterdzieści lat.
# Meltem, a woman; her name is that of a summer wind
web-character-meltem = Zjawia się jak wiatr i zabiera ostatnią skrzynię.
# Halil, a man
web-character-halil = Naprawia wózki, najpierw swój.
# Nermin, a woman
web-character-nermin = Ma kuzynkę w każdym okienku Poczty.
# Okan, a man
web-character-okan = Sprzedałby ci twój własny cień.
# İpek, a woman; her name means silk
web-character-ipek = Nosi jedwab i myśli rubinami.
# Rıza, an old man
web-character-riza = Głośno liczy na to, że mało wyrzucisz.
web-bot-easy = łatwy bot
web-bot-normal = zwykły bot
web-bot-hard = trudny bot
web-bot-expert = bot ekspert
web-bot-champion = mistrz
web-bot-greedy = chciwy bot
web-bot-random = losowy bot
web-level-beginner = początkujący
web-level-easy = łatwy
web-level-normal = zwykły
web-level-hard = trudny
web-level-expert = ekspert
web-level-champion = mistrz
web-level-greedy = chciwy
web-level-random = losowy
web-bot-called = { $name } ({ $level })

## The lesson

web-learn = Naucz się gry
web-learn-about = pierwsza gra, która sama się objaśnia
web-learn-further = Kolejne lekcje:
web-learn-mocha = Mokka & Bakszysz
web-learn-letters = Listy & Pieczęcie
web-learn-dice = Gra kościana
web-lesson = Lekcja
web-lesson-at = Lekcja · { $n } z { $most }
web-lesson-on = Rozumiem
web-lesson-leave = Wyjdź z lekcji
web-lesson-proposal = Mój plan
web-lesson-back = Tego nie można teraz wybrać. Oto co możesz zrobić:
web-lesson-would = Tu najlepiej: { $choice }.
web-lesson-plan-1 = Każde rozszerzenie to miejsce na więcej towarów, a ostatnie daje rubin.
web-lesson-plan-2 = Weź tkaniny do pełna: targ za nie płaci, Pałac Sułtana daje rubin, a meczet chce je widzieć na wózku.
web-lesson-plan-3 = Weź przyprawy do pełna: targ za nie płaci, Pałac Sułtana daje rubin, a meczet chce je widzieć na wózku.
web-lesson-plan-4 = Weź owoce do pełna: targ za nie płaci, Pałac Sułtana daje rubin, a meczet chce je widzieć na wózku.
web-lesson-plan-5 = Poczta daje liry i towary za darmo, wszystkiego po trochu.
web-lesson-plan-6 = Karta bonusowa oszczędza ci cały krok, i to wtedy, gdy tego potrzebujesz.
web-lesson-plan-7 = Zawołaj do siebie pomocników, by znów móc działać, dokądkolwiek pójdziesz.
web-lesson-plan-8 = Dowolny towar, a przy wysokim rzucie klejnoty, których nie ma w żadnym składzie.
web-lesson-plan-9 = Liry za rzut: zapowiedz liczbę, która ma szanse wypaść.
web-lesson-plan-10 = Sprzedaj to, co targ skupuje, jak najwięcej naraz: za liry są rubiny u Jubilera.
web-lesson-plan-11 = Sprzedaj to, co targ skupuje, jak najwięcej naraz: za liry są rubiny u Jubilera.
web-lesson-plan-12 = Twój członek rodziny działa za ciebie daleko stąd, a ty nie robisz ani kroku.
web-lesson-plan-13 = Towary kilku rodzajów za rubin; następny będzie tu kosztował więcej.
web-lesson-plan-14 = Żeton z mocą na cały dzień; oba żetony tego meczetu razem dają rubin.
web-lesson-plan-15 = Żeton z mocą na cały dzień; oba żetony tego meczetu razem dają rubin.
web-lesson-plan-16 = Twoje liry za rubin; następny będzie tu kosztował więcej.
web-lesson-welcome = Witaj na bazarze
web-lesson-welcome-about =
    Jesteś kupcem w Stambule. Gdy ktoś zbierze { $target ->
        [one] { $target } rubin
        [few] { $target } rubiny
       *[many] { $target } rubinów
    }, dzień się kończy i wygrywa ten, kto ma ich najwięcej.
web-lesson-move = Idź do lokacji
web-lesson-move-about = Podświetlone lokacje są w zasięgu. Kliknij jedną, by zobaczyć, co kosztuje i daje; kliknij jeszcze raz, by tam pójść.
web-lesson-plan = Skąd się biorą rubiny
web-lesson-plan-about = Jubiler sprzedaje rubiny za liry, Pałac Sułtana za towary. Rubin dają też razem oba żetony jednego meczetu i wózek powiększony do końca. Składy dają towary, a targi liry za nie.
web-lesson-hint = Wątpliwości?
web-lesson-hint-about = Ten przycisk pyta mistrza, co by tu zrobił i dlaczego.
web-lesson-assistant = Zostaw pomocnika
web-lesson-assistant-about = By wykonać akcję lokacji, zostaw tam pomocnika albo zabierz tego, który tam czeka. Bez tego twoja tura się kończy.
web-lesson-merchants = Są tu inni kupcy
web-lesson-merchants-about = Zapłać każdemu, inaczej tura skończy się bez akcji. Oni płacą tobie, gdy przychodzą do ciebie.
web-lesson-action = Działaj
web-lesson-action-about = Każda lokacja robi dla ciebie jedną rzecz. Najedź na kafelek albo przytrzymaj go palcem, by przeczytać jaką.
web-lesson-market = Sprzedaj na targu
web-lesson-market-about = Wybierz towary, które skupuje, w dowolnej kolejności. Im więcej sprzedasz naraz, tym więcej przynosi każdy z nich.
web-lesson-dice = Zapowiedz liczbę
web-lesson-dice-about = Jeśli kości pokażą co najmniej tyle, ile zapowiesz, dostaniesz tyle lir. Jeśli mniej, tylko kilka.
web-lesson-fountain = Fontanna
web-lesson-fountain-about = Tu wracają do ciebie pomocnicy, ilu zechcesz. Przyjdź, zanim stos się skończy.
web-lesson-family = Twój członek rodziny
web-lesson-family-about = Z Posterunku policji idzie do dowolnej lokacji i tam działa. Kupiec, który go spotka, odsyła go z powrotem i bierze za to nagrodę.
web-lesson-encounters = Spotkania
web-lesson-encounters-about = Burmistrz i Przemytnik oferują coś za opłatą. Potem kości mówią, dokąd idą.
web-lesson-ruby = Rubin!
web-lesson-ruby-about = Liczą się tylko rubiny. Po każdym sprzedanym Jubiler i Pałac Sułtana żądają więcej, więc patrz, dokąd idą inni.
web-lesson-mosque = Żeton meczetu
web-lesson-mosque-about = Jego moc jest twoja do końca dnia. Oba żetony jednego meczetu razem dają rubin.
web-lesson-wheelbarrow = Twój wózek
web-lesson-wheelbarrow-about = Każdego towaru mieści tylko tyle, ile ma na niego miejsc. Kołodziej powiększa go za liry.
web-lesson-cards = Karta bonusowa
web-lesson-cards-about = Masz ją na ręce. Gdy się podświetli, możesz ją zagrać.
web-lesson-end = Zakończ turę
web-lesson-end-about = Do tej chwili możesz cofać wybory, o ile nie było rzutu ani dobrania.
web-lesson-alone = Nie masz już pomocników
web-lesson-alone-about = Idź do Fontanny albo tam, gdzie czeka jeden z twoich.
web-lesson-last = Ostatnia runda
web-lesson-last-about = Ktoś ma dość rubinów. Rundę gra się do końca.
web-lesson-over = To był twój pierwszy dzień
web-lesson-over-about = Wiesz już wszystko, czego trzeba. Spójrz wstecz, by zobaczyć, co można było zrobić lepiej; na stronie startowej czekają silniejsze boty.
web-lesson-through = To była cała lekcja
web-lesson-coffee = Jest kawa
web-lesson-coffee-about = Kawą się płaci, tak jak lirami i towarami, a na wózku nie zajmuje miejsca.
web-lesson-coffee-places = Cztery nowe lokacje
web-lesson-coffee-places-about = Palarnia daje kawę, Ratusz karty gildii. W Tawernie kupisz za kawę ułatwienia, a w Kawiarni rubiny.
web-lesson-roast = Palenie kawy
web-lesson-roast-about = Liry, towar i karta dają kawę. Każdej wymiany możesz dokonać raz, a wybierasz tyle z nich, ile chcesz.
web-lesson-guild-card = Karta gildii
web-lesson-guild-card-about = Jest mocniejsza od karty bonusowej, ale zajmuje całą turę. Zatrzymaj się na niej albo przytrzymaj ją, by przeczytać, co robi.
web-lesson-guild-turn = Tura z gildią
web-lesson-guild-turn-about = Karta zastępuje turę: twój kupiec zostaje na miejscu i nikogo nie spotykasz, chyba że karta mówi inaczej.
web-lesson-tavern = Tawerna
web-lesson-tavern-about = Za kawę dostaniesz żeton z mocą albo blokadę. Bakszysz zamienia kawę i towary na rubin.
web-lesson-barrier = Blokada
web-lesson-barrier-about = Połóż ją między dwiema sąsiednimi lokacjami: akcję jednej z nich wykonasz od razu. Odtąd tylko ty tamtędy przejdziesz.
web-lesson-tavern-tile = Żeton tawerny
web-lesson-tavern-tile-about = Jego moc jest twoja do końca dnia. Zatrzymaj się na nim, by ją przeczytać.
web-lesson-coffee-trader = Handlarz kawy
web-lesson-coffee-trader-about = Kawa za niewielką opłatą, tak jak u Burmistrza i Przemytnika. Potem kości mówią, dokąd idzie.
web-lesson-coffee-house = Kawiarnia
web-lesson-coffee-house-about = Tu za rubin płaci się samą kawą. Jak u Jubilera, następny kosztuje więcej.
web-lesson-letters = Jest poczta
web-lesson-letters-about = W Ambasadzie dostajesz listy do lokacji bazaru. Zanieś list na miejsce, a będzie wart więcej pieczęci.
web-lesson-seals = Po co są pieczęcie
web-lesson-seals-about = Tajne stowarzyszenie za listy z dość wieloma pieczęciami daje rubin. Można też kupić za nie dodatkową turę.
web-lesson-letter = Twoje listy
web-lesson-letter-about = Każdy pokazuje numer swojej lokacji. Gdy twój pionek tam stanie, list doręczy się sam.
web-lesson-delivered = Doręczony!
web-lesson-delivered-about = Doręczony list ma dwie pieczęcie zamiast jednej.
web-lesson-companion = Twój wspólnik
web-lesson-companion-about = Pierwsza wizyta przy Fontannie daje ci wspólnika. Postaw go obok kupca; potem w swojej turze ruszasz jednym z nich.
web-lesson-companion-walk = Wspólnik idzie
web-lesson-companion-walk-about = Robi jeden krok, do akcji nie potrzebuje pomocnika i też doręcza listy.
web-lesson-kiosk = W Kiosku
web-lesson-kiosk-about = Każdy wybiera jeden z odkrytych żetonów, zaczyna ten, kto tu przyszedł. Możesz go użyć albo nie.
web-lesson-auction = Aukcja
web-lesson-auction-about = Każdy raz licytuje karty, wyżej niż poprzednik, albo pasuje. Kto ją otworzył, może ją zamknąć.
web-lesson-society = Tajne stowarzyszenie
web-lesson-society-about = Zapłać pieczęciami i wybierz rubin z dowolnej lokacji, która sprzedaje rubiny, bez względu na to, ile tam kosztuje.
web-lesson-pay-seals = Płacenie pieczęciami
web-lesson-pay-seals-about = List to jedna pieczęć, doręczony dwie. Zachowaj, jeśli się da, te, które możesz jeszcze doręczyć.
web-lesson-roll = Twój pierwszy rzut
web-lesson-roll-about =
    Wymieniasz to, co pokazują kości. Gdy ktoś zbierze { $target ->
        [one] { $target } rubin
        [few] { $target } rubiny
       *[many] { $target } rubinów
    }, zaczyna się ostatnia runda i wygrywa ten, kto ma ich najwięcej.
web-lesson-crystals = Kryształy
web-lesson-crystals-about = Za kryształ możesz rzucić kośćmi jeszcze raz: dowolnie wieloma i tak często, jak masz czym płacić.
web-lesson-again = Które kości?
web-lesson-again-about = Kliknij kości, którymi chcesz rzucić jeszcze raz; pozostałe zostają.
web-lesson-trades = Twoje akcje
web-lesson-trades-about = Wszystko, co świeci, to akcja: wymiana, kafelek, rubin. Płacisz za nią kośćmi i żetonami; latarnie pokazują, ile akcji zostało.
web-lesson-halls = Rubiny
web-lesson-halls-about = Każda hala sprzedaje rubiny za towary swojego koloru, dywany za różne towary i za liry. Każdy kosztuje więcej niż poprzedni.
web-lesson-prayer = Kafelki meczetu
web-lesson-prayer-about = Kafelek daje coś w każdej turze, począwszy od twojej następnej. Kto pierwszy zbierze ich dość, dostaje też rubin.
web-lesson-bazaar-card = Karty bazaru
web-lesson-bazaar-card-about = Wybierz jedną z kart odkrytych kośćmi z kartą. Często korzystają z niej także inni.
web-lesson-offer = Cudza karta
web-lesson-offer-about = Tobie też coś proponuje. Przyjmij to albo odmów.
web-lesson-pay = Płacenie
web-lesson-pay-about = Wybierz kości i żetony. Brązowe żetony zastępują każdy kolor; kości po turze przepadają, żetony zostają, więc najpierw płać kośćmi.
web-lesson-first-ruby = Rubin!
web-lesson-first-ruby-about = Liczą się tylko rubiny. Przy równej ich liczbie decyduje reszta twojego majątku.

## The dice game

web-own-things = Twoje rzeczy
web-hall-red = Hala tkanin
web-hall-red-short = Tkaniny
web-hall-yellow = Dziedziniec owoców
web-hall-yellow-short = Owoce
web-hall-green = Zaułek przypraw
web-hall-green-short = Przyprawy
web-hall-blue = Rząd klejnotów
web-hall-blue-short = Klejnoty
web-mosque = Meczet
web-mosque-for =
    za { $n ->
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[many] { $n } kafelków
    }
web-bazaar-cards = Karty bazaru
web-tiles-of = { $n } z { $most } kafelków
web-two-tokens = dwa dowolne kolorowe żetony
web-trades = Wymiany
web-different = różne
web-all = wszystkie
web-dice = Kości
web-crystals = kryształy
web-actions-left =
    { $n ->
        [one] została jedna akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    }
web-supply = Zasoby
web-face-red = czerwony
web-face-yellow = żółty
web-face-green = zielony
web-face-blue = niebieski
web-face-coin = moneta
web-face-card = karta
web-tip-crystals = kryształy, by rzucać jeszcze raz
web-tip-actions = pozostałe akcje
