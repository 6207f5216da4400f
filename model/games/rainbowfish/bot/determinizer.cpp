#include "model/games/rainbowfish/bot/determinizer.h"

#include "model/games/rainbowfish/bot/holdings.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace rainbowfish;
using Sampler = Determinizer<RainbowFish>;

namespace {

constexpr int kExchangesBefore = 40; ///< for each slot, before the first sample
constexpr int kExchangesBetween = 4; ///< between samples

bool saysHolds(const HandEntry& entry) {
    return entry.kind == HandEntryKind::Holds || entry.kind == HandEntryKind::Asks;
}

bool bars(const Slot& slot, Face face) {
    return slot.barred.meets(Tally::one(face));
}

} // namespace

Sampler::Determinizer(const InformationState<RainbowFish>& informationState, const Deadline& deadline,
                      const Opponents& before, Weighed weighed)
    : m_informationState(informationState), m_slots(int(informationState.arrivals().size())),
      m_before(before), m_weighed(weighed) {
    m_now.deck = informationState.deck();
    for (Seat seat = 0; seat < informationState.seats(); ++seat)
        if (seat != informationState.viewer()) m_others.add(seat);
    Random random{std::uint64_t(m_slots)};
    dealAtRandom(random);
    // Limits the wait to about half a second. One position in several thousand needs more.
    constexpr int kMostSteps = 300'000;
    StepLimit limit(kMostSteps, deadline);
    replayHistories(limit, random);
    m_stepsToFirstDeal = limit.taken();
    m_found = violations(m_now.replays) == 0;
    if (!m_found) return;
    resolveBase();
    for (const Seat seat : m_others)
        m_now.asks[seat] = likelihoodOfAsks(seat);
    advance(random, kExchangesBefore * m_slots);
}

// ---- the first deal ----

/// Gives each slot a face that is not barred, if one is left.
void Sampler::dealAtRandom(Random& random) {
    m_now.faces = m_informationState.hidden();
    random.shuffle(m_now.faces);
    for (int slot = 0; slot < m_slots; ++slot) {
        const auto at = m_now.faces.begin() + slot;
        const auto fits = std::find_if(at, m_now.faces.end(), [&](Face face) {
            return !bars(m_informationState.arrivals()[std::size_t(slot)], face);
        });
        if (fits != m_now.faces.end()) std::swap(*at, *fits);
    }
}

/// Extends the histories event by event, and repairs violations.
void Sampler::replayHistories(StepLimit& limit, Random& random) {
    constexpr int kNeverDue = 1 << 16;
    const auto due = [this](Seat seat) -> int {
        const HandHistory& history = m_informationState.history(seat);
        const std::size_t next = m_now.lengths[seat];
        return next < history.size() ? history[next].event : kNeverDue;
    };
    for (;;) {
        int event = kNeverDue;
        for (const Seat seat : m_others)
            event = std::min(event, due(seat));
        if (event == kNeverDue) return;
        repair(event, limit, random);
    }
}

/// Extends the prefixes of the histories to `event`.
void Sampler::extendTo(int event) {
    for (const Seat seat : m_others) {
        const HandHistory& history = m_informationState.history(seat);
        const std::size_t before = m_now.lengths[seat];
        for (; m_now.lengths[seat] < history.size() && history[m_now.lengths[seat]].event <= event;
             ++m_now.lengths[seat])
            if (history[m_now.lengths[seat]].kind == HandEntryKind::MayStop)
                m_now.stops = history[m_now.lengths[seat]].what + 1;
        if (m_now.lengths[seat] > before) m_now.replays[seat] = replayed(seat, false);
    }
}

/// True if the hand was not seen to give away the slot's face. Exact if no history is violated.
bool Sampler::free(int slot) const {
    if (slot >= m_slots) return true;
    const Seat seat = m_informationState.arrivals()[std::size_t(slot)].seat;
    return seat == kNoSeat || m_now.replays[seat].hand.has(m_now.faces[std::size_t(slot)]);
}

int Sampler::violations(const Replays& replays) const {
    int sum = 0;
    for (const Seat seat : m_others)
        sum += replays[seat].violations;
    return sum + !stopsHold(replays);
}

/// Returns a random seat with a violation, or kNoSeat.
Seat Sampler::anyViolatingSeat(Random& random) const {
    Seat chosen = kNoSeat;
    int count = 0;
    for (const Seat seat : m_others)
        if (m_now.replays[seat].violations && random.below(++count) == 0) chosen = seat;
    return chosen;
}

namespace {

/// Returns a random i in 0 .. size-1 with `fits(i)`, or -1.
template <class Fits>
int anyOf(int size, Random& random, Fits&& fits) {
    int chosen = -1, count = 0;
    for (int i = 0; i < size; ++i)
        if (fits(i) && random.below(++count) == 0) chosen = i;
    return chosen;
}

} // namespace

/// Repairs a violation along an augmenting path. Moves a card from elsewhere into the period in which the
/// hand lacks it (or holds a wrong card), the displaced card into another possible period, and so on. The
/// last displaced card goes where the first came from.
void Sampler::proposeAugmentingPath(Random& random) {
    const Seat seat = anyViolatingSeat(random);
    if (seat == kNoSeat) return;
    const auto history =
        std::span<const HandEntry>(m_informationState.history(seat)).first(m_now.lengths[seat]);
    const int at = m_now.replays[seat].firstViolation;
    const HandEntry& violated = history[std::size_t(at)];
    const bool tooMuch = violated.kind == HandEntryKind::Lacks || violated.kind == HandEntryKind::Arrives;
    if (!tooMuch && violated.kind != HandEntryKind::Gives && !saysHolds(violated)) return;
    const auto about = [&](Face face) { return violated.about.meets(Tally::one(face)); };
    const std::vector<Holding> holdings = holdingsOf(history, m_now.faces.data());
    const int source = anyOf(int(m_now.faces.size()), random, [&](int i) {
        const Face face = m_now.faces[std::size_t(i)];
        if (violated.kind == HandEntryKind::Gives ? face != violated.what : about(face) == tooMuch)
            return false;
        if (i < m_slots && m_informationState.arrivals()[std::size_t(i)].seat == seat) return false;
        return free(i);
    });
    const int count = int(holdings.size());
    const auto faceAt = [&](int i) { return m_now.faces[std::size_t(holdings[std::size_t(i)].slot)]; };
    const int wrong = !tooMuch ? -1 : anyOf(count, random, [&](int i) {
        const Holding& holding = holdings[std::size_t(i)];
        return holding.from <= at && holding.until > at && about(faceAt(i));
    });
    if (source < 0 || (tooMuch && wrong < 0)) return;

    // Breadth-first search. cameFrom is the holding whose card moves into this one.
    constexpr int kUnreached = -2, kSource = -1;
    std::vector<int> cameFrom(holdings.size(), kUnreached), queue;
    const int turn = random.below(std::max(1, count));
    const auto reach = [&](Face face, int until, int from) {
        for (int k = 0; k < count; ++k) {
            const int next = (k + turn) % count;
            const Holding& holding = holdings[std::size_t(next)];
            if (cameFrom[std::size_t(next)] != kUnreached || holding.from >= until) continue;
            if (from == kSource && !tooMuch && holding.from > at) continue;
            if (!couldHold(history, face, holding.from, until)) continue;
            cameFrom[std::size_t(next)] = from;
            queue.push_back(next);
        }
    };
    reach(m_now.faces[std::size_t(source)], violated.kind == HandEntryKind::Gives ? at : kToTheEnd, kSource);
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const int reached = queue[head];
        const bool leftOver = tooMuch ? reached == wrong : holdings[std::size_t(reached)].until == kToTheEnd;
        if (!leftOver) {
            reach(faceAt(reached), holdings[std::size_t(reached)].until, reached);
            continue;
        }
        std::vector<int> slots = {source};
        for (int i = reached; i != kSource; i = cameFrom[std::size_t(i)])
            slots.push_back(holdings[std::size_t(i)].slot);
        tryRotation<false>(slots, random);
        return;
    }
}

/// Proposes an exchange that may repair a violation.
void Sampler::proposeRepair(Random& random) {
    const Seat seat = anyViolatingSeat(random);
    if (seat == kNoSeat) {
        proposeExchange<false>(random);
        return;
    }
    const HandHistory& history = m_informationState.history(seat);
    const int at = random.below(2) ? m_now.replays[seat].firstViolation : m_now.replays[seat].lastViolation;
    const HandEntry& violated = history[std::size_t(at)];
    const auto about = [&](Face face) { return violated.about.meets(Tally::one(face)); };
    const bool tooMuch = violated.kind == HandEntryKind::Lacks || violated.kind == HandEntryKind::Arrives;
    const auto wanted = [&](Face face) {
        if (violated.kind == HandEntryKind::Gives) return face == violated.what;
        if (saysHolds(violated)) return about(face);
        return !tooMuch || !about(face);
    };
    // Exchanges a card that the hand received before the violation with a suitable one of the same hand or an
    // unused one.
    const bool within = random.below(3) == 0;
    const int earlier = anyOf(at + 1, random, [&](int i) {
        const HandEntry& entry = history[std::size_t(i)];
        if (entry.kind != HandEntryKind::Arrives) return false;
        return tooMuch ? about(m_now.faces[entry.what]) : within || free(entry.what);
    });
    const int other = anyOf(int(m_now.faces.size()), random, [&](int i) {
        if (!wanted(m_now.faces[std::size_t(i)])) return false;
        return within ? i < m_slots && m_informationState.arrivals()[std::size_t(i)].seat == seat : free(i);
    });
    if (earlier < 0 || other < 0) return;
    const int slots[] = {history[std::size_t(earlier)].what, other};
    tryRotation<false>(slots, random);
}

/// Annealing of the histories up to an event. If nothing was violated before it, restart() goes back to that
/// deal, moves the chain and extends the histories again.
struct Sampler::Annealing {
    Sampler& sampler;
    int event;
    bool sound;         ///< no violations before the event
    SampledDeal before; ///< the deal before the event

    int violations() const { return sampler.violations(sampler.m_now.replays); }
    void setPenalty(double penalty) { sampler.m_penalty = penalty; }
    void propose(Random& random) {
        switch (random.below(4)) {
        case 0: sampler.proposeExchange<false>(random); break;
        case 1: sampler.proposeAugmentingPath(random); break;
        default: sampler.proposeRepair(random); break;
        }
    }
    void restart(Random& random) {
        constexpr int kAway = 200;
        if (!sound) return;
        sampler.m_now = before;
        sampler.advance(random, kAway);
        before = sampler.m_now;
        sampler.extendTo(event);
    }
};

/// Extends the histories to `event` and removes violations. Usually takes some hundred exchanges.
void Sampler::repair(int event, StepLimit& limit, Random& random) {
    static constexpr double kPenalties[] = {6, 4, 3, 2.5};
    constexpr int kStepsEach = 400;
    Annealing annealing{*this, event, violations(m_now.replays) == 0, m_now};
    extendTo(event);
    anneal(annealing, {kPenalties, kStepsEach, true}, limit, random, 1);
}

// ---- the chain ----

Replay Sampler::replayed(Seat seat, bool strict) const {
    const auto history =
        std::span<const HandEntry>(m_informationState.history(seat)).first(m_now.lengths[seat]);
    return strict ? replay<true>(history, m_now.faces.data()) : replay<false>(history, m_now.faces.data());
}

/// True if on each occasion some hand had a War Machine.
bool Sampler::stopsHold(const Replays& replays) const {
    if (m_now.stops == 0) return true;
    std::uint32_t held = 0;
    for (const Seat seat : m_others)
        held |= replays[seat].mayStop;
    return held == (1u << m_now.stops) - 1;
}

TypeWeights Sampler::likelihoodsOf(Seat seat) const {
    const auto history =
        std::span<const HandEntry>(m_informationState.history(seat)).first(m_now.lengths[seat]);
    return m_weighed == Weighed::Turns ? likelihoodsOfTurns(history, m_now.faces.data())
                                       : likelihoodsOfAsks(history, m_now.faces.data());
}

/// The mean over the types of the seat.
double Sampler::likelihoodOfAsks(Seat seat) const {
    const TypeWeights likelihoods = likelihoodsOf(seat);
    double sum = 0;
    for (std::size_t type = 0; type < kOpponentTypes; ++type)
        sum += m_before[seat][type] * likelihoods[type];
    return sum;
}

TypeWeights Sampler::typesOf(Seat seat) const {
    TypeWeights weights = likelihoodsOf(seat);
    double sum = 0;
    for (std::size_t type = 0; type < kOpponentTypes; ++type)
        sum += weights[type] *= m_before[seat][type];
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

/// Metropolis acceptance for changed hands of these seats, by the likelihood of their asks.
bool Sampler::acceptAsks(SeatSet changedSeats, Random& random) {
    double gain = 1;
    std::array<double, kMostSeats> asks{};
    for (const Seat seat : changedSeats) {
        asks[seat] = likelihoodOfAsks(seat);
        gain *= asks[seat] / m_now.asks[seat];
    }
    // The types are only approximate and a player's choices are correlated, so full likelihoods would
    // overstate the evidence. The square root calibrates the odds.
    if (!metropolisAccepts(m_weighed == Weighed::Asks ? std::sqrt(gain) : gain, random)) return false;
    for (const Seat seat : changedSeats)
        m_now.asks[seat] = asks[seat];
    return true;
}

/// Accepts or rejects changed faces in these slots. If not `strict`, may accept more violations, with
/// decreasing probability.
bool Sampler::acceptChange(std::span<const int> slots, bool strict, Random& random) {
    Replays after = m_now.replays;
    SeatSet seen;
    for (const int slot : slots) {
        if (slot >= m_slots) continue;
        const Seat seat = m_informationState.arrivals()[std::size_t(slot)].seat;
        if (seat == kNoSeat || seen.has(seat)) continue;
        seen.add(seat);
        after[seat] = replayed(seat, strict);
        if (strict && after[seat].violations) return false;
    }
    if (strict) {
        if (!stopsHold(after)) return false;
        if (!acceptAsks(seen, random)) return false;
    } else {
        const int more = violations(after) - violations(m_now.replays);
        if (!metropolisAcceptsLog(-m_penalty * more, random)) return false;
    }
    m_now.replays = after;
    return true;
}

/// Switches between the two special decks, if both are possible, by replacing their four cards.
bool Sampler::tryOtherDeck(bool strict, Random& random) {
    // War Machines are all equal. Downpours are of two kinds, in random order.
    int kind = 0;
    std::array<Face, kDownpours> downpours = {kDownpourOne, kDownpourOne, kDownpourTwo, kDownpourTwo};
    random.shuffle(downpours);
    const Faces before = m_now.faces;
    std::array<int, kDownpours> slots{};
    for (std::size_t slot = 0; slot < m_now.faces.size(); ++slot) {
        if (m_now.faces[slot] < kDownpourOne) continue;
        slots[std::size_t(kind)] = int(slot);
        m_now.faces[slot] = m_now.deck == 1 ? kWarMachine : downpours[std::size_t(kind)];
        ++kind;
    }
    if (acceptChange(slots, strict, random)) {
        m_now.deck = 3 - m_now.deck;
        return true;
    }
    m_now.faces = before;
    return false;
}

template <bool strict>
bool Sampler::proposeExchange(Random& random) {
    if (m_slots == 0) return false;
    const int all = int(m_now.faces.size());
    if (m_informationState.deckIsOpen() && random.below(64) == 0) return tryOtherDeck(strict, random);
    int slots[3] = {random.below(m_slots), random.below(all), 0};
    int count = 2;
    if (random.below(4) == 0) slots[count++] = random.below(all);
    return tryRotation<strict>(std::span<const int>(slots, std::size_t(count)), random);
}

/// Rotates the faces: each slot gets the face of the next one, the last slot that of the first. Returns false
/// if that is not possible or was rejected.
template <bool strict>
bool Sampler::tryRotation(std::span<const int> slots, Random& random) {
    const int count = int(slots.size());
    const auto seatOf = [this](int slot) {
        return slot < m_slots ? m_informationState.arrivals()[std::size_t(slot)].seat : kNoSeat;
    };
    for (int i = 0; i < count; ++i) {
        const int slot = slots[std::size_t(i)], from = slots[std::size_t(i + 1 == count ? 0 : i + 1)];
        if (from == slot) return false;
        if (strict && seatOf(slot) != seatOf(from) && !free(from)) return false;
        if (slot < m_slots &&
            bars(m_informationState.arrivals()[std::size_t(slot)], m_now.faces[std::size_t(from)]))
            return false;
    }
    const auto face = [&](int i) -> Face& { return m_now.faces[std::size_t(slots[std::size_t(i)])]; };
    if (count == 2 && face(0) == face(1)) return true;
    for (int i = 0; i + 1 < count; ++i)
        std::swap(face(i), face(i + 1));
    if (acceptChange(slots, strict, random)) return true;
    for (int i = count - 2; i >= 0; --i)
        std::swap(face(i), face(i + 1));
    return false;
}

void Sampler::advance(Random& random, int exchanges) {
    for (; exchanges > 0; --exchanges)
        proposeExchange<true>(random);
}

// ---- samples ----

/// Uses cards of a face in deck order, beginning with the visible ones.
void Sampler::resolveBase() {
    const Observation& observation = m_informationState.observation();
    m_base = State{};
    m_base.match = observation.match;
    m_base.options.value[1] = observation.match.round;
    m_base.status = m_informationState.status();
    m_base.quiet = m_informationState.quiet();
    m_base.quietTurns = std::uint8_t(m_informationState.quietTurns());
    m_base.blockable = m_informationState.blockable();
    m_base.sets = observation.sets;
    m_base.laid = m_informationState.laid();
    for (const Card card : m_base.laid)
        ++m_used[faceOfCard(card)];
    const auto next = [this](Face face) { return Card(cardsOfFace(face).first() + m_used[face]++); };
    for (int i = observation.discard.size() - 1; i >= 0; --i)
        m_base.discard.putOnTop(next(observation.discard[i]));
    if (m_informationState.viewer() == kNoSeat) return;
    for (const Face face : observation.hands[m_informationState.viewer()])
        m_base.hands[m_informationState.viewer()].add(next(face));
}

void Sampler::sample(Random& random, State& determinization) {
    advance(random, kExchangesBetween);
    determinization = m_base;
    determinization.options.value[0] = std::int16_t(m_now.deck);
    auto used = m_used;
    const auto next = [&used](Face face) { return Card(cardsOfFace(face).first() + used[face]++); };
    for (const Seat seat : m_others)
        m_now.replays[seat].hand.forEach([&](Face face) { determinization.hands[seat].add(next(face)); });
    for (int slot = 0; slot < m_slots && m_informationState.arrivals()[std::size_t(slot)].seat == kNoSeat;
         ++slot)
        if (!m_informationState.arrivals()[std::size_t(slot)].barred.empty())
            determinization.laid.add(next(m_now.faces[std::size_t(slot)]));
    // The chain ignores the order of the hole. Only its top matters, so only that is shuffled.
    constexpr int kDrawnAnew = 6;
    const int all = int(m_now.faces.size());
    for (int i = all - 1; i > m_slots && i >= all - kDrawnAnew; --i)
        std::swap(m_now.faces[std::size_t(i)],
                  m_now.faces[std::size_t(m_slots + random.below(i + 1 - m_slots))]);
    for (int i = m_slots; i < all; ++i)
        determinization.hole.putOnTop(next(m_now.faces[std::size_t(i)]));
    if (determinization.status.phase != Phase::Block || !determinization.status.playersToAct.empty()) return;
    SeatSet holders;
    for (const Seat seat : m_informationState.blockers())
        if (determinization.hands[seat].intersects(kWarMachineCards)) holders.add(seat);
    auto deciding = holders.begin();
    for (int skip = random.below(holders.size()); skip > 0; --skip)
        ++deciding;
    determinization.status.playersToAct = SeatSet::of(*deciding);
}

} // namespace tacklebox
