// The chances that the bots of Twisted Fish give for their asks against how often they really hit.
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/botgames.h"
#include "tests/support/environment.h"
#include "tests/support/strangers.h"

#include <cmath>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::twistedfish;

namespace {

/// Asks by the chance they were given, in bands of 10 %.
struct Bands {
    struct Band {
        double expected = 0, variance = 0;
        int asks = 0, hits = 0;
    };
    std::array<Band, 10> bands{};

    void add(double likely, bool hit) {
        Band& band = bands[std::size_t(std::min(9, int(likely * 10)))];
        ++band.asks;
        band.hits += hit;
        band.expected += likely;
        band.variance += likely * (1 - likely);
    }
    /// Each band within four standard deviations, and two in a hundred for what the odds leave out.
    void expectCalibrated(const char* level) const {
        int asks = 0;
        for (std::size_t i = 0; i < bands.size(); ++i) {
            const Band& band = bands[i];
            asks += band.asks;
            if (band.asks == 0) continue;
            std::printf("%s %2zu0 %%: %5d asks, expected %5.1f %%, hit %5.1f %%\n", level, i, band.asks,
                        100 * band.expected / band.asks, 100.0 * band.hits / band.asks);
            EXPECT_LT(std::abs(band.hits - band.expected),
                      4 * std::sqrt(band.variance + 1) + kSlack * band.asks)
                << level << ", band " << i;
        }
        EXPECT_GT(asks, 100);
    }
    static constexpr double kSlack = 0.03;
};

/// A bot whose asks are noted.
class NotedBot : public Bot<TwistedFish> {
  public:
    NotedBot(std::unique_ptr<Bot<TwistedFish>> bot, Seat seat, Bands& bands)
        : m_bot(std::move(bot)), m_seat(seat), m_bands(bands) {}

    void see(const SeenEvent<TwistedFish>& event) override {
        if (const auto* moved = std::get_if<Moved>(&event.content()))
            if (moved->to == handOf(m_seat) && moved->from.kind != PlaceKind::Discard)
                cameTo(moved->from.kind == PlaceKind::Hand);
        if (const auto* said = std::get_if<Said>(&event.content()))
            if (said->saying == Saying::GoFish) cameTo(false);
        if (const auto* made = std::get_if<SeenMove<Move>>(&event.content()))
            if (made->move.kind == MoveKind::NoFishing) cameTo(false);
        m_bot->see(event);
    }
    std::optional<Choice<TwistedFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        auto choice = m_bot->choose(legal, thinking);
        if (choice && choice->move.kind == MoveKind::Ask) m_open = choice->rationale.likely;
        return choice;
    }

  private:
    void cameTo(bool hit) {
        if (m_open) m_bands.add(*m_open, hit);
        m_open.reset();
    }

    std::unique_ptr<Bot<TwistedFish>> m_bot;
    Seat m_seat;
    Bands& m_bands;
    std::optional<double> m_open; ///< of the ask whose answer is not seen yet
};

void testCalibration(Level level, int hands) {
    Bands bands;
    for (int number = 1; number <= hands; ++number) {
        Setup<TwistedFish> setup;
        setup.seats = 2 + number % 5;
        setup.options.value[kOptionTarget] = 0;
        setup.seed = std::uint64_t(number);
        setup.dealer = drawnDealer(setup.seed, setup.seats);
        setup.layout = drawnLayout<TwistedFish>(setup.seed, setup.options, setup.seats);
        std::vector<std::unique_ptr<Bot<TwistedFish>>> bots;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const bool noted = level == Level::Pike || seat == number % setup.seats;
            auto bot = makeBot<TwistedFish>(noted ? level : Level::Perch, seat,
                                            Random::forStep(setup.seed, seat).next());
            if (noted) bot = std::make_unique<NotedBot>(std::move(bot), seat, bands);
            bots.push_back(std::move(bot));
        }
        Host<TwistedFish> host(setup, std::move(bots));
        while (host.botsMove()) {
        }
    }
    bands.expectCalibrated(name(level).data());
}

int times() {
    return fromEnvironment("TACKLEBOX_LONG", 0) ? 40 : 1;
}

} // namespace

TEST(TwistedFishCalibration, WhatPikeThinksLikelyHitsThatOften) {
    testCalibration(Level::Pike, 8 * times());
}

TEST(TwistedFishCalibration, WhatSharkThinksLikelyHitsThatOften) {
    testCalibration(Level::Shark, 6 * times());
}

// ---- among players of other kinds ----

namespace tacklebox::testing {

template <>
struct WhatComes<TwistedFish> {
    static std::optional<bool> atOnce(const State&, Seat, const Move&) { return std::nullopt; }
    static std::optional<bool> heard(const SeenEvent<TwistedFish>& event, Seat seat, const Move&) {
        if (const auto* moved = std::get_if<Moved>(&event.content());
            moved && moved->to == handOf(seat) && moved->from.kind == PlaceKind::Hand)
            return true;
        if (const auto* said = std::get_if<Said>(&event.content()); said && said->saying == Saying::GoFish)
            return false;
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->seat != seat &&
            (made->move.kind == MoveKind::NoFishing || made->move.kind == MoveKind::DivineIntervention))
            return false;
        return std::nullopt;
    }
};

} // namespace tacklebox::testing

namespace {

Options singleHands() {
    Options options = standardOptions(TwistedFish::kOptions);
    options.value[kOptionTarget] = 0;
    return options;
}

constexpr double kStrangersSlack = 0.03;

} // namespace

TEST(TwistedFishCalibration, WhatPikeSaysIsTrueAmongPlayersOfEveryKind) {
    testAmongStrangers<TwistedFish>(Level::Pike, int(fromEnvironment("TACKLEBOX_STRANGERS", 5)),
                                    singleHands(), 3, 4, kStrangersSlack);
}
