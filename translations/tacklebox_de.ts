<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>Five fishing card games on one table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recorded game to go on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down at a table of this game: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits where: &quot;you&quot; or a bot&apos;s level, with a name if you like, as in you,perch,pike:Nick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of the deal, a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast cards move: slow, normal, fast, turbo or off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the window, as in 1280x800.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language: en or de.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open each table, play a few moves, write to FILE what was found, and quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save pictures of each table at its start, middle and end to DIR, and quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one FILE can be opened at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A FILE brings its own game and seed: leave out --game and --seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seats needs a --game or a FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;. The games are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seed: &quot;%1&quot; is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seed needs a --game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--speed: &quot;%1&quot; is none of slow, normal, fast, turbo, off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size: &quot;%1&quot; is not a size from 640x400 up, as in 1280x800.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--language: there is en and de, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This table cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New table ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a recorded game ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hold the bots, or let them go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Talk, moves and scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves you can make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing &amp;orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turbo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All settings ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tacklebox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Tacklebox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tacklebox %1&lt;/h3&gt;&lt;p&gt;Five fishing card games on one table.&lt;/p&gt;&lt;p&gt;Licence: MIT. Lettering: League Spartan, SIL Open Font License 1.1. Made with Qt %2.&lt;/p&gt;&lt;p&gt;The names of games and cards are their owners&apos; and name the games only.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large to be a recorded game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be played on: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Tacklebox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game of %1 is running. If you leave it now it is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recorded game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (*.tacklebox *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Table talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves you can make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk and moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 %2 (%3 in all)</source>
        <translation>%1 %2 (insgesamt %3)</translation>
    </message>
    <message>
        <source>The winner is %1.</source>
        <translation>Gewonnen hat %1.</translation>
    </message>
    <message>
        <source>The winners are %1.</source>
        <translation>Gewonnen haben %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
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
        <source>It is not for you to move now.</source>
        <translation>Du bist gerade nicht dran.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Diese Karte hast du nicht auf der Hand: %1.</translation>
    </message>
    <message>
        <source>Your card is chosen; a choice once made stands.</source>
        <translation>Du hast schon gewählt, und dabei bleibt es.</translation>
    </message>
    <message>
        <source>Nobody has won a suit yet: first everybody chooses a card.</source>
        <translation>Noch hat niemand eine Farbe gewonnen: Erst wählen alle eine Karte.</translation>
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
        <source>Stock the lake</source>
        <translation>Setz deine Karte im See aus</translation>
    </message>
    <message>
        <source>%1 deals game %2.</source>
        <translation>Spiel %2: %1 gibt.</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 hat gewählt.</translation>
    </message>
    <message>
        <source>%1 fishes out the lake.</source>
        <translation>%1 fischt die Farbe ab.</translation>
    </message>
    <message>
        <source>%1 gives up the suit.</source>
        <translation>%1 verzichtet auf die Farbe.</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation>%1 behält: %2.</translation>
    </message>
    <message>
        <source>%1 stocks the lake with %2.</source>
        <translation>%1 setzt im See aus: %2.</translation>
    </message>
    <message>
        <source>%1 catches %2.</source>
        <translation>%1 fängt: %2.</translation>
    </message>
    <message>
        <source>The game is counted: %1.</source>
        <translation>Die Abrechnung: %1.</translation>
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
        <source>You cannot ask yourself.</source>
        <translation>Dich selbst kannst du nicht fragen.</translation>
    </message>
    <message>
        <source>You cannot ask %1, who holds no card.</source>
        <translation>%1 hat keine Karte: Da gibt es nichts zu fragen.</translation>
    </message>
    <message>
        <source>First you draw a card, from the deck or the discard pile.</source>
        <translation>Erst ziehst du eine Karte, vom Stapel oder von der Ablage.</translation>
    </message>
    <message>
        <source>The deck has what you rolled: now you must take a card from it.</source>
        <translation>Im Stapel ist etwas von dem, was du gewürfelt hast: Jetzt musst du dir dort eine Karte nehmen.</translation>
    </message>
    <message>
        <source>The deck has nothing of what you rolled: ask an opponent, or decline.</source>
        <translation>Im Stapel ist nichts von dem, was du gewürfelt hast: Frag einen Gegner oder lass es bleiben.</translation>
    </message>
    <message>
        <source>First match your new hand with the discard pile, or say that you are done.</source>
        <translation>Erst kommt deine neue Hand: Nimm von der Ablage, was passt, oder lass sie liegen.</translation>
    </message>
    <message>
        <source>It is for %1 to draw; you may only call for a shuffle.</source>
        <translation>%1 ist mit Ziehen dran; du darfst nur „Mischen!“ rufen.</translation>
    </message>
    <message>
        <source>There is no card on the discard pile.</source>
        <translation>Auf der Ablage liegt keine Karte.</translation>
    </message>
    <message>
        <source>You hold no card that matches %1.</source>
        <translation>Du hast keine Karte, die dazu passt: %1.</translation>
    </message>
    <message>
        <source>The discard pile does not hold %1.</source>
        <translation>Diese Karte liegt nicht auf der Ablage: %1.</translation>
    </message>
    <message>
        <source>Only the top card of the discard pile can be matched, and that is not %1.</source>
        <translation>Nehmen darfst du nur die oberste Karte der Ablage, und das ist eine andere als diese: %1.</translation>
    </message>
    <message>
        <source>A shuffle can be called for once after a search, until the next card is drawn.</source>
        <translation>„Mischen!“ darfst du nach einer Suche einmal rufen, bis die nächste Karte gezogen wird.</translation>
    </message>
    <message>
        <source>Your roll does not allow you to take %1.</source>
        <translation>Dein Wurf erlaubt dir keine %1.</translation>
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
        <source>Match %1 from the discard pile</source>
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
        <source>%1 searches the deck for %2.</source>
        <translation>%1 sucht im Stapel: %2.</translation>
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
        <source>Onto the discard pile goes %1.</source>
        <translation>Auf die Ablage kommt: %1.</translation>
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
        <source>%1 takes %2 from the discard pile.</source>
        <translation>%1 nimmt von der Ablage: %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3.</source>
        <translation>%1 gibt %3: %2.</translation>
    </message>
    <message>
        <source>%1 has none to give.</source>
        <translation>%1 hat keine davon.</translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation>%1 würfelt %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 würfelt %2 und %3.</translation>
    </message>
    <message>
        <source>The deck is shuffled.</source>
        <translation>Der Stapel wird gemischt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The matches are counted: %1.</source>
        <translation>Die Paare werden gezählt: %1.</translation>
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
        <source>You hold no Draw 2.</source>
        <translation>Du hast kein Draw 2 auf der Hand.</translation>
    </message>
    <message>
        <source>You hold no Wild.</source>
        <translation>Du hast kein Wild auf der Hand.</translation>
    </message>
    <message>
        <source>You hold no Wild Draw 4.</source>
        <translation>Du hast kein Wild Draw 4 auf der Hand.</translation>
    </message>
    <message>
        <source>You hold no Wild Downpour 1.</source>
        <translation>Du hast kein Wild Downpour 1 auf der Hand.</translation>
    </message>
    <message>
        <source>You hold no Wild Downpour 2.</source>
        <translation>Du hast kein Wild Downpour 2 auf der Hand.</translation>
    </message>
    <message>
        <source>You hold no Reverse.</source>
        <translation>Du hast kein Reverse auf der Hand.</translation>
    </message>
    <message>
        <source>You hold no Skip.</source>
        <translation>Du hast kein Skip auf der Hand.</translation>
    </message>
    <message>
        <source>You hold no such card.</source>
        <translation>So eine Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You cannot play %1 as a Draw 2.</source>
        <translation>Das ist kein Draw 2: %1.</translation>
    </message>
    <message>
        <source>You cannot play %1 as a Reverse.</source>
        <translation>Das ist kein Reverse: %1.</translation>
    </message>
    <message>
        <source>You cannot play %1 as a Skip.</source>
        <translation>Das ist kein Skip: %1.</translation>
    </message>
    <message>
        <source>Only wild cards are thrown away without effect, not %1.</source>
        <translation>Ohne Wirkung abwerfen darfst du nur Wild-Karten, und das ist keine: %1.</translation>
    </message>
    <message>
        <source>First name a colour, and the player who is to give you his cards of it.</source>
        <translation>Nenn zuerst eine Farbe und den Spieler, der dir seine Karten davon geben soll.</translation>
    </message>
    <message>
        <source>You are being asked: answer, or play a Reverse or a Skip.</source>
        <translation>Du wirst gefragt: Antworte, oder spiel ein Reverse oder ein Skip.</translation>
    </message>
    <message>
        <source>First decide whether your War Machine stops the card just played.</source>
        <translation>Entscheide zuerst, ob dein War Machine die gespielte Karte aufhält.</translation>
    </message>
    <message>
        <source>All you can do now is lay sets, or be done.</source>
        <translation>Jetzt kannst du nur noch Quartette auslegen oder aufhören.</translation>
    </message>
    <message>
        <source>There is nothing to answer now: ask somebody, lay a set or play a card.</source>
        <translation>Gerade gibt es nichts zu antworten: Frag jemanden, leg ein Quartett aus oder spiel eine Karte.</translation>
    </message>
    <message>
        <source>You cannot ask yourself: name another player.</source>
        <translation>Dich selbst kannst du nicht fragen: Nenn einen Mitspieler.</translation>
    </message>
    <message>
        <source>You cannot ask %1, whose hand is empty, while others hold cards.</source>
        <translation>Die Hand von %1 ist leer; solange andere Karten haben, frag die.</translation>
    </message>
    <message>
        <source>You do not hold %1 as often as you name it.</source>
        <translation>So oft, wie du sie nennst, hast du diese Karte nicht: %1.</translation>
    </message>
    <message>
        <source>You hold no %1, so you cannot ask for them.</source>
        <translation>Du hast keine %1, also darfst du nicht danach fragen.</translation>
    </message>
    <message>
        <source>The Fishing Hole is empty: there is nothing to draw.</source>
        <translation>Das Angelloch ist leer: Es gibt nichts zu ziehen.</translation>
    </message>
    <message>
        <source>None of the others holds a card, so there is no colour to take.</source>
        <translation>Von den anderen hat niemand eine Karte, also gibt es keine Farbe zu holen.</translation>
    </message>
    <message>
        <source>Reverse and Skip are played only when you are asked for a number.</source>
        <translation>Reverse und Skip spielst du nur, wenn du nach einer Zahl gefragt wirst.</translation>
    </message>
    <message>
        <source>A War Machine only stops a Draw 2 or Wild Draw 4 of another player.</source>
        <translation>Ein War Machine hält nur Draw 2 und Wild Draw 4 eines Mitspielers auf.</translation>
    </message>
    <message>
        <source>You hold a number card, so you have to ask for a number.</source>
        <translation>Du hast eine Zahlenkarte, also musst du nach einer Zahl fragen.</translation>
    </message>
    <message>
        <source>You hold a special card that you have to play first.</source>
        <translation>Du hast eine Sonderkarte, die du zuerst spielen musst.</translation>
    </message>
    <message>
        <source>A Special Set can be laid only when the Fishing Hole is empty.</source>
        <translation>Einen Sondersatz darfst du erst auslegen, wenn das Angelloch leer ist.</translation>
    </message>
    <message>
        <source>Others hold cards: play that card for a colour instead of throwing it away.</source>
        <translation>Die anderen haben noch Karten: Spiel die Karte für eine Farbe, statt sie abzuwerfen.</translation>
    </message>
    <message>
        <source>A set is four cards; of %1 you hold only one.</source>
        <translation>Ein Quartett sind vier Karten; %1 hast du nur eine.</translation>
    </message>
    <message>
        <source>A set is four cards; of %1 you hold %n.</source>
        <translation>Ein Quartett sind vier Karten; %1 hast du %n.</translation>
    </message>
    <message>
        <source>You cannot lay %1 in a set of %2.</source>
        <translation>In ein Quartett %2 gehört diese Karte nicht: %1.</translation>
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
        <source>Play a Wild: %1 is to give all %2</source>
        <translation>Spiel ein Wild: %1 soll alle %2 hergeben</translation>
    </message>
    <message>
        <source>Play a Wild Draw 4</source>
        <translation>Spiel ein Wild Draw 4</translation>
    </message>
    <message>
        <source>Play a Wild Downpour 1: everybody is to give all %1</source>
        <translation>Spiel ein Wild Downpour 1: Alle anderen sollen alle %1 hergeben</translation>
    </message>
    <message>
        <source>Play a Wild Downpour 2: everybody is to give all %1</source>
        <translation>Spiel ein Wild Downpour 2: Alle anderen sollen alle %1 hergeben</translation>
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
        <source>Throw away %1 without effect</source>
        <translation>Wirf ohne Wirkung ab: %1</translation>
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
        <source>Turn the tables with a Reverse</source>
        <translation>Dreh mit einem Reverse den Spieß um</translation>
    </message>
    <message>
        <source>Turn the tables with %1</source>
        <translation>Dreh den Spieß um, und zwar so: %1</translation>
    </message>
    <message>
        <source>Keep your cards with a Skip</source>
        <translation>Behalte mit einem Skip deine Karten</translation>
    </message>
    <message>
        <source>Keep your cards with %1</source>
        <translation>Behalte deine Karten, und zwar so: %1</translation>
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
        <source>%1 plays a Wild Downpour 1 and asks everybody for all %2.</source>
        <translation>%1 spielt ein Wild Downpour 1 und fragt alle nach allen %2.</translation>
    </message>
    <message>
        <source>%1 plays a Wild Downpour 2 and asks everybody for all %2.</source>
        <translation>%1 spielt ein Wild Downpour 2 und fragt alle nach allen %2.</translation>
    </message>
    <message>
        <source>%1 can only draw a card.</source>
        <translation>%1 kann nur eine Karte ziehen.</translation>
    </message>
    <message>
        <source>%1 lays a Special Set.</source>
        <translation>%1 legt einen Sondersatz aus.</translation>
    </message>
    <message>
        <source>%1 throws away %2 without effect.</source>
        <translation>%1 wirft ohne Wirkung ab: %2.</translation>
    </message>
    <message>
        <source>%1 asks %2 for all %3.</source>
        <translation>%1 fragt %2 nach allen %3.</translation>
    </message>
    <message>
        <source>%1 turns the tables.</source>
        <translation>%1 dreht den Spieß um.</translation>
    </message>
    <message>
        <source>%1 plays a Skip and keeps the cards.</source>
        <translation>%1 spielt ein Skip und behält die Karten.</translation>
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
        <source>%1 has caught just that, and goes on.</source>
        <translation>%1 hat genau das Gefragte geangelt und ist weiter dran.</translation>
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
        <source>First decide: stop the Zinger with Divine Intervention, or let it happen.</source>
        <translation>Entscheide zuerst: den Zinger mit Divine Intervention aufhalten oder geschehen lassen.</translation>
    </message>
    <message>
        <source>First answer the player who asks you.</source>
        <translation>Antworte zuerst dem, der dich fragt.</translation>
    </message>
    <message>
        <source>First choose the card that you give to the Net.</source>
        <translation>Wähle zuerst die Karte, die du dem Net gibst.</translation>
    </message>
    <message>
        <source>That ask was a miss: go fish, or play Two Fisted Fisherman.</source>
        <translation>Das war eine Fehlfrage: Geh angeln oder spiel Two Fisted Fisherman.</translation>
    </message>
    <message>
        <source>Two Fisted Fisherman gives you one more ask, and only an ask.</source>
        <translation>Two Fisted Fisherman gibt dir noch eine Frage und nichts als eine Frage.</translation>
    </message>
    <message>
        <source>You have had your ask: you may still lay a basket or play a Zinger that fits, or end your turn.</source>
        <translation>Gefragt hast du schon: Du darfst noch einen Korb auslegen, einen passenden Zinger spielen oder deinen Zug beenden.</translation>
    </message>
    <message>
        <source>No Zinger is aimed at you.</source>
        <translation>Auf dich zielt kein Zinger.</translation>
    </message>
    <message>
        <source>Nobody asks you for a card now.</source>
        <translation>Gerade fragt dich niemand nach einer Karte.</translation>
    </message>
    <message>
        <source>Two Fisted Fisherman is played right after an ask that missed.</source>
        <translation>Two Fisted Fisherman spielst du gleich nach einer Fehlfrage.</translation>
    </message>
    <message>
        <source>Your turn does not end like that: you have not asked yet.</source>
        <translation>So endet dein Zug nicht: Du hast noch nicht gefragt.</translation>
    </message>
    <message>
        <source>It is the turn of %1; you can only play a Game Warden, a Glass Bottom Boat or a Dead Scuba Diver now.</source>
        <translation>%1 ist am Zug; du kannst jetzt nur Game Warden, Glass Bottom Boat oder Dead Scuba Diver spielen.</translation>
    </message>
    <message>
        <source>That is you: choose another player.</source>
        <translation>Das bist du selbst: Such dir einen Mitspieler aus.</translation>
    </message>
    <message>
        <source>There is no card in the hand of %1.</source>
        <translation>In der Hand von %1 ist keine Karte.</translation>
    </message>
    <message>
        <source>You hold no %1, so you cannot ask for one.</source>
        <translation>Du hast keine Karte der %1, also darfst du nicht danach fragen.</translation>
    </message>
    <message>
        <source>You can only ask for a fish, not for %1.</source>
        <translation>Fragen darfst du nur nach einem Fisch, und das ist keiner: %1.</translation>
    </message>
    <message>
        <source>You hold a fish, so you have to ask somebody for a card.</source>
        <translation>Du hast einen Fisch, also musst du jemanden nach einer Karte fragen.</translation>
    </message>
    <message>
        <source>The pond is empty: there is nothing to fish for.</source>
        <translation>Der Teich ist leer: Es gibt nichts zu angeln.</translation>
    </message>
    <message>
        <source>You hold %n card of the %1 basket; it takes all five.</source>
        <translation>Vom Korb der %1 hast du %n Karte; es müssen alle fünf sein.</translation>
    </message>
    <message>
        <source>You hold %n cards of the %1 basket; it takes all five.</source>
        <translation>Vom Korb der %1 hast du %n Karten; es müssen alle fünf sein.</translation>
    </message>
    <message>
        <source>You have no %1 basket with the Dead Scuba Diver in it.</source>
        <translation>Du hast keinen Korb der %1, in dem der Dead Scuba Diver steckt.</translation>
    </message>
    <message>
        <source>Nobody can lure %1 out of its basket.</source>
        <translation>Diese Karte liegt in einem Korb, da lockt sie niemand mehr heraus: %1.</translation>
    </message>
    <message>
        <source>All other Zingers are used up: it is too late to unload Divine Intervention.</source>
        <translation>Alle anderen Zinger sind verbraucht: Zum Abwerfen von Divine Intervention ist es zu spät.</translation>
    </message>
    <message>
        <source>The Game Warden needs a pond, and the pond is empty.</source>
        <translation>Der Game Warden braucht einen Teich, und der Teich ist leer.</translation>
    </message>
    <message>
        <source>You hold %n card of the %1 basket; the Dead Scuba Diver needs exactly four.</source>
        <translation>Vom Korb der %1 hast du %n Karte; der Dead Scuba Diver braucht genau vier.</translation>
    </message>
    <message>
        <source>You hold %n cards of the %1 basket; the Dead Scuba Diver needs exactly four.</source>
        <translation>Vom Korb der %1 hast du %n Karten; der Dead Scuba Diver braucht genau vier.</translation>
    </message>
    <message>
        <source>The Net was cast for a card of the %1 basket; give one of those.</source>
        <translation>Das Net will eine Karte aus dem Korb der %1: Gib eine davon her.</translation>
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
        <source>Answer</source>
        <translation>Antworte</translation>
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
        <source>%1 deals hand %2.</source>
        <translation>Spiel %2: %1 gibt.</translation>
    </message>
    <message>
        <source>%1 lays the %2 basket.</source>
        <translation>%1 legt den Korb der %2 aus.</translation>
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
        <source>%1 unloads Divine Intervention.</source>
        <translation>%1 wirft Divine Intervention ab.</translation>
    </message>
    <message>
        <source>%1 goes fishing.</source>
        <translation>%1 geht angeln.</translation>
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
        <source>%1 takes the Glass Bottom Boat to %2.</source>
        <translation>%1 fährt mit dem Glass Bottom Boat zu %2.</translation>
    </message>
    <message>
        <source>%1 lays the %2 basket with the Dead Scuba Diver.</source>
        <translation>%1 legt den Korb der %2 mit dem Dead Scuba Diver aus.</translation>
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
        <source>From the hand of %1, %2 goes back into the pond.</source>
        <translation>Aus der Hand von %1 zurück in den Teich: %2.</translation>
    </message>
    <message>
        <source>%1 gets %2 from the pond.</source>
        <translation>%1 zieht aus dem Teich: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand.</source>
        <translation>%1 nimmt auf die Hand: %2.</translation>
    </message>
    <message>
        <source>%1 says: go fish.</source>
        <translation>%1 sagt: „Geh angeln!“</translation>
    </message>
    <message>
        <source>%1 looks into the hand of %2 and sees %3.</source>
        <translation>%1 schaut in die Hand von %2 und sieht: %3.</translation>
    </message>
    <message>
        <source>%1 shows %2: just what the fishing was for!</source>
        <translation>Genau die gefragte Karte geangelt! %1 zeigt: %2.</translation>
    </message>
    <message>
        <source>The pond is shuffled.</source>
        <translation>Der Teich wird gemischt.</translation>
    </message>
    <message>
        <source>Nobody can go on. The hand is counted: %1.</source>
        <translation>Niemand kann mehr. Die Abrechnung: %1.</translation>
    </message>
    <message>
        <source>%1 goes out. The hand is counted: %2.</source>
        <translation>%1 macht Schluss. Die Abrechnung: %2.</translation>
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
        <source>the FISH %1</source>
        <translation>FISCH %1</translation>
    </message>
    <message>
        <source>the KILL %1</source>
        <translation>ANGRIFF %1</translation>
    </message>
    <message>
        <source>the PROTECTION %1</source>
        <translation>SCHUTZ %1</translation>
    </message>
    <message>
        <source>You cannot aim that at yourself.</source>
        <translation>Damit kannst du nicht auf dich selbst zielen.</translation>
    </message>
    <message>
        <source>The hand of %1 is empty.</source>
        <translation>Die Hand von %1 ist leer.</translation>
    </message>
    <message>
        <source>No fish is swimming.</source>
        <translation>Es schwimmt kein Fisch.</translation>
    </message>
    <message>
        <source>The fish of %1 is swimming: only one at a time may.</source>
        <translation>Der Fisch von %1 schwimmt schon, und mehr als einer darf nicht.</translation>
    </message>
    <message>
        <source>You cannot attack your own fish.</source>
        <translation>Deinen eigenen Fisch kannst du nicht angreifen.</translation>
    </message>
    <message>
        <source>The fish belongs to %1, who alone may save it or give it up.</source>
        <translation>Der Fisch gehört %1; kein anderer darf ihn retten oder aufgeben.</translation>
    </message>
    <message>
        <source>Your fish is not in danger.</source>
        <translation>Dein Fisch ist nicht in Gefahr.</translation>
    </message>
    <message>
        <source>That protects against less than %1, but the attack is %2.</source>
        <translation>Das schützt nur vor weniger als %1, aber der Angriff steht bei %2.</translation>
    </message>
    <message>
        <source>Your fish is in danger: save it or give it up, you cannot pass.</source>
        <translation>Dein Fisch ist in Gefahr: Rette ihn oder gib ihn auf, passen geht nicht.</translation>
    </message>
    <message>
        <source>That takes a FISH, not %1.</source>
        <translation>Dazu brauchst du einen FISCH, und das ist keiner: %1.</translation>
    </message>
    <message>
        <source>An attack takes KILL cards, not %1.</source>
        <translation>Angreifen kannst du nur mit ANGRIFF-Karten, nicht mit %1.</translation>
    </message>
    <message>
        <source>Only PROTECTION cards save a fish, not %1.</source>
        <translation>Einen Fisch retten nur SCHUTZ-Karten, nicht %1.</translation>
    </message>
    <message>
        <source>You do not hold %1 so many times.</source>
        <translation>So oft hast du diese Karte nicht auf der Hand: %1.</translation>
    </message>
    <message>
        <source>First you have to give a FISH to %1.</source>
        <translation>Erst musst du %1 einen FISCH geben.</translation>
    </message>
    <message>
        <source>Nobody asks you to give a FISH.</source>
        <translation>Niemand will einen FISCH von dir.</translation>
    </message>
    <message>
        <source>Nobody holds a FISH: you have to flush, and can do nothing else.</source>
        <translation>Niemand hat einen FISCH: Du musst flushen, etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>You hold a FISH, so you cannot flush.</source>
        <translation>Du hast einen FISCH, also kannst du nicht flushen.</translation>
    </message>
    <message>
        <source>You have flushed %n time since the last dive; that is enough.</source>
        <translation>Seit dem letzten Losschwimmen hast du %n-mal geflusht; das reicht.</translation>
    </message>
    <message>
        <source>You have flushed %n times since the last dive; that is enough.</source>
        <translation>Seit dem letzten Losschwimmen hast du %n-mal geflusht; das reicht.</translation>
    </message>
    <message>
        <source>There is no card to draw, so you cannot flush.</source>
        <translation>Es ist keine Karte zum Ziehen da, also kannst du nicht flushen.</translation>
    </message>
    <message>
        <source>There is no action that could be undone.</source>
        <translation>Es gibt nichts, was sich rückgängig machen ließe.</translation>
    </message>
    <message>
        <source>With two players the card goes from the other player to you.</source>
        <translation>Zu zweit wandert die Karte vom Gegner zu dir.</translation>
    </message>
    <message>
        <source>The card has to go from one of the other players to another of them.</source>
        <translation>Die Karte muss von einem deiner Mitspieler zu einem anderen wandern.</translation>
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
        <source>Take two cards of %1 with Mugger Croc</source>
        <translation>Nimm %1 mit dem Mugger Croc zwei Karten weg</translation>
    </message>
    <message>
        <source>Swap hands with %1 by Snapper Snatch</source>
        <translation>Tausch durch den Snapper Snatch die Hand mit %1</translation>
    </message>
    <message>
        <source>Look at the hand of %1 with Mrs. Crabite</source>
        <translation>Sieh dir mit Mrs. Crabite die Hand von %1 an</translation>
    </message>
    <message>
        <source>Demand a FISH from %1 with WTF Tax</source>
        <translation>Verlang mit der WTF Tax einen FISCH von %1</translation>
    </message>
    <message>
        <source>Move a card from %1 to %2 with Communist Manifesto</source>
        <translation>Lass mit dem Communist Manifesto eine Karte von %1 zu %2 wandern</translation>
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
        <source>%1 shows and flushes the hand.</source>
        <translation>%1 zeigt die Hand und flusht sie.</translation>
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
        <source>Mrs. Crabite shows %1 the hand of %2.</source>
        <translation>Mrs. Crabite zeigt %1 die Hand von %2.</translation>
    </message>
    <message>
        <source>%1 demands the WTF Tax from %2.</source>
        <translation>%1 verlangt die WTF Tax von %2.</translation>
    </message>
    <message>
        <source>%1 reads the Communist Manifesto: a card of %2 goes to %3.</source>
        <translation>%1 verliest das Communist Manifesto: Eine Karte von %2 wandert zu %3.</translation>
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
        <source>%1 gets %2 from %3.</source>
        <translation>%1 bekommt von %3: %2.</translation>
    </message>
    <message>
        <source>Frozen until a swim ends: %1.</source>
        <translation>Eingefroren, bis ein Schwimmen vorbei ist: %1.</translation>
    </message>
    <message>
        <source>No longer frozen, %1 returns to %2.</source>
        <translation>Nicht mehr eingefroren und zurück bei %2: %1.</translation>
    </message>
    <message>
        <source>%1 holds no FISH.</source>
        <translation>%1 hat keinen FISCH.</translation>
    </message>
    <message>
        <source>%1 has no FISH to give.</source>
        <translation>%1 hat keinen FISCH herzugeben.</translation>
    </message>
    <message>
        <source>Belly up: the fish of %1 is dead.</source>
        <translation>„Bauch oben“: Der Fisch von %1 ist tot.</translation>
    </message>
    <message>
        <source>%1 sees %2 in the hand of %3.</source>
        <translation>%1 sieht in der Hand von %3: %2.</translation>
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
        <source>%1 has won the game, and %n game so far.</source>
        <translation>%1 hat das Spiel gewonnen und steht bei %n Sieg.</translation>
    </message>
    <message>
        <source>%1 has won the game, and %n games so far.</source>
        <translation>%1 hat das Spiel gewonnen und steht bei %n Siegen.</translation>
    </message>
    <message>
        <source>There is no FISH left: the game has no winner.</source>
        <translation>Es ist kein FISCH mehr da: Das Spiel hat keinen Sieger.</translation>
    </message>
</context>
<context>
    <name>tacklebox</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seats: &quot;%1&quot; is neither &quot;you&quot; nor a bot&apos;s level (minnow, perch, pike, shark). Example: --seats you,perch,pike:Nick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
