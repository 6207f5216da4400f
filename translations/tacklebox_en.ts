<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winners are %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not for you to move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card is chosen; a choice once made stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has won a suit yet: first everybody chooses a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish out the suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock the lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals game %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fishes out the lake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives up the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stocks the lake with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 catches %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is counted: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot ask %1, who holds no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First you draw a card, from the deck or the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has what you rolled: now you must take a card from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has nothing of what you rolled: ask an opponent, or decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First match your new hand with the discard pile, or say that you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for %1 to draw; you may only call for a shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card on the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no card that matches %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile does not hold %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the top card of the discard pile can be matched, and that is not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shuffle can be called for once after a search, until the next card is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your roll does not allow you to take %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no %1 left in the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the top of the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call for a shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the %1 from the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1 from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 calls for a shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 searches the deck for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dealt a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onto the discard pile goes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets %2 from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 from the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has none to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches are counted: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red Draw 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow Draw 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green Draw 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue Draw 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Wild Draw 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Wild Downpour 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Wild Downpour 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a War Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no Draw 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no Wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no Wild Draw 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no Wild Downpour 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no Wild Downpour 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no Reverse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no Skip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no such card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot play %1 as a Draw 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot play %1 as a Reverse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot play %1 as a Skip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only wild cards are thrown away without effect, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First name a colour, and the player who is to give you his cards of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are being asked: answer, or play a Reverse or a Skip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether your War Machine stops the card just played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All you can do now is lay sets, or be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to answer now: ask somebody, lay a set or play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot ask yourself: name another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot ask %1, whose hand is empty, while others hold cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold %1 as often as you name it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no %1, so you cannot ask for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Fishing Hole is empty: there is nothing to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the others holds a card, so there is no colour to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse and Skip are played only when you are asked for a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A War Machine only stops a Draw 2 or Wild Draw 4 of another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a number card, so you have to ask for a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a special card that you have to play first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Special Set can be laid only when the Fishing Hole is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others hold cards: play that card for a colour instead of throwing it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set is four cards; of %1 you hold only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set is four cards; of %1 you hold %n.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot lay %1 in a set of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set of %1 is exactly four cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a set of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a Draw 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a Wild: %1 is to give all %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a Wild Draw 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a Wild Downpour 1: everybody is to give all %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a Wild Downpour 2: everybody is to give all %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay your hand as a Special Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away %1 without effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %1 for all %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tables with a Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tables with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your cards with a Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your cards with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it with your War Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays a set of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays a Draw 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays a Wild and asks %2 for all %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays a Wild Draw 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays a Wild Downpour 1 and asks everybody for all %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays a Wild Downpour 2 and asks everybody for all %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays a Special Set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 throws away %2 without effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks %2 for all %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns the tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays a Skip and keeps the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops that with a War Machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says: Go fish!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no card of that colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has caught just that, and goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red card shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green card shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue card shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow card shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple card shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red blowfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green blowfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue blowfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow blowfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple blowfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red starfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green starfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue starfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow starfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple starfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red clownfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green clownfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue clownfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow clownfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple clownfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red barnacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green barnacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue barnacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow barnacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple barnacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red shrimp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green shrimp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue shrimp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow shrimp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple shrimp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red eel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green eel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue eel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow eel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple eel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red dogfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green dogfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue dogfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow dogfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple dogfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red flying fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the green flying fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue flying fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow flying fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the purple flying fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Game Warden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Dead Scuba Diver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Fishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Glass Bottom Boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Net</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Fisted Fisherman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Lure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine Intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blowfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clownfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barnacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shrimp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dogfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flying fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide: stop the Zinger with Divine Intervention, or let it happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First answer the player who asks you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the card that you give to the Net.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That ask was a miss: go fish, or play Two Fisted Fisherman.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Fisted Fisherman gives you one more ask, and only an ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have had your ask: you may still lay a basket or play a Zinger that fits, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Zinger is aimed at you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks you for a card now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Fisted Fisherman is played right after an ask that missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn does not end like that: you have not asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1; you can only play a Game Warden, a Glass Bottom Boat or a Dead Scuba Diver now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is you: choose another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card in the hand of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no %1, so you cannot ask for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only ask for a fish, not for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a fish, so you have to ask somebody for a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pond is empty: there is nothing to fish for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %n card of the %1 basket; it takes all five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %n cards of the %1 basket; it takes all five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no %1 basket with the Dead Scuba Diver in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can lure %1 out of its basket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other Zingers are used up: it is too late to unload Divine Intervention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Game Warden needs a pond, and the pond is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %n card of the %1 basket; the Dead Scuba Diver needs exactly four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %n cards of the %1 basket; the Dead Scuba Diver needs exactly four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Net was cast for a card of the %1 basket; give one of those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the %1 basket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the missing card into the %1 basket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cast the Net at %1 for any %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the Lure: ask %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unload Divine Intervention and end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass, dead in the water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the Game Warden to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Glass Bottom Boat to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the %1 basket with the Dead Scuba Diver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it with Divine Intervention and take the Zinger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it with Divine Intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play No Fishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Two Fisted Fisherman and ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals hand %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays the %2 basket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts the missing card into the %2 basket; the Diver leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 casts the Net at %2 for any %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays the Lure and asks %2 for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unloads Divine Intervention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes fishing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead in the water and passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends the Game Warden to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the Glass Bottom Boat to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays the %2 basket with the Dead Scuba Diver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops it with Divine Intervention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lets it happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays No Fishing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays Two Fisted Fisherman and asks again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the hand of %1, %2 goes back into the pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets %2 from the pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says: go fish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks into the hand of %2 and sees %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shows %2: just what the fishing was for!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pond is shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can go on. The hand is counted: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes out. The hand is counted: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mugger Croc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapper Snatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mrs. Crabite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WTF Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communist Manifesto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Elvis Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beaver Buddha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ben Franklin, Time Traveler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FISH %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the KILL %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PROTECTION %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot aim that at yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fish is swimming.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish of %1 is swimming: only one at a time may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot attack your own fish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish belongs to %1, who alone may save it or give it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fish is not in danger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That protects against less than %1, but the attack is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fish is in danger: save it or give it up, you cannot pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That takes a FISH, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack takes KILL cards, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only PROTECTION cards save a fish, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold %1 so many times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First you have to give a FISH to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks you to give a FISH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds a FISH: you have to flush, and can do nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a FISH, so you cannot flush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have flushed %n time since the last dive; that is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have flushed %n times since the last dive; that is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card to draw, so you cannot flush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no action that could be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players the card goes from the other player to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card has to go from one of the other players to another of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dive with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protect with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the fish up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flush the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take two cards of %1 with Mugger Croc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap hands with %1 by Snapper Snatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the hand of %1 with Mrs. Crabite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand a FISH from %1 with WTF Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a card from %1 to %2 with Communist Manifesto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 from the discard pile with The Elvis Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the swim with Beaver Buddha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last action with Ben Franklin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dives with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 protects the fish with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives the fish up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shows and flushes the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays the tax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends the Mugger Croc to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 swaps hands with %2 by Snapper Snatch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mrs. Crabite shows %1 the hand of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 demands the WTF Tax from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads the Communist Manifesto: a card of %2 goes to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brings %2 back to life with The Elvis Effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends the swim with Beaver Buddha.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 undoes the last action with Ben Franklin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets %2 from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen until a swim ends: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer frozen, %1 returns to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no FISH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no FISH to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belly up: the fish of %1 is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sees %2 in the hand of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new draw pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won the game, and %n game so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won the game, and %n games so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no FISH left: the game has no winner.</source>
        <translation type="unfinished"></translation>
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
