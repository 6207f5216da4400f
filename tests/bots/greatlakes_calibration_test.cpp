// What Pike and Shark call likely in The Great Lakes Fish-Out happens as often as they say.
#include "model/bots/greatlakes/motive.h"
#include "model/games/greatlakes/greatlakes.h"
#include "tests/support/bands.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

/// Plays as a bot does, and notes what became of its predictions.
class Watched : public Bot<GreatLakes> {
  public:
    Watched(Level level, Seat seat, std::uint64_t seed, int effort, Bands& kept, Bands& more)
        : m_bot(makeBot<GreatLakes>(level, seat, seed)), m_seat(seat), m_effort(effort), m_keeps(kept),
          m_more(more) {}

    void see(const SeenEvent<GreatLakes>& event) override {
        GreatLakes::follow(m_view, event);
        if (const auto* moved = std::get_if<Moved>(&event.content())) follow(*moved);
        if (std::holds_alternative<Scored>(event.content())) endGame();
        m_bot->see(event);
    }

    std::optional<tacklebox::Choice<GreatLakes>> choose(std::span<const Move> legal,
                                                        Thinking thinking) override {
        thinking.effort = m_effort;
        const auto choice = m_bot->choose(legal, thinking);
        const auto& likely = choice->rationale.likely;
        if (choice->move.kind == MoveKind::Choose)
            m_chosen = likely;
        else if (choice->move.kind == MoveKind::Stock && likely)
            m_waits.push_back({packs::suitOf(m_view.kept[m_seat]), fishable() + 1, *likely});
        return choice;
    }

  private:
    struct Wait {
        packs::Suit suit;
        int catchThen;
        double likely;
    };

    int fishable() const {
        int fish = 0;
        for (const Face face : m_view.lake)
            fish += packs::suitOf(face) == packs::suitOf(m_view.kept[m_seat]);
        return fish;
    }
    void follow(const Moved& moved) {
        if (moved.from.kind == PlaceKind::Chosen && moved.from.seat == m_seat && m_chosen)
            m_keeps.add(*std::exchange(m_chosen, std::nullopt), moved.to.kind == PlaceKind::Kept);
        if (moved.to != Place{PlaceKind::Caught, m_seat}) return;
        ++m_catch;
        if (moved.from.kind != PlaceKind::Kept) return;
        for (std::size_t i = m_waits.size(); i-- > 0;)
            if (m_waits[i].suit == packs::suitOf(moved.face)) {
                m_more.add(m_waits[i].likely, m_catch > m_waits[i].catchThen);
                m_waits.erase(m_waits.begin() + std::ptrdiff_t(i));
            }
        m_catch = 0;
    }
    void endGame() {
        for (const Wait& wait : m_waits)
            m_more.add(wait.likely, false);
        m_waits.clear();
    }

    std::unique_ptr<Bot<GreatLakes>> m_bot;
    Seat m_seat;
    int m_effort;
    View m_view;
    Bands &m_keeps, &m_more;
    std::optional<double> m_chosen;
    std::vector<Wait> m_waits;
    int m_catch = 0;
};

/// Predictions of bots of one level, in every other seat; at the others sit Pikes.
void watch(Level level, int matches, int effort, double slack) {
    if (fromEnvironment("TACKLEBOX_LONG", 0)) matches *= 20;
    Bands keeps, more;
    for (int number = 1; number <= matches; ++number) {
        Setup<GreatLakes> setup;
        setup.options.value[0] = 10;
        setup.seats = 3 + number % 3;
        setup.seed = std::uint64_t(number);
        setup.layout = drawnLayout<GreatLakes>(setup.seed, setup.options, setup.seats);
        std::vector<std::unique_ptr<Bot<GreatLakes>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat)
            if (seat % 2 == 0)
                bots.push_back(
                    std::make_unique<Watched>(level, seat, setup.seed + seat, effort, keeps, more));
            else
                bots.push_back(makeBot<GreatLakes>(Level::Pike, seat, setup.seed + seat));
        Host<GreatLakes> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
    }
    keeps.expectCalibrated(std::string(name(level)) + " keeps a card", slack);
    // One catch settles all waits for it.
    more.expectCalibrated(std::string(name(level)) + " fishes more later", slack, 2);
}

} // namespace

TEST(GreatLakesCalibration, PikeKeepsItsCardsAsOftenAsItSays) {
    watch(Level::Pike, 90, 100, 0.04);
}

TEST(GreatLakesCalibration, SharkKeepsItsCardsAsOftenAsItSays) {
    watch(Level::Shark, 40, 20, 0.06);
}
