### Was der Server sagt, in jedem Spiel. Ablehnungen beginnen mit refused-, was Tische sagen, mit server-.

server-waits-for-people = { $free ->
    [one] Ein Platz ist frei. Die Partie beginnt, wenn ihn jemand nimmt.
   *[other] { $free } Plätze sind frei. Die Partie beginnt, wenn alle besetzt sind.
}
server-waits-for-words = Die Partie beginnt, sobald der Browser von { $players } sein Wort für die Würfel gegeben hat, spätestens in ein paar Sekunden.
server-end-turn = { $player }: Beende deinen Zug oder nimm zurück, was du gewählt hast.
    .other = { $player } beendet den Zug oder nimmt etwas zurück.
server-stopped = Die Partie ist beendet, weil alle einverstanden waren. Sie hat kein Ergebnis.
server-end-answer = { $player }: Bestätige, was du gewählt hast, oder nimm es zurück.
    .other = { $player } bestätigt die Wahl oder nimmt sie zurück.
server-substitute = { $player } hat nicht geantwortet: Der Bot „{ $bot }“ hat gewählt.

undo-final = Dieser Zug ist zu Ende; er lässt sich nicht zurücknehmen.
undo-stopped = Alle waren einverstanden aufzuhören; nichts lässt sich mehr zurücknehmen.

## Mail

mail-subject = Du bist dran: { $game }, Tisch { $code }
mail-body =
    Der Tisch wartet auf dich:
    { $link }

    Du hast diese Adresse bestätigt, um von deinen Zügen zu erfahren. Keine Mail mehr von hier:
    { $stop }
mail-confirm-subject = Ist das deine Adresse? Züge an einem Tisch von Istanbul
mail-confirm-body =
    Jemand an einem Tisch von Istanbul auf { $site } möchte unter dieser Adresse erfahren, wann er am Zug ist.

    Wenn du das warst, sag es auf dieser Seite; dort kannst du auch sagen, dass du von diesem Server keine Mail willst:
    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun: Ohne ein Ja kommt hier keine Nachricht von Zügen an.

## Refusals

refused-stale = Inzwischen ist etwas geschehen. Sieh dir den Tisch an und wähle noch einmal.
refused-illegal = Das geht jetzt nicht.
refused-not-yours = Das ist nicht deine Sache: Es braucht den Zugang eines anderen Platzes, oder ein Bot spielt diesen.
refused-not-asked = Der Tisch wartet auf jemand anderen.
refused-cannot-undo = Das lässt sich nicht zurücknehmen.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-over = Das geht erst, wenn die Partie zu Ende ist.
refused-full = An diesem Tisch ist kein Platz frei. Du kannst zusehen.
refused-token = Dieser Zugang öffnet keinen Platz an diesem Tisch. Nimm den Link, den du beim Hinsetzen bekommen hast.
refused-too-long = Das ist zu lang: Höchstens { $most } Bytes werden gelesen.
refused-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
refused-malformed = Die Nachricht ist nicht zu verstehen: { $problem }
refused-origin = Dieser Server nimmt keine Anfragen von Seiten auf { $origin } an.
refused-host = Dieser Server ist nicht als „{ $host }“ bekannt. Wer ihn betreibt, kann ihn so nennen: ARASTA_HOSTS.
refused-busy = Der Server konnte das nicht speichern. Nichts hat sich geändert; versuch es noch einmal.

wrong-number-of-seats = Angegeben sind { $seats } Plätze, diese Partie hat aber { $players } Spieler.
wrong-players = Die Zahl der Plätze ist die Zahl der Spieler; lass players bei den Einstellungen weg.
wrong-unseen = In der Partie sind Karten, die niemand gesehen hat; sie geht nur an einem Tisch weiter, an dem von Hand eingegeben wird.
wrong-unseen-hand = Jemand hat Karten auf der Hand, die hier niemand gesehen hat. Ein Bot kann so eine Hand nicht spielen.
wrong-not-away = { $player } ist da. Ein Bot kann nur für jemanden spielen, der weg ist.
wrong-not-away-long = { $player } ist noch nicht lange weg. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kannst du einen Bot spielen lassen; wer den Tisch eröffnet hat, darf es sofort.
wrong-by-hand-seats = Wer einen Tisch eröffnet, an dem von Hand eingegeben wird, gibt für alle ein: Seine Plätze sind eigene Leute, mindestens einer, und Bots. Kein Platz kann frei sein.
wrong-bot-looks = Ein Bot spielt mit den Karten, die er hat. Sieh diese für ihn an und sag, welche es ist.
wrong-by-hand-seed = Ein Tisch, an dem von Hand eingegeben wird, nimmt keinen seed: Echte Würfel fallen, wie sie wollen.
wrong-time-up = { $per ->
    [turn] Deine Zeit ist um, deshalb spielt ein Bot diesen Zug. Danach kannst du deinen Platz wieder nehmen.
   *[game] Deine Zeit für diese Partie ist um, deshalb spielt ein Bot sie zu Ende.
}
wrong-word-given = Dieser Platz hat sein Wort für die Würfel schon gegeben. Die nächste Partie nimmt ein neues.
wrong-word-not-awaited = Die Würfel dieses Tisches warten auf kein Wort dieses Platzes. Wer sich mit "word": null setzt, gibt es später, vor Beginn der Partie.
wrong-no-mail = Dieser Server verschickt keine Mails. Lass die Seite offen, dann kann dein Browser dir sagen, wann du dran bist.
wrong-ticket = Dieser Code wurde schon benutzt oder ist abgelaufen. Hol dir an deinem Platz einen neuen und löse ihn binnen { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} ein.
wrong-correction = „{ $entry }“, was später eingegeben wurde, passt dann nicht mehr{ $n ->
    [one] { "" } und müsste neu eingegeben werden.
   *[other] { "" }; das und alles danach, { $n } Eingaben, müsste neu eingegeben werden.
}
wrong-record = Das ist keine gespeicherte Partie, oder die Datei wurde verändert: { $problem }
wrong-open-tables = Dieser Server führt keine Liste von Tischen. Schick den Link oder den Code, wem du willst.
wrong-fork = Abzweigen lässt sich nur eine Partie, die zu Ende ist oder in der kein Platz frei ist und du die Plätze aller Menschen hast.
wrong-no-hints = An diesem Tisch gibt es keine Tipps. Das wird vereinbart, wenn der Tisch eröffnet wird.
wrong-no-chances = Dieser Tisch zeigt keine Siegchancen. Das wird vereinbart, wenn der Tisch eröffnet wird.
database-unwell = { $problem ->
    [gone] Die Datenbank ist nicht erreichbar. Bis sie wieder da ist, lässt sich nichts lesen oder speichern.
    [full] Nichts lässt sich speichern: Die Platte der Datenbank ist voll. Schaff Platz darauf; ein Neustart des Servers ist nicht nötig.
    [read-only] Nichts lässt sich speichern: Die Datenbank ist schreibgeschützt. Mach sie beschreibbar oder starte den Server mit einer anderen.
    [locked] Nichts lässt sich speichern: Ein anderes Programm hat die Datenbank gesperrt.
    [slow] Die Datenbank antwortet nicht rechtzeitig.
   *[failed] Nichts lässt sich speichern: Die Datenbank verweigert das Schreiben. Den Grund nennt das Protokoll des Servers.
}
workers-warming = Der Server macht sich bereit: Er lädt, was Bots und Ratgeber brauchen. Beim ersten Mal auf einem Rechner dauert das einige Minuten.
workers-unwell = { $pool ->
    [bots] Kein Bot kann denken: { $problem }. Die Tische warten; ein neuer Prozess wird immer wieder versucht.
    [searching] Kein Bot, der sucht, kann denken: { $problem }. Die Tische warten; ein neuer Prozess wird immer wieder versucht.
    [hints] Tipps und Siegchancen lassen sich nicht berechnen: { $problem }. Ein neuer Prozess wird immer wieder versucht.
   *[reviews] Auf keine Partie lässt sich zurückblicken: { $problem }. Ein neuer Prozess wird immer wieder versucht.
}
advice-failed = Das ließ sich gerade nicht berechnen. Versuch es gleich noch einmal.

no-such-table = Den Tisch „{ $name }“ gibt es nicht. Vielleicht ist der Link unvollständig.
no-such-code = Einen Tisch mit dem Code „{ $name }“ gibt es nicht.
no-such-page = Unter „{ $name }“ gibt es nichts.
refusal-page-heading = { $why ->
    [no_such] Diese Seite gibt es nicht
    [too_fast] Einen Moment bitte
    [busy] Der Server kann gerade nicht antworten
   *[other] Das geht nicht
}
refusal-page-home = Zur Startseite
no-such-language = In „{ $name }“ gibt es keine Texte.

## The end of a connection

bye-restart = Der Server startet neu. Gleich bist du wieder verbunden.
bye-protocol = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
bye-token = Einer der Zugänge öffnet keinen Platz an diesem Tisch. Nimm den Link, den du beim Hinsetzen bekommen hast.
bye-game = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde inzwischen entfernt.
bye-late = Die Verbindung wurde geschlossen: Niemand hat sich gemeldet.
bye-silent = Die Verbindung wurde geschlossen: Zu lange war nichts zu hören.
bye-slow = Die Verbindung war zu langsam. Verbinde dich neu.
bye-too-fast = Das war zu viel auf einmal. Verbinde dich gleich noch einmal.
bye-moved = Dieser Platz geht auf einem anderen Gerät weiter.
bye-malformed = Die erste Nachricht war nicht zu verstehen. Wenn du einem Link gefolgt bist, ist er unvollständig oder wurde verändert: Kopiere ihn ganz.
