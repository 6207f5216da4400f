#include "model/platform/endsignals.h"

#include <csignal>

namespace tacklebox::platform {

EndSignals::EndSignals() = default;
EndSignals::~EndSignals() = default;
void EndSignals::clear() {}

void takeEndSignals(void (*take)(int number)) {
    std::signal(SIGINT, take);
    std::signal(SIGTERM, take);
}

} // namespace tacklebox::platform
