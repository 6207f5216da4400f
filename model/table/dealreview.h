// A deal seen again: what it was worth to one seat from move to move, which of its decisions cost most, and
// what was luck. Judged from what that seat could know (model/bots/judge.h), never from hidden cards.
#pragma once

#include "model/bots/movevalues.h"
#include "model/host/anygame.h"

#include <QString>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace tacklebox {

/// The chance to win the match after so many events.
struct WorthPoint {
    int event = 0; ///< events told
    Estimate chance;
};

/// A move that could have been made, and what it was worth.
struct WeighedMove {
    AnyMove move; ///< none at all: to let the player in turn go on
    Estimate chance;
};

/// A decision of the seat, with what it could have done.
struct JudgedDecision {
    int step = 0;  ///< of the record: the move that was made
    int event = 0; ///< events before it
    int deal = 0;  ///< 0 the first
    WeighedMove made, better;
    /// What `made` cost against `better`, in percent; nothing where it is no more than the noise of the
    /// play-outs (Estimate::isSure()).
    Estimate cost;
    /// What came after it up to the seat's next decision, or to the end of the deal: others' moves and
    /// chance. More than 0 is good luck.
    Estimate luck;
    std::vector<WeighedMove> moves; ///< all of them, the best first
};

/// One of the decisions that cost most, in words.
struct Mistake {
    std::size_t decision = 0; ///< a number of DealReview::decisions
    QString made;             ///< "Your move was: Ask Ben for fives."
    QString better;           ///< "Better was: Ask Cleo for kings. It wins the match in 46 %, not 34 %."
    QString why;              ///< as a bot says it; may be empty
    QString luck;             ///< of what came after it; empty where it was nothing that is sure
};

/// What came of looking at a deal, or at several, from one seat.
struct DealReview {
    Seat seat = kNoSeat;
    std::vector<WorthPoint> line;
    std::vector<JudgedDecision> decisions;
    std::vector<Mistake> mistakes; ///< the costliest first, at most three
    double choices = 0;            ///< what the decisions cost that surely cost something, in percent
    double luck = 0;               ///< all other change from the first point to the last
    QString summary;               ///< both in a sentence or two
};

/// What is looked at.
struct ReviewRequest {
    Seat seat = kNoSeat;
    KnownLevels levels{}; ///< of the bots at the table
    int firstDeal = 0, lastDeal = 0;
    /// Play-outs for a decision, and for each point of the line; with none for decisions only the line is
    /// made.
    int decisionPlayouts = 1500, pointPlayouts = 240;
    /// Called now and then with the share that is done, 0..1.
    std::function<void(double)> progress;
    const std::atomic<bool>* cancelled = nullptr; ///< set by another thread
};

/// Looks at those deals of the match, or as many of them as have been played. Depends on what the seat has
/// seen, and on nothing else. Takes some seconds a deal; nothing when cancelled. `names` are told to whoever
/// reads it.
std::optional<DealReview> reviewOf(const AnyMatch& match, const Names& names, const ReviewRequest& request);

} // namespace tacklebox
