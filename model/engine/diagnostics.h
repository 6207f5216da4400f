// Diagnostics about errors of the program itself.
#pragma once

#include <cstdio>
#include <string_view>

namespace tacklebox {

/// Writes one line to standard error. `what` must not reveal anything hidden from a player.
inline void logInternalError(std::string_view what) {
    std::fprintf(stderr, "tacklebox: %.*s\n", int(what.size()), what.data());
}

} // namespace tacklebox
