// What a seat, or the whole table, knows in WTF (What the Fish!).
#pragma once

#include "model/bots/knowledge.h"
#include "model/games/whatthefish/bot/hypothesis.h"

namespace tacklebox {

/// A filter of weighted hypotheses (hypothesis.h), with pruning. Until one is pruned it is exact in what can
/// be: the hypotheses together allow every position that could be, and no other. Hidden are the hands of the
/// others and the draw pile; what moves out of sight from hand to hand (Mugger Croc, Communist Manifesto, WTF
/// Tax) makes several hypotheses of one, until something shown tells which was true. What was seen stays
/// known after Ben Franklin (W-37).
///
/// Facts about a topic have one topic only, CardKind::Fish: that a hand holds a FISH, or none.
template <>
class Knowledge<WhatTheFish> {
  public:
    /// At most so many hypotheses are kept at first; the least likely are pruned. Where none of those that
    /// were kept fits what comes, the deal is gone through again and four times as many are kept, up to
    /// kMostHypothesesEver. While an event is taken in, kMostTold more may come of them.
    static constexpr int kMostHypotheses = 1500, kMostHypothesesEver = 6000, kMostTold = 7000;
    static_assert(kMostHypothesesEver < kMostTold);
    static_assert((kMostHypothesesEver + kMostTold) * sizeof(whatthefish::Hypothesis) < 72'000'000,
                  "a bot's memory, in bytes");

    explicit Knowledge(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<WhatTheFish>& event);
    const whatthefish::View& view() const { return m_view; }
    std::vector<Fact> facts() const;

    Seat viewer() const { return m_viewer; }
    /// Never empty after the first deal; their weights add up to 1.
    const whatthefish::Hypotheses& hypotheses() const { return m_hypotheses; }

  private:
    struct Listener;

    /// The action under way, as its own moves and cards are told after it.
    struct Action {
        whatthefish::Move move;
        Seat seat = kNoSeat;
        bool undone = false;      ///< it is a Ben Franklin, whose cards are told but known already
        bool forcedFlush = false; ///< what it drew must dive, or was no FISH
        bool struck = false;      ///< KILLs of another, whose hint is still to be taken
        bool swapped = false;     ///< a Snapper Snatch whose hands have changed seats
    };
    /// A hand that is being told card by card.
    struct Telling {
        Seat seat = kNoSeat;
        List<Face, kMostCards> faces;
    };

    void listen(const SeenEvent<WhatTheFish>& event);
    void hearAgain();

    std::vector<SeenEvent<WhatTheFish>> m_evidence; ///< of this deal
    int m_mostHypotheses = kMostHypotheses;
    bool m_lost = false; ///< no hypothesis that was kept fits what came then
    whatthefish::Hypotheses m_hypotheses;
    whatthefish::Hypotheses m_told; ///< room for what becomes of them
    whatthefish::View m_view;
    Seat m_viewer;
    Action m_action;
    Telling m_telling;
    std::array<std::array<std::uint8_t, whatthefish::kMostPlayers>, whatthefish::kMostPlayers> m_goneBack{};
};

static_assert(KnowledgeOf<WhatTheFish>);

} // namespace tacklebox
