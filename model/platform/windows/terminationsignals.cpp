#include "model/platform/terminationsignals.h"

#include <csignal>

namespace tacklebox::platform {

TerminationSignals::TerminationSignals() = default;
TerminationSignals::~TerminationSignals() = default;
void TerminationSignals::clear() {}

void setTerminationHandler(void (*handler)(int signal)) {
    std::signal(SIGINT, handler);
    std::signal(SIGTERM, handler);
}

} // namespace tacklebox::platform
