### Was die Befehlszeile sagt: wofür Befehle und ihre Argumente da sind und was falsch war. Die Wörter der Befehle und
### Argumente (play, --seats) sind in jeder Sprache gleich. Ein Wert in Klammern ist der übliche.

## Die Befehle. Diese Texte nennen nichts: keine Variablen und keine anderen Texte.

cli-play = gegen Bots spielen oder eine Partie an einem echten Tisch eingeben
cli-games = die angefangenen Partien auflisten
cli-serve = Partien für Browser und Bots anbieten
cli-backup = alle Partien eines Servers in eine Datei kopieren
cli-restore = die Partien einer Kopie in eine leere Datenbank einspielen
cli-forget = verlassene Tische oder was von einer Person aufbewahrt ist zeigen, exportieren und löschen
cli-replay = eine aufgezeichnete Partie in Sätzen lesen
cli-verify = die fairen Würfel einer aufgezeichneten Partie prüfen
cli-analyse = auf eine aufgezeichnete Partie zurückblicken: Siegchancen, Fehler und Glück
cli-rules = Orte, Karten und Plättchen nachschlagen
cli-rules-usage =
    arasta rules SPIEL          alle Seiten eines Spiels
    arasta rules [SPIEL] THEMA  eine davon
cli-simulate = zufällige Spieler viele Partien spielen lassen, schnell
cli-export = einen Bot gegen sich selbst spielen lassen und seine Entscheidungen in eine Datei schreiben, mit der man trainiert
cli-ladder = Bots gegeneinander spielen lassen und bewerten
cli-train = einen Meister im Spiel gegen sich selbst trainieren, auf einer Grafikkarte
cli-teach = einem kleinen Netz beibringen, wie der Meister zu wählen, auf einer Grafikkarte
cli-bench = die Geschwindigkeit im Vergleich messen
cli-doctor = nachsehen, was hier installiert, übersetzt und erreichbar ist, und was sonst zu tun ist
cli-overview =
    Arasta spielt Istanbul, das Brettspiel und das Würfelspiel.

      arasta                        im Browser spielen, gegen Bots und mit Freunden
      arasta play --terminal        hier spielen, gegen Bots
      arasta serve                  Partien für Browser und Bots anbieten
      arasta backup games.zip       alle Partien des Servers kopieren; restore spielt sie wieder ein
      arasta forget tables          verlassene löschen; forget person: was von jemandem aufbewahrt ist
      arasta games                  die angefangenen Partien auflisten
      arasta rules                  Orte, Karten und Plättchen nachschlagen
      arasta replay game.txt        eine aufgezeichnete Partie lesen
      arasta verify game.txt        die fairen Würfel einer solchen Partie prüfen
      arasta analyse game.txt       ihre Siegchancen, Fehler und Glück
      arasta simulate --games 1000  zufällige Spieler spielen lassen, schnell
      arasta simulate --census      was sie tun und was sie nie tun
      arasta export --by BOT        einen Bot gegen sich spielen lassen, fürs Training
      arasta ladder --bots A,B      Bots gegeneinander spielen lassen und bewerten
      arasta bench                  die Geschwindigkeit messen
      arasta doctor                 was installiert ist, was hier geht und was zu tun ist
      arasta train                  einen Meister trainieren, auf einer Grafikkarte
      arasta teach                  seinen Lehrling ausbilden, mit dem der Experte vorausschaut

    Mit --game dice nehmen play, simulate und ladder das Würfelspiel. arasta BEFEHL --help sagt mehr.

## Arguments

# Auch diese nennen nichts.

help-usage = Aufruf:
help-given = was dazugehört
help-options = Optionen
help-help = diese Hilfe zeigen

help-analyse-html = eine Seite mit einem Diagramm schreiben
help-analyse-json = JSON ausgeben: alle Züge, Entscheidungen und Zufälle
help-arguments-game = { $games } ({ $usual })
help-arguments-seed = gleicher seed, gleiche Partie
help-backup-file = eine neue Datei oder eine, die ersetzt wird
help-bench-json = JSON ausgeben
help-bench-quick = nur ein paar Sekunden, ohne die Zeiten des Übersetzens
help-export-by = wer auf allen Plätzen spielt ({ $usual }): { $bots }
help-export-games = wie viele Partien ({ $usual })
help-export-jobs = Prozesse gleichzeitig (einer je Kern)
help-export-memory = MB Speicher für einen Bot aus einem anderen Paket ({ $usual }; 0: ohne Grenze); braucht er mehr, endet es
help-export-out = die Parquet-Datei, eine neue oder eine, die ersetzt wird (SPIEL{ $ending })
help-export-part = Partien, die nebeneinander gespielt und zusammen geschrieben werden ({ $usual }); weniger für langsame Bots
help-export-seconds = für eine Entscheidung eines Bots aus einem anderen Paket ({ $usual }); braucht er länger, endet es
help-forget-address = person: eine Mailadresse
help-forget-days = tables: so viele Tage ohne Wahl ({ $usual })
help-forget-export = alles vorher in eine neue Datei schreiben
help-forget-seat = person: der Platz an diesem Tisch, ab 1
help-forget-table = person: ein Tisch mit seinem Code oder seiner id, zusammen mit --seat
help-forget-token = person: der Link eines Platzes oder sein Zugang (token)
help-forget-what = verlassene Tische oder was von einer Person aufbewahrt ist
help-forget-yes = löschen; ohne das wird nichts gelöscht
help-ladder-bots = jeder von ihnen gegen ein Feld aus jedem anderen: { $bots }
help-ladder-games = je Paarung ({ $usual }); jede Ausgangslage wird auf jedem Platz einmal gespielt
help-ladder-jobs = Prozesse zugleich (einer je Kern); bei 1 hat ein Bot alle Kerne
help-ladder-json = JSON ausgeben
help-ladder-keep = hier aufbewahren, was gespielt wurde, und damit weitermachen
help-ladder-pair = nur diese: ein Bot gegen ein Feld aus einem anderen; net=DATEI ist ein Meister mit dem Netz in einer Datei
help-ladder-picture = das Ergebnis zeichnen, als SVG, PNG oder PDF
help-ladder-ray = auf dem Ray-Cluster dieser Adresse spielen oder auf einem nur dieses Rechners
help-play-ask-all = auch fragen, wo es nur eine Wahl gibt
help-play-memory = mit --terminal: MB Speicher für so einen Bot ({ $usual }; 0: ohne Grenze)
help-play-seconds = mit --terminal: für eine Entscheidung eines Bots aus einem anderen Paket ({ $usual })
help-play-bots = wer die anderen Plätze spielt, der letzte alle übrigen ({ $usual }): { $bots }
help-play-chance = auto: hier gewürfelt und gezogen (auto); manual: du gibst eine Partie an einem echten Tisch ein, auch Würfe und Ziehungen
help-play-load = eine Partie in einer Datei weiterspielen und dort aufbewahren
help-play-names = wer wo sitzt, ab Platz 1
help-play-new = eine neue Partie beginnen, auch wenn eine angefangen ist
help-play-record = die neue Partie in dieser neuen Datei aufbewahren
help-play-resume = eine angefangene Partie weiterspielen, mit ihrer Nummer aus `arasta games` (1, die neueste)
help-play-seats = die Plätze, die Menschen hier spielen (1; mit --chance manual alle)
help-play-terminal = hier im Terminal spielen
help-recipes-device = cuda, eine Grafikkarte (cuda)
help-recipes-folder = wo alles aufbewahrt wird (training)
help-recipes-game = ({ $usual })
help-record-file-file = eine Aufzeichnung; - liest sie von der Standardeingabe
help-replay-seat = wie Platz N sie gesehen hat (wie jemand, der zusieht)
help-replay-story = ein Satz je Zug (alle Schritte)
help-restore-file = eine Datei, die arasta backup geschrieben hat
help-rules-game = { $games }; allein zeigt es alle seine Seiten
help-rules-topic = eine Seite; ohne Spiel die des ersten, das sie hat ({ $topics })
help-serve-host = die Adresse, auf der er zu erreichen ist; 0.0.0.0 für alle ({ $usual })
help-serve-log-level = wie viel protokolliert wird (info)
help-serve-port = 0 für irgendeinen freien ({ $usual })
help-serve-environment = Umgebungsvariablen, denen Argumente vorgehen: ARASTA_DATABASE, ARASTA_DATA, ARASTA_WORKERS und die anderen, die docs/deploy.md nennt.
help-serve-workers = Prozesse, in denen Bots denken (1)
help-server-extra-data = der Datenordner (der eigene des Benutzers)
help-server-extra-database = postgresql://… oder sqlite:///… (eine Datei im Datenordner)
help-simulate-census = jede Wahl zählen und sagen, was nie gewählt wurde; ohne Angabe alle Spielarten und Spielerzahlen
help-simulate-games = wie viele Partien ({ $usual }; { $census } bei einer Zählung)
help-simulate-json = JSON ausgeben
help-simulate-limit = Entscheidungen einer Partie ({ $usual })
help-train-begin-with = mit den Gewichten eines früheren Trainings beginnen oder mit { $champion }
help-train-matches = Partien jedes Vergleichs (8192)
help-train-resume = beim Zwischenstand im Ordner weitermachen
help-train-yardstick = Punkte der Kurve zwischen zwei Messungen gegen das Netz, mit dem es begann; 0: keine (0)
help-verify-commitment = die Festlegung (commitment), die dir vor der Partie gezeigt wurde
help-ladder-part = Ausgangslagen, die nebeneinander gespielt und zusammen aufbewahrt werden ({ $usual }); weniger für langsame Bots
help-ladder-limit = Entscheidungen einer Partie ({ $usual })
help-ladder-seconds = für eine Entscheidung eines Bots ({ $usual }); wer länger braucht, verliert seine Partien
help-ladder-memory = MB Speicher für einen Bot aus einem anderen Paket ({ $usual }; 0: ohne Grenze); wer mehr braucht, verliert seine Partien
help-lang = die Sprache der Ausgabe, etwa de oder pl; sonst die von ARASTA_LANG oder die des Systems
help-settings = Einstellungen einer Partie
help-setting = { $game }: { $allowed }.
help-setting-usual = { $game }: { $allowed } ({ $usual }).
export-written = { $file }: Partien: { $games }, Positionen: { $rows }, seed { $seed }

## The doctor: what it looks at, and for each what it may find

doctor-head = Arasta { $version } mit Python { $python }, { $system }, in { $folder }
doctor-packages = Pakete
doctor-packages-there = alle { $number }, die Arasta braucht, sind da
doctor-packages-missing = nicht installiert: { $packages }. Was sie braucht, geht nicht; pip install arasta holt sie.
doctor-extras = Extras
doctor-extras-there = alle sind da: { $extras }
doctor-extras-missing = nicht installiert: { $extras }. Zum Spielen braucht es keines davon; pip install 'arasta[{ $one }]' holt das erste.
doctor-compiler = Compiler
doctor-compiler-there = Numba { $version } übersetzt
doctor-rules = Regeln
doctor-rules-there = übersetzt
doctor-rules-missing = noch nicht übersetzt: { $games }. Das geschieht, sobald sie gebraucht werden, und dauert einmal eine Minute.
doctor-cache = übersetzte Regeln
doctor-data = Spielstände
doctor-folder-there = { $folder }, { $free } MB frei
doctor-folder-wrong = { $folder } lässt sich nicht beschreiben: { $problem }. { $variable } nennt einen anderen Ordner.
doctor-folder-full = In { $folder } sind nur noch { $free } MB frei. Schaffe Platz oder nenne mit { $variable } einen anderen Ordner.
doctor-database = Datenbank
doctor-database-there = { $address }
doctor-database-new = { $address } entsteht, wenn der Tisch zum ersten Mal geöffnet wird
doctor-nets = Netze
doctor-nets-there = alle { $number } sind unbeschädigt
doctor-bots = weitere Bots
doctor-bots-there = { $bots }
doctor-card = Grafikkarte
doctor-card-there = { $card }
doctor-card-none = keine. Zum Spielen braucht es keine, zum Trainieren schon.
doctor-card-unused = es gibt eine, aber PyTorch nutzt sie nicht: pip install 'arasta[train]', mit einem PyTorch für diese Karte.
doctor-browser = Browser
doctor-browser-there = { $browser }
doctor-browser-none = keiner gefunden. Öffne die Adresse, die arasta ausgibt; arasta serve --host 0.0.0.0 lässt andere Geräte herein.
doctor-well = Alles, was das Spielen braucht, geht.
doctor-ill = Was ein ✗ hat, geht nicht.

## Wrong use

usage-in-file = { $file }, { $problem }
usage-no-card = PyTorch findet hier keine Grafikkarte; mit --device cpu geht es ohne, dauert aber viel länger.
usage-no-checkpoint = Den Zwischenstand { $file } gibt es nicht; ohne --resume beginnt ein Training.
usage-no-memory-limit = Dieses System begrenzt den Speicher eines Prozesses nicht: --memory bewirkt nichts.
usage-no-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
usage-no-page = Über „{ $topic }“ gibt es keine Regeln; es gibt { $topics }.
usage-no-search = Mit --epochs 0 lernt es nur aus einer Suche: Gib ihr Stellungen zum Durchsuchen, --searched 8192.
usage-one-card = Ein Training nutzt eine Grafikkarte und teilt seine Arbeit nicht auf { $processes } Prozesse auf: ohne torchrun starten.
usage-no-seat = Den Platz { $number } gibt es nicht; diese Partie hat die Plätze 1 bis { $players }.
usage-no-text = { $name } lässt sich nicht lesen: Das ist kein Text in UTF-8.
usage-no-topic = Das Spiel { $game } hat keine Regeln über „{ $topic }“; seine Themen sind { $topics }.
usage-not-unfinished = Eine angefangene Partie { $number } gibt es nicht; arasta games listet sie auf.
usage-not-written = { $file } lässt sich nicht schreiben: { $problem }.
usage-nothing-unfinished = Es gibt keine angefangene Partie; arasta play --terminal beginnt eine.
usage-person = Eine Person nennst du mit --token, mit --address oder mit --table und --seat; jeder Link ist ein token.
usage-seats = --seats ist { $value }, erwartet aber Plätze mit ihren Nummern, durch Kommas getrennt: 1 oder 1,3.
usage-too-long = { $name } lässt sich nicht lesen: Es hat mehr als { $most } Bytes, und so lang ist keine Aufzeichnung.
usage-unreadable = { $name } lässt sich nicht lesen: { $problem }.
usage-yardstick = --yardstick misst gegen das Netz, mit dem das Training begann: --begin-with NETZ.
usage-number = { $value } ist keine ganze Zahl von { $least } bis { $most }
usage-number-up = { $value } ist keine ganze Zahl ab { $least }
usage-choices = { $problem }.
usage-wrong = { $problem }; { $command } --help sagt, was erlaubt ist.
usage-no-argument = Das Argument „{ $argument }“ gibt es nicht; { $command } --help sagt, was erlaubt ist.
usage-lang = in „{ $value }“ gibt es keine Texte; es gibt { $languages }
usage-choice = { $argument } ist { $value }, möglich ist nur: { $allowed }
usage-no-value = bei { $argument } fehlt der Wert
usage-beside = { $argument } geht nicht zusammen mit { $other }
usage-missing = es fehlt: { $arguments }
usage-one-of = eins davon wird gebraucht: { $arguments }
usage-nothing-listens = Unter { $host }, Port { $port }, lässt sich nichts anbieten: { $problem }. Nenne mit --port oder --host etwas anderes; --port 0 nimmt irgendeinen freien.

## Was Befehle sagen

told-ready = Arasta ist unter { $address } zu finden (Strg-C beendet es).
told-compiling = Die Regeln werden übersetzt: Das dauert bis zu einer Minute …
told-backup = { $file } enthält { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, und auch Geheimnisse: Bewahre die Datei da auf, wo nur du sie lesen kannst.
told-restored = { $games ->
    [one] Eine Partie wurde wieder eingespielt.
   *[other] { $games } Partien wurden wieder eingespielt.
}
told-abandoned = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} verlassen.
told-tables-kept = { $file } enthält sie; arasta restore spielt sie in eine leere Datenbank ein.
told-seats = { $seats ->
    [one] Diese Person hat hier einen Platz.
   *[other] Diese Person hat hier { $seats } Plätze.
}
told-person-kept = { $file } enthält, was von ihr aufbewahrt ist; nur du kannst es lesen.
told-deleted = Alles davon ist gelöscht.
told-not-deleted = Noch ist nichts gelöscht: --yes löscht es.
