// Tables of every mix of players, for what must hold whoever sits there.
#pragma once

#include "tests/support/samplebot.h"

#include <memory>
#include <string>
#include <vector>

namespace tacklebox::testing {

/// Somebody who sits at the table: a bot of the house, or the sample bot.
struct Guest {
    Level level = Level::Random;
    bool sample = false;

    std::string_view name() const { return sample ? "the sample bot" : tacklebox::name(level); }
    template <class G>
    std::unique_ptr<Bot<G>> bot(Seat seat, std::uint64_t seed) const {
        if (sample) return std::make_unique<SampleBot<G>>(seed);
        return makeBot<G>(level, seat, seed);
    }
};
inline constexpr Guest kSampleBot{.sample = true};

/// Who may sit beside the bot that is watched, its neighbours in turn.
struct Company {
    std::string name;
    std::vector<Guest> guests;

    const Guest& at(int place) const { return guests[std::size_t(place) % guests.size()]; }
};

/// Tables of one kind each, and tables of all kinds.
inline std::vector<Company> allCompanies() {
    std::vector<Company> all;
    for (const Level level : {Level::Random, Level::Minnow, Level::Perch, Level::Pike, Level::Shark})
        all.push_back({std::string(name(level)), {{.level = level}}});
    all.push_back({"the sample bot", {kSampleBot}});
    all.push_back({"one of each",
                   {{.level = Level::Minnow},
                    kSampleBot,
                    {.level = Level::Pike},
                    {.level = Level::Random},
                    {.level = Level::Perch}}});
    return all;
}

} // namespace tacklebox::testing
