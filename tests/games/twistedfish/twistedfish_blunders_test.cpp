// Obvious blunders in Twisted Fish: Minnow and Perch forget, but not the latest events.
#include "model/games/twistedfish/bot/informationstate.h"
#include "model/games/twistedfish/twistedfish.h"
#include "tests/support/blunders.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::twistedfish;

namespace {

struct Blunders {
    SureHits sure;
    BlunderCount refusedSince; ///< asks refused less than a round ago, without a draw since
    BlunderCount nowhere;      ///< asks for a card in hand or on the table, or to an empty hand
};

/// Whether a forgetful level deliberately avoids a card that has moved back and forth.
bool isLeft(const InformationState<TwistedFish>& known, const Move& ask) {
    const CardSet missing = kCardsOf[fishOf(ask.card)] - known.hand();
    return missing.size() > 1 && known.hasGoneToAndFro(ask.card, ask.target);
}

/// The number of turns for which a level remembers where a card went; larger tables scale it to the same
/// number of rounds.
int turnsRemembered(Level level, int seats) {
    constexpr int kForEver = 1000, kMinnows = 4, kPerchs = 12, kFour = 4;
    if (level >= Level::Pike) return kForEver;
    return (level == Level::Minnow ? kMinnows : kPerchs) * std::max(seats, kFour) / kFour;
}

void count(Level level, const InformationState<TwistedFish>& known, const Move& chosen,
           std::span<const Move> legal, Blunders& blunders) {
    if (chosen.kind != MoveKind::Ask) return;
    const int seats = known.observation().match.seats;
    const std::vector<Fact> facts = known.factsIgnoringPlaces();
    const auto isSure = [&](const Move& ask) {
        return (known.sure(ask.target) & known.open()).has(ask.card) &&
               (level >= Level::Pike || !isLeft(known, ask));
    };
    const auto cannotHit = [&](const Move& ask) {
        return known.hand().has(ask.card) || known.onTable().has(ask.card) ||
               known.observation().hands[ask.target].empty();
    };
    const auto isRefused = [&](const Move& ask, int withinTurns) {
        if (known.sure(ask.target).has(ask.card)) return false; // the player has got it since
        return std::ranges::any_of(facts, [&](const Fact& fact) {
            return fact.kind == FactKind::Lacks && fact.seat == ask.target && fact.card == ask.card &&
                   fact.count == 0 && fact.turnsAgo <= withinTurns;
        });
    };
    const auto isElsewhere = [&](const Move& ask) {
        bool elsewhere = known.sure(ask.target).size() == known.observation().hands[ask.target].size();
        for (Seat seat = 0; seat < seats; ++seat)
            elsewhere |= seat != ask.target && known.sure(seat).has(ask.card);
        return elsewhere && !known.sure(ask.target).has(ask.card);
    };
    constexpr int kEver = 10'000;
    SureHits::There sure{};
    bool mayHit = false;
    for (const Move& move : legal) {
        if (move.kind != MoveKind::Ask) continue;
        mayHit |= !cannotHit(move) && !isElsewhere(move) && !isRefused(move, kEver);
        if (isSure(move))
            sure[std::size_t(evidenceAge(known.turn() - known.evidence(move.card).turn, seats,
                                         turnsRemembered(level, seats)))] = true;
    }
    blunders.sure.add(sure,
                      known.sure(chosen.target).has(chosen.card)); // includes hits that only this seat knows
    if (!mayHit) return;
    ++blunders.refusedSince.times;
    blunders.refusedSince.blunders += isRefused(chosen, seats);
    ++blunders.nowhere.times;
    blunders.nowhere.blunders += cannotHit(chosen);
}

/// A level takes the sure hits that it remembers; `mostForgotten` limits the missed share of all sure hits.
void testBlunders(Level level, int games, double mostForgotten) {
    constexpr double kOnceInAThousand = 0.001;
    constexpr int kEnough = 300;
    Blunders blunders;
    Options options = standardOptions(TwistedFish::kOptions);
    options.value[kOptionTarget] = 0;
    const ToAndFro toAndFro = watchGames<TwistedFish>(
        level, games, options, {.effort = 1},
        [&](const InformationState<TwistedFish>& known, const Move& chosen, std::span<const Move> legal) {
            count(level, known, chosen, legal, blunders);
        });
    std::printf("%s: refused just before %d, where it cannot hit %d of %d asks\n", name(level).data(),
                blunders.refusedSince.blunders, blunders.nowhere.blunders, blunders.nowhere.times);
    blunders.sure.expectTaken(std::string(name(level)), kEnough, mostForgotten);
    EXPECT_LT(blunders.refusedSince.share(), kOnceInAThousand);
    EXPECT_EQ(blunders.nowhere.blunders, 0);
    constexpr int kMostTimes = 4;     // No Fishing may still spoil a basket that seemed certain
    if (level >= Level::Pike) return; // it may fish for the card in the pond, or hide information
    EXPECT_EQ(blunders.refusedSince.blunders, 0);
    toAndFro.expectFew(name(level), kMostTimes);
}

} // namespace

TEST(TwistedFishBlunders, MinnowTakesRecentSureHits) {
    testBlunders(Level::Minnow, 25, 0.075);
}

TEST(TwistedFishBlunders, PerchTakesRememberedSureHits) {
    testBlunders(Level::Perch, 40, 0.07);
}

TEST(TwistedFishBlunders, PikeTakesPublicSureHits) {
    testBlunders(Level::Pike, 12, 0.01);
}
