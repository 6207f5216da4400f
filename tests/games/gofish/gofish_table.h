// Laid-out positions of Go Fish.
#pragma once

#include "tests/support/table.h"

namespace tacklebox::testing {

/// A laid-out position; seat 0 begins.
inline Table goFish(int seats, std::string_view deal, std::string_view options = "{}") {
    return Table("go-fish", seats, deal, seats - 1, options);
}

inline std::string ask(int target, const char* rank) {
    return "{'kind':'ask','target':" + std::to_string(target) + ",'rank':'" + rank + "'}";
}

} // namespace tacklebox::testing
