// Texts of all reasons and facts, for each viewer.
#include "model/games/every/bot.h"
#include "tests/support/gameids.h"

#include <gtest/gtest.h>

#include <regex>

namespace tacklebox {

namespace {

const Names kNames{{"Ann", "Ben", "Cleo"}, kNoSeat};

/// Expects that a text which names Ann or Ben to others says "you" to that player, and only to them.
void expectSecondPerson(const Phrase& toAll, const Phrase& toSeat, Seat seat) {
    static const std::regex kYou("\\b[Yy]ou(rs?)?\\b"), kPlace("%[1-9n]");
    static const std::regex kThirdPersonAfterYou(
        "\\b[Yy]ou (is|has|was|does|goes|[a-z]+(?:ks|ys|ls|ts|ds|ps|ns|es|ws))\\b");
    static const std::regex kPluralAfterOne("\\b1 (rounds|turns|cards|times|points|fish in)\\b");
    const std::string& name = kNames.bySeat[seat];
    const std::string all = toAll.english(), personal = toSeat.english();
    EXPECT_EQ(personal.find(name), std::string::npos) << "told to " << name << ": " << personal;
    EXPECT_EQ(std::regex_search(personal, kYou), all.find(name) != std::string::npos)
        << all << " / " << personal;
    for (const std::string& text : {all, personal}) {
        EXPECT_FALSE(std::regex_search(text, kPlace)) << text;
        EXPECT_FALSE(std::regex_search(text, kThirdPersonAfterYou)) << text;
        EXPECT_FALSE(std::regex_search(text, kPluralAfterOne)) << text;
    }
}

/// Facts of every kind about a hand: with a card and with a rank, recent and older, once and repeated.
std::vector<Fact> factsOf(Seat seat) {
    std::vector<Fact> facts;
    for (const FactKind kind : {FactKind::Holds, FactKind::HoldsSome, FactKind::Lacks})
        for (const Source source :
             {Source::Asked, Source::Denied, Source::Moved, Source::Shown, Source::Counted})
            for (const bool ofCard : {true, false})
                for (const int count : {0, 1, 2})
                    for (const int ago : {0, 1, 3})
                        facts.push_back({.seat = seat,
                                         .kind = kind,
                                         .source = source,
                                         .card = ofCard ? Face(1) : kNoFace,
                                         .topic = std::uint8_t(ofCard ? Fact::kNoTopic : 1),
                                         .count = std::uint8_t(count),
                                         .turnsAgo = std::uint16_t(ago)});
    return facts;
}

template <class G>
void checkFacts() {
    constexpr bool kCardsOnly = std::is_same_v<G, TwistedFish>;
    constexpr bool kTopicsOnly = std::is_same_v<G, PlatinumFish> || std::is_same_v<G, GoFish>;
    for (const Seat seat : {Seat(0), Seat(1)})
        for (const Fact& fact : factsOf(seat)) {
            const bool ofCard = fact.card != kNoFace;
            if ((kCardsOnly && !ofCard && fact.kind != FactKind::HoldsSome) || (kTopicsOnly && ofCard))
                continue;
            for (const Seat listener : {Seat(0), Seat(1)})
                expectSecondPerson(BotWords<G>::fact(fact, kNames),
                                   BotWords<G>::fact(fact, kNames.to(listener)), listener);
        }
}

/// Formats every reason for Ann's move against Ben, for Ann (as a hint) and for Ben.
template <class G>
void checkReasons() {
    typename G::Move move{};
    if constexpr (requires { move.target; }) move.target = 1;
    if constexpr (requires { move.card; }) move.card = Face(1);
    if constexpr (requires { move.rank; }) move.rank = 1;
    if constexpr (requires { move.number; }) move.number = 1;
    if constexpr (requires { move.color; }) move.color = 1;
    int reasons = 0;
    for (int motive = 0; motive < 40; ++motive)
        for (const std::optional<double> likely : {std::optional<double>(), std::optional<double>(0.4)})
            for (const std::optional<double> expected :
                 {std::optional<double>(), std::optional<double>(1.0)}) {
                const Rationale why{.motive = std::uint8_t(motive), .likely = likely, .expected = expected};
                const Phrase toAll = BotWords<G>::rationale(why, 0, move, kNames);
                reasons += !toAll.empty();
                for (const Seat listener : {Seat(0), Seat(1)})
                    expectSecondPerson(toAll, BotWords<G>::rationale(why, 0, move, kNames.to(listener)),
                                       listener);
            }
    EXPECT_GT(reasons, 10);
}

} // namespace

TEST(ReasonWords, FactsAddressTheOwnerOfTheHand) {
    tacklebox::forEachGame([]<class G>() {
        SCOPED_TRACE(std::string(G::kId));
        checkFacts<G>();
    });
}

TEST(ReasonWords, ReasonsAddressThePlayerAndTheOpponent) {
    tacklebox::forEachGame([]<class G>() {
        SCOPED_TRACE(std::string(G::kId));
        checkReasons<G>();
    });
}

} // namespace tacklebox
