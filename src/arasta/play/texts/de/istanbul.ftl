### Das Brettspiel auf Deutsch. table.ftl sagt, was zu wissen ist, en/istanbul.ftl nennt die Zahlen der Regeln.

## Names

game-istanbul = Istanbul

name-family = Familienmitglied von { $player }
name-place-1 = Wagnerei
    .the = die Wagnerei
    .The = Die Wagnerei
    .acc = die Wagnerei
    .dat = der Wagnerei
    .gen = der Wagnerei
    .to = zur Wagnerei
    .To = Zur Wagnerei
    .at = in der Wagnerei
    .At = In der Wagnerei
    .from = von der Wagnerei
name-place-2 = Tuchlager
    .the = das Tuchlager
    .The = Das Tuchlager
    .acc = das Tuchlager
    .dat = dem Tuchlager
    .gen = des Tuchlagers
    .to = zum Tuchlager
    .To = Zum Tuchlager
    .at = im Tuchlager
    .At = Im Tuchlager
    .from = vom Tuchlager
name-place-3 = Gewürzlager
    .the = das Gewürzlager
    .The = Das Gewürzlager
    .acc = das Gewürzlager
    .dat = dem Gewürzlager
    .gen = des Gewürzlagers
    .to = zum Gewürzlager
    .To = Zum Gewürzlager
    .at = im Gewürzlager
    .At = Im Gewürzlager
    .from = vom Gewürzlager
name-place-4 = Früchtelager
    .the = das Früchtelager
    .The = Das Früchtelager
    .acc = das Früchtelager
    .dat = dem Früchtelager
    .gen = des Früchtelagers
    .to = zum Früchtelager
    .To = Zum Früchtelager
    .at = im Früchtelager
    .At = Im Früchtelager
    .from = vom Früchtelager
name-place-5 = Postamt
    .the = das Postamt
    .The = Das Postamt
    .acc = das Postamt
    .dat = dem Postamt
    .gen = des Postamts
    .to = zum Postamt
    .To = Zum Postamt
    .at = im Postamt
    .At = Im Postamt
    .from = vom Postamt
name-place-6 = Karawanserei
    .the = die Karawanserei
    .The = Die Karawanserei
    .acc = die Karawanserei
    .dat = der Karawanserei
    .gen = der Karawanserei
    .to = zur Karawanserei
    .To = Zur Karawanserei
    .at = in der Karawanserei
    .At = In der Karawanserei
    .from = von der Karawanserei
name-place-7 = Brunnen
    .the = der Brunnen
    .The = Der Brunnen
    .acc = den Brunnen
    .dat = dem Brunnen
    .gen = des Brunnens
    .to = zum Brunnen
    .To = Zum Brunnen
    .at = am Brunnen
    .At = Am Brunnen
    .from = vom Brunnen
name-place-8 = Schwarzmarkt
    .the = der Schwarzmarkt
    .The = Der Schwarzmarkt
    .acc = den Schwarzmarkt
    .dat = dem Schwarzmarkt
    .gen = des Schwarzmarkts
    .to = zum Schwarzmarkt
    .To = Zum Schwarzmarkt
    .at = auf dem Schwarzmarkt
    .At = Auf dem Schwarzmarkt
    .from = vom Schwarzmarkt
name-place-9 = Teestube
    .the = die Teestube
    .The = Die Teestube
    .acc = die Teestube
    .dat = der Teestube
    .gen = der Teestube
    .to = zur Teestube
    .To = Zur Teestube
    .at = in der Teestube
    .At = In der Teestube
    .from = von der Teestube
name-place-10 = Großer Markt
    .the = der Große Markt
    .The = Der Große Markt
    .acc = den Großen Markt
    .dat = dem Großen Markt
    .gen = des Großen Marktes
    .to = zum Großen Markt
    .To = Zum Großen Markt
    .at = auf dem Großen Markt
    .At = Auf dem Großen Markt
    .from = vom Großen Markt
name-place-11 = Kleiner Markt
    .the = der Kleine Markt
    .The = Der Kleine Markt
    .acc = den Kleinen Markt
    .dat = dem Kleinen Markt
    .gen = des Kleinen Marktes
    .to = zum Kleinen Markt
    .To = Zum Kleinen Markt
    .at = auf dem Kleinen Markt
    .At = Auf dem Kleinen Markt
    .from = vom Kleinen Markt
name-place-12 = Polizeiwache
    .the = die Polizeiwache
    .The = Die Polizeiwache
    .acc = die Polizeiwache
    .dat = der Polizeiwache
    .gen = der Polizeiwache
    .to = zur Polizeiwache
    .To = Zur Polizeiwache
    .at = auf der Polizeiwache
    .At = Auf der Polizeiwache
    .from = von der Polizeiwache
name-place-13 = Sultanspalast
    .the = der Sultanspalast
    .The = Der Sultanspalast
    .acc = den Sultanspalast
    .dat = dem Sultanspalast
    .gen = des Sultanspalasts
    .to = zum Sultanspalast
    .To = Zum Sultanspalast
    .at = im Sultanspalast
    .At = Im Sultanspalast
    .from = vom Sultanspalast
name-place-14 = Kleine Moschee
    .the = die Kleine Moschee
    .The = Die Kleine Moschee
    .acc = die Kleine Moschee
    .dat = der Kleinen Moschee
    .gen = der Kleinen Moschee
    .to = zur Kleinen Moschee
    .To = Zur Kleinen Moschee
    .at = in der Kleinen Moschee
    .At = In der Kleinen Moschee
    .from = von der Kleinen Moschee
name-place-15 = Große Moschee
    .the = die Große Moschee
    .The = Die Große Moschee
    .acc = die Große Moschee
    .dat = der Großen Moschee
    .gen = der Großen Moschee
    .to = zur Großen Moschee
    .To = Zur Großen Moschee
    .at = in der Großen Moschee
    .At = In der Großen Moschee
    .from = von der Großen Moschee
name-place-16 = Edelsteinhändler
    .the = der Edelsteinhändler
    .The = Der Edelsteinhändler
    .acc = den Edelsteinhändler
    .dat = dem Edelsteinhändler
    .gen = des Edelsteinhändlers
    .to = zum Edelsteinhändler
    .To = Zum Edelsteinhändler
    .at = beim Edelsteinhändler
    .At = Beim Edelsteinhändler
    .from = vom Edelsteinhändler
name-place-17 = Kaffeerösterei
    .the = die Kaffeerösterei
    .The = Die Kaffeerösterei
    .acc = die Kaffeerösterei
    .dat = der Kaffeerösterei
    .gen = der Kaffeerösterei
    .to = zur Kaffeerösterei
    .To = Zur Kaffeerösterei
    .at = in der Kaffeerösterei
    .At = In der Kaffeerösterei
    .from = von der Kaffeerösterei
name-place-18 = Gildenhaus
    .the = das Gildenhaus
    .The = Das Gildenhaus
    .acc = das Gildenhaus
    .dat = dem Gildenhaus
    .gen = des Gildenhauses
    .to = zum Gildenhaus
    .To = Zum Gildenhaus
    .at = im Gildenhaus
    .At = Im Gildenhaus
    .from = vom Gildenhaus
name-place-19 = Taverne
    .the = die Taverne
    .The = Die Taverne
    .acc = die Taverne
    .dat = der Taverne
    .gen = der Taverne
    .to = zur Taverne
    .To = Zur Taverne
    .at = in der Taverne
    .At = In der Taverne
    .from = von der Taverne
name-place-20 = Kaffeehaus
    .the = das Kaffeehaus
    .The = Das Kaffeehaus
    .acc = das Kaffeehaus
    .dat = dem Kaffeehaus
    .gen = des Kaffeehauses
    .to = zum Kaffeehaus
    .To = Zum Kaffeehaus
    .at = im Kaffeehaus
    .At = Im Kaffeehaus
    .from = vom Kaffeehaus
name-place-21 = Botschaft
    .the = die Botschaft
    .The = Die Botschaft
    .acc = die Botschaft
    .dat = der Botschaft
    .gen = der Botschaft
    .to = zur Botschaft
    .To = Zur Botschaft
    .at = in der Botschaft
    .At = In der Botschaft
    .from = von der Botschaft
name-place-22 = Kiosk
    .the = der Kiosk
    .The = Der Kiosk
    .acc = den Kiosk
    .dat = dem Kiosk
    .gen = des Kiosks
    .to = zum Kiosk
    .To = Zum Kiosk
    .at = am Kiosk
    .At = Am Kiosk
    .from = vom Kiosk
name-place-23 = Auktionshaus
    .the = das Auktionshaus
    .The = Das Auktionshaus
    .acc = das Auktionshaus
    .dat = dem Auktionshaus
    .gen = des Auktionshauses
    .to = zum Auktionshaus
    .To = Zum Auktionshaus
    .at = im Auktionshaus
    .At = Im Auktionshaus
    .from = vom Auktionshaus
name-place-24 = Geheimbund
    .the = der Geheimbund
    .The = Der Geheimbund
    .acc = den Geheimbund
    .dat = dem Geheimbund
    .gen = des Geheimbunds
    .to = zum Geheimbund
    .To = Zum Geheimbund
    .at = beim Geheimbund
    .At = Beim Geheimbund
    .from = vom Geheimbund
name-place-25 = Katakomben
    .the = die Katakomben
    .The = Die Katakomben
    .acc = die Katakomben
    .dat = den Katakomben
    .gen = der Katakomben
    .to = in die Katakomben
    .To = In die Katakomben
    .at = in den Katakomben
    .At = In den Katakomben
    .from = aus den Katakomben
name-good-red = Stoffe
    .one = einen Stoff
    .single = Stoff
    .several = Stoffe
    .no = keine Stoffe
    .more = weitere Stoffe
name-good-green = Gewürze
    .one = ein Gewürz
    .single = Gewürz
    .several = Gewürze
    .no = keine Gewürze
    .more = weitere Gewürze
name-good-yellow = Früchte
    .one = eine Frucht
    .single = Frucht
    .several = Früchte
    .no = keine Früchte
    .more = weitere Früchte
name-good-blue = Schmuck
    .one = ein Schmuckstück
    .single = Schmuckstück
    .several = Schmuckstücke
    .no = keinen Schmuck
    .more = weiteren Schmuck
name-good-coffee = Kaffee
    .one = einen Kaffee
    .single = Kaffee
    .several = Kaffee
    .no = keinen Kaffee
    .more = weiteren Kaffee
name-token-governor = Gouverneur
    .the = der Gouverneur
    .acc = den Gouverneur
    .dat = dem Gouverneur
    .gen = des Gouverneurs
name-token-smuggler = Schmuggler
    .the = der Schmuggler
    .acc = den Schmuggler
    .dat = dem Schmuggler
    .gen = des Schmugglers
name-token-coffee-trader = Kaffeehändler
    .the = der Kaffeehändler
    .acc = den Kaffeehändler
    .dat = dem Kaffeehändler
    .gen = des Kaffeehändlers
name-token-courier = Kurier
    .the = der Kurier
    .acc = den Kurier
    .dat = dem Kurier
    .gen = des Kuriers
name-card-one-good = Eine Ware
name-card-five-lira = Fünf Lira
name-card-palace-again = Noch einmal Palast
name-card-post-again = Noch einmal Postamt
name-card-dealer-again = Noch einmal Händler
name-card-family-home = Familie heim
name-card-small-market-any = Freier Verkauf
name-card-stay = Bleiben
name-card-move-3-4 = Langer Weg
name-card-return-assistant = Gehilfe zurück
name-card-two-coffee = Zwei Kaffee
name-card-coffee-for-guild = Kaffee gegen Gildenkarte
name-card-coffee-for-8 = Kaffee gegen Lira
name-card-swap-3 = Tauschen
name-card-dice-mocha = Kaffeewürfel
name-card-die-to-6 = Würfel auf sechs
name-card-corner = In eine Ecke
name-card-wainwright-again = Noch einmal Wagnerei
name-card-coffee-house-again = Noch einmal Kaffeehaus
name-card-letter = Brief
name-card-dice-letters = Briefwürfel
name-card-item-for-7 = Lira gegen Ware
name-card-red-and-3 = Stoff und Lira
name-card-green-and-3 = Gewürz und Lira
name-card-yellow-and-3 = Frucht und Lira
name-card-top-discard = Nachahmen
name-card-family-step = Schritt der Familie
name-card-join-merchant = Zu einem Kaufmann
name-card-companion-2 = Weg des Gefährten
name-card-token-service = Gefälligkeit
name-card-mosque-again = Noch einmal Moschee
name-card-society-again = Noch einmal Geheimbund
name-card-anywhere-3-lira = Irgendwohin
name-guild-1 = Erweiterung
name-guild-2 = Stoffe und mehr
name-guild-3 = Gewürze und mehr
name-guild-4 = Früchte und mehr
name-guild-5 = Von allem etwas
name-guild-6 = Drei Bonuskarten
name-guild-7 = Versammlung
name-guild-8 = Besserer Schwarzmarkt
name-guild-9 = Doppelte Teestube
name-guild-10 = Stoff, Gewürz und Frucht für Lira
name-guild-11 = Schmuck, Stoff und Gewürz für Lira
name-guild-12 = Irgendwo
name-guild-13 = Palast für beliebige Waren
name-guild-14 = Leichte Kleine Moschee
name-guild-15 = Leichte Große Moschee
name-guild-16 = Händler und Kaffee
name-guild-17 = Fünf Kaffee
name-guild-18 = Mehr Gildenkarten
name-guild-19 = Doppelte Taverne
name-guild-20 = Kaffeehaus zum halben Preis
name-kiosk-1 = Frucht und Lira
name-kiosk-2 = Gewürz und Lira
name-kiosk-3 = Stoff und Lira
name-kiosk-4 = Zwei Früchte
name-kiosk-5 = Zwei Gewürze
name-kiosk-6 = Zwei Stoffe
name-kiosk-7 = Frucht
name-kiosk-8 = Gewürz
name-kiosk-9 = Stoff
name-kiosk-10 = Schmuck
name-kiosk-11 = Bonuskarte
name-kiosk-12 = Zwei Lira
name-kiosk-13 = Kleiner Geldbeutel
name-kiosk-14 = Großer Geldbeutel
name-kiosk-15 = Gefährte
name-kiosk-16 = Lirawürfel
name-kiosk-17 = Erweiterung für Lira
name-kiosk-18 = Erweiterung für Waren
name-kiosk-19 = Zum Brunnen
name-kiosk-20 = Ware gegen Brief
name-kiosk-21 = Karte gegen Brief
name-kiosk-22 = Lira gegen Brief
name-kiosk-23 = Lira gegen Ware
name-kiosk-24 = Lira gegen Karte
name-letter-delivered = zugestellter Brief
    .acc = einen zugestellten Brief
name-street = { $first } und { $last }
name-cell = { $word }
name-demand = { $word }
name-expansion-mocha = Mokka & Bakschisch
name-expansion-letters = Brief & Siegel
name-layout-short = Kurze Wege
name-layout-long = Lange Wege
name-layout-order = Nach Nummern
name-layout-first = Erste Partie
name-layout-random = Zufällig

## Settings: what is agreed before a game

setting-expansions = Erweiterungen
    .about = Was zum Grundspiel dazukommt; beide zusammen sind der Große Basar.
setting-expansions-mocha = { name-expansion-mocha }
    .about = Kaffee, die Gilden und eine Taverne, deren Gäste Gassen sperren.
setting-expansions-letters = { name-expansion-letters }
    .about = Briefe mit Siegeln, ein Gefährte für jeden Kaufmann, ein Kiosk und Auktionen.
setting-layout = Anordnung
    .about = Wie die Orte liegen. Ohne Angabe wie gedruckt für die erste Partie oder, wo nichts gedruckt ist, zufällig.
setting-layout-short = { name-layout-short }
    .about = Orte, die man oft nacheinander besucht, liegen nah beieinander: gut für die erste Partie.
setting-layout-long = { name-layout-long }
    .about = Orte, die man oft nacheinander besucht, liegen weit auseinander.
setting-layout-order = { name-layout-order }
    .about = Die Orte liegen in der Reihenfolge ihrer Nummern.
setting-layout-first = { name-layout-first }
    .about = Wie es die Erweiterung für die erste Partie vorschlägt.
setting-layout-random = { name-layout-random }
    .about = Der Zufall legt die Orte aus.
setting-variants = Varianten
    .about = Regeln, die das Spiel ein wenig verändern.
setting-variants-neutral-assistants = Neutrale Gehilfen
    .about = In jedem Stapel liegt ein Gehilfe in einer unbenutzten Farbe; jeder Kaufmann darf ihn mitnehmen.
setting-variants-caravan-leader = Karawanenführer
    .about = Wer die Karawane führt, behält in der Karawanserei alle Karten.
setting-letters-deck = Bonuskarten
    .about = Welche Bonuskarten im Stapel sind, wenn nur { name-expansion-letters } dazukommt.
setting-letters-deck-all = Alle
    .about = Die des Grundspiels und die der Erweiterung.
setting-letters-deck-new = Nur neue
    .about = Die der Erweiterung.

allowed-layout = eins von { $allowed } oder eine Liste der Orte, Reihe für Reihe
wrong-layout = { $word } ist { $value }, erlaubt ist { allowed-layout }.
wrong-places = Eine eigene Anordnung nennt jeden der Orte [{ $places }] einmal, Reihe für Reihe.
wrong-left-out = ARASTA_EXPANSIONS=no lässt die Erweiterungen weg; nimm es heraus, um mit ihnen zu spielen.
wrong-no-grid = Für die { $places } Orte von { $chosen-and } gibt es kein Raster.

## Actions, as a button says them

action-move = { $target-To } gehen
action-card = „{ $target }“ spielen
action-tile = Moscheeplättchen für { $target } nutzen
action-tile-mosque-tile = Moscheeplättchen für { $target } nehmen
action-tile-guild-tile = Moscheeplättchen für { $target } nehmen
action-decline-assistant = Zug ohne Gehilfen beenden
action-decline-pay-merchants = Nichts zahlen und Zug beenden
action-decline-buy-good = Nichts kaufen
action-decline-use-kiosk-tile = Plättchen nicht nutzen
action-pick-up = Deinen Gehilfen mitnehmen
action-pick-up-neutral = Neutralen Gehilfen mitnehmen
action-leave = Gehilfen zurücklassen
action-pay = { $token-price } Lira zahlen
action-pay-pay-merchants = Kaufleuten je { $merchant-price } Lira zahlen
action-pay-roast = { $roast-coffee } Kaffee für { $roast-lira } Lira rösten
action-skip = Auf die Aktion verzichten
action-act = Aktion ausführen
action-act-act-there = Aktion dort ausführen
action-skip-act-there = Auf die Aktion dort verzichten
action-skip-act-beside = Keinen der beiden Orte nutzen
action-done = Fertig
action-done-sell = Verkauf abschließen
action-done-return-assistants = Keinen weiteren
action-done-encounters = Niemanden mehr treffen
action-done-end-turn = Zug beenden
action-done-roast = Nichts mehr rösten
action-done-tavern = Nichts mehr nutzen
action-done-swap-give = Nicht mehr geben, ebenso viel nehmen
action-meet-token = { $target } treffen
action-meet-family = { $target } heimschicken
action-take = { $target-single } nehmen
action-take-buy-good = { $target-single } für { $green-tile-price } Lira kaufen
action-take-take-two = Zwei { $target-several } nehmen
action-give = { $target-single } abgeben
action-give-roast = { $target-single } für { $roast-coffee } Kaffee rösten
action-from-deck = Vom Stapel ziehen
action-from-discard = Oberste Karte des Ablagestapels nehmen
action-discard = „{ $target }“ ablegen
action-discard-roast = „{ $target }“ für { $roast-coffee } Kaffee rösten
action-discard-guild = Gildenkarte „{ $target }“ ablegen
action-discard-guild-roast = Gildenkarte „{ $target }“ für { $roast-coffee } Kaffee rösten
action-return = Gehilfen { $target-from } zurückrufen
action-call = { $target } ansagen
action-reroll = Beide Würfel neu werfen
action-turn = Eine { $target } auf { $red-tile-face } drehen
action-sell = { $target-single } verkaufen
action-send = Familienmitglied { $target-to } schicken
action-reward-card = Eine Bonuskarte nehmen
action-reward-lira = { $reward-lira } Lira nehmen
action-draw = „{ $target }“ ziehen
action-demand = Nachfrageplättchen { $target } aufdecken
action-lay = Auf { $target } legen
action-six = „{ name-card-die-to-6 }“ spielen und eine { $target } auf { $card-face } drehen
action-copy-six = „{ name-card-die-to-6 }“ nachahmen und eine { $target } auf { $card-face } drehen
action-ruby = Rubin { $target-gen } nehmen
action-guild-card = Gildenkarte spielen, statt zu gehen
action-guild = „{ $target }“ spielen
action-draw-guild = Gildenkarte „{ $target }“ ziehen
action-movement-tile = Bewegungsplättchen kaufen
action-encounter-tile = Begegnungsplättchen kaufen
action-set-barrier = Sperre legen
action-baksheesh = Bakschisch für einen Rubin geben
action-barrier = Sperre zwischen { $target } legen
action-use = { $target } nutzen
action-use-use-kiosk-tile = Plättchen nutzen
action-use-back = Plättchen andersherum nutzen
action-companion = Deinen Gefährten bewegen
action-place-companion = Deinen Gefährten zu deinem Kaufmann stellen
action-step = Gefährten { $target-to } schicken
action-step-family-walk = Familienmitglied { $target-to } schicken
action-leave-companion = Gefährten stehen lassen
action-recall-companion = Gefährten in den Vorrat nehmen
action-join = Zum Kaufmann von { $target } gehen
action-letter-place = Brief für { $target-acc } abgeben
action-letter-letter = Zugestellten Brief abgeben
action-draw-letter = Brief für { $target-acc } ziehen
action-double-turn = { $double-turn-seals } Siegel für einen weiteren Zug zahlen
action-kiosk = „{ $target }“ wählen
action-reveal = Kioskplättchen „{ $target }“ aufdecken
action-pass = Passen
action-bid = { $target } Lira bieten
action-serve = Dienst { $target-gen } nutzen

## Questions: what is to be decided

question-move = Wohin geht dein Kaufmann { $place-from }?
    .other = { $player } überlegt, wohin der Kaufmann { $place-from } geht.
question-assistant = Lässt du { $place-at } einen Gehilfen zurück, oder nimmst du einen mit?
    .other = { $player } überlegt, ob { $place-at } ein Gehilfe zurückbleibt oder mitkommt.
question-pay-merchants = Zahlst du den anderen Kaufleuten { $place-at } je { $merchant-price } Lira?
    .other = { $player } überlegt, ob die anderen Kaufleute { $place-at } ihr Geld bekommen.
question-action = Führst du die Aktion { $place-gen } aus?
    .other = { $player } überlegt, ob sich die Aktion { $place-gen } lohnt.
question-after-action = Noch etwas nach der Aktion, oder fertig?
    .other = { $player } kann nach der Aktion noch etwas tun.
question-encounters = Wen triffst du { $place-at }?
    .other = { $player } wählt { $place-at } eine Begegnung.
question-end-turn = Noch etwas, bevor dein Zug endet?
    .other = { $player } kann vor dem Ende des Zuges noch etwas tun.
question-last-cards = Die letzte Runde ist vorbei. Welche Karten machst du noch zu Waren oder Lira?
    .other = { $player } überlegt, welche Karten nach der letzten Runde noch zu Waren oder Lira werden.
question-walk = Wohin führt der lange Weg von { $nearest } bis { $farthest } Schritten?
    .other = { $player } überlegt, wohin der lange Weg führt.
question-take-good = Welche Ware nimmst du: { $permitted }?
    .other = { $player } überlegt, welche Ware es sein soll.
question-give-goods = Welche Ware gibst du ab (noch { $goods })?
    .other = { $player } überlegt, welche Ware zu geben ist.
question-buy-good = Welche Ware kaufst du mit dem grünen Plättchen für { $price } Lira?
    .other = { $player } überlegt, mit dem grünen Plättchen eine Ware zu kaufen.
question-take-card = Ziehst du eine Bonuskarte vom Stapel, oder nimmst du „{ $card }“ vom Ablagestapel?
    .other = { $player } überlegt, eine Bonuskarte zu ziehen oder „{ $card }“ vom Ablagestapel zu nehmen.
question-discard-card = Welche Bonuskarte legst du ab?
    .other = { $player } überlegt, welche Bonuskarte auf die Ablage kommt.
question-return-assistants = Welche deiner Gehilfen kommen zu dir zurück?
    .other = { $player } überlegt, welche Gehilfen zurückkommen.
question-return-assistant = Welcher deiner Gehilfen kommt zu dir zurück?
    .other = { $player } überlegt, welcher Gehilfe zurückkommt.
question-call-number = Welche Zahl von { $lowest-call } bis { $highest-call } sagst du an?
    .other = { $player } überlegt, welche Zahl anzusagen ist.
question-change-dice = Die Würfel zeigen { $dice }. Änderst du den Wurf?
    .other = { $player } überlegt, ob der Wurf { $dice } bleibt.
question-change-dice-pay-tea-house = Du hast { $number } angesagt, die Würfel zeigen { $dice }. Änderst du den Wurf?
    .other = { $player } hat { $number } angesagt und überlegt, ob der Wurf { $dice } bleibt.
question-sell = { $sold ->
    [0] Was verkaufst du { $place-at }?
   *[other] Was verkaufst du { $place-at } noch (bisher { $sold })?
}
    .other = { $player } überlegt, was { $place-at } zu verkaufen ist.
question-send-family = Wohin schickst du dein Familienmitglied?
    .other = { $player } überlegt, wohin das Familienmitglied geht.
question-act-there = Führt dein Familienmitglied die Aktion { $place-gen } aus?
    .other = { $player } überlegt, ob das Familienmitglied { $place-acc } nutzt.
question-mosque-tile = Welches Plättchen { $place-gen } nimmst du?
    .other = { $player } überlegt, welches Plättchen { $place-gen } es sein soll.
question-reward = Welche Belohnung nimmst du für das heimgeschickte Familienmitglied?
    .other = { $player } überlegt, welche Belohnung es für das heimgeschickte Familienmitglied sein soll.
question-pay-lira-or-card = Gibst du dem Gouverneur { $price } Lira oder eine Karte?
    .other = { $player } überlegt, was der Gouverneur bekommt.
question-pay-lira-or-good = Gibst du dem Schmuggler { $price } Lira oder eine Ware?
    .other = { $player } überlegt, was der Schmuggler bekommt.
question-pay-fixed-or-good = Gibst du dem Kaffeehändler { $price } Lira oder eine Ware?
    .other = { $player } überlegt, was der Kaffeehändler bekommt.
question-pay-lira-or-letter = Gibst du dem Kurier { $price } Lira oder einen Brief?
    .other = { $player } überlegt, was der Kurier bekommt.
question-take-item = { $coffee ->
    [0] Welche Ware nimmst du?
   *[other] Welche Ware nimmst du, oder Kaffee?
}
    .other = { $player } überlegt, was es sein soll.
question-pay-item = { $coffee ->
    [0] Welche Ware gibst du ab?
   *[other] Welche Ware gibst du ab, oder Kaffee?
}
    .other = { $player } überlegt, was zu geben ist.
question-play-guild-card = Welche Gildenkarte spielst du?
    .other = { $player } überlegt, welche Gildenkarte zu spielen ist.
question-roast = Was gibst du in der Kaffeerösterei für Kaffee?
    .other = { $player } überlegt, was es in der Kaffeerösterei für Kaffee geben soll.
question-discard-guild-card = Welche Gildenkarte legst du ab?
    .other = { $player } überlegt, welche Gildenkarte auf die Ablage kommt.
question-tavern = { $second ->
    [0] Was tust du in der Taverne?
   *[other] Was tust du noch in der Taverne?
}
    .other = { $player } überlegt, was in der Taverne zu tun ist.
question-place-barrier = Zwischen welche Orte legst du die Sperre?
    .other = { $player } überlegt, wohin die Sperre kommt.
question-act-beside = Welchen Ort neben der Sperre nutzt du, { $one-acc } oder { $other-acc }?
    .other = { $player } überlegt, ob es { $one-the } oder { $other-the } sein soll.
question-swap-give = { $given ->
    [0] Was gibst du?
   *[other] Was gibst du noch (bisher { $given })?
}
    .other = { $player } überlegt, was zu geben ist.
question-swap-take = Was nimmst du (noch { $left })?
    .other = { $player } überlegt, was zu nehmen ist.
question-to-corner = In welche Ecke geht dein Kaufmann?
    .other = { $player } überlegt, in welche Ecke der Kaufmann geht.
question-take-two = Von welcher Ware nimmst du zwei?
    .other = { $player } überlegt, von welcher Ware es zwei sein sollen.
question-act-anywhere = An welchem Ort handelst du?
    .other = { $player } überlegt, an welchem Ort zu handeln ist.
question-guild-tile = Welches Plättchen { $place-gen } nimmst du?
    .other = { $player } überlegt, welches Plättchen { $place-gen } es sein soll.
question-companion-walk = Wohin geht dein Gefährte, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} weit?
    .other = { $player } überlegt, wohin der Gefährte geht.
question-recall-companion = Nimmst du deinen Gefährten in deinen Vorrat?
    .other = { $player } überlegt, ob der Gefährte den Basar verlässt.
question-family-walk = Wohin geht dein Familienmitglied?
    .other = { $player } überlegt, wohin das Familienmitglied geht.
question-to-merchant = Zu wessen Kaufmann gehst du?
    .other = { $player } überlegt, zu wessen Kaufmann es geht.
question-to-anywhere = Wohin geht dein Kaufmann?
    .other = { $player } überlegt, wohin der Kaufmann geht.
question-relocate = Wohin führen die Katakomben?
    .other = { $player } überlegt, wohin die Katakomben führen.
question-choose-ruby = Von welchem Ort nimmst du den Rubin?
    .other = { $player } überlegt, von welchem Ort der Rubin kommen soll.
question-pay-seals = Mit welchen Briefen zahlst du ({ $due ->
    [one] noch ein Siegel
   *[other] noch { $due } Siegel
})?
    .other = { $player } überlegt, mit welchen Briefen zu zahlen ist.
question-give-letter = Welchen Brief gibst du ab?
    .other = { $player } überlegt, welcher Brief wegkommt.
question-choose-kiosk-tile = Welches Kioskplättchen wählst du?
    .other = { $player } überlegt, welches Kioskplättchen es sein soll.
question-use-kiosk-tile = Nutzt du das Kioskplättchen „{ $tile }“?
    .other = { $player } überlegt, ob sich das Kioskplättchen „{ $tile }“ lohnt.
question-bid = { $bid ->
    [0] Was bietest du für { $auction-cards } Bonuskarten?
   *[other] Was bietest du für { $auction-cards } Bonuskarten, wenn überhaupt? { $bidder } bietet { $bid }.
}
    .other = { $player } { $bid ->
        [0] eröffnet die Auktion von { $auction-cards } Bonuskarten
       *[other] überlegt, mehr als { $bid } Lira zu bieten
    }.
question-serve-token = Wessen Dienst nutzt du?
    .other = { $player } überlegt, wessen Dienst es sein soll.

# What chance is asked, whoever enters a real game answers. These name the player themselves.

question-card-drawn = Welche Bonuskarte zieht { $player }?
question-guild-card-drawn = Welche Gildenkarte zieht { $player }?
question-letter-drawn = Welchen Brief zieht { $player }?
question-kiosk-tile-drawn = { $player } öffnet den Kiosk. Welches Plättchen wird aufgedeckt (noch { $tiles })?
question-demand-drawn = Welches Nachfrageplättchen erscheint { $place-at }?
question-place-laid = Wo liegt { $place-the }?
question-roll-dice = { $player } würfelt. Was zeigen die Würfel?
question-roll-dice-move-token = Was zeigen die Würfel für { $token-acc }?
question-roll-dice-move-neutral = Was zeigen die Würfel für den neutralen Kaufmann { $place-at }?
question-roll-dice-pay-tea-house = { $player } hat { $number } angesagt. Was zeigen die Würfel?
question-roll-dice-pay-black-market = { $player } würfelt auf dem Schwarzmarkt. Was zeigen die Würfel?
question-roll-dice-pay-guild-black-market = { $player } würfelt für die Gildenkarte „{ name-guild-8 }“. Was zeigen die Würfel?
question-roll-dice-reward-dice = { $player } würfelt für „{ $card }“. Was zeigen die Würfel?
question-roll-die = { $player } würfelt für das Kioskplättchen „{ name-kiosk-16 }“. Was zeigt der Würfel?

## Why not

why-already-there = Dein Kaufmann ist schon { $place-at }; er muss woandershin gehen.
why-steps = Bis { $place-to } { $steps ->
    [one] ist es ein Schritt
   *[other] sind es { $steps } Schritte
}; dorthin kommst du jetzt nicht.
why-cart-complete = Deine Schubkarre hat schon alle { $extensions } Erweiterungen.
why-nothing-sells = Du hast keine Ware, die das Nachfrageplättchen verlangt.
why-family-away = Dein Familienmitglied ist { $place-at }, nicht auf der Polizeiwache.
why-palace-goods = Der Palast verlangt { $red ->
    [one] { $red } Stoff
   *[other] { $red } Stoffe
}, { $green ->
    [one] { $green } Gewürz
   *[other] { $green } Gewürze
}, { $yellow ->
    [one] { $yellow } Frucht
   *[other] { $yellow } Früchte
}, { $blue ->
    [one] { $blue } Schmuckstück
   *[other] { $blue } Schmuckstücke
}{ $any ->
    [0] {""}
    [one] {" "}und { $any } beliebige Ware
   *[other] {" "}und { $any } beliebige Waren
}; du hast nicht alles davon.
why-no-ruby = Dort ist kein Rubin mehr.
why-mosque = Kein Plättchen dieser Moschee steht dir offen: Du brauchst seine Waren auf der Schubkarre, und jede Farbe gibt es nur einmal.
why-family-home = Dein Familienmitglied ist schon auf der Polizeiwache.
why-no-assistant-out = Keiner deiner Gehilfen ist unterwegs.
why-assistant-at-merchant = { $place-At } steht auch dein Kaufmann; das Plättchen ruft einen Gehilfen von einem anderen Ort zurück.
why-no-assistant-elsewhere = Keiner deiner Gehilfen ist an einem anderen Ort.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-card-moment = { $moment ->
    [hook] Diese Karte spielst du bei der Aktion, zu der sie gehört.
    [repeat] Diese Karte spielst du direkt nach der Aktion, die sie wiederholt.
    [move] Diese Karte spielst du, bevor dein Kaufmann geht.
    [move-assistant] Diese Karte spielst du, bevor dein Kaufmann geht oder bevor du einen Gehilfen zurücklässt oder mitnimmst.
   *[free] Diese Karte spielst du zwischen Aktionen, nicht jetzt.
}
why-card-repeat = Diese Karte wiederholt nur eine Aktion ({ $place-or }); die letzte war eine andere.
why-last-cards = Die letzte Runde ist vorbei; jetzt gehen nur noch Bonuskarten, die Waren oder Lira bringen.
why-no-tile = Du hast das Moscheeplättchen für { $good } nicht.
why-tile-used = Dieses Plättchen hast du in diesem Zug schon genutzt.
why-row-full = Für { $good-more } ist auf deiner Schubkarre kein Platz.
why-no-good = Du hast { $good-no }.
why-not-demanded = Das Nachfrageplättchen verlangt { $good-no }.
why-not-wanted = Mehr { $good } verlangt das Nachfrageplättchen nicht.
why-other-mosque = Das Plättchen für { $good } liegt in der anderen Moschee.
why-tile-owned = Das Plättchen für { $good } hast du schon.
why-stack-empty = Es gibt kein Plättchen für { $good } mehr.
why-tile-goods = Dieses Plättchen verlangt { $need } { $good-several } auf deiner Schubkarre; du hast { $have }.
why-stack-without-assistant = Unter deinem Kaufmann ist kein Gehilfe mehr.
why-assistant-here = Hier ist schon einer deiner Gehilfen; nimm ihn mit.
why-no-assistant-here = So ein Gehilfe ist nicht hier.
why-no-assistant-at = { $place-At } hast du keinen Gehilfen.
why-met-already = Diese Begegnung hattest du in diesem Zug schon.
why-not-here = Wen du treffen willst, der ist nicht dort, wo deine Figur in diesem Zug steht.
why-family-safe = Auf der Polizeiwache sind Familienmitglieder zu Hause; niemand schickt sie weg.
why-own-family = Das ist dein eigenes Familienmitglied; heimschicken kannst du nur die der anderen.
why-place-not-in-game = { $place-The } gibt es in dieser Partie nicht.
why-not-in-game = Das gibt es in dieser Partie nicht.
why-token-not-in-game = In dieser Partie gibt es { $token-acc } nicht.
why-barrier = Auf dem Weg { $place-to } liegt die Sperre.
why-same-place = Dieser Weg muss woanders enden als { $place-at }.
why-already-home = Dein Familienmitglied ist schon { $place-at }.
why-coffee = Das kostet { $need } Kaffee; du hast { $have }.
why-goods = Das kostet { $need ->
    [one] eine Ware, und du hast sie nicht
   *[other] { $need } Waren, und du hast nicht alle
}.
why-seals = Das kostet { $need } Siegel; deine Briefe haben { $have }.
why-lira-or-good = Das kostet { $need } Lira oder eine Ware; du hast { $have } Lira und keine Ware.
why-nothing-to-give = Du hast nichts, was du dafür geben könntest.
why-empty-hand = Du hast keine Bonuskarte.
why-no-card-to-draw = Es gibt zu wenige Bonuskarten zum Ziehen.
why-no-guild-card-to-draw = Es gibt zu wenige Gildenkarten zum Ziehen.
why-no-letter-to-draw = Es gibt keinen Brief mehr zum Ziehen.
why-nothing-to-copy = Oben auf dem Ablagestapel liegt keine Karte, die sich nachahmen lässt.
why-other-card-on-top = Oben auf dem Ablagestapel liegt „{ $card }“; diese Karte dreht keinen Würfel.
why-no-such-die = Kein Würfel zeigt eine { $face }, die sich drehen ließe.
why-tile-barred = Bei diesem Wurf hilft das Moscheeplättchen nicht.
why-no-track = { $place-At } gibt es keine Rubine zu kaufen.
why-no-guild-card = Du hast keine Gildenkarte.
why-guild-cards = Keine deiner Gildenkarten lässt sich ganz ausführen.
why-phase-1 = Das ist nur möglich, bevor du eine Karte spielst, die deinen Kaufmann bewegt.
why-nothing-to-roast = Du hast weder genug Lira noch eine Ware noch eine Karte, um sie für Kaffee zu geben.
why-roasted = Jeden Tausch gibt es einmal, und diesen hast du schon gemacht.
why-roast-first = Einen Tausch musst du machen.
why-tavern = Du kannst in der Taverne nichts bezahlen.
why-tavern-first = Eins der Angebote musst du nutzen.
why-tavern-used = Dieses Angebot hast du schon genutzt.
why-tavern-tile-owned = Ein Plättchen dieser Art hast du schon.
why-tavern-stack-empty = Von dieser Art gibt es kein Plättchen mehr.
why-baksheesh-goods = Bakschisch kostet { $need ->
    [one] { $need } { $good-single }
   *[other] { $need } { $good-several }
}; du hast { $have }.
why-no-street = Zwischen zwei Orten dieses Plans gibt es dort keine Gasse.
why-not-beside = Dieser Ort liegt nicht an der Sperre.
why-swapped = Du gibst { $good } ab; dasselbe kannst du nicht wieder nehmen.
why-swap-room = Du hättest keinen Platz, um ebenso viel anderes zu nehmen.
why-swap-first = Gib zuerst etwas ab.
why-not-common = Du darfst nur Stoffe, Gewürze oder Früchte nehmen, { $good-no }.
why-no-corner = { $place-The } liegt in keiner Ecke.
why-no-companion = Dein Gefährte ist noch nicht bei dir; der Brunnen bringt ihn.
why-companion-out = Dein Gefährte ist schon { $place-at }.
why-no-companion-out = Dein Gefährte ist nicht auf dem Plan oder kann von dort nicht weiter.
why-family-not-home = Dein Familienmitglied kann nicht zur Polizeiwache gehen.
why-all-merchants-here = Nirgendwo sonst steht ein Kaufmann eines anderen Spielers.
why-no-such-seat = So einen Mitspieler gibt es nicht.
why-double-turn = Du hast in dieser Runde schon einen weiteren Zug gekauft.
why-no-letters = Du hast keinen Brief.
why-no-such-letter = So einen Brief hast du nicht.
why-letters-set = Mit diesem Brief geht die Zahlung nicht auf: Keiner darf überflüssig sein.
why-kiosk-not-open = Dieses Plättchen liegt nicht offen.
why-kiosk-one-way = Dieses Plättchen lässt sich nicht anders nutzen.
why-must-bid = Du eröffnest die Auktion und musst bieten.
why-bid = Das höchste Gebot ist { $n }; biete mehr.

## The result

score-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
score-cards = { $n ->
    [one] { $n } Bonuskarte
   *[other] { $n } Bonuskarten
}
result-by-lira = (gleich viele Rubine, { $n } Lira weniger)
result-by-goods = (gleich viele Rubine und Lira, { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
} weniger)
result-by-cards = (gleich viele Rubine, Lira und Waren, { $n ->
    [one] { $n } Bonuskarte
   *[other] { $n } Bonuskarten
} weniger)

## The log

log-move = { $player } geht { $target-to }.
log-card = { $player } spielt „{ $target }“.
log-tile = { $player } nutzt das Moscheeplättchen für { $target }.
log-tile-mosque-tile = { $player } nimmt das Moscheeplättchen für { $target }.
log-tile-guild-tile = { $player } nimmt das Moscheeplättchen für { $target }.
log-decline-assistant = { $player } beendet den Zug ohne Gehilfen.
log-decline-pay-merchants = { $player } zahlt nichts und beendet den Zug.
log-decline-buy-good = { $player } kauft nichts.
log-decline-use-kiosk-tile = { $player } nutzt das Kioskplättchen „{ $tile }“ nicht.
log-pick-up = { $player } nimmt einen Gehilfen mit.
log-pick-up-neutral = { $player } nimmt einen neutralen Gehilfen mit.
log-leave = { $player } lässt einen Gehilfen zurück.
log-pay = { $player } zahlt in Lira.
log-pay-pay-merchants = { $player } bezahlt die Kaufleute.
log-pay-roast = { $player } röstet Kaffee für Lira.
log-act = { $player } nutzt { $place-acc }.
log-act-act-there = Das Familienmitglied von { $player } nutzt { $place-acc }.
log-skip = { $player } tut { $place-at } nichts.
log-skip-act-there = Das Familienmitglied von { $player } tut { $place-at } nichts.
log-skip-act-beside = { $player } nutzt keinen Ort neben der Sperre.
log-meet-token = { $player } trifft { $target-acc }.
log-meet-family = { $player } schickt das { $target } heim.
log-take = { $player } nimmt { $target-one }.
log-take-buy-good = { $player } kauft { $target-one }.
log-take-take-two = { $player } nimmt zwei { $target-several }.
log-give = { $player } gibt { $target-one } ab.
log-give-roast = { $player } röstet Kaffee für { $target-one }.
log-from-deck = { $player } zieht vom Stapel.
log-from-discard = { $player } nimmt „{ $thing }“ vom Ablagestapel.
log-discard = { $player } legt „{ $target }“ ab.
log-discard-roast = { $player } röstet Kaffee für „{ $target }“.
log-discard-guild = { $player } legt die Gildenkarte „{ $target }“ ab.
log-discard-guild-roast = { $player } röstet Kaffee für die Gildenkarte „{ $target }“.
log-return = { $player } ruft den Gehilfen { $target-from } zurück.
log-call = { $player } sagt { $target } an.
log-reroll = { $player } würfelt noch einmal.
log-turn = { $player } dreht eine { $target } auf { $red-tile-face }.
log-sell = { $player } verkauft { $target-one }.
log-send = { $player } schickt das Familienmitglied { $target-to }.
log-reward-card = { $player } wählt als Belohnung eine Bonuskarte.
log-reward-lira = { $player } nimmt als Belohnung Lira.
log-done = { $player } ist fertig.
log-done-sell = { $player } schließt den Verkauf ab.
log-done-swap-give = { $player } gibt nichts mehr.
log-roll = { $player } würfelt { $target-apart }.
log-roll-number = { $player } würfelt { $target }.
log-roll-move-token = Der { $token } geht { $place-to }.
log-roll-move-neutral = Der neutrale Kaufmann geht { $place-to }.
log-roll-pay-black-market = { $player } würfelt { $total } ({ $target-apart }).
log-roll-pay-guild-black-market = { log-roll-pay-black-market }
log-roll-pay-tea-house = { log-roll-pay-black-market }
log-draw = { $player } zieht „{ $target }“.
log-draw-hidden = { $player } zieht eine Bonuskarte.
log-demand = { $place-The } verlangt jetzt { $goods }.
log-six = { $player } spielt „{ name-card-die-to-6 }“ und dreht eine { $target } auf { $card-face }.
log-copy-six = { $player } ahmt „{ name-card-die-to-6 }“ nach und dreht eine { $target } auf { $card-face }.
log-ruby = { $player } nimmt den Rubin { $target-gen }.
log-guild-card = { $player } spielt eine Gildenkarte.
log-guild = { $player } spielt die Gildenkarte „{ $target }“.
log-draw-guild = { $player } zieht die Gildenkarte „{ $target }“.
log-draw-guild-hidden = { $player } zieht eine Gildenkarte.
log-movement-tile = { $player } kauft ein Bewegungsplättchen.
log-encounter-tile = { $player } kauft ein Begegnungsplättchen.
log-set-barrier = { $player } nimmt die Sperre.
log-baksheesh = { $player } gibt Bakschisch.
log-barrier = { $player } legt die Sperre zwischen { $one-acc } und { $other-acc }.
log-use = { $player } nutzt { $target-acc }.
log-use-use-kiosk-tile = { $player } nutzt das Kioskplättchen „{ $tile }“.
log-use-back = { $player } nutzt das Kioskplättchen „{ $tile }“ andersherum.
log-companion = { $player } bewegt den Gefährten.
log-place-companion = { $player } stellt den Gefährten zum Kaufmann.
log-step = Der Gefährte von { $player } geht { $target-to }.
log-step-family-walk = Das Familienmitglied von { $player } geht { $target-to }.
log-leave-companion = { $player } lässt den Gefährten stehen.
log-recall-companion = { $player } ruft den Gefährten zurück.
log-join = { $player } geht zum Kaufmann von { $target }.
log-letter-place = { $player } gibt den Brief für { $target-acc } ab.
log-letter-letter = { $player } gibt { $target-acc } ab.
log-draw-letter = { $player } zieht den Brief für { $target-acc }.
log-double-turn = { $player } kauft einen weiteren Zug.
log-kiosk = { $player } wählt das Kioskplättchen „{ $target }“.
log-reveal = Das Kioskplättchen „{ $target }“ wird aufgedeckt.
log-pass = { $player } passt.
log-bid = { $player } bietet { $target } Lira.
log-serve = { $player } nutzt den Dienst { $target-gen }.

change-goods-red = { $n } { $count ->
    [one] Stoff
   *[other] Stoffe
}
change-goods-green = { $n } { $count ->
    [one] Gewürz
   *[other] Gewürze
}
change-goods-yellow = { $n } { $count ->
    [one] Frucht
   *[other] Früchte
}
change-goods-blue = { $n } { $count ->
    [one] Schmuckstück
   *[other] Schmuckstücke
}
change-mosque-tiles-red = { $n } Moscheeplättchen für Stoffe
change-mosque-tiles-green = { $n } Moscheeplättchen für Gewürze
change-mosque-tiles-yellow = { $n } Moscheeplättchen für Früchte
change-mosque-tiles-blue = { $n } Moscheeplättchen für Schmuck
change-capacity = { $n } Platz je Ware
change-coffee = { $n } Kaffee
change-tavern-tiles = { $n } Tavernenplättchen
change-letters = { $n } { $count ->
    [one] Brief
   *[other] Briefe
} zuzustellen
change-delivered = { $n } { $count ->
    [one] zugestellter Brief
   *[other] zugestellte Briefe
}
change-stack = { $n } { $count ->
    [one] Gehilfe
   *[other] Gehilfen
} im Stapel

## The story: each turn in one sentence. table.ftl says how it is put together

story-move = geht { $target-to }
story-card = { $trade ->
    [gain] spielt „{ $target }“ für { $gained }
    [cost] { $money ->
        [paid] spielt „{ $target }“ und zahlt { $paid }
       *[other] spielt „{ $target }“ und gibt { $paid } ab
    }
    [both] { $money ->
        [paid] spielt „{ $target }“ und zahlt { $paid } für { $gained }
        [gained] spielt „{ $target }“ und verkauft { $paid } für { $gained }
       *[other] spielt „{ $target }“ und tauscht { $paid } gegen { $gained }
    }
   *[none] spielt „{ $target }“
}
story-tile = { $trade ->
    [cost] zahlt { $paid } und ruft einen Gehilfen zurück
   *[other] ruft einen Gehilfen zurück
}
story-decline-assistant = beendet dort den Zug ohne Gehilfen
story-decline-pay-merchants = zahlt nichts und beendet den Zug
story-skip = tut dort nichts
story-skip-act-there = lässt es dort nichts tun
story-meet-token = { $trade ->
    [gain] nimmt { $gained } von { $target-dat }
    [cost] { $money ->
        [paid] zahlt { $target-dat } { $paid }
       *[other] gibt { $target-dat } { $paid }
    }
    [both] { $money ->
        [paid] zahlt { $target-dat } { $paid } für { $gained }
       *[other] tauscht mit { $target-dat } { $paid } gegen { $gained }
    }
   *[none] trifft { $target-acc }
}
story-meet-family = { $trade ->
    [gain] schickt das { $target } heim und nimmt { $gained }
   *[other] schickt das { $target } heim
}
story-reward = { $trade ->
    [gain] schickt ein Familienmitglied heim und nimmt { $gained }
   *[other] schickt ein Familienmitglied heim
}
story-discard-discard-card = legt „{ $target }“ ab
story-return-return-assistants = { $n ->
    [one] ruft einen Gehilfen zurück
   *[other] ruft { $n } Gehilfen zurück
}
story-call = { $total ->
    [0] sagt { $target } an
   *[other] { $trade ->
        [gain] sagt { $target } an, würfelt { $total } und nimmt { $gained }
       *[other] sagt { $target } an und würfelt { $total }
    }
}
story-roll-pay-black-market = { $trade ->
    [gain] würfelt { $total } und nimmt { $gained }
   *[other] würfelt { $total }
}
story-send = schickt das Familienmitglied { $target-to }
story-demand = { $place-the } verlangt jetzt { $goods }
story-roll-move-token = { $token-the } geht { $place-to }
story-roll-move-neutral = der neutrale Kaufmann geht { $place-to }
story-guild = { $trade ->
    [gain] spielt die Gildenkarte „{ $target }“ für { $gained }
    [cost] spielt die Gildenkarte „{ $target }“ und gibt { $paid } ab
    [both] spielt die Gildenkarte „{ $target }“ und tauscht { $paid } gegen { $gained }
   *[none] spielt die Gildenkarte „{ $target }“
}
story-discard-guild-discard-guild-card = legt die Gildenkarte „{ $target }“ ab
story-use-place = nutzt { $target-acc }
story-movement-tile = { $trade ->
    [cost] kauft ein Bewegungsplättchen für { $paid }
   *[other] nimmt ein Bewegungsplättchen
}
story-encounter-tile = { $trade ->
    [cost] kauft ein Begegnungsplättchen für { $paid }
   *[other] nimmt ein Begegnungsplättchen
}
story-set-barrier = { $trade ->
    [cost] zahlt { $paid } für die Sperre
   *[other] nimmt die Sperre
}
story-barrier = legt sie zwischen { $one-acc } und { $other-acc }
story-baksheesh = { $trade ->
    [both] gibt { $paid } als Bakschisch für { $gained }
    [cost] gibt { $paid } als Bakschisch
   *[other] gibt Bakschisch
}
story-six = { $trade ->
    [gain] spielt „{ name-card-die-to-6 }“, kommt so auf { $total } und nimmt { $gained }
   *[other] spielt „{ name-card-die-to-6 }“ und kommt so auf { $total }
}
story-copy-six = { $trade ->
    [gain] ahmt „{ name-card-die-to-6 }“ nach, kommt so auf { $total } und nimmt { $gained }
   *[other] ahmt „{ name-card-die-to-6 }“ nach und kommt so auf { $total }
}
story-roll-pay-guild-black-market = { story-roll-pay-black-market }
story-roll-reward-dice = { $trade ->
    [gain] würfelt { $target-apart } für { $gained }
    [both] würfelt { $target-apart } und tauscht { $paid } gegen { $gained }
   *[other] würfelt { $target-apart }
}
story-place-companion = stellt den Gefährten zum Kaufmann
story-recall-companion = ruft den Gefährten zurück
story-step = schickt den Gefährten { $target-to }
story-step-family-walk = schickt das Familienmitglied { $target-to }
story-join = geht zum Kaufmann von { $target }
story-double-turn = { $trade ->
    [cost] gibt { $paid } für einen weiteren Zug
   *[other] bekommt einen weiteren Zug
}
story-use-use-kiosk-tile = { $trade ->
    [gain] nutzt das Kioskplättchen „{ $tile }“ für { $gained }
    [cost] nutzt das Kioskplättchen „{ $tile }“ und gibt { $paid } ab
    [both] nutzt das Kioskplättchen „{ $tile }“ und tauscht { $paid } gegen { $gained }
   *[none] nutzt das Kioskplättchen „{ $tile }“
}
story-use-back = { story-use-use-kiosk-tile }
story-decline-use-kiosk-tile = nutzt das Kioskplättchen „{ $tile }“ nicht
story-serve = { $trade ->
    [gain] nimmt { $gained } von { $target-dat }
    [cost] { $money ->
        [paid] zahlt { $target-dat } { $paid }
       *[other] gibt { $target-dat } { $paid }
    }
    [both] { $money ->
        [paid] zahlt { $target-dat } { $paid } für { $gained }
       *[other] tauscht mit { $target-dat } { $paid } gegen { $gained }
    }
   *[none] ruft { $target-acc }
}
story-roll-roll-die = { $trade ->
    [gain] würfelt { $total } und nimmt { $gained }
   *[other] würfelt { $total }
}
story-auction = gewinnt die Auktion
story-delivers = { $n ->
    [one] stellt einen Brief zu
   *[other] stellt { $n } Briefe zu
}

some-goods-red = { $n ->
    [1] einen Stoff
   *[other] { $n } Stoffe
}
some-goods-green = { $n ->
    [1] ein Gewürz
   *[other] { $n } Gewürze
}
some-goods-yellow = { $n ->
    [1] eine Frucht
   *[other] { $n } Früchte
}
some-goods-blue = { $n ->
    [1] ein Schmuckstück
   *[other] { $n } Schmuckstücke
}
some-mosque-tiles-red = das Moscheeplättchen für Stoffe
some-mosque-tiles-green = das Moscheeplättchen für Gewürze
some-mosque-tiles-yellow = das Moscheeplättchen für Früchte
some-mosque-tiles-blue = das Moscheeplättchen für Schmuck
some-capacity = { $n ->
    [one] eine Schubkarrenerweiterung
   *[other] { $n } Schubkarrenerweiterungen
}
some-cards = { $n ->
    [one] eine Bonuskarte
   *[other] { $n } Bonuskarten
}
some-cards-named = „{ $thing }“
some-coffee = { $n ->
    [1] einen Kaffee
   *[other] { $n } Kaffee
}
some-guild-cards = { $n ->
    [one] eine Gildenkarte
   *[other] { $n } Gildenkarten
}
some-guild-cards-named = die Gildenkarte „{ $thing }“
some-tavern-tiles = { $n ->
    [one] ein Tavernenplättchen
   *[other] { $n } Tavernenplättchen
}
some-letters = { $n ->
    [one] einen Brief
   *[other] { $n } Briefe
}
some-letters-named = den Brief für { $thing-acc }
some-delivered = { $n ->
    [one] einen zugestellten Brief
   *[other] { $n } zugestellte Briefe
}

## Effects: the texts of cards and places are made of these

effect-gain-extension = nimm eine Erweiterung für deine Schubkarre; die letzte von { $extensions } bringt einen Rubin
effect-fill-row = lade so viele { $good } auf, wie Platz haben
effect-buy-good = mit dem grünen Moscheeplättchen darfst du { $n } Lira für eine weitere Ware zahlen
effect-use-post-office = nimm, was die offenen Felder zeigen; dann rückt ein Marker weiter
effect-take-card = nimm eine Bonuskarte vom Stapel oder die oberste vom Ablagestapel
effect-discard-unless-leader = lege eine Bonuskarte ab
effect-return-assistants = rufe beliebig viele deiner Gehilfen zurück
effect-roll-dice = wirf zwei Würfel
effect-change-dice = mit dem roten Moscheeplättchen darfst du den Wurf ändern
effect-pay-black-market = nimm je nach Summe Schmuck: { $list }
effect-from-total = { $n } ab { $total }
effect-take-good = nimm eine Ware deiner Wahl
effect-take-common-good = nimm einen Stoff, ein Gewürz oder eine Frucht
effect-call-number = sage eine Zahl von { $lowest-call } bis { $highest-call } an und würfle: Erreichst du sie, nimm ebenso viele Lira, sonst { $missed-call }
effect-sell = verkaufe bis zu { $most-sold } Waren, die das Nachfrageplättchen verlangt; dann kommt es nach unten
effect-send-family = schicke dein Familienmitglied von hier an einen anderen Ort und führe dessen Aktion aus
effect-pay-palace = gib für jedes offene Feld eine Ware ab
effect-pay-dealer = zahle die höchste sichtbare Zahl in Lira
effect-take-ruby = nimm den nächsten Rubin
effect-take-ruby-of = nimm den nächsten Rubin { $place-gen }
effect-mosque-tile = hast du so viele Waren geladen, wie ein Plättchen zeigt, gib eine davon ab und nimm das Plättchen; beide Plättchen dieser Moschee zusammen bringen einen Rubin
effect-family-home = hole dein Familienmitglied auf die Polizeiwache zurück
effect-reward = nimm eine Bonuskarte oder { $reward-lira } Lira
effect-repeat-action = führe die Aktion { $place-gen } noch einmal aus
effect-repeat-either = führe die Aktion { $place-gen } oder { $other-gen } noch einmal aus
effect-stay = dein Kaufmann bleibt; mach weiter, als wäre er gerade angekommen
effect-walk = dein Kaufmann geht { $nearest } oder { $farthest } Schritte
effect-return-assistant = rufe einen deiner Gehilfen zurück
effect-draw-card = ziehe eine Bonuskarte
effect-pay-lira-or-card = zahle { $n } Lira oder lege eine Bonuskarte ab
effect-pay-lira-or-good = zahle { $n } Lira oder gib eine Ware ab
effect-move-token = { $token-the } geht an den gewürfelten Ort
effect-card-small-market-any = auf dem Kleinen Markt: Verkaufe beliebige Waren, was auch immer das Nachfrageplättchen verlangt
effect-card-die-to-6 = nach einem eigenen Wurf, der dir etwas bringt: Drehe einen Würfel auf { $card-face }
effect-card-top-discard = führe die oberste Karte des Ablagestapels aus
effect-change-dice-by-card = mit einer Bonuskarte darfst du den Wurf ändern
effect-gain-coffee = nimm { $n ->
    [one] einen
   *[other] { $n }
} Kaffee
effect-pay-coffee = zahle { $n ->
    [one] einen
   *[other] { $n }
} Kaffee
effect-gain-good = nimm { $good-one }
effect-pay-good = gib { $good-one } ab
effect-give-goods = gib { $goods } beliebige Waren ab
effect-take-two = nimm zwei gleiche Waren: Stoffe, Gewürze oder Früchte
effect-take-item = nimm eine Ware deiner Wahl oder einen Kaffee
effect-pay-item = gib eine Ware oder einen Kaffee ab
effect-pay-any-good = gib eine Ware ab
effect-swap-give = gib bis zu { $most-swapped } Waren oder Kaffee ab und nimm ebenso viel von anderen Sorten
effect-call-number-for-more = sage eine Zahl von { $lowest-call } bis { $highest-call } an und würfle: Erreichst du sie, nimm { $factor ->
    [2] doppelt
   *[other] { $factor }-mal
} so viele Lira, sonst { $missed }
effect-draw-cards = ziehe { $n ->
    [one] eine Bonuskarte
   *[other] { $n } Bonuskarten
}
effect-discard-card = lege eine Bonuskarte ab
effect-draw-guild-card = ziehe eine Gildenkarte
effect-draw-guild-cards = ziehe { $n ->
    [one] eine Gildenkarte
   *[other] { $n } Gildenkarten
}
effect-discard-guild-card = lege eine Gildenkarte ab
effect-roast = je einmal: { $roast-lira } Lira für { $roast-coffee } Kaffee, eine Ware für { $roast-coffee }, eine Bonus- oder Gildenkarte für { $roast-coffee }
effect-tavern = kaufe ein Tavernenplättchen, lege die Sperre oder gib Bakschisch
effect-tavern-twice = nutze ein oder zwei verschiedene Angebote der Taverne für insgesamt { $n } Kaffee weniger
effect-pay-coffee-house = zahle die höchste sichtbare Zahl in Kaffee
effect-pay-coffee-house-half = zahle die Hälfte der höchsten sichtbaren Zahl des Kaffeehauses in Kaffee, aufgerundet
effect-coffee-per-ruby = nimm für jeden deiner Rubine einen Kaffee
effect-stack-to-fountain = dein Kaufmann geht mit seinen Gehilfen zum Brunnen
effect-extra-turn = du hast noch einen Zug
effect-act-anywhere = führe die Aktion eines beliebigen Ortes aus
effect-family-home-quietly = dein Familienmitglied geht zurück auf die Polizeiwache
effect-guild-tile = nimm ein Plättchen { $place-gen }, das dir fehlt, für eine Ware seiner Farbe, wie viele es auch verlangt
effect-to-corner = dein Kaufmann geht in eine andere Ecke
effect-reward-dice = Ertrag für jeden Würfel: { $list }
effect-for-face = bei { $face } { $effect }
effect-choose-ruby = nimm den nächsten Rubin eines beliebigen Ortes, der Rubine verkauft
effect-draw-letters = ziehe { $n ->
    [one] einen Brief
   *[other] { $n } Briefe
}
effect-draw-letter = ziehe einen Brief
effect-give-letter = gib einen Brief ab
effect-pay-seals = zahle { $n } Siegel mit deinen Briefen
effect-society-lira = die ersten Käufe der Partie bringen { $list } Lira zurück
effect-open-kiosk = decke ein Kioskplättchen mehr auf, als Spieler da sind; von dir an wählen alle der Reihe nach eins und dürfen es nutzen; du darfst auch das letzte nutzen
effect-open-auction = versteigere { $auction-cards } Bonuskarten: Du eröffnest, alle anderen bieten einmal oder passen, und du darfst das letzte Gebot machen; das Geld bekommst du oder, wenn du gewinnst, der Vorrat
effect-companion-to-supply = nimm deinen Gefährten in deinen Vorrat
effect-recall-companion = du darfst deinen Gefährten in deinen Vorrat nehmen
effect-companion-walk = dein Gefährte geht { $n } { $n ->
    [one] Schritt
   *[other] Schritte
}
effect-family-walk = dein Familienmitglied geht einen Schritt, nur nicht zur Polizeiwache; dann darfst du die Aktion dort ausführen
effect-to-merchant = dein Kaufmann geht zu einem anderen Kaufmann, ohne ihn zu bezahlen
effect-to-anywhere = dein Kaufmann geht an einen beliebigen anderen Ort
effect-relocate = dein Kaufmann geht an einen beliebigen anderen Ort, oder dein Gefährte, wenn er hier handelt; dort geschieht nichts
effect-serve-token = nutze den Dienst des Gouverneurs, des Schmugglers oder einer anderen Begegnung, wo immer sie steht
effect-pay-fixed-or-good = zahle { $n } Lira oder gib eine Ware ab
effect-pay-lira-or-letter = zahle { $n } Lira oder gib einen Brief ab
effect-roll-die = wirf einen Würfel
effect-die-lira = nimm ebenso viele Lira

when-free = jederzeit in deinem Zug zwischen Aktionen
when-free-last = jederzeit in deinem Zug zwischen Aktionen und nach dem Ende der Partie
when-move = bevor dein Kaufmann geht
when-move-assistant = bevor dein Kaufmann geht oder bevor du einen Gehilfen zurücklässt oder mitnimmst
when-repeat = direkt nach der Aktion, die sie wiederholt
when-hook = wenn die Aktion beginnt, zu der sie gehört
when-card-die-to-6 = jederzeit in deinem Zug nach einem solchen Wurf
when-card-top-discard = wann immer die Karte gespielt werden könnte, die oben liegt
rules-istanbul-turn = So läuft ein Zug
rules-istanbul-end = So endet der Tag
rules-istanbul-variants = Varianten

## Reference pages

rules-istanbul-places = Orte
rules-istanbul-cards = Bonuskarten
rules-istanbul-tokens = Begegnungen
rules-istanbul-mosque = Moscheeplättchen
rules-istanbul-layouts = Anordnungen
rules-istanbul-guild = Gildenkarten
rules-istanbul-kiosk = Kioskplättchen
rules-istanbul-tavern = Die Taverne
rules-istanbul-letters = Briefe und der Gefährte
rules-istanbul-turn-aim = Du schickst einen Kaufmann durch den Basar, belädst eine Schubkarre mit Waren und machst sie zu Rubinen. Nur Rubine bringen den Sieg. Dein Zug hat vier Schritte, einen nach dem anderen.
rules-istanbul-turn-move = Gehen: Dein Kaufmann geht einen oder zwei Orte weiter, waagerecht und senkrecht, mit allen Gehilfen unter ihm. Stehen bleiben darf er nicht.
rules-istanbul-turn-assistant = Gehilfe: Lass den untersten Gehilfen deines Stapels am Ort zurück oder nimm den mit, den du dort gelassen hast. Ohne beides endet dein Zug; nur am Brunnen brauchst du keinen.
rules-istanbul-turn-merchants = Zahlen: Jeder andere Kaufmann am Ort bekommt { $merchant-price } Lira von dir. Kannst oder willst du nicht zahlen, endet dein Zug. Am Brunnen zahlst du niemandem.
rules-istanbul-turn-action = Handeln: Führe aus, was der Ort bietet, oder verzichte darauf.
rules-istanbul-turn-encounters = Treffen: Familienmitglieder der anderen schickst du zur Polizeiwache, jedes für eine Belohnung: eine Bonuskarte oder { $reward-lira } Lira. Gouverneur, Schmuggler und ihresgleichen darfst du für einen Preis treffen; dann sagen die Würfel, wohin sie gehen.
rules-istanbul-turn-any-time = Bonuskarten und Moscheeplättchen nutzt du, wann sie es sagen, so viele du willst. Was du gewählt hast, kannst du bis zum Ende deines Zuges zurücknehmen, außer es wurde gewürfelt oder gezogen oder jemand anders hat entschieden.
rules-istanbul-turn-guild-card = Statt alldem darfst du eine Gildenkarte spielen. Sie ist dein ganzer Zug: Niemand wird bewegt, bezahlt oder getroffen, wenn die Karte es nicht sagt.
rules-istanbul-turn-companion = { rules-companion }
rules-istanbul-turn-letters = { rules-letters-delivery }
rules-istanbul-turn-double-turn = { rules-letters-prices }
rules-istanbul-end-rubies = Sobald jemand { $usual } Rubine hat (zu zweit { $of-two }, mit einer Erweiterung { $with-expansions }), ist es die letzte Runde; sie wird zu Ende gespielt. Auch weitere Rubine zählen.
rules-istanbul-end-cards = Dann dürfen alle, reihum vom ersten Platz an, noch Bonuskarten spielen, die Waren oder Lira bringen.
rules-istanbul-end-winner = Wer die meisten Rubine hat, gewinnt. Bei Gleichstand entscheiden die Lira, dann die Waren auf der Schubkarre, dann die Bonuskarten auf der Hand; wer in allem gleich ist, teilt sich den Sieg.
rules-istanbul-variants-neutral-assistants = Neutrale Gehilfen: Bei allen wird der unterste Gehilfe durch einen in einer unbenutzten Farbe ersetzt. Wer an einen Ort kommt, wo so einer steht, darf ihn mitnehmen wie einen eigenen; der Brunnen ruft nur eigene zurück.
rules-istanbul-variants-caravan-leader = Karawanenführer: Wer zuletzt die Karawanserei genutzt hat, führt vom Ende dieses Zuges an die Karawane und legt dort keine Karte ab.
rules-layout-of = { $layout } mit { $expansion }
rules-tavern-tiles = Plättchen: Die { $tavern-tiles } Plättchen einer Art kosten nacheinander { $list } Kaffee; von jeder Art darfst du eins haben.
rules-tavern-movement = Das Bewegungsplättchen: Statt normal zu gehen, darf dein Kaufmann geradeaus gehen, so weit du willst.
rules-tavern-encounter = Das Begegnungsplättchen: Du triffst diese alle, ohne zu zahlen: { $tokens }.
rules-tavern-barrier = Die Sperre: Lege sie zwischen zwei benachbarte Orte und nutze die Aktion eines der beiden. Nur wer sie zuletzt gelegt hat, darf hinüber.
rules-tavern-baksheesh = Bakschisch: Gib Kaffee und Waren für den nächsten Rubin eines Ortes, der Rubine verkauft.
rules-tavern-prices = Die Sperre kostet { $barrier-price } Kaffee. Bakschisch kostet { $baksheesh-coffee } Kaffee und { $baksheesh-goods } { $good }, beim nächsten Mal { $baksheesh-goods } { $other } und so im Wechsel.
rules-letters-delivery = Ein Brief nennt einen Ort. Er ist zugestellt, sobald dein Kaufmann, dein Gefährte oder dein Familienmitglied dort steht.
rules-letters-seals = Ein Brief zählt ein Siegel, ein zugestellter zwei. Abgegebene Briefe kommen auf die Ablage.
rules-letters-prices = Mit Siegeln bezahlst du beim Geheimbund einen Rubin ({ $society-seals }) und einmal je Runde am Ende deines Zuges einen weiteren Zug ({ $double-turn-seals }).
rules-letters-copies = { $places }: { $n ->
    [one] je ein Brief
   *[other] je { $n } Briefe
}
rules-companion = Der Gefährte kommt am Brunnen in deinen Vorrat. Von dort darfst du ihn zu deinem Kaufmann stellen, bevor du gehst; dann bewegst du in jedem Zug einen von beiden, den Gefährten einen Schritt weit und ohne Gehilfen.
rules-tile-red = nach einem Wurf auf dem Schwarzmarkt oder in der Teestube, einmal im Zug: Drehe einen Würfel auf { $red-tile-face } oder wirf beide neu
rules-tile-green = in einem Lager, einmal im Zug: eine weitere Ware deiner Wahl für { $green-tile-price } Lira
rules-tile-yellow = einmal im Zug: Zahle { $yellow-tile-price } Lira und rufe einen Gehilfen von einem anderen Ort zurück
rules-tile-blue = dein letzter Gehilfe kommt sofort in deinen Stapel
rules-requires = mit { $players } Spielern verlangen die Plättchen einer Farbe nacheinander { $list } Waren davon
describe-demand = { $n ->
    [one] { $n } { $good-single }
   *[other] { $n } { $good-several }
}
rules-more-6 = Mit Mokka & Bakschisch gibt es hier auch einen Kaffee.
rules-more-7 = Mit Brief & Siegel darfst du hier auch deinen Gefährten in deinen Vorrat nehmen.

## The board in the terminal

board-discard = Ablage { $n }, oben „{ $card }“
board-discard-short = Ablage { $n }
board-dice = letzter Wurf { $dice }
board-legend-pieces = A Kaufmann  (A) Familie  a Gehilfe
board-legend-neutral = N n neutral
board-legend-goods = R Stoffe G Gewürze Y Früchte B Schmuck * beliebig
board-legend-companion = [A] Gefährte
board-legend-tavern = M Bewegungsplättchen  E Begegnungsplättchen  ┃ ━ Sperre
board-hand = Deine Hand: { $cards }
board-hand-empty = leer
board-laid-out = Zum Verkauf: { $goods }
board-leader = Karawanenführer
board-guild-hand = Deine Gildenkarten: { $cards }
board-guild-deck = Gildenstapel { $n }
board-letter-supply = Briefe übrig { $n }
board-barrier-keeper = Sperre: { $player }
board-leader-is = Karawanenführer: { $player }
board-kiosk-open = am Kiosk: { $tiles }
board-bid = { $player } bietet { $n }
board-letters = Briefe für { $places }
board-no-letters = keine Briefe
board-delivered = { $n } zugestellt
board-companion-none = kein Gefährte
board-companion-supply = Gefährte im Vorrat
board-companion-out = Gefährte unterwegs
board-tile-movement = M
board-tile-encounter = E
board-column-tiles = Plättchen
board-column-goods = R G Y B
board-column-room = Platz
board-column-stack = Gehilfen
board-column-cards = Karten
board-column-coffee = Kaffee
board-column-guild = Gilde
board-post = bringt { $goods } und { $lira } Lira
board-post-short = { $goods } und { $lira } Lira
board-post-tiny = { $goods }, { $lira } Lira
board-lira = für { $n } Lira
board-goods = für { $goods }
board-no-ruby = kein Rubin mehr
board-coffee = für { $n } Kaffee
board-society = { $seals } Siegel, { $n } Lira zurück
board-society-short = { $seals } Siegel +{ $n } Lira
board-society-tiny = { $seals } Siegel
board-society-spent = für { $seals } Siegel
board-hint-1 = Karre größer, { $price } Lira
board-hint-1-short = Platz, { $price } Lira
board-hint-1-tiny = { $price } Lira
board-hint-2 = füllt Stoffe auf
board-hint-2-short = Stoffe
board-hint-3 = füllt Gewürze auf
board-hint-3-short = Gewürze
board-hint-4 = füllt Früchte auf
board-hint-4-short = Früchte
board-hint-6 = bringt Bonuskarten
board-hint-6-short = Bonuskarten
board-hint-7 = Gehilfen zurück
board-hint-7-short = Gehilfen zurück
board-hint-7-tiny = Gehilfen
board-hint-8 = Ware; Wurf: Schmuck
board-hint-8-short = Schmuck würfeln
board-hint-8-tiny = Schmuck
board-hint-9 = Lira durch Würfeln
board-hint-9-short = Ansage, Wurf
board-hint-12 = Familie losschicken
board-hint-12-short = Familie
board-hint-17 = röstet Kaffee
board-hint-18 = bringt Gildenkarten
board-hint-18-short = Gildenkarten
board-hint-21 = bringt Briefe
board-hint-21-short = Briefe
board-hint-22 = Brief und Plättchen
board-hint-22-short = Brief & mehr
board-hint-23 = Ware und Auktion
board-hint-23-short = Ware, Auktion
board-hint-25 = führt irgendwohin
board-hint-25-short = irgendwohin
board-place-2-short = Tuch
board-place-3-short = Gewürze
board-place-4-short = Früchte
board-place-13-short = Palast
board-place-14-short = Kl. Moschee
board-place-15-short = Gr. Moschee
board-place-16-short = Händler
board-place-16-tiny = Händl.
board-place-20-short = Kaffeeh.
board-place-1-short = Wagner
board-place-5-short = Post
board-place-6-short = Karawans.
board-place-6-tiny = Karawan
board-place-7-short = Brunnen
board-place-7-tiny = Brunn.
board-place-8-short = Schwarzm.
board-place-8-tiny = Schw.M
board-place-9-short = Teestube
board-place-9-tiny = Tee
board-place-10-short = Gr. Markt
board-place-10-tiny = Gr. M
board-place-11-short = Kl. Markt
board-place-11-tiny = Kl. M
board-place-12-short = Polizei
board-place-14-tiny = Kl.Mo.
board-place-15-tiny = Gr.Mo.
board-place-17-short = Rösterei
board-place-17-tiny = Röst.
board-place-18-short = Gildenhaus
board-place-18-tiny = Gilde
board-place-19-short = Taverne
board-place-20-tiny = Kaffee
board-place-21-short = Botschaft
board-place-22-short = Kiosk
board-place-23-short = Auktion
board-place-23-tiny = Aukt.
board-place-24-short = Bund
board-place-25-short = Katakomben
board-place-25-tiny = Katak.
board-barrier-lies = Sperre: { $one }–{ $other }
board-small-player = Spieler
board-small-rubies = Rubine
board-small-lira = Lira
board-small-coffee = Kaf
board-small-goods = R G Y B
board-small-room = von
board-small-stack = Geh.
board-small-cards = Krt
board-small-guild = Gld
board-small-tiles = Plättch.
board-small-letters = Briefe
board-small-companion = [+]
