<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Counter</name>
    <message numerus="yes">
        <source>All %n unfinished game(s)</source>
        <translation>
            <numerusform>All %n unfinished game</numerusform>
            <numerusform>All %n unfinished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayDealsDialog</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest: %n day(s).</source>
        <translation>
            <numerusform>Longest: %n day.</numerusform>
            <numerusform>Longest: %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n deal(s) played</source>
        <comment>a date</comment>
        <translation>
            <numerusform>%1, %n deal played</numerusform>
            <numerusform>%1, %n deals played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message numerus="yes">
        <source>%1 for %n players.</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1 for %n player.</numerusform>
            <numerusform>%1 for %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message numerus="yes">
        <source>First to win %n games</source>
        <translation>
            <numerusform>First to win %n game</numerusform>
            <numerusform>First to win %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n points</source>
        <translation>
            <numerusform>First to %n point</numerusform>
            <numerusform>First to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n fish</source>
        <translation>
            <numerusform>First to %n fish</numerusform>
            <numerusform>First to %n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds: most points wins.</source>
        <translation>
            <numerusform>%n round: most points wins.</numerusform>
            <numerusform>%n rounds: most points wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games: most books wins.</source>
        <translation>
            <numerusform>%n game: most books wins.</numerusform>
            <numerusform>%n games: most books wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoFishPresenter</name>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: ask for %1; %n more make(s) a book.</source>
        <translation>
            <numerusform>Now: ask for %1; one more makes a book.</numerusform>
            <numerusform>Now: ask for %1; %n more make a book.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GreatLakesPresenter</name>
    <message numerus="yes">
        <source>Now: as the highest of its suit, it can score at least %n point(s).</source>
        <translation>
            <numerusform>Now: as the highest of its suit, it can score at least %n point.</numerusform>
            <numerusform>Now: as the highest of its suit, it can score at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: fish out for %n point(s), or put it back.</source>
        <translation>
            <numerusform>Now: fish out for %n point, or put it back.</numerusform>
            <numerusform>Now: fish out for %n points, or put it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the lake</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%n in the lake</numerusform>
            <numerusform>%n in the lake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n in the lake</source>
        <comment>a card, and how many of its suit</comment>
        <translation>
            <numerusform>%1, %n in the lake</numerusform>
            <numerusform>%1, %n in the lake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fish out %1 for %n point(s), or put your card back?</source>
        <comment>a suit</comment>
        <translation>
            <numerusform>Fish out %1 for %n point, or put your card back?</numerusform>
            <numerusform>Fish out %1 for %n points, or put your card back?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Greetings</name>
    <message numerus="yes">
        <source>%n game(s) on the counter. Which one first?</source>
        <translation>
            <numerusform>%n game on the counter. Shall it go on?</numerusform>
            <numerusform>%n games on the counter. Which one first?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good to see you. %n day(s) without a card.</source>
        <translation>
            <numerusform>Good to see you. %n day without a card.</numerusform>
            <numerusform>Good to see you. %n days without a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n match(es). A fine log.</source>
        <translation>
            <numerusform>That makes %n match. A fine start.</numerusform>
            <numerusform>That makes %n matches. A fine log.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has been waiting for %n day(s).</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1 has been waiting for %n day.</numerusform>
            <numerusform>%1 has been waiting for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row. Who&apos;s going to stop you?</source>
        <translation>
            <numerusform>%n win in a row. Who&apos;s going to stop you?</numerusform>
            <numerusform>%n wins in a row. Who&apos;s going to stop you?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n losses in a row. A Minnow would be gentler.</source>
        <translation>
            <numerusform>%n loss in a row. A Minnow would be gentler.</numerusform>
            <numerusform>%n losses in a row. A Minnow would be gentler.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarbourDialog</name>
    <message numerus="yes">
        <source>%n task(s) done on your harbour chart: %1 of %2 now.</source>
        <translation>
            <numerusform>%n task done on your harbour chart: %1 of %2 now.</numerusform>
            <numerusform>%n tasks done on your harbour chart: %1 of %2 now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryActions</name>
    <message numerus="yes">
        <source>This permanently deletes %n finished game(s) and their statistics.</source>
        <translation>
            <numerusform>This permanently deletes %n finished game and its statistics.</numerusform>
            <numerusform>This permanently deletes %n finished games and their statistics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n game(s) to &quot;%1&quot;, finished and unfinished. Use &quot;Import games&quot; to open them on another computer.</source>
        <translation>
            <numerusform>Exported %n game to &quot;%1&quot;. Use &quot;Import games&quot; to open it on another computer.</numerusform>
            <numerusform>Exported %n games to &quot;%1&quot;, finished and unfinished. Use &quot;Import games&quot; to open them on another computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n game(s).</source>
        <translation>
            <numerusform>Imported %n game.</numerusform>
            <numerusform>Imported %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Updated %n game(s) that had been played further there.</source>
        <translation>
            <numerusform>Updated %n game that had been played further there.</numerusform>
            <numerusform>Updated %n games that had been played further there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n game(s) you already have.</source>
        <translation>
            <numerusform>Skipped %n game you already have.</numerusform>
            <numerusform>Skipped %n games you already have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last moves of %n game(s) can&apos;t be read.</source>
        <translation>
            <numerusform>The last moves of %n game can&apos;t be read.</numerusform>
            <numerusform>The last moves of %n games can&apos;t be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be read.</source>
        <translation>
            <numerusform>%n game can&apos;t be read.</numerusform>
            <numerusform>%n games can&apos;t be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message numerus="yes">
        <source>average of %n games</source>
        <translation>
            <numerusform>average of %n game</numerusform>
            <numerusform>average of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message numerus="yes">
        <source>%1 %n steps.</source>
        <comment>a turn in the talk</comment>
        <translation>
            <numerusform>%1 %n step.</numerusform>
            <numerusform>%1 %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchNews</name>
    <message numerus="yes">
        <source>%n wins in a row.</source>
        <translation>
            <numerusform>One win.</numerusform>
            <numerusform>%n wins in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n match(es) won.</source>
        <comment>a game, and how many</comment>
        <translation>
            <numerusform>%1: %2 of %n match won.</numerusform>
            <numerusform>%1: %2 of %n matches won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), your best match so far.</source>
        <translation>
            <numerusform>%n point, your best match so far.</numerusform>
            <numerusform>%n points, your best match so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row, your longest streak yet.</source>
        <translation>
            <numerusform>%n win in a row, your longest streak yet.</numerusform>
            <numerusform>%n wins in a row, your longest streak yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That ends your streak of %n wins.</source>
        <translation>
            <numerusform>That ends your streak of %n win.</numerusform>
            <numerusform>That ends your streak of %n wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves</source>
        <translation>
            <numerusform>%1 of %n move</numerusform>
            <numerusform>%1 of %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastFilters</name>
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
</context>
<context>
    <name>PastWords</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <comment>how deals ended</comment>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n undo</numerusform>
            <numerusform>%n undos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PilesPanel</name>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Red · %n point(s)</source>
        <translation>
            <numerusform>Red · %n point</numerusform>
            <numerusform>Red · %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green · %n point(s)</source>
        <translation>
            <numerusform>Green · %n point</numerusform>
            <numerusform>Green · %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blue · %n point(s)</source>
        <translation>
            <numerusform>Blue · %n point</numerusform>
            <numerusform>Blue · %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yellow · %n point(s)</source>
        <translation>
            <numerusform>Yellow · %n point</numerusform>
            <numerusform>Yellow · %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purple · %n point(s)</source>
        <translation>
            <numerusform>Purple · %n point</numerusform>
            <numerusform>Purple · %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlatinumFishPresenter</name>
    <message numerus="yes">
        <source>%n pairs!</source>
        <translation>
            <numerusform>%n pair!</numerusform>
            <numerusform>%n pairs!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pair</source>
        <translation>
            <numerusform>%n card pairs</numerusform>
            <numerusform>%n cards pair</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message numerus="yes">
        <source>%1, about %n minute(s).</source>
        <comment>who may play</comment>
        <translation>
            <numerusform>%1, about %n minute.</numerusform>
            <numerusform>%1, about %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RainbowFishPresenter</name>
    <message numerus="yes">
        <source>Now: you draw %n card(s), and everyone gives you the colour you name.</source>
        <translation>
            <numerusform>Now: you draw %n card, and everyone gives you the colour you name.</numerusform>
            <numerusform>Now: you draw %n cards, and everyone gives you the colour you name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: you draw %n card(s), and your turn continues.</source>
        <translation>
            <numerusform>Now: you draw %n card, and your turn continues.</numerusform>
            <numerusform>Now: you draw %n cards, and your turn continues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: four %1 can be laid as a set, %n point(s).</source>
        <translation>
            <numerusform>Now: four %1 can be laid as a set, %n point.</numerusform>
            <numerusform>Now: four %1 can be laid as a set, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: ask for %1; %n more make(s) a set.</source>
        <translation>
            <numerusform>Now: ask for %1; one more makes a set.</numerusform>
            <numerusform>Now: ask for %1; %n more make a set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: all your cards are laid as a Special Set, %n point(s).</source>
        <translation>
            <numerusform>Now: all your cards are laid as a Special Set, %n point.</numerusform>
            <numerusform>Now: all your cards are laid as a Special Set, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: you draw %n card(s), then you name a colour and a player.</source>
        <translation>
            <numerusform>Now: you draw %n card, then you name a colour and a player.</numerusform>
            <numerusform>Now: you draw %n cards, then you name a colour and a player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: it stops %1, and you draw %n card(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>Now: it stops %1, and you draw %n card.</numerusform>
            <numerusform>Now: it stops %1, and you draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n of them.</source>
        <translation>
            <numerusform>You have one.</numerusform>
            <numerusform>You have %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%n with help</source>
        <translation>
            <numerusform>%n with help</numerusform>
            <numerusform>%n with help</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), oldest first.</source>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games, oldest first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <translation>
            <numerusform>%1. %2, %n point</numerusform>
            <numerusform>%1. %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win with %n other(s)</source>
        <translation>
            <numerusform>You share the win with %n other</numerusform>
            <numerusform>You share the win with %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n player shares the win</numerusform>
            <numerusform>%n players share the win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, minus %n point(s)</source>
        <extracomment>A player&apos;s place in the match, their name, their points</extracomment>
        <translation>
            <numerusform>%1. %2, minus %n point</numerusform>
            <numerusform>%1. %2, minus %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>%n saved game(s) can&apos;t be read and aren&apos;t counted.</source>
        <translation>
            <numerusform>%n saved game can&apos;t be read and isn&apos;t counted.</numerusform>
            <numerusform>%n saved games can&apos;t be read and aren&apos;t counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>%n game(s) could be rescued.</source>
        <translation>
            <numerusform>%n game could be rescued.</numerusform>
            <numerusform>%n games could be rescued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lost their last moves.</source>
        <translation>
            <numerusform>%n game lost its last moves.</numerusform>
            <numerusform>%n games lost their last moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s) can&apos;t be resumed or watched.</source>
        <translation>
            <numerusform>%n more game can&apos;t be resumed or watched.</numerusform>
            <numerusform>%n more games can&apos;t be resumed or watched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n heart</numerusform>
            <numerusform>%n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n diamond</numerusform>
            <numerusform>%n diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n club</numerusform>
            <numerusform>%n clubs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>The recorded match has %n seat(s), but this table has %1.</source>
        <translation>
            <numerusform>The recorded match has %n seat, but this table has %1.</numerusform>
            <numerusform>The recorded match has %n seats, but this table has %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableReport</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a card of which there are several</comment>
        <translation>
            <numerusform>%1, once</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <comment>a laid set or a suit, and its size</comment>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>For screen readers: a player, and the number of cards in hand</extracomment>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwistedFishPresenter</name>
    <message numerus="yes">
        <source>Now: ask anyone for one of the %n card(s) not yet in a basket.</source>
        <translation>
            <numerusform>Now: ask anyone for one of the %n card not yet in a basket.</numerusform>
            <numerusform>Now: ask anyone for one of the %n cards not yet in a basket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: cast it at anyone, for one of the %n fish you hold.</source>
        <comment>kinds of fish</comment>
        <translation>
            <numerusform>Now: cast it at anyone, for one of the %n fish you hold.</numerusform>
            <numerusform>Now: cast it at anyone, for one of the %n fish you hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: lays the %1 basket, %n point(s).</source>
        <translation>
            <numerusform>Now: lays the %1 basket, %n point.</numerusform>
            <numerusform>Now: lays the %1 basket, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: takes the place of the Diver in your %1 basket, %n more point(s).</source>
        <translation>
            <numerusform>Now: takes the place of the Diver in your %1 basket, %n more point.</numerusform>
            <numerusform>Now: takes the place of the Diver in your %1 basket, %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: you may throw it away instead of asking; your turn ends, and you save %n point(s).</source>
        <translation>
            <numerusform>Now: you may throw it away instead of asking; your turn ends, and you save %n point.</numerusform>
            <numerusform>Now: you may throw it away instead of asking; your turn ends, and you save %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n of them.</source>
        <translation>
            <numerusform>You have one.</numerusform>
            <numerusform>You have %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message numerus="yes">
        <source>This saved game is damaged: only the first %1 of %n move(s) can be read.</source>
        <translation>
            <numerusform>This saved game is damaged: only the first %1 of %n move can be read.</numerusform>
            <numerusform>This saved game is damaged: only the first %1 of %n moves can be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatTheFishPresenter</name>
    <message numerus="yes">
        <source>Now: the attack is %1 against %2; it needs %n more.</source>
        <translation>
            <numerusform>Now: the attack is %1 against %2; it needs %n more.</numerusform>
            <numerusform>Now: the attack is %1 against %2; it needs %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) from the open sea</source>
        <translation>
            <numerusform>one pass from the open sea</numerusform>
            <numerusform>%n passes from the open sea</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>You lay the %2 basket with the Dead Scuba Diver, %n points.</source>
        <translation>
            <numerusform>You lay the %2 basket with the Dead Scuba Diver, %n point.</numerusform>
            <numerusform>You lay the %2 basket with the Dead Scuba Diver, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays the %2 basket with the Dead Scuba Diver, %n points.</source>
        <translation>
            <numerusform>%1 lays the %2 basket with the Dead Scuba Diver, %n point.</numerusform>
            <numerusform>%1 lays the %2 basket with the Dead Scuba Diver, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n points</source>
        <translation>
            <numerusform>with %n point</numerusform>
            <numerusform>with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay a Special Set, %n points.</source>
        <translation>
            <numerusform>You lay a Special Set, %n point.</numerusform>
            <numerusform>You lay a Special Set, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a Special Set, %n points.</source>
        <translation>
            <numerusform>%1 lays a Special Set, %n point.</numerusform>
            <numerusform>%1 lays a Special Set, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay a set of %2, %n points.</source>
        <translation>
            <numerusform>You lay a set of %2, %n point.</numerusform>
            <numerusform>You lay a set of %2, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a set of %2, %n points.</source>
        <translation>
            <numerusform>%1 lays a set of %2, %n point.</numerusform>
            <numerusform>%1 lays a set of %2, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n pairs</source>
        <translation>
            <numerusform>with %n pair</numerusform>
            <numerusform>with %n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds.</source>
        <translation>
            <numerusform>%n round.</numerusform>
            <numerusform>%n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n books</source>
        <translation>
            <numerusform>with %n book</numerusform>
            <numerusform>with %n books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set is four cards; of %1 you hold %n.</source>
        <translation>
            <numerusform>A set is four cards; of %1 you hold only one.</numerusform>
            <numerusform>A set is four cards; of %1 you hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 showed %2 %n rounds ago.</source>
        <translation>
            <numerusform>%1 showed %2 last round.</numerusform>
            <numerusform>%1 showed %2 %n rounds ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asked for %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 asked for %2 a turn ago.</numerusform>
            <numerusform>%1 asked for %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had no %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 had no %2 a turn ago.</numerusform>
            <numerusform>%1 had no %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 got %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 got %2 a turn ago.</numerusform>
            <numerusform>%1 got %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asked for a %2 %n turns ago.</source>
        <translation>
            <numerusform>%1 asked for a %2 one turn ago.</numerusform>
            <numerusform>%1 asked for a %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You showed %2 %n rounds ago.</source>
        <translation>
            <numerusform>You showed %2 last round.</numerusform>
            <numerusform>You showed %2 %n rounds ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You asked for %2 %n turns ago.</source>
        <translation>
            <numerusform>You asked for %2 a turn ago.</numerusform>
            <numerusform>You asked for %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You had no %2 %n turns ago.</source>
        <translation>
            <numerusform>You had no %2 a turn ago.</numerusform>
            <numerusform>You had no %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got %2 %n turns ago.</source>
        <translation>
            <numerusform>You got %2 a turn ago.</numerusform>
            <numerusform>You got %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You asked for a %2 %n turns ago.</source>
        <translation>
            <numerusform>You asked for a %2 one turn ago.</numerusform>
            <numerusform>You asked for a %2 %n turns ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 draws a card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <translation>
            <numerusform>You draw a card.</numerusform>
            <numerusform>You draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n cards from %2.</source>
        <translation>
            <numerusform>%1 gets a card from %2.</numerusform>
            <numerusform>%1 gets %n cards from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards from %2.</source>
        <translation>
            <numerusform>You get a card from %2.</numerusform>
            <numerusform>You get %n cards from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n times more.</source>
        <translation>
            <numerusform>And once more.</numerusform>
            <numerusform>And %n times more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards, then gets %2.</source>
        <translation>
            <numerusform>%1 draws a card, then gets %2.</numerusform>
            <numerusform>%1 draws %n cards, then gets %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards, then get %2.</source>
        <translation>
            <numerusform>You draw a card, then get %2.</numerusform>
            <numerusform>You draw %n cards, then get %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards from %1</source>
        <translation>
            <numerusform>a card from %1</numerusform>
            <numerusform>%n cards from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards from you</source>
        <translation>
            <numerusform>a card from you</numerusform>
            <numerusform>%n cards from you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards drawn</source>
        <translation>
            <numerusform>a card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards lost to %1</source>
        <translation>
            <numerusform>a card lost to %1</numerusform>
            <numerusform>%n cards lost to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards lost to you</source>
        <translation>
            <numerusform>a card lost to you</numerusform>
            <numerusform>%n cards lost to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets laid</source>
        <translation>
            <numerusform>a set laid</numerusform>
            <numerusform>%n sets laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hooks %n cards in one go</source>
        <translation>
            <numerusform>%1 hooks a card</numerusform>
            <numerusform>%1 hooks %n cards in one go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hook %n cards in one go</source>
        <translation>
            <numerusform>You hook a card</numerusform>
            <numerusform>You hook %n cards in one go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n books laid</source>
        <translation>
            <numerusform>a book laid</numerusform>
            <numerusform>%n books laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n baskets laid</source>
        <translation>
            <numerusform>a basket laid</numerusform>
            <numerusform>%n baskets laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs laid</source>
        <translation>
            <numerusform>a pair laid</numerusform>
            <numerusform>%n pairs laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s fish swims free and wins the game! %n games so far.</source>
        <translation>
            <numerusform>%1&apos;s fish swims free and wins the game!</numerusform>
            <numerusform>%1&apos;s fish swims free and wins the game! %n games so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your fish swims free and wins the game! %n games so far.</source>
        <translation>
            <numerusform>Your fish swims free and wins the game!</numerusform>
            <numerusform>Your fish swims free and wins the game! %n games so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game, %n so far.</source>
        <translation>
            <numerusform>%1 wins the game.</numerusform>
            <numerusform>%1 wins the game, %n so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game, %n so far.</source>
        <translation>
            <numerusform>You win the game.</numerusform>
            <numerusform>You win the game, %n so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asks you for %2 and takes all %n.</source>
        <translation>
            <numerusform>%1 asks you for %2 and takes one.</numerusform>
            <numerusform>%1 asks you for %2 and takes all %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out of cards and draws %n.</source>
        <translation>
            <numerusform>%1 is out of cards and draws one.</numerusform>
            <numerusform>%1 is out of cards and draws %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are out of cards and draw %n.</source>
        <translation>
            <numerusform>You are out of cards and draw one.</numerusform>
            <numerusform>You are out of cards and draw %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n cards left.</source>
        <translation>
            <numerusform>You have %n card left.</numerusform>
            <numerusform>You have %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays the %2 basket, %n points.</source>
        <translation>
            <numerusform>%1 lays the %2 basket, %n point.</numerusform>
            <numerusform>%1 lays the %2 basket, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay the %2 basket, %n points.</source>
        <translation>
            <numerusform>You lay the %2 basket, %n point.</numerusform>
            <numerusform>You lay the %2 basket, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n cards of the %1 basket. You need all five.</source>
        <translation>
            <numerusform>You have %n card of the %1 basket. You need all five.</numerusform>
            <numerusform>You have %n cards of the %1 basket. You need all five.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n cards of the %1 basket. The Dead Scuba Diver needs exactly four.</source>
        <translation>
            <numerusform>You have %n card of the %1 basket. The Dead Scuba Diver needs exactly four.</numerusform>
            <numerusform>You have %n cards of the %1 basket. The Dead Scuba Diver needs exactly four.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already flushed %n times since the last dive.</source>
        <translation>
            <numerusform>You&apos;ve already flushed %n time since the last dive.</numerusform>
            <numerusform>You&apos;ve already flushed %n times since the last dive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has at least %n of the %2.</source>
        <translation>
            <numerusform>%1 has at least one of the %2.</numerusform>
            <numerusform>%1 has at least %n of the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone saw %n turns ago that %1 has one of the %2.</source>
        <translation>
            <numerusform>Everyone saw last turn that %1 has one of the %2.</numerusform>
            <numerusform>Everyone saw %n turns ago that %1 has one of the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n copies of %2.</source>
        <translation>
            <numerusform>%1 has %2.</numerusform>
            <numerusform>%1 has %n copies of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no %2, unless one of the %n cards drawn since is one.</source>
        <translation>
            <numerusform>%1 has no %2, unless the card drawn since is one.</numerusform>
            <numerusform>%1 has no %2, unless one of the %n cards drawn since is one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had no FISH, but has drawn %n cards since.</source>
        <translation>
            <numerusform>%1 had no FISH, but has drawn %n card since.</numerusform>
            <numerusform>%1 had no FISH, but has drawn %n cards since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 didn&apos;t have %2, but has drawn %n cards since.</source>
        <translation>
            <numerusform>%1 didn&apos;t have %2, but has drawn %n card since.</numerusform>
            <numerusform>%1 didn&apos;t have %2, but has drawn %n cards since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n of the %2.</source>
        <translation>
            <numerusform>You have at least one of the %2.</numerusform>
            <numerusform>You have at least %n of the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone saw %n turns ago that you have one of the %2.</source>
        <translation>
            <numerusform>Everyone saw last turn that you have one of the %2.</numerusform>
            <numerusform>Everyone saw %n turns ago that you have one of the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n copies of %2.</source>
        <translation>
            <numerusform>You have %2.</numerusform>
            <numerusform>You have %n copies of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no %2, unless one of the %n cards drawn since is one.</source>
        <translation>
            <numerusform>You have no %2, unless the card drawn since is one.</numerusform>
            <numerusform>You have no %2, unless one of the %n cards drawn since is one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You didn&apos;t have %2, but have drawn %n cards since.</source>
        <translation>
            <numerusform>You didn&apos;t have %2, but have drawn %n card since.</numerusform>
            <numerusform>You didn&apos;t have %2, but have drawn %n cards since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You had no FISH, but have drawn %n cards since.</source>
        <translation>
            <numerusform>You had no FISH, but have drawn %n card since.</numerusform>
            <numerusform>You had no FISH, but have drawn %n cards since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has at least %n %2.</source>
        <translation>
            <numerusform>%1 has some %2.</numerusform>
            <numerusform>%1 has at least %n %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n %2.</source>
        <translation>
            <numerusform>You have some %2.</numerusform>
            <numerusform>You have at least %n %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Four %1 make a set worth %n points.</source>
        <translation>
            <numerusform>Four %1 make a set worth %n point.</numerusform>
            <numerusform>Four %1 make a set worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n points at once</source>
        <translation>
            <numerusform>%1 scores</numerusform>
            <numerusform>%1 scores %n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n points at once</source>
        <translation>
            <numerusform>You score</numerusform>
            <numerusform>You score %n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected total for %1: about %n books.</source>
        <translation>
            <numerusform>Expected total for %1: about one book.</numerusform>
            <numerusform>Expected total for %1: about %n books.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your expected total: about %n books.</source>
        <translation>
            <numerusform>Your expected total: about one book.</numerusform>
            <numerusform>Your expected total: about %n books.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected total for %1: about %n points.</source>
        <translation>
            <numerusform>Expected total for %1: about one point.</numerusform>
            <numerusform>Expected total for %1: about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your expected total: about %n points.</source>
        <translation>
            <numerusform>Your expected total: about one point.</numerusform>
            <numerusform>Your expected total: about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected total for %1: about %n pairs.</source>
        <translation>
            <numerusform>Expected total for %1: about one pair.</numerusform>
            <numerusform>Expected total for %1: about %n pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your expected total: about %n pairs.</source>
        <translation>
            <numerusform>Your expected total: about one pair.</numerusform>
            <numerusform>Your expected total: about %n pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected total for %1: about %n fish.</source>
        <translation>
            <numerusform>Expected total for %1: about one fish.</numerusform>
            <numerusform>Expected total for %1: about %n fish.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your expected total: about %n fish.</source>
        <translation>
            <numerusform>Your expected total: about one fish.</numerusform>
            <numerusform>Your expected total: about %n fish.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected score for %1 this round: about %n points.</source>
        <translation>
            <numerusform>Expected score for %1 this round: about one point.</numerusform>
            <numerusform>Expected score for %1 this round: about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your expected score this round: about %n points.</source>
        <translation>
            <numerusform>Your expected score this round: about one point.</numerusform>
            <numerusform>Your expected score this round: about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asks %2 for %3 and takes %n.</source>
        <translation>
            <numerusform>%1 asks %2 for %3 and takes one.</numerusform>
            <numerusform>%1 asks %2 for %3 and takes %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n cards from you.</source>
        <translation>
            <numerusform>%1 takes a card from you.</numerusform>
            <numerusform>%1 takes %n cards from you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards were yours.</source>
        <translation>
            <numerusform>One of the cards was yours.</numerusform>
            <numerusform>%n of the cards were yours.</numerusform>
        </translation>
    </message>
</context>
</TS>
