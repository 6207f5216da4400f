#include "model/bots/bot.h"

#include "model/engine/namearray.h"

namespace tacklebox {

namespace {
constexpr std::string_view kNames[] = {"random", "minnow", "perch", "pike", "shark"};
static_assert(namesEvery<Level>(kNames));
} // namespace

std::string_view name(Level level) {
    return kNames[int(level)];
}

std::optional<Level> levelNamed(std::string_view name) {
    for (int i = 0; i < int(std::size(kNames)); ++i)
        if (kNames[i] == name) return Level(i);
    return std::nullopt;
}

} // namespace tacklebox
