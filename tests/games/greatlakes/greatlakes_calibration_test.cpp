// The probabilities stated by the bots of The Great Lakes Fish-Out are calibrated, whoever the opponents are.
#include "model/games/greatlakes/bot/words.h"
#include "model/games/greatlakes/greatlakes.h"
#include "tests/support/bands.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"
#include "tests/support/opponentpools.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

/// Stated probabilities and outcomes: the card keeps; more fish are caught later.
struct Forecasts {
    BandsOfGames keeps, more;
};

/// Records the outcomes of a bot's predictions.
class Notes {
  public:
    Notes(Seat seat, Forecasts& forecasts) : m_seat(seat), m_forecasts(forecasts) {}

    void see(const SeenEvent<GreatLakes>& event) {
        GreatLakes::applyEvent(m_observation, event);
        if (const auto* moved = std::get_if<Moved>(&event.content())) onMoved(*moved);
        if (std::holds_alternative<Scored>(event.content())) endGame();
    }

    void take(const tacklebox::Choice<GreatLakes>& choice) {
        const auto& likely = choice.rationale.likely;
        if (choice.move.kind == MoveKind::Choose)
            m_chosen = likely;
        else if (choice.move.kind == MoveKind::Stock && likely)
            m_waits.push_back({packs::suitOf(m_observation.kept[m_seat]), fishable() + 1, *likely});
    }

  private:
    struct Wait {
        packs::Suit suit;
        int catchThen;
        double likely;
    };

    int fishable() const {
        int fish = 0;
        for (const Face face : m_observation.lake)
            fish += packs::suitOf(face) == packs::suitOf(m_observation.kept[m_seat]);
        return fish;
    }
    void onMoved(const Moved& moved) {
        if (moved.from.kind == PileKind::Chosen && moved.from.seat == m_seat && m_chosen)
            m_forecasts.keeps.add(*std::exchange(m_chosen, std::nullopt), moved.to.kind == PileKind::Kept);
        if (moved.to != PileId{PileKind::Caught, m_seat}) return;
        ++m_catch;
        if (moved.from.kind != PileKind::Kept) return;
        for (std::size_t i = m_waits.size(); i-- > 0;)
            if (m_waits[i].suit == packs::suitOf(moved.face)) {
                m_forecasts.more.add(m_waits[i].likely, m_catch > m_waits[i].catchThen);
                m_waits.erase(m_waits.begin() + std::ptrdiff_t(i));
            }
        m_catch = 0;
    }
    void endGame() {
        for (const Wait& wait : m_waits)
            m_forecasts.more.add(wait.likely, false);
        m_waits.clear();
    }

    Seat m_seat;
    Observation m_observation;
    Forecasts& m_forecasts;
    std::optional<double> m_chosen;
    std::vector<Wait> m_waits;
    int m_catch = 0;
};

constexpr int kSharksEffort = 15; ///< percent, to play many more games

/// A bot whose predictions are recorded.
std::unique_ptr<Bot<GreatLakes>> noted(std::unique_ptr<Bot<GreatLakes>> bot, Seat seat,
                                       Forecasts& forecasts) {
    const auto notes = std::make_shared<Notes>(seat, forecasts);
    return std::make_unique<WatchedBot<GreatLakes>>(
        std::move(bot),
        [notes](const tacklebox::Choice<GreatLakes>& choice, std::span<const Move>) { notes->take(choice); },
        [notes](const SeenEvent<GreatLakes>& event) { notes->see(event); }, kSharksEffort);
}

/// Records all probabilities stated by one bot of the level among opponents of a pool, in matches of three to
/// five seats. TACKLEBOX_LONG plays twenty times as many.
void watch(Level level, const OpponentPool& pool, int matches) {
    if (fromEnvironment("TACKLEBOX_LONG", 0)) matches *= 20;
    Forecasts forecasts;
    for (int match = 1; match <= matches; ++match) {
        Setup<GreatLakes> setup;
        setup.options = standardOptions(GreatLakes::kOptions);
        setup.seats = 3 + match % 3;
        setup.seed = fromEnvironment("TACKLEBOX_SEED", 0) + std::uint64_t(match);
        setup.layout = drawnLayout<GreatLakes>(setup.seed, setup.options, setup.seats);
        const Seat self = Seat(match / 3 % setup.seats);
        std::vector<std::unique_ptr<Bot<GreatLakes>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const std::uint64_t seed = setup.seed + seat;
            if (seat == self)
                bots.push_back(noted(makeBot<GreatLakes>(level, seat, seed), seat, forecasts));
            else
                bots.push_back(pool.at(match + seat).bot<GreatLakes>(seat, seed));
        }
        Host<GreatLakes> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
        forecasts.keeps.endGame();
        forecasts.more.endGame();
    }
    // Opponents are unknown at first: early statements are true over all opponents that may occur, not within
    // each pool.
    constexpr double kSlack = 0.03, kErrors = 3;
    const auto expect = [&](const BandsOfGames& stated, const char* what) {
        const Statement statement{std::string(GreatLakes::kTitle), std::string(name(level)), what, pool.name};
        stated.printRow(statement);
        stated.expectCalibrated(statement.words(), kSlack, 1, BandsOfGames::kEnough, kErrors);
        stated.expectTrueOnTheMean(statement.words(), kSlack, kErrors);
    };
    expect(forecasts.keeps, "keeps the card");
    expect(forecasts.more, "fishes more later");
}

/// With all pools if TACKLEBOX_LONG is set, else with the given ones.
void watchAmong(Level level, std::initializer_list<OpponentPool> pools, int matches) {
    matches = int(fromEnvironment("TACKLEBOX_MATCHES", std::uint64_t(matches)));
    const bool all = fromEnvironment("TACKLEBOX_LONG", 0) != 0;
    for (const OpponentPool& pool : all ? allOpponentPools(true) : std::span(pools))
        watch(level, pool, matches);
}

} // namespace

TEST(GreatLakesCalibration, MinnowKeepsItsCardsAsOftenAsItSays) {
    watchAmong(Level::Minnow,
               {OpponentPool::Randoms, OpponentPool::SampleBots, OpponentPool::Perches, OpponentPool::Pikes,
                OpponentPool::Mixed},
               12);
}

TEST(GreatLakesCalibration, PerchKeepsItsCardsAsOftenAsItSays) {
    watchAmong(Level::Perch,
               {OpponentPool::Randoms, OpponentPool::Perches, OpponentPool::Pikes, OpponentPool::Mixed}, 12);
}

TEST(GreatLakesCalibration, PikeKeepsItsCardsAsOftenAsItSays) {
    watchAmong(Level::Pike, {OpponentPool::Randoms, OpponentPool::Minnows, OpponentPool::Mixed}, 12);
}

TEST(GreatLakesCalibration, SharkKeepsItsCardsAsOftenAsItSays) {
    watchAmong(Level::Shark, {OpponentPool::Minnows, OpponentPool::Mixed}, 10);
}
