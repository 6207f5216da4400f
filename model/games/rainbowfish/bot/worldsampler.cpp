#include "model/games/rainbowfish/bot/worldsampler.h"

#include "model/games/rainbowfish/bot/holdings.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace rainbowfish;
using Sampler = WorldSampler<RainbowFish>;

namespace {

constexpr int kExchangesBefore = 40; ///< for each hidden card that came to a hand, before the first world
constexpr int kExchangesBetween = 4; ///< worlds

bool saysHolds(const HandEntry& entry) {
    return entry.kind == HandEntryKind::Holds || entry.kind == HandEntryKind::Asks;
}

bool bars(const Slot& slot, Face face) {
    return slot.barred.meets(Tally::one(face));
}

} // namespace

Sampler::WorldSampler(const Knowledge<RainbowFish>& knowledge, const Deadline& deadline,
                      const Opponents& before, Weighed weighed)
    : m_knowledge(knowledge), m_slots(int(knowledge.arrivals().size())), m_before(before),
      m_weighed(weighed) {
    m_now.deck = knowledge.deck();
    for (Seat seat = 0; seat < knowledge.seats(); ++seat)
        if (seat != knowledge.viewer()) m_others.add(seat);
    Random random{std::uint64_t(m_slots)};
    dealAtRandom(random);
    // So that nobody waits: it is about half a second, and one position in some thousands needs more.
    constexpr int kMostSteps = 300'000;
    StepLimit limit(kMostSteps, deadline);
    replayHistories(limit, random);
    m_stepsToFirstDeal = limit.taken();
    m_found = faults(m_now.replays) == 0;
    if (!m_found) return;
    settleBase();
    for (const Seat seat : m_others)
        m_now.asks[seat] = likelihoodOfAsks(seat);
    advance(random, kExchangesBefore * m_slots);
}

// ---- the first deal ----

/// Gives each slot a face that it may have, if there is one left.
void Sampler::dealAtRandom(Random& random) {
    m_now.faces = m_knowledge.hidden();
    random.shuffle(m_now.faces);
    for (int slot = 0; slot < m_slots; ++slot) {
        const auto at = m_now.faces.begin() + slot;
        const auto fits = std::find_if(at, m_now.faces.end(), [&](Face face) {
            return !bars(m_knowledge.arrivals()[std::size_t(slot)], face);
        });
        if (fits != m_now.faces.end()) std::swap(*at, *fits);
    }
}

/// Goes through the histories event by event, and exchanges cards wherever one of them does not hold.
void Sampler::replayHistories(StepLimit& limit, Random& random) {
    constexpr int kNeverDue = 1 << 16;
    const auto due = [this](Seat seat) -> int {
        const HandHistory& history = m_knowledge.history(seat);
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

/// Looks at the histories up to that event.
void Sampler::extendTo(int event) {
    for (const Seat seat : m_others) {
        const HandHistory& history = m_knowledge.history(seat);
        const std::size_t before = m_now.lengths[seat];
        for (; m_now.lengths[seat] < history.size() && history[m_now.lengths[seat]].event <= event;
             ++m_now.lengths[seat])
            if (history[m_now.lengths[seat]].kind == HandEntryKind::MayStop)
                m_now.stops = history[m_now.lengths[seat]].what + 1;
        if (m_now.lengths[seat] > before) m_now.replays[seat] = replayed(seat, false);
    }
}

/// The face of that slot is not one that its hand was seen to give away; an exact account where all histories
/// hold.
bool Sampler::free(int slot) const {
    if (slot >= m_slots) return true;
    const Seat seat = m_knowledge.arrivals()[std::size_t(slot)].seat;
    return seat == kNoSeat || m_now.replays[seat].hand.has(m_now.faces[std::size_t(slot)]);
}

int Sampler::faults(const Replays& replays) const {
    int sum = 0;
    for (const Seat seat : m_others)
        sum += replays[seat].faults;
    return sum + !stopsHold(replays);
}

/// A seat whose history does not hold; kNoSeat if all do.
Seat Sampler::anyFaulty(Random& random) const {
    Seat chosen = kNoSeat;
    int count = 0;
    for (const Seat seat : m_others)
        if (m_now.replays[seat].faults && random.below(++count) == 0) chosen = seat;
    return chosen;
}

namespace {

/// One of 0 .. size-1 that fits, each equally likely; -1 if none does.
template <class Fits>
int anyOf(int size, Random& random, Fits&& fits) {
    int chosen = -1, count = 0;
    for (int i = 0; i < size; ++i)
        if (fits(i) && random.below(++count) == 0) chosen = i;
    return chosen;
}

} // namespace

/// Brings a card from elsewhere into a hand where one is missing, or in place of one that cannot be: into a
/// place where it can have been, what was there into another such place, and so on, until one is left over
/// that goes where the first came from.
void Sampler::proposeAugmentingPath(Random& random) {
    const Seat seat = anyFaulty(random);
    if (seat == kNoSeat) return;
    const auto history = std::span<const HandEntry>(m_knowledge.history(seat)).first(m_now.lengths[seat]);
    const int at = m_now.replays[seat].firstFault;
    const HandEntry& fault = history[std::size_t(at)];
    const bool tooMuch = fault.kind == HandEntryKind::Lacks || fault.kind == HandEntryKind::Arrives;
    if (!tooMuch && fault.kind != HandEntryKind::Gives && !saysHolds(fault)) return;
    const auto about = [&](Face face) { return fault.about.meets(Tally::one(face)); };
    const std::vector<Holding> holdings = holdingsOf(history, m_now.faces.data());
    const int source = anyOf(int(m_now.faces.size()), random, [&](int i) {
        const Face face = m_now.faces[std::size_t(i)];
        if (fault.kind == HandEntryKind::Gives ? face != fault.what : about(face) == tooMuch) return false;
        if (i < m_slots && m_knowledge.arrivals()[std::size_t(i)].seat == seat) return false;
        return free(i);
    });
    const int count = int(holdings.size());
    const auto faceAt = [&](int i) { return m_now.faces[std::size_t(holdings[std::size_t(i)].slot)]; };
    const int wrong = !tooMuch ? -1 : anyOf(count, random, [&](int i) {
        const Holding& holding = holdings[std::size_t(i)];
        return holding.from <= at && holding.until > at && about(faceAt(i));
    });
    if (source < 0 || (tooMuch && wrong < 0)) return;

    // Breadth first; cameFrom is the holding whose card moves into this one.
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
    reach(m_now.faces[std::size_t(source)], fault.kind == HandEntryKind::Gives ? at : kToTheEnd, kSource);
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

/// Tries an exchange that may set one of the violations right.
void Sampler::proposeRepair(Random& random) {
    const Seat seat = anyFaulty(random);
    if (seat == kNoSeat) {
        proposeExchange<false>(random);
        return;
    }
    const HandHistory& history = m_knowledge.history(seat);
    const int at = random.below(2) ? m_now.replays[seat].firstFault : m_now.replays[seat].lastFault;
    const HandEntry& fault = history[std::size_t(at)];
    const auto about = [&](Face face) { return fault.about.meets(Tally::one(face)); };
    const bool tooMuch = fault.kind == HandEntryKind::Lacks || fault.kind == HandEntryKind::Arrives;
    const auto wanted = [&](Face face) {
        if (fault.kind == HandEntryKind::Gives) return face == fault.what;
        if (saysHolds(fault)) return about(face);
        return !tooMuch || !about(face);
    };
    // A card of this hand that had come by then, and one of those that would do, of this hand or not in use.
    const bool within = random.below(3) == 0;
    const int earlier = anyOf(at + 1, random, [&](int i) {
        const HandEntry& entry = history[std::size_t(i)];
        if (entry.kind != HandEntryKind::Arrives) return false;
        return tooMuch ? about(m_now.faces[entry.what]) : within || free(entry.what);
    });
    const int other = anyOf(int(m_now.faces.size()), random, [&](int i) {
        if (!wanted(m_now.faces[std::size_t(i)])) return false;
        return within ? i < m_slots && m_knowledge.arrivals()[std::size_t(i)].seat == seat : free(i);
    });
    if (earlier < 0 || other < 0) return;
    const int slots[] = {history[std::size_t(earlier)].what, other};
    tryRotation<false>(slots, random);
}

/// What annealing works on: the histories up to an event. Where all held before the event it begins again
/// elsewhere: it goes back to before the event, moves on from there, and comes again.
struct Sampler::Annealing {
    Sampler& sampler;
    int event;
    bool sound;         ///< all histories held up to the event
    SampledDeal before; ///< the deal as it was then

    int violations() const { return sampler.faults(sampler.m_now.replays); }
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

/// Goes on to that event, and towards fewer violations until there are none. Mostly it is a matter of
/// hundreds of exchanges.
void Sampler::repair(int event, StepLimit& limit, Random& random) {
    static constexpr double kPenalties[] = {6, 4, 3, 2.5};
    constexpr int kStepsEach = 400;
    Annealing annealing{*this, event, faults(m_now.replays) == 0, m_now};
    extendTo(event);
    anneal(annealing, {kPenalties, kStepsEach, true}, limit, random, 1);
}

// ---- the chain ----

Replay Sampler::replayed(Seat seat, bool strict) const {
    const auto history = std::span<const HandEntry>(m_knowledge.history(seat)).first(m_now.lengths[seat]);
    return strict ? replay<true>(history, m_now.faces.data()) : replay<false>(history, m_now.faces.data());
}

/// On each occasion somebody held a War Machine.
bool Sampler::stopsHold(const Replays& replays) const {
    if (m_now.stops == 0) return true;
    std::uint32_t held = 0;
    for (const Seat seat : m_others)
        held |= replays[seat].mayStop;
    return held == (1u << m_now.stops) - 1;
}

StyleShares Sampler::likelihoodsOf(Seat seat) const {
    const auto history = std::span<const HandEntry>(m_knowledge.history(seat)).first(m_now.lengths[seat]);
    return m_weighed == Weighed::Turns ? likelihoodsOfTurns(history, m_now.faces.data())
                                       : likelihoodsOfAsks(history, m_now.faces.data());
}

/// Summed over the styles in which the seat may play.
double Sampler::likelihoodOfAsks(Seat seat) const {
    const StyleShares likelihoods = likelihoodsOf(seat);
    double sum = 0;
    for (std::size_t style = 0; style < kStyles; ++style)
        sum += m_before[seat][style] * likelihoods[style];
    return sum;
}

StyleShares Sampler::stylesOf(Seat seat) const {
    StyleShares shares = likelihoodsOf(seat);
    double sum = 0;
    for (std::size_t style = 0; style < kStyles; ++style)
        sum += shares[style] *= m_before[seat][style];
    for (double& share : shares)
        share /= sum;
    return shares;
}

/// The hands of these seats have changed: whether to go there by how likely their asks are then
/// (Metropolis).
bool Sampler::acceptAsks(SeatSet acceptChange, Random& random) {
    double gain = 1;
    std::array<double, kMostSeats> asks{};
    for (const Seat seat : acceptChange) {
        asks[seat] = likelihoodOfAsks(seat);
        gain *= asks[seat] / m_now.asks[seat];
    }
    // Nobody plays just by one of the styles, and what he does today hangs together: counted in full, asks
    // would tell too much. Half of it, a square root, makes the odds true.
    if (!metropolisAccepts(m_weighed == Weighed::Asks ? std::sqrt(gain) : gain, random)) return false;
    for (const Seat seat : acceptChange)
        m_now.asks[seat] = asks[seat];
    return true;
}

/// The faces in these slots have changed: goes on from there if nothing speaks against it. When not
/// strict it may also go where there are more violations, the more the less likely.
bool Sampler::acceptChange(std::span<const int> slots, bool strict, Random& random) {
    Replays after = m_now.replays;
    SeatSet seen;
    for (const int slot : slots) {
        if (slot >= m_slots) continue;
        const Seat seat = m_knowledge.arrivals()[std::size_t(slot)].seat;
        if (seat == kNoSeat || seen.has(seat)) continue;
        seen.add(seat);
        after[seat] = replayed(seat, strict);
        if (strict && after[seat].faults) return false;
    }
    if (strict) {
        if (!stopsHold(after)) return false;
        if (!acceptAsks(seen, random)) return false;
    } else {
        const int more = faults(after) - faults(m_now.replays);
        if (!metropolisAcceptsLog(-m_penalty * more, random)) return false;
    }
    m_now.replays = after;
    return true;
}

/// Two special decks of the same size are possible: the other one's four cards are where these are.
bool Sampler::tryOtherDeck(bool strict, Random& random) {
    // War Machines are all alike, downpours are of two kinds: any two of the four may be the ones.
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
    if (m_knowledge.deckIsOpen() && random.below(64) == 0) return tryOtherDeck(strict, random);
    int slots[3] = {random.below(m_slots), random.below(all), 0};
    int count = 2;
    if (random.below(4) == 0) slots[count++] = random.below(all);
    return tryRotation<strict>(std::span<const int>(slots, std::size_t(count)), random);
}

/// Each of the slots takes the face of the next, the last that of the first, if that can be.
template <bool strict>
bool Sampler::tryRotation(std::span<const int> slots, Random& random) {
    const int count = int(slots.size());
    const auto seatOf = [this](int slot) {
        return slot < m_slots ? m_knowledge.arrivals()[std::size_t(slot)].seat : kNoSeat;
    };
    for (int i = 0; i < count; ++i) {
        const int slot = slots[std::size_t(i)], from = slots[std::size_t(i + 1 == count ? 0 : i + 1)];
        if (from == slot) return false;
        if (strict && seatOf(slot) != seatOf(from) && !free(from)) return false;
        if (slot < m_slots && bars(m_knowledge.arrivals()[std::size_t(slot)], m_now.faces[std::size_t(from)]))
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

// ---- worlds ----

/// Cards of one face are used in deck order: first those that everybody knows of.
void Sampler::settleBase() {
    const View& view = m_knowledge.view();
    m_base = State{};
    m_base.match = view.match;
    m_base.options.value[1] = view.match.round;
    m_base.status = m_knowledge.status();
    m_base.quiet = m_knowledge.quiet();
    m_base.quietTurns = std::uint8_t(m_knowledge.quietTurns());
    m_base.blockable = m_knowledge.blockable();
    m_base.sets = view.sets;
    m_base.laid = m_knowledge.laid();
    for (const Card card : m_base.laid)
        ++m_used[faceOfCard(card)];
    const auto next = [this](Face face) { return Card(cardsOfFace(face).first() + m_used[face]++); };
    for (int i = view.discard.size() - 1; i >= 0; --i)
        m_base.discard.putOnTop(next(view.discard[i]));
    if (m_knowledge.viewer() == kNoSeat) return;
    for (const Face face : view.hands[m_knowledge.viewer()])
        m_base.hands[m_knowledge.viewer()].add(next(face));
}

void Sampler::sample(Random& random, State& world) {
    advance(random, kExchangesBetween);
    world = m_base;
    world.options.value[0] = std::int16_t(m_now.deck);
    auto used = m_used;
    const auto next = [&used](Face face) { return Card(cardsOfFace(face).first() + used[face]++); };
    for (const Seat seat : m_others)
        m_now.replays[seat].hand.forEach([&](Face face) { world.hands[seat].add(next(face)); });
    for (int slot = 0; slot < m_slots && m_knowledge.arrivals()[std::size_t(slot)].seat == kNoSeat; ++slot)
        if (!m_knowledge.arrivals()[std::size_t(slot)].barred.empty())
            world.laid.add(next(m_now.faces[std::size_t(slot)]));
    // The chain knows no order of the Hole; those near the top matter most, and are drawn anew.
    constexpr int kDrawnAnew = 6;
    const int all = int(m_now.faces.size());
    for (int i = all - 1; i > m_slots && i >= all - kDrawnAnew; --i)
        std::swap(m_now.faces[std::size_t(i)],
                  m_now.faces[std::size_t(m_slots + random.below(i + 1 - m_slots))]);
    for (int i = m_slots; i < all; ++i)
        world.hole.putOnTop(next(m_now.faces[std::size_t(i)]));
    if (world.status.phase != Phase::Block || !world.status.waiting.empty()) return;
    SeatSet holders;
    for (const Seat seat : m_knowledge.blockers())
        if (world.hands[seat].intersects(kWarMachineCards)) holders.add(seat);
    auto deciding = holders.begin();
    for (int skip = random.below(holders.size()); skip > 0; --skip)
        ++deciding;
    world.status.waiting = SeatSet::of(*deciding);
}

} // namespace tacklebox
