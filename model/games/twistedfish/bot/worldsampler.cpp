#include "model/games/twistedfish/bot/worldsampler.h"

#include "model/games/twistedfish/conditions.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

/// Steps between determinizations. About two in five move a card.
constexpr int kStepsAWorld = 24;

bool canAskAgain(const State& world, Seat seat) {
    return world.hands[seat].has(kTwoFistedFisherman) && holdsFish(world, seat);
}

/// Fills in the hidden phase and waiting seats.
Status statusBehind(const InformationState<TwistedFish>& known, const State& world, Random& random) {
    Status status = known.observation().status;
    const Aimed& aimed = known.aimed();
    const auto waitFor = [&](Phase phase, Seat seat) {
        status.phase = phase;
        status.waiting = SeatSet::of(seat);
    };
    if (status.phase == Phase::Turn) {
        if (!status.waiting.empty()) status.waiting = waitingAtOpenMoment(world, status.turn);
        return status;
    }
    if (status.phase != Phase::Wait) return status;
    if (aimed.any()) {
        // The target may have allowed No Fishing, and be deciding about Two Fisted Fisherman.
        const bool decided = aimed.zinger == kNoFishing && canAskAgain(world, aimed.target) &&
                             (!world.hands[aimed.target].has(kDivineIntervention) || random.below(4) == 0);
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

WorldSampler<TwistedFish>::WorldSampler(const InformationState<TwistedFish>& known, const Deadline& deadline)
    : m_known(known), m_deals(known) {
    Random random{known.now()};
    m_deals.findDeal(random, deadline);
}

void WorldSampler<TwistedFish>::sample(Random& random, State& world) {
    m_deals.advance(random, kStepsAWorld);
    const Observation& observation = m_known.observation();
    world = State{};
    world.match = observation.match;
    world.options = m_known.options();
    world.baskets = observation.baskets;
    for (int depth = observation.discard.size(); depth > 0; --depth)
        world.discard.putOnTop(observation.discard[depth - 1]);
    for (Card card = 0; card < kDeckSize; ++card) {
        if (const Seat seat = m_deals.holderNow(card); seat != kNoSeat)
            world.hands[seat].add(card);
        else if (m_deals.inPond(card))
            world.pond.putOnTop(card);
    }
    random.shuffle(world.pond);
    world.status = statusBehind(m_known, world, random);
    const PublicCounters& counters = m_known.counters();
    world.won = counters.won == kHidden ? m_deals.netted() : counters.won;
    world.drawn = counters.drawn;
    world.quiet = counters.quiet;
    world.quietOnEmptyPond = counters.quietOnEmptyPond;
    world.quietAndDead = counters.quietAndDead;
}

} // namespace tacklebox
