// Laid-out positions of Rainbow Fish.
#pragma once

#include "tests/support/table.h"

#include <algorithm>
#include <string>

namespace tacklebox::testing {

/// A laid-out position; seat 0 begins.
inline Table rainbow(int seats, std::string_view deal, std::string_view options = "{}") {
    return Table("rainbow-fish", seats, deal, seats - 1, options);
}

} // namespace tacklebox::testing
