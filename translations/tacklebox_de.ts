<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tacklebox</source>
        <translation>Über Tacklebox</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Copy version and system</source>
        <translation>Version und System &amp;kopieren</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Programmversion %1</translation>
    </message>
    <message>
        <source>Commit %1</source>
        <translation>Stand der Quellen: %1</translation>
    </message>
    <message>
        <source>Qt %1, built with %2</source>
        <translation>Qt %1, gebaut mit %2</translation>
    </message>
    <message>
        <source>the program, its pictures and its sounds</source>
        <translation>das Programm, seine Bilder und seine Klänge</translation>
    </message>
    <message>
        <source>reads and writes recorded games</source>
        <translation>liest und schreibt aufgezeichnete Spiele</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>as its text says</source>
        <translation>wie im Text angegeben</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>reads the command line of tackle</source>
        <translation>liest die Befehlszeile von tackle</translation>
    </message>
    <message>
        <source>Six card games about fishing.</source>
        <translation>Sechs Kartenspiele rund ums Angeln.</translation>
    </message>
    <message>
        <source>Tacklebox never uses the network. It doesn&apos;t check for updates and sends no data to anyone.</source>
        <translation>Tacklebox benutzt nie das Netz. Es sucht keine neuen Versionen und schickt niemandem etwas.</translation>
    </message>
    <message>
        <source>The names of games and cards belong to their owners and serve only to identify the games.</source>
        <translation>Die Namen der Spiele und Karten gehören ihren Inhabern und dienen nur dazu, die Spiele zu benennen.</translation>
    </message>
    <message>
        <source>Components and &amp;licences:</source>
        <translation>&amp;Bestandteile und Lizenzen:</translation>
    </message>
    <message>
        <source>windows, drawing, sound and database access</source>
        <translation>Fenster, Zeichnen, Klang, Zugriff auf die Datenbank</translation>
    </message>
    <message>
        <source>the text that the LGPL refers to</source>
        <translation>der Text, auf den die LGPL verweist</translation>
    </message>
    <message>
        <source>the typeface for titles</source>
        <translation>die Schrift der Überschriften</translation>
    </message>
    <message>
        <source>stores your games</source>
        <translation>speichert die Partien</translation>
    </message>
    <message>
        <source>compresses saved games</source>
        <translation>komprimiert gespeicherte Partien</translation>
    </message>
    <message>
        <source>included in this package</source>
        <translation>in diesem Paket enthalten</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>Source code: %1</source>
        <translation>Quellen: %1</translation>
    </message>
    <message>
        <source>lets tackle talk to other programs</source>
        <translation>lässt tackle mit anderen Programmen sprechen</translation>
    </message>
    <message>
        <source>the typeface for text</source>
        <translation>die Schrift der Texte</translation>
    </message>
</context>
<context>
    <name>AppearanceSample</name>
    <message>
        <source>Any sevens?</source>
        <translation>Siebenen?</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>%1: %2</source>
        <comment>a bar&apos;s words and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CardInspector</name>
    <message>
        <source>More in the rules  (?)</source>
        <comment>a line to click, and its key</comment>
        <translation>Mehr in den Regeln  (?)</translation>
    </message>
</context>
<context>
    <name>Career</name>
    <message>
        <source>Get a card from another player.</source>
        <translation>Bekomm eine Karte von einem anderen Spieler.</translation>
    </message>
    <message>
        <source>Lay a basket.</source>
        <translation>Leg einen Korb aus.</translation>
    </message>
    <message>
        <source>Play a Zinger.</source>
        <translation>Spiel einen Zinger.</translation>
    </message>
    <message>
        <source>Get three cards in a row from other players.</source>
        <translation>Bekomm dreimal hintereinander eine Karte von anderen.</translation>
    </message>
    <message>
        <source>Lay a basket with the Dead Scuba Diver.</source>
        <translation>Leg einen Korb mit dem Dead Scuba Diver aus.</translation>
    </message>
    <message>
        <source>Stop The Net.</source>
        <translation>Halte The Net auf.</translation>
    </message>
    <message>
        <source>Score 100 points in a round.</source>
        <translation>Mach 100 Punkte in einem Spiel.</translation>
    </message>
    <message>
        <source>Win a match against two Perches or better.</source>
        <translation>Gewinn eine Partie gegen zwei Barsche oder Stärkere.</translation>
    </message>
    <message>
        <source>Win a match against a Shark.</source>
        <translation>Gewinn eine Partie gegen einen Hai.</translation>
    </message>
    <message>
        <source>Dive with a FISH.</source>
        <translation>Tauch mit einem FISH.</translation>
    </message>
    <message>
        <source>Attack another player&apos;s fish.</source>
        <translation>Greif den Fisch eines anderen an.</translation>
    </message>
    <message>
        <source>Protect your fish.</source>
        <translation>Schütz deinen Fisch.</translation>
    </message>
    <message>
        <source>Play a WTF card.</source>
        <translation>Spiel eine WTF-Karte.</translation>
    </message>
    <message>
        <source>Make a Flint Flush.</source>
        <translation>Mach einen Flint Flush.</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gewinn ein Spiel.</translation>
    </message>
    <message>
        <source>Free a fish above 11.</source>
        <translation>Befrei einen Fisch über 11.</translation>
    </message>
    <message>
        <source>Lay a pair.</source>
        <translation>Leg ein Paar aus.</translation>
    </message>
    <message>
        <source>Roll a six.</source>
        <translation>Würfle eine Sechs.</translation>
    </message>
    <message>
        <source>Take the discard.</source>
        <translation>Nimm die oberste Karte der Ablage.</translation>
    </message>
    <message>
        <source>Ask for a card and get it.</source>
        <translation>Frag nach einer Karte und bekomm sie.</translation>
    </message>
    <message>
        <source>Pair a card of your hand with the discard.</source>
        <translation>Leg eine Handkarte mit der Ablage als Paar aus.</translation>
    </message>
    <message>
        <source>Lay six pairs in a round.</source>
        <translation>Leg sechs Paare in einem Spiel aus.</translation>
    </message>
    <message>
        <source>Lay ten pairs in a round.</source>
        <translation>Leg zehn Paare in einem Spiel aus.</translation>
    </message>
    <message>
        <source>Lay a set.</source>
        <translation>Leg einen Satz aus.</translation>
    </message>
    <message>
        <source>Play a Wild.</source>
        <translation>Spiel eine Wild-Karte.</translation>
    </message>
    <message>
        <source>Skip a player&apos;s turn.</source>
        <translation>Lass jemanden aussetzen.</translation>
    </message>
    <message>
        <source>Answer a request with a Reverse.</source>
        <translation>Antworte auf eine Frage mit Reverse.</translation>
    </message>
    <message>
        <source>Play a Draw 2.</source>
        <translation>Spiel ein Draw 2.</translation>
    </message>
    <message>
        <source>Lay the Special Set.</source>
        <translation>Leg den Sondersatz aus.</translation>
    </message>
    <message>
        <source>Keep a card.</source>
        <translation>Behalte eine Karte.</translation>
    </message>
    <message>
        <source>Fish out a suit.</source>
        <translation>Fisch eine Farbe ab.</translation>
    </message>
    <message>
        <source>Stock the lake.</source>
        <translation>Leg eine Karte in den See.</translation>
    </message>
    <message>
        <source>Fish five cards out of the lake at once.</source>
        <translation>Fisch fünf Karten auf einmal aus dem See.</translation>
    </message>
    <message>
        <source>Fish out three suits in a game.</source>
        <translation>Fisch drei Farben in einem Spiel ab.</translation>
    </message>
    <message>
        <source>Catch 15 fish in a game.</source>
        <translation>Fang 15 Fische in einem Spiel.</translation>
    </message>
    <message>
        <source>Catch 25 fish in a game.</source>
        <translation>Fang 25 Fische in einem Spiel.</translation>
    </message>
    <message>
        <source>Lay a book.</source>
        <translation>Leg ein Quartett aus.</translation>
    </message>
    <message>
        <source>Fish the very rank you asked for.</source>
        <translation>Fisch genau den Wert, nach dem du gefragt hast.</translation>
    </message>
    <message>
        <source>Get two cards with one request.</source>
        <translation>Bekomm zwei Karten auf eine Frage.</translation>
    </message>
    <message>
        <source>Lay three books in a game.</source>
        <translation>Leg drei Quartette in einem Spiel aus.</translation>
    </message>
    <message>
        <source>Get three cards with one request.</source>
        <translation>Bekomm drei Karten auf eine Frage.</translation>
    </message>
    <message>
        <source>Lay six books in a game.</source>
        <translation>Leg sechs Quartette in einem Spiel aus.</translation>
    </message>
</context>
<context>
    <name>CatchPanel</name>
    <message>
        <source>%1, move %2</source>
        <comment>a round or game, and its move</comment>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>From %1 behind to %2 ahead.</source>
        <comment>points</comment>
        <translation>Von %1 zurück zu %2 voraus.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>The catch that turned the match</source>
        <translation>Der Fang, der alles drehte</translation>
    </message>
    <message>
        <source>The catch of the match</source>
        <translation>Der Fang der Partie</translation>
    </message>
    <message>
        <source>The turning point: %1 (%2).</source>
        <comment>a sentence, and the deal and move of it</comment>
        <translation>Der Wendepunkt: %1 (%2).</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a heading, and a headline</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>That tied the score.</source>
        <translation>Damit war Gleichstand.</translation>
    </message>
    <message>
        <source>Behind by %1 before, by %2 now.</source>
        <translation>Rückstand: vorher %1, jetzt %2.</translation>
    </message>
    <message>
        <source>Ahead by %1 before, by %2 now.</source>
        <translation>Vorsprung: vorher %1, jetzt %2.</translation>
    </message>
    <message>
        <source>Replay it</source>
        <translation>Noch mal sehen</translation>
    </message>
    <message>
        <source>That broke the tie: %1 ahead.</source>
        <comment>points</comment>
        <translation>Von Gleichstand auf %1 voraus.</translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>costly choice</source>
        <translation>teure Entscheidung</translation>
    </message>
    <message>
        <source>equal chances for all</source>
        <translation>gleiche Chancen für alle</translation>
    </message>
    <message>
        <source>%1: %2%, after a costly choice</source>
        <comment>where in the game, chance to win</comment>
        <translation>%1: %2 %, nach einer teuren Entscheidung</translation>
    </message>
    <message>
        <source>%1: %2%</source>
        <comment>where in the game, chance to win</comment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>chance of winning the match</source>
        <translation>Aussicht, die Partie zu gewinnen</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ChancesPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Draw the line</source>
        <translation>Linie zeichnen</translation>
    </message>
    <message>
        <source>Chance of winning the match</source>
        <translation>Aussicht, die Partie zu gewinnen</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Die Partie wird durchgerechnet</translation>
    </message>
    <message>
        <source>View from a seat to see its chances.</source>
        <translation>Schau von einem Platz aus zu, um seine Aussichten zu sehen.</translation>
    </message>
    <message>
        <source>Chances are shown once the match is over.</source>
        <translation>Die Aussichten werden gezeigt, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Replaying every position many times, with hands that fit what this seat had seen.</source>
        <translation>Jede Stellung wird viele Male weitergespielt, mit Karten, die zu allem passen, was von diesem Platz aus zu sehen war.</translation>
    </message>
    <message>
        <source>The line isn&apos;t finished.</source>
        <translation>Die Linie wurde nicht zu Ende gezeichnet.</translation>
    </message>
    <message>
        <source>This match can&apos;t be analysed.</source>
        <translation>Diese Partie lässt sich nicht durchrechnen.</translation>
    </message>
</context>
<context>
    <name>ChoiceBox</name>
    <message>
        <source>%1: %2</source>
        <comment>what a choice is for, and what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Der Trainer</translation>
    </message>
    <message>
        <source>Hal, your coach</source>
        <translation>Hal, dein Trainer</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a key and what it does</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>CoachNote</name>
    <message>
        <source>The coach</source>
        <translation>Der Trainer</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The language: en or de.</source>
        <translation>Die Sprache: en oder de.</translation>
    </message>
    <message>
        <source>--seed: &quot;%1&quot; is not a whole number.</source>
        <translation>--seed: „%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>Six card games about fishing.</source>
        <translation>Sechs Kartenspiele rund ums Angeln.</translation>
    </message>
    <message>
        <source>A recorded game to continue, or a file of games to import.</source>
        <translation>Ein aufgezeichnetes Spiel, das weitergehen soll, oder eine Datei mit Partien zum Importieren.</translation>
    </message>
    <message>
        <source>Start this game: %1.</source>
        <translation>Dieses Spiel beginnen: %1.</translation>
    </message>
    <message>
        <source>The players in order, each &quot;you&quot; or a bot&apos;s level, with an optional name: you,perch,pike:Nick.</source>
        <translation>Die Spieler der Reihe nach, je „you“ oder die Stufe eines Bots, auf Wunsch mit Namen: you,perch,pike:Nick.</translation>
    </message>
    <message>
        <source>The random seed of the deal, a whole number.</source>
        <translation>Der Startwert fürs Geben, eine ganze Zahl.</translation>
    </message>
    <message>
        <source>The speed of the cards: slow, normal, fast, turbo or off.</source>
        <translation>Wie schnell sich Karten bewegen: slow, normal, fast, turbo oder off.</translation>
    </message>
    <message>
        <source>The window size, for example 1280x800.</source>
        <translation>Die Größe des Fensters, etwa 1280x800.</translation>
    </message>
    <message>
        <source>Open each table, play a few moves, write the findings to FILE and quit.</source>
        <translation>Jeden Tisch öffnen, ein paar Züge spielen, das Gefundene nach FILE schreiben und beenden.</translation>
    </message>
    <message>
        <source>Save screenshots of each table at its start, middle and end in DIR and quit.</source>
        <translation>Bilder jedes Tisches vom Anfang, von der Mitte und vom Ende in DIR ablegen und beenden.</translation>
    </message>
    <message>
        <source>You can open only one FILE at a time.</source>
        <translation>Es kann nur eine FILE auf einmal geöffnet werden.</translation>
    </message>
    <message>
        <source>A FILE sets the game and the seed: leave out --game and --seed.</source>
        <translation>Eine FILE bringt ihr Spiel und ihren Startwert mit: Lass --game und --seed weg.</translation>
    </message>
    <message>
        <source>--seats needs --game or a FILE.</source>
        <translation>Zu --seats gehört ein --game oder eine FILE.</translation>
    </message>
    <message>
        <source>There&apos;s no game called &quot;%1&quot;. The games are %2.</source>
        <translation>Ein Spiel „%1“ gibt es nicht. Die Spiele sind %2.</translation>
    </message>
    <message>
        <source>--seed needs --game.</source>
        <translation>Zu --seed gehört ein --game.</translation>
    </message>
    <message>
        <source>--speed must be slow, normal, fast, turbo or off, not &quot;%1&quot;.</source>
        <translation>--speed: „%1“ ist nicht slow, normal, fast, turbo oder off.</translation>
    </message>
    <message>
        <source>--size must be at least 640x400, for example 1280x800, not &quot;%1&quot;.</source>
        <translation>--size muss mindestens 640x400 sein, etwa 1280x800, nicht „%1“.</translation>
    </message>
    <message>
        <source>--language must be en or de, not &quot;%1&quot;.</source>
        <translation>--language: Es gibt en und de, nicht „%1“.</translation>
    </message>
    <message>
        <source>--seats: &quot;%1&quot; is neither &quot;you&quot; nor a bot&apos;s level (minnow, perch, pike or shark). Example: --seats you,perch,pike:Nick</source>
        <translation>--seats: „%1“ ist weder „you“ noch die Stufe eines Bots (minnow, perch, pike, shark). Beispiel: --seats you,perch,pike:Nick</translation>
    </message>
    <message>
        <source>Resume the last unfinished game that isn&apos;t open in another window.</source>
        <translation>Die zuletzt gespielte unbeendete Partie fortsetzen, die in keinem anderen Fenster offen ist.</translation>
    </message>
    <message>
        <source>Play random legal moves for every seat, and print the number of steps shown.</source>
        <translation>Für jeden Platz zufällige erlaubte Züge spielen und ausgeben, wie viele Schritte gezeigt wurden.</translation>
    </message>
    <message>
        <source>--resume sets the game: leave out FILE and --game.</source>
        <translation>--resume bringt sein eigenes Spiel mit: DATEI und --game weglassen.</translation>
    </message>
    <message>
        <source>Print the time to the first frame and to the complete table, and the memory used, then quit.</source>
        <translation>Die Zeit bis zum ersten Bild und bis zum vollständigen Tisch und den benutzten Speicher ausgeben, dann beenden.</translation>
    </message>
    <message>
        <source>Start the first lesson of this game.</source>
        <translation>Die erste Lektion dieses Spiels beginnen.</translation>
    </message>
</context>
<context>
    <name>CountdownSign</name>
    <message>
        <source>Ready</source>
        <comment>the first word of the count before the clock runs</comment>
        <translation>Auf die Plätze</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>the second word of the count before the clock runs</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Go!</source>
        <comment>the last word of the count before the clock runs</comment>
        <translation>Los!</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>opponents</comment>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>%1 (today&apos;s deal)</source>
        <comment>a game</comment>
        <translation>%1 (das heutige Blatt)</translation>
    </message>
    <message>
        <source>Still on the table</source>
        <translation>Noch auf dem Tisch</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>unfinished games</comment>
        <translation>Alle %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n unfinished game(s)</source>
        <translation>
            <numerusform>Die unbeendete Partie</numerusform>
            <numerusform>Alle %n unbeendeten Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <comment>a game</comment>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>Play %1 again</source>
        <comment>a game</comment>
        <translation>Noch einmal %1</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1 asks to undo their move.</source>
        <translation>%1 möchte den eigenen Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Since your last turn:</source>
        <translation>Seit deinem letzten Zug:</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Hold to show my cards</source>
        <translation>Gedrückt halten: meine Karten zeigen</translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation>%1, du bist dran</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Ask me: pass me the screen</source>
        <translation>Frag mich: gib mir den Bildschirm</translation>
    </message>
    <message>
        <source>Everyone else, look away!</source>
        <translation>Alle anderen schauen weg!</translation>
    </message>
    <message>
        <source>Let %1 undo that move</source>
        <translation>%1 darf den Zug zurücknehmen</translation>
    </message>
    <message>
        <source>No, keep them</source>
        <translation>Nein, behalten</translation>
    </message>
    <message>
        <source>When others ask you while they have the screen: play %1 for you?</source>
        <comment>cards</comment>
        <translation>Wenn andere am Bildschirm sind und dich fragen: %1 für dich ausspielen?</translation>
    </message>
    <message>
        <source>Yes, if I would lose a card</source>
        <translation>Ja, wenn ich sonst eine Karte verliere</translation>
    </message>
    <message>
        <source>Mute while passing</source>
        <translation>Ton aus beim Weitergeben</translation>
    </message>
    <message>
        <source>Using a screen reader? Put on headphones: your hand is read out as soon as it&apos;s shown.</source>
        <translation>Mit Bildschirmleser? Setz Kopfhörer auf: Deine Hand wird vorgelesen, sobald sie zu sehen ist.</translation>
    </message>
    <message>
        <source>Everyone passes</source>
        <translation>Keiner will: alle passen</translation>
    </message>
    <message>
        <source>If you want to act, say so now. A pass lasts until somebody acts.</source>
        <translation>Wer etwas tun will, sagt es jetzt. Gepasst ist, bis jemand etwas tut.</translation>
    </message>
    <message>
        <source>%1, you&apos;re being asked</source>
        <translation>%1, du bist gefragt</translation>
    </message>
    <message>
        <source>Without looking at the cards. It lasts until somebody acts.</source>
        <translation>Ohne einen Blick in die Karten. Es gilt, bis jemand etwas tut.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Up next: %1</source>
        <translation>Danach kommen: %1</translation>
    </message>
    <message>
        <source>While you have the screen, F8 changes this for each card.</source>
        <translation>F8 ändert das Karte für Karte, solange du am Bildschirm bist.</translation>
    </message>
</context>
<context>
    <name>DayDealsDialog</name>
    <message>
        <source>Today&apos;s deals</source>
        <translation>Die Blätter des Tages</translation>
    </message>
    <message>
        <source>Everyone plays the same cards on the same day. Your first result counts.</source>
        <translation>An einem Tag haben alle dieselben Karten. Dein erstes Ergebnis zählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>Ein Tag in Folge.</numerusform>
            <numerusform>%n Tage in Folge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest: %n day(s).</source>
        <translation>
            <numerusform>Am längsten: ein Tag.</numerusform>
            <numerusform>Am längsten: %n Tage.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch replay</source>
        <translation>Noch einmal &amp;ansehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>a day on which a deal was played</comment>
        <translation>✓ %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n deal(s) played</source>
        <comment>a date</comment>
        <translation>
            <numerusform>%1, ein Blatt gespielt</numerusform>
            <numerusform>%1, %n Blätter gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals of %1</source>
        <comment>a date</comment>
        <translation>Blätter vom %1</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Üben</translation>
    </message>
    <message>
        <source>Best of all days</source>
        <comment>the best result in a game</comment>
        <translation>Bestes aller Tage</translation>
    </message>
</context>
<context>
    <name>DayTable</name>
    <message>
        <source>practice, deal of %1</source>
        <comment>a date</comment>
        <translation>Übung, Blatt vom %1</translation>
    </message>
    <message>
        <source>today&apos;s deal, %1</source>
        <comment>a date</comment>
        <translation>das heutige Blatt, %1</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>It&apos;s the deal the match started with.</source>
        <translation>Es ist das Blatt, mit dem die Partie begann.</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Blattcodes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n players.</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1 für %n Spieler.</numerusform>
            <numerusform>%1 für %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal code holds the cards, the rules and the number of players of a match. Anyone who enters it plays the same deal.</source>
        <translation>Ein Blattcode steht für die Karten, die Regeln und die Zahl der Spieler einer Partie. Wer ihn eintippt, spielt mit denselben Karten.</translation>
    </message>
    <message>
        <source>&amp;Enter a friend&apos;s code:</source>
        <translation>&amp;Code von Freunden:</translation>
    </message>
    <message>
        <source>Set up this table</source>
        <translation>Diesen Tisch aufstellen</translation>
    </message>
    <message>
        <source>This match started from a position set up by hand, so it has no deal code.</source>
        <translation>Diese Partie begann mit einer von Hand gelegten Stellung und hat deshalb keinen Code.</translation>
    </message>
    <message>
        <source>Code of &amp;this match:</source>
        <translation>Der Code &amp;dieser Partie:</translation>
    </message>
    <message>
        <source>Enter or paste a code first.</source>
        <translation>Zuerst einen Code eintippen oder einfügen.</translation>
    </message>
</context>
<context>
    <name>DealSummary</name>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächstes Spiel</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
</context>
<context>
    <name>DefaultTable</name>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>A hidden card.</source>
        <translation>Eine verdeckte Karte.</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Set up a &amp;new table ...</source>
        <translation>An einen &amp;neuen Tisch setzen ...</translation>
    </message>
</context>
<context>
    <name>EventLine</name>
    <message>
        <source>Latest event</source>
        <translation>Was gerade geschehen ist</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Show the last turn again, one step at a time</source>
        <translation>Den letzten Zug noch einmal zeigen, Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>FirstTimeDialog</name>
    <message>
        <source>Learn the game with a coach in a few minutes.</source>
        <translation>Lern das Spiel mit einem Trainer in wenigen Minuten.</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Einfach spielen</translation>
    </message>
    <message>
        <source>First time playing?</source>
        <translation>Zum ersten Mal dabei?</translation>
    </message>
    <message>
        <source>Or jump straight in: press F1 for the rules and F2 for a hint at any time. You won&apos;t be asked again.</source>
        <translation>Oder setz dich gleich hin: F1 zeigt dir jederzeit die Regeln, F2 einen Tipp. Du wirst nicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Spiel lernen</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message numerus="yes">
        <source>First to win %n games</source>
        <translation>
            <numerusform>Bis %n Sieg</numerusform>
            <numerusform>Bis %n Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n points</source>
        <translation>
            <numerusform>Bis %n Punkt</numerusform>
            <numerusform>Bis %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n fish</source>
        <translation>
            <numerusform>Bis %n Fisch</numerusform>
            <numerusform>Bis %n Fische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds: most points wins.</source>
        <translation>
            <numerusform>%n Spiel: Die meisten Punkte gewinnen.</numerusform>
            <numerusform>%n Spiele: Die meisten Punkte gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points are added up over this many rounds.</source>
        <translation>Die Punkte aus so vielen Spielen werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Rounds in the match</source>
        <translation>Spiele in der Partie</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>The Net ends the turn</source>
        <translation>The Net beendet den Zug</translation>
    </message>
    <message>
        <source>Games to win</source>
        <translation>Spiele zum Sieg</translation>
    </message>
    <message>
        <source>Discards after a new hand</source>
        <translation>Ablage nach neuer Hand</translation>
    </message>
    <message>
        <source>any that make a pair</source>
        <translation>alle, die passen</translation>
    </message>
    <message>
        <source>only the top one, again and again</source>
        <translation>nur die oberste, immer wieder</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <source>Classic, 108 cards</source>
        <translation>Klassisch, 108 Karten</translation>
    </message>
    <message>
        <source>H2O, 112 cards</source>
        <translation>H2O, 112 Karten</translation>
    </message>
    <message>
        <source>Iron Man, 112 cards</source>
        <translation>Iron Man, 112 Karten</translation>
    </message>
    <message>
        <source>Fish to win</source>
        <translation>Fische zum Sieg</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Minnow</source>
        <translation>Elritze</translation>
    </message>
    <message>
        <source>Perch</source>
        <translation>Barsch</translation>
    </message>
    <message>
        <source>Pike</source>
        <translation>Hecht</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Hai</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>with the last book</source>
        <translation>mit dem letzten Quartett</translation>
    </message>
    <message>
        <source>Ask for a rank you hold; four of a rank are a book.</source>
        <translation>Frag nach einem Wert, den du hast; vier von einem Wert sind ein Quartett.</translation>
    </message>
    <message>
        <source>Where it all began</source>
        <translation>Womit alles anfing</translation>
    </message>
    <message>
        <source>Pairs and dice</source>
        <translation>Paare und Würfel</translation>
    </message>
    <message>
        <source>Fours and tricks</source>
        <translation>Vierlinge und Tricks</translation>
    </message>
    <message>
        <source>Five make a basket</source>
        <translation>Fünf sind ein Korb</translation>
    </message>
    <message>
        <source>One fish, one race</source>
        <translation>Ein Fisch, ein Rennen</translation>
    </message>
    <message>
        <source>All books laid</source>
        <translation>Alle Quartette ausgelegt</translation>
    </message>
    <message>
        <source>Nobody left to ask</source>
        <translation>Niemand mehr zu fragen</translation>
    </message>
    <message>
        <source>Forty turns, no card moved</source>
        <translation>40 Züge, keine Karte bewegt</translation>
    </message>
    <message>
        <source>All cards played</source>
        <translation>Alle Karten gespielt</translation>
    </message>
    <message>
        <source>Deck empty</source>
        <translation>Stapel leer</translation>
    </message>
    <message>
        <source>All fish in baskets</source>
        <translation>Alle Fische in Körben</translation>
    </message>
    <message>
        <source>A fish swam free</source>
        <translation>Ein Fisch ist frei</translation>
    </message>
    <message>
        <source>Forty dives, none free</source>
        <translation>40 Schwimmversuche, keiner frei</translation>
    </message>
    <message>
        <source>No fish left to dive</source>
        <translation>Kein Fisch mehr übrig</translation>
    </message>
    <message>
        <source>Ask me only about my fish</source>
        <translation>Nur bei meinem Fisch fragen</translation>
    </message>
    <message>
        <source>Ask me only about %1&apos;s fish</source>
        <translation>Nur beim Fisch von %1 fragen</translation>
    </message>
    <message>
        <source>Ask for one fish in one colour, fill baskets of five and dodge the Zingers.</source>
        <translation>Frag nach einem Fisch in einer Farbe, füll Körbe mit fünf Karten und nimm dich vor den Zingern in Acht.</translation>
    </message>
    <message>
        <source>No turns: one fish swims for freedom, and everyone else tries to stop it.</source>
        <translation>Ohne Reihenfolge: Ein Fisch schwimmt um seine Freiheit, und alle anderen wollen ihn aufhalten.</translation>
    </message>
    <message>
        <source>Make pairs from two packs, and roll the dice to search the deck.</source>
        <translation>Sammle Paare aus zwei Päckchen Karten, und lass dich von Würfeln im Stapel suchen.</translation>
    </message>
    <message>
        <source>Collect sets of four, and turn asks around with skips, reverses and wilds.</source>
        <translation>Sammle Quartette, und dreh Fragen mit Skip, Reverse und Wild um.</translation>
    </message>
    <message>
        <source>Everyone chooses in secret; the highest card of each suit may fish out the lake.</source>
        <translation>Alle wählen heimlich; die höchste Karte jeder Farbe darf den See abfischen.</translation>
    </message>
    <message>
        <source>Playing The Net ends your turn, hit or miss.</source>
        <translation>The Net beendet deinen Zug, ob Treffer oder nicht.</translation>
    </message>
    <message>
        <source>Go out with a fished card</source>
        <translation>Geangelte Karte macht Schluss</translation>
    </message>
    <message>
        <source>You go out if a card from the pond completes your last basket. When off, you can only go out with a card you asked for.</source>
        <translation>Du machst Schluss, wenn eine Karte aus dem Teich deinen letzten Korb voll macht. Ausgeschaltet: nur mit einer erfragten Karte.</translation>
    </message>
    <message>
        <source>A fish that swims free wins the game. The first player to win this many games wins the match.</source>
        <translation>Ein befreiter Fisch gewinnt das Spiel. Wer zuerst so viele Spiele gewonnen hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Which discards you may pair with a new hand.</source>
        <translation>Welche abgelegten Karten du mit einer neuen Hand zu Paaren machen darfst.</translation>
    </message>
    <message>
        <source>H2O adds four Downpours, which take one colour from everyone. Iron Man adds four War Machines, which stop cards that make you draw.</source>
        <translation>H2O bringt vier Downpour mit, die allen eine Farbe abnehmen. Iron Man bringt vier War Machine mit, die Draw-Karten aufhalten.</translation>
    </message>
    <message>
        <source>Games in the match</source>
        <translation>Spiele in der Partie</translation>
    </message>
    <message>
        <source>Points are added up over this many games.</source>
        <translation>Die Punkte aus so vielen Spielen werden zusammengezählt.</translation>
    </message>
    <message>
        <source>The first player to catch this many fish wins; on a tie, play another game.</source>
        <translation>Wer zuerst so viele Fische hat, gewinnt; bei Gleichstand folgt noch ein Spiel.</translation>
    </message>
    <message>
        <source>Makes random legal moves.</source>
        <translation>Macht zufällige erlaubte Züge.</translation>
    </message>
    <message>
        <source>One game: the first fish to swim free wins.</source>
        <translation>Ein Spiel: Der erste freie Fisch gewinnt.</translation>
    </message>
    <message>
        <source>One round: most pairs wins.</source>
        <translation>Ein Spiel: Die meisten Paare gewinnen.</translation>
    </message>
    <message>
        <source>A beginner with a short memory and rough judgement. Live: slow, about two seconds.</source>
        <translation>Anfänger mit kurzem Gedächtnis und grobem Urteil. Live langsam, etwa zwei Sekunden.</translation>
    </message>
    <message>
        <source>A beginner with a short memory and rough judgement.</source>
        <translation>Anfänger mit kurzem Gedächtnis und grobem Urteil.</translation>
    </message>
    <message>
        <source>A casual player who remembers recent turns. Live: as quick as most people.</source>
        <translation>Gelegenheitsspieler, merkt sich die letzten Züge. Live so schnell wie die meisten Menschen.</translation>
    </message>
    <message>
        <source>A casual player who remembers recent turns.</source>
        <translation>Gelegenheitsspieler, merkt sich die letzten Züge.</translation>
    </message>
    <message>
        <source>A skilled player who forgets nothing and knows the odds. Live: quick, about a second.</source>
        <translation>Geübt: vergisst nichts und kennt die Chancen. Live schnell, etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>A skilled player who forgets nothing and knows the odds.</source>
        <translation>Geübt: vergisst nichts und kennt die Chancen.</translation>
    </message>
    <message>
        <source>An expert who misses nothing and thinks ahead. Live: often under a second.</source>
        <translation>Könner: übersieht nichts und denkt voraus. Live oft unter einer Sekunde.</translation>
    </message>
    <message>
        <source>An expert who misses nothing and thinks ahead.</source>
        <translation>Könner: übersieht nichts und denkt voraus.</translation>
    </message>
    <message>
        <source>Lucky catch</source>
        <translation>Glücksfang</translation>
    </message>
    <message>
        <source>Draw the rank you asked for and you go again.</source>
        <translation>Ziehst du den Wert, nach dem du gefragt hast, bist du noch einmal dran.</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Das Spiel endet</translation>
    </message>
    <message>
        <source>When the last book is laid, or when someone runs out of cards. Either way, most books wins.</source>
        <translation>Mit dem letzten Quartett, oder sobald jemandes letzte Karte ausgelegt ist. Die meisten Quartette gewinnen auch dann.</translation>
    </message>
    <message>
        <source>when someone is out</source>
        <translation>wenn jemand aus ist</translation>
    </message>
    <message>
        <source>One game: most books wins.</source>
        <translation>Ein Spiel: Die meisten Quartette gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n games: most books wins.</source>
        <translation>
            <numerusform>%n Spiel: Die meisten Quartette gewinnen.</numerusform>
            <numerusform>%n Spiele: Die meisten Quartette gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player to reach this total wins; on a tie, play another round. At 0, you play a single round.</source>
        <translation>Wer zuerst so viele Punkte hat, gewinnt; bei Gleichstand folgt noch ein Spiel. Bei 0 entscheidet ein einzelnes Spiel.</translation>
    </message>
    <message>
        <source>a single round</source>
        <translation>ein einzelnes Spiel</translation>
    </message>
    <message>
        <source>One round: most points wins.</source>
        <translation>Ein Spiel: Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Someone is out</source>
        <translation>Jemand ist aus</translation>
    </message>
    <message>
        <source>Hole empty, no progress</source>
        <translation>Loch leer, kein Fortschritt</translation>
    </message>
    <message>
        <source>Someone went out</source>
        <translation>Jemand hat Schluss gemacht</translation>
    </message>
    <message>
        <source>Pond empty, no progress</source>
        <translation>Teich leer, kein Fortschritt</translation>
    </message>
    <message>
        <source>Everyone dead in the water</source>
        <translation>Alle auf dem Trockenen</translation>
    </message>
    <message>
        <source>Time until the fish is free</source>
        <translation>Zeit, bis der Fisch frei ist</translation>
    </message>
    <message>
        <source>High cards catch fish</source>
        <translation>Hohe Karten fischen</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>Can&apos;t write &quot;%1&quot;: %2. Nothing is lost; try another folder.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2. Nichts ist verloren; vielleicht geht es in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Tacklebox stores your games in that folder</source>
        <translation>in diesem Ordner speichert Tacklebox die Partien</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; doesn&apos;t exist.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a Tacklebox games file.</source>
        <translation>„%1“ ist keine Datei mit Partien.</translation>
    </message>
    <message>
        <source>Can&apos;t read &quot;%1&quot;.</source>
        <translation>„%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a single game. Open it with &quot;Open a recorded game&quot;.</source>
        <translation>„%1“ ist eine einzelne Partie; sie lässt sich mit „Aufgezeichnetes Spiel öffnen“ öffnen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is damaged or isn&apos;t a Tacklebox games file.</source>
        <translation>„%1“ ist beschädigt oder keine Datei mit Partien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was written by a newer version of Tacklebox.</source>
        <translation>„%1“ stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>Can&apos;t read &quot;%1&quot;: %2.</source>
        <translation>„%1“ lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no games.</source>
        <translation>In „%1“ sind keine Partien.</translation>
    </message>
</context>
<context>
    <name>GoFishPresenter</name>
    <message>
        <source>The pond is empty</source>
        <translation>Der Teich ist leer</translation>
    </message>
    <message>
        <source>Last asked for: %1</source>
        <translation>Fragte zuletzt nach: %1</translation>
    </message>
    <message>
        <source>To ask, drop a card on a player.</source>
        <translation>Zum Fragen zieh eine Karte auf einen Spieler.</translation>
    </message>
    <message>
        <source>Books are laid for you as soon as you hold four of a rank.</source>
        <translation>Quartette werden von selbst ausgelegt, sobald du vier von einem Wert hast.</translation>
    </message>
    <message>
        <source>First choose a rank in your hand.</source>
        <translation>Wähle zuerst einen Wert auf deiner Hand.</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n Quartett</numerusform>
            <numerusform>%n Quartette</numerusform>
        </translation>
    </message>
    <message>
        <source>Who do you ask for %1?</source>
        <translation>Wen fragst du nach %1?</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>&quot;Sevens!&quot;: a book</comment>
        <translation>%1!</translation>
    </message>
    <message numerus="yes">
        <source>Now: ask for %1; %n more make(s) a book.</source>
        <translation>
            <numerusform>Jetzt: danach fragen (%1); noch eine ist das Quartett.</numerusform>
            <numerusform>Jetzt: danach fragen (%1); noch %n sind das Quartett.</numerusform>
        </translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>hat keine Karten</translation>
    </message>
    <message>
        <source>%1, the only one</source>
        <comment>a card, and no other of its rank</comment>
        <translation>%1, die einzige davon</translation>
    </message>
    <message>
        <source>%1, one of %2 %3</source>
        <extracomment>A card and its rank in the plural: &quot;five of hearts, one of 2 fives&quot;</extracomment>
        <translation>%1, von den %3: %2</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>Frag noch einmal.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Choose a card, then a player.</source>
        <translation>Wähle eine Karte, dann jemanden zum Fragen.</translation>
    </message>
    <message>
        <source>You go fishing when the player you ask has none.</source>
        <translation>Angeln gehst du, wenn der Gefragte keine hat.</translation>
    </message>
</context>
<context>
    <name>GreatLakesPresenter</name>
    <message numerus="yes">
        <source>Now: as the highest of its suit, it can score at least %n point(s).</source>
        <translation>
            <numerusform>Jetzt: als höchste ihrer Farbe kann sie mindestens %n Punkt bringen.</numerusform>
            <numerusform>Jetzt: als höchste ihrer Farbe kann sie mindestens %n Punkte bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: it scores nothing, because this suit is closed to you.</source>
        <translation>Jetzt: bringt keinen Punkt, denn diese Farbe ist für dich gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>Now: fish out for %n point(s), or put it back.</source>
        <translation>
            <numerusform>Jetzt: für %n Punkt abfischen oder im See aussetzen.</numerusform>
            <numerusform>Jetzt: für %n Punkte abfischen oder im See aussetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>Everyone chooses first: drop a card on your choice.</source>
        <translation>Erst wählen alle: Zieh eine Karte auf deine Wahl.</translation>
    </message>
    <message>
        <source>Put the card into the lake: no point, but you can still fish out the suit later.</source>
        <translation>Setz die Karte im See aus: kein Punkt, aber die Farbe kannst du noch später abfischen.</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Crossed out: the suits you have fished out in this game.
If you win one again, the card goes straight into the lake.
The others may still fish it out.</source>
        <translation>Durchgestrichen: die Farben, die du in diesem Spiel abgefischt hast.
Behältst du wieder eine solche Karte, kommt sie gleich in den See.
Die anderen dürfen die Farbe noch abfischen.</translation>
    </message>
    <message>
        <source>Take that suit out of the lake; you can do so once per game for each suit.</source>
        <translation>Hol diese Farbe aus dem See; das geht mit jeder Farbe einmal im Spiel.</translation>
    </message>
    <message>
        <source>caught %1</source>
        <translation>%1 gefangen</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>, has fished out %1</source>
        <translation>, hat abgefischt: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between suits</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>drop a card</source>
        <translation>Karte hierher</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>A card, face down.</source>
        <translation>Eine verdeckte Karte.</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: fish out</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key: stock the lake</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Nobody asks for cards in this game.</source>
        <translation>In diesem Spiel fragt niemand nach Karten.</translation>
    </message>
    <message>
        <source>Fish out %1 (+1)</source>
        <comment>a suit</comment>
        <translation>%1 abfischen (+1)</translation>
    </message>
    <message>
        <source>Fish out %1 (+%2)</source>
        <comment>4 spades, which are as many points</comment>
        <translation>Abfischen: %1 (+%2)</translation>
    </message>
    <message>
        <source>Still to choose: %1.</source>
        <comment>one or several names</comment>
        <translation>Am Wählen: %1.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whose card it is</comment>
        <translation>Du</translation>
    </message>
    <message numerus="yes">
        <source>%n in the lake</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%n im See</numerusform>
            <numerusform>%n im See</numerusform>
        </translation>
    </message>
    <message>
        <source>Catch</source>
        <comment>what the one at the screen has caught; short</comment>
        <translation>Fang</translation>
    </message>
    <message>
        <source>%1, which you have fished out</source>
        <comment>a suit of the lake</comment>
        <translation>%1, von dir abgefischt</translation>
    </message>
    <message>
        <source>bright coins: fished out %1</source>
        <translation>helle Münzen: abgefischt %1</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>In den See setzen</translation>
    </message>
    <message>
        <source>%1, worth 14 in this round</source>
        <comment>an ace</comment>
        <translation>%1, zählt in dieser Runde 14</translation>
    </message>
    <message>
        <source>%1, suit closed</source>
        <comment>a card</comment>
        <translation>%1, Farbe gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n in the lake</source>
        <comment>a card, and how many of its suit</comment>
        <translation>
            <numerusform>%1, eine im See</numerusform>
            <numerusform>%1, %n im See</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, none in the lake</source>
        <comment>a card, and its suit</comment>
        <translation>%1, keine im See</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Wähle eine Karte.</translation>
    </message>
    <message>
        <source>The highest card of each suit stays with its player; the others go into the lake.</source>
        <translation>Die höchste Karte jeder Farbe bleibt liegen; die anderen kommen in den See.</translation>
    </message>
    <message>
        <source>Your last card was played for you.</source>
        <translation>Deine letzte Karte wurde für dich gespielt.</translation>
    </message>
    <message>
        <source>You can fish out each suit once per game.</source>
        <translation>Jede Farbe kannst du in einem Spiel einmal abfischen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the question</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Fish out %1 for %n point(s), or put your card back?</source>
        <comment>a suit</comment>
        <translation>
            <numerusform>%1 abfischen für einen Punkt oder deine Karte im See aussetzen?</numerusform>
            <numerusform>%1 abfischen für %n Punkte oder deine Karte im See aussetzen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Greetings</name>
    <message numerus="yes">
        <source>%n game(s) on the counter. Which one first?</source>
        <translation>
            <numerusform>%n Partie auf der Theke. Geht es weiter?</numerusform>
            <numerusform>%n Partien auf der Theke. Welche zuerst?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good to see you. %n day(s) without a card.</source>
        <translation>
            <numerusform>Schön, dass du da bist. %n Tag ohne Karten.</numerusform>
            <numerusform>Schön, dass du da bist. %n Tage ohne Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 in %3: that was close.</source>
        <comment>points and a game</comment>
        <translation>%1 zu %2 bei %3: Das war knapp.</translation>
    </message>
    <message>
        <source>A shared win in %1. Play it out?</source>
        <comment>a game</comment>
        <translation>Geteilter Sieg bei %1. Spielt ihr es aus?</translation>
    </message>
    <message>
        <source>One match played. The sea is full of them.</source>
        <translation>Eine Partie gespielt. Das Meer ist voll davon.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n match(es). A fine log.</source>
        <translation>
            <numerusform>Das macht %n Partie. Ein guter Anfang.</numerusform>
            <numerusform>Das macht %n Partien. Ein schönes Logbuch.</numerusform>
        </translation>
    </message>
    <message>
        <source>New here? Start with %1.</source>
        <comment>a game</comment>
        <translation>Neu hier? Fang mit %1 an.</translation>
    </message>
    <message>
        <source>Your game of %1 is still on the table.</source>
        <comment>a game</comment>
        <translation>Die Karten von %1 liegen noch auf dem Tisch.</translation>
    </message>
    <message>
        <source>Nobody&apos;s ahead in %1. Shall we settle it?</source>
        <comment>a game</comment>
        <translation>Bei %1 liegt niemand vorn. Klären wir das?</translation>
    </message>
    <message>
        <source>You&apos;re ahead in %1. I&apos;d keep going.</source>
        <comment>a game</comment>
        <translation>Bei %1 liegst du vorn. Ich würde weiterspielen.</translation>
    </message>
    <message>
        <source>I&apos;m ahead in %1. Coming?</source>
        <comment>a regular says about themselves; a game</comment>
        <translation>Bei %1 liege ich vorn. Kommst du?</translation>
    </message>
    <message>
        <source>%1 is ahead in %2. Not for long, I hope?</source>
        <comment>a name and a game</comment>
        <translation>%1 liegt bei %2 vorn. Doch nicht für immer, oder?</translation>
    </message>
    <message numerus="yes">
        <source>%1 has been waiting for %n day(s).</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1 wartet seit %n Tag.</numerusform>
            <numerusform>%1 wartet seit %n Tagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row. Who&apos;s going to stop you?</source>
        <translation>
            <numerusform>%n Sieg in Folge. Wer hält dich auf?</numerusform>
            <numerusform>%n Siege in Folge. Wer hält dich auf?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n losses in a row. A Minnow would be gentler.</source>
        <translation>
            <numerusform>%n Niederlage in Folge. Eine Elritze wäre sanfter.</numerusform>
            <numerusform>%n Niederlagen in Folge. Eine Elritze wäre sanfter.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won %1. Once more?</source>
        <comment>a game</comment>
        <translation>Bei %1 hast du gewonnen. Noch einmal?</translation>
    </message>
    <message>
        <source>I won our last %1. Want your revenge?</source>
        <comment>a regular says about themselves; a game</comment>
        <translation>Unser letztes %1 habe ich gewonnen. Revanche?</translation>
    </message>
    <message>
        <source>%1 won the last %2. Want your revenge?</source>
        <comment>a name and a game</comment>
        <translation>Das letzte %2 hat %1 gewonnen. Revanche?</translation>
    </message>
    <message>
        <source>Your %1 hand is where you left it.</source>
        <comment>a game</comment>
        <translation>Deine Karten von %1 liegen, wo du sie gelassen hast.</translation>
    </message>
    <message>
        <source>You won today&apos;s %1 deal. Send a friend the code!</source>
        <comment>a game</comment>
        <translation>Das heutige Blatt %1 hast du gewonnen. Schick einem Freund den Code!</translation>
    </message>
    <message>
        <source>Today&apos;s %1 deal got away. There&apos;s another tomorrow.</source>
        <comment>a game</comment>
        <translation>Das heutige Blatt %1 ist dir entwischt. Morgen gibt es ein neues.</translation>
    </message>
    <message>
        <source>You&apos;ve started today&apos;s %1 deal.</source>
        <comment>a game</comment>
        <translation>Das heutige Blatt %1 hast du angefangen.</translation>
    </message>
    <message>
        <source>Today&apos;s %1 deal is ready.</source>
        <comment>a game</comment>
        <translation>Das heutige Blatt %1 liegt bereit.</translation>
    </message>
    <message>
        <source>You haven&apos;t finished a match of %1 yet.</source>
        <comment>a game</comment>
        <translation>Eine Partie %1 hast du noch nie zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Pull up a crate. What shall we play?</source>
        <translation>Zieh dir eine Kiste heran. Was spielen wir?</translation>
    </message>
    <message>
        <source>You&apos;ve learned %1. Shall we play?</source>
        <comment>a game</comment>
        <translation>%1 kannst du jetzt. Spielen wir?</translation>
    </message>
    <message>
        <source>On your harbour chart for %1: %2</source>
        <comment>a game and a task</comment>
        <translation>Auf deiner Hafenkarte für %1: %2</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>Click each lit card, then &quot;%1&quot;.</source>
        <translation>Klick jede leuchtende Karte an, dann „%1“.</translation>
    </message>
    <message>
        <source>Tap each lit card, then &quot;%1&quot;.</source>
        <translation>Tippe jede leuchtende Karte an, dann „%1“.</translation>
    </message>
    <message>
        <source>Go to each lit card with the arrow keys and take it with Enter, then press %2 for &quot;%1&quot;.</source>
        <translation>Geh mit den Pfeiltasten zu jeder leuchtenden Karte und nimm sie mit der Eingabetaste, dann drück %2 für „%1“.</translation>
    </message>
    <message>
        <source>Click &quot;%1&quot;.</source>
        <translation>Klick auf „%1“.</translation>
    </message>
    <message>
        <source>Tap &quot;%1&quot;.</source>
        <translation>Tippe auf „%1“.</translation>
    </message>
    <message>
        <source>Press %2 for &quot;%1&quot;.</source>
        <translation>Drück %2 für „%1“.</translation>
    </message>
    <message>
        <source>Click the lit card, then %1; or drag it there.</source>
        <translation>Klick die leuchtende Karte an, dann %1; oder zieh sie dorthin.</translation>
    </message>
    <message>
        <source>Tap the lit card, then %1; or drag it there.</source>
        <translation>Tippe die leuchtende Karte an, dann %1; oder zieh sie dorthin.</translation>
    </message>
    <message>
        <source>Go to the lit card with the arrow keys and press Enter, then press %2 for %1.</source>
        <translation>Geh mit den Pfeiltasten zur leuchtenden Karte und drück die Eingabetaste, dann %2 für %1.</translation>
    </message>
    <message>
        <source>Drag the lit card to the lit place, or click both.</source>
        <translation>Zieh die leuchtende Karte auf die leuchtende Stelle, oder klick beide an.</translation>
    </message>
    <message>
        <source>Drag the lit card to the lit place, or tap both.</source>
        <translation>Zieh die leuchtende Karte auf die leuchtende Stelle, oder tippe beide an.</translation>
    </message>
    <message>
        <source>Go to the lit card with the arrow keys and press Enter, then go to the lit place with Tab and press Enter.</source>
        <translation>Geh mit den Pfeiltasten zur leuchtenden Karte und drück die Eingabetaste, dann mit Tab zur leuchtenden Stelle und wieder die Eingabetaste.</translation>
    </message>
    <message>
        <source>Click the lit card, then: %1.</source>
        <translation>Klick die leuchtende Karte an, dann: %1.</translation>
    </message>
    <message>
        <source>Tap the lit card, then: %1.</source>
        <translation>Tippe die leuchtende Karte an, dann: %1.</translation>
    </message>
    <message>
        <source>Double-click the lit card.</source>
        <translation>Klick doppelt auf die leuchtende Karte.</translation>
    </message>
    <message>
        <source>Tap the lit card twice.</source>
        <translation>Tippe zweimal auf die leuchtende Karte.</translation>
    </message>
    <message>
        <source>Go to the lit card with the arrow keys and press Enter.</source>
        <translation>Geh mit den Pfeiltasten zur leuchtenden Karte und drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>Click the lit place, then: %1.</source>
        <translation>Klick die leuchtende Stelle an, dann: %1.</translation>
    </message>
    <message>
        <source>Tap the lit place, then: %1.</source>
        <translation>Tippe die leuchtende Stelle an, dann: %1.</translation>
    </message>
    <message>
        <source>Click the lit place.</source>
        <translation>Klick die leuchtende Stelle an.</translation>
    </message>
    <message>
        <source>Tap the lit place.</source>
        <translation>Tippe die leuchtende Stelle an.</translation>
    </message>
    <message>
        <source>Go to the lit place with Tab and press Enter.</source>
        <translation>Geh mit Tab zur leuchtenden Stelle und drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>Click %1.</source>
        <translation>Klick %1 an.</translation>
    </message>
    <message>
        <source>Tap %1.</source>
        <translation>Tippe %1 an.</translation>
    </message>
    <message>
        <source>Press %2 for %1.</source>
        <translation>Drück %2 für %1.</translation>
    </message>
    <message>
        <source>Click %1, then: %2.</source>
        <translation>Klick %1 an, dann: %2.</translation>
    </message>
    <message>
        <source>Tap %1, then: %2.</source>
        <translation>Tippe %1 an, dann: %2.</translation>
    </message>
    <message>
        <source>Click the lit card, then &quot;%2&quot; beside %1.</source>
        <translation>Klick die leuchtende Karte an, dann „%2“ neben %1.</translation>
    </message>
    <message>
        <source>Tap the lit card, then &quot;%2&quot; beside %1.</source>
        <translation>Tippe die leuchtende Karte an, dann „%2“ neben %1.</translation>
    </message>
    <message>
        <source>Go to a lit card with the arrow keys and press Enter, then go to the lit place with Tab and press Enter.</source>
        <translation>Geh mit den Pfeiltasten zu einer leuchtenden Karte und drück die Eingabetaste, dann mit Tab zur leuchtenden Stelle und wieder die Eingabetaste.</translation>
    </message>
    <message>
        <source>Drag a lit card to the lit place, or tap both.</source>
        <translation>Zieh eine leuchtende Karte auf die leuchtende Stelle, oder tippe beide an.</translation>
    </message>
    <message>
        <source>Drag a lit card to the lit place, or click both.</source>
        <translation>Zieh eine leuchtende Karte auf die leuchtende Stelle, oder klick beide an.</translation>
    </message>
    <message>
        <source>Tap a lit card, then &quot;%2&quot; beside %1.</source>
        <translation>Tippe eine leuchtende Karte an, dann „%2“ neben %1.</translation>
    </message>
    <message>
        <source>Click a lit card, then &quot;%2&quot; beside %1.</source>
        <translation>Klick eine leuchtende Karte an, dann „%2“ neben %1.</translation>
    </message>
    <message>
        <source>Go to a lit card with the arrow keys and press Enter, then press %2 for %1.</source>
        <translation>Geh mit den Pfeiltasten zu einer leuchtenden Karte und drück die Eingabetaste, dann %2 für %1.</translation>
    </message>
    <message>
        <source>Tap a lit card, then %1; or drag it there.</source>
        <translation>Tippe eine leuchtende Karte an, dann %1; oder zieh sie dorthin.</translation>
    </message>
    <message>
        <source>Click a lit card, then %1; or drag it there.</source>
        <translation>Klick eine leuchtende Karte an, dann %1; oder zieh sie dorthin.</translation>
    </message>
    <message>
        <source>Click &quot;%2&quot; beside %1.</source>
        <translation>Klick „%2“ neben %1 an.</translation>
    </message>
    <message>
        <source>Tap &quot;%2&quot; beside %1.</source>
        <translation>Tippe „%2“ neben %1 an.</translation>
    </message>
    <message>
        <source>%1 By keys: %2</source>
        <comment>two sentences: how a move is made by mouse, and by keys</comment>
        <translation>%1 Mit Tasten: %2</translation>
    </message>
    <message>
        <source>Go to a lit card with the arrow keys and press Enter, press %2 for %1, then choose: %3.</source>
        <comment>a player, the key, an option</comment>
        <translation>Geh mit den Pfeiltasten zu einer leuchtenden Karte und drück die Eingabetaste, dann %2 für %1, und wähle: %3.</translation>
    </message>
    <message>
        <source>Go to a lit card with the arrow keys and press Enter, press %2 for %1, then %4 for %3.</source>
        <comment>a player, the key, an option, its key</comment>
        <translation>Geh mit den Pfeiltasten zu einer leuchtenden Karte und drück die Eingabetaste, dann %2 für %1, dann %4 für: %3.</translation>
    </message>
    <message>
        <source>Go to the lit card with the arrow keys and press Enter, press %2 for %1, then choose: %3.</source>
        <comment>a player, the key, an option</comment>
        <translation>Geh mit den Pfeiltasten zur leuchtenden Karte und drück die Eingabetaste, dann %2 für %1, und wähle: %3.</translation>
    </message>
    <message>
        <source>Go to the lit card with the arrow keys and press Enter, press %2 for %1, then %4 for %3.</source>
        <comment>a player, the key, an option, its key</comment>
        <translation>Geh mit den Pfeiltasten zur leuchtenden Karte und drück die Eingabetaste, dann %2 für %1, dann %4 für: %3.</translation>
    </message>
    <message>
        <source>Press %2 for %1, then choose: %3.</source>
        <comment>a player, the key, an option</comment>
        <translation>Drück %2 für %1, und wähle: %3.</translation>
    </message>
    <message>
        <source>Press %2 for %1, then %4 for %3.</source>
        <comment>a player, the key, an option, its key</comment>
        <translation>Drück %2 für %1, dann %4 für: %3.</translation>
    </message>
    <message>
        <source>Then choose: %1.</source>
        <comment>an option</comment>
        <translation>Wähle: %1.</translation>
    </message>
    <message>
        <source>Then %2 for %1.</source>
        <comment>an option, and its key</comment>
        <translation>Dann %2 für: %1.</translation>
    </message>
    <message>
        <source>Go to the lit card with the arrow keys and press Enter, then choose: %1.</source>
        <comment>an option</comment>
        <translation>Geh mit den Pfeiltasten zur leuchtenden Karte und drück die Eingabetaste, und wähle: %1.</translation>
    </message>
    <message>
        <source>Go to the lit card with the arrow keys and press Enter, then %2 for %1.</source>
        <comment>an option, and its key</comment>
        <translation>Geh mit den Pfeiltasten zur leuchtenden Karte und drück die Eingabetaste, dann %2 für: %1.</translation>
    </message>
    <message>
        <source>Go to the lit place with Tab and press Enter, then choose: %1.</source>
        <comment>an option</comment>
        <translation>Geh mit Tab zur leuchtenden Stelle und drück die Eingabetaste, und wähle: %1.</translation>
    </message>
    <message>
        <source>Go to the lit place with Tab and press Enter, then %2 for %1.</source>
        <comment>an option, and its key</comment>
        <translation>Geh mit Tab zur leuchtenden Stelle und drück die Eingabetaste, dann %2 für: %1.</translation>
    </message>
    <message>
        <source>Choose %1. %2</source>
        <comment>a card or several, and a sentence</comment>
        <translation>Leuchtend: %1. %2</translation>
    </message>
</context>
<context>
    <name>HarbourDialog</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>%1: %2 of %3 stars</source>
        <comment>a game</comment>
        <translation>%1: %2 von %3 Sternen</translation>
    </message>
    <message>
        <source>Harbour chart</source>
        <translation>Hafenkarte</translation>
    </message>
    <message>
        <source>%1 of %2 stars. Three tasks make a star; do them in any order.</source>
        <translation>%1 von %2 Sternen. Drei Aufgaben ergeben einen Stern; die Reihenfolge ist egal.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) done on your harbour chart: %1 of %2 now.</source>
        <translation>
            <numerusform>%n Aufgabe auf deiner Hafenkarte erledigt: jetzt %1 von %2.</numerusform>
            <numerusform>%n Aufgaben auf deiner Hafenkarte erledigt: jetzt %1 von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done on your harbour chart: %1 That makes %2 of %3.</source>
        <comment>a task in a sentence, and numbers</comment>
        <translation>Auf deiner Hafenkarte erledigt: %1 Damit sind es %2 von %3.</translation>
    </message>
</context>
<context>
    <name>HistoryActions</name>
    <message>
        <source>tacklebox-games.csv</source>
        <comment>a file&apos;s name</comment>
        <translation>tacklebox-partien.csv</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Alle Partien exportieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Reading the file ...</source>
        <translation>Die Datei wird gelesen ...</translation>
    </message>
    <message>
        <source>Save all past games as a spreadsheet</source>
        <translation>Alle gespielten Partien als Tabelle speichern</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Can&apos;t write &quot;%1&quot;: %2. Nothing is lost; try another folder.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2. Nichts ist verloren; vielleicht geht es in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Delete past games?</source>
        <translation>Gespielte Partien löschen?</translation>
    </message>
    <message>
        <source>Delete all statistics and past games?</source>
        <translation>Die ganze Statistik und alle gespielten Partien löschen?</translation>
    </message>
    <message numerus="yes">
        <source>This permanently deletes %n finished game(s) and their statistics.</source>
        <translation>
            <numerusform>Damit wird %n beendete Partie samt Statistik endgültig gelöscht.</numerusform>
            <numerusform>Damit werden %n beendete Partien samt Statistik endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest is from %1, the newest from %2.</source>
        <translation>Die älteste ist vom %1, die neueste vom %2.</translation>
    </message>
    <message>
        <source>Unfinished games and saved files stay.</source>
        <translation>Unbeendete Partien und gespeicherte Dateien bleiben.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Save as spreadsheet first ...</source>
        <translation>Erst als Tabelle speichern ...</translation>
    </message>
    <message>
        <source>Game files (*%1)</source>
        <translation>Dateien mit Partien (*%1)</translation>
    </message>
    <message>
        <source>There are no games to export yet.</source>
        <translation>Es gibt noch keine Partien, die man exportieren könnte.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n game(s) to &quot;%1&quot;, finished and unfinished. Use &quot;Import games&quot; to open them on another computer.</source>
        <translation>
            <numerusform>%n Partie liegt jetzt auch in „%1“. Auf einem anderen Rechner holt „Partien importieren“ sie herein.</numerusform>
            <numerusform>%n Partien liegen jetzt auch in „%1“, fertige und unfertige. Auf einem anderen Rechner holt „Partien importieren“ sie herein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game files (*%1 *.db);;All files (*)</source>
        <translation>Dateien mit Partien (*%1 *.db);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Importing games ...</source>
        <translation>Partien werden importiert ...</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n game(s).</source>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Updated %n game(s) that had been played further there.</source>
        <translation>
            <numerusform>%n Partie war dort weiter gespielt und geht jetzt von dort aus weiter.</numerusform>
            <numerusform>%n Partien waren dort weiter gespielt und gehen jetzt von dort aus weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n game(s) you already have.</source>
        <translation>
            <numerusform>%n Partie war schon hier.</numerusform>
            <numerusform>%n Partien waren schon hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last moves of %n game(s) can&apos;t be read.</source>
        <translation>
            <numerusform>Von %n Partie waren die letzten Züge nicht zu lesen.</numerusform>
            <numerusform>Von %n Partien waren die letzten Züge nicht zu lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be read.</source>
        <translation>
            <numerusform>%n Partie war nicht zu lesen.</numerusform>
            <numerusform>%n Partien waren nicht zu lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import stopped early. You can import the same file again to get the rest.</source>
        <translation>Der Import wurde abgebrochen. Du kannst dieselbe Datei noch einmal importieren, um den Rest zu holen.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>&amp;Save as file ...</source>
        <translation>Als &amp;Datei speichern ...</translation>
    </message>
    <message>
        <source>S&amp;tatistics ...</source>
        <translation>S&amp;tatistik ...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Diese Partie speichern</translation>
    </message>
    <message>
        <source>Recorded games (*.tacklebox)</source>
        <translation>Aufgezeichnete Partien (*.tacklebox)</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a page of a dialog</comment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Filters and details</source>
        <comment>a page of a dialog</comment>
        <translation>Auswahl und Einzelheiten</translation>
    </message>
    <message>
        <source>Save all as spreadsh&amp;eet ...</source>
        <translation>Alles als Ta&amp;belle speichern ...</translation>
    </message>
    <message>
        <source>Delete &amp;all ...</source>
        <translation>All&amp;es löschen ...</translation>
    </message>
    <message>
        <source>No games match. Change the filters or clear the search.</source>
        <translation>Keine passenden Partien. Ändere die Filter oder leere die Suche.</translation>
    </message>
    <message>
        <source>This saved game no longer exists.</source>
        <translation>Diese gespeicherte Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This saved game is damaged: %1</source>
        <comment>how, in a sentence</comment>
        <translation>Diese gespeicherte Partie ist beschädigt: %1</translation>
    </message>
    <message>
        <source>Can&apos;t save the game there: %1</source>
        <translation>Die Partie lässt sich dort nicht speichern: %1</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Delete ...</source>
        <translation>&amp;Löschen ...</translation>
    </message>
    <message>
        <source>No games yet. Pick a poster in the lobby and play: your games are listed here, so you can resume or rewatch them.</source>
        <translation>Noch keine Partien. Wähle in der Lobby ein Plakat und spiel: Hier findest du deine Partien zum Weiterspielen oder Ansehen.</translation>
    </message>
    <message>
        <source>Searching all games ...</source>
        <translation>Alle Spiele werden durchsucht ...</translation>
    </message>
    <message>
        <source>Games aren&apos;t being saved right now (see the earlier message), so there are no past games to show.</source>
        <translation>Partien werden gerade nicht gespeichert (siehe die Meldung von vorhin), also gibt es keine früheren zu zeigen.</translation>
    </message>
    <message>
        <source>Resume an unfinished game or rewatch a finished one.</source>
        <translation>Setz eine unfertige Partie fort oder sieh eine fertige noch einmal an.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>M</source>
        <comment>sounds off or on</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>I</source>
        <comment>inspect, look closer</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>H</source>
        <comment>hold the bots</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>S</source>
        <comment>say how the table stands</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <comment>say the last turn again</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>W</source>
        <comment>say who asked whom for what</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>N</source>
        <comment>pass</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>A</source>
        <comment>all pass</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>N</source>
        <comment>new table</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>C</source>
        <comment>copies the code of the deal</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>W</source>
        <comment>watch</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the turning point</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>L</source>
        <comment>the log</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>D</source>
        <comment>what could I have done</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <comment>just play</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>A</source>
        <comment>a puzzle again</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Try a puzzle</source>
        <translation>Ein Rätsel versuchen</translation>
    </message>
    <message>
        <source>There is no lesson for this game.</source>
        <translation>Für dieses Spiel gibt es keine Lektion.</translation>
    </message>
    <message>
        <source>Skip this part</source>
        <translation>Teil überspringen</translation>
    </message>
    <message>
        <source>You skipped: %1.</source>
        <comment>parts of a lesson</comment>
        <translation>Übersprungen: %1.</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Now you can play.</source>
        <translation>Jetzt kannst du spielen.</translation>
    </message>
    <message>
        <source>Play against minnows</source>
        <translation>Gegen Elritzen spielen</translation>
    </message>
    <message>
        <source>Part %1 of %2: %3</source>
        <translation>Teil %1 von %2: %3</translation>
    </message>
    <message>
        <source>Minnows are the easiest opponents. F1 shows the full rules; the Help menu has this lesson again.</source>
        <translation>Elritzen sind die leichtesten Gegner. F1 zeigt die ganzen Regeln; die Lektion gibt es im Menü Hilfe noch einmal.</translation>
    </message>
    <message>
        <source>&quot;Back&quot; plays this again.</source>
        <translation>„Zurück“ spielt das noch einmal.</translation>
    </message>
    <message>
        <source>Against minnows you play round the table, without a clock.</source>
        <translation>Gegen Elritzen spielst du reihum, ohne Uhr.</translation>
    </message>
    <message>
        <source>That works too.</source>
        <translation>Das geht auch.</translation>
    </message>
    <message>
        <source>You chose another move.</source>
        <translation>Ein anderer Zug.</translation>
    </message>
    <message>
        <source>The cards go back, and you try again.</source>
        <translation>Gleich liegen die Karten wieder wie vorher, und du versuchst es noch einmal.</translation>
    </message>
    <message>
        <source>Part %1 of %2: %3 (new cards)</source>
        <translation>Teil %1 von %2: %3 (neue Karten)</translation>
    </message>
    <message>
        <source>Now it&apos;s the others&apos; turn. Then we continue.</source>
        <translation>Nun sind die anderen dran. Dann geht es weiter.</translation>
    </message>
    <message>
        <source>The others have played.</source>
        <translation>Die anderen haben gespielt.</translation>
    </message>
    <message>
        <source>That was one game.</source>
        <translation>Das war ein Spiel.</translation>
    </message>
    <message>
        <source>After &quot;Go!&quot;, watch who dives. Every attack or protection restarts the clock.</source>
        <translation>Achte nach „Los!“ darauf, wer losschwimmt. Jeder Angriff und jeder Schutz stellt die Uhr neu.</translation>
    </message>
    <message>
        <source>Deal the next game</source>
        <translation>Nächstes Spiel geben</translation>
    </message>
    <message>
        <source>Press again to leave</source>
        <translation>Noch einmal drücken</translation>
    </message>
    <message>
        <source>Press Esc again to leave the lesson. Any other key continues it.</source>
        <translation>Noch einmal Esc verlässt die Lektion. Jede andere Taste setzt sie fort.</translation>
    </message>
    <message>
        <source>Not that one.</source>
        <translation>Hier ist etwas anderes gemeint.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Your %1 lesson is waiting at part %2.</source>
        <comment>a game</comment>
        <translation>Deine Lektion zu %1 wartet auf dich bei Teil %2.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weitermachen</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Game %1, %2: %3, won</source>
        <comment>number, date, score</comment>
        <translation>Partie %1, %2: %3, gewonnen</translation>
    </message>
    <message>
        <source>Game %1, %2: %3</source>
        <comment>number, date, score</comment>
        <translation>Partie %1, %2: %3</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nicht gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <translation>
            <numerusform>Mittel aus %n Partie</numerusform>
            <numerusform>Mittel aus %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>average %1</source>
        <comment>of all scores</comment>
        <translation>Mittel %1</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (F9)</source>
        <translation>Schließen (F9)</translation>
    </message>
</context>
<context>
    <name>LiveBar</name>
    <message>
        <source>%1: %2</source>
        <comment>a clock and what it shows</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LiveClock</name>
    <message>
        <source>%1×</source>
        <comment>speed of the clock</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds that are left</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Clock speed</source>
        <translation>Tempo der Uhr</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>A deal from a friend</source>
        <translation>Ein Blatt von Freunden</translation>
    </message>
    <message>
        <source>Today&apos;s deal: %1</source>
        <comment>a game</comment>
        <translation>Das heutige Blatt: %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <comment>a game</comment>
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>Enter or paste its code</source>
        <translation>Code eintippen oder einfügen</translation>
    </message>
    <message>
        <source>Everyone plays the same cards today, against two Perch. Your first result counts.</source>
        <translation>An diesem Tag haben alle dieselben Karten, gegen zwei Barsche. Das erste Ergebnis zählt.</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message numerus="yes">
        <source>%1 %n steps.</source>
        <comment>a turn in the talk</comment>
        <translation>
            <numerusform>%1 %n Schritt.</numerusform>
            <numerusform>%1 %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (later)</source>
        <comment>a line of the talk of a replay</comment>
        <translation>%1 (später)</translation>
    </message>
    <message>
        <source>%1 Expanded.</source>
        <comment>a turn in the talk, with its steps below</comment>
        <translation>%1 Aufgeklappt.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>There&apos;s no reason for this move.</source>
        <translation>Für diesen Zug gibt es keine Begründung.</translation>
    </message>
    <message>
        <source>Everything that happened; later moves are paler. Enter goes there.</source>
        <translation>Alles, was geschehen ist; blasser die Zeilen, die noch kommen. Die Eingabetaste führt dorthin.</translation>
    </message>
    <message>
        <source>What happened at the table, newest last. Enter gives a bot&apos;s reason, Right shows the steps of a turn, Left hides them.</source>
        <translation>Was am Tisch geschah, das Neueste zuletzt. Die Eingabetaste zeigt die Begründung eines Bots, Rechts die Schritte eines Zugs, Links verbirgt sie.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Keyboard</source>
        <translation>T&amp;astatur</translation>
    </message>
    <message>
        <source>Recovering your games ...</source>
        <translation>Deine Partien werden wiederhergestellt ...</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Lobby</source>
        <translation>&amp;Lobby</translation>
    </message>
    <message>
        <source>&amp;New table ...</source>
        <translation>&amp;Neuer Tisch ...</translation>
    </message>
    <message>
        <source>&amp;Open a recorded game ...</source>
        <translation>Aufgezeichnetes Spiel ö&amp;ffnen ...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Moves you can make</source>
        <translation>Deine möglichen &amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Stand</translation>
    </message>
    <message>
        <source>Standing &amp;orders</source>
        <translation>&amp;Daueraufträge</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Tempo der Karten</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Turbo</source>
        <translation>&amp;Turbo</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;All settings ...</source>
        <translation>&amp;Alle Einstellungen ...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;About Tacklebox</source>
        <translation>Ü&amp;ber Tacklebox</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large to be a recorded game.</source>
        <translation>„%1“ ist zu groß für ein aufgezeichnetes Spiel.</translation>
    </message>
    <message>
        <source>%1 - Tacklebox</source>
        <translation>%1 – Tacklebox</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Dieses Spiel verlassen?</translation>
    </message>
    <message>
        <source>Open a recorded game</source>
        <translation>Aufgezeichnetes Spiel öffnen</translation>
    </message>
    <message>
        <source>Recorded games (*.tacklebox *.json);;All files (*)</source>
        <translation>Aufgezeichnete Spiele (*.tacklebox *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Save this game as a file ...</source>
        <translation>Dieses Spiel als Datei &amp;speichern ...</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Dieses Spiel speichern</translation>
    </message>
    <message>
        <source>Recorded games (*.tacklebox)</source>
        <translation>Aufgezeichnete Spiele (*.tacklebox)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <comment>a file&apos;s name and what is wrong with it</comment>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Deal codes ...</source>
        <translation>Blatt&amp;codes ...</translation>
    </message>
    <message>
        <source>&amp;Watch it</source>
        <translation>An&amp;sehen</translation>
    </message>
    <message>
        <source>%1 (what if) - Tacklebox</source>
        <translation>%1 (Was wäre, wenn) - Tacklebox</translation>
    </message>
    <message>
        <source>%1 (replay) - Tacklebox</source>
        <translation>%1 (Aufzeichnung) - Tacklebox</translation>
    </message>
    <message>
        <source>Games pla&amp;yed ...</source>
        <translation>&amp;Gespielte Partien ...</translation>
    </message>
    <message>
        <source>Statisti&amp;cs ...</source>
        <translation>Statisti&amp;k ...</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder, not a recorded game.</source>
        <translation>„%1“ ist ein Ordner, kein aufgezeichnetes Spiel.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pipe or a device, not a recorded game.</source>
        <translation>„%1“ ist eine Pipe oder ein Gerät, kein aufgezeichnetes Spiel.</translation>
    </message>
    <message>
        <source>E&amp;xport all games ...</source>
        <translation>Alle Partien e&amp;xportieren ...</translation>
    </message>
    <message>
        <source>I&amp;mport games ...</source>
        <translation>Partien i&amp;mportieren ...</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Geräusche sind an.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Geräusche sind aus.</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Geräusche</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>was wäre, wenn</translation>
    </message>
    <message>
        <source>%1 (puzzles) - Tacklebox</source>
        <translation>%1 (Rätsel) - Tacklebox</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Learn to play · %1</source>
        <translation>Spielen lernen · %1</translation>
    </message>
    <message>
        <source>&amp;Learn this game</source>
        <translation>Dieses Spiel &amp;lernen</translation>
    </message>
    <message>
        <source>Spoken: everything, in brief.</source>
        <translation>Vorgelesen wird alles, aber kurz.</translation>
    </message>
    <message>
        <source>Spoken: only what concerns you.</source>
        <translation>Vorgelesen wird nur, was dich betrifft.</translation>
    </message>
    <message>
        <source>Spoken: everything.</source>
        <translation>Vorgelesen wird alles.</translation>
    </message>
    <message>
        <source>Screen reader &amp;detail</source>
        <translation>&amp;Vorlesen: mehr oder weniger</translation>
    </message>
    <message>
        <source>Can&apos;t open this table</source>
        <translation>Dieser Tisch lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>&amp;Pause or resume</source>
        <translation>&amp;Pause oder weiter</translation>
    </message>
    <message>
        <source>&amp;Hold or release the bots</source>
        <translation>Bots &amp;anhalten oder weiterspielen lassen</translation>
    </message>
    <message>
        <source>&amp;Log, moves and scores</source>
        <translation>Ver&amp;lauf, Züge und Stand</translation>
    </message>
    <message>
        <source>Can&apos;t read &quot;%1&quot;: %2</source>
        <translation>„%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>You&apos;re in the middle of %1. If you leave now, the game is lost.</source>
        <translation>Du bist mitten in einem Spiel: %1. Wenn du es jetzt verlässt, ist es weg.</translation>
    </message>
    <message>
        <source>Can&apos;t save the game there: %1</source>
        <translation>Das Spiel kann dort nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rückgäng&amp;ig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>There&apos;s no game to resume.</source>
        <translation>Es gibt kein Spiel, mit dem es weitergehen könnte.</translation>
    </message>
    <message>
        <source>&amp;Watch from the start</source>
        <translation>Von Anfang an anse&amp;hen</translation>
    </message>
    <message>
        <source>This game of %1 isn&apos;t finished. Continue playing, or watch it from the start?</source>
        <translation>Dieses Spiel ist noch nicht zu Ende: %1. Weiterspielen oder von Anfang an ansehen?</translation>
    </message>
    <message>
        <source>&amp;Continue playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>This game is no longer saved.</source>
        <translation>Dieses Spiel ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>Can&apos;t replay this game</source>
        <translation>Dieses Spiel lässt sich nicht ansehen</translation>
    </message>
    <message>
        <source>You can branch off from a game once it has finished.</source>
        <translation>Von einer Stelle eines Spiels aus kannst du weiterspielen, sobald dieses Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>The game of %1 last played %2 can&apos;t be resumed where you left it.</source>
        <comment>a game, and when</comment>
        <translation>Die Partie %1, zuletzt gespielt %2, lässt sich nicht dort fortsetzen, wo du sie verlassen hast.</translation>
    </message>
    <message>
        <source>You&apos;ll find it in the lobby, after the other unfinished games.</source>
        <comment>a damaged game</comment>
        <translation>Du findest sie in der Lobby hinter den anderen unbeendeten Partien.</translation>
    </message>
    <message>
        <source>The remaining unfinished games are damaged. The lobby shows what you can do.</source>
        <translation>Die übrigen unbeendeten Partien sind beschädigt. Was du tun kannst, zeigt die Lobby.</translation>
    </message>
    <message>
        <source>All unfinished games are open in other windows.</source>
        <translation>Alle unbeendeten Partien sind in anderen Fenstern offen.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Your game of %1 is saved. You&apos;ll find it in the lobby.</source>
        <translation>Deine Partie %1 ist gespeichert. Du findest sie in der Lobby.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; doesn&apos;t exist.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read &quot;%1&quot;.</source>
        <translation>Du darfst „%1“ nicht lesen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty, so it isn&apos;t a recorded game.</source>
        <translation>„%1“ ist leer, also kein aufgezeichnetes Spiel.</translation>
    </message>
    <message>
        <source>Your game of %1 can&apos;t be saved right now. Tacklebox keeps trying; if you quit before it succeeds, the game is lost.</source>
        <translation>Dein Spiel %1 lässt sich gerade nicht speichern. Tacklebox versucht es weiter; beendest du das Programm vorher, ist das Spiel verloren.</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Puzzl&amp;es ...</source>
        <translation>&amp;Rätsel ...</translation>
    </message>
    <message>
        <source>This game has no puzzles yet.</source>
        <translation>Für dieses Spiel gibt es noch keine Rätsel.</translation>
    </message>
    <message>
        <source>Can&apos;t start this lesson</source>
        <translation>Diese Lektion lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The &amp;coach&apos;s last tip</source>
        <translation>Was der Trainer zuletzt &amp;gesagt hat</translation>
    </message>
    <message>
        <source>&amp;Explain everything again</source>
        <translation>Alles noch einmal &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Quiet coach in your first game</source>
        <translation>Leiser &amp;Trainer im ersten Spiel</translation>
    </message>
    <message>
        <source>That&apos;s your result. Days in a row: %1.</source>
        <translation>Das Ergebnis zählt. Tage in Folge: %1.</translation>
    </message>
    <message>
        <source>That was practice. Only your first result counts.</source>
        <translation>Das war Übung. Nur dein erstes Ergebnis zählt.</translation>
    </message>
    <message>
        <source>The result of today&apos;s deal can&apos;t be undone.</source>
        <translation>Das Ergebnis des heutigen Blatts lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Today&apos;s deals ...</source>
        <translation>Blätter &amp;des Tages ...</translation>
    </message>
    <message>
        <source>Play to %1?</source>
        <comment>a usual target</comment>
        <translation>Bis %1 spielen?</translation>
    </message>
    <message>
        <source>Harbour ch&amp;art ...</source>
        <translation>Haf&amp;enkarte ...</translation>
    </message>
    <message>
        <source>The memory aid is off.</source>
        <translation>Die Merkhilfe ist aus.</translation>
    </message>
    <message>
        <source>Memory aid: what was asked.</source>
        <translation>Merkhilfe: was gefragt wurde.</translation>
    </message>
    <message>
        <source>Memory aid: what follows from the play.</source>
        <translation>Merkhilfe: was daraus folgt.</translation>
    </message>
    <message>
        <source>Memory &amp;aid</source>
        <translation>M&amp;erkhilfe</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>the memory aid</comment>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>What was &amp;asked</source>
        <translation>Was &amp;gefragt wurde</translation>
    </message>
    <message>
        <source>What &amp;follows from it</source>
        <translation>Was daraus &amp;folgt</translation>
    </message>
    <message>
        <source>&amp;Show or hide</source>
        <translation>&amp;Ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Lobby</translation>
    </message>
    <message>
        <source>How it was won</source>
        <translation>So kam es dazu</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Code teilen</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Copies the code of this match. Anyone who enters it gets the same cards.</source>
        <translation>Kopiert den Code dieser Partie. Wer ihn eintippt, bekommt dieselben Karten.</translation>
    </message>
    <message>
        <source>Same table; dealer: %1</source>
        <translation>Derselbe Tisch; jetzt gibt %1</translation>
    </message>
    <message>
        <source>Code copied: %1. Anyone who enters it gets the same cards.</source>
        <translation>Code kopiert: %1. Wer ihn eintippt, bekommt dieselben Karten.</translation>
    </message>
    <message>
        <source>Same table; you deal</source>
        <translation>Derselbe Tisch; jetzt gibst du</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copies your result and the code of the deal, to send to others.</source>
        <translation>Kopiert dein Ergebnis und den Code des Blatts, zum Verschicken.</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Ergebnis kopiert.</translation>
    </message>
</context>
<context>
    <name>MatchNews</name>
    <message numerus="yes">
        <source>%n wins in a row.</source>
        <translation>
            <numerusform>%n Sieg in Folge.</numerusform>
            <numerusform>%n Siege in Folge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n match(es) won.</source>
        <comment>a game, and how many</comment>
        <translation>
            <numerusform>%1: %2 von %n Partie gewonnen.</numerusform>
            <numerusform>%1: %2 von %n Partien gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first match of %1, and you won!</source>
        <translation>Deine erste Partie %1, und gleich gewonnen.</translation>
    </message>
    <message>
        <source>Your first match of %1. Your record starts here.</source>
        <translation>Deine erste Partie %1. Ab jetzt wird gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), your best match so far.</source>
        <translation>
            <numerusform>%n Punkt: deine beste Partie bisher.</numerusform>
            <numerusform>%n Punkte: deine beste Partie bisher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row, your longest streak yet.</source>
        <translation>
            <numerusform>%n Sieg in Folge, so viele wie noch nie.</numerusform>
            <numerusform>%n Siege in Folge, so viele wie noch nie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That ends your streak of %n wins.</source>
        <translation>
            <numerusform>Damit endet eine Serie von %n Sieg.</numerusform>
            <numerusform>Damit endet eine Serie von %n Siegen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemoryAid</name>
    <message>
        <source>asked for: %1</source>
        <comment>a player; cards</comment>
        <translation>hat gefragt nach: %1</translation>
    </message>
    <message>
        <source>gave away: %1</source>
        <comment>a player; cards</comment>
        <translation>hat abgegeben: %1</translation>
    </message>
    <message>
        <source>surely has: %1</source>
        <comment>a player; cards</comment>
        <translation>hat sicher: %1</translation>
    </message>
    <message>
        <source>surely hasn&apos;t: %1</source>
        <comment>a player; cards</comment>
        <translation>hat sicher nicht: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (ring)</source>
        <comment>asked for: sevens</comment>
        <translation>%1 (Ring)</translation>
    </message>
    <message>
        <source>%1 (arrow)</source>
        <comment>gave away: sevens</comment>
        <translation>%1 (Pfeil)</translation>
    </message>
    <message>
        <source>%1 (disc)</source>
        <comment>surely has: sevens</comment>
        <translation>%1 (Scheibe)</translation>
    </message>
    <message>
        <source>%1 (cross)</source>
        <comment>surely hasn&apos;t: sevens</comment>
        <translation>%1 (Kreuz)</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves you can make</source>
        <translation>Deine möglichen Züge</translation>
    </message>
    <message>
        <source>Type to find a move</source>
        <translation>Tippen, um einen Zug zu finden</translation>
    </message>
    <message>
        <source>Find a move</source>
        <translation>Zug finden</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves</source>
        <translation>
            <numerusform>%1 von %n Zug</numerusform>
            <numerusform>%1 von %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves have just changed. Look again, then press Enter.</source>
        <translation>Die Züge haben sich gerade geändert. Sieh noch einmal hin und drück dann die Eingabetaste.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Type part of a move. Enter plays the selected one.</source>
        <translation>Tipp Wörter eines Zuges. Die Eingabetaste spielt den markierten.</translation>
    </message>
    <message>
        <source>Enter plays the selected move. Type to find one.</source>
        <translation>Die Eingabetaste spielt den markierten Zug. Tippen findet einen.</translation>
    </message>
    <message>
        <source>You have nothing to do right now.</source>
        <translation>Gerade gibt es für dich nichts zu tun.</translation>
    </message>
    <message>
        <source>No moves match.</source>
        <translation>Kein Zug hat diese Wörter.</translation>
    </message>
</context>
<context>
    <name>NewTableDialog</name>
    <message>
        <source>New table: %1</source>
        <translation>Neuer Tisch: %1</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 is for %2.</source>
        <translation>%1 ist für %2.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>This code is for %1.</source>
        <comment>a game</comment>
        <translation>Dieser Code ist für %1.</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz dazu</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>seats</comment>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>D&amp;eal code:</source>
        <translation>&amp;Blattcode:</translation>
    </message>
    <message>
        <source>Deal code or number</source>
        <translation>Blattcode oder Zahl</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>That game doesn&apos;t exist.</source>
        <translation>So ein Spiel gibt es nicht.</translation>
    </message>
    <message>
        <source>Two players are called %1. Give them different names.</source>
        <translation>Zwei Spieler heißen %1. Gib ihnen verschiedene Namen.</translation>
    </message>
    <message>
        <source>Live is for one player against bots. Choose &quot;Round the table&quot;, or give the other seats to bots.</source>
        <translation>Live geht nur für einen Menschen gegen Bots. Wähle „Reihum“, oder setz nur einen Menschen an den Tisch.</translation>
    </message>
    <message>
        <source>A table needs at least one player who isn&apos;t a bot.</source>
        <translation>Mindestens ein Mensch muss am Tisch sitzen.</translation>
    </message>
    <message>
        <source>The same code or number always deals the same cards.</source>
        <translation>Derselbe Code oder dieselbe Nummer teilt wieder dieselben Karten aus.</translation>
    </message>
    <message>
        <source>The code has set the seats, first dealer and rules.</source>
        <translation>Der Code bestimmt Plätze, ersten Geber und Regeln.</translation>
    </message>
    <message>
        <source>You&apos;ve changed the seats, first dealer or rules of the code, so the cards will be different.</source>
        <translation>Du hast Plätze, ersten Geber oder Regeln des Codes geändert: Es werden andere Karten.</translation>
    </message>
    <message>
        <source>Leave it empty for a random deal.</source>
        <translation>Leer gelassen werden die Karten zufällig gegeben.</translation>
    </message>
    <message>
        <source>Click a portrait to change it.</source>
        <translation>Klick auf ein Gesicht, um es zu ändern.</translation>
    </message>
    <message>
        <source>&amp;Memory aid:</source>
        <translation>&amp;Merkhilfe:</translation>
    </message>
    <message>
        <source>off</source>
        <comment>the memory aid</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>what was asked</source>
        <translation>was gefragt wurde</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>was daraus folgt</translation>
    </message>
    <message>
        <source>Marks at the players what everybody can know. Counts as help.</source>
        <translation>Zeigt bei den anderen, was man am Tisch wissen kann. Zählt als Hilfe.</translation>
    </message>
</context>
<context>
    <name>OptionMenu</name>
    <message>
        <source>R</source>
        <comment>key for red</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key for yellow</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for green</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key for blue</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for purple</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>%1 (you hold one)</source>
        <translation>%1 (auf deiner Hand)</translation>
    </message>
    <message>
        <source>%1 - key %2</source>
        <comment>a choice and its key</comment>
        <translation>%1 – Taste %2</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a choice and a remark</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>Standing orders</source>
        <translation>Daueraufträge</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Frag mich</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Only if I would lose a card</source>
        <translation>Nur wenn ich eine Karte verlöre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>%1: asked for which number</source>
        <translation>%1: nach welcher Zahl gefragt</translation>
    </message>
    <message>
        <source>when asked for any number</source>
        <translation>bei jeder Zahl</translation>
    </message>
    <message>
        <source>only when asked for %1</source>
        <translation>nur bei der %1</translation>
    </message>
    <message>
        <source>Pass until somebody acts</source>
        <translation>Passen, bis sich etwas ändert</translation>
    </message>
    <message>
        <source>Against bots you&apos;re always asked, so there&apos;s nothing to set here.</source>
        <translation>Gegen Bots wirst du immer gefragt; hier gibt es nichts einzustellen.</translation>
    </message>
    <message>
        <source>Only the player at the screen can see their standing orders.</source>
        <translation>Daueraufträge sieht nur, wer gerade am Bildschirm sitzt.</translation>
    </message>
    <message>
        <source>This game has no reaction cards.</source>
        <translation>In diesem Spiel gibt es keine Karten, mit denen man reagiert.</translation>
    </message>
    <message>
        <source>%1, choose what happens while others have the screen. It applies whether or not you hold the card, so it never gives your hand away.</source>
        <translation>%1, wähle, was geschieht, während andere am Bildschirm sind. Das gilt, ob du die Karte hast oder nicht, damit nichts deine Hand verrät.</translation>
    </message>
    <message>
        <source>When you may act or pass</source>
        <translation>Wenn du handeln oder passen kannst</translation>
    </message>
</context>
<context>
    <name>PastFilters</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Search for a name, a level, a day ...</source>
        <translation>Name, Stärke oder Tag suchen ...</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle Personen</translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message>
        <source>what if</source>
        <comment>went on from within another game</comment>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>when</comment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>with or without</comment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>This game is no longer saved.</source>
        <translation>Dieses Spiel ist nicht mehr gespeichert.</translation>
    </message>
</context>
<context>
    <name>PastWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a bot and its level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Kein Sieger</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a game</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Shared</source>
        <comment>a win</comment>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 teilen den Sieg</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 (won)</source>
        <comment>a player and a score</comment>
        <translation>%1 %2 (gewonnen)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a score</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>: </source>
        <translation>: </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <comment>how deals ended</comment>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (bots: %2)</source>
        <comment>all players, and the level that all bots have</comment>
        <translation>%1 (Bots: %2)</translation>
    </message>
    <message>
        <source>Unknown game &quot;%1&quot;.</source>
        <translation>Unbekanntes Spiel „%1“.</translation>
    </message>
    <message>
        <source>This saved game is damaged: the players are missing.</source>
        <translation>Diese gespeicherte Partie ist beschädigt: Die Spieler fehlen.</translation>
    </message>
    <message>
        <source>This saved game is damaged: the date is missing.</source>
        <translation>Diese gespeicherte Partie ist beschädigt: Das Datum fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, started %2, ended %3</source>
        <comment>a game and two times</comment>
        <translation>%1, begonnen %2, beendet %3</translation>
    </message>
    <message>
        <source>A what-if: it branched off from another game and doesn&apos;t count in the statistics.</source>
        <translation>Was wäre, wenn: Die Partie zweigte von einer anderen ab und zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>memory aid or bots&apos; reasons shown</source>
        <translation>Merkhilfe oder Gründe gezeigt</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The clock is stopped. It restarts after &quot;Ready, set, go&quot;.</source>
        <translation>Die Uhr steht. Nach „Auf die Plätze, fertig, los“ läuft sie wieder.</translation>
    </message>
    <message>
        <source>The game waits for you.</source>
        <translation>Das Spiel wartet auf dich.</translation>
    </message>
</context>
<context>
    <name>PilesPanel</name>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: one card</source>
        <translation>%1: eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>one hidden card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden cards</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>Card shark</source>
        <translation>Kartenhai</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Wal</translation>
    </message>
    <message>
        <source>Blowfish</source>
        <translation>Kugelfisch</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Seestern</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Clownfisch</translation>
    </message>
    <message>
        <source>Barnacle</source>
        <translation>Seepocke</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Qualle</translation>
    </message>
    <message>
        <source>Shrimp</source>
        <translation>Garnele</translation>
    </message>
    <message>
        <source>Eel</source>
        <translation>Aal</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Krabbe</translation>
    </message>
    <message>
        <source>Dogfish</source>
        <translation>Hundshai</translation>
    </message>
    <message>
        <source>Hammerhead</source>
        <translation>Hammerhai</translation>
    </message>
    <message>
        <source>Flying fish</source>
        <translation>Fliegender Fisch</translation>
    </message>
    <message>
        <source>Game Warden</source>
        <translation>Game Warden</translation>
    </message>
    <message>
        <source>Dead Scuba Diver</source>
        <translation>Dead Scuba Diver</translation>
    </message>
    <message>
        <source>No Fishing</source>
        <translation>No Fishing</translation>
    </message>
    <message>
        <source>Glass Bottom Boat</source>
        <translation>Glass Bottom Boat</translation>
    </message>
    <message>
        <source>The Net</source>
        <translation>The Net</translation>
    </message>
    <message>
        <source>Two Fisted Fisherman</source>
        <translation>Two Fisted Fisherman</translation>
    </message>
    <message>
        <source>The Lure</source>
        <translation>The Lure</translation>
    </message>
    <message>
        <source>Divine Intervention</source>
        <translation>Divine Intervention</translation>
    </message>
    <message>
        <source>Mugger Croc</source>
        <translation>Mugger Croc</translation>
    </message>
    <message>
        <source>Snapper Snatch</source>
        <translation>Snapper Snatch</translation>
    </message>
    <message>
        <source>Mrs. Crabite</source>
        <translation>Mrs. Crabite</translation>
    </message>
    <message>
        <source>WTF Tax</source>
        <translation>WTF Tax</translation>
    </message>
    <message>
        <source>Communist Manifesto</source>
        <translation>Communist Manifesto</translation>
    </message>
    <message>
        <source>Elvis Effect</source>
        <translation>Elvis Effect</translation>
    </message>
    <message>
        <source>Beaver Buddha</source>
        <translation>Beaver Buddha</translation>
    </message>
    <message>
        <source>Ben Franklin</source>
        <translation>Ben Franklin</translation>
    </message>
    <message>
        <source>Zinger · %1 in hand</source>
        <translation>Zinger · %1 auf der Hand</translation>
    </message>
    <message numerus="yes">
        <source>Red · %n point(s)</source>
        <translation>
            <numerusform>Rot · %n Punkt</numerusform>
            <numerusform>Rot · %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green · %n point(s)</source>
        <translation>
            <numerusform>Grün · %n Punkt</numerusform>
            <numerusform>Grün · %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blue · %n point(s)</source>
        <translation>
            <numerusform>Blau · %n Punkt</numerusform>
            <numerusform>Blau · %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yellow · %n point(s)</source>
        <translation>
            <numerusform>Gelb · %n Punkt</numerusform>
            <numerusform>Gelb · %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purple · %n point(s)</source>
        <translation>
            <numerusform>Lila · %n Punkt</numerusform>
            <numerusform>Lila · %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlatinumFishPresenter</name>
    <message>
        <source>Now draw.</source>
        <translation>Zieh jetzt.</translation>
    </message>
    <message>
        <source>Choose a card to take its pair, or leave the rest.</source>
        <translation>Wähle eine Karte, um ihr Paar zu nehmen, oder lass den Rest liegen.</translation>
    </message>
    <message>
        <source>The deck has none of these. Ask anyone for a card, or nobody.</source>
        <translation>Nichts davon ist im Stapel. Frag jemanden nach einer Karte oder niemanden.</translation>
    </message>
    <message>
        <source>%1 draws next. Call for a shuffle?</source>
        <translation>%1 zieht gleich. „Mischen!“ rufen?</translation>
    </message>
    <message>
        <source>%1 may call for a shuffle first.</source>
        <translation>Vorher kann %1 mischen lassen.</translation>
    </message>
    <message>
        <source>That pair uses your last card: you get a new hand, and your turn ends.</source>
        <translation>Das Paar nimmt dir die letzte Karte: Du bekommst eine neue Hand, und dein Zug endet.</translation>
    </message>
    <message>
        <source>It waits for another of the %1; pairs are laid for you.</source>
        <translation>Sie wartet auf die zweite (%1); Paare werden für dich ausgelegt.</translation>
    </message>
    <message>
        <source>Now: ask a player for one of the %1.</source>
        <translation>Jetzt: frag jemanden nach der zweiten (%1).</translation>
    </message>
    <message>
        <source>Now: take one of the %1 from the deck to make a pair.</source>
        <translation>Jetzt: hol die zweite aus dem Stapel (%1), das ist ein Paar.</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>muss ziehen</translation>
    </message>
    <message>
        <source>Pairs are laid for you as soon as you hold two of a rank.</source>
        <translation>Paare werden für dich ausgelegt, sobald du zwei von einem Wert hast.</translation>
    </message>
    <message>
        <source>Only the %1 pairs with the discard pile.</source>
        <comment>a rank</comment>
        <translation>Zur Ablage passt nur diese Karte: %1.</translation>
    </message>
    <message>
        <source>You don&apos;t need a card to draw: click the deck or press %1.</source>
        <comment>a key</comment>
        <translation>Gezogen wird ohne Karte: Klick auf den Stapel oder drück %1.</translation>
    </message>
    <message>
        <source>Choose the %1 among the ranks, and the pair is laid for you.</source>
        <comment>a rank</comment>
        <translation>Wähle %1 bei den Werten, und das Paar wird für dich ausgelegt.</translation>
    </message>
    <message>
        <source>It was the deck&apos;s last card: that ends the round.</source>
        <translation>Es war die letzte Karte des Stapels: Damit endet das Spiel.</translation>
    </message>
    <message>
        <source>It makes a pair, and the deck is empty: that ends the round.</source>
        <translation>Sie bildet ein Paar, und der Stapel ist leer: Damit endet das Spiel.</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>Paare: %1</translation>
    </message>
    <message>
        <source>pairs a new hand</source>
        <translation>hat eine neue Hand</translation>
    </message>
    <message>
        <source>searches the deck</source>
        <translation>sucht im Stapel</translation>
    </message>
    <message>
        <source>may ask anyone</source>
        <translation>darf fragen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>%1 pairs with your %1</source>
        <comment>a rank</comment>
        <translation>mit deiner Hand: %1 und %1</translation>
    </message>
    <message>
        <source>1  Draw</source>
        <translation>1  Ziehen</translation>
    </message>
    <message>
        <source>2  Roll and search</source>
        <translation>2  Würfeln</translation>
    </message>
    <message>
        <source>3  Ask</source>
        <translation>3  Fragen</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <comment>two dice and their sum</comment>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>12: J, Q or K</source>
        <translation>12: J, Q oder K</translation>
    </message>
    <message>
        <source>11: J</source>
        <translation>11: J</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine da</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>A card, face down.</source>
        <translation>Eine verdeckte Karte.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: draw from the deck</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Draw from the deck. If the card pairs, you go again.</source>
        <translation>Zieh vom Stapel. Passt die Karte, geht es weiter.</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <comment>a rank, from the discard pile</comment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: take the discard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>It pairs with the one in your hand.</source>
        <translation>Sie passt zu einer Karte auf deiner Hand.</translation>
    </message>
    <message>
        <source>Shuffle!</source>
        <translation>Mischen!</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key: call for a shuffle</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>The deck was searched: you may have it shuffled.</source>
        <translation>Im Stapel wurde gesucht: Du darfst ihn mischen lassen.</translation>
    </message>
    <message>
        <source>The copy nearest the top of the deck.</source>
        <translation>Die Karte, die im Stapel am weitesten oben liegt.</translation>
    </message>
    <message>
        <source>Ask nobody</source>
        <translation>Niemanden fragen</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: ask nobody</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Your turn ends.</source>
        <translation>Dein Zug endet.</translation>
    </message>
    <message>
        <source>Leave the rest</source>
        <translation>Rest liegen lassen</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: leave the discard pile</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Pair nothing more from the discard pile.</source>
        <translation>Nimm nichts mehr von der Ablage.</translation>
    </message>
    <message>
        <source>The deck was searched: you may call for a shuffle.</source>
        <translation>Im Stapel wurde gesucht: Du darfst „Mischen!“ rufen.</translation>
    </message>
    <message>
        <source>The deck was searched: you may have it shuffled once.</source>
        <translation>Im Stapel wurde gesucht: Einmal darfst du ihn mischen lassen.</translation>
    </message>
    <message>
        <source>After a pair you draw again.</source>
        <translation>Nach einem Paar ziehst du noch einmal.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>ranks</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ranks</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation>Einen Moment ...</translation>
    </message>
    <message>
        <source>none left: %1</source>
        <comment>ranks</comment>
        <translation>keine mehr: %1</translation>
    </message>
    <message>
        <source>The ranks you may take</source>
        <translation>Die Werte, die du nehmen darfst</translation>
    </message>
    <message>
        <source>%1 makes a pair</source>
        <comment>a rank</comment>
        <translation>Ein Paar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs!</source>
        <translation>
            <numerusform>%n Paar!</numerusform>
            <numerusform>%n Paare!</numerusform>
        </translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>&quot;Sevens!&quot;: a pair</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>Now: it makes a pair with a card of the discard pile.</source>
        <translation>Jetzt: sie bildet ein Paar mit einer Karte der Ablage.</translation>
    </message>
    <message>
        <source>It makes a pair.</source>
        <translation>Sie bildet ein Paar.</translation>
    </message>
    <message>
        <source>No pair: that ends the turn.</source>
        <translation>Kein Paar: Damit endet der Zug.</translation>
    </message>
    <message>
        <source>%1: no pair</source>
        <comment>the rank of the top card</comment>
        <translation>%1: kein Paar</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pair</source>
        <translation>
            <numerusform>%n Karte passt</numerusform>
            <numerusform>%n Karten passen</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is shuffled</source>
        <translation>Der Stapel wird gemischt</translation>
    </message>
    <message>
        <source>There is no %1 on the discard pile.</source>
        <comment>a rank</comment>
        <translation>Auf der Ablage liegt kein Gegenstück: %1.</translation>
    </message>
    <message>
        <source>Take %1 (pair)</source>
        <comment>a rank, from the deck</comment>
        <translation>%1 nehmen (Paar)</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>a rank, from the deck</comment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>%1, pairs with the discard pile</source>
        <comment>a card</comment>
        <translation>%1, passt zum Ablagestapel</translation>
    </message>
    <message>
        <source>Draw again, or take the %1 that pairs with yours.</source>
        <comment>a rank</comment>
        <translation>Zieh noch einmal oder nimm die passende %1.</translation>
    </message>
    <message>
        <source>Your turn. Draw, or take the %1 that pairs with yours.</source>
        <comment>a rank</comment>
        <translation>Du bist dran. Zieh oder nimm die passende %1.</translation>
    </message>
    <message>
        <source>Draw again.</source>
        <translation>Zieh noch einmal.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Draw from the deck. Without a pair you roll the dice.</source>
        <translation>Zieh vom Stapel. Ohne Paar würfelst du.</translation>
    </message>
    <message>
        <source>%1 draws again.</source>
        <translation>%1 zieht noch einmal.</translation>
    </message>
    <message>
        <source>Take one: %1.</source>
        <comment>ranks</comment>
        <translation>Nimm eine: %1.</translation>
    </message>
    <message>
        <source>Without a pair it stays in your hand.</source>
        <translation>Ohne Paar bleibt sie auf deiner Hand.</translation>
    </message>
    <message>
        <source>%1 would make a pair. %2</source>
        <comment>ranks, and the question</comment>
        <translation>%1 gibt ein Paar. %2</translation>
    </message>
    <message>
        <source>Choose a player and a rank.</source>
        <translation>Wähle einen Mitspieler und einen Wert.</translation>
    </message>
    <message>
        <source>You have a new hand.</source>
        <translation>Du hast eine neue Hand.</translation>
    </message>
    <message>
        <source>Your %1 pairs with a discard.</source>
        <comment>ranks</comment>
        <translation>Passt zu einer abgelegten Karte: %1.</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message numerus="yes">
        <source>%1, about %n minute(s).</source>
        <comment>who may play</comment>
        <translation>
            <numerusform>%1, etwa %n Minute.</numerusform>
            <numerusform>%1, etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>players, from and to</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Players %1 · %2 min</source>
        <comment>on the tag of a game: &quot;2–6&quot;, 20</comment>
        <translation>%1 Spieler · %2 Min.</translation>
    </message>
    <message>
        <source>Puzzles solved: %1 of %2.</source>
        <translation>Gelöste Rätsel: %1 von %2.</translation>
    </message>
    <message>
        <source>Lesson done.</source>
        <comment>a game</comment>
        <translation>Gelernt.</translation>
    </message>
</context>
<context>
    <name>PosterShelf</name>
    <message>
        <source>New table ...</source>
        <translation>Neuer Tisch ...</translation>
    </message>
    <message>
        <source>New table: %1</source>
        <translation>Neuer Tisch: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>a game</comment>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Unfinished.</source>
        <translation>Unbeendet.</translation>
    </message>
    <message>
        <source>Unfinished: %1.</source>
        <comment>how the game stands</comment>
        <translation>Unbeendet: %1.</translation>
    </message>
    <message>
        <source>Last match: %1.</source>
        <comment>how it ended</comment>
        <translation>Letzte Partie: %1.</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nie gespielt</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Noch nie gespielt.</translation>
    </message>
</context>
<context>
    <name>PrivateFiles</name>
    <message>
        <source>it&apos;s a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>you don&apos;t have permission to write there</source>
        <translation>du darfst dort nicht schreiben</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and what they are asked</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pause.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <comment>a move</comment>
        <translation>Tipp: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>a move that ends as a question</comment>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Thinking about a hint ...</source>
        <translation>Der Tipp kommt gleich ...</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key and the answer that it gives</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stops the game and its clock</source>
        <translation>Hält das Spiel und die Uhr an</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Press Esc to resume.</source>
        <translation>Mit Esc geht es weiter.</translation>
    </message>
    <message>
        <source>What an expert would play here, and why</source>
        <translation>Was ein Könner hier spielen würde, und warum</translation>
    </message>
    <message>
        <source>Hint: pass.</source>
        <translation>Tipp: Lass weiterspielen.</translation>
    </message>
    <message>
        <source>The bots wait for you whenever you can act</source>
        <translation>Die Bots warten, sobald du etwas tun darfst</translation>
    </message>
    <message>
        <source>The bots will wait for you as soon as you can act. Press H again to let them play on.</source>
        <translation>Die Bots warten auf dich, sobald du etwas tun kannst. Mit H spielen sie weiter.</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>Again</source>
        <comment>a puzzle</comment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Log and scores</source>
        <translation>Verlauf und Stand</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Shows how long you take. There is no limit.</source>
        <translation>Zeigt, wie lange du brauchst. Es gibt keine Grenze.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Rätsel %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and its worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <comment>then the reason</comment>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>Not quite. The answer is: %2. %1</source>
        <comment>the reason, the answer</comment>
        <translation>Nicht ganz. Richtig ist: %2. %1</translation>
    </message>
    <message>
        <source>The numbers are your chances of winning the match.</source>
        <translation>Die Zahlen sind deine Chancen, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a key and an answer</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>puzzle</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 of %2, solved</source>
        <comment>puzzles</comment>
        <translation>%1 von %2, gelöst</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>puzzles</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>%1%</source>
        <comment>a chance</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
</context>
<context>
    <name>RainbowFishPresenter</name>
    <message>
        <source>Four cards from the hole, then a colour.</source>
        <translation>Vier Karten aus dem Angelloch, dann eine Farbe.</translation>
    </message>
    <message>
        <source>Stopped: the War Machine&apos;s player draws the cards.</source>
        <translation>Aufgehalten: Wer die War Machine spielt, zieht die Karten.</translation>
    </message>
    <message>
        <source>Two cards from the hole.</source>
        <translation>Zwei Karten aus dem Angelloch.</translation>
    </message>
    <message>
        <source>One card from the hole.</source>
        <translation>Eine Karte aus dem Angelloch.</translation>
    </message>
    <message>
        <source>No cards are given: go fishing.</source>
        <translation>Es gibt keine Karte: Geh angeln.</translation>
    </message>
    <message>
        <source>No cards are given, and the hole is empty.</source>
        <translation>Es gibt keine Karte, und das Angelloch ist leer.</translation>
    </message>
    <message>
        <source>Your turn. Nobody else has a card: discard a wild card.</source>
        <translation>Du bist dran. Sonst hat niemand Karten: Wirf eine Wild-Karte ab.</translation>
    </message>
    <message>
        <source>Now: it stops %1; the hole is empty.</source>
        <translation>Jetzt: sie hält %1 auf; das Angelloch ist leer.</translation>
    </message>
    <message>
        <source>Now: you keep your %1; the hole is empty.</source>
        <translation>Jetzt: du behältst deine %1; das Angelloch ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>Now: you draw %n card(s), and everyone gives you the colour you name.</source>
        <translation>
            <numerusform>Jetzt: du ziehst %n Karte, und alle geben dir die Farbe, die du nennst.</numerusform>
            <numerusform>Jetzt: du ziehst %n Karten, und alle geben dir die Farbe, die du nennst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: everyone gives you the colour you name; the hole is empty.</source>
        <translation>Jetzt: alle geben dir die Farbe, die du nennst; das Angelloch ist leer.</translation>
    </message>
    <message>
        <source>Now: you name a colour and a player; the hole is empty.</source>
        <translation>Jetzt: du nennst eine Farbe und wen du fragst; das Angelloch ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>Now: you draw %n card(s), and your turn continues.</source>
        <translation>
            <numerusform>Jetzt: du ziehst %n Karte und bist weiter dran.</numerusform>
            <numerusform>Jetzt: du ziehst %n Karten und bist weiter dran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: it does nothing, because the hole is empty.</source>
        <translation>Jetzt: sie bringt nichts, denn das Angelloch ist leer.</translation>
    </message>
    <message>
        <source>Now: you can only discard it, because nobody else has a card.</source>
        <translation>Jetzt: du kannst sie nur abwerfen, denn sonst hat niemand eine Karte.</translation>
    </message>
    <message>
        <source>The hole is empty</source>
        <translation>Das Angelloch ist leer</translation>
    </message>
    <message>
        <source>Last asked for: %1</source>
        <translation>Fragte zuletzt nach: %1</translation>
    </message>
    <message>
        <source>Use number cards to ask and to make sets of four.</source>
        <translation>Mit Zahlenkarten fragst du und bildest Quartette.</translation>
    </message>
    <message>
        <source>Special Set</source>
        <translation>Sondersatz</translation>
    </message>
    <message>
        <source>Special cards played</source>
        <translation>Gespielte Sonderkarten</translation>
    </message>
    <message>
        <source>Specials played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Aim it at a player, and name a colour.</source>
        <translation>Ziel damit auf einen Spieler und nenn eine Farbe.</translation>
    </message>
    <message>
        <source>Wild Draw 4: which colour, from whom?</source>
        <translation>Wild Draw 4: welche Farbe, von wem?</translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation>%1 fragt dich: %2?</translation>
    </message>
    <message>
        <source>%1 plays %2. Stop it with your War Machine?</source>
        <translation>%1 spielt: %2. Mit deinem War Machine aufhalten?</translation>
    </message>
    <message>
        <source>Lay a set before the turn passes?</source>
        <translation>Ein Quartett auslegen, bevor der Nächste dran ist?</translation>
    </message>
    <message>
        <source>You may also keep it for later.</source>
        <translation>Du kannst es auch für später behalten.</translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation>Einen Moment ...</translation>
    </message>
    <message>
        <source>Who do you ask for %1?</source>
        <translation>Wen fragst du nach %1?</translation>
    </message>
    <message>
        <source>over</source>
        <comment>left over: a card in hand beyond a set of four; very short</comment>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Reverse!</source>
        <translation>Reverse!</translation>
    </message>
    <message>
        <source>Whoever asked gives the cards instead.</source>
        <translation>Wer gefragt hat, gibt nun selbst die Karten her.</translation>
    </message>
    <message>
        <source>Skip!</source>
        <translation>Skip!</translation>
    </message>
    <message>
        <source>Wild!</source>
        <translation>Wild!</translation>
    </message>
    <message>
        <source>Downpour!</source>
        <translation>Downpour!</translation>
    </message>
    <message>
        <source>War Machine!</source>
        <translation>War Machine!</translation>
    </message>
    <message>
        <source>Draw 2!</source>
        <translation>Draw 2!</translation>
    </message>
    <message>
        <source>Wild Draw 4!</source>
        <translation>Wild Draw 4!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>&quot;Sevens!&quot;: a set</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>A Special Set!</source>
        <translation>Ein Sondersatz!</translation>
    </message>
    <message>
        <source>Now: %1 asks you for all your %2.</source>
        <translation>Jetzt: %1 fragt dich nach allen deinen %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now: four %1 can be laid as a set, %n point(s).</source>
        <translation>
            <numerusform>Jetzt: vier davon (%1) kannst du als Quartett auslegen, %n Punkt.</numerusform>
            <numerusform>Jetzt: vier davon (%1) kannst du als Quartett auslegen, %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: ask for %1; %n more make(s) a set.</source>
        <translation>
            <numerusform>Jetzt: danach fragen (%1); noch eine ist das Quartett.</numerusform>
            <numerusform>Jetzt: danach fragen (%1); noch %n sind das Quartett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: all your cards are laid as a Special Set, %n point(s).</source>
        <translation>
            <numerusform>Jetzt: alle deine Karten werden als Sondersatz ausgelegt, %n Punkt.</numerusform>
            <numerusform>Jetzt: alle deine Karten werden als Sondersatz ausgelegt, %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: you draw %n card(s), then you name a colour and a player.</source>
        <translation>
            <numerusform>Jetzt: du ziehst %n Karte, dann nennst du eine Farbe und wen du fragst.</numerusform>
            <numerusform>Jetzt: du ziehst %n Karten, dann nennst du eine Farbe und wen du fragst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: you keep your %1, and %2 goes fishing.</source>
        <translation>Jetzt: du behältst deine %1, und %2 geht angeln.</translation>
    </message>
    <message>
        <source>Now: you take all the %1 of %2.</source>
        <translation>Jetzt: du nimmst alle %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now: it stops %1, and you draw %n card(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>Jetzt: sie hält %1 auf, und du ziehst %n Karte.</numerusform>
            <numerusform>Jetzt: sie hält %1 auf, und du ziehst %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: name a colour and aim it at %1.</source>
        <extracomment>one or several players</extracomment>
        <translation>Jetzt: nenn eine Farbe und ziel auf %1.</translation>
    </message>
    <message>
        <source>%1 A War Machine could stop it.</source>
        <comment>what a card would do</comment>
        <translation>%1 Eine War Machine könnte das aufhalten.</translation>
    </message>
    <message>
        <source>%1, left over from a set</source>
        <comment>a card</comment>
        <translation>%1, übrig von einem Quartett</translation>
    </message>
    <message>
        <source>%1, the only one</source>
        <comment>a card, and no other of its number</comment>
        <translation>%1, die einzige davon</translation>
    </message>
    <message>
        <source>%1, one of %2 %3</source>
        <extracomment>A card and its number in the plural: &quot;red 5, one of 2 fives&quot;</extracomment>
        <translation>%1, von den %3: %2</translation>
    </message>
    <message>
        <source>Choose a player, then a colour.</source>
        <translation>Wähle einen Mitspieler, dann eine Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n of them.</source>
        <translation>
            <numerusform>Du hast eine davon.</numerusform>
            <numerusform>Du hast %n davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>Frag noch einmal.</translation>
    </message>
    <message>
        <source>Still your turn.</source>
        <translation>Du bist noch dran.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Choose a card, then a player.</source>
        <translation>Wähle eine Karte, dann jemanden zum Fragen.</translation>
    </message>
    <message>
        <source>You have no card to play: draw one.</source>
        <translation>Du kannst nichts spielen: Zieh eine Karte.</translation>
    </message>
    <message>
        <source>That ends your turn.</source>
        <translation>Das beendet deinen Zug.</translation>
    </message>
    <message>
        <source>Your turn. You have only special cards: lay them as a Special Set.</source>
        <translation>Du bist dran. Du hast nur Sonderkarten: Leg sie als Sondersatz aus.</translation>
    </message>
    <message>
        <source>Your turn. You have only special cards: play one.</source>
        <translation>Du bist dran. Du hast nur Sonderkarten: Spiel eine.</translation>
    </message>
    <message>
        <source>Your whole hand of special cards counts as one set, and you&apos;re out.</source>
        <translation>Deine ganze Hand aus Sonderkarten zählt als ein Satz; danach bist du ausgeschieden.</translation>
    </message>
    <message>
        <source>You keep your cards; the hole is empty.</source>
        <translation>Du behältst deine Karten; das Angelloch ist leer.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Lay down the %1</source>
        <translation>%1 auslegen</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for lay down</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Lays four cards of the number as a set.</source>
        <translation>Legt vier Karten dieser Zahl als Quartett aus.</translation>
    </message>
    <message>
        <source>Reverse: take theirs</source>
        <translation>Reverse: Karten nehmen</translation>
    </message>
    <message>
        <source>Skip: keep yours</source>
        <translation>Skip: Karten behalten</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key for playing a Reverse</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>You take all their cards of that number instead.</source>
        <translation>Stattdessen bekommst du alle Karten dieser Zahl von dem, der gefragt hat.</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for playing a Skip</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>You keep your cards, and they go fishing.</source>
        <translation>Du behältst deine Karten, und wer gefragt hat, geht angeln.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key for going fishing</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>None of your cards can be played; your turn ends.</source>
        <translation>Keine deiner Karten lässt sich spielen; dein Zug endet.</translation>
    </message>
    <message>
        <source>Lay the Special Set (+%1)</source>
        <translation>Sondersatz auslegen (+%1)</translation>
    </message>
    <message>
        <source>Give your %1</source>
        <translation>Deine %1 hergeben</translation>
    </message>
    <message>
        <source>They get all of them.</source>
        <translation>Wer gefragt hat, bekommt alle.</translation>
    </message>
    <message>
        <source>War Machine</source>
        <translation>War Machine</translation>
    </message>
    <message>
        <source>Z</source>
        <comment>key for a special card</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>The card has no effect, its player&apos;s turn ends, and you draw its cards.</source>
        <translation>Die Karte bleibt ohne Wirkung, der Zug ihres Spielers endet, und du ziehst die Karten.</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Durchgehen lassen</translation>
    </message>
    <message>
        <source>You keep your War Machine for another time.</source>
        <translation>Du hebst dein War Machine für später auf.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for ending the turn</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Lays nothing more.</source>
        <translation>Legt nichts mehr aus.</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for answering an ask</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key for letting it pass</comment>
        <translation>O</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>½×</source>
        <comment>speed of a replay</comment>
        <translation>½×</translation>
    </message>
    <message>
        <source>1×</source>
        <comment>speed of a replay</comment>
        <translation>1×</translation>
    </message>
    <message>
        <source>2×</source>
        <comment>speed of a replay</comment>
        <translation>2×</translation>
    </message>
    <message>
        <source>4×</source>
        <comment>speed of a replay</comment>
        <translation>4×</translation>
    </message>
    <message>
        <source>Fastest</source>
        <comment>speed of a replay</comment>
        <translation>Am schnellsten</translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Spectator</source>
        <comment>who sees what all at the table see</comment>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>a replay</comment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a replay</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>A move forward</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Log and scores</source>
        <translation>Verlauf und Stand</translation>
    </message>
    <message>
        <source>The log, the scores and the table in words</source>
        <translation>Der Verlauf, der Stand und der Tisch in Worten</translation>
    </message>
    <message>
        <source>View &amp;from:</source>
        <translation>Gesehen &amp;von:</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Only what everyone at the table could see</source>
        <translation>Was alle am Tisch sehen konnten, und nicht mehr</translation>
    </message>
    <message>
        <source>This game isn&apos;t finished: other hands stay hidden until it is.</source>
        <translation>Dieses Spiel läuft noch: Die Karten der anderen bleiben verdeckt, bis es zu Ende ist.</translation>
    </message>
    <message>
        <source>What if? Starts a new game from here; this one doesn&apos;t change.</source>
        <translation>Was wäre, wenn? Hier beginnt ein neues Spiel; dieses ändert sich nicht.</translation>
    </message>
    <message>
        <source>You can branch off from a game once it has finished.</source>
        <translation>Was wäre, wenn? Das geht erst, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>The game is over here. Go back at least one move to play on from there.</source>
        <translation>Hier ist das Spiel zu Ende. Geh mindestens einen Zug zurück, um von dort weiterzuspielen.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1: replay of a finished game.</source>
        <translation>%1: Aufzeichnung eines beendeten Spiels.</translation>
    </message>
    <message>
        <source>%1: replay of an unfinished game. Hidden hands stay hidden until it is over.</source>
        <translation>%1: Aufzeichnung eines laufenden Spiels. Verdeckte Karten bleiben verdeckt, bis es zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>–</source>
        <comment>a figure that would mean nothing</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>share of wins, wins, games</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>choose one game to see it</source>
        <translation>nur bei einem einzelnen Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n with help</source>
        <translation>
            <numerusform>%n mit Hilfe</numerusform>
            <numerusform>%n mit Hilfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Bester Stand</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>längste Folge: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a bar and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), oldest first.</source>
        <translation>
            <numerusform>%n Partie.</numerusform>
            <numerusform>%n Partien, die älteste zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose one player to see it</source>
        <translation>nur bei einer einzelnen Person</translation>
    </message>
    <message>
        <source>%1; an equal share is %2</source>
        <comment>two percentages</comment>
        <translation>%1; gleich verteilt wären %2</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Mittlerer Stand</translation>
    </message>
    <message>
        <source>Most asks in a turn</source>
        <translation>Meiste Fragen in einem Zug</translation>
    </message>
    <message>
        <source>no asks in this game</source>
        <translation>hier wird nicht gefragt</translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>players only</source>
        <comment>who sat at the table</comment>
        <translation>nur Personen</translation>
    </message>
    <message>
        <source>Average %1, best %2, latest %3.</source>
        <translation>Mittel %1, bester Stand %2, zuletzt %3.</translation>
    </message>
</context>
<context>
    <name>ResultList</name>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Quartette</translation>
    </message>
    <message>
        <source>Special Sets</source>
        <translation>Sondersätze</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Laid down</source>
        <translation>Ausgelegt</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>this game: %1</source>
        <translation>dieses Spiel: %1</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <comment>a number of rounds or games, and points</comment>
        <extracomment>The points of the winner and of the runner-up</extracomment>
        <translation>%1, %2 zu %3</translation>
    </message>
    <message>
        <source>You share the win with %1</source>
        <comment>one or several players</comment>
        <translation>Du teilst den Sieg mit %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>several players</comment>
        <translation>Geteilter Sieg: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <translation>
            <numerusform>%1. %2, %n Punkt</numerusform>
            <numerusform>%1. %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>laid: %1</source>
        <translation>ausgelegt: %1</translation>
    </message>
    <message>
        <source>left in hand: %1</source>
        <translation>auf der Hand: %1</translation>
    </message>
    <message numerus="yes">
        <source>You share the win with %n other(s)</source>
        <translation>
            <numerusform>Du teilst den Sieg mit %n anderen</numerusform>
            <numerusform>Du teilst den Sieg mit %n anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>Geteilter Sieg: %n Spieler</numerusform>
            <numerusform>Geteilter Sieg: %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, minus %n point(s)</source>
        <extracomment>A player&apos;s place in the match, their name, their points</extracomment>
        <translation>
            <numerusform>%1. %2, minus %n Punkt</numerusform>
            <numerusform>%1. %2, minus %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>sets: %1</source>
        <translation>Quartette: %1</translation>
    </message>
    <message>
        <source>special sets: %1</source>
        <translation>Sondersätze: %1</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Du gewinnst die Partie!</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <comment>one player</comment>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>this round: %1</source>
        <translation>dieses Spiel: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>This can&apos;t be analysed.</source>
        <translation>Das lässt sich nicht durchrechnen.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Deine Aussicht, die Partie zu gewinnen</translation>
    </message>
    <message>
        <source>What could I have done better?</source>
        <translation>Was hätte ich besser machen können?</translation>
    </message>
    <message>
        <source>Based only on what you could know, never on hidden cards.</source>
        <translation>Beurteilt nach dem, was du wissen konntest, nie nach verdeckten Karten.</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Replaying each of your choices many times, with hands that fit what you had seen. This takes a few seconds.</source>
        <translation>Jede deiner Entscheidungen wird viele Male weitergespielt, mit Karten, die zu allem passen, was du gesehen hattest. Das dauert einige Sekunden.</translation>
    </message>
    <message>
        <source>−%1%</source>
        <translation>−%1 %</translation>
    </message>
    <message>
        <source>It cost you %1%</source>
        <translation>Das kostete dich %1 %</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Von hier noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>There&apos;s no page about this.</source>
        <translation>Dazu gibt es hier keine Seite.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Teile der Regeln</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>&quot;%1&quot; already exists. Do you want to replace it?</source>
        <translation>„%1“ gibt es schon. Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>it&apos;s too long to be opened again</source>
        <translation>sie ist zu lang und ließe sich nicht wieder öffnen</translation>
    </message>
</context>
<context>
    <name>SavedGameCard</name>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <comment>when</comment>
        <translation>Zuletzt gespielt %1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <comment>a game</comment>
        <translation>%1 weiterspielen</translation>
    </message>
    <message>
        <source>%1, unfinished: %2</source>
        <comment>a game, and how it stands</comment>
        <translation>%1, unbeendet: %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>a game</comment>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Diese Partie löschen</translation>
    </message>
    <message>
        <source>Press Delete to delete it.</source>
        <translation>Entf löscht sie.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Delete ...</source>
        <translation>&amp;Löschen ...</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>the winner</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>%1, winner</source>
        <translation>%1, gewonnen</translation>
    </message>
    <message>
        <source>So far</source>
        <comment>what has been laid in the deal that is being played; a column</comment>
        <translation>Bisher</translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message>
        <source>Last round: %1</source>
        <translation>Das letzte Spiel: %1</translation>
    </message>
    <message>
        <source>Last game: %1</source>
        <translation>Das letzte Spiel: %1</translation>
    </message>
    <message>
        <source>Points are added when the game ends.</source>
        <translation>Punkte kommen dazu, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Points are added when the round ends.</source>
        <translation>Punkte kommen dazu, wenn das Spiel zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Name at seat %1</source>
        <translation>Name an Platz %1</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Portrait at seat %1</source>
        <translation>Gesicht an Platz %1</translation>
    </message>
    <message>
        <source>Choose a portrait</source>
        <translation>Ein Gesicht wählen</translation>
    </message>
    <message>
        <source>Choose a character for the bot</source>
        <translation>Eine Figur für den Bot wählen</translation>
    </message>
    <message>
        <source>No portrait</source>
        <translation>Kein Gesicht: ein Schwimmer</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>out</source>
        <comment>of a player nobody can aim at</comment>
        <translation>raus</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Guest</source>
        <comment>name of a person at the table who has given none</comment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>name of a further person at the table who has given none</comment>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>In the log, on lines with a question mark. Reasons can give cards away, so on a shared screen they always come afterwards.</source>
        <translation>Im Verlauf, an Zeilen mit einem Fragezeichen. Gründe können Karten verraten, deshalb kommen sie am geteilten Bildschirm immer erst hinterher.</translation>
    </message>
    <message>
        <source>afterwards</source>
        <translation>hinterher</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Answer for me</source>
        <translation>Für mich antworten</translation>
    </message>
    <message>
        <source>Strict secrecy</source>
        <translation>Strenge Geheimhaltung</translation>
    </message>
    <message>
        <source>Speed of the cards:</source>
        <translation>Tempo der Karten:</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>Off: no motion</source>
        <translation>Aus: keine Bewegung</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Very long</source>
        <translation>Sehr lang</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Time to act:</source>
        <translation>Bedenkzeit:</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed of the clock</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Schriftgröße:</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>Single letters are keys</source>
        <translation>Einzelne Buchstaben sind Tasten</translation>
    </message>
    <message>
        <source>A screen reader says:</source>
        <translation>Ein Bildschirmleser sagt:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Cards and asks:</source>
        <translation>Karten und Fragen:</translation>
    </message>
    <message>
        <source>Restore defaults ...</source>
        <translation>Voreinstellungen wiederherstellen ...</translation>
    </message>
    <message>
        <source>Restore defaults?</source>
        <translation>Voreinstellungen wiederherstellen?</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>High contrast:</source>
        <translation>Hoher Kontrast:</translation>
    </message>
    <message>
        <source>on</source>
        <comment>high contrast</comment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <comment>high contrast</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Scenery</source>
        <translation>Kulisse</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Bots talk</source>
        <translation>Bots reden</translation>
    </message>
    <message>
        <source>No hurry. The tide waits for nobody, but I do.</source>
        <translation>Keine Eile. Die Flut wartet auf niemanden, ich schon.</translation>
    </message>
    <message>
        <source>Louder? LOUDER!</source>
        <translation>Lauter? LAUTER!</translation>
    </message>
    <message>
        <source>House rules are rules, my friend.</source>
        <translation>Hausregeln sind auch Regeln, mein Freund.</translation>
    </message>
    <message>
        <source>I ask about everything. Nobody minds.</source>
        <translation>Ich frage nach allem. Das stört keinen.</translation>
    </message>
    <message>
        <source>Speed of the clock:</source>
        <translation>Tempo der Uhr:</translation>
    </message>
    <message>
        <source>Hide my cards after my turn:</source>
        <translation>Meine Karten nach dem Zug verdecken:</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <comment>seconds</comment>
        <translation>nach %1 s</translation>
    </message>
    <message>
        <source>when I press Done</source>
        <translation>wenn ich „Fertig“ drücke</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>everything, in brief</source>
        <translation>alles, aber kurz</translation>
    </message>
    <message>
        <source>only what concerns me</source>
        <translation>nur was mich betrifft</translation>
    </message>
    <message>
        <source>Lay down sets for me</source>
        <translation>Für mich auslegen</translation>
    </message>
    <message>
        <source>Lays down complete sets and baskets as soon as the rules allow.</source>
        <translation>Legt volle Quartette und Körbe aus, sobald die Regeln es erlauben.</translation>
    </message>
    <message>
        <source>Answers without asking when you have no choice.</source>
        <translation>Antwortet ohne Rückfrage, wo du keine Wahl hast.</translation>
    </message>
    <message>
        <source>Ask me only if a reaction card could help</source>
        <translation>Frag mich nur, wenn eine Reaktionskarte helfen könnte</translation>
    </message>
    <message>
        <source>Against bots, with &quot;Answer for me&quot; on. Turn this off to bluff.</source>
        <translation>Gegen Bots und nur mit „Für mich antworten“. Schalte es aus, wenn du bluffen willst.</translation>
    </message>
    <message>
        <source>Skip me if I can only pass</source>
        <translation>Überspring mich, wenn ich nur passen kann</translation>
    </message>
    <message>
        <source>On a shared screen, pass it on at every ask, whatever the standing orders say.</source>
        <translation>Am geteilten Bildschirm: bei jeder Frage weitergeben, was auch immer die Daueraufträge sagen.</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Züge bestätigen</translation>
    </message>
    <message>
        <source>Press twice to make a move, so you can&apos;t ask by accident.</source>
        <translation>Ein Zug braucht einen zweiten Druck, damit du nicht aus Versehen fragst.</translation>
    </message>
    <message>
        <source>Show my cards with one press</source>
        <translation>Meine Karten auf einen Druck zeigen</translation>
    </message>
    <message>
        <source>When you take over the screen, press instead of holding.</source>
        <translation>Beim Übernehmen des Bildschirms: drücken statt gedrückt halten.</translation>
    </message>
    <message>
        <source>Cards fade in and out instead of flying.</source>
        <translation>Karten blenden ein und aus, statt zu fliegen.</translation>
    </message>
    <message>
        <source>Pause between bots:</source>
        <translation>Pause zwischen zwei Bots:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Mute while passing the screen</source>
        <translation>Ton aus beim Weitergeben des Bildschirms</translation>
    </message>
    <message>
        <source>F goes fishing, 1 to 7 choose a player, and so on. When off, use the list of moves, Tab, Enter and Space.</source>
        <translation>F geht angeln, 1 bis 7 wählen einen Spieler und so fort. Ausgeschaltet: Liste der Züge, Tabulator, Eingabetaste und Leertaste.</translation>
    </message>
    <message>
        <source>The log has every sentence.</source>
        <translation>Im Verlauf steht jeder Satz.</translation>
    </message>
    <message>
        <source>Bots explain their moves:</source>
        <translation>Bots begründen ihre Züge:</translation>
    </message>
    <message>
        <source>right away</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Press M at the table to turn sounds off or on.</source>
        <translation>M schaltet sie am Tisch aus und an.</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>Ergebnisse:</translation>
    </message>
    <message>
        <source>Ambience:</source>
        <translation>Umgebung:</translation>
    </message>
    <message>
        <source>These apply to every table, right away.</source>
        <translation>Sie gelten an jedem Tisch, und sofort.</translation>
    </message>
    <message>
        <source>Restore all settings to their defaults?</source>
        <translation>Alle Einstellungen auf die Voreinstellungen zurücksetzen?</translation>
    </message>
    <message>
        <source>You lose your changes on every page. Only the language stays.</source>
        <translation>Deine Änderungen auf allen Seiten gehen verloren. Nur die Sprache bleibt.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Der Raum</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>wie im System</translation>
    </message>
    <message>
        <source>Black background, white outlines.</source>
        <translation>Schwarzer Grund, weiße Umrisse.</translation>
    </message>
    <message>
        <source>When off, a plain background in the game&apos;s colour.</source>
        <translation>Ausgeschaltet: einfacher Grund in der Farbe des Spiels.</translation>
    </message>
    <message>
        <source>Standard playing cards</source>
        <translation>Standardkarten</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>With one big pip instead of many.</source>
        <translation>Mit einem großen Zeichen statt vieler.</translation>
    </message>
    <message>
        <source>Blue diamonds, green clubs.</source>
        <translation>Karo blau, Kreuz grün.</translation>
    </message>
    <message>
        <source>Speed and motion</source>
        <translation>Tempo und Bewegung</translation>
    </message>
    <message>
        <source>How fast cards move.</source>
        <translation>Wie schnell sich Karten bewegen.</translation>
    </message>
    <message>
        <source>Gives you time to follow every ask.</source>
        <translation>Damit du verfolgen kannst, wer wen wonach fragt.</translation>
    </message>
    <message>
        <source>So that nobody hears what the others do.</source>
        <translation>Damit niemand hört, was die anderen tun.</translation>
    </message>
    <message>
        <source>Help, chat and keys</source>
        <translation>Hilfe, Reden und Tasten</translation>
    </message>
    <message>
        <source>They comment on what happens to them, but never reveal their cards.</source>
        <translation>Sie kommentieren, was ihnen geschieht. Ihre Karten verraten sie nie.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Buttons on the left</source>
        <translation>Knöpfe links</translation>
    </message>
    <message>
        <source>For left-handed players: buttons on the left, news on the right.</source>
        <translation>Für Linkshänder: Knöpfe links, Neuigkeiten rechts.</translation>
    </message>
    <message>
        <source>In live %1, everyone passes if nobody acts for this long.</source>
        <comment>games with a clock</comment>
        <translation>%1 live: Tut so lange niemand etwas, passen alle.</translation>
    </message>
    <message>
        <source>%1, against bots.</source>
        <comment>games in which everybody is asked in turn</comment>
        <translation>%1, gegen Bots.</translation>
    </message>
    <message>
        <source>In live %1, slows down or speeds up the bots and the clock.</source>
        <comment>games with a clock</comment>
        <translation>%1 live: macht die Bots und die Uhr langsamer oder schneller.</translation>
    </message>
    <message>
        <source>On a shared screen. Done hides them at once.</source>
        <translation>Am geteilten Bildschirm. „Fertig“ verdeckt sie sofort.</translation>
    </message>
    <message>
        <source>Quiet table</source>
        <translation>Ruhiger Tisch</translation>
    </message>
    <message>
        <source>For children: no live play, no comments and calm faces.</source>
        <translation>Für Kinder: kein Spiel gegen die Uhr, keine Bemerkungen, ruhige Gesichter.</translation>
    </message>
    <message>
        <source>Memory aid:</source>
        <translation>Merkhilfe:</translation>
    </message>
    <message>
        <source>what was asked</source>
        <translation>was gefragt wurde</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>was daraus folgt</translation>
    </message>
    <message>
        <source>Marks at each opponent what everybody can know: what they asked for and gave away, and what they surely have or haven&apos;t.</source>
        <translation>Zeigt bei allen anderen, was man am Tisch wissen kann: wonach sie gefragt und was sie abgegeben haben, und was sie sicher haben oder nicht haben.</translation>
    </message>
    <message>
        <source>Draw and roll for me</source>
        <translation>Für mich ziehen und würfeln</translation>
    </message>
    <message>
        <source>When off, you go fishing and throw the dice yourself, but never at fast speed or against the clock.</source>
        <translation>Ausgeschaltet angelst und würfelst du selbst, nur nicht bei schnellem Tempo oder gegen die Uhr.</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>Your settings can&apos;t be saved in &quot;%1&quot;: %2. They apply until you quit.</source>
        <translation>Die Einstellungen lassen sich nicht in „%1“ speichern: %2. Sie gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>Some settings were invalid and have been reset: %1.</source>
        <translation>Einige Einstellungen waren ungültig und sind zurückgesetzt: %1.</translation>
    </message>
    <message>
        <source>Can&apos;t use the settings file &quot;%1&quot;. Tacklebox uses the defaults and won&apos;t save changes.</source>
        <translation>Die Einstellungen in „%1“ lassen sich nicht verwenden. Es gelten die Voreinstellungen, und Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It has been moved to &quot;%1&quot;, and the settings have been reset.</source>
        <translation>Die Datei mit den Einstellungen war beschädigt. Sie liegt nun unter „%1“, und die Einstellungen sind zurückgesetzt.</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>%1, %2 leads, %3 to %4</source>
        <comment>a round or game, a name, points</comment>
        <translation>%1, %2 führt, %3 zu %4</translation>
    </message>
    <message>
        <source>%1, you lead, %2 to %3</source>
        <comment>a round or game, points</comment>
        <translation>%1, du führst, %2 zu %3</translation>
    </message>
    <message>
        <source>%1, tied at %2</source>
        <comment>a round or game, and points of those who share the lead</comment>
        <translation>%1, gleichauf mit %2</translation>
    </message>
    <message>
        <source>%1, no points yet</source>
        <comment>a round or game</comment>
        <translation>%1, noch keine Punkte</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day of this year, as QDate::toString() reads it</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day, as QDate::toString() reads it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>nobody won %1</source>
        <comment>when</comment>
        <translation>%1 hat niemand gewonnen</translation>
    </message>
    <message>
        <source>%1 shared the win %2 with %3</source>
        <comment>names, when, points</comment>
        <translation>%1 teilten %2 den Sieg mit %3</translation>
    </message>
    <message>
        <source>%1 won %2, %3 to %4</source>
        <comment>a name, when, points</comment>
        <translation>%1 gewann %2, %3 zu %4</translation>
    </message>
    <message>
        <source>today, %1</source>
        <comment>a time</comment>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time</comment>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a weekday and a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a weekday</comment>
        <translation>am %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a date</comment>
        <translation>am %1</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Noch keine Punkte</translation>
    </message>
    <message>
        <source>You lead, %1 to %2</source>
        <comment>points</comment>
        <translation>Du führst, %1 zu %2</translation>
    </message>
    <message>
        <source>%1 leads, %2 to %3</source>
        <comment>a name, points</comment>
        <translation>%1 führt, %2 zu %3</translation>
    </message>
    <message>
        <source>lost %1, %2 to %3</source>
        <comment>a match: when, points</comment>
        <translation>%1 verloren, %2 zu %3</translation>
    </message>
    <message>
        <source>won %1, %2 to %3</source>
        <comment>a match: when, points</comment>
        <translation>%1 gewonnen, %2 zu %3</translation>
    </message>
    <message>
        <source>Played and won, %1 to %2</source>
        <comment>points</comment>
        <translation>Gespielt und gewonnen, %1 zu %2</translation>
    </message>
    <message>
        <source>Played and lost, %1 to %2</source>
        <comment>points</comment>
        <translation>Gespielt und verloren, %1 zu %2</translation>
    </message>
    <message>
        <source>Not played yet today</source>
        <translation>Heute noch nicht gespielt</translation>
    </message>
    <message>
        <source>Tied at %1</source>
        <comment>points of those who share the lead</comment>
        <translation>Gleichauf mit %1</translation>
    </message>
    <message>
        <source>shared the win %1, %2 each</source>
        <comment>a match: when, points</comment>
        <translation>%1 den Sieg geteilt, je %2</translation>
    </message>
    <message>
        <source>Started, not finished</source>
        <translation>Angefangen, noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Practice: the deal of %1. %2 against %3. %4 Only your first result on the day itself counts.</source>
        <comment>a date, a game, opponents, how to win as a sentence</comment>
        <translation>Übung: das Blatt vom %1. %2 gegen %3. %4 Nur dein erstes Ergebnis am selben Tag zählt.</translation>
    </message>
    <message>
        <source>Today&apos;s deal, %1. %2 against %3. %4 Your first result counts.</source>
        <comment>a date, a game, opponents, how to win as a sentence</comment>
        <translation>Das heutige Blatt, %1. %2 gegen %3. %4 Dein erstes Ergebnis zählt.</translation>
    </message>
    <message>
        <source>A Pike made %1 with your cards, a Shark %2.</source>
        <comment>points</comment>
        <translation>Ein Hecht holte mit deinen Karten %1, ein Hai %2.</translation>
    </message>
    <message>
        <source>A Pike and a Shark each won with your cards.</source>
        <translation>Ein Hecht und ein Hai gewannen beide mit deinen Karten.</translation>
    </message>
    <message>
        <source>A Pike won with your cards, a Shark lost.</source>
        <translation>Ein Hecht gewann mit deinen Karten, ein Hai verlor.</translation>
    </message>
    <message>
        <source>A Shark won with your cards, a Pike lost.</source>
        <translation>Ein Hai gewann mit deinen Karten, ein Hecht verlor.</translation>
    </message>
    <message>
        <source>Neither a Pike nor a Shark won with your cards.</source>
        <translation>Mit deinen Karten gewann weder ein Hecht noch ein Hai.</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <comment>Won, Lost or Shared; points</comment>
        <translation>%1, %2 zu %3</translation>
    </message>
    <message>
        <source>Tacklebox, deal of %1, %2: %3</source>
        <comment>a date, a game, a result</comment>
        <translation>Tacklebox, Blatt vom %1, %2: %3</translation>
    </message>
    <message>
        <source>Same cards: %1</source>
        <comment>a deal code</comment>
        <translation>Dieselben Karten: %1</translation>
    </message>
</context>
<context>
    <name>StageBar</name>
    <message>
        <source>Speed of the cards</source>
        <translation>Tempo der Karten</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>ohne Bewegung</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Sounds are on (M)</source>
        <translation>Geräusche sind an (M)</translation>
    </message>
    <message>
        <source>Sounds are off (M)</source>
        <translation>Geräusche sind aus (M)</translation>
    </message>
    <message>
        <source>Pause (Esc)</source>
        <translation>Anhalten (Esc)</translation>
    </message>
    <message>
        <source>Resume (Esc)</source>
        <translation>Weiter (Esc)</translation>
    </message>
</context>
<context>
    <name>StageFrame</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>StarsLabel</name>
    <message>
        <source>Difficulty: %1 of %2 stars</source>
        <translation>Schwierigkeit: %1 von %2 Sternen</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>how often</source>
        <translation>wie oft</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Wie es endete</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Strongest bot</source>
        <translation>Stä&amp;rkster Bot</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>with or without</comment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Stand im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Wins by the strongest bot at the table</source>
        <translation>Siege nach dem stärksten Bot am Tisch</translation>
    </message>
    <message>
        <source>share of games won</source>
        <translation>Anteil gewonnener Partien</translation>
    </message>
    <message>
        <source>an equal share</source>
        <translation>gleich verteilt</translation>
    </message>
    <message>
        <source>Figures as a &amp;list</source>
        <translation>Zahlen als &amp;Liste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>strongest bot</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>With and without</source>
        <translation>Mit und ohne</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>A shared win counts as a win.</source>
        <translation>Ein geteilter Sieg zählt als Sieg.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>Pla&amp;yers at the table</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>Save all as spreadsh&amp;eet ...</source>
        <translation>Alles als Ta&amp;belle speichern ...</translation>
    </message>
    <message>
        <source>Delete &amp;all ...</source>
        <translation>All&amp;es löschen ...</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Keine passenden Partien.</translation>
    </message>
    <message>
        <source>Choose one game: scores from different games can&apos;t be compared.</source>
        <translation>Nur bei einem einzelnen Spiel: Stände verschiedener Spiele sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>No finished games yet. Pick a poster in the lobby and play: finished games are counted here.</source>
        <translation>Noch keine beendeten Partien. Wähle in der Lobby ein Plakat und spiel: Beendete Partien werden hier gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) can&apos;t be read and aren&apos;t counted.</source>
        <translation>
            <numerusform>%n gespeicherte Partie ist nicht lesbar und nicht mitgezählt.</numerusform>
            <numerusform>%n gespeicherte Partien sind nicht lesbar und nicht mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games aren&apos;t being saved right now (see the earlier message).</source>
        <translation>Partien werden gerade nicht gespeichert (siehe die Meldung von vorhin).</translation>
    </message>
    <message>
        <source>Stored on this computer only.</source>
        <translation>Nur auf diesem Rechner gespeichert.</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a figure</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>&quot;%1&quot; was written by a newer version of Tacklebox.</source>
        <translation>„%1“ stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in use by another program.</source>
        <translation>„%1“ ist von einem anderen Programm gesperrt.</translation>
    </message>
    <message>
        <source>Can&apos;t write &quot;%1&quot;.</source>
        <translation>„%1“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The disk with &quot;%1&quot; is full.</source>
        <translation>Auf dem Datenträger von „%1“ ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Can&apos;t use &quot;%1&quot; (%2).</source>
        <translation>„%1“ lässt sich nicht verwenden (%2).</translation>
    </message>
    <message>
        <source>You can play, but games and statistics won&apos;t be saved.</source>
        <translation>Du kannst spielen, aber Partien und Statistik werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It has been renamed to &quot;%1&quot;.</source>
        <translation>Die Datei mit den Spielen war beschädigt. Sie heißt jetzt „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be rescued.</source>
        <translation>
            <numerusform>%n Spiel ließ sich daraus retten.</numerusform>
            <numerusform>%n Spiele ließen sich daraus retten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No games could be rescued.</source>
        <translation>Daraus ließ sich nichts mehr lesen.</translation>
    </message>
    <message>
        <source>You can play on. Your games will be saved as soon as that works again.</source>
        <translation>Du kannst weiterspielen. Gespeichert wird, sobald es wieder geht.</translation>
    </message>
    <message>
        <source>Your games are being saved again, including everything you played in the meantime.</source>
        <translation>Deine Partien werden wieder gespeichert, auch alles, was du inzwischen gespielt hast.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lost their last moves.</source>
        <translation>
            <numerusform>Bei %n Spiel fehlen die letzten Züge.</numerusform>
            <numerusform>Bei %n Spielen fehlen die letzten Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s) can&apos;t be resumed or watched.</source>
        <translation>
            <numerusform>Von %n weiteren Spiel ist zu wenig übrig, um es weiterzuspielen oder anzusehen.</numerusform>
            <numerusform>Von %n weiteren Spielen ist zu wenig übrig, um sie weiterzuspielen oder anzusehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games can&apos;t be read right now, so there&apos;s nothing to export.</source>
        <translation>Die Partien lassen sich gerade nicht lesen; es gibt nichts zu exportieren.</translation>
    </message>
    <message>
        <source>Another program replaced the file with your games. Your games are now saved in the new file.</source>
        <translation>Ein anderes Programm hat die Datei mit deinen Partien ersetzt. Deine Partien werden jetzt in der neuen gespeichert.</translation>
    </message>
    <message>
        <source>The file with your games was deleted. Tacklebox has restored it with all your games.</source>
        <translation>Die Datei mit deinen Partien wurde gelöscht. Tacklebox hat sie mit allen deinen Partien wiederhergestellt.</translation>
    </message>
    <message>
        <source>The file with your games was deleted. Tacklebox has started a new one.</source>
        <translation>Die Datei mit deinen Partien wurde gelöscht. Tacklebox hat eine neue angelegt.</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n-mal Pik</numerusform>
            <numerusform>%n-mal Pik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n-mal Herz</numerusform>
            <numerusform>%n-mal Herz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n-mal Karo</numerusform>
            <numerusform>%n-mal Karo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n-mal Kreuz</numerusform>
            <numerusform>%n-mal Kreuz</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel macht Pause.</translation>
    </message>
    <message>
        <source>The dealer must sit at the table.</source>
        <translation>Der Geber muss am Tisch sitzen.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; goes from %2 to %3, not %4.</source>
        <translation>Die Einstellung „%1“ geht von %2 bis %3, nicht %4.</translation>
    </message>
    <message>
        <source>Your standing order: %1</source>
        <comment>what it did</comment>
        <translation>Dein Dauerauftrag: %1</translation>
    </message>
    <message>
        <source>That&apos;s no longer possible.</source>
        <translation>Das geht nicht mehr.</translation>
    </message>
    <message>
        <source>It&apos;s not your turn.</source>
        <translation>Du bist gerade nicht dran.</translation>
    </message>
    <message>
        <source>%1 needs %2 to %3 seats, not %4.</source>
        <translation>%1 ist für %2 bis %3 Plätze, nicht für %4.</translation>
    </message>
    <message>
        <source>Only one player can play live.</source>
        <translation>Live kann nur ein Mensch mitspielen.</translation>
    </message>
    <message>
        <source>There&apos;s no game called &quot;%1&quot;.</source>
        <translation>Ein Spiel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a replay; you can&apos;t make moves here.</source>
        <translation>Das ist eine Aufzeichnung; hier kannst du nicht ziehen.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This file is damaged or isn&apos;t a recorded game.</source>
        <translation>Diese Datei ist beschädigt oder gar kein aufgezeichnetes Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>The recorded match has %n seat(s), but this table has %1.</source>
        <translation>
            <numerusform>Die aufgezeichnete Partie hat %n Platz, dieser Tisch hat %1.</numerusform>
            <numerusform>Die aufgezeichnete Partie hat %n Plätze, dieser Tisch hat %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match can&apos;t be continued. %1</source>
        <translation>Diese Partie lässt sich nicht fortsetzen. %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played live.</source>
        <translation>%1 lässt sich nicht live spielen.</translation>
    </message>
    <message>
        <source>Each player in order may act or pass.</source>
        <translation>Alle dürfen der Reihe nach handeln oder passen.</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Ask %1</source>
        <comment>a card is carried: what it may be dropped for</comment>
        <translation>%1 fragen</translation>
    </message>
    <message>
        <source>Drop: ask %1</source>
        <comment>a card is over that player</comment>
        <translation>Loslassen: %1 fragen</translation>
    </message>
    <message>
        <source>Which colour?</source>
        <translation>Welche Farbe?</translation>
    </message>
    <message>
        <source>Which rank?</source>
        <translation>Welchen Wert?</translation>
    </message>
    <message>
        <source>Which fish?</source>
        <translation>Welchen Fisch?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>To whom?</source>
        <comment>a card goes to a player</comment>
        <translation>An wen?</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Was davon?</translation>
    </message>
    <message>
        <source>%1 goes here: %2.</source>
        <comment>a card that is gripped, places</comment>
        <translation>%1 gehört hierhin: %2.</translation>
    </message>
    <message>
        <source>%1 goes here: %2. Or press %3: %4.</source>
        <comment>a card that is gripped, a place, a key and what it does</comment>
        <translation>%1 gehört hierhin: %2. Oder drück %3: %4.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Drop it on a player.</source>
        <translation>Leg sie auf einen Spieler.</translation>
    </message>
    <message>
        <source>Hides your cards.</source>
        <translation>Verdeckt deine Karten.</translation>
    </message>
    <message>
        <source>You can&apos;t play that now.</source>
        <translation>Das kannst du jetzt nicht spielen.</translation>
    </message>
    <message>
        <source>%1: %2, then a colour.</source>
        <comment>what is chosen, players with their keys</comment>
        <translation>%1: %2, dann eine Farbe.</translation>
    </message>
    <message>
        <source>%1: %2, then a rank.</source>
        <comment>what is chosen, players with their keys</comment>
        <translation>%1: %2, dann ein Wert.</translation>
    </message>
    <message>
        <source>%1: from %2, and to whom?</source>
        <comment>what is chosen, players with their keys</comment>
        <translation>%1: von %2, und an wen?</translation>
    </message>
    <message>
        <source>%1: %2, then a card.</source>
        <comment>what is chosen, players with their keys</comment>
        <translation>%1: %2, dann eine Karte.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the key of a player, and the name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>players</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what is chosen, a player</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1: only %2.</source>
        <comment>what is chosen, the one player with the key</comment>
        <translation>%1: nur %2.</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>what is chosen, players with their keys</comment>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what is chosen</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2, or Enter again.</source>
        <comment>a card that is gripped, places</comment>
        <translation>%1: %2, oder noch einmal Eingabe.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Wähle zuerst eine Karte.</translation>
    </message>
    <message>
        <source>You can&apos;t use that now.</source>
        <translation>Das kannst du jetzt nicht benutzen.</translation>
    </message>
    <message>
        <source>You can&apos;t do anything there now.</source>
        <translation>Dort lässt sich jetzt nichts machen.</translation>
    </message>
    <message>
        <source>Press again to confirm: %1</source>
        <translation>Zum Bestätigen noch einmal: %1</translation>
    </message>
    <message>
        <source>Press a player&apos;s number.</source>
        <translation>Drück die Nummer eines Spielers.</translation>
    </message>
    <message>
        <source>Press a player&apos;s number, or drop the card.</source>
        <translation>Drück die Nummer eines Spielers, oder lass die Karte los.</translation>
    </message>
    <message>
        <source>Press the key of an answer.</source>
        <translation>Drück die Taste einer Antwort.</translation>
    </message>
    <message>
        <source>Paused. Press Esc to resume.</source>
        <translation>Pause. Weiter geht es mit Esc.</translation>
    </message>
    <message>
        <source>Drop it here: %1.</source>
        <comment>places</comment>
        <translation>Leg sie hierhin: %1.</translation>
    </message>
    <message>
        <source>Drop it on a player, or here: %1.</source>
        <comment>places</comment>
        <translation>Leg sie auf einen Spieler oder hierhin: %1.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Go fish</source>
        <translation>Angeln gehen</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key for going fishing</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Roll the dice: click the table or press Space.</source>
        <translation>Würfle: Klick auf den Tisch oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>Go fish! Click the hole or press F.</source>
        <translation>Geh angeln! Klick auf das Loch oder drück F.</translation>
    </message>
    <message>
        <source>Go fish! Click the pond or press F.</source>
        <translation>Geh angeln! Klick auf den Teich oder drück F.</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>First &amp;dealer:</source>
        <translation>Erster &amp;Geber:</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>&amp;Tempo:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Then the deal passes to the left.</source>
        <translation>Danach geht das Geben reihum.</translation>
    </message>
    <message>
        <source>Live: first to act</source>
        <translation>Live: Wer zuerst kommt, handelt</translation>
    </message>
    <message>
        <source>After every action, each player in order may act or pass. No clock.</source>
        <translation>Nach jeder Aktion darf jeder der Reihe nach handeln oder passen. Ohne Uhr.</translation>
    </message>
    <message>
        <source>No turns: the bots act when they want, and so do you. For one player against bots.</source>
        <translation>Ohne Reihenfolge: Die Bots handeln, wann sie wollen, und du auch. Für einen Menschen gegen Bots.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
</context>
<context>
    <name>TableOverlay</name>
    <message>
        <source>Your costliest choices, based on what you could know</source>
        <translation>Deine teuersten Entscheidungen, nach dem, was du wissen konntest</translation>
    </message>
    <message>
        <source>Why did they play that?</source>
        <translation>Warum haben sie das gespielt?</translation>
    </message>
    <message>
        <source>The log, with the bots&apos; reasons</source>
        <translation>Der Verlauf mit den Gründen der Bots</translation>
    </message>
    <message>
        <source>What could I have done better?</source>
        <translation>Was hätte ich besser machen können?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Moves you can make</source>
        <translation>Deine möglichen &amp;Züge</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Three seconds left.</source>
        <translation>Noch drei Sekunden.</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>The clock runs at %1% for now. Change it with the box beside it.</source>
        <translation>Die Uhr läuft vorerst mit %1 %. Das Feld neben ihr ändert das.</translation>
    </message>
    <message>
        <source>F8: choose what happens while someone else has the screen.</source>
        <translation>F8: was für dich getan wird, solange andere hier sitzen.</translation>
    </message>
    <message>
        <source>The coach tells you what to do. F3 repeats it.</source>
        <translation>Hier sagt der Trainer, was zu tun ist. F3: noch einmal.</translation>
    </message>
    <message>
        <source>In your first matches the bots play slowly. Press H to hold them.</source>
        <translation>In deinen ersten Partien spielen die Bots langsam. Anhalten (H) hält sie fest.</translation>
    </message>
    <message>
        <source>At the curtain, the next player decides whether you may undo your move.</source>
        <translation>Am Vorhang wird der nächste Spieler gefragt, ob du deinen Zug zurücknehmen darfst.</translation>
    </message>
    <message>
        <source>You can ask to undo a move once your turn is over.</source>
        <translation>Nach deinem Zug kannst du darum bitten, ihn zurückzunehmen.</translation>
    </message>
</context>
<context>
    <name>TableReport</name>
    <message>
        <source>Nobody has asked for anything yet.</source>
        <translation>Noch hat niemand nach etwas gefragt.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and its cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Es ist noch nichts geschehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a card of which there are several</comment>
        <translation>
            <numerusform>%1, einmal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <comment>a hand or pile and its size</comment>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. On top: %2</source>
        <comment>a pile and its top card</comment>
        <translation>%1. Obenauf: %2</translation>
    </message>
    <message>
        <source>Choices</source>
        <comment>the options that are open</comment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>%1, you hold one</source>
        <translation>%1, auf deiner Hand</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a choice and the player it is for</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>accessible name of the view of a game</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>What does this do?</source>
        <translation>Was macht das?</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Genauer ansehen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <comment>a laid set or a suit, and its size</comment>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3.</source>
        <comment>a card, and which one of several equal cards it is</comment>
        <translation>%1 %2 von %3.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a choice and a remark</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You can choose this now.</source>
        <comment>a player or place that a card may be played at</comment>
        <translation>Kann jetzt gewählt werden.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>The others are on hold.</source>
        <translation>Die anderen warten: du hältst sie an.</translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Dieses Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Dieses Spiel ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>For screen readers: a player, and the number of cards in hand</extracomment>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <extracomment>On the chip of the player who was asked last: asker and subject. &quot;Ada: sevens?&quot;</extracomment>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation>Einen Moment ...</translation>
    </message>
    <message>
        <source>You may act. Press Hold again to let the bots continue.</source>
        <translation>Du darfst handeln. Noch einmal Anhalten lässt sie weitermachen.</translation>
    </message>
    <message>
        <source>%1 is thinking ...</source>
        <translation>%1 denkt nach ...</translation>
    </message>
    <message>
        <source>Pass the rod to %1.</source>
        <translation>Gib die Angel weiter an %1.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Minnow</source>
        <comment>how well a bot plays</comment>
        <translation>Elritze</translation>
    </message>
    <message>
        <source>Perch</source>
        <comment>how well a bot plays</comment>
        <translation>Barsch</translation>
    </message>
    <message>
        <source>Pike</source>
        <comment>how well a bot plays</comment>
        <translation>Hecht</translation>
    </message>
    <message>
        <source>Shark</source>
        <comment>how well a bot plays</comment>
        <translation>Hai</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>spielt, wie es kommt</translation>
    </message>
    <message>
        <source>Counts everything, gloats by raising a brow.</source>
        <translation>Zählt alles mit; ihr Triumph ist eine gehobene Braue.</translation>
    </message>
    <message>
        <source>Slow and solid, sleeps through bad news.</source>
        <translation>Langsam und solide, verschläft schlechte Nachrichten.</translation>
    </message>
    <message>
        <source>A charming thief.</source>
        <translation>Eine charmante Diebin.</translation>
    </message>
    <message>
        <source>Laughs first, forgives at once.</source>
        <translation>Lacht als Erster und verzeiht sofort.</translation>
    </message>
    <message>
        <source>Soft-spoken, lets you come closer.</source>
        <translation>Spricht leise und lässt dich näher kommen.</translation>
    </message>
    <message>
        <source>A newcomer who asks for everything.</source>
        <translation>Ein Neuling, der nach allem fragt.</translation>
    </message>
    <message>
        <source>Loud and shameless.</source>
        <translation>Laut und unverschämt.</translation>
    </message>
    <message>
        <source>Old school, forgets no debt.</source>
        <translation>Alte Schule, vergisst keine Schuld.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Done to hide your cards.</source>
        <translation>Drück „Fertig“, um deine Karten zu verdecken.</translation>
    </message>
    <message>
        <source>%1 asks again.</source>
        <translation>%1 fragt noch einmal.</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>Partie %1</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a place in the match, and what happened</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
</context>
<context>
    <name>TipCoach</name>
    <message>
        <source>The coach has said nothing yet.</source>
        <translation>Der Trainer hat noch nichts gesagt.</translation>
    </message>
    <message>
        <source>The coach explains everything again, as it comes up.</source>
        <translation>Der Trainer erklärt alles noch einmal, so wie es kommt.</translation>
    </message>
</context>
<context>
    <name>TwistedFishPresenter</name>
    <message>
        <source>Another ask after a miss.</source>
        <translation>Noch eine Frage nach einer Fehlfrage.</translation>
    </message>
    <message>
        <source>A look at one card in a hand.</source>
        <translation>Ein Blick auf eine Karte einer Hand.</translation>
    </message>
    <message>
        <source>The ask is a miss: go fishing.</source>
        <translation>Die Frage ist eine Fehlfrage: Geh angeln.</translation>
    </message>
    <message>
        <source>A random card from a hand goes into the pond.</source>
        <translation>Eine Karte einer Hand kommt ungesehen in den Teich.</translation>
    </message>
    <message>
        <source>Two Fisted Fisherman: ask again.</source>
        <translation>Two Fisted Fisherman: Frag noch einmal.</translation>
    </message>
    <message>
        <source>%1 didn&apos;t give you a card.</source>
        <translation>%1 hat dir keine Karte gegeben.</translation>
    </message>
    <message>
        <source>Which %2 do you give %1?</source>
        <translation>Welche Karte der %2 gibst du %1?</translation>
    </message>
    <message>
        <source>Now: it would be a bluff, because you have nothing to give %1.</source>
        <translation>Jetzt: das wäre ein Bluff, denn du hast nichts für %1.</translation>
    </message>
    <message numerus="yes">
        <source>Now: ask anyone for one of the %n card(s) not yet in a basket.</source>
        <translation>
            <numerusform>Jetzt: frag irgendwen nach der einen Karte, die in keinem Korb liegt.</numerusform>
            <numerusform>Jetzt: frag irgendwen nach einer von %n Karten, die in keinem Korb liegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: cast it at anyone, for one of the %n fish you hold.</source>
        <comment>kinds of fish</comment>
        <translation>
            <numerusform>Jetzt: wirf es nach irgendwem, für den einen Fisch, den du hast.</numerusform>
            <numerusform>Jetzt: wirf es nach irgendwem, für einen der %n Fische, die du hast.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: use it to ask anyone for %1. You may ask for a card you hold as a bluff: it misses, and the others think you don&apos;t have it.</source>
        <extracomment>one or several cards</extracomment>
        <translation>Jetzt: mit ihr darfst du alle fragen nach: %1. Nach einer Karte, die du selbst hast, darfst du als Bluff fragen: Das geht daneben, und die anderen glauben nicht, dass du sie hast.</translation>
    </message>
    <message>
        <source>The Dead Scuba Diver joins four colours of a fish in a basket of your own.</source>
        <translation>Der Dead Scuba Diver kommt mit vier gleichen Fischen in deine eigenen Körbe.</translation>
    </message>
    <message>
        <source>Fish stay in your hand: ask someone for another of the same kind.</source>
        <translation>Fische auf deiner Hand bleiben dort: Frag jemanden nach einem der gleichen Art.</translation>
    </message>
    <message>
        <source>The pond is empty</source>
        <translation>Der Teich ist leer</translation>
    </message>
    <message>
        <source>Zingers played</source>
        <translation>Gespielte Zinger</translation>
    </message>
    <message>
        <source>%1 is missing here.</source>
        <translation>Hier fehlt: %1.</translation>
    </message>
    <message>
        <source>Aim it at a player.</source>
        <translation>Ziel damit auf einen Spieler.</translation>
    </message>
    <message>
        <source>You may play %1 now.</source>
        <translation>Jetzt spielbar: %1.</translation>
    </message>
    <message>
        <source>%1 aims %2 at you. Stop it with Divine Intervention?</source>
        <translation>%1 zielt auf dich: %2. Mit Divine Intervention aufhalten?</translation>
    </message>
    <message>
        <source>The Net takes one card of that fish; you choose which.</source>
        <translation>Das Net nimmt eine Karte dieses Fisches; welche, bestimmst du.</translation>
    </message>
    <message>
        <source>Go fish, or play Two Fisted Fisherman?</source>
        <translation>Angeln gehen oder Two Fisted Fisherman spielen?</translation>
    </message>
    <message>
        <source>Your turn is ending. Anything left to lay or to play?</source>
        <translation>Dein Zug geht zu Ende. Noch etwas auslegen oder spielen?</translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation>Einen Moment ...</translation>
    </message>
    <message>
        <source>Fishing ends your turn.</source>
        <translation>Angeln beendet deinen Zug.</translation>
    </message>
    <message>
        <source>%1 casts the Net for any %2 of yours.</source>
        <translation>%1 wirft das Net nach dir aus: irgendeine Karte der %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation>%1 fragt dich: %2?</translation>
    </message>
    <message>
        <source>You have it.</source>
        <translation>Du hast sie.</translation>
    </message>
    <message>
        <source>Ask for which %1?</source>
        <translation>Nach welcher Karte der %1 fragst du?</translation>
    </message>
    <message>
        <source>Card sharks!</source>
        <translation>Kartenhaie!</translation>
    </message>
    <message>
        <source>Whales!</source>
        <translation>Wale!</translation>
    </message>
    <message>
        <source>Blowfish!</source>
        <translation>Kugelfische!</translation>
    </message>
    <message>
        <source>Starfish!</source>
        <translation>Seesterne!</translation>
    </message>
    <message>
        <source>Clownfish!</source>
        <translation>Clownfische!</translation>
    </message>
    <message>
        <source>Barnacles!</source>
        <translation>Seepocken!</translation>
    </message>
    <message>
        <source>Jellyfish!</source>
        <translation>Quallen!</translation>
    </message>
    <message>
        <source>Shrimps!</source>
        <translation>Garnelen!</translation>
    </message>
    <message>
        <source>Eels!</source>
        <translation>Aale!</translation>
    </message>
    <message>
        <source>Crabs!</source>
        <translation>Krabben!</translation>
    </message>
    <message>
        <source>Dogfish!</source>
        <translation>Hundshaie!</translation>
    </message>
    <message>
        <source>Hammerheads!</source>
        <translation>Hammerhaie!</translation>
    </message>
    <message>
        <source>Flying fish!</source>
        <translation>Fliegende Fische!</translation>
    </message>
    <message>
        <source>It replaces the fifth fish of a basket.</source>
        <translation>Er steht für den fünften Fisch eines Korbs.</translation>
    </message>
    <message>
        <source>A card of that fish, whatever its colour.</source>
        <translation>Eine Karte dieses Fischs, gleich in welcher Farbe.</translation>
    </message>
    <message>
        <source>An ask for any card at all.</source>
        <translation>Eine Frage nach jeder beliebigen Karte.</translation>
    </message>
    <message>
        <source>Not today: the Zinger is stopped.</source>
        <translation>Heute nicht: Der Zinger ist aufgehalten.</translation>
    </message>
    <message>
        <source>Now: you may give this one to %1.</source>
        <translation>Jetzt: diese kannst du %1 geben.</translation>
    </message>
    <message numerus="yes">
        <source>Now: lays the %1 basket, %n point(s).</source>
        <translation>
            <numerusform>Jetzt: legt den Korb aus (%1), %n Punkt.</numerusform>
            <numerusform>Jetzt: legt den Korb aus (%1), %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: takes the place of the Diver in your %1 basket, %n more point(s).</source>
        <translation>
            <numerusform>Jetzt: kommt in deinem Korb (%1) an die Stelle des Divers, %n Punkt mehr.</numerusform>
            <numerusform>Jetzt: kommt in deinem Korb (%1) an die Stelle des Divers, %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: aim it at %1.</source>
        <extracomment>one or several players</extracomment>
        <translation>Jetzt: ziel damit auf %1.</translation>
    </message>
    <message>
        <source>Now: %1 gets nothing, and you keep what was asked for.</source>
        <translation>Jetzt: %1 bekommt nichts, und du behältst, wonach gefragt wurde.</translation>
    </message>
    <message>
        <source>Now: stops what %1 aims at you: %2.</source>
        <translation>Jetzt: hält auf, womit %1 auf dich zielt: %2.</translation>
    </message>
    <message>
        <source>Now: %1 asks you for it.</source>
        <translation>Jetzt: %1 fragt dich danach.</translation>
    </message>
    <message>
        <source>Now: ask once more before you fish.</source>
        <translation>Jetzt: frag noch einmal, bevor du angelst.</translation>
    </message>
    <message numerus="yes">
        <source>Now: you may throw it away instead of asking; your turn ends, and you save %n point(s).</source>
        <translation>
            <numerusform>Jetzt: du kannst sie abwerfen, statt zu fragen; dein Zug endet, und du sparst %n Punkt.</numerusform>
            <numerusform>Jetzt: du kannst sie abwerfen, statt zu fragen; dein Zug endet, und du sparst %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zingers</source>
        <comment>a tray of cards</comment>
        <translation>Zinger</translation>
    </message>
    <message>
        <source>−25 each</source>
        <extracomment>Points that each Zinger in hand costs at the end; very short</extracomment>
        <translation>je −25</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>hat keine Karten</translation>
    </message>
    <message>
        <source>Now: cuts The Net. %1 gets no %2 of yours and must fish.</source>
        <translation>Jetzt: zerschneidet The Net. %1 bekommt von dir keine Karte der %2 und muss angeln.</translation>
    </message>
    <message>
        <source>Now: cuts The Net, but it would be a bluff: you have no %2 to give to %1.</source>
        <translation>Jetzt: zerschneidet The Net, aber das wäre ein Bluff: Du hast keine Karte der %2 für %1.</translation>
    </message>
    <message>
        <source>The Net is cut: go fishing.</source>
        <translation>The Net ist zerschnitten: Geh angeln.</translation>
    </message>
    <message>
        <source>%1, Zinger</source>
        <comment>a card</comment>
        <translation>%1, Zinger</translation>
    </message>
    <message>
        <source>%1, all 5</source>
        <comment>a card of a fish of which the hand holds all</comment>
        <translation>%1, alle 5</translation>
    </message>
    <message>
        <source>%1, %2 of 5, missing %3</source>
        <extracomment>A card, how many of its fish are in the hand, and the colours of the others</extracomment>
        <translation>%1, %2 von 5, es fehlt %3</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>Choose a fish, then a player and a colour.</source>
        <translation>Wähle einen Fisch, dann einen Mitspieler und eine Farbe.</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>Frag noch einmal.</translation>
    </message>
    <message>
        <source>Still your turn.</source>
        <translation>Du bist noch dran.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Your turn. You have no fish: go fish, or say &quot;dead in the water&quot;?</source>
        <translation>Du bist dran. Du hast keinen Fisch: angeln oder passen?</translation>
    </message>
    <message>
        <source>Your turn. You have no fish, and the pond is empty: you are dead in the water.</source>
        <translation>Du bist dran. Du hast keinen Fisch, und der Teich ist leer: Du musst passen.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n of them.</source>
        <translation>
            <numerusform>Du hast eine davon.</numerusform>
            <numerusform>Du hast %n davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have none.</source>
        <translation>Du hast keine.</translation>
    </message>
    <message>
        <source>You don&apos;t have it.</source>
        <translation>Du hast sie nicht.</translation>
    </message>
    <message>
        <source>You have no fish to ask for, so you pass.</source>
        <translation>Du hast keinen Fisch zum Fragen und passt.</translation>
    </message>
    <message>
        <source>You have it and hand it over.</source>
        <translation>Du hast sie und gibst sie her.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Lay down: %1</source>
        <translation>Auslegen: %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for lay down</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Lays all five colours as a basket.</source>
        <translation>Legt alle fünf Farben als Korb aus.</translation>
    </message>
    <message>
        <source>Stop it and take it</source>
        <translation>Aufhalten und nehmen</translation>
    </message>
    <message>
        <source>Stop it and discard it</source>
        <translation>Aufhalten und ablegen</translation>
    </message>
    <message>
        <source>Divine Intervention: you take %1 into your hand.</source>
        <translation>Divine Intervention: Du nimmst auf die Hand: %1.</translation>
    </message>
    <message>
        <source>Divine Intervention: %1 goes to the Zingers played.</source>
        <translation>Divine Intervention: Zu den gespielten Zingern kommt: %1.</translation>
    </message>
    <message>
        <source>Z</source>
        <comment>key for a Zinger</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key for discarding</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>Say &quot;Go fish&quot;</source>
        <translation>„Geh angeln!“ sagen</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>Hergeben</translation>
    </message>
    <message>
        <source>Add the fifth colour</source>
        <translation>Fünfte Farbe dazulegen</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key for adding a card to a basket</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Takes the place of the Dead Scuba Diver.</source>
        <translation>Nimmt den Platz des Dead Scuba Divers ein.</translation>
    </message>
    <message>
        <source>Unload Divine Intervention</source>
        <translation>Divine Intervention abwerfen</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key for unloading a Zinger</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>You discard it, and your turn ends.</source>
        <translation>Du legst sie ab, und dein Zug endet.</translation>
    </message>
    <message>
        <source>Go fish</source>
        <translation>Angeln gehen</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key for going fishing</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>You draw a card from the pond.</source>
        <translation>Du ziehst eine Karte aus dem Teich.</translation>
    </message>
    <message>
        <source>Dead in the water</source>
        <translation>Auf dem Trockenen</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>You keep Divine Intervention for another time.</source>
        <translation>Du hebst Divine Intervention für später auf.</translation>
    </message>
    <message>
        <source>No Fishing</source>
        <translation>No Fishing</translation>
    </message>
    <message>
        <source>The ask is a miss, and nobody learns what you hold.</source>
        <translation>Die Frage ist eine Fehlfrage, und niemand erfährt, was du hast.</translation>
    </message>
    <message>
        <source>Ask again: Two Fisted</source>
        <translation>Noch einmal: Two Fisted</translation>
    </message>
    <message>
        <source>You play Two Fisted Fisherman and ask once more before you draw.</source>
        <translation>Du spielst Two Fisted Fisherman und fragst noch einmal, bevor du ziehst.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for ending the turn</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for answering an ask</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key for letting it happen</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>yours: a bluff</source>
        <translation>deine: ein Bluff</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>%1, %2</source>
        <comment>a round or game, and the scores</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, no points yet</source>
        <comment>a round or game</comment>
        <translation>%1, noch keine Punkte</translation>
    </message>
    <message>
        <source>%1 (what if)</source>
        <comment>a game</comment>
        <translation>%1 (was wäre, wenn)</translation>
    </message>
    <message>
        <source>You</source>
        <comment>at a table with others</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Damaged: readable up to move %1 of %2</source>
        <translation>Beschädigt: lesbar bis Zug %1 von %2</translation>
    </message>
    <message>
        <source>last played %1</source>
        <comment>when</comment>
        <translation>zuletzt gespielt %1</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Eine beschädigte Partie</translation>
    </message>
    <message>
        <source>Leave it for now</source>
        <translation>Vorerst lassen</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>In einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>Damaged: can&apos;t be read</source>
        <translation>Beschädigt: nicht lesbar</translation>
    </message>
    <message>
        <source>This saved game is damaged from the start; nothing can be read.</source>
        <translation>Was davon gespeichert ist, ist von Anfang an beschädigt; nichts lässt sich lesen.</translation>
    </message>
    <message numerus="yes">
        <source>This saved game is damaged: only the first %1 of %n move(s) can be read.</source>
        <translation>
            <numerusform>Was davon gespeichert ist, ist beschädigt: Von einem Zug lassen sich nur die ersten %1 lesen.</numerusform>
            <numerusform>Was davon gespeichert ist, ist beschädigt: Von %n Zügen lassen sich nur die ersten %1 lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, started %2, last played %3</source>
        <comment>a game and two times</comment>
        <translation>%1, begonnen %2, zuletzt gespielt %3</translation>
    </message>
    <message>
        <source>It&apos;s at your table now.</source>
        <translation>Sie liegt jetzt an deinem Tisch.</translation>
    </message>
    <message>
        <source>A what-if: it branched off from another game and doesn&apos;t count in the statistics.</source>
        <translation>Was wäre, wenn: Die Partie zweigte von einer anderen ab und zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>Delete this game of %1?</source>
        <translation>Diese Partie %1 löschen?</translation>
    </message>
    <message>
        <source>You can&apos;t undo this. The game doesn&apos;t count in the statistics.</source>
        <translation>Das lässt sich nicht rückgängig machen. In die Statistik zählt die Partie nicht.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>This game of %1 can&apos;t be resumed where you left it.</source>
        <translation>Diese Partie %1 lässt sich nicht so weiterspielen, wie sie verlassen wurde.</translation>
    </message>
    <message>
        <source>You can resume from there, but everything after it is lost for good.</source>
        <translation>Du kannst von dort weiterspielen; was danach kam, ist dann endgültig verloren.</translation>
    </message>
    <message>
        <source>You can only delete it.</source>
        <translation>Du kannst sie nur noch löschen.</translation>
    </message>
    <message>
        <source>Resume from there</source>
        <translation>Von dort weiterspielen</translation>
    </message>
    <message>
        <source>Delete it ...</source>
        <translation>Löschen ...</translation>
    </message>
</context>
<context>
    <name>Voices</name>
    <message>
        <source>en</source>
        <comment>the language of the regulars&apos; lines: a file&apos;s name</comment>
        <extracomment>The file of resources/voices with the regulars&apos; lines, without its suffix</extracomment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>WhatIfDialog</name>
    <message>
        <source>What if?</source>
        <translation>Was wäre, wenn?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Wer für %1 spielt</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Who plays for you</source>
        <translation>Wer für dich spielt</translation>
    </message>
    <message>
        <source>This starts a new game with the same cards in hands and piles. The game you are watching doesn&apos;t change. The new one is saved, too, but doesn&apos;t count in the statistics.</source>
        <translation>Damit beginnt ein neues Spiel mit denselben Karten in Händen und Stapeln. Das gezeigte Spiel ändert sich nicht. Das neue wird auch gespeichert, zählt aber in keiner Statistik.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>WhatTheFishPresenter</name>
    <message>
        <source>A random card moves from one hand to another.</source>
        <translation>Eine Karte geht ungesehen von Hand zu Hand.</translation>
    </message>
    <message>
        <source>The player you choose gives up a FISH.</source>
        <translation>Wer gefragt wird, gibt einen FISCH ab.</translation>
    </message>
    <message>
        <source>A look at a whole hand.</source>
        <translation>Ein Blick in eine ganze Hand.</translation>
    </message>
    <message>
        <source>Two random cards change hands.</source>
        <translation>Zwei Karten einer Hand wechseln ungesehen den Besitzer.</translation>
    </message>
    <message>
        <source>%1&apos;s fish is swimming. Attack it, or pass.</source>
        <translation>Der Fisch von %1 schwimmt. Greif an oder passe.</translation>
    </message>
    <message>
        <source>%1&apos;s fish is swimming, and you have no KILL: pass, or play a WTF card.</source>
        <translation>Der Fisch von %1 schwimmt, und du hast keinen ANGRIFF: Passe oder spiele eine WTF-Karte.</translation>
    </message>
    <message>
        <source>%1&apos;s fish is in danger, and you have no KILL: pass, or play a WTF card.</source>
        <translation>Der Fisch von %1 ist in Gefahr, und du hast keinen ANGRIFF: Passe oder spiele eine WTF-Karte.</translation>
    </message>
    <message>
        <source>%1&apos;s fish is swimming, and you have no KILL: pass.</source>
        <translation>Der Fisch von %1 schwimmt, und du hast keinen ANGRIFF: Passe.</translation>
    </message>
    <message>
        <source>%1&apos;s fish is in danger, and you have no KILL: pass.</source>
        <translation>Der Fisch von %1 ist in Gefahr, und du hast keinen ANGRIFF: Passe.</translation>
    </message>
    <message>
        <source>Your fish is swimming.</source>
        <translation>Dein Fisch schwimmt.</translation>
    </message>
    <message>
        <source>Your fish is in danger, and you can&apos;t protect it: give it up.</source>
        <translation>Dein Fisch ist in Gefahr, und du kannst ihn nicht schützen: Gib ihn auf.</translation>
    </message>
    <message>
        <source>Your fish is in danger, and you can&apos;t protect it: play a WTF card, or give it up.</source>
        <translation>Dein Fisch ist in Gefahr, und du kannst ihn nicht schützen: Spiele eine WTF-Karte oder gib ihn auf.</translation>
    </message>
    <message>
        <source>Your fish is in danger, and you can&apos;t protect it: flush your hand, or give it up.</source>
        <translation>Dein Fisch ist in Gefahr, und du kannst ihn nicht schützen: Flushe deine Hand oder gib ihn auf.</translation>
    </message>
    <message>
        <source>Your fish is in danger, and you can&apos;t protect it: flush your hand, play a WTF card, or give it up.</source>
        <translation>Dein Fisch ist in Gefahr, und du kannst ihn nicht schützen: Flushe deine Hand, spiele eine WTF-Karte oder gib ihn auf.</translation>
    </message>
    <message>
        <source>Open water, and you have no FISH: pass.</source>
        <translation>Offenes Wasser, und du hast keinen FISCH: Passe.</translation>
    </message>
    <message>
        <source>Open water, and you have no FISH. Flush, or pass.</source>
        <translation>Offenes Wasser, und du hast keinen FISCH. Flushe oder passe.</translation>
    </message>
    <message>
        <source>Nobody has a FISH: flush your hand.</source>
        <translation>Niemand hat einen FISCH: Flushe deine Hand.</translation>
    </message>
    <message>
        <source>You can still act.</source>
        <translation>Du darfst trotzdem handeln.</translation>
    </message>
    <message>
        <source>Get ready: the clock starts after the count.</source>
        <translation>Mach dich bereit: Nach dem Zählen läuft die Uhr.</translation>
    </message>
    <message>
        <source>Now: %1 against %2 isn&apos;t enough on its own: add more PROTECTIONs.</source>
        <translation>Jetzt: %1 gegen %2 ist allein zu wenig: Nimm noch SCHUTZ-Karten dazu.</translation>
    </message>
    <message>
        <source>You don&apos;t need it: fewer cards save your fish.</source>
        <translation>Sie wird nicht gebraucht: Weniger Karten retten deinen Fisch.</translation>
    </message>
    <message numerus="yes">
        <source>Now: the attack is %1 against %2; it needs %n more.</source>
        <translation>
            <numerusform>Jetzt: der Angriff ist %1 gegen %2, es fehlt noch %n.</numerusform>
            <numerusform>Jetzt: der Angriff ist %1 gegen %2, es fehlen noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes more than %1 to kill the fish. %2 so far; it needs at least %3 more.</source>
        <comment>bar, attack, difference</comment>
        <translation>Gefährlich wird ein Angriff erst über %1. Bisher %2: Es fehlen mindestens %3.</translation>
    </message>
    <message>
        <source>It takes more than %1 to kill the fish.</source>
        <translation>Gefährlich wird ein Angriff erst über %1.</translation>
    </message>
    <message>
        <source>You only draw cards with a Flint Flush.</source>
        <translation>Karten ziehst du nur mit einem Flint Flush.</translation>
    </message>
    <message>
        <source>wins %1 of %2</source>
        <translation>Siege: %1 von %2</translation>
    </message>
    <message>
        <source>chooses a FISH to give</source>
        <translation>sucht einen FISCH aus</translation>
    </message>
    <message>
        <source>has to flush</source>
        <translation>muss flushen</translation>
    </message>
    <message>
        <source>fish in danger!</source>
        <translation>Fisch in Gefahr!</translation>
    </message>
    <message>
        <source>the fish swims</source>
        <translation>der Fisch schwimmt</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>FISH</source>
        <translation>FISCH</translation>
    </message>
    <message>
        <source>KILL</source>
        <translation>ANGRIFF</translation>
    </message>
    <message>
        <source>PROTECTION</source>
        <translation>SCHUTZ</translation>
    </message>
    <message>
        <source>WTF</source>
        <translation>WTF</translation>
    </message>
    <message>
        <source>The water</source>
        <translation>Das Wasser</translation>
    </message>
    <message>
        <source>Open water: a FISH may dive here</source>
        <translation>Offenes Wasser: Hier darf ein FISCH losschwimmen</translation>
    </message>
    <message>
        <source>Wave %1</source>
        <translation>Welle %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Frozen cards</source>
        <translation>Eingefrorene Karten</translation>
    </message>
    <message>
        <source>%1 is more than %2: only a protection above %1 saves the fish.</source>
        <comment>attack, bar</comment>
        <translation>%1 ist mehr als %2: Nur SCHUTZ über %1 rettet den Fisch.</translation>
    </message>
    <message>
        <source>Swim %1 of %2</source>
        <translation>Schwimmversuch %1 von %2</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>A card, face down.</source>
        <translation>Eine verdeckte Karte.</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a card goes to that player</comment>
        <translation>zu %1</translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <comment>a sum</comment>
        <translation>Angreifen mit %1</translation>
    </message>
    <message>
        <source>Protect with %1</source>
        <comment>a sum</comment>
        <translation>Schützen mit %1</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key: play a KILL</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: play a PROTECTION</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Belly up</source>
        <translation>Bauch oben</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key: belly up</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Give your fish up.</source>
        <translation>Gib deinen Fisch auf.</translation>
    </message>
    <message>
        <source>Flint Flush</source>
        <translation>Flint Flush</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key: flush the hand</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>Show your hand, put it under the discard pile and draw a new one.</source>
        <translation>Zeig deine Hand, leg sie unter den Ablagestapel und zieh eine neue.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>There is no FISH in the discard pile.</source>
        <translation>Auf der Ablage liegt kein FISCH.</translation>
    </message>
    <message>
        <source>Drop it on the discard pile and choose a FISH there.</source>
        <translation>Lass sie auf der Ablage los und wähle dort einen FISCH.</translation>
    </message>
    <message>
        <source>Aim it at a player.</source>
        <translation>Ziel damit auf einen Spieler.</translation>
    </message>
    <message>
        <source>Give it to %1.</source>
        <translation>Gib sie %1.</translation>
    </message>
    <message>
        <source>Drop it into the water.</source>
        <translation>Lass die Karte im Wasser los.</translation>
    </message>
    <message>
        <source>Play KILLs one after another: they add up.</source>
        <translation>Spiel ANGRIFF-Karten nacheinander: Sie zählen zusammen.</translation>
    </message>
    <message>
        <source>Fewer cards are enough.</source>
        <translation>Weniger Karten reichen.</translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation>Einen Moment ...</translation>
    </message>
    <message>
        <source>WTF Tax: which FISH do you give to %1?</source>
        <translation>WTF Tax: Welchen FISCH gibst du %1?</translation>
    </message>
    <message>
        <source>Only the two of you see which one it is.</source>
        <translation>Nur ihr beide seht, welcher es ist.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Du hast gepasst.</translation>
    </message>
    <message>
        <source>Any action lets you act again.</source>
        <translation>Jede Aktion lässt dich wieder zu.</translation>
    </message>
    <message>
        <source>Your fish is in danger: protect it with more than %1, or give it up.</source>
        <translation>Dein Fisch ist in Gefahr: Schütze ihn mit mehr als %1 oder gib ihn auf.</translation>
    </message>
    <message>
        <source>%1&apos;s fish is in danger. Add to the attack, or pass.</source>
        <translation>Der Fisch von %1 ist in Gefahr. Leg nach oder passe.</translation>
    </message>
    <message>
        <source>%1: attack %2 against %3</source>
        <comment>a sum, the whole attack, the bar</comment>
        <translation>%1: Angriff %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: protection against an attack of %2</source>
        <translation>%1: Schutz gegen einen Angriff von %2</translation>
    </message>
    <message>
        <source>You may act before you are asked.</source>
        <translation>Du darfst auch handeln, ehe du gefragt wirst.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: pass</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Answered so far</source>
        <translation>Schon beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) from the open sea</source>
        <translation>
            <numerusform>noch ein Passen bis zum offenen Meer</numerusform>
            <numerusform>noch %n-mal Passen bis zum offenen Meer</numerusform>
        </translation>
    </message>
    <message>
        <source>attack</source>
        <comment>below the sum of the KILLs</comment>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>to beat</source>
        <comment>below what the KILLs must be more than</comment>
        <translation>zu schlagen</translation>
    </message>
    <message>
        <source>PAN</source>
        <comment>the end of a fish</comment>
        <translation>PFANNE</translation>
    </message>
    <message>
        <source>OPEN SEA</source>
        <comment>where a fish is free</comment>
        <translation>OFFENES MEER</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>ist gefragt</translation>
    </message>
    <message>
        <source>Now: you may give it to %1 as the tax.</source>
        <translation>Jetzt: die kannst du %1 als Steuer geben.</translation>
    </message>
    <message>
        <source>Now: it dives, and KILLs of %1 or more put it in danger.</source>
        <translation>Jetzt: er schwimmt los, und ANGRIFFE von zusammen %1 oder mehr bringen ihn in Gefahr.</translation>
    </message>
    <message>
        <source>Now: the attack is %1 against %2, and the fish is in danger.</source>
        <translation>Jetzt: der Angriff ist %1 gegen %2, und der Fisch ist in Gefahr.</translation>
    </message>
    <message>
        <source>Now: this one alone saves your fish, %1 against %2.</source>
        <translation>Jetzt: die allein rettet deinen Fisch, %1 gegen %2.</translation>
    </message>
    <message>
        <source>Now: aim it at %1.</source>
        <extracomment>one or several players</extracomment>
        <translation>Jetzt: ziel damit auf %1.</translation>
    </message>
    <message>
        <source>Now: the best card to take is %1.</source>
        <translation>Jetzt: die beste Karte zum Nehmen ist: %1.</translation>
    </message>
    <message>
        <source>Now: ends the swim of your own fish.</source>
        <translation>Jetzt: beendet das Schwimmen deines eigenen Fischs.</translation>
    </message>
    <message>
        <source>Now: ends the swim of %1&apos;s fish.</source>
        <translation>Jetzt: beendet das Schwimmen des Fischs von %1.</translation>
    </message>
    <message>
        <source>Now: undoes what you did last.</source>
        <translation>Jetzt: macht rückgängig, was du zuletzt getan hast.</translation>
    </message>
    <message>
        <source>Now: undoes what %1 did last.</source>
        <translation>Jetzt: macht rückgängig, was %1 zuletzt getan hat.</translation>
    </message>
    <message>
        <source>Two players swap their hands.</source>
        <translation>Zwei tauschen ihre Handkarten.</translation>
    </message>
    <message>
        <source>A FISH comes back from the discard pile.</source>
        <translation>Ein FISCH kommt vom Ablagestapel zurück.</translation>
    </message>
    <message>
        <source>The swim ends: the fish is neither free nor dead.</source>
        <translation>Das Schwimmen endet: Der Fisch ist weder frei noch tot.</translation>
    </message>
    <message>
        <source>The last action is undone.</source>
        <translation>Die letzte Handlung wird rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Any key starts it at once.</source>
        <translation>Jede Taste startet sie sofort.</translation>
    </message>
    <message>
        <source>If everyone passes, %1 has to save the fish or give it up.</source>
        <translation>Passen alle, muss %1 den Fisch retten oder aufgeben.</translation>
    </message>
    <message>
        <source>If everyone passes, %1&apos;s fish swims free and wins the game.</source>
        <translation>Passen alle, schwimmt der Fisch von %1 frei und gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>If everyone passes, %1&apos;s fish swims free and wins the match.</source>
        <translation>Passen alle, schwimmt der Fisch von %1 frei und gewinnt die Partie.</translation>
    </message>
    <message>
        <source>If everyone passes, the highest FISH must dive.</source>
        <translation>Passen alle, muss der höchste FISCH losschwimmen.</translation>
    </message>
    <message>
        <source>If everyone passes, your fish swims free and wins the game.</source>
        <translation>Passen alle, schwimmt dein Fisch frei und gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>If everyone passes, your fish swims free and wins the match.</source>
        <translation>Passen alle, schwimmt dein Fisch frei und gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Pass: let it swim</source>
        <translation>Passen: schwimmen lassen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a card, and whose it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>If you draw a fish, you must dive with it.</source>
        <translation>Ziehst du einen Fisch, muss er losschwimmen.</translation>
    </message>
    <message>
        <source>Open water. Dive with a fish, or pass.</source>
        <translation>Offenes Wasser. Lass einen Fisch losschwimmen oder passe.</translation>
    </message>
    <message>
        <source>Free!</source>
        <translation>Frei!</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%2 are closed to you: the %3 goes into the lake.</source>
        <translation>%2 ist für dich gesperrt, also in den See: %2-%3.</translation>
    </message>
    <message>
        <source>%2 are closed to %1: the %3 goes into the lake.</source>
        <translation>%2 ist für %1 gesperrt, also in den See: %2-%3.</translation>
    </message>
    <message>
        <source>%1 starts the discard pile.</source>
        <translation>Auf den Ablagestapel kommt: %1.</translation>
    </message>
    <message>
        <source>You make a Flint Flush.</source>
        <translation>Du machst einen Flint Flush.</translation>
    </message>
    <message>
        <source>%1 makes a Flint Flush.</source>
        <translation>%1 macht einen Flint Flush.</translation>
    </message>
    <message>
        <source>%2 from your hand goes into the pond.</source>
        <translation>Aus deiner Hand in den Teich: %2.</translation>
    </message>
    <message>
        <source>%2 from %1&apos;s hand goes into the pond.</source>
        <translation>Aus der Hand von %1 in den Teich: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You lay the %2 basket with the Dead Scuba Diver, %n points.</source>
        <translation>
            <numerusform>Du legst den Korb der %2 mit dem Dead Scuba Diver aus, %n Punkt.</numerusform>
            <numerusform>Du legst den Korb der %2 mit dem Dead Scuba Diver aus, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay the %2 basket with the Dead Scuba Diver, %n point.</source>
        <translation>Du legst den Korb der %2 mit dem Dead Scuba Diver aus, %n Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays the %2 basket with the Dead Scuba Diver, %n points.</source>
        <translation>
            <numerusform>%1 legt den Korb der %2 mit dem Dead Scuba Diver aus, %n Punkt.</numerusform>
            <numerusform>%1 legt den Korb der %2 mit dem Dead Scuba Diver aus, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays the %2 basket with the Dead Scuba Diver, %n point.</source>
        <translation>%1 legt den Korb der %2 mit dem Dead Scuba Diver aus, %n Punkt.</translation>
    </message>
    <message>
        <source>You roll %2 for a hand.</source>
        <translation>Du würfelst %2 für die Hand.</translation>
    </message>
    <message>
        <source>%1 rolls %2 for a hand.</source>
        <translation>%1 würfelt %2 für die Hand.</translation>
    </message>
    <message>
        <source>Who definitely has %1?</source>
        <translation>Wer hat das sicher auf der Hand: %1?</translation>
    </message>
    <message>
        <source>You draw next.</source>
        <translation>Du ziehst gleich.</translation>
    </message>
    <message>
        <source>%1 draws next.</source>
        <translation>%1 zieht gleich.</translation>
    </message>
    <message>
        <source>you keep %2: fish out, or put it back?</source>
        <translation>Du behältst: %2. Abfischen oder im See aussetzen?</translation>
    </message>
    <message>
        <source>%1 keeps %2: fish out, or put it back?</source>
        <translation>%1 behält: %2. Abfischen oder im See aussetzen?</translation>
    </message>
    <message>
        <source>last asked for %2, by you</source>
        <translation>zuletzt gefragt von dir: %2</translation>
    </message>
    <message>
        <source>last asked for %2, by %1</source>
        <translation>zuletzt gefragt von %1: %2</translation>
    </message>
    <message>
        <source>That makes %1.</source>
        <translation>Das macht %1.</translation>
    </message>
    <message>
        <source>Here&apos;s your tax.</source>
        <translation>Hier ist deine WTF Tax.</translation>
    </message>
    <message>
        <source>%1, let&apos;s swap hands!</source>
        <translation>%1, tauschen wir die Hand!</translation>
    </message>
    <message>
        <source>Unfrozen and back to you: %2.</source>
        <translation>Aufgetaut und zurück bei dir: %2.</translation>
    </message>
    <message>
        <source>Unfrozen and back to %1: %2.</source>
        <translation>Aufgetaut und zurück bei %1: %2.</translation>
    </message>
    <message>
        <source>%1 reads the Communist Manifesto: one of %2&apos;s cards goes to you.</source>
        <translation>%1 verliest das Communist Manifesto: Eine Karte von %2 wandert zu dir.</translation>
    </message>
    <message>
        <source>You read the Communist Manifesto: one of %2&apos;s cards goes to %3.</source>
        <translation>Du verliest das Communist Manifesto: Eine Karte von %2 wandert zu %3.</translation>
    </message>
    <message>
        <source>%1 reads the Communist Manifesto: one of %2&apos;s cards goes to %3.</source>
        <translation>%1 verliest das Communist Manifesto: Eine Karte von %2 wandert zu %3.</translation>
    </message>
    <message>
        <source>You read the Communist Manifesto and get one of %2&apos;s cards.</source>
        <translation>Du verliest das Communist Manifesto und bekommst eine Karte von %2.</translation>
    </message>
    <message>
        <source>%1 reads the Communist Manifesto and gets one of %2&apos;s cards.</source>
        <translation>%1 verliest das Communist Manifesto und bekommt eine Karte von %2.</translation>
    </message>
    <message>
        <source>Take a card from %2 with Communist Manifesto</source>
        <translation>Hol dir mit dem Communist Manifesto eine Karte von %2</translation>
    </message>
    <message>
        <source>Let it happen.</source>
        <translation>Ich lasse es geschehen.</translation>
    </message>
    <message>
        <source>I&apos;m dead in the water: I pass.</source>
        <translation>Ich sitze auf dem Trockenen: Ich passe.</translation>
    </message>
    <message>
        <source>Here&apos;s the missing one!</source>
        <translation>Hier ist die, die fehlt!</translation>
    </message>
    <message>
        <source>You have to answer before you can do anything else.</source>
        <translation>Erst musst du antworten.</translation>
    </message>
    <message>
        <source>Away with %1.</source>
        <translation>Weg damit: %1.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>Du legst ab: %2.</translation>
    </message>
    <message>
        <source>You play a Wild Downpour 2 and ask everyone for all %2.</source>
        <translation>Du spielst ein Wild Downpour 2 und fragst alle nach allen %2.</translation>
    </message>
    <message>
        <source>%1 plays a Wild Downpour 2 and asks everyone for all %2.</source>
        <translation>%1 spielt ein Wild Downpour 2 und fragt alle nach allen %2.</translation>
    </message>
    <message>
        <source>You play a Wild Downpour 1 and ask everyone for all %2.</source>
        <translation>Du spielst ein Wild Downpour 1 und fragst alle nach allen %2.</translation>
    </message>
    <message>
        <source>%1 plays a Wild Downpour 1 and asks everyone for all %2.</source>
        <translation>%1 spielt ein Wild Downpour 1 und fragt alle nach allen %2.</translation>
    </message>
    <message>
        <source>Take their cards with %1</source>
        <translation>Spiel: %1 – und nimm die Karten</translation>
    </message>
    <message>
        <source>Take their cards with a Reverse</source>
        <translation>Nimm mit einem Reverse die Karten</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Leg ab: %1</translation>
    </message>
    <message>
        <source>Play a Wild Downpour 2: ask everyone for all %1</source>
        <translation>Spiel ein Wild Downpour 2: Frag alle nach allen %1</translation>
    </message>
    <message>
        <source>Play a Wild Downpour 1: ask everyone for all %1</source>
        <translation>Spiel ein Wild Downpour 1: Frag alle nach allen %1</translation>
    </message>
    <message>
        <source>Play a Wild: ask %1 for all %2</source>
        <translation>Spiel ein Wild: Frag %1 nach allen %2</translation>
    </message>
    <message>
        <source>I&apos;m after %1.</source>
        <translation>Ich suche: %1.</translation>
    </message>
    <message>
        <source>Back it goes.</source>
        <translation>Zurück in den See damit.</translation>
    </message>
    <message>
        <source>Put your card back</source>
        <translation>Setz deine Karte im See aus</translation>
    </message>
    <message>
        <source>The hole</source>
        <translation>Das Angelloch</translation>
    </message>
    <message>
        <source>You may still fish out %2 in this game.</source>
        <translation>Du darfst in diesem Spiel noch %2 abfischen.</translation>
    </message>
    <message>
        <source>%1 may still fish out %2 in this game.</source>
        <translation>%1 darf in diesem Spiel noch %2 abfischen.</translation>
    </message>
    <message>
        <source>You have fished out %2 in this game.</source>
        <translation>Du hast in diesem Spiel %2 abgefischt.</translation>
    </message>
    <message>
        <source>%1 has fished out %2 in this game.</source>
        <translation>%1 hat in diesem Spiel %2 abgefischt.</translation>
    </message>
    <message>
        <source>You had practically won the match already, whatever you did.</source>
        <translation>Du hattest die Partie schon so gut wie gewonnen, egal was du getan hast.</translation>
    </message>
    <message>
        <source>%1 had practically won the match already, whatever the choices.</source>
        <translation>%1 hatte die Partie schon so gut wie gewonnen, egal mit welchen Zügen.</translation>
    </message>
    <message>
        <source>You had almost no chance of winning the match, whatever you did.</source>
        <translation>Du hattest kaum noch eine Chance auf die Partie, egal was du getan hast.</translation>
    </message>
    <message>
        <source>%1 had almost no chance of winning the match, whatever the choices.</source>
        <translation>%1 hatte kaum noch eine Chance auf die Partie, egal mit welchen Zügen.</translation>
    </message>
    <message>
        <source>You have no KILL, so you pass.</source>
        <translation>Du hast keinen ANGRIFF, also passt du.</translation>
    </message>
    <message>
        <source>%1! Games won: %2.</source>
        <translation>%1! Gewonnene Spiele: %2.</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>Your fish swims free and wins the match</source>
        <translation>Dein Fisch ist frei und gewinnt die Partie</translation>
    </message>
    <message>
        <source>%1&apos;s fish swims free and wins the match</source>
        <translation>Der Fisch von %1 ist frei und gewinnt die Partie</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>Du machst Schluss.</translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation>%1 macht Schluss.</translation>
    </message>
    <message>
        <source>Nobody can play on.</source>
        <translation>Niemand kann weiterspielen.</translation>
    </message>
    <message numerus="yes">
        <source>with %n points</source>
        <translation>
            <numerusform>mit %n Punkt</numerusform>
            <numerusform>mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>with %n point</source>
        <translation>mit %n Punkt</translation>
    </message>
    <message numerus="yes">
        <source>You lay a Special Set, %n points.</source>
        <translation>
            <numerusform>Du legst einen Sondersatz aus, %n Punkt.</numerusform>
            <numerusform>Du legst einen Sondersatz aus, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay a Special Set, %n point.</source>
        <translation>Du legst einen Sondersatz aus, %n Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a Special Set, %n points.</source>
        <translation>
            <numerusform>%1 legt einen Sondersatz aus, %n Punkt.</numerusform>
            <numerusform>%1 legt einen Sondersatz aus, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a Special Set, %n point.</source>
        <translation>%1 legt einen Sondersatz aus, %n Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>You lay a set of %2, %n points.</source>
        <translation>
            <numerusform>Du legst ein Quartett %2 aus, %n Punkt.</numerusform>
            <numerusform>Du legst ein Quartett %2 aus, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay a set of %2, %n point.</source>
        <translation>Du legst ein Quartett %2 aus, %n Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a set of %2, %n points.</source>
        <translation>
            <numerusform>%1 legt ein Quartett %2 aus, %n Punkt.</numerusform>
            <numerusform>%1 legt ein Quartett %2 aus, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a set of %2, %n point.</source>
        <translation>%1 legt ein Quartett %2 aus, %n Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>with %n pairs</source>
        <translation>
            <numerusform>mit %n Paar</numerusform>
            <numerusform>mit %n Paaren</numerusform>
        </translation>
    </message>
    <message>
        <source>with %n pair</source>
        <translation>mit %n Paar</translation>
    </message>
    <message>
        <source>In the lake: %1.</source>
        <translation>Im See: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds.</source>
        <translation>
            <numerusform>%n Runde.</numerusform>
            <numerusform>%n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%n round.</source>
        <translation>%n Runde.</translation>
    </message>
    <message numerus="yes">
        <source>with %n books</source>
        <translation>
            <numerusform>mit %n Quartett</numerusform>
            <numerusform>mit %n Quartetten</numerusform>
        </translation>
    </message>
    <message>
        <source>with %n book</source>
        <translation>mit %n Quartett</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>you have %2</source>
        <translation>du hast %2</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>%1 share the win %2</source>
        <translation>%1 gewinnen gemeinsam %2</translation>
    </message>
    <message>
        <source>You and %1 share the win %2</source>
        <translation>Du und %1 gewinnen gemeinsam %2</translation>
    </message>
    <message>
        <source>You win the match %2</source>
        <translation>Du gewinnst die Partie %2</translation>
    </message>
    <message>
        <source>%1 wins the match %2</source>
        <translation>%1 gewinnt die Partie %2</translation>
    </message>
    <message>
        <source>Round %2: you deal.</source>
        <translation>Spiel %2: Du gibst.</translation>
    </message>
    <message>
        <source>Round %2: %1 deals.</source>
        <translation>Spiel %2: %1 gibt.</translation>
    </message>
    <message>
        <source>Game %2: you deal.</source>
        <translation>Spiel %2: Du gibst.</translation>
    </message>
    <message>
        <source>Game %2: %1 deals.</source>
        <translation>Spiel %2: %1 gibt.</translation>
    </message>
    <message>
        <source>%1 %2 (%3 in all)</source>
        <translation>%1 %2 (insgesamt %3)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Wähle: %1</translation>
    </message>
    <message>
        <source>Fish out the suit</source>
        <translation>Fisch die Farbe ab</translation>
    </message>
    <message>
        <source>%1 has fished that suit out before.</source>
        <translation>%1 hat diese Farbe schon abgefischt.</translation>
    </message>
    <message>
        <source>You have fished that suit out before.</source>
        <translation>Du hast diese Farbe schon abgefischt.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>the %1 of %2</source>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>There are no %1 left in the deck.</source>
        <translation>Im Stapel sind keine %1 mehr.</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>Zieh vom Stapel</translation>
    </message>
    <message>
        <source>Take the top of the discard pile</source>
        <translation>Nimm die oberste Karte der Ablage</translation>
    </message>
    <message>
        <source>Call for a shuffle</source>
        <translation>Ruf „Mischen!“</translation>
    </message>
    <message>
        <source>Take one of the %1 from the deck</source>
        <translation>Such im Stapel: %1</translation>
    </message>
    <message>
        <source>Ask %1 for %2</source>
        <translation>Frag %1: %2?</translation>
    </message>
    <message>
        <source>Ask nobody</source>
        <translation>Frag niemanden</translation>
    </message>
    <message>
        <source>Pair %1 from the discard pile</source>
        <translation>Nimm für ein Paar von der Ablage: %1</translation>
    </message>
    <message>
        <source>Leave the discard pile</source>
        <translation>Lass die Ablage liegen</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 gibt.</translation>
    </message>
    <message>
        <source>%1 calls for a shuffle.</source>
        <translation>%1 ruft: „Mischen!“</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1 fragt %2: %3?</translation>
    </message>
    <message>
        <source>%1 asks nobody.</source>
        <translation>%1 fragt niemanden.</translation>
    </message>
    <message>
        <source>%1 is dealt a card.</source>
        <translation>%1 bekommt eine Karte.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <translation>%1 legt aus: %2.</translation>
    </message>
    <message>
        <source>%1 gets %2 from the deck.</source>
        <translation>%1 bekommt vom Stapel: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 from the discards.</source>
        <translation>%1 nimmt von der Ablage: %2.</translation>
    </message>
    <message>
        <source>%1 has none to give.</source>
        <translation>%1 hat keine davon.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 würfelt %2 und %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the red %1</source>
        <translation>Rote %1</translation>
    </message>
    <message>
        <source>the yellow %1</source>
        <translation>Gelbe %1</translation>
    </message>
    <message>
        <source>the green %1</source>
        <translation>Grüne %1</translation>
    </message>
    <message>
        <source>the blue %1</source>
        <translation>Blaue %1</translation>
    </message>
    <message>
        <source>the red Skip</source>
        <translation>Rotes Skip</translation>
    </message>
    <message>
        <source>the yellow Skip</source>
        <translation>Gelbes Skip</translation>
    </message>
    <message>
        <source>the green Skip</source>
        <translation>Grünes Skip</translation>
    </message>
    <message>
        <source>the blue Skip</source>
        <translation>Blaues Skip</translation>
    </message>
    <message>
        <source>the red Reverse</source>
        <translation>Rotes Reverse</translation>
    </message>
    <message>
        <source>the yellow Reverse</source>
        <translation>Gelbes Reverse</translation>
    </message>
    <message>
        <source>the green Reverse</source>
        <translation>Grünes Reverse</translation>
    </message>
    <message>
        <source>the blue Reverse</source>
        <translation>Blaues Reverse</translation>
    </message>
    <message>
        <source>the red Draw 2</source>
        <translation>Rotes Draw 2</translation>
    </message>
    <message>
        <source>the yellow Draw 2</source>
        <translation>Gelbes Draw 2</translation>
    </message>
    <message>
        <source>the green Draw 2</source>
        <translation>Grünes Draw 2</translation>
    </message>
    <message>
        <source>the blue Draw 2</source>
        <translation>Blaues Draw 2</translation>
    </message>
    <message>
        <source>a Wild</source>
        <translation>Wild</translation>
    </message>
    <message>
        <source>a Wild Draw 4</source>
        <translation>Wild Draw 4</translation>
    </message>
    <message>
        <source>a Wild Downpour 1</source>
        <translation>Wild Downpour 1</translation>
    </message>
    <message>
        <source>a Wild Downpour 2</source>
        <translation>Wild Downpour 2</translation>
    </message>
    <message>
        <source>a War Machine</source>
        <translation>War Machine</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>Einsen</translation>
    </message>
    <message>
        <source>red cards</source>
        <translatorcomment>immer nach „alle“ oder „allen“</translatorcomment>
        <translation>roten Karten</translation>
    </message>
    <message>
        <source>yellow cards</source>
        <translatorcomment>immer nach „alle“ oder „allen“</translatorcomment>
        <translation>gelben Karten</translation>
    </message>
    <message>
        <source>green cards</source>
        <translatorcomment>immer nach „alle“ oder „allen“</translatorcomment>
        <translation>grünen Karten</translation>
    </message>
    <message>
        <source>blue cards</source>
        <translatorcomment>immer nach „alle“ oder „allen“</translatorcomment>
        <translation>blauen Karten</translation>
    </message>
    <message>
        <source>A set is four cards; of %1 you hold only one.</source>
        <translation>Ein Quartett sind vier Karten; %1 hast du nur eine.</translation>
    </message>
    <message numerus="yes">
        <source>A set is four cards; of %1 you hold %n.</source>
        <translation>
            <numerusform>Ein Quartett sind vier Karten; %1 hast du nur eine.</numerusform>
            <numerusform>Ein Quartett sind vier Karten; %1 hast du %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set of %1 is exactly four cards.</source>
        <translation>Ein Quartett %1 sind genau vier Karten.</translation>
    </message>
    <message>
        <source>Lay a set of %1</source>
        <translation>Leg ein Quartett %1 aus</translation>
    </message>
    <message>
        <source>Play a Draw 2</source>
        <translation>Spiel ein Draw 2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Spiel: %1</translation>
    </message>
    <message>
        <source>Play a Wild Draw 4</source>
        <translation>Spiel ein Wild Draw 4</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Zieh eine Karte</translation>
    </message>
    <message>
        <source>Lay your hand as a Special Set</source>
        <translation>Leg deine Hand als Sondersatz aus</translation>
    </message>
    <message>
        <source>Ask %1 for all %2</source>
        <translation>Frag %1 nach allen %2</translation>
    </message>
    <message>
        <source>Hand over the cards</source>
        <translation>Gib die Karten her</translation>
    </message>
    <message>
        <source>Keep your cards with a Skip</source>
        <translation>Behalte mit einem Skip deine Karten</translation>
    </message>
    <message>
        <source>Keep your cards with %1</source>
        <translation>Spiel: %1 – und behalte deine Karten</translation>
    </message>
    <message>
        <source>Stop it with your War Machine</source>
        <translation>Halte es mit deinem War Machine auf</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Lass es durchgehen</translation>
    </message>
    <message>
        <source>Lay nothing more</source>
        <translation>Leg nichts mehr aus</translation>
    </message>
    <message>
        <source>%1 lays a set of %2.</source>
        <translation>%1 legt ein Quartett %2 aus.</translation>
    </message>
    <message>
        <source>%1 plays a Draw 2.</source>
        <translation>%1 spielt ein Draw 2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt: %2.</translation>
    </message>
    <message>
        <source>%1 plays a Wild and asks %2 for all %3.</source>
        <translation>%1 spielt ein Wild und fragt %2 nach allen %3.</translation>
    </message>
    <message>
        <source>%1 plays a Wild Draw 4.</source>
        <translation>%1 spielt ein Wild Draw 4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for all %3.</source>
        <translation>%1 fragt %2 nach allen %3.</translation>
    </message>
    <message>
        <source>%1 stops that with a War Machine.</source>
        <translation>%1 hält das mit einem War Machine auf.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 zieht eine Karte.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 zieht: %2.</translation>
    </message>
    <message>
        <source>%1 says: Go fish!</source>
        <translation>%1 sagt: „Geh angeln!“</translation>
    </message>
    <message>
        <source>%1 has no card of that colour.</source>
        <translation>%1 hat keine Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>the red card shark</source>
        <translation>Roter Kartenhai</translation>
    </message>
    <message>
        <source>the green card shark</source>
        <translation>Grüner Kartenhai</translation>
    </message>
    <message>
        <source>the blue card shark</source>
        <translation>Blauer Kartenhai</translation>
    </message>
    <message>
        <source>the yellow card shark</source>
        <translation>Gelber Kartenhai</translation>
    </message>
    <message>
        <source>the purple card shark</source>
        <translation>Lila Kartenhai</translation>
    </message>
    <message>
        <source>the red whale</source>
        <translation>Roter Wal</translation>
    </message>
    <message>
        <source>the green whale</source>
        <translation>Grüner Wal</translation>
    </message>
    <message>
        <source>the blue whale</source>
        <translation>Blauer Wal</translation>
    </message>
    <message>
        <source>the yellow whale</source>
        <translation>Gelber Wal</translation>
    </message>
    <message>
        <source>the purple whale</source>
        <translation>Lila Wal</translation>
    </message>
    <message>
        <source>the red blowfish</source>
        <translation>Roter Kugelfisch</translation>
    </message>
    <message>
        <source>the green blowfish</source>
        <translation>Grüner Kugelfisch</translation>
    </message>
    <message>
        <source>the blue blowfish</source>
        <translation>Blauer Kugelfisch</translation>
    </message>
    <message>
        <source>the yellow blowfish</source>
        <translation>Gelber Kugelfisch</translation>
    </message>
    <message>
        <source>the purple blowfish</source>
        <translation>Lila Kugelfisch</translation>
    </message>
    <message>
        <source>the red starfish</source>
        <translation>Roter Seestern</translation>
    </message>
    <message>
        <source>the green starfish</source>
        <translation>Grüner Seestern</translation>
    </message>
    <message>
        <source>the blue starfish</source>
        <translation>Blauer Seestern</translation>
    </message>
    <message>
        <source>the yellow starfish</source>
        <translation>Gelber Seestern</translation>
    </message>
    <message>
        <source>the purple starfish</source>
        <translation>Lila Seestern</translation>
    </message>
    <message>
        <source>the red clownfish</source>
        <translation>Roter Clownfisch</translation>
    </message>
    <message>
        <source>the green clownfish</source>
        <translation>Grüner Clownfisch</translation>
    </message>
    <message>
        <source>the blue clownfish</source>
        <translation>Blauer Clownfisch</translation>
    </message>
    <message>
        <source>the yellow clownfish</source>
        <translation>Gelber Clownfisch</translation>
    </message>
    <message>
        <source>the purple clownfish</source>
        <translation>Lila Clownfisch</translation>
    </message>
    <message>
        <source>the red barnacle</source>
        <translation>Rote Seepocke</translation>
    </message>
    <message>
        <source>the green barnacle</source>
        <translation>Grüne Seepocke</translation>
    </message>
    <message>
        <source>the blue barnacle</source>
        <translation>Blaue Seepocke</translation>
    </message>
    <message>
        <source>the yellow barnacle</source>
        <translation>Gelbe Seepocke</translation>
    </message>
    <message>
        <source>the purple barnacle</source>
        <translation>Lila Seepocke</translation>
    </message>
    <message>
        <source>the red jellyfish</source>
        <translation>Rote Qualle</translation>
    </message>
    <message>
        <source>the green jellyfish</source>
        <translation>Grüne Qualle</translation>
    </message>
    <message>
        <source>the blue jellyfish</source>
        <translation>Blaue Qualle</translation>
    </message>
    <message>
        <source>the yellow jellyfish</source>
        <translation>Gelbe Qualle</translation>
    </message>
    <message>
        <source>the purple jellyfish</source>
        <translation>Lila Qualle</translation>
    </message>
    <message>
        <source>the red shrimp</source>
        <translation>Rote Garnele</translation>
    </message>
    <message>
        <source>the green shrimp</source>
        <translation>Grüne Garnele</translation>
    </message>
    <message>
        <source>the blue shrimp</source>
        <translation>Blaue Garnele</translation>
    </message>
    <message>
        <source>the yellow shrimp</source>
        <translation>Gelbe Garnele</translation>
    </message>
    <message>
        <source>the purple shrimp</source>
        <translation>Lila Garnele</translation>
    </message>
    <message>
        <source>the red eel</source>
        <translation>Roter Aal</translation>
    </message>
    <message>
        <source>the green eel</source>
        <translation>Grüner Aal</translation>
    </message>
    <message>
        <source>the blue eel</source>
        <translation>Blauer Aal</translation>
    </message>
    <message>
        <source>the yellow eel</source>
        <translation>Gelber Aal</translation>
    </message>
    <message>
        <source>the purple eel</source>
        <translation>Lila Aal</translation>
    </message>
    <message>
        <source>the red crab</source>
        <translation>Rote Krabbe</translation>
    </message>
    <message>
        <source>the green crab</source>
        <translation>Grüne Krabbe</translation>
    </message>
    <message>
        <source>the blue crab</source>
        <translation>Blaue Krabbe</translation>
    </message>
    <message>
        <source>the yellow crab</source>
        <translation>Gelbe Krabbe</translation>
    </message>
    <message>
        <source>the purple crab</source>
        <translation>Lila Krabbe</translation>
    </message>
    <message>
        <source>the red dogfish</source>
        <translation>Roter Hundshai</translation>
    </message>
    <message>
        <source>the green dogfish</source>
        <translation>Grüner Hundshai</translation>
    </message>
    <message>
        <source>the blue dogfish</source>
        <translation>Blauer Hundshai</translation>
    </message>
    <message>
        <source>the yellow dogfish</source>
        <translation>Gelber Hundshai</translation>
    </message>
    <message>
        <source>the purple dogfish</source>
        <translation>Lila Hundshai</translation>
    </message>
    <message>
        <source>the red hammerhead</source>
        <translation>Roter Hammerhai</translation>
    </message>
    <message>
        <source>the green hammerhead</source>
        <translation>Grüner Hammerhai</translation>
    </message>
    <message>
        <source>the blue hammerhead</source>
        <translation>Blauer Hammerhai</translation>
    </message>
    <message>
        <source>the yellow hammerhead</source>
        <translation>Gelber Hammerhai</translation>
    </message>
    <message>
        <source>the purple hammerhead</source>
        <translation>Lila Hammerhai</translation>
    </message>
    <message>
        <source>the red flying fish</source>
        <translation>Roter Fliegender Fisch</translation>
    </message>
    <message>
        <source>the green flying fish</source>
        <translation>Grüner Fliegender Fisch</translation>
    </message>
    <message>
        <source>the blue flying fish</source>
        <translation>Blauer Fliegender Fisch</translation>
    </message>
    <message>
        <source>the yellow flying fish</source>
        <translation>Gelber Fliegender Fisch</translation>
    </message>
    <message>
        <source>the purple flying fish</source>
        <translation>Lila Fliegender Fisch</translation>
    </message>
    <message>
        <source>the Game Warden</source>
        <translation>Game Warden</translation>
    </message>
    <message>
        <source>the Dead Scuba Diver</source>
        <translation>Dead Scuba Diver</translation>
    </message>
    <message>
        <source>No Fishing</source>
        <translation>No Fishing</translation>
    </message>
    <message>
        <source>the Glass Bottom Boat</source>
        <translation>Glass Bottom Boat</translation>
    </message>
    <message>
        <source>the Net</source>
        <translation>The Net</translation>
    </message>
    <message>
        <source>Two Fisted Fisherman</source>
        <translation>Two Fisted Fisherman</translation>
    </message>
    <message>
        <source>the Lure</source>
        <translation>The Lure</translation>
    </message>
    <message>
        <source>Divine Intervention</source>
        <translation>Divine Intervention</translation>
    </message>
    <message>
        <source>card shark</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Kartenhaie</translation>
    </message>
    <message>
        <source>whale</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Wale</translation>
    </message>
    <message>
        <source>blowfish</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Kugelfische</translation>
    </message>
    <message>
        <source>starfish</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Seesterne</translation>
    </message>
    <message>
        <source>clownfish</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Clownfische</translation>
    </message>
    <message>
        <source>barnacle</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Seepocken</translation>
    </message>
    <message>
        <source>jellyfish</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Quallen</translation>
    </message>
    <message>
        <source>shrimp</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Garnelen</translation>
    </message>
    <message>
        <source>eel</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Aale</translation>
    </message>
    <message>
        <source>crab</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Krabben</translation>
    </message>
    <message>
        <source>dogfish</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Hundshaie</translation>
    </message>
    <message>
        <source>hammerhead</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Hammerhaie</translation>
    </message>
    <message>
        <source>flying fish</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Fliegenden Fische</translation>
    </message>
    <message>
        <source>fish</source>
        <translatorcomment>Mehrzahl im Genitiv, immer nach „der“ (Korb der Wale, Karte der Wale)</translatorcomment>
        <translation>Fische</translation>
    </message>
    <message>
        <source>You have no %1 basket with the Dead Scuba Diver in it.</source>
        <translation>Du hast keinen Korb der %1, in dem der Dead Scuba Diver steckt.</translation>
    </message>
    <message>
        <source>Lay the %1 basket</source>
        <translation>Leg den Korb der %1 aus</translation>
    </message>
    <message>
        <source>Put the missing card into the %1 basket</source>
        <translation>Leg die fehlende Karte in den Korb der %1</translation>
    </message>
    <message>
        <source>Cast the Net at %1 for any %2</source>
        <translation>Wirf das Net nach %1 aus: irgendeine Karte der %2</translation>
    </message>
    <message>
        <source>Play the Lure: ask %1 for %2</source>
        <translation>Spiel den Lure und frag %1: %2?</translation>
    </message>
    <message>
        <source>Unload Divine Intervention and end your turn</source>
        <translation>Wirf Divine Intervention ab und beende deinen Zug</translation>
    </message>
    <message>
        <source>Go fish</source>
        <translation>Geh angeln</translation>
    </message>
    <message>
        <source>Pass, dead in the water</source>
        <translation>Passe, du sitzt auf dem Trockenen</translation>
    </message>
    <message>
        <source>Send the Game Warden to %1</source>
        <translation>Schick den Game Warden zu %1</translation>
    </message>
    <message>
        <source>Take the Glass Bottom Boat to %1</source>
        <translation>Fahr mit dem Glass Bottom Boat zu %1</translation>
    </message>
    <message>
        <source>Lay the %1 basket with the Dead Scuba Diver</source>
        <translation>Leg den Korb der %1 mit dem Dead Scuba Diver aus</translation>
    </message>
    <message>
        <source>Stop it with Divine Intervention and take the Zinger</source>
        <translation>Halte den Zinger mit Divine Intervention auf und nimm ihn auf die Hand</translation>
    </message>
    <message>
        <source>Stop it with Divine Intervention</source>
        <translation>Halte den Zinger mit Divine Intervention auf</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Lass es geschehen</translation>
    </message>
    <message>
        <source>Play No Fishing</source>
        <translation>Spiel No Fishing</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>Gib her: %1</translation>
    </message>
    <message>
        <source>Play Two Fisted Fisherman and ask again</source>
        <translation>Spiel Two Fisted Fisherman und frag noch einmal</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>%1 puts the missing card into the %2 basket; the Diver leaves.</source>
        <translation>%1 legt die fehlende Karte in den Korb der %2; der Diver wird abgelegt.</translation>
    </message>
    <message>
        <source>%1 casts the Net at %2 for any %3.</source>
        <translation>%1 wirft das Net nach %2 aus: irgendeine Karte der %3.</translation>
    </message>
    <message>
        <source>%1 plays the Lure and asks %2 for %3.</source>
        <translation>%1 spielt den Lure und fragt %2: %3?</translation>
    </message>
    <message>
        <source>%1 is dead in the water and passes.</source>
        <translation>%1 sitzt auf dem Trockenen und passt.</translation>
    </message>
    <message>
        <source>%1 sends the Game Warden to %2.</source>
        <translation>%1 schickt den Game Warden zu %2.</translation>
    </message>
    <message>
        <source>%1 stops it with Divine Intervention.</source>
        <translation>%1 hält den Zinger mit Divine Intervention auf.</translation>
    </message>
    <message>
        <source>%1 lets it happen.</source>
        <translation>%1 lässt es geschehen.</translation>
    </message>
    <message>
        <source>%1 plays No Fishing.</source>
        <translation>%1 spielt No Fishing.</translation>
    </message>
    <message>
        <source>%1 plays Two Fisted Fisherman and asks again.</source>
        <translation>%1 spielt Two Fisted Fisherman und fragt noch einmal.</translation>
    </message>
    <message>
        <source>The pond is shuffled.</source>
        <translation>Der Teich wird gemischt.</translation>
    </message>
    <message>
        <source>Mugger Croc</source>
        <translation>Mugger Croc</translation>
    </message>
    <message>
        <source>Snapper Snatch</source>
        <translation>Snapper Snatch</translation>
    </message>
    <message>
        <source>Mrs. Crabite</source>
        <translation>Mrs. Crabite</translation>
    </message>
    <message>
        <source>WTF Tax</source>
        <translation>WTF Tax</translation>
    </message>
    <message>
        <source>Communist Manifesto</source>
        <translation>Communist Manifesto</translation>
    </message>
    <message>
        <source>The Elvis Effect</source>
        <translation>The Elvis Effect</translation>
    </message>
    <message>
        <source>Beaver Buddha</source>
        <translation>Beaver Buddha</translation>
    </message>
    <message>
        <source>Ben Franklin, Time Traveler</source>
        <translation>Ben Franklin, Time Traveler</translation>
    </message>
    <message>
        <source>No fish is swimming.</source>
        <translation>Es schwimmt kein Fisch.</translation>
    </message>
    <message>
        <source>Dive with %1</source>
        <translation>Lass %1 losschwimmen</translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <translation>Greif an mit %1</translation>
    </message>
    <message>
        <source>Protect with %1</source>
        <translation>Schütze mit %1</translation>
    </message>
    <message>
        <source>Give the fish up</source>
        <translation>Gib den Fisch auf</translation>
    </message>
    <message>
        <source>Flush the hand</source>
        <translation>Flushe deine Hand</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Take two of %1&apos;s cards with Mugger Croc</source>
        <translation>Nimm %1 mit dem Mugger Croc zwei Karten weg</translation>
    </message>
    <message>
        <source>Swap hands with %1 by Snapper Snatch</source>
        <translation>Tausch durch den Snapper Snatch die Hand mit %1</translation>
    </message>
    <message>
        <source>Look at %1&apos;s hand with Mrs. Crabite</source>
        <translation>Sieh dir mit Mrs. Crabite die Hand von %1 an</translation>
    </message>
    <message>
        <source>Demand a FISH from %1 with WTF Tax</source>
        <translation>Verlang mit der WTF Tax einen FISCH von %1</translation>
    </message>
    <message>
        <source>Take %1 from the discard pile with The Elvis Effect</source>
        <translation>Hol mit The Elvis Effect %1 vom Ablagestapel</translation>
    </message>
    <message>
        <source>End the swim with Beaver Buddha</source>
        <translation>Beende das Schwimmen mit dem Beaver Buddha</translation>
    </message>
    <message>
        <source>Undo the last action with Ben Franklin</source>
        <translation>Mach mit Ben Franklin die letzte Aktion rückgängig</translation>
    </message>
    <message>
        <source>%1 dives with %2.</source>
        <translation>%1 lässt %2 losschwimmen.</translation>
    </message>
    <message>
        <source>%1 attacks with %2.</source>
        <translation>%1 greift an mit %2.</translation>
    </message>
    <message>
        <source>%1 protects the fish with %2.</source>
        <translation>%1 schützt den Fisch mit %2.</translation>
    </message>
    <message>
        <source>%1 gives the fish up.</source>
        <translation>%1 gibt den Fisch auf.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>%1 pays the tax.</source>
        <translation>%1 zahlt die WTF Tax.</translation>
    </message>
    <message>
        <source>%1 sends the Mugger Croc to %2.</source>
        <translation>%1 schickt den Mugger Croc zu %2.</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2 by Snapper Snatch.</source>
        <translation>%1 tauscht durch den Snapper Snatch die Hand mit %2.</translation>
    </message>
    <message>
        <source>Mrs. Crabite shows %1 %2&apos;s hand.</source>
        <translation>Mrs. Crabite zeigt %1 die Hand von %2.</translation>
    </message>
    <message>
        <source>%1 demands the WTF Tax from %2.</source>
        <translation>%1 verlangt die WTF Tax von %2.</translation>
    </message>
    <message>
        <source>%1 brings %2 back to life with The Elvis Effect.</source>
        <translation>%1 erweckt mit The Elvis Effect %2 zum Leben.</translation>
    </message>
    <message>
        <source>%1 ends the swim with Beaver Buddha.</source>
        <translation>%1 beendet das Schwimmen mit dem Beaver Buddha.</translation>
    </message>
    <message>
        <source>%1 undoes the last action with Ben Franklin.</source>
        <translation>%1 macht mit Ben Franklin die letzte Aktion rückgängig.</translation>
    </message>
    <message>
        <source>Frozen until a swim ends: %1.</source>
        <translation>Eingefroren, bis ein Schwimmen vorbei ist: %1.</translation>
    </message>
    <message>
        <source>%1 has no FISH to give.</source>
        <translation>%1 hat keinen FISCH herzugeben.</translation>
    </message>
    <message>
        <source>Belly up: %1&apos;s fish is dead.</source>
        <translation>„Bauch oben“: Der Fisch von %1 ist tot.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <translation>%1 zeigt: %2.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new draw pile.</source>
        <translation>Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.</translation>
    </message>
    <message>
        <source>There is no FISH left: the game has no winner.</source>
        <translation>Es ist kein FISCH mehr da: Das Spiel hat keinen Sieger.</translation>
    </message>
    <message>
        <source>number cards</source>
        <translation>Zahlenkarten</translation>
    </message>
    <message>
        <source>All cards have been played.</source>
        <translation>Alle Karten sind gespielt.</translation>
    </message>
    <message>
        <source>%1 has gone out.</source>
        <translation>%1 hat Schluss gemacht.</translation>
    </message>
    <message>
        <source>%1&apos;s fish swims free.</source>
        <translation>Der Fisch von %1 ist frei.</translation>
    </message>
    <message numerus="yes">
        <source>%1 showed %2 %n rounds ago.</source>
        <translation>
            <numerusform>%1 zeigte in der letzten Runde: %2.</numerusform>
            <numerusform>%1 zeigte vor %n Runden: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was asked for %2 and had none.</source>
        <translation>%1 wurde danach gefragt und hatte keine: %2.</translation>
    </message>
    <message>
        <source>%1 asked for %2 a turn ago.</source>
        <translation>%1 fragte im letzten Zug danach: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked for %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 fragte im letzten Zug danach: %2.</numerusform>
            <numerusform>%1 fragte vor %n Zügen danach: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had no %2 a turn ago.</source>
        <translation>%1 hatte im letzten Zug keine davon: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had no %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 hatte im letzten Zug keine davon: %2.</numerusform>
            <numerusform>%1 hatte vor %n Zügen keine davon: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 got %2 a turn ago.</source>
        <translation>%1 bekam im letzten Zug: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 got %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 bekam im letzten Zug: %2.</numerusform>
            <numerusform>%1 bekam vor %n Zügen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set on the table is safe.</source>
        <translation>Ein Quartett auf dem Tisch ist sicher.</translation>
    </message>
    <message>
        <source>%1 saves the special cards for later.</source>
        <translation>%1 hebt die Sonderkarten für später auf.</translation>
    </message>
    <message>
        <source>%1 saves the War Machine.</source>
        <translation>%1 hebt das War Machine auf.</translation>
    </message>
    <message>
        <source>%1 wants a fresh hand.</source>
        <translation>%1 will eine neue Hand.</translation>
    </message>
    <message>
        <source>%1 wants that FISH to dive with.</source>
        <translation>%1 will diesen FISCH losschwimmen lassen.</translation>
    </message>
    <message>
        <source>FISH</source>
        <translation>FISCH</translation>
    </message>
    <message>
        <source>%1 asked for a %2 one turn ago.</source>
        <translation>%1 hat vor einem Zug nach einer Karte der %2 gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked for a %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 hat vor %n Zug nach einer Karte der %2 gefragt.</numerusform>
            <numerusform>%1 hat vor %n Zügen nach einer Karte der %2 gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Lure may win %2 from %1.</source>
        <translation>The Lure kann bei %1 gewinnen: %2.</translation>
    </message>
    <message>
        <source>The pond may give a useful card.</source>
        <translation>Vielleicht gibt der Teich eine brauchbare Karte her.</translation>
    </message>
    <message>
        <source>A second ask may still hit.</source>
        <translation>Eine zweite Frage kann noch treffen.</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <extracomment>A kind of fish as a kind of card, &quot;whale cards&quot;</extracomment>
        <translation>Karten der %1</translation>
    </message>
    <message numerus="yes">
        <source>You showed %2 %n rounds ago.</source>
        <translation>
            <numerusform>Du hast in der letzten Runde gezeigt: %2.</numerusform>
            <numerusform>Du hast vor %n Runden gezeigt: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were asked for %2 and had none.</source>
        <translation>Du wurdest danach gefragt und hattest keine: %2.</translation>
    </message>
    <message>
        <source>You asked for %2 a turn ago.</source>
        <translation>Du hast im letzten Zug danach gefragt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You asked for %2 %n turns ago.</source>
        <translation>
            <numerusform>Du hast im letzten Zug danach gefragt: %2.</numerusform>
            <numerusform>Du hast vor %n Zügen danach gefragt: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no %2 a turn ago.</source>
        <translation>Du hattest im letzten Zug keine davon: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You had no %2 %n turns ago.</source>
        <translation>
            <numerusform>Du hattest im letzten Zug keine davon: %2.</numerusform>
            <numerusform>Du hattest vor %n Zügen keine davon: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You got %2 a turn ago.</source>
        <translation>Du hast im letzten Zug bekommen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You got %2 %n turns ago.</source>
        <translation>
            <numerusform>Du hast im letzten Zug bekommen: %2.</numerusform>
            <numerusform>Du hast vor %n Zügen bekommen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You save your special cards for later.</source>
        <translation>Du hebst deine Sonderkarten für später auf.</translation>
    </message>
    <message>
        <source>You save your War Machine.</source>
        <translation>Du hebst dein War Machine auf.</translation>
    </message>
    <message>
        <source>You asked for a %2 one turn ago.</source>
        <translation>Du hast vor einem Zug nach einer Karte der %2 gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>You asked for a %2 %n turns ago.</source>
        <translation>
            <numerusform>Du hast vor %n Zug nach einer Karte der %2 gefragt.</numerusform>
            <numerusform>Du hast vor %n Zügen nach einer Karte der %2 gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Lure may win %2 from you.</source>
        <translation>The Lure kann bei dir gewinnen: %2.</translation>
    </message>
    <message>
        <source>You want a fresh hand.</source>
        <translation>Du willst eine neue Hand.</translation>
    </message>
    <message>
        <source>%1 would rather have %2&apos;s hand.</source>
        <translation>%1 hätte lieber die Hand von %2.</translation>
    </message>
    <message>
        <source>You would rather have %2&apos;s hand.</source>
        <translation>Du hättest lieber die Hand von %2.</translation>
    </message>
    <message>
        <source>%1 would rather have your hand.</source>
        <translation>%1 hätte lieber deine Hand.</translation>
    </message>
    <message>
        <source>You want that FISH to dive with.</source>
        <translation>Du willst diesen FISCH losschwimmen lassen.</translation>
    </message>
    <message>
        <source>%1 undoes that to save the fish.</source>
        <translation>%1 macht das rückgängig, um den Fisch zu retten.</translation>
    </message>
    <message>
        <source>You undo that to save your fish.</source>
        <translation>Du machst das rückgängig, um deinen Fisch zu retten.</translation>
    </message>
    <message>
        <source>you %2 (%3 in all)</source>
        <translation>du %2 (insgesamt %3)</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>You call for a shuffle.</source>
        <translation>Du rufst: „Mischen!“</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>Du fragst %2: %3?</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1 fragt dich: %3?</translation>
    </message>
    <message>
        <source>You ask nobody.</source>
        <translation>Du fragst niemanden.</translation>
    </message>
    <message>
        <source>You are dealt a card.</source>
        <translation>Du bekommst eine Karte.</translation>
    </message>
    <message>
        <source>You lay %2.</source>
        <translation>Du legst aus: %2.</translation>
    </message>
    <message>
        <source>You get %2 from the deck.</source>
        <translation>Du bekommst vom Stapel: %2.</translation>
    </message>
    <message>
        <source>You take %2 from the discards.</source>
        <translation>Du nimmst von der Ablage: %2.</translation>
    </message>
    <message>
        <source>%1 gives %3 to %2.</source>
        <translation>%1 gibt %2: %3.</translation>
    </message>
    <message>
        <source>You give %3 to %2.</source>
        <translation>Du gibst %2: %3.</translation>
    </message>
    <message>
        <source>%1 gives you %3.</source>
        <translation>%1 gibt dir: %3.</translation>
    </message>
    <message>
        <source>You have none to give.</source>
        <translation>Du hast keine davon.</translation>
    </message>
    <message>
        <source>You roll %2 and %3.</source>
        <translation>Du würfelst %2 und %3.</translation>
    </message>
    <message>
        <source>you %2</source>
        <translation>du %2</translation>
    </message>
    <message>
        <source>You lay a set of %2.</source>
        <translation>Du legst ein Quartett %2 aus.</translation>
    </message>
    <message>
        <source>You play a Draw 2.</source>
        <translation>Du spielst ein Draw 2.</translation>
    </message>
    <message>
        <source>You play %2.</source>
        <translation>Du spielst: %2.</translation>
    </message>
    <message>
        <source>You play a Wild and ask %2 for all %3.</source>
        <translation>Du spielst ein Wild und fragst %2 nach allen %3.</translation>
    </message>
    <message>
        <source>%1 plays a Wild and asks you for all %3.</source>
        <translation>%1 spielt ein Wild und fragt dich nach allen %3.</translation>
    </message>
    <message>
        <source>You play a Wild Draw 4.</source>
        <translation>Du spielst ein Wild Draw 4.</translation>
    </message>
    <message>
        <source>You ask %2 for all %3.</source>
        <translation>Du fragst %2 nach allen %3.</translation>
    </message>
    <message>
        <source>%1 asks you for all %3.</source>
        <translation>%1 fragt dich nach allen %3.</translation>
    </message>
    <message>
        <source>You stop that with a War Machine.</source>
        <translation>Du hältst das mit einem War Machine auf.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>Du ziehst: %2.</translation>
    </message>
    <message>
        <source>You say: Go fish!</source>
        <translation>Du sagst: „Geh angeln!“</translation>
    </message>
    <message>
        <source>You have no card of that colour.</source>
        <translation>Du hast keine Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>You put the missing card into the %2 basket; the Diver leaves.</source>
        <translation>Du legst die fehlende Karte in den Korb der %2; der Diver wird abgelegt.</translation>
    </message>
    <message>
        <source>You cast the Net at %2 for any %3.</source>
        <translation>Du wirfst das Net nach %2 aus: irgendeine Karte der %3.</translation>
    </message>
    <message>
        <source>%1 casts the Net at you for any %3.</source>
        <translation>%1 wirft das Net nach dir aus: irgendeine Karte der %3.</translation>
    </message>
    <message>
        <source>You play the Lure and ask %2 for %3.</source>
        <translation>Du spielst den Lure und fragst %2: %3?</translation>
    </message>
    <message>
        <source>%1 plays the Lure and asks you for %3.</source>
        <translation>%1 spielt den Lure und fragt dich: %3?</translation>
    </message>
    <message>
        <source>You are dead in the water and pass.</source>
        <translation>Du sitzt auf dem Trockenen und passt.</translation>
    </message>
    <message>
        <source>You send the Game Warden to %2.</source>
        <translation>Du schickst den Game Warden zu %2.</translation>
    </message>
    <message>
        <source>%1 sends the Game Warden to you.</source>
        <translation>%1 schickt den Game Warden zu dir.</translation>
    </message>
    <message>
        <source>You stop it with Divine Intervention.</source>
        <translation>Du hältst den Zinger mit Divine Intervention auf.</translation>
    </message>
    <message>
        <source>You let it happen.</source>
        <translation>Du lässt es geschehen.</translation>
    </message>
    <message>
        <source>You play No Fishing.</source>
        <translation>Du spielst No Fishing.</translation>
    </message>
    <message>
        <source>You play Two Fisted Fisherman and ask again.</source>
        <translation>Du spielst Two Fisted Fisherman und fragst noch einmal.</translation>
    </message>
    <message>
        <source>Move a card from %2 to %1 with Communist Manifesto</source>
        <translation>Lass mit dem Communist Manifesto eine Karte von %2 zu %1 wandern</translation>
    </message>
    <message>
        <source>You dive with %2.</source>
        <translation>Du lässt %2 losschwimmen.</translation>
    </message>
    <message>
        <source>You attack with %2.</source>
        <translation>Du greifst an mit %2.</translation>
    </message>
    <message>
        <source>You protect your fish with %2.</source>
        <translation>Du schützt deinen Fisch mit %2.</translation>
    </message>
    <message>
        <source>You give your fish up.</source>
        <translation>Du gibst deinen Fisch auf.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>You pay the tax.</source>
        <translation>Du zahlst die WTF Tax.</translation>
    </message>
    <message>
        <source>You send the Mugger Croc to %2.</source>
        <translation>Du schickst den Mugger Croc zu %2.</translation>
    </message>
    <message>
        <source>%1 sends the Mugger Croc to you.</source>
        <translation>%1 schickt den Mugger Croc zu dir.</translation>
    </message>
    <message>
        <source>You swap hands with %2 by Snapper Snatch.</source>
        <translation>Du tauschst durch den Snapper Snatch die Hand mit %2.</translation>
    </message>
    <message>
        <source>%1 swaps hands with you by Snapper Snatch.</source>
        <translation>%1 tauscht durch den Snapper Snatch die Hand mit dir.</translation>
    </message>
    <message>
        <source>Mrs. Crabite shows you %2&apos;s hand.</source>
        <translation>Mrs. Crabite zeigt dir die Hand von %2.</translation>
    </message>
    <message>
        <source>Mrs. Crabite shows %1 your hand.</source>
        <translation>Mrs. Crabite zeigt %1 deine Hand.</translation>
    </message>
    <message>
        <source>You demand the WTF Tax from %2.</source>
        <translation>Du verlangst die WTF Tax von %2.</translation>
    </message>
    <message>
        <source>%1 demands the WTF Tax from you.</source>
        <translation>%1 verlangt die WTF Tax von dir.</translation>
    </message>
    <message>
        <source>%1 reads the Communist Manifesto and gets one of your cards.</source>
        <translation>%1 verliest das Communist Manifesto und bekommt eine deiner Karten.</translation>
    </message>
    <message>
        <source>%1 reads the Communist Manifesto: one of your cards goes to %3.</source>
        <translation>%1 verliest das Communist Manifesto: Eine deiner Karten wandert zu %3.</translation>
    </message>
    <message>
        <source>You bring %2 back to life with The Elvis Effect.</source>
        <translation>Du erweckst mit The Elvis Effect %2 zum Leben.</translation>
    </message>
    <message>
        <source>You end the swim with Beaver Buddha.</source>
        <translation>Du beendest das Schwimmen mit dem Beaver Buddha.</translation>
    </message>
    <message>
        <source>You undo the last action with Ben Franklin.</source>
        <translation>Du machst mit Ben Franklin die letzte Aktion rückgängig.</translation>
    </message>
    <message>
        <source>%1 gets %3 from %2.</source>
        <translation>%1 bekommt von %2: %3.</translation>
    </message>
    <message>
        <source>You get %3 from %2.</source>
        <translation>Du bekommst von %2: %3.</translation>
    </message>
    <message>
        <source>%1 gets %3 from you.</source>
        <translation>%1 bekommt von dir: %3.</translation>
    </message>
    <message>
        <source>You have no FISH to give.</source>
        <translation>Du hast keinen FISCH herzugeben.</translation>
    </message>
    <message>
        <source>Belly up: your fish is dead.</source>
        <translation>„Bauch oben“: Dein Fisch ist tot.</translation>
    </message>
    <message>
        <source>%1 sees %3 in %2&apos;s hand.</source>
        <translation>%1 sieht in der Hand von %2: %3.</translation>
    </message>
    <message>
        <source>You see %3 in %2&apos;s hand.</source>
        <translation>Du siehst in der Hand von %2: %3.</translation>
    </message>
    <message>
        <source>%1 sees %3 in your hand.</source>
        <translation>%1 sieht in deiner Hand: %3.</translation>
    </message>
    <message>
        <source>You show %2.</source>
        <translation>Du zeigst: %2.</translation>
    </message>
    <message>
        <source>You have gone out.</source>
        <translation>Du hast Schluss gemacht.</translation>
    </message>
    <message>
        <source>Your fish swims free.</source>
        <translation>Dein Fisch ist frei.</translation>
    </message>
    <message>
        <source>the choice of %1</source>
        <translation>die Wahl von %1</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>deine Wahl</translation>
    </message>
    <message>
        <source>the card that %1 keeps</source>
        <translation>die Karte, die %1 behält</translation>
    </message>
    <message>
        <source>the card you keep</source>
        <translation>die Karte, die du behältst</translation>
    </message>
    <message>
        <source>%1 keeps</source>
        <translation>%1 behält</translation>
    </message>
    <message>
        <source>you keep</source>
        <translation>du behältst</translation>
    </message>
    <message>
        <source>%1&apos;s catch</source>
        <translation>der Fang von %1</translation>
    </message>
    <message>
        <source>the pairs of %1</source>
        <translation>die Paare von %1</translation>
    </message>
    <message>
        <source>your pairs</source>
        <translation>deine Paare</translation>
    </message>
    <message>
        <source>the sets of %1</source>
        <translation>die Quartette von %1</translation>
    </message>
    <message>
        <source>your sets</source>
        <translation>deine Quartette</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>Die Hand von %1</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <source>the baskets of %1</source>
        <translation>die Körbe von %1</translation>
    </message>
    <message>
        <source>your baskets</source>
        <translation>deine Körbe</translation>
    </message>
    <message>
        <source>FISH of %1</source>
        <translation>FISCH von %1</translation>
    </message>
    <message>
        <source>your FISH</source>
        <translation>dein FISCH</translation>
    </message>
    <message>
        <source>frozen: %1</source>
        <translation>eingefroren: %1</translation>
    </message>
    <message>
        <source>frozen: you</source>
        <translation>eingefroren: du</translation>
    </message>
    <message>
        <source>%1 has passed</source>
        <translation>%1 hat gepasst</translation>
    </message>
    <message>
        <source>you have passed</source>
        <translation>du hast gepasst</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Reverse</translation>
    </message>
    <message>
        <source>War Machine</source>
        <translation>War Machine</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Your baskets</source>
        <translation>Deine Körbe</translation>
    </message>
    <message>
        <source>%1&apos;s baskets</source>
        <translation>Die Körbe von %1</translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation>Deine Quartette</translation>
    </message>
    <message>
        <source>%1&apos;s sets</source>
        <translation>Die Quartette von %1</translation>
    </message>
    <message>
        <source>Your pairs</source>
        <translation>Deine Paare</translation>
    </message>
    <message>
        <source>%1&apos;s pairs</source>
        <translation>Die Paare von %1</translation>
    </message>
    <message>
        <source>The card you keep</source>
        <translation>Die Karte, die du behältst</translation>
    </message>
    <message>
        <source>The card %1 keeps</source>
        <translation>Die Karte, die %1 behält</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>%1&apos;s choice</source>
        <translation>Die Wahl von %1</translation>
    </message>
    <message>
        <source>Your swim</source>
        <translation>Dein Schwimmen</translation>
    </message>
    <message>
        <source>%1&apos;s swim</source>
        <translation>Das Schwimmen von %1</translation>
    </message>
    <message>
        <source>The swim</source>
        <translation>Das Schwimmen</translation>
    </message>
    <message>
        <source>Your frozen cards</source>
        <translation>Deine eingefrorenen Karten</translation>
    </message>
    <message>
        <source>%1&apos;s frozen cards</source>
        <translation>Die eingefrorenen Karten von %1</translation>
    </message>
    <message>
        <source>Frozen cards</source>
        <translation>Eingefrorene Karten</translation>
    </message>
    <message>
        <source>The pond</source>
        <translation>Der Teich</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>Der Nachziehstapel</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Der Stapel</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Der See</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Der Ablagestapel</translation>
    </message>
    <message>
        <source>Your books</source>
        <translation>Deine Quartette</translation>
    </message>
    <message>
        <source>%1&apos;s books</source>
        <translation>Die Quartette von %1</translation>
    </message>
    <message>
        <source>All books have been laid.</source>
        <translation>Alle Quartette sind ausgelegt.</translation>
    </message>
    <message>
        <source>%1 has laid the last card and is out.</source>
        <translation>%1 hat die letzte Karte ausgelegt und ist aus.</translation>
    </message>
    <message>
        <source>You have laid your last card and are out.</source>
        <translation>Du hast deine letzte Karte ausgelegt und bist aus.</translation>
    </message>
    <message>
        <source>%1 lays a book of %2.</source>
        <translation>%1 legt ein Quartett %2 aus.</translation>
    </message>
    <message>
        <source>You lay a book of %2.</source>
        <translation>Du legst ein Quartett %2 aus.</translation>
    </message>
    <message>
        <source>the books of %1</source>
        <translation>die Quartette von %1</translation>
    </message>
    <message>
        <source>your books</source>
        <translation>deine Quartette</translation>
    </message>
    <message>
        <source>I have none.</source>
        <translation>Habe ich nicht.</translation>
    </message>
    <message>
        <source>Just what I fished for!</source>
        <translation>Genau das wollte ich angeln!</translation>
    </message>
    <message>
        <source>Belly up.</source>
        <translation>Bauch oben.</translation>
    </message>
    <message>
        <source>Not with me!</source>
        <translation>Nicht mit mir!</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1 fragt %2 („%3?“) und bekommt: %4.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>Du fragst %2 („%3?“) und bekommst: %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1 fragt dich („%3?“) und bekommt: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 zieht eine Karte.</numerusform>
            <numerusform>%1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <translation>
            <numerusform>Du ziehst eine Karte.</numerusform>
            <numerusform>Du ziehst %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets a card from %2.</source>
        <translation>%1 bekommt von %2 eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n cards from %2.</source>
        <translation>
            <numerusform>%1 bekommt von %2 eine Karte.</numerusform>
            <numerusform>%1 bekommt von %2 %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get a card from %2.</source>
        <translation>Du bekommst von %2 eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards from %2.</source>
        <translation>
            <numerusform>Du bekommst von %2 eine Karte.</numerusform>
            <numerusform>Du bekommst von %2 %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>And once more.</source>
        <translation>Und noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>And %n times more.</source>
        <translation>
            <numerusform>Und noch einmal.</numerusform>
            <numerusform>Und noch %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go fish!</source>
        <translation>Geh angeln!</translation>
    </message>
    <message>
        <source>%1!</source>
        <translation>%1!</translation>
    </message>
    <message>
        <source>Fished out!</source>
        <translation>Abgefischt!</translation>
    </message>
    <message>
        <source>Shuffle!</source>
        <translation>Mischen!</translation>
    </message>
    <message>
        <source>%1, all your %2!</source>
        <translation>%1, alle deine %2!</translation>
    </message>
    <message>
        <source>All %1 to me!</source>
        <translation>Alle %1 zu mir!</translation>
    </message>
    <message>
        <source>Reverse!</source>
        <translation>Reverse: Umgedreht!</translation>
    </message>
    <message>
        <source>Skip: I keep my cards!</source>
        <translation>Skip: Ich behalte meine Karten!</translation>
    </message>
    <message>
        <source>War Machine: stop!</source>
        <translation>War Machine: Halt!</translation>
    </message>
    <message>
        <source>red card sharks</source>
        <translation>rote Kartenhaie</translation>
    </message>
    <message>
        <source>green card sharks</source>
        <translation>grüne Kartenhaie</translation>
    </message>
    <message>
        <source>blue card sharks</source>
        <translation>blaue Kartenhaie</translation>
    </message>
    <message>
        <source>yellow card sharks</source>
        <translation>gelbe Kartenhaie</translation>
    </message>
    <message>
        <source>purple card sharks</source>
        <translation>lila Kartenhaie</translation>
    </message>
    <message>
        <source>red whales</source>
        <translation>rote Wale</translation>
    </message>
    <message>
        <source>green whales</source>
        <translation>grüne Wale</translation>
    </message>
    <message>
        <source>blue whales</source>
        <translation>blaue Wale</translation>
    </message>
    <message>
        <source>yellow whales</source>
        <translation>gelbe Wale</translation>
    </message>
    <message>
        <source>purple whales</source>
        <translation>lila Wale</translation>
    </message>
    <message>
        <source>red blowfish</source>
        <translation>rote Kugelfische</translation>
    </message>
    <message>
        <source>green blowfish</source>
        <translation>grüne Kugelfische</translation>
    </message>
    <message>
        <source>blue blowfish</source>
        <translation>blaue Kugelfische</translation>
    </message>
    <message>
        <source>yellow blowfish</source>
        <translation>gelbe Kugelfische</translation>
    </message>
    <message>
        <source>purple blowfish</source>
        <translation>lila Kugelfische</translation>
    </message>
    <message>
        <source>red starfish</source>
        <translation>rote Seesterne</translation>
    </message>
    <message>
        <source>green starfish</source>
        <translation>grüne Seesterne</translation>
    </message>
    <message>
        <source>blue starfish</source>
        <translation>blaue Seesterne</translation>
    </message>
    <message>
        <source>yellow starfish</source>
        <translation>gelbe Seesterne</translation>
    </message>
    <message>
        <source>purple starfish</source>
        <translation>lila Seesterne</translation>
    </message>
    <message>
        <source>red clownfish</source>
        <translation>rote Clownfische</translation>
    </message>
    <message>
        <source>green clownfish</source>
        <translation>grüne Clownfische</translation>
    </message>
    <message>
        <source>blue clownfish</source>
        <translation>blaue Clownfische</translation>
    </message>
    <message>
        <source>yellow clownfish</source>
        <translation>gelbe Clownfische</translation>
    </message>
    <message>
        <source>purple clownfish</source>
        <translation>lila Clownfische</translation>
    </message>
    <message>
        <source>red barnacles</source>
        <translation>rote Seepocken</translation>
    </message>
    <message>
        <source>green barnacles</source>
        <translation>grüne Seepocken</translation>
    </message>
    <message>
        <source>blue barnacles</source>
        <translation>blaue Seepocken</translation>
    </message>
    <message>
        <source>yellow barnacles</source>
        <translation>gelbe Seepocken</translation>
    </message>
    <message>
        <source>purple barnacles</source>
        <translation>lila Seepocken</translation>
    </message>
    <message>
        <source>red jellyfish</source>
        <translation>rote Quallen</translation>
    </message>
    <message>
        <source>green jellyfish</source>
        <translation>grüne Quallen</translation>
    </message>
    <message>
        <source>blue jellyfish</source>
        <translation>blaue Quallen</translation>
    </message>
    <message>
        <source>yellow jellyfish</source>
        <translation>gelbe Quallen</translation>
    </message>
    <message>
        <source>purple jellyfish</source>
        <translation>lila Quallen</translation>
    </message>
    <message>
        <source>red shrimps</source>
        <translation>rote Garnelen</translation>
    </message>
    <message>
        <source>green shrimps</source>
        <translation>grüne Garnelen</translation>
    </message>
    <message>
        <source>blue shrimps</source>
        <translation>blaue Garnelen</translation>
    </message>
    <message>
        <source>yellow shrimps</source>
        <translation>gelbe Garnelen</translation>
    </message>
    <message>
        <source>purple shrimps</source>
        <translation>lila Garnelen</translation>
    </message>
    <message>
        <source>red eels</source>
        <translation>rote Aale</translation>
    </message>
    <message>
        <source>green eels</source>
        <translation>grüne Aale</translation>
    </message>
    <message>
        <source>blue eels</source>
        <translation>blaue Aale</translation>
    </message>
    <message>
        <source>yellow eels</source>
        <translation>gelbe Aale</translation>
    </message>
    <message>
        <source>purple eels</source>
        <translation>lila Aale</translation>
    </message>
    <message>
        <source>red crabs</source>
        <translation>rote Krabben</translation>
    </message>
    <message>
        <source>green crabs</source>
        <translation>grüne Krabben</translation>
    </message>
    <message>
        <source>blue crabs</source>
        <translation>blaue Krabben</translation>
    </message>
    <message>
        <source>yellow crabs</source>
        <translation>gelbe Krabben</translation>
    </message>
    <message>
        <source>purple crabs</source>
        <translation>lila Krabben</translation>
    </message>
    <message>
        <source>red dogfish</source>
        <translation>rote Hundshaie</translation>
    </message>
    <message>
        <source>green dogfish</source>
        <translation>grüne Hundshaie</translation>
    </message>
    <message>
        <source>blue dogfish</source>
        <translation>blaue Hundshaie</translation>
    </message>
    <message>
        <source>yellow dogfish</source>
        <translation>gelbe Hundshaie</translation>
    </message>
    <message>
        <source>purple dogfish</source>
        <translation>lila Hundshaie</translation>
    </message>
    <message>
        <source>red hammerheads</source>
        <translation>rote Hammerhaie</translation>
    </message>
    <message>
        <source>green hammerheads</source>
        <translation>grüne Hammerhaie</translation>
    </message>
    <message>
        <source>blue hammerheads</source>
        <translation>blaue Hammerhaie</translation>
    </message>
    <message>
        <source>yellow hammerheads</source>
        <translation>gelbe Hammerhaie</translation>
    </message>
    <message>
        <source>purple hammerheads</source>
        <translation>lila Hammerhaie</translation>
    </message>
    <message>
        <source>red flying fish</source>
        <translation>rote Fliegende Fische</translation>
    </message>
    <message>
        <source>green flying fish</source>
        <translation>grüne Fliegende Fische</translation>
    </message>
    <message>
        <source>blue flying fish</source>
        <translation>blaue Fliegende Fische</translation>
    </message>
    <message>
        <source>yellow flying fish</source>
        <translation>gelbe Fliegende Fische</translation>
    </message>
    <message>
        <source>purple flying fish</source>
        <translation>lila Fliegende Fische</translation>
    </message>
    <message>
        <source>card sharks</source>
        <translation>Kartenhaie</translation>
    </message>
    <message>
        <source>whales</source>
        <translation>Wale</translation>
    </message>
    <message>
        <source>barnacles</source>
        <translation>Seepocken</translation>
    </message>
    <message>
        <source>shrimps</source>
        <translation>Garnelen</translation>
    </message>
    <message>
        <source>eels</source>
        <translation>Aale</translation>
    </message>
    <message>
        <source>crabs</source>
        <translation>Krabben</translation>
    </message>
    <message>
        <source>hammerheads</source>
        <translation>Hammerhaie</translation>
    </message>
    <message>
        <source>%1 stops it with Divine Intervention and keeps the Zinger.</source>
        <translation>%1 hält den Zinger mit Divine Intervention auf und behält ihn.</translation>
    </message>
    <message>
        <source>You stop it with Divine Intervention and keep the Zinger.</source>
        <translation>Du hältst den Zinger mit Divine Intervention auf und behältst ihn.</translation>
    </message>
    <message>
        <source>%1, any %2?</source>
        <translation>%1, hast du %2?</translation>
    </message>
    <message>
        <source>%1, any %2 at all?</source>
        <translation>%1, hast du irgendeine Karte der %2?</translation>
    </message>
    <message>
        <source>A basket of %1!</source>
        <translation>Der Korb der %1!</translation>
    </message>
    <message>
        <source>%1, throw one back!</source>
        <translation>%1, wirf eine zurück!</translation>
    </message>
    <message>
        <source>%1, let me have a look!</source>
        <translation>%1, lass mich mal sehen!</translation>
    </message>
    <message>
        <source>Not today.</source>
        <translation>Heute nicht.</translation>
    </message>
    <message>
        <source>No fishing here!</source>
        <translation>Hier wird nicht geangelt!</translation>
    </message>
    <message>
        <source>Not so fast: one more ask!</source>
        <translation>Nicht so schnell: Noch eine Frage!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <translation>Ich passe.</translation>
    </message>
    <message>
        <source>Dive!</source>
        <translation>Los, schwimm!</translation>
    </message>
    <message>
        <source>%1, your cards or your life!</source>
        <translation>%1, Karten oder Leben!</translation>
    </message>
    <message>
        <source>%1, a FISH for the tax!</source>
        <translation>%1, einen FISCH für die WTF Tax!</translation>
    </message>
    <message>
        <source>Peace to all fish.</source>
        <translation>Friede allen Fischen.</translation>
    </message>
    <message>
        <source>That never happened.</source>
        <translation>Das ist nie passiert.</translation>
    </message>
    <message>
        <source>Here you are.</source>
        <translation>Bitte sehr.</translation>
    </message>
    <message>
        <source>%2 from %1</source>
        <translation>%2 (von %1)</translation>
    </message>
    <message>
        <source>%2 from you</source>
        <translation>%2 (von dir)</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets it.</source>
        <translation>%1 fragt %2 („%3?“) und bekommt die Karte.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get it.</source>
        <translation>Du fragst %2 („%3?“) und bekommst die Karte.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets it.</source>
        <translation>%1 fragt dich („%3?“) und bekommt die Karte.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3. Go fish!</source>
        <translation>%1 fragt %2: %3? Geh angeln!</translation>
    </message>
    <message>
        <source>You ask %2 for %3. Go fish!</source>
        <translation>Du fragst %2: %3? Geh angeln!</translation>
    </message>
    <message>
        <source>%1 asks you for %3. Go fish!</source>
        <translation>%1 fragt dich: %3? Geh angeln!</translation>
    </message>
    <message>
        <source>%1 draws a card, then gets %2.</source>
        <translation>%1 zieht eine Karte und bekommt dann: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards, then gets %2.</source>
        <translation>
            <numerusform>%1 zieht eine Karte und bekommt dann: %2.</numerusform>
            <numerusform>%1 zieht %n Karten und bekommt dann: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw a card, then get %2.</source>
        <translation>Du ziehst eine Karte und bekommst dann: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards, then get %2.</source>
        <translation>
            <numerusform>Du ziehst eine Karte und bekommst dann: %2.</numerusform>
            <numerusform>Du ziehst %n Karten und bekommst dann: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 bekommt: %2.</translation>
    </message>
    <message>
        <source>You get %2.</source>
        <translation>Du bekommst: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s fish drifts to the pan</source>
        <translation>der Fisch von %1 treibt zur Pfanne</translation>
    </message>
    <message>
        <source>your fish drifts to the pan</source>
        <translation>dein Fisch treibt zur Pfanne</translation>
    </message>
    <message>
        <source>%1&apos;s fish swims for the open sea</source>
        <translation>der Fisch von %1 schwimmt aufs offene Meer zu</translation>
    </message>
    <message>
        <source>your fish swims for the open sea</source>
        <translation>dein Fisch schwimmt aufs offene Meer zu</translation>
    </message>
    <message>
        <source>the fish waits for the answer of %1</source>
        <translation>der Fisch wartet auf die Antwort von %1</translation>
    </message>
    <message>
        <source>your fish waits for your answer</source>
        <translation>dein Fisch wartet auf deine Antwort</translation>
    </message>
    <message>
        <source>%1&apos;s fish waits for %2</source>
        <translation>der Fisch von %1 wartet auf %2</translation>
    </message>
    <message>
        <source>your fish waits for %2</source>
        <translation>dein Fisch wartet auf %2</translation>
    </message>
    <message>
        <source>%1&apos;s fish waits for you</source>
        <translation>der Fisch von %1 wartet auf dich</translation>
    </message>
    <message>
        <source>a card from %1</source>
        <translation>eine Karte von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards from %1</source>
        <translation>
            <numerusform>eine Karte von %1</numerusform>
            <numerusform>%n Karten von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>a card from you</source>
        <translation>eine Karte von dir</translation>
    </message>
    <message numerus="yes">
        <source>%n cards from you</source>
        <translation>
            <numerusform>eine Karte von dir</numerusform>
            <numerusform>%n Karten von dir</numerusform>
        </translation>
    </message>
    <message>
        <source>a card drawn</source>
        <translation>eine Karte gezogen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards drawn</source>
        <translation>
            <numerusform>eine Karte gezogen</numerusform>
            <numerusform>%n Karten gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>a card lost to %1</source>
        <translation>eine Karte an %1 verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lost to %1</source>
        <translation>
            <numerusform>eine Karte an %1 verloren</numerusform>
            <numerusform>%n Karten an %1 verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>a card lost to you</source>
        <translation>eine Karte an dich verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lost to you</source>
        <translation>
            <numerusform>eine Karte an dich verloren</numerusform>
            <numerusform>%n Karten an dich verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>a set laid</source>
        <translation>einmal ausgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n sets laid</source>
        <translation>
            <numerusform>einmal ausgelegt</numerusform>
            <numerusform>%n-mal ausgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing caught</source>
        <translation>nichts gefangen</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>all %2 to %1!</source>
        <extracomment>a colour: &quot;All red cards to Ben!&quot;</extracomment>
        <translation>alle %2 an %1!</translation>
    </message>
    <message>
        <source>all %2 to you!</source>
        <translation>alle %2 an dich!</translation>
    </message>
    <message>
        <source>all %2 from %1!</source>
        <extracomment>a colour: &quot;All red cards from Ben!&quot;</extracomment>
        <translation>alle %2 von %1!</translation>
    </message>
    <message>
        <source>all %2 from you!</source>
        <translation>alle %2 von dir!</translation>
    </message>
    <message>
        <source>Nobody in between has a card.</source>
        <translation>Dazwischen hat niemand eine Karte.</translation>
    </message>
    <message>
        <source>%1 takes the lead for good</source>
        <translation>%1 geht in Führung und bleibt es</translation>
    </message>
    <message>
        <source>You take the lead for good</source>
        <translation>Du gehst in Führung und bleibst es</translation>
    </message>
    <message>
        <source>%1 hooks a card</source>
        <translation>%1 angelt eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%1 hooks %n cards in one go</source>
        <translation>
            <numerusform>%1 angelt eine Karte</numerusform>
            <numerusform>%1 angelt %n Karten auf einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>You hook a card</source>
        <translation>Du angelst eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>You hook %n cards in one go</source>
        <translation>
            <numerusform>Du angelst eine Karte</numerusform>
            <numerusform>Du angelst %n Karten auf einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>Who do you ask, and for what?</source>
        <translation>Wen fragst du, und wonach?</translation>
    </message>
    <message>
        <source>What do you answer?</source>
        <translation>Was antwortest du?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was tust du?</translation>
    </message>
    <message>
        <source>Counting the cards shows it.</source>
        <translation>Das ergibt sich, wenn man die Karten zählt.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>I ask nobody.</source>
        <translation>Ich frage niemanden.</translation>
    </message>
    <message>
        <source>Two more for me!</source>
        <translation>Zwei mehr für mich!</translation>
    </message>
    <message>
        <source>Four more for me!</source>
        <translation>Vier mehr für mich!</translation>
    </message>
    <message>
        <source>I can only draw.</source>
        <translation>Ich kann nur ziehen.</translation>
    </message>
    <message>
        <source>A Special Set!</source>
        <translation>Ein Sondersatz!</translation>
    </message>
    <message>
        <source>I can do without that one.</source>
        <translation>Die brauche ich nicht mehr.</translation>
    </message>
    <message>
        <source>I attack with %1!</source>
        <translation>Ich greife an mit %1!</translation>
    </message>
    <message>
        <source>I give my fish up.</source>
        <translation>Ich gebe meinen Fisch auf.</translation>
    </message>
    <message>
        <source>%1, share your cards!</source>
        <translation>%1, teile deine Karten!</translation>
    </message>
    <message>
        <source>I bring %1 back to life!</source>
        <translation>Zurück ins Leben: %1!</translation>
    </message>
    <message>
        <source>You are thinking of this move: &quot;%1&quot;. Is there more than a 50% chance that %2 has what you ask for?</source>
        <extracomment>%1 is a move, as a list of moves has it: &quot;Ask Ben for fives&quot;, %2 a player</extracomment>
        <translation>Du denkst an diesen Zug: „%1“. Ist die Chance größer als 50 %, dass %2 hat, wonach du fragst?</translation>
    </message>
    <message>
        <source>You are thinking of this move: &quot;%1&quot;. Is there more than a 50% chance that it succeeds?</source>
        <extracomment>%1 is a move, as a list of moves has it: &quot;Draw from the deck&quot;</extracomment>
        <translation>Du denkst an diesen Zug: „%1“. Ist die Chance größer als 50 %, dass er gelingt?</translation>
    </message>
    <message>
        <source>What %1 did last is undone.</source>
        <translation>Was %1 zuletzt getan hat, wird rückgängig gemacht.</translation>
    </message>
    <message>
        <source>What you did last is undone.</source>
        <translation>Was du zuletzt getan hast, wird rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Answer without No Fishing</source>
        <translation>Antworte ohne No Fishing</translation>
    </message>
    <message>
        <source>a book laid</source>
        <translation>ein Quartett ausgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n books laid</source>
        <translation>
            <numerusform>ein Quartett ausgelegt</numerusform>
            <numerusform>%n Quartette ausgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>a basket laid</source>
        <translation>ein Korb ausgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n baskets laid</source>
        <translation>
            <numerusform>ein Korb ausgelegt</numerusform>
            <numerusform>%n Körbe ausgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>a pair laid</source>
        <translation>ein Paar ausgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs laid</source>
        <translation>
            <numerusform>ein Paar ausgelegt</numerusform>
            <numerusform>%n Paare ausgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps No Fishing for another ask.</source>
        <translation>%1 hebt No Fishing für eine andere Frage auf.</translation>
    </message>
    <message>
        <source>You keep No Fishing for another ask.</source>
        <translation>Du hebst No Fishing für eine andere Frage auf.</translation>
    </message>
    <message>
        <source>%1 wants other cards on top, after the search.</source>
        <translation>%1 will nach der Suche andere Karten oben haben.</translation>
    </message>
    <message>
        <source>You want other cards on top, after the search.</source>
        <translation>Du willst nach der Suche andere Karten oben haben.</translation>
    </message>
    <message>
        <source>Flint Flush! No fish: all new cards.</source>
        <translation>Flint Flush! Kein Fisch: lauter neue Karten.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message>
        <source>Time is up: %1 gives the fish up.</source>
        <translation>Die Zeit ist um: %1 gibt den Fisch auf.</translation>
    </message>
    <message>
        <source>Time is up: you give your fish up.</source>
        <translation>Die Zeit ist um: Du gibst deinen Fisch auf.</translation>
    </message>
    <message>
        <source>%1 plays nothing.</source>
        <translation>%1 spielt nichts.</translation>
    </message>
    <message>
        <source>You play nothing.</source>
        <translation>Du spielst nichts.</translation>
    </message>
    <message>
        <source>Swim on!</source>
        <translation>Schwimm weiter!</translation>
    </message>
    <message>
        <source>No FISH: %1 shows the hand and draws a new one.</source>
        <translation>Kein FISCH: %1 zeigt die Hand und zieht eine neue.</translation>
    </message>
    <message>
        <source>No FISH: you show your hand and draw a new one.</source>
        <translation>Kein FISCH: Du zeigst deine Hand und ziehst eine neue.</translation>
    </message>
    <message>
        <source>cards in red</source>
        <translation>rote Karten</translation>
    </message>
    <message>
        <source>cards in yellow</source>
        <translation>gelbe Karten</translation>
    </message>
    <message>
        <source>cards in green</source>
        <translation>grüne Karten</translation>
    </message>
    <message>
        <source>cards in blue</source>
        <translation>blaue Karten</translation>
    </message>
    <message>
        <source>Most of the %1 seem to be in other hands.</source>
        <translation>Davon sind wohl die meisten in anderen Händen: %1.</translation>
    </message>
    <message>
        <source>%1 has no KILL and lets the fish swim for now.</source>
        <translation>%1 hat keinen ANGRIFF und lässt den Fisch vorerst schwimmen.</translation>
    </message>
    <message>
        <source>You have no KILL and let the fish swim for now.</source>
        <translation>Du hast keinen ANGRIFF und lässt den Fisch vorerst schwimmen.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 flushes %2.</source>
        <translation>%1 spült weg: %2.</translation>
    </message>
    <message>
        <source>You flush %2.</source>
        <translation>Du spülst weg: %2.</translation>
    </message>
    <message>
        <source>Card sharks</source>
        <translation>Kartenhaie</translation>
    </message>
    <message>
        <source>Whales</source>
        <translation>Wale</translation>
    </message>
    <message>
        <source>Blowfish</source>
        <translation>Kugelfische</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Seesterne</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Clownfische</translation>
    </message>
    <message>
        <source>Barnacles</source>
        <translation>Seepocken</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Quallen</translation>
    </message>
    <message>
        <source>Shrimps</source>
        <translation>Garnelen</translation>
    </message>
    <message>
        <source>Eels</source>
        <translation>Aale</translation>
    </message>
    <message>
        <source>Crabs</source>
        <translation>Krabben</translation>
    </message>
    <message>
        <source>Dogfish</source>
        <translation>Hundshaie</translation>
    </message>
    <message>
        <source>Hammerheads</source>
        <translation>Hammerhaie</translation>
    </message>
    <message>
        <source>Flying fish</source>
        <translation>Fliegende Fische</translation>
    </message>
    <message>
        <source>%1 wins the match!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>You and %1 share the win.</source>
        <translation>Du und %1 gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>%1 gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>A hit!</source>
        <translation>Treffer!</translation>
    </message>
    <message>
        <source>Books: %1.</source>
        <translation>Quartette: %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation>%1 behält: %2.</translation>
    </message>
    <message>
        <source>You keep %2.</source>
        <translation>Du behältst: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 of %3 goes into the lake.</source>
        <translation>%1 verliert an den See: %3-%2.</translation>
    </message>
    <message>
        <source>Your %2 of %3 goes into the lake.</source>
        <translation>Du verlierst an den See: %3-%2.</translation>
    </message>
    <message>
        <source>%1 puts %2 back.</source>
        <translation>%1 setzt im See aus: %2.</translation>
    </message>
    <message>
        <source>You put %2 back.</source>
        <translation>Du setzt im See aus: %2.</translation>
    </message>
    <message>
        <source>%1 fishes out %2: the %3.</source>
        <extracomment>a suit and its cards: &quot;Ben fishes out hearts: the ace, ten and two.&quot;</extracomment>
        <translation>%1 fischt %2 ab: %3.</translation>
    </message>
    <message>
        <source>You fish out %2: the %3.</source>
        <translation>Du fischst %2 ab: %3.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Punkte: %1.</translation>
    </message>
    <message>
        <source>Your last card, %1, is played for you.</source>
        <translation>Deine letzte Karte wird für dich gespielt: %1.</translation>
    </message>
    <message>
        <source>%1 fishes out %2.</source>
        <translation>%1 fischt %2 ab.</translation>
    </message>
    <message>
        <source>You fish out %2.</source>
        <translation>Du fischst %2 ab.</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>eine Drei</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>eine Vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>eine Sechs</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>eine Sieben</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>eine Acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>eine Neun</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>einen Buben</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>einen König</translation>
    </message>
    <message>
        <source>%1 rolls double %2.</source>
        <translation>%1 würfelt einen Pasch: %2.</translation>
    </message>
    <message>
        <source>You roll double %2.</source>
        <translation>Du würfelst einen Pasch: %2.</translation>
    </message>
    <message>
        <source>The deck is empty. Pairs: %1.</source>
        <translation>Der Stapel ist leer. Paare: %1.</translation>
    </message>
    <message>
        <source>%1 pairs %2.</source>
        <translation>%1 hat ein Paar: %2.</translation>
    </message>
    <message>
        <source>You pair %2.</source>
        <translation>Du hast ein Paar: %2.</translation>
    </message>
    <message>
        <source>%1, got %2?</source>
        <translation>%1, hast du %2?</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 legt ab: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt: %2.</translation>
    </message>
    <message>
        <source>You take %2.</source>
        <translation>Du nimmst: %2.</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1 kann nichts spielen.</translation>
    </message>
    <message>
        <source>You have nothing to play.</source>
        <translation>Du kannst nichts spielen.</translation>
    </message>
    <message>
        <source>%1 reverses.</source>
        <translation>%1 dreht den Spieß um.</translation>
    </message>
    <message>
        <source>You reverse.</source>
        <translation>Du drehst den Spieß um.</translation>
    </message>
    <message>
        <source>%1 skips.</source>
        <translation>%1 wehrt mit Skip ab.</translation>
    </message>
    <message>
        <source>You skip.</source>
        <translation>Du wehrst mit Skip ab.</translation>
    </message>
    <message>
        <source>%1 unloads Divine Intervention; that ends the turn.</source>
        <translation>%1 wirft Divine Intervention ab und beendet damit den Zug.</translation>
    </message>
    <message>
        <source>You unload Divine Intervention; that ends your turn.</source>
        <translation>Du wirfst Divine Intervention ab und beendest damit deinen Zug.</translation>
    </message>
    <message>
        <source>%1 fishes %2.</source>
        <translation>%1 angelt: %2.</translation>
    </message>
    <message>
        <source>You fish %2.</source>
        <translation>Du angelst: %2.</translation>
    </message>
    <message>
        <source>%1 shows %2: a hit!</source>
        <translation>%1 zeigt: %2. Treffer!</translation>
    </message>
    <message>
        <source>You show it: a hit!</source>
        <translation>Du zeigst die Karte: Treffer!</translation>
    </message>
    <message>
        <source>Nobody can play on. Points: %1.</source>
        <translation>Niemand kann weiterspielen. Punkte: %1.</translation>
    </message>
    <message>
        <source>%1 goes out. Points: %2.</source>
        <translation>%1 macht Schluss. Punkte: %2.</translation>
    </message>
    <message>
        <source>You go out. Points: %2.</source>
        <translation>Du machst Schluss. Punkte: %2.</translation>
    </message>
    <message>
        <source>Fish %1</source>
        <translation>Fisch %1</translation>
    </message>
    <message>
        <source>Kill %1</source>
        <translation>Angriff %1</translation>
    </message>
    <message>
        <source>Protection %1</source>
        <translation>Schutz %1</translation>
    </message>
    <message>
        <source>%1&apos;s fish swims free and wins the game!</source>
        <translation>Der Fisch von %1 ist frei und gewinnt das Spiel!</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s fish swims free and wins the game! %n games so far.</source>
        <translation>
            <numerusform>Der Fisch von %1 ist frei und gewinnt das Spiel!</numerusform>
            <numerusform>Der Fisch von %1 ist frei und gewinnt das Spiel! %n Siege bisher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your fish swims free and wins the game!</source>
        <translation>Dein Fisch ist frei und gewinnt das Spiel!</translation>
    </message>
    <message numerus="yes">
        <source>Your fish swims free and wins the game! %n games so far.</source>
        <translation>
            <numerusform>Dein Fisch ist frei und gewinnt das Spiel!</numerusform>
            <numerusform>Dein Fisch ist frei und gewinnt das Spiel! %n Siege bisher.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 gewinnt das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game, %n so far.</source>
        <translation>
            <numerusform>%1 gewinnt das Spiel.</numerusform>
            <numerusform>%1 gewinnt das Spiel, %n Siege bisher.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Du gewinnst das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>You win the game, %n so far.</source>
        <translation>
            <numerusform>Du gewinnst das Spiel.</numerusform>
            <numerusform>Du gewinnst das Spiel, %n Siege bisher.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation>zweimal %1</translation>
    </message>
    <message>
        <source>%n card</source>
        <translation>%n Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: no.</source>
        <translation>%1 fragt %2: %3? Nein.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: no.</source>
        <translation>Du fragst %2: %3? Nein.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: no.</source>
        <translation>%1 fragt dich: %3? Nein.</translation>
    </message>
    <message>
        <source>%1 gives you %2.</source>
        <translation>%1 gibt dir: %2.</translation>
    </message>
    <message>
        <source>%1 takes %3 from %2.</source>
        <translation>%1 holt von %2: %3.</translation>
    </message>
    <message>
        <source>You take %3 from %2.</source>
        <translation>Du holst von %2: %3.</translation>
    </message>
    <message>
        <source>%1 takes %3 from you.</source>
        <translation>%1 holt von dir: %3.</translation>
    </message>
    <message>
        <source>%1 asks you for %2 and takes both.</source>
        <translation>%1 fragt dich: %2? Beide weg.</translation>
    </message>
    <message>
        <source>%1 asks you for %2 and takes one.</source>
        <translation>%1 fragt dich: %2? Eine weg.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks you for %2 and takes all %n.</source>
        <translation>
            <numerusform>%1 fragt dich: %2? Eine weg.</numerusform>
            <numerusform>%1 fragt dich: %2? Alle %n weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go fish: you draw %1.</source>
        <translation>Geangelt: %1.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and nothing to fish.</source>
        <translation>%1 fragt %2: %3? Nein, und nichts zu angeln.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and nothing to fish.</source>
        <translation>Du fragst %2: %3? Nein, und nichts zu angeln.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and nothing to fish.</source>
        <translation>%1 fragt dich: %3? Nein, und nichts zu angeln.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1 fragt %2: %3? Geh angeln.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>Du fragst %2: %3? Geh angeln.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1 fragt dich: %3? Geh angeln.</translation>
    </message>
    <message>
        <source>%1 is out of cards and draws %2.</source>
        <translation>%1 hat keine Karten mehr und zieht: %2.</translation>
    </message>
    <message>
        <source>You are out of cards and draw %2.</source>
        <translation>Du hast keine Karten mehr und ziehst: %2.</translation>
    </message>
    <message>
        <source>%1 is out of cards and draws one.</source>
        <translation>%1 hat keine Karten mehr und zieht eine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out of cards and draws %n.</source>
        <translation>
            <numerusform>%1 hat keine Karten mehr und zieht eine.</numerusform>
            <numerusform>%1 hat keine Karten mehr und zieht %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of cards and draw one.</source>
        <translation>Du hast keine Karten mehr und ziehst eine.</translation>
    </message>
    <message numerus="yes">
        <source>You are out of cards and draw %n.</source>
        <translation>
            <numerusform>Du hast keine Karten mehr und ziehst eine.</numerusform>
            <numerusform>Du hast keine Karten mehr und ziehst %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have %n card left.</source>
        <translation>Du hast noch %n Karte.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n cards left.</source>
        <translation>
            <numerusform>Du hast noch eine Karte.</numerusform>
            <numerusform>Du hast noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is out of cards.</source>
        <translation>%1 hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>You are out of cards.</source>
        <translation>Du hast keine Karten mehr.</translation>
    </message>
    <message>
        <source>%3 is empty, so %1 is skipped: %2&apos;s turn.</source>
        <translation>%3 ist leer, also wird %1 übergangen: %2 ist dran.</translation>
    </message>
    <message>
        <source>%3 is empty, so you are skipped: %2&apos;s turn.</source>
        <translation>%3 ist leer, also wirst du übergangen: %2 ist dran.</translation>
    </message>
    <message>
        <source>%3 is empty, so %1 is skipped: your turn.</source>
        <translation>%3 ist leer, also wird %1 übergangen: Du bist dran.</translation>
    </message>
    <message>
        <source>Nobody in between has a card: %1&apos;s turn.</source>
        <translation>Dazwischen hat niemand eine Karte: %1 ist dran.</translation>
    </message>
    <message>
        <source>Nobody in between has a card: your turn.</source>
        <translation>Dazwischen hat niemand eine Karte: Du bist dran.</translation>
    </message>
    <message>
        <source>%1 has no cards and is skipped: %2&apos;s turn.</source>
        <translation>%1 hat keine Karten und wird übergangen: %2 ist dran.</translation>
    </message>
    <message>
        <source>You have no cards and are skipped: %2&apos;s turn.</source>
        <translation>Du hast keine Karten und wirst übergangen: %2 ist dran.</translation>
    </message>
    <message>
        <source>%1 has no cards and is skipped: your turn.</source>
        <translation>%1 hat keine Karten und wird übergangen: Du bist dran.</translation>
    </message>
    <message>
        <source>%2 is empty, so %1 is skipped.</source>
        <translation>%2 ist leer, also wird %1 übergangen.</translation>
    </message>
    <message>
        <source>%2 is empty, so you are skipped.</source>
        <translation>%2 ist leer, also wirst du übergangen.</translation>
    </message>
    <message>
        <source>%1 has no cards and is skipped.</source>
        <translation>%1 hat keine Karten und wird übergangen.</translation>
    </message>
    <message>
        <source>You have no cards and are skipped.</source>
        <translation>Du hast keine Karten und wirst übergangen.</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>%1 lays the %2 basket, %n point.</source>
        <translation>%1 legt den Korb der %2 aus, %n Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays the %2 basket, %n points.</source>
        <translation>
            <numerusform>%1 legt den Korb der %2 aus, %n Punkt.</numerusform>
            <numerusform>%1 legt den Korb der %2 aus, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay the %2 basket, %n point.</source>
        <translation>Du legst den Korb der %2 aus, %n Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>You lay the %2 basket, %n points.</source>
        <translation>
            <numerusform>Du legst den Korb der %2 aus, %n Punkt.</numerusform>
            <numerusform>Du legst den Korb der %2 aus, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s not your turn.</source>
        <translation>Du bist gerade nicht dran.</translation>
    </message>
    <message>
        <source>You don&apos;t have %1.</source>
        <translation>Diese Karte hast du nicht auf der Hand: %1.</translation>
    </message>
    <message>
        <source>You&apos;ve already chosen a card and can&apos;t change it.</source>
        <translation>Du hast schon gewählt und kannst es nicht mehr ändern.</translation>
    </message>
    <message>
        <source>Everyone has to choose a card first.</source>
        <translation>Erst wählen alle eine Karte.</translation>
    </message>
    <message>
        <source>You can&apos;t ask yourself.</source>
        <translation>Dich selbst kannst du nicht fragen.</translation>
    </message>
    <message>
        <source>%1 has no cards to ask for.</source>
        <translation>%1 hat keine Karte: Da gibt es nichts zu fragen.</translation>
    </message>
    <message>
        <source>Draw a card first, from the deck or the discard pile.</source>
        <translation>Erst ziehst du eine Karte, vom Stapel oder von der Ablage.</translation>
    </message>
    <message>
        <source>The deck has a card you rolled, so you must take it.</source>
        <translation>Im Stapel ist eine Karte, die du gewürfelt hast: Die musst du nehmen.</translation>
    </message>
    <message>
        <source>None of your rolled ranks are left in the deck. Ask an opponent, or ask nobody.</source>
        <translation>Von deinem Wurf ist nichts mehr im Stapel. Frag einen Gegner, oder frag niemanden.</translation>
    </message>
    <message>
        <source>Pair your new hand with the discards first, or choose Done.</source>
        <translation>Erst kommt deine neue Hand: Nimm von der Ablage, was passt, oder lass sie liegen.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to draw. You can only call for a shuffle.</source>
        <translation>%1 ist mit Ziehen dran; du darfst nur „Mischen!“ rufen.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Die Ablage ist leer.</translation>
    </message>
    <message>
        <source>You have no card that pairs with %1.</source>
        <translation>Du hast keine Karte, die dazu passt: %1.</translation>
    </message>
    <message>
        <source>The discard pile doesn&apos;t have %1.</source>
        <translation>Diese Karte liegt nicht auf der Ablage: %1.</translation>
    </message>
    <message>
        <source>You can only pair the top card of the discard pile, not %1.</source>
        <translation>Nehmen darfst du nur die oberste Karte der Ablage, und das ist eine andere als diese: %1.</translation>
    </message>
    <message>
        <source>You can call for a shuffle once after a search, before the next card is drawn.</source>
        <translation>„Mischen!“ darfst du nach einer Suche einmal rufen, bis die nächste Karte gezogen wird.</translation>
    </message>
    <message>
        <source>You didn&apos;t roll %1, so you can&apos;t take any.</source>
        <translation>Dein Wurf erlaubt dir keine %1.</translation>
    </message>
    <message>
        <source>You have no Draw 2.</source>
        <translation>Du hast kein Draw 2 auf der Hand.</translation>
    </message>
    <message>
        <source>You have no Wild.</source>
        <translation>Du hast kein Wild auf der Hand.</translation>
    </message>
    <message>
        <source>You have no Wild Draw 4.</source>
        <translation>Du hast kein Wild Draw 4 auf der Hand.</translation>
    </message>
    <message>
        <source>You have no Wild Downpour 1.</source>
        <translation>Du hast kein Wild Downpour 1 auf der Hand.</translation>
    </message>
    <message>
        <source>You have no Wild Downpour 2.</source>
        <translation>Du hast kein Wild Downpour 2 auf der Hand.</translation>
    </message>
    <message>
        <source>You have no Reverse.</source>
        <translation>Du hast kein Reverse auf der Hand.</translation>
    </message>
    <message>
        <source>You have no Skip.</source>
        <translation>Du hast kein Skip auf der Hand.</translation>
    </message>
    <message>
        <source>You don&apos;t have that card.</source>
        <translation>So eine Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You can&apos;t play %1 as a Draw 2.</source>
        <translation>Das ist kein Draw 2: %1.</translation>
    </message>
    <message>
        <source>You can&apos;t play %1 as a Reverse.</source>
        <translation>Das ist kein Reverse: %1.</translation>
    </message>
    <message>
        <source>You can&apos;t play %1 as a Skip.</source>
        <translation>Das ist kein Skip: %1.</translation>
    </message>
    <message>
        <source>You can only discard wild cards, not %1.</source>
        <translation>Ohne Wirkung abwerfen darfst du nur Wild-Karten, und das ist keine: %1.</translation>
    </message>
    <message>
        <source>Choose a colour first, and the player who gives you all their cards of it.</source>
        <translation>Nenn zuerst eine Farbe und den Spieler, der dir seine Karten davon geben soll.</translation>
    </message>
    <message>
        <source>You&apos;re being asked. Answer, or play a Reverse or a Skip.</source>
        <translation>Du wirst gefragt: Antworte, oder spiel ein Reverse oder ein Skip.</translation>
    </message>
    <message>
        <source>First decide whether to stop that card with your War Machine.</source>
        <translation>Entscheide zuerst, ob dein War Machine die gespielte Karte aufhält.</translation>
    </message>
    <message>
        <source>You can only lay sets now, or choose Done.</source>
        <translation>Jetzt kannst du nur noch Quartette auslegen oder aufhören.</translation>
    </message>
    <message>
        <source>Nobody is asking you. Ask someone, lay a set or play a card.</source>
        <translation>Gerade gibt es nichts zu antworten: Frag jemanden, leg ein Quartett aus oder spiel eine Karte.</translation>
    </message>
    <message>
        <source>You can&apos;t ask yourself. Choose another player.</source>
        <translation>Dich selbst kannst du nicht fragen: Nenn einen Mitspieler.</translation>
    </message>
    <message>
        <source>%1 has no cards. Ask someone who does.</source>
        <translation>%1 hat keine Karten. Frag jemanden, der welche hat.</translation>
    </message>
    <message>
        <source>You don&apos;t have that many copies of %1.</source>
        <translation>So oft, wie du sie nennst, hast du diese Karte nicht: %1.</translation>
    </message>
    <message>
        <source>You have no %1, so you can&apos;t ask for them.</source>
        <translation>Du hast keine %1, also darfst du nicht danach fragen.</translation>
    </message>
    <message>
        <source>The hole is empty, so you can&apos;t draw.</source>
        <translation>Das Angelloch ist leer: Es gibt nichts zu ziehen.</translation>
    </message>
    <message>
        <source>Nobody else has any cards, so there&apos;s no colour to take.</source>
        <translation>Von den anderen hat niemand eine Karte, also gibt es keine Farbe zu holen.</translation>
    </message>
    <message>
        <source>You can only play Reverse and Skip when someone asks you for a number.</source>
        <translation>Reverse und Skip spielst du nur, wenn du nach einer Zahl gefragt wirst.</translation>
    </message>
    <message>
        <source>A War Machine only stops another player&apos;s Draw 2 or Wild Draw 4.</source>
        <translation>Ein War Machine hält nur Draw 2 und Wild Draw 4 eines Mitspielers auf.</translation>
    </message>
    <message>
        <source>You have a number card, so you must ask for a number.</source>
        <translation>Du hast eine Zahlenkarte, also musst du nach einer Zahl fragen.</translation>
    </message>
    <message>
        <source>You have to play a special card first.</source>
        <translation>Du musst zuerst eine Sonderkarte spielen.</translation>
    </message>
    <message>
        <source>You can only lay a Special Set when the hole is empty.</source>
        <translation>Einen Sondersatz darfst du erst auslegen, wenn das Angelloch leer ist.</translation>
    </message>
    <message>
        <source>Others still have cards. Name a colour instead of discarding the Wild.</source>
        <translation>Die anderen haben noch Karten: Spiel die Karte für eine Farbe, statt sie abzuwerfen.</translation>
    </message>
    <message>
        <source>You can&apos;t lay %1 in a set of %2.</source>
        <translation>In ein Quartett %2 gehört diese Karte nicht: %1.</translation>
    </message>
    <message>
        <source>First decide: stop the Zinger with Divine Intervention, or let it happen?</source>
        <translation>Entscheide zuerst: den Zinger mit Divine Intervention aufhalten oder geschehen lassen.</translation>
    </message>
    <message>
        <source>First choose the card you give to the Net.</source>
        <translation>Wähle zuerst die Karte, die du dem Net gibst.</translation>
    </message>
    <message>
        <source>Your ask missed. Go fish, or play Two Fisted Fisherman.</source>
        <translation>Das war eine Fehlfrage: Geh angeln oder spiel Two Fisted Fisherman.</translation>
    </message>
    <message>
        <source>Two Fisted Fisherman lets you ask again, nothing else.</source>
        <translation>Two Fisted Fisherman gibt dir noch eine Frage und nichts als eine Frage.</translation>
    </message>
    <message>
        <source>You&apos;ve already asked. Lay a basket, play a Zinger or end your turn.</source>
        <translation>Du hast schon gefragt. Leg einen Korb aus, spiel einen Zinger oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Nobody has played a Zinger against you.</source>
        <translation>Auf dich zielt kein Zinger.</translation>
    </message>
    <message>
        <source>Nobody is asking you for a card.</source>
        <translation>Gerade fragt dich niemand nach einer Karte.</translation>
    </message>
    <message>
        <source>You can only play Two Fisted Fisherman right after an ask that missed.</source>
        <translation>Two Fisted Fisherman spielst du gleich nach einer Fehlfrage.</translation>
    </message>
    <message>
        <source>You can&apos;t end your turn before asking.</source>
        <translation>Du kannst deinen Zug nicht beenden, bevor du gefragt hast.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn. You can only play a Game Warden, a Glass Bottom Boat or a Dead Scuba Diver.</source>
        <translation>%1 ist am Zug; du kannst jetzt nur Game Warden, Glass Bottom Boat oder Dead Scuba Diver spielen.</translation>
    </message>
    <message>
        <source>You can&apos;t choose yourself. Choose another player.</source>
        <translation>Das bist du selbst: Such dir einen Mitspieler aus.</translation>
    </message>
    <message>
        <source>%1 has no cards.</source>
        <translation>In der Hand von %1 ist keine Karte.</translation>
    </message>
    <message>
        <source>You have no %1, so you can&apos;t ask for one.</source>
        <translation>Du hast keine Karte der %1, also darfst du nicht danach fragen.</translation>
    </message>
    <message>
        <source>You can only ask for a fish, not %1.</source>
        <translation>Fragen darfst du nur nach einem Fisch, und das ist keiner: %1.</translation>
    </message>
    <message>
        <source>You have a fish, so you must ask someone for a card.</source>
        <translation>Du hast einen Fisch, also musst du jemanden nach einer Karte fragen.</translation>
    </message>
    <message>
        <source>The pond is empty, so you can&apos;t fish.</source>
        <translation>Der Teich ist leer: Es gibt nichts zu angeln.</translation>
    </message>
    <message>
        <source>You have %n card of the %1 basket. You need all five.</source>
        <translation>Vom Korb der %1 hast du %n Karte; es müssen alle fünf sein.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n cards of the %1 basket. You need all five.</source>
        <translation>
            <numerusform>Vom Korb der %1 hast du %n Karte; es müssen alle fünf sein.</numerusform>
            <numerusform>Vom Korb der %1 hast du %n Karten; es müssen alle fünf sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t lure %1 out of a basket.</source>
        <translation>Diese Karte liegt in einem Korb, da lockt sie niemand mehr heraus: %1.</translation>
    </message>
    <message>
        <source>All other Zingers are used up, so it&apos;s too late to unload Divine Intervention.</source>
        <translation>Alle anderen Zinger sind verbraucht: Zum Abwerfen von Divine Intervention ist es zu spät.</translation>
    </message>
    <message>
        <source>The pond is empty, so you can&apos;t play the Game Warden.</source>
        <translation>Der Game Warden braucht einen Teich, und der Teich ist leer.</translation>
    </message>
    <message>
        <source>You have %n card of the %1 basket. The Dead Scuba Diver needs exactly four.</source>
        <translation>Vom Korb der %1 hast du %n Karte; der Dead Scuba Diver braucht genau vier.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n cards of the %1 basket. The Dead Scuba Diver needs exactly four.</source>
        <translation>
            <numerusform>Vom Korb der %1 hast du %n Karte; der Dead Scuba Diver braucht genau vier.</numerusform>
            <numerusform>Vom Korb der %1 hast du %n Karten; der Dead Scuba Diver braucht genau vier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Net wants a card of the %1 basket. Give one of those.</source>
        <translation>Das Net will eine Karte aus dem Korb der %1: Gib eine davon her.</translation>
    </message>
    <message>
        <source>You can&apos;t aim that at yourself.</source>
        <translation>Damit kannst du nicht auf dich selbst zielen.</translation>
    </message>
    <message>
        <source>%1&apos;s fish is swimming. Only one fish can swim at a time.</source>
        <translation>Der Fisch von %1 schwimmt schon, und mehr als einer darf nicht.</translation>
    </message>
    <message>
        <source>You can&apos;t attack your own fish.</source>
        <translation>Deinen eigenen Fisch kannst du nicht angreifen.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s fish. Only %1 may save it or give it up.</source>
        <translation>Der Fisch gehört %1; kein anderer darf ihn retten oder aufgeben.</translation>
    </message>
    <message>
        <source>Your fish isn&apos;t in danger.</source>
        <translation>Dein Fisch ist nicht in Gefahr.</translation>
    </message>
    <message>
        <source>That only protects against less than %1, but the attack is %2.</source>
        <translation>Das schützt nur vor weniger als %1, aber der Angriff steht bei %2.</translation>
    </message>
    <message>
        <source>Your fish is in danger, so you can&apos;t pass. Save it or give it up.</source>
        <translation>Dein Fisch ist in Gefahr: Rette ihn oder gib ihn auf, passen geht nicht.</translation>
    </message>
    <message>
        <source>You need a FISH for that, not %1.</source>
        <translation>Dazu brauchst du einen FISCH, und das ist keiner: %1.</translation>
    </message>
    <message>
        <source>You can only attack with KILL cards, not %1.</source>
        <translation>Angreifen kannst du nur mit ANGRIFF-Karten, nicht mit %1.</translation>
    </message>
    <message>
        <source>You can only save a fish with PROTECTION cards, not %1.</source>
        <translation>Einen Fisch retten nur SCHUTZ-Karten, nicht %1.</translation>
    </message>
    <message>
        <source>You have to give %1 a FISH first.</source>
        <translation>Erst musst du %1 einen FISCH geben.</translation>
    </message>
    <message>
        <source>Nobody is asking you for a FISH.</source>
        <translation>Niemand will einen FISCH von dir.</translation>
    </message>
    <message>
        <source>Nobody has a FISH, so you have to flush.</source>
        <translation>Niemand hat einen FISCH, also musst du flushen.</translation>
    </message>
    <message>
        <source>You have a FISH, so you can&apos;t flush.</source>
        <translation>Du hast einen FISCH, also kannst du nicht flushen.</translation>
    </message>
    <message>
        <source>You&apos;ve already flushed %n time since the last dive.</source>
        <translation>Seit dem letzten Losschwimmen hast du %n-mal geflusht; das reicht.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already flushed %n times since the last dive.</source>
        <translation>
            <numerusform>Seit dem letzten Losschwimmen hast du %n-mal geflusht; das reicht.</numerusform>
            <numerusform>Seit dem letzten Losschwimmen hast du %n-mal geflusht; das reicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no cards to draw, so you can&apos;t flush.</source>
        <translation>Es ist keine Karte zum Ziehen da, also kannst du nicht flushen.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to undo.</source>
        <translation>Es gibt nichts, was sich rückgängig machen ließe.</translation>
    </message>
    <message>
        <source>With two players, you take the card yourself.</source>
        <translation>Zu zweit wandert die Karte vom Gegner zu dir.</translation>
    </message>
    <message>
        <source>The card has to go from one opponent to another.</source>
        <translation>Die Karte muss von einem deiner Mitspieler zu einem anderen wandern.</translation>
    </message>
    <message>
        <source>%1 has no FISH.</source>
        <translation>%1 hat keinen FISCH.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>The hole is empty, and nobody has made progress for six turns each.</source>
        <translation>Das Angelloch ist leer, und sechs Züge lang kam niemand voran.</translation>
    </message>
    <message>
        <source>Every fish is in a basket.</source>
        <translation>Jeder Fisch liegt in seinem Korb.</translation>
    </message>
    <message>
        <source>The pond is empty, and nobody has laid a basket or Zinger for six turns each.</source>
        <translation>Der Teich ist leer, und sechs Züge lang kam kein Korb und kein Zinger auf den Tisch.</translation>
    </message>
    <message>
        <source>Everyone is dead in the water.</source>
        <translation>Alle sitzen auf dem Trockenen.</translation>
    </message>
    <message>
        <source>Forty fish have dived, and none swam free.</source>
        <translation>Vierzig Fische sind losgeschwommen, und keiner ist freigekommen.</translation>
    </message>
    <message>
        <source>There are no fish left to dive.</source>
        <translation>Es ist kein Fisch mehr da, der losschwimmen könnte.</translation>
    </message>
    <message>
        <source>Nothing can beat %1, so it wins %2.</source>
        <translation>%1 ist nicht zu schlagen und gewinnt %2.</translation>
    </message>
    <message>
        <source>%1% chance that %2 is highest and wins %3.</source>
        <translation>Chance von %1 %, dass %2 die höchste Karte ist und %3 gewinnt.</translation>
    </message>
    <message>
        <source>Nothing can beat %1, so nobody else can fish out %2.</source>
        <translation>%1 ist nicht zu schlagen; so kann kein anderer abfischen: %2.</translation>
    </message>
    <message>
        <source>%1% chance that %2 is highest and stops the others from fishing out %3.</source>
        <translation>Chance von %1 %, dass %2 die höchste Karte ist und die anderen daran hindert, %3 abzufischen.</translation>
    </message>
    <message>
        <source>%1 showed %2 last round.</source>
        <translation>%1 zeigte in der letzten Runde: %2.</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 hat keine davon auf der Hand: %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 hat auf der Hand: %2.</translation>
    </message>
    <message>
        <source>%1 has at least one of the %2.</source>
        <translation>%1 hat mindestens eine davon auf der Hand: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has at least %n of the %2.</source>
        <translation>
            <numerusform>%1 hat mindestens eine davon auf der Hand: %2.</numerusform>
            <numerusform>%1 hat mindestens %n davon auf der Hand: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will miss %2 least.</source>
        <translation>%1 kann am ehesten auf diese Karte verzichten: %2.</translation>
    </message>
    <message>
        <source>Fishing out now is worth more than waiting for a bigger pile.</source>
        <translation>Jetzt abfischen bringt mehr, als auf einen größeren Fang zu warten.</translation>
    </message>
    <message>
        <source>%1 has no other card of the suit, so this is the only chance to fish it out.</source>
        <translation>%1 hat keine andere Karte der Farbe: Das ist die einzige Chance, sie abzufischen.</translation>
    </message>
    <message>
        <source>%1 must have one of the %2: they can&apos;t be anywhere else.</source>
        <translation>%1 muss eine davon auf der Hand haben: %2. Woanders können sie nicht sein.</translation>
    </message>
    <message>
        <source>Everyone just saw that %1 has one of the %2.</source>
        <translation>%1 hat eine davon auf der Hand: %2. Das haben gerade alle gesehen.</translation>
    </message>
    <message>
        <source>Everyone saw last turn that %1 has one of the %2.</source>
        <translation>%1 hat eine davon auf der Hand: %2. Das haben alle im letzten Zug gesehen.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone saw %n turns ago that %1 has one of the %2.</source>
        <translation>
            <numerusform>%1 hat eine davon auf der Hand: %2. Das haben alle im letzten Zug gesehen.</numerusform>
            <numerusform>%1 hat eine davon auf der Hand: %2. Das haben alle vor %n Zügen gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no %2: the new hand made no pair with the discards.</source>
        <translation>%1 hat keine davon auf der Hand: %2. Zur neuen Hand passte auf der Ablage nichts.</translation>
    </message>
    <message>
        <source>%3% chance that %1 has one of the %2.</source>
        <translation>Chance von %3 %, dass %1 eine davon auf der Hand hat: %2.</translation>
    </message>
    <message>
        <source>The next card may make a pair.</source>
        <translation>Die nächste Karte des Stapels könnte passen.</translation>
    </message>
    <message>
        <source>%1% chance that the next card makes a pair.</source>
        <translation>Chance von %1 %, dass die nächste Karte ein Paar gibt.</translation>
    </message>
    <message>
        <source>The next card can&apos;t make a pair.</source>
        <translation>Die nächste Karte des Stapels kann kein Paar geben.</translation>
    </message>
    <message>
        <source>The search left the best cards deep in the deck. A shuffle can bring them up.</source>
        <translation>Nach der Suche liegt das Gewünschte tief im Stapel; Mischen bringt es wieder nach oben.</translation>
    </message>
    <message>
        <source>There&apos;s nothing else worth taking on the discard pile.</source>
        <translation>Sonst liegt nichts Brauchbares auf der Ablage.</translation>
    </message>
    <message>
        <source>%1 asked for %2 this turn.</source>
        <translation>%1 hat in diesem Zug danach gefragt: %2.</translation>
    </message>
    <message>
        <source>%1 had no %2 this turn.</source>
        <translation>%1 hatte in diesem Zug keine davon: %2.</translation>
    </message>
    <message>
        <source>%1 got %2 this turn.</source>
        <translation>%1 bekam in diesem Zug: %2.</translation>
    </message>
    <message>
        <source>%1 definitely has %2, and they complete a set.</source>
        <translation>%1 hat sicher auf der Hand: %2. Damit ist ein Quartett voll.</translation>
    </message>
    <message>
        <source>%1 definitely has %2.</source>
        <translation>%1 hat sicher auf der Hand: %2.</translation>
    </message>
    <message>
        <source>More cards mean more asks.</source>
        <translation>Mit mehr Karten gibt es mehr zu fragen.</translation>
    </message>
    <message>
        <source>Better to take the cards than to give them away.</source>
        <translation>Besser die Karten nehmen, als sie zu geben.</translation>
    </message>
    <message>
        <source>%1 keeps the cards and sends the asker fishing.</source>
        <translation>%1 behält die Karten und schickt den Frager angeln.</translation>
    </message>
    <message>
        <source>A Special Set is worth five points.</source>
        <translation>Ein Sondersatz zählt fünf Punkte.</translation>
    </message>
    <message>
        <source>A number in hand can be asked for again.</source>
        <translation>Wer die Zahl behält, kann wieder danach fragen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n copies of %2.</source>
        <translation>
            <numerusform>%1 hat auf der Hand: %2.</numerusform>
            <numerusform>%1 hat %n davon auf der Hand: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has some %2.</source>
        <translation>%1 hat davon etwas auf der Hand: %2.</translation>
    </message>
    <message>
        <source>%1 has no %2, unless the card drawn since is one.</source>
        <translation>%1 hatte keine davon auf der Hand: %2. Seither kam eine Karte dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no %2, unless one of the %n cards drawn since is one.</source>
        <translation>
            <numerusform>%1 hatte keine davon auf der Hand: %2. Seither kam %n Karte dazu.</numerusform>
            <numerusform>%1 hatte keine davon auf der Hand: %2. Seither kamen %n Karten dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a FISH.</source>
        <translation>%1 hat einen FISCH auf der Hand.</translation>
    </message>
    <message>
        <source>%1 has two copies of %2.</source>
        <translation>%1 hat zweimal auf der Hand: %2.</translation>
    </message>
    <message>
        <source>%1 had no FISH, but has drawn %n card since.</source>
        <translation>%1 hatte keinen FISCH; seither kam %n Karte dazu, die einer sein kann.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had no FISH, but has drawn %n cards since.</source>
        <translation>
            <numerusform>%1 hatte keinen FISCH; seither kam %n Karte dazu, die einer sein kann.</numerusform>
            <numerusform>%1 hatte keinen FISCH; seither kamen %n Karten dazu, die einer sein können.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hopes the fish swims free.</source>
        <translation>%1 hofft, dass der Fisch freikommt.</translation>
    </message>
    <message>
        <source>%1 saves the fish and raises the total the next attack must beat.</source>
        <translation>%1 rettet den Fisch und erhöht, was der nächste Angriff übertreffen muss.</translation>
    </message>
    <message>
        <source>%1 lets the fish swim and saves the cards to protect it later.</source>
        <translation>%1 lässt den Fisch weiterschwimmen und hebt die Karten für seinen Schutz auf.</translation>
    </message>
    <message>
        <source>%1 can&apos;t stop the attack and gives up the fish.</source>
        <translation>%1 kann den Angriff nicht abwehren und gibt den Fisch auf.</translation>
    </message>
    <message>
        <source>%1 attacks with enough to endanger the fish.</source>
        <translation>%1 greift stark genug an, um den Fisch in Gefahr zu bringen.</translation>
    </message>
    <message>
        <source>The fish is already in danger; %1 waits for the response.</source>
        <translation>Der Fisch ist schon in Gefahr; %1 wartet auf die Antwort.</translation>
    </message>
    <message>
        <source>%1 gives away the lowest FISH.</source>
        <translation>%1 gibt den niedrigsten FISCH her.</translation>
    </message>
    <message>
        <source>%1 gets two more cards, and %2 has two fewer.</source>
        <translation>Zwei Karten mehr für %1 sind zwei weniger für %2.</translation>
    </message>
    <message>
        <source>%1 wants to see %2&apos;s cards.</source>
        <translation>%1 will wissen, was %2 auf der Hand hat.</translation>
    </message>
    <message>
        <source>%1 wants one of %2&apos;s FISH.</source>
        <translation>%1 will einen FISCH von %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from %2&apos;s hand.</source>
        <translation>%1 nimmt %2 eine Karte von der Hand.</translation>
    </message>
    <message>
        <source>%1 ends the swim before the fish gets free.</source>
        <translation>%1 beendet den Schwimmversuch, bevor der Fisch frei ist.</translation>
    </message>
    <message>
        <source>%1 undoes a move that helped the fish.</source>
        <translation>%1 macht rückgängig, was dem Fisch half.</translation>
    </message>
    <message>
        <source>%1 wants that undone and its cards frozen.</source>
        <translation>%1 will das rückgängig machen und die Karten einfrieren.</translation>
    </message>
    <message>
        <source>%1% chance that the fish gets free.</source>
        <translation>Chance von %1 %, dass der Fisch freikommt.</translation>
    </message>
    <message>
        <source>%1% chance of stopping the fish.</source>
        <translation>Chance von %1 %, den Fisch aufzuhalten.</translation>
    </message>
    <message>
        <source>%1% chance of a FISH there.</source>
        <translation>Chance von %1 %, dass dort ein FISCH ist.</translation>
    </message>
    <message>
        <source>%1 may well have one of the %2.</source>
        <translation>%1 könnte gut eine davon auf der Hand haben: %2.</translation>
    </message>
    <message>
        <source>%1 asked for a %2 this turn.</source>
        <translation>%1 hat in diesem Zug nach einer Karte der %2 gefragt.</translation>
    </message>
    <message>
        <source>Everyone saw %1 take %2, and %1 still has it.</source>
        <translation>%1 hat vor aller Augen bekommen und hält noch: %2.</translation>
    </message>
    <message>
        <source>%1 has shown %2 and still has it.</source>
        <translation>%1 hat gezeigt und hält noch: %2.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t have %2.</source>
        <translation>%1 hat nicht auf der Hand: %2.</translation>
    </message>
    <message>
        <source>%1 didn&apos;t have %2, but has drawn %n card since.</source>
        <translation>%1 hielt nicht: %2. Seither kam %n Karte dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 didn&apos;t have %2, but has drawn %n cards since.</source>
        <translation>
            <numerusform>%1 hielt nicht: %2. Seither kam %n Karte dazu.</numerusform>
            <numerusform>%1 hielt nicht: %2. Seither kamen %n Karten dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1% chance of a hit.</source>
        <translation>Chance von %1 % auf einen Treffer.</translation>
    </message>
    <message>
        <source>A basket on the table is safe for good.</source>
        <translation>Ein ausgelegter Korb ist für immer sicher.</translation>
    </message>
    <message>
        <source>%1 may have %2.</source>
        <translation>%1 hält vielleicht: %2.</translation>
    </message>
    <message>
        <source>The Net takes any %2 from %1, whatever the colour.</source>
        <translation>The Net holt bei %1 eine Karte der %2, gleich welcher Farbe.</translation>
    </message>
    <message>
        <source>%1 could take the Diver&apos;s place in the basket.</source>
        <translation>In den Korb könnte statt Dead Scuba Diver: %1.</translation>
    </message>
    <message>
        <source>The Diver makes the basket safe now, without its fifth card.</source>
        <translation>Mit Dead Scuba Diver liegt der Korb schon jetzt sicher, ohne seine fünfte Karte.</translation>
    </message>
    <message>
        <source>The Boat shows one of %1&apos;s cards, and would cost points if left in hand.</source>
        <translation>Glass Bottom Boat zeigt eine Karte von %1, und auf der Hand würde es am Ende Punkte kosten.</translation>
    </message>
    <message>
        <source>%1 can spare a card.</source>
        <translation>%1 verträgt es, eine Karte weniger zu haben.</translation>
    </message>
    <message>
        <source>The card is worth more than keeping No Fishing.</source>
        <translation>Die verlangte Karte ist mehr wert, als No Fishing zu behalten.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t have it, but nobody can tell.</source>
        <translation>%1 hält das Gefragte gar nicht; das kann niemand wissen.</translation>
    </message>
    <message>
        <source>%1 will be missed least.</source>
        <translation>Am wenigsten fehlt: %1.</translation>
    </message>
    <message>
        <source>That Zinger would have hurt.</source>
        <translation>Dieser Zinger hätte geschadet.</translation>
    </message>
    <message>
        <source>Better to save Divine Intervention for something worse.</source>
        <translation>Divine Intervention wird für Schlimmeres aufgehoben.</translation>
    </message>
    <message>
        <source>There may be a better moment for it.</source>
        <translation>Dafür kommt vielleicht ein besserer Augenblick.</translation>
    </message>
    <message>
        <source>That isn&apos;t a deal code. Deal codes have only letters, digits and dashes, like K7QM-2XD4-90AB-CDEF.</source>
        <translation>Das ist kein Blattcode: Er hat nur Buchstaben, Ziffern und Striche, wie in K7QM-2XD4-90AB-CDEF.</translation>
    </message>
    <message>
        <source>That code is too short. Deal codes look like K7QM-2XD4-90AB-CDEF.</source>
        <translation>Der Code ist zu kurz. Blattcodes sehen so aus: K7QM-2XD4-90AB-CDEF.</translation>
    </message>
    <message>
        <source>That code isn&apos;t valid. Check it for typos.</source>
        <translation>Dieser Code ist ungültig. Sieh nach, ob du dich vertippt hast.</translation>
    </message>
    <message>
        <source>This deal code needs a newer version of Tacklebox.</source>
        <translation>Dieser Blattcode braucht eine neuere Version von Tacklebox.</translation>
    </message>
    <message>
        <source>You showed %2 last round.</source>
        <translation>Du hast in der letzten Runde gezeigt: %2.</translation>
    </message>
    <message>
        <source>You have no %2.</source>
        <translation>Du hast keine davon auf der Hand: %2.</translation>
    </message>
    <message>
        <source>You have %2.</source>
        <translation>Du hast auf der Hand: %2.</translation>
    </message>
    <message>
        <source>You have at least one of the %2.</source>
        <translation>Du hast mindestens eine davon auf der Hand: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n of the %2.</source>
        <translation>
            <numerusform>Du hast mindestens eine davon auf der Hand: %2.</numerusform>
            <numerusform>Du hast mindestens %n davon auf der Hand: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ll miss %2 least.</source>
        <translation>Du kannst am ehesten auf diese Karte verzichten: %2.</translation>
    </message>
    <message>
        <source>You have no other card of the suit, so this is your only chance to fish it out.</source>
        <translation>Du hast keine andere Karte der Farbe: Das ist deine einzige Chance, sie abzufischen.</translation>
    </message>
    <message>
        <source>You must have one of the %2: they can&apos;t be anywhere else.</source>
        <translation>Du musst eine davon auf der Hand haben: %2. Woanders können sie nicht sein.</translation>
    </message>
    <message>
        <source>Everyone just saw that you have one of the %2.</source>
        <translation>Du hast eine davon auf der Hand: %2. Das haben gerade alle gesehen.</translation>
    </message>
    <message>
        <source>Everyone saw last turn that you have one of the %2.</source>
        <translation>Du hast eine davon auf der Hand: %2. Das haben alle im letzten Zug gesehen.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone saw %n turns ago that you have one of the %2.</source>
        <translation>
            <numerusform>Du hast eine davon auf der Hand: %2. Das haben alle im letzten Zug gesehen.</numerusform>
            <numerusform>Du hast eine davon auf der Hand: %2. Das haben alle vor %n Zügen gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no %2: your new hand made no pair with the discards.</source>
        <translation>Du hast keine davon auf der Hand: %2. Zu deiner neuen Hand passte auf der Ablage nichts.</translation>
    </message>
    <message>
        <source>%3% chance that you have one of the %2.</source>
        <translation>Chance von %3 %, dass du eine davon auf der Hand hast: %2.</translation>
    </message>
    <message>
        <source>You may well have one of the %2.</source>
        <translation>Du könntest gut eine davon auf der Hand haben: %2.</translation>
    </message>
    <message>
        <source>You asked for %2 this turn.</source>
        <translation>Du hast in diesem Zug danach gefragt: %2.</translation>
    </message>
    <message>
        <source>You had no %2 this turn.</source>
        <translation>Du hattest in diesem Zug keine davon: %2.</translation>
    </message>
    <message>
        <source>You got %2 this turn.</source>
        <translation>Du hast in diesem Zug bekommen: %2.</translation>
    </message>
    <message>
        <source>You definitely have %2, and they complete a set.</source>
        <translation>Du hast sicher auf der Hand: %2. Damit ist ein Quartett voll.</translation>
    </message>
    <message>
        <source>You definitely have %2.</source>
        <translation>Du hast sicher auf der Hand: %2.</translation>
    </message>
    <message>
        <source>%2% chance that %1 has %3, which would complete a set.</source>
        <translation>Chance von %2 %, dass %1 auf der Hand hat: %3. Damit wäre ein Quartett voll.</translation>
    </message>
    <message>
        <source>%2% chance that you have %3, which would complete a set.</source>
        <translation>Chance von %2 %, dass du auf der Hand hast: %3. Damit wäre ein Quartett voll.</translation>
    </message>
    <message>
        <source>%2% chance that %1 has %3.</source>
        <translation>Chance von %2 %, dass %1 auf der Hand hat: %3.</translation>
    </message>
    <message>
        <source>%2% chance that you have %3.</source>
        <translation>Chance von %2 %, dass du auf der Hand hast: %3.</translation>
    </message>
    <message>
        <source>You keep your cards and send the asker fishing.</source>
        <translation>Du behältst deine Karten und schickst den Frager angeln.</translation>
    </message>
    <message>
        <source>%1 wants those cards, and this ends the turn.</source>
        <translation>%1 will diese Karten selbst und beendet den Zug.</translation>
    </message>
    <message>
        <source>You get to keep those cards, and this ends the turn.</source>
        <translation>Du willst diese Karten selbst und beendest den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n copies of %2.</source>
        <translation>
            <numerusform>Du hast auf der Hand: %2.</numerusform>
            <numerusform>Du hast %n davon auf der Hand: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have some %2.</source>
        <translation>Du hast davon etwas auf der Hand: %2.</translation>
    </message>
    <message>
        <source>You have no %2, unless the card drawn since is one.</source>
        <translation>Du hattest keine davon auf der Hand: %2. Seither kam eine Karte dazu.</translation>
    </message>
    <message numerus="yes">
        <source>You have no %2, unless one of the %n cards drawn since is one.</source>
        <translation>
            <numerusform>Du hattest keine davon auf der Hand: %2. Seither kam %n Karte dazu.</numerusform>
            <numerusform>Du hattest keine davon auf der Hand: %2. Seither kamen %n Karten dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>You asked for a %2 this turn.</source>
        <translation>Du hast in diesem Zug nach einer Karte der %2 gefragt.</translation>
    </message>
    <message>
        <source>Everyone saw you take %2, and you still have it.</source>
        <translation>Du hast vor aller Augen bekommen und hast noch: %2.</translation>
    </message>
    <message>
        <source>You have shown %2 and still have it.</source>
        <translation>Du hast gezeigt und hast noch: %2.</translation>
    </message>
    <message>
        <source>You don&apos;t have %2.</source>
        <translation>Du hast nicht auf der Hand: %2.</translation>
    </message>
    <message>
        <source>You didn&apos;t have %2, but have drawn %n card since.</source>
        <translation>Du hattest nicht auf der Hand: %2. Seither kam %n Karte dazu.</translation>
    </message>
    <message numerus="yes">
        <source>You didn&apos;t have %2, but have drawn %n cards since.</source>
        <translation>
            <numerusform>Du hattest nicht auf der Hand: %2. Seither kam %n Karte dazu.</numerusform>
            <numerusform>Du hattest nicht auf der Hand: %2. Seither kamen %n Karten dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may have %2.</source>
        <translation>Du hast vielleicht auf der Hand: %2.</translation>
    </message>
    <message>
        <source>The Net takes any %2 from you, whatever the colour.</source>
        <translation>The Net holt bei dir eine Karte der %2, gleich welcher Farbe.</translation>
    </message>
    <message>
        <source>The Boat shows one of your cards, and would cost points if left in hand.</source>
        <translation>Glass Bottom Boat zeigt eine deiner Karten, und auf der Hand würde es am Ende Punkte kosten.</translation>
    </message>
    <message>
        <source>You can spare a card.</source>
        <translation>Du verträgst es, eine Karte weniger zu haben.</translation>
    </message>
    <message>
        <source>You don&apos;t have it, but nobody can tell.</source>
        <translation>Du hast das Gefragte gar nicht; das kann niemand wissen.</translation>
    </message>
    <message>
        <source>You have a FISH.</source>
        <translation>Du hast einen FISCH auf der Hand.</translation>
    </message>
    <message>
        <source>You have two copies of %2.</source>
        <translation>Du hast zweimal auf der Hand: %2.</translation>
    </message>
    <message>
        <source>You have no FISH.</source>
        <translation>Du hast keinen FISCH.</translation>
    </message>
    <message>
        <source>You had no FISH, but have drawn %n card since.</source>
        <translation>Du hattest keinen FISCH; seither kam %n Karte dazu, die einer sein kann.</translation>
    </message>
    <message numerus="yes">
        <source>You had no FISH, but have drawn %n cards since.</source>
        <translation>
            <numerusform>Du hattest keinen FISCH; seither kam %n Karte dazu, die einer sein kann.</numerusform>
            <numerusform>Du hattest keinen FISCH; seither kamen %n Karten dazu, die einer sein können.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hope your fish swims free.</source>
        <translation>Du hoffst, dass dein Fisch freikommt.</translation>
    </message>
    <message>
        <source>You save your fish and raise the total the next attack must beat.</source>
        <translation>Du rettest deinen Fisch und erhöhst, was der nächste Angriff übertreffen muss.</translation>
    </message>
    <message>
        <source>You let your fish swim and save the cards to protect it later.</source>
        <translation>Du lässt deinen Fisch weiterschwimmen und hebst die Karten für seinen Schutz auf.</translation>
    </message>
    <message>
        <source>You can&apos;t stop the attack, so give up your fish.</source>
        <translation>Du kannst den Angriff nicht abwehren und gibst deinen Fisch auf.</translation>
    </message>
    <message>
        <source>You attack with enough to endanger the fish.</source>
        <translation>Du greifst stark genug an, um den Fisch in Gefahr zu bringen.</translation>
    </message>
    <message>
        <source>The fish is already in danger; you wait for the response.</source>
        <translation>Der Fisch ist schon in Gefahr; du wartest auf die Antwort.</translation>
    </message>
    <message>
        <source>You give away your lowest FISH.</source>
        <translation>Du gibst deinen niedrigsten FISCH her.</translation>
    </message>
    <message>
        <source>You get two more cards, and %2 has two fewer.</source>
        <translation>Zwei Karten mehr für dich sind zwei weniger für %2.</translation>
    </message>
    <message>
        <source>%1 gets two more cards, and you have two fewer.</source>
        <translation>Zwei Karten mehr für %1 sind zwei weniger für dich.</translation>
    </message>
    <message>
        <source>You want to see %2&apos;s cards.</source>
        <translation>Du willst wissen, was %2 auf der Hand hat.</translation>
    </message>
    <message>
        <source>%1 wants to see your cards.</source>
        <translation>%1 will wissen, was du auf der Hand hast.</translation>
    </message>
    <message>
        <source>You want one of %2&apos;s FISH.</source>
        <translation>Du willst einen FISCH von %2.</translation>
    </message>
    <message>
        <source>%1 wants one of your FISH.</source>
        <translation>%1 will einen FISCH von dir.</translation>
    </message>
    <message>
        <source>You take a card from %2&apos;s hand.</source>
        <translation>Du nimmst %2 eine Karte von der Hand.</translation>
    </message>
    <message>
        <source>%1 takes a card from your hand.</source>
        <translation>%1 nimmt dir eine Karte von der Hand.</translation>
    </message>
    <message>
        <source>You end the swim before the fish gets free.</source>
        <translation>Du beendest den Schwimmversuch, bevor der Fisch frei ist.</translation>
    </message>
    <message>
        <source>You undo a move that helped the fish.</source>
        <translation>Du machst rückgängig, was dem Fisch half.</translation>
    </message>
    <message>
        <source>You want that undone and its cards frozen.</source>
        <translation>Du willst das rückgängig machen und die Karten einfrieren.</translation>
    </message>
    <message>
        <source>Your fish is swimming. Only one fish can swim at a time.</source>
        <translation>Dein Fisch schwimmt schon, und mehr als einer darf nicht.</translation>
    </message>
    <message>
        <source>Your catch</source>
        <translation>Dein Fang</translation>
    </message>
    <message>
        <source>%1 definitely has %2, and they complete a book.</source>
        <translation>%1 hat sicher auf der Hand: %2. Damit ist ein Quartett voll.</translation>
    </message>
    <message>
        <source>You definitely have %2, and they complete a book.</source>
        <translation>Du hast sicher auf der Hand: %2. Damit ist ein Quartett voll.</translation>
    </message>
    <message>
        <source>%2% chance that %1 has %3, which would complete a book.</source>
        <translation>Chance von %2 %, dass %1 auf der Hand hat: %3. Damit wäre ein Quartett voll.</translation>
    </message>
    <message>
        <source>%2% chance that you have %3, which would complete a book.</source>
        <translation>Chance von %2 %, dass du auf der Hand hast: %3. Damit wäre ein Quartett voll.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has at least %n %2.</source>
        <translation>
            <numerusform>%1 hat mindestens eine davon auf der Hand: %2.</numerusform>
            <numerusform>%1 hat mindestens %n davon auf der Hand: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n %2.</source>
        <translation>
            <numerusform>Du hast mindestens eine davon auf der Hand: %2.</numerusform>
            <numerusform>Du hast mindestens %n davon auf der Hand: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has anyone left to ask.</source>
        <translation>Niemand kann mehr fragen.</translation>
    </message>
    <message>
        <source>The pond is empty, and no card has moved for forty turns.</source>
        <translation>Der Teich ist leer, und seit vierzig Zügen hat keine Karte den Platz gewechselt.</translation>
    </message>
    <message>
        <source>Four %1 make a book, worth 1 point. It&apos;s laid for you.</source>
        <translation>Vier %1 sind ein Quartett für 1 Punkt. Es wird für dich ausgelegt.</translation>
    </message>
    <message>
        <source>The lowest of the %1, unless another player plays their jack, queen or king in the same round: then the ace counts 14 and beats them all.</source>
        <translation>Die niedrigste Karte in %1; spielt aber ein anderer in derselben Runde Bube, Dame oder König davon, ist das Ass 14 und schlägt alle.</translation>
    </message>
    <message>
        <source>The highest of the %1 in a round may fish out the lake, 1 point a card. The ace beats this card.</source>
        <translation>Die höchste Karte in %1 darf in der Runde die Farbe abfischen, 1 Punkt für jede Karte. Diese wird vom Ass geschlagen.</translation>
    </message>
    <message>
        <source>The highest of the %1 in a round may fish out the lake, 1 point a card. The others go into the lake.</source>
        <translation>Die höchste Karte in %1 darf in der Runde die Farbe abfischen, 1 Punkt für jede Karte. Die anderen kommen in den See.</translation>
    </message>
    <message>
        <source>Two %1 make a pair, which is laid for you. Most pairs wins.</source>
        <translation>Zwei %1 sind ein Paar, das für dich ausgelegt wird. Die meisten Paare gewinnen.</translation>
    </message>
    <message>
        <source>Four %1 make a set worth %n point.</source>
        <translation>Vier %1 sind ein Quartett für %n Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>Four %1 make a set worth %n points.</source>
        <translation>
            <numerusform>Vier %1 sind ein Quartett für %n Punkt.</numerusform>
            <numerusform>Vier %1 sind ein Quartett für %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>When someone asks you for a number you have: you keep your cards, and they go fishing.</source>
        <translation>Wenn dich jemand nach einer Zahl fragt, die du hast: Du behältst deine Karten, und wer fragt, geht angeln.</translation>
    </message>
    <message>
        <source>When someone asks you for a number you have: they give you all their cards of it instead, and their turn ends.</source>
        <translation>Wenn dich jemand nach einer Zahl fragt, die du hast: Du nimmst dem, der fragt, alle Karten davon ab, und sein Zug endet.</translation>
    </message>
    <message>
        <source>On your turn, before an ask: draw 2 cards, then continue your turn.</source>
        <translation>In deinem Zug, vor einer Frage: Zieh 2 Karten, dann mach weiter.</translation>
    </message>
    <message>
        <source>On your turn, before an ask: name a colour and a player. They give you all their cards of it. If they have none, you go fishing.</source>
        <translation>In deinem Zug, vor einer Frage: Nenn eine Farbe und einen Spieler, der dir alle Karten davon gibt; sind es keine, gehst du angeln.</translation>
    </message>
    <message>
        <source>On your turn, before an ask: draw 4 cards, then name a colour and a player. They give you all their cards of it.</source>
        <translation>In deinem Zug, vor einer Frage: Zieh 4 Karten, dann nenn eine Farbe und einen Spieler, der dir alle Karten davon gibt.</translation>
    </message>
    <message>
        <source>On your turn, before an ask: draw 1 card and name a colour. Everyone gives you all their cards of it.</source>
        <translation>In deinem Zug, vor einer Frage: Zieh 1 Karte und nenn eine Farbe, und alle anderen geben dir ihre Karten davon.</translation>
    </message>
    <message>
        <source>On your turn, before an ask: draw 2 cards and name a colour. Everyone gives you all their cards of it.</source>
        <translation>In deinem Zug, vor einer Frage: Zieh 2 Karten und nenn eine Farbe, und alle anderen geben dir ihre Karten davon.</translation>
    </message>
    <message>
        <source>When another player plays a Draw 2 or Wild Draw 4: stop the card, end their turn and draw its 2 or 4 cards yourself.</source>
        <translation>Wenn ein anderer ein Draw 2 oder Wild Draw 4 spielt: Es bewirkt nichts, sein Zug endet, und du ziehst dessen 2 oder 4 Karten.</translation>
    </message>
    <message>
        <source>All five colours make a basket worth %1. Left in hand at the end, this card costs %2.</source>
        <translation>Alle fünf Farben sind ein Korb zu %1 Punkten; am Ende noch auf der Hand, kostet diese Karte %2.</translation>
    </message>
    <message>
        <source>Shuffle a random card from a player&apos;s hand into the pond. Only that player knows which card.</source>
        <translation>Eine zufällige Karte eines Spielers deiner Wahl kommt in den Teich, und der wird gemischt; nur dieser Spieler weiß, welche es war.</translation>
    </message>
    <message>
        <source>Lay exactly four cards of a fish as a basket, with the Diver as the fifth. The Diver counts 0.</source>
        <translation>Legt genau vier Karten eines Fisches von deiner Hand als Korb aus und steht für die fünfte; er selbst zählt 0.</translation>
    </message>
    <message>
        <source>When someone asks you: the ask is a miss, and nobody learns whether you have the card.</source>
        <translation>Wenn dich jemand fragt: Die Frage gilt als Fehlfrage, und niemand erfährt, ob du die Karte hast.</translation>
    </message>
    <message>
        <source>See a random card from a player&apos;s hand. Only the two of you know which card.</source>
        <translation>Du siehst eine zufällige Karte eines Spielers deiner Wahl; nur ihr zwei wisst, welche es war.</translation>
    </message>
    <message>
        <source>Instead of an ask: name a player and a fish you have. If they have any, they choose one card to give you.</source>
        <translation>Statt einer Frage: Nenn einen Spieler und einen Fisch, den du hast; wer davon etwas hat, gibt dir eine Karte und sucht sie selbst aus.</translation>
    </message>
    <message>
        <source>After a miss, before you fish: ask again, for a fish you have.</source>
        <translation>Nach einer Fehlfrage, bevor du angelst: Frag noch einmal, wie immer mit einem Fisch, den du hast.</translation>
    </message>
    <message>
        <source>Instead of an ask: ask for any card that isn&apos;t in a basket, even of a fish you don&apos;t have.</source>
        <translation>Statt einer Frage: Frag nach irgendeiner Fischkarte, die in keinem Korb liegt, auch von einem Fisch, den du nicht hast.</translation>
    </message>
    <message>
        <source>Stop a Zinger played against you and keep it if you like. Or discard this card instead of asking, which ends your turn.</source>
        <translation>Hält einen Zinger auf, der auf dich zielt, und du darfst ihn auf die Hand nehmen; oder wirf sie statt einer Frage ab, dann endet dein Zug.</translation>
    </message>
    <message>
        <source>Dive with it in open water. The attack must beat %1 to endanger it.</source>
        <translation>Lass ihn im offenen Wasser losschwimmen: Nur ANGRIFFE von zusammen mehr als %1 bringen ihn in Gefahr.</translation>
    </message>
    <message>
        <source>Add %1 to the attack on another player&apos;s fish. The fish is in danger once the attack beats its bar.</source>
        <translation>Bringt %1 zum Angriff auf den Fisch eines anderen, der in Gefahr ist, sobald der Angriff über seiner Latte liegt.</translation>
    </message>
    <message>
        <source>Add %1 against the attack when your fish is in danger. Your PROTECTION cards together must beat the attack.</source>
        <translation>Bringt %1 gegen den Angriff, wenn dein Fisch in Gefahr ist. Deine SCHUTZ-Karten zusammen müssen mehr sein als der Angriff.</translation>
    </message>
    <message>
        <source>Take 2 random cards from a player of your choice.</source>
        <translation>Nimmt 2 zufällige Karten aus der Hand eines Spielers deiner Wahl.</translation>
    </message>
    <message>
        <source>Swap your hand with a player of your choice.</source>
        <translation>Tauscht deine Hand gegen die Hand eines Spielers deiner Wahl.</translation>
    </message>
    <message>
        <source>Look at the hand of a player of your choice. Nobody else sees it.</source>
        <translation>Nur du siehst die ganze Hand eines Spielers deiner Wahl.</translation>
    </message>
    <message>
        <source>A player of your choice must give you a FISH. They choose which; if they have none, everyone learns it.</source>
        <translation>Ein Spieler deiner Wahl muss dir einen FISCH geben und sucht ihn selbst aus; wer keinen hat, gibt nichts, und alle wissen es.</translation>
    </message>
    <message>
        <source>Move a random card from one opponent to another. With two players, you take it yourself.</source>
        <translation>Eine zufällige Karte geht aus der Hand eines Spielers in die eines anderen, beides nicht deine; zu zweit kommt sie zu dir.</translation>
    </message>
    <message>
        <source>Take a FISH of your choice from the discard pile.</source>
        <translation>Holt einen FISCH deiner Wahl vom Ablagestapel auf deine Hand.</translation>
    </message>
    <message>
        <source>End the swim. The fish is neither free nor dead, and all its cards go to the discard pile.</source>
        <translation>Beendet das Schwimmen: Der Fisch ist weder frei noch tot, und alle Karten kommen auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Undo the last action. Its cards are frozen until a swim ends, then they go back to their player.</source>
        <translation>Macht die letzte Aktion rückgängig; ihre Karten sind eingefroren, bis ein Schwimmen zu Ende ist, dann gehen sie an ihren Spieler zurück.</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 holt einen Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points at once</source>
        <translation>
            <numerusform>%1 holt einen Punkt</numerusform>
            <numerusform>%1 holt %n Punkte auf einen Schlag</numerusform>
        </translation>
    </message>
    <message>
        <source>You score</source>
        <translation>Du holst einen Punkt</translation>
    </message>
    <message numerus="yes">
        <source>You score %n points at once</source>
        <translation>
            <numerusform>Du holst einen Punkt</numerusform>
            <numerusform>Du holst %n Punkte auf einen Schlag</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led from here on</source>
        <translation>Von hier an lag %1 vorn</translation>
    </message>
    <message>
        <source>You led from here on</source>
        <translation>Von hier an lagst du vorn</translation>
    </message>
    <message>
        <source>Bad luck then cost another %1%.</source>
        <translation>Pech kostete danach noch einmal %1 %.</translation>
    </message>
    <message>
        <source>Luck then gave back %1%.</source>
        <translation>Glück brachte danach %1 % zurück.</translation>
    </message>
    <message>
        <source>Better: %1. It wins the match %2% of the time instead of %3%.</source>
        <translation>Besser war: „%1“. Damit gewinnst du die Partie in %2 % aller Fälle statt in %3 %.</translation>
    </message>
    <message>
        <source>The chance of winning the match went from %1% to %2%.</source>
        <translation>Die Aussicht, die Partie zu gewinnen, ging von %1 % auf %2 %.</translation>
    </message>
    <message>
        <source>%1 made no clear mistakes.</source>
        <translation>%1 hat keine klaren Fehler gemacht.</translation>
    </message>
    <message>
        <source>You made no clear mistakes.</source>
        <translation>Du hast keine klaren Fehler gemacht.</translation>
    </message>
    <message>
        <source>%1&apos;s choices cost about %2%; bad luck cost %3%.</source>
        <translation>Die Entscheidungen von %1 kosteten etwa %2 %, das Pech %3 %.</translation>
    </message>
    <message>
        <source>Your choices cost about %2%; bad luck cost %3%.</source>
        <translation>Deine Entscheidungen kosteten etwa %2 %, das Pech %3 %.</translation>
    </message>
    <message>
        <source>%1&apos;s choices cost about %2%; luck gave back %3%.</source>
        <translation>Die Entscheidungen von %1 kosteten etwa %2 %, das Glück brachte %3 % zurück.</translation>
    </message>
    <message>
        <source>Your choices cost about %2%; luck gave back %3%.</source>
        <translation>Deine Entscheidungen kosteten etwa %2 %, das Glück brachte %3 % zurück.</translation>
    </message>
    <message>
        <source>%1 very likely has %2.</source>
        <translation>%1 hat sehr wahrscheinlich auf der Hand: %2.</translation>
    </message>
    <message>
        <source>You very likely have %2.</source>
        <translation>Du hast sehr wahrscheinlich auf der Hand: %2.</translation>
    </message>
    <message>
        <source>Of these pairs, %1 would be the hardest to make later.</source>
        <translation>Von den möglichen Paaren ist dieses später am schwersten zu machen: %1.</translation>
    </message>
    <message>
        <source>No pair here; %1 are likeliest to pair up later.</source>
        <translation>Kein Paar dabei; am ehesten passen später: %1.</translation>
    </message>
    <message>
        <source>That&apos;s a certain pair.</source>
        <translation>Das ist ein sicheres Paar.</translation>
    </message>
    <message>
        <source>It makes no pair, but takes a card away from them.</source>
        <translation>Das gibt kein Paar, nimmt aber dort eine Karte weg.</translation>
    </message>
    <message>
        <source>No pair here; %1 looked best.</source>
        <translation>Kein Paar dabei; am besten sahen aus: %1.</translation>
    </message>
    <message>
        <source>Expected total for %1: about one book.</source>
        <translation>Erwartet für %1: etwa ein Quartett.</translation>
    </message>
    <message numerus="yes">
        <source>Expected total for %1: about %n books.</source>
        <translation>
            <numerusform>Erwartet für %1: etwa ein Quartett.</numerusform>
            <numerusform>Erwartet für %1: etwa %n Quartette.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your expected total: about one book.</source>
        <translation>Erwartet: etwa ein Quartett.</translation>
    </message>
    <message numerus="yes">
        <source>Your expected total: about %n books.</source>
        <translation>
            <numerusform>Erwartet: etwa ein Quartett.</numerusform>
            <numerusform>Erwartet: etwa %n Quartette.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected total for %1: about one point.</source>
        <translation>Erwartet für %1: etwa ein Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>Expected total for %1: about %n points.</source>
        <translation>
            <numerusform>Erwartet für %1: etwa ein Punkt.</numerusform>
            <numerusform>Erwartet für %1: etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your expected total: about one point.</source>
        <translation>Erwartet: etwa ein Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>Your expected total: about %n points.</source>
        <translation>
            <numerusform>Erwartet: etwa ein Punkt.</numerusform>
            <numerusform>Erwartet: etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected total for %1: about one pair.</source>
        <translation>Erwartet für %1: etwa ein Paar.</translation>
    </message>
    <message numerus="yes">
        <source>Expected total for %1: about %n pairs.</source>
        <translation>
            <numerusform>Erwartet für %1: etwa ein Paar.</numerusform>
            <numerusform>Erwartet für %1: etwa %n Paare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your expected total: about one pair.</source>
        <translation>Erwartet: etwa ein Paar.</translation>
    </message>
    <message numerus="yes">
        <source>Your expected total: about %n pairs.</source>
        <translation>
            <numerusform>Erwartet: etwa ein Paar.</numerusform>
            <numerusform>Erwartet: etwa %n Paare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected total for %1: about one fish.</source>
        <translation>Erwartet für %1: etwa ein Fisch.</translation>
    </message>
    <message numerus="yes">
        <source>Expected total for %1: about %n fish.</source>
        <translation>
            <numerusform>Erwartet für %1: etwa ein Fisch.</numerusform>
            <numerusform>Erwartet für %1: etwa %n Fische.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your expected total: about one fish.</source>
        <translation>Erwartet: etwa ein Fisch.</translation>
    </message>
    <message numerus="yes">
        <source>Your expected total: about %n fish.</source>
        <translation>
            <numerusform>Erwartet: etwa ein Fisch.</numerusform>
            <numerusform>Erwartet: etwa %n Fische.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in a basket, so this ask can&apos;t succeed; but one ask is compulsory.</source>
        <translation>In einem Korb, also für keine Frage zu gewinnen: %1. Gefragt werden muss trotzdem.</translation>
    </message>
    <message>
        <source>%1 probably doesn&apos;t have %2, but nothing else looked better.</source>
        <translation>%1 hat wohl nicht auf der Hand: %2. Aber nichts anderes schien besser.</translation>
    </message>
    <message>
        <source>You probably don&apos;t have %2, but nothing else looked better.</source>
        <translation>Du hast wohl nicht auf der Hand: %2. Aber nichts anderes schien besser.</translation>
    </message>
    <message>
        <source>No ask is likely to make a pair.</source>
        <translation>Wohl keine Frage bringt ein Paar.</translation>
    </message>
    <message>
        <source>%1 played: %2.</source>
        <translation>%1 spielte: „%2“.</translation>
    </message>
    <message>
        <source>You played: %2.</source>
        <translation>Du hast gespielt: „%2“.</translation>
    </message>
    <message>
        <source>Divine Intervention would cost points if the round ended now.</source>
        <translation>Divine Intervention würde Punkte kosten, wenn das Spiel jetzt endete.</translation>
    </message>
    <message>
        <source>Expected score for %1 this round: about one point.</source>
        <translation>Erwartet für %1 in diesem Spiel: etwa ein Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>Expected score for %1 this round: about %n points.</source>
        <translation>
            <numerusform>Erwartet für %1 in diesem Spiel: etwa ein Punkt.</numerusform>
            <numerusform>Erwartet für %1 in diesem Spiel: etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your expected score this round: about one point.</source>
        <translation>Erwartet in diesem Spiel: etwa ein Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>Your expected score this round: about %n points.</source>
        <translation>
            <numerusform>Erwartet in diesem Spiel: etwa ein Punkt.</numerusform>
            <numerusform>Erwartet in diesem Spiel: etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overall, %2% chance that you win this game.</source>
        <translation>Insgesamt gewinnst du dieses Spiel mit einer Chance von %2 %.</translation>
    </message>
    <message>
        <source>Overall, %2% chance that %1 wins this game.</source>
        <translation>Insgesamt gewinnt %1 dieses Spiel mit einer Chance von %2 %.</translation>
    </message>
    <message>
        <source>%1 starts an attack that more KILLs can finish.</source>
        <translation>%1 beginnt einen Angriff, den weitere ANGRIFFE vollenden können.</translation>
    </message>
    <message>
        <source>%1 holds back an attack and lets the fish swim for now.</source>
        <translation>%1 spart sich den Angriff und lässt den Fisch vorerst schwimmen.</translation>
    </message>
    <message>
        <source>%1 waits for someone else to dive.</source>
        <translation>%1 wartet, ob sonst jemand einen FISCH losschwimmen lässt.</translation>
    </message>
    <message>
        <source>You start an attack that more KILLs can finish.</source>
        <translation>Du beginnst einen Angriff, den weitere ANGRIFFE vollenden können.</translation>
    </message>
    <message>
        <source>Save your attack for later and let the fish swim for now.</source>
        <translation>Du sparst dir den Angriff und lässt den Fisch vorerst schwimmen.</translation>
    </message>
    <message>
        <source>You wait for someone else to dive.</source>
        <translation>Du wartest, ob sonst jemand einen FISCH losschwimmen lässt.</translation>
    </message>
    <message>
        <source>%1 waits for a bigger pile, though someone may get there first.</source>
        <translation>%1 wartet auf einen größeren Fang, auch wenn jemand schneller sein kann.</translation>
    </message>
    <message>
        <source>%1 waits: %2% chance of a bigger pile later.</source>
        <translation>%1 wartet: Die Chance auf einen größeren Fang liegt bei %2 %.</translation>
    </message>
    <message>
        <source>You wait for a bigger pile, though someone may beat you to it.</source>
        <translation>Du wartest auf einen größeren Fang, auch wenn jemand schneller sein kann.</translation>
    </message>
    <message>
        <source>You wait: %2% chance of a bigger pile later.</source>
        <translation>Du wartest: Die Chance auf einen größeren Fang liegt bei %2 %.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that now.</source>
        <translation>Das erlauben die Regeln gerade nicht.</translation>
    </message>
    <message>
        <source>%1 takes the lead!</source>
        <translation>%1 übernimmt die Führung!</translation>
    </message>
    <message>
        <source>You take the lead!</source>
        <translation>Du übernimmst die Führung!</translation>
    </message>
    <message>
        <source>%1 takes %2 %3 from you.</source>
        <translation>%1 nimmt dir %2 %3 ab.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and takes one.</source>
        <translation>%1 fragt %2: %3? Bekommt eine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks %2 for %3 and takes %n.</source>
        <translation>
            <numerusform>%1 fragt %2: %3? Bekommt eine.</numerusform>
            <numerusform>%1 fragt %2: %3? Bekommt %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a card from you.</source>
        <translation>%1 nimmt dir eine Karte ab.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n cards from you.</source>
        <translation>
            <numerusform>%1 nimmt dir eine Karte ab.</numerusform>
            <numerusform>%1 nimmt dir %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores!</source>
        <translation>Punkte für %1!</translation>
    </message>
    <message>
        <source>One of the cards was yours.</source>
        <translation>Eine der Karten war deine.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards were yours.</source>
        <translation>
            <numerusform>Eine der Karten war deine.</numerusform>
            <numerusform>%n der Karten waren deine.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 visits %2 in the Glass Bottom Boat.</source>
        <translation>%1 fährt mit dem Glass Bottom Boat zu %2.</translation>
    </message>
    <message>
        <source>You visit %2 in the Glass Bottom Boat.</source>
        <translation>Du fährst mit dem Glass Bottom Boat zu %2.</translation>
    </message>
    <message>
        <source>%1 visits you in the Glass Bottom Boat.</source>
        <translation>%1 fährt mit dem Glass Bottom Boat zu dir.</translation>
    </message>
    <message>
        <source>Go fish: you draw %1. It&apos;s a hit!</source>
        <translation>Geangelt: %1, Treffer!</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish, and it&apos;s a hit!</source>
        <translation>%1 fragt %2: %3? Geh angeln, Treffer!</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish, and it&apos;s a hit!</source>
        <translation>Du fragst %2: %3? Geh angeln, Treffer!</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish, and it&apos;s a hit!</source>
        <translation>%1 fragt dich: %3? Geh angeln, Treffer!</translation>
    </message>
    <message>
        <source>%1 rolls %2 for a hand of at least three.</source>
        <translation>%1 würfelt %2 für eine Hand von mindestens drei Karten.</translation>
    </message>
    <message>
        <source>You roll %2 for a hand of at least three.</source>
        <translation>Du würfelst %2 für eine Hand von mindestens drei Karten.</translation>
    </message>
</context>
</TS>
