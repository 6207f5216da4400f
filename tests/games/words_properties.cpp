// Checks the sentences for every move, event and refusal of random games: they are complete and grammatical,
// and different moves read differently.
#include "model/games/words.h"
#include "model/json/codec.h"
#include "tests/support/environment.h"
#include "tests/support/gameids.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <unordered_set>

namespace tacklebox {

namespace {

const Names kNames{{"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"}, kNoSeat};

/// True if `check` sees the text for the first time. Most sentences repeat, and regular expressions are slow.
bool isNew(char check, const std::string& text) {
    static std::unordered_set<std::string> known;
    return known.insert(check + text).second;
}

/// Checks that the text has no unfilled placeholder, no gap and no player without a name.
void expectComplete(const std::string& text) {
    ASSERT_FALSE(text.empty());
    if (!isNew('w', text)) return;
    EXPECT_EQ(text.find('%'), std::string::npos) << text;
    EXPECT_EQ(text.find("  "), std::string::npos) << text;
    static const std::regex kNumberedPlayer("\\bplayer \\d");
    EXPECT_FALSE(text.find("player ") != std::string::npos && std::regex_search(text, kNumberedPlayer))
        << "a player without their name: " << text;
}

/// Checks plurals after numbers and verb forms after "you". The slow expressions run only if their first
/// letters occur.
void expectGrammar(const std::string& text) {
    const auto has = [&text](const char* beginning) { return text.find(beginning) != std::string::npos; };
    static const std::regex kPluralAfterOne(
        "\\b1 (points|cards|games|pairs|turns|rounds|times|fish are|spades|hearts|diamonds|clubs)\\b");
    static const std::regex kThirdPersonAfterYou(
        "\\b[Yy]ou (is|has|was|does|goes|passes|[a-z]+(?:ks|ys|ls|ts|ds|ps|ns|es|ws))\\b");
    EXPECT_FALSE(has("1 ") && std::regex_search(text, kPluralAfterOne)) << text;
    EXPECT_FALSE(has("ou ") && std::regex_search(text, kThirdPersonAfterYou)) << text;
}

/// A sentence to a player has "you" exactly where the others read that player's name.
void expectSecondPerson(const std::string& toAll, const std::string& toPlayer, const std::string& name) {
    if (!isNew('s', name + '|' + toAll + '|' + toPlayer)) return;
    static const std::regex kYou("\\b[Yy]our?\\b");
    const auto hasYou = [](const std::string& text) {
        return text.find("ou") != std::string::npos && std::regex_search(text, kYou);
    };
    expectGrammar(toPlayer);
    EXPECT_EQ(toPlayer.find(name), std::string::npos) << "told to " << name << ": " << toPlayer;
    EXPECT_EQ(hasYou(toPlayer), toAll.find(name) != std::string::npos) << toAll << " / " << toPlayer;
    EXPECT_FALSE(hasYou(toAll)) << toAll;
}

void expectSentence(const std::string& text) {
    expectComplete(text);
    EXPECT_TRUE(text.ends_with('.') || text.ends_with('!')) << text;
}

/// Plays random moves for up to three rounds, and checks all sentences for every seat.
template <class G>
void checkMatch(int seats, const Options& options, std::uint64_t seed) {
    Random random(seed);
    typename G::State state{};
    EventLog<G> log;
    MoveList<typename G::Move> moves;
    Outcome<typename G::Layout> outcome;
    int checked = 0;
    G::newInitialState(state, options, seats, Seat(random.below(seats)), G::shuffled(options, seats, random),
                       log);
    for (int step = 0; step < 600 && !state.match.over && state.match.round < 3; ++step) {
        for (; checked < log.size(); ++checked)
            for (Seat viewer = 0; viewer < seats; ++viewer)
                if (const auto event = SeenEvent<G>::seenBy(viewer, log, checked))
                    if (const Phrase phrase = Words<G>::event(*event, kNames); !phrase.empty()) {
                        expectSentence(phrase.english());
                        expectSecondPerson(phrase.english(),
                                           Words<G>::event(*event, kNames.to(viewer)).english(),
                                           kNames.bySeat[viewer]);
                    }
        if (G::chance(state).kind != ChanceKind::None) {
            drawChance<G>(state, random, outcome);
            G::applyChance(state, outcome, log);
            continue;
        }
        const SeatSet playersToAct = G::playersToAct(state);
        Seat actor = playersToAct.first();
        for (const Seat seat : playersToAct)
            if (random.below(2)) actor = seat;
        moves.clear();
        G::legalMoves(state, actor, moves);
        std::set<std::string> lines;
        for (const auto& move : moves) {
            const std::string line = Words<G>::move(move, kNames).english();
            expectComplete(line);
            const std::string own = Words<G>::move(move, kNames.to(actor)).english();
            EXPECT_EQ(own.find(kNames.bySeat[actor]), std::string::npos) << own;
            EXPECT_TRUE(lines.insert(line).second) << "two moves read alike: " << line;
        }
        const auto chosen = moves[random.below(moves.size())];
        // All other players try the same move: each refusal has a sentence.
        for (Seat seat = 0; seat < seats; ++seat)
            if (const Refusal refusal = G::check(state, seat, chosen)) {
                expectSentence(Words<G>::refusal(refusal, kNames).english());
                const std::string own = Words<G>::refusal(refusal, kNames.to(seat)).english();
                EXPECT_EQ(own.find(kNames.bySeat[seat]), std::string::npos) << own;
            }
        G::apply(state, actor, chosen, log);
        if (::testing::Test::HasFailure()) return;
    }
}

template <class G>
void checkGame() {
    std::set<std::string> cards;
    for (int face = 0; face < G::kFaces; ++face) {
        const std::string words = Words<G>::card(Face(face)).english();
        expectComplete(words);
        EXPECT_TRUE(cards.insert(words).second) << "two cards read alike: " << words;
    }
    const bool mayLackEffects = !testing::isFinished(anyGame<G>());
    std::set<std::string> effects;
    for (int face = 0; face < G::kFaces; ++face) {
        const std::string effect = Words<G>::effect(Face(face)).english();
        if (mayLackEffects && effect.empty()) continue;
        expectSentence(effect);
        expectGrammar(effect);
        effects.insert(effect);
    }
    EXPECT_TRUE(mayLackEffects || effects.size() > 1);
    EXPECT_TRUE(Words<G>::effect(kHidden).empty());
    // Builds with assertions are slow, and a dozen games have every kind of move.
    const std::uint64_t games = testing::moreAsShipped<std::uint64_t>(40, 12);
    for (std::uint64_t seed = 1; seed <= games && !::testing::Test::HasFailure(); ++seed) {
        SCOPED_TRACE(std::string(G::kId) + ", seed " + std::to_string(seed));
        Options options = standardOptions(G::kOptions);
        for (std::size_t i = 0; i < std::size(G::kOptions); ++i)
            if (G::kOptions[i].kind != OptionKind::Number)
                options.value[i] = std::int16_t(seed % std::uint64_t(G::kOptions[i].most + 1));
        checkMatch<G>(G::kLeastSeats + int(seed % std::uint64_t(G::kMostSeats - G::kLeastSeats + 1)), options,
                      seed);
    }
}

} // namespace

TEST(Words, EverySentenceIsCompleteAndGrammatical) {
    forEachGame([]<class G>() { checkGame<G>(); });
}

namespace {

/// The numbers in the text of a card's effect, in order.
template <class G>
std::vector<int> numbersOf(Face face) {
    const std::string words = Words<G>::effect(face).english();
    static const std::regex kNumber("\\d+");
    std::vector<int> numbers;
    for (std::sregex_iterator at(words.begin(), words.end(), kNumber), end; at != end; ++at)
        numbers.push_back(std::stoi(at->str()));
    return numbers;
}

using Numbers = std::vector<int>;

} // namespace

// The text of a card's effect has the same numbers as its rules page.

TEST(Effects, T37_FishTextHasValueOfBasketAndCost) {
    const std::vector<std::pair<const char*, int>> values = {
        {"card-shark", 15}, {"whale", 10},     {"blowfish", 10},  {"starfish", 10}, {"clownfish", 10},
        {"barnacle", 5},    {"jellyfish", 5},  {"shrimp", 5},     {"eel", 5},       {"crab", 5},
        {"dogfish", 5},     {"hammerhead", 5}, {"flying-fish", 5}};
    for (const char* colour : {"red", "green", "blue", "yellow", "purple"})
        for (const auto& [fish, value] : values) {
            const std::string name = std::string(colour) + "-" + fish;
            EXPECT_EQ(numbersOf<TwistedFish>(faceNamed<TwistedFish>(name)), (Numbers{5 * value, value}))
                << name;
        }
    EXPECT_EQ(numbersOf<TwistedFish>(faceNamed<TwistedFish>("dead-scuba-diver")), Numbers{0});
}

TEST(Effects, R06_SetsAndSpecialCards) {
    for (const char* colour : {"red", "yellow", "green", "blue"})
        for (int number = 0; number <= 9; ++number) {
            const std::string name = std::string(colour) + "-" + std::to_string(number);
            EXPECT_EQ(numbersOf<RainbowFish>(faceNamed<RainbowFish>(name)), Numbers{number == 0 ? 3 : 1})
                << name;
        }
    const std::vector<std::pair<const char*, Numbers>> specials = {
        {"red-skip", {}},         {"blue-reverse", {}},
        {"green-draw-2", {2}},    {"wild", {}},
        {"wild-draw-4", {4}},     {"wild-downpour-1", {1}},
        {"wild-downpour-2", {2}}, {"war-machine", {2, 4, 2, 4}}};
    for (const auto& [name, numbers] : specials)
        EXPECT_EQ(numbersOf<RainbowFish>(faceNamed<RainbowFish>(name)), numbers) << name;
}

TEST(Effects, W10_ValuesOfTheSwim) {
    for (const char* kind : {"fish", "kill", "protection"})
        for (int value = 1; value <= 13; ++value) {
            const std::string name = std::string(kind) + "-" + std::to_string(value);
            EXPECT_EQ(numbersOf<WhatTheFish>(faceNamed<WhatTheFish>(name)), Numbers{value}) << name;
        }
    EXPECT_EQ(numbersOf<WhatTheFish>(faceNamed<WhatTheFish>("mugger-croc")), Numbers{2}); // W-30
}

TEST(Effects, G09_ValueOfAceAndF06_PointOfBook) {
    for (const char* ace : {"AS", "AH", "AD", "AC"})
        EXPECT_EQ(numbersOf<GreatLakes>(faceNamed<GreatLakes>(ace)), Numbers{14}) << ace;
    EXPECT_NE(Words<GreatLakes>::effect(faceNamed<GreatLakes>("QS")).english().find("ace beats"),
              std::string::npos);
    EXPECT_EQ(numbersOf<GoFish>(faceNamed<GoFish>("7H")), Numbers{1});
}

} // namespace tacklebox
