// Durations of motion at pace 1, and at the current pace.
#pragma once

#include "views/settings/settings.h"

#include <QtGlobal>

#include <algorithm>

namespace tacklebox {

namespace motiontimes {

// Milliseconds at pace 1.
inline constexpr int kSlide = 140, kBubbleIn = 120, kBubbleDwell = 600, kOwnBubbleDwell = 380,
                     kBubbleStands = 1200; ///< does not delay other events
inline constexpr int kDealFlight = 240, kDealStagger = 55, kDealStaggers = 1200;
inline constexpr int kGive = 260, kGiveStagger = 70, kReel = 420, kFish = 300, kDraw = 320, kRise = 350;
inline constexpr int kGather = 240, kGatherStagger = 70, kRipple = 400;
inline constexpr int kEnter = 320, kLeap = 420, kCast = 300, kCross = 700, kCrossStagger = 30,
                     kLineHome = 260;
inline constexpr int kFlip = 220, kFlipStagger = 40, kRevealHold = 500;
inline constexpr int kShowHold = 700, kDice = 700, kDiceHold = 350, kShuffle = 800, kScore = 400,
                     kScoreHold = 1000;
inline constexpr int kCatch = 1200, kCatchAtFast = 400, ///< a whole catch of weight 1, at that speed
    kCatchStaggers = 160;
inline constexpr int kHookIn = 420, kHookHold = 120, kRingHold = 240, kPull = 340;
inline constexpr int kIntoPan = 300, kPanHold = 600, kEscape = 700, kFreeHold = 1000, kClearAway = 260;
inline constexpr int kFade = 120, kOutline = 600;
inline constexpr int kMostStaggers = 1000; ///< limit for all delays of a group together
inline constexpr int kDimFade = 120, kEffectHold = 900, kStopHold = 800, kCallHold = 1500,
                     kTurnTogether = 260, kJudge = 300, kTip = 360, kBow = 200, kMount = 160, kStamp = 160,
                     kCoinHome = 240, kHaulLine = 120, kSwing = 360, kFill = 300, kRain = 500,
                     kPourSlide = 420, kSearch = 600, kBreak = 360, kLight = 300, kDescend = 420,
                     kCatchTurn = 100, kDip = 350;
inline constexpr int kRepeats = 3;               ///< from this number of similar groups in a row on ...
inline constexpr double kRepeatFactor = 2.0 / 3; ///< ... a group takes only this share of its time
inline constexpr double kDim = 0.2, kDimDeep = 0.4;
/// Milliseconds of pending motion from which motion runs at double speed, or is skipped. Without a clock both
/// limits are kWithoutClock times as long: the moves of one turn never reach them, only automated play does.
inline constexpr int kDoubleBacklog = 1200, kSkipBacklog = 3000, kWithoutClock = 10;

/// A point at which cards rest on their way so that all see them.
struct Waypoint {
    qreal size;  ///< height relative to a card in the viewer's hand
    qreal where; ///< share of the way; 0: the middle of the table
    int hold;    ///< milliseconds of rest, for reading
    int stagger; ///< milliseconds between cards that continue
    int onward;  ///< milliseconds from the waypoint to the end
};
inline constexpr Waypoint kGiveWaypoint{1.15, 0.42, 420, 40, kReel};
inline constexpr Waypoint kGiveHiddenWaypoint{1.0, 0.42, 260, 40, kReel};
inline constexpr Waypoint kLoseWaypoint{1.4, 0.42, 1000, 40, kReel};
inline constexpr Waypoint kTakeWaypoint{1.15, 0.42, 420, 40, kReel};
inline constexpr Waypoint kTurnUpWaypoint{1.15, 0, 260, 0, 260};
inline constexpr Waypoint kDrawWaypoint{1.15, 0, 320, 40, 300};
inline constexpr Waypoint kRevealWaypoint{1.4, 0, 700, 40, 320};
inline constexpr Waypoint kCatchWaypoint{1.4, 0, 900, 0, 320};
inline constexpr Waypoint kLayWaypoint{1.0, 0, 480, 60, 240};
inline constexpr Waypoint kPlayWaypoint{1.5, 0, 900, 0, 300};
inline constexpr Waypoint kEnterWaypoint{1.6, 0, 1000, 0, 300};
inline constexpr Waypoint kGatherWaypoint{1.0, 0, 0, 0, 240};
inline constexpr Waypoint kHaulWaypoint{0.8, 0, 0, 0, 240};
inline constexpr Waypoint kSearchWaypoint{1.4, 0, 600, 40, 320};

} // namespace motiontimes

/// The pace at which a group of events is shown.
struct Pacing {
    MotionSettings motion;     ///< the user's settings
    double durationFactor = 1; ///< factor for all durations of the group

    /// Returns the duration at the current pace of motion that takes `millis` at pace 1; 0 if motion is off.
    int scaled(int millis) const { return int(millis * durationFactor * factor(motion.pace) / motion.speed); }
    /// The same for reading time. At least 60% of it remain.
    int pause(int millis) const { return std::max(scaled(millis), int(millis * 0.6)); }
    /// Returns true if cross-fades and outlines replace flights.
    bool reduced() const { return motion.reduced; }
    /// Returns true if nothing moves at all.
    bool off() const { return factor(motion.pace) <= 0; }
};

} // namespace tacklebox
