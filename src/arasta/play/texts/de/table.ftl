### Arasta auf Deutsch, für alle Spiele. Unsere eigenen Worte. Wie Texte gebaut sind, sagt der Kopf von en/table.ftl.
###
### Ansprache: du. Knöpfe stehen im Infinitiv („Zug beenden“), Texte von Karten und Orten in der Befehlsform („Nimm …“).
### Anführungszeichen: „…“. Namen von Leuten werden nie gebeugt: Sie stehen im Nominativ oder hinter „von“.
###
### Formen der Namen
###
### Orte (name-place-…): ohne Form der bloße Name (Großer Markt), dazu
###     .the   der Große Markt      .The   ebenso, am Anfang eines Textes
###     .acc   den Großen Markt
###     .dat   dem Großen Markt
###     .gen   des Großen Marktes
###     .to    zum Großen Markt     .To    ebenso, am Anfang eines Textes
###     .at    auf dem Großen Markt .At    ebenso, am Anfang eines Textes
###     .from  vom Großen Markt
### Personen zum Begegnen (name-token-…): .the, .acc, .dat und .gen wie bei den Orten.
### Waren (name-good-…): ohne Form die Art (Stoffe), dazu
###     .one      einen Stoff (Akkusativ)
###     .single   Stoff, hinter einer 1
###     .several  Stoffe, hinter anderen Zahlen
###     .no       keine Stoffe (Akkusativ)
###     .more     weitere Stoffe (Nominativ und Akkusativ)
### Briefe (name-letter-…): .acc einen zugestellten Brief.
### Würfelspiel: Farben (name-colour-…) sind Stämme, an die der Text die Endung hängt: { $colour }e Waren. Marker
### (name-resource-…) haben .one (einen roten Marker), .acc (den roten Marker) und .no (keinen roten Marker);
### Würfelseiten (name-face-…) .alone (eine Münze) und .die (einen Münzwürfel); Plättchen (name-tile-…) .the (das rote
### Lira-Plättchen) und .The; zwei Marker (name-pair-…) .Acc, am Anfang eines Textes; Bereiche (name-area-…) .gen (des
### roten Bereichs).

## Names

name-seat = Platz { $word }
name-number = { $word }
name-dice = { $word }
    .apart = { $first } und { $last }

## Settings: what is agreed before a game

setting-players = Spieler
    .about = Wie viele mitspielen.

## Lists

list-more = { $most }, { $last }
list-or = { $most } oder { $last }
list-and = { $most } und { $last }
list-none = nichts
list-apart = { $most }; { $last }

## What a setting may be, and what is wrong with one

allowed-number = eine ganze Zahl von { $least } bis { $most }
allowed-one = eins von { $allowed }
allowed-any = beliebig viele von { $allowed }

wrong-number = { $word } ist { $value }, erlaubt ist { allowed-number }.
wrong-one = { $word } ist { $value }, erlaubt ist { allowed-one }.
wrong-any = { $word } ist { $value }, erlaubt sind { allowed-any }.
wrong-setting = Die Einstellung { $value } gibt es nicht; es gibt { $allowed }.
wrong-beside = { $word } { $part } geht nur, wenn { $other } { $one_of-or } ist, nicht { $found }.
wrong-game = Das Spiel { $value } gibt es nicht; es gibt { $allowed }.
wrong-seed = seed ist { $value }, erlaubt ist { allowed-number } oder None für einen eigenen.
wrong-seat = seat ist { $value }, erlaubt ist { allowed-number } oder None für einen ausgelosten Platz.
wrong-bots = bots ist { $value }, muss aber mindestens einen und höchstens { $most } Bots nennen: einen für jeden Platz außer dem des Agenten.
wrong-chance = chance ist { $value }, erlaubt ist { $allowed-or }.

## Actions, as a button says them

action-decline = Verzichten
action-keep = Wurf behalten
action-roll = { $target } würfeln

## Questions: what is to be decided

question-to = { $player }: { $question }
question-over = Die Partie ist zu Ende.

## Why not

why-unknown = Die Wahl „{ $action }“ gibt es nicht.
why-unknown-near = Die Wahl „{ $action }“ gibt es nicht. Meinst du „{ $near }“?
why-unknown-id = Die Wahl { $id } gibt es nicht; die Nummern gehen von null bis { $last }.
why-over = Die Partie ist zu Ende.
why-other-decision = „{ $action }“ steht gerade nicht zur Wahl. { $question }
why-not-now = Das geht jetzt nicht.
why-lira = Das kostet { $need } Lira; du hast { $have }.

why-no-action = { $given } ist keine Wahl; gib eine Option, eine Nummer oder einen Namen an.
why-other-game = „{ $action }“ gehört zu einem anderen Spiel.
why-not-your-turn = Jetzt entscheidet { $player }.
why-chance-first = Erst sind Würfel oder Karten dran.
why-nothing = Du hast nichts gewählt.
why-too-many = Du kannst höchstens { $most } Dinge auf einmal wählen.
why-not-your-decision = „{ $action }“ hast nicht du zu entscheiden.
why-both-dice = Hier zählen beide Würfel; gib sie so an: „{ $action }“.
option-unseen = Niemand hier sieht sie
    .about = Die Karte bleibt verdeckt; eine, die es sein könnte, steht für sie. Wenn sie gespielt wird, sag, welche es war.
why-seen = „{ $action } ?“ ist für eine Karte, die von Hand gezogen und verdeckt ist.
why-revealed = Der Schlüssel der Würfel ist jetzt allen bekannt; diese Partie ist abgeschlossen.
why-set-complete = Mehr kannst du nicht wählen; „{ $action }“ ist zu viel.
why-set-incomplete = Das ist noch nicht alles; wähle außerdem aus: { $choices }.

undo-nothing = Es ist noch nichts geschehen.
undo-chance = Danach wurde gewürfelt oder gezogen; das lässt sich nicht zurücknehmen.
undo-revealed = Der Schlüssel der Würfel ist jetzt allen bekannt; nichts lässt sich mehr zurücknehmen.
undo-turn = Seitdem hat jemand anders entschieden; das lässt sich nicht mehr zurücknehmen.

batch-illegal = In Partie { $index } ist „{ $action }“ nicht erlaubt; erlaubt sind { $legal }. Keine Partie wurde verändert.

## Seats, steps and what is agreed at the table

no-such-seat = Den Platz { $seat } gibt es nicht; die Plätze gehen von null bis { $last }.
no-such-bot = Den Bot „{ $name }“ gibt es nicht; es gibt { $bots-and }.
bot-broken = Der Bot „{ $name }“ aus { $package } lässt sich nicht laden: { $problem }.
bot-fault = Der Bot „{ $name }“ kann nicht weiterspielen: { $problem }.
bot-unable = Der Bot „{ $name }“ kann { $kind } nicht spielen: { $problem }.
extra-missing = Dafür fehlt { $library }: pip install 'arasta[{ $extra }]' holt es.
net-missing = Das Netz „{ $net }“ fehlt: { $file } ist nicht da. Installiere arasta neu oder wähle einen Bot ohne Netz.
net-damaged = Das Netz in { $file } ist beschädigt. Installiere arasta neu.
net-unreadable = In { $file } ist kein Netz. Ein Bot net=DATEI spielt nach einer Datei, die arasta train für Spieler hinterlassen hat, oder nach einer des Pakets.
net-foreign = Das Netz in { $file } wurde mit den Merkmalen { $trained } trainiert, dieses arasta hat aber { $version }. Trainiere es neu oder installiere das passende arasta.
net-unmappable = Das Netz in { $file } kann nach diesen Regeln nicht spielen: { $problem ->
    [gone] „{ $name }“, das es kennt, gibt es nicht mehr
    [moved] „{ $name }“, das es unter seiner Nummer kennt, hat jetzt eine andere; Neues gehört ans Ende seiner Tabelle
   *[changed] „{ $name }“ sagt etwas anderes, als es gelernt hat
}. Mach das rückgängig, trainiere es neu (arasta train) oder installiere das passende arasta.
net-widened = Das Netz „{ $net }“ hat { $things }{ $more ->
    [0] {""}
   *[other] { " " }und { $more } weitere
} noch nie gesehen. Es spielt mit allem anderen, was es kennt; arasta train --begin-with champion bringt es ihm bei.
no-such-step = Den Schritt { $step } gibt es nicht; die Schritte gehen von null bis { $last }.
wrong-names = names ist { $value }, muss aber für jeden der { $players } Plätze der Reihe nach einen Namen nennen.
wrong-names-line = Ein Name ist eine Zeile mit höchstens { $most } Zeichen.
wrong-words = words ist { $value }, muss aber für jeden der { $players } Plätze der Reihe nach ein Wort nennen; leer, wenn es keins gibt.
wrong-words-line = Ein Wort für die Würfel ist eine Zeile mit höchstens { $most } Zeichen.
wrong-dice = dice muss ein arasta.FairDice sein, und chance muss fair sein.
wrong-dice-id = Die id der fairen Würfel ist { $value }; erlaubt sind bis zu { $most } einfache Buchstaben, Ziffern, Binde- oder Unterstriche.
wrong-dice-key = Der Schlüssel der fairen Würfel muss { $digits } Stellen haben, hexadezimal und in Kleinbuchstaben.
wrong-no-dice = Diese Partie hat keine fairen Würfel; sie hätte mit ihnen beginnen müssen.

## Records and snapshots

record-line = Zeile { $line }: { $problem }
record-format = Eine Aufzeichnung beginnt mit „{ $format }“.
record-too-long = Eine Aufzeichnung hat höchstens { $most } Zeichen.
record-line-too-long = Eine Zeile hat höchstens { $most } Zeichen.
record-no-game = Das Spiel „{ $name }“ gibt es nicht; es gibt { $games }.
record-setting = { $reason }
record-chance = chance ist „{ $chance }“, erlaubt ist { $allowed-or }.
record-seed = „{ $seed }“ ist kein seed; ein seed ist eine ganze Zahl.
record-first = „{ $first }“ ist keine Nummer eines Ergebnisses; sie zählt die Würfe und Ziehungen vor dem ersten mit diesen Würfeln.
record-stream = Der Zufall folgte der Quelle „{ $stream }“, die diese Version nicht kennt.
record-no-dice = Der Aufzeichnung fehlt die Festlegung (commitment); faire Würfel beginnen mit der Partie.
record-no-key = Der Schlüssel der fairen Würfel steht nicht in der Aufzeichnung; gib dice= an, um mit ihnen weiterzuspielen, oder chance="auto" oder "manual".
record-key = Das ist nicht der Schlüssel, auf den die Festlegung lautet; arasta verify sagt mehr dazu.
record-other-dice = Die angegebenen Würfel sind nicht die der Aufzeichnung: Ihre id, Festlegung und Wörter sind andere.
record-word = Für „{ $word }“ gibt es keinen Platz; der letzte wäre „{ $last }“.
record-no-colon = „{ $text }“ ist weder ein Wort des Kopfes noch ein Zug; beide haben einen Doppelpunkt.
record-twice = „{ $label }“ steht zweimal im Kopf.
record-early-result = Es gibt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-other-result = Das Ergebnis ist „{ $result }“, die Partie endete aber „{ $ranks }“.
record-after-result = Nach dem Ergebnis geht die Aufzeichnung weiter.
record-goes-on = Die Partie ist zu Ende, aber die Aufzeichnung geht weiter.
record-turn = Vor der Zeile steht „{ $label }“, der Zug ist aber „{ $turn }“.
record-illegal = „{ $action }“ ist hier nicht erlaubt. { $reason }
snapshot-no-mark = Das ist kein Spielstand.
snapshot-checksum = Der Spielstand ist beschädigt: Die Prüfsumme stimmt nicht.
snapshot-damaged = Der Spielstand lässt sich nicht öffnen: { $reason }

## The result

score-rubies = { $n ->
    [one] { $n } Rubin
   *[other] { $n } Rubine
}
score-lira = { $n } Lira
result-standing-by = { $standing } { $by }
result-standing = { $rank }. { $player }: { $scores }
result-by-rubies = ({ $n ->
    [one] { $n } Rubin
   *[other] { $n } Rubine
} weniger)
result-by-equal = (in allem gleich)
result-tie = { $ahead } steht vor { $behind }: Beide haben { $equal }; es entscheiden { $more } gegen { $less }.
result-tie-equal = { $ahead } und { $behind } haben in allem Gleichstand.
result-shared = Gemeinsamer Sieg: { $players }

## The log

log-decline = { $player } verzichtet.
log-keep = { $player } behält den Wurf.
log-last-round = Die letzte Runde: { $player } hat { $n ->
    [one] { $n } Rubin
   *[other] { $n } Rubine
}.
log-changes = { $line } ({ $changes })

## The story: each turn in one sentence

# Beträge stehen im Akkusativ: „zahlt 2 Lira“, „für einen Rubin“. Jede Tat ist ein Prädikat in der dritten Person.

story-sentence = { $story }.
story-and-then = { $most }; { $last }
story-deeds = { $player } { $deeds }
story-more = { $most }, { $last }
story-pays = { $number ->
    [one] zahlt { $paid } an { $players }
   *[other] zahlt je { $paid } an { $players }
}
story-trade = { $trade ->
    [gain] nimmt { $gained }
    [cost] { $money ->
        [paid] zahlt { $paid }
       *[other] gibt { $paid } ab
    }
   *[both] { $money ->
        [paid] zahlt { $paid } für { $gained }
        [gained] verkauft { $paid } für { $gained }
       *[other] tauscht { $paid } gegen { $gained }
    }
}
story-last-round = mit { $n ->
    [one] { $n } Rubin
   *[other] { $n } Rubinen
} läutet { $player } die letzte Runde ein

some-lira = { $n } Lira
some-rubies = { $n ->
    [one] einen Rubin
   *[other] { $n } Rubine
}
change-of = { $player }: { $changes }
change-open = { $changes }, …

change-paid = { $change } an { $player }
change-lira = { $n } Lira
change-rubies = { $n } { $count ->
    [one] Rubin
   *[other] Rubine
}

## Effects: the texts of cards and places are made of these

effect-gain-lira = nimm { $n } Lira
effect-pay-lira = zahle { $n } Lira
effect-times = { $n ->
    [2] { $effect }, zweimal
   *[other] { $effect }, { $n }-mal
}
effect-or = { $one } Oder: { $other }

## Reference pages

rules-copies = { $n } im Stapel

## The board in the terminal

board-round = Runde { $n }
board-last-round = Letzte Runde { $n }
board-setup = Aufbau
board-over = Die Partie ist zu Ende
board-target = Ziel: { $n } Rubine
board-deck = Stapel { $n }
board-you = du
board-legend-open = ▸ wählbar
board-column-rubies = Rubine
board-column-lira = Lira

## Hints and looking back

hint = { $choice }: { $chance }
hint-why = { $choice }: { $chance } ({ $why })

analysis-title = Rückblick
analysis-players = { $game }: { $players }
analysis-unfinished = Die Partie ist noch nicht zu Ende.
analysis-unseen = { $n ->
    [one] Eine Karte wurde nie gesehen; eine wahrscheinliche steht für sie.
   *[other] { $n } Karten wurden nie gesehen; wahrscheinliche stehen für sie.
}
analysis-percent = { $n }{"\u00A0"}%
analysis-chances = Siegchancen nach jedem Zug
analysis-chances-about = So schätzt das Netz des Meisters die Partie ein, mit den Augen dessen, der als Nächstes handelt. Eine Zahl markiert einen Fehler der Liste unten, ein Dreieck einen Glücksfall.
analysis-before = Start
analysis-mistakes = Die größten Fehler
analysis-mistakes-about = Was eine Wahl gegenüber der besten an Siegchance gekostet hat, soweit man es wissen konnte.
analysis-no-mistakes = Keine Wahl hat viel gekostet.
analysis-better = besser: { $choice }
analysis-luck = Glück und Fehler
analysis-luck-about = Glück ist, was Würfel und Karten an Siegchance gebracht haben, verglichen mit dem Mittel aus allem, was hätte kommen können. Fehler ist, was alle Fehler zusammen gekostet haben.
analysis-decisions = Alle Entscheidungen
analysis-column-number = Nr.
analysis-column-turn = Zug
analysis-column-player = Spieler
analysis-column-chosen = gewählt
analysis-column-best = am besten
analysis-column-cost = Kosten
analysis-column-luck = Glück
analysis-column-lost = Fehler
analysis-written = Die Seite steht in { $file }.

## Keeping games

keep-exists = { $file } gibt es schon; nenne eine neue Datei oder lade diese Partie und spiele sie weiter.
keep-no-folder = { $file } lässt sich nicht schreiben; den Ordner muss es geben, und du musst darin schreiben dürfen.
keep-failed = { $file } lässt sich nicht schreiben: { $problem }.
keep-in-use = { $file } wird gerade von einem anderen Prozess gespielt ({ $process }). Verlass zuerst dort den Tisch oder beginne eine neue Partie.
keep-unreadable = { $file } lässt sich nicht öffnen: { $problem }.
keep-not-kept = Die Partie wird nicht aufbewahrt: { $file } lässt sich nicht schreiben ({ $problem }). ARASTA_DATA nennt einen anderen Ordner.

## The ladder

bot-raised = in { $where } trat { $problem } auf
bot-answer = er sollte für jede Partie mit der Nummer einer Wahl antworten, insgesamt { $games }, und antwortete mit { $answer } der Form { $shape }
bot-illegal = er wählte „{ $action }“, erlaubt sind { $legal }
bot-slow = er brauchte länger als { $seconds } s für eine Entscheidung; --seconds gibt Bots mehr Zeit
bot-large = er brauchte mehr als { $megabytes } MB Speicher; --memory gibt Bots mehr
pair-wrong = „{ $text }“ ist keine Paarung; eine Paarung sind zwei Bots mit Doppelpunkt, etwa champion:greedy.
bots-too-few = Eine Rangliste braucht mindestens zwei Bots, jeden einmal genannt, etwa --bots random,greedy.
parts-in-use = { $file } wird gerade von einem anderen Prozess geschrieben ({ $process }). Warte auf ihn oder nimm für diese Rangliste eine andere Datei.
parts-unreadable = { $file } enthält keine Teile einer Rangliste, oder sie sind beschädigt; nimm für diese Rangliste eine andere Datei.
parts-of-another = { $file } enthält die Teile einer anderen Rangliste: { $word } ist dort { $there } und hier { $here }. Nimm für diese eine andere Datei.
picture-kind = { $file } lässt sich nicht zeichnen; die Endung nennt die Art des Bildes: { $kinds }.
ray-unreachable = Unter { $address } gibt es keinen Ray-Cluster, oder sein Schlüssel ist nicht der hiesige: { $problem }. --ray allein startet einen auf diesem Rechner.
ray-token = Der Ray-Cluster unter { $address } verlangt seinen Schlüssel. Er gehört auf jedem Rechner, auch auf diesem, in ~/.ray/auth_token oder in RAY_AUTH_TOKEN.
process-died = Ein Prozess ist abgestürzt, in dem { $one } gegen { $field } spielte ({ $problem }). --keep macht nach dem letzten Teil weiter; weniger --jobs brauchen weniger Speicher.
self-play-died = Ein Prozess ist abgestürzt, in dem { $bot } spielte ({ $problem }). Weniger --jobs brauchen weniger Speicher.

## Playing in the terminal

terminal-welcome = Du spielst { $seats }. Tippe den Buchstaben deiner Wahl oder ? für Hilfe.
terminal-opponents = Mit dir spielen { $bots }.
terminal-opponent = { $name } ({ $level })
terminal-by-hand = Du gibst ein, was an deinem Tisch geschieht: Entscheidungen, Würfe und gezogene Karten. Mit ? kommt Hilfe.
terminal-ask = Deine Wahl [a–{ $last }, ?]:
terminal-ask-enter = Enter für „{ $choice }“ [?]:
terminal-ask-chance = Was kam [?]:
terminal-only = Die einzige Wahl: { $choice }.
terminal-many = Es gibt { $n } Möglichkeiten. Tippe eine ein, etwa „{ $one }“ oder „{ $other }“, oder den Anfang, solange nur eine passt; Enter zeigt alle.
terminal-unseen = Niemand hier hat sie gesehen? Tippe „{ $action }“.
terminal-sum = Die Summe genügt: „{ $action }“.
terminal-set = Mehrere lassen sich auf einmal eintippen: { $example }
terminal-older = … l zeigt, was vorher geschah.
terminal-page = Enter blättert weiter:
terminal-then = dann { $path }: { $changes }
terminal-follows-chance = dann wird gewürfelt oder gezogen, ohne Zurück
terminal-follows-other = dann entscheidet jemand anders
terminal-follows-turn = beendet deinen Zug
terminal-follows-over = beendet die Partie
terminal-whatever = Was du auch wählst: { $follows }.
terminal-lost = „{ $action }“ beendet deinen Zug ohne Aktion. Wenn du das willst, tippe es noch einmal.
terminal-legal = „{ $action }“ steht dir offen.
terminal-undone = Zurückgenommen.
terminal-several = „{ $typed }“ kann { $names } sein.
terminal-letter = Die Wahl „{ $typed }“ gibt es nicht; es gibt { $letters }.
terminal-number = „{ $typed }“ ist hier keine Wahl. Jede Wahl hat einen Buchstaben; eine bloße Zahl gilt für den Ort oder die Sache mit dieser Nummer, wenn es nur eins davon gibt.
terminal-hand-over = { $player }, du bist dran. Drück Enter, wenn niemand sonst hinsieht.
terminal-no-log = Es ist noch nichts geschehen.
terminal-topics = Es gibt Seiten über { $topics }; r und eins dieser Wörter zeigt sie.
terminal-result = Die Rangfolge
terminal-left = Du hast den Tisch verlassen.
terminal-saved = Die Aufzeichnung steht in { $file }.
terminal-save-where = Nenne eine neue Datei: s partie.txt
terminal-not-kept = Die Partie wurde nicht aufbewahrt: Nächstes Mal bewahrt --record DATEI sie auf oder s DATEI während des Spiels.
terminal-resume = Weiterspielen: arasta play --terminal --resume
terminal-load = Weiterspielen: arasta play --terminal --load { $file }
terminal-unfinished = Es gibt eine angefangene Partie:
terminal-go-on = Weiterspielen? [Enter: ja, n: neue Partie]:
games-none = Es gibt keine angefangene Partie.
games-game = { $game }, { $players } Spieler, Menschen auf { $people }, Zug { $turn }, { $saved }
terminal-help =
    Eine Wahl: ihr Buchstabe, ihr Name („move 9“), die Nummer des Ortes oder der Sache („9“) oder der Anfang ihres Namens, solange nur eine passt. Mehrere auf einmal, wo mehrere gefragt sind: „sell red green“ oder ihre Buchstaben.
    → sagt, was eine Wahl kostet und bringt. „dann leave, act: +2 Lira, …“ heißt: Wenn du mit leave und act weitermachst, wie es die meisten täten, bekommst du 2 Lira; durch Zufall, durch andere oder deine weiteren Entscheidungen kann noch mehr daraus werden.
    Befehle, als Buchstabe oder Wort, mit oder ohne Schrägstrich davor:
      u, undo            deine letzte Wahl zurücknehmen, wenn danach nichts gewürfelt oder gezogen wurde und niemand anders dran war
      b, board           der ganze Plan
      l, log [Züge]      was geschah, in den letzten 12 Zügen oder so vielen, wie du sagst
      ? Wahl             was sie tut, kostet und bringt oder warum sie jetzt nicht geht
      r, rules [Thema]   in den Regeln nachschlagen: { $topics }
      s, save Datei      die Partie bis hierher in einer neuen Datei
      q, quit            aufhören
      Enter              noch einmal die Frage oder die nächste Seite der Auswahl
    Auf dem Plan sind A B C … die Kaufleute der Plätze, (A) Familienmitglieder, a b c … Gehilfen, ▸ was du wählen kannst. R sind rote Stoffe, G grüne Gewürze, Y gelbe Früchte, B blauer Schmuck. In einem kleinen Fenster zeigen die Orte, wer da ist und was sie verlangen; b zeigt alles.

verify-sound =
    Geprüft: Auf diesen Schlüssel lautete die Festlegung, und alle { $outcomes } Würfe und Ziehungen folgen aus ihm.
    Vergleiche das mit dem, was dir vor der Partie gezeigt wurde; nur dann kann seither niemand einen anderen Schlüssel gewählt haben:
      id { $id }
      Festlegung (commitment) { $commitment }
verify-word = { "  " }Wort von Platz { $seat }: { $word }
verify-no-words = { "  " }Kein Platz hat ein Wort gegeben; wer den Schlüssel gewählt hat, könnte also auch Würfe und Ziehungen gewählt haben.
verify-first = { "  " }Die Partie setzt eine andere fort: { $first } Würfe und Ziehungen waren schon gefallen, bevor diese Würfel kamen, und werden durch sie nicht bewiesen.
verify-not-over = Die Aufzeichnung endet vor der Partie; bis dahin ist alles geprüft.
verify-by-hand = Es gibt nichts zu prüfen: Die Würfe und Ziehungen dieser Partie wurden von Hand eingegeben.
verify-no-commitment = Es gibt nichts zu prüfen: Vor dieser Partie hat sich niemand auf einen Schlüssel festgelegt. Partien mit chance fair haben eine Festlegung.
verify-empty = Nicht bewiesen: In der Aufzeichnung gibt es keinen Wurf und keine Ziehung.
verify-other-commitment = Nicht bewiesen: Die Aufzeichnung hat eine andere Festlegung, { $commitment }. Sie gehört zu einer anderen Partie, oder der Schlüssel wurde ausgetauscht.
verify-no-key = Nicht bewiesen: Die Aufzeichnung hat eine Festlegung, aber noch keinen Schlüssel. Er wird gezeigt, wenn die Partie zu Ende oder aufgegeben ist; prüfe dann die Aufzeichnung.
verify-wrong-key = Nicht bewiesen: Schlüssel und id der Aufzeichnung ergeben nicht ihre Festlegung, { $commitment }. Eines der drei wurde verändert.
verify-differs = Nicht bewiesen: Zeile { $line }, Ergebnis { $number } des Zufalls müsste „{ $due }“ sein, in der Aufzeichnung steht aber „{ $found }“. Entweder wurde es verändert, etwas hinzugefügt oder weggelassen, oder das Wort eines Platzes wurde verändert.
verify-added = Nicht bewiesen: Zeile { $line }, in der Aufzeichnung steht „{ $found }“ als Ergebnis { $number } des Zufalls, wo ein Spieler zu entscheiden hatte. Es wurde hinzugefügt, oder eine Entscheidung wurde weggelassen.
replay-not-over = Die Aufzeichnung endet vor der Partie. Zu entscheiden ist:
