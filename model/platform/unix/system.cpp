#include "model/platform/system.h"

#include <chrono>
#include <ctime>

namespace tacklebox::platform {

double threadMillis() {
    timespec used{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) == 0)
        return 1e3 * double(used.tv_sec) + 1e-6 * double(used.tv_nsec);
    using Millis = std::chrono::duration<double, std::milli>;
    return Millis(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool mayHaveNoDesktop() {
#ifdef __APPLE__
    return false;
#else
    return true;
#endif
}

bool settingsAreFiles() {
    return true;
}

} // namespace tacklebox::platform
