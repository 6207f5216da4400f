// Numbers that make a test longer, from the environment.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace tacklebox::testing {

inline std::uint64_t fromEnvironment(const char* name, std::uint64_t standard) {
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : standard;
}

} // namespace tacklebox::testing
