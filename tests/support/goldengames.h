// Regression tests of bots: seeded matches of each level, compared with hashes of their records.
//
// A change of the hashes means that bots or chance have changed. If that is intended, copy the lines that the
// test prints in a release build. GCC and Clang on Linux x86-64 agree.
#pragma once

#include "model/host/host.h"
#include "model/wire/record.h"
#include "tests/support/environment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tacklebox::testing {

/// Returns options for the game's shortest match.
inline Options shortestMatch(const AnyGame& game) {
    Options options = standardOptions(game.options);
    for (std::size_t i = 0; i < game.options.size(); ++i)
        if (game.options[i].kind == OptionKind::Number)
            options.value[i] = std::int16_t(game.options[i].least);
    return options;
}

/// Plays a match of bots without a clock and returns its record, without the format number.
inline std::string recordOfBots(const AnyGame& game, Level level, int seats, std::uint64_t seed) {
    AnySetup setup{
        .options = shortestMatch(game), .seats = seats, .dealer = drawnDealer(seed, seats), .seed = seed};
    setup.layout = game.drawnLayout(seed, setup.options, seats);
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (Seat seat = 0; seat < seats; ++seat)
        bots.push_back(game.makeBot(level, seat, Random::forStep(~seed, seat).next()));
    AnyHost host(game.begin(setup), std::move(bots));
    constexpr int kSharksEffort = 4; // a Shark at full effort takes seconds for each match
    while (host.botsMove({.effort = level == Level::Shark ? kSharksEffort : 100})) {
    }
    EXPECT_TRUE(host.match().over()) << name(level) << " does not play on";
    Json record = recordJson(host.match());
    record.erase("format");
    return record.dump();
}

/// Returns the FNV-1a hash in hexadecimal.
inline std::string hashOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325ull;
    for (const char letter : text)
        hash = (hash ^ std::uint8_t(letter)) * 0x100000001b3ull;
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hash));
    return digits.data();
}

/// Plays the game with its fewest seats, and with four at the quick levels, and compares each match with its
/// line in `golden`. Pike and Shark play in release builds only.
inline void holdToGolden(std::string_view id, std::string_view golden) {
    constexpr int kMoreSeats = 4;
    const AnyGame& game = *gameNamed(id);
    for (const Level level : {Level::Random, Level::Minnow, Level::Perch, Level::Pike, Level::Shark})
        for (const int seats : {game.leastSeats, std::min(kMoreSeats, game.mostSeats)}) {
            if (level > Level::Perch && (seats != game.leastSeats || !kIsRelease)) continue;
            const std::string line = std::string(name(level)) + ", " + std::to_string(seats) + " seats: " +
                                     hashOf(recordOfBots(game, level, seats, std::uint64_t(seats)));
            EXPECT_NE(golden.find(line + '\n'), golden.npos) << "another match:\n" << line;
        }
}

} // namespace tacklebox::testing
