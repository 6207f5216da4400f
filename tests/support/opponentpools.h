// Opponents of every kind and mix, for properties that must hold against all of them.
#pragma once

#include "tests/support/samplebot.h"
#include "tests/support/stubbornbot.h"

#include <memory>
#include <span>
#include <string>

namespace tacklebox::testing {

/// An opponent: a built-in bot or one of two external ones.
struct Opponent {
    enum class From : std::uint8_t { House, Sample, Stubborn };

    Level level = Level::Random;
    From from = From::House;

    template <class G>
    std::unique_ptr<Bot<G>> bot(Seat seat, std::uint64_t seed) const {
        if (from == From::Sample) return std::make_unique<SampleBot<G>>(seat, seed);
        if (from == From::Stubborn) return std::make_unique<StubbornBot<G>>(seat, seed);
        return makeBot<G>(level, seat, seed);
    }
};
inline constexpr Opponent kSampleBot{.from = Opponent::From::Sample};
inline constexpr Opponent kStubbornBot{.from = Opponent::From::Stubborn};

/// The opponents of the bot under test, seated in this order.
struct OpponentPool {
    const char* name;
    std::span<const Opponent> opponents;

    const Opponent& at(int place) const { return opponents[std::size_t(place) % opponents.size()]; }

    static const OpponentPool Randoms, Samples, Stubborn, Minnows, Perches, Pikes, Sharks, Mixed;
};

namespace opponents {

inline constexpr Opponent kOneOfEach[] = {{.level = Level::Random},
                                          {.level = Level::Pike},
                                          {.level = Level::Minnow},
                                          kSampleBot,
                                          {.level = Level::Perch}};
inline constexpr Opponent kShark{.level = Level::Shark};

} // namespace opponents

inline constexpr OpponentPool OpponentPool::Randoms{"random players", {&opponents::kOneOfEach[0], 1}};
inline constexpr OpponentPool OpponentPool::Pikes{"Pikes", {&opponents::kOneOfEach[1], 1}};
inline constexpr OpponentPool OpponentPool::Minnows{"Minnows", {&opponents::kOneOfEach[2], 1}};
inline constexpr OpponentPool OpponentPool::Samples{"sample bots", {&opponents::kOneOfEach[3], 1}};
inline constexpr OpponentPool OpponentPool::Perches{"Perches", {&opponents::kOneOfEach[4], 1}};
inline constexpr OpponentPool OpponentPool::Sharks{"Sharks", {&opponents::kShark, 1}};
inline constexpr OpponentPool OpponentPool::Stubborn{"stubborn bots", {&kStubbornBot, 1}};
inline constexpr OpponentPool OpponentPool::Mixed{"players of all kinds", opponents::kOneOfEach};

/// All pools except Sharks, which are slow.
inline constexpr OpponentPool kOpponentPools[] = {OpponentPool::Randoms, OpponentPool::Samples,
                                                  OpponentPool::Minnows, OpponentPool::Perches,
                                                  OpponentPool::Pikes,   OpponentPool::Mixed};

/// Adds a player with an unusual style; and Sharks if there is time.
inline constexpr OpponentPool kAllOpponentPools[] = {
    OpponentPool::Randoms, OpponentPool::Samples, OpponentPool::Minnows,  OpponentPool::Perches,
    OpponentPool::Pikes,   OpponentPool::Mixed,   OpponentPool::Stubborn, OpponentPool::Sharks};
inline std::span<const OpponentPool> allOpponentPools(bool withSharks) {
    return std::span(kAllOpponentPools).first(std::size(kAllOpponentPools) - !withSharks);
}

} // namespace tacklebox::testing
