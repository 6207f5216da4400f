// Who sits at a table: every kind of player, and every mix of them, for what must hold whoever sits there.
#pragma once

#include "tests/support/samplebot.h"
#include "tests/support/stubbornbot.h"

#include <memory>
#include <span>
#include <string>

namespace tacklebox::testing {

/// Somebody who sits at the table: a bot of the house, or one of two from elsewhere.
struct Guest {
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
inline constexpr Guest kSampleBot{.from = Guest::From::Sample};
inline constexpr Guest kStubbornBot{.from = Guest::From::Stubborn};

/// Who may sit beside the bot that is watched, its neighbours in turn.
struct Company {
    const char* name;
    std::span<const Guest> guests;

    const Guest& at(int place) const { return guests[std::size_t(place) % guests.size()]; }

    static const Company Randoms, Samples, Stubborn, Minnows, Perches, Pikes, Sharks, Mixed;
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
inline constexpr Company Company::Stubborn{"stubborn bots", {&kStubbornBot, 1}};
inline constexpr Company Company::Mixed{"players of all kinds", guests::kOneOfEach};

/// All but Sharks, who take their time.
inline constexpr Company kCompanies[] = {Company::Randoms, Company::Samples, Company::Minnows,
                                         Company::Perches, Company::Pikes,   Company::Mixed};

/// For what is told of them: those, and one that plays like nobody. Sharks are among them where there is
/// time.
inline constexpr Company kStrangers[] = {Company::Randoms,  Company::Samples, Company::Minnows,
                                         Company::Perches,  Company::Pikes,   Company::Mixed,
                                         Company::Stubborn, Company::Sharks};
inline std::span<const Company> strangers(bool withSharks) {
    return std::span(kStrangers).first(std::size(kStrangers) - !withSharks);
}

} // namespace tacklebox::testing
