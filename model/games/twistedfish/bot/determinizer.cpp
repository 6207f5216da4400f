#include "model/games/twistedfish/bot/determinizer.h"

#include "model/games/twistedfish/conditions.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

/// Steps between determinizations. About two in five move a card.
constexpr int kStepsADeterminization = 24;

bool canAskAgain(const State& determinization, Seat seat) {
    return determinization.hands[seat].has(kTwoFistedFisherman) && holdsFish(determinization, seat);
}

/// Fills in the hidden phase and waiting seats.
Status statusBehind(const InformationState<TwistedFish>& known, const State& determinization,
                    Random& random) {
    Status status = known.observation().status;
    const Aimed& aimed = known.aimed();
    const auto waitFor = [&](Phase phase, Seat seat) {
        status.phase = phase;
        status.playersToAct = SeatSet::of(seat);
    };
    if (status.phase == Phase::Turn) {
        if (!status.playersToAct.empty())
            status.playersToAct = playersToActAtOpenMoment(determinization, status.turn);
        return status;
    }
    if (status.phase != Phase::Wait) return status;
    if (aimed.any()) {
        // The target may have allowed No Fishing, and be deciding about Two Fisted Fisherman.
        const bool decided =
            aimed.zinger == kNoFishing && canAskAgain(determinization, aimed.target) &&
            (!determinization.hands[aimed.target].has(kDivineIntervention) || random.below(4) == 0);
        if (decided) {
            waitFor(Phase::Miss, aimed.target);
            return status;
        }
        waitFor(Phase::Zinger, aimed.target);
        status.aimed = aimed;
        return status;
    }
    if (!status.asked.any())
        waitFor(Phase::Drawn, status.turn);
    else if (known.giving())
        waitFor(Phase::Give, status.asked.target);
    else
        waitFor(Phase::Miss, status.asked.by);
    return status;
}

} // namespace

Determinizer<TwistedFish>::Determinizer(const InformationState<TwistedFish>& known, const Deadline& deadline)
    : m_known(known), m_deals(known) {
    Random random{known.now()};
    m_deals.findDeal(random, deadline);
}

void Determinizer<TwistedFish>::sample(Random& random, State& determinization) {
    m_deals.advance(random, kStepsADeterminization);
    const Observation& observation = m_known.observation();
    determinization = State{};
    determinization.match = observation.match;
    determinization.options = m_known.options();
    determinization.baskets = observation.baskets;
    for (int depth = observation.discard.size(); depth > 0; --depth)
        determinization.discard.putOnTop(observation.discard[depth - 1]);
    for (Card card = 0; card < kDeckSize; ++card) {
        if (const Seat seat = m_deals.holderNow(card); seat != kNoSeat)
            determinization.hands[seat].add(card);
        else if (m_deals.inPond(card))
            determinization.pond.putOnTop(card);
    }
    random.shuffle(determinization.pond);
    determinization.status = statusBehind(m_known, determinization, random);
    const PublicCounters& counters = m_known.counters();
    determinization.won = counters.won == kHidden ? m_deals.netted() : counters.won;
    determinization.drawn = counters.drawn;
    determinization.quiet = counters.quiet;
    determinization.quietOnEmptyPond = counters.quietOnEmptyPond;
    determinization.quietAndDead = counters.quietAndDead;
}

} // namespace tacklebox
