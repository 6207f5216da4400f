<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>BarChart</name>
    <message>
        <source>%1: %2</source>
        <comment>a bar&apos;s words and its value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CloseLook</name>
    <message>
        <source>What does this do?  (?)</source>
        <comment>a line to click, and its key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <message>
        <source>Print how long it took until the table was painted, and how much memory is used, and quit.</source>
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
    <message>
        <source>Go on with the game that was played last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play by itself, every seat any legal move, and print how many steps of the game have been shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--resume brings its own game: leave out FILE and --game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Sound off while passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your last turn:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a screen reader: headphones, please. Your hand is read out once it is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the rod to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to show my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I agree that %1 takes the last move back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>Deal codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal code stands for the cards, the rules and the number of players of a match. Whoever types it plays the same deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code that a &amp;friend has told:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up this table ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of this match were laid out by hand, so no code can deal them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code of &amp;this match:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with the first deal of the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n players.</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1 for %n player.</numerusform>
            <numerusform>%1 for %n players.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type or paste a code first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealSummary</name>
    <message>
        <source>The deal has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FiguresList</name>
    <message>
        <source>%1: %2</source>
        <comment>a figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a figure</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Ask for one fish in one colour, fill baskets of five, and dodge the Zingers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turns: one fish swims for its freedom, and everybody else tries to stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs from two packs, and dice that send you searching through the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets of four numbers, with skips, reverses and wilds to turn an ask around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody chooses in secret; the highest card of each suit may fish out the lake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are dealt until somebody has that many points and nobody else as many. With 0 a single hand decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Net ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After The Net no more asking in that turn, whether it caught something or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fished card may go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the card from the pond completes your last basket, you go out with it. Off: going out needs a card that was asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every fish that swims free wins a game; who has won that many first wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards after a new hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which discards may be paired by a player who has just got a new hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any that match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the top one, again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H2O adds four Downpours, which take a colour from everybody. Iron Man adds four War Machines, which stop those who would make you draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, 108 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H2O, 112 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iron Man, 112 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in the series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That many games are played and their points added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are played until somebody has caught that many fish and nobody else as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minnow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes any move that is allowed, without a thought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single hand: most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To %n points</source>
        <translation>
            <numerusform>To %n point</numerusform>
            <numerusform>To %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n fish</source>
        <translation>
            <numerusform>To %n fish</numerusform>
            <numerusform>To %n fish</numerusform>
        </translation>
    </message>
    <message>
        <source>One game: the first free fish wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To %n games won</source>
        <translation>
            <numerusform>To %n game won</numerusform>
            <numerusform>To %n games won</numerusform>
        </translation>
    </message>
    <message>
        <source>One game: most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n games: most points win.</source>
        <translation>
            <numerusform>%n game: most points win.</numerusform>
            <numerusform>%n games: most points win.</numerusform>
        </translation>
    </message>
    <message>
        <source>One game: most pairs win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A beginner: forgets quickly, and judges roughly. Played live: slow, about two seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A beginner: forgets quickly, and judges roughly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays for fun: remembers the last rounds. Played live: as quick as most people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays for fun: remembers the last rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled: forgets nothing, and knows the odds. Played live: quick, about a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled: forgets nothing, and knows the odds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A master: knows what can be known, and thinks ahead. Played live: often under a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A master: knows what can be known, and thinks ahead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GreatLakesPresenter</name>
    <message>
        <source>%1 pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caught %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps or stocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, has fished out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between suits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card you keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that %1 keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your catch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catch of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your catch: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1</source>
        <comment>the deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have fished out:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match: you %1, target %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth 14 in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the lake: %1 %2.</source>
        <comment>number, suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have fished that suit out already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: fish out</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take that suit out of the lake; you can do so once a game for each suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <comment>key: stock the lake</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card into the lake: no point, but you may still fish the suit later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First everybody chooses: drop the card on your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks for cards in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card for this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card of each suit is kept; all others go into the lake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to choose.</source>
        <comment>one or several names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps %2: fish out, or stock?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lake: %1 %2. Each suit can be fished out once a game.</source>
        <comment>number, suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep %1. Fish the %2 out, or stock the lake with it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, you keep %2. Fish the %3 out, or stock the lake with it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lake: %1 fish</source>
        <comment>number of cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish out %1 (+1)</source>
        <comment>a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish out %1 %2 (+%1)</source>
        <comment>a number of cards, which are as many points; their suit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Games played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for a name, a level, a day ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as file ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all as a ta&amp;ble ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget all ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is kept at the moment, so there are no past games to show. What is wrong was said when the program started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been played to its end yet. Choose a poster in the lobby and sit down: every game that ends is listed here, to be watched again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is like that. Choose other filters, or clear what is looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was kept of this game cannot be found any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was kept of this game is damaged: %1</source>
        <comment>how, in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (*.tacklebox)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved there: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Save all past games as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tacklebox-games.csv</source>
        <comment>a file&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written: %2. Nothing has been lost; try another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget past games?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all statistics and past games?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) would be gone for good, with all that was counted of them:</source>
        <translation>
            <numerusform>%n finished game would be gone for good, with all that was counted of it:</numerusform>
            <numerusform>%n finished games would be gone for good, with all that was counted of them:</numerusform>
        </translation>
    </message>
    <message>
        <source>the oldest of %1, the newest of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games under way stay, and so do files that were saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a table first ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KnownPanel</name>
    <message>
        <source>Known cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the board of known cards shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <comment>the board of known cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was heard lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that was heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all at the table have heard of the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of known cards is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was heard of any hand lately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known of any hand yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Game %1, %2: %3, won</source>
        <comment>number, date, score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1, %2: %3</source>
        <comment>number, date, score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>mean of %n games</source>
        <translation>
            <numerusform>mean of %n game</numerusform>
            <numerusform>mean of %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1</source>
        <comment>of all scores</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Five fishing card games. Which one is it to be?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
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
    <message>
        <source>&amp;Save this game as a file ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (*.tacklebox)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved there: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <comment>a file&apos;s name and what is wrong with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Known cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>the board of known cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was heard &amp;lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All that was heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be gone on with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the last decision back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with %1: %2, last played %3</source>
        <comment>a game, who plays, and when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game to go on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has gone on with this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal codes ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch from the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with %1 (what if): %2, last played %3</source>
        <comment>a game, who plays, and when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game of %1 is not over. Go on playing it, or watch it from its beginning?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on &amp;playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (what if) - Tacklebox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (replay) - Tacklebox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not kept any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One can play on from a point of a game when that game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games pla&amp;yed ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statisti&amp;cs ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>several players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>one player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves you can make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to find a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words of a move. Enter plays the marked one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter plays the marked move. Typing finds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing for you to do just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>No move has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves</source>
        <translation>
            <numerusform>%1 of %n move</numerusform>
            <numerusform>%1 of %n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves have just changed. Look again, then press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewTableDialog</name>
    <message>
        <source>New table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First &amp;dealer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tempo:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live: who is first, acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each action every player is asked once, in order. No clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is asked: bots react in their own time, you when you press. For one person against bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two players called %1; nobody could tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live is for one person against bots. Choose round the table, or seat one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one person must sit at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;eal code or number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same code or number deals the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is for %1.</source>
        <comment>a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, first dealer and rules are those of the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, first dealer or rules are not those of the code any more: the cards will be others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it empty to have the cards drawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>Standing orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone against bots you are simply asked; there is nothing to order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing orders are for the eyes of the player at the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no cards to react with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what is to be done while others sit here. It holds whether you have the card or not, so that no question gives your hand away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if I would lose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: asked for which number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when asked for any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only when asked for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is your turn to act or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass until somebody acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass unless the fish is %1&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverTable</name>
    <message>
        <source>Why did they move so?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table talk, with the bots&apos; reasons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message>
        <source>what if</source>
        <comment>went on from within another game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <comment>when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <comment>with or without</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a bot and its level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <comment>how deals ended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program knows no game called &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was kept of this game is damaged: the players are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was kept of this game is damaged: the day is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <comment>a win</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) taken back</source>
        <translation>
            <numerusform>%n decision taken back</numerusform>
            <numerusform>%n decisions taken back</numerusform>
        </translation>
    </message>
    <message>
        <source>known cards or reasons shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without help</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fish in baskets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six quiet rounds, pond empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody dead in the water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fish swam free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty dives, none free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fish left to dive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six quiet rounds, Hole empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (won)</source>
        <comment>a player and a score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, begun %2, ended %3</source>
        <comment>a game and two times</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A what-if: it began within another game, and is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Petals</name>
    <message>
        <source>R</source>
        <comment>key for red</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key for yellow</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for green</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>key for blue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for purple</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (you hold one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - key %2</source>
        <comment>a choice and its key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacesPanel</name>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your baskets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s baskets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you caught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 caught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card you keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card %1 keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your swim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s swim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your frozen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s frozen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fishing hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>one hidden card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hidden cards</source>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>Card shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blowfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barnacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrimp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dogfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flying fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game Warden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead Scuba Diver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Fishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass Bottom Boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Net</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Fisted Fisherman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine Intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red · %1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green · %1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue · %1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow · %1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple · %1 points</source>
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
        <source>Elvis Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beaver Buddha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ben Franklin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zinger · %1 in hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlatinumFishPresenter</name>
    <message>
        <source>pairs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches a new hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searches the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may ask anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pairs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pairs of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs with your %1</source>
        <comment>a rank</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1  Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2  Roll and search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3  Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <comment>two dice and their sum</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12: J, Q or K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11: J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: draw from the deck</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the deck. A card that pairs lets you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the %1</source>
        <comment>a rank, from the discard pile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: take the discard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It pairs with the one in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <comment>key: call for a shuffle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck was searched: you may have it shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy nearest the top of the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: ask nobody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: leave the discard pile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match nothing more from the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the %1 that pairs with the discard pile.</source>
        <comment>a rank</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs are laid by themselves, as soon as two cards of a rank come together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck was searched: you may call for a shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to draw. Call for a shuffle?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck was searched: you may have it shuffled once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Take the %1 that pairs with yours, or draw from the deck.</source>
        <comment>a rank</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair lets you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Draw from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a pair you roll the dice and search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>ranks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ranks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All see the card. It is laid if it pairs, else it stays in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You rolled %1 and %2: the deck has none. Ask anyone for any rank.</source>
        <comment>dice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player and a rank, or ask nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new hand: match it with the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what pairs, or leave the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none left: %1</source>
        <comment>ranks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranks you may take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take: %1, a pair</source>
        <comment>a rank, from the deck</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take: %1</source>
        <comment>a rank, from the deck</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You rolled %1 and %2. Take one from the deck: %3.</source>
        <comment>dice and ranks</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bots wait at the next moment at which you may act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time until the fish swims free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed of the clock</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds that are left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and what he is asked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stands still. Esc goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a master would do in your place, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint is being thought about ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: let the others go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <comment>a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>a move that ends as a question</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RainbowFishPresenter</name>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sets of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a number make a set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: %3?</source>
        <extracomment>&quot;Nick to Susan: fives?&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last asks: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Fishing Hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Fishing Hole is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special cards played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specials played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. A special card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. You hold %2 of the %3.</source>
        <extracomment>%1 the card, %3 its number in the plural: &quot;The red 5. You hold 2 of the fives.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number cards are for asking, and for sets of four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim it at a player, and name a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild Draw 4: which colour, from whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a colour at a player, who gives you all cards of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %1 of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2. Stop it with your War Machine?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a set before the turn passes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may also keep it for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Ask for which number?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a number in your hand, then a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your cards can be played: draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn ends with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only special cards are left: lay them as a Special Set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else holds a card: throw away a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold special cards only: play one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whom for %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <comment>left over: a card in hand beyond a set of four; very short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the number he asked for</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sets: %1 pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one is left over from a set of four.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RainbowGestures</name>
    <message>
        <source>Lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for lay down</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays four cards of the number as a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse: take theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip: keep yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V</source>
        <comment>key for playing a Reverse</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take all their cards of that number instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for playing a Skip</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your cards, and they go fishing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <comment>key for going fishing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your cards can be played; your turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the Special Set (+%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your whole hand of special cards counts as one set; you are out then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give your %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They get all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z</source>
        <comment>key for a special card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card has no effect, its player&apos;s turn ends, and you draw its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your War Machine for another time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for ending the turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>–</source>
        <comment>a figure that would mean nothing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>share of wins, wins, games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one game to see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one person to see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n with help</source>
        <translation>
            <numerusform>%n with help</numerusform>
            <numerusform>%n with help</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; an equal share would be %2</source>
        <comment>two percentages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain of asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no asking here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a bar and its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only persons</source>
        <comment>who sat at the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), oldest first.</source>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games, oldest first.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean %1, best %2, latest %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page about this here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, winner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first deal is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 is being played. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Guest</source>
        <comment>name of a person at the table who has given none</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay sets for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full sets and baskets are laid down as soon as that is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer that leaves no choice is given without asking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip me where I could only pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Fish!, alone against bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict secrecy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several persons: the screen is passed on at every ask, whatever the standing orders say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move needs a second press, so that a slip of the hand asks nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my cards on one press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the screen is passed on: a press instead of a hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the cards:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: no motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing flies; cards fade from place to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause between two bots:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fish swims free after:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Fish! played live: so long nobody may have acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed of the clock</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of that clock:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound off while the screen is passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and ears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single letters are keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F to go fish, 1 to 7 for players and so on. Off: the list of moves, Tab, Enter and Space do everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A screen reader says:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything that happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what concerns me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table talk has every sentence for reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots say why they moved so:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the deal is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the table talk, at lines with a question mark. A reason gives away what its bot holds, so with several persons all of them wait for the end of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of known cards:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was heard lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that was heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the table: what everybody could know of the hands by listening well.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>Some settings have values that mean nothing, and are as at first: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in &quot;%1&quot; cannot be used, so they are as at first and are not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file was broken. It was set aside as &quot;%1&quot;, and settings are as at first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Strongest bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>with or without</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How deals ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins by the strongest bot at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an equal share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures as a &amp;list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all as a ta&amp;ble ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget all ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <comment>strongest bot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With and without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one game: scores of several do not compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been played to its end yet. Choose a poster in the lobby and sit down: every game that ends is counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is kept at the moment, so there is nothing to count. What is wrong was said when the program started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shared win counts as a win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kept game(s) cannot be read and are not counted.</source>
        <translation>
            <numerusform>%n kept game cannot be read and is not counted.</numerusform>
            <numerusform>%n kept games cannot be read and are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>&quot;%1&quot; was written by a newer version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is locked by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left on the disk of &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can play on, but games and statistics are not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with your games was damaged. It now lies beside the new one as &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be saved from it.</source>
        <translation>
            <numerusform>%n game could be saved from it.</numerusform>
            <numerusform>%n games could be saved from it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing could be read from it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not for you to move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, not %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer must sit at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; goes from %2 to %3, not %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only What the Fish! can be played against the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one person can play against the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a recorded game: nobody moves here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recorded match has %1 seats, and this table has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is no match that can be gone on with. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no decision to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to make again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged, or it is no recorded game at all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>First choose a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be done with that now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be done there now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That does not belong there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more to do it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now press the number of a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the number of a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the number of a player, or drop the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <comment>key: inspect, look closer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: say the status</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now choose one of the buttons at a player.</source>
        <comment>a card that is gripped</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now choose a player.</source>
        <comment>a card that is gripped</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now choose one of the lit places.</source>
        <comment>a card that is gripped</comment>
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
    <message>
        <source>Talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock goes on in %1 ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where several play, the next player can agree at the curtain to take a move back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <comment>a hand or pile and its size</comment>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. On top: %2</source>
        <comment>a pile and its top card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices</source>
        <comment>the petals that are open</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, you hold one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a choice and the player it is for</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <comment>accessible name of the view of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does this do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>What a screen reader says of a player: name and number of cards in hand</extracomment>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the rod to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>%1 (to come)</source>
        <comment>a line of the talk of a replay</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Table talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened at the table, the newest last. Enter says why a bot moved so, where it tells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reason is told for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that happened, those lines paler that are still to come. Enter goes there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TheatreBar</name>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk and scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said, the scores, and the table in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½×</source>
        <comment>speed of a replay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1×</source>
        <comment>speed of a replay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2×</source>
        <comment>speed of a replay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4×</source>
        <comment>speed of a replay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As fast as can be</source>
        <comment>speed of a replay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen &amp;from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectator</source>
        <comment>who sees what all at the table see</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all at the table could see, and no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is still being played: other hands stay hidden until it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if? A game of its own begins here; this one stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is still being played: what if can be asked when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the game is over: go back a move or more to play on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>a replay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a replay</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TheatrePage</name>
    <message>
        <source>Talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a game that is over, seen again. Nobody can move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a game that is still being played, from its beginning. Hands that are hidden stay so until it is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a place in the match, and what happened</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TwistedFishPresenter</name>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your baskets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baskets of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of a fish make a basket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pond is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zingers played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: any %3</source>
        <extracomment>for a fish: &quot;Nick to Susan: any whale&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: %3?</source>
        <extracomment>for a card: &quot;Nick to Susan: the red whale?&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. A Zinger; still in hand at the end it costs %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 points. You hold %3 of 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish in your hand stay there: ask somebody for one of the same kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim it at a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dead Scuba Diver goes with four of a fish into your own baskets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play %1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 aims %2 at you. Stop it with Divine Intervention?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 which %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Net takes one card of that fish; you choose which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go fish, or play Two Fisted Fisherman?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not give you a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask once more: Two Fisted Fisherman.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a fish in your hand, then a player and a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn is ending. Anything left to lay or to play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Ask for which fish?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no fish. Go fish, or say &quot;dead in the water&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fishing ends your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no fish, and the pond is empty: you are dead in the water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 casts the Net for any %2 of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of them.</source>
        <translation>
            <numerusform>You hold %n of them.</numerusform>
            <numerusform>You hold %n of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for which %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your baskets: %1 pts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TwistedGestures</name>
    <message>
        <source>Lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for lay down</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays all five colours as a basket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it and take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it and discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine Intervention: you take %1 into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine Intervention: %1 goes to the Zingers played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z</source>
        <comment>key for a Zinger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <comment>key for discarding</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say &quot;Go fish&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have it, and give it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the fifth colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <comment>key for adding a card to a basket</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the place of the Dead Scuba Diver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unload Divine Intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U</source>
        <comment>key for unloading a Zinger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard it, and your turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <comment>key for going fishing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a card from the pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead in the water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <comment>key for saying dead in the water</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no fish to ask with, and pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep Divine Intervention for another time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Fishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ask is a miss, and nobody learns what you hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again: Two Fisted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play Two Fisted Fisherman and ask once more before you draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for ending the turn</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhatIfDialog</name>
    <message>
        <source>What if?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on a game of its own is played, with the same cards in hands and piles. It is kept beside the one that you are watching, which stays as it is, and it counts in no statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhatTheFishPresenter</name>
    <message>
        <source>wins %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses a FISH to give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has to flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fish in danger!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fish swims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FISH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KILL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROTECTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WTF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open water: a FISH may dive here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your FISH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FISH of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wave %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen: %1</source>
        <comment>whose card it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than %2: only a protection above %1 saves the fish.</source>
        <comment>attack, bar</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kill needs more than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kill needs more than %1. So far %2: at least %3 is missing.</source>
        <comment>bar, attack, difference</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack %1 against %2</source>
        <comment>attack, bar</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swim %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have won %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a card goes to that player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <comment>a sum</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protect with %1</source>
        <comment>a sum</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <comment>key: play a KILL</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: play a PROTECTION</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belly up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>key: belly up</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give your fish up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flint Flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <comment>key: flush the hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show your hand, put it under the discard pile and draw a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until somebody acts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No FISH lies in the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it on the discard pile and choose a FISH there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim it at a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn only by a Flint Flush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it into the water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play KILLs one after another: they add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer cards are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WTF Tax: which FISH do you give to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the two of you see which one it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds a FISH: flush your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who draws a FISH must dive with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any action lets you act again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open water. Dive with a FISH, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all pass, the highest FISH of all must dive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open water, and you hold no FISH. Flush, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fish is in danger: protect it with more than %1, or give it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fish swims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish of %1 is in danger. Add to the attack, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish of %1 swims. Attack it, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: attack %2 against %3</source>
        <comment>a sum, the whole attack, the bar</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: protection against an attack of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no turns: you may act now all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish of %1 is in danger, and you hold no KILL: pass, or play a WTF card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish of %1 swims, and you hold no KILL: pass, or play a WTF card.</source>
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
    <message numerus="yes">
        <source>The winners are %1.</source>
        <translation>
            <numerusform>The winner is %1.</numerusform>
            <numerusform>The winners are %1.</numerusform>
        </translation>
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
        <extracomment>Two sentences, one after the other</extracomment>
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
    <message numerus="yes">
        <source>A set is four cards; of %1 you hold %n.</source>
        <translation>
            <numerusform>A set is four cards; of %1 you hold only one.</numerusform>
            <numerusform>A set is four cards; of %1 you hold %n.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>You hold %n cards of the %1 basket; it takes all five.</source>
        <translation>
            <numerusform>You hold %n card of the %1 basket; it takes all five.</numerusform>
            <numerusform>You hold %n cards of the %1 basket; it takes all five.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>You hold %n cards of the %1 basket; the Dead Scuba Diver needs exactly four.</source>
        <translation>
            <numerusform>You hold %n card of the %1 basket; the Dead Scuba Diver needs exactly four.</numerusform>
            <numerusform>You hold %n cards of the %1 basket; the Dead Scuba Diver needs exactly four.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>You have flushed %n times since the last dive; that is enough.</source>
        <translation>
            <numerusform>You have flushed %n time since the last dive; that is enough.</numerusform>
            <numerusform>You have flushed %n times since the last dive; that is enough.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%1 has won the game, and %n games so far.</source>
        <translation>
            <numerusform>%1 has won the game, and %n game so far.</numerusform>
            <numerusform>%1 has won the game, and %n games so far.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no FISH left: the game has no winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards have been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card has left the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hole is empty, and nothing has happened for six rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has gone out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every fish lies in its basket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pond is empty, and for six rounds no basket and no Zinger was laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is dead in the water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s fish swims free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty fish have dived, and none has swum free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fish left to dive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can beat %1: it wins the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a chance of %1, %2 is the highest and wins the %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can beat %1: it keeps the others from fishing the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a chance of %1, %2 is the highest and keeps the others from fishing the %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits for more fish of the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits: with a chance of %2 there will be more of the suit to fish later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 showed %2 in the last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 showed %2 %n rounds ago.</source>
        <translation>
            <numerusform>%1 showed %2 in the last round.</numerusform>
            <numerusform>%1 showed %2 %n rounds ago.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds at least one of the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds at least %n of the %2.</source>
        <translation>
            <numerusform>%1 holds at least one of the %2.</numerusform>
            <numerusform>%1 holds at least %n of the %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can do best without %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for more fish of the suit would bring less than taking them now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no other card of the suit and could not fish it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds one of the %2, as all have just seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds one of the %2, as all saw last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds one of the %2, as all saw %n turns ago.</source>
        <translation>
            <numerusform>%1 holds one of the %2, as all saw last turn.</numerusform>
            <numerusform>%1 holds one of the %2, as all saw %n turns ago.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was asked for %2 and had none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no %2: the new hand could not be matched from the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the matches to be had, %1 would be the hardest to make later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing there makes a match; of what there is, %1 come again the soonest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That %1 holds one of the %2 is %3 % likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leads to about one match in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It leads to about %n matches in the end.</source>
        <translation>
            <numerusform>It leads to about one match in the end.</numerusform>
            <numerusform>It leads to about %n matches in the end.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a sure match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card of the deck may match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card of the deck is %1 % likely to match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes no match, but leaves one card less there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ask promised anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search has left what is wanted low in the deck; a shuffle brings it up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else on the discard pile is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has asked for %2 in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asked for %2 a turn ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 asked for %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 asked for %2 a turn ago.</numerusform>
            <numerusform>%1 asked for %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had no %2 in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had no %2 a turn ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 had no %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 had no %2 a turn ago.</numerusform>
            <numerusform>%1 had no %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 got %2 in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 got %2 a turn ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 got %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 got %2 a turn ago.</numerusform>
            <numerusform>%1 got %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 surely holds %2, and they make a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 surely holds %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a chance of %1, %2 holds %3, and they make a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a chance of %1, %2 holds %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others seem to hold most of the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set on the table is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cards are more chances to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would rather take the cards than give them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps the cards, and the asker goes fishing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 saves the special cards for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants those cards for himself, and ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 saves the War Machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Special Set counts five points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds a number can go on asking for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %2 %n times.</source>
        <translation>
            <numerusform>%1 holds %2.</numerusform>
            <numerusform>%1 holds %2 %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds some %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no %2, unless in the card drawn since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds no %2, unless among the %n cards drawn since.</source>
        <translation>
            <numerusform>%1 holds no %2, unless in the card drawn since.</numerusform>
            <numerusform>%1 holds no %2, unless among the %n cards drawn since.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a FISH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 held no FISH; %n card has come since that may be one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 held no FISH; %n cards have come since that may be one.</source>
        <translation>
            <numerusform>%1 held no FISH; %n card has come since that may be one.</numerusform>
            <numerusform>%1 held no FISH; %n cards have come since that may be one.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hopes that the fish swims free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 saves the fish and raises what an attack must exceed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lets the fish swim on and keeps the cards for its defence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nothing better against the attack and gives the fish up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks with enough to put the fish in danger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins an attack that others can complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps the KILLs and leaves the fish to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish is in danger already; %1 waits for the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits for the others to dive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants a fresh hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives the FISH that is worth least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards more for %1 are two less for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of %2 is worth more to %1 than the own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants to know what %2 holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants a FISH of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a card out of the hand of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants that FISH to dive with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends the swim before the fish is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 undoes what happened to the own fish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 undoes what helped the fish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants that undone, and its cards frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish is %1 % likely to get free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish is %1 % likely to be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A FISH is there with a chance of %1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FISH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing there makes a match; of what there is, %1 looked best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may well hold one of the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has asked for a %2 in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asked for a %2 one turn ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 asked for a %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 asked for a %2 %n turn ago.</numerusform>
            <numerusform>%1 asked for a %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was seen taking %2 and still holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has shown %2 and still holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not hold %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not hold %2, but has drawn %n card since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 did not hold %2, but has drawn %n cards since.</source>
        <translation>
            <numerusform>%1 did not hold %2, but has drawn %n card since.</numerusform>
            <numerusform>%1 did not hold %2, but has drawn %n cards since.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hit is %1 % likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A basket that is laid is safe for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may hold %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Net takes any %2 that %1 holds, whatever its colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lure may win %2 from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 the Diver could leave his basket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the Diver the basket lies safe now, without its fifth card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Boat shows a card of %1, and left in hand it would cost points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can do with a card less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine Intervention would cost points if the hand ended now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pond may give a useful card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card asked for is worth more than keeping No Fishing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not hold what was asked for; nobody can know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missed least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That Zinger would have done harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine Intervention is kept for something worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second ask may still hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may come a better moment for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards</source>
        <extracomment>A kind of fish as a kind of card, &quot;whale cards&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no deal code: it has only letters, digits and dashes, as in K7QM-2XD4-90AB-CDEF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal code is longer, as in K7QM-2XD4-90AB-CDEF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal code is mistyped somewhere: its check does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal code is of a later version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leads to about one fish in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It leads to about %n fish in the end.</source>
        <translation>
            <numerusform>It leads to about one fish in the end.</numerusform>
            <numerusform>It leads to about %n fish in the end.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to about one point in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It leads to about %n points in the end.</source>
        <translation>
            <numerusform>It leads to about one point in the end.</numerusform>
            <numerusform>It leads to about %n points in the end.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to about one point by the end of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It leads to about %n points by the end of the hand.</source>
        <translation>
            <numerusform>It leads to about one point by the end of the hand.</numerusform>
            <numerusform>It leads to about %n points by the end of the hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>A win is then %1 % likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no KILL and leaves the fish to the others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
