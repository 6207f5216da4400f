// Review of a deal: a seat's win probability from move to move, its most costly decisions, and its luck. The
// judge (model/bots/judge.h) uses only the seat's own information, never hidden cards.
#pragma once

#include "model/bots/movevalues.h"
#include "model/host/anygame.h"

#include <QString>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace tacklebox {

/// The win probability after a number of events.
struct ValuePoint {
    int event = 0; ///< number of events seen before
    Estimate chance;
};

/// A possible move and its value.
struct WeighedMove {
    AnyMove move; ///< no move: pass
    Estimate chance;
};

/// A decision of the seat and its alternatives.
struct JudgedDecision {
    int step = 0;  ///< of the record: the move made
    int event = 0; ///< number of events before it
    int deal = 0;  ///< from 0
    WeighedMove made, better;
    /// The loss of `made` against `better` in percent; 0 if it is not significant (Estimate::isSure()).
    Estimate cost;
    /// The change from this decision to the seat's next one or the end of the deal, by other players' moves
    /// and chance. Positive is good luck.
    Estimate luck;
    std::vector<WeighedMove> moves; ///< all candidates, best first
};

/// One of the most costly decisions, in words.
struct Mistake {
    std::size_t decision = 0; ///< index into DealReview::decisions
    QString made;             ///< "You played: Ask Ben for fives."
    QString better; ///< "Better: Ask Cleo for kings. It wins the match 46% of the time instead of 34%."
    QString why;    ///< as a bot explains it; may be empty
    QString luck;   ///< of the events after it; empty if not significant
};

/// The review of one or more deals for one seat.
struct DealReview {
    Seat seat = kNoSeat;
    std::vector<ValuePoint> line; ///< the win probability over time
    std::vector<JudgedDecision> decisions;
    std::vector<Mistake> mistakes; ///< most costly first, at most three
    double choices = 0;            ///< total significant cost of decisions, in percent
    double luck = 0;               ///< the remaining change from the first point to the last
    QString summary;               ///< one or two sentences about both
};

/// The arguments of a review.
struct ReviewRequest {
    Seat seat = kNoSeat;
    KnownLevels levels{}; ///< of the bots at the table
    int firstDeal = 0, lastDeal = 0;
    /// Playouts for each decision and each point of `line`. Without decision playouts, only the line is made.
    int decisionPlayouts = 1500, pointPlayouts = 240;
    /// Called repeatedly with the completed share, 0..1.
    std::function<void(double)> progress;
    const std::atomic<bool>* cancelled = nullptr; ///< set by another thread
};

/// Reviews those deals of the match that have been played. Depends only on the seat's events. Takes several
/// seconds per deal. Returns nullopt when cancelled. Sentences are addressed to names.you.
std::optional<DealReview> reviewOf(const AnyMatch& match, const Names& names, const ReviewRequest& request);

} // namespace tacklebox
