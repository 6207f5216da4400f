// Opponents of every kind and mix, for properties that must hold against all of them.
#pragma once

#include "tests/support/samplebot.h"
#include "tests/support/stubbornbot.h"

#include <memory>
#include <span>
#include <string>

namespace tacklebox::testing {

/// An opponent: a built-in bot of some level, or one of two bots that only tests have.
struct Opponent {
    enum class Kind : std::uint8_t { BuiltIn, Sample, Stubborn };

    Kind kind = Kind::BuiltIn;
    Level level = Level::Random; ///< of a built-in bot

    template <class G>
    std::unique_ptr<Bot<G>> bot(Seat seat, std::uint64_t seed) const {
        if (kind == Kind::Sample) return std::make_unique<SampleBot<G>>(seat, seed);
        if (kind == Kind::Stubborn) return std::make_unique<StubbornBot<G>>(seat, seed);
        return makeBot<G>(level, seat, seed);
    }
};
inline constexpr Opponent kSampleBot{.kind = Opponent::Kind::Sample};
inline constexpr Opponent kStubbornBot{.kind = Opponent::Kind::Stubborn};

/// The opponents of the bot under test, seated in this order, over and over if there are more seats.
struct OpponentPool {
    const char* name;
    std::span<const Opponent> opponents;

    const Opponent& at(int index) const { return opponents[std::size_t(index) % opponents.size()]; }

    static const OpponentPool Randoms, SampleBots, StubbornBots, Minnows, Perches, Pikes, Sharks, Mixed;
};

namespace opponents {

inline constexpr Opponent kMixed[] = {{.level = Level::Random},
                                      {.level = Level::Pike},
                                      {.level = Level::Minnow},
                                      kSampleBot,
                                      {.level = Level::Perch}};
inline constexpr Opponent kShark{.level = Level::Shark};

} // namespace opponents

inline constexpr OpponentPool OpponentPool::Randoms{"random players", {&opponents::kMixed[0], 1}};
inline constexpr OpponentPool OpponentPool::Pikes{"Pikes", {&opponents::kMixed[1], 1}};
inline constexpr OpponentPool OpponentPool::Minnows{"Minnows", {&opponents::kMixed[2], 1}};
inline constexpr OpponentPool OpponentPool::SampleBots{"sample bots", {&opponents::kMixed[3], 1}};
inline constexpr OpponentPool OpponentPool::Perches{"Perches", {&opponents::kMixed[4], 1}};
inline constexpr OpponentPool OpponentPool::Sharks{"Sharks", {&opponents::kShark, 1}};
inline constexpr OpponentPool OpponentPool::StubbornBots{"stubborn bots", {&kStubbornBot, 1}};
inline constexpr OpponentPool OpponentPool::Mixed{"players of all kinds", opponents::kMixed};

/// The pools of most tests.
inline constexpr OpponentPool kOpponentPools[] = {OpponentPool::Randoms, OpponentPool::SampleBots,
                                                  OpponentPool::Minnows, OpponentPool::Perches,
                                                  OpponentPool::Pikes,   OpponentPool::Mixed};

/// All pools: also stubborn bots, which play unlike the built-in ones, and Sharks, which are slow.
inline constexpr OpponentPool kAllOpponentPools[] = {
    OpponentPool::Randoms, OpponentPool::SampleBots, OpponentPool::Minnows,      OpponentPool::Perches,
    OpponentPool::Pikes,   OpponentPool::Mixed,      OpponentPool::StubbornBots, OpponentPool::Sharks};
/// All pools, with or without Sharks.
inline std::span<const OpponentPool> allOpponentPools(bool withSharks) {
    return std::span(kAllOpponentPools).first(std::size(kAllOpponentPools) - !withSharks);
}

} // namespace tacklebox::testing
