// The state of the director, shared by the files that implement it, and how long everything takes.
#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/items/ticker.h"
#include "views/scene/motion/cues.h"
#include "views/scene/motion/director.h"

#include <deque>

namespace tacklebox {

/// What motion takes.
namespace motiontimes {

// Milliseconds at pace 1 (ux.md 2.1).
inline constexpr int kSlide = 140, kBubbleIn = 120, kBubbleDwell = 600, kBubbleOut = 90;
inline constexpr int kDealFlight = 240, kDealStagger = 45, kDealStaggers = 1200;
inline constexpr int kGive = 280, kGiveStagger = 60, kFish = 220;
inline constexpr int kGather = 220, kGatherStagger = 40, kRipple = 300;
inline constexpr int kFlip = 160, kFlipStagger = 40, kRevealHold = 500;
inline constexpr int kShowHold = 700, kDice = 600, kDiceHold = 250, kShuffle = 360, kScore = 400;
inline constexpr int kFade = 120, kOutline = 600;
inline constexpr int kMostStaggers = 1000; ///< all delays of one group together
inline constexpr int kDoubleBacklog = 1200, kSkipBacklog = 3000;

} // namespace motiontimes

/// A card of that height in the middle of `box`.
inline QRectF cardIn(QRectF box, qreal height) {
    const QSizeF card(height * 5 / 7, height);
    return {box.center() - QPointF(card.width() / 2, card.height() / 2), card};
}

struct Director::Private {
    TableScene& scene;
    Director& self;
    Presenter* presenter = nullptr;
    MotionSettings motion;
    QSizeF size;
    bool running = false; ///< nothing is to take time
    bool playing = false; ///< a group of events is being shown
    bool behind = false;  ///< something was shown since the last caughtUp()
    bool busy = false, again = false;
    qint64 until = 0;        ///< when the next group may begin
    Cues cues;               ///< what the group that is being shown has still to tell
    std::deque<int> batches; ///< ends of what happened together and is not shown yet

    Private(TableScene& s, Director& d) : scene(s), self(d) {}
    /// There is a table and a view to show it in.
    bool ready() const { return presenter && !size.isEmpty(); }
    /// That time at the pace that is set.
    int scaled(int millis) const { return int(millis * factor(motion.pace) / motion.speed); }

    // ---- playing ----

    /// How that picture lies in the view.
    TableLayout layoutOf(const TablePicture& picture) const;
    /// The presenter's picture, without motion.
    void showAtOnce();
    /// Nobody would see motion.
    bool unseen() const;
    /// Roughly how long the events from `first` to before `last` take.
    int estimate(int first, int last) const;
    /// A move is said in a bubble where somebody else makes it; what one does oneself one knows.
    bool bubbleOf(const TableEvent& event, Seat seat) const;
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
    /// How long what comes after the events that happened together takes, roughly.
    int backlogBeyondBatch();
    /// Everything up to the last event, without motion.
    void catchUp();
    /// All events are shown: waits until the last motion has ended, then says so.
    void rest();
    /// The next group may begin after that.
    void wait(int millis);
    /// The events from shownUpTo() that are shown together: up to which number.
    int groupEnd() const;
    /// Shows the next group of events.
    void playGroup();
    /// The presenter's picture after the group's events, with what is written on the table as it was before
    /// them: points, sums and captions change when their cause has been seen.
    TablePicture beforeItIsTold(TablePicture after, const TablePicture& before) const;
    /// The presenter's picture as it is, where the scene still shows another.
    void showTold();

    // ---- the cards of a group of events ----

    /// For each Moved of the group a flight that knows where its card lies now.
    std::vector<Flight> departures(const std::vector<TableEvent>& events, const TablePicture& before);
    /// Which card of the zone that is: one with that face, else a hidden one, else none.
    static int pick(const ZonePicture& zone, Face face, const std::vector<int>& used);
    /// Where each of these flights ends.
    void arrivals(std::vector<Flight>& flights, const std::vector<TableEvent>& events,
                  const TablePicture& after);
    /// When a flight has told what it tells: its card has landed, or rests face up on its way.
    static int toldAt(const Flight& flight);
    /// Sets delays and durations; how long the group holds up the next one.
    int timing(std::vector<Flight>& flights, const std::vector<TableEvent>& events, const TablePicture& after,
               const TableLayout& layout);
    /// Cards that lie where they lay and show their faces now: their spots and how they looked.
    std::vector<std::pair<Spot, CardArt>> turning(const TablePicture& before, const TablePicture& after,
                                                  const std::vector<Flight>& flights) const;

    // ---- what events do besides ----

    /// How long something holds up the next group, and when it has told what it tells.
    struct Length {
        int blocking = 0, told = 0;
    };
    /// What an event does besides moving cards.
    Length effects(const TableEvent& event);
    /// Card `number` of `all` that are shown together, side by side.
    Length show(const Shown& shown, int number, int all);
    /// A card is shown without moving: it comes to the middle (`aside`: so many steps beside it), rests
    /// there, and goes on to `to`.
    Length present(Place from, Place to, Face face, qreal aside = 0);
};

} // namespace tacklebox
