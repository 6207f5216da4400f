// The determinizer of Twisted Fish samples only possible states.
#include "model/games/twistedfish/bot/determinizer.h"
#include "model/games/twistedfish/json.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"
#include "tests/support/possibledeterminizations.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::twistedfish;

template <>
struct tacklebox::testing::SmallDeals<TwistedFish> {
    /// Two fish and five Zingers are in play; all other cards are on the discard pile. The options are the
    /// usual ones, as a seat assumes them until it sees otherwise.
    static Setup<TwistedFish> setup(Seat viewer, Random& random) {
        Setup<TwistedFish> setup;
        setup.seats = 2 + random.below(3);
        setup.dealer = Seat(random.below(setup.seats));
        Layout& layout = setup.layout;
        layout.hasHands = true;
        const Fish fish = Fish(random.below(kFishes - 1));
        List<Card, kZingers> zingers;
        for (const Card card : kAllZingers)
            zingers.add(card);
        random.shuffle(zingers);
        std::vector<Card> cards;
        const Options options;
        for (const Card card : TwistedFish::deck(options)) {
            const bool inPlay = kCardsOf[fish].has(card) || kCardsOf[fish + 1].has(card) ||
                                std::find(zingers.begin(), zingers.begin() + 5, card) != zingers.begin() + 5;
            if (inPlay)
                cards.push_back(card);
            else
                layout.discard.add(card);
        }
        for (const Card card : dealHidden(setup, viewer, cards, 8, random))
            layout.hands[viewer].add(card);
        return setup;
    }
    static auto* pile(Layout& layout) { return &layout.pond; }
    static std::string hidden(const State& state) {
        return facesOf<TwistedFish>(state.pond) + char(state.pendingChance) + char(state.won) +
               char(state.drawn) + char(state.quiet) + char(state.quietOnEmptyPond) +
               char(state.quietAndDead) + char(state.status.phase) + char(state.status.playersToAct.bits());
    }
};

/// Not all of them: thousands of samples may not contain a determinization that the asks make unlikely.
TEST(TwistedFishDeterminizer, OnlyPossibleDeterminizationsAreSampled) {
    testAllDeterminizations<TwistedFish>(300, 0);
}

TEST(TwistedFishDeterminizer, SamplesAgreeWithTheObservationInWholeGames) {
    testDeterminizations<TwistedFish>(1000);
}

namespace {

/// The card movements that a seat has not seen.
struct Movements {
    std::vector<Card> arrivals; ///< dealt to other seats, seat by seat; then all cards drawn since, in order
    Card pulled = kNoCard;      ///< by the Game Warden
    Card netted = kNoCard;      ///< chosen for the Net
};

/// Records the true card movements, numbered as for the seat.
class Witness {
  public:
    explicit Witness(Seat seat) : m_seat(seat) {}

    void see(const SeenEvent<TwistedFish>& event) {
        if (const auto* status = std::get_if<SeenStatus<Status>>(&event.content())) {
            m_asked = status->now.asked;
            if (!std::exchange(m_dealing, false)) return;
            for (const auto& hand : m_dealt)
                m_movements.arrivals.insert(m_movements.arrivals.end(), hand.begin(), hand.end());
        }
        if (const auto* moved = std::get_if<Moved>(&event.content())) move(*moved);
    }
    const Movements& movements() const { return m_movements; }

  private:
    void move(const Moved& moved) {
        if (moved.from.kind == PileKind::Pond) {
            auto& arrivals = m_dealing ? m_dealt[moved.to.seat] : m_movements.arrivals;
            if (!m_dealing || moved.to.seat != m_seat) arrivals.push_back(moved.face);
        } else if (moved.to.kind == PileKind::Pond) {
            m_movements.pulled = moved.face;
        } else if (moved.from.kind == PileKind::Hand && moved.to.kind == PileKind::Hand && m_asked.isNet()) {
            m_movements.netted = moved.face;
        }
    }

    Seat m_seat;
    bool m_dealing = true;
    std::array<std::vector<Card>, kMostPlayers> m_dealt;
    Asked m_asked;
    Movements m_movements;
};

/// A seat's information state, and the true card movements.
struct ObservingSeat {
    explicit ObservingSeat(Seat seat) : known(seat), witness(seat) {}

    /// Processes the new events of the log.
    void update(const EventLog<TwistedFish>& log) {
        for (; nextEvent < log.size(); ++nextEvent) {
            if (const auto event = SeenEvent<TwistedFish>::seenBy(known.viewer(), log, nextEvent))
                known.see(*event);
            if (const auto event = SeenEvent<TwistedFish>::seenBy(kOmniscient, log, nextEvent))
                witness.see(*event);
        }
    }
    /// Whether these card movements agree with the seat's information state.
    bool takesForPossible(const Movements& movements) const {
        return DealSampler(known).setDeal(movements.arrivals, movements.pulled, movements.netted);
    }
    bool takesTheTruthForPossible() const { return takesForPossible(witness.movements()); }

    InformationState<TwistedFish> known;
    Witness witness;
    int nextEvent = 0;
};

/// Plays the first hand of the game with that seed, and calls `atEach` with the seats and the number of
/// steps after every step. Returns the seats.
template <class AtEach>
std::vector<ObservingSeat> observeHand(std::uint64_t seed, AtEach&& atEach) {
    Host<TwistedFish> host = mixedTable<TwistedFish>(seed);
    std::vector<ObservingSeat> seats;
    for (Seat seat = 0; seat < host.match().state().match.seats; ++seat)
        seats.emplace_back(seat);
    do {
        for (ObservingSeat& seat : seats)
            seat.update(host.match().log());
        atEach(seats, host.match().steps().size());
    } while (host.botsMove() && host.match().state().match.round == 1 && !host.match().over());
    return seats;
}

/// Compares information states with the true card movements: of a random seat after every step, and of all
/// seats in the end.
void judgeInformationState(std::uint64_t seed) {
    Random random = Random::forStep(seed, 1003);
    const auto judgeAny = [&](const std::vector<ObservingSeat>& seats, std::size_t steps) {
        const ObservingSeat& any = seats[std::size_t(random.below(int(seats.size())))];
        ASSERT_TRUE(any.takesTheTruthForPossible())
            << "seat " << int(any.known.viewer()) << " of game " << seed << ", after " << steps << " steps";
    };
    for (const ObservingSeat& seat : observeHand(seed, judgeAny))
        ASSERT_TRUE(seat.takesTheTruthForPossible())
            << "seat " << int(seat.known.viewer()) << " at the end of game " << seed;
}

} // namespace

/// The true card movements always agree with every information state.
TEST(TwistedFishDeterminizer, TheTrueMovementsAgreeWithTheInformationState) {
    constexpr std::uint64_t kDeterminizations = 2000, kDeterminizationsAGame = 250;
    const std::uint64_t games =
        1 + fromEnvironment("TACKLEBOX_WORLDS", kDeterminizations) / kDeterminizationsAGame;
    const std::uint64_t first = fromEnvironment("TACKLEBOX_SEED", 1);
    for (std::uint64_t seed = first; seed < first + games && !HasFatalFailure(); ++seed)
        judgeInformationState(seed);
}

/// In the end no information state agrees with a wrong order of the cards.
TEST(TwistedFishDeterminizer, WrongMovementsContradictTheInformationState) {
    constexpr auto nothing = [](const std::vector<ObservingSeat>&, std::size_t) {};
    for (const ObservingSeat& seat : observeHand(3, nothing)) {
        Movements movements = seat.witness.movements();
        ASSERT_TRUE(seat.takesForPossible(movements));
        std::rotate(movements.arrivals.begin(), movements.arrivals.begin() + 1, movements.arrivals.end());
        EXPECT_FALSE(seat.takesForPossible(movements)) << "seat " << int(seat.known.viewer());
    }
}

/// A contradictory event: the seat sees its own card in another hand. The search for a consistent deal gives
/// up, and Shark plays on without determinizations.
TEST(TwistedFishDeterminizer, SharkPlaysOnWithoutAConsistentDeal) {
    Host<TwistedFish> host = mixedTable<TwistedFish>(5);
    const auto due = [&] {
        const State& state = host.match().state();
        return state.status.turn == 0 && state.status.phase == Phase::Turn &&
               state.pendingChance == PendingChance::Nothing;
    };
    while (!due() || host.match().steps().size() < 30)
        ASSERT_TRUE(host.botsMove());
    EventLog<TwistedFish> log = host.match().log();
    const Card own = host.match().state().hands[0].first();
    log.add(Peeked{0, 1, own, SeatSet::of(0)});
    const auto bot = makeBot<TwistedFish>(Level::Shark, 0, 1);
    for (const auto& event : eventsSeenBy(0, log))
        bot->see(event);
    InformationState<TwistedFish> known(0);
    for (const auto& event : eventsSeenBy(Seat(0), log))
        known.see(event);
    EXPECT_FALSE(Determinizer<TwistedFish>(known).found());
    const std::atomic<bool> cancelled = true;
    EXPECT_LT(Determinizer<TwistedFish>(known, Deadline(&cancelled, 0)).deals().stepsToFirstDeal(), 1000);
    MoveList<Move> legal;
    TwistedFish::legalMoves(host.match().state(), 0, legal);
    ASSERT_GT(legal.size(), 1);
    EXPECT_TRUE(bot->choose(legal.all(), {.mustMove = true}));
    EXPECT_FALSE(bot->choose(legal.all(), {.mustMove = true, .cancelled = &cancelled}));
}
