// The state of the director, shared by the files that implement it: the queue of groups (director.cpp,
// opening.cpp), the course of one group (eventgroup.cpp), and effects besides card motion (eventeffects.cpp).
// Other classes, which do not know the director, plan flights and props.
#pragma once

#include "model/table/remarks.h"
#include "model/table/tablenarrator.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/speechbubbles.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/askline.h"
#include "views/scene/motion/betweenpictures.h"
#include "views/scene/motion/director.h"
#include "views/scene/motion/effectplayer.h"
#include "views/scene/motion/flightplanner.h"
#include "views/scene/motion/grouping.h"
#include "views/scene/motion/motiontimes.h"
#include "views/scene/motion/scheduledcallbacks.h"
#include "views/scene/motion/tableeffects.h"

#include <deque>

namespace tacklebox {

struct Director::Private {
    TableScene& scene;
    Director& self;
    Presenter* presenter = nullptr;
    std::optional<TableNarrator> narrator; ///< of the presenter's table
    std::optional<Remarks> remarks;        ///< of its players
    std::optional<FlightPlanner> planner;  ///< made for each presenter, like the next two
    std::optional<EffectPlayer> effectPlayer;
    std::optional<TableEffects> effects;
    bool voices = true, spoke = false; ///< players may make remarks; the current group has a bubble
    Pacing pacing;                     ///< of the current group; the objects above read it
    QSizeF size;
    qreal promptBarHeight = 0;
    bool actsForViewer = true;
    std::optional<ManualAction> awaited; ///< the next group waits for the viewer
    int acted = -1;                      ///< the event for which the viewer has acted
    QPointF diceCarriedBy;               ///< how far the viewer has carried the dice from their places
    bool skipping = false;               ///< the user skips to their next decision: nothing takes time
    bool awaitsVisibility = false;       ///< the first deal waits until the table is visible
    bool playing = false;                ///< a group of events is being shown
    bool unreported = false;             ///< something was shown since the last caughtUp()
    bool busy = false, again = false;
    qint64 until = 0;             ///< when the next group may begin
    qint64 readUntil = 0;         ///< no group starts before that, unless a clock runs
    bool reading = false;         ///< waiting for something to be read, not for motion
    AskLine line{scene, pacing};  ///< of the open ask after the shown events
    ScheduledCallbacks callbacks; ///< pending reports of the current group
    /// For each batch of events that happened together and are not shown yet: the number after its last
    /// event.
    std::deque<int> batches;

    std::pair<EffectKind, TransferKind> lastKind; ///< kind of the last group with cards ...
    int repeats = 0;                              ///< ... and the number of such groups in a row

    Private(TableScene& s, Director& d) : scene(s), self(d) {}
    /// Returns true if there is a table, and a view to show it in.
    bool ready() const { return presenter && !size.isEmpty(); }
    /// Milliseconds at the current pace (Pacing).
    int scaled(int millis) const { return pacing.scaled(millis); }
    int pause(int millis) const { return pacing.pause(millis); }

    // ---- playing ----

    /// Lays out a picture in the view.
    TableLayout layoutOf(const TablePicture& picture) const;
    /// Returns what the viewer does by hand before the next group.
    std::optional<ManualAction> nextAction() const;
    void setAwaited(std::optional<ManualAction> action);
    /// Returns the presenter's picture, with the dice that wait to be rolled.
    TablePicture currentPicture() const;
    /// Shows the presenter's picture without motion.
    void showAtOnce();
    /// The same, with the line and the bubble of an open ask.
    void showAgain();
    /// Returns true if no view of the scene is visible.
    bool unseen() const;
    /// Estimates how many milliseconds the events from `first` to before `last` take.
    int estimate(int first, int last) const;
    /// Shows the bubble of a player at event `number`. Returns false if the player says nothing. A bubble
    /// that `stands`, a question, stays until the next group with a visible event.
    bool speak(int number, Seat seat, BubbleTone tone, bool stands);
    /// Returns the bubble that speak() would show; without words if the player says nothing.
    TableScene::Speech speechOf(int number, Seat seat, BubbleTone tone, bool stands) const;
    /// Returns how many milliseconds the next group should wait so that a remark that it would end can be
    /// read; 0 while a clock runs.
    int remarkToBeRead() const;
    /// The same for text beside the table (Director::readFor()).
    int stillRead() const;
    /// Lets one of the players, at most, make a remark on these events, which have just been reported.
    void remarkOn(int first, int last);
    /// Called when the table has new events, up to before `last`.
    void happened(int last);
    /// Sends a dropped card home, unless a pending event takes it from there.
    void sendUntakenCardHome();
    /// Called at each tick of the clock.
    void tick(qint64 now);
    /// Tells the table which events are shown. The table may continue at once.
    void reportShown();
    /// Plays group after group until one takes time.
    void next();
    /// Returns true at a table that is played live. There players act whenever they can, even before
    /// everything has been seen, and motion hurries to keep up. At all other tables the next decision waits
    /// until everything has been shown, and nothing is left out.
    bool clockRuns() const;
    /// Estimates how long the batches after the current one take.
    int backlogBeyondBatch();
    enum class Until : quint8 { Action, End };
    /// Shows everything up to the viewer's next action, or the last event, without motion.
    void catchUp(Until end);
    /// Ends the motion of the current group, and does the same.
    void skip(Until end);
    /// All events are shown: waits for the last motion, then emits caughtUp().
    void rest();
    /// The next group starts after that many milliseconds.
    void wait(int millis);
    /// Shows the presenter's picture, if the scene still shows another.
    void showPicture();

    // ---- one group of events ----

    /// A group of events and how it is played. Times are milliseconds from its start.
    struct Group {
        int first = 0, last = 0; ///< the events from `first` to before `last`
        std::vector<TableEvent> events;
        std::vector<Moved> moves; ///< of these events
        TablePicture before, after;
        TableLayout layout;          ///< of `after`
        std::vector<Flight> flights; ///< of `moves` or of dealt hands; an effect may add one
        TransferKind transfer = TransferKind::Other;
        bool dealsHands = false; ///< a deal without events for its cards: all hands come at once
        bool dips = false;       ///< the viewer's line draws the cards
        PlayedEffect effect;
        std::vector<std::pair<CardRef, CardArt>> turned; ///< turn up in their places; their previous looks
        int turnedUp = 0;                                ///< when the last of them is up
        std::vector<int> told;                           ///< when each event is reported
        int blocking = 0;                                ///< how long the group delays the next one

        /// Returns true if the events are reported later than they are shown.
        bool toldLater() const { return !flights.empty() || !turned.empty(); }
    };
    /// Plays the next group of events: the functions below, in their order.
    void playGroup();
    /// Takes the next group of events from the presenter.
    Group takeGroup();
    /// Sets times and waypoints of the flights.
    void planMotion(Group& group);
    /// Shows the new picture, starts the flights and adds the props of the effect.
    void showGroup(Group& group);
    /// Sets when each event is reported. Plays effects besides card motion.
    void planReports(Group& group);
    /// Schedules the reports, and what follows from them.
    void scheduleReports(const Group& group);
    /// Turns cards face up in their places.
    void turnUp(Group& group);
    /// Reports the points of a catch while they are counted up.
    void tellPoints(const PlayedEffect& effect, qint64 now);
    /// Players who gain or lose by the moves look delighted or stung from `seenAt` on, when the moves have
    /// been seen. An asked player looks thoughtful at once.
    void showMoods(const Group& group, qint64 seenAt);

    // ---- the first picture of a table ----

    /// Emits Director::dealt() for each of these cards when it lands.
    void reportDealt(const std::vector<Flight>& flights);
    /// Deals the hands of the first deal, from the dealer.
    void dealHands();
    /// Shows the line and the question of an open ask at once.
    void showOpenAsk();

    // ---- effects of events besides card motion ----

    /// How long an event delays the next group, and when it is reported.
    struct Length {
        int blocking = 0, told = 0;
    };
    /// For a move that is played together with its cards: reports it, and shows its bubble, when the cards
    /// have been seen. Words that the effect has written are not repeated.
    Length sayWhenSeen(const TableEvent& event, const PlayedEffect& effect);
    /// The same for the words of a player who draws the card they asked for, which is seen in `seen`
    /// milliseconds.
    Length sayCaught(const TableEvent& event, int seen);
    /// Plays the effects of an event besides card motion.
    Length playEffects(const TableEvent& event);
    /// Returns what "you" lose by these events, in a sentence; empty if that is nothing.
    QString lossIn(const std::vector<TableEvent>& events) const;
    /// Removes the dice of the previous roll: the player who rolls picks them up.
    void takeUpDice();
    /// Shows card `number` of `all` that are shown together, side by side.
    Length show(const Shown& shown, int number, int all);
    /// Shows a card that keeps its place: it flies to the middle, or beside a race, rests there as number
    /// `number` of `all`, and continues to `to`.
    Length present(PileId from, PileId to, Face face, int number = 0, int all = 1);
};

} // namespace tacklebox
