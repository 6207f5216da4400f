// Information state of a seat, or of the public, in WTF (What the Fish!).
#pragma once

#include "model/bots/informationstate.h"
#include "model/games/whatthefish/bot/hypothesis.h"

namespace tacklebox {

/// A filter of weighted hypotheses (hypothesis.h), with pruning. It is exact until one is pruned: together
/// the hypotheses allow all possible positions, and no others. Hidden are other hands and the draw pile. A
/// hidden move from hand to hand (Mugger Croc, Communist Manifesto, WTF Tax) splits hypotheses until a
/// visible card decides. Cards seen remain known after Ben Franklin (W-37).
///
/// Facts have a single topic, CardKind::Fish: a hand has a FISH, or none.
template <>
class InformationState<WhatTheFish> {
  public:
    /// Initial number of hypotheses to keep; the least likely are pruned. If an event contradicts all of
    /// them, the deal is replayed with four times as many, up to kMostHypothesesEver. Processing an event may
    /// create up to kMostSuccessors.
    static constexpr int kMostHypotheses = 1500, kMostHypothesesEver = 6000, kMostSuccessors = 7000;
    static_assert(kMostHypothesesEver < kMostSuccessors);
    static_assert((kMostHypothesesEver + kMostSuccessors) * sizeof(whatthefish::Hypothesis) < 72'000'000,
                  "a bot's memory, in bytes");

    explicit InformationState(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<WhatTheFish>& event);
    const whatthefish::Observation& observation() const { return m_observation; }
    std::vector<Fact> facts() const;

    Seat viewer() const { return m_viewer; }
    /// Never empty after the first deal. The weights sum to 1.
    const whatthefish::Hypotheses& hypotheses() const { return m_hypotheses; }

  private:
    struct Listener;

    /// The current action, whose moves and cards follow as events.
    struct Action {
        whatthefish::Move move;
        Seat seat = kNoSeat;
        bool undone = false;        ///< a Ben Franklin, whose cards are known before their events
        bool forcedFlush = false;   ///< the drawn cards contain a FISH that must dive, or none
        bool doubtsPending = false; ///< KILLs of another player, from which to add doubts
        bool swapped = false;       ///< a Snapper Snatch after exchanging the hands
    };
    /// A hand that events show card by card.
    struct ShownHand {
        Seat seat = kNoSeat;
        List<Face, kMostCards> faces;
    };

    void process(const SeenEvent<WhatTheFish>& event);
    void replayDeal();

    std::vector<SeenEvent<WhatTheFish>> m_dealEvents; ///< events of this deal
    int m_mostHypotheses = kMostHypotheses;
    bool m_contradicted = false; ///< an event contradicted all hypotheses
    whatthefish::Hypotheses m_hypotheses;
    whatthefish::Hypotheses m_successors; ///< buffer for replaceEach()
    whatthefish::Observation m_observation;
    Seat m_viewer;
    Action m_action;
    ShownHand m_shownHand;
    /// Events of Ben Franklin so far, as Hypothesis::sentBack.
    std::array<std::array<std::uint8_t, whatthefish::kMostPlayers>, whatthefish::kMostPlayers> m_sentBack{};
};

static_assert(InformationStateOf<WhatTheFish>);

} // namespace tacklebox
