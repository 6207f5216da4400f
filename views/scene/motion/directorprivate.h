// The state of the director, shared by the files that implement it: which group of events is played, and when
// (director.cpp, opening.cpp), what is seen of it in which order (eventgroup.cpp), and what is said with it
// (eventeffects.cpp). How cards fly and what is shown beside them is left to objects that know nothing of it.
#pragma once

#include "model/table/remarks.h"
#include "model/table/tablenarrator.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/ticker.h"
#include "views/scene/motion/askline.h"
#include "views/scene/motion/betweenpictures.h"
#include "views/scene/motion/cues.h"
#include "views/scene/motion/director.h"
#include "views/scene/motion/flightplanner.h"
#include "views/scene/motion/grouping.h"
#include "views/scene/motion/motiontimes.h"
#include "views/scene/motion/setpieceplayer.h"
#include "views/scene/motion/tableeffects.h"

#include <deque>

namespace tacklebox {

struct Director::Private {
    TableScene& scene;
    Director& self;
    Presenter* presenter = nullptr;
    std::optional<TableNarrator> narrator; ///< of the presenter's table
    std::optional<Remarks> remarks;        ///< of its players
    std::optional<FlightPlanner> planner;  ///< made for each presenter, as the next two
    std::optional<SetPiecePlayer> pieces;
    std::optional<TableEffects> effects;
    bool voices = true, spoke = false; ///< players make remarks; the group shown has a bubble of its own
    Pacing pacing;                     ///< of the group that is shown; all of them look at it
    QSizeF size;
    qreal ribbonHeight = 0;
    bool running = false;  ///< a person runs on to his next decision: nothing is to take time
    bool unlooked = false; ///< the first deal waits until the table is looked at
    bool playing = false;  ///< a group of events is being shown
    bool behind = false;   ///< something was shown since the last caughtUp()
    bool busy = false, again = false;
    qint64 until = 0;            ///< when the next group may begin
    qint64 readUntil = 0;        ///< before that nothing more is played, where no clock runs
    bool reading = false;        ///< all waits for readUntil, and for nothing else
    AskLine line{scene, pacing}; ///< of the ask that is open after the events that are shown
    Cues cues;                   ///< what the group that is being shown has still to tell
    /// The number after the last event of each batch that happened together and is not shown yet.
    std::deque<int> batches;

    std::pair<SetPiece, Passage> like; ///< what the last cards that moved did ...
    int likeInARow = 0;                ///< ... and how often in a row

    Private(TableScene& s, Director& d) : scene(s), self(d) {}
    /// There is a table and a view to show it in.
    bool ready() const { return presenter && !size.isEmpty(); }
    /// Milliseconds at the pace that is set (Pacing).
    int scaled(int millis) const { return pacing.scaled(millis); }
    int pause(int millis) const { return pacing.pause(millis); }

    // ---- playing ----

    /// How that picture lies in the view.
    TableLayout layoutOf(const TablePicture& picture) const;
    /// The presenter's picture, without motion.
    void showAtOnce();
    /// The same, with the line and the bubble of an ask that is open there.
    void showAgain();
    /// Nobody would see motion.
    bool unseen() const;
    /// Roughly how long the events from `first` to before `last` take.
    int estimate(int first, int last) const;
    /// Shows the bubble with what that player says at event `number`; false if he says nothing. A bubble that
    /// `stands`, a question, stays until something comes of it.
    bool speak(int number, Seat seat, BubbleTone tone, bool stands);
    /// The bubble that speak() shows; without words if he says nothing.
    TableScene::Speech speechOf(int number, Seat seat, BubbleTone tone, bool stands) const;
    /// How many milliseconds what is played next should wait, so that a remark which it would end can be
    /// read; 0 where a clock runs.
    int remarkToBeRead() const;
    /// The same for what is written beside the table (Director::readFor()).
    int stillRead() const;
    /// Has one of the players, at most, make a remark on these events, which have just been told.
    void remarkOn(int first, int last);
    /// The table has new events, up to before `last`.
    void happened(int last);
    /// A card that was dropped and stays: it goes home, unless an event that is still to come takes it away.
    void sendUntakenCardHome();
    /// The time is `now`.
    void tick(qint64 now);
    /// Tells the table how far everything is shown; it may go on at once.
    void tellShown();
    /// Plays what is to be shown, group by group, until one takes time.
    void next();
    /// True at a table that is played live: there players act whenever they can, whether or not all has been
    /// seen, and what is shown hurries after them. At all other tables the next open decision waits until all
    /// has been shown, and nothing of that is left out.
    bool clockRuns() const;
    /// Roughly how long the batches of events after the one that is being shown take.
    int backlogBeyondBatch();
    /// Whoever gains or loses by these moves looks glad or stung from `seenAt` on, when they have been seen;
    /// who is asked thinks at once.
    void showMoods(const std::vector<TableEvent>& events, Passage passage, const PlayedPiece& piece,
                   const std::vector<Moved>& moves, const TablePicture& before, qint64 seenAt);
    /// Shows everything up to the last event without motion.
    void catchUp();
    /// All events are shown: waits until the last motion has ended, then says so.
    void rest();
    /// The next group may begin after so many milliseconds.
    void wait(int millis);
    /// Shows the next group of events.
    void playGroup();
    /// The presenter's picture as it is, where the scene still shows another.
    void showPicture();

    // ---- how a table begins to be shown ----

    /// Has Director::dealt() say of each of these cards when it has landed.
    void tellDealt(const std::vector<Flight>& flights);
    /// The hands that lie there with the first deal come from the dealer.
    void dealHands();
    /// Shows the line of the ask that is open, and its question in a bubble, at once.
    void showOpenAsk();

    // ---- what events do besides ----

    /// How long an event holds up the next group, and when it has told what it tells.
    struct Length {
        int blocking = 0, told = 0;
    };
    /// For a move that is played together with the cards that it moves: when these are seen the move is told,
    /// and a bubble shows what is said of it. Words that the piece itself has written are not said again.
    Length sayWhenSeen(const TableEvent& event, const PlayedPiece& piece);
    /// The same for what is said of a card that is just what was asked for, and is seen `seen` milliseconds
    /// from now.
    Length sayCaught(const TableEvent& event, int seen);
    /// Shows what an event does besides moving cards.
    Length playEffects(const TableEvent& event);
    /// The dice of the roll before leave the table: the player who rolls now takes them up.
    void takeUpDice();
    /// Shows card `number` of `all` that are shown together, side by side.
    Length show(const Shown& shown, int number, int all);
    /// A card is shown without moving: it comes to the middle, or beside those who race there, rests there
    /// as number `number` of `all`, and goes on to `to`.
    Length present(PileId from, PileId to, Face face, int number = 0, int all = 1);
};

} // namespace tacklebox
