### Der Tisch im Browser, auf Deutsch. table.ftl sagt, was zu wissen ist.

## The table

web-seat = Platz { $n }
web-colour-1 = Safran
web-colour-2 = Pflaume
web-colour-3 = Petrol
web-colour-4 = Elfenbein
web-colour-5 = Kohle
web-you = du
web-own = Deine Schubkarre
web-cart = Schubkarre mit Platz für { $capacity } von jeder Ware
web-goods-held = { $n ->
    [one] { $n } { $good-single }
   *[other] { $n } { $good-several }
}
web-cards = Deine Karten
web-cards-now = leuchtende kannst du spielen
web-cards-give = wähle eine zum Ablegen
web-cards-rest = nicht jetzt
web-cards-away = weggelegt
web-covered-card = Eine weggelegte Karte
web-no-cards = keine Karten
web-bazaar = Der Basar
web-question = Die Frage
web-stall = Was du wählen kannst
web-log = Der Tag bisher
web-since-key = Seit meinem Zug
web-player-about = Was { $player } hat
web-player-turns = Die letzten Züge
web-dialog-player = Besitz
web-since = seit deinem letzten Zug
web-typed = Zug eintippen
web-type = Zug eintippen, z.{"\u00A0"}B. { $example }
web-type-example = help
web-round = Runde { $n }
web-last-round = letzte Runde
web-over = das Ende
web-waiting = warten
web-watching = Du siehst zu.
web-home = Startseite
web-astray = Dieser Link führt zu keinem Tisch
web-astray-no-table = Er sagt nicht, welcher Tisch gemeint ist: Das Ende fehlt. Kopiere ihn ganz.
web-astray-watch = Ohne Platz zusehen
web-menu = Menü
web-elsewhere = Andere Seiten
web-recap = Was seit meinem letzten Zug geschah
web-rules = Die Regeln
web-sound = Ton
web-theme = Hell oder dunkel
web-settings = Einstellungen
web-language = Sprache
web-lost = Keine Verbindung. Neuer Versuch …
web-no-answer = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
web-title = { $player } ist am Zug · Arasta
web-title-mine = Du bist dran · Arasta
web-turn = am Zug
web-merchants-here = Kaufleute hier: { $people }
web-rubies-here = { $n ->
    [one] ein Rubin
   *[other] { $n } Rubine
}
web-here = hier
web-out-at = unterwegs: { $places }
web-all-home = alle deine Gehilfen sind bei dir
web-family-at = Familie { $place-at }
web-companion-at = Gefährte { $place-at }

## Deciding

web-their-turn = { $player } entscheidet
web-trail = Zug von { $player }
web-trail-mine = Dein Zug
web-step-move = Gehen
web-step-pay = Zahlen
web-step-act = Handeln
web-step-meet = Treffen
web-step-roll = Würfeln
web-enter-two = klick beide Würfel an oder tippe ihre Zahlen
web-enter-row = klick die gefallene Seite an oder tippe ihre Nummer in der Reihe
web-enter-plan = klick an, wo es liegt
web-enter-list = klick es an oder tippe einen Teil des Namens
web-die-of = Würfel { $n }
web-die-shows = Würfel { $n } zeigt { $face }
web-seek = durch Tippen suchen
web-found = { $n ->
    [one] eins passt
   *[other] { $n } passen
}
web-unseen-card = Eine Karte, die hier niemand gesehen hat. Wenn sie gespielt wird, sag, welche es ist.
web-dialog-unseen = Welche Karte war es?
web-go-back = Hierher zurück
web-correct = Berichtigen
web-dialog-correct = Was war es?
web-correct-all-the-same = Trotzdem berichtigen
web-go = Los
web-bots-slow = langsam
web-bots-quick = schnell
web-bots-at-once = sofort
web-to-my-turn = Zu meinem Zug
web-take-all = Alle
web-chance-of = Die Chance, dass es gelingt
web-confirm = Bestätigen
web-undo = Rückgängig
web-end-turn = Zug beenden
web-result = Ergebnis
web-no-undo = Gerade gibt es nichts, was du zurücknehmen könntest.
web-no-end = Beantworte erst die Frage.
web-only-end = Du kannst nur noch deinen Zug beenden.
web-choose-place = wähle einen leuchtenden Ort
web-choose-lit = wähle, was leuchtet
web-choose-cart = wähle auf deiner Schubkarre
web-choose-things = wähle in beliebiger Reihenfolge
web-choose-card = wähle eine deiner Karten
web-choose-one = wähle, was dir am besten gefällt
web-sending = einen Moment
web-paid-to = an { $player }
web-then-chance = dann entscheidet der Zufall: kein Zurück
web-then-real = dann sag, was gefallen ist
web-then-turn = dann endet dein Zug
web-then-over = dann endet die Partie
web-then-other = dann entscheidet jemand anders
web-then-more = dann entscheidest du weiter
web-then-itself = geht von selbst weiter
web-then-lacks = wähle mehr, das ist noch nicht alles
web-chosen = { $n ->
    [one] eins gewählt
   *[other] { $n } gewählt
}
web-set-full = Das passt nicht zu dem, was du gewählt hast. Nimm erst etwas zurück.
web-peek = Auf den Plan darunter sehen
web-market-asks = Der Markt verlangt
web-for-goods = { $n ->
    [one] für eine Ware
   *[other] für { $n } Waren
}
web-called = { $n } angesagt
web-rolled = gewürfelt
web-lot = { $n ->
    [one] Eine Bonuskarte
   *[other] { $n } Bonuskarten
} für das höchste Gebot
web-bidder-out = ausgestiegen
web-bidder-now = bietet jetzt
web-bidder-next = kommt noch
web-bidder-closes = darf abschließen
web-no-bid = Noch hat niemand geboten.
web-leads = { $player } führt mit { $n } Lira
web-bid-more = Du kannst jedes Gebot von { $least } bis { $most } eintippen.

## Advice

web-hint = Tipp
web-hint-about = Was der Meister hier erwägen würde
web-champion = die Wahl des Meisters
web-thinking = Der Meister denkt nach …
web-percent = { $n }{"\u00A0"}%
web-odds = Siegchance
web-odds-of = Siegchance { $chance }
web-played = was gewählt wurde
web-best-here = Die besten Möglichkeiten hier

## What is held

web-held-lira = Lira
web-held-coffee = Kaffee
web-held-rubies = { $n ->
    [one] Rubin
   *[other] Rubine
}
web-held-cards = { $n ->
    [one] Bonuskarte
   *[other] Bonuskarten
}
web-held-guild-cards = { $n ->
    [one] Gildenkarte
   *[other] Gildenkarten
}
web-held-stack = { $n ->
    [one] Gehilfe
   *[other] Gehilfen
}
web-held-letters = { $n ->
    [one] Brief
   *[other] Briefe
}
web-held-delivered = zugestellt
web-held-capacity = Platz auf der Schubkarre
web-held-goods-red = { $n ->
    [one] Stoff
   *[other] Stoffe
}
web-held-goods-green = { $n ->
    [one] Gewürz
   *[other] Gewürze
}
web-held-goods-yellow = { $n ->
    [one] Frucht
   *[other] Früchte
}
web-held-goods-blue = { $n ->
    [one] Schmuckstück
   *[other] Schmuckstücke
}
web-held-crystals = { $n ->
    [one] Kristall
   *[other] Kristalle
}
web-held-mosque-tiles-red = Moscheeplättchen für Stoffe
web-held-mosque-tiles-green = Moscheeplättchen für Gewürze
web-held-mosque-tiles-yellow = Moscheeplättchen für Früchte
web-held-mosque-tiles-blue = Moscheeplättchen für Schmuck
web-held-tavern-tiles = Tavernenplättchen
web-held-tiles = Moscheeplättchen
web-held-tokens-red = { $n ->
    [one] roter
   *[other] rote
} Marker
web-held-tokens-yellow = { $n ->
    [one] gelber
   *[other] gelbe
} Marker
web-held-tokens-green = { $n ->
    [one] grüner
   *[other] grüne
} Marker
web-held-tokens-blue = { $n ->
    [one] blauer
   *[other] blaue
} Marker
web-held-tokens-brown = { $n ->
    [one] brauner
   *[other] braune
} Marker
web-held-dice-red = { $n ->
    [one] roter
   *[other] rote
} Würfel
web-held-dice-yellow = { $n ->
    [one] gelber
   *[other] gelbe
} Würfel
web-held-dice-green = { $n ->
    [one] grüner
   *[other] grüne
} Würfel
web-held-dice-blue = { $n ->
    [one] blauer
   *[other] blaue
} Würfel
web-held-dice-coin = Münzwürfel
web-held-dice-card = Kartenwürfel

## Short names, for small tiles

web-place-short-2 = Tuch
web-place-short-3 = Gewürze
web-place-short-4 = Früchte
web-place-short-5 = Post
web-place-short-10 = Gr. Markt
web-place-short-11 = Kl. Markt
web-place-short-12 = Polizei
web-place-short-13 = Palast
web-place-short-14 = Kl. Moschee
web-place-short-15 = Gr. Moschee
web-place-short-16 = Händler
web-place-short-17 = Rösterei
web-place-short-23 = Auktion
web-place-short-24 = Bund

## Explanations

web-letter-for = Ein Brief für { $place-acc }
web-tip-lira = Lira im Beutel
web-tip-coffee = Kaffee
web-tip-assistants = Gehilfen beim Kaufmann
web-tip-cards = Bonuskarten auf der Hand
web-tip-stack = Gehilfen beim Kaufmann
web-tip-letters = Briefe, auch zugestellte
web-tip-guild-cards = Gildenkarten auf der Hand
web-tip-delivered = zugestellte Briefe

## Windows

web-close = Schließen
web-dialog-settings = Einstellungen
web-dialog-log = Der Tag bisher
web-say = Sag etwas
web-send = Senden
web-dialog-chat = Gespräch
web-chat = Gespräch
web-chat-unread = { $n ->
    [one] Gespräch: eine neue Zeile
   *[other] Gespräch: { $n } neue Zeilen
}
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-reads = Du siehst zu: Du liest, was die Spielenden sagen.
web-chat-people = Wen du hörst
web-mute = { $player } stummschalten
web-unmute = { $player } wieder hören
web-reactions = Reaktionen
web-reaction-bravo = Bravo
web-reaction-thanks = Danke
web-reaction-laugh = Gelächter
web-reaction-wow = Staunen
web-reaction-sad = Wie schade
web-reaction-tea = Trink einen Tee, lass dir Zeit
web-dialog-rules = Die Regeln
web-rules-title = Die Regeln · Arasta
web-book-seek = eine Karte, einen Ort, ein Wort suchen
web-book-elsewhere = nicht in dieser Partie
web-look-up = In den Regeln nachschlagen
web-dialog-share = Einladen oder teilen
web-share = Teilen
web-share-moment = Diesen Moment teilen
web-share-replay-about = Wer diesen Link hat, kann auf die Partie zurückblicken, von Anfang an oder bei dem Schritt, den du gerade ansiehst. Was ihr gesagt habt, verrät er nicht.
web-transfer = Auf meinem Handy weiterspielen
web-dialog-transfer = Auf einem anderen Gerät weiterspielen
web-transfer-about = Richte die Kamera deines Handys auf den Code, und dein Platz zieht dorthin um.
web-transfer-code = Der Code, mit dem dein Platz umzieht
web-transfer-once = Der Code gilt einmal, { $minutes } Minuten lang. Dieser Bildschirm sieht danach zu.
web-dialog-moved = Du spielst anderswo weiter
web-moved-about = Dein Platz ist auf ein anderes Gerät umgezogen. Um ihn zurückzuholen, wähle dort „Auf einem anderen Gerät weiterspielen“ und öffne den Link hier.
web-dialog-expired = Der Platz ist nicht umgezogen
web-watch-here = Hier zusehen
web-dialog-keys = Tasten
web-key-arrows = zum Nächsten, was sich wählen lässt
web-key-enter = es wählen oder tun, was die große Taste sagt
web-key-escape = einen Schritt zurück
web-key-hint = ein Tipp, wo der Tisch Tipps hat
web-key-undo = zurücknehmen
web-key-reset = den ganzen Zug zurücknehmen
web-key-end = den Zug beenden
web-key-log = was geschah
web-key-rules = die Regeln zu dem, was gerade erklärt wird
web-key-type = einen Zug eintippen
web-key-keys = diese Tasten
web-key-play = abspielen oder anhalten
web-key-step = einen Schritt zurück oder vor
web-key-ends = an den Anfang oder ans Ende
web-set-theme = Helligkeit
web-set-theme-system = wie das System
web-set-theme-light = hell
web-set-theme-dark = dunkel
web-set-motion = Bewegung
web-set-motion-system = wie das System
web-set-motion-all = Figuren laufen
web-set-motion-none = keine
web-set-confirm = Vor jeder Wahl fragen
web-set-confirm-about = Der erste Klick zeigt, was eine Wahl kostet und bringt, der zweite trifft sie.
web-set-path = Weiterspielen wie gezeigt
web-set-path-about = Eine Wahl wird zusammen mit dem getroffen, was ihre Vorschau zeigt, etwa einen Gehilfen zurücklassen und handeln.
web-set-end = Vor dem Ende meines Zuges fragen
web-set-end-about = Solange du ihn nicht beendest, lässt sich ein Zug zurücknehmen.
web-leave-to-bot = Einen Bot für mich spielen lassen
web-leave = Tisch verlassen
web-leave-about = Wenn du gehst, spielt ein Bot für dich; deinen Platz kannst du jederzeit wieder nehmen.
web-stop = Partie beenden
web-go-on-playing = Doch weiterspielen
web-asks-stop = { $players } { $n ->
    [one] möchte
   *[other] möchten
} die Partie beenden. Sie endet, wenn alle einverstanden sind.
web-stop-agree = Beenden
web-stop-wished = Du möchtest die Partie beenden. { $players } { $n ->
    [one] hat
   *[other] haben
} noch nicht geantwortet.
web-stop-alone = Die Partie endet jetzt sofort, ohne Ergebnis. Sie bleibt bei deinen Partien.
web-dialog-stop = Partie beenden?
web-keep-playing = Weiterspielen
web-people = Leute
web-dialog-people = Leute
web-presence-here = da
web-presence-coming_back = kommt zurück
web-presence-gone = weg
web-presence-away = schon { $time } weg
web-presence-bot = ein Bot springt ein
web-wants-stop = möchte die Partie beenden
web-wants-again = möchte noch einmal spielen
web-replace = Einen Bot für { $player } spielen lassen
web-replace-in = in { $time }
web-watchers = { $n ->
    [one] Eine Person sieht zu.
   *[other] { $n } Leute sehen zu.
}
web-take-back = Meinen Platz wieder nehmen
web-bot-plays = ein Bot spielt für dich
web-bot-stuck = { $player } kann gerade nicht denken. Der Tisch wartet und fragt noch einmal.
web-clock-bot = { $per ->
    [turn] Die Zeit für einen Zug. Ist sie um, spielt ein Bot diesen Zug; danach lässt sich der Platz wieder nehmen.
   *[game] Die Zeit für die ganze Partie. Ist sie um, spielt ein Bot bis zum Ende weiter.
}
web-clock-waits = { $per ->
    [turn] Die Zeit für einen Zug. Ist sie um, wartet der Tisch weiter.
   *[game] Die Zeit für die ganze Partie. Ist sie um, wartet der Tisch weiter.
}
web-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
web-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
web-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
web-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-set-notify = Sag mir, wenn ich dran bin
web-set-notify-about = Dein Browser zeigt eine Nachricht, wenn diese Seite nicht zu sehen ist.
web-notify-unsafe = Browser zeigen Nachrichten nur, wo die Adresse mit https beginnt, oder auf dem Rechner des Servers. Hier sagen dir der Ton und der Titel des Tabs, dass du dran bist.
web-notify-forbidden = Nachrichten sind für diese Seite verboten. In den Einstellungen des Browsers zu dieser Seite lassen sie sich erlauben.
web-mail = Mail, wenn ich dran bin
web-mail-about = Nur wenn du nicht da bist, einmal je Zug. Niemand sonst am Tisch sieht die Adresse.
web-mail-asked = Dorthin ging eine Mail: Bevor du darin Ja sagst, kommt keine Nachricht. Wer Mails von hier abbestellt hat, kann sie mit dem Link jeder Mail wieder erlauben.
web-mail-page = Mail von diesem Server
web-mail-no-key = Dieser Link ist unvollständig oder gilt nicht mehr. Öffne ihn noch einmal aus der Mail.
web-mail-is-asked = Jemand an einem Tisch hier möchte unter deiner Adresse erfahren, wann er am Zug ist. Bist du das?
web-mail-is-confirmed = Von deinen Zügen erfährst du per Mail, wenn du nicht am Tisch bist: einmal je Zug und höchstens eine Mail in zehn Minuten.
web-mail-is-stopped = Deine Adresse bekommt keine Mail von diesem Server, wer auch immer sie an einem Tisch angibt.
web-mail-yes = Ja, sag mir, wann ich dran bin
web-mail-no = Keine Mail von hier
web-mail-left = Hier erfährst du von deinen Zügen:
web-mail-address = Deine Mailadresse
web-mail-leave = Dort Bescheid sagen
web-mail-stop = Keine Mail mehr
web-set-sound = Ton
web-set-sound-about = Ein Klang sagt, dass du dran bist.
web-set-calm = Ruhig
web-set-calm-about = Kein Zierrat und kein Leuchten.
web-fair = Faire Würfel
web-fair-before = Dieses Versprechen wurde vor der Partie gegeben und bevor ein Browser sein Wort für die Würfel gab. Der Schlüssel, der es beweist, wird am Ende der Partie gezeigt.
web-fair-proof = Was ist bewiesen?
web-fair-bound = Dein Browser hat das Versprechen gesehen, bevor er sein Wort gab, und dieses Wort steckt in den Würfeln. Niemand konnte also den Schlüssel passend dazu wählen: Was fiel, hat nicht der Betreiber dieses Servers ausgesucht.
web-fair-unbound = Dieser Browser hat vor der Partie kein Wort gegeben. Ihm beweist das nur, dass nach dem Versprechen, das jetzt gezeigt wird, nichts verändert wurde; jeder Browser, der ein Wort gab, kann mehr prüfen.
web-fair-changed = Vorsicht: Dieses Versprechen ist nicht das, das dein Browser vorher gesehen hat. Vielleicht wurden die Würfel neu gezogen.
web-fair-left-out = Das Wort deines Browsers steckt nicht in den Würfeln: Es kam zu spät, oder es wurde weggelassen. Die Würfel könnten also ohne dich gezogen worden sein.
web-fair-not-proven = Nicht bewiesen
web-fair-not-peeking = Dass niemand im Voraus wusste, was fällt: Wer diesen Server betreibt, hat den Schlüssel und könnte wissen, was fällt.
web-fair-not-last = Dass niemand von innen geholfen hat: Wer mit diesem Server unter einer Decke steckt, könnte das letzte Wort geben und es aussuchen.
web-fair-words = Wörter für die Würfel
web-fair-no-word = Es kam kein Wort; die Partie begann ohne.
web-fair-promise = Das Versprechen
web-word-awaited = das Wort für die Würfel fehlt noch
web-fair-command = Der Befehl arasta verify prüft jeden Wurf und jede Ziehung der gespeicherten Aufzeichnung.
web-fair-wrong = Der Schlüssel passt nicht zu dem Versprechen, das vor der Partie gegeben wurde.
web-fair-differs = Der Schlüssel passt zum Versprechen, aber Wurf oder Ziehung Nummer { $n } folgt nicht daraus.
web-fair-checked = Dein Browser hat alle { $n } Würfe und Ziehungen geprüft.
web-fair-suspect = Vorsicht: Etwas stimmt nicht.
web-fair-follows = Dein Browser hat alle { $n } Würfe und Ziehungen geprüft: Sie folgen aus dem Versprechen, das vor der Partie gegeben wurde, und aus den Wörtern der Spielenden.
web-record = Aufzeichnung speichern
web-replay = Zurückblicken
web-earlier = Einen Schritt zurück
web-later = Einen Schritt vor
web-step-of = Schritt { $step } von { $last }.
web-now = Verlassen
web-play-on = Abspielen
web-pause = Anhalten
web-speed = Tempo
web-times = { $n }×
web-pass-to = Gib den Bildschirm weiter an
web-hidden = Die anderen Karten sind weggelegt. Deine öffnen sich, wenn du es sagst.
web-i-am = Ich bin { $player }
web-room = Der Tisch wird gedeckt
web-room-clock = { $per ->
    [turn] { $time } je Zug
   *[game] { $time } je Partie
}
web-room-no-clock = ohne Uhr
web-leave-room = Meinen Platz freigeben
web-send-link = Senden
web-qr = Der Link als Code für die Kamera eines Handys
web-free = ein freier Platz
web-seat-bot = Einen Bot spielen lassen
web-invite = Schick diesen Link allen, die mitspielen sollen:
web-copy = Kopieren
web-copied = Kopiert
web-code = Oder sag ihnen den Code:
web-your-name = Dein Name
web-join = Beitreten

## The end

web-wins = { $player } gewinnt den Tag
web-shared = { $players } teilen sich den Sieg
web-ranking = Rangfolge
web-board = Der Plan
web-rematch = Noch einmal
web-rematch-waits = Wartet
web-rematch-missing = { $players } { $n ->
    [one] hat
   *[other] haben
} noch nicht geantwortet
web-rematch-agreed = { $players } { $n ->
    [one] möchte
   *[other] möchten
} noch einmal
web-rematch-follow = Zur nächsten Partie
web-stopped = Die Partie wurde beendet
web-score-rubies = Rubine
web-score-lira = Lira
web-score-goods = Waren
web-score-cards = Bonuskarten
web-score-wealth = Vermögen
web-score-coffee = Kaffee
web-score-letters = Briefe

web-mistakes = Fehler
web-rolls = { $n ->
    [one] ein Wurf
   *[other] { $n } Würfe
}
web-expected = was zu erwarten war
web-face-rolled = { $face }: { $n }, zu erwarten { $expected }
web-better = besser: { $choice }
web-better-why = besser: { $choice } – { $why }
web-no-mistakes = Keine Wahl hat viel gekostet.
web-analyse = Diese Partie auswerten
web-analyse-about = Der Meister sieht sich jede Wahl und jeden Wurf an. Das dauert einen Moment.
web-analysing = Der Meister blickt auf die Partie zurück …

## The start page

web-welcome = Schick deinen Kaufmann durch den Basar von Istanbul. Wer genug Rubine hat, beendet den Tag.
web-play = Jetzt spielen
web-play-about = { $game }: du und zwei Bots
web-my-tables = Deine Tische
web-your-move = Du bist dran
web-go-on = Weiter
web-ended-early = Vorzeitig beendet
web-all-games = { $n ->
    [one] Deine Partie und ihr Ergebnis
   *[other] Alle deine { $n } Partien
}
web-own-games = Deine Partien
web-own-games-title = Deine Partien · Arasta
web-games-going = Laufend
web-games-over = Zu Ende
web-no-games = Du hast hier noch nicht gespielt. Jeder Tisch, an den du dich setzt, bleibt auf dieser Seite.
web-games-gone = { $n ->
    [one] Ein Tisch ist nicht mehr auf diesem Server.
   *[other] { $n } Tische sind nicht mehr auf diesem Server.
}
web-won = Gewonnen
web-won-by = Gewonnen: { $players }
# Of so many players this one came second, third and so on.
web-place-of = { $rank }. von { $n }
web-date-and-time = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
web-time-of-day = { DATETIME($when, timeStyle: "short") }
web-waits-free = Ein Platz ist frei
web-mode-base = Grundspiel
web-totals = Insgesamt
web-won-of = { $n ->
    [one] gewonnen von einer Partie
   *[other] gewonnen von { $n } Partien
}
web-totals-game = Spiel
web-totals-played = Gespielt
web-totals-won = Gewonnen
web-totals-share = Anteil gewonnener Partien
web-against = gegen { $who }
web-against-people = Menschen
web-against-screen = andere an diesem Bildschirm
web-against-mixed = Bots verschiedener Stärke
web-new-table = Neuer Tisch
web-game = Spiel
web-name = Name
# Who gives no name is called by the colour of the seat, which the server draws.
web-name-none = wie dich die anderen nennen
web-seats = Plätze
web-seat-here = hier
web-seat-link = per Link
web-add-seat = Ein Platz mehr
web-remove-seat = Ein Platz weniger
web-name-of = Name auf Platz { $n }
web-chance = Würfel
web-picked = gewählt
web-chance-about = Würfel, die hier fallen, oder echte an einem echten Tisch.
web-chance-fair = fair, vom Server
web-chance-manual = echt, hier eingegeben
web-chance-note = Ihr spielt mit eurer eigenen Schachtel. Was gewürfelt, gezogen oder ausgelegt wird, klickst du hier für alle an. Die Plätze bleiben in dieser Reihenfolge.
web-per = Uhr
web-per-about = Wie lange Menschen brauchen dürfen.
web-per-none = keine
web-per-turn = für jeden Zug
web-per-game = für die Partie
web-per-note = Ohne Uhr wartet ein Tisch tagelang. Wer einen Zug an einen Bot verloren hat, kann den Platz danach wieder nehmen.
web-time = Zeit
web-patience = Abwesend
web-patience-about = Wie lange jemand weg sein muss, bevor die anderen einen Bot für ihn spielen lassen dürfen. Wer den Tisch eröffnet, darf es immer.
web-patience-now = Bot sofort
web-patience-soon = 2 Minuten
web-patience-late = 10 Minuten
web-patience-day = ein Tag
web-late = Dann
web-late-about = Was geschieht, wenn die Zeit um ist.
web-late-bot = ein Bot spielt weiter
web-late-wait = der Tisch wartet
web-help = Rat
web-help-about = Wonach man während der Partie fragen darf.
web-help-none = keiner
web-help-hints = Tipps
web-help-chances = Tipps und Siegchancen
web-pace = Bots
web-pace-about = Wie lange Bots zu überlegen scheinen.
web-pace-slow = gemächlich
web-pace-usual = wie üblich
web-pace-fast = schnell
web-listed = Gäste
web-listed-about = Ob Fremde diesen Tisch auf der Startseite dieses Servers finden.
web-listed-link = nur per Link
web-listed-all = alle, öffentlich
web-needs = „{ $value }“ geht nur mit „{ $other }: { $allowed }“.
web-needs-none = keine
web-more = Mehr Optionen
web-less = Weniger Optionen
web-make = Tisch eröffnen
web-code-or-link = Tischcode oder Link
web-public = Offen für alle
web-free-seats = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
web-watch = zusehen
web-upload = Gespeicherte Partie öffnen
web-bot-beginner = Anfänger-Bot
web-bot-easy = leichter Bot
web-bot-normal = mittlerer Bot
web-bot-hard = schwerer Bot
web-bot-expert = sehr schwerer Bot
web-bot-champion = Meister
web-bot-greedy = gieriger Bot
web-bot-random = Zufallsbot
web-level-beginner = Anfänger
web-level-easy = leicht
web-level-normal = mittel
web-level-hard = schwer
web-level-expert = sehr schwer
web-level-champion = Meister
web-level-greedy = gierig
web-level-random = zufällig
web-bot-called = { $name } ({ $level })

# Die Bots sind Leute aus dem Basar, die auf jeder Stufe spielen. Unter dem Namen steht ein Satz ohne Subjekt.

# Elif, eine Frau
web-character-elif = Verkauft Feigen und merkt sich jeden Preis.
# Emre, ein junger Mann
web-character-emre = Läuft erst los und fragt dann nach dem Weg.
# Defne, eine Frau
web-character-defne = Zählt ihre Lira zweimal, und deine auch.
# Burak, ein Mann
web-character-burak = Geht an keiner Teekanne vorbei.
# Zehra, eine Frau
web-character-zehra = Kennt jede Abkürzung zwischen den Moscheen.
# Yusuf, ein Mann
web-character-yusuf = Pfeift, wenn ihm die Würfel hold sind.
# Lale, eine Frau
web-character-lale = Webt Teppiche und plant, wie sie webt: Reihe um Reihe.
# Kerem, ein Mann
web-character-kerem = Grüßt alle und vergisst keine Schuld.
# Suna, eine alte Frau
web-character-suna = Sagt wenig und schleppt viel.
# Tekin, ein alter Mann
web-character-tekin = Hat in diesem Basar vierzig Sommer gesehen.
# Meltem, eine Frau; ihr Name ist der eines Sommerwinds
web-character-meltem = Kommt wie der Wind und nimmt die letzte Kiste.
# Halil, ein Mann
web-character-halil = Flickt Schubkarren, zuallererst die eigene.
# Nermin, eine Frau
web-character-nermin = Hat im Postamt an jedem Schalter eine Cousine.
# Okan, ein Mann
web-character-okan = Würde dir noch deinen eigenen Schatten verkaufen.
# İpek, eine Frau; ihr Name heißt Seide
web-character-ipek = Trägt Seide und denkt in Rubinen.
# Rıza, ein alter Mann
web-character-riza = Hofft laut, dass du niedrig würfelst.

## The lesson

web-learn = Spiel lernen
web-learn-about = eine erste Partie, die sich selbst erklärt
web-learn-further = Weiter lernen:
web-learn-mocha = Mokka & Bakschisch
web-learn-letters = Brief & Siegel
web-learn-dice = Das Würfelspiel
web-lesson = Die Einführung
web-lesson-at = Einführung · { $n } von { $most }
web-lesson-on = Verstanden
web-lesson-leave = Einführung verlassen
web-lesson-proposal = Mein Plan
web-lesson-back = Das lässt sich jetzt nicht wählen. Das kannst du tun:
web-lesson-would = Ich würde wählen: { $choice }.
web-lesson-plan-1 = Jede Erweiterung schafft Platz für mehr Waren, und die letzte bringt einen Rubin.
web-lesson-plan-2 = Belade dich mit Stoffen: Ein Markt zahlt dafür, der Palast gibt einen Rubin, und eine Moschee verlangt, dass du welche hast.
web-lesson-plan-3 = Belade dich mit Gewürzen: Ein Markt zahlt dafür, der Palast gibt einen Rubin, und eine Moschee verlangt, dass du welche hast.
web-lesson-plan-4 = Belade dich mit Früchten: Ein Markt zahlt dafür, der Palast gibt einen Rubin, und eine Moschee verlangt, dass du welche hast.
web-lesson-plan-5 = Das Postamt bringt Lira und Waren umsonst, von allem ein wenig.
web-lesson-plan-6 = Eine Bonuskarte erspart dir einen ganzen Schritt, genau dann, wenn du es brauchst.
web-lesson-plan-7 = Ruf deine Gehilfen zurück, damit du wieder überall handeln kannst.
web-lesson-plan-8 = Eine Ware deiner Wahl und mit einem hohen Wurf Schmuck, den kein Lager hat.
web-lesson-plan-9 = Lira für einen Wurf: Sag eine Zahl an, die du wahrscheinlich erreichst.
web-lesson-plan-10 = Verkauf, was er verlangt, so viel du auf einmal kannst: Mit Lira kaufst du beim Edelsteinhändler Rubine.
web-lesson-plan-11 = Verkauf, was er verlangt, so viel du auf einmal kannst: Mit Lira kaufst du beim Edelsteinhändler Rubine.
web-lesson-plan-12 = Dein Familienmitglied handelt für dich in der Ferne, ohne dass du einen Schritt gehst.
web-lesson-plan-13 = Waren mehrerer Sorten für einen Rubin; der nächste kostet hier mehr.
web-lesson-plan-14 = Ein Plättchen mit einer Kraft für den ganzen Tag; hast du beide dieser Moschee, bekommst du einen Rubin.
web-lesson-plan-15 = Ein Plättchen mit einer Kraft für den ganzen Tag; hast du beide dieser Moschee, bekommst du einen Rubin.
web-lesson-plan-16 = Deine Lira für einen Rubin; der nächste kostet hier mehr.
web-lesson-welcome = Willkommen im Basar
web-lesson-welcome-about = Du treibst Handel in Istanbul. Sobald jemand { $target } Rubine hat, endet der Tag, und wer die meisten hat, gewinnt.
web-lesson-move = Geh zu einem Ort
web-lesson-move-about = Die leuchtenden Orte sind in Reichweite. Klick einen an, um zu sehen, was er kostet und bringt; klick noch einmal, um hinzugehen.
web-lesson-plan = So kommst du an Rubine
web-lesson-plan-about = Der Edelsteinhändler gibt einen für Lira, der Sultanspalast für Waren. Beide Plättchen einer Moschee bringen zusammen einen, eine voll ausgebaute Schubkarre auch. Lager geben Waren, Märkte Lira dafür.
web-lesson-hint = Unsicher?
web-lesson-hint-about = Diese Taste fragt den Meister, was er hier täte und warum.
web-lesson-assistant = Lass einen Gehilfen zurück
web-lesson-assistant-about = Um an einem Ort zu handeln, lass dort einen Gehilfen zurück oder nimm den mit, den du dort gelassen hast. Ohne beides endet dein Zug.
web-lesson-merchants = Andere Kaufleute sind hier
web-lesson-merchants-about = Bezahle sie alle, sonst endet dein Zug, bevor du gehandelt hast. Sie zahlen dir, wenn sie zu dir kommen.
web-lesson-action = Handle
web-lesson-action-about = Jeder Ort hat eine Aktion für dich. Zeig auf ein Feld oder drück lange darauf, um sie zu lesen.
web-lesson-market = Verkauf auf einem Markt
web-lesson-market-about = Wähle Waren, die er verlangt, in beliebiger Reihenfolge. Je mehr du auf einmal verkaufst, desto mehr bringt jede davon.
web-lesson-dice = Sag eine Zahl an
web-lesson-dice-about = Zeigen die Würfel so viel, wie du ansagst, bekommst du ebenso viele Lira. Zeigen sie weniger, bekommst du nur ein paar.
web-lesson-fountain = Der Brunnen
web-lesson-fountain-about = Hier kommen deine Gehilfen zu dir zurück, so viele du willst. Komm, bevor dein Stapel leer ist.
web-lesson-family = Dein Familienmitglied
web-lesson-family-about = Von der Polizeiwache geht es an einen beliebigen Ort und handelt dort. Ein Kaufmann, der es trifft, schickt es für eine Belohnung heim.
web-lesson-encounters = Jemanden treffen
web-lesson-encounters-about = Der Gouverneur und der Schmuggler bieten etwas gegen einen Preis. Dann sagen die Würfel, wohin sie gehen.
web-lesson-ruby = Ein Rubin!
web-lesson-ruby-about = Nur Rubine zählen. Edelsteinhändler und Sultanspalast verlangen für jeden weiteren mehr; achte also darauf, wohin die anderen gehen.
web-lesson-mosque = Ein Moscheeplättchen
web-lesson-mosque-about = Seine Kraft hast du für den Rest des Tages. Beide Plättchen einer Moschee sind zusammen einen Rubin wert.
web-lesson-wheelbarrow = Deine Schubkarre
web-lesson-wheelbarrow-about = Sie fasst von jeder Ware nur eine bestimmte Zahl. Die Wagnerei macht sie für Lira größer.
web-lesson-cards = Eine Bonuskarte
web-lesson-cards-about = Sie wartet auf deiner Hand. Wenn sie leuchtet, darfst du sie spielen.
web-lesson-end = Beende deinen Zug
web-lesson-end-about = Bis dahin darfst du zurücknehmen, was du gewählt hast, außer es wurde gewürfelt oder gezogen.
web-lesson-alone = Kein Gehilfe mehr
web-lesson-alone-about = Geh zum Brunnen oder an einen Ort, wo einer deiner Gehilfen wartet.
web-lesson-last = Die letzte Runde
web-lesson-last-about = Jemand hat genug Rubine. Die Runde wird zu Ende gespielt.
web-lesson-over = Das war dein erster Tag
web-lesson-over-about = Du weißt alles, was du brauchst. Blick zurück, um zu sehen, was du besser machen würdest; auf der Startseite warten stärkere Bots.
web-lesson-through = Das war die Einführung
web-lesson-coffee = Es gibt Kaffee
web-lesson-coffee-about = Mit Kaffee bezahlst du, wie mit Lira und Waren, und er braucht keinen Platz auf deiner Schubkarre.
web-lesson-coffee-places = Vier neue Orte
web-lesson-coffee-places-about = In der Kaffeerösterei gibt es Kaffee, im Gildenhaus Gildenkarten. In der Taverne kauft Kaffee Vorteile und im Kaffeehaus Rubine.
web-lesson-roast = Kaffee rösten
web-lesson-roast-about = Lira, eine Ware und eine Karte bringen jeweils Kaffee. Jeden Tausch darfst du einmal machen, so viele davon du willst.
web-lesson-guild-card = Eine Gildenkarte
web-lesson-guild-card-about = Sie ist stärker als eine Bonuskarte, kostet aber deinen ganzen Zug. Zeig auf sie oder drück lange darauf, um sie zu lesen.
web-lesson-guild-turn = Ein Zug mit der Gilde
web-lesson-guild-turn-about = Die Karte ersetzt deinen Zug: Dein Kaufmann bleibt, wo er ist, und du triffst niemanden, außer die Karte sagt es.
web-lesson-tavern = Die Taverne
web-lesson-tavern-about = Für Kaffee gibt es ein Plättchen mit einer Kraft oder die Sperre. Bakschisch macht aus Kaffee und Waren einen Rubin.
web-lesson-barrier = Die Sperre
web-lesson-barrier-about = Leg sie zwischen zwei benachbarte Orte: An einem davon handelst du sofort. Von da an gehst nur du hinüber.
web-lesson-tavern-tile = Ein Tavernenplättchen
web-lesson-tavern-tile-about = Seine Kraft hast du für den Rest des Tages. Zeig darauf, um sie zu lesen.
web-lesson-coffee-trader = Der Kaffeehändler
web-lesson-coffee-trader-about = Kaffee für einen kleinen Preis, so wie es Gouverneur und Schmuggler halten. Dann sagen die Würfel, wohin er geht.
web-lesson-coffee-house = Das Kaffeehaus
web-lesson-coffee-house-about = Hier bezahlt Kaffee allein einen Rubin. Wie beim Edelsteinhändler kostet der nächste mehr.
web-lesson-letters = Es gibt Post
web-lesson-letters-about = In der Botschaft bekommst du Briefe für Orte des Basars. Bring einen Brief an seinen Ort, und er zählt mehr Siegel.
web-lesson-seals = Wozu Siegel gut sind
web-lesson-seals-about = Der Geheimbund gibt für Briefe mit genug Siegeln einen Rubin. Auch einen weiteren Zug kannst du damit kaufen.
web-lesson-letter = Deine Briefe
web-lesson-letter-about = Jeder zeigt die Nummer seines Ortes. Kommt eine deiner Figuren dorthin, ist der Brief von selbst zugestellt.
web-lesson-delivered = Zugestellt!
web-lesson-delivered-about = Ein zugestellter Brief zählt zwei Siegel statt eines.
web-lesson-companion = Dein Gefährte
web-lesson-companion-about = Der erste Besuch am Brunnen bringt dir einen Gefährten. Stell ihn zu deinem Kaufmann; dann darf in deinem Zug einer von beiden gehen.
web-lesson-companion-walk = Der Gefährte geht
web-lesson-companion-walk-about = Er geht einen Schritt, braucht zum Handeln keinen Gehilfen und stellt auch Briefe zu.
web-lesson-kiosk = Am Kiosk
web-lesson-kiosk-about = Alle wählen eines der offenen Plättchen; den Anfang macht, wer hierher gekommen ist. Du darfst es nutzen oder liegen lassen.
web-lesson-auction = Eine Auktion
web-lesson-auction-about = Alle bieten einmal für die Karten, mehr als das Gebot davor, oder passen. Wer sie eröffnet hat, darf abschließen.
web-lesson-society = Der Geheimbund
web-lesson-society-about = Zahl mit Siegeln und wähl einen Rubin: den eines beliebigen Ortes, der welche verkauft, was immer er dort kostet.
web-lesson-pay-seals = Zahl mit Siegeln
web-lesson-pay-seals-about = Ein Brief zahlt ein Siegel, ein zugestellter zwei. Behalte möglichst die, die du noch zustellen kannst.
web-lesson-roll = Dein erster Wurf
web-lesson-roll-about = Du tauschst, was die Würfel zeigen. Sobald jemand { $target } Rubine hat, beginnt die letzte Runde, und wer die meisten hat, gewinnt.
web-lesson-crystals = Kristalle
web-lesson-crystals-about = Für einen Kristall darfst du Würfel neu werfen, so viele du willst und so oft du zahlen kannst.
web-lesson-again = Welche Würfel?
web-lesson-again-about = Klick die Würfel an, die du neu werfen willst; die anderen bleiben liegen.
web-lesson-trades = Deine Aktionen
web-lesson-trades-about = Alles, was leuchtet, ist eine Aktion: ein Tausch, ein Plättchen, ein Rubin. Würfel und Marker bezahlen sie; die Laternen zeigen, wie viele Aktionen du noch hast.
web-lesson-halls = Rubine
web-lesson-halls-about = Jede Halle verkauft ihre Rubine für Waren ihrer Farbe, die Teppiche für gemischte Waren und für Lira. Jeder kostet mehr als der davor.
web-lesson-prayer = Moscheeplättchen
web-lesson-prayer-about = Ein Plättchen bringt von deinem nächsten Zug an in jedem Zug etwas. Wer als Erstes genug davon hat, bekommt auch einen Rubin.
web-lesson-bazaar-card = Basarkarten
web-lesson-bazaar-card-about = Wähl eine der Karten, die deine Kartenwürfel aufgedeckt haben. Oft haben auch die anderen etwas davon.
web-lesson-offer = Eine fremde Karte
web-lesson-offer-about = Sie bietet auch dir etwas an. Nimm es an oder lehn es ab.
web-lesson-pay = Bezahlen
web-lesson-pay-about = Wähl Würfel und Marker. Braune Marker gelten als jede Farbe; Würfel sind nach deinem Zug weg, Marker bleiben, also zahl zuerst mit Würfeln.
web-lesson-first-ruby = Ein Rubin!
web-lesson-first-ruby-about = Nur Rubine zählen. Bei Gleichstand entscheidet, was du sonst noch besitzt.

## The dice game

web-own-things = Deine Sachen
web-hall-red = Tuchhalle
web-hall-yellow = Obsthof
web-hall-green = Gewürzgasse
web-hall-blue = Schmuckzeile
web-mosque = Moschee
web-mosque-for = für { $n } Plättchen
web-bazaar-cards = Basarkarten
web-tiles-of = { $n } von { $most } Plättchen
web-two-tokens = zwei farbige Marker deiner Wahl
web-trades = Tausch
web-different = versch.
web-all = alle
web-dice = Würfel
web-crystals = Kristalle
web-actions-left = { $n ->
    [one] noch eine Aktion
   *[other] noch { $n } Aktionen
}
web-supply = Vorrat
web-face-red = Rot
web-face-yellow = Gelb
web-face-green = Grün
web-face-blue = Blau
web-face-coin = eine Münze
web-face-card = eine Karte
web-tip-crystals = Kristalle, um neu zu werfen
web-tip-actions = Aktionen übrig
web-page-about = Istanbul, das Brettspiel und das Würfelspiel, gegen Bots und mit Freunden
web-list-more = { $most }, { $last }
web-list-and = { $most } und { $last }
web-list-or = { $most } oder { $last }
