// Options of a game: their specifications and their values.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace tacklebox {

enum class OptionKind : std::uint8_t {
    Number, ///< a whole number from least to most
    Flag,   ///< false or true
    Choice, ///< one of `choices`, stored as its index
};

/// One option of a game, as described on its rules page.
struct OptionSpec {
    std::string_view name;
    OptionKind kind;
    int standard; ///< the default value
    int least = 0;
    int most = 1;
    std::span<const std::string_view> choices = {};
};

/// The option values of a game, in the order of its specifications.
struct Options {
    std::array<std::int16_t, 4> value{};

    constexpr bool operator==(const Options&) const = default;
};

constexpr Options standardOptions(std::span<const OptionSpec> specs) {
    Options options;
    for (std::size_t i = 0; i < specs.size(); ++i)
        options.value[i] = std::int16_t(specs[i].standard);
    return options;
}

} // namespace tacklebox
