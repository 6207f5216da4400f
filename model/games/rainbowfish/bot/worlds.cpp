#include "model/games/rainbowfish/bot/worlds.h"

#include "model/games/rainbowfish/bot/stays.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace rainbowfish;
using Walk = Worlds<RainbowFish>;

namespace {

constexpr int kExchangesBefore = 40; ///< for each hidden card that came to a hand, before the first world
constexpr int kExchangesBetween = 4; ///< worlds

bool saysHolds(const Heard& heard) {
    return heard.kind == HeardKind::Holds || heard.kind == HeardKind::Asks;
}

bool bars(const Slot& slot, Face face) {
    return slot.barred.meets(Tally::one(face));
}

} // namespace

Walk::Worlds(const Knowledge<RainbowFish>& knowledge, const Deadline& deadline, const WaysOfPlaying& before)
    : m_knowledge(knowledge), m_slots(int(knowledge.arrivals().size())), m_before(before) {
    m_now.deck = knowledge.deck();
    for (Seat seat = 0; seat < knowledge.seats(); ++seat)
        if (seat != knowledge.viewer()) m_others.add(seat);
    Random random{std::uint64_t(m_slots)};
    guess(random);
    retrace(deadline, random);
    m_found = faults(m_now.replays) == 0;
    if (!m_found) return;
    settleBase();
    for (const Seat seat : m_others)
        m_now.asks[seat] = likelihoodOfAsks(seat);
    stir(random, kExchangesBefore * m_slots);
}

// ---- a first way ----

/// Gives each slot a face that it may have, if there is one left.
void Walk::guess(Random& random) {
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

/// Goes through the courses event by event, and exchanges cards wherever one of them does not hold.
void Walk::retrace(const Deadline& deadline, Random& random) {
    constexpr int kNeverDue = 1 << 16;
    const auto due = [this](Seat seat) -> int {
        const Course& course = m_knowledge.course(seat);
        const std::size_t next = m_now.lengths[seat];
        return next < course.size() ? course[next].event : kNeverDue;
    };
    for (;;) {
        int event = kNeverDue;
        for (const Seat seat : m_others)
            event = std::min(event, due(seat));
        if (event == kNeverDue) return;
        repair(event, deadline, random);
    }
}

/// Looks at the courses up to that event.
void Walk::goTo(int event) {
    for (const Seat seat : m_others) {
        const Course& course = m_knowledge.course(seat);
        const std::size_t before = m_now.lengths[seat];
        for (; m_now.lengths[seat] < course.size() && course[m_now.lengths[seat]].event <= event;
             ++m_now.lengths[seat])
            if (course[m_now.lengths[seat]].kind == HeardKind::MayStop)
                m_now.stops = course[m_now.lengths[seat]].what + 1;
        if (m_now.lengths[seat] > before) m_now.replays[seat] = replayed(seat, false);
    }
}

/// The face of that slot is not one that its hand was seen to give away; an exact account where all courses
/// hold.
bool Walk::free(int slot) const {
    if (slot >= m_slots) return true;
    const Seat seat = m_knowledge.arrivals()[std::size_t(slot)].seat;
    return seat == kNoSeat || m_now.replays[seat].hand.has(m_now.faces[std::size_t(slot)]);
}

int Walk::faults(const Replays& replays) const {
    int sum = 0;
    for (const Seat seat : m_others)
        sum += replays[seat].faults;
    return sum + !stopsHold(replays);
}

/// A seat whose course does not hold; kNoSeat if all do.
Seat Walk::anyFaulty(Random& random) const {
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
void Walk::reroute(Random& random) {
    const Seat seat = anyFaulty(random);
    if (seat == kNoSeat) return;
    const auto course = std::span<const Heard>(m_knowledge.course(seat)).first(m_now.lengths[seat]);
    const int at = m_now.replays[seat].firstFault;
    const Heard& fault = course[std::size_t(at)];
    const bool tooMuch = fault.kind == HeardKind::Lacks || fault.kind == HeardKind::Arrives;
    if (!tooMuch && fault.kind != HeardKind::Gives && !saysHolds(fault)) return;
    const auto about = [&](Face face) { return fault.about.meets(Tally::one(face)); };
    const std::vector<Stay> stays = staysOf(course, m_now.faces.data());
    const int source = anyOf(int(m_now.faces.size()), random, [&](int i) {
        if (!free(i) || (i < m_slots && m_knowledge.arrivals()[std::size_t(i)].seat == seat)) return false;
        const Face face = m_now.faces[std::size_t(i)];
        if (fault.kind == HeardKind::Gives) return face == fault.what;
        return about(face) != tooMuch;
    });
    const int count = int(stays.size());
    const auto faceAt = [&](int i) { return m_now.faces[std::size_t(stays[std::size_t(i)].slot)]; };
    const int wrong = !tooMuch ? -1 : anyOf(count, random, [&](int i) {
        const Stay& stay = stays[std::size_t(i)];
        return stay.from <= at && stay.until > at && about(faceAt(i));
    });
    if (source < 0 || (tooMuch && wrong < 0)) return;

    // Breadth first; cameFrom is the stay whose card moves into this one.
    constexpr int kUnreached = -2, kSource = -1;
    std::vector<int> cameFrom(stays.size(), kUnreached), queue;
    const int turn = random.below(std::max(1, count));
    const auto reach = [&](Face face, int until, int from) {
        for (int k = 0; k < count; ++k) {
            const int next = (k + turn) % count;
            const Stay& stay = stays[std::size_t(next)];
            if (cameFrom[std::size_t(next)] != kUnreached || stay.from >= until) continue;
            if (from == kSource && !tooMuch && stay.from > at) continue;
            if (!couldStay(course, face, stay.from, until)) continue;
            cameFrom[std::size_t(next)] = from;
            queue.push_back(next);
        }
    };
    reach(m_now.faces[std::size_t(source)], fault.kind == HeardKind::Gives ? at : kToTheEnd, kSource);
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const int reached = queue[head];
        const bool leftOver = tooMuch ? reached == wrong : stays[std::size_t(reached)].until == kToTheEnd;
        if (!leftOver) {
            reach(faceAt(reached), stays[std::size_t(reached)].until, reached);
            continue;
        }
        std::vector<int> slots = {source};
        for (int i = reached; i != kSource; i = cameFrom[std::size_t(i)])
            slots.push_back(stays[std::size_t(i)].slot);
        tryRotation<false>(slots, random);
        return;
    }
}

/// Tries an exchange that may set one of the faults right.
void Walk::mend(Random& random) {
    const Seat seat = anyFaulty(random);
    if (seat == kNoSeat) {
        exchange<false>(random);
        return;
    }
    const Course& course = m_knowledge.course(seat);
    const int at = random.below(2) ? m_now.replays[seat].firstFault : m_now.replays[seat].lastFault;
    const Heard& fault = course[std::size_t(at)];
    const auto about = [&](Face face) { return fault.about.meets(Tally::one(face)); };
    const bool tooMuch = fault.kind == HeardKind::Lacks || fault.kind == HeardKind::Arrives;
    const auto wanted = [&](Face face) {
        if (fault.kind == HeardKind::Gives) return face == fault.what;
        if (saysHolds(fault)) return about(face);
        return !tooMuch || !about(face);
    };
    // A card of this hand that had come by then, and one of those that would do, of this hand or not in use.
    const bool within = random.below(3) == 0;
    const int earlier = anyOf(at + 1, random, [&](int i) {
        const Heard& heard = course[std::size_t(i)];
        if (heard.kind != HeardKind::Arrives) return false;
        return tooMuch ? about(m_now.faces[heard.what]) : within || free(heard.what);
    });
    const int other = anyOf(int(m_now.faces.size()), random, [&](int i) {
        if (!wanted(m_now.faces[std::size_t(i)])) return false;
        return within ? i < m_slots && m_knowledge.arrivals()[std::size_t(i)].seat == seat : free(i);
    });
    if (earlier < 0 || other < 0) return;
    const int slots[] = {course[std::size_t(earlier)].what, other};
    tryRotation<false>(slots, random);
}

/// Goes on to that event, and walks towards fewer faults until there are none. Mostly it is a matter of
/// hundreds of exchanges. Where it takes longer it begins again elsewhere: it goes back to before the event,
/// walks away from there, and comes again. The limit, for all events together, is there so that nobody waits:
/// it is about half a second, and one position in some thousands needs more.
void Walk::repair(int event, const Deadline& deadline, Random& random) {
    constexpr int kMost = 300'000, kPerSlope = 400, kPatience = 400, kAway = 200;
    constexpr int kTriesToALook = 128; // at the clock
    constexpr double kSlopes[] = {6, 4, 3, 2.5};
    Standing before = m_now;
    const bool sound = faults(m_now.replays) == 0;
    goTo(event);
    for (int tries = 1; m_tries < kMost && faults(m_now.replays) > 0; ++tries) {
        if (sound && tries % kPatience == 0) {
            m_now = before;
            stir(random, kAway);
            before = m_now;
            goTo(event);
        }
        if (m_tries % kTriesToALook == 0 && deadline.passed()) return;
        ++m_tries;
        m_slope = kSlopes[tries / kPerSlope % int(std::size(kSlopes))];
        switch (random.below(4)) {
        case 0: exchange<false>(random); break;
        case 1: reroute(random); break;
        default: mend(random); break;
        }
    }
}

// ---- the walk ----

Replay Walk::replayed(Seat seat, bool strict) const {
    const auto course = std::span<const Heard>(m_knowledge.course(seat)).first(m_now.lengths[seat]);
    return strict ? replay<true>(course, m_now.faces.data()) : replay<false>(course, m_now.faces.data());
}

/// On each occasion somebody held a War Machine.
bool Walk::stopsHold(const Replays& replays) const {
    if (m_now.stops == 0) return true;
    std::uint32_t held = 0;
    for (const Seat seat : m_others)
        held |= replays[seat].mayStop;
    return held == (1u << m_now.stops) - 1;
}

/// Summed over the ways in which the seat may play.
double Walk::likelihoodOfAsks(Seat seat) const {
    const auto course = std::span<const Heard>(m_knowledge.course(seat)).first(m_now.lengths[seat]);
    const WayShares likelihoods = likelihoodsOfAsks(course, m_now.faces.data());
    double sum = 0;
    for (std::size_t way = 0; way < kWays; ++way)
        sum += m_before[seat][way] * likelihoods[way];
    return sum;
}

WayShares Walk::waysOf(Seat seat) const {
    WayShares shares = likelihoodsOfAsks(m_knowledge.course(seat), m_now.faces.data());
    double sum = 0;
    for (std::size_t way = 0; way < kWays; ++way)
        sum += shares[way] *= m_before[seat][way];
    for (double& share : shares)
        share /= sum;
    return shares;
}

/// The hands of these seats have changed: whether to go there by how likely their asks are then (Metropolis).
bool Walk::asLikely(SeatSet changed, Random& random) {
    double gain = 1;
    std::array<double, kMostSeats> asks{};
    for (const Seat seat : changed) {
        asks[seat] = likelihoodOfAsks(seat);
        gain *= asks[seat] / m_now.asks[seat];
    }
    // Nobody plays just by one of the ways, and what he does today hangs together: counted in full, asks
    // would tell too much. Half of it, a square root, makes the odds true.
    if (gain < 1 && random.unit() >= std::sqrt(gain)) return false;
    for (const Seat seat : changed)
        m_now.asks[seat] = asks[seat];
    return true;
}

/// The faces in these slots have changed: goes on from there if nothing speaks against it. When not strict it
/// may also go where there are more faults, the more the less likely.
bool Walk::changed(std::span<const int> slots, bool strict, Random& random) {
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
        if (!asLikely(seen, random)) return false;
    } else {
        const int more = faults(after) - faults(m_now.replays);
        if (more > 0 && random.unit() > std::exp(-m_slope * more)) return false;
    }
    m_now.replays = after;
    return true;
}

/// Two special decks of the same size are possible: the other one's four cards are where these are.
bool Walk::changedDeck(bool strict, Random& random) {
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
    if (changed(slots, strict, random)) {
        m_now.deck = 3 - m_now.deck;
        return true;
    }
    m_now.faces = before;
    return false;
}

template <bool strict>
bool Walk::exchange(Random& random) {
    if (m_slots == 0) return false;
    const int all = int(m_now.faces.size());
    if (m_knowledge.deckIsOpen() && random.below(64) == 0) return changedDeck(strict, random);
    int slots[3] = {random.below(m_slots), random.below(all), 0};
    int count = 2;
    if (random.below(4) == 0) slots[count++] = random.below(all);
    return tryRotation<strict>(std::span<const int>(slots, std::size_t(count)), random);
}

/// Each of the slots takes the face of the next, the last that of the first, if that can be.
template <bool strict>
bool Walk::tryRotation(std::span<const int> slots, Random& random) {
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
    if (changed(slots, strict, random)) return true;
    for (int i = count - 2; i >= 0; --i)
        std::swap(face(i), face(i + 1));
    return false;
}

void Walk::stir(Random& random, int exchanges) {
    for (; exchanges > 0; --exchanges)
        exchange<true>(random);
}

// ---- worlds ----

/// Cards of one face are used in deck order: first those that everybody knows of.
void Walk::settleBase() {
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

void Walk::sample(Random& random, State& world) {
    stir(random, kExchangesBetween);
    world = m_base;
    world.options.value[0] = std::int16_t(m_now.deck);
    auto used = m_used;
    const auto next = [&used](Face face) { return Card(cardsOfFace(face).first() + used[face]++); };
    for (const Seat seat : m_others)
        m_now.replays[seat].hand.forEach([&](Face face) { world.hands[seat].add(next(face)); });
    for (int slot = 0; slot < m_slots && m_knowledge.arrivals()[std::size_t(slot)].seat == kNoSeat; ++slot)
        if (!m_knowledge.arrivals()[std::size_t(slot)].barred.empty())
            world.laid.add(next(m_now.faces[std::size_t(slot)]));
    // The walk knows no order of the Hole; those near the top matter most, and are drawn anew.
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
