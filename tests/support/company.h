// Who sits at a table: every kind of player, and every mix of them, for what must hold whoever sits there.
#pragma once

#include "tests/support/samplebot.h"

#include <memory>
#include <span>
#include <string>

namespace tacklebox::testing {

/// Somebody who sits at the table: a bot of the house, or the sample bot.
struct Guest {
    Level level = Level::Random;
    bool sample = false;

    template <class G>
    std::unique_ptr<Bot<G>> bot(Seat seat, std::uint64_t seed) const {
        if (sample) return std::make_unique<SampleBot<G>>(seat, seed);
        return makeBot<G>(level, seat, seed);
    }
};
inline constexpr Guest kSampleBot{.sample = true};

/// Who may sit beside the bot that is watched, its neighbours in turn.
struct Company {
    const char* name;
    std::span<const Guest> guests;

    const Guest& at(int place) const { return guests[std::size_t(place) % guests.size()]; }

    static const Company Randoms, Samples, Minnows, Perches, Pikes, Sharks, Mixed;
};

namespace guests {

inline constexpr Guest kOneOfEach[] = {{.level = Level::Random},
                                       {.level = Level::Pike},
                                       {.level = Level::Minnow},
                                       kSampleBot,
                                       {.level = Level::Perch}};
inline constexpr Guest kShark{.level = Level::Shark};

} // namespace guests

inline constexpr Company Company::Randoms{"random players", {&guests::kOneOfEach[0], 1}};
inline constexpr Company Company::Pikes{"Pikes", {&guests::kOneOfEach[1], 1}};
inline constexpr Company Company::Minnows{"Minnows", {&guests::kOneOfEach[2], 1}};
inline constexpr Company Company::Samples{"sample bots", {&guests::kOneOfEach[3], 1}};
inline constexpr Company Company::Perches{"Perches", {&guests::kOneOfEach[4], 1}};
inline constexpr Company Company::Sharks{"Sharks", {&guests::kShark, 1}};
inline constexpr Company Company::Mixed{"players of all kinds", guests::kOneOfEach};

/// All but Sharks, who take their time.
inline constexpr Company kCompanies[] = {Company::Randoms, Company::Samples, Company::Minnows,
                                         Company::Perches, Company::Pikes,   Company::Mixed};

} // namespace tacklebox::testing
